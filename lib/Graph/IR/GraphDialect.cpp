//===- GraphDialect.cpp - ops of the `graph` dialect ------------------------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tilewright/Graph/IR/Graph.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinAttributes.h"

using namespace mlir;
using namespace tilewright::graph;

#include "tilewright/Graph/IR/GraphDialect.cpp.inc"

void GraphDialect::initialize() {
  addOperations<
#define GET_OP_LIST
#include "tilewright/Graph/IR/GraphOps.cpp.inc"
      >();
}

//===----------------------------------------------------------------------===//
// Verifiers: each checks exactly what the op's description states.
//===----------------------------------------------------------------------===//

namespace {
/// `dims` lie in [0, rank) and are distinct.
LogicalResult verifyDims(Operation *op, ArrayRef<int64_t> dims, int64_t rank) {
  llvm::SmallDenseSet<int64_t> seen;
  for (int64_t dim : dims) {
    if (dim < 0 || dim >= rank)
      return op->emitOpError() << "dim " << dim << " is out of range for rank " << rank;
    if (!seen.insert(dim).second)
      return op->emitOpError() << "dim " << dim << " is given twice";
  }
  return success();
}

LogicalResult verifyShape(Operation *op, Value result, ArrayRef<int64_t> expected) {
  ArrayRef<int64_t> shape = tensorType(result).getShape();
  if (shape == expected)
    return success();
  return op->emitOpError() << "result shape [" << shape << "] should be [" << expected << "]";
}

LogicalResult verifyElementType(Operation *op, Value a, Value b) {
  if (tensorType(a).getElementType() == tensorType(b).getElementType())
    return success();
  return op->emitOpError("operands and result must have one element type");
}

LogicalResult verifyIds(Operation *op, Value ids) {
  if (isa<IntegerType>(tensorType(ids).getElementType()) && !tensorType(ids).getElementType().isInteger(1))
    return success();
  return op->emitOpError("ids must be integers");
}

LogicalResult verifyOneOf(Operation *op, StringRef value, ArrayRef<StringRef> allowed) {
  if (llvm::is_contained(allowed, value))
    return success();
  return op->emitOpError() << "'" << value << "' is not one of " << allowed;
}

SmallVector<int64_t> withoutDims(ArrayRef<int64_t> shape, ArrayRef<int64_t> dims) {
  SmallVector<int64_t> kept;
  for (auto [dim, size] : llvm::enumerate(shape))
    if (!llvm::is_contained(dims, static_cast<int64_t>(dim)))
      kept.push_back(size);
  return kept;
}
} // namespace

LogicalResult CmpOp::verify() {
  if (!tensorType(getResult()).getElementType().isInteger(1))
    return emitOpError("result must have element type i1");
  return verifyOneOf(*this, getPredicate(), {"eq", "ne", "lt", "le", "gt", "ge"});
}

LogicalResult SelectOp::verify() {
  if (!tensorType(getCondition()).getElementType().isInteger(1))
    return emitOpError("condition must have element type i1");
  if (getOnTrue().getType() != getResult().getType() || getOnFalse().getType() != getResult().getType())
    return emitOpError("both values must have the result's type");
  return success();
}

LogicalResult ConstantOp::verify() {
  if (getValue().getType() != getResult().getType())
    return emitOpError("value and result must have one type");
  return success();
}

OpFoldResult ConstantOp::fold(FoldAdaptor) { return getValue(); }

LogicalResult IotaOp::verify() {
  return verifyDims(*this, {static_cast<int64_t>(getDim())}, tensorType(getResult()).getRank());
}

