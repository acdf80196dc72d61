module {
  llvm.func @column_2325d0c67c4aaf92(%arg0: !llvm.ptr, %arg1: i64, %arg2: i64) attributes {tile.grid_size = 96 : i64} {
    %0 = llvm.load %arg0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %1 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %2 = llvm.getelementptr %0[8] : (!llvm.ptr) -> !llvm.ptr, i8
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.mlir.constant(1 : index) : i64
    llvm.br ^bb1(%arg1 : i64)
  ^bb1(%5: i64):  // 2 preds: ^bb0, ^bb8
    %6 = llvm.icmp "slt" %5, %arg2 : i64
    llvm.cond_br %6, ^bb2, ^bb9
  ^bb2:  // pred: ^bb1
    %7 = llvm.mlir.constant(3 : index) : i64
    %8 = llvm.urem %5, %7 : i64
    %9 = llvm.udiv %5, %7 : i64
    %10 = llvm.mlir.constant(384 : index) : i64
    %11 = llvm.mul %8, %10 : i64
    %12 = llvm.mlir.constant(0 : index) : i64
    %13 = llvm.mlir.constant(64 : index) : i64
    %14 = llvm.mlir.constant(1 : index) : i64
    %15 = llvm.mlir.constant(73728 : index) : i64
    %16 = llvm.mul %9, %15 : i64
    %17 = llvm.add %16, %11 : i64
    %18 = llvm.mlir.constant(1152 : index) : i64
    %19 = llvm.mul %9, %18 : i64
    %20 = llvm.add %19, %11 : i64
    %21 = llvm.mlir.constant(384 : index) : i64
    %22 = llvm.mlir.constant(0 : index) : i64
    %23 = llvm.mlir.constant(64 : index) : i64
    %24 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %25 = llvm.mlir.constant(dense<0.000000e+00> : vector<16xf32>) : vector<16xf32>
    llvm.br ^bb3(%22 : i64)
  ^bb3(%26: i64):  // 2 preds: ^bb2, ^bb7
    %27 = llvm.icmp "slt" %26, %21 : i64
    llvm.cond_br %27, ^bb4, ^bb8
  ^bb4:  // pred: ^bb3
    %28 = llvm.mlir.constant(16 : index) : i64
    %29 = llvm.add %26, %28 : i64
    %30 = llvm.mlir.constant(32 : index) : i64
    %31 = llvm.add %26, %30 : i64
    %32 = llvm.mlir.constant(48 : index) : i64
    %33 = llvm.add %26, %32 : i64
    %34 = llvm.add %17, %26 : i64
    %35 = llvm.add %17, %29 : i64
    %36 = llvm.add %17, %31 : i64
    %37 = llvm.add %17, %33 : i64
    llvm.br ^bb5(%12, %25, %25, %25, %25 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
  ^bb5(%38: i64, %39: vector<16xf32>, %40: vector<16xf32>, %41: vector<16xf32>, %42: vector<16xf32>):  // 2 preds: ^bb4, ^bb6
    %43 = llvm.icmp "slt" %38, %13 : i64
    llvm.cond_br %43, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    %44 = llvm.mul %38, %18 : i64
    %45 = llvm.add %34, %44 : i64
    %46 = llvm.add %35, %44 : i64
    %47 = llvm.add %36, %44 : i64
    %48 = llvm.add %37, %44 : i64
    %49 = llvm.getelementptr %1[%45] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %50 = llvm.load %49 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %51 = llvm.getelementptr %1[%46] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %52 = llvm.load %51 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %53 = llvm.getelementptr %1[%47] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %54 = llvm.load %53 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %55 = llvm.getelementptr %1[%48] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %56 = llvm.load %55 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %57 = llvm.fadd %39, %50 : vector<16xf32>
    %58 = llvm.fadd %40, %52 : vector<16xf32>
    %59 = llvm.fadd %41, %54 : vector<16xf32>
    %60 = llvm.fadd %42, %56 : vector<16xf32>
    %61 = llvm.add %38, %14 : i64
    llvm.br ^bb5(%61, %57, %58, %59, %60 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
  ^bb7:  // pred: ^bb5
    %62 = llvm.add %20, %26 : i64
    %63 = llvm.add %20, %29 : i64
    %64 = llvm.add %20, %31 : i64
    %65 = llvm.add %20, %33 : i64
    %66 = llvm.getelementptr %3[%62] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %39, %66 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %67 = llvm.getelementptr %3[%63] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %40, %67 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %68 = llvm.getelementptr %3[%64] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %41, %68 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %69 = llvm.getelementptr %3[%65] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %42, %69 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %70 = llvm.add %26, %23 : i64
    llvm.br ^bb3(%70 : i64)
  ^bb8:  // pred: ^bb3
    %71 = llvm.add %5, %4 : i64
    llvm.br ^bb1(%71 : i64)
  ^bb9:  // pred: ^bb1
    llvm.return
  }
}

