//===- Tracer.h - looks at all elements of a kernel ---------------*- C++ -*-===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef TILEWRIGHT_LIB_CONVERSION_GRAPHTOTILE_TRACER_H
#define TILEWRIGHT_LIB_CONVERSION_GRAPHTOTILE_TRACER_H

#include "LoopDomain.h"

namespace tilewright {

/// Follows each output of a domain back to memory, once for symbolic values of all loop variables.
class Tracer {
public:
  explicit Tracer(LoopDomain &domain) : domain(domain), map(domain.getMap()) {}
  KernelTrace run();

private:
  /// The phase in which an element is known: the loop over the columns (counted from 0) that can compute it.
  unsigned visit(const Element &element);
  unsigned visitNew(const Element &element);
  unsigned visitReduction(mlir::Operation *op, const Element &element);
  unsigned visitScan(graph::ScanOp op, const Element &element);
  void noteAccesses(mlir::Operation *op, const Element &element);
  void noteNumber(mlir::AffineExpr expr) { trace.accesses.push_back({expr, 0}); }
  void noteCut(mlir::AffineExpr expr, int64_t value);

  LoopDomain &domain;
  ElementMap &map;
  ElementTable<unsigned> phases;
  KernelTrace trace;
};

} // namespace tilewright

#endif // TILEWRIGHT_LIB_CONVERSION_GRAPHTOTILE_TRACER_H
