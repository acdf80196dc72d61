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
    auto image = compileProgram(*module, options, llvm::cantFail(cpu::KernelLinker::start()));
    ASSERT_TRUE(bool(image)) << llvm::toString(image.takeError());
    ASSERT_EQ(image->program.steps.size(), 1u);
    ASSERT_FALSE(image->link(interpretKernel));
    EXPECT_EQ(image->program.steps[0].kernel, kernels::findKernel("tw_attention_f32", level)) << options.target;
  }
}
