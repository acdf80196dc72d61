module {
  llvm.func @pointwise_6027f62db0e05302(%arg0: !llvm.ptr, %arg1: i64, %arg2: i64) attributes {tile.grid_size = 1 : i64} {
    %0 = llvm.load %arg0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %1 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %2 = llvm.mlir.constant(1 : index) : i64
    llvm.br ^bb1(%arg1 : i64)
  ^bb1(%3: i64):  // 2 preds: ^bb0, ^bb5
    %4 = llvm.icmp "slt" %3, %arg2 : i64
    llvm.cond_br %4, ^bb2, ^bb6
  ^bb2:  // pred: ^bb1
    %5 = llvm.mlir.constant(0 : index) : i64
    %6 = llvm.mlir.constant(256 : index) : i64
    %7 = llvm.mlir.constant(256 : index) : i64
    %8 = llvm.mlir.constant(0 : index) : i64
    %9 = llvm.mlir.constant(16 : index) : i64
    %10 = llvm.mlir.constant(1 : i64) : i64
    %11 = llvm.mlir.constant(0 : i64) : i64
    llvm.br ^bb3(%8 : i64)
  ^bb3(%12: i64):  // 2 preds: ^bb2, ^bb4
    %13 = llvm.icmp "slt" %12, %7 : i64
    llvm.cond_br %13, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %14 = llvm.mlir.constant(8 : index) : i64
    %15 = llvm.add %12, %14 : i64
    %16 = llvm.mlir.poison : vector<8xi64>
    %17 = llvm.mlir.constant(0 : i32) : i32
    %18 = llvm.insertelement %12, %16[%17 : i32] : vector<8xi64>
    %19 = llvm.shufflevector %18, %16 [0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi64> 
    %20 = llvm.mlir.constant(dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi64>) : vector<8xi64>
    %21 = llvm.add %19, %20 : vector<8xi64>
    %22 = llvm.mlir.poison : vector<8xi64>
    %23 = llvm.mlir.constant(0 : i32) : i32
    %24 = llvm.insertelement %15, %22[%23 : i32] : vector<8xi64>
    %25 = llvm.shufflevector %24, %22 [0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi64> 
    %26 = llvm.mlir.constant(dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi64>) : vector<8xi64>
    %27 = llvm.add %25, %26 : vector<8xi64>
    %28 = llvm.getelementptr %1[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    llvm.store %21, %28 {alignment = 8 : i64} : vector<8xi64>, !llvm.ptr
    %29 = llvm.getelementptr %1[%15] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    llvm.store %27, %29 {alignment = 8 : i64} : vector<8xi64>, !llvm.ptr
    %30 = llvm.add %12, %9 : i64
    llvm.br ^bb3(%30 : i64)
  ^bb5:  // pred: ^bb3
    %31 = llvm.add %3, %2 : i64
    llvm.br ^bb1(%31 : i64)
  ^bb6:  // pred: ^bb1
    llvm.return
  }
}

