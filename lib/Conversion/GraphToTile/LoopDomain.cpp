//===- LoopDomain.cpp - the loops of a kernel -------------------------------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LoopDomain.h"
#include "KernelConfig.h"
#include "Tracer.h"

using namespace mlir;

namespace tilewright {
namespace {
/// Lanes that are run through before the next step of the loops outside, where that shares cache lines with them.
constexpr int64_t kLaneBlocks[] = {32, 48, 16, 24, 8};
} // namespace

LoopDomain::LoopDomain(KernelGroup group, MLIRContext *context) : group(std::move(group)), context(context) {
  // Rows outside, columns inside; a dim of size 1 is no loop.
  groupIndex.assign(this->group.shape.size(), getAffineConstantExpr(0, context));
  for (bool isColumn : {false, true})
    for (auto [dim, size] : llvm::enumerate(this->group.shape))
      if (this->group.isColumn[dim] == isColumn && size != 1) {
        groupIndex[dim] = getAffineDimExpr(dims.size(), context);
        dims.push_back({size, isColumn});
      }
  simplifyLoops();
}

void LoopDomain::simplifyLoops() {
  retrace();
  while (splitOneDim() || collapseTwoDims())
    ;
  moveLaneDimInnermost();
}

void LoopDomain::retrace() {
  map = std::make_shared<ElementMap>(context);
  for (const LoopDim &dim : dims)
    map->space.addDim(0, dim.size - 1);
  trace = Tracer(*this).run();
}

void LoopDomain::replaceDims(SmallVector<LoopDim> newDims, ArrayRef<AffineExpr> renaming) {
  dims = std::move(newDims);
  IndexSpace space(context);
  for (const LoopDim &dim : dims)
    space.addDim(0, dim.size - 1);
  for (AffineExpr &expr : groupIndex)
    expr = space.substitute(expr, renaming);
  retrace();
}

//===----------------------------------------------------------------------===//
// Queries
//===----------------------------------------------------------------------===//

bool LoopDomain::dependsOnColumn(AffineExpr expr) const {
  bool depends = false;
  expr.walk([&](AffineExpr inner) {
    if (auto dim = dyn_cast<AffineDimExpr>(inner)) // Dims after ours belong to loops inside an element.
      depends |= dim.getPosition() >= dims.size() || dims[dim.getPosition()].isColumn;
    if (auto symbol = dyn_cast<AffineSymbolExpr>(inner)) {
      const RuntimeIndex &runtime = map->getRuntimeIndex(symbol);
      depends |= runtime.id.value ? dependsOnColumn(runtime.id.index) : dependsOnColumn(runtime.clamped);
    }
  });
  return depends;
}

bool LoopDomain::dependsOnColumn(ArrayRef<AffineExpr> index) const {
  return llvm::any_of(index, [&](AffineExpr expr) { return dependsOnColumn(expr); });
}

AffineExpr LoopDomain::columnPosition() const {
  SmallVector<int64_t> sizes;
  Index index;
  for (auto [expr, size, column] : llvm::zip(groupIndex, group.shape, group.isColumn))
    if (column) {
      index.push_back(expr);
      sizes.push_back(size);
    }
  return map->space.linearize(index, sizes);
}

Element LoopDomain::outputElement(const KernelOutput &output) const {
  SmallVector<int64_t> sizes;
  Index index;
  for (auto [expr, size, column] : llvm::zip(groupIndex, group.shape, group.isColumn))
    if (!column || !output.perRow) {
      index.push_back(expr);
      sizes.push_back(size);
    }
  ArrayRef<int64_t> shape = graph::tensorType(output.root).getShape();
  if (shape == ArrayRef<int64_t>(sizes))
    return {output.root, index};
  return {output.root, map->space.delinearize(map->space.linearize(index, sizes), shape)};
}

AffineExpr LoopDomain::storePosition(const KernelOutput &output) const {
  Index index = outputElement(output).index;
  Value result = output.root;
  for (Operation *view : output.views) {
    index = map->space.forwardThroughView(view, index);
    result = view->getResult(0);
  }
  return map->space.linearize(index, graph::tensorType(result).getShape());
}

//===----------------------------------------------------------------------===//
// Changes
//===----------------------------------------------------------------------===//

/// The divisor by which some access divides `dim` alone, without remainder in its size; 0 if there is none.
static int64_t findDivisor(const KernelTrace &trace, AffineExpr dim, int64_t size) {
  int64_t found = 0;
  for (const KernelTrace::Access &access : trace.accesses)
    access.position.walk([&](AffineExpr inner) {
      auto division = dyn_cast<AffineBinaryOpExpr>(inner);
      if (!division || division.getLHS() != dim ||
          (division.getKind() != AffineExprKind::FloorDiv && division.getKind() != AffineExprKind::Mod))
        return;
      int64_t divisor = cast<AffineConstantExpr>(division.getRHS()).getValue();
      if (size % divisor == 0 && divisor < size)
        found = divisor;
    });
  return found;
}

bool LoopDomain::splitOneDim() {
  for (unsigned dim = 0; dim < dims.size(); ++dim) {
    int64_t divisor = findDivisor(trace, getDimExpr(dim), dims[dim].size);
    if (!divisor)
      continue;
    SmallVector<LoopDim> newDims(dims);
    newDims[dim].size = dims[dim].size / divisor;
    newDims.insert(newDims.begin() + dim + 1, LoopDim{divisor, dims[dim].isColumn});
    SmallVector<AffineExpr> renaming;
    for (unsigned old = 0; old < dims.size(); ++old)
      renaming.push_back(getDimExpr(old > dim ? old + 1 : old));
    renaming[dim] = getDimExpr(dim) * divisor + getDimExpr(dim + 1);
    replaceDims(std::move(newDims), renaming);
    return true;
  }
  return false;
}

/// Whether every access runs over (outer, inner) as over one loop.
static bool isOneRun(const KernelTrace &trace, AffineExpr outer, AffineExpr inner, int64_t innerSize) {
  return llvm::all_of(trace.accesses, [&](const KernelTrace::Access &access) {
    LinearForm form = LinearForm::of(access.position);
    for (const LinearForm::Term &term : form.terms)
      if (isa<AffineBinaryOpExpr>(term.atom) && (term.atom.isFunctionOfDim(cast<AffineDimExpr>(outer).getPosition()) ||
                                                 term.atom.isFunctionOfDim(cast<AffineDimExpr>(inner).getPosition())))
        return false;
    return form.coefficientOf(outer) == form.coefficientOf(inner) * innerSize;
  });
}

bool LoopDomain::collapseTwoDims() {
  for (unsigned outer = 0; outer + 1 < dims.size(); ++outer) {
    unsigned inner = outer + 1;
    if (dims[outer].isColumn != dims[inner].isColumn ||
        !isOneRun(trace, getDimExpr(outer), getDimExpr(inner), dims[inner].size))
      continue;
    SmallVector<LoopDim> newDims(dims);
    newDims[outer].size *= dims[inner].size;
    newDims.erase(newDims.begin() + inner);
    SmallVector<AffineExpr> renaming;
    for (unsigned old = 0; old < dims.size(); ++old)
      renaming.push_back(getDimExpr(old > outer ? old - 1 : old));
    renaming[inner] = getDimExpr(outer) % dims[inner].size;
    renaming[outer] = getDimExpr(outer).floorDiv(dims[inner].size);
    replaceDims(std::move(newDims), renaming);
    return true;
  }
  return false;
}

/// The position without the clamps that keep it inside one operand of a concat or pad: where the loop is cut, they go.
static AffineExpr withoutClamps(AffineExpr position, const ElementMap &map) {
  llvm::DenseMap<AffineExpr, AffineExpr> clamped;
  position.walk([&](AffineExpr inner) {
    if (auto symbol = dyn_cast<AffineSymbolExpr>(inner))
      if (const RuntimeIndex &runtime = map.getRuntimeIndex(symbol); !runtime.id.value)
        clamped[symbol] = withoutClamps(runtime.clamped, map);
  });
  return clamped.empty() ? position : position.replace(clamped);
}

int64_t LoopDomain::laneBlock(unsigned lane) const {
  bool isPointwise = llvm::none_of(dims, [](const LoopDim &dim) { return dim.isColumn; });
  if (!isPointwise || !trace.cuts[lane].empty())
    return 0;
  bool crosses = llvm::any_of(trace.accesses, [&](const KernelTrace::Access &access) {
    LinearForm form = LinearForm::of(access.position);
    return std::abs(form.coefficientOf(getDimExpr(lane))) > 1 &&
           llvm::any_of(llvm::seq<unsigned>(0, dims.size()),
                        [&](unsigned dim) { return std::abs(form.coefficientOf(getDimExpr(dim))) == 1; });
  });
  for (int64_t block : kLaneBlocks)
    if (crosses && dims[lane].size % block == 0 && block < dims[lane].size)
      return block;
  return 0;
}

void LoopDomain::moveLaneDimInnermost() {
  SmallVector<LaneCandidate> candidates;
  for (unsigned dim = 0; dim < dims.size(); ++dim) {
    const LoopDim &loop = dims[dim];
    LaneCandidate candidate;
    candidate.size = loop.size;
    candidate.reductions = loop.isColumn ? trace.carried.size() : 0;
    // A scan's columns follow each other in time.
    candidate.isAllowed = !loop.isColumn || !group.isScan;
    for (const KernelTrace::Access &access : trace.accesses) {
      if (access.bytes == 0)
        continue;
      bool isCut = !trace.cuts[dim].empty();
      LinearForm form = LinearForm::of(isCut ? withoutClamps(access.position, *map) : access.position);
      bool isLinear = llvm::none_of(form.terms, [&](const LinearForm::Term &term) {
        return term.atom != getDimExpr(dim) && dependsOn(term.atom, dim);
      });
      int64_t stride = form.coefficientOf(getDimExpr(dim));
      bool isCheap = isLinear && (stride == 0 || stride == 1);
      // What is accessed once a row matters less the longer the row.
      double weight = dependsOnColumn(access.position) ? 1.0 : 1.0 / group.columns();
      (isCheap ? candidate.contiguous : candidate.strided) += weight;
    }
    candidates.push_back(candidate);
  }
  int lane = chooseLane(candidates);
  if (lane < 0)
    return;
  SmallVector<unsigned> order;
  for (bool isColumn : {false, true}) {
    for (unsigned dim = 0; dim < dims.size(); ++dim)
      if (dims[dim].isColumn == isColumn && static_cast<int>(dim) != lane)
        order.push_back(dim);
    if (dims[lane].isColumn == isColumn) {
      laneDim = order.size();
      order.push_back(lane);
    }
  }
  int64_t block = laneBlock(lane);
  SmallVector<LoopDim> newDims;
  if (block)
    newDims.push_back({dims[lane].size / block, false});
  SmallVector<AffineExpr> renaming(dims.size());
  for (unsigned dim : order) {
    renaming[dim] = getDimExpr(newDims.size());
    newDims.push_back(dims[dim]);
  }
  if (block) {
    ++laneDim;
    newDims[laneDim].size = block;
    renaming[lane] = getDimExpr(0) * block + renaming[lane];
  }
  replaceDims(std::move(newDims), renaming);
}

bool LoopDomain::dependsOn(AffineExpr expr, unsigned dim) const {
  bool depends = false;
  expr.walk([&](AffineExpr inner) {
    depends |= inner == getDimExpr(dim);
    if (auto symbol = dyn_cast<AffineSymbolExpr>(inner)) {
      const RuntimeIndex &runtime = map->getRuntimeIndex(symbol);
      if (!runtime.id.value)
        depends |= dependsOn(runtime.clamped, dim);
      for (AffineExpr idIndex : runtime.id.index)
        depends |= dependsOn(idIndex, dim);
    }
  });
  return depends;
}

std::vector<LoopDomain> LoopDomain::splitAtCuts(unsigned dim) const {
  std::vector<LoopDomain> parts;
  SmallVector<int64_t> bounds(trace.cuts[dim]);
  bounds.insert(bounds.begin(), 0);
  bounds.push_back(dims[dim].size);
  for (size_t part = 0; part + 1 < bounds.size(); ++part) {
    int64_t size = bounds[part + 1] - bounds[part];
    LoopDomain domain = *this;
    SmallVector<LoopDim> newDims(dims);
    SmallVector<AffineExpr> renaming;
    for (unsigned old = 0; old < dims.size(); ++old)
      renaming.push_back(getDimExpr(size == 1 && old > dim ? old - 1 : old));
    newDims[dim].size = size;
    if (size == 1) { // no loop
      newDims.erase(newDims.begin() + dim);
      renaming[dim] = getAffineConstantExpr(bounds[part], context);
    } else {
      renaming[dim] = getDimExpr(dim) + bounds[part];
    }
    domain.laneDim = -1;
    domain.replaceDims(std::move(newDims), renaming);
    domain.simplifyLoops();
    parts.push_back(std::move(domain));
  }
  return parts;
}

} // namespace tilewright
