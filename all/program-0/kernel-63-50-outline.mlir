module {
  func.func @kernel(%arg0: tensor<8x256xi64>, %arg1: tensor<8x256x384xf32>) -> tensor<65x384xf32> attributes {graph.aliases = array<i64: -1>, graph.kind = "library"} {
    %0 = graph.constant dense<0.000000e+00> : tensor<65x384xf32> : tensor<65x384xf32>
    %1 = graph.reshape %arg0 : tensor<8x256xi64> -> tensor<2048xi64>
    %2 = graph.reshape %arg1 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
    %3 = graph.scatter_add %0, %1, %2 : tensor<65x384xf32>, tensor<2048xi64>, tensor<2048x384xf32> -> tensor<65x384xf32>
    return %3 : tensor<65x384xf32>
  }
}
