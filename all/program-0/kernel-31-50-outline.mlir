module {
  func.func @kernel(%arg0: tensor<2048x65xf32>, %arg1: tensor<8x65x48xf32>) -> tensor<2048x384xf32> attributes {graph.aliases = array<i64: -1>, graph.kind = "matmul"} {
    %0 = graph.matmul %arg0, %arg1 {packed} : tensor<2048x65xf32>, tensor<8x65x48xf32> -> tensor<2048x384xf32>
    return %0 : tensor<2048x384xf32>
  }
}
