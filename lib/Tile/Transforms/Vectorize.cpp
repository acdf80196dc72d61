//===- Vectorize.cpp - stage 75: tile.lanes to native vectors ---------------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Lanes.h"
#include "tilewright/Tile/Transforms/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;

namespace tilewright::tile {
#define GEN_PASS_DEF_VECTORIZE
#include "tilewright/Tile/Transforms/Passes.h.inc"

namespace {

struct Vectorize : impl::VectorizeBase<Vectorize> {
  using VectorizeBase::VectorizeBase;

  void runOnOperation() override {
    IRRewriter rewriter(&getContext());
    SmallVector<LanesOp> worklist;
    getOperation().walk([&](LanesOp lanes) { worklist.push_back(lanes); });
    for (LanesOp lanes : worklist)
      lowerToScalarLoop(rewriter, lanes);
  }
};

} // namespace
} // namespace tilewright::tile
