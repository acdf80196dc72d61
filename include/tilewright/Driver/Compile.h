//===- Compile.h - from a graph to a program's image --------------*- C++ -*-===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The compiler as one function. A program goes through stages 10 to 40 as a whole;
// its distinct kernels then go through stages 60 to 90 in parallel, each in a
// context of its own thread; the result is a list of steps for the runtime and a
// library of kernels.
//
// A kernel that fails to compile is a bug, but a local one: its ops become kernels of
// their own, and the interpreter runs an op that fails alone.
//
//===----------------------------------------------------------------------===//
#ifndef TILEWRIGHT_DRIVER_COMPILE_H
#define TILEWRIGHT_DRIVER_COMPILE_H

#include "tilewright/Driver/CompileRequest.h"
#include "tilewright/Target/Cpu/Cpu.h"

#include "mlir/IR/BuiltinOps.h"

namespace tilewright {

/// Compiles `@main` of `program`, a module in the `graph` dialect, which is consumed. `linker` has had time to start.
llvm::Expected<ProgramImage> compileProgram(mlir::ModuleOp program, CompileOptions options, cpu::KernelLinker linker);

/// A kernel of an image that failed to compile, as the interpreter runs it.
llvm::Expected<KernelCode> interpretKernel(const std::string &text);

} // namespace tilewright

#endif // TILEWRIGHT_DRIVER_COMPILE_H
