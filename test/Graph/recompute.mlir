// RUN: tw-opt --graph-recompute="min-peak=0 min-bytes=256" %s | FileCheck %s

// A product leaves sigmoid(u) and u * sigmoid(u) for steps behind the peak (the scan). It is enough to keep u: the scan's
// neighbour, a product, reads the one from a copy made late, and the epilogue computes the other on the way. The early
// reader still gets its own.
// CHECK-LABEL: func @derivative
// CHECK: %[[U:.+]]:2 = graph.kernel "matmul" "forward"
// CHECK: %[[M:.+]] = graph.matmul
// CHECK: %[[S:.+]] = graph.sigmoid %[[M]]
// CHECK-NEXT: graph.yield %[[S]], %[[M]]
// CHECK: graph.kernel "matmul" "early"(%[[U]]#0
// CHECK: graph.kernel "row" "peak"
// CHECK: %[[AGAIN:.+]] = graph.kernel "pointwise" "recompute_forward_0"(%[[U]]#1)
// CHECK: graph.sigmoid
// CHECK-NEXT: graph.yield
// CHECK: graph.kernel "matmul" "late"(%[[AGAIN]], %{{.*}}, %[[U]]#1)
// CHECK: graph.sigmoid
// CHECK: graph.matmul
func.func @derivative(%x: tensor<16x8xf32>, %w: tensor<8x16xf32>, %v: tensor<16x64xf32>) -> tensor<16x16xf32> {
  %0:2 = graph.kernel "matmul" "forward"(%x, %w) : (tensor<16x8xf32>, tensor<8x16xf32>) -> (tensor<16x16xf32>, tensor<16x16xf32>) {
  ^bb0(%a: tensor<16x8xf32>, %b: tensor<8x16xf32>):
    %u = graph.matmul %a, %b : tensor<16x8xf32>, tensor<8x16xf32> -> tensor<16x16xf32>
    %s = graph.sigmoid %u : tensor<16x16xf32>
    %p = graph.mul %u, %s : tensor<16x16xf32>
    graph.yield %s, %p : tensor<16x16xf32>, tensor<16x16xf32>
  }
  %1 = graph.kernel "matmul" "early"(%0#0, %v) : (tensor<16x16xf32>, tensor<16x64xf32>) -> tensor<16x64xf32> {
  ^bb0(%a: tensor<16x16xf32>, %b: tensor<16x64xf32>):
    %h = graph.matmul %a, %b : tensor<16x16xf32>, tensor<16x64xf32> -> tensor<16x64xf32>
    graph.yield %h : tensor<16x64xf32>
  }
  %2 = graph.kernel "row" "peak"(%1) : (tensor<16x64xf32>) -> tensor<16x64xf32> {
  ^bb0(%a: tensor<16x64xf32>):
    %c = graph.scan "sum" %a {dim = 1 : i64} : tensor<16x64xf32>
    graph.yield %c : tensor<16x64xf32>
  }
  %3 = graph.kernel "pointwise" "slice"(%2) : (tensor<16x64xf32>) -> tensor<16x16xf32> {
  ^bb0(%a: tensor<16x64xf32>):
    %c = graph.slice %a {starts = array<i64: 0, 0>, strides = array<i64: 1, 1>} : tensor<16x64xf32> -> tensor<16x16xf32>
    graph.yield %c : tensor<16x16xf32>
  }
  %4 = graph.kernel "matmul" "late"(%0#0, %3, %0#1) : (tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32> {
  ^bb0(%a: tensor<16x16xf32>, %b: tensor<16x16xf32>, %c: tensor<16x16xf32>):
    %m = graph.matmul %a, %b : tensor<16x16xf32>, tensor<16x16xf32> -> tensor<16x16xf32>
    %r = graph.mul %m, %c : tensor<16x16xf32>
    graph.yield %r : tensor<16x16xf32>
  }
  return %4 : tensor<16x16xf32>
}

