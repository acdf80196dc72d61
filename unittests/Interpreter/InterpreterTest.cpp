//===- InterpreterTest.cpp - known answers ----------------------------------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The interpreter is the oracle of all other tests, so its own answers are written
// down here by hand. Most are cases that real compilers got wrong.
//
//===----------------------------------------------------------------------===//

#include "tilewright/Interpreter/Interpreter.h"
#include "tilewright/Driver/CodedError.h"
#include "tilewright/Driver/Context.h"

#include "mlir/AsmParser/AsmParser.h"
#include "mlir/Parser/Parser.h"
#include <cmath>
#include <gtest/gtest.h>

using namespace mlir;
using namespace tilewright;
using interpreter::Tensor;
using interpreter::Tensors;

namespace {
constexpr double kInfinity = std::numeric_limits<double>::infinity();
const double kNaN = std::numeric_limits<double>::quiet_NaN();

class InterpreterTest : public testing::Test {
protected:
  /// The results of the function `text`.
  llvm::Expected<Tensors> run(const std::string &text, llvm::ArrayRef<Tensor> arguments,
                              const interpreter::Options &options = {}) {
    module = parseSourceString<ModuleOp>(text, context.get());
    if (!module)
      return codedError(kInvalidOp, "the test's program does not parse");
    return interpreter::interpret(*module->getOps<func::FuncOp>().begin(), arguments, options);
  }

  /// The single result of a program that must succeed.
  Tensor evaluate(const std::string &text, llvm::ArrayRef<Tensor> arguments, const interpreter::Options &options = {}) {
    llvm::Expected<Tensors> results = run(text, arguments, options);
    if (!results) {
      ADD_FAILURE() << llvm::toString(results.takeError());
      return tensor("tensor<f32>", {0.0});
    }
    return (*results)[0];
  }

  /// The code of the error that a program must end in.
  int errorOf(const std::string &text, llvm::ArrayRef<Tensor> arguments) {
    llvm::Expected<Tensors> results = run(text, arguments);
    int code = 0;
    llvm::handleAllErrors(results.takeError(), [&](const CodedError &error) { code = error.getCode(); });
    return code;
  }

  /// One elementwise op `name` on operands of type `type`.
  Tensor apply(const std::string &name, const std::string &type, llvm::ArrayRef<std::vector<double>> operands) {
    Tensors arguments;
    for (const auto &operand : operands)
      arguments.push_back(tensor(type, operand));
    std::string second = operands.size() == 2 ? ", %y" : "";
    std::string parameter = operands.size() == 2 ? ", %y: " + type : "";
    return evaluate("func.func @f(%x: " + type + parameter + ") -> " + type + " { %0 = graph." + name + " %x" + second +
                        " : " + type + " return %0 : " + type + " }",
                    arguments);
  }

  Tensor convert(const std::string &from, const std::string &to, std::vector<double> values) {
    return evaluate("func.func @f(%x: " + from + ") -> " + to + " { %0 = graph.convert %x : " + from + " -> " + to +
                        " return %0 : " + to + " }",
                    {tensor(from, values)});
  }

  Tensor reduce(const std::string &kind, const std::string &from, const std::string &dims, const std::string &to,
                std::vector<double> values) {
    return evaluate("func.func @f(%x: " + from + ") -> " + to + " { %0 = graph.reduce \"" + kind +
                        "\" %x {dims = array<i64: " + dims + ">} : " + from + " -> " + to + " return %0 : " + to + " }",
                    {tensor(from, values)});
  }

  Tensor tensor(const std::string &type, std::vector<double> values) {
    Tensor result(cast<RankedTensorType>(parseType(type, context.get())));
    EXPECT_EQ(result.size(), static_cast<int64_t>(values.size()));
    for (int64_t i = 0; i < result.size(); ++i)
      if (result.isReal())
        result.real(i) = interpreter::roundToType(result.getElementType(), values[i]);
      else
        result.integer(i) = static_cast<int64_t>(values[i]);
    return result;
  }

