//===- Executable.h - a compiled program that can be called -------*- C++ -*-===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A program is a list of steps in order. One call enters one parallel region;
// its threads walk the list together, share out the tiles of every step, and meet
// at a barrier only before a step that says it must wait for earlier ones. This
// replaces a fork and a join per kernel (about 3 us each) by a barrier (below
// 1 us) where the data demands one.
//
//===----------------------------------------------------------------------===//
#ifndef TILEWRIGHT_RUNTIME_EXECUTABLE_H
#define TILEWRIGHT_RUNTIME_EXECUTABLE_H

#include "tilewright/Runtime/Abi.h"
#include "tilewright/Runtime/EventLog.h"
#include "tilewright/Runtime/Executor.h"

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace tilewright::rt {

/// Where a buffer of a step lies.
struct BufferRef {
  enum class Space : uint8_t { Arena, Argument, Result, Constant, Kept };
  Space space;
  int32_t index = 0;  // which argument, result or constant
  int64_t offset = 0; // in bytes

  bool operator==(const BufferRef &other) const {
    return space == other.space && index == other.index && offset == other.offset;
  }
};

/// One kernel, or one call back into PyTorch.
struct Step {
  std::string name;
  tw_kernel kernel = nullptr; // null for an eager step
  int64_t eagerCall = -1;     // index that the callback of an eager step receives
  std::vector<BufferRef> operands;
  std::vector<BufferRef> results;
  std::vector<int64_t> params;  // of a library kernel
  int64_t tiles = 1;            // size of the grid; 0 skips the step
  int64_t scratchBytes = 0;     // per thread
  bool flushSubnormals = false; // it may take numbers below the normal ones for zero
  bool wait = false;            // a barrier before it: reads or overwrites what an earlier step touches
};

struct Program {
  std::vector<Step> steps;
  std::vector<std::vector<char>> constants;
  int64_t arenaBytes = 0;
  int64_t keptBytes = 0;      // of results that outlive a call
  int64_t prologue = 0;       // so many of the first steps compute these, from arguments that rarely change
  std::shared_ptr<void> code; // keeps the machine code of the kernels loaded
};

/// How a call ended. After an error the remaining steps did not run, so that a bad input does not reach the parameters
/// through a step that depends on the failed one.
struct Status {
  int32_t code = TW_OK; // of tw_error
  std::string step;     // the earliest step that failed
  explicit operator bool() const { return code == TW_OK; }
};

/// Runs an eager step. It may throw: the exception leaves `Executable::run`.
using EagerCallback = std::function<void(int64_t call, void *const *operands, void *const *results)>;

/// Thread-safe: each concurrent call gets a workspace (arena, scratch) of its own, kept for later calls.
class Executable {
public:
  Executable(Program program, Executor executor);
  ~Executable();
  Executable(const Executable &) = delete;
  Executable &operator=(const Executable &) = delete;

  /// For callers that do not know whether the arguments of the prologue have changed. Others count from 1.
  static constexpr uint64_t kUnknownVersion = ~uint64_t(0);

  /// Pointers in the order of the program's arguments and results. The prologue runs first unless it has run for this
  /// `version` of its arguments, or a later one.
  Status run(void *const *arguments, void *const *results, const EagerCallback &eager = {},
             uint64_t version = kUnknownVersion);

  /// Keeps the results of the prologue in the same memory as `other`, if its prologue is the same calls of library
  /// kernels. From then on versions must count the changes of both executables' arguments.
  /// Returns whether it does; to be called before the first run.
  bool shareKept(const Executable &other);

  const Program &program() const;

  /// Number of workspaces that exist: how many callers have been inside at the same time.
  size_t workspaces() const;

  /// Keeps the latest `capacity` events; 0 switches profiling off.
  void profile(size_t capacity);
  std::vector<Event> events() const;

private:
  struct Impl;
  std::unique_ptr<Impl> impl;
};

} // namespace tilewright::rt

#endif // TILEWRIGHT_RUNTIME_EXECUTABLE_H
