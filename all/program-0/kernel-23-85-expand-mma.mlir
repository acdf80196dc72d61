module {
  func.func @pointwise_827c1a8edf7edcb9(%arg0: memref<1xf64>, %arg1: memref<1xf64>, %arg2: memref<1xf64>, %arg3: memref<1xf32>, %arg4: memref<1xf64>, %arg5: memref<1xf64>, %arg6: memref<1xf32>, %arg7: memref<1xf32>, %arg8: memref<1xf32>, %arg9: memref<1xf32>, %arg10: memref<1xf32>, %arg11: memref<1xf32>, %arg12: memref<1xf32>, %arg13: memref<1xf32>, %arg14: memref<1xf32>, %arg15: memref<1xf32>, %arg16: memref<1xf32>, %arg17: memref<1xf32>, %arg18: memref<1xf32>, %arg19: memref<1xf32>, %arg20: memref<1xf32>, %arg21: memref<1xf32>, %arg22: memref<1xf32>, %arg23: memref<1xf32>, %arg24: memref<1xf32>, %arg25: memref<1xf32>, %arg26: memref<1xf32>, %arg27: memref<1xf32>, %arg28: memref<1xf32>, %arg29: memref<1xf32>, %arg30: memref<1xf32>, %arg31: memref<1xf32>, %arg32: memref<1xf32>, %arg33: memref<1xf32>, %arg34: memref<1xf32>, %arg35: memref<1xf32>, %arg36: memref<1xf32>, %arg37: memref<1xf32>, %arg38: memref<1xf32>, %arg39: memref<1xf32>, %arg40: memref<1xf32>, %arg41: memref<1xf64>, %arg42: memref<1xf64>, %arg43: index, %arg44: index) attributes {graph.aliases = array<i64: -1, -1, 3, -1, -1, 6, -1, -1, 7, -1, -1, 8, -1, -1, 9, -1, -1, 10, -1, -1, 11, -1, -1, 12, -1, -1, 13, 1, 2>, graph.kind = "pointwise", tile.grid = array<i64: 1>} {
    tile.grid (%arg45) in (1) from %arg43 to %arg44 {
      %c0 = arith.constant 0 : index
      %0 = memref.load %arg2[%c0] : memref<1xf64>
      %cst = arith.constant 5.000000e-01 : f64
      %1 = math.powf %0, %cst : f64
      %2 = arith.truncf %1 : f64 to f32
      %3 = memref.load %arg0[%c0] : memref<1xf64>
      %4 = memref.load %arg1[%c0] : memref<1xf64>
      %5 = arith.divf %3, %4 : f64
      %6 = arith.negf %5 : f64
      %7 = arith.truncf %6 : f64 to f32
      %8 = memref.load %arg3[%c0] : memref<1xf32>
      %cst_0 = arith.constant 1.000000e+00 : f32
      %9 = arith.addf %8, %cst_0 : f32
      %cst_1 = arith.constant 1.000000e+00 : f64
      %10 = memref.load %arg5[%c0] : memref<1xf64>
      %11 = arith.extf %9 : f32 to f64
      %12 = math.powf %10, %11 : f64
      %13 = arith.subf %cst_1, %12 : f64
      %14 = math.powf %13, %cst : f64
      %15 = arith.truncf %14 : f64 to f32
      %16 = memref.load %arg4[%c0] : memref<1xf64>
      %17 = math.powf %16, %11 : f64
      %18 = arith.subf %cst_1, %17 : f64
      %19 = arith.divf %3, %18 : f64
      %20 = arith.negf %19 : f64
      %21 = arith.truncf %20 : f64 to f32
      %22 = memref.load %arg6[%c0] : memref<1xf32>
      %23 = arith.addf %22, %cst_0 : f32
      %24 = arith.extf %23 : f32 to f64
      %25 = math.powf %10, %24 : f64
      %26 = arith.subf %cst_1, %25 : f64
      %27 = math.powf %26, %cst : f64
      %28 = arith.truncf %27 : f64 to f32
      %29 = math.powf %16, %24 : f64
      %30 = arith.subf %cst_1, %29 : f64
      %31 = arith.divf %3, %30 : f64
      %32 = arith.negf %31 : f64
      %33 = arith.truncf %32 : f64 to f32
      %34 = memref.load %arg7[%c0] : memref<1xf32>
      %35 = arith.addf %34, %cst_0 : f32
      %36 = arith.extf %35 : f32 to f64
      %37 = math.powf %10, %36 : f64
      %38 = arith.subf %cst_1, %37 : f64
      %39 = math.powf %38, %cst : f64
      %40 = arith.truncf %39 : f64 to f32
      %41 = math.powf %16, %36 : f64
      %42 = arith.subf %cst_1, %41 : f64
      %43 = arith.divf %3, %42 : f64
      %44 = arith.negf %43 : f64
      %45 = arith.truncf %44 : f64 to f32
      %46 = memref.load %arg8[%c0] : memref<1xf32>
      %47 = arith.addf %46, %cst_0 : f32
      %48 = arith.extf %47 : f32 to f64
      %49 = math.powf %10, %48 : f64
      %50 = arith.subf %cst_1, %49 : f64
      %51 = math.powf %50, %cst : f64
      %52 = arith.truncf %51 : f64 to f32
      %53 = math.powf %16, %48 : f64
      %54 = arith.subf %cst_1, %53 : f64
      %55 = arith.divf %3, %54 : f64
      %56 = arith.negf %55 : f64
      %57 = arith.truncf %56 : f64 to f32
      %58 = memref.load %arg9[%c0] : memref<1xf32>
      %59 = arith.addf %58, %cst_0 : f32
      %60 = arith.extf %59 : f32 to f64
      %61 = math.powf %10, %60 : f64
      %62 = arith.subf %cst_1, %61 : f64
      %63 = math.powf %62, %cst : f64
      %64 = arith.truncf %63 : f64 to f32
      %65 = math.powf %16, %60 : f64
      %66 = arith.subf %cst_1, %65 : f64
      %67 = arith.divf %3, %66 : f64
      %68 = arith.negf %67 : f64
      %69 = arith.truncf %68 : f64 to f32
      %70 = memref.load %arg10[%c0] : memref<1xf32>
      %71 = arith.addf %70, %cst_0 : f32
      %72 = arith.extf %71 : f32 to f64
      %73 = math.powf %10, %72 : f64
      %74 = arith.subf %cst_1, %73 : f64
      %75 = math.powf %74, %cst : f64
      %76 = arith.truncf %75 : f64 to f32
      %77 = math.powf %16, %72 : f64
      %78 = arith.subf %cst_1, %77 : f64
      %79 = arith.divf %3, %78 : f64
      %80 = arith.negf %79 : f64
      %81 = arith.truncf %80 : f64 to f32
      %82 = memref.load %arg11[%c0] : memref<1xf32>
      %83 = arith.addf %82, %cst_0 : f32
      %84 = arith.extf %83 : f32 to f64
      %85 = math.powf %10, %84 : f64
      %86 = arith.subf %cst_1, %85 : f64
      %87 = math.powf %86, %cst : f64
      %88 = arith.truncf %87 : f64 to f32
      %89 = math.powf %16, %84 : f64
      %90 = arith.subf %cst_1, %89 : f64
      %91 = arith.divf %3, %90 : f64
      %92 = arith.negf %91 : f64
      %93 = arith.truncf %92 : f64 to f32
      %94 = memref.load %arg12[%c0] : memref<1xf32>
      %95 = arith.addf %94, %cst_0 : f32
      %96 = arith.extf %95 : f32 to f64
      %97 = math.powf %10, %96 : f64
      %98 = arith.subf %cst_1, %97 : f64
      %99 = math.powf %98, %cst : f64
      %100 = arith.truncf %99 : f64 to f32
      %101 = math.powf %16, %96 : f64
      %102 = arith.subf %cst_1, %101 : f64
      %103 = arith.divf %3, %102 : f64
      %104 = arith.negf %103 : f64
      %105 = arith.truncf %104 : f64 to f32
      %106 = memref.load %arg13[%c0] : memref<1xf32>
      %107 = arith.addf %106, %cst_0 : f32
      %108 = arith.extf %107 : f32 to f64
      %109 = math.powf %16, %108 : f64
      memref.store %2, %arg14[%c0] : memref<1xf32>
      memref.store %7, %arg15[%c0] : memref<1xf32>
      memref.store %9, %arg16[%c0] : memref<1xf32>
      memref.store %15, %arg17[%c0] : memref<1xf32>
      memref.store %21, %arg18[%c0] : memref<1xf32>
      memref.store %23, %arg19[%c0] : memref<1xf32>
      memref.store %28, %arg20[%c0] : memref<1xf32>
      memref.store %33, %arg21[%c0] : memref<1xf32>
      memref.store %35, %arg22[%c0] : memref<1xf32>
      memref.store %40, %arg23[%c0] : memref<1xf32>
      memref.store %45, %arg24[%c0] : memref<1xf32>
      memref.store %47, %arg25[%c0] : memref<1xf32>
      memref.store %52, %arg26[%c0] : memref<1xf32>
      memref.store %57, %arg27[%c0] : memref<1xf32>
      memref.store %59, %arg28[%c0] : memref<1xf32>
      memref.store %64, %arg29[%c0] : memref<1xf32>
      memref.store %69, %arg30[%c0] : memref<1xf32>
      memref.store %71, %arg31[%c0] : memref<1xf32>
      memref.store %76, %arg32[%c0] : memref<1xf32>
      memref.store %81, %arg33[%c0] : memref<1xf32>
      memref.store %83, %arg34[%c0] : memref<1xf32>
      memref.store %88, %arg35[%c0] : memref<1xf32>
      memref.store %93, %arg36[%c0] : memref<1xf32>
      memref.store %95, %arg37[%c0] : memref<1xf32>
      memref.store %100, %arg38[%c0] : memref<1xf32>
      memref.store %105, %arg39[%c0] : memref<1xf32>
      memref.store %107, %arg40[%c0] : memref<1xf32>
      memref.store %108, %arg41[%c0] : memref<1xf64>
      memref.store %109, %arg42[%c0] : memref<1xf64>
    }
    return
  }
}

