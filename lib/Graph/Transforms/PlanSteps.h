//===- PlanSteps.h - the steps of a program and their hazards -----*- C++ -*-===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Parts of stage 40: what may be written where (PlanSteps.cpp) and in which order the steps
// run (PlanOrder.cpp).
//
//===----------------------------------------------------------------------===//
#ifndef TILEWRIGHT_LIB_GRAPH_TRANSFORMS_PLANSTEPS_H
#define TILEWRIGHT_LIB_GRAPH_TRANSFORMS_PLANSTEPS_H

#include "tilewright/Analysis/FusionLegality.h"
#include "tilewright/Analysis/OperandLayout.h"
#include "tilewright/Graph/IR/Graph.h"
#include "tilewright/Graph/IR/Prologue.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

#include <vector>

namespace tilewright::graph {

inline bool isStep(mlir::Operation *op) { return llvm::isa<KernelOp, EagerOp>(op); }

/// Memory outside of the arena that a result is written to: the caller's, or what the program keeps between calls.
struct FixedPlace {
  enum Space { Argument, Result, Kept } space;
  int64_t index; ///< or offset
};

/// A program's steps, with the edges that order them: data, "reads an argument before it is overwritten", and "checks
/// ids before an argument is overwritten".
class StepGraph {
public:
  explicit StepGraph(mlir::func::FuncOp function);

  /// Gives the results of the prologue their places; returns how many bytes they take.
  int64_t keepPrologue();

  /// Decides which results are written straight to the caller's memory, and adds copy kernels for those that cannot be.
  void fixResults();

  llvm::SmallVector<mlir::Operation *> steps;
  std::vector<llvm::SmallVector<unsigned>> successors; ///< by step
  llvm::DenseMap<mlir::Value, FixedPlace> fixed;
  /// A result that has to lie where an operand of its kernel lies, and that operand.
  llvm::DenseMap<mlir::Value, mlir::Value> sameBuffer;

private:
  unsigned addStep(mlir::Operation *op);
  mlir::Value addCopy(mlir::Value value, mlir::Operation *before);
  bool mayOverwrite(mlir::Value result, int64_t argument);
  bool isReachable(unsigned from, unsigned to) const;
  llvm::SmallVector<unsigned> readersOf(int64_t argument);
  void orderChecks();
  void copyOut(mlir::Value update, int64_t argument);
  void orderReaders(mlir::Value update, int64_t argument);
  void copyTables(KernelOp kernel);

  mlir::func::FuncOp function;
  mlir::Operation *terminator;
  llvm::DenseMap<mlir::Operation *, unsigned> stepOf;
};

/// Which operands of `kernel` result number `result` may overwrite: those read only at the index that is written.
llvm::SmallVector<bool> overwritableOperands(KernelOp kernel, const KernelAnalysis &analysis, unsigned result);

/// Whether a step may end the program with an error: it looks up by an id, divides integers, or calls PyTorch.
bool mayFail(mlir::Operation *step);

/// An order of the steps: program order, or one that keeps less memory alive.
llvm::SmallVector<unsigned> orderSteps(const StepGraph &graph);

} // namespace tilewright::graph

#endif // TILEWRIGHT_LIB_GRAPH_TRANSFORMS_PLANSTEPS_H
