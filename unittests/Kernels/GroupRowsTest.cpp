//===- GroupRowsTest.cpp - grouping of equal ids
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "KernelTesting.h"
#include "tilewright/Kernels/Params.h"

#include "gtest/gtest.h"

#include <map>

using namespace tilewright::kernels;
using namespace tilewright::kernels::testing;

namespace {

GroupRowsParams rowsOf(int64_t rows) {
  GroupRowsParams params = {};
  params.rows = rows;
  return params;
}

GroupRowsParams withoutRow0(GroupRowsParams params) {
  params.hasSkip = 1;
  return params;
}

template <typename Id> struct Groups {
  std::vector<Id> unique;
  std::vector<int32_t> starts, permutation;
  int32_t count = -1, error = 0;

  Groups(std::vector<Id> ids, GroupRowsParams params, CpuLevel level) {
    params.outerCount = 1;
    params.innerCount = ids.size();
    params.unique = 1, params.starts = 2, params.permutation = 3, params.groups = 4;
    params.ids = {0, 0, {0, 1, 0, 0}};
    unique.assign(ids.size(), -1);
    starts.assign(ids.size() + 1, -1);
    permutation.assign(ids.size(), -1);
    error = runKernel(sizeof(Id) == 8 ? "tw_group_rows_i64" : "tw_group_rows_i32", level, params,
                      {ids.data(), unique.data(), starts.data(), permutation.data(), &count}, 1, scratchBytes(params));
  }
};

template <typename Id> void check(int64_t count, int64_t rows) {
  std::mt19937 generator(7);
  std::vector<Id> ids;
  std::map<Id, std::vector<int32_t>> expected;
  for (int64_t n = 0; n < count; ++n) {
    ids.push_back(Id(generator() % rows));
    expected[ids.back()].push_back(int32_t(n));
  }
  for (CpuLevel level : availableLevels()) {
    Groups<Id> groups(ids, rowsOf(rows), level);
    ASSERT_EQ(groups.error, TW_OK);
    ASSERT_EQ(groups.count, int32_t(expected.size()));
    int32_t group = 0;
    for (const auto &[id, positions] : expected) {
      ASSERT_EQ(groups.unique[group], id);
      ASSERT_EQ(std::vector<int32_t>(groups.permutation.begin() + groups.starts[group],
                                     groups.permutation.begin() + groups.starts[group + 1]),
                positions);
      ++group;
    }
    ASSERT_EQ(groups.starts[group], count);
  }
}

} // namespace

TEST(GroupRows, Sizes) {
  check<int64_t>(0, 10);
  check<int64_t>(1, 1);
  check<int64_t>(100, 3);
  check<int64_t>(5000, 4096);
  check<int32_t>(5000, 1000000);
  check<int64_t>(20000, int64_t(4000000000));
}

TEST(GroupRows, SkippedAndInvalidIds) {
  for (CpuLevel level : availableLevels()) {
    Groups<int64_t> groups({5, 0, 3, 0, 5}, withoutRow0(rowsOf(10)), level);
    EXPECT_EQ(groups.error, TW_OK);
    EXPECT_EQ(groups.count, 2);
    EXPECT_EQ(groups.unique, (std::vector<int64_t>{3, 5, 0, 0, 0}));
    EXPECT_EQ(groups.starts, (std::vector<int32_t>{0, 1, 3, 3, 3, 3}));
    EXPECT_EQ(groups.permutation, (std::vector<int32_t>{2, 0, 4, 0, 0}));
    for (int64_t bad : {-1, 10}) {
      Groups<int64_t> failed({5, bad, 3}, rowsOf(10), level);
      EXPECT_EQ(failed.error, TW_ERROR_INDEX_RANGE);
      EXPECT_EQ(failed.count, 0);
    }
  }
}
