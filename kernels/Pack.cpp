//===- Pack.cpp - a matmul's right operand as column panels -----------------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// result[b, p, k, j] = input[b, k, p * panel + j], zero past the last column. Two
// layouts of the input matter: rows contiguous (a copy) and columns contiguous, as a
// weight [out, in] is when it multiplies from the right as [in, out]. The latter goes
// through square transposes in registers, since neither scattered stores nor gathers
// come near the speed of the cache. Pairs of bf16, result[b, p, k, j, h] =
// input[b, 2 k + h, p * panel + j], are elements of 32 bits once the two are together.
//
//===----------------------------------------------------------------------===//

#include "Simd.h"
#include "tilewright/Kernels/Params.h"

namespace tilewright::kernels::TW_LEVEL {
namespace {

/// Part of one panel: `depth` rows, `width` of the `panel` columns present. Of narrow panels, part of `panels`, whose
/// results are `panelStride` apart.
template <typename From, typename To> struct PanelPart {
  const From *input;
  int64_t depthStride, columnStride;
  To *result;
  int64_t depth, width, panel;
  int64_t panels, panelStride;
};

/// The type that the input is widened to.
template <typename From, typename To> To widen(From value) {
  if constexpr (sizeof(From) == sizeof(To))
    return value;
  else
    return toFloat(value);
}

/// Any strides, element by element; from row `firstRow` and column `firstColumn` of the part on.
template <typename From, typename To>
void packElements(const PanelPart<From, To> &part, int64_t firstRow, int64_t firstColumn) {
  for (int64_t k = firstRow; k < part.depth; ++k) {
    const From *from = part.input + k * part.depthStride;
    To *to = part.result + k * part.panel;
    for (int64_t j = firstColumn; j < part.width; ++j)
      to[j] = widen<From, To>(from[j * part.columnStride]);
    for (int64_t j = smaller(part.width, part.panel); j < part.panel; ++j)
      to[j] = To(0);
  }
}

constexpr int64_t kRowsAhead = 16;

/// Rows contiguous. The constant width lets the compiler copy whole vectors.
template <int64_t kWidth, typename From> void packRows(const PanelPart<From, float> &part) {
  for (int64_t k = 0; k < part.depth; ++k) {
    const From *from = part.input + k * part.depthStride;
    float *to = part.result + k * kWidth;
    // Rows lie far apart, often on a page each, where no hardware prefetcher follows.
    for (int64_t j = 0; j < kWidth; j += 64 / sizeof(From))
      __builtin_prefetch(from + kRowsAhead * part.depthStride + j);
    for (int64_t j = 0; j < kWidth; j += kLanes)
      store(to + j, loadWide(from + j));
  }
}

/// Columns contiguous: squares of kLanes columns and as many steps of k.
template <typename From> void packColumns(const PanelPart<From, float> &part) {
  int64_t squareRows = part.depth / kLanes * kLanes, squareColumns = part.width / kLanes * kLanes;
  for (int64_t j = 0; j < squareColumns; j += kLanes) {
    for (int64_t k = 0; k < squareRows; k += kLanes) {
      Vec rows[kLanes];
      const From *from = part.input + j * part.columnStride + k;
      for (int64_t i = 0; i < kLanes; ++i)
        rows[i] = loadWide(from + i * part.columnStride);
      transposeSquare(rows);
      float *to = part.result + k * part.panel + j;
      for (int64_t i = 0; i < kLanes; ++i)
        store(to + i * part.panel, rows[i]);
    }
  }
  PanelPart<From, float> rest = part;
  if (squareColumns < part.panel) { // the columns beside the squares, and the zeros
    rest.depth = squareRows;
    packElements(rest, 0, squareColumns);
    rest.depth = part.depth;
  }
  packElements(rest, squareRows, 0);
}

/// Rows contiguous, panels of half a vector or less.
template <int64_t kWidth, typename From> void packNarrowRows(const PanelPart<From, float> &part) {
  typedef float Row __attribute__((vector_size(4 * kWidth), aligned(4), may_alias));
  for (int64_t k = 0; k < part.depth; ++k) {
    const From *from = part.input + k * part.depthStride;
    __builtin_prefetch(from + kRowsAhead * part.depthStride);
    float *to = part.result + k * kWidth;
    for (int64_t p = 0; p < part.panels; ++p, from += kWidth, to += part.panelStride) {
      Row row;
      for (int64_t j = 0; j < kWidth; ++j)
        row[j] = toFloat(from[j]);
      *reinterpret_cast<Row *>(to) = row;
    }
  }
}

/// `pack` for each panel of a part alone.
template <typename From, typename To, typename Pack> void forEachPanel(PanelPart<From, To> part, Pack pack) {
  int64_t width = part.width;
  for (int64_t p = 0; p < part.panels; ++p) {
    part.width = smaller(part.panel, width - p * part.panel);
    pack(part);
    part.input += part.panel * part.columnStride;
    part.result += part.panelStride;
  }
}

template <typename From, typename To> void packPanel(const PanelPart<From, To> &part) {
  if constexpr (sizeof(To) == sizeof(float)) {
    if (part.depthStride == 1)
      return packColumns(part);
    if (part.columnStride == 1 && part.width == part.panel)
      switch (part.panel) {
      case 16:
        return packRows<16>(part);
      case 32:
        return packRows<32>(part);
      case 48:
        return packRows<48>(part);
      case 64:
        return packRows<64>(part);
      }
  }
  packElements(part, 0, 0);
}

template <typename From, typename To> void packPart(const PanelPart<From, To> &part) {
  if constexpr (sizeof(To) == sizeof(float))
    if (part.panel == 8 && part.columnStride == 1 && part.width == part.panels * part.panel)
      return packNarrowRows<8>(part);
  forEachPanel(part, packPanel<From, To>);
}

/// Runs `packPart` for the parts of the tiles.
template <typename From, typename To, typename PackPart>
void forEachPart(const tw_kernel_args *args, int64_t begin, int64_t end, PackPart packPart) {
  const PackParams &p = *reinterpret_cast<const PackParams *>(args->params);
  const From *input = static_cast<const From *>(args->buffers[p.input.buffer]) + p.input.offset;
  To *result = static_cast<To *>(args->buffers[p.result]);
  for (int64_t tile = begin; tile < end; ++tile) {
    int64_t chunk = tile % p.depthTiles(), tileNumber = tile / p.depthTiles();
    int64_t batch = tileNumber / p.panelTiles(), panel = tileNumber % p.panelTiles() * p.panelsPerTile();
    int64_t column = panel * p.panel;
    int64_t row = chunk * PackParams::kTileDepth;
    PanelPart<From, To> part;
    part.depthStride = p.input.strides[2];
    part.columnStride = p.input.strides[3];
    part.input = input + batch / p.innerBatch * p.input.strides[0] + batch % p.innerBatch * p.input.strides[1] +
                 row * part.depthStride + column * part.columnStride;
    part.result = result + ((batch * p.panels() + panel) * p.depth + row) * p.panel;
    part.depth = smaller(PackParams::kTileDepth, p.depth - row);
    part.panels = smaller(p.panelsPerTile(), p.panels() - panel);
    part.width = smaller(part.panels * p.panel, p.columns - column);
    part.panel = p.panel;
    part.panelStride = p.depth * p.panel;
    packPart(part);
  }
}

template <typename From, typename To> void pack(const tw_kernel_args *args, int64_t begin, int64_t end) {
  forEachPart<From, To>(args, begin, end, packPart<From, To>);
}

/// Rows of pairs: the elements of rows 2 k and 2 k + 1 by turns, `kWidth` at a time, as numbers of 32 bits.
template <int64_t kWidth> void interleaveRows(const PanelPart<BFloat16, BFloat16> &part) {
  typedef uint16_t Half __attribute__((vector_size(2 * kWidth), aligned(2), may_alias));
  typedef uint32_t Pairs __attribute__((vector_size(4 * kWidth)));
  typedef uint32_t UnalignedPairs __attribute__((vector_size(4 * kWidth), aligned(2), may_alias));
  for (int64_t k = 0; k < part.depth; k += 2) {
    const BFloat16 *from = part.input + k * part.depthStride;
    for (int64_t p = 0; p < part.panels; ++p) {
      BFloat16 *to = part.result + p * part.panelStride + k * part.panel;
      for (int64_t j = 0; j < part.panel; j += kWidth, from += kWidth) {
        __builtin_prefetch(from + kRowsAhead * part.depthStride);
        __builtin_prefetch(from + (kRowsAhead + 1) * part.depthStride);
        Pairs low = __builtin_convertvector(*reinterpret_cast<const Half *>(from), Pairs);
        Pairs high = __builtin_convertvector(*reinterpret_cast<const Half *>(from + part.depthStride), Pairs);
        *reinterpret_cast<UnalignedPairs *>(to + 2 * j) = low | high << 16;
      }
    }
  }
}

void packPanelOfPairs(const PanelPart<BFloat16, BFloat16> &part) {
  if (part.depthStride == 1 && part.columnStride % 2 == 0) {
    // Both are neighbours already: a pack of numbers of 32 bits, half as deep.
    PanelPart<float, float> words{};
    words.input = reinterpret_cast<const float *>(part.input);
    words.depthStride = 1;
    words.columnStride = part.columnStride / 2;
    words.result = reinterpret_cast<float *>(part.result);
    words.depth = part.depth / 2;
    words.width = part.width;
    words.panel = part.panel;
    return packColumns(words);
  }
  for (int64_t k = 0; k < part.depth; ++k) {
    const BFloat16 *from = part.input + k * part.depthStride;
    BFloat16 *to = part.result + k / 2 * 2 * part.panel + k % 2;
    for (int64_t j = 0; j < part.panel; ++j)
      to[2 * j] = j < part.width ? from[j * part.columnStride] : BFloat16{0};
  }
}

void packPairs(const PanelPart<BFloat16, BFloat16> &part) {
  if (part.columnStride == 1 && part.width == part.panels * part.panel) {
    if (part.panel % 16 == 0)
      return interleaveRows<16>(part);
    if (part.panel % 8 == 0)
      return interleaveRows<8>(part);
  }
  forEachPanel(part, packPanelOfPairs);
}

} // namespace

void tw_pack_f32(const tw_kernel_args *args, int64_t begin, int64_t end) { pack<float, float>(args, begin, end); }
void tw_pack_f64(const tw_kernel_args *args, int64_t begin, int64_t end) { pack<double, double>(args, begin, end); }
// Nothing is computed, so integers are floats of their size.
void tw_pack_i32(const tw_kernel_args *args, int64_t begin, int64_t end) { pack<float, float>(args, begin, end); }
void tw_pack_i64(const tw_kernel_args *args, int64_t begin, int64_t end) { pack<double, double>(args, begin, end); }
void tw_pack_f16(const tw_kernel_args *args, int64_t begin, int64_t end) { pack<_Float16, float>(args, begin, end); }
void tw_pack_bf16(const tw_kernel_args *args, int64_t begin, int64_t end) { pack<BFloat16, float>(args, begin, end); }
void tw_pack_pairs_bf16(const tw_kernel_args *args, int64_t begin, int64_t end) {
  forEachPart<BFloat16, BFloat16>(args, begin, end, packPairs);
}

} // namespace tilewright::kernels::TW_LEVEL
