//===- DiskCache.h - compiled kernels that outlive the process ----*- C++ -*-===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A directory of files, one a kernel or a program, named by the hash of everything that
// determines its content. Safe by construction:
//   - private: the directory is 0700 and ours, else the cache stays off, because
//     whoever can write there can run code in this process;
//   - atomic: an entry is written to a temporary file, synced and renamed, so that
//     readers and other processes see all of it or nothing;
//   - checked: an entry carries the hash of its content; a damaged one is a miss;
//   - bounded: beyond its size the least recently used entries are removed.
//
//===----------------------------------------------------------------------===//
#ifndef TILEWRIGHT_DRIVER_DISKCACHE_H
#define TILEWRIGHT_DRIVER_DISKCACHE_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <cstdint>
#include <optional>
#include <string>

namespace tilewright {

struct Environment;

class DiskCache {
public:
  /// Opens `directory`, making it if needed; empty means the user's cache directory. Error TW3010 when it is not safe
  /// to use: owned by somebody else, open to others, or a link.
  static llvm::Expected<DiskCache> open(llvm::StringRef directory, int64_t maxBytes);

  /// The key of what `parts` produce: IR text, target, options. The compiler's own build is part of every key.
  static std::string makeKey(llvm::ArrayRef<llvm::StringRef> parts);

  /// The part of a key that stands for a file, such as another library of the compiler: its size and time.
  static std::string identify(const std::string &file);

  /// The content stored under `key`; nothing when there is none or it is damaged.
  std::optional<std::string> load(llvm::StringRef key) const;
  /// Stores `content`. A failure to write is not an error: the next process compiles again.
  void store(llvm::StringRef key, llvm::StringRef content) const;

private:
  DiskCache(std::string directory, int64_t maxBytes) : directory(std::move(directory)), maxBytes(maxBytes) {}
  std::string pathOf(llvm::StringRef key) const;
  bool isEvictionDue(llvm::StringRef key, int64_t bytes) const;
  void evict() const;

  std::string directory;
  int64_t maxBytes;
};

/// The cache that the environment asks for; nothing when it is switched off. A directory that the user names must be
/// usable. Where the default one is not (no home directory, a read-only one), everything is compiled in every process,
/// which is said once.
llvm::Expected<std::optional<DiskCache>> openDiskCache(const Environment &environment);

} // namespace tilewright

#endif // TILEWRIGHT_DRIVER_DISKCACHE_H
