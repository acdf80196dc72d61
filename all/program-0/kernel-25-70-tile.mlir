module {
  func.func @kernel(%arg0: memref<1xf32>, %arg1: memref<1xf64>, %arg2: memref<1xf64>, %arg3: memref<1xf64>, %arg4: memref<1xf32>, %arg5: memref<1xf32>, %arg6: memref<1xf32>, %arg7: memref<1xf32>, %arg8: memref<1xf32>, %arg9: memref<1xf32>, %arg10: memref<1xf32>, %arg11: memref<1xf32>, %arg12: memref<1xf32>, %arg13: memref<1xf32>, %arg14: memref<1xf32>, %arg15: memref<1xf32>, %arg16: memref<1xf32>, %arg17: memref<1xf32>, %arg18: memref<1xf32>, %arg19: memref<1xf32>, %arg20: memref<1xf32>, %arg21: memref<1xf32>, %arg22: memref<1xf32>, %arg23: memref<1xf32>, %arg24: memref<1xf32>, %arg25: memref<1xf32>, %arg26: memref<1xf32>, %arg27: memref<1xf32>, %arg28: memref<1xf32>, %arg29: memref<1xf32>, %arg30: memref<1xf32>, %arg31: memref<1xf32>, %arg32: memref<1xf32>, %arg33: memref<1xf32>, %arg34: memref<1xf32>, %arg35: memref<1xf32>, %arg36: memref<1xf32>, %arg37: memref<1xf64>, %arg38: memref<1xf64>, %arg39: index, %arg40: index) attributes {graph.aliases = array<i64: 0, -1, -1, 4, -1, -1, 5, -1, -1, 6, -1, -1, 7, -1, -1, 8, -1, -1, 9, -1, -1, 10, -1, -1, 11, -1, -1>, graph.kind = "pointwise", tile.grid = array<i64: 1>} {
    tile.grid (%arg41) in (1) from %arg39 to %arg40 {
      %c0 = arith.constant 0 : index
      %0 = memref.load %arg0[%c0] : memref<1xf32>
      %cst = arith.constant 1.000000e+00 : f32
      %1 = arith.addf %0, %cst : f32
      %cst_0 = arith.constant 1.000000e+00 : f64
      %2 = memref.load %arg2[%c0] : memref<1xf64>
      %3 = arith.extf %1 : f32 to f64
      %4 = math.powf %2, %3 : f64
      %5 = arith.subf %cst_0, %4 : f64
      %cst_1 = arith.constant 5.000000e-01 : f64
      %6 = math.powf %5, %cst_1 : f64
      %7 = arith.truncf %6 : f64 to f32
      %8 = memref.load %arg3[%c0] : memref<1xf64>
      %9 = memref.load %arg1[%c0] : memref<1xf64>
      %10 = math.powf %9, %3 : f64
      %11 = arith.subf %cst_0, %10 : f64
      %12 = arith.divf %8, %11 : f64
      %13 = arith.negf %12 : f64
      %14 = arith.truncf %13 : f64 to f32
      %15 = memref.load %arg4[%c0] : memref<1xf32>
      %16 = arith.addf %15, %cst : f32
      %17 = arith.extf %16 : f32 to f64
      %18 = math.powf %2, %17 : f64
      %19 = arith.subf %cst_0, %18 : f64
      %20 = math.powf %19, %cst_1 : f64
      %21 = arith.truncf %20 : f64 to f32
      %22 = math.powf %9, %17 : f64
      %23 = arith.subf %cst_0, %22 : f64
      %24 = arith.divf %8, %23 : f64
      %25 = arith.negf %24 : f64
      %26 = arith.truncf %25 : f64 to f32
      %27 = memref.load %arg5[%c0] : memref<1xf32>
      %28 = arith.addf %27, %cst : f32
      %29 = arith.extf %28 : f32 to f64
      %30 = math.powf %2, %29 : f64
      %31 = arith.subf %cst_0, %30 : f64
      %32 = math.powf %31, %cst_1 : f64
      %33 = arith.truncf %32 : f64 to f32
      %34 = math.powf %9, %29 : f64
      %35 = arith.subf %cst_0, %34 : f64
      %36 = arith.divf %8, %35 : f64
      %37 = arith.negf %36 : f64
      %38 = arith.truncf %37 : f64 to f32
      %39 = memref.load %arg6[%c0] : memref<1xf32>
      %40 = arith.addf %39, %cst : f32
      %41 = arith.extf %40 : f32 to f64
      %42 = math.powf %2, %41 : f64
      %43 = arith.subf %cst_0, %42 : f64
      %44 = math.powf %43, %cst_1 : f64
      %45 = arith.truncf %44 : f64 to f32
      %46 = math.powf %9, %41 : f64
      %47 = arith.subf %cst_0, %46 : f64
      %48 = arith.divf %8, %47 : f64
      %49 = arith.negf %48 : f64
      %50 = arith.truncf %49 : f64 to f32
      %51 = memref.load %arg7[%c0] : memref<1xf32>
      %52 = arith.addf %51, %cst : f32
      %53 = arith.extf %52 : f32 to f64
      %54 = math.powf %2, %53 : f64
      %55 = arith.subf %cst_0, %54 : f64
      %56 = math.powf %55, %cst_1 : f64
      %57 = arith.truncf %56 : f64 to f32
      %58 = math.powf %9, %53 : f64
      %59 = arith.subf %cst_0, %58 : f64
      %60 = arith.divf %8, %59 : f64
      %61 = arith.negf %60 : f64
      %62 = arith.truncf %61 : f64 to f32
      %63 = memref.load %arg8[%c0] : memref<1xf32>
      %64 = arith.addf %63, %cst : f32
      %65 = arith.extf %64 : f32 to f64
      %66 = math.powf %2, %65 : f64
      %67 = arith.subf %cst_0, %66 : f64
      %68 = math.powf %67, %cst_1 : f64
      %69 = arith.truncf %68 : f64 to f32
      %70 = math.powf %9, %65 : f64
      %71 = arith.subf %cst_0, %70 : f64
      %72 = arith.divf %8, %71 : f64
      %73 = arith.negf %72 : f64
      %74 = arith.truncf %73 : f64 to f32
      %75 = memref.load %arg9[%c0] : memref<1xf32>
      %76 = arith.addf %75, %cst : f32
      %77 = arith.extf %76 : f32 to f64
      %78 = math.powf %2, %77 : f64
      %79 = arith.subf %cst_0, %78 : f64
      %80 = math.powf %79, %cst_1 : f64
      %81 = arith.truncf %80 : f64 to f32
      %82 = math.powf %9, %77 : f64
      %83 = arith.subf %cst_0, %82 : f64
      %84 = arith.divf %8, %83 : f64
      %85 = arith.negf %84 : f64
      %86 = arith.truncf %85 : f64 to f32
      %87 = memref.load %arg10[%c0] : memref<1xf32>
      %88 = arith.addf %87, %cst : f32
      %89 = arith.extf %88 : f32 to f64
      %90 = math.powf %2, %89 : f64
      %91 = arith.subf %cst_0, %90 : f64
      %92 = math.powf %91, %cst_1 : f64
      %93 = arith.truncf %92 : f64 to f32
      %94 = math.powf %9, %89 : f64
      %95 = arith.subf %cst_0, %94 : f64
      %96 = arith.divf %8, %95 : f64
      %97 = arith.negf %96 : f64
      %98 = arith.truncf %97 : f64 to f32
      %99 = memref.load %arg11[%c0] : memref<1xf32>
      %100 = arith.addf %99, %cst : f32
      %101 = arith.extf %100 : f32 to f64
      %102 = math.powf %9, %101 : f64
      %103 = arith.subf %cst_0, %102 : f64
      %104 = arith.divf %8, %103 : f64
      %105 = math.powf %2, %101 : f64
      %106 = arith.subf %cst_0, %105 : f64
      %107 = math.powf %106, %cst_1 : f64
      memref.store %1, %arg12[%c0] : memref<1xf32>
      memref.store %7, %arg13[%c0] : memref<1xf32>
      memref.store %14, %arg14[%c0] : memref<1xf32>
      memref.store %16, %arg15[%c0] : memref<1xf32>
      memref.store %21, %arg16[%c0] : memref<1xf32>
      memref.store %26, %arg17[%c0] : memref<1xf32>
      memref.store %28, %arg18[%c0] : memref<1xf32>
      memref.store %33, %arg19[%c0] : memref<1xf32>
      memref.store %38, %arg20[%c0] : memref<1xf32>
      memref.store %40, %arg21[%c0] : memref<1xf32>
      memref.store %45, %arg22[%c0] : memref<1xf32>
      memref.store %50, %arg23[%c0] : memref<1xf32>
      memref.store %52, %arg24[%c0] : memref<1xf32>
      memref.store %57, %arg25[%c0] : memref<1xf32>
      memref.store %62, %arg26[%c0] : memref<1xf32>
      memref.store %64, %arg27[%c0] : memref<1xf32>
      memref.store %69, %arg28[%c0] : memref<1xf32>
      memref.store %74, %arg29[%c0] : memref<1xf32>
      memref.store %76, %arg30[%c0] : memref<1xf32>
      memref.store %81, %arg31[%c0] : memref<1xf32>
      memref.store %86, %arg32[%c0] : memref<1xf32>
      memref.store %88, %arg33[%c0] : memref<1xf32>
      memref.store %93, %arg34[%c0] : memref<1xf32>
      memref.store %98, %arg35[%c0] : memref<1xf32>
      memref.store %100, %arg36[%c0] : memref<1xf32>
      memref.store %104, %arg37[%c0] : memref<1xf64>
      memref.store %107, %arg38[%c0] : memref<1xf64>
    }
    return
  }
}

