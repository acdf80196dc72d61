//===- GpuReduction.cpp - reductions of a workgroup -------------------------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "GpuReduction.h"
#include "Lanes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;

namespace tilewright::tile {

MemRefType getWorkgroupMemory(MLIRContext *context, int64_t size, Type element) {
  auto space = mlir::gpu::AddressSpaceAttr::get(context, mlir::gpu::AddressSpace::Workgroup);
  return MemRefType::get({size}, element, MemRefLayoutAttrInterface(), space);
}

namespace {

Value constantIndex(OpBuilder &builder, Location loc, int64_t value) {
  return arith::ConstantIndexOp::create(builder, loc, value);
}

/// The value of the thread whose number differs in the bits `mask`. Hardware shuffles words of 32 bits.
Value shuffleXor(OpBuilder &builder, Location loc, Value value, int64_t mask, int64_t width) {
  Type type = value.getType();
  unsigned bits = type.getIntOrFloatBitWidth();
  Type i32 = builder.getI32Type();
  if (bits == 32) {
    Value offset = arith::ConstantIntOp::create(builder, loc, i32, mask);
    Value count = arith::ConstantIntOp::create(builder, loc, i32, width);
    return mlir::gpu::ShuffleOp::create(builder, loc, value, offset, count, mlir::gpu::ShuffleMode::XOR)
        .getShuffleResult();
  }
  Type integer = builder.getIntegerType(bits);
  if (type != integer) {
    value = shuffleXor(builder, loc, arith::BitcastOp::create(builder, loc, integer, value), mask, width);
    return arith::BitcastOp::create(builder, loc, type, value);
  }
  if (bits < 32) {
    Value word = arith::ExtUIOp::create(builder, loc, i32, value);
    return arith::TruncIOp::create(builder, loc, type, shuffleXor(builder, loc, word, mask, width));
  }
  assert(bits == 64 && "elements have at most 64 bits");
  Value half = arith::ConstantIntOp::create(builder, loc, type, 32);
  Value low = arith::TruncIOp::create(builder, loc, i32, value);
  Value high = arith::TruncIOp::create(builder, loc, i32, arith::ShRUIOp::create(builder, loc, value, half));
  low = arith::ExtUIOp::create(builder, loc, type, shuffleXor(builder, loc, low, mask, width));
  high = arith::ExtUIOp::create(builder, loc, type, shuffleXor(builder, loc, high, mask, width));
  return arith::OrIOp::create(builder, loc, arith::ShLIOp::create(builder, loc, high, half), low);
}

/// Runs `body` in the threads in which `condition` holds.
void emitIf(OpBuilder &builder, Location loc, Value condition, llvm::function_ref<void(OpBuilder &)> body) {
  auto branch = scf::IfOp::create(builder, loc, condition, /*withElseRegion=*/false);
  OpBuilder inside = branch.getThenBodyBuilder();
  body(inside);
}

} // namespace

void GpuReduction::exchange(OpBuilder &builder, Location loc, ArrayRef<CombineKind> kinds,
                            MutableArrayRef<Value> values, int64_t size) {
  for (int64_t mask = size / 2; mask > 0; mask /= 2)
    for (auto [kind, value] : llvm::zip(kinds, values))
      value = createCombine(builder, loc, kind, value, shuffleXor(builder, loc, value, mask, subgroup));
}

Value GpuReduction::getMemory(Location loc, unsigned position, Type type) {
  Value &memory = memories[{position, type}];
  if (!memory) // Every barrier of a reduction is between its accesses, so one serves all reductions of this place.
    memory = ScratchOp::create(entry, loc, getWorkgroupMemory(type.getContext(), workgroup / subgroup, type));
  return memory;
}

void GpuReduction::combineInMemory(OpBuilder &builder, Location loc, ArrayRef<CombineKind> kinds) {
  for (int64_t half = workgroup / 2; half > 0; half /= 2) {
    Value distance = constantIndex(builder, loc, half);
    Value active = arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::ult, thread, distance);
    emitIf(builder, loc, active, [&](OpBuilder &inside) {
      Value partner = arith::AddIOp::create(inside, loc, thread, distance);
      for (auto [kind, memory] : llvm::zip(kinds, current)) {
        Value mine = memref::LoadOp::create(inside, loc, memory, thread);
        Value other = memref::LoadOp::create(inside, loc, memory, partner);
        memref::StoreOp::create(inside, loc, createCombine(inside, loc, kind, mine, other), memory, thread);
      }
    });
    mlir::gpu::BarrierOp::create(builder, loc);
  }
}

SmallVector<Value> GpuReduction::emit(OpBuilder &builder, Location loc, ArrayRef<CombineKind> kinds,
                                      ValueRange partials, bool meetFirst) {
  SmallVector<Value> values(partials);
  if (workgroup == 1)
    return values;
  // A flag takes a word, in shuffles and in memory.
  Type flag = builder.getI1Type();
  for (Value &value : values)
    if (value.getType() == flag)
      value = arith::ExtSIOp::create(builder, loc, builder.getI32Type(), value);
  exchange(builder, loc, kinds, values, subgroup);
  if (usesMemory())
    exchangeInMemory(builder, loc, kinds, values, meetFirst);
  for (auto [value, partial] : llvm::zip(values, partials))
    if (partial.getType() == flag)
      value = arith::TruncIOp::create(builder, loc, flag, value);
  return values;
}

void GpuReduction::exchangeInMemory(OpBuilder &builder, Location loc, ArrayRef<CombineKind> kinds,
                                    MutableArrayRef<Value> values, bool meetFirst) {
  current.clear();
  for (auto [position, value] : llvm::enumerate(values))
    current.push_back(getMemory(loc, position, value.getType()));
  if (meetFirst)
    mlir::gpu::BarrierOp::create(builder, loc);
  auto store = [&](OpBuilder &inside, Value place) {
    for (auto [memory, value] : llvm::zip(current, values))
      memref::StoreOp::create(inside, loc, value, memory, place);
  };
  Value source;
  if (subgroup == 1) {
    store(builder, thread);
    mlir::gpu::BarrierOp::create(builder, loc);
    combineInMemory(builder, loc, kinds);
    source = constantIndex(builder, loc, 0);
  } else {
    Value size = constantIndex(builder, loc, subgroup), zero = constantIndex(builder, loc, 0);
    Value lane = arith::RemUIOp::create(builder, loc, thread, size);
    Value isFirst = arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::eq, lane, zero);
    emitIf(builder, loc, isFirst,
           [&](OpBuilder &inside) { store(inside, arith::DivUIOp::create(inside, loc, thread, size)); });
    mlir::gpu::BarrierOp::create(builder, loc);
    source = arith::RemUIOp::create(builder, loc, lane, constantIndex(builder, loc, workgroup / subgroup));
  }
  for (auto [memory, value] : llvm::zip(current, values))
    value = memref::LoadOp::create(builder, loc, memory, source);
  if (subgroup > 1)
    exchange(builder, loc, kinds, values, workgroup / subgroup);
}

} // namespace tilewright::tile
