//===- SkipRows.cpp - stage 30: rows that a mask throws away ----------------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Attention over a padded history scores every position and then replaces the scores of the padding:
//
//   scores = mlp(clicks); masked = valid ? scores : -1e9
//
// Rows of the products in the mlp are needed where `valid` is true. Each of them is computed from the same row of what
// it reads, so no other row can tell whether it was computed. Going backwards from the selection, products whose every
// reader needs no other rows get the mask as an input (kNeededRowsAttr), and leave out blocks without a needed row.
//
//===----------------------------------------------------------------------===//

#include "tilewright/Graph/Transforms/OutlineKernels.h"
#include "tilewright/Graph/Transforms/Passes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

using namespace mlir;

namespace tilewright::graph {
#define GEN_PASS_DEF_SKIPROWS
#include "tilewright/Graph/Transforms/Passes.h.inc"

namespace {
/// Fewer multiply-adds a row cost less than a look at the mask.
constexpr int64_t kMinWork = 256;

/// Whether the leading dims of `shape` count the rows, so that a row is a range of elements.
bool countsRows(ArrayRef<int64_t> shape, int64_t rows) {
  int64_t count = 1;
  for (int64_t size : shape) {
    count *= size;
    if (count == rows)
      return true;
  }
  return false;
}

/// What becomes of rows on their way through the body of a kernel.
class RowFlow {
public:
  explicit RowFlow(int64_t rows) : rows(rows) {}

  /// Follows the rows of `start`; false if somewhere a row is computed from others, or is needed that the mask leaves
  /// out.
  bool follow(Value start, Block &body) {
    if (!carriesRows(start))
      return false;
    flowing.insert(start);
    for (Operation &op : body)
      if (llvm::any_of(op.getOperands(), [&](Value operand) { return flowing.contains(operand); }) && !visit(&op))
        return false;
    return true;
  }

  SmallVector<unsigned> yielded; ///< results that carry the rows
  BlockArgument mask;            ///< of a selection that some of them end in, if there is one

private:
  /// Garbage in an integer could be an index, or a divisor; in a truth value it chooses between numbers.
  bool carriesRows(Value value) const {
    RankedTensorType type = tensorType(value);
    Type element = type.getElementType();
    return (isa<FloatType>(element) || element.isInteger(1)) && countsRows(type.getShape(), rows);
  }

  bool visit(Operation *op) {
    if (isa<YieldOp>(op)) {
      for (OpOperand &operand : op->getOpOperands())
        if (flowing.contains(operand.get()))
          yielded.push_back(operand.getOperandNumber());
      return true;
    }
    if (auto select = dyn_cast<SelectOp>(op); select && endsIn(select))
      return true;
    bool isProduct =
        isa<MatmulOp>(op) && !flowing.contains(op->getOperand(1)) && tensorType(op->getResult(0)).getRank() == 2;
    if ((!isa<ReshapeOp>(op) && !isElementwise(op) && !isProduct) || !carriesRows(op->getResult(0)))
      return false;
    flowing.insert(op->getResult(0));
    return true;
  }

  /// Whether `select` takes the rows where a mask of the kernel's is true.
  bool endsIn(SelectOp select) {
    if (flowing.contains(select.getOnFalse()) || flowing.contains(select.getCondition()))
      return false;
    Value condition = select.getCondition();
    while (auto view = condition.getDefiningOp<ReshapeOp>())
      condition = view.getInput();
    auto argument = dyn_cast<BlockArgument>(condition);
    if (!argument || tensorType(argument).getNumElements() != rows || (mask && mask != argument))
      return false;
    mask = argument;
    return true;
  }

  int64_t rows;
  llvm::SmallDenseSet<Value> flowing;
};

struct SkipRows : impl::SkipRowsBase<SkipRows> {
  void runOnOperation() override {
    for (auto function : getOperation().getOps<func::FuncOp>()) {
      neededRows.clear();
      auto kernels = llvm::to_vector(function.getOps<KernelOp>());
      for (KernelOp kernel : llvm::reverse(kernels))
        skipIn(kernel);
    }
  }

  /// Gives a product the mask of the rows that are needed of its results, if there is one.
  void skipIn(KernelOp kernel) {
    Block &body = kernel.getBody().front();
    auto products = body.getOps<MatmulOp>();
    if (!llvm::hasSingleElement(products))
      return;
    MatmulOp product = *products.begin();
    RankedTensorType type = product.getType();
    if (type.getRank() != 2 || product.hasPackedLhs() || product.getDepth() * type.getDimSize(1) < kMinWork)
      return;
    int64_t rows = type.getDimSize(0);
    RowFlow flow(rows);
    if (!flow.follow(product.getResult(), body) || flow.yielded.size() != kernel.getNumResults())
      return;
    Value mask;
    for (Value result : kernel.getResults())
      if (!readersNeed(result, rows, mask))
        return;
    if (!mask || (mask.getDefiningOp() && !mask.getDefiningOp()->isBeforeInBlock(kernel)))
      return;
    for (Value result : kernel.getResults())
      neededRows[result] = mask;
    kernel->setAttr(kNeededRowsAttr, Builder(kernel).getI64IntegerAttr(kernel.getInputs().size()));
    kernel.getInputsMutable().append(mask);
    body.addArgument(mask.getType(), kernel.getLoc());
  }

  /// Whether all readers of `value` need only those of its rows where one mask is true, which is `mask` if that is set.
  bool readersNeed(Value value, int64_t rows, Value &mask) {
    auto agree = [&](Value other) {
      bool same = other && (!mask || mask == other);
      mask = other;
      return same;
    };
    return llvm::all_of(value.getUses(), [&](OpOperand &use) {
      if (auto view = dyn_cast<ReshapeOp>(use.getOwner()))
        return readersNeed(view.getResult(), rows, mask);
      auto reader = dyn_cast<KernelOp>(use.getOwner());
      if (!reader)
        return false;
      Block &body = reader.getBody().front();
      RowFlow flow(rows);
      if (!flow.follow(body.getArgument(use.getOperandNumber()), body) ||
          (flow.mask && !agree(reader.getInputs()[flow.mask.getArgNumber()])))
        return false;
      return llvm::all_of(flow.yielded,
                          [&](unsigned result) { return agree(neededRows.lookup(reader.getResult(result))); });
    });
  }

  llvm::DenseMap<Value, Value> neededRows; ///< masks, by a kernel's result
};
} // namespace
} // namespace tilewright::graph
