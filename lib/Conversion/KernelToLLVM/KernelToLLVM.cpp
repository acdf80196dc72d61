//===- KernelToLLVM.cpp - stage 90: tile programs to the LLVM dialect -------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "MemoryToLLVM.h"
#include "tilewright/Conversion/Passes.h"
#include "tilewright/Runtime/Abi.h"
#include "tilewright/Tile/IR/Tile.h"

#include "mlir/Conversion/ArithToLLVM/ArithToLLVM.h"
#include "mlir/Conversion/ControlFlowToLLVM/ControlFlowToLLVM.h"
#include "mlir/Conversion/FuncToLLVM/ConvertFuncToLLVM.h"
#include "mlir/Conversion/LLVMCommon/ConversionTarget.h"
#include "mlir/Conversion/MathToLLVM/MathToLLVM.h"
#include "mlir/Conversion/ReconcileUnrealizedCasts/ReconcileUnrealizedCasts.h"
#include "mlir/Conversion/SCFToControlFlow/SCFToControlFlow.h"
#include "mlir/Conversion/UBToLLVM/UBToLLVM.h"
#include "mlir/Conversion/VectorToLLVM/ConvertVectorToLLVM.h"
#include "mlir/Dialect/Arith/Transforms/Passes.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/X86Vector/Transforms.h"

#include <cstddef>

using namespace mlir;

namespace tilewright {
#define GEN_PASS_DEF_CONVERTKERNELTOLLVM
#include "tilewright/Conversion/Passes.h.inc"

namespace {

/// Above this the scratch of a kernel comes from the runtime: it must not eat a thread's stack.
constexpr int64_t kMaxStackBytes = 32 * 1024;
constexpr int64_t kScratchAlignment = 64;

/// Builds `llvm.func @name(%args, %begin, %end)` with the body of `function`; arguments of the old
/// type are made by casts that the conversion of their uses removes.
class KernelSignature {
public:
  KernelSignature(func::FuncOp function) : function(function), builder(function), loc(function.getLoc()) {}

  LLVM::LLVMFuncOp rewrite() {
    auto pointer = LLVM::LLVMPointerType::get(builder.getContext());
    Type i64 = builder.getI64Type();
    auto type = LLVM::LLVMFunctionType::get(LLVM::LLVMVoidType::get(builder.getContext()), {pointer, i64, i64});
    std::string name = function.getName().str();
    auto kernel = LLVM::LLVMFuncOp::create(builder, loc, name, type);
    function.setName(name + ".tile"); // Two symbols of one name must not meet, not even until the erasure.
    kernel.getBody().takeBody(function.getBody());

    Block &entry = kernel.getBody().front();
    builder.setInsertionPointToStart(&entry);
    SmallVector<BlockArgument> old(entry.getArguments());
    args = entry.addArgument(pointer, loc);
    Value range[2] = {entry.addArgument(i64, loc), entry.addArgument(i64, loc)};
    size_t buffers = old.size() - 2;
    if (buffers > 0) {
      Value table = loadField(offsetof(tw_kernel_args, buffers), pointer);
      for (size_t i = 0; i < buffers; ++i) {
        Value slot = byteOffset(table, i * sizeof(void *));
        Value buffer = LLVM::LoadOp::create(builder, loc, pointer, slot, alignof(void *));
        replace(old[i], buffer);
      }
    }
    for (int i = 0; i < 2; ++i)
      replace(old[buffers + i], range[i]);
    placeScratch(kernel);
    placeErrors(kernel);
    entry.eraseArguments(0, old.size());

    int64_t tiles = 1;
    for (int64_t size : function->getAttrOfType<DenseI64ArrayAttr>(tile::kGridAttr).asArrayRef())
      tiles *= size;
    kernel->setAttr(kGridSizeAttr, builder.getI64IntegerAttr(tiles));
    function.erase();
    return kernel;
  }

private:
  Value byteOffset(Value base, int64_t bytes) {
    if (bytes == 0)
      return base;
    return LLVM::GEPOp::create(builder, loc, base.getType(), builder.getI8Type(), base,
                               ArrayRef<LLVM::GEPArg>{static_cast<int32_t>(bytes)});
  }
  Value loadField(int64_t offset, Type type) {
    return LLVM::LoadOp::create(builder, loc, type, byteOffset(args, offset), 8);
  }
  void replace(Value old, Value value) {
    old.replaceAllUsesWith(UnrealizedConversionCastOp::create(builder, loc, old.getType(), value).getResult(0));
  }

