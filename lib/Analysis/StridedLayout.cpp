//===- StridedLayout.cpp - views as strides ---------------------------------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tilewright/Analysis/StridedLayout.h"

using namespace mlir;

namespace tilewright {

namespace {
int64_t sizeOf(ArrayRef<StridedLayout::Factor> dim) {
  int64_t size = 1;
  for (const StridedLayout::Factor &factor : dim)
    size *= factor.size;
  return size;
}

/// Appends a factor, merged with the slower one before it where both together are one run.
void append(StridedLayout::Dim &dim, StridedLayout::Factor factor) {
  if (factor.size == 1)
    return;
  if (!dim.empty() && dim.back().stride == factor.size * factor.stride)
    dim.back() = {dim.back().size * factor.size, factor.stride};
  else
    dim.push_back(factor);
}
} // namespace

StridedLayout StridedLayout::rowMajor(ArrayRef<int64_t> shape) {
  StridedLayout layout;
  layout.dims.resize(shape.size());
  int64_t stride = 1;
  for (int64_t i = static_cast<int64_t>(shape.size()) - 1; i >= 0; stride *= shape[i--])
    append(layout.dims[i], {shape[i], stride});
  return layout;
}

SmallVector<int64_t> StridedLayout::shape() const { return llvm::map_to_vector(dims, sizeOf); }

std::optional<int64_t> StridedLayout::stride(size_t index) const {
  const Dim &dim = dims[index];
  if (dim.size() > 1)
    return std::nullopt;
  return dim.empty() ? 0 : dim.front().stride;
}

StridedLayout StridedLayout::transpose(ArrayRef<int64_t> permutation) const {
  StridedLayout result;
  result.start = start;
  for (int64_t source : permutation)
    result.dims.push_back(dims[source]);
  return result;
}

std::optional<StridedLayout> StridedLayout::reshape(ArrayRef<int64_t> shape) const {
  if (llvm::is_contained(shape, 0))
    return rowMajor(shape); // there is no element to find
  Dim rest;                 // what is left to be dealt to the new dims
  for (const Dim &dim : dims)
    for (const Factor &factor : dim)
      append(rest, factor);
  StridedLayout result;
  result.start = start;
  result.dims.resize(shape.size());
  for (int64_t i = static_cast<int64_t>(shape.size()) - 1; i >= 0; --i) {
    // Takes the fastest factors, cutting the last one that it needs.
    SmallVector<Factor> taken;
    for (int64_t wanted = shape[i]; wanted > 1;) {
      Factor &factor = rest.back();
      int64_t size = std::min(wanted, factor.size);
      if (wanted % size != 0 || factor.size % size != 0)
        return std::nullopt;
      taken.push_back({size, factor.stride});
      wanted /= size;
      factor = {factor.size / size, factor.stride * size};
      if (factor.size == 1)
        rest.pop_back();
    }
    for (const Factor &factor : llvm::reverse(taken))
      append(result.dims[i], factor);
  }
  return result;
}

std::optional<StridedLayout> StridedLayout::slice(ArrayRef<int64_t> starts, ArrayRef<int64_t> strides,
                                                  ArrayRef<int64_t> sizes) const {
  StridedLayout result = *this;
  for (size_t i = 0; i < dims.size(); ++i) {
    if (starts[i] == 0 && strides[i] == 1 && sizes[i] == sizeOf(dims[i]))
      continue;
    std::optional<int64_t> step = stride(i);
    if (!step)
      return std::nullopt;
    result.start += starts[i] * *step;
    result.dims[i].clear();
    append(result.dims[i], {sizes[i], *step * strides[i]});
  }
  return result;
}

std::optional<StridedLayout> StridedLayout::throughView(Operation *view) const {
  ArrayRef<int64_t> shape = graph::tensorType(view->getResult(0)).getShape();
  if (isa<graph::ReshapeOp>(view))
    return reshape(shape);
  if (auto op = dyn_cast<graph::TransposeOp>(view))
    return transpose(op.getPermutation());
  if (auto op = dyn_cast<graph::SliceOp>(view))
    return slice(op.getStarts(), op.getStrides(), shape);
  auto broadcast = dyn_cast<graph::BroadcastOp>(view);
  if (!broadcast)
    return std::nullopt;
  StridedLayout result;
  result.start = start;
  for (int64_t size : shape)
    result.dims.push_back(Dim{Factor{size, 0}});
  for (auto [source, target] : llvm::enumerate(broadcast.getDims()))
    if (sizeOf(dims[source]) == shape[target])
      result.dims[target] = dims[source];
  for (Dim &dim : result.dims)
    if (sizeOf(dim) == 1)
      dim.clear();
  return result;
}

std::optional<StridedLayout> StridedLayout::beforeView(Operation *view) const {
  ArrayRef<int64_t> shape = graph::tensorType(view->getOperand(0)).getShape();
  if (isa<graph::ReshapeOp>(view))
    return reshape(shape);
  auto op = dyn_cast<graph::TransposeOp>(view);
  if (!op)
    return std::nullopt;
  SmallVector<int64_t> inverse(op.getPermutation().size());
  for (auto [target, source] : llvm::enumerate(op.getPermutation()))
    inverse[source] = static_cast<int64_t>(target);
  return transpose(inverse);
}

} // namespace tilewright
