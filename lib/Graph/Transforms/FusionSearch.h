//===- FusionSearch.h - which groups to join ----------------------*- C++ -*-===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The heuristics of the fuser, and only those: greedy joins in order of the time they save.
//
//===----------------------------------------------------------------------===//
#ifndef TILEWRIGHT_LIB_GRAPH_TRANSFORMS_FUSIONSEARCH_H
#define TILEWRIGHT_LIB_GRAPH_TRANSFORMS_FUSIONSEARCH_H

#include "FusionGroups.h"

namespace tilewright::graph {

/// Joins groups, the pair that saves most predicted time first, until no join is legal and saves any.
void searchFusion(FusionGroups &groups, const MachineModel &machine);

/// Two kernels, one reading the other, that stayed apart.
struct FusionRefusal {
  unsigned producer, consumer;
  int64_t bytes;      ///< written by the one and read by the other
  double nanoseconds; ///< what moving them costs
  llvm::StringRef reason;
};
/// The dearest `limit` of them.
llvm::SmallVector<FusionRefusal> collectRefusals(const FusionGroups &groups, const MachineModel &machine,
                                                 unsigned limit);

} // namespace tilewright::graph

#endif // TILEWRIGHT_LIB_GRAPH_TRANSFORMS_FUSIONSEARCH_H
