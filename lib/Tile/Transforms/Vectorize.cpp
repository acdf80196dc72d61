//===- Vectorize.cpp - stage 75: tile.lanes to native vectors ---------------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The loops of a vectorized tile.lanes, and the choice of vector width and unrolling.
// LaneAnalysis says what each value becomes, VectorBody emits one iteration.
//
//===----------------------------------------------------------------------===//

#include "Lanes.h"
#include "VectorBody.h"
#include "tilewright/Tile/IR/SumChains.h"
#include "tilewright/Tile/Transforms/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/Matchers.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace tilewright::tile {
#define GEN_PASS_DEF_VECTORIZE
#include "tilewright/Tile/Transforms/Passes.h.inc"

namespace {

/// Shorter loops are not worth a vector with most lanes switched off.
constexpr int64_t kShortestVectorLoop = 4;
/// Most vector instructions in one iteration, by estimate: past it, unrolling costs compile time and
/// instruction cache and gains nothing, because the body itself keeps the machine busy.
constexpr unsigned kMaxIterationCost = 128;
/// Iterations of a pointwise loop overlap in an out-of-order CPU; two vectors are enough to hide the
/// loop's own instructions (measured: 4 gains 3% on GELU and costs a third more compile time).
constexpr int64_t kPointwiseUnroll = 2;

/// What one op costs in vector instructions; functions as stage 88 expands them.
unsigned getCost(Operation *op) {
  if (isa<math::ExpOp, math::Exp2Op, math::ExpM1Op>(op))
    return 24;
  if (isa<math::LogOp, math::Log2Op, math::Log10Op, math::Log1pOp, math::SinOp, math::CosOp>(op))
    return 36;
  if (isa<math::TanhOp, math::ErfOp>(op))
    return 48;
  if (isa<math::SqrtOp, math::AbsFOp, math::FloorOp, math::CeilOp, math::TruncOp, math::RoundEvenOp, math::FmaOp,
          math::CopySignOp>(op))
    return 1;
  return isa<math::MathDialect>(op->getDialect()) ? 128 : 1;
}

/// Whether iterations wait for one another, on an accumulator of the loop or of a loop inside. Then several
/// vectors at a time are several chains that run side by side.
bool hasChain(LanesOp lanes) {
  bool inner = lanes.getBody()
                   .walk([](scf::ForOp loop) {
                     return loop.getInitArgs().empty() ? WalkResult::advance() : WalkResult::interrupt();
                   })
                   .wasInterrupted();
  return inner || lanes.getNumResults() != 0;
}

/// How many registers the vectors of one copy need at once, and what it costs.
struct BodyEstimate {
  unsigned live = 0, cost = 0;

  BodyEstimate(LanesOp lanes, const LaneAnalysis &analysis, unsigned width, unsigned vectorBits) {
    auto registers = [&](Value value) -> unsigned {
      if (!analysis.getShape(value).isVarying() || value.getType().isInteger(1))
        return 0;
      unsigned bits = value.getType().isIndex() ? 64 : value.getType().getIntOrFloatBitWidth();
      return llvm::divideCeil(bits * width, vectorBits);
    };
    // One pass in program order; a value dies at its last use in that order. Nested regions are
    // walked as if they were straight code, which is how their values stack up.
    DenseMap<Value, unsigned> lastUse;
    unsigned position = 0;
    lanes.getBody().walk<WalkOrder::PreOrder>([&](Operation *op) {
      ++position;
      for (Value operand : op->getOperands())
        lastUse[operand] = position;
    });
    SmallVector<std::pair<unsigned, unsigned>> ends; // Position of the last use, registers.
    position = 0;
    lanes.getBody().walk<WalkOrder::PreOrder>([&](Operation *op) {
      ++position;
      for (Value result : op->getResults())
        if (unsigned count = registers(result)) {
          ends.push_back({lastUse.lookup(result), count});
          cost += getCost(op) * count;
        }
      for (Region &region : op->getRegions())
        for (Value argument : region.getArguments())
          if (unsigned count = registers(argument))
            ends.push_back({position + std::distance(region.op_begin(), region.op_end()), count});
      llvm::erase_if(ends, [&](const auto &end) { return end.first < position; });
      unsigned now = 0;
      for (const auto &[end, count] : ends)
        now += count;
      live = std::max(live, now);
    });
    live += lanes.getNumResults();
  }
};

/// Emits the loops of one tile.lanes.
class LoopNest {
public:
  LoopNest(RewriterBase &rewriter, LanesOp lanes, const LaneAnalysis &analysis, int64_t width, int64_t unroll,
           bool maskedTail)
      : rewriter(rewriter), lanes(lanes), analysis(analysis), loc(lanes.getLoc()), width(width), unroll(unroll),
        maskedTail(maskedTail) {}

