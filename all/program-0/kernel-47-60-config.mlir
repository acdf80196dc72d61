module {
  func.func @kernel(%arg0: tensor<1x32x1536xf32>, %arg1: tensor<1536xf32>, %arg2: tensor<f32>, %arg3: tensor<1536xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>, %arg6: tensor<i1>, %arg7: tensor<1536xf32>, %arg8: tensor<f32>, %arg9: tensor<f32>, %arg10: tensor<f32>, %arg11: tensor<f32>, %arg12: tensor<f32>) -> (tensor<1536xf32>, tensor<1536xf32>, tensor<1536xf32>) attributes {graph.aliases = array<i64: 3, 7, 1>, graph.kind = "column", tile.config = {elements_per_tile = 4096 : i64}} {
    %0 = graph.reduce "sum" %arg0 {dims = array<i64: 1>} : tensor<1x32x1536xf32> -> tensor<1x1536xf32>
    %1 = graph.broadcast %arg2 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
    %2 = graph.mul %arg1, %1 : tensor<1536xf32>
    %3 = graph.reshape %0 : tensor<1x1536xf32> -> tensor<1536xf32>
    %4 = graph.sub %3, %arg3 : tensor<1536xf32>
    %5 = graph.broadcast %arg4 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
    %6 = graph.mul %5, %4 : tensor<1536xf32>
    %7 = graph.add %arg3, %6 : tensor<1536xf32>
    %8 = graph.broadcast %arg5 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
    %9 = graph.mul %4, %8 : tensor<1536xf32>
    %10 = graph.sub %3, %9 : tensor<1536xf32>
    %11 = graph.broadcast %arg6 {dims = array<i64>} : tensor<i1> -> tensor<1536xi1>
    %12 = graph.select %11, %7, %10 : tensor<1536xi1>, tensor<1536xf32>, tensor<1536xf32> -> tensor<1536xf32>
    %13 = graph.broadcast %arg8 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
    %14 = graph.mul %arg7, %13 : tensor<1536xf32>
    %15 = graph.broadcast %arg9 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
    %16 = graph.mul %3, %15 : tensor<1536xf32>
    %17 = graph.mul %16, %3 : tensor<1536xf32>
    %18 = graph.add %14, %17 : tensor<1536xf32>
    %19 = graph.sqrt %18 : tensor<1536xf32>
    %20 = graph.broadcast %arg10 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
    %21 = graph.div %19, %20 : tensor<1536xf32>
    %22 = graph.broadcast %arg11 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
    %23 = graph.add %21, %22 : tensor<1536xf32>
    %24 = graph.broadcast %arg12 {dims = array<i64>} : tensor<f32> -> tensor<1536xf32>
    %25 = graph.mul %12, %24 : tensor<1536xf32>
    %26 = graph.div %25, %23 : tensor<1536xf32>
    %27 = graph.add %2, %26 : tensor<1536xf32>
    return %12, %18, %27 : tensor<1536xf32>, tensor<1536xf32>, tensor<1536xf32>
  }
}

