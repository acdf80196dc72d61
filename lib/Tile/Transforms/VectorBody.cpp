//===- VectorBody.cpp - the body of a tile.lanes loop in vectors ------------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "VectorBody.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;

namespace tilewright::tile {

//===----------------------------------------------------------------------===//
// Values in the form their uses need
//===----------------------------------------------------------------------===//

Value VectorBody::constantVector(Location loc, Type element, int64_t first, int64_t step) {
  unsigned bits = element.isIndex() ? 64 : element.getIntOrFloatBitWidth();
  SmallVector<APInt> values;
  for (int64_t lane = 0; lane < width; ++lane)
    values.push_back(APInt(64, first + step * lane, /*isSigned=*/true).sextOrTrunc(bits));
  return arith::ConstantOp::create(builder, loc, DenseElementsAttr::get(vectorOf(element), values));
}

Value VectorBody::maskOrAllTrue(Location loc, unsigned copy) {
  if (masks[copy])
    return masks[copy];
  return arith::ConstantOp::create(builder, loc, DenseElementsAttr::get(vectorOf(builder.getI1Type()), true));
}

/// What a masked load gives in lanes that it does not read.
Value VectorBody::noLanes(Location loc, Type element) {
  return arith::ConstantOp::create(builder, loc, builder.getZeroAttr(vectorOf(element)));
}

Value VectorBody::getScalar(Value value, unsigned copy) {
  auto it = emitted.find(value);
  if (it == emitted.end())
    return value; // From outside the loop.
  return it->second.size() == 1 ? it->second[0] : it->second[copy];
}

Value VectorBody::getVector(Value value, unsigned copy) {
  LaneShape shape = analysis.getShape(value);
  if (shape.isVarying())
    return emitted.find(value)->second[copy];

  unsigned slot = shape.isUniform() ? 0 : copy;
  Values &made = broadcasts[value];
  made.resize(copies());
  if (made[slot])
    return made[slot];
  // Right behind the scalar, or in front of the iteration, so that it dominates every use to come.
  OpBuilder::InsertionGuard guard(builder);
  Value scalar = getScalar(value, copy);
  if (emitted.contains(value))
    builder.setInsertionPointAfterValue(scalar);
  else
    builder.setInsertionPoint(loop);
  Location loc = value.getLoc();
  Value vector = vector::BroadcastOp::create(builder, loc, vectorOf(value.getType()), scalar);
  if (shape.stride != 0)
    vector = arith::AddIOp::create(builder, loc, vector, constantVector(loc, value.getType(), 0, shape.stride));
  return made[slot] = vector;
}

VectorBody::Values VectorBody::getAs(Value value, LaneShape shape) {
  Values values;
  if (shape.isUniform())
    values.push_back(getScalar(value, 0));
  else
    for (unsigned copy = 0; copy < copies(); ++copy)
      values.push_back(shape.isVarying() ? getVector(value, copy) : getScalar(value, copy));
  return values;
}

std::pair<Value, Value> VectorBody::getOffsets(Location loc, Value index, MemRefType type, unsigned copy) {
  // 32-bit offsets make a gather twice as wide. An index never exceeds the buffer.
  bool narrow = type.getNumElements() <= INT32_MAX / width;
  Type offsetType = narrow ? builder.getI32Type() : builder.getI64Type();
  LaneShape shape = analysis.getShape(index);
  if (!shape.isVarying())
    return {getScalar(index, copy), constantVector(loc, offsetType, 0, shape.stride)};
  Value zero = arith::ConstantIndexOp::create(builder, loc, 0);
  return {zero, arith::IndexCastOp::create(builder, loc, vectorOf(offsetType), getVector(index, copy))};
}

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

SmallVector<SmallVector<Value>> VectorBody::emit(Value first, Value mask) {
  Location loc = lanes.getLoc();
  assert((!mask || copies() == 1) && "a masked iteration has one vector");
  masks[0] = mask;
  loop = builder.getInsertionBlock()->getParentOp();
  Values firsts = {first};
  for (unsigned copy = 1; copy < copies(); ++copy) {
    Value distance = arith::ConstantIndexOp::create(builder, loc, copy * width);
    firsts.push_back(arith::AddIOp::create(builder, loc, first, distance));
  }
  emitted[lanes.getInductionVar()] = firsts;
  lanes.getBody().walk([&](memref::StoreOp store) { written.insert(store.getMemref()); });
  emitBlock(lanes.getBody().front());
  SmallVector<SmallVector<Value>> contributions;
  for (Value value : lanes.getBody().front().getTerminator()->getOperands())
    contributions.push_back(getAs(value, LaneShape::varying()));
  return contributions;
}

void VectorBody::emitBlock(Block &block) {
  for (Operation &op : block.without_terminator())
    emitOp(&op);
}

void VectorBody::emitOp(Operation *op) {
  if (auto loop = dyn_cast<scf::ForOp>(op))
    return emitFor(loop);
  if (auto branch = dyn_cast<scf::IfOp>(op))
    return analysis.getShape(branch.getCondition()).isUniform() ? emitIf(branch) : emitSelectedIf(branch);
  if (isa<memref::StoreOp>(op))
    return emitStore(op);
  LaneShape shape = op->getNumResults() == 0 ? LaneShape::uniform() : analysis.getShape(op->getResult(0));
  if (!shape.isVarying())
    return emitScalars(op, shape.isUniform() ? 1 : copies());
  if (isa<memref::LoadOp>(op))
    return emitLoad(op);
  if (auto check = dyn_cast<CheckIndexOp>(op))
    return emitCheckIndex(check);
  if (auto check = dyn_cast<CheckDivisorOp>(op))
    return emitCheckDivisor(check);
  emitElementwise(op);
}

/// Whether a uniform op can move in front of the loop. LLVM moves arithmetic by itself but no loads, since it must
/// take every store for one to the same buffer. Here, two buffers that share memory are an operand and the result
/// that overwrites it, element for element: no lane may read what another one writes.
bool VectorBody::isInvariant(Operation *op) {
  if (op->getBlock() != &lanes.getBody().front() || op->getNumResults() == 0)
    return false;
  for (Value operand : op->getOperands())
    if (emitted.contains(operand) && !invariant.contains(operand))
      return false;
  if (auto load = dyn_cast<memref::LoadOp>(op)) {
    // A loop that may run no iteration must not load either.
    std::optional<int64_t> size = getConstantIntValue(lanes.getSize());
    return size && *size > 0 && !written.contains(load.getMemref());
  }
  return isPure(op);
}

/// Uniform and linear results: the scalar op, on the values of lane 0.
void VectorBody::emitScalars(Operation *op, unsigned times) {
  OpBuilder::InsertionGuard guard(builder);
  if (times == 1 && isInvariant(op)) {
    builder.setInsertionPoint(loop);
    invariant.insert(op->result_begin(), op->result_end());
  }
  for (unsigned copy = 0; copy < times; ++copy) {
    IRMapping mapping;
    for (Value operand : op->getOperands())
      mapping.map(operand, getScalar(operand, copy));
    Operation *clone = builder.clone(*op, mapping);
    for (auto [old, result] : llvm::zip_equal(op->getResults(), clone->getResults()))
      emitted[old].push_back(result);
  }
}

/// Integer division traps: lanes that are switched off must not divide by what they happen to hold.
static bool mayTrap(Operation *op) {
  return isa<arith::DivSIOp, arith::DivUIOp, arith::RemSIOp, arith::RemUIOp, arith::CeilDivSIOp, arith::CeilDivUIOp,
             arith::FloorDivSIOp>(op);
}

void VectorBody::emitElementwise(Operation *op) {
  SmallVector<Type> types;
  for (Type type : op->getResultTypes())
    types.push_back(vectorOf(type));
  for (unsigned copy = 0; copy < copies(); ++copy) {
    SmallVector<Value> operands;
    for (Value operand : op->getOperands())
      operands.push_back(getVector(operand, copy));
    if (mayTrap(op) && masks[copy]) {
      Value one = constantVector(op->getLoc(), op->getOperand(1).getType(), 1, 0);
      operands[1] = arith::SelectOp::create(builder, op->getLoc(), masks[copy], operands[1], one);
    }
    OperationState state(op->getLoc(), op->getName(), operands, types, op->getAttrs());
    Operation *vectorOp = builder.create(state);
    for (auto [old, result] : llvm::zip_equal(op->getResults(), vectorOp->getResults()))
      emitted[old].push_back(result);
  }
}

void VectorBody::emitLoad(Operation *op) {
  auto load = cast<memref::LoadOp>(op);
  Location loc = op->getLoc();
  Value memory = getScalar(load.getMemref(), 0);
  Value index = load.getIndices().front();
  VectorType type = vectorOf(load.getType());
  bool contiguous = analysis.getShape(index).isLinear(1);
  for (unsigned copy = 0; copy < copies(); ++copy) {
    Value result;
    if (contiguous && !masks[copy]) {
      result = vector::LoadOp::create(builder, loc, type, memory, getScalar(index, copy));
    } else if (contiguous) {
      result = vector::MaskedLoadOp::create(builder, loc, type, memory, getScalar(index, copy), masks[copy],
                                            noLanes(loc, load.getType()));
    } else {
      auto [base, offsets] = getOffsets(loc, index, load.getMemRefType(), copy);
      result = vector::GatherOp::create(builder, loc, type, memory, base, offsets, maskOrAllTrue(loc, copy),
                                        noLanes(loc, load.getType()));
    }
    emitted[load.getResult()].push_back(result);
  }
}

void VectorBody::emitStore(Operation *op) {
  auto store = cast<memref::StoreOp>(op);
  Location loc = op->getLoc();
  Value memory = getScalar(store.getMemref(), 0);
  Value index = store.getIndices().front();
  LaneShape shape = analysis.getShape(index);
  if (shape.isUniform())
    return emitScalars(op, 1);
  for (unsigned copy = 0; copy < copies(); ++copy) {
    Value value = getVector(store.getValue(), copy);
    if (shape.isLinear(1) && !masks[copy]) {
      vector::StoreOp::create(builder, loc, value, memory, getScalar(index, copy));
    } else if (shape.isLinear(1)) {
      vector::MaskedStoreOp::create(builder, loc, memory, getScalar(index, copy), masks[copy], value);
    } else {
      auto [base, offsets] = getOffsets(loc, index, store.getMemRefType(), copy);
      vector::ScatterOp::create(builder, loc, /*result=*/Type(), memory, base, offsets, maskOrAllTrue(loc, copy),
                                value);
    }
  }
}

/// All lanes are checked at once; the error is recorded on a path that good inputs never take, by `makeFailingCheck`.
void VectorBody::emitReport(Location loc, Value bad, unsigned copy,
                            llvm::function_ref<void(OpBuilder &)> makeFailingCheck) {
  if (masks[copy])
    bad = arith::AndIOp::create(builder, loc, bad, masks[copy]);
  Value any = vector::ReductionOp::create(builder, loc, vector::CombiningKind::OR, bad);
  auto report = scf::IfOp::create(builder, loc, any, /*withElseRegion=*/false);
  OpBuilder inside = report.getThenBodyBuilder();
  makeFailingCheck(inside);
}

void VectorBody::emitCheckIndex(CheckIndexOp check) {
  Location loc = check.getLoc();
  Type indexType = builder.getIndexType();
  for (unsigned copy = 0; copy < copies(); ++copy) {
    Value index = getVector(check.getIndex(), copy);
    Value bad =
        arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::uge, index, getVector(check.getBound(), copy));
    Value safe = arith::SelectOp::create(builder, loc, bad, noLanes(loc, indexType), index);
    emitReport(loc, bad, copy, [&](OpBuilder &inside) {
      Value zero = arith::ConstantIndexOp::create(inside, loc, 0);
      CheckIndexOp::create(inside, loc, indexType, zero, zero);
    });
    emitted[check.getResult()].push_back(safe);
  }
}

