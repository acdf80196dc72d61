//===- GraphBuilder.h - stage 00: a recorded program in MLIR ------*- C++ -*-===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef TILEWRIGHT_DRIVER_GRAPHBUILDER_H
#define TILEWRIGHT_DRIVER_GRAPHBUILDER_H

#include "tilewright/Driver/CompileRequest.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"

namespace tilewright {

/// The program as `func.func @main` in the `graph` dialect. Every op is verified as it is added, so that an importer's
/// mistake (TW2xxx) is reported with the line that it imports.
llvm::Expected<mlir::OwningOpRef<mlir::ModuleOp>> buildGraph(const GraphRecord &record, mlir::MLIRContext *context);

} // namespace tilewright

#endif // TILEWRIGHT_DRIVER_GRAPHBUILDER_H