LogicalResult BroadcastOp::verify() {
  auto input = tensorType(getInput()), result = tensorType(getResult());
  if (failed(verifyElementType(*this, getInput(), getResult())))
    return failure();
  if (static_cast<int64_t>(getDims().size()) != input.getRank())
    return emitOpError("needs one result dim for each operand dim");
  if (failed(verifyDims(*this, getDims(), result.getRank())))
    return failure();
  for (auto [size, dim] : llvm::zip(input.getShape(), getDims()))
    if (size != 1 && size != result.getDimSize(dim))
      return emitOpError() << "operand size " << size << " does not fit result dim " << dim;
  return success();
}

LogicalResult ReshapeOp::verify() {
  if (tensorType(getInput()).getNumElements() != tensorType(getResult()).getNumElements())
    return emitOpError("must keep the number of elements");
  return verifyElementType(*this, getInput(), getResult());
}

OpFoldResult ReshapeOp::fold(FoldAdaptor) {
  if (getInput().getType() == getResult().getType())
    return getInput();
  if (auto producer = getInput().getDefiningOp<ReshapeOp>()) {
    getInputMutable().assign(producer.getInput());
    return getResult();
  }
  return {};
}

LogicalResult TransposeOp::verify() {
  auto input = tensorType(getInput());
  if (static_cast<int64_t>(getPermutation().size()) != input.getRank() ||
      failed(verifyDims(*this, getPermutation(), input.getRank())))
    return emitOpError("permutation must name every dim once");
  SmallVector<int64_t> expected;
  for (int64_t dim : getPermutation())
    expected.push_back(input.getDimSize(dim));
  if (failed(verifyElementType(*this, getInput(), getResult())))
    return failure();
  return verifyShape(*this, getResult(), expected);
}

OpFoldResult TransposeOp::fold(FoldAdaptor) {
  if (llvm::equal(getPermutation(), llvm::seq<int64_t>(0, getPermutation().size())))
    return getInput();
  if (auto producer = getInput().getDefiningOp<TransposeOp>()) {
    SmallVector<int64_t> composed;
    for (int64_t dim : getPermutation())
      composed.push_back(producer.getPermutation()[dim]);
    setPermutation(composed);
    getInputMutable().assign(producer.getInput());
    return getResult();
  }
  return {};
}

LogicalResult SliceOp::verify() {
  auto input = tensorType(getInput()), result = tensorType(getResult());
  if (failed(verifyElementType(*this, getInput(), getResult())))
    return failure();
  if (input.getRank() != result.getRank() || static_cast<int64_t>(getStarts().size()) != input.getRank() ||
      static_cast<int64_t>(getStrides().size()) != input.getRank())
    return emitOpError("needs a start and a stride for each dim");
  for (auto [dim, start, stride] : llvm::enumerate(getStarts(), getStrides())) {
    int64_t count = result.getDimSize(dim), last = start + (count - 1) * stride;
    if (count > 0 && (start < 0 || start >= input.getDimSize(dim) || last < 0 || last >= input.getDimSize(dim)))
      return emitOpError() << "reads outside dim " << dim;
  }
  return success();
}

OpFoldResult SliceOp::fold(FoldAdaptor) {
  if (getInput().getType() == getResult().getType() && llvm::all_of(getStarts(), [](int64_t s) { return s == 0; }) &&
      llvm::all_of(getStrides(), [](int64_t s) { return s == 1; }))
    return getInput();
  return {};
}

LogicalResult PadOp::verify() {
  auto input = tensorType(getInput()), result = tensorType(getResult());
  if (failed(verifyElementType(*this, getInput(), getResult())) ||
      failed(verifyElementType(*this, getValue(), getResult())))
    return failure();
  if (tensorType(getValue()).getRank() != 0)
    return emitOpError("value must have rank 0");
  if (input.getRank() != result.getRank() || static_cast<int64_t>(getLow().size()) != input.getRank())
    return emitOpError("needs a low padding for each dim");
  for (auto [dim, low] : llvm::enumerate(getLow()))
    if (low < 0 || low + input.getDimSize(dim) > result.getDimSize(dim))
      return emitOpError() << "input does not fit at dim " << dim;
  return success();
}

