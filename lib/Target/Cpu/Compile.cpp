//===- Compile.cpp - one tile program to an object
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../EmitCode.h"
#include "EmitObject.h"
#include "tilewright/Conversion/Passes.h"
#include "tilewright/Pipeline/Pipeline.h"
#include "tilewright/Target/Cpu/Cpu.h"
#include "tilewright/Tile/IR/Tile.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/Target/LLVMIR/Dialect/Builtin/BuiltinToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Dialect/LLVMIR/LLVMToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Export.h"
#include "llvm/Target/TargetMachine.h"
#include "llvm/Transforms/Utils/Cloning.h"

#include <ctime>

using namespace mlir;

namespace tilewright::cpu {
namespace {

/// CPU time of this thread, which a busy machine does not disturb as it does the time on the wall.
class Stopwatch {
public:
  /// Milliseconds since the last lap.
  double lap() {
    double now = read(), passed = now - start;
    start = now;
    return passed;
  }

private:
  static double read() {
    timespec time;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return time.tv_sec * 1e3 + time.tv_nsec * 1e-6;
  }
  double start = read();
};

} // namespace

void registerCpuDialects(DialectRegistry &registry) {
  registry.insert<tile::TileDialect, func::FuncDialect, arith::ArithDialect, math::MathDialect, memref::MemRefDialect,
                  scf::SCFDialect, vector::VectorDialect, LLVM::LLVMDialect>();
  registerBuiltinDialectTranslation(registry);
  registerLLVMDialectTranslation(registry);
}

void buildCpuPipeline(OpPassManager &passes, const TargetDescription &target) {
  StageOptions options;
  options.target = target.name;
  for (Stage stage : {Stage::Vectorize, Stage::ExpandMma, Stage::Math, Stage::Codegen})
    buildStage(passes, stage, options);
}

llvm::Expected<std::unique_ptr<KernelCompiler>> KernelCompiler::create(MLIRContext &context, TargetDescription target) {
  auto machine = createTargetMachine(target);
  if (!machine)
    return machine.takeError();
  return std::unique_ptr<KernelCompiler>(new KernelCompiler(context, std::move(target), std::move(*machine)));
}

KernelCompiler::KernelCompiler(MLIRContext &context, TargetDescription target,
                               std::unique_ptr<llvm::TargetMachine> machine)
    : target(std::move(target)), passes(&context, ModuleOp::getOperationName()), machine(std::move(machine)) {
  buildCpuPipeline(passes, this->target);
}

KernelCompiler::~KernelCompiler() = default;

llvm::Expected<CompiledKernel> KernelCompiler::compile(ModuleOp module, CompileTimes *times, CompileDumps dumps) {
  CompileTimes unused;
  CompileTimes &spent = times ? *times : unused;
  Stopwatch watch;

  std::string message;
  {
    ScopedDiagnosticHandler collect(module.getContext(), [&](Diagnostic &diagnostic) {
      if (diagnostic.getSeverity() == DiagnosticSeverity::Error)
        message += (message.empty() ? "" : "\n") + diagnostic.str();
      return success();
    });
    if (failed(passes.run(module)))
      return llvm::createStringError("code generation failed: " + message);
  }
  auto kernels = llvm::make_filter_range(module.getOps<LLVM::LLVMFuncOp>(),
                                         [](LLVM::LLVMFuncOp function) { return function->hasAttr(kGridSizeAttr); });
  if (!llvm::hasSingleElement(kernels))
    return llvm::createStringError("a module must hold one tile program to be compiled");
  LLVM::LLVMFuncOp kernel = *kernels.begin();
  CompiledKernel result;
  result.symbol = kernel.getName().str();
  result.gridSize = kernel->getAttrOfType<IntegerAttr>(kGridSizeAttr).getInt();
  if (auto bytes = kernel->getAttrOfType<IntegerAttr>(kScratchBytesAttr))
    result.scratchBytes = bytes.getInt();
  spent.passes += watch.lap();

  llvm::LLVMContext llvmContext;
  std::unique_ptr<llvm::Module> code = translateModuleToLLVMIR(module, llvmContext, result.symbol);
  if (!code)
    return llvm::createStringError("translation of " + result.symbol + " to LLVM IR failed");
  setTarget(*code, *machine, target);
  spent.translate += watch.lap();

  optimize(*code, *machine);
  spent.optimize += watch.lap();

  if (dumps.llvmIR) {
    llvm::raw_string_ostream stream(*dumps.llvmIR);
    code->print(stream, nullptr);
  }
  if (dumps.assembly) {
    // Emitting changes the module, so the text comes from a copy.
    auto text = emitCode(*llvm::CloneModule(*code), *machine, /*assembly=*/true);
    if (!text)
      return text.takeError();
    dumps.assembly->assign(text->begin(), text->end());
  }
  watch.lap();
  auto object = emitCode(*code, *machine, /*assembly=*/false);
  if (!object)
    return object.takeError();
  result.object = std::move(*object);
  spent.emit += watch.lap();
  return result;
}

llvm::Expected<CompiledKernel> compileTileProgram(ModuleOp module, const TargetDescription &target) {
  auto compiler = KernelCompiler::create(*module.getContext(), target);
  if (!compiler)
    return compiler.takeError();
  return (*compiler)->compile(module);
}

} // namespace tilewright::cpu
