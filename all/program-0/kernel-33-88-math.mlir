module {
  func.func @column_959a67b36cd82ed2(%arg0: memref<786432xf32>, %arg1: memref<786432xf32>, %arg2: memref<6144xf32>, %arg3: memref<6144xf32>, %arg4: index, %arg5: index) attributes {graph.aliases = array<i64: -1, -1>, graph.kind = "column", tile.grid = array<i64: 16, 3>} {
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
      %c128_0 = arith.constant 128 : index
      %c0_1 = arith.constant 0 : index
      %c32 = arith.constant 32 : index
      %cst = arith.constant 0.000000e+00 : f32
      %5 = vector.broadcast %cst : f32 to vector<16xf32>
      scf.for %arg8 = %c0_1 to %c128_0 step %c32 {
        %c16 = arith.constant 16 : index
        %6 = arith.addi %arg8, %c16 : index
        %7 = arith.addi %2, %arg8 : index
        %8 = arith.addi %2, %6 : index
        %9:4 = scf.for %arg9 = %c0 to %c2 step %c1 iter_args(%arg10 = %5, %arg11 = %5, %arg12 = %5, %arg13 = %5) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
          %12 = arith.muli %arg9, %c64 : index
          %13 = arith.addi %12, %c64 : index
          %14:4 = scf.for %arg14 = %12 to %13 step %c1 iter_args(%arg15 = %5, %arg16 = %5, %arg17 = %5, %arg18 = %5) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
            %19 = arith.muli %arg14, %c384 : index
            %20 = arith.addi %7, %19 : index
            %21 = arith.addi %8, %19 : index
            %22 = vector.load %arg0[%20] : memref<786432xf32>, vector<16xf32>
            %23 = vector.load %arg0[%21] : memref<786432xf32>, vector<16xf32>
            %24 = vector.load %arg1[%20] : memref<786432xf32>, vector<16xf32>
            %25 = vector.load %arg1[%21] : memref<786432xf32>, vector<16xf32>
            %26 = arith.mulf %22, %24 : vector<16xf32>
            %27 = arith.mulf %23, %25 : vector<16xf32>
            %28 = arith.addf %arg15, %26 : vector<16xf32>
            %29 = arith.addf %arg16, %27 : vector<16xf32>
            %30 = arith.addf %arg17, %22 : vector<16xf32>
            %31 = arith.addf %arg18, %23 : vector<16xf32>
            scf.yield %28, %29, %30, %31 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
          }
          %15 = arith.addf %arg10, %14#0 : vector<16xf32>
          %16 = arith.addf %arg11, %14#1 : vector<16xf32>
          %17 = arith.addf %arg12, %14#2 : vector<16xf32>
          %18 = arith.addf %arg13, %14#3 : vector<16xf32>
          scf.yield %15, %16, %17, %18 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        %10 = arith.addi %4, %arg8 : index
        %11 = arith.addi %4, %6 : index
        vector.store %9#0, %arg2[%10] : memref<6144xf32>, vector<16xf32>
        vector.store %9#1, %arg2[%11] : memref<6144xf32>, vector<16xf32>
        vector.store %9#2, %arg3[%10] : memref<6144xf32>, vector<16xf32>
        vector.store %9#3, %arg3[%11] : memref<6144xf32>, vector<16xf32>
      }
    }
    return
  }
}

