module {
  llvm.func @row_578ec7dadce14d9b(%arg0: !llvm.ptr, %arg1: i64, %arg2: i64) attributes {tile.grid_size = 1 : i64} {
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
    %10 = llvm.mlir.constant(1 : index) : i64
    llvm.br ^bb1(%arg1 : i64)
  ^bb1(%11: i64):  // 2 preds: ^bb0, ^bb5
    %12 = llvm.icmp "slt" %11, %arg2 : i64
    llvm.cond_br %12, ^bb2, ^bb6
  ^bb2:  // pred: ^bb1
    %13 = llvm.mlir.constant(0 : index) : i64
    %14 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %15 = llvm.mlir.constant(0 : index) : i64
    %16 = llvm.mlir.constant(2048 : index) : i64
    %17 = llvm.mlir.constant(2048 : index) : i64
    %18 = llvm.mlir.constant(dense<-0.000000e+00> : vector<16xf32>) : vector<16xf32>
    %19 = llvm.mlir.constant(0 : index) : i64
    %20 = llvm.mlir.constant(64 : index) : i64
    %21 = llvm.mlir.constant(0 : i8) : i8
    %22 = llvm.mlir.constant(dense<0> : vector<16xi8>) : vector<16xi8>
    %23 = llvm.mlir.constant(dense<0.000000e+00> : vector<16xf32>) : vector<16xf32>
    llvm.br ^bb3(%19, %18, %18, %18, %18 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
  ^bb3(%24: i64, %25: vector<16xf32>, %26: vector<16xf32>, %27: vector<16xf32>, %28: vector<16xf32>):  // 2 preds: ^bb2, ^bb4
    %29 = llvm.icmp "slt" %24, %17 : i64
    llvm.cond_br %29, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %30 = llvm.mlir.constant(16 : index) : i64
    %31 = llvm.add %24, %30 : i64
    %32 = llvm.mlir.constant(32 : index) : i64
    %33 = llvm.add %24, %32 : i64
    %34 = llvm.mlir.constant(48 : index) : i64
    %35 = llvm.add %24, %34 : i64
    %36 = llvm.getelementptr %5[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %37 = llvm.load %36 {alignment = 1 : i64} : !llvm.ptr -> vector<16xi8>
    %38 = llvm.getelementptr %5[%31] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %39 = llvm.load %38 {alignment = 1 : i64} : !llvm.ptr -> vector<16xi8>
    %40 = llvm.getelementptr %5[%33] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %41 = llvm.load %40 {alignment = 1 : i64} : !llvm.ptr -> vector<16xi8>
    %42 = llvm.getelementptr %5[%35] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %43 = llvm.load %42 {alignment = 1 : i64} : !llvm.ptr -> vector<16xi8>
    %44 = llvm.icmp "ne" %37, %22 : vector<16xi8>
    %45 = llvm.icmp "ne" %39, %22 : vector<16xi8>
    %46 = llvm.icmp "ne" %41, %22 : vector<16xi8>
    %47 = llvm.icmp "ne" %43, %22 : vector<16xi8>
    %48 = llvm.getelementptr %1[%24] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %49 = llvm.load %48 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %50 = llvm.getelementptr %1[%31] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %51 = llvm.load %50 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %52 = llvm.getelementptr %1[%33] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %53 = llvm.load %52 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %54 = llvm.getelementptr %1[%35] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %55 = llvm.load %54 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %56 = llvm.getelementptr %3[%24] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %57 = llvm.load %56 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %58 = llvm.getelementptr %3[%31] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %59 = llvm.load %58 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %60 = llvm.getelementptr %3[%33] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %61 = llvm.load %60 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %62 = llvm.getelementptr %3[%35] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %63 = llvm.load %62 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %64 = llvm.fmul %49, %57 : vector<16xf32>
    %65 = llvm.fmul %51, %59 : vector<16xf32>
    %66 = llvm.fmul %53, %61 : vector<16xf32>
    %67 = llvm.fmul %55, %63 : vector<16xf32>
    %68 = llvm.fneg %64 : vector<16xf32>
    %69 = llvm.fneg %65 : vector<16xf32>
    %70 = llvm.fneg %66 : vector<16xf32>
    %71 = llvm.fneg %67 : vector<16xf32>
    %72 = llvm.select %44, %68, %23 : vector<16xi1>, vector<16xf32>
    %73 = llvm.select %45, %69, %23 : vector<16xi1>, vector<16xf32>
    %74 = llvm.select %46, %70, %23 : vector<16xi1>, vector<16xf32>
    %75 = llvm.select %47, %71, %23 : vector<16xi1>, vector<16xf32>
    %76 = llvm.fadd %25, %72 : vector<16xf32>
    %77 = llvm.fadd %26, %73 : vector<16xf32>
    %78 = llvm.fadd %27, %74 : vector<16xf32>
    %79 = llvm.fadd %28, %75 : vector<16xf32>
    %80 = llvm.add %24, %20 : i64
    llvm.br ^bb3(%80, %76, %77, %78, %79 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
  ^bb5:  // pred: ^bb3
    %81 = llvm.fadd %25, %27 : vector<16xf32>
    %82 = llvm.fadd %26, %28 : vector<16xf32>
    %83 = llvm.fadd %81, %82 : vector<16xf32>
    %84 = "llvm.intr.vector.reduce.fadd"(%14, %83) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<16xf32>) -> f32
    %85 = llvm.getelementptr %7[%15] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %86 = llvm.load %85 {alignment = 4 : i64} : !llvm.ptr -> f32
    %87 = llvm.fdiv %84, %86 : f32
    %88 = llvm.getelementptr %9[%15] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %87, %88 {alignment = 4 : i64} : f32, !llvm.ptr
    %89 = llvm.add %11, %10 : i64
    llvm.br ^bb1(%89 : i64)
  ^bb6:  // pred: ^bb1
    llvm.return
  }
}

