//===- TeamTrial.h - whether other threads are worth their start --*- C++ -*-===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef TILEWRIGHT_RUNTIME_TEAMTRIAL_H
#define TILEWRIGHT_RUNTIME_TEAMTRIAL_H

#include <atomic>
#include <cstdint>

namespace tilewright::rt {

/// Whether a region of some microseconds runs faster on the caller alone. Waking the others and meeting them at each
/// barrier costs what depends on the machine, on how it is loaded and on how often calls come, so that it is measured:
/// now and then some runs go each way, and the runs after them go the faster one. Results do not depend on it.
///
/// For several callers at once; their races cost a worse choice until the next trial, no more.
class TeamTrial {
public:
  /// How one run goes, and whether it should be timed for `record`.
  struct Run {
    bool alone, timed;
  };

  Run next() {
    uint32_t trial = runs.fetch_add(1, std::memory_order_relaxed) % kPeriod - kFirst;
    if (trial >= kTrials)
      return {alone.load(std::memory_order_relaxed), false};
    return {trial >= kTrials / 2 && bestTeam.load(std::memory_order_relaxed) < kWorthwhile, true};
  }

  /// What a timed run took.
  void record(Run run, int64_t nanoseconds) {
    std::atomic<int64_t> &best = run.alone ? bestAlone : bestTeam;
    if (nanoseconds < best.load(std::memory_order_relaxed))
      best.store(nanoseconds, std::memory_order_relaxed);
    if (runs.load(std::memory_order_relaxed) % kPeriod != kFirst + kTrials)
      return;
    alone.store(bestAlone.load(std::memory_order_relaxed) < bestTeam.load(std::memory_order_relaxed),
                std::memory_order_relaxed);
    bestAlone.store(INT64_MAX, std::memory_order_relaxed);
    bestTeam.store(INT64_MAX, std::memory_order_relaxed);
  }

private:
  static constexpr uint32_t kFirst = 16;          // of the trial: by then memory is in place
  static constexpr uint32_t kTrials = 16;         // runs; the second half, alone, finds its data in the caller's cache
  static constexpr uint32_t kPeriod = 4096;       // runs from trial to trial; divides 2^32
  static constexpr int64_t kWorthwhile = 200'000; // ns: a team that takes longer has paid for its start

  std::atomic<uint32_t> runs{0};
  std::atomic<bool> alone{false};
  std::atomic<int64_t> bestTeam{INT64_MAX}, bestAlone{INT64_MAX}; // of the present trial
};

} // namespace tilewright::rt

#endif // TILEWRIGHT_RUNTIME_TEAMTRIAL_H
