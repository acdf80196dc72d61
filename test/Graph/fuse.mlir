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
// CHECK-SAME: graph.fusion_refusals = [{{.*}}reason = "results have different domains"
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

// %0 and %9 are one kernel. So %4, which reads what that kernel makes, comes after %5, which feeds it, although it is
// the other way round in the program: %4 and %5 stay apart.
// CHECK-LABEL: func @no_cycle_through_siblings
// CHECK: %[[EXP:.+]] = graph.kernel "pointwise" "{{.*}}exp{{.*}}"(%arg2)
// CHECK: %[[SUM:.+]] = graph.kernel "column" "{{.*}}"(%[[EXP]])
// CHECK: %[[JOIN:.+]]:2 = graph.kernel "pointwise" "{{.*}}"(%arg0, %arg1, %[[SUM]])
// CHECK: %[[OTHER:.+]] = graph.kernel "column" "{{.*}}"(%[[JOIN]]#0)
// CHECK: graph.kernel "pointwise" "{{.*}}"(%arg2, %[[OTHER]])
// CHECK-NOT: graph.kernel
// CHECK: return
func.func @no_cycle_through_siblings(%x: tensor<64x64xf32>, %y: tensor<64x64xf32>, %z: tensor<64x64xf32>)
    -> (tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>) {
  %0 = graph.add %x, %y : tensor<64x64xf32>
  %1 = graph.reduce "sum" %0 {dims = array<i64: 0>} : tensor<64x64xf32> -> tensor<64xf32>
  %2 = graph.broadcast %1 {dims = array<i64: 1>} : tensor<64xf32> -> tensor<64x64xf32>
  %4 = graph.mul %z, %2 : tensor<64x64xf32>
  %5 = graph.exp %z : tensor<64x64xf32>
  %6 = graph.reduce "sum" %5 {dims = array<i64: 0>} : tensor<64x64xf32> -> tensor<64xf32>
  %7 = graph.broadcast %6 {dims = array<i64: 1>} : tensor<64xf32> -> tensor<64x64xf32>
  %8 = graph.mul %x, %y : tensor<64x64xf32>
  %9 = graph.add %8, %7 : tensor<64x64xf32>
  return %0, %4, %5, %9 : tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>
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

// -----

// The heads of an attention are put side by side as the kernel stores them, and the gradient reads them from there.
// CHECK-LABEL: func @store_through_views
// CHECK: %[[A:.+]]:2 = graph.kernel "library" "{{.*}}"(%arg0, %arg1, %arg2) : {{.*}} -> (tensor<4x2x6xf32>, tensor<4x6x2x4xf32>)
// CHECK: graph.attention
// CHECK: graph.transpose
// CHECK: graph.kernel "matmul"
// CHECK: graph.kernel "library" "{{.*}}"(%{{.*}}, %arg0, %arg1, %arg2, %[[A]]#1, %[[A]]#0)
// CHECK: graph.attention_grad
// CHECK-NOT: graph.kernel "pointwise"
func.func @store_through_views(%q: tensor<4x2x6x4xf32>, %k: tensor<4x2x6x4xf32>, %v: tensor<4x2x6x4xf32>, %w: tensor<8x8xf32>) -> (tensor<4x2x6x4xf32>, tensor<4x2x6x4xf32>, tensor<4x2x6x4xf32>) {
  %a, %lse = graph.attention %q, %k, %v {scale = 0.5 : f64} : tensor<4x2x6x4xf32>, tensor<4x2x6x4xf32>, tensor<4x2x6x4xf32> -> tensor<4x2x6x4xf32>, tensor<4x2x6xf32>
  %t = graph.transpose %a {permutation = array<i64: 0, 2, 1, 3>} : tensor<4x2x6x4xf32> -> tensor<4x6x2x4xf32>
  %r = graph.reshape %t : tensor<4x6x2x4xf32> -> tensor<24x8xf32>
  %p = graph.matmul %r, %w : tensor<24x8xf32>, tensor<8x8xf32> -> tensor<24x8xf32>
  %g1 = graph.reshape %p : tensor<24x8xf32> -> tensor<4x6x2x4xf32>
  %g = graph.transpose %g1 {permutation = array<i64: 0, 2, 1, 3>} : tensor<4x6x2x4xf32> -> tensor<4x2x6x4xf32>
  %dq, %dk, %dv = graph.attention_grad %g, %q, %k, %v, %a, %lse {scale = 0.5 : f64} : tensor<4x2x6x4xf32>, tensor<4x2x6x4xf32>, tensor<4x2x6x4xf32>, tensor<4x2x6x4xf32>, tensor<4x2x6x4xf32>, tensor<4x2x6xf32> -> tensor<4x2x6x4xf32>, tensor<4x2x6x4xf32>, tensor<4x2x6x4xf32>
  return %dq, %dk, %dv : tensor<4x2x6x4xf32>, tensor<4x2x6x4xf32>, tensor<4x2x6x4xf32>
}

// -----

// Both products of a backward pass read a gradient whose heads come first: one as rows, one as columns. The copy is made
// of what is nearest to the memory, in whole runs of 64, and both read it.
// CHECK-LABEL: func @one_copy_for_both
// CHECK: %[[COPY:.+]] = graph.kernel "pointwise" "{{.*}}"(%arg0) : (tensor<4x2x6x64xf32>) -> tensor<4x6x2x64xf32>
// CHECK: graph.kernel "matmul" "{{.*}}"(%[[COPY]], %arg1)
// CHECK: graph.kernel "matmul" "{{.*}}"(%[[COPY]], %arg2)
// CHECK-NOT: graph.kernel "pointwise"
func.func @one_copy_for_both(%g: tensor<4x2x6x64xf32>, %w: tensor<128x96xf32>, %x: tensor<24x96xf32>) -> (tensor<24x96xf32>, tensor<128x96xf32>) {
  %t = graph.transpose %g {permutation = array<i64: 0, 2, 1, 3>} : tensor<4x2x6x64xf32> -> tensor<4x6x2x64xf32>
  %r = graph.reshape %t : tensor<4x6x2x64xf32> -> tensor<24x128xf32>
  %dx = graph.matmul %r, %w : tensor<24x128xf32>, tensor<128x96xf32> -> tensor<24x96xf32>
  %c = graph.transpose %r {permutation = array<i64: 1, 0>} : tensor<24x128xf32> -> tensor<128x24xf32>
  %dw = graph.matmul %c, %x : tensor<128x24xf32>, tensor<24x96xf32> -> tensor<128x96xf32>
  return %dx, %dw : tensor<24x96xf32>, tensor<128x96xf32>
}

// -----

// A library op's result that is returned in its own order and in another must exist in both.
// CHECK-LABEL: func @both_orders
// CHECK: %[[A:.+]]:2 = graph.kernel "library"
// CHECK: %[[T:.+]] = graph.kernel "pointwise" "{{.*}}"(%[[A]]#{{[01]}})
// CHECK: return %[[A]]#{{[01]}}, %[[T]]
func.func @both_orders(%q: tensor<4x2x6x4xf32>) -> (tensor<4x2x6x4xf32>, tensor<4x6x2x4xf32>) {
  %a, %lse = graph.attention %q, %q, %q {scale = 0.5 : f64} : tensor<4x2x6x4xf32>, tensor<4x2x6x4xf32>, tensor<4x2x6x4xf32> -> tensor<4x2x6x4xf32>, tensor<4x2x6xf32>
  %t = graph.transpose %a {permutation = array<i64: 0, 2, 1, 3>} : tensor<4x2x6x4xf32> -> tensor<4x6x2x4xf32>
  return %a, %t : tensor<4x2x6x4xf32>, tensor<4x6x2x4xf32>
}

// -----

// Kernels of other library ops store in one order only.
// CHECK-LABEL: func @scatter_moved
// CHECK: %[[S:.+]] = graph.kernel "library"
// CHECK: %[[T:.+]] = graph.kernel "pointwise" "{{.*}}"(%[[S]])
// CHECK: return %[[T]], %[[S]]
func.func @scatter_moved(%table: tensor<6x4xf32>, %ids: tensor<3xi64>, %rows: tensor<3x4xf32>) -> (tensor<4x6xf32>, tensor<6x4xf32>) {
  %s = graph.scatter_add %table, %ids, %rows : tensor<6x4xf32>, tensor<3xi64>, tensor<3x4xf32> -> tensor<6x4xf32>
  %t = graph.transpose %s {permutation = array<i64: 1, 0>} : tensor<6x4xf32> -> tensor<4x6xf32>
  return %t, %s : tensor<4x6xf32>, tensor<6x4xf32>
}

// -----

// Pooled lookups of several tables, one concatenation, one kernel.
// CHECK-LABEL: func @bags
// CHECK: graph.kernel "pointwise"
// CHECK-COUNT-2: graph.take
// CHECK: graph.concat
// CHECK-NOT: graph.kernel
func.func @bags(%t0: tensor<100x32xf32>, %t1: tensor<100x32xf32>, %ids: tensor<2x16x10xi64>) -> tensor<16x64xf32> {
  %i0 = graph.slice %ids {starts = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : tensor<2x16x10xi64> -> tensor<1x16x10xi64>
  %i1 = graph.slice %ids {starts = array<i64: 1, 0, 0>, strides = array<i64: 1, 1, 1>} : tensor<2x16x10xi64> -> tensor<1x16x10xi64>
  %r0 = graph.reshape %i0 : tensor<1x16x10xi64> -> tensor<16x10xi64>
  %r1 = graph.reshape %i1 : tensor<1x16x10xi64> -> tensor<16x10xi64>
  %e0 = graph.take %t0, %r0 {axis = 0 : i64} : tensor<100x32xf32>, tensor<16x10xi64> -> tensor<16x10x32xf32>
  %e1 = graph.take %t1, %r1 {axis = 0 : i64} : tensor<100x32xf32>, tensor<16x10xi64> -> tensor<16x10x32xf32>
  %s0 = graph.reduce "sum" %e0 {dims = array<i64: 1>} : tensor<16x10x32xf32> -> tensor<16x32xf32>
  %s1 = graph.reduce "sum" %e1 {dims = array<i64: 1>} : tensor<16x10x32xf32> -> tensor<16x32xf32>
  %c = graph.concat %s0, %s1 {dim = 1 : i64} : tensor<16x32xf32>, tensor<16x32xf32> -> tensor<16x64xf32>
  return %c : tensor<16x64xf32>
}

// -----

// Cross entropy, forward and backward in one pass over the logits: the label's logit lies in the row at hand.
// CHECK-LABEL: func @cross_entropy
// CHECK: graph.kernel "row"
// CHECK: graph.gather
// CHECK-NOT: graph.kernel
func.func @cross_entropy(%x: tensor<64x100xf32>, %label: tensor<64x1xi64>, %g: tensor<64xf32>) -> (tensor<64x1xf32>, tensor<64x100xf32>) {
  %m = graph.reduce "max" %x {dims = array<i64: 1>} : tensor<64x100xf32> -> tensor<64xf32>
  %mb = graph.broadcast %m {dims = array<i64: 0>} : tensor<64xf32> -> tensor<64x100xf32>
  %d = graph.sub %x, %mb : tensor<64x100xf32>
  %e = graph.exp %d : tensor<64x100xf32>
  %s = graph.reduce "sum" %e {dims = array<i64: 1>} : tensor<64x100xf32> -> tensor<64xf32>
  %l = graph.log %s : tensor<64xf32>
  %lb = graph.broadcast %l {dims = array<i64: 0>} : tensor<64xf32> -> tensor<64x100xf32>
  %logp = graph.sub %d, %lb : tensor<64x100xf32>
  %nll = graph.gather %logp, %label {axis = 1 : i64} : tensor<64x100xf32>, tensor<64x1xi64> -> tensor<64x1xf32>
  %p = graph.exp %logp : tensor<64x100xf32>
  %gb = graph.broadcast %g {dims = array<i64: 0>} : tensor<64xf32> -> tensor<64x100xf32>
  %dx = graph.mul %p, %gb : tensor<64x100xf32>
  return %nll, %dx : tensor<64x1xf32>, tensor<64x100xf32>
}

// -----

// Neighbours in memory belong to different matrices of the batch: they are laid out anew before the product.
// CHECK-LABEL: func.func @interleaved_matrices
func.func @interleaved_matrices(%g: tensor<27x27x2048xf32>, %x: tensor<2048x27x32xf32>) -> tensor<2048x27x32xf32> {
  // CHECK: %[[T:.*]] = graph.kernel "pointwise" "pointwise_transpose_0"(%arg0)
  // CHECK: graph.kernel "matmul" "matmul_1"(%[[T]], %arg1)
  %t = graph.transpose %g {permutation = array<i64: 2, 0, 1>} : tensor<27x27x2048xf32> -> tensor<2048x27x27xf32>
  %c = graph.matmul %t, %x : tensor<2048x27x27xf32>, tensor<2048x27x32xf32> -> tensor<2048x27x32xf32>
  return %c : tensor<2048x27x32xf32>
}

// -----

// Sums of rows of 8 bits: the scale of a row is looked up in the same kernel, once for all columns.
// CHECK-LABEL: func @quantized_bags
// CHECK: graph.kernel "column"
// CHECK-COUNT-2: graph.take
// CHECK-NOT: graph.kernel
func.func @quantized_bags(%codes: tensor<1000x64xui8>, %scales: tensor<1000xf32>, %ids: tensor<10240xi64>) -> tensor<512x64xf32> {
  %c = graph.take %codes, %ids {axis = 0 : i64} : tensor<1000x64xui8>, tensor<10240xi64> -> tensor<10240x64xui8>
  %f = graph.convert %c : tensor<10240x64xui8> -> tensor<10240x64xf32>
  %s = graph.take %scales, %ids {axis = 0 : i64} : tensor<1000xf32>, tensor<10240xi64> -> tensor<10240xf32>
  %b = graph.broadcast %s {dims = array<i64: 0>} : tensor<10240xf32> -> tensor<10240x64xf32>
  %m = graph.mul %f, %b : tensor<10240x64xf32>
  %r = graph.reshape %m : tensor<10240x64xf32> -> tensor<512x20x64xf32>
  %t = graph.reduce "sum" %r {dims = array<i64: 1>} : tensor<512x20x64xf32> -> tensor<512x64xf32>
  return %t : tensor<512x64xf32>
}
