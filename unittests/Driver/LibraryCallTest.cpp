//===- LibraryCallTest.cpp - outlined kernels as library calls, against the interpreter
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tilewright/Driver/LibraryCall.h"
#include "tilewright/Driver/Context.h"
#include "tilewright/Interpreter/Interpreter.h"

#include "mlir/IR/Diagnostics.h"
#include "mlir/Parser/Parser.h"
#include "gtest/gtest.h"

#include <random>

using namespace mlir;
using namespace tilewright;
using interpreter::Tensor;

namespace {

class LibraryCallTest : public ::testing::Test {
protected:
  func::FuncOp parse(const std::string &body) {
    module = parseSourceString<ModuleOp>(body, context.get());
    return module ? *module->getOps<func::FuncOp>().begin() : func::FuncOp();
  }

  /// Runs the kernel as a library call and in the interpreter.
  void check(const std::string &text, double tolerance = 1e-5) {
    SCOPED_TRACE(text);
    func::FuncOp function = parse(text);
    ASSERT_TRUE(function);
    FailureOr<LibraryCall> call = makeLibraryCall(function);
    ASSERT_TRUE(succeeded(call));

    std::mt19937 generator(1);
    std::normal_distribution<double> normal;
    llvm::SmallVector<Tensor> arguments;
    std::vector<std::string> memory;
    for (Type type : function.getArgumentTypes()) {
      Tensor tensor(cast<RankedTensorType>(type));
      for (int64_t i = 0; i < tensor.size(); ++i)
        if (tensor.isReal())
          tensor.real(i) = interpreter::roundToType(tensor.getElementType(), normal(generator));
        else
          tensor.integer(i) = static_cast<int64_t>(generator() % 7);
      arguments.push_back(tensor);
      memory.push_back(tensor.toBytes());
    }
    llvm::Expected<interpreter::Tensors> expected = interpreter::interpret(function, arguments);
    ASSERT_TRUE(bool(expected));
    for (const Tensor &tensor : *expected)
      memory.push_back(std::string(tensor.toBytes().size(), char(0xff))); // NaN where nothing is written

    std::vector<void *> buffers;
    for (std::string &bytes : memory)
      buffers.push_back(bytes.data());
    std::vector<double> scratch(call->scratchBytes / sizeof(double) + 1);
    int32_t error = TW_OK;
    tw_kernel_args args{buffers.data(), call->params.data(), scratch.data(), call->scratchBytes, &error, 0, 1};
    call->kernel(&args, 0, call->tiles);
    ASSERT_EQ(error, TW_OK);
    for (auto [index, tensor] : llvm::enumerate(*expected)) {
      llvm::Expected<Tensor> actual = Tensor::fromBytes(tensor.getType(), memory[arguments.size() + index]);
      ASSERT_TRUE(bool(actual));
      for (int64_t i = 0; i < tensor.size(); ++i)
        ASSERT_NEAR(actual->real(i), tensor.real(i), tolerance) << "result " << index << " at " << i;
    }
  }

  /// The error that says why there is no call.
  std::string refusal(const std::string &text) {
    std::string message;
    func::FuncOp function = parse(text);
    ScopedDiagnosticHandler handler(context.get(), [&](Diagnostic &diagnostic) {
      message += diagnostic.str();
      return success();
    });
    EXPECT_TRUE(failed(makeLibraryCall(function)));
    return message;
  }

  std::unique_ptr<MLIRContext> context = createContext();
  OwningOpRef<ModuleOp> module;
};

} // namespace

TEST_F(LibraryCallTest, Attention) {
  check(R"(func.func @kernel(%q: tensor<2x4x5x8xf32>, %k: tensor<2x2x7x8xf32>, %v: tensor<2x2x7x8xf32>,
                             %bias: tensor<4x1x7xf32>) -> (tensor<2x4x5x8xf32>, tensor<2x4x5xf32>) {
    %b = graph.broadcast %bias {dims = array<i64: 1, 2, 3>} : tensor<4x1x7xf32> -> tensor<2x4x5x7xf32>
    %r, %l = graph.attention %q, %k, %v bias %b {scale = 0.3 : f64, causal}
      : tensor<2x4x5x8xf32>, tensor<2x2x7x8xf32>, tensor<2x2x7x8xf32> bias tensor<2x4x5x7xf32>
      -> tensor<2x4x5x8xf32>, tensor<2x4x5xf32>
    return %r, %l : tensor<2x4x5x8xf32>, tensor<2x4x5xf32>
  })");
}

