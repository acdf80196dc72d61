//===- FusionSearch.cpp - which groups to join ------------------------------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FusionSearch.h"

#include <queue>

using namespace mlir;

namespace tilewright::graph {

/// Siblings are looked for among this many readers of a value: a scalar such as the learning rate has hundreds.
static constexpr unsigned kSiblingBudget = 8;
/// Sharing the read of a smaller tensor than this is no reason to join siblings.
static constexpr int64_t kSiblingBytes = 4096;

namespace {
struct Candidate {
  double saving;
  unsigned a, b, versionA, versionB;
  /// The best first; among equals the one that comes first in the program, so that the result does not depend on
  /// anything but the program.
  bool operator<(const Candidate &other) const {
    return std::tuple(saving, other.a, other.b) < std::tuple(other.saving, a, b);
  }
};

class Search {
public:
  Search(FusionGroups &groups, const MachineModel &machine) : groups(groups), machine(machine) {}
  void run();

private:
  bool fusible(unsigned group) const {
    bool isRows = llvm::is_contained({KernelKind::RowUpdate, KernelKind::TakeCurrent}, groups[group].analysis.kind);
    return groups[group].alive && !groups[group].opaque && !isRows;
  }
  void joinScalars(bool ofArguments);
  void consider(unsigned a, unsigned b, bool siblings);
  void considerNeighbours(unsigned group, bool onlyLater);