  std::unique_ptr<MLIRContext> context = createContext();
  OwningOpRef<ModuleOp> module;
};

std::vector<int64_t> integers(const Tensor &tensor) {
  std::vector<int64_t> values;
  for (int64_t i = 0; i < tensor.size(); ++i)
    values.push_back(tensor.integer(i));
  return values;
}

std::vector<double> reals(const Tensor &tensor) {
  std::vector<double> values;
  for (int64_t i = 0; i < tensor.size(); ++i)
    values.push_back(tensor.real(i));
  return values;
}

using Integers = std::vector<int64_t>;
using Reals = std::vector<double>;

//===----------------------------------------------------------------------===//
// Integers
//===----------------------------------------------------------------------===//

TEST_F(InterpreterTest, IntegersWrap) {
  constexpr double kMin = std::numeric_limits<int32_t>::min(), kMax = std::numeric_limits<int32_t>::max();
  EXPECT_EQ(integers(apply("add", "tensor<1xi32>", {{kMax}, {kMax}})), Integers{-2});
  EXPECT_EQ(integers(apply("neg", "tensor<1xi32>", {{kMin}})), Integers{static_cast<int64_t>(kMin)});
  EXPECT_EQ(integers(apply("abs", "tensor<1xi32>", {{kMin}})), Integers{static_cast<int64_t>(kMin)});
  EXPECT_EQ(integers(apply("sub", "tensor<1xui8>", {{3}, {5}})), Integers{254});
  EXPECT_EQ(integers(apply("add", "tensor<1xui8>", {{250}, {10}})), Integers{4});
  EXPECT_EQ(integers(apply("neg", "tensor<1xui8>", {{7}})), Integers{249});
  EXPECT_EQ(integers(apply("add", "tensor<3xi1>", {{0, 1, 1}, {0, 0, 1}})), (Integers{0, 1, 1}));
  EXPECT_EQ(integers(apply("mul", "tensor<1xi64>", {{8}, {1500000000}})), Integers{12000000000});
}

TEST_F(InterpreterTest, IntegerDivision) {
  constexpr double kMin = std::numeric_limits<int32_t>::min();
  EXPECT_EQ(integers(apply("div", "tensor<3xi32>", {{-7, 7, kMin}, {2, -2, -1}})),
            (Integers{-3, -3, static_cast<int64_t>(kMin)}));
  EXPECT_EQ(integers(apply("div", "tensor<2xi32>", {{777777777, -1999999999}, {11, 11}})),
            (Integers{70707070, -181818181}));
  EXPECT_EQ(integers(apply("floor_div", "tensor<3xi32>", {{-7, 7, kMin}, {2, -2, -1}})),
            (Integers{-4, -4, static_cast<int64_t>(kMin)}));
  EXPECT_EQ(integers(apply("fmod", "tensor<3xi32>", {{-7, 7, kMin}, {2, -2, -1}})), (Integers{-1, 1, 0}));
  EXPECT_EQ(integers(apply("remainder", "tensor<3xi32>", {{-7, 7, kMin}, {2, -2, -1}})), (Integers{1, -1, 0}));
}

TEST_F(InterpreterTest, IntegerDivisionByZeroIsAnError) {
  for (const char *op : {"div", "floor_div", "fmod", "remainder"})
    EXPECT_EQ(errorOf("func.func @f(%x: tensor<i32>) -> tensor<i32> { %0 = graph." + std::string(op) +
                          " %x, %x : tensor<i32> return %0 : tensor<i32> }",
                      {tensor("tensor<i32>", {0})}),
              kDivideByZero);
}

TEST_F(InterpreterTest, Shifts) {
  EXPECT_EQ(integers(apply("shl", "tensor<3xi64>", {{1000, 1000, 1}, {64, -1, 63}})),
            (Integers{0, 0, std::numeric_limits<int64_t>::min()}));
  EXPECT_EQ(integers(apply("shr", "tensor<3xi64>", {{1000, -1000, -1000}, {64, 64, 3}})), (Integers{0, -1, -125}));
  EXPECT_EQ(integers(apply("shl", "tensor<3xi32>", {{1, 1, 1}, {31, 32, 33}})),
            (Integers{std::numeric_limits<int32_t>::min(), 0, 0}));
  EXPECT_EQ(integers(apply("shr", "tensor<2xui8>", {{200, 200}, {1, 9}})), (Integers{100, 0}));
}

TEST_F(InterpreterTest, IntegerPowers) {
  EXPECT_EQ(integers(apply("pow", "tensor<1xui8>", {{4}, {5}})), Integers{0});
  EXPECT_EQ(integers(apply("pow", "tensor<4xi32>", {{0, 1, -1, 2}, {-1, -2, -3, -1}})), (Integers{0, 1, -1, 0}));
  EXPECT_EQ(integers(apply("pow", "tensor<2xi64>", {{3, 0}, {41, 0}})), (Integers{-420491770248316829, 1}));
}

//===----------------------------------------------------------------------===//
// Reals
//===----------------------------------------------------------------------===//

TEST_F(InterpreterTest, MaximumKeepsNaN) {
  for (const char *op : {"maximum", "minimum"}) {
    Tensor result = apply(op, "tensor<3xf32>", {{kNaN, 1, 2}, {1, kNaN, 3}});
    EXPECT_TRUE(std::isnan(result.real(0)) && std::isnan(result.real(1)));
    EXPECT_FALSE(std::isnan(result.real(2)));
  }
}

TEST_F(InterpreterTest, SignedZeros) {
  for (double zero : reals(apply("minimum", "tensor<2xf32>", {{-0.0, 0.0}, {0.0, -0.0}})))
    EXPECT_TRUE(std::signbit(zero));
  for (double zero : reals(apply("maximum", "tensor<2xf32>", {{-0.0, 0.0}, {0.0, -0.0}})))
    EXPECT_FALSE(std::signbit(zero));
  EXPECT_TRUE(std::signbit(apply("ceil", "tensor<1xf32>", {{-0.5}}).real(0)));
  EXPECT_TRUE(std::signbit(apply("round", "tensor<1xf32>", {{-0.25}}).real(0)));
}

TEST_F(InterpreterTest, FloorDivisionOfReals) {
  for (const char *type : {"tensor<3xf32>", "tensor<3xf64>"})
    EXPECT_EQ(reals(apply("floor_div", type, {{1.0, 0.5, 6.0}, {0.1, 0.1, 0.2}})), (Reals{9, 4, 29}));
  EXPECT_EQ(reals(apply("floor_div", "tensor<2xf32>", {{1, -1}, {0, 0}})), (Reals{kInfinity, -kInfinity}));
  EXPECT_EQ(reals(apply("remainder", "tensor<2xf32>", {{-7, 7}, {2, -2}})), (Reals{1, -1}));
  EXPECT_EQ(reals(apply("fmod", "tensor<2xf32>", {{-7, 7}, {2, -2}})), (Reals{-1, 1}));
}

TEST_F(InterpreterTest, RoundsEachOpToItsType) {
  // 89 lies beyond the f32 range of exp, so the logarithm sees an infinity.
  EXPECT_EQ(reals(apply("log", "tensor<1xf32>", {reals(apply("exp", "tensor<1xf32>", {{89}}))})), Reals{kInfinity});
  EXPECT_EQ(reals(convert("tensor<1xf32>", "tensor<1xf16>", {1.0 / 7})), Reals{0.142822265625});
  // Ties go to even: 1 + 2^-8 lies halfway between two bf16 numbers.
  EXPECT_EQ(reals(apply("add", "tensor<2xbf16>", {{1, 1.0078125}, {0x1p-8, 0x1p-8}})), (Reals{1, 1.015625}));
  EXPECT_EQ(reals(apply("round", "tensor<4xf32>", {{0.5, 1.5, 2.5, -0.5}})), (Reals{0, 2, 2, 0}));
}

TEST_F(InterpreterTest, RealPowers) {
  Tensor result = apply("pow", "tensor<3xf32>", {{0, -1, -8}, {0, kInfinity, 1.0 / 3}});
  EXPECT_EQ(result.real(0), 1);
  EXPECT_EQ(result.real(1), 1);
  EXPECT_TRUE(std::isnan(result.real(2)));
}

TEST_F(InterpreterTest, RealToInteger) {
  constexpr int64_t kMin = std::numeric_limits<int32_t>::min();
  EXPECT_EQ(integers(convert("tensor<6xf32>", "tensor<6xi32>", {1.9, -1.9, 3e9, kNaN, -3e9, kInfinity})),
            (Integers{1, -1, kMin, kMin, kMin, kMin}));
  EXPECT_EQ(integers(convert("tensor<5xf32>", "tensor<5xui8>", {1.9, -1.5, 300, kNaN, 255.9})),
            (Integers{1, 255, 44, 0, 255}));
  EXPECT_EQ(integers(convert("tensor<3xf32>", "tensor<3xi16>", {70000, 3e9, -1.5})), (Integers{4464, 0, -1}));
  EXPECT_EQ(integers(convert("tensor<4xf32>", "tensor<4xi1>", {0, -0.0, 0.25, kNaN})), (Integers{0, 0, 1, 1}));
  EXPECT_EQ(integers(convert("tensor<2xi64>", "tensor<2xi8>", {300, -129})), (Integers{44, 127}));
}

TEST_F(InterpreterTest, SignOfNaNIsZero) {
  EXPECT_EQ(reals(apply("sign", "tensor<4xf32>", {{kNaN, -3, 0, 2}})), (Reals{0, -1, 0, 1}));
}

TEST_F(InterpreterTest, OnlyNotEqualHoldsForNaN) {
  for (const char *predicate : {"eq", "ne", "lt", "le", "gt", "ge"}) {
    Tensor result =
        evaluate("func.func @f(%x: tensor<f32>) -> tensor<i1> { %0 = graph.cmp \"" + std::string(predicate) +
                     "\" %x, %x : tensor<f32> -> tensor<i1> return %0 : tensor<i1> }",
                 {tensor("tensor<f32>", {kNaN})});
    EXPECT_EQ(result.integer(0), std::string(predicate) == "ne") << predicate;
  }
}

//===----------------------------------------------------------------------===//
// Reductions
//===----------------------------------------------------------------------===//

TEST_F(InterpreterTest, ReducesNaNAtEveryPosition) {
  for (int length = 1; length <= 40; ++length)
    for (int position = 0; position < length; ++position) {
      std::vector<double> values(length, 1.0);
      values[position] = kNaN;
      std::string type = "tensor<" + std::to_string(length) + "xf32>";
      EXPECT_TRUE(std::isnan(reduce("max", type, "0", "tensor<f32>", values).real(0)));
    }
}

TEST_F(InterpreterTest, EmptyReductions) {
  EXPECT_EQ(reals(reduce("sum", "tensor<0x3xf32>", "0", "tensor<3xf32>", {})), (Reals{0, 0, 0}));
  EXPECT_EQ(reals(reduce("prod", "tensor<0x3xf32>", "0", "tensor<3xf32>", {})), (Reals{1, 1, 1}));
  EXPECT_EQ(reals(reduce("max", "tensor<0xf32>", "0", "tensor<f32>", {})), Reals{-kInfinity});
  EXPECT_EQ(integers(reduce("max", "tensor<0xi8>", "0", "tensor<i8>", {})), Integers{-128});
  EXPECT_EQ(integers(reduce("min", "tensor<0xui8>", "0", "tensor<ui8>", {})), Integers{255});
  EXPECT_EQ(integers(reduce("all", "tensor<0xi1>", "0", "tensor<i1>", {})), Integers{1});
  EXPECT_EQ(integers(reduce("any", "tensor<0xi1>", "0", "tensor<i1>", {})), Integers{0});
  EXPECT_EQ(reduce("sum", "tensor<0x3xf32>", "1", "tensor<0xf32>", {}).size(), 0);
}

TEST_F(InterpreterTest, AccumulatesHalvesInSingle) {
  // 4096 ones: f16 itself would stop at 2048.
  EXPECT_EQ(reals(reduce("sum", "tensor<4096xf16>", "0", "tensor<f16>", std::vector<double>(4096, 1.0))), Reals{4096});
  EXPECT_EQ(integers(reduce("sum", "tensor<2xi8>", "0", "tensor<i8>", {100, 100})), Integers{-56});
}

TEST_F(InterpreterTest, AccumulationOptions) {
  std::string program = "func.func @f(%x: tensor<3xf32>) -> tensor<f32> { %0 = graph.reduce \"sum\" %x {dims = "
                        "array<i64: 0>} : tensor<3xf32> -> tensor<f32> return %0 : tensor<f32> }";
  Tensor x = tensor("tensor<3xf32>", {0x1p24, 1, 1});
  interpreter::Options wide;
  wide.accumulateInDouble = true;
  EXPECT_EQ(evaluate(program, {x}).real(0), 0x1p24);
  EXPECT_EQ(evaluate(program, {x}, wide).real(0), 0x1p24 + 2);
  interpreter::Options exact;
  exact.floatAsDouble = true;
  Tensor third = evaluate("func.func @f(%x: tensor<f32>) -> tensor<f32> { %0 = graph.reciprocal %x : tensor<f32> "
                          "return %0 : tensor<f32> }",
                          {tensor("tensor<f32>", {3})}, exact);
  EXPECT_EQ(third.real(0), 1.0 / 3);
}

TEST_F(InterpreterTest, NoiseMovesOnlyWhatIsRounded) {
  std::string program = "func.func @f(%x: tensor<2xf32>) -> tensor<2xf32> { %0 = graph.reciprocal %x : tensor<2xf32> "
                        "return %0 : tensor<2xf32> }";
  interpreter::Options noise;
  bool moved = false;
  for (noise.noiseSeed = 1; noise.noiseSeed < 9; ++noise.noiseSeed) {
    Tensor result = evaluate(program, {tensor("tensor<2xf32>", {4, 3})}, noise);
    EXPECT_EQ(result.real(0), 0.25);
    EXPECT_NEAR(result.real(1), 1.0 / 3, 0x1p-23);
    moved |= result.real(1) != static_cast<float>(1.0 / 3);
  }
  EXPECT_TRUE(moved);
}

TEST_F(InterpreterTest, ArgReduceTakesTheFirstAndNaNWins) {
  auto argmax = [&](std::vector<double> values) {
    return evaluate("func.func @f(%x: tensor<4xf32>) -> tensor<i64> { %0 = graph.arg_reduce \"max\" %x {dim = 0 : i64} "
                    ": tensor<4xf32> -> tensor<i64> return %0 : tensor<i64> }",
                    {tensor("tensor<4xf32>", values)})
        .integer(0);
  };
  EXPECT_EQ(argmax({1, 3, 3, 2}), 1);
  EXPECT_EQ(argmax({1, kNaN, 9, kNaN}), 1);
}

TEST_F(InterpreterTest, Scan) {
  auto scan = [&](const char *reverse) {
    return reals(evaluate("func.func @f(%x: tensor<2x3xf32>) -> tensor<2x3xf32> { %0 = graph.scan \"sum\" %x {dim = 1 "
                          ": i64" +
                              std::string(reverse) + "} : tensor<2x3xf32> return %0 : tensor<2x3xf32> }",
                          {tensor("tensor<2x3xf32>", {1, 2, 3, 4, 5, 6})}));
  };
  EXPECT_EQ(scan(""), (Reals{1, 3, 6, 4, 9, 15}));
  EXPECT_EQ(scan(", reverse"), (Reals{6, 5, 3, 15, 11, 6}));
}

//===----------------------------------------------------------------------===//
// Movement
//===----------------------------------------------------------------------===//

TEST_F(InterpreterTest, Views) {
  Tensor x = tensor("tensor<2x3xf32>", {1, 2, 3, 4, 5, 6});
  EXPECT_EQ(reals(evaluate(R"(func.func @f(%x: tensor<2x3xf32>) -> tensor<3x2xf32> {
    %0 = graph.transpose %x {permutation = array<i64: 1, 0>} : tensor<2x3xf32> -> tensor<3x2xf32>
    return %0 : tensor<3x2xf32> })",
                           {x})),
            (Reals{1, 4, 2, 5, 3, 6}));
  EXPECT_EQ(reals(evaluate(R"(func.func @f(%x: tensor<2x3xf32>) -> tensor<2x2xf32> {
    %0 = graph.slice %x {starts = array<i64: 1, 2>, strides = array<i64: -1, -2>} : tensor<2x3xf32> -> tensor<2x2xf32>
    return %0 : tensor<2x2xf32> })",
                           {x})),
            (Reals{6, 4, 3, 1}));
  EXPECT_EQ(reals(evaluate(R"(func.func @f(%x: tensor<2xf32>) -> tensor<2x3xf32> {
    %0 = graph.broadcast %x {dims = array<i64: 0>} : tensor<2xf32> -> tensor<2x3xf32> return %0 : tensor<2x3xf32> })",
                           {tensor("tensor<2xf32>", {1, 2})})),
            (Reals{1, 1, 1, 2, 2, 2}));
}

