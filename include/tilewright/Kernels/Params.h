//===- Params.h - compile-time parameters of library kernels ------*- C++ -*-===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What `tw_kernel_args::params` of each library kernel points to: structs of
// nothing but 64-bit integers. Tensors are described by where they lie in which
// buffer, so that transposes, slices and concatenations around an op cost
// nothing. Sizes, offsets and strides count elements.
//
//===----------------------------------------------------------------------===//
#ifndef TILEWRIGHT_KERNELS_PARAMS_H
#define TILEWRIGHT_KERNELS_PARAMS_H

#include <cstdint>

namespace tilewright::kernels {

/// Element (i, j, k, l) lies at buffers[buffer][offset + i * strides[0] + ... + l * strides[3]].
struct View {
  int64_t buffer;
  int64_t offset;
  int64_t strides[4];
};

/// The sizes that `attention` and `attention_grad` share. The last dim of all tensors but `bias` has stride 1.
struct AttentionShape {
  int64_t batch, heads, keyHeads, queries, keys, depth;
  int64_t causal;    // 0 or 1
  int64_t hasBias;   // 0 or 1
  int64_t scaleBits; // a double

  // With dropout a probability becomes 0 if its random number, of 24 bits, is below this; 0 without.
  int64_t dropBelow = 0;
  int64_t keptScaleBits = 0;        // a double: what the others are multiplied by
  int64_t seed = 0, seedOffset = 0; // where the i64 lies: a buffer and an element of it
  int64_t stream = 0;

  // Queries, and keys, that are worked on at a time, and rows of the buffers for them.
  static constexpr int64_t kBlock = 64, kBufferRows = 72;
  int64_t queryBlocks() const { return (queries + kBlock - 1) / kBlock; }
  int64_t keyBlocks() const { return (keys + kBlock - 1) / kBlock; }
};

/// tw_attention_{f32,f16,bf16}. Grid: batch * heads * queryBlocks().
struct AttentionParams {
  AttentionShape shape;
  View query, key, value, bias, result;
  View logSumExp; // f32, [batch, heads, queries]
};

/// tw_attention_grad_{f32,f16,bf16}. Grid: batch * keyHeads, each tile all of the gradients of one key head, so that no
/// two tiles add to the same element.
struct AttentionGradParams {
  AttentionShape shape;
  View grad, query, key, value, bias, result;
  View logSumExp;
  View gradQuery, gradKey, gradValue;
};

/// Bytes of scratch per thread, enough for every CPU level.
int64_t scratchBytes(const AttentionParams &params);
int64_t scratchBytes(const AttentionGradParams &params);

/// tw_scatter_add_<value type>_<id type>. Row `n = outer * innerRows + inner` of the updates is (outer, inner, :) of
/// its view, element stride 1, which lets a gradient that is broadcast over a bag be read in place. Base and result are
/// row-major [rows, width]; they may be the same memory.
/// Grid: `tiles`, a power of two. Tile t owns the rows r with (r >> rowShift) mod tiles == t.
struct ScatterAddParams {
  int64_t rows, width, outerRows, innerRows;
  int64_t hasSkip, skip; // rows with this id are dropped
  int64_t tiles, rowShift;
  int64_t base; // buffer, or -1 for zeros
  int64_t result;
  View ids;     // strides[0] between outer, strides[1] between inner ids
  View updates; // strides[0] and strides[1] likewise
  /// Chooses `tiles` and `rowShift` for the sizes set before.
  void chooseTiles(int64_t elementBytes);
};

/// tw_group_rows_{i32,i64}. Id `n = outer * innerCount + inner` is (outer, inner) of its view. Results: unique[count]
/// of the type of ids, starts[count + 1] and permutation[count] (i32), groups[1] (i32). Grid: 1.
struct GroupRowsParams {
  int64_t rows;
  int64_t hasSkip, skip;
  int64_t outerCount, innerCount;
  int64_t unique, starts, permutation, groups; // buffers
  View ids;
  int64_t count() const { return outerCount * innerCount; }
};
int64_t scratchBytes(const GroupRowsParams &params);

/// tw_pack_{f32,f64,i32,i64,f16,bf16} (f16 and bf16 are widened to f32). Input element (outer, inner, k, column) of its
/// view; result [outerBatch * innerBatch, panels(), depth, panel] row-major, zero past the last column. Grid:
/// `tiles()`. tw_pack_pairs_bf16: result [outerBatch * innerBatch, panels(), depth / 2, panel, 2]; `depth` is even.
struct PackParams {
  int64_t outerBatch, innerBatch, depth, columns, panel;
  View input;
  int64_t result; // buffer
  int64_t panels() const { return (columns + panel - 1) / panel; }
  int64_t depthTiles() const { return (depth + kTileDepth - 1) / kTileDepth; }
  /// Narrow panels are made together, so that each cache line of the input is read once.
  int64_t panelsPerTile() const { return panel < kTileColumns ? kTileColumns / panel : 1; }
  int64_t panelTiles() const { return (panels() + panelsPerTile() - 1) / panelsPerTile(); }
  int64_t tiles() const { return outerBatch * innerBatch * panelTiles() * depthTiles(); }
  static constexpr int64_t kTileDepth = 256, kTileColumns = 32;
};

} // namespace tilewright::kernels

#endif // TILEWRIGHT_KERNELS_PARAMS_H
