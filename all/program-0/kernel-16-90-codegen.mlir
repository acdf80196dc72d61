module {
  llvm.func @row_2b65b9e2762ef9c6(%arg0: !llvm.ptr, %arg1: i64, %arg2: i64) attributes {tile.grid_size = 1 : i64} {
    %0 = llvm.load %arg0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %1 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %2 = llvm.getelementptr %0[8] : (!llvm.ptr) -> !llvm.ptr, i8
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.getelementptr %0[16] : (!llvm.ptr) -> !llvm.ptr, i8
    %5 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %6 = llvm.getelementptr %0[24] : (!llvm.ptr) -> !llvm.ptr, i8
    %7 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.getelementptr %0[32] : (!llvm.ptr) -> !llvm.ptr, i8
    %9 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %10 = llvm.getelementptr %0[40] : (!llvm.ptr) -> !llvm.ptr, i8
    %11 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %12 = llvm.mlir.constant(1 : index) : i64
    llvm.br ^bb1(%arg1 : i64)
  ^bb1(%13: i64):  // 2 preds: ^bb0, ^bb5
    %14 = llvm.icmp "slt" %13, %arg2 : i64
    llvm.cond_br %14, ^bb2, ^bb6
  ^bb2:  // pred: ^bb1
    %15 = llvm.mlir.constant(0 : index) : i64
    %16 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %17 = llvm.mlir.constant(0 : index) : i64
    %18 = llvm.mlir.constant(2048 : index) : i64
    %19 = llvm.mlir.constant(2048 : index) : i64
    %20 = llvm.mlir.constant(dense<-0.000000e+00> : vector<8xf32>) : vector<8xf32>
    %21 = llvm.mlir.constant(0 : index) : i64
    %22 = llvm.mlir.constant(32 : index) : i64
    %23 = llvm.mlir.constant(-100 : i64) : i64
    %24 = llvm.mlir.constant(dense<-100> : vector<8xi64>) : vector<8xi64>
    %25 = llvm.mlir.constant(1.000000e+00 : f32) : f32
    %26 = llvm.mlir.constant(dense<1.000000e+00> : vector<8xf32>) : vector<8xf32>
    %27 = llvm.mlir.constant(dense<0.000000e+00> : vector<8xf32>) : vector<8xf32>
    %28 = llvm.mlir.constant(0 : i64) : i64
    %29 = llvm.mlir.constant(dense<0> : vector<8xi64>) : vector<8xi64>
    llvm.br ^bb3(%21, %20, %20, %20, %20 : i64, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>)
  ^bb3(%30: i64, %31: vector<8xf32>, %32: vector<8xf32>, %33: vector<8xf32>, %34: vector<8xf32>):  // 2 preds: ^bb2, ^bb4
    %35 = llvm.icmp "slt" %30, %19 : i64
    llvm.cond_br %35, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %36 = llvm.mlir.constant(8 : index) : i64
    %37 = llvm.add %30, %36 : i64
    %38 = llvm.mlir.constant(16 : index) : i64
    %39 = llvm.add %30, %38 : i64
    %40 = llvm.mlir.constant(24 : index) : i64
    %41 = llvm.add %30, %40 : i64
    %42 = llvm.getelementptr %1[%30] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %43 = llvm.load %42 {alignment = 8 : i64} : !llvm.ptr -> vector<8xi64>
    %44 = llvm.getelementptr %1[%37] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %45 = llvm.load %44 {alignment = 8 : i64} : !llvm.ptr -> vector<8xi64>
    %46 = llvm.getelementptr %1[%39] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %47 = llvm.load %46 {alignment = 8 : i64} : !llvm.ptr -> vector<8xi64>
    %48 = llvm.getelementptr %1[%41] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %49 = llvm.load %48 {alignment = 8 : i64} : !llvm.ptr -> vector<8xi64>
    %50 = llvm.icmp "ne" %43, %24 : vector<8xi64>
    %51 = llvm.icmp "ne" %45, %24 : vector<8xi64>
    %52 = llvm.icmp "ne" %47, %24 : vector<8xi64>
    %53 = llvm.icmp "ne" %49, %24 : vector<8xi64>
    %54 = llvm.select %50, %26, %27 : vector<8xi1>, vector<8xf32>
    %55 = llvm.select %51, %26, %27 : vector<8xi1>, vector<8xf32>
    %56 = llvm.select %52, %26, %27 : vector<8xi1>, vector<8xf32>
    %57 = llvm.select %53, %26, %27 : vector<8xi1>, vector<8xf32>
    %58 = llvm.select %50, %43, %29 : vector<8xi1>, vector<8xi64>
    %59 = llvm.select %51, %45, %29 : vector<8xi1>, vector<8xi64>
    %60 = llvm.select %52, %47, %29 : vector<8xi1>, vector<8xi64>
    %61 = llvm.select %53, %49, %29 : vector<8xi1>, vector<8xi64>
    %62 = llvm.zext %50 : vector<8xi1> to vector<8xi8>
    %63 = llvm.zext %51 : vector<8xi1> to vector<8xi8>
    %64 = llvm.zext %52 : vector<8xi1> to vector<8xi8>
    %65 = llvm.zext %53 : vector<8xi1> to vector<8xi8>
    %66 = llvm.getelementptr %3[%30] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %62, %66 {alignment = 1 : i64} : vector<8xi8>, !llvm.ptr
    %67 = llvm.getelementptr %3[%37] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %63, %67 {alignment = 1 : i64} : vector<8xi8>, !llvm.ptr
    %68 = llvm.getelementptr %3[%39] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %64, %68 {alignment = 1 : i64} : vector<8xi8>, !llvm.ptr
    %69 = llvm.getelementptr %3[%41] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %65, %69 {alignment = 1 : i64} : vector<8xi8>, !llvm.ptr
    %70 = llvm.getelementptr %5[%30] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    llvm.store %58, %70 {alignment = 8 : i64} : vector<8xi64>, !llvm.ptr
    %71 = llvm.getelementptr %5[%37] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    llvm.store %59, %71 {alignment = 8 : i64} : vector<8xi64>, !llvm.ptr
    %72 = llvm.getelementptr %5[%39] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    llvm.store %60, %72 {alignment = 8 : i64} : vector<8xi64>, !llvm.ptr
    %73 = llvm.getelementptr %5[%41] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    llvm.store %61, %73 {alignment = 8 : i64} : vector<8xi64>, !llvm.ptr
    %74 = llvm.getelementptr %7[%30] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %54, %74 {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
    %75 = llvm.getelementptr %7[%37] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %55, %75 {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
    %76 = llvm.getelementptr %7[%39] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %56, %76 {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
    %77 = llvm.getelementptr %7[%41] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %57, %77 {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
    %78 = llvm.fadd %31, %54 : vector<8xf32>
    %79 = llvm.fadd %32, %55 : vector<8xf32>
    %80 = llvm.fadd %33, %56 : vector<8xf32>
    %81 = llvm.fadd %34, %57 : vector<8xf32>
    %82 = llvm.add %30, %22 : i64
    llvm.br ^bb3(%82, %78, %79, %80, %81 : i64, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>)
  ^bb5:  // pred: ^bb3
    %83 = llvm.fadd %31, %33 : vector<8xf32>
    %84 = llvm.fadd %32, %34 : vector<8xf32>
    %85 = llvm.fadd %83, %84 : vector<8xf32>
    %86 = "llvm.intr.vector.reduce.fadd"(%16, %85) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<8xf32>) -> f32
    %87 = llvm.mlir.constant(1.000000e+00 : f32) : f32
    %88 = llvm.fdiv %87, %86 : f32
    %89 = llvm.getelementptr %9[%17] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %86, %89 {alignment = 4 : i64} : f32, !llvm.ptr
    %90 = llvm.getelementptr %11[%17] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %88, %90 {alignment = 4 : i64} : f32, !llvm.ptr
    %91 = llvm.add %13, %12 : i64
    llvm.br ^bb1(%91 : i64)
  ^bb6:  // pred: ^bb1
    llvm.return
  }
}

