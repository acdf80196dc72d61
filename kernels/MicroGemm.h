//===- MicroGemm.h - products of blocks that lie in cache ---------*- C++ -*-===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef TILEWRIGHT_KERNELS_MICROGEMM_H
#define TILEWRIGHT_KERNELS_MICROGEMM_H

#include "Simd.h"

namespace tilewright::kernels::TW_LEVEL {

// A block of kRows x kPanel of the result stays in registers: enough independent sums to hide the latency of a
// multiply-add (4 cycles, two a cycle), and no more than the registers hold.
#if defined(__AVX512F__) || defined(__aarch64__)
inline constexpr int64_t kRows = 8; // of 32 registers: 16 sums, 2 of B, 1 of A
#elif defined(__AVX2__)
inline constexpr int64_t kRows = 6; // of 16 registers: 12 sums, 2 of B, 1 of A
#else
inline constexpr int64_t kRows = 4;
#endif
inline constexpr int64_t kPanel = 2 * kLanes;

/// C[kRows x Vectors * kLanes] = A B, or += with `Accumulate`. Element (i, p) of A lies at a[i * aRow + p * aDepth].
template <int64_t Vectors, bool Accumulate>
void microGemm(int64_t depth, const float *a, int64_t aRow, int64_t aDepth, const float *b, int64_t bRow, float *c,
               int64_t cRow) {
  Vec sum[kRows][Vectors];
#pragma unroll
  for (int64_t i = 0; i < kRows; ++i)
    for (int64_t j = 0; j < Vectors; ++j)
      sum[i][j] = Accumulate ? load(c + i * cRow + j * kLanes) : Vec{};
  for (int64_t p = 0; p < depth; ++p) {
    Vec row[Vectors];
    for (int64_t j = 0; j < Vectors; ++j)
      row[j] = load(b + p * bRow + j * kLanes);
#pragma unroll
    for (int64_t i = 0; i < kRows; ++i)
      for (int64_t j = 0; j < Vectors; ++j)
        sum[i][j] += splat(a[i * aRow + p * aDepth]) * row[j];
  }
#pragma unroll
  for (int64_t i = 0; i < kRows; ++i)
    for (int64_t j = 0; j < Vectors; ++j)
      store(c + i * cRow + j * kLanes, sum[i][j]);
}

struct Range {
  int64_t begin, end;
};

/// The same for `rows`, a multiple of kRows, and `columns`, a multiple of kLanes. `depths(i, j)` says which part of the
/// sum the kRows x kLanes block at row i, column j needs: with a causal mask many terms are known to be zero. It
/// depends on the column only by being empty, for columns up to some. Blocks with an empty range are left alone.
template <bool Accumulate, typename Depths>
void gemm(int64_t rows, int64_t columns, Depths depths, const float *a, int64_t aRow, int64_t aDepth, const float *b,
          int64_t bRow, float *c, int64_t cRow) {
  for (int64_t panel = 0; panel < columns; panel += kPanel)
    for (int64_t i = 0; i < rows; i += kRows) {
      int64_t j = panel, end = smaller(panel + kPanel, columns);
      Range range = depths(i, j);
      if (range.begin >= range.end && j + kLanes < end)
        range = depths(i, j += kLanes);
      if (range.begin >= range.end)
        continue;
      auto *micro = end - j == kPanel ? microGemm<2, Accumulate> : microGemm<1, Accumulate>;
      micro(range.end - range.begin, a + i * aRow + range.begin * aDepth, aRow, aDepth, b + range.begin * bRow + j,
            bRow, c + i * cRow + j, cRow);
    }
}

} // namespace tilewright::kernels::TW_LEVEL

#endif // TILEWRIGHT_KERNELS_MICROGEMM_H
