//===- MatmulBlocking.cpp - how a matmul is cut up --------------------------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tilewright/Analysis/MatmulBlocking.h"
#include "tilewright/Analysis/StridedLayout.h"

#include "mlir/IR/Builders.h"
#include "llvm/Support/MathExtras.h"

#include <algorithm>
#include <cmath>

using namespace mlir;

namespace tilewright {
namespace {
/// Rows of the lhs that are a power of two apart fall into one set of the L1 cache: no more of them than it has ways.
constexpr int64_t kMaxRows = 12;
/// Multiply-adds in flight that keep the units busy: two units times a latency of four cycles.
constexpr int64_t kFmasInFlight = 8;
/// A block of dots holds this many results in each direction: 8 loads feed 16 multiply-adds.
constexpr int64_t kDotBlock = 4;
/// Up to so many rows, dots beat a pack whose panels would be read only once or twice. One that lasts is as fast for
/// one row, and takes memory.
constexpr int64_t kMaxDotRows = 4 * kDotBlock;
/// The share of the L2 cache that the lhs rows of a tile and one panel may fill.
constexpr double kCacheShare = 0.6;
/// What a tile may keep of the result between two blocks of k, and how high it may be.
constexpr int64_t kMaxTileBytes = 288 << 10, kMaxTileRows = 512;
/// Bytes that a core gets in one cycle beside a product, from memory and from the cache that the cores share. Measured
/// as what more traffic adds to the time: prefetching hides some of it, never all.
constexpr double kMemoryBytesPerCycle = 8, kCacheBytesPerCycle = 32;
/// What the shared cache keeps of one operand from tile to tile.
constexpr int64_t kSharedCacheBytes = 8 << 20;
/// Cycles to pack an element in the cache.
constexpr double kPackCycles = 0.3;
/// Cycles to hand out a tile, and the share of a tile that the other threads wait for the last one.
constexpr double kTileCycles = 400, kLastTileShare = 0.1;
/// Lines so far apart fall into one set of the L1 cache.
constexpr int64_t kAliasingBytes = 4096;
/// The lhs is packed if its steps of k are so many bytes apart, and so many that the pack pays.
constexpr int64_t kFarBytes = 1024, kFarSteps = 64;
/// Up to so many register blocks one above the other read the rhs in place faster than a pack of it, which has to be
/// made; and so many if it is made only once.
constexpr int64_t kMaxBlocksInPlace = 12, kMaxBlocksBesidePack = 2;
/// Rows of the register block that is `vectors` wide: the block, one rhs row and one broadcast fit the registers.
int64_t maxRows(int64_t vectors, const VectorMachine &machine) {
  return std::clamp<int64_t>((machine.vectorRegisters - 1 - vectors) / vectors, 1, kMaxRows);
}

/// The size of equal pieces of at most `limit` that cover `total`: 13 in pieces of at most 9 are 7 + 6, not 9 + 4.
int64_t balanced(int64_t total, int64_t limit) {
  if (total <= 0)
    return 1;
  return llvm::divideCeilSigned(total, llvm::divideCeilSigned(total, limit));
}

/// The rows of a register block that is `vectors` wide. A size that leaves no remainder saves the code of a second
/// block.
int64_t chooseRows(const MatmulShape &shape, int64_t vectors, const VectorMachine &machine) {
  if (shape.rowPanel != 0)
    return shape.rowPanel;
  int64_t total = shape.rows, limit = maxRows(vectors, machine);
  for (int64_t rows = limit; rows > limit * 3 / 4; --rows)
    if (total > 0 && total % rows == 0)
      return rows;
  return balanced(total, limit);
}

/// Time of one step of k for all register blocks of the result, in multiply-adds.
double stepCost(const MatmulShape &shape, int64_t vectors, int64_t lanes, const VectorMachine &machine) {
  int64_t rows = chooseRows(shape, vectors, machine);
  double fmas = std::max(rows * vectors, kFmasInFlight);
  // Loads go beside the multiply-adds, but not for nothing: the rhs streams from the L2 cache, the lhs is in L1.
  double block = fmas + 0.3 * vectors + 0.1 * rows;
  return block * static_cast<double>(llvm::divideCeilSigned(shape.rows, rows)) *
         static_cast<double>(llvm::divideCeilSigned(shape.columns, vectors * lanes));
}

/// The width of a register block. `whole` allows only widths without a remainder, where such exist.
int64_t choosePanel(const MatmulShape &shape, int64_t lanes, bool whole, const VectorMachine &machine) {
  int64_t best = 1;
  for (int64_t vectors = 2; vectors <= 4; ++vectors) {
    if (whole && shape.columns % (vectors * lanes) != 0)
      continue;
    if (shape.rowPanel > maxRows(vectors, machine))
      continue;
    if (stepCost(shape, vectors, lanes, machine) < stepCost(shape, best, lanes, machine))
      best = vectors;
  }
  return best * lanes;
}
} // namespace

/// The layout of a value behind a chain of views in the buffer at its end; none if it has no strides.
static std::optional<StridedLayout> layoutOf(Value value) {
  Operation *op = value.getDefiningOp();
  if (!op || !graph::isView(op))
    return StridedLayout::rowMajor(graph::tensorType(value).getShape());
  std::optional<StridedLayout> input = layoutOf(op->getOperand(0));
  return input ? input->throughView(op) : std::nullopt;
}

MatmulShape matmulShape(graph::MatmulOp matmul) {
  ArrayRef<int64_t> result = graph::tensorType(matmul.getResult()).getShape();
  MatmulShape shape;
  for (int64_t size : result.drop_back(2))
    shape.batch *= size;
  shape.rows = result[result.size() - 2];
  shape.columns = result.back();
  shape.depth = matmul.readsPairs() ? matmul.getDepth() / 2 : matmul.getDepth();
  if (matmul.hasPackedLhs())
    shape.rowPanel = graph::tensorType(matmul.getLhs()).getShape()[result.size()];
  Type element = graph::tensorType(matmul.getResult()).getElementType();
  shape.elementBits = graph::accumulatorType(element).getIntOrFloatBitWidth();
  shape.lhsBits = graph::tensorType(matmul.getLhs()).getElementTypeBitWidth();
  shape.rhsBits = graph::tensorType(matmul.getRhs()).getElementTypeBitWidth();
  auto strideFromLast = [](Value operand, size_t dim) {
    std::optional<StridedLayout> layout = layoutOf(operand);
    return layout ? layout->stride(layout->rank() - dim).value_or(0) : 0;
  };
  shape.lhsRowStride = strideFromLast(matmul.getLhs(), 2);
  shape.lhsDepthStride = strideFromLast(matmul.getLhs(), 1);
  shape.rhsColumnStride = strideFromLast(matmul.getRhs(), 1);
  shape.rhsDepthStride = strideFromLast(matmul.getRhs(), 2);
  return shape;
}

MatmulLayout chooseMatmulLayout(const MatmulShape &shape, const VectorMachine &machine) {
  int64_t lanes = machine.vectorBits / shape.elementBits;
  int64_t panel = choosePanel(shape, lanes, /*whole=*/false, machine);
  bool rowsContiguous = shape.rhsColumnStride == 1 || shape.columns == 1;
  bool columnsContiguous = shape.rhsDepthStride == 1 || shape.depth == 1;
  // How often the rhs is read. A pack reads and writes it once more, so it needs several uses to pay.
  int64_t rowBlocks = llvm::divideCeilSigned(shape.rows, maxRows(panel / lanes, machine));
  int64_t maxDotRows = shape.rhsLasts ? 1 : kMaxDotRows;
  if (columnsContiguous && (shape.rows <= maxDotRows || shape.columns < lanes / 2))
    return {MatmulForm::Dots, 1};
  // In place, the last register block has no padding to read: the columns must be whole vectors.
  bool aliases = shape.rhsDepthStride * shape.rhsBits / 8 % kAliasingBytes == 0;
  int64_t maxBlocks = shape.rhsLasts || aliases ? kMaxBlocksBesidePack : kMaxBlocksInPlace;
  if (rowsContiguous && rowBlocks <= maxBlocks && shape.columns % lanes == 0)
    return {MatmulForm::Rows, choosePanel(shape, lanes, /*whole=*/true, machine)};
  // A tile of all rows packs a panel once, one of half of them twice.
  int64_t rhsBytes = shape.columns * shape.depth * shape.elementBits / 8;
  if ((rowsContiguous || columnsContiguous) && shape.rhsBits == shape.elementBits && shape.rowPanel == 0 &&
      rhsBytes > kSharedCacheBytes && shape.rows <= 2 * kMaxTileRows)
    return {MatmulForm::TilePanels, panel};
  return {MatmulForm::Panels, panel};
}

namespace {
/// The left operand is read down its columns, each step of k in another line, and soon in another page.
bool readsFarApart(const MatmulShape &shape) {
  return shape.lhsRowStride == 1 && shape.depth >= kFarSteps && shape.lhsDepthStride > 1 &&
         shape.lhsDepthStride * shape.lhsBits / 8 >= kFarBytes;
}

/// Whole register blocks in one tile.
struct TileSize {
  int64_t rowBlocks, panels;
};

/// How much of k fits the cache: equal blocks, in whole vectors.
int64_t chooseDepthBlock(const MatmulShape &shape, const MatmulBlocking &block, int64_t tileRows,
                         const VectorMachine &machine) {
  if (block.form == MatmulForm::Dots)
    return std::max<int64_t>(shape.depth, 1);
  int64_t stepBytes = (tileRows + block.columns) * shape.elementBits / 8;
  int64_t limit = std::max<int64_t>(1, kCacheShare * machine.l2Bytes / stepBytes);
  return std::clamp<int64_t>(llvm::alignTo(balanced(shape.depth, limit), block.lanes), 1,
                             std::max<int64_t>(shape.depth, 1));
}

/// Cycles of the slowest thread.
double productCycles(const MatmulShape &shape, const MatmulBlocking &block, TileSize tile,
                     const VectorMachine &machine) {
  int64_t rowBlocks = llvm::divideCeilSigned(shape.rows, block.rows);
  int64_t panels = llvm::divideCeilSigned(shape.columns, block.columns);
  int64_t tileRows = tile.rowBlocks * block.rows, tileColumns = tile.panels * block.columns;
  int64_t depth = std::max<int64_t>(shape.depth, 1);
  int64_t depthBlocks = llvm::divideCeilSigned(depth, chooseDepthBlock(shape, block, tileRows, machine));
  double rowTiles = llvm::divideCeilSigned(rowBlocks, tile.rowBlocks);
  double columnTiles = llvm::divideCeilSigned(panels, tile.panels), tiles = shape.batch * rowTiles * columnTiles;

  double elementBytes = shape.elementBits / 8;
  auto traffic = [&](double elements, double times) {
    double bytes = elements * elementBytes;
    // The first time from wherever it is, which no choice here changes.
    return bytes * (times - 1) / (bytes > kSharedCacheBytes ? kMemoryBytesPerCycle : kCacheBytesPerCycle);
  };
  // The rows of a tile stay in the L2 cache for the tiles beside it, unless k is cut.
  double lhsTimes = depthBlocks > 1 ? columnTiles : std::min<double>(columnTiles, machine.threads);
  double tileCycles =
      kTileCycles + 0.5 / block.lanes * depth * tileRows * tileColumns +
      (traffic(shape.rows * depth, lhsTimes) + traffic(shape.columns * depth, rowTiles)) / (rowTiles * columnTiles) +
      2 * (depthBlocks - 1) * tileRows * tileColumns * elementBytes / kCacheBytesPerCycle;
  if (block.form == MatmulForm::TilePanels)
    tileCycles += kPackCycles * depth * tileColumns;
  if (block.packsLhs)
    tileCycles += kPackCycles * depth * tileRows;
  return tileCycles * (std::ceil(tiles / static_cast<double>(machine.threads)) + kLastTileShare);
}
} // namespace

MatmulLayout decidedMatmulLayout(graph::MatmulOp matmul, const VectorMachine &machine) {
  if (matmul.getPacked())
    return {MatmulForm::Panels,
            graph::tensorType(matmul.getRhs()).getDimSize(graph::tensorType(matmul.getResult()).getRank())};
  MatmulLayout layout = chooseMatmulLayout(matmulShape(matmul), machine);
  return layout.form == MatmulForm::Panels ? MatmulLayout{MatmulForm::Dots, 1} : layout;
}

llvm::SmallVector<MatmulBlocking> rankMatmulBlockings(const MatmulShape &shape, MatmulLayout layout,
                                                      const VectorMachine &machine, size_t count) {
  MatmulBlocking block;
  block.form = layout.form;
  block.lanes = machine.vectorBits / shape.elementBits;
  bool dots = layout.form == MatmulForm::Dots;
  block.columns = dots ? balanced(shape.columns, kDotBlock) : layout.panel;
  block.rows = dots ? balanced(shape.rows, kDotBlock) : chooseRows(shape, layout.panel / block.lanes, machine);

  block.packsLhs = !dots && shape.rowPanel == 0 && shape.lhsBits == shape.elementBits && readsFarApart(shape) &&
                   shape.columns > block.columns;
  int64_t rowBlocks = llvm::divideCeilSigned(shape.rows, block.rows);
  int64_t panels = llvm::divideCeilSigned(shape.columns, block.columns);
  int64_t blockBytes = block.rows * block.columns * shape.elementBits / 8;
  SmallVector<std::tuple<double, int64_t, int64_t>> tiles; // cycles, and the whole blocks of a tile
  auto add = [&](TileSize tile) {
    tiles.push_back({productCycles(shape, block, tile, machine), tile.rowBlocks, tile.panels});
  };
  add({1, 1});
  for (int64_t height = 1; height <= std::min(rowBlocks, kMaxTileRows / block.rows); ++height)
    for (int64_t width = 1; width <= std::min(panels, kMaxTileBytes / (blockBytes * height)); ++width)
      add({height, width});
  llvm::sort(tiles);

  llvm::SmallVector<MatmulBlocking> result;
  for (auto [cycles, height, width] : tiles) {
    block.rowTile = height * block.rows;
    block.columnTile = width * block.columns;
    block.depthBlock = chooseDepthBlock(shape, block, block.rowTile, machine);
    auto isAlike = [&](const MatmulBlocking &other) {
      auto alike = [](int64_t a, int64_t b) { return 2 * std::max(a, b) < 3 * std::min(a, b); };
      return alike(block.rowTile, other.rowTile) && alike(block.columnTile, other.columnTile);
    };
    if (llvm::none_of(result, isAlike))
      result.push_back(block);
    if (result.size() == count)
      break;
  }
  return result;
}

MatmulBlocking chooseMatmulBlocking(const MatmulShape &shape, MatmulLayout layout, const VectorMachine &machine) {
  return rankMatmulBlockings(shape, layout, machine, 1).front();
}

//===----------------------------------------------------------------------===//
// The attribute: {form = "panels", lanes = 16, rows = 9, ...}
//===----------------------------------------------------------------------===//

namespace {
constexpr llvm::StringLiteral kForms[] = {"panels", "tile_panels", "rows", "dots"};

/// The sizes by name, for reading and writing alike.
template <typename Blocking, typename Visit> void forEachSize(Blocking &blocking, Visit visit) {
  visit("lanes", blocking.lanes);
  visit("rows", blocking.rows);
  visit("columns", blocking.columns);
  visit("row_tile", blocking.rowTile);
  visit("column_tile", blocking.columnTile);
  visit("depth_block", blocking.depthBlock);
}
} // namespace

DictionaryAttr MatmulBlocking::toAttr(MLIRContext *context) const {
  Builder b(context);
  SmallVector<NamedAttribute> entries;
  entries.push_back(b.getNamedAttr("form", b.getStringAttr(kForms[static_cast<int>(form)])));
  forEachSize(
      *this, [&](StringRef name, int64_t size) { entries.push_back(b.getNamedAttr(name, b.getI64IntegerAttr(size))); });
  entries.push_back(b.getNamedAttr("packs_lhs", b.getBoolAttr(packsLhs)));
  return b.getDictionaryAttr(entries);
}

std::optional<MatmulBlocking> MatmulBlocking::fromAttr(DictionaryAttr attr) {
  MatmulBlocking result;
  auto form = attr.getAs<StringAttr>("form");
  const auto *name = form ? llvm::find(kForms, form.getValue()) : std::end(kForms);
  bool valid = name != std::end(kForms);
  result.form = static_cast<MatmulForm>(name - kForms);
  forEachSize(result, [&](StringRef name, int64_t &size) {
    auto value = attr.getAs<IntegerAttr>(name);
    valid &= value && value.getInt() > 0;
    size = value ? value.getInt() : 1;
  });
  auto packsLhs = attr.getAs<BoolAttr>("packs_lhs");
  result.packsLhs = packsLhs && packsLhs.getValue();
  return valid && packsLhs ? std::optional(result) : std::nullopt;
}

} // namespace tilewright
