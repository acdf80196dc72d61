//===- MathTest.cpp - accuracy of the math functions ------------------------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Every expanded function on samples of all floats, against double. Prints a table of
// the largest error in ulps, and checks the values that libm's specification names.
//
//===----------------------------------------------------------------------===//

#include "KernelRunner.h"

#include "llvm/Support/FormatVariadic.h"

#include <cmath>
#include <cstdio>
#include <cstring>
#include <limits>

using namespace tilewright;
using namespace tilewright::cpu;

namespace {

constexpr float kInf = std::numeric_limits<float>::infinity();
constexpr float kNaN = std::numeric_limits<float>::quiet_NaN();
constexpr int64_t kCount = 1 << 16;

float fromBits(uint32_t bits) {
  float value;
  std::memcpy(&value, &bits, sizeof value);
  return value;
}

/// Distance of `got` from `exact` in units of the last place of the float nearest to `exact`.
double ulps(float got, double exact) {
  float nearest = static_cast<float>(exact);
  if (std::isnan(exact) || std::isinf(nearest) || std::isinf(got)) {
    bool same = std::isnan(exact) ? std::isnan(got) : got == nearest;
    // One float beside infinity is the largest one: an error of an ulp, not an infinite one.
    if (!same && std::isinf(nearest) && std::fabs(got) == std::numeric_limits<float>::max())
      return 1;
    return same ? 0 : kInf;
  }
  int exponent;
  std::frexp(nearest, &exponent);
  double ulp = std::ldexp(1.0, std::max(exponent, -125) - 24);
  return std::fabs(got - exact) / ulp;
}

struct Function {
  const char *op;
  double (*exact)(double);
  double bound;    ///< Largest error allowed, in ulps.
  float low, high; ///< Where to sample densely, besides all floats.
};

const Function kFunctions[] = {
    {"math.exp", std::exp, 1.0, -105, 90},   {"math.exp2", std::exp2, 1.0, -151, 129},
    {"math.expm1", std::expm1, 1.5, -20, 5}, {"math.log", std::log, 1.0, 0, 4},
    {"math.log2", std::log2, 1.5, 0, 4},     {"math.log10", std::log10, 1.5, 0, 4},
    {"math.log1p", std::log1p, 1.5, -1, 3},  {"math.tanh", std::tanh, 1.5, -10, 10},
    {"math.erf", std::erf, 1.5, -5, 5},      {"math.sin", std::sin, 1.6, -100, 100},
    {"math.cos", std::cos, 1.6, -100, 100},  {"math.rsqrt", [](double x) { return 1 / std::sqrt(x); }, 1.5, 0, 10},
    {"math.tan", std::tan, 1.0, -10, 10},
};

class MathTest : public testing::TestWithParam<TargetDescription> {};
INSTANTIATE_TEST_SUITE_P(Levels, MathTest, testing::ValuesIn(runnableTargets()), levelName);

std::string unaryProgram(const std::string &op, int64_t count) {
  return llvm::formatv(R"(
    func.func @kernel(%in: memref<{1}xf32>, %out: memref<{1}xf32>, %begin: index, %end: index)
        attributes {{tile.grid = array<i64: 1>} {{
      %n = arith.constant {1} : index
      tile.grid (%i) in (1) from %begin to %end {{
        tile.lanes %j to %n {{
          %x = memref.load %in[%j] : memref<{1}xf32>
          %y = {0} %x : f32
          memref.store %y, %out[%j] : memref<{1}xf32>
        }
      }
      return
    })",
                       op, count)
      .str();
}

TEST_P(MathTest, UnaryAccuracy) {
  std::vector<float> inputs(2 * kCount), outputs(2 * kCount);
  std::printf("%-12s %10s   at\n", "function", "max ulp");
  for (const Function &function : kFunctions) {
    // All exponents and signs by stepping through the bit patterns, then the interesting range densely.
    for (uint32_t i = 0; i < kCount; ++i) {
      inputs[i] = fromBits(i * 65521u);
      inputs[kCount + i] = function.low + (function.high - function.low) * (i + 0.37f) / kCount;
    }
    Kernel kernel(unaryProgram(function.op, 2 * kCount), GetParam());
    kernel.run({inputs.data(), outputs.data()});
    double worst = 0;
    float where = 0;
    for (int64_t i = 0; i < 2 * kCount; ++i) {
      double error = ulps(outputs[i], function.exact(inputs[i]));
      if (error > worst) {
        worst = error;
        where = inputs[i];
      }
    }
    std::printf("%-12s %10.3f   %a\n", function.op, worst, where);
    EXPECT_LE(worst, function.bound) << function.op << " of " << where;
  }
}

TEST_P(MathTest, SpecialValues) {
  std::vector<float> inputs = {0.0f,    -0.0f,   kInf,   -kInf,   kNaN,   1.0f,    -1.0f,  1e-45f,  -1e-45f,
                               1e-38f,  -1e-38f, 3e38f,  -3e38f,  88.72f, 88.73f,  -87.4f, -103.f,  -104.5f,
                               127.99f, -149.5f, 1e-10f, -1e-10f, 0.625f, -0.625f, 4.0f,   48001.f, -1e30f};
  std::vector<float> outputs(inputs.size());
  for (const Function &function : kFunctions) {
    Kernel kernel(unaryProgram(function.op, inputs.size()), GetParam());
    kernel.run({inputs.data(), outputs.data()});
    for (size_t i = 0; i < inputs.size(); ++i) {
      double exact = function.exact(inputs[i]);
      EXPECT_LE(ulps(outputs[i], exact), function.bound) << function.op << " of " << inputs[i];
      if (!std::isnan(exact)) {
        EXPECT_EQ(std::signbit(outputs[i]), std::signbit(exact)) << function.op << " of " << inputs[i];
      }
    }
  }
}

TEST_P(MathTest, Power) {
  std::vector<float> special = {0.0f,  -0.0f, 1.0f,  -1.0f, 0.5f,  -0.5f,  2.0f,   -2.0f,       3.0f,
                                -3.0f, kInf,  -kInf, kNaN,  1e30f, 1e-30f, 1e-42f, 16777217.0f, -16777216.0f};
  std::vector<float> x, y;
  for (float a : special) {
    for (float b : special) {
      x.push_back(a);
      y.push_back(b);
    }
  }
  uint32_t state = 1;
  auto random = [&] { return (state = state * 1664525u + 1013904223u) >> 8; };
  for (int i = 0; i < 200000; ++i) {
    x.push_back(fromBits(random() * 128u & 0x7fffffff));
    y.push_back((random() / 16777216.0f - 0.5f) * (i % 2 ? 4.0f : 60.0f));
  }
  int64_t count = x.size();
  std::vector<float> z(count);
  Kernel kernel(binaryProgram("math.powf", count), GetParam());
  kernel.run({x.data(), y.data(), z.data()});
  double worst = 0;
  for (int64_t i = 0; i < count; ++i) {
    double exact = std::pow(static_cast<double>(x[i]), static_cast<double>(y[i]));
    double error = ulps(z[i], exact);
    worst = std::max(worst, error);
    ASSERT_LE(error, 1.0) << x[i] << " to the power " << y[i] << " gives " << z[i];
    if (!std::isnan(exact) && exact == 0) {
      ASSERT_EQ(std::signbit(z[i]), std::signbit(exact)) << x[i] << " to the power " << y[i];
    }
  }
  std::printf("%-12s %10.3f\n", "math.powf", worst);
}

} // namespace
