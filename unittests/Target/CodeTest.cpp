//===- CodeTest.cpp - the machine code itself, and loading it ---------------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Code is compiled for named levels here and only read, so these tests run on any
// machine.
//
//===----------------------------------------------------------------------===//

#include "KernelRunner.h"

#include "llvm/BinaryFormat/ELF.h"
#include "llvm/Object/ELFObjectFile.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/Regex.h"

#include <fstream>

using namespace tilewright;
using namespace tilewright::cpu;

namespace {

/// out = f(a + b) row by row, where {0} is the function's text from %x to %y.
std::string rowProgram(const std::string &function) {
  return llvm::formatv(R"(
    func.func @rows(%a: memref<40000xf32>, %b: memref<400xf32>, %c: memref<40000xf32>, %begin: index, %end: index)
        attributes {{tile.grid = array<i64: 100>} {{
      %n = arith.constant 400 : index
      tile.grid (%i) in (100) from %begin to %end {{
        %base = arith.muli %i, %n : index
        tile.lanes %j to %n {{
          %at = arith.addi %base, %j : index
          %p = memref.load %a[%at] : memref<40000xf32>
          %q = memref.load %b[%j] : memref<400xf32>
          %x = arith.addf %p, %q : f32
          {0}
          memref.store %y, %c[%at] : memref<40000xf32>
        }
      }
      return
    })",
                       function)
      .str();
}

struct Code {
  CompiledKernel kernel;
  std::string assembly;
};

Code compileFor(const std::string &level, const std::string &text) {
  mlir::DialectRegistry registry;
  registerCpuDialects(registry);
  mlir::MLIRContext context(registry, mlir::MLIRContext::Threading::DISABLED);
  context.loadAllAvailableDialects();
  auto module = mlir::parseSourceString<mlir::ModuleOp>(text, &context);
  EXPECT_TRUE(module);
  auto compiler = llvm::cantFail(KernelCompiler::create(context, llvm::cantFail(TargetDescription::named(level))));
  Code code;
  auto compiled = compiler->compile(*module, nullptr, {nullptr, &code.assembly});
  if (compiled)
    code.kernel = std::move(*compiled);
  else
    ADD_FAILURE() << llvm::toString(compiled.takeError());
  return code;
}

size_t count(const std::string &text, const std::string &pattern) {
  llvm::Regex regex(pattern, llvm::Regex::Newline);
  size_t found = 0;
  llvm::SmallVector<llvm::StringRef> matches;
  for (llvm::StringRef rest = text; regex.match(rest, &matches); ++found)
    rest = rest.substr(matches[0].end() - rest.begin());
  return found;
}

/// Vector registers saved to or reloaded from the stack.
size_t countSpills(const std::string &assembly) {
  return count(assembly, "v?mov[a-z0-9]+.*%[xyz]mm.*\\(%r[sb]p\\)") +
         count(assembly, "v?mov[a-z0-9]+.*\\(%r[sb]p\\), %[xyz]mm");
}

TEST(CodeTest, PointwiseLoopIsOnlyVectors) {
  Code code = compileFor("x86-64-v4", rowProgram("%y = arith.mulf %x, %x : f32"));
  // 400 = 25 vectors: a loop of two and one more, which needs no mask.
  EXPECT_EQ(count(code.assembly, "vmulps.*%zmm"), 3u) << code.assembly;
  EXPECT_EQ(count(code.assembly, "v(mul|add)ss|%k[1-7]"), 0u) << code.assembly;
  EXPECT_EQ(countSpills(code.assembly), 0u) << code.assembly;
  EXPECT_EQ(count(code.assembly, "call"), 0u);
}

TEST(CodeTest, LevelsDecideTheRegisters) {
  Code code = compileFor("x86-64-v3", rowProgram("%y = arith.mulf %x, %x : f32"));
  EXPECT_EQ(count(code.assembly, "zmm"), 0u);
  EXPECT_GT(count(code.assembly, "vmulps.*%ymm"), 0u);
}

TEST(CodeTest, FunctionsStayInRegisters) {
  for (const char *function : {"exp", "log", "expm1", "log1p"}) {
    Code code = compileFor("x86-64-v4", rowProgram(llvm::formatv("%y = math.{0} %x : f32", function).str()));
    EXPECT_EQ(countSpills(code.assembly), 0u) << function << code.assembly;
    EXPECT_EQ(count(code.assembly, "call"), 0u) << function;
    EXPECT_GT(count(code.assembly, "vfn?m(add|sub)[123]+ps.*%zmm"), 0u) << function;
  }
}

TEST(CodeTest, MultiplyAndAddRoundTwice) {
  Code code = compileFor("x86-64-v4", rowProgram("%z = arith.mulf %x, %x : f32\n%y = arith.addf %z, %q : f32"));
  EXPECT_EQ(count(code.assembly, "vfmadd"), 0u) << "contracted, which default numerics forbid";
}

TEST(CodeTest, Aarch64Object) {
  Code code = compileFor("aarch64-neon", rowProgram("%y = math.exp %x : f32"));
  EXPECT_GT(count(code.assembly, "fmla[[:space:]]+v[0-9]+\\.4s"), 0u) << code.assembly;
  auto object = llvm::object::ELFFile<llvm::object::ELF64LE>::create(
      llvm::StringRef(code.kernel.object.data(), code.kernel.object.size()));
  ASSERT_TRUE(bool(object)) << llvm::toString(object.takeError());
  EXPECT_EQ(object->getHeader().e_machine, llvm::ELF::EM_AARCH64);
}

TEST(CodeTest, UnknownLevelNamesTheOthers) {
  auto target = TargetDescription::named("x86-64-v9");
  ASSERT_FALSE(bool(target));
  EXPECT_NE(llvm::toString(target.takeError()).find("x86-64-v3, x86-64-v4"), std::string::npos);
}

TEST(CodeTest, FeaturesOfALevel) {
  EXPECT_TRUE(llvm::cantFail(TargetDescription::named("x86-64-v3")).has("avx2"));
  EXPECT_FALSE(llvm::cantFail(TargetDescription::named("x86-64-v4")).has("avx512bf16"));
  EXPECT_TRUE(llvm::cantFail(TargetDescription::named("x86-64-v4-bf16")).has("avx512bf16"));
}

TEST(CodeTest, ModuleWithoutAKernelIsAnError) {
  mlir::DialectRegistry registry;
  registerCpuDialects(registry);
  mlir::MLIRContext context(registry, mlir::MLIRContext::Threading::DISABLED);
  context.loadAllAvailableDialects();
  auto module = mlir::parseSourceString<mlir::ModuleOp>("module {}", &context);
  auto compiled = compileTileProgram(*module, llvm::cantFail(TargetDescription::named("x86-64-v3")));
  ASSERT_FALSE(bool(compiled));
  llvm::consumeError(compiled.takeError());
}

/// c = f(a, b) for a and b full of 2 and 1.
float callRows(tw_kernel kernel) {
  std::vector<float> a(40000, 2.0f), b(400, 1.0f), c(40000);
  void *buffers[] = {a.data(), b.data(), c.data()};
  int32_t error = TW_OK;
  tw_kernel_args args = {};
  args.buffers = buffers;
  args.error = &error;
  kernel(&args, 0, 100);
  return c[39999];
}

// The dynamic loader goes by paths, and what is loaded here has none of its own.
TEST(KernelLibraryTest, LibrariesAreApart) {
  auto host = TargetDescription::host();
  ASSERT_TRUE(bool(host));
  auto square = loadKernels({compileFor(host->name, rowProgram("%y = arith.mulf %x, %x : f32")).kernel.object});
  auto negate = loadKernels({compileFor(host->name, rowProgram("%y = arith.negf %x : f32")).kernel.object});
  ASSERT_TRUE(square && negate);
  EXPECT_EQ(callRows(square->find("rows")), 9.0f);
  EXPECT_EQ(callRows(negate->find("rows")), -3.0f);
  EXPECT_FALSE(square->find("columns"));
}

TEST(KernelLibraryTest, CodeIsFreed) {
  auto maps = [] {
    std::ifstream file("/proc/self/maps");
    std::string line;
    size_t found = 0;
    while (std::getline(file, line))
      found += line.find("tilewright-kernels") != std::string::npos;
    return found;
  };
  auto host = TargetDescription::host();
  ASSERT_TRUE(bool(host));
  size_t before = maps();
  {
    auto library = loadKernels({compileFor(host->name, rowProgram("%y = arith.negf %x : f32")).kernel.object});
    EXPECT_GT(maps(), before);
  }
  EXPECT_EQ(maps(), before);
}

TEST(KernelLinkerTest, WrongObjectsAreErrors) {
  Code code = compileFor("x86-64-v3", rowProgram("%y = arith.negf %x : f32"));
  llvm::StringRef object(code.kernel.object.data(), code.kernel.object.size());
  auto expectError = [](llvm::ArrayRef<llvm::StringRef> objects) {
    auto linked = llvm::cantFail(KernelLinker::start()).link(objects);
    ASSERT_FALSE(bool(linked));
    EXPECT_NE(llvm::toString(linked.takeError()).find("TW3005: ld.lld: "), std::string::npos);
  };
  expectError({object.take_front(200)});
  expectError({object, object}); // one symbol twice
}

TEST(KernelLibraryTest, GarbageIsAnError) {
  std::string error;
  EXPECT_FALSE(rt::KernelLibrary::load("not a library", error));
  EXPECT_NE(error, "");
}

} // namespace
