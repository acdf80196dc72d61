//===- Stages.cpp - the stages of a kernel for GPUs -------------------------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tilewright/Conversion/Passes.h"
#include "tilewright/Target/Gpu/Gpu.h"
#include "tilewright/Tile/Transforms/Passes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Pass/PassRegistry.h"
#include "mlir/Transforms/Passes.h"
#include "llvm/Support/ErrorHandling.h"

using namespace mlir;

namespace tilewright::gpu {

namespace {
/// Elements of a tile: four for each of 256 threads, and of rows as many as keep the smallest workgroup busy, because
/// rows of one tile wait for each other.
constexpr int64_t kElementsPerTile = 1024, kElementsPerRowTile = 128;
/// The part of workgroup memory that may hold values of a row; reductions need some too.
constexpr int64_t kRowCacheShare = 2;

struct PipelineOptions : PassPipelineOptions<PipelineOptions> {
  Option<std::string> target{*this, "target", llvm::cl::desc("The GPU target"), llvm::cl::init("nvptx:sm_90a")};
};
} // namespace

void buildGpuStage(OpPassManager &passes, Stage stage, const TargetDescription &target) {
  switch (stage) {
  case Stage::Config:
    passes.addNestedPass<func::FuncOp>(createChooseKernelConfig(
        {kElementsPerTile, kElementsPerRowTile, target.workgroupMemoryBytes / kRowCacheShare}));
    return;
  case Stage::Tile:
    return buildStage(passes, stage);
  case Stage::Vectorize:
    passes.addPass(tile::createMapToGpu({target.subgroupSize, target.maxWorkgroup, target.workgroupMemoryBytes}));
    return;
  case Stage::Math:
    passes.addPass(tile::createExpandMath({/*libm=*/false}));
    return;
  case Stage::Codegen:
    passes.addPass(createCSEPass());
    passes.addPass(createConvertGpuKernelToLLVM({target.vendor.str(), target.chip.str()}));
    return;
  default: // Stage 85 has nothing to do without matmuls; the others work on whole programs.
    return;
  }
}

void registerGpuPipelines() {
  for (Stage stage : {Stage::Config, Stage::Vectorize, Stage::Math, Stage::Codegen})
    PassPipelineRegistration<PipelineOptions>(
        "tw-gpu-stage-" + std::to_string(static_cast<int>(stage)), "The stage of that number for a GPU target",
        [stage](OpPassManager &passes, const PipelineOptions &options) {
          const TargetDescription *target = findTarget(options.target);
          if (!target)
            llvm::reportFatalUsageError("there is no GPU target '" + llvm::Twine(options.target) + "'");
          buildGpuStage(passes, stage, *target);
        });
}

} // namespace tilewright::gpu
