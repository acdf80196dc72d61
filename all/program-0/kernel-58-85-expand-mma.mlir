module {
  func.func @column_d1e9fed8da428b7b(%arg0: memref<36864xf32>, %arg1: memref<1152xf32>, %arg2: memref<1xf32>, %arg3: memref<1152xf32>, %arg4: memref<1xf32>, %arg5: memref<1xf32>, %arg6: memref<1xi8>, %arg7: memref<1152xf32>, %arg8: memref<1xf32>, %arg9: memref<1xf32>, %arg10: memref<1xf32>, %arg11: memref<1xf32>, %arg12: memref<1xf32>, %arg13: memref<1152xf32>, %arg14: memref<1152xf32>, %arg15: memref<1152xf32>, %arg16: index, %arg17: index) attributes {graph.aliases = array<i64: 3, 7, 1>, graph.kind = "column", tile.grid = array<i64: 9>} {
    tile.grid (%arg18) in (9) from %arg16 to %arg17 {
      %c128 = arith.constant 128 : index
      %0 = arith.muli %arg18, %c128 : index
      %c0 = arith.constant 0 : index
      %c32 = arith.constant 32 : index
      %c1 = arith.constant 1 : index
      %c1152 = arith.constant 1152 : index
      %1 = memref.load %arg6[%c0] : memref<1xi8>
      %c0_i8 = arith.constant 0 : i8
      %2 = arith.cmpi ne, %1, %c0_i8 : i8
      %3 = memref.load %arg4[%c0] : memref<1xf32>
      %4 = memref.load %arg5[%c0] : memref<1xf32>
      %5 = memref.load %arg8[%c0] : memref<1xf32>
      %6 = memref.load %arg9[%c0] : memref<1xf32>
      %7 = memref.load %arg2[%c0] : memref<1xf32>
      %8 = memref.load %arg12[%c0] : memref<1xf32>
      %9 = memref.load %arg10[%c0] : memref<1xf32>
      %10 = memref.load %arg11[%c0] : memref<1xf32>
      %c128_0 = arith.constant 128 : index
      %c0_1 = arith.constant 0 : index
      %c64 = arith.constant 64 : index
      %cst = arith.constant 0.000000e+00 : f32
      %11 = vector.broadcast %cst : f32 to vector<16xf32>
      %12 = vector.broadcast %3 : f32 to vector<16xf32>
      %13 = vector.broadcast %4 : f32 to vector<16xf32>
      %14 = vector.broadcast %2 : i1 to vector<16xi1>
      %15 = vector.broadcast %5 : f32 to vector<16xf32>
      %16 = vector.broadcast %6 : f32 to vector<16xf32>
      %17 = vector.broadcast %7 : f32 to vector<16xf32>
      %18 = vector.broadcast %8 : f32 to vector<16xf32>
      %19 = vector.broadcast %9 : f32 to vector<16xf32>
      %20 = vector.broadcast %10 : f32 to vector<16xf32>
      scf.for %arg19 = %c0_1 to %c128_0 step %c64 {
        %c16 = arith.constant 16 : index
        %21 = arith.addi %arg19, %c16 : index
        %c32_2 = arith.constant 32 : index
        %22 = arith.addi %arg19, %c32_2 : index
        %c48 = arith.constant 48 : index
        %23 = arith.addi %arg19, %c48 : index
        %24 = arith.addi %0, %arg19 : index
        %25 = arith.addi %0, %21 : index
        %26 = arith.addi %0, %22 : index
        %27 = arith.addi %0, %23 : index
        %28:4 = scf.for %arg20 = %c0 to %c32 step %c1 iter_args(%arg21 = %11, %arg22 = %11, %arg23 = %11, %arg24 = %11) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
          %109 = arith.muli %arg20, %c1152 : index
          %110 = arith.addi %24, %109 : index
          %111 = arith.addi %25, %109 : index
          %112 = arith.addi %26, %109 : index
          %113 = arith.addi %27, %109 : index
          %114 = vector.load %arg0[%110] : memref<36864xf32>, vector<16xf32>
          %115 = vector.load %arg0[%111] : memref<36864xf32>, vector<16xf32>
          %116 = vector.load %arg0[%112] : memref<36864xf32>, vector<16xf32>
          %117 = vector.load %arg0[%113] : memref<36864xf32>, vector<16xf32>
          %118 = arith.addf %arg21, %114 : vector<16xf32>
          %119 = arith.addf %arg22, %115 : vector<16xf32>
          %120 = arith.addf %arg23, %116 : vector<16xf32>
          %121 = arith.addf %arg24, %117 : vector<16xf32>
          scf.yield %118, %119, %120, %121 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        %29 = vector.load %arg3[%24] : memref<1152xf32>, vector<16xf32>
        %30 = vector.load %arg3[%25] : memref<1152xf32>, vector<16xf32>
        %31 = vector.load %arg3[%26] : memref<1152xf32>, vector<16xf32>
        %32 = vector.load %arg3[%27] : memref<1152xf32>, vector<16xf32>
        %33 = arith.subf %28#0, %29 : vector<16xf32>
        %34 = arith.subf %28#1, %30 : vector<16xf32>
        %35 = arith.subf %28#2, %31 : vector<16xf32>
        %36 = arith.subf %28#3, %32 : vector<16xf32>
        %37 = arith.mulf %12, %33 : vector<16xf32>
        %38 = arith.mulf %12, %34 : vector<16xf32>
        %39 = arith.mulf %12, %35 : vector<16xf32>
        %40 = arith.mulf %12, %36 : vector<16xf32>
        %41 = arith.addf %29, %37 : vector<16xf32>
        %42 = arith.addf %30, %38 : vector<16xf32>
        %43 = arith.addf %31, %39 : vector<16xf32>
        %44 = arith.addf %32, %40 : vector<16xf32>
        %45 = arith.mulf %33, %13 : vector<16xf32>
        %46 = arith.mulf %34, %13 : vector<16xf32>
        %47 = arith.mulf %35, %13 : vector<16xf32>
        %48 = arith.mulf %36, %13 : vector<16xf32>
        %49 = arith.subf %28#0, %45 : vector<16xf32>
        %50 = arith.subf %28#1, %46 : vector<16xf32>
        %51 = arith.subf %28#2, %47 : vector<16xf32>
        %52 = arith.subf %28#3, %48 : vector<16xf32>
        %53 = arith.select %14, %41, %49 : vector<16xi1>, vector<16xf32>
        %54 = arith.select %14, %42, %50 : vector<16xi1>, vector<16xf32>
        %55 = arith.select %14, %43, %51 : vector<16xi1>, vector<16xf32>
        %56 = arith.select %14, %44, %52 : vector<16xi1>, vector<16xf32>
        %57 = vector.load %arg7[%24] : memref<1152xf32>, vector<16xf32>
        %58 = vector.load %arg7[%25] : memref<1152xf32>, vector<16xf32>
        %59 = vector.load %arg7[%26] : memref<1152xf32>, vector<16xf32>
        %60 = vector.load %arg7[%27] : memref<1152xf32>, vector<16xf32>
        %61 = arith.mulf %57, %15 : vector<16xf32>
        %62 = arith.mulf %58, %15 : vector<16xf32>
        %63 = arith.mulf %59, %15 : vector<16xf32>
        %64 = arith.mulf %60, %15 : vector<16xf32>
        %65 = arith.mulf %28#0, %16 : vector<16xf32>
        %66 = arith.mulf %28#1, %16 : vector<16xf32>
        %67 = arith.mulf %28#2, %16 : vector<16xf32>
        %68 = arith.mulf %28#3, %16 : vector<16xf32>
        %69 = arith.mulf %65, %28#0 : vector<16xf32>
        %70 = arith.mulf %66, %28#1 : vector<16xf32>
        %71 = arith.mulf %67, %28#2 : vector<16xf32>
        %72 = arith.mulf %68, %28#3 : vector<16xf32>
        %73 = arith.addf %61, %69 : vector<16xf32>
        %74 = arith.addf %62, %70 : vector<16xf32>
        %75 = arith.addf %63, %71 : vector<16xf32>
        %76 = arith.addf %64, %72 : vector<16xf32>
        %77 = vector.load %arg1[%24] : memref<1152xf32>, vector<16xf32>
        %78 = vector.load %arg1[%25] : memref<1152xf32>, vector<16xf32>
        %79 = vector.load %arg1[%26] : memref<1152xf32>, vector<16xf32>
        %80 = vector.load %arg1[%27] : memref<1152xf32>, vector<16xf32>
        %81 = arith.mulf %77, %17 : vector<16xf32>
        %82 = arith.mulf %78, %17 : vector<16xf32>
        %83 = arith.mulf %79, %17 : vector<16xf32>
        %84 = arith.mulf %80, %17 : vector<16xf32>
        %85 = arith.mulf %53, %18 : vector<16xf32>
        %86 = arith.mulf %54, %18 : vector<16xf32>
        %87 = arith.mulf %55, %18 : vector<16xf32>
        %88 = arith.mulf %56, %18 : vector<16xf32>
        %89 = math.sqrt %73 : vector<16xf32>
        %90 = math.sqrt %74 : vector<16xf32>
        %91 = math.sqrt %75 : vector<16xf32>
        %92 = math.sqrt %76 : vector<16xf32>
        %93 = arith.divf %89, %19 : vector<16xf32>
        %94 = arith.divf %90, %19 : vector<16xf32>
        %95 = arith.divf %91, %19 : vector<16xf32>
        %96 = arith.divf %92, %19 : vector<16xf32>
        %97 = arith.addf %93, %20 : vector<16xf32>
        %98 = arith.addf %94, %20 : vector<16xf32>
        %99 = arith.addf %95, %20 : vector<16xf32>
        %100 = arith.addf %96, %20 : vector<16xf32>
        %101 = arith.divf %85, %97 : vector<16xf32>
        %102 = arith.divf %86, %98 : vector<16xf32>
        %103 = arith.divf %87, %99 : vector<16xf32>
        %104 = arith.divf %88, %100 : vector<16xf32>
        %105 = arith.addf %81, %101 : vector<16xf32>
        %106 = arith.addf %82, %102 : vector<16xf32>
        %107 = arith.addf %83, %103 : vector<16xf32>
        %108 = arith.addf %84, %104 : vector<16xf32>
        vector.store %53, %arg13[%24] : memref<1152xf32>, vector<16xf32>
        vector.store %54, %arg13[%25] : memref<1152xf32>, vector<16xf32>
        vector.store %55, %arg13[%26] : memref<1152xf32>, vector<16xf32>
        vector.store %56, %arg13[%27] : memref<1152xf32>, vector<16xf32>
        vector.store %73, %arg14[%24] : memref<1152xf32>, vector<16xf32>
        vector.store %74, %arg14[%25] : memref<1152xf32>, vector<16xf32>
        vector.store %75, %arg14[%26] : memref<1152xf32>, vector<16xf32>
        vector.store %76, %arg14[%27] : memref<1152xf32>, vector<16xf32>
        vector.store %105, %arg15[%24] : memref<1152xf32>, vector<16xf32>
        vector.store %106, %arg15[%25] : memref<1152xf32>, vector<16xf32>
        vector.store %107, %arg15[%26] : memref<1152xf32>, vector<16xf32>
        vector.store %108, %arg15[%27] : memref<1152xf32>, vector<16xf32>
      }
    }
    return
  }
}

