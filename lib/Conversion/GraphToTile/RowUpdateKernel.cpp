//===- RowUpdateKernel.cpp - updates of the touched rows of tables ----------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The grid is over groups of equal ids, of which there may be fewer than the grid has
// room for. For each group: the row's gradient is summed over the group's positions,
// in order, and the body updates the row. A row belongs to one group, so no two tiles
// write the same memory, and the result does not depend on the number of threads.
//
//===----------------------------------------------------------------------===//

#include "RowUpdateKernel.h"
#include "ElementalEmitter.h"
#include "KernelConfig.h"
#include "TileProgram.h"

using namespace mlir;

namespace tilewright {

namespace {
class RowUpdateEmitter {
public:
  RowUpdateEmitter(graph::RowUpdateOp update, ElementalEmitter &emitter)
      : update(update), emitter(emitter), space(emitter.getMap().space), positions(update.getUpdates()),
        count(graph::tensorType(positions).getDimSize(0)), width(graph::tensorType(positions).getDimSize(1)) {}

  /// The groups [begin, begin + chunk).
  void emit(Value begin, int64_t chunk, ArrayRef<KernelOutput> outputs, ValueRange outputBuffers) {
    Value groups = indexFrom({update.getGroups()[3], {}});
    ScalarBuilder b = emitter.scalars();
    Value end = b.create<arith::MinSIOp>(b.create<arith::AddIOp>(begin, emitter.constantIndex(chunk)), groups);
    AffineExpr group = space.addDim(0, count - 1), row = space.addDim(0, tableRows() - 1);
    emitter.loop({group}, begin, end, {}, [&](ValueRange) {
      Value id = indexFrom({update.getGroups()[0], {group}});
      // The ids were checked when they were grouped; this keeps a wrong group from becoming a wrong address.
      emitter.bindDim(row, emitter.scalars().create<tile::CheckIndexOp>(id, emitter.constantIndex(tableRows())));
      Value from = indexFrom({update.getGroups()[1], {group}});
      Value to = indexFrom({update.getGroups()[1], {space.add(group, space.constant(1))}});
      if (!update.getCurrent().empty()) {
        AffineExpr member = space.addDim(0, count - 1);
        emitter.bindDim(member, from);
        first = space.addDim(0, count - 1);
        emitter.bindDim(first, indexFrom({update.getGroups()[2], {member}}));
      }
      AffineExpr column = space.addDim(0, width - 1);
      emitter.lanes({column}, emitter.constantIndex(width), {}, {}, [&] {
        updateElement(row, column, sumUpdates(from, to, column), outputs, outputBuffers);
        return SmallVector<Value>();
      });
      return SmallVector<Value>();
    });
  }

private:
  int64_t tableRows() { return graph::tensorType(update.getTables()[0]).getDimSize(0); }

  Value indexFrom(const Element &element) {
    Value number = emitter.emit(element);
    return emitter.scalars().create<arith::IndexCastOp>(emitter.builder().getIndexType(), number);
  }

  Value sumUpdates(Value from, Value to, AffineExpr column) {
    Accumulator accumulator = Accumulator::get("sum", graph::tensorType(positions).getElementType());
    ScalarBuilder outer = emitter.scalars();
    AffineExpr member = space.addDim(0, count - 1), position = space.addDim(0, count - 1);
    Value sum = emitter.loop({member}, from, to, accumulator.identity(outer), [&](ValueRange carried) {
      emitter.bindDim(position, indexFrom({update.getGroups()[2], {member}}));
      Value element = emitter.emit({positions, {position, column}});
      ScalarBuilder b = emitter.scalars();
      return SmallVector<Value>{accumulator.combine(b, carried[0], accumulator.fromElement(b, element))};
    })[0];
    ScalarBuilder after = emitter.scalars();
    return accumulator.toElement(after, sum);
  }

