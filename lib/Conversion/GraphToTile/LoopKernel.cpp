//===- LoopKernel.cpp - kernels that are loops over elements ----------------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One form covers pointwise, row and column kernels. A nest has loops over rows and,
// inside, loops over the columns of a row; reductions run over columns.
//   pointwise: no columns;                  lanes over the last row loop
//   row:       x -> mean -> x - mean -> ... lanes over the columns
//   column:    sums down the columns        lanes over the last row loop, around the
//                                           loop over what is summed
// A row is worked off in phases, one loop over the columns each: a phase computes all
// that is known when the reductions of earlier phases are.
//
//===----------------------------------------------------------------------===//

#include "LoopKernel.h"
#include "ElementalEmitter.h"
#include "KernelConfig.h"
#include "LoopDomain.h"
#include "RowCache.h"
#include "TileProgram.h"

using namespace mlir;

namespace tilewright {

namespace {
/// How the rows of a nest are divided among tiles: the outermost `loops` row loops go to the grid, of the last one
/// each tile takes `chunk` iterations, of the others one. The loops further inside are whole.
struct Tiling {
  unsigned loops = 0;
  int64_t chunk = 1;
  SmallVector<int64_t> grid;

  int64_t tiles() const { return llvm::product_of(grid); }
};

Tiling chooseTiling(const LoopDomain &domain, int64_t elementsPerTile) {
  Tiling tiling;
  int64_t work = std::max<int64_t>(1, domain.getGroup().columns());
  int dim = static_cast<int>(domain.getDims().size()) - 1;
  while (dim >= 0 && domain.getDims()[dim].isColumn)
    --dim;
  for (; dim >= 0; --dim) {
    int64_t size = domain.getDims()[dim].size;
    if (work * size <= elementsPerTile) {
      work *= size;
      continue;
    }
    int64_t chunk = std::max<int64_t>(1, elementsPerTile / work);
    bool isLanes = dim == domain.getLaneDim();
    if (isLanes)
      chunk = std::max(chunk, kMinLanes);
    // Even chunks: no tile is much smaller than the others.
    chunk = llvm::divideCeil(size, llvm::divideCeil(size, chunk));
    if (isLanes)
      chunk = std::min<int64_t>(size, llvm::alignTo(chunk, kMinLanes));
    tiling.loops = dim + 1;
    tiling.chunk = chunk;
    for (int outer = 0; outer < dim; ++outer)
      tiling.grid.push_back(domain.getDims()[outer].size);
    tiling.grid.push_back(llvm::divideCeil(size, chunk));
    return tiling;
  }
  return tiling;
}

/// Divides a domain further at cuts that cannot become several loops inside a tile.
void collectNests(LoopDomain domain, int64_t elementsPerTile, std::vector<std::pair<LoopDomain, Tiling>> &nests) {
  Tiling tiling = chooseTiling(domain, elementsPerTile);
  int64_t bodies = 1;
  for (unsigned dim = 0; dim < domain.getDims().size(); ++dim) {
    const auto &cuts = domain.getTrace().cuts[dim];
    bool isColumn = domain.getDims()[dim].isColumn;
    // In kernels with columns, the values of a row are named by the row's whole range.
    bool needsOwnNest = dim < tiling.loops || (!isColumn && domain.getTrace().phases > 0);
    if (!cuts.empty() && !isColumn && needsOwnNest) {
      for (LoopDomain &part : domain.splitAtCuts(dim))
        collectNests(std::move(part), elementsPerTile, nests);
      return;
    }
    bodies *= cuts.size() + 1;
  }
  if (bodies > kMaxBodies)
    domain.ignoreCuts();
  nests.emplace_back(std::move(domain), std::move(tiling));
}

/// Emits one nest.
class NestEmitter {
public:
  NestEmitter(LoopDomain &domain, const Tiling &tiling, int64_t maxCacheBytes, ValueRange outputBuffers, Block *body,
              Location location)
      : domain(domain), tiling(tiling), outputBuffers(outputBuffers), emitter(domain.getMap(), body, location) {
    const KernelGroup &group = domain.getGroup();
    for (const LoopDim &dim : domain.getDims())
      rowLoops += !dim.isColumn;
    for (CachedElement &cached : chooseCachedElements(domain, maxCacheBytes)) {
      Type type = storageType(graph::tensorType(cached.element.value).getElementType());
      auto row = MemRefType::get({group.columns()}, type);
      caches.push_back({cached, emitter.scalars().create<tile::ScratchOp>(row)});
    }
  }