TEST_F(InterpreterTest, PadAndConcat) {
  EXPECT_EQ(reals(evaluate(R"(func.func @f(%x: tensor<2xf32>, %v: tensor<f32>) -> tensor<6xf32> {
    %0 = graph.pad %x, %v {low = array<i64: 1>} : tensor<2xf32>, tensor<f32> -> tensor<4xf32>
    %1 = graph.concat %x, %0 {dim = 0 : i64} : tensor<2xf32>, tensor<4xf32> -> tensor<6xf32>
    return %1 : tensor<6xf32> })",
                           {tensor("tensor<2xf32>", {1, 2}), tensor("tensor<f32>", {9})})),
            (Reals{1, 2, 9, 1, 2, 9}));
}

TEST_F(InterpreterTest, TakeChecksItsIds) {
  std::string take = "func.func @f(%t: tensor<3xf32>, %i: tensor<2xi64>) -> tensor<2xf32> { %0 = graph.take %t, %i "
                     "{axis = 0 : i64} : tensor<3xf32>, tensor<2xi64> -> tensor<2xf32> return %0 : tensor<2xf32> }";
  Tensor table = tensor("tensor<3xf32>", {10, 20, 30});
  EXPECT_EQ(reals(evaluate(take, {table, tensor("tensor<2xi64>", {2, 0})})), (Reals{30, 10}));
  EXPECT_EQ(errorOf(take, {table, tensor("tensor<2xi64>", {0, -1})}), kIndexOutOfRange);
  EXPECT_EQ(errorOf(take, {table, tensor("tensor<2xi64>", {3, 0})}), kIndexOutOfRange);
}

