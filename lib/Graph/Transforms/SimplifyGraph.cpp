//===- SimplifyGraph.cpp - stage 10: algebra on the graph -------------------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SimplifyPatterns.h"
#include "tilewright/Graph/Transforms/Passes.h"

#include "mlir/Pass/PassManager.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "mlir/Transforms/Passes.h"

using namespace mlir;

namespace tilewright::graph {
#define GEN_PASS_DEF_SIMPLIFYGRAPH
#include "tilewright/Graph/Transforms/Passes.h.inc"

namespace {
struct SimplifyGraph : impl::SimplifyGraphBase<SimplifyGraph> {
  LogicalResult initialize(MLIRContext *context) override {
    RewritePatternSet set(context);
    populateViewPatterns(set);
    populateAlgebraPatterns(set);
    populateConstantPatterns(set);
    populateLookupPatterns(set);
    populateProductPatterns(set);
    patterns = std::move(set);
    return success();
  }

  void runOnOperation() override {
    GreedyRewriteConfig config;
    config.enableFolding(true).setRegionSimplificationLevel(GreedySimplifyRegionLevel::Disabled);
    if (failed(applyPatternsGreedily(getOperation(), patterns, config)))
      return signalPassFailure();
    OpPassManager merge(ModuleOp::getOperationName());
    merge.addPass(createCSEPass());
    if (failed(runPipeline(merge, getOperation())))
      signalPassFailure();
  }

  FrozenRewritePatternSet patterns;
};
} // namespace
} // namespace tilewright::graph
