//===- MachineProbe.h - how fast this machine computes and moves --*- C++ -*-===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The two ceilings of a roofline, measured on the threads that run programs: fused
// multiply-adds that nothing else limits, and copies of buffers of several sizes. What
// the machine says of its caches is no help: a virtual one reports those of its host.
//
//===----------------------------------------------------------------------===//
#ifndef TILEWRIGHT_RUNTIME_MACHINEPROBE_H
#define TILEWRIGHT_RUNTIME_MACHINEPROBE_H

#include "tilewright/Runtime/Executor.h"

#include <utility>
#include <vector>

namespace tilewright::rt {

/// Of all threads together.
struct MachineSpeed {
  double flopsPerNanosecond = 0; ///< f32, a multiply-add counting two
  /// (bytes that a kernel touches, bytes that it reads and writes in a nanosecond), by rising size.
  std::vector<std::pair<double, double>> bytesPerNanosecond;
};

/// Takes some 50 ms and 64 MB.
MachineSpeed probeMachine(const Executor &executor);

} // namespace tilewright::rt

#endif // TILEWRIGHT_RUNTIME_MACHINEPROBE_H
