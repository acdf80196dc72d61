//===- SplitReductions.cpp - tall and scattered reductions in two steps -----===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Seen as [outer, reduced, inner], a reduction has outer * inner independent results. A bias
// gradient (inner = a few hundred, reduced = thousands) or the norm of a tensor (one result)
// gives threads too little to do each on their own, and reads memory with large strides. So
//
//   reduce [O, K, I] over K    ->    reduce [O, G, K/G, I] over K/G, then [O, G, I] over G
//
// G depends on the shape alone, never on the number of threads, so the order of the additions,
// and with it every bit of the result, is the same for every number of threads.
//
//===----------------------------------------------------------------------===//

#include "tilewright/Analysis/FusionLegality.h"
#include "tilewright/Graph/Transforms/Passes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

using namespace mlir;

namespace tilewright::graph {
#define GEN_PASS_DEF_SPLITREDUCTIONS
#include "tilewright/Graph/Transforms/Passes.h.inc"

namespace {
/// Smaller reductions are over before a second kernel has started.
constexpr int64_t kSmallestInput = 1 << 16;
/// What one part reads: a piece that stays in the cache of a core.
constexpr int64_t kElementsPerPart = 1 << 16;
/// ... but there are at least so many, for the threads' sake.
constexpr int64_t kFewestParts = 16;
/// Rows that are at least so long are read as rows: along a flat part, what was put together of pieces (a concatenation
/// of lookups) would have to be found again for each element.
constexpr int64_t kShortestRow = 256;
/// With so many results there is work for everybody without splitting.
constexpr int64_t kEnoughResults = 1 << 12;

/// Halves are summed in f32, so their parts must be kept in f32, too.
Type accumulatorOf(ReduceOp op) {
  Type element = tensorType(op.getInput()).getElementType();
  return element.isF16() || element.isBF16() ? Float32Type::get(op.getContext()) : element;
}

Value reshaped(OpBuilder &builder, Location location, Value value, ArrayRef<int64_t> shape) {
  auto type = RankedTensorType::get(shape, tensorType(value).getElementType());
  return type == value.getType() ? value : ReshapeOp::create(builder, location, type, value);
}

Value reduced(OpBuilder &builder, ReduceOp like, Value value, ArrayRef<int64_t> dims) {
  SmallVector<int64_t> shape;
  for (auto [dim, size] : llvm::enumerate(tensorType(value).getShape()))
    if (!llvm::is_contained(dims, static_cast<int64_t>(dim)))
      shape.push_back(size);
  auto type = RankedTensorType::get(shape, tensorType(value).getElementType());
  return ReduceOp::create(builder, like.getLoc(), type, like.getKindAttr(), value, builder.getDenseI64ArrayAttr(dims));
}

/// The divisor of `total` that comes closest to `wanted` from below.
int64_t divisorBelow(int64_t total, int64_t wanted) {
  for (int64_t divisor = std::min(total, wanted); divisor > 1; --divisor)
    if (total % divisor == 0)
      return divisor;
  return 1;
}

/// Number of parts, 1 for no split.
int64_t partsOf(const ReductionShape &shape) {
  int64_t elements = shape.outer * shape.reduced * shape.inner;
  if (elements < kSmallestInput || shape.outer * shape.inner >= kEnoughResults)
    return 1;
  // Rows are read contiguously, and a few of them keep all threads busy.
  if (shape.inner == 1 && shape.outer >= 16)
    return 1;
  return divisorBelow(shape.reduced, std::max<int64_t>(kFewestParts, elements / shape.outer / kElementsPerPart));
}

/// Dims that are not adjacent, fastest first: each group of adjacent ones is a reduction of its own.
Value reduceGroups(OpBuilder &builder, ReduceOp op, Value input) {
  SmallVector<int64_t> dims(op.getDims());
  llvm::sort(dims);
  ArrayRef<int64_t> shape = tensorType(op.getInput()).getShape();
  while (!dims.empty()) {
    SmallVector<int64_t> group{dims.pop_back_val()};
    auto isAdjacent = [&](int64_t dim) {
      return llvm::all_of(llvm::seq(dim + 1, group.back()), [&](int64_t between) { return shape[between] == 1; });
    };
    while (!dims.empty() && isAdjacent(dims.back()))
      group.push_back(dims.pop_back_val());
    std::reverse(group.begin(), group.end());
    input = reduced(builder, op, input, group);
  }
  return input;
}

Value split(OpBuilder &builder, ReduceOp op, Value input, const ReductionShape &shape, int64_t parts) {
  SmallVector<int64_t> sizes; // of the reduced dims
  for (auto [dim, size] : llvm::enumerate(tensorType(input).getShape()))
    if (size != 1 && llvm::is_contained(op.getDims(), static_cast<int64_t>(dim)))
      sizes.push_back(size);
  int64_t wholeRows = divisorBelow(sizes[0], parts);
  if (wholeRows >= kFewestParts && shape.reduced / sizes[0] >= kShortestRow)
    parts = wholeRows;
  else
    sizes = {shape.reduced};
  sizes[0] /= parts;

  SmallVector<int64_t> target{shape.outer, parts};
  llvm::append_range(target, sizes);
  target.push_back(shape.inner);
  Value value = reshaped(builder, op.getLoc(), input, target);
  value = reduced(builder, op, value, llvm::to_vector(llvm::seq<int64_t>(2, 2 + sizes.size())));
  return reduced(builder, op, value, {1});
}

struct SplitReductions : impl::SplitReductionsBase<SplitReductions> {
  void runOnOperation() override {
    SmallVector<ReduceOp> reductions;
    for (auto function : getOperation().getOps<func::FuncOp>())
      llvm::append_range(reductions, function.getOps<ReduceOp>());
    while (!reductions.empty()) {
      ReduceOp op = reductions.pop_back_val();
      std::optional<ReductionShape> shape = reductionShape(op);
      int64_t parts = shape ? partsOf(*shape) : 1;
      if (shape && parts == 1)
        continue;
      OpBuilder builder(op);
      Value input = op.getInput();
      Type accumulator = accumulatorOf(op);
      if (accumulator != tensorType(input).getElementType())
        input = ConvertOp::create(builder, op.getLoc(), tensorType(input).clone(accumulator), input);
      Value value = shape ? split(builder, op, input, *shape, parts) : reduceGroups(builder, op, input);
      // A reduction of adjacent dims may be tall.
      for (Value step = value; !shape && step != input; step = step.getDefiningOp()->getOperand(0))
        reductions.push_back(step.getDefiningOp<ReduceOp>());
      value = reshaped(builder, op.getLoc(), value, op.getType().getShape());
      if (value.getType() != op.getType())
        value = ConvertOp::create(builder, op.getLoc(), op.getType(), value);
      op.replaceAllUsesWith(value);
      op.erase();
    }
  }
};
} // namespace
} // namespace tilewright::graph
