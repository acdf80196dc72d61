//===- Workspace.h - what one call of a program owns --------------*- C++ -*-===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef TILEWRIGHT_RUNTIME_WORKSPACE_H
#define TILEWRIGHT_RUNTIME_WORKSPACE_H

#include "AlignedMemory.h"
#include "Spin.h"
#include "tilewright/Runtime/EventLog.h"

#include <algorithm>

namespace tilewright::rt {

/// Which tiles of one thread's share of one segment are already taken. Tagged with the number of the call, so that a
/// call needs not reset the cursors of the one before.
class alignas(64) TileCursor {
public:
  /// Takes up to `chunk` tiles of the share [0, size); false when none are left.
  bool take(uint32_t call, int64_t size, int64_t chunk, int64_t &begin, int64_t &end) {
    uint64_t seen = state.load(std::memory_order_relaxed);
    do {
      begin = (seen >> 32) == call ? int64_t(seen & 0xffffffff) : 0;
      if (begin >= size)
        return false;
      end = std::min(begin + chunk, size);
      // Relaxed is enough: the data of the tiles is ordered by the barriers.
    } while (!state.compare_exchange_weak(seen, uint64_t(call) << 32 | uint64_t(end), std::memory_order_relaxed));
    return true;
  }

private:
  std::atomic<uint64_t> state{0}; // call number, tiles taken
};

/// Arena, per-thread scratch and shared state of one call at a time. Reused, so that a steady state allocates nothing.
struct Workspace {
  AlignedMemory arena;
  std::vector<void *> pointers; // of the buffers of all steps, one after another
  uint32_t call = 0;
  int32_t threads = 0;             // that the members below are sized for
  std::vector<TileCursor> cursors; // [segment][thread]
  AlignedMemory scratch;
  int64_t scratchStride = 0;
  std::vector<std::vector<Event>> events; // of each thread, while profiling
  Barrier barrier;
  std::atomic<uint64_t> failure{kNoFailure}; // step, code: the smallest is the earliest step

  static constexpr uint64_t kNoFailure = ~uint64_t(0);

  void sizeFor(int32_t wanted, int64_t segments, int64_t scratchBytes) {
    if (wanted <= threads)
      return;
    threads = wanted;
    cursors = std::vector<TileCursor>(segments * wanted);
    scratchStride = roundUp(scratchBytes, 4096); // pages apart: no false sharing, no prefetch into a neighbour's
    scratch = allocateAligned(scratchStride * wanted);
    events.resize(wanted);
  }

  void recordFailure(int32_t step, int32_t code) {
    uint64_t mine = uint64_t(step) << 32 | uint32_t(code);
    uint64_t seen = failure.load(std::memory_order_relaxed);
    while (mine < seen && !failure.compare_exchange_weak(seen, mine, std::memory_order_relaxed)) {
    }
  }
};

} // namespace tilewright::rt

#endif // TILEWRIGHT_RUNTIME_WORKSPACE_H
