//===- SimplifyGraph.cpp - stage 10: algebra on the graph
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tilewright/Graph/Transforms/Passes.h"

using namespace mlir;

namespace tilewright::graph {
#define GEN_PASS_DEF_SIMPLIFYGRAPH
#include "tilewright/Graph/Transforms/Passes.h.inc"

namespace {
struct SimplifyGraph : impl::SimplifyGraphBase<SimplifyGraph> {
  void runOnOperation() override {
    OpPassManager pipeline(ModuleOp::getOperationName());
    pipeline.addPass(createCanonicalizerPass());
    pipeline.addPass(createCSEPass());
    if (failed(runPipeline(pipeline, getOperation())))
      signalPassFailure();
  }
};
} // namespace
} // namespace tilewright::graph
