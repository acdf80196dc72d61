//===- Registry.cpp - finding a library kernel by name
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tilewright/Kernels/Registry.h"

// Only for the types; no kernel is compiled in this file.
#define TW_LEVEL generic
#include "Level.h"

#include <cstdlib>

namespace tilewright::kernels {

namespace generic {
extern const KernelTable table;
}
#if defined(__x86_64__)
namespace x86_64_v3 {
extern const KernelTable table;
}
namespace x86_64_v4 {
extern const KernelTable table;
}
#endif

std::vector<CpuLevel> availableLevels() {
  std::vector<CpuLevel> levels = {CpuLevel::Generic};
#if defined(__x86_64__)
  __builtin_cpu_init();
  if (__builtin_cpu_supports("x86-64-v3"))
    levels.push_back(CpuLevel::X86_64_v3);
  if (__builtin_cpu_supports("x86-64-v4"))
    levels.push_back(CpuLevel::X86_64_v4);
#endif
  return levels;
}

const char *levelName(CpuLevel level) {
  switch (level) {
  case CpuLevel::Generic:
    return "generic";
  case CpuLevel::X86_64_v3:
    return "x86-64-v3";
  case CpuLevel::X86_64_v4:
    return "x86-64-v4";
  }
  return "";
}

CpuLevel cpuLevel() {
  std::vector<CpuLevel> levels = availableLevels();
  const char *cap = std::getenv("TW_CPU");
  if (!cap)
    return levels.back();
  for (CpuLevel level : levels)
    if (std::string_view(cap) == levelName(level))
      return level;
  // A name that we have no level for, such as x86-64-v2: what every CPU can do.
  return std::string_view(cap) == "host" ? levels.back() : CpuLevel::Generic;
}

tw_kernel findKernel(std::string_view symbol, CpuLevel level) {
  const KernelTable *table = &generic::table;
#if defined(__x86_64__)
  if (level == CpuLevel::X86_64_v3)
    table = &x86_64_v3::table;
  else if (level == CpuLevel::X86_64_v4)
    table = &x86_64_v4::table;
#endif
  for (const KernelEntry *entry = table->begin; entry != table->end; ++entry)
    if (entry->name == symbol)
      return entry->function;
  return nullptr;
}

} // namespace tilewright::kernels
