//===- GenerateOps.cpp - the ops of random programs -------------------------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One function for each kind of op or idiom. It adds the op and gives its result, or
// nothing where no existing value fits.
//
//===----------------------------------------------------------------------===//

#include "Generator.h"

using namespace mlir;

namespace tilewright::testing {

Value Generator::makeUnary() {
  static constexpr StringLiteral kFloatOps[] = {
      "neg",  "abs", "exp",   "tanh", "sigmoid", "sqrt",  "rsqrt", "log1p", "erf",  "sin",   "cos",       "expm1",
      "exp2", "log", "floor", "ceil", "sign",    "round", "trunc", "tan",   "atan", "asinh", "reciprocal"};
  static constexpr StringLiteral kIntegerOps[] = {"neg", "abs", "sign", "not"};
  Value input = choose([](RankedTensorType) { return true; });
  if (isFloat(typeOf(input))) {
    // Keeps most values near 1: what overflows hides what comes after it.
    StringRef op = oneOf(kFloatOps);
    if (op == "exp" || op == "exp2" || op == "expm1" || op == "reciprocal")
      input = addNamed("tanh", typeOf(input), input);
    if (op == "log" || op == "sqrt" || op == "rsqrt" || op == "log1p")
      input = addNamed("abs", typeOf(input), input);
    return addNamed(op, typeOf(input), input);
  }
  return addNamed(isBool(typeOf(input)) ? StringRef("not") : StringRef(oneOf(kIntegerOps)), typeOf(input), input);
}

Value Generator::makeBinary() {
  static constexpr StringLiteral kFloatOps[] = {"add", "add",     "sub",     "sub",   "mul",  "mul",      "mul",
                                                "div", "maximum", "minimum", "atan2", "fmod", "remainder"};
  static constexpr StringLiteral kIntegerOps[] = {"add", "sub", "mul", "maximum", "minimum",   "and",      "or",
                                                  "xor", "shl", "shr", "div",     "floor_div", "remainder"};
  static constexpr StringLiteral kBoolOps[] = {"and", "or", "xor", "add", "mul"};
  Value lhs = choose([](RankedTensorType) { return true; });
  RankedTensorType type = typeOf(lhs);
  Value rhs = operandOf(type);
  if (chance(30))
    std::swap(lhs, rhs);
  StringRef op = isFloat(type)  ? StringRef(oneOf(kFloatOps))
                 : isBool(type) ? StringRef(oneOf(kBoolOps))
                                : StringRef(oneOf(kIntegerOps));
  // A remainder by what is only rounding noise may be anything, NaN too.
  if (op == "fmod" || (op == "remainder" && isFloat(type)))
    rhs = addArgument(type);
  return addNamed(op, type, {lhs, rhs});
}

Value Generator::makeSelect() {
  static constexpr StringLiteral kPredicates[] = {"eq", "ne", "lt", "le", "gt", "ge"};
  Value lhs = choose([](RankedTensorType) { return true; });
  RankedTensorType type = typeOf(lhs), boolean = type.clone(builder.getI1Type());
  Value rhs = operandOf(type);
  Value condition = add<graph::CmpOp>(boolean, builder.getStringAttr(oneOf(kPredicates)), lhs, rhs);
  if (chance(20))
    return condition;
  return add<graph::SelectOp>(type, condition, chance(50) ? lhs : operandOf(type), rhs);
}

Value Generator::makeConvert() {
  Value input = choose([](RankedTensorType) { return true; });
  RankedTensorType type = typeOf(input).clone(chooseElementType());
  return type == typeOf(input) ? Value() : add<graph::ConvertOp>(type, input);
}

Value Generator::makeBroadcast() {
  Value input = choose([](RankedTensorType type) { return type.getRank() < 4; });
  if (!input)
    return {};
  Shape shape(typeOf(input).getShape()), dims = numbers(0, shape.size());
  for (int64_t &size : shape)
    if (size == 1 && chance(50))
      size = chooseSize();
  int64_t position = below(shape.size() + 1);
  shape.insert(shape.begin() + position, chooseSize());
  for (int64_t &dim : dims)
    dim += dim >= position;
  if (ShapedType::getNumElements(shape) > kMaxElements)
    return {};
  return add<graph::BroadcastOp>(RankedTensorType::get(shape, typeOf(input).getElementType()), input,
                                 builder.getDenseI64ArrayAttr(dims));
}

Value Generator::makeReshape() {
  Value input = choose([](RankedTensorType) { return true; });
  Shape shape(typeOf(input).getShape());
  int64_t rank = shape.size();
  if (rank >= 2 && chance(50)) { // Merge two dims.
    int64_t dim = below(rank - 1);
    shape[dim] *= shape[dim + 1];
    shape.erase(shape.begin() + dim + 1);
  } else if (rank >= 1 && rank < 4 && chance(70)) { // Split one.
    int64_t dim = below(rank), factor = oneOf({int64_t(2), int64_t(3), int64_t(4), int64_t(8), int64_t(1)});
    if (shape[dim] % factor)
      return {};
    shape[dim] /= factor;
    shape.insert(shape.begin() + dim + chance(50), factor);
  } else if (rank < 4) {
    shape.insert(shape.begin() + below(rank + 1), 1);
  }
  return add<graph::ReshapeOp>(RankedTensorType::get(shape, typeOf(input).getElementType()), input);
}

Value Generator::makeTranspose() {
  Value input = choose([](RankedTensorType type) { return type.getRank() >= 2; });
  if (!input)
    return {};
  Shape permutation = numbers(0, typeOf(input).getRank()), shape;
  std::shuffle(permutation.begin(), permutation.end(), random);
  for (int64_t dim : permutation)
    shape.push_back(typeOf(input).getDimSize(dim));
  return add<graph::TransposeOp>(RankedTensorType::get(shape, typeOf(input).getElementType()), input,
                                 builder.getDenseI64ArrayAttr(permutation));
}

Value Generator::makeSlice() {
  Value input = choose([](RankedTensorType type) { return type.getRank() >= 1 && type.getNumElements() > 0; });
  if (!input)
    return {};
  Shape shape, starts, strides;
  for (int64_t size : typeOf(input).getShape()) {
    int64_t stride = chance(70) ? 1 : oneOf({int64_t(2), int64_t(3), int64_t(-1), int64_t(-2)}), start = 0,
            count = size;
    if (stride != 1 || chance(40)) {
      start = below(size);
      int64_t room = stride > 0 ? (size - 1 - start) / stride + 1 : start / -stride + 1;
      count = 1 + below(room);
    }
    shape.push_back(count);
    starts.push_back(start);
    strides.push_back(stride);
  }
  return add<graph::SliceOp>(RankedTensorType::get(shape, typeOf(input).getElementType()), input,
                             builder.getDenseI64ArrayAttr(starts), builder.getDenseI64ArrayAttr(strides));
}

Value Generator::makePad() {
  Value input = choose([](RankedTensorType type) { return type.getRank() >= 1; });
  if (!input)
    return {};
  Shape shape, low;
  for (int64_t size : typeOf(input).getShape()) {
    low.push_back(below(3));
    shape.push_back(size + low.back() + below(3));
  }
  if (ShapedType::getNumElements(shape) > kMaxElements)
    return {};
  Type element = typeOf(input).getElementType();
  Value value = operandOf(RankedTensorType::get({}, element));
  return add<graph::PadOp>(RankedTensorType::get(shape, element), input, value, builder.getDenseI64ArrayAttr(low));
}

Value Generator::makeConcat() {
  Value first = choose([](RankedTensorType type) { return type.getRank() >= 1; });
  if (!first)
    return {};
  int64_t dim = below(typeOf(first).getRank());
  Shape shape(typeOf(first).getShape());
  SmallVector<Value> inputs = {first};
  for (int64_t extra = 1 + below(2); extra > 0; --extra) {
    Shape other(typeOf(first).getShape());
    other[dim] = chooseSize();
    inputs.push_back(operandOf(RankedTensorType::get(other, typeOf(first).getElementType())));
    shape[dim] += other[dim];
  }
  if (ShapedType::getNumElements(shape) > kMaxElements)
    return {};
  return add<graph::ConcatOp>(RankedTensorType::get(shape, typeOf(first).getElementType()), inputs,
                              builder.getI64IntegerAttr(dim));
}

Value Generator::makeReduce() {
  static constexpr StringLiteral kKinds[] = {"sum", "sum", "sum", "max", "min", "prod"}, kBoolKinds[] = {"any", "all"};
  Value input = choose([](RankedTensorType type) { return type.getRank() >= 1; });
  if (!input)
    return {};
  Shape dims;
  for (int64_t dim = 0; dim < typeOf(input).getRank(); ++dim)
    if (chance(45))
      dims.push_back(dim);
  if (dims.empty())
    dims.push_back(typeOf(input).getRank() - 1);
  Value result = reduce(isBool(typeOf(input)) ? oneOf(kBoolKinds) : oneOf(kKinds), input, dims);
  // Often the result is used along the same rows, as in a normalization.
  if (chance(40))
    return addNamed(isBool(typeOf(input)) ? "xor" : "sub", typeOf(input), {input, expand(result, typeOf(input), dims)});
  return result;
}

Value Generator::makeArgReduce() {
  Value input = choose([](RankedTensorType type) { return type.getRank() >= 1 && type.getNumElements() > 0; });
  if (!input)
    return {};
  int64_t dim = below(typeOf(input).getRank());
  Shape shape(typeOf(input).getShape());
  shape.erase(shape.begin() + dim);
  return add<graph::ArgReduceOp>(RankedTensorType::get(shape, builder.getI64Type()),
                                 builder.getStringAttr(chance(50) ? "max" : "min"), input,
                                 builder.getI64IntegerAttr(dim));
}

Value Generator::makeScan() {
  Value input = chooseFloat(1);
  return add<graph::ScanOp>(typeOf(input), builder.getStringAttr("sum"), input,
                            builder.getI64IntegerAttr(below(typeOf(input).getRank())),
                            chance(40) ? builder.getUnitAttr() : UnitAttr());
}

Value Generator::makeSoftmax() {
  Value input = chooseFloat(1);
  RankedTensorType type = typeOf(input);
  Shape dims = {chance(80) ? type.getRank() - 1 : below(type.getRank())};
  Value shifted = addNamed("sub", type, {input, expand(reduce("max", input, dims), type, dims)});
  Value exponentials = addNamed("exp", type, shifted);
  return addNamed("div", type, {exponentials, expand(reduce("sum", exponentials, dims), type, dims)});
}

Value Generator::makeNormalization() {
  Value input = chooseFloat(1);
  RankedTensorType type = typeOf(input);
  Shape dims = {type.getRank() - 1};
  double size = std::max<int64_t>(type.getShape().back(), 1);
  auto mean = [&](Value value) {
    Value sum = reduce("sum", value, dims);
    auto scale = DenseElementsAttr::get(typeOf(sum), builder.getFloatAttr(type.getElementType(), 1 / size));
    return addNamed("mul", typeOf(sum), {sum, graph::ConstantOp::create(builder, location, typeOf(sum), scale)});
  };
  Value centered = addNamed("sub", type, {input, expand(mean(input), type, dims)});
  Value variance = mean(addNamed("mul", type, {centered, centered}));
  auto epsilon = DenseElementsAttr::get(typeOf(variance), builder.getFloatAttr(type.getElementType(), 0.01));
  variance = addNamed("add", typeOf(variance),
                      {variance, graph::ConstantOp::create(builder, location, typeOf(variance), epsilon)});
  Value scale = addNamed("rsqrt", typeOf(variance), variance);
  return addNamed("mul", type, {centered, expand(scale, type, dims)});
}

Value Generator::makeMatmul() {
  Value lhs = chooseFloat(2);
  ArrayRef<int64_t> shape = typeOf(lhs).getShape();
  Shape right(shape.drop_back(2)), result(shape.drop_back(1));
  int64_t columns = chooseSize();
  right.append({shape.back(), columns});
  result.push_back(columns);
  if (ShapedType::getNumElements(right) > kMaxElements || ShapedType::getNumElements(result) > kMaxElements)
    return {};
  Type element = typeOf(lhs).getElementType();
  bool isTransposed = chance(40);
  if (isTransposed)
    std::swap(right.back(), right.end()[-2]);
  Value rhs = operandOf(RankedTensorType::get(right, element));
  if (isTransposed) {
    Shape permutation = numbers(0, right.size());
    std::swap(permutation.back(), permutation.end()[-2]);
    std::swap(right.back(), right.end()[-2]);
    rhs =
        add<graph::TransposeOp>(RankedTensorType::get(right, element), rhs, builder.getDenseI64ArrayAttr(permutation));
  }
  return add<graph::MatmulOp>(RankedTensorType::get(result, element), lhs, rhs, UnitAttr());
}

Value Generator::makeTake() {
  Value table = choose([](RankedTensorType type) { return type.getRank() >= 1 && type.getNumElements() > 0; });
  if (!table)
    return {};
  int64_t axis = chance(70) ? 0 : below(typeOf(table).getRank());
  Shape ids = chooseShape(below(3)), shape(typeOf(table).getShape().take_front(axis));
  shape.append(ids);
  llvm::append_range(shape, typeOf(table).getShape().drop_front(axis + 1));
  if (shape.size() > 4 || ShapedType::getNumElements(shape) > kMaxElements)
    return {};
  return add<graph::TakeOp>(RankedTensorType::get(shape, typeOf(table).getElementType()), table, idsOf(ids),
                            builder.getI64IntegerAttr(axis), chance(30) ? builder.getUnitAttr() : UnitAttr());
}

Value Generator::makeGather() {
  Value input = choose([](RankedTensorType type) { return type.getRank() >= 1 && type.getNumElements() > 0; });
  if (!input)
    return {};
  int64_t axis = below(typeOf(input).getRank());
  Shape shape(typeOf(input).getShape());
  shape[axis] = chooseSize();
  if (ShapedType::getNumElements(shape) > kMaxElements)
    return {};
  return add<graph::GatherOp>(RankedTensorType::get(shape, typeOf(input).getElementType()), input, idsOf(shape),
                              builder.getI64IntegerAttr(axis));
}

Value Generator::makeScatterAdd() {
  Value updates = chooseFloat(1);
  Shape shape(typeOf(updates).getShape()), ids = {shape[0]};
  shape[0] = 1 + below(20);
  if (ShapedType::getNumElements(shape) > kMaxElements)
    return {};
  auto type = RankedTensorType::get(shape, typeOf(updates).getElementType());
  Value base = operandOf(type);
  return add<graph::ScatterAddOp>(type, base, idsOf(ids), updates,
                                  chance(30) ? builder.getI64IntegerAttr(0) : IntegerAttr());
}

Value Generator::makeAttention() {
  int64_t keyHeads = 1 + below(2), heads = keyHeads * (1 + below(2)),
          width = oneOf({int64_t(4), int64_t(8), int64_t(17)});
  Shape shape = {1 + below(2), heads, 1 + below(18), width}, keyShape = {shape[0], keyHeads, 1 + below(18), width};
  auto type = RankedTensorType::get(shape, builder.getF32Type()), keyType = type.clone(keyShape);
  auto rowType = RankedTensorType::get(ArrayRef(shape).drop_back(), builder.getF32Type());
  Value query = operandOf(type), key = operandOf(keyType), value = operandOf(keyType), bias;
  if (chance(30))
    bias = operandOf(RankedTensorType::get({1, heads, shape[2], keyShape[2]}, builder.getF32Type()));
  FloatAttr scale = builder.getF64FloatAttr(0.3);
  UnitAttr causal = chance(50) ? builder.getUnitAttr() : UnitAttr();
  bool drops = chance(30);
  Value seed = drops ? operandOf(RankedTensorType::get({}, builder.getI64Type())) : Value();
  FloatAttr dropout = builder.getF64FloatAttr(drops ? 0.3 : 0.0);
  IntegerAttr stream = builder.getI64IntegerAttr(drops ? 5 : 0);
  auto attention = graph::AttentionOp::create(builder, location, type, rowType, query, key, value, bias, seed, scale,
                                              causal, dropout, stream);
  values.append({attention.getResult(), attention.getLogSumExp()});
  if (chance(50)) {
    auto gradient = graph::AttentionGradOp::create(builder, location, type, keyType, keyType, operandOf(type), query,
                                                   key, value, bias, attention.getResult(), attention.getLogSumExp(),
                                                   seed, scale, causal, dropout, stream);
    llvm::append_range(values, gradient.getResults());
  }
  return attention.getResult();
}

Value Generator::makeRowUpdate() {
  Shape shape = {1 + below(40), chooseSize()}, ids = {below(20)};
  auto type = RankedTensorType::get(shape, builder.getF32Type()),
       scalar = RankedTensorType::get({}, builder.getF32Type());
  Value tables[] = {addArgument(type), addArgument(type)};
  auto update = graph::RowUpdateOp::create(builder, location, TypeRange{type, type}, tables, idsOf(ids),
                                           operandOf(type.clone(Shape{ids[0], shape[1]})), operandOf(scalar),
                                           /*groups=*/ValueRange(), /*current=*/ValueRange(),
                                           chance(30) ? builder.getI64IntegerAttr(0) : IntegerAttr());
  // Adagrad: sum += g * g; w -= rate * g / (sqrt(|sum|) + 0.5).
  OpBuilder::InsertionGuard guard(builder);
  Block *body =
      builder.createBlock(&update.getBody(), {}, SmallVector<Type>(4, scalar), SmallVector<Location>(4, location));
  Value weight = body->getArgument(0), sum = body->getArgument(1), gradient = body->getArgument(2);
  auto half = DenseElementsAttr::get(scalar, builder.getFloatAttr(builder.getF32Type(), 0.5));
  sum = addNamed("add", scalar, {sum, addNamed("mul", scalar, {gradient, gradient})});
  Value root = addNamed("sqrt", scalar, addNamed("abs", scalar, sum));
  root = addNamed("add", scalar, {root, graph::ConstantOp::create(builder, location, scalar, half)});
  Value step = addNamed("div", scalar, {addNamed("mul", scalar, {body->getArgument(3), gradient}), root});
  graph::YieldOp::create(builder, location, ValueRange{addNamed("sub", scalar, {weight, step}), sum});
  values.push_back(update.getResult(1));
  return update.getResult(0);
}

Value Generator::makeSource() {
  Shape shape = chooseShape(1 + below(2));
  if (chance(50)) {
    auto seed = addArgument(RankedTensorType::get({}, builder.getI64Type()));
    return add<graph::RandomOp>(RankedTensorType::get(shape, builder.getF32Type()), seed,
                                builder.getI64IntegerAttr(below(3)));
  }
  Type element = chance(50) ? Type(builder.getI64Type()) : Type(builder.getF32Type());
  return add<graph::IotaOp>(RankedTensorType::get(shape, element), builder.getI64IntegerAttr(below(shape.size())),
                            builder.getF64FloatAttr(below(3)), builder.getF64FloatAttr(below(4) - 1));
}

Value Generator::makeArgument() {
  return addArgument(RankedTensorType::get(chooseShape(below(4)), chooseElementType()));
}

} // namespace tilewright::testing
