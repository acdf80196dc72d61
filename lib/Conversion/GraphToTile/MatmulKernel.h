//===- MatmulKernel.h - a matmul with its epilogue ----------------*- C++ -*-===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef TILEWRIGHT_LIB_CONVERSION_GRAPHTOTILE_MATMULKERNEL_H
#define TILEWRIGHT_LIB_CONVERSION_GRAPHTOTILE_MATMULKERNEL_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace tilewright {

/// Emits a kernel of kind `matmul`, one `graph.matmul` with an elementwise epilogue, into `program`, whose arguments
/// are its flat buffers (operands, results) and the range of tiles; sets `tile.grid`. Block sizes come from the
/// attribute `tile.matmul` of stage 60. Reports what it cannot emit.
mlir::LogicalResult emitMatmulKernel(mlir::func::FuncOp kernel, mlir::func::FuncOp program);

} // namespace tilewright

#endif // TILEWRIGHT_LIB_CONVERSION_GRAPHTOTILE_MATMULKERNEL_H
