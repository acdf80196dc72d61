module {
  func.func @kernel(%arg0: memref<786432xf32>, %arg1: memref<786432xf32>, %arg2: memref<6144xf32>, %arg3: memref<6144xf32>, %arg4: index, %arg5: index) attributes {graph.aliases = array<i64: -1, -1>, graph.kind = "column", tile.grid = array<i64: 16, 3>} {
    tile.grid (%arg6, %arg7) in (16, 3) from %arg4 to %arg5 {
      %c128 = arith.constant 128 : index
      %0 = arith.muli %arg7, %c128 : index
      %c0 = arith.constant 0 : index
      %c2 = arith.constant 2 : index
      %c1 = arith.constant 1 : index
      %c64 = arith.constant 64 : index
      %c49152 = arith.constant 49152 : index
      %1 = arith.muli %arg6, %c49152 : index
      %2 = arith.addi %1, %0 : index
      %c384 = arith.constant 384 : index
      %3 = arith.muli %arg6, %c384 : index
      %4 = arith.addi %3, %0 : index
      tile.lanes %arg8 to %c128 {
        %cst = arith.constant 0.000000e+00 : f32
        %5 = arith.addi %2, %arg8 : index
        %6:2 = scf.for %arg9 = %c0 to %c2 step %c1 iter_args(%arg10 = %cst, %arg11 = %cst) -> (f32, f32) {
          %8 = arith.muli %arg9, %c64 : index
          %9 = arith.addi %8, %c64 : index
          %10:2 = scf.for %arg12 = %8 to %9 step %c1 iter_args(%arg13 = %cst, %arg14 = %cst) -> (f32, f32) {
            %13 = arith.muli %arg12, %c384 : index
            %14 = arith.addi %5, %13 : index
            %15 = memref.load %arg0[%14] : memref<786432xf32>
            %16 = memref.load %arg1[%14] : memref<786432xf32>
            %17 = arith.mulf %15, %16 : f32
            %18 = arith.addf %arg13, %17 : f32
            %19 = arith.addf %arg14, %15 : f32
            scf.yield %18, %19 : f32, f32
          }
          %11 = arith.addf %arg10, %10#0 : f32
          %12 = arith.addf %arg11, %10#1 : f32
          scf.yield %11, %12 : f32, f32
        }
        %7 = arith.addi %4, %arg8 : index
        memref.store %6#0, %arg2[%7] : memref<6144xf32>
        memref.store %6#1, %arg3[%7] : memref<6144xf32>
      }
    }
    return
  }
}

