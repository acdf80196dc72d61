//===- GpuKernelToLLVM.cpp - stage 90 of GPU targets: to the LLVM dialect ---===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// As on a CPU, buffers are bare pointers. What differs between vendors, threads and
// barriers, comes from MLIR's conversions of the `gpu` dialect.
//
//===----------------------------------------------------------------------===//

#include "MemoryToLLVM.h"
#include "tilewright/Conversion/Passes.h"
#include "tilewright/Tile/IR/Tile.h"

#include "mlir/Conversion/ArithToLLVM/ArithToLLVM.h"
#include "mlir/Conversion/ControlFlowToLLVM/ControlFlowToLLVM.h"
#include "mlir/Conversion/GPUCommon/GPUCommonPass.h"
#include "mlir/Conversion/GPUToLLVMSPV/GPUToLLVMSPVPass.h"
#include "mlir/Conversion/GPUToNVVM/GPUToNVVMPass.h"
#include "mlir/Conversion/GPUToROCDL/GPUToROCDLPass.h"
#include "mlir/Conversion/GPUToROCDL/Runtimes.h"
#include "mlir/Conversion/LLVMCommon/ConversionTarget.h"
#include "mlir/Conversion/LLVMCommon/Pattern.h"
#include "mlir/Conversion/MathToLLVM/MathToLLVM.h"
#include "mlir/Conversion/ReconcileUnrealizedCasts/ReconcileUnrealizedCasts.h"
#include "mlir/Conversion/SCFToControlFlow/SCFToControlFlow.h"
#include "mlir/Conversion/UBToLLVM/UBToLLVM.h"
#include "mlir/Dialect/AMDGPU/Utils/Chipset.h"
#include "mlir/Dialect/Arith/Transforms/Passes.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Dialect/LLVMIR/ROCDLDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Pass/PassManager.h"

using namespace mlir;

namespace tilewright {
#define GEN_PASS_DEF_CONVERTGPUKERNELTOLLVM
#include "tilewright/Conversion/Passes.h.inc"

namespace {

/// The vendors' common numbering.
constexpr unsigned kGlobalMemory = 1, kWorkgroupMemory = 3;
/// The widest access of a GPU.
constexpr uint64_t kAlignment = 16;
/// Above the vendors' patterns for math functions, which call libraries of theirs.
constexpr unsigned kMathBenefit = 10;

/// `tile.scratch` becomes a global variable, of which every workgroup has its own.
struct ScratchToGlobal : ConvertOpToLLVMPattern<tile::ScratchOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;
  LogicalResult matchAndRewrite(tile::ScratchOp op, OpAdaptor, ConversionPatternRewriter &rewriter) const override {
    auto type = cast<MemRefType>(op.getType());
    auto module = op->getParentOfType<mlir::gpu::GPUModuleOp>();
    auto array = LLVM::LLVMArrayType::get(getMemoryType(type.getElementType()), type.getNumElements());
    LLVM::GlobalOp global;
    {
      OpBuilder::InsertionGuard guard(rewriter);
      rewriter.setInsertionPointToStart(module.getBody());
      std::string name = "scratch" + std::to_string(llvm::range_size(module.getOps<LLVM::GlobalOp>()));
      global = LLVM::GlobalOp::create(rewriter, op.getLoc(), array, /*isConstant=*/false, LLVM::Linkage::Internal, name,
                                      Attribute(), kAlignment, kWorkgroupMemory);
    }
    rewriter.replaceOpWithNewOp<LLVM::AddressOfOp>(op, global);
    return success();
  }
};

/// How run-time errors are recorded.
struct AtomicMaximum : ConvertOpToLLVMPattern<memref::AtomicRMWOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;
  LogicalResult matchAndRewrite(memref::AtomicRMWOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    if (op.getKind() != arith::AtomicRMWKind::maxs)
      return failure();
    Value address = LLVM::GEPOp::create(rewriter, op.getLoc(), adaptor.getMemref().getType(), op.getType(),
                                        adaptor.getMemref(), adaptor.getIndices());
    rewriter.replaceOpWithNewOp<LLVM::AtomicRMWOp>(op, LLVM::AtomicBinOp::max, address, adaptor.getValue(),
                                                   LLVM::AtomicOrdering::monotonic);
    return success();
  }
};

/// MLIR's barrier for OpenCL orders workgroup memory alone; here kernels exchange through global memory too.
struct OpenClBarrier : ConvertOpToLLVMPattern<mlir::gpu::BarrierOp> {
  explicit OpenClBarrier(const LLVMTypeConverter &types) : ConvertOpToLLVMPattern(types, /*benefit=*/2) {}
  LogicalResult matchAndRewrite(mlir::gpu::BarrierOp op, OpAdaptor,
                                ConversionPatternRewriter &rewriter) const override {
    constexpr StringLiteral name = "_Z7barrierj";
    constexpr int64_t localAndGlobal = 3;
    Type i32 = rewriter.getI32Type();
    auto module = op->getParentOfType<mlir::gpu::GPUModuleOp>();
    auto function = module.lookupSymbol<LLVM::LLVMFuncOp>(name);
    if (!function) {
      OpBuilder::InsertionGuard guard(rewriter);
      rewriter.setInsertionPointToStart(module.getBody());
      auto type = LLVM::LLVMFunctionType::get(LLVM::LLVMVoidType::get(op.getContext()), {i32});
      function = LLVM::LLVMFuncOp::create(rewriter, op.getLoc(), name, type);
      function.setCConv(LLVM::cconv::CConv::SPIR_FUNC);
      function.setConvergent(true);
      function.setNoUnwind(true);
      function.setWillReturn(true);
    }
    Value flags = LLVM::ConstantOp::create(rewriter, op.getLoc(), i32, localAndGlobal);
    auto call = rewriter.replaceOpWithNewOp<LLVM::CallOp>(op, function, flags);
    call.setCConv(LLVM::cconv::CConv::SPIR_FUNC);
    call.setConvergent(true);
    call.setNoUnwind(true);
    call.setWillReturn(true);
    return success();
  }
};

