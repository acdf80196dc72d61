//===- GpuReduction.h - reductions of a workgroup -----------------*- C++ -*-===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef TILEWRIGHT_LIB_TILE_TRANSFORMS_GPUREDUCTION_H
#define TILEWRIGHT_LIB_TILE_TRANSFORMS_GPUREDUCTION_H

#include "tilewright/Tile/IR/Tile.h"

#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/IR/Builders.h"

namespace tilewright::tile {

/// A buffer in workgroup memory.
mlir::MemRefType getWorkgroupMemory(mlir::MLIRContext *context, int64_t size, mlir::Type element);

/// Emits the reductions of one kernel, whose threads number `workgroup`, a power of two, and exchange by shuffles in
/// groups of `subgroup` (1: not at all).
class GpuReduction {
public:
  /// `entry` is where scratch memory is declared.
  GpuReduction(mlir::OpBuilder entry, mlir::Value thread, int64_t workgroup, int64_t subgroup)
      : entry(entry), thread(thread), workgroup(workgroup), subgroup(std::min(workgroup, subgroup)) {}

  /// Whether partial results pass through workgroup memory.
  bool usesMemory() const { return workgroup > subgroup; }

  /// The combination of all threads' `partials`, in every thread. `meetFirst`: another reduction may still be reading.
  llvm::SmallVector<mlir::Value> emit(mlir::OpBuilder &builder, mlir::Location loc, llvm::ArrayRef<CombineKind> kinds,
                                      mlir::ValueRange partials, bool meetFirst);

private:
  /// Combines groups of `size` neighbouring threads; all of them get the result.
  void exchange(mlir::OpBuilder &builder, mlir::Location loc, llvm::ArrayRef<CombineKind> kinds,
                llvm::MutableArrayRef<mlir::Value> values, int64_t size);
  /// Combines the subgroups' `values`.
  void exchangeInMemory(mlir::OpBuilder &builder, mlir::Location loc, llvm::ArrayRef<CombineKind> kinds,
                        llvm::MutableArrayRef<mlir::Value> values, bool meetFirst);
  /// A tree over what each thread has stored.
  void combineInMemory(mlir::OpBuilder &builder, mlir::Location loc, llvm::ArrayRef<CombineKind> kinds);
  /// The memory of reduction number `position`, for values of `type`.
  mlir::Value getMemory(mlir::Location loc, unsigned position, mlir::Type type);

  mlir::OpBuilder entry;
  mlir::Value thread;
  int64_t workgroup, subgroup;
  llvm::DenseMap<std::pair<unsigned, mlir::Type>, mlir::Value> memories;
  llvm::SmallVector<mlir::Value> current; // The memories of the reduction that is being emitted.
};

} // namespace tilewright::tile

#endif // TILEWRIGHT_LIB_TILE_TRANSFORMS_GPUREDUCTION_H
