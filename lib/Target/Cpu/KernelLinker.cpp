//===- KernelLinker.cpp - objects to a shared object ------------------------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// lld reads an archive of all objects from its standard input and writes the library to
// its standard output. So it has no temporary files, and it can be started ahead: it
// takes longer to load its libraries than to link.
//
//===----------------------------------------------------------------------===//

#include "tilewright/Driver/CodedError.h"
#include "tilewright/Target/Cpu/Cpu.h"

#include "llvm/Object/ArchiveWriter.h"
#include "llvm/Support/Program.h"

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace llvm;

namespace tilewright::cpu {

namespace {
struct Pipe {
  int ends[2] = {-1, -1};

  bool open() { return pipe2(ends, O_CLOEXEC) == 0; }
  void close(int end) {
    if (ends[end] >= 0)
      ::close(std::exchange(ends[end], -1));
  }
  ~Pipe() {
    close(0);
    close(1);
  }
};
} // namespace

struct KernelLinker::Process {
  Pipe input, output;
  pid_t pid = 0;

  ~Process() { wait(); }
  /// Lets it end, and gives its exit status.
  int wait() {
    input.close(1);
    output.close(0);
    int status = 0;
    if (pid > 0)
      while (waitpid(pid, &status, 0) < 0 && errno == EINTR) {
      }
    pid = 0;
    return status;
  }
};

KernelLinker::KernelLinker(std::unique_ptr<Process> process) : process(std::move(process)) {}
KernelLinker::KernelLinker(KernelLinker &&) = default;
KernelLinker::~KernelLinker() = default;

Expected<KernelLinker> KernelLinker::start() {
  ErrorOr<std::string> program = sys::findProgramByName("ld.lld", {TILEWRIGHT_LLVM_TOOLS});
  if (!program)
    program = sys::findProgramByName("ld.lld-22");
  if (!program)
    return codedError(kLinkerFailed, "ld.lld is not installed; on Debian: apt install lld-22");
  auto process = std::make_unique<Process>();
  if (!process->input.open() || !process->output.open())
    return codedError(kLinkerFailed, "no pipe for the linker: " + Twine(std::strerror(errno)));
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, process->input.ends[0], 0);
  posix_spawn_file_actions_adddup2(&actions, process->output.ends[1], 1);
  // Messages come instead of the library: with -w there are none beside it.
  posix_spawn_file_actions_adddup2(&actions, process->output.ends[1], 2);
  posix_spawn_file_actions_addclosefrom_np(&actions, 3);
  const char *arguments[] = {"ld.lld", "-shared", "-w", "-o", "-", "--whole-archive", "/dev/stdin", nullptr};
  int failure =
      posix_spawn(&process->pid, program->c_str(), &actions, nullptr, const_cast<char **>(arguments), environ);
  posix_spawn_file_actions_destroy(&actions);
  if (failure)
    return codedError(kLinkerFailed, "cannot run " + *program + ": " + std::strerror(failure));
  process->input.close(0);
  process->output.close(1);
  return KernelLinker(std::move(process));
}

Expected<std::string> KernelLinker::link(ArrayRef<StringRef> objects) {
  std::vector<NewArchiveMember> members;
  for (StringRef object : objects)
    members.emplace_back(MemoryBufferRef(object, "kernel.o"));
  auto archive = writeArchiveToBuffer(members, SymtabWritingMode::NoSymtab, object::Archive::K_GNU,
                                      /*Deterministic=*/true, /*Thin=*/false);
  if (!archive)
    return archive.takeError();
  for (StringRef rest = (*archive)->getBuffer(); !rest.empty();) {
    ssize_t count = write(process->input.ends[1], rest.data(), rest.size());
    if (count < 0 && errno != EINTR)
      return codedError(kLinkerFailed, "the linker has gone: " + Twine(std::strerror(errno)));
    rest = rest.drop_front(std::max<ssize_t>(count, 0));
  }
  process->input.close(1);
  std::string library;
  SmallString<0> buffer;
  buffer.resize_for_overwrite(1 << 16);
  for (ssize_t count; (count = read(process->output.ends[0], buffer.data(), buffer.size())) != 0;)
    if (count > 0)
      library.append(buffer.data(), count);
    else if (errno != EINTR)
      break;
  if (process->wait() != 0)
    return codedError(kLinkerFailed, "ld.lld: " + library);
  return library;
}

} // namespace tilewright::cpu
