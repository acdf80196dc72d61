//===- StridedView.cpp - views as an offset and strides ---------------------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tilewright/Analysis/StridedView.h"
#include "tilewright/Analysis/IndexMap.h"
#include "tilewright/Graph/IR/Graph.h"

using namespace mlir;

namespace tilewright {

std::optional<StridedView> asStridedView(Value value) {
  IndexSpace space(value.getContext());
  Index index;
  llvm::SmallVector<AffineExpr, 4> dims;
  ArrayRef<int64_t> shape = graph::tensorType(value).getShape();
  for (int64_t size : shape) {
    dims.push_back(space.addDim(0, std::max<int64_t>(size - 1, 0)));
    index.push_back(size == 1 ? space.constant(0) : dims.back());
  }
  while (Operation *op = value.getDefiningOp()) {
    if (!graph::isView(op))
      break;
    index = space.throughView(op, index);
    value = op->getOperand(0);
  }
  LinearForm form = LinearForm::of(space.linearize(index, graph::tensorType(value).getShape()));
  StridedView view{value, form.constant, {}};
  for (const LinearForm::Term &term : form.terms)
    if (!isa<AffineDimExpr>(term.atom))
      return std::nullopt;
  for (AffineExpr dim : dims)
    view.strides.push_back(form.coefficientOf(dim));
  return view;
}

} // namespace tilewright