  /// Runs the body on one element of each table.
  void updateElement(AffineExpr row, AffineExpr column, Value gradient, ArrayRef<KernelOutput> outputs,
                     ValueRange outputBuffers) {
    SmallVector<Value> arguments;
    for (auto [number, table] : llvm::enumerate(update.getTables()))
      arguments.push_back(update.getCurrent().empty() ? emitter.emit({table, {row, column}})
                                                      : emitter.emit({update.getCurrent()[number], {first, column}}));
    arguments.push_back(gradient);
    for (Value capture : update.getCaptures())
      arguments.push_back(emitter.emit({capture, {}}));
    SmallVector<Value> elements = emitRowBody(emitter, update.getBody().front(), arguments);
    for (const KernelOutput &output : outputs) {
      unsigned table = cast<OpResult>(output.root).getResultNumber();
      AffineExpr position = space.linearize({row, column}, graph::tensorType(output.root).getShape());
      emitter.store(elements[table], outputBuffers[output.result], position);
    }
  }

  graph::RowUpdateOp update;
  ElementalEmitter &emitter;
  IndexSpace &space;
  Value positions; // the updates, one row for each position of the ids
  int64_t count, width;
  AffineExpr first; // the first position of the present group
};
} // namespace

SmallVector<Value> emitRowBody(ElementalEmitter &emitter, Block &body, ValueRange arguments) {
  llvm::DenseMap<Value, Value> scalars;
  for (auto [argument, value] : llvm::zip_equal(body.getArguments(), arguments))
    scalars[argument] = value;
  for (Operation &op : body.without_terminator()) {
    if (!graph::isElementwise(&op)) { // a literal
      scalars[op.getResult(0)] = emitter.emit({op.getResult(0), {}});
      continue;
    }
    SmallVector<Value> operands;
    for (Value operand : op.getOperands())
      operands.push_back(scalars.at(operand));
    ScalarBuilder b = emitter.scalars();
    scalars[op.getResult(0)] = emitElementwise(b, &op, operands);
  }
  return llvm::map_to_vector(body.getTerminator()->getOperands(), [&](Value value) { return scalars.at(value); });
}

std::optional<SmallVector<KernelOutput>> outputsOf(func::FuncOp kernel, Operation *op) {
  SmallVector<KernelOutput> outputs;
  for (unsigned result = 0; result < kernel.getNumResults(); ++result) {
    outputs.push_back(makeOutput(kernel, result));
    bool isReshaped = llvm::all_of(outputs.back().views, [](Operation *view) { return isa<graph::ReshapeOp>(view); });
    if (outputs.back().root.getDefiningOp() != op || !isReshaped)
      return std::nullopt;
  }
  return outputs;
}

LogicalResult emitRowUpdateKernel(func::FuncOp kernel, func::FuncOp program) {
  auto updates = kernel.getBody().front().getOps<graph::RowUpdateOp>();
  if (!llvm::hasSingleElement(updates) || (*updates.begin()).getGroups().empty())
    return kernel.emitError("a row_update kernel holds one row_update, with groups");
  graph::RowUpdateOp update = *updates.begin();
  std::optional<SmallVector<KernelOutput>> outputs = outputsOf(kernel, update);
  if (!outputs)
    return kernel.emitError("a row_update kernel returns only its tables");

  auto type = graph::tensorType(update.getUpdates());
  int64_t count = type.getDimSize(0), width = type.getDimSize(1);
  int64_t chunk = std::max<int64_t>(1, elementsPerTile(kernel) / std::max<int64_t>(1, width));
  // Groups are as many as different ids, at most one for each position.
  int64_t tiles = type.getNumElements() == 0 ? 0 : llvm::divideCeil(count, chunk);
  TileProgram tileProgram(kernel, program, tiles);
  ElementMap map(kernel.getContext());
  ElementalEmitter emitter(map, tileProgram.getBody(), kernel.getLoc());
  tileProgram.bindOperands(emitter);
  if (tiles > 0) {
    Value begin =
        emitter.scalars().create<arith::MulIOp>(tileProgram.getCoordinates()[0], emitter.constantIndex(chunk));
    RowUpdateEmitter(update, emitter).emit(begin, chunk, *outputs, tileProgram.getResultBuffers());
  }
  return failure(emitter.hasFailed());
}

} // namespace tilewright
