// RUN: tw-opt %s -graph-simplify -split-input-file | FileCheck %s

// CHECK-LABEL: func @views_compose
// CHECK-NEXT: return %arg0
func.func @views_compose(%x: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %0 = graph.transpose %x {permutation = array<i64: 1, 0>} : tensor<4x6xf32> -> tensor<6x4xf32>
  %1 = graph.transpose %0 {permutation = array<i64: 1, 0>} : tensor<6x4xf32> -> tensor<4x6xf32>
  return %1 : tensor<4x6xf32>
}

// -----

// keepdim, unsqueeze and expand leave one broadcast.
// CHECK-LABEL: func @keepdim
// CHECK-NEXT: %[[B:.+]] = graph.broadcast %arg0 {dims = array<i64: 0>} : tensor<4xf32> -> tensor<4x6x5xf32>
// CHECK-NEXT: return %[[B]]
func.func @keepdim(%x: tensor<4xf32>) -> tensor<4x6x5xf32> {
  %0 = graph.reshape %x : tensor<4xf32> -> tensor<4x1xf32>
  %1 = graph.broadcast %0 {dims = array<i64: 0, 1>} : tensor<4x1xf32> -> tensor<4x6xf32>
  %2 = graph.reshape %1 : tensor<4x6xf32> -> tensor<4x6x1xf32>
  %3 = graph.broadcast %2 {dims = array<i64: 0, 1, 2>} : tensor<4x6x1xf32> -> tensor<4x6x5xf32>
  return %3 : tensor<4x6x5xf32>
}

// -----

// CHECK-LABEL: func @unit_dims_move
// CHECK-NEXT: %[[R:.+]] = graph.reshape %arg0 : tensor<4x1x6xf32> -> tensor<1x4x6xf32>
// CHECK-NEXT: return %[[R]]
func.func @unit_dims_move(%x: tensor<4x1x6xf32>) -> tensor<1x4x6xf32> {
  %0 = graph.transpose %x {permutation = array<i64: 1, 0, 2>} : tensor<4x1x6xf32> -> tensor<1x4x6xf32>
  return %0 : tensor<1x4x6xf32>
}

// -----

// CHECK-LABEL: func @slices
// CHECK-NEXT: %[[S:.+]] = graph.slice %arg1 {starts = array<i64: 3>, strides = array<i64: 2>} : tensor<20xf32> -> tensor<3xf32>
// CHECK-NEXT: return %[[S]]
func.func @slices(%x: tensor<10xf32>, %y: tensor<20xf32>) -> tensor<3xf32> {
  %0 = graph.concat %x, %y {dim = 0 : i64} : tensor<10xf32>, tensor<20xf32> -> tensor<30xf32>
  %1 = graph.slice %0 {starts = array<i64: 11>, strides = array<i64: 1>} : tensor<30xf32> -> tensor<19xf32>
  %2 = graph.slice %1 {starts = array<i64: 2>, strides = array<i64: 2>} : tensor<19xf32> -> tensor<3xf32>
  return %2 : tensor<3xf32>
}

// -----

// The transposed gradient of a weight is the product of the transposed operands.
// CHECK-LABEL: func @transposed_product
// CHECK-DAG: %[[A:.+]] = graph.transpose %arg1
// CHECK-DAG: %[[B:.+]] = graph.transpose %arg0
// CHECK: %[[M:.+]] = graph.matmul %[[A]], %[[B]]
// CHECK: graph.sub %arg2, %[[M]]
func.func @transposed_product(%x: tensor<4x6xf32>, %g: tensor<6x8xf32>, %w: tensor<8x4xf32>) -> tensor<8x4xf32> {
  %0 = graph.matmul %x, %g : tensor<4x6xf32>, tensor<6x8xf32> -> tensor<4x8xf32>
  %1 = graph.transpose %0 {permutation = array<i64: 1, 0>} : tensor<4x8xf32> -> tensor<8x4xf32>
  %2 = graph.sub %w, %1 : tensor<8x4xf32>
  return %2 : tensor<8x4xf32>
}

// -----

