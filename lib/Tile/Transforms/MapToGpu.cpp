//===- MapToGpu.cpp - stage 75 of GPU targets: tiles to workgroups ----------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The mapping is written down in Passes.td. Where threads must meet is decided in
// GpuBarriers, how they reduce in GpuReduction; here is the rest.
//
//===----------------------------------------------------------------------===//

#include "GpuBarriers.h"
#include "GpuReduction.h"
#include "Grid.h"
#include "Lanes.h"
#include "tilewright/Graph/Transforms/OutlineKernels.h"
#include "tilewright/Runtime/Abi.h"
#include "tilewright/Tile/Transforms/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/Matchers.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace tilewright::tile {
#define GEN_PASS_DEF_MAPTOGPU
#include "tilewright/Tile/Transforms/Passes.h.inc"

namespace {

/// Lanes that one thread should have: enough to pay for its index arithmetic and its part in a reduction.
constexpr int64_t kLanesPerThread = 4;
/// The fewest threads of a workgroup, where subgroups are smaller or unknown.
constexpr int64_t kMinWorkgroup = 32;

/// The largest value of a loop's size, if it is known.
std::optional<int64_t> getUpperBound(Value size) {
  APInt constant;
  if (matchPattern(size, m_ConstantInt(&constant)))
    return constant.getSExtValue();
  if (auto minimum = size.getDefiningOp<arith::MinSIOp>())
    for (Value operand : minimum->getOperands())
      if (auto bound = getUpperBound(operand))
        return bound;
  return std::nullopt;
}

/// Calls `action` on each `tile.lanes` that is not inside another one.
void forEachOuterLanes(Operation *root, llvm::function_ref<void(LanesOp)> action) {
  root->walk<WalkOrder::PreOrder>([&](LanesOp lanes) {
    action(lanes);
    return WalkResult::skip();
  });
}

/// Threads for the widest loop of the kernel. One, where there is no loop to share.
int64_t chooseWorkgroup(func::FuncOp program, int64_t subgroup, int64_t most) {
  int64_t threads = 1;
  forEachOuterLanes(program, [&](LanesOp lanes) {
    int64_t size = getUpperBound(lanes.getSize()).value_or(most * kLanesPerThread);
    int64_t wanted = llvm::PowerOf2Ceil(llvm::divideCeil(size, kLanesPerThread));
    threads = std::max(threads, std::clamp(wanted, std::max(subgroup, kMinWorkgroup), most));
  });
  return threads;
}

/// Rewrites the body of a kernel, in place, for the threads of a workgroup.
class BodyMapper {
public:
  BodyMapper(RewriterBase &rewriter, Value thread, int64_t workgroup, GpuReduction &reduction,
             const GpuBarriers &barriers)
      : rewriter(rewriter), thread(thread), workgroup(workgroup), reduction(reduction), barriers(barriers) {}

  LogicalResult map(Block &block) {
    for (Operation &op : llvm::make_early_inc_range(block)) {
      rewriter.setInsertionPoint(&op);
      if (barriers.before.contains(&op))
        mlir::gpu::BarrierOp::create(rewriter, op.getLoc());
      if (auto lanes = dyn_cast<LanesOp>(op)) {
        mapLanes(lanes);
      } else if (auto store = dyn_cast<memref::StoreOp>(op)) {
        storeOnce(store);
      } else if (isa<scf::ForOp, scf::IfOp>(op)) {
        for (Region &region : op.getRegions())
          if (!region.empty() && failed(map(region.front())))
            return failure();
      } else if (op.getNumRegions() != 0 || isa<MmaOp>(op)) {
        return op.emitOpError("has no form on a GPU");
      }
    }
    return success();
  }

private:
  void mapLanes(LanesOp lanes) {
    SmallVector<LanesOp> inner;
    lanes.getBody().walk([&](LanesOp nested) { inner.push_back(nested); });
    for (LanesOp nested : inner) {
      rewriter.setInsertionPoint(nested);
      Value zero = arith::ConstantIndexOp::create(rewriter, nested.getLoc(), 0);
      rewriter.replaceOp(nested, emitScalarLoop(rewriter, nested, zero, nested.getInits()));
    }

    rewriter.setInsertionPoint(lanes);
    Location loc = lanes.getLoc();
    SmallVector<CombineKind> kinds;
    SmallVector<Value> identities;
    for (auto [i, init] : llvm::enumerate(lanes.getInits())) {
      kinds.push_back(lanes.getKind(i));
      identities.push_back(createIdentity(rewriter, loc, kinds.back(), init.getType()));
    }
    bool meetFirst = barriers.beforeReduction.contains(lanes);
    SmallVector<Value> results = emitThreadLanes(lanes, identities);
    if (!results.empty())
      results = reduction.emit(rewriter, loc, kinds, results, meetFirst);
    for (auto [kind, result, init] : llvm::zip(kinds, results, lanes.getInits()))
      result = createCombine(rewriter, loc, kind, init, result);
    rewriter.replaceOp(lanes, results);
  }

