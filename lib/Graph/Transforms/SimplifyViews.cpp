//===- SimplifyViews.cpp - stage 10: the normal form of views ---------------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The ATen ops that a training step is traced into (unsqueeze, expand, view, t, sum with
// keepdim ...) say the same thing in many ways. Here each thing gets one way to be said, so
// that later passes need not match all of them.
//
//===----------------------------------------------------------------------===//

#include "SimplifyPatterns.h"

#include "mlir/IR/IRMapping.h"

using namespace mlir;

namespace tilewright::graph {
namespace {

SmallVector<int64_t> withoutUnitDims(ArrayRef<int64_t> shape) {
  SmallVector<int64_t> kept(shape);
  llvm::erase(kept, 1);
  return kept;
}

Value reshapeTo(PatternRewriter &rewriter, Location location, Value value, ArrayRef<int64_t> shape) {
  auto type = RankedTensorType::get(shape, tensorType(value).getElementType());
  return type == value.getType() ? value : ReshapeOp::create(rewriter, location, type, value);
}

/// view(splat) -> splat
struct ViewOfSplat : RewritePattern {
  ViewOfSplat(MLIRContext *context) : RewritePattern(MatchAnyOpTypeTag(), 1, context) {}
  LogicalResult matchAndRewrite(Operation *op, PatternRewriter &rewriter) const override {
    if (!isView(op))
      return failure();
    Attribute element = splatOf(op->getOperand(0));
    if (!element)
      return failure();
    rewriter.replaceOp(op, createSplat(rewriter, op->getLoc(), tensorType(op->getResult(0)), element));
    return success();
  }
};

/// A broadcast whose operand has dims of size 1 reads a reshape of it that has none.
struct DropUnitDimsOfBroadcast : OpRewritePattern<BroadcastOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(BroadcastOp op, PatternRewriter &rewriter) const override {
    ArrayRef<int64_t> shape = tensorType(op.getInput()).getShape();
    SmallVector<int64_t> dims;
    for (auto [size, dim] : llvm::zip(shape, op.getDims()))
      if (size != 1)
        dims.push_back(dim);
    if (dims.size() == shape.size())
      return failure();
    Value input = reshapeTo(rewriter, op.getLoc(), op.getInput(), withoutUnitDims(shape));
    rewriter.replaceOpWithNewOp<BroadcastOp>(op, op.getType(), input, dims);
    return success();
  }
};

/// A broadcast that repeats nothing is a reshape.
struct BroadcastIsReshape : OpRewritePattern<BroadcastOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(BroadcastOp op, PatternRewriter &rewriter) const override {
    if (tensorType(op.getInput()).getNumElements() != tensorType(op.getResult()).getNumElements() ||
        !llvm::is_sorted(op.getDims()))
      return failure();
    rewriter.replaceOpWithNewOp<ReshapeOp>(op, op.getType(), op.getInput());
    return success();
  }
};

/// broadcast(broadcast(x)) -> broadcast(x)
struct BroadcastOfBroadcast : OpRewritePattern<BroadcastOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(BroadcastOp op, PatternRewriter &rewriter) const override {
    auto inner = op.getInput().getDefiningOp<BroadcastOp>();
    if (!inner)
      return failure();
    // A dim of size 1 that the inner broadcast made may be repeated by the outer one only.
    SmallVector<int64_t> dims;
    for (int64_t dim : inner.getDims())
      dims.push_back(op.getDims()[dim]);
    rewriter.replaceOpWithNewOp<BroadcastOp>(op, op.getType(), inner.getInput(), dims);
    return success();
  }
};

