//===- EventLog.h - when which thread ran which step --------------*- C++ -*-===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef TILEWRIGHT_RUNTIME_EVENTLOG_H
#define TILEWRIGHT_RUNTIME_EVENTLOG_H

#include <cstdint>
#include <mutex>
#include <ostream>
#include <string>
#include <vector>

namespace tilewright::rt {

/// The share of one step that one thread ran. Times are nanoseconds of the steady clock.
struct Event {
  int64_t call; // number of the call since profiling was enabled
  int32_t step;
  int32_t thread;
  int64_t tiles;
  int64_t begin;
  int64_t end;
};

/// A ring that keeps the latest events of an executable. Threads record into lists of their own while a call runs;
/// those are appended here once at its end, so that recording needs no synchronisation.
class EventLog {
public:
  /// Starts afresh, keeping up to `capacity` events. Zero capacity stops.
  void enable(size_t capacity);

  /// The number of the call that starts now.
  int64_t beginCall();
  void append(const std::vector<Event> &events);

  /// The kept events, oldest first.
  std::vector<Event> events() const;

private:
  mutable std::mutex mutex;
  std::vector<Event> ring;
  size_t capacity = 0;
  size_t next = 0; // where the oldest event of a full ring is
  int64_t calls = 0;
};

/// Time of one step, summed over the calls of a log.
struct StepTime {
  int64_t calls = 0;
  int64_t wall = 0; // first start to last end, ns
  int64_t busy = 0; // sum over threads, ns
};
std::vector<StepTime> summarize(const std::vector<Event> &events, size_t steps);

/// Writes the trace format that Perfetto and chrome://tracing read.
void writeChromeTrace(std::ostream &stream, const std::vector<Event> &events, const std::vector<std::string> &names);

} // namespace tilewright::rt

#endif // TILEWRIGHT_RUNTIME_EVENTLOG_H
