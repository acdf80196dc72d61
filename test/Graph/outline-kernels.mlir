// RUN: tw-opt %s -graph-outline-kernels | FileCheck %s

// Every kernel becomes a function of the same name, so that equal kernels are equal text.
// CHECK: func.func @kernel(%[[X:.*]]: tensor<4xf32>) -> tensor<4xf32>
// CHECK-SAME: graph.aliases = array<i64: -1>, graph.kind = "pointwise"
// CHECK-NEXT: %[[Y:.*]] = graph.exp %[[X]]
// CHECK-NEXT: return %[[Y]]
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %y = graph.kernel "pointwise"(%x) : (tensor<4xf32>) -> tensor<4xf32> {
  ^bb0(%a: tensor<4xf32>):
    %0 = graph.exp %a : tensor<4xf32>
    graph.yield %0 : tensor<4xf32>
  }
  return %y : tensor<4xf32>
}
