//===- GraphToTile.cpp - stage 70: a kernel as a tile program ---------------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LoopKernel.h"
#include "MatmulKernel.h"
#include "ScalarOps.h"
#include "tilewright/Conversion/Passes.h"
#include "tilewright/Graph/Transforms/OutlineKernels.h"

using namespace mlir;

namespace tilewright {
#define GEN_PASS_DEF_CONVERTGRAPHTOTILE
#include "tilewright/Conversion/Passes.h.inc"

namespace {

MemRefType bufferType(Type tensor) {
  auto type = cast<RankedTensorType>(tensor);
  return MemRefType::get({type.getNumElements()}, storageType(type.getElementType()));
}

/// An empty program that takes the kernel's operands and results as flat buffers, then the range of tiles.
func::FuncOp createProgram(func::FuncOp kernel) {
  OpBuilder builder(kernel);
  SmallVector<Type> arguments;
  for (Type type : kernel.getArgumentTypes())
    arguments.push_back(bufferType(type));
  for (Type type : kernel.getResultTypes())
    arguments.push_back(bufferType(type));
  arguments.append(2, builder.getIndexType());
  auto program =
      func::FuncOp::create(builder, kernel.getLoc(), kernel.getName(), builder.getFunctionType(arguments, {}));
  for (StringRef name : {graph::kKindAttr, graph::kAliasesAttr})
    if (Attribute attribute = kernel->getAttr(name))
      program->setAttr(name, attribute);
  builder.setInsertionPointToEnd(program.addEntryBlock());
  func::ReturnOp::create(builder, kernel.getLoc());
  return program;
}

struct ConvertGraphToTile : impl::ConvertGraphToTileBase<ConvertGraphToTile> {
  void runOnOperation() override {
    for (auto kernel : llvm::make_early_inc_range(getOperation().getOps<func::FuncOp>())) {
      auto kind = kernel->getAttrOfType<StringAttr>(graph::kKindAttr);
      if (!kind || kernel->hasAttr(tile::kGridAttr))
        continue;
      func::FuncOp program = createProgram(kernel);
      LogicalResult result = failure();
      if (llvm::is_contained({"pointwise", "row", "column"}, kind.getValue()))
        result = emitLoopKernel(kernel, program);
      else if (kind.getValue() == "matmul")
        result = emitMatmulKernel(kernel, program);
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
