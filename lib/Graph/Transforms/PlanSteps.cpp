//===- PlanSteps.cpp - the steps of a program and their hazards -------------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PlanSteps.h"
#include "tilewright/Analysis/Liveness.h"

#include "mlir/IR/IRMapping.h"

using namespace mlir;

namespace tilewright::graph {

StepGraph::StepGraph(func::FuncOp function)
    : function(function), terminator(function.getBody().front().getTerminator()) {
  for (Operation &op : function.getBody().front())
    if (isStep(&op))
      addStep(&op);
}

unsigned StepGraph::addStep(Operation *op) {
  unsigned step = steps.size();
  stepOf[op] = step;
  steps.push_back(op);
  successors.emplace_back();
  for (Value operand : op->getOperands())
    if (Operation *producer = bufferOf(operand).getDefiningOp(); producer && isStep(producer))
      successors[stepOf.at(producer)].push_back(step);
  return step;
}

/// A kernel that copies `value`, as a step.
Value StepGraph::addCopy(Value value, Operation *before) {
  OpBuilder builder(before);
  auto kernel =
      KernelOp::create(builder, value.getLoc(), TypeRange(value.getType()), value,
                       builder.getStringAttr(stringify(KernelKind::Pointwise)), builder.getStringAttr("copy"));
  Block &body = kernel.getBody().emplaceBlock();
  Value argument = body.addArgument(value.getType(), value.getLoc());
  builder.setInsertionPointToEnd(&body);
  YieldOp::create(builder, value.getLoc(), argument);
  addStep(kernel);
  return kernel.getResult(0);
}

/// Whether all results of a kernel are computed in one loop nest. Reductions over the same elements in another shape
/// get a nest of their own, and what one nest overwrites another may still read.
static bool hasOneNest(KernelOp kernel) {
  if (kernel.getNumResults() == 1)
    return true;
  auto reductions = kernel.getBody().front().getOps<ReduceOp>();
  return llvm::all_of(reductions, [&](ReduceOp reduce) {
    ReduceOp first = *reductions.begin();
    return reduce.getInput().getType() == first.getInput().getType() && reduce.getDims() == first.getDims();
  });
}

SmallVector<bool> overwritableOperands(KernelOp kernel, const KernelAnalysis &analysis, unsigned result) {
  SmallVector<bool> overwritable(kernel.getInputs().size(), false);
  if (!analysis.legal() || analysis.stores[result] == KernelAnalysis::Access::Mixed || !hasOneNest(kernel))
    return overwritable;
  for (auto [input, access] : llvm::zip(analysis.inputs, analysis.accesses)) {
    auto argument = cast<BlockArgument>(input);
    overwritable[argument.getArgNumber()] =
        access == analysis.stores[result] && tensorBytes(input) == tensorBytes(kernel.getResult(result));
  }
  return overwritable;
}

/// Whether a row update reads the buffer of a table for something else as well: as its updates, or another table.
static bool isReadBesides(RowUpdateOp update, unsigned table) {
  Value buffer = bufferOf(update.getTables()[table]);
  return llvm::any_of(llvm::enumerate(update->getOperands()),
                      [&](auto read) { return read.index() != table && viewRoot(read.value()) == buffer; });
}

/// Makes `value`, an operand of the kernel from now on, the table of the row update in it.
static void replaceTable(KernelOp kernel, RowUpdateOp update, unsigned table, Value value) {
  Value old = update.getTables()[table], root = bufferOf(old);
  kernel.getInputsMutable().append(value);
  IRMapping mapping;
  mapping.map(root, kernel.getBody().front().addArgument(value.getType(), value.getLoc()));
  SmallVector<Operation *> reshapes;
  for (; old != root; old = old.getDefiningOp()->getOperand(0))
    reshapes.push_back(old.getDefiningOp());
  OpBuilder builder(update);
  for (Operation *reshape : llvm::reverse(reshapes))
    builder.clone(*reshape, mapping);
  update.getTablesMutable()[table].set(mapping.lookup(update.getTables()[table]));
}

/// Whether the step that computes `result` may write it over `argument` as far as its own reads are concerned.
bool StepGraph::mayOverwrite(Value result, int64_t argument) {
  auto reads = [&](Value operand) { return bufferOf(operand) == function.getArgument(argument); };
  Operation *op = result.getDefiningOp();
  if (isa<EagerOp>(op) || llvm::none_of(op->getOperands(), reads))
    return true; // an eager step's results are copied in when it is done
  auto kernel = cast<KernelOp>(op);
  unsigned number = cast<OpResult>(result).getResultNumber();
  if (auto updates = kernel.getBody().front().getOps<RowUpdateOp>(); !updates.empty()) {
    RowUpdateOp update = *updates.begin();
    // Table k becomes result k. Nothing else of the kernel may be that table.
    for (auto [index, operand] : llvm::enumerate(kernel.getInputs())) {
      bool isTable = bufferOf(update.getTables()[number]) == kernel.getBody().front().getArgument(index);
      if (reads(operand) && (!isTable || isReadBesides(update, number)))
        return false;
    }
    return true;
  }
  SmallVector<bool> overwritable = overwritableOperands(kernel, analyzeKernel(kernel), number);
  return llvm::all_of(llvm::zip(kernel.getInputs(), overwritable), [&](auto pair) {
    auto [operand, legal] = pair;
    return legal || !reads(operand);
  });
}

bool StepGraph::isReachable(unsigned from, unsigned to) const {
  SmallVector<unsigned> stack{from};
  llvm::BitVector seen(steps.size());
  while (!stack.empty()) {
    unsigned step = stack.pop_back_val();
    if (step == to)
      return true;
    for (unsigned next : successors[step])
      if (!seen.test(next)) {
        seen.set(next);
        stack.push_back(next);
      }
  }
  return false;
}

SmallVector<unsigned> StepGraph::readersOf(int64_t argument) {
  SmallVector<unsigned> readers;
  SmallVector<Value> views{function.getArgument(argument)};
  while (!views.empty())
    for (Operation *user : views.pop_back_val().getUsers())
      if (isStep(user))
        readers.push_back(stepOf.at(user));
      else if (auto reshape = dyn_cast<ReshapeOp>(user))
        views.push_back(reshape.getResult());
  llvm::sort(readers);
  readers.erase(llvm::unique(readers), readers.end());
  return readers;
}

/// Makes a copy that runs after every reader of the argument write `update` there.
void StepGraph::copyOut(Value update, int64_t argument) {
  Value copy = addCopy(update, terminator);
  fixed.erase(update);
  fixed[copy] = {FixedPlace::Argument, argument};
  unsigned last = stepOf.at(copy.getDefiningOp());
  for (unsigned reader : readersOf(argument))
    if (reader != last)
      successors[reader].push_back(last);
  for (OpOperand &returned : terminator->getOpOperands())
    if (auto updates = function.getResultAttrOfType<IntegerAttr>(returned.getOperandNumber(), kUpdatesAttr))
      if (updates.getInt() == argument)
        returned.set(copy);
}

/// Lets `update` be written over the argument by ordering all readers of the old value before it. If one of them needs
/// what the update's step computes, a copy does the writing instead.
void StepGraph::orderReaders(Value update, int64_t argument) {
  unsigned writer = stepOf.at(update.getDefiningOp());
  for (unsigned reader : readersOf(argument)) {
    if (reader == writer)
      continue;
    if (isReachable(writer, reader))
      return copyOut(update, argument);
    successors[reader].push_back(writer);
  }
}

/// A row update changes only some rows, so each result has to start out as its table: the table's own memory if the
/// result goes there, else a copy.
void StepGraph::copyTables(KernelOp kernel) {
  auto updates = kernel.getBody().front().getOps<RowUpdateOp>();
  if (updates.empty())
    return;
  RowUpdateOp update = *updates.begin();
  for (auto [number, result] : llvm::enumerate(kernel.getResults())) {
    OpOperand &operand = kernel->getOpOperand(cast<BlockArgument>(bufferOf(update.getTables()[number])).getArgNumber());
    auto argument = dyn_cast<BlockArgument>(bufferOf(operand.get()));
    auto place = fixed.find(result);
    bool toArgument = place != fixed.end() && place->second.space == FixedPlace::Argument;
    if (toArgument && argument && place->second.index == argument.getArgNumber())
      continue;
    Value copy = addCopy(operand.get(), kernel);
    unsigned copyStep = stepOf.at(copy.getDefiningOp());
    successors[copyStep].push_back(stepOf.at(kernel));
    // The copy needs nothing but the table, so it can always run before whatever overwrites the table.
    for (auto [value, where] : fixed)
      if (argument && where.space == FixedPlace::Argument && where.index == argument.getArgNumber())
        successors[copyStep].push_back(stepOf.at(value.getDefiningOp()));
    if (isReadBesides(update, number))
      replaceTable(kernel, update, number, copy);
    else
      operand.set(copy);
    sameBuffer[result] = copy;
    if (toArgument)
      copyOut(result, place->second.index);
    else if (place != fixed.end())
      fixed[copy] = FixedPlace(place->second);
  }
}

bool mayFail(Operation *step) {
  auto kernel = dyn_cast<KernelOp>(step);
  return !kernel || llvm::any_of(kernel.getBody().front(), [](Operation &op) {
    return isa<TakeOp, TakeCurrentOp, GatherOp, ScatterAddOp, GroupRowsOp>(op) ||
           (isa<DivOp, FloorDivOp, FmodOp, RemainderOp>(op) &&
            isa<IntegerType>(tensorType(op.getResult(0)).getElementType()));
  });
}

/// A call that fails must not have changed any argument. So whatever may fail on the way to the returned values, which
/// is where a training step meets its ids, comes before all steps that overwrite an argument, unless it needs one.
void StepGraph::orderChecks() {
  std::vector<SmallVector<unsigned>> predecessors(steps.size());
  for (auto [step, next] : llvm::enumerate(successors))
    for (unsigned successor : next)
      predecessors[successor].push_back(step);
  auto stepsBehind = [&](SmallVector<unsigned> stack) {
    llvm::BitVector behind(steps.size());
    while (!stack.empty()) {
      unsigned step = stack.pop_back_val();
      if (behind.test(step))
        continue;
      behind.set(step);
      stack.append(predecessors[step]);
    }
    return behind;
  };

  SmallVector<unsigned> returning, writers, checks;
  for (auto [step, op] : llvm::enumerate(steps))
    for (Value result : op->getResults())
      if (auto place = fixed.find(result); place != fixed.end() && place->second.space != FixedPlace::Kept)
        (place->second.space == FixedPlace::Argument ? writers : returning).push_back(step);
  for (unsigned step : stepsBehind(returning).set_bits())
    if (mayFail(steps[step]))
      checks.push_back(step);
  if (checks.empty())
    return;
  for (unsigned writer : writers) {
    llvm::BitVector behind = stepsBehind({writer});
    for (unsigned check : checks)
      if (!behind.test(check) && !isReachable(writer, check))
        successors[check].push_back(writer);
  }
}

int64_t StepGraph::keepPrologue() {
  int64_t bytes = 0;
  for (Operation *step : steps)
    if (step->hasAttr(kPrologueAttr))
      for (Value result : step->getResults()) {
        fixed[result] = {FixedPlace::Kept, bytes};
        bytes += llvm::alignTo(tensorBytes(result), kArenaAlignment);
      }
  return bytes;
}

void StepGraph::fixResults() {
  auto claim = [&](OpOperand &returned, FixedPlace place) {
    Value value = bufferOf(returned.get());
    Operation *producer = value.getDefiningOp();
    bool direct = producer && isStep(producer) && !fixed.contains(value) &&
                  (place.space == FixedPlace::Result || mayOverwrite(value, place.index));
    if (!direct) {
      value = addCopy(returned.get(), terminator);
      returned.set(value);
    }
    fixed[value] = place;
  };
  // Updates choose first: a value that is also returned is copied out rather than copied in.
  for (OpOperand &returned : terminator->getOpOperands())
    if (auto updates = function.getResultAttrOfType<IntegerAttr>(returned.getOperandNumber(), kUpdatesAttr))
      if (bufferOf(returned.get()) != function.getArgument(updates.getInt()))
        claim(returned, {FixedPlace::Argument, updates.getInt()});
  for (OpOperand &returned : terminator->getOpOperands())
    if (!function.getResultAttr(returned.getOperandNumber(), kUpdatesAttr))
      claim(returned, {FixedPlace::Result, static_cast<int64_t>(returned.getOperandNumber())});

  SmallVector<std::pair<Value, int64_t>> updates;
  for (Operation *step : steps)
    for (Value result : step->getResults())
      if (auto place = fixed.find(result); place != fixed.end() && place->second.space == FixedPlace::Argument)
        updates.push_back({result, place->second.index});
  for (auto [update, argument] : updates)
    orderReaders(update, argument);
  for (Operation *step : llvm::to_vector(steps))
    if (auto kernel = dyn_cast<KernelOp>(step))
      copyTables(kernel);
  orderChecks();
}

} // namespace tilewright::graph
