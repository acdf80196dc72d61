module {
  func.func @kernel(%arg0: tensor<1x16x384xf32>, %arg1: tensor<1x16x384xf32>, %arg2: tensor<384xf32>, %arg3: tensor<f32>, %arg4: tensor<384xf32>, %arg5: tensor<f32>, %arg6: tensor<f32>, %arg7: tensor<i1>, %arg8: tensor<384xf32>, %arg9: tensor<f32>, %arg10: tensor<f32>, %arg11: tensor<f32>, %arg12: tensor<f32>, %arg13: tensor<f32>, %arg14: tensor<384xf32>, %arg15: tensor<384xf32>, %arg16: tensor<384xf32>, %arg17: tensor<f32>, %arg18: tensor<f32>) -> (tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>) attributes {graph.aliases = array<i64: 4, 8, 2, 15, 16, 14>, graph.kind = "column"} {
    %0 = graph.reduce "sum" %arg0 {dims = array<i64: 1>} : tensor<1x16x384xf32> -> tensor<1x384xf32>
    %1 = graph.reduce "sum" %arg1 {dims = array<i64: 1>} : tensor<1x16x384xf32> -> tensor<1x384xf32>
    %2 = graph.broadcast %arg3 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %3 = graph.mul %arg2, %2 : tensor<384xf32>
    %4 = graph.reshape %0 : tensor<1x384xf32> -> tensor<384xf32>
    %5 = graph.sub %4, %arg4 : tensor<384xf32>
    %6 = graph.broadcast %arg5 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %7 = graph.mul %6, %5 : tensor<384xf32>
    %8 = graph.add %arg4, %7 : tensor<384xf32>
    %9 = graph.broadcast %arg6 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %10 = graph.mul %5, %9 : tensor<384xf32>
    %11 = graph.sub %4, %10 : tensor<384xf32>
    %12 = graph.broadcast %arg7 {dims = array<i64>} : tensor<i1> -> tensor<384xi1>
    %13 = graph.select %12, %8, %11 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
    %14 = graph.broadcast %arg9 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %15 = graph.mul %arg8, %14 : tensor<384xf32>
    %16 = graph.broadcast %arg10 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %17 = graph.mul %4, %16 : tensor<384xf32>
    %18 = graph.mul %17, %4 : tensor<384xf32>
    %19 = graph.add %15, %18 : tensor<384xf32>
    %20 = graph.sqrt %19 : tensor<384xf32>
    %21 = graph.broadcast %arg11 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %22 = graph.div %20, %21 : tensor<384xf32>
    %23 = graph.broadcast %arg12 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %24 = graph.add %22, %23 : tensor<384xf32>
    %25 = graph.broadcast %arg13 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %26 = graph.mul %13, %25 : tensor<384xf32>
    %27 = graph.div %26, %24 : tensor<384xf32>
    %28 = graph.add %3, %27 : tensor<384xf32>
    %29 = graph.mul %arg14, %2 : tensor<384xf32>
    %30 = graph.reshape %1 : tensor<1x384xf32> -> tensor<384xf32>
    %31 = graph.sub %30, %arg15 : tensor<384xf32>
    %32 = graph.mul %6, %31 : tensor<384xf32>
    %33 = graph.add %arg15, %32 : tensor<384xf32>
    %34 = graph.mul %31, %9 : tensor<384xf32>
    %35 = graph.sub %30, %34 : tensor<384xf32>
    %36 = graph.select %12, %33, %35 : tensor<384xi1>, tensor<384xf32>, tensor<384xf32> -> tensor<384xf32>
    %37 = graph.mul %arg16, %14 : tensor<384xf32>
    %38 = graph.mul %30, %16 : tensor<384xf32>
    %39 = graph.mul %38, %30 : tensor<384xf32>
    %40 = graph.add %37, %39 : tensor<384xf32>
    %41 = graph.sqrt %40 : tensor<384xf32>
    %42 = graph.broadcast %arg17 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %43 = graph.div %41, %42 : tensor<384xf32>
    %44 = graph.add %43, %23 : tensor<384xf32>
    %45 = graph.broadcast %arg18 {dims = array<i64>} : tensor<f32> -> tensor<384xf32>
    %46 = graph.mul %36, %45 : tensor<384xf32>
    %47 = graph.div %46, %44 : tensor<384xf32>
    %48 = graph.add %29, %47 : tensor<384xf32>
    return %13, %19, %28, %36, %40, %48 : tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>
  }
}
