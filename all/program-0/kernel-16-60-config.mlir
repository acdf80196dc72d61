module {
  func.func @kernel(%arg0: tensor<8x256xi64>) -> (tensor<2048xi1>, tensor<2048xi64>, tensor<2048xf32>, tensor<f32>, tensor<f32>) attributes {graph.aliases = array<i64: -1, -1, -1, -1, -1>, graph.kind = "row", tile.config = {elements_per_tile = 4096 : i64}} {
    %0 = graph.reshape %arg0 : tensor<8x256xi64> -> tensor<2048xi64>
    %1 = graph.constant dense<-100> : tensor<2048xi64> : tensor<2048xi64>
    %2 = graph.cmp "ne" %0, %1 : tensor<2048xi64> -> tensor<2048xi1>
    %3 = graph.constant dense<0> : tensor<2048xi64> : tensor<2048xi64>
    %4 = graph.select %2, %0, %3 : tensor<2048xi1>, tensor<2048xi64>, tensor<2048xi64> -> tensor<2048xi64>
    %5 = graph.constant dense<1.000000e+00> : tensor<2048xf32> : tensor<2048xf32>
    %6 = graph.constant dense<0.000000e+00> : tensor<2048xf32> : tensor<2048xf32>
    %7 = graph.select %2, %5, %6 : tensor<2048xi1>, tensor<2048xf32>, tensor<2048xf32> -> tensor<2048xf32>
    %8 = graph.reduce "sum" %7 {dims = array<i64: 0>} : tensor<2048xf32> -> tensor<f32>
    %9 = graph.constant dense<1.000000e+00> : tensor<f32> : tensor<f32>
    %10 = graph.div %9, %8 : tensor<f32>
    return %2, %4, %7, %8, %10 : tensor<2048xi1>, tensor<2048xi64>, tensor<2048xf32>, tensor<f32>, tensor<f32>
  }
}

