//===- S50Outline.cpp - stage 50: from a program to its kernels -------------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Before: a planned program of `graph.kernel` ops.
// After:  nested modules, each with one function that holds the body of a kernel. The
//         driver does not run this stage as passes: it outlines kernel by kernel
//         (graph::outlineKernel) and compiles equal ones once.
//
//===----------------------------------------------------------------------===//

#include "Stages.h"
#include "tilewright/Graph/Transforms/Passes.h"

void tilewright::buildOutlineStage(mlir::OpPassManager &manager, const StageOptions &options) {
  manager.addPass(graph::createOutlineKernels());
}
