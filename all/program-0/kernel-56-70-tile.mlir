module {
  func.func @kernel(%arg0: memref<2359296xf32>, %arg1: memref<786432xf32>, %arg2: memref<442368xf32>, %arg3: memref<1xf32>, %arg4: memref<442368xf32>, %arg5: memref<1xf32>, %arg6: memref<1xf32>, %arg7: memref<1xi8>, %arg8: memref<442368xf32>, %arg9: memref<1xf32>, %arg10: memref<1xf32>, %arg11: memref<1xf32>, %arg12: memref<1xf32>, %arg13: memref<1xf32>, %arg14: memref<442368xf32>, %arg15: memref<442368xf32>, %arg16: memref<442368xf32>, %arg17: index, %arg18: index) attributes {graph.aliases = array<i64: 4, 8, 2>, graph.kind = "matmul", tile.grid = array<i64: 13, 1>} {
    tile.grid (%arg19, %arg20) in (13, 1) from %arg17 to %arg18 {
      %0 = tile.scratch : memref<34560xf32>
      %c8 = arith.constant 8 : index
      %1 = arith.muli %arg20, %c8 : index
      %2 = arith.addi %c8, %1 : index
      %c1 = arith.constant 1 : index
      %c10 = arith.constant 10 : index
      %3 = arith.muli %arg19, %c10 : index
      %4 = arith.addi %c10, %3 : index
      %c128 = arith.constant 128 : index
      %c9 = arith.constant 9 : index
      %c98304 = arith.constant 98304 : index
      %c-34560 = arith.constant -34560 : index
      %5 = arith.muli %arg19, %c-34560 : index
      %c-384 = arith.constant -384 : index
      %6 = arith.muli %arg20, %c-384 : index
      %7 = arith.addi %5, %6 : index
      %c48 = arith.constant 48 : index
      %c3456 = arith.constant 3456 : index
      %c1152 = arith.constant 1152 : index
      %c384 = arith.constant 384 : index
      %c1024 = arith.constant 1024 : index
      scf.for %arg21 = %1 to %2 step %c1 {
        %18 = arith.minsi %4, %c128 : index
        %19 = arith.muli %arg21, %c98304 : index
        %20 = arith.muli %arg21, %c48 : index
        %21 = arith.addi %7, %20 : index
        scf.for %arg22 = %3 to %18 step %c1 {
          %22 = arith.muli %arg22, %c9 : index
          %23 = arith.muli %arg22, %c3456 : index
          %24 = arith.addi %21, %23 : index
          tile.mma %arg0[%22, %c1, %c1152], %arg1[%19, %c48] into %0[%24, %c384] depth %c1024 {instruction = "fma.f32", lanes = 16 : i64, m = 9 : i64, n = 48 : i64} : memref<2359296xf32>, memref<786432xf32>, memref<34560xf32>
        }
      }
      %c0 = arith.constant 0 : index
      %c16 = arith.constant 16 : index
      %c32 = arith.constant 32 : index
      %c1179648 = arith.constant 1179648 : index
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
        %18 = arith.minsi %4, %c128 : index
        %19 = arith.muli %arg21, %c48 : index
        %20 = arith.addi %c16, %19 : index
        %21 = arith.addi %c32, %19 : index
        %22 = arith.muli %arg21, %c98304 : index
        %23 = arith.addi %c49152, %22 : index
        %24 = arith.addi %7, %19 : index
        scf.for %arg22 = %3 to %18 step %c1 {
          %25 = arith.muli %arg22, %c9 : index
          %26 = arith.muli %25, %c384 : index
          %27 = arith.addi %19, %26 : index
          %28 = arith.addi %20, %26 : index
          %29 = arith.addi %21, %26 : index
          scf.for %arg23 = %c0 to %c9 step %c1 {
            %34 = arith.muli %arg23, %c384 : index
            %35 = arith.addi %27, %34 : index
            memref.prefetch %arg14[%35], write, locality<3>, data : memref<442368xf32>
            %36 = arith.addi %28, %34 : index
            memref.prefetch %arg14[%36], write, locality<3>, data : memref<442368xf32>
            %37 = arith.addi %29, %34 : index
            memref.prefetch %arg14[%37], write, locality<3>, data : memref<442368xf32>
            memref.prefetch %arg15[%35], write, locality<3>, data : memref<442368xf32>
            memref.prefetch %arg15[%36], write, locality<3>, data : memref<442368xf32>
            memref.prefetch %arg15[%37], write, locality<3>, data : memref<442368xf32>
            memref.prefetch %arg16[%35], write, locality<3>, data : memref<442368xf32>
            memref.prefetch %arg16[%36], write, locality<3>, data : memref<442368xf32>
            memref.prefetch %arg16[%37], write, locality<3>, data : memref<442368xf32>
          }
          %30 = arith.addi %c1179648, %25 : index
          %31 = arith.muli %arg22, %c3456 : index
          %32 = arith.addi %24, %31 : index
          tile.mma %arg0[%30, %c1, %c1152], %arg1[%23, %c48] into %0[%32, %c384] depth %c1024 {accumulate, instruction = "fma.f32", lanes = 16 : i64, m = 9 : i64, n = 48 : i64} : memref<2359296xf32>, memref<786432xf32>, memref<34560xf32>
          %33 = arith.addi %7, %26 : index
          scf.for %arg23 = %c0 to %c9 step %c1 {
            %34 = arith.muli %arg23, %c384 : index
            %35 = arith.addi %33, %34 : index
            %36 = arith.addi %35, %19 : index
            %37 = arith.addi %26, %34 : index
            %38 = arith.addi %37, %19 : index
            tile.lanes %arg24 to %c48 {
              %39 = arith.addi %36, %arg24 : index
              %40 = memref.load %0[%39] : memref<34560xf32>
              %41 = arith.addi %38, %arg24 : index
              %42 = memref.load %arg4[%41] : memref<442368xf32>
              %43 = arith.subf %40, %42 : f32
              %44 = arith.mulf %10, %43 : f32
              %45 = arith.addf %42, %44 : f32
              %46 = arith.mulf %43, %11 : f32
              %47 = arith.subf %40, %46 : f32
              %48 = arith.select %9, %45, %47 : f32
              %49 = memref.load %arg8[%41] : memref<442368xf32>
              %50 = arith.mulf %49, %12 : f32
              %51 = arith.mulf %40, %13 : f32
              %52 = arith.mulf %51, %40 : f32
              %53 = arith.addf %50, %52 : f32
              %54 = memref.load %arg2[%41] : memref<442368xf32>
              %55 = arith.mulf %54, %14 : f32
              %56 = arith.mulf %48, %15 : f32
              %57 = math.sqrt %53 : f32
              %58 = arith.divf %57, %16 : f32
              %59 = arith.addf %58, %17 : f32
              %60 = arith.divf %56, %59 : f32
              %61 = arith.addf %55, %60 : f32
              memref.store %48, %arg14[%41] : memref<442368xf32>
              memref.store %53, %arg15[%41] : memref<442368xf32>
              memref.store %61, %arg16[%41] : memref<442368xf32>
            }
          }
        }
      }
    }
    return
  }
}

