//===- ScatterAdd.cpp - base with rows added at ids
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each tile owns some rows: it copies them from the base, then reads all ids in
// order and adds the updates of its own. So there are no atomics, no buffers, and
// the same sums whatever the thread count.
//
//===----------------------------------------------------------------------===//

#include "Simd.h"
#include "tilewright/Kernels/Params.h"

namespace tilewright::kernels::TW_LEVEL {
namespace {

template <typename T> T sum(T a, T b) { return a + b; }
template <> int32_t sum(int32_t a, int32_t b) { return int32_t(uint32_t(a) + uint32_t(b)); } // wraps
template <> int64_t sum(int64_t a, int64_t b) { return int64_t(uint64_t(a) + uint64_t(b)); }
template <> BFloat16 sum(BFloat16 a, BFloat16 b) { return fromFloat<BFloat16>(toFloat(a) + toFloat(b)); }

template <typename T> void initializeRows(const tw_kernel_args *args, const ScatterAddParams &params, int64_t tile) {
  T *result = static_cast<T *>(args->buffers[params.result]);
  const T *base = params.base < 0 ? nullptr : static_cast<const T *>(args->buffers[params.base]);
  if (base == result)
    return;
  int64_t piece = int64_t(1) << params.rowShift;
  for (int64_t row = tile * piece; row < params.rows; row += params.tiles * piece) {
    int64_t first = row * params.width, last = smaller(row + piece, params.rows) * params.width;
    for (int64_t i = first; i < last; ++i)
      result[i] = base ? base[i] : T{};
  }
}

/// The updates of one tile that were found and not added yet. Looking ahead in this list is what allows to prefetch.
template <typename T> class PendingAdds {
public:
  PendingAdds(T *result, const T *updates, int64_t width) : result(result), updates(updates), width(width) {}

  void add(int64_t row, int64_t update) {
    rows[count] = row;
    offsets[count] = update;
    if (++count == kCapacity)
      flush();
  }

  void flush() {
    for (int64_t i = 0; i < count; ++i) {
      if (i + kAhead < count)
        __builtin_prefetch(result + rows[i + kAhead] * width, 1);
      T *to = result + rows[i] * width;
      const T *from = updates + offsets[i];
      for (int64_t d = 0; d < width; ++d)
        to[d] = sum(to[d], from[d]);
    }
    count = 0;
  }

private:
  static constexpr int64_t kCapacity = 256, kAhead = 8;
  T *result;
  const T *updates;
  int64_t width;
  int64_t count = 0;
  int64_t rows[kCapacity], offsets[kCapacity];
};

template <typename T, typename Id> void scatterAdd(const tw_kernel_args *args, int64_t begin, int64_t end) {
  const auto &params = *reinterpret_cast<const ScatterAddParams *>(args->params);
  const Id *ids = static_cast<const Id *>(args->buffers[params.ids.buffer]) + params.ids.offset;
  const T *updates = static_cast<const T *>(args->buffers[params.updates.buffer]) + params.updates.offset;
  for (int64_t tile = begin; tile < end; ++tile) {
    initializeRows<T>(args, params, tile);
    PendingAdds<T> pending(static_cast<T *>(args->buffers[params.result]), updates, params.width);
    for (int64_t outer = 0; outer < params.outerRows; ++outer)
      for (int64_t inner = 0; inner < params.innerRows; ++inner) {
        int64_t row = ids[outer * params.ids.strides[0] + inner * params.ids.strides[1]];
        // Unsigned, so that a negative id has an owner too, which reports it.
        if ((uint64_t(row) >> params.rowShift & uint64_t(params.tiles - 1)) != uint64_t(tile))
          continue;
        if (params.hasSkip && row == params.skip)
          continue;
        if (uint64_t(row) >= uint64_t(params.rows)) {
          *args->error = TW_ERROR_INDEX_RANGE;
          return;
        }
        pending.add(row, outer * params.updates.strides[0] + inner * params.updates.strides[1]);
      }
    pending.flush();
  }
}

} // namespace

#define TW_SCATTER_ADD(name, type)                                                                                     \
  void tw_scatter_add_##name##_i64(const tw_kernel_args *args, int64_t begin, int64_t end) {                           \
    scatterAdd<type, int64_t>(args, begin, end);                                                                       \
  }                                                                                                                    \
  void tw_scatter_add_##name##_i32(const tw_kernel_args *args, int64_t begin, int64_t end) {                           \
    scatterAdd<type, int32_t>(args, begin, end);                                                                       \
  }
TW_SCATTER_ADD(f64, double)
TW_SCATTER_ADD(f32, float)
TW_SCATTER_ADD(f16, _Float16)
TW_SCATTER_ADD(bf16, BFloat16)
TW_SCATTER_ADD(i64, int64_t)
TW_SCATTER_ADD(i32, int32_t)
#undef TW_SCATTER_ADD

} // namespace tilewright::kernels::TW_LEVEL
