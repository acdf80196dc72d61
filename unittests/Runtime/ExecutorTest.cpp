//===- ExecutorTest.cpp - serial, pool and OpenMP executors
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tilewright/Runtime/Executor.h"

#include "gtest/gtest.h"

#include <atomic>
#include <dlfcn.h>
#include <thread>
#include <vector>

using namespace tilewright::rt;

namespace {

/// Runs a region and returns how often each thread number appeared.
std::vector<int> threadsOf(const Executor &executor, int32_t threads) {
  struct Counts {
    std::atomic<int> of[16];
    std::atomic<int> team;
  } counts = {};
  executor.run(
      threads,
      [](void *context, int32_t thread, int32_t threads) {
        auto *counts = static_cast<Counts *>(context);
        ++counts->of[thread];
        counts->team = threads;
      },
      &counts);
  return std::vector<int>(counts.of, counts.of + counts.team);
}

} // namespace

TEST(Executor, Serial) {
  EXPECT_EQ(serialExecutor().threads(), 1);
  EXPECT_EQ(threadsOf(serialExecutor(), 4), std::vector<int>(1, 1));
}

TEST(Executor, PoolRunsEachThreadOnce) {
  Executor pool = poolExecutor(4);
  EXPECT_EQ(pool.threads(), 4);
  for (int round = 0; round < 300; ++round)
    for (int32_t threads : {1, 2, 3, 4})
      ASSERT_EQ(threadsOf(pool, threads), std::vector<int>(threads, 1));
  EXPECT_EQ(threadsOf(pool, 9), std::vector<int>(4, 1)); // no more than there are
}

TEST(Executor, PoolWakesSleepingThreads) {
  Executor pool = poolExecutor(3);
  for (int round = 0; round < 5; ++round) {
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
    ASSERT_EQ(threadsOf(pool, 3), std::vector<int>(3, 1));
  }
}

TEST(Executor, PoolServesConcurrentCallers) {
  Executor pool = poolExecutor(2);
  std::vector<std::thread> callers;
  for (int caller = 0; caller < 3; ++caller)
    callers.emplace_back([&pool] {
      for (int round = 0; round < 200; ++round) {
        std::vector<int> threads = threadsOf(pool, 2); // both, or alone when another caller has them
        ASSERT_EQ(threads, std::vector<int>(threads.size(), 1));
      }
    });
  for (std::thread &caller : callers)
    caller.join();
}

TEST(Executor, OpenMPUsesTheLoadedLibrary) {
#if defined(__SANITIZE_THREAD__) || (defined(__has_feature) && __has_feature(thread_sanitizer))
  GTEST_SKIP() << "the OpenMP library is not instrumented, so every region looks like a race";
#endif
  if (!dlopen("libgomp.so.1", RTLD_NOW | RTLD_GLOBAL)) {
    EXPECT_FALSE(openMPExecutor());
    GTEST_SKIP() << "no libgomp";
  }
  std::optional<Executor> openMP = openMPExecutor();
  ASSERT_TRUE(openMP);
  EXPECT_GE(openMP->threads(), 1);
  auto setThreads = reinterpret_cast<void (*)(int)>(dlsym(RTLD_DEFAULT, "omp_set_num_threads"));
  setThreads(3);
  EXPECT_EQ(openMP->threads(), 3);
  EXPECT_EQ(threadsOf(*openMP, 3), std::vector<int>(3, 1));
}
