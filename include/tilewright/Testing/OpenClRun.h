//===- OpenClRun.h - kernels on an OpenCL device ------------------*- C++ -*-===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef TILEWRIGHT_TESTING_OPENCLRUN_H
#define TILEWRIGHT_TESTING_OPENCLRUN_H

#include "tilewright/Target/Gpu/Gpu.h"
#include "tilewright/Testing/Differential.h"

namespace tilewright::testing {

/// An outlined kernel compiled to SPIR-V, which the program `tw-opencl` runs in a process of its own.
class OpenClRun {
public:
  /// Leaves `module`, which holds one kernel, as it is. `runner` is the path of tw-opencl.
  static llvm::Expected<OpenClRun> compile(mlir::ModuleOp module, std::string runner);

  llvm::Expected<Tensors> run(llvm::ArrayRef<Tensor> arguments);

private:
  std::string runner;
  gpu::CompiledModule compiled;
  llvm::SmallVector<mlir::RankedTensorType> results;
  llvm::SmallVector<int64_t> aliases; ///< For each result the argument whose place it takes, or -1.
};

} // namespace tilewright::testing

#endif // TILEWRIGHT_TESTING_OPENCLRUN_H
