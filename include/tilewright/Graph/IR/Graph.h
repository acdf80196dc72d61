//===- Graph.h - the `graph` dialect ------------------------------*- C++ -*-===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// C++ side of GraphOps.td, whose op descriptions are the specification.
//
//===----------------------------------------------------------------------===//
#ifndef TILEWRIGHT_GRAPH_IR_GRAPH_H
#define TILEWRIGHT_GRAPH_IR_GRAPH_H

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

namespace tilewright::graph {
template <typename ConcreteOp> class Elementwise : public mlir::OpTrait::TraitBase<ConcreteOp, Elementwise> {};
template <typename ConcreteOp> class View : public mlir::OpTrait::TraitBase<ConcreteOp, View> {};
} // namespace tilewright::graph

#include "tilewright/Graph/IR/GraphDialect.h.inc"

#define GET_OP_CLASSES
#include "tilewright/Graph/IR/GraphOps.h.inc"

namespace tilewright::graph {
// Names of the attributes of a program's function (see the dialect description).
inline constexpr llvm::StringLiteral kNameAttr = "graph.name";
inline constexpr llvm::StringLiteral kRoleAttr = "graph.role";
inline constexpr llvm::StringLiteral kUpdatesAttr = "graph.updates";
// Left on the function by stage 30: why the dearest pairs of kernels stayed apart.
inline constexpr llvm::StringLiteral kRefusalsAttr = "graph.fusion_refusals";
// Written by stage 40: where each result of a step lies, whether the step waits for the steps before it, for each
// result of a kernel the operand whose buffer it overwrites (or -1), and on the function the size of the arena.
inline constexpr llvm::StringLiteral kPlacementAttr = "graph.placement";
inline constexpr llvm::StringLiteral kWaitAttr = "graph.wait";
inline constexpr llvm::StringLiteral kKernelAliasesAttr = "aliases";
inline constexpr llvm::StringLiteral kArenaBytesAttr = "graph.arena_bytes";

inline mlir::RankedTensorType tensorType(mlir::Value value) {
  return llvm::cast<mlir::RankedTensorType>(value.getType());
}
/// The type in which a matmul or reduction of `element` accumulates: f32 for the narrower floats.
inline mlir::Type accumulatorType(mlir::Type element) {
  return element.isF16() || element.isBF16() ? mlir::Type(mlir::Float32Type::get(element.getContext())) : element;
}

/// The shape of what `graph.pack` makes of [batch..., depth, columns].
llvm::SmallVector<int64_t> packedShape(llvm::ArrayRef<int64_t> batch, int64_t depth, int64_t columns, int64_t panel,
                                       bool pairs);

/// The permutation that exchanges the last two of `rank` dims.
llvm::SmallVector<int64_t> swapOfLastDims(int64_t rank);
inline bool isElementwise(mlir::Operation *op) { return op->hasTrait<Elementwise>(); }
inline bool isView(mlir::Operation *op) { return op->hasTrait<View>(); }
} // namespace tilewright::graph

#endif // TILEWRIGHT_GRAPH_IR_GRAPH_H
