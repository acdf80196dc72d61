//===- ExpandMath.cpp - stage 88: math functions to arithmetic --------------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tilewright/Tile/Transforms/Passes.h"

#include "mlir/Conversion/MathToLibm/MathToLibm.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/Transforms/DialectConversion.h"

using namespace mlir;

namespace tilewright::tile {
#define GEN_PASS_DEF_EXPANDMATH
#include "tilewright/Tile/Transforms/Passes.h.inc"

namespace {

struct ExpandMath : impl::ExpandMathBase<ExpandMath> {
  void runOnOperation() override {
    ConversionTarget target(getContext());
    target.markUnknownOpDynamicallyLegal([](Operation *) { return true; });
    target.addIllegalOp<math::AcosOp, math::AcoshOp, math::AsinOp, math::AsinhOp, math::AtanOp, math::Atan2Op,
                        math::AtanhOp, math::CbrtOp, math::CosOp, math::CoshOp, math::ErfOp, math::ErfcOp, math::ExpOp,
                        math::Exp2Op, math::ExpM1Op, math::LogOp, math::Log10Op, math::Log1pOp, math::Log2Op,
                        math::PowFOp, math::RoundOp, math::SinOp, math::SinhOp, math::TanOp, math::TanhOp>();
    RewritePatternSet patterns(&getContext());
    populateMathToLibmConversionPatterns(patterns);
    if (failed(applyPartialConversion(getOperation(), target, std::move(patterns))))
      signalPassFailure();
  }
};

} // namespace
} // namespace tilewright::tile
