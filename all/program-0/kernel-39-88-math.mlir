module {
  func.func @column_21e53da3eb24d75d(%arg0: memref<786432xf32>, %arg1: memref<6144xf32>, %arg2: index, %arg3: index) attributes {graph.aliases = array<i64: -1>, graph.kind = "column", tile.grid = array<i64: 16, 3>} {
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
      %c128_0 = arith.constant 128 : index
      %c0_1 = arith.constant 0 : index
      %c64_2 = arith.constant 64 : index
      %cst = arith.constant 0.000000e+00 : f32
      %5 = vector.broadcast %cst : f32 to vector<16xf32>
      scf.for %arg6 = %c0_1 to %c128_0 step %c64_2 {
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
        %13:4 = scf.for %arg7 = %c0 to %c2 step %c1 iter_args(%arg8 = %5, %arg9 = %5, %arg10 = %5, %arg11 = %5) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
          %18 = arith.muli %arg7, %c64 : index
          %19 = arith.addi %18, %c64 : index
          %20:4 = scf.for %arg12 = %18 to %19 step %c1 iter_args(%arg13 = %5, %arg14 = %5, %arg15 = %5, %arg16 = %5) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
            %25 = arith.muli %arg12, %c384 : index
            %26 = arith.addi %9, %25 : index
            %27 = arith.addi %10, %25 : index
            %28 = arith.addi %11, %25 : index
            %29 = arith.addi %12, %25 : index
            %30 = vector.load %arg0[%26] : memref<786432xf32>, vector<16xf32>
            %31 = vector.load %arg0[%27] : memref<786432xf32>, vector<16xf32>
            %32 = vector.load %arg0[%28] : memref<786432xf32>, vector<16xf32>
            %33 = vector.load %arg0[%29] : memref<786432xf32>, vector<16xf32>
            %34 = arith.addf %arg13, %30 : vector<16xf32>
            %35 = arith.addf %arg14, %31 : vector<16xf32>
            %36 = arith.addf %arg15, %32 : vector<16xf32>
            %37 = arith.addf %arg16, %33 : vector<16xf32>
            scf.yield %34, %35, %36, %37 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
          }
          %21 = arith.addf %arg8, %20#0 : vector<16xf32>
          %22 = arith.addf %arg9, %20#1 : vector<16xf32>
          %23 = arith.addf %arg10, %20#2 : vector<16xf32>
          %24 = arith.addf %arg11, %20#3 : vector<16xf32>
          scf.yield %21, %22, %23, %24 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        %14 = arith.addi %4, %arg6 : index
        %15 = arith.addi %4, %6 : index
        %16 = arith.addi %4, %7 : index
        %17 = arith.addi %4, %8 : index
        vector.store %13#0, %arg1[%14] : memref<6144xf32>, vector<16xf32>
        vector.store %13#1, %arg1[%15] : memref<6144xf32>, vector<16xf32>
        vector.store %13#2, %arg1[%16] : memref<6144xf32>, vector<16xf32>
        vector.store %13#3, %arg1[%17] : memref<6144xf32>, vector<16xf32>
      }
    }
    return
  }
}

