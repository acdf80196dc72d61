//===- MemoryToLLVM.cpp - memory accesses on bare pointers ------------------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "MemoryToLLVM.h"

#include "mlir/Conversion/LLVMCommon/Pattern.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;

namespace tilewright {

Type getMemoryType(Type type) {
  Type element = getElementTypeOrSelf(type);
  if (!element.isF16() && !element.isBF16())
    return type;
  Type integer = IntegerType::get(type.getContext(), 16);
  if (auto vectorType = dyn_cast<VectorType>(type))
    return vectorType.clone(integer);
  return integer;
}

namespace {

/// Above the upstream patterns for the same ops.
constexpr unsigned kBenefit = 10;

/// A pattern with what all accesses share: the address of an element and its alignment.
template <typename Op> class AccessPattern : public ConvertOpToLLVMPattern<Op> {
public:
  explicit AccessPattern(const LLVMTypeConverter &types) : ConvertOpToLLVMPattern<Op>(types, kBenefit) {}

protected:
  /// Address of `base[indices]` in a row-major buffer.
  Value getAddress(OpBuilder &builder, Location loc, MemRefType type, Value base, ValueRange indices) const {
    Value linear;
    int64_t stride = 1;
    for (size_t dim = indices.size(); dim-- > 0; stride *= type.getDimSize(dim)) {
      Value term = indices[dim];
      if (stride != 1) {
        Value scale = LLVM::ConstantOp::create(builder, loc, builder.getI64IntegerAttr(stride));
        term = LLVM::MulOp::create(builder, loc, term, scale);
      }
      linear = linear ? LLVM::AddOp::create(builder, loc, linear, term).getResult() : term;
    }
    if (!linear)
      return base;
    return LLVM::GEPOp::create(builder, loc, base.getType(), getMemoryType(type.getElementType()), base, linear);
  }

  Value castTo(OpBuilder &builder, Location loc, Type type, Value value) const {
    return value.getType() == type ? value : LLVM::BitcastOp::create(builder, loc, type, value).getResult();
  }

  /// Buffers are only as aligned as their elements are: a vector may start anywhere.
  unsigned getAlignment(MemRefType type) const { return llvm::divideCeil(type.getElementTypeBitWidth(), 8); }
};

struct ScalarLoad : AccessPattern<memref::LoadOp> {
  using AccessPattern::AccessPattern;
  LogicalResult matchAndRewrite(memref::LoadOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    Value address = getAddress(rewriter, op.getLoc(), op.getMemRefType(), adaptor.getMemref(), adaptor.getIndices());
    Value loaded = LLVM::LoadOp::create(rewriter, op.getLoc(), getMemoryType(op.getType()), address,
                                        getAlignment(op.getMemRefType()));
    rewriter.replaceOp(op, castTo(rewriter, op.getLoc(), op.getType(), loaded));
    return success();
  }
};

struct ScalarStore : AccessPattern<memref::StoreOp> {
  using AccessPattern::AccessPattern;
  LogicalResult matchAndRewrite(memref::StoreOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    Value address = getAddress(rewriter, op.getLoc(), op.getMemRefType(), adaptor.getMemref(), adaptor.getIndices());
    Value value = adaptor.getValue();
    value = castTo(rewriter, op.getLoc(), getMemoryType(value.getType()), value);
    rewriter.replaceOpWithNewOp<LLVM::StoreOp>(op, value, address, getAlignment(op.getMemRefType()));
    return success();
  }
};

struct VectorLoad : AccessPattern<vector::LoadOp> {
  using AccessPattern::AccessPattern;
  LogicalResult matchAndRewrite(vector::LoadOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    Value address = getAddress(rewriter, op.getLoc(), op.getMemRefType(), adaptor.getBase(), adaptor.getIndices());
    Value loaded = LLVM::LoadOp::create(rewriter, op.getLoc(), getMemoryType(op.getType()), address,
                                        getAlignment(op.getMemRefType()));
    rewriter.replaceOp(op, castTo(rewriter, op.getLoc(), op.getType(), loaded));
    return success();
  }
};

struct VectorStore : AccessPattern<vector::StoreOp> {
  using AccessPattern::AccessPattern;
  LogicalResult matchAndRewrite(vector::StoreOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    Value address = getAddress(rewriter, op.getLoc(), op.getMemRefType(), adaptor.getBase(), adaptor.getIndices());
    Value value = adaptor.getValueToStore();
    value = castTo(rewriter, op.getLoc(), getMemoryType(value.getType()), value);
    rewriter.replaceOpWithNewOp<LLVM::StoreOp>(op, value, address, getAlignment(op.getMemRefType()));
    return success();
  }
};

struct MaskedLoad : AccessPattern<vector::MaskedLoadOp> {
  using AccessPattern::AccessPattern;
  LogicalResult matchAndRewrite(vector::MaskedLoadOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    Value address = getAddress(rewriter, op.getLoc(), op.getMemRefType(), adaptor.getBase(), adaptor.getIndices());
    Type type = getMemoryType(op.getType());
    Value inactive = castTo(rewriter, op.getLoc(), type, adaptor.getPassThru());
    Value loaded = LLVM::MaskedLoadOp::create(rewriter, op.getLoc(), type, address, adaptor.getMask(), inactive,
                                              getAlignment(op.getMemRefType()));
    rewriter.replaceOp(op, castTo(rewriter, op.getLoc(), op.getType(), loaded));
    return success();
  }
};

struct MaskedStore : AccessPattern<vector::MaskedStoreOp> {
  using AccessPattern::AccessPattern;
  LogicalResult matchAndRewrite(vector::MaskedStoreOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    Value address = getAddress(rewriter, op.getLoc(), op.getMemRefType(), adaptor.getBase(), adaptor.getIndices());
    Value value = adaptor.getValueToStore();
    value = castTo(rewriter, op.getLoc(), getMemoryType(value.getType()), value);
    rewriter.replaceOpWithNewOp<LLVM::MaskedStoreOp>(op, value, address, adaptor.getMask(),
                                                     getAlignment(op.getMemRefType()));
    return success();
  }
};

struct Gather : AccessPattern<vector::GatherOp> {
  using AccessPattern::AccessPattern;
  LogicalResult matchAndRewrite(vector::GatherOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    auto type = cast<MemRefType>(op.getBaseType());
    Value base = getAddress(rewriter, op.getLoc(), type, adaptor.getBase(), adaptor.getOffsets());
    auto pointers = VectorType::get(op.getVectorType().getShape(), base.getType());
    Value addresses =
        LLVM::GEPOp::create(rewriter, op.getLoc(), pointers, type.getElementType(), base, adaptor.getIndices());
    Type result = getMemoryType(op.getType());
    Value inactive = castTo(rewriter, op.getLoc(), result, adaptor.getPassThru());
    Value loaded = LLVM::masked_gather::create(rewriter, op.getLoc(), result, addresses, adaptor.getMask(), inactive,
                                               getAlignment(type));
    rewriter.replaceOp(op, castTo(rewriter, op.getLoc(), op.getType(), loaded));
    return success();
  }
};

struct Scatter : AccessPattern<vector::ScatterOp> {
  using AccessPattern::AccessPattern;
  LogicalResult matchAndRewrite(vector::ScatterOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    auto type = cast<MemRefType>(op.getBase().getType());
    Value base = getAddress(rewriter, op.getLoc(), type, adaptor.getBase(), adaptor.getOffsets());
    auto pointers = VectorType::get(op.getVectorType().getShape(), base.getType());
    Value addresses =
        LLVM::GEPOp::create(rewriter, op.getLoc(), pointers, type.getElementType(), base, adaptor.getIndices());
    Value value = adaptor.getValueToStore();
    value = castTo(rewriter, op.getLoc(), getMemoryType(value.getType()), value);
    rewriter.replaceOpWithNewOp<LLVM::masked_scatter>(op, value, addresses, adaptor.getMask(), getAlignment(type));
    return success();
  }
};

struct Prefetch : AccessPattern<memref::PrefetchOp> {
  using AccessPattern::AccessPattern;
  LogicalResult matchAndRewrite(memref::PrefetchOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    Value address = getAddress(rewriter, op.getLoc(), op.getMemRefType(), adaptor.getMemref(), adaptor.getIndices());
    rewriter.replaceOpWithNewOp<LLVM::Prefetch>(op, address, op.getIsWrite(), op.getLocalityHint(),
                                                op.getIsDataCache());
    return success();
  }
};

/// Calls within a kernel pass buffers as bare pointers too; the upstream pattern would take descriptors apart.
struct Call : ConvertOpToLLVMPattern<func::CallOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;
  LogicalResult matchAndRewrite(func::CallOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    if (op.getNumResults() != 0)
      return rewriter.notifyMatchFailure(op, "functions of a kernel return nothing");
    rewriter.replaceOpWithNewOp<LLVM::CallOp>(op, TypeRange(), op.getCalleeAttr(), adaptor.getOperands());
    return success();
  }
};

} // namespace

void populateMemoryToLLVMPatterns(const LLVMTypeConverter &types, RewritePatternSet &patterns) {
  patterns.add<ScalarLoad, ScalarStore, VectorLoad, VectorStore, MaskedLoad, MaskedStore, Gather, Scatter, Prefetch>(
      types);
  patterns.add<Call>(types, /*benefit=*/2);
}

} // namespace tilewright
