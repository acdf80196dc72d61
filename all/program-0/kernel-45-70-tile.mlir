module {
  func.func @kernel(%arg0: memref<3145728xf32>, %arg1: memref<786432xf32>, %arg2: memref<589824xf32>, %arg3: memref<1xf32>, %arg4: memref<589824xf32>, %arg5: memref<1xf32>, %arg6: memref<1xf32>, %arg7: memref<1xi8>, %arg8: memref<589824xf32>, %arg9: memref<1xf32>, %arg10: memref<1xf32>, %arg11: memref<1xf32>, %arg12: memref<1xf32>, %arg13: memref<1xf32>, %arg14: memref<589824xf32>, %arg15: memref<589824xf32>, %arg16: memref<589824xf32>, %arg17: index, %arg18: index) attributes {graph.aliases = array<i64: 4, 8, 2>, graph.kind = "matmul", tile.grid = array<i64: 16, 1>} {
    tile.grid (%arg19, %arg20) in (16, 1) from %arg17 to %arg18 {
      %0 = tile.scratch : memref<36864xf32>
      %c8 = arith.constant 8 : index
      %1 = arith.muli %arg20, %c8 : index
      %2 = arith.addi %c8, %1 : index
      %c1 = arith.constant 1 : index
      %c12 = arith.constant 12 : index
      %3 = arith.muli %arg19, %c12 : index
      %4 = arith.addi %c12, %3 : index
      %c98304 = arith.constant 98304 : index
      %c-36864 = arith.constant -36864 : index
      %5 = arith.muli %arg19, %c-36864 : index
      %c-384 = arith.constant -384 : index
      %6 = arith.muli %arg20, %c-384 : index
      %7 = arith.addi %5, %6 : index
      %c48 = arith.constant 48 : index
      %c3072 = arith.constant 3072 : index
      %c1536 = arith.constant 1536 : index
      %c384 = arith.constant 384 : index
      %c1024 = arith.constant 1024 : index
      scf.for %arg21 = %1 to %2 step %c1 {
        %18 = arith.muli %arg21, %c98304 : index
        %19 = arith.muli %arg21, %c48 : index
        %20 = arith.addi %7, %19 : index
        scf.for %arg22 = %3 to %4 step %c1 {
          %21 = arith.muli %arg22, %c8 : index
          %22 = arith.muli %arg22, %c3072 : index
          %23 = arith.addi %20, %22 : index
          tile.mma %arg0[%21, %c1, %c1536], %arg1[%18, %c48] into %0[%23, %c384] depth %c1024 {instruction = "fma.f32", lanes = 16 : i64, m = 8 : i64, n = 48 : i64} : memref<3145728xf32>, memref<786432xf32>, memref<36864xf32>
        }
      }
      %c0 = arith.constant 0 : index
      %c16 = arith.constant 16 : index
      %c32 = arith.constant 32 : index
      %c1572864 = arith.constant 1572864 : index
      %c49152 = arith.constant 49152 : index
      %8 = memref.load %arg7[%c0] : memref<1xi8>
      %c0_i8 = arith.constant 0 : i8
      %9 = arith.cmpi ne, %8, %c0_i8 : i8
      %10 = memref.load %arg5[%c0] : memref<1xf32>
      %11 = memref.load %arg6[%c0] : memref<1xf32>
      %12 = memref.load %arg9[%c0] : memref<1xf32>
      %13 = memref.load %arg10[%c0] : memref<1xf32>
      %14 = memref.load %arg3[%c0] : memref<1xf32>
      %15 = memref.load %arg13[%c0] : memref<1xf32>
      %16 = memref.load %arg11[%c0] : memref<1xf32>
      %17 = memref.load %arg12[%c0] : memref<1xf32>
      scf.for %arg21 = %1 to %2 step %c1 {
        %18 = arith.muli %arg21, %c48 : index
        %19 = arith.addi %c16, %18 : index
        %20 = arith.addi %c32, %18 : index
        %21 = arith.muli %arg21, %c98304 : index
        %22 = arith.addi %c49152, %21 : index
        %23 = arith.addi %7, %18 : index
        scf.for %arg22 = %3 to %4 step %c1 {
          %24 = arith.muli %arg22, %c8 : index
          %25 = arith.muli %24, %c384 : index
          %26 = arith.addi %18, %25 : index
          %27 = arith.addi %19, %25 : index
          %28 = arith.addi %20, %25 : index
          scf.for %arg23 = %c0 to %c8 step %c1 {
            %33 = arith.muli %arg23, %c384 : index
            %34 = arith.addi %26, %33 : index
            memref.prefetch %arg14[%34], write, locality<3>, data : memref<589824xf32>
            %35 = arith.addi %27, %33 : index
            memref.prefetch %arg14[%35], write, locality<3>, data : memref<589824xf32>
            %36 = arith.addi %28, %33 : index
            memref.prefetch %arg14[%36], write, locality<3>, data : memref<589824xf32>
            memref.prefetch %arg15[%34], write, locality<3>, data : memref<589824xf32>
            memref.prefetch %arg15[%35], write, locality<3>, data : memref<589824xf32>
            memref.prefetch %arg15[%36], write, locality<3>, data : memref<589824xf32>
            memref.prefetch %arg16[%34], write, locality<3>, data : memref<589824xf32>
            memref.prefetch %arg16[%35], write, locality<3>, data : memref<589824xf32>
            memref.prefetch %arg16[%36], write, locality<3>, data : memref<589824xf32>
          }
          %29 = arith.addi %c1572864, %24 : index
          %30 = arith.muli %arg22, %c3072 : index
          %31 = arith.addi %23, %30 : index
          tile.mma %arg0[%29, %c1, %c1536], %arg1[%22, %c48] into %0[%31, %c384] depth %c1024 {accumulate, instruction = "fma.f32", lanes = 16 : i64, m = 8 : i64, n = 48 : i64} : memref<3145728xf32>, memref<786432xf32>, memref<36864xf32>
          %32 = arith.addi %7, %25 : index
          scf.for %arg23 = %c0 to %c8 step %c1 {
            %33 = arith.muli %arg23, %c384 : index
            %34 = arith.addi %32, %33 : index
            %35 = arith.addi %34, %18 : index
            %36 = arith.addi %25, %33 : index
            %37 = arith.addi %36, %18 : index
            tile.lanes %arg24 to %c48 {
              %38 = arith.addi %35, %arg24 : index
              %39 = memref.load %0[%38] : memref<36864xf32>
              %40 = arith.addi %37, %arg24 : index
              %41 = memref.load %arg4[%40] : memref<589824xf32>
              %42 = arith.subf %39, %41 : f32
              %43 = arith.mulf %10, %42 : f32
              %44 = arith.addf %41, %43 : f32
              %45 = arith.mulf %42, %11 : f32
              %46 = arith.subf %39, %45 : f32
              %47 = arith.select %9, %44, %46 : f32
              %48 = memref.load %arg8[%40] : memref<589824xf32>
              %49 = arith.mulf %48, %12 : f32
              %50 = arith.mulf %39, %13 : f32
              %51 = arith.mulf %50, %39 : f32
              %52 = arith.addf %49, %51 : f32
              %53 = memref.load %arg2[%40] : memref<589824xf32>
              %54 = arith.mulf %53, %14 : f32
              %55 = arith.mulf %47, %15 : f32
              %56 = math.sqrt %52 : f32
              %57 = arith.divf %56, %16 : f32
              %58 = arith.addf %57, %17 : f32
              %59 = arith.divf %55, %58 : f32
              %60 = arith.addf %54, %59 : f32
              memref.store %47, %arg14[%40] : memref<589824xf32>
              memref.store %52, %arg15[%40] : memref<589824xf32>
              memref.store %60, %arg16[%40] : memref<589824xf32>
            }
          }
        }
      }
    }
    return
  }
}

