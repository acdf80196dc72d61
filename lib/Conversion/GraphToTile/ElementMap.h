//===- ElementMap.h - what one element of a tensor is computed from -*- C++ -*-===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A fused kernel is a function from an element (value, index) to the elements it is
// computed from. `ElementMap` is that function, symbolically. It is used twice: first
// to look at all memory accesses and choose loops, then to emit code in those loops;
// because both go through it, they see the very same elements.
//
//===----------------------------------------------------------------------===//
#ifndef TILEWRIGHT_LIB_CONVERSION_GRAPHTOTILE_ELEMENTMAP_H
#define TILEWRIGHT_LIB_CONVERSION_GRAPHTOTILE_ELEMENTMAP_H

#include "tilewright/Analysis/IndexMap.h"
#include "tilewright/Graph/IR/Graph.h"

#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace tilewright {

/// One element of a tensor, for symbolic values of the loop variables.
struct Element {
  mlir::Value value;
  Index index;

  bool operator==(const Element &other) const { return value == other.value && index == other.index; }
};

struct ElementHash {
  size_t operator()(const Element &element) const {
    return llvm::hash_combine(element.value, llvm::hash_combine_range(element.index.begin(), element.index.end()));
  }
};
using ElementSet = std::unordered_set<Element, ElementHash>;
template <typename T> using ElementTable = std::unordered_map<Element, T, ElementHash>;

/// An index that only exists at run time; it is a symbol of the index space.
struct RuntimeIndex {
  /// Either the number of a row, read from memory and checked, ...
  Element id;
  bool wrap = false;
  /// ... or, when there is no id, an expression brought into [0, size).
  mlir::AffineExpr clamped;
  int64_t size = 0;

  bool operator==(const RuntimeIndex &other) const {
    return id == other.id && wrap == other.wrap && clamped == other.clamped && size == other.size;
  }
};

/// `expr` in [0, size) decides whether an element is inside an operand.
struct BoundsCheck {
  mlir::AffineExpr expr;
  int64_t size;
};

class ElementMap {
public:
  explicit ElementMap(mlir::MLIRContext *context) : space(context) {}

  /// Index arithmetic and the ranges of the loop variables.
  IndexSpace space;

  const RuntimeIndex &getRuntimeIndex(mlir::AffineSymbolExpr symbol) const {
    return runtimeIndices[symbol.getPosition()];
  }

  /// The operand element that a view's element is.
  Element throughView(mlir::Operation *view, llvm::ArrayRef<mlir::AffineExpr> index) {
    return {view->getOperand(0), space.throughView(view, index)};
  }

  /// The row that `take` or `gather` reads; the index it reads it from is a symbol.
  Element takenElement(graph::TakeOp op, llvm::ArrayRef<mlir::AffineExpr> index);
  Element gatheredElement(graph::GatherOp op, llvm::ArrayRef<mlir::AffineExpr> index);

  /// The input element of a pad, clamped into the input, and the checks that say whether it counts. Checks that are
  /// known to hold are left out; `neverInside` when one is known to fail.
  struct Padded {
    llvm::SmallVector<BoundsCheck> checks;
    bool neverInside = false;
    Element input;
  };
  Padded paddedElement(graph::PadOp op, llvm::ArrayRef<mlir::AffineExpr> index);

  /// The operands of a concat that an index may fall into, in order, each with where it ends along the dim.
  struct Part {
    int64_t end;
    Element element;
  };
  llvm::SmallVector<Part> concatParts(graph::ConcatOp op, llvm::ArrayRef<mlir::AffineExpr> index);

  /// The input element of a reduction (or arg_reduce) for given values of its reduced dims.
  static Element reducedElement(mlir::Operation *op, llvm::ArrayRef<mlir::AffineExpr> index,
                                llvm::ArrayRef<mlir::AffineExpr> reducedIndex);

  /// All elements that `element` is directly computed from, except through reductions and scans, whose loops are the
  /// caller's business.
  llvm::SmallVector<Element> operandsOf(const Element &element);

private:
  mlir::AffineExpr symbolFor(RuntimeIndex runtimeIndex);
  mlir::AffineExpr clamp(mlir::AffineExpr expr, int64_t size);

  std::vector<RuntimeIndex> runtimeIndices;
};

/// The reduced dims of a reduce or arg_reduce, and their sizes.
llvm::SmallVector<int64_t> reducedDims(mlir::Operation *op);
llvm::SmallVector<int64_t> reducedSizes(mlir::Operation *op);

} // namespace tilewright

#endif // TILEWRIGHT_LIB_CONVERSION_GRAPHTOTILE_ELEMENTMAP_H
