//===- EventLogTest.cpp - the ring of events and its exports
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tilewright/Runtime/EventLog.h"

#include "gtest/gtest.h"

#include <sstream>

using namespace tilewright::rt;

TEST(EventLog, KeepsTheLatest) {
  EventLog log;
  log.append({{0, 0, 0, 1, 0, 1}});
  EXPECT_TRUE(log.events().empty()); // not enabled
  log.enable(3);
  for (int32_t step = 0; step < 5; ++step)
    log.append({{0, step, 0, 1, step, step + 1}});
  std::vector<Event> events = log.events();
  ASSERT_EQ(events.size(), 3u);
  EXPECT_EQ(events[0].step, 2);
  EXPECT_EQ(events[2].step, 4);
}

TEST(EventLog, Summary) {
  // Step 1 ran in two calls, in the first on two threads that overlap.
  std::vector<Event> events = {{0, 1, 0, 1, 10, 20}, {0, 1, 1, 1, 15, 30}, {1, 1, 0, 2, 100, 105}};
  std::vector<StepTime> times = summarize(events, 2);
  EXPECT_EQ(times[0].calls, 0);
  EXPECT_EQ(times[1].calls, 2);
  EXPECT_EQ(times[1].wall, 20 + 5);
  EXPECT_EQ(times[1].busy, 10 + 15 + 5);
}

TEST(EventLog, ChromeTrace) {
  std::ostringstream stream;
  writeChromeTrace(stream, {{0, 0, 1, 4, 1500, 3500}}, {"a \"b\""});
  EXPECT_EQ(stream.str(), "{\"displayTimeUnit\":\"ns\",\"traceEvents\":[\n"
                          "{\"ph\":\"X\",\"pid\":0,\"tid\":1,\"ts\":0,\"dur\":2,\"name\":\"a \\\"b\\\"\","
                          "\"args\":{\"call\":0,\"step\":0,\"tiles\":4}}\n]}\n");
}
