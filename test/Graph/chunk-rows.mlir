// RUN: tw-opt --graph-chunk-rows="min-peak=0 min-bytes=256 min-rows=8 launch-ns=0" %s | FileCheck %s
// RUN: tw-opt --graph-chunk-rows="min-peak=0 min-bytes=256 min-rows=8 launch-ns=0" --graph-plan --graph-verify-plan %s -o /dev/null
// RUN: tw-opt --graph-chunk-rows %s | FileCheck %s --check-prefix=SMALL

// A peak that fits the cache is left alone.
// SMALL-NOT: chunk_rows

// Logits in two chunks of eight rows: the rows of x and the labels are cut, the gradient of x is put together, that of the
// weight is added up and its epilogue runs with the last chunk only. The packed weight is read by both.
// CHECK-LABEL: func @cross_entropy
// CHECK-SAME: %[[X:[^:]+]]: tensor<2x8x2xf32>, %[[W:[^:]+]]: tensor<2x64xf32>, %[[LABELS:[^:]+]]: tensor<16x1xi64>
// CHECK: %[[XS:.+]]:2 = graph.kernel "pointwise" "chunk_rows"(%[[X]]) {{.*}} -> (tensor<1x8x2xf32>, tensor<1x8x2xf32>)
// CHECK: %[[LS:.+]]:2 = graph.kernel "pointwise" "chunk_rows"(%[[LABELS]]) {{.*}} -> (tensor<8x1xi64>, tensor<8x1xi64>)
// CHECK: %[[L0:.+]] = graph.kernel "matmul" "logits"(%[[XS]]#0, %[[W]]) {{.*}} -> tensor<8x64xf32>
// CHECK: %[[G0:.+]]:2 = graph.kernel "row" "loss"(%[[L0]], %[[LS]]#0) {{.*}} -> (tensor<8xf32>, tensor<8x64xf32>)
// CHECK: graph.iota {dim = 1 : i64} : tensor<8x64xi64>
// CHECK: %[[DX0:.+]] = graph.kernel "matmul" "of_x"(%[[G0]]#1, %{{.*}}) {{.*}} -> tensor<8x2xf32>
// CHECK: %[[DW0:.+]] = graph.kernel "matmul" "of_w"(%[[G0]]#1, %[[XS]]#0) {{.*}} -> tensor<64x2xf32>
// CHECK-NOT: graph.mul
// CHECK: %[[L1:.+]] = graph.kernel "matmul" "logits"(%[[XS]]#1, %[[W]])
// CHECK: %[[G1:.+]]:2 = graph.kernel "row" "loss"(%[[L1]], %[[LS]]#1)
// CHECK: %[[DX1:.+]] = graph.kernel "matmul" "of_x"(%[[G1]]#1
// CHECK: %[[DW:.+]] = graph.kernel "matmul" "of_w"(%[[G1]]#1, %[[XS]]#1, %[[RATE:.+]], %[[DW0]])
// CHECK: graph.matmul
// CHECK: graph.add
// CHECK: graph.mul
// CHECK: %[[LOSS:.+]] = graph.kernel "pointwise" "join_rows"(%[[G0]]#0, %[[G1]]#0)
// CHECK: %[[DX:.+]] = graph.kernel "pointwise" "join_rows"(%[[DX0]], %[[DX1]])
// CHECK: return %[[LOSS]], %[[DX]], %[[DW]]
func.func @cross_entropy(%x: tensor<2x8x2xf32>, %w: tensor<2x64xf32>, %labels: tensor<16x1xi64>, %v: tensor<64x2xf32>, %rate: tensor<f32>) -> (tensor<16xf32>, tensor<16x2xf32>, tensor<64x2xf32>) {
  %0 = graph.kernel "matmul" "logits"(%x, %w) : (tensor<2x8x2xf32>, tensor<2x64xf32>) -> tensor<16x64xf32> {
  ^bb0(%a: tensor<2x8x2xf32>, %b: tensor<2x64xf32>):
    %r = graph.reshape %a : tensor<2x8x2xf32> -> tensor<16x2xf32>
    %m = graph.matmul %r, %b : tensor<16x2xf32>, tensor<2x64xf32> -> tensor<16x64xf32>
    graph.yield %m : tensor<16x64xf32>
  }
  %1:2 = graph.kernel "row" "loss"(%0, %labels) : (tensor<16x64xf32>, tensor<16x1xi64>) -> (tensor<16xf32>, tensor<16x64xf32>) {
  ^bb0(%a: tensor<16x64xf32>, %l: tensor<16x1xi64>):
    %sum = graph.reduce "sum" %a {dims = array<i64: 1>} : tensor<16x64xf32> -> tensor<16xf32>
    %all = graph.broadcast %sum {dims = array<i64: 0>} : tensor<16xf32> -> tensor<16x64xf32>
    %p = graph.gather %a, %l {axis = 1 : i64} : tensor<16x64xf32>, tensor<16x1xi64> -> tensor<16x1xf32>
    %q = graph.reshape %p : tensor<16x1xf32> -> tensor<16xf32>
    %loss = graph.sub %sum, %q : tensor<16xf32>
    %i = graph.iota {dim = 1 : i64} : tensor<16x64xi64>
    %k = graph.broadcast %l {dims = array<i64: 0, 1>} : tensor<16x1xi64> -> tensor<16x64xi64>
    %c = graph.cmp "eq" %i, %k : tensor<16x64xi64> -> tensor<16x64xi1>
    %z = graph.constant dense<0.0> : tensor<16x64xf32> : tensor<16x64xf32>
    %s = graph.select %c, %all, %z : tensor<16x64xi1>, tensor<16x64xf32>, tensor<16x64xf32> -> tensor<16x64xf32>
    %g = graph.sub %a, %s : tensor<16x64xf32>
    graph.yield %loss, %g : tensor<16xf32>, tensor<16x64xf32>
  }
  %2 = graph.kernel "matmul" "of_x"(%1#1, %v) : (tensor<16x64xf32>, tensor<64x2xf32>) -> tensor<16x2xf32> {
  ^bb0(%a: tensor<16x64xf32>, %b: tensor<64x2xf32>):
    %m = graph.matmul %a, %b : tensor<16x64xf32>, tensor<64x2xf32> -> tensor<16x2xf32>
    graph.yield %m : tensor<16x2xf32>
  }
  %3 = graph.kernel "matmul" "of_w"(%1#1, %x, %rate) : (tensor<16x64xf32>, tensor<2x8x2xf32>, tensor<f32>) -> tensor<64x2xf32> {
  ^bb0(%a: tensor<16x64xf32>, %b: tensor<2x8x2xf32>, %lr: tensor<f32>):
    %t = graph.transpose %a {permutation = array<i64: 1, 0>} : tensor<16x64xf32> -> tensor<64x16xf32>
    %r = graph.reshape %b : tensor<2x8x2xf32> -> tensor<16x2xf32>
    %m = graph.matmul %t, %r : tensor<64x16xf32>, tensor<16x2xf32> -> tensor<64x2xf32>
    %f = graph.broadcast %lr {dims = array<i64>} : tensor<f32> -> tensor<64x2xf32>
    %u = graph.mul %m, %f : tensor<64x2xf32>
    graph.yield %u : tensor<64x2xf32>
  }
  return %1#0, %2, %3 : tensor<16xf32>, tensor<16x2xf32>, tensor<64x2xf32>
}

