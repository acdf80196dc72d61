//===- S60Config.cpp - stage 60: the choices of a kernel
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Before: an outlined kernel.
// After:  it carries `tile.config`: every choice that stage 70 follows. The only place of heuristics, and what is there
//         already is kept, so that a configuration can be given from outside.
//
//===----------------------------------------------------------------------===//

#include "Stages.h"
#include "tilewright/Conversion/Passes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

void tilewright::buildConfigStage(mlir::OpPassManager &manager, const StageOptions &options) {
  cpu::TargetDescription target = resolveTarget(options.target);
  ChooseMatmulBlockingOptions matmul;
  matmul.vectorBits = target.vectorBits;
  matmul.vectorRegisters = target.vectorRegisters;
  matmul.threads = options.threads;
  manager.addNestedPass<mlir::func::FuncOp>(createChooseKernelConfig());
  manager.addNestedPass<mlir::func::FuncOp>(createChooseMatmulBlocking(matmul));
}
