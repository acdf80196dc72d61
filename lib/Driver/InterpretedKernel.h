//===- InterpretedKernel.h - a kernel that the interpreter runs ---*- C++ -*-===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The last resort for an op that cannot be compiled: slow, but right. To the runtime
// it is a kernel like any other, with one tile.
//
//===----------------------------------------------------------------------===//
#ifndef TILEWRIGHT_LIB_DRIVER_INTERPRETEDKERNEL_H
#define TILEWRIGHT_LIB_DRIVER_INTERPRETEDKERNEL_H

#include "tilewright/Runtime/Abi.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/OwningOpRef.h"
#include <memory>
#include <mutex>
#include <string>

namespace tilewright {

class InterpretedKernel {
public:
  /// `text` is an outlined kernel that parses.
  static std::unique_ptr<InterpretedKernel> create(const std::string &text);

  /// A kernel whose one parameter is the address of an InterpretedKernel.
  static void run(const tw_kernel_args *args, int64_t begin, int64_t end);

private:
  InterpretedKernel() = default;

  std::unique_ptr<mlir::MLIRContext> context;
  mlir::OwningOpRef<mlir::ModuleOp> module;
  /// Types are made while it runs, and the context is not for several threads.
  std::mutex mutex;
};

} // namespace tilewright

#endif // TILEWRIGHT_LIB_DRIVER_INTERPRETEDKERNEL_H
