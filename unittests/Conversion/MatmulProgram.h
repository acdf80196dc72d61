//===- MatmulProgram.h - a matmul through stages 20 to 90 ---------*- C++ -*-===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef TILEWRIGHT_UNITTESTS_CONVERSION_MATMULPROGRAM_H
#define TILEWRIGHT_UNITTESTS_CONVERSION_MATMULPROGRAM_H

#include "../Target/KernelRunner.h"
#include "tilewright/Conversion/Passes.h"
#include "tilewright/Driver/LibraryCall.h"
#include "tilewright/Graph/Transforms/OutlineKernels.h"
#include "tilewright/Graph/Transforms/Passes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Pass/PassManager.h"

namespace tilewright {

/// A function of one matmul with views before and elementwise ops behind it, compiled: a pack, if stage 20 made one,
/// and the kernel. What the driver does for whole programs, for this one shape of program.
class MatmulProgram {
public:
  MatmulProgram(const std::string &text, const cpu::TargetDescription &target, int64_t threads = 1) {
    mlir::DialectRegistry registry;
    cpu::registerCpuDialects(registry);
    registry.insert<graph::GraphDialect>();
    mlir::MLIRContext context(registry, mlir::MLIRContext::Threading::DISABLED);
    context.loadAllAvailableDialects();
    auto module = mlir::parseSourceString<mlir::ModuleOp>(text, &context);
    if (!module) {
      ADD_FAILURE() << "does not parse:\n" << text;
      return;
    }
    int64_t bits = target.vectorBits, registers = target.vectorRegisters;
    mlir::PassManager layout(&context);
    layout.addPass(graph::createPackMatmul({bits, registers}));
    if (failed(layout.run(*module))) {
      ADD_FAILURE() << "stage 20 fails on\n" << text;
      return;
    }
    auto function = *module->getOps<mlir::func::FuncOp>().begin();
    inputs = function.getNumArguments();
    separatePack(function);
    function->setAttr(graph::kKindAttr, mlir::StringAttr::get(&context, "matmul"));
    mlir::PassManager emission(&context);
    emission.addNestedPass<mlir::func::FuncOp>(createChooseMatmulBlocking({bits, registers, threads}));
    emission.addPass(createConvertGraphToTile());
    if (failed(emission.run(*module))) {
      ADD_FAILURE() << "stage 70 fails on\n" << text;
      return;
    }
    llvm::raw_string_ostream(tileProgram) << *module;
    kernel = std::make_unique<cpu::Kernel>(tileProgram, target, /*wantAssembly=*/true);
  }

  /// Buffers of the function's arguments, then of its results.
  void run(std::vector<void *> buffers) {
    if (pack.kernel) {
      buffers.insert(buffers.begin() + inputs, packed.data());
      runPack(buffers, 0, pack.tiles);
    }
    EXPECT_EQ(kernel->run(buffers), TW_OK);
  }

  /// Tiles of the pack: its input is an argument, its result the buffer behind the arguments.
  void runPack(const std::vector<void *> &buffers, int64_t begin, int64_t end) {
    tw_kernel_args args = {};
    args.buffers = buffers.data();
    args.params = pack.params.data();
    pack.kernel(&args, begin, end);
  }

  std::string tileProgram;
  std::unique_ptr<cpu::Kernel> kernel;
  LibraryCall pack = {};
  std::vector<char> packed;
  size_t inputs = 0;

private:
  /// Makes a library call of the pack, and the packed operand an argument of the function.
  void separatePack(mlir::func::FuncOp function) {
    auto packs = function.getOps<graph::PackOp>();
    if (packs.empty())
      return;
    graph::PackOp op = *packs.begin();
    graph::PackOp alone = separate(function, op);
    auto call = makeLibraryCall(alone->getParentOfType<mlir::func::FuncOp>());
    ASSERT_TRUE(succeeded(call));
    pack = std::move(*call);
    alone->getParentOp()->erase();
    auto type = graph::tensorType(op.getResult());
    packed.resize(type.getNumElements() * type.getElementTypeBitWidth() / 8);
    ASSERT_TRUE(succeeded(function.insertArgument(function.getNumArguments(), type, {}, op.getLoc())));
    op.getResult().replaceAllUsesWith(function.getArguments().back());
    op.erase();
  }

  /// The same pack in a copy of the function that returns it.
  static graph::PackOp separate(mlir::func::FuncOp function, graph::PackOp op) {
    auto copy = function.clone();
    auto alone = *copy.getOps<graph::PackOp>().begin();
    mlir::Operation *terminator = copy.getBody().front().getTerminator();
    terminator->setOperands(alone.getResult());
    while (terminator->getPrevNode() != alone)
      terminator->getPrevNode()->erase();
    return alone;
  }
};

} // namespace tilewright

#endif // TILEWRIGHT_UNITTESTS_CONVERSION_MATMULPROGRAM_H
