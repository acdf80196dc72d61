//===- Passes.td - passes on the `tile` dialect
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TILEWRIGHT_TILE_TRANSFORMS_PASSES_TD
#define TILEWRIGHT_TILE_TRANSFORMS_PASSES_TD

include "mlir/Pass/PassBase.td"

#endif // TILEWRIGHT_TILE_TRANSFORMS_PASSES_TD