TEST_F(InterpreterTest, ScatterAddSumsDuplicatesInOrder) {
  std::string scatter =
      R"(func.func @f(%b: tensor<2x1xf32>, %i: tensor<3xi64>, %u: tensor<3x1xf32>) -> tensor<2x1xf32> {
    %0 = graph.scatter_add %b, %i, %u {skip_id = -1 : i64} : tensor<2x1xf32>, tensor<3xi64>, tensor<3x1xf32> -> tensor<2x1xf32>
    return %0 : tensor<2x1xf32> })";
  Tensor base = tensor("tensor<2x1xf32>", {100, 200}), updates = tensor("tensor<3x1xf32>", {1, 2, 4});
  EXPECT_EQ(reals(evaluate(scatter, {base, tensor("tensor<3xi64>", {1, -1, 1}), updates})), (Reals{100, 205}));
  EXPECT_EQ(errorOf(scatter, {base, tensor("tensor<3xi64>", {1, 2, 1}), updates}), kIndexOutOfRange);
}

TEST_F(InterpreterTest, RowUpdateTouchesOnlyItsRows) {
  Tensor result = evaluate(R"(
    func.func @f(%t: tensor<3x1xf32>, %i: tensor<3xi64>, %u: tensor<3x1xf32>, %lr: tensor<f32>) -> tensor<3x1xf32> {
      %0 = graph.row_update(%t : tensor<3x1xf32>) %i, %u captures(%lr : tensor<f32>) : tensor<3xi64>, tensor<3x1xf32>
          -> tensor<3x1xf32> {
      ^bb0(%w: tensor<f32>, %g: tensor<f32>, %rate: tensor<f32>):
        %step = graph.mul %g, %rate : tensor<f32>
        %new = graph.sub %w, %step : tensor<f32>
        graph.yield %new : tensor<f32>
      }
      return %0 : tensor<3x1xf32>
    })",
                           {tensor("tensor<3x1xf32>", {1, 2, 3}), tensor("tensor<3xi64>", {2, 0, 2}),
                            tensor("tensor<3x1xf32>", {1, 2, 4}), tensor("tensor<f32>", {0.5})});
  EXPECT_EQ(reals(result), (Reals{0, 2, 0.5}));
}

