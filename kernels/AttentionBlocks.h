//===- AttentionBlocks.h - what both attention kernels share ------*- C++ -*-===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Scores are kept transposed, [keys, queries], with a vector across queries. So
// maxima, sums and exponentials of the softmax are plain vector code with no
// step across lanes, keys and values are used as they lie in memory, and only a
// block of queries is transposed, once.
//
//===----------------------------------------------------------------------===//
#ifndef TILEWRIGHT_KERNELS_ATTENTIONBLOCKS_H
#define TILEWRIGHT_KERNELS_ATTENTIONBLOCKS_H

#include "MicroGemm.h"
#include "tilewright/Kernels/Params.h"

#include <type_traits>

namespace tilewright::kernels::TW_LEVEL {

// Queries and keys of a block: such that the operands of each product fit in L1.
inline constexpr int64_t kBlock = AttentionShape::kBlock;
// Rows of its buffers. A product works on whole register blocks, whose last rows may be no one's; they are computed
// from whatever follows and never read.
inline constexpr int64_t kBufferRows = AttentionShape::kBufferRows;
static_assert(kBlock % kPanel == 0 && kBlock % 4 == 0 && kBufferRows >= kBlock + kRows - 1, "a block is whole panels");

/// Sizes of a call.
struct Sizes {
  AttentionShape shape;
  float scale;
  int64_t paddedDepth; // row length of packed blocks: whole vectors
  explicit Sizes(const AttentionShape &shape)
      : shape(shape), scale(float(__builtin_bit_cast(double, shape.scaleBits))),
        paddedDepth(roundUp(shape.depth, kLanes)) {}

  /// Keys that a block of queries which ends before `endQuery` can see.
  int64_t visibleKeys(int64_t endQuery) const { return shape.causal ? smaller(shape.keys, endQuery) : shape.keys; }
};

/// Cuts scratch memory into buffers.
class Carver {
public:
  explicit Carver(void *memory) : next(static_cast<float *>(memory)) {}
  float *take(int64_t rows, int64_t columns) {
    float *buffer = next;
    next += rows * columns;
    return buffer;
  }

private:
  float *next;
};

template <typename T> T *at(const tw_kernel_args *args, const View &view, int64_t i, int64_t j, int64_t k = 0) {
  return static_cast<T *>(args->buffers[view.buffer]) + view.offset + i * view.strides[0] + j * view.strides[1] +
         k * view.strides[2];
}

/// Copies `rows` rows to f32 and fills up with zeros to [paddedRows, padded].
template <typename T>
void packRows(const T *from, int64_t stride, int64_t rows, int64_t depth, float *to, int64_t paddedRows,
              int64_t padded) {
  for (int64_t i = 0; i < rows; ++i) {
    for (int64_t d = 0; d < depth; ++d)
      to[i * padded + d] = toFloat(from[i * stride + d]);
    for (int64_t d = depth; d < padded; ++d)
      to[i * padded + d] = 0;
  }
  for (int64_t i = rows * padded; i < paddedRows * padded; ++i)
    to[i] = 0;
}

template <typename T>
void unpackRows(const float *from, int64_t padded, int64_t rows, int64_t depth, float scale, T *to, int64_t stride) {
  for (int64_t i = 0; i < rows; ++i)
    for (int64_t d = 0; d < depth; ++d)
      to[i * stride + d] = fromFloat<T>(from[i * padded + d] * scale);
}

/// to[d, i] = from[i, d] * scale, by squares of kLanes x kLanes.
inline void transpose(const float *from, int64_t rows, int64_t columns, float scale, float *to) {
  for (int64_t i = 0; i < rows; i += kLanes)
    for (int64_t d = 0; d < columns; d += kLanes) {
      Vec square[kLanes];
      for (int64_t k = 0; k < kLanes; ++k)
        square[k] = load(from + (i + k) * columns + d) * scale;
      transposeSquare(square);
      for (int64_t k = 0; k < kLanes; ++k)
        store(to + (d + k) * rows + i, square[k]);
    }
}

/// A block of scores of one head: which queries and keys. Queries see the keys up to themselves plus `diagonal`, both
/// counted within the block.
struct Block {
  int64_t batch, head;
  int64_t firstQuery, queries;
  int64_t firstKey, keys;
  int64_t diagonal;

  void setKeys(const AttentionShape &shape, int64_t first, int64_t visible) {
    constexpr int64_t kEverything = int64_t(1) << 30; // queries and keys are counted within the block
    firstKey = first;
    keys = smaller(kBlock, visible - first);
    diagonal = shape.causal ? firstQuery - firstKey : kEverything;
  }
  /// Keys that all queries of the vector at `query` see.
  int64_t seenKeys(int64_t query) const { return smaller(keys, query + diagonal + 1); }
  /// Keys whose probabilities of the vector at `query` a product reads: those that any of the queries sees, as whole
  /// register blocks of queries.
  int64_t neededKeys(int64_t query) const { return smaller(keys, roundUp(query + kLanes, kRows) + diagonal); }
  /// Which of the vector at `query` do not see `key`.
  IntVec hidden(int64_t query, int64_t key) const { return laneNumbers() < int32_t(key - query - diagonal); }

