//===- Environment.h - the TW_* variables -------------------------*- C++ -*-===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Every environment variable that Tilewright reads is a row of one table, with its
// type and its text; docs/environment.md is that table printed, and a test
// compares the two. Nothing else calls getenv.
//
//===----------------------------------------------------------------------===//
#ifndef TILEWRIGHT_DRIVER_ENVIRONMENT_H
#define TILEWRIGHT_DRIVER_ENVIRONMENT_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <optional>
#include <string>
#include <vector>

namespace tilewright {

/// The values of the variables.
struct Environment {
  std::vector<std::string> debug;
  std::string dumpDirectory;
  bool explain = false;
  bool cache = true;
  std::string cacheDirectory;
  int64_t cacheMegabytes = 1024;
  std::string cpu;
  int64_t threads = 0;
  bool tune = false;
  bool inlineCompiler = false;

  /// Whether TW_DEBUG names `topic` (a stage such as `30-fuse`, or `kernels`), or is `all`.
  bool debugs(llvm::StringRef topic) const;
};

struct EnvironmentVariable {
  llvm::StringLiteral name;
  /// The values it takes, as shown to the user.
  llvm::StringLiteral values;
  llvm::StringLiteral fallback;
  llvm::StringLiteral text;
  /// Stores `value`; false when it is not one of `values`.
  bool (*parse)(Environment &environment, llvm::StringRef value);
};

llvm::ArrayRef<EnvironmentVariable> getEnvironmentVariables();

/// Reads all variables through `get`, which gives nothing for one that is not set. An empty value counts as not set;
/// a wrong one is error TW2020.
llvm::Expected<Environment> parseEnvironment(llvm::function_ref<std::optional<std::string>(llvm::StringRef name)> get);

/// The variables of this process, read anew: they may be changed between two compilations.
llvm::Expected<Environment> readEnvironment();

/// Writes a new file for whoever reports a bug, to TW_DUMP or the temporary directory. `pattern` is its name, in which
/// each `%` becomes a random digit. The file's path, or empty if it could not be written.
std::string writeUniqueFile(const Environment &environment, llvm::StringRef pattern, llvm::StringRef content);

/// The table of docs/environment.md.
std::string printEnvironmentTable();

} // namespace tilewright

#endif // TILEWRIGHT_DRIVER_ENVIRONMENT_H
