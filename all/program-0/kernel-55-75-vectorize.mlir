module {
  func.func @matmul_977c7c74399a5895(%arg0: memref<2359296xf32>, %arg1: memref<442368xf32>, %arg2: memref<384xf32>, %arg3: memref<786432xf32>, %arg4: memref<786432xf32>, %arg5: index, %arg6: index) attributes {graph.aliases = array<i64: -1, -1>, graph.kind = "matmul", tile.grid = array<i64: 22, 1>} {
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
      %c9216 = arith.constant 9216 : index
      %c55296 = arith.constant 55296 : index
      %c-36864 = arith.constant -36864 : index
      %5 = arith.muli %arg7, %c-36864 : index
      %c-384 = arith.constant -384 : index
      %6 = arith.muli %arg8, %c-384 : index
      %7 = arith.addi %5, %6 : index
      %c48 = arith.constant 48 : index
      %c3072 = arith.constant 3072 : index
      %c1152 = arith.constant 1152 : index
      %c384 = arith.constant 384 : index
      %c576 = arith.constant 576 : index
      scf.for %arg9 = %1 to %2 step %c1 {
        %8 = arith.minsi %4, %c256 : index
        %9 = arith.muli %arg9, %c55296 : index
        %10 = arith.muli %arg9, %c48 : index
        %11 = arith.addi %7, %10 : index
        scf.for %arg10 = %3 to %8 step %c1 {
          %12 = arith.muli %arg10, %c9216 : index
          %13 = arith.muli %arg10, %c3072 : index
          %14 = arith.addi %11, %13 : index
          tile.mma %arg0[%12, %c1152, %c1], %arg1[%9, %c48] into %0[%14, %c384] depth %c576 {instruction = "fma.f32", lanes = 16 : i64, m = 8 : i64, n = 48 : i64} : memref<2359296xf32>, memref<442368xf32>, memref<36864xf32>
        }
      }
      %c0 = arith.constant 0 : index
      %c16 = arith.constant 16 : index
      %c32 = arith.constant 32 : index
      %c27648 = arith.constant 27648 : index
      scf.for %arg9 = %1 to %2 step %c1 {
        %8 = arith.minsi %4, %c256 : index
        %9 = arith.muli %arg9, %c48 : index
        %10 = arith.addi %c16, %9 : index
        %11 = arith.addi %c32, %9 : index
        %12 = arith.muli %arg9, %c55296 : index
        %13 = arith.addi %c27648, %12 : index
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
            memref.prefetch %arg3[%26], write, locality<3>, data : memref<786432xf32>
            %27 = arith.addi %18, %25 : index
            memref.prefetch %arg3[%27], write, locality<3>, data : memref<786432xf32>
            %28 = arith.addi %19, %25 : index
            memref.prefetch %arg3[%28], write, locality<3>, data : memref<786432xf32>
            memref.prefetch %arg4[%26], write, locality<3>, data : memref<786432xf32>
            memref.prefetch %arg4[%27], write, locality<3>, data : memref<786432xf32>
            memref.prefetch %arg4[%28], write, locality<3>, data : memref<786432xf32>
          }
          %20 = arith.muli %arg10, %c9216 : index
          %21 = arith.addi %c576, %20 : index
          %22 = arith.muli %arg10, %c3072 : index
          %23 = arith.addi %14, %22 : index
          tile.mma %arg0[%21, %c1152, %c1], %arg1[%13, %c48] into %0[%23, %c384] depth %c576 {accumulate, instruction = "fma.f32", lanes = 16 : i64, m = 8 : i64, n = 48 : i64} : memref<2359296xf32>, memref<442368xf32>, memref<36864xf32>
          %24 = arith.addi %7, %16 : index
          scf.for %arg11 = %c0 to %c8 step %c1 {
            %25 = arith.muli %arg11, %c384 : index
            %26 = arith.addi %24, %25 : index
            %27 = arith.addi %26, %9 : index
            %28 = arith.addi %16, %25 : index
            %29 = arith.addi %28, %9 : index
            %c32_0 = arith.constant 32 : index
            %c0_1 = arith.constant 0 : index
            %c32_2 = arith.constant 32 : index
            scf.for %arg12 = %c0_1 to %c32_0 step %c32_2 {
              %c16_4 = arith.constant 16 : index
              %30 = arith.addi %arg12, %c16_4 : index
              %31 = arith.addi %27, %arg12 : index
              %32 = arith.addi %27, %30 : index
              %33 = vector.load %0[%31] : memref<36864xf32>, vector<16xf32>
              %34 = vector.load %0[%32] : memref<36864xf32>, vector<16xf32>
              %35 = arith.addi %9, %arg12 : index
              %36 = arith.addi %9, %30 : index
              %37 = vector.load %arg2[%35] : memref<384xf32>, vector<16xf32>
              %38 = vector.load %arg2[%36] : memref<384xf32>, vector<16xf32>
              %39 = arith.mulf %33, %37 : vector<16xf32>
              %40 = arith.mulf %34, %38 : vector<16xf32>
              %41 = arith.addi %29, %arg12 : index
              %42 = arith.addi %29, %30 : index
              vector.store %33, %arg3[%41] : memref<786432xf32>, vector<16xf32>
              vector.store %34, %arg3[%42] : memref<786432xf32>, vector<16xf32>
              vector.store %39, %arg4[%41] : memref<786432xf32>, vector<16xf32>
              vector.store %40, %arg4[%42] : memref<786432xf32>, vector<16xf32>
            }
            %c16_3 = arith.constant 16 : index
            scf.for %arg12 = %c32_0 to %c48 step %c16_3 {
              %30 = arith.addi %27, %arg12 : index
              %31 = vector.load %0[%30] : memref<36864xf32>, vector<16xf32>
              %32 = arith.addi %9, %arg12 : index
              %33 = vector.load %arg2[%32] : memref<384xf32>, vector<16xf32>
              %34 = arith.mulf %31, %33 : vector<16xf32>
              %35 = arith.addi %29, %arg12 : index
              vector.store %31, %arg3[%35] : memref<786432xf32>, vector<16xf32>
              vector.store %34, %arg4[%35] : memref<786432xf32>, vector<16xf32>
            }
          }
        }
      }
    }
    return
  }
}

