module {
  func.func @kernel(%arg0: tensor<8x256x384xf32>) -> tensor<6x2048x64xf32> attributes {graph.aliases = array<i64: -1>, graph.kind = "library"} {
    %0 = graph.reshape %arg0 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
    %1 = graph.pack %0 : tensor<2048x384xf32> -> tensor<6x2048x64xf32>
    return %1 : tensor<6x2048x64xf32>
  }
}
