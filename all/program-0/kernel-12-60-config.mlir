module {
  func.func @kernel(%arg0: tensor<8x256x384xf32>, %arg1: tensor<32x384x48xf32>, %arg2: tensor<1536xf32>) -> (tensor<8x256x1536xf32>, tensor<8x256x1536xf32>) attributes {graph.aliases = array<i64: -1, -1>, graph.kind = "matmul", tile.config = {elements_per_tile = 32768 : i64}, tile.matmul = {column_tile = 48 : i64, columns = 48 : i64, depth_block = 384 : i64, form = "panels", lanes = 16 : i64, row_tile = 96 : i64, rows = 8 : i64}} {
    %0 = graph.reshape %arg0 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
    %1 = graph.matmul %0, %arg1 {packed} : tensor<2048x384xf32>, tensor<32x384x48xf32> -> tensor<2048x1536xf32>
    %2 = graph.broadcast %arg2 {dims = array<i64: 1>} : tensor<1536xf32> -> tensor<2048x1536xf32>
    %3 = graph.add %1, %2 : tensor<2048x1536xf32>
    %4 = graph.reshape %3 : tensor<2048x1536xf32> -> tensor<8x256x1536xf32>
    %5 = graph.constant dense<0.707106769> : tensor<8x256x1536xf32> : tensor<8x256x1536xf32>
    %6 = graph.mul %4, %5 : tensor<8x256x1536xf32>
    %7 = graph.erf %6 : tensor<8x256x1536xf32>
    %8 = graph.constant dense<1.000000e+00> : tensor<8x256x1536xf32> : tensor<8x256x1536xf32>
    %9 = graph.add %7, %8 : tensor<8x256x1536xf32>
    %10 = graph.constant dense<5.000000e-01> : tensor<8x256x1536xf32> : tensor<8x256x1536xf32>
    %11 = graph.mul %9, %10 : tensor<8x256x1536xf32>
    %12 = graph.mul %4, %11 : tensor<8x256x1536xf32>
    %13 = graph.mul %4, %4 : tensor<8x256x1536xf32>
    %14 = graph.constant dense<-5.000000e-01> : tensor<8x256x1536xf32> : tensor<8x256x1536xf32>
    %15 = graph.mul %13, %14 : tensor<8x256x1536xf32>
    %16 = graph.exp %15 : tensor<8x256x1536xf32>
    %17 = graph.constant dense<0.398942292> : tensor<8x256x1536xf32> : tensor<8x256x1536xf32>
    %18 = graph.mul %16, %17 : tensor<8x256x1536xf32>
    %19 = graph.mul %4, %18 : tensor<8x256x1536xf32>
    %20 = graph.add %11, %19 : tensor<8x256x1536xf32>
    return %12, %20 : tensor<8x256x1536xf32>, tensor<8x256x1536xf32>
  }
}

