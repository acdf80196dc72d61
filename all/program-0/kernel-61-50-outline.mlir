module {
  func.func @kernel(%arg0: tensor<8x256x384xf32>) -> tensor<256x384xf32> attributes {graph.aliases = array<i64: -1>, graph.kind = "column"} {
    %0 = graph.reduce "sum" %arg0 {dims = array<i64: 0>} : tensor<8x256x384xf32> -> tensor<256x384xf32>
    return %0 : tensor<256x384xf32>
  }
}
