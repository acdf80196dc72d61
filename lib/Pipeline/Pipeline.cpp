//===- Pipeline.cpp - the table of stages -----------------------------------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tilewright/Pipeline/Pipeline.h"
#include "Stages.h"

#include "mlir/Pass/PassRegistry.h"
#include "llvm/Support/ErrorHandling.h"

using namespace mlir;

namespace tilewright {

#define GEN_PASS_REGISTRATION
#include "tilewright/Pipeline/Passes.h.inc"

namespace {
const StageInfo kStages[] = {
    {Stage::Simplify, "10-simplify", "algebra, views composed, no dead or duplicate op", buildSimplifyStage},
    {Stage::Layout, "20-layout", "right operands of matmuls in packed panels", buildLayoutStage},
    {Stage::Fuse, "30-fuse", "groups ops into kernels", buildFuseStage},
    {Stage::Plan, "40-plan", "order of the steps, in-place results, arena offsets, barriers", buildPlanStage},
    {Stage::Outline, "50-outline", "each kernel as a module of its own", buildOutlineStage},
    {Stage::Config, "60-config", "the choices that the emitter follows, as an attribute", buildConfigStage},
    {Stage::Tile, "70-tile", "a kernel as loops over scalars on flat buffers", buildTileStage},
    {Stage::Vectorize, "75-vectorize", "lanes to native vectors with one masked tail", buildVectorizeStage},
    {Stage::ExpandMma, "85-expand-mma", "matmul blocks to loops with accumulators in registers", buildExpandMmaStage},
    {Stage::Math, "88-math", "math functions to arithmetic, rare ones to libm", buildMathStage},
    {Stage::Codegen, "90-codegen", "to the LLVM dialect, with the signature that the runtime calls", buildCodegenStage},
};
} // namespace

cpu::TargetDescription resolveTarget(llvm::StringRef name) {
  llvm::Expected<cpu::TargetDescription> target =
      name == "host" ? cpu::TargetDescription::host() : cpu::TargetDescription::named(name);
  if (!target)
    llvm::reportFatalUsageError(target.takeError());
  return std::move(*target);
}

llvm::ArrayRef<StageInfo> getStages() { return kStages; }

std::optional<Stage> parseStage(llvm::StringRef name) {
  for (const StageInfo &info : kStages)
    if (info.name == name || info.name.substr(0, 2) == name)
      return info.stage;
  return std::nullopt;
}

void buildStage(OpPassManager &manager, Stage stage, const StageOptions &options) {
  const StageInfo *info = llvm::find_if(kStages, [&](const StageInfo &candidate) { return candidate.stage == stage; });
  if (info == std::end(kStages))
    return;
  info->build(manager, options);
  if (options.verify)
    manager.addPass(createVerifyStage({static_cast<int64_t>(stage)}));
}

namespace {
/// StageOptions as text, for tw-opt.
struct PipelineOptions : PassPipelineOptions<PipelineOptions> {
  Option<std::string> target{*this, "target", llvm::cl::desc("The CPU to compile for"), llvm::cl::init("host")};
  Option<int64_t> threads{*this, "threads", llvm::cl::desc("Threads that a call may use"), llvm::cl::init(1)};
  Option<bool> verify{*this, "verify", llvm::cl::desc("Check the stage's contract"), llvm::cl::init(true)};
  Option<bool> fastMath{*this, "fast-math", llvm::cl::desc("Let arithmetic round differently"), llvm::cl::init(false)};
};
} // namespace

void registerStagePipelines() {
  registerPipelinePasses();
  for (const StageInfo &info : kStages) {
    std::string name = "tw-stage-" + info.name.substr(0, 2).str();
    PassPipelineRegistration<PipelineOptions>(
        name, info.summary, [stage = info.stage](OpPassManager &manager, const PipelineOptions &options) {
          buildStage(manager, stage, {options.target, options.threads, options.verify, options.fastMath});
        });
  }
}

} // namespace tilewright