  ElementalEmitter &getEmitter() { return emitter; }

  void emit(ValueRange coordinates) {
    for (unsigned dim = 0; dim + 1 < tiling.loops; ++dim)
      emitter.bindDim(domain.getDimExpr(dim), coordinates[dim]);
    if (tiling.loops == 0)
      return emitRowLoop(0);
    unsigned dim = tiling.loops - 1;
    if (tiling.chunk == 1 && !isLane(dim)) {
      emitter.bindDim(domain.getDimExpr(dim), coordinates[dim]);
      return emitRowLoop(tiling.loops);
    }
    Value chunk = emitter.constantIndex(tiling.chunk), size = chunk;
    Value begin = emitter.scalars().create<arith::MulIOp>(coordinates[dim], chunk);
    if (int64_t total = domain.getDims()[dim].size; total % tiling.chunk != 0) {
      Value rest = emitter.scalars().create<arith::SubIOp>(emitter.constantIndex(total), begin);
      size = emitter.scalars().create<arith::MinSIOp>(chunk, rest);
    }
    emitPart(dim, begin, size);
  }

private:
  bool isLane(unsigned dim) const { return static_cast<int>(dim) == domain.getLaneDim(); }

  /// Runs `body` for each part of a dim between cuts, with the dim known to be in that part.
  void forEachPart(unsigned dim, llvm::function_ref<void(int64_t begin, int64_t end)> body) {
    IndexSpace &space = domain.getMap().space;
    IndexRange whole = space.getDimRange(dim);
    int64_t begin = 0;
    auto emitTo = [&](int64_t end) {
      space.setDimRange(dim, {begin, end - 1});
      body(begin, end);
      begin = end;
    };
    for (int64_t cut : domain.getTrace().cuts[dim])
      emitTo(cut);
    emitTo(domain.getDims()[dim].size);
    space.setDimRange(dim, whole);
  }

  void emitRowLoop(unsigned dim) {
    if (dim == rowLoops)
      return emitRow();
    forEachPart(dim, [&](int64_t begin, int64_t end) {
      emitPart(dim, begin ? emitter.constantIndex(begin) : Value(), emitter.constantIndex(end - begin));
    });
  }

  void emitPart(unsigned dim, Value begin, Value size) {
    AffineExpr variable = domain.getDimExpr(dim);
    if (isLane(dim)) {
      emitter.lanes({variable, begin}, size, {}, {}, [&] {
        emitRowLoop(dim + 1);
        return SmallVector<Value>();
      });
      return;
    }
    Value end = begin ? emitter.scalars().create<arith::AddIOp>(begin, size) : size;
    emitter.loop({variable}, begin ? begin : emitter.constantIndex(0), end, {}, [&](ValueRange) {
      emitRowLoop(dim + 1);
      return SmallVector<Value>();
    });
  }

  //===--------------------------------------------------------------------===//
  // One row
  //===--------------------------------------------------------------------===//

