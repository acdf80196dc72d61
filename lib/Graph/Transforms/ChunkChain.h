//===- ChunkChain.h - what is run chunk by chunk ------------------*- C++ -*-===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Parts of `graph-chunk-rows`: which kernels belong to a chain (ChunkChain.cpp), and the rewriting
// (ChunkWriter.cpp). What a chunk of each value is, is in ChunkShares; the price is in ChunkRows.cpp.
//
//===----------------------------------------------------------------------===//
#ifndef TILEWRIGHT_LIB_GRAPH_TRANSFORMS_CHUNKCHAIN_H
#define TILEWRIGHT_LIB_GRAPH_TRANSFORMS_CHUNKCHAIN_H

#include "ChunkShares.h"
#include "tilewright/Analysis/CostModel.h"

#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"

namespace tilewright::graph {

/// Kernels, and reshapes between them, that are run chunk by chunk.
struct Chain {
  int64_t chunks = 1;
  int64_t wideBytes = 0;                                  ///< no result as large as this is put together
  llvm::SetVector<mlir::Operation *> ops;                 ///< in program order
  llvm::MapVector<mlir::Operation *, ChunkShares> shares; ///< of the kernels
  llvm::MapVector<mlir::Value, Pieces> inputs;            ///< values from outside that are cut
  llvm::MapVector<mlir::Value, Pieces> results;           ///< results of `ops` that are cut
  /// Other ops that depend on `ops`, and kernels among `ops` that need those for their last chunk, in program order.
  llvm::SetVector<mlir::Operation *> tail;

  bool isWide(mlir::Value value) const { return results.contains(value) && tensorBytes(value) >= wideBytes; }
  bool isRead(mlir::Value value) const {
    return llvm::any_of(value.getUsers(), [&](mlir::Operation *user) { return !ops.contains(user); });
  }
};

/// What the body of a kernel yields for a result.
mlir::Value yieldedFor(mlir::OpResult result);

/// Gives a kernel of its own to what kernels behind `seed` compute although it does not depend on it, such as the
/// number of labels that count, where that would keep the kernels between the products from being run in chunks.
void detachIndependent(mlir::OpResult seed);

/// The chain that starts with `seed`, a result of a product, in a number of chunks, if there is one.
std::optional<Chain> findChain(mlir::OpResult seed, int64_t chunks);

/// Puts the chunks in the place of the chain; false, and no change, if the kernel of a chunk is not a legal one.
bool writeChunks(const Chain &chain);

} // namespace tilewright::graph

#endif // TILEWRIGHT_LIB_GRAPH_TRANSFORMS_CHUNKCHAIN_H
