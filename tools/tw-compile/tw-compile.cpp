//===- tw-compile.cpp - runs the compiler's stages on a file ----------------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   tw-compile program.mlir --stop-after=30-fuse          the program after a stage
//   tw-compile program.mlir --stop-after=70-tile          its distinct kernels after a stage
//   tw-compile program.mlir --emit=asm --kernel=2         the machine code of one of them
//   tw-compile program.mlir --emit=asm --target=nvptx:sm_90a   the same for a GPU
//   tw-compile kernel.mlir --start-after=50-outline ...   one kernel, as dumps and reproducers hold it (for GPUs,
//   several)
//
//===----------------------------------------------------------------------===//

#include "tilewright/Driver/Context.h"
#include "tilewright/Driver/Environment.h"
#include "tilewright/Graph/Transforms/OutlineKernels.h"
#include "tilewright/Pipeline/Pipeline.h"
#include "tilewright/Target/Cpu/Cpu.h"
#include "tilewright/Target/Gpu/Gpu.h"

#include "mlir/IR/AsmState.h"
#include "mlir/Parser/Parser.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/ToolOutputFile.h"
#include "llvm/Support/WithColor.h"
#include <set>

using namespace mlir;
using namespace tilewright;
namespace cl = llvm::cl;

namespace {
enum class Emit { Mlir, Llvm, Assembly, Object };

/// The command line. LLVM's library brings hundreds of options, among them --stop-after; they are dropped before these
/// are made, which is why these are not global variables.
struct CommandLine {
  bool dropsOthers = (cl::ResetCommandLineParser(), true);
  cl::OptionCategory category{"Options"};
  cl::opt<std::string> inputFile{cl::Positional, cl::desc("<program.mlir>"), cl::init("-")};
  cl::opt<std::string> outputFile{"o", cl::cat(category), cl::desc("Output file"), cl::init("-")};
  cl::opt<std::string> startAfter{"start-after", cl::cat(category),
                                  cl::desc("The stage that the input has been through")};
  cl::opt<std::string> stopAfter{"stop-after", cl::cat(category),
                                 cl::desc("Print the IR after this stage (--help lists them)")};
  cl::opt<std::string> target{"target", cl::cat(category), cl::desc("What to compile for (--help lists them)"),
                              cl::init("host")};
  cl::opt<int64_t> threads{"threads", cl::cat(category), cl::desc("Threads that a call will use"), cl::init(1)};
  cl::opt<int> onlyKernel{"kernel", cl::cat(category), cl::desc("Only the kernel of this number"), cl::init(-1)};
  cl::opt<bool> noVerify{"no-verify", cl::cat(category), cl::desc("Do not check the stages' contracts")};
  cl::opt<bool> printEnvironment{"print-environment", cl::cat(category),
                                 cl::desc("Print the table of docs/environment.md")};
  cl::opt<Emit> emit{"emit", cl::cat(category), cl::desc("What to print"), cl::init(Emit::Mlir),
                     cl::values(clEnumValN(Emit::Mlir, "mlir", "the IR after --stop-after"),
                                clEnumValN(Emit::Llvm, "llvm", "optimized LLVM IR"),
                                clEnumValN(Emit::Assembly, "asm", "assembly"),
                                clEnumValN(Emit::Object, "obj", "an object file (PTX, ELF, SPIR-V)"))};
};

int fail(const llvm::Twine &message) {
  llvm::WithColor::error(llvm::errs(), "tw-compile") << message << "\n";
  return 1;
}

/// What becomes of a kernel: its machine code, or a text of it.
struct KernelOutput {
  SmallVector<char, 0> object;
  std::string text;
};

class Compilation {
public:
  Compilation(const CommandLine &options, MLIRContext *context, Stage start, Stage stop, llvm::raw_ostream &output)
      : options(options), context(context), start(start), stop(stop), output(output),
        gpuTarget(tilewright::gpu::findTarget(options.target)) {}

