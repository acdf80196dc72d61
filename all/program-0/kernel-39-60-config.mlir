module {
  func.func @kernel(%arg0: tensor<8x256x384xf32>) -> tensor<1x16x384xf32> attributes {graph.aliases = array<i64: -1>, graph.kind = "column", tile.config = {elements_per_tile = 12288 : i64}} {
    %0 = graph.reshape %arg0 : tensor<8x256x384xf32> -> tensor<1x16x128x384xf32>
    %1 = graph.reduce "sum" %0 {dims = array<i64: 2>} : tensor<1x16x128x384xf32> -> tensor<1x16x384xf32>
    return %1 : tensor<1x16x384xf32>
  }
}

