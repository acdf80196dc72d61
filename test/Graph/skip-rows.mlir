// RUN: tw-opt %s -split-input-file -graph-simplify -graph-fuse -graph-skip-rows | FileCheck %s

// The padding of a history: both products behind the selection get its mask; the last one writes all scores.
// CHECK-LABEL: func @padded_history
// CHECK: graph.kernel "matmul" "matmul_maximum_0"(%arg0, %arg1, %arg4) attributes {graph.needed_rows = 2 : i64}
// CHECK: graph.kernel "matmul" "matmul_maximum_1"({{.*}}, %arg2, %arg4) attributes {graph.needed_rows = 2 : i64}
// CHECK: graph.kernel "matmul" "matmul_select_2"
// CHECK-NOT: needed_rows
func.func @padded_history(%x: tensor<400x32xf32>, %w0: tensor<32x64xf32>, %w1: tensor<64x16xf32>, %w2: tensor<16x1xf32>,
                          %valid: tensor<8x50xi1>) -> tensor<8x50xf32> {
  %zero = graph.constant dense<0.0> : tensor<f32> : tensor<f32>
  %z0 = graph.broadcast %zero {dims = array<i64>} : tensor<f32> -> tensor<400x64xf32>
  %z1 = graph.broadcast %zero {dims = array<i64>} : tensor<f32> -> tensor<400x16xf32>
  %low = graph.constant dense<-1.0e+09> : tensor<8x50xf32> : tensor<8x50xf32>
  %p0 = graph.matmul %x, %w0 : tensor<400x32xf32>, tensor<32x64xf32> -> tensor<400x64xf32>
  %r0 = graph.maximum %p0, %z0 : tensor<400x64xf32>
  %p1 = graph.matmul %r0, %w1 : tensor<400x64xf32>, tensor<64x16xf32> -> tensor<400x16xf32>
  %r1 = graph.maximum %p1, %z1 : tensor<400x16xf32>
  %p2 = graph.matmul %r1, %w2 : tensor<400x16xf32>, tensor<16x1xf32> -> tensor<400x1xf32>
  %scores = graph.reshape %p2 : tensor<400x1xf32> -> tensor<8x50xf32>
  %masked = graph.select %valid, %scores, %low : tensor<8x50xi1>, tensor<8x50xf32>, tensor<8x50xf32> -> tensor<8x50xf32>
  return %masked : tensor<8x50xf32>
}

// -----

// CHECK-LABEL: func @needed_where_the_mask_is_false
// CHECK-NOT: needed_rows
func.func @needed_where_the_mask_is_false(%x: tensor<400x32xf32>, %w: tensor<32x64xf32>, %v: tensor<64x1xf32>, %valid: tensor<400x1xi1>) -> tensor<400x1xf32> {
  %low = graph.constant dense<-1.0e+09> : tensor<400x1xf32> : tensor<400x1xf32>
  %p = graph.matmul %x, %w : tensor<400x32xf32>, tensor<32x64xf32> -> tensor<400x64xf32>
  %s = graph.matmul %p, %v : tensor<400x64xf32>, tensor<64x1xf32> -> tensor<400x1xf32>
  %m = graph.select %valid, %low, %s : tensor<400x1xi1>, tensor<400x1xf32>, tensor<400x1xf32> -> tensor<400x1xf32>
  return %m : tensor<400x1xf32>
}

// CHECK-LABEL: func @returned
// CHECK-NOT: needed_rows
func.func @returned(%x: tensor<400x32xf32>, %w: tensor<32x64xf32>, %v: tensor<64x1xf32>, %valid: tensor<400x1xi1>) -> (tensor<400x1xf32>, tensor<400x64xf32>) {
  %low = graph.constant dense<-1.0e+09> : tensor<400x1xf32> : tensor<400x1xf32>
  %p = graph.matmul %x, %w : tensor<400x32xf32>, tensor<32x64xf32> -> tensor<400x64xf32>
  %s = graph.matmul %p, %v : tensor<400x64xf32>, tensor<64x1xf32> -> tensor<400x1xf32>
  %m = graph.select %valid, %s, %low : tensor<400x1xi1>, tensor<400x1xf32>, tensor<400x1xf32> -> tensor<400x1xf32>
  return %m, %p : tensor<400x1xf32>, tensor<400x64xf32>
}

// CHECK-LABEL: func @mixed_by_another_product
// CHECK-NOT: needed_rows
func.func @mixed_by_another_product(%x: tensor<64x32xf32>, %w: tensor<32x64xf32>, %v: tensor<64x64xf32>, %valid: tensor<64x64xi1>) -> tensor<64x64xf32> {
  %low = graph.constant dense<-1.0e+09> : tensor<64x64xf32> : tensor<64x64xf32>
  %p = graph.matmul %x, %w : tensor<64x32xf32>, tensor<32x64xf32> -> tensor<64x64xf32>
  %s = graph.matmul %v, %p : tensor<64x64xf32>, tensor<64x64xf32> -> tensor<64x64xf32>
  %m = graph.select %valid, %s, %low : tensor<64x64xi1>, tensor<64x64xf32>, tensor<64x64xf32> -> tensor<64x64xf32>
  return %m : tensor<64x64xf32>
}

// The mask depends on what it would mask.
// CHECK-LABEL: func @own_mask
// CHECK-NOT: needed_rows
func.func @own_mask(%x: tensor<400x32xf32>, %w: tensor<32x64xf32>, %v: tensor<64x1xf32>) -> tensor<400x1xf32> {
  %low = graph.constant dense<-1.0e+09> : tensor<400x1xf32> : tensor<400x1xf32>
  %p = graph.matmul %x, %w : tensor<400x32xf32>, tensor<32x64xf32> -> tensor<400x64xf32>
  %s = graph.matmul %p, %v : tensor<400x64xf32>, tensor<64x1xf32> -> tensor<400x1xf32>
  %positive = graph.cmp "gt" %s, %low : tensor<400x1xf32> -> tensor<400x1xi1>
  %m = graph.select %positive, %s, %low : tensor<400x1xi1>, tensor<400x1xf32>, tensor<400x1xf32> -> tensor<400x1xf32>
  return %m : tensor<400x1xf32>
}
