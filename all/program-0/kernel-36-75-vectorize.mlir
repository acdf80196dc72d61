module {
  func.func @matmul_83eb802323567523(%arg0: memref<786432xf32>, %arg1: memref<589824xf32>, %arg2: memref<3145728xf32>, %arg3: memref<3145728xf32>, %arg4: index, %arg5: index) attributes {graph.aliases = array<i64: 2>, graph.kind = "matmul", tile.grid = array<i64: 22, 32>} {
    tile.grid (%arg6, %arg7) in (22, 32) from %arg4 to %arg5 {
      %0 = tile.scratch : memref<384xf32>
      %c1 = arith.constant 1 : index
      %1 = arith.addi %c1, %arg7 : index
      %c32 = arith.constant 32 : index
      %c12 = arith.constant 12 : index
      %2 = arith.muli %arg6, %c12 : index
      %3 = arith.addi %c12, %2 : index
      %c256 = arith.constant 256 : index
      %c8 = arith.constant 8 : index
      %c0 = arith.constant 0 : index
      %c48 = arith.constant 48 : index
      %c1536 = arith.constant 1536 : index
      %c16 = arith.constant 16 : index
      %c3072 = arith.constant 3072 : index
      %c18432 = arith.constant 18432 : index
      %c384 = arith.constant 384 : index
      %c-48 = arith.constant -48 : index
      %c-384 = arith.constant -384 : index
      scf.for %arg8 = %arg7 to %1 step %c1 {
        %4 = arith.minsi %3, %c256 : index
        %5 = arith.muli %arg8, %c48 : index
        %6 = arith.addi %c16, %5 : index
        %7 = arith.addi %c32, %5 : index
        %8 = arith.muli %arg8, %c18432 : index
        %9 = arith.muli %arg8, %c-48 : index
        scf.for %arg9 = %2 to %4 step %c1 {
          %10 = arith.muli %arg9, %c8 : index
          %11 = arith.muli %10, %c1536 : index
          %12 = arith.addi %5, %11 : index
          %13 = arith.addi %6, %11 : index
          %14 = arith.addi %7, %11 : index
          scf.for %arg10 = %c0 to %c8 step %c1 {
            %20 = arith.muli %arg10, %c1536 : index
            %21 = arith.addi %12, %20 : index
            memref.prefetch %arg3[%21], write, locality<3>, data : memref<3145728xf32>
            %22 = arith.addi %13, %20 : index
            memref.prefetch %arg3[%22], write, locality<3>, data : memref<3145728xf32>
            %23 = arith.addi %14, %20 : index
            memref.prefetch %arg3[%23], write, locality<3>, data : memref<3145728xf32>
          }
          %15 = arith.muli %arg9, %c3072 : index
          tile.mma %arg0[%15, %c384, %c1], %arg1[%8, %c48] into %0[%c0, %c48] depth %c384 {instruction = "fma.f32", lanes = 16 : i64, m = 8 : i64, n = 48 : i64} : memref<786432xf32>, memref<589824xf32>, memref<384xf32>
          %16 = arith.muli %arg9, %c-384 : index
          %17 = arith.addi %9, %16 : index
          %18 = arith.muli %10, %c48 : index
          %19 = arith.addi %17, %18 : index
          scf.for %arg10 = %c0 to %c8 step %c1 {
            %20 = arith.muli %arg10, %c48 : index
            %21 = arith.addi %19, %20 : index
            %22 = arith.addi %21, %5 : index
            %23 = arith.muli %arg10, %c1536 : index
            %24 = arith.addi %11, %23 : index
            %25 = arith.addi %24, %5 : index
            %c32_0 = arith.constant 32 : index
            %c0_1 = arith.constant 0 : index
            %c32_2 = arith.constant 32 : index
            scf.for %arg11 = %c0_1 to %c32_0 step %c32_2 {
              %c16_4 = arith.constant 16 : index
              %26 = arith.addi %arg11, %c16_4 : index
              %27 = arith.addi %22, %arg11 : index
              %28 = arith.addi %22, %26 : index
              %29 = vector.load %0[%27] : memref<384xf32>, vector<16xf32>
              %30 = vector.load %0[%28] : memref<384xf32>, vector<16xf32>
              %31 = arith.addi %25, %arg11 : index
              %32 = arith.addi %25, %26 : index
              %33 = vector.load %arg2[%31] : memref<3145728xf32>, vector<16xf32>
              %34 = vector.load %arg2[%32] : memref<3145728xf32>, vector<16xf32>
              %35 = arith.mulf %29, %33 : vector<16xf32>
              %36 = arith.mulf %30, %34 : vector<16xf32>
              vector.store %35, %arg3[%31] : memref<3145728xf32>, vector<16xf32>
              vector.store %36, %arg3[%32] : memref<3145728xf32>, vector<16xf32>
            }
            %c16_3 = arith.constant 16 : index
            scf.for %arg11 = %c32_0 to %c48 step %c16_3 {
              %26 = arith.addi %22, %arg11 : index
              %27 = vector.load %0[%26] : memref<384xf32>, vector<16xf32>
              %28 = arith.addi %25, %arg11 : index
              %29 = vector.load %arg2[%28] : memref<3145728xf32>, vector<16xf32>
              %30 = arith.mulf %27, %29 : vector<16xf32>
              vector.store %30, %arg3[%28] : memref<3145728xf32>, vector<16xf32>
            }
          }
        }
      }
    }
    return
  }
}

