//===- tw-opencl.cpp - runs one SPIR-V kernel on an OpenCL device -----------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   tw-opencl                                           says which device there is; status 77 if none
//   tw-opencl kernel.spv NAME GROUPS THREADS FILE...    runs it on buffers that are files
//
// Each FILE holds a buffer and is written back; a file named twice is one buffer. A
// program of its own because an OpenCL implementation brings another LLVM with it, and
// because a kernel that goes wrong may end the process. It is how tw-run and the tests
// execute on PoCL, so it knows two things about Debian's: that one takes no SPIR-V, so
// llvm-spirv translates the module to the bitcode it takes.
//
//===----------------------------------------------------------------------===//

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <fstream>
#include <iterator>
#include <map>
#include <spawn.h>
#include <string>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

namespace {

constexpr int kNoDevice = 77; // As test harnesses understand it: skipped.

[[noreturn]] void fail(const std::string &message, int status = 1) {
  fprintf(stderr, "tw-opencl: error: %s\n", message.c_str());
  std::exit(status);
}

std::string readFile(const std::string &path) {
  std::ifstream stream(path, std::ios::binary);
  if (!stream)
    fail("cannot read " + path);
  return std::string(std::istreambuf_iterator<char>(stream), {});
}

/// The part of OpenCL's C interface that is needed, loaded at run time: building needs no OpenCL.
struct OpenCl {
  using Handle = void *;
  using Status = int32_t;
  enum : uint32_t { kPlatformName = 0x0902, kDeviceName = 0x102B, kDeviceIl = 0x105B, kBuildLog = 0x1183 };
  static constexpr uint64_t kAnyDevice = 0xFFFFFFFF, kReadWriteCopy = 1 | 32;

  Status (*getPlatformIDs)(uint32_t, Handle *, uint32_t *);
  Status (*getDeviceIDs)(Handle, uint64_t, uint32_t, Handle *, uint32_t *);
  Status (*getDeviceInfo)(Handle, uint32_t, size_t, void *, size_t *);
  Handle (*createContext)(const intptr_t *, uint32_t, const Handle *, void *, void *, Status *);
  Handle (*createCommandQueue)(Handle, Handle, uint64_t, Status *);
  Handle (*createProgramWithIL)(Handle, const void *, size_t, Status *);
  Handle (*createProgramWithBinary)(Handle, uint32_t, const Handle *, const size_t *, const unsigned char **, Status *,
                                    Status *);
  Status (*buildProgram)(Handle, uint32_t, const Handle *, const char *, void *, void *);
  Status (*getProgramBuildInfo)(Handle, Handle, uint32_t, size_t, void *, size_t *);
  Handle (*createKernel)(Handle, const char *, Status *);
  Handle (*createBuffer)(Handle, uint64_t, size_t, void *, Status *);
  Status (*setKernelArg)(Handle, uint32_t, size_t, const void *);
  Status (*enqueueNDRangeKernel)(Handle, Handle, uint32_t, const size_t *, const size_t *, const size_t *, uint32_t,
                                 const Handle *, Handle *);
  Status (*enqueueReadBuffer)(Handle, Handle, uint32_t, size_t, size_t, void *, uint32_t, const Handle *, Handle *);

  OpenCl() {
    void *library = dlopen("libOpenCL.so.1", RTLD_NOW | RTLD_LOCAL);
    if (!library)
      fail("there is no libOpenCL.so.1", kNoDevice);
    auto load = [&](auto &function, const char *name) {
      function = reinterpret_cast<std::decay_t<decltype(function)>>(dlsym(library, name));
    };
    load(getPlatformIDs, "clGetPlatformIDs");
    load(getDeviceIDs, "clGetDeviceIDs");
    load(getDeviceInfo, "clGetDeviceInfo");
    load(createContext, "clCreateContext");
    load(createCommandQueue, "clCreateCommandQueue");
    load(createProgramWithIL, "clCreateProgramWithIL");
    load(createProgramWithBinary, "clCreateProgramWithBinary");
    load(buildProgram, "clBuildProgram");
    load(getProgramBuildInfo, "clGetProgramBuildInfo");
    load(createKernel, "clCreateKernel");
    load(createBuffer, "clCreateBuffer");
    load(setKernelArg, "clSetKernelArg");
    load(enqueueNDRangeKernel, "clEnqueueNDRangeKernel");
    load(enqueueReadBuffer, "clEnqueueReadBuffer");
  }

