// RUN: tw-opt --graph-hoist-picks="min-bytes=256" --graph-plan --graph-verify-plan %s | FileCheck %s

// The gradient takes the logits' place, because the label's logit is read before.
// CHECK-LABEL: func @cross_entropy
// CHECK: graph.kernel "matmul" "logits"(%arg0, %arg1) attributes {graph.placement = [{offset = [[PLACE:[0-9]+]]
// CHECK: %[[PICK:.+]] = graph.kernel "pointwise" "pick_loss"(%{{.*}}, %arg2)
// CHECK: graph.gather
// CHECK: graph.kernel "row" "loss"(%{{.*}}, %[[PICK]])
// CHECK-SAME: {offset = [[PLACE]] : i64
// CHECK-NOT: graph.gather
// CHECK: return
func.func @cross_entropy(%x: tensor<8x16xf32>, %w: tensor<16x64xf32>, %labels: tensor<8x1xi64>, %v: tensor<64x4xf32>) -> (tensor<8xf32>, tensor<8x4xf32>) {
  %0 = graph.kernel "matmul" "logits"(%x, %w) : (tensor<8x16xf32>, tensor<16x64xf32>) -> tensor<8x64xf32> {
  ^bb0(%a: tensor<8x16xf32>, %b: tensor<16x64xf32>):
    %m = graph.matmul %a, %b : tensor<8x16xf32>, tensor<16x64xf32> -> tensor<8x64xf32>
    graph.yield %m : tensor<8x64xf32>
  }
  %1:2 = graph.kernel "row" "loss"(%0, %labels) : (tensor<8x64xf32>, tensor<8x1xi64>) -> (tensor<8xf32>, tensor<8x64xf32>) {
  ^bb0(%a: tensor<8x64xf32>, %l: tensor<8x1xi64>):
    %sum = graph.reduce "sum" %a {dims = array<i64: 1>} : tensor<8x64xf32> -> tensor<8xf32>
    %all = graph.broadcast %sum {dims = array<i64: 0>} : tensor<8xf32> -> tensor<8x64xf32>
    %g = graph.sub %a, %all : tensor<8x64xf32>
    %p = graph.gather %a, %l {axis = 1 : i64} : tensor<8x64xf32>, tensor<8x1xi64> -> tensor<8x1xf32>
    %q = graph.reshape %p : tensor<8x1xf32> -> tensor<8xf32>
    %loss = graph.sub %sum, %q : tensor<8xf32>
    graph.yield %loss, %g : tensor<8xf32>, tensor<8x64xf32>
  }
  %2 = graph.kernel "matmul" "back"(%1#1, %v) : (tensor<8x64xf32>, tensor<64x4xf32>) -> tensor<8x4xf32> {
  ^bb0(%a: tensor<8x64xf32>, %b: tensor<64x4xf32>):
    %m = graph.matmul %a, %b : tensor<8x64xf32>, tensor<64x4xf32> -> tensor<8x4xf32>
    graph.yield %m : tensor<8x4xf32>
  }
  return %1#0, %2 : tensor<8xf32>, tensor<8x4xf32>
}
