module {
  func.func @kernel(%arg0: memref<786432xf32>, %arg1: memref<147456xf32>, %arg2: memref<786432xf32>, %arg3: index, %arg4: index) attributes {graph.aliases = array<i64: -1>, graph.kind = "matmul", tile.grid = array<i64: 22, 8>} {
    tile.grid (%arg5, %arg6) in (22, 8) from %arg3 to %arg4 {
      %c1 = arith.constant 1 : index
      %0 = arith.addi %c1, %arg6 : index
      %c8 = arith.constant 8 : index
      %c12 = arith.constant 12 : index
      %1 = arith.muli %arg5, %c12 : index
      %2 = arith.addi %c12, %1 : index
      %c256 = arith.constant 256 : index
      %c0 = arith.constant 0 : index
      %c48 = arith.constant 48 : index
      %c384 = arith.constant 384 : index
      %c16 = arith.constant 16 : index
      %c32 = arith.constant 32 : index
      %c3072 = arith.constant 3072 : index
      %c18432 = arith.constant 18432 : index
      scf.for %arg7 = %arg6 to %0 step %c1 {
        %3 = arith.minsi %2, %c256 : index
        %4 = arith.muli %arg7, %c48 : index
        %5 = arith.addi %c16, %4 : index
        %6 = arith.addi %c32, %4 : index
        %7 = arith.muli %arg7, %c18432 : index
        scf.for %arg8 = %1 to %3 step %c1 {
          %8 = arith.muli %arg8, %c8 : index
          %9 = arith.muli %8, %c384 : index
          %10 = arith.addi %4, %9 : index
          %11 = arith.addi %5, %9 : index
          %12 = arith.addi %6, %9 : index
          scf.for %arg9 = %c0 to %c8 step %c1 {
            %15 = arith.muli %arg9, %c384 : index
            %16 = arith.addi %10, %15 : index
            memref.prefetch %arg2[%16], write, locality<3>, data : memref<786432xf32>
            %17 = arith.addi %11, %15 : index
            memref.prefetch %arg2[%17], write, locality<3>, data : memref<786432xf32>
            %18 = arith.addi %12, %15 : index
            memref.prefetch %arg2[%18], write, locality<3>, data : memref<786432xf32>
          }
          %13 = arith.muli %arg8, %c3072 : index
          %14 = arith.addi %4, %13 : index
          tile.mma %arg0[%13, %c384, %c1], %arg1[%7, %c48] into %arg2[%14, %c384] depth %c384 {instruction = "fma.f32", lanes = 16 : i64, m = 8 : i64, n = 48 : i64} : memref<786432xf32>, memref<147456xf32>, memref<786432xf32>
        }
      }
    }
    return
  }
}

