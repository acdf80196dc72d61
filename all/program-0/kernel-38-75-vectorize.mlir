module {
  func.func @matmul_4455a1e06194fa8f(%arg0: memref<786432xf32>, %arg1: memref<3145728xf32>, %arg2: memref<589824xf32>, %arg3: memref<1xf32>, %arg4: memref<589824xf32>, %arg5: memref<1xf32>, %arg6: memref<1xf32>, %arg7: memref<1xi8>, %arg8: memref<589824xf32>, %arg9: memref<1xf32>, %arg10: memref<1xf32>, %arg11: memref<1xf32>, %arg12: memref<1xf32>, %arg13: memref<1xf32>, %arg14: memref<589824xf32>, %arg15: memref<589824xf32>, %arg16: memref<589824xf32>, %arg17: index, %arg18: index) attributes {graph.aliases = array<i64: 4, 8, 2>, graph.kind = "matmul", tile.grid = array<i64: 4, 4>} {
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
            %c32_0 = arith.constant 32 : index
            %c0_1 = arith.constant 0 : index
            %c32_2 = arith.constant 32 : index
            %40 = vector.broadcast %10 : f32 to vector<16xf32>
            %41 = vector.broadcast %11 : f32 to vector<16xf32>
            %42 = vector.broadcast %9 : i1 to vector<16xi1>
            %43 = vector.broadcast %12 : f32 to vector<16xf32>
            %44 = vector.broadcast %13 : f32 to vector<16xf32>
            %45 = vector.broadcast %14 : f32 to vector<16xf32>
            %46 = vector.broadcast %15 : f32 to vector<16xf32>
            %47 = vector.broadcast %16 : f32 to vector<16xf32>
            %48 = vector.broadcast %17 : f32 to vector<16xf32>
            scf.for %arg24 = %c0_1 to %c32_0 step %c32_2 {
              %c16_4 = arith.constant 16 : index
              %58 = arith.addi %arg24, %c16_4 : index
              %59 = arith.addi %36, %arg24 : index
              %60 = arith.addi %36, %58 : index
              %61 = vector.load %0[%59] : memref<36864xf32>, vector<16xf32>
              %62 = vector.load %0[%60] : memref<36864xf32>, vector<16xf32>
              %63 = arith.addi %39, %arg24 : index
              %64 = arith.addi %39, %58 : index
              %65 = vector.load %arg4[%63] : memref<589824xf32>, vector<16xf32>
              %66 = vector.load %arg4[%64] : memref<589824xf32>, vector<16xf32>
              %67 = arith.subf %61, %65 : vector<16xf32>
              %68 = arith.subf %62, %66 : vector<16xf32>
              %69 = arith.mulf %40, %67 : vector<16xf32>
              %70 = arith.mulf %40, %68 : vector<16xf32>
              %71 = arith.addf %65, %69 : vector<16xf32>
              %72 = arith.addf %66, %70 : vector<16xf32>
              %73 = arith.mulf %67, %41 : vector<16xf32>
              %74 = arith.mulf %68, %41 : vector<16xf32>
              %75 = arith.subf %61, %73 : vector<16xf32>
              %76 = arith.subf %62, %74 : vector<16xf32>
              %77 = arith.select %42, %71, %75 : vector<16xi1>, vector<16xf32>
              %78 = arith.select %42, %72, %76 : vector<16xi1>, vector<16xf32>
              %79 = vector.load %arg8[%63] : memref<589824xf32>, vector<16xf32>
              %80 = vector.load %arg8[%64] : memref<589824xf32>, vector<16xf32>
              %81 = arith.mulf %79, %43 : vector<16xf32>
              %82 = arith.mulf %80, %43 : vector<16xf32>
              %83 = arith.mulf %61, %44 : vector<16xf32>
              %84 = arith.mulf %62, %44 : vector<16xf32>
              %85 = arith.mulf %83, %61 : vector<16xf32>
              %86 = arith.mulf %84, %62 : vector<16xf32>
              %87 = arith.addf %81, %85 : vector<16xf32>
              %88 = arith.addf %82, %86 : vector<16xf32>
              %89 = vector.load %arg2[%63] : memref<589824xf32>, vector<16xf32>
              %90 = vector.load %arg2[%64] : memref<589824xf32>, vector<16xf32>
              %91 = arith.mulf %89, %45 : vector<16xf32>
              %92 = arith.mulf %90, %45 : vector<16xf32>
              %93 = arith.mulf %77, %46 : vector<16xf32>
              %94 = arith.mulf %78, %46 : vector<16xf32>
              %95 = math.sqrt %87 : vector<16xf32>
              %96 = math.sqrt %88 : vector<16xf32>
              %97 = arith.divf %95, %47 : vector<16xf32>
              %98 = arith.divf %96, %47 : vector<16xf32>
              %99 = arith.addf %97, %48 : vector<16xf32>
              %100 = arith.addf %98, %48 : vector<16xf32>
              %101 = arith.divf %93, %99 : vector<16xf32>
              %102 = arith.divf %94, %100 : vector<16xf32>
              %103 = arith.addf %91, %101 : vector<16xf32>
              %104 = arith.addf %92, %102 : vector<16xf32>
              vector.store %77, %arg14[%63] : memref<589824xf32>, vector<16xf32>
              vector.store %78, %arg14[%64] : memref<589824xf32>, vector<16xf32>
              vector.store %87, %arg15[%63] : memref<589824xf32>, vector<16xf32>
              vector.store %88, %arg15[%64] : memref<589824xf32>, vector<16xf32>
              vector.store %103, %arg16[%63] : memref<589824xf32>, vector<16xf32>
              vector.store %104, %arg16[%64] : memref<589824xf32>, vector<16xf32>
            }
            %c16_3 = arith.constant 16 : index
            %49 = vector.broadcast %10 : f32 to vector<16xf32>
            %50 = vector.broadcast %11 : f32 to vector<16xf32>
            %51 = vector.broadcast %9 : i1 to vector<16xi1>
            %52 = vector.broadcast %12 : f32 to vector<16xf32>
            %53 = vector.broadcast %13 : f32 to vector<16xf32>
            %54 = vector.broadcast %14 : f32 to vector<16xf32>
            %55 = vector.broadcast %15 : f32 to vector<16xf32>
            %56 = vector.broadcast %16 : f32 to vector<16xf32>
            %57 = vector.broadcast %17 : f32 to vector<16xf32>
            scf.for %arg24 = %c32_0 to %c48 step %c16_3 {
              %58 = arith.addi %36, %arg24 : index
              %59 = vector.load %0[%58] : memref<36864xf32>, vector<16xf32>
              %60 = arith.addi %39, %arg24 : index
              %61 = vector.load %arg4[%60] : memref<589824xf32>, vector<16xf32>
              %62 = arith.subf %59, %61 : vector<16xf32>
              %63 = arith.mulf %49, %62 : vector<16xf32>
              %64 = arith.addf %61, %63 : vector<16xf32>
              %65 = arith.mulf %62, %50 : vector<16xf32>
              %66 = arith.subf %59, %65 : vector<16xf32>
              %67 = arith.select %51, %64, %66 : vector<16xi1>, vector<16xf32>
              %68 = vector.load %arg8[%60] : memref<589824xf32>, vector<16xf32>
              %69 = arith.mulf %68, %52 : vector<16xf32>
              %70 = arith.mulf %59, %53 : vector<16xf32>
              %71 = arith.mulf %70, %59 : vector<16xf32>
              %72 = arith.addf %69, %71 : vector<16xf32>
              %73 = vector.load %arg2[%60] : memref<589824xf32>, vector<16xf32>
              %74 = arith.mulf %73, %54 : vector<16xf32>
              %75 = arith.mulf %67, %55 : vector<16xf32>
              %76 = math.sqrt %72 : vector<16xf32>
              %77 = arith.divf %76, %56 : vector<16xf32>
              %78 = arith.addf %77, %57 : vector<16xf32>
              %79 = arith.divf %75, %78 : vector<16xf32>
              %80 = arith.addf %74, %79 : vector<16xf32>
              vector.store %67, %arg14[%60] : memref<589824xf32>, vector<16xf32>
              vector.store %72, %arg15[%60] : memref<589824xf32>, vector<16xf32>
              vector.store %80, %arg16[%60] : memref<589824xf32>, vector<16xf32>
            }
          }
        }
      }
    }
    return
  }
}

