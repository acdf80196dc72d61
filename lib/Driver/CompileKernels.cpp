//===- CompileKernels.cpp - stages 60 to 90 of many kernels -----------------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CompileKernels.h"
#include "FailedKernels.h"
#include "InterpretedKernel.h"
#include "tilewright/Driver/CodedError.h"
#include "tilewright/Driver/Context.h"
#include "tilewright/Driver/DiskCache.h"
#include "tilewright/Driver/Dump.h"
#include "tilewright/Driver/Environment.h"
#include "tilewright/Driver/LibraryCall.h"
#include "tilewright/Graph/Transforms/OutlineKernels.h"
#include "tilewright/Pipeline/Pipeline.h"
#include "tilewright/Target/Cpu/Cpu.h"

#include "mlir/IR/Diagnostics.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "llvm/Support/FormatVariadic.h"
#include <atomic>
#include <cstring>
#include <mutex>
#include <thread>

using namespace mlir;

namespace tilewright {

namespace {
/// The entry of a kernel in the disk cache: grid size and scratch bytes, then the object file, which defines the
/// symbol that every outlined kernel has.
std::string encodeEntry(const cpu::CompiledKernel &kernel) {
  std::string entry(2 * sizeof(int64_t), '\0');
  int64_t header[] = {kernel.gridSize, kernel.scratchBytes};
  std::memcpy(entry.data(), header, sizeof(header));
  entry.append(kernel.object.begin(), kernel.object.end());
  return entry;
}

std::optional<cpu::CompiledKernel> decodeEntry(const std::string &entry) {
  int64_t header[2];
  if (entry.size() <= sizeof(header))
    return std::nullopt;
  std::memcpy(header, entry.data(), sizeof(header));
  cpu::CompiledKernel kernel;
  kernel.symbol = graph::kKernelSymbol.str();
  kernel.object.assign(entry.begin() + sizeof(header), entry.end());
  kernel.gridSize = header[0];
  kernel.scratchBytes = header[1];
  return kernel;
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
  KernelCode compile(const std::string &text, const std::string &name, const std::shared_ptr<cpu::KernelLoader> &loader,
                     const DiskCache *cache, StageTimes &times) {
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
        if (std::optional<cpu::CompiledKernel> kernel = decodeEntry(*entry)) {
          times[kFromDisk] += 1;
          return load(*kernel, loader, times);
        }

    Timer timer;
    OwningOpRef<ModuleOp> module = parseSourceString<ModuleOp>(text, context.get());
    if (!module)
      return failedWith("an outlined kernel does not parse: " + diagnostics);
    func::FuncOp function = graph::getOutlinedFunction(*module);
    StringRef kind = function->getAttrOfType<StringAttr>(graph::kKindAttr).getValue();
    if (kind == kInterpretedKind)
      return interpret(text);
    if (!failingOp.empty() && contains(function, failingOp))
      return failedWith("'" + failingOp + "' is to fail");
    if (kind == "library") {
      kernels::CpuLevel level = libraryLevel(codegen->getTarget());
      FailureOr<LibraryCall> call = makeLibraryCall(function, level);
      if (failed(call))
        return failedWith("no library kernel: " + diagnostics);
      KernelCode code;
      code.function = call->kernel;
      code.symbol = call->symbol;
      code.level = level;
      code.params = call->params;
      code.tiles = call->tiles;
      code.scratchBytes = call->scratchBytes;
      return code;
    }
    if (failed(front->run(*module)))
      return failedWith("stages 60 and 70: " + diagnostics);
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
    if (cache)
      cache->store(key, encodeEntry(*compiled));
    return load(*compiled, loader, times);
  }

private:
  explicit Worker(const Dump &dump) : dump(dump) {}

  static KernelCode failedWith(std::string reason) {
    KernelCode code;
    code.failure = std::move(reason);
    return code;
  }

  static bool contains(func::FuncOp function, StringRef name) {
    auto visit = [&](Operation *op) {
      return op->getName().getStringRef() == name ? WalkResult::interrupt() : WalkResult::advance();
    };
    return function.walk(visit).wasInterrupted();
  }

  static KernelCode interpret(const std::string &text) {
    std::shared_ptr<InterpretedKernel> kernel = InterpretedKernel::create(text);
    KernelCode code;
    code.function = InterpretedKernel::run;
    code.params = {reinterpret_cast<int64_t>(kernel.get())};
    code.owner = std::move(kernel);
    return code;
  }

  static KernelCode load(const cpu::CompiledKernel &kernel, const std::shared_ptr<cpu::KernelLoader> &loader,
                         StageTimes &times) {
    Timer timer;
    llvm::Expected<tw_kernel> function = loader->load(kernel.object, kernel.symbol);
    if (!function)
      return failedWith(llvm::toString(function.takeError()));
    times["load"] += timer.milliseconds();
    KernelCode code;
    code.function = *function;
    code.tiles = kernel.gridSize;
    code.scratchBytes = kernel.scratchBytes;
    code.symbol = kernel.symbol;
    code.object.assign(kernel.object.begin(), kernel.object.end());
    code.owner = loader;
    return code;
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

llvm::Expected<std::vector<KernelCode>> compileKernels(llvm::ArrayRef<std::string> kernels,
                                                       const CompileOptions &options, const Environment &environment,
                                                       const Dump &dump, StageTimes &times) {
  llvm::Expected<std::optional<DiskCache>> opened = openDiskCache(environment);
  if (!opened)
    return opened.takeError();
  std::optional<DiskCache> cache = std::move(*opened);
  if (!options.failingOp.empty())
    cache.reset();
  llvm::Expected<std::unique_ptr<cpu::KernelLoader>> created = cpu::KernelLoader::create();
  if (!created)
    return created.takeError();
  std::shared_ptr<cpu::KernelLoader> loader = std::move(*created);

  std::vector<KernelCode> codes(kernels.size());
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
      KernelCode &code = codes[number];
      Timer timer;
      std::string name = "kernel-" + std::to_string(number);
      code = (*worker)->compile(kernels[number], name, loader, cache ? &*cache : nullptr, own);
      if (environment.debugs("kernels"))
        llvm::errs() << llvm::formatv("{0}: {1} tiles, {2:f1} ms{3}\n", name, code.tiles, timer.milliseconds(),
                                      code.function ? "" : ", failed");
      if (!code.function)
        code.failure += "\nreproducer: " + writeReproducer(environment, kernels[number], options.target, code.failure);
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
  return codes;
}

} // namespace tilewright
