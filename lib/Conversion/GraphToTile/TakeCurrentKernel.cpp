//===- TakeCurrentKernel.cpp - rows with the updates they have missed -------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The grid is over the ids. A row is copied to where the result goes, and the missed updates
// run over it there, a block of them at a time: pieces of the row stay in registers, and the
// updates' scalars are the same for all lanes.
//
// Most rows that were not touched for long have settled: what moved them has died out, and the
// rest of an update is a product, or nothing (Analysis/ZeroGradient). Each block looks first.
// So the price of an old row is that of the updates until its average has died out, nearly.
//
//===----------------------------------------------------------------------===//

#include "KernelConfig.h"
#include "RowUpdateKernel.h"
#include "TileProgram.h"
#include "tilewright/Analysis/ZeroGradient.h"

using namespace mlir;

namespace tilewright {

namespace {
/// Updates between two looks at whether a row has settled.
constexpr int64_t kBlock = 32;

class TakeCurrentEmitter {
public:
  TakeCurrentEmitter(graph::TakeCurrentOp op, ElementalEmitter &emitter, ArrayRef<KernelOutput> outputs,
                     ValueRange outputBuffers)
      : op(op), emitter(emitter), space(emitter.getMap().space), type(graph::tensorType(op.getResult(0))),
        history(graph::tensorType(op.getHistory())), rows(op.getNumResults()) {
    for (const KernelOutput &output : outputs)
      rows[cast<OpResult>(output.root).getResultNumber()] = outputBuffers[output.result];
    for (graph::SettledUpdate &update : graph::settledUpdates(op.getBody().front(), rows.size()))
      if (std::optional<graph::SettledUpdate> &place = update.isStill() ? still : settled; !place)
        place = std::move(update);
  }

  /// The ids [begin, begin + chunk).
  void emit(Value begin, int64_t chunk) {
    int64_t count = type.getDimSize(0), tableRows = graph::tensorType(op.getStamps()).getDimSize(0);
    ScalarBuilder b = emitter.scalars();
    Value end = b.create<arith::MinSIOp>(b.create<arith::AddIOp>(begin, emitter.constantIndex(chunk)),
                                         emitter.constantIndex(count));
    // What is outside of the history would be an error of the caller; it must not become a wrong address.
    Value now = b.create<arith::MinSIOp>(indexFrom({op.getNow(), {}}), emitter.constantIndex(history.getDimSize(0)));
    position = space.addDim(0, count - 1);
    AffineExpr row = space.addDim(0, tableRows - 1);
    emitter.loop({position}, begin, end, {}, [&](ValueRange) {
      Value id = indexFrom({op.getIds(), {position}});
      emitter.bindDim(row, emitter.scalars().create<tile::CheckIndexOp>(id, emitter.constantIndex(tableRows)));
      forEachLane([&](AffineExpr column) {
        for (auto [table, rowsOfTable] : llvm::zip(op.getTables(), rows))
          emitter.store(emitter.emit({table, {row, column}}), rowsOfTable, place(column));
      });
      Value stamp = indexFrom({op.getStamps(), {row, space.constant(0)}});
      catchUp(emitter.scalars().create<arith::MaxSIOp>(stamp, emitter.constantIndex(0)), now);
      return SmallVector<Value>();
    });
  }

private:
  Value indexFrom(const Element &element) {
    Value number = emitter.emit(element);
    return emitter.scalars().create<arith::IndexCastOp>(emitter.builder().getIndexType(), number);
  }

  AffineExpr place(AffineExpr column) { return space.linearize({position, column}, type.getShape()); }

  Value load(unsigned table, AffineExpr column) {
    return emitter.load(rows[table], place(column), graph::tensorType(op.getResult(table)).getElementType());
  }

  void forEachLane(llvm::function_ref<void(AffineExpr)> emitBody) {
    AffineExpr column = space.addDim(0, type.getDimSize(1) - 1);
    emitter.lanes({column}, emitter.constantIndex(type.getDimSize(1)), {}, {}, [&] {
      emitBody(column);
      return SmallVector<Value>();
    });
  }

