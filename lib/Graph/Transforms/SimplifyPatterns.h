//===- SimplifyPatterns.h - the rewrites of stage 10 --------------*- C++ -*-===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef TILEWRIGHT_LIB_GRAPH_TRANSFORMS_SIMPLIFYPATTERNS_H
#define TILEWRIGHT_LIB_GRAPH_TRANSFORMS_SIMPLIFYPATTERNS_H

#include "tilewright/Graph/IR/Graph.h"

#include "mlir/IR/PatternMatch.h"

namespace tilewright::graph {

/// Views compose and have one normal form: a broadcast's operand has no dims of size 1, what only inserts or removes
/// dims of size 1 is a reshape, and views of splat literals are splat literals.
void populateViewPatterns(mlir::RewritePatternSet &patterns);

/// Algebra that gives the same bits (NaN payloads aside): x * 1, x - 0, double negation, exact conversions and the
/// like. x + 0 is not among them: it turns -0 into +0.
void populateAlgebraPatterns(mlir::RewritePatternSet &patterns);

/// Arithmetic on splat literals is done at compile time.
void populateConstantPatterns(mlir::RewritePatternSet &patterns);

/// What a matrix product would compute for several rows alike is computed once.
void populateProductPatterns(mlir::RewritePatternSet &patterns);

/// Few rows are looked up before arithmetic, not all rows computed.
void populateLookupPatterns(mlir::RewritePatternSet &patterns);

/// The elementwise `op` on what `pick` takes of its operands, each once; the result has the shape of `type`.
mlir::Operation *cloneOnPicked(mlir::Operation *op, llvm::function_ref<mlir::Value(mlir::Value)> pick,
                               mlir::RankedTensorType type, mlir::OpBuilder &builder);
/// The one element of a splat literal that `value` is, or null.
mlir::Attribute splatOf(mlir::Value value);
/// Whether every element of `value` is the number `number`; a zero must have the sign of `number`.
bool isSplatOf(mlir::Value value, double number);
/// A splat literal of `type`.
mlir::Value createSplat(mlir::OpBuilder &builder, mlir::Location location, mlir::RankedTensorType type,
                        mlir::Attribute element);

} // namespace tilewright::graph

#endif // TILEWRIGHT_LIB_GRAPH_TRANSFORMS_SIMPLIFYPATTERNS_H
