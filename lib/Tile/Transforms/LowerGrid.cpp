//===- LowerGrid.cpp - tile.grid to a loop over tile numbers
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Grid.h"
#include "tilewright/Tile/Transforms/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/PatternMatch.h"

using namespace mlir;

namespace tilewright::tile {
#define GEN_PASS_DEF_LOWERGRID
#include "tilewright/Tile/Transforms/Passes.h.inc"

SmallVector<Value> getTileCoordinates(OpBuilder &builder, Location loc, Value number, ArrayRef<int64_t> sizes) {
  SmallVector<Value> coordinates(sizes.size());
  Value zero;
  for (size_t dim = sizes.size(); dim-- > 0;) {
    if (sizes[dim] == 1) {
      if (!zero)
        zero = arith::ConstantIndexOp::create(builder, loc, 0);
      coordinates[dim] = zero;
      continue;
    }
    // The number is below the product of the sizes, so the leading digit needs no remainder.
    bool leads = llvm::all_of(sizes.take_front(dim), [](int64_t size) { return size == 1; });
    if (leads) {
      coordinates[dim] = number;
      continue;
    }
    Value size = arith::ConstantIndexOp::create(builder, loc, sizes[dim]);
    coordinates[dim] = arith::RemUIOp::create(builder, loc, number, size);
    number = arith::DivUIOp::create(builder, loc, number, size);
  }
  return coordinates;
}

namespace {

struct LowerGrid : impl::LowerGridBase<LowerGrid> {
  void runOnOperation() override {
    IRRewriter rewriter(&getContext());
    getOperation().walk([&](GridOp grid) {
      Location loc = grid.getLoc();
      rewriter.setInsertionPoint(grid);
      Value one = arith::ConstantIndexOp::create(rewriter, loc, 1);
      auto loop = scf::ForOp::create(rewriter, loc, grid.getBegin(), grid.getEnd(), one);
      rewriter.setInsertionPointToStart(loop.getBody());
      // A grid with an empty dim runs no tile; its coordinates are never computed.
      SmallVector<Value> coordinates = getTileCoordinates(rewriter, loc, loop.getInductionVar(), grid.getSizes());
      rewriter.eraseOp(grid.getBody().front().getTerminator());
      rewriter.inlineBlockBefore(&grid.getBody().front(), loop.getBody()->getTerminator(), coordinates);
      rewriter.eraseOp(grid);
    });
  }
};

} // namespace
} // namespace tilewright::tile
