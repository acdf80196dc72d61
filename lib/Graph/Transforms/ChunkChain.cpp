//===- ChunkChain.cpp - which kernels are run chunk by chunk ----------------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ChunkChain.h"
#include "KernelEdit.h"
#include "tilewright/Analysis/FusionLegality.h"

using namespace mlir;

namespace tilewright::graph {

Value yieldedFor(OpResult result) {
  return cast<KernelOp>(result.getOwner()).getBody().front().getTerminator()->getOperand(result.getResultNumber());
}

namespace {
/// More kernels than that do not belong to one loss, but to the whole of a forward and backward pass.
constexpr size_t kMostBetween = 32;

/// Finds the chain that starts with a result of a product, for a number of chunks.
class ChainFinder {
public:
  ChainFinder(OpResult seed, int64_t chunks) : seed(seed), chunks(chunks) {}

  std::optional<Chain> find() {
    while (true) {
      chain = Chain();
      chain.chunks = chunks;
      chain.wideBytes = tensorBytes(seed) / 2;
      size_t known = between.size();
      if (walk())
        return std::move(chain);
      if (between.size() == known || between.size() > kMostBetween)
        return std::nullopt;
    }
  }

private:
  bool walk() {
    for (auto it = Block::iterator(seed.getOwner()), end = seed.getOwner()->getBlock()->end(); it != end; ++it) {
      Operation *op = &*it;
      bool readsWide = llvm::any_of(op->getOperands(), [&](Value operand) { return chain.isWide(operand); });
      if (op == seed.getOwner() || readsWide || between.contains(op)) {
        if (!add(op))
          return false;
      } else if (llvm::any_of(op->getOperands(), [&](Value operand) { return isOfChain(operand.getDefiningOp()); })) {
        chain.tail.insert(op);
      }
    }
    return true;
  }

  bool isOfChain(Operation *op) const { return chain.ops.contains(op) || chain.tail.contains(op); }
  /// Whether a value is known only when all chunks have run.
  bool isLate(Value value) const { return isOfChain(value.getDefiningOp()) && !chain.results.contains(value); }

  bool add(Operation *op) {
    chain.ops.insert(op);
    if (auto reshape = dyn_cast<ReshapeOp>(op)) {
      auto known = chain.results.find(reshape.getInput());
      if (known == chain.results.end())
        return addBetween(reshape.getInput());
      std::optional<Pieces> pieces = throughReshape(tensorType(reshape.getInput()).getShape(), known->second,
                                                    tensorType(reshape.getResult()).getShape());
      return pieces && chain.results.insert({reshape.getResult(), *pieces}).second;
    }
    auto kernel = dyn_cast<KernelOp>(op);
    return kernel && addKernel(kernel);
  }

  bool addKernel(KernelOp kernel) {
    ChunkShares &shares = chain.shares.try_emplace(kernel, chunks).first->second;
    Block &body = kernel.getBody().front();
    if (kernel == seed.getOwner()) {
      std::optional<Pieces> rows = piecesBehind(tensorType(seed).getShape(), 1, chunks);
      if (!rows || !shares.cut(yieldedFor(seed), *rows))
        return false;
    }
    for (auto [operand, argument] : llvm::zip(kernel.getInputs(), body.getArguments()))
      if (auto known = chain.results.find(operand); known != chain.results.end())
        if (!shares.cut(argument, known->second))
          return false;
    if (!shares.propagate(body))
      return false;
    for (auto [operand, argument] : llvm::zip(kernel.getInputs(), body.getArguments())) {
      if (isLate(operand)) {
        if (!shares.isReadLate(argument))
          return addBetween(operand);
        chain.tail.insert(kernel);
      } else if (const Pieces *pieces = shares.piecesOf(argument); pieces && !chain.results.contains(operand)) {
        if (chain.inputs.insert({operand, *pieces}).first->second != *pieces)
          return false;
      }
    }
    for (OpResult result : kernel->getResults())
      if (const Pieces *pieces = shares.piecesOf(yieldedFor(result))) {
        // Other kernels would read the last piece before it is there.
        if (chain.tail.contains(kernel))
          return false;
        chain.results.insert({result, *pieces});
      }
    return true;
  }

  /// Notes that the chain leads through what computes `value`; it is then looked for anew.
  bool addBetween(Value value) {
    Operation *op = value.getDefiningOp();
    if (isOfChain(op) && !chain.ops.contains(op) && between.insert(op))
      for (Value operand : op->getOperands())
        addBetween(operand);
    return false;
  }

