//===- SimplifyProducts.cpp - stage 10: what a product repeats --------------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A ranking model scores many items for one user: the user's features, repeated for each item, are concatenated to the
// items' and multiplied by one matrix. The part of the product that belongs to the repeated columns is the same in all
// these rows, so it is computed once:
//
//   concat(broadcast(q), k) x W   ->   broadcast(q x W_q) + k x W_k
//
// Each element is the same sum of products, added up in two parts, as a product over blocks of K is anyway.
//
//===----------------------------------------------------------------------===//

#include "SimplifyPatterns.h"

using namespace mlir;

namespace tilewright::graph {
namespace {
/// Below this many multiply-adds saved, one more kernel costs as much time as it saves.
constexpr int64_t kMinSaved = 1 << 20;

Value reshape(OpBuilder &builder, Location location, Value value, ArrayRef<int64_t> shape) {
  return ReshapeOp::create(builder, location, tensorType(value).clone(shape), value);
}

/// Rows [first, first + count) of a matrix.
Value sliceRows(OpBuilder &builder, Location location, Value matrix, int64_t first, int64_t count) {
  RankedTensorType type = tensorType(matrix);
  return SliceOp::create(builder, location, type.clone({count, type.getDimSize(1)}), matrix,
                         ArrayRef<int64_t>{first, 0}, ArrayRef<int64_t>{1, 1});
}

Value concat(OpBuilder &builder, Location location, ArrayRef<Value> values, int64_t dim) {
  SmallVector<int64_t> shape(tensorType(values.front()).getShape());
  for (Value value : values.drop_front())
    shape[dim] += tensorType(value).getDimSize(dim);
  return ConcatOp::create(builder, location, tensorType(values.front()).clone(shape), values, dim);
}

/// The columns of a concatenation along its last dim that are equal in several rows.
struct RepeatedColumns {
  unsigned operand; ///< of the concatenation
  int64_t first;    ///< column
  BroadcastOp rows;
};

std::optional<RepeatedColumns> findRepeated(ConcatOp concat) {
  int64_t last = concat.getType().getRank() - 1, first = 0;
  if (static_cast<int64_t>(concat.getDim()) != last)
    return std::nullopt;
  for (auto [operand, input] : llvm::enumerate(concat.getInputs())) {
    auto broadcast = input.getDefiningOp<BroadcastOp>();
    int64_t columns = tensorType(input).getDimSize(last);
    // Its columns are not repeated, and its rows come in order.
    if (broadcast && columns > 0 && !broadcast.getDims().empty() && broadcast.getDims().back() == last &&
        llvm::is_sorted(broadcast.getDims()))
      return RepeatedColumns{static_cast<unsigned>(operand), first, broadcast};
    first += columns;
  }
  return std::nullopt;
}

struct ProductOfRepeated : OpRewritePattern<MatmulOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(MatmulOp op, PatternRewriter &rewriter) const override {
    Value lhs = op.getLhs();
    if (auto view = lhs.getDefiningOp<ReshapeOp>(); view && view->hasOneUse())
      lhs = view.getInput();
    auto joined = lhs.getDefiningOp<ConcatOp>();
    RankedTensorType type = op.getType();
    // What has another use is computed anyway. Narrow types would be rounded once more.
    if (!joined || !joined->hasOneUse() || joined.getInputs().size() < 2 || type.getRank() != 2 || op.getPacked() ||
        joined.getType().getShape().back() != op.getDepth() ||
        accumulatorType(type.getElementType()) != type.getElementType())
      return failure();
    std::optional<RepeatedColumns> repeated = findRepeated(joined);
    if (!repeated)
      return failure();
    RankedTensorType onceType = tensorType(repeated->rows.getInput());
    int64_t depth = onceType.getShape().back(), columns = type.getDimSize(1);
    int64_t onceRows = onceType.getNumElements() / depth;
    if ((type.getDimSize(0) - onceRows) * depth * columns < kMinSaved)
      return failure();

    Location location = op.getLoc();
    SmallVector<Value> others(joined.getInputs());
    others.erase(others.begin() + repeated->operand);
    Value rest = concat(rewriter, location, others, joined.getDim());
    rest = reshape(rewriter, location, rest, {type.getDimSize(0), op.getDepth() - depth});
    SmallVector<Value> matrices;
    int64_t end = repeated->first + depth;
    if (repeated->first > 0)
      matrices.push_back(sliceRows(rewriter, location, op.getRhs(), 0, repeated->first));
    if (end < op.getDepth())
      matrices.push_back(sliceRows(rewriter, location, op.getRhs(), end, op.getDepth() - end));
    Value each = MatmulOp::create(rewriter, location, type, rest, concat(rewriter, location, matrices, 0), false);

    Value once = reshape(rewriter, location, repeated->rows.getInput(), {onceRows, depth});
    once = MatmulOp::create(rewriter, location, type.clone({onceRows, columns}), once,
                            sliceRows(rewriter, location, op.getRhs(), repeated->first, depth), false);
    SmallVector<int64_t> shape(onceType.getShape());
    shape.back() = columns;
    once = reshape(rewriter, location, once, shape);
    shape.assign(joined.getType().getShape().begin(), joined.getType().getShape().end());
    shape.back() = columns;
    once = BroadcastOp::create(rewriter, location, type.clone(shape), once, repeated->rows.getDims());
    rewriter.replaceOpWithNewOp<AddOp>(op, type, each, reshape(rewriter, location, once, type.getShape()));
    return success();
  }
};
} // namespace

void populateProductPatterns(RewritePatternSet &patterns) { patterns.add<ProductOfRepeated>(patterns.getContext()); }

} // namespace tilewright::graph
