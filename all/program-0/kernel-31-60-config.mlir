module {
  func.func @kernel(%arg0: tensor<2048x65xf32>, %arg1: tensor<8x65x48xf32>) -> tensor<2048x384xf32> attributes {graph.aliases = array<i64: -1>, graph.kind = "matmul", tile.config = {elements_per_tile = 12288 : i64}, tile.matmul = {column_tile = 192 : i64, columns = 48 : i64, depth_block = 65 : i64, form = "panels", lanes = 16 : i64, row_tile = 96 : i64, rows = 8 : i64}} {
    %0 = graph.matmul %arg0, %arg1 {packed} : tensor<2048x65xf32>, tensor<8x65x48xf32> -> tensor<2048x384xf32>
    return %0 : tensor<2048x384xf32>
  }
}

