module {
  func.func @kernel(%arg0: memref<24960xf32>, %arg1: memref<2048xi64>, %arg2: memref<98304xf32>, %arg3: memref<384xf32>, %arg4: memref<384xf32>, %arg5: memref<786432xf32>, %arg6: memref<2048xf32>, %arg7: memref<786432xf32>, %arg8: memref<786432xf32>, %arg9: index, %arg10: index) attributes {graph.aliases = array<i64: -1, -1, -1, -1>, graph.kind = "row", tile.grid = array<i64: 8, 8>} {
    tile.grid (%arg11, %arg12) in (8, 8) from %arg9 to %arg10 {
      %0 = tile.scratch : memref<384xf32>
      %c32 = arith.constant 32 : index
      %1 = arith.muli %arg12, %c32 : index
      %2 = arith.addi %1, %c32 : index
      %c1 = arith.constant 1 : index
      %c384 = arith.constant 384 : index
      %c256 = arith.constant 256 : index
      %3 = arith.muli %arg11, %c256 : index
      %c65 = arith.constant 65 : index
      %c98304 = arith.constant 98304 : index
      %4 = arith.muli %arg11, %c98304 : index
      scf.for %arg13 = %1 to %2 step %c1 {
        %cst = arith.constant 0.000000e+00 : f32
        %5 = arith.addi %3, %arg13 : index
        %6 = memref.load %arg1[%5] : memref<2048xi64>
        %7 = arith.index_cast %6 : i64 to index
        %8 = tile.check_index %7, %c65
        %9 = arith.muli %8, %c384 : index
        %10 = arith.index_cast %arg13 : index to i64
        %c1_i64 = arith.constant 1 : i64
        %11 = arith.muli %10, %c1_i64 : i64
        %c0_i64 = arith.constant 0 : i64
        %12 = arith.addi %11, %c0_i64 : i64
        %13 = arith.index_cast %12 : i64 to index
        %14 = tile.check_index %13, %c256
        %15 = arith.muli %14, %c384 : index
        %16 = arith.muli %arg13, %c384 : index
        %17 = arith.addi %4, %16 : index
        %18 = tile.lanes %arg14 to %c384 reduce(%cst : f32 as add) {
          %27 = arith.addi %9, %arg14 : index
          %28 = memref.load %arg0[%27] : memref<24960xf32>
          %29 = arith.addi %15, %arg14 : index
          %30 = memref.load %arg2[%29] : memref<98304xf32>
          %31 = arith.addf %28, %30 : f32
          %32 = arith.addi %17, %arg14 : index
          memref.store %31, %arg5[%32] : memref<786432xf32>
          memref.store %31, %0[%arg14] : memref<384xf32>
          tile.yield %31 : f32
        }
        %cst_0 = arith.constant 3.840000e+02 : f32
        %19 = arith.divf %18, %cst_0 : f32
        %20:2 = tile.lanes %arg14 to %c384 reduce(%cst : f32 as add, %cst : f32 as add) {
          %27 = memref.load %0[%arg14] : memref<384xf32>
          %28 = arith.subf %27, %19 : f32
          %29 = arith.mulf %28, %28 : f32
          tile.yield %29, %28 : f32, f32
        }
        %21 = arith.divf %20#1, %cst_0 : f32
        %22 = arith.addf %19, %21 : f32
        %23 = arith.divf %20#0, %cst_0 : f32
        %cst_1 = arith.constant 9.99999974E-6 : f32
        %24 = arith.addf %23, %cst_1 : f32
        %cst_2 = arith.constant 1.000000e+00 : f32
        %25 = math.sqrt %24 : f32
        %26 = arith.divf %cst_2, %25 : f32
        tile.lanes %arg14 to %c384 {
          %27 = memref.load %0[%arg14] : memref<384xf32>
          %28 = arith.subf %27, %22 : f32
          %29 = arith.mulf %28, %26 : f32
          %30 = memref.load %arg3[%arg14] : memref<384xf32>
          %31 = arith.mulf %29, %30 : f32
          %32 = memref.load %arg4[%arg14] : memref<384xf32>
          %33 = arith.addf %31, %32 : f32
          %34 = arith.addi %17, %arg14 : index
          memref.store %29, %arg7[%34] : memref<786432xf32>
          memref.store %33, %arg8[%34] : memref<786432xf32>
        }
        memref.store %26, %arg6[%5] : memref<2048xf32>
      }
    }
    return
  }
}

