module {
  func.func @kernel(%arg0: memref<786432xf32>, %arg1: memref<6144xf32>, %arg2: index, %arg3: index) attributes {graph.aliases = array<i64: -1>, graph.kind = "column", tile.grid = array<i64: 16, 3>} {
    tile.grid (%arg4, %arg5) in (16, 3) from %arg2 to %arg3 {
      %c128 = arith.constant 128 : index
      %0 = arith.muli %arg5, %c128 : index
      %c0 = arith.constant 0 : index
      %c2 = arith.constant 2 : index
      %c1 = arith.constant 1 : index
      %c64 = arith.constant 64 : index
      %c49152 = arith.constant 49152 : index
      %1 = arith.muli %arg4, %c49152 : index
      %2 = arith.addi %1, %0 : index
      %c384 = arith.constant 384 : index
      %3 = arith.muli %arg4, %c384 : index
      %4 = arith.addi %3, %0 : index
      tile.lanes %arg6 to %c128 {
        %cst = arith.constant 0.000000e+00 : f32
        %5 = arith.addi %2, %arg6 : index
        %6 = scf.for %arg7 = %c0 to %c2 step %c1 iter_args(%arg8 = %cst) -> (f32) {
          %8 = arith.muli %arg7, %c64 : index
          %9 = arith.addi %8, %c64 : index
          %10 = scf.for %arg9 = %8 to %9 step %c1 iter_args(%arg10 = %cst) -> (f32) {
            %12 = arith.muli %arg9, %c384 : index
            %13 = arith.addi %5, %12 : index
            %14 = memref.load %arg0[%13] : memref<786432xf32>
            %15 = arith.addf %arg10, %14 : f32
            scf.yield %15 : f32
          }
          %11 = arith.addf %arg8, %10 : f32
          scf.yield %11 : f32
        }
        %7 = arith.addi %4, %arg6 : index
        memref.store %6, %arg1[%7] : memref<6144xf32>
      }
    }
    return
  }
}

