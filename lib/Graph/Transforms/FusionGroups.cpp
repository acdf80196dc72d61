//===- FusionGroups.cpp - the groups of ops that become kernels -------------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FusionGroups.h"

#include <numeric>
#include <queue>

using namespace mlir;

namespace tilewright::graph {

/// Groups a search for a path may look at. What lies further apart is not joined.
static constexpr unsigned kPathBudget = 2000;

FusionGroups::FusionGroups(Block &block, const KernelLimits &limits) : limits(limits) {
  for (Operation &op : block) {
    if (roleOf(&op) == OpRole::Inline)
      continue;
    nodeOf[&op] = nodes.size();
    groupOf.push_back(nodes.size());
    nodes.push_back(&op);
  }
  groups.resize(nodes.size());
  visitedAt.resize(nodes.size());
  order.resize(nodes.size());
  std::iota(order.begin(), order.end(), 0);
  positionOf = order;
  for (auto [node, op] : llvm::enumerate(nodes)) {
    groups[node].nodes.push_back(node);
    groups[node].opaque = roleOf(op) == OpRole::Opaque;
    for (Value operand : op->getOperands())
      addReads(node, operand);
  }
  for (unsigned group = 0; group < groups.size(); ++group)
    if (!groups[group].opaque)
      groups[group].analysis = analyzeKernel(opsOf(group), outputsOf(group));
}

void FusionGroups::addReads(unsigned reader, Value value) {
  Operation *op = value.getDefiningOp();
  if (op && roleOf(op) == OpRole::Inline) {
    for (Value operand : op->getOperands())
      addReads(reader, operand);
    return;
  }
  SmallVector<unsigned, 4> &list = readers[value];
  if (!list.empty() && list.back() == reader)
    return;
  list.push_back(reader);
  if (op) {
    groups[nodeOf.at(op)].consumers.insert(reader);
    groups[reader].producers.insert(nodeOf.at(op));
  }
}

SmallVector<Operation *> FusionGroups::opsOf(unsigned group) const {
  return llvm::map_to_vector(groups[group].nodes, [&](unsigned node) { return nodes[node]; });
}

SmallVector<unsigned> FusionGroups::readersOf(Value value) const {
  SmallVector<unsigned> result;
  if (auto it = readers.find(value); it != readers.end())
    for (unsigned node : it->second)
      if (!llvm::is_contained(result, groupOf[node]))
        result.push_back(groupOf[node]);
  return result;
}

SmallVector<Value> FusionGroups::outputs(ArrayRef<unsigned> members, unsigned a, unsigned b) const {
  SmallVector<Value> result;
  for (unsigned node : members)
    for (Value value : nodes[node]->getResults()) {
      auto it = readers.find(value);
      bool readOutside = it != readers.end() && llvm::any_of(it->second, [&](unsigned reader) {
                           return groupOf[reader] != a && groupOf[reader] != b;
                         });
      // A library op writes all of its results, wanted or not.
      bool unwanted = it == readers.end() && roleOf(nodes[node]) == OpRole::Alone;
      if (readOutside || unwanted)
        result.push_back(value);
    }
  return result;
}

static SmallVector<unsigned> mergeSorted(ArrayRef<unsigned> a, ArrayRef<unsigned> b) {
  SmallVector<unsigned> result;
  std::merge(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(result));
  return result;
}

KernelAnalysis FusionGroups::analyzeJoin(unsigned a, unsigned b) const {
  SmallVector<unsigned> members = mergeSorted(groups[a].nodes, groups[b].nodes);
  SmallVector<Operation *> ops = llvm::map_to_vector(members, [&](unsigned node) { return nodes[node]; });
  return analyzeKernel(ops, outputs(members, a, b), limits);
}

FusionGroups::Cycle FusionGroups::wouldCycle(unsigned a, unsigned b) const {
  // Groups keep a topological order, so a path from one to the other stays between their positions. Program order would
  // not do: a group of distant ops may come before and after another one.
  unsigned from = positionOf[a] < positionOf[b] ? a : b, to = from == a ? b : a;
  unsigned budget = kPathBudget;
  ++searchNumber;
  SmallVector<unsigned> stack;
  auto push = [&](unsigned group) {
    for (unsigned consumer : groups[group].consumers)
      if (visitedAt[consumer] != searchNumber && positionOf[consumer] <= positionOf[to] &&
          !(group == from && consumer == to)) {
        visitedAt[consumer] = searchNumber;
        stack.push_back(consumer);
      }
  };
  push(from);
  while (!stack.empty()) {
    unsigned group = stack.pop_back_val();
    if (group == to)
      return Cycle::Found;
    if (--budget == 0)
      return Cycle::BudgetSpent;
    push(group);
  }
  return Cycle::None;
}

void FusionGroups::moveTogether(unsigned a, unsigned b) {
  [[maybe_unused]] Cycle cycle = wouldCycle(a, b); // marks what the earlier of the two feeds
  assert(cycle == Cycle::None && "a join would close a cycle");
  auto [first, last] = std::minmax({positionOf[a], positionOf[b]});
  SmallVector<unsigned> before, joined, after;
  for (unsigned group : ArrayRef(order).slice(first, last - first + 1)) {
    bool isFed = visitedAt[group] == searchNumber;
    (group == a || group == b ? joined : isFed ? after : before).push_back(group);
  }
  unsigned position = first;
  for (unsigned group : llvm::concat<unsigned>(before, joined, after)) {
    positionOf[group] = position;
    order[position++] = group;
  }
}

void FusionGroups::join(unsigned a, unsigned b, KernelAnalysis analysis) {
  moveTogether(a, b);
  Group &into = groups[a], &from = groups[b];
  into.nodes = mergeSorted(into.nodes, from.nodes);
  for (unsigned node : from.nodes)
    groupOf[node] = a;
  for (unsigned producer : from.producers) {
    groups[producer].consumers.erase(b);
    if (producer != a) {
      groups[producer].consumers.insert(a);
      into.producers.insert(producer);
    }
  }
  for (unsigned consumer : from.consumers) {
    groups[consumer].producers.erase(b);
    if (consumer != a) {
      groups[consumer].producers.insert(a);
      into.consumers.insert(consumer);
    }
  }
  into.producers.erase(b);
  into.consumers.erase(b);
  into.analysis = std::move(analysis);
  ++into.version;
  from = Group();
  from.alive = false;
}

SmallVector<unsigned> FusionGroups::topologicalOrder() const {
  SmallVector<unsigned> waiting(groups.size()), result;
  // Ready groups by their first op: what starts early is wanted early, even if ops of the backward pass or of the
  // optimizer were fused into it. Scalars come at once: they need no memory, and what waits for them may free much.
  auto priority = [&](unsigned group) { return groups[group].analysis.domain == 1 ? 0 : groups[group].nodes.front(); };
  std::priority_queue<std::pair<unsigned, unsigned>, std::vector<std::pair<unsigned, unsigned>>, std::greater<>> ready;
  for (auto [index, group] : llvm::enumerate(groups)) {
    waiting[index] = group.producers.size();
    if (group.alive && waiting[index] == 0)
      ready.push({priority(index), index});
  }
  while (!ready.empty()) {
    unsigned group = ready.top().second;
    ready.pop();
    result.push_back(group);
    for (unsigned consumer : groups[group].consumers)
      if (--waiting[consumer] == 0)
        ready.push({priority(consumer), consumer});
  }
  return result;
}

} // namespace tilewright::graph
