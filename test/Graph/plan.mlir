// RUN: tw-opt %s -graph-plan -graph-verify-plan -split-input-file | FileCheck %s

// An operand that dies is overwritten; the last kernel writes straight to the caller's result.
// CHECK-LABEL: func @in_place
// CHECK-SAME: graph.arena_bytes = 4096
// CHECK: "a"{{.*}}graph.placement = [{offset = 0 : i64, space = "arena"}]}
// CHECK: "b"{{.*}}aliases = array<i64: 0>, graph.placement = [{offset = 0 : i64, space = "arena"}], graph.wait
// CHECK: "c"{{.*}}graph.placement = [{index = 0 : i64, space = "result"}], graph.wait
func.func @in_place(%x: tensor<1024xf32>) -> tensor<1024xf32> {
  %0 = graph.kernel "pointwise" "a"(%x) : (tensor<1024xf32>) -> tensor<1024xf32> {
  ^bb0(%a: tensor<1024xf32>):
    %r = graph.exp %a : tensor<1024xf32>
    graph.yield %r : tensor<1024xf32>
  }
  %1 = graph.kernel "pointwise" "b"(%0) : (tensor<1024xf32>) -> tensor<1024xf32> {
  ^bb0(%a: tensor<1024xf32>):
    %r = graph.neg %a : tensor<1024xf32>
    graph.yield %r : tensor<1024xf32>
  }
  %2 = graph.kernel "pointwise" "c"(%1) : (tensor<1024xf32>) -> tensor<1024xf32> {
  ^bb0(%a: tensor<1024xf32>):
    %r = graph.exp %a : tensor<1024xf32>
    graph.yield %r : tensor<1024xf32>
  }
  return %2 : tensor<1024xf32>
}

// -----

// Read through a transposition, an operand may not be overwritten.
// CHECK-LABEL: func @not_in_place
// CHECK-SAME: graph.arena_bytes = 8192
// CHECK: "b"
// CHECK-NOT: aliases
func.func @not_in_place(%x: tensor<32x32xf32>) -> tensor<32x32xf32> {
  %0 = graph.kernel "pointwise" "a"(%x) : (tensor<32x32xf32>) -> tensor<32x32xf32> {
  ^bb0(%a: tensor<32x32xf32>):
    %r = graph.exp %a : tensor<32x32xf32>
    graph.yield %r : tensor<32x32xf32>
  }
  %1 = graph.kernel "pointwise" "b"(%0) : (tensor<32x32xf32>) -> tensor<32x32xf32> {
  ^bb0(%a: tensor<32x32xf32>):
    %t = graph.transpose %a {permutation = array<i64: 1, 0>} : tensor<32x32xf32> -> tensor<32x32xf32>
    %r = graph.neg %t : tensor<32x32xf32>
    graph.yield %r : tensor<32x32xf32>
  }
  %2 = graph.eager "aten.foo.default"(%1) {call = 0 : i64} : (tensor<32x32xf32>) -> tensor<32x32xf32>
  return %2 : tensor<32x32xf32>
}

// -----

// The update comes after the other reader of the old value, though the program has it before.
// CHECK-LABEL: func @update_after_readers
// CHECK: "reader"
// CHECK: "update"{{.*}}aliases = array<i64: 0>, graph.placement = [{index = 0 : i64, space = "argument"}], graph.wait
// CHECK-NOT: "copy"
func.func @update_after_readers(%p: tensor<64xf32>, %g: tensor<64xf32>) -> (tensor<64xf32> {graph.updates = 0 : i64}, tensor<64xf32>) {
  %0 = graph.kernel "pointwise" "update"(%p, %g) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32> {
  ^bb0(%a: tensor<64xf32>, %b: tensor<64xf32>):
    %r = graph.add %a, %b : tensor<64xf32>
    graph.yield %r : tensor<64xf32>
  }
  %1 = graph.kernel "pointwise" "reader"(%p) : (tensor<64xf32>) -> tensor<64xf32> {
  ^bb0(%a: tensor<64xf32>):
    %r = graph.neg %a : tensor<64xf32>
    graph.yield %r : tensor<64xf32>
  }
  return %0, %1 : tensor<64xf32>, tensor<64xf32>
}

// -----

// A reader of the old value needs the new one: the new value is copied in at the end.
// CHECK-LABEL: func @update_before_reader
// CHECK: "update"{{.*}}space = "arena"
// CHECK: "reader"
// CHECK: "copy"{{.*}}{index = 0 : i64, space = "argument"}
func.func @update_before_reader(%p: tensor<64xf32>, %g: tensor<64xf32>) -> (tensor<64xf32> {graph.updates = 0 : i64}, tensor<64xf32>) {
  %0 = graph.kernel "pointwise" "update"(%p, %g) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32> {
  ^bb0(%a: tensor<64xf32>, %b: tensor<64xf32>):
    %r = graph.add %a, %b : tensor<64xf32>
    graph.yield %r : tensor<64xf32>
  }
  %1 = graph.kernel "pointwise" "reader"(%p, %0) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32> {
  ^bb0(%a: tensor<64xf32>, %b: tensor<64xf32>):
    %r = graph.mul %a, %b : tensor<64xf32>
    graph.yield %r : tensor<64xf32>
  }
  return %0, %1 : tensor<64xf32>, tensor<64xf32>
}

// -----

// Two arguments swap: neither may be overwritten before both are read.
// CHECK-LABEL: func @swap
// CHECK-COUNT-3: "copy"
func.func @swap(%a: tensor<64xf32>, %b: tensor<64xf32>) -> (tensor<64xf32> {graph.updates = 0 : i64}, tensor<64xf32> {graph.updates = 1 : i64}) {
  return %b, %a : tensor<64xf32>, tensor<64xf32>
}

