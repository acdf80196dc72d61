//===- TeamTrialTest.cpp - regions that are better run alone
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../../runtime/TeamTrial.h"

#include "gtest/gtest.h"

using namespace tilewright::rt;

namespace {

/// Runs that take so many nanoseconds; returns how many of the last 1000 went alone.
int aloneAfterTrial(TeamTrial &trial, int runs, int64_t team, int64_t alone) {
  int count = 0;
  for (int run = 0; run < runs; ++run) {
    TeamTrial::Run way = trial.next();
    if (way.timed)
      trial.record(way, way.alone ? alone : team);
    count += way.alone && run >= runs - 1000;
  }
  return count;
}

TEST(TeamTrial, TakesTheFasterWay) {
  TeamTrial slowTeam, fastTeam;
  EXPECT_EQ(aloneAfterTrial(slowTeam, 2000, 26'000, 20'000), 1000);
  EXPECT_EQ(aloneAfterTrial(fastTeam, 2000, 20'000, 26'000), 0);
}

TEST(TeamTrial, TriesAgainLater) {
  TeamTrial trial;
  EXPECT_EQ(aloneAfterTrial(trial, 2000, 26'000, 20'000), 1000);
  EXPECT_EQ(aloneAfterTrial(trial, 6000, 20'000, 26'000), 0);
}

TEST(TeamTrial, LongRegionsNeverGoAlone) {
  TeamTrial trial;
  for (int run = 0; run < 10'000; ++run) {
    TeamTrial::Run way = trial.next();
    EXPECT_FALSE(way.alone);
    if (way.timed)
      trial.record(way, 300'000);
  }
}

} // namespace
