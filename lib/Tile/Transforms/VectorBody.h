//===- VectorBody.h - the body of a tile.lanes loop in vectors ----*- C++ -*-===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef TILEWRIGHT_LIB_TILE_TRANSFORMS_VECTORBODY_H
#define TILEWRIGHT_LIB_TILE_TRANSFORMS_VECTORBODY_H

#include "LaneAnalysis.h"

#include "mlir/IR/Builders.h"

namespace tilewright::tile {

/// Emits one iteration of a vectorized loop: `copies` vectors of `width` lanes, interleaved so that
/// their dependence chains overlap.
class VectorBody {
public:
  VectorBody(mlir::OpBuilder &builder, LanesOp lanes, const LaneAnalysis &analysis, int64_t width, int64_t copies)
      : builder(builder), lanes(lanes), analysis(analysis), width(width), masks(copies) {}

  /// Emits the body for lanes [first, first + copies * width) at the builder's insertion point, inside a loop, and
  /// returns the contributions to the reductions: a vector of each copy for each reduction. A lane whose
  /// bit in `mask` (only with one copy) is clear reads and writes nothing.
  llvm::SmallVector<llvm::SmallVector<mlir::Value>> emit(mlir::Value first, mlir::Value mask);

private:
  using Values = llvm::SmallVector<mlir::Value, 4>;

  void emitBlock(mlir::Block &block);
  void emitOp(mlir::Operation *op);
  bool isInvariant(mlir::Operation *op);
  void emitScalars(mlir::Operation *op, unsigned copies);
  void emitElementwise(mlir::Operation *op);
  void emitLoad(mlir::Operation *op);
  void emitStore(mlir::Operation *op);
  void emitCheckIndex(CheckIndexOp check);
  void emitCheckDivisor(CheckDivisorOp check);
  void emitReport(mlir::Location loc, mlir::Value bad, unsigned copy,
                  llvm::function_ref<void(mlir::OpBuilder &)> makeFailingCheck);
  void emitFor(mlir::scf::ForOp loop);
  void emitIf(mlir::scf::IfOp branch);
  void emitSelectedIf(mlir::scf::IfOp branch);

  unsigned copies() const { return masks.size(); }
  mlir::VectorType vectorOf(mlir::Type element) const { return mlir::VectorType::get({width}, element); }
  mlir::Value constantVector(mlir::Location loc, mlir::Type element, int64_t first, int64_t step);
  mlir::Value maskOrAllTrue(mlir::Location loc, unsigned copy);
  mlir::Value noLanes(mlir::Location loc, mlir::Type element);

  /// `value` in the form that a value of `shape` has: one scalar, a scalar for each copy, or a vector for each.
  Values getAs(mlir::Value value, LaneShape shape);
  mlir::Value getScalar(mlir::Value value, unsigned copy);
  mlir::Value getVector(mlir::Value value, unsigned copy);
  /// Base index and lane offsets of a gather or scatter.
  std::pair<mlir::Value, mlir::Value> getOffsets(mlir::Location loc, mlir::Value index, mlir::MemRefType type,
                                                 unsigned copy);

  mlir::OpBuilder &builder;
  LanesOp lanes;
  const LaneAnalysis &analysis;
  int64_t width;
  mlir::Operation *loop = nullptr;       ///< The loop that the iteration is in.
  llvm::DenseSet<mlir::Value> written;   ///< Buffers that the body stores to.
  llvm::DenseSet<mlir::Value> invariant; ///< Uniform values computed in front of the loop.
  Values masks;                          ///< Active lanes of each copy; null where all are.
  llvm::DenseMap<mlir::Value, Values> emitted;
  llvm::DenseMap<mlir::Value, Values> broadcasts; ///< Vectors made of uniform and linear values.
};

} // namespace tilewright::tile

#endif // TILEWRIGHT_LIB_TILE_TRANSFORMS_VECTORBODY_H