// The number of labels that count scales every row. It is a sum over all rows, but not of the logits: it gets a kernel of
// its own, before. The sum of the losses leaves the chain.
// CHECK-LABEL: func @mean
// CHECK: %[[COUNT:.+]] = graph.kernel "row" "apart_mean"(%arg2)
// CHECK: graph.kernel "matmul" "logits"
// CHECK: graph.kernel "row" "loss"
// CHECK: graph.kernel "pointwise" "gradient"(%{{.*}}, %[[COUNT]])
// CHECK: graph.kernel "matmul" "logits"
// CHECK: %[[LOSSES:.+]] = graph.kernel "pointwise" "join_rows"
// CHECK: graph.kernel "row" "mean"(%[[LOSSES]])
func.func @mean(%x: tensor<16x2xf32>, %w: tensor<2x64xf32>, %counts: tensor<16xf32>, %v: tensor<64x2xf32>) -> (tensor<f32>, tensor<16x2xf32>) {
  %0 = graph.kernel "matmul" "logits"(%x, %w) : (tensor<16x2xf32>, tensor<2x64xf32>) -> tensor<16x64xf32> {
  ^bb0(%a: tensor<16x2xf32>, %b: tensor<2x64xf32>):
    %m = graph.matmul %a, %b : tensor<16x2xf32>, tensor<2x64xf32> -> tensor<16x64xf32>
    graph.yield %m : tensor<16x64xf32>
  }
  %1 = graph.kernel "row" "loss"(%0) : (tensor<16x64xf32>) -> tensor<16xf32> {
  ^bb0(%a: tensor<16x64xf32>):
    %sum = graph.reduce "sum" %a {dims = array<i64: 1>} : tensor<16x64xf32> -> tensor<16xf32>
    graph.yield %sum : tensor<16xf32>
  }
  %2:2 = graph.kernel "row" "mean"(%1, %counts) : (tensor<16xf32>, tensor<16xf32>) -> (tensor<f32>, tensor<f32>) {
  ^bb0(%a: tensor<16xf32>, %c: tensor<16xf32>):
    %sum = graph.reduce "sum" %a {dims = array<i64: 0>} : tensor<16xf32> -> tensor<f32>
    %count = graph.reduce "sum" %c {dims = array<i64: 0>} : tensor<16xf32> -> tensor<f32>
    graph.yield %sum, %count : tensor<f32>, tensor<f32>
  }
  %3 = graph.kernel "pointwise" "gradient"(%0, %2#1) : (tensor<16x64xf32>, tensor<f32>) -> tensor<16x64xf32> {
  ^bb0(%a: tensor<16x64xf32>, %c: tensor<f32>):
    %f = graph.broadcast %c {dims = array<i64>} : tensor<f32> -> tensor<16x64xf32>
    %g = graph.div %a, %f : tensor<16x64xf32>
    graph.yield %g : tensor<16x64xf32>
  }
  %4 = graph.kernel "matmul" "of_x"(%3, %v) : (tensor<16x64xf32>, tensor<64x2xf32>) -> tensor<16x2xf32> {
  ^bb0(%a: tensor<16x64xf32>, %b: tensor<64x2xf32>):
    %m = graph.matmul %a, %b : tensor<16x64xf32>, tensor<64x2xf32> -> tensor<16x2xf32>
    graph.yield %m : tensor<16x2xf32>
  }
  return %2#0, %4 : tensor<f32>, tensor<16x2xf32>
}

