//===- GraphBuilder.cpp - stage 00: a recorded program in MLIR --------------===//
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

Attribute toAttribute(Builder &builder, llvm::StringRef name, const AttributeValue &value) {
  if (auto *flag = std::get_if<bool>(&value))
    return *flag ? builder.getUnitAttr() : Attribute();
  if (auto *integer = std::get_if<int64_t>(&value))
    return builder.getI64IntegerAttr(*integer);
  if (auto *real = std::get_if<double>(&value))
    return builder.getF64FloatAttr(*real);
  if (auto *text = std::get_if<std::string>(&value))
    return builder.getStringAttr(*text);
  const auto &numbers = std::get<std::vector<int64_t>>(value);
  if (name == OpTrait::AttrSizedOperandSegments<void>::getOperandSegmentSizeAttr())
    return builder.getDenseI32ArrayAttr(llvm::SmallVector<int32_t>(numbers.begin(), numbers.end()));
  return builder.getDenseI64ArrayAttr(numbers);
}

Location toLocation(MLIRContext *context, const SourceLocation &location) {
  Location line = location.file.empty() ? Location(UnknownLoc::get(context))
                                        : FileLineColLoc::get(context, location.file, location.line, 0);
  return location.node.empty() ? line : NameLoc::get(StringAttr::get(context, location.node), line);
}
Type parseElementType(llvm::StringRef name, MLIRContext *context) {
  for (const ElementTypeName &entry : kElementTypes)
    if (entry.name == name)
      return entry.get(context);
  return {};
}

class GraphBuilder {
public:
  explicit GraphBuilder(MLIRContext *context);

  llvm::Error add(const GraphRecord::Argument &argument);
  llvm::Error add(const GraphRecord::Constant &constant);
  llvm::Error add(const GraphRecord::Op &op);
  llvm::Error add(const GraphRecord::Body &inner);
  llvm::Error add(const GraphRecord::Yield &yield);
  llvm::Error add(const GraphRecord::Result &result);

  /// The program, completed by a return.
  Expected<OwningOpRef<ModuleOp>> finish();

private:
  /// (A block of a region to come has no context of its own.)
  OpBuilder atEnd() const {
    OpBuilder builder(context);
    builder.setInsertionPointToEnd(body);
    return builder;
  }
  Expected<RankedTensorType> parseType(const TensorSpec &spec);
  Expected<Value> lookUp(int64_t value) const;
  Expected<llvm::SmallVector<Value>> lookUp(const std::vector<int64_t> &numbers) const;

  MLIRContext *context;
  OwningOpRef<ModuleOp> module;
  Block *body;
  Block *outerBody = nullptr;     ///< while `body` is that of an op to come
  std::unique_ptr<Region> region; ///< of the op to come
  std::vector<Value> values;      ///< By number.
  llvm::SmallVector<Value> results;
  llvm::SmallVector<int64_t> updates;
  llvm::SmallVector<DictionaryAttr> argumentAttributes;
};

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

Expected<llvm::SmallVector<Value>> GraphBuilder::lookUp(const std::vector<int64_t> &numbers) const {
  llvm::SmallVector<Value> found;
  for (int64_t number : numbers) {
    Expected<Value> value = lookUp(number);
    if (!value)
      return value.takeError();
    found.push_back(*value);
  }
  return found;
}

llvm::Error GraphBuilder::add(const GraphRecord::Argument &argument) {
  Expected<RankedTensorType> type = parseType(argument.type);
  if (!type)
    return type.takeError();
  Builder builder(context);
  argumentAttributes.push_back(
      builder.getDictionaryAttr({builder.getNamedAttr(graph::kNameAttr, builder.getStringAttr(argument.name)),
                                 builder.getNamedAttr(graph::kRoleAttr, builder.getStringAttr(argument.role))}));
  values.push_back(body->addArgument(*type, NameLoc::get(builder.getStringAttr(argument.name))));
  return llvm::Error::success();
}

