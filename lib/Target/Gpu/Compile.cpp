//===- Compile.cpp - tile programs to code for a GPU ------------------------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../EmitCode.h"
#include "tilewright/Driver/CodedError.h"
#include "tilewright/Graph/Transforms/OutlineKernels.h"
#include "tilewright/Target/Gpu/Gpu.h"
#include "tilewright/Tile/IR/Tile.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Dialect/LLVMIR/ROCDLDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Target/LLVMIR/Dialect/Builtin/BuiltinToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Dialect/GPU/GPUToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Dialect/LLVMIR/LLVMToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Dialect/NVVM/NVVMToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Dialect/ROCDL/ROCDLToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Export.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/Target/TargetMachine.h"
#include "llvm/Target/TargetOptions.h"
#include "llvm/Transforms/Utils/Cloning.h"

#include <mutex>

using namespace mlir;

namespace tilewright::gpu {
namespace {

void initializeTargets() {
  static std::once_flag once;
  std::call_once(once, [] {
    LLVMInitializeNVPTXTargetInfo();
    LLVMInitializeNVPTXTarget();
    LLVMInitializeNVPTXTargetMC();
    LLVMInitializeNVPTXAsmPrinter();
    LLVMInitializeAMDGPUTargetInfo();
    LLVMInitializeAMDGPUTarget();
    LLVMInitializeAMDGPUTargetMC();
    LLVMInitializeAMDGPUAsmPrinter();
    LLVMInitializeSPIRVTargetInfo();
    LLVMInitializeSPIRVTarget();
    LLVMInitializeSPIRVTargetMC();
    LLVMInitializeSPIRVAsmPrinter();
  });
}

llvm::Expected<std::unique_ptr<llvm::TargetMachine>> createTargetMachine(const TargetDescription &target) {
  initializeTargets();
  llvm::Triple triple(target.triple);
  std::string message;
  const llvm::Target *backend = llvm::TargetRegistry::lookupTarget(triple, message);
  if (!backend)
    return codedError(kUnsupportedTarget, message);
  llvm::TargetOptions options;
  // As on a CPU: a * b + c rounds twice unless the IR says fma, so that all targets give the same numbers.
  options.AllowFPOpFusion = llvm::FPOpFusion::Strict;
  return std::unique_ptr<llvm::TargetMachine>(
      backend->createTargetMachine(triple, target.chip, /*Features=*/"", options, llvm::Reloc::PIC_));
}

void optimize(llvm::Module &module, llvm::TargetMachine &machine) {
  llvm::PipelineTuningOptions tuning; // A thread is scalar.
  tuning.LoopVectorization = false;
  tuning.SLPVectorization = false;
  llvm::PassBuilder builder(&machine, tuning);
  llvm::LoopAnalysisManager loops;
  llvm::FunctionAnalysisManager functions;
  llvm::CGSCCAnalysisManager components;
  llvm::ModuleAnalysisManager modules;
  builder.registerModuleAnalyses(modules);
  builder.registerCGSCCAnalyses(components);
  builder.registerFunctionAnalyses(functions);
  builder.registerLoopAnalyses(loops);
  builder.crossRegisterProxies(loops, functions, components, modules);
  builder.buildPerModuleDefaultPipeline(llvm::OptimizationLevel::O2).run(module, modules);
}

/// Runs `stages` on `module`; diagnostics become the text of an error with `code`.
llvm::Error runStages(ModuleOp module, llvm::ArrayRef<Stage> stages, const TargetDescription &target, int code) {
  std::string message;
  ScopedDiagnosticHandler collect(module.getContext(), [&](Diagnostic &diagnostic) {
    if (diagnostic.getSeverity() == DiagnosticSeverity::Error)
      message += (message.empty() ? "" : "\n") + diagnostic.str();
    return success();
  });
  PassManager passes(module.getContext(), ModuleOp::getOperationName());
  for (Stage stage : stages)
    buildGpuStage(passes, stage, target);
  if (failed(passes.run(module)))
    return codedError(code, message);
  return llvm::Error::success();
}

} // namespace

void registerGpuDialects(DialectRegistry &registry) {
  registry.insert<tile::TileDialect, func::FuncDialect, arith::ArithDialect, math::MathDialect, memref::MemRefDialect,
                  scf::SCFDialect, mlir::gpu::GPUDialect, LLVM::LLVMDialect, NVVM::NVVMDialect, ROCDL::ROCDLDialect>();
  registerBuiltinDialectTranslation(registry);
  registerGPUDialectTranslation(registry);
  registerLLVMDialectTranslation(registry);
  registerNVVMDialectTranslation(registry);
  registerROCDLDialectTranslation(registry);
}

llvm::Error checkKernels(ModuleOp module, const TargetDescription &target) {
  for (auto function : module.getOps<func::FuncOp>())
    if (auto kind = function->getAttrOfType<StringAttr>(graph::kKindAttr);
        kind && !llvm::is_contained({"pointwise", "row", "column"}, kind.getValue()))
      return codedError(kKernelNotOnTarget, "kernel '" + function.getName() + "' is of kind '" + kind.getValue() +
                                                "'; " + target.name + " runs pointwise, row and column kernels");
  return llvm::Error::success();
}

llvm::Expected<CompiledModule> compileTilePrograms(ModuleOp module, const TargetDescription &target,
                                                   CompileDumps dumps) {
  if (llvm::Error error = checkKernels(module, target))
    return error;
  auto machine = createTargetMachine(target);
  if (!machine)
    return machine.takeError();

  // What a kernel asks of the target shows in the first two stages; after them nothing may fail.
  if (llvm::Error error = runStages(module, {Stage::Vectorize, Stage::Math}, target, kKernelNotOnTarget))
    return error;
  if (llvm::Error error = runStages(module, {Stage::Codegen}, target, kKernelPipelineFailed))
    return error;
  mlir::gpu::GPUModuleOp kernels = *module.getOps<mlir::gpu::GPUModuleOp>().begin();
  CompiledModule result;
  for (auto kernel : kernels.getOps<LLVM::LLVMFuncOp>())
    if (auto grid = kernel->getAttrOfType<DenseI64ArrayAttr>(tile::kGridAttr)) {
      auto workgroup = kernel->getAttrOfType<DenseI32ArrayAttr>("gpu.known_block_size");
      result.kernels.push_back({kernel.getName().str(), llvm::product_of(grid.asArrayRef()), workgroup[0]});
    }

  llvm::LLVMContext llvmContext;
  std::unique_ptr<llvm::Module> code = translateModuleToLLVMIR(kernels, llvmContext, "kernels");
  if (!code)
    return codedError(kKernelPipelineFailed, "translation to LLVM IR failed");
  code->setTargetTriple((*machine)->getTargetTriple());
  code->setDataLayout((*machine)->createDataLayout());
  optimize(*code, **machine);

  if (dumps.llvmIR) {
    llvm::raw_string_ostream stream(*dumps.llvmIR);
    code->print(stream, nullptr);
  }
  if (dumps.assembly) {
    // A machine of its own: LLVM's for SPIR-V remembers the module that it emitted.
    auto another = createTargetMachine(target);
    if (!another)
      return another.takeError();
    auto text = emitCode(*llvm::CloneModule(*code), **another, /*assembly=*/true);
    if (!text)
      return text.takeError();
    dumps.assembly->assign(text->begin(), text->end());
  }
  // PTX is text, and the only code that LLVM makes for NVIDIA.
  bool isText = (*machine)->getTargetTriple().isNVPTX();
  auto bytes = emitCode(*code, **machine, /*assembly=*/isText);
  if (!bytes)
    return bytes.takeError();
  result.code = std::move(*bytes);
  return result;
}

} // namespace tilewright::gpu
