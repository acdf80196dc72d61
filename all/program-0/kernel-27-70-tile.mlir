module {
  func.func @kernel(%arg0: memref<2048xf32>, %arg1: memref<2048xf32>, %arg2: memref<2048xi8>, %arg3: memref<1xf32>, %arg4: memref<1xf32>, %arg5: index, %arg6: index) attributes {graph.aliases = array<i64: -1>, graph.kind = "row", tile.grid = array<i64: 1>} {
    tile.grid (%arg7) in (1) from %arg5 to %arg6 {
      %cst = arith.constant 0.000000e+00 : f32
      %c0 = arith.constant 0 : index
      %c2048 = arith.constant 2048 : index
      %0 = tile.lanes %arg8 to %c2048 reduce(%cst : f32 as add) {
        %3 = memref.load %arg2[%arg8] : memref<2048xi8>
        %c0_i8 = arith.constant 0 : i8
        %4 = arith.cmpi ne, %3, %c0_i8 : i8
        %5 = memref.load %arg0[%arg8] : memref<2048xf32>
        %6 = memref.load %arg1[%arg8] : memref<2048xf32>
        %7 = arith.mulf %5, %6 : f32
        %8 = arith.negf %7 : f32
        %9 = arith.select %4, %8, %cst : f32
        tile.yield %9 : f32
      }
      %1 = memref.load %arg3[%c0] : memref<1xf32>
      %2 = arith.divf %0, %1 : f32
      memref.store %2, %arg4[%c0] : memref<1xf32>
    }
    return
  }
}

