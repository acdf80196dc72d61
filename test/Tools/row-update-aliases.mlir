// A table of a row update that is read as the updates, or is another table as well, keeps its old rows for them.
// RUN: tw-run %s --repeat=0 | FileCheck %s
// CHECK: agrees with the interpreter
func.func @main(%a: tensor<4x33xf32>, %b: tensor<132xf32> {graph.role = "parameter"}, %ids: tensor<4xi64>)
    -> (tensor<4x33xf32>, tensor<4x33xf32>, tensor<4x33xf32>, tensor<132xf32> {graph.updates = 1 : i64}) {
  %table = graph.reshape %b : tensor<132xf32> -> tensor<4x33xf32>
  %0:2 = graph.row_update(%a, %table : tensor<4x33xf32>, tensor<4x33xf32>) %ids, %table
      : tensor<4xi64>, tensor<4x33xf32> -> tensor<4x33xf32>, tensor<4x33xf32> {
  ^bb0(%x: tensor<f32>, %y: tensor<f32>, %update: tensor<f32>):
    %2 = graph.mul %update, %update : tensor<f32>
    %3 = graph.add %y, %2 : tensor<f32>
    %4 = graph.sub %x, %3 : tensor<f32>
    graph.yield %4, %3 : tensor<f32>, tensor<f32>
  }
  %1:2 = graph.row_update(%table, %table : tensor<4x33xf32>, tensor<4x33xf32>) %ids, %a
      : tensor<4xi64>, tensor<4x33xf32> -> tensor<4x33xf32>, tensor<4x33xf32> {
  ^bb0(%x: tensor<f32>, %y: tensor<f32>, %update: tensor<f32>):
    %2 = graph.add %x, %update : tensor<f32>
    %3 = graph.mul %y, %update : tensor<f32>
    graph.yield %2, %3 : tensor<f32>, tensor<f32>
  }
  %new = graph.reshape %0#1 : tensor<4x33xf32> -> tensor<132xf32>
  return %0#0, %1#0, %1#1, %new : tensor<4x33xf32>, tensor<4x33xf32>, tensor<4x33xf32>, tensor<132xf32>
}
