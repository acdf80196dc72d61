//===- AlignedMemory.h - memory for arenas ------------------------*- C++ -*-===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef TILEWRIGHT_RUNTIME_ALIGNEDMEMORY_H
#define TILEWRIGHT_RUNTIME_ALIGNEDMEMORY_H

#include <cstdint>
#include <cstdlib>
#include <memory>
#include <new>
#include <sys/mman.h>

namespace tilewright::rt {

inline constexpr int64_t kAlignment = 64;

inline int64_t roundUp(int64_t value, int64_t multiple) { return (value + multiple - 1) / multiple * multiple; }

struct FreeMemory {
  void operator()(char *memory) const { std::free(memory); }
};
using AlignedMemory = std::unique_ptr<char, FreeMemory>;

/// At least `bytes` bytes aligned to 64. Large blocks ask for huge pages: with 4 kB pages, random reads of a large
/// table are an order of magnitude slower.
inline AlignedMemory allocateAligned(int64_t bytes) {
  constexpr int64_t kHugePage = int64_t(2) << 20;
  if (bytes <= 0)
    return nullptr;
  int64_t alignment = bytes >= 2 * kHugePage ? kHugePage : kAlignment;
  int64_t size = roundUp(bytes, alignment);
  char *memory = static_cast<char *>(std::aligned_alloc(alignment, size));
  if (!memory)
    throw std::bad_alloc();
#ifdef MADV_HUGEPAGE
  if (alignment == kHugePage)
    madvise(memory, size, MADV_HUGEPAGE); // a hint: without it the program is only slower
#endif
  return AlignedMemory(memory);
}

} // namespace tilewright::rt

#endif // TILEWRIGHT_RUNTIME_ALIGNEDMEMORY_H
