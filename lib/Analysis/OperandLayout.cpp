//===- OperandLayout.cpp - what can be read where it lies -------------------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tilewright/Analysis/OperandLayout.h"
#include "tilewright/Analysis/FusionLegality.h"

using namespace mlir;
using namespace tilewright::graph;

namespace tilewright {

bool readsThroughStrides(Operation *op) {
  return isa<MatmulOp, PackOp, AttentionOp, AttentionGradOp, ScatterAddOp, RowUpdateOp>(op);
}

Value bufferOf(Value value) {
  while (auto reshape = value.getDefiningOp<ReshapeOp>())
    value = reshape.getInput();
  return value;
}

Value viewRoot(Value value) {
  while (Operation *op = value.getDefiningOp()) {
    if (!isView(op) || roleOf(op) != OpRole::Inline)
      break;
    value = op->getOperand(0);
  }
  return value;
}

std::optional<StridedLayout> layoutOf(Value value) {
  Value root = viewRoot(value);
  if (Operation *op = root.getDefiningOp(); op && roleOf(op) == OpRole::Inline)
    return std::nullopt;
  if (value == root)
    return StridedLayout::rowMajor(tensorType(value).getShape());
  Operation *view = value.getDefiningOp();
  std::optional<StridedLayout> operand = layoutOf(view->getOperand(0));
  return operand ? operand->throughView(view) : std::nullopt;
}

namespace {
/// Elements of four bytes in a cache line.
constexpr int64_t kLineElements = 16;

/// Dims from `first` on have one stride each.
bool hasStrides(const StridedLayout &layout, size_t first) {
  for (size_t dim = first; dim < layout.rank(); ++dim)
    if (!layout.stride(dim))
      return false;
  return true;
}

/// The elements of the last dim lie side by side.
bool hasContiguousRows(const StridedLayout &layout) {
  return layout.rank() == 0 || layout.shape().back() <= 1 || layout.stride(layout.rank() - 1) == 1;
}

/// Neighbours in a cache line belong to different matrices of a batch: each would fetch all the lines of its
/// neighbours.
bool isInterleaved(const StridedLayout &layout) {
  auto isNear = [&](size_t dim) {
    return layout.shape()[dim] > 1 && layout.stride(dim) && *layout.stride(dim) <= kLineElements;
  };
  size_t rank = layout.rank();
  bool apart = !isNear(rank - 1) && !isNear(rank - 2) && layout.shape()[rank - 1] * layout.shape()[rank - 2] > 1;
  return apart && llvm::any_of(llvm::seq<size_t>(0, rank - 2), isNear);
}

/// The whole buffer in row-major order.
bool isWhole(const StridedLayout &layout) {
  int64_t elements = ShapedType::getNumElements(layout.shape());
  std::optional<StridedLayout> flat = layout.reshape(elements);
  return flat && flat->offset() == 0 && (elements <= 1 || (flat->dim(0).size() == 1 && flat->stride(0) == 1));
}

bool isZeroSplat(Value value) {
  auto constant = value.getDefiningOp<ConstantOp>();
  auto elements = constant ? dyn_cast<SplatElementsAttr>(constant.getValue()) : SplatElementsAttr();
  if (!elements)
    return false;
  if (auto real = dyn_cast<FloatAttr>(elements.getSplatValue<Attribute>()))
    return real.getValue().isPosZero();
  return cast<IntegerAttr>(elements.getSplatValue<Attribute>()).getValue().isZero();
}

/// Ids and updates of a scatter are read by two nested loops over rows, the same two for both.
bool areNestedRows(Value ids, Value updates) {
  std::optional<StridedLayout> idLayout = layoutOf(ids), updateLayout = layoutOf(updates);
  if (!idLayout || !updateLayout)
    return false;
  int64_t count = tensorType(ids).getNumElements(), inner = count;
  for (ArrayRef<StridedLayout::Factor> factors : {idLayout->dim(0), updateLayout->dim(0)})
    if (factors.size() > 1)
      inner = std::min(inner, factors.back().size);
  if (count == 0 || count % inner != 0)
    return count == 0;
  int64_t width = tensorType(updates).getNumElements() / count;
  std::optional<StridedLayout> idLoops = idLayout->reshape({count / inner, inner});
  std::optional<StridedLayout> updateLoops = updateLayout->reshape({count / inner, inner, width});
  return idLoops && updateLoops && hasStrides(*idLoops, 0) && hasStrides(*updateLoops, 0) &&
         hasContiguousRows(*updateLoops);
}

/// A pack reads its batch by two nested loops.
bool isPackable(const StridedLayout &layout) {
  SmallVector<int64_t> shape = layout.shape();
  int64_t batch = ShapedType::getNumElements(ArrayRef(shape).drop_back(2));
  std::optional<StridedLayout> flat = layout.reshape({batch, shape[shape.size() - 2], shape.back()});
  return flat && flat->dim(0).size() <= 2 && hasStrides(*flat, 1);
}
} // namespace

bool canReadInPlace(OpOperand &operand) {
  Operation *op = operand.getOwner();
  Value value = operand.get();
  std::optional<StridedLayout> layout = layoutOf(value);
  return llvm::TypeSwitch<Operation *, bool>(op)
      .Case([&](MatmulOp) { return layout && hasStrides(*layout, layout->rank() - 2) && !isInterleaved(*layout); })
      .Case([&](PackOp) { return layout && isPackable(*layout); })
      .Case<AttentionOp, AttentionGradOp>([&](auto) {
        return layout && (layout->rank() == 0 || (hasStrides(*layout, 0) && hasContiguousRows(*layout)));
      })
      .Case([&](ScatterAddOp scatter) {
        // Zeros to start from are a parameter of the kernel.
        if (value == scatter.getBase())
          return isZeroSplat(viewRoot(value)) || (layout && isWhole(*layout));
        return areNestedRows(scatter.getIds(), scatter.getUpdates());
      })
      .Case([&](RowUpdateOp update) {
        // Tables are updated where they lie; a captured scalar is one element anyway.
        if (operand.getOperandNumber() < update.getTables().size())
          return layout && isWhole(*layout);
        if (value == update.getIds() || value == update.getUpdates())
          return areNestedRows(update.getIds(), update.getUpdates());
        return layout.has_value();
      })
      .Default([](Operation *) { return true; });
}

} // namespace tilewright
