//===- GraphBuilder.cpp - stage 00: building a graph op by op ---------------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tilewright/Driver/GraphBuilder.h"
#include "tilewright/Driver/CodedError.h"
#include "tilewright/Graph/IR/Graph.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Verifier.h"

using namespace mlir;
using llvm::Expected;

namespace tilewright {

namespace {
struct ElementTypeName {
  llvm::StringLiteral name;
  Type (*get)(MLIRContext *);
};

constexpr ElementTypeName kElementTypes[] = {
    {"f64", [](MLIRContext *c) -> Type { return Float64Type::get(c); }},
    {"f32", [](MLIRContext *c) -> Type { return Float32Type::get(c); }},
    {"f16", [](MLIRContext *c) -> Type { return Float16Type::get(c); }},
    {"bf16", [](MLIRContext *c) -> Type { return BFloat16Type::get(c); }},
    {"i64", [](MLIRContext *c) -> Type { return IntegerType::get(c, 64); }},
    {"i32", [](MLIRContext *c) -> Type { return IntegerType::get(c, 32); }},
    {"i16", [](MLIRContext *c) -> Type { return IntegerType::get(c, 16); }},
    {"i8", [](MLIRContext *c) -> Type { return IntegerType::get(c, 8); }},
    {"ui8", [](MLIRContext *c) -> Type { return IntegerType::get(c, 8, IntegerType::Unsigned); }},
    {"i1", [](MLIRContext *c) -> Type { return IntegerType::get(c, 1); }},
};

Attribute toAttribute(Builder &builder, const AttributeValue &value) {
  if (auto *flag = std::get_if<bool>(&value))
    return *flag ? builder.getUnitAttr() : Attribute();
  if (auto *integer = std::get_if<int64_t>(&value))
    return builder.getI64IntegerAttr(*integer);
  if (auto *real = std::get_if<double>(&value))
    return builder.getF64FloatAttr(*real);
  if (auto *text = std::get_if<std::string>(&value))
    return builder.getStringAttr(*text);
  return builder.getDenseI64ArrayAttr(std::get<std::vector<int64_t>>(value));
}

Location toLocation(MLIRContext *context, const SourceLocation &location) {
  Location line = location.file.empty() ? Location(UnknownLoc::get(context))
                                        : FileLineColLoc::get(context, location.file, location.line, 0);
  return location.node.empty() ? line : NameLoc::get(StringAttr::get(context, location.node), line);
}
} // namespace

Type parseElementType(llvm::StringRef name, MLIRContext *context) {
  for (const ElementTypeName &entry : kElementTypes)
    if (entry.name == name)
      return entry.get(context);
  return {};
}

std::string elementTypeName(Type type) {
  for (const ElementTypeName &entry : kElementTypes)
    if (entry.get(type.getContext()) == type)
      return entry.name.str();
  return "unknown";
}

GraphBuilder::GraphBuilder(MLIRContext *context) : context(context) {
  OpBuilder builder(context);
  Location location = builder.getUnknownLoc();
  module = ModuleOp::create(location);
  auto function = func::FuncOp::create(location, "main", builder.getFunctionType({}, {}));
  module->push_back(function);
  body = function.addEntryBlock();
}

Expected<RankedTensorType> GraphBuilder::parseType(const TensorSpec &spec) {
  Type element = parseElementType(spec.elementType, context);
  if (!element)
    return codedError(kInvalidOp, "unknown element type '" + spec.elementType + "'");
  if (llvm::any_of(spec.shape, [](int64_t size) { return size < 0; }))
    return codedError(kInvalidOp, "sizes must be known and not negative");
  return RankedTensorType::get(spec.shape, element);
}

Expected<Value> GraphBuilder::lookUp(int64_t value) const {
  if (value < 0 || value >= static_cast<int64_t>(values.size()))
    return codedError(kInvalidValue, "no value has the number " + llvm::Twine(value));
  return values[value];
}

Expected<int64_t> GraphBuilder::addArgument(const TensorSpec &spec, llvm::StringRef name, llvm::StringRef role) {
  Expected<RankedTensorType> type = parseType(spec);
  if (!type)
    return type.takeError();
  Builder builder(context);
  argumentAttributes.push_back(
      builder.getDictionaryAttr({builder.getNamedAttr(graph::kNameAttr, builder.getStringAttr(name)),
                                 builder.getNamedAttr(graph::kRoleAttr, builder.getStringAttr(role))}));
  values.push_back(body->addArgument(*type, NameLoc::get(builder.getStringAttr(name))));
  return values.size() - 1;
}

Expected<int64_t> GraphBuilder::addConstant(const TensorSpec &spec, llvm::StringRef data) {
  Expected<RankedTensorType> type = parseType(spec);
  if (!type)
    return type.takeError();
  bool isSplat = false;
  llvm::ArrayRef<char> bytes(data.data(), data.size());
  // Booleans arrive one byte each, as tensors store them; MLIR's raw form packs them.
  if (type->getElementType().isInteger(1)) {
    llvm::SmallVector<bool> flags(llvm::map_range(bytes, [](char byte) { return byte != 0; }));
    if (flags.size() != 1 && static_cast<int64_t>(flags.size()) != type->getNumElements())
      return codedError(kInvalidOp, "constant data does not fit its type");
    auto value = DenseElementsAttr::get(*type, llvm::ArrayRef<bool>(flags));
    OpBuilder builder = OpBuilder::atBlockEnd(body);
    values.push_back(graph::ConstantOp::create(builder, builder.getUnknownLoc(), *type, value));
    return values.size() - 1;
  }
  if (!DenseElementsAttr::isValidRawBuffer(*type, bytes, isSplat))
    return codedError(kInvalidOp, "constant data does not fit its type");
  auto value = DenseElementsAttr::getFromRawBuffer(*type, bytes);
  OpBuilder builder = OpBuilder::atBlockEnd(body);
  values.push_back(graph::ConstantOp::create(builder, builder.getUnknownLoc(), *type, value));
  return values.size() - 1;
}

Expected<std::vector<int64_t>> GraphBuilder::addOp(llvm::StringRef name, llvm::ArrayRef<int64_t> operands,
                                                   const std::map<std::string, AttributeValue> &attributes,
                                                   llvm::ArrayRef<TensorSpec> resultSpecs,
                                                   const SourceLocation &location) {
  std::optional<RegisteredOperationName> opName = RegisteredOperationName::lookup(name, context);
  if (!opName)
    return codedError(kUnknownOp, "the graph dialect has no op '" + name + "'");

  OpBuilder builder = OpBuilder::atBlockEnd(body);
  OperationState state(toLocation(context, location), *opName);
  for (int64_t operand : operands) {
    Expected<Value> value = lookUp(operand);
    if (!value)
      return value.takeError();
    state.operands.push_back(*value);
  }
  for (const auto &[key, value] : attributes)
    if (Attribute attribute = toAttribute(builder, value))
      state.addAttribute(key, attribute);
  for (const TensorSpec &spec : resultSpecs) {
    Expected<RankedTensorType> type = parseType(spec);
    if (!type)
      return type.takeError();
    state.types.push_back(*type);
  }

  std::string message;
  ScopedDiagnosticHandler handler(context, [&](Diagnostic &diagnostic) {
    message += diagnostic.str();
    return success();
  });
  Operation *op = builder.create(state);
  if (failed(verify(op))) {
    op->erase();
    std::string where = location.file.empty() ? "" : location.file + ":" + std::to_string(location.line) + ": ";
    return codedError(kInvalidOp, where + message);
  }
  std::vector<int64_t> numbers;
  for (Value result : op->getResults()) {
    numbers.push_back(values.size());
    values.push_back(result);
  }
  return numbers;
}

llvm::Error GraphBuilder::addResult(int64_t value, int64_t updated) {
  Expected<Value> found = lookUp(value);
  if (!found)
    return found.takeError();
  if (updated >= 0 && (updated >= body->getNumArguments() || body->getArgument(updated).getType() != found->getType()))
    return codedError(kInvalidValue, "a result can only update an argument of its type");
  results.push_back(*found);
  updates.push_back(updated);
  return llvm::Error::success();
}

ModuleOp GraphBuilder::finish() {
  if (finished)
    return *module;
  finished = true;
  auto function = cast<func::FuncOp>(body->getParentOp());
  OpBuilder builder = OpBuilder::atBlockEnd(body);
  func::ReturnOp::create(builder, builder.getUnknownLoc(), results);
  function.setFunctionType(builder.getFunctionType(body->getArgumentTypes(), ValueRange(results).getTypes()));
  for (auto [number, attributes] : llvm::enumerate(argumentAttributes))
    function.setArgAttrs(number, attributes);
  for (auto [number, updated] : llvm::enumerate(updates))
    if (updated >= 0)
      function.setResultAttr(number, graph::kUpdatesAttr, builder.getI64IntegerAttr(updated));
  return *module;
}

} // namespace tilewright
