//===- ExpandMath.cpp - stage 88: math functions to arithmetic --------------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "MathFunctions.h"
#include "tilewright/Tile/Transforms/Passes.h"

#include "mlir/Conversion/MathToLibm/MathToLibm.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Transforms/Passes.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/Transforms/DialectConversion.h"

using namespace mlir;

namespace tilewright::tile {
#define GEN_PASS_DEF_EXPANDMATH
#include "tilewright/Tile/Transforms/Passes.h.inc"

namespace {

/// f64 to f16 or bf16 by way of f32, as PyTorch converts. The direct conversion is a call of a
/// compiler-runtime function that a process need not have.
struct NarrowThroughF32 : OpRewritePattern<arith::TruncFOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(arith::TruncFOp op, PatternRewriter &rewriter) const override {
    Type element = getElementTypeOrSelf(op.getType());
    if (!getElementTypeOrSelf(op.getIn()).isF64() || element.isF32())
      return failure();
    Type single = rewriter.getF32Type();
    if (auto vectorType = dyn_cast<VectorType>(op.getType()))
      single = vectorType.clone(single);
    Value narrow = arith::TruncFOp::create(rewriter, op.getLoc(), single, op.getIn());
    rewriter.replaceOpWithNewOp<arith::TruncFOp>(op, op.getType(), narrow);
    return success();
  }
};

bool isF32(Type type) { return getElementTypeOrSelf(type).isF32(); }

/// A function of f32 by its expansion.
template <typename Op, Value (*emit)(OpBuilder &, Location, Value)> struct ExpandUnary : OpRewritePattern<Op> {
  using OpRewritePattern<Op>::OpRewritePattern;
  LogicalResult matchAndRewrite(Op op, PatternRewriter &rewriter) const override {
    if (!isF32(op.getType()))
      return failure();
    rewriter.replaceOp(op, emit(rewriter, op.getLoc(), op.getOperand()));
    return success();
  }
};

struct ExpandPow : OpRewritePattern<math::PowFOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(math::PowFOp op, PatternRewriter &rewriter) const override {
    if (!isF32(op.getType()))
      return failure();
    rewriter.replaceOp(op, emitPow(rewriter, op.getLoc(), op.getLhs(), op.getRhs()));
    return success();
  }
};

/// 1 / sqrt(x), both rounded correctly: the reciprocal estimate instructions are not reproducible between CPUs.
struct ExpandRsqrt : OpRewritePattern<math::RsqrtOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(math::RsqrtOp op, PatternRewriter &rewriter) const override {
    TypedAttr one = rewriter.getFloatAttr(getElementTypeOrSelf(op.getType()), 1.0);
    if (auto vectorType = dyn_cast<VectorType>(op.getType()))
      one = DenseElementsAttr::get(vectorType, Attribute(one));
    Value numerator = arith::ConstantOp::create(rewriter, op.getLoc(), one);
    Value root = math::SqrtOp::create(rewriter, op.getLoc(), op.getOperand());
    rewriter.replaceOpWithNewOp<arith::DivFOp>(op, numerator, root);
    return success();
  }
};

/// Whether there is arithmetic for a function that no machine has as an instruction.
bool hasExpansion(Operation *op) {
  if (isa<math::RsqrtOp>(op))
    return true;
  return isF32(op->getResult(0).getType()) &&
         isa<math::ExpOp, math::Exp2Op, math::ExpM1Op, math::LogOp, math::Log2Op, math::Log10Op, math::Log1pOp,
             math::PowFOp, math::TanhOp, math::ErfOp, math::SinOp, math::CosOp>(op);
}

struct ExpandMath : impl::ExpandMathBase<ExpandMath> {
  using ExpandMathBase::ExpandMathBase;

  void runOnOperation() override {
    ConversionTarget target(getContext());
    target.markUnknownOpDynamicallyLegal([](Operation *) { return true; });
    target.addIllegalOp<math::AcosOp, math::AcoshOp, math::AsinOp, math::AsinhOp, math::AtanOp, math::Atan2Op,
                        math::AtanhOp, math::CbrtOp, math::CosOp, math::CoshOp, math::ErfOp, math::ErfcOp, math::ExpOp,
                        math::Exp2Op, math::ExpM1Op, math::LogOp, math::Log10Op, math::Log1pOp, math::Log2Op,
                        math::PowFOp, math::RoundOp, math::RsqrtOp, math::SinOp, math::SinhOp, math::TanOp,
                        math::TanhOp>();
    auto isNative = [](Operation *op) {
      Type from = getElementTypeOrSelf(op->getOperand(0)), to = getElementTypeOrSelf(op->getResult(0));
      return !from.isBF16() && !to.isBF16() && !(from.isF64() && to.isF16());
    };
    target.addDynamicallyLegalOp<arith::ExtFOp, arith::TruncFOp>(isNative);

    if (!libm) {
      target.addIllegalOp<arith::RemFOp>(); // LLVM calls fmod, or divides, which is far off for large quotients.
      WalkResult missing = getOperation().walk([&](Operation *op) {
        if (!target.isIllegal(op) || isa<arith::ExtFOp, arith::TruncFOp>(op) || hasExpansion(op))
          return WalkResult::advance();
        op->emitOpError("on ") << op->getResult(0).getType() << " has no expansion, and the target has no C library";
        return WalkResult::interrupt();
      });
      if (missing.wasInterrupted())
        return signalPassFailure();
    }

    MLIRContext *context = &getContext();
    RewritePatternSet patterns(context);
    patterns.add<
        ExpandUnary<math::ExpOp, emitExp>, ExpandUnary<math::Exp2Op, emitExp2>, ExpandUnary<math::ExpM1Op, emitExpm1>,
        ExpandUnary<math::LogOp, emitLog>, ExpandUnary<math::Log2Op, emitLog2>, ExpandUnary<math::Log10Op, emitLog10>,
        ExpandUnary<math::Log1pOp, emitLog1p>, ExpandUnary<math::TanhOp, emitTanh>, ExpandUnary<math::ErfOp, emitErf>,
        ExpandUnary<math::SinOp, emitSin>, ExpandUnary<math::CosOp, emitCos>, ExpandPow, ExpandRsqrt, NarrowThroughF32>(
        context);
    // LLVM would use vcvtneps2bf16 where there is one, which flushes denormals, and otherwise call the
    // compiler's run-time library.
    arith::populateExpandBFloat16Patterns(patterns);
    // The rest of f32, all of f64. A benefit of zero puts them behind the expansions.
    if (libm)
      populateMathToLibmConversionPatterns(patterns, /*benefit=*/0);
    if (failed(applyPartialConversion(getOperation(), target, std::move(patterns))))
      signalPassFailure();
  }
};

} // namespace
} // namespace tilewright::tile
