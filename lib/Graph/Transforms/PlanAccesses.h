//===- PlanAccesses.h - which memory a planned step touches -------*- C++ -*-===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads the placements that stage 40 has written. The planner places barriers with it, and
// the verifier checks them with it.
//
//===----------------------------------------------------------------------===//
#ifndef TILEWRIGHT_LIB_GRAPH_TRANSFORMS_PLANACCESSES_H
#define TILEWRIGHT_LIB_GRAPH_TRANSFORMS_PLANACCESSES_H

#include "tilewright/Analysis/Liveness.h"
#include "tilewright/Graph/IR/Graph.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace tilewright::graph {

enum MemorySpace : unsigned { ArenaSpace, KeptSpace, ArgumentSpace, ResultSpace };

class PlacedMemory {
public:
  explicit PlacedMemory(mlir::func::FuncOp function);

  /// Where a value lies; none for literals, which nobody writes.
  std::optional<Access> lookup(mlir::Value value) const;
  /// Everything the step reads and writes.
  llvm::SmallVector<Access> accessesOf(mlir::Operation *step) const;

private:
  llvm::DenseMap<mlir::Value, Access> places;
};

} // namespace tilewright::graph

#endif // TILEWRIGHT_LIB_GRAPH_TRANSFORMS_PLANACCESSES_H
