module {
  func.func @kernel(%arg0: memref<2048xi64>, %arg1: memref<2048xi8>, %arg2: memref<2048xi64>, %arg3: memref<2048xf32>, %arg4: memref<1xf32>, %arg5: memref<1xf32>, %arg6: index, %arg7: index) attributes {graph.aliases = array<i64: -1, -1, -1, -1, -1>, graph.kind = "row", tile.grid = array<i64: 1>} {
    tile.grid (%arg8) in (1) from %arg6 to %arg7 {
      %cst = arith.constant 0.000000e+00 : f32
      %c0 = arith.constant 0 : index
      %c2048 = arith.constant 2048 : index
      %0 = tile.lanes %arg9 to %c2048 reduce(%cst : f32 as add) {
        %2 = memref.load %arg0[%arg9] : memref<2048xi64>
        %c-100_i64 = arith.constant -100 : i64
        %3 = arith.cmpi ne, %2, %c-100_i64 : i64
        %cst_1 = arith.constant 1.000000e+00 : f32
        %4 = arith.select %3, %cst_1, %cst : f32
        %c0_i64 = arith.constant 0 : i64
        %5 = arith.select %3, %2, %c0_i64 : i64
        %6 = arith.extui %3 : i1 to i8
        memref.store %6, %arg1[%arg9] : memref<2048xi8>
        memref.store %5, %arg2[%arg9] : memref<2048xi64>
        memref.store %4, %arg3[%arg9] : memref<2048xf32>
        tile.yield %4 : f32
      }
      %cst_0 = arith.constant 1.000000e+00 : f32
      %1 = arith.divf %cst_0, %0 : f32
      memref.store %0, %arg4[%c0] : memref<1xf32>
      memref.store %1, %arg5[%c0] : memref<1xf32>
    }
    return
  }
}

