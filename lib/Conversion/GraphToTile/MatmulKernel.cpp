//===- MatmulKernel.cpp - stage 70: a matmul with its epilogue --------------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One tile computes rowTile x columnTile of the result (MatmulBlocking.h):
//
//   for block of k:                           one, unless k is long
//     [pack of the lhs rows]                  tile.pack: where they are read down their columns
//     for panel of the tile:                  its columns stay in the cache ...
//       [panel = pack of the rhs]             tile.pack: for a form of matmul
//       for block of the tile's rows:         ... while the rows stream past
//         [if one of the rows is needed:]     a mask: padding
//         scratch (+)= lhs rows * rhs panel   tile.mma: in registers
//         for row of the block:               epilogue, at the last block of k:
//           lanes column of the panel:        bias, activation, residual ...
//             results[row, column] = f(scratch[row, column], other operands)
//
// A matmul without epilogue writes its blocks to the result at once. With several
// blocks of k the scratch holds the whole tile. Dots, the form for few rows or
// columns, replaces the register block by reductions over k.
//
//===----------------------------------------------------------------------===//

#include "MatmulKernel.h"
#include "ElementalEmitter.h"
#include "TileProgram.h"
#include "tilewright/Analysis/MatmulBlocking.h"
#include "tilewright/Analysis/OperandLayout.h"
#include "tilewright/Graph/Transforms/OutlineKernels.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;
using tilewright::graph::MatmulOp;
using tilewright::graph::tensorType;

namespace tilewright {

namespace {
/// Elements at base + row * rowStride + depth * depthStride + column * columnStride.
struct Operand {
  Value memref;
  AffineExpr base;
  int64_t rowStride = 0, depthStride = 0, columnStride = 0;
};

/// A block over so many steps takes long enough for its results to come from memory meanwhile.
constexpr int64_t kPrefetchDepth = 64;
constexpr int64_t kLineBits = 64 * 8;

/// One dim for each batch dim, then row tiles, then column tiles.
SmallVector<int64_t> gridOf(MatmulOp matmul, const MatmulBlocking &blocking) {
  ArrayRef<int64_t> shape = tensorType(matmul.getResult()).getShape();
  SmallVector<int64_t> grid(shape.drop_back(2));
  grid.push_back(llvm::divideCeilSigned(shape[shape.size() - 2], blocking.rowTile));
  grid.push_back(llvm::divideCeilSigned(shape.back(), blocking.columnTile));
  return grid;
}

class MatmulTile {
public:
  /// `neededRows`: the operand that is the mask of needed rows, if there is one.
  MatmulTile(MatmulOp matmul, const MatmulBlocking &blocking, ElementalEmitter &emitter, ValueRange operandBuffers,
             ValueRange resultBuffers, IntegerAttr neededRows)
      : matmul(matmul), blocking(blocking), emitter(emitter), space(emitter.getMap().space),
        operandBuffers(operandBuffers), resultBuffers(resultBuffers),
        neededRows(neededRows ? operandBuffers[neededRows.getInt()] : Value()) {
    ArrayRef<int64_t> shape = tensorType(matmul.getResult()).getShape();
    batchShape = shape.drop_back(2);
    rows = shape[shape.size() - 2];
    columns = shape.back();
    depth = matmul.readsPairs() ? matmul.getDepth() / 2 : matmul.getDepth();
    accumulator = storageType(graph::accumulatorType(tensorType(matmul.getLhs()).getElementType()));
    row = space.addDim(0, rows - 1);
    column = space.addDim(0, columns - 1);
    step = space.addDim(0, std::max<int64_t>(depth - 1, 0));
  }

  LogicalResult emit(ValueRange coordinates);

private:
  using BlockBody = llvm::function_ref<void(AffineExpr block, int64_t size)>;

  std::optional<Operand> resolve(Value value, ArrayRef<AffineExpr> index);
  bool writesResultDirectly();
  Value makeScratch(int64_t elements);
  template <typename Op, typename... Args> Value create(Args &&...args) {
    return emitter.scalars().create<Op>(std::forward<Args>(args)...);
  }
  Value zero() { return create<arith::ConstantOp>(cast<TypedAttr>(Builder(matmul).getZeroAttr(accumulator))); }
  Value minimum(Value a, Value b) { return create<arith::MinSIOp>(a, b); }