  void rewrite() {
    OpBuilder::InsertionGuard guard(rewriter);
    rewriter.setInsertionPoint(lanes);
    APInt constant;
    std::optional<int64_t> size;
    if (matchPattern(lanes.getSize(), m_ConstantInt(&constant)))
      size = constant.getSExtValue();

    int64_t step = width * unroll;
    Value mainEnd = wholeMultiple(size, step);

    // For each reduction a vector for each copy, and after the main loop one vector.
    Accumulators accumulators = identities();
    int64_t trips = size.value_or(0) / step;
    if (!size || trips > 0)
      emitChains(index(0), mainEnd, trips, sumsFloats() ? chainSpans(trips) : SmallVector<int64_t>(), accumulators);
    for (auto [i, copies] : llvm::enumerate(accumulators))
      copies = {mergeCopies(lanes.getKind(i), copies)};
    // Whole vectors need no mask; where masks are dear, only what is left after them is done lane by lane.
    bool ragged = !size || *size % width != 0;
    Value tailBegin = mainEnd;
    if (!size || *size % step >= width || (maskedTail && ragged)) {
      Value end = maskedTail || !ragged ? lanes.getSize() : wholeMultiple(size, width);
      emitVectorLoop(mainEnd, end, 1, maskedTail && ragged, accumulators);
      tailBegin = end;
    }

    SmallVector<Value> results;
    for (auto [i, init] : llvm::enumerate(lanes.getInits()))
      results.push_back(reduceLanes(i, accumulators[i][0], init));
    if (!maskedTail && ragged)
      results = emitScalarLoop(rewriter, lanes, tailBegin, results);
    rewriter.replaceOp(lanes, results);
  }

private:
  /// The vectors of each reduction.
  using Accumulators = SmallVector<SmallVector<Value>>;

  Value index(int64_t value) { return arith::ConstantIndexOp::create(rewriter, loc, value); }

  /// What the accumulators of `unroll` vectors start from.
  Accumulators identities() {
    Accumulators accumulators;
    for (auto [i, init] : llvm::enumerate(lanes.getInits())) {
      Type type = VectorType::get({width}, init.getType());
      accumulators.emplace_back(unroll, createIdentity(rewriter, loc, lanes.getKind(i), type));
    }
    return accumulators;
  }

  bool sumsFloats() {
    return llvm::any_of(llvm::enumerate(lanes.getInits()), [&](const auto &init) {
      return lanes.getKind(init.index()) == CombineKind::Add && isa<FloatType>(init.value().getType());
    });
  }

  /// The loop's size rounded down to a multiple of `step`.
  Value wholeMultiple(std::optional<int64_t> size, int64_t step) {
    if (size)
      return index(*size / step * step);
    Value rest = arith::RemUIOp::create(rewriter, loc, lanes.getSize(), index(step));
    return arith::SubIOp::create(rewriter, loc, lanes.getSize(), rest);
  }

