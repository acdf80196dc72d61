//===- Grid.h - tile numbers and coordinates ----------------------*- C++ -*-===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef TILEWRIGHT_LIB_TILE_TRANSFORMS_GRID_H
#define TILEWRIGHT_LIB_TILE_TRANSFORMS_GRID_H

#include "mlir/IR/Builders.h"

namespace tilewright::tile {

/// The coordinates of tile `number`: the digits of the number, the last dim varying fastest. The
/// operations are unsigned so that sizes that are powers of two become shifts and masks.
llvm::SmallVector<mlir::Value> getTileCoordinates(mlir::OpBuilder &builder, mlir::Location loc, mlir::Value number,
                                                  llvm::ArrayRef<int64_t> sizes);

} // namespace tilewright::tile

#endif // TILEWRIGHT_LIB_TILE_TRANSFORMS_GRID_H
