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
// A left operand is read in place, row by row or, in a weight gradient, column by column.
// The latter is packed as well where the machine multiplies pairs of bf16: those are
// neighbours along k.
//
//===----------------------------------------------------------------------===//

#include "tilewright/Analysis/MatmulBlocking.h"
#include "tilewright/Graph/IR/Prologue.h"
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

/// [batch..., K, N] in panels.
Value pack(Value value, int64_t panel, bool pairs, OpBuilder &builder) {
  RankedTensorType type = tensorType(value);
  ArrayRef<int64_t> sizes = type.getShape();
  SmallVector<int64_t> shape = packedShape(sizes.drop_back(2), sizes.end()[-2], sizes.back(), panel, pairs);
  Type element = pairs ? type.getElementType() : accumulatorType(type.getElementType());
  return PackOp::create(builder, value.getLoc(), RankedTensorType::get(shape, element), value);
}

/// What `value` is the transpose of, or none.
Value transposeSource(Value value) {
  auto transpose = value.getDefiningOp<TransposeOp>();
  bool swaps = transpose && transpose.getPermutation() == ArrayRef(swapOfLastDims(tensorType(value).getRank()));
  return swaps ? transpose.getInput() : Value();
}

/// The last two dims exchanged.
Value transposed(Value value, OpBuilder &builder) {
  if (Value source = transposeSource(value))
    return source;
  SmallVector<int64_t> shape(tensorType(value).getShape());
  std::swap(shape.end()[-2], shape.end()[-1]);
  auto type = RankedTensorType::get(shape, tensorType(value).getElementType());
  return TransposeOp::create(builder, value.getLoc(), type, value, swapOfLastDims(type.getRank()));
}

/// A weight of an inference program, or a view of one: its pack is made once for many calls.
bool isWeight(Value value) {
  while (Operation *op = value.getDefiningOp()) {
    if (!isView(op))
      return false;
    value = op->getOperand(0);
  }
  auto argument = cast<BlockArgument>(value);
  auto function = dyn_cast<FunctionOpInterface>(argument.getOwner()->getParentOp());
  auto role = function ? function.getArgAttrOfType<StringAttr>(argument.getArgNumber(), kRoleAttr) : StringAttr();
  return role && role.getValue() == kWeightRole;
}

struct PackMatmul : impl::PackMatmulBase<PackMatmul> {
  using PackMatmulBase::PackMatmulBase;

  void runOnOperation() override {
    SmallVector<MatmulOp> matmuls;
    getOperation().walk([&](MatmulOp matmul) { matmuls.push_back(matmul); });
    for (MatmulOp matmul : matmuls)
      if (!matmul.getPacked())
        packOperands(matmul);
    OpPassManager merge(ModuleOp::getOperationName());
    merge.addPass(createCSEPass());
    if (failed(runPipeline(merge, getOperation())))
      signalPassFailure();
  }

private:
  void packOperands(MatmulOp matmul) {
    Type element = tensorType(matmul.getRhs()).getElementType();
    if (!canPack(element))
      return;
    MatmulShape shape = matmulShape(matmul);
    shape.rhsLasts = isWeight(matmul.getRhs());
    bool pairs = dotBf16 && element.isBF16() && shape.depth > 0 && shape.depth % 2 == 0;
    // A left operand without strides is copied before it is read: in rows, unless it is a transpose.
    if (shape.lhsDepthStride == 0)
      shape.lhsDepthStride = transposeSource(matmul.getLhs()) ? shape.rows : 1;
    bool bothSides = pairs && shape.lhsDepthStride != 1;
    if (bothSides)
      shape.rowPanel = kRowPanel;
    MatmulLayout layout = chooseMatmulLayout(shape, {vectorBits, vectorRegisters});
    if (layout.form != MatmulForm::Panels)
      return;
    OpBuilder builder(matmul);
    matmul.getRhsMutable().assign(pack(matmul.getRhs(), layout.panel, pairs, builder));
    if (bothSides)
      matmul.getLhsMutable().assign(pack(transposed(matmul.getLhs(), builder), kRowPanel, pairs, builder));
    matmul.setPacked(true);
  }
};
} // namespace
} // namespace tilewright::graph
