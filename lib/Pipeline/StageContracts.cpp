//===- StageContracts.cpp - what must hold after each stage -----------------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A stage's contract is data: the ops that may remain, plus checks that a list of
// ops cannot express. A pass that breaks the contract is found right behind it, not
// three stages later.
//
//===----------------------------------------------------------------------===//

#include "Stages.h"
#include "tilewright/Graph/IR/Graph.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/OperationSupport.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/DenseSet.h"

using namespace mlir;

namespace tilewright {
#define GEN_PASS_DEF_VERIFYSTAGE
#include "tilewright/Pipeline/Passes.h.inc"

namespace {
using Check = LogicalResult (*)(ModuleOp);

/// One stage's rules. A pattern is an op's full name, or `dialect.*`; with a leading `!` it forbids, and the last
/// pattern that matches decides.
struct StageContract {
  Stage stage;
  std::vector<llvm::StringLiteral> legalOps;
  std::vector<Check> checks;
};

LogicalResult checkNoDeadOp(ModuleOp module) {
  WalkResult result = module.walk([](Operation *op) {
    if (!isOpTriviallyDead(op))
      return WalkResult::advance();
    op->emitOpError("is dead");
    return WalkResult::interrupt();
  });
  return failure(result.wasInterrupted());
}

/// Hashes and compares ops by what they compute.
struct SameComputation : llvm::DenseMapInfo<Operation *> {
  static unsigned getHashValue(const Operation *op) {
    return OperationEquivalence::computeHash(const_cast<Operation *>(op), OperationEquivalence::directHashValue,
                                             OperationEquivalence::ignoreHashValue,
                                             OperationEquivalence::IgnoreLocations);
  }
  static bool isEqual(const Operation *a, const Operation *b) {
    if (a == b || a == getEmptyKey() || a == getTombstoneKey() || b == getEmptyKey() || b == getTombstoneKey())
      return a == b;
    return OperationEquivalence::isEquivalentTo(const_cast<Operation *>(a), const_cast<Operation *>(b),
                                                OperationEquivalence::IgnoreLocations);
  }
};

LogicalResult checkNoDuplicateOp(ModuleOp module) {
  for (auto function : module.getOps<func::FuncOp>()) {
    llvm::DenseSet<Operation *, SameComputation> seen;
    for (Operation &op : function.getOps()) {
      if (!isPure(&op) || op.getNumRegions() || op.hasTrait<OpTrait::IsTerminator>())
        continue;
      if (!seen.insert(&op).second)
        return op.emitOpError("computes the same as an earlier op");
    }
  }
  return success();
}

/// At top level only steps, large literals, and other names for buffers.
LogicalResult checkTopLevelIsSteps(ModuleOp module) {
  for (auto function : module.getOps<func::FuncOp>())
    for (Operation &op : function.getOps())
      if (!isa<graph::KernelOp, graph::EagerOp, graph::ConstantOp, graph::ReshapeOp, func::ReturnOp>(op))
        return op.emitOpError("is in no kernel");
  return success();
}

/// LLVM scalarizes or spills what is not a native vector.
LogicalResult checkVectorsAre1D(ModuleOp module) {
  WalkResult result = module.walk([](Operation *op) {
    for (Type type : op->getResultTypes())
      if (auto vector = dyn_cast<VectorType>(type); vector && vector.getRank() != 1)
        return op->emitOpError() << "has a vector of rank " << vector.getRank(), WalkResult::interrupt();
    return WalkResult::advance();
  });
  return failure(result.wasInterrupted());
}

/// Ops that a tile program may hold at any stage.
#define TILE_OPS                                                                                                       \
  "builtin.module", "func.*", "tile.*", "scf.*", "arith.*", "math.*", "memref.load", "memref.store",                   \
      "memref.prefetch", "vector.*", "ub.*", "x86vector.avx512.dot"

const StageContract *findContract(Stage stage) {
  static const StageContract kContracts[] = {
      {Stage::Simplify,
       {"builtin.module", "func.func", "func.return", "graph.*", "!graph.kernel"},
       {checkNoDeadOp, checkNoDuplicateOp}},
      {Stage::Layout,
       {"builtin.module", "func.func", "func.return", "graph.*", "!graph.kernel"},
       {checkNoDeadOp, checkNoDuplicateOp}},
      {Stage::Fuse, {"builtin.module", "func.func", "func.return", "graph.*"}, {checkTopLevelIsSteps, checkNoDeadOp}},
      {Stage::Plan, {"builtin.module", "func.func", "func.return", "graph.*"}, {checkTopLevelIsSteps}},
      {Stage::Outline, {"builtin.module", "func.func", "func.return", "graph.*", "!graph.kernel", "!graph.eager"}, {}},
      {Stage::Config, {"builtin.module", "func.func", "func.return", "graph.*", "!graph.kernel", "!graph.eager"}, {}},
      {Stage::Tile, {TILE_OPS, "!vector.*", "!x86vector.*"}, {}},
      {Stage::Vectorize, {TILE_OPS, "!tile.lanes"}, {checkVectorsAre1D}},
      {Stage::ExpandMma, {TILE_OPS, "!tile.lanes", "!tile.mma", "!tile.pack"}, {checkVectorsAre1D}},
      {Stage::Math,
       {TILE_OPS, "!tile.lanes", "!tile.mma", "!tile.pack", "!math.*", "math.sqrt", "math.fma", "math.floor",
        "math.ceil", "math.trunc", "math.roundeven", "math.absf", "math.absi", "math.copysign", "math.ctlz",
        "math.cttz", "math.ctpop"},
       {checkVectorsAre1D}},
      {Stage::Codegen, {"builtin.module", "llvm.*"}, {}},
  };
  for (const StageContract &contract : kContracts)
    if (contract.stage == stage)
      return &contract;
  return nullptr;
}

bool isLegal(const StageContract &contract, StringRef name) {
  bool legal = false;
  for (StringRef pattern : contract.legalOps) {
    bool allows = !pattern.consume_front("!");
    if (pattern.consume_back("*") ? name.starts_with(pattern) : name == pattern)
      legal = allows;
  }
  return legal;
}

struct VerifyStage : impl::VerifyStageBase<VerifyStage> {
  using VerifyStageBase::VerifyStageBase;
  Stage getStage() const { return static_cast<Stage>(stage.getValue()); }

  void runOnOperation() override {
    const StageContract *contract = findContract(static_cast<Stage>(stage.getValue()));
    if (!contract) {
      getOperation().emitError() << "there is no stage " << stage.getValue();
      return signalPassFailure();
    }
    WalkResult result = getOperation().walk([&](Operation *op) {
      if (isLegal(*contract, op->getName().getStringRef()))
        return WalkResult::advance();
      op->emitOpError() << "must not remain after stage " << stage.getValue();
      return WalkResult::interrupt();
    });
    if (result.wasInterrupted())
      return signalPassFailure();
    for (Check check : contract->checks)
      if (failed(check(getOperation())))
        return signalPassFailure();
    markAllAnalysesPreserved();
  }
};
} // namespace

std::optional<Stage> getVerifiedStage(const Pass &pass) {
  if (pass.getTypeID() != TypeID::get<VerifyStage>())
    return std::nullopt;
  return static_cast<const VerifyStage &>(pass).getStage();
}
} // namespace tilewright
