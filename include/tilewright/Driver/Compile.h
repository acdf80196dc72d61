//===- Compile.h - from a graph to something that runs ------------*- C++ -*-===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The compiler as one function. A program goes through stages 10 to 40 as a whole;
// its distinct kernels then go through stages 60 to 90 in parallel, each in a
// context of its own thread; the result is a list of steps for the runtime.
//
// A kernel that fails to compile is a bug, but a local one: its ops become kernels of
// their own, and the interpreter runs an op that fails alone.
//
//===----------------------------------------------------------------------===//
#ifndef TILEWRIGHT_DRIVER_COMPILE_H
#define TILEWRIGHT_DRIVER_COMPILE_H

#include "tilewright/Runtime/Executable.h"

#include "mlir/IR/BuiltinOps.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/JSON.h"
#include <memory>
#include <string>

namespace tilewright {

struct CompileOptions {
  /// `host`, or a level or processor name that TargetDescription knows.
  std::string target = "host";
  /// Threads that a call is expected to use.
  int64_t threads = 1;
  /// Check every stage's contract.
  bool verify = true;
  /// Let arithmetic round in other ways than PyTorch's: contract and reassociate.
  bool fastMath = false;
  /// Keep the program on disk under this key (from `programKey`), unless it is empty.
  std::string key;
  /// What the caller wants back when it loads the program.
  std::string binding;
  /// For tests: kernels that contain this op (`graph.exp`) fail to compile.
  std::string failingOp;
};

struct CompiledProgram {
  std::unique_ptr<rt::Executable> executable;
  /// What `explain` shows: stages with their times, kernels with work, cost and source lines, refused fusions.
  llvm::json::Object report;
  /// What was given for it when it was compiled; of a loaded program.
  std::string binding;
  /// Kernels that failed to compile, with the reason and a reproducer. The program is right all the same.
  std::vector<std::string> failures;
};

/// Compiles `@main` of `program`, a module in the `graph` dialect, which is consumed.
llvm::Expected<CompiledProgram> compileProgram(mlir::ModuleOp program, CompileOptions options, rt::Executor executor);

/// Names the program that `parts` determine together with `options`, the machine, and this build of the compiler. Empty
/// when programs are to be compiled each time: the cache is off, or somebody wants to see the stages.
llvm::Expected<std::string> programKey(llvm::ArrayRef<llvm::StringRef> parts, const CompileOptions &options);

/// The program that an earlier process compiled under `key`, ready to run; nothing when there is none.
std::optional<CompiledProgram> loadProgram(llvm::StringRef key, rt::Executor executor);

} // namespace tilewright

#endif // TILEWRIGHT_DRIVER_COMPILE_H
