//===- Interpreter.h - the meaning of `graph` programs ------------*- C++ -*-===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The oracle of the tests: the op descriptions in GraphOps.td, executed one op at a
// time on whole tensors. Simple and slow on purpose. It runs programs of every
// stage up to 50, because kernels are only regions to it.
//
//===----------------------------------------------------------------------===//
#ifndef TILEWRIGHT_INTERPRETER_INTERPRETER_H
#define TILEWRIGHT_INTERPRETER_INTERPRETER_H

#include "tilewright/Graph/IR/Graph.h"
#include "tilewright/Interpreter/Tensor.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include <functional>

namespace tilewright::interpreter {

using Tensors = llvm::SmallVector<Tensor>;

struct Options {
  /// Sums, products of matrices and scans accumulate in double instead of f32 (or the element type).
  bool accumulateInDouble = false;
  /// No float result is rounded at all: the float64 reference that errors are measured against.
  bool floatAsDouble = false;
  /// Where a result is rounded, moves it by one more ulp, up or down at random from this seed (0: off). The spread of
  /// the results over some seeds says how far rounding alone can move each element of this program on these inputs.
  uint64_t noiseSeed = 0;
  /// Runs `graph.eager`; a program that has one fails without it.
  std::function<llvm::Expected<Tensors>(graph::EagerOp, llvm::ArrayRef<Tensor>)> eager;
};

/// The results of `function` for `arguments`. Errors carry a code (CodedError): 4002 for an index out of range, 4004
/// for an integer division by zero, 2002 for an op on an element type it is not defined for.
llvm::Expected<Tensors> interpret(mlir::func::FuncOp function, llvm::ArrayRef<Tensor> arguments,
                                  const Options &options = {});

} // namespace tilewright::interpreter

#endif // TILEWRIGHT_INTERPRETER_INTERPRETER_H
