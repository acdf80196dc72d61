//===- Elementwise.cpp - elementwise ops on whole tensors -------------------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Evaluate.h"
#include "tilewright/Driver/CodedError.h"

#include <cmath>
#include <limits>

using namespace mlir;

namespace tilewright::interpreter {

double Rounding::result(Type type, double value) const {
  if (options.floatAsDouble)
    return value;
  double rounded = type.isF64() ? value : roundToType(type, static_cast<float>(value));
  // A double is its own rounding, so whether an f64 op was exact cannot be seen here.
  return rounded == value && !type.isF64() ? rounded : disturb(type, rounded);
}

double Rounding::accumulate(Type type, double value) const {
  if (options.floatAsDouble || options.accumulateInDouble)
    return value;
  Type accumulator = graph::accumulatorType(type);
  // Also where it is exact: in another order it may not be.
  return disturb(accumulator, roundToType(accumulator, value));
}

double Rounding::multiplyAdd(Type type, double x, double y, double sum) const {
  return options.noiseSeed ? accumulate(type, sum + accumulate(type, x * y)) : accumulate(type, std::fma(x, y, sum));
}

double Rounding::disturb(Type type, double rounded) const {
  if (!options.noiseSeed || !std::isfinite(rounded) || rounded == 0)
    return rounded;
  // One ulp up or down: noise that often left a value as it is would hide what depends on it.
  double ulp = std::ldexp(1.0, std::ilogb(rounded) + 1 - static_cast<int>(cast<FloatType>(type).getFPMantissaWidth()));
  return roundToType(type, generator() & 1 ? rounded + ulp : rounded - ulp);
}

namespace {
Tensor evaluateUnary(const UnaryRule &rule, const Tensor &x, const Rounding &rounding) {
  Tensor result(x.getType());
  Type type = x.getElementType();
  for (int64_t i = 0; i < x.size(); ++i)
    if (x.isReal())
      result.real(i) = rounding.result(type, rule.real(x.real(i)));
    else
      result.integer(i) = wrapToType(type, rule.integer(x.integer(i)));
  return result;
}

llvm::Expected<Tensor> evaluateBinary(const BinaryRule &rule, const Tensor &x, const Tensor &y,
                                      const Rounding &rounding) {
  Tensor result(x.getType());
  Type type = x.getElementType();
  // Floor division rounds inside, so it is computed in the precision of its type.
  bool floorsInSingle = rule.op == "floor_div" && x.isReal() && !type.isF64() && !rounding.isOff();
  IntegerInfo info{static_cast<int64_t>(type.getIntOrFloatBitWidth())};
  for (int64_t i = 0; i < x.size(); ++i) {
    if (floorsInSingle)
      result.real(i) = rounding.result(type, floorDivide(static_cast<float>(x.real(i)), static_cast<float>(y.real(i))));
    else if (x.isReal())
      result.real(i) = rounding.result(type, rule.real(x.real(i), y.real(i)));
    else
      result.integer(i) = wrapToType(type, rule.integer(x.integer(i), y.integer(i), info));
  }
  if (info.dividesByZero)
    return codedError(kDivideByZero, "integer division by zero in graph." + rule.op);
  return result;
}

template <typename T> bool compare(StringRef predicate, T x, T y) {
  if (predicate == "eq")
    return x == y;
  if (predicate == "ne")
    return x != y;
  if (predicate == "lt")
    return x < y;
  if (predicate == "le")
    return x <= y;
  if (predicate == "gt")
    return x > y;
  return x >= y;
}

/// What x86 does, and torch on it: i64 and ui8 go through a 64-bit conversion, the others through a 32-bit one. What
/// does not fit it, and NaN, gives its most negative value.
int64_t realToInteger(Type type, double value) {
  bool isWide = type.isInteger(64) || type.isUnsignedInteger(8);
  double limit = isWide ? 0x1p63 : 0x1p31;
  double truncated = std::trunc(value);
  if (!(truncated >= -limit && truncated < limit))
    return wrapToType(type, isWide ? std::numeric_limits<int64_t>::min() : std::numeric_limits<int32_t>::min());
  return wrapToType(type, static_cast<int64_t>(truncated));
}

Tensor evaluateConvert(graph::ConvertOp op, const Tensor &x, const Rounding &rounding) {
  Tensor result(graph::tensorType(op.getResult()));
  Type type = result.getElementType();
  for (int64_t i = 0; i < x.size(); ++i) {
    if (x.isReal() && result.isReal())
      result.real(i) = rounding.convert(type, x.real(i));
    else if (result.isReal()) // A double cannot hold every i64: f32 and below round once from the integer itself.
      result.real(i) =
          type.isF64() || rounding.isOff() ? x.integer(i) : rounding.convert(type, static_cast<float>(x.integer(i)));
    else if (type.isInteger(1))
      result.integer(i) = x.isReal() ? x.real(i) != 0 : x.integer(i) != 0;
    else
      result.integer(i) = x.isReal() ? realToInteger(type, x.real(i)) : wrapToType(type, x.integer(i));
  }
  return result;
}
} // namespace

llvm::Error typeError(Operation *op) {
  return codedError(kInvalidOp, op->getName().getStringRef() + " is not defined for these element types");
}

llvm::Expected<Tensor> evaluateElementwise(Operation *op, Operands operands, const Rounding &rounding) {
  const Tensor &x = operands[0];
  StringRef name = op->getName().stripDialect();
  if (const UnaryRule *rule = findUnaryRule(name)) {
    if (x.isReal() ? !rule->real : !rule->integer)
      return typeError(op);
    return evaluateUnary(*rule, x, rounding);
  }
  if (const BinaryRule *rule = findBinaryRule(name)) {
    if (x.isReal() ? !rule->real : !rule->integer)
      return typeError(op);
    return evaluateBinary(*rule, x, operands[1], rounding);
  }
  if (auto convert = dyn_cast<graph::ConvertOp>(op))
    return evaluateConvert(convert, x, rounding);

  Tensor result(graph::tensorType(op->getResult(0)));
  if (auto cmp = dyn_cast<graph::CmpOp>(op)) {
    for (int64_t i = 0; i < x.size(); ++i)
      result.integer(i) = x.isReal() ? compare(cmp.getPredicate(), x.real(i), operands[1].real(i))
                                     : compare(cmp.getPredicate(), x.integer(i), operands[1].integer(i));
    return result;
  }
  if (isa<graph::IsNanOp>(op)) {
    for (int64_t i = 0; i < x.size(); ++i)
      result.integer(i) = x.isReal() && std::isnan(x.real(i));
    return result;
  }
  if (isa<graph::SelectOp>(op)) {
    for (int64_t i = 0; i < x.size(); ++i)
      result.copyElement(i, x.integer(i) ? operands[1] : operands[2], i);
    return result;
  }
  return typeError(op);
}

} // namespace tilewright::interpreter