  int run(ModuleOp module);

private:
  /// Runs the stages in (`after`, `until`].
  LogicalResult runStages(ModuleOp module, Stage after, Stage until);
  int runKernel(ModuleOp kernel);
  llvm::Expected<KernelOutput> compileForCpu(ModuleOp kernel);
  llvm::Expected<KernelOutput> compileForGpu(ModuleOp kernel);

  const CommandLine &options;
  MLIRContext *context;
  Stage start, stop;
  llvm::raw_ostream &output;
  const tilewright::gpu::TargetDescription *gpuTarget; ///< Null for CPUs.
};

LogicalResult Compilation::runStages(ModuleOp module, Stage after, Stage until) {
  PassManager manager(context, ModuleOp::getOperationName());
  // Stages of whole programs are the same for GPUs.
  StageOptions stageOptions{gpuTarget ? "host" : options.target.getValue(), options.threads, !options.noVerify};
  for (const StageInfo &info : getStages()) {
    if (info.stage <= after || info.stage > until)
      continue;
    if (gpuTarget && isKernelStage(info.stage))
      tilewright::gpu::buildGpuStage(manager, info.stage, *gpuTarget);
    else
      buildStage(manager, info.stage, stageOptions);
  }
  return manager.run(module);
}

int Compilation::run(ModuleOp module) {
  if (start >= Stage::Outline)
    return runKernel(module);
  if (failed(runStages(module, start, std::min(stop, Stage::Plan))))
    return 1;
  if (stop < Stage::Outline) {
    module.print(output);
    return 0;
  }
  // Stage 50: equal kernels are one.
  int number = 0;
  std::set<std::string> seen;
  WalkResult result = module.walk([&](graph::KernelOp op) {
    OwningOpRef<ModuleOp> kernel = graph::outlineKernel(op);
    std::string text;
    llvm::raw_string_ostream(text) << *kernel;
    if (!seen.insert(text).second)
      return WalkResult::advance();
    int current = number++;
    if (options.onlyKernel >= 0 && current != options.onlyKernel)
      return WalkResult::advance();
    if (current > 0 && options.onlyKernel < 0)
      output << "\n// -----\n\n";
    return runKernel(*kernel) ? WalkResult::interrupt() : WalkResult::advance();
  });
  if (!result.wasInterrupted() && options.onlyKernel >= number)
    return fail("the program has " + llvm::Twine(number) + " kernels");
  return result.wasInterrupted();
}

llvm::Expected<KernelOutput> Compilation::compileForCpu(ModuleOp kernel) {
  llvm::Expected<cpu::TargetDescription> description =
      options.target == "host" ? cpu::TargetDescription::host() : cpu::TargetDescription::named(options.target);
  if (!description)
    return description.takeError();
  llvm::Expected<std::unique_ptr<cpu::KernelCompiler>> compiler = cpu::KernelCompiler::create(*context, *description);
  if (!compiler)
    return compiler.takeError();
  KernelOutput result;
  cpu::CompileDumps dumps;
  if (options.emit == Emit::Llvm)
    dumps.llvmIR = &result.text;
  else if (options.emit == Emit::Assembly)
    dumps.assembly = &result.text;
  llvm::Expected<cpu::CompiledKernel> compiled = (*compiler)->compile(kernel, nullptr, dumps);
  if (!compiled)
    return compiled.takeError();
  result.object = std::move(compiled->object);
  return result;
}

llvm::Expected<KernelOutput> Compilation::compileForGpu(ModuleOp kernel) {
  KernelOutput result;
  tilewright::gpu::CompileDumps dumps;
  if (options.emit == Emit::Llvm)
    dumps.llvmIR = &result.text;
  else if (options.emit == Emit::Assembly)
    dumps.assembly = &result.text;
  llvm::Expected<tilewright::gpu::CompiledModule> compiled =
      tilewright::gpu::compileTilePrograms(kernel, *gpuTarget, dumps);
  if (!compiled)
    return compiled.takeError();
  result.object = std::move(compiled->code);
  return result;
}

int Compilation::runKernel(ModuleOp kernel) {
  if (gpuTarget && stop > Stage::Outline)
    if (llvm::Error error = tilewright::gpu::checkKernels(kernel, *gpuTarget))
      return fail(llvm::toString(std::move(error)));
  auto kind = graph::getOutlinedFunction(kernel)->getAttrOfType<StringAttr>(graph::kKindAttr);
  if (kind && kind.getValue() == "library" && stop > Stage::Outline) {
    output << "// implemented in kernels/:\n" << kernel << "\n";
    return 0;
  }
  Stage after = std::max(start, Stage::Outline);
  if (options.emit == Emit::Mlir) {
    if (failed(runStages(kernel, after, stop)))
      return 1;
    output << kernel << "\n";
    return 0;
  }
  if (after >= Stage::Vectorize || failed(runStages(kernel, after, Stage::Tile)))
    return after >= Stage::Vectorize ? fail("machine code is made from a kernel before stage 75") : 1;
  llvm::Expected<KernelOutput> result = gpuTarget ? compileForGpu(kernel) : compileForCpu(kernel);
  if (!result)
    return fail(llvm::toString(result.takeError()));
  if (options.emit == Emit::Object)
    output.write(result->object.data(), result->object.size());
  else
    output << result->text;
  return 0;
}

/// The names of all targets.
std::string listTargets() {
  std::vector<std::string> names = cpu::TargetDescription::getNames();
  for (const tilewright::gpu::TargetDescription &target : tilewright::gpu::getTargets())
    names.push_back(target.name.str());
  return llvm::join(names, ", ");
}

/// The text of --help: the stages and targets.
std::string overview() {
  std::string text = "Tilewright compiler\n\nSTAGES:\n\n";
  for (const StageInfo &info : getStages())
    text += ("  " + info.name + std::string(16 - info.name.size(), ' ') + info.summary + "\n").str();
  text += "\nTARGETS:\n\n  host, " + listTargets() + "\n";
  return text;
}

/// The stage an option names; `fallback` where it is absent, none where it is wrong.
std::optional<Stage> stageOption(const std::string &name, Stage fallback) {
  return name.empty() ? fallback : parseStage(name);
}
} // namespace