  void forEachBlock(AffineExpr tile, int64_t blocksPerTile, int64_t blockSize, int64_t total, BlockBody body);
  void forEachRowBlock(BlockBody body);
  Value needsAny(AffineExpr block, int64_t size);
  void emitProduct(AffineExpr depthBlock, int64_t steps, bool accumulate, bool last);
  void emitLhsPack(AffineExpr firstStep, int64_t steps);
  void emitRhsPack(AffineExpr firstColumn, AffineExpr firstStep, int64_t steps);
  void emitBlock(AffineExpr block, int64_t size, AffineExpr panel, AffineExpr firstStep, int64_t steps,
                 bool accumulate);
  void prefetchEpilogue(AffineExpr block, int64_t size, AffineExpr firstColumn);
  void emitDots(AffineExpr block, int64_t size);
  void emitDotBlock(AffineExpr block, int64_t size, AffineExpr columnBlock, int64_t width);
  void emitEpilogue(AffineExpr block, int64_t size, AffineExpr firstColumn, int64_t width);

  /// Where the accumulators of a block begin.
  AffineExpr accumulatorStart(AffineExpr block, AffineExpr firstColumn);
  AffineExpr flatPosition(AffineExpr atRow, AffineExpr atColumn);
  /// The index along a dim of `size`; the emitter knows elements by their simplified index.
  AffineExpr position(AffineExpr dim, int64_t size) { return size == 1 ? space.constant(0) : dim; }
  AffineExpr scaled(AffineExpr expr, int64_t factor) { return space.multiply(expr, factor); }
  AffineExpr sum(AffineExpr a, AffineExpr b) { return space.add(a, b); }

  MatmulOp matmul;
  const MatmulBlocking &blocking;
  ElementalEmitter &emitter;
  IndexSpace &space;
  ValueRange operandBuffers, resultBuffers;
  Value neededRows;

