module {
  func.func @column_2325d0c67c4aaf92(%arg0: memref<2359296xf32>, %arg1: memref<36864xf32>, %arg2: index, %arg3: index) attributes {graph.aliases = array<i64: -1>, graph.kind = "column", tile.grid = array<i64: 32, 3>} {
    tile.grid (%arg4, %arg5) in (32, 3) from %arg2 to %arg3 {
      %c384 = arith.constant 384 : index
      %0 = arith.muli %arg5, %c384 : index
      %c0 = arith.constant 0 : index
      %c64 = arith.constant 64 : index
      %c1 = arith.constant 1 : index
      %c73728 = arith.constant 73728 : index
      %1 = arith.muli %arg4, %c73728 : index
      %2 = arith.addi %1, %0 : index
      %c1152 = arith.constant 1152 : index
      %3 = arith.muli %arg4, %c1152 : index
      %4 = arith.addi %3, %0 : index
      %c384_0 = arith.constant 384 : index
      %c0_1 = arith.constant 0 : index
      %c64_2 = arith.constant 64 : index
      %cst = arith.constant 0.000000e+00 : f32
      %5 = vector.broadcast %cst : f32 to vector<16xf32>
      scf.for %arg6 = %c0_1 to %c384_0 step %c64_2 {
        %c16 = arith.constant 16 : index
        %6 = arith.addi %arg6, %c16 : index
        %c32 = arith.constant 32 : index
        %7 = arith.addi %arg6, %c32 : index
        %c48 = arith.constant 48 : index
        %8 = arith.addi %arg6, %c48 : index
        %9 = arith.addi %2, %arg6 : index
        %10 = arith.addi %2, %6 : index
        %11 = arith.addi %2, %7 : index
        %12 = arith.addi %2, %8 : index
        %13:4 = scf.for %arg7 = %c0 to %c64 step %c1 iter_args(%arg8 = %5, %arg9 = %5, %arg10 = %5, %arg11 = %5) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
          %18 = arith.muli %arg7, %c1152 : index
          %19 = arith.addi %9, %18 : index
          %20 = arith.addi %10, %18 : index
          %21 = arith.addi %11, %18 : index
          %22 = arith.addi %12, %18 : index
          %23 = vector.load %arg0[%19] : memref<2359296xf32>, vector<16xf32>
          %24 = vector.load %arg0[%20] : memref<2359296xf32>, vector<16xf32>
          %25 = vector.load %arg0[%21] : memref<2359296xf32>, vector<16xf32>
          %26 = vector.load %arg0[%22] : memref<2359296xf32>, vector<16xf32>
          %27 = arith.addf %arg8, %23 : vector<16xf32>
          %28 = arith.addf %arg9, %24 : vector<16xf32>
          %29 = arith.addf %arg10, %25 : vector<16xf32>
          %30 = arith.addf %arg11, %26 : vector<16xf32>
          scf.yield %27, %28, %29, %30 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        %14 = arith.addi %4, %arg6 : index
        %15 = arith.addi %4, %6 : index
        %16 = arith.addi %4, %7 : index
        %17 = arith.addi %4, %8 : index
        vector.store %13#0, %arg1[%14] : memref<36864xf32>, vector<16xf32>
        vector.store %13#1, %arg1[%15] : memref<36864xf32>, vector<16xf32>
        vector.store %13#2, %arg1[%16] : memref<36864xf32>, vector<16xf32>
        vector.store %13#3, %arg1[%17] : memref<36864xf32>, vector<16xf32>
      }
    }
    return
  }
}

