//===- Table.cpp - the kernels of one CPU level
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Level.h"

namespace tilewright::kernels::TW_LEVEL {

static constexpr KernelEntry entries[] = {
#define TW_KERNEL(name) {#name, name},
#include "Kernels.def"
#undef TW_KERNEL
};

extern const KernelTable table;
const KernelTable table = {entries, entries + sizeof(entries) / sizeof(entries[0])};

} // namespace tilewright::kernels::TW_LEVEL
