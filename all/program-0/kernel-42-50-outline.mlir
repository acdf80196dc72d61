module {
  func.func @kernel(%arg0: tensor<8x256x1536xf32>, %arg1: tensor<8x1536x48xf32>, %arg2: tensor<384xf32>) -> (tensor<2048x384xf32>, tensor<8x256x384xf32>) attributes {graph.aliases = array<i64: -1, -1>, graph.kind = "matmul"} {
    %0 = graph.reshape %arg0 : tensor<8x256x1536xf32> -> tensor<2048x1536xf32>
    %1 = graph.matmul %0, %arg1 {packed} : tensor<2048x1536xf32>, tensor<8x1536x48xf32> -> tensor<2048x384xf32>
    %2 = graph.reshape %1 : tensor<2048x384xf32> -> tensor<8x256x384xf32>
    %3 = graph.broadcast %arg2 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
    %4 = graph.mul %2, %3 : tensor<8x256x384xf32>
    return %1, %4 : tensor<2048x384xf32>, tensor<8x256x384xf32>
  }
}
