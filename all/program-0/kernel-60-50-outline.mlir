module {
  func.func @kernel(%arg0: tensor<8x256x1536xf32>) -> tensor<8x256x1536xf32> attributes {graph.aliases = array<i64: 0>, graph.kind = "pointwise"} {
    %0 = graph.constant dense<0.707106769> : tensor<8x256x1536xf32> : tensor<8x256x1536xf32>
    %1 = graph.mul %arg0, %0 : tensor<8x256x1536xf32>
    %2 = graph.erf %1 : tensor<8x256x1536xf32>
    %3 = graph.constant dense<1.000000e+00> : tensor<8x256x1536xf32> : tensor<8x256x1536xf32>
    %4 = graph.add %2, %3 : tensor<8x256x1536xf32>
    %5 = graph.constant dense<5.000000e-01> : tensor<8x256x1536xf32> : tensor<8x256x1536xf32>
    %6 = graph.mul %4, %5 : tensor<8x256x1536xf32>
    %7 = graph.mul %arg0, %6 : tensor<8x256x1536xf32>
    return %7 : tensor<8x256x1536xf32>
  }
}
