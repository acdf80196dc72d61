//===- ScalarLanes.cpp - tile.lanes as a loop over single lanes -------------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Lanes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;

namespace tilewright::tile {

Value createIdentity(OpBuilder &builder, Location loc, CombineKind kind, Type type) {
  Type element = getElementTypeOrSelf(type);
  TypedAttr value;
  if (auto floatType = dyn_cast<FloatType>(element)) {
    const llvm::fltSemantics &semantics = floatType.getFloatSemantics();
    switch (kind) {
    case CombineKind::Add:
      // -0 rather than +0: the sum of no more than negative zeros is -0.
      value = FloatAttr::get(element, APFloat::getZero(semantics, /*Negative=*/true));
      break;
    case CombineKind::Mul:
      value = FloatAttr::get(element, APFloat::getOne(semantics));
      break;
    case CombineKind::Max:
    case CombineKind::Min:
      value = FloatAttr::get(element, APFloat::getInf(semantics, /*Negative=*/kind == CombineKind::Max));
      break;
    case CombineKind::Or:
    case CombineKind::And:
      llvm_unreachable("bitwise reduction of floats");
    }
  } else {
    unsigned width = element.isIndex() ? 64 : element.getIntOrFloatBitWidth();
    switch (kind) {
    case CombineKind::Add:
    case CombineKind::Or:
      value = IntegerAttr::get(element, APInt::getZero(width));
      break;
    case CombineKind::Mul:
      value = IntegerAttr::get(element, APInt(width, 1));
      break;
    case CombineKind::Max:
      value = IntegerAttr::get(element, APInt::getSignedMinValue(width));
      break;
    case CombineKind::Min:
      value = IntegerAttr::get(element, APInt::getSignedMaxValue(width));
      break;
    case CombineKind::And:
      value = IntegerAttr::get(element, APInt::getAllOnes(width));
      break;
    }
  }
  if (auto vectorType = dyn_cast<VectorType>(type))
    value = DenseElementsAttr::get(vectorType, value);
  return arith::ConstantOp::create(builder, loc, value);
}

Value createCombine(OpBuilder &builder, Location loc, CombineKind kind, Value a, Value b) {
  bool isFloat = isa<FloatType>(getElementTypeOrSelf(a.getType()));
  // Which of two zeros is the larger does not matter to a reduction, and telling them apart takes as many
  // instructions as the rest.
  constexpr auto anyZero = arith::FastMathFlags::nsz;
  switch (kind) {
  case CombineKind::Add:
    return isFloat ? arith::AddFOp::create(builder, loc, a, b).getResult() : arith::AddIOp::create(builder, loc, a, b);
  case CombineKind::Mul:
    return isFloat ? arith::MulFOp::create(builder, loc, a, b).getResult() : arith::MulIOp::create(builder, loc, a, b);
  case CombineKind::Max:
    return isFloat ? arith::MaximumFOp::create(builder, loc, a, b, anyZero).getResult()
                   : arith::MaxSIOp::create(builder, loc, a, b);
  case CombineKind::Min:
    return isFloat ? arith::MinimumFOp::create(builder, loc, a, b, anyZero).getResult()
                   : arith::MinSIOp::create(builder, loc, a, b);
  case CombineKind::Or:
    return arith::OrIOp::create(builder, loc, a, b);
  case CombineKind::And:
    return arith::AndIOp::create(builder, loc, a, b);
  }
  llvm_unreachable("unknown combine kind");
}

SmallVector<Value> emitLane(RewriterBase &rewriter, LanesOp lanes, Value lane, ValueRange accumulated) {
  IRMapping mapping;
  mapping.map(lanes.getInductionVar(), lane);
  Block &body = lanes.getBody().front();
  for (Operation &op : body.without_terminator())
    rewriter.clone(op, mapping);
  SmallVector<Value> results;
  for (auto [i, contribution] : llvm::enumerate(body.getTerminator()->getOperands()))
    results.push_back(createCombine(rewriter, lanes.getLoc(), lanes.getKind(i), accumulated[i],
                                    mapping.lookupOrDefault(contribution)));
  return results;
}

SmallVector<Value> emitScalarLoop(RewriterBase &rewriter, LanesOp lanes, Value begin, ValueRange inits) {
  Location loc = lanes.getLoc();
  Value one = arith::ConstantIndexOp::create(rewriter, loc, 1);
  auto loop = scf::ForOp::create(rewriter, loc, begin, lanes.getSize(), one, inits);
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPointToStart(loop.getBody());
  SmallVector<Value> accumulated = emitLane(rewriter, lanes, loop.getInductionVar(), loop.getRegionIterArgs());
  if (!inits.empty())
    scf::YieldOp::create(rewriter, loc, accumulated);
  return SmallVector<Value>(loop.getResults());
}

} // namespace tilewright::tile
