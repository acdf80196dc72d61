//===- MathExpression.h - arithmetic written as C++ expressions ---*- C++ -*-===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// `p * x + 1.0` on Expressions emits arith ops on scalars or vectors, so that a
// polynomial reads as in a book.
//
//===----------------------------------------------------------------------===//
#ifndef TILEWRIGHT_LIB_TILE_TRANSFORMS_MATHEXPRESSION_H
#define TILEWRIGHT_LIB_TILE_TRANSFORMS_MATHEXPRESSION_H

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"

namespace tilewright::tile {

class Expression {
public:
  Expression(mlir::ImplicitLocOpBuilder &builder, mlir::Value value) : builder(&builder), value(value) {}

  mlir::Value getValue() const { return value; }
  mlir::Type getElementType() const { return mlir::getElementTypeOrSelf(value.getType()); }
  bool isFloat() const { return llvm::isa<mlir::FloatType>(getElementType()); }

  /// A constant of this expression's type.
  Expression constant(double number) const { return splat(mlir::FloatAttr::get(getElementType(), number)); }
  Expression integer(int64_t number) const { return splat(mlir::IntegerAttr::get(getElementType(), number)); }

  /// The same bits as an integer or a float of the same width.
  Expression bitsAsInteger() const {
    return bitcast(builder->getIntegerType(getElementType().getIntOrFloatBitWidth()));
  }
  Expression bitsAsFloat() const {
    return bitcast(getElementType().isInteger(64) ? mlir::Type(builder->getF64Type()) : builder->getF32Type());
  }
  Expression toF64() const {
    return {*builder, mlir::arith::ExtFOp::create(*builder, typeOf(builder->getF64Type()), value)};
  }
  Expression toF32() const {
    return {*builder, mlir::arith::TruncFOp::create(*builder, typeOf(builder->getF32Type()), value)};
  }

  /// Integers, taken as unsigned on the way to i64.
  Expression toI64() const {
    return {*builder, mlir::arith::ExtUIOp::create(*builder, typeOf(builder->getI64Type()), value)};
  }
  Expression toI32() const {
    return {*builder, mlir::arith::TruncIOp::create(*builder, typeOf(builder->getI32Type()), value)};
  }
  Expression signedToF64() const {
    return {*builder, mlir::arith::SIToFPOp::create(*builder, typeOf(builder->getF64Type()), value)};
  }

  template <typename Op> Expression unary() const { return {*builder, Op::create(*builder, value)}; }
  template <typename Op> Expression binary(Expression other) const {
    return {*builder, Op::create(*builder, value, other.value)};
  }

  Expression abs() const { return unary<mlir::math::AbsFOp>(); }
  Expression withSignOf(Expression other) const { return binary<mlir::math::CopySignOp>(other); }

  friend Expression operator+(Expression a, Expression b) {
    return a.isFloat() ? a.binary<mlir::arith::AddFOp>(b) : a.binary<mlir::arith::AddIOp>(b);
  }
  friend Expression operator-(Expression a, Expression b) {
    return a.isFloat() ? a.binary<mlir::arith::SubFOp>(b) : a.binary<mlir::arith::SubIOp>(b);
  }
  friend Expression operator*(Expression a, Expression b) {
    return a.isFloat() ? a.binary<mlir::arith::MulFOp>(b) : a.binary<mlir::arith::MulIOp>(b);
  }
  friend Expression operator/(Expression a, Expression b) { return a.binary<mlir::arith::DivFOp>(b); }
  friend Expression operator+(Expression a, double b) { return a + a.constant(b); }
  friend Expression operator-(Expression a, double b) { return a - a.constant(b); }
  friend Expression operator-(double a, Expression b) { return b.constant(a) - b; }
  friend Expression operator*(Expression a, double b) { return a * a.constant(b); }
  friend Expression operator/(double a, Expression b) { return b.constant(a) / b; }
  friend Expression operator&(Expression a, Expression b) { return a.binary<mlir::arith::AndIOp>(b); }
  friend Expression operator|(Expression a, Expression b) { return a.binary<mlir::arith::OrIOp>(b); }
  friend Expression operator^(Expression a, Expression b) { return a.binary<mlir::arith::XOrIOp>(b); }
  friend Expression operator&(Expression a, int64_t b) { return a & a.integer(b); }
  friend Expression operator<<(Expression a, int64_t b) { return a.binary<mlir::arith::ShLIOp>(a.integer(b)); }
  /// Arithmetic shift.
  friend Expression operator>>(Expression a, int64_t b) { return a.binary<mlir::arith::ShRSIOp>(a.integer(b)); }

