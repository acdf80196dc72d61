//===- Lifetimes.cpp - when the results of steps are alive ------------------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Lifetimes.h"
#include "tilewright/Analysis/CostModel.h"

using namespace mlir;

namespace tilewright::graph {

Lifetimes::Lifetimes(Block &block) {
  for (auto [index, op] : llvm::enumerate(block))
    position[&op] = index;
  SmallVector<int64_t> change(position.size() + 1);
  for (Operation &op : block)
    for (Value result : op.getResults())
      if (!isa<ReshapeOp>(op)) {
        change[position.at(&op)] += tensorBytes(result);
        change[lastUse(result) + 1] -= tensorBytes(result);
      }
  int64_t bytes = 0;
  for (unsigned step = 0; step < position.size(); ++step) {
    alive.push_back(bytes += change[step]);
    if (bytes > peakBytes) {
      peakBytes = bytes;
      peak = step;
    }
  }
}

unsigned Lifetimes::lastUse(Value value) const {
  unsigned last = value.getDefiningOp() ? position.at(value.getDefiningOp()) : 0;
  for (Operation *user : value.getUsers())
    last = std::max(last, isa<ReshapeOp>(user) ? lastUse(user->getResult(0)) : position.at(user));
  return last;
}

} // namespace tilewright::graph