  /// Every tile.scratch gets its own bytes. All are live in the whole kernel, which is what tile
  /// programs want: a few small buffers used by every tile.
  void placeScratch(LLVM::LLVMFuncOp kernel) {
    SmallVector<tile::ScratchOp> scratches;
    int64_t total = 0;
    SmallVector<int64_t> offsets;
    kernel.walk([&](tile::ScratchOp scratch) {
      auto type = cast<MemRefType>(scratch.getType());
      scratches.push_back(scratch);
      offsets.push_back(total);
      total +=
          llvm::alignTo(type.getNumElements() * llvm::divideCeil(type.getElementTypeBitWidth(), 8), kScratchAlignment);
    });
    if (scratches.empty())
      return;
    auto pointer = LLVM::LLVMPointerType::get(builder.getContext());
    Value base;
    if (total <= kMaxStackBytes) {
      Value bytes = LLVM::ConstantOp::create(builder, loc, builder.getI64IntegerAttr(total));
      base = LLVM::AllocaOp::create(builder, loc, pointer, builder.getI8Type(), bytes, kScratchAlignment);
    } else {
      base = loadField(offsetof(tw_kernel_args, scratch), pointer);
      kernel->setAttr(kScratchBytesAttr, builder.getI64IntegerAttr(total));
    }
    for (auto [scratch, offset] : llvm::zip_equal(scratches, offsets)) {
      replace(scratch.getResult(), byteOffset(base, offset));
      scratch.erase();
    }
  }

  /// tile.check_index and tile.check_divisor: the operand if it is good, else a harmless value and the call's error
  /// is set.
  void placeErrors(LLVM::LLVMFuncOp kernel) {
    SmallVector<Operation *> checks;
    kernel.walk([&](Operation *op) {
      if (isa<tile::CheckIndexOp, tile::CheckDivisorOp>(op))
        checks.push_back(op);
    });
    if (checks.empty())
      return;
    Value error = loadField(offsetof(tw_kernel_args, error), LLVM::LLVMPointerType::get(builder.getContext()));
    for (Operation *check : checks) {
      builder.setInsertionPoint(check);
      Location at = check->getLoc();
      Value checked = check->getOperand(0), bad, harmless;
      if (auto index = dyn_cast<tile::CheckIndexOp>(check)) {
        // Unsigned, so that a negative index is out of range too.
        bad = arith::CmpIOp::create(builder, at, arith::CmpIPredicate::uge, checked, index.getBound());
        harmless = arith::ConstantIndexOp::create(builder, at, 0);
        recordError(at, bad, error, TW_ERROR_INDEX_RANGE);
      } else {
        Value zero = arith::ConstantOp::create(builder, at, builder.getZeroAttr(checked.getType()));
        bad = arith::CmpIOp::create(builder, at, arith::CmpIPredicate::eq, checked, zero);
        harmless = arith::ConstantOp::create(builder, at, builder.getIntegerAttr(checked.getType(), 1));
        recordError(at, bad, error, TW_ERROR_DIVIDE_BY_ZERO);
      }
      Value safe = arith::SelectOp::create(builder, at, bad, harmless, checked);
      check->getResult(0).replaceAllUsesWith(safe);
      check->erase();
    }
  }

  void recordError(Location at, Value bad, Value error, tw_error number) {
    auto branch = scf::IfOp::create(builder, at, bad, /*withElseRegion=*/false);
    OpBuilder inside = branch.getThenBodyBuilder();
    Type i32 = builder.getI32Type();
    Value none = LLVM::ConstantOp::create(inside, at, i32, TW_OK);
    Value code = LLVM::ConstantOp::create(inside, at, i32, number);
    // Threads race to report; the first one wins.
    LLVM::AtomicCmpXchgOp::create(inside, at, error, none, code, LLVM::AtomicOrdering::monotonic,
                                  LLVM::AtomicOrdering::monotonic);
  }

