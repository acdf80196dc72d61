//===- KernelLibrary.h - the machine code of a program ------------*- C++ -*-===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef TILEWRIGHT_RUNTIME_KERNELLIBRARY_H
#define TILEWRIGHT_RUNTIME_KERNELLIBRARY_H

#include "tilewright/Runtime/Abi.h"

#include <memory>
#include <string>

namespace tilewright::rt {

/// A shared object in this process. It sees the process's symbols (libm), and nothing sees its own. The code is freed
/// with the library.
class KernelLibrary {
public:
  /// Null, with the reason in `error`, when `object` cannot be loaded.
  static std::unique_ptr<KernelLibrary> load(const std::string &object, std::string &error);
  ~KernelLibrary();
  KernelLibrary(const KernelLibrary &) = delete;
  KernelLibrary &operator=(const KernelLibrary &) = delete;

  /// Null when there is no such kernel.
  tw_kernel find(const std::string &symbol) const;

private:
  explicit KernelLibrary(void *handle) : handle(handle) {}

  void *handle;
};

} // namespace tilewright::rt

#endif // TILEWRIGHT_RUNTIME_KERNELLIBRARY_H
