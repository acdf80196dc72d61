//===- Callers.h - who else runs programs at the moment -----------*- C++ -*-===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef TILEWRIGHT_RUNTIME_CALLERS_H
#define TILEWRIGHT_RUNTIME_CALLERS_H

#include "Spin.h"

#include <algorithm>

namespace tilewright::rt {

/// The callers of programs in this process, among whom the threads are divided. Two teams of all threads on the same
/// cores would wait for each other's threads at every barrier.
///
/// What counts is how many callers there are on average over the last milliseconds: two that serve back to back are
/// seldom found inside together at the very moment that one arrives, and a brief call now and then should not halve
/// the threads of a training step. Times are in nanoseconds.
class Callers {
public:
  /// A caller arrives. Returns among how many the threads should be divided, at least 1.
  int32_t enter(int64_t time) {
    Lock lock(*this);
    advance(time);
    ++inside;
    return std::max(1, int32_t(average + (1 - kIgnored)));
  }

  void leave(int64_t time) {
    Lock lock(*this);
    advance(time);
    --inside;
  }

private:
  static constexpr double kMemory = 5e6;   // ns
  static constexpr double kIgnored = 0.15; // of a caller

  /// For some nanoseconds: neither worth a system call.
  struct Lock {
    explicit Lock(Callers &callers) : locked(callers.locked) {
      spinUntil([&] { return !locked.test_and_set(std::memory_order_acquire); });
    }
    ~Lock() { locked.clear(std::memory_order_release); }
    std::atomic_flag &locked;
  };

  void advance(int64_t time) {
    double passed = std::max<int64_t>(time - last, 0);
    average += (inside - average) * passed / (passed + kMemory);
    last = time;
  }

  std::atomic_flag locked = ATOMIC_FLAG_INIT;
  int32_t inside = 0;
  double average = 0; // of `inside`, older times counting less
  int64_t last = 0;   // up to when
};

} // namespace tilewright::rt

#endif // TILEWRIGHT_RUNTIME_CALLERS_H
