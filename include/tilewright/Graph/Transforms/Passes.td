//===- Passes.td - passes on the `graph` dialect
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TILEWRIGHT_GRAPH_TRANSFORMS_PASSES_TD
#define TILEWRIGHT_GRAPH_TRANSFORMS_PASSES_TD

include "mlir/Pass/PassBase.td"

def SimplifyGraph : Pass<"graph-simplify", "::mlir::ModuleOp"> {
  let summary = "Folds, algebra that is exact in IEEE arithmetic, common subexpressions, dead ops";
  let dependentDialects = ["::tilewright::graph::GraphDialect"];
}

def OutlineKernels : Pass<"graph-outline-kernels", "::mlir::ModuleOp"> {
  let summary = "Stage 50: replaces a program by its kernels, each a nested module with one function";
  let description = [{
    The compiler outlines one kernel at a time; this pass shows the result for a whole program.
  }];
  let dependentDialects = ["::mlir::func::FuncDialect"];
}

def PackMatmul : Pass<"graph-pack-matmul", "::mlir::ModuleOp"> {
  let summary = "Stage 20: lays the right operands of matmuls out in column panels, where that pays";
  let description = [{
    Which operands are packed, and how wide a panel is, is decided in Analysis/MatmulBlocking. Equal packs are merged.
  }];
  let options = [
    Option<"vectorBits", "vector-bits", "int64_t", /*default=*/"256", "Width of a vector register of the target">,
    Option<"vectorRegisters", "vector-registers", "int64_t", /*default=*/"16", "Number of vector registers">,
    Option<"dotBf16", "dot-bf16", "bool", /*default=*/"false", "The target multiplies pairs of bf16 in one instruction">];
  let dependentDialects = ["::tilewright::graph::GraphDialect"];
}

def SparseUpdate : Pass<"graph-sparse-update", "::mlir::ModuleOp"> {
  let summary = "Optimizer steps of embedding tables visit only the rows that the batch names";
  let description = [{
    Matches scatter_add(0, ids, updates) whose every use is an elementwise step that updates function arguments of the
    table's size, proves that the step changes nothing where the gradient is 0, and replaces all of it by
    `graph.row_update`. Run-time scalars are taken to be finite, and positive where one is added to a square root. A
    table entry of -0 may become 0 in the dense step and stays -0 here. Several lookups in one table are merged first.
  }];
  let dependentDialects = ["::tilewright::graph::GraphDialect"];
}

def SplitReductions : Pass<"graph-split-reductions", "::mlir::ModuleOp"> {
  let summary = "Tall reductions in two steps, and reductions over scattered dims one group of dims at a time";
  let description = [{
    Afterwards every reduction is over adjacent dims, and one with few results and much input is a reduction of parts,
    which are independent, and a small one over the parts. The parts depend on the shape alone.
  }];
  let dependentDialects = ["::tilewright::graph::GraphDialect"];
}

def GroupRows : Pass<"graph-group-rows", "::mlir::ModuleOp"> {
  let summary = "Gives every `row_update` its ids sorted by row, as kernels need them";
  let description = [{Run before common subexpressions are found: tables that share ids share the sort.}];
  let dependentDialects = ["::tilewright::graph::GraphDialect"];
}

def Fuse : Pass<"graph-fuse", "::mlir::ModuleOp"> {
  let summary = "Stage 30: groups ops into `graph.kernel` regions";
  let description = [{
    Each op starts as a kernel of its own; the pair of kernels whose join saves most predicted time is joined, as long as
    FusionLegality allows it. Views, splat literals and iota are copied into the kernels that read them, or become
    copy kernels where an eager step or the caller reads them. Afterwards the top level holds kernels, eager steps, large
    literals, and reshapes (which cost nothing). `graph.fusion_refusals` on the function lists the dearest pairs of kernels that
    stayed apart, with reason and price.
  }];
  let dependentDialects = ["::tilewright::graph::GraphDialect"];
  let options = [
    Option<"flopsPerNanosecond", "flops-per-ns", "double", "100", "Measured peak of the machine, all threads">,
    Option<"bytesPerNanosecond", "bytes-per-ns", "double", "20", "Measured memory bandwidth, all threads">,
    Option<"launchNanoseconds", "launch-ns", "double", "1000", "Cost of one more kernel in a step">,
    Option<"maxOps", "max-ops", "unsigned", "96", "Ops in one kernel">,
    Option<"maxOperands", "max-operands", "unsigned", "64", "Operands of one kernel">,
    Option<"maxResults", "max-results", "unsigned", "32", "Results of one kernel">,
    Option<"maxRefusals", "max-refusals", "unsigned", "64", "Refused pairs that are recorded">,
    Option<"onlySingle", "only-single", "bool", "false", "Leave every op a kernel of its own">,
  ];
}

