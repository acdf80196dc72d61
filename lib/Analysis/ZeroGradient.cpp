//===- ZeroGradient.cpp - what an update does where a gradient is 0 ---------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tilewright/Analysis/ZeroGradient.h"

using namespace mlir;

namespace tilewright::graph {

Fact factOf(Operation *op, ArrayRef<Fact> in) {
  auto is = [&](unsigned operand, Fact::Kind kind) { return in[operand].kind == kind; };
  auto isOld = [&](unsigned operand) { return is(operand, Fact::Table) || is(operand, Fact::Scaled); };
  if (isa<ReshapeOp>(op))
    return in[0];
  if (isa<NegOp, ConvertOp, AbsOp>(op))
    return is(0, Fact::Zero) || is(0, Fact::Scalar) ? in[0] : Fact();
  if (isa<CmpOp>(op))
    return is(0, Fact::Scalar) && is(1, Fact::Scalar) ? in[0] : Fact();
  if (isa<SelectOp>(op))
    return in[1] == in[2] ? in[1] : Fact();
  if (isa<SqrtOp>(op))
    return isOld(0) ? Fact{Fact::Root} : is(0, Fact::Zero) || is(0, Fact::Scalar) ? in[0] : Fact();
  if (isa<AddOp, SubOp>(op)) {
    if (is(1, Fact::Zero) && (isOld(0) || is(0, Fact::Zero)))
      return in[0];
    if (is(0, Fact::Zero) && isOld(1) && isa<AddOp>(op))
      return in[1];
    if (is(0, Fact::Root) && is(1, Fact::Scalar) && isa<AddOp>(op))
      return Fact{Fact::Positive};
    bool areNumbers = llvm::all_of(in, [](Fact fact) { return fact.kind == Fact::Scalar || fact.kind == Fact::Zero; });
    return areNumbers ? Fact{Fact::Scalar} : Fact();
  }
  if (isa<MulOp>(op)) {
    auto finite = [&](unsigned operand) { return is(operand, Fact::Zero) || is(operand, Fact::Scalar); };
    for (unsigned number : {0, 1})
      if (is(number, Fact::Scalar) && isOld(1 - number))
        return Fact{Fact::Scaled, in[1 - number].table};
    return finite(0) && finite(1) ? (is(0, Fact::Zero) ? in[0] : in[1]) : Fact();
  }
  if (isa<DivOp>(op)) {
    if (is(0, Fact::Zero) && (is(1, Fact::Positive) || is(1, Fact::Scalar)))
      return in[0];
    return is(0, Fact::Root) && is(1, Fact::Scalar) ? in[0] : Fact();
  }
  return Fact();
}

/// Whether `value` is made of the elements and scalars by few cheap ops.
static bool isCheap(Value value, const llvm::DenseMap<Value, Fact> &facts) {
  Operation *op = value.getDefiningOp();
  if (!op || facts.lookup(value) != Fact())
    return true;
  return isa<AddOp, SubOp, MulOp, NegOp, ConvertOp, SelectOp>(op) &&
         llvm::all_of(op->getOperands(), [&](Value operand) { return isCheap(operand, facts); });
}

static std::optional<SettledUpdate> settle(Block &body, ArrayRef<bool> zero) {
  SettledUpdate settled;
  settled.zero.assign(zero.begin(), zero.end());
  for (BlockArgument argument : body.getArguments()) {
    unsigned number = argument.getArgNumber();
    settled.facts[argument] = number >= zero.size() ? Fact{Fact::Scalar}
                              : zero[number]        ? Fact{Fact::Zero}
                                                    : Fact{Fact::Table, number};
  }
  for (Operation &op : body.without_terminator()) {
    Value result = op.getResult(0);
    if (auto constant = dyn_cast<ConstantOp>(op)) {
      auto number = dyn_cast<FloatAttr>(cast<DenseElementsAttr>(constant.getValue()).getSplatValue<Attribute>());
      settled.facts[result] = number && number.getValue().isZero() ? Fact{Fact::Zero} : Fact{Fact::Scalar};
      continue;
    }
    settled.facts[result] = factOf(
        &op, llvm::map_to_vector(op.getOperands(), [&](Value operand) { return settled.facts.lookup(operand); }));
  }
  for (auto [table, value] : llvm::enumerate(body.getTerminator()->getOperands())) {
    Fact fact = settled.facts.lookup(value);
    if (zero[table] ? fact.kind != Fact::Zero : !isCheap(value, settled.facts))
      return std::nullopt;
    settled.changes.push_back(!zero[table] && fact != Fact{Fact::Table, static_cast<unsigned>(table)});
  }
  return settled;
}

std::vector<SettledUpdate> settledUpdates(Block &body, unsigned tables) {
  std::vector<SettledUpdate> found;
  for (unsigned size = 0; size < tables; ++size)
    for (unsigned set = 0; set < 1u << (tables - 1); ++set) {
      if (llvm::popcount(set) != static_cast<int>(size))
        continue;
      SmallVector<bool> zero(tables, false);
      for (unsigned table = 1; table < tables; ++table)
        zero[table] = set >> (table - 1) & 1;
      if (std::optional<SettledUpdate> settled = settle(body, zero))
        found.push_back(std::move(*settled));
    }
  return found;
}

} // namespace tilewright::graph
