//===- Prologue.h - what is computed from weights only ------------*- C++ -*-===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef TILEWRIGHT_GRAPH_IR_PROLOGUE_H
#define TILEWRIGHT_GRAPH_IR_PROLOGUE_H

#include "llvm/ADT/StringRef.h"

namespace tilewright::graph {

/// The role (`graph.role`) of an argument that changes rarely, and whose changes the caller reports.
inline constexpr llvm::StringLiteral kWeightRole = "weight";
/// On a step that depends on such arguments only: it runs again only after a change.
inline constexpr llvm::StringLiteral kPrologueAttr = "graph.prologue";
/// On the function, written by stage 40: the size of the memory that holds the results of these steps.
inline constexpr llvm::StringLiteral kKeptBytesAttr = "graph.kept_bytes";

} // namespace tilewright::graph

#endif // TILEWRIGHT_GRAPH_IR_PROLOGUE_H
