//===- Liveness.cpp - lifetimes of buffers and where to put them ------------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tilewright/Analysis/Liveness.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"
#include "llvm/Support/MathExtras.h"

#include <limits>

namespace tilewright {

ArenaLayout layoutArena(llvm::ArrayRef<Lifetime> lifetimes) {
  ArenaLayout result;
  result.offsets.resize(lifetimes.size(), 0);
  auto order = llvm::to_vector(llvm::seq<unsigned>(0, lifetimes.size()));
  llvm::sort(order, [&](unsigned a, unsigned b) {
    return std::pair(lifetimes[b].bytes, a) < std::pair(lifetimes[a].bytes, b);
  });

  llvm::SmallVector<unsigned> placed; // by offset
  for (unsigned buffer : order) {
    int64_t bytes = llvm::alignTo(lifetimes[buffer].bytes, kArenaAlignment);
    int64_t end = 0, best = -1, bestGap = std::numeric_limits<int64_t>::max();
    for (unsigned other : placed) {
      if (!lifetimes[other].overlaps(lifetimes[buffer]))
        continue;
      int64_t gap = result.offsets[other] - end;
      if (gap >= bytes && gap < bestGap) {
        best = end;
        bestGap = gap;
      }
      end = std::max<int64_t>(end, result.offsets[other] + llvm::alignTo(lifetimes[other].bytes, kArenaAlignment));
    }
    result.offsets[buffer] = best < 0 ? end : best;
    result.bytes = std::max(result.bytes, result.offsets[buffer] + bytes);
    placed.insert(llvm::upper_bound(placed, buffer,
                                    [&](unsigned a, unsigned b) { return result.offsets[a] < result.offsets[b]; }),
                  buffer);
  }
  return result;
}

int64_t peakBytes(llvm::ArrayRef<Lifetime> lifetimes) {
  // (step, bytes that appear or disappear before it)
  llvm::SmallVector<std::pair<unsigned, int64_t>> changes;
  for (const Lifetime &lifetime : lifetimes) {
    int64_t bytes = llvm::alignTo(lifetime.bytes, kArenaAlignment);
    changes.push_back({lifetime.first, bytes});
    changes.push_back({lifetime.last + 1, -bytes});
  }
  llvm::sort(changes); // of one step, frees come first
  int64_t alive = 0, peak = 0;
  for (auto [step, bytes] : changes)
    peak = std::max(peak, alive += bytes);
  return peak;
}

std::optional<std::pair<unsigned, unsigned>> findOverlap(llvm::ArrayRef<Lifetime> lifetimes,
                                                         llvm::ArrayRef<int64_t> offsets) {
  auto order = llvm::to_vector(llvm::seq<unsigned>(0, lifetimes.size()));
  llvm::sort(order, [&](unsigned a, unsigned b) { return offsets[a] < offsets[b]; });
  for (unsigned i = 0; i < order.size(); ++i)
    for (unsigned j = i + 1; j < order.size() && offsets[order[j]] < offsets[order[i]] + lifetimes[order[i]].bytes; ++j)
      if (lifetimes[order[j]].bytes > 0 && lifetimes[order[i]].overlaps(lifetimes[order[j]]))
        return std::pair(order[i], order[j]);
  return std::nullopt;
}

bool BarrierTracker::needsBarrier(llvm::ArrayRef<Access> accesses) const {
  return llvm::any_of(accesses, [&](const Access &access) {
    return llvm::any_of(sinceBarrier, [&](const Access &earlier) { return access.conflicts(earlier); });
  });
}

} // namespace tilewright