  std::string getText(Handle device, uint32_t what) const {
    char text[256] = "";
    getDeviceInfo(device, what, sizeof(text) - 1, text, nullptr);
    return text;
  }
};

void check(OpenCl::Status status, const char *what) {
  if (status != 0)
    fail(std::string(what) + " failed with OpenCL status " + std::to_string(status));
}

/// The module with zeros for null constants of scalar types: these are valid, but llvm-spirv 15 takes none.
std::string spellOutNulls(const std::string &module) {
  constexpr size_t kHeaderWords = 5;
  enum : uint32_t { kTypeBool = 20, kTypeInt = 21, kTypeFloat = 22, kConstantFalse = 42, kConstant = 43, kNull = 46 };
  std::vector<uint32_t> words(module.size() / sizeof(uint32_t)), result;
  std::memcpy(words.data(), module.data(), words.size() * sizeof(uint32_t));
  std::map<uint32_t, uint32_t> scalarBits; // Of a type's id; 1: bool.
  result.assign(words.begin(), words.begin() + std::min(kHeaderWords, words.size()));
  for (size_t at = kHeaderWords; at < words.size();) {
    uint32_t opcode = words[at] & 0xFFFF, count = std::max(words[at] >> 16, 1u);
    if (opcode == kTypeBool)
      scalarBits[words[at + 1]] = 1;
    else if (opcode == kTypeInt || opcode == kTypeFloat)
      scalarBits[words[at + 1]] = words[at + 2];
    auto type = opcode == kNull ? scalarBits.find(words[at + 1]) : scalarBits.end();
    if (type == scalarBits.end()) {
      result.insert(result.end(), words.begin() + at, words.begin() + std::min(at + count, words.size()));
    } else {
      uint32_t literals = type->second == 1 ? 0 : (type->second + 31) / 32;
      result.push_back((3 + literals) << 16 | (literals ? kConstant : kConstantFalse));
      result.insert(result.end(), {words[at + 1], words[at + 2]});
      result.insert(result.end(), literals, 0);
    }
    at += count;
  }
  return std::string(reinterpret_cast<const char *>(result.data()), result.size() * sizeof(uint32_t));
}

/// LLVM bitcode of the module, by the translator of the LLVM that PoCL is built with.
std::string translateToBitcode(const std::string &path) {
  std::string input = path + ".spelled", output = path + ".bc";
  std::ofstream(input, std::ios::binary) << spellOutNulls(readFile(path));
  for (const char *program : {"llvm-spirv-15", "llvm-spirv-14", "llvm-spirv"}) {
    const char *arguments[] = {program, "-r", input.c_str(), "-o", output.c_str(), nullptr};
    pid_t child;
    if (posix_spawnp(&child, program, nullptr, nullptr, const_cast<char **>(arguments), environ) != 0)
      continue;
    int status = 0;
    waitpid(child, &status, 0);
    if (status != 0)
      fail(std::string(program) + " cannot translate " + path);
    return readFile(output);
  }
  fail("the device takes no SPIR-V, and there is no llvm-spirv to translate it", kNoDevice);
}

class Device {
public:
  Device() {
    OpenCl::Handle platform;
    uint32_t count = 0;
    if (cl.getPlatformIDs(1, &platform, &count) != 0 || count == 0 ||
        cl.getDeviceIDs(platform, OpenCl::kAnyDevice, 1, &device, &count) != 0 || count == 0)
      fail("there is no OpenCL device", kNoDevice);
  }

