//===- ExpandMath.cpp - stage 88: math functions to arithmetic --------------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tilewright/Tile/Transforms/Passes.h"

#include "mlir/Conversion/MathToLibm/MathToLibm.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Transforms/Passes.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Math/IR/Math.h"
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

struct ExpandMath : impl::ExpandMathBase<ExpandMath> {
  void runOnOperation() override {
    ConversionTarget target(getContext());
    target.markUnknownOpDynamicallyLegal([](Operation *) { return true; });
    target.addIllegalOp<math::AcosOp, math::AcoshOp, math::AsinOp, math::AsinhOp, math::AtanOp, math::Atan2Op,
                        math::AtanhOp, math::CbrtOp, math::CosOp, math::CoshOp, math::ErfOp, math::ErfcOp, math::ExpOp,
                        math::Exp2Op, math::ExpM1Op, math::LogOp, math::Log10Op, math::Log1pOp, math::Log2Op,
                        math::PowFOp, math::RoundOp, math::SinOp, math::SinhOp, math::TanOp, math::TanhOp>();
    auto isNative = [](Operation *op) {
      Type from = getElementTypeOrSelf(op->getOperand(0)), to = getElementTypeOrSelf(op->getResult(0));
      return !from.isBF16() && !to.isBF16() && !(from.isF64() && to.isF16());
    };
    target.addDynamicallyLegalOp<arith::ExtFOp, arith::TruncFOp>(isNative);
    RewritePatternSet patterns(&getContext());
    patterns.add<NarrowThroughF32>(&getContext());
    // LLVM would use vcvtneps2bf16 where there is one, which flushes denormals, and otherwise call the
    // compiler's run-time library.
    arith::populateExpandBFloat16Patterns(patterns);
    populateMathToLibmConversionPatterns(patterns);
    if (failed(applyPartialConversion(getOperation(), target, std::move(patterns))))
      signalPassFailure();
  }
};

} // namespace
} // namespace tilewright::tile
