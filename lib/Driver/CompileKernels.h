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
#include "tilewright/Kernels/Registry.h"

#include <chrono>
#include <map>
#include <string>
#include <vector>

namespace tilewright {

class Timer {
public:
  double milliseconds() const {
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
  }

private:
  std::chrono::steady_clock::time_point start = std::chrono::steady_clock::now();
};

/// Everything the runtime needs to run a kernel.
struct KernelCode {
  tw_kernel function = nullptr;
  std::vector<int64_t> params; // of a library kernel
  int64_t tiles = 1;
  int64_t scratchBytes = 0;
  std::string symbol; // of the machine code; with an empty `object` a library kernel's, unless it is interpreted
  std::string object; // the machine code
  kernels::CpuLevel level = kernels::CpuLevel::Generic; // of a library kernel
  std::shared_ptr<void> owner;                          // of what `function` needs
  std::string failure;                                  // why it could not be compiled; then `function` is null
};

/// Milliseconds by stage, summed over kernels and threads.
using StageTimes = std::map<std::string, double>;

/// Beside the stages: how many kernels came from the disk.
constexpr char kFromDisk[] = "kernels_from_disk";

/// Compiles the outlined kernels given as MLIR text, on as many threads as there are processors.
llvm::Expected<std::vector<KernelCode>> compileKernels(llvm::ArrayRef<std::string> kernels,
                                                       const CompileOptions &options, const Environment &environment,
                                                       const Dump &dump, StageTimes &times);

} // namespace tilewright

#endif // TILEWRIGHT_LIB_DRIVER_COMPILEKERNELS_H
