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
  switch (kind) {
  case CombineKind::Add:
    return isFloat ? arith::AddFOp::create(builder, loc, a, b).getResult() : arith::AddIOp::create(builder, loc, a, b);
  case CombineKind::Mul:
    return isFloat ? arith::MulFOp::create(builder, loc, a, b).getResult() : arith::MulIOp::create(builder, loc, a, b);
  case CombineKind::Max:
    return isFloat ? arith::MaximumFOp::create(builder, loc, a, b).getResult()
                   : arith::MaxSIOp::create(builder, loc, a, b);
  case CombineKind::Min:
    return isFloat ? arith::MinimumFOp::create(builder, loc, a, b).getResult()
                   : arith::MinSIOp::create(builder, loc, a, b);
  case CombineKind::Or:
    return arith::OrIOp::create(builder, loc, a, b);
  case CombineKind::And:
    return arith::AndIOp::create(builder, loc, a, b);
  }
  llvm_unreachable("unknown combine kind");
}

void lowerToScalarLoop(RewriterBase &rewriter, LanesOp lanes) {
  OpBuilder::InsertionGuard guard(rewriter);
  Location loc = lanes.getLoc();
  rewriter.setInsertionPoint(lanes);
  Value zero = arith::ConstantIndexOp::create(rewriter, loc, 0);
  Value one = arith::ConstantIndexOp::create(rewriter, loc, 1);
  auto loop = scf::ForOp::create(rewriter, loc, zero, lanes.getSize(), one, lanes.getInits());

  Block *body = loop.getBody();
  if (!lanes.getInits().empty()) {
    rewriter.setInsertionPointToEnd(body);
    scf::YieldOp::create(rewriter, loc, ValueRange(loop.getRegionIterArgs()));
  }
  Operation *contributions = lanes.getBody().front().getTerminator();
  rewriter.inlineBlockBefore(&lanes.getBody().front(), body->getTerminator(), loop.getInductionVar());
  rewriter.setInsertionPoint(contributions);
  SmallVector<Value> accumulated;
  for (auto [i, contribution] : llvm::enumerate(contributions->getOperands()))
    accumulated.push_back(createCombine(rewriter, loc, lanes.getKind(i), loop.getRegionIterArg(i), contribution));
  body->getTerminator()->setOperands(accumulated);
  rewriter.eraseOp(contributions);
  rewriter.replaceOp(lanes, loop.getResults());
}

} // namespace tilewright::tile
