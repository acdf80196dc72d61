//===- S70Tile.cpp - stage 70: kernels to tile programs
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Before: an outlined kernel on tensors with its configuration.
// After:  a tile program: loops over scalars in destination style on flat buffers, `tile.lanes` where iterations are
//         independent, `tile.mma` for the blocks of a matmul. No tensor remains.
//
//===----------------------------------------------------------------------===//

#include "Stages.h"
#include "tilewright/Conversion/Passes.h"
#include "tilewright/Tile/Transforms/Passes.h"

void tilewright::buildTileStage(mlir::OpPassManager &manager, const StageOptions &options) {
  manager.addPass(createConvertGraphToTile());
  if (options.fastMath)
    manager.addPass(tile::createRelaxMath());
}