// -----

// What is returned as it came, or twice, is copied.
// CHECK-LABEL: func @returns
// CHECK: "a"{{.*}}{index = 0 : i64, space = "result"}
// CHECK-DAG: "copy"(%{{.+}}) {{.*}}{index = 1 : i64, space = "result"}
// CHECK-DAG: "copy"(%arg0) {{.*}}{index = 2 : i64, space = "result"}
func.func @returns(%x: tensor<64xf32>) -> (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>) {
  %0 = graph.kernel "pointwise" "a"(%x) : (tensor<64xf32>) -> tensor<64xf32> {
  ^bb0(%a: tensor<64xf32>):
    %r = graph.exp %a : tensor<64xf32>
    graph.yield %r : tensor<64xf32>
  }
  return %0, %0, %x : tensor<64xf32>, tensor<64xf32>, tensor<64xf32>
}

// -----

// Independent steps share one span between barriers.
// CHECK-LABEL: func @barriers
// CHECK: "a"
// CHECK-NOT: graph.wait
// CHECK: "b"
// CHECK-NOT: graph.wait
// CHECK: "c"
// CHECK-SAME: graph.wait
func.func @barriers(%x: tensor<64xf32>) -> tensor<64xf32> {
  %0 = graph.kernel "pointwise" "a"(%x) : (tensor<64xf32>) -> tensor<64xf32> {
  ^bb0(%a: tensor<64xf32>):
    %r = graph.exp %a : tensor<64xf32>
    graph.yield %r : tensor<64xf32>
  }
  %1 = graph.kernel "pointwise" "b"(%x) : (tensor<64xf32>) -> tensor<64xf32> {
  ^bb0(%a: tensor<64xf32>):
    %r = graph.neg %a : tensor<64xf32>
    graph.yield %r : tensor<64xf32>
  }
  %2 = graph.kernel "pointwise" "c"(%0, %1) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32> {
  ^bb0(%a: tensor<64xf32>, %b: tensor<64xf32>):
    %r = graph.mul %a, %b : tensor<64xf32>
    graph.yield %r : tensor<64xf32>
  }
  return %2 : tensor<64xf32>
}

// -----

// A sum over columns may overwrite the argument that it updates: the element is read after the loop that sums.
// CHECK-LABEL: func @column_in_place
// CHECK: "update"{{.*}}aliases = array<i64: 1>, graph.placement = [{index = 1 : i64, space = "argument"}]
// CHECK-NOT: "copy"
func.func @column_in_place(%g: tensor<64x16xf32>, %b: tensor<16xf32>) -> (tensor<16xf32> {graph.updates = 1 : i64}) {
  %0 = graph.kernel "column" "update"(%g, %b) : (tensor<64x16xf32>, tensor<16xf32>) -> tensor<16xf32> {
  ^bb0(%x: tensor<64x16xf32>, %y: tensor<16xf32>):
    %s = graph.reduce "sum" %x {dims = array<i64: 0>} : tensor<64x16xf32> -> tensor<16xf32>
    %r = graph.sub %y, %s : tensor<16xf32>
    graph.yield %r : tensor<16xf32>
  }
  return %0 : tensor<16xf32>
}

// -----

// Two reductions that see the same rows in two shapes are two loop nests: the first must not overwrite what the second
// reads.
// CHECK-LABEL: func @two_nests
// CHECK: "both"{{.*}}space = "arena"
// CHECK: "copy"
func.func @two_nests(%p: tensor<64xf32>) -> (tensor<64xf32> {graph.updates = 0 : i64}, tensor<f32>, tensor<1xf32>) {
  %0:3 = graph.kernel "row" "both"(%p) : (tensor<64xf32>) -> (tensor<64xf32>, tensor<f32>, tensor<1xf32>) {
  ^bb0(%x: tensor<64xf32>):
    %y = graph.neg %x : tensor<64xf32>
    %s = graph.reduce "sum" %x {dims = array<i64: 0>} : tensor<64xf32> -> tensor<f32>
    %r = graph.reshape %x : tensor<64xf32> -> tensor<64x1xf32>
    %m = graph.reduce "max" %r {dims = array<i64: 0>} : tensor<64x1xf32> -> tensor<1xf32>
    graph.yield %y, %s, %m : tensor<64xf32>, tensor<f32>, tensor<1xf32>
  }
  return %0#0, %0#1, %0#2 : tensor<64xf32>, tensor<f32>, tensor<1xf32>
}

// -----

// The counter does not need the lookup, but an id out of range must leave it as it is: it waits until all threads know.
// CHECK-LABEL: func @update_after_checks
// CHECK: "look_up"
// CHECK: "count"{{.*}}graph.placement = [{index = 0 : i64, space = "argument"}], graph.wait
func.func @update_after_checks(%n: tensor<f32>, %table: tensor<9x4xf32>, %ids: tensor<5xi64>) -> (tensor<f32> {graph.updates = 0 : i64}, tensor<5x4xf32>) {
  %0 = graph.kernel "pointwise" "count"(%n) : (tensor<f32>) -> tensor<f32> {
  ^bb0(%a: tensor<f32>):
    %r = graph.add %a, %a : tensor<f32>
    graph.yield %r : tensor<f32>
  }
  %1 = graph.kernel "pointwise" "look_up"(%table, %ids) : (tensor<9x4xf32>, tensor<5xi64>) -> tensor<5x4xf32> {
  ^bb0(%a: tensor<9x4xf32>, %b: tensor<5xi64>):
    %r = graph.take %a, %b {axis = 0 : i64} : tensor<9x4xf32>, tensor<5xi64> -> tensor<5x4xf32>
    graph.yield %r : tensor<5x4xf32>
  }
  return %0, %1 : tensor<f32>, tensor<5x4xf32>
}