// Sums down the columns are added up, too: a bias' gradient, with its epilogue at the end.
// CHECK-LABEL: func @bias
// CHECK: %[[FIRST:.+]] = graph.kernel "column" "of_bias"(%{{[^,]+}}) {{.*}} -> tensor<64xf32>
// CHECK-NOT: graph.sub
// CHECK: graph.kernel "column" "of_bias"(%{{[^,]+}}, %arg2, %[[FIRST]])
// CHECK: graph.add
// CHECK: graph.sub
func.func @bias(%x: tensor<16x2xf32>, %w: tensor<2x64xf32>, %bias: tensor<64xf32>) -> tensor<64xf32> {
  %0 = graph.kernel "matmul" "product"(%x, %w) : (tensor<16x2xf32>, tensor<2x64xf32>) -> tensor<16x64xf32> {
  ^bb0(%a: tensor<16x2xf32>, %b: tensor<2x64xf32>):
    %m = graph.matmul %a, %b : tensor<16x2xf32>, tensor<2x64xf32> -> tensor<16x64xf32>
    graph.yield %m : tensor<16x64xf32>
  }
  %1 = graph.kernel "column" "of_bias"(%0, %bias) : (tensor<16x64xf32>, tensor<64xf32>) -> tensor<64xf32> {
  ^bb0(%a: tensor<16x64xf32>, %b: tensor<64xf32>):
    %s = graph.reduce "sum" %a {dims = array<i64: 0>} : tensor<16x64xf32> -> tensor<64xf32>
    %u = graph.sub %b, %s : tensor<64xf32>
    graph.yield %u : tensor<64xf32>
  }
  return %1 : tensor<64xf32>
}