  /// Depths of the products whose rows are keys and columns queries, with sums over `depth`: all or nothing.
  auto scoreDepths(int64_t depth) const {
    return
        [=, *this](int64_t key, int64_t query) { return Range{0, key <= query + kLanes - 1 + diagonal ? depth : 0}; };
  }
  /// Of those whose rows are queries, with sums over keys.
  auto keyDepths() const {
    return [*this](int64_t query, int64_t) { return Range{0, smaller(keys, query + kRows + diagonal)}; };
  }
  /// Of those whose rows are keys, with sums over queries.
  auto queryDepths() const {
    return [*this](int64_t key, int64_t) { return Range{key < diagonal ? 0 : key - diagonal, queries}; };
  }
};

/// The bias of a block's first query and key.
template <typename T> const T *biasAt(const tw_kernel_args *args, const View &bias, const Block &block) {
  return at<T>(args, bias, block.batch, block.head, block.firstQuery) + block.firstKey * bias.strides[3];
}

/// Whether the bias hides all keys of a block from all its queries, so that the block counts for nothing: most blocks
/// of a sliding window, or of several documents in a row.
template <typename T> bool isHidden(const tw_kernel_args *args, const View &bias, const Block &block) {
  const T *from = biasAt<T>(args, bias, block);
  int64_t rows = bias.strides[2] == 0 ? 1 : block.queries, columns = bias.strides[3] == 0 ? 1 : block.keys;
  for (int64_t q = 0; q < rows; ++q) {
    bool isSeen = false;
    for (int64_t k = 0; k < columns; ++k) // to the end of the row, so that it is vector code
      isSeen |= toFloat(from[q * bias.strides[2] + k * bias.strides[3]]) != -kInfinity;
    if (isSeen)
      return false;
  }
  return true;
}

/// Adds the bias, in units of log 2, to transposed scores.
template <typename T>
void addBias(const tw_kernel_args *args, const View &bias, const Block &block, float *scores, int64_t stride) {
  const T *from = biasAt<T>(args, bias, block);
  auto add = [&](int64_t q, int64_t k) {
    scores[k * stride + q] += toFloat(from[q * bias.strides[2] + k * bias.strides[3]]) * kLog2E;
  };
  int64_t squares = 0; // queries whose bias is transposed by squares
  if constexpr (std::is_same_v<T, float>)
    if (bias.strides[2] != 0 && bias.strides[3] == 1)
      squares = block.queries / kLanes * kLanes;
  int64_t wholeKeys = block.keys / kLanes * kLanes;
  for (int64_t q = 0; q < squares; q += kLanes) {
    for (int64_t k = 0; k < wholeKeys; k += kLanes) {
      Vec square[kLanes];
      for (int64_t i = 0; i < kLanes; ++i)
        square[i] = load(reinterpret_cast<const float *>(from) + (q + i) * bias.strides[2] + k);
      transposeSquare(square);
      for (int64_t i = 0; i < kLanes; ++i) {
        float *score = scores + (k + i) * stride + q;
        store(score, load(score) + square[i] * kLog2E);
      }
    }
    for (int64_t k = wholeKeys; k < block.keys; ++k)
      for (int64_t i = 0; i < kLanes; ++i)
        add(q + i, k);
  }
  for (int64_t k = 0; k < block.keys; ++k)
    for (int64_t q = squares; q < block.queries; ++q)
      add(q, k);
}

/// What the probabilities of a block are multiplied by, transposed as they are: 0 or one number, by graph.random's
/// elements of rows as long as the keys in whole groups of four.
inline void fillKept(const tw_kernel_args *args, const AttentionShape &shape, const Block &block, int64_t queries,
                     float *kept) {
  auto seed = static_cast<const int64_t *>(args->buffers[shape.seed])[shape.seedOffset];
  uint64_t row = (block.batch * shape.heads + block.head) * shape.queries + block.firstQuery;
  Vec scale = splat(float(__builtin_bit_cast(double, shape.keptScaleBits)));
  for (int64_t q = 0; q < queries; q += kLanes) {
    WideVec rows = __builtin_convertvector(laneNumbers(), WideVec) + (row + q);
    int64_t needed = block.neededKeys(q);
    for (int64_t k = 0; k < needed; k += 4) {
      UIntVec words[4];
      WideVec counter = rows * uint64_t((shape.keys + 3) / 4) + uint64_t((block.firstKey + k) / 4);
      philox(__builtin_convertvector(counter, UIntVec), __builtin_convertvector(counter >> 32, UIntVec), shape.stream,
             seed, words);
      for (int64_t i = 0; i < 4; ++i) // the rows of whole groups are within the buffer
        store(kept + (k + i) * queries + q, select((IntVec)(words[i] >> 8) < int32_t(shape.dropBelow), Vec{}, scale));
    }
  }
}

/// Multiplies what products read of a transposed block.
inline void multiplyNeeded(const Block &block, int64_t queries, const float *factors, float *values) {
  for (int64_t q = 0; q < queries; q += kLanes)
    for (int64_t k = 0, needed = block.neededKeys(q); k < needed; ++k) {
      float *value = values + k * queries + q;
      store(value, load(value) * load(factors + k * queries + q));
    }
}

} // namespace tilewright::kernels::TW_LEVEL

#endif // TILEWRIGHT_KERNELS_ATTENTIONBLOCKS_H
