module {
  func.func @kernel(%arg0: memref<786432xf32>, %arg1: memref<384xf32>, %arg2: memref<384xf32>, %arg3: memref<2048xf32>, %arg4: memref<786432xf32>, %arg5: memref<786432xf32>, %arg6: index, %arg7: index) attributes {graph.aliases = array<i64: -1, -1, -1>, graph.kind = "row", tile.grid = array<i64: 64>} {
    tile.grid (%arg8) in (64) from %arg6 to %arg7 {
      %c32 = arith.constant 32 : index
      %0 = arith.muli %arg8, %c32 : index
      %1 = arith.addi %0, %c32 : index
      %c1 = arith.constant 1 : index
      %c384 = arith.constant 384 : index
      scf.for %arg9 = %0 to %1 step %c1 {
        %cst = arith.constant 0.000000e+00 : f32
        %2 = arith.muli %arg9, %c384 : index
        %3 = tile.lanes %arg10 to %c384 reduce(%cst : f32 as add) {
          %12 = arith.addi %2, %arg10 : index
          %13 = memref.load %arg0[%12] : memref<786432xf32>
          tile.yield %13 : f32
        }
        %cst_0 = arith.constant 3.840000e+02 : f32
        %4 = arith.divf %3, %cst_0 : f32
        %5:2 = tile.lanes %arg10 to %c384 reduce(%cst : f32 as add, %cst : f32 as add) {
          %12 = arith.addi %2, %arg10 : index
          %13 = memref.load %arg0[%12] : memref<786432xf32>
          %14 = arith.subf %13, %4 : f32
          %15 = arith.mulf %14, %14 : f32
          tile.yield %15, %14 : f32, f32
        }
        %6 = arith.divf %5#1, %cst_0 : f32
        %7 = arith.addf %4, %6 : f32
        %8 = arith.divf %5#0, %cst_0 : f32
        %cst_1 = arith.constant 9.99999974E-6 : f32
        %9 = arith.addf %8, %cst_1 : f32
        %cst_2 = arith.constant 1.000000e+00 : f32
        %10 = math.sqrt %9 : f32
        %11 = arith.divf %cst_2, %10 : f32
        tile.lanes %arg10 to %c384 {
          %12 = arith.addi %2, %arg10 : index
          %13 = memref.load %arg0[%12] : memref<786432xf32>
          %14 = arith.subf %13, %7 : f32
          %15 = arith.mulf %14, %11 : f32
          %16 = memref.load %arg1[%arg10] : memref<384xf32>
          %17 = arith.mulf %15, %16 : f32
          %18 = memref.load %arg2[%arg10] : memref<384xf32>
          %19 = arith.addf %17, %18 : f32
          memref.store %15, %arg4[%12] : memref<786432xf32>
          memref.store %19, %arg5[%12] : memref<786432xf32>
        }
        memref.store %11, %arg3[%arg9] : memref<2048xf32>
      }
    }
    return
  }
}

