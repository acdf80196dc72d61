module {
  func.func @pointwise_6027f62db0e05302(%arg0: memref<256xi64>, %arg1: index, %arg2: index) attributes {graph.aliases = array<i64: -1>, graph.kind = "pointwise", tile.grid = array<i64: 1>} {
    tile.grid (%arg3) in (1) from %arg1 to %arg2 {
      %c256 = arith.constant 256 : index
      %c256_0 = arith.constant 256 : index
      %c0 = arith.constant 0 : index
      %c16 = arith.constant 16 : index
      %c1_i64 = arith.constant 1 : i64
      %c0_i64 = arith.constant 0 : i64
      scf.for %arg4 = %c0 to %c256_0 step %c16 {
        %c8 = arith.constant 8 : index
        %0 = arith.addi %arg4, %c8 : index
        %1 = arith.index_cast %arg4 : index to i64
        %2 = arith.index_cast %0 : index to i64
        %3 = arith.muli %1, %c1_i64 : i64
        %4 = arith.muli %2, %c1_i64 : i64
        %5 = arith.addi %3, %c0_i64 : i64
        %6 = vector.broadcast %5 : i64 to vector<8xi64>
        %cst = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi64>
        %7 = arith.addi %6, %cst : vector<8xi64>
        %8 = arith.addi %4, %c0_i64 : i64
        %9 = vector.broadcast %8 : i64 to vector<8xi64>
        %cst_1 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi64>
        %10 = arith.addi %9, %cst_1 : vector<8xi64>
        vector.store %7, %arg0[%arg4] : memref<256xi64>, vector<8xi64>
        vector.store %10, %arg0[%0] : memref<256xi64>, vector<8xi64>
      }
    }
    return
  }
}

