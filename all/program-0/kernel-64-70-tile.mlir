module {
  func.func @kernel(%arg0: memref<24960xf32>, %arg1: memref<1xf32>, %arg2: memref<24960xf32>, %arg3: memref<24960xf32>, %arg4: memref<1xf32>, %arg5: memref<1xf32>, %arg6: memref<1xi8>, %arg7: memref<24960xf32>, %arg8: memref<1xf32>, %arg9: memref<1xf32>, %arg10: memref<1xf32>, %arg11: memref<1xf32>, %arg12: memref<1xf32>, %arg13: memref<24960xf32>, %arg14: memref<24960xf32>, %arg15: memref<24960xf32>, %arg16: index, %arg17: index) attributes {graph.aliases = array<i64: 3, 7, 0>, graph.kind = "pointwise", tile.grid = array<i64: 7>} {
    tile.grid (%arg18) in (7) from %arg16 to %arg17 {
      %c3584 = arith.constant 3584 : index
      %0 = arith.muli %arg18, %c3584 : index
      %c24960 = arith.constant 24960 : index
      %1 = arith.subi %c24960, %0 : index
      %2 = arith.minsi %c3584, %1 : index
      %c0 = arith.constant 0 : index
      %3 = memref.load %arg6[%c0] : memref<1xi8>
      %c0_i8 = arith.constant 0 : i8
      %4 = arith.cmpi ne, %3, %c0_i8 : i8
      %5 = memref.load %arg4[%c0] : memref<1xf32>
      %6 = memref.load %arg5[%c0] : memref<1xf32>
      %7 = memref.load %arg8[%c0] : memref<1xf32>
      %8 = memref.load %arg9[%c0] : memref<1xf32>
      %9 = memref.load %arg1[%c0] : memref<1xf32>
      %10 = memref.load %arg12[%c0] : memref<1xf32>
      %11 = memref.load %arg10[%c0] : memref<1xf32>
      %12 = memref.load %arg11[%c0] : memref<1xf32>
      tile.lanes %arg19 to %2 {
        %13 = arith.addi %0, %arg19 : index
        %14 = memref.load %arg3[%13] : memref<24960xf32>
        %15 = memref.load %arg2[%13] : memref<24960xf32>
        %16 = arith.subf %15, %14 : f32
        %17 = arith.mulf %5, %16 : f32
        %18 = arith.addf %14, %17 : f32
        %19 = arith.mulf %16, %6 : f32
        %20 = arith.subf %15, %19 : f32
        %21 = arith.select %4, %18, %20 : f32
        %22 = memref.load %arg7[%13] : memref<24960xf32>
        %23 = arith.mulf %22, %7 : f32
        %24 = arith.mulf %15, %8 : f32
        %25 = arith.mulf %24, %15 : f32
        %26 = arith.addf %23, %25 : f32
        %27 = memref.load %arg0[%13] : memref<24960xf32>
        %28 = arith.mulf %27, %9 : f32
        %29 = arith.mulf %21, %10 : f32
        %30 = math.sqrt %26 : f32
        %31 = arith.divf %30, %11 : f32
        %32 = arith.addf %31, %12 : f32
        %33 = arith.divf %29, %32 : f32
        %34 = arith.addf %28, %33 : f32
        memref.store %21, %arg13[%13] : memref<24960xf32>
        memref.store %26, %arg14[%13] : memref<24960xf32>
        memref.store %34, %arg15[%13] : memref<24960xf32>
      }
    }
    return
  }
}