  /// The lanes of one thread: as many whole rounds of the workgroup as there are, which is a loop with the same bounds
  /// in all threads and mostly constant ones, then a last round that takes only some threads.
  SmallVector<Value> emitThreadLanes(LanesOp lanes, ValueRange inits) {
    Location loc = lanes.getLoc();
    Value width = arith::ConstantIndexOp::create(rewriter, loc, workgroup), whole;
    APInt constant;
    std::optional<int64_t> size;
    if (matchPattern(lanes.getSize(), m_ConstantInt(&constant)))
      size = constant.getSExtValue();
    if (size) {
      whole = arith::ConstantIndexOp::create(rewriter, loc, *size / workgroup * workgroup);
    } else {
      Value rest = arith::RemUIOp::create(rewriter, loc, lanes.getSize(), width);
      whole = arith::SubIOp::create(rewriter, loc, lanes.getSize(), rest);
    }

    SmallVector<Value> results(inits);
    if (!size || *size >= workgroup) {
      Value zero = arith::ConstantIndexOp::create(rewriter, loc, 0);
      auto loop = scf::ForOp::create(rewriter, loc, zero, whole, width, results);
      OpBuilder::InsertionGuard guard(rewriter);
      rewriter.setInsertionPointToStart(loop.getBody());
      Value lane = arith::AddIOp::create(rewriter, loc, loop.getInductionVar(), thread);
      SmallVector<Value> accumulated = emitLane(rewriter, lanes, lane, loop.getRegionIterArgs());
      if (!results.empty())
        scf::YieldOp::create(rewriter, loc, accumulated);
      results.assign(loop.getResults().begin(), loop.getResults().end());
    }
    if (size && *size % workgroup == 0)
      return results;
    Value lane = arith::AddIOp::create(rewriter, loc, whole, thread);
    Value active = arith::CmpIOp::create(rewriter, loc, arith::CmpIPredicate::ult, lane, lanes.getSize());
    auto tail = scf::IfOp::create(rewriter, loc, lanes.getResultTypes(), active, /*withElseRegion=*/!results.empty());
    OpBuilder::InsertionGuard guard(rewriter);
    rewriter.setInsertionPointToStart(tail.thenBlock());
    SmallVector<Value> accumulated = emitLane(rewriter, lanes, lane, results);
    if (results.empty())
      return {};
    scf::YieldOp::create(rewriter, loc, accumulated);
    rewriter.setInsertionPointToStart(tail.elseBlock());
    scf::YieldOp::create(rewriter, loc, results);
    return SmallVector<Value>(tail.getResults());
  }

  void storeOnce(memref::StoreOp store) {
    if (workgroup == 1)
      return;
    Location loc = store.getLoc();
    Value zero = arith::ConstantIndexOp::create(rewriter, loc, 0);
    Value isFirst = arith::CmpIOp::create(rewriter, loc, arith::CmpIPredicate::eq, thread, zero);
    auto branch = scf::IfOp::create(rewriter, loc, isFirst, /*withElseRegion=*/false);
    rewriter.moveOpBefore(store, branch.thenBlock()->getTerminator());
  }

  RewriterBase &rewriter;
  Value thread;
  int64_t workgroup;
  GpuReduction &reduction;
  const GpuBarriers &barriers;
};

/// Makes a gpu.func in `module` of one tile program.
class KernelMapper {
public:
  KernelMapper(func::FuncOp program, mlir::gpu::GPUModuleOp module, const MapToGpuOptions &options)
      : program(program), module(module), options(options), rewriter(program.getContext()) {}

