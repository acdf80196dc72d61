module {
  func.func @kernel(%arg0: tensor<2048x1xf32>, %arg1: tensor<2048xf32>, %arg2: tensor<2048xi1>, %arg3: tensor<f32>) -> tensor<f32> attributes {graph.aliases = array<i64: -1>, graph.kind = "row", tile.config = {elements_per_tile = 4096 : i64}} {
    %0 = graph.reshape %arg0 : tensor<2048x1xf32> -> tensor<2048xf32>
    %1 = graph.mul %0, %arg1 : tensor<2048xf32>
    %2 = graph.neg %1 : tensor<2048xf32>
    %3 = graph.constant dense<0.000000e+00> : tensor<2048xf32> : tensor<2048xf32>
    %4 = graph.select %arg2, %2, %3 : tensor<2048xi1>, tensor<2048xf32>, tensor<2048xf32> -> tensor<2048xf32>
    %5 = graph.reduce "sum" %4 {dims = array<i64: 0>} : tensor<2048xf32> -> tensor<f32>
    %6 = graph.div %5, %arg3 : tensor<f32>
    return %6 : tensor<f32>
  }
}

