//===- Lanes.h - ways to run a tile.lanes loop --------------------*- C++ -*-===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Shared by the files of stage 75, of CPU and GPU targets.
//
//===----------------------------------------------------------------------===//
#ifndef TILEWRIGHT_LIB_TILE_TRANSFORMS_LANES_H
#define TILEWRIGHT_LIB_TILE_TRANSFORMS_LANES_H

#include "mlir/IR/PatternMatch.h"
#include "tilewright/Tile/IR/Tile.h"

namespace tilewright::tile {

/// The value that does not change what it is combined with, a scalar or a vector.
mlir::Value createIdentity(mlir::OpBuilder &builder, mlir::Location loc, CombineKind kind, mlir::Type type);

/// `a` and `b` merged, scalars or vectors.
mlir::Value createCombine(mlir::OpBuilder &builder, mlir::Location loc, CombineKind kind, mlir::Value a, mlir::Value b);

/// Lane number `lane` of `lanes`, whose body is copied: `accumulated` combined with its contributions.
llvm::SmallVector<mlir::Value> emitLane(mlir::RewriterBase &rewriter, LanesOp lanes, mlir::Value lane,
                                        mlir::ValueRange accumulated);

/// A loop over the single lanes [begin, size) of `lanes`, whose body is copied. Returns `inits` combined with
/// the contributions.
llvm::SmallVector<mlir::Value> emitScalarLoop(mlir::RewriterBase &rewriter, LanesOp lanes, mlir::Value begin,
                                              mlir::ValueRange inits);

} // namespace tilewright::tile

#endif // TILEWRIGHT_LIB_TILE_TRANSFORMS_LANES_H
