//===- ThreadPool.cpp - an executor with its own threads
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Spin.h"
#include "tilewright/Runtime/Executor.h"

#include <algorithm>
#include <condition_variable>
#include <mutex>
#include <unistd.h>
#include <vector>

namespace tilewright::rt {
namespace {

class ThreadPool {
public:
  explicit ThreadPool(int32_t threads) : owner(getpid()) {
    for (int32_t thread = 1; thread < threads; ++thread)
      workers.emplace_back([this, thread] { work(thread); });
  }

  ~ThreadPool() {
    if (owner != getpid()) { // the threads stayed in the parent
      for (std::thread &worker : workers)
        worker.detach();
      return;
    }
    publish(0);
    for (std::thread &worker : workers)
      worker.join();
  }

  int32_t threads() const { return owner == getpid() ? int32_t(workers.size()) + 1 : 1; }

  void run(int32_t wanted, void (*newBody)(void *, int32_t, int32_t), void *newContext) {
    int32_t team = std::min(wanted, threads());
    std::unique_lock<std::mutex> only(callers, std::try_to_lock);
    // Busy with another caller's region: waiting for the threads would be slower than doing without.
    if (team <= 1 || !only) {
      newBody(newContext, 0, 1);
      return;
    }
    body = newBody;
    context = newContext;
    running.store(team - 1, std::memory_order_relaxed);
    publish(team);
    newBody(newContext, 0, team);
    spinUntil([&] { return running.load(std::memory_order_acquire) == 0; });
  }

private:
  /// Starts a region of `team` threads; 0 tells the workers to end. The team size travels in the same word as the
  /// generation, so that a worker outside the team never reads `body` of a region that it takes no part in.
  void publish(int32_t team) {
    {
      // Under the lock, so that a worker cannot miss it between its last look and its sleep.
      std::lock_guard<std::mutex> lock(sleep);
      uint64_t generation = (signal.load(std::memory_order_relaxed) >> 32) + 1;
      signal.store(generation << 32 | uint32_t(team), std::memory_order_release);
    }
    wake.notify_all();
  }

  void work(int32_t thread) {
    uint64_t seen = 0;
    while (true) {
      constexpr int kSpins = 2000; // some tens of microseconds: a caller that calls back to back
      for (int spins = 0; signal.load(std::memory_order_relaxed) == seen && spins < kSpins; ++spins)
        cpuPause();
      if (signal.load(std::memory_order_acquire) == seen) {
        std::unique_lock<std::mutex> lock(sleep);
        wake.wait(lock, [&] { return signal.load(std::memory_order_relaxed) != seen; });
      }
      seen = signal.load(std::memory_order_acquire);
      int32_t team = int32_t(seen & 0xffffffff);
      if (team == 0)
        return;
      if (thread < team) {
        body(context, thread, team);
        running.fetch_sub(1, std::memory_order_release);
      }
    }
  }

  std::mutex callers; // held by the caller whose region runs
  std::mutex sleep;
  std::condition_variable wake;
  alignas(64) std::atomic<uint64_t> signal{0}; // generation, team size
  alignas(64) std::atomic<int32_t> running{0}; // workers still inside the region
  void (*body)(void *, int32_t, int32_t) = nullptr;
  void *context = nullptr;
  pid_t owner; // a forked child has no workers
  std::vector<std::thread> workers;
};

} // namespace

Executor poolExecutor(int32_t threads) {
  return {[](void *state, int32_t threads, void (*body)(void *, int32_t, int32_t), void *context) {
            static_cast<ThreadPool *>(state)->run(threads, body, context);
          },
          [](void *state) { return static_cast<ThreadPool *>(state)->threads(); },
          std::make_shared<ThreadPool>(threads)};
}

} // namespace tilewright::rt