TEST_F(InterpreterTest, RowUpdateStartsFromCurrentRows) {
  Tensor result = evaluate(R"(
    func.func @f(%t: tensor<3x1xf32>, %i: tensor<3xi64>, %u: tensor<3x1xf32>, %c: tensor<3x1xf32>) -> tensor<3x1xf32> {
      %0 = graph.row_update(%t : tensor<3x1xf32>) %i, %u current(%c : tensor<3x1xf32>) : tensor<3xi64>, tensor<3x1xf32>
          -> tensor<3x1xf32> {
      ^bb0(%w: tensor<f32>, %g: tensor<f32>):
        %new = graph.sub %w, %g : tensor<f32>
        graph.yield %new : tensor<f32>
      }
      return %0 : tensor<3x1xf32>
    })",
                           {tensor("tensor<3x1xf32>", {1, 2, 3}), tensor("tensor<3xi64>", {2, 0, 2}),
                            tensor("tensor<3x1xf32>", {1, 2, 4}), tensor("tensor<3x1xf32>", {30, 10, 30})});
  EXPECT_EQ(reals(result), (Reals{8, 2, 25}));
}

TEST_F(InterpreterTest, TakeCurrentMakesUpForMissedUpdates) {
  std::string source = R"(
    func.func @f(%t: tensor<3x2xf32>, %i: tensor<2xi64>, %s: tensor<3x1xi32>, %now: tensor<i32>, %h: tensor<4x1xf64>) -> tensor<2x2xf32> {
      %0 = graph.take_current(%t : tensor<3x2xf32>) %i missed %s to %now in %h : tensor<2xi64>, tensor<3x1xi32>, tensor<i32>, tensor<4x1xf64> -> tensor<2x2xf32> {
      ^bb0(%w: tensor<f32>, %rate: tensor<f64>):
        %factor = graph.convert %rate : tensor<f64> -> tensor<f32>
        %new = graph.mul %w, %factor : tensor<f32>
        graph.yield %new : tensor<f32>
      }
      return %0 : tensor<2x2xf32>
    })";
  Tensor table = tensor("tensor<3x2xf32>", {1, 2, 3, 4, 5, 6}), stamps = tensor("tensor<3x1xi32>", {0, 3, 1}),
         now = tensor("tensor<i32>", {3}), history = tensor("tensor<4x1xf64>", {2, 3, 5, 7});
  Tensor result = evaluate(source, {table, tensor("tensor<2xi64>", {2, 1}), stamps, now, history});
  EXPECT_EQ(reals(result), (Reals{75, 90, 3, 4}));
  EXPECT_EQ(errorOf(source, {table, tensor("tensor<2xi64>", {3, 1}), stamps, now, history}), kIndexOutOfRange);
}

