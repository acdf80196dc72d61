module {
  func.func @pointwise_58e4587e671eb074(%arg0: memref<24960xf32>, %arg1: memref<1xf32>, %arg2: memref<24960xf32>, %arg3: memref<24960xf32>, %arg4: memref<1xf32>, %arg5: memref<1xf32>, %arg6: memref<1xi8>, %arg7: memref<24960xf32>, %arg8: memref<1xf32>, %arg9: memref<1xf32>, %arg10: memref<1xf32>, %arg11: memref<1xf32>, %arg12: memref<1xf32>, %arg13: memref<24960xf32>, %arg14: memref<24960xf32>, %arg15: memref<24960xf32>, %arg16: index, %arg17: index) attributes {graph.aliases = array<i64: 3, 7, 0>, graph.kind = "pointwise", tile.grid = array<i64: 7>} {
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
      %c32 = arith.constant 32 : index
      %13 = arith.remui %2, %c32 : index
      %14 = arith.subi %2, %13 : index
      %c0_0 = arith.constant 0 : index
      %c32_1 = arith.constant 32 : index
      %15 = vector.broadcast %5 : f32 to vector<16xf32>
      %16 = vector.broadcast %6 : f32 to vector<16xf32>
      %17 = vector.broadcast %4 : i1 to vector<16xi1>
      %18 = vector.broadcast %7 : f32 to vector<16xf32>
      %19 = vector.broadcast %8 : f32 to vector<16xf32>
      %20 = vector.broadcast %9 : f32 to vector<16xf32>
      %21 = vector.broadcast %10 : f32 to vector<16xf32>
      %22 = vector.broadcast %11 : f32 to vector<16xf32>
      %23 = vector.broadcast %12 : f32 to vector<16xf32>
      scf.for %arg19 = %c0_0 to %14 step %c32_1 {
        %c16_2 = arith.constant 16 : index
        %33 = arith.addi %arg19, %c16_2 : index
        %34 = arith.addi %0, %arg19 : index
        %35 = arith.addi %0, %33 : index
        %36 = vector.load %arg3[%34] : memref<24960xf32>, vector<16xf32>
        %37 = vector.load %arg3[%35] : memref<24960xf32>, vector<16xf32>
        %38 = vector.load %arg2[%34] : memref<24960xf32>, vector<16xf32>
        %39 = vector.load %arg2[%35] : memref<24960xf32>, vector<16xf32>
        %40 = arith.subf %38, %36 : vector<16xf32>
        %41 = arith.subf %39, %37 : vector<16xf32>
        %42 = arith.mulf %15, %40 : vector<16xf32>
        %43 = arith.mulf %15, %41 : vector<16xf32>
        %44 = arith.addf %36, %42 : vector<16xf32>
        %45 = arith.addf %37, %43 : vector<16xf32>
        %46 = arith.mulf %40, %16 : vector<16xf32>
        %47 = arith.mulf %41, %16 : vector<16xf32>
        %48 = arith.subf %38, %46 : vector<16xf32>
        %49 = arith.subf %39, %47 : vector<16xf32>
        %50 = arith.select %17, %44, %48 : vector<16xi1>, vector<16xf32>
        %51 = arith.select %17, %45, %49 : vector<16xi1>, vector<16xf32>
        %52 = vector.load %arg7[%34] : memref<24960xf32>, vector<16xf32>
        %53 = vector.load %arg7[%35] : memref<24960xf32>, vector<16xf32>
        %54 = arith.mulf %52, %18 : vector<16xf32>
        %55 = arith.mulf %53, %18 : vector<16xf32>
        %56 = arith.mulf %38, %19 : vector<16xf32>
        %57 = arith.mulf %39, %19 : vector<16xf32>
        %58 = arith.mulf %56, %38 : vector<16xf32>
        %59 = arith.mulf %57, %39 : vector<16xf32>
        %60 = arith.addf %54, %58 : vector<16xf32>
        %61 = arith.addf %55, %59 : vector<16xf32>
        %62 = vector.load %arg0[%34] : memref<24960xf32>, vector<16xf32>
        %63 = vector.load %arg0[%35] : memref<24960xf32>, vector<16xf32>
        %64 = arith.mulf %62, %20 : vector<16xf32>
        %65 = arith.mulf %63, %20 : vector<16xf32>
        %66 = arith.mulf %50, %21 : vector<16xf32>
        %67 = arith.mulf %51, %21 : vector<16xf32>
        %68 = math.sqrt %60 : vector<16xf32>
        %69 = math.sqrt %61 : vector<16xf32>
        %70 = arith.divf %68, %22 : vector<16xf32>
        %71 = arith.divf %69, %22 : vector<16xf32>
        %72 = arith.addf %70, %23 : vector<16xf32>
        %73 = arith.addf %71, %23 : vector<16xf32>
        %74 = arith.divf %66, %72 : vector<16xf32>
        %75 = arith.divf %67, %73 : vector<16xf32>
        %76 = arith.addf %64, %74 : vector<16xf32>
        %77 = arith.addf %65, %75 : vector<16xf32>
        vector.store %50, %arg13[%34] : memref<24960xf32>, vector<16xf32>
        vector.store %51, %arg13[%35] : memref<24960xf32>, vector<16xf32>
        vector.store %60, %arg14[%34] : memref<24960xf32>, vector<16xf32>
        vector.store %61, %arg14[%35] : memref<24960xf32>, vector<16xf32>
        vector.store %76, %arg15[%34] : memref<24960xf32>, vector<16xf32>
        vector.store %77, %arg15[%35] : memref<24960xf32>, vector<16xf32>
      }
      %c16 = arith.constant 16 : index
      %24 = vector.broadcast %5 : f32 to vector<16xf32>
      %25 = vector.broadcast %6 : f32 to vector<16xf32>
      %26 = vector.broadcast %4 : i1 to vector<16xi1>
      %27 = vector.broadcast %7 : f32 to vector<16xf32>
      %28 = vector.broadcast %8 : f32 to vector<16xf32>
      %29 = vector.broadcast %9 : f32 to vector<16xf32>
      %30 = vector.broadcast %10 : f32 to vector<16xf32>
      %31 = vector.broadcast %11 : f32 to vector<16xf32>
      %32 = vector.broadcast %12 : f32 to vector<16xf32>
      scf.for %arg19 = %14 to %2 step %c16 {
        %33 = arith.subi %2, %arg19 : index
        %34 = arith.index_cast %33 : index to i32
        %35 = vector.broadcast %34 : i32 to vector<16xi32>
        %cst = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : vector<16xi32>
        %36 = arith.cmpi slt, %cst, %35 : vector<16xi32>
        %37 = arith.addi %0, %arg19 : index
        %cst_2 = arith.constant dense<0.000000e+00> : vector<16xf32>
        %38 = vector.maskedload %arg3[%37], %36, %cst_2 : memref<24960xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
        %cst_3 = arith.constant dense<0.000000e+00> : vector<16xf32>
        %39 = vector.maskedload %arg2[%37], %36, %cst_3 : memref<24960xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
        %40 = arith.subf %39, %38 : vector<16xf32>
        %41 = arith.mulf %24, %40 : vector<16xf32>
        %42 = arith.addf %38, %41 : vector<16xf32>
        %43 = arith.mulf %40, %25 : vector<16xf32>
        %44 = arith.subf %39, %43 : vector<16xf32>
        %45 = arith.select %26, %42, %44 : vector<16xi1>, vector<16xf32>
        %cst_4 = arith.constant dense<0.000000e+00> : vector<16xf32>
        %46 = vector.maskedload %arg7[%37], %36, %cst_4 : memref<24960xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
        %47 = arith.mulf %46, %27 : vector<16xf32>
        %48 = arith.mulf %39, %28 : vector<16xf32>
        %49 = arith.mulf %48, %39 : vector<16xf32>
        %50 = arith.addf %47, %49 : vector<16xf32>
        %cst_5 = arith.constant dense<0.000000e+00> : vector<16xf32>
        %51 = vector.maskedload %arg0[%37], %36, %cst_5 : memref<24960xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
        %52 = arith.mulf %51, %29 : vector<16xf32>
        %53 = arith.mulf %45, %30 : vector<16xf32>
        %54 = math.sqrt %50 : vector<16xf32>
        %55 = arith.divf %54, %31 : vector<16xf32>
        %56 = arith.addf %55, %32 : vector<16xf32>
        %57 = arith.divf %53, %56 : vector<16xf32>
        %58 = arith.addf %52, %57 : vector<16xf32>
        vector.maskedstore %arg13[%37], %36, %45 : memref<24960xf32>, vector<16xi1>, vector<16xf32>
        vector.maskedstore %arg14[%37], %36, %50 : memref<24960xf32>, vector<16xi1>, vector<16xf32>
        vector.maskedstore %arg15[%37], %36, %58 : memref<24960xf32>, vector<16xi1>, vector<16xf32>
      }
    }
    return
  }
}

