//===- OutlineKernels.h - stage 50: a kernel as its own module ----*- C++ -*-===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef TILEWRIGHT_GRAPH_TRANSFORMS_OUTLINEKERNELS_H
#define TILEWRIGHT_GRAPH_TRANSFORMS_OUTLINEKERNELS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "tilewright/Graph/IR/Graph.h"

namespace tilewright::graph {

// Attributes of an outlined kernel: its kind, and for each result the operand whose buffer it overwrites, or -1.
inline constexpr llvm::StringLiteral kKindAttr = "graph.kind";
inline constexpr llvm::StringLiteral kAliasesAttr = "graph.aliases";
/// Of a matmul kernel, also before it is outlined: which operand tells the rows that are needed; the others may hold
/// anything afterwards. Nothing else reads that operand.
inline constexpr llvm::StringLiteral kNeededRowsAttr = "graph.needed_rows";
/// The name of every outlined kernel. One name for all makes equal kernels equal as text, so that they are compiled
/// once and found in the cache.
inline constexpr llvm::StringLiteral kKernelSymbol = "kernel";

/// A module whose one function `@kernel` has the body of `kernel`.
mlir::OwningOpRef<mlir::ModuleOp> outlineKernel(KernelOp kernel);

/// The one function of an outlined module.
mlir::func::FuncOp getOutlinedFunction(mlir::ModuleOp module);

/// The inverse of stage 30: moves the ops of `kernel` to where it stands.
void dissolveKernel(KernelOp kernel);

} // namespace tilewright::graph

#endif // TILEWRIGHT_GRAPH_TRANSFORMS_OUTLINEKERNELS_H