// CHECK-LABEL: func @identities
// CHECK-NEXT: return %arg0, %arg0, %arg0, %arg0
func.func @identities(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %one = graph.constant dense<1.0> : tensor<f32> : tensor<f32>
  %ones = graph.broadcast %one {dims = array<i64>} : tensor<f32> -> tensor<4xf32>
  %0 = graph.mul %ones, %x : tensor<4xf32>
  %negzero = graph.constant dense<-0.0> : tensor<4xf32> : tensor<4xf32>
  %1 = graph.add %x, %negzero : tensor<4xf32>
  %zero = graph.constant dense<0.0> : tensor<4xf32> : tensor<4xf32>
  %2 = graph.sub %x, %zero : tensor<4xf32>
  %wide = graph.convert %x : tensor<4xf32> -> tensor<4xf64>
  %3 = graph.convert %wide : tensor<4xf64> -> tensor<4xf32>
  return %0, %1, %2, %3 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}

// -----

// x + 0 turns -0 into 0, x * 0 is NaN for infinite x, and a round trip through a narrower type rounds.
// CHECK-LABEL: func @not_identities
// CHECK: graph.add
// CHECK: graph.mul
// CHECK: graph.convert
// CHECK: graph.convert
func.func @not_identities(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %zero = graph.constant dense<0.0> : tensor<4xf32> : tensor<4xf32>
  %0 = graph.add %x, %zero : tensor<4xf32>
  %1 = graph.mul %x, %zero : tensor<4xf32>
  %narrow = graph.convert %x : tensor<4xf32> -> tensor<4xbf16>
  %2 = graph.convert %narrow : tensor<4xbf16> -> tensor<4xf32>
  return %0, %1, %2 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}

// -----

// 1 / 2048 is exact, 1 / 3 is not.
// CHECK-LABEL: func @divisions
// CHECK: graph.mul %arg0
// CHECK: graph.div %arg0
func.func @divisions(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %a = graph.constant dense<2048.0> : tensor<4xf32> : tensor<4xf32>
  %0 = graph.div %x, %a : tensor<4xf32>
  %b = graph.constant dense<3.0> : tensor<4xf32> : tensor<4xf32>
  %1 = graph.div %x, %b : tensor<4xf32>
  return %0, %1 : tensor<4xf32>, tensor<4xf32>
}

// -----

// The gradient of relu: x > 0 or NaN, else 0.
// CHECK-LABEL: func @relu_mask
// CHECK: %[[C:.+]] = graph.cmp "le" %arg0
// CHECK-NEXT: %[[S:.+]] = graph.select %[[C]], %{{.+}}, %arg1
// CHECK-NEXT: return %[[S]]
func.func @relu_mask(%x: tensor<4xf32>, %g: tensor<4xf32>) -> tensor<4xf32> {
  %zero = graph.constant dense<0.0> : tensor<4xf32> : tensor<4xf32>
  %0 = graph.cmp "gt" %x, %zero : tensor<4xf32> -> tensor<4xi1>
  %1 = graph.is_nan %x : tensor<4xf32> -> tensor<4xi1>
  %2 = graph.or %0, %1 : tensor<4xi1>
  %3 = graph.select %2, %g, %zero : tensor<4xi1>, tensor<4xf32>, tensor<4xf32> -> tensor<4xf32>
  return %3 : tensor<4xf32>
}

// -----

// CHECK-LABEL: func @literals
// CHECK-NEXT: %[[C:.+]] = graph.constant dense<5.000000e+00> : tensor<4xf32>
// CHECK-NEXT: return %[[C]]
func.func @literals() -> tensor<4xf32> {
  %a = graph.constant dense<2> : tensor<i64> : tensor<i64>
  %b = graph.convert %a : tensor<i64> -> tensor<f32>
  %c = graph.constant dense<3.0> : tensor<f32> : tensor<f32>
  %d = graph.add %b, %c : tensor<f32>
  %e = graph.broadcast %d {dims = array<i64>} : tensor<f32> -> tensor<4xf32>
  return %e : tensor<4xf32>
}

// -----

