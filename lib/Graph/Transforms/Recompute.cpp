//===- Recompute.cpp - stage 30: what is cheaper to compute again than to keep -===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A training step needs most memory where the backward pass begins: by then every kernel of the forward pass has left
// what its gradient will read. Some of that follows from the rest by a few elementwise ops. For a kernel that leaves
// results across the peak, the ops between those results and the products, reductions and inputs they come from are
// looked at as a graph; where a cut through it is smaller than the results, the kernel leaves the cut:
//
//   u = matmul + bias                 leaves gelu(u) and gelu'(u)   ->   leaves u
//
// What reads a dropped result at the index it was stored at computes it on the way. Other readers (a product, a library
// kernel) get a kernel just before them that stores it once more, for a short time.
//
// Kernels are formed before this pass, not after: only then is it known what is stored at all.
//
//===----------------------------------------------------------------------===//

#include "KernelEdit.h"
#include "Lifetimes.h"
#include "tilewright/Analysis/FusionLegality.h"
#include "tilewright/Analysis/OperandLayout.h"
#include "tilewright/Graph/Transforms/Passes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/IRMapping.h"

using namespace mlir;

namespace tilewright::graph {
#define GEN_PASS_DEF_RECOMPUTE
#include "tilewright/Graph/Transforms/Passes.h.inc"

namespace {
/// Each round lowers the peak, and the next looks at where it then is.
constexpr unsigned kRounds = 8;

/// What a kernel leaves instead of some of its results.
struct Cut {
  llvm::SetVector<Value> kept;          ///< values of its body, and its arguments
  SmallVector<unsigned> dropped;        ///< results that follow from those
  int64_t bytes = 0;                    ///< saved
  double weight = 0;                    ///< of all that is computed again
  llvm::SetVector<Operation *> between; ///< the ops from `kept` to `dropped`, in body order
};

/// Finds the cut of one kernel.
class CutFinder {
public:
  CutFinder(KernelOp kernel, const Lifetimes &lifetimes) : kernel(kernel), lifetimes(lifetimes) {}

  /// `late`: results that are alive across the peak.
  Cut find(ArrayRef<unsigned> late) {
    Operation *yield = kernel.getBody().front().getTerminator();
    for (unsigned result : late)
      sinks.insert(yield->getOperand(result));
    for (Value sink : sinks)
      walk(sink);
    while (pushForward())
      ;
    Cut cut;
    for (Value value : leaves)
      if (!isFree(value))
        cut.bytes -= tensorBytes(value);
    for (unsigned result : late) {
      cut.bytes += tensorBytes(kernel.getResult(result));
      if (!leaves.contains(yield->getOperand(result)))
        cut.dropped.push_back(result);
    }
    for (Operation &op : kernel.getBody().front())
      if (between.contains(&op)) {
        cut.between.insert(&op);
        cut.weight += weightPerElement(&op) * static_cast<double>(tensorType(op.getResult(0)).getNumElements());
      }
    cut.kept = std::move(leaves);
    return cut;
  }

private:
  /// Whether a value costs nothing to keep: the caller's, or in memory anyway for later steps.
  bool isFree(Value value) const {
    if (auto argument = dyn_cast<BlockArgument>(value)) {
      Value outside = bufferOf(kernel->getOperand(argument.getArgNumber()));
      return !outside.getDefiningOp() || lifetimes.lastUse(outside) > lifetimes.peak;
    }
    if (sinks.contains(value))
      return false;
    for (OpOperand &use : value.getUses())
      if (isa<YieldOp>(use.getOwner()) && lifetimes.lastUse(kernel->getResult(use.getOperandNumber())) > lifetimes.peak)
        return true;
    return false;
  }

  /// Ops that give the same bits wherever they run, for little.
  static bool isCheap(Operation *op) { return isElementwise(op) || isView(op) || roleOf(op) == OpRole::Inline; }

  void walk(Value value) {
    Operation *op = value.getDefiningOp();
    if (!op || !isCheap(op) || (isFree(value) && !sinks.contains(value))) {
      leaves.insert(value);
      return;
    }
    if (between.insert(op))
      for (Value operand : op->getOperands())
        walk(operand);
  }

  /// Moves the cut behind an op that alone needs one of the kept values: fewer ops to run again for the same memory.
  bool pushForward() {
    for (Value leaf : leaves) {
      if (isFree(leaf) || sinks.contains(leaf))
        continue;
      Operation *user = nullptr;
      bool single = llvm::all_of(leaf.getUsers(), [&](Operation *op) {
        bool other = between.contains(op) && user && op != user;
        user = between.contains(op) ? op : user;
        return !other;
      });
      if (!user || !single || tensorBytes(user->getResult(0)) > tensorBytes(leaf))
        continue;
      between.remove(user);
      for (Value operand : user->getOperands())
        drop(operand);
      leaves.insert(user->getResult(0));
      return true;
    }
    return false;
  }

