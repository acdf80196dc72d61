//===- ChooseMatmulBlocking.cpp - stage 60 for matmul kernels ---------------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tilewright/Analysis/MatmulBlocking.h"
#include "tilewright/Conversion/Passes.h"

using namespace mlir;

namespace tilewright {
#define GEN_PASS_DEF_CHOOSEMATMULBLOCKING
#include "tilewright/Conversion/Passes.h.inc"

namespace {
struct ChooseMatmulBlocking : impl::ChooseMatmulBlockingBase<ChooseMatmulBlocking> {
  using ChooseMatmulBlockingBase::ChooseMatmulBlockingBase;

  void runOnOperation() override {
    func::FuncOp kernel = getOperation();
    if (kernel->hasAttr(kMatmulBlockingAttr))
      return;
    VectorMachine machine{vectorBits, vectorRegisters, threads};
    for (graph::MatmulOp matmul : kernel.getOps<graph::MatmulOp>()) {
      MatmulBlocking blocking =
          chooseMatmulBlocking(matmulShape(matmul), decidedMatmulLayout(matmul, machine), machine);
      kernel->setAttr(kMatmulBlockingAttr, blocking.toAttr(&getContext()));
    }
  }
};
} // namespace
} // namespace tilewright
