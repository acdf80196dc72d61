//===- FusionLegality.cpp - which ops may be one kernel ---------------------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tilewright/Analysis/FusionLegality.h"

using namespace mlir;
using namespace tilewright::graph;

namespace tilewright {

StringRef stringify(KernelKind kind) {
  switch (kind) {
  case KernelKind::Pointwise:
    return "pointwise";
  case KernelKind::Row:
    return "row";
  case KernelKind::Column:
    return "column";
  case KernelKind::Matmul:
    return "matmul";
  case KernelKind::Library:
    return "library";
  case KernelKind::RowUpdate:
    return "row_update";
  }
  llvm_unreachable("unknown kind");
}

namespace {
bool isInlineView(Operation *op) { return isView(op) && !op->hasAttr(kMaterializeAttr); }
} // namespace

OpRole roleOf(Operation *op) {
  bool literal = isa<IotaOp>(op);
  if (auto constant = dyn_cast<ConstantOp>(op)) {
    if (!constant.getValue().isSplat())
      return OpRole::Opaque;
    literal = true;
  }
  if (literal || isView(op))
    return op->hasAttr(kMaterializeAttr) ? OpRole::Fusible : OpRole::Inline;
  if (isa<AttentionOp, AttentionGradOp, ScatterAddOp, ScanOp, ArgReduceOp, RowUpdateOp, PackOp>(op))
    return OpRole::Alone;
  if (isa<GraphDialect>(op->getDialect()) && !isa<EagerOp, KernelOp, YieldOp>(op))
    return OpRole::Fusible;
  return OpRole::Opaque;
}

std::optional<ReductionShape> reductionShape(ReduceOp reduce) {
  ArrayRef<int64_t> shape = tensorType(reduce.getInput()).getShape();
  ReductionShape result;
  for (auto [index, size] : llvm::enumerate(shape)) {
    if (size == 1)
      continue;
    if (llvm::is_contained(reduce.getDims(), static_cast<int64_t>(index))) {
      if (result.inner != 1)
        return std::nullopt;
      result.reduced *= size;
    } else {
      (result.reduced == 1 ? result.outer : result.inner) *= size;
    }
  }
  return result;
}

Value viewRoot(Value value) {
  while (Operation *op = value.getDefiningOp()) {
    if (!isInlineView(op))
      break;
    value = op->getOperand(0);
  }
  return value;
}

//===----------------------------------------------------------------------===//
// Views as forms and as strides
//===----------------------------------------------------------------------===//

namespace {
using Dims = SmallVector<std::pair<int64_t, int64_t>>; // (size, stride)

/// Strides of `dims` seen as `shape`, if each new dim still has one: every new dim must be cut out of, or joined from,
/// dims that are contiguous with each other.
std::optional<Dims> reshapeStrides(const Dims &dims, ArrayRef<int64_t> shape) {
  // Join what is contiguous, then cut the new dims out of the joined ones, fastest first.
  Dims joined;
  for (auto [size, stride] : dims) {
    if (size == 1)
      continue;
    if (!joined.empty() && joined.back().second == stride * size)
      joined.back() = {joined.back().first * size, stride};
    else
      joined.push_back({size, stride});
  }
  Dims result;
  int64_t taken = 1;
  for (int64_t size : llvm::reverse(shape)) {
    if (size == 1) {
      result.push_back({1, 0});
      continue;
    }
    if (joined.empty() || joined.back().first % (taken * size) != 0)
      return std::nullopt;
    result.push_back({size, joined.back().second * taken});
    taken *= size;
    if (taken == joined.back().first) {
      joined.pop_back();
      taken = 1;
    }
  }
  std::reverse(result.begin(), result.end());
  return result;
}

/// Strides of the result of one view op.
std::optional<Dims> applyView(const Dims &dims, Operation *op) {
  ArrayRef<int64_t> shape = tensorType(op->getResult(0)).getShape();
  return llvm::TypeSwitch<Operation *, std::optional<Dims>>(op)
      .Case([&](TransposeOp transpose) {
        Dims result;
        for (int64_t dim : transpose.getPermutation())
          result.push_back(dims[dim]);
        return result;
      })
      .Case([&](BroadcastOp broadcast) {
        Dims result;
        for (int64_t size : shape)
          result.push_back({size, 0});
        for (auto [dim, from] : llvm::zip(broadcast.getDims(), dims))
          result[dim].second = from.first == 1 ? 0 : from.second;
        return result;
      })
      .Case([&](SliceOp slice) {
        Dims result;
        for (auto [size, from, stride] : llvm::zip(shape, dims, slice.getStrides()))
          result.push_back({size, from.second * stride});
        return result;
      })
      .Case([&](ReshapeOp) { return reshapeStrides(dims, shape); });
}

/// Whether a broadcast to [outer, reduced] elements reads its operand at flat index i / reduced.
bool broadcastsAlongRows(BroadcastOp broadcast, const ReductionShape &reduction) {
  ArrayRef<int64_t> shape = tensorType(broadcast.getResult()).getShape();
  // Result dims of more than one element, and whether the operand has them, must read: all of the outer ones in
  // order, then none.
  SmallVector<int64_t> present;
  ArrayRef<int64_t> operand = tensorType(broadcast.getInput()).getShape();
  for (auto [size, dim] : llvm::zip(operand, broadcast.getDims()))
    if (size != 1)
      present.push_back(dim);
  int64_t outer = 1;
  unsigned next = 0;
  for (auto [dim, size] : llvm::enumerate(shape)) {
    if (size == 1)
      continue;
    if (outer == reduction.outer)
      break;
    if (next == present.size() || present[next] != static_cast<int64_t>(dim))
      return false;
    ++next;
    outer *= size;
  }
  return outer == reduction.outer && next == present.size();
}

/// Whether a view keeps the flat order of its operand's elements.
bool keepsFlatOrder(Operation *op) {
  if (isa<ReshapeOp>(op))
    return true;
  auto operand = tensorType(op->getOperand(0)), result = tensorType(op->getResult(0));
  if (operand.getNumElements() != result.getNumElements())
    return false;
  if (auto broadcast = dyn_cast<BroadcastOp>(op)) {
    int64_t last = -1;
    for (auto [size, dim] : llvm::zip(operand.getShape(), broadcast.getDims())) {
      if (size != 1 && dim < last)
        return false;
      last = size == 1 ? last : dim;
    }
    return true;
  }
  if (auto transpose = dyn_cast<TransposeOp>(op)) {
    int64_t last = -1;
    for (int64_t dim : transpose.getPermutation()) {
      if (operand.getDimSize(dim) == 1)
        continue;
      if (dim < last)
        return false;
      last = dim;
    }
    return true;
  }
  auto slice = cast<SliceOp>(op);
  return llvm::all_of(llvm::zip(operand.getShape(), slice.getStrides()), [](auto dim) {
    auto [size, stride] = dim;
    return size == 1 || stride == 1;
  });
}
} // namespace

bool isStridedView(Value value) {
  SmallVector<Operation *> chain;
  while (Operation *op = value.getDefiningOp()) {
    if (!isInlineView(op))
      break;
    chain.push_back(op);
    value = op->getOperand(0);
  }
  if (Operation *root = value.getDefiningOp(); root && roleOf(root) == OpRole::Inline)
    return false; // a literal is no buffer
  Dims dims;
  int64_t stride = 1;
  for (int64_t size : llvm::reverse(tensorType(value).getShape())) {
    dims.push_back({size, stride});
    stride *= size;
  }
  std::reverse(dims.begin(), dims.end());
  if (stride == 0)
    return true;
  for (Operation *op : llvm::reverse(chain)) {
    std::optional<Dims> next = applyView(dims, op);
    if (!next)
      return false;
    dims = std::move(*next);
  }
  return true;
}

//===----------------------------------------------------------------------===//
// The walk
//===----------------------------------------------------------------------===//

namespace {
enum Form : uint8_t { Domain = 1, Reduced = 2, Free = 4 };

class Walk {
public:
  Walk(ArrayRef<Operation *> ops, KernelAnalysis &result) : result(result), ops(ops.begin(), ops.end()) {}

