module {
  func.func @kernel(%arg0: tensor<8x256x384xf32>, %arg1: tensor<24x384x48xf32>, %arg2: tensor<1152xf32>) -> tensor<2048x1152xf32> attributes {graph.aliases = array<i64: -1>, graph.kind = "matmul"} {
    %0 = graph.reshape %arg0 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
    %1 = graph.matmul %0, %arg1 {packed} : tensor<2048x384xf32>, tensor<24x384x48xf32> -> tensor<2048x1152xf32>
    %2 = graph.broadcast %arg2 {dims = array<i64: 1>} : tensor<1152xf32> -> tensor<2048x1152xf32>
    %3 = graph.add %1, %2 : tensor<2048x1152xf32>
    return %3 : tensor<2048x1152xf32>
  }
}