LogicalResult ConcatOp::verify() {
  if (getInputs().empty())
    return emitOpError("needs an operand");
  auto result = tensorType(getResult());
  int64_t dim = getDim(), total = 0;
  if (failed(verifyDims(*this, {dim}, result.getRank())))
    return failure();
  for (Value input : getInputs()) {
    auto type = tensorType(input);
    if (failed(verifyElementType(*this, input, getResult())))
      return failure();
    if (type.getRank() != result.getRank() || withoutDims(type.getShape(), dim) != withoutDims(result.getShape(), dim))
      return emitOpError("operands may differ only along the concatenated dim");
    total += type.getDimSize(dim);
  }
  if (total != result.getDimSize(dim))
    return emitOpError() << "operand sizes add up to " << total << ", the result has " << result.getDimSize(dim);
  return success();
}

LogicalResult ReduceOp::verify() {
  auto input = tensorType(getInput());
  if (failed(verifyOneOf(*this, getKind(), {"sum", "prod", "max", "min", "any", "all"})) ||
      failed(verifyDims(*this, getDims(), input.getRank())) ||
      failed(verifyElementType(*this, getInput(), getResult())))
    return failure();
  return verifyShape(*this, getResult(), withoutDims(input.getShape(), getDims()));
}

LogicalResult ArgReduceOp::verify() {
  auto input = tensorType(getInput());
  if (failed(verifyOneOf(*this, getKind(), {"max", "min"})) ||
      failed(verifyDims(*this, {static_cast<int64_t>(getDim())}, input.getRank())))
    return failure();
  if (!tensorType(getResult()).getElementType().isInteger(64))
    return emitOpError("result must have element type i64");
  return verifyShape(*this, getResult(), withoutDims(input.getShape(), {static_cast<int64_t>(getDim())}));
}

LogicalResult ScanOp::verify() {
  if (failed(verifyOneOf(*this, getKind(), {"sum", "prod"})))
    return failure();
  return verifyDims(*this, {static_cast<int64_t>(getDim())}, tensorType(getInput()).getRank());
}

SmallVector<int64_t> tilewright::graph::swapOfLastDims(int64_t rank) {
  auto permutation = llvm::to_vector(llvm::seq<int64_t>(0, rank));
  std::swap(permutation[rank - 2], permutation[rank - 1]);
  return permutation;
}

SmallVector<int64_t> tilewright::graph::packedShape(ArrayRef<int64_t> batch, int64_t depth, int64_t columns,
                                                    int64_t panel, bool pairs) {
  SmallVector<int64_t> shape(batch);
  shape.push_back(llvm::divideCeilSigned(columns, panel));
  if (pairs)
    shape.append({depth / 2, panel, 2});
  else
    shape.append({depth, panel});
  return shape;
}