TEST_F(InterpreterTest, PhiloxMatchesItsReference) {
  // Known answer of the Random123 distribution: key 0, counter 0 gives 6627e8d5 e169c58d bc57ac4c 9b00dbd8.
  Tensor result = evaluate(R"(func.func @f(%s: tensor<i64>) -> tensor<4xf32> {
    %0 = graph.random %s {stream = 0 : i64} : tensor<i64> -> tensor<4xf32> return %0 : tensor<4xf32> })",
                           {tensor("tensor<i64>", {0})});
  EXPECT_EQ(reals(result), (Reals{0x6627e8 * 0x1p-24, 0xe169c5 * 0x1p-24, 0xbc57ac * 0x1p-24, 0x9b00db * 0x1p-24}));
}

//===----------------------------------------------------------------------===//
// Heroes and regions
//===----------------------------------------------------------------------===//

TEST_F(InterpreterTest, KernelIsItsBody) {
  Tensor result = evaluate(R"(func.func @f(%x: tensor<2x2xf32>) -> tensor<2x2xf32> {
    %0 = graph.kernel "matmul" (%x) : (tensor<2x2xf32>) -> tensor<2x2xf32> {
    ^bb0(%a: tensor<2x2xf32>):
      %1 = graph.matmul %a, %a : tensor<2x2xf32>, tensor<2x2xf32> -> tensor<2x2xf32>
      %2 = graph.neg %1 : tensor<2x2xf32>
      graph.yield %2 : tensor<2x2xf32>
    }
    return %0 : tensor<2x2xf32> })",
                           {tensor("tensor<2x2xf32>", {1, 2, 3, 4})});
  EXPECT_EQ(reals(result), (Reals{-7, -10, -15, -22}));
}

