//===- RowCache.cpp - values kept from one loop over a row to the next ------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RowCache.h"
#include "KernelConfig.h"
#include "ScalarOps.h"

using namespace mlir;

namespace tilewright {

namespace {
class CacheChooser {
public:
  CacheChooser(LoopDomain &domain, int64_t maxBytes) : domain(domain), maxBytes(maxBytes) {}

  std::vector<CachedElement> run() {
    const KernelTrace &trace = domain.getTrace();
    for (const KernelTrace::Carried &carried : trace.carried)
      isCarried.insert(carried.element);
    for (phase = 0; phase < trace.phases; ++phase) {
      visitedNow.clear();
      for (const KernelTrace::Carried &carried : trace.carried)
        if (carried.phase == phase)
          visit(carried.input);
      for (auto [output, outputPhase] : llvm::zip(domain.getGroup().outputs, trace.outputPhases))
        if (!output.perRow && outputPhase == phase)
          visit(domain.outputElement(output));
    }
    return std::move(chosen);
  }

private:
  /// Walks what the current phase computes, from the top. The first thing met that an earlier phase computed too is
  /// the one to keep: everything below it is then not needed again.
  void visit(const Element &element) {
    if (!domain.dependsOnColumn(element.index) || isCarried.count(element) || isChosen.count(element) ||
        !visitedNow.insert(element).second)
      return;
    auto [first, isNew] = firstPhase.try_emplace(element, phase);
    if (!isNew && first->second < phase && costOf(element) >= kCacheCost && fitsInCache(element)) {
      chosen.push_back({element, first->second});
      isChosen.insert(element);
      return;
    }
    for (const Element &operand : domain.getMap().operandsOf(element))
      visit(operand);
  }

  /// Cost of computing an element of a column anew, given what is already kept. Shared parts count as often as they
  /// are used, hence the bound.
  int costOf(const Element &element) {
    if (!domain.dependsOnColumn(element.index) || isCarried.count(element))
      return 0;
    if (isChosen.count(element))
      return 1;
    if (auto known = costs.find(element); known != costs.end())
      return known->second;
    int cost = elementCost(element.value.getDefiningOp());
    for (const Element &operand : domain.getMap().operandsOf(element))
      cost = std::min(1000, cost + costOf(operand));
    costs[element] = cost;
    return cost;
  }

  bool fitsInCache(const Element &element) {
    Type type = storageType(graph::tensorType(element.value).getElementType());
    int64_t rowBytes = domain.getGroup().columns() * (type.getIntOrFloatBitWidth() / 8);
    if (bytes + rowBytes > maxBytes)
      return false;
    bytes += rowBytes;
    costs.clear(); // What contains the element is cheaper now.
    return true;
  }

  LoopDomain &domain;
  unsigned phase = 0;
  int64_t maxBytes, bytes = 0;
  ElementSet isCarried, isChosen, visitedNow;
  ElementTable<unsigned> firstPhase;
  ElementTable<int> costs;
  std::vector<CachedElement> chosen;
};
} // namespace

std::vector<CachedElement> chooseCachedElements(LoopDomain &domain, int64_t maxBytes) {
  // Only where the lanes run along the row: else every lane has a row of its own.
  int lane = domain.getLaneDim();
  if (lane < 0 || !domain.getDims()[lane].isColumn)
    return {};
  return CacheChooser(domain, maxBytes).run();
}

} // namespace tilewright
