//===- FusionLegality.h - which ops may be one kernel -------------*- C++ -*-===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One question, answered by one pure function: can this set of ops be one kernel, and what
// would that kernel look like? There are no rules about pairs of kinds. Instead:
//
// A kernel runs over a *domain* of flat indices 0..N-1. If it reduces, the domain is seen as
// [outer, reduced, inner], and what the reduction leaves is [outer, inner]. Starting at the
// outputs and walking to the inputs, each value is *demanded* in a form:
//   - Domain:  at the flat index of the domain itself;
//   - Reduced: at the flat index of what the reduction leaves;
//   - InRow:   in the domain's row, but at another column (picked by a gather);
//   - Free:    at some other index (through a transpose, a slice, a broadcast, a table lookup).
// Elementwise ops hand the form of their result to their operands, a reduction turns Reduced
// into Domain, and views turn forms into others. What can be recomputed anywhere may be demanded
// Free; a reduction or a product may not. A set of ops is a kernel if the walk never asks for more.
//
//   softmax over the rows of x : [R, C], walked from the bottom up:
//     max = reduce x          max is demanded Reduced, x Domain
//     m   = broadcast max     along rows: Domain -> Reduced
//     e   = exp(x - m)        Domain
//
// Three relaxations: an output may be stored through transpositions and reshapes, which only
// move it; a short reduction may be recomputed where each result is needed once (the pooling
// of an embedding bag inside a concatenation); and a library op may store its results through
// views, too.
//
//===----------------------------------------------------------------------===//
#ifndef TILEWRIGHT_ANALYSIS_FUSIONLEGALITY_H
#define TILEWRIGHT_ANALYSIS_FUSIONLEGALITY_H

#include "tilewright/Analysis/CostModel.h"

namespace tilewright {

enum class KernelKind { Pointwise, Row, Column, Matmul, Library, RowUpdate, TakeCurrent };
llvm::StringRef stringify(KernelKind kind);

/// What the fuser does with an op.
enum class OpRole {
  Inline, ///< index arithmetic or a literal: copied into every kernel that reads it
  Fusible,
  Alone, ///< a kernel of its own (library ops, row_update)
  Opaque ///< not a kernel: eager steps, large literals, return
};
OpRole roleOf(mlir::Operation *op);

/// Whether a library op's kernel can store its results through transpositions and concatenations.
bool storesThroughMoves(mlir::Operation *op);

/// Put on a view or literal that must exist in memory (an eager step reads it, or no stride describes it): it is then
/// an op like any other, a copy.
inline constexpr llvm::StringLiteral kMaterializeAttr = "graph.materialize";

/// A reduction seen as [outer, reduced, inner] -> [outer, inner].
struct ReductionShape {
  int64_t outer = 1, reduced = 1, inner = 1;
  bool operator==(const ReductionShape &other) const {
    return outer == other.outer && reduced == other.reduced && inner == other.inner;
  }
};
/// None when the reduced dims are not adjacent (dims of size 1 aside).
std::optional<ReductionShape> reductionShape(graph::ReduceOp reduce);

/// Bounds that keep a kernel compilable in reasonable time.
struct KernelLimits {
  unsigned ops = 96, operands = 64, results = 32;
};

/// What the walk found out.
struct KernelAnalysis {
  KernelKind kind = KernelKind::Pointwise;
  int64_t domain = 0; ///< iterations
  ReductionShape reduction;
  Work work;
  /// The one order in which a buffer is read or written, if there is one. A result may overwrite an input that is
  /// accessed in the same order.
  enum class Access { Domain, Reduced, Mixed };
  llvm::SmallVector<mlir::Value> inputs; ///< values from outside, in the order met
  llvm::SmallVector<Access> accesses;    ///< by input
  llvm::SmallVector<Access> stores;      ///< by output
  /// Why the ops are no kernel; empty if they are.
  llvm::StringLiteral refusal{""};

  bool legal() const { return refusal.empty(); }
};

/// Analyses `ops` (compute ops in program order; inline ops between them are implied) as one kernel that stores
/// `outputs`. An op not in `ops` and not inline is an input. Pure; linear in the number of ops.
KernelAnalysis analyzeKernel(llvm::ArrayRef<mlir::Operation *> ops, llvm::ArrayRef<mlir::Value> outputs,
                             const KernelLimits &limits = {});

/// The same for a formed kernel.
KernelAnalysis analyzeKernel(graph::KernelOp kernel);

} // namespace tilewright

#endif // TILEWRIGHT_ANALYSIS_FUSIONLEGALITY_H
