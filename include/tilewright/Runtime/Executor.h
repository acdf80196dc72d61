//===- Executor.h - who provides the threads ----------------------*- C++ -*-===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The runtime never creates threads by itself: it is given an executor. Inside
// PyTorch that is PyTorch's own OpenMP team, so that both share one set of
// threads and one thread count instead of fighting for the cores.
//
//===----------------------------------------------------------------------===//
#ifndef TILEWRIGHT_RUNTIME_EXECUTOR_H
#define TILEWRIGHT_RUNTIME_EXECUTOR_H

#include "tilewright/Runtime/Abi.h"

#include <memory>
#include <optional>

namespace tilewright::rt {

/// A `tw_parallel` with its state, and how many threads it would use for a call
/// made now from this thread. A region may get fewer threads than it asked for.
struct Executor {
  tw_parallel parallel;
  int32_t (*maxThreads)(void *state);
  std::shared_ptr<void> state;

  int32_t threads() const { return maxThreads(state.get()); }
  void run(int32_t threads, void (*body)(void *context, int32_t thread, int32_t threads), void *context) const {
    parallel(state.get(), threads, body, context);
  }
};

/// Everything on the calling thread.
Executor serialExecutor();

/// The GNU OpenMP runtime already loaded in this process (PyTorch's), found by name so that we neither
/// link nor load one; nothing when there is none. Honours `torch.set_num_threads`.
std::optional<Executor> openMPExecutor();

/// A pool of `threads - 1` threads beside the caller. They spin for some microseconds for the next region, then
/// sleep. A caller that finds the pool busy runs its region alone.
Executor poolExecutor(int32_t threads);

} // namespace tilewright::rt

#endif // TILEWRIGHT_RUNTIME_EXECUTOR_H
