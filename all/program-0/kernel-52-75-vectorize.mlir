module {
  func.func @matmul_7116aed1f16030ea(%arg0: memref<786432xf32>, %arg1: memref<786432xf32>, %arg2: memref<147456xf32>, %arg3: memref<1xf32>, %arg4: memref<147456xf32>, %arg5: memref<1xf32>, %arg6: memref<1xf32>, %arg7: memref<1xi8>, %arg8: memref<147456xf32>, %arg9: memref<1xf32>, %arg10: memref<1xf32>, %arg11: memref<1xf32>, %arg12: memref<1xf32>, %arg13: memref<1xf32>, %arg14: memref<147456xf32>, %arg15: memref<147456xf32>, %arg16: memref<147456xf32>, %arg17: index, %arg18: index) attributes {graph.aliases = array<i64: 4, 8, 2>, graph.kind = "matmul", tile.grid = array<i64: 4, 3>} {
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
            %c32_0 = arith.constant 32 : index
            %c0_1 = arith.constant 0 : index
            %c32_2 = arith.constant 32 : index
            %41 = vector.broadcast %11 : f32 to vector<16xf32>
            %42 = vector.broadcast %12 : f32 to vector<16xf32>
            %43 = vector.broadcast %10 : i1 to vector<16xi1>
            %44 = vector.broadcast %13 : f32 to vector<16xf32>
            %45 = vector.broadcast %14 : f32 to vector<16xf32>
            %46 = vector.broadcast %15 : f32 to vector<16xf32>
            %47 = vector.broadcast %16 : f32 to vector<16xf32>
            %48 = vector.broadcast %17 : f32 to vector<16xf32>
            %49 = vector.broadcast %18 : f32 to vector<16xf32>
            scf.for %arg24 = %c0_1 to %c32_0 step %c32_2 {
              %c16_4 = arith.constant 16 : index
              %59 = arith.addi %arg24, %c16_4 : index
              %60 = arith.addi %37, %arg24 : index
              %61 = arith.addi %37, %59 : index
              %62 = vector.load %0[%60] : memref<13824xf32>, vector<16xf32>
              %63 = vector.load %0[%61] : memref<13824xf32>, vector<16xf32>
              %64 = arith.addi %40, %arg24 : index
              %65 = arith.addi %40, %59 : index
              %66 = vector.load %arg4[%64] : memref<147456xf32>, vector<16xf32>
              %67 = vector.load %arg4[%65] : memref<147456xf32>, vector<16xf32>
              %68 = arith.subf %62, %66 : vector<16xf32>
              %69 = arith.subf %63, %67 : vector<16xf32>
              %70 = arith.mulf %41, %68 : vector<16xf32>
              %71 = arith.mulf %41, %69 : vector<16xf32>
              %72 = arith.addf %66, %70 : vector<16xf32>
              %73 = arith.addf %67, %71 : vector<16xf32>
              %74 = arith.mulf %68, %42 : vector<16xf32>
              %75 = arith.mulf %69, %42 : vector<16xf32>
              %76 = arith.subf %62, %74 : vector<16xf32>
              %77 = arith.subf %63, %75 : vector<16xf32>
              %78 = arith.select %43, %72, %76 : vector<16xi1>, vector<16xf32>
              %79 = arith.select %43, %73, %77 : vector<16xi1>, vector<16xf32>
              %80 = vector.load %arg8[%64] : memref<147456xf32>, vector<16xf32>
              %81 = vector.load %arg8[%65] : memref<147456xf32>, vector<16xf32>
              %82 = arith.mulf %80, %44 : vector<16xf32>
              %83 = arith.mulf %81, %44 : vector<16xf32>
              %84 = arith.mulf %62, %45 : vector<16xf32>
              %85 = arith.mulf %63, %45 : vector<16xf32>
              %86 = arith.mulf %84, %62 : vector<16xf32>
              %87 = arith.mulf %85, %63 : vector<16xf32>
              %88 = arith.addf %82, %86 : vector<16xf32>
              %89 = arith.addf %83, %87 : vector<16xf32>
              %90 = vector.load %arg2[%64] : memref<147456xf32>, vector<16xf32>
              %91 = vector.load %arg2[%65] : memref<147456xf32>, vector<16xf32>
              %92 = arith.mulf %90, %46 : vector<16xf32>
              %93 = arith.mulf %91, %46 : vector<16xf32>
              %94 = arith.mulf %78, %47 : vector<16xf32>
              %95 = arith.mulf %79, %47 : vector<16xf32>
              %96 = math.sqrt %88 : vector<16xf32>
              %97 = math.sqrt %89 : vector<16xf32>
              %98 = arith.divf %96, %48 : vector<16xf32>
              %99 = arith.divf %97, %48 : vector<16xf32>
              %100 = arith.addf %98, %49 : vector<16xf32>
              %101 = arith.addf %99, %49 : vector<16xf32>
              %102 = arith.divf %94, %100 : vector<16xf32>
              %103 = arith.divf %95, %101 : vector<16xf32>
              %104 = arith.addf %92, %102 : vector<16xf32>
              %105 = arith.addf %93, %103 : vector<16xf32>
              vector.store %78, %arg14[%64] : memref<147456xf32>, vector<16xf32>
              vector.store %79, %arg14[%65] : memref<147456xf32>, vector<16xf32>
              vector.store %88, %arg15[%64] : memref<147456xf32>, vector<16xf32>
              vector.store %89, %arg15[%65] : memref<147456xf32>, vector<16xf32>
              vector.store %104, %arg16[%64] : memref<147456xf32>, vector<16xf32>
              vector.store %105, %arg16[%65] : memref<147456xf32>, vector<16xf32>
            }
            %c16_3 = arith.constant 16 : index
            %50 = vector.broadcast %11 : f32 to vector<16xf32>
            %51 = vector.broadcast %12 : f32 to vector<16xf32>
            %52 = vector.broadcast %10 : i1 to vector<16xi1>
            %53 = vector.broadcast %13 : f32 to vector<16xf32>
            %54 = vector.broadcast %14 : f32 to vector<16xf32>
            %55 = vector.broadcast %15 : f32 to vector<16xf32>
            %56 = vector.broadcast %16 : f32 to vector<16xf32>
            %57 = vector.broadcast %17 : f32 to vector<16xf32>
            %58 = vector.broadcast %18 : f32 to vector<16xf32>
            scf.for %arg24 = %c32_0 to %c48 step %c16_3 {
              %59 = arith.addi %37, %arg24 : index
              %60 = vector.load %0[%59] : memref<13824xf32>, vector<16xf32>
              %61 = arith.addi %40, %arg24 : index
              %62 = vector.load %arg4[%61] : memref<147456xf32>, vector<16xf32>
              %63 = arith.subf %60, %62 : vector<16xf32>
              %64 = arith.mulf %50, %63 : vector<16xf32>
              %65 = arith.addf %62, %64 : vector<16xf32>
              %66 = arith.mulf %63, %51 : vector<16xf32>
              %67 = arith.subf %60, %66 : vector<16xf32>
              %68 = arith.select %52, %65, %67 : vector<16xi1>, vector<16xf32>
              %69 = vector.load %arg8[%61] : memref<147456xf32>, vector<16xf32>
              %70 = arith.mulf %69, %53 : vector<16xf32>
              %71 = arith.mulf %60, %54 : vector<16xf32>
              %72 = arith.mulf %71, %60 : vector<16xf32>
              %73 = arith.addf %70, %72 : vector<16xf32>
              %74 = vector.load %arg2[%61] : memref<147456xf32>, vector<16xf32>
              %75 = arith.mulf %74, %55 : vector<16xf32>
              %76 = arith.mulf %68, %56 : vector<16xf32>
              %77 = math.sqrt %73 : vector<16xf32>
              %78 = arith.divf %77, %57 : vector<16xf32>
              %79 = arith.addf %78, %58 : vector<16xf32>
              %80 = arith.divf %76, %79 : vector<16xf32>
              %81 = arith.addf %75, %80 : vector<16xf32>
              vector.store %68, %arg14[%61] : memref<147456xf32>, vector<16xf32>
              vector.store %73, %arg15[%61] : memref<147456xf32>, vector<16xf32>
              vector.store %81, %arg16[%61] : memref<147456xf32>, vector<16xf32>
            }
          }
        }
      }
    }
    return
  }
}

