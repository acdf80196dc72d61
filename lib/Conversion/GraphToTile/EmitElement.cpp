//===- EmitElement.cpp - how each op's element is emitted -------------------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ElementalEmitter.h"

using namespace mlir;

namespace tilewright {

Value ElementalEmitter::emitOp(Operation *op, const Element &element) {
  if (graph::isView(op))
    return emit(map.throughView(op, element.index));
  if (graph::isElementwise(op)) {
    SmallVector<Value> operands;
    for (Value operand : op->getOperands())
      operands.push_back(emit({operand, element.index}));
    ScalarBuilder b = scalars();
    return emitElementwise(b, op, operands);
  }
  return llvm::TypeSwitch<Operation *, Value>(op)
      .Case([&](graph::ConstantOp constant) { return emitConstant(constant, element.index); })
      .Case([&](graph::IotaOp iota) { return emitIota(iota, element.index); })
      .Case([&](graph::RandomOp random) { return emitRandom(random, element.index); })
      .Case([&](graph::TakeOp take) { return emit(map.takenElement(take, element.index)); })
      .Case([&](graph::GatherOp gather) { return emit(map.gatheredElement(gather, element.index)); })
      .Case([&](graph::PadOp pad) { return emitPad(pad, element.index); })
      .Case([&](graph::ConcatOp concat) { return emitConcat(concat, element.index); })
      .Case([&](graph::ReduceOp reduce) { return emitReduce(reduce, element.index); })
      .Case([&](graph::ArgReduceOp reduce) { return emitArgReduce(reduce, element.index); })
      .Case([&](graph::ScanOp scan) { return emitScan(scan, element.index); })
      .Default(Value());
}

Value ElementalEmitter::emitArgument(const Element &element) {
  auto type = graph::tensorType(element.value);
  return load(buffers.at(element.value), map.space.linearize(element.index, type.getShape()), type.getElementType());
}

//===----------------------------------------------------------------------===//
// Sources
//===----------------------------------------------------------------------===//

/// The attribute of one element, with a signless integer type.
static TypedAttr scalarAttribute(Attribute attribute, Type elementType) {
  if (auto integer = dyn_cast<IntegerAttr>(attribute))
    return IntegerAttr::get(scalarType(elementType), integer.getValue());
  return cast<TypedAttr>(attribute);
}

Value ElementalEmitter::emitConstant(graph::ConstantOp op, ArrayRef<AffineExpr> index) {
  auto literal = dyn_cast<DenseElementsAttr>(op.getValue());
  auto type = graph::tensorType(op.getResult());
  auto element = [&](int64_t position) {
    auto attribute = *(literal.value_begin<Attribute>() + position);
    return scalars().create<arith::ConstantOp>(scalarAttribute(attribute, type.getElementType()));
  };
  if (!literal || type.getNumElements() > kMaxInlineLiteral) {
    if (literal && literal.isSplat())
      return element(0);
    op.emitError("a literal of more than ") << kMaxInlineLiteral << " elements must be an operand of the kernel";
    return {};
  }
  if (literal.isSplat() || type.getNumElements() == 1)
    return element(0);
  AffineExpr position = map.space.linearize(index, type.getShape());
  if (auto constant = dyn_cast<AffineConstantExpr>(position))
    return element(constant.getValue());
  Value number = emitIndex(position), result = element(0);
  for (int64_t n = 1; n < type.getNumElements(); ++n) {
    Value isThis = scalars().create<arith::CmpIOp>(arith::CmpIPredicate::eq, number, constantIndex(n));
    result = scalars().create<arith::SelectOp>(isThis, element(n), result);
  }
  return result;
}

Value ElementalEmitter::emitIota(graph::IotaOp op, ArrayRef<AffineExpr> index) {
  Type elementType = graph::tensorType(op.getResult()).getElementType();
  Value position = emitIndex(index[op.getDim()]);
  ScalarBuilder b = scalars();
  Type i64 = b.builder.getI64Type();
  position = b.create<arith::IndexCastOp>(i64, position);
  double start = op.getStart().convertToDouble(), step = op.getStep().convertToDouble();
  auto isInteger = [](double value) { return std::trunc(value) == value && std::abs(value) < 0x1p53; };
  Value value;
  if (!isa<FloatType>(elementType) || (isInteger(start) && isInteger(step))) {
    // In integers as long as that is exact: cheaper than f64, and i64 must not lose bits.
    value = b.create<arith::MulIOp>(position, b.integer(i64, static_cast<int64_t>(step)));
    value = b.create<arith::AddIOp>(value, b.integer(i64, static_cast<int64_t>(start)));
    return emitConvert(b, value, i64, elementType);
  }
  Type f64 = b.builder.getF64Type();
  value = b.create<arith::MulFOp>(b.create<arith::SIToFPOp>(f64, position), b.constant(f64, step));
  return emitConvert(b, b.create<arith::AddFOp>(value, b.constant(f64, start)), f64, elementType);
}

Value ElementalEmitter::emitRandom(graph::RandomOp op, ArrayRef<AffineExpr> index) {
  auto type = graph::tensorType(op.getResult());
  int64_t seedRank = graph::tensorType(op.getSeed()).getRank();
  Value seed = emit({op.getSeed(), Index(seedRank, map.space.constant(0))});
  Value position = emitIndex(map.space.linearize(index, type.getShape()));
  ScalarBuilder b = scalars();
  position = b.create<arith::IndexCastOp>(b.builder.getI64Type(), position);
  Value uniform = emitRandomUniform(b, seed, position, op.getStream());
  return emitConvert(b, uniform, b.builder.getF32Type(), type.getElementType());
}

//===----------------------------------------------------------------------===//
// Selection between sources
//===----------------------------------------------------------------------===//

Value ElementalEmitter::emitPad(graph::PadOp op, ArrayRef<AffineExpr> index) {
  ElementMap::Padded padded = map.paddedElement(op, index);
  if (padded.neverInside)
    return emit({op.getValue(), {}});
  Value input = emit(padded.input);
  if (padded.checks.empty())
    return input;
  Value value = emit({op.getValue(), {}}), inside;
  for (const BoundsCheck &check : padded.checks) {
    Value position = emitIndex(check.expr);
    // One unsigned comparison: a negative position is a large unsigned number.
    Value fits = scalars().create<arith::CmpIOp>(arith::CmpIPredicate::ult, position, constantIndex(check.size));
    inside = inside ? scalars().create<arith::AndIOp>(inside, fits) : fits;
  }
  return scalars().create<arith::SelectOp>(inside, input, value);
}

Value ElementalEmitter::emitConcat(graph::ConcatOp op, ArrayRef<AffineExpr> index) {
  SmallVector<ElementMap::Part> parts = map.concatParts(op, index);
  Value result = emit(parts.back().element);
  for (const ElementMap::Part &part : llvm::drop_begin(llvm::reverse(parts))) {
    Value value = emit(part.element);
    Value position = emitIndex(index[op.getDim()]);
    Value isBefore = scalars().create<arith::CmpIOp>(arith::CmpIPredicate::slt, position, constantIndex(part.end));
    result = scalars().create<arith::SelectOp>(isBefore, value, result);
  }
  return result;
}

//===----------------------------------------------------------------------===//
// Reductions, where no schedule took care of them: one loop for each element
//===----------------------------------------------------------------------===//

Value ElementalEmitter::emitReduce(graph::ReduceOp op, ArrayRef<AffineExpr> index) {
  Accumulator accumulator = Accumulator::get(op.getKind(), graph::tensorType(op.getInput()).getElementType());
  Value sum = accumulateNest(reducedSizes(op), accumulator, [&](ArrayRef<AffineExpr> reduced) {
    return emit(ElementMap::reducedElement(op, index, reduced));
  });
  ScalarBuilder after = scalars();
  return accumulator.toElement(after, sum);
}

Value ElementalEmitter::emitArgReduce(graph::ArgReduceOp op, ArrayRef<AffineExpr> index) {
  Type elementType = graph::tensorType(op.getInput()).getElementType();
  // Of ui8 and i1 the order is that of the accumulator's signed type.
  Accumulator accumulator = Accumulator::get(op.getKind(), elementType);
  bool isMax = op.getKind() == "max", isFloat = isa<FloatType>(accumulator.type);
  int64_t size = reducedSizes(op)[0];
  ScalarBuilder outer = scalars();
  Type i64 = outer.builder.getI64Type();
  if (size == 0)
    return outer.integer(i64, 0);

  auto elementAt = [&](AffineExpr position) {
    Value element = emit(ElementMap::reducedElement(op, index, position));
    ScalarBuilder b = scalars();
    return accumulator.fromElement(b, element);
  };
  Value first = elementAt(map.space.constant(0));
  if (size == 1)
    return outer.integer(i64, 0);
  AffineExpr dim = map.space.addDim(1, size - 1);
  SmallVector<Value> inits{first, scalars().integer(i64, 0)};
  return loop({dim}, constantIndex(1), constantIndex(size), inits, [&](ValueRange carried) {
    Value element = elementAt(dim), position = emitIndex(dim);
    ScalarBuilder b = scalars();
    Value best = carried[0], wins;
    if (isFloat) {
      // A NaN wins, the first one for good: `best` is not a NaN and `element` is better or a NaN.
      Value better = b.compare(isMax ? arith::CmpFPredicate::UGT : arith::CmpFPredicate::ULT, element, best);
      wins = b.create<arith::AndIOp>(better, b.compare(arith::CmpFPredicate::ORD, best, best));
    } else {
      wins = b.compare(isMax ? arith::CmpIPredicate::sgt : arith::CmpIPredicate::slt, element, best);
    }
    position = b.create<arith::IndexCastOp>(i64, position);
    return SmallVector<Value>{b.select(wins, element, best), b.select(wins, position, carried[1])};
  })[1];
}

Value ElementalEmitter::emitScan(graph::ScanOp op, ArrayRef<AffineExpr> index) {
  auto type = graph::tensorType(op.getResult());
  int64_t dim = op.getDim(), size = type.getDimSize(dim);
  Accumulator accumulator = Accumulator::get(op.getKind(), type.getElementType());
  Value position = emitIndex(index[dim]);
  Value from = constantIndex(0), to = constantIndex(size);
  if (op.getReverse())
    from = position;
  else
    to = scalars().create<arith::AddIOp>(position, constantIndex(1));
  ScalarBuilder outer = scalars();
  AffineExpr inner = map.space.addDim(0, size - 1);
  Value sum = loop({inner}, from, to, accumulator.identity(outer), [&](ValueRange carried) {
    Index inputIndex(index);
    inputIndex[dim] = inner;
    Value element = emit({op.getInput(), inputIndex});
    ScalarBuilder b = scalars();
    return SmallVector<Value>{accumulator.combine(b, carried[0], accumulator.fromElement(b, element))};
  })[0];
  ScalarBuilder after = scalars();
  return accumulator.toElement(after, sum);
}

} // namespace tilewright
