//===- MathFunctions.cpp - f32 functions as arithmetic ----------------------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The usual three steps: reduce the argument to a small interval, evaluate a polynomial
// there, undo the reduction. The polynomials are minimax fits of the relative error of the
// whole function, with coefficients rounded to f32 one after another, each time refitting
// the rest. `fma` is the only operation that rounds once where two would be expected.
//
//===----------------------------------------------------------------------===//

#include "MathFunctions.h"
#include "MathExpression.h"

#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

#include <limits>

using namespace mlir;

namespace tilewright::tile {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();
/// Up to here three words of pi / 2 reduce the argument of a sine well enough.
constexpr double kMaxReducible = 48000;
constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();

// ln 2 in two f32 words.
constexpr double kLn2High = 0x1.62e43p-1, kLn2Low = -0x1.05c61p-29;

//===----------------------------------------------------------------------===//
// Exponentials
//===----------------------------------------------------------------------===//

/// Adding this to |x| < 2^22 leaves round(x) in the low bits, without a conversion that is undefined for NaN.
constexpr double kRoundMagic = 0x1.8p23;
constexpr int64_t kRoundMagicBits = 0x4b400000;

/// x = n * step + rest.
struct Rounded {
  Expression integer; ///< n as i32.
  Expression number;  ///< n as a float.
};
Rounded roundProduct(Expression x, double scale) {
  Expression shifted = fma(x, scale, kRoundMagic);
  Expression bits = shifted.bitsAsInteger();
  return {bits - bits.integer(kRoundMagicBits), shifted - kRoundMagic};
}

Expression powerOfTwo(Expression n) { return ((n + n.integer(127)) << 23).bitsAsFloat(); }

/// x * 2^n for -254 <= n <= 254. In two steps, so that results may be denormal or infinite.
Expression scale(Expression x, Expression n) {
  Expression half = n >> 1;
  return x * powerOfTwo(half) * powerOfTwo(n - half);
}

/// e^r - 1 for |r| <= ln(2) / 2.
Expression expm1Reduced(Expression r) {
  Expression tail = r.polynomial({0x1.fffffep-2, 0x1.5554aep-3, 0x1.5556fp-5, 0x1.122a7p-7, 0x1.6ba48p-10});
  return fma(r * r, tail, r);
}

/// r = x - n ln 2, with |r| <= ln(2) / 2.
Expression reduceByLn2(Expression x, const Rounded &n) { return fma(n.number, -kLn2Low, fma(n.number, -kLn2High, x)); }

constexpr double kLog2E = 0x1.715476p0;

/// e^x where neither x nor the result comes near the limits of f32 (a NaN may).
Expression expInRange(Expression x) {
  Rounded n = roundProduct(x, kLog2E);
  Expression power = powerOfTwo(n.integer);
  return fma(expm1Reduced(reduceByLn2(x, n)), power, power);
}

Expression exp(Expression x) {
  // Beyond the limits the result is infinite or zero, and stays so.
  x = x.clampAbove(89.0).clampBelow(-104.0);
  Rounded n = roundProduct(x, kLog2E);
  return scale(expm1Reduced(reduceByLn2(x, n)) + 1.0, n.integer);
}

Expression exp2(Expression x) {
  x = x.clampAbove(129.0).clampBelow(-151.0);
  Rounded n = roundProduct(x, 1.0);
  Expression r = x - n.number;
  Expression slope =
      r.polynomial({0x1.62e43p-1, 0x1.ebfbdcp-3, 0x1.c6af72p-5, 0x1.3b2ddap-7, 0x1.5f0f74p-10, 0x1.417a36p-13});
  return scale(fma(r, slope, 1.0), n.integer);
}

Expression expm1(Expression original) {
  Expression x = original.clampAbove(89.0).clampBelow(-25.0);
  Rounded n = roundProduct(x, kLog2E);
  Expression p = expm1Reduced(reduceByLn2(x, n));
  // 2^n (1 + p) - 1, at half its size because 2^128 is not a float.
  Expression half = powerOfTwo(n.integer - n.integer.integer(1));
  Expression result = fma(half, p, half - 0.5) * 2.0;
  // Near zero the function is the identity, down to denormals and the sign of zero.
  return select(original.abs() < 0x1p-25, original, result);
}

//===----------------------------------------------------------------------===//
// Logarithms
//===----------------------------------------------------------------------===//

/// x = 2^k m with sqrt(1/2) <= m < sqrt(2).
struct Decomposed {
  Expression exponent; ///< k as i32.
  Expression mantissa; ///< m.
};
Decomposed decompose(Expression x) {
  Expression bits = x.bitsAsInteger();
  Expression aboveHalf = bits - bits.integer(0x3f3504f3); // The bits of sqrt(1/2).
  return {aboveHalf >> 23, (bits - (aboveHalf & ~int64_t(0x7fffff))).bitsAsFloat()};
}

/// k as a float, for |k| < 2^22.
Expression toFloat(Expression k) { return (k + k.integer(kRoundMagicBits)).bitsAsFloat() - kRoundMagic; }

/// ln(1 + f) - f for sqrt(1/2) - 1 <= f <= sqrt(2) - 1.
Expression log1pTail(Expression f) {
  Expression tail = f.polynomial({0x1.555548p-2, -0x1.000006p-2, 0x1.99a484p-3, -0x1.555c5ap-3, 0x1.2339e2p-3,
                                  -0x1.fc21b2p-4, 0x1.e6d9bp-4, -0x1.de430ep-4, 0x1.1485aap-4});
  Expression square = f * f;
  return fma(square * f, tail, square * -0.5);
}

/// k ln 2 + ln(1 + f).
Expression combineLog(Expression k, Expression f) { return fma(k, kLn2High, f + fma(k, kLn2Low, log1pTail(f))); }

/// The values at infinity, zero, and where the logarithm does not exist.
Expression finishLog(Expression x, Expression zero, Expression result) {
  result = select(x < kInfinity, result, x);
  return select(zero <= 0.0, select(zero == 0.0, zero.constant(-kInfinity), kNaN), result);
}

/// f and k (as a float) of a positive x, which may be denormal.
std::pair<Expression, Expression> splitForLog(Expression x) {
  Expression tiny = x < 0x1p-126;
  Decomposed parts = decompose(select(tiny, x * 0x1p23, x));
  return {parts.mantissa - 1.0, toFloat(parts.exponent) - select(tiny, x.constant(23.0), 0.0)};
}

Expression log(Expression x) {
  auto [f, k] = splitForLog(x);
  return finishLog(x, x, combineLog(k, f));
}

/// Logarithm to another base, whose reciprocal logarithm is high + low and whose log of 2 is two + twoLow. The
/// leading term f is multiplied in double precision, or the factor would cost an ulp.
Expression logToBase(Expression x, double high, double low, double two, double twoLow) {
  auto [f, k] = splitForLog(x);
  Expression rest = fma(log1pTail(f), high, k * twoLow);
  Expression fraction = fma(f, high, fma(f, low, rest));
  return finishLog(x, x, fma(k, two, fraction));
}
Expression log2(Expression x) { return logToBase(x, 0x1.715476p0, 0x1.4ae0cp-26, 1.0, 0.0); }
Expression log10(Expression x) { return logToBase(x, 0x1.bcb7b2p-2, -0x1.5b235ep-27, 0x1.344136p-2, -0x1.ec10cp-27); }

Expression log1p(Expression x) {
  // 1 + x = u + lost exactly (Knuth's two-sum).
  Expression u = x + 1.0;
  Expression one = u - x, addend = u - one;
  Expression lost = (1.0 - one) + (x - addend);
  Decomposed parts = decompose(u);
  // The reduced argument gets the lost part back. For large k it is nothing.
  Expression minusK = (parts.exponent.integer(127) - parts.exponent).binary<arith::MaxSIOp>(parts.exponent.integer(0));
  Expression f = (parts.mantissa - 1.0) + lost * (minusK << 23).bitsAsFloat();
  Expression result = finishLog(x, u, combineLog(toFloat(parts.exponent), f));
  return select(x.abs() < 0x1p-25, x, result);
}

//===----------------------------------------------------------------------===//
// Sigmoid-shaped functions
//===----------------------------------------------------------------------===//

Expression tanh(Expression x) {
  Expression a = x.abs(), square = x * x;
  Expression tail = square.polynomial({-0x1.55553p-2, 0x1.110688p-3, -0x1.b826fep-5, 0x1.519718p-6, -0x1.734ee8p-8});
  Expression small = fma(a * square, tail, a);
  Expression large = 1.0 - 2.0 / (expInRange((a + a).clampAbove(30.0)) + 1.0);
  return select(a < 0.625, small, large).withSignOf(x);
}

Expression erf(Expression x) {
  Expression a = x.abs(), square = x * x;
  Expression slope =
      square.polynomial({0x1.06eba6p-3, -0x1.8126e2p-2, 0x1.ce1986p-4, -0x1.b67c04p-6, 0x1.46d9e4p-8, -0x1.38742ep-11});
  Expression small = fma(a, slope, a);
  // erfc(a) = exp(-a + a p(a)), which is below half an ulp of 1 from 4 on.
  Expression t = a.clampAbove(4.0);
  Expression p = t.polynomial(
      {-0x1.0775dep-3, -0x1.45359ap-1, -0x1.b2fcfep-4, 0x1.84c59ap-6, -0x1.db5b0cp-9, 0x1.4e6834p-12, -0x1.6bcecap-17});
  Expression large = 1.0 - expInRange(fma(t, p, t * -1.0));
  return select(a < 0.9277, small, large).withSignOf(x);
}

//===----------------------------------------------------------------------===//
// Sine and cosine
//===----------------------------------------------------------------------===//

/// |x| = n * pi / 2 + rest, the rest at most pi / 4.
struct Reduced {
  Expression quadrant; ///< n as i32, or a number with the same last two bits.
  Expression rest;
};

/// For |x| up to kMaxReducible.
Reduced reduceModerate(Expression x) {
  Expression a = x.abs();
  Rounded n = roundProduct(a, 0x1.45f306p-1);
  // pi / 2 in three words. The first difference is exact: both terms are multiples of 2^-24.
  Expression r = fma(n.number, -0x1.921fb6p0, a);
  r = fma(n.number, 0x1.777a5cp-25, r);
  return {n.integer, fma(n.number, 0x1.ee59dap-50, r)};
}

/// For |x| of at least 2^15, by the method of Payne and Hanek: the integer mantissa times those bits of 2 / pi that
/// matter to the quotient modulo 4. Infinity and NaN give NaN.
Reduced reduceHuge(Expression x) {
  // 2 / pi, with two zero bits in front of its first bit.
  constexpr int64_t twoOverPi[] = {0x00000000, 0x28be60db, 0x9391054a, 0x7f09d5f4,
                                   0x7d4d3770, 0x36d8a566, 0x4f10e410, 0x7f9458ea};
  constexpr int64_t choices = std::size(twoOverPi) - 3;
  Expression bits = x.abs().bitsAsInteger();
  // |x| = mantissa * 2^exponent, the mantissa in [1/2, 1) with 32 bits.
  Expression exponent = (bits >> 23) - bits.integer(126);
  Expression mantissa = ((bits << 8) | bits.integer(int64_t(1) << 31)).toI64();
  Expression first = exponent >> 5, shift = (exponent & 31).toI64();
  auto word = [&](int64_t position) {
    Expression value = mantissa.integer(twoOverPi[choices - 1 + position]);
    for (int64_t choice = choices - 1; choice-- > 0;)
      value = select(first.isInteger(choice), mantissa.integer(twoOverPi[choice + position]), value);
    return value;
  };
  Expression words[] = {word(0), word(1), word(2), word(3)};
  auto shifted = [&](int position) {
    Expression pair = (words[position] << 32) | words[position + 1];
    return pair.shiftedLeft(shift).shiftedRightUnsigned(32);
  };
  // The quotient modulo 4, as a fixed-point number with 62 bits behind the point.
  Expression quotient = (mantissa * shifted(2)).shiftedRightUnsigned(32) + mantissa * shifted(1);
  quotient = quotient + ((mantissa * shifted(0)) << 32);
  Expression half = quotient.integer(int64_t(1) << 61), rounded = quotient + half;
  Expression fraction = (rounded & ((int64_t(1) << 62) - 1)) - half;
  Expression rest = (fraction.signedToF64() * 0x1.921fb54442d18p-62).toF32();
  return {rounded.shiftedRightUnsigned(62).toI32(), rest + (x - x)};
}

/// sin(rest + quadrant * pi / 2).
Expression sinOfReduced(Expression r, Expression quadrant) {
  Expression square = r * r;
  Expression sine =
      fma(square * r, square.polynomial({-0x1.555556p-3, 0x1.111172p-7, -0x1.a056a4p-13, 0x1.7b5a04p-19}), r);
  Expression cosine =
      fma(square * square, square.polynomial({0x1.55554ap-5, -0x1.6c0c14p-10, 0x1.99de6ep-16}), fma(square, -0.5, 1.0));
  // Bit 0 swaps the functions, bit 1 negates.
  Expression odd = ((quadrant << 31) >> 31);
  Expression bits = (odd & cosine.bitsAsInteger()) | ((odd ^ odd.integer(-1)) & sine.bitsAsInteger());
  return (bits ^ ((quadrant & 2) << 30)).bitsAsFloat();
}

/// sin(|x| + shift * pi / 2), with the sign of x if the function is odd.
Value emitPeriodic(OpBuilder &builder, Location loc, Value value, int64_t shift, bool isOdd) {
  ImplicitLocOpBuilder implicit(loc, builder);
  Expression x(implicit, value), huge = x.constant(kMaxReducible) < x.abs();
  // A branch that ordinary data never takes, for all lanes of a vector if for one.
  Value any = huge.getValue();
  if (isa<VectorType>(any.getType()))
    any = vector::ReductionOp::create(implicit, vector::CombiningKind::OR, any);
  Reduced moderate = reduceModerate(x);
  SmallVector<Value> otherwise{moderate.quadrant.getValue(), moderate.rest.getValue()};
  SmallVector<Type> types{otherwise[0].getType(), otherwise[1].getType()};
  auto branch = scf::IfOp::create(implicit, types, any, /*withElseRegion=*/true);
  {
    ImplicitLocOpBuilder inside(loc, branch.getThenBodyBuilder());
    Reduced reduced = reduceHuge(Expression(inside, value));
    Expression isHuge(inside, huge.getValue());
    Expression quadrant = select(isHuge, reduced.quadrant, Expression(inside, otherwise[0]));
    Expression rest = select(isHuge, reduced.rest, Expression(inside, otherwise[1]));
    scf::YieldOp::create(inside, ValueRange{quadrant.getValue(), rest.getValue()});
  }
  OpBuilder elseBuilder = branch.getElseBodyBuilder();
  scf::YieldOp::create(elseBuilder, loc, otherwise);
  Expression quadrant(implicit, branch.getResult(0)), rest(implicit, branch.getResult(1));
  Expression result = sinOfReduced(rest, quadrant + quadrant.integer(shift));
  if (!isOdd)
    return result.getValue();
  Expression sign = x.bitsAsInteger() & int64_t(INT32_MIN);
  return (result.bitsAsInteger() ^ sign).bitsAsFloat().getValue();
}

//===----------------------------------------------------------------------===//
// Power
//===----------------------------------------------------------------------===//

/// |x|^y for x finite and not zero: 2^(y log2 |x|) in double, where neither the product nor the rounding of the
/// logarithm matters.
Expression powMagnitude(Expression x, Expression y) {
  constexpr double magic = 0x1.8p52;
  constexpr int64_t magicBits = 0x4338000000000000;
  Expression bits = x.abs().toF64().bitsAsInteger();
  Expression aboveHalf = bits - bits.integer(0x3fe6a09e667f3bcd);
  Expression m = (bits - (aboveHalf & ~int64_t(0xfffffffffffff))).bitsAsFloat();
  Expression k = ((aboveHalf >> 52) + bits.integer(magicBits)).bitsAsFloat() - magic;
  Expression s = (m - 1.0) / (m + 1.0), square = s * s;
  Expression slope =
      square.polynomial({0x1.71547652b82ffp+1, 0x1.ec709dc39ccb6p-1, 0x1.2776c5167f514p-1, 0x1.a6175697f3e01p-2,
                         0x1.484fa60d249d2p-2, 0x1.0bb842bc720d6p-2, 0x1.f17c8f74aacf7p-3});
  Expression power = (y.toF64() * fma(s, slope, k)).clampAbove(200.0).clampBelow(-200.0);

  Expression shifted = power + magic;
  Expression r = power - (shifted - magic);
  Expression exponential =
      r.polynomial({0x1.62e42fef87bd7p-1, 0x1.ebfbdff8fde2dp-3, 0x1.c6b08dd48aed9p-5, 0x1.3b2ab5dcd307bp-7,
                    0x1.5d8745e925f13p-10, 0x1.430ab909c64cep-13, 0x1.00dd26dca047fp-16, 0x1.61bfc6c125ebbp-20});
  Expression n = shifted.bitsAsInteger();
  Expression scaled = fma(r, exponential, 1.0) * ((n + n.integer(1023)) << 52).bitsAsFloat();
  return scaled.toF32();
}

Expression pow(Expression x, Expression y) {
  Expression zero = x.constant(0.0), one = x.constant(1.0), a = x.abs();
  Expression result = powMagnitude(x, y);
  Expression isPositive = y > 0.0;
  result = select(a == 0.0, select(isPositive, 0.0, x.constant(kInfinity)), result);
  result = select(a == kInfinity, select(isPositive, kInfinity, zero), result);
  // A negative base: the sign of an odd power, and no real value for a fraction.
  Expression half = y * 0.5;
  Expression isInteger = y.unary<math::RoundEvenOp>() == y;
  Expression isOdd = isInteger & (half.unary<math::RoundEvenOp>() != half);
  result = select(isOdd, result.withSignOf(x), result);
  Expression isFinite = (a < kInfinity) & (a > 0.0);
  result = select((x < 0.0) & isFinite & (isInteger ^ isInteger.integer(1)), kNaN, result);
  result = select(x == x, select(y == y, result, y), x);
  Expression isOne = (x == 1.0) | (y == 0.0) | ((x == -1.0) & (y.abs() == kInfinity));
  return select(isOne, one, result);
}

template <typename Function> Value build(OpBuilder &builder, Location loc, Value x, Function function) {
  ImplicitLocOpBuilder implicit(loc, builder);
  return function(Expression(implicit, x)).getValue();
}

} // namespace

