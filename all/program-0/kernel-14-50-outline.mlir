module {
  func.func @kernel(%arg0: tensor<65x384xf32>) -> tensor<5x384x16xf32> attributes {graph.aliases = array<i64: -1>, graph.kind = "library"} {
    %0 = graph.transpose %arg0 {permutation = array<i64: 1, 0>} : tensor<65x384xf32> -> tensor<384x65xf32>
    %1 = graph.pack %0 : tensor<384x65xf32> -> tensor<5x384x16xf32>
    return %1 : tensor<5x384x16xf32>
  }
}
