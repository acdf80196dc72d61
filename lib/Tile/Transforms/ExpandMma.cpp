//===- ExpandMma.cpp - stage 85: the register-blocked matmul loop -----------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A `tile.mma` becomes one loop over k that keeps the whole m x n block in vector
// registers (`iter_args`), so the block is loaded and stored once:
//
//   for k:  r[0..n/lanes) = rhs row k                        n/lanes vector loads
//           for i < m:  acc[i][*] += broadcast(lhs[i, k]) * r[*]      n/lanes FMAs
//
// (with `dot.bf16`, k counts pairs and the FMA is a dot product of two in each lane)
// in a function of its own, which all blocks of a kernel with the same sizes share.
// The loop is emitted, not left to a vectoriser: whether the accumulators stay in
// registers decides between 10 % and 97 % of the machine's peak.
//
//===----------------------------------------------------------------------===//

#include "tilewright/Tile/IR/Tile.h"
#include "tilewright/Tile/Transforms/Passes.h"

#include "mlir/Dialect/X86Vector/X86VectorDialect.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir;

namespace tilewright::tile {
#define GEN_PASS_DEF_EXPANDMMA
#include "tilewright/Tile/Transforms/Passes.h.inc"

namespace {
/// FMAs that one trip of the loop should hold: enough to hide the loop's own three instructions.
constexpr int64_t kFmasPerTrip = 48;
/// Terms that are added one to the other. A chain's rounding error grows with its length, so a longer sum is a sum of
/// chains: for a weight gradient over 2,048 rows that is a third of the error, for one addition in 192.
constexpr int64_t kLongestChain = 192;
/// Steps of the lhs that are no farther apart are on the next cache line at most, where the hardware follows by itself.
constexpr int64_t kLineElements = 16;
/// Steps of k by which a load that the hardware cannot foresee is announced: some 400 cycles, a way to memory and back.
constexpr int64_t kPrefetchSteps = 32;

/// Emits the loop of one block.
class BlockEmitter {
public:
  BlockEmitter(MmaOp op, OpBuilder &builder)
      : op(op), b(builder), loc(op.getLoc()), element(cast<MemRefType>(op.getAcc().getType()).getElementType()),
        rhsElement(cast<MemRefType>(op.getRhs().getType()).getElementType()),
        vectorType(VectorType::get({static_cast<int64_t>(op.getLanes())}, element)), rows(op.getM()),
        vectors(op.getN() / op.getLanes()), together(op.readsPairs() ? 2 : 1) {}

  void emit() {
    std::optional<int64_t> depth = getConstantIntValue(op.getDepth());
    if (!depth || *depth <= kLongestChain || !isa<FloatType>(element))
      return emitChain(constant(0), op.getDepth(), op.getAccumulate());
    // Equal chains, whole trips of the loop.
    int64_t chains = llvm::divideCeil(*depth, kLongestChain);
    int64_t length = llvm::alignTo(llvm::divideCeil(*depth, chains), unrolling());
    emitChain(constant(0), constant(length), op.getAccumulate());
    int64_t wholeEnd = *depth / length * length;
    if (wholeEnd > length) {
      auto loop = scf::ForOp::create(b, loc, constant(length), constant(wholeEnd), constant(length));
      OpBuilder::InsertionGuard guard(b);
      b.setInsertionPointToStart(loop.getBody());
      emitChain(loop.getInductionVar(), constant(length), /*accumulate=*/true);
    }
    if (wholeEnd < *depth)
      emitChain(constant(wholeEnd), constant(*depth - wholeEnd), /*accumulate=*/true);
  }

private:
  Value constant(int64_t value) { return arith::ConstantIndexOp::create(b, loc, value); }
  Value add(Value x, Value y) { return b.createOrFold<arith::AddIOp>(loc, x, y); }
  Value mul(Value x, Value y) { return b.createOrFold<arith::MulIOp>(loc, x, y); }

  Value accIndex(int64_t row, int64_t column) {
    Value rowStart = add(op.getAccOffset(), mul(constant(row), op.getAccRowStride()));
    return add(rowStart, constant(column * op.getLanes()));
  }

  int64_t unrolling() const { return std::clamp<int64_t>(kFmasPerTrip / (rows * vectors), 1, 4); }

