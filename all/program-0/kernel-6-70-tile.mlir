module {
  func.func @kernel(%arg0: memref<786432xf32>, %arg1: memref<147456xf32>, %arg2: memref<384xf32>, %arg3: memref<786432xf32>, %arg4: memref<786432xf32>, %arg5: index, %arg6: index) attributes {graph.aliases = array<i64: 3>, graph.kind = "matmul", tile.grid = array<i64: 22, 8>} {
    tile.grid (%arg7, %arg8) in (22, 8) from %arg5 to %arg6 {
      %0 = tile.scratch : memref<384xf32>
      %c1 = arith.constant 1 : index
      %1 = arith.addi %c1, %arg8 : index
      %c8 = arith.constant 8 : index
      %c12 = arith.constant 12 : index
      %2 = arith.muli %arg7, %c12 : index
      %3 = arith.addi %c12, %2 : index
      %c256 = arith.constant 256 : index
      %c0 = arith.constant 0 : index
      %c48 = arith.constant 48 : index
      %c384 = arith.constant 384 : index
      %c16 = arith.constant 16 : index
      %c32 = arith.constant 32 : index
      %c3072 = arith.constant 3072 : index
      %c18432 = arith.constant 18432 : index
      %c-48 = arith.constant -48 : index
      %c-384 = arith.constant -384 : index
      scf.for %arg9 = %arg8 to %1 step %c1 {
        %4 = arith.minsi %3, %c256 : index
        %5 = arith.muli %arg9, %c48 : index
        %6 = arith.addi %c16, %5 : index
        %7 = arith.addi %c32, %5 : index
        %8 = arith.muli %arg9, %c18432 : index
        %9 = arith.muli %arg9, %c-48 : index
        scf.for %arg10 = %2 to %4 step %c1 {
          %10 = arith.muli %arg10, %c8 : index
          %11 = arith.muli %10, %c384 : index
          %12 = arith.addi %5, %11 : index
          %13 = arith.addi %6, %11 : index
          %14 = arith.addi %7, %11 : index
          scf.for %arg11 = %c0 to %c8 step %c1 {
            %20 = arith.muli %arg11, %c384 : index
            %21 = arith.addi %12, %20 : index
            memref.prefetch %arg4[%21], write, locality<3>, data : memref<786432xf32>
            %22 = arith.addi %13, %20 : index
            memref.prefetch %arg4[%22], write, locality<3>, data : memref<786432xf32>
            %23 = arith.addi %14, %20 : index
            memref.prefetch %arg4[%23], write, locality<3>, data : memref<786432xf32>
          }
          %15 = arith.muli %arg10, %c3072 : index
          tile.mma %arg0[%15, %c384, %c1], %arg1[%8, %c48] into %0[%c0, %c48] depth %c384 {instruction = "fma.f32", lanes = 16 : i64, m = 8 : i64, n = 48 : i64} : memref<786432xf32>, memref<147456xf32>, memref<384xf32>
          %16 = arith.muli %arg10, %c-384 : index
          %17 = arith.addi %9, %16 : index
          %18 = arith.muli %10, %c48 : index
          %19 = arith.addi %17, %18 : index
          scf.for %arg11 = %c0 to %c8 step %c1 {
            %20 = arith.muli %arg11, %c48 : index
            %21 = arith.addi %19, %20 : index
            %22 = arith.addi %21, %5 : index
            %23 = arith.muli %arg11, %c384 : index
            %24 = arith.addi %11, %23 : index
            %25 = arith.addi %24, %5 : index
            tile.lanes %arg12 to %c48 {
              %26 = arith.addi %22, %arg12 : index
              %27 = memref.load %0[%26] : memref<384xf32>
              %28 = arith.addi %25, %arg12 : index
              %29 = memref.load %arg3[%28] : memref<786432xf32>
              %30 = arith.addi %5, %arg12 : index
              %31 = memref.load %arg2[%30] : memref<384xf32>
              %32 = arith.addf %27, %31 : f32
              %33 = arith.addf %29, %32 : f32
              memref.store %33, %arg4[%28] : memref<786432xf32>
            }
          }
        }
      }
    }
    return
  }
}

