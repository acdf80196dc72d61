module {
  llvm.func @column_24664b2ed619383b(%arg0: !llvm.ptr, %arg1: i64, %arg2: i64) attributes {tile.grid_size = 64 : i64} {
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
    %7 = llvm.mlir.constant(1536 : index) : i64
    %8 = llvm.mul %5, %7 : i64
    %9 = llvm.mlir.constant(0 : index) : i64
    %10 = llvm.mlir.constant(8 : index) : i64
    %11 = llvm.mlir.constant(1 : index) : i64
    %12 = llvm.mlir.constant(98304 : index) : i64
    %13 = llvm.mlir.constant(1536 : index) : i64
    %14 = llvm.mlir.constant(0 : index) : i64
    %15 = llvm.mlir.constant(64 : index) : i64
    %16 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %17 = llvm.mlir.constant(dense<0.000000e+00> : vector<16xf32>) : vector<16xf32>
    llvm.br ^bb3(%14 : i64)
  ^bb3(%18: i64):  // 2 preds: ^bb2, ^bb7
    %19 = llvm.icmp "slt" %18, %13 : i64
    llvm.cond_br %19, ^bb4, ^bb8
  ^bb4:  // pred: ^bb3
    %20 = llvm.mlir.constant(16 : index) : i64
    %21 = llvm.add %18, %20 : i64
    %22 = llvm.mlir.constant(32 : index) : i64
    %23 = llvm.add %18, %22 : i64
    %24 = llvm.mlir.constant(48 : index) : i64
    %25 = llvm.add %18, %24 : i64
    %26 = llvm.add %8, %18 : i64
    %27 = llvm.add %8, %21 : i64
    %28 = llvm.add %8, %23 : i64
    %29 = llvm.add %8, %25 : i64
    llvm.br ^bb5(%9, %17, %17, %17, %17 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
  ^bb5(%30: i64, %31: vector<16xf32>, %32: vector<16xf32>, %33: vector<16xf32>, %34: vector<16xf32>):  // 2 preds: ^bb4, ^bb6
    %35 = llvm.icmp "slt" %30, %10 : i64
    llvm.cond_br %35, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    %36 = llvm.mul %30, %12 : i64
    %37 = llvm.add %26, %36 : i64
    %38 = llvm.add %27, %36 : i64
    %39 = llvm.add %28, %36 : i64
    %40 = llvm.add %29, %36 : i64
    %41 = llvm.getelementptr %1[%37] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %42 = llvm.load %41 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %43 = llvm.getelementptr %1[%38] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %44 = llvm.load %43 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %45 = llvm.getelementptr %1[%39] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %46 = llvm.load %45 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %47 = llvm.getelementptr %1[%40] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %48 = llvm.load %47 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %49 = llvm.fadd %31, %42 : vector<16xf32>
    %50 = llvm.fadd %32, %44 : vector<16xf32>
    %51 = llvm.fadd %33, %46 : vector<16xf32>
    %52 = llvm.fadd %34, %48 : vector<16xf32>
    %53 = llvm.add %30, %11 : i64
    llvm.br ^bb5(%53, %49, %50, %51, %52 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
  ^bb7:  // pred: ^bb5
    %54 = llvm.getelementptr %3[%26] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %31, %54 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %55 = llvm.getelementptr %3[%27] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %32, %55 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %56 = llvm.getelementptr %3[%28] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %33, %56 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %57 = llvm.getelementptr %3[%29] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %34, %57 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %58 = llvm.add %18, %15 : i64
    llvm.br ^bb3(%58 : i64)
  ^bb8:  // pred: ^bb3
    %59 = llvm.add %5, %4 : i64
    llvm.br ^bb1(%59 : i64)
  ^bb9:  // pred: ^bb1
    llvm.return
  }
}