llvm::Error GraphBuilder::add(const GraphRecord::Constant &constant) {
  Expected<RankedTensorType> type = parseType(constant.type);
  if (!type)
    return type.takeError();
  llvm::ArrayRef<char> bytes(constant.data.data(), constant.data.size());
  DenseElementsAttr value;
  bool isSplat = false;
  if (!type->getElementType().isInteger(1)) {
    if (DenseElementsAttr::isValidRawBuffer(*type, bytes, isSplat))
      value = DenseElementsAttr::getFromRawBuffer(*type, bytes);
  } else if (bytes.size() == 1 || static_cast<int64_t>(bytes.size()) == type->getNumElements()) {
    // Booleans arrive one byte each, as tensors store them; MLIR's raw form packs them.
    llvm::SmallVector<bool> flags(llvm::map_range(bytes, [](char byte) { return byte != 0; }));
    value = DenseElementsAttr::get(*type, llvm::ArrayRef<bool>(flags));
  }
  if (!value)
    return codedError(kInvalidOp, "constant data does not fit its type");
  OpBuilder builder = atEnd();
  values.push_back(graph::ConstantOp::create(builder, builder.getUnknownLoc(), *type, value));
  return llvm::Error::success();
}

llvm::Error GraphBuilder::add(const GraphRecord::Op &record) {
  std::optional<RegisteredOperationName> name = RegisteredOperationName::lookup(record.name, context);
  if (!name)
    return codedError(kUnknownOp, "the graph dialect has no op '" + record.name + "'");

  OpBuilder builder = atEnd();
  OperationState state(toLocation(context, record.location), *name);
  Expected<llvm::SmallVector<Value>> operands = lookUp(record.operands);
  if (!operands)
    return operands.takeError();
  state.addOperands(*operands);
  if (region && !outerBody)
    state.addRegion(std::move(region));
  for (const auto &[key, value] : record.attributes)
    if (Attribute attribute = toAttribute(builder, key, value))
      state.addAttribute(key, attribute);
  for (const TensorSpec &spec : record.results) {
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
    const SourceLocation &at = record.location;
    std::string where = at.file.empty() ? "" : at.file + ":" + std::to_string(at.line) + ": ";
    return codedError(kInvalidOp, where + message);
  }
  llvm::append_range(values, op->getResults());
  return llvm::Error::success();
}

llvm::Error GraphBuilder::add(const GraphRecord::Body &inner) {
  if (region)
    return codedError(kInvalidOp, "an op has one body, and a body's ops have none");
  region = std::make_unique<Region>();
  outerBody = std::exchange(body, &region->emplaceBlock());
  for (const TensorSpec &spec : inner.arguments) {
    Expected<RankedTensorType> type = parseType(spec);
    if (!type)
      return type.takeError();
    values.push_back(body->addArgument(*type, UnknownLoc::get(context)));
  }
  return llvm::Error::success();
}

llvm::Error GraphBuilder::add(const GraphRecord::Yield &yield) {
  Expected<llvm::SmallVector<Value>> yielded = lookUp(yield.values);
  if (!yielded)
    return yielded.takeError();
  if (!outerBody)
    return codedError(kInvalidOp, "no body to yield from");
  OpBuilder builder = atEnd();
  graph::YieldOp::create(builder, builder.getUnknownLoc(), *yielded);
  body = std::exchange(outerBody, nullptr);
  return llvm::Error::success();
}

llvm::Error GraphBuilder::add(const GraphRecord::Result &result) {
  Expected<Value> value = lookUp(result.value);
  if (!value)
    return value.takeError();
  if (result.updates >= 0 &&
      (result.updates >= body->getNumArguments() || body->getArgument(result.updates).getType() != value->getType()))
    return codedError(kInvalidValue, "a result can only update an argument of its type");
  results.push_back(*value);
  updates.push_back(result.updates);
  return llvm::Error::success();
}

Expected<OwningOpRef<ModuleOp>> GraphBuilder::finish() {
  if (region)
    return codedError(kInvalidOp, "a body without its op");
  auto function = cast<func::FuncOp>(body->getParentOp());
  OpBuilder builder = atEnd();
  func::ReturnOp::create(builder, builder.getUnknownLoc(), results);
  function.setFunctionType(builder.getFunctionType(body->getArgumentTypes(), ValueRange(results).getTypes()));
  for (auto [number, attributes] : llvm::enumerate(argumentAttributes))
    function.setArgAttrs(number, attributes);
  for (auto [number, updated] : llvm::enumerate(updates))
    if (updated >= 0)
      function.setResultAttr(number, graph::kUpdatesAttr, builder.getI64IntegerAttr(updated));
  return std::move(module);
}
} // namespace

Expected<OwningOpRef<ModuleOp>> buildGraph(const GraphRecord &record, MLIRContext *context) {
  GraphBuilder builder(context);
  for (const auto &entry : record.entries)
    if (llvm::Error error = std::visit([&](const auto &kind) { return builder.add(kind); }, entry))
      return std::move(error);
  return builder.finish();
}

} // namespace tilewright
