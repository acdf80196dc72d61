//===- SparseUpdate.cpp - optimizer steps on the touched rows of a table ----===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The gradient of an embedding table is scatter_add(0, ids, updates): zero in every row that
// the batch does not name. If an optimizer step leaves a weight and its state alone where the
// gradient is zero, only the named rows need be visited, and the gradient of a table of a
// million rows need never exist.
//
// Whether it does so is decided by running the step's ops on facts instead of numbers, with
// g = 0 (Analysis/ZeroGradient): SGD  w - lr * g  and Adagrad  s + g * g,  w - lr * g / (sqrt(s) + eps)
// come out as (w, s). Weight decay, momentum and Adam do not, and stay dense.
//
//===----------------------------------------------------------------------===//

#include "SimplifyPatterns.h"
#include "tilewright/Analysis/OperandLayout.h"
#include "tilewright/Analysis/ZeroGradient.h"
#include "tilewright/Graph/Transforms/Passes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

using namespace mlir;

namespace tilewright::graph {
#define GEN_PASS_DEF_SPARSEUPDATE
#include "tilewright/Graph/Transforms/Passes.h.inc"

namespace {

//===----------------------------------------------------------------------===//
// The step of one table
//===----------------------------------------------------------------------===//

/// The one element that `value` repeats, as a rank-0 tensor's value or a literal; null if it is not one repeated
/// element.
Value repeatedElement(Value value) {
  if (splatOf(value))
    return value;
  while (Operation *op = value.getDefiningOp()) {
    if (!isa<BroadcastOp, ReshapeOp>(op))
      break;
    value = op->getOperand(0);
  }
  return tensorType(value).getNumElements() == 1 ? value : Value();
}

/// The ops between a table's gradient and the updated table and states, and what they read.
class TableStep {
public:
  TableStep(ScatterAddOp scatter, func::FuncOp function) : scatter(scatter), function(function) {}

  bool match();
  void rewrite();

private:
  bool collectChain();
  bool readOperand(Value operand, Fact &fact);
  unsigned numberOfTable(BlockArgument argument);
  Value inBody(Value value, OpBuilder &builder, IRMapping &mapping);

