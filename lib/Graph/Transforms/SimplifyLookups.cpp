//===- SimplifyLookups.cpp - stage 10: lookups before arithmetic ------------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A table may be an expression: 8-bit codes times a scale a row, or bf16 converted to f32. What is looked up are few of
// its rows, so they are looked up first:
//
//   take(codes * scale, ids)   ->   take(codes, ids) * take(scale, ids)
//
//===----------------------------------------------------------------------===//

#include "SimplifyPatterns.h"

using namespace mlir;

namespace tilewright::graph {
namespace {

/// Whether arithmetic on what `op` picks is less than on all of its table.
bool picksFewer(TakeOp op) { return op.getType().getNumElements() < op.getTable().getType().getNumElements(); }

/// What `take` picks from `value`, another tensor of its table's shape.
Value pickFrom(Value value, TakeOp take, PatternRewriter &rewriter) {
  RankedTensorType type = take.getType().clone(tensorType(value).getElementType());
  if (Attribute element = splatOf(value))
    return createSplat(rewriter, take.getLoc(), type, element);
  return TakeOp::create(rewriter, take.getLoc(), type, value, take.getIds(), take.getAxis(), take.getWrap());
}

/// take(f(x, y), ids) -> f(take(x, ids), take(y, ids))
struct TakeOfElementwise : OpRewritePattern<TakeOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(TakeOp op, PatternRewriter &rewriter) const override {
    Operation *producer = op.getTable().getDefiningOp();
    if (!producer || !isElementwise(producer) || !picksFewer(op))
      return failure();
    auto pick = [&](Value operand) { return pickFrom(operand, op, rewriter); };
    rewriter.replaceOp(op, cloneOnPicked(producer, pick, op.getType(), rewriter));
    return success();
  }
};

/// take(broadcast(x), ids) -> broadcast(take(x, ids)): one number a row is looked up once.
struct TakeOfBroadcast : OpRewritePattern<TakeOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(TakeOp op, PatternRewriter &rewriter) const override {
    auto broadcast = op.getTable().getDefiningOp<BroadcastOp>();
    if (!broadcast || !picksFewer(op))
      return failure();
    int64_t axis = op.getAxis(), idsRank = tensorType(op.getIds()).getRank();
    const auto *found = llvm::find(broadcast.getDims(), axis);
    RankedTensorType inner = tensorType(broadcast.getInput());
    int64_t innerAxis = found - broadcast.getDims().begin();
    // Along a repeated dim there is nothing to look up but the check of the ids.
    if (found == broadcast.getDims().end() || inner.getDimSize(innerAxis) != op.getTable().getType().getDimSize(axis))
      return failure();
    SmallVector<int64_t> shape(inner.getShape().take_front(innerAxis)), dims;
    llvm::append_range(shape, tensorType(op.getIds()).getShape());
    llvm::append_range(shape, inner.getShape().drop_front(innerAxis + 1));
    for (int64_t dim : broadcast.getDims()) {
      if (dim == axis)
        llvm::append_range(dims, llvm::seq(axis, axis + idsRank));
      else
        dims.push_back(dim < axis ? dim : dim + idsRank - 1);
    }
    Value picked = TakeOp::create(rewriter, op.getLoc(), inner.clone(shape), broadcast.getInput(), op.getIds(),
                                  innerAxis, op.getWrap());
    rewriter.replaceOpWithNewOp<BroadcastOp>(op, op.getType(), picked, dims);
    return success();
  }
};

/// take(concat(x, y), ids) -> concat(take(x, ids), take(y, ids)) for parts of rows.
struct TakeOfConcat : OpRewritePattern<TakeOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(TakeOp op, PatternRewriter &rewriter) const override {
    auto concat = op.getTable().getDefiningOp<ConcatOp>();
    if (!concat || concat.getDim() == op.getAxis() || !picksFewer(op))
      return failure();
    int64_t idsRank = tensorType(op.getIds()).getRank();
    int64_t dim = concat.getDim() < op.getAxis() ? concat.getDim() : concat.getDim() + idsRank - 1;
    SmallVector<Value> picked;
    for (Value input : concat.getInputs()) {
      SmallVector<int64_t> shape(op.getType().getShape());
      shape[dim] = tensorType(input).getDimSize(concat.getDim());
      picked.push_back(TakeOp::create(rewriter, op.getLoc(), op.getType().clone(shape), input, op.getIds(),
                                      op.getAxis(), op.getWrap()));
    }
    rewriter.replaceOpWithNewOp<ConcatOp>(op, op.getType(), picked, dim);
    return success();
  }
};
} // namespace

void populateLookupPatterns(RewritePatternSet &patterns) {
  patterns.add<TakeOfElementwise, TakeOfBroadcast, TakeOfConcat>(patterns.getContext());
}

} // namespace tilewright::graph