  /// Of integers.
  Expression shiftedLeft(Expression bits) const { return binary<mlir::arith::ShLIOp>(bits); }
  Expression shiftedRightUnsigned(int64_t bits) const { return binary<mlir::arith::ShRUIOp>(integer(bits)); }
  Expression isInteger(int64_t number) const {
    return {*builder,
            mlir::arith::CmpIOp::create(*builder, mlir::arith::CmpIPredicate::eq, value, integer(number).value)};
  }

  /// Ordered comparisons: false if a NaN takes part.
  friend Expression operator<(Expression a, Expression b) { return a.compare(mlir::arith::CmpFPredicate::OLT, b); }
  friend Expression operator<(Expression a, double b) { return a < a.constant(b); }
  friend Expression operator>(Expression a, double b) { return a.constant(b) < a; }
  friend Expression operator<=(Expression a, double b) {
    return a.compare(mlir::arith::CmpFPredicate::OLE, a.constant(b));
  }
  friend Expression operator==(Expression a, Expression b) { return a.compare(mlir::arith::CmpFPredicate::OEQ, b); }
  friend Expression operator==(Expression a, double b) { return a == a.constant(b); }
  friend Expression operator!=(Expression a, Expression b) { return a.compare(mlir::arith::CmpFPredicate::UNE, b); }

  /// a * b + c, rounded once.
  friend Expression fma(Expression a, Expression b, Expression c) {
    return {*a.builder, mlir::math::FmaOp::create(*a.builder, a.value, b.value, c.value)};
  }
  friend Expression fma(Expression a, double b, Expression c) { return fma(a, a.constant(b), c); }
  friend Expression fma(Expression a, Expression b, double c) { return fma(a, b, a.constant(c)); }
  friend Expression fma(Expression a, double b, double c) { return fma(a, a.constant(b), a.constant(c)); }

  friend Expression select(Expression condition, Expression a, Expression b) {
    return {*a.builder, mlir::arith::SelectOp::create(*a.builder, condition.value, a.value, b.value)};
  }
  friend Expression select(Expression condition, double a, Expression b) { return select(condition, b.constant(a), b); }
  friend Expression select(Expression condition, Expression a, double b) { return select(condition, a, a.constant(b)); }

  /// Limits that let a NaN through.
  Expression clampAbove(double high) const { return select(*this > high, high, *this); }
  Expression clampBelow(double low) const { return select(*this < low, low, *this); }

  /// coefficients[0] + coefficients[1] * x + ... by Horner's rule.
  Expression polynomial(llvm::ArrayRef<double> coefficients) const {
    Expression sum = constant(coefficients.back());
    for (double coefficient : llvm::reverse(coefficients.drop_back()))
      sum = fma(sum, *this, coefficient);
    return sum;
  }

private:
  mlir::Type typeOf(mlir::Type element) const {
    if (auto vector = llvm::dyn_cast<mlir::VectorType>(value.getType()))
      return vector.clone(element);
    return element;
  }
  Expression splat(mlir::TypedAttr number) const {
    if (auto vector = llvm::dyn_cast<mlir::VectorType>(value.getType()))
      number = mlir::DenseElementsAttr::get(vector, mlir::Attribute(number));
    return {*builder, mlir::arith::ConstantOp::create(*builder, number)};
  }
  Expression bitcast(mlir::Type element) const {
    return {*builder, mlir::arith::BitcastOp::create(*builder, typeOf(element), value)};
  }
  Expression compare(mlir::arith::CmpFPredicate predicate, Expression other) const {
    return {*builder, mlir::arith::CmpFOp::create(*builder, predicate, value, other.value)};
  }

  mlir::ImplicitLocOpBuilder *builder;
  mlir::Value value;
};

} // namespace tilewright::tile

#endif // TILEWRIGHT_LIB_TILE_TRANSFORMS_MATHEXPRESSION_H
