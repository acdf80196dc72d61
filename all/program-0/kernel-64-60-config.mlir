module {
  func.func @kernel(%arg0: tensor<65x384xf32>, %arg1: tensor<f32>, %arg2: tensor<65x384xf32>, %arg3: tensor<65x384xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>, %arg6: tensor<i1>, %arg7: tensor<65x384xf32>, %arg8: tensor<f32>, %arg9: tensor<f32>, %arg10: tensor<f32>, %arg11: tensor<f32>, %arg12: tensor<f32>) -> (tensor<65x384xf32>, tensor<65x384xf32>, tensor<65x384xf32>) attributes {graph.aliases = array<i64: 3, 7, 0>, graph.kind = "pointwise", tile.config = {elements_per_tile = 4096 : i64}} {
    %0 = graph.broadcast %arg1 {dims = array<i64>} : tensor<f32> -> tensor<65x384xf32>
    %1 = graph.mul %arg0, %0 : tensor<65x384xf32>
    %2 = graph.sub %arg2, %arg3 : tensor<65x384xf32>
    %3 = graph.broadcast %arg4 {dims = array<i64>} : tensor<f32> -> tensor<65x384xf32>
    %4 = graph.mul %3, %2 : tensor<65x384xf32>
    %5 = graph.add %arg3, %4 : tensor<65x384xf32>
    %6 = graph.broadcast %arg5 {dims = array<i64>} : tensor<f32> -> tensor<65x384xf32>
    %7 = graph.mul %2, %6 : tensor<65x384xf32>
    %8 = graph.sub %arg2, %7 : tensor<65x384xf32>
    %9 = graph.broadcast %arg6 {dims = array<i64>} : tensor<i1> -> tensor<65x384xi1>
    %10 = graph.select %9, %5, %8 : tensor<65x384xi1>, tensor<65x384xf32>, tensor<65x384xf32> -> tensor<65x384xf32>
    %11 = graph.broadcast %arg8 {dims = array<i64>} : tensor<f32> -> tensor<65x384xf32>
    %12 = graph.mul %arg7, %11 : tensor<65x384xf32>
    %13 = graph.broadcast %arg9 {dims = array<i64>} : tensor<f32> -> tensor<65x384xf32>
    %14 = graph.mul %arg2, %13 : tensor<65x384xf32>
    %15 = graph.mul %14, %arg2 : tensor<65x384xf32>
    %16 = graph.add %12, %15 : tensor<65x384xf32>
    %17 = graph.sqrt %16 : tensor<65x384xf32>
    %18 = graph.broadcast %arg10 {dims = array<i64>} : tensor<f32> -> tensor<65x384xf32>
    %19 = graph.div %17, %18 : tensor<65x384xf32>
    %20 = graph.broadcast %arg11 {dims = array<i64>} : tensor<f32> -> tensor<65x384xf32>
    %21 = graph.add %19, %20 : tensor<65x384xf32>
    %22 = graph.broadcast %arg12 {dims = array<i64>} : tensor<f32> -> tensor<65x384xf32>
    %23 = graph.mul %10, %22 : tensor<65x384xf32>
    %24 = graph.div %23, %21 : tensor<65x384xf32>
    %25 = graph.add %1, %24 : tensor<65x384xf32>
    return %10, %16, %25 : tensor<65x384xf32>, tensor<65x384xf32>, tensor<65x384xf32>
  }
}

