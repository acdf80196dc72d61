module {
  func.func @kernel(%arg0: memref<786432xf32>, %arg1: memref<786432xf32>, %arg2: memref<147456xf32>, %arg3: memref<1xf32>, %arg4: memref<147456xf32>, %arg5: memref<1xf32>, %arg6: memref<1xf32>, %arg7: memref<1xi8>, %arg8: memref<147456xf32>, %arg9: memref<1xf32>, %arg10: memref<1xf32>, %arg11: memref<1xf32>, %arg12: memref<1xf32>, %arg13: memref<1xf32>, %arg14: memref<147456xf32>, %arg15: memref<147456xf32>, %arg16: memref<147456xf32>, %arg17: index, %arg18: index) attributes {graph.aliases = array<i64: 4, 8, 2>, graph.kind = "matmul", tile.grid = array<i64: 4, 3>} {
    tile.grid (%arg19, %arg20) in (4, 3) from %arg17 to %arg18 {
      %0 = tile.scratch : memref<13824xf32>
      %c3 = arith.constant 3 : index
      %1 = arith.muli %arg20, %c3 : index
      %2 = arith.addi %c3, %1 : index
      %c8 = arith.constant 8 : index
      %3 = arith.minsi %2, %c8 : index
      %c1 = arith.constant 1 : index
      %c12 = arith.constant 12 : index
      %4 = arith.muli %arg19, %c12 : index
      %5 = arith.addi %c12, %4 : index
      %c48 = arith.constant 48 : index
      %c98304 = arith.constant 98304 : index
      %c-13824 = arith.constant -13824 : index
      %6 = arith.muli %arg19, %c-13824 : index
      %c-144 = arith.constant -144 : index
      %7 = arith.muli %arg20, %c-144 : index
      %8 = arith.addi %6, %7 : index
      %c1152 = arith.constant 1152 : index
      %c384 = arith.constant 384 : index
      %c144 = arith.constant 144 : index
      %c1024 = arith.constant 1024 : index
      scf.for %arg21 = %1 to %3 step %c1 {
        %19 = arith.muli %arg21, %c98304 : index
        %20 = arith.muli %arg21, %c48 : index
        %21 = arith.addi %8, %20 : index
        scf.for %arg22 = %4 to %5 step %c1 {
          %22 = arith.muli %arg22, %c8 : index
          %23 = arith.muli %arg22, %c1152 : index
          %24 = arith.addi %21, %23 : index
          tile.mma %arg0[%22, %c1, %c384], %arg1[%19, %c48] into %0[%24, %c144] depth %c1024 {instruction = "fma.f32", lanes = 16 : i64, m = 8 : i64, n = 48 : i64} : memref<786432xf32>, memref<786432xf32>, memref<13824xf32>
        }
      }
      %c0 = arith.constant 0 : index
      %c16 = arith.constant 16 : index
      %c32 = arith.constant 32 : index
      %c393216 = arith.constant 393216 : index
      %c49152 = arith.constant 49152 : index
      %9 = memref.load %arg7[%c0] : memref<1xi8>
      %c0_i8 = arith.constant 0 : i8
      %10 = arith.cmpi ne, %9, %c0_i8 : i8
      %11 = memref.load %arg5[%c0] : memref<1xf32>
      %12 = memref.load %arg6[%c0] : memref<1xf32>
      %13 = memref.load %arg9[%c0] : memref<1xf32>
      %14 = memref.load %arg10[%c0] : memref<1xf32>
      %15 = memref.load %arg3[%c0] : memref<1xf32>
      %16 = memref.load %arg13[%c0] : memref<1xf32>
      %17 = memref.load %arg11[%c0] : memref<1xf32>
      %18 = memref.load %arg12[%c0] : memref<1xf32>
      scf.for %arg21 = %1 to %3 step %c1 {
        %19 = arith.muli %arg21, %c48 : index
        %20 = arith.addi %c16, %19 : index
        %21 = arith.addi %c32, %19 : index
        %22 = arith.muli %arg21, %c98304 : index
        %23 = arith.addi %c49152, %22 : index
        %24 = arith.addi %8, %19 : index
        scf.for %arg22 = %4 to %5 step %c1 {
          %25 = arith.muli %arg22, %c8 : index
          %26 = arith.muli %25, %c384 : index
          %27 = arith.addi %19, %26 : index
          %28 = arith.addi %20, %26 : index
          %29 = arith.addi %21, %26 : index
          scf.for %arg23 = %c0 to %c8 step %c1 {
            %35 = arith.muli %arg23, %c384 : index
            %36 = arith.addi %27, %35 : index
            memref.prefetch %arg14[%36], write, locality<3>, data : memref<147456xf32>
            %37 = arith.addi %28, %35 : index
            memref.prefetch %arg14[%37], write, locality<3>, data : memref<147456xf32>
            %38 = arith.addi %29, %35 : index
            memref.prefetch %arg14[%38], write, locality<3>, data : memref<147456xf32>
            memref.prefetch %arg15[%36], write, locality<3>, data : memref<147456xf32>
            memref.prefetch %arg15[%37], write, locality<3>, data : memref<147456xf32>
            memref.prefetch %arg15[%38], write, locality<3>, data : memref<147456xf32>
            memref.prefetch %arg16[%36], write, locality<3>, data : memref<147456xf32>
            memref.prefetch %arg16[%37], write, locality<3>, data : memref<147456xf32>
            memref.prefetch %arg16[%38], write, locality<3>, data : memref<147456xf32>
          }
          %30 = arith.addi %c393216, %25 : index
          %31 = arith.muli %arg22, %c1152 : index
          %32 = arith.addi %24, %31 : index
          tile.mma %arg0[%30, %c1, %c384], %arg1[%23, %c48] into %0[%32, %c144] depth %c1024 {accumulate, instruction = "fma.f32", lanes = 16 : i64, m = 8 : i64, n = 48 : i64} : memref<786432xf32>, memref<786432xf32>, memref<13824xf32>
          %33 = arith.muli %25, %c144 : index
          %34 = arith.addi %8, %33 : index
          scf.for %arg23 = %c0 to %c8 step %c1 {
            %35 = arith.muli %arg23, %c144 : index
            %36 = arith.addi %34, %35 : index
            %37 = arith.addi %36, %19 : index
            %38 = arith.muli %arg23, %c384 : index
            %39 = arith.addi %26, %38 : index
            %40 = arith.addi %39, %19 : index
            tile.lanes %arg24 to %c48 {
              %41 = arith.addi %37, %arg24 : index
              %42 = memref.load %0[%41] : memref<13824xf32>
              %43 = arith.addi %40, %arg24 : index
              %44 = memref.load %arg4[%43] : memref<147456xf32>
              %45 = arith.subf %42, %44 : f32
              %46 = arith.mulf %11, %45 : f32
              %47 = arith.addf %44, %46 : f32
              %48 = arith.mulf %45, %12 : f32
              %49 = arith.subf %42, %48 : f32
              %50 = arith.select %10, %47, %49 : f32
              %51 = memref.load %arg8[%43] : memref<147456xf32>
              %52 = arith.mulf %51, %13 : f32
              %53 = arith.mulf %42, %14 : f32
              %54 = arith.mulf %53, %42 : f32
              %55 = arith.addf %52, %54 : f32
              %56 = memref.load %arg2[%43] : memref<147456xf32>
              %57 = arith.mulf %56, %15 : f32
              %58 = arith.mulf %50, %16 : f32
              %59 = math.sqrt %55 : f32
              %60 = arith.divf %59, %17 : f32
              %61 = arith.addf %60, %18 : f32
              %62 = arith.divf %58, %61 : f32
              %63 = arith.addf %57, %62 : f32
              memref.store %50, %arg14[%43] : memref<147456xf32>
              memref.store %55, %arg15[%43] : memref<147456xf32>
              memref.store %63, %arg16[%43] : memref<147456xf32>
            }
          }
        }
      }
    }
    return
  }
}

