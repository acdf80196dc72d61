//===- ShrinkProgram.cpp - small programs that still fail -------------------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Greedy, to a fixpoint: each step edits a copy of the program at one place and keeps it
// if it still fails.
//
//===----------------------------------------------------------------------===//

#include "tilewright/Graph/IR/Graph.h"
#include "tilewright/Testing/ProgramGenerator.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;

namespace tilewright::testing {

namespace {
func::FuncOp mainOf(ModuleOp module) { return module.lookupSymbol<func::FuncOp>("main"); }

/// The ops of the body without the return, in program order.
SmallVector<Operation *> opsOf(ModuleOp module) {
  SmallVector<Operation *> ops;
  for (Operation &op : mainOf(module).getBody().front().without_terminator())
    ops.push_back(&op);
  return ops;
}

/// Removes dead ops, then arguments that neither an op nor a `graph.updates` needs.
void removeDead(ModuleOp module) {
  SmallVector<Operation *> ops = opsOf(module);
  for (Operation *op : llvm::reverse(ops))
    if (isOpTriviallyDead(op))
      op->erase();
  func::FuncOp function = mainOf(module);
  for (unsigned number = function.getNumArguments(); number-- > 0;) {
    if (!function.getArgument(number).use_empty())
      continue;
    SmallVector<std::pair<unsigned, int64_t>> updates;
    for (unsigned result = 0; result < function.getNumResults(); ++result)
      if (auto updated = function.getResultAttrOfType<IntegerAttr>(result, graph::kUpdatesAttr))
        updates.emplace_back(result, updated.getInt());
    if (llvm::any_of(updates, [&](auto update) { return update.second == number; }))
      continue;
    (void)function.eraseArgument(number);
    for (auto [result, updated] : updates)
      if (updated > number)
        function.setResultAttr(result, graph::kUpdatesAttr, Builder(module).getI64IntegerAttr(updated - 1));
  }
}

/// The results of op `number` become arguments: everything that computed them may go.
bool cutOp(ModuleOp module, unsigned number) {
  Operation *op = opsOf(module)[number];
  func::FuncOp function = mainOf(module);
  for (Value result : op->getResults()) {
    unsigned argument = function.getNumArguments();
    (void)function.insertArgument(argument, result.getType(), {}, op->getLoc());
    result.replaceAllUsesWith(function.getArgument(argument));
  }
  return true;
}

/// The result of op `number` becomes one of its operands.
bool bypassOp(ModuleOp module, unsigned number) {
  Operation *op = opsOf(module)[number];
  for (Value operand : op->getOperands())
    if (op->getNumResults() == 1 && operand.getType() == op->getResult(0).getType()) {
      op->getResult(0).replaceAllUsesWith(operand);
      return true;
    }
  return false;
}

bool dropResult(ModuleOp module, unsigned number) {
  func::FuncOp function = mainOf(module);
  if (function.getNumResults() < 2)
    return false;
  function.getBody().front().getTerminator()->eraseOperand(number);
  (void)function.eraseResult(number);
  return true;
}

/// Operands of op `number` become the results of the program, in place of all others: its users may go.
bool endBefore(ModuleOp module, unsigned number) {
  Operation *op = opsOf(module)[number];
  func::FuncOp function = mainOf(module);
  SmallVector<Value> results;
  for (Value operand : op->getOperands())
    if (operand.getDefiningOp())
      results.push_back(operand);
  if (results.empty())
    return false;
  function.getBody().front().getTerminator()->setOperands(results);
  function.setFunctionType(
      FunctionType::get(module.getContext(), function.getArgumentTypes(), ValueRange(results).getTypes()));
  function.removeResAttrsAttr();
  return true;
}
} // namespace

OwningOpRef<ModuleOp> shrinkProgram(ModuleOp program, llvm::function_ref<bool(ModuleOp)> fails) {
  OwningOpRef<ModuleOp> best = program.clone();
  auto attempt = [&](bool (*edit)(ModuleOp, unsigned), unsigned number) {
    OwningOpRef<ModuleOp> candidate = best->clone();
    if (!edit(*candidate, number))
      return false;
    removeDead(*candidate);
    if (failed(verify(*candidate)) || !fails(*candidate))
      return false;
    best = std::move(candidate);
    return true;
  };
  bool progress = true;
  while (progress) {
    progress = false;
    for (unsigned number = mainOf(*best).getNumResults(); number-- > 0;)
      progress |= attempt(dropResult, number);
    for (auto edit : {endBefore, cutOp, bypassOp})
      for (unsigned number = opsOf(*best).size(); number-- > 0;)
        // An edit may have removed more ops than one.
        if (number < opsOf(*best).size())
          progress |= attempt(edit, number);
  }
  return best;
}

} // namespace tilewright::testing
