module {
  func.func @matmul_6f4dde14c144a385(%arg0: memref<786432xf32>, %arg1: memref<589824xf32>, %arg2: memref<1536xf32>, %arg3: memref<3145728xf32>, %arg4: memref<3145728xf32>, %arg5: index, %arg6: index) attributes {graph.aliases = array<i64: -1, -1>, graph.kind = "matmul", tile.grid = array<i64: 22, 32>} {
    tile.grid (%arg7, %arg8) in (22, 32) from %arg5 to %arg6 {
      %0 = tile.scratch : memref<384xf32>
      %c1 = arith.constant 1 : index
      %1 = arith.addi %c1, %arg8 : index
      %c32 = arith.constant 32 : index
      %c12 = arith.constant 12 : index
      %2 = arith.muli %arg7, %c12 : index
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
      scf.for %arg9 = %arg8 to %1 step %c1 {
        %4 = arith.minsi %3, %c256 : index
        %5 = arith.muli %arg9, %c48 : index
        %6 = arith.addi %c16, %5 : index
        %7 = arith.addi %c32, %5 : index
        %8 = arith.muli %arg9, %c18432 : index
        %9 = arith.muli %arg9, %c-48 : index
        scf.for %arg10 = %2 to %4 step %c1 {
          %10 = arith.muli %arg10, %c8 : index
          %11 = arith.muli %10, %c1536 : index
          %12 = arith.addi %5, %11 : index
          %13 = arith.addi %6, %11 : index
          %14 = arith.addi %7, %11 : index
          scf.for %arg11 = %c0 to %c8 step %c1 {
            %20 = arith.muli %arg11, %c1536 : index
            %21 = arith.addi %12, %20 : index
            memref.prefetch %arg3[%21], write, locality<3>, data : memref<3145728xf32>
            %22 = arith.addi %13, %20 : index
            memref.prefetch %arg3[%22], write, locality<3>, data : memref<3145728xf32>
            %23 = arith.addi %14, %20 : index
            memref.prefetch %arg3[%23], write, locality<3>, data : memref<3145728xf32>
            memref.prefetch %arg4[%21], write, locality<3>, data : memref<3145728xf32>
            memref.prefetch %arg4[%22], write, locality<3>, data : memref<3145728xf32>
            memref.prefetch %arg4[%23], write, locality<3>, data : memref<3145728xf32>
          }
          %15 = arith.muli %arg10, %c3072 : index
          tile.mma %arg0[%15, %c384, %c1], %arg1[%8, %c48] into %0[%c0, %c48] depth %c384 {instruction = "fma.f32", lanes = 16 : i64, m = 8 : i64, n = 48 : i64} : memref<786432xf32>, memref<589824xf32>, memref<384xf32>
          %16 = arith.muli %arg10, %c-384 : index
          %17 = arith.addi %9, %16 : index
          %18 = arith.muli %10, %c48 : index
          %19 = arith.addi %17, %18 : index
          scf.for %arg11 = %c0 to %c8 step %c1 {
            %20 = arith.muli %arg11, %c48 : index
            %21 = arith.addi %19, %20 : index
            %22 = arith.addi %21, %5 : index
            %23 = arith.muli %arg11, %c1536 : index
            %24 = arith.addi %11, %23 : index
            %25 = arith.addi %24, %5 : index
            %c32_0 = arith.constant 32 : index
            %c0_1 = arith.constant 0 : index
            %c32_2 = arith.constant 32 : index
            %cst = arith.constant 0.707106769 : f32
            %26 = vector.broadcast %cst : f32 to vector<16xf32>
            %cst_3 = arith.constant 1.000000e+00 : f32
            %27 = vector.broadcast %cst_3 : f32 to vector<16xf32>
            %cst_4 = arith.constant 5.000000e-01 : f32
            %28 = vector.broadcast %cst_4 : f32 to vector<16xf32>
            scf.for %arg12 = %c0_1 to %c32_0 step %c32_2 {
              %c16_9 = arith.constant 16 : index
              %32 = arith.addi %arg12, %c16_9 : index
              %33 = arith.addi %22, %arg12 : index
              %34 = arith.addi %22, %32 : index
              %35 = vector.load %0[%33] : memref<384xf32>, vector<16xf32>
              %36 = vector.load %0[%34] : memref<384xf32>, vector<16xf32>
              %37 = arith.addi %5, %arg12 : index
              %38 = arith.addi %5, %32 : index
              %39 = vector.load %arg2[%37] : memref<1536xf32>, vector<16xf32>
              %40 = vector.load %arg2[%38] : memref<1536xf32>, vector<16xf32>
              %41 = arith.addf %35, %39 : vector<16xf32>
              %42 = arith.addf %36, %40 : vector<16xf32>
              %43 = arith.mulf %41, %26 : vector<16xf32>
              %44 = arith.mulf %42, %26 : vector<16xf32>
              %45 = math.erf %43 : vector<16xf32>
              %46 = math.erf %44 : vector<16xf32>
              %47 = arith.addf %45, %27 : vector<16xf32>
              %48 = arith.addf %46, %27 : vector<16xf32>
              %49 = arith.mulf %47, %28 : vector<16xf32>
              %50 = arith.mulf %48, %28 : vector<16xf32>
              %51 = arith.mulf %41, %49 : vector<16xf32>
              %52 = arith.mulf %42, %50 : vector<16xf32>
              %53 = arith.addi %25, %arg12 : index
              %54 = arith.addi %25, %32 : index
              vector.store %51, %arg3[%53] : memref<3145728xf32>, vector<16xf32>
              vector.store %52, %arg3[%54] : memref<3145728xf32>, vector<16xf32>
              vector.store %41, %arg4[%53] : memref<3145728xf32>, vector<16xf32>
              vector.store %42, %arg4[%54] : memref<3145728xf32>, vector<16xf32>
            }
            %c16_5 = arith.constant 16 : index
            %cst_6 = arith.constant 0.707106769 : f32
            %29 = vector.broadcast %cst_6 : f32 to vector<16xf32>
            %cst_7 = arith.constant 1.000000e+00 : f32
            %30 = vector.broadcast %cst_7 : f32 to vector<16xf32>
            %cst_8 = arith.constant 5.000000e-01 : f32
            %31 = vector.broadcast %cst_8 : f32 to vector<16xf32>
            scf.for %arg12 = %c32_0 to %c48 step %c16_5 {
              %32 = arith.addi %22, %arg12 : index
              %33 = vector.load %0[%32] : memref<384xf32>, vector<16xf32>
              %34 = arith.addi %5, %arg12 : index
              %35 = vector.load %arg2[%34] : memref<1536xf32>, vector<16xf32>
              %36 = arith.addf %33, %35 : vector<16xf32>
              %37 = arith.mulf %36, %29 : vector<16xf32>
              %38 = math.erf %37 : vector<16xf32>
              %39 = arith.addf %38, %30 : vector<16xf32>
              %40 = arith.mulf %39, %31 : vector<16xf32>
              %41 = arith.mulf %36, %40 : vector<16xf32>
              %42 = arith.addi %25, %arg12 : index
              vector.store %41, %arg3[%42] : memref<3145728xf32>, vector<16xf32>
              vector.store %36, %arg4[%42] : memref<3145728xf32>, vector<16xf32>
            }
          }
        }
      }
    }
    return
  }
}

