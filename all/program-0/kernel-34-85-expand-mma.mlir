module {
  func.func @column_3f469b3ee4a3db2c(%arg0: memref<6144xf32>, %arg1: memref<6144xf32>, %arg2: memref<384xf32>, %arg3: memref<1xf32>, %arg4: memref<384xf32>, %arg5: memref<1xf32>, %arg6: memref<1xf32>, %arg7: memref<1xi8>, %arg8: memref<384xf32>, %arg9: memref<1xf32>, %arg10: memref<1xf32>, %arg11: memref<1xf32>, %arg12: memref<1xf32>, %arg13: memref<1xf32>, %arg14: memref<384xf32>, %arg15: memref<384xf32>, %arg16: memref<384xf32>, %arg17: memref<1xf32>, %arg18: memref<1xf32>, %arg19: memref<384xf32>, %arg20: memref<384xf32>, %arg21: memref<384xf32>, %arg22: memref<384xf32>, %arg23: memref<384xf32>, %arg24: memref<384xf32>, %arg25: index, %arg26: index) attributes {graph.aliases = array<i64: 4, 8, 2, 15, 16, 14>, graph.kind = "column", tile.grid = array<i64: 2>} {
    tile.grid (%arg27) in (2) from %arg25 to %arg26 {
      %c192 = arith.constant 192 : index
      %0 = arith.muli %arg27, %c192 : index
      %c0 = arith.constant 0 : index
      %c16 = arith.constant 16 : index
      %c1 = arith.constant 1 : index
      %c384 = arith.constant 384 : index
      %1 = memref.load %arg7[%c0] : memref<1xi8>
      %c0_i8 = arith.constant 0 : i8
      %2 = arith.cmpi ne, %1, %c0_i8 : i8
      %3 = memref.load %arg5[%c0] : memref<1xf32>
      %4 = memref.load %arg6[%c0] : memref<1xf32>
      %5 = memref.load %arg9[%c0] : memref<1xf32>
      %6 = memref.load %arg10[%c0] : memref<1xf32>
      %7 = memref.load %arg3[%c0] : memref<1xf32>
      %8 = memref.load %arg13[%c0] : memref<1xf32>
      %9 = memref.load %arg11[%c0] : memref<1xf32>
      %10 = memref.load %arg12[%c0] : memref<1xf32>
      %11 = memref.load %arg18[%c0] : memref<1xf32>
      %12 = memref.load %arg17[%c0] : memref<1xf32>
      %c192_0 = arith.constant 192 : index
      %c0_1 = arith.constant 0 : index
      %c32 = arith.constant 32 : index
      %cst = arith.constant 0.000000e+00 : f32
      %13 = vector.broadcast %cst : f32 to vector<16xf32>
      %14 = vector.broadcast %3 : f32 to vector<16xf32>
      %15 = vector.broadcast %4 : f32 to vector<16xf32>
      %16 = vector.broadcast %2 : i1 to vector<16xi1>
      %17 = vector.broadcast %5 : f32 to vector<16xf32>
      %18 = vector.broadcast %6 : f32 to vector<16xf32>
      %19 = vector.broadcast %7 : f32 to vector<16xf32>
      %20 = vector.broadcast %8 : f32 to vector<16xf32>
      %21 = vector.broadcast %9 : f32 to vector<16xf32>
      %22 = vector.broadcast %10 : f32 to vector<16xf32>
      %23 = vector.broadcast %11 : f32 to vector<16xf32>
      %24 = vector.broadcast %12 : f32 to vector<16xf32>
      scf.for %arg28 = %c0_1 to %c192_0 step %c32 {
        %c16_2 = arith.constant 16 : index
        %25 = arith.addi %arg28, %c16_2 : index
        %26 = arith.addi %0, %arg28 : index
        %27 = arith.addi %0, %25 : index
        %28:4 = scf.for %arg29 = %c0 to %c16 step %c1 iter_args(%arg30 = %13, %arg31 = %13, %arg32 = %13, %arg33 = %13) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
          %109 = arith.muli %arg29, %c384 : index
          %110 = arith.addi %26, %109 : index
          %111 = arith.addi %27, %109 : index
          %112 = vector.load %arg0[%110] : memref<6144xf32>, vector<16xf32>
          %113 = vector.load %arg0[%111] : memref<6144xf32>, vector<16xf32>
          %114 = arith.addf %arg30, %112 : vector<16xf32>
          %115 = arith.addf %arg31, %113 : vector<16xf32>
          %116 = vector.load %arg1[%110] : memref<6144xf32>, vector<16xf32>
          %117 = vector.load %arg1[%111] : memref<6144xf32>, vector<16xf32>
          %118 = arith.addf %arg32, %116 : vector<16xf32>
          %119 = arith.addf %arg33, %117 : vector<16xf32>
          scf.yield %114, %115, %118, %119 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        %29 = vector.load %arg4[%26] : memref<384xf32>, vector<16xf32>
        %30 = vector.load %arg4[%27] : memref<384xf32>, vector<16xf32>
        %31 = arith.subf %28#0, %29 : vector<16xf32>
        %32 = arith.subf %28#1, %30 : vector<16xf32>
        %33 = arith.mulf %14, %31 : vector<16xf32>
        %34 = arith.mulf %14, %32 : vector<16xf32>
        %35 = arith.addf %29, %33 : vector<16xf32>
        %36 = arith.addf %30, %34 : vector<16xf32>
        %37 = arith.mulf %31, %15 : vector<16xf32>
        %38 = arith.mulf %32, %15 : vector<16xf32>
        %39 = arith.subf %28#0, %37 : vector<16xf32>
        %40 = arith.subf %28#1, %38 : vector<16xf32>
        %41 = arith.select %16, %35, %39 : vector<16xi1>, vector<16xf32>
        %42 = arith.select %16, %36, %40 : vector<16xi1>, vector<16xf32>
        %43 = vector.load %arg8[%26] : memref<384xf32>, vector<16xf32>
        %44 = vector.load %arg8[%27] : memref<384xf32>, vector<16xf32>
        %45 = arith.mulf %43, %17 : vector<16xf32>
        %46 = arith.mulf %44, %17 : vector<16xf32>
        %47 = arith.mulf %28#0, %18 : vector<16xf32>
        %48 = arith.mulf %28#1, %18 : vector<16xf32>
        %49 = arith.mulf %47, %28#0 : vector<16xf32>
        %50 = arith.mulf %48, %28#1 : vector<16xf32>
        %51 = arith.addf %45, %49 : vector<16xf32>
        %52 = arith.addf %46, %50 : vector<16xf32>
        %53 = vector.load %arg2[%26] : memref<384xf32>, vector<16xf32>
        %54 = vector.load %arg2[%27] : memref<384xf32>, vector<16xf32>
        %55 = arith.mulf %53, %19 : vector<16xf32>
        %56 = arith.mulf %54, %19 : vector<16xf32>
        %57 = arith.mulf %41, %20 : vector<16xf32>
        %58 = arith.mulf %42, %20 : vector<16xf32>
        %59 = math.sqrt %51 : vector<16xf32>
        %60 = math.sqrt %52 : vector<16xf32>
        %61 = arith.divf %59, %21 : vector<16xf32>
        %62 = arith.divf %60, %21 : vector<16xf32>
        %63 = arith.addf %61, %22 : vector<16xf32>
        %64 = arith.addf %62, %22 : vector<16xf32>
        %65 = arith.divf %57, %63 : vector<16xf32>
        %66 = arith.divf %58, %64 : vector<16xf32>
        %67 = arith.addf %55, %65 : vector<16xf32>
        %68 = arith.addf %56, %66 : vector<16xf32>
        %69 = vector.load %arg15[%26] : memref<384xf32>, vector<16xf32>
        %70 = vector.load %arg15[%27] : memref<384xf32>, vector<16xf32>
        %71 = arith.subf %28#2, %69 : vector<16xf32>
        %72 = arith.subf %28#3, %70 : vector<16xf32>
        %73 = arith.mulf %14, %71 : vector<16xf32>
        %74 = arith.mulf %14, %72 : vector<16xf32>
        %75 = arith.addf %69, %73 : vector<16xf32>
        %76 = arith.addf %70, %74 : vector<16xf32>
        %77 = arith.mulf %71, %15 : vector<16xf32>
        %78 = arith.mulf %72, %15 : vector<16xf32>
        %79 = arith.subf %28#2, %77 : vector<16xf32>
        %80 = arith.subf %28#3, %78 : vector<16xf32>
        %81 = arith.select %16, %75, %79 : vector<16xi1>, vector<16xf32>
        %82 = arith.select %16, %76, %80 : vector<16xi1>, vector<16xf32>
        %83 = vector.load %arg16[%26] : memref<384xf32>, vector<16xf32>
        %84 = vector.load %arg16[%27] : memref<384xf32>, vector<16xf32>
        %85 = arith.mulf %83, %17 : vector<16xf32>
        %86 = arith.mulf %84, %17 : vector<16xf32>
        %87 = arith.mulf %28#2, %18 : vector<16xf32>
        %88 = arith.mulf %28#3, %18 : vector<16xf32>
        %89 = arith.mulf %87, %28#2 : vector<16xf32>
        %90 = arith.mulf %88, %28#3 : vector<16xf32>
        %91 = arith.addf %85, %89 : vector<16xf32>
        %92 = arith.addf %86, %90 : vector<16xf32>
        %93 = vector.load %arg14[%26] : memref<384xf32>, vector<16xf32>
        %94 = vector.load %arg14[%27] : memref<384xf32>, vector<16xf32>
        %95 = arith.mulf %93, %19 : vector<16xf32>
        %96 = arith.mulf %94, %19 : vector<16xf32>
        %97 = arith.mulf %81, %23 : vector<16xf32>
        %98 = arith.mulf %82, %23 : vector<16xf32>
        %99 = math.sqrt %91 : vector<16xf32>
        %100 = math.sqrt %92 : vector<16xf32>
        %101 = arith.divf %99, %24 : vector<16xf32>
        %102 = arith.divf %100, %24 : vector<16xf32>
        %103 = arith.addf %101, %22 : vector<16xf32>
        %104 = arith.addf %102, %22 : vector<16xf32>
        %105 = arith.divf %97, %103 : vector<16xf32>
        %106 = arith.divf %98, %104 : vector<16xf32>
        %107 = arith.addf %95, %105 : vector<16xf32>
        %108 = arith.addf %96, %106 : vector<16xf32>
        vector.store %41, %arg19[%26] : memref<384xf32>, vector<16xf32>
        vector.store %42, %arg19[%27] : memref<384xf32>, vector<16xf32>
        vector.store %51, %arg20[%26] : memref<384xf32>, vector<16xf32>
        vector.store %52, %arg20[%27] : memref<384xf32>, vector<16xf32>
        vector.store %67, %arg21[%26] : memref<384xf32>, vector<16xf32>
        vector.store %68, %arg21[%27] : memref<384xf32>, vector<16xf32>
        vector.store %81, %arg22[%26] : memref<384xf32>, vector<16xf32>
        vector.store %82, %arg22[%27] : memref<384xf32>, vector<16xf32>
        vector.store %91, %arg23[%26] : memref<384xf32>, vector<16xf32>
        vector.store %92, %arg23[%27] : memref<384xf32>, vector<16xf32>
        vector.store %107, %arg24[%26] : memref<384xf32>, vector<16xf32>
        vector.store %108, %arg24[%27] : memref<384xf32>, vector<16xf32>
      }
    }
    return
  }
}