  void emitRow() {
    const KernelTrace &trace = domain.getTrace();
    bool hasColumns = rowLoops < domain.getDims().size();
    for (phase = 0; hasColumns && phase < trace.phases; ++phase) {
      carriedNow.clear();
      accumulators.clear();
      for (const KernelTrace::Carried &carried : trace.carried)
        if (carried.phase == phase) {
          Operation *op = carried.element.value.getDefiningOp();
          Type elementType = graph::tensorType(carried.input.value).getElementType();
          accumulators.push_back(Accumulator::get(op->getAttrOfType<StringAttr>("kind").getValue(), elementType));
          carriedNow.push_back(&carried);
        }
      ScalarBuilder b = emitter.scalars();
      SmallVector<Value> sums;
      for (const Accumulator &accumulator : accumulators)
        sums.push_back(accumulator.identity(b));
      sums = emitColumnLoop(rowLoops, sums);
      b = emitter.scalars();
      for (auto [carried, accumulator, sum] : llvm::zip(carriedNow, accumulators, sums))
        if (isa<graph::ReduceOp>(carried->element.value.getDefiningOp()))
          emitter.bind(carried->element, accumulator.toElement(b, sum));
    }
    storeOutputs([&](const KernelOutput &output, unsigned) { return !hasColumns || output.perRow; });
  }

  SmallVector<Value> emitColumnLoop(unsigned dim, SmallVector<Value> sums) {
    if (dim == domain.getDims().size())
      return emitColumn(sums);
    forEachPart(dim, [&](int64_t begin, int64_t end) {
      AffineExpr variable = domain.getDimExpr(dim);
      Value from = emitter.constantIndex(begin);
      if (isLane(dim)) {
        SmallVector<tile::CombineKind> kinds;
        for (const Accumulator &accumulator : accumulators)
          kinds.push_back(accumulator.kind);
        sums = emitter.lanes({variable, begin ? from : Value()}, emitter.constantIndex(end - begin), sums, kinds,
                             [&] { return emitColumn({}); });
      } else if (domain.getGroup().reverse) {
        IndexSpace &space = domain.getMap().space;
        AffineExpr fromEnd = space.addDim(0, end - begin - 1);
        sums = emitter.loop({fromEnd}, emitter.constantIndex(0), emitter.constantIndex(end - begin), sums,
                            [&](ValueRange carried) {
                              AffineExpr mirrored = space.add(space.constant(end - 1), space.multiply(fromEnd, -1));
                              emitter.bindDim(variable, emitter.emitIndex(mirrored));
                              return emitColumnLoop(dim + 1, SmallVector<Value>(carried));
                            });
      } else if (domain.getGroup().isScan) {
        sums = emitter.loop({variable}, from, emitter.constantIndex(end), sums,
                            [&](ValueRange carried) { return emitColumnLoop(dim + 1, SmallVector<Value>(carried)); });
      } else {
        sums = emitter.accumulate(variable, begin, end, termsInside(dim), accumulators, sums, [&](ValueRange carried) {
          return emitColumnLoop(dim + 1, SmallVector<Value>(carried));
        });
      }
    });
    return sums;
  }

  /// Columns that the loops inside a column loop add to its sums one by one. Lanes are a sum of their own.
  int64_t termsInside(unsigned dim) const {
    int64_t terms = 1;
    for (unsigned inner = dim + 1; inner < domain.getDims().size() && !isLane(inner); ++inner)
      terms *= domain.getDims()[inner].size;
    return terms;
  }

  /// One column in the current phase. Returns the new sums or, in lanes (without `sums`), what is added to them.
  SmallVector<Value> emitColumn(ArrayRef<Value> sums) {
    for (auto &[cached, row] : caches)
      if (cached.phase < phase)
        emitter.bind(cached.element, emitter.load(row, domain.columnPosition(), elementTypeOf(cached.element)));
    SmallVector<Value> results;
    for (size_t i = 0; i < carriedNow.size(); ++i) {
      Value element = emitter.emit(carriedNow[i]->input);
      ScalarBuilder b = emitter.scalars();
      Value contribution = accumulators[i].fromElement(b, element);
      results.push_back(sums.empty() ? contribution : accumulators[i].combine(b, sums[i], contribution));
      if (isa<graph::ScanOp>(carriedNow[i]->element.value.getDefiningOp()))
        emitter.bind(carriedNow[i]->element, accumulators[i].toElement(b, results.back()));
    }
    storeOutputs(
        [&](const KernelOutput &output, unsigned outputPhase) { return !output.perRow && outputPhase == phase; });
    for (auto &[cached, row] : caches)
      if (cached.phase == phase)
        emitter.store(emitter.emit(cached.element), row, domain.columnPosition());
    return results;
  }

