//===- ExecutableTest.cpp - steps, barriers, stealing, errors
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tilewright/Runtime/Executable.h"
#include "../../runtime/FloatMode.h"

#include "gtest/gtest.h"

#include <algorithm>
#include <chrono>
#include <cstring>
#include <limits>
#include <numeric>
#include <stdexcept>
#include <thread>

using namespace tilewright::rt;
using Space = BufferRef::Space;

namespace {

constexpr int64_t kRow = 64; // elements of one tile of the test kernels

/// result[tile] = operand[tile] + 1.
void increment(const tw_kernel_args *args, int64_t begin, int64_t end) {
  auto *in = static_cast<const int64_t *>(args->buffers[0]);
  auto *out = static_cast<int64_t *>(args->buffers[1]);
  for (int64_t i = begin * kRow; i < end * kRow; ++i)
    out[i] = in[i] + 1;
}

/// result[tile] = operand[tiles - 1 - tile] + 1: each tile needs one that another thread made.
void incrementMirrored(const tw_kernel_args *args, int64_t begin, int64_t end) {
  auto *in = static_cast<const int64_t *>(args->buffers[0]);
  auto *out = static_cast<int64_t *>(args->buffers[1]);
  int64_t tiles = args->params[0];
  for (int64_t tile = begin; tile < end; ++tile)
    for (int64_t i = 0; i < kRow; ++i)
      out[tile * kRow + i] = in[(tiles - 1 - tile) * kRow + i] + 1;
}

/// Fails on tile params[0] with code params[1].
void failOn(const tw_kernel_args *args, int64_t begin, int64_t end) {
  if (begin <= args->params[0] && args->params[0] < end && *args->error == TW_OK)
    *args->error = int32_t(args->params[1]);
}

void fillScratch(const tw_kernel_args *args, int64_t begin, int64_t end) {
  auto *scratch = static_cast<int64_t *>(args->scratch);
  auto *out = static_cast<int64_t *>(args->buffers[0]);
  int64_t count = args->scratch_bytes / int64_t(sizeof(int64_t));
  for (int64_t tile = begin; tile < end; ++tile) {
    std::fill_n(scratch, count, tile);
    std::this_thread::yield();
    out[tile] = std::accumulate(scratch, scratch + count, int64_t(0));
  }
}

/// out[tile] = the smallest normal number, halved; it counts on all threads taking part.
void halveSmallest(const tw_kernel_args *args, int64_t begin, int64_t end) {
  auto *out = static_cast<volatile float *>(args->buffers[0]);
  volatile float half = 0.5f;
  for (int64_t tile = begin; tile < end; ++tile) {
    out[tile] = std::numeric_limits<float>::min() * half;
    std::this_thread::sleep_for(std::chrono::microseconds(100));
  }
}

Step makeStep(tw_kernel kernel, std::vector<BufferRef> operands, std::vector<BufferRef> results, int64_t tiles,
              bool wait, std::vector<int64_t> params = {}) {
  Step step;
  step.kernel = kernel;
  step.operands = std::move(operands);
  step.results = std::move(results);
  step.tiles = tiles;
  step.wait = wait;
  step.params = std::move(params);
  return step;
}

/// argument -> arena -> arena -> ... -> result, each step needing the one before.
Program chain(int64_t steps, int64_t tiles, tw_kernel kernel = incrementMirrored) {
  Program program;
  int64_t bytes = tiles * kRow * sizeof(int64_t);
  program.arenaBytes = 2 * bytes;
  for (int64_t i = 0; i < steps; ++i) {
    BufferRef from = i == 0 ? BufferRef{Space::Argument, 0, 0} : BufferRef{Space::Arena, 0, (i % 2) * bytes};
    BufferRef to = i == steps - 1 ? BufferRef{Space::Result, 0, 0} : BufferRef{Space::Arena, 0, ((i + 1) % 2) * bytes};
    program.steps.push_back(makeStep(kernel, {from}, {to}, tiles, i != 0, {tiles}));
  }
  return program;
}

void checkChain(Executable &executable, int64_t steps, int64_t tiles, int64_t seed) {
  std::vector<int64_t> in(tiles * kRow, seed), out(tiles * kRow, -1);
  void *arguments[] = {in.data()}, *results[] = {out.data()};
  ASSERT_TRUE(executable.run(arguments, results));
  ASSERT_EQ(out, std::vector<int64_t>(tiles * kRow, seed + steps));
}

} // namespace

