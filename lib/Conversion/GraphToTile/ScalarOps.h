//===- ScalarOps.h - one element of an op, as scalar arithmetic ---*- C++ -*-===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Scalars have the type `scalarType(elementType)`: integers are signless, and whether
// they are unsigned is known from the graph's element type. Nothing here can trap or
// be undefined, for any input.
//
//===----------------------------------------------------------------------===//
#ifndef TILEWRIGHT_LIB_CONVERSION_GRAPHTOTILE_SCALAROPS_H
#define TILEWRIGHT_LIB_CONVERSION_GRAPHTOTILE_SCALAROPS_H

#include "tilewright/Graph/IR/Graph.h"
#include "tilewright/Tile/IR/Tile.h"

#include "mlir/IR/Builders.h"

namespace tilewright {

/// The type an element has in memory (`i1` is a byte, `ui8` is signless) and as a scalar value (signless).
mlir::Type storageType(mlir::Type elementType);
mlir::Type scalarType(mlir::Type elementType);
inline bool isUnsigned(mlir::Type elementType) { return elementType.isUnsignedInteger() || elementType.isInteger(1); }

/// Builds scalar arithmetic; a thin layer over OpBuilder that carries the location.
class ScalarBuilder {
public:
  ScalarBuilder(const mlir::OpBuilder &builder, mlir::Location location) : builder(builder), location(location) {}

  template <typename OpTy, typename... Args> mlir::Value create(Args &&...args) {
    return OpTy::create(builder, location, std::forward<Args>(args)...)->getResult(0);
  }
  mlir::Value constant(mlir::Type type, double value);
  mlir::Value integer(mlir::Type type, int64_t value);
  mlir::Value compare(mlir::arith::CmpIPredicate predicate, mlir::Value lhs, mlir::Value rhs);
  mlir::Value compare(mlir::arith::CmpFPredicate predicate, mlir::Value lhs, mlir::Value rhs);
  mlir::Value select(mlir::Value condition, mlir::Value onTrue, mlir::Value onFalse);

  mlir::OpBuilder builder;
  mlir::Location location;
};

/// The result of elementwise `op` for scalar operands; null if the op is not known.
mlir::Value emitElementwise(ScalarBuilder &b, mlir::Operation *op, mlir::ValueRange operands);

/// Element type conversion, as `graph.convert` specifies it.
mlir::Value emitConvert(ScalarBuilder &b, mlir::Value value, mlir::Type from, mlir::Type to);

/// The f32 that `graph.random` has at row-major position `element` (i64).
mlir::Value emitRandomUniform(ScalarBuilder &b, mlir::Value seed, mlir::Value element, int64_t stream);

//===----------------------------------------------------------------------===//
// Reductions
//===----------------------------------------------------------------------===//

/// How a reduction accumulates: the type it does it in, how partial results merge, and what it starts from.
struct Accumulator {
  tile::CombineKind kind;
  mlir::Type elementType; // of the graph's tensor
  mlir::Type type;        // of the accumulator

  /// For a `kind` of graph.reduce (or graph.scan) over elements of `elementType`.
  static Accumulator get(llvm::StringRef kind, mlir::Type elementType);

  mlir::Value identity(ScalarBuilder &b) const;
  mlir::Value fromElement(ScalarBuilder &b, mlir::Value element) const;
  mlir::Value combine(ScalarBuilder &b, mlir::Value lhs, mlir::Value rhs) const;
  mlir::Value toElement(ScalarBuilder &b, mlir::Value accumulator) const;
};

} // namespace tilewright

#endif // TILEWRIGHT_LIB_CONVERSION_GRAPHTOTILE_SCALAROPS_H
