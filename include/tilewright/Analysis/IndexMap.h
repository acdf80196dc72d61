//===- IndexMap.h - symbolic indices through views ----------------*- C++ -*-===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A view op moves no data: it renames indices. So instead of executing views, the
// compiler follows an index backwards through them. An index is a list of affine
// expressions over loop variables, for example (d0, d1 floordiv 8, d1 mod 8).
//
// Reshapes are the hard part: they go through the flat position and come back with
// divisions. Nearly all of those cancel once the ranges of the variables are known:
// with d1 < 8, (8 * d0 + d1) floordiv 8 is d0. `IndexSpace` knows the ranges and
// builds every expression in simplified form, so that what is left in a kernel's
// inner loop is, with few exceptions, a sum of multiples of loop variables.
//
//===----------------------------------------------------------------------===//
#ifndef TILEWRIGHT_ANALYSIS_INDEXMAP_H
#define TILEWRIGHT_ANALYSIS_INDEXMAP_H

#include "mlir/IR/AffineExpr.h"
#include "mlir/IR/Operation.h"
#include "llvm/ADT/SmallVector.h"

namespace tilewright {

/// An element's position in a tensor, one expression for each dim.
using Index = llvm::SmallVector<mlir::AffineExpr, 4>;

/// The values [low, high], both included, that an expression can take.
struct IndexRange {
  int64_t low;
  int64_t high;

  bool isWithin(int64_t size) const { return low >= 0 && high < size; }
  bool isOutside(int64_t size) const { return high < 0 || low >= size; }
};

/// An expression as `constant + sum of coefficient * atom`; an atom is a variable, a floordiv or a mod.
struct LinearForm {
  struct Term {
    mlir::AffineExpr atom;
    int64_t coefficient;
  };
  llvm::SmallVector<Term, 4> terms;
  int64_t constant = 0;

  static LinearForm of(mlir::AffineExpr expr);
  void add(mlir::AffineExpr expr, int64_t factor);
  int64_t coefficientOf(mlir::AffineExpr atom) const;
};

/// The variables of one kernel with their ranges. Dims are loop variables; symbols are indices known only at run time
/// (a loaded id). All functions assume that every variable has at least one value.
class IndexSpace {
public:
  explicit IndexSpace(mlir::MLIRContext *context) : context(context) {}

  mlir::AffineExpr addDim(int64_t low, int64_t high);
  mlir::AffineExpr addSymbol(int64_t low, int64_t high);
  /// Narrows a dim, for code that runs for a part of a loop only. Expressions built before stay valid.
  void setDimRange(unsigned dim, IndexRange range) { dims[dim] = range; }
  IndexRange getDimRange(unsigned dim) const { return dims[dim]; }
  IndexRange rangeOf(mlir::AffineExpr expr) const;

  mlir::AffineExpr constant(int64_t value) const;
  mlir::AffineExpr add(mlir::AffineExpr lhs, mlir::AffineExpr rhs) const;
  mlir::AffineExpr multiply(mlir::AffineExpr expr, int64_t factor) const;
  mlir::AffineExpr floorDiv(mlir::AffineExpr expr, int64_t divisor) const;
  mlir::AffineExpr mod(mlir::AffineExpr expr, int64_t divisor) const;

  /// The row-major position of `index` in a tensor of `shape`, and back.
  mlir::AffineExpr linearize(llvm::ArrayRef<mlir::AffineExpr> index, llvm::ArrayRef<int64_t> shape) const;
  Index delinearize(mlir::AffineExpr position, llvm::ArrayRef<int64_t> shape) const;

  /// `expr` with dim k replaced by replacements[k], simplified.
  mlir::AffineExpr substitute(mlir::AffineExpr expr, llvm::ArrayRef<mlir::AffineExpr> replacements) const;

  /// Which element of a view op's operand its result has at `index`.
  Index throughView(mlir::Operation *view, llvm::ArrayRef<mlir::AffineExpr> index) const;
  /// Where a transpose or reshape puts its operand's element at `index`.
  Index forwardThroughView(mlir::Operation *view, llvm::ArrayRef<mlir::AffineExpr> index) const;

  mlir::MLIRContext *getContext() const { return context; }

private:
  mlir::AffineExpr compose(LinearForm form) const;
  IndexRange rangeOf(const LinearForm &form) const;

  mlir::MLIRContext *context;
  llvm::SmallVector<IndexRange> dims, symbols;
};

/// Whether `op` is a view that keeps every element exactly once (transpose, reshape).
bool isBijectiveView(mlir::Operation *op);

} // namespace tilewright

#endif // TILEWRIGHT_ANALYSIS_INDEXMAP_H
