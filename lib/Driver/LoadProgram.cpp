//===- LoadProgram.cpp - from an image to something that runs ---------------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tilewright/Driver/LoadProgram.h"
#include "tilewright/Driver/CompilerProcess.h"
#include "tilewright/Driver/DiskCache.h"
#include "tilewright/Driver/Environment.h"
#include "tilewright/Target/Cpu/TargetDescription.h"

#include "llvm/ADT/SmallVector.h"

using llvm::StringRef;

namespace tilewright {

llvm::Expected<LoadedProgram> loadProgram(ProgramImage image, rt::Executor executor, Interpreter interpreter) {
  Timer timer;
  llvm::Expected<llvm::json::Value> report = llvm::json::parse(image.report);
  if (!report)
    return report.takeError();
  if (!report->getAsObject())
    return llvm::createStringError("the report of a program is no object");
  if (llvm::Error error = image.link(interpreter))
    return std::move(error);
  LoadedProgram loaded;
  loaded.report = std::move(*report->getAsObject());
  if (llvm::json::Object *stages = loaded.report.getObject("stage_ms"))
    (*stages)["load"] = timer.milliseconds();
  loaded.binding = std::move(image.binding);
  loaded.failures = std::move(image.failures);
  loaded.executable = std::make_unique<rt::Executable>(std::move(image.program), std::move(executor));
  return loaded;
}

llvm::Expected<std::string> programKey(llvm::ArrayRef<StringRef> parts, const CompileOptions &options) {
  llvm::Expected<Environment> environment = readEnvironment();
  if (!environment)
    return environment.takeError();
  if (!environment->cache || !environment->dumpDirectory.empty() || !environment->debug.empty())
    return std::string();
  llvm::Expected<std::string> target = cpu::TargetDescription::resolve(options.target, environment->cpu);
  if (!target)
    return target.takeError();
  // The key holds this file's build; the compiler is another file.
  static const std::string compiler = DiskCache::identify(compilerLibrary());
  std::string threads = std::to_string(options.threads);
  llvm::SmallVector<StringRef> all{environment->tune ? "tuned program" : "program", compiler, *target, threads};
  all.append(parts.begin(), parts.end());
  return DiskCache::makeKey(all);
}

std::optional<LoadedProgram> loadKeptProgram(StringRef key, rt::Executor executor) {
  Timer timer;
  llvm::Expected<Environment> environment = readEnvironment();
  llvm::Expected<std::optional<DiskCache>> cache =
      environment ? openDiskCache(*environment) : llvm::Expected<std::optional<DiskCache>>(environment.takeError());
  if (!cache) {
    // What is wrong with the settings is reported when the program is compiled instead.
    llvm::consumeError(cache.takeError());
    return std::nullopt;
  }
  std::optional<std::string> entry = *cache ? (*cache)->load(key) : std::nullopt;
  std::optional<ProgramImage> image = entry ? ProgramImage::decode(*entry) : std::nullopt;
  if (!image)
    return std::nullopt;
  llvm::Expected<LoadedProgram> loaded =
      loadProgram(std::move(*image), std::move(executor), [](const std::string &) -> llvm::Expected<KernelCode> {
        return llvm::createStringError("programs with interpreted kernels are not kept");
      });
  if (!loaded) {
    llvm::consumeError(loaded.takeError());
    return std::nullopt;
  }
  loaded->report["stage_ms"] = llvm::json::Object{{"load", timer.milliseconds()}};
  loaded->report["total_ms"] = timer.milliseconds();
  loaded->report["from_disk"] = true;
  return std::move(*loaded);
}

} // namespace tilewright
