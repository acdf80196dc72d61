//===- Passes.td - conversions between dialects
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TILEWRIGHT_CONVERSION_PASSES_TD
#define TILEWRIGHT_CONVERSION_PASSES_TD

include "mlir/Pass/PassBase.td"

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

#endif // TILEWRIGHT_CONVERSION_PASSES_TD