int main(int argc, char **argv) {
  llvm::InitLLVM initialization(argc, argv);
  CommandLine options;
  cl::ParseCommandLineOptions(argc, argv, overview());
  if (options.printEnvironment) {
    llvm::outs() << printEnvironmentTable();
    return 0;
  }
  std::optional<Stage> start = stageOption(options.startAfter, static_cast<Stage>(0));
  std::optional<Stage> stop = stageOption(options.stopAfter, Stage::Codegen);
  if (!start || !stop)
    return fail("there is no stage '" + (start ? options.stopAfter : options.startAfter) + "' (--help lists them)");
  if (options.target != "host" && !tilewright::gpu::findTarget(options.target))
    if (auto description = cpu::TargetDescription::named(options.target); !description) {
      llvm::consumeError(description.takeError());
      return fail("unknown target '" + options.target + "'; there are " + listTargets());
    }

  std::unique_ptr<MLIRContext> context = createContext();
  DialectRegistry registry;
  cpu::registerCpuDialects(registry);
  tilewright::gpu::registerGpuDialects(registry);
  context->appendDialectRegistry(registry);
  llvm::SourceMgr sources;
  SourceMgrDiagnosticHandler diagnostics(sources, context.get());
  auto module = parseSourceFile<ModuleOp>(options.inputFile, sources, context.get());
  if (!module)
    return 1;

  std::error_code error;
  llvm::ToolOutputFile output(options.outputFile, error, llvm::sys::fs::OF_None);
  if (error)
    return fail(options.outputFile + ": " + error.message());
  int status = Compilation(options, context.get(), *start, *stop, output.os()).run(*module);
  if (status == 0)
    output.keep();
  return status;
}
