module {
  func.func @kernel(%arg0: memref<256xi64>, %arg1: index, %arg2: index) attributes {graph.aliases = array<i64: -1>, graph.kind = "pointwise", tile.grid = array<i64: 1>} {
    tile.grid (%arg3) in (1) from %arg1 to %arg2 {
      %c256 = arith.constant 256 : index
      tile.lanes %arg4 to %c256 {
        %0 = arith.index_cast %arg4 : index to i64
        %c1_i64 = arith.constant 1 : i64
        %1 = arith.muli %0, %c1_i64 : i64
        %c0_i64 = arith.constant 0 : i64
        %2 = arith.addi %1, %c0_i64 : i64
        memref.store %2, %arg0[%arg4] : memref<256xi64>
      }
    }
    return
  }
}

