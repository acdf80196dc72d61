//===- TargetDescription.h - what a GPU can do, as the compiler sees it
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TILEWRIGHT_TARGET_GPU_TARGETDESCRIPTION_H
#define TILEWRIGHT_TARGET_GPU_TARGETDESCRIPTION_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace tilewright::gpu {

/// One row of the table of GPU targets.
struct TargetDescription {
  llvm::StringLiteral name;     ///< As in `--target`: the instruction set and, where that says too little, the chip.
  llvm::StringLiteral triple;   ///< LLVM target triple.
  llvm::StringLiteral chip;     ///< LLVM `target-cpu`; empty where code is for any chip.
  llvm::StringLiteral vendor;   ///< Of `convert-gpu-kernel-to-llvm`.
  int64_t subgroupSize;         ///< Threads that exchange by shuffles; 1 where that is not known or not possible.
  int64_t maxWorkgroup;         ///< Most threads that work on a tile together.
  int64_t workgroupMemoryBytes; ///< Memory that these threads share.
};

/// All GPU targets.
llvm::ArrayRef<TargetDescription> getTargets();

/// The target of that name, or null: then it is not a GPU's.
const TargetDescription *findTarget(llvm::StringRef name);

} // namespace tilewright::gpu

#endif // TILEWRIGHT_TARGET_GPU_TARGETDESCRIPTION_H
