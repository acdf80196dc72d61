//===- InterpretedKernel.cpp - a kernel that the interpreter runs -----------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The last resort for an op that cannot be compiled: slow, but right. To the runtime
// it is a kernel like any other, with one tile.
//
//===----------------------------------------------------------------------===//

#include "tilewright/Driver/CodedError.h"
#include "tilewright/Driver/Compile.h"
#include "tilewright/Driver/Context.h"
#include "tilewright/Graph/Transforms/OutlineKernels.h"
#include "tilewright/Interpreter/Interpreter.h"

#include "mlir/Parser/Parser.h"
#include <cstring>
#include <mutex>

using namespace mlir;

namespace tilewright {

namespace {
struct InterpretedKernel {
  std::unique_ptr<MLIRContext> context;
  OwningOpRef<ModuleOp> module;
  /// Types are made while it runs, and the context is not for several threads.
  std::mutex mutex;
};

/// Copies the operands out of their buffers and the results into theirs, so that one may overwrite the other.
llvm::Error interpretInBuffers(func::FuncOp function, void *const *buffers) {
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

/// A kernel whose one parameter is the address of an InterpretedKernel.
void runInterpreted(const tw_kernel_args *args, int64_t, int64_t) {
  auto *kernel = reinterpret_cast<InterpretedKernel *>(args->params[0]);
  std::lock_guard<std::mutex> lock(kernel->mutex);
  llvm::handleAllErrors(
      interpretInBuffers(graph::getOutlinedFunction(*kernel->module), args->buffers),
      [&](const CodedError &error) { *args->error = error.getCode(); },
      [&](const llvm::ErrorInfoBase &) { *args->error = kKernelPipelineFailed; });
}
} // namespace

llvm::Expected<KernelCode> interpretKernel(const std::string &text) {
  auto kernel = std::make_shared<InterpretedKernel>();
  kernel->context = createContext();
  kernel->module = parseSourceString<ModuleOp>(text, kernel->context.get());
  if (!kernel->module)
    return codedError(kKernelPipelineFailed, "an interpreted kernel does not parse");
  return KernelCode{runInterpreted, reinterpret_cast<int64_t>(kernel.get()), kernel};
}

} // namespace tilewright
