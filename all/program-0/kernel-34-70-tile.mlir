module {
  func.func @kernel(%arg0: memref<6144xf32>, %arg1: memref<6144xf32>, %arg2: memref<384xf32>, %arg3: memref<1xf32>, %arg4: memref<384xf32>, %arg5: memref<1xf32>, %arg6: memref<1xf32>, %arg7: memref<1xi8>, %arg8: memref<384xf32>, %arg9: memref<1xf32>, %arg10: memref<1xf32>, %arg11: memref<1xf32>, %arg12: memref<1xf32>, %arg13: memref<1xf32>, %arg14: memref<384xf32>, %arg15: memref<384xf32>, %arg16: memref<384xf32>, %arg17: memref<1xf32>, %arg18: memref<1xf32>, %arg19: memref<384xf32>, %arg20: memref<384xf32>, %arg21: memref<384xf32>, %arg22: memref<384xf32>, %arg23: memref<384xf32>, %arg24: memref<384xf32>, %arg25: index, %arg26: index) attributes {graph.aliases = array<i64: 4, 8, 2, 15, 16, 14>, graph.kind = "column", tile.grid = array<i64: 2>} {
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
      tile.lanes %arg28 to %c192 {
        %cst = arith.constant 0.000000e+00 : f32
        %13 = arith.addi %0, %arg28 : index
        %14:2 = scf.for %arg29 = %c0 to %c16 step %c1 iter_args(%arg30 = %cst, %arg31 = %cst) -> (f32, f32) {
          %55 = arith.muli %arg29, %c384 : index
          %56 = arith.addi %13, %55 : index
          %57 = memref.load %arg0[%56] : memref<6144xf32>
          %58 = arith.addf %arg30, %57 : f32
          %59 = memref.load %arg1[%56] : memref<6144xf32>
          %60 = arith.addf %arg31, %59 : f32
          scf.yield %58, %60 : f32, f32
        }
        %15 = memref.load %arg4[%13] : memref<384xf32>
        %16 = arith.subf %14#0, %15 : f32
        %17 = arith.mulf %3, %16 : f32
        %18 = arith.addf %15, %17 : f32
        %19 = arith.mulf %16, %4 : f32
        %20 = arith.subf %14#0, %19 : f32
        %21 = arith.select %2, %18, %20 : f32
        %22 = memref.load %arg8[%13] : memref<384xf32>
        %23 = arith.mulf %22, %5 : f32
        %24 = arith.mulf %14#0, %6 : f32
        %25 = arith.mulf %24, %14#0 : f32
        %26 = arith.addf %23, %25 : f32
        %27 = memref.load %arg2[%13] : memref<384xf32>
        %28 = arith.mulf %27, %7 : f32
        %29 = arith.mulf %21, %8 : f32
        %30 = math.sqrt %26 : f32
        %31 = arith.divf %30, %9 : f32
        %32 = arith.addf %31, %10 : f32
        %33 = arith.divf %29, %32 : f32
        %34 = arith.addf %28, %33 : f32
        %35 = memref.load %arg15[%13] : memref<384xf32>
        %36 = arith.subf %14#1, %35 : f32
        %37 = arith.mulf %3, %36 : f32
        %38 = arith.addf %35, %37 : f32
        %39 = arith.mulf %36, %4 : f32
        %40 = arith.subf %14#1, %39 : f32
        %41 = arith.select %2, %38, %40 : f32
        %42 = memref.load %arg16[%13] : memref<384xf32>
        %43 = arith.mulf %42, %5 : f32
        %44 = arith.mulf %14#1, %6 : f32
        %45 = arith.mulf %44, %14#1 : f32
        %46 = arith.addf %43, %45 : f32
        %47 = memref.load %arg14[%13] : memref<384xf32>
        %48 = arith.mulf %47, %7 : f32
        %49 = arith.mulf %41, %11 : f32
        %50 = math.sqrt %46 : f32
        %51 = arith.divf %50, %12 : f32
        %52 = arith.addf %51, %10 : f32
        %53 = arith.divf %49, %52 : f32
        %54 = arith.addf %48, %53 : f32
        memref.store %21, %arg19[%13] : memref<384xf32>
        memref.store %26, %arg20[%13] : memref<384xf32>
        memref.store %34, %arg21[%13] : memref<384xf32>
        memref.store %41, %arg22[%13] : memref<384xf32>
        memref.store %46, %arg23[%13] : memref<384xf32>
        memref.store %54, %arg24[%13] : memref<384xf32>
      }
    }
    return
  }
}

