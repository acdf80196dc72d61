module {
  func.func @pointwise_389c37d66e1c4bd8(%arg0: memref<3145728xf32>, %arg1: memref<3145728xf32>, %arg2: index, %arg3: index) attributes {graph.aliases = array<i64: 0>, graph.kind = "pointwise", tile.grid = array<i64: 96>} {
    tile.grid (%arg4) in (96) from %arg2 to %arg3 {
      %c32768 = arith.constant 32768 : index
      %0 = arith.muli %arg4, %c32768 : index
      %c32768_0 = arith.constant 32768 : index
      %c0 = arith.constant 0 : index
      %c32 = arith.constant 32 : index
      %cst = arith.constant 0.707106769 : f32
      %1 = vector.broadcast %cst : f32 to vector<16xf32>
      %cst_1 = arith.constant 1.000000e+00 : f32
      %2 = vector.broadcast %cst_1 : f32 to vector<16xf32>
      %cst_2 = arith.constant 5.000000e-01 : f32
      %3 = vector.broadcast %cst_2 : f32 to vector<16xf32>
      scf.for %arg5 = %c0 to %c32768_0 step %c32 {
        %c16 = arith.constant 16 : index
        %4 = arith.addi %arg5, %c16 : index
        %5 = arith.addi %0, %arg5 : index
        %6 = arith.addi %0, %4 : index
        %7 = vector.load %arg0[%5] : memref<3145728xf32>, vector<16xf32>
        %8 = vector.load %arg0[%6] : memref<3145728xf32>, vector<16xf32>
        %9 = arith.mulf %7, %1 : vector<16xf32>
        %10 = arith.mulf %8, %1 : vector<16xf32>
        %11 = math.erf %9 : vector<16xf32>
        %12 = math.erf %10 : vector<16xf32>
        %13 = arith.addf %11, %2 : vector<16xf32>
        %14 = arith.addf %12, %2 : vector<16xf32>
        %15 = arith.mulf %13, %3 : vector<16xf32>
        %16 = arith.mulf %14, %3 : vector<16xf32>
        %17 = arith.mulf %7, %15 : vector<16xf32>
        %18 = arith.mulf %8, %16 : vector<16xf32>
        vector.store %17, %arg1[%5] : memref<3145728xf32>, vector<16xf32>
        vector.store %18, %arg1[%6] : memref<3145728xf32>, vector<16xf32>
      }
    }
    return
  }
}

