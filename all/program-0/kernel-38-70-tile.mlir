module {
  func.func @kernel(%arg0: memref<786432xf32>, %arg1: memref<3145728xf32>, %arg2: memref<589824xf32>, %arg3: memref<1xf32>, %arg4: memref<589824xf32>, %arg5: memref<1xf32>, %arg6: memref<1xf32>, %arg7: memref<1xi8>, %arg8: memref<589824xf32>, %arg9: memref<1xf32>, %arg10: memref<1xf32>, %arg11: memref<1xf32>, %arg12: memref<1xf32>, %arg13: memref<1xf32>, %arg14: memref<589824xf32>, %arg15: memref<589824xf32>, %arg16: memref<589824xf32>, %arg17: index, %arg18: index) attributes {graph.aliases = array<i64: 4, 8, 2>, graph.kind = "matmul", tile.grid = array<i64: 4, 4>} {
    tile.grid (%arg19, %arg20) in (4, 4) from %arg17 to %arg18 {
      %0 = tile.scratch : memref<36864xf32>
      %c8 = arith.constant 8 : index
      %1 = arith.muli %arg20, %c8 : index
      %2 = arith.addi %c8, %1 : index
      %c32 = arith.constant 32 : index
      %c1 = arith.constant 1 : index
      %c12 = arith.constant 12 : index
      %3 = arith.muli %arg19, %c12 : index
      %4 = arith.addi %c12, %3 : index
      %c48 = arith.constant 48 : index
      %c98304 = arith.constant 98304 : index
      %c-36864 = arith.constant -36864 : index
      %5 = arith.muli %arg19, %c-36864 : index
      %c-384 = arith.constant -384 : index
      %6 = arith.muli %arg20, %c-384 : index
      %7 = arith.addi %5, %6 : index
      %c3072 = arith.constant 3072 : index
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
          tile.mma %arg0[%21, %c1, %c384], %arg1[%18, %c48] into %0[%23, %c384] depth %c1024 {instruction = "fma.f32", lanes = 16 : i64, m = 8 : i64, n = 48 : i64} : memref<786432xf32>, memref<3145728xf32>, memref<36864xf32>
        }
      }
      %c0 = arith.constant 0 : index
      %c1536 = arith.constant 1536 : index
      %c16 = arith.constant 16 : index
      %c393216 = arith.constant 393216 : index
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
          %25 = arith.muli %24, %c1536 : index
          %26 = arith.addi %18, %25 : index
          %27 = arith.addi %19, %25 : index
          %28 = arith.addi %20, %25 : index
          scf.for %arg23 = %c0 to %c8 step %c1 {
            %34 = arith.muli %arg23, %c1536 : index
            %35 = arith.addi %26, %34 : index
            memref.prefetch %arg14[%35], write, locality<3>, data : memref<589824xf32>
            %36 = arith.addi %27, %34 : index
            memref.prefetch %arg14[%36], write, locality<3>, data : memref<589824xf32>
            %37 = arith.addi %28, %34 : index
            memref.prefetch %arg14[%37], write, locality<3>, data : memref<589824xf32>
            memref.prefetch %arg15[%35], write, locality<3>, data : memref<589824xf32>
            memref.prefetch %arg15[%36], write, locality<3>, data : memref<589824xf32>
            memref.prefetch %arg15[%37], write, locality<3>, data : memref<589824xf32>
            memref.prefetch %arg16[%35], write, locality<3>, data : memref<589824xf32>
            memref.prefetch %arg16[%36], write, locality<3>, data : memref<589824xf32>
            memref.prefetch %arg16[%37], write, locality<3>, data : memref<589824xf32>
          }
          %29 = arith.addi %c393216, %24 : index
          %30 = arith.muli %arg22, %c3072 : index
          %31 = arith.addi %23, %30 : index
          tile.mma %arg0[%29, %c1, %c384], %arg1[%22, %c48] into %0[%31, %c384] depth %c1024 {accumulate, instruction = "fma.f32", lanes = 16 : i64, m = 8 : i64, n = 48 : i64} : memref<786432xf32>, memref<3145728xf32>, memref<36864xf32>
          %32 = arith.muli %24, %c384 : index
          %33 = arith.addi %7, %32 : index
          scf.for %arg23 = %c0 to %c8 step %c1 {
            %34 = arith.muli %arg23, %c384 : index
            %35 = arith.addi %33, %34 : index
            %36 = arith.addi %35, %18 : index
            %37 = arith.muli %arg23, %c1536 : index
            %38 = arith.addi %25, %37 : index
            %39 = arith.addi %38, %18 : index
            tile.lanes %arg24 to %c48 {
              %40 = arith.addi %36, %arg24 : index
              %41 = memref.load %0[%40] : memref<36864xf32>
              %42 = arith.addi %39, %arg24 : index
              %43 = memref.load %arg4[%42] : memref<589824xf32>
              %44 = arith.subf %41, %43 : f32
              %45 = arith.mulf %10, %44 : f32
              %46 = arith.addf %43, %45 : f32
              %47 = arith.mulf %44, %11 : f32
              %48 = arith.subf %41, %47 : f32
              %49 = arith.select %9, %46, %48 : f32
              %50 = memref.load %arg8[%42] : memref<589824xf32>
              %51 = arith.mulf %50, %12 : f32
              %52 = arith.mulf %41, %13 : f32
              %53 = arith.mulf %52, %41 : f32
              %54 = arith.addf %51, %53 : f32
              %55 = memref.load %arg2[%42] : memref<589824xf32>
              %56 = arith.mulf %55, %14 : f32
              %57 = arith.mulf %49, %15 : f32
              %58 = math.sqrt %54 : f32
              %59 = arith.divf %58, %16 : f32
              %60 = arith.addf %59, %17 : f32
              %61 = arith.divf %57, %60 : f32
              %62 = arith.addf %56, %61 : f32
              memref.store %49, %arg14[%42] : memref<589824xf32>
              memref.store %54, %arg15[%42] : memref<589824xf32>
              memref.store %62, %arg16[%42] : memref<589824xf32>
            }
          }
        }
      }
    }
    return
  }
}

