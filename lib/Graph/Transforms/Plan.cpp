//===- Plan.cpp - stage 40: where results lie and when steps wait -----------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PlanAccesses.h"
#include "PlanSteps.h"
#include "tilewright/Graph/Transforms/Passes.h"

using namespace mlir;

namespace tilewright::graph {
#define GEN_PASS_DEF_PLAN
#include "tilewright/Graph/Transforms/Passes.h.inc"

namespace {

class Planner {
public:
  explicit Planner(func::FuncOp function) : function(function), graph(function), builder(function.getContext()) {}

  void run() {
    function->setAttr(kKeptBytesAttr, builder.getI64IntegerAttr(graph.keepPrologue()));
    graph.fixResults();
    const SmallVector<unsigned> all = orderSteps(graph);
    for (bool inPrologue : {true, false})
      llvm::copy_if(all, std::back_inserter(order),
                    [&](unsigned step) { return graph.steps[step]->hasAttr(kPrologueAttr) == inPrologue; });
    moveSteps();
    shareBuffers();
    placeResults();
    placeBarriers();
  }

private:
  void moveSteps();
  void shareBuffers();
  void placeResults();
  void placeBarriers();
  int64_t aliasOf(OpResult result, unsigned step, const KernelAnalysis &analysis, const llvm::BitVector &taken);
  Attribute placementOf(Value result, ArrayRef<int64_t> offsets);

  func::FuncOp function;
  StepGraph graph;
  Builder builder;
  SmallVector<unsigned> order;
  SmallVector<Operation *> steps; ///< in order
  SmallVector<Lifetime> lifetimes;
  llvm::DenseMap<Value, unsigned> arenaBuffer; ///< number of the buffer that a value lies in
  llvm::DenseMap<Value, unsigned> lastRead;    ///< step that reads the value last
};

/// Puts the ops into the order of the steps; reshapes go right before what reads them.
void Planner::moveSteps() {
  Operation *terminator = function.getBody().front().getTerminator();
  llvm::SmallPtrSet<Operation *, 16> moved;
  std::function<void(Operation *)> move = [&](Operation *op) {
    for (Value operand : op->getOperands())
      if (Operation *def = operand.getDefiningOp(); def && !isStep(def) && moved.insert(def).second) {
        move(def);
        def->moveBefore(terminator);
      }
  };
  for (unsigned number : order) {
    Operation *step = graph.steps[number];
    move(step);
    step->moveBefore(terminator);
    for (Value operand : step->getOperands())
      lastRead[bufferOf(operand)] = steps.size();
    steps.push_back(step);
  }
  move(terminator);
}

/// The operand whose buffer `result` overwrites, or -1. Operands in `taken` are overwritten by another result.
int64_t Planner::aliasOf(OpResult result, unsigned step, const KernelAnalysis &analysis, const llvm::BitVector &taken) {
  auto kernel = cast<KernelOp>(result.getOwner());
  auto operandIn = [&](Value buffer) -> int64_t {
    for (auto [number, operand] : llvm::enumerate(kernel.getInputs()))
      if (bufferOf(operand) == buffer)
        return number;
    return -1;
  };
  if (auto it = graph.sameBuffer.find(result); it != graph.sameBuffer.end())
    return operandIn(it->second);
  if (auto it = graph.fixed.find(result); it != graph.fixed.end())
    return it->second.space == FixedPlace::Argument ? operandIn(function.getArgument(it->second.index)) : -1;
  SmallVector<bool> overwritable = overwritableOperands(kernel, analysis, result.getResultNumber());
  for (auto [number, operand] : llvm::enumerate(kernel.getInputs())) {
    Value buffer = bufferOf(operand);
    if (overwritable[number] && !taken.test(number) && arenaBuffer.contains(buffer) && lastRead.lookup(buffer) == step)
      return number;
  }
  return -1;
}

/// Decides which values share a buffer of the arena, and how long each buffer lives.
void Planner::shareBuffers() {
  for (auto [step, op] : llvm::enumerate(steps)) {
    auto kernel = dyn_cast<KernelOp>(op);
    KernelAnalysis analysis = kernel ? analyzeKernel(kernel) : KernelAnalysis();
    llvm::BitVector taken(op->getNumOperands());
    SmallVector<int64_t> aliases;
    for (OpResult result : op->getResults()) {
      int64_t alias = kernel ? aliasOf(result, step, analysis, taken) : -1;
      aliases.push_back(alias);
      if (alias >= 0)
        taken.set(alias);
      if (graph.fixed.contains(result))
        continue;
      unsigned buffer = lifetimes.size();
      if (alias >= 0)
        buffer = arenaBuffer.lookup(bufferOf(op->getOperand(alias)));
      else
        lifetimes.push_back({tensorBytes(result), static_cast<unsigned>(step), 0});
      arenaBuffer[result] = buffer;
      lifetimes[buffer].last = std::max(static_cast<unsigned>(step), lastRead.lookup(result));
    }
    if (llvm::any_of(aliases, [](int64_t alias) { return alias >= 0; }))
      op->setAttr(kKernelAliasesAttr, builder.getDenseI64ArrayAttr(aliases));
  }
}

Attribute Planner::placementOf(Value result, ArrayRef<int64_t> offsets) {
  StringRef space = "arena", field = "offset";
  int64_t number = 0;
  if (auto it = graph.fixed.find(result); it != graph.fixed.end()) {
    bool isKept = it->second.space == FixedPlace::Kept;
    space = isKept ? "kept" : it->second.space == FixedPlace::Argument ? "argument" : "result";
    field = isKept ? "offset" : "index";
    number = it->second.index;
  } else {
    number = offsets[arenaBuffer.lookup(result)];
  }
  return builder.getDictionaryAttr({builder.getNamedAttr("space", builder.getStringAttr(space)),
                                    builder.getNamedAttr(field, builder.getI64IntegerAttr(number))});
}

void Planner::placeResults() {
  ArenaLayout layout = layoutArena(lifetimes);
  for (Operation *op : steps)
    op->setAttr(kPlacementAttr, builder.getArrayAttr(llvm::map_to_vector(op->getResults(), [&](Value result) {
      return placementOf(result, layout.offsets);
    })));
  function->setAttr(kArenaBytesAttr, builder.getI64IntegerAttr(layout.bytes));
}

void Planner::placeBarriers() {
  PlacedMemory memory(function);
  BarrierTracker tracker;
  bool mayHaveFailed = false; // since the last barrier, so that not every thread knows yet
  for (Operation *op : steps) {
    SmallVector<Access> accesses = memory.accessesOf(op);
    bool updates = llvm::any_of(accesses, [](Access access) { return access.writes && access.space == ArgumentSpace; });
    if (tracker.needsBarrier(accesses) || (updates && mayHaveFailed)) {
      op->setAttr(kWaitAttr, builder.getUnitAttr());
      tracker.barrier();
      mayHaveFailed = false;
    }
    tracker.addStep(accesses);
    mayHaveFailed |= mayFail(op);
  }
}

struct Plan : impl::PlanBase<Plan> {
  void runOnOperation() override {
    for (auto function : getOperation().getOps<func::FuncOp>())
      if (llvm::hasSingleElement(function.getBody()))
        Planner(function).run();
  }
};
} // namespace
} // namespace tilewright::graph
