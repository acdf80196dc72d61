//===- ChunkShares.h - what one chunk of rows has of each value ---*- C++ -*-===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A kernel is to be run in N chunks of its rows. Which piece of each operand and result belongs
// to a chunk? Told of one value, the analysis follows the ops of the body in both directions:
// elementwise ops read and write the same piece, a broadcast reads the rows that it has, a sum
// over the rows has no pieces but one term for each chunk.
//
//===----------------------------------------------------------------------===//
#ifndef TILEWRIGHT_LIB_GRAPH_TRANSFORMS_CHUNKSHARES_H
#define TILEWRIGHT_LIB_GRAPH_TRANSFORMS_CHUNKSHARES_H

#include "tilewright/Graph/IR/Graph.h"

#include <optional>

namespace tilewright::graph {

/// Into how many pieces each dim of a value is cut. The product is the number of chunks; chunk i has the piece whose
/// position, read as a number whose digits are the dims, is i.
using Pieces = llvm::SmallVector<int64_t, 4>;

/// Cuts the elements behind the first dims, `outer` in number, into `chunks` runs: [4, 128, V] with 8 chunks is cut
/// into [4, 2, 1] pieces. None if the runs are not boxes.
std::optional<Pieces> piecesBehind(llvm::ArrayRef<int64_t> shape, int64_t outer, int64_t chunks);

/// The number of elements of the dims before the first that is cut.
int64_t outerOf(llvm::ArrayRef<int64_t> shape, llvm::ArrayRef<int64_t> pieces);

mlir::RankedTensorType typeOfPiece(mlir::RankedTensorType whole, llvm::ArrayRef<int64_t> pieces);

/// The pieces of a reshaped value, given those of the other side.
std::optional<Pieces> throughReshape(llvm::ArrayRef<int64_t> from, llvm::ArrayRef<int64_t> pieces,
                                     llvm::ArrayRef<int64_t> to);

class ChunkShares {
public:
  explicit ChunkShares(int64_t chunks) : chunks(chunks) {}

  /// Says which pieces `value` of the body has; false if that contradicts what is known.
  bool cut(mlir::Value value, llvm::ArrayRef<int64_t> into);
  /// Follows all ops of a body; false if it cannot be run in chunks.
  bool propagate(mlir::Block &body);

  /// None: the value is the same for all chunks, or known only behind the last.
  const Pieces *piecesOf(mlir::Value value) const {
    auto it = pieces.find(value);
    return it == pieces.end() ? nullptr : &it->second;
  }
  /// Whether `value` depends on sums over all rows.
  bool isLate(mlir::Value value) const { return late.contains(value); }
  /// Whether an argument is read only for what depends on such sums.
  bool isReadLate(mlir::BlockArgument argument) const;
  /// Whether `op` sums over rows that are in different chunks.
  bool isSum(mlir::Operation *op) const { return sums.contains(op); }

private:
  bool visit(mlir::Operation *op);
  bool visitElementwise(mlir::Operation *op);
  bool visitBroadcast(BroadcastOp op);
  bool visitReshape(ReshapeOp op);
  bool visitTranspose(TransposeOp op);
  bool visitSlice(SliceOp op);
  bool visitReduce(ReduceOp op);
  bool visitMatmul(MatmulOp op);
  bool visitPack(PackOp op);
  bool visitGather(GatherOp op);
  bool visitTake(TakeOp op);
  bool sum(mlir::Operation *op);
  bool unify(llvm::ArrayRef<mlir::Value> values);
  bool cutBoth(mlir::Value a, llvm::function_ref<std::optional<Pieces>(llvm::ArrayRef<int64_t>)> toB, mlir::Value b,
               llvm::function_ref<std::optional<Pieces>(llvm::ArrayRef<int64_t>)> toA);

  int64_t chunks;
  bool changed = false;
  llvm::DenseMap<mlir::Value, Pieces> pieces;
  llvm::DenseSet<mlir::Value> late;
  llvm::DenseSet<mlir::Operation *> sums;
};

} // namespace tilewright::graph

#endif // TILEWRIGHT_LIB_GRAPH_TRANSFORMS_CHUNKSHARES_H
