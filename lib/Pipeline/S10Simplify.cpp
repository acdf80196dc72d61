//===- S10Simplify.cpp - stage 10: algebra on the graph ---------------------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Before: a program as imported: `graph` ops without `graph.kernel`.
// After:  the same program without dead or duplicate ops, views composed, algebra that
//         is exact in IEEE arithmetic applied; optimizer steps of embedding tables visit
//         only touched rows; every reduction is over adjacent dims, tall ones in two steps.
//
//===----------------------------------------------------------------------===//

#include "Stages.h"
#include "tilewright/Graph/Transforms/Passes.h"

void tilewright::buildSimplifyStage(mlir::OpPassManager &manager, const StageOptions &options) {
  manager.addPass(graph::createSimplifyGraph());
  manager.addPass(graph::createSparseUpdate());
  manager.addPass(graph::createGroupRows());
  manager.addPass(graph::createSplitReductions());
  manager.addPass(graph::createSimplifyGraph());
}
