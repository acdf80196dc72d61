//===- Tile.h - the `tile` dialect --------------------------------*- C++ -*-===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef TILEWRIGHT_TILE_IR_TILE_H
#define TILEWRIGHT_TILE_IR_TILE_H

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

#include "tilewright/Tile/IR/TileDialect.h.inc"
#include "tilewright/Tile/IR/TileEnums.h.inc"

#define GET_OP_CLASSES
#include "tilewright/Tile/IR/TileOps.h.inc"

namespace tilewright::tile {
// On the function of a tile program: number of tiles in each grid dim.
inline constexpr llvm::StringLiteral kGridAttr = "tile.grid";
} // namespace tilewright::tile

#endif // TILEWRIGHT_TILE_IR_TILE_H
