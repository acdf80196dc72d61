module {
  func.func @kernel(%arg0: tensor<384x1536xf32>) -> tensor<32x384x48xf32> attributes {graph.aliases = array<i64: -1>, graph.kind = "library"} {
    %0 = graph.pack %arg0 : tensor<384x1536xf32> -> tensor<32x384x48xf32>
    return %0 : tensor<32x384x48xf32>
  }
}
