//===- Executor.cpp - serial and OpenMP executors
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tilewright/Runtime/Executor.h"

#include <dlfcn.h>

namespace tilewright::rt {

Executor serialExecutor() {
  return {[](void *, int32_t, void (*body)(void *, int32_t, int32_t), void *context) { body(context, 0, 1); },
          [](void *) -> int32_t { return 1; }, nullptr};
}

namespace {

/// What `#pragma omp parallel` compiles to, and the queries we need, taken from the library that is in the process.
struct OpenMP {
  void (*parallel)(void (*body)(void *), void *data, unsigned threads, unsigned flags);
  int (*threadNumber)();
  int (*threadCount)();
  int (*maxThreads)();
  int (*inParallel)();
};

template <typename Function> bool find(Function &function, const char *name) {
  function = reinterpret_cast<Function>(dlsym(RTLD_DEFAULT, name));
  return function != nullptr;
}

void openMPParallel(void *state, int32_t threads, void (*body)(void *, int32_t, int32_t), void *context) {
  struct Region {
    OpenMP *openMP;
    void (*body)(void *, int32_t, int32_t);
    void *context;
  } region{static_cast<OpenMP *>(state), body, context};
  region.openMP->parallel(
      [](void *data) {
        auto *region = static_cast<Region *>(data);
        region->body(region->context, region->openMP->threadNumber(), region->openMP->threadCount());
      },
      &region, threads, /*flags=*/0);
}

int32_t openMPThreads(void *state) {
  auto *openMP = static_cast<OpenMP *>(state);
  // Called from inside someone's region, another one would oversubscribe the cores.
  return openMP->inParallel() ? 1 : openMP->maxThreads();
}

} // namespace

std::optional<Executor> openMPExecutor() {
  auto openMP = std::make_shared<OpenMP>();
  if (!find(openMP->parallel, "GOMP_parallel") || !find(openMP->threadNumber, "omp_get_thread_num") ||
      !find(openMP->threadCount, "omp_get_num_threads") || !find(openMP->maxThreads, "omp_get_max_threads") ||
      !find(openMP->inParallel, "omp_in_parallel"))
    return std::nullopt;
  return Executor{openMPParallel, openMPThreads, openMP};
}

} // namespace tilewright::rt
