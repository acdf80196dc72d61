module {
  func.func @kernel(%arg0: memref<133120xf32>, %arg1: memref<2048xi64>, %arg2: memref<2048xf32>, %arg3: memref<1xf32>, %arg4: memref<2048xi8>, %arg5: memref<2048xf32>, %arg6: memref<133120xf32>, %arg7: index, %arg8: index) attributes {graph.aliases = array<i64: -1, -1>, graph.kind = "row", tile.grid = array<i64: 33>} {
    tile.grid (%arg9) in (33) from %arg7 to %arg8 {
      %c63 = arith.constant 63 : index
      %0 = arith.muli %arg9, %c63 : index
      %c2048 = arith.constant 2048 : index
      %1 = arith.subi %c2048, %0 : index
      %2 = arith.minsi %c63, %1 : index
      %3 = arith.addi %0, %2 : index
      %c1 = arith.constant 1 : index
      %c0 = arith.constant 0 : index
      %c65 = arith.constant 65 : index
      %4 = memref.load %arg3[%c0] : memref<1xf32>
      scf.for %arg10 = %0 to %3 step %c1 {
        %cst = arith.constant 0xFF800000 : f32
        %cst_0 = arith.constant 0.000000e+00 : f32
        %5 = arith.muli %arg10, %c65 : index
        %6 = memref.load %arg1[%arg10] : memref<2048xi64>
        %7 = memref.load %arg4[%arg10] : memref<2048xi8>
        %c0_i8 = arith.constant 0 : i8
        %8 = arith.cmpi ne, %7, %c0_i8 : i8
        %9 = memref.load %arg2[%arg10] : memref<2048xf32>
        %10 = arith.mulf %9, %4 : f32
        %11 = arith.negf %10 : f32
        %12 = arith.select %8, %11, %cst_0 : f32
        %13:2 = tile.lanes %arg11 to %c65 reduce(%cst : f32 as max, %cst_0 : f32 as add) {
          %22 = arith.addi %5, %arg11 : index
          %23 = memref.load %arg0[%22] : memref<133120xf32>
          %24 = arith.index_cast %arg11 : index to i64
          %c1_i64 = arith.constant 1 : i64
          %25 = arith.muli %24, %c1_i64 : i64
          %c0_i64 = arith.constant 0 : i64
          %26 = arith.addi %25, %c0_i64 : i64
          %27 = arith.cmpi eq, %26, %6 : i64
          %28 = arith.select %27, %12, %cst_0 : f32
          tile.yield %23, %28 : f32, f32
        }
        %14 = tile.lanes %arg11 to %c65 reduce(%cst_0 : f32 as add) {
          %22 = arith.addi %5, %arg11 : index
          %23 = memref.load %arg0[%22] : memref<133120xf32>
          %24 = arith.subf %23, %13#0 : f32
          %25 = math.exp %24 : f32
          tile.yield %25 : f32
        }
        %15 = math.log %14 : f32
        tile.lanes %arg11 to %c65 {
          %22 = arith.index_cast %arg11 : index to i64
          %c1_i64 = arith.constant 1 : i64
          %23 = arith.muli %22, %c1_i64 : i64
          %c0_i64 = arith.constant 0 : i64
          %24 = arith.addi %23, %c0_i64 : i64
          %25 = arith.cmpi eq, %24, %6 : i64
          %26 = arith.select %25, %12, %cst_0 : f32
          %27 = arith.addi %5, %arg11 : index
          %28 = memref.load %arg0[%27] : memref<133120xf32>
          %29 = arith.subf %28, %13#0 : f32
          %30 = arith.subf %29, %15 : f32
          %31 = math.exp %30 : f32
          %32 = arith.mulf %31, %13#1 : f32
          %33 = arith.subf %26, %32 : f32
          memref.store %33, %arg6[%27] : memref<133120xf32>
        }
        %16 = arith.index_cast %6 : i64 to index
        %17 = tile.check_index %16, %c65
        %18 = arith.addi %5, %17 : index
        %19 = memref.load %arg0[%18] : memref<133120xf32>
        %20 = arith.subf %19, %13#0 : f32
        %21 = arith.subf %20, %15 : f32
        memref.store %21, %arg5[%arg10] : memref<2048xf32>
      }
    }
    return
  }
}

