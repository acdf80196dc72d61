module {
  func.func @pointwise_25ebdab9b77a7862(%arg0: memref<1xf32>, %arg1: memref<1xf64>, %arg2: memref<1xf64>, %arg3: memref<1xf64>, %arg4: memref<1xf64>, %arg5: memref<1xf64>, %arg6: memref<1xf32>, %arg7: memref<1xf32>, %arg8: memref<1xf32>, %arg9: memref<1xf32>, %arg10: memref<1xf32>, %arg11: memref<1xf32>, %arg12: memref<1xf32>, %arg13: memref<1xf32>, %arg14: memref<1xf32>, %arg15: memref<1xf32>, %arg16: memref<1xf32>, %arg17: memref<1xi8>, %arg18: memref<1xf32>, %arg19: memref<1xf32>, %arg20: memref<1xf32>, %arg21: memref<1xf32>, %arg22: memref<1xf32>, %arg23: memref<1xf32>, %arg24: memref<1xf32>, %arg25: memref<1xf32>, %arg26: memref<1xf32>, %arg27: memref<1xf32>, %arg28: memref<1xf32>, %arg29: memref<1xf32>, %arg30: memref<1xf32>, %arg31: memref<1xf32>, %arg32: memref<1xf32>, %arg33: memref<1xf32>, %arg34: memref<1xf32>, %arg35: memref<1xf32>, %arg36: memref<1xf32>, %arg37: memref<1xf32>, %arg38: memref<1xf32>, %arg39: memref<1xf32>, %arg40: memref<1xf32>, %arg41: memref<1xf32>, %arg42: memref<1xf64>, %arg43: memref<1xf64>, %arg44: index, %arg45: index) attributes {graph.aliases = array<i64: 0, -1, -1, -1, -1, -1, -1, -1, -1, -1, 6, -1, -1, 7, -1, -1, 8, -1, -1, 9, -1, -1, 10, -1, -1, 11, -1, -1, 12, -1, -1>, graph.kind = "pointwise", tile.grid = array<i64: 1>} {
    tile.grid (%arg46) in (1) from %arg44 to %arg45 {
      %c0 = arith.constant 0 : index
      %0 = memref.load %arg0[%c0] : memref<1xf32>
      %cst = arith.constant 1.000000e+00 : f32
      %1 = arith.addf %0, %cst : f32
      %cst_0 = arith.constant 1.000000e+00 : f64
      %2 = memref.load %arg1[%c0] : memref<1xf64>
      %3 = memref.load %arg2[%c0] : memref<1xf64>
      %4 = arith.mulf %2, %3 : f64
      %5 = arith.subf %cst_0, %4 : f64
      %6 = arith.truncf %5 : f64 to f32
      %7 = memref.load %arg3[%c0] : memref<1xf64>
      %8 = arith.subf %cst_0, %7 : f64
      %9 = arith.truncf %8 : f64 to f32
      %10 = arith.subf %cst, %9 : f32
      %11 = math.absf %9 : f32
      %cst_1 = arith.constant 5.000000e-01 : f32
      %12 = arith.cmpf olt, %11, %cst_1 : f32
      %13 = memref.load %arg4[%c0] : memref<1xf64>
      %14 = arith.truncf %13 : f64 to f32
      %15 = arith.subf %cst_0, %13 : f64
      %16 = arith.truncf %15 : f64 to f32
      %17 = arith.extf %1 : f32 to f64
      %18 = math.powf %13, %17 : f64
      %19 = arith.subf %cst_0, %18 : f64
      %cst_2 = arith.constant 5.000000e-01 : f64
      %20 = math.powf %19, %cst_2 : f64
      %21 = arith.truncf %20 : f64 to f32
      %22 = memref.load %arg5[%c0] : memref<1xf64>
      %23 = arith.truncf %22 : f64 to f32
      %24 = math.powf %7, %17 : f64
      %25 = arith.subf %cst_0, %24 : f64
      %26 = arith.divf %2, %25 : f64
      %27 = arith.negf %26 : f64
      %28 = arith.truncf %27 : f64 to f32
      %29 = memref.load %arg6[%c0] : memref<1xf32>
      %30 = arith.addf %29, %cst : f32
      %31 = arith.extf %30 : f32 to f64
      %32 = math.powf %13, %31 : f64
      %33 = arith.subf %cst_0, %32 : f64
      %34 = math.powf %33, %cst_2 : f64
      %35 = arith.truncf %34 : f64 to f32
      %36 = math.powf %7, %31 : f64
      %37 = arith.subf %cst_0, %36 : f64
      %38 = arith.divf %2, %37 : f64
      %39 = arith.negf %38 : f64
      %40 = arith.truncf %39 : f64 to f32
      %41 = memref.load %arg7[%c0] : memref<1xf32>
      %42 = arith.addf %41, %cst : f32
      %43 = arith.extf %42 : f32 to f64
      %44 = math.powf %13, %43 : f64
      %45 = arith.subf %cst_0, %44 : f64
      %46 = math.powf %45, %cst_2 : f64
      %47 = arith.truncf %46 : f64 to f32
      %48 = math.powf %7, %43 : f64
      %49 = arith.subf %cst_0, %48 : f64
      %50 = arith.divf %2, %49 : f64
      %51 = arith.negf %50 : f64
      %52 = arith.truncf %51 : f64 to f32
      %53 = memref.load %arg8[%c0] : memref<1xf32>
      %54 = arith.addf %53, %cst : f32
      %55 = arith.extf %54 : f32 to f64
      %56 = math.powf %13, %55 : f64
      %57 = arith.subf %cst_0, %56 : f64
      %58 = math.powf %57, %cst_2 : f64
      %59 = arith.truncf %58 : f64 to f32
      %60 = math.powf %7, %55 : f64
      %61 = arith.subf %cst_0, %60 : f64
      %62 = arith.divf %2, %61 : f64
      %63 = arith.negf %62 : f64
      %64 = arith.truncf %63 : f64 to f32
      %65 = memref.load %arg9[%c0] : memref<1xf32>
      %66 = arith.addf %65, %cst : f32
      %67 = arith.extf %66 : f32 to f64
      %68 = math.powf %13, %67 : f64
      %69 = arith.subf %cst_0, %68 : f64
      %70 = math.powf %69, %cst_2 : f64
      %71 = arith.truncf %70 : f64 to f32
      %72 = math.powf %7, %67 : f64
      %73 = arith.subf %cst_0, %72 : f64
      %74 = arith.divf %2, %73 : f64
      %75 = arith.negf %74 : f64
      %76 = arith.truncf %75 : f64 to f32
      %77 = memref.load %arg10[%c0] : memref<1xf32>
      %78 = arith.addf %77, %cst : f32
      %79 = arith.extf %78 : f32 to f64
      %80 = math.powf %13, %79 : f64
      %81 = arith.subf %cst_0, %80 : f64
      %82 = math.powf %81, %cst_2 : f64
      %83 = arith.truncf %82 : f64 to f32
      %84 = math.powf %7, %79 : f64
      %85 = arith.subf %cst_0, %84 : f64
      %86 = arith.divf %2, %85 : f64
      %87 = arith.negf %86 : f64
      %88 = arith.truncf %87 : f64 to f32
      %89 = memref.load %arg11[%c0] : memref<1xf32>
      %90 = arith.addf %89, %cst : f32
      %91 = arith.extf %90 : f32 to f64
      %92 = math.powf %13, %91 : f64
      %93 = arith.subf %cst_0, %92 : f64
      %94 = math.powf %93, %cst_2 : f64
      %95 = arith.truncf %94 : f64 to f32
      %96 = math.powf %7, %91 : f64
      %97 = arith.subf %cst_0, %96 : f64
      %98 = arith.divf %2, %97 : f64
      %99 = arith.negf %98 : f64
      %100 = arith.truncf %99 : f64 to f32
      %101 = memref.load %arg12[%c0] : memref<1xf32>
      %102 = arith.addf %101, %cst : f32
      %103 = arith.extf %102 : f32 to f64
      %104 = math.powf %13, %103 : f64
      %105 = arith.subf %cst_0, %104 : f64
      %106 = math.powf %7, %103 : f64
      %107 = arith.subf %cst_0, %106 : f64
      %108 = arith.divf %2, %107 : f64
      memref.store %1, %arg13[%c0] : memref<1xf32>
      memref.store %6, %arg14[%c0] : memref<1xf32>
      memref.store %9, %arg15[%c0] : memref<1xf32>
      memref.store %10, %arg16[%c0] : memref<1xf32>
      %109 = arith.extui %12 : i1 to i8
      memref.store %109, %arg17[%c0] : memref<1xi8>
      memref.store %14, %arg18[%c0] : memref<1xf32>
      memref.store %16, %arg19[%c0] : memref<1xf32>
      memref.store %21, %arg20[%c0] : memref<1xf32>
      memref.store %23, %arg21[%c0] : memref<1xf32>
      memref.store %28, %arg22[%c0] : memref<1xf32>
      memref.store %30, %arg23[%c0] : memref<1xf32>
      memref.store %35, %arg24[%c0] : memref<1xf32>
      memref.store %40, %arg25[%c0] : memref<1xf32>
      memref.store %42, %arg26[%c0] : memref<1xf32>
      memref.store %47, %arg27[%c0] : memref<1xf32>
      memref.store %52, %arg28[%c0] : memref<1xf32>
      memref.store %54, %arg29[%c0] : memref<1xf32>
      memref.store %59, %arg30[%c0] : memref<1xf32>
      memref.store %64, %arg31[%c0] : memref<1xf32>
      memref.store %66, %arg32[%c0] : memref<1xf32>
      memref.store %71, %arg33[%c0] : memref<1xf32>
      memref.store %76, %arg34[%c0] : memref<1xf32>
      memref.store %78, %arg35[%c0] : memref<1xf32>
      memref.store %83, %arg36[%c0] : memref<1xf32>
      memref.store %88, %arg37[%c0] : memref<1xf32>
      memref.store %90, %arg38[%c0] : memref<1xf32>
      memref.store %95, %arg39[%c0] : memref<1xf32>
      memref.store %100, %arg40[%c0] : memref<1xf32>
      memref.store %102, %arg41[%c0] : memref<1xf32>
      memref.store %105, %arg42[%c0] : memref<1xf64>
      memref.store %108, %arg43[%c0] : memref<1xf64>
    }
    return
  }
}

