//===- Passes.td - checks of the stage contracts --------------*- tablegen -*-===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TILEWRIGHT_PIPELINE_PASSES_TD
#define TILEWRIGHT_PIPELINE_PASSES_TD

include "mlir/Pass/PassBase.td"

def VerifyStage : Pass<"verify-stage", "::mlir::ModuleOp"> {
  let summary = "Checks what must hold after a stage: its legal ops and its invariants";
  let description = [{
    The rules are one table (lib/Pipeline/StageContracts.cpp): for each stage the legal ops as patterns, and checks that
    a list of ops cannot express.
  }];
  let options = [Option<"stage", "stage", "int64_t", /*default=*/"10", "The number of the stage">];
}

#endif // TILEWRIGHT_PIPELINE_PASSES_TD
