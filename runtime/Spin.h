//===- Spin.h - waiting without a system call ---------------------*- C++ -*-===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef TILEWRIGHT_RUNTIME_SPIN_H
#define TILEWRIGHT_RUNTIME_SPIN_H

#include <atomic>
#include <cstdint>
#include <thread>

namespace tilewright::rt {

inline void cpuPause() {
#if defined(__x86_64__)
  __builtin_ia32_pause();
#elif defined(__aarch64__)
  asm volatile("isb"); // `yield` is a no-op on most cores; `isb` delays like x86's `pause`
#endif
}

/// Waits until `done()`: spins some microseconds, then yields between looks, because on an oversubscribed machine the
/// thread waited for may need this very core.
template <typename Done> void spinUntil(Done done) {
  constexpr int kSpins = 100;
  for (int spins = 0; !done(); ++spins) {
    if (spins < kSpins)
      cpuPause();
    else
      std::this_thread::yield();
  }
}

/// Where the threads of a region meet. Needs no reset between regions of different thread counts: the phase only grows.
class Barrier {
public:
  void arriveAndWait(int32_t threads) {
    uint32_t current = phase.load(std::memory_order_relaxed);
    if (arrived.fetch_add(1, std::memory_order_acq_rel) + 1 == threads) {
      arrived.store(0, std::memory_order_relaxed);
      phase.store(current + 1, std::memory_order_release);
      return;
    }
    spinUntil([&] { return phase.load(std::memory_order_acquire) != current; });
  }

private:
  // On lines of their own: every arrival would else disturb those that already spin.
  alignas(64) std::atomic<int32_t> arrived{0};
  alignas(64) std::atomic<uint32_t> phase{0};
};

} // namespace tilewright::rt

#endif // TILEWRIGHT_RUNTIME_SPIN_H
