//===- Passes.td - conversions between dialects
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TILEWRIGHT_CONVERSION_PASSES_TD
#define TILEWRIGHT_CONVERSION_PASSES_TD

include "mlir/Pass/PassBase.td"

def ChooseKernelConfig : Pass<"choose-kernel-config", "::mlir::func::FuncOp"> {
  let summary = "Stage 60: attaches `tile.config`, the choices that stage 70 follows";
  let description = [{
    `tile.config = {elements_per_tile = N}` says how much work one tile of a loop kernel does. An entry that is there
    already is kept, so that a configuration from a file overrides the heuristics. All heuristics of the emission of
    loop kernels are in the file of this pass.

    A GPU wants smaller tiles than a CPU, because a tile is run by a workgroup and there are thousands of these at a
    time, and has less memory for a row: `row_cache_bytes`. Without options both follow from the kernel.
  }];
  let options = [
    Option<"elementsPerTile", "elements-per-tile", "int64_t", /*default=*/"0", "Work of a tile; 0: by the kernel's size">,
    Option<"elementsPerRowTile", "elements-per-row-tile", "int64_t", /*default=*/"0", "The same for kernels of rows">,
    Option<"rowCacheBytes", "row-cache-bytes", "int64_t", /*default=*/"0", "Most scratch for a row; 0: the default">];
}

def ConvertGraphToTile : Pass<"graph-to-tile", "::mlir::ModuleOp"> {
  let summary = "Stage 70: an outlined kernel to a tile program";
  let description = [{
    `func.func @kernel(tensors) -> tensors` with `graph.kind` becomes a function of the same name over flat buffers,
    operands first, then results, then the range of tiles; `tile.grid` gives the number of tiles. Views become index
    arithmetic, reductions become loops, and everything else scalar arithmetic in `tile.lanes`.
  }];
  let dependentDialects = ["::tilewright::tile::TileDialect", "::mlir::arith::ArithDialect", "::mlir::math::MathDialect",
                           "::mlir::memref::MemRefDialect", "::mlir::scf::SCFDialect"];
}

def ChooseMatmulBlocking : Pass<"choose-matmul-blocking", "::mlir::func::FuncOp"> {
  let summary = "Stage 60 of matmul kernels: attaches `tile.matmul`, the block sizes that stage 70 follows";
  let description = [{
    The decisions are those of Analysis/MatmulBlocking. An attribute that is there already is kept, so that a
    configuration from a file overrides the heuristics.
  }];
  let options = [
    Option<"vectorBits", "vector-bits", "int64_t", /*default=*/"256", "Width of a vector register of the target">,
    Option<"vectorRegisters", "vector-registers", "int64_t", /*default=*/"16", "Number of vector registers">,
    Option<"threads", "threads", "int64_t", /*default=*/"1", "Threads that share the tiles">];
}

def ConvertKernelToLLVM : Pass<"convert-kernel-to-llvm", "::mlir::ModuleOp"> {
  let summary = "Stage 90: a vectorized tile program to the LLVM dialect with the ABI of Runtime/Abi.h";
  let description = [{
    `func.func @k(%buffers: memref..., %begin: index, %end: index)` becomes
    `llvm.func @k(%args: !llvm.ptr, %begin: i64, %end: i64)` that loads its buffers from `args->buffers`. A memref is
    a bare pointer: all of them are static and contiguous, so a descriptor would only cost compile time.
    `tile.scratch` of up to 32 KB in all goes to the stack, else to `args->scratch`, and the function carries the
    bytes it needs as `tile.scratch_bytes`.
  }];
  let dependentDialects = ["::mlir::LLVM::LLVMDialect", "::mlir::cf::ControlFlowDialect"];
}

def ConvertGpuKernelToLLVM : Pass<"convert-gpu-kernel-to-llvm", "::mlir::ModuleOp"> {
  let summary = "Stage 90 of GPU targets: gpu.func to the LLVM dialect and the operations of one vendor";
  let description = [{
    Before: a `gpu.module` from stage 75 whose math functions are arithmetic (stage 88).
    After:  its kernels as `llvm.func` that take bare pointers to global memory, with `tile.grid` and
            `gpu.known_block_size`. `tile.scratch` is a global in workgroup memory.

    `vendor` names the dialect of what hardware does differently, such as thread numbers, barriers and shuffles: `nvvm`,
    `rocdl`, or `spirv` (calls of OpenCL's functions, which LLVM's SPIR-V code generator knows).
  }];
  let options = [Option<"vendor", "vendor", "std::string", /*default=*/"\"nvvm\"", "nvvm, rocdl or spirv">,
                 Option<"chip", "chip", "std::string", /*default=*/"\"gfx942\"", "The chip, for rocdl">];
  let dependentDialects = ["::mlir::LLVM::LLVMDialect", "::mlir::cf::ControlFlowDialect", "::mlir::NVVM::NVVMDialect",
                           "::mlir::ROCDL::ROCDLDialect"];
}

#endif // TILEWRIGHT_CONVERSION_PASSES_TD
