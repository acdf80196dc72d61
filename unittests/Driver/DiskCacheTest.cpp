//===- DiskCacheTest.cpp - the kernel cache ---------------------------------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tilewright/Driver/DiskCache.h"
#include "tilewright/Driver/CodedError.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include <fcntl.h>
#include <fstream>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace tilewright;

namespace {
class DiskCacheTest : public testing::Test {
protected:
  void SetUp() override { ASSERT_FALSE(llvm::sys::fs::createUniqueDirectory("tw-cache-test", directory)); }
  void TearDown() override { llvm::sys::fs::remove_directories(directory); }

  DiskCache open(int64_t maxBytes = 1 << 20) { return llvm::cantFail(DiskCache::open(directory, maxBytes)); }
  std::string fileOf(llvm::StringRef key) { return (directory + "/" + key + ".kernel").str(); }

  int refusal(llvm::StringRef where) {
    llvm::Expected<DiskCache> cache = DiskCache::open(where, 1 << 20);
    if (cache)
      return 0;
    int code = -1;
    llvm::handleAllErrors(cache.takeError(), [&](const CodedError &error) { code = error.getCode(); });
    return code;
  }

  std::vector<std::string> files() {
    std::vector<std::string> names;
    std::error_code error;
    for (llvm::sys::fs::directory_iterator it(directory, error), end; !error && it != end; it.increment(error))
      names.push_back(it->path());
    return names;
  }

  llvm::SmallString<128> directory;
};

TEST_F(DiskCacheTest, KeysSeparateTheirParts) {
  EXPECT_EQ(DiskCache::makeKey({"ab", "c"}), DiskCache::makeKey({"ab", "c"}));
  EXPECT_NE(DiskCache::makeKey({"ab", "c"}), DiskCache::makeKey({"a", "bc"}));
}

TEST_F(DiskCacheTest, KeepsWhatIsStored) {
  std::string content("code\0with a zero", 16);
  EXPECT_FALSE(open().load("key"));
  open().store("key", content);
  EXPECT_EQ(open().load("key"), content);
  open().store("key", "newer");
  EXPECT_EQ(open().load("key"), "newer");
  EXPECT_EQ(files().size(), 1u); // no temporary file is left
}

TEST_F(DiskCacheTest, DamagedEntryIsAMiss) {
  std::string content(1000, 'x');
  auto damage = [&](auto change) {
    open().store("key", content);
    std::ifstream in(fileOf("key"), std::ios::binary);
    std::string bytes((std::istreambuf_iterator<char>(in)), {});
    change(bytes);
    std::ofstream(fileOf("key"), std::ios::binary) << bytes;
    EXPECT_FALSE(open().load("key"));
    EXPECT_FALSE(open().load("key")); // and stays one: the file is gone
    EXPECT_TRUE(files().empty());
  };
  damage([](std::string &bytes) { bytes.clear(); });
  damage([](std::string &bytes) { bytes.resize(5); });
  damage([](std::string &bytes) { bytes.resize(bytes.size() / 2); });
  for (size_t position : {0, 12, 60, 1041})
    damage([&](std::string &bytes) { bytes[position] ^= 1; });
}

TEST_F(DiskCacheTest, RefusesAnUnsafeDirectory) {
  chmod(directory.c_str(), 0770);
  EXPECT_EQ(refusal(directory), kCacheRefused);
  chmod(directory.c_str(), 0707);
  EXPECT_EQ(refusal(directory), kCacheRefused);
  chmod(directory.c_str(), 0700);
  EXPECT_EQ(refusal(directory), 0);

  std::string link = (directory + "/link").str();
  ASSERT_EQ(symlink(directory.c_str(), link.c_str()), 0);
  EXPECT_EQ(refusal(link), kCacheRefused);
}

TEST_F(DiskCacheTest, MakesAPrivateDirectory) {
  std::string nested = (directory + "/a/b").str();
  EXPECT_EQ(refusal(nested), 0);
  struct stat status;
  ASSERT_EQ(stat(nested.c_str(), &status), 0);
  EXPECT_EQ(status.st_mode & 0777, 0700u);
}

TEST_F(DiskCacheTest, EvictsTheLeastRecentlyUsed) {
  std::string content(1000, 'x');
  DiskCache cache = open(4500);
  auto age = [&](llvm::StringRef key, int seconds) {
    timespec times[2] = {{time(nullptr) - seconds, 0}, {time(nullptr) - seconds, 0}};
    utimensat(AT_FDCWD, fileOf(key).c_str(), times, 0);
  };
  for (auto [key, seconds] : {std::pair("a", 400), {"b", 300}, {"c", 200}, {"d", 100}}) {
    cache.store(key, content);
    age(key, seconds);
  }
  EXPECT_TRUE(cache.load("a")); // now the most recent
  cache.store("e", content);
  EXPECT_TRUE(cache.load("a") && cache.load("e"));
  EXPECT_FALSE(cache.load("b"));
}

/// Though not every store looks at all entries.
TEST_F(DiskCacheTest, StaysAboutAtItsLimit) {
  std::string content(1000, 'x');
  constexpr int64_t kLimit = 100'000;
  DiskCache cache = open(kLimit);
  for (int entry = 0; entry < 300; ++entry)
    cache.store(DiskCache::makeKey({std::to_string(entry)}), content);
  int64_t total = 0;
  std::error_code error;
  for (llvm::sys::fs::directory_iterator it(directory, error), end; !error && it != end; it.increment(error))
    total += it->status()->getSize();
  EXPECT_LT(total, kLimit * 9 / 8);
  EXPECT_GT(total, kLimit / 2);
}

TEST_F(DiskCacheTest, ProcessesMayRace) {
  // Several processes store and load the same keys; a reader sees nothing or all of an entry.
  constexpr int kProcesses = 4, kRounds = 100;
  std::vector<pid_t> children;
  for (int process = 0; process < kProcesses; ++process) {
    pid_t child = fork();
    ASSERT_GE(child, 0);
    if (child == 0) {
      DiskCache cache = open(20000);
      for (int round = 0; round < kRounds; ++round) {
        std::string key = "key" + std::to_string(round % 8), content(3000 + round % 8, 'a' + round % 8);
        cache.store(key, content);
        std::optional<std::string> loaded = cache.load(key);
        if (loaded && *loaded != content)
          _exit(1);
      }
      _exit(0);
    }
    children.push_back(child);
  }
  for (pid_t child : children) {
    int status = 0;
    waitpid(child, &status, 0);
    EXPECT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == 0);
  }
}
} // namespace
