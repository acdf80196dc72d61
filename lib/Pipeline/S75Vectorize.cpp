//===- S75Vectorize.cpp - stage 75: lanes to vectors
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Before: a tile program: scalar loop nests, `tile.lanes` where iterations are independent.
// After:  no `tile.lanes`: loops over native 1-D vectors with one masked tail, or scalar loops.
//         No vector has two dims.
//
//===----------------------------------------------------------------------===//

#include "Stages.h"
#include "tilewright/Tile/Transforms/Passes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

void tilewright::buildVectorizeStage(mlir::OpPassManager &manager, const StageOptions &options) {
  cpu::TargetDescription target = resolveTarget(options.target);
  tile::VectorizeOptions vectorize;
  vectorize.vectorBits = target.vectorBits;
  vectorize.vectorRegisters = target.vectorRegisters;
  vectorize.maskableBits = target.maskableBits;
  manager.addNestedPass<mlir::func::FuncOp>(tile::createVectorize(vectorize));
}
