//===- KernelGroups.cpp - which outputs share one loop nest -----------------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "KernelGroups.h"
#include "tilewright/Graph/Transforms/OutlineKernels.h"

#include "llvm/ADT/SetVector.h"

using namespace mlir;

namespace tilewright {

int64_t KernelGroup::rows() const {
  int64_t rows = 1;
  for (auto [size, column] : llvm::zip(shape, isColumn))
    rows *= column ? 1 : size;
  return rows;
}

int64_t KernelGroup::columns() const {
  int64_t columns = 1;
  for (auto [size, column] : llvm::zip(shape, isColumn))
    columns *= column ? size : 1;
  return columns;
}

KernelOutput makeOutput(func::FuncOp kernel, unsigned result) {
  Value value = kernel.getBody().front().getTerminator()->getOperand(result);
  auto aliases = kernel->getAttrOfType<DenseI64ArrayAttr>(graph::kAliasesAttr);
  bool overwritesOperand = aliases && aliases[result] >= 0;
  KernelOutput output{value, {}, result, overwritesOperand, /*perRow=*/true};
  while (isBijectiveView(output.root.getDefiningOp())) {
    output.views.push_back(output.root.getDefiningOp());
    output.root = output.root.getDefiningOp()->getOperand(0);
  }
  std::reverse(output.views.begin(), output.views.end());
  return output;
}

namespace {

/// The loops that suit one output by itself: those of the scan or the largest reduction that it depends on.
KernelGroup loopsFor(const KernelOutput &output) {
  SetVector<Operation *> producers;
  BackwardSliceOptions options;
  options.inclusive = true;
  (void)getBackwardSlice(output.root, &producers, options);
  auto elements = [](Operation *op) { return graph::tensorType(op->getOperand(0)).getNumElements(); };
  Operation *hero = nullptr;
  for (Operation *op : producers) {
    if (!isa<graph::ReduceOp, graph::ScanOp>(op) || elements(op) == 0)
      continue;
    bool isBetter = !hero || (isa<graph::ScanOp>(op) && !isa<graph::ScanOp>(hero)) ||
                    (isa<graph::ScanOp>(op) == isa<graph::ScanOp>(hero) && elements(op) > elements(hero));
    if (isBetter)
      hero = op;
  }
  KernelGroup group;
  auto type = graph::tensorType(hero ? hero->getOperand(0) : output.root);
  group.shape.assign(type.getShape().begin(), type.getShape().end());
  group.isColumn.assign(group.shape.size(), false);
  if (auto scan = dyn_cast_or_null<graph::ScanOp>(hero)) {
    group.isScan = true;
    group.reverse = scan.getReverse();
    group.isColumn[scan.getDim()] = true;
  } else if (hero) {
    for (int64_t dim : reducedDims(hero))
      group.isColumn[dim] = true;
  }
  return group;
}

/// Whether the output has one element for each row or each column of the group.
bool fits(const KernelGroup &group, KernelOutput &output) {
  int64_t elements = graph::tensorType(output.root).getNumElements(), rows = group.rows();
  output.perRow = elements == rows;
  return output.perRow || elements == rows * group.columns();
}

} // namespace

std::vector<KernelGroup> groupOutputs(func::FuncOp kernel) {
  std::vector<KernelGroup> groups;
  SmallVector<KernelOutput> withoutReduction;
  auto join = [&](KernelGroup group, KernelOutput output) {
    if (!fits(group, output)) {
      // Loops over the output's own elements are always possible; reductions become loops inside.
      auto shape = graph::tensorType(output.root).getShape();
      group = {};
      group.shape.assign(shape.begin(), shape.end());
      group.isColumn.assign(group.shape.size(), false);
    }
    for (KernelGroup &known : groups)
      if (known.hasSameLoops(group)) {
        known.outputs.push_back(std::move(output));
        return;
      }
    group.outputs.push_back(std::move(output));
    groups.push_back(std::move(group));
  };
  for (unsigned number = 0; number < kernel.getNumResults(); ++number) {
    KernelOutput output = makeOutput(kernel, number);
    if (graph::tensorType(output.root).getNumElements() == 0)
      continue;
    KernelGroup group = loopsFor(output);
    if (llvm::is_contained(group.isColumn, true))
      join(std::move(group), std::move(output));
    else
      withoutReduction.push_back(std::move(output));
  }
  // An elementwise output rides along with loops that visit as many elements, so that they share their loads.
  for (KernelOutput &output : withoutReduction) {
    auto host = llvm::find_if(groups, [&](KernelGroup &group) { return fits(group, output); });
    if (host != groups.end())
      host->outputs.push_back(std::move(output));
    else
      join(loopsFor(output), std::move(output));
  }
  return groups;
}

} // namespace tilewright