TEST(Executable, BarriersOrderDependentSteps) {
  for (int32_t threads : {1, 2, 3, 8})
    for (int64_t tiles : {1, 2, 3, 7, 64}) {
      Executable executable(chain(25, tiles), poolExecutor(threads));
      for (int64_t call = 0; call < 20; ++call)
        checkChain(executable, 25, tiles, call);
    }
}

TEST(Executable, SingleTileStepsBetweenSharedOnes) {
  // Shared, then a chain of single-tile steps, then shared again: the chain needs barriers around it but not inside.
  Program program = chain(6, 8);
  for (int i : {2, 3}) {
    program.steps[i].tiles = 1;
    program.steps[i].kernel = [](const tw_kernel_args *args, int64_t, int64_t) {
      tw_kernel_args copy = *args;
      incrementMirrored(&copy, 0, args->params[0]);
    };
  }
  Executable executable(std::move(program), poolExecutor(4));
  for (int64_t call = 0; call < 200; ++call)
    checkChain(executable, 6, 8, call);
}

TEST(Executable, BarrierLeftOutInsideAChainIsStillThereForOthers) {
  // 0: argument -> a, slowly. 1: a -> b, waits; runs in the chain of 0. 2: a -> result, relies on the barrier of 1.
  auto slow = [](const tw_kernel_args *args, int64_t begin, int64_t end) {
    std::this_thread::sleep_for(std::chrono::milliseconds(2));
    increment(args, begin, end);
  };
  int64_t bytes = kRow * sizeof(int64_t);
  BufferRef argument{Space::Argument, 0, 0}, a{Space::Arena, 0, 0}, b{Space::Arena, 0, bytes};
  for (int64_t tiles : {1, 2}) {
    Program program;
    program.arenaBytes = 2 * bytes;
    program.steps.push_back(makeStep(slow, {argument}, {a}, 1, false));
    program.steps.push_back(makeStep(increment, {a}, {b}, 1, true));
    program.steps.push_back(makeStep(
        [](const tw_kernel_args *args, int64_t begin, int64_t end) {
          if (begin == 0)
            increment(args, 0, 1);
        },
        {a}, {BufferRef{Space::Result, 0, 0}}, tiles, false));
    // Something shared at the end, so that the region is a parallel one.
    program.steps.push_back(makeStep([](const tw_kernel_args *, int64_t, int64_t) {}, {}, {}, 8, false));
    Executable executable(std::move(program), poolExecutor(2));
    for (int64_t call = 0; call < 20; ++call)
      checkChain(executable, 2, 1, call);
  }
}

TEST(Executable, EveryTileRunsOnceWhateverTheThreadCount) {
  // Counts in place, so a tile that ran twice or never shows.
  for (int32_t threads : {1, 2, 5}) {
    int64_t tiles = 1001;
    Program program;
    for (int i = 0; i < 3; ++i) // no waits: each tile touches only its own data, which one thread or another did
      program.steps.push_back(makeStep(
          [](const tw_kernel_args *args, int64_t begin, int64_t end) {
            for (int64_t tile = begin; tile < end; ++tile)
              static_cast<std::atomic<int> *>(args->buffers[0])[tile].fetch_add(1, std::memory_order_relaxed);
          },
          {}, {{Space::Result, 0, 0}}, tiles, false));
    Executable executable(std::move(program), poolExecutor(threads));
    std::vector<std::atomic<int>> counts(tiles);
    void *results[] = {counts.data()};
    for (int call = 0; call < 10; ++call)
      ASSERT_TRUE(executable.run(nullptr, results));
    for (const std::atomic<int> &count : counts)
      ASSERT_EQ(count, 30);
  }
}