// Queries, keys and values are thirds of one projection, and the result leaves as rows of all heads.
TEST_F(LibraryCallTest, AttentionBetweenViews) {
  check(R"(func.func @kernel(%qkv: tensor<2x5x48xf32>) -> (tensor<10x16xf32>, tensor<2x2x5xf32>) {
    %q0 = graph.slice %qkv {starts = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : tensor<2x5x48xf32> -> tensor<2x5x16xf32>
    %k0 = graph.slice %qkv {starts = array<i64: 0, 0, 16>, strides = array<i64: 1, 1, 1>} : tensor<2x5x48xf32> -> tensor<2x5x16xf32>
    %v0 = graph.slice %qkv {starts = array<i64: 0, 0, 32>, strides = array<i64: 1, 1, 1>} : tensor<2x5x48xf32> -> tensor<2x5x16xf32>
    %q1 = graph.reshape %q0 : tensor<2x5x16xf32> -> tensor<2x5x2x8xf32>
    %k1 = graph.reshape %k0 : tensor<2x5x16xf32> -> tensor<2x5x2x8xf32>
    %v1 = graph.reshape %v0 : tensor<2x5x16xf32> -> tensor<2x5x2x8xf32>
    %q = graph.transpose %q1 {permutation = array<i64: 0, 2, 1, 3>} : tensor<2x5x2x8xf32> -> tensor<2x2x5x8xf32>
    %k = graph.transpose %k1 {permutation = array<i64: 0, 2, 1, 3>} : tensor<2x5x2x8xf32> -> tensor<2x2x5x8xf32>
    %v = graph.transpose %v1 {permutation = array<i64: 0, 2, 1, 3>} : tensor<2x5x2x8xf32> -> tensor<2x2x5x8xf32>
    %r, %l = graph.attention %q, %k, %v {scale = 0.3 : f64}
      : tensor<2x2x5x8xf32>, tensor<2x2x5x8xf32>, tensor<2x2x5x8xf32> -> tensor<2x2x5x8xf32>, tensor<2x2x5xf32>
    %t = graph.transpose %r {permutation = array<i64: 0, 2, 1, 3>} : tensor<2x2x5x8xf32> -> tensor<2x5x2x8xf32>
    %o = graph.reshape %t : tensor<2x5x2x8xf32> -> tensor<10x16xf32>
    return %o, %l : tensor<10x16xf32>, tensor<2x2x5xf32>
  })");
}

// The three gradients are written side by side, as the gradient of the one projection.
TEST_F(LibraryCallTest, AttentionGradIntoConcatenation) {
  check(R"(func.func @kernel(%g: tensor<2x2x5x8xf32>, %q: tensor<2x2x5x8xf32>, %k: tensor<2x2x5x8xf32>,
                             %v: tensor<2x2x5x8xf32>, %r: tensor<2x2x5x8xf32>, %l: tensor<2x2x5xf32>)
      -> tensor<2x5x48xf32> {
    %dq, %dk, %dv = graph.attention_grad %g, %q, %k, %v, %r, %l {scale = 0.3 : f64, causal}
      : tensor<2x2x5x8xf32>, tensor<2x2x5x8xf32>, tensor<2x2x5x8xf32>, tensor<2x2x5x8xf32>, tensor<2x2x5x8xf32>,
        tensor<2x2x5xf32> -> tensor<2x2x5x8xf32>, tensor<2x2x5x8xf32>, tensor<2x2x5x8xf32>
    %q1 = graph.transpose %dq {permutation = array<i64: 0, 2, 1, 3>} : tensor<2x2x5x8xf32> -> tensor<2x5x2x8xf32>
    %k1 = graph.transpose %dk {permutation = array<i64: 0, 2, 1, 3>} : tensor<2x2x5x8xf32> -> tensor<2x5x2x8xf32>
    %v1 = graph.transpose %dv {permutation = array<i64: 0, 2, 1, 3>} : tensor<2x2x5x8xf32> -> tensor<2x5x2x8xf32>
    %q2 = graph.reshape %q1 : tensor<2x5x2x8xf32> -> tensor<2x5x16xf32>
    %k2 = graph.reshape %k1 : tensor<2x5x2x8xf32> -> tensor<2x5x16xf32>
    %v2 = graph.reshape %v1 : tensor<2x5x2x8xf32> -> tensor<2x5x16xf32>
    %c = graph.concat %q2, %k2, %v2 {dim = 2 : i64}
      : tensor<2x5x16xf32>, tensor<2x5x16xf32>, tensor<2x5x16xf32> -> tensor<2x5x48xf32>
    return %c : tensor<2x5x48xf32>
  })",
        1e-3); // the random log-sum-exp is not that of the scores, so probabilities may be large
}

