//===- TargetTest.cpp - programs for another CPU than the best one ----------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tilewright/Driver/Compile.h"
#include "tilewright/Driver/Context.h"
#include "tilewright/Kernels/Registry.h"

#include "mlir/Parser/Parser.h"
#include <gtest/gtest.h>

using namespace mlir;
using namespace tilewright;

TEST(TargetTest, LibraryKernelsAreThoseOfTheTarget) {
  constexpr char text[] = R"(func.func @main(%q: tensor<1x2x5x8xf32>) -> tensor<1x2x5x8xf32> {
    %r, %l = graph.attention %q, %q, %q {scale = 0.3 : f64}
      : tensor<1x2x5x8xf32>, tensor<1x2x5x8xf32>, tensor<1x2x5x8xf32> -> tensor<1x2x5x8xf32>, tensor<1x2x5xf32>
    return %r : tensor<1x2x5x8xf32>
  })";
  std::unique_ptr<MLIRContext> context = createContext();
  for (kernels::CpuLevel level : kernels::availableLevels()) {
    if (level == kernels::CpuLevel::Generic)
      continue; // no target compiles for it
    OwningOpRef<ModuleOp> module = parseSourceString<ModuleOp>(text, context.get());
    ASSERT_TRUE(module);
    CompileOptions options;
    options.target = kernels::levelName(level);
    llvm::Expected<CompiledProgram> compiled = compileProgram(*module, options, rt::serialExecutor());
    ASSERT_TRUE(bool(compiled)) << llvm::toString(compiled.takeError());
    const std::vector<rt::Step> &steps = compiled->executable->program().steps;
    ASSERT_EQ(steps.size(), 1u);
    EXPECT_EQ(steps[0].kernel, kernels::findKernel("tw_attention_f32", level)) << options.target;
  }
}