TEST(Executable, IdleThreadsStealFromASlowOne) {
  // The first tile takes until all others are done: that ends only if someone else takes over the rest of its share.
  static std::atomic<int> done;
  done = 0;
  Program program;
  program.steps.push_back(makeStep(
      [](const tw_kernel_args *args, int64_t begin, int64_t end) {
        for (int64_t tile = begin; tile < end; ++tile) {
          auto deadline = std::chrono::steady_clock::now() + std::chrono::seconds(20);
          while (tile == 0 && done < 15 && std::chrono::steady_clock::now() < deadline)
            std::this_thread::yield();
          static_cast<int *>(args->buffers[0])[tile] = ++done;
        }
      },
      {}, {{Space::Result, 0, 0}}, 16, false));
  Executable executable(std::move(program), poolExecutor(2));
  std::vector<int> order(16);
  void *results[] = {order.data()};
  ASSERT_TRUE(executable.run(nullptr, results));
  EXPECT_EQ(order[0], 16);
}

TEST(Executable, ConcurrentCallersDoNotShareAnArena) {
  Executable executable(chain(15, 9), poolExecutor(2));
  std::vector<std::thread> callers;
  for (int caller = 0; caller < 4; ++caller)
    callers.emplace_back([&executable, caller] {
      for (int64_t call = 0; call < 50; ++call)
        checkChain(executable, 15, 9, caller * 1000 + call);
    });
  for (std::thread &caller : callers)
    caller.join();
  EXPECT_LE(executable.workspaces(), 4u);
}

TEST(Executable, ScratchIsPrivateToAThread) {
  Program program;
  program.steps.push_back(makeStep(fillScratch, {}, {{Space::Result, 0, 0}}, 40, false));
  program.steps[0].scratchBytes = 1024;
  Executable executable(std::move(program), poolExecutor(4));
  std::vector<int64_t> out(40);
  void *results[] = {out.data()};
  ASSERT_TRUE(executable.run(nullptr, results));
  for (int64_t tile = 0; tile < 40; ++tile)
    EXPECT_EQ(out[tile], tile * 128);
}

TEST(Executable, SubnormalNumbers) {
  constexpr int64_t kTiles = 64;
  Program program;
  for (int32_t step = 0; step < 2; ++step) {
    program.steps.push_back(makeStep(halveSmallest, {}, {{Space::Result, step, 0}}, kTiles, false));
    program.steps.back().flushSubnormals = step == 0;
  }
  Executable executable(std::move(program), poolExecutor(3));
  auto run = [&](bool zeroInSecond) {
    std::vector<float> flushed(kTiles, -1), kept(kTiles, -1);
    void *results[] = {flushed.data(), kept.data()};
    ASSERT_TRUE(executable.run(nullptr, results));
    const float second = zeroInSecond ? 0 : std::numeric_limits<float>::min() / 2;
    for (int64_t tile = 0; tile < kTiles; ++tile) {
      EXPECT_EQ(flushed[tile], 0);
      // Comparing numbers would take them for zero in that mode.
      EXPECT_EQ(std::memcmp(&kept[tile], &second, sizeof(float)), 0);
    }
  };
  run(false);
  // The caller's mode is that of all threads, and stays what it was.
  const FloatMode own = FloatMode::ofThread();
  own.flushing().setForThread();
  run(true);
  volatile float half = 0.5f, product = std::numeric_limits<float>::min() * half;
  own.setForThread();
  EXPECT_EQ(product, 0);
  run(false);
}

TEST(Executable, ConstantsAndArgumentOffsets) {
  Program program;
  program.constants.push_back(std::vector<char>(kRow * sizeof(int64_t), 0));
  int64_t bytes = kRow * sizeof(int64_t);
  program.steps.push_back(makeStep(increment, {{Space::Constant, 0, 0}}, {{Space::Argument, 0, bytes}}, 1, false));
  Executable executable(std::move(program), serialExecutor());
  std::vector<int64_t> argument(2 * kRow, 7);
  void *arguments[] = {argument.data()};
  ASSERT_TRUE(executable.run(arguments, nullptr));
  EXPECT_EQ(argument[kRow - 1], 7);
  EXPECT_EQ(argument[kRow], 1);
}