  /// A loop from `begin` to `end` that combines what `contribute` gives for each iteration with `accumulators`.
  void emitLoop(Value begin, Value end, int64_t step, Accumulators &accumulators,
                llvm::function_ref<Accumulators(Value first)> contribute) {
    SmallVector<Value> inits;
    for (ArrayRef<Value> vectors : accumulators)
      llvm::append_range(inits, vectors);
    auto loop = scf::ForOp::create(rewriter, loc, begin, end, index(step), inits);
    {
      OpBuilder::InsertionGuard guard(rewriter);
      rewriter.setInsertionPointToStart(loop.getBody());
      SmallVector<Value> yielded;
      for (auto [i, vectors] : llvm::enumerate(contribute(loop.getInductionVar())))
        for (Value vector : vectors)
          yielded.push_back(
              createCombine(rewriter, loc, lanes.getKind(i), loop.getRegionIterArg(yielded.size()), vector));
      if (!inits.empty())
        scf::YieldOp::create(rewriter, loc, yielded);
    }
    ValueRange results = loop.getResults();
    for (SmallVector<Value> &vectors : accumulators) {
      size_t count = vectors.size();
      vectors.assign(results.begin(), results.begin() + count);
      results = results.drop_front(count);
    }
  }

  /// A loop from `begin` to `end` over `copies` vectors, accumulating into `accumulators`.
  void emitVectorLoop(Value begin, Value end, int64_t copies, bool masked, Accumulators &accumulators) {
    emitLoop(begin, end, width * copies, accumulators, [&](Value first) {
      Value mask = masked ? createMask(end, first) : Value();
      Accumulators contributions = VectorBody(rewriter, lanes, analysis, width, copies).emit(first, mask);
      for (auto [i, vectors] : llvm::enumerate(contributions))
        for (Value &vector : vectors)
          if (mask) {
            Value identity = createIdentity(rewriter, loc, lanes.getKind(i), vector.getType());
            vector = arith::SelectOp::create(rewriter, loc, mask, vector, identity);
          }
      return contributions;
    });
  }

  /// The main loop of `trips` trips as a tree of chains (SumChains.h), which cover `spans` trips.
  void emitChains(Value begin, Value end, int64_t trips, ArrayRef<int64_t> spans, Accumulators &accumulators) {
    if (spans.empty())
      return emitVectorLoop(begin, end, unroll, /*masked=*/false, accumulators);
    int64_t step = spans.front() * width * unroll;
    emitLoop(begin, end, step, accumulators, [&](Value first) {
      Value last = arith::AddIOp::create(rewriter, loc, first, index(step));
      if (trips % spans.front() != 0)
        last = arith::MinSIOp::create(rewriter, loc, last, end);
      Accumulators parts = identities();
      emitChains(first, last, trips, spans.drop_front(), parts);
      return parts;
    });
  }

  /// Lanes of the vector at `first` that lie before `end`. 32 bits are enough for the distance: the masked
  /// loop covers less than one iteration of the main loop.
  Value createMask(Value end, Value first) {
    Value count = arith::SubIOp::create(rewriter, loc, end, first);
    Type i32 = rewriter.getI32Type();
    Value narrow = arith::IndexCastOp::create(rewriter, loc, i32, count);
    Value limit = vector::BroadcastOp::create(rewriter, loc, VectorType::get({width}, i32), narrow);
    auto numbers = llvm::to_vector(llvm::seq<int32_t>(0, width));
    Value lane = arith::ConstantOp::create(rewriter, loc, rewriter.getI32VectorAttr(numbers));
    return arith::CmpIOp::create(rewriter, loc, arith::CmpIPredicate::slt, lane, limit);
  }

  /// Pairwise, which is shorter and rounds better than one after another.
  Value mergeCopies(CombineKind kind, SmallVector<Value> copies) {
    while (copies.size() > 1) {
      size_t half = copies.size() / 2;
      for (size_t i = 0; i < half; ++i)
        copies[i] = createCombine(rewriter, loc, kind, copies[i], copies[i + half]);
      copies.resize(half);
    }
    return copies.front();
  }