  ScatterAddOp scatter;
  func::FuncOp function;
  SmallVector<Operation *> chain; // in program order
  llvm::SmallPtrSet<Operation *, 16> inChain;
  SmallVector<BlockArgument> tables; // the table and its states
  SmallVector<OpOperand *> returned; // where their new values are returned, by table
  SmallVector<Value> captures;       // run-time scalars
  llvm::DenseMap<Value, Fact> facts;
};

/// Everything that depends on the gradient, if that is elementwise and ends in updates of arguments.
bool TableStep::collectChain() {
  SmallVector<Value> worklist{scatter.getResult()};
  while (!worklist.empty()) {
    for (OpOperand &use : worklist.pop_back_val().getUses()) {
      Operation *user = use.getOwner();
      if (isa<func::ReturnOp>(user)) {
        if (!function.getResultAttr(use.getOperandNumber(), kUpdatesAttr))
          return false;
        returned.push_back(&use);
        continue;
      }
      if (!isElementwise(user) && !isa<ReshapeOp>(user))
        return false;
      if (inChain.insert(user).second) {
        chain.push_back(user);
        worklist.push_back(user->getResult(0));
      }
    }
  }
  llvm::sort(chain, [](Operation *a, Operation *b) { return a->isBeforeInBlock(b); });
  return !chain.empty();
}

unsigned TableStep::numberOfTable(BlockArgument argument) {
  auto *it = llvm::find(tables, argument);
  if (it == tables.end())
    it = &(tables.push_back(argument), tables.back());
  return it - tables.begin();
}

bool TableStep::readOperand(Value operand, Fact &fact) {
  if (auto it = facts.find(operand); it != facts.end()) {
    fact = it->second;
    return true;
  }
  if (Value element = repeatedElement(operand)) {
    fact = Fact{Fact::Scalar};
    Attribute literal = splatOf(element);
    if (auto number = dyn_cast_or_null<FloatAttr>(literal); number && !number.getValue().isFinite())
      return false;
    if (!literal && !llvm::is_contained(captures, element))
      captures.push_back(element);
    return true;
  }
  auto argument = dyn_cast<BlockArgument>(bufferOf(operand));
  if (!argument || tensorType(argument).getNumElements() != scatter.getType().getNumElements())
    return false;
  fact = Fact{Fact::Table, numberOfTable(argument)};
  return true;
}

bool TableStep::match() {
  if (!isSplatOf(scatter.getBase(), 0.0) || !collectChain())
    return false;
  facts[scatter.getResult()] = Fact{Fact::Zero};
  for (Operation *op : chain) {
    SmallVector<Fact> in(op->getNumOperands());
    for (auto [operand, fact] : llvm::zip(op->getOperands(), in))
      if (!readOperand(operand, fact))
        return false;
    facts[op->getResult(0)] = factOf(op, in);
  }
  // Each table is updated by this step, to itself.
  if (returned.size() != tables.size())
    return false;
  SmallVector<OpOperand *> byTable(tables.size(), nullptr);
  for (OpOperand *use : returned) {
    Fact fact = facts.lookup(use->get());
    auto updates = function.getResultAttrOfType<IntegerAttr>(use->getOperandNumber(), kUpdatesAttr);
    if (fact.kind != Fact::Table || tables[fact.table].getArgNumber() != updates.getInt())
      return false;
    byTable[fact.table] = use;
  }
  returned = byTable;
  return true;
}

/// The scalar that computes one element of `value` in the body.
Value TableStep::inBody(Value value, OpBuilder &builder, IRMapping &mapping) {
  if (Value known = mapping.lookupOrNull(value))
    return known;
  if (auto argument = dyn_cast<BlockArgument>(bufferOf(value)))
    if (Value table = mapping.lookupOrNull(argument))
      return table;
  Value element = repeatedElement(value);
  if (Value capture = mapping.lookupOrNull(element))
    return capture;
  auto type = RankedTensorType::get({}, tensorType(element).getElementType());
  return createSplat(builder, value.getLoc(), type, splatOf(element));
}

void TableStep::rewrite() {
  Operation *last = chain.back();
  OpBuilder builder(last);
  Location location = builder.getFusedLoc(llvm::map_to_vector(chain, [](Operation *op) { return op->getLoc(); }));
  auto reshaped = [&](Value value, ArrayRef<int64_t> shape) -> Value {
    auto type = RankedTensorType::get(shape, tensorType(value).getElementType());
    return type == value.getType() ? value : ReshapeOp::create(builder, location, type, value);
  };
  int64_t rows = scatter.getType().getDimSize(0), columns = scatter.getType().getNumElements() / rows;
  int64_t count = tensorType(scatter.getIds()).getDimSize(0);

  SmallVector<Value> tableOperands, captureOperands;
  for (BlockArgument table : tables)
    tableOperands.push_back(reshaped(table, {rows, columns}));
  for (Value capture : captures)
    captureOperands.push_back(reshaped(capture, {}));
  auto update = RowUpdateOp::create(builder, location, TypeRange(ValueRange(tableOperands)), tableOperands,
                                    scatter.getIds(), reshaped(scatter.getUpdates(), {count, columns}), captureOperands,
                                    /*groups=*/ValueRange(), /*current=*/ValueRange(), scatter.getSkipIdAttr());

  Block &body = update.getBody().emplaceBlock();
  IRMapping mapping;
  auto addArgument = [&](Value value) {
    auto type = RankedTensorType::get({}, tensorType(value).getElementType());
    mapping.map(value, body.addArgument(type, location));
  };
  llvm::for_each(tables, addArgument);
  addArgument(scatter.getResult());
  llvm::for_each(captures, addArgument);
  OpBuilder inner = OpBuilder::atBlockEnd(&body);
  for (Operation *op : chain) {
    Value result = op->getResult(0);
    if (isa<ReshapeOp>(op)) {
      mapping.map(result, inBody(op->getOperand(0), inner, mapping));
      continue;
    }
    OperationState state(op->getLoc(), op->getName());
    for (Value operand : op->getOperands())
      state.addOperands(inBody(operand, inner, mapping));
    state.addTypes(RankedTensorType::get({}, tensorType(result).getElementType()));
    state.addAttributes(op->getAttrs());
    mapping.map(result, inner.create(state)->getResult(0));
  }
  YieldOp::create(inner, location,
                  llvm::map_to_vector(returned, [&](OpOperand *use) { return mapping.lookup(use->get()); }));
  for (auto [use, result] : llvm::zip(returned, update.getResults()))
    use->set(reshaped(result, tensorType(use->get()).getShape()));
  for (Operation *op : llvm::reverse(chain))
    op->erase();
  scatter.erase();
}

//===----------------------------------------------------------------------===//
// Several lookups in one table
//===----------------------------------------------------------------------===//

/// scatter_add(0, i, u) + scatter_add(0, j, v) -> scatter_add(0, [i, j], [u, v])
struct MergeScatters : OpRewritePattern<AddOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(AddOp op, PatternRewriter &rewriter) const override {
    auto first = op.getLhs().getDefiningOp<ScatterAddOp>(), second = op.getRhs().getDefiningOp<ScatterAddOp>();
    if (!first || !second || first == second || !first->hasOneUse() || !second->hasOneUse() ||
        first.getSkipId() != second.getSkipId() || !isSplatOf(second.getBase(), 0.0) ||
        tensorType(first.getIds()).getElementType() != tensorType(second.getIds()).getElementType())
      return failure();
    auto concatenated = [&](Value a, Value b) -> Value {
      SmallVector<int64_t> shape(tensorType(a).getShape());
      shape[0] += tensorType(b).getDimSize(0);
      auto type = RankedTensorType::get(shape, tensorType(a).getElementType());
      return ConcatOp::create(rewriter, op.getLoc(), type, ValueRange{a, b}, rewriter.getI64IntegerAttr(0));
    };
    rewriter.replaceOpWithNewOp<ScatterAddOp>(
        op, op.getType(), first.getBase(), concatenated(first.getIds(), second.getIds()),
        concatenated(first.getUpdates(), second.getUpdates()), first.getSkipIdAttr());
    return success();
  }
};

struct SparseUpdate : impl::SparseUpdateBase<SparseUpdate> {
  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    patterns.add<MergeScatters>(&getContext());
    GreedyRewriteConfig config;
    config.setRegionSimplificationLevel(GreedySimplifyRegionLevel::Disabled);
    if (failed(applyPatternsGreedily(getOperation(), std::move(patterns), config)))
      return signalPassFailure();
    for (auto function : getOperation().getOps<func::FuncOp>()) {
      for (auto scatter : llvm::to_vector(function.getOps<ScatterAddOp>()))
        if (TableStep step(scatter, function); step.match())
          step.rewrite();
      for (Operation &op : llvm::make_early_inc_range(llvm::reverse(function.getBody().front())))
        if (isOpTriviallyDead(&op))
          op.erase();
    }
  }
};
} // namespace
} // namespace tilewright::graph
