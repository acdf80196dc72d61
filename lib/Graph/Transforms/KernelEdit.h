//===- KernelEdit.h - changing formed kernels ---------------------*- C++ -*-===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef TILEWRIGHT_LIB_GRAPH_TRANSFORMS_KERNELEDIT_H
#define TILEWRIGHT_LIB_GRAPH_TRANSFORMS_KERNELEDIT_H

#include "tilewright/Graph/IR/Graph.h"

namespace tilewright::graph {

/// The kernel with the results that its body now yields, and these inputs. Takes the body; the old op is left without.
KernelOp rebuildKernel(KernelOp old, llvm::ArrayRef<mlir::Value> inputs);

/// Removes results and inputs that nothing reads, and the ops that only they needed. Erases the old op.
KernelOp trimKernel(KernelOp old);

/// Erases the ops of a body that nothing reads.
void eraseDeadOps(mlir::Block &body);

} // namespace tilewright::graph

#endif // TILEWRIGHT_LIB_GRAPH_TRANSFORMS_KERNELEDIT_H
