//===- AttentionGrad.cpp - gradients of attention
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// FlashAttention-2's backward pass. A tile is one key head of one batch element: it
// holds the keys, values and their gradients packed in its scratch and walks over
// the blocks of queries of all the heads that read them. So probabilities are
// computed once (five products in all), and sums are added in one fixed order.
//
//===----------------------------------------------------------------------===//

#include "AttentionBlocks.h"

namespace tilewright::kernels::TW_LEVEL {
namespace {

/// Scratch of one tile, all f32.
struct Scratch {
  float *keys, *values, *keyGrad, *valueGrad; // [all keys, padded depth]
  float *query, *grad;                        // [queries, padded depth]
  float *queryT, *gradT;                      // [padded depth, queries]; query times scale * log2(e)
  float *queryGrad;                           // [queries, padded depth], still without the scale
  float *scores;                              // [keys, queries], then the probabilities
  float *scoreGrad;                           // [keys, queries]
  float *logSumExp;                           // [queries], in units of log 2
  float *delta;                               // [queries], rowsum(grad * result)
  float *kept;                                // [keys, queries], with dropout only

  Scratch(void *memory, const AttentionShape &shape, int64_t paddedDepth) {
    Carver carver(memory);
    int64_t keyRows = shape.keyBlocks() * kBlock + kBufferRows - kBlock;
    for (float **buffer : {&keys, &values, &keyGrad, &valueGrad})
      *buffer = carver.take(keyRows, paddedDepth);
    for (float **buffer : {&query, &grad, &queryGrad})
      *buffer = carver.take(kBufferRows, paddedDepth);
    for (float **buffer : {&queryT, &gradT})
      *buffer = carver.take(paddedDepth, kBlock);
    for (float **buffer : {&scores, &scoreGrad})
      *buffer = carver.take(kBufferRows, kBlock);
    for (float **buffer : {&logSumExp, &delta})
      *buffer = carver.take(1, kBlock);
    kept = carver.take(0, 0);
  }
};

void fillZero(float *to, int64_t count) {
  for (int64_t i = 0; i < count; ++i)
    to[i] = 0;
}

/// Packs what belongs to a block of queries.
template <typename T>
void packQueries(const tw_kernel_args *args, const Sizes &sizes, const Block &block, Scratch &scratch) {
  const auto &params = *reinterpret_cast<const AttentionGradParams *>(args->params);
  int64_t padded = sizes.paddedDepth, depth = sizes.shape.depth, queries = roundUp(block.queries, kLanes);
  packRows(at<T>(args, params.query, block.batch, block.head, block.firstQuery), params.query.strides[2], block.queries,
           depth, scratch.query, queries, padded);
  packRows(at<T>(args, params.grad, block.batch, block.head, block.firstQuery), params.grad.strides[2], block.queries,
           depth, scratch.grad, queries, padded);
  transpose(scratch.query, queries, padded, sizes.scale * kLog2E, scratch.queryT);
  transpose(scratch.grad, queries, padded, 1.0f, scratch.gradT);
  // The result is needed once only, so it borrows the buffer of the query gradient.
  packRows(at<T>(args, params.result, block.batch, block.head, block.firstQuery), params.result.strides[2],
           block.queries, depth, scratch.queryGrad, queries, padded);
  for (int64_t q = 0; q < queries; q += kLanes) {
    Vec products[kLanes] = {};
    for (int64_t d = q * padded; d < (q + 1) * padded; d += kLanes)
      for (int64_t i = 0; i < kLanes; ++i)
        products[i] += load(scratch.grad + i * padded + d) * load(scratch.queryGrad + i * padded + d);
    store(scratch.delta + q, sumOfEachRow(products));
  }
  for (int64_t q = 0; q < queries; ++q) {
    // Infinity makes every probability zero: for a query that saw no key, and for the padding.
    float logSumExp = -kInfinity;
    if (q < block.queries)
      logSumExp = *at<float>(args, params.logSumExp, block.batch, block.head, block.firstQuery + q);
    scratch.logSumExp[q] = logSumExp == -kInfinity ? kInfinity : logSumExp * kLog2E;
  }
}

/// scores -> probabilities, and scoreGrad = probabilities * (scoreGrad - delta), as far as a product reads them. Rows
/// from `block.keys` on, which belong to no key or to one of another block, get zeros.
void softmaxGrad(const Block &block, int64_t rows, int64_t queries, Scratch &scratch) {
  for (int64_t q = 0; q < queries; q += kLanes) {
    Vec logSumExp = load(scratch.logSumExp + q), delta = load(scratch.delta + q);
    float *score = scratch.scores + q, *grad = scratch.scoreGrad + q;
    int64_t seen = block.seenKeys(q), needed = block.neededKeys(q), k = 0;
    for (; k < seen; ++k, score += queries, grad += queries) {
      Vec p = exp2(load(score) - logSumExp);
      store(score, p);
      store(grad, p * (load(grad) - delta));
    }
    for (; k < needed; ++k, score += queries, grad += queries) {
      IntVec hidden = block.hidden(q, k);
      Vec p = select(hidden, Vec{}, exp2(load(score) - logSumExp));
      store(score, p);
      store(grad, select(hidden, Vec{}, p * (load(grad) - delta)));
    }
  }
  fillZero(scratch.scores + block.keys * queries, (rows - block.keys) * queries);
  fillZero(scratch.scoreGrad + block.keys * queries, (rows - block.keys) * queries);
}

/// The share of one block of queries and one of keys in all three gradients.
template <typename T>
void accumulate(const tw_kernel_args *args, const Sizes &sizes, const Block &block, Scratch &scratch) {
  const auto &params = *reinterpret_cast<const AttentionGradParams *>(args->params);
  int64_t padded = sizes.paddedDepth, depth = sizes.shape.depth;
  int64_t queries = roundUp(block.queries, kLanes), queryRows = roundUp(queries, kRows);
  int64_t keyRows = roundUp(block.keys, kRows), offset = block.firstKey * padded;

  gemm<false>(keyRows, queries, block.scoreDepths(depth), scratch.keys + offset, padded, 1, scratch.queryT, queries,
              scratch.scores, queries);
  gemm<false>(keyRows, queries, block.scoreDepths(depth), scratch.values + offset, padded, 1, scratch.gradT, queries,
              scratch.scoreGrad, queries);
  if (sizes.shape.hasBias)
    addBias<T>(args, params.bias, block, scratch.scores, queries);
  if (sizes.shape.dropBelow) {
    fillKept(args, sizes.shape, block, queries, scratch.kept);
    multiplyNeeded(block, queries, scratch.kept, scratch.scoreGrad);
  }
  softmaxGrad(block, keyRows, queries, scratch);
  if (sizes.shape.dropBelow)
    multiplyNeeded(block, queries, scratch.kept, scratch.scores);
  gemm<true>(keyRows, padded, block.queryDepths(), scratch.scores, queries, 1, scratch.grad, padded,
             scratch.valueGrad + offset, padded);
  gemm<true>(keyRows, padded, block.queryDepths(), scratch.scoreGrad, queries, 1, scratch.query, padded,
             scratch.keyGrad + offset, padded);
  gemm<true>(queryRows, padded, block.keyDepths(), scratch.scoreGrad, 1, queries, scratch.keys + offset, padded,
             scratch.queryGrad, padded);
}

template <typename T> void keyHeadGrad(const tw_kernel_args *args, const Sizes &sizes, int64_t batch, int64_t keyHead) {
  const auto &params = *reinterpret_cast<const AttentionGradParams *>(args->params);
  const AttentionShape &shape = sizes.shape;
  int64_t padded = sizes.paddedDepth, depth = shape.depth;
  Scratch scratch(args->scratch, shape, padded);
  int64_t keyRows = roundUp(shape.keys, kRows);
  packRows(at<T>(args, params.key, batch, keyHead), params.key.strides[2], shape.keys, depth, scratch.keys, keyRows,
           padded);
  packRows(at<T>(args, params.value, batch, keyHead), params.value.strides[2], shape.keys, depth, scratch.values,
           keyRows, padded);
  fillZero(scratch.keyGrad, keyRows * padded);
  fillZero(scratch.valueGrad, keyRows * padded);

  int64_t group = shape.heads / shape.keyHeads;
  Block block = {};
  block.batch = batch;
  for (block.head = keyHead * group; block.head < (keyHead + 1) * group; ++block.head)
    for (block.firstQuery = 0; block.firstQuery < shape.queries; block.firstQuery += kBlock) {
      block.queries = smaller(kBlock, shape.queries - block.firstQuery);
      packQueries<T>(args, sizes, block, scratch);
      fillZero(scratch.queryGrad, kBufferRows * padded);
      int64_t visible = sizes.visibleKeys(block.firstQuery + block.queries);
      for (int64_t firstKey = 0; firstKey < visible; firstKey += kBlock) {
        block.setKeys(shape, firstKey, visible);
        if (shape.hasBias && isHidden<T>(args, params.bias, block))
          continue;
        accumulate<T>(args, sizes, block, scratch);
      }
      unpackRows(scratch.queryGrad, padded, block.queries, depth, sizes.scale,
                 at<T>(args, params.gradQuery, batch, block.head, block.firstQuery), params.gradQuery.strides[2]);
    }
  unpackRows(scratch.keyGrad, padded, shape.keys, depth, sizes.scale, at<T>(args, params.gradKey, batch, keyHead),
             params.gradKey.strides[2]);
  unpackRows(scratch.valueGrad, padded, shape.keys, depth, 1.0f, at<T>(args, params.gradValue, batch, keyHead),
             params.gradValue.strides[2]);
}

template <typename T> void attentionGrad(const tw_kernel_args *args, int64_t begin, int64_t end) {
  Sizes sizes(reinterpret_cast<const AttentionGradParams *>(args->params)->shape);
  for (int64_t tile = begin; tile < end; ++tile)
    keyHeadGrad<T>(args, sizes, tile / sizes.shape.keyHeads, tile % sizes.shape.keyHeads);
}

} // namespace

void tw_attention_grad_f32(const tw_kernel_args *args, int64_t begin, int64_t end) {
  attentionGrad<float>(args, begin, end);
}
void tw_attention_grad_f16(const tw_kernel_args *args, int64_t begin, int64_t end) {
  attentionGrad<_Float16>(args, begin, end);
}
void tw_attention_grad_bf16(const tw_kernel_args *args, int64_t begin, int64_t end) {
  attentionGrad<BFloat16>(args, begin, end);
}

} // namespace tilewright::kernels::TW_LEVEL
