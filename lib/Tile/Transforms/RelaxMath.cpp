//===- RelaxMath.cpp - lets the code generator round differently ------------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Only the program's own arithmetic is marked. The polynomials that later stand for
// math functions depend on the order of their operations and are not. Quotients stay
// quotients: a product with a reciprocal may miss an integer that a division hits,
// which floor_divide would turn into an error of one.
//
//===----------------------------------------------------------------------===//

#include "tilewright/Tile/Transforms/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;

namespace tilewright::tile {
#define GEN_PASS_DEF_RELAXMATH
#include "tilewright/Tile/Transforms/Passes.h.inc"

namespace {
struct RelaxMath : impl::RelaxMathBase<RelaxMath> {
  void runOnOperation() override {
    using arith::FastMathFlags;
    auto flags = arith::FastMathFlagsAttr::get(&getContext(),
                                               FastMathFlags::contract | FastMathFlags::reassoc | FastMathFlags::nsz);
    getOperation()->walk([&](arith::ArithFastMathInterface op) {
      if (isa<arith::ArithDialect>(op->getDialect()))
        op->setAttr(op.getFastMathAttrName(), flags);
    });
  }
};
} // namespace

} // namespace tilewright::tile
