//===- MarkPrologue.cpp - what need not be computed in every call ----------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See the description of `graph-mark-prologue`.
//
//===----------------------------------------------------------------------===//

#include "PlanSteps.h"
#include "tilewright/Analysis/Liveness.h"
#include "tilewright/Graph/Transforms/Passes.h"

using namespace mlir;

namespace tilewright::graph {
#define GEN_PASS_DEF_MARKPROLOGUE
#include "tilewright/Graph/Transforms/Passes.h.inc"

namespace {
struct MarkPrologue : impl::MarkPrologueBase<MarkPrologue> {
  using MarkPrologueBase::MarkPrologueBase;

  void runOnOperation() override {
    for (auto function : getOperation().getOps<func::FuncOp>())
      if (llvm::hasSingleElement(function.getBody()))
        mark(function);
  }

private:
  void mark(func::FuncOp function) {
    // What never changes while the weights do not: they themselves, literals, and the results of marked kernels.
    llvm::DenseSet<Value> lasting;
    for (BlockArgument argument : function.getArguments())
      if (auto role = function.getArgAttrOfType<StringAttr>(argument.getArgNumber(), kRoleAttr);
          role && role.getValue() == kWeightRole)
        lasting.insert(argument);
    if (lasting.empty())
      return;
    llvm::DenseSet<Value> returned;
    for (Value value : function.getBody().front().getTerminator()->getOperands())
      returned.insert(bufferOf(value));

    int64_t kept = 0;
    for (Operation &op : function.getBody().front()) {
      auto kernel = dyn_cast<KernelOp>(op);
      if (isa<ConstantOp>(op))
        lasting.insert(op.getResult(0));
      if (!kernel || mayFail(kernel) ||
          !llvm::all_of(kernel.getInputs(), [&](Value input) { return lasting.contains(bufferOf(input)); }) ||
          llvm::any_of(kernel.getResults(), [&](Value result) { return returned.contains(result); }))
        continue;
      int64_t bytes = 0;
      for (Value result : kernel.getResults())
        bytes += llvm::alignTo(tensorBytes(result), kArenaAlignment);
      if (kept + bytes > budget)
        continue;
      kept += bytes;
      kernel->setAttr(kPrologueAttr, UnitAttr::get(&getContext()));
      lasting.insert_range(kernel.getResults());
    }
  }
};
} // namespace
} // namespace tilewright::graph
