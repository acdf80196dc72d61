//===- GraphToTileTest.cpp - compiled kernels against the interpreter -------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../Target/KernelRunner.h"
#include "tilewright/Conversion/Passes.h"
#include "tilewright/Interpreter/Interpreter.h"

#include "mlir/Pass/PassManager.h"
#include "llvm/Support/FormatVariadic.h"

#include <random>

using namespace mlir;
using namespace tilewright;
using interpreter::Tensor;

namespace {

/// A kernel body; the function around it is the test's.
struct KernelCase {
  const char *name;
  const char *arguments;
  const char *results;
  const char *body;
};

void PrintTo(const KernelCase &kernelCase, std::ostream *out) { *out << kernelCase.name; }

/// Random elements: floats in [-2, 2), integers in [0, 4), so that they also serve as ids of small tables.
Tensor randomTensor(RankedTensorType type, std::mt19937 &random) {
  Tensor tensor(type);
  for (int64_t i = 0; i < tensor.size(); ++i)
    if (tensor.isReal())
      tensor.real(i) =
          interpreter::roundToType(type.getElementType(), std::uniform_real_distribution<double>(-2, 2)(random));
    else
      tensor.integer(i) =
          interpreter::wrapToType(type.getElementType(), std::uniform_int_distribution<int64_t>(0, 3)(random));
  return tensor;
}

void expectClose(const Tensor &actual, const Tensor &expected) {
  double tolerance = expected.getElementType().isF64() ? 1e-12 : expected.getElementType().isF32() ? 2e-6 : 2e-2;
  for (int64_t i = 0; i < expected.size(); ++i) {
    if (!expected.isReal()) {
      ASSERT_EQ(actual.integer(i), expected.integer(i)) << "element " << i;
    } else if (std::isnan(expected.real(i))) {
      ASSERT_TRUE(std::isnan(actual.real(i))) << "element " << i;
    } else if (actual.real(i) == expected.real(i)) {
      ASSERT_EQ(std::signbit(actual.real(i)), std::signbit(expected.real(i))) << "element " << i;
    } else {
      ASSERT_NEAR(actual.real(i), expected.real(i), tolerance * (8 + std::abs(expected.real(i)))) << "element " << i;
    }
  }
}

/// A context with what kernels and tile programs need.
class GraphToTileBase {
protected:
  GraphToTileBase() : context(makeRegistry(), MLIRContext::Threading::DISABLED) { context.loadAllAvailableDialects(); }

  static DialectRegistry makeRegistry() {
    DialectRegistry registry;
    cpu::registerCpuDialects(registry);
    registry.insert<graph::GraphDialect, func::FuncDialect>();
    return registry;
  }

  std::string convert(ModuleOp module) {
    PassManager passes(&context);
    passes.addPass(createConvertGraphToTile());
    EXPECT_TRUE(succeeded(passes.run(module)));
    std::string program;
    llvm::raw_string_ostream(program) << module;
    return program;
  }

  /// The kernel in `source` on random arguments, compiled and interpreted.
  void expectMatchesInterpreter(const std::string &source) {
    auto module = parseSourceString<ModuleOp>(source, &context);
    ASSERT_TRUE(module) << source;
    auto kernel = *module->getOps<func::FuncOp>().begin();

    std::mt19937 random(7);
    SmallVector<Tensor> arguments;
    for (Type type : kernel.getArgumentTypes())
      arguments.push_back(randomTensor(cast<RankedTensorType>(type), random));
    auto expected = interpreter::interpret(kernel, arguments);
    ASSERT_TRUE(static_cast<bool>(expected)) << llvm::toString(expected.takeError());
    SmallVector<Type> resultTypes(kernel.getResultTypes());

    std::string program = convert(*module);
    SCOPED_TRACE(program);
    cpu::Kernel compiled(program, llvm::cantFail(cpu::TargetDescription::host()));

    std::vector<std::string> buffers;
    for (const Tensor &argument : arguments)
      buffers.push_back(argument.toBytes());
    for (const Tensor &result : *expected) // What is not stored must show.
      buffers.push_back(std::string(result.toBytes().size(), '\x7b'));
    std::vector<void *> pointers;
    for (std::string &buffer : buffers)
      pointers.push_back(buffer.data());
    ASSERT_EQ(compiled.run(pointers), TW_OK);
    for (auto [number, type] : llvm::enumerate(resultTypes)) {
      SCOPED_TRACE("result " + std::to_string(number));
      auto actual = Tensor::fromBytes(cast<RankedTensorType>(type), buffers[arguments.size() + number]);
      ASSERT_TRUE(static_cast<bool>(actual));
      expectClose(*actual, (*expected)[number]);
    }
  }

