//===- PackTest.cpp - column panels against their definition ----------------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "KernelTesting.h"
#include "tilewright/Kernels/Params.h"

#include "gtest/gtest.h"

using namespace tilewright::kernels;
using namespace tilewright::kernels::testing;

namespace {

/// Where the input's elements lie: rows or columns contiguous, or neither.
enum class Layout { Rows, Columns, Spread };

/// `together` is 2 for pairs: rows 2 k and 2 k + 1 of a panel lie element beside element.
template <typename From, typename To, int64_t together = 1>
void check(const std::string &symbol, int64_t batch, int64_t depth, int64_t columns, int64_t panel, Layout layout) {
  for (CpuLevel level : availableLevels()) {
    SCOPED_TRACE(::testing::Message() << symbol << " " << levelName(level) << " [" << batch << ", " << depth << ", "
                                      << columns << "] panel " << panel << " layout " << int(layout));
    PackParams params = {};
    params.outerBatch = batch;
    params.innerBatch = 2;
    params.depth = depth;
    params.columns = columns;
    params.panel = panel;
    int64_t matrix = 3 * depth * columns;
    params.input = {0, 5, {2 * matrix, matrix, layout == Layout::Columns ? 1 : columns, 1}};
    if (layout == Layout::Columns)
      params.input.strides[3] = depth;
    if (layout == Layout::Spread)
      params.input.strides[2] *= 3, params.input.strides[3] = 3;
    params.result = 1;
    std::vector<From> input = randomValues<From>(5 + 2 * batch * matrix, 1);
    std::vector<To> result(2 * batch * params.panels() * depth * panel, To(-1));
    ASSERT_EQ(runKernel(symbol, level, params, {input.data(), result.data()}, params.tiles(), 0), TW_OK);
    const To *next = result.data();
    for (int64_t b = 0; b < 2 * batch; ++b)
      for (int64_t p = 0; p < params.panels(); ++p)
        for (int64_t step = 0; step < depth; step += together)
          for (int64_t j = p * panel; j < (p + 1) * panel; ++j)
            for (int64_t k = step; k < step + together; ++k) {
              int64_t at = 5 + b * matrix + k * params.input.strides[2] + j * params.input.strides[3];
              ASSERT_EQ(*next++, j < columns ? To(input[at]) : To(0)) << b << ' ' << k << ' ' << j;
            }
  }
}

} // namespace

TEST(Pack, LayoutsAndRaggedSizes) {
  for (Layout layout : {Layout::Rows, Layout::Columns, Layout::Spread})
    for (int64_t panel : {8, 16, 32, 48, 64})
      for (int64_t columns : {1, 16, 65, 96})
        for (int64_t depth : {1, 16, 37, 300})
          check<float, float>("tw_pack_f32", 1, depth, columns, panel, layout);
}

TEST(Pack, Types) {
  for (Layout layout : {Layout::Rows, Layout::Columns, Layout::Spread}) {
    check<double, double>("tw_pack_f64", 3, 40, 70, 16, layout);
    check<_Float16, float>("tw_pack_f16", 3, 40, 70, 16, layout);
    check<BFloat16, float>("tw_pack_bf16", 3, 40, 70, 16, layout);
  }
}

TEST(Pack, Pairs) {
  for (Layout layout : {Layout::Rows, Layout::Columns, Layout::Spread})
    for (int64_t panel : {8, 16, 48, 5})
      for (int64_t columns : {1, 8, 65, 96})
        for (int64_t depth : {2, 16, 38, 300})
          check<BFloat16, BFloat16, 2>("tw_pack_pairs_bf16", 1, depth, columns, panel, layout);
}

TEST(Pack, Empty) {
  check<float, float>("tw_pack_f32", 1, 0, 65, 16, Layout::Rows);
  check<float, float>("tw_pack_f32", 1, 5, 0, 16, Layout::Rows);
  check<float, float>("tw_pack_f32", 0, 5, 5, 16, Layout::Rows);
}
