module {
  func.func @matmul_2737377541f00982(%arg0: memref<3145728xf32>, %arg1: memref<786432xf32>, %arg2: memref<589824xf32>, %arg3: memref<1xf32>, %arg4: memref<589824xf32>, %arg5: memref<1xf32>, %arg6: memref<1xf32>, %arg7: memref<1xi8>, %arg8: memref<589824xf32>, %arg9: memref<1xf32>, %arg10: memref<1xf32>, %arg11: memref<1xf32>, %arg12: memref<1xf32>, %arg13: memref<1xf32>, %arg14: memref<589824xf32>, %arg15: memref<589824xf32>, %arg16: memref<589824xf32>, %arg17: index, %arg18: index) attributes {graph.aliases = array<i64: 4, 8, 2>, graph.kind = "matmul", tile.grid = array<i64: 16, 1>} {
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
            %c32_0 = arith.constant 32 : index
            %c0_1 = arith.constant 0 : index
            %c32_2 = arith.constant 32 : index
            %38 = vector.broadcast %10 : f32 to vector<16xf32>
            %39 = vector.broadcast %11 : f32 to vector<16xf32>
            %40 = vector.broadcast %9 : i1 to vector<16xi1>
            %41 = vector.broadcast %12 : f32 to vector<16xf32>
            %42 = vector.broadcast %13 : f32 to vector<16xf32>
            %43 = vector.broadcast %14 : f32 to vector<16xf32>
            %44 = vector.broadcast %15 : f32 to vector<16xf32>
            %45 = vector.broadcast %16 : f32 to vector<16xf32>
            %46 = vector.broadcast %17 : f32 to vector<16xf32>
            scf.for %arg24 = %c0_1 to %c32_0 step %c32_2 {
              %c16_4 = arith.constant 16 : index
              %56 = arith.addi %arg24, %c16_4 : index
              %57 = arith.addi %35, %arg24 : index
              %58 = arith.addi %35, %56 : index
              %59 = vector.load %0[%57] : memref<36864xf32>, vector<16xf32>
              %60 = vector.load %0[%58] : memref<36864xf32>, vector<16xf32>
              %61 = arith.addi %37, %arg24 : index
              %62 = arith.addi %37, %56 : index
              %63 = vector.load %arg4[%61] : memref<589824xf32>, vector<16xf32>
              %64 = vector.load %arg4[%62] : memref<589824xf32>, vector<16xf32>
              %65 = arith.subf %59, %63 : vector<16xf32>
              %66 = arith.subf %60, %64 : vector<16xf32>
              %67 = arith.mulf %38, %65 : vector<16xf32>
              %68 = arith.mulf %38, %66 : vector<16xf32>
              %69 = arith.addf %63, %67 : vector<16xf32>
              %70 = arith.addf %64, %68 : vector<16xf32>
              %71 = arith.mulf %65, %39 : vector<16xf32>
              %72 = arith.mulf %66, %39 : vector<16xf32>
              %73 = arith.subf %59, %71 : vector<16xf32>
              %74 = arith.subf %60, %72 : vector<16xf32>
              %75 = arith.select %40, %69, %73 : vector<16xi1>, vector<16xf32>
              %76 = arith.select %40, %70, %74 : vector<16xi1>, vector<16xf32>
              %77 = vector.load %arg8[%61] : memref<589824xf32>, vector<16xf32>
              %78 = vector.load %arg8[%62] : memref<589824xf32>, vector<16xf32>
              %79 = arith.mulf %77, %41 : vector<16xf32>
              %80 = arith.mulf %78, %41 : vector<16xf32>
              %81 = arith.mulf %59, %42 : vector<16xf32>
              %82 = arith.mulf %60, %42 : vector<16xf32>
              %83 = arith.mulf %81, %59 : vector<16xf32>
              %84 = arith.mulf %82, %60 : vector<16xf32>
              %85 = arith.addf %79, %83 : vector<16xf32>
              %86 = arith.addf %80, %84 : vector<16xf32>
              %87 = vector.load %arg2[%61] : memref<589824xf32>, vector<16xf32>
              %88 = vector.load %arg2[%62] : memref<589824xf32>, vector<16xf32>
              %89 = arith.mulf %87, %43 : vector<16xf32>
              %90 = arith.mulf %88, %43 : vector<16xf32>
              %91 = arith.mulf %75, %44 : vector<16xf32>
              %92 = arith.mulf %76, %44 : vector<16xf32>
              %93 = math.sqrt %85 : vector<16xf32>
              %94 = math.sqrt %86 : vector<16xf32>
              %95 = arith.divf %93, %45 : vector<16xf32>
              %96 = arith.divf %94, %45 : vector<16xf32>
              %97 = arith.addf %95, %46 : vector<16xf32>
              %98 = arith.addf %96, %46 : vector<16xf32>
              %99 = arith.divf %91, %97 : vector<16xf32>
              %100 = arith.divf %92, %98 : vector<16xf32>
              %101 = arith.addf %89, %99 : vector<16xf32>
              %102 = arith.addf %90, %100 : vector<16xf32>
              vector.store %75, %arg14[%61] : memref<589824xf32>, vector<16xf32>
              vector.store %76, %arg14[%62] : memref<589824xf32>, vector<16xf32>
              vector.store %85, %arg15[%61] : memref<589824xf32>, vector<16xf32>
              vector.store %86, %arg15[%62] : memref<589824xf32>, vector<16xf32>
              vector.store %101, %arg16[%61] : memref<589824xf32>, vector<16xf32>
              vector.store %102, %arg16[%62] : memref<589824xf32>, vector<16xf32>
            }
            %c16_3 = arith.constant 16 : index
            %47 = vector.broadcast %10 : f32 to vector<16xf32>
            %48 = vector.broadcast %11 : f32 to vector<16xf32>
            %49 = vector.broadcast %9 : i1 to vector<16xi1>
            %50 = vector.broadcast %12 : f32 to vector<16xf32>
            %51 = vector.broadcast %13 : f32 to vector<16xf32>
            %52 = vector.broadcast %14 : f32 to vector<16xf32>
            %53 = vector.broadcast %15 : f32 to vector<16xf32>
            %54 = vector.broadcast %16 : f32 to vector<16xf32>
            %55 = vector.broadcast %17 : f32 to vector<16xf32>
            scf.for %arg24 = %c32_0 to %c48 step %c16_3 {
              %56 = arith.addi %35, %arg24 : index
              %57 = vector.load %0[%56] : memref<36864xf32>, vector<16xf32>
              %58 = arith.addi %37, %arg24 : index
              %59 = vector.load %arg4[%58] : memref<589824xf32>, vector<16xf32>
              %60 = arith.subf %57, %59 : vector<16xf32>
              %61 = arith.mulf %47, %60 : vector<16xf32>
              %62 = arith.addf %59, %61 : vector<16xf32>
              %63 = arith.mulf %60, %48 : vector<16xf32>
              %64 = arith.subf %57, %63 : vector<16xf32>
              %65 = arith.select %49, %62, %64 : vector<16xi1>, vector<16xf32>
              %66 = vector.load %arg8[%58] : memref<589824xf32>, vector<16xf32>
              %67 = arith.mulf %66, %50 : vector<16xf32>
              %68 = arith.mulf %57, %51 : vector<16xf32>
              %69 = arith.mulf %68, %57 : vector<16xf32>
              %70 = arith.addf %67, %69 : vector<16xf32>
              %71 = vector.load %arg2[%58] : memref<589824xf32>, vector<16xf32>
              %72 = arith.mulf %71, %52 : vector<16xf32>
              %73 = arith.mulf %65, %53 : vector<16xf32>
              %74 = math.sqrt %70 : vector<16xf32>
              %75 = arith.divf %74, %54 : vector<16xf32>
              %76 = arith.addf %75, %55 : vector<16xf32>
              %77 = arith.divf %73, %76 : vector<16xf32>
              %78 = arith.addf %72, %77 : vector<16xf32>
              vector.store %65, %arg14[%58] : memref<589824xf32>, vector<16xf32>
              vector.store %70, %arg15[%58] : memref<589824xf32>, vector<16xf32>
              vector.store %78, %arg16[%58] : memref<589824xf32>, vector<16xf32>
            }
          }
        }
      }
    }
    return
  }
}

