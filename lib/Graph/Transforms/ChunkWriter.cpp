//===- ChunkWriter.cpp - kernels for each chunk -----------------------------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ChunkChain.h"
#include "KernelEdit.h"
#include "tilewright/Analysis/FusionLegality.h"

#include "mlir/IR/IRMapping.h"

using namespace mlir;

namespace tilewright::graph {
namespace {
class ChunkWriter {
public:
  explicit ChunkWriter(const Chain &chain) : chain(chain), builder(chain.ops.back()) {}

  /// Writes the chunks before the last op of the chain; false, and no change, if a kernel for a chunk is no kernel.
  bool run() {
    for (const auto &[value, pieces] : chain.inputs)
      slice(value, pieces);
    for (int64_t chunk = 0; chunk < chain.chunks; ++chunk)
      for (Operation *op : chain.ops)
        writeChunk(op, chunk);
    for (const auto &[value, pieces] : chain.results)
      if (value.getDefiningOp<KernelOp>() && chain.isRead(value))
        whole[value] = concatenate(value);
    bool legal = llvm::all_of(written, [](Operation *op) {
      auto kernel = dyn_cast<KernelOp>(op);
      KernelAnalysis analysis = kernel ? analyzeKernel(kernel) : KernelAnalysis();
      return !kernel || (analysis.legal() && stringify(analysis.kind) == kernel.getKind());
    });
    if (legal)
      replace();
    else
      for (Operation *op : llvm::reverse(written))
        op->erase();
    return legal;
  }

private:
  KernelOp createKernel(Location location, ArrayRef<Value> inputs, StringRef kind, const Twine &name) {
    auto kernel = KernelOp::create(builder, location, TypeRange(), inputs, builder.getStringAttr(kind),
                                   builder.getStringAttr(name));
    Block &body = kernel.getBody().emplaceBlock();
    for (Value input : inputs)
      body.addArgument(input.getType(), input.getLoc());
    return kernel;
  }

  /// Ends the body with what the kernel yields, and gives it such results.
  KernelOp finishKernel(KernelOp kernel, ArrayRef<Value> yielded) {
    OpBuilder end = OpBuilder::atBlockEnd(&kernel.getBody().front());
    YieldOp::create(end, kernel.getLoc(), yielded);
    KernelOp finished = rebuildKernel(kernel, SmallVector<Value>(kernel.getInputs()));
    kernel.erase();
    written.push_back(finished);
    return finished;
  }

  static Value reshape(OpBuilder &body, Value value, RankedTensorType type) {
    return value.getType() == type ? value : ReshapeOp::create(body, value.getLoc(), type, value).getResult();
  }

  /// A kernel that copies the pieces of a value from outside.
  void slice(Value value, const Pieces &pieces) {
    RankedTensorType type = tensorType(value);
    int64_t outer = outerOf(type.getShape(), pieces), length = type.getNumElements() / outer / chain.chunks;
    KernelOp kernel = createKernel(value.getLoc(), value, stringify(KernelKind::Pointwise), "chunk_rows");
    OpBuilder body = OpBuilder::atBlockEnd(&kernel.getBody().front());
    Value runs = reshape(body, kernel.getBody().getArgument(0), type.clone({outer, length * chain.chunks}));
    SmallVector<Value> yielded;
    for (int64_t chunk = 0; chunk < chain.chunks; ++chunk) {
      auto run = SliceOp::create(body, value.getLoc(), type.clone({outer, length}), runs,
                                 body.getDenseI64ArrayAttr({0, chunk * length}), body.getDenseI64ArrayAttr({1, 1}));
      yielded.push_back(reshape(body, run, typeOfPiece(type, pieces)));
    }
    piecesOf[value] = SmallVector<Value>(finishKernel(kernel, yielded).getResults());
  }

  /// A kernel that puts the pieces of a result together.
  Value concatenate(Value value) {
    RankedTensorType type = tensorType(value);
    KernelOp kernel = createKernel(value.getLoc(), piecesOf[value], stringify(KernelKind::Pointwise), "join_rows");
    OpBuilder body = OpBuilder::atBlockEnd(&kernel.getBody().front());
    SmallVector<Value> runs;
    for (Value piece : kernel.getBody().getArguments())
      runs.push_back(reshape(body, piece, type.clone({tensorType(piece).getNumElements()})));
    Value joined = ConcatOp::create(body, value.getLoc(), type.clone({type.getNumElements()}), runs, /*dim=*/0);
    return finishKernel(kernel, reshape(body, joined, type)).getResult(0);
  }

