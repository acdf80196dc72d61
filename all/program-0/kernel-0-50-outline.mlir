module {
  func.func @kernel(%arg0: tensor<65x384xf32>, %arg1: tensor<8x256xi64>, %arg2: tensor<256x384xf32>, %arg3: tensor<384xf32>, %arg4: tensor<384xf32>) -> (tensor<8x256x384xf32>, tensor<8x256x1xf32>, tensor<8x256x384xf32>, tensor<8x256x384xf32>) attributes {graph.aliases = array<i64: -1, -1, -1, -1>, graph.kind = "row"} {
    %0 = graph.take %arg0, %arg1 {axis = 0 : i64} : tensor<65x384xf32>, tensor<8x256xi64> -> tensor<8x256x384xf32>
    %1 = graph.iota {dim = 0 : i64} : tensor<256xi64>
    %2 = graph.take %arg2, %1 {axis = 0 : i64} : tensor<256x384xf32>, tensor<256xi64> -> tensor<256x384xf32>
    %3 = graph.broadcast %2 {dims = array<i64: 1, 2>} : tensor<256x384xf32> -> tensor<8x256x384xf32>
    %4 = graph.add %0, %3 : tensor<8x256x384xf32>
    %5 = graph.reduce "sum" %4 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %6 = graph.reshape %5 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %7 = graph.constant dense<3.840000e+02> : tensor<8x256x1xf32> : tensor<8x256x1xf32>
    %8 = graph.div %6, %7 : tensor<8x256x1xf32>
    %9 = graph.reshape %8 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %10 = graph.broadcast %9 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %11 = graph.sub %4, %10 : tensor<8x256x384xf32>
    %12 = graph.reduce "sum" %11 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %13 = graph.reshape %12 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %14 = graph.div %13, %7 : tensor<8x256x1xf32>
    %15 = graph.add %8, %14 : tensor<8x256x1xf32>
    %16 = graph.mul %11, %11 : tensor<8x256x384xf32>
    %17 = graph.reduce "sum" %16 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %18 = graph.reshape %17 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %19 = graph.div %18, %7 : tensor<8x256x1xf32>
    %20 = graph.constant dense<9.99999974E-6> : tensor<8x256x1xf32> : tensor<8x256x1xf32>
    %21 = graph.add %19, %20 : tensor<8x256x1xf32>
    %22 = graph.rsqrt %21 : tensor<8x256x1xf32>
    %23 = graph.reshape %15 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %24 = graph.broadcast %23 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %25 = graph.sub %4, %24 : tensor<8x256x384xf32>
    %26 = graph.reshape %22 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %27 = graph.broadcast %26 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %28 = graph.mul %25, %27 : tensor<8x256x384xf32>
    %29 = graph.broadcast %arg3 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
    %30 = graph.mul %28, %29 : tensor<8x256x384xf32>
    %31 = graph.broadcast %arg4 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
    %32 = graph.add %30, %31 : tensor<8x256x384xf32>
    return %4, %22, %28, %32 : tensor<8x256x384xf32>, tensor<8x256x1xf32>, tensor<8x256x384xf32>, tensor<8x256x384xf32>
  }
}
