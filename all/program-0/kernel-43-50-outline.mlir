module {
  func.func @kernel(%arg0: tensor<384xf32>, %arg1: tensor<384xf32>, %arg2: tensor<8x256x384xf32>) -> tensor<8x256x384xf32> attributes {graph.aliases = array<i64: -1>, graph.kind = "pointwise"} {
    %0 = graph.broadcast %arg0 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
    %1 = graph.mul %arg2, %0 : tensor<8x256x384xf32>
    %2 = graph.broadcast %arg1 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
    %3 = graph.add %1, %2 : tensor<8x256x384xf32>
    return %3 : tensor<8x256x384xf32>
  }
}
