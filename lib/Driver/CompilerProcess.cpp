//===- CompilerProcess.cpp - the compiler, seen from a user's process -------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tilewright/Driver/CompilerProcess.h"
#include "tilewright/Driver/CodedError.h"
#include "tilewright/Driver/CompilerLibrary.h"
#include "tilewright/Driver/Environment.h"

#include <cerrno>
#include <csignal>
#include <cstring>
#include <dlfcn.h>
#include <fcntl.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

namespace tilewright {

std::string compilerFolder() {
  Dl_info info;
  if (!dladdr(reinterpret_cast<void *>(&compilerFolder), &info))
    return ".";
  llvm::StringRef file = info.dli_fname;
  return file.contains('/') ? file.rsplit('/').first.str() : ".";
}

std::string compilerLibrary() { return compilerFolder() + "/libtilewright-compiler.so"; }

/// The other process and the line to it. It ends by itself when this process does, which closes the line.
struct CompilerProcess::Child {
  Child();
  ~Child();

  bool send(const char *bytes, size_t size);
  bool receive(char *bytes, size_t size, const Interruption &interrupted);
  /// Closes the line and says how the process ended.
  std::string end();

  /// A copy of this object in a forked process must leave the child alone.
  pid_t owner = getpid();
  pid_t pid = 0;
  int line = -1;
  std::string failure; // why it could not be started
};

CompilerProcess::Child::Child() {
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0) {
    failure = std::strerror(errno);
    return;
  }
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, ends[1], 0);
  posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0);
  posix_spawn_file_actions_addclosefrom_np(&actions, 3);
  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
  // Apart from what the terminal interrupts: whether to stop is decided by this process.
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP);
  std::string program = compilerFolder() + "/tilewright-compiler";
  char *arguments[] = {program.data(), nullptr};
  if (int code = posix_spawn(&pid, program.c_str(), &actions, &attributes, arguments, environ)) {
    failure = std::strerror(code);
    pid = 0;
  }
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  close(ends[1]);
  line = ends[0];
}

CompilerProcess::Child::~Child() { end(); }

std::string CompilerProcess::Child::end() {
  if (line >= 0)
    close(std::exchange(line, -1));
  if (pid == 0 || owner != getpid())
    return "could not be started: " + failure;
  kill(pid, SIGKILL); // whatever it is stuck in; one that has died keeps the status it died with
  int status = 0;
  pid_t waited;
  while ((waited = waitpid(pid, &status, 0)) < 0 && errno == EINTR) {
  }
  pid = 0;
  if (waited > 0 && WIFSIGNALED(status))
    return std::string("was ended by a signal (") + strsignal(WTERMSIG(status)) + ")";
  return "ended with status " + std::to_string(waited > 0 ? WEXITSTATUS(status) : -1);
}

bool CompilerProcess::Child::send(const char *bytes, size_t size) {
  while (size > 0) {
    ssize_t count = ::send(line, bytes, size, MSG_NOSIGNAL);
    if (count < 0 && errno != EINTR)
      return false;
    bytes += std::max<ssize_t>(count, 0);
    size -= std::max<ssize_t>(count, 0);
  }
  return true;
}

bool CompilerProcess::Child::receive(char *bytes, size_t size, const Interruption &interrupted) {
  while (size > 0) {
    ssize_t count = recv(line, bytes, size, 0);
    if (count < 0 && errno == EINTR && interrupted)
      interrupted();
    if (count == 0 || (count < 0 && errno != EINTR))
      return false;
    bytes += std::max<ssize_t>(count, 0);
    size -= std::max<ssize_t>(count, 0);
  }
  return true;
}

/// The function `name` of the compiler's library, which is loaded for it.
template <typename Function> static llvm::Expected<Function *> findInLibrary(const char *name) {
  // Never closed: LLVM does not support that.
  void *library = dlopen(compilerLibrary().c_str(), RTLD_NOW | RTLD_LOCAL);
  if (!library)
    return codedError(kCompilerDied, std::string("the compiler's library cannot be loaded: ") + dlerror());
  return reinterpret_cast<Function *>(dlsym(library, name));
}

static llvm::Expected<std::string> compileByLibrary(const std::string &request) {
  auto compile = findInLibrary<decltype(tw_compile)>("tw_compile");
  if (!compile)
    return compile.takeError();
  std::string reply;
  (*compile)(request, reply);
  return reply;
}

llvm::Expected<KernelCode> interpretByLibrary(const std::string &text) {
  auto interpret = findInLibrary<decltype(tw_interpret)>("tw_interpret");
  if (!interpret)
    return interpret.takeError();
  KernelCode code;
  (*interpret)(text, code);
  return code;
}

CompilerProcess::CompilerProcess() {
  llvm::Expected<Environment> environment = readEnvironment();
  if (!environment)
    llvm::consumeError(environment.takeError()); // which `compile` reports
  else if (!environment->inlineCompiler)
    child = std::make_unique<Child>();
}

CompilerProcess::~CompilerProcess() = default;

int CompilerProcess::pid() const { return child ? child->pid : 0; }

llvm::Expected<std::string> CompilerProcess::exchange(const std::string &request, const Environment &environment,
                                                      const Interruption &interrupted) {
  if (!child || child->owner != getpid())
    child = std::make_unique<Child>();
  int64_t size = request.size();
  std::string reply;
  bool isSent = child->send(reinterpret_cast<const char *>(&size), sizeof(size)) && child->send(request.data(), size);
  if (isSent && child->receive(reinterpret_cast<char *>(&size), sizeof(size), interrupted)) {
    reply.resize(size);
    if (child->receive(reply.data(), size, interrupted)) {
      child.reset();
      return reply;
    }
  }
  std::string end = child->end();
  child.reset();
  std::string file = writeUniqueFile(environment, "tilewright-program-%%%%%%%%.request", request);
  return codedError(kCompilerDied,
                    "the compiler " + end + "\nreproducer: " + compilerFolder() + "/tilewright-compiler " + file);
}

llvm::Expected<ProgramImage> CompilerProcess::compile(const CompileRequest &request, const Interruption &interrupted) {
  llvm::Expected<Environment> environment = readEnvironment();
  if (!environment)
    return environment.takeError();
  std::string bytes = request.encode();
  llvm::Expected<std::string> answer =
      environment->inlineCompiler ? compileByLibrary(bytes) : exchange(bytes, *environment, interrupted);
  if (!answer)
    return answer.takeError();
  std::optional<CompileReply> reply = CompileReply::decode(*answer);
  if (!reply)
    return codedError(kCompilerDied, "the compiler is of another build than this package");
  if (reply->errorCode)
    return codedError(reply->errorCode, reply->error);
  return std::move(reply->image);
}

} // namespace tilewright
