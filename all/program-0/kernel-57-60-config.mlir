module {
  func.func @kernel(%arg0: tensor<8x256x1152xf32>) -> tensor<1x32x1152xf32> attributes {graph.aliases = array<i64: -1>, graph.kind = "column", tile.config = {elements_per_tile = 32768 : i64}} {
    %0 = graph.reshape %arg0 : tensor<8x256x1152xf32> -> tensor<1x32x64x1152xf32>
    %1 = graph.reduce "sum" %0 {dims = array<i64: 2>} : tensor<1x32x64x1152xf32> -> tensor<1x32x1152xf32>
    return %1 : tensor<1x32x1152xf32>
  }
}

