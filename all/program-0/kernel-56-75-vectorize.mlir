module {
  func.func @matmul_6bef1085c6226489(%arg0: memref<2359296xf32>, %arg1: memref<786432xf32>, %arg2: memref<442368xf32>, %arg3: memref<1xf32>, %arg4: memref<442368xf32>, %arg5: memref<1xf32>, %arg6: memref<1xf32>, %arg7: memref<1xi8>, %arg8: memref<442368xf32>, %arg9: memref<1xf32>, %arg10: memref<1xf32>, %arg11: memref<1xf32>, %arg12: memref<1xf32>, %arg13: memref<1xf32>, %arg14: memref<442368xf32>, %arg15: memref<442368xf32>, %arg16: memref<442368xf32>, %arg17: index, %arg18: index) attributes {graph.aliases = array<i64: 4, 8, 2>, graph.kind = "matmul", tile.grid = array<i64: 13, 1>} {
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
            %c32_0 = arith.constant 32 : index
            %c0_1 = arith.constant 0 : index
            %c32_2 = arith.constant 32 : index
            %39 = vector.broadcast %10 : f32 to vector<16xf32>
            %40 = vector.broadcast %11 : f32 to vector<16xf32>
            %41 = vector.broadcast %9 : i1 to vector<16xi1>
            %42 = vector.broadcast %12 : f32 to vector<16xf32>
            %43 = vector.broadcast %13 : f32 to vector<16xf32>
            %44 = vector.broadcast %14 : f32 to vector<16xf32>
            %45 = vector.broadcast %15 : f32 to vector<16xf32>
            %46 = vector.broadcast %16 : f32 to vector<16xf32>
            %47 = vector.broadcast %17 : f32 to vector<16xf32>
            scf.for %arg24 = %c0_1 to %c32_0 step %c32_2 {
              %c16_4 = arith.constant 16 : index
              %57 = arith.addi %arg24, %c16_4 : index
              %58 = arith.addi %36, %arg24 : index
              %59 = arith.addi %36, %57 : index
              %60 = vector.load %0[%58] : memref<34560xf32>, vector<16xf32>
              %61 = vector.load %0[%59] : memref<34560xf32>, vector<16xf32>
              %62 = arith.addi %38, %arg24 : index
              %63 = arith.addi %38, %57 : index
              %64 = vector.load %arg4[%62] : memref<442368xf32>, vector<16xf32>
              %65 = vector.load %arg4[%63] : memref<442368xf32>, vector<16xf32>
              %66 = arith.subf %60, %64 : vector<16xf32>
              %67 = arith.subf %61, %65 : vector<16xf32>
              %68 = arith.mulf %39, %66 : vector<16xf32>
              %69 = arith.mulf %39, %67 : vector<16xf32>
              %70 = arith.addf %64, %68 : vector<16xf32>
              %71 = arith.addf %65, %69 : vector<16xf32>
              %72 = arith.mulf %66, %40 : vector<16xf32>
              %73 = arith.mulf %67, %40 : vector<16xf32>
              %74 = arith.subf %60, %72 : vector<16xf32>
              %75 = arith.subf %61, %73 : vector<16xf32>
              %76 = arith.select %41, %70, %74 : vector<16xi1>, vector<16xf32>
              %77 = arith.select %41, %71, %75 : vector<16xi1>, vector<16xf32>
              %78 = vector.load %arg8[%62] : memref<442368xf32>, vector<16xf32>
              %79 = vector.load %arg8[%63] : memref<442368xf32>, vector<16xf32>
              %80 = arith.mulf %78, %42 : vector<16xf32>
              %81 = arith.mulf %79, %42 : vector<16xf32>
              %82 = arith.mulf %60, %43 : vector<16xf32>
              %83 = arith.mulf %61, %43 : vector<16xf32>
              %84 = arith.mulf %82, %60 : vector<16xf32>
              %85 = arith.mulf %83, %61 : vector<16xf32>
              %86 = arith.addf %80, %84 : vector<16xf32>
              %87 = arith.addf %81, %85 : vector<16xf32>
              %88 = vector.load %arg2[%62] : memref<442368xf32>, vector<16xf32>
              %89 = vector.load %arg2[%63] : memref<442368xf32>, vector<16xf32>
              %90 = arith.mulf %88, %44 : vector<16xf32>
              %91 = arith.mulf %89, %44 : vector<16xf32>
              %92 = arith.mulf %76, %45 : vector<16xf32>
              %93 = arith.mulf %77, %45 : vector<16xf32>
              %94 = math.sqrt %86 : vector<16xf32>
              %95 = math.sqrt %87 : vector<16xf32>
              %96 = arith.divf %94, %46 : vector<16xf32>
              %97 = arith.divf %95, %46 : vector<16xf32>
              %98 = arith.addf %96, %47 : vector<16xf32>
              %99 = arith.addf %97, %47 : vector<16xf32>
              %100 = arith.divf %92, %98 : vector<16xf32>
              %101 = arith.divf %93, %99 : vector<16xf32>
              %102 = arith.addf %90, %100 : vector<16xf32>
              %103 = arith.addf %91, %101 : vector<16xf32>
              vector.store %76, %arg14[%62] : memref<442368xf32>, vector<16xf32>
              vector.store %77, %arg14[%63] : memref<442368xf32>, vector<16xf32>
              vector.store %86, %arg15[%62] : memref<442368xf32>, vector<16xf32>
              vector.store %87, %arg15[%63] : memref<442368xf32>, vector<16xf32>
              vector.store %102, %arg16[%62] : memref<442368xf32>, vector<16xf32>
              vector.store %103, %arg16[%63] : memref<442368xf32>, vector<16xf32>
            }
            %c16_3 = arith.constant 16 : index
            %48 = vector.broadcast %10 : f32 to vector<16xf32>
            %49 = vector.broadcast %11 : f32 to vector<16xf32>
            %50 = vector.broadcast %9 : i1 to vector<16xi1>
            %51 = vector.broadcast %12 : f32 to vector<16xf32>
            %52 = vector.broadcast %13 : f32 to vector<16xf32>
            %53 = vector.broadcast %14 : f32 to vector<16xf32>
            %54 = vector.broadcast %15 : f32 to vector<16xf32>
            %55 = vector.broadcast %16 : f32 to vector<16xf32>
            %56 = vector.broadcast %17 : f32 to vector<16xf32>
            scf.for %arg24 = %c32_0 to %c48 step %c16_3 {
              %57 = arith.addi %36, %arg24 : index
              %58 = vector.load %0[%57] : memref<34560xf32>, vector<16xf32>
              %59 = arith.addi %38, %arg24 : index
              %60 = vector.load %arg4[%59] : memref<442368xf32>, vector<16xf32>
              %61 = arith.subf %58, %60 : vector<16xf32>
              %62 = arith.mulf %48, %61 : vector<16xf32>
              %63 = arith.addf %60, %62 : vector<16xf32>
              %64 = arith.mulf %61, %49 : vector<16xf32>
              %65 = arith.subf %58, %64 : vector<16xf32>
              %66 = arith.select %50, %63, %65 : vector<16xi1>, vector<16xf32>
              %67 = vector.load %arg8[%59] : memref<442368xf32>, vector<16xf32>
              %68 = arith.mulf %67, %51 : vector<16xf32>
              %69 = arith.mulf %58, %52 : vector<16xf32>
              %70 = arith.mulf %69, %58 : vector<16xf32>
              %71 = arith.addf %68, %70 : vector<16xf32>
              %72 = vector.load %arg2[%59] : memref<442368xf32>, vector<16xf32>
              %73 = arith.mulf %72, %53 : vector<16xf32>
              %74 = arith.mulf %66, %54 : vector<16xf32>
              %75 = math.sqrt %71 : vector<16xf32>
              %76 = arith.divf %75, %55 : vector<16xf32>
              %77 = arith.addf %76, %56 : vector<16xf32>
              %78 = arith.divf %74, %77 : vector<16xf32>
              %79 = arith.addf %73, %78 : vector<16xf32>
              vector.store %66, %arg14[%59] : memref<442368xf32>, vector<16xf32>
              vector.store %71, %arg15[%59] : memref<442368xf32>, vector<16xf32>
              vector.store %79, %arg16[%59] : memref<442368xf32>, vector<16xf32>
            }
          }
        }
      }
    }
    return
  }
}

