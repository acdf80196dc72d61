module {
  func.func @kernel(%arg0: tensor<8x256x384xf32>, %arg1: tensor<32x384x48xf32>, %arg2: tensor<8x256x1536xf32>) -> tensor<8x256x1536xf32> attributes {graph.aliases = array<i64: -1>, graph.kind = "matmul"} {
    %0 = graph.constant dense<0.707106769> : tensor<8x256x1536xf32> : tensor<8x256x1536xf32>
    %1 = graph.mul %arg2, %0 : tensor<8x256x1536xf32>
    %2 = graph.erf %1 : tensor<8x256x1536xf32>
    %3 = graph.constant dense<1.000000e+00> : tensor<8x256x1536xf32> : tensor<8x256x1536xf32>
    %4 = graph.add %2, %3 : tensor<8x256x1536xf32>
    %5 = graph.constant dense<5.000000e-01> : tensor<8x256x1536xf32> : tensor<8x256x1536xf32>
    %6 = graph.mul %4, %5 : tensor<8x256x1536xf32>
    %7 = graph.mul %arg2, %arg2 : tensor<8x256x1536xf32>
    %8 = graph.constant dense<-5.000000e-01> : tensor<8x256x1536xf32> : tensor<8x256x1536xf32>
    %9 = graph.mul %7, %8 : tensor<8x256x1536xf32>
    %10 = graph.exp %9 : tensor<8x256x1536xf32>
    %11 = graph.constant dense<0.398942292> : tensor<8x256x1536xf32> : tensor<8x256x1536xf32>
    %12 = graph.mul %10, %11 : tensor<8x256x1536xf32>
    %13 = graph.mul %arg2, %12 : tensor<8x256x1536xf32>
    %14 = graph.add %6, %13 : tensor<8x256x1536xf32>
    %15 = graph.reshape %arg0 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
    %16 = graph.matmul %15, %arg1 {packed} : tensor<2048x384xf32>, tensor<32x384x48xf32> -> tensor<2048x1536xf32>
    %17 = graph.reshape %16 : tensor<2048x1536xf32> -> tensor<8x256x1536xf32>
    %18 = graph.mul %17, %14 : tensor<8x256x1536xf32>
    return %18 : tensor<8x256x1536xf32>
  }
}
