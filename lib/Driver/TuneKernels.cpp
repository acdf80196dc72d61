//===- TuneKernels.cpp - tile sizes by measurement --------------------------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TuneKernels.h"
#include "tilewright/Analysis/CostModel.h"
#include "tilewright/Analysis/MatmulBlocking.h"
#include "tilewright/Driver/Context.h"
#include "tilewright/Driver/LoadProgram.h"
#include "tilewright/Graph/Transforms/OutlineKernels.h"
#include "tilewright/Runtime/KernelLibrary.h"
#include "tilewright/Target/Cpu/Cpu.h"

#include "mlir/AsmParser/AsmParser.h"
#include "mlir/Parser/Parser.h"
#include "llvm/Support/FormatVariadic.h"
#include <chrono>
#include <cstring>

using namespace mlir;

namespace tilewright {
namespace {
/// How many are measured, and for how long all of them. Another than the first must be faster by more than the noise.
constexpr size_t kCandidates = 6;
constexpr double kSeconds = 0.3, kLeastGain = 0.02;
constexpr int kLeastRounds = 5;

/// The operands and results of a kernel, for all candidates alike.
class Buffers {
public:
  explicit Buffers(FunctionType type) {
    for (Type operand : type.getInputs())
      operands.push_back(allocate(operand));
    for (Type result : type.getResults())
      results.push_back(allocate(result));
  }

  std::vector<void *> operands, results;

private:
  void *allocate(Type type) {
    auto tensor = cast<RankedTensorType>(type);
    size_t bytes = llvm::alignTo(tensor.getNumElements() * elementBytes(tensor.getElementType()), 64);
    memory.emplace_back(std::aligned_alloc(64, std::max<size_t>(bytes, 64)), std::free);
    // Zeros are valid ids, and written, or all pages would be one; a mask is true, or rows would be left out.
    std::memset(memory.back().get(), tensor.getElementType().isInteger(1), bytes);
    return memory.back().get();
  }

  std::vector<std::unique_ptr<void, void (*)(void *)>> memory;
};

/// Null for what did not become machine code.
std::unique_ptr<rt::Executable> load(const KernelResult &kernel, const Buffers &buffers, int64_t threads) {
  if (!kernel.failure.empty() || kernel.object.empty())
    return nullptr;
  llvm::Expected<cpu::KernelLinker> linker = cpu::KernelLinker::start();
  llvm::Expected<std::string> code = linker ? linker->link({kernel.object}) : linker.takeError();
  if (!code) {
    llvm::consumeError(code.takeError());
    return nullptr;
  }
  std::string error;
  std::shared_ptr<rt::KernelLibrary> library = rt::KernelLibrary::load(*code, error);
  if (!library)
    return nullptr;
  rt::Step step;
  step.kernel = library->find(kernel.kernel.symbol);
  step.tiles = kernel.tiles;
  step.scratchBytes = kernel.scratchBytes;
  for (size_t i = 0; i < buffers.operands.size(); ++i)
    step.operands.push_back({rt::BufferRef::Space::Argument, static_cast<int32_t>(i)});
  for (size_t i = 0; i < buffers.results.size(); ++i)
    step.results.push_back({rt::BufferRef::Space::Result, static_cast<int32_t>(i)});
  rt::Program program;
  program.steps.push_back(std::move(step));
  program.code = library;
  rt::Executor executor = threads == 1 ? rt::serialExecutor() : rt::poolExecutor(threads);
  return std::make_unique<rt::Executable>(std::move(program), std::move(executor));
}

std::string textOf(ModuleOp module) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  module.print(stream);
  return text;
}

/// The least seconds that kernels took; infinity for those that do not compile.
std::vector<double> measure(ArrayRef<std::string> texts, FunctionType type, int64_t threads,
                            llvm::function_ref<KernelResult(const std::string &)> compile) {
  Buffers buffers(type);
  std::vector<std::unique_ptr<rt::Executable>> candidates;
  for (const std::string &text : texts)
    candidates.push_back(load(compile(text), buffers, threads));
  std::vector<double> best(texts.size(), std::numeric_limits<double>::infinity());
  auto begin = std::chrono::steady_clock::now();
  auto secondsSince = [](auto start) {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  };
  for (int round = 0; round < kLeastRounds || secondsSince(begin) < kSeconds; ++round)
    for (auto [candidate, least] : llvm::zip_equal(candidates, best)) {
      if (!candidate)
        continue;
      auto start = std::chrono::steady_clock::now();
      candidate->run(buffers.operands.data(), buffers.results.data());
      if (round > 0) // the first warms up
        least = std::min(least, secondsSince(start));
    }
  return best;
}
} // namespace

std::vector<std::string> tuneKernels(llvm::ArrayRef<std::string> kernels, const CompileOptions &options,
                                     const Environment &environment, const DiskCache *cache,
                                     llvm::function_ref<KernelResult(const std::string &)> compile, StageTimes &times) {
  Timer timer;
  cpu::TargetDescription target = llvm::cantFail(cpu::TargetDescription::named(options.target));
  VectorMachine machine{target.vectorBits, target.vectorRegisters, options.threads};
  std::unique_ptr<MLIRContext> context = createContext();
  std::vector<std::string> tuned;
  for (const std::string &text : kernels) {
    tuned.push_back(text);
    OwningOpRef<ModuleOp> module = parseSourceString<ModuleOp>(text, context.get());
    func::FuncOp function = module ? graph::getOutlinedFunction(*module) : nullptr;
    if (!function || !llvm::hasSingleElement(function.getOps<graph::MatmulOp>()))
      continue;
    std::string key = DiskCache::makeKey({"tile sizes", text, target.name, std::to_string(options.threads)});
    if (std::optional<std::string> choice = cache ? cache->load(key) : std::nullopt) {
      if (Attribute blocking = parseAttribute(*choice, context.get())) {
        function->setAttr(kMatmulBlockingAttr, blocking);
        tuned.back() = textOf(*module);
        times[kTunedFromDisk] += 1;
        continue;
      }
    }
    graph::MatmulOp matmul = *function.getOps<graph::MatmulOp>().begin();
    std::vector<std::string> texts, choices;
    for (const MatmulBlocking &blocking :
         rankMatmulBlockings(matmulShape(matmul), decidedMatmulLayout(matmul, machine), machine, kCandidates)) {
      DictionaryAttr attribute = blocking.toAttr(context.get());
      function->setAttr(kMatmulBlockingAttr, attribute);
      texts.push_back(textOf(*module));
      llvm::raw_string_ostream(choices.emplace_back()) << attribute;
    }
    std::vector<double> seconds = measure(texts, function.getFunctionType(), options.threads, compile);
    size_t fastest = llvm::min_element(seconds) - seconds.begin();
    if (seconds[fastest] > seconds[0] * (1 - kLeastGain))
      fastest = 0;
    if (environment.debugs("kernels"))
      for (auto [choice, time] : llvm::zip_equal(choices, seconds))
        llvm::errs() << llvm::formatv("kernel-{0}: {1,8:f1} us {2}{3}\n", tuned.size() - 1, time * 1e6, choice,
                                      choice == choices[fastest] ? " chosen" : "");
    tuned.back() = texts[fastest];
    if (cache)
      cache->store(key, choices[fastest]);
    times[kTuned] += 1;
  }
  times["tune"] += timer.milliseconds();
  return tuned;
}

} // namespace tilewright