  Value reduceLanes(unsigned reduction, Value vector, Value init) {
    bool isFloat = isa<FloatType>(getElementTypeOrSelf(vector.getType()));
    vector::CombiningKind kind;
    switch (lanes.getKind(reduction)) {
    case CombineKind::Add:
      kind = vector::CombiningKind::ADD;
      break;
    case CombineKind::Mul:
      kind = vector::CombiningKind::MUL;
      break;
    case CombineKind::Max:
      kind = isFloat ? vector::CombiningKind::MAXIMUMF : vector::CombiningKind::MAXSI;
      break;
    case CombineKind::Min:
      kind = isFloat ? vector::CombiningKind::MINIMUMF : vector::CombiningKind::MINSI;
      break;
    case CombineKind::Or:
      kind = vector::CombiningKind::OR;
      break;
    case CombineKind::And:
      kind = vector::CombiningKind::AND;
      break;
    }
    // Lanes merge as a tree; without the flag LLVM adds them one by one. The tree is fixed at compile
    // time, so results stay the same in every run.
    auto flags = arith::FastMathFlags::none;
    if (kind == vector::CombiningKind::MAXIMUMF || kind == vector::CombiningKind::MINIMUMF)
      flags = arith::FastMathFlags::nsz;
    else if (isFloat)
      flags = arith::FastMathFlags::reassoc;
    return vector::ReductionOp::create(rewriter, loc, kind, vector, init, flags);
  }

  RewriterBase &rewriter;
  LanesOp lanes;
  const LaneAnalysis &analysis;
  Location loc;
  int64_t width, unroll;
  bool maskedTail;
};

struct Vectorize : impl::VectorizeBase<Vectorize> {
  using VectorizeBase::VectorizeBase;

  void runOnOperation() override {
    IRRewriter rewriter(&getContext());
    // Inner loops come first in the walk; a lanes op around another one becomes a scalar loop.
    SmallVector<LanesOp> worklist;
    getOperation().walk([&](LanesOp lanes) { worklist.push_back(lanes); });
    for (LanesOp lanes : worklist) {
      if (vectorize(rewriter, lanes))
        continue;
      rewriter.setInsertionPoint(lanes);
      Value zero = arith::ConstantIndexOp::create(rewriter, lanes.getLoc(), 0);
      rewriter.replaceOp(lanes, emitScalarLoop(rewriter, lanes, zero, lanes.getInits()));
    }
  }

  /// False if the loop is better run, or can only be run, lane by lane.
  bool vectorize(RewriterBase &rewriter, LanesOp lanes) {
    APInt constant;
    std::optional<int64_t> size;
    if (matchPattern(lanes.getSize(), m_ConstantInt(&constant)))
      size = constant.getSExtValue();
    if (size && *size < kShortestVectorLoop)
      return false;

    // Which values are vectors does not depend on the width, except for quotients of the index; the width
    // comes from a first analysis that hopes for the best about those.
    LaneAnalysis first(lanes, /*width=*/1);
    if (first.getObstacle())
      return false;
    int64_t width = vectorBits / first.getWidestBits();
    bool maskedTail = maskableBits != 0 && first.getNarrowestAccessBits() >= maskableBits;
    if (width < 2 || (size && *size < width && !maskedTail))
      return false;
    LaneAnalysis analysis(lanes, width);
    if (analysis.getObstacle())
      return false;

    BodyEstimate estimate(lanes, analysis, width, vectorBits);
    int64_t unroll = llvm::bit_floor(std::max<unsigned>(maxUnroll, 1));
    if (!hasChain(lanes))
      unroll = std::min(unroll, kPointwiseUnroll);
    auto fits = [&] {
      // A few registers hold broadcast values and constants.
      bool registers = unroll * estimate.live + vectorRegisters / 4 <= vectorRegisters;
      return registers && unroll * estimate.cost <= kMaxIterationCost && (!size || *size >= unroll * width);
    };
    while (unroll > 1 && !fits())
      unroll /= 2;
    LoopNest(rewriter, lanes, analysis, width, unroll, maskedTail).rewrite();
    return true;
  }
};

} // namespace
} // namespace tilewright::tile
