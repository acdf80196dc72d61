//===- EmitObject.h - LLVM IR for a CPU
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TILEWRIGHT_LIB_TARGET_CPU_EMITOBJECT_H
#define TILEWRIGHT_LIB_TARGET_CPU_EMITOBJECT_H

#include "tilewright/Target/Cpu/Cpu.h"

#include "llvm/IR/Module.h"

namespace tilewright::cpu {

/// An LLVM code generator for `target`.
llvm::Expected<std::unique_ptr<llvm::TargetMachine>> createTargetMachine(const TargetDescription &target);

/// Puts data layout, triple and the CPU's attributes on a module fresh from MLIR.
void setTarget(llvm::Module &module, llvm::TargetMachine &machine, const TargetDescription &target);

/// A short middle end: what scalar clean-up the loops need and no vectorizer; the loops are in their
/// final shape already.
void optimize(llvm::Module &module, llvm::TargetMachine &machine);

} // namespace tilewright::cpu

#endif // TILEWRIGHT_LIB_TARGET_CPU_EMITOBJECT_H