/// reshape(broadcast(x)) -> broadcast(x) if only dims of size 1 come and go.
struct ReshapeOfBroadcast : OpRewritePattern<ReshapeOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(ReshapeOp op, PatternRewriter &rewriter) const override {
    auto inner = op.getInput().getDefiningOp<BroadcastOp>();
    if (!inner || llvm::is_contained(tensorType(inner.getInput()).getShape(), 1))
      return failure();
    ArrayRef<int64_t> from = tensorType(inner.getResult()).getShape(), to = op.getType().getShape();
    if (withoutUnitDims(from) != withoutUnitDims(to))
      return failure();
    SmallVector<int64_t> position(from.size(), 0); // of each dim that is not 1
    int64_t next = 0;
    for (auto [dim, size] : llvm::enumerate(from)) {
      if (size == 1)
        continue;
      while (to[next] == 1)
        ++next;
      position[dim] = next++;
    }
    SmallVector<int64_t> dims;
    for (int64_t dim : inner.getDims())
      dims.push_back(position[dim]);
    rewriter.replaceOpWithNewOp<BroadcastOp>(op, op.getType(), inner.getInput(), dims);
    return success();
  }
};

/// A transposition that moves only dims of size 1 is a reshape.
struct TransposeIsReshape : OpRewritePattern<TransposeOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(TransposeOp op, PatternRewriter &rewriter) const override {
    ArrayRef<int64_t> shape = tensorType(op.getInput()).getShape();
    SmallVector<int64_t> moved;
    for (int64_t dim : op.getPermutation())
      if (shape[dim] != 1)
        moved.push_back(dim);
    if (!llvm::is_sorted(moved))
      return failure();
    rewriter.replaceOpWithNewOp<ReshapeOp>(op, op.getType(), op.getInput());
    return success();
  }
};

/// transpose(broadcast(x)) -> broadcast(x)
struct TransposeOfBroadcast : OpRewritePattern<TransposeOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(TransposeOp op, PatternRewriter &rewriter) const override {
    auto inner = op.getInput().getDefiningOp<BroadcastOp>();
    if (!inner)
      return failure();
    SmallVector<int64_t> position(op.getPermutation().size());
    for (auto [to, from] : llvm::enumerate(op.getPermutation()))
      position[from] = to;
    SmallVector<int64_t> dims;
    for (int64_t dim : inner.getDims())
      dims.push_back(position[dim]);
    rewriter.replaceOpWithNewOp<BroadcastOp>(op, op.getType(), inner.getInput(), dims);
    return success();
  }
};

/// slice(slice(x)) -> slice(x)
struct SliceOfSlice : OpRewritePattern<SliceOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(SliceOp op, PatternRewriter &rewriter) const override {
    auto inner = op.getInput().getDefiningOp<SliceOp>();
    if (!inner)
      return failure();
    SmallVector<int64_t> starts, strides;
    for (auto [start, stride, innerStart, innerStride] :
         llvm::zip(op.getStarts(), op.getStrides(), inner.getStarts(), inner.getStrides())) {
      starts.push_back(innerStart + start * innerStride);
      strides.push_back(stride * innerStride);
    }
    rewriter.replaceOpWithNewOp<SliceOp>(op, op.getType(), inner.getInput(), starts, strides);
    return success();
  }
};

/// A slice that lies in one operand of a concatenation is a slice of that operand.
struct SliceOfConcat : OpRewritePattern<SliceOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(SliceOp op, PatternRewriter &rewriter) const override {
    auto concat = op.getInput().getDefiningOp<ConcatOp>();
    if (!concat || op.getType().getNumElements() == 0)
      return failure();
    int64_t dim = concat.getDim(), first = op.getStarts()[dim];
    int64_t last = first + (op.getType().getDimSize(dim) - 1) * op.getStrides()[dim];
    if (first > last)
      std::swap(first, last);
    int64_t begin = 0;
    for (Value input : concat.getInputs()) {
      int64_t end = begin + tensorType(input).getDimSize(dim);
      if (first >= begin && last < end) {
        SmallVector<int64_t> starts(op.getStarts());
        starts[dim] -= begin;
        rewriter.replaceOpWithNewOp<SliceOp>(op, op.getType(), input, starts, SmallVector<int64_t>(op.getStrides()));
        return success();
      }
      begin = end;
    }
    return failure();
  }
};

/// concat(x) -> x
struct ConcatOfOne : OpRewritePattern<ConcatOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(ConcatOp op, PatternRewriter &rewriter) const override {
    if (op.getInputs().size() != 1)
      return failure();
    rewriter.replaceOp(op, op.getInputs().front());
    return success();
  }
};