  MLIRContext context;
};

class GraphToTileTest : public GraphToTileBase, public testing::TestWithParam<KernelCase> {
protected:
  void run(const std::string &attributes) {
    const KernelCase &kernelCase = GetParam();
    expectMatchesInterpreter(std::string("func.func @kernel(") + kernelCase.arguments + ") -> (" + kernelCase.results +
                             ") attributes {graph.kind = \"pointwise\"" + attributes + "} {\n" + kernelCase.body +
                             "\n}");
  }
};

TEST_P(GraphToTileTest, MatchesInterpreter) { run(""); }
TEST_P(GraphToTileTest, MatchesInterpreterInSmallTiles) { run(", tile.config = {elements_per_tile = 40 : i64}"); }

class GraphToTileBehaviourTest : public GraphToTileBase, public testing::Test {
protected:
  int run(StringRef source, std::vector<void *> buffers) {
    auto module = parseSourceString<ModuleOp>(source, &context);
    EXPECT_TRUE(module);
    return cpu::Kernel(convert(*module), llvm::cantFail(cpu::TargetDescription::host())).run(buffers);
  }
};

TEST_F(GraphToTileBehaviourTest, DivisionByZeroIsRecorded) {
  std::vector<int64_t> x(19, 8), y(19, 2), z(19);
  const char *source = R"(
    func.func @kernel(%x: tensor<19xi64>, %y: tensor<19xi64>) -> tensor<19xi64> attributes {graph.kind = "pointwise"} {
      %0 = graph.div %x, %y : tensor<19xi64>
      return %0 : tensor<19xi64>
    })";
  EXPECT_EQ(run(source, {x.data(), y.data(), z.data()}), TW_OK);
  EXPECT_EQ(z[18], 4);
  y[18] = 0;
  EXPECT_EQ(run(source, {x.data(), y.data(), z.data()}), TW_ERROR_DIVIDE_BY_ZERO);
  x[3] = INT64_MIN;
  y[3] = -1;
  y[18] = 1;
  EXPECT_EQ(run(source, {x.data(), y.data(), z.data()}), TW_OK);
  EXPECT_EQ(z[3], INT64_MIN);
}

TEST_F(GraphToTileBehaviourTest, IdOutOfRangeIsRecorded) {
  std::vector<float> table(40, 1), result(35);
  std::vector<int64_t> ids(7, 3);
  const char *source = R"(
    func.func @kernel(%t: tensor<8x5xf32>, %i: tensor<7xi64>) -> tensor<7x5xf32> attributes {graph.kind = "pointwise"} {
      %0 = graph.take %t, %i {axis = 0 : i64} : tensor<8x5xf32>, tensor<7xi64> -> tensor<7x5xf32>
      return %0 : tensor<7x5xf32>
    })";
  EXPECT_EQ(run(source, {table.data(), ids.data(), result.data()}), TW_OK);
  for (int64_t bad : {int64_t(8), int64_t(-1), INT64_MIN}) {
    ids[6] = bad;
    EXPECT_EQ(run(source, {table.data(), ids.data(), result.data()}), TW_ERROR_INDEX_RANGE);
  }
}

SmallVector<Tensor> randomArguments(func::FuncOp kernel, std::mt19937 &random) {
  SmallVector<Tensor> arguments;
  for (Type type : kernel.getArgumentTypes())
    arguments.push_back(randomTensor(cast<RankedTensorType>(type), random));
  return arguments;
}

std::vector<void *> pointersTo(std::vector<std::string> &buffers) {
  std::vector<void *> pointers;
  for (std::string &buffer : buffers)
    pointers.push_back(buffer.data());
  return pointers;
}

