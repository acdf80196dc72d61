//===- Stages.h - the pass list of each stage ---------------------*- C++ -*-===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef TILEWRIGHT_LIB_PIPELINE_STAGES_H
#define TILEWRIGHT_LIB_PIPELINE_STAGES_H

#include "tilewright/Pipeline/Pipeline.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/Pass.h"

namespace tilewright {

#define GEN_PASS_DECL
#include "tilewright/Pipeline/Passes.h.inc"

/// One per file S<number><Name>.cpp.
void buildSimplifyStage(mlir::OpPassManager &manager, const StageOptions &options);

} // namespace tilewright

#endif // TILEWRIGHT_LIB_PIPELINE_STAGES_H
