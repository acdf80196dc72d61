//===- MemoryToLLVM.h - memory accesses on bare pointers ----------*- C++ -*-===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef TILEWRIGHT_LIB_CONVERSION_KERNELTOLLVM_MEMORYTOLLVM_H
#define TILEWRIGHT_LIB_CONVERSION_KERNELTOLLVM_MEMORYTOLLVM_H

#include "mlir/Conversion/LLVMCommon/TypeConverter.h"
#include "mlir/IR/PatternMatch.h"

namespace tilewright {

/// The type in which elements travel between memory and registers. 16-bit floats travel as integers: LLVM
/// takes masked accesses of such floats apart where the CPU has no arithmetic for them, and not every GPU knows bf16.
mlir::Type getMemoryType(mlir::Type type);

/// Loads and stores of scalars and 1-D vectors on static, contiguous memrefs, which `types` converts to bare pointers.
/// They take precedence over the upstream patterns, which expect descriptors.
void populateMemoryToLLVMPatterns(const mlir::LLVMTypeConverter &types, mlir::RewritePatternSet &patterns);

} // namespace tilewright

#endif // TILEWRIGHT_LIB_CONVERSION_KERNELTOLLVM_MEMORYTOLLVM_H
