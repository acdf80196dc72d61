//===- Schedule.h - the step list as threads walk it --------------*- C++ -*-===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef TILEWRIGHT_RUNTIME_SCHEDULE_H
#define TILEWRIGHT_RUNTIME_SCHEDULE_H

#include "TeamTrial.h"
#include "tilewright/Runtime/Executable.h"

namespace tilewright::rt {

/// Steps that threads take as a unit: either one step whose tiles they share, or a chain of single-tile steps, each
/// waiting for the one before, which one thread does in order with no barrier in between.
struct Segment {
  int32_t firstStep, lastStep; // half open
  int64_t tiles;               // of the step; 1 for a chain
  bool wait;                   // a barrier before it
};

/// Consecutive segments of one parallel region, or one eager step.
struct Region {
  int32_t firstSegment, lastSegment; // half open; empty for an eager step
  int32_t eagerStep;                 // -1 for a parallel region
  bool serial;                       // no segment has tiles to share: the caller runs it alone
};

struct Schedule {
  std::vector<Segment> segments;
  std::vector<Region> regions;
  std::vector<TeamTrial> trials; // of the regions
};

/// The schedule of steps [first, last).
Schedule makeSchedule(const std::vector<Step> &steps, int32_t first, int32_t last);

} // namespace tilewright::rt

#endif // TILEWRIGHT_RUNTIME_SCHEDULE_H