void VectorBody::emitCheckDivisor(CheckDivisorOp check) {
  Location loc = check.getLoc();
  Type type = check.getType();
  Value one = constantVector(loc, type, 1, 0);
  for (unsigned copy = 0; copy < copies(); ++copy) {
    Value divisor = getVector(check.getDivisor(), copy);
    Value bad = arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::eq, divisor, noLanes(loc, type));
    // In the lanes of a masked tail too: they hold zeros, and would trap all the same.
    Value safe = arith::SelectOp::create(builder, loc, bad, one, divisor);
    emitReport(loc, bad, copy, [&](OpBuilder &inside) {
      Value zero = arith::ConstantOp::create(inside, loc, inside.getZeroAttr(type));
      CheckDivisorOp::create(inside, loc, zero);
    });
    emitted[check.getResult()].push_back(safe);
  }
}

//===----------------------------------------------------------------------===//
// Control flow
//===----------------------------------------------------------------------===//

/// All copies run in one inner loop, so its loads and broadcasts of uniform values are shared.
void VectorBody::emitFor(scf::ForOp loop) {
  SmallVector<Value> inits;
  SmallVector<size_t> counts;
  for (auto [argument, init] : llvm::zip_equal(loop.getRegionIterArgs(), loop.getInitArgs())) {
    Values values = getAs(init, analysis.getShape(argument));
    llvm::append_range(inits, values);
    counts.push_back(values.size());
  }
  auto split = [&](ValueRange old, ValueRange flat) {
    for (auto [value, count] : llvm::zip_equal(old, counts)) {
      emitted[value] = Values(flat.take_front(count));
      flat = flat.drop_front(count);
    }
  };

  auto result = scf::ForOp::create(builder, loop.getLoc(), getScalar(loop.getLowerBound(), 0),
                                   getScalar(loop.getUpperBound(), 0), getScalar(loop.getStep(), 0), inits);
  {
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(result.getBody());
    emitted[loop.getInductionVar()] = {result.getInductionVar()};
    split(loop.getRegionIterArgs(), result.getRegionIterArgs());
    emitBlock(*loop.getBody());
    SmallVector<Value> yielded;
    for (auto [argument, value] : llvm::zip_equal(loop.getRegionIterArgs(), loop.getYieldedValues()))
      llvm::append_range(yielded, getAs(value, analysis.getShape(argument)));
    if (!inits.empty())
      scf::YieldOp::create(builder, loop.getLoc(), yielded);
  }
  split(loop.getResults(), result.getResults());
}

