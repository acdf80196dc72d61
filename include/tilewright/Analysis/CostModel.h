//===- CostModel.h - flops, bytes and what they cost --------------*- C++ -*-===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a kernel costs, as a pure function of its ops. Two questions are kept apart: how many
// floating-point operations an op *is* (exact, for reports: a matmul is 2*M*N*K) and how much
// machine time one of them *takes* (weights, for decisions: an `exp` is a dozen instructions).
//
//===----------------------------------------------------------------------===//
#ifndef TILEWRIGHT_ANALYSIS_COSTMODEL_H
#define TILEWRIGHT_ANALYSIS_COSTMODEL_H

#include "tilewright/Graph/IR/Graph.h"

namespace tilewright {

/// What decisions suppose of the machine: a desktop-class core pair with AVX2. They must not depend on where a program
/// is compiled; reports measure the machine (runtime/MachineProbe.cpp).
struct MachineModel {
  double flopsPerNanosecond = 100; ///< peak of fused multiply-adds, all threads
  double bytesPerNanosecond = 20;  ///< sustained memory bandwidth, all threads
  double launchNanoseconds = 1000; ///< dispatch of one kernel and its share of a barrier
};

/// Work of a kernel.
struct Work {
  int64_t flops = 0;      ///< exact count
  int64_t inProducts = 0; ///< of them in matrix products, two in each multiply-add
  double weighted = 0;    ///< flops weighted by the time they take
  int64_t bytes = 0;      ///< read and written, each buffer once
};

/// Exact floating-point (or integer) operations per element of the op's *iteration space*: its result, except for
/// reductions and scans, which iterate over their input. Views, sources and selections are 0.
int64_t flopsPerElement(mlir::Operation *op);

/// `flopsPerElement` weighted by instructions: what a decision uses.
double weightPerElement(mlir::Operation *op);

/// Flops of a whole op run once over its iteration space (library ops and matmul included).
int64_t totalFlops(mlir::Operation *op);

/// Bytes of a tensor in memory; `i1` takes one byte.
int64_t elementBytes(mlir::Type element);
int64_t tensorBytes(mlir::Value value);

/// What decisions compare: as if arithmetic and memory took turns. Under the roofline, moving more bytes costs a kernel
/// that computes much nothing at all; in truth everybody shares the caches, and bytes not moved are the surest gain.
double costNanoseconds(const Work &work, const MachineModel &machine);

} // namespace tilewright

#endif // TILEWRIGHT_ANALYSIS_COSTMODEL_H
