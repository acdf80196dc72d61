module {
  func.func @pointwise_6426cf69d0d9a94d(%arg0: memref<1xf64>, %arg1: memref<1xf64>, %arg2: memref<1xf64>, %arg3: memref<1xf64>, %arg4: memref<1xf32>, %arg5: memref<1xf64>, %arg6: memref<1xf32>, %arg7: memref<1xf32>, %arg8: memref<1xf32>, %arg9: memref<1xf32>, %arg10: memref<1xf32>, %arg11: memref<1xf32>, %arg12: memref<1xf32>, %arg13: memref<1xf32>, %arg14: memref<1xf32>, %arg15: memref<1xf32>, %arg16: memref<1xf32>, %arg17: memref<1xf32>, %arg18: memref<1xf32>, %arg19: memref<1xf32>, %arg20: memref<1xf32>, %arg21: memref<1xf32>, %arg22: memref<1xf32>, %arg23: memref<1xf32>, %arg24: memref<1xf32>, %arg25: memref<1xf32>, %arg26: memref<1xf32>, %arg27: memref<1xf32>, %arg28: memref<1xf32>, %arg29: memref<1xf32>, %arg30: memref<1xf32>, %arg31: memref<1xf32>, %arg32: memref<1xf32>, %arg33: memref<1xf32>, %arg34: memref<1xf32>, %arg35: memref<1xf32>, %arg36: memref<1xf32>, %arg37: memref<1xf32>, %arg38: memref<1xf32>, %arg39: memref<1xf32>, %arg40: memref<1xf32>, %arg41: index, %arg42: index) attributes {graph.aliases = array<i64: -1, -1, 4, -1, -1, 6, -1, -1, 7, -1, -1, 8, -1, -1, 9, -1, -1, 10, -1, -1, 11, -1, -1, 12, -1, -1, 13>, graph.kind = "pointwise", tile.grid = array<i64: 1>} {
    tile.grid (%arg43) in (1) from %arg41 to %arg42 {
      %cst = arith.constant 1.000000e+00 : f64
      %c0 = arith.constant 0 : index
      %0 = memref.load %arg0[%c0] : memref<1xf64>
      %1 = memref.load %arg1[%c0] : memref<1xf64>
      %2 = math.powf %0, %1 : f64
      %3 = arith.subf %cst, %2 : f64
      %cst_0 = arith.constant 5.000000e-01 : f64
      %4 = math.powf %3, %cst_0 : f64
      %5 = arith.truncf %4 : f64 to f32
      %6 = memref.load %arg2[%c0] : memref<1xf64>
      %7 = memref.load %arg3[%c0] : memref<1xf64>
      %8 = arith.divf %6, %7 : f64
      %9 = arith.negf %8 : f64
      %10 = arith.truncf %9 : f64 to f32
      %11 = memref.load %arg4[%c0] : memref<1xf32>
      %cst_1 = arith.constant 1.000000e+00 : f32
      %12 = arith.addf %11, %cst_1 : f32
      %13 = arith.extf %12 : f32 to f64
      %14 = math.powf %0, %13 : f64
      %15 = arith.subf %cst, %14 : f64
      %16 = math.powf %15, %cst_0 : f64
      %17 = arith.truncf %16 : f64 to f32
      %18 = memref.load %arg5[%c0] : memref<1xf64>
      %19 = math.powf %18, %13 : f64
      %20 = arith.subf %cst, %19 : f64
      %21 = arith.divf %6, %20 : f64
      %22 = arith.negf %21 : f64
      %23 = arith.truncf %22 : f64 to f32
      %24 = memref.load %arg6[%c0] : memref<1xf32>
      %25 = arith.addf %24, %cst_1 : f32
      %26 = arith.extf %25 : f32 to f64
      %27 = math.powf %0, %26 : f64
      %28 = arith.subf %cst, %27 : f64
      %29 = math.powf %28, %cst_0 : f64
      %30 = arith.truncf %29 : f64 to f32
      %31 = math.powf %18, %26 : f64
      %32 = arith.subf %cst, %31 : f64
      %33 = arith.divf %6, %32 : f64
      %34 = arith.negf %33 : f64
      %35 = arith.truncf %34 : f64 to f32
      %36 = memref.load %arg7[%c0] : memref<1xf32>
      %37 = arith.addf %36, %cst_1 : f32
      %38 = arith.extf %37 : f32 to f64
      %39 = math.powf %0, %38 : f64
      %40 = arith.subf %cst, %39 : f64
      %41 = math.powf %40, %cst_0 : f64
      %42 = arith.truncf %41 : f64 to f32
      %43 = math.powf %18, %38 : f64
      %44 = arith.subf %cst, %43 : f64
      %45 = arith.divf %6, %44 : f64
      %46 = arith.negf %45 : f64
      %47 = arith.truncf %46 : f64 to f32
      %48 = memref.load %arg8[%c0] : memref<1xf32>
      %49 = arith.addf %48, %cst_1 : f32
      %50 = arith.extf %49 : f32 to f64
      %51 = math.powf %0, %50 : f64
      %52 = arith.subf %cst, %51 : f64
      %53 = math.powf %52, %cst_0 : f64
      %54 = arith.truncf %53 : f64 to f32
      %55 = math.powf %18, %50 : f64
      %56 = arith.subf %cst, %55 : f64
      %57 = arith.divf %6, %56 : f64
      %58 = arith.negf %57 : f64
      %59 = arith.truncf %58 : f64 to f32
      %60 = memref.load %arg9[%c0] : memref<1xf32>
      %61 = arith.addf %60, %cst_1 : f32
      %62 = arith.extf %61 : f32 to f64
      %63 = math.powf %0, %62 : f64
      %64 = arith.subf %cst, %63 : f64
      %65 = math.powf %64, %cst_0 : f64
      %66 = arith.truncf %65 : f64 to f32
      %67 = math.powf %18, %62 : f64
      %68 = arith.subf %cst, %67 : f64
      %69 = arith.divf %6, %68 : f64
      %70 = arith.negf %69 : f64
      %71 = arith.truncf %70 : f64 to f32
      %72 = memref.load %arg10[%c0] : memref<1xf32>
      %73 = arith.addf %72, %cst_1 : f32
      %74 = arith.extf %73 : f32 to f64
      %75 = math.powf %0, %74 : f64
      %76 = arith.subf %cst, %75 : f64
      %77 = math.powf %76, %cst_0 : f64
      %78 = arith.truncf %77 : f64 to f32
      %79 = math.powf %18, %74 : f64
      %80 = arith.subf %cst, %79 : f64
      %81 = arith.divf %6, %80 : f64
      %82 = arith.negf %81 : f64
      %83 = arith.truncf %82 : f64 to f32
      %84 = memref.load %arg11[%c0] : memref<1xf32>
      %85 = arith.addf %84, %cst_1 : f32
      %86 = arith.extf %85 : f32 to f64
      %87 = math.powf %0, %86 : f64
      %88 = arith.subf %cst, %87 : f64
      %89 = math.powf %88, %cst_0 : f64
      %90 = arith.truncf %89 : f64 to f32
      %91 = math.powf %18, %86 : f64
      %92 = arith.subf %cst, %91 : f64
      %93 = arith.divf %6, %92 : f64
      %94 = arith.negf %93 : f64
      %95 = arith.truncf %94 : f64 to f32
      %96 = memref.load %arg12[%c0] : memref<1xf32>
      %97 = arith.addf %96, %cst_1 : f32
      %98 = arith.extf %97 : f32 to f64
      %99 = math.powf %0, %98 : f64
      %100 = arith.subf %cst, %99 : f64
      %101 = math.powf %100, %cst_0 : f64
      %102 = arith.truncf %101 : f64 to f32
      %103 = math.powf %18, %98 : f64
      %104 = arith.subf %cst, %103 : f64
      %105 = arith.divf %6, %104 : f64
      %106 = arith.negf %105 : f64
      %107 = arith.truncf %106 : f64 to f32
      %108 = memref.load %arg13[%c0] : memref<1xf32>
      %109 = arith.addf %108, %cst_1 : f32
      memref.store %5, %arg14[%c0] : memref<1xf32>
      memref.store %10, %arg15[%c0] : memref<1xf32>
      memref.store %12, %arg16[%c0] : memref<1xf32>
      memref.store %17, %arg17[%c0] : memref<1xf32>
      memref.store %23, %arg18[%c0] : memref<1xf32>
      memref.store %25, %arg19[%c0] : memref<1xf32>
      memref.store %30, %arg20[%c0] : memref<1xf32>
      memref.store %35, %arg21[%c0] : memref<1xf32>
      memref.store %37, %arg22[%c0] : memref<1xf32>
      memref.store %42, %arg23[%c0] : memref<1xf32>
      memref.store %47, %arg24[%c0] : memref<1xf32>
      memref.store %49, %arg25[%c0] : memref<1xf32>
      memref.store %54, %arg26[%c0] : memref<1xf32>
      memref.store %59, %arg27[%c0] : memref<1xf32>
      memref.store %61, %arg28[%c0] : memref<1xf32>
      memref.store %66, %arg29[%c0] : memref<1xf32>
      memref.store %71, %arg30[%c0] : memref<1xf32>
      memref.store %73, %arg31[%c0] : memref<1xf32>
      memref.store %78, %arg32[%c0] : memref<1xf32>
      memref.store %83, %arg33[%c0] : memref<1xf32>
      memref.store %85, %arg34[%c0] : memref<1xf32>
      memref.store %90, %arg35[%c0] : memref<1xf32>
      memref.store %95, %arg36[%c0] : memref<1xf32>
      memref.store %97, %arg37[%c0] : memref<1xf32>
      memref.store %102, %arg38[%c0] : memref<1xf32>
      memref.store %107, %arg39[%c0] : memref<1xf32>
      memref.store %109, %arg40[%c0] : memref<1xf32>
    }
    return
  }
}

