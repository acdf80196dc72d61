//===- Dump.h - files for whoever debugs the compiler -------------*- C++ -*-===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// With TW_DUMP=directory each compiled program gets a folder there: the IR after every
// stage, numbered as the stages are, and for each kernel its LLVM IR, assembly and
// a script that compiles it again. With TW_DEBUG=stage the same IR goes to stderr.
//
//===----------------------------------------------------------------------===//
#ifndef TILEWRIGHT_DRIVER_DUMP_H
#define TILEWRIGHT_DRIVER_DUMP_H

#include "tilewright/Driver/Environment.h"

#include "mlir/Pass/PassManager.h"
#include <string>

namespace tilewright {

class Dump {
public:
  /// Makes the folder of one program if TW_DUMP is set.
  explicit Dump(const Environment &environment);

  /// Whether anything is dumped at all.
  bool isOn() const { return !folder.empty() || !environment.debug.empty(); }
  /// Whether files are written.
  bool writesFiles() const { return !folder.empty(); }
  void write(const llvm::Twine &name, llvm::StringRef content) const;

  /// Writes the IR after `stage` to `<subject>-<stage>.mlir` and, if TW_DEBUG asks for it, to stderr.
  void writeStage(llvm::StringRef subject, llvm::StringRef stage, mlir::Operation *op) const;
  /// Calls `writeStage` behind every stage that `manager` runs; `*subject` names what it is running on. Needs the
  /// stages' verifiers, whose passes mark where a stage ends.
  void attach(mlir::PassManager &manager, const std::string *subject) const;
  /// Writes `<subject>.sh`, which compiles `<subject>-50-outline.mlir` again.
  void writeScript(llvm::StringRef subject, llvm::StringRef target) const;

private:
  Environment environment;
  std::string folder;
};

/// Writes a kernel that failed to compile, with the error and the command that shows it, to TW_DUMP or the
/// temporary directory. The file's path, or empty if it could not be written.
std::string writeReproducer(const Environment &environment, llvm::StringRef kernelText, llvm::StringRef target,
                            llvm::StringRef error);

} // namespace tilewright

#endif // TILEWRIGHT_DRIVER_DUMP_H
