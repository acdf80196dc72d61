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

def OutlineKernels : Pass<"graph-outline-kernels", "::mlir::ModuleOp"> {
  let summary = "Stage 50: replaces a program by its kernels, each a nested module with one function";
  let description = [{
    The compiler outlines one kernel at a time; this pass shows the result for a whole program.
  }];
  let dependentDialects = ["::mlir::func::FuncDialect"];
}

def PackMatmul : Pass<"graph-pack-matmul", "::mlir::ModuleOp"> {
  let summary = "Stage 20: lays the right operands of matmuls out in column panels, where that pays";
  let description = [{
    Which operands are packed, and how wide a panel is, is decided in Analysis/MatmulBlocking. Equal packs are merged.
  }];
  let options = [
    Option<"vectorBits", "vector-bits", "int64_t", /*default=*/"256", "Width of a vector register of the target">,
    Option<"vectorRegisters", "vector-registers", "int64_t", /*default=*/"16", "Number of vector registers">];
  let dependentDialects = ["::tilewright::graph::GraphDialect"];
}

#endif // TILEWRIGHT_GRAPH_TRANSFORMS_PASSES_TD
