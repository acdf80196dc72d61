//===- Passes.td - passes on the `tile` dialect
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TILEWRIGHT_TILE_TRANSFORMS_PASSES_TD
#define TILEWRIGHT_TILE_TRANSFORMS_PASSES_TD

include "mlir/Pass/PassBase.td"

def ExpandMma : Pass<"tile-expand-mma"> {
  let summary = "Stage 85: tile.mma becomes a loop that keeps its block in vector registers";
  let description = [{
    m * n / lanes vectors are the `iter_args` of one `scf.for` over k, unrolled so that a trip holds enough FMAs. 1-D
    vectors only. A block that does not fit `registers` is an error, not a spill.
  }];
  let options = [Option<"registers", "registers", "int64_t", /*default=*/"32", "Vector registers of the target">];
  let dependentDialects = ["::mlir::arith::ArithDialect", "::mlir::memref::MemRefDialect", "::mlir::scf::SCFDialect",
                           "::mlir::vector::VectorDialect"];
}

#endif // TILEWRIGHT_TILE_TRANSFORMS_PASSES_TD
