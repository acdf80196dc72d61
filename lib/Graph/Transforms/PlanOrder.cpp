//===- PlanOrder.cpp - in which order the steps run -------------------------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PlanSteps.h"
#include "tilewright/Analysis/Liveness.h"

#include <queue>

using namespace mlir;

namespace tilewright::graph {

/// Another order must keep this much less memory alive to be worth leaving program order, which is good for caches.
static constexpr double kWorthwhile = 0.95;
/// The other order looks at all ready steps at each step: not for enormous programs.
static constexpr unsigned kSearchBudget = 5000;
/// Steps behind a ready one that may count for it.
static constexpr unsigned kLookahead = 3;
/// Unit in which freed bytes are compared.
static constexpr int64_t kPage = 4096;

namespace {
/// What the steps read and write, as far as the arena is concerned.
struct ArenaUse {
  explicit ArenaUse(const StepGraph &graph) : bytes(), reads(graph.steps.size()), writes(graph.steps.size()) {
    llvm::DenseMap<Value, unsigned> number;
    for (auto [step, op] : llvm::enumerate(graph.steps))
      for (Value result : op->getResults())
        if (!graph.fixed.contains(result) && !graph.sameBuffer.contains(result)) {
          number[result] = bytes.size();
          writes[step].push_back(bytes.size());
          bytes.push_back(tensorBytes(result));
        }
    readers.resize(bytes.size());
    for (auto [step, op] : llvm::enumerate(graph.steps))
      for (Value operand : op->getOperands())
        if (auto it = number.find(bufferOf(operand));
            it != number.end() && !llvm::is_contained(reads[step], it->second)) {
          reads[step].push_back(it->second);
          ++readers[it->second];
        }
  }

  int64_t peak(ArrayRef<unsigned> order) const {
    SmallVector<Lifetime> lifetimes(bytes.size());
    for (auto [position, step] : llvm::enumerate(order)) {
      for (unsigned buffer : writes[step])
        lifetimes[buffer] = {bytes[buffer], static_cast<unsigned>(position), static_cast<unsigned>(position)};
      for (unsigned buffer : reads[step])
        lifetimes[buffer].last = position;
    }
    return peakBytes(lifetimes);
  }

  SmallVector<int64_t> bytes;                       ///< by buffer
  SmallVector<unsigned> readers;                    ///< by buffer
  std::vector<SmallVector<unsigned>> reads, writes; ///< buffers, by step
};

SmallVector<unsigned> predecessorCounts(const StepGraph &graph) {
  SmallVector<unsigned> counts(graph.steps.size(), 0);
  for (ArrayRef<unsigned> successors : graph.successors)
    for (unsigned successor : successors)
      ++counts[successor];
  return counts;
}

/// Program order where the edges allow it.
SmallVector<unsigned> programOrder(const StepGraph &graph) {
  SmallVector<unsigned> waiting = predecessorCounts(graph), order;
  std::priority_queue<unsigned, std::vector<unsigned>, std::greater<>> ready;
  for (unsigned step = 0; step < graph.steps.size(); ++step)
    if (waiting[step] == 0)
      ready.push(step);
  while (!ready.empty()) {
    unsigned step = ready.top();
    ready.pop();
    order.push_back(step);
    for (unsigned successor : graph.successors[step])
      if (--waiting[successor] == 0)
        ready.push(successor);
  }
  return order;
}

/// The ready step that promises to free most memory, net of what it allocates, goes first. A step that only prepares
/// another (a pack before its product) promises what that one frees. Among steps that all need memory, program order is
/// the only hint of what will be needed soon.
SmallVector<unsigned> frugalOrder(const StepGraph &graph, const ArenaUse &use) {
  SmallVector<unsigned> waiting = predecessorCounts(graph), readersLeft = use.readers, order;
  llvm::SmallSetVector<unsigned, 16> ready;
  for (unsigned step = 0; step < graph.steps.size(); ++step)
    if (waiting[step] == 0)
      ready.insert(step);
  // The last readers of a buffer free it together.
  auto freed = [&](unsigned step) {
    int64_t bytes = 0;
    for (unsigned buffer : use.reads[step])
      bytes += use.bytes[buffer] / readersLeft[buffer];
    for (unsigned buffer : use.writes[step])
      bytes -= use.bytes[buffer];
    return bytes;
  };
  std::function<int64_t(unsigned, unsigned)> promise = [&](unsigned step, unsigned depth) {
    int64_t next = 0;
    for (unsigned successor : graph.successors[step])
      if (depth != 0 && waiting[successor] == 1)
        next = std::max(next, promise(successor, depth - 1));
    return freed(step) + next;
  };
  while (!ready.empty()) {
    auto rank = [&](unsigned step) {
      // Scalars are not worth waiting: what needs them may free much.
      int64_t pages = promise(step, kLookahead) / kPage;
      return std::pair(std::max<int64_t>(pages, -1), -static_cast<int64_t>(step));
    };
    unsigned best = ready.front();
    auto bestRank = rank(best);
    for (unsigned step : ArrayRef(ready.getArrayRef()).drop_front())
      if (auto stepRank = rank(step); stepRank > bestRank) {
        best = step;
        bestRank = stepRank;
      }
    ready.remove(best);
    order.push_back(best);
    for (unsigned buffer : use.reads[best])
      --readersLeft[buffer];
    for (unsigned successor : graph.successors[best])
      if (--waiting[successor] == 0)
        ready.insert(successor);
  }
  return order;
}
} // namespace

SmallVector<unsigned> orderSteps(const StepGraph &graph) {
  SmallVector<unsigned> order = programOrder(graph);
  if (graph.steps.size() > kSearchBudget)
    return order;
  ArenaUse use(graph);
  SmallVector<unsigned> frugal = frugalOrder(graph, use);
  return use.peak(frugal) < kWorthwhile * use.peak(order) ? frugal : order;
}

} // namespace tilewright::graph
