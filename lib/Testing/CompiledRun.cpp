//===- CompiledRun.cpp - compiled programs on the interpreter's tensors -----===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tilewright/Driver/CodedError.h"
#include "tilewright/Testing/Differential.h"

#include <algorithm>
#include <chrono>
#include <cstring>

using namespace mlir;

namespace tilewright::testing {

namespace {
/// Memory as PyTorch gives it to programs, and around it bytes that no kernel may touch.
class GuardedBuffer {
public:
  explicit GuardedBuffer(int64_t bytes) : bytes(bytes), storage(bytes + 2 * kGuard + kAlignment, kPattern) {
    auto address = reinterpret_cast<uintptr_t>(storage.data()) + kGuard;
    begin = storage.data() + (llvm::alignTo(address, kAlignment) - reinterpret_cast<uintptr_t>(storage.data()));
  }
  GuardedBuffer(GuardedBuffer &&) = default;

  char *data() { return begin; }
  llvm::StringRef content() const { return llvm::StringRef(begin, bytes); }
  bool isIntact() const {
    auto untouched = [](char byte) { return byte == kPattern; };
    return std::all_of(storage.data(), static_cast<const char *>(begin), untouched) &&
           std::all_of(static_cast<const char *>(begin) + bytes, storage.data() + storage.size(), untouched);
  }

private:
  static constexpr int64_t kGuard = 256, kAlignment = 64;
  static constexpr char kPattern = 0x5A;
  int64_t bytes;
  std::vector<char> storage;
  char *begin;
};

/// The arguments and results of one call in memory.
struct Call {
  Call(func::FuncOp function, llvm::ArrayRef<Tensor> arguments) {
    for (const Tensor &argument : arguments) {
      std::string bytes = argument.toBytes();
      argumentBuffers.emplace_back(bytes.size());
      std::memcpy(argumentBuffers.back().data(), bytes.data(), bytes.size());
      argumentPointers.push_back(argumentBuffers.back().data());
    }
    resultBuffers.reserve(function.getNumResults());
    for (auto [number, type] : llvm::enumerate(function.getResultTypes())) {
      auto tensor = cast<RankedTensorType>(type);
      resultBuffers.emplace_back(tensor.getNumElements() * interpreter::getElementBytes(tensor.getElementType()));
      resultPointers.push_back(resultBuffers.back().data());
    }
  }

  bool isIntact() const {
    auto intact = [](const GuardedBuffer &buffer) { return buffer.isIntact(); };
    return llvm::all_of(argumentBuffers, intact) && llvm::all_of(resultBuffers, intact);
  }

  std::vector<GuardedBuffer> argumentBuffers, resultBuffers;
  std::vector<void *> argumentPointers, resultPointers;
};
} // namespace

llvm::Expected<CompiledRun> CompiledRun::compile(ModuleOp program, const CompileOptions &options) {
  OwningOpRef<ModuleOp> consumed = program.clone();
  llvm::Expected<cpu::KernelLinker> linker = cpu::KernelLinker::start();
  if (!linker)
    return linker.takeError();
  llvm::Expected<ProgramImage> image = compileProgram(*consumed, options, std::move(*linker));
  if (!image)
    return image.takeError();
  if (!image->failures.empty() && options.failingOp.empty())
    return codedError(kKernelPipelineFailed, image->failures.front());
  rt::Executor executor = options.threads == 1 ? rt::serialExecutor() : rt::poolExecutor(options.threads);
  llvm::Expected<LoadedProgram> loaded = loadProgram(std::move(*image), std::move(executor), interpretKernel);
  if (!loaded)
    return loaded.takeError();
  return CompiledRun(program.clone(), std::move(*loaded));
}

llvm::Expected<Tensors> CompiledRun::run(llvm::ArrayRef<Tensor> arguments) {
  auto function = module->lookupSymbol<func::FuncOp>("main");
  Call call(function, arguments);
  rt::Status status = compiled.executable->run(call.argumentPointers.data(), call.resultPointers.data());
  if (!call.isIntact())
    return codedError(kKernelPipelineFailed, "a kernel wrote outside of its buffers");
  if (!status)
    return codedError(status.code, "in step " + status.step);
  Tensors results;
  for (auto [number, type] : llvm::enumerate(function.getResultTypes())) {
    // The new value of an argument is written over it.
    auto updated = function.getResultAttrOfType<IntegerAttr>(number, graph::kUpdatesAttr);
    const GuardedBuffer &buffer = updated ? call.argumentBuffers[updated.getInt()] : call.resultBuffers[number];
    llvm::Expected<Tensor> result = Tensor::fromBytes(cast<RankedTensorType>(type), buffer.content());
    if (!result)
      return result.takeError();
    results.push_back(std::move(*result));
  }
  return results;
}

double CompiledRun::measure(llvm::ArrayRef<Tensor> arguments, int repetitions) {
  Call call(module->lookupSymbol<func::FuncOp>("main"), arguments);
  std::vector<double> times;
  for (int repetition = 0; repetition <= repetitions; ++repetition) {
    auto start = std::chrono::steady_clock::now();
    compiled.executable->run(call.argumentPointers.data(), call.resultPointers.data());
    times.push_back(std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count());
  }
  times.erase(times.begin());
  std::nth_element(times.begin(), times.begin() + times.size() / 2, times.end());
  return times[times.size() / 2];
}

Verdict compareOnce(ModuleOp program, uint64_t seed, const CompileOptions &options) {
  auto function = program.lookupSymbol<func::FuncOp>("main");
  Tensors arguments = makeArguments(function, seed);
  llvm::Expected<CompiledRun> compiled = CompiledRun::compile(program, options);
  if (!compiled) {
    Verdict verdict;
    verdict.difference = "does not compile: " + llvm::toString(compiled.takeError());
    return verdict;
  }
  return Expectation(function, arguments).check(compiled->run(arguments));
}

} // namespace tilewright::testing
