//===- Pipeline.h - the stages of the compiler --------------------*- C++ -*-===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The compiler is a chain of stages. Each is a file S<number><Name>.cpp in
// lib/Pipeline that states what must hold before and after it and lists its
// passes; the work itself is in the passes. Stages 10 to 40 run on a whole program,
// 50 splits it into kernels, 60 to 90 run on one kernel.
//
//===----------------------------------------------------------------------===//
#ifndef TILEWRIGHT_PIPELINE_PIPELINE_H
#define TILEWRIGHT_PIPELINE_PIPELINE_H

#include "mlir/Pass/PassManager.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <optional>
#include <string>

namespace tilewright {

enum class Stage {
  Simplify = 10,
  Layout = 20,
  Fuse = 30,
  Plan = 40,
  Outline = 50,
  Config = 60,
  Tile = 70,
  Vectorize = 75,
  ExpandMma = 85,
  Math = 88,
  Codegen = 90,
};

struct StageOptions {
  /// The CPU to compile for: `host`, or a level that TargetDescription knows, such as `x86-64-v4`. Must be valid.
  std::string target = "host";
  /// Threads that a call may use; the cost model and the tile sizes depend on it.
  int64_t threads = 1;
  /// Add the stage's contract (`verify-stage`) behind its passes.
  bool verify = true;
  /// Let arithmetic round in other ways than PyTorch's.
  bool fastMath = false;
};

struct StageInfo {
  Stage stage;
  /// As in `--stop-after` and in the names of dumped files.
  llvm::StringLiteral name;
  /// One line for `--help`: what the stage does.
  llvm::StringLiteral summary;
  void (*build)(mlir::OpPassManager &, const StageOptions &);
};

/// All stages in order.
llvm::ArrayRef<StageInfo> getStages();
/// The stage called `name` (`30-fuse`, or just `30`).
std::optional<Stage> parseStage(llvm::StringRef name);
/// Whether the stage works on one kernel rather than on the program.
inline bool isKernelStage(Stage stage) { return stage > Stage::Outline; }

/// Appends the passes of `stage`, then its verifier.
void buildStage(mlir::OpPassManager &manager, Stage stage, const StageOptions &options = {});

/// The stage whose contract `pass` checks, if it is such a pass: the mark of a stage's end for dumps.
std::optional<Stage> getVerifiedStage(const mlir::Pass &pass);

/// Makes every stage a pipeline of tw-opt, `-tw-stage-10` ..., and registers `-verify-stage`.
void registerStagePipelines();

} // namespace tilewright

#endif // TILEWRIGHT_PIPELINE_PIPELINE_H
