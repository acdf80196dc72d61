module {
  func.func @kernel(%arg0: tensor<8x256x1152xf32>, %arg1: tensor<8x1152x48xf32>, %arg2: tensor<384xf32>) -> (tensor<2048x384xf32>, tensor<8x256x384xf32>) attributes {graph.aliases = array<i64: -1, -1>, graph.kind = "matmul", tile.config = {elements_per_tile = 32768 : i64}, tile.matmul = {column_tile = 384 : i64, columns = 48 : i64, depth_block = 576 : i64, form = "panels", lanes = 16 : i64, row_tile = 96 : i64, rows = 8 : i64}} {
    %0 = graph.reshape %arg0 : tensor<8x256x1152xf32> -> tensor<2048x1152xf32>
    %1 = graph.matmul %0, %arg1 {packed} : tensor<2048x1152xf32>, tensor<8x1152x48xf32> -> tensor<2048x384xf32>
    %2 = graph.reshape %1 : tensor<2048x384xf32> -> tensor<8x256x384xf32>
    %3 = graph.broadcast %arg2 {dims = array<i64: 2>} : tensor<384xf32> -> tensor<8x256x384xf32>
    %4 = graph.mul %2, %3 : tensor<8x256x384xf32>
    return %1, %4 : tensor<2048x384xf32>, tensor<8x256x384xf32>
  }
}

