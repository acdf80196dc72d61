//===- ElementalEmitter.cpp - scopes, indices, loops ------------------------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ElementalEmitter.h"
#include "tilewright/Tile/IR/SumChains.h"

#include <map>

using namespace mlir;

namespace tilewright {

/// Code inside one loop: where to insert it and what is already there.
struct ElementalEmitter::Scope {
  Scope(Scope *parent, OpBuilder::InsertPoint insertPoint)
      : parent(parent), depth(parent ? parent->depth + 1 : 0), insertPoint(insertPoint) {}

  Scope *parent;
  unsigned depth;
  /// While a loop inside is being filled, this is before that loop, so that code hoisted out of it dominates it.
  OpBuilder::InsertPoint insertPoint;
  ElementTable<Value> values;
  llvm::DenseMap<AffineExpr, Value> indices;
  /// Whether an element is bound here whose index an outer scope knows: a matmul's column when there is only one.
  bool holdsOuterElements = false;
};

/// Makes another scope the current one for a while.
class ScopeGuard {
public:
  ScopeGuard(ElementalEmitter &emitter, ElementalEmitter::Scope *scope) : emitter(emitter), saved(emitter.current) {
    emitter.current = scope;
  }
  ~ScopeGuard() { emitter.current = saved; }

private:
  ElementalEmitter &emitter;
  ElementalEmitter::Scope *saved;
};

ElementalEmitter::ElementalEmitter(ElementMap &map, Block *body, Location location) : map(map), location(location) {
  auto end = body->mightHaveTerminator() ? Block::iterator(body->getTerminator()) : body->end();
  current = scopes.emplace_back(std::make_unique<Scope>(nullptr, OpBuilder::InsertPoint(body, end))).get();
}

ElementalEmitter::~ElementalEmitter() = default;

OpBuilder ElementalEmitter::builder() {
  OpBuilder builder(location.getContext());
  builder.restoreInsertionPoint(current->insertPoint);
  return builder;
}

void ElementalEmitter::bind(const Element &element, Value scalar) {
  current->values[element] = scalar;
  current->holdsOuterElements |= scopeOf(element.index)->depth < current->depth;
}

void ElementalEmitter::bindDim(AffineExpr dim, Value value) { variables[dim] = {current, value, {}, nullptr}; }

//===----------------------------------------------------------------------===//
// Indices
//===----------------------------------------------------------------------===//

ElementalEmitter::Scope *ElementalEmitter::scopeOf(AffineExpr expr) {
  Scope *scope = scopes.front().get();
  auto deepen = [&](Scope *other) {
    if (other->depth > scope->depth)
      scope = other;
  };
  expr.walk([&](AffineExpr inner) {
    if (isa<AffineDimExpr>(inner))
      deepen(variables.at(inner).scope);
    if (auto symbol = dyn_cast<AffineSymbolExpr>(inner)) {
      const RuntimeIndex &runtime = map.getRuntimeIndex(symbol);
      deepen(runtime.id.value ? scopeOf(runtime.id.index) : scopeOf(runtime.clamped));
    }
  });
  return scope;
}

ElementalEmitter::Scope *ElementalEmitter::scopeOf(ArrayRef<AffineExpr> index) {
  Scope *scope = scopes.front().get();
  for (AffineExpr expr : index)
    if (Scope *other = scopeOf(expr); other->depth > scope->depth)
      scope = other;
  return scope;
}

Value ElementalEmitter::constantIndex(int64_t value) {
  AffineExpr expr = map.space.constant(value);
  Value &constant = scopes.front()->indices[expr];
  if (!constant) {
    OpBuilder builder(location.getContext());
    builder.restoreInsertionPoint(scopes.front()->insertPoint);
    constant = arith::ConstantIndexOp::create(builder, location, value);
  }
  return constant;
}

Value ElementalEmitter::emitIndex(AffineExpr expr) {
  if (auto constant = dyn_cast<AffineConstantExpr>(expr))
    return constantIndex(constant.getValue());
  Scope *scope = scopeOf(expr);
  if (Value known = scope->indices.lookup(expr))
    return known;
  ScopeGuard guard(*this, scope);

  Value result;
  if (isa<AffineDimExpr>(expr)) {
    Variable variable = variables.at(expr);
    result = variable.value;
    if (variable.begin)
      result = scalars().create<arith::AddIOp>(variable.begin, result);
  } else if (auto symbol = dyn_cast<AffineSymbolExpr>(expr)) {
    result = emitRuntimeIndex(map.getRuntimeIndex(symbol));
  } else if (expr.getKind() == AffineExprKind::FloorDiv || expr.getKind() == AffineExprKind::Mod) {
    auto division = cast<AffineBinaryOpExpr>(expr);
    bool isNegative = map.space.rangeOf(division.getLHS()).low < 0;
    Value lhs = emitIndex(division.getLHS()), rhs = emitIndex(division.getRHS());
    ScalarBuilder b = scalars();
    bool isMod = expr.getKind() == AffineExprKind::Mod;
    if (!isNegative) {
      result = isMod ? b.create<arith::RemUIOp>(lhs, rhs) : b.create<arith::DivUIOp>(lhs, rhs);
    } else {
      result = b.create<arith::FloorDivSIOp>(lhs, rhs);
      if (isMod)
        result = b.create<arith::SubIOp>(lhs, b.create<arith::MulIOp>(result, rhs));
    }
  } else {
    result = emitSum(LinearForm::of(expr));
  }
  scope->indices[expr] = result;
  return result;
}

Value ElementalEmitter::emitSum(const LinearForm &form) {
  // Summed from the outermost scope inwards, so that an inner loop only adds what changes in it.
  struct Part {
    Scope *scope;
    Value value;
    int64_t coefficient;
  };
  std::multimap<unsigned, Part> parts; // by depth; equal depths in order of insertion
  auto add = [&](Part part) { parts.insert({part.scope->depth, part}); };
  for (const LinearForm::Term &term : form.terms) {
    auto variable = variables.find(term.atom);
    if (variable != variables.end() && variable->second.begin) {
      add({variable->second.beginScope, variable->second.begin, term.coefficient});
      add({variable->second.scope, variable->second.value, term.coefficient});
    } else {
      add({scopeOf(term.atom), emitIndex(term.atom), term.coefficient});
    }
  }
  Value sum;
  if (form.constant)
    sum = constantIndex(form.constant);
  for (const auto &[depth, part] : parts) {
    ScopeGuard guard(*this, part.scope);
    Value value = part.value;
    if (part.coefficient != 1)
      value = scalars().create<arith::MulIOp>(value, constantIndex(part.coefficient));
    sum = sum ? scalars().create<arith::AddIOp>(sum, value) : value;
  }
  return sum;
}

Value ElementalEmitter::emitRuntimeIndex(const RuntimeIndex &runtime) {
  if (!runtime.id.value) {
    Value index = emitIndex(runtime.clamped);
    index = scalars().create<arith::MaxSIOp>(index, constantIndex(0));
    return scalars().create<arith::MinSIOp>(index, constantIndex(runtime.size - 1));
  }
  Value id = emit(runtime.id), size = constantIndex(runtime.size);
  ScalarBuilder b = scalars();
  Type indexType = b.builder.getIndexType();
  Value index = isUnsigned(graph::tensorType(runtime.id.value).getElementType())
                    ? b.create<arith::IndexCastUIOp>(indexType, id)
                    : b.create<arith::IndexCastOp>(indexType, id);
  if (runtime.wrap) {
    Value isNegative = b.compare(arith::CmpIPredicate::slt, index, constantIndex(0));
    index = b.select(isNegative, b.create<arith::AddIOp>(index, size), index);
  }
  return b.create<tile::CheckIndexOp>(index, size);
}

//===----------------------------------------------------------------------===//
// Elements
//===----------------------------------------------------------------------===//

Value ElementalEmitter::emit(const Element &element) {
  // The code belongs in the outermost scope that knows all variables of the index. A caller may have bound the element
  // further inside, or one that this element is computed from: then the code belongs there too.
  Scope *home = scopeOf(element.index), *innermost = nullptr;
  for (Scope *scope = current; scope && scope->depth >= home->depth; scope = scope->parent) {
    if (auto known = scope->values.find(element); known != scope->values.end())
      return known->second;
    if (scope->holdsOuterElements && !innermost)
      innermost = scope;
  }
  if (innermost)
    home = innermost;

  ScopeGuard guard(*this, home);
  Operation *op = element.value.getDefiningOp();
  Value scalar = op ? emitOp(op, element) : emitArgument(element);
  if (!scalar) {
    if (!failed)
      op->emitOpError("has no elemental form");
    failed = true;
    Type type = scalarType(graph::tensorType(element.value).getElementType());
    scalar = scalars().create<arith::ConstantOp>(builder().getZeroAttr(type));
  }
  home->values[element] = scalar;
  return scalar;
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

Value ElementalEmitter::load(Value memref, AffineExpr position, Type elementType) {
  Value index = emitIndex(position);
  ScalarBuilder b = scalars();
  Value value = b.create<memref::LoadOp>(memref, index);
  if (!elementType.isInteger(1))
    return value;
  return b.compare(arith::CmpIPredicate::ne, value, b.integer(value.getType(), 0));
}

void ElementalEmitter::store(Value scalar, Value memref, AffineExpr position) {
  Value index = emitIndex(position);
  OpBuilder b = builder();
  if (scalar.getType().isInteger(1))
    scalar = arith::ExtUIOp::create(b, location, b.getI8Type(), scalar);
  memref::StoreOp::create(b, location, scalar, memref, index);
}

//===----------------------------------------------------------------------===//
// Loops
//===----------------------------------------------------------------------===//

void ElementalEmitter::inLoop(Operation *loop, Block *body, LoopDim dim, Value induction,
                              llvm::function_ref<void()> emitBody) {
  Scope *outer = current;
  OpBuilder::InsertPoint after = outer->insertPoint;
  outer->insertPoint = OpBuilder::InsertPoint(loop->getBlock(), Block::iterator(loop));
  auto end = body->mightHaveTerminator() ? Block::iterator(body->getTerminator()) : body->end();
  current = scopes.emplace_back(std::make_unique<Scope>(outer, OpBuilder::InsertPoint(body, end))).get();
  if (dim.dim)
    variables[dim.dim] = {current, induction, dim.begin, outer};
  emitBody();
  current = outer;
  outer->insertPoint = after;
}

SmallVector<Value> ElementalEmitter::lanes(LoopDim dim, Value size, ValueRange inits, ArrayRef<tile::CombineKind> kinds,
                                           LanesBody emitBody) {
  OpBuilder b = builder();
  SmallVector<int32_t> kindNumbers;
  for (tile::CombineKind kind : kinds)
    kindNumbers.push_back(static_cast<int32_t>(kind));
  auto lanes = tile::LanesOp::create(b, location, inits.getTypes(), size, inits, kindNumbers);
  Block *body = b.createBlock(&lanes.getBody(), {}, b.getIndexType(), location);
  inLoop(lanes, body, dim, body->getArgument(0), [&] {
    SmallVector<Value> contributions = emitBody();
    OpBuilder end = builder();
    tile::YieldOp::create(end, location, contributions);
  });
  return SmallVector<Value>(lanes.getResults());
}

/// An scf.for. It adds its terminator itself only when it carries no values; the empty body makes both alike.
static scf::ForOp createFor(OpBuilder b, Location location, Value from, Value to, Value step, ValueRange inits) {
  return scf::ForOp::create(b, location, from, to, step, inits, [](OpBuilder &, Location, Value, ValueRange) {});
}

SmallVector<Value> ElementalEmitter::loop(LoopDim dim, Value from, Value to, ValueRange inits, LoopBody emitBody) {
  auto loop = createFor(builder(), location, from, to, constantIndex(1), inits);
  inLoop(loop, loop.getBody(), dim, loop.getInductionVar(), [&] {
    SmallVector<Value> carried = emitBody(loop.getRegionIterArgs());
    OpBuilder end = builder();
    scf::YieldOp::create(end, location, carried);
  });
  return SmallVector<Value>(loop.getResults());
}

SmallVector<Value> ElementalEmitter::accumulate(AffineExpr dim, int64_t from, int64_t to, int64_t inside,
                                                ArrayRef<Accumulator> accumulators, ValueRange inits, LoopBody body) {
  bool sumsFloats = llvm::any_of(accumulators, [](const Accumulator &accumulator) {
    return accumulator.kind == tile::CombineKind::Add && isa<FloatType>(accumulator.type);
  });
  SmallVector<int64_t> spans;
  if (sumsFloats)
    spans = tile::chainSpans(to - from, inside);
  return emitChains(dim, constantIndex(from), constantIndex(to), to - from, spans, accumulators, inits, body);
}

/// The chains of one level of the tree: each starts anew, and is then combined with what the level has so far.
SmallVector<Value> ElementalEmitter::emitChains(AffineExpr dim, Value from, Value to, int64_t size,
                                                ArrayRef<int64_t> spans, ArrayRef<Accumulator> accumulators,
                                                ValueRange inits, LoopBody body) {
  if (spans.empty())
    return loop({dim}, from, to, inits, body);
  Value span = constantIndex(spans.front());
  auto chains = createFor(builder(), location, from, to, span, inits);
  inLoop(chains, chains.getBody(), {}, {}, [&] {
    ScalarBuilder b = scalars();
    Value begin = chains.getInductionVar(), end = b.create<arith::AddIOp>(begin, span);
    if (size % spans.front() != 0)
      end = b.create<arith::MinSIOp>(end, to);
    SmallVector<Value> parts;
    for (const Accumulator &accumulator : accumulators)
      parts.push_back(accumulator.identity(b));
    parts = emitChains(dim, begin, end, size, spans.drop_front(), accumulators, parts, body);
    b = scalars();
    for (auto [accumulator, part, total] : llvm::zip_equal(accumulators, parts, chains.getRegionIterArgs()))
      part = accumulator.combine(b, total, part);
    scf::YieldOp::create(b.builder, location, parts);
  });
  return SmallVector<Value>(chains.getResults());
}

Value ElementalEmitter::accumulateNest(ArrayRef<int64_t> sizes, const Accumulator &accumulator,
                                       llvm::function_ref<Value(ArrayRef<AffineExpr>)> term) {
  ScalarBuilder outer = scalars();
  Value identity = accumulator.identity(outer);
  if (llvm::is_contained(sizes, 0))
    return identity;
  Index index;
  std::function<SmallVector<Value>(ValueRange)> open = [&](ValueRange carried) -> SmallVector<Value> {
    if (index.size() == sizes.size()) {
      Value element = term(index);
      ScalarBuilder b = scalars();
      return {accumulator.combine(b, carried[0], accumulator.fromElement(b, element))};
    }
    int64_t size = sizes[index.size()];
    index.push_back(size == 1 ? map.space.constant(0) : map.space.addDim(0, size - 1));
    if (size == 1)
      return open(carried);
    int64_t inside = llvm::product_of(sizes.drop_front(index.size()));
    return accumulate(index.back(), 0, size, inside, accumulator, carried, open);
  };
  return open(identity)[0];
}

} // namespace tilewright
