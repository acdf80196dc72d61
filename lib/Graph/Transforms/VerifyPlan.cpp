//===- VerifyPlan.cpp - the contract of stage 40 ----------------------------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Simulates the planned program on "which value does this memory hold": every read must find
// the value it asks for. That covers lifetimes, in-place results and updated arguments at once.
//
//===----------------------------------------------------------------------===//

#include "PlanAccesses.h"
#include "PlanSteps.h"
#include "tilewright/Graph/Transforms/Passes.h"

#include <map>

using namespace mlir;

namespace tilewright::graph {
#define GEN_PASS_DEF_VERIFYPLAN
#include "tilewright/Graph/Transforms/Passes.h.inc"

namespace {

/// What memory holds: disjoint byte ranges of one buffer of the caller, or of the arena, with the value in them.
class Contents {
public:
  void write(const Access &access, Value value) {
    if (access.begin == access.end)
      return;
    auto &ranges = memory[{access.space, access.index}];
    for (auto it = ranges.begin(); it != ranges.end();)
      it = it->first < access.end && access.begin < it->second.first ? ranges.erase(it) : std::next(it);
    ranges[access.begin] = {access.end, value};
  }
  bool holds(const Access &access, Value value) const {
    auto ranges = memory.find({access.space, access.index});
    if (ranges == memory.end())
      return false;
    auto it = ranges->second.find(access.begin);
    return it != ranges->second.end() && it->second == std::pair(access.end, value);
  }

private:
  using Ranges = std::map<int64_t, std::pair<int64_t, Value>>; // begin -> (end, value)
  std::map<std::pair<unsigned, int64_t>, Ranges> memory;
};

class PlanVerifier {
public:
  explicit PlanVerifier(func::FuncOp function) : function(function), memory(function) {}

  LogicalResult run() {
    auto arena = function->getAttrOfType<IntegerAttr>(kArenaBytesAttr);
    if (!arena)
      return function.emitOpError() << "has no " << kArenaBytesAttr;
    arenaBytes = arena.getInt();
    for (Value argument : function.getArguments())
      contents.write(*memory.lookup(argument), argument);
    for (Operation &op : function.getBody().front())
      if (isStep(&op) && (failed(verifyPrologue(&op)) || failed(verifyStep(&op))))
        return failure();
    return verifyResults();
  }

private:
  bool isEmpty(Value value) const { return tensorType(value).getNumElements() == 0; }

  LogicalResult verifyRead(Operation *op, Value value) {
    std::optional<Access> place = memory.lookup(value);
    if (place && !isEmpty(value) && !contents.holds(*place, bufferOf(value)))
      return op->emitOpError("reads a value that has been overwritten");
    return success();
  }

  /// The steps of the prologue are the first, and only they write what is kept.
  LogicalResult verifyPrologue(Operation *op) {
    bool isPrologue = op->hasAttr(kPrologueAttr);
    if (isPrologue && inBody)
      return op->emitOpError() << "is marked " << kPrologueAttr << " behind a step that is not";
    inBody = !isPrologue;
    for (Value result : op->getResults())
      if (std::optional<Access> place = memory.lookup(result); place && (place->space == KeptSpace) != isPrologue)
        return op->emitOpError() << "mixes up what is kept and what is not";
    return success();
  }

  LogicalResult verifyStep(Operation *op) {
    for (Value operand : op->getOperands())
      if (failed(verifyRead(op, operand)))
        return failure();
    SmallVector<Access> accesses = memory.accessesOf(op);
    if (op->hasAttr(kWaitAttr))
      tracker.barrier();
    if (tracker.needsBarrier(accesses))
      return op->emitOpError() << "touches memory of a step since the last barrier and has no " << kWaitAttr;
    tracker.addStep(accesses);

    auto aliases = op->getAttrOfType<DenseI64ArrayAttr>(kKernelAliasesAttr);
    for (OpResult result : op->getResults()) {
      std::optional<Access> place = memory.lookup(result);
      if (!place)
        return op->emitOpError() << "has no placement for result " << result.getResultNumber();
      if (place->space == ArenaSpace && (place->end > arenaBytes || place->begin % kArenaAlignment != 0))
        return op->emitOpError() << "result " << result.getResultNumber() << " lies outside of the arena or unaligned";
      // What a kernel overwrites while it runs must be what it says it overwrites.
      int64_t alias = aliases ? aliases[result.getResultNumber()] : -1;
      Access write = *place;
      write.writes = true;
      for (auto [number, operand] : llvm::enumerate(op->getOperands())) {
        std::optional<Access> read = memory.lookup(operand);
        if (!read || !write.conflicts(*read) || isa<EagerOp>(op))
          continue;
        if (static_cast<int64_t>(number) != alias)
          return op->emitOpError() << "result " << result.getResultNumber() << " overwrites operand " << number;
      }
      if (alias >= 0 && !isEmpty(result) && memory.lookup(op->getOperand(alias))->begin != place->begin)
        return op->emitOpError() << "result " << result.getResultNumber() << " does not lie where its alias does";
    }
    for (Value result : op->getResults())
      contents.write(*memory.lookup(result), result);
    for (OpResult result : op->getResults())
      if (!isEmpty(result) && !contents.holds(*memory.lookup(result), result))
        return op->emitOpError() << "writes two results to the same memory";
    return success();
  }

  LogicalResult verifyResults() {
    Operation *terminator = function.getBody().front().getTerminator();
    for (OpOperand &returned : terminator->getOpOperands()) {
      unsigned number = returned.getOperandNumber();
      auto updates = function.getResultAttrOfType<IntegerAttr>(number, kUpdatesAttr);
      std::optional<Access> place = memory.lookup(returned.get());
      unsigned space = updates ? ArgumentSpace : ResultSpace;
      int64_t index = updates ? updates.getInt() : number;
      if (!place || place->space != space || place->index != index)
        return function.emitOpError() << "result " << number << " is not where the caller wants it";
      if (failed(verifyRead(terminator, returned.get())))
        return failure();
    }
    return success();
  }

  func::FuncOp function;
  PlacedMemory memory;
  Contents contents;
  BarrierTracker tracker;
  int64_t arenaBytes = 0;
  bool inBody = false; ///< a step that is not of the prologue came
};

struct VerifyPlan : impl::VerifyPlanBase<VerifyPlan> {
  void runOnOperation() override {
    for (auto function : getOperation().getOps<func::FuncOp>())
      if (failed(PlanVerifier(function).run()))
        return signalPassFailure();
    markAllAnalysesPreserved();
  }
};
} // namespace
} // namespace tilewright::graph
