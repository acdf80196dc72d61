//===- TargetDescription.cpp - CPU levels and what the host supports
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tilewright/Target/Cpu/TargetDescription.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/TargetParser/Host.h"
#include "llvm/TargetParser/Triple.h"

#include <cstdlib>

using namespace llvm;

namespace tilewright::cpu {
namespace {

/// One row per level, from the least to the most capable of its architecture.
struct Level {
  StringLiteral name;
  Triple::ArchType arch;
  StringLiteral cpu;
  StringLiteral features;
  unsigned vectorBits, vectorRegisters, maskableBits;
  /// What the host must report. Only features that distinguish the level and that code generation
  /// actually relies on.
  ArrayRef<StringLiteral> needs;
  /// On a host with this feature the level is slower than the one before, and taken only when it is named.
  StringLiteral slowWith = "";
};

constexpr StringLiteral kV3Needs[] = {"avx2", "fma", "bmi2", "f16c", "movbe", "lzcnt"};
constexpr StringLiteral kV4Needs[] = {"avx2",    "fma",      "bmi2",     "f16c",     "movbe",   "lzcnt",
                                      "avx512f", "avx512bw", "avx512dq", "avx512cd", "avx512vl"};
constexpr StringLiteral kV4Bf16Needs[] = {"avx2",    "fma",      "bmi2",     "f16c",     "movbe",    "lzcnt",
                                          "avx512f", "avx512bw", "avx512dq", "avx512cd", "avx512vl", "avx512bf16"};
constexpr StringLiteral kNeonNeeds[] = {"neon"};

const Level kLevels[] = {
    {"x86-64-v3", Triple::x86_64, "x86-64-v3", "", 256, 16, 32, kV3Needs},
    {"x86-64-v4", Triple::x86_64, "x86-64-v4", "", 512, 32, 8, kV4Needs},
    {"x86-64-v4-bf16", Triple::x86_64, "x86-64-v4", "+avx512bf16", 512, 32, 8, kV4Bf16Needs,
     // Intel's cores that multiply tiles of bf16 take vdpbf16ps at a quarter of its rate elsewhere: products of widened
     // operands are a third faster there (305 and 230 GFLOP/s on Granite Rapids).
     "amx-bf16"},
    {"aarch64-neon", Triple::aarch64, "generic", "+neon", 128, 32, 0, kNeonNeeds},
};

const Level *findLevel(StringRef name) {
  const Level *level = find_if(kLevels, [&](const Level &candidate) { return candidate.name == name; });
  return level == std::end(kLevels) ? nullptr : level;
}

Error unknownLevel(StringRef name) {
  return createStringError("unknown CPU level '" + name + "'; there are " + join(TargetDescription::getNames(), ", "));
}

TargetDescription describe(const Level &level) {
  TargetDescription target;
  target.name = level.name.str();
  target.triple = (Triple::getArchTypeName(level.arch) + "-unknown-linux-gnu").str();
  target.cpu = level.cpu.str();
  target.features = level.features.str();
  target.vectorBits = level.vectorBits;
  target.vectorRegisters = level.vectorRegisters;
  target.maskableBits = level.maskableBits;
  return target;
}

} // namespace

std::vector<std::string> TargetDescription::getNames() {
  std::vector<std::string> names;
  for (const Level &level : kLevels)
    names.push_back(level.name.str());
  return names;
}

Expected<TargetDescription> TargetDescription::named(StringRef name) {
  const Level *level = findLevel(name);
  if (!level)
    return unknownLevel(name);
  return describe(*level);
}

Expected<TargetDescription> TargetDescription::host(StringRef cap) {
  if (cap.empty())
    if (const char *variable = std::getenv("TW_CPU"))
      cap = variable;
  if (!cap.empty() && !findLevel(cap))
    return unknownLevel(cap);

  Triple::ArchType arch = Triple(sys::getProcessTriple()).getArch();
  StringMap<bool> features = sys::getHostCPUFeatures();
  std::string missing;
  const Level *best = nullptr;
  for (const Level &level : kLevels) {
    if (level.arch != arch || (features.lookup(level.slowWith) && level.name != cap))
      continue;
    const StringLiteral *absent = find_if(level.needs, [&](StringRef feature) { return !features.lookup(feature); });
    if (absent == level.needs.end())
      best = &level;
    else
      missing = absent->str();
    if (level.name == cap) {
      if (best != &level)
        return createStringError("this CPU is below '" + cap + "': it lacks " + missing);
      break;
    }
  }
  if (!best)
    return createStringError("no kernel can be compiled for this CPU: it lacks " + missing);
  if (!cap.empty() && best->name != cap)
    return createStringError("CPU level '" + cap + "' is of another architecture than this machine");
  TargetDescription target = describe(*best);
  target.tune = sys::getHostCPUName().str();
  return target;
}

Expected<std::string> TargetDescription::resolve(StringRef name, StringRef cap) {
  Expected<TargetDescription> target = name == "host" ? host(cap) : named(name);
  if (!target)
    return target.takeError();
  return std::move(target->name);
}

bool TargetDescription::has(StringRef feature) const {
  const Level *level = findLevel(name);
  return level && is_contained(level->needs, feature);
}

} // namespace tilewright::cpu
