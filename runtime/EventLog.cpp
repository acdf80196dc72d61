//===- EventLog.cpp - when which thread ran which step
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tilewright/Runtime/EventLog.h"

#include <algorithm>
#include <cstdio>
#include <map>

namespace tilewright::rt {

void EventLog::enable(size_t newCapacity) {
  std::lock_guard<std::mutex> lock(mutex);
  ring.clear();
  ring.reserve(newCapacity);
  capacity = newCapacity;
  next = 0;
  calls = 0;
}

int64_t EventLog::beginCall() {
  std::lock_guard<std::mutex> lock(mutex);
  return calls++;
}

void EventLog::append(const std::vector<Event> &events) {
  std::lock_guard<std::mutex> lock(mutex);
  for (const Event &event : events) {
    if (ring.size() < capacity) {
      ring.push_back(event);
    } else if (capacity != 0) {
      ring[next] = event;
      next = (next + 1) % capacity;
    }
  }
}

std::vector<Event> EventLog::events() const {
  std::lock_guard<std::mutex> lock(mutex);
  std::vector<Event> ordered(ring.begin() + next, ring.end());
  ordered.insert(ordered.end(), ring.begin(), ring.begin() + next);
  return ordered;
}

std::vector<StepTime> summarize(const std::vector<Event> &events, size_t steps) {
  struct Span {
    int64_t begin, end;
  };
  std::map<std::pair<int32_t, int64_t>, Span> spans; // of (step, call)
  std::vector<StepTime> times(steps);
  for (const Event &event : events) {
    auto [it, inserted] = spans.try_emplace({event.step, event.call}, Span{event.begin, event.end});
    it->second.begin = std::min(it->second.begin, event.begin);
    it->second.end = std::max(it->second.end, event.end);
    times[event.step].busy += event.end - event.begin;
  }
  for (const auto &[key, span] : spans) {
    ++times[key.first].calls;
    times[key.first].wall += span.end - span.begin;
  }
  return times;
}

namespace {
void writeJsonString(std::ostream &stream, const std::string &text) {
  stream << '"';
  for (unsigned char c : text) {
    if (c == '"' || c == '\\') {
      stream << '\\' << c;
    } else if (c < 0x20) {
      char escape[8];
      std::snprintf(escape, sizeof(escape), "\\u%04x", c);
      stream << escape;
    } else {
      stream << c;
    }
  }
  stream << '"';
}
} // namespace

void writeChromeTrace(std::ostream &stream, const std::vector<Event> &events, const std::vector<std::string> &names) {
  int64_t origin = events.empty() ? 0 : events.front().begin;
  for (const Event &event : events)
    origin = std::min(origin, event.begin);
  stream << "{\"displayTimeUnit\":\"ns\",\"traceEvents\":[";
  const char *separator = "\n";
  for (const Event &event : events) {
    // The format counts in microseconds, with fractions.
    stream << separator << "{\"ph\":\"X\",\"pid\":0,\"tid\":" << event.thread
           << ",\"ts\":" << double(event.begin - origin) / 1000 << ",\"dur\":" << double(event.end - event.begin) / 1000
           << ",\"name\":";
    writeJsonString(stream, names[event.step]);
    stream << ",\"args\":{\"call\":" << event.call << ",\"step\":" << event.step << ",\"tiles\":" << event.tiles
           << "}}";
    separator = ",\n";
  }
  stream << "\n]}\n";
}

} // namespace tilewright::rt
