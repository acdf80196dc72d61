//===- Interpreter.cpp - runs programs op by op -----------------------------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tilewright/Interpreter/Interpreter.h"
#include "Evaluate.h"
#include "tilewright/Driver/CodedError.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/TypeSwitch.h"
#include <set>

using namespace mlir;

namespace tilewright::interpreter {

namespace {
class Interpreter {
public:
  explicit Interpreter(const Options &options) : options(options), rounding(options) {}

  /// The operands of the terminator of `block` when its arguments are `arguments`.
  llvm::Expected<Tensors> runBlock(Block &block, Operands arguments);

private:
  llvm::Expected<Tensors> runOp(Operation *op, Operands operands);
  llvm::Expected<Tensors> runRowUpdate(graph::RowUpdateOp op, Operands operands);
  llvm::Expected<Tensors> runTakeCurrent(graph::TakeCurrentOp op, Operands operands);
  llvm::Expected<Tensors> runGroupRows(graph::GroupRowsOp op, Operands operands);

  const Options &options;
  Rounding rounding;
};

llvm::Expected<Tensors> one(llvm::Expected<Tensor> result) {
  if (!result)
    return result.takeError();
  Tensors results;
  results.push_back(std::move(*result));
  return results;
}

llvm::Expected<Tensors> Interpreter::runBlock(Block &block, Operands arguments) {
  llvm::DenseMap<Value, Tensor> values;
  for (auto [argument, tensor] : llvm::zip_equal(block.getArguments(), arguments))
    values[argument] = tensor;
  for (Operation &op : block) {
    Tensors operands;
    for (Value operand : op.getOperands())
      operands.push_back(values.at(operand));
    if (op.hasTrait<OpTrait::IsTerminator>())
      return operands;
    llvm::Expected<Tensors> results = runOp(&op, operands);
    if (!results)
      return results.takeError();
    for (auto [result, tensor] : llvm::zip_equal(op.getResults(), *results))
      values[result] = std::move(tensor);
  }
  llvm_unreachable("a block ends in a terminator");
}

llvm::Expected<Tensors> Interpreter::runOp(Operation *op, Operands operands) {
  if (graph::isElementwise(op))
    return one(evaluateElementwise(op, operands, rounding));
  return llvm::TypeSwitch<Operation *, llvm::Expected<Tensors>>(op)
      .Case([&](graph::KernelOp kernel) { return runBlock(kernel.getBody().front(), operands); })
      .Case([&](graph::RowUpdateOp update) { return runRowUpdate(update, operands); })
      .Case([&](graph::TakeCurrentOp take) { return runTakeCurrent(take, operands); })
      .Case([&](graph::GroupRowsOp group) { return runGroupRows(group, operands); })
      .Case<graph::ReduceOp, graph::ArgReduceOp, graph::ScanOp>(
          [&](Operation *reduction) { return one(evaluateReduction(reduction, operands, rounding)); })
      .Case([&](graph::MatmulOp matmul) { return one(evaluateMatmul(matmul, operands, rounding)); })
      .Case([&](graph::AttentionOp attention) { return evaluateAttention(attention, operands, rounding); })
      .Case([&](graph::AttentionGradOp gradient) { return evaluateAttentionGrad(gradient, operands, rounding); })
      .Case([&](graph::ScatterAddOp scatter) { return one(evaluateScatterAdd(scatter, operands, rounding)); })
      .Case([&](graph::EagerOp eager) -> llvm::Expected<Tensors> {
        if (!options.eager)
          return codedError(kUnknownOp, "graph.eager '" + eager.getOp() + "' needs PyTorch");
        return options.eager(eager, operands);
      })
      .Default([&](Operation *movement) { return one(evaluateMovement(movement, operands)); });
}

llvm::Expected<Tensors> Interpreter::runGroupRows(graph::GroupRowsOp op, Operands operands) {
  const Tensor &ids = operands[0];
  std::map<int64_t, std::vector<int64_t>> positions;
  int64_t kept = 0;
  for (int64_t n = 0; n < ids.size(); ++n) {
    int64_t row = ids.integer(n);
    if (op.getSkipId() == row)
      continue;
    if (row < 0 || row >= static_cast<int64_t>(op.getRows()))
      return indexError(op, row, op.getRows());
    positions[row].push_back(n);
    ++kept;
  }
  Tensors results;
  for (Type type : op->getResultTypes())
    results.emplace_back(cast<RankedTensorType>(type));
  Tensor &unique = results[0], &starts = results[1], &permutation = results[2];
  int64_t group = 0, next = 0;
  for (const auto &[row, members] : positions) {
    unique.integer(group) = row;
    starts.integer(group++) = next;
    for (int64_t position : members)
      permutation.integer(next++) = position;
  }
  results[3].integer(0) = group;
  for (; group <= ids.size(); ++group)
    starts.integer(group) = kept;
  return results;
}

Tensor elementOf(const Tensor &tensor, int64_t flat) {
  Tensor element(RankedTensorType::get({}, tensor.getElementType()));
  element.copyElement(0, tensor, flat);
  return element;
}

llvm::Expected<Tensors> Interpreter::runTakeCurrent(graph::TakeCurrentOp op, Operands operands) {
  size_t count = op.getTables().size();
  Operands tables = operands.take_front(count);
  const Tensor &ids = operands[count], &stamps = operands[count + 1], &history = operands[count + 3];
  int64_t now = operands[count + 2].integer(0), rows = tables[0].getShape()[0], columns = tables[0].getShape()[1];
  Tensors results;
  for (Type type : op->getResultTypes())
    results.emplace_back(cast<RankedTensorType>(type));
  for (int64_t n = 0; n < ids.size(); ++n) {
    int64_t row = ids.integer(n);
    if (row < 0 || row >= rows)
      return indexError(op, row, rows);
    for (int64_t column = 0; column < columns; ++column) {
      Tensors elements;
      for (const Tensor &table : tables)
        elements.push_back(elementOf(table, row * columns + column));
      for (int64_t step = stamps.integer(row); step < now; ++step) {
        for (int64_t scalar = 0; scalar < history.getShape()[1]; ++scalar)
          elements.push_back(elementOf(history, step * history.getShape()[1] + scalar));
        llvm::Expected<Tensors> updated = runBlock(op.getBody().front(), elements);
        if (!updated)
          return updated.takeError();
        elements = std::move(*updated);
      }
      for (auto [result, element] : llvm::zip_equal(results, elements))
        result.copyElement(n * columns + column, element, 0);
    }
  }
  return results;
}

llvm::Expected<Tensors> Interpreter::runRowUpdate(graph::RowUpdateOp op, Operands operands) {
  size_t count = op.getTables().size();
  Tensors tables(operands.take_front(count));
  const Tensor &ids = operands[count], &updates = operands[count + 1];
  Operands captures = operands.slice(count + 2, op.getCaptures().size());
  Operands current = operands.take_back(op.getCurrent().size());
  int64_t rows = tables[0].getShape()[0], columns = tables[0].getShape()[1];

  // The gradient of each touched row, summed in the order of the ids.
  Tensor gradient(RankedTensorType::get({rows, columns}, updates.getElementType()));
  std::set<int64_t> touched;
  for (int64_t n = 0; n < ids.size(); ++n) {
    int64_t row = ids.integer(n);
    if (op.getSkipId() == row)
      continue;
    if (row < 0 || row >= rows)
      return indexError(op, row, rows);
    touched.insert(row);
    for (auto [table, now] : llvm::zip(tables, current))
      for (int64_t column = 0; column < columns; ++column)
        table.copyElement(row * columns + column, now, n * columns + column);
    for (int64_t column = 0; column < columns; ++column)
      accumulateElement(gradient, row * columns + column, updates, n * columns + column, rounding);
  }

  for (int64_t row : touched)
    for (int64_t flat = row * columns; flat < (row + 1) * columns; ++flat) {
      Tensors arguments;
      for (const Tensor &table : tables)
        arguments.push_back(elementOf(table, flat));
      arguments.push_back(elementOf(gradient, flat));
      if (gradient.isReal())
        arguments.back().real(0) = rounding.result(gradient.getElementType(), gradient.real(flat));
      llvm::append_range(arguments, captures);
      llvm::Expected<Tensors> updated = runBlock(op.getBody().front(), arguments);
      if (!updated)
        return updated.takeError();
      for (auto [table, element] : llvm::zip_equal(tables, *updated))
        table.copyElement(flat, element, 0);
    }
  return tables;
}
} // namespace

llvm::Expected<Tensors> interpret(func::FuncOp function, ArrayRef<Tensor> arguments, const Options &options) {
  if (arguments.size() != function.getNumArguments())
    return codedError(kInvalidValue, "the program takes " + Twine(function.getNumArguments()) + " arguments, not " +
                                         Twine(arguments.size()));
  for (auto [number, argument] : llvm::enumerate(arguments))
    if (argument.getType() != function.getArgumentTypes()[number])
      return codedError(kInvalidValue, "argument " + Twine(number) + " has another type than the program's");
  return Interpreter(options).runBlock(function.getBody().front(), arguments);
}

} // namespace tilewright::interpreter
