//===- Lifetimes.h - when the results of steps are alive ----------*- C++ -*-===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef TILEWRIGHT_LIB_GRAPH_TRANSFORMS_LIFETIMES_H
#define TILEWRIGHT_LIB_GRAPH_TRANSFORMS_LIFETIMES_H

#include "tilewright/Graph/IR/Graph.h"

namespace tilewright::graph {

/// When the results of steps are alive, in program order: what stage 30 knows of the memory that stage 40 will need.
class Lifetimes {
public:
  explicit Lifetimes(mlir::Block &block);

  unsigned of(mlir::Operation *op) const { return position.at(op); }
  /// The last step that reads a buffer, also under another shape.
  unsigned lastUse(mlir::Value value) const;
  void replace(mlir::Operation *old, mlir::Operation *by) {
    position[by] = position.at(old);
    position.erase(old);
  }

  llvm::SmallVector<int64_t> alive; ///< bytes, by step
  unsigned peak = 0;                ///< the step at which most memory is alive
  int64_t peakBytes = 0;

private:
  llvm::DenseMap<mlir::Operation *, unsigned> position;
};

} // namespace tilewright::graph

#endif // TILEWRIGHT_LIB_GRAPH_TRANSFORMS_LIFETIMES_H
