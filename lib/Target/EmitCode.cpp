//===- EmitCode.cpp - LLVM IR to machine code -------------------------------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "EmitCode.h"

#include "llvm/IR/LegacyPassManager.h"

using namespace llvm;

namespace tilewright {

Expected<SmallVector<char, 0>> emitCode(Module &module, TargetMachine &machine, bool assembly) {
  SmallVector<char, 0> bytes;
  raw_svector_ostream stream(bytes);
  legacy::PassManager passes;
  auto type = assembly ? CodeGenFileType::AssemblyFile : CodeGenFileType::ObjectFile;
  if (machine.addPassesToEmitFile(passes, stream, nullptr, type))
    return createStringError("LLVM cannot emit code for " + machine.getTargetTriple().str());
  passes.run(module);
  return bytes;
}

} // namespace tilewright