  ArrayRef<int64_t> batchShape;
  /// Pairs count once in `depth`.
  int64_t rows, columns, depth;
  Type accumulator;
  Index batch;
  AffineExpr rowTile, columnTile;
  /// Dims of the index space over the whole result and depth.
  AffineExpr row, column, step;
  Operand lhs, rhs;
  /// The blocks go to the result itself; else to `scratch`, which holds one block or the whole tile.
  bool direct = false, scratchHoldsTile = false;
  Value scratch;
  int64_t scratchColumns = 0;
  /// What the tile packs for itself: its rows of the lhs and a panel of the rhs; or null.
  Value ownRows, ownPanel;
};

/// Follows views down to a buffer; none if the buffer is not read with one stride per dim.
std::optional<Operand> MatmulTile::resolve(Value value, ArrayRef<AffineExpr> index) {
  Element element{value, Index(index)};
  while (Operation *op = element.value.getDefiningOp()) {
    if (!graph::isView(op)) {
      matmul.emitOpError("operands must be views of kernel operands");
      return std::nullopt;
    }
    element = emitter.getMap().throughView(op, element.index);
  }
  AffineExpr position = space.linearize(element.index, tensorType(element.value).getShape());
  Operand operand;
  operand.memref = operandBuffers[cast<BlockArgument>(element.value).getArgNumber()];
  LinearForm form = LinearForm::of(position);
  auto split = [&](AffineExpr dim) {
    int64_t stride = form.coefficientOf(dim);
    position = sum(position, scaled(dim, -stride));
    return stride;
  };
  operand.rowStride = split(row);
  operand.depthStride = split(step);
  operand.columnStride = split(column);
  operand.base = position;
  bool strided = true;
  for (AffineExpr dim : {row, step, column})
    strided &= !position.isFunctionOfDim(cast<AffineDimExpr>(dim).getPosition());
  if (strided)
    return operand;
  matmul.emitOpError("operands must have one stride per dim");
  return std::nullopt;
}

/// Whether the kernel's only result is the matmul's, of the accumulator's type, in whole panels.
bool MatmulTile::writesResultDirectly() {
  Operation *terminator = matmul->getBlock()->getTerminator();
  if (blocking.form == MatmulForm::Dots || terminator->getNumOperands() != 1 || columns % blocking.columns != 0)
    return false;
  Value result = bufferOf(terminator->getOperand(0));
  return result == matmul.getResult() && storageType(tensorType(result).getElementType()) == accumulator;
}

Value MatmulTile::makeScratch(int64_t elements) {
  return create<tile::ScratchOp>(MemRefType::get({elements}, accumulator));
}

AffineExpr MatmulTile::flatPosition(AffineExpr atRow, AffineExpr atColumn) {
  Index index = batch;
  index.push_back(atRow);
  index.push_back(atColumn);
  return space.linearize(index, tensorType(matmul.getResult()).getShape());
}

AffineExpr MatmulTile::accumulatorStart(AffineExpr block, AffineExpr firstColumn) {
  if (direct)
    return flatPosition(scaled(block, blocking.rows), firstColumn);
  if (!scratchHoldsTile)
    return space.constant(0);
  AffineExpr rowInTile = sum(scaled(block, blocking.rows), scaled(rowTile, -blocking.rowTile));
  AffineExpr columnInTile = sum(firstColumn, scaled(columnTile, -blocking.columnTile));
  return sum(scaled(rowInTile, scratchColumns), columnInTile);
}

//===----------------------------------------------------------------------===//
// Loops over blocks
//===----------------------------------------------------------------------===//

/// Runs `body` for the blocks of one tile along one dim of `total` elements. The last, narrower block of the dim, which
/// only one tile has, is a loop of its own with at most one trip: block sizes are constants of the code.
void MatmulTile::forEachBlock(AffineExpr tile, int64_t blocksPerTile, int64_t blockSize, int64_t total,
                              BlockBody body) {
  int64_t wholeBlocks = total / blockSize, remainder = total % blockSize;
  Value begin = emitter.emitIndex(scaled(tile, blocksPerTile));
  Value end = emitter.emitIndex(sum(scaled(tile, blocksPerTile), space.constant(blocksPerTile)));
  Value whole = emitter.constantIndex(wholeBlocks);
  if (wholeBlocks > 0) {
    AffineExpr block = space.addDim(0, wholeBlocks - 1);
    // The last tile may reach past the whole blocks: a part of its own or the remainder alone.
    bool tilesAreWhole = remainder == 0 && wholeBlocks % blocksPerTile == 0;
    Value wholeEnd = tilesAreWhole ? end : minimum(end, whole);
    emitter.loop({block}, begin, wholeEnd, {}, [&](ValueRange) {
      body(block, blockSize);
      return SmallVector<Value>();
    });
  }
  if (remainder > 0) {
    AffineExpr block = space.addDim(wholeBlocks, wholeBlocks);
    emitter.loop({block}, create<arith::MaxSIOp>(begin, whole), minimum(end, emitter.constantIndex(wholeBlocks + 1)),
                 {}, [&](ValueRange) {
                   body(block, remainder);
                   return SmallVector<Value>();
                 });
  }
}

/// Blocks of rows that nobody needs are left out.
void MatmulTile::forEachRowBlock(BlockBody body) {
  forEachBlock(rowTile, blocking.rowTile / blocking.rows, blocking.rows, rows, [&](AffineExpr block, int64_t size) {
    if (!neededRows)
      return body(block, size);
    // A loop of at most one trip: what its body computes is known in it alone.
    emitter.loop({space.addDim(0, 0)}, emitter.constantIndex(0), needsAny(block, size), {}, [&](ValueRange) {
      body(block, size);
      return SmallVector<Value>();
    });
  });
}

/// 1 if any of the block's rows is needed, else 0.
Value MatmulTile::needsAny(AffineExpr block, int64_t size) {
  Value any;
  for (int64_t i = 0; i < size; ++i) {
    AffineExpr position = sum(scaled(block, blocking.rows), space.constant(i));
    Value needed = emitter.load(neededRows, position, emitter.builder().getI1Type());
    any = any ? create<arith::OrIOp>(any, needed) : needed;
  }
  return create<arith::IndexCastUIOp>(emitter.builder().getIndexType(), any);
}

LogicalResult MatmulTile::emit(ValueRange coordinates) {
  for (auto [size, coordinate] : llvm::zip(batchShape, coordinates)) {
    AffineExpr dim = space.addDim(0, size - 1);
    emitter.bindDim(dim, coordinate);
    batch.push_back(position(dim, size));
  }
  SmallVector<int64_t> grid = gridOf(matmul, blocking);
  rowTile = space.addDim(0, grid[grid.size() - 2] - 1);
  columnTile = space.addDim(0, grid.back() - 1);
  emitter.bindDim(rowTile, coordinates[coordinates.size() - 2]);
  emitter.bindDim(columnTile, coordinates.back());

  Index lhsIndex = batch, rhsIndex = batch;
  AffineExpr first = space.constant(0);
  // For a packed operand `row` and `column` stand for the panel number.
  auto appendPanel = [&](Index &index, AffineExpr panel) {
    index.append({panel, step, first});
    if (matmul.readsPairs())
      index.push_back(first);
  };
  if (matmul.hasPackedLhs())
    appendPanel(lhsIndex, row);
  else
    lhsIndex.append({row, scaled(step, matmul.readsPairs() ? 2 : 1)});
  if (matmul.getPacked())
    appendPanel(rhsIndex, column);
  else
    rhsIndex.append({step, column});
  std::optional<Operand> left = resolve(matmul.getLhs(), lhsIndex), right = resolve(matmul.getRhs(), rhsIndex);
  if (!left || !right)
    return failure();
  lhs = *left;
  rhs = *right;
  if (blocking.form == MatmulForm::Rows && (rhs.columnStride != 1 || columns % blocking.columns != 0))
    return matmul.emitOpError("read in place needs a right operand of contiguous rows and whole register blocks");

  bool dots = blocking.form == MatmulForm::Dots;
  int64_t depthBlocks = std::max<int64_t>(1, llvm::divideCeilSigned(depth, blocking.depthBlock));
  direct = writesResultDirectly();
  scratchHoldsTile = !dots && depthBlocks > 1;
  scratchColumns = dots || scratchHoldsTile ? blocking.columnTile : blocking.columns;
  if (!direct)
    scratch = makeScratch((scratchHoldsTile ? blocking.rowTile : blocking.rows) * scratchColumns);

  if (dots) {
    forEachRowBlock([&](AffineExpr block, int64_t size) { emitDots(block, size); });
    return failure(emitter.hasFailed());
  }
  if (blocking.packsLhs)
    ownRows = makeScratch(blocking.rowTile * blocking.depthBlock);
  if (blocking.form == MatmulForm::TilePanels)
    ownPanel = makeScratch(blocking.depthBlock * blocking.columns);
  int64_t lastSteps = depth - (depthBlocks - 1) * blocking.depthBlock;
  AffineExpr last = space.constant(depthBlocks - 1);
  if (depthBlocks > 1)
    emitProduct(first, blocking.depthBlock, /*accumulate=*/false, /*last=*/false);
  if (depthBlocks > 2) {
    AffineExpr middle = space.addDim(1, depthBlocks - 2);
    emitter.loop({middle}, emitter.constantIndex(1), emitter.constantIndex(depthBlocks - 1), {}, [&](ValueRange) {
      emitProduct(middle, blocking.depthBlock, /*accumulate=*/true, /*last=*/false);
      return SmallVector<Value>();
    });
  }
  emitProduct(last, lastSteps, /*accumulate=*/depthBlocks > 1, /*last=*/true);
  return failure(emitter.hasFailed());
}

//===----------------------------------------------------------------------===//
// Register blocks
//===----------------------------------------------------------------------===//

/// The whole tile over one block of k.
void MatmulTile::emitProduct(AffineExpr depthBlock, int64_t steps, bool accumulate, bool last) {
  AffineExpr firstStep = scaled(depthBlock, blocking.depthBlock);
  if (ownRows)
    emitLhsPack(firstStep, steps);
  // The last panel is as wide as the others: it is padded.
  int64_t paddedColumns = llvm::alignTo(columns, blocking.columns);
  forEachBlock(columnTile, blocking.columnTile / blocking.columns, blocking.columns, paddedColumns,
               [&](AffineExpr panel, int64_t) {
                 if (ownPanel)
                   emitRhsPack(scaled(panel, blocking.columns), firstStep, steps);
                 forEachRowBlock([&](AffineExpr block, int64_t size) {
                   if (last && steps >= kPrefetchDepth)
                     prefetchEpilogue(block, size, scaled(panel, blocking.columns));
                   emitBlock(block, size, panel, firstStep, steps, accumulate);
                   if (last && !direct)
                     emitEpilogue(block, size, scaled(panel, blocking.columns), blocking.columns);
                 });
               });
}

/// Announces the lines that the epilogue writes and reads: they come while the product is computed. It reads an operand
/// as large as the result where it writes, or the hint is wasted.
void MatmulTile::prefetchEpilogue(AffineExpr block, int64_t size, AffineExpr firstColumn) {
  const int64_t elements = cast<MemRefType>(resultBuffers[0].getType()).getNumElements();
  SmallVector<std::pair<Value, bool>> buffers; // and whether it is written
  for (Value buffer : resultBuffers)
    buffers.push_back({buffer, true});
  for (Value buffer : operandBuffers)
    if (buffer != lhs.memref && buffer != rhs.memref && buffer != neededRows &&
        cast<MemRefType>(buffer.getType()).getNumElements() == elements)
      buffers.push_back({buffer, false});

  AffineExpr firstRow = scaled(block, blocking.rows), i = space.addDim(0, rows - 1);
  Value rowBegin = emitter.emitIndex(firstRow);
  emitter.loop({i, rowBegin}, emitter.constantIndex(0), emitter.constantIndex(size), {}, [&](ValueRange) {
    for (auto [buffer, isWritten] : buffers) {
      int64_t line = kLineBits / cast<MemRefType>(buffer.getType()).getElementTypeBitWidth();
      for (int64_t column = 0; column < blocking.columns; column += line) {
        Value position = emitter.emitIndex(flatPosition(i, sum(firstColumn, space.constant(column))));
        OpBuilder b = emitter.builder();
        memref::PrefetchOp::create(b, emitter.getLoc(), buffer, position, isWritten,
                                   /*localityHint=*/3, /*isDataCache=*/true);
      }
    }
    return SmallVector<Value>();
  });
}

/// Packs the tile's rows of the lhs, for `steps` of k.
void MatmulTile::emitLhsPack(AffineExpr firstStep, int64_t steps) {
  int64_t blocksPerTile = blocking.rowTile / blocking.rows;
  AffineExpr firstRow = scaled(rowTile, blocking.rowTile);
  AffineExpr start = sum(scaled(firstRow, lhs.rowStride), scaled(firstStep, lhs.depthStride));
  Value offset = emitter.emitIndex(sum(lhs.base, start));
  Value existing = emitter.emitIndex(sum(space.constant(rows), scaled(firstRow, -1)));
  AffineExpr blocksLeft =
      sum(space.constant(llvm::divideCeilSigned(rows, blocking.rows)), scaled(rowTile, -blocksPerTile));
  Value panels = minimum(emitter.emitIndex(blocksLeft), emitter.constantIndex(blocksPerTile));
  Value depthStride = emitter.constantIndex(lhs.depthStride), rowStride = emitter.constantIndex(lhs.rowStride);
  OpBuilder b = emitter.builder();
  tile::PackOp::create(b, emitter.getLoc(), lhs.memref, offset, depthStride, rowStride, existing, panels, ownRows,
                       steps, blocking.rows, blocking.lanes);
}

/// Packs the panel of the rhs that begins at `firstColumn`, for `steps` of k.
void MatmulTile::emitRhsPack(AffineExpr firstColumn, AffineExpr firstStep, int64_t steps) {
  AffineExpr start = sum(scaled(firstColumn, rhs.columnStride), scaled(firstStep, rhs.depthStride));
  Value offset = emitter.emitIndex(sum(rhs.base, start));
  Value existing = emitter.emitIndex(sum(space.constant(columns), scaled(firstColumn, -1)));
  // The stride of a dim of one element is as good as 1.
  Value depthStride = emitter.constantIndex(depth == 1 ? 1 : rhs.depthStride);
  Value columnStride = emitter.constantIndex(columns == 1 ? 1 : rhs.columnStride);
  Value one = emitter.constantIndex(1);
  OpBuilder b = emitter.builder();
  tile::PackOp::create(b, emitter.getLoc(), rhs.memref, offset, depthStride, columnStride, existing, one, ownPanel,
                       steps, blocking.columns, blocking.lanes);
}

/// The register block `block` of `size` rows in `panel`, over `steps` of k.
void MatmulTile::emitBlock(AffineExpr block, int64_t size, AffineExpr panel, AffineExpr firstStep, int64_t steps,
                           bool accumulate) {
  AffineExpr firstColumn = scaled(panel, blocking.columns);
  bool pairs = matmul.readsPairs(), packedLhs = matmul.hasPackedLhs();
  AffineExpr lhsRow = packedLhs ? block : scaled(block, blocking.rows);
  AffineExpr lhsStart = sum(lhs.base, sum(scaled(lhsRow, lhs.rowStride), scaled(firstStep, lhs.depthStride)));
  if (ownRows)
    lhsStart = scaled(sum(block, scaled(rowTile, -blocking.rowTile / blocking.rows)), steps * blocking.rows);
  AffineExpr rhsColumn = matmul.getPacked() ? panel : firstColumn;
  AffineExpr rhsStart = sum(rhs.base, sum(scaled(rhsColumn, rhs.columnStride), scaled(firstStep, rhs.depthStride)));

  Value lhsIndex = emitter.emitIndex(lhsStart);
  Value rhsIndex = ownPanel ? emitter.constantIndex(0) : emitter.emitIndex(rhsStart);
  Value accIndex = emitter.emitIndex(accumulatorStart(block, firstColumn));
  // The rows of a panel lie side by side.
  Value lhsStride = emitter.constantIndex(!packedLhs && !ownRows ? lhs.rowStride : pairs ? 2 : 1);
  Value lhsDepth = emitter.constantIndex(ownRows ? blocking.rows : lhs.depthStride);
  Value rhsDepth = emitter.constantIndex(ownPanel ? blocking.columns : rhs.depthStride);
  Value accRow = emitter.constantIndex(direct ? columns : scratchColumns), depthSteps = emitter.constantIndex(steps);
  OpBuilder b = emitter.builder();
  std::string instruction = "dot.bf16";
  if (!pairs) {
    instruction = isa<FloatType>(accumulator) ? "fma." : "mul_add.";
    llvm::raw_string_ostream(instruction) << accumulator;
  }
  tile::MmaOp::create(b, emitter.getLoc(), ownRows ? ownRows : lhs.memref, lhsIndex, lhsStride, lhsDepth,
                      ownPanel ? ownPanel : rhs.memref, rhsIndex, rhsDepth, direct ? resultBuffers[0] : scratch,
                      accIndex, accRow, depthSteps, b.getI64IntegerAttr(size), b.getI64IntegerAttr(blocking.columns),
                      b.getI64IntegerAttr(blocking.lanes), b.getStringAttr(instruction),
                      accumulate ? b.getUnitAttr() : UnitAttr());
}

//===----------------------------------------------------------------------===//
// Dots
//===----------------------------------------------------------------------===//

void MatmulTile::emitDots(AffineExpr block, int64_t size) {
  forEachBlock(columnTile, blocking.columnTile / blocking.columns, blocking.columns, columns,
               [&](AffineExpr columnBlock, int64_t width) { emitDotBlock(block, size, columnBlock, width); });
  emitEpilogue(block, size, scaled(columnTile, blocking.columnTile), blocking.columnTile);
}

/// size * width results, each one reduction over k, all in one loop so that a loaded element serves several of them.
void MatmulTile::emitDotBlock(AffineExpr block, int64_t size, AffineExpr columnBlock, int64_t width) {
  SmallVector<Value> inits(size * width, zero());
  SmallVector<tile::CombineKind> kinds(size * width, tile::CombineKind::Add);
  AffineExpr k = space.addDim(0, std::max<int64_t>(depth - 1, 0));
  auto loads = [&](const Operand &operand, AffineExpr start, int64_t stride, int64_t count) {
    SmallVector<Value> values;
    for (int64_t i = 0; i < count; ++i) {
      AffineExpr position =
          sum(sum(operand.base, start), sum(space.constant(i * stride), scaled(k, operand.depthStride)));
      Value value = emitter.load(operand.memref, position, cast<MemRefType>(operand.memref.getType()).getElementType());
      if (value.getType() != accumulator)
        value = create<arith::ExtFOp>(accumulator, value);
      values.push_back(value);
    }
    return values;
  };
  SmallVector<Value> sums = emitter.lanes({k}, emitter.constantIndex(depth), inits, kinds, [&] {
    SmallVector<Value> left = loads(lhs, scaled(block, blocking.rows * lhs.rowStride), lhs.rowStride, size);
    SmallVector<Value> right =
        loads(rhs, scaled(columnBlock, blocking.columns * rhs.columnStride), rhs.columnStride, width);
    SmallVector<Value> products;
    for (Value x : left)
      for (Value y : right)
        products.push_back(isa<FloatType>(accumulator) ? create<arith::MulFOp>(x, y) : create<arith::MulIOp>(x, y));
    return products;
  });
  AffineExpr firstInTile = scaled(columnTile, -blocking.columnTile);
  AffineExpr start = sum(scaled(columnBlock, blocking.columns), firstInTile);
  for (int64_t i = 0; i < size; ++i)
    for (int64_t j = 0; j < width; ++j)
      emitter.store(sums[i * width + j], scratch, sum(start, space.constant(i * scratchColumns + j)));
}

//===----------------------------------------------------------------------===//
// Epilogue
//===----------------------------------------------------------------------===//

/// Computes the kernel's results for `size` rows and `width` columns (fewer at the end of the row) of the matmul.
void MatmulTile::emitEpilogue(AffineExpr block, int64_t size, AffineExpr firstColumn, int64_t width) {
  AffineExpr firstRow = scaled(block, blocking.rows);
  AffineExpr start = accumulatorStart(block, firstColumn);
  Value rowBegin = emitter.emitIndex(firstRow), columnBegin = emitter.emitIndex(firstColumn);
  Value count = emitter.constantIndex(width);
  if (columns % width != 0)
    count = minimum(count, emitter.emitIndex(sum(space.constant(columns), scaled(firstColumn, -1))));
  // Each block has its own loop variables: `block` is another dim in each, so memoised indices must not be shared.
  AffineExpr i = space.addDim(0, rows - 1), j = space.addDim(0, columns - 1);
  Type resultType = scalarType(tensorType(matmul.getResult()).getElementType());
  Operation *terminator = matmul->getBlock()->getTerminator();
  emitter.loop({i, rowBegin}, emitter.constantIndex(0), emitter.constantIndex(size), {}, [&](ValueRange) {
    emitter.lanes({j, columnBegin}, count, {}, {}, [&] {
      AffineExpr inBlock = sum(scaled(sum(i, scaled(firstRow, -1)), scratchColumns), sum(j, scaled(firstColumn, -1)));
      Value value = emitter.load(scratch, sum(start, inBlock), accumulator);
      if (value.getType() != resultType)
        value = create<arith::TruncFOp>(resultType, value);
      Index index = batch;
      index.append({position(i, rows), position(j, columns)});
      emitter.bind({matmul.getResult(), index}, value);
      // All results before the first store: it may overwrite what another result reads.
      AffineExpr target = flatPosition(index.end()[-2], index.back());
      SmallVector<Value> results;
      for (Value result : terminator->getOperands())
        results.push_back(emitter.emit({result, space.delinearize(target, tensorType(result).getShape())}));
      for (auto [result, buffer] : llvm::zip(results, resultBuffers))
        emitter.store(result, buffer, target);
      return SmallVector<Value>();
    });
    return SmallVector<Value>();
  });
}
} // namespace

LogicalResult emitMatmulKernel(func::FuncOp kernel, func::FuncOp program) {
  auto matmuls = kernel.getOps<MatmulOp>();
  if (!llvm::hasSingleElement(matmuls))
    return kernel.emitError("a matmul kernel holds one graph.matmul");
  MatmulOp matmul = *matmuls.begin();
  auto attribute = kernel->getAttrOfType<DictionaryAttr>(kMatmulBlockingAttr);
  std::optional<MatmulBlocking> blocking = attribute ? MatmulBlocking::fromAttr(attribute) : std::nullopt;
  if (!blocking)
    return kernel.emitError("a matmul kernel needs its block sizes in `tile.matmul`");

  SmallVector<int64_t> grid = gridOf(matmul, *blocking);
  TileProgram tileProgram(kernel, program, grid);
  if (llvm::is_contained(grid, 0))
    return success();
  ElementMap map(kernel.getContext());
  ElementalEmitter emitter(map, tileProgram.getBody(), kernel.getLoc());
  tileProgram.bindOperands(emitter);
  return MatmulTile(matmul, *blocking, emitter, tileProgram.getOperandBuffers(), tileProgram.getResultBuffers(),
                    kernel->getAttrOfType<IntegerAttr>(graph::kNeededRowsAttr))
      .emit(tileProgram.getCoordinates());
}

} // namespace tilewright
