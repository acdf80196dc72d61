//===- ProgramImage.h - a compiled program as bytes ---------------*- C++ -*-===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a later process needs to run a program again without compiling anything: the
// steps, the machine code of the distinct kernels, and what was reported. Library
// kernels are stored by name, because their code is in the compiler itself.
//
//===----------------------------------------------------------------------===//
#ifndef TILEWRIGHT_DRIVER_PROGRAMIMAGE_H
#define TILEWRIGHT_DRIVER_PROGRAMIMAGE_H

#include "tilewright/Kernels/Registry.h"
#include "tilewright/Runtime/Executable.h"

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <optional>
#include <string>
#include <vector>

namespace tilewright {

struct ProgramImage {
  struct Kernel {
    std::string symbol;
    std::string object;                                   // an ELF file that defines `symbol`
    kernels::CpuLevel level = kernels::CpuLevel::Generic; // of a library kernel, which has no object
  };

  rt::Program program;           // its kernels are null until `link`
  std::vector<int64_t> kernelOf; // for each step its number in `kernels`; -1 for an eager step
  std::vector<Kernel> kernels;
  std::string report;  // JSON
  std::string binding; // belongs to the caller of the compiler

  std::string encode() const;
  /// Nothing when `bytes` are not what `encode` writes.
  static std::optional<ProgramImage> decode(llvm::StringRef bytes);

  /// Loads the kernels into the process; `program` can then be run.
  llvm::Error link();
};

} // namespace tilewright

#endif // TILEWRIGHT_DRIVER_PROGRAMIMAGE_H
