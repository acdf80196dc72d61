//===- AttentionTest.cpp - attention and its gradients against a plain reference
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "KernelTesting.h"
#include "tilewright/Kernels/Params.h"

#include "gtest/gtest.h"

#include <cmath>

using namespace tilewright::kernels;
using namespace tilewright::kernels::testing;

namespace {

struct Case {
  int64_t batch, heads, keyHeads, queries, keys, depth;
  bool causal = false, bias = false, dropout = false;
  int64_t window = 0; // of the bias: keys as far away as that are hidden
};

constexpr double kDropout = 0.3;
constexpr int64_t kSeed = 0x123456789abcdef, kStream = -3;

/// Element `element` of graph.random with kSeed and kStream.
double randomNumber(uint64_t element) {
  uint32_t words[4] = {uint32_t(element / 4), uint32_t(element / 4 >> 32), uint32_t(kStream),
                       uint32_t(uint64_t(kStream) >> 32)};
  uint32_t low = uint32_t(kSeed), high = uint32_t(uint64_t(kSeed) >> 32);
  for (int round = 0; round < 10; ++round, low += 0x9E3779B9, high += 0xBB67AE85) {
    uint64_t first = uint64_t(0xD2511F53) * words[0], second = uint64_t(0xCD9E8D57) * words[2];
    words[0] = uint32_t(second >> 32) ^ words[1] ^ low;
    words[1] = uint32_t(second);
    words[2] = uint32_t(first >> 32) ^ words[3] ^ high;
    words[3] = uint32_t(first);
  }
  return (words[element % 4] >> 8) * 0x1p-24;
}

int64_t scaleBits(double scale) {
  int64_t bits;
  std::memcpy(&bits, &scale, sizeof(bits));
  return bits;
}

/// A tensor [batch, heads, rows, depth] that lies as [batch, rows, heads, depth] with a gap before each row: what a
/// projection to queries, keys and values gives.
View interleaved(int64_t buffer, int64_t heads, int64_t rows, int64_t depth) {
  int64_t row = heads * depth + 5;
  return {buffer, 3, {rows * row, depth, row, 1}};
}
int64_t interleavedSize(int64_t batch, int64_t heads, int64_t rows, int64_t depth) {
  return batch * rows * (heads * depth + 5) + 3;
}

/// Everything about one case, in double, straight from the definition.
struct Reference {
  std::vector<double> result, logSumExp, gradQuery, gradKey, gradValue;
};

template <typename T> struct Problem {
  Case c;
  double scale;
  AttentionShape shape;
  View query, key, value, grad, result, bias;
  View logSumExp;
  std::vector<T> queries, keys, values, grads, biases;

  explicit Problem(const Case &c) : c(c), scale(1 / std::sqrt(double(c.depth))) {
    shape = {c.batch, c.heads, c.keyHeads, c.queries, c.keys, c.depth, c.causal, c.bias, scaleBits(scale)};
    if (c.dropout) {
      shape.dropBelow = int64_t(std::ceil(float(kDropout) * 0x1p24));
      shape.keptScaleBits = scaleBits(1 / (1 - kDropout));
      shape.seed = 10;
      shape.stream = kStream;
    }
    query = interleaved(0, c.heads, c.queries, c.depth);
    key = interleaved(1, c.keyHeads, c.keys, c.depth);
    value = interleaved(2, c.keyHeads, c.keys, c.depth);
    result = grad = interleaved(4, c.heads, c.queries, c.depth);
    grad.buffer = 6;
    bias = {3, 0, {c.queries * c.keys, 0, c.keys, 1}}; // the same for all heads
    logSumExp = {5, 0, {c.heads * c.queries, c.queries, 1, 0}};
    queries = randomValues<T>(interleavedSize(c.batch, c.heads, c.queries, c.depth), 1);
    keys = randomValues<T>(interleavedSize(c.batch, c.keyHeads, c.keys, c.depth), 2);
    values = randomValues<T>(interleavedSize(c.batch, c.keyHeads, c.keys, c.depth), 3);
    grads = randomValues<T>(queries.size(), 4);
    biases = randomValues<T>(c.batch * c.queries * c.keys, 5);
    if (c.bias) // query 0 of the first batch element sees no key at all
      for (int64_t k = 0; k < c.keys; ++k)
        biases[k] = T(-INFINITY);
    for (int64_t i = 0; c.window && i < int64_t(biases.size()); ++i)
      if (std::abs(i / c.keys % c.queries - i % c.keys) >= c.window)
        biases[i] = T(-INFINITY);
  }

  static int64_t at(const View &view, int64_t b, int64_t h, int64_t t, int64_t d) {
    return view.offset + b * view.strides[0] + h * view.strides[1] + t * view.strides[2] + d * view.strides[3];
  }

  /// What a probability is multiplied by.
  double kept(int64_t b, int64_t h, int64_t q, int64_t k) const {
    if (!c.dropout)
      return 1;
    uint64_t row = (b * c.heads + h) * c.queries + q;
    return randomNumber(row * ((c.keys + 3) / 4 * 4) + k) < float(kDropout) ? 0 : 1 / (1 - kDropout);
  }

  Reference reference() const;
};

template <typename T> Reference Problem<T>::reference() const {
  Reference r;
  r.result.resize(queries.size());
  r.logSumExp.resize(c.batch * c.heads * c.queries);
  r.gradQuery.resize(queries.size());
  r.gradKey.resize(keys.size());
  r.gradValue.resize(keys.size());
  for (int64_t b = 0; b < c.batch; ++b)
    for (int64_t h = 0; h < c.heads; ++h)
      for (int64_t q = 0; q < c.queries; ++q) {
        int64_t kh = h / (c.heads / c.keyHeads);
        std::vector<double> p(c.keys);
        double maximum = -INFINITY, sum = 0;
        for (int64_t k = 0; k < c.keys; ++k) {
          for (int64_t d = 0; d < c.depth; ++d)
            p[k] += double(queries[at(query, b, h, q, d)]) * double(keys[at(key, b, kh, k, d)]) * scale;
          if (c.bias)
            p[k] += double(biases[at(bias, b, h, q, k)]);
          if (c.causal && k > q)
            p[k] = -INFINITY;
          maximum = std::max(maximum, p[k]);
        }
        for (double &x : p)
          sum += x = maximum == -INFINITY ? 0 : std::exp(x - maximum);
        r.logSumExp[(b * c.heads + h) * c.queries + q] = maximum + std::log(sum);
        if (sum == 0)
          continue;
        double delta = 0;
        for (int64_t k = 0; k < c.keys; ++k)
          p[k] /= sum;
        for (int64_t d = 0; d < c.depth; ++d) {
          double &out = r.result[at(result, b, h, q, d)];
          for (int64_t k = 0; k < c.keys; ++k)
            out += p[k] * kept(b, h, q, k) * double(values[at(value, b, kh, k, d)]);
          delta += out * double(grads[at(grad, b, h, q, d)]);
        }
        for (int64_t k = 0; k < c.keys; ++k) {
          double gradP = 0;
          for (int64_t d = 0; d < c.depth; ++d) {
            gradP += double(grads[at(grad, b, h, q, d)]) * double(values[at(value, b, kh, k, d)]);
            r.gradValue[at(value, b, kh, k, d)] += p[k] * kept(b, h, q, k) * double(grads[at(grad, b, h, q, d)]);
          }
          double gradScore = p[k] * (kept(b, h, q, k) * gradP - delta) * scale;
          for (int64_t d = 0; d < c.depth; ++d) {
            r.gradQuery[at(query, b, h, q, d)] += gradScore * double(keys[at(key, b, kh, k, d)]);
            r.gradKey[at(key, b, kh, k, d)] += gradScore * double(queries[at(query, b, h, q, d)]);
          }
        }
      }
  return r;
}

template <typename T>
void expectNear(const std::vector<T> &actual, const std::vector<double> &expected, double tolerance, const char *what) {
  ASSERT_EQ(actual.size(), expected.size());
  double largest = 0;
  for (double x : expected)
    if (std::isfinite(x))
      largest = std::max(largest, std::fabs(x));
  for (size_t i = 0; i < expected.size(); ++i) {
    if (std::isfinite(expected[i]))
      ASSERT_NEAR(double(actual[i]), expected[i], tolerance * (largest + 1e-3)) << what << " at " << i;
    else
      ASSERT_EQ(double(actual[i]), expected[i]) << what << " at " << i;
  }
}

template <typename T> void check(const Case &c, CpuLevel level, const std::string &type, double tolerance) {
  SCOPED_TRACE(::testing::Message() << levelName(level) << " " << type << " b" << c.batch << " h" << c.heads << "/"
                                    << c.keyHeads << " q" << c.queries << " k" << c.keys << " d" << c.depth
                                    << (c.causal ? " causal" : "") << (c.bias ? " bias" : "")
                                    << (c.dropout ? " dropout" : ""));
  Problem<T> problem(c);
  Reference reference = problem.reference();

  // What lies between the rows must stay as it is: 0, as in the reference.
  std::vector<T> result(problem.queries.size(), T(0)), gradQuery = result, gradKey(problem.keys.size(), T(0)),
                                                       gradValue = gradKey;
  std::vector<float> logSumExp(reference.logSumExp.size());
  int64_t seed = kSeed;
  std::vector<void *> buffers = {problem.queries.data(),
                                 problem.keys.data(),
                                 problem.values.data(),
                                 problem.biases.data(),
                                 result.data(),
                                 logSumExp.data(),
                                 problem.grads.data(),
                                 gradQuery.data(),
                                 gradKey.data(),
                                 gradValue.data(),
                                 &seed};

  AttentionParams forward = {problem.shape, problem.query,  problem.key,      problem.value,
                             problem.bias,  problem.result, problem.logSumExp};
  ASSERT_EQ(runKernel("tw_attention_" + type, level, forward, buffers, c.batch * c.heads * problem.shape.queryBlocks(),
                      scratchBytes(forward), 2),
            TW_OK);
  expectNear(result, reference.result, tolerance, "result");
  expectNear(logSumExp, reference.logSumExp, tolerance, "log_sum_exp");

  View gradQueryView = problem.query, gradKeyView = problem.key, gradValueView = problem.value;
  gradQueryView.buffer = 7;
  gradKeyView.buffer = 8;
  gradValueView.buffer = 9;
  AttentionGradParams backward = {problem.shape, problem.grad, problem.query,  problem.key,
                                  problem.value, problem.bias, problem.result, problem.logSumExp,
                                  gradQueryView, gradKeyView,  gradValueView};
  ASSERT_EQ(
      runKernel("tw_attention_grad_" + type, level, backward, buffers, c.batch * c.keyHeads, scratchBytes(backward)),
      TW_OK);
  expectNear(gradQuery, reference.gradQuery, tolerance, "grad_query");
  expectNear(gradKey, reference.gradKey, tolerance, "grad_key");
  expectNear(gradValue, reference.gradValue, tolerance, "grad_value");
}

const std::vector<Case> kCases = {
    {1, 1, 1, 1, 1, 1},
    {1, 2, 2, 64, 64, 64},
    {2, 3, 3, 65, 63, 33, true},
    {1, 4, 2, 130, 130, 64, true},
    {1, 6, 1, 17, 200, 40, false, true},
    {2, 2, 2, 70, 70, 16, true, true},
    {1, 2, 1, 100, 40, 8, true},  // more queries than keys
    {1, 2, 1, 40, 100, 96, true}, // more keys than queries
    {1, 1, 1, 3, 129, 130},
    {2, 2, 1, 70, 131, 24, false, true, true},
    {2, 2, 2, 100, 100, 32, true, false, true},
    {1, 2, 1, 300, 300, 24, false, true, false, 20}, // whole blocks of keys are hidden,
    {2, 2, 2, 210, 270, 16, true, true, true, 9},    // some on both sides of what is seen
};

} // namespace

