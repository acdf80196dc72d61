//===- ProgramGenerator.cpp - random graph programs -------------------------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A program grows op by op. A rule takes values that exist, makes the operands that
// are missing (as arguments, constants, or converted and broadcast values) and adds
// an op or a small idiom such as softmax. Rules are rows of a table with a weight;
// what each does is in GenerateOps.cpp.
//
//===----------------------------------------------------------------------===//

#include "tilewright/Testing/ProgramGenerator.h"
#include "Generator.h"

using namespace mlir;

namespace tilewright::testing {

const Generator::Rule Generator::kRules[] = {
    {14, &Generator::makeUnary},     {22, &Generator::makeBinary},   {5, &Generator::makeSelect},
    {5, &Generator::makeConvert},    {6, &Generator::makeBroadcast}, {6, &Generator::makeReshape},
    {6, &Generator::makeTranspose},  {5, &Generator::makeSlice},     {3, &Generator::makePad},
    {3, &Generator::makeConcat},     {8, &Generator::makeReduce},    {1, &Generator::makeArgReduce},
    {1, &Generator::makeScan},       {3, &Generator::makeSoftmax},   {3, &Generator::makeNormalization},
    {6, &Generator::makeMatmul},     {3, &Generator::makeTake},      {2, &Generator::makeGather},
    {2, &Generator::makeScatterAdd}, {2, &Generator::makeAttention}, {2, &Generator::makeRowUpdate},
    {2, &Generator::makeSource},     {3, &Generator::makeArgument},
};

//===----------------------------------------------------------------------===//
// Choices and operands
//===----------------------------------------------------------------------===//

Shape Generator::chooseShape(int64_t rank) {
  while (true) {
    Shape shape;
    int64_t elements = 1;
    for (int64_t dim = 0; dim < rank; ++dim) {
      shape.push_back(chooseSize());
      elements *= shape.back();
    }
    if (elements <= kMaxElements)
      return shape;
  }
}

Type Generator::chooseElementType() {
  int64_t pick = below(100);
  if (pick < 62)
    return builder.getF32Type();
  if (pick < 68)
    return builder.getF64Type();
  if (pick < 74)
    return builder.getBF16Type();
  if (pick < 79)
    return builder.getF16Type();
  if (pick < 86)
    return builder.getI64Type();
  if (pick < 92)
    return builder.getI32Type();
  if (pick < 94)
    return builder.getIntegerType(16);
  if (pick < 95)
    return builder.getIntegerType(8);
  return pick < 97 ? Type(builder.getIntegerType(8, /*isSigned=*/false)) : Type(builder.getI1Type());
}

Value Generator::choose(llvm::function_ref<bool(RankedTensorType)> accepts) {
  SmallVector<Value> candidates;
  for (Value value : values)
    if (accepts(typeOf(value)))
      candidates.push_back(value);
  if (candidates.empty())
    return {};
  int64_t count = candidates.size();
  return candidates[chance(60) ? count - 1 - below(std::min<int64_t>(count, 4)) : below(count)];
}

Value Generator::chooseFloat(int64_t minRank) {
  Value value = choose([&](RankedTensorType type) { return isFloat(type) && type.getRank() >= minRank; });
  return value ? value : addArgument(RankedTensorType::get(chooseShape(minRank + below(2)), builder.getF32Type()));
}

Value Generator::addArgument(RankedTensorType type) {
  unsigned number = function.getNumArguments();
  (void)function.insertArgument(number, type, {}, location);
  values.push_back(function.getArgument(number));
  return values.back();
}

Value Generator::addConstant(RankedTensorType type) {
  static constexpr double kReals[] = {0, 1, -1, 0.5, 2, -0.25, 3, 1e-3};
  Type element = type.getElementType();
  bool isSplat = type.getNumElements() != 0 && chance(70);
  SmallVector<Attribute> elements;
  for (int64_t i = 0; i < (isSplat ? 1 : type.getNumElements()); ++i)
    if (isa<FloatType>(element))
      elements.push_back(builder.getFloatAttr(element, oneOf(kReals)));
    else
      elements.push_back(builder.getIntegerAttr(element, below(isBool(type) ? 2 : 6)));
  return graph::ConstantOp::create(builder, location, type, DenseElementsAttr::get(type, elements));
}

Value Generator::operandOf(RankedTensorType type) {
  if (chance(60))
    if (Value value = choose([&](RankedTensorType other) { return other == type; }))
      return value;
  // The same shape in another type, or a suffix of the shape, as a bias has.
  if (chance(30))
    if (Value value = choose([&](RankedTensorType other) { return other.getShape() == type.getShape(); }))
      return typeOf(value) == type ? value : add<graph::ConvertOp>(type, value);
  if (type.getRank() > 0 && chance(50)) {
    int64_t kept = below(type.getRank());
    auto suffix = RankedTensorType::get(type.getShape().take_back(kept), type.getElementType());
    Value value = chance(50) ? addConstant(suffix) : addArgument(suffix);
    Shape dims = numbers(type.getRank() - kept, type.getRank());
    return add<graph::BroadcastOp>(type, value, builder.getDenseI64ArrayAttr(dims));
  }
  return chance(40) ? addConstant(type) : addArgument(type);
}

Value Generator::idsOf(Shape shape) {
  return addArgument(RankedTensorType::get(shape, chance(70) ? builder.getI64Type() : builder.getI32Type()));
}

Value Generator::reduce(StringRef kind, Value input, ArrayRef<int64_t> dims) {
  Shape kept;
  for (auto [dim, size] : llvm::enumerate(typeOf(input).getShape()))
    if (!llvm::is_contained(dims, static_cast<int64_t>(dim)))
      kept.push_back(size);
  return add<graph::ReduceOp>(RankedTensorType::get(kept, typeOf(input).getElementType()), builder.getStringAttr(kind),
                              input, builder.getDenseI64ArrayAttr(dims));
}

Value Generator::expand(Value value, RankedTensorType type, ArrayRef<int64_t> reducedDims) {
  Shape dims;
  for (int64_t dim : llvm::seq<int64_t>(0, type.getRank()))
    if (!llvm::is_contained(reducedDims, dim))
      dims.push_back(dim);
  return add<graph::BroadcastOp>(type, value, builder.getDenseI64ArrayAttr(dims));
}

OwningOpRef<ModuleOp> Generator::generate(int size) {
  OwningOpRef<ModuleOp> module = ModuleOp::create(location);
  function = func::FuncOp::create(location, "main", builder.getFunctionType({}, {}));
  module->push_back(function);
  Block *body = function.addEntryBlock();
  builder.setInsertionPointToEnd(body);
  addArgument(RankedTensorType::get(chooseShape(2), builder.getF32Type()));

  int total = 0;
  for (const Rule &rule : kRules)
    total += rule.weight;
  while (static_cast<int>(body->getOperations().size()) < size) {
    int64_t pick = below(total);
    const Rule *rule = kRules;
    for (; pick >= rule->weight; ++rule)
      pick -= rule->weight;
    if (Value value = (this->*rule->make)(); value && !llvm::is_contained(values, value))
      values.push_back(value);
  }

  // What nothing uses is a result. Some results are the new value of an argument, which is then written in place.
  SmallVector<Value> results;
  for (Operation &op : *body)
    for (Value value : op.getResults())
      if (value.use_empty())
        results.push_back(value);
  func::ReturnOp::create(builder, location, results);
  function.setFunctionType(builder.getFunctionType(function.getArgumentTypes(), ValueRange(results).getTypes()));
  llvm::SmallDenseSet<unsigned> updated;
  for (auto [number, result] : llvm::enumerate(results))
    for (BlockArgument argument : function.getArguments())
      if (argument.getType() == result.getType() && chance(50) && updated.insert(argument.getArgNumber()).second) {
        function.setResultAttr(number, graph::kUpdatesAttr, builder.getI64IntegerAttr(argument.getArgNumber()));
        break;
      }
  return module;
}

OwningOpRef<ModuleOp> generateProgram(MLIRContext *context, uint64_t seed, int size) {
  return Generator(context, seed).generate(size);
}

} // namespace tilewright::testing