TEST_F(InterpreterTest, PackedMatmulIsTheMatmul) {
  Tensor result = evaluate(R"(func.func @f(%x: tensor<2x2xf32>, %y: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = graph.pack %y : tensor<2x3xf32> -> tensor<2x2x2xf32>
    %1 = graph.matmul %x, %0 {packed} : tensor<2x2xf32>, tensor<2x2x2xf32> -> tensor<2x3xf32>
    return %1 : tensor<2x3xf32> })",
                           {tensor("tensor<2x2xf32>", {1, 2, 3, 4}), tensor("tensor<2x3xf32>", {1, 2, 3, 4, 5, 6})});
  EXPECT_EQ(reals(result), (Reals{9, 12, 15, 19, 26, 33}));
}

TEST_F(InterpreterTest, AttentionOfACausalPair) {
  // Scores are 0, so each row averages the values it may see.
  Tensor zeros = tensor("tensor<1x1x2x1xf64>", {0, 0}), values = tensor("tensor<1x1x2x1xf64>", {2, 4});
  llvm::Expected<Tensors> results = run(R"(
    func.func @f(%q: tensor<1x1x2x1xf64>, %v: tensor<1x1x2x1xf64>) -> (tensor<1x1x2x1xf64>, tensor<1x1x2xf64>) {
      %o, %l = graph.attention %q, %q, %v {scale = 1.0, causal} : tensor<1x1x2x1xf64>, tensor<1x1x2x1xf64>,
        tensor<1x1x2x1xf64> -> tensor<1x1x2x1xf64>, tensor<1x1x2xf64>
      return %o, %l : tensor<1x1x2x1xf64>, tensor<1x1x2xf64>
    })",
                                        {zeros, values});
  ASSERT_TRUE(static_cast<bool>(results));
  EXPECT_EQ(reals((*results)[0]), (Reals{2, 3}));
  EXPECT_EQ(reals((*results)[1]), (Reals{0, std::log(2.0)}));
}

