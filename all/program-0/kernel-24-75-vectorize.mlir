module {
  func.func @pointwise_4c761b9ed600e1d1(%arg0: memref<1xf64>, %arg1: memref<1xf64>, %arg2: memref<1xf64>, %arg3: memref<1xf64>, %arg4: memref<1xf32>, %arg5: memref<1xf64>, %arg6: memref<1xf32>, %arg7: memref<1xf32>, %arg8: memref<1xf32>, %arg9: memref<1xf32>, %arg10: memref<1xf32>, %arg11: memref<1xf32>, %arg12: memref<1xf32>, %arg13: memref<1xf32>, %arg14: memref<1xf32>, %arg15: memref<1xf32>, %arg16: memref<1xf32>, %arg17: memref<1xf32>, %arg18: memref<1xf32>, %arg19: memref<1xf32>, %arg20: memref<1xf32>, %arg21: memref<1xf32>, %arg22: memref<1xf32>, %arg23: memref<1xf32>, %arg24: memref<1xf32>, %arg25: memref<1xf32>, %arg26: memref<1xf32>, %arg27: memref<1xf32>, %arg28: memref<1xf32>, %arg29: memref<1xf32>, %arg30: memref<1xf32>, %arg31: memref<1xf32>, %arg32: memref<1xf32>, %arg33: memref<1xf32>, %arg34: memref<1xf32>, %arg35: memref<1xf32>, %arg36: memref<1xf32>, %arg37: memref<1xf32>, %arg38: memref<1xf32>, %arg39: index, %arg40: index) attributes {graph.aliases = array<i64: -1, -1, 4, -1, -1, 6, -1, -1, 7, -1, -1, 8, -1, -1, 9, -1, -1, 10, -1, -1, 11, -1, -1, 12, -1, -1>, graph.kind = "pointwise", tile.grid = array<i64: 1>} {
    tile.grid (%arg41) in (1) from %arg39 to %arg40 {
      %cst = arith.constant 1.000000e+00 : f64
      %c0 = arith.constant 0 : index
      %0 = memref.load %arg1[%c0] : memref<1xf64>
      %1 = memref.load %arg2[%c0] : memref<1xf64>
      %2 = math.powf %0, %1 : f64
      %3 = arith.subf %cst, %2 : f64
      %cst_0 = arith.constant 5.000000e-01 : f64
      %4 = math.powf %3, %cst_0 : f64
      %5 = arith.truncf %4 : f64 to f32
      %6 = memref.load %arg3[%c0] : memref<1xf64>
      %7 = memref.load %arg0[%c0] : memref<1xf64>
      %8 = arith.subf %cst, %7 : f64
      %9 = arith.divf %6, %8 : f64
      %10 = arith.negf %9 : f64
      %11 = arith.truncf %10 : f64 to f32
      %12 = memref.load %arg4[%c0] : memref<1xf32>
      %cst_1 = arith.constant 1.000000e+00 : f32
      %13 = arith.addf %12, %cst_1 : f32
      %14 = arith.extf %13 : f32 to f64
      %15 = math.powf %0, %14 : f64
      %16 = arith.subf %cst, %15 : f64
      %17 = math.powf %16, %cst_0 : f64
      %18 = arith.truncf %17 : f64 to f32
      %19 = memref.load %arg5[%c0] : memref<1xf64>
      %20 = math.powf %19, %14 : f64
      %21 = arith.subf %cst, %20 : f64
      %22 = arith.divf %6, %21 : f64
      %23 = arith.negf %22 : f64
      %24 = arith.truncf %23 : f64 to f32
      %25 = memref.load %arg6[%c0] : memref<1xf32>
      %26 = arith.addf %25, %cst_1 : f32
      %27 = arith.extf %26 : f32 to f64
      %28 = math.powf %0, %27 : f64
      %29 = arith.subf %cst, %28 : f64
      %30 = math.powf %29, %cst_0 : f64
      %31 = arith.truncf %30 : f64 to f32
      %32 = math.powf %19, %27 : f64
      %33 = arith.subf %cst, %32 : f64
      %34 = arith.divf %6, %33 : f64
      %35 = arith.negf %34 : f64
      %36 = arith.truncf %35 : f64 to f32
      %37 = memref.load %arg7[%c0] : memref<1xf32>
      %38 = arith.addf %37, %cst_1 : f32
      %39 = arith.extf %38 : f32 to f64
      %40 = math.powf %0, %39 : f64
      %41 = arith.subf %cst, %40 : f64
      %42 = math.powf %41, %cst_0 : f64
      %43 = arith.truncf %42 : f64 to f32
      %44 = math.powf %19, %39 : f64
      %45 = arith.subf %cst, %44 : f64
      %46 = arith.divf %6, %45 : f64
      %47 = arith.negf %46 : f64
      %48 = arith.truncf %47 : f64 to f32
      %49 = memref.load %arg8[%c0] : memref<1xf32>
      %50 = arith.addf %49, %cst_1 : f32
      %51 = arith.extf %50 : f32 to f64
      %52 = math.powf %0, %51 : f64
      %53 = arith.subf %cst, %52 : f64
      %54 = math.powf %53, %cst_0 : f64
      %55 = arith.truncf %54 : f64 to f32
      %56 = math.powf %19, %51 : f64
      %57 = arith.subf %cst, %56 : f64
      %58 = arith.divf %6, %57 : f64
      %59 = arith.negf %58 : f64
      %60 = arith.truncf %59 : f64 to f32
      %61 = memref.load %arg9[%c0] : memref<1xf32>
      %62 = arith.addf %61, %cst_1 : f32
      %63 = arith.extf %62 : f32 to f64
      %64 = math.powf %0, %63 : f64
      %65 = arith.subf %cst, %64 : f64
      %66 = math.powf %65, %cst_0 : f64
      %67 = arith.truncf %66 : f64 to f32
      %68 = math.powf %19, %63 : f64
      %69 = arith.subf %cst, %68 : f64
      %70 = arith.divf %6, %69 : f64
      %71 = arith.negf %70 : f64
      %72 = arith.truncf %71 : f64 to f32
      %73 = memref.load %arg10[%c0] : memref<1xf32>
      %74 = arith.addf %73, %cst_1 : f32
      %75 = arith.extf %74 : f32 to f64
      %76 = math.powf %0, %75 : f64
      %77 = arith.subf %cst, %76 : f64
      %78 = math.powf %77, %cst_0 : f64
      %79 = arith.truncf %78 : f64 to f32
      %80 = math.powf %19, %75 : f64
      %81 = arith.subf %cst, %80 : f64
      %82 = arith.divf %6, %81 : f64
      %83 = arith.negf %82 : f64
      %84 = arith.truncf %83 : f64 to f32
      %85 = memref.load %arg11[%c0] : memref<1xf32>
      %86 = arith.addf %85, %cst_1 : f32
      %87 = arith.extf %86 : f32 to f64
      %88 = math.powf %0, %87 : f64
      %89 = arith.subf %cst, %88 : f64
      %90 = math.powf %89, %cst_0 : f64
      %91 = arith.truncf %90 : f64 to f32
      %92 = math.powf %19, %87 : f64
      %93 = arith.subf %cst, %92 : f64
      %94 = arith.divf %6, %93 : f64
      %95 = arith.negf %94 : f64
      %96 = arith.truncf %95 : f64 to f32
      %97 = memref.load %arg12[%c0] : memref<1xf32>
      %98 = arith.addf %97, %cst_1 : f32
      %99 = arith.extf %98 : f32 to f64
      %100 = math.powf %0, %99 : f64
      %101 = arith.subf %cst, %100 : f64
      %102 = math.powf %101, %cst_0 : f64
      %103 = arith.truncf %102 : f64 to f32
      %104 = math.powf %19, %99 : f64
      %105 = arith.subf %cst, %104 : f64
      %106 = arith.divf %6, %105 : f64
      %107 = arith.negf %106 : f64
      %108 = arith.truncf %107 : f64 to f32
      memref.store %5, %arg13[%c0] : memref<1xf32>
      memref.store %11, %arg14[%c0] : memref<1xf32>
      memref.store %13, %arg15[%c0] : memref<1xf32>
      memref.store %18, %arg16[%c0] : memref<1xf32>
      memref.store %24, %arg17[%c0] : memref<1xf32>
      memref.store %26, %arg18[%c0] : memref<1xf32>
      memref.store %31, %arg19[%c0] : memref<1xf32>
      memref.store %36, %arg20[%c0] : memref<1xf32>
      memref.store %38, %arg21[%c0] : memref<1xf32>
      memref.store %43, %arg22[%c0] : memref<1xf32>
      memref.store %48, %arg23[%c0] : memref<1xf32>
      memref.store %50, %arg24[%c0] : memref<1xf32>
      memref.store %55, %arg25[%c0] : memref<1xf32>
      memref.store %60, %arg26[%c0] : memref<1xf32>
      memref.store %62, %arg27[%c0] : memref<1xf32>
      memref.store %67, %arg28[%c0] : memref<1xf32>
      memref.store %72, %arg29[%c0] : memref<1xf32>
      memref.store %74, %arg30[%c0] : memref<1xf32>
      memref.store %79, %arg31[%c0] : memref<1xf32>
      memref.store %84, %arg32[%c0] : memref<1xf32>
      memref.store %86, %arg33[%c0] : memref<1xf32>
      memref.store %91, %arg34[%c0] : memref<1xf32>
      memref.store %96, %arg35[%c0] : memref<1xf32>
      memref.store %98, %arg36[%c0] : memref<1xf32>
      memref.store %103, %arg37[%c0] : memref<1xf32>
      memref.store %108, %arg38[%c0] : memref<1xf32>
    }
    return
  }
}

