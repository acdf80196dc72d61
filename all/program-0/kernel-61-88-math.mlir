module {
  func.func @column_24664b2ed619383b(%arg0: memref<786432xf32>, %arg1: memref<98304xf32>, %arg2: index, %arg3: index) attributes {graph.aliases = array<i64: -1>, graph.kind = "column", tile.grid = array<i64: 64>} {
    tile.grid (%arg4) in (64) from %arg2 to %arg3 {
      %c1536 = arith.constant 1536 : index
      %0 = arith.muli %arg4, %c1536 : index
      %c0 = arith.constant 0 : index
      %c8 = arith.constant 8 : index
      %c1 = arith.constant 1 : index
      %c98304 = arith.constant 98304 : index
      %c1536_0 = arith.constant 1536 : index
      %c0_1 = arith.constant 0 : index
      %c64 = arith.constant 64 : index
      %cst = arith.constant 0.000000e+00 : f32
      %1 = vector.broadcast %cst : f32 to vector<16xf32>
      scf.for %arg5 = %c0_1 to %c1536_0 step %c64 {
        %c16 = arith.constant 16 : index
        %2 = arith.addi %arg5, %c16 : index
        %c32 = arith.constant 32 : index
        %3 = arith.addi %arg5, %c32 : index
        %c48 = arith.constant 48 : index
        %4 = arith.addi %arg5, %c48 : index
        %5 = arith.addi %0, %arg5 : index
        %6 = arith.addi %0, %2 : index
        %7 = arith.addi %0, %3 : index
        %8 = arith.addi %0, %4 : index
        %9:4 = scf.for %arg6 = %c0 to %c8 step %c1 iter_args(%arg7 = %1, %arg8 = %1, %arg9 = %1, %arg10 = %1) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
          %10 = arith.muli %arg6, %c98304 : index
          %11 = arith.addi %5, %10 : index
          %12 = arith.addi %6, %10 : index
          %13 = arith.addi %7, %10 : index
          %14 = arith.addi %8, %10 : index
          %15 = vector.load %arg0[%11] : memref<786432xf32>, vector<16xf32>
          %16 = vector.load %arg0[%12] : memref<786432xf32>, vector<16xf32>
          %17 = vector.load %arg0[%13] : memref<786432xf32>, vector<16xf32>
          %18 = vector.load %arg0[%14] : memref<786432xf32>, vector<16xf32>
          %19 = arith.addf %arg7, %15 : vector<16xf32>
          %20 = arith.addf %arg8, %16 : vector<16xf32>
          %21 = arith.addf %arg9, %17 : vector<16xf32>
          %22 = arith.addf %arg10, %18 : vector<16xf32>
          scf.yield %19, %20, %21, %22 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        vector.store %9#0, %arg1[%5] : memref<98304xf32>, vector<16xf32>
        vector.store %9#1, %arg1[%6] : memref<98304xf32>, vector<16xf32>
        vector.store %9#2, %arg1[%7] : memref<98304xf32>, vector<16xf32>
        vector.store %9#3, %arg1[%8] : memref<98304xf32>, vector<16xf32>
      }
    }
    return
  }
}

