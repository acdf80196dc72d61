//===- ProgramImage.cpp - a compiled program as bytes -----------------------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tilewright/Driver/ProgramImage.h"
#include "Archive.h"
#include "tilewright/Runtime/KernelLibrary.h"

#include "llvm/ADT/STLExtras.h"

namespace tilewright {

namespace rt {
template <typename Archive> void visitFields(Archive &archive, BufferRef &buffer) {
  visitAll(archive, buffer.space, buffer.index, buffer.offset);
}
template <typename Archive> void visitFields(Archive &archive, Step &step) {
  visitAll(archive, step.name, step.eagerCall, step.operands, step.results, step.params, step.tiles, step.scratchBytes,
           step.flushSubnormals, step.wait);
}
} // namespace rt
template <typename Archive> void visitFields(Archive &archive, ProgramImage::Kernel &kernel) {
  visitAll(archive, kernel.kind, kernel.symbol, kernel.level, kernel.text);
}
template <typename Archive> void visitFields(Archive &archive, ProgramImage &image) {
  visitAll(archive, image.program.steps, image.program.constants, image.program.arenaBytes, image.program.keptBytes,
           image.program.prologue, image.kernelOf, image.kernels, image.code, image.report, image.binding,
           image.failures);
}

std::string ProgramImage::encode() const { return encodeArchive(*this); }

std::optional<ProgramImage> ProgramImage::decode(llvm::StringRef bytes) {
  ProgramImage image;
  if (!decodeArchive(bytes, image) || image.kernelOf.size() != image.program.steps.size())
    return std::nullopt;
  for (int64_t number : image.kernelOf)
    if (number < -1 || number >= static_cast<int64_t>(image.kernels.size()))
      return std::nullopt;
  return image;
}

namespace {
/// What the kernels of a program need to stay in the process.
struct LinkedCode {
  std::unique_ptr<rt::KernelLibrary> library;
  std::vector<KernelCode> kernels;
};
} // namespace

llvm::Error ProgramImage::link(Interpreter interpreter) {
  auto linked = std::make_shared<LinkedCode>();
  if (!code.empty()) {
    std::string error;
    linked->library = rt::KernelLibrary::load(code, error);
    if (!linked->library)
      return llvm::createStringError("the kernels cannot be loaded: " + error);
  }
  for (const Kernel &kernel : kernels) {
    KernelCode found;
    if (kernel.kind == Kernel::Kind::Interpreted) {
      llvm::Expected<KernelCode> interpreted = interpreter(kernel.text);
      if (!interpreted)
        return interpreted.takeError();
      found = std::move(*interpreted);
    } else if (kernel.kind == Kernel::Kind::Library) {
      found.function = kernels::findKernel(kernel.symbol, kernel.level);
    } else if (linked->library) {
      found.function = linked->library->find(kernel.symbol);
    }
    if (!found.function)
      return llvm::createStringError("there is no kernel '" + kernel.symbol + "'");
    linked->kernels.push_back(std::move(found));
  }
  for (auto [step, number] : llvm::zip(program.steps, kernelOf)) {
    if (number < 0)
      continue;
    const KernelCode &kernel = linked->kernels[number];
    step.kernel = kernel.function;
    if (kernel.owner)
      step.params = {kernel.param};
  }
  program.code = std::move(linked);
  return llvm::Error::success();
}

} // namespace tilewright
