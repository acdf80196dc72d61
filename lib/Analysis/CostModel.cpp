//===- CostModel.cpp - flops, bytes and what they cost ----------------------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tilewright/Analysis/CostModel.h"

using namespace mlir;
using namespace tilewright::graph;

namespace tilewright {

int64_t flopsPerElement(Operation *op) {
  if (isView(op) ||
      isa<ConstantOp, IotaOp, SelectOp, ConvertOp, PadOp, ConcatOp, TakeOp, GatherOp, PackOp, YieldOp>(op))
    return 0;
  return 1;
}

double weightPerElement(Operation *op) {
  // Instructions of a vectorised polynomial, range reduction included, relative to one add.
  if (isa<ExpOp, Exp2Op, Expm1Op, LogOp, Log2Op, Log10Op, Log1pOp, SigmoidOp, TanhOp, ErfOp, ErfcOp, SinOp, CosOp>(op))
    return 16;
  if (isa<PowOp, TanOp, AsinOp, AcosOp, AtanOp, Atan2Op, SinhOp, CoshOp, AsinhOp, AcoshOp, AtanhOp, RandomOp>(op))
    return 32;
  // Long-latency instructions that do not pipeline.
  if (isa<DivOp, FloorDivOp, FmodOp, RemainderOp, SqrtOp, RsqrtOp, ReciprocalOp>(op))
    return 8;
  // One load with an index of its own.
  if (isa<TakeOp, GatherOp, PadOp, ConcatOp>(op))
    return 2;
  if (isa<SelectOp, ConvertOp, IotaOp>(op))
    return 1;
  return flopsPerElement(op);
}

int64_t totalFlops(Operation *op) {
  auto elements = [](Value value) { return tensorType(value).getNumElements(); };
  return llvm::TypeSwitch<Operation *, int64_t>(op)
      .Case([&](MatmulOp matmul) { return 2 * elements(matmul.getResult()) * matmul.getDepth(); })
      .Case([&](AttentionOp attention) {
        // Two products of Tq x Tk x D per head; a causal mask leaves half of them.
        int64_t products = 4 * elements(attention.getQuery()) * tensorType(attention.getKey()).getDimSize(2);
        return attention.getCausal() ? products / 2 : products;
      })
      .Case([&](AttentionGradOp attention) {
        // Five such products: S and dP again, dV, dQ, dK.
        int64_t products = 10 * elements(attention.getQuery()) * tensorType(attention.getKey()).getDimSize(2);
        return attention.getCausal() ? products / 2 : products;
      })
      .Case<ReduceOp, ArgReduceOp, ScanOp>([&](auto reduce) { return elements(reduce.getInput()); })
      .Case([&](ScatterAddOp scatter) { return elements(scatter.getUpdates()); })
      .Case([&](RowUpdateOp update) {
        // One addition to sum the gradient, then the body, at most once for each row of the updates.
        int64_t perElement = 1;
        for (Operation &inner : update.getBody().front())
          perElement += flopsPerElement(&inner);
        return perElement * elements(update.getUpdates());
      })
      .Case([&](TakeCurrentOp take) {
        // As if each row had missed one update.
        int64_t perElement = 0;
        for (Operation &inner : take.getBody().front())
          perElement += flopsPerElement(&inner);
        return perElement * elements(take.getResult(0));
      })
      .Default([&](Operation *other) {
        return other->getNumResults() == 0 ? 0 : flopsPerElement(other) * elements(other->getResult(0));
      });
}

int64_t elementBytes(Type element) { return llvm::divideCeil(element.getIntOrFloatBitWidth(), 8); }

int64_t tensorBytes(Value value) {
  auto type = tensorType(value);
  return type.getNumElements() * elementBytes(type.getElementType());
}

double costNanoseconds(const Work &work, const MachineModel &machine) {
  return machine.launchNanoseconds + work.weighted / machine.flopsPerNanosecond +
         static_cast<double>(work.bytes) / machine.bytesPerNanosecond;
}

} // namespace tilewright
