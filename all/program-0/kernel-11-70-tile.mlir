module {
  func.func @kernel(%arg0: memref<3145728xf32>, %arg1: memref<589824xf32>, %arg2: memref<384xf32>, %arg3: memref<786432xf32>, %arg4: memref<786432xf32>, %arg5: index, %arg6: index) attributes {graph.aliases = array<i64: 3>, graph.kind = "matmul", tile.grid = array<i64: 22, 1>} {
    tile.grid (%arg7, %arg8) in (22, 1) from %arg5 to %arg6 {
      %0 = tile.scratch : memref<36864xf32>
      %c8 = arith.constant 8 : index
      %1 = arith.muli %arg8, %c8 : index
      %2 = arith.addi %c8, %1 : index
      %c1 = arith.constant 1 : index
      %c12 = arith.constant 12 : index
      %3 = arith.muli %arg7, %c12 : index
      %4 = arith.addi %c12, %3 : index
      %c256 = arith.constant 256 : index
      %c12288 = arith.constant 12288 : index
      %c73728 = arith.constant 73728 : index
      %c-36864 = arith.constant -36864 : index
      %5 = arith.muli %arg7, %c-36864 : index
      %c-384 = arith.constant -384 : index
      %6 = arith.muli %arg8, %c-384 : index
      %7 = arith.addi %5, %6 : index
      %c48 = arith.constant 48 : index
      %c3072 = arith.constant 3072 : index
      %c1536 = arith.constant 1536 : index
      %c384 = arith.constant 384 : index
      %c768 = arith.constant 768 : index
      scf.for %arg9 = %1 to %2 step %c1 {
        %8 = arith.minsi %4, %c256 : index
        %9 = arith.muli %arg9, %c73728 : index
        %10 = arith.muli %arg9, %c48 : index
        %11 = arith.addi %7, %10 : index
        scf.for %arg10 = %3 to %8 step %c1 {
          %12 = arith.muli %arg10, %c12288 : index
          %13 = arith.muli %arg10, %c3072 : index
          %14 = arith.addi %11, %13 : index
          tile.mma %arg0[%12, %c1536, %c1], %arg1[%9, %c48] into %0[%14, %c384] depth %c768 {instruction = "fma.f32", lanes = 16 : i64, m = 8 : i64, n = 48 : i64} : memref<3145728xf32>, memref<589824xf32>, memref<36864xf32>
        }
      }
      %c0 = arith.constant 0 : index
      %c16 = arith.constant 16 : index
      %c32 = arith.constant 32 : index
      %c36864 = arith.constant 36864 : index
      scf.for %arg9 = %1 to %2 step %c1 {
        %8 = arith.minsi %4, %c256 : index
        %9 = arith.muli %arg9, %c48 : index
        %10 = arith.addi %c16, %9 : index
        %11 = arith.addi %c32, %9 : index
        %12 = arith.muli %arg9, %c73728 : index
        %13 = arith.addi %c36864, %12 : index
        %14 = arith.addi %7, %9 : index
        scf.for %arg10 = %3 to %8 step %c1 {
          %15 = arith.muli %arg10, %c8 : index
          %16 = arith.muli %15, %c384 : index
          %17 = arith.addi %9, %16 : index
          %18 = arith.addi %10, %16 : index
          %19 = arith.addi %11, %16 : index
          scf.for %arg11 = %c0 to %c8 step %c1 {
            %25 = arith.muli %arg11, %c384 : index
            %26 = arith.addi %17, %25 : index
            memref.prefetch %arg4[%26], write, locality<3>, data : memref<786432xf32>
            %27 = arith.addi %18, %25 : index
            memref.prefetch %arg4[%27], write, locality<3>, data : memref<786432xf32>
            %28 = arith.addi %19, %25 : index
            memref.prefetch %arg4[%28], write, locality<3>, data : memref<786432xf32>
          }
          %20 = arith.muli %arg10, %c12288 : index
          %21 = arith.addi %c768, %20 : index
          %22 = arith.muli %arg10, %c3072 : index
          %23 = arith.addi %14, %22 : index
          tile.mma %arg0[%21, %c1536, %c1], %arg1[%13, %c48] into %0[%23, %c384] depth %c768 {accumulate, instruction = "fma.f32", lanes = 16 : i64, m = 8 : i64, n = 48 : i64} : memref<3145728xf32>, memref<589824xf32>, memref<36864xf32>
          %24 = arith.addi %7, %16 : index
          scf.for %arg11 = %c0 to %c8 step %c1 {
            %25 = arith.muli %arg11, %c384 : index
            %26 = arith.addi %24, %25 : index
            %27 = arith.addi %26, %9 : index
            %28 = arith.addi %16, %25 : index
            %29 = arith.addi %28, %9 : index
            tile.lanes %arg12 to %c48 {
              %30 = arith.addi %27, %arg12 : index
              %31 = memref.load %0[%30] : memref<36864xf32>
              %32 = arith.addi %29, %arg12 : index
              %33 = memref.load %arg3[%32] : memref<786432xf32>
              %34 = arith.addi %9, %arg12 : index
              %35 = memref.load %arg2[%34] : memref<384xf32>
              %36 = arith.addf %31, %35 : f32
              %37 = arith.addf %33, %36 : f32
              memref.store %37, %arg4[%32] : memref<786432xf32>
            }
          }
        }
      }
    }
    return
  }
}

