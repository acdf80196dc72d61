//===- KernelEdit.cpp - changing formed kernels -----------------------------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "KernelEdit.h"

#include "mlir/IR/Builders.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;

namespace tilewright::graph {

KernelOp rebuildKernel(KernelOp old, ArrayRef<Value> inputs) {
  OpBuilder builder(old);
  TypeRange types = old.getBody().front().getTerminator()->getOperandTypes();
  auto kernel = KernelOp::create(builder, old.getLoc(), types, inputs, old.getKindAttr(), old.getSymNameAttr());
  kernel.getBody().takeBody(old.getBody());
  return kernel;
}

void eraseDeadOps(Block &body) {
  for (Operation &op : llvm::make_early_inc_range(llvm::reverse(body)))
    if (isOpTriviallyDead(&op))
      op.erase();
}

KernelOp trimKernel(KernelOp old) {
  Block &body = old.getBody().front();
  Operation *yield = body.getTerminator();
  SmallVector<Value> yielded;
  SmallVector<OpResult> read;
  for (OpResult result : old->getResults())
    if (!result.use_empty()) {
      read.push_back(result);
      yielded.push_back(yield->getOperand(result.getResultNumber()));
    }
  yield->setOperands(yielded);
  eraseDeadOps(body);
  SmallVector<Value> inputs(old.getInputs());
  for (unsigned i = inputs.size(); i-- > 0;)
    if (body.getArgument(i).use_empty()) {
      body.eraseArgument(i);
      inputs.erase(inputs.begin() + i);
    }
  KernelOp kernel = rebuildKernel(old, inputs);
  for (auto [result, replacement] : llvm::zip(read, kernel.getResults()))
    result.replaceAllUsesWith(replacement);
  old.erase();
  return kernel;
}

} // namespace tilewright::graph