TEST(Executable, EarliestFailureIsReportedAndStopsLaterSteps) {
  int64_t tiles = 64;
  Program program = chain(3, tiles);
  program.steps.insert(program.steps.begin() + 1, makeStep(failOn, {}, {}, tiles, true, {40, TW_ERROR_INDEX_RANGE}));
  program.steps.insert(program.steps.begin() + 2, makeStep(failOn, {}, {}, tiles, false, {3, TW_ERROR_DIVIDE_BY_ZERO}));
  program.steps[1].name = "embedding";
  program.steps[2].name = "divide";
  for (int32_t threads : {1, 3}) {
    Program copy = program;
    Executable executable(std::move(copy), poolExecutor(threads));
    std::vector<int64_t> in(tiles * kRow, 1), out(tiles * kRow, -1);
    void *arguments[] = {in.data()}, *results[] = {out.data()};
    for (int call = 0; call < 20; ++call) {
      Status status = executable.run(arguments, results);
      ASSERT_FALSE(status);
      // With several threads both steps may fail before either is noticed, but the earlier one need not have.
      if (status.code == TW_ERROR_INDEX_RANGE)
        ASSERT_EQ(status.step, "embedding");
      else
        ASSERT_EQ(status.step, "divide");
      ASSERT_EQ(out[0], -1);
    }
  }
}

TEST(Executable, EagerStepsRunBetweenRegions) {
  Program program = chain(3, 8);
  Step eager = program.steps[1];
  eager.kernel = nullptr;
  eager.eagerCall = 5;
  program.steps[1] = eager;
  Executable executable(std::move(program), poolExecutor(2));
  std::vector<int64_t> in(8 * kRow, 1), out(8 * kRow, -1);
  void *arguments[] = {in.data()}, *results[] = {out.data()};
  auto callback = [&](int64_t call, void *const *operands, void *const *results) {
    EXPECT_EQ(call, 5);
    auto *from = static_cast<int64_t *>(operands[0]);
    auto *to = static_cast<int64_t *>(results[0]);
    std::transform(from, from + 8 * kRow, to, [](int64_t x) { return x * 10; });
  };
  ASSERT_TRUE(executable.run(arguments, results, callback));
  EXPECT_EQ(out, std::vector<int64_t>(8 * kRow, 21));

  auto throwing = [](int64_t, void *const *, void *const *) { throw std::runtime_error("from Python"); };
  EXPECT_THROW(executable.run(arguments, results, throwing), std::runtime_error);
  ASSERT_TRUE(executable.run(arguments, results, callback)); // usable afterwards
  EXPECT_EQ(executable.workspaces(), 1u);
  EXPECT_THROW(executable.run(arguments, results), std::logic_error);
}

// The first step runs once for each version of its argument; it runs in every call whose caller knows no version.
TEST(Executable, PrologueRunsAfterAChange) {
  for (int32_t threads : {1, 2}) {
    constexpr int64_t kTiles = 8;
    Program program;
    program.keptBytes = kTiles * kRow * int64_t(sizeof(int64_t));
    program.prologue = 1;
    BufferRef kept{Space::Kept, 0, 0};
    program.steps.push_back(makeStep(incrementMirrored, {{Space::Argument, 0, 0}}, {kept}, kTiles, false, {kTiles}));
    program.steps.push_back(makeStep(incrementMirrored, {kept}, {{Space::Result, 0, 0}}, kTiles, true, {kTiles}));
    Executable executable(std::move(program), poolExecutor(threads));
    std::vector<int64_t> weight(kTiles * kRow), out(kTiles * kRow);
    auto call = [&](int64_t value, uint64_t version) {
      std::fill(weight.begin(), weight.end(), value);
      void *arguments[] = {weight.data()}, *results[] = {out.data()};
      EXPECT_TRUE(executable.run(arguments, results, {}, version));
      return out.back();
    };
    EXPECT_EQ(call(10, 1), 12);
    EXPECT_EQ(call(20, 1), 12);
    EXPECT_EQ(call(30, 2), 32);
    EXPECT_EQ(call(40, 1), 32); // another thread has seen the change already
    EXPECT_EQ(call(50, Executable::kUnknownVersion), 52);
    EXPECT_EQ(call(60, 2), 62);
  }
}

