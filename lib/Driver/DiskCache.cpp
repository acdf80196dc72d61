//===- DiskCache.cpp - compiled kernels that outlive the process ------------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tilewright/Driver/DiskCache.h"
#include "tilewright/Driver/CodedError.h"
#include "tilewright/Driver/Environment.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/SHA256.h"

#include <algorithm>
#include <cerrno>
#include <cmath>
#include <cstring>
#include <dlfcn.h>
#include <fcntl.h>
#include <mutex>
#include <sys/stat.h>
#include <unistd.h>

namespace fs = llvm::sys::fs;
namespace path = llvm::sys::path;
using llvm::StringRef;

namespace tilewright {

namespace {
constexpr llvm::StringLiteral kMagic = "TWKERNEL1\n";
constexpr size_t kHashBytes = 32;
constexpr llvm::StringLiteral kSuffix = ".kernel";

std::string sha256(StringRef content) {
  llvm::SHA256 hash;
  hash.update(content);
  auto bytes = hash.final();
  return std::string(bytes.begin(), bytes.end());
}

/// Identifies this build by the file that this function is in. A rebuilt compiler may generate other code for the same
/// IR.
const std::string &buildIdentity() {
  static const std::string identity = [] {
    Dl_info info;
    return dladdr(reinterpret_cast<void *>(&sha256), &info) ? DiskCache::identify(info.dli_fname) : "unknown";
  }();
  return identity;
}

std::string defaultDirectory() {
  llvm::SmallString<128> directory;
  if (!path::cache_directory(directory))
    return {};
  path::append(directory, "tilewright");
  return directory.str().str();
}

/// Reads a whole file; nothing if that fails.
std::optional<std::string> readFile(const std::string &file) {
  auto buffer = llvm::MemoryBuffer::getFile(file, /*IsText=*/false, /*RequiresNullTerminator=*/false);
  if (!buffer)
    return std::nullopt;
  return (*buffer)->getBuffer().str();
}
} // namespace

llvm::Expected<DiskCache> DiskCache::open(StringRef directory, int64_t maxBytes) {
  std::string where = directory.empty() ? defaultDirectory() : directory.str();
  auto refuse = [&](const llvm::Twine &why) {
    return codedError(kCacheRefused, "the kernel cache '" + where + "' is not used: " + why);
  };
  if (where.empty())
    return refuse("there is no home directory");
  llvm::SmallString<128> parent(path::parent_path(where));
  if (std::error_code error = parent.empty() ? std::error_code() : fs::create_directories(parent))
    return refuse(error.message());
  // mkdir and lstat rather than LLVM's wrappers: the mode must hold from the first moment, and a link must not be
  // followed.
  if (mkdir(where.c_str(), 0700) != 0 && errno != EEXIST)
    return refuse(std::strerror(errno));
  struct stat status;
  if (lstat(where.c_str(), &status) != 0)
    return refuse(std::strerror(errno));
  if (!S_ISDIR(status.st_mode))
    return refuse("it is not a directory");
  if (status.st_uid != geteuid())
    return refuse("it belongs to another user");
  if (status.st_mode & (S_IWGRP | S_IWOTH))
    return refuse("others may write to it (chmod 700)");
  return DiskCache(std::move(where), maxBytes);
}

std::string DiskCache::makeKey(llvm::ArrayRef<StringRef> parts) {
  llvm::SHA256 hash;
  auto add = [&](StringRef part) {
    // The length keeps ("ab", "c") apart from ("a", "bc").
    hash.update(std::to_string(part.size()) + ":");
    hash.update(part);
  };
  add(buildIdentity());
  for (StringRef part : parts)
    add(part);
  return llvm::toHex(hash.final(), /*LowerCase=*/true);
}

std::string DiskCache::identify(const std::string &file) {
  fs::file_status status;
  if (fs::status(file, status))
    return "unknown";
  return std::to_string(status.getSize()) + "." +
         std::to_string(status.getLastModificationTime().time_since_epoch().count());
}

std::string DiskCache::pathOf(StringRef key) const {
  llvm::SmallString<128> file(directory);
  path::append(file, key + kSuffix);
  return file.str().str();
}

std::optional<std::string> DiskCache::load(StringRef key) const {
  std::string file = pathOf(key);
  std::optional<std::string> entry = readFile(file);
  if (!entry)
    return std::nullopt;
  StringRef rest = *entry;
  StringRef hash = rest.substr(kMagic.size(), kHashBytes),
            content = rest.drop_front(std::min(rest.size(), kMagic.size() + kHashBytes));
  if (!rest.starts_with(kMagic) || hash != sha256(content)) {
    fs::remove(file);
    return std::nullopt;
  }
  // The modification time says when the entry was used last; eviction goes by it.
  utimensat(AT_FDCWD, file.c_str(), nullptr, 0);
  return content.str();
}

void DiskCache::store(StringRef key, StringRef content) const {
  llvm::SmallString<128> temporary(directory);
  path::append(temporary, "write-%%%%%%%%%%%%.tmp");
  int descriptor;
  llvm::SmallString<128> written;
  if (fs::createUniqueFile(temporary, descriptor, written, fs::OF_None, fs::owner_read | fs::owner_write))
    return;
  bool complete;
  {
    llvm::raw_fd_ostream stream(descriptor, /*shouldClose=*/false);
    stream << kMagic << sha256(content) << content;
    stream.flush();
    complete = !stream.has_error(); // what a power cut leaves of it is found out by its hash
    stream.clear_error();
  }
  close(descriptor);
  if (!complete || fs::rename(written, pathOf(key)))
    fs::remove(written);
  if (isEvictionDue(key, content.size()))
    evict();
}

/// To look at all entries takes longer than to compile a kernel once there are many. So a store does it by a lot that
/// the key draws, on average once for each 64th of the limit that is stored.
bool DiskCache::isEvictionDue(StringRef key, int64_t bytes) const {
  uint32_t lot;
  constexpr size_t kDigits = 8;
  if (key.take_front(kDigits).getAsInteger(16, lot))
    return true;
  return std::ldexp(double(lot), -32) * double(maxBytes) < 64.0 * double(bytes);
}

void DiskCache::evict() const {
  struct Entry {
    std::string file;
    int64_t bytes;
    llvm::sys::TimePoint<> used;
  };
  std::vector<Entry> entries;
  int64_t total = 0;
  std::error_code error;
  for (fs::directory_iterator it(directory, error), end; !error && it != end; it.increment(error)) {
    llvm::ErrorOr<fs::basic_file_status> status = it->status();
    if (!status || !StringRef(it->path()).ends_with(kSuffix))
      continue;
    entries.push_back({it->path(), static_cast<int64_t>(status->getSize()), status->getLastModificationTime()});
    total += entries.back().bytes;
  }
  if (total <= maxBytes)
    return;
  std::sort(entries.begin(), entries.end(), [](const Entry &a, const Entry &b) { return a.used < b.used; });
  // Well below the limit, so that not every store has to clean up.
  for (const Entry &entry : entries) {
    if (total <= maxBytes - maxBytes / 4)
      break;
    if (!fs::remove(entry.file))
      total -= entry.bytes;
  }
}

llvm::Expected<std::optional<DiskCache>> openDiskCache(const Environment &environment) {
  if (!environment.cache)
    return std::nullopt;
  llvm::Expected<DiskCache> cache = DiskCache::open(environment.cacheDirectory, environment.cacheMegabytes << 20);
  if (cache)
    return std::optional<DiskCache>(std::move(*cache));
  if (!environment.cacheDirectory.empty())
    return cache.takeError();
  static std::once_flag said;
  std::string reason = llvm::toString(cache.takeError());
  std::call_once(said, [&] { llvm::errs() << "tilewright: " << reason << "\n"; });
  return std::nullopt;
}

} // namespace tilewright
