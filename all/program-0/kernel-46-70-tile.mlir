module {
  func.func @kernel(%arg0: memref<3145728xf32>, %arg1: memref<49152xf32>, %arg2: index, %arg3: index) attributes {graph.aliases = array<i64: -1>, graph.kind = "column", tile.grid = array<i64: 32, 3>} {
    tile.grid (%arg4, %arg5) in (32, 3) from %arg2 to %arg3 {
      %c512 = arith.constant 512 : index
      %0 = arith.muli %arg5, %c512 : index
      %c0 = arith.constant 0 : index
      %c64 = arith.constant 64 : index
      %c1 = arith.constant 1 : index
      %c98304 = arith.constant 98304 : index
      %1 = arith.muli %arg4, %c98304 : index
      %2 = arith.addi %1, %0 : index
      %c1536 = arith.constant 1536 : index
      %3 = arith.muli %arg4, %c1536 : index
      %4 = arith.addi %3, %0 : index
      tile.lanes %arg6 to %c512 {
        %cst = arith.constant 0.000000e+00 : f32
        %5 = arith.addi %2, %arg6 : index
        %6 = scf.for %arg7 = %c0 to %c64 step %c1 iter_args(%arg8 = %cst) -> (f32) {
          %8 = arith.muli %arg7, %c1536 : index
          %9 = arith.addi %5, %8 : index
          %10 = memref.load %arg0[%9] : memref<3145728xf32>
          %11 = arith.addf %arg8, %10 : f32
          scf.yield %11 : f32
        }
        %7 = arith.addi %4, %arg6 : index
        memref.store %6, %arg1[%7] : memref<49152xf32>
      }
    }
    return
  }
}

