//===- Registry.h - finding a library kernel by name --------------*- C++ -*-===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Every library kernel is compiled once per CPU level. The registry picks the
// best level that this CPU has; the environment variable TW_CPU (x86-64-v4,
// x86-64-v3 or generic) caps it, so that one machine can test all levels.
//
//===----------------------------------------------------------------------===//
#ifndef TILEWRIGHT_KERNELS_REGISTRY_H
#define TILEWRIGHT_KERNELS_REGISTRY_H

#include "tilewright/Runtime/Abi.h"

#include <string_view>
#include <vector>

namespace tilewright::kernels {

enum class CpuLevel { Generic, X86_64_v3, X86_64_v4 };

/// The best level that this CPU supports and TW_CPU allows.
CpuLevel cpuLevel();

/// The levels that were compiled for this architecture and that this CPU supports, lowest first.
std::vector<CpuLevel> availableLevels();
const char *levelName(CpuLevel level);

/// The kernel `symbol` (such as "tw_attention_f32") for a level; null when there is no such kernel.
tw_kernel findKernel(std::string_view symbol, CpuLevel level = cpuLevel());

} // namespace tilewright::kernels

#endif // TILEWRIGHT_KERNELS_REGISTRY_H
