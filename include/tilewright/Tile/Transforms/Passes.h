//===- Passes.h - passes on the `tile` dialect --------------------*- C++ -*-===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef TILEWRIGHT_TILE_TRANSFORMS_PASSES_H
#define TILEWRIGHT_TILE_TRANSFORMS_PASSES_H

#include "mlir/Pass/Pass.h"
#include "tilewright/Tile/IR/Tile.h"

namespace tilewright::tile {
#define GEN_PASS_DECL
#include "tilewright/Tile/Transforms/Passes.h.inc"
#define GEN_PASS_REGISTRATION
#include "tilewright/Tile/Transforms/Passes.h.inc"
} // namespace tilewright::tile

#endif // TILEWRIGHT_TILE_TRANSFORMS_PASSES_H
