//===- GpuBarriers.h - where the threads of a workgroup must meet -*- C++ -*-===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// In a tile program everything happens in order. Run by a workgroup, what stands in
// different `tile.lanes`, or outside of all, needs a barrier where it meets in memory.
//
//===----------------------------------------------------------------------===//
#ifndef TILEWRIGHT_LIB_TILE_TRANSFORMS_GPUBARRIERS_H
#define TILEWRIGHT_LIB_TILE_TRANSFORMS_GPUBARRIERS_H

#include "tilewright/Tile/IR/Tile.h"

#include "llvm/ADT/DenseSet.h"

namespace tilewright::tile {

struct GpuBarriers {
  /// Ops before which the workgroup must meet.
  llvm::DenseSet<mlir::Operation *> before;
  /// Of `tile.lanes` whose partial results meet in workgroup memory: those that must not write them before all
  /// threads have read the results of an earlier one.
  llvm::DenseSet<mlir::Operation *> beforeReduction;
};

/// The barriers that `body`, run by a workgroup, needs. `buffers` gives the same name to buffers that may overlap;
/// what it lacks overlaps nothing. `reducesInMemory`: the partial results of a reduction pass through memory.
GpuBarriers planGpuBarriers(mlir::Block &body, const llvm::DenseMap<mlir::Value, mlir::Value> &buffers,
                            bool reducesInMemory);

} // namespace tilewright::tile

#endif // TILEWRIGHT_LIB_TILE_TRANSFORMS_GPUBARRIERS_H
