//===- LaneAnalysis.h - how values differ between lanes -----------*- C++ -*-===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Vectorizing a tile.lanes loop turns W consecutive iterations into one. What a value
// becomes depends only on how it differs between those iterations:
//
//   uniform   the same in every iteration of the loop: one scalar;
//   linear    `first + stride * lane` inside a vector, such as an index: one scalar (of lane 0)
//             for each vector, the lanes being implied; a stride of 0 is a value that is the
//             same in the lanes of one vector but not in the next, such as `j / 64`;
//   varying   anything else: a vector.
//
// Scalars are what addresses are made of, so a load with a linear index of stride 1 is a
// plain vector load, and index arithmetic costs what it costs in a scalar loop.
//
//===----------------------------------------------------------------------===//
#ifndef TILEWRIGHT_LIB_TILE_TRANSFORMS_LANEANALYSIS_H
#define TILEWRIGHT_LIB_TILE_TRANSFORMS_LANEANALYSIS_H

#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/Operation.h"
#include "tilewright/Tile/IR/Tile.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"

namespace tilewright::tile {

struct LaneShape {
  enum Kind { Uniform, Linear, Varying } kind = Uniform;
  int64_t stride = 0; ///< Of a linear value.

  static LaneShape uniform() { return {Uniform, 0}; }
  static LaneShape linear(int64_t stride) { return {Linear, stride}; }
  static LaneShape varying() { return {Varying, 0}; }

  bool isUniform() const { return kind == Uniform; }
  bool isVarying() const { return kind == Varying; }
  bool isLinear(int64_t withStride) const { return kind == Linear && stride == withStride; }
  /// The same in all lanes of one vector.
  bool isScalarInVector() const { return isUniform() || isLinear(0); }
  bool operator==(const LaneShape &other) const { return kind == other.kind && stride == other.stride; }
};

class LaneAnalysis {
public:
  /// Analyses the body of `lanes` for vectors of `width` lanes that start at multiples of `width`.
  LaneAnalysis(LanesOp lanes, int64_t width);

  /// Null if the body can be vectorized, else the op that prevents it.
  mlir::Operation *getObstacle() const { return obstacle; }

  /// Values from outside the body are uniform.
  LaneShape getShape(mlir::Value value) const { return shapes.lookup(value); }

  /// Whether `op` runs under a condition that differs between lanes: it may run for no lane at all.
  bool isPredicated(mlir::Operation *op) const { return predicated.contains(op); }

  /// Width in bits of the widest element that is held in vectors, index arithmetic aside.
  unsigned getWidestBits() const;
  /// Width in bits of the narrowest element that vectors load or store.
  unsigned getNarrowestAccessBits() const;

private:
  void visitBlock(mlir::Block &block, bool underMask);
  void visit(mlir::Operation *op, bool underMask);
  void visitFor(mlir::scf::ForOp loop, bool underMask);
  void visitIf(mlir::scf::IfOp branch, bool underMask);
  LaneShape getResultShape(mlir::Operation *op) const;
  LaneShape getQuotientShape(mlir::Operation *op) const;
  int64_t getKnownDivisor(mlir::Value value, unsigned depth = 0) const;
  bool isNonNegative(mlir::Value value, unsigned depth = 0) const;
  void setShapes(mlir::ValueRange values, LaneShape shape);
  void fail(mlir::Operation *op) { obstacle = obstacle ? obstacle : op; }

  mlir::Block &body;
  int64_t width;
  llvm::DenseMap<mlir::Value, LaneShape> shapes;
  llvm::DenseSet<mlir::Operation *> predicated;
  mlir::Operation *obstacle = nullptr;
};

} // namespace tilewright::tile

#endif // TILEWRIGHT_LIB_TILE_TRANSFORMS_LANEANALYSIS_H
