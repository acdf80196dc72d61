//===- ProgramGenerator.h - random graph programs -----------------*- C++ -*-===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef TILEWRIGHT_TESTING_PROGRAMGENERATOR_H
#define TILEWRIGHT_TESTING_PROGRAMGENERATOR_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace tilewright::testing {

/// A valid program `@main` of about `size` ops. The same seed gives the same program. Shapes favour what breaks tiling
/// and vectorization: 0, 1, primes, one past a power of two.
mlir::OwningOpRef<mlir::ModuleOp> generateProgram(mlir::MLIRContext *context, uint64_t seed, int size);

/// Makes `program` smaller while `fails` holds for it: ops become arguments or constants, results and arguments
/// disappear. `fails` sees candidates that verify.
mlir::OwningOpRef<mlir::ModuleOp> shrinkProgram(mlir::ModuleOp program, llvm::function_ref<bool(mlir::ModuleOp)> fails);

} // namespace tilewright::testing

#endif // TILEWRIGHT_TESTING_PROGRAMGENERATOR_H
