//===- Fuse.cpp - stage 30: kernels ------------------------------------------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Marks what must exist in memory, lets FusionSearch group the ops, and writes each group as
// one `graph.kernel`. Views and literals are copied into every kernel that reads them.
//
//===----------------------------------------------------------------------===//

#include "FusionSearch.h"
#include "tilewright/Analysis/OperandLayout.h"
#include "tilewright/Graph/Transforms/Passes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;

namespace tilewright::graph {
#define GEN_PASS_DEF_FUSE
#include "tilewright/Graph/Transforms/Passes.h.inc"

namespace {

/// Whether a step outside of kernels can read `value`: a buffer, maybe reshaped.
bool isBuffer(Value value) {
  Operation *op = bufferOf(value).getDefiningOp();
  return !op || roleOf(op) != OpRole::Inline;
}

/// Marks inline ops that must exist in memory after all: read by a step that knows nothing of index maps, or with
/// strides that they do not have. The mark is on a copy of the op, which only those readers read.
///
/// Of a chain of views, the one nearest to the memory is stored whose rest can be read in place. It keeps most of the
/// order that it is read in, so the copy moves whole runs of elements; and what reads the same thing in another order,
/// as the two products of a backward pass do, shares it.
class Materializer {
public:
  void run(Block &block) {
    for (Operation &op : llvm::make_early_inc_range(block))
      for (OpOperand &operand : op.getOpOperands())
        if (isInline(operand.get().getDefiningOp()) && !isReadable(operand))
          materialize(operand);
  }

private:
  static bool isInline(Operation *op) { return op && roleOf(op) == OpRole::Inline; }

  static bool isReadable(OpOperand &operand) {
    if (roleOf(operand.getOwner()) == OpRole::Opaque)
      return isBuffer(operand.get());
    return !readsThroughStrides(operand.getOwner()) || canReadInPlace(operand);
  }

  static bool isReadableIfStored(OpOperand &operand, Operation *op) {
    op->setAttr(kMaterializeAttr, UnitAttr::get(op->getContext()));
    bool readable = isReadable(operand);
    op->removeAttr(kMaterializeAttr);
    return readable;
  }

  void materialize(OpOperand &operand) {
    SmallVector<Operation *> chain; // from the operand down
    size_t stored = 0;
    for (Operation *op = operand.get().getDefiningOp(); isInline(op); op = op->getOperand(0).getDefiningOp()) {
      if (isReadableIfStored(operand, op))
        stored = chain.size();
      chain.push_back(op);
      if (!isView(op))
        break;
    }
    Operation *op = chain[stored];
    Operation *&copy = copies[op];
    if (!copy) {
      OpBuilder builder(op);
      builder.setInsertionPointAfter(op);
      copy = builder.clone(*op);
      copy->setAttr(kMaterializeAttr, builder.getUnitAttr());
      shareStore(op, copy);
    }
    Value value = copy->getResult(0);
    for (Operation *view : llvm::reverse(ArrayRef(chain).take_front(stored))) {
      OpBuilder builder(view);
      builder.setInsertionPointAfter(view);
      IRMapping mapping;
      mapping.map(view->getOperand(0), value);
      value = builder.clone(*view, mapping)->getResult(0);
    }
    operand.set(value);
  }

  /// A library op stores each result once. If the copy is of such a result, moved, then whatever else reads the result
  /// reads the copy, moved back: the result need not exist in its own order.
  void shareStore(Operation *original, Operation *copy) {
    SmallVector<Operation *> moves;
    Value root = copy->getResult(0);
    while (isa_and_present<TransposeOp, ReshapeOp>(root.getDefiningOp())) {
      moves.push_back(root.getDefiningOp());
      root = root.getDefiningOp()->getOperand(0);
    }
    Operation *producer = root.getDefiningOp();
    if (!producer || !storesThroughMoves(producer))
      return;
    auto isOther = [&](OpOperand &use) {
      Operation *user = use.getOwner();
      return user != copy && !llvm::is_contained(moves, user) && copy->isBeforeInBlock(user);
    };
    // What reads only buffers cannot read the copy moved back: then both orders must exist.
    if (llvm::any_of(root.getUses(),
                     [&](OpOperand &use) { return isOther(use) && roleOf(use.getOwner()) == OpRole::Opaque; }))
      return;
    OpBuilder builder(copy);
    builder.setInsertionPointAfter(copy);
    Value back = copy->getResult(0);
    for (Operation *move : moves) {
      Type type = move->getOperand(0).getType();
      if (auto transpose = dyn_cast<TransposeOp>(move)) {
        SmallVector<int64_t> inverse(transpose.getPermutation().size());
        for (auto [to, from] : llvm::enumerate(transpose.getPermutation()))
          inverse[from] = to;
        back = TransposeOp::create(builder, move->getLoc(), type, back, inverse);
      } else {
        back = ReshapeOp::create(builder, move->getLoc(), type, back);
      }
    }
    root.replaceUsesWithIf(back, isOther);
    original->getResult(0).replaceUsesWithIf(copy->getResult(0), isOther);
  }

  llvm::DenseMap<Operation *, Operation *> copies;
};

/// A name for reports, such as `matmul_add_maximum_7`: what makes the kernel its kind, its last ops, its number.
std::string nameOf(unsigned number, KernelKind kind, ArrayRef<Operation *> ops) {
  std::string name = stringify(kind).str();
  for (Operation *op : ops.take_back(3))
    if (op->getName().stripDialect() != stringify(kind))
      name += "_" + op->getName().stripDialect().str();
  return name + "_" + std::to_string(number);
}

/// Rewrites a block so that each group is one kernel.
class KernelWriter {
public:
  KernelWriter(Block &block, const FusionGroups &groups) : builder(block.getTerminator()), groups(groups) {}

