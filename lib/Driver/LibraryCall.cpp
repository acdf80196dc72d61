//===- LibraryCall.cpp - a graph kernel as a call into kernels/ -------------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tilewright/Driver/LibraryCall.h"
#include "tilewright/Analysis/StridedLayout.h"
#include "tilewright/Graph/IR/Graph.h"
#include "tilewright/Kernels/Params.h"

#include "llvm/ADT/TypeSwitch.h"
#include "llvm/ADT/bit.h"
#include <cstring>

using namespace mlir;

namespace tilewright {

namespace {
/// A tensor in one of the kernel's buffers.
struct Placed {
  int64_t buffer;
  StridedLayout layout;
};

class CallBuilder {
public:
  CallBuilder(func::FuncOp function, Operation *op, kernels::CpuLevel level)
      : function(function), op(op), level(level) {}

  FailureOr<LibraryCall> build() {
    if (failed(placeResults()))
      return failure();
    return TypeSwitch<Operation *, FailureOr<LibraryCall>>(op)
        .Case([&](graph::AttentionOp attention) { return build(attention); })
        .Case([&](graph::AttentionGradOp grad) { return build(grad); })
        .Case([&](graph::GroupRowsOp group) { return build(group); })
        .Case([&](graph::ScatterAddOp scatter) { return build(scatter); })
        .Case([&](graph::PackOp pack) { return build(pack); });
  }

private:
  FailureOr<LibraryCall> build(graph::AttentionOp attention);
  FailureOr<LibraryCall> build(graph::AttentionGradOp grad);
  FailureOr<LibraryCall> build(graph::GroupRowsOp group);
  FailureOr<LibraryCall> build(graph::ScatterAddOp scatter);
  FailureOr<LibraryCall> build(graph::PackOp pack);

  template <typename Op> LogicalResult describeShape(Op op, kernels::AttentionShape &shape);

  LogicalResult placeResults();
  LogicalResult placeResult(Value value, Placed place);
  FailureOr<Placed> placeOperand(Value value);

  /// The kernel's description of a tensor of rank at most 4, each dim of which must have one stride.
  LogicalResult describe(Value value, StringRef what, kernels::View &view);
  LogicalResult describe(const Placed &place, StringRef what, kernels::View &view);
  /// The same, with the elements of a row side by side.
  LogicalResult describeRows(Value value, StringRef what, kernels::View &view);

  template <typename Params>
  FailureOr<LibraryCall> finish(const std::string &symbol, const Params &params, int64_t tiles, int64_t scratchBytes);

  LogicalResult refuse(const Twine &why) { return op->emitError(why); }

