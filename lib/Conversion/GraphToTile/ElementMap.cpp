//===- ElementMap.cpp - what one element of a tensor is computed from -------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ElementMap.h"

using namespace mlir;

namespace tilewright {

AffineExpr ElementMap::symbolFor(RuntimeIndex runtimeIndex) {
  auto known = llvm::find(runtimeIndices, runtimeIndex);
  if (known != runtimeIndices.end())
    return getAffineSymbolExpr(known - runtimeIndices.begin(), space.getContext());
  int64_t size = runtimeIndex.size;
  runtimeIndices.push_back(std::move(runtimeIndex));
  return space.addSymbol(0, size - 1);
}

AffineExpr ElementMap::clamp(AffineExpr expr, int64_t size) {
  if (space.rangeOf(expr).isWithin(size))
    return expr;
  RuntimeIndex clamped;
  clamped.clamped = expr;
  clamped.size = size;
  return symbolFor(std::move(clamped));
}

Element ElementMap::takenElement(graph::TakeOp op, ArrayRef<AffineExpr> index) {
  int64_t axis = op.getAxis(), idsRank = graph::tensorType(op.getIds()).getRank();
  RuntimeIndex row;
  row.id = {op.getIds(), Index(index.slice(axis, idsRank))};
  row.wrap = op.getWrap();
  row.size = graph::tensorType(op.getTable()).getDimSize(axis);
  Index tableIndex(index.take_front(axis));
  tableIndex.push_back(symbolFor(std::move(row)));
  llvm::append_range(tableIndex, index.drop_front(axis + idsRank));
  return {op.getTable(), tableIndex};
}

Element ElementMap::gatheredElement(graph::GatherOp op, ArrayRef<AffineExpr> index) {
  RuntimeIndex row;
  row.id = {op.getIds(), Index(index)};
  row.size = graph::tensorType(op.getInput()).getDimSize(op.getAxis());
  Index inputIndex(index);
  inputIndex[op.getAxis()] = symbolFor(std::move(row));
  return {op.getInput(), inputIndex};
}

ElementMap::Padded ElementMap::paddedElement(graph::PadOp op, ArrayRef<AffineExpr> index) {
  Padded padded;
  padded.input.value = op.getInput();
  for (auto [dim, size] : llvm::enumerate(graph::tensorType(op.getInput()).getShape())) {
    AffineExpr position = space.add(index[dim], space.constant(-op.getLow()[dim]));
    IndexRange range = space.rangeOf(position);
    if (range.isOutside(size)) { // Also when the input is empty: then there is nothing to clamp into.
      padded.neverInside = true;
      return padded;
    }
    if (!range.isWithin(size))
      padded.checks.push_back({position, size});
    padded.input.index.push_back(clamp(position, size));
  }
  return padded;
}

SmallVector<ElementMap::Part> ElementMap::concatParts(graph::ConcatOp op, ArrayRef<AffineExpr> index) {
  SmallVector<Part> parts;
  int64_t dim = op.getDim(), begin = 0;
  IndexRange range = space.rangeOf(index[dim]);
  for (Value input : op.getInputs()) {
    int64_t size = graph::tensorType(input).getDimSize(dim), end = begin + size;
    if (range.low < end && range.high >= begin) {
      Index inputIndex(index);
      inputIndex[dim] = clamp(space.add(index[dim], space.constant(-begin)), size);
      parts.push_back({end, {input, inputIndex}});
    }
    begin = end;
  }
  return parts;
}

Element ElementMap::reducedElement(Operation *op, ArrayRef<AffineExpr> index, ArrayRef<AffineExpr> reducedIndex) {
  SmallVector<int64_t> dims = reducedDims(op);
  Element input{op->getOperand(0), {}};
  for (int64_t dim = 0, rank = graph::tensorType(input.value).getRank(); dim < rank; ++dim) {
    auto reduced = llvm::find(dims, dim);
    if (reduced != dims.end()) {
      input.index.push_back(reducedIndex[reduced - dims.begin()]);
    } else {
      input.index.push_back(index.front());
      index = index.drop_front();
    }
  }
  return input;
}

SmallVector<Element> ElementMap::operandsOf(const Element &element) {
  Operation *op = element.value.getDefiningOp();
  SmallVector<Element> operands;
  if (!op)
    return operands;
  if (graph::isElementwise(op)) {
    for (Value operand : op->getOperands())
      operands.push_back({operand, element.index});
    return operands;
  }
  if (graph::isView(op))
    return {throughView(op, element.index)};

  // An element reached through a symbol also depends on the id behind it.
  auto addWithIds = [&](Element source) {
    for (AffineExpr expr : source.index)
      expr.walk([&](AffineExpr inner) {
        if (auto symbol = dyn_cast<AffineSymbolExpr>(inner))
          if (const RuntimeIndex &runtime = getRuntimeIndex(symbol); runtime.id.value)
            operands.push_back(runtime.id);
      });
    operands.push_back(std::move(source));
  };
  if (auto take = dyn_cast<graph::TakeOp>(op))
    addWithIds(takenElement(take, element.index));
  else if (auto gather = dyn_cast<graph::GatherOp>(op))
    addWithIds(gatheredElement(gather, element.index));
  else if (auto random = dyn_cast<graph::RandomOp>(op))
    operands.push_back({random.getSeed(), {}});
  else if (auto pad = dyn_cast<graph::PadOp>(op)) {
    Padded padded = paddedElement(pad, element.index);
    if (!padded.neverInside)
      operands.push_back(padded.input);
    if (padded.neverInside || !padded.checks.empty())
      operands.push_back({pad.getValue(), {}});
  } else if (auto concat = dyn_cast<graph::ConcatOp>(op)) {
    for (Part &part : concatParts(concat, element.index))
      operands.push_back(part.element);
  }
  return operands;
}

SmallVector<int64_t> reducedDims(Operation *op) {
  if (auto reduce = dyn_cast<graph::ReduceOp>(op)) {
    SmallVector<int64_t> dims(reduce.getDims());
    llvm::sort(dims);
    return dims;
  }
  return {static_cast<int64_t>(cast<graph::ArgReduceOp>(op).getDim())};
}

SmallVector<int64_t> reducedSizes(Operation *op) {
  SmallVector<int64_t> sizes;
  for (int64_t dim : reducedDims(op))
    sizes.push_back(graph::tensorType(op->getOperand(0)).getDimSize(dim));
  return sizes;
}

} // namespace tilewright
