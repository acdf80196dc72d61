//===- Arguments.cpp - random arguments of a program ------------------------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tilewright/Testing/Differential.h"

#include "llvm/ADT/TypeSwitch.h"
#include <random>

using namespace mlir;

namespace tilewright::testing {

namespace {
/// The size of the dim that `use` indexes with its value; none if it does not index.
std::optional<int64_t> indexedSize(OpOperand &use) {
  auto sizeOf = [](Value table, int64_t dim) { return graph::tensorType(table).getDimSize(dim); };
  return llvm::TypeSwitch<Operation *, std::optional<int64_t>>(use.getOwner())
      .Case([&](graph::TakeOp op) -> std::optional<int64_t> {
        return use.get() == op.getIds() ? std::optional(sizeOf(op.getTable(), op.getAxis())) : std::nullopt;
      })
      .Case([&](graph::GatherOp op) -> std::optional<int64_t> {
        return use.get() == op.getIds() ? std::optional(sizeOf(op.getInput(), op.getAxis())) : std::nullopt;
      })
      .Case([&](graph::ScatterAddOp op) -> std::optional<int64_t> {
        return use.get() == op.getIds() ? std::optional(sizeOf(op.getBase(), 0)) : std::nullopt;
      })
      .Case([&](graph::RowUpdateOp op) -> std::optional<int64_t> {
        return use.get() == op.getIds() ? std::optional(sizeOf(op.getTables()[0], 0)) : std::nullopt;
      })
      .Case([&](graph::TakeCurrentOp op) -> std::optional<int64_t> {
        if (use.get() == op.getIds())
          return sizeOf(op.getTables()[0], 0);
        return use.get() == op.getStamps() || use.get() == op.getNow() ? std::optional(sizeOf(op.getHistory(), 0) + 1)
                                                                       : std::nullopt;
      })
      .Default([](Operation *) { return std::nullopt; });
}

/// The smallest dim that `value` indexes, directly or through ops that only move it; none if it indexes nothing.
std::optional<int64_t> smallestIndexedSize(Value value) {
  std::optional<int64_t> smallest;
  SmallVector<Value> pending = {value};
  while (!pending.empty())
    for (OpOperand &use : pending.pop_back_val().getUses()) {
      Operation *user = use.getOwner();
      if (std::optional<int64_t> size = indexedSize(use))
        smallest = std::min(smallest.value_or(*size), *size);
      else if (graph::isView(user) || isa<graph::ConvertOp, graph::ConcatOp>(user))
        pending.push_back(user->getResult(0));
      else if (auto kernel = dyn_cast<graph::KernelOp>(user))
        pending.push_back(kernel.getBody().getArgument(use.getOperandNumber()));
    }
  return smallest;
}
} // namespace

Tensors makeArguments(func::FuncOp function, uint64_t seed) {
  std::mt19937_64 generator(seed);
  Tensors arguments;
  for (BlockArgument argument : function.getArguments()) {
    Tensor tensor(graph::tensorType(argument));
    Type type = tensor.getElementType();
    auto role = function.getArgAttrOfType<StringAttr>(argument.getArgNumber(), graph::kRoleAttr);
    // The second moments of an optimizer and its learning rate are never negative.
    bool isPositive = role && (role.getValue() == "state" || role.getValue() == "scalar");
    std::uniform_real_distribution<double> reals(isPositive ? 0 : -2, isPositive ? 1 : 2);
    int64_t lowest = type.isUnsignedInteger() || type.isInteger(1) ? 0 : -8, highest = type.isInteger(1) ? 1 : 8;
    if (!tensor.isReal())
      if (std::optional<int64_t> size = smallestIndexedSize(argument))
        std::tie(lowest, highest) = std::pair(int64_t(0), std::max<int64_t>(*size - 1, 0));
    std::uniform_int_distribution<int64_t> integers(lowest, highest);
    for (int64_t i = 0; i < tensor.size(); ++i)
      if (tensor.isReal())
        tensor.real(i) = interpreter::roundToType(type, reals(generator));
      else
        tensor.integer(i) = interpreter::wrapToType(type, integers(generator));
    arguments.push_back(std::move(tensor));
  }
  return arguments;
}

} // namespace tilewright::testing
