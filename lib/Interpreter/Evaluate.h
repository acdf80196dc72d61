//===- Evaluate.h - the interpreter's ops by family ---------------*- C++ -*-===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef TILEWRIGHT_LIB_INTERPRETER_EVALUATE_H
#define TILEWRIGHT_LIB_INTERPRETER_EVALUATE_H

#include "tilewright/Interpreter/Interpreter.h"

#include <random>

namespace tilewright::interpreter {

//===----------------------------------------------------------------------===//
// Rounding
//===----------------------------------------------------------------------===//

/// Where float results are rounded; options switch it off in part or wholly, or add noise.
class Rounding {
public:
  explicit Rounding(const Options &options) : options(options), generator(options.noiseSeed) {}

  /// The result of one float op of element type `type`: 16-bit types compute in f32 and round the result.
  double result(mlir::Type type, double value) const;
  /// One step of an accumulation over elements of `type`: f32 for 16-bit types, else the type itself.
  double accumulate(mlir::Type type, double value) const;
  /// sum + x * y as one step of an accumulation, rounded once; with noise also the product is, as a target without
  /// fused multiply-add would round it.
  double multiplyAdd(mlir::Type type, double x, double y, double sum) const;
  /// A conversion to `type`: one rounding.
  double convert(mlir::Type type, double value) const {
    return options.floatAsDouble ? value : roundToType(type, value);
  }
  bool isOff() const { return options.floatAsDouble; }

private:
  /// `rounded`, or with noise a neighbour of it in `type`.
  double disturb(mlir::Type type, double rounded) const;

  const Options &options;
  mutable std::mt19937_64 generator;
};

//===----------------------------------------------------------------------===//
// Scalars: the tables of Scalars.cpp
//===----------------------------------------------------------------------===//

/// What integer ops need to know about their type.
struct IntegerInfo {
  int64_t width;
  bool dividesByZero = false;
};

struct UnaryRule {
  llvm::StringLiteral op;
  double (*real)(double);
  /// Null where the op is not defined for integers.
  int64_t (*integer)(int64_t);
};

struct BinaryRule {
  llvm::StringLiteral op;
  double (*real)(double, double);
  int64_t (*integer)(int64_t, int64_t, IntegerInfo &);
};

const UnaryRule *findUnaryRule(llvm::StringRef op);
const BinaryRule *findBinaryRule(llvm::StringRef op);
/// torch.floor_divide on floats, in the precision of `Real`: its intermediate roundings are part of its definition.
template <typename Real> Real floorDivide(Real x, Real y);

//===----------------------------------------------------------------------===//
// Ops by family. Operands are in the op's order; operand and result types are
// verified, run-time values are not.
//===----------------------------------------------------------------------===//

using Operands = llvm::ArrayRef<Tensor>;

llvm::Expected<Tensor> evaluateElementwise(mlir::Operation *op, Operands operands, const Rounding &rounding);
/// Views, pad, concat, iota, random, take, gather: elements move and no float is rounded.
llvm::Expected<Tensor> evaluateMovement(mlir::Operation *op, Operands operands);
llvm::Expected<Tensor> evaluateReduction(mlir::Operation *op, Operands operands, const Rounding &rounding);
Tensor evaluateMatmul(graph::MatmulOp op, Operands operands, const Rounding &rounding);
Tensors evaluateAttention(graph::AttentionOp op, Operands operands, const Rounding &rounding);
Tensors evaluateAttentionGrad(graph::AttentionGradOp op, Operands operands, const Rounding &rounding);
llvm::Expected<Tensor> evaluateScatterAdd(graph::ScatterAddOp op, Operands operands, const Rounding &rounding);

/// Element `element` of `graph.random`.
double randomUniform(int64_t seed, int64_t stream, int64_t element);

/// `a + b` where a value of element type `type` is accumulated.
void accumulateElement(Tensor &sum, int64_t flat, const Tensor &addend, int64_t addendFlat, const Rounding &rounding);

llvm::Error indexError(mlir::Operation *op, int64_t index, int64_t bound);
llvm::Error typeError(mlir::Operation *op);

//===----------------------------------------------------------------------===//
// Indices
//===----------------------------------------------------------------------===//

using Index = llvm::SmallVector<int64_t, 6>;

/// Row-major position of `index` in `shape`.
int64_t flatten(llvm::ArrayRef<int64_t> index, llvm::ArrayRef<int64_t> shape);
/// The inverse of `flatten`.
Index unflatten(int64_t flat, llvm::ArrayRef<int64_t> shape);

} // namespace tilewright::interpreter

#endif // TILEWRIGHT_LIB_INTERPRETER_EVALUATE_H
