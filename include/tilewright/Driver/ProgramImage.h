//===- ProgramImage.h - a compiled program as bytes ---------------*- C++ -*-===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What the compiler makes, and what is needed to run a program without it: the steps,
// the machine code of the distinct kernels as one library, and what was reported.
// Library kernels are stored by name, because their code is in the runtime itself.
//
//===----------------------------------------------------------------------===//
#ifndef TILEWRIGHT_DRIVER_PROGRAMIMAGE_H
#define TILEWRIGHT_DRIVER_PROGRAMIMAGE_H

#include "tilewright/Kernels/Registry.h"
#include "tilewright/Runtime/Executable.h"

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <optional>
#include <string>
#include <vector>

namespace tilewright {

/// A kernel in this process. One that the interpreter runs takes `param` and needs `owner`.
struct KernelCode {
  tw_kernel function = nullptr;
  int64_t param = 0;
  std::shared_ptr<void> owner;
};

/// Makes a kernel of the text of an outlined one.
using Interpreter = llvm::function_ref<llvm::Expected<KernelCode>(const std::string &text)>;

struct ProgramImage {
  struct Kernel {
    enum class Kind { Compiled, Library, Interpreted };
    Kind kind = Kind::Compiled;
    std::string symbol;                                   // in `code` or in the library
    kernels::CpuLevel level = kernels::CpuLevel::Generic; // of a library kernel
    std::string text;                                     // of an interpreted kernel, in MLIR
  };

  rt::Program program;           // its kernels are null until `link`
  std::vector<int64_t> kernelOf; // for each step its number in `kernels`; -1 for an eager step
  std::vector<Kernel> kernels;
  std::string code;                  // a shared object; empty if no kernel is compiled
  std::string report;                // JSON
  std::string binding;               // belongs to the caller of the compiler
  std::vector<std::string> failures; // why kernels failed to compile, each with a reproducer

  std::string encode() const;
  /// Nothing when `bytes` are not what `encode` writes.
  static std::optional<ProgramImage> decode(llvm::StringRef bytes);

  /// Loads the kernels into the process; `program` can then be run.
  llvm::Error link(Interpreter interpreter);
};

} // namespace tilewright

#endif // TILEWRIGHT_DRIVER_PROGRAMIMAGE_H