  void writeChunk(Operation *op, int64_t chunk) {
    if (auto kernel = dyn_cast<KernelOp>(op))
      return writeKernel(kernel, chunk);
    Value input = piecesOf[op->getOperand(0)][chunk], result = op->getResult(0);
    auto type = typeOfPiece(tensorType(result), chain.results.find(result)->second);
    written.push_back(ReshapeOp::create(builder, op->getLoc(), type, input));
    piecesOf[result].push_back(written.back()->getResult(0));
  }

  void writeKernel(KernelOp kernel, int64_t chunk) {
    const ChunkShares &shares = chain.shares.find(kernel)->second;
    bool last = chunk + 1 == chain.chunks;
    SmallVector<Value> inputs;
    for (auto [input, argument] : llvm::zip(kernel.getInputs(), kernel.getBody().getArguments()))
      inputs.push_back(shares.piecesOf(argument) ? piecesOf[input][chunk] : input);
    KernelOp copy = createKernel(kernel.getLoc(), inputs, kernel.getKind(), kernel.getSymName().value_or("kernel"));
    Block &body = copy.getBody().front();
    IRMapping mapping;
    mapping.map(kernel.getBody().getArguments(), body.getArguments());
    OpBuilder inside = OpBuilder::atBlockEnd(&body);
    SmallVector<Value> yielded, sources; // and the values of the old body that they are for
    for (Operation &op : kernel.getBody().front().without_terminator()) {
      // What follows a sum is computed once, with the last chunk.
      if (!last && shares.isLate(op.getResult(0)) && !shares.isSum(&op))
        continue;
      Value value = cloneOp(op, shares, inside, mapping);
      if (!shares.isSum(&op))
        continue;
      if (chunk > 0) {
        copy.getInputsMutable().append(sums[op.getResult(0)]);
        Value before = body.addArgument(value.getType(), value.getLoc());
        value = AddOp::create(inside, op.getLoc(), value, before);
        mapping.map(op.getResult(0), value);
      }
      if (!last) {
        yielded.push_back(value);
        sources.push_back(op.getResult(0));
      }
    }
    for (OpResult result : kernel->getResults())
      if (last || shares.piecesOf(yieldedFor(result))) {
        yielded.push_back(mapping.lookup(yieldedFor(result)));
        sources.push_back(result);
      }
    copy = finishKernel(copy, yielded);
    lastOf[kernel] = copy;
    for (auto [source, result] : llvm::zip(sources, copy.getResults())) {
      if (chain.results.contains(source))
        piecesOf[source].push_back(result);
      else if (source.getDefiningOp() == kernel)
        whole[source] = result;
      else
        sums[source] = result;
    }
  }

  /// The op on one piece of what it worked on.
  static Value cloneOp(Operation &op, const ChunkShares &shares, OpBuilder &inside, IRMapping &mapping) {
    Operation *clone = inside.clone(op, mapping);
    Value result = clone->getResult(0);
    if (const Pieces *pieces = shares.piecesOf(op.getResult(0))) {
      result.setType(typeOfPiece(tensorType(result), *pieces));
      if (auto constant = dyn_cast<ConstantOp>(clone))
        constant.setValueAttr(cast<SplatElementsAttr>(constant.getValue()).resizeSplat(tensorType(result)));
    }
    return result;
  }

  void replace() {
    Operation *after = chain.ops.back()->getNextNode();
    for (Operation *op : chain.tail)
      if (Operation *last = lastOf.lookup(op))
        last->moveBefore(after);
      else if (op->isBeforeInBlock(after))
        op->moveBefore(after);
    for (auto [value, replacement] : whole)
      Value(value).replaceUsesWithIf(replacement, [&](OpOperand &use) { return !chain.ops.contains(use.getOwner()); });
    for (Operation *op : llvm::reverse(chain.ops))
      op->erase();
    for (Operation *op : llvm::reverse(written))
      if (auto kernel = dyn_cast<KernelOp>(op))
        trimKernel(kernel);
  }

  const Chain &chain;
  OpBuilder builder;
  SmallVector<Operation *> written;
  llvm::DenseMap<Value, SmallVector<Value>> piecesOf; ///< by chunk
  llvm::DenseMap<Operation *, Operation *> lastOf;    ///< the last chunk of each kernel
  llvm::DenseMap<Value, Value> sums;                  ///< over the chunks so far, by the op in the old body
  llvm::MapVector<Value, Value> whole;                ///< what later readers of a result get
};

} // namespace

bool writeChunks(const Chain &chain) { return ChunkWriter(chain).run(); }

} // namespace tilewright::graph