// A pick needs no elementwise op of the whole row.
// CHECK-LABEL: func @gather_of_elementwise
// CHECK-DAG: %[[X:.+]] = graph.gather %arg0, %arg2
// CHECK-DAG: %[[M:.+]] = graph.reshape %arg1
// CHECK: %[[D:.+]] = graph.sub %[[X]], %[[M]] : tensor<8x1xf32>
// CHECK: %[[E:.+]] = graph.exp %[[D]] : tensor<8x1xf32>
// CHECK: return %[[E]]
func.func @gather_of_elementwise(%x: tensor<8x64xf32>, %m: tensor<8xf32>, %ids: tensor<8x1xi64>) -> tensor<8x1xf32> {
  %b = graph.broadcast %m {dims = array<i64: 0>} : tensor<8xf32> -> tensor<8x64xf32>
  %d = graph.sub %x, %b : tensor<8x64xf32>
  %e = graph.exp %d : tensor<8x64xf32>
  %p = graph.gather %e, %ids {axis = 1 : i64} : tensor<8x64xf32>, tensor<8x1xi64> -> tensor<8x1xf32>
  return %p : tensor<8x1xf32>
}

// -----

// More picks than elements: the op first.
// CHECK-LABEL: func @many_picks
// CHECK: graph.exp
// CHECK: graph.gather
func.func @many_picks(%x: tensor<8x2xf32>, %ids: tensor<8x64xi64>) -> tensor<8x64xf32> {
  %e = graph.exp %x : tensor<8x2xf32>
  %p = graph.gather %e, %ids {axis = 1 : i64} : tensor<8x2xf32>, tensor<8x64xi64> -> tensor<8x64xf32>
  return %p : tensor<8x64xf32>
}

// -----

// CHECK-LABEL: func @nested_concat
// CHECK-NEXT: %[[C:.+]] = graph.concat %arg0, %arg1, %arg0 {dim = 1 : i64}
// CHECK-NEXT: return %[[C]]
func.func @nested_concat(%x: tensor<8x4xf32>, %y: tensor<8x2xf32>) -> tensor<8x10xf32> {
  %0 = graph.concat %x, %y {dim = 1 : i64} : tensor<8x4xf32>, tensor<8x2xf32> -> tensor<8x6xf32>
  %1 = graph.concat %0, %x {dim = 1 : i64} : tensor<8x6xf32>, tensor<8x4xf32> -> tensor<8x10xf32>
  return %1 : tensor<8x10xf32>
}

// -----

// Bags of rows that consist of two parts.
// CHECK-LABEL: func @reduce_of_concat
// CHECK-DAG: %[[X:.+]] = graph.reshape %arg0 : tensor<8x4xf32> -> tensor<2x4x4xf32>
// CHECK-DAG: %[[Y:.+]] = graph.reshape %arg1 : tensor<8x2xf32> -> tensor<2x4x2xf32>
// CHECK-DAG: %[[A:.+]] = graph.reduce "sum" %[[X]] {dims = array<i64: 1>}
// CHECK-DAG: %[[B:.+]] = graph.reduce "sum" %[[Y]] {dims = array<i64: 1>}
// CHECK: graph.concat %[[A]], %[[B]] {dim = 1 : i64} : tensor<2x4xf32>, tensor<2x2xf32> -> tensor<2x6xf32>
func.func @reduce_of_concat(%x: tensor<8x4xf32>, %y: tensor<8x2xf32>) -> tensor<2x6xf32> {
  %0 = graph.concat %x, %y {dim = 1 : i64} : tensor<8x4xf32>, tensor<8x2xf32> -> tensor<8x6xf32>
  %1 = graph.reshape %0 : tensor<8x6xf32> -> tensor<2x4x6xf32>
  %2 = graph.reduce "sum" %1 {dims = array<i64: 1>} : tensor<2x4x6xf32> -> tensor<2x6xf32>
  return %2 : tensor<2x6xf32>
}

// -----

// The parts of a sum over the columns cannot be apart.
// CHECK-LABEL: func @reduce_along_concat
// CHECK: graph.concat
// CHECK-NEXT: graph.reduce
func.func @reduce_along_concat(%x: tensor<8x4xf32>, %y: tensor<8x2xf32>) -> tensor<8xf32> {
  %0 = graph.concat %x, %y {dim = 1 : i64} : tensor<8x4xf32>, tensor<8x2xf32> -> tensor<8x6xf32>
  %1 = graph.reduce "sum" %0 {dims = array<i64: 1>} : tensor<8x6xf32> -> tensor<8xf32>
  return %1 : tensor<8xf32>
}
