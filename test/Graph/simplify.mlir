// RUN: tw-opt %s -graph-simplify | FileCheck %s

// CHECK-LABEL: func @views_compose
// CHECK-NEXT: return %arg0
func.func @views_compose(%x: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %0 = graph.transpose %x {permutation = array<i64: 1, 0>} : tensor<4x6xf32> -> tensor<6x4xf32>
  %1 = graph.transpose %0 {permutation = array<i64: 1, 0>} : tensor<6x4xf32> -> tensor<4x6xf32>
  return %1 : tensor<4x6xf32>
}
