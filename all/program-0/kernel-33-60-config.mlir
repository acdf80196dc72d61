module {
  func.func @kernel(%arg0: tensor<2048x384xf32>, %arg1: tensor<8x256x384xf32>) -> (tensor<1x16x384xf32>, tensor<1x16x384xf32>) attributes {graph.aliases = array<i64: -1, -1>, graph.kind = "column", tile.config = {elements_per_tile = 12288 : i64}} {
    %0 = graph.reshape %arg0 : tensor<2048x384xf32> -> tensor<8x256x384xf32>
    %1 = graph.mul %0, %arg1 : tensor<8x256x384xf32>
    %2 = graph.reshape %1 : tensor<8x256x384xf32> -> tensor<1x16x128x384xf32>
    %3 = graph.reduce "sum" %2 {dims = array<i64: 2>} : tensor<1x16x128x384xf32> -> tensor<1x16x384xf32>
    %4 = graph.reshape %arg0 : tensor<2048x384xf32> -> tensor<1x16x128x384xf32>
    %5 = graph.reduce "sum" %4 {dims = array<i64: 2>} : tensor<1x16x128x384xf32> -> tensor<1x16x384xf32>
    return %3, %5 : tensor<1x16x384xf32>, tensor<1x16x384xf32>
  }
}

