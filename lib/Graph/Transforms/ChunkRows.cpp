//===- ChunkRows.cpp - stage 30: what lives between two products, by chunks -===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The logits of a language model are its largest tensor by far, and live only from the product that makes them to the
// products that read their gradient. In between, everything works row by row. So the rows are taken some at a time:
//
//   L = h W'                       L_i = h_i W'                  for each chunk i of the rows
//   g = rows(L, labels)      ->    g_i = rows(L_i, labels_i)
//   dh = g W                       dh_i = g_i W                  put together at the end
//   W -= f(g' h)                   D_i = D_(i-1) + g_i' h_i      and W -= f(D) with the last chunk
//
// Nothing here knows of a loss: a chain starts at any product, and ChunkShares says of each kernel that reads the large
// tensor what a chunk of it is. Kernels are formed before this pass, not after: only then is it known what is stored at
// all, and the kernels of all chunks are the same code.
//
//===----------------------------------------------------------------------===//

#include "ChunkChain.h"
#include "Lifetimes.h"
#include "PlanSteps.h"
#include "tilewright/Graph/Transforms/Passes.h"

using namespace mlir;

namespace tilewright::graph {
#define GEN_PASS_DEF_CHUNKROWS
#include "tilewright/Graph/Transforms/Passes.h.inc"

namespace {
/// A chain may start at a product whose result is this share of the peak: others cannot lower it by much.
constexpr int64_t kSmallestShare = 8;
/// Results that one kernel of slices may have.
constexpr int64_t kMaxChunks = 32;
/// Largest last cache, in units of the smallest: a tensor must be larger for its traffic to count as saved.
constexpr int64_t kLargestCache = 4;

struct ChunkRows : impl::ChunkRowsBase<ChunkRows> {
  using ChunkRowsBase::ChunkRowsBase;

  void runOnOperation() override {
    for (auto function : getOperation().getOps<func::FuncOp>())
      if (llvm::hasSingleElement(function.getBody()))
        while (chunkOne(function.getBody().front()))
          ;
  }

  /// Cuts the chain that is most worth it; false if none is.
  bool chunkOne(Block &block) {
    Lifetimes lifetimes(block);
    if (lifetimes.peakBytes < minPeak)
      return false;
    SmallVector<OpResult> seeds;
    for (auto kernel : block.getOps<KernelOp>())
      for (OpResult result : kernel->getResults())
        if (maySeed(result, lifetimes))
          seeds.push_back(result);
    for (OpResult seed : seeds)
      detachIndependent(seed);
    lifetimes = Lifetimes(block);
    std::optional<Chain> best;
    double bestCost = 0;
    for (OpResult seed : seeds) {
      int64_t rows = rowsOf(seed);
      for (int64_t chunks = 2; chunks <= std::min(kMaxChunks, rows / minRows); ++chunks) {
        std::optional<Chain> chain = rows % chunks == 0 ? findChain(seed, chunks) : std::nullopt;
        double cost = chain ? costOf(*chain, lifetimes) : 0;
        if (cost < bestCost) {
          bestCost = cost;
          best = std::move(chain);
        }
      }
    }
    return best && writeChunks(*best);
  }

  static int64_t rowsOf(OpResult seed) {
    Block &body = cast<KernelOp>(seed.getOwner()).getBody().front();
    return tensorType((*body.getOps<MatmulOp>().begin()).getResult()).getShape().front();
  }

  bool maySeed(OpResult result, const Lifetimes &lifetimes) const {
    auto kernel = cast<KernelOp>(result.getOwner());
    return kernel.getKind() == stringify(KernelKind::Matmul) &&
           tensorBytes(result) >= std::max<int64_t>(minBytes, lifetimes.peakBytes / kSmallestShare);
  }

  double moved(int64_t bytes) const { return static_cast<double>(bytes) / bytesPerNanosecond; }

  /// Nanoseconds that a step takes longer, less what the memory is worth; 0 if the peak stays.
  double costOf(const Chain &chain, const Lifetimes &lifetimes) const {
    double once = 0;
    int64_t shared = 0; // bytes that every chunk reads or adds to
    int64_t extra = 0;  // bytes alive besides one chunk
    unsigned first = lifetimes.of(chain.ops.front()), last = lifetimes.of(chain.ops.back());
    SmallVector<int64_t> alive = lifetimes.alive, wide(alive.size(), 0);
    for (const auto &[value, pieces] : chain.results) {
      if (!value.getDefiningOp<KernelOp>())
        continue;
      int64_t bytes = tensorBytes(value);
      if (!chain.isWide(value)) {
        once += chain.isRead(value) ? launchNanoseconds + moved(2 * bytes) : 0;
        continue;
      }
      for (unsigned step = lifetimes.of(value.getDefiningOp()); step <= lifetimes.lastUse(value); ++step)
        wide[step] += bytes;
      auto accesses = 1 + std::distance(value.user_begin(), value.user_end());
      if (bytes / chain.chunks <= cacheBytes)
        once -= static_cast<double>(accesses) * moved(std::max<int64_t>(0, bytes - kLargestCache * cacheBytes));
    }
    for (const auto &[value, pieces] : chain.inputs) {
      once += launchNanoseconds + moved(2 * tensorBytes(value));
      extra += tensorBytes(value);
    }
    llvm::SmallDenseSet<Value> known;
    for (const auto &[op, shares] : chain.shares) {
      auto kernel = cast<KernelOp>(op);
      for (auto [operand, argument] : llvm::zip(kernel.getInputs(), kernel.getBody().getArguments()))
        if (!shares.piecesOf(argument) && !shares.isReadLate(argument) && known.insert(operand).second) {
          shared += tensorBytes(operand);
          extra += operand.getDefiningOp() ? tensorBytes(operand) : 0;
        }
      for (Operation &inner : kernel.getBody().front().without_terminator())
        if (shares.isSum(&inner)) {
          shared += 2 * tensorBytes(inner.getResult(0));
          extra += tensorBytes(inner.getResult(0));
        }
      int64_t overwritten = overwrittenBytes(kernel, chain, lifetimes);
      alive[lifetimes.of(kernel)] -= overwritten;
      wide[lifetimes.of(kernel)] -= overwritten;
    }
    int64_t before = 0, after = 0, chunk = *llvm::max_element(wide) / chain.chunks;
    for (auto [step, bytes] : llvm::enumerate(alive)) {
      before = std::max(before, bytes);
      bool inside = first <= step && step <= last;
      after = std::max(after, inside ? bytes - wide[step] + chunk + extra : bytes);
    }
    if (after >= before)
      return 0;
    double again = launchNanoseconds * static_cast<double>(chain.shares.size());
    if (chunk + shared > cacheBytes)
      again += moved(shared);
    return once + static_cast<double>(chain.chunks - 1) * again -
           nanosecondsPerByte * static_cast<double>(before - after);
  }

  /// Bytes of wide results that take the place of operands.
  static int64_t overwrittenBytes(KernelOp kernel, const Chain &chain, const Lifetimes &lifetimes) {
    int64_t bytes = 0;
    KernelAnalysis analysis = analyzeKernel(kernel);
    for (OpResult result : kernel->getResults()) {
      SmallVector<bool> overwritable = overwritableOperands(kernel, analysis, result.getResultNumber());
      for (auto [operand, legal] : llvm::zip(kernel.getInputs(), overwritable))
        if (legal && chain.isWide(result) && chain.isWide(bufferOf(operand)) &&
            lifetimes.lastUse(bufferOf(operand)) == lifetimes.of(kernel))
          bytes += tensorBytes(result);
    }
    return bytes;
  }
};
} // namespace
} // namespace tilewright::graph
