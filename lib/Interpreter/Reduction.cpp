//===- Reduction.cpp - ops that combine elements ----------------------------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Evaluate.h"
#include "tilewright/Driver/CodedError.h"

#include "llvm/ADT/TypeSwitch.h"
#include <cmath>
#include <limits>

using namespace mlir;

namespace tilewright::interpreter {

namespace {
/// A kind of reduction is a binary op and the value it starts from.
struct CombineRule {
  llvm::StringLiteral kind;
  llvm::StringLiteral op;
  double real;
  int64_t integer;
};

constexpr double kInfinity = std::numeric_limits<double>::infinity();
// `any` and `all` see every element as 0 or 1. The empty max is the lowest value, which for integers depends on the
// width (initialValue).
constexpr CombineRule kCombineRules[] = {
    {"sum", "add", 0, 0},
    {"prod", "mul", 1, 1},
    {"max", "maximum", -kInfinity, 0},
    {"min", "minimum", kInfinity, 0},
    {"any", "maximum", 0, 0},
    {"all", "minimum", 1, 1},
};

const CombineRule &findCombineRule(StringRef kind) {
  return *llvm::find_if(kCombineRules, [&](const CombineRule &rule) { return rule.kind == kind; });
}

int64_t initialInteger(const CombineRule &rule, Type type) {
  unsigned width = type.getIntOrFloatBitWidth();
  bool isSigned = width > 1 && !type.isUnsignedInteger();
  int64_t lowest = isSigned ? static_cast<int64_t>(~uint64_t(0) << (width - 1)) : 0;
  int64_t highest = isSigned ? ~lowest : (int64_t(1) << width) - 1;
  return rule.kind == "max" ? lowest : rule.kind == "min" ? highest : rule.integer;
}

/// sum[flat] = combine(sum[flat], value[valueFlat]), one step of an accumulation.
void combine(const CombineRule &rule, Tensor &sum, int64_t flat, const Tensor &value, int64_t valueFlat,
             const Rounding &rounding) {
  const BinaryRule &op = *findBinaryRule(rule.op);
  Type type = sum.getElementType();
  bool isTruth = rule.kind == "any" || rule.kind == "all";
  if (sum.isReal()) {
    double x = isTruth ? value.real(valueFlat) != 0 : value.real(valueFlat);
    double combined = op.real(sum.real(flat), x);
    bool rounds = rule.kind == "sum" || rule.kind == "prod";
    sum.real(flat) = rounds ? rounding.accumulate(type, combined) : combined;
  } else {
    IntegerInfo info{static_cast<int64_t>(type.getIntOrFloatBitWidth())};
    int64_t x = isTruth ? value.integer(valueFlat) != 0 : value.integer(valueFlat);
    sum.integer(flat) = wrapToType(type, op.integer(sum.integer(flat), x, info));
  }
}

/// Rounds accumulated values to their element type.
void roundResult(Tensor &tensor, const Rounding &rounding) {
  if (tensor.isReal())
    for (int64_t i = 0; i < tensor.size(); ++i)
      tensor.real(i) = rounding.result(tensor.getElementType(), tensor.real(i));
}

Tensor evaluateReduce(graph::ReduceOp op, const Tensor &input, const Rounding &rounding) {
  const CombineRule &rule = findCombineRule(op.getKind());
  Tensor result(graph::tensorType(op.getResult()));
  for (int64_t i = 0; i < result.size(); ++i)
    if (result.isReal())
      result.real(i) = rule.real;
    else
      result.integer(i) = initialInteger(rule, result.getElementType());
  for (int64_t i = 0; i < input.size(); ++i) {
    Index kept;
    for (auto [dim, position] : llvm::enumerate(unflatten(i, input.getShape())))
      if (!llvm::is_contained(op.getDims(), static_cast<int64_t>(dim)))
        kept.push_back(position);
    combine(rule, result, flatten(kept, result.getShape()), input, i, rounding);
  }
  roundResult(result, rounding);
  return result;
}

llvm::Expected<Tensor> evaluateArgReduce(graph::ArgReduceOp op, const Tensor &input) {
  Tensor result(graph::tensorType(op.getResult()));
  int64_t dim = op.getDim(), size = input.getShape()[dim];
  if (size == 0 && result.size() != 0)
    return codedError(kInvalidOp, "graph.arg_reduce of an empty dim");
  bool isMax = op.getKind() == "max";
  for (int64_t i = 0; i < result.size(); ++i) {
    Index index = unflatten(i, result.getShape());
    index.insert(index.begin() + dim, 0);
    int64_t best = flatten(index, input.getShape());
    for (int64_t position = 1; position < size; ++position) {
      index[dim] = position;
      int64_t candidate = flatten(index, input.getShape());
      bool wins;
      if (input.isReal()) {
        double x = input.real(candidate), y = input.real(best);
        wins = !std::isnan(y) && (std::isnan(x) || (isMax ? x > y : x < y));
      } else {
        wins = isMax ? input.integer(candidate) > input.integer(best) : input.integer(candidate) < input.integer(best);
      }
      if (wins) {
        best = candidate;
        result.integer(i) = position;
      }
    }
  }
  return result;
}

Tensor evaluateScan(graph::ScanOp op, const Tensor &input, const Rounding &rounding) {
  const CombineRule &rule = findCombineRule(op.getKind());
  Tensor result = input;
  int64_t dim = op.getDim(), step = op.getReverse() ? 1 : -1;
  // Each element is combined with its finished predecessor, so the walk goes away from the start of the scan.
  for (int64_t n = 0; n < input.size(); ++n) {
    int64_t i = op.getReverse() ? input.size() - 1 - n : n;
    Index previous = unflatten(i, input.getShape());
    previous[dim] += step;
    if (previous[dim] >= 0 && previous[dim] < input.getShape()[dim])
      combine(rule, result, i, result, flatten(previous, input.getShape()), rounding);
  }
  roundResult(result, rounding);
  return result;
}
} // namespace

void accumulateElement(Tensor &sum, int64_t flat, const Tensor &addend, int64_t addendFlat, const Rounding &rounding) {
  combine(findCombineRule("sum"), sum, flat, addend, addendFlat, rounding);
}

llvm::Expected<Tensor> evaluateReduction(Operation *op, Operands operands, const Rounding &rounding) {
  return llvm::TypeSwitch<Operation *, llvm::Expected<Tensor>>(op)
      .Case([&](graph::ReduceOp reduce) { return evaluateReduce(reduce, operands[0], rounding); })
      .Case([&](graph::ArgReduceOp arg) { return evaluateArgReduce(arg, operands[0]); })
      .Case([&](graph::ScanOp scan) { return evaluateScan(scan, operands[0], rounding); })
      .Default([](Operation *op) { return typeError(op); });
}

Tensor evaluateMatmul(graph::MatmulOp op, Operands operands, const Rounding &rounding) {
  const Tensor &lhs = operands[0], &rhs = operands[1];
  Tensor result(graph::tensorType(op.getResult()));
  Type type = result.getElementType();
  int64_t m = result.getShape().end()[-2], n = result.getShape().back(), depth = op.getDepth();
  // Packed operands: see graph.pack. One that is not is a single panel as wide as itself, in row-major order.
  int64_t rank = result.getShape().size(), together = op.readsPairs() ? 2 : 1;
  int64_t panel = op.getPacked() ? rhs.getShape()[rank] : std::max<int64_t>(n, 1),
          rowPanel = op.hasPackedLhs() ? lhs.getShape()[rank] : 0;
  auto packedIndex = [&](int64_t batch, int64_t k, int64_t column, int64_t columns, int64_t width) {
    int64_t step = (batch * llvm::divideCeil(columns, width) + column / width) * (depth / together) + k / together;
    return (step * width + column % width) * together + k % together;
  };
  const BinaryRule &multiply = *findBinaryRule("mul"), &add = *findBinaryRule("add");
  IntegerInfo info{static_cast<int64_t>(type.getIntOrFloatBitWidth())};
  for (int64_t i = 0; i < result.size(); ++i) {
    int64_t column = i % n, row = i / n % m, batch = i / n / m;
    for (int64_t k = 0; k < depth; ++k) {
      int64_t left = rowPanel ? packedIndex(batch, k, row, m, rowPanel) : (batch * m + row) * depth + k;
      int64_t right = packedIndex(batch, k, column, n, panel);
      if (result.isReal())
        result.real(i) = rounding.multiplyAdd(type, lhs.real(left), rhs.real(right), result.real(i));
      else
        result.integer(i) = wrapToType(
            type, add.integer(result.integer(i), multiply.integer(lhs.integer(left), rhs.integer(right), info), info));
    }
  }
  roundResult(result, rounding);
  return result;
}

llvm::Expected<Tensor> evaluateScatterAdd(graph::ScatterAddOp op, Operands operands, const Rounding &rounding) {
  const Tensor &ids = operands[1], &updates = operands[2];
  Tensor result = operands[0];
  int64_t rows = result.getShape()[0], rowSize = 1;
  for (int64_t size : result.getShape().drop_front())
    rowSize *= size;
  for (int64_t n = 0; n < ids.size(); ++n) {
    int64_t row = ids.integer(n);
    if (op.getSkipId() == row)
      continue;
    if (row < 0 || row >= rows)
      return indexError(op, row, rows);
    for (int64_t column = 0; column < rowSize; ++column)
      accumulateElement(result, row * rowSize + column, updates, n * rowSize + column, rounding);
  }
  roundResult(result, rounding);
  return result;
}

} // namespace tilewright::interpreter
