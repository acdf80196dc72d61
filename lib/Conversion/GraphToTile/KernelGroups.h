//===- KernelGroups.h - which outputs share one loop nest ---------*- C++ -*-===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef TILEWRIGHT_LIB_CONVERSION_GRAPHTOTILE_KERNELGROUPS_H
#define TILEWRIGHT_LIB_CONVERSION_GRAPHTOTILE_KERNELGROUPS_H

#include "ElementMap.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace tilewright {

/// One result of a kernel.
struct KernelOutput {
  /// The result without the transposes and reshapes at its end: those only decide where an element is stored.
  mlir::Value root;
  llvm::SmallVector<mlir::Operation *> views; // from the root to the result
  unsigned result;                            // number
  bool overwritesOperand;                     // in place
  bool perRow;                                // one element for each row, not for each column of it
};

KernelOutput makeOutput(mlir::func::FuncOp kernel, unsigned result);

/// Outputs computed in one loop nest. `shape` is that of the reduction (or scan) at its heart, whose reduced dims are
/// the columns of the nest and the others its rows; without one, every element is a row of its own.
struct KernelGroup {
  llvm::SmallVector<int64_t> shape;
  llvm::SmallVector<bool> isColumn; // for each dim of `shape`
  /// Columns must be visited in order, from the end if `reverse`: there is a scan along them.
  bool isScan = false, reverse = false;
  llvm::SmallVector<KernelOutput> outputs;

  int64_t rows() const;
  int64_t columns() const;
  bool hasSameLoops(const KernelGroup &other) const {
    return shape == other.shape && isColumn == other.isColumn && isScan == other.isScan && reverse == other.reverse;
  }
};

/// The groups of a kernel's results, in order of their first result; those without elements are left out.
std::vector<KernelGroup> groupOutputs(mlir::func::FuncOp kernel);

} // namespace tilewright

#endif // TILEWRIGHT_LIB_CONVERSION_GRAPHTOTILE_KERNELGROUPS_H
