module {
  func.func @kernel(%arg0: tensor<8x256x384xf32>, %arg1: tensor<32x384x48xf32>, %arg2: tensor<8x256x1536xf32>) -> tensor<8x256x1536xf32> attributes {graph.aliases = array<i64: 2>, graph.kind = "matmul", tile.config = {elements_per_tile = 32768 : i64}, tile.matmul = {column_tile = 48 : i64, columns = 48 : i64, depth_block = 384 : i64, form = "panels", lanes = 16 : i64, row_tile = 96 : i64, rows = 8 : i64}} {
    %0 = graph.reshape %arg0 : tensor<8x256x384xf32> -> tensor<2048x384xf32>
    %1 = graph.matmul %0, %arg1 {packed} : tensor<2048x384xf32>, tensor<32x384x48xf32> -> tensor<2048x1536xf32>
    %2 = graph.reshape %1 : tensor<2048x1536xf32> -> tensor<8x256x1536xf32>
    %3 = graph.mul %2, %arg2 : tensor<8x256x1536xf32>
    return %3 : tensor<8x256x1536xf32>
  }
}

