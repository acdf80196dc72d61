//===- Gpu.h - tile programs to code for GPUs ---------------------*- C++ -*-===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The same tile programs as on a CPU, for NVIDIA, AMD and OpenCL devices. Code is
// made here, not run: that is up to the caller and the device's runtime.
//
//===----------------------------------------------------------------------===//
#ifndef TILEWRIGHT_TARGET_GPU_GPU_H
#define TILEWRIGHT_TARGET_GPU_GPU_H

#include "tilewright/Pipeline/Pipeline.h"
#include "tilewright/Target/Gpu/TargetDescription.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/PassManager.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/Error.h"
#include <string>
#include <vector>

namespace tilewright::gpu {

/// A kernel, to be launched with `gridSize` workgroups of `workgroupSize` threads, in one dimension. Its arguments are
/// pointers to global memory: operands, results, and an `int32_t` that is set to the code of a run-time error
/// (Runtime/Abi.h) and is 0 before.
struct Kernel {
  std::string symbol;
  int64_t gridSize;
  int64_t workgroupSize;
};

struct CompiledModule {
  /// PTX; a relocatable ELF file, which `ld.lld -shared` makes a code object of; or a SPIR-V module.
  llvm::SmallVector<char, 0> code;
  std::vector<Kernel> kernels;
};

/// Text of intermediate forms, for tools and tests. A null pointer means "not wanted".
struct CompileDumps {
  std::string *llvmIR = nullptr;   ///< After LLVM's middle end.
  std::string *assembly = nullptr; ///< What the code holds, as text.
};

/// Registers the dialects and translations that compiling needs; once per context registry.
void registerGpuDialects(mlir::DialectRegistry &registry);

/// Appends what `stage`, of those that work on a kernel, does for a GPU. 75 maps tiles and lanes to workgroups and
/// threads, 85 does nothing.
void buildGpuStage(mlir::OpPassManager &passes, Stage stage, const TargetDescription &target);

/// Makes the stages pipelines of tw-opt: `-tw-gpu-stage-60=target=...`, and 75, 88, 90.
void registerGpuPipelines();

/// Whether outlined kernels or tile programs are of a kind that GPUs can run: TW3004 if not.
llvm::Error checkKernels(mlir::ModuleOp module, const TargetDescription &target);

/// Compiles the tile programs (stage 70) in `module`, which is consumed.
llvm::Expected<CompiledModule> compileTilePrograms(mlir::ModuleOp module, const TargetDescription &target,
                                                   CompileDumps dumps = {});

} // namespace tilewright::gpu

#endif // TILEWRIGHT_TARGET_GPU_GPU_H
