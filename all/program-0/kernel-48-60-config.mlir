module {
  func.func @kernel(%arg0: tensor<8x256x384xf32>, %arg1: tensor<8x256x384xf32>, %arg2: tensor<8x256x1xf32>, %arg3: tensor<8x256x384xf32>) -> tensor<8x256x384xf32> attributes {graph.aliases = array<i64: 0>, graph.kind = "row", tile.config = {elements_per_tile = 12288 : i64}} {
    %0 = graph.reduce "sum" %arg0 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %1 = graph.reshape %0 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %2 = graph.constant dense<3.840000e+02> : tensor<8x256x1xf32> : tensor<8x256x1xf32>
    %3 = graph.div %1, %2 : tensor<8x256x1xf32>
    %4 = graph.mul %arg0, %arg1 : tensor<8x256x384xf32>
    %5 = graph.reduce "sum" %4 {dims = array<i64: 2>} : tensor<8x256x384xf32> -> tensor<8x256xf32>
    %6 = graph.reshape %5 : tensor<8x256xf32> -> tensor<8x256x1xf32>
    %7 = graph.div %6, %2 : tensor<8x256x1xf32>
    %8 = graph.reshape %3 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %9 = graph.broadcast %8 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %10 = graph.sub %arg0, %9 : tensor<8x256x384xf32>
    %11 = graph.reshape %7 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %12 = graph.broadcast %11 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %13 = graph.mul %arg1, %12 : tensor<8x256x384xf32>
    %14 = graph.sub %10, %13 : tensor<8x256x384xf32>
    %15 = graph.reshape %arg2 : tensor<8x256x1xf32> -> tensor<8x256xf32>
    %16 = graph.broadcast %15 {dims = array<i64: 0, 1>} : tensor<8x256xf32> -> tensor<8x256x384xf32>
    %17 = graph.mul %16, %14 : tensor<8x256x384xf32>
    %18 = graph.add %arg3, %17 : tensor<8x256x384xf32>
    return %18 : tensor<8x256x384xf32>
  }
}

