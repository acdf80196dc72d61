//===- GroupRows.cpp - which positions of a list have the same id
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A stable radix sort of (id, position) pairs held in one 64-bit word. One thread
// does all of it: a step has one such sort per table, and tables run side by side.
//
//===----------------------------------------------------------------------===//

#include "Simd.h"
#include "tilewright/Kernels/Params.h"

namespace tilewright::kernels::TW_LEVEL {
namespace {

constexpr int64_t kMaxDigitBits = 11; // 2048 counters of 4 bytes stay in L1

int64_t bitsOf(uint64_t value) { return value == 0 ? 0 : 64 - __builtin_clzll(value); }

/// Sorts by the upper 32 bits, of which `keyBits` are used, and returns which of the two buffers has the result.
uint64_t *radixSort(uint64_t *data, uint64_t *other, int64_t count, int64_t keyBits) {
  // Few elements do not pay for many counters.
  int64_t digitBits = smaller(kMaxDigitBits, bitsOf(uint64_t(count)) < 4 ? 4 : bitsOf(uint64_t(count)));
  int64_t passes = (keyBits + digitBits - 1) / digitBits;
  digitBits = passes == 0 ? 0 : (keyBits + passes - 1) / passes;
  for (int64_t pass = 0; pass < passes; ++pass) {
    int64_t shift = 32 + pass * digitBits;
    uint64_t mask = (uint64_t(1) << digitBits) - 1;
    uint32_t offsets[int64_t(1) << kMaxDigitBits];
    for (uint64_t digit = 0; digit <= mask; ++digit)
      offsets[digit] = 0;
    for (int64_t i = 0; i < count; ++i)
      ++offsets[data[i] >> shift & mask];
    uint32_t sum = 0;
    for (uint64_t digit = 0; digit <= mask; ++digit) {
      uint32_t size = offsets[digit];
      offsets[digit] = sum;
      sum += size;
    }
    for (int64_t i = 0; i < count; ++i)
      other[offsets[data[i] >> shift & mask]++] = data[i];
    uint64_t *swap = data;
    data = other;
    other = swap;
  }
  return data;
}

template <typename Id> void groupRows(const tw_kernel_args *args, int64_t begin, int64_t end) {
  if (begin == end)
    return;
  const auto &params = *reinterpret_cast<const GroupRowsParams *>(args->params);
  const Id *ids = static_cast<const Id *>(args->buffers[params.ids.buffer]) + params.ids.offset;
  Id *unique = static_cast<Id *>(args->buffers[params.unique]);
  int32_t *starts = static_cast<int32_t *>(args->buffers[params.starts]);
  int32_t *permutation = static_cast<int32_t *>(args->buffers[params.permutation]);
  int32_t *groups = static_cast<int32_t *>(args->buffers[params.groups]);
  int64_t count = params.count();
  uint64_t *pairs = static_cast<uint64_t *>(args->scratch);

  int64_t kept = 0;
  bool isValid = true;
  for (int64_t outer = 0; outer < params.outerCount; ++outer)
    for (int64_t inner = 0; inner < params.innerCount; ++inner) {
      int64_t id = ids[outer * params.ids.strides[0] + inner * params.ids.strides[1]];
      if (params.hasSkip && id == params.skip)
        continue;
      isValid &= uint64_t(id) < uint64_t(params.rows);
      pairs[kept++] = uint64_t(id) << 32 | uint64_t(outer * params.innerCount + inner);
    }
  if (!isValid) {
    *args->error = TW_ERROR_INDEX_RANGE;
    kept = 0; // no group at all: nothing must be updated
  }
  pairs = radixSort(pairs, pairs + count, kept, bitsOf(uint64_t(params.rows > 0 ? params.rows - 1 : 0)));

  int32_t group = -1;
  for (int64_t i = 0; i < kept; ++i) {
    if (i == 0 || pairs[i] >> 32 != pairs[i - 1] >> 32) {
      unique[++group] = Id(pairs[i] >> 32);
      starts[group] = int32_t(i);
    }
    permutation[i] = int32_t(pairs[i] & 0xffffffff);
  }
  *groups = group + 1;
  // The rest is defined too, so that equal inputs give equal bits.
  for (int64_t i = group + 1; i < count; ++i)
    unique[i] = 0;
  for (int64_t i = group + 1; i <= count; ++i)
    starts[i] = int32_t(kept);
  for (int64_t i = kept; i < count; ++i)
    permutation[i] = 0;
}

} // namespace

void tw_group_rows_i64(const tw_kernel_args *args, int64_t begin, int64_t end) { groupRows<int64_t>(args, begin, end); }
void tw_group_rows_i32(const tw_kernel_args *args, int64_t begin, int64_t end) { groupRows<int32_t>(args, begin, end); }

} // namespace tilewright::kernels::TW_LEVEL
