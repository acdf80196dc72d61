//===- RowUpdateKernel.h - kernels on the touched rows of tables --*- C++ -*-===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef TILEWRIGHT_LIB_CONVERSION_GRAPHTOTILE_ROWUPDATEKERNEL_H
#define TILEWRIGHT_LIB_CONVERSION_GRAPHTOTILE_ROWUPDATEKERNEL_H

#include "ElementalEmitter.h"
#include "KernelGroups.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace tilewright {

/// Emits a kernel of kind `row_update` into `program` (see emitLoopKernel). Only touched rows are stored: the results
/// must lie where their tables are, or in copies of them.
mlir::LogicalResult emitRowUpdateKernel(mlir::func::FuncOp kernel, mlir::func::FuncOp program);

/// Emits a kernel of kind `take_current`.
mlir::LogicalResult emitTakeCurrentKernel(mlir::func::FuncOp kernel, mlir::func::FuncOp program);

/// The kernel's results, each of `op` as it is or reshaped; none if one is something else.
std::optional<llvm::SmallVector<KernelOutput>> outputsOf(mlir::func::FuncOp kernel, mlir::Operation *op);

/// The body of a `row_update` or `take_current` on scalars.
llvm::SmallVector<mlir::Value> emitRowBody(ElementalEmitter &emitter, mlir::Block &body, mlir::ValueRange arguments);

} // namespace tilewright

#endif // TILEWRIGHT_LIB_CONVERSION_GRAPHTOTILE_ROWUPDATEKERNEL_H
