//===- ExpandPack.cpp - stage 85: the panels of one tile -------------------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A `tile.pack` becomes one of two loops over vectors, after the stride that is 1:
//
//   rows     for k, for panel:  panel[k][*] = source[k, columns of the panel]      loads and stores
//   columns  for panel, for `lanes` columns, for `lanes` steps of k:
//              v[j] = source[k .. k + lanes, column j]                             `lanes` loads
//              transpose v in registers                                            log2(lanes) rounds of shuffles
//              panel[k + i][columns] = v[i]                                        `lanes` stores
//
// Columns past the last are loaded under a mask, as zeros.
//
//===----------------------------------------------------------------------===//

#include "tilewright/Tile/IR/Tile.h"
#include "tilewright/Tile/Transforms/Passes.h"

using namespace mlir;

namespace tilewright::tile {
#define GEN_PASS_DEF_EXPANDPACK
#include "tilewright/Tile/Transforms/Passes.h.inc"

namespace {
/// Rows by which a load is announced: they may be a page apart, where no hardware prefetcher follows.
constexpr int64_t kRowsAhead = 16;
constexpr int64_t kLineBits = 64 * 8;

class PackEmitter {
public:
  explicit PackEmitter(PackOp op)
      : op(op), b(op), loc(op.getLoc()), lanes(op.getLanes()), depth(op.getDepth()), width(op.getWidth()),
        type(VectorType::get({lanes}, cast<MemRefType>(op.getPacked().getType()).getElementType())) {}

  void emit() {
    if (isConstantIntValue(op.getColumnStride(), 1)) {
      loop(constant(depth), 1,
           [&](Value step) { loop(op.getPanels(), 1, [&](Value panel) { emitRow(panel, step); }); });
      return;
    }
    int64_t whole = depth / lanes * lanes;
    loop(op.getPanels(), 1, [&](Value panel) {
      for (int64_t column = 0; column < width; column += lanes) {
        loop(constant(whole), lanes, [&](Value step) { emitSquare(panel, column, step, lanes); });
        if (whole < depth)
          emitSquare(panel, column, constant(whole), depth - whole);
      }
    });
  }

private:
  Value constant(int64_t value) { return arith::ConstantIndexOp::create(b, loc, value); }
  Value add(Value x, Value y) { return b.createOrFold<arith::AddIOp>(loc, x, y); }
  Value mul(Value x, Value y) { return b.createOrFold<arith::MulIOp>(loc, x, y); }

  /// for i = 0 to `size` step `step`.
  void loop(Value size, int64_t step, llvm::function_ref<void(Value)> body) {
    auto loop = scf::ForOp::create(b, loc, constant(0), size, constant(step));
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToStart(loop.getBody());
    body(loop.getInductionVar());
  }

  /// A mask of the lanes i < count.
  Value firstLanes(Value count) {
    auto numbers = VectorType::get({lanes}, b.getI32Type());
    Value number = arith::ConstantOp::create(b, loc, b.getI32VectorAttr(llvm::to_vector(llvm::seq<int32_t>(0, lanes))));
    Value narrow = arith::IndexCastOp::create(b, loc, b.getI32Type(), count);
    return arith::CmpIOp::create(b, loc, arith::CmpIPredicate::slt, number,
                                 vector::BroadcastOp::create(b, loc, numbers, narrow).getResult());
  }

  Value load(Value index, Value mask) {
    Value zeros = arith::ConstantOp::create(b, loc, b.getZeroAttr(type));
    return vector::MaskedLoadOp::create(b, loc, type, op.getSource(), index, mask, zeros);
  }

  /// The vector at `column` of a row of a panel, whose last may be narrower.
  void store(Value value, Value panel, Value step, int64_t column) {
    Value row = add(mul(panel, constant(depth)), step);
    Value index = add(mul(row, constant(width)), constant(column));
    if (column + lanes <= width)
      vector::StoreOp::create(b, loc, value, op.getPacked(), index);
    else
      vector::MaskedStoreOp::create(b, loc, op.getPacked(), index, firstLanes(constant(width - column)), value);
  }

  void emitRow(Value panel, Value step) {
    Value row = add(op.getOffset(), mul(step, op.getDepthStride())), start = mul(panel, constant(width));
    for (int64_t column = 0; column < width; column += lanes) {
      Value first = add(start, constant(column));
      Value index = add(row, first);
      if (column % (kLineBits / type.getElementTypeBitWidth()) == 0)
        memref::PrefetchOp::create(b, loc, op.getSource(), add(index, mul(constant(kRowsAhead), op.getDepthStride())),
                                   /*isWrite=*/false,
                                   /*localityHint=*/3, /*isDataCache=*/true);
      Value loaded = load(index, firstLanes(arith::SubIOp::create(b, loc, op.getColumns(), first)));
      store(loaded, panel, step, column);
    }
  }

  /// `lanes` columns over `steps` of k, which are no more than that.
  void emitSquare(Value panel, int64_t column, Value step, int64_t steps) {
    Value start = add(mul(panel, constant(width)), constant(column));
    SmallVector<Value> square;
    for (int64_t j = 0; j < lanes; ++j) {
      Value atColumn = add(start, constant(j));
      Value exists = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::slt, atColumn, op.getColumns());
      Value count = arith::SelectOp::create(b, loc, exists, constant(steps), constant(0));
      Value index = add(op.getOffset(), add(step, mul(atColumn, op.getColumnStride())));
      square.push_back(load(index, firstLanes(count)));
    }
    transpose(square);
    for (int64_t i = 0; i < steps; ++i)
      store(square[i], panel, add(step, constant(i)), column);
  }

  /// Eklundh's transposition: the round of `half` exchanges the off-diagonal blocks of all squares of 2 * half
  /// elements.
  void transpose(MutableArrayRef<Value> square) {
    for (int64_t half = 1; half < lanes; half *= 2) {
      SmallVector<int64_t> upper, lower;
      for (int64_t lane = 0; lane < lanes; ++lane) {
        bool isLeft = (lane & half) == 0;
        upper.push_back(isLeft ? lane : lanes + lane - half);
        lower.push_back(isLeft ? lane + half : lanes + lane);
      }
      for (int64_t row = 0; row < lanes; ++row) {
        if (row & half)
          continue;
        Value x = square[row], y = square[row + half];
        square[row] = vector::ShuffleOp::create(b, loc, x, y, upper);
        square[row + half] = vector::ShuffleOp::create(b, loc, x, y, lower);
      }
    }
  }

  PackOp op;
  OpBuilder b;
  Location loc;
  int64_t lanes, depth, width;
  VectorType type;
};

struct ExpandPack : impl::ExpandPackBase<ExpandPack> {
  using ExpandPackBase::ExpandPackBase;

  void runOnOperation() override {
    getOperation().walk([](PackOp op) {
      PackEmitter(op).emit();
      op.erase();
    });
  }
};
} // namespace
} // namespace tilewright::tile
