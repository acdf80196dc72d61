//===- Expectation.cpp - what compiled code must give -----------------------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tilewright/Driver/CodedError.h"
#include "tilewright/Testing/Differential.h"

#include <cmath>

using namespace mlir;

namespace tilewright::testing {

namespace {
/// A result that a few runs do not explain is compared with some more: where only rounding decides a comparison, or
/// whether something is zero, each run is a toss of a coin.
constexpr uint64_t kNoisyRuns = 4, kMostNoisyRuns = 24;
/// The noise of one ulp is what one rounding does; compiled code may round in other places (a fused multiply-add does
/// not round the product, a vectorized sum has as many partial sums as lanes).
constexpr double kSpreads = 8, kUsualSpreads = 2, kUlps = 4;

int codeOf(llvm::Error error) {
  int code = -1;
  llvm::handleAllErrors(
      std::move(error), [&](const CodedError &coded) { code = coded.getCode(); }, [](const llvm::ErrorInfoBase &) {});
  return code;
}

double ulpOf(Type type, double value) {
  auto floatType = cast<FloatType>(type);
  const llvm::fltSemantics &semantics = floatType.getFloatSemantics();
  int exponent = std::max(value == 0 ? INT_MIN : std::ilogb(value), llvm::APFloat::semanticsMinExponent(semantics));
  return std::ldexp(1.0, exponent + 1 - static_cast<int>(floatType.getFPMantissaWidth()));
}

bool isSame(double x, double y) { return x == y || (std::isnan(x) && std::isnan(y)); }

std::string describe(size_t result, const Tensor &tensor, int64_t flat, const llvm::Twine &was,
                     const llvm::Twine &expected) {
  std::string text;
  llvm::raw_string_ostream(text) << "result " << result << " (" << tensor.getType() << ") at element " << flat << ": "
                                 << was << " should be " << expected;
  return text;
}

std::string format(double value) {
  char text[32];
  snprintf(text, sizeof(text), "%.9g", value);
  return text;
}
} // namespace

Expectation::Expectation(func::FuncOp function, llvm::ArrayRef<Tensor> arguments)
    : function(function), arguments(arguments) {
  errorCode = addRun(0);
  if (errorCode)
    return;
  for (uint64_t seed = 1; seed <= kNoisyRuns; ++seed)
    addRun(seed);
  interpreter::Options options;
  options.floatAsDouble = true;
  if (llvm::Expected<Tensors> results = interpreter::interpret(function, arguments, options))
    exact = std::move(*results);
  else // Without rounding an index may be another one.
    llvm::consumeError(results.takeError());
}

int Expectation::addRun(uint64_t noiseSeed) {
  interpreter::Options options;
  options.noiseSeed = noiseSeed;
  llvm::Expected<Tensors> results = interpreter::interpret(function, arguments, options);
  if (!results)
    return codeOf(results.takeError());
  runs.push_back(std::move(*results));
  return 0;
}

Verdict Expectation::check(llvm::Expected<Tensors> results) {
  Verdict verdict;
  if (!results) {
    std::string message;
    llvm::Error error = llvm::handleErrors(results.takeError(), [&](std::unique_ptr<CodedError> coded) {
      message = coded->getMessage().str();
      return llvm::Error(std::move(coded));
    });
    if (codeOf(std::move(error)) != errorCode || errorCode == 0)
      verdict.difference = "error: " + message;
    return verdict;
  }
  if (errorCode) {
    verdict.difference = "should end in error TW" + std::to_string(errorCode);
    return verdict;
  }
  verdict = compare(*results);
  for (uint64_t seed = kNoisyRuns + 1; seed <= kMostNoisyRuns && !verdict.agrees(); ++seed) {
    addRun(seed);
    verdict = compare(*results);
  }
  return verdict;
}

Verdict Expectation::compare(const Tensors &results) const {
  Verdict verdict;
  for (size_t number = 0; number < results.size(); ++number) {
    const Tensor &actual = results[number], &plain = runs[0][number];
    if (!actual.isReal()) {
      for (int64_t i = 0; i < actual.size() && verdict.agrees(); ++i)
        if (llvm::none_of(runs, [&](const Tensors &run) { return run[number].integer(i) == actual.integer(i); }))
          verdict.difference =
              describe(number, actual, i, llvm::Twine(actual.integer(i)), llvm::Twine(plain.integer(i)));
      continue;
    }
    // How far noise moved each element: without bound where it made something infinite. By chance it may be nothing,
    // so each may also differ as elements here usually do.
    std::vector<double> spreads(actual.size());
    double squares = 0;
    for (int64_t i = 0; i < actual.size(); ++i) {
      for (const Tensors &run : runs)
        if (double distance = std::fabs(run[number].real(i) - plain.real(i)); std::isfinite(distance))
          spreads[i] = std::max(spreads[i], distance);
      squares += spreads[i] * spreads[i];
      // rsqrt of a difference that only rounding keeps from zero is anything.
      if (llvm::any_of(runs, [&](const Tensors &run) {
            return std::isfinite(run[number].real(i)) != std::isfinite(plain.real(i));
          }))
        spreads[i] = HUGE_VAL;
    }
    double usualSpread = std::sqrt(squares / std::max<int64_t>(actual.size(), 1));

    double largest = 0, compiledError = 0, interpretedError = 0;
    for (int64_t i = 0; i < actual.size(); ++i) {
      double x = actual.real(i), expected = plain.real(i);
      bool isFinite = std::isfinite(x) && std::isfinite(expected);
      if (isFinite && !exact.empty() && std::isfinite(exact[number].real(i))) {
        largest = std::max(largest, std::fabs(exact[number].real(i)));
        compiledError = std::max(compiledError, std::fabs(x - exact[number].real(i)));
        interpretedError = std::max(interpretedError, std::fabs(expected - exact[number].real(i)));
      }
      bool isExact = !exact.empty() && isSame(x, exact[number].real(i));
      if (isExact || spreads[i] == HUGE_VAL ||
          llvm::any_of(runs, [&](const Tensors &run) { return isSame(x, run[number].real(i)); }))
        continue;
      double tolerance =
          kSpreads * spreads[i] + kUsualSpreads * usualSpread + kUlps * ulpOf(actual.getElementType(), expected);
      double relative = isFinite ? std::fabs(x - expected) / tolerance : HUGE_VAL;
      verdict.worst = std::max(verdict.worst, relative);
      if (relative > 1 && verdict.agrees())
        verdict.difference = describe(number, actual, i, format(x), format(expected) + " within " + format(tolerance));
    }
    if (largest > 0) {
      verdict.compiledError = std::max(verdict.compiledError, compiledError / largest);
      verdict.interpretedError = std::max(verdict.interpretedError, interpretedError / largest);
    }
  }
  return verdict;
}

} // namespace tilewright::testing