  LogicalResult map() {
    Location loc = program.getLoc();
    int64_t workgroup = chooseWorkgroup(program, options.subgroupSize, options.maxWorkgroup);
    mlir::gpu::GPUFuncOp kernel = createKernel(workgroup);

    Block &entry = kernel.getBody().front();
    rewriter.setInsertionPointToStart(&entry);
    Value thread = mlir::gpu::ThreadIdOp::create(rewriter, loc, mlir::gpu::Dimension::x);
    IRMapping mapping;
    DenseMap<Value, Value> overlaps = mapBuffers(entry, mapping);
    // Lets LLVM load what is only read past the coherent cache. Operands that are read may be the same buffer.
    if (overlaps.empty())
      for (unsigned i = 0; i < entry.getNumArguments(); ++i)
        kernel.setArgAttr(i, LLVM::LLVMDialect::getNoAliasAttrName(), rewriter.getUnitAttr());
    // A program that does nothing has no grid; constants may stand before it.
    for (Operation &op : program.getBody().front().without_terminator()) {
      if (auto grid = dyn_cast<GridOp>(op))
        inlineTile(grid, mapping);
      else
        rewriter.clone(op, mapping);
    }
    mlir::gpu::ReturnOp::create(rewriter, loc);

    kernel.walk([&](ScratchOp scratch) {
      auto type = cast<MemRefType>(scratch.getType());
      scratch.getResult().setType(getWorkgroupMemory(type.getContext(), type.getNumElements(), type.getElementType()));
    });
    GpuReduction reduction(OpBuilder(&entry, entry.begin()), thread, workgroup, options.subgroupSize);
    GpuBarriers barriers = planGpuBarriers(entry, overlaps, reduction.usesMemory());
    if (workgroup == 1)
      barriers = {};
    // The reduction's memory is declared before, its code refers to the thread behind.
    if (failed(BodyMapper(rewriter, thread, workgroup, reduction, barriers).map(entry)))
      return failure();
    reportErrors(kernel);
    program.erase();
    return checkWorkgroupMemory(kernel);
  }

private:
  mlir::gpu::GPUFuncOp createKernel(int64_t workgroup) {
    MLIRContext *context = program.getContext();
    Location loc = program.getLoc();
    auto global = mlir::gpu::AddressSpaceAttr::get(context, mlir::gpu::AddressSpace::Global);
    SmallVector<Type> types;
    for (Type type : program.getArgumentTypes().drop_back(2)) {
      auto buffer = cast<MemRefType>(type);
      types.push_back(MemRefType::get(buffer.getShape(), buffer.getElementType(), buffer.getLayout(), global));
    }
    types.push_back(MemRefType::get({1}, rewriter.getI32Type(), MemRefLayoutAttrInterface(), global));
    rewriter.setInsertionPointToEnd(module.getBody());
    auto kernel = mlir::gpu::GPUFuncOp::create(rewriter, loc, program.getName(), rewriter.getFunctionType(types, {}));
    kernel->setAttr(mlir::gpu::GPUDialect::getKernelFuncAttrName(), rewriter.getUnitAttr());
    kernel->setAttr(kGridAttr, program->getAttr(kGridAttr));
    kernel.setKnownBlockSizeAttr(rewriter.getDenseI32ArrayAttr({static_cast<int32_t>(workgroup), 1, 1}));
    return kernel;
  }

  /// The body of the grid, for the tile that is this workgroup's.
  void inlineTile(GridOp grid, IRMapping &mapping) {
    Location loc = grid.getLoc();
    Value number = mlir::gpu::BlockIdOp::create(rewriter, loc, mlir::gpu::Dimension::x);
    mapping.map(grid.getBody().getArguments(), getTileCoordinates(rewriter, loc, number, grid.getSizes()));
    for (Operation &op : grid.getBody().front().without_terminator())
      rewriter.clone(op, mapping);
  }

