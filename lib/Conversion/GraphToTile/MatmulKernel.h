//===- MatmulKernel.h - a matmul with its epilogue ----------------*- C++ -*-===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef TILEWRIGHT_LIB_CONVERSION_GRAPHTOTILE_MATMULKERNEL_H
#define TILEWRIGHT_LIB_CONVERSION_GRAPHTOTILE_MATMULKERNEL_H

#include "ElementalEmitter.h"
#include "tilewright/Analysis/MatmulBlocking.h"

namespace tilewright {

/// The one matmul of a kernel of kind `matmul`; null if there is not exactly one.
graph::MatmulOp findMatmul(mlir::func::FuncOp kernel);

/// The grid of its tile program: one dim for each batch dim, then row tiles, then column tiles.
llvm::SmallVector<int64_t> matmulGrid(graph::MatmulOp matmul, const MatmulBlocking &blocking);

/// Emits the body of one tile: the result blocks by `tile.mma`, each followed by the kernel's elementwise epilogue.
/// `coordinates` are those of the grid; the buffers are those of the kernel's arguments and results. What cannot be
/// emitted is reported at the op.
mlir::LogicalResult emitMatmulTile(graph::MatmulOp matmul, const MatmulBlocking &blocking, ElementalEmitter &emitter,
                                   mlir::ValueRange coordinates, mlir::ValueRange operandBuffers,
                                   mlir::ValueRange resultBuffers);

} // namespace tilewright

#endif // TILEWRIGHT_LIB_CONVERSION_GRAPHTOTILE_MATMULKERNEL_H