// Tied weights: the epilogue of the second product reads what follows from the first. So the last chunk's comes behind it.
// CHECK-LABEL: func @tied
// CHECK: %[[PART:.+]] = graph.kernel "matmul" "of_w"
// CHECK: graph.kernel "matmul" "logits"
// CHECK: graph.kernel "matmul" "of_x"
// CHECK: %[[DX:.+]] = graph.kernel "pointwise" "join_rows"
// CHECK: %[[SCATTERED:.+]] = graph.kernel "library" "scatter"(%{{.*}}, %[[DX]])
// CHECK: %[[DW:.+]] = graph.kernel "matmul" "of_w"(%{{.*}}, %{{.*}}, %[[SCATTERED]], %[[PART]])
// CHECK: return %[[DW]]
func.func @tied(%x: tensor<16x2xf32>, %w: tensor<64x2xf32>, %ids: tensor<16xi64>) -> tensor<64x2xf32> {
  %0 = graph.kernel "matmul" "logits"(%x, %w) : (tensor<16x2xf32>, tensor<64x2xf32>) -> tensor<16x64xf32> {
  ^bb0(%a: tensor<16x2xf32>, %b: tensor<64x2xf32>):
    %t = graph.transpose %b {permutation = array<i64: 1, 0>} : tensor<64x2xf32> -> tensor<2x64xf32>
    %m = graph.matmul %a, %t : tensor<16x2xf32>, tensor<2x64xf32> -> tensor<16x64xf32>
    graph.yield %m : tensor<16x64xf32>
  }
  %1 = graph.kernel "matmul" "of_x"(%0, %w) : (tensor<16x64xf32>, tensor<64x2xf32>) -> tensor<16x2xf32> {
  ^bb0(%a: tensor<16x64xf32>, %b: tensor<64x2xf32>):
    %m = graph.matmul %a, %b : tensor<16x64xf32>, tensor<64x2xf32> -> tensor<16x2xf32>
    graph.yield %m : tensor<16x2xf32>
  }
  %2 = graph.kernel "library" "scatter"(%ids, %1) : (tensor<16xi64>, tensor<16x2xf32>) -> tensor<64x2xf32> {
  ^bb0(%i: tensor<16xi64>, %a: tensor<16x2xf32>):
    %z = graph.constant dense<0.0> : tensor<64x2xf32> : tensor<64x2xf32>
    %s = graph.scatter_add %z, %i, %a : tensor<64x2xf32>, tensor<16xi64>, tensor<16x2xf32> -> tensor<64x2xf32>
    graph.yield %s : tensor<64x2xf32>
  }
  %3 = graph.kernel "matmul" "of_w"(%0, %x, %2) : (tensor<16x64xf32>, tensor<16x2xf32>, tensor<64x2xf32>) -> tensor<64x2xf32> {
  ^bb0(%a: tensor<16x64xf32>, %b: tensor<16x2xf32>, %c: tensor<64x2xf32>):
    %t = graph.transpose %a {permutation = array<i64: 1, 0>} : tensor<16x64xf32> -> tensor<64x16xf32>
    %m = graph.matmul %t, %b : tensor<64x16xf32>, tensor<16x2xf32> -> tensor<64x2xf32>
    %r = graph.add %m, %c : tensor<64x2xf32>
    graph.yield %r : tensor<64x2xf32>
  }
  return %3 : tensor<64x2xf32>
}

// What the caller gets must exist as a whole.
// CHECK-LABEL: func @returned
// CHECK-NOT: chunk_rows
// CHECK: return
func.func @returned(%x: tensor<16x2xf32>, %w: tensor<2x64xf32>, %v: tensor<64x2xf32>) -> (tensor<16x64xf32>, tensor<16x2xf32>) {
  %0 = graph.kernel "matmul" "logits"(%x, %w) : (tensor<16x2xf32>, tensor<2x64xf32>) -> tensor<16x64xf32> {
  ^bb0(%a: tensor<16x2xf32>, %b: tensor<2x64xf32>):
    %m = graph.matmul %a, %b : tensor<16x2xf32>, tensor<2x64xf32> -> tensor<16x64xf32>
    graph.yield %m : tensor<16x64xf32>
  }
  %1 = graph.kernel "matmul" "back"(%0, %v) : (tensor<16x64xf32>, tensor<64x2xf32>) -> tensor<16x2xf32> {
  ^bb0(%a: tensor<16x64xf32>, %b: tensor<64x2xf32>):
    %m = graph.matmul %a, %b : tensor<16x64xf32>, tensor<64x2xf32> -> tensor<16x2xf32>
    graph.yield %m : tensor<16x2xf32>
  }
  return %0, %1 : tensor<16x64xf32>, tensor<16x2xf32>
}