  /// The updates [from, to) of the present row.
  void catchUp(Value from, Value to) {
    ScalarBuilder b = emitter.scalars();
    Value block = emitter.constantIndex(kBlock);
    Value missed = b.create<arith::SubIOp>(to, from);
    Value blocks = b.create<arith::CeilDivSIOp>(missed, block);
    if (still)
      blocks = b.select(moves(*still), blocks, emitter.constantIndex(0));
    AffineExpr number = space.addDim(0, llvm::divideCeil(history.getDimSize(0), kBlock));
    emitter.loop({number}, emitter.constantIndex(0), blocks, {}, [&](ValueRange) {
      ScalarBuilder inner = emitter.scalars();
      Value first = inner.create<arith::AddIOp>(from, inner.create<arith::MulIOp>(emitter.emitIndex(number), block));
      Value last = inner.create<arith::MinSIOp>(inner.create<arith::AddIOp>(first, block), to);
      Value middle = settled ? inner.select(moves(*settled), last, first) : last;
      forEachLane([&](AffineExpr column) {
        SmallVector<Value> elements;
        for (unsigned table = 0; table < rows.size(); ++table)
          elements.push_back(load(table, column));
        elements = replay(first, middle, elements);
        if (settled)
          elements = replaySettled(middle, last, elements);
        for (auto [element, rowsOfTable] : llvm::zip_equal(elements, rows))
          emitter.store(element, rowsOfTable, place(column));
      });
      return SmallVector<Value>();
    });
  }

  /// Whether the present row is not yet so that `update` is all that happens to it. What is below the smallest normal
  /// number has died out: rounding would keep a few units of it for ever.
  Value moves(const graph::SettledUpdate &update) {
    AffineExpr column = space.addDim(0, type.getDimSize(1) - 1);
    Value moves = emitter.scalars().integer(emitter.builder().getI1Type(), 0);
    for (unsigned table = 0; table < rows.size(); ++table) {
      if (!update.zero[table])
        continue;
      auto element = cast<FloatType>(graph::tensorType(op.getResult(table)).getElementType());
      double normal = llvm::APFloat::getSmallestNormalized(element.getFloatSemantics()).convertToDouble();
      Value identity = emitter.scalars().constant(element, 0);
      Value size =
          emitter.lanes({column}, emitter.constantIndex(type.getDimSize(1)), identity, tile::CombineKind::Max, [&] {
            Value loaded = load(table, column);
            return SmallVector<Value>{emitter.scalars().create<math::AbsFOp>(loaded)};
          })[0];
      ScalarBuilder after = emitter.scalars();
      // Not-a-number moves for ever.
      Value isAlive = after.compare(arith::CmpFPredicate::UGE, size, after.constant(element, normal));
      moves = after.create<arith::OrIOp>(moves, isAlive);
    }
    return moves;
  }

  SmallVector<Value> replay(Value from, Value to, ValueRange elements) {
    AffineExpr step = space.addDim(0, history.getDimSize(0) - 1);
    return emitter.loop({step}, from, to, elements, [&](ValueRange carried) {
      SmallVector<Value> arguments(carried);
      for (int64_t scalar = 0; scalar < history.getDimSize(1); ++scalar)
        arguments.push_back(emitter.emit({op.getHistory(), {step, space.constant(scalar)}}));
      return emitRowBody(emitter, op.getBody().front(), arguments);
    });
  }

