module {
  func.func @kernel(%arg0: tensor<8x256x1152xf32>, %arg1: tensor<8x2048x48xf32>, %arg2: tensor<1152x384xf32>, %arg3: tensor<f32>, %arg4: tensor<1152x384xf32>, %arg5: tensor<f32>, %arg6: tensor<f32>, %arg7: tensor<i1>, %arg8: tensor<1152x384xf32>, %arg9: tensor<f32>, %arg10: tensor<f32>, %arg11: tensor<f32>, %arg12: tensor<f32>, %arg13: tensor<f32>) -> (tensor<1152x384xf32>, tensor<1152x384xf32>, tensor<1152x384xf32>) attributes {graph.aliases = array<i64: 4, 8, 2>, graph.kind = "matmul", tile.config = {elements_per_tile = 32768 : i64}, tile.matmul = {column_tile = 384 : i64, columns = 48 : i64, depth_block = 1024 : i64, form = "panels", lanes = 16 : i64, row_tile = 90 : i64, rows = 9 : i64}} {
    %0 = graph.reshape %arg0 : tensor<8x256x1152xf32> -> tensor<2048x1152xf32>
    %1 = graph.transpose %0 {permutation = array<i64: 1, 0>} : tensor<2048x1152xf32> -> tensor<1152x2048xf32>
    %2 = graph.matmul %1, %arg1 {packed} : tensor<1152x2048xf32>, tensor<8x2048x48xf32> -> tensor<1152x384xf32>
    %3 = graph.broadcast %arg3 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
    %4 = graph.mul %arg2, %3 : tensor<1152x384xf32>
    %5 = graph.sub %2, %arg4 : tensor<1152x384xf32>
    %6 = graph.broadcast %arg5 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
    %7 = graph.mul %6, %5 : tensor<1152x384xf32>
    %8 = graph.add %arg4, %7 : tensor<1152x384xf32>
    %9 = graph.broadcast %arg6 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
    %10 = graph.mul %5, %9 : tensor<1152x384xf32>
    %11 = graph.sub %2, %10 : tensor<1152x384xf32>
    %12 = graph.broadcast %arg7 {dims = array<i64>} : tensor<i1> -> tensor<1152x384xi1>
    %13 = graph.select %12, %8, %11 : tensor<1152x384xi1>, tensor<1152x384xf32>, tensor<1152x384xf32> -> tensor<1152x384xf32>
    %14 = graph.broadcast %arg9 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
    %15 = graph.mul %arg8, %14 : tensor<1152x384xf32>
    %16 = graph.broadcast %arg10 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
    %17 = graph.mul %2, %16 : tensor<1152x384xf32>
    %18 = graph.mul %17, %2 : tensor<1152x384xf32>
    %19 = graph.add %15, %18 : tensor<1152x384xf32>
    %20 = graph.sqrt %19 : tensor<1152x384xf32>
    %21 = graph.broadcast %arg11 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
    %22 = graph.div %20, %21 : tensor<1152x384xf32>
    %23 = graph.broadcast %arg12 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
    %24 = graph.add %22, %23 : tensor<1152x384xf32>
    %25 = graph.broadcast %arg13 {dims = array<i64>} : tensor<f32> -> tensor<1152x384xf32>
    %26 = graph.mul %13, %25 : tensor<1152x384xf32>
    %27 = graph.div %26, %24 : tensor<1152x384xf32>
    %28 = graph.add %4, %27 : tensor<1152x384xf32>
    return %13, %19, %28 : tensor<1152x384xf32>, tensor<1152x384xf32>, tensor<1152x384xf32>
  }
}

