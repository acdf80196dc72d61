//===- Attention.cpp - softmax(scale * q k^T + bias) v
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// FlashAttention for a CPU: one tile is a block of queries of one head, which walks
// over blocks of keys with a running maximum and sum for each query, so that only
// one block of scores exists at a time.
//
//===----------------------------------------------------------------------===//

#include "AttentionBlocks.h"

namespace tilewright::kernels::TW_LEVEL {
namespace {

/// Scratch of one tile, all f32.
struct Scratch {
  float *query;      // transposed [padded depth, queries], times scale * log2(e)
  float *keys;       // keys, then values: [keys, padded depth]
  float *scores;     // [keys, queries]
  float *result;     // [queries, padded depth], not yet divided by the sums
  float *maxima;     // [queries], in units of log 2, as the scores
  float *sums;       // [queries]
  float *correction; // [queries]
  float *kept;       // [keys, queries], with dropout only

  Scratch(void *memory, int64_t paddedDepth) {
    Carver carver(memory);
    query = carver.take(paddedDepth, kBlock);
    keys = carver.take(kBufferRows, paddedDepth);
    scores = carver.take(kBufferRows, kBlock);
    result = carver.take(kBufferRows, paddedDepth);
    maxima = carver.take(1, kBlock);
    sums = carver.take(1, kBlock);
    correction = carver.take(1, kBlock);
    kept = carver.take(0, 0);
  }
};

/// Turns a block of scores into exp2(score - maximum), with the new maximum of each query; adds to the sums and scales
/// what was accumulated under the old maximum. Scores that no product reads stay as they are.
void softmaxStep(const Block &block, int64_t queries, int64_t paddedDepth, Scratch &scratch) {
  constexpr int64_t kChains = 4; // of maxima, to hide their latency
  bool corrected = false;
  for (int64_t q = 0; q < queries; q += kLanes) {
    float *scores = scratch.scores + q;
    int64_t seen = block.seenKeys(q), needed = block.neededKeys(q), k = 0;
    Vec old = load(scratch.maxima + q), maxima[kChains] = {old, old, old, old};
    for (; k + kChains <= seen; k += kChains)
      for (int64_t chain = 0; chain < kChains; ++chain)
        maxima[chain] = kernels::TW_LEVEL::maximum(maxima[chain], load(scores + (k + chain) * queries));
    for (; k < needed; ++k) {
      Vec score = select(block.hidden(q, k), splat(-kInfinity), load(scores + k * queries));
      store(scores + k * queries, score);
      maxima[0] = kernels::TW_LEVEL::maximum(maxima[0], score);
    }
    Vec maximum = kernels::TW_LEVEL::maximum(kernels::TW_LEVEL::maximum(maxima[0], maxima[1]),
                                             kernels::TW_LEVEL::maximum(maxima[2], maxima[3]));
    // A query that has seen nothing but -inf: any finite reference gives 0, where -inf - -inf would be NaN.
    Vec reference = select(maximum == -kInfinity, Vec{}, maximum);
    Vec correction = exp2(old - reference);
    Vec sum = load(scratch.sums + q) * correction;
    for (k = 0; k < needed; ++k) {
      Vec p = exp2(load(scores + k * queries) - reference);
      store(scores + k * queries, p);
      sum += p;
    }
    store(scratch.maxima + q, maximum);
    store(scratch.sums + q, sum);
    store(scratch.correction + q, correction);
    IntVec changed = (correction != 1.0f) & (old != -kInfinity); // else nothing is accumulated yet
    for (int64_t i = 0; i < kLanes; ++i)
      corrected |= changed[i] != 0;
  }
  if (!corrected)
    return;
  for (int64_t q = 0; q < queries; ++q)
    for (int64_t d = 0; d < paddedDepth; d += kLanes) {
      float *result = scratch.result + q * paddedDepth + d;
      store(result, load(result) * scratch.correction[q]);
    }
}

template <typename T> void attend(const tw_kernel_args *args, const Sizes &sizes, Block block) {
  const auto &params = *reinterpret_cast<const AttentionParams *>(args->params);
  const AttentionShape &shape = sizes.shape;
  Scratch scratch(args->scratch, sizes.paddedDepth);
  int64_t padded = sizes.paddedDepth, queries = roundUp(block.queries, kLanes), queryRows = roundUp(queries, kRows);
  int64_t keyHead = block.head / (shape.heads / shape.keyHeads);

  // The key block serves as staging area for the transposition.
  packRows(at<T>(args, params.query, block.batch, block.head, block.firstQuery), params.query.strides[2], block.queries,
           shape.depth, scratch.keys, queries, padded);
  transpose(scratch.keys, queries, padded, sizes.scale * kLog2E, scratch.query);
  for (int64_t q = 0; q < queries; ++q) {
    scratch.maxima[q] = -kInfinity;
    scratch.sums[q] = 0;
  }
  for (int64_t i = 0; i < queryRows * padded; ++i)
    scratch.result[i] = 0;

  int64_t visible = sizes.visibleKeys(block.firstQuery + block.queries);
  for (int64_t firstKey = 0; firstKey < visible; firstKey += kBlock) {
    block.setKeys(shape, firstKey, visible);
    if (shape.hasBias && isHidden<T>(args, params.bias, block))
      continue;
    int64_t keyRows = roundUp(block.keys, kRows);
    packRows(at<T>(args, params.key, block.batch, keyHead, block.firstKey), params.key.strides[2], block.keys,
             shape.depth, scratch.keys, keyRows, padded);
    gemm<false>(keyRows, queries, block.scoreDepths(shape.depth), scratch.keys, padded, 1, scratch.query, queries,
                scratch.scores, queries);
    if (shape.hasBias)
      addBias<T>(args, params.bias, block, scratch.scores, queries);
    softmaxStep(block, queries, padded, scratch);
    if (shape.dropBelow) {
      fillKept(args, shape, block, queries, scratch.kept);
      multiplyNeeded(block, queries, scratch.kept, scratch.scores);
    }
    packRows(at<T>(args, params.value, block.batch, keyHead, block.firstKey), params.value.strides[2], block.keys,
             shape.depth, scratch.keys, block.keys, padded);
    gemm<true>(queryRows, padded, block.keyDepths(), scratch.scores, 1, queries, scratch.keys, padded, scratch.result,
               padded);
  }

  for (int64_t q = 0; q < queries; q += kLanes) {
    Vec sum = load(scratch.sums + q);
    store(scratch.sums + q, select(sum == 0.0f, Vec{}, 1.0f / sum));
    store(scratch.maxima + q, load(scratch.maxima + q) * kLn2 + log(sum));
  }
  for (int64_t q = 0; q < block.queries; ++q) {
    unpackRows(scratch.result + q * padded, padded, 1, shape.depth, scratch.sums[q],
               at<T>(args, params.result, block.batch, block.head, block.firstQuery + q), 0);
    *at<float>(args, params.logSumExp, block.batch, block.head, block.firstQuery + q) = scratch.maxima[q];
  }
}

template <typename T> void attention(const tw_kernel_args *args, int64_t begin, int64_t end) {
  Sizes sizes(reinterpret_cast<const AttentionParams *>(args->params)->shape);
  const AttentionShape &shape = sizes.shape;
  int64_t blocks = shape.queryBlocks();
  for (int64_t tile = begin; tile < end; ++tile) {
    Block block = {};
    block.batch = tile / blocks / shape.heads;
    block.head = tile / blocks % shape.heads;
    block.firstQuery = tile % blocks * kBlock;
    block.queries = smaller(kBlock, shape.queries - block.firstQuery);
    attend<T>(args, sizes, block);
  }
}

} // namespace

void tw_attention_f32(const tw_kernel_args *args, int64_t begin, int64_t end) { attention<float>(args, begin, end); }
void tw_attention_f16(const tw_kernel_args *args, int64_t begin, int64_t end) { attention<_Float16>(args, begin, end); }
void tw_attention_bf16(const tw_kernel_args *args, int64_t begin, int64_t end) {
  attention<BFloat16>(args, begin, end);
}

} // namespace tilewright::kernels::TW_LEVEL