/// A momentum step on the touched rows of a table, against the interpreter.
TEST_F(GraphToTileBehaviourTest, RowUpdateMatchesInterpreter) {
  const char *source = R"(
    func.func @group(%i: tensor<25xi64>) -> (tensor<25xi64>, tensor<26xi32>, tensor<25xi32>, tensor<i32>) {
      %0:4 = graph.group_rows %i {rows = 40 : i64, skip_id = 2 : i64} : tensor<25xi64> -> tensor<25xi64>, tensor<26xi32>, tensor<25xi32>, tensor<i32>
      return %0#0, %0#1, %0#2, %0#3 : tensor<25xi64>, tensor<26xi32>, tensor<25xi32>, tensor<i32>
    }
    func.func @kernel(%t: tensor<40x19xf32>, %m: tensor<40x19xf32>, %i: tensor<25xi64>, %g: tensor<5x19xf32>, %lr: tensor<f32>, %u: tensor<25xi64>, %s: tensor<26xi32>, %p: tensor<25xi32>, %c: tensor<i32>) -> (tensor<40x19xf32>, tensor<40x19xf32>) attributes {graph.kind = "row_update", tile.config = {elements_per_tile = 57 : i64}} {
      %pooled = graph.broadcast %g {dims = array<i64: 0, 2>} : tensor<5x19xf32> -> tensor<5x5x19xf32>
      %updates = graph.reshape %pooled : tensor<5x5x19xf32> -> tensor<25x19xf32>
      %0:2 = graph.row_update (%t, %m : tensor<40x19xf32>, tensor<40x19xf32>) %i, %updates captures(%lr : tensor<f32>) groups(%u, %s, %p, %c : tensor<25xi64>, tensor<26xi32>, tensor<25xi32>, tensor<i32>) attributes {skip_id = 2 : i64} : tensor<25xi64>, tensor<25x19xf32> -> tensor<40x19xf32>, tensor<40x19xf32> {
      ^bb0(%w: tensor<f32>, %old: tensor<f32>, %grad: tensor<f32>, %rate: tensor<f32>):
        %half = graph.constant dense<0.5> : tensor<f32> : tensor<f32>
        %decayed = graph.mul %old, %half : tensor<f32>
        %new = graph.add %decayed, %grad : tensor<f32>
        %step = graph.mul %rate, %new : tensor<f32>
        %moved = graph.sub %w, %step : tensor<f32>
        graph.yield %moved, %new : tensor<f32>, tensor<f32>
      }
      return %0#0, %0#1 : tensor<40x19xf32>, tensor<40x19xf32>
    })";
  auto module = parseSourceString<ModuleOp>(source, &context);
  ASSERT_TRUE(module);
  auto group = module->lookupSymbol<func::FuncOp>("group"), kernel = module->lookupSymbol<func::FuncOp>("kernel");
  std::mt19937 random(3);
  SmallVector<Tensor> arguments = randomArguments(kernel, random);
  for (int64_t n = 0; n < 25; ++n)
    arguments[2].integer(n) = n % 7 * 5 % 38;
  auto groups = interpreter::interpret(group, arguments[2]);
  ASSERT_TRUE(static_cast<bool>(groups)) << llvm::toString(groups.takeError());
  std::move(groups->begin(), groups->end(), arguments.begin() + 5);
  auto expected = interpreter::interpret(kernel, arguments);
  ASSERT_TRUE(static_cast<bool>(expected)) << llvm::toString(expected.takeError());
  RankedTensorType type = arguments[0].getType();

  group.erase();
  cpu::Kernel compiled(convert(*module), llvm::cantFail(cpu::TargetDescription::host()));
  std::vector<std::string> buffers;
  for (const Tensor &argument : arguments)
    buffers.push_back(argument.toBytes());
  std::vector<void *> pointers = pointersTo(buffers);
  pointers.insert(pointers.end(), {pointers[0], pointers[1]}); // in place
  ASSERT_EQ(compiled.run(pointers), TW_OK);
  for (int result : {0, 1}) {
    SCOPED_TRACE("table " + std::to_string(result));
    expectClose(llvm::cantFail(Tensor::fromBytes(type, buffers[result])), (*expected)[result]);
  }
}