Value emitExp(OpBuilder &builder, Location loc, Value x) { return build(builder, loc, x, exp); }
Value emitExp2(OpBuilder &builder, Location loc, Value x) { return build(builder, loc, x, exp2); }
Value emitExpm1(OpBuilder &builder, Location loc, Value x) { return build(builder, loc, x, expm1); }
Value emitLog(OpBuilder &builder, Location loc, Value x) { return build(builder, loc, x, log); }
Value emitLog2(OpBuilder &builder, Location loc, Value x) { return build(builder, loc, x, log2); }
Value emitLog10(OpBuilder &builder, Location loc, Value x) { return build(builder, loc, x, log10); }
Value emitLog1p(OpBuilder &builder, Location loc, Value x) { return build(builder, loc, x, log1p); }
Value emitTanh(OpBuilder &builder, Location loc, Value x) { return build(builder, loc, x, tanh); }
Value emitErf(OpBuilder &builder, Location loc, Value x) { return build(builder, loc, x, erf); }
Value emitSin(OpBuilder &builder, Location loc, Value x) {
  return emitPeriodic(builder, loc, x, /*shift=*/0, /*isOdd=*/true);
}
Value emitCos(OpBuilder &builder, Location loc, Value x) {
  return emitPeriodic(builder, loc, x, /*shift=*/1, /*isOdd=*/false);
}
Value emitPow(OpBuilder &builder, Location loc, Value x, Value y) {
  ImplicitLocOpBuilder implicit(loc, builder);
  return pow(Expression(implicit, x), Expression(implicit, y)).getValue();
}

} // namespace tilewright::tile
