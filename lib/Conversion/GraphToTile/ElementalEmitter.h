//===- ElementalEmitter.h - emits scalar code for elements --------*- C++ -*-===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The emitter turns `element` into the scalar code that computes it, recursively, in
// the way of XLA's elemental emitters: fusion needs no tensor-level tiling, because a
// consumer asks its producers for exactly the elements it needs.
//
// Code goes into the outermost loop where it can be computed: what does not depend on
// the lane is emitted before the `tile.lanes`, and so on outwards. A value is memoised
// in the scope where its code is, so it is emitted once for all loops inside.
//
//   ElementMap map(context);
//   ElementalEmitter emitter(map, gridBody);      // the outermost scope
//   emitter.bindBuffer(argument, memref);         // where kernel operands live
//   AffineExpr i = map.space.addDim(0, n - 1);
//   emitter.lanes({i}, size, {}, {}, [&] {
//     emitter.store(emitter.emit({result, {i}}), output, i);
//     return SmallVector<Value>();
//   });
//
//===----------------------------------------------------------------------===//
#ifndef TILEWRIGHT_LIB_CONVERSION_GRAPHTOTILE_ELEMENTALEMITTER_H
#define TILEWRIGHT_LIB_CONVERSION_GRAPHTOTILE_ELEMENTALEMITTER_H

#include "ElementMap.h"
#include "ScalarOps.h"
#include "tilewright/Tile/IR/Tile.h"

#include "mlir/IR/Builders.h"

namespace tilewright {

/// Literals up to this size become code; larger ones must be operands of their kernel.
inline constexpr int64_t kMaxInlineLiteral = 16;

class ElementalEmitter {
public:
  /// Emits into `body`, before its terminator if it has one.
  ElementalEmitter(ElementMap &map, mlir::Block *body, mlir::Location location);
  ~ElementalEmitter();

  /// Kernel operand `tensor` lives in the flat buffer `memref`, row-major.
  void bindBuffer(mlir::Value tensor, mlir::Value memref) { buffers[tensor] = memref; }
  /// `element` has been computed; inside the current loop it is `scalar`.
  void bind(const Element &element, mlir::Value scalar);
  /// A dim of the index space that is not a loop made by this class (a grid coordinate).
  void bindDim(mlir::AffineExpr dim, mlir::Value value);

  /// The scalar at `element`. If it cannot be emitted, reports why at the op, and `hasFailed()` is true.
  mlir::Value emit(const Element &element);
  mlir::Value emitIndex(mlir::AffineExpr expr);
  /// memref[position] = scalar, in the current loop.
  void store(mlir::Value scalar, mlir::Value memref, mlir::AffineExpr position);
  mlir::Value load(mlir::Value memref, mlir::AffineExpr position, mlir::Type elementType);
  bool hasFailed() const { return failed; }

  /// A loop variable; if the loop counts from 0 for a part of the dim only, `begin` is where that part begins.
  struct LoopDim {
    mlir::AffineExpr dim;
    mlir::Value begin = {};
  };
  /// Loops in the current scope. `body` runs in the scope of the new loop and returns what it yields: for lanes one
  /// contribution, for a sequential loop the new value, of each of `inits`. Returns the results.
  using LanesBody = llvm::function_ref<llvm::SmallVector<mlir::Value>()>;
  using LoopBody = llvm::function_ref<llvm::SmallVector<mlir::Value>(mlir::ValueRange carried)>;
  llvm::SmallVector<mlir::Value> lanes(LoopDim dim, mlir::Value size, mlir::ValueRange inits,
                                       llvm::ArrayRef<tile::CombineKind> kinds, LanesBody body);
  llvm::SmallVector<mlir::Value> loop(LoopDim dim, mlir::Value from, mlir::Value to, mlir::ValueRange inits,
                                      LoopBody body);
  /// A sequential loop over [from, to) whose body combines a term with each of `inits`: float sums have the shape of
  /// SumChains.h. A term may be a chain of `inside` terms itself.
  llvm::SmallVector<mlir::Value> accumulate(mlir::AffineExpr dim, int64_t from, int64_t to, int64_t inside,
                                            llvm::ArrayRef<Accumulator> accumulators, mlir::ValueRange inits,
                                            LoopBody body);

  /// A builder at the end of the current scope, and an index constant (in the outermost scope).
  mlir::OpBuilder builder();
  ScalarBuilder scalars() { return ScalarBuilder(builder(), location); }
  mlir::Value constantIndex(int64_t value);
  mlir::Location getLoc() const { return location; }
  ElementMap &getMap() { return map; }

private:
  struct Scope;
  friend class ScopeGuard;

  Scope *scopeOf(mlir::AffineExpr expr);
  Scope *scopeOf(llvm::ArrayRef<mlir::AffineExpr> index);
  mlir::Value emitOp(mlir::Operation *op, const Element &element);
  mlir::Value emitArgument(const Element &element);
  mlir::Value emitConstant(graph::ConstantOp op, llvm::ArrayRef<mlir::AffineExpr> index);
  mlir::Value emitIota(graph::IotaOp op, llvm::ArrayRef<mlir::AffineExpr> index);
  mlir::Value emitRandom(graph::RandomOp op, llvm::ArrayRef<mlir::AffineExpr> index);
  mlir::Value emitPad(graph::PadOp op, llvm::ArrayRef<mlir::AffineExpr> index);
  mlir::Value emitConcat(graph::ConcatOp op, llvm::ArrayRef<mlir::AffineExpr> index);
  mlir::Value emitReduce(graph::ReduceOp op, llvm::ArrayRef<mlir::AffineExpr> index);
  mlir::Value emitArgReduce(graph::ArgReduceOp op, llvm::ArrayRef<mlir::AffineExpr> index);
  mlir::Value emitScan(graph::ScanOp op, llvm::ArrayRef<mlir::AffineExpr> index);
  mlir::Value emitSum(const LinearForm &form);
  mlir::Value emitRuntimeIndex(const RuntimeIndex &index);
  llvm::SmallVector<mlir::Value> emitChains(mlir::AffineExpr dim, mlir::Value from, mlir::Value to, int64_t size,
                                            llvm::ArrayRef<int64_t> spans, llvm::ArrayRef<Accumulator> accumulators,
                                            mlir::ValueRange inits, LoopBody body);
  void inLoop(mlir::Operation *loop, mlir::Block *body, LoopDim dim, mlir::Value induction,
              llvm::function_ref<void()> emitBody);
  /// Sequential loops over fresh dims of the given sizes, outermost first, that accumulate the body's terms.
  mlir::Value accumulateNest(llvm::ArrayRef<int64_t> sizes, const Accumulator &accumulator,
                             llvm::function_ref<mlir::Value(llvm::ArrayRef<mlir::AffineExpr>)> term);

  ElementMap &map;
  mlir::Location location;
  std::vector<std::unique_ptr<Scope>> scopes;
  Scope *current;
  llvm::DenseMap<mlir::Value, mlir::Value> buffers;
  struct Variable {
    Scope *scope = nullptr;
    mlir::Value value;
    mlir::Value begin; // in an outer scope; the dim is begin + value
    Scope *beginScope = nullptr;
  };
  llvm::DenseMap<mlir::AffineExpr, Variable> variables;
  bool failed = false;
};

} // namespace tilewright

#endif // TILEWRIGHT_LIB_CONVERSION_GRAPHTOTILE_ELEMENTALEMITTER_H