void VectorBody::emitIf(scf::IfOp branch) {
  SmallVector<Type> types;
  SmallVector<size_t> counts;
  for (Value result : branch.getResults()) {
    LaneShape shape = analysis.getShape(result);
    Type type = shape.isVarying() ? vectorOf(result.getType()) : result.getType();
    counts.push_back(shape.isUniform() ? 1 : copies());
    types.append(counts.back(), type);
  }
  auto result = scf::IfOp::create(builder, branch.getLoc(), types, getScalar(branch.getCondition(), 0),
                                  branch.elseBlock() != nullptr);
  auto emitRegion = [&](Block *from, Block *to) {
    if (!from)
      return;
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(to);
    emitBlock(*from);
    if (types.empty())
      return;
    SmallVector<Value> yielded;
    for (auto [old, value] : llvm::zip_equal(branch.getResults(), from->getTerminator()->getOperands()))
      llvm::append_range(yielded, getAs(value, analysis.getShape(old)));
    builder.setInsertionPointToEnd(to);
    scf::YieldOp::create(builder, branch.getLoc(), yielded);
  };
  emitRegion(branch.thenBlock(), result.thenBlock());
  emitRegion(branch.elseBlock(), result.elseBlock());
  ValueRange flat = result.getResults();
  for (auto [old, count] : llvm::zip_equal(branch.getResults(), counts)) {
    emitted[old] = Values(flat.take_front(count));
    flat = flat.drop_front(count);
  }
}

