module {
  func.func @pointwise_41bd084618bd4c5f(%arg0: memref<98304xf32>, %arg1: memref<1xf32>, %arg2: memref<98304xf32>, %arg3: memref<98304xf32>, %arg4: memref<1xf32>, %arg5: memref<1xf32>, %arg6: memref<1xi8>, %arg7: memref<98304xf32>, %arg8: memref<1xf32>, %arg9: memref<1xf32>, %arg10: memref<1xf32>, %arg11: memref<1xf32>, %arg12: memref<1xf32>, %arg13: memref<98304xf32>, %arg14: memref<98304xf32>, %arg15: memref<98304xf32>, %arg16: index, %arg17: index) attributes {graph.aliases = array<i64: 3, 7, 0>, graph.kind = "pointwise", tile.grid = array<i64: 24>} {
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
      %c4096_0 = arith.constant 4096 : index
      %c0_1 = arith.constant 0 : index
      %c32 = arith.constant 32 : index
      %11 = vector.broadcast %3 : f32 to vector<16xf32>
      %12 = vector.broadcast %4 : f32 to vector<16xf32>
      %13 = vector.broadcast %2 : i1 to vector<16xi1>
      %14 = vector.broadcast %5 : f32 to vector<16xf32>
      %15 = vector.broadcast %6 : f32 to vector<16xf32>
      %16 = vector.broadcast %7 : f32 to vector<16xf32>
      %17 = vector.broadcast %8 : f32 to vector<16xf32>
      %18 = vector.broadcast %9 : f32 to vector<16xf32>
      %19 = vector.broadcast %10 : f32 to vector<16xf32>
      scf.for %arg19 = %c0_1 to %c4096_0 step %c32 {
        %c16 = arith.constant 16 : index
        %20 = arith.addi %arg19, %c16 : index
        %21 = arith.addi %0, %arg19 : index
        %22 = arith.addi %0, %20 : index
        %23 = vector.load %arg3[%21] : memref<98304xf32>, vector<16xf32>
        %24 = vector.load %arg3[%22] : memref<98304xf32>, vector<16xf32>
        %25 = vector.load %arg2[%21] : memref<98304xf32>, vector<16xf32>
        %26 = vector.load %arg2[%22] : memref<98304xf32>, vector<16xf32>
        %27 = arith.subf %25, %23 : vector<16xf32>
        %28 = arith.subf %26, %24 : vector<16xf32>
        %29 = arith.mulf %11, %27 : vector<16xf32>
        %30 = arith.mulf %11, %28 : vector<16xf32>
        %31 = arith.addf %23, %29 : vector<16xf32>
        %32 = arith.addf %24, %30 : vector<16xf32>
        %33 = arith.mulf %27, %12 : vector<16xf32>
        %34 = arith.mulf %28, %12 : vector<16xf32>
        %35 = arith.subf %25, %33 : vector<16xf32>
        %36 = arith.subf %26, %34 : vector<16xf32>
        %37 = arith.select %13, %31, %35 : vector<16xi1>, vector<16xf32>
        %38 = arith.select %13, %32, %36 : vector<16xi1>, vector<16xf32>
        %39 = vector.load %arg7[%21] : memref<98304xf32>, vector<16xf32>
        %40 = vector.load %arg7[%22] : memref<98304xf32>, vector<16xf32>
        %41 = arith.mulf %39, %14 : vector<16xf32>
        %42 = arith.mulf %40, %14 : vector<16xf32>
        %43 = arith.mulf %25, %15 : vector<16xf32>
        %44 = arith.mulf %26, %15 : vector<16xf32>
        %45 = arith.mulf %43, %25 : vector<16xf32>
        %46 = arith.mulf %44, %26 : vector<16xf32>
        %47 = arith.addf %41, %45 : vector<16xf32>
        %48 = arith.addf %42, %46 : vector<16xf32>
        %49 = vector.load %arg0[%21] : memref<98304xf32>, vector<16xf32>
        %50 = vector.load %arg0[%22] : memref<98304xf32>, vector<16xf32>
        %51 = arith.mulf %49, %16 : vector<16xf32>
        %52 = arith.mulf %50, %16 : vector<16xf32>
        %53 = arith.mulf %37, %17 : vector<16xf32>
        %54 = arith.mulf %38, %17 : vector<16xf32>
        %55 = math.sqrt %47 : vector<16xf32>
        %56 = math.sqrt %48 : vector<16xf32>
        %57 = arith.divf %55, %18 : vector<16xf32>
        %58 = arith.divf %56, %18 : vector<16xf32>
        %59 = arith.addf %57, %19 : vector<16xf32>
        %60 = arith.addf %58, %19 : vector<16xf32>
        %61 = arith.divf %53, %59 : vector<16xf32>
        %62 = arith.divf %54, %60 : vector<16xf32>
        %63 = arith.addf %51, %61 : vector<16xf32>
        %64 = arith.addf %52, %62 : vector<16xf32>
        vector.store %37, %arg13[%21] : memref<98304xf32>, vector<16xf32>
        vector.store %38, %arg13[%22] : memref<98304xf32>, vector<16xf32>
        vector.store %47, %arg14[%21] : memref<98304xf32>, vector<16xf32>
        vector.store %48, %arg14[%22] : memref<98304xf32>, vector<16xf32>
        vector.store %63, %arg15[%21] : memref<98304xf32>, vector<16xf32>
        vector.store %64, %arg15[%22] : memref<98304xf32>, vector<16xf32>
      }
    }
    return
  }
}

