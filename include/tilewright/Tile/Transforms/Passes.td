//===- Passes.td - passes on the `tile` dialect
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TILEWRIGHT_TILE_TRANSFORMS_PASSES_TD
#define TILEWRIGHT_TILE_TRANSFORMS_PASSES_TD

include "mlir/Pass/PassBase.td"

def ExpandMma : Pass<"tile-expand-mma", "::mlir::ModuleOp"> {
  let summary = "Stage 85: tile.mma becomes a loop that keeps its block in vector registers";
  let description = [{
    m * n / lanes vectors are the `iter_args` of one `scf.for` over k, unrolled so that a trip holds enough FMAs. 1-D
    vectors only. Each loop is a private function, shared by equal blocks. A block that does not fit `registers` is an
    error, not a spill.
  }];
  let options = [Option<"registers", "registers", "int64_t", /*default=*/"32", "Vector registers of the target">];
  let dependentDialects = ["::mlir::arith::ArithDialect", "::mlir::func::FuncDialect", "::mlir::math::MathDialect",
                           "::mlir::memref::MemRefDialect", "::mlir::scf::SCFDialect", "::mlir::vector::VectorDialect"];
}

def Vectorize : Pass<"tile-vectorize", "::mlir::func::FuncOp"> {
  let summary = "Stage 75: tile.lanes to loops over native 1-D vectors";
  let description = [{
    Each `tile.lanes` becomes a main loop over `unroll` interleaved vectors and a loop over single vectors whose
    last iteration is masked. Values that are the same in all lanes stay scalar. A body that cannot be vectorized,
    or is too short to be worth it, becomes a scalar loop.
  }];
  let options = [
    Option<"vectorBits", "vector-bits", "unsigned", "512", "Width of a vector register">,
    Option<"vectorRegisters", "vector-registers", "unsigned", "32", "Number of vector registers">,
    Option<"maskableBits", "maskable-bits", "unsigned", "8",
           "Narrowest element with masked memory instructions; 0: none, tails are scalar">,
    Option<"maxUnroll", "max-unroll", "unsigned", "4", "Most interleaved vectors in one iteration">,
  ];
  let dependentDialects = ["::mlir::arith::ArithDialect", "::mlir::scf::SCFDialect", "::mlir::vector::VectorDialect"];
}

def LowerGrid : Pass<"tile-lower-grid", "::mlir::func::FuncOp"> {
  let summary = "tile.grid to a loop over tile numbers";
  let description = [{Tile coordinates are the digits of the tile number in the mixed radix of the grid's sizes.}];
  let dependentDialects = ["::mlir::arith::ArithDialect", "::mlir::scf::SCFDialect"];
}

def ExpandMath : Pass<"tile-expand-math", "::mlir::ModuleOp"> {
  let summary = "Stage 88: math functions to arithmetic, rare ones to libm";
  let description = [{
    Leaves only `math` ops that are machine instructions (sqrt, fma, rounding, sign and bit operations). The common
    functions of f32 become polynomials, on vectors and scalars alike; the others, and all of f64, become calls of
    libm, one per lane. Conversions to and from bf16 become integer arithmetic.
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect", "::mlir::func::FuncDialect", "::mlir::math::MathDialect",
                           "::mlir::scf::SCFDialect", "::mlir::vector::VectorDialect"];
}

#endif // TILEWRIGHT_TILE_TRANSFORMS_PASSES_TD
