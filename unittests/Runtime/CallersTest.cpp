//===- CallersTest.cpp - how callers share the threads
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../../runtime/Callers.h"

#include "gtest/gtest.h"

using namespace tilewright::rt;

namespace {

constexpr int64_t kMicrosecond = 1000, kMillisecond = 1'000'000;

TEST(Callers, OneCallerHasAllThreads) {
  Callers callers;
  for (int64_t call = 0; call < 1000; ++call) {
    EXPECT_EQ(callers.enter(call * 30 * kMicrosecond), 1);
    callers.leave(call * 30 * kMicrosecond + 29 * kMicrosecond);
  }
}

/// Calls of 40 us, one every 60 us for each caller, the second caller's a third later.
TEST(Callers, TwoThatServeBackToBackShare) {
  Callers callers;
  int32_t first = 0, second = 0;
  for (int64_t call = 0; call < 500; ++call) {
    int64_t start = call * 60 * kMicrosecond;
    first = callers.enter(start);
    second = callers.enter(start + 20 * kMicrosecond);
    callers.leave(start + 40 * kMicrosecond);
    callers.leave(start + 60 * kMicrosecond - 1);
  }
  EXPECT_EQ(first, 2);
  EXPECT_EQ(second, 2);

  // Soon after the second has gone the first has all threads again.
  int64_t later = 500 * 60 * kMicrosecond;
  for (int64_t call = 0; call < 500; ++call) {
    first = callers.enter(later + call * 60 * kMicrosecond);
    callers.leave(later + call * 60 * kMicrosecond + 40 * kMicrosecond);
  }
  EXPECT_EQ(first, 1);
}

/// A caller that is inside 20 us of every millisecond.
TEST(Callers, ABriefCallNowAndThenTakesNoThreads) {
  Callers callers;
  int64_t time = 0;
  for (int64_t step = 0; step < 20; ++step) {
    EXPECT_EQ(callers.enter(time), 1);
    for (int64_t call = 0; call < 10; ++call, time += kMillisecond) {
      callers.enter(time + 500 * kMicrosecond);
      callers.leave(time + 520 * kMicrosecond);
    }
    callers.leave(time);
  }
}

TEST(Callers, LongCallsOfSeveralShare) {
  Callers callers;
  for (int caller = 0; caller < 4; ++caller)
    callers.enter(0);
  EXPECT_EQ(callers.enter(500 * kMillisecond), 4);
}

} // namespace