LogicalResult MatmulOp::verify() {
  auto lhs = tensorType(getLhs()), rhs = tensorType(getRhs()), result = tensorType(getResult());
  int64_t rank = result.getRank();
  if (rank < 2 || (rhs.getRank() != rank) != getPacked() || rhs.getRank() < rank || rhs.getRank() > rank + 2)
    return emitOpError("operands must have one rank of at least 2; a packed right operand one or two more");
  if (lhs.getRank() != rank && lhs.getRank() != rhs.getRank())
    return emitOpError("a left operand must have the result's rank, or be packed as the right one is");
  ArrayRef<int64_t> batch = result.getShape().drop_back(2);
  int64_t rows = result.getDimSize(rank - 2), columns = result.getDimSize(rank - 1), depth = getDepth();
  if (lhs.getShape().take_front(rank - 2) != batch || rhs.getShape().take_front(rank - 2) != batch)
    return emitOpError("batch dims must be equal");
  if (readsPairs() && depth % 2 != 0)
    return emitOpError("pairs need an even number of terms");

  auto hasShape = [](RankedTensorType type, ArrayRef<int64_t> expected) { return type.getShape() == expected; };
  SmallVector<int64_t> plainLhs(batch), plainRhs(batch);
  plainLhs.append({rows, depth});
  plainRhs.append({depth, columns});
  if (!hasPackedLhs() && failed(verifyElementType(*this, getLhs(), getResult())))
    return failure();
  if (!hasPackedLhs() && !hasShape(lhs, plainLhs))
    return emitOpError("result must have the rows of the left operand");
  if (!getPacked()) {
    if (failed(verifyElementType(*this, getLhs(), getRhs())))
      return failure();
    if (rhs.getDimSize(rank - 2) != depth)
      return emitOpError() << "contracts " << depth << " with " << rhs.getDimSize(rank - 2);
    return hasShape(rhs, plainRhs) ? success() : emitOpError("result must have the columns of the right operand");
  }
  Type element = result.getElementType(), packedElement = readsPairs() ? element : accumulatorType(element);
  if (rhs.getElementType() != packedElement || (hasPackedLhs() && lhs.getElementType() != packedElement))
    return emitOpError("a packed operand must have the accumulator's type, or in pairs the result's");
  int64_t panel = rhs.getDimSize(rank);
  if (panel == 0 || !hasShape(rhs, packedShape(batch, depth, columns, panel, readsPairs())))
    return emitOpError("needs one panel for each `panel` columns");
  if (!hasPackedLhs())
    return success();
  int64_t rowPanel = lhs.getDimSize(rank);
  if (rowPanel == 0 || !hasShape(lhs, packedShape(batch, depth, rows, rowPanel, readsPairs())))
    return emitOpError("needs one panel for each `panel` rows");
  return success();
}

LogicalResult PackOp::verify() {
  auto input = tensorType(getInput()), result = tensorType(getResult());
  int64_t rank = input.getRank();
  if (rank < 2 || (result.getRank() != rank + 1 && result.getRank() != rank + 2) || getPanel() == 0)
    return emitOpError("needs [batch..., K, N] -> [batch..., panels, K, panel] or, in pairs, [..., K / 2, panel, 2]");
  if (makesPairs() && (!input.getElementType().isBF16() || input.getDimSize(rank - 2) % 2 != 0))
    return emitOpError("pairs need bf16 and an even K");
  if (result.getElementType() != (makesPairs() ? input.getElementType() : accumulatorType(input.getElementType())))
    return emitOpError("result must have the type in which a matmul accumulates; pairs the input's");
  return verifyShape(*this, getResult(),
                     packedShape(input.getShape().drop_back(2), input.getDimSize(rank - 2), input.getDimSize(rank - 1),
                                 getPanel(), makesPairs()));
}

namespace {
/// What `attention` and its gradient require of their operands.
template <typename Attention> LogicalResult verifyAttention(Attention op) {
  Value query = op.getQuery(), key = op.getKey(), value = op.getValue(), bias = op.getBias(), seed = op.getSeed();
  auto q = tensorType(query), k = tensorType(key), v = tensorType(value);
  if (q.getRank() != 4 || k.getRank() != 4 || v.getRank() != 4)
    return op.emitOpError("q, k and v must have rank 4");
  if (k.getShape() != v.getShape() || q.getDimSize(0) != k.getDimSize(0) || q.getDimSize(3) != k.getDimSize(3))
    return op.emitOpError("k and v must have one shape, and q's batch and head size");
  if (k.getDimSize(1) == 0 || q.getDimSize(1) % k.getDimSize(1) != 0)
    return op.emitOpError("query heads must be a multiple of key heads");
  if (bias) {
    int64_t expected[] = {q.getDimSize(0), q.getDimSize(1), q.getDimSize(2), k.getDimSize(2)};
    auto type = tensorType(bias);
    if (type.getRank() != 4 || type.getDimSize(3) != expected[3])
      return op.emitOpError("bias must be [B|1, H|1, Tq|1, Tk]");
    for (int dim = 0; dim < 3; ++dim)
      if (type.getDimSize(dim) != 1 && type.getDimSize(dim) != expected[dim])
        return op.emitOpError("bias must be [B|1, H|1, Tq|1, Tk]");
  }
  double dropout = op.getDropout().convertToDouble();
  if (!(dropout >= 0 && dropout < 1) || (dropout > 0) != (seed != nullptr))
    return op.emitOpError("dropout must be in [0, 1), and other than 0 with a seed alone");
  if (seed && (tensorType(seed).getRank() != 0 || !tensorType(seed).getElementType().isInteger(64)))
    return op.emitOpError("the seed must be one i64");
  return success();
}
} // namespace

