//===- KernelTesting.h - calling a library kernel from a test -----*- C++ -*-===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef TILEWRIGHT_UNITTESTS_KERNELS_KERNELTESTING_H
#define TILEWRIGHT_UNITTESTS_KERNELS_KERNELTESTING_H

#include "tilewright/Kernels/Registry.h"

#include <cstring>
#include <random>
#include <string>
#include <vector>

namespace tilewright::kernels::testing {

/// Runs all tiles of a kernel, `step` at a time and the last first: no tile may depend on another one.
/// Returns the recorded error.
template <typename Params>
int32_t runKernel(const std::string &symbol, CpuLevel level, const Params &params, std::vector<void *> buffers,
                  int64_t tiles, int64_t scratchBytes, int64_t step = 1) {
  tw_kernel kernel = findKernel(symbol, level);
  if (!kernel)
    return -1;
  // Fresh memory is often zero, which would hide a read of what was never written: fill it with NaNs.
  std::vector<char> scratch(scratchBytes + 64, char(0xff));
  void *aligned = reinterpret_cast<void *>((reinterpret_cast<uintptr_t>(scratch.data()) + 63) / 64 * 64);
  int32_t error = TW_OK;
  tw_kernel_args args = {};
  args.buffers = buffers.data();
  args.params = reinterpret_cast<const int64_t *>(&params);
  args.scratch = aligned;
  args.scratch_bytes = scratchBytes;
  args.error = &error;
  args.threads = 1;
  for (int64_t end = tiles; end > 0; end -= step)
    kernel(&args, end - step < 0 ? 0 : end - step, end);
  return error;
}

/// How tests convert between double and the element types of kernels.
struct BFloat16 {
  uint16_t bits;
  BFloat16() = default;
  BFloat16(double value) {
    float single = float(value);
    uint32_t word;
    std::memcpy(&word, &single, 4);
    bits = uint16_t((word + 0x7fff + (word >> 16 & 1)) >> 16);
  }
  operator double() const {
    uint32_t word = uint32_t(bits) << 16;
    float single;
    std::memcpy(&single, &word, 4);
    return single;
  }
};

template <typename T> std::vector<T> randomValues(int64_t count, uint32_t seed) {
  std::mt19937 generator(seed);
  std::normal_distribution<float> normal;
  std::vector<T> values;
  for (int64_t i = 0; i < count; ++i)
    values.push_back(T(normal(generator)));
  return values;
}

} // namespace tilewright::kernels::testing

#endif // TILEWRIGHT_UNITTESTS_KERNELS_KERNELTESTING_H
