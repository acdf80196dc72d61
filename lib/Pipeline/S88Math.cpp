//===- S88Math.cpp - stage 88: math functions to arithmetic
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Before: any op of the `math` dialect, on scalars and vectors.
// After:  only those that are machine instructions; the others are polynomials or, where rare, calls of libm.
//
//===----------------------------------------------------------------------===//

#include "Stages.h"
#include "tilewright/Tile/Transforms/Passes.h"

void tilewright::buildMathStage(mlir::OpPassManager &manager, const StageOptions &options) {
  manager.addPass(tile::createExpandMath());
}
