//===- tw-fuzz.cpp - random programs against the interpreter ----------------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   tw-fuzz --seed=1 --count=200 --size=12       compare 200 programs
//   tw-fuzz --seed=17 --count=1 --print          show one
//
// Programs run in child processes, so that one that crashes is a finding and not the
// end. A program that fails is shrunk and printed, ready for tw-run and test/.
//
//===----------------------------------------------------------------------===//

#include "tilewright/Driver/Context.h"
#include "tilewright/Testing/Differential.h"
#include "tilewright/Testing/ProgramGenerator.h"

#include "llvm/Support/CommandLine.h"
#include <csignal>
#include <cstring>
#include <sys/wait.h>
#include <unistd.h>

using namespace mlir;
using namespace tilewright;
namespace cl = llvm::cl;

namespace {
/// See tw-compile.cpp on why these are not global variables.
struct CommandLine {
  bool dropsOthers = (cl::ResetCommandLineParser(), true);
  cl::OptionCategory category{"Options"};
  cl::opt<uint64_t> seed{"seed", cl::cat(category), cl::desc("Seed of the first program"), cl::init(1)};
  cl::opt<uint64_t> count{"count", cl::cat(category), cl::desc("Programs to compare"), cl::init(100)};
  cl::opt<int> size{"size", cl::cat(category), cl::desc("Ops of a program"), cl::init(12)};
  cl::opt<int64_t> threads{"threads", cl::cat(category), cl::desc("Threads of a call"), cl::init(2)};
  cl::opt<unsigned> limit{"limit", cl::cat(category), cl::desc("Seconds that a program may take"), cl::init(60)};
  cl::opt<bool> noShrink{"no-shrink", cl::cat(category), cl::desc("Print failing programs as generated")};
  cl::opt<bool> print{"print", cl::cat(category), cl::desc("Print the programs without running them")};
};

CompileOptions compileOptions(const CommandLine &options) {
  CompileOptions compile;
  compile.threads = options.threads;
  return compile;
}

/// Runs `body` in a child process; its exit status, or minus the signal that ended it.
int inChild(llvm::function_ref<int()> body) {
  llvm::outs().flush();
  pid_t child = fork();
  if (child == 0) {
    int status = body();
    llvm::outs().flush();
    // Not exit(): the statics are the parent's to clean up.
    _exit(status);
  }
  int status = 0;
  waitpid(child, &status, 0);
  return WIFSIGNALED(status) ? -WTERMSIG(status) : WEXITSTATUS(status);
}

/// Compares programs from `seed` on and reports through `progress` the seed it is at. Ends at the first failure.
int runPrograms(const CommandLine &options, uint64_t seed, uint64_t end, int progress) {
  std::unique_ptr<MLIRContext> context = createContext();
  for (; seed < end; ++seed) {
    if (write(progress, &seed, sizeof(seed)) != sizeof(seed))
      return 2;
    alarm(options.limit);
    OwningOpRef<ModuleOp> program = testing::generateProgram(context.get(), seed, options.size);
    testing::Verdict verdict = testing::compareOnce(*program, seed, compileOptions(options));
    alarm(0);
    if (!verdict.agrees()) {
      llvm::outs() << "// seed " << seed << ": " << verdict.difference << "\n";
      return 1;
    }
  }
  return 0;
}

/// Whether `program` fails, by a wrong result, an error or a crash.
bool failsInChild(const CommandLine &options, ModuleOp program, uint64_t seed) {
  return inChild([&] {
           alarm(options.limit);
           // What candidates say while they crash is not of interest.
           freopen("/dev/null", "w", stderr);
           return testing::compareOnce(program, seed, compileOptions(options)).agrees() ? 0 : 1;
         }) != 0;
}

void printFailure(const CommandLine &options, MLIRContext *context, uint64_t seed) {
  OwningOpRef<ModuleOp> program = testing::generateProgram(context, seed, options.size);
  if (!options.noShrink)
    program =
        testing::shrinkProgram(*program, [&](ModuleOp candidate) { return failsInChild(options, candidate, seed); });
  llvm::outs() << "// tw-run --seed=" << seed << " --threads=" << options.threads << "\n" << *program << "\n";
}
} // namespace

int main(int argc, char **argv) {
  CommandLine options;
  cl::ParseCommandLineOptions(argc, argv, "Compares random programs with the interpreter\n");
  std::unique_ptr<MLIRContext> context = createContext();
  uint64_t end = options.seed + options.count, failures = 0;
  if (options.print) {
    for (uint64_t seed = options.seed; seed < end; ++seed)
      llvm::outs() << "// seed " << seed << "\n"
                   << *testing::generateProgram(context.get(), seed, options.size) << "\n";
    return 0;
  }
  for (uint64_t seed = options.seed; seed < end;) {
    int progress[2];
    if (pipe(progress))
      return 2;
    // A pipe holds 64 KiB of seeds, far more than a batch writes.
    uint64_t batchEnd = std::min<uint64_t>(seed + 1000, end), reached = seed;
    int status = inChild([&] { return runPrograms(options, seed, batchEnd, progress[1]); });
    close(progress[1]);
    while (read(progress[0], &reached, sizeof(reached)) == sizeof(reached)) {
    }
    close(progress[0]);
    if (status == 0) {
      seed = batchEnd;
      continue;
    }
    if (status < 0)
      llvm::outs() << "// seed " << reached << ": ended by signal " << -status << " (" << strsignal(-status) << ")\n";
    printFailure(options, context.get(), reached);
    ++failures;
    seed = reached + 1;
  }
  llvm::outs() << options.count.getValue() << " programs, " << failures << " failures\n";
  return failures != 0;
}
