//===- GraphToTile.cpp - stage 70: a kernel as a tile program ---------------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LoopKernel.h"
#include "MatmulKernel.h"
#include "RowUpdateKernel.h"
#include "TileProgram.h"
#include "tilewright/Conversion/Passes.h"
#include "tilewright/Graph/Transforms/OutlineKernels.h"

using namespace mlir;

namespace tilewright {
#define GEN_PASS_DEF_CONVERTGRAPHTOTILE
#include "tilewright/Conversion/Passes.h.inc"

namespace {

struct ConvertGraphToTile : impl::ConvertGraphToTileBase<ConvertGraphToTile> {
  void runOnOperation() override {
    for (auto kernel : llvm::make_early_inc_range(getOperation().getOps<func::FuncOp>())) {
      auto kind = kernel->getAttrOfType<StringAttr>(graph::kKindAttr);
      if (!kind || kernel->hasAttr(tile::kGridAttr))
        continue;
      func::FuncOp program = TileProgram::createFunction(kernel);
      LogicalResult result = failure();
      if (llvm::is_contained({"pointwise", "row", "column"}, kind.getValue()))
        result = emitLoopKernel(kernel, program);
      else if (kind.getValue() == "matmul")
        result = emitMatmulKernel(kernel, program);
      else if (kind.getValue() == "row_update")
        result = emitRowUpdateKernel(kernel, program);
      else if (kind.getValue() == "take_current")
        result = emitTakeCurrentKernel(kernel, program);
      else
        kernel.emitError("kernels of kind '") << kind.getValue() << "' have no tile program";
      if (failed(result)) {
        program.erase();
        return signalPassFailure();
      }
      kernel.erase();
    }
    // Emission repeats index arithmetic freely; one sweep finds what is common.
    OpPassManager cleanup(ModuleOp::getOperationName());
    cleanup.addPass(createCSEPass());
    if (failed(runPipeline(cleanup, getOperation())))
      signalPassFailure();
  }
};
} // namespace
} // namespace tilewright
