//===- IndexMapTest.cpp - index arithmetic against numbers ------------------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tilewright/Analysis/IndexMap.h"

#include "mlir/IR/MLIRContext.h"
#include "llvm/Support/MathExtras.h"

#include <gtest/gtest.h>
#include <random>

using namespace mlir;
using namespace tilewright;

namespace {

int64_t evaluate(AffineExpr expr, ArrayRef<int64_t> dims) {
  if (auto constant = dyn_cast<AffineConstantExpr>(expr))
    return constant.getValue();
  if (auto dim = dyn_cast<AffineDimExpr>(expr))
    return dims[dim.getPosition()];
  auto binary = cast<AffineBinaryOpExpr>(expr);
  int64_t lhs = evaluate(binary.getLHS(), dims), rhs = evaluate(binary.getRHS(), dims);
  switch (binary.getKind()) {
  case AffineExprKind::Add:
    return lhs + rhs;
  case AffineExprKind::Mul:
    return lhs * rhs;
  case AffineExprKind::FloorDiv:
    return llvm::divideFloorSigned(lhs, rhs);
  case AffineExprKind::Mod:
    return llvm::mod(lhs, rhs);
  default:
    ADD_FAILURE() << "unexpected expression";
    return 0;
  }
}

std::string text(AffineExpr expr) {
  std::string string;
  llvm::raw_string_ostream(string) << expr;
  return string;
}

class IndexMapTest : public testing::Test {
protected:
  MLIRContext context;
  IndexSpace space{&context};
};

TEST_F(IndexMapTest, RangesRemoveDivisions) {
  AffineExpr row = space.addDim(0, 3), column = space.addDim(0, 7);
  AffineExpr position = space.linearize({row, column}, {4, 8});
  EXPECT_EQ(space.delinearize(position, {4, 8}), (Index{row, column}));
  EXPECT_EQ(text(space.floorDiv(position, 16)), "d0 floordiv 2");
  EXPECT_EQ(text(space.mod(position, 16)), text(space.add(space.multiply(row % 2, 8), column)));
}

TEST_F(IndexMapTest, DigitsJoin) {
  AffineExpr d = space.addDim(0, 59);
  Index digits = space.delinearize(d, {3, 4, 5});
  EXPECT_EQ(space.linearize(digits, {3, 4, 5}), d);
  EXPECT_EQ(space.floorDiv(digits[1] * 5 + digits[2], 5), digits[1]);
}

TEST_F(IndexMapTest, NegativeStrides) {
  AffineExpr d = space.addDim(0, 9);
  AffineExpr flipped = space.add(space.multiply(d, -1), space.constant(9));
  IndexRange range = space.rangeOf(flipped);
  EXPECT_EQ(range.low, 0);
  EXPECT_EQ(range.high, 9);
}

/// Random expressions keep their values, whatever rules apply to them.
TEST_F(IndexMapTest, SimplificationKeepsValues) {
  std::mt19937 random(1);
  auto pick = [&](int64_t low, int64_t high) { return std::uniform_int_distribution<int64_t>(low, high)(random); };
  SmallVector<int64_t> sizes{2, 3, 4, 6};
  SmallVector<AffineExpr> dims;
  for (int64_t size : sizes)
    dims.push_back(space.addDim(0, size - 1));
  for (int round = 0; round < 300; ++round) {
    // Every simplified expression with the same one built step by step without simplification.
    std::vector<std::pair<AffineExpr, std::function<int64_t(ArrayRef<int64_t>)>>> exprs;
    for (auto [number, dim] : llvm::enumerate(dims)) {
      size_t position = number;
      exprs.push_back({dim, [=](ArrayRef<int64_t> values) { return values[position]; }});
    }
    for (int step = 0; step < 8; ++step) {
      auto [a, valueOfA] = exprs[pick(0, exprs.size() - 1)];
      auto [b, valueOfB] = exprs[pick(0, exprs.size() - 1)];
      int64_t number = pick(1, 12);
      auto f = valueOfA, g = valueOfB;
      switch (pick(0, 3)) {
      case 0:
        exprs.push_back({space.add(space.add(a, b), space.constant(number - 6)),
                         [=](ArrayRef<int64_t> values) { return f(values) + g(values) + number - 6; }});
        break;
      case 1:
        exprs.push_back(
            {space.multiply(a, number - 4), [=](ArrayRef<int64_t> values) { return f(values) * (number - 4); }});
        break;
      case 2:
        exprs.push_back({space.floorDiv(a, number),
                         [=](ArrayRef<int64_t> values) { return llvm::divideFloorSigned(f(values), number); }});
        break;
      default:
        exprs.push_back({space.mod(a, number), [=](ArrayRef<int64_t> values) { return llvm::mod(f(values), number); }});
      }
    }
    for (int64_t point = 0; point < 2 * 3 * 4 * 6; ++point) {
      int64_t values[] = {point / 72, point / 24 % 3, point / 6 % 4, point % 6};
      auto &[expr, value] = exprs.back();
      IndexRange range = space.rangeOf(expr);
      ASSERT_EQ(evaluate(expr, values), value(values)) << text(expr);
      ASSERT_LE(range.low, value(values)) << text(expr);
      ASSERT_GE(range.high, value(values)) << text(expr);
    }
  }
}

} // namespace
