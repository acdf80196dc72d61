//===- SimplifyAlgebra.cpp - stage 10: algebra that keeps every bit ---------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each rewrite holds in IEEE arithmetic for every input, infinities, NaN and both zeros
// included. Where a rule needs a reason, it is beside it.
//
//===----------------------------------------------------------------------===//

#include "SimplifyPatterns.h"

#include "llvm/ADT/APFloat.h"

using namespace mlir;

namespace tilewright::graph {
namespace {

/// A rewrite of one kind of op to a value that exists already.
template <typename Op, Value (*simplify)(Op)> struct ReplaceByValue : OpRewritePattern<Op> {
  using OpRewritePattern<Op>::OpRewritePattern;
  LogicalResult matchAndRewrite(Op op, PatternRewriter &rewriter) const override {
    Value value = simplify(op);
    if (!value)
      return failure();
    rewriter.replaceOp(op, value);
    return success();
  }
};

bool isInteger(Value value) { return isa<IntegerType>(tensorType(value).getElementType()); }

Value simplifyAdd(AddOp op) {
  // x + (-0) is x for every x; x + 0 turns -0 into 0.
  if (isSplatOf(op.getRhs(), isInteger(op) ? 0.0 : -0.0))
    return op.getLhs();
  return {};
}

Value simplifySub(SubOp op) { return isSplatOf(op.getRhs(), 0.0) ? op.getLhs() : Value(); }

Value simplifyMul(MulOp op) {
  if (isSplatOf(op.getRhs(), 1.0))
    return op.getLhs();
  // 0 * x is NaN for infinite x, so only integers.
  return isInteger(op) && isSplatOf(op.getRhs(), 0.0) ? op.getRhs() : Value();
}

Value simplifyDiv(DivOp op) { return isSplatOf(op.getRhs(), 1.0) ? op.getLhs() : Value(); }

Value simplifyPow(PowOp op) { return isSplatOf(op.getRhs(), 1.0) ? op.getLhs() : Value(); }

/// op(op(x)) -> x
template <typename Op> Value undo(Op op) {
  auto inner = op.getInput().template getDefiningOp<Op>();
  return inner ? inner.getInput() : Value();
}

/// op(x, x) -> x
template <typename Op> Value idempotent(Op op) { return op.getLhs() == op.getRhs() ? op.getLhs() : Value(); }

Value simplifyAbs(AbsOp op) {
  // |(|x|)| = |x|
  return op.getInput().getDefiningOp<AbsOp>() ? op.getInput() : Value();
}

Value simplifySelect(SelectOp op) {
  if (op.getOnTrue() == op.getOnFalse())
    return op.getOnTrue();
  if (auto element = dyn_cast_or_null<IntegerAttr>(splatOf(op.getCondition())))
    return element.getValue().isZero() ? op.getOnFalse() : op.getOnTrue();
  return {};
}

/// Whether every value of `from` is a value of `to`.
bool isExact(Type from, Type to) {
  if (from == to)
    return true;
  auto fromFloat = dyn_cast<FloatType>(from), toFloat = dyn_cast<FloatType>(to);
  if (fromFloat && toFloat)
    return APFloat::isRepresentableBy(fromFloat.getFloatSemantics(), toFloat.getFloatSemantics());
  if (fromFloat)
    return false;
  auto integer = cast<IntegerType>(from);
  unsigned magnitude = integer.getWidth() - (integer.isUnsigned() || integer.getWidth() == 1 ? 0 : 1);
  if (toFloat)
    return magnitude <= toFloat.getFPMantissaWidth();
  auto target = cast<IntegerType>(to);
  if (target.getWidth() == 1)
    return false; // x != 0
  bool isSigned = magnitude != integer.getWidth();
  return target.isUnsigned() ? !isSigned && target.getWidth() >= magnitude : target.getWidth() - 1 >= magnitude;
}

/// convert(convert(x)) -> convert(x) if the inner conversion loses nothing.
struct ConvertOfConvert : OpRewritePattern<ConvertOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(ConvertOp op, PatternRewriter &rewriter) const override {
    if (op.getInput().getType() == op.getType()) {
      rewriter.replaceOp(op, op.getInput());
      return success();
    }
    auto inner = op.getInput().getDefiningOp<ConvertOp>();
    if (!inner)
      return failure();
    Type from = tensorType(inner.getInput()).getElementType(), middle = tensorType(inner).getElementType();
    Type to = tensorType(op).getElementType();
    // What is exact may still be read differently: float to integer depends on the float's width only in what it
    // does with numbers that do not fit, which are the same numbers.
    if (!isExact(from, middle) || (isa<IntegerType>(from) && isa<FloatType>(middle) && isa<IntegerType>(to)))
      return failure();
    if (inner.getInput().getType() == op.getType())
      rewriter.replaceOp(op, inner.getInput());
    else
      rewriter.replaceOpWithNewOp<ConvertOp>(op, op.getType(), inner.getInput());
    return success();
  }
};

/// x + -y -> x - y and x - -y -> x + y: the definition of subtraction.
struct AddOfNegation : RewritePattern {
  AddOfNegation(MLIRContext *context) : RewritePattern(MatchAnyOpTypeTag(), 1, context) {}
  LogicalResult matchAndRewrite(Operation *op, PatternRewriter &rewriter) const override {
    if (!isa<AddOp, SubOp>(op) || tensorType(op->getResult(0)).getElementType().isInteger(1))
      return failure();
    Value x = op->getOperand(0);
    auto negation = op->getOperand(1).getDefiningOp<NegOp>();
    if (!negation && isa<AddOp>(op)) {
      negation = op->getOperand(0).getDefiningOp<NegOp>();
      x = op->getOperand(1);
    }
    if (!negation)
      return failure();
    if (isa<AddOp>(op))
      rewriter.replaceOpWithNewOp<SubOp>(op, x, negation.getInput());
    else
      rewriter.replaceOpWithNewOp<AddOp>(op, x, negation.getInput());
    return success();
  }
};

/// A literal is the right operand of a commutative op.
struct LiteralToTheRight : RewritePattern {
  LiteralToTheRight(MLIRContext *context) : RewritePattern(MatchAnyOpTypeTag(), 1, context) {}
  LogicalResult matchAndRewrite(Operation *op, PatternRewriter &rewriter) const override {
    if (!isa<AddOp, MulOp, AndOp, OrOp, XorOp, MaximumOp, MinimumOp>(op) || !splatOf(op->getOperand(0)) ||
        splatOf(op->getOperand(1)))
      return failure();
    rewriter.modifyOpInPlace(op, [&] { op->setOperands({op->getOperand(1), op->getOperand(0)}); });
    return success();
  }
};

/// x / c -> x * (1 / c) if 1 / c is exact (c a power of two): both round the same real number once.
struct DivideByPowerOfTwo : OpRewritePattern<DivOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(DivOp op, PatternRewriter &rewriter) const override {
    auto divisor = dyn_cast_or_null<FloatAttr>(splatOf(op.getRhs()));
    APFloat inverse(0.0);
    if (!divisor || !divisor.getValue().getExactInverse(&inverse))
      return failure();
    Value factor = createSplat(rewriter, op.getLoc(), op.getType(), FloatAttr::get(divisor.getType(), inverse));
    rewriter.replaceOpWithNewOp<MulOp>(op, op.getLhs(), factor);
    return success();
  }
};