  /// Computes all chosen outputs and then stores them: an output may overwrite what another one reads.
  void storeOutputs(llvm::function_ref<bool(const KernelOutput &, unsigned phase)> isChosen) {
    SmallVector<std::pair<const KernelOutput *, Value>> values;
    for (auto [output, outputPhase] : llvm::zip(domain.getGroup().outputs, domain.getTrace().outputPhases))
      if (isChosen(output, outputPhase))
        values.push_back({&output, emitter.emit(domain.outputElement(output))});
    for (auto [output, value] : values)
      emitter.store(value, outputBuffers[output->result], domain.storePosition(*output));
  }

  static Type elementTypeOf(const Element &element) { return graph::tensorType(element.value).getElementType(); }

  LoopDomain &domain;
  const Tiling &tiling;
  ValueRange outputBuffers;
  ElementalEmitter emitter;
  unsigned rowLoops = 0;
  std::vector<std::pair<CachedElement, Value>> caches;
  // Of the current phase:
  unsigned phase = 0;
  SmallVector<const KernelTrace::Carried *> carriedNow;
  SmallVector<Accumulator> accumulators;
};

} // namespace

LogicalResult emitLoopKernel(func::FuncOp kernel, func::FuncOp program) {
  MLIRContext *context = kernel.getContext();
  Location location = kernel.getLoc();
  int64_t perTile = elementsPerTile(kernel);
  std::vector<std::pair<LoopDomain, Tiling>> nests;
  for (KernelGroup &group : groupOutputs(kernel))
    collectNests(LoopDomain(std::move(group), context), perTile, nests);

  // A single nest has its own grid; several stand behind each other in a grid of one dim.
  SmallVector<int64_t> grid;
  if (nests.size() == 1)
    grid = nests.front().second.grid;
  else
    for (auto &[domain, tiling] : nests)
      grid.assign(1, (grid.empty() ? 0 : grid[0]) + tiling.tiles());
  if (nests.empty() || grid.empty())
    grid.assign(1, nests.size());
  TileProgram tileProgram(kernel, program, grid);
  Block *body = tileProgram.getBody();
  int64_t firstTile = 0;
  bool failed = false;
  for (auto &[domain, tiling] : nests) {
    Block *nestBody = body;
    SmallVector<Value> coordinates(body->getArguments());
    if (nests.size() > 1) {
      ScalarBuilder b(OpBuilder::atBlockTerminator(body), location);
      auto constant = [&](int64_t value) { return b.create<arith::ConstantIndexOp>(value); };
      Value tile = b.create<arith::SubIOp>(body->getArgument(0), constant(firstTile));
      // Unsigned: tiles of earlier nests are below 0.
      Value isMine = b.compare(arith::CmpIPredicate::ult, tile, constant(tiling.tiles()));
      auto branch = scf::IfOp::create(b.builder, location, isMine, /*withElseRegion=*/false);
      nestBody = branch.thenBlock();
      b.builder.setInsertionPoint(nestBody->getTerminator());
      coordinates.assign(tiling.grid.size(), {});
      for (size_t dim = tiling.grid.size(); dim-- > 0;) {
        coordinates[dim] = dim ? b.create<arith::RemUIOp>(tile, constant(tiling.grid[dim])) : tile;
        if (dim)
          tile = b.create<arith::DivUIOp>(tile, constant(tiling.grid[dim]));
      }
      firstTile += tiling.tiles();
    }
    NestEmitter nest(domain, tiling, rowCacheBytes(kernel), tileProgram.getResultBuffers(), nestBody, location);
    tileProgram.bindOperands(nest.getEmitter());
    nest.emit(coordinates);
    failed |= nest.getEmitter().hasFailed();
  }
  return failure(failed);
}

} // namespace tilewright
