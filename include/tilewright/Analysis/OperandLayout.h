//===- OperandLayout.h - what can be read where it lies -----------*- C++ -*-===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A generated loop reads any element by any index map. Products and library kernels read
// through strides, and each asks for particular ones. What does not have them is copied first;
// this is the one place that knows when.
//
//===----------------------------------------------------------------------===//
#ifndef TILEWRIGHT_ANALYSIS_OPERANDLAYOUT_H
#define TILEWRIGHT_ANALYSIS_OPERANDLAYOUT_H

#include "tilewright/Analysis/StridedLayout.h"

namespace tilewright {

/// Ops whose operands must be buffers read with strides.
bool readsThroughStrides(mlir::Operation *op);

/// The value whose buffer `value` is: a reshape costs nothing.
mlir::Value bufferOf(mlir::Value value);

/// The value below a chain of inline views (roleOf).
mlir::Value viewRoot(mlir::Value value);

/// The layout in which `value` lies in the buffer below its views; none if that is a literal, or without strides.
std::optional<StridedLayout> layoutOf(mlir::Value value);

/// Whether `op`, one that reads through strides, can read this operand where it lies.
bool canReadInPlace(mlir::OpOperand &operand);

} // namespace tilewright

#endif // TILEWRIGHT_ANALYSIS_OPERANDLAYOUT_H
