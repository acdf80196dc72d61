//===- Stages.h - the pass list of each stage ---------------------*- C++ -*-===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef TILEWRIGHT_LIB_PIPELINE_STAGES_H
#define TILEWRIGHT_LIB_PIPELINE_STAGES_H

#include "tilewright/Pipeline/Pipeline.h"
#include "tilewright/Target/Cpu/TargetDescription.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/Pass.h"

namespace tilewright {

#define GEN_PASS_DECL
#include "tilewright/Pipeline/Passes.h.inc"

/// The target called `name`, which the driver or the tool has checked.
cpu::TargetDescription resolveTarget(llvm::StringRef name);

/// One per file S<number><Name>.cpp.
void buildSimplifyStage(mlir::OpPassManager &manager, const StageOptions &options);
void buildLayoutStage(mlir::OpPassManager &manager, const StageOptions &options);
void buildFuseStage(mlir::OpPassManager &manager, const StageOptions &options);
void buildPlanStage(mlir::OpPassManager &manager, const StageOptions &options);
void buildOutlineStage(mlir::OpPassManager &manager, const StageOptions &options);
void buildConfigStage(mlir::OpPassManager &manager, const StageOptions &options);
void buildTileStage(mlir::OpPassManager &manager, const StageOptions &options);
void buildVectorizeStage(mlir::OpPassManager &manager, const StageOptions &options);
void buildExpandMmaStage(mlir::OpPassManager &manager, const StageOptions &options);
void buildMathStage(mlir::OpPassManager &manager, const StageOptions &options);
void buildCodegenStage(mlir::OpPassManager &manager, const StageOptions &options);

} // namespace tilewright

#endif // TILEWRIGHT_LIB_PIPELINE_STAGES_H
