module {
  func.func @kernel(%arg0: memref<786432xf32>, %arg1: memref<786432xf32>, %arg2: memref<2048xf32>, %arg3: memref<786432xf32>, %arg4: memref<786432xf32>, %arg5: index, %arg6: index) attributes {graph.aliases = array<i64: 0>, graph.kind = "row", tile.grid = array<i64: 64>} {
    tile.grid (%arg7) in (64) from %arg5 to %arg6 {
      %c32 = arith.constant 32 : index
      %0 = arith.muli %arg7, %c32 : index
      %1 = arith.addi %0, %c32 : index
      %c1 = arith.constant 1 : index
      %c384 = arith.constant 384 : index
      scf.for %arg8 = %0 to %1 step %c1 {
        %cst = arith.constant 0.000000e+00 : f32
        %2 = arith.muli %arg8, %c384 : index
        %3:2 = tile.lanes %arg9 to %c384 reduce(%cst : f32 as add, %cst : f32 as add) {
          %7 = arith.addi %2, %arg9 : index
          %8 = memref.load %arg0[%7] : memref<786432xf32>
          %9 = memref.load %arg1[%7] : memref<786432xf32>
          %10 = arith.mulf %8, %9 : f32
          tile.yield %8, %10 : f32, f32
        }
        %4 = memref.load %arg2[%arg8] : memref<2048xf32>
        %cst_0 = arith.constant 3.840000e+02 : f32
        %5 = arith.divf %3#0, %cst_0 : f32
        %6 = arith.divf %3#1, %cst_0 : f32
        tile.lanes %arg9 to %c384 {
          %7 = arith.addi %2, %arg9 : index
          %8 = memref.load %arg3[%7] : memref<786432xf32>
          %9 = memref.load %arg0[%7] : memref<786432xf32>
          %10 = arith.subf %9, %5 : f32
          %11 = memref.load %arg1[%7] : memref<786432xf32>
          %12 = arith.mulf %11, %6 : f32
          %13 = arith.subf %10, %12 : f32
          %14 = arith.mulf %4, %13 : f32
          %15 = arith.addf %8, %14 : f32
          memref.store %15, %arg4[%7] : memref<786432xf32>
        }
      }
    }
    return
  }
}

