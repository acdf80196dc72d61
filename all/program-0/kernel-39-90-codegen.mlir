module {
  llvm.func @column_21e53da3eb24d75d(%arg0: !llvm.ptr, %arg1: i64, %arg2: i64) attributes {tile.grid_size = 48 : i64} {
    %0 = llvm.load %arg0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %1 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %2 = llvm.getelementptr %0[8] : (!llvm.ptr) -> !llvm.ptr, i8
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.mlir.constant(1 : index) : i64
    llvm.br ^bb1(%arg1 : i64)
  ^bb1(%5: i64):  // 2 preds: ^bb0, ^bb11
    %6 = llvm.icmp "slt" %5, %arg2 : i64
    llvm.cond_br %6, ^bb2, ^bb12
  ^bb2:  // pred: ^bb1
    %7 = llvm.mlir.constant(3 : index) : i64
    %8 = llvm.urem %5, %7 : i64
    %9 = llvm.udiv %5, %7 : i64
    %10 = llvm.mlir.constant(128 : index) : i64
    %11 = llvm.mul %8, %10 : i64
    %12 = llvm.mlir.constant(0 : index) : i64
    %13 = llvm.mlir.constant(2 : index) : i64
    %14 = llvm.mlir.constant(1 : index) : i64
    %15 = llvm.mlir.constant(64 : index) : i64
    %16 = llvm.mlir.constant(49152 : index) : i64
    %17 = llvm.mul %9, %16 : i64
    %18 = llvm.add %17, %11 : i64
    %19 = llvm.mlir.constant(384 : index) : i64
    %20 = llvm.mul %9, %19 : i64
    %21 = llvm.add %20, %11 : i64
    %22 = llvm.mlir.constant(128 : index) : i64
    %23 = llvm.mlir.constant(0 : index) : i64
    %24 = llvm.mlir.constant(64 : index) : i64
    %25 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %26 = llvm.mlir.constant(dense<0.000000e+00> : vector<16xf32>) : vector<16xf32>
    llvm.br ^bb3(%23 : i64)
  ^bb3(%27: i64):  // 2 preds: ^bb2, ^bb10
    %28 = llvm.icmp "slt" %27, %22 : i64
    llvm.cond_br %28, ^bb4, ^bb11
  ^bb4:  // pred: ^bb3
    %29 = llvm.mlir.constant(16 : index) : i64
    %30 = llvm.add %27, %29 : i64
    %31 = llvm.mlir.constant(32 : index) : i64
    %32 = llvm.add %27, %31 : i64
    %33 = llvm.mlir.constant(48 : index) : i64
    %34 = llvm.add %27, %33 : i64
    %35 = llvm.add %18, %27 : i64
    %36 = llvm.add %18, %30 : i64
    %37 = llvm.add %18, %32 : i64
    %38 = llvm.add %18, %34 : i64
    llvm.br ^bb5(%12, %26, %26, %26, %26 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
  ^bb5(%39: i64, %40: vector<16xf32>, %41: vector<16xf32>, %42: vector<16xf32>, %43: vector<16xf32>):  // 2 preds: ^bb4, ^bb9
    %44 = llvm.icmp "slt" %39, %13 : i64
    llvm.cond_br %44, ^bb6, ^bb10
  ^bb6:  // pred: ^bb5
    %45 = llvm.mul %39, %15 : i64
    %46 = llvm.add %45, %15 : i64
    llvm.br ^bb7(%45, %26, %26, %26, %26 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
  ^bb7(%47: i64, %48: vector<16xf32>, %49: vector<16xf32>, %50: vector<16xf32>, %51: vector<16xf32>):  // 2 preds: ^bb6, ^bb8
    %52 = llvm.icmp "slt" %47, %46 : i64
    llvm.cond_br %52, ^bb8, ^bb9
  ^bb8:  // pred: ^bb7
    %53 = llvm.mul %47, %19 : i64
    %54 = llvm.add %35, %53 : i64
    %55 = llvm.add %36, %53 : i64
    %56 = llvm.add %37, %53 : i64
    %57 = llvm.add %38, %53 : i64
    %58 = llvm.getelementptr %1[%54] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %59 = llvm.load %58 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %60 = llvm.getelementptr %1[%55] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %61 = llvm.load %60 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %62 = llvm.getelementptr %1[%56] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %63 = llvm.load %62 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %64 = llvm.getelementptr %1[%57] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %65 = llvm.load %64 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %66 = llvm.fadd %48, %59 : vector<16xf32>
    %67 = llvm.fadd %49, %61 : vector<16xf32>
    %68 = llvm.fadd %50, %63 : vector<16xf32>
    %69 = llvm.fadd %51, %65 : vector<16xf32>
    %70 = llvm.add %47, %14 : i64
    llvm.br ^bb7(%70, %66, %67, %68, %69 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
  ^bb9:  // pred: ^bb7
    %71 = llvm.fadd %40, %48 : vector<16xf32>
    %72 = llvm.fadd %41, %49 : vector<16xf32>
    %73 = llvm.fadd %42, %50 : vector<16xf32>
    %74 = llvm.fadd %43, %51 : vector<16xf32>
    %75 = llvm.add %39, %14 : i64
    llvm.br ^bb5(%75, %71, %72, %73, %74 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
  ^bb10:  // pred: ^bb5
    %76 = llvm.add %21, %27 : i64
    %77 = llvm.add %21, %30 : i64
    %78 = llvm.add %21, %32 : i64
    %79 = llvm.add %21, %34 : i64
    %80 = llvm.getelementptr %3[%76] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %40, %80 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %81 = llvm.getelementptr %3[%77] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %41, %81 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %82 = llvm.getelementptr %3[%78] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %42, %82 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %83 = llvm.getelementptr %3[%79] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %43, %83 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %84 = llvm.add %27, %24 : i64
    llvm.br ^bb3(%84 : i64)
  ^bb11:  // pred: ^bb3
    %85 = llvm.add %5, %4 : i64
    llvm.br ^bb1(%85 : i64)
  ^bb12:  // pred: ^bb1
    llvm.return
  }
}

