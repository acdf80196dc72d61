//===- Attention.cpp - attention and its gradient ---------------------------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Written from the formulas, one query row at a time. An implementation is free in how
// it blocks and orders them; here every sum runs in order in the accumulator's type.
//
//===----------------------------------------------------------------------===//

#include "Evaluate.h"

#include <cmath>
#include <limits>

using namespace mlir;

namespace tilewright::interpreter {

namespace {
constexpr double kInfinity = std::numeric_limits<double>::infinity();

/// One attention problem: sizes, and where the rows of its operands begin.
struct Problem {
  template <typename Attention>
  Problem(Attention op, Operands operands, const Rounding &rounding)
      : query(operands[op.getQueryMutable().getOperandNumber()]), key(operands[op.getKeyMutable().getOperandNumber()]),
        bias(op.getBias() ? &operands[op.getBiasMutable().begin()->getOperandNumber()] : nullptr),
        seed(op.getSeed() ? &operands[op.getSeedMutable().begin()->getOperandNumber()] : nullptr),
        scale(op.getScale().convertToDouble()), dropout(op.getDropout().convertToDouble()), stream(op.getStream()),
        causal(op.getCausal()), rounding(rounding), batches(query.getShape()[0]), heads(query.getShape()[1]),
        queries(query.getShape()[2]), width(query.getShape()[3]), keyHeads(key.getShape()[1]), keys(key.getShape()[2]) {
  }

  int64_t queryRow(int64_t b, int64_t h, int64_t i) const { return ((b * heads + h) * queries + i) * width; }
  int64_t keyRow(int64_t b, int64_t h, int64_t j) const {
    return ((b * keyHeads + h / (heads / keyHeads)) * keys + j) * width;
  }

  double score(int64_t b, int64_t h, int64_t i, int64_t j) const {
    if (causal && j > i)
      return -kInfinity;
    double sum = 0;
    for (int64_t d = 0; d < width; ++d)
      sum = multiplyAdd(query.real(queryRow(b, h, i) + d), key.real(keyRow(b, h, j) + d), sum);
    sum = round(sum * scale);
    if (bias) {
      auto shape = bias->getShape();
      int64_t index[] = {shape[0] == 1 ? 0 : b, shape[1] == 1 ? 0 : h, shape[2] == 1 ? 0 : i, j};
      sum += bias->real(flatten(index, shape));
    }
    return round(sum);
  }

  /// What a probability is multiplied by.
  double kept(int64_t b, int64_t h, int64_t i, int64_t j) const {
    if (!seed)
      return 1;
    int64_t element = ((b * heads + h) * queries + i) * llvm::alignTo(keys, 4) + j;
    return randomUniform(seed->integer(0), stream, element) >= static_cast<float>(dropout) ? 1 / (1 - dropout) : 0;
  }

  double round(double value) const { return rounding.accumulate(query.getElementType(), value); }
  double multiplyAdd(double x, double y, double sum) const {
    return rounding.multiplyAdd(query.getElementType(), x, y, sum);
  }

  /// Calls `body(b, h, i)` for every query row.
  void forEachRow(llvm::function_ref<void(int64_t, int64_t, int64_t)> body) const {
    for (int64_t b = 0; b < batches; ++b)
      for (int64_t h = 0; h < heads; ++h)
        for (int64_t i = 0; i < queries; ++i)
          body(b, h, i);
  }

  const Tensor &query, &key;
  const Tensor *bias, *seed;
  double scale, dropout;
  int64_t stream;
  bool causal;
  const Rounding &rounding;
  int64_t batches, heads, queries, width, keyHeads, keys;
};

void roundAll(Tensor &tensor, const Rounding &rounding) {
  for (int64_t i = 0; i < tensor.size(); ++i)
    tensor.real(i) = rounding.result(tensor.getElementType(), tensor.real(i));
}
} // namespace

Tensors evaluateAttention(graph::AttentionOp op, Operands operands, const Rounding &rounding) {
  const Tensor &value = operands[2];
  Problem problem(op, operands, rounding);
  Tensor result(graph::tensorType(op.getResult())), logSumExp(graph::tensorType(op.getLogSumExp()));
  problem.forEachRow([&](int64_t b, int64_t h, int64_t i) {
    std::vector<double> scores;
    double largest = -kInfinity, sum = 0;
    for (int64_t j = 0; j < problem.keys; ++j) {
      scores.push_back(problem.score(b, h, i, j));
      // A NaN score must reach the result, so it may not lose against a number.
      largest = std::isnan(scores.back()) || scores.back() > largest ? scores.back() : largest;
    }
    int64_t row = problem.queryRow(b, h, i);
    double &rowLog = logSumExp.real(row / problem.width);
    if (largest == -kInfinity) { // No key to attend to: the row stays 0.
      rowLog = -kInfinity;
      return;
    }
    for (double score : scores)
      sum = problem.round(sum + problem.round(std::exp(score - largest)));
    for (int64_t j = 0; j < problem.keys; ++j) {
      double probability = problem.round(std::exp(scores[j] - largest) / sum * problem.kept(b, h, i, j));
      for (int64_t d = 0; d < problem.width; ++d) {
        double &element = result.real(row + d);
        element = problem.multiplyAdd(probability, value.real(problem.keyRow(b, h, j) + d), element);
      }
    }
    rowLog = largest + std::log(sum);
  });
  roundAll(result, rounding);
  roundAll(logSumExp, rounding);
  return {std::move(result), std::move(logSumExp)};
}

Tensors evaluateAttentionGrad(graph::AttentionGradOp op, Operands operands, const Rounding &rounding) {
  // The optional bias lies before the forward results.
  bool hasBias = static_cast<bool>(op.getBias());
  const Tensor &grad = operands[0], &query = operands[1], &key = operands[2], &value = operands[3];
  const Tensor &result = operands[4 + hasBias], &logSumExp = operands[5 + hasBias];
  Problem problem(op, operands, rounding);
  Tensor gradQuery(query.getType()), gradKey(key.getType()), gradValue(value.getType());
  problem.forEachRow([&](int64_t b, int64_t h, int64_t i) {
    int64_t row = problem.queryRow(b, h, i);
    double delta = 0;
    for (int64_t d = 0; d < problem.width; ++d)
      delta = problem.multiplyAdd(grad.real(row + d), result.real(row + d), delta);
    for (int64_t j = 0; j < problem.keys; ++j) {
      double score = problem.score(b, h, i, j);
      if (score == -kInfinity)
        continue; // Probability 0, also in a row that attends to nothing.
      double probability = problem.round(std::exp(score - logSumExp.real(row / problem.width))), gradProbability = 0;
      double kept = problem.kept(b, h, i, j);
      int64_t other = problem.keyRow(b, h, j);
      for (int64_t d = 0; d < problem.width; ++d)
        gradProbability = problem.multiplyAdd(grad.real(row + d), value.real(other + d), gradProbability);
      double gradScore = problem.round(problem.scale * probability * problem.round(kept * gradProbability - delta));
      auto add = [&](double &sum, double x, double y) { sum = problem.multiplyAdd(x, y, sum); };
      for (int64_t d = 0; d < problem.width; ++d) {
        add(gradValue.real(other + d), problem.round(kept * probability), grad.real(row + d));
        add(gradQuery.real(row + d), gradScore, key.real(other + d));
        add(gradKey.real(other + d), gradScore, query.real(row + d));
      }
    }
  });
  for (Tensor *gradient : {&gradQuery, &gradKey, &gradValue})
    roundAll(*gradient, rounding);
  return {std::move(gradQuery), std::move(gradKey), std::move(gradValue)};
}

} // namespace tilewright::interpreter
