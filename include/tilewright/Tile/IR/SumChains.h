//===- SumChains.h - the shape of a sum of floats -----------------*- C++ -*-===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The rounding error of terms added one to the other grows with their number n: as
// sqrt(n) where errors cancel, as n where they do not. So a sum of floats is a tree:
//
//   at most 16 terms are a chain; a chain starts from zero;
//   the sums of the chains are terms of a sum of the same shape.
//
// 1000 terms are 63 chains of 16, whose sums are 4 chains of 16, whose sums are one
// chain. The error grows with 16 times the tree's height, for one addition in 16. The
// shape depends on the number of terms alone, so the result has the same bits in every
// run. PyTorch sums in chains of 16, too (its cascade sum), and is what we compare with.
//
//===----------------------------------------------------------------------===//
#ifndef TILEWRIGHT_TILE_IR_SUMCHAINS_H
#define TILEWRIGHT_TILE_IR_SUMCHAINS_H

#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/MathExtras.h"

#include <algorithm>

namespace tilewright::tile {

inline constexpr int64_t kLongestChain = 16;

/// How many terms the chains of each level of the tree cover, outermost first and without the whole sum: {256, 16} for
/// 1000 terms. Each is a multiple of the next. A term may itself be a chain of `inside` terms, which the innermost
/// chains continue.
inline llvm::SmallVector<int64_t> chainSpans(int64_t terms, int64_t inside = 1) {
  llvm::SmallVector<int64_t> spans;
  int64_t longest = std::max<int64_t>(1, kLongestChain / std::max<int64_t>(1, inside));
  for (int64_t span = 1, count = terms; count > longest; longest = kLongestChain) {
    // Equal chains: the last one is not much shorter.
    span *= llvm::divideCeil(count, llvm::divideCeil(count, longest));
    spans.insert(spans.begin(), span);
    count = llvm::divideCeil(terms, span);
  }
  return spans;
}

} // namespace tilewright::tile

#endif // TILEWRIGHT_TILE_IR_SUMCHAINS_H
