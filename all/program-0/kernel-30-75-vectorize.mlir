module {
  func.func @matmul_4b649fb39983d372(%arg0: memref<133120xf32>, %arg1: memref<786432xf32>, %arg2: memref<24960xf32>, %arg3: memref<1xf32>, %arg4: memref<24960xf32>, %arg5: memref<1xf32>, %arg6: memref<1xf32>, %arg7: memref<1xi8>, %arg8: memref<24960xf32>, %arg9: memref<1xf32>, %arg10: memref<1xf32>, %arg11: memref<1xf32>, %arg12: memref<1xf32>, %arg13: memref<1xf32>, %arg14: memref<24960xf32>, %arg15: memref<24960xf32>, %arg16: memref<24960xf32>, %arg17: index, %arg18: index) attributes {graph.aliases = array<i64: 4, 8, 2>, graph.kind = "matmul", tile.grid = array<i64: 2, 6>} {
    tile.grid (%arg19, %arg20) in (2, 6) from %arg17 to %arg18 {
      %0 = tile.scratch : memref<2240xf32>
      %c1 = arith.constant 1 : index
      %1 = arith.addi %c1, %arg20 : index
      %c7 = arith.constant 7 : index
      %2 = arith.muli %arg19, %c7 : index
      %3 = arith.addi %c7, %2 : index
      %c13 = arith.constant 13 : index
      %c5 = arith.constant 5 : index
      %c131072 = arith.constant 131072 : index
      %c-2240 = arith.constant -2240 : index
      %4 = arith.muli %arg19, %c-2240 : index
      %c-64 = arith.constant -64 : index
      %5 = arith.muli %arg20, %c-64 : index
      %6 = arith.addi %4, %5 : index
      %c64 = arith.constant 64 : index
      %c320 = arith.constant 320 : index
      %c65 = arith.constant 65 : index
      %c688 = arith.constant 688 : index
      scf.for %arg21 = %arg20 to %1 step %c1 {
        %17 = arith.minsi %3, %c13 : index
        %18 = arith.muli %arg21, %c131072 : index
        %19 = arith.muli %arg21, %c64 : index
        %20 = arith.addi %6, %19 : index
        scf.for %arg22 = %2 to %17 step %c1 {
          %21 = arith.muli %arg22, %c5 : index
          %22 = arith.muli %arg22, %c320 : index
          %23 = arith.addi %20, %22 : index
          tile.mma %arg0[%21, %c1, %c65], %arg1[%18, %c64] into %0[%23, %c64] depth %c688 {instruction = "fma.f32", lanes = 16 : i64, m = 5 : i64, n = 64 : i64} : memref<133120xf32>, memref<786432xf32>, memref<2240xf32>
        }
      }
      %c2 = arith.constant 2 : index
      %c44720 = arith.constant 44720 : index
      %c44032 = arith.constant 44032 : index
      scf.for %arg21 = %c1 to %c2 step %c1 {
        %17 = arith.muli %arg21, %c44720 : index
        %18 = arith.muli %arg21, %c44032 : index
        scf.for %arg22 = %arg20 to %1 step %c1 {
          %19 = arith.minsi %3, %c13 : index
          %20 = arith.muli %arg22, %c131072 : index
          %21 = arith.addi %18, %20 : index
          %22 = arith.muli %arg22, %c64 : index
          %23 = arith.addi %6, %22 : index
          scf.for %arg23 = %2 to %19 step %c1 {
            %24 = arith.muli %arg23, %c5 : index
            %25 = arith.addi %17, %24 : index
            %26 = arith.muli %arg23, %c320 : index
            %27 = arith.addi %23, %26 : index
            tile.mma %arg0[%25, %c1, %c65], %arg1[%21, %c64] into %0[%27, %c64] depth %c688 {accumulate, instruction = "fma.f32", lanes = 16 : i64, m = 5 : i64, n = 64 : i64} : memref<133120xf32>, memref<786432xf32>, memref<2240xf32>
          }
        }
      }
      %c0 = arith.constant 0 : index
      %c384 = arith.constant 384 : index
      %c16 = arith.constant 16 : index
      %c32 = arith.constant 32 : index
      %c48 = arith.constant 48 : index
      %c89440 = arith.constant 89440 : index
      %c88064 = arith.constant 88064 : index
      %c672 = arith.constant 672 : index
      %7 = memref.load %arg7[%c0] : memref<1xi8>
      %c0_i8 = arith.constant 0 : i8
      %8 = arith.cmpi ne, %7, %c0_i8 : i8
      %9 = memref.load %arg5[%c0] : memref<1xf32>
      %10 = memref.load %arg6[%c0] : memref<1xf32>
      %11 = memref.load %arg9[%c0] : memref<1xf32>
      %12 = memref.load %arg10[%c0] : memref<1xf32>
      %13 = memref.load %arg3[%c0] : memref<1xf32>
      %14 = memref.load %arg13[%c0] : memref<1xf32>
      %15 = memref.load %arg11[%c0] : memref<1xf32>
      %16 = memref.load %arg12[%c0] : memref<1xf32>
      scf.for %arg21 = %arg20 to %1 step %c1 {
        %17 = arith.minsi %3, %c13 : index
        %18 = arith.muli %arg21, %c64 : index
        %19 = arith.addi %c16, %18 : index
        %20 = arith.addi %c32, %18 : index
        %21 = arith.addi %c48, %18 : index
        %22 = arith.muli %arg21, %c131072 : index
        %23 = arith.addi %c88064, %22 : index
        %24 = arith.addi %6, %18 : index
        scf.for %arg22 = %2 to %17 step %c1 {
          %25 = arith.muli %arg22, %c5 : index
          %26 = arith.muli %25, %c384 : index
          %27 = arith.addi %18, %26 : index
          %28 = arith.addi %19, %26 : index
          %29 = arith.addi %20, %26 : index
          %30 = arith.addi %21, %26 : index
          scf.for %arg23 = %c0 to %c5 step %c1 {
            %36 = arith.muli %arg23, %c384 : index
            %37 = arith.addi %27, %36 : index
            memref.prefetch %arg14[%37], write, locality<3>, data : memref<24960xf32>
            %38 = arith.addi %28, %36 : index
            memref.prefetch %arg14[%38], write, locality<3>, data : memref<24960xf32>
            %39 = arith.addi %29, %36 : index
            memref.prefetch %arg14[%39], write, locality<3>, data : memref<24960xf32>
            %40 = arith.addi %30, %36 : index
            memref.prefetch %arg14[%40], write, locality<3>, data : memref<24960xf32>
            memref.prefetch %arg15[%37], write, locality<3>, data : memref<24960xf32>
            memref.prefetch %arg15[%38], write, locality<3>, data : memref<24960xf32>
            memref.prefetch %arg15[%39], write, locality<3>, data : memref<24960xf32>
            memref.prefetch %arg15[%40], write, locality<3>, data : memref<24960xf32>
            memref.prefetch %arg16[%37], write, locality<3>, data : memref<24960xf32>
            memref.prefetch %arg16[%38], write, locality<3>, data : memref<24960xf32>
            memref.prefetch %arg16[%39], write, locality<3>, data : memref<24960xf32>
            memref.prefetch %arg16[%40], write, locality<3>, data : memref<24960xf32>
          }
          %31 = arith.addi %c89440, %25 : index
          %32 = arith.muli %arg22, %c320 : index
          %33 = arith.addi %24, %32 : index
          tile.mma %arg0[%31, %c1, %c65], %arg1[%23, %c64] into %0[%33, %c64] depth %c672 {accumulate, instruction = "fma.f32", lanes = 16 : i64, m = 5 : i64, n = 64 : i64} : memref<133120xf32>, memref<786432xf32>, memref<2240xf32>
          %34 = arith.muli %25, %c64 : index
          %35 = arith.addi %6, %34 : index
          scf.for %arg23 = %c0 to %c5 step %c1 {
            %36 = arith.muli %arg23, %c64 : index
            %37 = arith.addi %35, %36 : index
            %38 = arith.addi %37, %18 : index
            %39 = arith.muli %arg23, %c384 : index
            %40 = arith.addi %26, %39 : index
            %41 = arith.addi %40, %18 : index
            %c64_0 = arith.constant 64 : index
            %c0_1 = arith.constant 0 : index
            %c32_2 = arith.constant 32 : index
            %42 = vector.broadcast %9 : f32 to vector<16xf32>
            %43 = vector.broadcast %10 : f32 to vector<16xf32>
            %44 = vector.broadcast %8 : i1 to vector<16xi1>
            %45 = vector.broadcast %11 : f32 to vector<16xf32>
            %46 = vector.broadcast %12 : f32 to vector<16xf32>
            %47 = vector.broadcast %13 : f32 to vector<16xf32>
            %48 = vector.broadcast %14 : f32 to vector<16xf32>
            %49 = vector.broadcast %15 : f32 to vector<16xf32>
            %50 = vector.broadcast %16 : f32 to vector<16xf32>
            scf.for %arg24 = %c0_1 to %c64_0 step %c32_2 {
              %c16_3 = arith.constant 16 : index
              %51 = arith.addi %arg24, %c16_3 : index
              %52 = arith.addi %38, %arg24 : index
              %53 = arith.addi %38, %51 : index
              %54 = vector.load %0[%52] : memref<2240xf32>, vector<16xf32>
              %55 = vector.load %0[%53] : memref<2240xf32>, vector<16xf32>
              %56 = arith.addi %41, %arg24 : index
              %57 = arith.addi %41, %51 : index
              %58 = vector.load %arg4[%56] : memref<24960xf32>, vector<16xf32>
              %59 = vector.load %arg4[%57] : memref<24960xf32>, vector<16xf32>
              %60 = arith.subf %54, %58 : vector<16xf32>
              %61 = arith.subf %55, %59 : vector<16xf32>
              %62 = arith.mulf %42, %60 : vector<16xf32>
              %63 = arith.mulf %42, %61 : vector<16xf32>
              %64 = arith.addf %58, %62 : vector<16xf32>
              %65 = arith.addf %59, %63 : vector<16xf32>
              %66 = arith.mulf %60, %43 : vector<16xf32>
              %67 = arith.mulf %61, %43 : vector<16xf32>
              %68 = arith.subf %54, %66 : vector<16xf32>
              %69 = arith.subf %55, %67 : vector<16xf32>
              %70 = arith.select %44, %64, %68 : vector<16xi1>, vector<16xf32>
              %71 = arith.select %44, %65, %69 : vector<16xi1>, vector<16xf32>
              %72 = vector.load %arg8[%56] : memref<24960xf32>, vector<16xf32>
              %73 = vector.load %arg8[%57] : memref<24960xf32>, vector<16xf32>
              %74 = arith.mulf %72, %45 : vector<16xf32>
              %75 = arith.mulf %73, %45 : vector<16xf32>
              %76 = arith.mulf %54, %46 : vector<16xf32>
              %77 = arith.mulf %55, %46 : vector<16xf32>
              %78 = arith.mulf %76, %54 : vector<16xf32>
              %79 = arith.mulf %77, %55 : vector<16xf32>
              %80 = arith.addf %74, %78 : vector<16xf32>
              %81 = arith.addf %75, %79 : vector<16xf32>
              %82 = vector.load %arg2[%56] : memref<24960xf32>, vector<16xf32>
              %83 = vector.load %arg2[%57] : memref<24960xf32>, vector<16xf32>
              %84 = arith.mulf %82, %47 : vector<16xf32>
              %85 = arith.mulf %83, %47 : vector<16xf32>
              %86 = arith.mulf %70, %48 : vector<16xf32>
              %87 = arith.mulf %71, %48 : vector<16xf32>
              %88 = math.sqrt %80 : vector<16xf32>
              %89 = math.sqrt %81 : vector<16xf32>
              %90 = arith.divf %88, %49 : vector<16xf32>
              %91 = arith.divf %89, %49 : vector<16xf32>
              %92 = arith.addf %90, %50 : vector<16xf32>
              %93 = arith.addf %91, %50 : vector<16xf32>
              %94 = arith.divf %86, %92 : vector<16xf32>
              %95 = arith.divf %87, %93 : vector<16xf32>
              %96 = arith.addf %84, %94 : vector<16xf32>
              %97 = arith.addf %85, %95 : vector<16xf32>
              vector.store %70, %arg14[%56] : memref<24960xf32>, vector<16xf32>
              vector.store %71, %arg14[%57] : memref<24960xf32>, vector<16xf32>
              vector.store %80, %arg15[%56] : memref<24960xf32>, vector<16xf32>
              vector.store %81, %arg15[%57] : memref<24960xf32>, vector<16xf32>
              vector.store %96, %arg16[%56] : memref<24960xf32>, vector<16xf32>
              vector.store %97, %arg16[%57] : memref<24960xf32>, vector<16xf32>
            }
          }
        }
      }
    }
    return
  }
}

