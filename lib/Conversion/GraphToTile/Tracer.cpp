//===- Tracer.cpp - looks at all elements of a kernel -----------------------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Tracer.h"
#include "KernelConfig.h"
#include "ScalarOps.h"

using namespace mlir;

namespace tilewright {

KernelTrace Tracer::run() {
  trace.cuts.resize(domain.getDims().size());
  auto bytesOf = [](Value value) -> int64_t {
    return (graph::tensorType(value).getElementType().getIntOrFloatBitWidth() + 7) / 8;
  };
  for (const KernelOutput &output : domain.getGroup().outputs) {
    trace.accesses.push_back({domain.storePosition(output), bytesOf(output.root)});
    trace.outputPhases.push_back(visit(domain.outputElement(output)));
  }
  for (const KernelTrace::Carried &carried : trace.carried)
    trace.phases = std::max(trace.phases, carried.phase + 1);
  for (auto [output, phase] : llvm::zip(domain.getGroup().outputs, trace.outputPhases))
    if (!output.perRow)
      trace.phases = std::max(trace.phases, phase + 1);
  // What overwrites an operand waits until no loop reads the operand any more.
  for (auto [output, phase] : llvm::zip(domain.getGroup().outputs, trace.outputPhases))
    if (output.overwritesOperand && trace.phases > 0)
      phase = trace.phases - 1;

  for (auto &cuts : trace.cuts) {
    llvm::sort(cuts);
    cuts.erase(llvm::unique(cuts), cuts.end());
    if (cuts.size() > kMaxCuts)
      cuts.clear();
  }
  return std::move(trace);
}

unsigned Tracer::visit(const Element &element) {
  if (auto known = phases.find(element); known != phases.end())
    return known->second;
  unsigned phase = visitNew(element);
  phases[element] = phase;
  return phase;
}

unsigned Tracer::visitNew(const Element &element) {
  Operation *op = element.value.getDefiningOp();
  noteAccesses(op, element);
  if (isa_and_nonnull<graph::ReduceOp, graph::ArgReduceOp>(op))
    return visitReduction(op, element);
  if (auto scan = dyn_cast_or_null<graph::ScanOp>(op))
    return visitScan(scan, element);
  unsigned phase = 0;
  for (const Element &operand : map.operandsOf(element))
    phase = std::max(phase, visit(operand));
  return phase;
}

unsigned Tracer::visitReduction(Operation *op, const Element &element) {
  SmallVector<int64_t> sizes = reducedSizes(op);
  bool hasColumns = llvm::any_of(domain.getDims(), [](const LoopDim &dim) { return dim.isColumn; });
  if (isa<graph::ReduceOp>(op) && hasColumns && llvm::product_of(sizes) == domain.getGroup().columns() &&
      !domain.dependsOnColumn(element.index)) {
    Index reduced = map.space.delinearize(domain.columnPosition(), sizes);
    Element input = ElementMap::reducedElement(op, element.index, reduced);
    unsigned phase = visit(input);
    trace.carried.push_back({element, input, phase});
    return phase + 1;
  }
  // Any other reduction is a loop of its own inside the element.
  if (llvm::is_contained(sizes, 0))
    return 0;
  Index reduced;
  for (int64_t size : sizes)
    reduced.push_back(map.space.addDim(0, size - 1));
  return visit(ElementMap::reducedElement(op, element.index, reduced));
}

unsigned Tracer::visitScan(graph::ScanOp op, const Element &element) {
  const KernelGroup &group = domain.getGroup();
  int64_t dim = op.getDim(), size = graph::tensorType(op.getResult()).getDimSize(dim);
  Index others(element.index);
  others.erase(others.begin() + dim);
  bool isCarried = group.isScan && group.reverse == op.getReverse() && size == group.columns() && size > 1 &&
                   element.index[dim] == domain.columnPosition() && !domain.dependsOnColumn(others);
  Element input{op.getInput(), element.index};
  if (!isCarried)
    input.index[dim] = map.space.addDim(0, size - 1);
  unsigned phase = visit(input);
  if (isCarried)
    trace.carried.push_back({element, input, phase});
  return phase;
}

void Tracer::noteAccesses(Operation *op, const Element &element) {
  auto type = graph::tensorType(element.value);
  if (!op) {
    int64_t bytes = storageType(type.getElementType()).getIntOrFloatBitWidth() / 8;
    trace.accesses.push_back({map.space.linearize(element.index, type.getShape()), bytes});
  } else if (auto iota = dyn_cast<graph::IotaOp>(op)) {
    noteNumber(element.index[iota.getDim()]);
  } else if (isa<graph::RandomOp, graph::ConstantOp>(op)) {
    auto constant = dyn_cast<graph::ConstantOp>(op);
    if (!constant || !isa<SplatElementsAttr>(constant.getValue()))
      noteNumber(map.space.linearize(element.index, type.getShape()));
  } else if (auto pad = dyn_cast<graph::PadOp>(op)) {
    for (auto [dim, size] : llvm::enumerate(graph::tensorType(pad.getInput()).getShape())) {
      AffineExpr position = map.space.add(element.index[dim], map.space.constant(-pad.getLow()[dim]));
      if (map.space.rangeOf(position).isWithin(size))
        continue;
      noteNumber(position);
      noteCut(position, 0);
      noteCut(position, size);
    }
  } else if (auto concat = dyn_cast<graph::ConcatOp>(op)) {
    AffineExpr position = element.index[concat.getDim()];
    noteNumber(position);
    int64_t end = 0;
    for (Value input : concat.getInputs())
      noteCut(position, end += graph::tensorType(input).getDimSize(concat.getDim()));
  }
}

/// Notes at which value of its one loop variable `expr` reaches `value`.
void Tracer::noteCut(AffineExpr expr, int64_t value) {
  LinearForm form = LinearForm::of(expr);
  if (form.terms.size() != 1 || form.terms[0].coefficient != 1)
    return;
  auto dim = dyn_cast<AffineDimExpr>(form.terms[0].atom);
  if (!dim || dim.getPosition() >= domain.getDims().size())
    return;
  int64_t cut = value - form.constant;
  if (cut > 0 && cut < domain.getDims()[dim.getPosition()].size)
    trace.cuts[dim.getPosition()].push_back(cut);
}

} // namespace tilewright
