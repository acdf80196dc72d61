//===- HoistPicks.cpp - stage 30: rows that may be overwritten --------------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The gradient of a cross entropy has the shape of the logits, which are dead behind it: it could lie where they lay.
// But the loss needs the label's logit, an element that may be overwritten by then. Read by a kernel of its own before,
// it costs a few elements instead of a second tensor of the largest kind that a language model has.
//
//===----------------------------------------------------------------------===//

#include "KernelEdit.h"
#include "tilewright/Analysis/FusionLegality.h"
#include "tilewright/Analysis/OperandLayout.h"
#include "tilewright/Graph/Transforms/Passes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/IRMapping.h"

using namespace mlir;

namespace tilewright::graph {
#define GEN_PASS_DEF_HOISTPICKS
#include "tilewright/Graph/Transforms/Passes.h.inc"

namespace {
/// Whether `kernel` is the last step that reads the buffer of `value`, which another step wrote.
bool diesIn(Value value, KernelOp kernel) {
  value = bufferOf(value);
  std::function<bool(Value)> readBefore = [&](Value buffer) {
    return llvm::all_of(buffer.getUsers(), [&](Operation *user) {
      return isa<ReshapeOp>(user) ? readBefore(user->getResult(0)) : user == kernel || user->isBeforeInBlock(kernel);
    });
  };
  return value.getDefiningOp() && readBefore(value);
}

/// The ops that `op` needs, itself included, in body order; none if they are more than index arithmetic on inputs.
std::optional<SmallVector<Operation *>> sliceOf(Operation *op) {
  llvm::SmallPtrSet<Operation *, 8> needed;
  SmallVector<Operation *> stack{op};
  while (!stack.empty()) {
    Operation *next = stack.pop_back_val();
    if (!needed.insert(next).second)
      continue;
    if (next != op && !isElementwise(next) && roleOf(next) != OpRole::Inline)
      return std::nullopt;
    for (Value operand : next->getOperands())
      if (Operation *definition = operand.getDefiningOp())
        stack.push_back(definition);
  }
  SmallVector<Operation *> slice;
  for (Operation &other : *op->getBlock())
    if (needed.contains(&other))
      slice.push_back(&other);
  return slice;
}

struct HoistPicks : impl::HoistPicksBase<HoistPicks> {
  using HoistPicksBase::HoistPicksBase;

  void runOnOperation() override {
    SmallVector<KernelOp> kernels;
    for (auto function : getOperation().getOps<func::FuncOp>())
      llvm::append_range(kernels, function.getOps<KernelOp>());
    for (KernelOp kernel : kernels) {
      if (kernel.getKind() != stringify(KernelKind::Row))
        continue;
      for (auto gather : llvm::to_vector(kernel.getBody().front().getOps<GatherOp>()))
        if (isWorthHoisting(kernel, gather))
          if (auto slice = sliceOf(gather))
            kernel = hoist(kernel, gather, *slice);
    }
  }

  bool isWorthHoisting(KernelOp kernel, GatherOp gather) const {
    Value row = bufferOf(gather.getInput());
    auto argument = dyn_cast<BlockArgument>(row);
    if (!argument || argument.hasOneUse() || tensorBytes(row) < minBytes)
      return false;
    bool fits = llvm::any_of(kernel->getResultTypes(), [&](Type type) {
      auto result = cast<RankedTensorType>(type), input = tensorType(row);
      return result.getElementType() == input.getElementType() && result.getNumElements() == input.getNumElements();
    });
    return fits && diesIn(kernel.getInputs()[argument.getArgNumber()], kernel);
  }

  /// Moves `slice`, which ends in `gather`, to a kernel before `kernel`, which gets the result as an input.
  static KernelOp hoist(KernelOp kernel, GatherOp gather, ArrayRef<Operation *> slice) {
    OpBuilder builder(kernel);
    std::string name = ("pick_" + kernel.getSymName().value_or("kernel")).str();
    auto pick = KernelOp::create(builder, gather.getLoc(), gather.getType(), kernel.getInputs(),
                                 builder.getStringAttr(stringify(KernelKind::Pointwise)), builder.getStringAttr(name));
    Block &body = pick.getBody().emplaceBlock(), &old = kernel.getBody().front();
    IRMapping mapping;
    for (BlockArgument argument : old.getArguments())
      mapping.map(argument, body.addArgument(argument.getType(), argument.getLoc()));
    OpBuilder inside = OpBuilder::atBlockEnd(&body);
    for (Operation *op : slice)
      inside.clone(*op, mapping);
    YieldOp::create(inside, gather.getLoc(), mapping.lookup(gather.getResult()));

    kernel.getInputsMutable().append(pick.getResult(0));
    gather.replaceAllUsesWith(old.addArgument(gather.getType(), gather.getLoc()));
    trimKernel(pick);
    return trimKernel(kernel);
  }
};
} // namespace
} // namespace tilewright::graph
