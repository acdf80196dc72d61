module {
  func.func @kernel(%arg0: memref<384xf32>, %arg1: memref<384xf32>, %arg2: memref<786432xf32>, %arg3: memref<786432xf32>, %arg4: index, %arg5: index) attributes {graph.aliases = array<i64: -1>, graph.kind = "pointwise", tile.grid = array<i64: 64>} {
    tile.grid (%arg6) in (64) from %arg4 to %arg5 {
      %c32 = arith.constant 32 : index
      %0 = arith.muli %arg6, %c32 : index
      %1 = arith.addi %0, %c32 : index
      %c1 = arith.constant 1 : index
      %c384 = arith.constant 384 : index
      scf.for %arg7 = %0 to %1 step %c1 {
        %2 = arith.muli %arg7, %c384 : index
        tile.lanes %arg8 to %c384 {
          %3 = arith.addi %2, %arg8 : index
          %4 = memref.load %arg2[%3] : memref<786432xf32>
          %5 = memref.load %arg0[%arg8] : memref<384xf32>
          %6 = arith.mulf %4, %5 : f32
          %7 = memref.load %arg1[%arg8] : memref<384xf32>
          %8 = arith.addf %6, %7 : f32
          memref.store %8, %arg3[%3] : memref<786432xf32>
        }
      }
    }
    return
  }
}

