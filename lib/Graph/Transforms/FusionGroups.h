//===- FusionGroups.h - the groups of ops that become kernels -----*- C++ -*-===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The mechanics under the fuser: which op is in which group, who reads whom, whether joining
// two groups would make a cycle, and the join itself. What to join is decided in FusionSearch.
//
//===----------------------------------------------------------------------===//
#ifndef TILEWRIGHT_LIB_GRAPH_TRANSFORMS_FUSIONGROUPS_H
#define TILEWRIGHT_LIB_GRAPH_TRANSFORMS_FUSIONGROUPS_H

#include "tilewright/Analysis/FusionLegality.h"

#include <set>

namespace tilewright::graph {

class FusionGroups {
public:
  struct Group {
    llvm::SmallVector<unsigned> nodes; ///< ascending, so in program order
    std::set<unsigned> producers, consumers;
    KernelAnalysis analysis;
    unsigned version = 0; ///< grows with every join; a stale candidate is recognised by it
    bool alive = true;
    bool opaque = false;
  };

  /// Every op that is not inline gets a group of its own.
  FusionGroups(mlir::Block &block, const KernelLimits &limits);

  unsigned size() const { return groups.size(); }
  const Group &operator[](unsigned group) const { return groups[group]; }
  llvm::SmallVector<mlir::Operation *> opsOf(unsigned group) const;
  /// Values of the group that something outside of it reads.
  llvm::SmallVector<mlir::Value> outputsOf(unsigned group) const { return outputs(groups[group].nodes, group, group); }
  /// Groups that read `value`, directly or through inline ops.
  llvm::SmallVector<unsigned> readersOf(mlir::Value value) const;

  /// The two groups as one kernel.
  KernelAnalysis analyzeJoin(unsigned a, unsigned b) const;
  enum class Cycle { None, Found, BudgetSpent };
  /// Whether a path leads from one group to the other through a third. Exact, unless the budget is spent.
  Cycle wouldCycle(unsigned a, unsigned b) const;
  /// Joins b into a; no path may lead through a third.
  void join(unsigned a, unsigned b, KernelAnalysis analysis);

  /// Groups in an order in which producers come first and program order is kept where it can be.
  llvm::SmallVector<unsigned> topologicalOrder() const;

private:
  llvm::SmallVector<mlir::Value> outputs(llvm::ArrayRef<unsigned> nodes, unsigned a, unsigned b) const;
  void moveTogether(unsigned a, unsigned b);
  void addReads(unsigned reader, mlir::Value value);

  KernelLimits limits;
  llvm::SmallVector<mlir::Operation *> nodes;
  llvm::SmallVector<unsigned> groupOf; ///< of each node
  llvm::DenseMap<mlir::Operation *, unsigned> nodeOf;
  llvm::DenseMap<mlir::Value, llvm::SmallVector<unsigned, 4>> readers; ///< nodes that read a value
  std::vector<Group> groups;
  /// Some topological order of the groups, kept at every join, and the place of each group in it. Groups joined into
  /// others keep their place and have no neighbours.
  llvm::SmallVector<unsigned> order, positionOf;
  mutable llvm::SmallVector<unsigned> visitedAt; ///< by group: the search that last saw it
  mutable unsigned searchNumber = 0;
};

} // namespace tilewright::graph

#endif // TILEWRIGHT_LIB_GRAPH_TRANSFORMS_FUSIONGROUPS_H
