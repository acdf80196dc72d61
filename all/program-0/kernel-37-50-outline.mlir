module {
  func.func @kernel(%arg0: tensor<8x256x1536xf32>) -> tensor<32x2048x48xf32> attributes {graph.aliases = array<i64: -1>, graph.kind = "library"} {
    %0 = graph.reshape %arg0 : tensor<8x256x1536xf32> -> tensor<2048x1536xf32>
    %1 = graph.pack %0 : tensor<2048x1536xf32> -> tensor<32x2048x48xf32>
    return %1 : tensor<32x2048x48xf32>
  }
}
