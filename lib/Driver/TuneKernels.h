//===- TuneKernels.h - tile sizes by measurement ------------------*- C++ -*-===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// TW_TUNE=1. The best few tile sizes of a matrix product by estimate are compiled, and run by turns on memory of the
// right size. The fastest becomes an attribute of the kernel, which stage 60 leaves as it is.
//
//===----------------------------------------------------------------------===//
#ifndef TILEWRIGHT_LIB_DRIVER_TUNEKERNELS_H
#define TILEWRIGHT_LIB_DRIVER_TUNEKERNELS_H

#include "CompileKernels.h"
#include "tilewright/Driver/DiskCache.h"
#include "tilewright/Driver/Environment.h"

namespace tilewright {

/// In the report: how many kernels were measured, and how many choices came from the disk.
constexpr char kTuned[] = "kernels_tuned", kTunedFromDisk[] = "tuned_from_disk";

/// The outlined kernels with their tile sizes. `compile` gives the code of one.
std::vector<std::string> tuneKernels(llvm::ArrayRef<std::string> kernels, const CompileOptions &options,
                                     const Environment &environment, const DiskCache *cache,
                                     llvm::function_ref<KernelResult(const std::string &)> compile, StageTimes &times);

} // namespace tilewright

#endif // TILEWRIGHT_LIB_DRIVER_TUNEKERNELS_H
