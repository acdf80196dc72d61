//===- ChunkShares.cpp - what one chunk of rows has of each value -----------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ChunkShares.h"

using namespace mlir;

namespace tilewright::graph {

static int64_t product(ArrayRef<int64_t> sizes) { return ShapedType::getNumElements(sizes); }
static ArrayRef<int64_t> shapeOf(Value value) { return tensorType(value).getShape(); }

std::optional<Pieces> piecesBehind(ArrayRef<int64_t> shape, int64_t outer, int64_t chunks) {
  Pieces pieces(shape.size(), 1);
  size_t dim = 0;
  for (; dim < shape.size() && outer > 1; ++dim) {
    if (shape[dim] == 0 || outer % shape[dim] != 0)
      return std::nullopt;
    outer /= shape[dim];
  }
  // A dim is cut into single elements before the next one is cut at all: only then are the pieces runs.
  for (; dim < shape.size() && chunks > 1; ++dim) {
    if (shape[dim] == 0 || (shape[dim] % chunks != 0 && chunks % shape[dim] != 0))
      return std::nullopt;
    pieces[dim] = std::min(shape[dim], chunks);
    chunks /= pieces[dim];
  }
  return outer == 1 && chunks == 1 ? std::optional(pieces) : std::nullopt;
}

int64_t outerOf(ArrayRef<int64_t> shape, ArrayRef<int64_t> pieces) {
  const auto *first = llvm::find_if(pieces, [](int64_t count) { return count > 1; });
  return product(shape.take_front(first - pieces.begin()));
}

RankedTensorType typeOfPiece(RankedTensorType whole, ArrayRef<int64_t> pieces) {
  SmallVector<int64_t> shape(whole.getShape());
  for (auto [size, count] : llvm::zip(shape, pieces))
    size /= count;
  return whole.clone(shape);
}

std::optional<Pieces> throughReshape(ArrayRef<int64_t> from, ArrayRef<int64_t> pieces, ArrayRef<int64_t> to) {
  int64_t outer = outerOf(from, pieces), chunks = product(pieces);
  std::optional<Pieces> runs = piecesBehind(from, outer, chunks);
  return runs && ArrayRef(*runs) == pieces ? piecesBehind(to, outer, chunks) : std::nullopt;
}

bool ChunkShares::cut(Value value, ArrayRef<int64_t> into) {
  auto [it, inserted] = pieces.try_emplace(value, into);
  if (!inserted)
    return ArrayRef(it->second) == into;
  changed = true;
  bool divides = llvm::all_of(llvm::zip(shapeOf(value), into), [](auto dim) {
    auto [size, count] = dim;
    return size % count == 0;
  });
  return divides && product(into) == chunks && !isLate(value);
}

/// Knows the pieces of one of two values from those of the other. A value that is in one piece is the same for all
/// chunks.
bool ChunkShares::cutBoth(Value a, llvm::function_ref<std::optional<Pieces>(ArrayRef<int64_t>)> toB, Value b,
                          llvm::function_ref<std::optional<Pieces>(ArrayRef<int64_t>)> toA) {
  if (const Pieces *known = piecesOf(a)) {
    std::optional<Pieces> other = toB(*known);
    return other && cut(b, *other);
  }
  if (const Pieces *known = piecesOf(b)) {
    std::optional<Pieces> other = toA(*known);
    return other && (product(*other) == 1 || cut(a, *other));
  }
  return true;
}

/// All of the values have the same pieces.
bool ChunkShares::unify(ArrayRef<Value> values) {
  const auto *known = llvm::find_if(values, [&](Value value) { return piecesOf(value); });
  if (known == values.end())
    return true;
  Pieces same = *piecesOf(*known);
  return llvm::all_of(values, [&](Value value) { return cut(value, same); });
}

bool ChunkShares::sum(Operation *op) {
  // Sums of halves would be rounded once a chunk.
  Value result = op->getResult(0);
  if (tensorType(result).getElementType() != accumulatorType(tensorType(result).getElementType()) || piecesOf(result))
    return false;
  sums.insert(op);
  changed |= late.insert(result).second;
  return true;
}

bool ChunkShares::visitElementwise(Operation *op) {
  SmallVector<Value> values(op->getOperands());
  values.push_back(op->getResult(0));
  return unify(values);
}

bool ChunkShares::visitBroadcast(BroadcastOp op) {
  ArrayRef<int64_t> small = shapeOf(op.getInput()), large = shapeOf(op.getResult());
  auto forward = [&](ArrayRef<int64_t> input) {
    Pieces result(large.size(), 1);
    for (auto [dim, count] : llvm::zip(op.getDims(), input))
      result[dim] = count;
    return std::optional(result);
  };
  auto backward = [&](ArrayRef<int64_t> result) {
    Pieces input(small.size(), 1);
    for (auto [dim, size, count] : llvm::zip(op.getDims(), small, input))
      count = size == large[dim] ? result[dim] : 1;
    return std::optional(input);
  };
  return cutBoth(op.getInput(), forward, op.getResult(), backward);
}

bool ChunkShares::visitReshape(ReshapeOp op) {
  ArrayRef<int64_t> from = shapeOf(op.getInput()), to = shapeOf(op.getResult());
  return cutBoth(
      op.getInput(), [&](ArrayRef<int64_t> known) { return throughReshape(from, known, to); }, op.getResult(),
      [&](ArrayRef<int64_t> known) { return throughReshape(to, known, from); });
}

bool ChunkShares::visitTranspose(TransposeOp op) {
  // The digits of a chunk's number must stay in order.
  auto inOrder = [&](ArrayRef<int64_t> result) {
    int64_t last = -1;
    for (auto [from, count] : llvm::zip(op.getPermutation(), result))
      if (count > 1 && std::exchange(last, from) > from)
        return false;
    return true;
  };
  auto forward = [&](ArrayRef<int64_t> input) {
    Pieces result;
    for (int64_t from : op.getPermutation())
      result.push_back(input[from]);
    return inOrder(result) ? std::optional(result) : std::nullopt;
  };
  auto backward = [&](ArrayRef<int64_t> result) {
    Pieces input(result.size(), 1);
    for (auto [from, count] : llvm::zip(op.getPermutation(), result))
      input[from] = count;
    return inOrder(result) ? std::optional(input) : std::nullopt;
  };
  return cutBoth(op.getInput(), forward, op.getResult(), backward);
}

/// Rows that are left out would be in some chunk.
bool ChunkShares::visitSlice(SliceOp op) {
  if (!unify({op.getInput(), op.getResult()}))
    return false;
  const Pieces *known = piecesOf(op.getResult());
  return !known || llvm::all_of(llvm::enumerate(*known), [&](auto dim) {
    size_t index = dim.index();
    return dim.value() == 1 || (op.getStrides()[index] == 1 && op.getStarts()[index] == 0 &&
                                shapeOf(op.getInput())[index] == shapeOf(op.getResult())[index]);
  });
}

bool ChunkShares::visitReduce(ReduceOp op) {
  auto isReduced = [&](size_t dim) { return llvm::is_contained(op.getDims(), static_cast<int64_t>(dim)); };
  if (const Pieces *input = piecesOf(op.getInput())) {
    int64_t reduced = 1;
    for (auto [dim, count] : llvm::enumerate(*input))
      reduced *= isReduced(dim) ? count : 1;
    if (reduced == chunks)
      return op.getKind() == "sum" && sum(op);
    if (reduced != 1)
      return false;
  }
  auto forward = [&](ArrayRef<int64_t> input) {
    Pieces result;
    for (auto [dim, count] : llvm::enumerate(input))
      if (!isReduced(dim))
        result.push_back(count);
    return std::optional(result);
  };
  auto backward = [&](ArrayRef<int64_t> result) {
    Pieces input;
    for (size_t dim = 0; dim < shapeOf(op.getInput()).size(); ++dim)
      input.push_back(isReduced(dim) ? 1 : result.consume_front());
    return std::optional(input);
  };
  return cutBoth(op.getInput(), forward, op.getResult(), backward);
}

/// Only plain products: those of a batch are attention's, whose rows are not tokens.
bool ChunkShares::visitMatmul(MatmulOp op) {
  Value lhs = op.getLhs(), rhs = op.getRhs(), result = op.getResult();
  if (!piecesOf(lhs) && !piecesOf(rhs) && !piecesOf(result))
    return true;
  if (shapeOf(result).size() != 2)
    return false;
  // K is behind the panels of a packed operand.
  Pieces lhsDepth(shapeOf(lhs).size(), 1), rhsDepth(shapeOf(rhs).size(), 1), rows{chunks, 1};
  lhsDepth[1] = chunks;
  rhsDepth[op.getPacked() ? 1 : 0] = chunks;
  const Pieces *known = piecesOf(lhs);
  bool summed = known ? *known == lhsDepth : piecesOf(rhs) != nullptr;
  if (summed)
    return cut(lhs, lhsDepth) && cut(rhs, rhsDepth) && sum(op);
  return !op.hasPackedLhs() && !piecesOf(rhs) && cut(lhs, rows) && cut(result, rows);
}

bool ChunkShares::visitPack(PackOp op) {
  // [batch, K, N] -> [batch, panels, K, panel], or [batch, panels, K / 2, panel, 2]
  size_t rank = shapeOf(op.getInput()).size(), depth = rank - 1;
  auto forward = [&](ArrayRef<int64_t> input) -> std::optional<Pieces> {
    Pieces result(shapeOf(op.getResult()).size(), 1);
    llvm::copy(input.drop_back(2), result.begin());
    result[depth] = input[rank - 2];
    return input.back() == 1 ? std::optional(result) : std::nullopt;
  };
  auto backward = [&](ArrayRef<int64_t> result) -> std::optional<Pieces> {
    Pieces input(result.take_front(rank - 2));
    input.append({result[depth], 1});
    return product(input) == product(result) ? std::optional(input) : std::nullopt;
  };
  return cutBoth(op.getInput(), forward, op.getResult(), backward);
}

bool ChunkShares::visitGather(GatherOp op) {
  if (!unify({op.getInput(), op.getIds(), op.getResult()}))
    return false;
  const Pieces *known = piecesOf(op.getResult());
  return !known || llvm::all_of(llvm::enumerate(*known), [&](auto dim) {
    size_t index = dim.index();
    return dim.value() == 1 ||
           (index != static_cast<size_t>(op.getAxis()) && shapeOf(op.getInput())[index] == shapeOf(op.getIds())[index]);
  });
}

bool ChunkShares::visitTake(TakeOp op) {
  size_t before = op.getAxis(), rank = shapeOf(op.getIds()).size();
  auto forward = [&](ArrayRef<int64_t> ids) {
    Pieces result(shapeOf(op.getResult()).size(), 1);
    llvm::copy(ids, result.begin() + before);
    return std::optional(result);
  };
  auto backward = [&](ArrayRef<int64_t> result) -> std::optional<Pieces> {
    Pieces ids(result.slice(before, rank));
    return product(ids) == product(result) ? std::optional(ids) : std::nullopt;
  };
  return !piecesOf(op.getTable()) && cutBoth(op.getIds(), forward, op.getResult(), backward);
}

bool ChunkShares::visit(Operation *op) {
  auto isCut = [&](Value value) { return piecesOf(value) != nullptr; };
  if (llvm::any_of(op->getOperands(), [&](Value operand) { return isLate(operand); })) {
    for (Value result : op->getResults())
      changed |= late.insert(result).second;
    return llvm::none_of(op->getOperands(), isCut) && llvm::none_of(op->getResults(), isCut);
  }
  if (isElementwise(op))
    return visitElementwise(op);
  return llvm::TypeSwitch<Operation *, bool>(op)
      .Case([&](BroadcastOp broadcast) { return visitBroadcast(broadcast); })
      .Case([&](ReshapeOp reshape) { return visitReshape(reshape); })
      .Case([&](TransposeOp transpose) { return visitTranspose(transpose); })
      .Case([&](SliceOp slice) { return visitSlice(slice); })
      .Case([&](ReduceOp reduce) { return visitReduce(reduce); })
      .Case([&](MatmulOp matmul) { return visitMatmul(matmul); })
      .Case([&](PackOp pack) { return visitPack(pack); })
      .Case([&](GatherOp gather) { return visitGather(gather); })
      .Case([&](TakeOp take) { return visitTake(take); })
      .Case([&](ConstantOp constant) { return !isCut(constant) || constant.getValue().isSplat(); })
      .Case([&](IotaOp iota) { return !isCut(iota) || (*piecesOf(iota))[iota.getDim()] == 1; })
      .Default([&](Operation *other) {
        return llvm::none_of(other->getOperands(), isCut) && llvm::none_of(other->getResults(), isCut);
      });
}

bool ChunkShares::isReadLate(BlockArgument argument) const {
  SmallVector<Value> stack{argument};
  while (!stack.empty())
    for (Operation *user : stack.pop_back_val().getUsers()) {
      if (isa<YieldOp>(user) || isSum(user) || piecesOf(user->getResult(0)))
        return false;
      if (!isLate(user->getResult(0)))
        stack.push_back(user->getResult(0));
    }
  return true;
}

bool ChunkShares::propagate(Block &body) {
  do {
    changed = false;
    for (Operation &op : body.without_terminator())
      if (!visit(&op))
        return false;
  } while (changed);
  return true;
}

} // namespace tilewright::graph
