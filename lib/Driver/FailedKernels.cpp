//===- FailedKernels.cpp - what becomes of kernels that do not compile ------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FailedKernels.h"
#include "tilewright/Analysis/FusionLegality.h"
#include "tilewright/Graph/Transforms/OutlineKernels.h"
#include "tilewright/Graph/Transforms/Passes.h"

#include "mlir/Pass/PassManager.h"

using namespace mlir;

namespace tilewright {

std::string kernelText(graph::KernelOp kernel) {
  OwningOpRef<ModuleOp> outlined = graph::outlineKernel(kernel);
  std::string text;
  llvm::raw_string_ostream stream(text);
  outlined->print(stream);
  return text;
}

LogicalResult replaceFailedKernels(ModuleOp program, const llvm::StringMap<std::string> &failures) {
  SmallVector<std::pair<graph::KernelOp, StringRef>> failed;
  program.walk([&](graph::KernelOp kernel) {
    auto failure = failures.find(kernelText(kernel));
    if (failure != failures.end() && kernel.getKind() != kInterpretedKind)
      failed.emplace_back(kernel, failure->getValue());
  });
  if (failed.empty())
    return failure();
  for (auto [kernel, reason] : failed) {
    auto computes = [](Operation &op) { return roleOf(&op) != OpRole::Inline; };
    if (llvm::count_if(kernel.getBody().front().without_terminator(), computes) > 1) {
      graph::dissolveKernel(kernel);
    } else {
      kernel.setKind(kInterpretedKind);
      kernel->setAttr(kReasonAttr, StringAttr::get(kernel.getContext(), reason));
    }
  }
  PassManager manager(program.getContext(), ModuleOp::getOperationName());
  graph::FuseOptions options;
  options.onlySingle = true;
  manager.addPass(graph::createFuse(options));
  return manager.run(program);
}

} // namespace tilewright
