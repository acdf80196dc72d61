module {
  func.func @kernel(%arg0: tensor<2048x65xf32>, %arg1: tensor<2048xi64>, %arg2: tensor<2048xf32>, %arg3: tensor<f32>, %arg4: tensor<2048xi1>) -> (tensor<2048x1xf32>, tensor<2048x65xf32>) attributes {graph.aliases = array<i64: -1, -1>, graph.kind = "row"} {
    %0 = graph.reduce "max" %arg0 {dims = array<i64: 1>} : tensor<2048x65xf32> -> tensor<2048xf32>
    %1 = graph.broadcast %0 {dims = array<i64: 0>} : tensor<2048xf32> -> tensor<2048x65xf32>
    %2 = graph.sub %arg0, %1 : tensor<2048x65xf32>
    %3 = graph.exp %2 : tensor<2048x65xf32>
    %4 = graph.reduce "sum" %3 {dims = array<i64: 1>} : tensor<2048x65xf32> -> tensor<2048xf32>
    %5 = graph.reshape %4 : tensor<2048xf32> -> tensor<2048x1xf32>
    %6 = graph.log %5 : tensor<2048x1xf32>
    %7 = graph.reshape %6 : tensor<2048x1xf32> -> tensor<2048xf32>
    %8 = graph.broadcast %7 {dims = array<i64: 0>} : tensor<2048xf32> -> tensor<2048x65xf32>
    %9 = graph.sub %2, %8 : tensor<2048x65xf32>
    %10 = graph.reshape %arg1 : tensor<2048xi64> -> tensor<2048x1xi64>
    %11 = graph.gather %arg0, %10 {axis = 1 : i64} : tensor<2048x65xf32>, tensor<2048x1xi64> -> tensor<2048x1xf32>
    %12 = graph.reshape %0 : tensor<2048xf32> -> tensor<2048x1xf32>
    %13 = graph.sub %11, %12 : tensor<2048x1xf32>
    %14 = graph.sub %13, %6 : tensor<2048x1xf32>
    %15 = graph.broadcast %arg3 {dims = array<i64>} : tensor<f32> -> tensor<2048xf32>
    %16 = graph.mul %arg2, %15 : tensor<2048xf32>
    %17 = graph.neg %16 : tensor<2048xf32>
    %18 = graph.constant dense<0.000000e+00> : tensor<2048xf32> : tensor<2048xf32>
    %19 = graph.select %arg4, %17, %18 : tensor<2048xi1>, tensor<2048xf32>, tensor<2048xf32> -> tensor<2048xf32>
    %20 = graph.iota {dim = 1 : i64} : tensor<2048x65xi64>
    %21 = graph.broadcast %arg1 {dims = array<i64: 0>} : tensor<2048xi64> -> tensor<2048x65xi64>
    %22 = graph.cmp "eq" %20, %21 : tensor<2048x65xi64> -> tensor<2048x65xi1>
    %23 = graph.broadcast %19 {dims = array<i64: 0>} : tensor<2048xf32> -> tensor<2048x65xf32>
    %24 = graph.constant dense<0.000000e+00> : tensor<2048x65xf32> : tensor<2048x65xf32>
    %25 = graph.select %22, %23, %24 : tensor<2048x65xi1>, tensor<2048x65xf32>, tensor<2048x65xf32> -> tensor<2048x65xf32>
    %26 = graph.reduce "sum" %25 {dims = array<i64: 1>} : tensor<2048x65xf32> -> tensor<2048xf32>
    %27 = graph.exp %9 : tensor<2048x65xf32>
    %28 = graph.broadcast %26 {dims = array<i64: 0>} : tensor<2048xf32> -> tensor<2048x65xf32>
    %29 = graph.mul %27, %28 : tensor<2048x65xf32>
    %30 = graph.sub %25, %29 : tensor<2048x65xf32>
    return %14, %30 : tensor<2048x1xf32>, tensor<2048x65xf32>
  }
}
