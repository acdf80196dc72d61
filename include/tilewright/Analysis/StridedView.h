//===- StridedView.h - views as an offset and strides -------------*- C++ -*-===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef TILEWRIGHT_ANALYSIS_STRIDEDVIEW_H
#define TILEWRIGHT_ANALYSIS_STRIDEDVIEW_H

#include "mlir/IR/Value.h"
#include "llvm/ADT/SmallVector.h"
#include <optional>

namespace tilewright {

/// Element (i, j, ...) lies at buffer[offset + i * strides[0] + j * strides[1] + ...]. Dims of size 1 have stride 0.
struct StridedView {
  mlir::Value buffer; ///< what is below the views
  int64_t offset = 0;
  llvm::SmallVector<int64_t, 4> strides;
};

/// `value` and the chain of view ops that it comes from as one strided view; none if some dim has no single stride
/// (a reshape that merges dims which do not lie one behind the other).
std::optional<StridedView> asStridedView(mlir::Value value);

} // namespace tilewright

#endif // TILEWRIGHT_ANALYSIS_STRIDEDVIEW_H
