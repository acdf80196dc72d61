//===- CompileKernels.h - stages 60 to 90 of many kernels ---------*- C++ -*-===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef TILEWRIGHT_LIB_DRIVER_COMPILEKERNELS_H
#define TILEWRIGHT_LIB_DRIVER_COMPILEKERNELS_H

#include "tilewright/Driver/Compile.h"
#include "tilewright/Driver/Dump.h"

#include <map>
#include <string>
#include <vector>

namespace tilewright {

/// What became of a kernel.
struct KernelResult {
  ProgramImage::Kernel kernel;
  std::string object;          // the machine code of a compiled kernel; it defines the kernel's symbol
  std::vector<int64_t> params; // of a library kernel
  int64_t tiles = 1;
  int64_t scratchBytes = 0;
  std::string failure; // why it could not be compiled; empty if it was
};

/// Milliseconds by stage, summed over kernels and threads.
using StageTimes = std::map<std::string, double>;

/// Beside the stages: how many kernels came from the disk.
constexpr char kFromDisk[] = "kernels_from_disk";

/// Compiles the outlined kernels given as MLIR text, on as many threads as there are processors.
llvm::Expected<std::vector<KernelResult>> compileKernels(llvm::ArrayRef<std::string> kernels,
                                                         const CompileOptions &options, const Environment &environment,
                                                         const Dump &dump, StageTimes &times);

} // namespace tilewright

#endif // TILEWRIGHT_LIB_DRIVER_COMPILEKERNELS_H
