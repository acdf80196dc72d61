// RUN: tw-opt %s -graph-split-reductions -split-input-file | FileCheck %s

// A bias gradient: parts of rows, then the parts.
// CHECK-LABEL: func @tall
// CHECK: %[[R:.+]] = graph.reshape %arg0 : tensor<4096x64xf32> -> tensor<1x16x256x64xf32>
// CHECK: %[[P:.+]] = graph.reduce "sum" %[[R]] {dims = array<i64: 2>} : tensor<1x16x256x64xf32> -> tensor<1x16x64xf32>
// CHECK: %[[S:.+]] = graph.reduce "sum" %[[P]] {dims = array<i64: 1>} : tensor<1x16x64xf32> -> tensor<1x64xf32>
// CHECK: graph.reshape %[[S]] : tensor<1x64xf32> -> tensor<64xf32>
func.func @tall(%x: tensor<4096x64xf32>) -> tensor<64xf32> {
  %0 = graph.reduce "sum" %x {dims = array<i64: 0>} : tensor<4096x64xf32> -> tensor<64xf32>
  return %0 : tensor<64xf32>
}

// -----

// Parts of a bf16 sum are f32: it is rounded once.
// CHECK-LABEL: func @half
// CHECK: graph.convert {{.*}} -> tensor<1048576xf32>
// CHECK: graph.reduce "sum" {{.*}} -> tensor<1x16x1xf32>
// CHECK: graph.reduce "sum" {{.*}} -> tensor<1x1xf32>
// CHECK: graph.convert {{.*}} -> tensor<bf16>
func.func @half(%x: tensor<1048576xbf16>) -> tensor<bf16> {
  %0 = graph.reduce "sum" %x {dims = array<i64: 0>} : tensor<1048576xbf16> -> tensor<bf16>
  return %0 : tensor<bf16>
}

// -----

// Parts of a matrix are whole rows.
// CHECK-LABEL: func @rows
// CHECK: %[[R:.+]] = graph.reshape %arg0 : tensor<512x3328xf32> -> tensor<1x16x32x3328x1xf32>
// CHECK: graph.reduce "sum" %[[R]] {dims = array<i64: 2, 3>} : tensor<1x16x32x3328x1xf32> -> tensor<1x16x1xf32>
func.func @rows(%x: tensor<512x3328xf32>) -> tensor<f32> {
  %0 = graph.reduce "sum" %x {dims = array<i64: 0, 1>} : tensor<512x3328xf32> -> tensor<f32>
  return %0 : tensor<f32>
}

// -----

// Batch norm's statistics: first over the pixels, which are contiguous, then over the batch.
// CHECK-LABEL: func @scattered
// CHECK: %[[A:.+]] = graph.reduce "sum" %arg0 {dims = array<i64: 2, 3>} : tensor<8x16x4x4xf32> -> tensor<8x16xf32>
// CHECK: graph.reduce "sum" %[[A]] {dims = array<i64: 0>} : tensor<8x16xf32> -> tensor<16xf32>
func.func @scattered(%x: tensor<8x16x4x4xf32>) -> tensor<16xf32> {
  %0 = graph.reduce "sum" %x {dims = array<i64: 0, 2, 3>} : tensor<8x16x4x4xf32> -> tensor<16xf32>
  return %0 : tensor<16xf32>
}

// -----

// Rows are many, small inputs are not worth it, and a prime has no parts.
// CHECK-LABEL: func @whole
// CHECK-COUNT-3: graph.reduce
// CHECK-NOT: graph.reduce
func.func @whole(%x: tensor<2048x384xf32>, %y: tensor<64x16xf32>, %z: tensor<100003xf32>) -> (tensor<2048xf32>, tensor<16xf32>, tensor<f32>) {
  %0 = graph.reduce "sum" %x {dims = array<i64: 1>} : tensor<2048x384xf32> -> tensor<2048xf32>
  %1 = graph.reduce "sum" %y {dims = array<i64: 0>} : tensor<64x16xf32> -> tensor<16xf32>
  %2 = graph.reduce "sum" %z {dims = array<i64: 0>} : tensor<100003xf32> -> tensor<f32>
  return %0, %1, %2 : tensor<2048xf32>, tensor<16xf32>, tensor<f32>
}