// One result kept instead of one saves nothing.
// CHECK-LABEL: func @nothing_to_gain
// CHECK-NOT: recompute
// CHECK: return
func.func @nothing_to_gain(%x: tensor<16x16xf32>, %w: tensor<16x16xf32>, %v: tensor<16x64xf32>) -> tensor<16x64xf32> {
  %0 = graph.kernel "matmul" "forward"(%x, %w) : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32> {
  ^bb0(%a: tensor<16x16xf32>, %b: tensor<16x16xf32>):
    %u = graph.matmul %a, %b : tensor<16x16xf32>, tensor<16x16xf32> -> tensor<16x16xf32>
    %s = graph.sigmoid %u : tensor<16x16xf32>
    graph.yield %s : tensor<16x16xf32>
  }
  %1 = graph.kernel "row" "peak"(%v) : (tensor<16x64xf32>) -> tensor<16x64xf32> {
  ^bb0(%a: tensor<16x64xf32>):
    %c = graph.scan "sum" %a {dim = 1 : i64} : tensor<16x64xf32>
    graph.yield %c : tensor<16x64xf32>
  }
  %2 = graph.kernel "matmul" "late"(%0, %1) : (tensor<16x16xf32>, tensor<16x64xf32>) -> tensor<16x64xf32> {
  ^bb0(%a: tensor<16x16xf32>, %b: tensor<16x64xf32>):
    %h = graph.matmul %a, %b : tensor<16x16xf32>, tensor<16x64xf32> -> tensor<16x64xf32>
    graph.yield %h : tensor<16x64xf32>
  }
  return %2 : tensor<16x64xf32>
}

// Patches of an image are the image seen otherwise, and need not be kept. What reads them by strides, though, which they
// do not have in the image, gets a copy.
// CHECK-LABEL: func @patches
// CHECK: %[[AGAIN:.+]] = graph.kernel "pointwise" "recompute_patches_0"(%arg0)
// CHECK: graph.kernel "library" "late"(%[[AGAIN]])
func.func @patches(%x: tensor<4x8x8xf32>, %v: tensor<16x64xf32>) -> (tensor<1x16x16xf32>, tensor<2x2xf32>) {
  %0 = graph.kernel "pointwise" "patches"(%x) : (tensor<4x8x8xf32>) -> tensor<16x16xf32> {
  ^bb0(%a: tensor<4x8x8xf32>):
    %r = graph.reshape %a : tensor<4x8x8xf32> -> tensor<4x2x4x2x4xf32>
    %t = graph.transpose %r {permutation = array<i64: 0, 1, 3, 2, 4>} : tensor<4x2x4x2x4xf32> -> tensor<4x2x2x4x4xf32>
    %f = graph.reshape %t : tensor<4x2x2x4x4xf32> -> tensor<16x16xf32>
    graph.yield %f : tensor<16x16xf32>
  }
  %1 = graph.kernel "row" "early"(%0) : (tensor<16x16xf32>) -> tensor<16x16xf32> {
  ^bb0(%a: tensor<16x16xf32>):
    %c = graph.scan "sum" %a {dim = 1 : i64} : tensor<16x16xf32>
    graph.yield %c : tensor<16x16xf32>
  }
  %2 = graph.kernel "row" "peak"(%v) : (tensor<16x64xf32>) -> tensor<16x64xf32> {
  ^bb0(%a: tensor<16x64xf32>):
    %c = graph.scan "sum" %a {dim = 1 : i64} : tensor<16x64xf32>
    graph.yield %c : tensor<16x64xf32>
  }
  %3 = graph.kernel "pointwise" "slice"(%2) : (tensor<16x64xf32>) -> tensor<2x2xf32> {
  ^bb0(%a: tensor<16x64xf32>):
    %c = graph.slice %a {starts = array<i64: 0, 0>, strides = array<i64: 1, 1>} : tensor<16x64xf32> -> tensor<2x2xf32>
    graph.yield %c : tensor<2x2xf32>
  }
  %4 = graph.kernel "library" "late"(%0) : (tensor<16x16xf32>) -> tensor<1x16x16xf32> {
  ^bb0(%a: tensor<16x16xf32>):
    %p = graph.pack %a : tensor<16x16xf32> -> tensor<1x16x16xf32>
    graph.yield %p : tensor<1x16x16xf32>
  }
  return %4, %3 : tensor<1x16x16xf32>, tensor<2x2xf32>
}
