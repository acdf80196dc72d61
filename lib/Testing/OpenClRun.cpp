//===- OpenClRun.cpp - kernels on an OpenCL device --------------------------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tilewright/Testing/OpenClRun.h"
#include "tilewright/Driver/CodedError.h"
#include "tilewright/Graph/Transforms/OutlineKernels.h"

#include "llvm/ADT/ScopeExit.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Program.h"

using namespace mlir;

namespace tilewright::testing {

namespace {
/// Bytes behind each buffer that no kernel may touch, and what they hold, as results do before the kernel runs.
constexpr size_t kGuard = 256;
constexpr char kPattern = 0x5A;

/// The buffers of one call, as files.
class BufferFiles {
public:
  static llvm::Expected<BufferFiles> create() {
    BufferFiles files;
    if (std::error_code error = llvm::sys::fs::createUniqueDirectory("tw-opencl", files.directory))
      return llvm::createStringError(error, "cannot make a temporary directory");
    return files;
  }
  void remove() { llvm::sys::fs::remove_directories(directory); }

  std::string write(llvm::StringRef name, llvm::StringRef bytes) {
    std::string path = (directory + "/" + name).str();
    std::error_code error;
    llvm::raw_fd_ostream(path, error) << bytes;
    return path;
  }
  /// A buffer with a guard behind.
  std::string writeBuffer(size_t number, std::string bytes) {
    bytes.append(kGuard, kPattern);
    return write("buffer" + std::to_string(number), bytes);
  }
  llvm::Expected<std::string> readBuffer(llvm::StringRef path) {
    auto file = llvm::MemoryBuffer::getFile(path, /*IsText=*/false, /*RequiresNullTerminator=*/false);
    if (!file)
      return llvm::createStringError(file.getError(), path);
    llvm::StringRef bytes = (*file)->getBuffer();
    if (bytes.size() < kGuard || bytes.take_back(kGuard).find_first_not_of(kPattern) != llvm::StringRef::npos)
      return codedError(kKernelPipelineFailed, "a kernel wrote outside of its buffers");
    return bytes.drop_back(kGuard).str();
  }

private:
  llvm::SmallString<128> directory;
};
} // namespace

llvm::Expected<OpenClRun> OpenClRun::compile(ModuleOp module, std::string runner) {
  const gpu::TargetDescription &target = *gpu::findTarget("spirv64");
  DialectRegistry registry;
  gpu::registerGpuDialects(registry);
  module.getContext()->appendDialectRegistry(registry);
  OwningOpRef<ModuleOp> clone = module.clone();
  func::FuncOp function = graph::getOutlinedFunction(*clone);
  OpenClRun run;
  run.runner = std::move(runner);
  for (Type type : function.getResultTypes())
    run.results.push_back(cast<RankedTensorType>(type));
  run.aliases.assign(run.results.size(), -1);
  if (auto aliases = function->getAttrOfType<DenseI64ArrayAttr>(graph::kAliasesAttr))
    run.aliases.assign(aliases.asArrayRef().begin(), aliases.asArrayRef().end());

  if (llvm::Error error = gpu::checkKernels(*clone, target))
    return error;
  PassManager passes(module.getContext(), ModuleOp::getOperationName());
  for (Stage stage : {Stage::Config, Stage::Tile})
    gpu::buildGpuStage(passes, stage, target);
  if (failed(passes.run(*clone)))
    return codedError(kKernelPipelineFailed, "the kernel has no tile program");
  llvm::Expected<gpu::CompiledModule> compiled = gpu::compileTilePrograms(*clone, target);
  if (!compiled)
    return compiled.takeError();
  run.compiled = std::move(*compiled);
  return run;
}

llvm::Expected<Tensors> OpenClRun::run(llvm::ArrayRef<Tensor> arguments) {
  llvm::Expected<BufferFiles> files = BufferFiles::create();
  if (!files)
    return files.takeError();
  llvm::scope_exit removal([&] { files->remove(); });
  const gpu::Kernel &kernel = compiled.kernels.front();
  std::string code = files->write("kernel.spv", llvm::StringRef(compiled.code.data(), compiled.code.size()));
  std::vector<std::string> buffers;
  for (const Tensor &argument : arguments)
    buffers.push_back(files->writeBuffer(buffers.size(), argument.toBytes()));
  for (auto [type, alias] : llvm::zip(results, aliases)) {
    size_t bytes = type.getNumElements() * interpreter::getElementBytes(type.getElementType());
    buffers.push_back(alias < 0 ? files->writeBuffer(buffers.size(), std::string(bytes, kPattern)) : buffers[alias]);
  }
  buffers.push_back(files->writeBuffer(buffers.size(), std::string(sizeof(int32_t), 0)));

  std::string groups = std::to_string(kernel.gridSize), threads = std::to_string(kernel.workgroupSize), message;
  SmallVector<llvm::StringRef> command{runner, code, kernel.symbol, groups, threads};
  llvm::append_range(command, buffers);
  if (int status = llvm::sys::ExecuteAndWait(runner, command, std::nullopt, {}, /*SecondsToWait=*/600, 0, &message))
    return codedError(kKernelPipelineFailed, "tw-opencl ended with status " + llvm::Twine(status) + " " + message);

  llvm::Expected<std::string> error = files->readBuffer(buffers.back());
  if (!error)
    return error.takeError();
  if (int32_t recorded = llvm::support::endian::read32le(error->data()))
    return codedError(recorded, "in kernel " + kernel.symbol);
  Tensors values;
  for (auto [position, type] : llvm::enumerate(results)) {
    llvm::Expected<std::string> bytes = files->readBuffer(buffers[arguments.size() + position]);
    if (!bytes)
      return bytes.takeError();
    llvm::Expected<Tensor> value = Tensor::fromBytes(type, *bytes);
    if (!value)
      return value.takeError();
    values.push_back(std::move(*value));
  }
  return values;
}

} // namespace tilewright::testing
