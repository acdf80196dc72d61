//===- LoopDomain.h - the loops of a kernel -----------------------*- C++ -*-===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A group starts with one loop for each dim of its shape. The loops are then changed
// until all memory accesses are as simple as they can be:
//  - split: an access at (d floordiv m, d mod m) gets two loops for d, and both
//    divisions disappear;
//  - collapse: two loops over which every access runs on as over one become one;
//  - the loop over which most accesses are contiguous becomes the innermost, the lanes.
// Each change renames the loop variables, so the accesses are traced again after it.
//
//===----------------------------------------------------------------------===//
#ifndef TILEWRIGHT_LIB_CONVERSION_GRAPHTOTILE_LOOPDOMAIN_H
#define TILEWRIGHT_LIB_CONVERSION_GRAPHTOTILE_LOOPDOMAIN_H

#include "KernelGroups.h"

#include <memory>

namespace tilewright {

/// One loop.
struct LoopDim {
  int64_t size;
  bool isColumn;
};

/// What the trace of a group's elements found.
struct KernelTrace {
  /// An expression that becomes an address or, with 0 bytes, a number (iota, random, bounds).
  struct Access {
    mlir::AffineExpr position;
    int64_t bytes;
  };
  std::vector<Access> accesses;
  /// Loop values where a concat or pad goes over to another operand: there the loop may be cut in two.
  llvm::SmallVector<llvm::SmallVector<int64_t>> cuts; // sorted, for each loop dim

  /// A reduction or scan that the loops over the columns carry.
  struct Carried {
    Element element; // its result, for one row (a scan: one column)
    Element input;   // what each column contributes
    unsigned phase;  // number of the loop over the columns in which it is accumulated
  };
  std::vector<Carried> carried; // in order of dependence
  llvm::SmallVector<unsigned> outputPhases;
  unsigned phases = 0; // number of loops over the columns
};

class LoopDomain {
public:
  LoopDomain(KernelGroup group, mlir::MLIRContext *context);

  const KernelGroup &getGroup() const { return group; }
  llvm::ArrayRef<LoopDim> getDims() const { return dims; }
  mlir::AffineExpr getDimExpr(unsigned dim) const { return mlir::getAffineDimExpr(dim, context); }
  /// The dim that becomes `tile.lanes`, the last of the rows or of all; -1 if there is none.
  int getLaneDim() const { return laneDim; }
  const KernelTrace &getTrace() const { return trace; }
  ElementMap &getMap() { return *map; }

  /// Whether an expression changes along a row.
  bool dependsOnColumn(mlir::AffineExpr expr) const;
  bool dependsOnColumn(llvm::ArrayRef<mlir::AffineExpr> index) const;

  /// The element of an output that an iteration computes, and where in the result's buffer it goes.
  Element outputElement(const KernelOutput &output) const;
  mlir::AffineExpr storePosition(const KernelOutput &output) const;
  /// The number of the column within its row.
  mlir::AffineExpr columnPosition() const;

  /// Splits the domain at the cuts of one dim; the parts have no cuts there.
  std::vector<LoopDomain> splitAtCuts(unsigned dim) const;
  void ignoreCuts() { trace.cuts.assign(dims.size(), {}); }

private:
  friend class Tracer;
  void simplifyLoops();
  void retrace();
  bool splitOneDim();
  bool collapseTwoDims();
  /// The size of the blocks that the lane dim is cut into, 0 for none. Where an access strides along the lanes and is
  /// contiguous along another dim, as in a transposition, all lanes at once would leave no line of it in the cache.
  int64_t laneBlock(unsigned lane) const;
  void moveLaneDimInnermost();
  /// Replaces the loops; `renaming` gives each old one in terms of the new.
  void replaceDims(llvm::SmallVector<LoopDim> newDims, llvm::ArrayRef<mlir::AffineExpr> renaming);
  bool dependsOn(mlir::AffineExpr expr, unsigned dim) const;

  KernelGroup group;
  mlir::MLIRContext *context;
  llvm::SmallVector<LoopDim> dims;                // outermost first
  llvm::SmallVector<mlir::AffineExpr> groupIndex; // the position in `group.shape`, in terms of `dims`
  int laneDim = -1;
  std::shared_ptr<ElementMap> map;
  KernelTrace trace;
};

} // namespace tilewright

#endif // TILEWRIGHT_LIB_CONVERSION_GRAPHTOTILE_LOOPDOMAIN_H
