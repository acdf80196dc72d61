module {
  func.func @kernel(%arg0: tensor<2048x65xf32>, %arg1: tensor<6x2048x64xf32>, %arg2: tensor<65x384xf32>, %arg3: tensor<f32>, %arg4: tensor<65x384xf32>, %arg5: tensor<f32>, %arg6: tensor<f32>, %arg7: tensor<i1>, %arg8: tensor<65x384xf32>, %arg9: tensor<f32>, %arg10: tensor<f32>, %arg11: tensor<f32>, %arg12: tensor<f32>, %arg13: tensor<f32>) -> (tensor<65x384xf32>, tensor<65x384xf32>, tensor<65x384xf32>) attributes {graph.aliases = array<i64: 4, 8, 2>, graph.kind = "matmul"} {
    %0 = graph.transpose %arg0 {permutation = array<i64: 1, 0>} : tensor<2048x65xf32> -> tensor<65x2048xf32>
    %1 = graph.matmul %0, %arg1 {packed} : tensor<65x2048xf32>, tensor<6x2048x64xf32> -> tensor<65x384xf32>
    %2 = graph.broadcast %arg3 {dims = array<i64>} : tensor<f32> -> tensor<65x384xf32>
    %3 = graph.mul %arg2, %2 : tensor<65x384xf32>
    %4 = graph.sub %1, %arg4 : tensor<65x384xf32>
    %5 = graph.broadcast %arg5 {dims = array<i64>} : tensor<f32> -> tensor<65x384xf32>
    %6 = graph.mul %5, %4 : tensor<65x384xf32>
    %7 = graph.add %arg4, %6 : tensor<65x384xf32>
    %8 = graph.broadcast %arg6 {dims = array<i64>} : tensor<f32> -> tensor<65x384xf32>
    %9 = graph.mul %4, %8 : tensor<65x384xf32>
    %10 = graph.sub %1, %9 : tensor<65x384xf32>
    %11 = graph.broadcast %arg7 {dims = array<i64>} : tensor<i1> -> tensor<65x384xi1>
    %12 = graph.select %11, %7, %10 : tensor<65x384xi1>, tensor<65x384xf32>, tensor<65x384xf32> -> tensor<65x384xf32>
    %13 = graph.broadcast %arg9 {dims = array<i64>} : tensor<f32> -> tensor<65x384xf32>
    %14 = graph.mul %arg8, %13 : tensor<65x384xf32>
    %15 = graph.broadcast %arg10 {dims = array<i64>} : tensor<f32> -> tensor<65x384xf32>
    %16 = graph.mul %1, %15 : tensor<65x384xf32>
    %17 = graph.mul %16, %1 : tensor<65x384xf32>
    %18 = graph.add %14, %17 : tensor<65x384xf32>
    %19 = graph.sqrt %18 : tensor<65x384xf32>
    %20 = graph.broadcast %arg11 {dims = array<i64>} : tensor<f32> -> tensor<65x384xf32>
    %21 = graph.div %19, %20 : tensor<65x384xf32>
    %22 = graph.broadcast %arg12 {dims = array<i64>} : tensor<f32> -> tensor<65x384xf32>
    %23 = graph.add %21, %22 : tensor<65x384xf32>
    %24 = graph.broadcast %arg13 {dims = array<i64>} : tensor<f32> -> tensor<65x384xf32>
    %25 = graph.mul %12, %24 : tensor<65x384xf32>
    %26 = graph.div %25, %23 : tensor<65x384xf32>
    %27 = graph.add %3, %26 : tensor<65x384xf32>
    return %12, %18, %27 : tensor<65x384xf32>, tensor<65x384xf32>, tensor<65x384xf32>
  }
}
