//===- S85ExpandMma.cpp - stage 85: register blocks of a matmul
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Before: `tile.mma` names an instruction and the block of accumulators it fills, `tile.pack` the panel it reads.
// After:  neither: a block is a loop over k whose accumulators are vectors that stay in registers, a pack is loops over
//         vectors.
//
//===----------------------------------------------------------------------===//

#include "Stages.h"
#include "tilewright/Tile/Transforms/Passes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

void tilewright::buildExpandMmaStage(mlir::OpPassManager &manager, const StageOptions &options) {
  manager.addNestedPass<mlir::func::FuncOp>(tile::createExpandPack());
  manager.addPass(tile::createExpandMma({resolveTarget(options.target).vectorRegisters}));
}
