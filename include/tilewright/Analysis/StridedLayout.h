//===- StridedLayout.h - views as strides -------------------------*- C++ -*-===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef TILEWRIGHT_ANALYSIS_STRIDEDLAYOUT_H
#define TILEWRIGHT_ANALYSIS_STRIDEDLAYOUT_H

#include "tilewright/Graph/IR/Graph.h"

#include <optional>

namespace tilewright {

/// Where the elements of a tensor lie in a buffer, as the sum of an offset and one term per dim. A dim may need several
/// factors, slowest first: the rows of a broadcast [bags, bag size, width] seen as [bags * bag size, width] have a
/// stride between bags and stride 0 within one. Counts elements.
class StridedLayout {
public:
  struct Factor {
    int64_t size, stride;
  };
  using Dim = llvm::SmallVector<Factor, 2>;

  static StridedLayout rowMajor(llvm::ArrayRef<int64_t> shape);

  /// The layout of the result of a view op whose operand has this layout; nothing if it has no strides.
  std::optional<StridedLayout> throughView(mlir::Operation *view) const;

  /// The layout of the operand of a view op whose result has this layout, for an op that writes the operand; nothing if
  /// the view leaves out or repeats elements.
  std::optional<StridedLayout> beforeView(mlir::Operation *view) const;

  std::optional<StridedLayout> reshape(llvm::ArrayRef<int64_t> shape) const;
  std::optional<StridedLayout> slice(llvm::ArrayRef<int64_t> starts, llvm::ArrayRef<int64_t> strides,
                                     llvm::ArrayRef<int64_t> sizes) const;
  StridedLayout transpose(llvm::ArrayRef<int64_t> permutation) const;

  int64_t offset() const { return start; }
  size_t rank() const { return dims.size(); }
  llvm::ArrayRef<Factor> dim(size_t index) const { return dims[index]; }
  /// The stride of a dim that has one; 0 for a dim of size 1.
  std::optional<int64_t> stride(size_t index) const;
  llvm::SmallVector<int64_t> shape() const;

private:
  llvm::SmallVector<Dim> dims; // no factor of size 1, none that could be merged with its neighbour
  int64_t start = 0;
};

} // namespace tilewright

#endif // TILEWRIGHT_ANALYSIS_STRIDEDLAYOUT_H
