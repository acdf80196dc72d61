module {
  func.func @pointwise_bcb1d44922b0315c(%arg0: memref<1xf64>, %arg1: memref<1xf64>, %arg2: memref<1xf32>, %arg3: memref<1xf64>, %arg4: memref<1xf64>, %arg5: memref<1xf64>, %arg6: memref<1xf32>, %arg7: memref<1xf32>, %arg8: memref<1xf32>, %arg9: memref<1xf32>, %arg10: memref<1xf32>, %arg11: memref<1xf32>, %arg12: memref<1xf32>, %arg13: memref<1xf32>, %arg14: memref<1xf32>, %arg15: memref<1xf32>, %arg16: memref<1xf32>, %arg17: memref<1xf32>, %arg18: memref<1xf32>, %arg19: memref<1xf32>, %arg20: memref<1xf32>, %arg21: memref<1xf32>, %arg22: memref<1xf32>, %arg23: memref<1xf32>, %arg24: memref<1xf32>, %arg25: memref<1xf32>, %arg26: memref<1xf32>, %arg27: memref<1xf32>, %arg28: memref<1xf32>, %arg29: memref<1xf32>, %arg30: memref<1xf32>, %arg31: memref<1xf32>, %arg32: memref<1xf32>, %arg33: memref<1xf32>, %arg34: memref<1xf32>, %arg35: memref<1xf32>, %arg36: memref<1xf32>, %arg37: memref<1xf32>, %arg38: memref<1xf32>, %arg39: index, %arg40: index) attributes {graph.aliases = array<i64: -1, -1, 2, -1, -1, 6, -1, -1, 7, -1, -1, 8, -1, -1, 9, -1, -1, 10, -1, -1, 11, -1, -1, 12, -1, -1>, graph.kind = "pointwise", tile.grid = array<i64: 1>} {
    tile.grid (%arg41) in (1) from %arg39 to %arg40 {
      %c0 = arith.constant 0 : index
      %0 = memref.load %arg0[%c0] : memref<1xf64>
      %1 = arith.truncf %0 : f64 to f32
      %2 = memref.load %arg1[%c0] : memref<1xf64>
      %3 = arith.negf %2 : f64
      %4 = arith.truncf %3 : f64 to f32
      %5 = memref.load %arg2[%c0] : memref<1xf32>
      %cst = arith.constant 1.000000e+00 : f32
      %6 = arith.addf %5, %cst : f32
      %cst_0 = arith.constant 1.000000e+00 : f64
      %7 = memref.load %arg4[%c0] : memref<1xf64>
      %8 = arith.extf %6 : f32 to f64
      %9 = math.powf %7, %8 : f64
      %10 = arith.subf %cst_0, %9 : f64
      %cst_1 = arith.constant 5.000000e-01 : f64
      %11 = math.powf %10, %cst_1 : f64
      %12 = arith.truncf %11 : f64 to f32
      %13 = memref.load %arg5[%c0] : memref<1xf64>
      %14 = memref.load %arg3[%c0] : memref<1xf64>
      %15 = math.powf %14, %8 : f64
      %16 = arith.subf %cst_0, %15 : f64
      %17 = arith.divf %13, %16 : f64
      %18 = arith.negf %17 : f64
      %19 = arith.truncf %18 : f64 to f32
      %20 = memref.load %arg6[%c0] : memref<1xf32>
      %21 = arith.addf %20, %cst : f32
      %22 = arith.extf %21 : f32 to f64
      %23 = math.powf %7, %22 : f64
      %24 = arith.subf %cst_0, %23 : f64
      %25 = math.powf %24, %cst_1 : f64
      %26 = arith.truncf %25 : f64 to f32
      %27 = math.powf %14, %22 : f64
      %28 = arith.subf %cst_0, %27 : f64
      %29 = arith.divf %13, %28 : f64
      %30 = arith.negf %29 : f64
      %31 = arith.truncf %30 : f64 to f32
      %32 = memref.load %arg7[%c0] : memref<1xf32>
      %33 = arith.addf %32, %cst : f32
      %34 = arith.extf %33 : f32 to f64
      %35 = math.powf %7, %34 : f64
      %36 = arith.subf %cst_0, %35 : f64
      %37 = math.powf %36, %cst_1 : f64
      %38 = arith.truncf %37 : f64 to f32
      %39 = math.powf %14, %34 : f64
      %40 = arith.subf %cst_0, %39 : f64
      %41 = arith.divf %13, %40 : f64
      %42 = arith.negf %41 : f64
      %43 = arith.truncf %42 : f64 to f32
      %44 = memref.load %arg8[%c0] : memref<1xf32>
      %45 = arith.addf %44, %cst : f32
      %46 = arith.extf %45 : f32 to f64
      %47 = math.powf %7, %46 : f64
      %48 = arith.subf %cst_0, %47 : f64
      %49 = math.powf %48, %cst_1 : f64
      %50 = arith.truncf %49 : f64 to f32
      %51 = math.powf %14, %46 : f64
      %52 = arith.subf %cst_0, %51 : f64
      %53 = arith.divf %13, %52 : f64
      %54 = arith.negf %53 : f64
      %55 = arith.truncf %54 : f64 to f32
      %56 = memref.load %arg9[%c0] : memref<1xf32>
      %57 = arith.addf %56, %cst : f32
      %58 = arith.extf %57 : f32 to f64
      %59 = math.powf %7, %58 : f64
      %60 = arith.subf %cst_0, %59 : f64
      %61 = math.powf %60, %cst_1 : f64
      %62 = arith.truncf %61 : f64 to f32
      %63 = math.powf %14, %58 : f64
      %64 = arith.subf %cst_0, %63 : f64
      %65 = arith.divf %13, %64 : f64
      %66 = arith.negf %65 : f64
      %67 = arith.truncf %66 : f64 to f32
      %68 = memref.load %arg10[%c0] : memref<1xf32>
      %69 = arith.addf %68, %cst : f32
      %70 = arith.extf %69 : f32 to f64
      %71 = math.powf %7, %70 : f64
      %72 = arith.subf %cst_0, %71 : f64
      %73 = math.powf %72, %cst_1 : f64
      %74 = arith.truncf %73 : f64 to f32
      %75 = math.powf %14, %70 : f64
      %76 = arith.subf %cst_0, %75 : f64
      %77 = arith.divf %13, %76 : f64
      %78 = arith.negf %77 : f64
      %79 = arith.truncf %78 : f64 to f32
      %80 = memref.load %arg11[%c0] : memref<1xf32>
      %81 = arith.addf %80, %cst : f32
      %82 = arith.extf %81 : f32 to f64
      %83 = math.powf %7, %82 : f64
      %84 = arith.subf %cst_0, %83 : f64
      %85 = math.powf %84, %cst_1 : f64
      %86 = arith.truncf %85 : f64 to f32
      %87 = math.powf %14, %82 : f64
      %88 = arith.subf %cst_0, %87 : f64
      %89 = arith.divf %13, %88 : f64
      %90 = arith.negf %89 : f64
      %91 = arith.truncf %90 : f64 to f32
      %92 = memref.load %arg12[%c0] : memref<1xf32>
      %93 = arith.addf %92, %cst : f32
      %94 = arith.extf %93 : f32 to f64
      %95 = math.powf %7, %94 : f64
      %96 = arith.subf %cst_0, %95 : f64
      %97 = math.powf %96, %cst_1 : f64
      %98 = arith.truncf %97 : f64 to f32
      %99 = math.powf %14, %94 : f64
      %100 = arith.subf %cst_0, %99 : f64
      %101 = arith.divf %13, %100 : f64
      %102 = arith.negf %101 : f64
      %103 = arith.truncf %102 : f64 to f32
      memref.store %1, %arg13[%c0] : memref<1xf32>
      memref.store %4, %arg14[%c0] : memref<1xf32>
      memref.store %6, %arg15[%c0] : memref<1xf32>
      memref.store %12, %arg16[%c0] : memref<1xf32>
      memref.store %19, %arg17[%c0] : memref<1xf32>
      memref.store %21, %arg18[%c0] : memref<1xf32>
      memref.store %26, %arg19[%c0] : memref<1xf32>
      memref.store %31, %arg20[%c0] : memref<1xf32>
      memref.store %33, %arg21[%c0] : memref<1xf32>
      memref.store %38, %arg22[%c0] : memref<1xf32>
      memref.store %43, %arg23[%c0] : memref<1xf32>
      memref.store %45, %arg24[%c0] : memref<1xf32>
      memref.store %50, %arg25[%c0] : memref<1xf32>
      memref.store %55, %arg26[%c0] : memref<1xf32>
      memref.store %57, %arg27[%c0] : memref<1xf32>
      memref.store %62, %arg28[%c0] : memref<1xf32>
      memref.store %67, %arg29[%c0] : memref<1xf32>
      memref.store %69, %arg30[%c0] : memref<1xf32>
      memref.store %74, %arg31[%c0] : memref<1xf32>
      memref.store %79, %arg32[%c0] : memref<1xf32>
      memref.store %81, %arg33[%c0] : memref<1xf32>
      memref.store %86, %arg34[%c0] : memref<1xf32>
      memref.store %91, %arg35[%c0] : memref<1xf32>
      memref.store %93, %arg36[%c0] : memref<1xf32>
      memref.store %98, %arg37[%c0] : memref<1xf32>
      memref.store %103, %arg38[%c0] : memref<1xf32>
    }
    return
  }
}

