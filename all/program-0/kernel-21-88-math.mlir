module {
  func.func private @pow(f64, f64) -> f64 attributes {llvm.readnone}
  func.func @pointwise_cd002cc909672ad6(%arg0: memref<1xf32>, %arg1: memref<1xf64>, %arg2: memref<1xf64>, %arg3: memref<1xf64>, %arg4: memref<1xf32>, %arg5: memref<1xf32>, %arg6: memref<1xf32>, %arg7: memref<1xf32>, %arg8: memref<1xf32>, %arg9: memref<1xf32>, %arg10: memref<1xf32>, %arg11: memref<1xf32>, %arg12: memref<1xf32>, %arg13: memref<1xf32>, %arg14: memref<1xf32>, %arg15: memref<1xf32>, %arg16: memref<1xf32>, %arg17: memref<1xf32>, %arg18: memref<1xf32>, %arg19: memref<1xf32>, %arg20: memref<1xf32>, %arg21: memref<1xf32>, %arg22: memref<1xf32>, %arg23: memref<1xf32>, %arg24: memref<1xf32>, %arg25: memref<1xf32>, %arg26: memref<1xf32>, %arg27: memref<1xf32>, %arg28: memref<1xf32>, %arg29: memref<1xf32>, %arg30: memref<1xf32>, %arg31: memref<1xf32>, %arg32: memref<1xf32>, %arg33: memref<1xf32>, %arg34: memref<1xf32>, %arg35: memref<1xf32>, %arg36: memref<1xf64>, %arg37: memref<1xf32>, %arg38: index, %arg39: index) attributes {graph.aliases = array<i64: -1, -1, 4, -1, -1, 5, -1, -1, 6, -1, -1, 7, -1, -1, 8, -1, -1, 9, -1, -1, 10, -1, -1, 11, -1, -1>, graph.kind = "pointwise", tile.grid = array<i64: 1>} {
    tile.grid (%arg40) in (1) from %arg38 to %arg39 {
      %cst = arith.constant 1.000000e+00 : f64
      %c0 = arith.constant 0 : index
      %0 = memref.load %arg2[%c0] : memref<1xf64>
      %1 = memref.load %arg0[%c0] : memref<1xf32>
      %2 = arith.extf %1 : f32 to f64
      %3 = func.call @pow(%0, %2) : (f64, f64) -> f64
      %4 = arith.subf %cst, %3 : f64
      %cst_0 = arith.constant 5.000000e-01 : f64
      %5 = func.call @pow(%4, %cst_0) : (f64, f64) -> f64
      %6 = arith.truncf %5 : f64 to f32
      %7 = memref.load %arg3[%c0] : memref<1xf64>
      %8 = memref.load %arg1[%c0] : memref<1xf64>
      %9 = func.call @pow(%8, %2) : (f64, f64) -> f64
      %10 = arith.subf %cst, %9 : f64
      %11 = arith.divf %7, %10 : f64
      %12 = arith.negf %11 : f64
      %13 = arith.truncf %12 : f64 to f32
      %14 = memref.load %arg4[%c0] : memref<1xf32>
      %cst_1 = arith.constant 1.000000e+00 : f32
      %15 = arith.addf %14, %cst_1 : f32
      %16 = arith.extf %15 : f32 to f64
      %17 = func.call @pow(%0, %16) : (f64, f64) -> f64
      %18 = arith.subf %cst, %17 : f64
      %19 = func.call @pow(%18, %cst_0) : (f64, f64) -> f64
      %20 = arith.truncf %19 : f64 to f32
      %21 = func.call @pow(%8, %16) : (f64, f64) -> f64
      %22 = arith.subf %cst, %21 : f64
      %23 = arith.divf %7, %22 : f64
      %24 = arith.negf %23 : f64
      %25 = arith.truncf %24 : f64 to f32
      %26 = memref.load %arg5[%c0] : memref<1xf32>
      %27 = arith.addf %26, %cst_1 : f32
      %28 = arith.extf %27 : f32 to f64
      %29 = func.call @pow(%0, %28) : (f64, f64) -> f64
      %30 = arith.subf %cst, %29 : f64
      %31 = func.call @pow(%30, %cst_0) : (f64, f64) -> f64
      %32 = arith.truncf %31 : f64 to f32
      %33 = func.call @pow(%8, %28) : (f64, f64) -> f64
      %34 = arith.subf %cst, %33 : f64
      %35 = arith.divf %7, %34 : f64
      %36 = arith.negf %35 : f64
      %37 = arith.truncf %36 : f64 to f32
      %38 = memref.load %arg6[%c0] : memref<1xf32>
      %39 = arith.addf %38, %cst_1 : f32
      %40 = arith.extf %39 : f32 to f64
      %41 = func.call @pow(%0, %40) : (f64, f64) -> f64
      %42 = arith.subf %cst, %41 : f64
      %43 = func.call @pow(%42, %cst_0) : (f64, f64) -> f64
      %44 = arith.truncf %43 : f64 to f32
      %45 = func.call @pow(%8, %40) : (f64, f64) -> f64
      %46 = arith.subf %cst, %45 : f64
      %47 = arith.divf %7, %46 : f64
      %48 = arith.negf %47 : f64
      %49 = arith.truncf %48 : f64 to f32
      %50 = memref.load %arg7[%c0] : memref<1xf32>
      %51 = arith.addf %50, %cst_1 : f32
      %52 = arith.extf %51 : f32 to f64
      %53 = func.call @pow(%0, %52) : (f64, f64) -> f64
      %54 = arith.subf %cst, %53 : f64
      %55 = func.call @pow(%54, %cst_0) : (f64, f64) -> f64
      %56 = arith.truncf %55 : f64 to f32
      %57 = func.call @pow(%8, %52) : (f64, f64) -> f64
      %58 = arith.subf %cst, %57 : f64
      %59 = arith.divf %7, %58 : f64
      %60 = arith.negf %59 : f64
      %61 = arith.truncf %60 : f64 to f32
      %62 = memref.load %arg8[%c0] : memref<1xf32>
      %63 = arith.addf %62, %cst_1 : f32
      %64 = arith.extf %63 : f32 to f64
      %65 = func.call @pow(%0, %64) : (f64, f64) -> f64
      %66 = arith.subf %cst, %65 : f64
      %67 = func.call @pow(%66, %cst_0) : (f64, f64) -> f64
      %68 = arith.truncf %67 : f64 to f32
      %69 = func.call @pow(%8, %64) : (f64, f64) -> f64
      %70 = arith.subf %cst, %69 : f64
      %71 = arith.divf %7, %70 : f64
      %72 = arith.negf %71 : f64
      %73 = arith.truncf %72 : f64 to f32
      %74 = memref.load %arg9[%c0] : memref<1xf32>
      %75 = arith.addf %74, %cst_1 : f32
      %76 = arith.extf %75 : f32 to f64
      %77 = func.call @pow(%0, %76) : (f64, f64) -> f64
      %78 = arith.subf %cst, %77 : f64
      %79 = func.call @pow(%78, %cst_0) : (f64, f64) -> f64
      %80 = arith.truncf %79 : f64 to f32
      %81 = func.call @pow(%8, %76) : (f64, f64) -> f64
      %82 = arith.subf %cst, %81 : f64
      %83 = arith.divf %7, %82 : f64
      %84 = arith.negf %83 : f64
      %85 = arith.truncf %84 : f64 to f32
      %86 = memref.load %arg10[%c0] : memref<1xf32>
      %87 = arith.addf %86, %cst_1 : f32
      %88 = arith.extf %87 : f32 to f64
      %89 = func.call @pow(%0, %88) : (f64, f64) -> f64
      %90 = arith.subf %cst, %89 : f64
      %91 = func.call @pow(%90, %cst_0) : (f64, f64) -> f64
      %92 = arith.truncf %91 : f64 to f32
      %93 = func.call @pow(%8, %88) : (f64, f64) -> f64
      %94 = arith.subf %cst, %93 : f64
      %95 = arith.divf %7, %94 : f64
      %96 = arith.negf %95 : f64
      %97 = arith.truncf %96 : f64 to f32
      %98 = memref.load %arg11[%c0] : memref<1xf32>
      %99 = arith.addf %98, %cst_1 : f32
      %100 = arith.extf %99 : f32 to f64
      %101 = func.call @pow(%8, %100) : (f64, f64) -> f64
      %102 = arith.subf %cst, %101 : f64
      %103 = arith.divf %7, %102 : f64
      %104 = func.call @pow(%0, %100) : (f64, f64) -> f64
      %105 = arith.subf %cst, %104 : f64
      %106 = func.call @pow(%105, %cst_0) : (f64, f64) -> f64
      %107 = arith.truncf %106 : f64 to f32
      memref.store %6, %arg12[%c0] : memref<1xf32>
      memref.store %13, %arg13[%c0] : memref<1xf32>
      memref.store %15, %arg14[%c0] : memref<1xf32>
      memref.store %20, %arg15[%c0] : memref<1xf32>
      memref.store %25, %arg16[%c0] : memref<1xf32>
      memref.store %27, %arg17[%c0] : memref<1xf32>
      memref.store %32, %arg18[%c0] : memref<1xf32>
      memref.store %37, %arg19[%c0] : memref<1xf32>
      memref.store %39, %arg20[%c0] : memref<1xf32>
      memref.store %44, %arg21[%c0] : memref<1xf32>
      memref.store %49, %arg22[%c0] : memref<1xf32>
      memref.store %51, %arg23[%c0] : memref<1xf32>
      memref.store %56, %arg24[%c0] : memref<1xf32>
      memref.store %61, %arg25[%c0] : memref<1xf32>
      memref.store %63, %arg26[%c0] : memref<1xf32>
      memref.store %68, %arg27[%c0] : memref<1xf32>
      memref.store %73, %arg28[%c0] : memref<1xf32>
      memref.store %75, %arg29[%c0] : memref<1xf32>
      memref.store %80, %arg30[%c0] : memref<1xf32>
      memref.store %85, %arg31[%c0] : memref<1xf32>
      memref.store %87, %arg32[%c0] : memref<1xf32>
      memref.store %92, %arg33[%c0] : memref<1xf32>
      memref.store %97, %arg34[%c0] : memref<1xf32>
      memref.store %99, %arg35[%c0] : memref<1xf32>
      memref.store %103, %arg36[%c0] : memref<1xf64>
      memref.store %107, %arg37[%c0] : memref<1xf32>
    }
    return
  }
}

