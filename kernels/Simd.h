//===- Simd.h - vectors of the level, element types, math ---------*- C++ -*-===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef TILEWRIGHT_KERNELS_SIMD_H
#define TILEWRIGHT_KERNELS_SIMD_H

#include "Level.h"

#include <utility>

namespace tilewright::kernels::TW_LEVEL {

#if defined(__AVX512F__)
inline constexpr int64_t kVectorBytes = 64;
#elif defined(__AVX2__)
inline constexpr int64_t kVectorBytes = 32;
#else
inline constexpr int64_t kVectorBytes = 16;
#endif

typedef float Vec __attribute__((vector_size(kVectorBytes)));
typedef int32_t IntVec __attribute__((vector_size(kVectorBytes)));
// The same vectors where memory is only aligned as an element is.
typedef float UnalignedVec __attribute__((vector_size(kVectorBytes), aligned(4), may_alias));
inline constexpr int64_t kLanes = kVectorBytes / 4;

inline Vec load(const float *from) { return *reinterpret_cast<const UnalignedVec *>(from); }
inline void store(float *to, Vec value) { *reinterpret_cast<UnalignedVec *>(to) = value; }
inline Vec splat(float value) { return value - Vec{}; }
inline Vec select(IntVec condition, Vec ifTrue, Vec ifFalse) { return condition ? ifTrue : ifFalse; }
/// A NaN in `b` gives `a`.
inline Vec maximum(Vec a, Vec b) { return select(b > a, b, a); }
inline IntVec laneNumbers() {
  IntVec lanes;
  for (int64_t i = 0; i < kLanes; ++i)
    lanes[i] = int32_t(i);
  return lanes;
}

inline int64_t roundUp(int64_t value, int64_t multiple) { return (value + multiple - 1) / multiple * multiple; }
inline int64_t smaller(int64_t a, int64_t b) { return a < b ? a : b; }

inline constexpr float kLog2E = 1.44269504088896340736f;
inline constexpr float kLn2 = 0.69314718055994530942f;
inline constexpr float kInfinity = __builtin_inff();

/// 2^x for x below 128, within 2 units in the last place; 0 below 2^-127. A NaN stays one.
inline Vec exp2(Vec x) {
  x = maximum(x, splat(-127.0f)); // whose power of two has the bits of 0
  // Adding 1.5 * 2^23 rounds to an integer and leaves it in the low bits, from where a shift makes it the exponent:
  // no conversion, which would be undefined for a NaN.
  Vec shifted = x + 12582912.0f;
  Vec f = x - (shifted - 12582912.0f);
  Vec p = splat(0x1.5bba18p-10f);
  p = p * f + 0x1.3cea88p-7f;
  p = p * f + 0x1.c6b752p-5f;
  p = p * f + 0x1.ebf9bcp-3f;
  p = p * f + 0x1.62e42ap-1f;
  p = p * f + 1.0f;
  return p * (Vec)(((IntVec)shifted << 23) + 0x3f800000);
}

/// The natural logarithm of a normal number, within 2 units in the last place. A NaN stays one.
inline Vec log(Vec x) {
  // x = 2^k m with sqrt(1/2) <= m < sqrt(2).
  IntVec bits = (IntVec)x, aboveHalf = bits - 0x3f3504f3, k = aboveHalf >> 23;
  Vec f = (Vec)(bits - (aboveHalf & ~0x7fffff)) - 1.0f;
  Vec p = splat(0x1.1485aap-4f);
  constexpr float kCoefficients[] = {-0x1.de430ep-4f, 0x1.e6d9bp-4f,  -0x1.fc21b2p-4f, 0x1.2339e2p-3f,
                                     -0x1.555c5ap-3f, 0x1.99a484p-3f, -0x1.000006p-2f, 0x1.555548p-2f};
  for (float coefficient : kCoefficients)
    p = p * f + coefficient;
  Vec square = f * f;
  Vec result = __builtin_convertvector(k, Vec) * kLn2 + (f + (square * f * p - square * 0.5f));
  return select(x == x, result, x);
}

typedef uint32_t UIntVec __attribute__((vector_size(kVectorBytes)));
typedef uint64_t WideVec __attribute__((vector_size(2 * kVectorBytes)));

/// Philox-4x32-10 (ScalarRandom.cpp): four words for each counter, of two halves.
inline void philox(UIntVec low, UIntVec high, uint64_t stream, uint64_t seed, UIntVec (&words)[4]) {
  words[0] = low;
  words[1] = high;
  words[2] = UIntVec{} + uint32_t(stream);
  words[3] = UIntVec{} + uint32_t(stream >> 32);
  uint32_t key0 = uint32_t(seed), key1 = uint32_t(seed >> 32);
  for (int round = 0; round < 10; ++round, key0 += 0x9E3779B9, key1 += 0xBB67AE85) {
    WideVec first = __builtin_convertvector(words[0], WideVec) * 0xD2511F53,
            second = __builtin_convertvector(words[2], WideVec) * 0xCD9E8D57;
    words[0] = __builtin_convertvector(second >> 32, UIntVec) ^ words[1] ^ key0;
    words[1] = __builtin_convertvector(second, UIntVec);
    words[2] = __builtin_convertvector(first >> 32, UIntVec) ^ words[3] ^ key1;
    words[3] = __builtin_convertvector(first, UIntVec);
  }
}

/// bfloat16 as the upper half of an f32.
struct BFloat16 {
  uint16_t bits;
};

inline float toFloat(float value) { return value; }
inline float toFloat(_Float16 value) { return float(value); }
inline float toFloat(BFloat16 value) { return __builtin_bit_cast(float, uint32_t(value.bits) << 16); }

template <typename T> T fromFloat(float value) { return T(value); }
template <> inline BFloat16 fromFloat<BFloat16>(float value) {
  uint32_t bits = __builtin_bit_cast(uint32_t, value);
  if (value != value)
    return {uint16_t(bits >> 16 | 0x40)};                      // rounding could turn a NaN into infinity
  return {uint16_t((bits + 0x7fff + (bits >> 16 & 1)) >> 16)}; // to nearest, ties to even
}

/// kLanes elements from contiguous memory, as f32.
inline Vec loadWide(const float *from) { return load(from); }
template <typename T> Vec loadWide(const T *from) {
  Vec result;
  for (int64_t i = 0; i < kLanes; ++i)
    result[i] = toFloat(from[i]);
  return result;
}

/// One exchange of a transpose by halves: of each 2 x 2 block of `kDistance`-wide pieces of the rows (a, b), the upper
/// right and the lower left piece change places.
template <int kDistance, size_t... kLane> void exchange(Vec &a, Vec &b, std::index_sequence<kLane...>) {
  Vec upper = __builtin_shufflevector(a, b, (kLane & kDistance ? kLanes + kLane - kDistance : kLane)...);
  Vec lower = __builtin_shufflevector(a, b, (kLane & kDistance ? kLanes + kLane : kLane + kDistance)...);
  a = upper;
  b = lower;
}

template <int kDistance> void transposeSteps(Vec (&rows)[kLanes]) {
  for (int64_t i = 0; i < kLanes; ++i)
    if (!(i & kDistance))
      exchange<kDistance>(rows[i], rows[i + kDistance], std::make_index_sequence<kLanes>());
  if constexpr (kDistance > 1)
    transposeSteps<kDistance / 2>(rows);
}

/// Row i becomes what was in lane i.
inline void transposeSquare(Vec (&rows)[kLanes]) { transposeSteps<kLanes / 2>(rows); }

/// Lane i of the result is the sum of row i.
template <int kDistance = kLanes / 2> Vec sumOfEachRow(Vec (&rows)[kLanes]) {
  for (int64_t i = 0; i < kDistance; ++i) {
    exchange<kDistance>(rows[i], rows[i + kDistance], std::make_index_sequence<kLanes>());
    rows[i] += rows[i + kDistance];
  }
  if constexpr (kDistance > 1)
    return sumOfEachRow<kDistance / 2>(rows);
  return rows[0];
}

} // namespace tilewright::kernels::TW_LEVEL

#endif // TILEWRIGHT_KERNELS_SIMD_H
