module {
  func.func @row_578ec7dadce14d9b(%arg0: memref<2048xf32>, %arg1: memref<2048xf32>, %arg2: memref<2048xi8>, %arg3: memref<1xf32>, %arg4: memref<1xf32>, %arg5: index, %arg6: index) attributes {graph.aliases = array<i64: -1>, graph.kind = "row", tile.grid = array<i64: 1>} {
    tile.grid (%arg7) in (1) from %arg5 to %arg6 {
      %cst = arith.constant 0.000000e+00 : f32
      %c0 = arith.constant 0 : index
      %c2048 = arith.constant 2048 : index
      %c2048_0 = arith.constant 2048 : index
      %cst_1 = arith.constant dense<-0.000000e+00> : vector<16xf32>
      %c0_2 = arith.constant 0 : index
      %c64 = arith.constant 64 : index
      %c0_i8 = arith.constant 0 : i8
      %0 = vector.broadcast %c0_i8 : i8 to vector<16xi8>
      %1 = vector.broadcast %cst : f32 to vector<16xf32>
      %2:4 = scf.for %arg8 = %c0_2 to %c2048_0 step %c64 iter_args(%arg9 = %cst_1, %arg10 = %cst_1, %arg11 = %cst_1, %arg12 = %cst_1) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %c16 = arith.constant 16 : index
        %9 = arith.addi %arg8, %c16 : index
        %c32 = arith.constant 32 : index
        %10 = arith.addi %arg8, %c32 : index
        %c48 = arith.constant 48 : index
        %11 = arith.addi %arg8, %c48 : index
        %12 = vector.load %arg2[%arg8] : memref<2048xi8>, vector<16xi8>
        %13 = vector.load %arg2[%9] : memref<2048xi8>, vector<16xi8>
        %14 = vector.load %arg2[%10] : memref<2048xi8>, vector<16xi8>
        %15 = vector.load %arg2[%11] : memref<2048xi8>, vector<16xi8>
        %16 = arith.cmpi ne, %12, %0 : vector<16xi8>
        %17 = arith.cmpi ne, %13, %0 : vector<16xi8>
        %18 = arith.cmpi ne, %14, %0 : vector<16xi8>
        %19 = arith.cmpi ne, %15, %0 : vector<16xi8>
        %20 = vector.load %arg0[%arg8] : memref<2048xf32>, vector<16xf32>
        %21 = vector.load %arg0[%9] : memref<2048xf32>, vector<16xf32>
        %22 = vector.load %arg0[%10] : memref<2048xf32>, vector<16xf32>
        %23 = vector.load %arg0[%11] : memref<2048xf32>, vector<16xf32>
        %24 = vector.load %arg1[%arg8] : memref<2048xf32>, vector<16xf32>
        %25 = vector.load %arg1[%9] : memref<2048xf32>, vector<16xf32>
        %26 = vector.load %arg1[%10] : memref<2048xf32>, vector<16xf32>
        %27 = vector.load %arg1[%11] : memref<2048xf32>, vector<16xf32>
        %28 = arith.mulf %20, %24 : vector<16xf32>
        %29 = arith.mulf %21, %25 : vector<16xf32>
        %30 = arith.mulf %22, %26 : vector<16xf32>
        %31 = arith.mulf %23, %27 : vector<16xf32>
        %32 = arith.negf %28 : vector<16xf32>
        %33 = arith.negf %29 : vector<16xf32>
        %34 = arith.negf %30 : vector<16xf32>
        %35 = arith.negf %31 : vector<16xf32>
        %36 = arith.select %16, %32, %1 : vector<16xi1>, vector<16xf32>
        %37 = arith.select %17, %33, %1 : vector<16xi1>, vector<16xf32>
        %38 = arith.select %18, %34, %1 : vector<16xi1>, vector<16xf32>
        %39 = arith.select %19, %35, %1 : vector<16xi1>, vector<16xf32>
        %40 = arith.addf %arg9, %36 : vector<16xf32>
        %41 = arith.addf %arg10, %37 : vector<16xf32>
        %42 = arith.addf %arg11, %38 : vector<16xf32>
        %43 = arith.addf %arg12, %39 : vector<16xf32>
        scf.yield %40, %41, %42, %43 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      %3 = arith.addf %2#0, %2#2 : vector<16xf32>
      %4 = arith.addf %2#1, %2#3 : vector<16xf32>
      %5 = arith.addf %3, %4 : vector<16xf32>
      %6 = vector.reduction <add>, %5, %cst fastmath<reassoc> : vector<16xf32> into f32
      %7 = memref.load %arg3[%c0] : memref<1xf32>
      %8 = arith.divf %6, %7 : f32
      memref.store %8, %arg4[%c0] : memref<1xf32>
    }
    return
  }
}

