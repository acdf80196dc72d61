//===- Environment.cpp - the TW_* variables ---------------------------------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tilewright/Driver/Environment.h"
#include "tilewright/Driver/CodedError.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"
#include <cstdlib>

namespace fs = llvm::sys::fs;
using llvm::StringRef;

namespace tilewright {

namespace {
bool parseFlag(StringRef value, bool &flag) {
  flag = value == "1" || value == "on";
  return flag || value == "0" || value == "off";
}

bool parsePositive(StringRef value, int64_t &number) { return !value.getAsInteger(10, number) && number > 0; }

constexpr EnvironmentVariable kVariables[] = {
    {"TW_DEBUG", "list of stages, `kernels`, `all`", "",
     "Print to stderr: the IR after each named stage (`30-fuse`), or a line for each kernel.",
     [](Environment &environment, StringRef value) {
       for (StringRef topic : llvm::split(value, ','))
         environment.debug.push_back(topic.trim().str());
       return true;
     }},
    {"TW_DUMP", "directory", "",
     "Write the IR after every stage, and for each kernel its LLVM IR, its assembly and a script that compiles it "
     "again.",
     [](Environment &environment, StringRef value) {
       environment.dumpDirectory = value.str();
       return true;
     }},
    {"TW_EXPLAIN", "`0`, `1`", "`0`",
     "After each compilation print the kernels with their predicted times, why ops were not fused, and the eager "
     "steps.",
     [](Environment &environment, StringRef value) { return parseFlag(value, environment.explain); }},
    {"TW_CACHE", "`on`, `off`", "`on`", "Keep compiled programs and kernels on disk and reuse them.",
     [](Environment &environment, StringRef value) { return parseFlag(value, environment.cache); }},
    {"TW_CACHE_DIR", "directory", "`$XDG_CACHE_HOME/tilewright` or `~/.cache/tilewright`",
     "Where they are kept. The directory must belong to the user and be closed to others.",
     [](Environment &environment, StringRef value) {
       environment.cacheDirectory = value.str();
       return true;
     }},
    {"TW_CACHE_MB", "positive number", "`1024`", "Size at which the least recently used ones are removed.",
     [](Environment &environment, StringRef value) { return parsePositive(value, environment.cacheMegabytes); }},
    {"TW_CPU", "`x86-64-v3`, `x86-64-v4`, ...", "the best level of the machine",
     "Limit the instructions that kernels may use.",
     [](Environment &environment, StringRef value) {
       environment.cpu = value.str();
       return true;
     }},
    {"TW_THREADS", "positive number", "those of PyTorch", "Threads that run a program.",
     [](Environment &environment, StringRef value) { return parsePositive(value, environment.threads); }},
    {"TW_TUNE", "`0`, `1`", "`0`",
     "Measure the few best tile sizes of every matrix product and keep the fastest, on disk too. Compiling takes much "
     "longer, and the machine should be idle.",
     [](Environment &environment, StringRef value) { return parseFlag(value, environment.tune); }},
    {"TW_COMPILER", "`process`, `inline`", "`process`",
     "Where programs are compiled: by a process of its own, or, for a debugger, inside of Python.",
     [](Environment &environment, StringRef value) {
       environment.inlineCompiler = value == "inline";
       return environment.inlineCompiler || value == "process";
     }},
};
} // namespace

bool Environment::debugs(StringRef topic) const {
  return llvm::is_contained(debug, topic) || llvm::is_contained(debug, "all");
}

llvm::ArrayRef<EnvironmentVariable> getEnvironmentVariables() { return kVariables; }

llvm::Expected<Environment> parseEnvironment(llvm::function_ref<std::optional<std::string>(StringRef)> get) {
  Environment environment;
  for (const EnvironmentVariable &variable : kVariables) {
    std::optional<std::string> value = get(variable.name);
    if (value && !value->empty() && !variable.parse(environment, *value))
      return codedError(kInvalidSetting, variable.name + "='" + *value + "' is not valid; it takes " + variable.values);
  }
  return environment;
}

llvm::Expected<Environment> readEnvironment() {
  return parseEnvironment([](StringRef name) -> std::optional<std::string> {
    if (const char *value = std::getenv(name.data()))
      return value;
    return std::nullopt;
  });
}

std::string writeUniqueFile(const Environment &environment, StringRef pattern, StringRef content) {
  llvm::SmallString<128> model(environment.dumpDirectory), file;
  if (model.empty())
    llvm::sys::path::system_temp_directory(/*ErasedOnReboot=*/true, model);
  else
    fs::create_directories(model);
  llvm::sys::path::append(model, pattern);
  int descriptor;
  if (fs::createUniqueFile(model, descriptor, file, fs::OF_None, fs::owner_read | fs::owner_write))
    return {};
  llvm::raw_fd_ostream stream(descriptor, /*shouldClose=*/true);
  stream << content;
  stream.flush();
  if (!stream.has_error())
    return file.str().str();
  stream.clear_error();
  return {};
}

std::string printEnvironmentTable() {
  std::string table = "| Variable | Values | Default | Effect |\n|---|---|---|---|\n";
  llvm::raw_string_ostream stream(table);
  for (const EnvironmentVariable &variable : kVariables)
    stream << "| `" << variable.name << "` | " << variable.values << " | " << variable.fallback << " | "
           << variable.text << " |\n";
  return table;
}

} // namespace tilewright
