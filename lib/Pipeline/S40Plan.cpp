//===- S40Plan.cpp - stage 40: order, memory, barriers ----------------------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Before: kernels and eager steps, tensors as values.
// After:  the same steps in their final order, with the place of every result
//         (`graph.placement`), barriers (`graph.wait`) and the size of the arena. Values
//         that share memory are never alive together (`graph-verify-plan`). Steps that depend on
//         weights only (`graph.prologue`) come first; what they compute is kept between calls.
//
//===----------------------------------------------------------------------===//

#include "Stages.h"
#include "tilewright/Graph/Transforms/Passes.h"

void tilewright::buildPlanStage(mlir::OpPassManager &manager, const StageOptions &options) {
  manager.addPass(graph::createMarkPrologue());
  manager.addPass(graph::createPlan());
  if (options.verify)
    manager.addPass(graph::createVerifyPlan());
}
