//===- EmitCode.h - LLVM IR to machine code -----------------------*- C++ -*-===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What all targets share.
//
//===----------------------------------------------------------------------===//
#ifndef TILEWRIGHT_LIB_TARGET_EMITCODE_H
#define TILEWRIGHT_LIB_TARGET_EMITCODE_H

#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/Error.h"
#include "llvm/Target/TargetMachine.h"

namespace tilewright {

/// Machine code in the target's format of objects, or as assembly text. Changes the module.
llvm::Expected<llvm::SmallVector<char, 0>> emitCode(llvm::Module &module, llvm::TargetMachine &machine, bool assembly);

} // namespace tilewright

#endif // TILEWRIGHT_LIB_TARGET_EMITCODE_H
