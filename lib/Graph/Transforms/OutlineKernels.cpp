//===- OutlineKernels.cpp - stage 50: a kernel as its own module ------------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tilewright/Graph/Transforms/OutlineKernels.h"
#include "tilewright/Graph/Transforms/Passes.h"

#include "mlir/IR/IRMapping.h"
#include "mlir/IR/PatternMatch.h"

using namespace mlir;

namespace tilewright::graph {
#define GEN_PASS_DEF_OUTLINEKERNELS
#include "tilewright/Graph/Transforms/Passes.h.inc"

OwningOpRef<ModuleOp> outlineKernel(KernelOp kernel) {
  OpBuilder builder(kernel.getContext());
  OwningOpRef<ModuleOp> module = ModuleOp::create(kernel.getLoc());
  auto type = builder.getFunctionType(kernel.getInputs().getTypes(), kernel.getResultTypes());
  auto function = func::FuncOp::create(kernel.getLoc(), kKernelSymbol, type);
  module->push_back(function);
  function->setAttr(kKindAttr, kernel.getKindAttr());
  auto aliases = kernel->getAttrOfType<DenseI64ArrayAttr>("aliases");
  function->setAttr(kAliasesAttr,
                    aliases ? aliases : builder.getDenseI64ArrayAttr(SmallVector<int64_t>(kernel.getNumResults(), -1)));

  if (Attribute neededRows = kernel->getAttr(kNeededRowsAttr))
    function->setAttr(kNeededRowsAttr, neededRows);

  Block *entry = function.addEntryBlock();
  builder.setInsertionPointToEnd(entry);
  Block &body = kernel.getBody().front();
  IRMapping mapping;
  mapping.map(body.getArguments(), entry->getArguments());
  for (Operation &op : body.without_terminator())
    builder.clone(op, mapping);
  SmallVector<Value> results;
  for (Value result : body.getTerminator()->getOperands())
    results.push_back(mapping.lookup(result));
  func::ReturnOp::create(builder, kernel.getLoc(), results);
  return module;
}

void dissolveKernel(KernelOp kernel) {
  IRRewriter rewriter(kernel.getContext());
  Block &body = kernel.getBody().front();
  Operation *yield = body.getTerminator();
  rewriter.inlineBlockBefore(&body, kernel, kernel.getInputs());
  rewriter.replaceOp(kernel, yield->getOperands());
  rewriter.eraseOp(yield);
}

func::FuncOp getOutlinedFunction(ModuleOp module) { return *module.getOps<func::FuncOp>().begin(); }

namespace {
/// For the command line: every kernel of a program as a nested module, so that later stages can be tested on it.
struct OutlineKernels : impl::OutlineKernelsBase<OutlineKernels> {
  void runOnOperation() override {
    ModuleOp program = getOperation();
    SmallVector<OwningOpRef<ModuleOp>> outlined;
    program.walk([&](KernelOp kernel) { outlined.push_back(outlineKernel(kernel)); });
    for (Operation &op : llvm::make_early_inc_range(*program.getBody()))
      op.erase();
    for (OwningOpRef<ModuleOp> &kernel : outlined)
      program.push_back(kernel.release());
  }
};
} // namespace
} // namespace tilewright::graph
