//===- FusionLegality.cpp - which ops may be one kernel ---------------------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tilewright/Analysis/FusionLegality.h"
#include "tilewright/Analysis/OperandLayout.h"

using namespace mlir;
using namespace tilewright::graph;

namespace tilewright {

/// Longest reduction that may be recomputed as part of an element: a loop around it stays short and its operands are
/// read once.
static constexpr int64_t kInlineReduction = 64;
/// Of a vector; what targets have more of is not worth another number here.
static constexpr int64_t kLanes = 16;

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
  case KernelKind::TakeCurrent:
    return "take_current";
  }
  llvm_unreachable("unknown kind");
}

OpRole roleOf(Operation *op) {
  bool literal = isa<IotaOp>(op);
  if (auto constant = dyn_cast<ConstantOp>(op)) {
    if (!constant.getValue().isSplat())
      return OpRole::Opaque;
    literal = true;
  }
  if (literal || isView(op))
    return op->hasAttr(kMaterializeAttr) ? OpRole::Fusible : OpRole::Inline;
  if (isa<AttentionOp, AttentionGradOp, ScatterAddOp, RowUpdateOp, TakeCurrentOp, GroupRowsOp, PackOp, ScanOp,
          ArgReduceOp>(op))
    return OpRole::Alone;
  if (isa<GraphDialect>(op->getDialect()) && !isa<EagerOp, KernelOp, YieldOp>(op))
    return OpRole::Fusible;
  return OpRole::Opaque;
}

bool storesThroughMoves(Operation *op) { return isa<AttentionOp, AttentionGradOp>(op); }

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

//===----------------------------------------------------------------------===//
// Views as forms
//===----------------------------------------------------------------------===//

