//===- Simd.h - vectors of the level, element types, exp2 ---------*- C++ -*-===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef TILEWRIGHT_KERNELS_SIMD_H
#define TILEWRIGHT_KERNELS_SIMD_H

#include "Level.h"

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

/// 2^x for x below 128, within 2 units in the last place; 0 where the result would be denormal. A NaN stays one.
inline Vec exp2(Vec x) {
  // Adding 1.5 * 2^23 rounds to an integer and leaves it in the low bits, from where a shift makes it the exponent:
  // no conversion, which would be undefined for a NaN.
  Vec shifted = x + 12582912.0f;
  Vec f = x - (shifted - 12582912.0f);
  Vec p = splat(1.535336188319500e-4f);
  p = p * f + 1.339887440266574e-3f;
  p = p * f + 9.618437357674640e-3f;
  p = p * f + 5.550332471162809e-2f;
  p = p * f + 2.402264791363012e-1f;
  p = p * f + 6.931472028550421e-1f;
  p = p * f + 1.0f;
  Vec power = (Vec)(((IntVec)shifted << 23) + 0x3f800000);
  return select(x < -126.0f, Vec{}, p * power);
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

} // namespace tilewright::kernels::TW_LEVEL

#endif // TILEWRIGHT_KERNELS_SIMD_H