/// A condition that differs between lanes: both sides run, each with memory accesses masked, and the
/// results are selected.
void VectorBody::emitSelectedIf(scf::IfOp branch) {
  Location loc = branch.getLoc();
  Values outer = masks, conditions = getAs(branch.getCondition(), LaneShape::varying());
  auto emitSide = [&](Block *block, bool whenTrue) {
    for (unsigned copy = 0; copy < copies(); ++copy) {
      Value active = conditions[copy];
      if (!whenTrue) {
        Value all =
            arith::ConstantOp::create(builder, loc, DenseElementsAttr::get(cast<VectorType>(active.getType()), true));
        active = arith::XOrIOp::create(builder, loc, active, all);
      }
      masks[copy] = outer[copy] ? arith::AndIOp::create(builder, loc, outer[copy], active).getResult() : active;
    }
    emitBlock(*block);
    masks = outer;
  };
  emitSide(branch.thenBlock(), true);
  if (branch.elseBlock())
    emitSide(branch.elseBlock(), false);
  for (auto [i, result] : llvm::enumerate(branch.getResults())) {
    for (unsigned copy = 0; copy < copies(); ++copy)
      emitted[result].push_back(arith::SelectOp::create(builder, loc, conditions[copy],
                                                        getVector(branch.thenYield().getOperand(i), copy),
                                                        getVector(branch.elseYield().getOperand(i), copy)));
  }
}

} // namespace tilewright::tile
