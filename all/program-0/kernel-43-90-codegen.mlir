module {
  llvm.func @pointwise_a698fa7eece8000c(%arg0: !llvm.ptr, %arg1: i64, %arg2: i64) attributes {tile.grid_size = 64 : i64} {
    %0 = llvm.load %arg0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %1 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %2 = llvm.getelementptr %0[8] : (!llvm.ptr) -> !llvm.ptr, i8
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.getelementptr %0[16] : (!llvm.ptr) -> !llvm.ptr, i8
    %5 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %6 = llvm.getelementptr %0[24] : (!llvm.ptr) -> !llvm.ptr, i8
    %7 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.mlir.constant(1 : index) : i64
    llvm.br ^bb1(%arg1 : i64)
  ^bb1(%9: i64):  // 2 preds: ^bb0, ^bb8
    %10 = llvm.icmp "slt" %9, %arg2 : i64
    llvm.cond_br %10, ^bb2, ^bb9
  ^bb2:  // pred: ^bb1
    %11 = llvm.mlir.constant(32 : index) : i64
    %12 = llvm.mul %9, %11 : i64
    %13 = llvm.add %12, %11 : i64
    %14 = llvm.mlir.constant(1 : index) : i64
    %15 = llvm.mlir.constant(384 : index) : i64
    llvm.br ^bb3(%12 : i64)
  ^bb3(%16: i64):  // 2 preds: ^bb2, ^bb7
    %17 = llvm.icmp "slt" %16, %13 : i64
    llvm.cond_br %17, ^bb4, ^bb8
  ^bb4:  // pred: ^bb3
    %18 = llvm.mul %16, %15 : i64
    %19 = llvm.mlir.constant(384 : index) : i64
    %20 = llvm.mlir.constant(0 : index) : i64
    %21 = llvm.mlir.constant(32 : index) : i64
    llvm.br ^bb5(%20 : i64)
  ^bb5(%22: i64):  // 2 preds: ^bb4, ^bb6
    %23 = llvm.icmp "slt" %22, %19 : i64
    llvm.cond_br %23, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    %24 = llvm.mlir.constant(16 : index) : i64
    %25 = llvm.add %22, %24 : i64
    %26 = llvm.add %18, %22 : i64
    %27 = llvm.add %18, %25 : i64
    %28 = llvm.getelementptr %5[%26] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %29 = llvm.load %28 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %30 = llvm.getelementptr %5[%27] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %31 = llvm.load %30 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %32 = llvm.getelementptr %1[%22] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %33 = llvm.load %32 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %34 = llvm.getelementptr %1[%25] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %35 = llvm.load %34 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %36 = llvm.fmul %29, %33 : vector<16xf32>
    %37 = llvm.fmul %31, %35 : vector<16xf32>
    %38 = llvm.getelementptr %3[%22] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %39 = llvm.load %38 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %40 = llvm.getelementptr %3[%25] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %41 = llvm.load %40 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %42 = llvm.fadd %36, %39 : vector<16xf32>
    %43 = llvm.fadd %37, %41 : vector<16xf32>
    %44 = llvm.getelementptr %7[%26] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %42, %44 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %45 = llvm.getelementptr %7[%27] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %43, %45 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %46 = llvm.add %22, %21 : i64
    llvm.br ^bb5(%46 : i64)
  ^bb7:  // pred: ^bb5
    %47 = llvm.add %16, %14 : i64
    llvm.br ^bb3(%47 : i64)
  ^bb8:  // pred: ^bb3
    %48 = llvm.add %9, %8 : i64
    llvm.br ^bb1(%48 : i64)
  ^bb9:  // pred: ^bb1
    llvm.return
  }
}