LogicalResult AttentionOp::verify() {
  if (failed(verifyAttention(*this)))
    return failure();
  if (failed(verifyShape(*this, getResult(), tensorType(getQuery()).getShape())))
    return failure();
  return verifyShape(*this, getLogSumExp(), tensorType(getQuery()).getShape().drop_back());
}

LogicalResult AttentionGradOp::verify() {
  if (failed(verifyAttention(*this)))
    return failure();
  if (getGradQuery().getType() != getQuery().getType() || getGradKey().getType() != getKey().getType() ||
      getGradValue().getType() != getValue().getType())
    return emitOpError("gradients must have their operands' types");
  return success();
}

LogicalResult TakeOp::verify() {
  auto table = tensorType(getTable()), ids = tensorType(getIds());
  int64_t axis = getAxis();
  if (failed(verifyDims(*this, {axis}, table.getRank())) || failed(verifyIds(*this, getIds())) ||
      failed(verifyElementType(*this, getTable(), getResult())))
    return failure();
  SmallVector<int64_t> expected(table.getShape().take_front(axis));
  llvm::append_range(expected, ids.getShape());
  llvm::append_range(expected, table.getShape().drop_front(axis + 1));
  return verifyShape(*this, getResult(), expected);
}

LogicalResult GatherOp::verify() {
  if (failed(verifyDims(*this, {static_cast<int64_t>(getAxis())}, tensorType(getInput()).getRank())) ||
      failed(verifyIds(*this, getIds())) || failed(verifyElementType(*this, getInput(), getResult())))
    return failure();
  return verifyShape(*this, getResult(), tensorType(getIds()).getShape());
}

LogicalResult ScatterAddOp::verify() {
  auto base = tensorType(getBase()), ids = tensorType(getIds()), updates = tensorType(getUpdates());
  if (failed(verifyIds(*this, getIds())) || failed(verifyElementType(*this, getBase(), getUpdates())))
    return failure();
  if (base.getRank() < 1 || ids.getRank() != 1 || updates.getRank() != base.getRank() ||
      updates.getDimSize(0) != ids.getDimSize(0) || updates.getShape().drop_front() != base.getShape().drop_front())
    return emitOpError("needs base [E, D...], ids [N] and updates [N, D...]");
  if (getBase().getType() != getResult().getType())
    return emitOpError("result must have the base's type");
  return success();
}

LogicalResult GroupRowsOp::verify() {
  auto ids = tensorType(getIds());
  if (failed(verifyIds(*this, getIds())) || failed(verifyElementType(*this, getIds(), getUnique())))
    return failure();
  if (ids.getRank() != 1)
    return emitOpError("needs ids [N]");
  for (Value result : {getStarts(), getPermutation(), getCount()})
    if (!tensorType(result).getElementType().isInteger(32))
      return emitOpError("starts, permutation and count must be i32");
  int64_t count = ids.getDimSize(0);
  if (failed(verifyShape(*this, getUnique(), count)) || failed(verifyShape(*this, getStarts(), count + 1)) ||
      failed(verifyShape(*this, getPermutation(), count)))
    return failure();
  return verifyShape(*this, getCount(), {});
}