/// concat(concat(x, y), z) -> concat(x, y, z)
struct ConcatOfConcat : OpRewritePattern<ConcatOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(ConcatOp op, PatternRewriter &rewriter) const override {
    SmallVector<Value> parts;
    for (Value input : op.getInputs()) {
      auto inner = input.getDefiningOp<ConcatOp>();
      if (inner && inner->hasOneUse() && inner.getDim() == op.getDim())
        llvm::append_range(parts, inner.getInputs());
      else
        parts.push_back(input);
    }
    if (parts.size() == op.getInputs().size())
      return failure();
    rewriter.replaceOpWithNewOp<ConcatOp>(op, op.getType(), parts, op.getDim());
    return success();
  }
};

/// reduce(concat(x, y)) -> concat(reduce(x), reduce(y)) over other dims: sums of rows in parts, each a loop of its own.
struct ReduceOfConcat : OpRewritePattern<ReduceOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(ReduceOp op, PatternRewriter &rewriter) const override {
    Value input = op.getInput();
    auto view = input.getDefiningOp<ReshapeOp>();
    auto concat = (view ? view.getInput() : input).getDefiningOp<ConcatOp>();
    int64_t rank = tensorType(input).getRank();
    // Rows of a bag lie behind one another; reshaped or not, the last dim is that of the columns.
    if (!concat || !concat->hasOneUse() || (view && !view->hasOneUse()) || op.getType().getRank() == 0 ||
        static_cast<int64_t>(concat.getDim()) != concat.getType().getRank() - 1 ||
        concat.getType().getShape().back() != tensorType(input).getShape().back() ||
        llvm::is_contained(op.getDims(), rank - 1))
      return failure();
    SmallVector<Value> parts;
    for (Value part : concat.getInputs()) {
      SmallVector<int64_t> from(tensorType(input).getShape()), to(op.getType().getShape());
      from.back() = to.back() = tensorType(part).getShape().back();
      if (view)
        part = ReshapeOp::create(rewriter, op.getLoc(), tensorType(part).clone(from), part);
      parts.push_back(
          ReduceOp::create(rewriter, op.getLoc(), op.getType().clone(to), op.getKindAttr(), part, op.getDimsAttr()));
    }
    rewriter.replaceOpWithNewOp<ConcatOp>(op, op.getType(), parts, op.getType().getRank() - 1);
    return success();
  }
};

/// pad(x) by nothing -> x
struct PadByNothing : OpRewritePattern<PadOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(PadOp op, PatternRewriter &rewriter) const override {
    if (op.getInput().getType() != op.getType())
      return failure();
    rewriter.replaceOp(op, op.getInput());
    return success();
  }
};

/// A reduction over dims of size 1 is a reshape.
struct ReduceOfNothing : OpRewritePattern<ReduceOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(ReduceOp op, PatternRewriter &rewriter) const override {
    ArrayRef<int64_t> shape = tensorType(op.getInput()).getShape();
    if (!llvm::all_of(op.getDims(), [&](int64_t dim) { return shape[dim] == 1; }))
      return failure();
    rewriter.replaceOpWithNewOp<ReshapeOp>(op, op.getType(), op.getInput());
    return success();
  }
};

/// transpose(matmul(a, b)) -> matmul(transpose(b), transpose(a)): transposed operands cost nothing, a transposed result
/// keeps an epilogue from joining the product.
struct TransposeOfMatmul : OpRewritePattern<TransposeOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(TransposeOp op, PatternRewriter &rewriter) const override {
    auto matmul = op.getInput().getDefiningOp<MatmulOp>();
    if (!matmul || matmul.getPacked() || !matmul->hasOneUse())
      return failure();
    ArrayRef<int64_t> permutation = op.getPermutation();
    int64_t rank = permutation.size();
    SmallVector<int64_t> swap = swapOfLastDims(rank);
    // Products read a transposed product just as well.
    bool onlyProducts = llvm::all_of(op->getUsers(), [](Operation *user) { return isa<MatmulOp>(user); });
    if (permutation != ArrayRef(swap) || onlyProducts)
      return failure();
    auto transposed = [&](Value value) -> Value {
      SmallVector<int64_t> shape(tensorType(value).getShape());
      std::swap(shape[rank - 2], shape[rank - 1]);
      auto type = RankedTensorType::get(shape, tensorType(value).getElementType());
      return TransposeOp::create(rewriter, op.getLoc(), type, value, swap);
    };
    rewriter.replaceOpWithNewOp<MatmulOp>(op, op.getType(), transposed(matmul.getRhs()), transposed(matmul.getLhs()),
                                          /*packed=*/false);
    return success();
  }
};

