// RUN: tw-opt %s -graph-fuse -split-input-file | FileCheck %s

// A bias and an activation are the epilogue of the product; the value before the activation is a second result.
// CHECK-LABEL: func @epilogue
// CHECK: %[[K:.+]]:2 = graph.kernel "matmul" "{{.*}}"(%arg0, %arg1, %arg2)
// CHECK: graph.transpose
// CHECK: graph.matmul
// CHECK: graph.add
// CHECK: graph.maximum
// CHECK: graph.yield
// CHECK-NOT: graph.kernel
// CHECK: return %[[K]]#0, %[[K]]#1
func.func @epilogue(%x: tensor<64x32xf32>, %w: tensor<16x32xf32>, %b: tensor<16xf32>) -> (tensor<64x16xf32>, tensor<64x16xf32>) {
  %wt = graph.transpose %w {permutation = array<i64: 1, 0>} : tensor<16x32xf32> -> tensor<32x16xf32>
  %0 = graph.matmul %x, %wt : tensor<64x32xf32>, tensor<32x16xf32> -> tensor<64x16xf32>
  %1 = graph.broadcast %b {dims = array<i64: 1>} : tensor<16xf32> -> tensor<64x16xf32>
  %2 = graph.add %0, %1 : tensor<64x16xf32>
  %z = graph.constant dense<0.0> : tensor<64x16xf32> : tensor<64x16xf32>
  %3 = graph.maximum %2, %z : tensor<64x16xf32>
  return %2, %3 : tensor<64x16xf32>, tensor<64x16xf32>
}

// -----

// What a product reads is in memory, so the activation before it is a kernel.
// CHECK-LABEL: func @no_prologue
// CHECK: graph.kernel "pointwise"
// CHECK: graph.tanh
// CHECK: graph.kernel "matmul"
// CHECK-NOT: graph.tanh
func.func @no_prologue(%x: tensor<64x32xf32>, %w: tensor<32x16xf32>) -> tensor<64x16xf32> {
  %0 = graph.tanh %x : tensor<64x32xf32>
  %1 = graph.matmul %0, %w : tensor<64x32xf32>, tensor<32x16xf32> -> tensor<64x16xf32>
  return %1 : tensor<64x16xf32>
}

// -----

// Softmax: two reductions over the same rows and what uses them are one kernel.
// CHECK-LABEL: func @softmax
// CHECK: graph.kernel "row"
// CHECK-NOT: graph.kernel
func.func @softmax(%x: tensor<64x100xf32>) -> tensor<64x100xf32> {
  %m = graph.reduce "max" %x {dims = array<i64: 1>} : tensor<64x100xf32> -> tensor<64xf32>
  %mb = graph.broadcast %m {dims = array<i64: 0>} : tensor<64xf32> -> tensor<64x100xf32>
  %d = graph.sub %x, %mb : tensor<64x100xf32>
  %e = graph.exp %d : tensor<64x100xf32>
  %s = graph.reduce "sum" %e {dims = array<i64: 1>} : tensor<64x100xf32> -> tensor<64xf32>
  %s1 = graph.reshape %s : tensor<64xf32> -> tensor<64x1xf32>
  %sb = graph.broadcast %s1 {dims = array<i64: 0, 1>} : tensor<64x1xf32> -> tensor<64x100xf32>
  %r = graph.div %e, %sb : tensor<64x100xf32>
  return %r : tensor<64x100xf32>
}

// -----

// Both parameter gradients of a norm read the same two tensors: one column kernel.
// CHECK-LABEL: func @column_siblings
// CHECK: graph.kernel "column"
// CHECK-NOT: graph.kernel
func.func @column_siblings(%x: tensor<640x48xf32>, %dy: tensor<640x48xf32>) -> (tensor<48xf32>, tensor<48xf32>) {
  %0 = graph.mul %x, %dy : tensor<640x48xf32>
  %1 = graph.reduce "sum" %0 {dims = array<i64: 0>} : tensor<640x48xf32> -> tensor<48xf32>
  %2 = graph.reduce "sum" %dy {dims = array<i64: 0>} : tensor<640x48xf32> -> tensor<48xf32>
  return %1, %2 : tensor<48xf32>, tensor<48xf32>
}

// -----