namespace {
/// Whether a broadcast to [outer, reduced] elements reads its operand at flat index i / reduced.
bool broadcastsAlongRows(BroadcastOp broadcast, const ReductionShape &reduction) {
  // Result dims of more than one element, and whether the operand has them, must read: all of the outer ones in
  // order, then none.
  SmallVector<int64_t> present;
  ArrayRef<int64_t> operand = tensorType(broadcast.getInput()).getShape();
  for (auto [size, dim] : llvm::zip(operand, broadcast.getDims()))
    if (size != 1)
      present.push_back(dim);
  int64_t outer = 1;
  unsigned next = 0;
  for (auto [dim, size] : llvm::enumerate(tensorType(broadcast.getResult()).getShape())) {
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
  auto ascending = [&](ArrayRef<int64_t> dims, auto sizeOf) {
    int64_t last = -1;
    for (auto [index, dim] : llvm::enumerate(dims)) {
      if (sizeOf(index, dim) == 1)
        continue;
      if (dim < last)
        return false;
      last = dim;
    }
    return true;
  };
  if (auto broadcast = dyn_cast<BroadcastOp>(op))
    return ascending(broadcast.getDims(), [&](size_t index, int64_t) { return operand.getDimSize(index); });
  if (auto transpose = dyn_cast<TransposeOp>(op))
    return ascending(transpose.getPermutation(), [&](size_t, int64_t dim) { return operand.getDimSize(dim); });
  return llvm::all_of(llvm::zip(operand.getShape(), cast<SliceOp>(op).getStrides()), [](auto dim) {
    auto [size, stride] = dim;
    return size == 1 || stride == 1;
  });
}

//===----------------------------------------------------------------------===//
// The walk
//===----------------------------------------------------------------------===//

enum Form : uint8_t { Domain = 1, Reduced = 2, InRow = 4, Free = 8 };

/// Whether a gather picks one column of each row (the label's, in a cross entropy).
bool picksInRow(GatherOp gather, const KernelAnalysis &kernel) {
  ArrayRef<int64_t> input = tensorType(gather.getInput()).getShape(), ids = tensorType(gather.getIds()).getShape();
  return static_cast<size_t>(gather.getAxis()) + 1 == input.size() && ids.back() == 1 &&
         input.drop_back() == ids.drop_back() && input.back() == kernel.reduction.reduced &&
         ShapedType::getNumElements(input) == kernel.domain;
}

constexpr StringLiteral kUnreadable = "views leave an operand without the strides that the op reads by";

/// Whether what is between the op and the memory that it reads can be part of its addresses.
bool readsInPlace(Operation *op) {
  return !readsThroughStrides(op) || llvm::all_of(op->getOpOperands(), canReadInPlace);
}

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
  bool reduces() const { return result.kind == KernelKind::Row || result.kind == KernelKind::Column; }
  int64_t reducedCount() const { return result.reduction.outer * result.reduction.inner; }
  int64_t countOf(Form form, int64_t freeCount) const {
    return form == Domain ? result.domain : form == Free ? freeCount : reducedCount();
  }
  bool contains(Value value) const {
    Operation *op = value.getDefiningOp();
    return op && (ops.contains(op) || roleOf(op) == OpRole::Inline);
  }
  /// Whether another reduction of the kernel goes into `value`: loops in loops in elements are slow.
  bool dependsOnReduction(Value value) const {
    SmallVector<Value> stack{value};
    llvm::SmallPtrSet<Operation *, 16> visited;
    while (!stack.empty()) {
      Value next = stack.pop_back_val();
      Operation *op = next.getDefiningOp();
      if (!contains(next) || !visited.insert(op).second)
        continue;
      if (isa<ReduceOp>(op))
        return true;
      llvm::append_range(stack, op->getOperands());
    }
    return false;
  }
  /// Asks for `value` in `form`; `freeCount` says how many elements a Free demand is for.
  void demand(Value value, Form form, int64_t freeCount = 0);
  void demandOutput(Value output);
  void demandInput(Value value, Form form, int64_t count);
  void visit(Operation *op, Form form, int64_t count);
  void visitView(Operation *op, Form form, int64_t count);
  void visitReduce(ReduceOp reduce, Form form, int64_t count);
  void visitMatmul(MatmulOp matmul, Form form);
  void addWork(int64_t flops, double weighted) {
    result.work.flops += flops;
    result.work.weighted += weighted;
  }

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
  using Access = KernelAnalysis::Access;
  int64_t elements = tensorType(value).getNumElements();
  Access access = Access::Mixed;
  if ((form == Domain || form == Reduced) && elements == countOf(form, 0))
    access = form == Domain ? Access::Domain : Access::Reduced;
  auto [it, inserted] = inputIndex.try_emplace(value, result.inputs.size());
  if (inserted) {
    result.inputs.push_back(value);
    result.accesses.push_back(access);
    inputCounts.push_back(0);
  }
  if (result.accesses[it->second] != access)
    result.accesses[it->second] = Access::Mixed;
  // What is read more often than it has elements comes from the cache.
  inputCounts[it->second] = std::max(inputCounts[it->second], std::min(count, elements));
}

/// Whether `value` is looked up, or converted from what is.
static bool isLookup(Value value) {
  Operation *op = value.getDefiningOp();
  while (op && (isView(op) || isa<ConvertOp>(op)))
    op = op->getOperand(0).getDefiningOp();
  return op && isa<TakeOp>(op);
}

void Walk::visitView(Operation *op, Form form, int64_t count) {
  Value operand = op->getOperand(0);
  if (form != Free && keepsFlatOrder(op))
    return demand(operand, form);
  auto broadcast = dyn_cast<BroadcastOp>(op);
  if ((form == Domain || form == InRow) && result.kind == KernelKind::Row && broadcast &&
      broadcastsAlongRows(broadcast, result.reduction))
    return demand(operand, Reduced);
  // One number for all lanes: the scale of a quantized row is looked up once for them.
  ArrayRef<int64_t> shape = tensorType(op->getResult(0)).getShape();
  if (broadcast && !shape.empty() && !llvm::is_contained(broadcast.getDims(), shape.size() - 1) && isLookup(operand))
    count = llvm::divideCeil(count, std::min(std::max<int64_t>(shape.back(), 1), kLanes));
  demand(operand, Free, count);
}

void Walk::visitReduce(ReduceOp reduce, Form form, int64_t count) {
  std::optional<ReductionShape> shape = reductionShape(reduce);
  // A reduction of one element per result keeps its domain, so the forms are the same.
  bool atReduced = reduces() && (form == Reduced || (form == Domain && result.domain == reducedCount()));
  if (atReduced && (!shape || *shape == result.reduction)) {
    addWork(result.domain, static_cast<double>(result.domain));
    return demand(reduce.getInput(), Domain);
  }
  // Its last dim must stay the fastest one for the loads to be contiguous.
  int64_t results = tensorType(reduce.getResult()).getNumElements();
  bool isShort = shape && shape->inner > 1 && shape->reduced <= kInlineReduction && count <= results &&
                 !dependsOnReduction(reduce.getInput());
  if (!isShort || result.kind == KernelKind::Matmul)
    return atReduced ? refuse("reductions over different domains")
                     : refuse("a reduction would be recomputed at other indices");
  addWork(count * shape->reduced, static_cast<double>(count * shape->reduced));
  demand(reduce.getInput(), Free, count * shape->reduced);
}

void Walk::visitMatmul(MatmulOp matmul, Form form) {
  if (form != Domain)
    return refuse("a matrix product would be recomputed at other indices");
  if (!readsInPlace(matmul))
    return refuse(kUnreadable);
  addWork(totalFlops(matmul), static_cast<double>(totalFlops(matmul)));
  result.work.inProducts += totalFlops(matmul);
  for (Value operand : matmul->getOperands()) {
    for (Value below = operand; contains(below); below = below.getDefiningOp()->getOperand(0))
      if (!isView(below.getDefiningOp()) || ops.contains(below.getDefiningOp()))
        return refuse("an operand of a matrix product must be in memory");
    demand(operand, Free, tensorType(operand).getNumElements());
  }
}

void Walk::visit(Operation *op, Form form, int64_t count) {
  if (isView(op))
    return visitView(op, form, count);
  if (auto reduce = dyn_cast<ReduceOp>(op))
    return visitReduce(reduce, form, count);
  if (auto matmul = dyn_cast<MatmulOp>(op))
    return visitMatmul(matmul, form);
  addWork(flopsPerElement(op) * count, weightPerElement(op) * static_cast<double>(count));
  auto gather = dyn_cast<GatherOp>(op);
  if (gather && form == Reduced && result.kind == KernelKind::Row && picksInRow(gather, result)) {
    demand(gather.getIds(), Reduced);
    return demand(gather.getInput(), InRow);
  }
  // Ops that read some operand at an index of its own. Together the operands of a concat are read once.
  bool movesIndices = isa<TakeOp, GatherOp, PadOp, ConcatOp, RandomOp>(op);
  for (Value operand : op->getOperands())
    if (movesIndices)
      demand(operand, Free, isa<ConcatOp>(op) ? tensorType(operand).getNumElements() : count);
    else
      demand(operand, form, count);
}

void Walk::demandOutput(Value output) {
  // Views at the end of an output decide where its elements are stored. (The epilogue of a product stores as the
  // product does.)
  Value root = output;
  while (result.kind != KernelKind::Matmul && contains(root) && isa<TransposeOp, ReshapeOp>(root.getDefiningOp()))
    root = root.getDefiningOp()->getOperand(0);
  int64_t elements = tensorType(output).getNumElements();
  Form form = Domain;
  // A column kernel goes through its domain in an order in which nothing but the result is stored.
  if (elements != result.domain || result.kind == KernelKind::Column) {
    if (!reduces() || elements != reducedCount())
      return refuse("results have different domains");
    form = Reduced;
  }
  using Access = KernelAnalysis::Access;
  result.stores.push_back(form == Domain ? Access::Domain : Access::Reduced);
  for (Value moved = output; moved != root; moved = moved.getDefiningOp()->getOperand(0))
    if (!keepsFlatOrder(moved.getDefiningOp()))
      result.stores.back() = Access::Mixed;
  demand(root, form);
}

void Walk::run(ArrayRef<Value> outputs) {
  for (Value output : outputs)
    demandOutput(output);
  while (!worklist.empty() && result.legal()) {
    auto [value, form, count] = worklist.pop_back_val();
    if (contains(value))
      visit(value.getDefiningOp(), form, count);
    else
      demandInput(value, form, count);
  }
  for (auto [input, count] : llvm::zip(result.inputs, inputCounts))
    result.work.bytes += count * elementBytes(tensorType(input).getElementType());
  for (Value output : outputs)
    result.work.bytes += tensorBytes(output);
}

//===----------------------------------------------------------------------===//
// Kernels around one op
//===----------------------------------------------------------------------===//

/// What stores the results of one op: the ops that move them, and how often each result is stored.
struct Stores {
  explicit Stores(Operation *op) : op(op) {}