/// What `gather` picks from `value`, another tensor of its input's shape. A splat or a broadcast along the axis needs
/// no gather.
Value pickFrom(Value value, GatherOp gather, PatternRewriter &rewriter) {
  auto type = RankedTensorType::get(gather.getType().getShape(), tensorType(value).getElementType());
  if (Attribute element = splatOf(value))
    return createSplat(rewriter, gather.getLoc(), type, element);
  if (auto broadcast = value.getDefiningOp<BroadcastOp>()) {
    ArrayRef<int64_t> shape = tensorType(broadcast.getInput()).getShape();
    bool sameAlongAxis = llvm::all_of(llvm::zip(shape, broadcast.getDims()), [&](auto dim) {
      auto [size, position] = dim;
      return size == 1 || position != static_cast<int64_t>(gather.getAxis());
    });
    if (sameAlongAxis)
      return BroadcastOp::create(rewriter, gather.getLoc(), type, broadcast.getInput(), broadcast.getDims());
  }
  return GatherOp::create(rewriter, gather.getLoc(), type, value, gather.getIds(), gather.getAxisAttr());
}

/// gather(f(x, y), ids) -> f(gather(x, ids), gather(y, ids)): the label's logit needs no softmax of the whole row.
struct GatherOfElementwise : OpRewritePattern<GatherOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(GatherOp op, PatternRewriter &rewriter) const override {
    Operation *producer = op.getInput().getDefiningOp();
    if (!producer || !isElementwise(producer))
      return failure();
    ArrayRef<int64_t> from = tensorType(op.getInput()).getShape(), to = op.getType().getShape();
    for (auto [dim, sizes] : llvm::enumerate(llvm::zip(from, to)))
      if (static_cast<int64_t>(dim) != static_cast<int64_t>(op.getAxis()) && std::get<0>(sizes) != std::get<1>(sizes))
        return failure();
    // Fewer elements, or the gathers of several operands would cost more than they save.
    if (op.getType().getNumElements() * static_cast<int64_t>(producer->getNumOperands()) >
        tensorType(op.getInput()).getNumElements())
      return failure();
    auto pick = [&](Value operand) { return pickFrom(operand, op, rewriter); };
    rewriter.replaceOp(op, cloneOnPicked(producer, pick, op.getType(), rewriter));
    return success();
  }
};
} // namespace

Operation *cloneOnPicked(Operation *op, llvm::function_ref<Value(Value)> pick, RankedTensorType type,
                         OpBuilder &builder) {
  IRMapping mapping;
  for (Value operand : op->getOperands())
    if (!mapping.contains(operand))
      mapping.map(operand, pick(operand));
  Operation *picked = builder.clone(*op, mapping);
  picked->getResult(0).setType(type);
  return picked;
}

void populateViewPatterns(RewritePatternSet &patterns) {
  patterns.add<ViewOfSplat, DropUnitDimsOfBroadcast, BroadcastIsReshape, BroadcastOfBroadcast, ReshapeOfBroadcast,
               TransposeIsReshape, TransposeOfBroadcast, SliceOfSlice, SliceOfConcat, ConcatOfOne, ConcatOfConcat,
               ReduceOfConcat, PadByNothing, ReduceOfNothing, TransposeOfMatmul, GatherOfElementwise>(
      patterns.getContext());
}

} // namespace tilewright::graph
