//===- Liveness.h - lifetimes of buffers and where to put them ----*- C++ -*-===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Pure functions on lifetimes: no IR, so that they are easy to test and to reason about.
//
//===----------------------------------------------------------------------===//
#ifndef TILEWRIGHT_ANALYSIS_LIVENESS_H
#define TILEWRIGHT_ANALYSIS_LIVENESS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"

#include <cstdint>
#include <optional>
#include <utility>

namespace tilewright {

/// Every buffer of the arena starts at a multiple of this: a cache line, and the widest vector.
inline constexpr int64_t kArenaAlignment = 64;

/// A buffer lives from the step that writes it to the last that reads it, both included.
struct Lifetime {
  int64_t bytes = 0;
  unsigned first = 0, last = 0;

  bool overlaps(const Lifetime &other) const { return first <= other.last && other.first <= last; }
};

struct ArenaLayout {
  llvm::SmallVector<int64_t> offsets; ///< by buffer
  int64_t bytes = 0;                  ///< of the arena
};

/// Places the largest buffers first, each into the smallest gap that fits between those placed already which live at
/// the same time.
ArenaLayout layoutArena(llvm::ArrayRef<Lifetime> lifetimes);

/// Most bytes alive at any one step: no layout can be smaller.
int64_t peakBytes(llvm::ArrayRef<Lifetime> lifetimes);

/// Two buffers that are alive at the same step and share memory, if there are any.
std::optional<std::pair<unsigned, unsigned>> findOverlap(llvm::ArrayRef<Lifetime> lifetimes,
                                                         llvm::ArrayRef<int64_t> offsets);

/// Bytes of memory that a step reads or writes. Memory is named by space (arena, arguments, ...) and index in it.
struct Access {
  unsigned space = 0;
  int64_t index = 0;
  int64_t begin = 0, end = 0;
  bool writes = false;

  bool conflicts(const Access &other) const {
    return (writes || other.writes) && space == other.space && index == other.index && begin < other.end &&
           other.begin < end;
  }
};

/// Steps run without waiting for each other until a barrier; this finds out where one is needed.
class BarrierTracker {
public:
  /// Whether a step with these accesses must wait for a step since the last barrier.
  bool needsBarrier(llvm::ArrayRef<Access> accesses) const;
  void barrier() { sinceBarrier.clear(); }
  void addStep(llvm::ArrayRef<Access> accesses) { sinceBarrier.append(accesses.begin(), accesses.end()); }

private:
  llvm::SmallVector<Access> sinceBarrier;
};

} // namespace tilewright

#endif // TILEWRIGHT_ANALYSIS_LIVENESS_H
