//===- Context.h - the MLIR contexts of a process -----------------*- C++ -*-===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef TILEWRIGHT_DRIVER_CONTEXT_H
#define TILEWRIGHT_DRIVER_CONTEXT_H

#include "mlir/IR/DialectRegistry.h"
#include "mlir/IR/MLIRContext.h"
#include <memory>

namespace tilewright {

/// The dialects that any stage may meet. Hand-picked: registering everything upstream costs 90 ms.
void registerDialects(mlir::DialectRegistry &registry);

/// A context with those dialects loaded and threading off: kernels are compiled in parallel, one context a thread,
/// and MLIR's own pool would only oversubscribe the cores.
std::unique_ptr<mlir::MLIRContext> createContext();

} // namespace tilewright

#endif // TILEWRIGHT_DRIVER_CONTEXT_H
