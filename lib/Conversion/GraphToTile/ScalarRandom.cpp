//===- ScalarRandom.cpp - the counter-based generator -----------------------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Philox-4x32-10: Salmon, Moraes, Dror, Shaw, "Parallel random numbers: as easy as
// 1, 2, 3", SC 2011. A function of key and counter, without state: any element can
// be computed by any thread, at any time, again.
//
//===----------------------------------------------------------------------===//

#include "ScalarOps.h"

using namespace mlir;

namespace tilewright {

namespace {
constexpr int kRounds = 10;
constexpr uint32_t kMultiplier0 = 0xD2511F53, kMultiplier1 = 0xCD9E8D57;
constexpr uint32_t kWeyl0 = 0x9E3779B9, kWeyl1 = 0xBB67AE85;

/// The 32-bit halves of an i64.
std::pair<Value, Value> halves(ScalarBuilder &b, Value wide) {
  Type i32 = b.builder.getI32Type();
  Value high = b.create<arith::ShRUIOp>(wide, b.integer(wide.getType(), 32));
  return {b.create<arith::TruncIOp>(i32, wide), b.create<arith::TruncIOp>(i32, high)};
}

/// Low and high word of a 32 x 32 bit product.
std::pair<Value, Value> multiplyWide(ScalarBuilder &b, Value x, uint32_t multiplier) {
  Type i64 = b.builder.getI64Type();
  return halves(b, b.create<arith::MulIOp>(b.create<arith::ExtUIOp>(i64, x), b.integer(i64, multiplier)));
}
} // namespace

Value emitRandomUniform(ScalarBuilder &b, Value seed, Value element, int64_t stream) {
  Type i32 = b.builder.getI32Type(), i64 = b.builder.getI64Type();
  auto [key0, key1] = halves(b, seed);
  auto [counter0, counter1] = halves(b, b.create<arith::ShRUIOp>(element, b.integer(i64, 2)));
  Value c0 = counter0, c1 = counter1, c2 = b.integer(i32, stream), c3 = b.integer(i32, stream >> 32);
  for (int round = 0; round < kRounds; ++round) {
    if (round > 0) {
      key0 = b.create<arith::AddIOp>(key0, b.integer(i32, kWeyl0));
      key1 = b.create<arith::AddIOp>(key1, b.integer(i32, kWeyl1));
    }
    auto [low0, high0] = multiplyWide(b, c0, kMultiplier0);
    auto [low1, high1] = multiplyWide(b, c2, kMultiplier1);
    c0 = b.create<arith::XOrIOp>(b.create<arith::XOrIOp>(high1, c1), key0);
    c2 = b.create<arith::XOrIOp>(b.create<arith::XOrIOp>(high0, c3), key1);
    c1 = low1;
    c3 = low0;
  }
  Value word = b.create<arith::AndIOp>(b.create<arith::TruncIOp>(i32, element), b.integer(i32, 3));
  auto isWord = [&](int64_t n) { return b.compare(arith::CmpIPredicate::eq, word, b.integer(i32, n)); };
  Value bits = b.select(isWord(0), c0, b.select(isWord(1), c1, b.select(isWord(2), c2, c3)));
  // 24 bits are exact in an f32, and the signed conversion of them is the cheap one.
  Value upper = b.create<arith::ShRUIOp>(bits, b.integer(i32, 8));
  Value value = b.create<arith::SIToFPOp>(b.builder.getF32Type(), upper);
  return b.create<arith::MulFOp>(value, b.constant(b.builder.getF32Type(), 0x1p-24));
}

} // namespace tilewright