  /// The sum over `length` steps of k starts from zero, and is added to `acc` as a whole.
  void emitChain(Value begin, Value length, bool accumulate) {
    Value zero = arith::ConstantOp::create(b, loc, b.getZeroAttr(vectorType));
    SmallVector<Value> block(rows * vectors, zero);
    Value end = add(begin, length);
    if (int64_t unroll = unrolling(); unroll > 1) {
      Value rest = b.createOrFold<arith::RemUIOp>(loc, length, constant(unroll));
      Value mainEnd = b.createOrFold<arith::SubIOp>(loc, end, rest);
      block = emitLoop(begin, mainEnd, unroll, block);
      begin = mainEnd;
    }
    block = emitLoop(begin, end, 1, block);
    for (int64_t i = 0; i < rows; ++i)
      for (int64_t j = 0; j < vectors; ++j) {
        Value sum = block[i * vectors + j];
        if (accumulate)
          sum = addSums(vector::LoadOp::create(b, loc, vectorType, op.getAcc(), accIndex(i, j)), sum);
        vector::StoreOp::create(b, loc, sum, op.getAcc(), accIndex(i, j));
      }
  }

  Value addSums(Value x, Value y) {
    return isa<FloatType>(element) ? arith::AddFOp::create(b, loc, x, y).getResult()
                                   : arith::AddIOp::create(b, loc, x, y).getResult();
  }

  /// for k = begin to end step `unroll`, or nothing where that is empty for certain.
  SmallVector<Value> emitLoop(Value begin, Value end, int64_t unroll, ArrayRef<Value> inits) {
    std::optional<int64_t> first = getConstantIntValue(begin), last = getConstantIntValue(end);
    if (begin == end || (first && last && *first == *last))
      return SmallVector<Value>(inits);
    auto loop = scf::ForOp::create(b, loc, begin, end, constant(unroll), inits);
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToStart(loop.getBody());
    SmallVector<Value> block(loop.getRegionIterArgs());
    Value lhsStart = add(op.getLhsOffset(), mul(loop.getInductionVar(), op.getLhsDepthStride()));
    Value rhsStart = add(op.getRhsOffset(), mul(loop.getInductionVar(), op.getRhsDepthStride()));
    for (int64_t u = 0; u < unroll; ++u)
      emitStep(u, lhsStart, rhsStart, block);
    scf::YieldOp::create(b, loc, block);
    return llvm::to_vector_of<Value>(loop.getResults());
  }

  /// Adds the product of column `u` of the lhs and row `u` of the rhs, counted from the given starts, to the block.
  void emitStep(int64_t u, Value lhsStart, Value rhsStart, MutableArrayRef<Value> block) {
    Value rhsRow = add(rhsStart, mul(constant(u), op.getRhsDepthStride()));
    SmallVector<Value> rhs;
    for (int64_t j = 0; j < vectors; ++j)
      rhs.push_back(loadVector(add(rhsRow, constant(j * op.getLanes() * together))));
    // Where the next step is far away, often on another page, no hardware prefetcher follows.
    int64_t line = 64 * 8 / rhsElement.getIntOrFloatBitWidth(), width = op.getN() * together;
    std::optional<int64_t> lhsStride = getConstantIntValue(op.getLhsDepthStride());
    if (!lhsStride || *lhsStride > kLineElements)
      prefetch(op.getLhs(), lhsStart, op.getLhsDepthStride(), u);
    if (getConstantIntValue(op.getRhsDepthStride()) != width)
      for (int64_t j = 0; j < width; j += line)
        prefetch(op.getRhs(), add(rhsStart, constant(j)), op.getRhsDepthStride(), u);
    // Everything but `lhsStart` is a constant in practice and ends up in the displacement of the load.
    Value column = mul(constant(u), op.getLhsDepthStride());
    for (int64_t i = 0; i < rows; ++i) {
      Value lhs = loadBroadcast(add(lhsStart, add(column, mul(constant(i), op.getLhsRowStride()))));
      for (int64_t j = 0; j < vectors; ++j)
        block[i * vectors + j] = multiplyAdd(lhs, rhs[j], block[i * vectors + j]);
    }
  }

  void prefetch(Value memref, Value start, Value stride, int64_t u) {
    Value ahead = add(start, mul(constant(u + kPrefetchSteps), stride));
    memref::PrefetchOp::create(b, loc, memref, ahead, /*isWrite=*/false, /*localityHint=*/3, /*isDataCache=*/true);
  }

  /// One vector of the rhs: `lanes` elements, or pairs.
  Value loadVector(Value index) {
    auto type = VectorType::get({static_cast<int64_t>(op.getLanes()) * together}, rhsElement);
    Value loaded = vector::LoadOp::create(b, loc, type, op.getRhs(), index);
    return op.readsPairs() ? loaded : extend(loaded, vectorType);
  }

