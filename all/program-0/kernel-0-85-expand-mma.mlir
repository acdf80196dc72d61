module {
  func.func @row_6176e3b49b768251(%arg0: memref<24960xf32>, %arg1: memref<2048xi64>, %arg2: memref<98304xf32>, %arg3: memref<384xf32>, %arg4: memref<384xf32>, %arg5: memref<786432xf32>, %arg6: memref<2048xf32>, %arg7: memref<786432xf32>, %arg8: memref<786432xf32>, %arg9: index, %arg10: index) attributes {graph.aliases = array<i64: -1, -1, -1, -1>, graph.kind = "row", tile.grid = array<i64: 8, 8>} {
    tile.grid (%arg11, %arg12) in (8, 8) from %arg9 to %arg10 {
      %0 = tile.scratch : memref<384xf32>
      %c32 = arith.constant 32 : index
      %1 = arith.muli %arg12, %c32 : index
      %2 = arith.addi %1, %c32 : index
      %c1 = arith.constant 1 : index
      %c384 = arith.constant 384 : index
      %c256 = arith.constant 256 : index
      %3 = arith.muli %arg11, %c256 : index
      %c65 = arith.constant 65 : index
      %c98304 = arith.constant 98304 : index
      %4 = arith.muli %arg11, %c98304 : index
      scf.for %arg13 = %1 to %2 step %c1 {
        %cst = arith.constant 0.000000e+00 : f32
        %5 = arith.addi %3, %arg13 : index
        %6 = memref.load %arg1[%5] : memref<2048xi64>
        %7 = arith.index_cast %6 : i64 to index
        %8 = tile.check_index %7, %c65
        %9 = arith.muli %8, %c384 : index
        %10 = arith.index_cast %arg13 : index to i64
        %c1_i64 = arith.constant 1 : i64
        %11 = arith.muli %10, %c1_i64 : i64
        %c0_i64 = arith.constant 0 : i64
        %12 = arith.addi %11, %c0_i64 : i64
        %13 = arith.index_cast %12 : i64 to index
        %14 = tile.check_index %13, %c256
        %15 = arith.muli %14, %c384 : index
        %16 = arith.muli %arg13, %c384 : index
        %17 = arith.addi %4, %16 : index
        %c384_0 = arith.constant 384 : index
        %cst_1 = arith.constant dense<-0.000000e+00> : vector<16xf32>
        %c0 = arith.constant 0 : index
        %c64 = arith.constant 64 : index
        %18:4 = scf.for %arg14 = %c0 to %c384_0 step %c64 iter_args(%arg15 = %cst_1, %arg16 = %cst_1, %arg17 = %cst_1, %arg18 = %cst_1) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
          %c16 = arith.constant 16 : index
          %42 = arith.addi %arg14, %c16 : index
          %c32_13 = arith.constant 32 : index
          %43 = arith.addi %arg14, %c32_13 : index
          %c48 = arith.constant 48 : index
          %44 = arith.addi %arg14, %c48 : index
          %45 = arith.addi %9, %arg14 : index
          %46 = arith.addi %9, %42 : index
          %47 = arith.addi %9, %43 : index
          %48 = arith.addi %9, %44 : index
          %49 = vector.load %arg0[%45] : memref<24960xf32>, vector<16xf32>
          %50 = vector.load %arg0[%46] : memref<24960xf32>, vector<16xf32>
          %51 = vector.load %arg0[%47] : memref<24960xf32>, vector<16xf32>
          %52 = vector.load %arg0[%48] : memref<24960xf32>, vector<16xf32>
          %53 = arith.addi %15, %arg14 : index
          %54 = arith.addi %15, %42 : index
          %55 = arith.addi %15, %43 : index
          %56 = arith.addi %15, %44 : index
          %57 = vector.load %arg2[%53] : memref<98304xf32>, vector<16xf32>
          %58 = vector.load %arg2[%54] : memref<98304xf32>, vector<16xf32>
          %59 = vector.load %arg2[%55] : memref<98304xf32>, vector<16xf32>
          %60 = vector.load %arg2[%56] : memref<98304xf32>, vector<16xf32>
          %61 = arith.addf %49, %57 : vector<16xf32>
          %62 = arith.addf %50, %58 : vector<16xf32>
          %63 = arith.addf %51, %59 : vector<16xf32>
          %64 = arith.addf %52, %60 : vector<16xf32>
          %65 = arith.addi %17, %arg14 : index
          %66 = arith.addi %17, %42 : index
          %67 = arith.addi %17, %43 : index
          %68 = arith.addi %17, %44 : index
          vector.store %61, %arg5[%65] : memref<786432xf32>, vector<16xf32>
          vector.store %62, %arg5[%66] : memref<786432xf32>, vector<16xf32>
          vector.store %63, %arg5[%67] : memref<786432xf32>, vector<16xf32>
          vector.store %64, %arg5[%68] : memref<786432xf32>, vector<16xf32>
          vector.store %61, %0[%arg14] : memref<384xf32>, vector<16xf32>
          vector.store %62, %0[%42] : memref<384xf32>, vector<16xf32>
          vector.store %63, %0[%43] : memref<384xf32>, vector<16xf32>
          vector.store %64, %0[%44] : memref<384xf32>, vector<16xf32>
          %69 = arith.addf %arg15, %61 : vector<16xf32>
          %70 = arith.addf %arg16, %62 : vector<16xf32>
          %71 = arith.addf %arg17, %63 : vector<16xf32>
          %72 = arith.addf %arg18, %64 : vector<16xf32>
          scf.yield %69, %70, %71, %72 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        %19 = arith.addf %18#0, %18#2 : vector<16xf32>
        %20 = arith.addf %18#1, %18#3 : vector<16xf32>
        %21 = arith.addf %19, %20 : vector<16xf32>
        %22 = vector.reduction <add>, %21, %cst fastmath<reassoc> : vector<16xf32> into f32
        %cst_2 = arith.constant 3.840000e+02 : f32
        %23 = arith.divf %22, %cst_2 : f32
        %c384_3 = arith.constant 384 : index
        %cst_4 = arith.constant dense<-0.000000e+00> : vector<16xf32>
        %cst_5 = arith.constant dense<-0.000000e+00> : vector<16xf32>
        %c0_6 = arith.constant 0 : index
        %c64_7 = arith.constant 64 : index
        %24 = vector.broadcast %23 : f32 to vector<16xf32>
        %25:8 = scf.for %arg14 = %c0_6 to %c384_3 step %c64_7 iter_args(%arg15 = %cst_4, %arg16 = %cst_4, %arg17 = %cst_4, %arg18 = %cst_4, %arg19 = %cst_5, %arg20 = %cst_5, %arg21 = %cst_5, %arg22 = %cst_5) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
          %c16 = arith.constant 16 : index
          %42 = arith.addi %arg14, %c16 : index
          %c32_13 = arith.constant 32 : index
          %43 = arith.addi %arg14, %c32_13 : index
          %c48 = arith.constant 48 : index
          %44 = arith.addi %arg14, %c48 : index
          %45 = vector.load %0[%arg14] : memref<384xf32>, vector<16xf32>
          %46 = vector.load %0[%42] : memref<384xf32>, vector<16xf32>
          %47 = vector.load %0[%43] : memref<384xf32>, vector<16xf32>
          %48 = vector.load %0[%44] : memref<384xf32>, vector<16xf32>
          %49 = arith.subf %45, %24 : vector<16xf32>
          %50 = arith.subf %46, %24 : vector<16xf32>
          %51 = arith.subf %47, %24 : vector<16xf32>
          %52 = arith.subf %48, %24 : vector<16xf32>
          %53 = arith.mulf %49, %49 : vector<16xf32>
          %54 = arith.mulf %50, %50 : vector<16xf32>
          %55 = arith.mulf %51, %51 : vector<16xf32>
          %56 = arith.mulf %52, %52 : vector<16xf32>
          %57 = arith.addf %arg15, %53 : vector<16xf32>
          %58 = arith.addf %arg16, %54 : vector<16xf32>
          %59 = arith.addf %arg17, %55 : vector<16xf32>
          %60 = arith.addf %arg18, %56 : vector<16xf32>
          %61 = arith.addf %arg19, %49 : vector<16xf32>
          %62 = arith.addf %arg20, %50 : vector<16xf32>
          %63 = arith.addf %arg21, %51 : vector<16xf32>
          %64 = arith.addf %arg22, %52 : vector<16xf32>
          scf.yield %57, %58, %59, %60, %61, %62, %63, %64 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        %26 = arith.addf %25#0, %25#2 : vector<16xf32>
        %27 = arith.addf %25#1, %25#3 : vector<16xf32>
        %28 = arith.addf %26, %27 : vector<16xf32>
        %29 = arith.addf %25#4, %25#6 : vector<16xf32>
        %30 = arith.addf %25#5, %25#7 : vector<16xf32>
        %31 = arith.addf %29, %30 : vector<16xf32>
        %32 = vector.reduction <add>, %28, %cst fastmath<reassoc> : vector<16xf32> into f32
        %33 = vector.reduction <add>, %31, %cst fastmath<reassoc> : vector<16xf32> into f32
        %34 = arith.divf %33, %cst_2 : f32
        %35 = arith.addf %23, %34 : f32
        %36 = arith.divf %32, %cst_2 : f32
        %cst_8 = arith.constant 9.99999974E-6 : f32
        %37 = arith.addf %36, %cst_8 : f32
        %cst_9 = arith.constant 1.000000e+00 : f32
        %38 = math.sqrt %37 : f32
        %39 = arith.divf %cst_9, %38 : f32
        %c384_10 = arith.constant 384 : index
        %c0_11 = arith.constant 0 : index
        %c32_12 = arith.constant 32 : index
        %40 = vector.broadcast %35 : f32 to vector<16xf32>
        %41 = vector.broadcast %39 : f32 to vector<16xf32>
        scf.for %arg14 = %c0_11 to %c384_10 step %c32_12 {
          %c16 = arith.constant 16 : index
          %42 = arith.addi %arg14, %c16 : index
          %43 = vector.load %0[%arg14] : memref<384xf32>, vector<16xf32>
          %44 = vector.load %0[%42] : memref<384xf32>, vector<16xf32>
          %45 = arith.subf %43, %40 : vector<16xf32>
          %46 = arith.subf %44, %40 : vector<16xf32>
          %47 = arith.mulf %45, %41 : vector<16xf32>
          %48 = arith.mulf %46, %41 : vector<16xf32>
          %49 = vector.load %arg3[%arg14] : memref<384xf32>, vector<16xf32>
          %50 = vector.load %arg3[%42] : memref<384xf32>, vector<16xf32>
          %51 = arith.mulf %47, %49 : vector<16xf32>
          %52 = arith.mulf %48, %50 : vector<16xf32>
          %53 = vector.load %arg4[%arg14] : memref<384xf32>, vector<16xf32>
          %54 = vector.load %arg4[%42] : memref<384xf32>, vector<16xf32>
          %55 = arith.addf %51, %53 : vector<16xf32>
          %56 = arith.addf %52, %54 : vector<16xf32>
          %57 = arith.addi %17, %arg14 : index
          %58 = arith.addi %17, %42 : index
          vector.store %47, %arg7[%57] : memref<786432xf32>, vector<16xf32>
          vector.store %48, %arg7[%58] : memref<786432xf32>, vector<16xf32>
          vector.store %55, %arg8[%57] : memref<786432xf32>, vector<16xf32>
          vector.store %56, %arg8[%58] : memref<786432xf32>, vector<16xf32>
        }
        memref.store %39, %arg6[%5] : memref<2048xf32>
      }
    }
    return
  }
}

