module {
  func.func @kernel(%arg0: memref<786432xf32>, %arg1: memref<98304xf32>, %arg2: index, %arg3: index) attributes {graph.aliases = array<i64: -1>, graph.kind = "column", tile.grid = array<i64: 64>} {
    tile.grid (%arg4) in (64) from %arg2 to %arg3 {
      %c1536 = arith.constant 1536 : index
      %0 = arith.muli %arg4, %c1536 : index
      %c0 = arith.constant 0 : index
      %c8 = arith.constant 8 : index
      %c1 = arith.constant 1 : index
      %c98304 = arith.constant 98304 : index
      tile.lanes %arg5 to %c1536 {
        %cst = arith.constant 0.000000e+00 : f32
        %1 = arith.addi %0, %arg5 : index
        %2 = scf.for %arg6 = %c0 to %c8 step %c1 iter_args(%arg7 = %cst) -> (f32) {
          %3 = arith.muli %arg6, %c98304 : index
          %4 = arith.addi %1, %3 : index
          %5 = memref.load %arg0[%4] : memref<786432xf32>
          %6 = arith.addf %arg7, %5 : f32
          scf.yield %6 : f32
        }
        memref.store %2, %arg1[%1] : memref<98304xf32>
      }
    }
    return
  }
}

