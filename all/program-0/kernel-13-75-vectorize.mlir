module {
  func.func @row_cd65d5281c4dc2fe(%arg0: memref<786432xf32>, %arg1: memref<384xf32>, %arg2: memref<384xf32>, %arg3: memref<2048xf32>, %arg4: memref<786432xf32>, %arg5: memref<786432xf32>, %arg6: index, %arg7: index) attributes {graph.aliases = array<i64: -1, 0, -1>, graph.kind = "row", tile.grid = array<i64: 64>} {
    tile.grid (%arg8) in (64) from %arg6 to %arg7 {
      %c32 = arith.constant 32 : index
      %0 = arith.muli %arg8, %c32 : index
      %1 = arith.addi %0, %c32 : index
      %c1 = arith.constant 1 : index
      %c384 = arith.constant 384 : index
      scf.for %arg9 = %0 to %1 step %c1 {
        %cst = arith.constant 0.000000e+00 : f32
        %2 = arith.muli %arg9, %c384 : index
        %c384_0 = arith.constant 384 : index
        %cst_1 = arith.constant dense<-0.000000e+00> : vector<16xf32>
        %c0 = arith.constant 0 : index
        %c64 = arith.constant 64 : index
        %3:4 = scf.for %arg10 = %c0 to %c384_0 step %c64 iter_args(%arg11 = %cst_1, %arg12 = %cst_1, %arg13 = %cst_1, %arg14 = %cst_1) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
          %c16 = arith.constant 16 : index
          %27 = arith.addi %arg10, %c16 : index
          %c32_13 = arith.constant 32 : index
          %28 = arith.addi %arg10, %c32_13 : index
          %c48 = arith.constant 48 : index
          %29 = arith.addi %arg10, %c48 : index
          %30 = arith.addi %2, %arg10 : index
          %31 = arith.addi %2, %27 : index
          %32 = arith.addi %2, %28 : index
          %33 = arith.addi %2, %29 : index
          %34 = vector.load %arg0[%30] : memref<786432xf32>, vector<16xf32>
          %35 = vector.load %arg0[%31] : memref<786432xf32>, vector<16xf32>
          %36 = vector.load %arg0[%32] : memref<786432xf32>, vector<16xf32>
          %37 = vector.load %arg0[%33] : memref<786432xf32>, vector<16xf32>
          %38 = arith.addf %arg11, %34 : vector<16xf32>
          %39 = arith.addf %arg12, %35 : vector<16xf32>
          %40 = arith.addf %arg13, %36 : vector<16xf32>
          %41 = arith.addf %arg14, %37 : vector<16xf32>
          scf.yield %38, %39, %40, %41 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        %4 = arith.addf %3#0, %3#2 : vector<16xf32>
        %5 = arith.addf %3#1, %3#3 : vector<16xf32>
        %6 = arith.addf %4, %5 : vector<16xf32>
        %7 = vector.reduction <add>, %6, %cst fastmath<reassoc> : vector<16xf32> into f32
        %cst_2 = arith.constant 3.840000e+02 : f32
        %8 = arith.divf %7, %cst_2 : f32
        %c384_3 = arith.constant 384 : index
        %cst_4 = arith.constant dense<-0.000000e+00> : vector<16xf32>
        %cst_5 = arith.constant dense<-0.000000e+00> : vector<16xf32>
        %c0_6 = arith.constant 0 : index
        %c64_7 = arith.constant 64 : index
        %9 = vector.broadcast %8 : f32 to vector<16xf32>
        %10:8 = scf.for %arg10 = %c0_6 to %c384_3 step %c64_7 iter_args(%arg11 = %cst_4, %arg12 = %cst_4, %arg13 = %cst_4, %arg14 = %cst_4, %arg15 = %cst_5, %arg16 = %cst_5, %arg17 = %cst_5, %arg18 = %cst_5) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
          %c16 = arith.constant 16 : index
          %27 = arith.addi %arg10, %c16 : index
          %c32_13 = arith.constant 32 : index
          %28 = arith.addi %arg10, %c32_13 : index
          %c48 = arith.constant 48 : index
          %29 = arith.addi %arg10, %c48 : index
          %30 = arith.addi %2, %arg10 : index
          %31 = arith.addi %2, %27 : index
          %32 = arith.addi %2, %28 : index
          %33 = arith.addi %2, %29 : index
          %34 = vector.load %arg0[%30] : memref<786432xf32>, vector<16xf32>
          %35 = vector.load %arg0[%31] : memref<786432xf32>, vector<16xf32>
          %36 = vector.load %arg0[%32] : memref<786432xf32>, vector<16xf32>
          %37 = vector.load %arg0[%33] : memref<786432xf32>, vector<16xf32>
          %38 = arith.subf %34, %9 : vector<16xf32>
          %39 = arith.subf %35, %9 : vector<16xf32>
          %40 = arith.subf %36, %9 : vector<16xf32>
          %41 = arith.subf %37, %9 : vector<16xf32>
          %42 = arith.mulf %38, %38 : vector<16xf32>
          %43 = arith.mulf %39, %39 : vector<16xf32>
          %44 = arith.mulf %40, %40 : vector<16xf32>
          %45 = arith.mulf %41, %41 : vector<16xf32>
          %46 = arith.addf %arg11, %42 : vector<16xf32>
          %47 = arith.addf %arg12, %43 : vector<16xf32>
          %48 = arith.addf %arg13, %44 : vector<16xf32>
          %49 = arith.addf %arg14, %45 : vector<16xf32>
          %50 = arith.addf %arg15, %38 : vector<16xf32>
          %51 = arith.addf %arg16, %39 : vector<16xf32>
          %52 = arith.addf %arg17, %40 : vector<16xf32>
          %53 = arith.addf %arg18, %41 : vector<16xf32>
          scf.yield %46, %47, %48, %49, %50, %51, %52, %53 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        %11 = arith.addf %10#0, %10#2 : vector<16xf32>
        %12 = arith.addf %10#1, %10#3 : vector<16xf32>
        %13 = arith.addf %11, %12 : vector<16xf32>
        %14 = arith.addf %10#4, %10#6 : vector<16xf32>
        %15 = arith.addf %10#5, %10#7 : vector<16xf32>
        %16 = arith.addf %14, %15 : vector<16xf32>
        %17 = vector.reduction <add>, %13, %cst fastmath<reassoc> : vector<16xf32> into f32
        %18 = vector.reduction <add>, %16, %cst fastmath<reassoc> : vector<16xf32> into f32
        %19 = arith.divf %18, %cst_2 : f32
        %20 = arith.addf %8, %19 : f32
        %21 = arith.divf %17, %cst_2 : f32
        %cst_8 = arith.constant 9.99999974E-6 : f32
        %22 = arith.addf %21, %cst_8 : f32
        %cst_9 = arith.constant 1.000000e+00 : f32
        %23 = math.sqrt %22 : f32
        %24 = arith.divf %cst_9, %23 : f32
        %c384_10 = arith.constant 384 : index
        %c0_11 = arith.constant 0 : index
        %c32_12 = arith.constant 32 : index
        %25 = vector.broadcast %20 : f32 to vector<16xf32>
        %26 = vector.broadcast %24 : f32 to vector<16xf32>
        scf.for %arg10 = %c0_11 to %c384_10 step %c32_12 {
          %c16 = arith.constant 16 : index
          %27 = arith.addi %arg10, %c16 : index
          %28 = arith.addi %2, %arg10 : index
          %29 = arith.addi %2, %27 : index
          %30 = vector.load %arg0[%28] : memref<786432xf32>, vector<16xf32>
          %31 = vector.load %arg0[%29] : memref<786432xf32>, vector<16xf32>
          %32 = arith.subf %30, %25 : vector<16xf32>
          %33 = arith.subf %31, %25 : vector<16xf32>
          %34 = arith.mulf %32, %26 : vector<16xf32>
          %35 = arith.mulf %33, %26 : vector<16xf32>
          %36 = vector.load %arg1[%arg10] : memref<384xf32>, vector<16xf32>
          %37 = vector.load %arg1[%27] : memref<384xf32>, vector<16xf32>
          %38 = arith.mulf %34, %36 : vector<16xf32>
          %39 = arith.mulf %35, %37 : vector<16xf32>
          %40 = vector.load %arg2[%arg10] : memref<384xf32>, vector<16xf32>
          %41 = vector.load %arg2[%27] : memref<384xf32>, vector<16xf32>
          %42 = arith.addf %38, %40 : vector<16xf32>
          %43 = arith.addf %39, %41 : vector<16xf32>
          vector.store %34, %arg4[%28] : memref<786432xf32>, vector<16xf32>
          vector.store %35, %arg4[%29] : memref<786432xf32>, vector<16xf32>
          vector.store %42, %arg5[%28] : memref<786432xf32>, vector<16xf32>
          vector.store %43, %arg5[%29] : memref<786432xf32>, vector<16xf32>
        }
        memref.store %24, %arg3[%arg9] : memref<2048xf32>
      }
    }
    return
  }
}

