//===- Schedule.cpp - the step list as threads walk it
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Schedule.h"

namespace tilewright::rt {

Schedule makeSchedule(const std::vector<Step> &steps, int32_t first, int32_t last) {
  Schedule schedule;
  bool regionOpen = false;
  int32_t sinceBarrier = 0; // segments of the open region since its last barrier
  bool owed = false;        // a barrier was left out that steps after it rely on without asking for one
  for (int32_t index = first; index < last; ++index) {
    const Step &step = steps[index];
    int32_t segment = schedule.segments.size();
    if (!step.kernel) {
      schedule.regions.push_back({segment, segment, index, true});
      regionOpen = false;
      continue;
    }
    if (!regionOpen) {
      schedule.regions.push_back({segment, segment, -1, true});
      regionOpen = true;
      sinceBarrier = 0;
      owed = false;
    }
    Region &region = schedule.regions.back();
    // A single-tile step that waits needs no barrier when all it could wait for since the last barrier is one chain:
    // the thread that ran the chain goes on with it.
    bool wait = step.wait || owed;
    if (wait && step.tiles <= 1 && sinceBarrier == 1 && schedule.segments.back().tiles <= 1) {
      schedule.segments.back().lastStep = index + 1;
      schedule.segments.back().tiles = 1;
      owed = true;
      continue;
    }
    bool barrier = wait && sinceBarrier > 0;
    owed = false;
    schedule.segments.push_back({index, index + 1, step.tiles, barrier});
    sinceBarrier = barrier ? 1 : sinceBarrier + 1;
    region.lastSegment = segment + 1;
    region.serial &= step.tiles <= 1;
  }
  schedule.trials = std::vector<TeamTrial>(schedule.regions.size());
  return schedule;
}

} // namespace tilewright::rt
