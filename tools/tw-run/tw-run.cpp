//===- tw-run.cpp - runs a program, compares it, times it -------------------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   tw-run program.mlir [--seed=N] [--repeat=51] [--report]
//   tw-run kernel.mlir --target=spirv64
//
// Compiles a graph program or a dumped kernel, runs it on random arguments, compares
// the results with the interpreter's, and gives the median time of a call. With a GPU
// target, the kernels in the file are run on the first OpenCL device and compared.
//
//===----------------------------------------------------------------------===//

#include "tilewright/Driver/Context.h"
#include "tilewright/Graph/Transforms/OutlineKernels.h"
#include "tilewright/Testing/OpenClRun.h"

#include "mlir/Parser/Parser.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/WithColor.h"

using namespace mlir;
using namespace tilewright;
namespace cl = llvm::cl;

namespace {
/// See tw-compile.cpp on why these are not global variables.
struct CommandLine {
  bool dropsOthers = (cl::ResetCommandLineParser(), true);
  cl::OptionCategory category{"Options"};
  cl::opt<std::string> inputFile{cl::Positional, cl::desc("<program.mlir>"), cl::init("-")};
  cl::opt<uint64_t> seed{"seed", cl::cat(category), cl::desc("Seed of the arguments"), cl::init(1)};
  cl::opt<int> repeat{"repeat", cl::cat(category), cl::desc("Calls to time; 0: only compare"), cl::init(21)};
  cl::opt<std::string> target{"target", cl::cat(category), cl::desc("CPU level, or host; or spirv64"),
                              cl::init("host")};
  cl::opt<int64_t> threads{"threads", cl::cat(category), cl::desc("Threads of a call"), cl::init(1)};
  cl::opt<bool> noCompare{"no-compare", cl::cat(category), cl::desc("Only time: the interpreter is slow")};
  cl::opt<std::string> failingOp{"failing-op", cl::cat(category),
                                 cl::desc("An op (`graph.exp`) whose kernels fail to compile, to test what then runs")};
  cl::opt<bool> report{"report", cl::cat(category), cl::desc("Print what the compiler reports, as JSON")};
};

int fail(const llvm::Twine &message) {
  llvm::WithColor::error(llvm::errs(), "tw-run") << message << "\n";
  return 1;
}

/// The program to run: a dumped kernel (`<subject>-50-outline.mlir`) is one as well, once its function is called main.
func::FuncOp findProgram(ModuleOp module) {
  if (auto function = module.lookupSymbol<func::FuncOp>("main"))
    return function;
  auto functions = module.getOps<func::FuncOp>();
  if (!llvm::hasSingleElement(functions))
    return {};
  func::FuncOp function = *functions.begin();
  function.setName("main");
  function->removeAttr(graph::kKindAttr);
  function->removeAttr(graph::kAliasesAttr);
  return function;
}

/// Says whether results are right.
int report(const testing::Verdict &verdict) {
  int status = 0;
  if (verdict.agrees())
    llvm::outs() << "agrees with the interpreter, largest error " << llvm::format("%.2g", verdict.worst)
                 << " of its tolerance\n";
  else
    status = fail(verdict.difference);
  llvm::outs() << "relative error against float64: compiled " << llvm::format("%.2g", verdict.compiledError)
               << ", interpreter " << llvm::format("%.2g", verdict.interpretedError) << "\n";
  return status;
}

int runOnDevice(ModuleOp module, const CommandLine &options, const char *program) {
  if (options.target != "spirv64")
    return fail("kernels for " + options.target + " can be compiled, but nothing here runs them");
  llvm::SmallString<128> runner(llvm::sys::fs::getMainExecutable(program, reinterpret_cast<void *>(&runOnDevice)));
  llvm::sys::path::remove_filename(runner);
  llvm::sys::path::append(runner, "tw-opencl");
  int status = 0;
  for (auto function : module.getOps<func::FuncOp>()) {
    if (!function->hasAttr(graph::kKindAttr))
      return fail("function @" + function.getName() + " is no kernel: what dumps hold after stage 50 is");
    OwningOpRef<ModuleOp> alone = ModuleOp::create(function.getLoc());
    alone->push_back(function->clone());
    llvm::Expected<testing::OpenClRun> compiled = testing::OpenClRun::compile(*alone, runner.str().str());
    if (!compiled)
      return fail(llvm::toString(compiled.takeError()));
    testing::Tensors arguments = testing::makeArguments(function, options.seed);
    llvm::outs() << "@" << function.getName() << ": ";
    status |= report(testing::Expectation(function, arguments).check(compiled->run(arguments)));
  }
  return status;
}
} // namespace

int main(int argc, char **argv) {
  llvm::InitLLVM initialization(argc, argv);
  CommandLine options;
  cl::ParseCommandLineOptions(argc, argv, "Runs a Tilewright program against the interpreter\n");

  std::unique_ptr<MLIRContext> context = createContext();
  llvm::SourceMgr sources;
  SourceMgrDiagnosticHandler diagnostics(sources, context.get());
  auto module = parseSourceFile<ModuleOp>(options.inputFile, sources, context.get());
  if (!module)
    return 1;
  if (tilewright::gpu::findTarget(options.target))
    return runOnDevice(*module, options, argv[0]);
  func::FuncOp function = findProgram(*module);
  if (!function)
    return fail("the file has no function @main");
  if (function.walk([](graph::EagerOp) { return WalkResult::interrupt(); }).wasInterrupted())
    return fail("the program has eager steps, which need PyTorch");

  CompileOptions compileOptions;
  compileOptions.target = options.target;
  compileOptions.threads = options.threads;
  compileOptions.failingOp = options.failingOp;
  llvm::Expected<testing::CompiledRun> compiled = testing::CompiledRun::compile(*module, compileOptions);
  if (!compiled)
    return fail(llvm::toString(compiled.takeError()));
  testing::Tensors arguments = testing::makeArguments(function, options.seed);

  int status = 0;
  if (!options.noCompare)
    status = report(testing::Expectation(function, arguments).check(compiled->run(arguments)));
  if (options.repeat > 0)
    llvm::outs() << "median of " << options.repeat
                 << " calls: " << llvm::format("%.4f", compiled->measure(arguments, options.repeat)) << " ms\n";
  if (options.report)
    llvm::outs() << llvm::formatv("{0:2}", llvm::json::Value(llvm::json::Object(compiled->getReport()))) << "\n";
  return status;
}