// Executables with the same prologue compute it once for a version of its arguments; others never share.
TEST(Executable, SharesWhatAPrologueKeeps) {
  constexpr int64_t kTiles = 8;
  auto make = [](int64_t prologueParam) {
    Program program;
    program.keptBytes = kTiles * kRow * int64_t(sizeof(int64_t));
    program.prologue = 1;
    BufferRef kept{Space::Kept, 0, 0};
    program.steps.push_back(
        makeStep(incrementMirrored, {{Space::Argument, 0, 0}}, {kept}, kTiles, false, {prologueParam}));
    program.steps.push_back(makeStep(incrementMirrored, {kept}, {{Space::Result, 0, 0}}, kTiles, true, {kTiles}));
    return program;
  };
  std::vector<int64_t> weight(kTiles * kRow), out(kTiles * kRow);
  auto call = [&](Executable &executable, int64_t value, uint64_t version) {
    std::fill(weight.begin(), weight.end(), value);
    void *arguments[] = {weight.data()}, *results[] = {out.data()};
    EXPECT_TRUE(executable.run(arguments, results, {}, version));
    return out.back();
  };
  auto second = std::make_unique<Executable>(make(kTiles), poolExecutor(2));
  {
    Executable first(make(kTiles), poolExecutor(1)), other(make(kTiles - 1), poolExecutor(1));
    ASSERT_TRUE(second->shareKept(first));
    EXPECT_FALSE(other.shareKept(first));
    EXPECT_EQ(call(first, 10, 1), 12);
    EXPECT_EQ(call(*second, 20, 1), 12);
    EXPECT_EQ(call(*second, 30, 2), 32);
    EXPECT_EQ(call(first, 40, 2), 32);
  }
  EXPECT_EQ(call(*second, 50, 2), 32); // the memory outlives the executable that it was made by
  EXPECT_EQ(call(*second, 60, 3), 62);
}

TEST(Executable, EmptyProgramsAndEmptyGrids) {
  Executable empty({}, poolExecutor(2));
  EXPECT_TRUE(empty.run(nullptr, nullptr));
  Program program;
  auto never = [](const tw_kernel_args *, int64_t, int64_t) { FAIL(); };
  program.steps.push_back(makeStep(never, {}, {}, 0, false));
  program.steps.push_back(makeStep(never, {}, {}, 0, true));
  Executable grids(std::move(program), poolExecutor(2));
  EXPECT_TRUE(grids.run(nullptr, nullptr));
}

TEST(Executable, ProfileRecordsEveryTile) {
  Executable executable(chain(4, 32), poolExecutor(2));
  checkChain(executable, 4, 32, 0);
  EXPECT_TRUE(executable.events().empty());
  executable.profile(10000);
  for (int call = 0; call < 3; ++call)
    checkChain(executable, 4, 32, call);
  std::vector<int64_t> tiles(4);
  for (const Event &event : executable.events()) {
    EXPECT_LE(event.begin, event.end);
    tiles[event.step] += event.tiles;
  }
  EXPECT_EQ(tiles, std::vector<int64_t>(4, 3 * 32));
  std::vector<StepTime> times = summarize(executable.events(), 4);
  EXPECT_EQ(times[2].calls, 3);
  EXPECT_LE(times[2].wall, times[2].busy + 1000000000);
  executable.profile(0);
  checkChain(executable, 4, 32, 0);
  EXPECT_TRUE(executable.events().empty());
}

// Prints what a call costs beside its kernels; the target is 5 us + 1 us a step. Not asserted: a busy machine may take
// any time.
TEST(Executable, OverheadOfACall) {
  auto measure = [](int64_t steps, int64_t tiles, int32_t threads) {
    Executable executable(chain(steps, tiles, [](const tw_kernel_args *, int64_t, int64_t) {}), poolExecutor(threads));
    std::vector<double> times;
    char byte[1];
    void *pointer = byte;
    for (int call = 0; call < 500; ++call) {
      auto start = std::chrono::steady_clock::now();
      executable.run(&pointer, &pointer);
      times.push_back(std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now() - start).count());
    }
    std::nth_element(times.begin(), times.begin() + times.size() / 2, times.end());
    return times[times.size() / 2];
  };
  for (int32_t threads : {1, 2})
    for (int64_t tiles : {1, 2, 64}) {
      double one = measure(1, tiles, threads), many = measure(201, tiles, threads);
      printf("threads %d, tiles %2d: %.2f us a call of one step, %.3f us for each further step\n", int(threads),
             int(tiles), one, (many - one) / 200);
    }
}
