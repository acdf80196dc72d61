//===- ScatterAddTest.cpp - scatter_add against a plain loop
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

ScatterAddParams makeParams(int64_t rows, int64_t width, int64_t outer, int64_t inner, int64_t elementBytes) {
  ScatterAddParams params = {};
  params.rows = rows;
  params.width = width;
  params.outerRows = outer;
  params.innerRows = inner;
  params.base = 0;
  params.ids = {1, 0, {inner, 1}};
  params.updates = {2, 0, {inner * width, width}};
  params.result = 3;
  params.chooseTiles(elementBytes);
  return params;
}

template <typename Id> std::vector<Id> randomIds(int64_t count, int64_t rows, uint32_t seed) {
  std::mt19937 generator(seed);
  std::vector<Id> ids;
  for (int64_t i = 0; i < count; ++i) // small ids are frequent, as words and items are
    ids.push_back(Id(generator() % rows * (generator() % 1000) / 1000));
  return ids;
}

template <typename T, typename Id> void check(const std::string &symbol, int64_t rows, int64_t width, int64_t count) {
  for (CpuLevel level : availableLevels()) {
    SCOPED_TRACE(::testing::Message() << symbol << " " << levelName(level) << " rows " << rows << " width " << width
                                      << " count " << count);
    ScatterAddParams params = makeParams(rows, width, 1, count, sizeof(T));
    std::vector<T> base = randomValues<T>(rows * width, 1), updates = randomValues<T>(count * width, 2);
    std::vector<Id> ids = randomIds<Id>(count, rows, 3);
    std::vector<T> expected = base, result(base.size());
    for (int64_t n = 0; n < count; ++n)
      for (int64_t d = 0; d < width; ++d)
        expected[ids[n] * width + d] = T(expected[ids[n] * width + d] + updates[n * width + d]);
    ASSERT_EQ(
        runKernel(symbol, level, params, {base.data(), ids.data(), updates.data(), result.data()}, params.tiles, 0),
        TW_OK);
    // Bit for bit: the order of the additions is part of the specification.
    auto bytes = [](const std::vector<T> &values) {
      return std::string_view(reinterpret_cast<const char *>(values.data()), values.size() * sizeof(T));
    };
    ASSERT_TRUE(bytes(result) == bytes(expected));
  }
}

} // namespace

TEST(ScatterAdd, Shapes) {
  check<float, int64_t>("tw_scatter_add_f32_i64", 1, 1, 1);
  check<float, int64_t>("tw_scatter_add_f32_i64", 1000, 1, 5000);
  check<float, int64_t>("tw_scatter_add_f32_i64", 1000, 7, 3000);
  check<float, int64_t>("tw_scatter_add_f32_i64", 333, 64, 40000);
  check<float, int64_t>("tw_scatter_add_f32_i64", 5, 3, 0);
  check<float, int64_t>("tw_scatter_add_f32_i64", 5, 0, 7);
}

TEST(ScatterAdd, Types) {
  check<double, int64_t>("tw_scatter_add_f64_i64", 100, 17, 900);
  check<double, int32_t>("tw_scatter_add_f64_i32", 100, 17, 900);
  check<float, int32_t>("tw_scatter_add_f32_i32", 100, 17, 900);
  check<_Float16, int64_t>("tw_scatter_add_f16_i64", 100, 17, 900);
  check<_Float16, int32_t>("tw_scatter_add_f16_i32", 100, 17, 900);
  check<BFloat16, int64_t>("tw_scatter_add_bf16_i64", 100, 17, 900);
  check<BFloat16, int32_t>("tw_scatter_add_bf16_i32", 100, 17, 900);
  check<int64_t, int64_t>("tw_scatter_add_i64_i64", 100, 17, 900);
  check<int32_t, int32_t>("tw_scatter_add_i32_i32", 100, 17, 900);
}

TEST(ScatterAdd, ZeroBaseInPlaceAndBroadcastUpdates) {
  // Bags of 3: all ids of a bag receive the same row, which lies in memory once.
  int64_t rows = 50, width = 4, bags = 20, bagSize = 3;
  ScatterAddParams params = makeParams(rows, width, bags, bagSize, sizeof(float));
  params.updates.strides[0] = width;
  params.updates.strides[1] = 0;
  std::vector<float> updates = randomValues<float>(bags * width, 2), expected(rows * width), result(rows * width, 9);
  std::vector<int64_t> ids = randomIds<int64_t>(bags * bagSize, rows, 3);
  for (int64_t n = 0; n < bags * bagSize; ++n)
    for (int64_t d = 0; d < width; ++d)
      expected[ids[n] * width + d] += updates[n / bagSize * width + d];
  params.base = -1;
  ASSERT_EQ(runKernel("tw_scatter_add_f32_i64", cpuLevel(), params,
                      {nullptr, ids.data(), updates.data(), result.data()}, params.tiles, 0),
            TW_OK);
  EXPECT_EQ(result, expected);
  // Again in place: twice as much.
  params.base = 0;
  runKernel("tw_scatter_add_f32_i64", cpuLevel(), params, {result.data(), ids.data(), updates.data(), result.data()},
            params.tiles, 0);
  for (float &x : expected)
    x *= 2;
  for (size_t i = 0; i < result.size(); ++i)
    EXPECT_NEAR(result[i], expected[i], 1e-5);
}

TEST(ScatterAdd, SkippedAndInvalidIds) {
  ScatterAddParams params = makeParams(4, 1, 1, 3, sizeof(float));
  params.hasSkip = 1;
  params.skip = -100; // as the ignored label of a loss
  std::vector<float> base(4), updates = {1, 2, 3}, result(4);
  std::vector<int64_t> ids = {2, -100, 2};
  auto run = [&] {
    return runKernel("tw_scatter_add_f32_i64", cpuLevel(), params,
                     {base.data(), ids.data(), updates.data(), result.data()}, params.tiles, 0);
  };
  EXPECT_EQ(run(), TW_OK);
  EXPECT_EQ(result, (std::vector<float>{0, 0, 4, 0}));
  for (int64_t bad : {int64_t(4), int64_t(-1), int64_t(1) << 40}) {
    ids[1] = bad;
    EXPECT_EQ(run(), TW_ERROR_INDEX_RANGE);
  }
}
