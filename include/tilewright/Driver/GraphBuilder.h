//===- GraphBuilder.h - stage 00: building a graph op by op -------*- C++ -*-===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef TILEWRIGHT_DRIVER_GRAPHBUILDER_H
#define TILEWRIGHT_DRIVER_GRAPHBUILDER_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/OwningOpRef.h"
#include "llvm/Support/Error.h"
#include <map>
#include <variant>
#include <vector>

namespace tilewright {

/// An element type by the name Python uses (`f32`, `bf16`, `i64`, `ui8`, `i1`, ...); null if unknown.
mlir::Type parseElementType(llvm::StringRef name, mlir::MLIRContext *context);
/// The inverse of `parseElementType`.
std::string elementTypeName(mlir::Type type);

/// Where an op comes from: the user's Python line and the name of the FX node.
struct SourceLocation {
  std::string file;
  int64_t line = 0;
  std::string node;
};

struct TensorSpec {
  std::string elementType;
  std::vector<int64_t> shape;
};

/// `true` is a unit attribute, `false` its absence, a vector a dense i64 array.
using AttributeValue = std::variant<bool, int64_t, double, std::string, std::vector<int64_t>>;

/// Builds `func.func @main` in the `graph` dialect. Values are numbered in order of creation. Every op is verified
/// when it is added, so that an importer's mistake is reported with the line that it imports.
class GraphBuilder {
public:
  explicit GraphBuilder(mlir::MLIRContext *context);

  llvm::Expected<int64_t> addArgument(const TensorSpec &spec, llvm::StringRef name, llvm::StringRef role);
  /// `data` is the row-major contents, or a single element that fills the tensor.
  llvm::Expected<int64_t> addConstant(const TensorSpec &spec, llvm::StringRef data);
  llvm::Expected<std::vector<int64_t>> addOp(llvm::StringRef name, llvm::ArrayRef<int64_t> operands,
                                             const std::map<std::string, AttributeValue> &attributes,
                                             llvm::ArrayRef<TensorSpec> results, const SourceLocation &location);
  /// Appends a result of the program; `updates` is the argument whose new value it is, or -1.
  llvm::Error addResult(int64_t value, int64_t updates);

  /// The program so far, completed by a return. The builder keeps it; no op may be added afterwards.
  mlir::ModuleOp finish();

private:
  llvm::Expected<mlir::RankedTensorType> parseType(const TensorSpec &spec);
  llvm::Expected<mlir::Value> lookUp(int64_t value) const;

  mlir::MLIRContext *context;
  mlir::OwningOpRef<mlir::ModuleOp> module;
  mlir::Block *body;
  std::vector<mlir::Value> values;
  llvm::SmallVector<mlir::Value> results;
  llvm::SmallVector<int64_t> updates;
  llvm::SmallVector<mlir::DictionaryAttr> argumentAttributes;
  bool finished = false;
};

} // namespace tilewright

#endif // TILEWRIGHT_DRIVER_GRAPHBUILDER_H
