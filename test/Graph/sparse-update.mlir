// RUN: tw-opt %s -graph-sparse-update -split-input-file | FileCheck %s

// SGD: w - lr * g is w where g is 0.
// CHECK-LABEL: func @sgd
// CHECK: %[[LR:.+]] = graph.neg %arg3
// CHECK: %[[W:.+]] = graph.row_update(%arg0 : tensor<100x8xf32>) %arg1, %arg2 captures(%[[LR]] : tensor<f32>)
// CHECK-NEXT: ^bb0(%[[OLD:.+]]: tensor<f32>, %[[G:.+]]: tensor<f32>, %[[S:.+]]: tensor<f32>):
// CHECK-NEXT: %[[P:.+]] = graph.mul %[[G]], %[[S]] : tensor<f32>
// CHECK-NEXT: %[[N:.+]] = graph.add %[[OLD]], %[[P]] : tensor<f32>
// CHECK-NEXT: graph.yield %[[N]]
// CHECK: return %[[W]]
func.func @sgd(%w: tensor<100x8xf32>, %ids: tensor<5xi64>, %u: tensor<5x8xf32>, %lr: tensor<f32>) -> (tensor<100x8xf32> {graph.updates = 0 : i64}) {
  %z = graph.constant dense<0.0> : tensor<100x8xf32> : tensor<100x8xf32>
  %g = graph.scatter_add %z, %ids, %u : tensor<100x8xf32>, tensor<5xi64>, tensor<5x8xf32> -> tensor<100x8xf32>
  %n = graph.neg %lr : tensor<f32>
  %b = graph.broadcast %n {dims = array<i64>} : tensor<f32> -> tensor<100x8xf32>
  %0 = graph.mul %g, %b : tensor<100x8xf32>
  %1 = graph.add %w, %0 : tensor<100x8xf32>
  return %1 : tensor<100x8xf32>
}

// -----

// Adagrad: the sum of squares stays, and 0 / (sqrt(s) + eps) is 0. The table and its state are updated together.
// CHECK-LABEL: func @adagrad
// CHECK: %[[R:.+]]:2 = graph.row_update(%arg1, %arg0 : tensor<100x8xf32>, tensor<100x8xf32>)
// CHECK: graph.sqrt
// CHECK: graph.yield
// CHECK: return %[[R]]#1, %[[R]]#0
func.func @adagrad(%w: tensor<100x8xf32>, %s: tensor<100x8xf32>, %ids: tensor<5xi64>, %u: tensor<5x8xf32>, %lr: tensor<f32>, %eps: tensor<f32>) -> (tensor<100x8xf32> {graph.updates = 0 : i64}, tensor<100x8xf32> {graph.updates = 1 : i64}) {
  %z = graph.constant dense<0.0> : tensor<100x8xf32> : tensor<100x8xf32>
  %g = graph.scatter_add %z, %ids, %u : tensor<100x8xf32>, tensor<5xi64>, tensor<5x8xf32> -> tensor<100x8xf32>
  %g2 = graph.mul %g, %g : tensor<100x8xf32>
  %s1 = graph.add %s, %g2 : tensor<100x8xf32>
  %root = graph.sqrt %s1 : tensor<100x8xf32>
  %e = graph.broadcast %eps {dims = array<i64>} : tensor<f32> -> tensor<100x8xf32>
  %d = graph.add %root, %e : tensor<100x8xf32>
  %l = graph.broadcast %lr {dims = array<i64>} : tensor<f32> -> tensor<100x8xf32>
  %n = graph.mul %g, %l : tensor<100x8xf32>
  %q = graph.div %n, %d : tensor<100x8xf32>
  %w1 = graph.add %w, %q : tensor<100x8xf32>
  return %w1, %s1 : tensor<100x8xf32>, tensor<100x8xf32>
}

// -----

// Two lookups in one table.
// CHECK-LABEL: func @two_lookups
// CHECK-DAG: %[[I:.+]] = graph.concat %arg1, %arg3
// CHECK-DAG: %[[U:.+]] = graph.concat %arg2, %arg4
// CHECK: graph.row_update(%arg0 : tensor<100x8xf32>) %[[I]], %[[U]] attributes {skip_id = 7 : i64}
func.func @two_lookups(%w: tensor<100x8xf32>, %i: tensor<5xi64>, %u: tensor<5x8xf32>, %j: tensor<3xi64>, %v: tensor<3x8xf32>) -> (tensor<100x8xf32> {graph.updates = 0 : i64}) {
  %z = graph.constant dense<0.0> : tensor<100x8xf32> : tensor<100x8xf32>
  %g = graph.scatter_add %z, %i, %u {skip_id = 7 : i64} : tensor<100x8xf32>, tensor<5xi64>, tensor<5x8xf32> -> tensor<100x8xf32>
  %h = graph.scatter_add %z, %j, %v {skip_id = 7 : i64} : tensor<100x8xf32>, tensor<3xi64>, tensor<3x8xf32> -> tensor<100x8xf32>
  %0 = graph.add %g, %h : tensor<100x8xf32>
  %1 = graph.sub %w, %0 : tensor<100x8xf32>
  return %1 : tensor<100x8xf32>
}