  func::FuncOp function;
  Operation *op;
  kernels::CpuLevel level;
  llvm::DenseMap<Value, Placed> results; // of the op, where they are stored
};

std::string typeName(Value value) {
  std::string name;
  llvm::raw_string_ostream(name) << graph::tensorType(value).getElementType();
  return name;
}

/// Whether the value is a literal that is zero everywhere, maybe broadcast.
bool isZero(Value value) {
  while (Operation *definition = value.getDefiningOp()) {
    if (auto constant = dyn_cast<graph::ConstantOp>(definition)) {
      auto elements = dyn_cast<DenseElementsAttr>(constant.getValue());
      if (!elements || !elements.isSplat())
        return false;
      Attribute splat = elements.getSplatValue<Attribute>();
      if (auto real = dyn_cast<FloatAttr>(splat))
        return real.getValue().isPosZero();
      return cast<IntegerAttr>(splat).getValue().isZero();
    }
    if (!graph::isView(definition))
      return false;
    value = definition->getOperand(0);
  }
  return false;
}

//===----------------------------------------------------------------------===//
// Where tensors lie
//===----------------------------------------------------------------------===//

LogicalResult CallBuilder::placeResults() {
  Operation *terminator = function.getBody().front().getTerminator();
  for (OpOperand &returned : terminator->getOpOperands()) {
    int64_t buffer = function.getNumArguments() + returned.getOperandNumber();
    ArrayRef<int64_t> shape = graph::tensorType(returned.get()).getShape();
    if (failed(placeResult(returned.get(), {buffer, StridedLayout::rowMajor(shape)})))
      return failure();
  }
  for (OpResult result : op->getResults())
    if (!results.count(result))
      return refuse("result " + Twine(result.getResultNumber()) + " of a library kernel is stored nowhere");
  return success();
}

/// `value` is stored at `place`: so is, in part, what it is made of.
LogicalResult CallBuilder::placeResult(Value value, Placed place) {
  Operation *definition = value.getDefiningOp();
  if (definition == op) {
    if (!results.try_emplace(value, place).second)
      return refuse("a result of a library kernel is stored twice");
    return success();
  }
  if (auto concat = dyn_cast_or_null<graph::ConcatOp>(definition)) {
    SmallVector<int64_t> starts(place.layout.rank(), 0), ones(place.layout.rank(), 1);
    for (Value input : concat.getInputs()) {
      ArrayRef<int64_t> shape = graph::tensorType(input).getShape();
      std::optional<StridedLayout> part = place.layout.slice(starts, ones, shape);
      if (!part || failed(placeResult(input, {place.buffer, *part})))
        return refuse("a concatenation of results has no strides");
      starts[concat.getDim()] += shape[concat.getDim()];
    }
    return success();
  }
  if (!definition || !graph::isView(definition))
    return refuse("a library kernel stores something that is not a view of its results");
  std::optional<StridedLayout> before = place.layout.beforeView(definition);
  if (!before)
    return refuse("a view of a result has no strides");
  return placeResult(definition->getOperand(0), {place.buffer, *before});
}

FailureOr<Placed> CallBuilder::placeOperand(Value value) {
  if (auto argument = dyn_cast<BlockArgument>(value))
    return Placed{argument.getArgNumber(), StridedLayout::rowMajor(graph::tensorType(value).getShape())};
  Operation *view = value.getDefiningOp();
  if (!graph::isView(view))
    return refuse("an operand of a library kernel is computed by '" + view->getName().getStringRef() + "'");
  FailureOr<Placed> input = placeOperand(view->getOperand(0));
  if (failed(input))
    return failure();
  std::optional<StridedLayout> layout = input->layout.throughView(view);
  if (!layout)
    return refuse("an operand of a library kernel has no strides behind '" + view->getName().getStringRef() + "'");
  return Placed{input->buffer, *layout};
}

LogicalResult CallBuilder::describe(const Placed &place, StringRef what, kernels::View &view) {
  view = {place.buffer, place.layout.offset(), {0, 0, 0, 0}};
  for (size_t i = 0; i < place.layout.rank(); ++i) {
    std::optional<int64_t> stride = place.layout.stride(i);
    if (!stride)
      return refuse("dim " + Twine(i) + " of " + what + " has no single stride");
    view.strides[i] = *stride;
  }
  return success();
}

LogicalResult CallBuilder::describe(Value value, StringRef what, kernels::View &view) {
  auto result = results.find(value);
  if (result != results.end())
    return describe(result->second, what, view);
  FailureOr<Placed> place = placeOperand(value);
  return failed(place) ? failure() : describe(*place, what, view);
}

LogicalResult CallBuilder::describeRows(Value value, StringRef what, kernels::View &view) {
  if (failed(describe(value, what, view)))
    return failure();
  RankedTensorType type = graph::tensorType(value);
  if (type.getShape().back() > 1 && view.strides[type.getRank() - 1] != 1)
    return refuse("the elements of a row of " + what + " do not lie side by side");
  return success();
}

/// Whether the tensor is all of its buffer, in row-major order.
bool isWhole(const Placed &place) {
  int64_t elements = ShapedType::getNumElements(place.layout.shape());
  std::optional<StridedLayout> flat = place.layout.reshape(elements);
  return flat && flat->offset() == 0 && (elements <= 1 || (flat->dim(0).size() == 1 && flat->stride(0) == 1));
}

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

template <typename Params>
FailureOr<LibraryCall> CallBuilder::finish(const std::string &symbol, const Params &params, int64_t tiles,
                                           int64_t scratchBytes) {
  LibraryCall call{symbol, kernels::findKernel(symbol, level), {}, tiles, scratchBytes};
  if (!call.kernel)
    return refuse("there is no kernel '" + symbol + "'");
  static_assert(sizeof(Params) % sizeof(int64_t) == 0, "parameters are integers");
  call.params.resize(sizeof(Params) / sizeof(int64_t));
  std::memcpy(call.params.data(), &params, sizeof(Params));
  return call;
}

template <typename Op> LogicalResult CallBuilder::describeShape(Op op, kernels::AttentionShape &shape) {
  ArrayRef<int64_t> queries = graph::tensorType(op.getQuery()).getShape(),
                    keys = graph::tensorType(op.getKey()).getShape();
  shape = {queries[0],
           queries[1],
           keys[1],
           queries[2],
           keys[2],
           queries[3],
           op.getCausal(),
           op.getBias() != nullptr,
           llvm::bit_cast<int64_t>(op.getScale().convertToDouble())};
  if (!op.getSeed())
    return success();
  kernels::View seed;
  if (failed(describe(op.getSeed(), "the seed", seed)))
    return failure();
  // Numbers are multiples of 2^-24 and are compared as f32.
  double dropout = op.getDropout().convertToDouble();
  shape.dropBelow = static_cast<int64_t>(std::ceil(static_cast<float>(dropout) * 0x1p24));
  shape.keptScaleBits = llvm::bit_cast<int64_t>(1 / (1 - dropout));
  shape.seed = seed.buffer;
  shape.seedOffset = seed.offset;
  shape.stream = op.getStream();
  return success();
}

FailureOr<LibraryCall> CallBuilder::build(graph::AttentionOp attention) {
  Value bias = attention.getBias();
  kernels::AttentionParams params = {};
  if (failed(describeShape(attention, params.shape)) ||
      failed(describeRows(attention.getQuery(), "the query", params.query)) ||
      failed(describeRows(attention.getKey(), "the key", params.key)) ||
      failed(describeRows(attention.getValue(), "the value", params.value)) ||
      failed(describeRows(attention.getResult(), "the result", params.result)) ||
      failed(describe(attention.getLogSumExp(), "the log-sum-exp", params.logSumExp)) ||
      (bias && failed(describe(bias, "the bias", params.bias))))
    return failure();
  return finish("tw_attention_" + typeName(attention.getQuery()), params,
                params.shape.batch * params.shape.heads * params.shape.queryBlocks(), kernels::scratchBytes(params));
}

FailureOr<LibraryCall> CallBuilder::build(graph::AttentionGradOp grad) {
  Value bias = grad.getBias();
  kernels::AttentionGradParams params = {};
  if (failed(describeShape(grad, params.shape)) || failed(describeRows(grad.getGrad(), "the gradient", params.grad)) ||
      failed(describeRows(grad.getQuery(), "the query", params.query)) ||
      failed(describeRows(grad.getKey(), "the key", params.key)) ||
      failed(describeRows(grad.getValue(), "the value", params.value)) ||
      failed(describeRows(grad.getResult(), "the result", params.result)) ||
      failed(describe(grad.getLogSumExp(), "the log-sum-exp", params.logSumExp)) ||
      failed(describeRows(grad.getGradQuery(), "the gradient of the query", params.gradQuery)) ||
      failed(describeRows(grad.getGradKey(), "the gradient of the key", params.gradKey)) ||
      failed(describeRows(grad.getGradValue(), "the gradient of the value", params.gradValue)) ||
      (bias && failed(describe(bias, "the bias", params.bias))))
    return failure();
  return finish("tw_attention_grad_" + typeName(grad.getQuery()), params, params.shape.batch * params.shape.keyHeads,
                kernels::scratchBytes(params));
}

FailureOr<LibraryCall> CallBuilder::build(graph::GroupRowsOp group) {
  kernels::GroupRowsParams params = {};
  params.rows = group.getRows();
  if (std::optional<uint64_t> skip = group.getSkipId()) {
    params.hasSkip = 1;
    params.skip = static_cast<int64_t>(*skip);
  }
  int64_t *buffers[] = {&params.unique, &params.starts, &params.permutation, &params.groups};
  for (auto [result, buffer] : llvm::zip(group->getResults(), buffers)) {
    const Placed &place = results.find(result)->second;
    if (!isWhole(place))
      return refuse("a result of group_rows is not a whole buffer");
    *buffer = place.buffer;
  }
  FailureOr<Placed> ids = placeOperand(group.getIds());
  if (failed(ids))
    return failure();
  int64_t count = graph::tensorType(group.getIds()).getNumElements();
  params.innerCount = ids->layout.dim(0).empty() ? 1 : ids->layout.dim(0).back().size;
  params.outerCount = count == 0 ? 0 : count / params.innerCount;
  std::optional<StridedLayout> loops = ids->layout.reshape({params.outerCount, params.innerCount});
  if (!loops)
    return refuse("the ids of group_rows are no two nested loops");
  if (failed(describe(Placed{ids->buffer, *loops}, "the ids", params.ids)))
    return failure();
  return finish("tw_group_rows_" + typeName(group.getIds()), params, 1, kernels::scratchBytes(params));
}

FailureOr<LibraryCall> CallBuilder::build(graph::ScatterAddOp scatter) {
  RankedTensorType type = graph::tensorType(scatter.getResult());
  int64_t count = graph::tensorType(scatter.getIds()).getNumElements(), rows = type.getDimSize(0);
  int64_t width = 1;
  for (int64_t size : type.getShape().drop_front())
    width *= size;
  kernels::ScatterAddParams params = {};
  params.rows = rows;
  params.width = width;
  if (std::optional<uint64_t> skip = scatter.getSkipId()) {
    params.hasSkip = 1;
    params.skip = static_cast<int64_t>(*skip);
  }

  // Ids and updates may each be two nested loops over memory; together they must be the same two.
  FailureOr<Placed> ids = placeOperand(scatter.getIds()), updates = placeOperand(scatter.getUpdates());
  if (failed(ids) || failed(updates))
    return failure();
  int64_t inner = count;
  for (ArrayRef<StridedLayout::Factor> factors : {ids->layout.dim(0), updates->layout.dim(0)})
    if (factors.size() > 1)
      inner = std::min(inner, factors.back().size);
  int64_t outer = count == 0 ? 1 : count / inner;
  params.outerRows = outer;
  params.innerRows = inner;
  std::optional<StridedLayout> idLoops = ids->layout.reshape({outer, inner}),
                               updateLoops = updates->layout.reshape({outer, inner, width});
  if (!idLoops || !updateLoops)
    return refuse("the rows of ids and updates are no two nested loops");
  if (failed(describe(Placed{ids->buffer, *idLoops}, "the ids", params.ids)) ||
      failed(describe(Placed{updates->buffer, *updateLoops}, "the updates", params.updates)))
    return failure();
  if (width > 1 && params.updates.strides[2] != 1)
    return refuse("the elements of an update do not lie side by side");

  params.base = -1;
  if (!isZero(scatter.getBase())) {
    FailureOr<Placed> base = placeOperand(scatter.getBase());
    if (failed(base))
      return failure();
    if (!isWhole(*base))
      return refuse("the base of scatter_add is not a whole buffer");
    params.base = base->buffer;
  }
  const Placed &result = results.find(scatter.getResult())->second;
  if (!isWhole(result))
    return refuse("the result of scatter_add is not a whole buffer");
  params.result = result.buffer;
  params.chooseTiles(type.getElementType().getIntOrFloatBitWidth() / 8);
  return finish("tw_scatter_add_" + typeName(scatter.getResult()) + "_" + typeName(scatter.getIds()), params,
                params.tiles, 0);
}

FailureOr<LibraryCall> CallBuilder::build(graph::PackOp pack) {
  ArrayRef<int64_t> shape = graph::tensorType(pack.getInput()).getShape();
  kernels::PackParams params = {};
  params.depth = shape[shape.size() - 2];
  params.columns = shape.back();
  params.panel = pack.getPanel();
  int64_t batch = ShapedType::getNumElements(shape.drop_back(2));
  FailureOr<Placed> input = placeOperand(pack.getInput());
  if (failed(input))
    return failure();
  std::optional<StridedLayout> flat = input->layout.reshape({batch, params.depth, params.columns});
  if (!flat || flat->dim(0).size() > 2)
    return refuse("the batch of pack is no two nested loops");
  params.innerBatch = flat->dim(0).empty() ? 1 : flat->dim(0).back().size;
  params.outerBatch = params.innerBatch == 0 ? 1 : batch / params.innerBatch;
  std::optional<StridedLayout> loops =
      flat->reshape({params.outerBatch, params.innerBatch, params.depth, params.columns});
  if (!loops)
    return refuse("the batch of pack is no two nested loops");
  const Placed &result = results.find(pack.getResult())->second;
  if (!isWhole(result))
    return refuse("the result of pack is not a whole buffer");
  params.result = result.buffer;
  if (failed(describe(Placed{input->buffer, *loops}, "the input", params.input)))
    return failure();
  std::string symbol = pack.makesPairs() ? "tw_pack_pairs_" : "tw_pack_";
  return finish(symbol + typeName(pack.getInput()), params, params.tiles(), 0);
}
} // namespace

Operation *findLibraryOp(func::FuncOp kernel) {
  for (Operation &op : kernel.getBody().front())
    if (isa<graph::AttentionOp, graph::AttentionGradOp, graph::GroupRowsOp, graph::GroupRowsOp, graph::ScatterAddOp,
            graph::PackOp>(op))
      return &op;
  return nullptr;
}

FailureOr<LibraryCall> makeLibraryCall(func::FuncOp kernel, kernels::CpuLevel level) {
  Operation *op = findLibraryOp(kernel);
  if (!op)
    return kernel.emitError("no op of this kernel is in the library");
  return CallBuilder(kernel, op, level).build();
}

} // namespace tilewright