def Recompute : Pass<"graph-recompute", "::mlir::ModuleOp"> {
  let summary = "Stage 30: what is cheaper to compute again than to keep";
  let description = [{
    Where the program keeps most memory alive, a kernel's results that are read later and follow from fewer bytes by
    elementwise ops are not kept: their readers compute them again. A byte less at the peak is worth the time to write and
    read it, and `nanosecondsPerByte` more.
  }];
  let dependentDialects = ["::tilewright::graph::GraphDialect"];
  let options = [
    Option<"minPeak", "min-peak", "int64_t", "16 << 20", "A smaller peak is left alone: what fits the cache is cheap to keep">,
    Option<"minBytes", "min-bytes", "int64_t", "1 << 20", "Smallest result, and smallest saving, that is looked at">,
    Option<"nanosecondsPerByte", "ns-per-byte", "double", "0.1", "What a byte less at the peak is worth">,
    Option<"flopsPerNanosecond", "flops-per-ns", "double", "100", "Measured peak of the machine, all threads">,
    Option<"bytesPerNanosecond", "bytes-per-ns", "double", "20", "Measured memory bandwidth, all threads">,
  ];
}

def HoistPicks : Pass<"graph-hoist-picks", "::mlir::ModuleOp"> {
  let summary = "Stage 30: what a row kernel picks from a row is read before, so that the row may be overwritten";
  let description = [{
    A cross entropy reads the label's logit in a row that is also read as a whole, and whose gradient could take the
    logits' place, but for that one element at another index. A kernel of its own reads it first, where the row is large
    and dies in the kernel.
  }];
  let dependentDialects = ["::tilewright::graph::GraphDialect"];
  let options = [Option<"minBytes", "min-bytes", "int64_t", "1 << 20", "Smallest tensor worth a kernel">];
}

def SkipRows : Pass<"graph-skip-rows", "::mlir::ModuleOp"> {
  let summary = "Stage 30: products leave out rows that a mask throws away";
  let description = [{
    The padding of a history: `select(mask, scores, -inf)` behind products and elementwise ops that work row by row. A
    product whose every reader needs only the rows where `mask` is true gets it as one more operand of its kernel, named by
    `graph.needed_rows`, and computes no block of rows without one of them.
  }];
}

def ChunkRows : Pass<"graph-chunk-rows", "::mlir::ModuleOp"> {
  let summary = "Stage 30: a tensor that only lives between two products is made and used some rows at a time";
  let description = [{
    Logits, and what a cross entropy makes of them: `product -> ops that work row by row -> products that read it`. Such
    a chain of kernels is run once for each chunk of the rows. What leaves it by rows is put together behind it; what is
    summed over the rows is added up chunk by chunk, and its epilogue (an optimizer's step) runs with the last one. Done
    where the peak of the memory falls by enough, `nanosecondsPerByte`, to be worth what is read and added once more,
    less the traffic of a tensor too large for the cache whose chunks are not.
  }];
  let dependentDialects = ["::tilewright::graph::GraphDialect"];
  let options = [
    Option<"minPeak", "min-peak", "int64_t", "64 << 20", "A smaller peak is left alone">,
    Option<"minBytes", "min-bytes", "int64_t", "8 << 20", "Smallest tensor that is cut">,
    Option<"minRows", "min-rows", "int64_t", "128", "Fewest rows of a chunk: products of fewer are slower">,
    Option<"cacheBytes", "cache-bytes", "int64_t", "8 << 20", "What stays in any last cache from kernel to kernel">,
    Option<"nanosecondsPerByte", "ns-per-byte", "double", "0.1", "What a byte less at the peak is worth">,
    Option<"bytesPerNanosecond", "bytes-per-ns", "double", "20", "Measured memory bandwidth, all threads">,
    Option<"launchNanoseconds", "launch-ns", "double", "1000", "Cost of one more kernel in a step">,
  ];
}

def MarkPrologue : Pass<"graph-mark-prologue", "::mlir::ModuleOp"> {
  let summary = "Marks the kernels that depend on weights only";
  let description = [{
    An argument of the role `weight` (Graph/IR/Prologue.h) changes rarely, and the caller says when. What kernels compute from such arguments
    alone, above all the packed operands of products, need not be computed in every call: these kernels get the
    attribute `graph.prologue`, the planner puts them first and their results into memory of the program's own. A kernel
    stays in the body if it may fail, if its result is returned, or if the results would need more than `budget` bytes,
    which stay allocated.
  }];
  let options = [
    Option<"budget", "budget", "int64_t", /*default=*/"int64_t(64) << 20", "Bytes that may be kept between calls">
  ];
  let dependentDialects = ["::tilewright::graph::GraphDialect"];
}

def Plan : Pass<"graph-plan", "::mlir::ModuleOp"> {
  let summary = "Stage 40: order of the steps, in-place results, arena offsets, barriers";
  let description = [{
    Takes a program of kernels and eager steps. Orders them (program order, unless another keeps less memory alive),
    lets a result that updates an argument be written straight into it where every other reader of the old value can run
    before, lets a kernel overwrite an operand that dies, and lays out what is left in one arena. A step that touches
    memory of a step since the last barrier gets a barrier (`graph.wait`). Results that cannot be written where they
    belong get a copy kernel. Kernels marked `graph.prologue` come first, and their results stay in memory apart.
  }];
  let dependentDialects = ["::tilewright::graph::GraphDialect"];
}

def VerifyPlan : Pass<"graph-verify-plan", "::mlir::ModuleOp"> {
  let summary = "Contract of stage 40: every result placed, no overlap of live buffers, barriers where needed";
}

#endif // TILEWRIGHT_GRAPH_TRANSFORMS_PASSES_TD