  /// Forgets what only an op that is no longer computed again has needed.
  void drop(Value value) {
    if (llvm::any_of(value.getUsers(), [&](Operation *op) { return between.contains(op); }))
      return;
    if (leaves.remove(value) || sinks.contains(value))
      return;
    if (Operation *op = value.getDefiningOp(); op && between.remove(op))
      for (Value operand : op->getOperands())
        drop(operand);
  }

  KernelOp kernel;
  const Lifetimes &lifetimes;
  llvm::SetVector<Value> sinks, leaves;
  llvm::SetVector<Operation *> between;
};

/// Makes one cut: the kernel leaves what the cut keeps, later readers compute the rest.
class Recomputation {
public:
  Recomputation(KernelOp kernel, const Cut &cut, Lifetimes &lifetimes)
      : cut(cut), lifetimes(lifetimes), kernel(kernel) {}

  void run() {
    leaveKept();
    for (unsigned result : cut.dropped)
      for (Operation *user : lateReaders(kernel.getResult(result)))
        if (!computeOnTheWay(user, result))
          readAgain(user, result);
    trim(kernel);
  }

private:
  void trim(KernelOp old) {
    Operation *key = old;
    lifetimes.replace(key, trimKernel(old));
  }

  /// The kernel with the kept values as further results.
  void leaveKept() {
    Block &body = kernel.getBody().front();
    Operation *yield = body.getTerminator();
    for (Value value : cut.kept)
      if (value.getDefiningOp() && !llvm::is_contained(yield->getOperands(), value))
        yield->insertOperands(yield->getNumOperands(), value);
    KernelOp extended = rebuildKernel(kernel, SmallVector<Value>(kernel.getInputs()));
    for (auto [result, replacement] : llvm::zip(kernel.getResults(), extended.getResults()))
      result.replaceAllUsesWith(replacement);
    lifetimes.replace(kernel, extended);
    kernel.erase();
    kernel = extended;
  }

  /// Where a kept value lies outside of the kernel.
  Value outside(Value value) const {
    if (auto argument = dyn_cast<BlockArgument>(value))
      return kernel->getOperand(argument.getArgNumber());
    auto operands = kernel->getRegion(0).front().getTerminator()->getOperands();
    return kernel->getResult(llvm::find(operands, value) - operands.begin());
  }

  /// The steps behind the peak that read `value`, maybe reshaped.
  SmallVector<Operation *> lateReaders(Value value) const {
    SmallVector<Operation *> readers;
    for (Operation *user : value.getUsers()) {
      SmallVector<Operation *> next =
          isa<ReshapeOp>(user) ? lateReaders(user->getResult(0)) : SmallVector<Operation *>{user};
      for (Operation *reader : next)
        if (lifetimes.of(reader) > lifetimes.peak && !llvm::is_contained(readers, reader))
          readers.push_back(reader);
    }
    llvm::sort(readers, [&](Operation *a, Operation *b) { return lifetimes.of(a) < lifetimes.of(b); });
    return readers;
  }

  bool isResult(Value value, unsigned result) const { return bufferOf(value) == kernel->getResult(result); }

  /// Copies the ops of the cut to `body` and returns the value there of a dropped result. Inputs are added to the
  /// body's arguments and to `inputs`.
  Value copyOps(unsigned result, Block &body, SmallVectorImpl<Value> &inputs) const {
    IRMapping mapping;
    for (Value value : cut.kept) {
      const auto *known = llvm::find(inputs, outside(value));
      unsigned index = known - inputs.begin();
      if (known == inputs.end()) {
        inputs.push_back(outside(value));
        body.addArgument(value.getType(), value.getLoc());
      }
      mapping.map(value, body.getArgument(index));
    }
    OpBuilder builder = OpBuilder::atBlockBegin(&body);
    for (Operation *op : cut.between)
      builder.clone(*op, mapping);
    return mapping.lookup(kernel->getRegion(0).front().getTerminator()->getOperand(result));
  }