  /// The kernel of a group, by group.
  llvm::DenseMap<unsigned, KernelOp> kernels;

  void write(unsigned group);

private:
  Value topLevel(Value value);
  Value inside(Value value, KernelOp kernel, IRMapping &mapping, OpBuilder &body);

  OpBuilder builder;
  const FusionGroups &groups;
  IRMapping written; ///< original values to what now computes them at top level
};

/// What a step outside of kernels reads for `value`: a buffer, maybe reshaped.
Value KernelWriter::topLevel(Value value) {
  if (Value known = written.lookupOrNull(value))
    return known;
  auto reshape = value.getDefiningOp<ReshapeOp>();
  if (!reshape)
    return value; // a function argument
  IRMapping operands;
  operands.map(reshape.getInput(), topLevel(reshape.getInput()));
  Value result = builder.clone(*reshape, operands)->getResult(0);
  written.map(value, result);
  return result;
}

/// The value in a kernel's body for `value`: computed there, copied there, or a new operand.
Value KernelWriter::inside(Value value, KernelOp kernel, IRMapping &mapping, OpBuilder &body) {
  if (Value known = mapping.lookupOrNull(value))
    return known;
  Operation *op = value.getDefiningOp();
  if (op && roleOf(op) == OpRole::Inline) {
    for (Value operand : op->getOperands())
      inside(operand, kernel, mapping, body);
    return body.clone(*op, mapping)->getResult(0);
  }
  kernel.getInputsMutable().append(topLevel(value));
  Value argument = kernel.getBody().front().addArgument(value.getType(), value.getLoc());
  mapping.map(value, argument);
  return argument;
}

void KernelWriter::write(unsigned group) {
  SmallVector<Operation *> ops = groups.opsOf(group);
  if (groups[group].opaque) {
    Operation *op = ops.front();
    for (OpOperand &operand : op->getOpOperands())
      operand.set(topLevel(operand.get()));
    if (!op->hasTrait<OpTrait::IsTerminator>()) {
      op->moveBefore(builder.getInsertionBlock(), builder.getInsertionPoint());
      for (Value result : op->getResults())
        written.map(result, result);
    }
    return;
  }
  SmallVector<Value> outputs = groups.outputsOf(group);
  SmallVector<Location> locations = llvm::map_to_vector(ops, [](Operation *op) { return op->getLoc(); });
  KernelKind kind = groups[group].analysis.kind;
  auto kernel = KernelOp::create(builder, builder.getFusedLoc(locations), TypeRange(ValueRange(outputs)), ValueRange(),
                                 builder.getStringAttr(stringify(kind)),
                                 builder.getStringAttr(nameOf(kernels.size(), kind, ops)));
  OpBuilder body = OpBuilder::atBlockEnd(&kernel.getBody().emplaceBlock());
  IRMapping mapping;
  for (Operation *op : ops) {
    for (Value operand : op->getOperands())
      inside(operand, kernel, mapping, body);
    body.clone(*op, mapping)->removeAttr(kMaterializeAttr);
  }
  SmallVector<Value> yielded = llvm::map_to_vector(outputs, [&](Value value) { return mapping.lookup(value); });
  YieldOp::create(body, kernel.getLoc(), yielded);
  for (auto [value, result] : llvm::zip(outputs, kernel.getResults()))
    written.map(value, result);
  kernels[group] = kernel;
}

struct Fuse : impl::FuseBase<Fuse> {
  using FuseBase::FuseBase;

  void runOnOperation() override {
    for (auto function : getOperation().getOps<func::FuncOp>())
      if (llvm::hasSingleElement(function.getBody()))
        fuse(function);
  }

  void fuse(func::FuncOp function) {
    Block &block = function.getBody().front();
    for (Operation &op : llvm::make_early_inc_range(llvm::reverse(block)))
      if (isOpTriviallyDead(&op))
        op.erase();
    Materializer().run(block);

    MachineModel machine{flopsPerNanosecond, bytesPerNanosecond, launchNanoseconds};
    FusionGroups groups(block, {maxOps, maxOperands, maxResults});
    if (!onlySingle)
      searchFusion(groups, machine);

    SmallVector<Operation *> old = llvm::map_to_vector(block, [](Operation &op) { return &op; });
    KernelWriter writer(block, groups);
    for (unsigned group : groups.topologicalOrder())
      writer.write(group);
    if (!onlySingle)
      recordRefusals(function, groups, machine, writer);
    for (Operation *op : llvm::reverse(old))
      if (roleOf(op) != OpRole::Opaque)
        op->erase();
  }

  /// Leaves on the function why the dearest kernels stayed apart, for `explain`.
  void recordRefusals(func::FuncOp function, const FusionGroups &groups, const MachineModel &machine,
                      KernelWriter &writer) {
    Builder builder(&getContext());
    SmallVector<Attribute> records;
    for (const FusionRefusal &refusal : collectRefusals(groups, machine, maxRefusals))
      records.push_back(builder.getDictionaryAttr({
          builder.getNamedAttr("producer", writer.kernels.lookup(refusal.producer).getSymNameAttr()),
          builder.getNamedAttr("consumer", writer.kernels.lookup(refusal.consumer).getSymNameAttr()),
          builder.getNamedAttr("reason", builder.getStringAttr(refusal.reason)),
          builder.getNamedAttr("bytes", builder.getI64IntegerAttr(refusal.bytes)),
          builder.getNamedAttr("nanoseconds", builder.getI64IntegerAttr(refusal.nanoseconds)),
      }));
    if (!records.empty())
      function->setAttr(kRefusalsAttr, builder.getArrayAttr(records));
  }
};
} // namespace
} // namespace tilewright::graph
