//===- Passes.td - conversions between dialects
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TILEWRIGHT_CONVERSION_PASSES_TD
#define TILEWRIGHT_CONVERSION_PASSES_TD

include "mlir/Pass/PassBase.td"

#endif // TILEWRIGHT_CONVERSION_PASSES_TD