  /// As `replay`, of what is left of the updates once the row has settled.
  SmallVector<Value> replaySettled(Value from, Value to, ArrayRef<Value> elements) {
    SmallVector<Value> moving, result(elements);
    for (auto [element, changes] : llvm::zip(elements, settled->changes))
      if (changes)
        moving.push_back(element);
    AffineExpr step = space.addDim(0, history.getDimSize(0) - 1);
    SmallVector<Value> moved = emitter.loop({step}, from, to, moving, [&](ValueRange carried) {
      Block &body = op.getBody().front();
      llvm::DenseMap<Value, Value> scalars;
      unsigned next = 0;
      for (BlockArgument argument : body.getArguments()) {
        unsigned number = argument.getArgNumber();
        if (number >= rows.size())
          scalars[argument] = emitter.emit({op.getHistory(), {step, space.constant(number - rows.size())}});
        else
          scalars[argument] = settled->changes[number] ? carried[next++] : elements[number];
      }
      SmallVector<Value> yielded;
      for (auto [value, changes] : llvm::zip(body.getTerminator()->getOperands(), settled->changes))
        if (changes)
          yielded.push_back(emitSettled(value, scalars));
      return yielded;
    });
    for (unsigned table = 0, next = 0; table < rows.size(); ++table)
      if (settled->changes[table])
        result[table] = moved[next++];
    return result;
  }

  /// A value of the body without the terms that are 0.
  Value emitSettled(Value value, llvm::DenseMap<Value, Value> &scalars) {
    if (Value known = scalars.lookup(value))
      return known;
    auto isZero = [&](Value operand) { return settled->facts.lookup(operand).kind == graph::Fact::Zero; };
    Operation *definition = value.getDefiningOp();
    Value result;
    if (!graph::isElementwise(definition))
      result = emitter.emit({value, {}});
    else if (isa<graph::AddOp, graph::SubOp>(definition) && isZero(definition->getOperand(1)))
      result = emitSettled(definition->getOperand(0), scalars);
    else if (isa<graph::AddOp>(definition) && isZero(definition->getOperand(0)))
      result = emitSettled(definition->getOperand(1), scalars);
    else {
      SmallVector<Value> operands;
      for (Value operand : definition->getOperands())
        operands.push_back(emitSettled(operand, scalars));
      ScalarBuilder b = emitter.scalars();
      result = emitElementwise(b, definition, operands);
    }
    return scalars[value] = result;
  }

  graph::TakeCurrentOp op;
  ElementalEmitter &emitter;
  IndexSpace &space;
  RankedTensorType type, history;
  SmallVector<Value> rows;                            // the results' buffers, by table
  std::optional<graph::SettledUpdate> settled, still; // the first that still changes something, and that does not
  AffineExpr position;
};
} // namespace

LogicalResult emitTakeCurrentKernel(func::FuncOp kernel, func::FuncOp program) {
  auto ops = kernel.getBody().front().getOps<graph::TakeCurrentOp>();
  if (!llvm::hasSingleElement(ops) || kernel.getNumResults() != (*ops.begin()).getNumResults())
    return kernel.emitError("a take_current kernel holds one take_current and returns all its rows");
  graph::TakeCurrentOp op = *ops.begin();
  std::optional<SmallVector<KernelOutput>> outputs = outputsOf(kernel, op);
  if (!outputs)
    return kernel.emitError("a take_current kernel returns only its rows");

  auto type = graph::tensorType(op.getResult(0));
  int64_t chunk = std::max<int64_t>(1, elementsPerTile(kernel) / std::max<int64_t>(1, type.getDimSize(1)));
  int64_t tiles = type.getNumElements() == 0 ? 0 : llvm::divideCeil(type.getDimSize(0), chunk);
  TileProgram tileProgram(kernel, program, tiles);
  ElementMap map(kernel.getContext());
  ElementalEmitter emitter(map, tileProgram.getBody(), kernel.getLoc());
  tileProgram.bindOperands(emitter);
  if (tiles > 0) {
    Value begin =
        emitter.scalars().create<arith::MulIOp>(tileProgram.getCoordinates()[0], emitter.constantIndex(chunk));
    TakeCurrentEmitter(op, emitter, *outputs, tileProgram.getResultBuffers()).emit(begin, chunk);
  }
  return failure(emitter.hasFailed());
}

} // namespace tilewright
