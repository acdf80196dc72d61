// RUN: tw-opt %s -graph-group-rows -cse | FileCheck %s

// Tables with the same ids share the sort; narrow ids become i64 first.
// CHECK-LABEL: func @shared
// CHECK: %[[IDS:.*]] = graph.convert %arg2 : tensor<8xi16> -> tensor<8xi64>
// CHECK: %[[G:.*]], %{{.*}}, %{{.*}}, %{{.*}} = graph.group_rows %[[IDS]] {rows = 10 : i64}
// CHECK-NOT: graph.group_rows
// CHECK: graph.row_update{{.*}} groups(%[[G]],
// CHECK: graph.row_update{{.*}} groups(%[[G]],
func.func @shared(%a: tensor<10x4xf32>, %b: tensor<10x4xf32>, %i: tensor<8xi16>, %g: tensor<8x4xf32>) -> (tensor<10x4xf32>, tensor<10x4xf32>) {
  %0 = graph.row_update (%a : tensor<10x4xf32>) %i, %g : tensor<8xi16>, tensor<8x4xf32> -> tensor<10x4xf32> {
  ^bb0(%w: tensor<f32>, %d: tensor<f32>):
    %n = graph.sub %w, %d : tensor<f32>
    graph.yield %n : tensor<f32>
  }
  %1 = graph.row_update (%b : tensor<10x4xf32>) %i, %g : tensor<8xi16>, tensor<8x4xf32> -> tensor<10x4xf32> {
  ^bb0(%w: tensor<f32>, %d: tensor<f32>):
    %n = graph.add %w, %d : tensor<f32>
    graph.yield %n : tensor<f32>
  }
  return %0, %1 : tensor<10x4xf32>, tensor<10x4xf32>
}
