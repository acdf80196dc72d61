module {
  func.func @pointwise_8d496eda352671bd(%arg0: memref<1xf64>, %arg1: memref<1xf32>, %arg2: memref<1xf64>, %arg3: memref<1xf64>, %arg4: memref<1xf64>, %arg5: memref<1xf32>, %arg6: memref<1xf32>, %arg7: memref<1xf32>, %arg8: memref<1xf32>, %arg9: memref<1xf32>, %arg10: memref<1xf32>, %arg11: memref<1xf32>, %arg12: memref<1xf32>, %arg13: memref<1xf32>, %arg14: memref<1xf32>, %arg15: memref<1xf32>, %arg16: memref<1xf32>, %arg17: memref<1xf32>, %arg18: memref<1xf32>, %arg19: memref<1xf32>, %arg20: memref<1xf32>, %arg21: memref<1xf32>, %arg22: memref<1xf32>, %arg23: memref<1xf32>, %arg24: memref<1xf32>, %arg25: memref<1xf32>, %arg26: memref<1xf32>, %arg27: memref<1xf32>, %arg28: memref<1xf32>, %arg29: memref<1xf32>, %arg30: memref<1xf32>, %arg31: memref<1xf32>, %arg32: memref<1xf32>, %arg33: memref<1xf32>, %arg34: memref<1xf32>, %arg35: memref<1xf32>, %arg36: memref<1xf32>, %arg37: memref<1xf32>, %arg38: memref<1xf32>, %arg39: memref<1xf64>, %arg40: memref<1xf64>, %arg41: index, %arg42: index) attributes {graph.aliases = array<i64: -1, 1, -1, -1, 5, -1, -1, 6, -1, -1, 7, -1, -1, 8, -1, -1, 9, -1, -1, 10, -1, -1, 11, -1, -1, 12, 0, -1>, graph.kind = "pointwise", tile.grid = array<i64: 1>} {
    tile.grid (%arg43) in (1) from %arg41 to %arg42 {
      %c0 = arith.constant 0 : index
      %0 = memref.load %arg0[%c0] : memref<1xf64>
      %1 = arith.negf %0 : f64
      %2 = arith.truncf %1 : f64 to f32
      %3 = memref.load %arg1[%c0] : memref<1xf32>
      %cst = arith.constant 1.000000e+00 : f32
      %4 = arith.addf %3, %cst : f32
      %cst_0 = arith.constant 1.000000e+00 : f64
      %5 = memref.load %arg3[%c0] : memref<1xf64>
      %6 = arith.extf %4 : f32 to f64
      %7 = math.powf %5, %6 : f64
      %8 = arith.subf %cst_0, %7 : f64
      %cst_1 = arith.constant 5.000000e-01 : f64
      %9 = math.powf %8, %cst_1 : f64
      %10 = arith.truncf %9 : f64 to f32
      %11 = memref.load %arg4[%c0] : memref<1xf64>
      %12 = memref.load %arg2[%c0] : memref<1xf64>
      %13 = math.powf %12, %6 : f64
      %14 = arith.subf %cst_0, %13 : f64
      %15 = arith.divf %11, %14 : f64
      %16 = arith.negf %15 : f64
      %17 = arith.truncf %16 : f64 to f32
      %18 = memref.load %arg5[%c0] : memref<1xf32>
      %19 = arith.addf %18, %cst : f32
      %20 = arith.extf %19 : f32 to f64
      %21 = math.powf %5, %20 : f64
      %22 = arith.subf %cst_0, %21 : f64
      %23 = math.powf %22, %cst_1 : f64
      %24 = arith.truncf %23 : f64 to f32
      %25 = math.powf %12, %20 : f64
      %26 = arith.subf %cst_0, %25 : f64
      %27 = arith.divf %11, %26 : f64
      %28 = arith.negf %27 : f64
      %29 = arith.truncf %28 : f64 to f32
      %30 = memref.load %arg6[%c0] : memref<1xf32>
      %31 = arith.addf %30, %cst : f32
      %32 = arith.extf %31 : f32 to f64
      %33 = math.powf %5, %32 : f64
      %34 = arith.subf %cst_0, %33 : f64
      %35 = math.powf %34, %cst_1 : f64
      %36 = arith.truncf %35 : f64 to f32
      %37 = math.powf %12, %32 : f64
      %38 = arith.subf %cst_0, %37 : f64
      %39 = arith.divf %11, %38 : f64
      %40 = arith.negf %39 : f64
      %41 = arith.truncf %40 : f64 to f32
      %42 = memref.load %arg7[%c0] : memref<1xf32>
      %43 = arith.addf %42, %cst : f32
      %44 = arith.extf %43 : f32 to f64
      %45 = math.powf %5, %44 : f64
      %46 = arith.subf %cst_0, %45 : f64
      %47 = math.powf %46, %cst_1 : f64
      %48 = arith.truncf %47 : f64 to f32
      %49 = math.powf %12, %44 : f64
      %50 = arith.subf %cst_0, %49 : f64
      %51 = arith.divf %11, %50 : f64
      %52 = arith.negf %51 : f64
      %53 = arith.truncf %52 : f64 to f32
      %54 = memref.load %arg8[%c0] : memref<1xf32>
      %55 = arith.addf %54, %cst : f32
      %56 = arith.extf %55 : f32 to f64
      %57 = math.powf %5, %56 : f64
      %58 = arith.subf %cst_0, %57 : f64
      %59 = math.powf %58, %cst_1 : f64
      %60 = arith.truncf %59 : f64 to f32
      %61 = math.powf %12, %56 : f64
      %62 = arith.subf %cst_0, %61 : f64
      %63 = arith.divf %11, %62 : f64
      %64 = arith.negf %63 : f64
      %65 = arith.truncf %64 : f64 to f32
      %66 = memref.load %arg9[%c0] : memref<1xf32>
      %67 = arith.addf %66, %cst : f32
      %68 = arith.extf %67 : f32 to f64
      %69 = math.powf %5, %68 : f64
      %70 = arith.subf %cst_0, %69 : f64
      %71 = math.powf %70, %cst_1 : f64
      %72 = arith.truncf %71 : f64 to f32
      %73 = math.powf %12, %68 : f64
      %74 = arith.subf %cst_0, %73 : f64
      %75 = arith.divf %11, %74 : f64
      %76 = arith.negf %75 : f64
      %77 = arith.truncf %76 : f64 to f32
      %78 = memref.load %arg10[%c0] : memref<1xf32>
      %79 = arith.addf %78, %cst : f32
      %80 = arith.extf %79 : f32 to f64
      %81 = math.powf %5, %80 : f64
      %82 = arith.subf %cst_0, %81 : f64
      %83 = math.powf %82, %cst_1 : f64
      %84 = arith.truncf %83 : f64 to f32
      %85 = math.powf %12, %80 : f64
      %86 = arith.subf %cst_0, %85 : f64
      %87 = arith.divf %11, %86 : f64
      %88 = arith.negf %87 : f64
      %89 = arith.truncf %88 : f64 to f32
      %90 = memref.load %arg11[%c0] : memref<1xf32>
      %91 = arith.addf %90, %cst : f32
      %92 = arith.extf %91 : f32 to f64
      %93 = math.powf %5, %92 : f64
      %94 = arith.subf %cst_0, %93 : f64
      %95 = math.powf %94, %cst_1 : f64
      %96 = arith.truncf %95 : f64 to f32
      %97 = math.powf %12, %92 : f64
      %98 = arith.subf %cst_0, %97 : f64
      %99 = arith.divf %11, %98 : f64
      %100 = arith.negf %99 : f64
      %101 = arith.truncf %100 : f64 to f32
      %102 = memref.load %arg12[%c0] : memref<1xf32>
      %103 = arith.addf %102, %cst : f32
      %104 = arith.extf %103 : f32 to f64
      %105 = math.powf %12, %104 : f64
      %106 = arith.subf %cst_0, %105 : f64
      %107 = math.powf %5, %104 : f64
      %108 = arith.subf %cst_0, %107 : f64
      memref.store %2, %arg13[%c0] : memref<1xf32>
      memref.store %4, %arg14[%c0] : memref<1xf32>
      memref.store %10, %arg15[%c0] : memref<1xf32>
      memref.store %17, %arg16[%c0] : memref<1xf32>
      memref.store %19, %arg17[%c0] : memref<1xf32>
      memref.store %24, %arg18[%c0] : memref<1xf32>
      memref.store %29, %arg19[%c0] : memref<1xf32>
      memref.store %31, %arg20[%c0] : memref<1xf32>
      memref.store %36, %arg21[%c0] : memref<1xf32>
      memref.store %41, %arg22[%c0] : memref<1xf32>
      memref.store %43, %arg23[%c0] : memref<1xf32>
      memref.store %48, %arg24[%c0] : memref<1xf32>
      memref.store %53, %arg25[%c0] : memref<1xf32>
      memref.store %55, %arg26[%c0] : memref<1xf32>
      memref.store %60, %arg27[%c0] : memref<1xf32>
      memref.store %65, %arg28[%c0] : memref<1xf32>
      memref.store %67, %arg29[%c0] : memref<1xf32>
      memref.store %72, %arg30[%c0] : memref<1xf32>
      memref.store %77, %arg31[%c0] : memref<1xf32>
      memref.store %79, %arg32[%c0] : memref<1xf32>
      memref.store %84, %arg33[%c0] : memref<1xf32>
      memref.store %89, %arg34[%c0] : memref<1xf32>
      memref.store %91, %arg35[%c0] : memref<1xf32>
      memref.store %96, %arg36[%c0] : memref<1xf32>
      memref.store %101, %arg37[%c0] : memref<1xf32>
      memref.store %103, %arg38[%c0] : memref<1xf32>
      memref.store %106, %arg39[%c0] : memref<1xf64>
      memref.store %108, %arg40[%c0] : memref<1xf64>
    }
    return
  }
}