TEST_F(LibraryCallTest, ScatterAdd) {
  check(
      R"(func.func @kernel(%base: tensor<7x3x2xf32>, %ids: tensor<2x3xi64>, %u: tensor<6x3x2xf32>) -> tensor<7x3x2xf32> {
    %flat = graph.reshape %ids : tensor<2x3xi64> -> tensor<6xi64>
    %r = graph.scatter_add %base, %flat, %u {skip_id = 3 : i64}
      : tensor<7x3x2xf32>, tensor<6xi64>, tensor<6x3x2xf32> -> tensor<7x3x2xf32>
    return %r : tensor<7x3x2xf32>
  })");
}

// The gradient of pooled embeddings: one row of updates for all ids of a bag, ids stored transposed, a zero base.
TEST_F(LibraryCallTest, ScatterAddOfBags) {
  check(R"(func.func @kernel(%ids: tensor<4x5xi32>, %u: tensor<5x8xf32>) -> tensor<7x8xf32> {
    %zero = graph.constant dense<0.0> : tensor<f32> : tensor<f32>
    %base = graph.broadcast %zero {dims = array<i64>} : tensor<f32> -> tensor<7x8xf32>
    %t = graph.transpose %ids {permutation = array<i64: 1, 0>} : tensor<4x5xi32> -> tensor<5x4xi32>
    %flat = graph.reshape %t : tensor<5x4xi32> -> tensor<20xi32>
    %b = graph.broadcast %u {dims = array<i64: 0, 2>} : tensor<5x8xf32> -> tensor<5x4x8xf32>
    %rows = graph.reshape %b : tensor<5x4x8xf32> -> tensor<20x8xf32>
    %r = graph.scatter_add %base, %flat, %rows : tensor<7x8xf32>, tensor<20xi32>, tensor<20x8xf32> -> tensor<7x8xf32>
    return %r : tensor<7x8xf32>
  })");
}

// Heads of a projection as the right operands of a batched product.
TEST_F(LibraryCallTest, PackOfHeads) {
  check(R"(func.func @kernel(%x: tensor<3x6x2x5xf32>) -> tensor<3x2x2x5x4xf32> {
    %t = graph.transpose %x {permutation = array<i64: 0, 2, 3, 1>} : tensor<3x6x2x5xf32> -> tensor<3x2x5x6xf32>
    %p = graph.pack %t : tensor<3x2x5x6xf32> -> tensor<3x2x2x5x4xf32>
    return %p : tensor<3x2x2x5x4xf32>
  })");
  check(R"(func.func @kernel(%x: tensor<7x5xf32>) -> tensor<2x7x4xf32> {
    %p = graph.pack %x : tensor<7x5xf32> -> tensor<2x7x4xf32>
    return %p : tensor<2x7x4xf32>
  })");
}

TEST_F(LibraryCallTest, Refusals) {
  std::string transposedUpdates =
      R"(func.func @kernel(%base: tensor<7x3xf32>, %ids: tensor<4xi64>, %u: tensor<3x4xf32>) -> tensor<7x3xf32> {
    %t = graph.transpose %u {permutation = array<i64: 1, 0>} : tensor<3x4xf32> -> tensor<4x3xf32>
    %r = graph.scatter_add %base, %ids, %t : tensor<7x3xf32>, tensor<4xi64>, tensor<4x3xf32> -> tensor<7x3xf32>
    return %r : tensor<7x3xf32>
  })";
  EXPECT_NE(refusal(transposedUpdates).find("side by side"), std::string::npos);
  std::string computed =
      R"(func.func @kernel(%base: tensor<7x3xf32>, %ids: tensor<4xi64>, %u: tensor<4x3xf32>) -> tensor<7x3xf32> {
    %n = graph.neg %u : tensor<4x3xf32>
    %r = graph.scatter_add %base, %ids, %n : tensor<7x3xf32>, tensor<4xi64>, tensor<4x3xf32> -> tensor<7x3xf32>
    return %r : tensor<7x3xf32>
  })";
  EXPECT_NE(refusal(computed).find("computed by 'graph.neg'"), std::string::npos);
}
