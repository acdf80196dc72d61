// RUN: tw-opt %s -graph-mark-prologue -graph-plan -graph-verify-plan -split-input-file | FileCheck %s
// RUN: tw-opt %s -graph-mark-prologue=budget=4096 -split-input-file | FileCheck %s --check-prefix=BUDGET

// What depends on weights only comes first, in memory of its own: also through another kernel, and a literal.
// CHECK-LABEL: func @weights_only
// CHECK-SAME: graph.arena_bytes = 0 : i64, graph.kept_bytes = 8192 : i64
// CHECK: "first"{{.*}}graph.placement = [{offset = 0 : i64, space = "kept"}], graph.prologue}
// CHECK: "second"{{.*}}graph.placement = [{offset = 4096 : i64, space = "kept"}], graph.prologue, graph.wait
// CHECK: "body"{{.*}}graph.placement = [{index = 0 : i64, space = "result"}], graph.wait
// With room for one result only, the other is computed in every call.
// BUDGET-LABEL: func @weights_only
// BUDGET: "first"{{.*}}graph.prologue
// BUDGET: "second"
// BUDGET-NOT: graph.prologue
// BUDGET: return
func.func @weights_only(%x: tensor<1024xf32>, %w: tensor<1024xf32> {graph.role = "weight"}) -> tensor<1024xf32> {
  %c = graph.constant dense<2.0> : tensor<1024xf32> : tensor<1024xf32>
  %0 = graph.kernel "pointwise" "first"(%w, %c) : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32> {
  ^bb0(%a: tensor<1024xf32>, %b: tensor<1024xf32>):
    %r = graph.mul %a, %b : tensor<1024xf32>
    graph.yield %r : tensor<1024xf32>
  }
  %1 = graph.kernel "pointwise" "second"(%0) : (tensor<1024xf32>) -> tensor<1024xf32> {
  ^bb0(%a: tensor<1024xf32>):
    %r = graph.exp %a : tensor<1024xf32>
    graph.yield %r : tensor<1024xf32>
  }
  %2 = graph.kernel "pointwise" "body"(%x, %1) : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32> {
  ^bb0(%a: tensor<1024xf32>, %b: tensor<1024xf32>):
    %r = graph.add %a, %b : tensor<1024xf32>
    graph.yield %r : tensor<1024xf32>
  }
  return %2 : tensor<1024xf32>
}

// -----

// A result of the caller's is written in every call, and so is what reads inputs or may fail.
// CHECK-LABEL: func @stays
// CHECK-SAME: graph.kept_bytes = 0
// CHECK-NOT: graph.prologue
// CHECK: return
func.func @stays(%w: tensor<64xf32> {graph.role = "weight"}, %ids: tensor<4xi64> {graph.role = "weight"}, %p: tensor<64xf32> {graph.role = "parameter"}) -> (tensor<64xf32>, tensor<4xf32>, tensor<64xf32>) {
  %0 = graph.kernel "pointwise" "returned"(%w) : (tensor<64xf32>) -> tensor<64xf32> {
  ^bb0(%a: tensor<64xf32>):
    %r = graph.exp %a : tensor<64xf32>
    graph.yield %r : tensor<64xf32>
  }
  %1 = graph.kernel "pointwise" "lookup"(%w, %ids) : (tensor<64xf32>, tensor<4xi64>) -> tensor<4xf32> {
  ^bb0(%a: tensor<64xf32>, %i: tensor<4xi64>):
    %r = graph.take %a, %i {axis = 0 : i64} : tensor<64xf32>, tensor<4xi64> -> tensor<4xf32>
    graph.yield %r : tensor<4xf32>
  }
  %2 = graph.kernel "pointwise" "negative"(%1) : (tensor<4xf32>) -> tensor<4xf32> {
  ^bb0(%a: tensor<4xf32>):
    %r = graph.neg %a : tensor<4xf32>
    graph.yield %r : tensor<4xf32>
  }
  %3 = graph.kernel "pointwise" "parameter"(%p) : (tensor<64xf32>) -> tensor<64xf32> {
  ^bb0(%a: tensor<64xf32>):
    %r = graph.neg %a : tensor<64xf32>
    graph.yield %r : tensor<64xf32>
  }
  %4 = graph.kernel "pointwise" "twice"(%3) : (tensor<64xf32>) -> tensor<64xf32> {
  ^bb0(%a: tensor<64xf32>):
    %r = graph.neg %a : tensor<64xf32>
    graph.yield %r : tensor<64xf32>
  }
  return %0, %2, %4 : tensor<64xf32>, tensor<4xf32>, tensor<64xf32>
}

// -----

// A program whose caller reports no changes keeps nothing.
// CHECK-LABEL: func @without_weights
// CHECK-SAME: graph.kept_bytes = 0
// CHECK-NOT: graph.prologue
func.func @without_weights() -> tensor<64xf32> {
  %c = graph.constant dense<2.0> : tensor<64xf32> : tensor<64xf32>
  %0 = graph.kernel "pointwise" "a"(%c) : (tensor<64xf32>) -> tensor<64xf32> {
  ^bb0(%a: tensor<64xf32>):
    %r = graph.exp %a : tensor<64xf32>
    graph.yield %r : tensor<64xf32>
  }
  %1 = graph.kernel "pointwise" "b"(%0) : (tensor<64xf32>) -> tensor<64xf32> {
  ^bb0(%a: tensor<64xf32>):
    %r = graph.neg %a : tensor<64xf32>
    graph.yield %r : tensor<64xf32>
  }
  return %1 : tensor<64xf32>
}
