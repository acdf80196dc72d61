//===- MathFunctions.h - f32 functions as arithmetic --------------*- C++ -*-===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each function emits the arithmetic of one mathematical function at the builder's
// insertion point, for an f32 scalar or a 1-D vector of them. NaN, infinities, signed zeros
// and denormals are treated as C's math.h does. The largest error of each, in ulps
// against double, is measured in unittests/Target/MathTest.cpp.
//
//===----------------------------------------------------------------------===//
#ifndef TILEWRIGHT_LIB_TILE_TRANSFORMS_MATHFUNCTIONS_H
#define TILEWRIGHT_LIB_TILE_TRANSFORMS_MATHFUNCTIONS_H

#include "mlir/IR/Builders.h"

namespace tilewright::tile {

mlir::Value emitExp(mlir::OpBuilder &builder, mlir::Location loc, mlir::Value x);
mlir::Value emitExp2(mlir::OpBuilder &builder, mlir::Location loc, mlir::Value x);
mlir::Value emitExpm1(mlir::OpBuilder &builder, mlir::Location loc, mlir::Value x);
mlir::Value emitLog(mlir::OpBuilder &builder, mlir::Location loc, mlir::Value x);
mlir::Value emitLog2(mlir::OpBuilder &builder, mlir::Location loc, mlir::Value x);
mlir::Value emitLog10(mlir::OpBuilder &builder, mlir::Location loc, mlir::Value x);
mlir::Value emitLog1p(mlir::OpBuilder &builder, mlir::Location loc, mlir::Value x);
mlir::Value emitTanh(mlir::OpBuilder &builder, mlir::Location loc, mlir::Value x);
mlir::Value emitErf(mlir::OpBuilder &builder, mlir::Location loc, mlir::Value x);
mlir::Value emitPow(mlir::OpBuilder &builder, mlir::Location loc, mlir::Value x, mlir::Value y);
mlir::Value emitSin(mlir::OpBuilder &builder, mlir::Location loc, mlir::Value x);
mlir::Value emitCos(mlir::OpBuilder &builder, mlir::Location loc, mlir::Value x);

} // namespace tilewright::tile

#endif // TILEWRIGHT_LIB_TILE_TRANSFORMS_MATHFUNCTIONS_H
