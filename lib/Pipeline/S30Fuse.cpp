//===- S30Fuse.cpp - stage 30: kernels --------------------------------------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Before: `graph` ops at top level.
// After:  every op in a `graph.kernel` or an eager step; beside those only large literals and
//         reshapes, which are other names for a buffer. What is cheap to compute is not kept over the peak, what
//         lives between two products is made some rows at a time, and products leave out rows that a mask throws away.
//
//===----------------------------------------------------------------------===//

#include "Stages.h"
#include "tilewright/Graph/Transforms/Passes.h"

void tilewright::buildFuseStage(mlir::OpPassManager &manager, const StageOptions &options) {
  manager.addPass(graph::createFuse());
  manager.addPass(graph::createRecompute());
  manager.addPass(graph::createHoistPicks());
  manager.addPass(graph::createChunkRows());
  manager.addPass(graph::createSkipRows());
}
