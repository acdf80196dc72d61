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
                           "::mlir::memref::MemRefDialect", "::mlir::scf::SCFDialect", "::mlir::vector::VectorDialect",
                           "::mlir::x86vector::X86VectorDialect"];
}

def ExpandPack : Pass<"tile-expand-pack", "::mlir::func::FuncOp"> {
  let summary = "Stage 85: tile.pack becomes loops over vectors";
  let description = [{
    Rows of the source are copied vector by vector. Columns are read `lanes` steps of k at a time; squares of lanes x lanes
    elements are transposed in registers. 1-D vectors only.
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect", "::mlir::memref::MemRefDialect", "::mlir::scf::SCFDialect",
                           "::mlir::vector::VectorDialect"];
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

def MapToGpu : Pass<"tile-map-to-gpu", "::mlir::ModuleOp"> {
  let summary = "Stage 75 of GPU targets: tile programs to gpu.func, tiles to workgroups, lanes to threads";
  let description = [{
    Before: tile programs of pointwise, row or column kernels (stage 70).
    After:  a `gpu.module` with a kernel `@name(buffers..., errors)` for each: the buffers in global memory, and one `i32`
            that run-time errors are written to. `known_block_size` is its workgroup; the number of workgroups is that of tiles in
            `tile.grid`.

    - Tile number t runs as workgroup t.
    - Of `tile.lanes`, thread i of n takes lanes i, i + n, i + 2n...: neighbours access neighbouring elements. Whole
      rounds are a loop, the last round is under a mask. Lanes inside lanes are a sequential loop of one thread.
    - Reductions: each thread combines its own lanes; then threads of a subgroup exchange by `gpu.shuffle`, and subgroups
      through workgroup memory. Without shuffles (`subgroup-size=1`) it is a tree in workgroup memory. Every thread gets
      the result, and the order of combination depends on the workgroup's size alone.
    - Everything outside of lanes is the same in all threads, and computed by all; only the first thread stores.
    - `tile.scratch` is workgroup memory. Barriers stand where one thread may access what another wrote, or write what
      another still reads, and nowhere else.
  }];
  let options = [
    Option<"subgroupSize", "subgroup-size", "int64_t", "32", "Threads that exchange by shuffles; 1: there are none">,
    Option<"maxWorkgroup", "max-workgroup", "int64_t", "512", "Most threads of a workgroup">,
    Option<"workgroupMemory", "workgroup-memory", "int64_t", "49152", "Bytes of memory that a workgroup may have">,
  ];
  let dependentDialects = ["::mlir::arith::ArithDialect", "::mlir::gpu::GPUDialect", "::mlir::LLVM::LLVMDialect",
                           "::mlir::memref::MemRefDialect", "::mlir::scf::SCFDialect"];
}

def ExpandMath : Pass<"tile-expand-math", "::mlir::ModuleOp"> {
  let summary = "Stage 88: math functions to arithmetic, rare ones to libm";
  let description = [{
    Leaves only `math` ops that are machine instructions (sqrt, fma, rounding, sign and bit operations). The common
    functions of f32 become polynomials, on vectors and scalars alike; the others, and all of f64, become calls of
    libm, one per lane. Conversions to and from bf16 become integer arithmetic. Without `libm`, as on a GPU, what has no
    expansion is an error.
  }];
  let options = [Option<"libm", "libm", "bool", /*default=*/"true", "Whether the target has the C library's functions">];
  let dependentDialects = ["::mlir::arith::ArithDialect", "::mlir::func::FuncDialect", "::mlir::math::MathDialect",
                           "::mlir::scf::SCFDialect", "::mlir::vector::VectorDialect"];
}

def RelaxMath : Pass<"tile-relax-math"> {
  let summary = "numerics=fast: arithmetic may be contracted and reassociated";
  let description = [{
    Sets `fastmath<reassoc,nsz,contract>` on the floating-point ops of `arith`. NaN and infinities keep their
    meaning. LLVM then fuses products into sums and simplifies across roundings.
  }];
}

#endif // TILEWRIGHT_TILE_TRANSFORMS_PASSES_TD