  std::string getName() const { return cl.getText(device, OpenCl::kDeviceName); }
  bool takesSpirv() const { return !cl.getText(device, OpenCl::kDeviceIl).empty() && cl.createProgramWithIL; }

  void run(const std::string &path, const char *name, size_t groups, size_t threads,
           const std::vector<std::string> &files) {
    OpenCl::Status status;
    context = cl.createContext(nullptr, 1, &device, nullptr, nullptr, &status);
    check(status, "clCreateContext");
    OpenCl::Handle queue = cl.createCommandQueue(context, device, 0, &status);
    check(status, "clCreateCommandQueue");
    OpenCl::Handle kernel = cl.createKernel(build(path), name, &status);
    check(status, "clCreateKernel");

    struct Buffer {
      std::string bytes;
      OpenCl::Handle memory;
    };
    std::map<std::string, Buffer> buffers;
    uint32_t position = 0;
    for (const std::string &file : files) {
      auto [entry, isNew] = buffers.try_emplace(file);
      Buffer &buffer = entry->second;
      if (isNew) {
        buffer.bytes = readFile(file);
        size_t size = buffer.bytes.size(); // OpenCL has no empty buffers.
        buffer.bytes.resize(std::max<size_t>(size, 1));
        buffer.memory =
            cl.createBuffer(context, OpenCl::kReadWriteCopy, buffer.bytes.size(), buffer.bytes.data(), &status);
        check(status, "clCreateBuffer");
        buffer.bytes.resize(size);
      }
      check(cl.setKernelArg(kernel, position++, sizeof(buffer.memory), &buffer.memory), "clSetKernelArg");
    }
    size_t total = groups * threads;
    if (total != 0)
      check(cl.enqueueNDRangeKernel(queue, kernel, 1, nullptr, &total, &threads, 0, nullptr, nullptr),
            "clEnqueueNDRangeKernel");
    for (auto &[file, buffer] : buffers) {
      if (buffer.bytes.empty())
        continue;
      check(cl.enqueueReadBuffer(queue, buffer.memory, /*blocking=*/1, 0, buffer.bytes.size(), buffer.bytes.data(), 0,
                                 nullptr, nullptr),
            "clEnqueueReadBuffer");
      std::ofstream(file, std::ios::binary) << buffer.bytes;
    }
  }

private:
  OpenCl::Handle build(const std::string &path) {
    OpenCl::Status status, binaryStatus;
    OpenCl::Handle program;
    const char *options = "";
    if (takesSpirv()) {
      std::string module = readFile(path);
      program = cl.createProgramWithIL(context, module.data(), module.size(), &status);
    } else {
      std::string module = translateToBitcode(path);
      size_t size = module.size();
      auto *bytes = reinterpret_cast<const unsigned char *>(module.data());
      program = cl.createProgramWithBinary(context, 1, &device, &size, &bytes, &binaryStatus, &status);
      options = "-x spir -spir-std=1.2";
    }
    check(status, "clCreateProgram");
    if (cl.buildProgram(program, 1, &device, options, nullptr, nullptr) != 0) {
      std::vector<char> log(1 << 16);
      cl.getProgramBuildInfo(program, device, OpenCl::kBuildLog, log.size() - 1, log.data(), nullptr);
      fail(std::string("clBuildProgram failed: ") + log.data());
    }
    return program;
  }

  OpenCl cl;
  OpenCl::Handle device = nullptr, context = nullptr;
};

} // namespace

int main(int argc, char **argv) {
  Device device;
  if (argc == 1) {
    printf("%s, %s\n", device.getName().c_str(), device.takesSpirv() ? "takes SPIR-V" : "takes SPIR-V by translation");
    return 0;
  }
  if (argc < 5)
    fail("usage: tw-opencl kernel.spv NAME GROUPS THREADS FILE...");
  device.run(argv[1], argv[2], std::strtoull(argv[3], nullptr, 10), std::strtoull(argv[4], nullptr, 10),
             std::vector<std::string>(argv + 5, argv + argc));
  return 0;
}