LogicalResult RowUpdateOp::verify() {
  auto ids = tensorType(getIds()), updates = tensorType(getUpdates());
  if (failed(verifyIds(*this, getIds())))
    return failure();
  if (getTables().empty() || getTables().getTypes() != getResults().getTypes())
    return emitOpError("needs one result for each table, of its type");
  for (Value table : getTables())
    if (tensorType(table).getRank() != 2 || tensorType(table).getDimSize(1) != updates.getDimSize(1) ||
        tensorType(table).getDimSize(0) != tensorType(getTables()[0]).getDimSize(0))
      return emitOpError("tables must be [E, D] with one E");
  if (ids.getRank() != 1 || updates.getRank() != 2 || updates.getDimSize(0) != ids.getDimSize(0))
    return emitOpError("needs ids [N] and updates [N, D]");
  if (!getGroups().empty() && getGroups().size() != 4)
    return emitOpError("groups are the four results of group_rows");
  if (!getCurrent().empty() && getCurrent().size() != getTables().size())
    return emitOpError("needs the current rows of each table or of none");
  for (auto [rows, table] : llvm::zip(getCurrent(), getTables()))
    if (tensorType(rows) != tensorType(table).clone(updates.getShape()))
      return emitOpError("current rows must be [N, D] of the table's type");
  Block &body = getBody().front();
  if (body.getNumArguments() != getTables().size() + 1 + getCaptures().size())
    return emitOpError("body takes (table elements..., gradient, captures...)");
  if (body.getTerminator()->getNumOperands() != getTables().size())
    return emitOpError("body must yield one value for each table");
  return success();
}

LogicalResult TakeCurrentOp::verify() {
  auto ids = tensorType(getIds()), stamps = tensorType(getStamps()), history = tensorType(getHistory());
  if (failed(verifyIds(*this, getIds())))
    return failure();
  if (getTables().empty() || getTables().size() != getResults().size() || ids.getRank() != 1)
    return emitOpError("needs ids [N], and tables with one result for each");
  for (auto [table, result] : llvm::zip(getTables(), getResults())) {
    auto type = tensorType(table);
    if (type.getRank() != 2 || type.getShape() != tensorType(getTables()[0]).getShape())
      return emitOpError("tables must be [E, D] of one shape");
    if (tensorType(result) != type.clone({ids.getDimSize(0), type.getDimSize(1)}))
      return emitOpError("results must be [N, D] of the table's type");
  }
  if (!stamps.getElementType().isInteger(32) || !tensorType(getNow()).getElementType().isInteger(32))
    return emitOpError("stamps and now must be i32");
  if (failed(verifyShape(*this, getStamps(), {tensorType(getTables()[0]).getDimSize(0), 1})) ||
      failed(verifyShape(*this, getNow(), {})))
    return failure();
  if (history.getRank() != 2)
    return emitOpError("needs a history [H, C]");
  Block &body = getBody().front();
  if (body.getNumArguments() != static_cast<int64_t>(getTables().size()) + history.getDimSize(1))
    return emitOpError("body takes (table elements..., history elements...)");
  if (body.getTerminator()->getNumOperands() != getTables().size())
    return emitOpError("body must yield one value for each table");
  return success();
}

LogicalResult KernelOp::verify() {
  if (failed(verifyOneOf(
          *this, getKind(),
          {"pointwise", "row", "column", "matmul", "library", "row_update", "take_current", "interpreted"})))
    return failure();
  Block &body = getBody().front();
  if (body.getArgumentTypes() != getInputs().getTypes())
    return emitOpError("block arguments must have the operands' types");
  if (body.getTerminator()->getOperandTypes() != getResultTypes())
    return emitOpError("must yield its results");
  return success();
}

#define GET_OP_CLASSES
#include "tilewright/Graph/IR/GraphOps.cpp.inc"
