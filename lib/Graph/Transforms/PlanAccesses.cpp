//===- PlanAccesses.cpp - which memory a planned step touches ---------------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PlanAccesses.h"
#include "PlanSteps.h"

using namespace mlir;

namespace tilewright::graph {

PlacedMemory::PlacedMemory(func::FuncOp function) {
  for (auto [number, argument] : llvm::enumerate(function.getArguments()))
    places[argument] = {ArgumentSpace, static_cast<int64_t>(number), 0, tensorBytes(argument)};
  for (Operation &op : function.getBody().front()) {
    auto placements = op.getAttrOfType<ArrayAttr>(kPlacementAttr);
    if (!isStep(&op) || !placements)
      continue;
    for (auto [result, placement] : llvm::zip(op.getResults(), placements)) {
      auto fields = dyn_cast<DictionaryAttr>(placement);
      auto space = fields ? fields.getAs<StringAttr>("space") : nullptr;
      bool isOffset = space && (space.getValue() == "arena" || space.getValue() == "kept");
      auto number = !space ? nullptr : fields.getAs<IntegerAttr>(isOffset ? "offset" : "index");
      if (!number)
        continue;
      int64_t bytes = tensorBytes(result);
      if (isOffset)
        places[result] = {space.getValue() == "arena" ? ArenaSpace : KeptSpace, 0, number.getInt(),
                          number.getInt() + bytes};
      else
        places[result] = {space.getValue() == "argument" ? ArgumentSpace : ResultSpace, number.getInt(), 0, bytes};
    }
  }
}

std::optional<Access> PlacedMemory::lookup(Value value) const {
  auto it = places.find(bufferOf(value));
  return it == places.end() ? std::nullopt : std::optional(it->second);
}

SmallVector<Access> PlacedMemory::accessesOf(Operation *step) const {
  SmallVector<Access> accesses;
  for (Value operand : step->getOperands())
    if (std::optional<Access> access = lookup(operand))
      accesses.push_back(*access);
  for (Value result : step->getResults())
    if (std::optional<Access> access = lookup(result)) {
      access->writes = true;
      accesses.push_back(*access);
    }
  return accesses;
}

} // namespace tilewright::graph