  /// One element of the lhs, or one pair, in every lane.
  Value loadBroadcast(Value index) {
    if (!op.readsPairs()) {
      Value scalar = extend(memref::LoadOp::create(b, loc, op.getLhs(), index), element);
      return vector::BroadcastOp::create(b, loc, vectorType, scalar);
    }
    // A pair moves as the 32 bits that it is.
    Type word = b.getI32Type();
    Value pair = vector::LoadOp::create(b, loc, VectorType::get({2}, b.getBF16Type()), op.getLhs(), index);
    Value bits = vector::BitCastOp::create(b, loc, VectorType::get({1}, word), pair);
    Value lanes = vector::BroadcastOp::create(b, loc, VectorType::get(vectorType.getShape(), word),
                                              vector::ExtractOp::create(b, loc, bits, 0).getResult());
    return vector::BitCastOp::create(b, loc, VectorType::get({2 * vectorType.getNumElements()}, b.getBF16Type()),
                                     lanes);
  }

  /// f16 and bf16 operands are widened to the accumulator's type.
  Value extend(Value value, Type type) {
    return value.getType() == type ? value : arith::ExtFOp::create(b, loc, type, value);
  }

  Value multiplyAdd(Value lhs, Value rhs, Value acc) {
    if (op.readsPairs())
      return x86vector::DotBF16Op::create(b, loc, acc, lhs, rhs);
    // Not vector.fma: it becomes llvm.fmuladd, which is a multiplication and an addition where fusing is not allowed.
    if (isa<FloatType>(element))
      return math::FmaOp::create(b, loc, lhs, rhs, acc);
    return arith::AddIOp::create(b, loc, acc, arith::MulIOp::create(b, loc, lhs, rhs));
  }

  MmaOp op;
  OpBuilder &b;
  Location loc;
  Type element, rhsElement;
  VectorType vectorType;
  int64_t rows, vectors;
  int64_t together; ///< elements along k that one step takes: a pair, or one
};

/// A function that holds one `tile.mma` and nothing else. The register allocator then sees the loop alone: with an
/// epilogue around it, constants of the epilogue are hoisted out of all loops, and accumulators are spilled for them.
func::FuncOp outline(MmaOp op, StringRef name) {
  OpBuilder b(op->getContext());
  Location loc = op.getLoc();
  SmallVector<Type> types;
  for (Value operand : op->getOperands())
    if (!getConstantIntValue(operand))
      types.push_back(operand.getType());
  auto function = func::FuncOp::create(b, loc, name, b.getFunctionType(types, {}));
  function.setPrivate();
  Block *entry = function.addEntryBlock();
  b.setInsertionPointToStart(entry);
  IRMapping mapping;
  size_t argument = 0;
  for (Value operand : op->getOperands()) {
    // A constant stride stays one: it becomes part of the addresses.
    if (std::optional<int64_t> constant = getConstantIntValue(operand))
      mapping.map(operand, arith::ConstantIndexOp::create(b, loc, *constant).getResult());
    else
      mapping.map(operand, entry->getArgument(argument++));
  }
  auto inside = cast<MmaOp>(b.clone(*op, mapping));
  func::ReturnOp::create(b, loc);
  b.setInsertionPoint(inside);
  BlockEmitter(inside, b).emit();
  inside.erase();
  return function;
}

/// What makes the functions of two blocks equal: everything but the values of operands that are not constant.
std::string signatureOf(MmaOp op) {
  std::string signature;
  llvm::raw_string_ostream stream(signature);
  stream << op->getAttrDictionary();
  for (Value operand : op->getOperands()) {
    stream << ' ' << operand.getType();
    if (std::optional<int64_t> constant = getConstantIntValue(operand))
      stream << '=' << *constant;
  }
  return signature;
}

struct ExpandMma : impl::ExpandMmaBase<ExpandMma> {
  using ExpandMmaBase::ExpandMmaBase;

  void runOnOperation() override {
    SmallVector<MmaOp> blocks;
    getOperation().walk([&](MmaOp op) { blocks.push_back(op); });
    llvm::StringMap<func::FuncOp> functions;
    for (MmaOp op : blocks) {
      // The block, one row of the rhs and one broadcast: what does not fit would be spilled on every step.
      int64_t vectors = op.getN() / op.getLanes(), needed = op.getM() * vectors + vectors + 1;
      if (needed > registers) {
        op.emitOpError() << "needs " << needed << " vector registers, the target has " << registers.getValue();
        return signalPassFailure();
      }
      func::FuncOp &function = functions[signatureOf(op)];
      if (!function) {
        std::string name = llvm::formatv("{0}.mma{1}", op->getParentOfType<func::FuncOp>().getName(), functions.size());
        function = outline(op, name);
        getOperation().push_back(function);
      }
      SmallVector<Value> arguments;
      for (Value operand : op->getOperands())
        if (!getConstantIntValue(operand))
          arguments.push_back(operand);
      OpBuilder b(op);
      func::CallOp::create(b, op.getLoc(), function, arguments);
      op.erase();
    }
  }
};
} // namespace
} // namespace tilewright::tile