// Rows and columns of one tensor are two domains; the reason is recorded.
// CHECK-LABEL: func @row_then_column
// CHECK-SAME: graph.fusion_refusals = [{{.*}}reason = "reductions over different domains"
// CHECK: graph.kernel "row"
// CHECK: graph.kernel "column"
func.func @row_then_column(%x: tensor<640x48xf32>) -> tensor<48xf32> {
  %m = graph.reduce "max" %x {dims = array<i64: 1>} : tensor<640x48xf32> -> tensor<640xf32>
  %mb = graph.broadcast %m {dims = array<i64: 0>} : tensor<640xf32> -> tensor<640x48xf32>
  %d = graph.sub %x, %mb : tensor<640x48xf32>
  %s = graph.reduce "sum" %d {dims = array<i64: 0>} : tensor<640x48xf32> -> tensor<48xf32>
  return %s : tensor<48xf32>
}

// -----

// The result of a reduction over rows is broadcast along columns: not the same row, so the reduction comes first.
// CHECK-LABEL: func @not_aligned
// CHECK: graph.kernel "row"
// CHECK: graph.kernel "pointwise"
func.func @not_aligned(%x: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %m = graph.reduce "max" %x {dims = array<i64: 1>} : tensor<64x64xf32> -> tensor<64xf32>
  %mb = graph.broadcast %m {dims = array<i64: 1>} : tensor<64xf32> -> tensor<64x64xf32>
  %d = graph.sub %x, %mb : tensor<64x64xf32>
  return %d : tensor<64x64xf32>
}

// -----

// A join would put the eager step between two halves of one kernel.
// CHECK-LABEL: func @no_cycle
// CHECK: graph.kernel "pointwise"
// CHECK: graph.eager
// CHECK: graph.kernel "pointwise"
func.func @no_cycle(%x: tensor<1000xf32>) -> tensor<1000xf32> {
  %0 = graph.neg %x : tensor<1000xf32>
  %1 = graph.eager "aten.foo.default"(%0) {call = 0 : i64} : (tensor<1000xf32>) -> tensor<1000xf32>
  %2 = graph.add %0, %1 : tensor<1000xf32>
  return %2 : tensor<1000xf32>
}

// -----

// What the caller or an eager step reads must be in memory: a view becomes a copy, a reshape stays another name.
// CHECK-LABEL: func @boundary
// CHECK: %[[T:.+]] = graph.kernel "pointwise" "{{.*}}"(%arg0)
// CHECK: graph.transpose
// CHECK: %[[C:.+]] = graph.kernel "pointwise" "{{.*}}"()
// CHECK: graph.constant
// CHECK: %[[R:.+]] = graph.reshape %arg0
// CHECK: graph.eager "aten.foo.default"(%[[T]], %[[C]], %[[R]])
func.func @boundary(%x: tensor<4x6xf32>) -> tensor<4xf32> {
  %t = graph.transpose %x {permutation = array<i64: 1, 0>} : tensor<4x6xf32> -> tensor<6x4xf32>
  %c = graph.constant dense<1.0> : tensor<5xf32> : tensor<5xf32>
  %r = graph.reshape %x : tensor<4x6xf32> -> tensor<24xf32>
  %0 = graph.eager "aten.foo.default"(%t, %c, %r) {call = 0 : i64} : (tensor<6x4xf32>, tensor<5xf32>, tensor<24xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// All arithmetic on scalar arguments is one kernel.
// CHECK-LABEL: func @scalars
// CHECK-COUNT-1: graph.kernel
// CHECK-NOT: graph.kernel
func.func @scalars(%a: tensor<f32>, %b: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
  %0 = graph.neg %a : tensor<f32>
  %1 = graph.exp %b : tensor<f32>
  return %0, %1 : tensor<f32>, tensor<f32>
}

// -----

// A table lookup is read where it is used.
// CHECK-LABEL: func @embedding
// CHECK: graph.kernel "pointwise"
// CHECK: graph.take
// CHECK: graph.add
// CHECK-NOT: graph.kernel
func.func @embedding(%table: tensor<100x32xf32>, %ids: tensor<8x16xi64>, %pos: tensor<16x32xf32>) -> tensor<8x16x32xf32> {
  %0 = graph.take %table, %ids {axis = 0 : i64} : tensor<100x32xf32>, tensor<8x16xi64> -> tensor<8x16x32xf32>
  %1 = graph.broadcast %pos {dims = array<i64: 1, 2>} : tensor<16x32xf32> -> tensor<8x16x32xf32>
  %2 = graph.add %0, %1 : tensor<8x16x32xf32>
  return %2 : tensor<8x16x32xf32>
}
