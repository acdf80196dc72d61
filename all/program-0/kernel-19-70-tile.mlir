module {
  func.func @kernel(%arg0: memref<1xf64>, %arg1: memref<1xf64>, %arg2: memref<1xf32>, %arg3: memref<1xf64>, %arg4: memref<1xf64>, %arg5: memref<1xf64>, %arg6: memref<1xf32>, %arg7: memref<1xf32>, %arg8: memref<1xf32>, %arg9: memref<1xf32>, %arg10: memref<1xf32>, %arg11: memref<1xf32>, %arg12: memref<1xf32>, %arg13: memref<1xf32>, %arg14: memref<1xf32>, %arg15: memref<1xf32>, %arg16: memref<1xf32>, %arg17: memref<1xf32>, %arg18: memref<1xf32>, %arg19: memref<1xf32>, %arg20: memref<1xf32>, %arg21: memref<1xf32>, %arg22: memref<1xf32>, %arg23: memref<1xf32>, %arg24: memref<1xf32>, %arg25: memref<1xf32>, %arg26: memref<1xf32>, %arg27: memref<1xf32>, %arg28: memref<1xf32>, %arg29: memref<1xf32>, %arg30: memref<1xf32>, %arg31: memref<1xf32>, %arg32: memref<1xf32>, %arg33: memref<1xf32>, %arg34: memref<1xf32>, %arg35: memref<1xf32>, %arg36: memref<1xf32>, %arg37: memref<1xf32>, %arg38: memref<1xf32>, %arg39: memref<1xf32>, %arg40: memref<1xf32>, %arg41: memref<1xf64>, %arg42: memref<1xf64>, %arg43: index, %arg44: index) attributes {graph.aliases = array<i64: -1, -1, 2, -1, -1, 6, -1, -1, 7, -1, -1, 8, -1, -1, 9, -1, -1, 10, -1, -1, 11, -1, -1, 12, -1, -1, 13, 0, 1>, graph.kind = "pointwise", tile.grid = array<i64: 1>} {
    tile.grid (%arg45) in (1) from %arg43 to %arg44 {
      %c0 = arith.constant 0 : index
      %0 = memref.load %arg0[%c0] : memref<1xf64>
      %cst = arith.constant 5.000000e-01 : f64
      %1 = math.powf %0, %cst : f64
      %2 = arith.truncf %1 : f64 to f32
      %3 = memref.load %arg1[%c0] : memref<1xf64>
      %4 = arith.negf %3 : f64
      %5 = arith.truncf %4 : f64 to f32
      %6 = memref.load %arg2[%c0] : memref<1xf32>
      %cst_0 = arith.constant 1.000000e+00 : f32
      %7 = arith.addf %6, %cst_0 : f32
      %cst_1 = arith.constant 1.000000e+00 : f64
      %8 = memref.load %arg4[%c0] : memref<1xf64>
      %9 = arith.extf %7 : f32 to f64
      %10 = math.powf %8, %9 : f64
      %11 = arith.subf %cst_1, %10 : f64
      %12 = math.powf %11, %cst : f64
      %13 = arith.truncf %12 : f64 to f32
      %14 = memref.load %arg5[%c0] : memref<1xf64>
      %15 = memref.load %arg3[%c0] : memref<1xf64>
      %16 = math.powf %15, %9 : f64
      %17 = arith.subf %cst_1, %16 : f64
      %18 = arith.divf %14, %17 : f64
      %19 = arith.negf %18 : f64
      %20 = arith.truncf %19 : f64 to f32
      %21 = memref.load %arg6[%c0] : memref<1xf32>
      %22 = arith.addf %21, %cst_0 : f32
      %23 = arith.extf %22 : f32 to f64
      %24 = math.powf %8, %23 : f64
      %25 = arith.subf %cst_1, %24 : f64
      %26 = math.powf %25, %cst : f64
      %27 = arith.truncf %26 : f64 to f32
      %28 = math.powf %15, %23 : f64
      %29 = arith.subf %cst_1, %28 : f64
      %30 = arith.divf %14, %29 : f64
      %31 = arith.negf %30 : f64
      %32 = arith.truncf %31 : f64 to f32
      %33 = memref.load %arg7[%c0] : memref<1xf32>
      %34 = arith.addf %33, %cst_0 : f32
      %35 = arith.extf %34 : f32 to f64
      %36 = math.powf %8, %35 : f64
      %37 = arith.subf %cst_1, %36 : f64
      %38 = math.powf %37, %cst : f64
      %39 = arith.truncf %38 : f64 to f32
      %40 = math.powf %15, %35 : f64
      %41 = arith.subf %cst_1, %40 : f64
      %42 = arith.divf %14, %41 : f64
      %43 = arith.negf %42 : f64
      %44 = arith.truncf %43 : f64 to f32
      %45 = memref.load %arg8[%c0] : memref<1xf32>
      %46 = arith.addf %45, %cst_0 : f32
      %47 = arith.extf %46 : f32 to f64
      %48 = math.powf %8, %47 : f64
      %49 = arith.subf %cst_1, %48 : f64
      %50 = math.powf %49, %cst : f64
      %51 = arith.truncf %50 : f64 to f32
      %52 = math.powf %15, %47 : f64
      %53 = arith.subf %cst_1, %52 : f64
      %54 = arith.divf %14, %53 : f64
      %55 = arith.negf %54 : f64
      %56 = arith.truncf %55 : f64 to f32
      %57 = memref.load %arg9[%c0] : memref<1xf32>
      %58 = arith.addf %57, %cst_0 : f32
      %59 = arith.extf %58 : f32 to f64
      %60 = math.powf %8, %59 : f64
      %61 = arith.subf %cst_1, %60 : f64
      %62 = math.powf %61, %cst : f64
      %63 = arith.truncf %62 : f64 to f32
      %64 = math.powf %15, %59 : f64
      %65 = arith.subf %cst_1, %64 : f64
      %66 = arith.divf %14, %65 : f64
      %67 = arith.negf %66 : f64
      %68 = arith.truncf %67 : f64 to f32
      %69 = memref.load %arg10[%c0] : memref<1xf32>
      %70 = arith.addf %69, %cst_0 : f32
      %71 = arith.extf %70 : f32 to f64
      %72 = math.powf %8, %71 : f64
      %73 = arith.subf %cst_1, %72 : f64
      %74 = math.powf %73, %cst : f64
      %75 = arith.truncf %74 : f64 to f32
      %76 = math.powf %15, %71 : f64
      %77 = arith.subf %cst_1, %76 : f64
      %78 = arith.divf %14, %77 : f64
      %79 = arith.negf %78 : f64
      %80 = arith.truncf %79 : f64 to f32
      %81 = memref.load %arg11[%c0] : memref<1xf32>
      %82 = arith.addf %81, %cst_0 : f32
      %83 = arith.extf %82 : f32 to f64
      %84 = math.powf %8, %83 : f64
      %85 = arith.subf %cst_1, %84 : f64
      %86 = math.powf %85, %cst : f64
      %87 = arith.truncf %86 : f64 to f32
      %88 = math.powf %15, %83 : f64
      %89 = arith.subf %cst_1, %88 : f64
      %90 = arith.divf %14, %89 : f64
      %91 = arith.negf %90 : f64
      %92 = arith.truncf %91 : f64 to f32
      %93 = memref.load %arg12[%c0] : memref<1xf32>
      %94 = arith.addf %93, %cst_0 : f32
      %95 = arith.extf %94 : f32 to f64
      %96 = math.powf %8, %95 : f64
      %97 = arith.subf %cst_1, %96 : f64
      %98 = math.powf %97, %cst : f64
      %99 = arith.truncf %98 : f64 to f32
      %100 = math.powf %15, %95 : f64
      %101 = arith.subf %cst_1, %100 : f64
      %102 = arith.divf %14, %101 : f64
      %103 = arith.negf %102 : f64
      %104 = arith.truncf %103 : f64 to f32
      %105 = memref.load %arg13[%c0] : memref<1xf32>
      %106 = arith.addf %105, %cst_0 : f32
      %107 = arith.extf %106 : f32 to f64
      %108 = math.powf %15, %107 : f64
      %109 = arith.subf %cst_1, %108 : f64
      memref.store %2, %arg14[%c0] : memref<1xf32>
      memref.store %5, %arg15[%c0] : memref<1xf32>
      memref.store %7, %arg16[%c0] : memref<1xf32>
      memref.store %13, %arg17[%c0] : memref<1xf32>
      memref.store %20, %arg18[%c0] : memref<1xf32>
      memref.store %22, %arg19[%c0] : memref<1xf32>
      memref.store %27, %arg20[%c0] : memref<1xf32>
      memref.store %32, %arg21[%c0] : memref<1xf32>
      memref.store %34, %arg22[%c0] : memref<1xf32>
      memref.store %39, %arg23[%c0] : memref<1xf32>
      memref.store %44, %arg24[%c0] : memref<1xf32>
      memref.store %46, %arg25[%c0] : memref<1xf32>
      memref.store %51, %arg26[%c0] : memref<1xf32>
      memref.store %56, %arg27[%c0] : memref<1xf32>
      memref.store %58, %arg28[%c0] : memref<1xf32>
      memref.store %63, %arg29[%c0] : memref<1xf32>
      memref.store %68, %arg30[%c0] : memref<1xf32>
      memref.store %70, %arg31[%c0] : memref<1xf32>
      memref.store %75, %arg32[%c0] : memref<1xf32>
      memref.store %80, %arg33[%c0] : memref<1xf32>
      memref.store %82, %arg34[%c0] : memref<1xf32>
      memref.store %87, %arg35[%c0] : memref<1xf32>
      memref.store %92, %arg36[%c0] : memref<1xf32>
      memref.store %94, %arg37[%c0] : memref<1xf32>
      memref.store %99, %arg38[%c0] : memref<1xf32>
      memref.store %104, %arg39[%c0] : memref<1xf32>
      memref.store %106, %arg40[%c0] : memref<1xf32>
      memref.store %107, %arg41[%c0] : memref<1xf64>
      memref.store %109, %arg42[%c0] : memref<1xf64>
    }
    return
  }
}

