module {
  func.func @kernel(%arg0: memref<98304xf32>, %arg1: memref<1xf32>, %arg2: memref<98304xf32>, %arg3: memref<98304xf32>, %arg4: memref<1xf32>, %arg5: memref<1xf32>, %arg6: memref<1xi8>, %arg7: memref<98304xf32>, %arg8: memref<1xf32>, %arg9: memref<1xf32>, %arg10: memref<1xf32>, %arg11: memref<1xf32>, %arg12: memref<1xf32>, %arg13: memref<98304xf32>, %arg14: memref<98304xf32>, %arg15: memref<98304xf32>, %arg16: index, %arg17: index) attributes {graph.aliases = array<i64: 3, 7, 0>, graph.kind = "pointwise", tile.grid = array<i64: 24>} {
    tile.grid (%arg18) in (24) from %arg16 to %arg17 {
      %c4096 = arith.constant 4096 : index
      %0 = arith.muli %arg18, %c4096 : index
      %c0 = arith.constant 0 : index
      %1 = memref.load %arg6[%c0] : memref<1xi8>
      %c0_i8 = arith.constant 0 : i8
      %2 = arith.cmpi ne, %1, %c0_i8 : i8
      %3 = memref.load %arg4[%c0] : memref<1xf32>
      %4 = memref.load %arg5[%c0] : memref<1xf32>
      %5 = memref.load %arg8[%c0] : memref<1xf32>
      %6 = memref.load %arg9[%c0] : memref<1xf32>
      %7 = memref.load %arg1[%c0] : memref<1xf32>
      %8 = memref.load %arg12[%c0] : memref<1xf32>
      %9 = memref.load %arg10[%c0] : memref<1xf32>
      %10 = memref.load %arg11[%c0] : memref<1xf32>
      tile.lanes %arg19 to %c4096 {
        %11 = arith.addi %0, %arg19 : index
        %12 = memref.load %arg3[%11] : memref<98304xf32>
        %13 = memref.load %arg2[%11] : memref<98304xf32>
        %14 = arith.subf %13, %12 : f32
        %15 = arith.mulf %3, %14 : f32
        %16 = arith.addf %12, %15 : f32
        %17 = arith.mulf %14, %4 : f32
        %18 = arith.subf %13, %17 : f32
        %19 = arith.select %2, %16, %18 : f32
        %20 = memref.load %arg7[%11] : memref<98304xf32>
        %21 = arith.mulf %20, %5 : f32
        %22 = arith.mulf %13, %6 : f32
        %23 = arith.mulf %22, %13 : f32
        %24 = arith.addf %21, %23 : f32
        %25 = memref.load %arg0[%11] : memref<98304xf32>
        %26 = arith.mulf %25, %7 : f32
        %27 = arith.mulf %19, %8 : f32
        %28 = math.sqrt %24 : f32
        %29 = arith.divf %28, %9 : f32
        %30 = arith.addf %29, %10 : f32
        %31 = arith.divf %27, %30 : f32
        %32 = arith.addf %26, %31 : f32
        memref.store %19, %arg13[%11] : memref<98304xf32>
        memref.store %24, %arg14[%11] : memref<98304xf32>
        memref.store %32, %arg15[%11] : memref<98304xf32>
      }
    }
    return
  }
}

