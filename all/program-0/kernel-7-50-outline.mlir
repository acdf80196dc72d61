module {
  func.func @kernel(%arg0: tensor<8x256x384xf32>, %arg1: tensor<384xf32>, %arg2: tensor<384xf32>) -> (tensor<8x256x1xf32>, tensor<8x256x384xf32>, tensor<8x256x384xf32>) attributes {graph.aliases = array<i64: -1, -1, -1>, graph.kind = "row"} {
    %0 = graph.reduce "sum" %arg0 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %1 = graph.reshape %0 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %2 = graph.constant dense<3.840000e+02> : tensor<8x256x1xf32> : tensor<8x256x1xf32>
    %3 = graph.div %1, %2 : tensor<8x256x1xf32>
    %4 = graph.reshape %3 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %5 = graph.broadcast %4 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %6 = graph.sub %arg0, %5 : tensor<8x256x384xf32>
    %7 = graph.reduce "sum" %6 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %8 = graph.reshape %7 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %9 = graph.div %8, %2 : tensor<8x256x1xf32>
    %10 = graph.add %3, %9 : tensor<8x256x1xf32>
    %11 = graph.mul %6, %6 : tensor<8x256x384xf32>
    %12 = graph.reduce "sum" %11 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %13 = graph.reshape %12 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %14 = graph.div %13, %2 : tensor<8x256x1xf32>
    %15 = graph.constant dense<9.99999974E-6> : tensor<8x256x1xf32> : tensor<8x256x1xf32>
    %16 = graph.add %14, %15 : tensor<8x256x1xf32>
    %17 = graph.rsqrt %16 : tensor<8x256x1xf32>
    %18 = graph.reshape %10 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %19 = graph.broadcast %18 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %20 = graph.sub %arg0, %19 : tensor<8x256x384xf32>
    %21 = graph.reshape %17 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %22 = graph.broadcast %21 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %23 = graph.mul %20, %22 : tensor<8x256x384xf32>
    %24 = graph.broadcast %arg1 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
    %25 = graph.mul %23, %24 : tensor<8x256x384xf32>
    %26 = graph.broadcast %arg2 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
    %27 = graph.add %25, %26 : tensor<8x256x384xf32>
    return %17, %23, %27 : tensor<8x256x1xf32>, tensor<8x256x384xf32>, tensor<8x256x384xf32>
  }
}
