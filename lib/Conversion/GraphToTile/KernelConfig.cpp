//===- KernelConfig.cpp - stage 60: the choices of stage 70 -----------------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "KernelConfig.h"
#include "tilewright/Conversion/Passes.h"
#include "tilewright/Graph/IR/Graph.h"
#include "tilewright/Graph/Transforms/OutlineKernels.h"

using namespace mlir;

namespace tilewright {
#define GEN_PASS_DEF_CHOOSEKERNELCONFIG
#include "tilewright/Conversion/Passes.h.inc"

int chooseLane(ArrayRef<LaneCandidate> candidates) {
  // Estimated for AVX-512: a gather costs about as much as 8 vector loads. A vector of 16 lanes is the unit of work.
  constexpr double kStridedCost = 8.0, kCombineCost = 8.0;
  constexpr int64_t kVector = 16;
  int best = -1;
  double bestCost = 0;
  for (int dim = static_cast<int>(candidates.size()) - 1; dim >= 0; --dim) {
    const LaneCandidate &candidate = candidates[dim];
    if (!candidate.isAllowed)
      continue;
    double vectors = static_cast<double>((candidate.size + kVector - 1) / kVector);
    double cost = (1.0 + candidate.contiguous + kStridedCost * candidate.strided) * vectors * kVector;
    cost = (cost + kCombineCost * kVector * candidate.reductions) / candidate.size;
    if (best < 0 || cost < bestCost) {
      best = dim;
      bestCost = cost;
    }
  }
  return best;
}

int elementCost(Operation *op) {
  if (isa_and_nonnull<graph::ExpOp, graph::Exp2Op, graph::Expm1Op, graph::LogOp, graph::Log2Op, graph::Log10Op,
                      graph::Log1pOp, graph::SinOp, graph::CosOp, graph::TanOp, graph::AsinOp, graph::AcosOp,
                      graph::AtanOp, graph::SinhOp, graph::CoshOp, graph::TanhOp, graph::AsinhOp, graph::AcoshOp,
                      graph::AtanhOp, graph::ErfOp, graph::ErfcOp, graph::SigmoidOp, graph::PowOp, graph::Atan2Op,
                      graph::RandomOp, graph::ReduceOp, graph::ArgReduceOp, graph::ScanOp>(op))
    return 16;
  if (isa_and_nonnull<graph::DivOp, graph::SqrtOp, graph::RsqrtOp, graph::ReciprocalOp, graph::FloorDivOp,
                      graph::FmodOp, graph::RemainderOp, graph::TakeOp, graph::GatherOp>(op))
    return 4;
  return op && graph::isView(op) ? 0 : 1;
}

/// Elements that the kernel reads or writes, whichever tensor is largest.
static int64_t workOf(func::FuncOp kernel) {
  int64_t work = 0;
  auto consider = [&](Type type) { work = std::max(work, cast<RankedTensorType>(type).getNumElements()); };
  // Not the operands as such: a table that a few rows are taken from is no work.
  kernel.walk([&](Operation *op) {
    for (Value result : op->getResults())
      if (isa<RankedTensorType>(result.getType()))
        consider(result.getType());
    if (isa<graph::ReduceOp, graph::ArgReduceOp>(op))
      consider(op->getOperand(0).getType());
  });
  for (Type type : kernel.getResultTypes())
    consider(type);
  return work;
}

/// An entry of the kernel's configuration.
static std::optional<int64_t> configured(func::FuncOp kernel, StringRef name) {
  if (auto config = kernel->getAttrOfType<DictionaryAttr>(kConfigAttr))
    if (auto value = config.getAs<IntegerAttr>(name))
      return value.getInt();
  return std::nullopt;
}

int64_t rowCacheBytes(func::FuncOp kernel) { return configured(kernel, "row_cache_bytes").value_or(256 * 1024); }

int64_t elementsPerTile(func::FuncOp kernel) {
  if (auto elements = configured(kernel, "elements_per_tile"))
    return std::max<int64_t>(1, *elements);
  // Enough tiles to balance any machine's threads, but each worth the few dozen cycles of starting it. The number of
  // threads must not matter: it would change the order of sums.
  constexpr int64_t kTiles = 64, kFewest = 4096, kMost = 32768;
  return std::clamp(workOf(kernel) / kTiles, kFewest, kMost);
}

namespace {
struct ChooseKernelConfig : impl::ChooseKernelConfigBase<ChooseKernelConfig> {
  using ChooseKernelConfigBase::ChooseKernelConfigBase;

  void runOnOperation() override {
    func::FuncOp kernel = getOperation();
    Builder builder(&getContext());
    auto config = kernel->getAttrOfType<DictionaryAttr>(kConfigAttr);
    NamedAttrList entries = config ? NamedAttrList(config) : NamedAttrList();
    auto kind = kernel->getAttrOfType<StringAttr>(graph::kKindAttr);
    int64_t elements = kind && kind.getValue() == "row" ? elementsPerRowTile : elementsPerTile;
    if (elements == 0 || entries.get("elements_per_tile"))
      elements = tilewright::elementsPerTile(kernel);
    entries.set("elements_per_tile", builder.getI64IntegerAttr(elements));
    if (rowCacheBytes && !entries.get("row_cache_bytes"))
      entries.set("row_cache_bytes", builder.getI64IntegerAttr(rowCacheBytes));
    kernel->setAttr(kConfigAttr, entries.getDictionary(&getContext()));
  }
};
} // namespace
} // namespace tilewright
