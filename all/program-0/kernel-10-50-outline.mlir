module {
  func.func @kernel(%arg0: tensor<384x1536xf32>) -> tensor<8x1536x48xf32> attributes {graph.aliases = array<i64: -1>, graph.kind = "library"} {
    %0 = graph.transpose %arg0 {permutation = array<i64: 1, 0>} : tensor<384x1536xf32> -> tensor<1536x384xf32>
    %1 = graph.pack %0 : tensor<1536x384xf32> -> tensor<8x1536x48xf32>
    return %1 : tensor<8x1536x48xf32>
  }
}
