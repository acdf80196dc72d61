//===- Loader.cpp - links kernels into the process
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tilewright/Target/Cpu/Cpu.h"

#include "llvm/ExecutionEngine/Orc/Core.h"
#include "llvm/ExecutionEngine/Orc/ExecutionUtils.h"
#include "llvm/ExecutionEngine/Orc/ObjectLinkingLayer.h"
#include "llvm/ExecutionEngine/Orc/SelfExecutorProcessControl.h"

#include <atomic>
#include <mutex>

using namespace llvm;
using namespace llvm::orc;

namespace tilewright::cpu {

struct KernelLoader::State {
  State(std::unique_ptr<ExecutorProcessControl> control) : session(std::move(control)), layer(session) {}
  ~State() {
    // Frees the code. Errors can only come from a memory manager that failed to unmap.
    if (Error error = session.endSession())
      consumeError(std::move(error));
  }

  ExecutionSession session;
  ObjectLinkingLayer layer;
  JITDylib *process = nullptr; ///< Symbols of the process: libm.
  std::atomic<unsigned> loaded{0};
  std::mutex mutex;
  std::string reported; ///< What the session reported besides returning an error, such as missing symbols.
};

KernelLoader::KernelLoader(std::unique_ptr<State> state) : state(std::move(state)) {}
KernelLoader::~KernelLoader() = default;

Expected<std::unique_ptr<KernelLoader>> KernelLoader::create() {
  auto control = SelfExecutorProcessControl::Create();
  if (!control)
    return control.takeError();
  auto state = std::make_unique<State>(std::move(*control));
  // A session reports the cause of a failed lookup on stderr by default; load() returns it instead.
  state->session.setErrorReporter([state = state.get()](Error error) {
    std::lock_guard<std::mutex> lock(state->mutex);
    state->reported += toString(std::move(error)) + "; ";
  });
  state->process = &state->session.createBareJITDylib("process");
  auto symbols = DynamicLibrarySearchGenerator::GetForCurrentProcess(/*GlobalPrefix=*/'\0');
  if (!symbols)
    return symbols.takeError();
  state->process->addGenerator(std::move(*symbols));
  return std::unique_ptr<KernelLoader>(new KernelLoader(std::move(state)));
}

Expected<tw_kernel> KernelLoader::load(ArrayRef<char> object, StringRef symbol) {
  // A library for each object keeps equal names apart.
  std::string name = ("kernel" + Twine(state->loaded++)).str();
  JITDylib &library = state->session.createBareJITDylib(name);
  library.addToLinkOrder(*state->process);
  auto bytes = MemoryBuffer::getMemBufferCopy(StringRef(object.data(), object.size()), name);
  if (Error error = state->layer.add(library, std::move(bytes)))
    return error;
  auto address = state->session.lookup({&library}, symbol);
  if (!address) {
    std::lock_guard<std::mutex> lock(state->mutex);
    std::string cause = std::exchange(state->reported, "");
    return createStringError("cannot load " + symbol + ": " + cause + toString(address.takeError()));
  }
  return address->getAddress().toPtr<tw_kernel>();
}

} // namespace tilewright::cpu
