// RUN: tw-opt %s -split-input-file -graph-simplify | FileCheck %s

// Codes and the scale of a row are looked up, then multiplied.
// CHECK-LABEL: func @rows_of_codes
// CHECK-DAG: %[[C:.+]] = graph.take %arg0, %arg2 {axis = 0 : i64} : tensor<1000x16xui8>, tensor<4x3xi64> -> tensor<4x3x16xui8>
// CHECK-DAG: %[[F:.+]] = graph.convert %[[C]]
// CHECK-DAG: %[[S:.+]] = graph.take %arg1, %arg2 {axis = 0 : i64} : tensor<1000xf32>, tensor<4x3xi64> -> tensor<4x3xf32>
// CHECK-DAG: %[[B:.+]] = graph.broadcast %[[S]] {dims = array<i64: 0, 1>} : tensor<4x3xf32> -> tensor<4x3x16xf32>
// CHECK: graph.mul %[[F]], %[[B]] : tensor<4x3x16xf32>
func.func @rows_of_codes(%codes: tensor<1000x16xui8>, %scale: tensor<1000xf32>, %ids: tensor<4x3xi64>) -> tensor<4x3x16xf32> {
  %f = graph.convert %codes : tensor<1000x16xui8> -> tensor<1000x16xf32>
  %s = graph.broadcast %scale {dims = array<i64: 0>} : tensor<1000xf32> -> tensor<1000x16xf32>
  %t = graph.mul %f, %s : tensor<1000x16xf32>
  %r = graph.take %t, %ids {axis = 0 : i64} : tensor<1000x16xf32>, tensor<4x3xi64> -> tensor<4x3x16xf32>
  return %r : tensor<4x3x16xf32>
}

// -----

// Parts of rows lie side by side also behind the lookup.
// CHECK-LABEL: func @halves
// CHECK-DAG: %[[A:.+]] = graph.take %arg0, %arg2
// CHECK-DAG: %[[B:.+]] = graph.take %arg1, %arg2
// CHECK: graph.concat %[[A]], %[[B]] {dim = 2 : i64} : tensor<4x3x8xf32>, tensor<4x3x8xf32> -> tensor<4x3x16xf32>
func.func @halves(%a: tensor<1000x8xf32>, %b: tensor<1000x8xf32>, %ids: tensor<4x3xi64>) -> tensor<4x3x16xf32> {
  %t = graph.concat %a, %b {dim = 1 : i64} : tensor<1000x8xf32>, tensor<1000x8xf32> -> tensor<1000x16xf32>
  %r = graph.take %t, %ids {axis = 0 : i64} : tensor<1000x16xf32>, tensor<4x3xi64> -> tensor<4x3x16xf32>
  return %r : tensor<4x3x16xf32>
}

// -----

// Rows that lie behind one another are one table, a repeated row needs the check of its ids, and of a small table more is
// looked up than there is to convert.
// CHECK-LABEL: func @unchanged
// CHECK: graph.concat
// CHECK: graph.take
// CHECK: graph.broadcast
// CHECK: graph.take
// CHECK: graph.exp
// CHECK: graph.take
func.func @unchanged(%a: tensor<100x8xf32>, %row: tensor<8xf32>, %small: tensor<3x8xf32>, %ids: tensor<4xi64>)
    -> (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) {
  %t = graph.concat %a, %a {dim = 0 : i64} : tensor<100x8xf32>, tensor<100x8xf32> -> tensor<200x8xf32>
  %r0 = graph.take %t, %ids {axis = 0 : i64} : tensor<200x8xf32>, tensor<4xi64> -> tensor<4x8xf32>
  %b = graph.broadcast %row {dims = array<i64: 1>} : tensor<8xf32> -> tensor<100x8xf32>
  %r1 = graph.take %b, %ids {axis = 0 : i64} : tensor<100x8xf32>, tensor<4xi64> -> tensor<4x8xf32>
  %e = graph.exp %small : tensor<3x8xf32>
  %r2 = graph.take %e, %ids {axis = 0 : i64} : tensor<3x8xf32>, tensor<4xi64> -> tensor<4x8xf32>
  return %r0, %r1, %r2 : tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>
}
