//===- FailedKernels.h - what becomes of kernels that do not compile  -*- C++ -*-
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef TILEWRIGHT_LIB_DRIVER_FAILEDKERNELS_H
#define TILEWRIGHT_LIB_DRIVER_FAILEDKERNELS_H

#include "tilewright/Graph/IR/Graph.h"

#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/StringMap.h"
#include <string>

namespace tilewright {

/// The kind of a kernel that the interpreter runs, and why it does.
inline constexpr llvm::StringLiteral kInterpretedKind = "interpreted", kReasonAttr = "graph.reason";

/// The text of an outlined kernel: no locations, one symbol name, so that equal kernels are equal strings.
std::string kernelText(graph::KernelOp kernel);

/// Replaces kernels of `program`, as stage 30 left it, that failed to compile: one of several ops by a kernel for each
/// of them, one of a single op by a kernel for the interpreter. `failures` holds the reasons by `kernelText`. Fails
/// if no kernel can be replaced.
mlir::LogicalResult replaceFailedKernels(mlir::ModuleOp program, const llvm::StringMap<std::string> &failures);

} // namespace tilewright

#endif // TILEWRIGHT_LIB_DRIVER_FAILEDKERNELS_H
