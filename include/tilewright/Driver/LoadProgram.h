//===- LoadProgram.h - from an image to something that runs -------*- C++ -*-===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef TILEWRIGHT_DRIVER_LOADPROGRAM_H
#define TILEWRIGHT_DRIVER_LOADPROGRAM_H

#include "tilewright/Driver/CompileRequest.h"

#include "llvm/Support/JSON.h"
#include <chrono>

namespace tilewright {

class Timer {
public:
  double milliseconds() const {
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
  }

private:
  std::chrono::steady_clock::time_point start = std::chrono::steady_clock::now();
};

struct LoadedProgram {
  std::unique_ptr<rt::Executable> executable;
  /// What `explain` shows: stages with their times, kernels with work, cost and source lines, refused fusions.
  llvm::json::Object report;
  /// What the caller of the compiler kept with it.
  std::string binding;
  /// Kernels that failed to compile, with the reason and a reproducer. The program is right all the same.
  std::vector<std::string> failures;
};

/// Links what the compiler made into this process.
llvm::Expected<LoadedProgram> loadProgram(ProgramImage image, rt::Executor executor, Interpreter interpreter);

/// Names the program that `parts` determine together with `options`, the machine, and this build of the compiler. Empty
/// when programs are to be compiled each time: the cache is off, or somebody wants to see the stages.
llvm::Expected<std::string> programKey(llvm::ArrayRef<llvm::StringRef> parts, const CompileOptions &options);

/// The program that an earlier process compiled under `key`, ready to run; nothing when there is none.
std::optional<LoadedProgram> loadKeptProgram(llvm::StringRef key, rt::Executor executor);

} // namespace tilewright

#endif // TILEWRIGHT_DRIVER_LOADPROGRAM_H