  Operation *op;
  llvm::SmallDenseMap<Value, unsigned, 4> counts;
  llvm::SmallPtrSet<Operation *, 8> moves;

  /// Whether `value` is made of results of `op`, through views and concatenations only.
  bool collect(Value value) {
    Operation *definition = value.getDefiningOp();
    if (definition == op) {
      ++counts[value];
      return true;
    }
    if (!definition || !isa<TransposeOp, ReshapeOp, ConcatOp>(definition))
      return false;
    // Kernels store whole rows: the last dim stays the last.
    auto transpose = dyn_cast<TransposeOp>(definition);
    if (transpose && transpose.getPermutation().back() != tensorType(value).getRank() - 1)
      return false;
    moves.insert(definition);
    return llvm::all_of(definition->getOperands(), [&](Value operand) { return collect(operand); });
  }
};

/// One op that takes its operands from memory, and what only decides where its results are stored.
KernelAnalysis analyzeAlone(Operation *op, ArrayRef<Operation *> ops, ArrayRef<Value> outputs) {
  KernelAnalysis result;
  if (!readsInPlace(op)) {
    result.refusal = kUnreadable;
    return result;
  }
  result.kind = isa<RowUpdateOp>(op)           ? KernelKind::RowUpdate
                : isa<TakeCurrentOp>(op)       ? KernelKind::TakeCurrent
                : isa<ScanOp, ArgReduceOp>(op) ? KernelKind::Row
                                               : KernelKind::Library;
  if (ops.size() > 1) {
    Stores stores(op);
    bool onlyMoved = storesThroughMoves(op) &&
                     llvm::all_of(outputs, [&](Value output) { return stores.collect(output); }) &&
                     llvm::all_of(op->getResults(), [&](Value value) { return stores.counts.lookup(value) == 1; }) &&
                     llvm::all_of(ops, [&](Operation *other) { return other == op || stores.moves.contains(other); });
    if (!onlyMoved) {
      result.refusal = "a library op takes its operands from memory and stores each result once";
      return result;
    }
  }
  result.stores.assign(outputs.size(), KernelAnalysis::Access::Mixed);
  result.domain = tensorType(op->getResult(0)).getNumElements();
  result.work.flops = totalFlops(op);
  result.work.weighted = static_cast<double>(result.work.flops);
  if (isa<AttentionOp, AttentionGradOp>(op))
    result.work.inProducts = result.work.flops;
  for (Value operand : op->getOperands()) {
    Value root = viewRoot(operand);
    if (Operation *definition = root.getDefiningOp(); definition && roleOf(definition) == OpRole::Inline)
      continue;
    if (!llvm::is_contained(result.inputs, root)) {
      result.inputs.push_back(root);
      result.accesses.push_back(KernelAnalysis::Access::Mixed);
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
  if (auto take = dyn_cast<TakeCurrentOp>(op))
    result.work.bytes = tensorBytes(take.getIds()) + 2 * take.getNumResults() * tensorBytes(take.getResult(0));
  return result;
}
} // namespace

KernelAnalysis analyzeKernel(ArrayRef<Operation *> ops, ArrayRef<Value> outputs, const KernelLimits &limits) {
  KernelAnalysis result;
  auto refuse = [&](StringLiteral reason) {
    result.refusal = reason;
    return result;
  };
  if (ops.size() > limits.ops)
    return refuse("too many ops");
  if (outputs.size() > limits.results)
    return refuse("too many results");

  // The hero: one op whose domain is that of the kernel.
  MatmulOp matmul;
  ReduceOp reduction;
  for (Operation *op : ops) {
    if (roleOf(op) == OpRole::Alone)
      return analyzeAlone(op, ops, outputs);
    if (auto product = dyn_cast<MatmulOp>(op)) {
      if (matmul)
        return refuse("two matrix products");
      matmul = product;
    }
    auto reduce = dyn_cast<ReduceOp>(op);
    auto domain = [](ReduceOp reduce) { return tensorType(reduce.getInput()).getNumElements(); };
    if (reduce && (!reduction || domain(reduce) > domain(reduction)))
      reduction = reduce;
  }
  if (matmul && reduction)
    return refuse("a matrix product and a reduction");

  result.domain = tensorType(outputs.front()).getNumElements();
  if (matmul) {
    result.kind = KernelKind::Matmul;
    result.domain = tensorType(matmul.getResult()).getNumElements();
  } else if (reduction) {
    std::optional<ReductionShape> shape = reductionShape(reduction);
    if (!shape) {
      // Nothing can be said about its index order, so it stays alone (`graph-split-reductions` leaves none).
      if (ops.size() > 1)
        return refuse("a reduction over dims that are not adjacent");
      int64_t kept = tensorType(reduction.getResult()).getNumElements();
      shape = ReductionShape{1, tensorType(reduction.getInput()).getNumElements() / std::max<int64_t>(kept, 1), kept};
    }
    result.kind = shape->inner == 1 ? KernelKind::Row : KernelKind::Column;
    result.domain = tensorType(reduction.getInput()).getNumElements();
    result.reduction = *shape;
  }
  KernelAnalysis walked = result;
  Walk(ops, walked).run(outputs);
  // Short reductions may all be loops inside a kernel over the outputs.
  if (!walked.legal() && walked.kind == KernelKind::Column) {
    KernelAnalysis pointwise;
    pointwise.domain = tensorType(outputs.front()).getNumElements();
    Walk(ops, pointwise).run(outputs);
    if (pointwise.legal())
      walked = std::move(pointwise);
  }
  if (walked.legal() && walked.inputs.size() > limits.operands)
    return refuse("too many operands");
  return walked;
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
