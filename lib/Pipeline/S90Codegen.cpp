//===- S90Codegen.cpp - stage 90: to the LLVM dialect
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Before: a tile program of vectors and scalars in `tile.grid`.
// After:  one `llvm.func` with the signature of Runtime/Abi.h, and declarations of what it calls. Translation to LLVM
// IR,
//         optimization and object emission follow outside the pass manager (lib/Target).
//
//===----------------------------------------------------------------------===//

#include "Stages.h"
#include "tilewright/Conversion/Passes.h"
#include "tilewright/Tile/Transforms/Passes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

void tilewright::buildCodegenStage(mlir::OpPassManager &manager, const StageOptions &options) {
  manager.addNestedPass<mlir::func::FuncOp>(tile::createLowerGrid());
  manager.addPass(createConvertKernelToLLVM());
}