// -----

// Weight decay moves every row, momentum keeps moving, and a clipped gradient is needed as a whole.
// CHECK-LABEL: func @decay
// CHECK-NOT: graph.row_update
func.func @decay(%w: tensor<100x8xf32>, %ids: tensor<5xi64>, %u: tensor<5x8xf32>, %d: tensor<f32>) -> (tensor<100x8xf32> {graph.updates = 0 : i64}) {
  %z = graph.constant dense<0.0> : tensor<100x8xf32> : tensor<100x8xf32>
  %g = graph.scatter_add %z, %ids, %u : tensor<100x8xf32>, tensor<5xi64>, tensor<5x8xf32> -> tensor<100x8xf32>
  %b = graph.broadcast %d {dims = array<i64>} : tensor<f32> -> tensor<100x8xf32>
  %0 = graph.mul %w, %b : tensor<100x8xf32>
  %1 = graph.add %g, %0 : tensor<100x8xf32>
  %2 = graph.sub %w, %1 : tensor<100x8xf32>
  return %2 : tensor<100x8xf32>
}

// CHECK-LABEL: func @momentum
// CHECK-NOT: graph.row_update
func.func @momentum(%w: tensor<100x8xf32>, %m: tensor<100x8xf32>, %ids: tensor<5xi64>, %u: tensor<5x8xf32>, %mu: tensor<f32>) -> (tensor<100x8xf32> {graph.updates = 0 : i64}, tensor<100x8xf32> {graph.updates = 1 : i64}) {
  %z = graph.constant dense<0.0> : tensor<100x8xf32> : tensor<100x8xf32>
  %g = graph.scatter_add %z, %ids, %u : tensor<100x8xf32>, tensor<5xi64>, tensor<5x8xf32> -> tensor<100x8xf32>
  %b = graph.broadcast %mu {dims = array<i64>} : tensor<f32> -> tensor<100x8xf32>
  %0 = graph.mul %m, %b : tensor<100x8xf32>
  %1 = graph.add %0, %g : tensor<100x8xf32>
  %2 = graph.sub %w, %1 : tensor<100x8xf32>
  return %2, %1 : tensor<100x8xf32>, tensor<100x8xf32>
}

// CHECK-LABEL: func @norm
// CHECK-NOT: graph.row_update
func.func @norm(%w: tensor<100x8xf32>, %ids: tensor<5xi64>, %u: tensor<5x8xf32>) -> (tensor<100x8xf32> {graph.updates = 0 : i64}) {
  %z = graph.constant dense<0.0> : tensor<100x8xf32> : tensor<100x8xf32>
  %g = graph.scatter_add %z, %ids, %u : tensor<100x8xf32>, tensor<5xi64>, tensor<5x8xf32> -> tensor<100x8xf32>
  %s = graph.reduce "sum" %g {dims = array<i64: 0, 1>} : tensor<100x8xf32> -> tensor<f32>
  %b = graph.broadcast %s {dims = array<i64>} : tensor<f32> -> tensor<100x8xf32>
  %0 = graph.mul %g, %b : tensor<100x8xf32>
  %1 = graph.sub %w, %0 : tensor<100x8xf32>
  return %1 : tensor<100x8xf32>
}

// -----

// The update of one argument computed from another is no update in place.
// CHECK-LABEL: func @other_table
// CHECK-NOT: graph.row_update
func.func @other_table(%w: tensor<100x8xf32>, %x: tensor<100x8xf32>, %ids: tensor<5xi64>, %u: tensor<5x8xf32>) -> (tensor<100x8xf32> {graph.updates = 0 : i64}) {
  %z = graph.constant dense<0.0> : tensor<100x8xf32> : tensor<100x8xf32>
  %g = graph.scatter_add %z, %ids, %u : tensor<100x8xf32>, tensor<5xi64>, tensor<5x8xf32> -> tensor<100x8xf32>
  %1 = graph.sub %x, %g : tensor<100x8xf32>
  return %1 : tensor<100x8xf32>
}
