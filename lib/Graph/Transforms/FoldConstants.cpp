//===- FoldConstants.cpp - stage 10: arithmetic on splat literals -----------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Only what a correctly rounded operation in the element type gives: f16 and bf16
// arithmetic rounds once from f32, which for one operation is the same. Transcendental
// functions are left to the kernels, so that a literal and a run-time number give the
// same bits.
//
//===----------------------------------------------------------------------===//

#include "SimplifyPatterns.h"

#include "llvm/ADT/APFloat.h"

using namespace mlir;

namespace tilewright::graph {

Attribute splatOf(Value value) {
  auto constant = value.getDefiningOp<ConstantOp>();
  auto elements = constant ? dyn_cast<DenseElementsAttr>(constant.getValue()) : nullptr;
  return elements && elements.isSplat() ? elements.getSplatValue<Attribute>() : Attribute();
}

bool isSplatOf(Value value, double number) {
  Attribute element = splatOf(value);
  if (auto real = dyn_cast_or_null<FloatAttr>(element))
    return llvm::bit_cast<uint64_t>(real.getValueAsDouble()) == llvm::bit_cast<uint64_t>(number);
  auto integer = dyn_cast_or_null<IntegerAttr>(element);
  return integer && !integer.getType().isInteger(1) && integer.getValue() == static_cast<int64_t>(number);
}

Value createSplat(OpBuilder &builder, Location location, RankedTensorType type, Attribute element) {
  return ConstantOp::create(builder, location, type, DenseElementsAttr::get(type, element));
}

namespace {
using llvm::APFloat;
using llvm::APInt;

std::optional<APFloat> fold(Operation *op, const APFloat &x) {
  if (isa<NegOp>(op))
    return neg(x);
  if (isa<AbsOp>(op))
    return abs(x);
  return std::nullopt;
}

std::optional<APFloat> fold(Operation *op, const APFloat &x, const APFloat &y) {
  if (isa<AddOp>(op))
    return x + y;
  if (isa<SubOp>(op))
    return x - y;
  if (isa<MulOp>(op))
    return x * y;
  if (isa<DivOp>(op))
    return x / y;
  if (isa<MaximumOp>(op))
    return llvm::maximum(x, y);
  if (isa<MinimumOp>(op))
    return llvm::minimum(x, y);
  return std::nullopt;
}

std::optional<APInt> fold(Operation *op, const APInt &x, const APInt &y) {
  bool isBoolean = x.getBitWidth() == 1;
  if (isa<AddOp>(op))
    return isBoolean ? x | y : x + y;
  if (isa<SubOp>(op))
    return x - y;
  if (isa<MulOp>(op))
    return isBoolean ? x & y : x * y;
  if (isa<AndOp>(op))
    return x & y;
  if (isa<OrOp>(op))
    return x | y;
  if (isa<XorOp>(op))
    return x ^ y;
  return std::nullopt;
}

/// Exact conversions only; what does not fit is left to the kernel.
Attribute foldConvert(Attribute element, Type to) {
  APFloat real(0.0);
  if (auto number = dyn_cast<FloatAttr>(element)) {
    real = number.getValue();
  } else {
    auto integer = cast<IntegerAttr>(element);
    bool isUnsigned = integer.getType().isUnsignedInteger() || integer.getType().isInteger(1);
    if (auto type = dyn_cast<IntegerType>(to)) {
      if (type.getWidth() == 1)
        return IntegerAttr::get(type, APInt(1, !integer.getValue().isZero()));
      APInt value = integer.getValue();
      return IntegerAttr::get(type,
                              isUnsigned ? value.zextOrTrunc(type.getWidth()) : value.sextOrTrunc(type.getWidth()));
    }
    real = APFloat(APFloat::IEEEquad());
    real.convertFromAPInt(integer.getValue(), !isUnsigned, APFloat::rmNearestTiesToEven);
  }
  auto type = dyn_cast<FloatType>(to);
  if (!type)
    return {};
  bool losesInfo = false;
  real.convert(type.getFloatSemantics(), APFloat::rmNearestTiesToEven, &losesInfo);
  return FloatAttr::get(type, real);
}

/// op(splat, ...) -> splat
struct FoldSplats : RewritePattern {
  FoldSplats(MLIRContext *context) : RewritePattern(MatchAnyOpTypeTag(), 1, context) {}

  LogicalResult matchAndRewrite(Operation *op, PatternRewriter &rewriter) const override {
    if (!isElementwise(op))
      return failure();
    SmallVector<Attribute> operands;
    for (Value operand : op->getOperands()) {
      operands.push_back(splatOf(operand));
      if (!operands.back())
        return failure();
    }
    Attribute element = foldElement(op, operands);
    if (!element)
      return failure();
    rewriter.replaceOp(op, createSplat(rewriter, op->getLoc(), tensorType(op->getResult(0)), element));
    return success();
  }

  static Attribute foldElement(Operation *op, ArrayRef<Attribute> operands) {
    Type type = tensorType(op->getResult(0)).getElementType();
    if (isa<ConvertOp>(op))
      return foldConvert(operands[0], type);
    if (isa<CmpOp, SelectOp, IsNanOp>(op))
      return {};
    if (isa<FloatType>(type)) {
      auto value = [&](unsigned i) { return cast<FloatAttr>(operands[i]).getValue(); };
      std::optional<APFloat> result = operands.size() == 1   ? fold(op, value(0))
                                      : operands.size() == 2 ? fold(op, value(0), value(1))
                                                             : std::nullopt;
      return result ? FloatAttr::get(type, *result) : Attribute();
    }
    if (operands.size() != 2)
      return {};
    std::optional<APInt> result =
        fold(op, cast<IntegerAttr>(operands[0]).getValue(), cast<IntegerAttr>(operands[1]).getValue());
    return result ? IntegerAttr::get(type, *result) : Attribute();
  }
};
} // namespace

void populateConstantPatterns(RewritePatternSet &patterns) { patterns.add<FoldSplats>(patterns.getContext()); }

} // namespace tilewright::graph
