//===- LaneAnalysis.cpp - how values differ between lanes -------------------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LaneAnalysis.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

#include <numeric>

using namespace mlir;

namespace tilewright::tile {
namespace {

/// The smallest shape that covers both.
LaneShape join(LaneShape a, LaneShape b) {
  if (a == b)
    return a;
  if (a.isScalarInVector() && b.isScalarInVector())
    return LaneShape::linear(0);
  return LaneShape::varying();
}

/// Index arithmetic is followed this deep; kernels stay far below, and it bounds the cost.
constexpr unsigned kMaxDepth = 12;

std::optional<int64_t> getConstant(Value value) {
  APInt constant;
  if (matchPattern(value, m_ConstantInt(&constant)) && constant.getSignificantBits() <= 63)
    return constant.getSExtValue();
  return std::nullopt;
}

bool isVectorElement(Type type) { return type.isIntOrIndexOrFloat(); }

} // namespace

LaneAnalysis::LaneAnalysis(LanesOp lanes, int64_t width) : body(lanes.getBody().front()), width(width) {
  shapes[lanes.getInductionVar()] = LaneShape::linear(1);
  visitBlock(body, /*underMask=*/false);
}

void LaneAnalysis::setShapes(ValueRange values, LaneShape shape) {
  for (Value value : values)
    shapes[value] = shape;
}

void LaneAnalysis::visitBlock(Block &block, bool underMask) {
  for (Operation &op : block.without_terminator())
    visit(&op, underMask);
}

void LaneAnalysis::visit(Operation *op, bool underMask) {
  if (obstacle)
    return;
  if (underMask)
    predicated.insert(op);
  if (auto loop = dyn_cast<scf::ForOp>(op))
    return visitFor(loop, underMask);
  if (auto branch = dyn_cast<scf::IfOp>(op))
    return visitIf(branch, underMask);

  if (auto load = dyn_cast<memref::LoadOp>(op)) {
    LaneShape shape = LaneShape::uniform();
    for (Value index : load.getIndices())
      shape = join(shape, getShape(index));
    // A load that may run for no lane must not run as a scalar.
    if (!shape.isScalarInVector() || underMask) {
      if (load.getMemRefType().getRank() != 1)
        return fail(op);
      shape = LaneShape::varying();
    }
    return setShapes(op->getResults(), shape);
  }
  if (auto store = dyn_cast<memref::StoreOp>(op)) {
    if (store.getMemRefType().getRank() != 1)
      return fail(op);
    LaneShape index = getShape(store.getIndices().front());
    // Several lanes that write one element: fine only if they write the same thing.
    if (index.isScalarInVector() && (underMask || !index.isUniform() || !getShape(store.getValue()).isUniform()))
      return fail(op);
    return;
  }
  if (isa<CheckIndexOp, CheckDivisorOp>(op)) {
    LaneShape shape = getShape(op->getOperand(0));
    for (Value operand : llvm::drop_begin(op->getOperands()))
      shape = join(shape, getShape(operand));
    return setShapes(op->getResults(), shape.isScalarInVector() && !underMask ? shape : LaneShape::varying());
  }

  if (isa<ScratchOp>(op))
    return setShapes(op->getResults(), LaneShape::uniform());

  if (op->getNumRegions() != 0 || !isMemoryEffectFree(op))
    return fail(op);
  LaneShape shape = getResultShape(op);
  if (shape.isVarying() &&
      (!OpTrait::hasElementwiseMappableTraits(op) || !llvm::all_of(op->getResultTypes(), isVectorElement) ||
       !llvm::all_of(op->getOperandTypes(), isVectorElement)))
    return fail(op);
  setShapes(op->getResults(), shape);
}

void LaneAnalysis::visitFor(scf::ForOp loop, bool underMask) {
  for (Value bound : {loop.getLowerBound(), loop.getUpperBound(), loop.getStep()})
    if (!getShape(bound).isUniform())
      return fail(loop);
  // What the body yields may differ between lanes more than what it starts from: iterate upwards to
  // a fixed point. Shapes only move up, so each argument changes twice at most.
  for (auto [argument, init] : llvm::zip_equal(loop.getRegionIterArgs(), loop.getInitArgs()))
    shapes[argument] = getShape(init);
  for (bool changed = true; changed && !obstacle;) {
    visitBlock(*loop.getBody(), underMask);
    changed = false;
    for (auto [argument, yielded] : llvm::zip_equal(loop.getRegionIterArgs(), loop.getYieldedValues())) {
      LaneShape shape = join(getShape(argument), getShape(yielded));
      changed |= !(shape == getShape(argument));
      shapes[argument] = shape;
    }
  }
  for (auto [argument, result] : llvm::zip_equal(loop.getRegionIterArgs(), loop.getResults()))
    shapes[result] = getShape(argument);
}

void LaneAnalysis::visitIf(scf::IfOp branch, bool underMask) {
  bool converted = !getShape(branch.getCondition()).isUniform();
  visitBlock(*branch.thenBlock(), underMask || converted);
  if (branch.elseBlock())
    visitBlock(*branch.elseBlock(), underMask || converted);
  for (auto [i, result] : llvm::enumerate(branch.getResults()))
    shapes[result] = converted
                         ? LaneShape::varying()
                         : join(getShape(branch.thenYield().getOperand(i)), getShape(branch.elseYield().getOperand(i)));
}

LaneShape LaneAnalysis::getResultShape(Operation *op) const {
  LaneShape shape = LaneShape::uniform();
  for (Value operand : op->getOperands()) {
    LaneShape other = getShape(operand);
    shape = other.isScalarInVector() && shape.isScalarInVector() ? join(shape, other) : LaneShape::varying();
  }
  if (!shape.isVarying() || llvm::any_of(op->getOperands(), [&](Value v) { return getShape(v).isVarying(); }))
    return shape;

  // Some operand is linear with a stride: integer arithmetic may keep it linear.
  LaneShape lhs = getShape(op->getOperand(0));
  if (isa<arith::IndexCastOp, arith::IndexCastUIOp>(op)) {
    // From a narrower type, the linear value may have wrapped.
    Type from = op->getOperand(0).getType();
    return from.isIndex() || from.isInteger(64) ? lhs : shape;
  }
  if (op->getNumOperands() != 2 || op->getNumResults() != 1)
    return shape;
  LaneShape rhs = getShape(op->getOperand(1));
  if (isa<arith::AddIOp>(op))
    return LaneShape::linear(lhs.stride + rhs.stride);
  if (isa<arith::SubIOp>(op))
    return LaneShape::linear(lhs.stride - rhs.stride);
  if (isa<arith::MulIOp>(op)) {
    if (std::optional<int64_t> scale = getConstant(op->getOperand(1)))
      return LaneShape::linear(lhs.stride * *scale);
    if (std::optional<int64_t> scale = getConstant(op->getOperand(0)))
      return LaneShape::linear(rhs.stride * *scale);
    return shape;
  }
  return getQuotientShape(op);
}

/// `x / d` and `x % d` for x of stride 1: if vectors never straddle a multiple of d, the quotient is
/// the same in all lanes and the remainder is linear. That is what a view's indices look like.
LaneShape LaneAnalysis::getQuotientShape(Operation *op) const {
  bool isQuotient = isa<arith::DivUIOp, arith::DivSIOp, arith::FloorDivSIOp>(op);
  if (!isQuotient && !isa<arith::RemUIOp, arith::RemSIOp>(op))
    return LaneShape::varying();
  std::optional<int64_t> divisor = getConstant(op->getOperand(1));
  Value dividend = op->getOperand(0);
  if (!divisor || *divisor <= 0 || *divisor % width != 0 || !getShape(dividend).isLinear(1) ||
      getKnownDivisor(dividend) % width != 0)
    return LaneShape::varying();
  // Signed operations round towards zero, which makes a seam at zero.
  if (isa<arith::DivSIOp, arith::RemSIOp>(op) && !isNonNegative(dividend))
    return LaneShape::varying();
  return LaneShape::linear(isQuotient ? 0 : 1);
}

/// A number that divides the value of lane 0 (0 if that value is 0).
int64_t LaneAnalysis::getKnownDivisor(Value value, unsigned depth) const {
  if (value == body.getArgument(0))
    return width;
  if (std::optional<int64_t> constant = getConstant(value))
    return std::abs(*constant);
  if (depth > kMaxDepth)
    return 1;
  if (auto argument = dyn_cast<BlockArgument>(value)) {
    auto loop = dyn_cast<scf::ForOp>(argument.getOwner()->getParentOp());
    if (!loop || argument != loop.getInductionVar())
      return 1;
    return std::gcd(getKnownDivisor(loop.getLowerBound(), depth + 1), getKnownDivisor(loop.getStep(), depth + 1));
  }
  Operation *op = value.getDefiningOp();
  auto operand = [&](unsigned i) { return getKnownDivisor(op->getOperand(i), depth + 1); };
  if (isa<arith::AddIOp, arith::SubIOp, arith::RemUIOp>(op))
    return std::gcd(operand(0), operand(1));
  if (isa<arith::IndexCastOp, arith::IndexCastUIOp>(op))
    return operand(0);
  if (isa<arith::MulIOp>(op)) {
    // Only powers of two up to a vector's width matter; capping the factors keeps the product in range.
    constexpr int64_t kCap = int64_t(1) << 30;
    auto cap = [&](int64_t factor) { return factor > kCap ? factor & -factor & (kCap - 1) : factor; };
    return cap(operand(0)) * cap(operand(1));
  }
  return 1;
}

bool LaneAnalysis::isNonNegative(Value value, unsigned depth) const {
  if (std::optional<int64_t> constant = getConstant(value))
    return *constant >= 0;
  if (depth > kMaxDepth)
    return false;
  if (auto argument = dyn_cast<BlockArgument>(value)) {
    Operation *parent = argument.getOwner()->getParentOp();
    if (auto loop = dyn_cast<scf::ForOp>(parent))
      return argument == loop.getInductionVar() && isNonNegative(loop.getLowerBound(), depth + 1);
    return isa<LanesOp, GridOp>(parent);
  }
  Operation *op = value.getDefiningOp();
  auto operand = [&](unsigned i) { return isNonNegative(op->getOperand(i), depth + 1); };
  // Sums and products of indices into a buffer do not overflow.
  if (isa<arith::AddIOp, arith::MulIOp, arith::DivSIOp, arith::DivUIOp>(op))
    return operand(0) && operand(1);
  if (isa<arith::RemSIOp, arith::RemUIOp>(op))
    return operand(0);
  return isa<CheckIndexOp>(op);
}

unsigned LaneAnalysis::getWidestBits() const {
  unsigned bits = 0;
  auto count = [&](Value value) {
    if (getShape(value).isVarying())
      bits = std::max(bits, getElementTypeOrSelf(value).getIntOrFloatBitWidth());
  };
  body.walk([&](Operation *op) {
    if (isa<memref::LoadOp>(op))
      count(op->getResult(0));
    else if (auto store = dyn_cast<memref::StoreOp>(op))
      bits = std::max(bits, store.getValue().getType().getIntOrFloatBitWidth());
    else
      for (Value result : op->getResults())
        if (isa<FloatType>(result.getType()))
          count(result);
  });
  return bits ? bits : 32;
}

unsigned LaneAnalysis::getNarrowestAccessBits() const {
  unsigned bits = 64;
  body.walk([&](Operation *op) {
    if (isa<memref::LoadOp>(op) && getShape(op->getResult(0)).isVarying())
      bits = std::min(bits, op->getResult(0).getType().getIntOrFloatBitWidth());
    else if (auto store = dyn_cast<memref::StoreOp>(op))
      bits = std::min(bits, store.getValue().getType().getIntOrFloatBitWidth());
  });
  return bits;
}

} // namespace tilewright::tile
