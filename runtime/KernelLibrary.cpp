//===- KernelLibrary.cpp - the machine code of a program --------------------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The object goes from memory to dlopen through a file without a name, so no folder has
// to allow execution and nobody can exchange the file in between.
//
//===----------------------------------------------------------------------===//

#include "tilewright/Runtime/KernelLibrary.h"

#include <atomic>
#include <cerrno>
#include <cstring>
#include <dlfcn.h>
#include <sys/mman.h>
#include <unistd.h>

namespace tilewright::rt {

namespace {
bool writeAll(int descriptor, const std::string &bytes) {
  for (size_t written = 0; written < bytes.size();) {
    ssize_t count = write(descriptor, bytes.data() + written, bytes.size() - written);
    if (count < 0 && errno != EINTR)
      return false;
    written += count < 0 ? 0 : count;
  }
  return true;
}

/// A path of the open file that no earlier library was loaded from. dlopen takes a path it knows for the library it
/// knows, and numbers of descriptors are used again; so "/" and "./" in front of the number spell out a serial number.
std::string uniquePath(int descriptor) {
  static std::atomic<uint64_t> serial{0};
  std::string path = "/proc/self/fd/";
  for (uint64_t rest = ++serial; rest; rest /= 2)
    path += rest % 2 ? "./" : "/";
  return path + std::to_string(descriptor);
}
} // namespace

std::unique_ptr<KernelLibrary> KernelLibrary::load(const std::string &object, std::string &error) {
  int descriptor = memfd_create("tilewright-kernels", MFD_CLOEXEC);
  void *handle = nullptr;
  if (descriptor < 0 || !writeAll(descriptor, object))
    error = std::strerror(errno);
  else if (!(handle = dlopen(uniquePath(descriptor).c_str(), RTLD_NOW | RTLD_LOCAL)))
    error = dlerror();
  if (descriptor >= 0)
    close(descriptor);
  return handle ? std::unique_ptr<KernelLibrary>(new KernelLibrary(handle)) : nullptr;
}

KernelLibrary::~KernelLibrary() { dlclose(handle); }

tw_kernel KernelLibrary::find(const std::string &symbol) const {
  return reinterpret_cast<tw_kernel>(dlsym(handle, symbol.c_str()));
}

} // namespace tilewright::rt
