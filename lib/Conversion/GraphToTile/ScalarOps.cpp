//===- ScalarOps.cpp - one element of an op, as scalar arithmetic -----------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ScalarOps.h"

using namespace mlir;
using arith::CmpFPredicate;
using arith::CmpIPredicate;

namespace tilewright {

Type storageType(Type elementType) {
  MLIRContext *context = elementType.getContext();
  if (elementType.isInteger(1))
    return IntegerType::get(context, 8);
  return scalarType(elementType);
}

Type scalarType(Type elementType) {
  if (auto integer = dyn_cast<IntegerType>(elementType))
    return IntegerType::get(integer.getContext(), integer.getWidth());
  return elementType;
}

Value ScalarBuilder::constant(Type type, double value) {
  return create<arith::ConstantOp>(builder.getFloatAttr(type, value));
}

Value ScalarBuilder::integer(Type type, int64_t value) {
  unsigned width = type.getIntOrFloatBitWidth();
  return create<arith::ConstantOp>(IntegerAttr::get(type, APInt(64, value).trunc(width)));
}

Value ScalarBuilder::compare(CmpIPredicate predicate, Value lhs, Value rhs) {
  return create<arith::CmpIOp>(predicate, lhs, rhs);
}

Value ScalarBuilder::compare(CmpFPredicate predicate, Value lhs, Value rhs) {
  return create<arith::CmpFOp>(predicate, lhs, rhs);
}

Value ScalarBuilder::select(Value condition, Value onTrue, Value onFalse) {
  return create<arith::SelectOp>(condition, onTrue, onFalse);
}

//===----------------------------------------------------------------------===//
// Floating point
//===----------------------------------------------------------------------===//

namespace {

/// Of a float remainder with the sign of the dividend, the one with the sign of the divisor.
Value adjustRemainder(ScalarBuilder &b, Value remainder, Value divisor) {
  Value zero = b.constant(divisor.getType(), 0.0);
  Value signsDiffer = b.create<arith::XOrIOp>(b.compare(CmpFPredicate::OLT, remainder, zero),
                                              b.compare(CmpFPredicate::OLT, divisor, zero));
  return b.create<arith::AndIOp>(b.compare(CmpFPredicate::UNE, remainder, zero), signsDiffer);
}

/// torch.floor_divide on floats: exact where the quotient x / y would round up to the next integer.
Value emitFloorDivFloat(ScalarBuilder &b, Value x, Value y) {
  Type type = x.getType();
  Value zero = b.constant(type, 0.0), one = b.constant(type, 1.0);
  Value quotient = b.create<arith::DivFOp>(x, y);
  Value remainder = b.create<arith::RemFOp>(x, y);
  Value exact = b.create<arith::DivFOp>(b.create<arith::SubFOp>(x, remainder), y);
  exact = b.select(adjustRemainder(b, remainder, y), b.create<arith::SubFOp>(exact, one), exact);
  Value floor = b.create<math::FloorOp>(exact);
  Value tooLow = b.compare(CmpFPredicate::OGT, b.create<arith::SubFOp>(exact, floor), b.constant(type, 0.5));
  floor = b.select(tooLow, b.create<arith::AddFOp>(floor, one), floor);
  Value signedZero = b.create<math::CopySignOp>(zero, quotient);
  Value result = b.select(b.compare(CmpFPredicate::OEQ, exact, zero), signedZero, floor);
  return b.select(b.compare(CmpFPredicate::OEQ, y, zero), quotient, result);
}

/// atan2(x, y). MLIR folds that of two zeros to NaN; C99 (F.9.1.4) gives the angle of the point (+-1, x).
Value emitAtan2(ScalarBuilder &b, Value x, Value y) {
  Value zero = b.constant(x.getType(), 0.0), one = b.constant(x.getType(), 1.0);
  Value isOrigin =
      b.create<arith::AndIOp>(b.compare(CmpFPredicate::OEQ, x, zero), b.compare(CmpFPredicate::OEQ, y, zero));
  return b.create<math::Atan2Op>(x, b.select(isOrigin, b.create<math::CopySignOp>(one, y), y));
}

Value emitFloatUnary(ScalarBuilder &b, Operation *op, Value x) {
  Type type = x.getType();
  auto constant = [&](double value) { return b.constant(type, value); };
  return llvm::TypeSwitch<Operation *, Value>(op)
      .Case([&](graph::NegOp) { return b.create<arith::NegFOp>(x); })
      .Case([&](graph::AbsOp) { return b.create<math::AbsFOp>(x); })
      .Case([&](graph::SignOp) {
        Value negative = b.select(b.compare(CmpFPredicate::OLT, x, constant(0)), constant(-1), constant(0));
        return b.select(b.compare(CmpFPredicate::OGT, x, constant(0)), constant(1), negative);
      })
      .Case([&](graph::CeilOp) { return b.create<math::CeilOp>(x); })
      .Case([&](graph::FloorOp) { return b.create<math::FloorOp>(x); })
      .Case([&](graph::RoundOp) { return b.create<math::RoundEvenOp>(x); })
      .Case([&](graph::TruncOp) { return b.create<math::TruncOp>(x); })
      .Case([&](graph::ExpOp) { return b.create<math::ExpOp>(x); })
      .Case([&](graph::Exp2Op) { return b.create<math::Exp2Op>(x); })
      .Case([&](graph::Expm1Op) { return b.create<math::ExpM1Op>(x); })
      .Case([&](graph::LogOp) { return b.create<math::LogOp>(x); })
      .Case([&](graph::Log2Op) { return b.create<math::Log2Op>(x); })
      .Case([&](graph::Log10Op) { return b.create<math::Log10Op>(x); })
      .Case([&](graph::Log1pOp) { return b.create<math::Log1pOp>(x); })
      .Case([&](graph::SqrtOp) { return b.create<math::SqrtOp>(x); })
      .Case([&](graph::RsqrtOp) { return b.create<arith::DivFOp>(constant(1), b.create<math::SqrtOp>(x)); })
      .Case([&](graph::ReciprocalOp) { return b.create<arith::DivFOp>(constant(1), x); })
      .Case([&](graph::SinOp) { return b.create<math::SinOp>(x); })
      .Case([&](graph::CosOp) { return b.create<math::CosOp>(x); })
      .Case([&](graph::TanOp) { return b.create<math::TanOp>(x); })
      .Case([&](graph::AsinOp) { return b.create<math::AsinOp>(x); })
      .Case([&](graph::AcosOp) { return b.create<math::AcosOp>(x); })
      .Case([&](graph::AtanOp) { return b.create<math::AtanOp>(x); })
      .Case([&](graph::SinhOp) { return b.create<math::SinhOp>(x); })
      .Case([&](graph::CoshOp) { return b.create<math::CoshOp>(x); })
      .Case([&](graph::TanhOp) { return b.create<math::TanhOp>(x); })
      .Case([&](graph::AsinhOp) { return b.create<math::AsinhOp>(x); })
      .Case([&](graph::AcoshOp) { return b.create<math::AcoshOp>(x); })
      .Case([&](graph::AtanhOp) { return b.create<math::AtanhOp>(x); })
      .Case([&](graph::ErfOp) { return b.create<math::ErfOp>(x); })
      .Case([&](graph::ErfcOp) { return b.create<math::ErfcOp>(x); })
      .Case([&](graph::SigmoidOp) {
        Value exp = b.create<math::ExpOp>(b.create<arith::NegFOp>(x));
        return b.create<arith::DivFOp>(constant(1), b.create<arith::AddFOp>(constant(1), exp));
      })
      .Default(Value());
}

Value emitFloatBinary(ScalarBuilder &b, Operation *op, Value x, Value y) {
  return llvm::TypeSwitch<Operation *, Value>(op)
      .Case([&](graph::AddOp) { return b.create<arith::AddFOp>(x, y); })
      .Case([&](graph::SubOp) { return b.create<arith::SubFOp>(x, y); })
      .Case([&](graph::MulOp) { return b.create<arith::MulFOp>(x, y); })
      .Case([&](graph::DivOp) { return b.create<arith::DivFOp>(x, y); })
      .Case([&](graph::FloorDivOp) { return emitFloorDivFloat(b, x, y); })
      .Case([&](graph::FmodOp) { return b.create<arith::RemFOp>(x, y); })
      .Case([&](graph::RemainderOp) {
        Value remainder = b.create<arith::RemFOp>(x, y);
        return b.select(adjustRemainder(b, remainder, y), b.create<arith::AddFOp>(remainder, y), remainder);
      })
      .Case([&](graph::PowOp) { return b.create<math::PowFOp>(x, y); })
      .Case([&](graph::MaximumOp) { return b.create<arith::MaximumFOp>(x, y); })
      .Case([&](graph::MinimumOp) { return b.create<arith::MinimumFOp>(x, y); })
      .Case([&](graph::Atan2Op) { return emitAtan2(b, x, y); })
      .Default(Value());
}

//===----------------------------------------------------------------------===//
// Integers
//===----------------------------------------------------------------------===//

/// Quotient and remainder, truncating. A zero divisor becomes 1 (and an error); the most negative number divided by
/// -1, which traps on x86, wraps.
std::pair<Value, Value> emitDivision(ScalarBuilder &b, Value x, Value y, bool isUnsigned) {
  APInt divisor;
  if (!matchPattern(y, m_ConstantInt(&divisor)) || divisor.isZero())
    y = b.create<tile::CheckDivisorOp>(y);
  if (isUnsigned)
    return {b.create<arith::DivUIOp>(x, y), b.create<arith::RemUIOp>(x, y)};
  Type type = x.getType();
  Value negates = b.compare(CmpIPredicate::eq, y, b.integer(type, -1));
  Value safe = b.select(negates, b.integer(type, 1), y);
  Value quotient = b.create<arith::DivSIOp>(x, safe);
  Value remainder = b.create<arith::RemSIOp>(x, safe);
  return {b.select(negates, b.create<arith::SubIOp>(b.integer(type, 0), x), quotient), remainder};
}

/// Whether a truncating division left a remainder whose sign is not the divisor's.
Value roundsUp(ScalarBuilder &b, Value remainder, Value divisor) {
  Value zero = b.integer(divisor.getType(), 0);
  Value signsDiffer = b.create<arith::XOrIOp>(b.compare(CmpIPredicate::slt, remainder, zero),
                                              b.compare(CmpIPredicate::slt, divisor, zero));
  return b.create<arith::AndIOp>(b.compare(CmpIPredicate::ne, remainder, zero), signsDiffer);
}

/// x ^ y by repeated squaring; a negative exponent gives 1 / x^|y|, truncated, as torch does (0 for x = 0).
Value emitIntegerPower(ScalarBuilder &b, Value x, Value y, bool isUnsigned) {
  Type type = x.getType();
  Value zero = b.integer(type, 0), one = b.integer(type, 1);
  auto index = [&](int64_t value) { return b.create<arith::ConstantIndexOp>(value); };
  auto loop = scf::ForOp::create(b.builder, b.location, index(0), index(type.getIntOrFloatBitWidth()), index(1),
                                 ValueRange{one, x, y});
  {
    OpBuilder::InsertionGuard guard(b.builder);
    b.builder.setInsertionPointToStart(loop.getBody());
    Value result = loop.getRegionIterArg(0), square = loop.getRegionIterArg(1), exponent = loop.getRegionIterArg(2);
    Value isOdd = b.compare(CmpIPredicate::ne, b.create<arith::AndIOp>(exponent, one), zero);
    result = b.select(isOdd, b.create<arith::MulIOp>(result, square), result);
    square = b.create<arith::MulIOp>(square, square);
    exponent = b.create<arith::ShRUIOp>(exponent, one);
    scf::YieldOp::create(b.builder, b.location, ValueRange{result, square, exponent});
  }
  Value power = loop.getResult(0);
  if (isUnsigned)
    return power;
  Value minusOne = b.integer(type, -1);
  Value isOdd = b.compare(CmpIPredicate::ne, b.create<arith::AndIOp>(y, one), zero);
  Value inverse = b.select(b.compare(CmpIPredicate::eq, x, minusOne), b.select(isOdd, minusOne, one), zero);
  inverse = b.select(b.compare(CmpIPredicate::eq, x, one), one, inverse);
  return b.select(b.compare(CmpIPredicate::slt, y, zero), inverse, power);
}

Value emitIntegerUnary(ScalarBuilder &b, Operation *op, Value x, bool isUnsigned) {
  Type type = x.getType();
  Value zero = b.integer(type, 0);
  auto negate = [&] { return b.create<arith::SubIOp>(zero, x); };
  return llvm::TypeSwitch<Operation *, Value>(op)
      .Case([&](graph::NegOp) { return negate(); })
      .Case(
          [&](graph::AbsOp) { return isUnsigned ? x : b.select(b.compare(CmpIPredicate::slt, x, zero), negate(), x); })
      .Case([&](graph::SignOp) {
        Value one = b.integer(type, 1);
        Value negative = isUnsigned ? one : b.select(b.compare(CmpIPredicate::slt, x, zero), b.integer(type, -1), one);
        return b.select(b.compare(CmpIPredicate::eq, x, zero), zero, negative);
      })
      .Case<graph::CeilOp, graph::FloorOp, graph::RoundOp, graph::TruncOp>([&](auto) { return x; })
      .Case([&](graph::NotOp) { return b.create<arith::XOrIOp>(x, b.integer(type, -1)); })
      .Default(Value());
}

Value emitIntegerBinary(ScalarBuilder &b, Operation *op, Value x, Value y, bool isUnsigned) {
  Type type = x.getType();
  bool isBoolean = type.isInteger(1);
  int64_t width = type.getIntOrFloatBitWidth();
  // Shift counts outside [0, width) are undefined in LLVM.
  auto countFits = [&] { return b.compare(CmpIPredicate::ult, y, b.integer(type, width)); };
  return llvm::TypeSwitch<Operation *, Value>(op)
      .Case([&](graph::AddOp) { return isBoolean ? b.create<arith::OrIOp>(x, y) : b.create<arith::AddIOp>(x, y); })
      .Case([&](graph::SubOp) { return b.create<arith::SubIOp>(x, y); })
      .Case([&](graph::MulOp) { return isBoolean ? b.create<arith::AndIOp>(x, y) : b.create<arith::MulIOp>(x, y); })
      .Case([&](graph::DivOp) { return emitDivision(b, x, y, isUnsigned).first; })
      .Case([&](graph::FmodOp) { return emitDivision(b, x, y, isUnsigned).second; })
      .Case([&](graph::FloorDivOp) {
        auto [quotient, remainder] = emitDivision(b, x, y, isUnsigned);
        if (isUnsigned)
          return quotient;
        return b.select(roundsUp(b, remainder, y), b.create<arith::SubIOp>(quotient, b.integer(type, 1)), quotient);
      })
      .Case([&](graph::RemainderOp) {
        Value remainder = emitDivision(b, x, y, isUnsigned).second;
        if (isUnsigned)
          return remainder;
        return b.select(roundsUp(b, remainder, y), b.create<arith::AddIOp>(remainder, y), remainder);
      })
      .Case([&](graph::PowOp) { return emitIntegerPower(b, x, y, isUnsigned); })
      .Case([&](graph::MaximumOp) {
        return isUnsigned ? b.create<arith::MaxUIOp>(x, y) : b.create<arith::MaxSIOp>(x, y);
      })
      .Case([&](graph::MinimumOp) {
        return isUnsigned ? b.create<arith::MinUIOp>(x, y) : b.create<arith::MinSIOp>(x, y);
      })
      .Case([&](graph::AndOp) { return b.create<arith::AndIOp>(x, y); })
      .Case([&](graph::OrOp) { return b.create<arith::OrIOp>(x, y); })
      .Case([&](graph::XorOp) { return b.create<arith::XOrIOp>(x, y); })
      .Case([&](graph::ShlOp) {
        Value zero = b.integer(type, 0), fits = countFits();
        return b.select(fits, b.create<arith::ShLIOp>(x, b.select(fits, y, zero)), zero);
      })
      .Case([&](graph::ShrOp) {
        Value fits = countFits();
        if (isUnsigned) {
          Value zero = b.integer(type, 0);
          return b.select(fits, b.create<arith::ShRUIOp>(x, b.select(fits, y, zero)), zero);
        }
        return b.create<arith::ShRSIOp>(x, b.select(fits, y, b.integer(type, width - 1)));
      })
      .Default(Value());
}

//===----------------------------------------------------------------------===//
// Comparison, dispatch
//===----------------------------------------------------------------------===//

Value emitCompare(ScalarBuilder &b, StringRef predicate, Value x, Value y, bool isUnsigned) {
  if (isa<FloatType>(x.getType()))
    return b.compare(llvm::StringSwitch<CmpFPredicate>(predicate)
                         .Case("eq", CmpFPredicate::OEQ)
                         .Case("ne", CmpFPredicate::UNE)
                         .Case("lt", CmpFPredicate::OLT)
                         .Case("le", CmpFPredicate::OLE)
                         .Case("gt", CmpFPredicate::OGT)
                         .Case("ge", CmpFPredicate::OGE),
                     x, y);
  return b.compare(llvm::StringSwitch<CmpIPredicate>(predicate)
                       .Case("eq", CmpIPredicate::eq)
                       .Case("ne", CmpIPredicate::ne)
                       .Case("lt", isUnsigned ? CmpIPredicate::ult : CmpIPredicate::slt)
                       .Case("le", isUnsigned ? CmpIPredicate::ule : CmpIPredicate::sle)
                       .Case("gt", isUnsigned ? CmpIPredicate::ugt : CmpIPredicate::sgt)
                       .Case("ge", isUnsigned ? CmpIPredicate::uge : CmpIPredicate::sge),
                   x, y);
}

bool isHalf(Type type) { return type.isF16() || type.isBF16(); }

/// f16 and bf16 arithmetic happens in f32 and is rounded once.
Value widen(ScalarBuilder &b, Value value) {
  return isHalf(value.getType()) ? b.create<arith::ExtFOp>(b.builder.getF32Type(), value) : value;
}

} // namespace

Value emitElementwise(ScalarBuilder &b, Operation *op, ValueRange operands) {
  Type elementType = graph::tensorType(op->getOperand(0)).getElementType();
  bool isUnsigned = tilewright::isUnsigned(elementType);
  if (isa<graph::SelectOp>(op))
    return b.select(operands[0], operands[1], operands[2]);
  if (auto convert = dyn_cast<graph::ConvertOp>(op))
    return emitConvert(b, operands[0], elementType, graph::tensorType(convert.getResult()).getElementType());

  SmallVector<Value> wide;
  for (Value operand : operands)
    wide.push_back(widen(b, operand));
  if (auto compare = dyn_cast<graph::CmpOp>(op))
    return emitCompare(b, compare.getPredicate(), wide[0], wide[1], isUnsigned);
  if (isa<graph::IsNanOp>(op))
    return isa<FloatType>(elementType) ? b.compare(CmpFPredicate::UNO, wide[0], wide[0])
                                       : b.integer(b.builder.getI1Type(), 0);
  if (!isa<FloatType>(elementType))
    return wide.size() == 1 ? emitIntegerUnary(b, op, wide[0], isUnsigned)
                            : emitIntegerBinary(b, op, wide[0], wide[1], isUnsigned);
  Value result = wide.size() == 1 ? emitFloatUnary(b, op, wide[0]) : emitFloatBinary(b, op, wide[0], wide[1]);
  return result && isHalf(elementType) ? b.create<arith::TruncFOp>(elementType, result) : result;
}

Value emitConvert(ScalarBuilder &b, Value value, Type from, Type to) {
  if (from == to)
    return value;
  Type target = scalarType(to);
  if (to.isInteger(1)) {
    if (!isa<FloatType>(from))
      return b.compare(CmpIPredicate::ne, value, b.integer(value.getType(), 0));
    value = widen(b, value);
    return b.compare(CmpFPredicate::UNE, value, b.constant(value.getType(), 0.0));
  }
  if (isa<FloatType>(from) && isa<FloatType>(to)) {
    if (from.getIntOrFloatBitWidth() == 64 && isHalf(to))
      value = b.create<arith::TruncFOp>(b.builder.getF32Type(), value); // torch rounds by way of f32
    value = widen(b, value);
    if (value.getType() == target)
      return value;
    return target.getIntOrFloatBitWidth() > value.getType().getIntOrFloatBitWidth()
               ? b.create<arith::ExtFOp>(target, value)
               : b.create<arith::TruncFOp>(target, value);
  }
  if (isa<FloatType>(to)) {
    Type exact = isHalf(to) ? b.builder.getF32Type() : target;
    value = isUnsigned(from) ? b.create<arith::UIToFPOp>(exact, value) : b.create<arith::SIToFPOp>(exact, value);
    return isHalf(to) ? b.create<arith::TruncFOp>(target, value) : value;
  }
  if (isa<FloatType>(from)) {
    // x86 converts to i32 or i64 and gives the most negative one for what does not fit (and for NaN); LLVM gives
    // poison, so ask first. torch takes the 64-bit conversion for i64 and ui8.
    value = widen(b, value);
    bool isWide = to.isInteger(64) || isUnsigned(to);
    Type integer = isWide ? b.builder.getI64Type() : b.builder.getI32Type();
    double limit = isWide ? 0x1p63 : 0x1p31;
    Value low = b.constant(value.getType(), -limit), high = b.constant(value.getType(), limit);
    Value fits =
        b.create<arith::AndIOp>(b.compare(CmpFPredicate::OGE, value, low), b.compare(CmpFPredicate::OLT, value, high));
    value = b.create<arith::FPToSIOp>(integer, b.select(fits, value, b.constant(value.getType(), 0.0)));
    value = b.select(fits, value, b.integer(integer, isWide ? INT64_MIN : INT32_MIN));
  }
  unsigned have = value.getType().getIntOrFloatBitWidth(), want = target.getIntOrFloatBitWidth();
  if (have == want)
    return value;
  if (have > want)
    return b.create<arith::TruncIOp>(target, value);
  return isUnsigned(from) ? b.create<arith::ExtUIOp>(target, value) : b.create<arith::ExtSIOp>(target, value);
}

//===----------------------------------------------------------------------===//
// Reductions
//===----------------------------------------------------------------------===//

Accumulator Accumulator::get(StringRef kind, Type elementType) {
  Accumulator accumulator;
  accumulator.kind = llvm::StringSwitch<tile::CombineKind>(kind)
                         .Case("sum", tile::CombineKind::Add)
                         .Case("prod", tile::CombineKind::Mul)
                         .Case("max", tile::CombineKind::Max)
                         .Case("min", tile::CombineKind::Min)
                         .Case("any", tile::CombineKind::Or)
                         .Case("all", tile::CombineKind::And);
  accumulator.elementType = elementType;
  accumulator.type = scalarType(elementType);
  if (isHalf(elementType))
    accumulator.type = Float32Type::get(elementType.getContext());
  bool isOrder = accumulator.kind == tile::CombineKind::Max || accumulator.kind == tile::CombineKind::Min;
  // tile's max and min are signed; an unsigned byte is a non-negative i16.
  if (isOrder && isUnsigned(elementType))
    accumulator.type = IntegerType::get(elementType.getContext(), 16);
  return accumulator;
}

Value Accumulator::identity(ScalarBuilder &b) const {
  switch (kind) {
  case tile::CombineKind::Add:
  case tile::CombineKind::Or:
    return isa<FloatType>(type) ? b.constant(type, 0.0) : b.integer(type, 0);
  case tile::CombineKind::Mul:
    return isa<FloatType>(type) ? b.constant(type, 1.0) : b.integer(type, 1);
  case tile::CombineKind::And:
    return b.integer(type, -1);
  case tile::CombineKind::Max:
  case tile::CombineKind::Min:
    break;
  }
  bool isMax = kind == tile::CombineKind::Max;
  if (isa<FloatType>(type))
    return b.constant(type, isMax ? -std::numeric_limits<double>::infinity() : std::numeric_limits<double>::infinity());
  if (isUnsigned(elementType))
    return b.integer(type, isMax ? 0 : (1 << elementType.getIntOrFloatBitWidth()) - 1);
  unsigned width = type.getIntOrFloatBitWidth();
  return b.integer(type, (isMax ? APInt::getSignedMinValue(width) : APInt::getSignedMaxValue(width)).getSExtValue());
}

Value Accumulator::fromElement(ScalarBuilder &b, Value element) const {
  if (element.getType() == type)
    return element;
  return isa<FloatType>(type) ? b.create<arith::ExtFOp>(type, element) : b.create<arith::ExtUIOp>(type, element);
}

Value Accumulator::combine(ScalarBuilder &b, Value lhs, Value rhs) const {
  bool isFloat = isa<FloatType>(type);
  switch (kind) {
  case tile::CombineKind::Add:
    return isFloat ? b.create<arith::AddFOp>(lhs, rhs) : b.create<arith::AddIOp>(lhs, rhs);
  case tile::CombineKind::Mul:
    return isFloat ? b.create<arith::MulFOp>(lhs, rhs) : b.create<arith::MulIOp>(lhs, rhs);
  case tile::CombineKind::Max:
    return isFloat ? b.create<arith::MaximumFOp>(lhs, rhs) : b.create<arith::MaxSIOp>(lhs, rhs);
  case tile::CombineKind::Min:
    return isFloat ? b.create<arith::MinimumFOp>(lhs, rhs) : b.create<arith::MinSIOp>(lhs, rhs);
  case tile::CombineKind::Or:
    return b.create<arith::OrIOp>(lhs, rhs);
  case tile::CombineKind::And:
    return b.create<arith::AndIOp>(lhs, rhs);
  }
  llvm_unreachable("unknown kind");
}

Value Accumulator::toElement(ScalarBuilder &b, Value accumulator) const {
  Type scalar = scalarType(elementType);
  if (scalar == type)
    return accumulator;
  return isa<FloatType>(type) ? b.create<arith::TruncFOp>(scalar, accumulator)
                              : b.create<arith::TruncIOp>(scalar, accumulator);
}

} // namespace tilewright
