//===- TuneKernelsTest.cpp - tile sizes by measurement ----------------------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tilewright/Analysis/MatmulBlocking.h"
#include "tilewright/Driver/Compile.h"
#include "tilewright/Driver/Context.h"

#include "mlir/Parser/Parser.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/JSON.h"
#include <cstdlib>
#include <gtest/gtest.h>

using namespace mlir;
using namespace tilewright;

namespace {
/// An empty cache and TW_TUNE=1, as long as it lives.
class TuningEnvironment {
public:
  TuningEnvironment() {
    EXPECT_FALSE(llvm::sys::fs::createUniqueDirectory("tilewright-tune", directory));
    setenv("TW_CACHE_DIR", directory.c_str(), 1);
    setenv("TW_TUNE", "1", 1);
  }
  ~TuningEnvironment() {
    unsetenv("TW_TUNE");
    unsetenv("TW_CACHE_DIR");
    llvm::sys::fs::remove_directories(directory);
  }

private:
  llvm::SmallString<128> directory;
};

/// The report of a program with one matrix product, its pack and a sum beside it.
llvm::json::Object compile(int64_t threads) {
  constexpr char text[] = R"(func.func @main(%a: tensor<96x64xf32>, %b: tensor<64x160xf32>)
      -> (tensor<96x160xf32>, tensor<96xf32>) {
    %c = graph.matmul %a, %b : tensor<96x64xf32>, tensor<64x160xf32> -> tensor<96x160xf32>
    %d = graph.exp %c : tensor<96x160xf32>
    %e = graph.reduce "sum" %d {dims = array<i64: 1>} : tensor<96x160xf32> -> tensor<96xf32>
    return %d, %e : tensor<96x160xf32>, tensor<96xf32>
  })";
  std::unique_ptr<MLIRContext> context = createContext();
  OwningOpRef<ModuleOp> module = parseSourceString<ModuleOp>(text, context.get());
  EXPECT_TRUE(module);
  CompileOptions options;
  options.threads = threads;
  ProgramImage image = llvm::cantFail(compileProgram(*module, options, llvm::cantFail(cpu::KernelLinker::start())));
  EXPECT_TRUE(image.failures.empty());
  return std::move(*llvm::cantFail(llvm::json::parse(image.report)).getAsObject());
}
} // namespace

TEST(TuneKernelsTest, ChoicesAreKept) {
  TuningEnvironment environment;
  llvm::json::Object first = compile(1), second = compile(1), other = compile(2);
  EXPECT_EQ(first.getInteger("kernels_tuned"), 1);
  EXPECT_EQ(first.getInteger("tuned_from_disk"), 0);
  EXPECT_EQ(second.getInteger("kernels_tuned"), 0);
  EXPECT_EQ(second.getInteger("tuned_from_disk"), 1);
  EXPECT_EQ(second.getInteger("kernels_from_disk"), 2) << "all but the pack, which is in the library";
  EXPECT_EQ(other.getInteger("kernels_tuned"), 1) << "for another number of threads";
}

TEST(TuneKernelsTest, NothingIsMeasuredUnlessAsked) { EXPECT_EQ(compile(1).getInteger("kernels_tuned"), 0); }

TEST(TuneKernelsTest, CandidatesDifferAndBeginWithTheDefault) {
  VectorMachine machine{512, 32, 2};
  for (MatmulShape shape : {MatmulShape{1, 768, 512, 128}, MatmulShape{1, 64, 65, 384}, MatmulShape{3, 1, 1, 1}}) {
    MatmulLayout layout = chooseMatmulLayout(shape, machine);
    SmallVector<MatmulBlocking> ranked = rankMatmulBlockings(shape, layout, machine, 4);
    MLIRContext context;
    auto attribute = [&](const MatmulBlocking &blocking) { return blocking.toAttr(&context); };
    ASSERT_FALSE(ranked.empty());
    ASSERT_LE(ranked.size(), 4u);
    EXPECT_EQ(attribute(ranked[0]), attribute(chooseMatmulBlocking(shape, layout, machine)));
    llvm::DenseSet<DictionaryAttr> distinct;
    for (const MatmulBlocking &blocking : ranked)
      EXPECT_TRUE(distinct.insert(attribute(blocking)).second);
  }
}
