//===- CompileKernels.cpp - stages 60 to 90 of many kernels -----------------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CompileKernels.h"
#include "Archive.h"
#include "FailedKernels.h"
#include "TuneKernels.h"
#include "tilewright/Driver/CodedError.h"
#include "tilewright/Driver/Context.h"
#include "tilewright/Driver/DiskCache.h"
#include "tilewright/Driver/Dump.h"
#include "tilewright/Driver/Environment.h"
#include "tilewright/Driver/LibraryCall.h"
#include "tilewright/Driver/LoadProgram.h"
#include "tilewright/Graph/Transforms/OutlineKernels.h"
#include "tilewright/Pipeline/Pipeline.h"
#include "tilewright/Target/Cpu/Cpu.h"

#include "mlir/IR/Diagnostics.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "llvm/Support/FormatVariadic.h"
#include <atomic>
#include <mutex>
#include <thread>

using namespace mlir;

namespace tilewright {

namespace {
/// The entry of a compiled kernel in the disk cache.
template <typename Archive> void visitEntry(Archive &archive, KernelResult &result) {
  visitAll(archive, result.kernel.symbol, result.object, result.tiles, result.scratchBytes);
}

std::string encodeEntry(KernelResult &result) {
  ArchiveWriter writer;
  visitEntry(writer, result);
  return std::move(writer.bytes);
}

std::optional<KernelResult> decodeEntry(const std::string &entry) {
  KernelResult result;
  ArchiveReader reader(entry);
  visitEntry(reader, result);
  return reader.isComplete() ? std::optional(std::move(result)) : std::nullopt;
}

/// The library is compiled for fewer levels than there are targets, whose names begin with that of the level they
/// extend.
kernels::CpuLevel libraryLevel(const cpu::TargetDescription &target) {
  std::vector<kernels::CpuLevel> levels = kernels::availableLevels();
  for (kernels::CpuLevel level : llvm::reverse(levels))
    if (StringRef(target.name).starts_with(kernels::levelName(level)))
      return level;
  return kernels::CpuLevel::Generic;
}

/// What one thread needs to compile kernels for one target. Making it costs tens of milliseconds (dialects, pass
/// managers, LLVM's target machine), so it is kept for the next program.
class Worker {
public:
  static llvm::Expected<std::unique_ptr<Worker>> create(const CompileOptions &options, const Dump &dump) {
    std::unique_ptr<Worker> worker(new Worker(dump));
    worker->numerics = options.fastMath ? "fast" : "strict";
    worker->failingOp = options.failingOp;
    DialectRegistry registry;
    cpu::registerCpuDialects(registry);
    worker->context = createContext();
    worker->context->appendDialectRegistry(registry);
    worker->context->loadAllAvailableDialects();
    llvm::Expected<cpu::TargetDescription> target = cpu::TargetDescription::named(options.target);
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
    StageOptions stageOptions{options.target, options.threads, options.verify, options.fastMath};
    buildStage(*worker->front, Stage::Config, stageOptions);
    buildStage(*worker->front, Stage::Tile, stageOptions);
    dump.attach(*worker->front, &worker->subject);
    dump.attach(worker->codegen->getPassManager(), &worker->subject);
    return worker;
  }

  /// Library kernels are looked up; others come from the cache or are compiled. `name` is what dumps call the kernel.
  KernelResult compile(const std::string &text, const std::string &name, const DiskCache *cache, StageTimes &times) {
    subject = name;
    dump.write(name + "-50-outline.mlir", text);
    std::string diagnostics;
    ScopedDiagnosticHandler handler(context.get(), [&](Diagnostic &diagnostic) {
      diagnostics += diagnostic.str() + "\n";
      return success();
    });
    std::string key = DiskCache::makeKey({text, codegen->getTarget().name, numerics});
    // A kernel from the cache would leave nothing to look at.
    if (cache && !dump.isOn())
      if (std::optional<std::string> entry = cache->load(key))
        if (std::optional<KernelResult> kernel = decodeEntry(*entry)) {
          times[kFromDisk] += 1;
          return std::move(*kernel);
        }

    Timer timer;
    OwningOpRef<ModuleOp> module = parseSourceString<ModuleOp>(text, context.get());
    if (!module)
      return failedWith("an outlined kernel does not parse: " + diagnostics);
    func::FuncOp function = graph::getOutlinedFunction(*module);
    StringRef kind = function->getAttrOfType<StringAttr>(graph::kKindAttr).getValue();
    KernelResult result;
    if (kind == kInterpretedKind) {
      result.kernel.kind = ProgramImage::Kernel::Kind::Interpreted;
      result.kernel.text = text;
      return result;
    }
    if (!failingOp.empty() && contains(function, failingOp))
      return failedWith("'" + failingOp + "' is to fail");
    if (kind == "library") {
      kernels::CpuLevel level = libraryLevel(codegen->getTarget());
      FailureOr<LibraryCall> call = makeLibraryCall(function, level);
      if (failed(call))
        return failedWith("no library kernel: " + diagnostics);
      result.kernel.kind = ProgramImage::Kernel::Kind::Library;
      result.kernel.symbol = call->symbol;
      result.kernel.level = level;
      result.params = call->params;
      result.tiles = call->tiles;
      result.scratchBytes = call->scratchBytes;
      return result;
    }
    // Unique in the program's library, and the same in every process for whoever profiles.
    std::string symbol = (kind + "_" + StringRef(key).take_front(16)).str();
    if (failed(front->run(*module)))
      return failedWith("stages 60 and 70: " + diagnostics);
    graph::getOutlinedFunction(*module).setName(symbol);
    times["60-70"] += timer.milliseconds();
    cpu::CompileTimes cpuTimes;
    std::string llvmIR, assembly;
    cpu::CompileDumps dumps;
    if (dump.writesFiles())
      dumps = {&llvmIR, &assembly};
    llvm::Expected<cpu::CompiledKernel> compiled = codegen->compile(*module, &cpuTimes, dumps);
    if (!compiled)
      return failedWith(llvm::toString(compiled.takeError()));
    if (dump.writesFiles()) {
      dump.write(name + ".ll", llvmIR);
      dump.write(name + ".s", assembly);
      dump.writeScript(name, codegen->getTarget().name);
    }
    times["75-90"] += cpuTimes.passes;
    times["90-llvm"] += cpuTimes.translate + cpuTimes.optimize + cpuTimes.emit;
    result.kernel.symbol = compiled->symbol;
    result.object.assign(compiled->object.begin(), compiled->object.end());
    result.tiles = compiled->gridSize;
    result.scratchBytes = compiled->scratchBytes;
    if (cache)
      cache->store(key, encodeEntry(result));
    return result;
  }

private:
  explicit Worker(const Dump &dump) : dump(dump) {}

