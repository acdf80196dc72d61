//===- Dump.cpp - files for whoever debugs the compiler ---------------------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tilewright/Driver/Dump.h"
#include "tilewright/Pipeline/Pipeline.h"

#include "mlir/IR/AsmState.h"
#include "mlir/IR/Operation.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Pass/PassInstrumentation.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

namespace fs = llvm::sys::fs;
namespace path = llvm::sys::path;
using llvm::StringRef;

namespace tilewright {

namespace {
void writeFile(StringRef file, StringRef content) {
  std::error_code error;
  llvm::raw_fd_ostream stream(file, error);
  if (!error)
    stream << content;
  // A full disk must not end the process, as raw_fd_ostream would.
  if (error || (stream.flush(), stream.has_error())) {
    llvm::errs() << "tilewright: cannot write " << file << "\n";
    stream.clear_error();
  }
}

class StageObserver : public mlir::PassInstrumentation {
public:
  StageObserver(const Dump &dump, const std::string *subject) : dump(dump), subject(subject) {}

  void runAfterPass(mlir::Pass *pass, mlir::Operation *op) override {
    if (std::optional<Stage> stage = getVerifiedStage(*pass))
      for (const StageInfo &info : getStages())
        if (info.stage == *stage)
          dump.writeStage(*subject, info.name, op);
  }

private:
  Dump dump;
  const std::string *subject;
};
} // namespace

Dump::Dump(const Environment &environment) : environment(environment) {
  if (environment.dumpDirectory.empty())
    return;
  // The first number that is free, so that one run does not overwrite the programs of another.
  for (int number = 0; number < 10000; ++number) {
    llvm::SmallString<128> candidate(environment.dumpDirectory);
    path::append(candidate, "program-" + llvm::Twine(number));
    if (fs::create_directories(environment.dumpDirectory))
      break;
    if (!fs::create_directory(candidate, /*IgnoreExisting=*/false)) {
      folder = candidate.str().str();
      return;
    }
  }
  llvm::errs() << "tilewright: cannot write to TW_DUMP=" << environment.dumpDirectory << "\n";
}

void Dump::write(const llvm::Twine &name, StringRef content) const {
  if (!writesFiles())
    return;
  llvm::SmallString<128> file(folder);
  path::append(file, name);
  writeFile(file, content);
}

void Dump::writeStage(StringRef subject, StringRef stage, mlir::Operation *op) const {
  bool shows = environment.debugs(stage);
  if (!shows && !writesFiles())
    return;
  std::string text;
  llvm::raw_string_ostream stream(text);
  // Big constants would hide the program.
  op->print(stream, mlir::OpPrintingFlags().elideLargeElementsAttrs(64).elideLargeResourceString(64));
  stream << "\n";
  write(subject + "-" + stage + ".mlir", text);
  if (shows)
    llvm::errs() << "// " << subject << " after stage " << stage << "\n" << text;
}

void Dump::attach(mlir::PassManager &manager, const std::string *subject) const {
  if (isOn())
    manager.addInstrumentation(std::make_unique<StageObserver>(*this, subject));
}

void Dump::writeScript(StringRef subject, StringRef target) const {
  write(subject + ".sh", ("#!/bin/sh\n# Compiles this kernel again; add --stop-after=STAGE or --emit=asm.\n"
                          "exec tw-compile --start-after=50-outline --target=" +
                          target + " \"$(dirname \"$0\")/" + subject + "-50-outline.mlir\" \"$@\"\n")
                             .str());
}

std::string writeReproducer(const Environment &environment, StringRef kernelText, StringRef target, StringRef error) {
  std::string content;
  llvm::raw_string_ostream stream(content);
  stream << "// tw-compile --start-after=50-outline --target=" << target << " <this file>\n//\n";
  for (StringRef line : llvm::split(error.rtrim(), '\n'))
    stream << "// " << line << "\n";
  stream << "\n" << kernelText;
  return writeUniqueFile(environment, "tilewright-kernel-%%%%%%%%.mlir", content);
}

} // namespace tilewright
