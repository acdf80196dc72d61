module {
  func.func @matmul_e6695cc405e204b8(%arg0: memref<786432xf32>, %arg1: memref<30720xf32>, %arg2: memref<133120xf32>, %arg3: index, %arg4: index) attributes {graph.aliases = array<i64: -1>, graph.kind = "matmul", tile.grid = array<i64: 22, 3>} {
    tile.grid (%arg5, %arg6) in (22, 3) from %arg3 to %arg4 {
      %0 = tile.scratch : memref<192xf32>
      %c2 = arith.constant 2 : index
      %1 = arith.muli %arg6, %c2 : index
      %2 = arith.addi %c2, %1 : index
      %c5 = arith.constant 5 : index
      %3 = arith.minsi %2, %c5 : index
      %c1 = arith.constant 1 : index
      %c8 = arith.constant 8 : index
      %4 = arith.muli %arg5, %c8 : index
      %5 = arith.addi %c8, %4 : index
      %c170 = arith.constant 170 : index
      %c12 = arith.constant 12 : index
      %c0 = arith.constant 0 : index
      %c16 = arith.constant 16 : index
      %c65 = arith.constant 65 : index
      %c4608 = arith.constant 4608 : index
      %c6144 = arith.constant 6144 : index
      %c384 = arith.constant 384 : index
      %c-16 = arith.constant -16 : index
      %c-192 = arith.constant -192 : index
      %c171 = arith.constant 171 : index
      scf.for %arg7 = %1 to %3 step %c1 {
        %6 = arith.minsi %5, %c170 : index
        %7 = arith.muli %arg7, %c16 : index
        %8 = arith.muli %arg7, %c6144 : index
        %9 = arith.muli %arg7, %c-16 : index
        %10 = arith.addi %c65, %9 : index
        scf.for %arg8 = %4 to %6 step %c1 {
          %13 = arith.muli %arg8, %c12 : index
          %14 = arith.muli %13, %c65 : index
          %15 = arith.addi %7, %14 : index
          scf.for %arg9 = %c0 to %c12 step %c1 {
            %22 = arith.muli %arg9, %c65 : index
            %23 = arith.addi %15, %22 : index
            memref.prefetch %arg2[%23], write, locality<3>, data : memref<133120xf32>
          }
          %16 = arith.muli %arg8, %c4608 : index
          tile.mma %arg0[%16, %c384, %c1], %arg1[%8, %c16] into %0[%c0, %c16] depth %c384 {instruction = "fma.f32", lanes = 16 : i64, m = 12 : i64, n = 16 : i64} : memref<786432xf32>, memref<30720xf32>, memref<192xf32>
          %17 = arith.minsi %c16, %10 : index
          %18 = arith.muli %arg8, %c-192 : index
          %19 = arith.addi %9, %18 : index
          %20 = arith.muli %13, %c16 : index
          %21 = arith.addi %19, %20 : index
          scf.for %arg9 = %c0 to %c12 step %c1 {
            %22 = arith.muli %arg9, %c16 : index
            %23 = arith.addi %21, %22 : index
            %24 = arith.addi %23, %7 : index
            %25 = arith.muli %arg9, %c65 : index
            %26 = arith.addi %14, %25 : index
            %27 = arith.addi %26, %7 : index
            %c32 = arith.constant 32 : index
            %28 = arith.remui %17, %c32 : index
            %29 = arith.subi %17, %28 : index
            %c0_0 = arith.constant 0 : index
            %c32_1 = arith.constant 32 : index
            scf.for %arg10 = %c0_0 to %29 step %c32_1 {
              %c16_3 = arith.constant 16 : index
              %30 = arith.addi %arg10, %c16_3 : index
              %31 = arith.addi %24, %arg10 : index
              %32 = arith.addi %24, %30 : index
              %33 = vector.load %0[%31] : memref<192xf32>, vector<16xf32>
              %34 = vector.load %0[%32] : memref<192xf32>, vector<16xf32>
              %35 = arith.addi %27, %arg10 : index
              %36 = arith.addi %27, %30 : index
              vector.store %33, %arg2[%35] : memref<133120xf32>, vector<16xf32>
              vector.store %34, %arg2[%36] : memref<133120xf32>, vector<16xf32>
            }
            %c16_2 = arith.constant 16 : index
            scf.for %arg10 = %29 to %17 step %c16_2 {
              %30 = arith.subi %17, %arg10 : index
              %31 = arith.index_cast %30 : index to i32
              %32 = vector.broadcast %31 : i32 to vector<16xi32>
              %cst = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : vector<16xi32>
              %33 = arith.cmpi slt, %cst, %32 : vector<16xi32>
              %34 = arith.addi %24, %arg10 : index
              %cst_3 = arith.constant dense<0.000000e+00> : vector<16xf32>
              %35 = vector.maskedload %0[%34], %33, %cst_3 : memref<192xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
              %36 = arith.addi %27, %arg10 : index
              vector.maskedstore %arg2[%36], %33, %35 : memref<133120xf32>, vector<16xi1>, vector<16xf32>
            }
          }
        }
        %11 = arith.maxsi %4, %c170 : index
        %12 = arith.minsi %5, %c171 : index
        scf.for %arg8 = %11 to %12 step %c1 {
          %13 = arith.muli %arg8, %c12 : index
          %14 = arith.muli %13, %c65 : index
          %15 = arith.addi %7, %14 : index
          scf.for %arg9 = %c0 to %c8 step %c1 {
            %22 = arith.muli %arg9, %c65 : index
            %23 = arith.addi %15, %22 : index
            memref.prefetch %arg2[%23], write, locality<3>, data : memref<133120xf32>
          }
          %16 = arith.muli %arg8, %c4608 : index
          tile.mma %arg0[%16, %c384, %c1], %arg1[%8, %c16] into %0[%c0, %c16] depth %c384 {instruction = "fma.f32", lanes = 16 : i64, m = 8 : i64, n = 16 : i64} : memref<786432xf32>, memref<30720xf32>, memref<192xf32>
          %17 = arith.minsi %c16, %10 : index
          %18 = arith.muli %arg8, %c-192 : index
          %19 = arith.addi %9, %18 : index
          %20 = arith.muli %13, %c16 : index
          %21 = arith.addi %19, %20 : index
          scf.for %arg9 = %c0 to %c8 step %c1 {
            %22 = arith.muli %arg9, %c16 : index
            %23 = arith.addi %21, %22 : index
            %24 = arith.addi %23, %7 : index
            %25 = arith.muli %arg9, %c65 : index
            %26 = arith.addi %14, %25 : index
            %27 = arith.addi %26, %7 : index
            %c32 = arith.constant 32 : index
            %28 = arith.remui %17, %c32 : index
            %29 = arith.subi %17, %28 : index
            %c0_0 = arith.constant 0 : index
            %c32_1 = arith.constant 32 : index
            scf.for %arg10 = %c0_0 to %29 step %c32_1 {
              %c16_3 = arith.constant 16 : index
              %30 = arith.addi %arg10, %c16_3 : index
              %31 = arith.addi %24, %arg10 : index
              %32 = arith.addi %24, %30 : index
              %33 = vector.load %0[%31] : memref<192xf32>, vector<16xf32>
              %34 = vector.load %0[%32] : memref<192xf32>, vector<16xf32>
              %35 = arith.addi %27, %arg10 : index
              %36 = arith.addi %27, %30 : index
              vector.store %33, %arg2[%35] : memref<133120xf32>, vector<16xf32>
              vector.store %34, %arg2[%36] : memref<133120xf32>, vector<16xf32>
            }
            %c16_2 = arith.constant 16 : index
            scf.for %arg10 = %29 to %17 step %c16_2 {
              %30 = arith.subi %17, %arg10 : index
              %31 = arith.index_cast %30 : index to i32
              %32 = vector.broadcast %31 : i32 to vector<16xi32>
              %cst = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : vector<16xi32>
              %33 = arith.cmpi slt, %cst, %32 : vector<16xi32>
              %34 = arith.addi %24, %arg10 : index
              %cst_3 = arith.constant dense<0.000000e+00> : vector<16xf32>
              %35 = vector.maskedload %0[%34], %33, %cst_3 : memref<192xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
              %36 = arith.addi %27, %arg10 : index
              vector.maskedstore %arg2[%36], %33, %35 : memref<133120xf32>, vector<16xi1>, vector<16xf32>
            }
          }
        }
      }
    }
    return
  }
}

