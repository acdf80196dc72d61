module {
  llvm.func @column_959a67b36cd82ed2(%arg0: !llvm.ptr, %arg1: i64, %arg2: i64) attributes {tile.grid_size = 48 : i64} {
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
  ^bb1(%9: i64):  // 2 preds: ^bb0, ^bb11
    %10 = llvm.icmp "slt" %9, %arg2 : i64
    llvm.cond_br %10, ^bb2, ^bb12
  ^bb2:  // pred: ^bb1
    %11 = llvm.mlir.constant(3 : index) : i64
    %12 = llvm.urem %9, %11 : i64
    %13 = llvm.udiv %9, %11 : i64
    %14 = llvm.mlir.constant(128 : index) : i64
    %15 = llvm.mul %12, %14 : i64
    %16 = llvm.mlir.constant(0 : index) : i64
    %17 = llvm.mlir.constant(2 : index) : i64
    %18 = llvm.mlir.constant(1 : index) : i64
    %19 = llvm.mlir.constant(64 : index) : i64
    %20 = llvm.mlir.constant(49152 : index) : i64
    %21 = llvm.mul %13, %20 : i64
    %22 = llvm.add %21, %15 : i64
    %23 = llvm.mlir.constant(384 : index) : i64
    %24 = llvm.mul %13, %23 : i64
    %25 = llvm.add %24, %15 : i64
    %26 = llvm.mlir.constant(128 : index) : i64
    %27 = llvm.mlir.constant(0 : index) : i64
    %28 = llvm.mlir.constant(32 : index) : i64
    %29 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %30 = llvm.mlir.constant(dense<0.000000e+00> : vector<16xf32>) : vector<16xf32>
    llvm.br ^bb3(%27 : i64)
  ^bb3(%31: i64):  // 2 preds: ^bb2, ^bb10
    %32 = llvm.icmp "slt" %31, %26 : i64
    llvm.cond_br %32, ^bb4, ^bb11
  ^bb4:  // pred: ^bb3
    %33 = llvm.mlir.constant(16 : index) : i64
    %34 = llvm.add %31, %33 : i64
    %35 = llvm.add %22, %31 : i64
    %36 = llvm.add %22, %34 : i64
    llvm.br ^bb5(%16, %30, %30, %30, %30 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
  ^bb5(%37: i64, %38: vector<16xf32>, %39: vector<16xf32>, %40: vector<16xf32>, %41: vector<16xf32>):  // 2 preds: ^bb4, ^bb9
    %42 = llvm.icmp "slt" %37, %17 : i64
    llvm.cond_br %42, ^bb6, ^bb10
  ^bb6:  // pred: ^bb5
    %43 = llvm.mul %37, %19 : i64
    %44 = llvm.add %43, %19 : i64
    llvm.br ^bb7(%43, %30, %30, %30, %30 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
  ^bb7(%45: i64, %46: vector<16xf32>, %47: vector<16xf32>, %48: vector<16xf32>, %49: vector<16xf32>):  // 2 preds: ^bb6, ^bb8
    %50 = llvm.icmp "slt" %45, %44 : i64
    llvm.cond_br %50, ^bb8, ^bb9
  ^bb8:  // pred: ^bb7
    %51 = llvm.mul %45, %23 : i64
    %52 = llvm.add %35, %51 : i64
    %53 = llvm.add %36, %51 : i64
    %54 = llvm.getelementptr %1[%52] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %55 = llvm.load %54 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %56 = llvm.getelementptr %1[%53] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %57 = llvm.load %56 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %58 = llvm.getelementptr %3[%52] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %59 = llvm.load %58 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %60 = llvm.getelementptr %3[%53] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %61 = llvm.load %60 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %62 = llvm.fmul %55, %59 : vector<16xf32>
    %63 = llvm.fmul %57, %61 : vector<16xf32>
    %64 = llvm.fadd %46, %62 : vector<16xf32>
    %65 = llvm.fadd %47, %63 : vector<16xf32>
    %66 = llvm.fadd %48, %55 : vector<16xf32>
    %67 = llvm.fadd %49, %57 : vector<16xf32>
    %68 = llvm.add %45, %18 : i64
    llvm.br ^bb7(%68, %64, %65, %66, %67 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
  ^bb9:  // pred: ^bb7
    %69 = llvm.fadd %38, %46 : vector<16xf32>
    %70 = llvm.fadd %39, %47 : vector<16xf32>
    %71 = llvm.fadd %40, %48 : vector<16xf32>
    %72 = llvm.fadd %41, %49 : vector<16xf32>
    %73 = llvm.add %37, %18 : i64
    llvm.br ^bb5(%73, %69, %70, %71, %72 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
  ^bb10:  // pred: ^bb5
    %74 = llvm.add %25, %31 : i64
    %75 = llvm.add %25, %34 : i64
    %76 = llvm.getelementptr %5[%74] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %38, %76 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %77 = llvm.getelementptr %5[%75] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %39, %77 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %78 = llvm.getelementptr %7[%74] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %40, %78 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %79 = llvm.getelementptr %7[%75] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %41, %79 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %80 = llvm.add %31, %28 : i64
    llvm.br ^bb3(%80 : i64)
  ^bb11:  // pred: ^bb3
    %81 = llvm.add %9, %8 : i64
    llvm.br ^bb1(%81 : i64)
  ^bb12:  // pred: ^bb1
    llvm.return
  }
}

