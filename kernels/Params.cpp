//===- Params.cpp - scratch and grids of library kernels
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tilewright/Kernels/Params.h"

#include <algorithm>

namespace tilewright::kernels {

namespace {
// Row length of packed blocks at the level that pads most (16 floats with AVX-512).
int64_t paddedDepth(const AttentionShape &shape) { return (shape.depth + 15) / 16 * 16; }
constexpr int64_t kBlock = AttentionShape::kBlock, kRows = AttentionShape::kBufferRows;
int64_t dropoutFloats(const AttentionShape &shape) { return shape.dropBelow ? kRows * kBlock : 0; }
} // namespace

int64_t scratchBytes(const AttentionParams &params) {
  int64_t depth = paddedDepth(params.shape);
  return (depth * kBlock + 2 * kRows * depth + kRows * kBlock + 3 * kBlock + dropoutFloats(params.shape)) *
         int64_t(sizeof(float));
}

int64_t scratchBytes(const AttentionGradParams &params) {
  int64_t depth = paddedDepth(params.shape), keyRows = params.shape.keyBlocks() * kBlock + kRows - kBlock;
  int64_t floats = dropoutFloats(params.shape) + 4 * keyRows * depth // keys, values and their gradients
                   + 2 * depth * kBlock +
                   3 * kRows * depth                  // a block of queries and of gradients, twice; query gradient
                   + 2 * kRows * kBlock + 2 * kBlock; // probabilities, score gradients, two numbers a query
  return floats * int64_t(sizeof(float));
}

void ScatterAddParams::chooseTiles(int64_t elementBytes) {
  // Every tile reads all ids, so there should be enough to add for each.
  constexpr int64_t kWorkPerTile = 16384, kMaxTiles = 64;
  int64_t work = outerRows * innerRows * std::max<int64_t>(width, 4);
  tiles = 1;
  while (tiles < kMaxTiles && tiles * 2 * kWorkPerTile <= work)
    tiles *= 2;
  // Rows are dealt out one by one, so that a few frequent ids do not all fall to one tile, but in
  // pieces of some cache lines, so that tiles share none and the base is copied in pieces worth it.
  rowShift = 0;
  while ((width * elementBytes << rowShift) < 256 && (int64_t(1) << rowShift) < rows)
    ++rowShift;
}

int64_t scratchBytes(const GroupRowsParams &params) {
  // Keys and positions, twice: the sort goes back and forth.
  return params.count() * 2 * int64_t(sizeof(uint64_t));
}

} // namespace tilewright::kernels
