//===- Tensor.h - values of the reference interpreter -------------*- C++ -*-===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef TILEWRIGHT_INTERPRETER_TENSOR_H
#define TILEWRIGHT_INTERPRETER_TENSOR_H

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "llvm/Support/Error.h"
#include <cstdint>
#include <string>
#include <vector>

namespace tilewright::interpreter {

/// A tensor whose elements are held wide: every float type is held exactly by a double and every integer type by an
/// int64_t, so each op needs one implementation for reals and one for integers, and rounding or wrapping to the
/// element type is a separate, visible step.
class Tensor {
public:
  Tensor() = default;
  /// All zeros.
  explicit Tensor(mlir::RankedTensorType type);

  /// Reads the layout that compiled programs use: row-major, `i1` as one byte (0 or 1).
  static llvm::Expected<Tensor> fromBytes(mlir::RankedTensorType type, llvm::StringRef bytes);
  static Tensor fromAttribute(mlir::ElementsAttr attribute);
  /// The inverse of `fromBytes`; rounds what the element type cannot hold.
  std::string toBytes() const;

  mlir::RankedTensorType getType() const { return type; }
  mlir::Type getElementType() const { return type.getElementType(); }
  llvm::ArrayRef<int64_t> getShape() const { return type.getShape(); }
  int64_t size() const { return type.getNumElements(); }
  bool isReal() const { return llvm::isa<mlir::FloatType>(getElementType()); }

  /// Element `flat` in row-major order.
  double &real(int64_t flat) { return reals[flat]; }
  double real(int64_t flat) const { return reals[flat]; }
  int64_t &integer(int64_t flat) { return integers[flat]; }
  int64_t integer(int64_t flat) const { return integers[flat]; }
  void copyElement(int64_t flat, const Tensor &source, int64_t sourceFlat);

private:
  mlir::RankedTensorType type;
  /// One of the two is in use.
  std::vector<double> reals;
  std::vector<int64_t> integers;
};

/// `value` rounded to nearest even in the float type `type`.
double roundToType(mlir::Type type, double value);
/// `value` modulo the width of the integer type `type`, in its range; `i1` is 0 or 1.
int64_t wrapToType(mlir::Type type, int64_t value);
/// The bytes of one element in memory.
int64_t getElementBytes(mlir::Type type);

} // namespace tilewright::interpreter

#endif // TILEWRIGHT_INTERPRETER_TENSOR_H
