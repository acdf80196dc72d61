//===- Passes.h - conversions between dialects
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TILEWRIGHT_CONVERSION_PASSES_H
#define TILEWRIGHT_CONVERSION_PASSES_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/Pass.h"

namespace tilewright {
#define GEN_PASS_DECL
#include "tilewright/Conversion/Passes.h.inc"
#define GEN_PASS_REGISTRATION
#include "tilewright/Conversion/Passes.h.inc"

/// On the llvm.func of a converted kernel: the number of tiles, and the bytes of `tw_kernel_args::scratch` that it
/// needs (absent if none).
inline constexpr llvm::StringLiteral kGridSizeAttr = "tile.grid_size";
inline constexpr llvm::StringLiteral kScratchBytesAttr = "tile.scratch_bytes";
} // namespace tilewright

#endif // TILEWRIGHT_CONVERSION_PASSES_H
