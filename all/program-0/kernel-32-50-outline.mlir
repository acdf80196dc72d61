module {
  func.func @kernel(%arg0: tensor<2048x384xf32>, %arg1: tensor<384xf32>, %arg2: tensor<8x256x384xf32>, %arg3: tensor<8x256x1xf32>) -> tensor<8x256x384xf32> attributes {graph.aliases = array<i64: -1>, graph.kind = "row"} {
    %0 = graph.reshape %arg0 : tensor<2048x384xf32> -> tensor<8x256x384xf32>
    %1 = graph.broadcast %arg1 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
    %2 = graph.mul %0, %1 : tensor<8x256x384xf32>
    %3 = graph.reduce "sum" %2 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %4 = graph.reshape %3 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %5 = graph.constant dense<3.840000e+02> : tensor<8x256x1xf32> : tensor<8x256x1xf32>
    %6 = graph.div %4, %5 : tensor<8x256x1xf32>
    %7 = graph.mul %2, %arg2 : tensor<8x256x384xf32>
    %8 = graph.reduce "sum" %7 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %9 = graph.reshape %8 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %10 = graph.div %9, %5 : tensor<8x256x1xf32>
    %11 = graph.reshape %6 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %12 = graph.broadcast %11 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %13 = graph.sub %2, %12 : tensor<8x256x384xf32>
    %14 = graph.reshape %10 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %15 = graph.broadcast %14 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %16 = graph.mul %arg2, %15 : tensor<8x256x384xf32>
    %17 = graph.sub %13, %16 : tensor<8x256x384xf32>
    %18 = graph.reshape %arg3 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %19 = graph.broadcast %18 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %20 = graph.mul %19, %17 : tensor<8x256x384xf32>
    return %20 : tensor<8x256x384xf32>
  }
}
