module {
  llvm.func @matmul_f24d81eb51aef954(%arg0: !llvm.ptr, %arg1: i64, %arg2: i64) attributes {tile.grid_size = 22 : i64, tile.scratch_bytes = 147456 : i64} {
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
    %10 = llvm.getelementptr %arg0[16] : (!llvm.ptr) -> !llvm.ptr, i8
    %11 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %12 = llvm.mlir.constant(1 : index) : i64
    llvm.br ^bb1(%arg1 : i64)
  ^bb1(%13: i64):  // 2 preds: ^bb0, ^bb26
    %14 = llvm.icmp "slt" %13, %arg2 : i64
    llvm.cond_br %14, ^bb2, ^bb27
  ^bb2:  // pred: ^bb1
    %15 = llvm.mlir.constant(0 : index) : i64
    %16 = llvm.mlir.constant(8 : index) : i64
    %17 = llvm.mlir.constant(0 : index) : i64
    %18 = llvm.add %17, %16 : i64
    %19 = llvm.mlir.constant(1 : index) : i64
    %20 = llvm.mlir.constant(12 : index) : i64
    %21 = llvm.mul %13, %20 : i64
    %22 = llvm.add %21, %20 : i64
    %23 = llvm.mlir.constant(256 : index) : i64
    %24 = llvm.mlir.constant(12288 : index) : i64
    %25 = llvm.mlir.constant(73728 : index) : i64
    %26 = llvm.mlir.constant(-36864 : index) : i64
    %27 = llvm.mul %13, %26 : i64
    %28 = llvm.mlir.constant(-384 : index) : i64
    %29 = llvm.mlir.constant(0 : index) : i64
    %30 = llvm.add %27, %29 : i64
    %31 = llvm.mlir.constant(48 : index) : i64
    %32 = llvm.mlir.constant(3072 : index) : i64
    %33 = llvm.mlir.constant(1536 : index) : i64
    %34 = llvm.mlir.constant(384 : index) : i64
    %35 = llvm.mlir.constant(768 : index) : i64
    llvm.br ^bb3(%17 : i64)
  ^bb3(%36: i64):  // 2 preds: ^bb2, ^bb7
    %37 = llvm.icmp "slt" %36, %18 : i64
    llvm.cond_br %37, ^bb4, ^bb8
  ^bb4:  // pred: ^bb3
    %38 = llvm.intr.smin(%22, %23) : (i64, i64) -> i64
    %39 = llvm.mul %36, %25 : i64
    %40 = llvm.mul %36, %31 : i64
    %41 = llvm.add %30, %40 : i64
    llvm.br ^bb5(%21 : i64)
  ^bb5(%42: i64):  // 2 preds: ^bb4, ^bb6
    %43 = llvm.icmp "slt" %42, %38 : i64
    llvm.cond_br %43, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    %44 = llvm.mul %42, %24 : i64
    %45 = llvm.mul %42, %32 : i64
    %46 = llvm.add %41, %45 : i64
    llvm.call @matmul_f24d81eb51aef954.mma1(%1, %44, %3, %39, %11, %46) : (!llvm.ptr, i64, !llvm.ptr, i64, !llvm.ptr, i64) -> ()
    %47 = llvm.add %42, %19 : i64
    llvm.br ^bb5(%47 : i64)
  ^bb7:  // pred: ^bb5
    %48 = llvm.add %36, %19 : i64
    llvm.br ^bb3(%48 : i64)
  ^bb8:  // pred: ^bb3
    %49 = llvm.mlir.constant(0 : index) : i64
    %50 = llvm.mlir.constant(16 : index) : i64
    %51 = llvm.mlir.constant(32 : index) : i64
    %52 = llvm.mlir.constant(36864 : index) : i64
    llvm.br ^bb9(%17 : i64)
  ^bb9(%53: i64):  // 2 preds: ^bb8, ^bb25
    %54 = llvm.icmp "slt" %53, %18 : i64
    llvm.cond_br %54, ^bb10, ^bb26
  ^bb10:  // pred: ^bb9
    %55 = llvm.intr.smin(%22, %23) : (i64, i64) -> i64
    %56 = llvm.mul %53, %31 : i64
    %57 = llvm.add %56, %50 : i64
    %58 = llvm.add %56, %51 : i64
    %59 = llvm.mul %53, %25 : i64
    %60 = llvm.add %59, %52 : i64
    %61 = llvm.add %30, %56 : i64
    llvm.br ^bb11(%21 : i64)
  ^bb11(%62: i64):  // 2 preds: ^bb10, ^bb24
    %63 = llvm.icmp "slt" %62, %55 : i64
    llvm.cond_br %63, ^bb12, ^bb25
  ^bb12:  // pred: ^bb11
    %64 = llvm.mul %62, %16 : i64
    %65 = llvm.mul %64, %34 : i64
    %66 = llvm.add %56, %65 : i64
    %67 = llvm.add %57, %65 : i64
    %68 = llvm.add %58, %65 : i64
    llvm.br ^bb13(%49 : i64)
  ^bb13(%69: i64):  // 2 preds: ^bb12, ^bb14
    %70 = llvm.icmp "slt" %69, %16 : i64
    llvm.cond_br %70, ^bb14, ^bb15
  ^bb14:  // pred: ^bb13
    %71 = llvm.mul %69, %34 : i64
    %72 = llvm.add %66, %71 : i64
    %73 = llvm.getelementptr %9[%72] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    "llvm.intr.prefetch"(%73) <{cache = 1 : i32, hint = 3 : i32, rw = 1 : i32}> : (!llvm.ptr) -> ()
    %74 = llvm.add %67, %71 : i64
    %75 = llvm.getelementptr %9[%74] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    "llvm.intr.prefetch"(%75) <{cache = 1 : i32, hint = 3 : i32, rw = 1 : i32}> : (!llvm.ptr) -> ()
    %76 = llvm.add %68, %71 : i64
    %77 = llvm.getelementptr %9[%76] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    "llvm.intr.prefetch"(%77) <{cache = 1 : i32, hint = 3 : i32, rw = 1 : i32}> : (!llvm.ptr) -> ()
    %78 = llvm.add %69, %19 : i64
    llvm.br ^bb13(%78 : i64)
  ^bb15:  // pred: ^bb13
    %79 = llvm.mul %62, %24 : i64
    %80 = llvm.add %79, %35 : i64
    %81 = llvm.mul %62, %32 : i64
    %82 = llvm.add %61, %81 : i64
    llvm.call @matmul_f24d81eb51aef954.mma2(%1, %80, %3, %60, %11, %82) : (!llvm.ptr, i64, !llvm.ptr, i64, !llvm.ptr, i64) -> ()
    %83 = llvm.add %30, %65 : i64
    llvm.br ^bb16(%49 : i64)
  ^bb16(%84: i64):  // 2 preds: ^bb15, ^bb23
    %85 = llvm.icmp "slt" %84, %16 : i64
    llvm.cond_br %85, ^bb17, ^bb24
  ^bb17:  // pred: ^bb16
    %86 = llvm.mul %84, %34 : i64
    %87 = llvm.add %83, %86 : i64
    %88 = llvm.add %87, %56 : i64
    %89 = llvm.add %65, %86 : i64
    %90 = llvm.add %89, %56 : i64
    %91 = llvm.mlir.constant(32 : index) : i64
    %92 = llvm.mlir.constant(0 : index) : i64
    %93 = llvm.mlir.constant(32 : index) : i64
    llvm.br ^bb18(%92 : i64)
  ^bb18(%94: i64):  // 2 preds: ^bb17, ^bb19
    %95 = llvm.icmp "slt" %94, %91 : i64
    llvm.cond_br %95, ^bb19, ^bb20
  ^bb19:  // pred: ^bb18
    %96 = llvm.mlir.constant(16 : index) : i64
    %97 = llvm.add %94, %96 : i64
    %98 = llvm.add %88, %94 : i64
    %99 = llvm.add %88, %97 : i64
    %100 = llvm.getelementptr %11[%98] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %101 = llvm.load %100 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %102 = llvm.getelementptr %11[%99] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %103 = llvm.load %102 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %104 = llvm.add %90, %94 : i64
    %105 = llvm.add %90, %97 : i64
    %106 = llvm.getelementptr %7[%104] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %107 = llvm.load %106 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %108 = llvm.getelementptr %7[%105] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %109 = llvm.load %108 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %110 = llvm.add %56, %94 : i64
    %111 = llvm.add %56, %97 : i64
    %112 = llvm.getelementptr %5[%110] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %113 = llvm.load %112 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %114 = llvm.getelementptr %5[%111] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %115 = llvm.load %114 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %116 = llvm.fadd %101, %113 : vector<16xf32>
    %117 = llvm.fadd %103, %115 : vector<16xf32>
    %118 = llvm.fadd %107, %116 : vector<16xf32>
    %119 = llvm.fadd %109, %117 : vector<16xf32>
    %120 = llvm.getelementptr %9[%104] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %118, %120 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %121 = llvm.getelementptr %9[%105] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %119, %121 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %122 = llvm.add %94, %93 : i64
    llvm.br ^bb18(%122 : i64)
  ^bb20:  // pred: ^bb18
    %123 = llvm.mlir.constant(16 : index) : i64
    llvm.br ^bb21(%91 : i64)
  ^bb21(%124: i64):  // 2 preds: ^bb20, ^bb22
    %125 = llvm.icmp "slt" %124, %31 : i64
    llvm.cond_br %125, ^bb22, ^bb23
  ^bb22:  // pred: ^bb21
    %126 = llvm.add %88, %124 : i64
    %127 = llvm.getelementptr %11[%126] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %128 = llvm.load %127 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %129 = llvm.add %90, %124 : i64
    %130 = llvm.getelementptr %7[%129] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %131 = llvm.load %130 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %132 = llvm.add %56, %124 : i64
    %133 = llvm.getelementptr %5[%132] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %134 = llvm.load %133 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %135 = llvm.fadd %128, %134 : vector<16xf32>
    %136 = llvm.fadd %131, %135 : vector<16xf32>
    %137 = llvm.getelementptr %9[%129] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %136, %137 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %138 = llvm.add %124, %123 : i64
    llvm.br ^bb21(%138 : i64)
  ^bb23:  // pred: ^bb21
    %139 = llvm.add %84, %19 : i64
    llvm.br ^bb16(%139 : i64)
  ^bb24:  // pred: ^bb16
    %140 = llvm.add %62, %19 : i64
    llvm.br ^bb11(%140 : i64)
  ^bb25:  // pred: ^bb11
    %141 = llvm.add %53, %19 : i64
    llvm.br ^bb9(%141 : i64)
  ^bb26:  // pred: ^bb9
    %142 = llvm.add %13, %12 : i64
    llvm.br ^bb1(%142 : i64)
  ^bb27:  // pred: ^bb1
    llvm.return
  }
  llvm.func internal @matmul_f24d81eb51aef954.mma1(%arg0: !llvm.ptr, %arg1: i64, %arg2: !llvm.ptr, %arg3: i64, %arg4: !llvm.ptr, %arg5: i64) {
    %0 = llvm.mlir.constant(1536 : index) : i64
    %1 = llvm.mlir.constant(1 : index) : i64
    %2 = llvm.mlir.constant(48 : index) : i64
    %3 = llvm.mlir.constant(384 : index) : i64
    %4 = llvm.mlir.constant(768 : index) : i64
    %5 = llvm.mlir.constant(0 : index) : i64
    %6 = llvm.mlir.constant(192 : index) : i64
    %7 = llvm.mlir.constant(dense<0.000000e+00> : vector<16xf32>) : vector<16xf32>
    %8 = llvm.mlir.constant(192 : index) : i64
    %9 = llvm.mlir.constant(2 : index) : i64
    %10 = llvm.mlir.constant(0 : index) : i64
    %11 = llvm.mlir.constant(2 : index) : i64
    llvm.br ^bb1(%5, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
  ^bb1(%12: i64, %13: vector<16xf32>, %14: vector<16xf32>, %15: vector<16xf32>, %16: vector<16xf32>, %17: vector<16xf32>, %18: vector<16xf32>, %19: vector<16xf32>, %20: vector<16xf32>, %21: vector<16xf32>, %22: vector<16xf32>, %23: vector<16xf32>, %24: vector<16xf32>, %25: vector<16xf32>, %26: vector<16xf32>, %27: vector<16xf32>, %28: vector<16xf32>, %29: vector<16xf32>, %30: vector<16xf32>, %31: vector<16xf32>, %32: vector<16xf32>, %33: vector<16xf32>, %34: vector<16xf32>, %35: vector<16xf32>, %36: vector<16xf32>):  // 2 preds: ^bb0, ^bb2
    %37 = llvm.icmp "slt" %12, %8 : i64
    llvm.cond_br %37, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %38 = llvm.add %arg1, %12 : i64
    %39 = llvm.mul %12, %2 : i64
    %40 = llvm.add %arg3, %39 : i64
    %41 = llvm.mlir.constant(0 : index) : i64
    %42 = llvm.mlir.constant(0 : index) : i64
    %43 = llvm.mlir.constant(0 : index) : i64
    %44 = llvm.getelementptr %arg2[%40] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %45 = llvm.load %44 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %46 = llvm.mlir.constant(16 : index) : i64
    %47 = llvm.add %40, %46 : i64
    %48 = llvm.getelementptr %arg2[%47] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %49 = llvm.load %48 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %50 = llvm.mlir.constant(32 : index) : i64
    %51 = llvm.add %40, %50 : i64
    %52 = llvm.getelementptr %arg2[%51] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %53 = llvm.load %52 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %54 = llvm.mlir.constant(0 : index) : i64
    %55 = llvm.mlir.constant(0 : index) : i64
    %56 = llvm.mlir.constant(0 : index) : i64
    %57 = llvm.getelementptr %arg0[%38] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %58 = llvm.load %57 {alignment = 4 : i64} : !llvm.ptr -> f32
    %59 = llvm.mlir.poison : vector<16xf32>
    %60 = llvm.mlir.constant(0 : i32) : i32
    %61 = llvm.insertelement %58, %59[%60 : i32] : vector<16xf32>
    %62 = llvm.shufflevector %61, %59 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %63 = llvm.intr.fma(%62, %45, %13) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %64 = llvm.intr.fma(%62, %49, %14) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %65 = llvm.intr.fma(%62, %53, %15) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %66 = llvm.mlir.constant(1 : index) : i64
    %67 = llvm.mlir.constant(1536 : index) : i64
    %68 = llvm.mlir.constant(1536 : index) : i64
    %69 = llvm.add %38, %68 : i64
    %70 = llvm.getelementptr %arg0[%69] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %71 = llvm.load %70 {alignment = 4 : i64} : !llvm.ptr -> f32
    %72 = llvm.mlir.poison : vector<16xf32>
    %73 = llvm.mlir.constant(0 : i32) : i32
    %74 = llvm.insertelement %71, %72[%73 : i32] : vector<16xf32>
    %75 = llvm.shufflevector %74, %72 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %76 = llvm.intr.fma(%75, %45, %16) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %77 = llvm.intr.fma(%75, %49, %17) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %78 = llvm.intr.fma(%75, %53, %18) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %79 = llvm.mlir.constant(2 : index) : i64
    %80 = llvm.mlir.constant(3072 : index) : i64
    %81 = llvm.mlir.constant(3072 : index) : i64
    %82 = llvm.add %38, %81 : i64
    %83 = llvm.getelementptr %arg0[%82] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %84 = llvm.load %83 {alignment = 4 : i64} : !llvm.ptr -> f32
    %85 = llvm.mlir.poison : vector<16xf32>
    %86 = llvm.mlir.constant(0 : i32) : i32
    %87 = llvm.insertelement %84, %85[%86 : i32] : vector<16xf32>
    %88 = llvm.shufflevector %87, %85 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %89 = llvm.intr.fma(%88, %45, %19) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %90 = llvm.intr.fma(%88, %49, %20) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %91 = llvm.intr.fma(%88, %53, %21) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %92 = llvm.mlir.constant(3 : index) : i64
    %93 = llvm.mlir.constant(4608 : index) : i64
    %94 = llvm.mlir.constant(4608 : index) : i64
    %95 = llvm.add %38, %94 : i64
    %96 = llvm.getelementptr %arg0[%95] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %97 = llvm.load %96 {alignment = 4 : i64} : !llvm.ptr -> f32
    %98 = llvm.mlir.poison : vector<16xf32>
    %99 = llvm.mlir.constant(0 : i32) : i32
    %100 = llvm.insertelement %97, %98[%99 : i32] : vector<16xf32>
    %101 = llvm.shufflevector %100, %98 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %102 = llvm.intr.fma(%101, %45, %22) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %103 = llvm.intr.fma(%101, %49, %23) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %104 = llvm.intr.fma(%101, %53, %24) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %105 = llvm.mlir.constant(4 : index) : i64
    %106 = llvm.mlir.constant(6144 : index) : i64
    %107 = llvm.mlir.constant(6144 : index) : i64
    %108 = llvm.add %38, %107 : i64
    %109 = llvm.getelementptr %arg0[%108] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %110 = llvm.load %109 {alignment = 4 : i64} : !llvm.ptr -> f32
    %111 = llvm.mlir.poison : vector<16xf32>
    %112 = llvm.mlir.constant(0 : i32) : i32
    %113 = llvm.insertelement %110, %111[%112 : i32] : vector<16xf32>
    %114 = llvm.shufflevector %113, %111 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %115 = llvm.intr.fma(%114, %45, %25) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %116 = llvm.intr.fma(%114, %49, %26) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %117 = llvm.intr.fma(%114, %53, %27) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %118 = llvm.mlir.constant(5 : index) : i64
    %119 = llvm.mlir.constant(7680 : index) : i64
    %120 = llvm.mlir.constant(7680 : index) : i64
    %121 = llvm.add %38, %120 : i64
    %122 = llvm.getelementptr %arg0[%121] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %123 = llvm.load %122 {alignment = 4 : i64} : !llvm.ptr -> f32
    %124 = llvm.mlir.poison : vector<16xf32>
    %125 = llvm.mlir.constant(0 : i32) : i32
    %126 = llvm.insertelement %123, %124[%125 : i32] : vector<16xf32>
    %127 = llvm.shufflevector %126, %124 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %128 = llvm.intr.fma(%127, %45, %28) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %129 = llvm.intr.fma(%127, %49, %29) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %130 = llvm.intr.fma(%127, %53, %30) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %131 = llvm.mlir.constant(6 : index) : i64
    %132 = llvm.mlir.constant(9216 : index) : i64
    %133 = llvm.mlir.constant(9216 : index) : i64
    %134 = llvm.add %38, %133 : i64
    %135 = llvm.getelementptr %arg0[%134] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %136 = llvm.load %135 {alignment = 4 : i64} : !llvm.ptr -> f32
    %137 = llvm.mlir.poison : vector<16xf32>
    %138 = llvm.mlir.constant(0 : i32) : i32
    %139 = llvm.insertelement %136, %137[%138 : i32] : vector<16xf32>
    %140 = llvm.shufflevector %139, %137 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %141 = llvm.intr.fma(%140, %45, %31) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %142 = llvm.intr.fma(%140, %49, %32) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %143 = llvm.intr.fma(%140, %53, %33) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %144 = llvm.mlir.constant(7 : index) : i64
    %145 = llvm.mlir.constant(10752 : index) : i64
    %146 = llvm.mlir.constant(10752 : index) : i64
    %147 = llvm.add %38, %146 : i64
    %148 = llvm.getelementptr %arg0[%147] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %149 = llvm.load %148 {alignment = 4 : i64} : !llvm.ptr -> f32
    %150 = llvm.mlir.poison : vector<16xf32>
    %151 = llvm.mlir.constant(0 : i32) : i32
    %152 = llvm.insertelement %149, %150[%151 : i32] : vector<16xf32>
    %153 = llvm.shufflevector %152, %150 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %154 = llvm.intr.fma(%153, %45, %34) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %155 = llvm.intr.fma(%153, %49, %35) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %156 = llvm.intr.fma(%153, %53, %36) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %157 = llvm.mlir.constant(1 : index) : i64
    %158 = llvm.mlir.constant(48 : index) : i64
    %159 = llvm.add %40, %158 : i64
    %160 = llvm.mlir.constant(0 : index) : i64
    %161 = llvm.getelementptr %arg2[%159] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %162 = llvm.load %161 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %163 = llvm.mlir.constant(16 : index) : i64
    %164 = llvm.add %159, %163 : i64
    %165 = llvm.getelementptr %arg2[%164] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %166 = llvm.load %165 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %167 = llvm.mlir.constant(32 : index) : i64
    %168 = llvm.add %159, %167 : i64
    %169 = llvm.getelementptr %arg2[%168] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %170 = llvm.load %169 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %171 = llvm.mlir.constant(1 : index) : i64
    %172 = llvm.mlir.constant(0 : index) : i64
    %173 = llvm.mlir.constant(0 : index) : i64
    %174 = llvm.add %38, %171 : i64
    %175 = llvm.getelementptr %arg0[%174] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %176 = llvm.load %175 {alignment = 4 : i64} : !llvm.ptr -> f32
    %177 = llvm.mlir.poison : vector<16xf32>
    %178 = llvm.mlir.constant(0 : i32) : i32
    %179 = llvm.insertelement %176, %177[%178 : i32] : vector<16xf32>
    %180 = llvm.shufflevector %179, %177 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %181 = llvm.intr.fma(%180, %162, %63) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %182 = llvm.intr.fma(%180, %166, %64) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %183 = llvm.intr.fma(%180, %170, %65) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %184 = llvm.mlir.constant(1 : index) : i64
    %185 = llvm.mlir.constant(1536 : index) : i64
    %186 = llvm.mlir.constant(1537 : index) : i64
    %187 = llvm.add %38, %186 : i64
    %188 = llvm.getelementptr %arg0[%187] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %189 = llvm.load %188 {alignment = 4 : i64} : !llvm.ptr -> f32
    %190 = llvm.mlir.poison : vector<16xf32>
    %191 = llvm.mlir.constant(0 : i32) : i32
    %192 = llvm.insertelement %189, %190[%191 : i32] : vector<16xf32>
    %193 = llvm.shufflevector %192, %190 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %194 = llvm.intr.fma(%193, %162, %76) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %195 = llvm.intr.fma(%193, %166, %77) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %196 = llvm.intr.fma(%193, %170, %78) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %197 = llvm.mlir.constant(2 : index) : i64
    %198 = llvm.mlir.constant(3072 : index) : i64
    %199 = llvm.mlir.constant(3073 : index) : i64
    %200 = llvm.add %38, %199 : i64
    %201 = llvm.getelementptr %arg0[%200] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %202 = llvm.load %201 {alignment = 4 : i64} : !llvm.ptr -> f32
    %203 = llvm.mlir.poison : vector<16xf32>
    %204 = llvm.mlir.constant(0 : i32) : i32
    %205 = llvm.insertelement %202, %203[%204 : i32] : vector<16xf32>
    %206 = llvm.shufflevector %205, %203 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %207 = llvm.intr.fma(%206, %162, %89) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %208 = llvm.intr.fma(%206, %166, %90) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %209 = llvm.intr.fma(%206, %170, %91) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %210 = llvm.mlir.constant(3 : index) : i64
    %211 = llvm.mlir.constant(4608 : index) : i64
    %212 = llvm.mlir.constant(4609 : index) : i64
    %213 = llvm.add %38, %212 : i64
    %214 = llvm.getelementptr %arg0[%213] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %215 = llvm.load %214 {alignment = 4 : i64} : !llvm.ptr -> f32
    %216 = llvm.mlir.poison : vector<16xf32>
    %217 = llvm.mlir.constant(0 : i32) : i32
    %218 = llvm.insertelement %215, %216[%217 : i32] : vector<16xf32>
    %219 = llvm.shufflevector %218, %216 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %220 = llvm.intr.fma(%219, %162, %102) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %221 = llvm.intr.fma(%219, %166, %103) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %222 = llvm.intr.fma(%219, %170, %104) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %223 = llvm.mlir.constant(4 : index) : i64
    %224 = llvm.mlir.constant(6144 : index) : i64
    %225 = llvm.mlir.constant(6145 : index) : i64
    %226 = llvm.add %38, %225 : i64
    %227 = llvm.getelementptr %arg0[%226] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %228 = llvm.load %227 {alignment = 4 : i64} : !llvm.ptr -> f32
    %229 = llvm.mlir.poison : vector<16xf32>
    %230 = llvm.mlir.constant(0 : i32) : i32
    %231 = llvm.insertelement %228, %229[%230 : i32] : vector<16xf32>
    %232 = llvm.shufflevector %231, %229 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %233 = llvm.intr.fma(%232, %162, %115) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %234 = llvm.intr.fma(%232, %166, %116) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %235 = llvm.intr.fma(%232, %170, %117) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %236 = llvm.mlir.constant(5 : index) : i64
    %237 = llvm.mlir.constant(7680 : index) : i64
    %238 = llvm.mlir.constant(7681 : index) : i64
    %239 = llvm.add %38, %238 : i64
    %240 = llvm.getelementptr %arg0[%239] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %241 = llvm.load %240 {alignment = 4 : i64} : !llvm.ptr -> f32
    %242 = llvm.mlir.poison : vector<16xf32>
    %243 = llvm.mlir.constant(0 : i32) : i32
    %244 = llvm.insertelement %241, %242[%243 : i32] : vector<16xf32>
    %245 = llvm.shufflevector %244, %242 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %246 = llvm.intr.fma(%245, %162, %128) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %247 = llvm.intr.fma(%245, %166, %129) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %248 = llvm.intr.fma(%245, %170, %130) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %249 = llvm.mlir.constant(6 : index) : i64
    %250 = llvm.mlir.constant(9216 : index) : i64
    %251 = llvm.mlir.constant(9217 : index) : i64
    %252 = llvm.add %38, %251 : i64
    %253 = llvm.getelementptr %arg0[%252] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %254 = llvm.load %253 {alignment = 4 : i64} : !llvm.ptr -> f32
    %255 = llvm.mlir.poison : vector<16xf32>
    %256 = llvm.mlir.constant(0 : i32) : i32
    %257 = llvm.insertelement %254, %255[%256 : i32] : vector<16xf32>
    %258 = llvm.shufflevector %257, %255 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %259 = llvm.intr.fma(%258, %162, %141) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %260 = llvm.intr.fma(%258, %166, %142) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %261 = llvm.intr.fma(%258, %170, %143) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %262 = llvm.mlir.constant(7 : index) : i64
    %263 = llvm.mlir.constant(10752 : index) : i64
    %264 = llvm.mlir.constant(10753 : index) : i64
    %265 = llvm.add %38, %264 : i64
    %266 = llvm.getelementptr %arg0[%265] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %267 = llvm.load %266 {alignment = 4 : i64} : !llvm.ptr -> f32
    %268 = llvm.mlir.poison : vector<16xf32>
    %269 = llvm.mlir.constant(0 : i32) : i32
    %270 = llvm.insertelement %267, %268[%269 : i32] : vector<16xf32>
    %271 = llvm.shufflevector %270, %268 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %272 = llvm.intr.fma(%271, %162, %154) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %273 = llvm.intr.fma(%271, %166, %155) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %274 = llvm.intr.fma(%271, %170, %156) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %275 = llvm.add %12, %11 : i64
    llvm.br ^bb1(%275, %181, %182, %183, %194, %195, %196, %207, %208, %209, %220, %221, %222, %233, %234, %235, %246, %247, %248, %259, %260, %261, %272, %273, %274 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
  ^bb3:  // pred: ^bb1
    %276 = llvm.mlir.constant(0 : index) : i64
    %277 = llvm.mlir.constant(0 : index) : i64
    %278 = llvm.mlir.constant(0 : index) : i64
    %279 = llvm.getelementptr %arg4[%arg5] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %13, %279 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %280 = llvm.mlir.constant(0 : index) : i64
    %281 = llvm.mlir.constant(0 : index) : i64
    %282 = llvm.mlir.constant(16 : index) : i64
    %283 = llvm.add %arg5, %282 : i64
    %284 = llvm.getelementptr %arg4[%283] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %14, %284 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %285 = llvm.mlir.constant(0 : index) : i64
    %286 = llvm.mlir.constant(0 : index) : i64
    %287 = llvm.mlir.constant(32 : index) : i64
    %288 = llvm.add %arg5, %287 : i64
    %289 = llvm.getelementptr %arg4[%288] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %15, %289 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %290 = llvm.mlir.constant(1 : index) : i64
    %291 = llvm.mlir.constant(384 : index) : i64
    %292 = llvm.add %arg5, %291 : i64
    %293 = llvm.mlir.constant(0 : index) : i64
    %294 = llvm.getelementptr %arg4[%292] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %16, %294 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %295 = llvm.mlir.constant(1 : index) : i64
    %296 = llvm.mlir.constant(384 : index) : i64
    %297 = llvm.add %arg5, %296 : i64
    %298 = llvm.mlir.constant(16 : index) : i64
    %299 = llvm.add %297, %298 : i64
    %300 = llvm.getelementptr %arg4[%299] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %17, %300 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %301 = llvm.mlir.constant(1 : index) : i64
    %302 = llvm.mlir.constant(384 : index) : i64
    %303 = llvm.add %arg5, %302 : i64
    %304 = llvm.mlir.constant(32 : index) : i64
    %305 = llvm.add %303, %304 : i64
    %306 = llvm.getelementptr %arg4[%305] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %18, %306 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %307 = llvm.mlir.constant(2 : index) : i64
    %308 = llvm.mlir.constant(768 : index) : i64
    %309 = llvm.add %arg5, %308 : i64
    %310 = llvm.mlir.constant(0 : index) : i64
    %311 = llvm.getelementptr %arg4[%309] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %19, %311 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %312 = llvm.mlir.constant(2 : index) : i64
    %313 = llvm.mlir.constant(768 : index) : i64
    %314 = llvm.add %arg5, %313 : i64
    %315 = llvm.mlir.constant(16 : index) : i64
    %316 = llvm.add %314, %315 : i64
    %317 = llvm.getelementptr %arg4[%316] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %20, %317 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %318 = llvm.mlir.constant(2 : index) : i64
    %319 = llvm.mlir.constant(768 : index) : i64
    %320 = llvm.add %arg5, %319 : i64
    %321 = llvm.mlir.constant(32 : index) : i64
    %322 = llvm.add %320, %321 : i64
    %323 = llvm.getelementptr %arg4[%322] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %21, %323 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %324 = llvm.mlir.constant(3 : index) : i64
    %325 = llvm.mlir.constant(1152 : index) : i64
    %326 = llvm.add %arg5, %325 : i64
    %327 = llvm.mlir.constant(0 : index) : i64
    %328 = llvm.getelementptr %arg4[%326] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %22, %328 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %329 = llvm.mlir.constant(3 : index) : i64
    %330 = llvm.mlir.constant(1152 : index) : i64
    %331 = llvm.add %arg5, %330 : i64
    %332 = llvm.mlir.constant(16 : index) : i64
    %333 = llvm.add %331, %332 : i64
    %334 = llvm.getelementptr %arg4[%333] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %23, %334 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %335 = llvm.mlir.constant(3 : index) : i64
    %336 = llvm.mlir.constant(1152 : index) : i64
    %337 = llvm.add %arg5, %336 : i64
    %338 = llvm.mlir.constant(32 : index) : i64
    %339 = llvm.add %337, %338 : i64
    %340 = llvm.getelementptr %arg4[%339] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %24, %340 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %341 = llvm.mlir.constant(4 : index) : i64
    %342 = llvm.mlir.constant(1536 : index) : i64
    %343 = llvm.add %arg5, %342 : i64
    %344 = llvm.mlir.constant(0 : index) : i64
    %345 = llvm.getelementptr %arg4[%343] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %25, %345 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %346 = llvm.mlir.constant(4 : index) : i64
    %347 = llvm.mlir.constant(1536 : index) : i64
    %348 = llvm.add %arg5, %347 : i64
    %349 = llvm.mlir.constant(16 : index) : i64
    %350 = llvm.add %348, %349 : i64
    %351 = llvm.getelementptr %arg4[%350] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %26, %351 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %352 = llvm.mlir.constant(4 : index) : i64
    %353 = llvm.mlir.constant(1536 : index) : i64
    %354 = llvm.add %arg5, %353 : i64
    %355 = llvm.mlir.constant(32 : index) : i64
    %356 = llvm.add %354, %355 : i64
    %357 = llvm.getelementptr %arg4[%356] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %27, %357 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %358 = llvm.mlir.constant(5 : index) : i64
    %359 = llvm.mlir.constant(1920 : index) : i64
    %360 = llvm.add %arg5, %359 : i64
    %361 = llvm.mlir.constant(0 : index) : i64
    %362 = llvm.getelementptr %arg4[%360] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %28, %362 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %363 = llvm.mlir.constant(5 : index) : i64
    %364 = llvm.mlir.constant(1920 : index) : i64
    %365 = llvm.add %arg5, %364 : i64
    %366 = llvm.mlir.constant(16 : index) : i64
    %367 = llvm.add %365, %366 : i64
    %368 = llvm.getelementptr %arg4[%367] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %29, %368 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %369 = llvm.mlir.constant(5 : index) : i64
    %370 = llvm.mlir.constant(1920 : index) : i64
    %371 = llvm.add %arg5, %370 : i64
    %372 = llvm.mlir.constant(32 : index) : i64
    %373 = llvm.add %371, %372 : i64
    %374 = llvm.getelementptr %arg4[%373] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %30, %374 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %375 = llvm.mlir.constant(6 : index) : i64
    %376 = llvm.mlir.constant(2304 : index) : i64
    %377 = llvm.add %arg5, %376 : i64
    %378 = llvm.mlir.constant(0 : index) : i64
    %379 = llvm.getelementptr %arg4[%377] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %31, %379 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %380 = llvm.mlir.constant(6 : index) : i64
    %381 = llvm.mlir.constant(2304 : index) : i64
    %382 = llvm.add %arg5, %381 : i64
    %383 = llvm.mlir.constant(16 : index) : i64
    %384 = llvm.add %382, %383 : i64
    %385 = llvm.getelementptr %arg4[%384] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %32, %385 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %386 = llvm.mlir.constant(6 : index) : i64
    %387 = llvm.mlir.constant(2304 : index) : i64
    %388 = llvm.add %arg5, %387 : i64
    %389 = llvm.mlir.constant(32 : index) : i64
    %390 = llvm.add %388, %389 : i64
    %391 = llvm.getelementptr %arg4[%390] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %33, %391 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %392 = llvm.mlir.constant(7 : index) : i64
    %393 = llvm.mlir.constant(2688 : index) : i64
    %394 = llvm.add %arg5, %393 : i64
    %395 = llvm.mlir.constant(0 : index) : i64
    %396 = llvm.getelementptr %arg4[%394] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %34, %396 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %397 = llvm.mlir.constant(7 : index) : i64
    %398 = llvm.mlir.constant(2688 : index) : i64
    %399 = llvm.add %arg5, %398 : i64
    %400 = llvm.mlir.constant(16 : index) : i64
    %401 = llvm.add %399, %400 : i64
    %402 = llvm.getelementptr %arg4[%401] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %35, %402 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %403 = llvm.mlir.constant(7 : index) : i64
    %404 = llvm.mlir.constant(2688 : index) : i64
    %405 = llvm.add %arg5, %404 : i64
    %406 = llvm.mlir.constant(32 : index) : i64
    %407 = llvm.add %405, %406 : i64
    %408 = llvm.getelementptr %arg4[%407] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %36, %408 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %409 = llvm.mlir.constant(192 : index) : i64
    %410 = llvm.mlir.constant(768 : index) : i64
    %411 = llvm.mlir.constant(192 : index) : i64
    llvm.br ^bb4(%409 : i64)
  ^bb4(%412: i64):  // 2 preds: ^bb3, ^bb8
    %413 = llvm.icmp "slt" %412, %410 : i64
    llvm.cond_br %413, ^bb5, ^bb9
  ^bb5:  // pred: ^bb4
    %414 = llvm.mlir.constant(192 : index) : i64
    %415 = llvm.mlir.constant(dense<0.000000e+00> : vector<16xf32>) : vector<16xf32>
    %416 = llvm.add %412, %414 : i64
    %417 = llvm.mlir.constant(2 : index) : i64
    %418 = llvm.mlir.constant(0 : index) : i64
    %419 = llvm.mlir.constant(2 : index) : i64
    llvm.br ^bb6(%412, %415, %415, %415, %415, %415, %415, %415, %415, %415, %415, %415, %415, %415, %415, %415, %415, %415, %415, %415, %415, %415, %415, %415, %415 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
  ^bb6(%420: i64, %421: vector<16xf32>, %422: vector<16xf32>, %423: vector<16xf32>, %424: vector<16xf32>, %425: vector<16xf32>, %426: vector<16xf32>, %427: vector<16xf32>, %428: vector<16xf32>, %429: vector<16xf32>, %430: vector<16xf32>, %431: vector<16xf32>, %432: vector<16xf32>, %433: vector<16xf32>, %434: vector<16xf32>, %435: vector<16xf32>, %436: vector<16xf32>, %437: vector<16xf32>, %438: vector<16xf32>, %439: vector<16xf32>, %440: vector<16xf32>, %441: vector<16xf32>, %442: vector<16xf32>, %443: vector<16xf32>, %444: vector<16xf32>):  // 2 preds: ^bb5, ^bb7
    %445 = llvm.icmp "slt" %420, %416 : i64
    llvm.cond_br %445, ^bb7, ^bb8
  ^bb7:  // pred: ^bb6
    %446 = llvm.add %arg1, %420 : i64
    %447 = llvm.mul %420, %2 : i64
    %448 = llvm.add %arg3, %447 : i64
    %449 = llvm.mlir.constant(0 : index) : i64
    %450 = llvm.mlir.constant(0 : index) : i64
    %451 = llvm.mlir.constant(0 : index) : i64
    %452 = llvm.getelementptr %arg2[%448] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %453 = llvm.load %452 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %454 = llvm.mlir.constant(16 : index) : i64
    %455 = llvm.add %448, %454 : i64
    %456 = llvm.getelementptr %arg2[%455] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %457 = llvm.load %456 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %458 = llvm.mlir.constant(32 : index) : i64
    %459 = llvm.add %448, %458 : i64
    %460 = llvm.getelementptr %arg2[%459] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %461 = llvm.load %460 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %462 = llvm.mlir.constant(0 : index) : i64
    %463 = llvm.mlir.constant(0 : index) : i64
    %464 = llvm.mlir.constant(0 : index) : i64
    %465 = llvm.getelementptr %arg0[%446] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %466 = llvm.load %465 {alignment = 4 : i64} : !llvm.ptr -> f32
    %467 = llvm.mlir.poison : vector<16xf32>
    %468 = llvm.mlir.constant(0 : i32) : i32
    %469 = llvm.insertelement %466, %467[%468 : i32] : vector<16xf32>
    %470 = llvm.shufflevector %469, %467 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %471 = llvm.intr.fma(%470, %453, %421) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %472 = llvm.intr.fma(%470, %457, %422) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %473 = llvm.intr.fma(%470, %461, %423) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %474 = llvm.mlir.constant(1 : index) : i64
    %475 = llvm.mlir.constant(1536 : index) : i64
    %476 = llvm.mlir.constant(1536 : index) : i64
    %477 = llvm.add %446, %476 : i64
    %478 = llvm.getelementptr %arg0[%477] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %479 = llvm.load %478 {alignment = 4 : i64} : !llvm.ptr -> f32
    %480 = llvm.mlir.poison : vector<16xf32>
    %481 = llvm.mlir.constant(0 : i32) : i32
    %482 = llvm.insertelement %479, %480[%481 : i32] : vector<16xf32>
    %483 = llvm.shufflevector %482, %480 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %484 = llvm.intr.fma(%483, %453, %424) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %485 = llvm.intr.fma(%483, %457, %425) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %486 = llvm.intr.fma(%483, %461, %426) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %487 = llvm.mlir.constant(2 : index) : i64
    %488 = llvm.mlir.constant(3072 : index) : i64
    %489 = llvm.mlir.constant(3072 : index) : i64
    %490 = llvm.add %446, %489 : i64
    %491 = llvm.getelementptr %arg0[%490] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %492 = llvm.load %491 {alignment = 4 : i64} : !llvm.ptr -> f32
    %493 = llvm.mlir.poison : vector<16xf32>
    %494 = llvm.mlir.constant(0 : i32) : i32
    %495 = llvm.insertelement %492, %493[%494 : i32] : vector<16xf32>
    %496 = llvm.shufflevector %495, %493 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %497 = llvm.intr.fma(%496, %453, %427) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %498 = llvm.intr.fma(%496, %457, %428) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %499 = llvm.intr.fma(%496, %461, %429) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %500 = llvm.mlir.constant(3 : index) : i64
    %501 = llvm.mlir.constant(4608 : index) : i64
    %502 = llvm.mlir.constant(4608 : index) : i64
    %503 = llvm.add %446, %502 : i64
    %504 = llvm.getelementptr %arg0[%503] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %505 = llvm.load %504 {alignment = 4 : i64} : !llvm.ptr -> f32
    %506 = llvm.mlir.poison : vector<16xf32>
    %507 = llvm.mlir.constant(0 : i32) : i32
    %508 = llvm.insertelement %505, %506[%507 : i32] : vector<16xf32>
    %509 = llvm.shufflevector %508, %506 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %510 = llvm.intr.fma(%509, %453, %430) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %511 = llvm.intr.fma(%509, %457, %431) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %512 = llvm.intr.fma(%509, %461, %432) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %513 = llvm.mlir.constant(4 : index) : i64
    %514 = llvm.mlir.constant(6144 : index) : i64
    %515 = llvm.mlir.constant(6144 : index) : i64
    %516 = llvm.add %446, %515 : i64
    %517 = llvm.getelementptr %arg0[%516] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %518 = llvm.load %517 {alignment = 4 : i64} : !llvm.ptr -> f32
    %519 = llvm.mlir.poison : vector<16xf32>
    %520 = llvm.mlir.constant(0 : i32) : i32
    %521 = llvm.insertelement %518, %519[%520 : i32] : vector<16xf32>
    %522 = llvm.shufflevector %521, %519 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %523 = llvm.intr.fma(%522, %453, %433) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %524 = llvm.intr.fma(%522, %457, %434) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %525 = llvm.intr.fma(%522, %461, %435) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %526 = llvm.mlir.constant(5 : index) : i64
    %527 = llvm.mlir.constant(7680 : index) : i64
    %528 = llvm.mlir.constant(7680 : index) : i64
    %529 = llvm.add %446, %528 : i64
    %530 = llvm.getelementptr %arg0[%529] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %531 = llvm.load %530 {alignment = 4 : i64} : !llvm.ptr -> f32
    %532 = llvm.mlir.poison : vector<16xf32>
    %533 = llvm.mlir.constant(0 : i32) : i32
    %534 = llvm.insertelement %531, %532[%533 : i32] : vector<16xf32>
    %535 = llvm.shufflevector %534, %532 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %536 = llvm.intr.fma(%535, %453, %436) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %537 = llvm.intr.fma(%535, %457, %437) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %538 = llvm.intr.fma(%535, %461, %438) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %539 = llvm.mlir.constant(6 : index) : i64
    %540 = llvm.mlir.constant(9216 : index) : i64
    %541 = llvm.mlir.constant(9216 : index) : i64
    %542 = llvm.add %446, %541 : i64
    %543 = llvm.getelementptr %arg0[%542] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %544 = llvm.load %543 {alignment = 4 : i64} : !llvm.ptr -> f32
    %545 = llvm.mlir.poison : vector<16xf32>
    %546 = llvm.mlir.constant(0 : i32) : i32
    %547 = llvm.insertelement %544, %545[%546 : i32] : vector<16xf32>
    %548 = llvm.shufflevector %547, %545 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %549 = llvm.intr.fma(%548, %453, %439) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %550 = llvm.intr.fma(%548, %457, %440) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %551 = llvm.intr.fma(%548, %461, %441) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %552 = llvm.mlir.constant(7 : index) : i64
    %553 = llvm.mlir.constant(10752 : index) : i64
    %554 = llvm.mlir.constant(10752 : index) : i64
    %555 = llvm.add %446, %554 : i64
    %556 = llvm.getelementptr %arg0[%555] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %557 = llvm.load %556 {alignment = 4 : i64} : !llvm.ptr -> f32
    %558 = llvm.mlir.poison : vector<16xf32>
    %559 = llvm.mlir.constant(0 : i32) : i32
    %560 = llvm.insertelement %557, %558[%559 : i32] : vector<16xf32>
    %561 = llvm.shufflevector %560, %558 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %562 = llvm.intr.fma(%561, %453, %442) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %563 = llvm.intr.fma(%561, %457, %443) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %564 = llvm.intr.fma(%561, %461, %444) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %565 = llvm.mlir.constant(1 : index) : i64
    %566 = llvm.mlir.constant(48 : index) : i64
    %567 = llvm.add %448, %566 : i64
    %568 = llvm.mlir.constant(0 : index) : i64
    %569 = llvm.getelementptr %arg2[%567] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %570 = llvm.load %569 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %571 = llvm.mlir.constant(16 : index) : i64
    %572 = llvm.add %567, %571 : i64
    %573 = llvm.getelementptr %arg2[%572] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %574 = llvm.load %573 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %575 = llvm.mlir.constant(32 : index) : i64
    %576 = llvm.add %567, %575 : i64
    %577 = llvm.getelementptr %arg2[%576] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %578 = llvm.load %577 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %579 = llvm.mlir.constant(1 : index) : i64
    %580 = llvm.mlir.constant(0 : index) : i64
    %581 = llvm.mlir.constant(0 : index) : i64
    %582 = llvm.add %446, %579 : i64
    %583 = llvm.getelementptr %arg0[%582] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %584 = llvm.load %583 {alignment = 4 : i64} : !llvm.ptr -> f32
    %585 = llvm.mlir.poison : vector<16xf32>
    %586 = llvm.mlir.constant(0 : i32) : i32
    %587 = llvm.insertelement %584, %585[%586 : i32] : vector<16xf32>
    %588 = llvm.shufflevector %587, %585 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %589 = llvm.intr.fma(%588, %570, %471) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %590 = llvm.intr.fma(%588, %574, %472) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %591 = llvm.intr.fma(%588, %578, %473) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %592 = llvm.mlir.constant(1 : index) : i64
    %593 = llvm.mlir.constant(1536 : index) : i64
    %594 = llvm.mlir.constant(1537 : index) : i64
    %595 = llvm.add %446, %594 : i64
    %596 = llvm.getelementptr %arg0[%595] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %597 = llvm.load %596 {alignment = 4 : i64} : !llvm.ptr -> f32
    %598 = llvm.mlir.poison : vector<16xf32>
    %599 = llvm.mlir.constant(0 : i32) : i32
    %600 = llvm.insertelement %597, %598[%599 : i32] : vector<16xf32>
    %601 = llvm.shufflevector %600, %598 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %602 = llvm.intr.fma(%601, %570, %484) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %603 = llvm.intr.fma(%601, %574, %485) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %604 = llvm.intr.fma(%601, %578, %486) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %605 = llvm.mlir.constant(2 : index) : i64
    %606 = llvm.mlir.constant(3072 : index) : i64
    %607 = llvm.mlir.constant(3073 : index) : i64
    %608 = llvm.add %446, %607 : i64
    %609 = llvm.getelementptr %arg0[%608] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %610 = llvm.load %609 {alignment = 4 : i64} : !llvm.ptr -> f32
    %611 = llvm.mlir.poison : vector<16xf32>
    %612 = llvm.mlir.constant(0 : i32) : i32
    %613 = llvm.insertelement %610, %611[%612 : i32] : vector<16xf32>
    %614 = llvm.shufflevector %613, %611 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %615 = llvm.intr.fma(%614, %570, %497) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %616 = llvm.intr.fma(%614, %574, %498) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %617 = llvm.intr.fma(%614, %578, %499) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %618 = llvm.mlir.constant(3 : index) : i64
    %619 = llvm.mlir.constant(4608 : index) : i64
    %620 = llvm.mlir.constant(4609 : index) : i64
    %621 = llvm.add %446, %620 : i64
    %622 = llvm.getelementptr %arg0[%621] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %623 = llvm.load %622 {alignment = 4 : i64} : !llvm.ptr -> f32
    %624 = llvm.mlir.poison : vector<16xf32>
    %625 = llvm.mlir.constant(0 : i32) : i32
    %626 = llvm.insertelement %623, %624[%625 : i32] : vector<16xf32>
    %627 = llvm.shufflevector %626, %624 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %628 = llvm.intr.fma(%627, %570, %510) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %629 = llvm.intr.fma(%627, %574, %511) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %630 = llvm.intr.fma(%627, %578, %512) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %631 = llvm.mlir.constant(4 : index) : i64
    %632 = llvm.mlir.constant(6144 : index) : i64
    %633 = llvm.mlir.constant(6145 : index) : i64
    %634 = llvm.add %446, %633 : i64
    %635 = llvm.getelementptr %arg0[%634] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %636 = llvm.load %635 {alignment = 4 : i64} : !llvm.ptr -> f32
    %637 = llvm.mlir.poison : vector<16xf32>
    %638 = llvm.mlir.constant(0 : i32) : i32
    %639 = llvm.insertelement %636, %637[%638 : i32] : vector<16xf32>
    %640 = llvm.shufflevector %639, %637 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %641 = llvm.intr.fma(%640, %570, %523) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %642 = llvm.intr.fma(%640, %574, %524) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %643 = llvm.intr.fma(%640, %578, %525) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %644 = llvm.mlir.constant(5 : index) : i64
    %645 = llvm.mlir.constant(7680 : index) : i64
    %646 = llvm.mlir.constant(7681 : index) : i64
    %647 = llvm.add %446, %646 : i64
    %648 = llvm.getelementptr %arg0[%647] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %649 = llvm.load %648 {alignment = 4 : i64} : !llvm.ptr -> f32
    %650 = llvm.mlir.poison : vector<16xf32>
    %651 = llvm.mlir.constant(0 : i32) : i32
    %652 = llvm.insertelement %649, %650[%651 : i32] : vector<16xf32>
    %653 = llvm.shufflevector %652, %650 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %654 = llvm.intr.fma(%653, %570, %536) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %655 = llvm.intr.fma(%653, %574, %537) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %656 = llvm.intr.fma(%653, %578, %538) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %657 = llvm.mlir.constant(6 : index) : i64
    %658 = llvm.mlir.constant(9216 : index) : i64
    %659 = llvm.mlir.constant(9217 : index) : i64
    %660 = llvm.add %446, %659 : i64
    %661 = llvm.getelementptr %arg0[%660] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %662 = llvm.load %661 {alignment = 4 : i64} : !llvm.ptr -> f32
    %663 = llvm.mlir.poison : vector<16xf32>
    %664 = llvm.mlir.constant(0 : i32) : i32
    %665 = llvm.insertelement %662, %663[%664 : i32] : vector<16xf32>
    %666 = llvm.shufflevector %665, %663 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %667 = llvm.intr.fma(%666, %570, %549) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %668 = llvm.intr.fma(%666, %574, %550) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %669 = llvm.intr.fma(%666, %578, %551) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %670 = llvm.mlir.constant(7 : index) : i64
    %671 = llvm.mlir.constant(10752 : index) : i64
    %672 = llvm.mlir.constant(10753 : index) : i64
    %673 = llvm.add %446, %672 : i64
    %674 = llvm.getelementptr %arg0[%673] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %675 = llvm.load %674 {alignment = 4 : i64} : !llvm.ptr -> f32
    %676 = llvm.mlir.poison : vector<16xf32>
    %677 = llvm.mlir.constant(0 : i32) : i32
    %678 = llvm.insertelement %675, %676[%677 : i32] : vector<16xf32>
    %679 = llvm.shufflevector %678, %676 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %680 = llvm.intr.fma(%679, %570, %562) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %681 = llvm.intr.fma(%679, %574, %563) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %682 = llvm.intr.fma(%679, %578, %564) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %683 = llvm.add %420, %419 : i64
    llvm.br ^bb6(%683, %589, %590, %591, %602, %603, %604, %615, %616, %617, %628, %629, %630, %641, %642, %643, %654, %655, %656, %667, %668, %669, %680, %681, %682 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
  ^bb8:  // pred: ^bb6
    %684 = llvm.mlir.constant(0 : index) : i64
    %685 = llvm.mlir.constant(0 : index) : i64
    %686 = llvm.mlir.constant(0 : index) : i64
    %687 = llvm.getelementptr %arg4[%arg5] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %688 = llvm.load %687 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %689 = llvm.fadd %688, %421 : vector<16xf32>
    %690 = llvm.mlir.constant(0 : index) : i64
    %691 = llvm.mlir.constant(0 : index) : i64
    %692 = llvm.mlir.constant(0 : index) : i64
    %693 = llvm.getelementptr %arg4[%arg5] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %689, %693 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %694 = llvm.mlir.constant(0 : index) : i64
    %695 = llvm.mlir.constant(0 : index) : i64
    %696 = llvm.mlir.constant(16 : index) : i64
    %697 = llvm.add %arg5, %696 : i64
    %698 = llvm.getelementptr %arg4[%697] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %699 = llvm.load %698 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %700 = llvm.fadd %699, %422 : vector<16xf32>
    %701 = llvm.mlir.constant(0 : index) : i64
    %702 = llvm.mlir.constant(0 : index) : i64
    %703 = llvm.mlir.constant(16 : index) : i64
    %704 = llvm.add %arg5, %703 : i64
    %705 = llvm.getelementptr %arg4[%704] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %700, %705 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %706 = llvm.mlir.constant(0 : index) : i64
    %707 = llvm.mlir.constant(0 : index) : i64
    %708 = llvm.mlir.constant(32 : index) : i64
    %709 = llvm.add %arg5, %708 : i64
    %710 = llvm.getelementptr %arg4[%709] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %711 = llvm.load %710 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %712 = llvm.fadd %711, %423 : vector<16xf32>
    %713 = llvm.mlir.constant(0 : index) : i64
    %714 = llvm.mlir.constant(0 : index) : i64
    %715 = llvm.mlir.constant(32 : index) : i64
    %716 = llvm.add %arg5, %715 : i64
    %717 = llvm.getelementptr %arg4[%716] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %712, %717 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %718 = llvm.mlir.constant(1 : index) : i64
    %719 = llvm.mlir.constant(384 : index) : i64
    %720 = llvm.add %arg5, %719 : i64
    %721 = llvm.mlir.constant(0 : index) : i64
    %722 = llvm.getelementptr %arg4[%720] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %723 = llvm.load %722 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %724 = llvm.fadd %723, %424 : vector<16xf32>
    %725 = llvm.mlir.constant(1 : index) : i64
    %726 = llvm.mlir.constant(384 : index) : i64
    %727 = llvm.add %arg5, %726 : i64
    %728 = llvm.mlir.constant(0 : index) : i64
    %729 = llvm.getelementptr %arg4[%727] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %724, %729 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %730 = llvm.mlir.constant(1 : index) : i64
    %731 = llvm.mlir.constant(384 : index) : i64
    %732 = llvm.add %arg5, %731 : i64
    %733 = llvm.mlir.constant(16 : index) : i64
    %734 = llvm.add %732, %733 : i64
    %735 = llvm.getelementptr %arg4[%734] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %736 = llvm.load %735 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %737 = llvm.fadd %736, %425 : vector<16xf32>
    %738 = llvm.mlir.constant(1 : index) : i64
    %739 = llvm.mlir.constant(384 : index) : i64
    %740 = llvm.add %arg5, %739 : i64
    %741 = llvm.mlir.constant(16 : index) : i64
    %742 = llvm.add %740, %741 : i64
    %743 = llvm.getelementptr %arg4[%742] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %737, %743 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %744 = llvm.mlir.constant(1 : index) : i64
    %745 = llvm.mlir.constant(384 : index) : i64
    %746 = llvm.add %arg5, %745 : i64
    %747 = llvm.mlir.constant(32 : index) : i64
    %748 = llvm.add %746, %747 : i64
    %749 = llvm.getelementptr %arg4[%748] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %750 = llvm.load %749 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %751 = llvm.fadd %750, %426 : vector<16xf32>
    %752 = llvm.mlir.constant(1 : index) : i64
    %753 = llvm.mlir.constant(384 : index) : i64
    %754 = llvm.add %arg5, %753 : i64
    %755 = llvm.mlir.constant(32 : index) : i64
    %756 = llvm.add %754, %755 : i64
    %757 = llvm.getelementptr %arg4[%756] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %751, %757 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %758 = llvm.mlir.constant(2 : index) : i64
    %759 = llvm.mlir.constant(768 : index) : i64
    %760 = llvm.add %arg5, %759 : i64
    %761 = llvm.mlir.constant(0 : index) : i64
    %762 = llvm.getelementptr %arg4[%760] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %763 = llvm.load %762 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %764 = llvm.fadd %763, %427 : vector<16xf32>
    %765 = llvm.mlir.constant(2 : index) : i64
    %766 = llvm.mlir.constant(768 : index) : i64
    %767 = llvm.add %arg5, %766 : i64
    %768 = llvm.mlir.constant(0 : index) : i64
    %769 = llvm.getelementptr %arg4[%767] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %764, %769 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %770 = llvm.mlir.constant(2 : index) : i64
    %771 = llvm.mlir.constant(768 : index) : i64
    %772 = llvm.add %arg5, %771 : i64
    %773 = llvm.mlir.constant(16 : index) : i64
    %774 = llvm.add %772, %773 : i64
    %775 = llvm.getelementptr %arg4[%774] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %776 = llvm.load %775 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %777 = llvm.fadd %776, %428 : vector<16xf32>
    %778 = llvm.mlir.constant(2 : index) : i64
    %779 = llvm.mlir.constant(768 : index) : i64
    %780 = llvm.add %arg5, %779 : i64
    %781 = llvm.mlir.constant(16 : index) : i64
    %782 = llvm.add %780, %781 : i64
    %783 = llvm.getelementptr %arg4[%782] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %777, %783 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %784 = llvm.mlir.constant(2 : index) : i64
    %785 = llvm.mlir.constant(768 : index) : i64
    %786 = llvm.add %arg5, %785 : i64
    %787 = llvm.mlir.constant(32 : index) : i64
    %788 = llvm.add %786, %787 : i64
    %789 = llvm.getelementptr %arg4[%788] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %790 = llvm.load %789 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %791 = llvm.fadd %790, %429 : vector<16xf32>
    %792 = llvm.mlir.constant(2 : index) : i64
    %793 = llvm.mlir.constant(768 : index) : i64
    %794 = llvm.add %arg5, %793 : i64
    %795 = llvm.mlir.constant(32 : index) : i64
    %796 = llvm.add %794, %795 : i64
    %797 = llvm.getelementptr %arg4[%796] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %791, %797 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %798 = llvm.mlir.constant(3 : index) : i64
    %799 = llvm.mlir.constant(1152 : index) : i64
    %800 = llvm.add %arg5, %799 : i64
    %801 = llvm.mlir.constant(0 : index) : i64
    %802 = llvm.getelementptr %arg4[%800] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %803 = llvm.load %802 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %804 = llvm.fadd %803, %430 : vector<16xf32>
    %805 = llvm.mlir.constant(3 : index) : i64
    %806 = llvm.mlir.constant(1152 : index) : i64
    %807 = llvm.add %arg5, %806 : i64
    %808 = llvm.mlir.constant(0 : index) : i64
    %809 = llvm.getelementptr %arg4[%807] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %804, %809 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %810 = llvm.mlir.constant(3 : index) : i64
    %811 = llvm.mlir.constant(1152 : index) : i64
    %812 = llvm.add %arg5, %811 : i64
    %813 = llvm.mlir.constant(16 : index) : i64
    %814 = llvm.add %812, %813 : i64
    %815 = llvm.getelementptr %arg4[%814] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %816 = llvm.load %815 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %817 = llvm.fadd %816, %431 : vector<16xf32>
    %818 = llvm.mlir.constant(3 : index) : i64
    %819 = llvm.mlir.constant(1152 : index) : i64
    %820 = llvm.add %arg5, %819 : i64
    %821 = llvm.mlir.constant(16 : index) : i64
    %822 = llvm.add %820, %821 : i64
    %823 = llvm.getelementptr %arg4[%822] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %817, %823 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %824 = llvm.mlir.constant(3 : index) : i64
    %825 = llvm.mlir.constant(1152 : index) : i64
    %826 = llvm.add %arg5, %825 : i64
    %827 = llvm.mlir.constant(32 : index) : i64
    %828 = llvm.add %826, %827 : i64
    %829 = llvm.getelementptr %arg4[%828] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %830 = llvm.load %829 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %831 = llvm.fadd %830, %432 : vector<16xf32>
    %832 = llvm.mlir.constant(3 : index) : i64
    %833 = llvm.mlir.constant(1152 : index) : i64
    %834 = llvm.add %arg5, %833 : i64
    %835 = llvm.mlir.constant(32 : index) : i64
    %836 = llvm.add %834, %835 : i64
    %837 = llvm.getelementptr %arg4[%836] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %831, %837 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %838 = llvm.mlir.constant(4 : index) : i64
    %839 = llvm.mlir.constant(1536 : index) : i64
    %840 = llvm.add %arg5, %839 : i64
    %841 = llvm.mlir.constant(0 : index) : i64
    %842 = llvm.getelementptr %arg4[%840] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %843 = llvm.load %842 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %844 = llvm.fadd %843, %433 : vector<16xf32>
    %845 = llvm.mlir.constant(4 : index) : i64
    %846 = llvm.mlir.constant(1536 : index) : i64
    %847 = llvm.add %arg5, %846 : i64
    %848 = llvm.mlir.constant(0 : index) : i64
    %849 = llvm.getelementptr %arg4[%847] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %844, %849 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %850 = llvm.mlir.constant(4 : index) : i64
    %851 = llvm.mlir.constant(1536 : index) : i64
    %852 = llvm.add %arg5, %851 : i64
    %853 = llvm.mlir.constant(16 : index) : i64
    %854 = llvm.add %852, %853 : i64
    %855 = llvm.getelementptr %arg4[%854] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %856 = llvm.load %855 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %857 = llvm.fadd %856, %434 : vector<16xf32>
    %858 = llvm.mlir.constant(4 : index) : i64
    %859 = llvm.mlir.constant(1536 : index) : i64
    %860 = llvm.add %arg5, %859 : i64
    %861 = llvm.mlir.constant(16 : index) : i64
    %862 = llvm.add %860, %861 : i64
    %863 = llvm.getelementptr %arg4[%862] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %857, %863 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %864 = llvm.mlir.constant(4 : index) : i64
    %865 = llvm.mlir.constant(1536 : index) : i64
    %866 = llvm.add %arg5, %865 : i64
    %867 = llvm.mlir.constant(32 : index) : i64
    %868 = llvm.add %866, %867 : i64
    %869 = llvm.getelementptr %arg4[%868] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %870 = llvm.load %869 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %871 = llvm.fadd %870, %435 : vector<16xf32>
    %872 = llvm.mlir.constant(4 : index) : i64
    %873 = llvm.mlir.constant(1536 : index) : i64
    %874 = llvm.add %arg5, %873 : i64
    %875 = llvm.mlir.constant(32 : index) : i64
    %876 = llvm.add %874, %875 : i64
    %877 = llvm.getelementptr %arg4[%876] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %871, %877 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %878 = llvm.mlir.constant(5 : index) : i64
    %879 = llvm.mlir.constant(1920 : index) : i64
    %880 = llvm.add %arg5, %879 : i64
    %881 = llvm.mlir.constant(0 : index) : i64
    %882 = llvm.getelementptr %arg4[%880] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %883 = llvm.load %882 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %884 = llvm.fadd %883, %436 : vector<16xf32>
    %885 = llvm.mlir.constant(5 : index) : i64
    %886 = llvm.mlir.constant(1920 : index) : i64
    %887 = llvm.add %arg5, %886 : i64
    %888 = llvm.mlir.constant(0 : index) : i64
    %889 = llvm.getelementptr %arg4[%887] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %884, %889 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %890 = llvm.mlir.constant(5 : index) : i64
    %891 = llvm.mlir.constant(1920 : index) : i64
    %892 = llvm.add %arg5, %891 : i64
    %893 = llvm.mlir.constant(16 : index) : i64
    %894 = llvm.add %892, %893 : i64
    %895 = llvm.getelementptr %arg4[%894] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %896 = llvm.load %895 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %897 = llvm.fadd %896, %437 : vector<16xf32>
    %898 = llvm.mlir.constant(5 : index) : i64
    %899 = llvm.mlir.constant(1920 : index) : i64
    %900 = llvm.add %arg5, %899 : i64
    %901 = llvm.mlir.constant(16 : index) : i64
    %902 = llvm.add %900, %901 : i64
    %903 = llvm.getelementptr %arg4[%902] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %897, %903 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %904 = llvm.mlir.constant(5 : index) : i64
    %905 = llvm.mlir.constant(1920 : index) : i64
    %906 = llvm.add %arg5, %905 : i64
    %907 = llvm.mlir.constant(32 : index) : i64
    %908 = llvm.add %906, %907 : i64
    %909 = llvm.getelementptr %arg4[%908] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %910 = llvm.load %909 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %911 = llvm.fadd %910, %438 : vector<16xf32>
    %912 = llvm.mlir.constant(5 : index) : i64
    %913 = llvm.mlir.constant(1920 : index) : i64
    %914 = llvm.add %arg5, %913 : i64
    %915 = llvm.mlir.constant(32 : index) : i64
    %916 = llvm.add %914, %915 : i64
    %917 = llvm.getelementptr %arg4[%916] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %911, %917 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %918 = llvm.mlir.constant(6 : index) : i64
    %919 = llvm.mlir.constant(2304 : index) : i64
    %920 = llvm.add %arg5, %919 : i64
    %921 = llvm.mlir.constant(0 : index) : i64
    %922 = llvm.getelementptr %arg4[%920] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %923 = llvm.load %922 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %924 = llvm.fadd %923, %439 : vector<16xf32>
    %925 = llvm.mlir.constant(6 : index) : i64
    %926 = llvm.mlir.constant(2304 : index) : i64
    %927 = llvm.add %arg5, %926 : i64
    %928 = llvm.mlir.constant(0 : index) : i64
    %929 = llvm.getelementptr %arg4[%927] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %924, %929 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %930 = llvm.mlir.constant(6 : index) : i64
    %931 = llvm.mlir.constant(2304 : index) : i64
    %932 = llvm.add %arg5, %931 : i64
    %933 = llvm.mlir.constant(16 : index) : i64
    %934 = llvm.add %932, %933 : i64
    %935 = llvm.getelementptr %arg4[%934] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %936 = llvm.load %935 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %937 = llvm.fadd %936, %440 : vector<16xf32>
    %938 = llvm.mlir.constant(6 : index) : i64
    %939 = llvm.mlir.constant(2304 : index) : i64
    %940 = llvm.add %arg5, %939 : i64
    %941 = llvm.mlir.constant(16 : index) : i64
    %942 = llvm.add %940, %941 : i64
    %943 = llvm.getelementptr %arg4[%942] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %937, %943 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %944 = llvm.mlir.constant(6 : index) : i64
    %945 = llvm.mlir.constant(2304 : index) : i64
    %946 = llvm.add %arg5, %945 : i64
    %947 = llvm.mlir.constant(32 : index) : i64
    %948 = llvm.add %946, %947 : i64
    %949 = llvm.getelementptr %arg4[%948] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %950 = llvm.load %949 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %951 = llvm.fadd %950, %441 : vector<16xf32>
    %952 = llvm.mlir.constant(6 : index) : i64
    %953 = llvm.mlir.constant(2304 : index) : i64
    %954 = llvm.add %arg5, %953 : i64
    %955 = llvm.mlir.constant(32 : index) : i64
    %956 = llvm.add %954, %955 : i64
    %957 = llvm.getelementptr %arg4[%956] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %951, %957 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %958 = llvm.mlir.constant(7 : index) : i64
    %959 = llvm.mlir.constant(2688 : index) : i64
    %960 = llvm.add %arg5, %959 : i64
    %961 = llvm.mlir.constant(0 : index) : i64
    %962 = llvm.getelementptr %arg4[%960] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %963 = llvm.load %962 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %964 = llvm.fadd %963, %442 : vector<16xf32>
    %965 = llvm.mlir.constant(7 : index) : i64
    %966 = llvm.mlir.constant(2688 : index) : i64
    %967 = llvm.add %arg5, %966 : i64
    %968 = llvm.mlir.constant(0 : index) : i64
    %969 = llvm.getelementptr %arg4[%967] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %964, %969 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %970 = llvm.mlir.constant(7 : index) : i64
    %971 = llvm.mlir.constant(2688 : index) : i64
    %972 = llvm.add %arg5, %971 : i64
    %973 = llvm.mlir.constant(16 : index) : i64
    %974 = llvm.add %972, %973 : i64
    %975 = llvm.getelementptr %arg4[%974] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %976 = llvm.load %975 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %977 = llvm.fadd %976, %443 : vector<16xf32>
    %978 = llvm.mlir.constant(7 : index) : i64
    %979 = llvm.mlir.constant(2688 : index) : i64
    %980 = llvm.add %arg5, %979 : i64
    %981 = llvm.mlir.constant(16 : index) : i64
    %982 = llvm.add %980, %981 : i64
    %983 = llvm.getelementptr %arg4[%982] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %977, %983 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %984 = llvm.mlir.constant(7 : index) : i64
    %985 = llvm.mlir.constant(2688 : index) : i64
    %986 = llvm.add %arg5, %985 : i64
    %987 = llvm.mlir.constant(32 : index) : i64
    %988 = llvm.add %986, %987 : i64
    %989 = llvm.getelementptr %arg4[%988] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %990 = llvm.load %989 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %991 = llvm.fadd %990, %444 : vector<16xf32>
    %992 = llvm.mlir.constant(7 : index) : i64
    %993 = llvm.mlir.constant(2688 : index) : i64
    %994 = llvm.add %arg5, %993 : i64
    %995 = llvm.mlir.constant(32 : index) : i64
    %996 = llvm.add %994, %995 : i64
    %997 = llvm.getelementptr %arg4[%996] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %991, %997 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %998 = llvm.add %412, %411 : i64
    llvm.br ^bb4(%998 : i64)
  ^bb9:  // pred: ^bb4
    llvm.return
  }
  llvm.func internal @matmul_f24d81eb51aef954.mma2(%arg0: !llvm.ptr, %arg1: i64, %arg2: !llvm.ptr, %arg3: i64, %arg4: !llvm.ptr, %arg5: i64) {
    %0 = llvm.mlir.constant(1536 : index) : i64
    %1 = llvm.mlir.constant(1 : index) : i64
    %2 = llvm.mlir.constant(48 : index) : i64
    %3 = llvm.mlir.constant(384 : index) : i64
    %4 = llvm.mlir.constant(768 : index) : i64
    %5 = llvm.mlir.constant(0 : index) : i64
    %6 = llvm.mlir.constant(192 : index) : i64
    %7 = llvm.mlir.constant(dense<0.000000e+00> : vector<16xf32>) : vector<16xf32>
    %8 = llvm.mlir.constant(192 : index) : i64
    %9 = llvm.mlir.constant(2 : index) : i64
    %10 = llvm.mlir.constant(0 : index) : i64
    %11 = llvm.mlir.constant(2 : index) : i64
    llvm.br ^bb1(%5, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
  ^bb1(%12: i64, %13: vector<16xf32>, %14: vector<16xf32>, %15: vector<16xf32>, %16: vector<16xf32>, %17: vector<16xf32>, %18: vector<16xf32>, %19: vector<16xf32>, %20: vector<16xf32>, %21: vector<16xf32>, %22: vector<16xf32>, %23: vector<16xf32>, %24: vector<16xf32>, %25: vector<16xf32>, %26: vector<16xf32>, %27: vector<16xf32>, %28: vector<16xf32>, %29: vector<16xf32>, %30: vector<16xf32>, %31: vector<16xf32>, %32: vector<16xf32>, %33: vector<16xf32>, %34: vector<16xf32>, %35: vector<16xf32>, %36: vector<16xf32>):  // 2 preds: ^bb0, ^bb2
    %37 = llvm.icmp "slt" %12, %8 : i64
    llvm.cond_br %37, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %38 = llvm.add %arg1, %12 : i64
    %39 = llvm.mul %12, %2 : i64
    %40 = llvm.add %arg3, %39 : i64
    %41 = llvm.mlir.constant(0 : index) : i64
    %42 = llvm.mlir.constant(0 : index) : i64
    %43 = llvm.mlir.constant(0 : index) : i64
    %44 = llvm.getelementptr %arg2[%40] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %45 = llvm.load %44 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %46 = llvm.mlir.constant(16 : index) : i64
    %47 = llvm.add %40, %46 : i64
    %48 = llvm.getelementptr %arg2[%47] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %49 = llvm.load %48 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %50 = llvm.mlir.constant(32 : index) : i64
    %51 = llvm.add %40, %50 : i64
    %52 = llvm.getelementptr %arg2[%51] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %53 = llvm.load %52 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %54 = llvm.mlir.constant(0 : index) : i64
    %55 = llvm.mlir.constant(0 : index) : i64
    %56 = llvm.mlir.constant(0 : index) : i64
    %57 = llvm.getelementptr %arg0[%38] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %58 = llvm.load %57 {alignment = 4 : i64} : !llvm.ptr -> f32
    %59 = llvm.mlir.poison : vector<16xf32>
    %60 = llvm.mlir.constant(0 : i32) : i32
    %61 = llvm.insertelement %58, %59[%60 : i32] : vector<16xf32>
    %62 = llvm.shufflevector %61, %59 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %63 = llvm.intr.fma(%62, %45, %13) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %64 = llvm.intr.fma(%62, %49, %14) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %65 = llvm.intr.fma(%62, %53, %15) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %66 = llvm.mlir.constant(1 : index) : i64
    %67 = llvm.mlir.constant(1536 : index) : i64
    %68 = llvm.mlir.constant(1536 : index) : i64
    %69 = llvm.add %38, %68 : i64
    %70 = llvm.getelementptr %arg0[%69] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %71 = llvm.load %70 {alignment = 4 : i64} : !llvm.ptr -> f32
    %72 = llvm.mlir.poison : vector<16xf32>
    %73 = llvm.mlir.constant(0 : i32) : i32
    %74 = llvm.insertelement %71, %72[%73 : i32] : vector<16xf32>
    %75 = llvm.shufflevector %74, %72 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %76 = llvm.intr.fma(%75, %45, %16) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %77 = llvm.intr.fma(%75, %49, %17) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %78 = llvm.intr.fma(%75, %53, %18) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %79 = llvm.mlir.constant(2 : index) : i64
    %80 = llvm.mlir.constant(3072 : index) : i64
    %81 = llvm.mlir.constant(3072 : index) : i64
    %82 = llvm.add %38, %81 : i64
    %83 = llvm.getelementptr %arg0[%82] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %84 = llvm.load %83 {alignment = 4 : i64} : !llvm.ptr -> f32
    %85 = llvm.mlir.poison : vector<16xf32>
    %86 = llvm.mlir.constant(0 : i32) : i32
    %87 = llvm.insertelement %84, %85[%86 : i32] : vector<16xf32>
    %88 = llvm.shufflevector %87, %85 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %89 = llvm.intr.fma(%88, %45, %19) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %90 = llvm.intr.fma(%88, %49, %20) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %91 = llvm.intr.fma(%88, %53, %21) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %92 = llvm.mlir.constant(3 : index) : i64
    %93 = llvm.mlir.constant(4608 : index) : i64
    %94 = llvm.mlir.constant(4608 : index) : i64
    %95 = llvm.add %38, %94 : i64
    %96 = llvm.getelementptr %arg0[%95] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %97 = llvm.load %96 {alignment = 4 : i64} : !llvm.ptr -> f32
    %98 = llvm.mlir.poison : vector<16xf32>
    %99 = llvm.mlir.constant(0 : i32) : i32
    %100 = llvm.insertelement %97, %98[%99 : i32] : vector<16xf32>
    %101 = llvm.shufflevector %100, %98 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %102 = llvm.intr.fma(%101, %45, %22) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %103 = llvm.intr.fma(%101, %49, %23) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %104 = llvm.intr.fma(%101, %53, %24) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %105 = llvm.mlir.constant(4 : index) : i64
    %106 = llvm.mlir.constant(6144 : index) : i64
    %107 = llvm.mlir.constant(6144 : index) : i64
    %108 = llvm.add %38, %107 : i64
    %109 = llvm.getelementptr %arg0[%108] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %110 = llvm.load %109 {alignment = 4 : i64} : !llvm.ptr -> f32
    %111 = llvm.mlir.poison : vector<16xf32>
    %112 = llvm.mlir.constant(0 : i32) : i32
    %113 = llvm.insertelement %110, %111[%112 : i32] : vector<16xf32>
    %114 = llvm.shufflevector %113, %111 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %115 = llvm.intr.fma(%114, %45, %25) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %116 = llvm.intr.fma(%114, %49, %26) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %117 = llvm.intr.fma(%114, %53, %27) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %118 = llvm.mlir.constant(5 : index) : i64
    %119 = llvm.mlir.constant(7680 : index) : i64
    %120 = llvm.mlir.constant(7680 : index) : i64
    %121 = llvm.add %38, %120 : i64
    %122 = llvm.getelementptr %arg0[%121] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %123 = llvm.load %122 {alignment = 4 : i64} : !llvm.ptr -> f32
    %124 = llvm.mlir.poison : vector<16xf32>
    %125 = llvm.mlir.constant(0 : i32) : i32
    %126 = llvm.insertelement %123, %124[%125 : i32] : vector<16xf32>
    %127 = llvm.shufflevector %126, %124 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %128 = llvm.intr.fma(%127, %45, %28) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %129 = llvm.intr.fma(%127, %49, %29) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %130 = llvm.intr.fma(%127, %53, %30) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %131 = llvm.mlir.constant(6 : index) : i64
    %132 = llvm.mlir.constant(9216 : index) : i64
    %133 = llvm.mlir.constant(9216 : index) : i64
    %134 = llvm.add %38, %133 : i64
    %135 = llvm.getelementptr %arg0[%134] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %136 = llvm.load %135 {alignment = 4 : i64} : !llvm.ptr -> f32
    %137 = llvm.mlir.poison : vector<16xf32>
    %138 = llvm.mlir.constant(0 : i32) : i32
    %139 = llvm.insertelement %136, %137[%138 : i32] : vector<16xf32>
    %140 = llvm.shufflevector %139, %137 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %141 = llvm.intr.fma(%140, %45, %31) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %142 = llvm.intr.fma(%140, %49, %32) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %143 = llvm.intr.fma(%140, %53, %33) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %144 = llvm.mlir.constant(7 : index) : i64
    %145 = llvm.mlir.constant(10752 : index) : i64
    %146 = llvm.mlir.constant(10752 : index) : i64
    %147 = llvm.add %38, %146 : i64
    %148 = llvm.getelementptr %arg0[%147] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %149 = llvm.load %148 {alignment = 4 : i64} : !llvm.ptr -> f32
    %150 = llvm.mlir.poison : vector<16xf32>
    %151 = llvm.mlir.constant(0 : i32) : i32
    %152 = llvm.insertelement %149, %150[%151 : i32] : vector<16xf32>
    %153 = llvm.shufflevector %152, %150 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %154 = llvm.intr.fma(%153, %45, %34) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %155 = llvm.intr.fma(%153, %49, %35) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %156 = llvm.intr.fma(%153, %53, %36) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %157 = llvm.mlir.constant(1 : index) : i64
    %158 = llvm.mlir.constant(48 : index) : i64
    %159 = llvm.add %40, %158 : i64
    %160 = llvm.mlir.constant(0 : index) : i64
    %161 = llvm.getelementptr %arg2[%159] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %162 = llvm.load %161 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %163 = llvm.mlir.constant(16 : index) : i64
    %164 = llvm.add %159, %163 : i64
    %165 = llvm.getelementptr %arg2[%164] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %166 = llvm.load %165 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %167 = llvm.mlir.constant(32 : index) : i64
    %168 = llvm.add %159, %167 : i64
    %169 = llvm.getelementptr %arg2[%168] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %170 = llvm.load %169 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %171 = llvm.mlir.constant(1 : index) : i64
    %172 = llvm.mlir.constant(0 : index) : i64
    %173 = llvm.mlir.constant(0 : index) : i64
    %174 = llvm.add %38, %171 : i64
    %175 = llvm.getelementptr %arg0[%174] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %176 = llvm.load %175 {alignment = 4 : i64} : !llvm.ptr -> f32
    %177 = llvm.mlir.poison : vector<16xf32>
    %178 = llvm.mlir.constant(0 : i32) : i32
    %179 = llvm.insertelement %176, %177[%178 : i32] : vector<16xf32>
    %180 = llvm.shufflevector %179, %177 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %181 = llvm.intr.fma(%180, %162, %63) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %182 = llvm.intr.fma(%180, %166, %64) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %183 = llvm.intr.fma(%180, %170, %65) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %184 = llvm.mlir.constant(1 : index) : i64
    %185 = llvm.mlir.constant(1536 : index) : i64
    %186 = llvm.mlir.constant(1537 : index) : i64
    %187 = llvm.add %38, %186 : i64
    %188 = llvm.getelementptr %arg0[%187] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %189 = llvm.load %188 {alignment = 4 : i64} : !llvm.ptr -> f32
    %190 = llvm.mlir.poison : vector<16xf32>
    %191 = llvm.mlir.constant(0 : i32) : i32
    %192 = llvm.insertelement %189, %190[%191 : i32] : vector<16xf32>
    %193 = llvm.shufflevector %192, %190 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %194 = llvm.intr.fma(%193, %162, %76) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %195 = llvm.intr.fma(%193, %166, %77) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %196 = llvm.intr.fma(%193, %170, %78) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %197 = llvm.mlir.constant(2 : index) : i64
    %198 = llvm.mlir.constant(3072 : index) : i64
    %199 = llvm.mlir.constant(3073 : index) : i64
    %200 = llvm.add %38, %199 : i64
    %201 = llvm.getelementptr %arg0[%200] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %202 = llvm.load %201 {alignment = 4 : i64} : !llvm.ptr -> f32
    %203 = llvm.mlir.poison : vector<16xf32>
    %204 = llvm.mlir.constant(0 : i32) : i32
    %205 = llvm.insertelement %202, %203[%204 : i32] : vector<16xf32>
    %206 = llvm.shufflevector %205, %203 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %207 = llvm.intr.fma(%206, %162, %89) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %208 = llvm.intr.fma(%206, %166, %90) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %209 = llvm.intr.fma(%206, %170, %91) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %210 = llvm.mlir.constant(3 : index) : i64
    %211 = llvm.mlir.constant(4608 : index) : i64
    %212 = llvm.mlir.constant(4609 : index) : i64
    %213 = llvm.add %38, %212 : i64
    %214 = llvm.getelementptr %arg0[%213] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %215 = llvm.load %214 {alignment = 4 : i64} : !llvm.ptr -> f32
    %216 = llvm.mlir.poison : vector<16xf32>
    %217 = llvm.mlir.constant(0 : i32) : i32
    %218 = llvm.insertelement %215, %216[%217 : i32] : vector<16xf32>
    %219 = llvm.shufflevector %218, %216 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %220 = llvm.intr.fma(%219, %162, %102) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %221 = llvm.intr.fma(%219, %166, %103) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %222 = llvm.intr.fma(%219, %170, %104) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %223 = llvm.mlir.constant(4 : index) : i64
    %224 = llvm.mlir.constant(6144 : index) : i64
    %225 = llvm.mlir.constant(6145 : index) : i64
    %226 = llvm.add %38, %225 : i64
    %227 = llvm.getelementptr %arg0[%226] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %228 = llvm.load %227 {alignment = 4 : i64} : !llvm.ptr -> f32
    %229 = llvm.mlir.poison : vector<16xf32>
    %230 = llvm.mlir.constant(0 : i32) : i32
    %231 = llvm.insertelement %228, %229[%230 : i32] : vector<16xf32>
    %232 = llvm.shufflevector %231, %229 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %233 = llvm.intr.fma(%232, %162, %115) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %234 = llvm.intr.fma(%232, %166, %116) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %235 = llvm.intr.fma(%232, %170, %117) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %236 = llvm.mlir.constant(5 : index) : i64
    %237 = llvm.mlir.constant(7680 : index) : i64
    %238 = llvm.mlir.constant(7681 : index) : i64
    %239 = llvm.add %38, %238 : i64
    %240 = llvm.getelementptr %arg0[%239] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %241 = llvm.load %240 {alignment = 4 : i64} : !llvm.ptr -> f32
    %242 = llvm.mlir.poison : vector<16xf32>
    %243 = llvm.mlir.constant(0 : i32) : i32
    %244 = llvm.insertelement %241, %242[%243 : i32] : vector<16xf32>
    %245 = llvm.shufflevector %244, %242 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %246 = llvm.intr.fma(%245, %162, %128) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %247 = llvm.intr.fma(%245, %166, %129) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %248 = llvm.intr.fma(%245, %170, %130) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %249 = llvm.mlir.constant(6 : index) : i64
    %250 = llvm.mlir.constant(9216 : index) : i64
    %251 = llvm.mlir.constant(9217 : index) : i64
    %252 = llvm.add %38, %251 : i64
    %253 = llvm.getelementptr %arg0[%252] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %254 = llvm.load %253 {alignment = 4 : i64} : !llvm.ptr -> f32
    %255 = llvm.mlir.poison : vector<16xf32>
    %256 = llvm.mlir.constant(0 : i32) : i32
    %257 = llvm.insertelement %254, %255[%256 : i32] : vector<16xf32>
    %258 = llvm.shufflevector %257, %255 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %259 = llvm.intr.fma(%258, %162, %141) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %260 = llvm.intr.fma(%258, %166, %142) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %261 = llvm.intr.fma(%258, %170, %143) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %262 = llvm.mlir.constant(7 : index) : i64
    %263 = llvm.mlir.constant(10752 : index) : i64
    %264 = llvm.mlir.constant(10753 : index) : i64
    %265 = llvm.add %38, %264 : i64
    %266 = llvm.getelementptr %arg0[%265] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %267 = llvm.load %266 {alignment = 4 : i64} : !llvm.ptr -> f32
    %268 = llvm.mlir.poison : vector<16xf32>
    %269 = llvm.mlir.constant(0 : i32) : i32
    %270 = llvm.insertelement %267, %268[%269 : i32] : vector<16xf32>
    %271 = llvm.shufflevector %270, %268 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %272 = llvm.intr.fma(%271, %162, %154) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %273 = llvm.intr.fma(%271, %166, %155) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %274 = llvm.intr.fma(%271, %170, %156) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %275 = llvm.add %12, %11 : i64
    llvm.br ^bb1(%275, %181, %182, %183, %194, %195, %196, %207, %208, %209, %220, %221, %222, %233, %234, %235, %246, %247, %248, %259, %260, %261, %272, %273, %274 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
  ^bb3:  // pred: ^bb1
    %276 = llvm.mlir.constant(0 : index) : i64
    %277 = llvm.mlir.constant(0 : index) : i64
    %278 = llvm.mlir.constant(0 : index) : i64
    %279 = llvm.getelementptr %arg4[%arg5] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %280 = llvm.load %279 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %281 = llvm.fadd %280, %13 : vector<16xf32>
    %282 = llvm.mlir.constant(0 : index) : i64
    %283 = llvm.mlir.constant(0 : index) : i64
    %284 = llvm.mlir.constant(0 : index) : i64
    %285 = llvm.getelementptr %arg4[%arg5] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %281, %285 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %286 = llvm.mlir.constant(0 : index) : i64
    %287 = llvm.mlir.constant(0 : index) : i64
    %288 = llvm.mlir.constant(16 : index) : i64
    %289 = llvm.add %arg5, %288 : i64
    %290 = llvm.getelementptr %arg4[%289] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %291 = llvm.load %290 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %292 = llvm.fadd %291, %14 : vector<16xf32>
    %293 = llvm.mlir.constant(0 : index) : i64
    %294 = llvm.mlir.constant(0 : index) : i64
    %295 = llvm.mlir.constant(16 : index) : i64
    %296 = llvm.add %arg5, %295 : i64
    %297 = llvm.getelementptr %arg4[%296] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %292, %297 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %298 = llvm.mlir.constant(0 : index) : i64
    %299 = llvm.mlir.constant(0 : index) : i64
    %300 = llvm.mlir.constant(32 : index) : i64
    %301 = llvm.add %arg5, %300 : i64
    %302 = llvm.getelementptr %arg4[%301] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %303 = llvm.load %302 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %304 = llvm.fadd %303, %15 : vector<16xf32>
    %305 = llvm.mlir.constant(0 : index) : i64
    %306 = llvm.mlir.constant(0 : index) : i64
    %307 = llvm.mlir.constant(32 : index) : i64
    %308 = llvm.add %arg5, %307 : i64
    %309 = llvm.getelementptr %arg4[%308] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %304, %309 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %310 = llvm.mlir.constant(1 : index) : i64
    %311 = llvm.mlir.constant(384 : index) : i64
    %312 = llvm.add %arg5, %311 : i64
    %313 = llvm.mlir.constant(0 : index) : i64
    %314 = llvm.getelementptr %arg4[%312] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %315 = llvm.load %314 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %316 = llvm.fadd %315, %16 : vector<16xf32>
    %317 = llvm.mlir.constant(1 : index) : i64
    %318 = llvm.mlir.constant(384 : index) : i64
    %319 = llvm.add %arg5, %318 : i64
    %320 = llvm.mlir.constant(0 : index) : i64
    %321 = llvm.getelementptr %arg4[%319] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %316, %321 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %322 = llvm.mlir.constant(1 : index) : i64
    %323 = llvm.mlir.constant(384 : index) : i64
    %324 = llvm.add %arg5, %323 : i64
    %325 = llvm.mlir.constant(16 : index) : i64
    %326 = llvm.add %324, %325 : i64
    %327 = llvm.getelementptr %arg4[%326] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %328 = llvm.load %327 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %329 = llvm.fadd %328, %17 : vector<16xf32>
    %330 = llvm.mlir.constant(1 : index) : i64
    %331 = llvm.mlir.constant(384 : index) : i64
    %332 = llvm.add %arg5, %331 : i64
    %333 = llvm.mlir.constant(16 : index) : i64
    %334 = llvm.add %332, %333 : i64
    %335 = llvm.getelementptr %arg4[%334] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %329, %335 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %336 = llvm.mlir.constant(1 : index) : i64
    %337 = llvm.mlir.constant(384 : index) : i64
    %338 = llvm.add %arg5, %337 : i64
    %339 = llvm.mlir.constant(32 : index) : i64
    %340 = llvm.add %338, %339 : i64
    %341 = llvm.getelementptr %arg4[%340] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %342 = llvm.load %341 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %343 = llvm.fadd %342, %18 : vector<16xf32>
    %344 = llvm.mlir.constant(1 : index) : i64
    %345 = llvm.mlir.constant(384 : index) : i64
    %346 = llvm.add %arg5, %345 : i64
    %347 = llvm.mlir.constant(32 : index) : i64
    %348 = llvm.add %346, %347 : i64
    %349 = llvm.getelementptr %arg4[%348] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %343, %349 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %350 = llvm.mlir.constant(2 : index) : i64
    %351 = llvm.mlir.constant(768 : index) : i64
    %352 = llvm.add %arg5, %351 : i64
    %353 = llvm.mlir.constant(0 : index) : i64
    %354 = llvm.getelementptr %arg4[%352] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %355 = llvm.load %354 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %356 = llvm.fadd %355, %19 : vector<16xf32>
    %357 = llvm.mlir.constant(2 : index) : i64
    %358 = llvm.mlir.constant(768 : index) : i64
    %359 = llvm.add %arg5, %358 : i64
    %360 = llvm.mlir.constant(0 : index) : i64
    %361 = llvm.getelementptr %arg4[%359] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %356, %361 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %362 = llvm.mlir.constant(2 : index) : i64
    %363 = llvm.mlir.constant(768 : index) : i64
    %364 = llvm.add %arg5, %363 : i64
    %365 = llvm.mlir.constant(16 : index) : i64
    %366 = llvm.add %364, %365 : i64
    %367 = llvm.getelementptr %arg4[%366] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %368 = llvm.load %367 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %369 = llvm.fadd %368, %20 : vector<16xf32>
    %370 = llvm.mlir.constant(2 : index) : i64
    %371 = llvm.mlir.constant(768 : index) : i64
    %372 = llvm.add %arg5, %371 : i64
    %373 = llvm.mlir.constant(16 : index) : i64
    %374 = llvm.add %372, %373 : i64
    %375 = llvm.getelementptr %arg4[%374] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %369, %375 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %376 = llvm.mlir.constant(2 : index) : i64
    %377 = llvm.mlir.constant(768 : index) : i64
    %378 = llvm.add %arg5, %377 : i64
    %379 = llvm.mlir.constant(32 : index) : i64
    %380 = llvm.add %378, %379 : i64
    %381 = llvm.getelementptr %arg4[%380] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %382 = llvm.load %381 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %383 = llvm.fadd %382, %21 : vector<16xf32>
    %384 = llvm.mlir.constant(2 : index) : i64
    %385 = llvm.mlir.constant(768 : index) : i64
    %386 = llvm.add %arg5, %385 : i64
    %387 = llvm.mlir.constant(32 : index) : i64
    %388 = llvm.add %386, %387 : i64
    %389 = llvm.getelementptr %arg4[%388] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %383, %389 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %390 = llvm.mlir.constant(3 : index) : i64
    %391 = llvm.mlir.constant(1152 : index) : i64
    %392 = llvm.add %arg5, %391 : i64
    %393 = llvm.mlir.constant(0 : index) : i64
    %394 = llvm.getelementptr %arg4[%392] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %395 = llvm.load %394 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %396 = llvm.fadd %395, %22 : vector<16xf32>
    %397 = llvm.mlir.constant(3 : index) : i64
    %398 = llvm.mlir.constant(1152 : index) : i64
    %399 = llvm.add %arg5, %398 : i64
    %400 = llvm.mlir.constant(0 : index) : i64
    %401 = llvm.getelementptr %arg4[%399] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %396, %401 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %402 = llvm.mlir.constant(3 : index) : i64
    %403 = llvm.mlir.constant(1152 : index) : i64
    %404 = llvm.add %arg5, %403 : i64
    %405 = llvm.mlir.constant(16 : index) : i64
    %406 = llvm.add %404, %405 : i64
    %407 = llvm.getelementptr %arg4[%406] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %408 = llvm.load %407 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %409 = llvm.fadd %408, %23 : vector<16xf32>
    %410 = llvm.mlir.constant(3 : index) : i64
    %411 = llvm.mlir.constant(1152 : index) : i64
    %412 = llvm.add %arg5, %411 : i64
    %413 = llvm.mlir.constant(16 : index) : i64
    %414 = llvm.add %412, %413 : i64
    %415 = llvm.getelementptr %arg4[%414] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %409, %415 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %416 = llvm.mlir.constant(3 : index) : i64
    %417 = llvm.mlir.constant(1152 : index) : i64
    %418 = llvm.add %arg5, %417 : i64
    %419 = llvm.mlir.constant(32 : index) : i64
    %420 = llvm.add %418, %419 : i64
    %421 = llvm.getelementptr %arg4[%420] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %422 = llvm.load %421 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %423 = llvm.fadd %422, %24 : vector<16xf32>
    %424 = llvm.mlir.constant(3 : index) : i64
    %425 = llvm.mlir.constant(1152 : index) : i64
    %426 = llvm.add %arg5, %425 : i64
    %427 = llvm.mlir.constant(32 : index) : i64
    %428 = llvm.add %426, %427 : i64
    %429 = llvm.getelementptr %arg4[%428] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %423, %429 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %430 = llvm.mlir.constant(4 : index) : i64
    %431 = llvm.mlir.constant(1536 : index) : i64
    %432 = llvm.add %arg5, %431 : i64
    %433 = llvm.mlir.constant(0 : index) : i64
    %434 = llvm.getelementptr %arg4[%432] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %435 = llvm.load %434 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %436 = llvm.fadd %435, %25 : vector<16xf32>
    %437 = llvm.mlir.constant(4 : index) : i64
    %438 = llvm.mlir.constant(1536 : index) : i64
    %439 = llvm.add %arg5, %438 : i64
    %440 = llvm.mlir.constant(0 : index) : i64
    %441 = llvm.getelementptr %arg4[%439] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %436, %441 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %442 = llvm.mlir.constant(4 : index) : i64
    %443 = llvm.mlir.constant(1536 : index) : i64
    %444 = llvm.add %arg5, %443 : i64
    %445 = llvm.mlir.constant(16 : index) : i64
    %446 = llvm.add %444, %445 : i64
    %447 = llvm.getelementptr %arg4[%446] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %448 = llvm.load %447 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %449 = llvm.fadd %448, %26 : vector<16xf32>
    %450 = llvm.mlir.constant(4 : index) : i64
    %451 = llvm.mlir.constant(1536 : index) : i64
    %452 = llvm.add %arg5, %451 : i64
    %453 = llvm.mlir.constant(16 : index) : i64
    %454 = llvm.add %452, %453 : i64
    %455 = llvm.getelementptr %arg4[%454] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %449, %455 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %456 = llvm.mlir.constant(4 : index) : i64
    %457 = llvm.mlir.constant(1536 : index) : i64
    %458 = llvm.add %arg5, %457 : i64
    %459 = llvm.mlir.constant(32 : index) : i64
    %460 = llvm.add %458, %459 : i64
    %461 = llvm.getelementptr %arg4[%460] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %462 = llvm.load %461 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %463 = llvm.fadd %462, %27 : vector<16xf32>
    %464 = llvm.mlir.constant(4 : index) : i64
    %465 = llvm.mlir.constant(1536 : index) : i64
    %466 = llvm.add %arg5, %465 : i64
    %467 = llvm.mlir.constant(32 : index) : i64
    %468 = llvm.add %466, %467 : i64
    %469 = llvm.getelementptr %arg4[%468] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %463, %469 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %470 = llvm.mlir.constant(5 : index) : i64
    %471 = llvm.mlir.constant(1920 : index) : i64
    %472 = llvm.add %arg5, %471 : i64
    %473 = llvm.mlir.constant(0 : index) : i64
    %474 = llvm.getelementptr %arg4[%472] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %475 = llvm.load %474 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %476 = llvm.fadd %475, %28 : vector<16xf32>
    %477 = llvm.mlir.constant(5 : index) : i64
    %478 = llvm.mlir.constant(1920 : index) : i64
    %479 = llvm.add %arg5, %478 : i64
    %480 = llvm.mlir.constant(0 : index) : i64
    %481 = llvm.getelementptr %arg4[%479] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %476, %481 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %482 = llvm.mlir.constant(5 : index) : i64
    %483 = llvm.mlir.constant(1920 : index) : i64
    %484 = llvm.add %arg5, %483 : i64
    %485 = llvm.mlir.constant(16 : index) : i64
    %486 = llvm.add %484, %485 : i64
    %487 = llvm.getelementptr %arg4[%486] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %488 = llvm.load %487 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %489 = llvm.fadd %488, %29 : vector<16xf32>
    %490 = llvm.mlir.constant(5 : index) : i64
    %491 = llvm.mlir.constant(1920 : index) : i64
    %492 = llvm.add %arg5, %491 : i64
    %493 = llvm.mlir.constant(16 : index) : i64
    %494 = llvm.add %492, %493 : i64
    %495 = llvm.getelementptr %arg4[%494] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %489, %495 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %496 = llvm.mlir.constant(5 : index) : i64
    %497 = llvm.mlir.constant(1920 : index) : i64
    %498 = llvm.add %arg5, %497 : i64
    %499 = llvm.mlir.constant(32 : index) : i64
    %500 = llvm.add %498, %499 : i64
    %501 = llvm.getelementptr %arg4[%500] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %502 = llvm.load %501 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %503 = llvm.fadd %502, %30 : vector<16xf32>
    %504 = llvm.mlir.constant(5 : index) : i64
    %505 = llvm.mlir.constant(1920 : index) : i64
    %506 = llvm.add %arg5, %505 : i64
    %507 = llvm.mlir.constant(32 : index) : i64
    %508 = llvm.add %506, %507 : i64
    %509 = llvm.getelementptr %arg4[%508] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %503, %509 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %510 = llvm.mlir.constant(6 : index) : i64
    %511 = llvm.mlir.constant(2304 : index) : i64
    %512 = llvm.add %arg5, %511 : i64
    %513 = llvm.mlir.constant(0 : index) : i64
    %514 = llvm.getelementptr %arg4[%512] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %515 = llvm.load %514 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %516 = llvm.fadd %515, %31 : vector<16xf32>
    %517 = llvm.mlir.constant(6 : index) : i64
    %518 = llvm.mlir.constant(2304 : index) : i64
    %519 = llvm.add %arg5, %518 : i64
    %520 = llvm.mlir.constant(0 : index) : i64
    %521 = llvm.getelementptr %arg4[%519] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %516, %521 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %522 = llvm.mlir.constant(6 : index) : i64
    %523 = llvm.mlir.constant(2304 : index) : i64
    %524 = llvm.add %arg5, %523 : i64
    %525 = llvm.mlir.constant(16 : index) : i64
    %526 = llvm.add %524, %525 : i64
    %527 = llvm.getelementptr %arg4[%526] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %528 = llvm.load %527 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %529 = llvm.fadd %528, %32 : vector<16xf32>
    %530 = llvm.mlir.constant(6 : index) : i64
    %531 = llvm.mlir.constant(2304 : index) : i64
    %532 = llvm.add %arg5, %531 : i64
    %533 = llvm.mlir.constant(16 : index) : i64
    %534 = llvm.add %532, %533 : i64
    %535 = llvm.getelementptr %arg4[%534] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %529, %535 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %536 = llvm.mlir.constant(6 : index) : i64
    %537 = llvm.mlir.constant(2304 : index) : i64
    %538 = llvm.add %arg5, %537 : i64
    %539 = llvm.mlir.constant(32 : index) : i64
    %540 = llvm.add %538, %539 : i64
    %541 = llvm.getelementptr %arg4[%540] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %542 = llvm.load %541 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %543 = llvm.fadd %542, %33 : vector<16xf32>
    %544 = llvm.mlir.constant(6 : index) : i64
    %545 = llvm.mlir.constant(2304 : index) : i64
    %546 = llvm.add %arg5, %545 : i64
    %547 = llvm.mlir.constant(32 : index) : i64
    %548 = llvm.add %546, %547 : i64
    %549 = llvm.getelementptr %arg4[%548] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %543, %549 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %550 = llvm.mlir.constant(7 : index) : i64
    %551 = llvm.mlir.constant(2688 : index) : i64
    %552 = llvm.add %arg5, %551 : i64
    %553 = llvm.mlir.constant(0 : index) : i64
    %554 = llvm.getelementptr %arg4[%552] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %555 = llvm.load %554 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %556 = llvm.fadd %555, %34 : vector<16xf32>
    %557 = llvm.mlir.constant(7 : index) : i64
    %558 = llvm.mlir.constant(2688 : index) : i64
    %559 = llvm.add %arg5, %558 : i64
    %560 = llvm.mlir.constant(0 : index) : i64
    %561 = llvm.getelementptr %arg4[%559] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %556, %561 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %562 = llvm.mlir.constant(7 : index) : i64
    %563 = llvm.mlir.constant(2688 : index) : i64
    %564 = llvm.add %arg5, %563 : i64
    %565 = llvm.mlir.constant(16 : index) : i64
    %566 = llvm.add %564, %565 : i64
    %567 = llvm.getelementptr %arg4[%566] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %568 = llvm.load %567 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %569 = llvm.fadd %568, %35 : vector<16xf32>
    %570 = llvm.mlir.constant(7 : index) : i64
    %571 = llvm.mlir.constant(2688 : index) : i64
    %572 = llvm.add %arg5, %571 : i64
    %573 = llvm.mlir.constant(16 : index) : i64
    %574 = llvm.add %572, %573 : i64
    %575 = llvm.getelementptr %arg4[%574] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %569, %575 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %576 = llvm.mlir.constant(7 : index) : i64
    %577 = llvm.mlir.constant(2688 : index) : i64
    %578 = llvm.add %arg5, %577 : i64
    %579 = llvm.mlir.constant(32 : index) : i64
    %580 = llvm.add %578, %579 : i64
    %581 = llvm.getelementptr %arg4[%580] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %582 = llvm.load %581 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %583 = llvm.fadd %582, %36 : vector<16xf32>
    %584 = llvm.mlir.constant(7 : index) : i64
    %585 = llvm.mlir.constant(2688 : index) : i64
    %586 = llvm.add %arg5, %585 : i64
    %587 = llvm.mlir.constant(32 : index) : i64
    %588 = llvm.add %586, %587 : i64
    %589 = llvm.getelementptr %arg4[%588] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %583, %589 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %590 = llvm.mlir.constant(192 : index) : i64
    %591 = llvm.mlir.constant(768 : index) : i64
    %592 = llvm.mlir.constant(192 : index) : i64
    llvm.br ^bb4(%590 : i64)
  ^bb4(%593: i64):  // 2 preds: ^bb3, ^bb8
    %594 = llvm.icmp "slt" %593, %591 : i64
    llvm.cond_br %594, ^bb5, ^bb9
  ^bb5:  // pred: ^bb4
    %595 = llvm.mlir.constant(192 : index) : i64
    %596 = llvm.mlir.constant(dense<0.000000e+00> : vector<16xf32>) : vector<16xf32>
    %597 = llvm.add %593, %595 : i64
    %598 = llvm.mlir.constant(2 : index) : i64
    %599 = llvm.mlir.constant(0 : index) : i64
    %600 = llvm.mlir.constant(2 : index) : i64
    llvm.br ^bb6(%593, %596, %596, %596, %596, %596, %596, %596, %596, %596, %596, %596, %596, %596, %596, %596, %596, %596, %596, %596, %596, %596, %596, %596, %596 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
  ^bb6(%601: i64, %602: vector<16xf32>, %603: vector<16xf32>, %604: vector<16xf32>, %605: vector<16xf32>, %606: vector<16xf32>, %607: vector<16xf32>, %608: vector<16xf32>, %609: vector<16xf32>, %610: vector<16xf32>, %611: vector<16xf32>, %612: vector<16xf32>, %613: vector<16xf32>, %614: vector<16xf32>, %615: vector<16xf32>, %616: vector<16xf32>, %617: vector<16xf32>, %618: vector<16xf32>, %619: vector<16xf32>, %620: vector<16xf32>, %621: vector<16xf32>, %622: vector<16xf32>, %623: vector<16xf32>, %624: vector<16xf32>, %625: vector<16xf32>):  // 2 preds: ^bb5, ^bb7
    %626 = llvm.icmp "slt" %601, %597 : i64
    llvm.cond_br %626, ^bb7, ^bb8
  ^bb7:  // pred: ^bb6
    %627 = llvm.add %arg1, %601 : i64
    %628 = llvm.mul %601, %2 : i64
    %629 = llvm.add %arg3, %628 : i64
    %630 = llvm.mlir.constant(0 : index) : i64
    %631 = llvm.mlir.constant(0 : index) : i64
    %632 = llvm.mlir.constant(0 : index) : i64
    %633 = llvm.getelementptr %arg2[%629] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %634 = llvm.load %633 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %635 = llvm.mlir.constant(16 : index) : i64
    %636 = llvm.add %629, %635 : i64
    %637 = llvm.getelementptr %arg2[%636] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %638 = llvm.load %637 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %639 = llvm.mlir.constant(32 : index) : i64
    %640 = llvm.add %629, %639 : i64
    %641 = llvm.getelementptr %arg2[%640] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %642 = llvm.load %641 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %643 = llvm.mlir.constant(0 : index) : i64
    %644 = llvm.mlir.constant(0 : index) : i64
    %645 = llvm.mlir.constant(0 : index) : i64
    %646 = llvm.getelementptr %arg0[%627] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %647 = llvm.load %646 {alignment = 4 : i64} : !llvm.ptr -> f32
    %648 = llvm.mlir.poison : vector<16xf32>
    %649 = llvm.mlir.constant(0 : i32) : i32
    %650 = llvm.insertelement %647, %648[%649 : i32] : vector<16xf32>
    %651 = llvm.shufflevector %650, %648 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %652 = llvm.intr.fma(%651, %634, %602) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %653 = llvm.intr.fma(%651, %638, %603) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %654 = llvm.intr.fma(%651, %642, %604) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %655 = llvm.mlir.constant(1 : index) : i64
    %656 = llvm.mlir.constant(1536 : index) : i64
    %657 = llvm.mlir.constant(1536 : index) : i64
    %658 = llvm.add %627, %657 : i64
    %659 = llvm.getelementptr %arg0[%658] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %660 = llvm.load %659 {alignment = 4 : i64} : !llvm.ptr -> f32
    %661 = llvm.mlir.poison : vector<16xf32>
    %662 = llvm.mlir.constant(0 : i32) : i32
    %663 = llvm.insertelement %660, %661[%662 : i32] : vector<16xf32>
    %664 = llvm.shufflevector %663, %661 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %665 = llvm.intr.fma(%664, %634, %605) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %666 = llvm.intr.fma(%664, %638, %606) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %667 = llvm.intr.fma(%664, %642, %607) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %668 = llvm.mlir.constant(2 : index) : i64
    %669 = llvm.mlir.constant(3072 : index) : i64
    %670 = llvm.mlir.constant(3072 : index) : i64
    %671 = llvm.add %627, %670 : i64
    %672 = llvm.getelementptr %arg0[%671] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %673 = llvm.load %672 {alignment = 4 : i64} : !llvm.ptr -> f32
    %674 = llvm.mlir.poison : vector<16xf32>
    %675 = llvm.mlir.constant(0 : i32) : i32
    %676 = llvm.insertelement %673, %674[%675 : i32] : vector<16xf32>
    %677 = llvm.shufflevector %676, %674 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %678 = llvm.intr.fma(%677, %634, %608) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %679 = llvm.intr.fma(%677, %638, %609) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %680 = llvm.intr.fma(%677, %642, %610) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %681 = llvm.mlir.constant(3 : index) : i64
    %682 = llvm.mlir.constant(4608 : index) : i64
    %683 = llvm.mlir.constant(4608 : index) : i64
    %684 = llvm.add %627, %683 : i64
    %685 = llvm.getelementptr %arg0[%684] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %686 = llvm.load %685 {alignment = 4 : i64} : !llvm.ptr -> f32
    %687 = llvm.mlir.poison : vector<16xf32>
    %688 = llvm.mlir.constant(0 : i32) : i32
    %689 = llvm.insertelement %686, %687[%688 : i32] : vector<16xf32>
    %690 = llvm.shufflevector %689, %687 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %691 = llvm.intr.fma(%690, %634, %611) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %692 = llvm.intr.fma(%690, %638, %612) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %693 = llvm.intr.fma(%690, %642, %613) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %694 = llvm.mlir.constant(4 : index) : i64
    %695 = llvm.mlir.constant(6144 : index) : i64
    %696 = llvm.mlir.constant(6144 : index) : i64
    %697 = llvm.add %627, %696 : i64
    %698 = llvm.getelementptr %arg0[%697] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %699 = llvm.load %698 {alignment = 4 : i64} : !llvm.ptr -> f32
    %700 = llvm.mlir.poison : vector<16xf32>
    %701 = llvm.mlir.constant(0 : i32) : i32
    %702 = llvm.insertelement %699, %700[%701 : i32] : vector<16xf32>
    %703 = llvm.shufflevector %702, %700 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %704 = llvm.intr.fma(%703, %634, %614) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %705 = llvm.intr.fma(%703, %638, %615) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %706 = llvm.intr.fma(%703, %642, %616) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %707 = llvm.mlir.constant(5 : index) : i64
    %708 = llvm.mlir.constant(7680 : index) : i64
    %709 = llvm.mlir.constant(7680 : index) : i64
    %710 = llvm.add %627, %709 : i64
    %711 = llvm.getelementptr %arg0[%710] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %712 = llvm.load %711 {alignment = 4 : i64} : !llvm.ptr -> f32
    %713 = llvm.mlir.poison : vector<16xf32>
    %714 = llvm.mlir.constant(0 : i32) : i32
    %715 = llvm.insertelement %712, %713[%714 : i32] : vector<16xf32>
    %716 = llvm.shufflevector %715, %713 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %717 = llvm.intr.fma(%716, %634, %617) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %718 = llvm.intr.fma(%716, %638, %618) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %719 = llvm.intr.fma(%716, %642, %619) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %720 = llvm.mlir.constant(6 : index) : i64
    %721 = llvm.mlir.constant(9216 : index) : i64
    %722 = llvm.mlir.constant(9216 : index) : i64
    %723 = llvm.add %627, %722 : i64
    %724 = llvm.getelementptr %arg0[%723] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %725 = llvm.load %724 {alignment = 4 : i64} : !llvm.ptr -> f32
    %726 = llvm.mlir.poison : vector<16xf32>
    %727 = llvm.mlir.constant(0 : i32) : i32
    %728 = llvm.insertelement %725, %726[%727 : i32] : vector<16xf32>
    %729 = llvm.shufflevector %728, %726 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %730 = llvm.intr.fma(%729, %634, %620) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %731 = llvm.intr.fma(%729, %638, %621) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %732 = llvm.intr.fma(%729, %642, %622) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %733 = llvm.mlir.constant(7 : index) : i64
    %734 = llvm.mlir.constant(10752 : index) : i64
    %735 = llvm.mlir.constant(10752 : index) : i64
    %736 = llvm.add %627, %735 : i64
    %737 = llvm.getelementptr %arg0[%736] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %738 = llvm.load %737 {alignment = 4 : i64} : !llvm.ptr -> f32
    %739 = llvm.mlir.poison : vector<16xf32>
    %740 = llvm.mlir.constant(0 : i32) : i32
    %741 = llvm.insertelement %738, %739[%740 : i32] : vector<16xf32>
    %742 = llvm.shufflevector %741, %739 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %743 = llvm.intr.fma(%742, %634, %623) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %744 = llvm.intr.fma(%742, %638, %624) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %745 = llvm.intr.fma(%742, %642, %625) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %746 = llvm.mlir.constant(1 : index) : i64
    %747 = llvm.mlir.constant(48 : index) : i64
    %748 = llvm.add %629, %747 : i64
    %749 = llvm.mlir.constant(0 : index) : i64
    %750 = llvm.getelementptr %arg2[%748] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %751 = llvm.load %750 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %752 = llvm.mlir.constant(16 : index) : i64
    %753 = llvm.add %748, %752 : i64
    %754 = llvm.getelementptr %arg2[%753] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %755 = llvm.load %754 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %756 = llvm.mlir.constant(32 : index) : i64
    %757 = llvm.add %748, %756 : i64
    %758 = llvm.getelementptr %arg2[%757] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %759 = llvm.load %758 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %760 = llvm.mlir.constant(1 : index) : i64
    %761 = llvm.mlir.constant(0 : index) : i64
    %762 = llvm.mlir.constant(0 : index) : i64
    %763 = llvm.add %627, %760 : i64
    %764 = llvm.getelementptr %arg0[%763] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %765 = llvm.load %764 {alignment = 4 : i64} : !llvm.ptr -> f32
    %766 = llvm.mlir.poison : vector<16xf32>
    %767 = llvm.mlir.constant(0 : i32) : i32
    %768 = llvm.insertelement %765, %766[%767 : i32] : vector<16xf32>
    %769 = llvm.shufflevector %768, %766 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %770 = llvm.intr.fma(%769, %751, %652) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %771 = llvm.intr.fma(%769, %755, %653) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %772 = llvm.intr.fma(%769, %759, %654) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %773 = llvm.mlir.constant(1 : index) : i64
    %774 = llvm.mlir.constant(1536 : index) : i64
    %775 = llvm.mlir.constant(1537 : index) : i64
    %776 = llvm.add %627, %775 : i64
    %777 = llvm.getelementptr %arg0[%776] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %778 = llvm.load %777 {alignment = 4 : i64} : !llvm.ptr -> f32
    %779 = llvm.mlir.poison : vector<16xf32>
    %780 = llvm.mlir.constant(0 : i32) : i32
    %781 = llvm.insertelement %778, %779[%780 : i32] : vector<16xf32>
    %782 = llvm.shufflevector %781, %779 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %783 = llvm.intr.fma(%782, %751, %665) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %784 = llvm.intr.fma(%782, %755, %666) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %785 = llvm.intr.fma(%782, %759, %667) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %786 = llvm.mlir.constant(2 : index) : i64
    %787 = llvm.mlir.constant(3072 : index) : i64
    %788 = llvm.mlir.constant(3073 : index) : i64
    %789 = llvm.add %627, %788 : i64
    %790 = llvm.getelementptr %arg0[%789] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %791 = llvm.load %790 {alignment = 4 : i64} : !llvm.ptr -> f32
    %792 = llvm.mlir.poison : vector<16xf32>
    %793 = llvm.mlir.constant(0 : i32) : i32
    %794 = llvm.insertelement %791, %792[%793 : i32] : vector<16xf32>
    %795 = llvm.shufflevector %794, %792 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %796 = llvm.intr.fma(%795, %751, %678) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %797 = llvm.intr.fma(%795, %755, %679) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %798 = llvm.intr.fma(%795, %759, %680) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %799 = llvm.mlir.constant(3 : index) : i64
    %800 = llvm.mlir.constant(4608 : index) : i64
    %801 = llvm.mlir.constant(4609 : index) : i64
    %802 = llvm.add %627, %801 : i64
    %803 = llvm.getelementptr %arg0[%802] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %804 = llvm.load %803 {alignment = 4 : i64} : !llvm.ptr -> f32
    %805 = llvm.mlir.poison : vector<16xf32>
    %806 = llvm.mlir.constant(0 : i32) : i32
    %807 = llvm.insertelement %804, %805[%806 : i32] : vector<16xf32>
    %808 = llvm.shufflevector %807, %805 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %809 = llvm.intr.fma(%808, %751, %691) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %810 = llvm.intr.fma(%808, %755, %692) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %811 = llvm.intr.fma(%808, %759, %693) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %812 = llvm.mlir.constant(4 : index) : i64
    %813 = llvm.mlir.constant(6144 : index) : i64
    %814 = llvm.mlir.constant(6145 : index) : i64
    %815 = llvm.add %627, %814 : i64
    %816 = llvm.getelementptr %arg0[%815] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %817 = llvm.load %816 {alignment = 4 : i64} : !llvm.ptr -> f32
    %818 = llvm.mlir.poison : vector<16xf32>
    %819 = llvm.mlir.constant(0 : i32) : i32
    %820 = llvm.insertelement %817, %818[%819 : i32] : vector<16xf32>
    %821 = llvm.shufflevector %820, %818 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %822 = llvm.intr.fma(%821, %751, %704) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %823 = llvm.intr.fma(%821, %755, %705) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %824 = llvm.intr.fma(%821, %759, %706) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %825 = llvm.mlir.constant(5 : index) : i64
    %826 = llvm.mlir.constant(7680 : index) : i64
    %827 = llvm.mlir.constant(7681 : index) : i64
    %828 = llvm.add %627, %827 : i64
    %829 = llvm.getelementptr %arg0[%828] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %830 = llvm.load %829 {alignment = 4 : i64} : !llvm.ptr -> f32
    %831 = llvm.mlir.poison : vector<16xf32>
    %832 = llvm.mlir.constant(0 : i32) : i32
    %833 = llvm.insertelement %830, %831[%832 : i32] : vector<16xf32>
    %834 = llvm.shufflevector %833, %831 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %835 = llvm.intr.fma(%834, %751, %717) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %836 = llvm.intr.fma(%834, %755, %718) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %837 = llvm.intr.fma(%834, %759, %719) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %838 = llvm.mlir.constant(6 : index) : i64
    %839 = llvm.mlir.constant(9216 : index) : i64
    %840 = llvm.mlir.constant(9217 : index) : i64
    %841 = llvm.add %627, %840 : i64
    %842 = llvm.getelementptr %arg0[%841] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %843 = llvm.load %842 {alignment = 4 : i64} : !llvm.ptr -> f32
    %844 = llvm.mlir.poison : vector<16xf32>
    %845 = llvm.mlir.constant(0 : i32) : i32
    %846 = llvm.insertelement %843, %844[%845 : i32] : vector<16xf32>
    %847 = llvm.shufflevector %846, %844 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %848 = llvm.intr.fma(%847, %751, %730) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %849 = llvm.intr.fma(%847, %755, %731) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %850 = llvm.intr.fma(%847, %759, %732) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %851 = llvm.mlir.constant(7 : index) : i64
    %852 = llvm.mlir.constant(10752 : index) : i64
    %853 = llvm.mlir.constant(10753 : index) : i64
    %854 = llvm.add %627, %853 : i64
    %855 = llvm.getelementptr %arg0[%854] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %856 = llvm.load %855 {alignment = 4 : i64} : !llvm.ptr -> f32
    %857 = llvm.mlir.poison : vector<16xf32>
    %858 = llvm.mlir.constant(0 : i32) : i32
    %859 = llvm.insertelement %856, %857[%858 : i32] : vector<16xf32>
    %860 = llvm.shufflevector %859, %857 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %861 = llvm.intr.fma(%860, %751, %743) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %862 = llvm.intr.fma(%860, %755, %744) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %863 = llvm.intr.fma(%860, %759, %745) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %864 = llvm.add %601, %600 : i64
    llvm.br ^bb6(%864, %770, %771, %772, %783, %784, %785, %796, %797, %798, %809, %810, %811, %822, %823, %824, %835, %836, %837, %848, %849, %850, %861, %862, %863 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
  ^bb8:  // pred: ^bb6
    %865 = llvm.mlir.constant(0 : index) : i64
    %866 = llvm.mlir.constant(0 : index) : i64
    %867 = llvm.mlir.constant(0 : index) : i64
    %868 = llvm.getelementptr %arg4[%arg5] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %869 = llvm.load %868 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %870 = llvm.fadd %869, %602 : vector<16xf32>
    %871 = llvm.mlir.constant(0 : index) : i64
    %872 = llvm.mlir.constant(0 : index) : i64
    %873 = llvm.mlir.constant(0 : index) : i64
    %874 = llvm.getelementptr %arg4[%arg5] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %870, %874 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %875 = llvm.mlir.constant(0 : index) : i64
    %876 = llvm.mlir.constant(0 : index) : i64
    %877 = llvm.mlir.constant(16 : index) : i64
    %878 = llvm.add %arg5, %877 : i64
    %879 = llvm.getelementptr %arg4[%878] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %880 = llvm.load %879 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %881 = llvm.fadd %880, %603 : vector<16xf32>
    %882 = llvm.mlir.constant(0 : index) : i64
    %883 = llvm.mlir.constant(0 : index) : i64
    %884 = llvm.mlir.constant(16 : index) : i64
    %885 = llvm.add %arg5, %884 : i64
    %886 = llvm.getelementptr %arg4[%885] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %881, %886 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %887 = llvm.mlir.constant(0 : index) : i64
    %888 = llvm.mlir.constant(0 : index) : i64
    %889 = llvm.mlir.constant(32 : index) : i64
    %890 = llvm.add %arg5, %889 : i64
    %891 = llvm.getelementptr %arg4[%890] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %892 = llvm.load %891 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %893 = llvm.fadd %892, %604 : vector<16xf32>
    %894 = llvm.mlir.constant(0 : index) : i64
    %895 = llvm.mlir.constant(0 : index) : i64
    %896 = llvm.mlir.constant(32 : index) : i64
    %897 = llvm.add %arg5, %896 : i64
    %898 = llvm.getelementptr %arg4[%897] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %893, %898 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %899 = llvm.mlir.constant(1 : index) : i64
    %900 = llvm.mlir.constant(384 : index) : i64
    %901 = llvm.add %arg5, %900 : i64
    %902 = llvm.mlir.constant(0 : index) : i64
    %903 = llvm.getelementptr %arg4[%901] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %904 = llvm.load %903 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %905 = llvm.fadd %904, %605 : vector<16xf32>
    %906 = llvm.mlir.constant(1 : index) : i64
    %907 = llvm.mlir.constant(384 : index) : i64
    %908 = llvm.add %arg5, %907 : i64
    %909 = llvm.mlir.constant(0 : index) : i64
    %910 = llvm.getelementptr %arg4[%908] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %905, %910 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %911 = llvm.mlir.constant(1 : index) : i64
    %912 = llvm.mlir.constant(384 : index) : i64
    %913 = llvm.add %arg5, %912 : i64
    %914 = llvm.mlir.constant(16 : index) : i64
    %915 = llvm.add %913, %914 : i64
    %916 = llvm.getelementptr %arg4[%915] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %917 = llvm.load %916 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %918 = llvm.fadd %917, %606 : vector<16xf32>
    %919 = llvm.mlir.constant(1 : index) : i64
    %920 = llvm.mlir.constant(384 : index) : i64
    %921 = llvm.add %arg5, %920 : i64
    %922 = llvm.mlir.constant(16 : index) : i64
    %923 = llvm.add %921, %922 : i64
    %924 = llvm.getelementptr %arg4[%923] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %918, %924 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %925 = llvm.mlir.constant(1 : index) : i64
    %926 = llvm.mlir.constant(384 : index) : i64
    %927 = llvm.add %arg5, %926 : i64
    %928 = llvm.mlir.constant(32 : index) : i64
    %929 = llvm.add %927, %928 : i64
    %930 = llvm.getelementptr %arg4[%929] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %931 = llvm.load %930 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %932 = llvm.fadd %931, %607 : vector<16xf32>
    %933 = llvm.mlir.constant(1 : index) : i64
    %934 = llvm.mlir.constant(384 : index) : i64
    %935 = llvm.add %arg5, %934 : i64
    %936 = llvm.mlir.constant(32 : index) : i64
    %937 = llvm.add %935, %936 : i64
    %938 = llvm.getelementptr %arg4[%937] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %932, %938 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %939 = llvm.mlir.constant(2 : index) : i64
    %940 = llvm.mlir.constant(768 : index) : i64
    %941 = llvm.add %arg5, %940 : i64
    %942 = llvm.mlir.constant(0 : index) : i64
    %943 = llvm.getelementptr %arg4[%941] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %944 = llvm.load %943 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %945 = llvm.fadd %944, %608 : vector<16xf32>
    %946 = llvm.mlir.constant(2 : index) : i64
    %947 = llvm.mlir.constant(768 : index) : i64
    %948 = llvm.add %arg5, %947 : i64
    %949 = llvm.mlir.constant(0 : index) : i64
    %950 = llvm.getelementptr %arg4[%948] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %945, %950 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %951 = llvm.mlir.constant(2 : index) : i64
    %952 = llvm.mlir.constant(768 : index) : i64
    %953 = llvm.add %arg5, %952 : i64
    %954 = llvm.mlir.constant(16 : index) : i64
    %955 = llvm.add %953, %954 : i64
    %956 = llvm.getelementptr %arg4[%955] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %957 = llvm.load %956 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %958 = llvm.fadd %957, %609 : vector<16xf32>
    %959 = llvm.mlir.constant(2 : index) : i64
    %960 = llvm.mlir.constant(768 : index) : i64
    %961 = llvm.add %arg5, %960 : i64
    %962 = llvm.mlir.constant(16 : index) : i64
    %963 = llvm.add %961, %962 : i64
    %964 = llvm.getelementptr %arg4[%963] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %958, %964 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %965 = llvm.mlir.constant(2 : index) : i64
    %966 = llvm.mlir.constant(768 : index) : i64
    %967 = llvm.add %arg5, %966 : i64
    %968 = llvm.mlir.constant(32 : index) : i64
    %969 = llvm.add %967, %968 : i64
    %970 = llvm.getelementptr %arg4[%969] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %971 = llvm.load %970 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %972 = llvm.fadd %971, %610 : vector<16xf32>
    %973 = llvm.mlir.constant(2 : index) : i64
    %974 = llvm.mlir.constant(768 : index) : i64
    %975 = llvm.add %arg5, %974 : i64
    %976 = llvm.mlir.constant(32 : index) : i64
    %977 = llvm.add %975, %976 : i64
    %978 = llvm.getelementptr %arg4[%977] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %972, %978 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %979 = llvm.mlir.constant(3 : index) : i64
    %980 = llvm.mlir.constant(1152 : index) : i64
    %981 = llvm.add %arg5, %980 : i64
    %982 = llvm.mlir.constant(0 : index) : i64
    %983 = llvm.getelementptr %arg4[%981] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %984 = llvm.load %983 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %985 = llvm.fadd %984, %611 : vector<16xf32>
    %986 = llvm.mlir.constant(3 : index) : i64
    %987 = llvm.mlir.constant(1152 : index) : i64
    %988 = llvm.add %arg5, %987 : i64
    %989 = llvm.mlir.constant(0 : index) : i64
    %990 = llvm.getelementptr %arg4[%988] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %985, %990 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %991 = llvm.mlir.constant(3 : index) : i64
    %992 = llvm.mlir.constant(1152 : index) : i64
    %993 = llvm.add %arg5, %992 : i64
    %994 = llvm.mlir.constant(16 : index) : i64
    %995 = llvm.add %993, %994 : i64
    %996 = llvm.getelementptr %arg4[%995] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %997 = llvm.load %996 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %998 = llvm.fadd %997, %612 : vector<16xf32>
    %999 = llvm.mlir.constant(3 : index) : i64
    %1000 = llvm.mlir.constant(1152 : index) : i64
    %1001 = llvm.add %arg5, %1000 : i64
    %1002 = llvm.mlir.constant(16 : index) : i64
    %1003 = llvm.add %1001, %1002 : i64
    %1004 = llvm.getelementptr %arg4[%1003] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %998, %1004 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1005 = llvm.mlir.constant(3 : index) : i64
    %1006 = llvm.mlir.constant(1152 : index) : i64
    %1007 = llvm.add %arg5, %1006 : i64
    %1008 = llvm.mlir.constant(32 : index) : i64
    %1009 = llvm.add %1007, %1008 : i64
    %1010 = llvm.getelementptr %arg4[%1009] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1011 = llvm.load %1010 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1012 = llvm.fadd %1011, %613 : vector<16xf32>
    %1013 = llvm.mlir.constant(3 : index) : i64
    %1014 = llvm.mlir.constant(1152 : index) : i64
    %1015 = llvm.add %arg5, %1014 : i64
    %1016 = llvm.mlir.constant(32 : index) : i64
    %1017 = llvm.add %1015, %1016 : i64
    %1018 = llvm.getelementptr %arg4[%1017] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1012, %1018 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1019 = llvm.mlir.constant(4 : index) : i64
    %1020 = llvm.mlir.constant(1536 : index) : i64
    %1021 = llvm.add %arg5, %1020 : i64
    %1022 = llvm.mlir.constant(0 : index) : i64
    %1023 = llvm.getelementptr %arg4[%1021] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1024 = llvm.load %1023 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1025 = llvm.fadd %1024, %614 : vector<16xf32>
    %1026 = llvm.mlir.constant(4 : index) : i64
    %1027 = llvm.mlir.constant(1536 : index) : i64
    %1028 = llvm.add %arg5, %1027 : i64
    %1029 = llvm.mlir.constant(0 : index) : i64
    %1030 = llvm.getelementptr %arg4[%1028] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1025, %1030 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1031 = llvm.mlir.constant(4 : index) : i64
    %1032 = llvm.mlir.constant(1536 : index) : i64
    %1033 = llvm.add %arg5, %1032 : i64
    %1034 = llvm.mlir.constant(16 : index) : i64
    %1035 = llvm.add %1033, %1034 : i64
    %1036 = llvm.getelementptr %arg4[%1035] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1037 = llvm.load %1036 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1038 = llvm.fadd %1037, %615 : vector<16xf32>
    %1039 = llvm.mlir.constant(4 : index) : i64
    %1040 = llvm.mlir.constant(1536 : index) : i64
    %1041 = llvm.add %arg5, %1040 : i64
    %1042 = llvm.mlir.constant(16 : index) : i64
    %1043 = llvm.add %1041, %1042 : i64
    %1044 = llvm.getelementptr %arg4[%1043] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1038, %1044 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1045 = llvm.mlir.constant(4 : index) : i64
    %1046 = llvm.mlir.constant(1536 : index) : i64
    %1047 = llvm.add %arg5, %1046 : i64
    %1048 = llvm.mlir.constant(32 : index) : i64
    %1049 = llvm.add %1047, %1048 : i64
    %1050 = llvm.getelementptr %arg4[%1049] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1051 = llvm.load %1050 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1052 = llvm.fadd %1051, %616 : vector<16xf32>
    %1053 = llvm.mlir.constant(4 : index) : i64
    %1054 = llvm.mlir.constant(1536 : index) : i64
    %1055 = llvm.add %arg5, %1054 : i64
    %1056 = llvm.mlir.constant(32 : index) : i64
    %1057 = llvm.add %1055, %1056 : i64
    %1058 = llvm.getelementptr %arg4[%1057] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1052, %1058 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1059 = llvm.mlir.constant(5 : index) : i64
    %1060 = llvm.mlir.constant(1920 : index) : i64
    %1061 = llvm.add %arg5, %1060 : i64
    %1062 = llvm.mlir.constant(0 : index) : i64
    %1063 = llvm.getelementptr %arg4[%1061] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1064 = llvm.load %1063 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1065 = llvm.fadd %1064, %617 : vector<16xf32>
    %1066 = llvm.mlir.constant(5 : index) : i64
    %1067 = llvm.mlir.constant(1920 : index) : i64
    %1068 = llvm.add %arg5, %1067 : i64
    %1069 = llvm.mlir.constant(0 : index) : i64
    %1070 = llvm.getelementptr %arg4[%1068] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1065, %1070 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1071 = llvm.mlir.constant(5 : index) : i64
    %1072 = llvm.mlir.constant(1920 : index) : i64
    %1073 = llvm.add %arg5, %1072 : i64
    %1074 = llvm.mlir.constant(16 : index) : i64
    %1075 = llvm.add %1073, %1074 : i64
    %1076 = llvm.getelementptr %arg4[%1075] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1077 = llvm.load %1076 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1078 = llvm.fadd %1077, %618 : vector<16xf32>
    %1079 = llvm.mlir.constant(5 : index) : i64
    %1080 = llvm.mlir.constant(1920 : index) : i64
    %1081 = llvm.add %arg5, %1080 : i64
    %1082 = llvm.mlir.constant(16 : index) : i64
    %1083 = llvm.add %1081, %1082 : i64
    %1084 = llvm.getelementptr %arg4[%1083] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1078, %1084 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1085 = llvm.mlir.constant(5 : index) : i64
    %1086 = llvm.mlir.constant(1920 : index) : i64
    %1087 = llvm.add %arg5, %1086 : i64
    %1088 = llvm.mlir.constant(32 : index) : i64
    %1089 = llvm.add %1087, %1088 : i64
    %1090 = llvm.getelementptr %arg4[%1089] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1091 = llvm.load %1090 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1092 = llvm.fadd %1091, %619 : vector<16xf32>
    %1093 = llvm.mlir.constant(5 : index) : i64
    %1094 = llvm.mlir.constant(1920 : index) : i64
    %1095 = llvm.add %arg5, %1094 : i64
    %1096 = llvm.mlir.constant(32 : index) : i64
    %1097 = llvm.add %1095, %1096 : i64
    %1098 = llvm.getelementptr %arg4[%1097] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1092, %1098 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1099 = llvm.mlir.constant(6 : index) : i64
    %1100 = llvm.mlir.constant(2304 : index) : i64
    %1101 = llvm.add %arg5, %1100 : i64
    %1102 = llvm.mlir.constant(0 : index) : i64
    %1103 = llvm.getelementptr %arg4[%1101] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1104 = llvm.load %1103 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1105 = llvm.fadd %1104, %620 : vector<16xf32>
    %1106 = llvm.mlir.constant(6 : index) : i64
    %1107 = llvm.mlir.constant(2304 : index) : i64
    %1108 = llvm.add %arg5, %1107 : i64
    %1109 = llvm.mlir.constant(0 : index) : i64
    %1110 = llvm.getelementptr %arg4[%1108] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1105, %1110 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1111 = llvm.mlir.constant(6 : index) : i64
    %1112 = llvm.mlir.constant(2304 : index) : i64
    %1113 = llvm.add %arg5, %1112 : i64
    %1114 = llvm.mlir.constant(16 : index) : i64
    %1115 = llvm.add %1113, %1114 : i64
    %1116 = llvm.getelementptr %arg4[%1115] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1117 = llvm.load %1116 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1118 = llvm.fadd %1117, %621 : vector<16xf32>
    %1119 = llvm.mlir.constant(6 : index) : i64
    %1120 = llvm.mlir.constant(2304 : index) : i64
    %1121 = llvm.add %arg5, %1120 : i64
    %1122 = llvm.mlir.constant(16 : index) : i64
    %1123 = llvm.add %1121, %1122 : i64
    %1124 = llvm.getelementptr %arg4[%1123] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1118, %1124 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1125 = llvm.mlir.constant(6 : index) : i64
    %1126 = llvm.mlir.constant(2304 : index) : i64
    %1127 = llvm.add %arg5, %1126 : i64
    %1128 = llvm.mlir.constant(32 : index) : i64
    %1129 = llvm.add %1127, %1128 : i64
    %1130 = llvm.getelementptr %arg4[%1129] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1131 = llvm.load %1130 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1132 = llvm.fadd %1131, %622 : vector<16xf32>
    %1133 = llvm.mlir.constant(6 : index) : i64
    %1134 = llvm.mlir.constant(2304 : index) : i64
    %1135 = llvm.add %arg5, %1134 : i64
    %1136 = llvm.mlir.constant(32 : index) : i64
    %1137 = llvm.add %1135, %1136 : i64
    %1138 = llvm.getelementptr %arg4[%1137] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1132, %1138 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1139 = llvm.mlir.constant(7 : index) : i64
    %1140 = llvm.mlir.constant(2688 : index) : i64
    %1141 = llvm.add %arg5, %1140 : i64
    %1142 = llvm.mlir.constant(0 : index) : i64
    %1143 = llvm.getelementptr %arg4[%1141] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1144 = llvm.load %1143 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1145 = llvm.fadd %1144, %623 : vector<16xf32>
    %1146 = llvm.mlir.constant(7 : index) : i64
    %1147 = llvm.mlir.constant(2688 : index) : i64
    %1148 = llvm.add %arg5, %1147 : i64
    %1149 = llvm.mlir.constant(0 : index) : i64
    %1150 = llvm.getelementptr %arg4[%1148] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1145, %1150 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1151 = llvm.mlir.constant(7 : index) : i64
    %1152 = llvm.mlir.constant(2688 : index) : i64
    %1153 = llvm.add %arg5, %1152 : i64
    %1154 = llvm.mlir.constant(16 : index) : i64
    %1155 = llvm.add %1153, %1154 : i64
    %1156 = llvm.getelementptr %arg4[%1155] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1157 = llvm.load %1156 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1158 = llvm.fadd %1157, %624 : vector<16xf32>
    %1159 = llvm.mlir.constant(7 : index) : i64
    %1160 = llvm.mlir.constant(2688 : index) : i64
    %1161 = llvm.add %arg5, %1160 : i64
    %1162 = llvm.mlir.constant(16 : index) : i64
    %1163 = llvm.add %1161, %1162 : i64
    %1164 = llvm.getelementptr %arg4[%1163] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1158, %1164 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1165 = llvm.mlir.constant(7 : index) : i64
    %1166 = llvm.mlir.constant(2688 : index) : i64
    %1167 = llvm.add %arg5, %1166 : i64
    %1168 = llvm.mlir.constant(32 : index) : i64
    %1169 = llvm.add %1167, %1168 : i64
    %1170 = llvm.getelementptr %arg4[%1169] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1171 = llvm.load %1170 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1172 = llvm.fadd %1171, %625 : vector<16xf32>
    %1173 = llvm.mlir.constant(7 : index) : i64
    %1174 = llvm.mlir.constant(2688 : index) : i64
    %1175 = llvm.add %arg5, %1174 : i64
    %1176 = llvm.mlir.constant(32 : index) : i64
    %1177 = llvm.add %1175, %1176 : i64
    %1178 = llvm.getelementptr %arg4[%1177] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1172, %1178 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1179 = llvm.add %593, %592 : i64
    llvm.br ^bb4(%1179 : i64)
  ^bb9:  // pred: ^bb4
    llvm.return
  }
}

