//===- Level.h - the CPU level that a file is compiled for --------*- C++ -*-===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The sources of this folder are compiled once per level, with TW_LEVEL set to a
// namespace. All code must live in that namespace and call no inline function
// from outside it that might not be inlined (no std:: algorithms): the linker
// keeps one copy of such a function, and it might be the one with AVX-512.
//
//===----------------------------------------------------------------------===//
#ifndef TILEWRIGHT_KERNELS_LEVEL_H
#define TILEWRIGHT_KERNELS_LEVEL_H

#include "tilewright/Runtime/Abi.h"

#include <string_view>

namespace tilewright::kernels {

struct KernelEntry {
  std::string_view name;
  tw_kernel function;
};
struct KernelTable {
  const KernelEntry *begin, *end;
};

namespace TW_LEVEL {
#define TW_KERNEL(name) void name(const tw_kernel_args *args, int64_t begin, int64_t end);
#include "Kernels.def"
#undef TW_KERNEL
} // namespace TW_LEVEL
} // namespace tilewright::kernels

#endif // TILEWRIGHT_KERNELS_LEVEL_H
