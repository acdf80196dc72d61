//===- Cpu.h - tile programs to machine code
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TILEWRIGHT_TARGET_CPU_CPU_H
#define TILEWRIGHT_TARGET_CPU_CPU_H

#include "tilewright/Runtime/Abi.h"
#include "tilewright/Target/Cpu/TargetDescription.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/PassManager.h"
#include "llvm/ADT/SmallVector.h"

#include <functional>
#include <memory>

namespace llvm {
class TargetMachine;
}

namespace tilewright::cpu {

/// Machine code of one kernel. `object` is a relocatable ELF file that defines `symbol` with the type
/// `tw_kernel` of Abi.h and refers to nothing but libm.
struct CompiledKernel {
  std::string symbol;
  llvm::SmallVector<char, 0> object;
  int64_t gridSize = 0;     ///< Number of tiles: the exclusive upper bound of `end`.
  int64_t scratchBytes = 0; ///< What `tw_kernel_args::scratch` must offer; most kernels need none.
};

/// Where the time of one compilation went: milliseconds of CPU time.
struct CompileTimes {
  double passes = 0;    ///< MLIR: stages 75 to 90.
  double translate = 0; ///< MLIR's LLVM dialect to LLVM IR.
  double optimize = 0;  ///< LLVM's middle end.
  double emit = 0;      ///< Instruction selection to object file.
};

/// Text of intermediate forms, for dumps and tests. A null pointer means "not wanted".
struct CompileDumps {
  std::string *llvmIR = nullptr;   ///< After LLVM's middle end.
  std::string *assembly = nullptr; ///< What the object holds, as assembly.
};

/// Registers the dialects and translations that compiling needs; once per context registry.
void registerCpuDialects(mlir::DialectRegistry &registry);

/// Adds stages 75 (vectorize), 85 (expand-mma), 88 (math) and 90 (LLVM dialect) for `target`.
void buildCpuPipeline(mlir::OpPassManager &passes, const TargetDescription &target);

/// Compiles tile programs of one context for one target. Keeps its pass manager and LLVM target
/// machine between kernels, which saves about as much as a small kernel costs. One thread at a time;
/// compile in parallel with a compiler and a context for each thread.
class KernelCompiler {
public:
  static llvm::Expected<std::unique_ptr<KernelCompiler>> create(mlir::MLIRContext &context, TargetDescription target);
  ~KernelCompiler();

  /// Compiles the one tile program in `module`, which is consumed (lowered in place). Diagnostics of
  /// failing passes become the text of the error.
  llvm::Expected<CompiledKernel> compile(mlir::ModuleOp module, CompileTimes *times = nullptr, CompileDumps dumps = {});

  const TargetDescription &getTarget() const { return target; }
  /// To attach instrumentation (dumps, timing) to the stages.
  mlir::PassManager &getPassManager() { return passes; }

private:
  KernelCompiler(mlir::MLIRContext &context, TargetDescription target, std::unique_ptr<llvm::TargetMachine> machine);

  TargetDescription target;
  mlir::PassManager passes;
  std::unique_ptr<llvm::TargetMachine> machine;
};

/// Compiles one tile program; for tools and tests. A driver keeps a KernelCompiler.
llvm::Expected<CompiledKernel> compileTileProgram(mlir::ModuleOp module, const TargetDescription &target);

/// Links the objects of a program to one shared object (lld), which rt::KernelLibrary loads.
class KernelLinker {
public:
  /// Starts the linker's process, which gets ready while kernels are compiled.
  static llvm::Expected<KernelLinker> start();
  KernelLinker(KernelLinker &&);
  ~KernelLinker();

  /// The library. Once for each linker; the objects define different symbols.
  llvm::Expected<std::string> link(llvm::ArrayRef<llvm::StringRef> objects);

private:
  struct Process;
  explicit KernelLinker(std::unique_ptr<Process> process);
  std::unique_ptr<Process> process;
};

} // namespace tilewright::cpu

#endif // TILEWRIGHT_TARGET_CPU_CPU_H
