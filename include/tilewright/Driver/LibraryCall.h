//===- LibraryCall.h - a graph kernel as a call into kernels/ -----*- C++ -*-===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef TILEWRIGHT_DRIVER_LIBRARYCALL_H
#define TILEWRIGHT_DRIVER_LIBRARYCALL_H

#include "tilewright/Kernels/Registry.h"
#include "tilewright/Runtime/Abi.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include <string>
#include <vector>

namespace tilewright {

/// All that the runtime needs to run a library kernel.
struct LibraryCall {
  std::string symbol;
  tw_kernel kernel;
  std::vector<int64_t> params; // of the kernel (tilewright/Kernels/Params.h)
  int64_t tiles;
  int64_t scratchBytes;
};

/// The op of an outlined kernel that kernels/ implements; null if there is none.
mlir::Operation *findLibraryOp(mlir::func::FuncOp kernel);

/// Turns an outlined kernel around one library op into a call. Views in front of the op and behind it (transposes,
/// reshapes, broadcasts, slices; concatenations of results) become strides and offsets. The library's kernel is the one
/// for `level`. Emits an error that says why when that is not possible.
mlir::FailureOr<LibraryCall> makeLibraryCall(mlir::func::FuncOp kernel, kernels::CpuLevel level = kernels::cpuLevel());

} // namespace tilewright

#endif // TILEWRIGHT_DRIVER_LIBRARYCALL_H
