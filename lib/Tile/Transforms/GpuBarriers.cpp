//===- GpuBarriers.cpp - where the threads of a workgroup must meet ---------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A data flow analysis over what has been accessed since the last barrier, in program
// order. Loops run until nothing changes: an iteration also follows the one before it.
//
//===----------------------------------------------------------------------===//

#include "GpuBarriers.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "llvm/ADT/SetOperations.h"

using namespace mlir;

namespace tilewright::tile {
namespace {

using Buffers = llvm::DenseSet<Value>;

/// What a step of the program accesses. The first thread does all the stores outside of lanes, in order, so that
/// these need no barrier among themselves.
struct Accesses {
  Buffers reads, laneWrites, leaderWrites;

  void add(const Accesses &other) {
    llvm::set_union(reads, other.reads);
    llvm::set_union(laneWrites, other.laneWrites);
    llvm::set_union(leaderWrites, other.leaderWrites);
  }
  bool operator==(const Accesses &other) const {
    return reads == other.reads && laneWrites == other.laneWrites && leaderWrites == other.leaderWrites;
  }

  /// Whether this step must wait for what threads did in `earlier` ones.
  bool conflictsWith(const Accesses &earlier) const {
    return llvm::set_intersects(reads, earlier.laneWrites) || llvm::set_intersects(reads, earlier.leaderWrites) ||
           llvm::set_intersects(laneWrites, earlier.reads) || llvm::set_intersects(laneWrites, earlier.laneWrites) ||
           llvm::set_intersects(laneWrites, earlier.leaderWrites) ||
           llvm::set_intersects(leaderWrites, earlier.reads) || llvm::set_intersects(leaderWrites, earlier.laneWrites);
  }
};

class Planner {
public:
  Planner(const DenseMap<Value, Value> &names, bool reducesInMemory) : names(names), reducesInMemory(reducesInMemory) {}

  void visit(Block &block) {
    for (Operation &op : block)
      visit(op);
  }

  GpuBarriers plan;

private:
  Value nameOf(Value buffer) const {
    auto name = names.find(buffer);
    return name == names.end() ? buffer : name->second;
  }

  void visit(Operation &op) {
    if (auto lanes = dyn_cast<LanesOp>(op))
      return visitLanes(lanes);
    if (auto loop = dyn_cast<scf::ForOp>(op))
      return visitLoop(loop);
    if (auto branch = dyn_cast<scf::IfOp>(op))
      return visitBranch(branch);
    Accesses accesses;
    if (auto load = dyn_cast<memref::LoadOp>(op))
      accesses.reads.insert(nameOf(load.getMemref()));
    else if (auto store = dyn_cast<memref::StoreOp>(op))
      accesses.leaderWrites.insert(nameOf(store.getMemref()));
    step(&op, accesses, plan.before);
  }

  void visitLanes(LanesOp lanes) {
    Accesses accesses;
    lanes.walk([&](Operation *op) {
      if (auto load = dyn_cast<memref::LoadOp>(op))
        accesses.reads.insert(nameOf(load.getMemref()));
      else if (auto store = dyn_cast<memref::StoreOp>(op))
        accesses.laneWrites.insert(nameOf(store.getMemref()));
    });
    step(lanes, accesses, plan.before);
    if (lanes.getNumResults() == 0 || !reducesInMemory)
      return;
    // The memory of partial results is one buffer without a value. They are written, threads meet, they are read.
    Accesses written, read;
    written.laneWrites.insert(Value());
    read.reads.insert(Value());
    step(lanes, written, plan.beforeReduction);
    pending = read;
  }

  void visitLoop(scf::ForOp loop) {
    // What precedes an iteration: what precedes the loop, or another iteration. Also what follows the loop.
    Accesses entry = pending, known;
    do {
      known = entry;
      pending = entry;
      visit(*loop.getBody());
      entry.add(pending);
    } while (!(entry == known));
    pending = entry;
  }

  void visitBranch(scf::IfOp branch) {
    Accesses entry = pending;
    visit(*branch.thenBlock());
    Accesses exit = std::exchange(pending, entry);
    if (Block *otherwise = branch.elseBlock())
      visit(*otherwise);
    pending.add(exit);
  }

  void step(Operation *op, const Accesses &accesses, llvm::DenseSet<Operation *> &barriers) {
    if (accesses.conflictsWith(pending))
      barriers.insert(op);
    // A barrier found in an earlier round stays: a branch or loop may need it.
    if (barriers.contains(op))
      pending = {};
    pending.add(accesses);
  }

  const DenseMap<Value, Value> &names;
  bool reducesInMemory;
  Accesses pending;
};

} // namespace

GpuBarriers planGpuBarriers(Block &body, const DenseMap<Value, Value> &buffers, bool reducesInMemory) {
  Planner planner(buffers, reducesInMemory);
  planner.visit(body);
  return std::move(planner.plan);
}

} // namespace tilewright::tile
