module {
  func.func @kernel(%arg0: tensor<8x256x384xf32>, %arg1: tensor<8x384x48xf32>) -> tensor<2048x384xf32> attributes {graph.aliases = array<i64: -1>, graph.kind = "matmul"} {
    %0 = graph.reshape %arg0 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
    %1 = graph.matmul %0, %arg1 {packed} : tensor<2048x384xf32>, tensor<8x384x48xf32> -> tensor<2048x384xf32>
    return %1 : tensor<2048x384xf32>
  }
}