/// Buffers become pointers; casts stand for them until the conversion of their uses removes these.
void rewriteArguments(mlir::gpu::GPUFuncOp kernel) {
  OpBuilder builder = OpBuilder::atBlockBegin(&kernel.getBody().front());
  auto pointer = LLVM::LLVMPointerType::get(kernel.getContext(), kGlobalMemory);
  SmallVector<Type> types;
  for (BlockArgument argument : kernel.getArguments()) {
    Type old = argument.getType();
    argument.setType(pointer);
    auto cast = UnrealizedConversionCastOp::create(builder, kernel.getLoc(), old, argument);
    argument.replaceAllUsesExcept(cast.getResult(0), cast);
    types.push_back(pointer);
  }
  kernel.setFunctionType(builder.getFunctionType(types, {}));
}

struct ConvertGpuKernelToLLVM : impl::ConvertGpuKernelToLLVMBase<ConvertGpuKernelToLLVM> {
  using ConvertGpuKernelToLLVMBase::ConvertGpuKernelToLLVMBase;

  void runOnOperation() override {
    // OpenCL's fmax ignores NaN, and it is what LLVM makes of a maximum that does not.
    if (vendor == "spirv" && failed(expandMaximum()))
      return signalPassFailure();
    getOperation().walk(rewriteArguments);

    MLIRContext *context = &getContext();
    LowerToLLVMOptions options(context);
    LLVMTypeConverter types(context, options);
    populateGpuMemorySpaceAttributeConversions(types, [](mlir::gpu::AddressSpace space) {
      return space == mlir::gpu::AddressSpace::Workgroup ? kWorkgroupMemory : kGlobalMemory;
    });
    types.addConversion([&](MemRefType type) -> Type {
      FailureOr<unsigned> space = types.getMemRefAddressSpace(type);
      return succeeded(space) ? LLVM::LLVMPointerType::get(type.getContext(), *space) : Type();
    });

    RewritePatternSet patterns(context);
    populateMemoryToLLVMPatterns(types, patterns);
    patterns.add<ScratchToGlobal, AtomicMaximum>(types);
    arith::populateCeilFloorDivExpandOpsPatterns(patterns);
    populateSCFToControlFlowConversionPatterns(patterns);
    cf::populateControlFlowToLLVMConversionPatterns(types, patterns);
    arith::populateArithToLLVMConversionPatterns(types, patterns);
    populateMathToLLVMConversionPatterns(types, patterns, /*approximateLog1p=*/false, kMathBenefit);
    ub::populateUBToLLVMConversionPatterns(types, patterns);
    if (failed(populateVendorPatterns(types, patterns)))
      return signalPassFailure();

    LLVMConversionTarget target(*context);
    target.addLegalOp<ModuleOp, mlir::gpu::GPUModuleOp>();
    target.addIllegalDialect<mlir::gpu::GPUDialect, tile::TileDialect>();
    target.addLegalOp<mlir::gpu::GPUModuleOp>();
    target.addLegalDialect<NVVM::NVVMDialect, ROCDL::ROCDLDialect>();
    if (failed(applyFullConversion(getOperation(), target, std::move(patterns))))
      return signalPassFailure();
    SmallVector<UnrealizedConversionCastOp> casts, remaining;
    getOperation().walk([&](UnrealizedConversionCastOp cast) { casts.push_back(cast); });
    reconcileUnrealizedCasts(casts, &remaining);
    if (!remaining.empty()) {
      remaining.front().emitOpError("is left: its operand has no form in the LLVM dialect");
      signalPassFailure();
    }
  }

private:
  LogicalResult populateVendorPatterns(LLVMTypeConverter &types, RewritePatternSet &patterns) {
    if (vendor == "nvvm") {
      populateGpuToNVVMConversionPatterns(types, patterns);
    } else if (vendor == "rocdl") {
      FailureOr<amdgpu::Chipset> chipset = amdgpu::Chipset::parse(chip);
      if (failed(chipset))
        return getOperation().emitError("there is no chip ") << chip;
      populateGpuToROCDLConversionPatterns(types, patterns, mlir::gpu::amd::HIP, *chipset);
    } else if (vendor == "spirv") {
      populateGpuToLLVMSPVConversionPatterns(types, patterns);
      patterns.add<OpenClBarrier>(types);
    } else {
      return getOperation().emitError("there is no vendor ") << vendor;
    }
    return success();
  }

  LogicalResult expandMaximum() {
    OpPassManager expansion(ModuleOp::getOperationName());
    expansion.addPass(arith::createArithExpandOpsPass());
    return runPipeline(expansion, getOperation());
  }
};

} // namespace
} // namespace tilewright
