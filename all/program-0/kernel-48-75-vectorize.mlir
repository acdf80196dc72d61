module {
  func.func @row_288b015e254d85e2(%arg0: memref<786432xf32>, %arg1: memref<786432xf32>, %arg2: memref<2048xf32>, %arg3: memref<786432xf32>, %arg4: memref<786432xf32>, %arg5: index, %arg6: index) attributes {graph.aliases = array<i64: 0>, graph.kind = "row", tile.grid = array<i64: 64>} {
    tile.grid (%arg7) in (64) from %arg5 to %arg6 {
      %c32 = arith.constant 32 : index
      %0 = arith.muli %arg7, %c32 : index
      %1 = arith.addi %0, %c32 : index
      %c1 = arith.constant 1 : index
      %c384 = arith.constant 384 : index
      scf.for %arg8 = %0 to %1 step %c1 {
        %cst = arith.constant 0.000000e+00 : f32
        %2 = arith.muli %arg8, %c384 : index
        %c384_0 = arith.constant 384 : index
        %cst_1 = arith.constant dense<-0.000000e+00> : vector<16xf32>
        %cst_2 = arith.constant dense<-0.000000e+00> : vector<16xf32>
        %c0 = arith.constant 0 : index
        %c64 = arith.constant 64 : index
        %3:8 = scf.for %arg9 = %c0 to %c384_0 step %c64 iter_args(%arg10 = %cst_1, %arg11 = %cst_1, %arg12 = %cst_1, %arg13 = %cst_1, %arg14 = %cst_2, %arg15 = %cst_2, %arg16 = %cst_2, %arg17 = %cst_2) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
          %c16 = arith.constant 16 : index
          %18 = arith.addi %arg9, %c16 : index
          %c32_7 = arith.constant 32 : index
          %19 = arith.addi %arg9, %c32_7 : index
          %c48 = arith.constant 48 : index
          %20 = arith.addi %arg9, %c48 : index
          %21 = arith.addi %2, %arg9 : index
          %22 = arith.addi %2, %18 : index
          %23 = arith.addi %2, %19 : index
          %24 = arith.addi %2, %20 : index
          %25 = vector.load %arg0[%21] : memref<786432xf32>, vector<16xf32>
          %26 = vector.load %arg0[%22] : memref<786432xf32>, vector<16xf32>
          %27 = vector.load %arg0[%23] : memref<786432xf32>, vector<16xf32>
          %28 = vector.load %arg0[%24] : memref<786432xf32>, vector<16xf32>
          %29 = vector.load %arg1[%21] : memref<786432xf32>, vector<16xf32>
          %30 = vector.load %arg1[%22] : memref<786432xf32>, vector<16xf32>
          %31 = vector.load %arg1[%23] : memref<786432xf32>, vector<16xf32>
          %32 = vector.load %arg1[%24] : memref<786432xf32>, vector<16xf32>
          %33 = arith.mulf %25, %29 : vector<16xf32>
          %34 = arith.mulf %26, %30 : vector<16xf32>
          %35 = arith.mulf %27, %31 : vector<16xf32>
          %36 = arith.mulf %28, %32 : vector<16xf32>
          %37 = arith.addf %arg10, %25 : vector<16xf32>
          %38 = arith.addf %arg11, %26 : vector<16xf32>
          %39 = arith.addf %arg12, %27 : vector<16xf32>
          %40 = arith.addf %arg13, %28 : vector<16xf32>
          %41 = arith.addf %arg14, %33 : vector<16xf32>
          %42 = arith.addf %arg15, %34 : vector<16xf32>
          %43 = arith.addf %arg16, %35 : vector<16xf32>
          %44 = arith.addf %arg17, %36 : vector<16xf32>
          scf.yield %37, %38, %39, %40, %41, %42, %43, %44 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
        }
        %4 = arith.addf %3#0, %3#2 : vector<16xf32>
        %5 = arith.addf %3#1, %3#3 : vector<16xf32>
        %6 = arith.addf %4, %5 : vector<16xf32>
        %7 = arith.addf %3#4, %3#6 : vector<16xf32>
        %8 = arith.addf %3#5, %3#7 : vector<16xf32>
        %9 = arith.addf %7, %8 : vector<16xf32>
        %10 = vector.reduction <add>, %6, %cst fastmath<reassoc> : vector<16xf32> into f32
        %11 = vector.reduction <add>, %9, %cst fastmath<reassoc> : vector<16xf32> into f32
        %12 = memref.load %arg2[%arg8] : memref<2048xf32>
        %cst_3 = arith.constant 3.840000e+02 : f32
        %13 = arith.divf %10, %cst_3 : f32
        %14 = arith.divf %11, %cst_3 : f32
        %c384_4 = arith.constant 384 : index
        %c0_5 = arith.constant 0 : index
        %c32_6 = arith.constant 32 : index
        %15 = vector.broadcast %13 : f32 to vector<16xf32>
        %16 = vector.broadcast %14 : f32 to vector<16xf32>
        %17 = vector.broadcast %12 : f32 to vector<16xf32>
        scf.for %arg9 = %c0_5 to %c384_4 step %c32_6 {
          %c16 = arith.constant 16 : index
          %18 = arith.addi %arg9, %c16 : index
          %19 = arith.addi %2, %arg9 : index
          %20 = arith.addi %2, %18 : index
          %21 = vector.load %arg3[%19] : memref<786432xf32>, vector<16xf32>
          %22 = vector.load %arg3[%20] : memref<786432xf32>, vector<16xf32>
          %23 = vector.load %arg0[%19] : memref<786432xf32>, vector<16xf32>
          %24 = vector.load %arg0[%20] : memref<786432xf32>, vector<16xf32>
          %25 = arith.subf %23, %15 : vector<16xf32>
          %26 = arith.subf %24, %15 : vector<16xf32>
          %27 = vector.load %arg1[%19] : memref<786432xf32>, vector<16xf32>
          %28 = vector.load %arg1[%20] : memref<786432xf32>, vector<16xf32>
          %29 = arith.mulf %27, %16 : vector<16xf32>
          %30 = arith.mulf %28, %16 : vector<16xf32>
          %31 = arith.subf %25, %29 : vector<16xf32>
          %32 = arith.subf %26, %30 : vector<16xf32>
          %33 = arith.mulf %17, %31 : vector<16xf32>
          %34 = arith.mulf %17, %32 : vector<16xf32>
          %35 = arith.addf %21, %33 : vector<16xf32>
          %36 = arith.addf %22, %34 : vector<16xf32>
          vector.store %35, %arg4[%19] : memref<786432xf32>, vector<16xf32>
          vector.store %36, %arg4[%20] : memref<786432xf32>, vector<16xf32>
        }
      }
    }
    return
  }
}

