//===- InterpretedKernel.cpp - a kernel that the interpreter runs -----------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "InterpretedKernel.h"
#include "tilewright/Driver/CodedError.h"
#include "tilewright/Driver/Context.h"
#include "tilewright/Graph/Transforms/OutlineKernels.h"
#include "tilewright/Interpreter/Interpreter.h"

#include "mlir/Parser/Parser.h"
#include <cstring>

using namespace mlir;

namespace tilewright {

std::unique_ptr<InterpretedKernel> InterpretedKernel::create(const std::string &text) {
  std::unique_ptr<InterpretedKernel> kernel(new InterpretedKernel());
  kernel->context = createContext();
  kernel->module = parseSourceString<ModuleOp>(text, kernel->context.get());
  return kernel;
}

/// Copies the operands out of their buffers and the results into theirs, so that one may overwrite the other.
static llvm::Error interpretInBuffers(func::FuncOp function, void *const *buffers) {
  interpreter::Tensors operands;
  for (Type type : function.getArgumentTypes()) {
    auto tensorType = cast<RankedTensorType>(type);
    size_t bytes = tensorType.getNumElements() * interpreter::getElementBytes(tensorType.getElementType());
    llvm::Expected<interpreter::Tensor> operand =
        interpreter::Tensor::fromBytes(tensorType, {static_cast<const char *>(*buffers++), bytes});
    if (!operand)
      return operand.takeError();
    operands.push_back(std::move(*operand));
  }
  llvm::Expected<interpreter::Tensors> results = interpreter::interpret(function, operands);
  if (!results)
    return results.takeError();
  for (const interpreter::Tensor &result : *results) {
    std::string bytes = result.toBytes();
    std::memcpy(*buffers++, bytes.data(), bytes.size());
  }
  return llvm::Error::success();
}

void InterpretedKernel::run(const tw_kernel_args *args, int64_t, int64_t) {
  auto *kernel = reinterpret_cast<InterpretedKernel *>(args->params[0]);
  std::lock_guard<std::mutex> lock(kernel->mutex);
  llvm::handleAllErrors(
      interpretInBuffers(graph::getOutlinedFunction(*kernel->module), args->buffers),
      [&](const CodedError &error) { *args->error = error.getCode(); },
      [&](const llvm::ErrorInfoBase &) { *args->error = kKernelPipelineFailed; });
}

} // namespace tilewright