  void run(ArrayRef<Value> outputs);

private:
  struct Seen {
    uint8_t forms = 0;
    int64_t freeCount = 0;
  };

  void refuse(StringLiteral reason) {
    if (result.legal())
      result.refusal = reason;
  }
  int64_t reducedCount() const { return result.reduction.outer * result.reduction.inner; }
  int64_t countOf(Form form, int64_t freeCount) const {
    return form == Domain ? result.domain : form == Reduced ? reducedCount() : freeCount;
  }
  /// Asks for `value` in `form`; `freeCount` says how many elements a Free demand is for.
  void demand(Value value, Form form, int64_t freeCount = 0);
  void demandInput(Value value, Form form, int64_t count);
  void visit(Operation *op, Form form, int64_t count);

  KernelAnalysis &result;
  llvm::SmallPtrSet<Operation *, 32> ops;
  llvm::SmallDenseMap<Value, Seen, 32> seen;
  llvm::SmallDenseMap<Value, unsigned, 16> inputIndex;
  SmallVector<int64_t> inputCounts;
  SmallVector<std::tuple<Value, Form, int64_t>> worklist;
};

void Walk::demand(Value value, Form form, int64_t freeCount) {
  Seen &state = seen[value];
  // A Free demand is walked again only if it is for more elements than before: its cost is that of the largest one.
  if (form == Free ? (state.forms & Free) && state.freeCount >= freeCount : (state.forms & form) != 0)
    return;
  state.forms |= form;
  if (form == Free)
    state.freeCount = freeCount;
  worklist.push_back({value, form, countOf(form, freeCount)});
}

void Walk::demandInput(Value value, Form form, int64_t count) {
  auto [it, inserted] = inputIndex.try_emplace(value, result.inputs.size());
  if (inserted) {
    result.inputs.push_back(value);
    result.aligned.push_back(true);
    inputCounts.push_back(0);
  }
  // What is read more often than it has elements comes from the cache.
  auto type = tensorType(value);
  inputCounts[it->second] = std::max(inputCounts[it->second], std::min(count, type.getNumElements()));
  if (form != Domain || type.getNumElements() != result.domain)
    result.aligned[it->second] = false;
}

void Walk::visit(Operation *op, Form form, int64_t count) {
  if (isView(op)) {
    Value operand = op->getOperand(0);
    if (form != Free && keepsFlatOrder(op))
      return demand(operand, form);
    auto broadcast = dyn_cast<BroadcastOp>(op);
    if (form == Domain && result.kind == KernelKind::Row && broadcast &&
        broadcastsAlongRows(broadcast, result.reduction))
      return demand(operand, Reduced);
    return demand(operand, Free, count);
  }

  result.work.flops += flopsPerElement(op) * count;
  result.work.weighted += weightPerElement(op) * static_cast<double>(count);

  if (auto reduce = dyn_cast<ReduceOp>(op)) {
    // A reduction of one element per result keeps its domain, so the forms are the same.
    if (form == Free || (form == Domain && result.domain != reducedCount()))
      return refuse("a reduction would be recomputed at other indices");
    // The visit above counted the results; a reduction iterates over its input.
    result.work.flops += result.domain - count;
    result.work.weighted += static_cast<double>(result.domain - count);
    return demand(reduce.getInput(), Domain);
  }
  if (auto matmul = dyn_cast<MatmulOp>(op)) {
    if (form != Domain)
      return refuse("a matrix product would be recomputed at other indices");
    int64_t flops = totalFlops(op);
    result.work.flops += flops - count;
    result.work.weighted += static_cast<double>(flops - count);
    for (Value operand : op->getOperands()) {
      if (Operation *root = viewRoot(operand).getDefiningOp(); root && ops.contains(root))
        return refuse("an operand of a matrix product must be in memory");
      demand(operand, Free, tensorType(operand).getNumElements());
    }
    return;
  }
  // Ops that read some operand at an index of its own.
  if (isa<TakeOp, GatherOp, PadOp, ConcatOp, RandomOp>(op)) {
    // Together the operands of a concat are read once.
    for (Value operand : op->getOperands())
      demand(operand, Free, isa<ConcatOp>(op) ? tensorType(operand).getNumElements() : count);
    return;
  }
  for (Value operand : op->getOperands())
    demand(operand, form, count);
}

void Walk::run(ArrayRef<Value> outputs) {
  for (Value output : outputs) {
    int64_t elements = tensorType(output).getNumElements();
    bool reduces = result.kind == KernelKind::Row || result.kind == KernelKind::Column;
    // A column kernel goes through its domain in an order in which nothing but the result is stored.
    if (elements == result.domain && result.kind != KernelKind::Column)
      demand(output, Domain);
    else if (reduces && elements == reducedCount())
      demand(output, Reduced);
    else
      return refuse("results have different domains");
  }
  while (!worklist.empty() && result.legal()) {
    auto [value, form, count] = worklist.pop_back_val();
    Operation *op = value.getDefiningOp();
    if (op && (ops.contains(op) || roleOf(op) == OpRole::Inline))
      visit(op, form, count);
    else
      demandInput(value, form, count);
  }
  for (auto [input, count] : llvm::zip(result.inputs, inputCounts))
    result.work.bytes += count * elementBytes(tensorType(input).getElementType());
  for (Value output : outputs)
    result.work.bytes += tensorBytes(output);
}

/// Library ops and row updates: one op, operands through views.
KernelAnalysis analyzeAlone(Operation *op) {
  KernelAnalysis result;
  result.kind = isa<RowUpdateOp>(op) ? KernelKind::RowUpdate : KernelKind::Library;
  result.domain = tensorType(op->getResult(0)).getNumElements();
  result.work.flops = totalFlops(op);
  result.work.weighted = static_cast<double>(result.work.flops);
  for (Value operand : op->getOperands()) {
    Value root = viewRoot(operand);
    if (Operation *def = root.getDefiningOp(); def && roleOf(def) == OpRole::Inline)
      continue;
    if (!llvm::is_contained(result.inputs, root)) {
      result.inputs.push_back(root);
      result.aligned.push_back(false);
    }
    result.work.bytes += std::min(tensorBytes(root), tensorBytes(operand));
  }
  for (Value value : op->getResults())
    result.work.bytes += tensorBytes(value);
  if (auto update = dyn_cast<RowUpdateOp>(op)) {
    // Only the rows that the ids name are read and written.
    result.work.bytes = tensorBytes(update.getIds()) + tensorBytes(update.getUpdates());
    for (Value table : update.getTables())
      result.work.bytes += 2 * std::min(tensorBytes(table), tensorBytes(update.getUpdates()));
  }
  return result;
}
} // namespace

KernelAnalysis analyzeKernel(ArrayRef<Operation *> ops, ArrayRef<Value> outputs, const KernelLimits &limits) {
  KernelAnalysis result;
  auto refuse = [&](StringLiteral reason) {
    result.refusal = reason;
    return result;
  };
  MatmulOp matmul;
  bool reduces = false;
  for (Operation *op : ops) {
    if (roleOf(op) == OpRole::Alone)
      return ops.size() == 1 ? analyzeAlone(op) : refuse("a library op takes its operands from memory");
    if (auto product = dyn_cast<MatmulOp>(op)) {
      if (matmul)
        return refuse("two matrix products");
      matmul = product;
    }
    auto reduce = dyn_cast<ReduceOp>(op);
    if (!reduce)
      continue;
    std::optional<ReductionShape> shape = reductionShape(reduce);
    if (!shape) {
      // Nothing can be said about its index order, so it stays alone (`graph-split-reductions` leaves none).
      if (ops.size() > 1)
        return refuse("a reduction over dims that are not adjacent");
      shape = ReductionShape{1, tensorType(reduce.getInput()).getNumElements(),
                             tensorType(reduce.getResult()).getNumElements()};
      shape->reduced /= std::max<int64_t>(shape->inner, 1);
    }
    if (reduces && !(result.reduction == *shape))
      return refuse("reductions over different domains");
    reduces = true;
    result.reduction = *shape;
    result.domain = tensorType(reduce.getInput()).getNumElements();
  }
  if (matmul && reduces)
    return refuse("a matrix product and a reduction");
  if (ops.size() > limits.ops)
    return refuse("too many ops");
  if (outputs.size() > limits.results)
    return refuse("too many results");

  if (matmul) {
    result.kind = KernelKind::Matmul;
    result.domain = tensorType(matmul.getResult()).getNumElements();
  } else if (reduces) {
    result.kind = result.reduction.inner == 1 ? KernelKind::Row : KernelKind::Column;
  } else {
    result.domain = tensorType(outputs.front()).getNumElements();
  }
  Walk(ops, result).run(outputs);
  if (result.legal() && result.inputs.size() > limits.operands)
    return refuse("too many operands");
  return result;
}

KernelAnalysis analyzeKernel(KernelOp kernel) {
  SmallVector<Operation *> ops;
  Block &body = kernel.getBody().front();
  for (Operation &op : body.without_terminator())
    if (roleOf(&op) != OpRole::Inline)
      ops.push_back(&op);
  KernelLimits unlimited{~0u, ~0u, ~0u};
  return analyzeKernel(ops, SmallVector<Value>(body.getTerminator()->getOperands()), unlimited);
}

} // namespace tilewright
