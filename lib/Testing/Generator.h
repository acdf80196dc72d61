//===- Generator.h - the state of a growing random program --------*- C++ -*-===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef TILEWRIGHT_LIB_TESTING_GENERATOR_H
#define TILEWRIGHT_LIB_TESTING_GENERATOR_H

#include "tilewright/Graph/IR/Graph.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Builders.h"
#include <random>

namespace tilewright::testing {

using Shape = mlir::SmallVector<int64_t>;

/// Of a tensor: the interpreter is slow.
inline constexpr int64_t kMaxElements = 6000;

/// A program and the values that it has so far.
class Generator {
public:
  Generator(mlir::MLIRContext *context, uint64_t seed)
      : builder(context), random(seed), location(builder.getUnknownLoc()) {}

  mlir::OwningOpRef<mlir::ModuleOp> generate(int size);

private:
  struct Rule {
    int weight;
    mlir::Value (Generator::*make)();
  };
  static const Rule kRules[];

  // Choices.
  int64_t below(int64_t bound) { return std::uniform_int_distribution<int64_t>(0, bound - 1)(random); }
  bool chance(int percent) { return below(100) < percent; }
  template <typename T, size_t N> T oneOf(const T (&choices)[N]) { return choices[below(N)]; }
  int64_t chooseSize() {
    return chance(1) ? 0
                     : oneOf({int64_t(1), int64_t(2), int64_t(3), int64_t(4), int64_t(5), int64_t(7), int64_t(8),
                              int64_t(16), int64_t(17), int64_t(33), int64_t(64), int64_t(65)});
  }
  Shape chooseShape(int64_t rank);
  mlir::Type chooseElementType();
  /// An existing value that `accepts`; mostly a recent one, so that programs are deep. Null if there is none.
  mlir::Value choose(llvm::function_ref<bool(mlir::RankedTensorType)> accepts);
  mlir::Value chooseFloat(int64_t minRank = 0);

  // Operands.
  mlir::Value addArgument(mlir::RankedTensorType type);
  mlir::Value addConstant(mlir::RankedTensorType type);
  /// A value of `type`: an existing one, one converted or broadcast, a constant, or an argument.
  mlir::Value operandOf(mlir::RankedTensorType type);
  mlir::Value idsOf(Shape shape);

  // Ops.
  template <typename Op, typename... Args> mlir::Value add(mlir::RankedTensorType type, Args &&...args) {
    return Op::create(builder, location, type, std::forward<Args>(args)...)->getResult(0);
  }
  mlir::Value addNamed(mlir::StringRef name, mlir::RankedTensorType type, mlir::ValueRange operands) {
    mlir::OperationState state(location, ("graph." + name).str(), operands, type);
    return builder.create(state)->getResult(0);
  }
  mlir::Value reduce(mlir::StringRef kind, mlir::Value input, mlir::ArrayRef<int64_t> dims);
  /// `value` without `dims`, broadcast back to `type`.
  mlir::Value expand(mlir::Value value, mlir::RankedTensorType type, mlir::ArrayRef<int64_t> reducedDims);

  // Rules.
  mlir::Value makeUnary();
  mlir::Value makeBinary();
  mlir::Value makeSelect();
  mlir::Value makeConvert();
  mlir::Value makeBroadcast();
  mlir::Value makeReshape();
  mlir::Value makeTranspose();
  mlir::Value makeSlice();
  mlir::Value makePad();
  mlir::Value makeConcat();
  mlir::Value makeReduce();
  mlir::Value makeArgReduce();
  mlir::Value makeScan();
  mlir::Value makeSoftmax();
  mlir::Value makeNormalization();
  mlir::Value makeMatmul();
  mlir::Value makeTake();
  mlir::Value makeGather();
  mlir::Value makeScatterAdd();
  mlir::Value makeAttention();
  mlir::Value makeRowUpdate();
  mlir::Value makeSource();
  mlir::Value makeArgument();

  mlir::OpBuilder builder;
  std::mt19937_64 random;
  mlir::Location location;
  mlir::func::FuncOp function;
  mlir::SmallVector<mlir::Value> values;
};

/// The numbers in [begin, end).
inline Shape numbers(int64_t begin, int64_t end) { return llvm::to_vector(llvm::seq<int64_t>(begin, end)); }
inline mlir::RankedTensorType typeOf(mlir::Value value) { return graph::tensorType(value); }
inline bool isFloat(mlir::RankedTensorType type) { return mlir::isa<mlir::FloatType>(type.getElementType()); }
inline bool isBool(mlir::RankedTensorType type) { return type.getElementType().isInteger(1); }

} // namespace tilewright::testing

#endif // TILEWRIGHT_LIB_TESTING_GENERATOR_H