  FusionGroups &groups;
  MachineModel machine;
  std::priority_queue<Candidate> candidates;
};

/// All arithmetic on scalars (step counts, bias corrections, the mean of a loss) shares a few kernels: it has no bytes
/// to save, but a kernel each would cost a launch each. What depends on arguments only comes first. The rest comes
/// last: to join the loss with another scalar is worth less than any join that the cycle through it would forbid.
void Search::joinScalars(bool ofArguments) {
  std::optional<unsigned> into;
  llvm::DenseSet<unsigned> early;
  for (unsigned group = 0; group < groups.size(); ++group) {
    if (!fusible(group) || groups[group].analysis.domain != 1 || groups[group].analysis.kind != KernelKind::Pointwise)
      continue;
    bool isEarly = llvm::all_of(groups[group].producers, [&](unsigned producer) { return early.contains(producer); });
    if (isEarly)
      early.insert(group);
    if (isEarly != ofArguments)
      continue;
    if (into) {
      KernelAnalysis join = groups.analyzeJoin(*into, group);
      if (join.legal() && groups.wouldCycle(*into, group) == FusionGroups::Cycle::None) {
        groups.join(*into, group, std::move(join));
        continue;
      }
    }
    into = group;
  }
}

void Search::consider(unsigned a, unsigned b, bool siblings) {
  if (!fusible(a) || !fusible(b))
    return;
  const KernelAnalysis &first = groups[a].analysis, &second = groups[b].analysis;
  // What a product does not feed would only lengthen its epilogue.
  auto isLoops = [](KernelKind kind) { return kind != KernelKind::Matmul && kind != KernelKind::Library; };
  if (siblings && !(isLoops(first.kind) && isLoops(second.kind)))
    return;
  KernelAnalysis join = groups.analyzeJoin(a, b);
  if (!join.legal())
    return;
  double saving = costNanoseconds(first.work, machine) + costNanoseconds(second.work, machine) -
                  costNanoseconds(join.work, machine);
  if (saving > 0)
    candidates.push({saving, a, b, groups[a].version, groups[b].version});
}

/// Puts the joins of `group` with the groups around it on the list; with `onlyLater`, those that no other group's call
/// puts there.
void Search::considerNeighbours(unsigned group, bool onlyLater) {
  for (unsigned consumer : groups[group].consumers)
    consider(group, consumer, /*siblings=*/false);
  if (!onlyLater)
    for (unsigned producer : groups[group].producers)
      consider(producer, group, /*siblings=*/false);
  // Siblings read the same tensor, or results of the same kernel.
  auto considerReaders = [&](ArrayRef<unsigned> readers) {
    const auto *self = llvm::find(readers, group);
    unsigned position = self - readers.begin();
    unsigned first = onlyLater ? position + 1 : position - std::min(position, kSiblingBudget);
    for (unsigned i = first; i < std::min<size_t>(position + kSiblingBudget, readers.size()); ++i)
      if (readers[i] != group && !groups[group].consumers.count(readers[i]) &&
          !groups[group].producers.count(readers[i]))
        consider(group, readers[i], /*siblings=*/true);
  };
  for (Value input : groups[group].analysis.inputs)
    if (tensorBytes(input) >= kSiblingBytes)
      considerReaders(groups.readersOf(input));
  for (unsigned producer : groups[group].producers)
    if (groups[producer].analysis.domain > 1)
      considerReaders(SmallVector<unsigned>(groups[producer].consumers.begin(), groups[producer].consumers.end()));
}

void Search::run() {
  joinScalars(/*ofArguments=*/true);
  for (unsigned group = 0; group < groups.size(); ++group)
    if (fusible(group))
      considerNeighbours(group, /*onlyLater=*/true);
  while (!candidates.empty()) {
    Candidate best = candidates.top();
    candidates.pop();
    if (!groups[best.a].alive || !groups[best.b].alive || groups[best.a].version != best.versionA ||
        groups[best.b].version != best.versionB)
      continue;
    if (groups.wouldCycle(best.a, best.b) != FusionGroups::Cycle::None)
      continue;
    // Another join may have changed which values leave the two groups, so the analysis is made anew.
    KernelAnalysis join = groups.analyzeJoin(best.a, best.b);
    if (!join.legal())
      continue;
    groups.join(best.a, best.b, std::move(join));
    considerNeighbours(best.a, /*onlyLater=*/false);
  }
  joinScalars(/*ofArguments=*/false);
}
} // namespace

void searchFusion(FusionGroups &groups, const MachineModel &machine) { Search(groups, machine).run(); }

SmallVector<FusionRefusal> collectRefusals(const FusionGroups &groups, const MachineModel &machine, unsigned limit) {
  SmallVector<FusionRefusal> result;
  for (unsigned producer = 0; producer < groups.size(); ++producer) {
    if (!groups[producer].alive || groups[producer].opaque)
      continue;
    SmallVector<Value> outputs = groups.outputsOf(producer);
    for (unsigned consumer : groups[producer].consumers) {
      if (groups[consumer].opaque)
        continue;
      FusionRefusal refusal{producer, consumer, 0, 0, ""};
      for (Value input : groups[consumer].analysis.inputs)
        if (llvm::is_contained(outputs, input))
          refusal.bytes += 2 * tensorBytes(input);
      refusal.nanoseconds = machine.launchNanoseconds + refusal.bytes / machine.bytesPerNanosecond;
      result.push_back(refusal);
    }
  }
  llvm::sort(result, [](auto &a, auto &b) {
    return std::tuple(b.nanoseconds, a.producer, a.consumer) < std::tuple(a.nanoseconds, b.producer, b.consumer);
  });
  result.truncate(std::min<size_t>(limit, result.size()));
  for (FusionRefusal &refusal : result) {
    KernelAnalysis join = groups.analyzeJoin(refusal.producer, refusal.consumer);
    if (!join.legal()) {
      refusal.reason = join.refusal;
      continue;
    }
    switch (groups.wouldCycle(refusal.producer, refusal.consumer)) {
    case FusionGroups::Cycle::Found:
      refusal.reason = "another kernel lies between them";
      break;
    case FusionGroups::Cycle::BudgetSpent:
      refusal.reason = "too far apart to be sure that no kernel lies between them";
      break;
    case FusionGroups::Cycle::None:
      refusal.reason = "it would cost more arithmetic than it saves";
      break;
    }
  }
  return result;
}

} // namespace tilewright::graph
