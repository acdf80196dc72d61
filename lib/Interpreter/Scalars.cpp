//===- Scalars.cpp - elementwise ops as tables ------------------------------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One row an op: what it does to reals and to integers. Reals are computed in double
// and rounded by the caller, which for +, -, *, / and sqrt gives exactly the f32
// result (53 >= 2 * 24 + 2 bits) and for the others its correctly rounded value in
// all but a few cases in a billion. Integers may overflow their width: the caller
// wraps them.
//
//===----------------------------------------------------------------------===//

#include "Evaluate.h"

#include <cmath>
#include <limits>

namespace tilewright::interpreter {

namespace {
// Signed overflow is undefined in C++; the ops wrap.
int64_t wrapAdd(int64_t x, int64_t y) {
  return static_cast<int64_t>(static_cast<uint64_t>(x) + static_cast<uint64_t>(y));
}
int64_t wrapSub(int64_t x, int64_t y) {
  return static_cast<int64_t>(static_cast<uint64_t>(x) - static_cast<uint64_t>(y));
}
int64_t wrapMul(int64_t x, int64_t y) {
  return static_cast<int64_t>(static_cast<uint64_t>(x) * static_cast<uint64_t>(y));
}

int64_t same(int64_t x) { return x; }

/// The quotient towards zero; INT64_MIN / -1 wraps.
int64_t divide(int64_t x, int64_t y, IntegerInfo &info) {
  if (y == 0) {
    info.dividesByZero = true;
    return 0;
  }
  return y == -1 ? wrapSub(0, x) : x / y;
}

int64_t modulo(int64_t x, int64_t y, IntegerInfo &info) {
  int64_t quotient = divide(x, y, info);
  return wrapSub(x, wrapMul(quotient, y));
}

/// Whether the truncated quotient is one more than the floored one.
bool roundsUp(int64_t x, int64_t y, IntegerInfo &info) { return modulo(x, y, info) != 0 && (x < 0) != (y < 0); }

int64_t power(int64_t x, int64_t y, IntegerInfo &) {
  if (y < 0) // As torch: 1 / x^-y, truncated.
    return x == 1 ? 1 : x == -1 ? (y % 2 ? -1 : 1) : 0;
  int64_t result = 1;
  for (; y; y >>= 1, x = wrapMul(x, x))
    if (y & 1)
      result = wrapMul(result, x);
  return result;
}

double roundEven(double x) { return std::nearbyint(x); }
double sigmoid(double x) { return 1 / (1 + std::exp(-x)); }
double sign(double x) { return (x > 0) - (x < 0); }

/// IEEE 754-2019 maximum: NaN if either is, and -0 < +0.
double maximum(double x, double y) {
  if (std::isnan(x) || std::isnan(y))
    return std::numeric_limits<double>::quiet_NaN();
  if (x == y)
    return std::signbit(x) ? y : x;
  return x > y ? x : y;
}
double minimum(double x, double y) { return -maximum(-x, -y); }

double remainder(double x, double y) {
  double result = std::fmod(x, y);
  return result != 0 && (y < 0) != (result < 0) ? result + y : result;
}

#define REAL(expression) [](double x) -> double { return expression; }
#define REALS(expression) [](double x, double y) -> double { return expression; }
#define INT(expression) [](int64_t x) -> int64_t { return expression; }
#define INTS(expression) [](int64_t x, int64_t y, IntegerInfo &info) -> int64_t { return expression; }

constexpr UnaryRule kUnaryRules[] = {
    {"neg", REAL(-x), INT(wrapSub(0, x))},
    {"abs", REAL(std::fabs(x)), INT(x < 0 ? wrapSub(0, x) : x)},
    {"sign", sign, INT((x > 0) - (x < 0))},
    {"ceil", REAL(std::ceil(x)), same},
    {"floor", REAL(std::floor(x)), same},
    {"round", roundEven, same},
    {"trunc", REAL(std::trunc(x)), same},
    {"exp", REAL(std::exp(x)), nullptr},
    {"exp2", REAL(std::exp2(x)), nullptr},
    {"expm1", REAL(std::expm1(x)), nullptr},
    {"log", REAL(std::log(x)), nullptr},
    {"log2", REAL(std::log2(x)), nullptr},
    {"log10", REAL(std::log10(x)), nullptr},
    {"log1p", REAL(std::log1p(x)), nullptr},
    {"sqrt", REAL(std::sqrt(x)), nullptr},
    {"rsqrt", REAL(1 / std::sqrt(x)), nullptr},
    {"reciprocal", REAL(1 / x), nullptr},
    {"sin", REAL(std::sin(x)), nullptr},
    {"cos", REAL(std::cos(x)), nullptr},
    {"tan", REAL(std::tan(x)), nullptr},
    {"asin", REAL(std::asin(x)), nullptr},
    {"acos", REAL(std::acos(x)), nullptr},
    {"atan", REAL(std::atan(x)), nullptr},
    {"sinh", REAL(std::sinh(x)), nullptr},
    {"cosh", REAL(std::cosh(x)), nullptr},
    {"tanh", REAL(std::tanh(x)), nullptr},
    {"asinh", REAL(std::asinh(x)), nullptr},
    {"acosh", REAL(std::acosh(x)), nullptr},
    {"atanh", REAL(std::atanh(x)), nullptr},
    {"erf", REAL(std::erf(x)), nullptr},
    {"erfc", REAL(std::erfc(x)), nullptr},
    {"sigmoid", sigmoid, nullptr},
    {"not", nullptr, INT(~x)},
};

constexpr BinaryRule kBinaryRules[] = {
    {"add", REALS(x + y), INTS(info.width == 1 ? x | y : wrapAdd(x, y))},
    {"sub", REALS(x - y), INTS(wrapSub(x, y))},
    {"mul", REALS(x * y), INTS(wrapMul(x, y))},
    {"div", REALS(x / y), divide},
    {"floor_div", floorDivide<double>, INTS(divide(x, y, info) - roundsUp(x, y, info))},
    {"fmod", REALS(std::fmod(x, y)), modulo},
    {"remainder", remainder, INTS(modulo(x, y, info) + (roundsUp(x, y, info) ? y : 0))},
    {"pow", REALS(std::pow(x, y)), power},
    {"maximum", maximum, INTS(x > y ? x : y)},
    {"minimum", minimum, INTS(x < y ? x : y)},
    {"atan2", REALS(std::atan2(x, y)), nullptr},
    {"and", nullptr, INTS(x & y)},
    {"or", nullptr, INTS(x | y)},
    {"xor", nullptr, INTS(x ^ y)},
    {"shl", nullptr, INTS(y < 0 || y >= info.width ? 0 : static_cast<int64_t>(static_cast<uint64_t>(x) << y))},
    {"shr", nullptr, INTS(y < 0 || y >= info.width ? (x < 0 ? -1 : 0) : x >> y)},
};

#undef REAL
#undef REALS
#undef INT
#undef INTS

template <typename Rule, size_t N> const Rule *find(const Rule (&rules)[N], llvm::StringRef op) {
  for (const Rule &rule : rules)
    if (rule.op == op)
      return &rule;
  return nullptr;
}
} // namespace

template <typename Real> Real floorDivide(Real x, Real y) {
  if (y == 0)
    return x / y;
  Real modulo = std::fmod(x, y);
  Real quotient = (x - modulo) / y;
  if (modulo != 0 && (y < 0) != (modulo < 0))
    quotient -= 1;
  if (quotient == 0)
    return std::copysign(Real(0), x / y);
  Real floored = std::floor(quotient);
  return quotient - floored > Real(0.5) ? floored + 1 : floored;
}
template float floorDivide(float, float);
template double floorDivide(double, double);

const UnaryRule *findUnaryRule(llvm::StringRef op) { return find(kUnaryRules, op); }
const BinaryRule *findBinaryRule(llvm::StringRef op) { return find(kBinaryRules, op); }

} // namespace tilewright::interpreter
