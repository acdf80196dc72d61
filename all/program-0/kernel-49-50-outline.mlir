module {
  func.func @kernel(%arg0: tensor<384x384xf32>) -> tensor<8x384x48xf32> attributes {graph.aliases = array<i64: -1>, graph.kind = "library"} {
    %0 = graph.pack %arg0 : tensor<384x384xf32> -> tensor<8x384x48xf32>
    return %0 : tensor<8x384x48xf32>
  }
}
