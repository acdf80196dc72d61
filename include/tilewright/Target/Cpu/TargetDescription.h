//===- TargetDescription.h - what a CPU can do, as the compiler sees it
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TILEWRIGHT_TARGET_CPU_TARGETDESCRIPTION_H
#define TILEWRIGHT_TARGET_CPU_TARGETDESCRIPTION_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

#include <string>
#include <vector>

namespace tilewright::cpu {

/// A named level of a CPU architecture. Kernels are compiled for a level, not for the exact host, so
/// that cached objects move between machines and tests cover a known few configurations.
struct TargetDescription {
  std::string name;     ///< `x86-64-v3`, `x86-64-v4`, `x86-64-v4-bf16`, `aarch64-neon`.
  std::string triple;   ///< LLVM target triple.
  std::string cpu;      ///< LLVM `target-cpu`: which instructions may be used.
  std::string tune;     ///< LLVM `tune-cpu`: whose latencies schedule the code; empty for the level's own.
  std::string features; ///< LLVM `target-features` on top of `cpu`, such as `+avx512bf16`.

  unsigned vectorBits;      ///< Width of a vector register.
  unsigned vectorRegisters; ///< Number of vector registers.
  /// Narrowest element with masked memory instructions; 0 where the architecture has none. LLVM turns
  /// a masked access of narrower elements into a branch per lane.
  unsigned maskableBits;

  /// The level of that name; an error lists the names that exist.
  static llvm::Expected<TargetDescription> named(llvm::StringRef name);

  static std::vector<std::string> getNames();

  /// The best level that the running machine supports; `cap` (a level's name, or empty) limits it, as
  /// the environment variable TW_CPU does. Asking for more than the machine has is an error: LLVM
  /// would compile it and the process would die of an illegal instruction.
  static llvm::Expected<TargetDescription> host(llvm::StringRef cap = "");

  /// The name of the level that `host`, or a level's name, stands for.
  static llvm::Expected<std::string> resolve(llvm::StringRef name, llvm::StringRef cap);

  /// Whether kernels of this target may use an LLVM feature (`avx512bf16`). To be asked before an intrinsic that
  /// needs the feature is made: LLVM aborts the process otherwise.
  bool has(llvm::StringRef feature) const;
};

} // namespace tilewright::cpu

#endif // TILEWRIGHT_TARGET_CPU_TARGETDESCRIPTION_H