TEST(Attention, F32) {
  for (CpuLevel level : availableLevels())
    for (const Case &c : kCases)
      check<float>(c, level, "f32", 3e-6);
}

TEST(Attention, F16) {
  for (CpuLevel level : availableLevels())
    for (const Case &c : kCases)
      check<_Float16>(c, level, "f16", 2e-3);
}

TEST(Attention, BF16) {
  for (CpuLevel level : availableLevels())
    for (const Case &c : kCases)
      check<BFloat16>(c, level, "bf16", 2e-2);
}

TEST(Attention, NoKeys) {
  AttentionParams params = {{1, 1, 1, 2, 0, 4, 0, 0, scaleBits(1)},
                            {0, 0, {8, 8, 4, 1}},
                            {1, 0, {0, 0, 4, 1}},
                            {1, 0, {0, 0, 4, 1}},
                            {},
                            {2, 0, {8, 8, 4, 1}},
                            {3, 0, {2, 2, 1, 0}}};
  std::vector<float> query(8, 1), key(1), result(8, 1), logSumExp(2);
  ASSERT_EQ(runKernel("tw_attention_f32", cpuLevel(), params,
                      {query.data(), key.data(), result.data(), logSumExp.data()}, 1, scratchBytes(params)),
            TW_OK);
  EXPECT_EQ(result, std::vector<float>(8, 0));
  EXPECT_EQ(logSumExp[0], -INFINITY);
}

TEST(Attention, NaNsStayInTheirRow) {
  Case c = {1, 1, 1, 8, 8, 8};
  Problem<float> problem(c);
  problem.queries[Problem<float>::at(problem.query, 0, 0, 3, 2)] = NAN;
  std::vector<float> result(problem.queries.size()), logSumExp(8);
  AttentionParams params = {problem.shape, problem.query,  problem.key,      problem.value,
                            problem.bias,  problem.result, problem.logSumExp};
  runKernel(
      "tw_attention_f32", cpuLevel(), params,
      {problem.queries.data(), problem.keys.data(), problem.values.data(), nullptr, result.data(), logSumExp.data()}, 1,
      scratchBytes(params));
  for (int64_t q = 0; q < 8; ++q)
    for (int64_t d = 0; d < 8; ++d)
      EXPECT_EQ(std::isnan(result[Problem<float>::at(problem.result, 0, 0, q, d)]), q == 3);
}
