//===- KernelRunner.h - compiles and runs tile programs in tests --*- C++ -*-===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef TILEWRIGHT_UNITTESTS_TARGET_KERNELRUNNER_H
#define TILEWRIGHT_UNITTESTS_TARGET_KERNELRUNNER_H

#include "tilewright/Runtime/KernelLibrary.h"
#include "tilewright/Target/Cpu/Cpu.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Parser/Parser.h"
#include "llvm/Support/FormatVariadic.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

namespace tilewright::cpu {

/// Names a level in the messages of gtest.
inline void PrintTo(const TargetDescription &target, std::ostream *out) { *out << target.name; }

/// The levels that this machine can run, so that a test covers the narrower ones too.
inline std::vector<TargetDescription> runnableTargets() {
  std::vector<TargetDescription> targets;
  for (const char *name : {"x86-64-v3", "x86-64-v4", "aarch64-neon"}) {
    auto target = TargetDescription::host(name);
    if (target)
      targets.push_back(*target);
    else
      llvm::consumeError(target.takeError());
  }
  return targets;
}

/// The suffix of a test's name.
inline std::string levelName(const testing::TestParamInfo<TargetDescription> &info) {
  std::string name = info.param.name;
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
}

/// A program that computes c[i] = op(a[i], b[i]) for `count` floats.
inline std::string binaryProgram(const std::string &op, int64_t count) {
  return llvm::formatv(R"(
    func.func @kernel(%a: memref<{1}xf32>, %b: memref<{1}xf32>, %c: memref<{1}xf32>, %begin: index, %end: index)
        attributes {{tile.grid = array<i64: 1>} {{
      %n = arith.constant {1} : index
      tile.grid (%i) in (1) from %begin to %end {{
        tile.lanes %j to %n {{
          %x = memref.load %a[%j] : memref<{1}xf32>
          %y = memref.load %b[%j] : memref<{1}xf32>
          %z = {0} %x, %y : f32
          memref.store %z, %c[%j] : memref<{1}xf32>
        }
      }
      return
    })",
                       op, count)
      .str();
}

/// Links objects and loads the result; null, and a failure of the test, when that does not work.
inline std::unique_ptr<rt::KernelLibrary> loadKernels(llvm::ArrayRef<llvm::SmallVector<char, 0>> objects) {
  llvm::SmallVector<llvm::StringRef> bytes;
  for (const llvm::SmallVector<char, 0> &object : objects)
    bytes.emplace_back(object.data(), object.size());
  auto linked = llvm::cantFail(KernelLinker::start()).link(bytes);
  if (!linked) {
    ADD_FAILURE() << llvm::toString(linked.takeError());
    return nullptr;
  }
  std::string error;
  auto library = rt::KernelLibrary::load(*linked, error);
  EXPECT_TRUE(library) << error;
  return library;
}

/// A tile program in machine code.
class Kernel {
public:
  Kernel(const std::string &text, const TargetDescription &target, bool wantAssembly = false) {
    mlir::DialectRegistry registry;
    registerCpuDialects(registry);
    mlir::MLIRContext context(registry, mlir::MLIRContext::Threading::DISABLED);
    context.loadAllAvailableDialects();
    auto module = mlir::parseSourceString<mlir::ModuleOp>(text, &context);
    if (!module) {
      ADD_FAILURE() << "does not parse:\n" << text;
      return;
    }
    auto compiler = llvm::cantFail(KernelCompiler::create(context, target));
    auto compiled = compiler->compile(*module, &times, {nullptr, wantAssembly ? &assembly : nullptr});
    if (!compiled) {
      ADD_FAILURE() << llvm::toString(compiled.takeError());
      return;
    }
    object = std::move(*compiled);
    if (object.scratchBytes > 0)
      scratch.resize(object.scratchBytes + 64);
    library = loadKernels({object.object});
    if (library)
      function = library->find(object.symbol);
  }

  /// Runs all tiles and returns the error that the kernel recorded.
  int run(std::vector<void *> buffers) { return run(std::move(buffers), 0, object.gridSize); }
  int run(std::vector<void *> buffers, int64_t begin, int64_t end) {
    int32_t error = TW_OK;
    tw_kernel_args args = {};
    args.buffers = buffers.data();
    auto address = reinterpret_cast<uintptr_t>(scratch.data());
    args.scratch = reinterpret_cast<void *>((address + 63) / 64 * 64);
    args.scratch_bytes = object.scratchBytes;
    args.error = &error;
    args.threads = 1;
    if (function)
      function(&args, begin, end);
    return error;
  }

  CompiledKernel object;
  CompileTimes times;
  std::string assembly;

private:
  std::unique_ptr<rt::KernelLibrary> library;
  std::vector<char> scratch;
  tw_kernel function = nullptr;
};

} // namespace tilewright::cpu

#endif // TILEWRIGHT_UNITTESTS_TARGET_KERNELRUNNER_H
