//===- Passes.h - passes on the `graph` dialect
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TILEWRIGHT_GRAPH_TRANSFORMS_PASSES_H
#define TILEWRIGHT_GRAPH_TRANSFORMS_PASSES_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/Pass.h"
#include "tilewright/Graph/IR/Graph.h"

namespace tilewright::graph {
#define GEN_PASS_DECL
#include "tilewright/Graph/Transforms/Passes.h.inc"
#define GEN_PASS_REGISTRATION
#include "tilewright/Graph/Transforms/Passes.h.inc"
} // namespace tilewright::graph

#endif // TILEWRIGHT_GRAPH_TRANSFORMS_PASSES_H
