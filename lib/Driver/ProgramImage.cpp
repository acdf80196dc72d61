//===- ProgramImage.cpp - a compiled program as bytes -----------------------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Writer and Reader visit the same lists of fields, so that the two directions cannot
// differ. There is no version number: the key of an entry holds the build of the
// compiler (DiskCache), and only that build reads it.
//
//===----------------------------------------------------------------------===//

#include "tilewright/Driver/ProgramImage.h"
#include "tilewright/Target/Cpu/Cpu.h"

#include <cstring>

namespace tilewright {

namespace {
class Writer {
public:
  void integer(const int64_t &value) { bytes.append(reinterpret_cast<const char *>(&value), sizeof(value)); }
  void text(const std::string &value) {
    integer(value.size());
    bytes += value;
  }
  void text(const std::vector<char> &value) { text(std::string(value.begin(), value.end())); }
  /// The number of elements that follow.
  template <typename T> void size(const std::vector<T> &list) { integer(list.size()); }

  std::string bytes;
};

class Reader {
public:
  explicit Reader(llvm::StringRef bytes) : rest(bytes) {}

  void integer(int64_t &value) {
    llvm::StringRef bytes = take(sizeof(value));
    value = 0;
    if (!bytes.empty())
      std::memcpy(&value, bytes.data(), sizeof(value));
  }
  template <typename Bytes> void text(Bytes &value) {
    int64_t size;
    integer(size);
    llvm::StringRef bytes = take(size);
    value.assign(bytes.begin(), bytes.end());
  }
  template <typename T> void size(std::vector<T> &list) {
    int64_t size;
    integer(size);
    // Every element takes at least one byte: a wild size does not get to allocate.
    isValid &= size >= 0 && size <= static_cast<int64_t>(rest.size());
    list.resize(isValid ? size : 0);
  }

  /// Whether all was there and nothing is left.
  bool isComplete() const { return isValid && rest.empty(); }

private:
  llvm::StringRef take(int64_t size) {
    isValid &= size >= 0 && size <= static_cast<int64_t>(rest.size());
    if (!isValid)
      return {};
    llvm::StringRef taken = rest.take_front(size);
    rest = rest.drop_front(size);
    return taken;
  }

  llvm::StringRef rest;
  bool isValid = true;
};

/// A field whose type is not int64_t, as one.
template <typename Archive, typename T> void narrow(Archive &archive, T &field) {
  int64_t value = static_cast<int64_t>(field);
  archive.integer(value);
  field = static_cast<T>(value);
}

template <typename Archive, typename T, typename Visit>
void list(Archive &archive, std::vector<T> &items, Visit visit) {
  archive.size(items);
  for (T &item : items)
    visit(item);
}

template <typename Archive> void visitBuffers(Archive &archive, std::vector<rt::BufferRef> &buffers) {
  list(archive, buffers, [&](rt::BufferRef &buffer) {
    narrow(archive, buffer.space);
    narrow(archive, buffer.index);
    archive.integer(buffer.offset);
  });
}

template <typename Archive> void visit(Archive &archive, ProgramImage &image) {
  list(archive, image.program.steps, [&](rt::Step &step) {
    archive.text(step.name);
    archive.integer(step.eagerCall);
    visitBuffers(archive, step.operands);
    visitBuffers(archive, step.results);
    list(archive, step.params, [&](int64_t &param) { archive.integer(param); });
    archive.integer(step.tiles);
    archive.integer(step.scratchBytes);
    narrow(archive, step.wait);
  });
  list(archive, image.program.constants, [&](std::vector<char> &constant) { archive.text(constant); });
  archive.integer(image.program.arenaBytes);
  list(archive, image.kernelOf, [&](int64_t &number) { archive.integer(number); });
  list(archive, image.kernels, [&](ProgramImage::Kernel &kernel) {
    archive.text(kernel.symbol);
    archive.text(kernel.object);
    narrow(archive, kernel.level);
  });
  archive.text(image.report);
  archive.text(image.binding);
}
} // namespace

std::string ProgramImage::encode() const {
  Writer writer;
  // The fields are listed once for both directions; writing leaves them as they are.
  visit(writer, const_cast<ProgramImage &>(*this));
  return std::move(writer.bytes);
}

std::optional<ProgramImage> ProgramImage::decode(llvm::StringRef bytes) {
  ProgramImage image;
  Reader reader(bytes);
  visit(reader, image);
  if (!reader.isComplete() || image.kernelOf.size() != image.program.steps.size())
    return std::nullopt;
  for (int64_t number : image.kernelOf)
    if (number < -1 || number >= static_cast<int64_t>(image.kernels.size()))
      return std::nullopt;
  return image;
}

llvm::Error ProgramImage::link() {
  llvm::Expected<std::unique_ptr<cpu::KernelLoader>> loader = cpu::KernelLoader::create();
  if (!loader)
    return loader.takeError();
  std::vector<tw_kernel> functions;
  for (const Kernel &kernel : kernels) {
    if (kernel.object.empty()) {
      functions.push_back(kernels::findKernel(kernel.symbol, kernel.level));
      if (!functions.back())
        return llvm::createStringError("there is no kernel '" + kernel.symbol + "'");
      continue;
    }
    llvm::Expected<tw_kernel> function = (*loader)->load(kernel.object, kernel.symbol);
    if (!function)
      return function.takeError();
    functions.push_back(*function);
  }
  for (auto [step, number] : llvm::zip(program.steps, kernelOf))
    if (number >= 0)
      step.kernel = functions[number];
  program.code = std::shared_ptr<cpu::KernelLoader>(std::move(*loader));
  return llvm::Error::success();
}

} // namespace tilewright