/// Momentum that rows have missed, for more lanes than fit a vector, against the interpreter.
TEST_F(GraphToTileBehaviourTest, TakeCurrentMatchesInterpreter) {
  const char *source = R"(
    func.func @kernel(%t: tensor<40x19xf32>, %m: tensor<40x19xf32>, %i: tensor<25xi64>, %s: tensor<40x1xi32>, %n: tensor<i32>, %h: tensor<9x2xf64>) -> (tensor<25x19xf32>, tensor<25x19xf32>) attributes {graph.kind = "take_current", tile.config = {elements_per_tile = 57 : i64}} {
      %0:2 = graph.take_current (%t, %m : tensor<40x19xf32>, tensor<40x19xf32>) %i missed %s to %n in %h : tensor<25xi64>, tensor<40x1xi32>, tensor<i32>, tensor<9x2xf64> -> tensor<25x19xf32>, tensor<25x19xf32> {
      ^bb0(%w: tensor<f32>, %old: tensor<f32>, %decay: tensor<f64>, %rate: tensor<f64>):
        %d = graph.convert %decay : tensor<f64> -> tensor<f32>
        %r = graph.convert %rate : tensor<f64> -> tensor<f32>
        %new = graph.mul %old, %d : tensor<f32>
        %step = graph.mul %r, %new : tensor<f32>
        %moved = graph.sub %w, %step : tensor<f32>
        graph.yield %moved, %new : tensor<f32>, tensor<f32>
      }
      return %0#0, %0#1 : tensor<25x19xf32>, tensor<25x19xf32>
    })";
  auto module = parseSourceString<ModuleOp>(source, &context);
  ASSERT_TRUE(module);
  auto kernel = module->lookupSymbol<func::FuncOp>("kernel");
  std::mt19937 random(3);
  SmallVector<Tensor> arguments = randomArguments(kernel, random);
  for (int64_t n = 0; n < 25; ++n)
    arguments[2].integer(n) = n % 7 * 5 % 38;
  for (int64_t row = 0; row < 40; ++row)
    arguments[3].integer(row) = row % 9;
  arguments[4].integer(0) = 8;
  auto expected = interpreter::interpret(kernel, arguments);
  ASSERT_TRUE(static_cast<bool>(expected)) << llvm::toString(expected.takeError());

  cpu::Kernel compiled(convert(*module), llvm::cantFail(cpu::TargetDescription::host()));
  std::vector<std::string> buffers;
  for (const Tensor &argument : arguments)
    buffers.push_back(argument.toBytes());
  for (const Tensor &result : *expected)
    buffers.emplace_back(result.toBytes().size(), 0);
  std::vector<void *> pointers = pointersTo(buffers);
  ASSERT_EQ(compiled.run(pointers), TW_OK);
  for (int result : {0, 1}) {
    SCOPED_TRACE("table " + std::to_string(result));
    expectClose(llvm::cantFail(Tensor::fromBytes((*expected)[result].getType(), buffers[6 + result])),
                (*expected)[result]);
  }
}

/// What is known when the kernel is compiled is folded, by MLIR's and LLVM's folders: to what the code would compute.
/// (MLIR's fold of atan2(0, 0) is NaN, where the function is 0.)
TEST_F(GraphToTileBehaviourTest, ConstantsFoldToWhatCodeComputes) {
  static constexpr StringLiteral kUnary[] = {
      "neg",  "abs",   "sign",  "ceil", "floor", "round",      "trunc", "exp", "exp2", "expm1",  "log",
      "log2", "log10", "log1p", "sqrt", "rsqrt", "reciprocal", "sin",   "cos", "tan",  "asin",   "acos",
      "atan", "sinh",  "cosh",  "tanh", "asinh", "acosh",      "atanh", "erf", "erfc", "sigmoid"};
  static constexpr StringLiteral kBinary[] = {"add",       "sub", "mul",     "div",     "floor_div", "fmod",
                                              "remainder", "pow", "maximum", "minimum", "atan2"};
  for (StringRef type : {"f32", "f64"}) {
    bool isSingle = type == "f32";
    SmallVector<StringRef> values = {"0.0", "-0.0", "1.0", "-1.0", "0.5", "-2.5", "3.0"};
    values.append({isSingle ? "0x7F800000" : "0x7FF0000000000000", isSingle ? "0xFF800000" : "0xFFF0000000000000",
                   isSingle ? "0x7FC00000" : "0x7FF8000000000000"});
    std::string tensor = ("tensor<3x" + type + ">").str(), constants;
    for (auto [number, value] : llvm::enumerate(values))
      constants += llvm::formatv("%c{0} = graph.constant dense<{1}> : {2} : {2}\n", number, value, tensor).str();
    auto expectFolded = [&](StringRef op, ArrayRef<std::string> operands) {
      SCOPED_TRACE(op.str() + " of " + type.str());
      std::string body = constants, names, types;
      for (auto [number, operand] : llvm::enumerate(operands)) {
        body += llvm::formatv("%{0} = graph.{1} {2} : {3}\n", number, op, operand, tensor).str();
        names += (number ? ", %" : "%") + std::to_string(number);
        types += (number ? ", " : "") + tensor;
      }
      expectMatchesInterpreter(
          llvm::formatv("func.func @kernel() -> ({0}) attributes {{graph.kind = \"pointwise\"} {{\n"
                        "{1}return {2} : {0}\n}",
                        types, body, names)
              .str());
    };
    SmallVector<std::string> singles, pairs;
    for (size_t x = 0; x < values.size(); ++x) {
      singles.push_back("%c" + std::to_string(x));
      for (size_t y = 0; y < values.size(); ++y)
        pairs.push_back(singles.back() + ", %c" + std::to_string(y));
    }
    for (StringRef op : kUnary)
      expectFolded(op, singles);
    for (StringRef op : kBinary)
      expectFolded(op, pairs);
  }
}

const KernelCase kCases[] = {
#include "GraphToTileCases.inc"
};

INSTANTIATE_TEST_SUITE_P(Kernels, GraphToTileTest, testing::ValuesIn(kCases),
                         [](const auto &info) { return std::string(info.param.name); });

} // namespace