  OpResult seed;
  int64_t chunks;
  Chain chain;
  llvm::SetVector<Operation *> between; ///< ops that the chain leads through although they read nothing wide
};

/// The ops that depend on a seed, in program order, as far as a reader of something as large as the seed needs them.
llvm::SetVector<Operation *> opsBetween(OpResult seed) {
  llvm::DenseSet<Value> wide{seed};
  llvm::SetVector<Operation *> dependents, needed;
  auto depends = [&](Value value) { return value == seed || dependents.contains(value.getDefiningOp()); };
  for (auto it = std::next(Block::iterator(seed.getOwner())); !it->hasTrait<OpTrait::IsTerminator>(); ++it) {
    if (llvm::none_of(it->getOperands(), depends))
      continue;
    dependents.insert(&*it);
    if (llvm::none_of(it->getOperands(), [&](Value operand) { return wide.contains(operand); }))
      continue;
    needed.insert(&*it);
    for (Value result : it->getResults())
      if (tensorBytes(result) >= tensorBytes(seed) / 2)
        wide.insert(result);
  }
  for (size_t index = 0; index < needed.size(); ++index)
    for (Value operand : needed[index]->getOperands())
      if (dependents.contains(operand.getDefiningOp()))
        needed.insert(operand.getDefiningOp());
  dependents.remove_if([&](Operation *op) { return !needed.contains(op); });
  return dependents;
}

/// Whether `value`, of the body of a kernel, needs an argument for which `from` holds.
bool needsArgument(Value value, llvm::function_ref<bool(BlockArgument)> from) {
  SmallVector<Value> stack{value};
  llvm::DenseSet<Value> visited;
  while (!stack.empty()) {
    Value next = stack.pop_back_val();
    if (!visited.insert(next).second)
      continue;
    if (auto argument = dyn_cast<BlockArgument>(next); argument && from(argument))
      return true;
    if (Operation *op = next.getDefiningOp())
      llvm::append_range(stack, op->getOperands());
  }
  return false;
}

/// A kernel before `kernel` that computes only these of its results, for all who read them; null if it would be none.
KernelOp kernelOf(KernelOp kernel, ArrayRef<OpResult> results) {
  OpBuilder builder(kernel);
  auto clone = cast<KernelOp>(builder.clone(*kernel));
  Block &body = clone.getBody().front();
  Operation *yield = body.getTerminator();
  yield->setOperands(
      llvm::map_to_vector(results, [&](OpResult result) { return yield->getOperand(result.getResultNumber()); }));
  eraseDeadOps(body);
  KernelOp apart = rebuildKernel(clone, SmallVector<Value>(clone.getInputs()));
  clone.erase();
  KernelAnalysis analysis = analyzeKernel(apart);
  if (!analysis.legal()) {
    apart.erase();
    return nullptr;
  }
  apart.setKind(stringify(analysis.kind));
  apart.setSymName(("apart_" + kernel.getSymName().value_or("kernel")).str());
  for (auto [result, replacement] : llvm::zip(results, apart.getResults()))
    Value(result).replaceAllUsesWith(replacement);
  return apart;
}
} // namespace

std::optional<Chain> findChain(OpResult seed, int64_t chunks) { return ChainFinder(seed, chunks).find(); }

void detachIndependent(OpResult seed) {
  llvm::SetVector<Operation *> between = opsBetween(seed);
  if (between.size() > kMostBetween)
    return;
  llvm::DenseSet<Operation *> dependents(between.begin(), between.end());
  auto depends = [&](Value value) { return value == seed || dependents.contains(value.getDefiningOp()); };
  SmallVector<KernelOp> changed;
  for (Operation *op : between) {
    if (llvm::none_of(op->getOperands(), depends)) {
      dependents.erase(op); // what it depended on is apart
      continue;
    }
    // A product would be computed twice.
    auto kernel = dyn_cast<KernelOp>(op);
    if (!kernel || kernel.getKind() == stringify(KernelKind::Matmul))
      continue;
    SmallVector<OpResult> independent;
    for (OpResult result : kernel->getResults())
      if (tensorBytes(result) < tensorBytes(seed) / 2 &&
          !needsArgument(yieldedFor(result),
                         [&](BlockArgument argument) { return depends(kernel.getInputs()[argument.getArgNumber()]); }))
        independent.push_back(result);
    if (independent.empty())
      continue;
    if (KernelOp apart = kernelOf(kernel, independent))
      changed.append({apart, kernel});
  }
  // Only now: the ops of a set must stay where they are.
  for (KernelOp kernel : changed)
    trimKernel(kernel);
}

} // namespace tilewright::graph