// A scan down the columns needs all rows before it. So does a gradient that is scaled by a sum over it.
// CHECK-LABEL: func @not_by_rows
// CHECK-NOT: chunk_rows
// CHECK: return
func.func @not_by_rows(%x: tensor<16x2xf32>, %w: tensor<2x64xf32>, %v: tensor<64x2xf32>) -> (tensor<16x2xf32>, tensor<16x2xf32>) {
  %0 = graph.kernel "matmul" "first"(%x, %w) : (tensor<16x2xf32>, tensor<2x64xf32>) -> tensor<16x64xf32> {
  ^bb0(%a: tensor<16x2xf32>, %b: tensor<2x64xf32>):
    %m = graph.matmul %a, %b : tensor<16x2xf32>, tensor<2x64xf32> -> tensor<16x64xf32>
    graph.yield %m : tensor<16x64xf32>
  }
  %1 = graph.kernel "row" "scan"(%0) : (tensor<16x64xf32>) -> tensor<16x64xf32> {
  ^bb0(%a: tensor<16x64xf32>):
    %s = graph.scan "sum" %a {dim = 0 : i64} : tensor<16x64xf32>
    graph.yield %s : tensor<16x64xf32>
  }
  %2 = graph.kernel "matmul" "scanned"(%1, %v) : (tensor<16x64xf32>, tensor<64x2xf32>) -> tensor<16x2xf32> {
  ^bb0(%a: tensor<16x64xf32>, %b: tensor<64x2xf32>):
    %m = graph.matmul %a, %b : tensor<16x64xf32>, tensor<64x2xf32> -> tensor<16x2xf32>
    graph.yield %m : tensor<16x2xf32>
  }
  %3 = graph.kernel "matmul" "second"(%2, %w) : (tensor<16x2xf32>, tensor<2x64xf32>) -> tensor<16x64xf32> {
  ^bb0(%a: tensor<16x2xf32>, %b: tensor<2x64xf32>):
    %m = graph.matmul %a, %b : tensor<16x2xf32>, tensor<2x64xf32> -> tensor<16x64xf32>
    graph.yield %m : tensor<16x64xf32>
  }
  %4 = graph.kernel "column" "total"(%3) : (tensor<16x64xf32>) -> tensor<64xf32> {
  ^bb0(%a: tensor<16x64xf32>):
    %s = graph.reduce "sum" %a {dims = array<i64: 0>} : tensor<16x64xf32> -> tensor<64xf32>
    graph.yield %s : tensor<64xf32>
  }
  %5 = graph.kernel "pointwise" "scaled"(%3, %4) : (tensor<16x64xf32>, tensor<64xf32>) -> tensor<16x64xf32> {
  ^bb0(%a: tensor<16x64xf32>, %s: tensor<64xf32>):
    %f = graph.broadcast %s {dims = array<i64: 1>} : tensor<64xf32> -> tensor<16x64xf32>
    %g = graph.div %a, %f : tensor<16x64xf32>
    graph.yield %g : tensor<16x64xf32>
  }
  %6 = graph.kernel "matmul" "back"(%5, %v) : (tensor<16x64xf32>, tensor<64x2xf32>) -> tensor<16x2xf32> {
  ^bb0(%a: tensor<16x64xf32>, %b: tensor<64x2xf32>):
    %m = graph.matmul %a, %b : tensor<16x64xf32>, tensor<64x2xf32> -> tensor<16x2xf32>
    graph.yield %m : tensor<16x2xf32>
  }
  return %2, %6 : tensor<16x2xf32>, tensor<16x2xf32>
}
