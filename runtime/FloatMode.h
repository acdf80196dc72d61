//===- FloatMode.h - how a thread treats subnormal numbers --------*- C++ -*-===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef TILEWRIGHT_RUNTIME_FLOATMODE_H
#define TILEWRIGHT_RUNTIME_FLOATMODE_H

#include <cstdint>
#if defined(__x86_64__)
#include <immintrin.h>
#endif

namespace tilewright::rt {

/// The control register of a thread's floating-point unit: above all, whether subnormal numbers (below 1.2e-38 for f32)
/// are computed with or taken for zero. `torch.set_flush_denormal` sets it for the thread that calls it.
class FloatMode {
public:
  static FloatMode ofThread() {
#if defined(__x86_64__)
    return FloatMode(_mm_getcsr());
#elif defined(__aarch64__)
    uint64_t bits;
    asm volatile("mrs %0, fpcr" : "=r"(bits));
    return FloatMode(bits);
#else
    return FloatMode(0);
#endif
  }

  /// The same, but subnormal operands and results are taken for zero.
  FloatMode flushing() const { return FloatMode(bits | kFlush); }

  void setForThread() const {
#if defined(__x86_64__)
    _mm_setcsr(static_cast<uint32_t>(bits));
#elif defined(__aarch64__)
    asm volatile("msr fpcr, %0" : : "r"(bits));
#endif
  }

private:
  explicit FloatMode(uint64_t bits) : bits(bits) {}

#if defined(__x86_64__)
  static constexpr uint64_t kFlush = 0x8040; // flush to zero, denormals are zero
#elif defined(__aarch64__)
  static constexpr uint64_t kFlush = uint64_t(1) << 24; // FZ
#else
  static constexpr uint64_t kFlush = 0;
#endif

  uint64_t bits;
};

} // namespace tilewright::rt

#endif // TILEWRIGHT_RUNTIME_FLOATMODE_H
