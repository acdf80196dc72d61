//===- PackMatmul.cpp - stage 20: the layout of matmul operands -------------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A register block reads one row of a narrow column panel per step of k. In a
// row-major operand those rows are a whole matrix row apart: each is on another page
// and they all fall into a few sets of the cache. `graph.pack` lays them out one
// behind the other. As an op it is visible to CSE, so a weight that several products
// use is packed once a step, and to the planner, which finds the pack a place.
//
//===----------------------------------------------------------------------===//

#include "tilewright/Analysis/MatmulBlocking.h"
#include "tilewright/Graph/Transforms/Passes.h"

#include "mlir/IR/PatternMatch.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Transforms/Passes.h"

using namespace mlir;

namespace tilewright::graph {
#define GEN_PASS_DEF_PACKMATMUL
#include "tilewright/Graph/Transforms/Passes.h.inc"

namespace {
/// Only what pack kernels exist for; other products (narrow integers) are rare and read their operands in place.
bool canPack(Type element) { return isa<FloatType>(element) || element.isInteger(32) || element.isInteger(64); }

void packRhs(MatmulOp matmul, int64_t panel, OpBuilder &builder) {
  RankedTensorType type = tensorType(matmul.getRhs());
  SmallVector<int64_t> shape(type.getShape().drop_back(2));
  int64_t depth = type.getDimSize(type.getRank() - 2), columns = type.getShape().back();
  shape.append({llvm::divideCeilSigned(columns, panel), depth, panel});
  auto packedType = RankedTensorType::get(shape, accumulatorType(type.getElementType()));
  builder.setInsertionPoint(matmul);
  Value packed = PackOp::create(builder, matmul.getLoc(), packedType, matmul.getRhs());
  matmul.getRhsMutable().assign(packed);
  matmul.setPacked(true);
}

struct PackMatmul : impl::PackMatmulBase<PackMatmul> {
  using PackMatmulBase::PackMatmulBase;

  void runOnOperation() override {
    VectorMachine machine{vectorBits, vectorRegisters};
    OpBuilder builder(&getContext());
    SmallVector<MatmulOp> matmuls;
    getOperation().walk([&](MatmulOp matmul) { matmuls.push_back(matmul); });
    for (MatmulOp matmul : matmuls) {
      if (matmul.getPacked() || !canPack(tensorType(matmul.getRhs()).getElementType()))
        continue;
      MatmulLayout layout = chooseMatmulLayout(matmulShape(matmul), machine);
      if (layout.form == MatmulForm::Panels)
        packRhs(matmul, layout.panel, builder);
    }
    OpPassManager merge(ModuleOp::getOperationName());
    merge.addPass(createCSEPass());
    if (failed(runPipeline(merge, getOperation())))
      signalPassFailure();
  }
};
} // namespace
} // namespace tilewright::graph