TEST_F(InterpreterTest, AttentionGradientIsTheDerivative) {
  // Central differences of sum(attention * weights) along each operand.
  std::string type = "tensor<1x2x3x2xf64>", keyType = "tensor<1x1x3x2xf64>", rowType = "tensor<1x2x3xf64>";
  std::string types = type + ", " + keyType + ", " + keyType;
  std::string forward =
      "%o, %l = graph.attention %q, %k, %v {scale = 0.7, causal} : " + types + " -> " + type + ", " + rowType + "\n";
  std::string arguments = "(%q: " + type + ", %k: " + keyType + ", %v: " + keyType;
  std::string value = "func.func @f" + arguments + ") -> " + type + " {" + forward + "return %o : " + type + " }";
  std::string gradient = "func.func @f" + arguments + ", %w: " + type + ") -> (" + types + ") {" + forward +
                         "%a, %b, %c = graph.attention_grad %w, %q, %k, %v, %o, %l {scale = 0.7, causal} : " + type +
                         ", " + types + ", " + type + ", " + rowType + " -> " + types +
                         "\nreturn %a, %b, %c : " + types + " }";
  auto wave = [&](const std::string &shape, int64_t size, double phase) {
    std::vector<double> values;
    for (int64_t i = 0; i < size; ++i)
      values.push_back(std::sin(phase + 1.3 * i));
    return tensor(shape, values);
  };
  Tensors inputs = {wave(type, 12, 0), wave(keyType, 6, 1), wave(keyType, 6, 2)};
  Tensor weights = wave(type, 12, 3);
  auto loss = [&](const Tensors &at) {
    Tensor result = evaluate(value, at);
    double sum = 0;
    for (int64_t i = 0; i < result.size(); ++i)
      sum += result.real(i) * weights.real(i);
    return sum;
  };
  llvm::Expected<Tensors> gradients = run(gradient, {inputs[0], inputs[1], inputs[2], weights});
  ASSERT_TRUE(static_cast<bool>(gradients));
  for (size_t operand = 0; operand < inputs.size(); ++operand)
    for (int64_t i = 0; i < inputs[operand].size(); ++i) {
      Tensors above = inputs, below = inputs;
      above[operand].real(i) += 1e-5;
      below[operand].real(i) -= 1e-5;
      EXPECT_NEAR((*gradients)[operand].real(i), (loss(above) - loss(below)) / 2e-5, 1e-8);
    }
}

TEST_F(InterpreterTest, EagerStepsGoThroughTheCallback) {
  std::string program =
      "func.func @f(%x: tensor<2xf32>) -> tensor<2xf32> { %0 = graph.eager \"aten.flip\"(%x) {call = 0 "
      ": i64} : (tensor<2xf32>) -> tensor<2xf32> return %0 : tensor<2xf32> }";
  Tensor x = tensor("tensor<2xf32>", {1, 2});
  EXPECT_EQ(errorOf(program, {x}), kUnknownOp);
  interpreter::Options options;
  options.eager = [&](graph::EagerOp op, llvm::ArrayRef<Tensor> operands) -> llvm::Expected<Tensors> {
    EXPECT_EQ(op.getOp(), "aten.flip");
    Tensor result(operands[0].getType());
    result.copyElement(0, operands[0], 1);
    result.copyElement(1, operands[0], 0);
    return Tensors{result};
  };
  EXPECT_EQ(reals(evaluate(program, {x}, options)), (Reals{2, 1}));
}

TEST_F(InterpreterTest, BytesRoundTrip) {
  for (const char *type : {"tensor<3xf64>", "tensor<3xf32>", "tensor<3xf16>", "tensor<3xbf16>", "tensor<3xi64>",
                           "tensor<3xi16>", "tensor<3xi8>"}) {
    Tensor x = tensor(type, {-2, 0, 3});
    llvm::Expected<Tensor> back = Tensor::fromBytes(x.getType(), x.toBytes());
    ASSERT_TRUE(static_cast<bool>(back));
    EXPECT_EQ(x.toBytes(), back->toBytes()) << type;
  }
  EXPECT_EQ(tensor("tensor<3xi1>", {1, 0, 1}).toBytes(), std::string("\1\0\1", 3));
}
} // namespace
