//===- Passes.td - passes on the `graph` dialect
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TILEWRIGHT_GRAPH_TRANSFORMS_PASSES_TD
#define TILEWRIGHT_GRAPH_TRANSFORMS_PASSES_TD

include "mlir/Pass/PassBase.td"

def SimplifyGraph : Pass<"graph-simplify", "::mlir::ModuleOp"> {
  let summary = "Folds, algebra that is exact in IEEE arithmetic, common subexpressions, dead ops";
  let dependentDialects = ["::tilewright::graph::GraphDialect"];
}

#endif // TILEWRIGHT_GRAPH_TRANSFORMS_PASSES_TD
