//===- MatmulBlocking.h - how a matmul is cut up ------------------*- C++ -*-===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// All heuristics of matmul, in one place, as pure functions of the shape and the
// machine. Three nested blocks, each sized for one level of the memory:
//
//   register block  rows x columns of the result in vector registers, for a whole
//                   `depthBlock` of k: one load of the rhs row and one broadcast of
//                   each lhs element feed rows * columns multiply-adds.
//   panel           columns x depthBlock of the packed rhs, in the L1 or L2 cache,
//                   used by all register blocks of a tile one after the other.
//   tile            rowTile x columnTile of the result: the unit of work of a thread.
//                   Its lhs rows stay in the L2 cache while the panels stream.
//
// The size of a tile is the one of the least estimated time: the multiply-adds, what operands are read more than once
// for, and what the threads wait for the last of them.
//
// Measured on Zen 5 (265 GFLOP/s FMA peak a core): 9x48, 8x48 and 6x64 reach 95-98 %
// with the lhs read in place. Packing the lhs too costs more than it gains, but for one
// that is read down its columns. Steps of k that are a multiple of 4 KB apart fall into
// one set of the L1 cache and a few of the L2 cache (330 GFLOP/s of 450 there), and every
// step of 1 KB and more asks for another line and soon another page: packed,
// 1152x2048x384 takes 17 % less time on Granite Rapids.
//
//===----------------------------------------------------------------------===//
#ifndef TILEWRIGHT_ANALYSIS_MATMULBLOCKING_H
#define TILEWRIGHT_ANALYSIS_MATMULBLOCKING_H

#include "tilewright/Graph/IR/Graph.h"

#include "mlir/IR/BuiltinAttributes.h"
#include <cstdint>
#include <optional>

namespace tilewright {

/// What the heuristics need to know of the machine.
struct VectorMachine {
  int64_t vectorBits = 256;
  int64_t vectorRegisters = 16;
  int64_t threads = 1;
  /// Of one core. Kernels are compiled for a level of the architecture, so this is what cores of that level have at
  /// least.
  int64_t l2Bytes = vectorBits >= 512 ? 1 << 20 : 512 << 10;
};

/// `batch` products [rows, depth] x [depth, columns], accumulated in elements of `elementBits`. With operands in pairs,
/// a pair is one element, of 32 bits, and `depth` counts pairs.
struct MatmulShape {
  int64_t batch = 1, rows = 1, columns = 1, depth = 1;
  int64_t elementBits = 32;
  /// Of an element of each operand: one that is packed may be wider than the other.
  int64_t lhsBits = 32, rhsBits = 32;
  /// The strides of the operands, or 0 where they have none.
  int64_t lhsRowStride = 0, lhsDepthStride = 1, rhsColumnStride = 1, rhsDepthStride = 1;
  /// Rows of a panel of a packed left operand, or 0 where it is read in place.
  int64_t rowPanel = 0;
  /// The right operand rarely changes, so that its pack lasts for many calls.
  bool rhsLasts = false;
};

/// The shape of `matmul`, seen through the views of its operands.
MatmulShape matmulShape(graph::MatmulOp matmul);

/// How the right operand is read.
enum class MatmulForm {
  Panels,     ///< packed by `graph.pack`
  TilePanels, ///< packed by each tile for itself: few tiles read a panel, and the whole pack would go to memory and
              ///< back
  Rows,       ///< in place, rows of it being contiguous: a pack would not be read often enough to pay
  Dots,       ///< in place, in any layout: each result element is a reduction over k in vector lanes
};

struct MatmulBlocking {
  MatmulForm form = MatmulForm::Dots;
  int64_t lanes = 1;      ///< elements of a vector
  int64_t rows = 1;       ///< of a register block
  int64_t columns = 1;    ///< of a register block; the width of a panel
  int64_t rowTile = 1;    ///< rows of a tile, a multiple of `rows`
  int64_t columnTile = 1; ///< columns of a tile, a multiple of `columns`
  int64_t depthBlock = 1; ///< steps of k between two visits of a result block
  bool packsLhs = false;  ///< each tile packs its rows of the left operand, in panels of `rows`

  mlir::DictionaryAttr toAttr(mlir::MLIRContext *context) const;
  static std::optional<MatmulBlocking> fromAttr(mlir::DictionaryAttr attr);
};

/// On the function of a matmul kernel, from stage 60 on.
inline constexpr llvm::StringLiteral kMatmulBlockingAttr = "tile.matmul";

/// How to read the right operand of a matmul whose operands are strided buffers, and the panel width if it is to be
/// packed: stage 20's question.
struct MatmulLayout {
  MatmulForm form;
  int64_t panel;
};
MatmulLayout chooseMatmulLayout(const MatmulShape &shape, const VectorMachine &machine);

/// Rows of a panel of a packed left operand: a register block of three vectors is as high.
inline constexpr int64_t kRowPanel = 8;

/// The same for a matmul of an outlined kernel, of which stage 20 has decided: what it left alone is read in place.
MatmulLayout decidedMatmulLayout(graph::MatmulOp matmul, const VectorMachine &machine);

/// All block sizes for a given form (and panel width, where that is already fixed by a pack).
MatmulBlocking chooseMatmulBlocking(const MatmulShape &shape, MatmulLayout layout, const VectorMachine &machine);

/// Up to `count` of them, the best first, whose tiles differ from one another by enough to be worth a measurement.
llvm::SmallVector<MatmulBlocking> rankMatmulBlockings(const MatmulShape &shape, MatmulLayout layout,
                                                      const VectorMachine &machine, size_t count);

} // namespace tilewright

#endif // TILEWRIGHT_ANALYSIS_MATMULBLOCKING_H
