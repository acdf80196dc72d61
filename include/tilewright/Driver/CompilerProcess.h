//===- CompilerProcess.h - the compiler, seen from a user's process -*- C++ -*-//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// LLVM and MLIR take 100 MB, and a bug in them can end the process they are in. So they
// are in a process of their own, tilewright-compiler, for as long as one program
// compiles. TW_COMPILER=inline loads its library into this process instead, for a
// debugger, as does a program with a kernel that the interpreter has to run.
//
//===----------------------------------------------------------------------===//
#ifndef TILEWRIGHT_DRIVER_COMPILERPROCESS_H
#define TILEWRIGHT_DRIVER_COMPILERPROCESS_H

#include "tilewright/Driver/CompileRequest.h"

#include <functional>
#include <memory>

namespace tilewright {

/// The folder that holds tilewright-compiler and its library: that of the file with this function.
std::string compilerFolder();
std::string compilerLibrary();

struct Environment;

/// Called when a signal arrives while the compiler is at work. It may throw: that leaves `compile` and ends the
/// compiler.
using Interruption = std::function<void()>;

/// A compiler that waits for its one request.
class CompilerProcess {
public:
  /// Starts it, so that it gets ready meanwhile. Whether that went well shows when it is used.
  CompilerProcess();
  /// Ends it.
  ~CompilerProcess();

  /// Error TW3006 when the process ends without a reply; the request is then in a file, which the error names.
  llvm::Expected<ProgramImage> compile(const CompileRequest &request, const Interruption &interrupted = {});

  /// For tests and debuggers; 0 when there is none.
  int pid() const;

private:
  struct Child;
  llvm::Expected<std::string> exchange(const std::string &request, const Environment &environment,
                                       const Interruption &interrupted);

  std::unique_ptr<Child> child;
};

/// Runs a kernel that failed to compile, by the interpreter in the compiler's library.
llvm::Expected<KernelCode> interpretByLibrary(const std::string &text);

} // namespace tilewright

#endif // TILEWRIGHT_DRIVER_COMPILERPROCESS_H