  /// Tries to put the ops into a kernel that reads the result where it was stored.
  bool computeOnTheWay(Operation *user, unsigned result) {
    auto reader = dyn_cast<KernelOp>(user);
    if (!reader)
      return false;
    KernelAnalysis before = analyzeKernel(reader);
    OpBuilder builder(reader);
    auto fused = cast<KernelOp>(builder.clone(*reader));
    Block &body = fused.getBody().front();
    SmallVector<Value> inputs(fused.getInputs());
    Value copied = copyOps(result, body, inputs);
    OpBuilder inside(copied.getContext());
    inside.setInsertionPointAfterValue(copied);
    for (auto [index, input] : llvm::enumerate(reader.getInputs())) {
      BlockArgument argument = body.getArgument(index);
      if (!isResult(input, result))
        continue;
      bool moved = argument.getType() != copied.getType();
      argument.replaceAllUsesWith(
          moved ? ReshapeOp::create(inside, reader.getLoc(), argument.getType(), copied).getResult() : copied);
    }
    fused.getInputsMutable().assign(inputs);
    eraseDeadOps(body);
    KernelAnalysis after = analyzeKernel(fused);
    // Read at other indices, the result would be computed more than once an element.
    bool once = after.work.weighted <= before.work.weighted + 1.01 * cut.weight;
    if (!after.legal() || after.kind != before.kind || !once) {
      fused.erase();
      return false;
    }
    reader.replaceAllUsesWith(fused.getResults());
    lifetimes.replace(reader, fused);
    reader.erase();
    trim(fused);
    return true;
  }

  /// Stores the result once more, just before the first step that needs it.
  void readAgain(Operation *user, unsigned result) {
    Value &stored = again[result];
    if (!stored) {
      OpBuilder builder(user);
      Type type = kernel->getResult(result).getType();
      std::string name = ("recompute_" + kernel.getSymName().value_or("kernel") + "_" + Twine(result)).str();
      auto copy =
          KernelOp::create(builder, kernel.getLoc(), type, ValueRange(),
                           builder.getStringAttr(stringify(KernelKind::Pointwise)), builder.getStringAttr(name));
      Block &body = copy.getBody().emplaceBlock();
      SmallVector<Value> inputs;
      Value value = copyOps(result, body, inputs);
      OpBuilder end = OpBuilder::atBlockEnd(&body);
      YieldOp::create(end, kernel.getLoc(), value);
      copy.getInputsMutable().assign(inputs);
      eraseDeadOps(body);
      stored = copy.getResult(0);
    }
    OpBuilder builder(user);
    for (OpOperand &operand : user->getOpOperands())
      if (isResult(operand.get(), result)) {
        Value value = stored;
        if (value.getType() != operand.get().getType())
          value = ReshapeOp::create(builder, user->getLoc(), operand.get().getType(), value);
        operand.set(value);
      }
  }

  const Cut &cut;
  Lifetimes &lifetimes;
  KernelOp kernel;
  llvm::SmallDenseMap<unsigned, Value> again; ///< by result
};

struct Recompute : impl::RecomputeBase<Recompute> {
  using RecomputeBase::RecomputeBase;

  void runOnOperation() override {
    for (auto function : getOperation().getOps<func::FuncOp>())
      for (unsigned round = 0; round < kRounds && lowerPeak(function.getBody().front()); ++round)
        ;
  }

  bool lowerPeak(Block &block) {
    Lifetimes lifetimes(block);
    if (lifetimes.peakBytes < minPeak)
      return false;
    SmallVector<std::pair<KernelOp, Cut>> cuts;
    for (auto kernel : block.getOps<KernelOp>()) {
      if (lifetimes.of(kernel) >= lifetimes.peak)
        break;
      SmallVector<unsigned> late;
      for (OpResult result : kernel.getResults())
        if (tensorBytes(result) >= minBytes && lifetimes.lastUse(result) > lifetimes.peak && !isReturned(result))
          late.push_back(result.getResultNumber());
      if (late.empty())
        continue;
      Cut cut = CutFinder(kernel, lifetimes).find(late);
      double traffic = 2 * static_cast<double>(cut.bytes) / bytesPerNanosecond;
      double worth = traffic + nanosecondsPerByte * static_cast<double>(cut.bytes);
      if (!cut.dropped.empty() && cut.bytes >= minBytes && cut.weight / flopsPerNanosecond <= worth)
        cuts.push_back({kernel, std::move(cut)});
    }
    for (auto &[kernel, cut] : cuts)
      Recomputation(kernel, cut, lifetimes).run();
    return !cuts.empty();
  }

  static bool isReturned(Value value) {
    return llvm::any_of(value.getUsers(), [](Operation *user) {
      return isa<ReshapeOp>(user) ? isReturned(user->getResult(0)) : user->hasTrait<OpTrait::IsTerminator>();
    });
  }
};
} // namespace
} // namespace tilewright::graph