  /// Maps the program's buffers to the kernel's. Returns the names of those that overlap, which is of results that take
  /// the place of an operand.
  DenseMap<Value, Value> mapBuffers(Block &entry, IRMapping &mapping) {
    auto buffers = program.getArguments().drop_back(2);
    mapping.map(buffers, entry.getArguments().take_front(buffers.size()));
    DenseMap<Value, Value> names;
    if (auto aliases = program->getAttrOfType<DenseI64ArrayAttr>(graph::kAliasesAttr))
      for (auto [result, operand] : llvm::enumerate(aliases.asArrayRef()))
        if (operand >= 0)
          names[entry.getArgument(buffers.size() - aliases.size() + result)] = entry.getArgument(operand);
    return names;
  }

  /// Makes the checks: what is wrong is replaced, and its code stored for the host. Of several codes the largest wins,
  /// so that the outcome does not depend on the order of threads.
  void reportErrors(mlir::gpu::GPUFuncOp kernel) {
    Value errors = kernel.getBody().front().getArguments().back();
    auto check = [&](Operation *op, Value value, Value isGood, int64_t replacement, int32_t code) {
      Location loc = op->getLoc();
      Value good = value.getType().isIndex()
                       ? arith::ConstantIndexOp::create(rewriter, loc, replacement).getResult()
                       : arith::ConstantIntOp::create(rewriter, loc, value.getType(), replacement).getResult();
      Value isBad = arith::XOrIOp::create(rewriter, loc, isGood,
                                          arith::ConstantIntOp::create(rewriter, loc, rewriter.getI1Type(), 1));
      auto branch = scf::IfOp::create(rewriter, loc, isBad, /*withElseRegion=*/false);
      OpBuilder inside = branch.getThenBodyBuilder();
      Value number = arith::ConstantIntOp::create(inside, loc, inside.getI32Type(), code);
      Value zero = arith::ConstantIndexOp::create(inside, loc, 0);
      memref::AtomicRMWOp::create(inside, loc, arith::AtomicRMWKind::maxs, number, errors, zero);
      rewriter.replaceOpWithNewOp<arith::SelectOp>(op, isGood, value, good);
    };
    kernel.walk([&](CheckIndexOp op) {
      rewriter.setInsertionPoint(op);
      Value inRange =
          arith::CmpIOp::create(rewriter, op.getLoc(), arith::CmpIPredicate::ult, op.getIndex(), op.getBound());
      check(op, op.getIndex(), inRange, 0, TW_ERROR_INDEX_RANGE);
    });
    kernel.walk([&](CheckDivisorOp op) {
      rewriter.setInsertionPoint(op);
      Value zero = arith::ConstantIntOp::create(rewriter, op.getLoc(), op.getType(), 0);
      Value isGood = arith::CmpIOp::create(rewriter, op.getLoc(), arith::CmpIPredicate::ne, op.getDivisor(), zero);
      check(op, op.getDivisor(), isGood, 1, TW_ERROR_DIVIDE_BY_ZERO);
    });
  }

  LogicalResult checkWorkgroupMemory(mlir::gpu::GPUFuncOp kernel) {
    int64_t bytes = 0;
    kernel.walk([&](ScratchOp scratch) {
      auto type = cast<MemRefType>(scratch.getType());
      bytes += type.getNumElements() * llvm::divideCeil(type.getElementTypeBitWidth(), 8);
    });
    if (bytes > options.workgroupMemory)
      return kernel.emitOpError() << "needs " << bytes << " bytes of workgroup memory; there are "
                                  << options.workgroupMemory;
    return success();
  }

  func::FuncOp program;
  mlir::gpu::GPUModuleOp module;
  const MapToGpuOptions &options;
  IRRewriter rewriter;
};

struct MapToGpu : impl::MapToGpuBase<MapToGpu> {
  using MapToGpuBase::MapToGpuBase;

  void runOnOperation() override {
    MapToGpuOptions options{subgroupSize, maxWorkgroup, workgroupMemory};
    OpBuilder builder = OpBuilder::atBlockEnd(getOperation().getBody());
    auto module = mlir::gpu::GPUModuleOp::create(builder, getOperation().getLoc(), "kernels");
    for (auto program : llvm::make_early_inc_range(getOperation().getOps<func::FuncOp>()))
      if (program->hasAttr(kGridAttr) && failed(KernelMapper(program, module, options).map()))
        return signalPassFailure();
  }
};

} // namespace
} // namespace tilewright::tile
