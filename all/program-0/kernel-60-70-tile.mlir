module {
  func.func @kernel(%arg0: memref<3145728xf32>, %arg1: memref<3145728xf32>, %arg2: index, %arg3: index) attributes {graph.aliases = array<i64: 0>, graph.kind = "pointwise", tile.grid = array<i64: 96>} {
    tile.grid (%arg4) in (96) from %arg2 to %arg3 {
      %c32768 = arith.constant 32768 : index
      %0 = arith.muli %arg4, %c32768 : index
      tile.lanes %arg5 to %c32768 {
        %1 = arith.addi %0, %arg5 : index
        %2 = memref.load %arg0[%1] : memref<3145728xf32>
        %cst = arith.constant 0.707106769 : f32
        %3 = arith.mulf %2, %cst : f32
        %4 = math.erf %3 : f32
        %cst_0 = arith.constant 1.000000e+00 : f32
        %5 = arith.addf %4, %cst_0 : f32
        %cst_1 = arith.constant 5.000000e-01 : f32
        %6 = arith.mulf %5, %cst_1 : f32
        %7 = arith.mulf %2, %6 : f32
        memref.store %7, %arg1[%1] : memref<3145728xf32>
      }
    }
    return
  }
}