  static KernelResult failedWith(std::string reason) {
    KernelResult result;
    result.failure = std::move(reason);
    return result;
  }

  static bool contains(func::FuncOp function, StringRef name) {
    auto visit = [&](Operation *op) {
      return op->getName().getStringRef() == name ? WalkResult::interrupt() : WalkResult::advance();
    };
    return function.walk(visit).wasInterrupted();
  }

  Dump dump;
  std::string subject; // the kernel at work, for the dump
  StringRef numerics;
  std::string failingOp;
  std::unique_ptr<MLIRContext> context;
  std::unique_ptr<PassManager> front;
  std::unique_ptr<cpu::KernelCompiler> codegen;
};

/// Workers that are idle, by target.
class WorkerPool {
public:
  llvm::Expected<std::unique_ptr<Worker>> take(const CompileOptions &options, const Dump &dump) {
    if (!dump.isOn()) {
      std::lock_guard<std::mutex> lock(mutex);
      std::vector<std::unique_ptr<Worker>> &workers = idle[key(options)];
      if (!workers.empty()) {
        std::unique_ptr<Worker> worker = std::move(workers.back());
        workers.pop_back();
        return worker;
      }
    }
    return Worker::create(options, dump);
  }

  /// A worker that dumps writes to the folder of one program: it is of no use to the next.
  void giveBack(const CompileOptions &options, const Dump &dump, std::unique_ptr<Worker> worker) {
    if (dump.isOn())
      return;
    std::lock_guard<std::mutex> lock(mutex);
    idle[key(options)].push_back(std::move(worker));
  }

private:
  static std::string key(const CompileOptions &options) {
    return options.target + "/" + std::to_string(options.threads) + (options.verify ? "/verify" : "") +
           (options.fastMath ? "/fast" : "") + "/" + options.failingOp;
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

llvm::Expected<std::vector<KernelResult>> compileKernels(llvm::ArrayRef<std::string> kernels,
                                                         const CompileOptions &options, const Environment &environment,
                                                         const Dump &dump, StageTimes &times) {
  llvm::Expected<std::optional<DiskCache>> opened = openDiskCache(environment);
  if (!opened)
    return opened.takeError();
  std::optional<DiskCache> cache = std::move(*opened);
  if (!options.failingOp.empty())
    cache.reset();

  std::vector<std::string> tuned;
  if (environment.tune) {
    const Dump undumped{Environment()};
    llvm::Expected<std::unique_ptr<Worker>> worker = workerPool().take(options, undumped);
    if (!worker)
      return codedError(kUnsupportedTarget, llvm::toString(worker.takeError()));
    auto compile = [&](const std::string &text) {
      return (*worker)->compile(text, "candidate", cache ? &*cache : nullptr, times);
    };
    tuned = tuneKernels(kernels, options, environment, cache ? &*cache : nullptr, compile, times);
    workerPool().giveBack(options, undumped, std::move(*worker));
    kernels = tuned;
  }

  std::vector<KernelResult> results(kernels.size());
  std::atomic<size_t> next{0};
  std::mutex mutex;
  std::string failure;
  auto work = [&] {
    llvm::Expected<std::unique_ptr<Worker>> worker = workerPool().take(options, dump);
    if (!worker) {
      std::lock_guard<std::mutex> lock(mutex);
      failure = llvm::toString(worker.takeError());
      return;
    }
    StageTimes own;
    for (size_t number; (number = next.fetch_add(1)) < kernels.size();) {
      KernelResult &result = results[number];
      Timer timer;
      std::string name = "kernel-" + std::to_string(number);
      result = (*worker)->compile(kernels[number], name, cache ? &*cache : nullptr, own);
      if (environment.debugs("kernels"))
        llvm::errs() << llvm::formatv("{0}: {1} tiles, {2:f1} ms{3}\n", name, result.tiles, timer.milliseconds(),
                                      result.failure.empty() ? "" : ", failed");
      if (!result.failure.empty())
        result.failure +=
            "\nreproducer: " + writeReproducer(environment, kernels[number], options.target, result.failure);
    }
    workerPool().giveBack(options, dump, std::move(*worker));
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
  return results;
}

} // namespace tilewright
