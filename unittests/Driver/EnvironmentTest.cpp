//===- EnvironmentTest.cpp - the TW_* variables -----------------------------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tilewright/Driver/Environment.h"
#include "tilewright/Driver/CodedError.h"

#include "llvm/Support/MemoryBuffer.h"
#include <gtest/gtest.h>
#include <map>

using namespace tilewright;

namespace {
llvm::Expected<Environment> parse(std::map<std::string, std::string> values) {
  return parseEnvironment([&](llvm::StringRef name) -> std::optional<std::string> {
    auto found = values.find(name.str());
    return found == values.end() ? std::nullopt : std::optional<std::string>(found->second);
  });
}

TEST(Environment, Defaults) {
  Environment environment = llvm::cantFail(parse({{"TW_CACHE", ""}}));
  EXPECT_TRUE(environment.cache);
  EXPECT_FALSE(environment.explain);
  EXPECT_FALSE(environment.debugs("30-fuse"));
}

TEST(Environment, ReadsValues) {
  Environment environment = llvm::cantFail(
      parse({{"TW_CACHE", "off"}, {"TW_EXPLAIN", "1"}, {"TW_THREADS", "3"}, {"TW_DEBUG", "30-fuse, kernels"}}));
  EXPECT_FALSE(environment.cache);
  EXPECT_TRUE(environment.explain);
  EXPECT_EQ(environment.threads, 3);
  EXPECT_TRUE(environment.debugs("30-fuse") && environment.debugs("kernels"));
  EXPECT_FALSE(environment.debugs("40-plan"));
}

TEST(Environment, WrongValueNamesTheVariable) {
  for (auto [name, value] : {std::pair("TW_CACHE", "maybe"), {"TW_THREADS", "0"}, {"TW_CACHE_MB", "big"}}) {
    llvm::Expected<Environment> environment = parse({{name, value}});
    ASSERT_FALSE(static_cast<bool>(environment));
    llvm::handleAllErrors(environment.takeError(), [&, name = name](const CodedError &error) {
      EXPECT_EQ(error.getCode(), kInvalidSetting);
      EXPECT_TRUE(error.getMessage().contains(name));
    });
  }
}

TEST(Environment, DocumentationHasTheTable) {
  auto page = llvm::MemoryBuffer::getFile(TILEWRIGHT_DOCS "/environment.md");
  ASSERT_TRUE(static_cast<bool>(page));
  EXPECT_TRUE((*page)->getBuffer().contains(printEnvironmentTable())) << "docs/environment.md should contain:\n"
                                                                      << printEnvironmentTable();
}
} // namespace
