//===- Library.cpp - libtilewright-compiler.so ------------------------------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// All of the compiler that users have, behind functions of bytes.
//
//===----------------------------------------------------------------------===//

#include "tilewright/Driver/CodedError.h"
#include "tilewright/Driver/Compile.h"
#include "tilewright/Driver/CompilerLibrary.h"
#include "tilewright/Driver/Context.h"
#include "tilewright/Driver/GraphBuilder.h"
#include "tilewright/Target/Cpu/Cpu.h"

#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"
#include <cerrno>
#include <csignal>
#include <thread>
#include <unistd.h>

using namespace tilewright;

static llvm::Expected<ProgramImage> compile(llvm::StringRef bytes, llvm::Expected<cpu::KernelLinker> linker) {
  if (!linker)
    return linker.takeError();
  std::optional<CompileRequest> request = CompileRequest::decode(bytes);
  if (!request)
    return codedError(kCompilerDied, "the request is of another build than the compiler");
  std::unique_ptr<mlir::MLIRContext> context = createContext();
  llvm::Expected<mlir::OwningOpRef<mlir::ModuleOp>> program = buildGraph(request->graph, context.get());
  if (!program)
    return program.takeError();
  return compileProgram(**program, request->options, std::move(*linker));
}

static CompileReply answer(llvm::StringRef request, llvm::Expected<cpu::KernelLinker> linker) {
  CompileReply reply;
  llvm::Expected<ProgramImage> image = compile(request, std::move(linker));
  if (image) {
    reply.image = std::move(*image);
    return reply;
  }
  llvm::handleAllErrors(
      image.takeError(),
      [&](const CodedError &error) {
        reply.errorCode = error.getCode();
        reply.error = error.getMessage().str();
      },
      [&](const llvm::ErrorInfoBase &error) {
        reply.errorCode = kKernelPipelineFailed;
        reply.error = error.message();
      });
  return reply;
}

void tw_compile(const std::string &request, std::string &reply) {
  reply = answer(request, cpu::KernelLinker::start()).encode();
}

void tw_interpret(const std::string &text, KernelCode &code) {
  if (llvm::Expected<KernelCode> kernel = interpretKernel(text))
    code = std::move(*kernel);
  else
    llvm::consumeError(kernel.takeError());
}

namespace {
/// What CompilerProcess has at its end: a size, then so many bytes.
class Line {
public:
  bool read(char *bytes, size_t size) {
    while (size > 0) {
      ssize_t count = ::read(STDIN_FILENO, bytes, size);
      if (count == 0 || (count < 0 && errno != EINTR))
        return false;
      bytes += std::max<ssize_t>(count, 0);
      size -= std::max<ssize_t>(count, 0);
    }
    return true;
  }

  std::optional<std::string> readMessage() {
    int64_t size;
    if (!read(reinterpret_cast<char *>(&size), sizeof(size)))
      return std::nullopt;
    std::string message(size, '\0');
    return read(message.data(), size) ? std::optional(std::move(message)) : std::nullopt;
  }

  void writeMessage(llvm::StringRef message) {
    int64_t size = message.size();
    llvm::raw_fd_ostream stream(STDIN_FILENO, /*shouldClose=*/false);
    stream.write(reinterpret_cast<const char *>(&size), sizeof(size)) << message;
    stream.flush();
    stream.clear_error(); // nobody is left to be told
  }
};
} // namespace

static int serve() {
  // Writing to a process that has died is to fail, not to end this one with a message.
  std::signal(SIGPIPE, SIG_IGN);
  llvm::Expected<cpu::KernelLinker> linker = cpu::KernelLinker::start();
  Line line;
  std::optional<std::string> request = line.readMessage();
  if (!request)
    _exit(0); // nothing was left to compile
  std::thread([&line] {
    char byte;
    line.read(&byte, 1);
    _exit(0);
  }).detach();
  line.writeMessage(answer(*request, std::move(linker)).encode());
  // Nothing is worth destroying.
  _exit(0);
}

int tw_compiler_main(int argc, char **argv) {
  if (argc == 1)
    return serve();
  auto file = llvm::MemoryBuffer::getFile(argv[1], /*IsText=*/false, /*RequiresNullTerminator=*/false);
  if (!file) {
    llvm::errs() << argv[1] << ": " << file.getError().message() << "\n";
    return 1;
  }
  CompileReply reply = answer((*file)->getBuffer(), cpu::KernelLinker::start());
  if (reply.errorCode)
    llvm::errs() << "TW" << reply.errorCode << ": " << reply.error << "\n";
  return reply.errorCode != 0;
}
