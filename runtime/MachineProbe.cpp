//===- MachineProbe.cpp - how fast this machine computes and moves
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tilewright/Runtime/MachineProbe.h"

#include <algorithm>
#include <chrono>
#include <cstring>

namespace tilewright::rt {
namespace {
using Clock = std::chrono::steady_clock;

/// Long enough for the clock to rise and a short interruption not to matter.
constexpr double kSeconds = 0.005;
/// Bytes that all threads touch together: from the caches of each core to memory.
constexpr size_t kFootprints[] = {1 << 18, 1 << 20, 1 << 22, 1 << 24, 1 << 26};
/// Independent chains: latency (4) times issue rate (2 a cycle) of current cores, and some more.
constexpr int kChains = 12;
constexpr int kRepeats = 1000;

/// Runs `work`, which counts what it does, until the time is over; returns what was done in a nanosecond.
template <typename Work> [[gnu::always_inline]] inline double rateOf(Work work) {
  double done = 0, elapsed = 0;
  Clock::time_point start = Clock::now();
  do {
    done += work();
    elapsed = std::chrono::duration<double>(Clock::now() - start).count();
  } while (elapsed < kSeconds);
  return done / elapsed * 1e-9;
}

template <int Bytes> struct VectorOf {
  typedef float Type __attribute__((vector_size(Bytes)));
};

template <int Bytes> [[gnu::always_inline]] inline double multiplyAdds() {
  using Vector = typename VectorOf<Bytes>::Type;
  Vector chain[kChains] = {}, factor = Vector{} + 0.999f, term = Vector{} + 0.001f;
  double rate = rateOf([&]() __attribute__((always_inline)) {
    for (int repeat = 0; repeat < kRepeats; ++repeat)
      for (Vector &x : chain)
        x = x * factor + term;
    return 2.0 * kRepeats * kChains * Bytes / sizeof(float);
  });
  for (Vector &x : chain)
    asm volatile("" : : "m"(x));
  return rate;
}

/// Doubles `from` into `to`, as a kernel does: without the non-temporal stores of a large memcpy.
template <int Bytes> [[gnu::always_inline]] inline double copies(const char *from, char *to, size_t bytes) {
  using Vector = typename VectorOf<Bytes>::Type;
  return rateOf([&]() __attribute__((always_inline)) {
    for (size_t i = 0; i + Bytes <= bytes; i += Bytes) {
      Vector x;
      std::memcpy(&x, from + i, Bytes);
      x += x;
      std::memcpy(to + i, &x, Bytes);
    }
    asm volatile("" : : : "memory");
    return 2.0 * static_cast<double>(bytes);
  });
}

/// The probes for the widest vectors that this machine has.
struct Probes {
  double (*multiplyAdds)();
  double (*copies)(const char *from, char *to, size_t bytes);
};

#ifdef __x86_64__
[[gnu::target("avx512f")]] double multiplyAdds512() { return multiplyAdds<64>(); }
[[gnu::target("avx512f")]] double copies512(const char *from, char *to, size_t bytes) {
  return copies<64>(from, to, bytes);
}
[[gnu::target("avx2,fma")]] double multiplyAdds256() { return multiplyAdds<32>(); }
[[gnu::target("avx2,fma")]] double copies256(const char *from, char *to, size_t bytes) {
  return copies<32>(from, to, bytes);
}
#endif
double multiplyAdds128() { return multiplyAdds<16>(); }
double copies128(const char *from, char *to, size_t bytes) { return copies<16>(from, to, bytes); }

Probes chooseProbes() {
#ifdef __x86_64__
  if (__builtin_cpu_supports("avx512f"))
    return {multiplyAdds512, copies512};
  if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma"))
    return {multiplyAdds256, copies256};
#endif
  return {multiplyAdds128, copies128};
}

/// The sum of `rate(thread, threads)` over all threads at once.
template <typename Rate> double onAllThreads(const Executor &executor, Rate rate) {
  struct Region {
    Rate &rate;
    std::vector<double> rates;
  } region{rate, std::vector<double>(executor.threads())};
  executor.run(
      executor.threads(),
      [](void *context, int32_t thread, int32_t threads) {
        auto *region = static_cast<Region *>(context);
        region->rates[thread] = region->rate(thread, threads);
      },
      &region);
  double sum = 0;
  for (double rate : region.rates)
    sum += rate;
  return sum;
}
} // namespace

MachineSpeed probeMachine(const Executor &executor) {
  Probes probes = chooseProbes();
  MachineSpeed speed;
  // Once more than needed: the first time the clock rises and threads wake.
  for (int round = 0; round < 3; ++round)
    speed.flopsPerNanosecond = std::max(
        speed.flopsPerNanosecond, onAllThreads(executor, [&](int32_t, int32_t) { return probes.multiplyAdds(); }));
  const size_t largest = *std::max_element(std::begin(kFootprints), std::end(kFootprints));
  std::vector<char> memory(largest, 1);
  for (size_t footprint : kFootprints) {
    double rate = 0;
    for (int round = 0; round < 2; ++round)
      rate = std::max(rate, onAllThreads(executor, [&](int32_t thread, int32_t threads) {
                        size_t half = footprint / threads / 2;
                        char *from = memory.data() + 2 * half * thread;
                        return probes.copies(from, from + half, half);
                      }));
    speed.bytesPerNanosecond.emplace_back(footprint, rate);
  }
  return speed;
}

} // namespace tilewright::rt