/// x ^ 2 -> x * x, as torch.pow computes it.
struct SquareIsProduct : OpRewritePattern<PowOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(PowOp op, PatternRewriter &rewriter) const override {
    if (!isSplatOf(op.getRhs(), 2.0))
      return failure();
    rewriter.replaceOpWithNewOp<MulOp>(op, op.getLhs(), op.getLhs());
    return success();
  }
};

/// x > c or x is NaN -> not (x <= c), for a number c: the mask of a clamp's gradient.
struct GreaterOrNan : OpRewritePattern<OrOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(OrOp op, PatternRewriter &rewriter) const override {
    auto compare = op.getLhs().getDefiningOp<CmpOp>();
    auto isNan = op.getRhs().getDefiningOp<IsNanOp>();
    if (!compare || !isNan || isNan.getInput() != compare.getLhs())
      return failure();
    auto bound = dyn_cast_or_null<FloatAttr>(splatOf(compare.getRhs()));
    StringRef opposite = llvm::StringSwitch<StringRef>(compare.getPredicate())
                             .Case("gt", "le")
                             .Case("ge", "lt")
                             .Case("lt", "ge")
                             .Case("le", "gt")
                             .Default("");
    if (!bound || bound.getValue().isNaN() || opposite.empty())
      return failure();
    Value negated = CmpOp::create(rewriter, op.getLoc(), op.getType(), rewriter.getStringAttr(opposite),
                                  compare.getLhs(), compare.getRhs());
    rewriter.replaceOpWithNewOp<NotOp>(op, negated);
    return success();
  }
};

/// not c ? a : b -> c ? b : a
struct SelectOfNot : OpRewritePattern<SelectOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(SelectOp op, PatternRewriter &rewriter) const override {
    auto negation = op.getCondition().getDefiningOp<NotOp>();
    if (!negation)
      return failure();
    rewriter.replaceOpWithNewOp<SelectOp>(op, op.getType(), negation.getInput(), op.getOnFalse(), op.getOnTrue());
    return success();
  }
};
} // namespace

void populateAlgebraPatterns(RewritePatternSet &patterns) {
  patterns
      .add<ReplaceByValue<AddOp, simplifyAdd>, ReplaceByValue<SubOp, simplifySub>, ReplaceByValue<MulOp, simplifyMul>,
           ReplaceByValue<DivOp, simplifyDiv>, ReplaceByValue<PowOp, simplifyPow>, ReplaceByValue<NegOp, undo<NegOp>>,
           ReplaceByValue<NotOp, undo<NotOp>>, ReplaceByValue<AbsOp, simplifyAbs>,
           ReplaceByValue<MaximumOp, idempotent<MaximumOp>>, ReplaceByValue<MinimumOp, idempotent<MinimumOp>>,
           ReplaceByValue<AndOp, idempotent<AndOp>>, ReplaceByValue<OrOp, idempotent<OrOp>>,
           ReplaceByValue<SelectOp, simplifySelect>, ConvertOfConvert, AddOfNegation, LiteralToTheRight,
           DivideByPowerOfTwo, SquareIsProduct, GreaterOrNan, SelectOfNot>(patterns.getContext());
}

} // namespace tilewright::graph
