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
};

struct CompiledProgram {
  std::unique_ptr<rt::Executable> executable;
  /// What `explain` shows: stages with their times, kernels with work, cost and source lines, refused fusions.
  llvm::json::Object report;
};

/// Compiles `@main` of `program`, a module in the `graph` dialect, which is consumed.
llvm::Expected<CompiledProgram> compileProgram(mlir::ModuleOp program, CompileOptions options, rt::Executor executor);

} // namespace tilewright

#endif // TILEWRIGHT_DRIVER_COMPILE_H
