//===- S20Layout.cpp - stage 20: layouts of matmul operands
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Before: a simplified program.
// After:  the right operand of a matmul that is worth it is packed: the layout is an op (`graph.pack`) that fusion and
//         planning see like any other.
//
//===----------------------------------------------------------------------===//

#include "Stages.h"
#include "tilewright/Graph/Transforms/Passes.h"

void tilewright::buildLayoutStage(mlir::OpPassManager &manager, const StageOptions &options) {
  cpu::TargetDescription target = resolveTarget(options.target);
  manager.addPass(graph::createPackMatmul({target.vectorBits, target.vectorRegisters, target.has("avx512bf16")}));
}
