//===- Differential.h - compiled code against the interpreter -----*- C++ -*-===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// How much may compiled code differ from the interpreter? Both round, in another order,
// and a program may magnify that: a sum that cancels, an exponential. So the tolerance
// is measured: the interpreter runs a few times with noise on its rounding, and each
// element may differ by a small multiple of what the noise did to it. Integers,
// booleans, infinities and NaNs must be those of one of these runs.
//
//===----------------------------------------------------------------------===//
#ifndef TILEWRIGHT_TESTING_DIFFERENTIAL_H
#define TILEWRIGHT_TESTING_DIFFERENTIAL_H

#include "tilewright/Driver/Compile.h"
#include "tilewright/Driver/LoadProgram.h"
#include "tilewright/Interpreter/Interpreter.h"

namespace tilewright::testing {

using interpreter::Tensor;
using interpreter::Tensors;

/// Random arguments: floats around 1 (of an optimizer's state and scalars: positive ones), small integers, and ids that
/// lie in the tables they index.
Tensors makeArguments(mlir::func::FuncOp function, uint64_t seed);

struct Verdict {
  /// Empty when the results agree.
  std::string difference;
  /// The largest error relative to its tolerance; below 1 when all agree.
  double worst = 0;
  /// Largest errors against the float64 reference relative to the largest value, of compiled code and of the
  /// interpreter.
  double compiledError = 0, interpretedError = 0;
  bool agrees() const { return difference.empty(); }
};

/// What a program must give for some arguments.
class Expectation {
public:
  Expectation(mlir::func::FuncOp function, llvm::ArrayRef<Tensor> arguments);

  /// Compares with the results of compiled code, or with the error it ended in.
  Verdict check(llvm::Expected<Tensors> results);

private:
  /// Adds a run of the interpreter; the code of the error it ends in, or 0.
  int addRun(uint64_t noiseSeed);
  Verdict compare(const Tensors &results) const;

  mlir::func::FuncOp function;
  llvm::ArrayRef<Tensor> arguments;
  /// The first run is the plain one; an error of it is expected of compiled code too.
  llvm::SmallVector<Tensors> runs;
  Tensors exact;
  int errorCode = 0;
};

/// A program compiled for this machine, run on tensors.
class CompiledRun {
public:
  /// Leaves `program` as it is.
  static llvm::Expected<CompiledRun> compile(mlir::ModuleOp program, const CompileOptions &options);

  llvm::Expected<Tensors> run(llvm::ArrayRef<Tensor> arguments);
  /// The median time of `repetitions` calls in milliseconds, behind one that is not counted.
  double measure(llvm::ArrayRef<Tensor> arguments, int repetitions);

  const llvm::json::Object &getReport() const { return compiled.report; }

private:
  CompiledRun(mlir::OwningOpRef<mlir::ModuleOp> module, LoadedProgram compiled)
      : module(std::move(module)), compiled(std::move(compiled)) {}

  /// The program before compilation: the types of arguments and results.
  mlir::OwningOpRef<mlir::ModuleOp> module;
  LoadedProgram compiled;
};

/// Compiles `@main` of `program` and compares it with the interpreter on arguments from `seed`.
Verdict compareOnce(mlir::ModuleOp program, uint64_t seed, const CompileOptions &options);

} // namespace tilewright::testing

#endif // TILEWRIGHT_TESTING_DIFFERENTIAL_H
