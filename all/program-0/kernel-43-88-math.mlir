module {
  func.func @pointwise_a698fa7eece8000c(%arg0: memref<384xf32>, %arg1: memref<384xf32>, %arg2: memref<786432xf32>, %arg3: memref<786432xf32>, %arg4: index, %arg5: index) attributes {graph.aliases = array<i64: -1>, graph.kind = "pointwise", tile.grid = array<i64: 64>} {
    tile.grid (%arg6) in (64) from %arg4 to %arg5 {
      %c32 = arith.constant 32 : index
      %0 = arith.muli %arg6, %c32 : index
      %1 = arith.addi %0, %c32 : index
      %c1 = arith.constant 1 : index
      %c384 = arith.constant 384 : index
      scf.for %arg7 = %0 to %1 step %c1 {
        %2 = arith.muli %arg7, %c384 : index
        %c384_0 = arith.constant 384 : index
        %c0 = arith.constant 0 : index
        %c32_1 = arith.constant 32 : index
        scf.for %arg8 = %c0 to %c384_0 step %c32_1 {
          %c16 = arith.constant 16 : index
          %3 = arith.addi %arg8, %c16 : index
          %4 = arith.addi %2, %arg8 : index
          %5 = arith.addi %2, %3 : index
          %6 = vector.load %arg2[%4] : memref<786432xf32>, vector<16xf32>
          %7 = vector.load %arg2[%5] : memref<786432xf32>, vector<16xf32>
          %8 = vector.load %arg0[%arg8] : memref<384xf32>, vector<16xf32>
          %9 = vector.load %arg0[%3] : memref<384xf32>, vector<16xf32>
          %10 = arith.mulf %6, %8 : vector<16xf32>
          %11 = arith.mulf %7, %9 : vector<16xf32>
          %12 = vector.load %arg1[%arg8] : memref<384xf32>, vector<16xf32>
          %13 = vector.load %arg1[%3] : memref<384xf32>, vector<16xf32>
          %14 = arith.addf %10, %12 : vector<16xf32>
          %15 = arith.addf %11, %13 : vector<16xf32>
          vector.store %14, %arg3[%4] : memref<786432xf32>, vector<16xf32>
          vector.store %15, %arg3[%5] : memref<786432xf32>, vector<16xf32>
        }
      }
    }
    return
  }
}