  func::FuncOp function;
  OpBuilder builder;
  Location loc;
  Value args;
};

/// A function inside a kernel (a loop that stage 85 keeps apart), with the same arguments in LLVM's types.
void rewriteInnerFunction(func::FuncOp function) {
  OpBuilder builder(function);
  Location loc = function.getLoc();
  auto pointer = LLVM::LLVMPointerType::get(builder.getContext());
  SmallVector<Type> types;
  for (Type type : function.getArgumentTypes())
    types.push_back(isa<MemRefType>(type) ? Type(pointer) : type.isIndex() ? builder.getI64Type() : type);
  std::string name = function.getName().str();
  auto type = LLVM::LLVMFunctionType::get(LLVM::LLVMVoidType::get(builder.getContext()), types);
  auto inner = LLVM::LLVMFuncOp::create(builder, loc, name, type, LLVM::Linkage::Internal);
  function.setName(name + ".tile");
  inner.getBody().takeBody(function.getBody());
  Block &entry = inner.getBody().front();
  builder.setInsertionPointToStart(&entry);
  for (BlockArgument argument : entry.getArguments()) {
    Type old = argument.getType();
    argument.setType(types[argument.getArgNumber()]);
    auto cast = UnrealizedConversionCastOp::create(builder, loc, old, argument);
    argument.replaceAllUsesExcept(cast.getResult(0), cast);
  }
  function.erase();
}

struct ConvertKernelToLLVM : impl::ConvertKernelToLLVMBase<ConvertKernelToLLVM> {
  void runOnOperation() override {
    ModuleOp module = getOperation();
    for (auto function : llvm::make_early_inc_range(module.getOps<func::FuncOp>())) {
      if (!function->hasAttr(tile::kGridAttr)) {
        if (function.isPrivate() && !function.isDeclaration())
          rewriteInnerFunction(function);
        continue;
      }
      if (failed(verifySignature(function)))
        return signalPassFailure();
      KernelSignature(function).rewrite();
    }

    MLIRContext *context = &getContext();
    LowerToLLVMOptions options(context);
    LLVMTypeConverter types(context, options);
    types.addConversion([](MemRefType type) -> Type { return LLVM::LLVMPointerType::get(type.getContext()); });

    RewritePatternSet patterns(context);
    populateMemoryToLLVMPatterns(types, patterns);
    arith::populateCeilFloorDivExpandOpsPatterns(patterns);
    populateSCFToControlFlowConversionPatterns(patterns);
    cf::populateControlFlowToLLVMConversionPatterns(types, patterns);
    arith::populateArithToLLVMConversionPatterns(types, patterns);
    populateMathToLLVMConversionPatterns(types, patterns);
    populateVectorToLLVMConversionPatterns(types, patterns);
    populateFuncToLLVMConversionPatterns(types, patterns);
    ub::populateUBToLLVMConversionPatterns(types, patterns);
    populateX86VectorLegalizeForLLVMExportPatterns(types, patterns);

    LLVMConversionTarget target(*context);
    target.addLegalOp<ModuleOp>();
    if (failed(applyFullConversion(module, target, std::move(patterns))))
      return signalPassFailure();
    SmallVector<UnrealizedConversionCastOp> casts;
    module.walk([&](UnrealizedConversionCastOp cast) { casts.push_back(cast); });
    SmallVector<UnrealizedConversionCastOp> remaining;
    reconcileUnrealizedCasts(casts, &remaining);
    if (!remaining.empty()) {
      remaining.front().emitOpError("is left: its operand has no form in the LLVM dialect");
      signalPassFailure();
    }
  }

  static LogicalResult verifySignature(func::FuncOp function) {
    ArrayRef<Type> types = function.getArgumentTypes();
    bool good = types.size() >= 2 && function.getNumResults() == 0 && types.back().isIndex() &&
                types[types.size() - 2].isIndex() && llvm::all_of(types.drop_back(2), llvm::IsaPred<MemRefType>);
    if (!good)
      return function.emitOpError("is not a tile program: takes buffers, then the first and the last tile");
    return success();
  }
};

} // namespace
} // namespace tilewright
