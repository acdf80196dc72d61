module {
  func.func @kernel(%arg0: tensor<8x256x384xf32>, %arg1: tensor<5x384x16xf32>) -> tensor<2048x65xf32> attributes {graph.aliases = array<i64: -1>, graph.kind = "matmul", tile.config = {elements_per_tile = 12288 : i64}, tile.matmul = {column_tile = 32 : i64, columns = 16 : i64, depth_block = 384 : i64, form = "panels", lanes = 16 : i64, row_tile = 96 : i64, rows = 12 : i64}} {
    %0 = graph.reshape %arg0 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
    %1 = graph.matmul %0, %arg1 {packed} : tensor<2048x384xf32>, tensor<5x384x16xf32> -> tensor<2048x65xf32>
    return %1 : tensor<2048x65xf32>
  }
}

