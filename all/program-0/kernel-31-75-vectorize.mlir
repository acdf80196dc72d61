module {
  func.func @matmul_e1d009e5488193d6(%arg0: memref<133120xf32>, %arg1: memref<24960xf32>, %arg2: memref<786432xf32>, %arg3: index, %arg4: index) attributes {graph.aliases = array<i64: -1>, graph.kind = "matmul", tile.grid = array<i64: 22, 2>} {
    tile.grid (%arg5, %arg6) in (22, 2) from %arg3 to %arg4 {
      %c4 = arith.constant 4 : index
      %0 = arith.muli %arg6, %c4 : index
      %1 = arith.addi %c4, %0 : index
      %c8 = arith.constant 8 : index
      %c1 = arith.constant 1 : index
      %c12 = arith.constant 12 : index
      %2 = arith.muli %arg5, %c12 : index
      %3 = arith.addi %c12, %2 : index
      %c256 = arith.constant 256 : index
      %c0 = arith.constant 0 : index
      %c48 = arith.constant 48 : index
      %c384 = arith.constant 384 : index
      %c16 = arith.constant 16 : index
      %c32 = arith.constant 32 : index
      %c520 = arith.constant 520 : index
      %c3120 = arith.constant 3120 : index
      %c3072 = arith.constant 3072 : index
      %c65 = arith.constant 65 : index
      scf.for %arg7 = %0 to %1 step %c1 {
        %4 = arith.minsi %3, %c256 : index
        %5 = arith.muli %arg7, %c48 : index
        %6 = arith.addi %c16, %5 : index
        %7 = arith.addi %c32, %5 : index
        %8 = arith.muli %arg7, %c3120 : index
        scf.for %arg8 = %2 to %4 step %c1 {
          %9 = arith.muli %arg8, %c8 : index
          %10 = arith.muli %9, %c384 : index
          %11 = arith.addi %5, %10 : index
          %12 = arith.addi %6, %10 : index
          %13 = arith.addi %7, %10 : index
          scf.for %arg9 = %c0 to %c8 step %c1 {
            %17 = arith.muli %arg9, %c384 : index
            %18 = arith.addi %11, %17 : index
            memref.prefetch %arg2[%18], write, locality<3>, data : memref<786432xf32>
            %19 = arith.addi %12, %17 : index
            memref.prefetch %arg2[%19], write, locality<3>, data : memref<786432xf32>
            %20 = arith.addi %13, %17 : index
            memref.prefetch %arg2[%20], write, locality<3>, data : memref<786432xf32>
          }
          %14 = arith.muli %arg8, %c520 : index
          %15 = arith.muli %arg8, %c3072 : index
          %16 = arith.addi %5, %15 : index
          tile.mma %arg0[%14, %c65, %c1], %arg1[%8, %c48] into %arg2[%16, %c384] depth %c65 {instruction = "fma.f32", lanes = 16 : i64, m = 8 : i64, n = 48 : i64} : memref<133120xf32>, memref<24960xf32>, memref<786432xf32>
        }
      }
    }
    return
  }
}

