//===- KernelConfig.h - the choices of stage 70 -------------------*- C++ -*-===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Everything in the emission of loop kernels that is a matter of speed and not of
// correctness is decided here.
//
//===----------------------------------------------------------------------===//
#ifndef TILEWRIGHT_LIB_CONVERSION_GRAPHTOTILE_KERNELCONFIG_H
#define TILEWRIGHT_LIB_CONVERSION_GRAPHTOTILE_KERNELCONFIG_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Operation.h"

namespace tilewright {

/// On a kernel function: `{elements_per_tile = N : i64}`, and `row_cache_bytes` where the target has little memory.
inline constexpr llvm::StringLiteral kConfigAttr = "tile.config";

/// A loop that is cut at more places than this is not cut: code size. (Where each part reads another operand, as with
/// tables side by side, the uncut loop reads all of them for each element.)
inline constexpr size_t kMaxCuts = 256;
/// Copies of the innermost code that cuts inside a tile may cause.
inline constexpr int64_t kMaxBodies = 256;
/// Fewest lanes worth a tile of their own: a few vectors.
inline constexpr int64_t kMinLanes = 64;
/// Bytes of scratch that values kept from one loop over a row to the next may take, from the attribute or else a part
/// of the second-level cache.
int64_t rowCacheBytes(mlir::func::FuncOp kernel);

/// How a loop would do as lanes.
struct LaneCandidate {
  bool isAllowed = true;
  int64_t size = 0;
  double contiguous = 0;  // accesses with stride 0 or 1, weighted
  double strided = 0;     // all others
  int64_t reductions = 0; // results that must be combined across the lanes, once a row
};
/// The number of the best one, or -1.
int chooseLane(llvm::ArrayRef<LaneCandidate> candidates);

/// Work of one tile, in elements, from the attribute or else from the size of the kernel.
int64_t elementsPerTile(mlir::func::FuncOp kernel);

/// Rough cost of one op's element, in units of one addition; elements above `kCacheCost` are kept rather than
/// computed again in a later loop over the same row.
int elementCost(mlir::Operation *op);
inline constexpr int kCacheCost = 8;

} // namespace tilewright

#endif // TILEWRIGHT_LIB_CONVERSION_GRAPHTOTILE_KERNELCONFIG_H
