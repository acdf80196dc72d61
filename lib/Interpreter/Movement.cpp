//===- Movement.cpp - ops that only move elements ---------------------------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Evaluate.h"
#include "tilewright/Driver/CodedError.h"

#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

namespace tilewright::interpreter {

int64_t flatten(ArrayRef<int64_t> index, ArrayRef<int64_t> shape) {
  int64_t flat = 0;
  for (auto [i, size] : llvm::zip_equal(index, shape))
    flat = flat * size + i;
  return flat;
}

Index unflatten(int64_t flat, ArrayRef<int64_t> shape) {
  Index index(shape.size());
  for (int64_t dim = shape.size() - 1; dim >= 0; --dim) {
    index[dim] = flat % shape[dim];
    flat /= shape[dim];
  }
  return index;
}

llvm::Error indexError(Operation *op, int64_t index, int64_t bound) {
  return codedError(kIndexOutOfRange,
                    op->getName().getStringRef() + ": index " + Twine(index) + " is not in [0, " + Twine(bound) + ")");
}

/// Philox-4x32-10 (Salmon et al., "Parallel random numbers: as easy as 1, 2, 3", 2011).
static void philox(uint32_t (&counter)[4], uint64_t key) {
  auto low = static_cast<uint32_t>(key), high = static_cast<uint32_t>(key >> 32);
  for (int round = 0; round < 10; ++round) {
    uint64_t first = uint64_t(0xD2511F53) * counter[0], second = uint64_t(0xCD9E8D57) * counter[2];
    uint32_t next[4] = {static_cast<uint32_t>(second >> 32) ^ counter[1] ^ low, static_cast<uint32_t>(second),
                        static_cast<uint32_t>(first >> 32) ^ counter[3] ^ high, static_cast<uint32_t>(first)};
    std::copy(next, next + 4, counter);
    low += 0x9E3779B9;
    high += 0xBB67AE85;
  }
}

double randomUniform(int64_t seed, int64_t stream, int64_t element) {
  uint64_t group = static_cast<uint64_t>(element) / 4;
  uint32_t words[4] = {static_cast<uint32_t>(group), static_cast<uint32_t>(group >> 32), static_cast<uint32_t>(stream),
                       static_cast<uint32_t>(static_cast<uint64_t>(stream) >> 32)};
  philox(words, static_cast<uint64_t>(seed));
  return (words[element % 4] >> 8) * 0x1p-24;
}

namespace {
/// A tensor of `type` whose element at each index is `source` at `map(index)`.
Tensor renameIndices(RankedTensorType type, const Tensor &source, llvm::function_ref<Index(const Index &)> map) {
  Tensor result(type);
  for (int64_t i = 0; i < result.size(); ++i)
    result.copyElement(i, source, flatten(map(unflatten(i, type.getShape())), source.getShape()));
  return result;
}

Tensor evaluateBroadcast(graph::BroadcastOp op, const Tensor &input) {
  return renameIndices(graph::tensorType(op.getResult()), input, [&](const Index &index) {
    Index source;
    for (auto [dim, size] : llvm::zip_equal(op.getDims(), input.getShape()))
      source.push_back(size == 1 ? 0 : index[dim]);
    return source;
  });
}

Tensor evaluateTranspose(graph::TransposeOp op, const Tensor &input) {
  return renameIndices(graph::tensorType(op.getResult()), input, [&](const Index &index) {
    Index source(index.size());
    for (auto [dim, inputDim] : llvm::enumerate(op.getPermutation()))
      source[inputDim] = index[dim];
    return source;
  });
}

Tensor evaluateSlice(graph::SliceOp op, const Tensor &input) {
  return renameIndices(graph::tensorType(op.getResult()), input, [&](const Index &index) {
    Index source;
    for (auto [i, start, stride] : llvm::zip_equal(index, op.getStarts(), op.getStrides()))
      source.push_back(start + i * stride);
    return source;
  });
}

Tensor evaluateReshape(graph::ReshapeOp op, const Tensor &input) {
  Tensor result(graph::tensorType(op.getResult()));
  for (int64_t i = 0; i < result.size(); ++i)
    result.copyElement(i, input, i);
  return result;
}

Tensor evaluatePad(graph::PadOp op, const Tensor &input, const Tensor &value) {
  Tensor result(graph::tensorType(op.getResult()));
  for (int64_t i = 0; i < result.size(); ++i)
    result.copyElement(i, value, 0);
  for (int64_t i = 0; i < input.size(); ++i) {
    Index index = unflatten(i, input.getShape());
    for (auto [position, low] : llvm::zip_equal(index, op.getLow()))
      position += low;
    result.copyElement(flatten(index, result.getShape()), input, i);
  }
  return result;
}

Tensor evaluatePack(graph::PackOp op, const Tensor &input) {
  Tensor result(graph::tensorType(op.getResult()));
  int64_t depth = input.getShape().end()[-2], columns = input.getShape().back();
  int64_t panel = op.getPanel(), panels = llvm::divideCeil(columns, panel), together = op.makesPairs() ? 2 : 1;
  for (int64_t i = 0; i < input.size(); ++i) {
    int64_t column = i % columns, k = i / columns % depth, batch = i / columns / depth;
    int64_t step = (batch * panels + column / panel) * (depth / together) + k / together;
    result.copyElement((step * panel + column % panel) * together + k % together, input, i);
  }
  return result;
}

Tensor evaluateConcat(graph::ConcatOp op, Operands inputs) {
  Tensor result(graph::tensorType(op.getResult()));
  int64_t offset = 0;
  for (const Tensor &input : inputs) {
    for (int64_t i = 0; i < input.size(); ++i) {
      Index index = unflatten(i, input.getShape());
      index[op.getDim()] += offset;
      result.copyElement(flatten(index, result.getShape()), input, i);
    }
    offset += input.getShape()[op.getDim()];
  }
  return result;
}

Tensor evaluateIota(graph::IotaOp op) {
  Tensor result(graph::tensorType(op.getResult()));
  double start = op.getStart().convertToDouble(), step = op.getStep().convertToDouble();
  for (int64_t i = 0; i < result.size(); ++i) {
    int64_t position = unflatten(i, result.getShape())[op.getDim()];
    // Integers: exact also where a double is not.
    if (result.isReal())
      result.real(i) = roundToType(result.getElementType(), start + step * position);
    else
      result.integer(i) =
          wrapToType(result.getElementType(), static_cast<int64_t>(start) + static_cast<int64_t>(step) * position);
  }
  return result;
}

Tensor evaluateRandom(graph::RandomOp op, const Tensor &seed) {
  Tensor result(graph::tensorType(op.getResult()));
  for (int64_t i = 0; i < result.size(); ++i)
    result.real(i) = roundToType(result.getElementType(), randomUniform(seed.integer(0), op.getStream(), i));
  return result;
}

llvm::Expected<Tensor> evaluateTake(graph::TakeOp op, const Tensor &table, const Tensor &ids) {
  Tensor result(graph::tensorType(op.getResult()));
  int64_t axis = op.getAxis(), bound = table.getShape()[axis], idRank = ids.getShape().size();
  for (int64_t i = 0; i < result.size(); ++i) {
    Index index = unflatten(i, result.getShape());
    auto idBegin = index.begin() + axis, idEnd = idBegin + idRank;
    int64_t id = ids.integer(flatten(ArrayRef<int64_t>(idBegin, idEnd), ids.getShape()));
    int64_t row = op.getWrap() && id < 0 ? id + bound : id;
    if (row < 0 || row >= bound)
      return indexError(op, id, bound);
    Index source(index.begin(), idBegin);
    source.push_back(row);
    source.append(idEnd, index.end());
    result.copyElement(i, table, flatten(source, table.getShape()));
  }
  return result;
}

llvm::Expected<Tensor> evaluateGather(graph::GatherOp op, const Tensor &input, const Tensor &ids) {
  Tensor result(graph::tensorType(op.getResult()));
  int64_t bound = input.getShape()[op.getAxis()];
  for (int64_t i = 0; i < result.size(); ++i) {
    Index index = unflatten(i, result.getShape());
    index[op.getAxis()] = ids.integer(i);
    if (ids.integer(i) < 0 || ids.integer(i) >= bound)
      return indexError(op, ids.integer(i), bound);
    result.copyElement(i, input, flatten(index, input.getShape()));
  }
  return result;
}
} // namespace

llvm::Expected<Tensor> evaluateMovement(Operation *op, Operands operands) {
  return llvm::TypeSwitch<Operation *, llvm::Expected<Tensor>>(op)
      .Case([&](graph::ConstantOp constant) { return Tensor::fromAttribute(constant.getValue()); })
      .Case([&](graph::BroadcastOp broadcast) { return evaluateBroadcast(broadcast, operands[0]); })
      .Case([&](graph::ReshapeOp reshape) { return evaluateReshape(reshape, operands[0]); })
      .Case([&](graph::TransposeOp transpose) { return evaluateTranspose(transpose, operands[0]); })
      .Case([&](graph::SliceOp slice) { return evaluateSlice(slice, operands[0]); })
      .Case([&](graph::PadOp pad) { return evaluatePad(pad, operands[0], operands[1]); })
      .Case([&](graph::PackOp pack) { return evaluatePack(pack, operands[0]); })
      .Case([&](graph::ConcatOp concat) { return evaluateConcat(concat, operands); })
      .Case([&](graph::IotaOp iota) { return evaluateIota(iota); })
      .Case([&](graph::RandomOp random) { return evaluateRandom(random, operands[0]); })
      .Case([&](graph::TakeOp take) { return evaluateTake(take, operands[0], operands[1]); })
      .Case([&](graph::GatherOp gather) { return evaluateGather(gather, operands[0], operands[1]); })
      .Default([](Operation *op) { return typeError(op); });
}

} // namespace tilewright::interpreter
