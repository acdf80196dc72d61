module {
  func.func @row_2b65b9e2762ef9c6(%arg0: memref<2048xi64>, %arg1: memref<2048xi8>, %arg2: memref<2048xi64>, %arg3: memref<2048xf32>, %arg4: memref<1xf32>, %arg5: memref<1xf32>, %arg6: index, %arg7: index) attributes {graph.aliases = array<i64: -1, -1, -1, -1, -1>, graph.kind = "row", tile.grid = array<i64: 1>} {
    tile.grid (%arg8) in (1) from %arg6 to %arg7 {
      %cst = arith.constant 0.000000e+00 : f32
      %c0 = arith.constant 0 : index
      %c2048 = arith.constant 2048 : index
      %c2048_0 = arith.constant 2048 : index
      %cst_1 = arith.constant dense<-0.000000e+00> : vector<8xf32>
      %c0_2 = arith.constant 0 : index
      %c32 = arith.constant 32 : index
      %c-100_i64 = arith.constant -100 : i64
      %0 = vector.broadcast %c-100_i64 : i64 to vector<8xi64>
      %cst_3 = arith.constant 1.000000e+00 : f32
      %1 = vector.broadcast %cst_3 : f32 to vector<8xf32>
      %2 = vector.broadcast %cst : f32 to vector<8xf32>
      %c0_i64 = arith.constant 0 : i64
      %3 = vector.broadcast %c0_i64 : i64 to vector<8xi64>
      %4:4 = scf.for %arg9 = %c0_2 to %c2048_0 step %c32 iter_args(%arg10 = %cst_1, %arg11 = %cst_1, %arg12 = %cst_1, %arg13 = %cst_1) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %c8 = arith.constant 8 : index
        %10 = arith.addi %arg9, %c8 : index
        %c16 = arith.constant 16 : index
        %11 = arith.addi %arg9, %c16 : index
        %c24 = arith.constant 24 : index
        %12 = arith.addi %arg9, %c24 : index
        %13 = vector.load %arg0[%arg9] : memref<2048xi64>, vector<8xi64>
        %14 = vector.load %arg0[%10] : memref<2048xi64>, vector<8xi64>
        %15 = vector.load %arg0[%11] : memref<2048xi64>, vector<8xi64>
        %16 = vector.load %arg0[%12] : memref<2048xi64>, vector<8xi64>
        %17 = arith.cmpi ne, %13, %0 : vector<8xi64>
        %18 = arith.cmpi ne, %14, %0 : vector<8xi64>
        %19 = arith.cmpi ne, %15, %0 : vector<8xi64>
        %20 = arith.cmpi ne, %16, %0 : vector<8xi64>
        %21 = arith.select %17, %1, %2 : vector<8xi1>, vector<8xf32>
        %22 = arith.select %18, %1, %2 : vector<8xi1>, vector<8xf32>
        %23 = arith.select %19, %1, %2 : vector<8xi1>, vector<8xf32>
        %24 = arith.select %20, %1, %2 : vector<8xi1>, vector<8xf32>
        %25 = arith.select %17, %13, %3 : vector<8xi1>, vector<8xi64>
        %26 = arith.select %18, %14, %3 : vector<8xi1>, vector<8xi64>
        %27 = arith.select %19, %15, %3 : vector<8xi1>, vector<8xi64>
        %28 = arith.select %20, %16, %3 : vector<8xi1>, vector<8xi64>
        %29 = arith.extui %17 : vector<8xi1> to vector<8xi8>
        %30 = arith.extui %18 : vector<8xi1> to vector<8xi8>
        %31 = arith.extui %19 : vector<8xi1> to vector<8xi8>
        %32 = arith.extui %20 : vector<8xi1> to vector<8xi8>
        vector.store %29, %arg1[%arg9] : memref<2048xi8>, vector<8xi8>
        vector.store %30, %arg1[%10] : memref<2048xi8>, vector<8xi8>
        vector.store %31, %arg1[%11] : memref<2048xi8>, vector<8xi8>
        vector.store %32, %arg1[%12] : memref<2048xi8>, vector<8xi8>
        vector.store %25, %arg2[%arg9] : memref<2048xi64>, vector<8xi64>
        vector.store %26, %arg2[%10] : memref<2048xi64>, vector<8xi64>
        vector.store %27, %arg2[%11] : memref<2048xi64>, vector<8xi64>
        vector.store %28, %arg2[%12] : memref<2048xi64>, vector<8xi64>
        vector.store %21, %arg3[%arg9] : memref<2048xf32>, vector<8xf32>
        vector.store %22, %arg3[%10] : memref<2048xf32>, vector<8xf32>
        vector.store %23, %arg3[%11] : memref<2048xf32>, vector<8xf32>
        vector.store %24, %arg3[%12] : memref<2048xf32>, vector<8xf32>
        %33 = arith.addf %arg10, %21 : vector<8xf32>
        %34 = arith.addf %arg11, %22 : vector<8xf32>
        %35 = arith.addf %arg12, %23 : vector<8xf32>
        %36 = arith.addf %arg13, %24 : vector<8xf32>
        scf.yield %33, %34, %35, %36 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
      }
      %5 = arith.addf %4#0, %4#2 : vector<8xf32>
      %6 = arith.addf %4#1, %4#3 : vector<8xf32>
      %7 = arith.addf %5, %6 : vector<8xf32>
      %8 = vector.reduction <add>, %7, %cst fastmath<reassoc> : vector<8xf32> into f32
      %cst_4 = arith.constant 1.000000e+00 : f32
      %9 = arith.divf %cst_4, %8 : f32
      memref.store %8, %arg4[%c0] : memref<1xf32>
      memref.store %9, %arg5[%c0] : memref<1xf32>
    }
    return
  }
}

