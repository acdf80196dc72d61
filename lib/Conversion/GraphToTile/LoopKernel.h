//===- LoopKernel.h - kernels that are loops over elements --------*- C++ -*-===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef TILEWRIGHT_LIB_CONVERSION_GRAPHTOTILE_LOOPKERNEL_H
#define TILEWRIGHT_LIB_CONVERSION_GRAPHTOTILE_LOOPKERNEL_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace tilewright {

/// Emits a kernel of kind `pointwise`, `row` or `column` into `program`, whose arguments are its flat buffers
/// (operands, results) and the range of tiles; sets `tile.grid`. Reports what it cannot emit.
mlir::LogicalResult emitLoopKernel(mlir::func::FuncOp kernel, mlir::func::FuncOp program);

} // namespace tilewright

#endif // TILEWRIGHT_LIB_CONVERSION_GRAPHTOTILE_LOOPKERNEL_H
