//===- ZeroGradient.h - what an update does where a gradient is 0 -*- C++ -*-===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An optimizer's update of one element is run on facts instead of numbers. That shows which
// tables it leaves alone, and what remains of it once an average has died out.
//
//===----------------------------------------------------------------------===//
#ifndef TILEWRIGHT_ANALYSIS_ZEROGRADIENT_H
#define TILEWRIGHT_ANALYSIS_ZEROGRADIENT_H

#include "tilewright/Graph/IR/Graph.h"

namespace tilewright::graph {

/// What is known of an element of a table's update.
struct Fact {
  enum Kind {
    Unknown,
    Zero,     ///< 0 or -0
    Table,    ///< the old element of table number `table`; -0 may have become 0
    Scaled,   ///< such an element times a number: a decayed average
    Scalar,   ///< some finite number, the same for all elements
    Root,     ///< a square root, or one over a positive number: not negative
    Positive, ///< Root + a positive number
  } kind = Unknown;
  unsigned table = 0;

  bool operator==(const Fact &other) const { return kind == other.kind && table == other.table; }
  bool operator!=(const Fact &other) const { return !(*this == other); }
};

/// The fact of an op's result from those of its operands.
///
/// Run-time scalars are learning rates, decay factors and epsilons: taken to be finite, and positive where one is added
/// to a square root or divides it. (Adagrad with eps = 0 divides 0 by 0 in rows that were never touched.)
Fact factOf(mlir::Operation *op, llvm::ArrayRef<Fact> in);

/// What remains of an update, with a gradient of 0, of an element whose `zero` states are 0.
struct SettledUpdate {
  llvm::SmallVector<bool> zero;            ///< by table; they stay 0
  llvm::SmallVector<bool> changes;         ///< by table: what still does change
  llvm::DenseMap<mlir::Value, Fact> facts; ///< of the values in the body
  bool isStill() const {
    return llvm::none_of(changes, [](bool table) { return table; });
  }
};

/// The ways in which `body`, on (elements of `tables` tables, scalars...), settles into sums and products, fewest
/// conditions first. Table 0 is the parameter.
std::vector<SettledUpdate> settledUpdates(mlir::Block &body, unsigned tables);

} // namespace tilewright::graph

#endif // TILEWRIGHT_ANALYSIS_ZEROGRADIENT_H
