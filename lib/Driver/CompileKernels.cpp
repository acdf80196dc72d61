//===- CompileKernels.cpp - stages 60 to 90 of many kernels -----------------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CompileKernels.h"
#include "tilewright/Driver/CodedError.h"
#include "tilewright/Driver/Context.h"
#include "tilewright/Driver/LibraryCall.h"
#include "tilewright/Graph/Transforms/OutlineKernels.h"
#include "tilewright/Pipeline/Pipeline.h"
#include "tilewright/Target/Cpu/Cpu.h"

#include "mlir/IR/Diagnostics.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include <atomic>
#include <chrono>
#include <mutex>
#include <thread>

using namespace mlir;

namespace tilewright {

namespace {
/// What one thread needs to compile kernels for one target. Making it costs tens of milliseconds (dialects, pass
/// managers, LLVM's target machine), so it is kept for the next program.
class Worker {
public:
  static llvm::Expected<std::unique_ptr<Worker>> create(const CompileOptions &options) {
    std::unique_ptr<Worker> worker(new Worker());
    DialectRegistry registry;
    cpu::registerCpuDialects(registry);
    worker->context = createContext();
    worker->context->appendDialectRegistry(registry);
    worker->context->loadAllAvailableDialects();
    llvm::Expected<cpu::TargetDescription> target =
        options.target == "host" ? cpu::TargetDescription::host() : cpu::TargetDescription::named(options.target);
    if (!target)
      return target.takeError();
    llvm::Expected<std::unique_ptr<cpu::KernelCompiler>> codegen =
        cpu::KernelCompiler::create(*worker->context, std::move(*target));
    if (!codegen)
      return codegen.takeError();
    worker->codegen = std::move(*codegen);
    worker->codegen->getPassManager().enableVerifier(options.verify);
    worker->front = std::make_unique<PassManager>(worker->context.get(), ModuleOp::getOperationName());
    worker->front->enableVerifier(options.verify);
    StageOptions stageOptions{options.target, options.threads, options.verify};
    buildStage(*worker->front, Stage::Config, stageOptions);
    buildStage(*worker->front, Stage::Tile, stageOptions);
    return worker;
  }

  KernelCode compile(const std::string &text, cpu::KernelLoader &loader, StageTimes &times) {
    KernelCode code;
    std::string diagnostics;
    ScopedDiagnosticHandler handler(context.get(), [&](Diagnostic &diagnostic) {
      diagnostics += diagnostic.str() + "\n";
      return success();
    });
    auto start = std::chrono::steady_clock::now();
    OwningOpRef<ModuleOp> module = parseSourceString<ModuleOp>(text, context.get());
    assert(module && "an outlined kernel must parse");
    func::FuncOp function = graph::getOutlinedFunction(*module);
    if (function->getAttrOfType<StringAttr>(graph::kKindAttr).getValue() == "library") {
      FailureOr<LibraryCall> call = makeLibraryCall(function);
      if (failed(call)) {
        code.failure = "no library kernel: " + diagnostics;
        return code;
      }
      code.function = call->kernel;
      code.params = call->params;
      code.tiles = call->tiles;
      code.scratchBytes = call->scratchBytes;
      return code;
    }
    if (failed(front->run(*module))) {
      code.failure = "stages 60 and 70: " + diagnostics;
      return code;
    }
    times["70-tile"] += millisecondsSince(start);
    cpu::CompileTimes cpuTimes;
    llvm::Expected<cpu::CompiledKernel> compiled = codegen->compile(*module, &cpuTimes);
    if (!compiled) {
      code.failure = llvm::toString(compiled.takeError());
      return code;
    }
    times["75-88"] += cpuTimes.passes;
    times["90-codegen"] += cpuTimes.translate + cpuTimes.optimize + cpuTimes.emit;
    auto loading = std::chrono::steady_clock::now();
    llvm::Expected<tw_kernel> loaded = loader.load(compiled->object, compiled->symbol);
    times["load"] += millisecondsSince(loading);
    if (!loaded) {
      code.failure = llvm::toString(loaded.takeError());
      return code;
    }
    code.function = *loaded;
    code.tiles = compiled->gridSize;
    code.scratchBytes = compiled->scratchBytes;
    return code;
  }

private:
  static double millisecondsSince(std::chrono::steady_clock::time_point start) {
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
  }

  std::unique_ptr<MLIRContext> context;
  std::unique_ptr<PassManager> front;
  std::unique_ptr<cpu::KernelCompiler> codegen;
};

/// Workers that are idle, by target.
class WorkerPool {
public:
  llvm::Expected<std::unique_ptr<Worker>> take(const CompileOptions &options) {
    {
      std::lock_guard<std::mutex> lock(mutex);
      std::vector<std::unique_ptr<Worker>> &workers = idle[key(options)];
      if (!workers.empty()) {
        std::unique_ptr<Worker> worker = std::move(workers.back());
        workers.pop_back();
        return worker;
      }
    }
    return Worker::create(options);
  }

  void giveBack(const CompileOptions &options, std::unique_ptr<Worker> worker) {
    std::lock_guard<std::mutex> lock(mutex);
    idle[key(options)].push_back(std::move(worker));
  }

private:
  static std::string key(const CompileOptions &options) {
    return options.target + "/" + std::to_string(options.threads) + (options.verify ? "/verify" : "");
  }

  std::mutex mutex;
  std::map<std::string, std::vector<std::unique_ptr<Worker>>> idle;
};

WorkerPool &workerPool() {
  // Never destroyed: contexts must not be torn down after LLVM's own statics at exit.
  static WorkerPool *pool = new WorkerPool();
  return *pool;
}
} // namespace

llvm::Expected<std::vector<KernelCode>> compileKernels(llvm::ArrayRef<std::string> kernels,
                                                       const CompileOptions &options, std::shared_ptr<void> &code,
                                                       StageTimes &times) {
  llvm::Expected<std::unique_ptr<cpu::KernelLoader>> created = cpu::KernelLoader::create();
  if (!created)
    return created.takeError();
  std::shared_ptr<cpu::KernelLoader> loader = std::move(*created);
  code = loader;

  std::vector<KernelCode> codes(kernels.size());
  std::atomic<size_t> next{0};
  std::mutex mutex;
  std::string failure;
  auto work = [&] {
    llvm::Expected<std::unique_ptr<Worker>> worker = workerPool().take(options);
    if (!worker) {
      std::lock_guard<std::mutex> lock(mutex);
      failure = llvm::toString(worker.takeError());
      return;
    }
    StageTimes own;
    for (size_t number; (number = next.fetch_add(1)) < kernels.size();)
      codes[number] = (*worker)->compile(kernels[number], *loader, own);
    workerPool().giveBack(options, std::move(*worker));
    std::lock_guard<std::mutex> lock(mutex);
    for (const auto &[stage, milliseconds] : own)
      times[stage] += milliseconds;
  };
  size_t helpers = std::min<size_t>(std::max(1u, std::thread::hardware_concurrency()), kernels.size());
  std::vector<std::thread> threads;
  for (size_t i = 1; i < helpers; ++i)
    threads.emplace_back(work);
  work();
  for (std::thread &thread : threads)
    thread.join();
  if (!failure.empty())
    return codedError(kUnsupportedTarget, failure);
  return codes;
}

} // namespace tilewright
