module {
  llvm.func @matmul_a48e605488812173(%arg0: !llvm.ptr, %arg1: i64, %arg2: i64) attributes {tile.grid_size = 528 : i64} {
    %0 = llvm.load %arg0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %1 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %2 = llvm.getelementptr %0[8] : (!llvm.ptr) -> !llvm.ptr, i8
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.getelementptr %0[16] : (!llvm.ptr) -> !llvm.ptr, i8
    %5 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %6 = llvm.getelementptr %0[24] : (!llvm.ptr) -> !llvm.ptr, i8
    %7 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.mlir.constant(1536 : i64) : i64
    %9 = llvm.alloca %8 x i8 {alignment = 64 : i64} : (i64) -> !llvm.ptr
    %10 = llvm.mlir.constant(1 : index) : i64
    llvm.br ^bb1(%arg1 : i64)
  ^bb1(%11: i64):  // 2 preds: ^bb0, ^bb20
    %12 = llvm.icmp "slt" %11, %arg2 : i64
    llvm.cond_br %12, ^bb2, ^bb21
  ^bb2:  // pred: ^bb1
    %13 = llvm.mlir.constant(24 : index) : i64
    %14 = llvm.urem %11, %13 : i64
    %15 = llvm.udiv %11, %13 : i64
    %16 = llvm.mlir.constant(1 : index) : i64
    %17 = llvm.add %14, %16 : i64
    %18 = llvm.mlir.constant(12 : index) : i64
    %19 = llvm.mul %15, %18 : i64
    %20 = llvm.add %19, %18 : i64
    %21 = llvm.mlir.constant(256 : index) : i64
    %22 = llvm.mlir.constant(8 : index) : i64
    %23 = llvm.mlir.constant(0 : index) : i64
    %24 = llvm.mlir.constant(48 : index) : i64
    %25 = llvm.mlir.constant(1152 : index) : i64
    %26 = llvm.mlir.constant(16 : index) : i64
    %27 = llvm.mlir.constant(32 : index) : i64
    %28 = llvm.mlir.constant(3072 : index) : i64
    %29 = llvm.mlir.constant(18432 : index) : i64
    %30 = llvm.mlir.constant(384 : index) : i64
    %31 = llvm.mlir.constant(-48 : index) : i64
    %32 = llvm.mlir.constant(-384 : index) : i64
    llvm.br ^bb3(%14 : i64)
  ^bb3(%33: i64):  // 2 preds: ^bb2, ^bb19
    %34 = llvm.icmp "slt" %33, %17 : i64
    llvm.cond_br %34, ^bb4, ^bb20
  ^bb4:  // pred: ^bb3
    %35 = llvm.intr.smin(%20, %21) : (i64, i64) -> i64
    %36 = llvm.mul %33, %24 : i64
    %37 = llvm.add %36, %26 : i64
    %38 = llvm.add %36, %27 : i64
    %39 = llvm.mul %33, %29 : i64
    %40 = llvm.mul %33, %31 : i64
    llvm.br ^bb5(%19 : i64)
  ^bb5(%41: i64):  // 2 preds: ^bb4, ^bb18
    %42 = llvm.icmp "slt" %41, %35 : i64
    llvm.cond_br %42, ^bb6, ^bb19
  ^bb6:  // pred: ^bb5
    %43 = llvm.mul %41, %22 : i64
    %44 = llvm.mul %43, %25 : i64
    %45 = llvm.add %36, %44 : i64
    %46 = llvm.add %37, %44 : i64
    %47 = llvm.add %38, %44 : i64
    llvm.br ^bb7(%23 : i64)
  ^bb7(%48: i64):  // 2 preds: ^bb6, ^bb8
    %49 = llvm.icmp "slt" %48, %22 : i64
    llvm.cond_br %49, ^bb8, ^bb9
  ^bb8:  // pred: ^bb7
    %50 = llvm.mul %48, %25 : i64
    %51 = llvm.add %45, %50 : i64
    %52 = llvm.getelementptr %7[%51] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    "llvm.intr.prefetch"(%52) <{cache = 1 : i32, hint = 3 : i32, rw = 1 : i32}> : (!llvm.ptr) -> ()
    %53 = llvm.add %46, %50 : i64
    %54 = llvm.getelementptr %7[%53] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    "llvm.intr.prefetch"(%54) <{cache = 1 : i32, hint = 3 : i32, rw = 1 : i32}> : (!llvm.ptr) -> ()
    %55 = llvm.add %47, %50 : i64
    %56 = llvm.getelementptr %7[%55] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    "llvm.intr.prefetch"(%56) <{cache = 1 : i32, hint = 3 : i32, rw = 1 : i32}> : (!llvm.ptr) -> ()
    %57 = llvm.add %48, %16 : i64
    llvm.br ^bb7(%57 : i64)
  ^bb9:  // pred: ^bb7
    %58 = llvm.mul %41, %28 : i64
    llvm.call @matmul_a48e605488812173.mma1(%1, %58, %3, %39, %9) : (!llvm.ptr, i64, !llvm.ptr, i64, !llvm.ptr) -> ()
    %59 = llvm.mul %41, %32 : i64
    %60 = llvm.add %40, %59 : i64
    %61 = llvm.mul %43, %24 : i64
    %62 = llvm.add %60, %61 : i64
    llvm.br ^bb10(%23 : i64)
  ^bb10(%63: i64):  // 2 preds: ^bb9, ^bb17
    %64 = llvm.icmp "slt" %63, %22 : i64
    llvm.cond_br %64, ^bb11, ^bb18
  ^bb11:  // pred: ^bb10
    %65 = llvm.mul %63, %24 : i64
    %66 = llvm.add %62, %65 : i64
    %67 = llvm.add %66, %36 : i64
    %68 = llvm.mul %63, %25 : i64
    %69 = llvm.add %44, %68 : i64
    %70 = llvm.add %69, %36 : i64
    %71 = llvm.mlir.constant(32 : index) : i64
    %72 = llvm.mlir.constant(0 : index) : i64
    %73 = llvm.mlir.constant(32 : index) : i64
    llvm.br ^bb12(%72 : i64)
  ^bb12(%74: i64):  // 2 preds: ^bb11, ^bb13
    %75 = llvm.icmp "slt" %74, %71 : i64
    llvm.cond_br %75, ^bb13, ^bb14
  ^bb13:  // pred: ^bb12
    %76 = llvm.mlir.constant(16 : index) : i64
    %77 = llvm.add %74, %76 : i64
    %78 = llvm.add %67, %74 : i64
    %79 = llvm.add %67, %77 : i64
    %80 = llvm.getelementptr %9[%78] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %81 = llvm.load %80 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %82 = llvm.getelementptr %9[%79] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %83 = llvm.load %82 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %84 = llvm.add %36, %74 : i64
    %85 = llvm.add %36, %77 : i64
    %86 = llvm.getelementptr %5[%84] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %87 = llvm.load %86 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %88 = llvm.getelementptr %5[%85] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %89 = llvm.load %88 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %90 = llvm.fadd %81, %87 : vector<16xf32>
    %91 = llvm.fadd %83, %89 : vector<16xf32>
    %92 = llvm.add %70, %74 : i64
    %93 = llvm.add %70, %77 : i64
    %94 = llvm.getelementptr %7[%92] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %90, %94 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %95 = llvm.getelementptr %7[%93] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %91, %95 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %96 = llvm.add %74, %73 : i64
    llvm.br ^bb12(%96 : i64)
  ^bb14:  // pred: ^bb12
    %97 = llvm.mlir.constant(16 : index) : i64
    llvm.br ^bb15(%71 : i64)
  ^bb15(%98: i64):  // 2 preds: ^bb14, ^bb16
    %99 = llvm.icmp "slt" %98, %24 : i64
    llvm.cond_br %99, ^bb16, ^bb17
  ^bb16:  // pred: ^bb15
    %100 = llvm.add %67, %98 : i64
    %101 = llvm.getelementptr %9[%100] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %102 = llvm.load %101 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %103 = llvm.add %36, %98 : i64
    %104 = llvm.getelementptr %5[%103] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %105 = llvm.load %104 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %106 = llvm.fadd %102, %105 : vector<16xf32>
    %107 = llvm.add %70, %98 : i64
    %108 = llvm.getelementptr %7[%107] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %106, %108 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %109 = llvm.add %98, %97 : i64
    llvm.br ^bb15(%109 : i64)
  ^bb17:  // pred: ^bb15
    %110 = llvm.add %63, %16 : i64
    llvm.br ^bb10(%110 : i64)
  ^bb18:  // pred: ^bb10
    %111 = llvm.add %41, %16 : i64
    llvm.br ^bb5(%111 : i64)
  ^bb19:  // pred: ^bb5
    %112 = llvm.add %33, %16 : i64
    llvm.br ^bb3(%112 : i64)
  ^bb20:  // pred: ^bb3
    %113 = llvm.add %11, %10 : i64
    llvm.br ^bb1(%113 : i64)
  ^bb21:  // pred: ^bb1
    llvm.return
  }
  llvm.func internal @matmul_a48e605488812173.mma1(%arg0: !llvm.ptr, %arg1: i64, %arg2: !llvm.ptr, %arg3: i64, %arg4: !llvm.ptr) {
    %0 = llvm.mlir.constant(384 : index) : i64
    %1 = llvm.mlir.constant(1 : index) : i64
    %2 = llvm.mlir.constant(48 : index) : i64
    %3 = llvm.mlir.constant(0 : index) : i64
    %4 = llvm.mlir.constant(48 : index) : i64
    %5 = llvm.mlir.constant(384 : index) : i64
    %6 = llvm.mlir.constant(0 : index) : i64
    %7 = llvm.mlir.constant(192 : index) : i64
    %8 = llvm.mlir.constant(dense<0.000000e+00> : vector<16xf32>) : vector<16xf32>
    %9 = llvm.mlir.constant(192 : index) : i64
    %10 = llvm.mlir.constant(2 : index) : i64
    %11 = llvm.mlir.constant(0 : index) : i64
    %12 = llvm.mlir.constant(2 : index) : i64
    llvm.br ^bb1(%6, %8, %8, %8, %8, %8, %8, %8, %8, %8, %8, %8, %8, %8, %8, %8, %8, %8, %8, %8, %8, %8, %8, %8, %8 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
  ^bb1(%13: i64, %14: vector<16xf32>, %15: vector<16xf32>, %16: vector<16xf32>, %17: vector<16xf32>, %18: vector<16xf32>, %19: vector<16xf32>, %20: vector<16xf32>, %21: vector<16xf32>, %22: vector<16xf32>, %23: vector<16xf32>, %24: vector<16xf32>, %25: vector<16xf32>, %26: vector<16xf32>, %27: vector<16xf32>, %28: vector<16xf32>, %29: vector<16xf32>, %30: vector<16xf32>, %31: vector<16xf32>, %32: vector<16xf32>, %33: vector<16xf32>, %34: vector<16xf32>, %35: vector<16xf32>, %36: vector<16xf32>, %37: vector<16xf32>):  // 2 preds: ^bb0, ^bb2
    %38 = llvm.icmp "slt" %13, %9 : i64
    llvm.cond_br %38, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %39 = llvm.add %arg1, %13 : i64
    %40 = llvm.mul %13, %4 : i64
    %41 = llvm.add %arg3, %40 : i64
    %42 = llvm.mlir.constant(0 : index) : i64
    %43 = llvm.mlir.constant(0 : index) : i64
    %44 = llvm.mlir.constant(0 : index) : i64
    %45 = llvm.getelementptr %arg2[%41] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %46 = llvm.load %45 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %47 = llvm.mlir.constant(16 : index) : i64
    %48 = llvm.add %41, %47 : i64
    %49 = llvm.getelementptr %arg2[%48] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %50 = llvm.load %49 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %51 = llvm.mlir.constant(32 : index) : i64
    %52 = llvm.add %41, %51 : i64
    %53 = llvm.getelementptr %arg2[%52] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %54 = llvm.load %53 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %55 = llvm.mlir.constant(0 : index) : i64
    %56 = llvm.mlir.constant(0 : index) : i64
    %57 = llvm.mlir.constant(0 : index) : i64
    %58 = llvm.getelementptr %arg0[%39] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %59 = llvm.load %58 {alignment = 4 : i64} : !llvm.ptr -> f32
    %60 = llvm.mlir.poison : vector<16xf32>
    %61 = llvm.mlir.constant(0 : i32) : i32
    %62 = llvm.insertelement %59, %60[%61 : i32] : vector<16xf32>
    %63 = llvm.shufflevector %62, %60 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %64 = llvm.intr.fma(%63, %46, %14) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %65 = llvm.intr.fma(%63, %50, %15) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %66 = llvm.intr.fma(%63, %54, %16) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %67 = llvm.mlir.constant(1 : index) : i64
    %68 = llvm.mlir.constant(384 : index) : i64
    %69 = llvm.mlir.constant(384 : index) : i64
    %70 = llvm.add %39, %69 : i64
    %71 = llvm.getelementptr %arg0[%70] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %72 = llvm.load %71 {alignment = 4 : i64} : !llvm.ptr -> f32
    %73 = llvm.mlir.poison : vector<16xf32>
    %74 = llvm.mlir.constant(0 : i32) : i32
    %75 = llvm.insertelement %72, %73[%74 : i32] : vector<16xf32>
    %76 = llvm.shufflevector %75, %73 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %77 = llvm.intr.fma(%76, %46, %17) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %78 = llvm.intr.fma(%76, %50, %18) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %79 = llvm.intr.fma(%76, %54, %19) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %80 = llvm.mlir.constant(2 : index) : i64
    %81 = llvm.mlir.constant(768 : index) : i64
    %82 = llvm.mlir.constant(768 : index) : i64
    %83 = llvm.add %39, %82 : i64
    %84 = llvm.getelementptr %arg0[%83] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %85 = llvm.load %84 {alignment = 4 : i64} : !llvm.ptr -> f32
    %86 = llvm.mlir.poison : vector<16xf32>
    %87 = llvm.mlir.constant(0 : i32) : i32
    %88 = llvm.insertelement %85, %86[%87 : i32] : vector<16xf32>
    %89 = llvm.shufflevector %88, %86 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %90 = llvm.intr.fma(%89, %46, %20) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %91 = llvm.intr.fma(%89, %50, %21) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %92 = llvm.intr.fma(%89, %54, %22) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %93 = llvm.mlir.constant(3 : index) : i64
    %94 = llvm.mlir.constant(1152 : index) : i64
    %95 = llvm.mlir.constant(1152 : index) : i64
    %96 = llvm.add %39, %95 : i64
    %97 = llvm.getelementptr %arg0[%96] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %98 = llvm.load %97 {alignment = 4 : i64} : !llvm.ptr -> f32
    %99 = llvm.mlir.poison : vector<16xf32>
    %100 = llvm.mlir.constant(0 : i32) : i32
    %101 = llvm.insertelement %98, %99[%100 : i32] : vector<16xf32>
    %102 = llvm.shufflevector %101, %99 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %103 = llvm.intr.fma(%102, %46, %23) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %104 = llvm.intr.fma(%102, %50, %24) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %105 = llvm.intr.fma(%102, %54, %25) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %106 = llvm.mlir.constant(4 : index) : i64
    %107 = llvm.mlir.constant(1536 : index) : i64
    %108 = llvm.mlir.constant(1536 : index) : i64
    %109 = llvm.add %39, %108 : i64
    %110 = llvm.getelementptr %arg0[%109] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %111 = llvm.load %110 {alignment = 4 : i64} : !llvm.ptr -> f32
    %112 = llvm.mlir.poison : vector<16xf32>
    %113 = llvm.mlir.constant(0 : i32) : i32
    %114 = llvm.insertelement %111, %112[%113 : i32] : vector<16xf32>
    %115 = llvm.shufflevector %114, %112 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %116 = llvm.intr.fma(%115, %46, %26) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %117 = llvm.intr.fma(%115, %50, %27) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %118 = llvm.intr.fma(%115, %54, %28) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %119 = llvm.mlir.constant(5 : index) : i64
    %120 = llvm.mlir.constant(1920 : index) : i64
    %121 = llvm.mlir.constant(1920 : index) : i64
    %122 = llvm.add %39, %121 : i64
    %123 = llvm.getelementptr %arg0[%122] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %124 = llvm.load %123 {alignment = 4 : i64} : !llvm.ptr -> f32
    %125 = llvm.mlir.poison : vector<16xf32>
    %126 = llvm.mlir.constant(0 : i32) : i32
    %127 = llvm.insertelement %124, %125[%126 : i32] : vector<16xf32>
    %128 = llvm.shufflevector %127, %125 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %129 = llvm.intr.fma(%128, %46, %29) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %130 = llvm.intr.fma(%128, %50, %30) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %131 = llvm.intr.fma(%128, %54, %31) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %132 = llvm.mlir.constant(6 : index) : i64
    %133 = llvm.mlir.constant(2304 : index) : i64
    %134 = llvm.mlir.constant(2304 : index) : i64
    %135 = llvm.add %39, %134 : i64
    %136 = llvm.getelementptr %arg0[%135] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %137 = llvm.load %136 {alignment = 4 : i64} : !llvm.ptr -> f32
    %138 = llvm.mlir.poison : vector<16xf32>
    %139 = llvm.mlir.constant(0 : i32) : i32
    %140 = llvm.insertelement %137, %138[%139 : i32] : vector<16xf32>
    %141 = llvm.shufflevector %140, %138 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %142 = llvm.intr.fma(%141, %46, %32) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %143 = llvm.intr.fma(%141, %50, %33) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %144 = llvm.intr.fma(%141, %54, %34) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %145 = llvm.mlir.constant(7 : index) : i64
    %146 = llvm.mlir.constant(2688 : index) : i64
    %147 = llvm.mlir.constant(2688 : index) : i64
    %148 = llvm.add %39, %147 : i64
    %149 = llvm.getelementptr %arg0[%148] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %150 = llvm.load %149 {alignment = 4 : i64} : !llvm.ptr -> f32
    %151 = llvm.mlir.poison : vector<16xf32>
    %152 = llvm.mlir.constant(0 : i32) : i32
    %153 = llvm.insertelement %150, %151[%152 : i32] : vector<16xf32>
    %154 = llvm.shufflevector %153, %151 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %155 = llvm.intr.fma(%154, %46, %35) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %156 = llvm.intr.fma(%154, %50, %36) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %157 = llvm.intr.fma(%154, %54, %37) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %158 = llvm.mlir.constant(1 : index) : i64
    %159 = llvm.mlir.constant(48 : index) : i64
    %160 = llvm.add %41, %159 : i64
    %161 = llvm.mlir.constant(0 : index) : i64
    %162 = llvm.getelementptr %arg2[%160] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %163 = llvm.load %162 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %164 = llvm.mlir.constant(16 : index) : i64
    %165 = llvm.add %160, %164 : i64
    %166 = llvm.getelementptr %arg2[%165] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %167 = llvm.load %166 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %168 = llvm.mlir.constant(32 : index) : i64
    %169 = llvm.add %160, %168 : i64
    %170 = llvm.getelementptr %arg2[%169] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %171 = llvm.load %170 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %172 = llvm.mlir.constant(1 : index) : i64
    %173 = llvm.mlir.constant(0 : index) : i64
    %174 = llvm.mlir.constant(0 : index) : i64
    %175 = llvm.add %39, %172 : i64
    %176 = llvm.getelementptr %arg0[%175] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %177 = llvm.load %176 {alignment = 4 : i64} : !llvm.ptr -> f32
    %178 = llvm.mlir.poison : vector<16xf32>
    %179 = llvm.mlir.constant(0 : i32) : i32
    %180 = llvm.insertelement %177, %178[%179 : i32] : vector<16xf32>
    %181 = llvm.shufflevector %180, %178 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %182 = llvm.intr.fma(%181, %163, %64) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %183 = llvm.intr.fma(%181, %167, %65) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %184 = llvm.intr.fma(%181, %171, %66) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %185 = llvm.mlir.constant(1 : index) : i64
    %186 = llvm.mlir.constant(384 : index) : i64
    %187 = llvm.mlir.constant(385 : index) : i64
    %188 = llvm.add %39, %187 : i64
    %189 = llvm.getelementptr %arg0[%188] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %190 = llvm.load %189 {alignment = 4 : i64} : !llvm.ptr -> f32
    %191 = llvm.mlir.poison : vector<16xf32>
    %192 = llvm.mlir.constant(0 : i32) : i32
    %193 = llvm.insertelement %190, %191[%192 : i32] : vector<16xf32>
    %194 = llvm.shufflevector %193, %191 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %195 = llvm.intr.fma(%194, %163, %77) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %196 = llvm.intr.fma(%194, %167, %78) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %197 = llvm.intr.fma(%194, %171, %79) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %198 = llvm.mlir.constant(2 : index) : i64
    %199 = llvm.mlir.constant(768 : index) : i64
    %200 = llvm.mlir.constant(769 : index) : i64
    %201 = llvm.add %39, %200 : i64
    %202 = llvm.getelementptr %arg0[%201] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %203 = llvm.load %202 {alignment = 4 : i64} : !llvm.ptr -> f32
    %204 = llvm.mlir.poison : vector<16xf32>
    %205 = llvm.mlir.constant(0 : i32) : i32
    %206 = llvm.insertelement %203, %204[%205 : i32] : vector<16xf32>
    %207 = llvm.shufflevector %206, %204 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %208 = llvm.intr.fma(%207, %163, %90) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %209 = llvm.intr.fma(%207, %167, %91) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %210 = llvm.intr.fma(%207, %171, %92) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %211 = llvm.mlir.constant(3 : index) : i64
    %212 = llvm.mlir.constant(1152 : index) : i64
    %213 = llvm.mlir.constant(1153 : index) : i64
    %214 = llvm.add %39, %213 : i64
    %215 = llvm.getelementptr %arg0[%214] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %216 = llvm.load %215 {alignment = 4 : i64} : !llvm.ptr -> f32
    %217 = llvm.mlir.poison : vector<16xf32>
    %218 = llvm.mlir.constant(0 : i32) : i32
    %219 = llvm.insertelement %216, %217[%218 : i32] : vector<16xf32>
    %220 = llvm.shufflevector %219, %217 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %221 = llvm.intr.fma(%220, %163, %103) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %222 = llvm.intr.fma(%220, %167, %104) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %223 = llvm.intr.fma(%220, %171, %105) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %224 = llvm.mlir.constant(4 : index) : i64
    %225 = llvm.mlir.constant(1536 : index) : i64
    %226 = llvm.mlir.constant(1537 : index) : i64
    %227 = llvm.add %39, %226 : i64
    %228 = llvm.getelementptr %arg0[%227] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %229 = llvm.load %228 {alignment = 4 : i64} : !llvm.ptr -> f32
    %230 = llvm.mlir.poison : vector<16xf32>
    %231 = llvm.mlir.constant(0 : i32) : i32
    %232 = llvm.insertelement %229, %230[%231 : i32] : vector<16xf32>
    %233 = llvm.shufflevector %232, %230 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %234 = llvm.intr.fma(%233, %163, %116) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %235 = llvm.intr.fma(%233, %167, %117) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %236 = llvm.intr.fma(%233, %171, %118) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %237 = llvm.mlir.constant(5 : index) : i64
    %238 = llvm.mlir.constant(1920 : index) : i64
    %239 = llvm.mlir.constant(1921 : index) : i64
    %240 = llvm.add %39, %239 : i64
    %241 = llvm.getelementptr %arg0[%240] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %242 = llvm.load %241 {alignment = 4 : i64} : !llvm.ptr -> f32
    %243 = llvm.mlir.poison : vector<16xf32>
    %244 = llvm.mlir.constant(0 : i32) : i32
    %245 = llvm.insertelement %242, %243[%244 : i32] : vector<16xf32>
    %246 = llvm.shufflevector %245, %243 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %247 = llvm.intr.fma(%246, %163, %129) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %248 = llvm.intr.fma(%246, %167, %130) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %249 = llvm.intr.fma(%246, %171, %131) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %250 = llvm.mlir.constant(6 : index) : i64
    %251 = llvm.mlir.constant(2304 : index) : i64
    %252 = llvm.mlir.constant(2305 : index) : i64
    %253 = llvm.add %39, %252 : i64
    %254 = llvm.getelementptr %arg0[%253] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %255 = llvm.load %254 {alignment = 4 : i64} : !llvm.ptr -> f32
    %256 = llvm.mlir.poison : vector<16xf32>
    %257 = llvm.mlir.constant(0 : i32) : i32
    %258 = llvm.insertelement %255, %256[%257 : i32] : vector<16xf32>
    %259 = llvm.shufflevector %258, %256 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %260 = llvm.intr.fma(%259, %163, %142) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %261 = llvm.intr.fma(%259, %167, %143) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %262 = llvm.intr.fma(%259, %171, %144) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %263 = llvm.mlir.constant(7 : index) : i64
    %264 = llvm.mlir.constant(2688 : index) : i64
    %265 = llvm.mlir.constant(2689 : index) : i64
    %266 = llvm.add %39, %265 : i64
    %267 = llvm.getelementptr %arg0[%266] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %268 = llvm.load %267 {alignment = 4 : i64} : !llvm.ptr -> f32
    %269 = llvm.mlir.poison : vector<16xf32>
    %270 = llvm.mlir.constant(0 : i32) : i32
    %271 = llvm.insertelement %268, %269[%270 : i32] : vector<16xf32>
    %272 = llvm.shufflevector %271, %269 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %273 = llvm.intr.fma(%272, %163, %155) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %274 = llvm.intr.fma(%272, %167, %156) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %275 = llvm.intr.fma(%272, %171, %157) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %276 = llvm.add %13, %12 : i64
    llvm.br ^bb1(%276, %182, %183, %184, %195, %196, %197, %208, %209, %210, %221, %222, %223, %234, %235, %236, %247, %248, %249, %260, %261, %262, %273, %274, %275 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
  ^bb3:  // pred: ^bb1
    %277 = llvm.mlir.constant(0 : index) : i64
    %278 = llvm.mlir.constant(0 : index) : i64
    %279 = llvm.mlir.constant(0 : index) : i64
    %280 = llvm.getelementptr %arg4[%3] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %14, %280 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %281 = llvm.mlir.constant(0 : index) : i64
    %282 = llvm.mlir.constant(0 : index) : i64
    %283 = llvm.mlir.constant(16 : index) : i64
    %284 = llvm.mlir.constant(16 : index) : i64
    %285 = llvm.getelementptr %arg4[%284] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %15, %285 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %286 = llvm.mlir.constant(0 : index) : i64
    %287 = llvm.mlir.constant(0 : index) : i64
    %288 = llvm.mlir.constant(32 : index) : i64
    %289 = llvm.mlir.constant(32 : index) : i64
    %290 = llvm.getelementptr %arg4[%289] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %16, %290 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %291 = llvm.mlir.constant(1 : index) : i64
    %292 = llvm.mlir.constant(48 : index) : i64
    %293 = llvm.mlir.constant(48 : index) : i64
    %294 = llvm.mlir.constant(0 : index) : i64
    %295 = llvm.getelementptr %arg4[%293] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %17, %295 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %296 = llvm.mlir.constant(1 : index) : i64
    %297 = llvm.mlir.constant(48 : index) : i64
    %298 = llvm.mlir.constant(48 : index) : i64
    %299 = llvm.mlir.constant(16 : index) : i64
    %300 = llvm.mlir.constant(64 : index) : i64
    %301 = llvm.getelementptr %arg4[%300] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %18, %301 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %302 = llvm.mlir.constant(1 : index) : i64
    %303 = llvm.mlir.constant(48 : index) : i64
    %304 = llvm.mlir.constant(48 : index) : i64
    %305 = llvm.mlir.constant(32 : index) : i64
    %306 = llvm.mlir.constant(80 : index) : i64
    %307 = llvm.getelementptr %arg4[%306] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %19, %307 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %308 = llvm.mlir.constant(2 : index) : i64
    %309 = llvm.mlir.constant(96 : index) : i64
    %310 = llvm.mlir.constant(96 : index) : i64
    %311 = llvm.mlir.constant(0 : index) : i64
    %312 = llvm.getelementptr %arg4[%310] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %20, %312 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %313 = llvm.mlir.constant(2 : index) : i64
    %314 = llvm.mlir.constant(96 : index) : i64
    %315 = llvm.mlir.constant(96 : index) : i64
    %316 = llvm.mlir.constant(16 : index) : i64
    %317 = llvm.mlir.constant(112 : index) : i64
    %318 = llvm.getelementptr %arg4[%317] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %21, %318 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %319 = llvm.mlir.constant(2 : index) : i64
    %320 = llvm.mlir.constant(96 : index) : i64
    %321 = llvm.mlir.constant(96 : index) : i64
    %322 = llvm.mlir.constant(32 : index) : i64
    %323 = llvm.mlir.constant(128 : index) : i64
    %324 = llvm.getelementptr %arg4[%323] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %22, %324 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %325 = llvm.mlir.constant(3 : index) : i64
    %326 = llvm.mlir.constant(144 : index) : i64
    %327 = llvm.mlir.constant(144 : index) : i64
    %328 = llvm.mlir.constant(0 : index) : i64
    %329 = llvm.getelementptr %arg4[%327] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %23, %329 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %330 = llvm.mlir.constant(3 : index) : i64
    %331 = llvm.mlir.constant(144 : index) : i64
    %332 = llvm.mlir.constant(144 : index) : i64
    %333 = llvm.mlir.constant(16 : index) : i64
    %334 = llvm.mlir.constant(160 : index) : i64
    %335 = llvm.getelementptr %arg4[%334] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %24, %335 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %336 = llvm.mlir.constant(3 : index) : i64
    %337 = llvm.mlir.constant(144 : index) : i64
    %338 = llvm.mlir.constant(144 : index) : i64
    %339 = llvm.mlir.constant(32 : index) : i64
    %340 = llvm.mlir.constant(176 : index) : i64
    %341 = llvm.getelementptr %arg4[%340] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %25, %341 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %342 = llvm.mlir.constant(4 : index) : i64
    %343 = llvm.mlir.constant(192 : index) : i64
    %344 = llvm.mlir.constant(192 : index) : i64
    %345 = llvm.mlir.constant(0 : index) : i64
    %346 = llvm.getelementptr %arg4[%344] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %26, %346 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %347 = llvm.mlir.constant(4 : index) : i64
    %348 = llvm.mlir.constant(192 : index) : i64
    %349 = llvm.mlir.constant(192 : index) : i64
    %350 = llvm.mlir.constant(16 : index) : i64
    %351 = llvm.mlir.constant(208 : index) : i64
    %352 = llvm.getelementptr %arg4[%351] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %27, %352 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %353 = llvm.mlir.constant(4 : index) : i64
    %354 = llvm.mlir.constant(192 : index) : i64
    %355 = llvm.mlir.constant(192 : index) : i64
    %356 = llvm.mlir.constant(32 : index) : i64
    %357 = llvm.mlir.constant(224 : index) : i64
    %358 = llvm.getelementptr %arg4[%357] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %28, %358 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %359 = llvm.mlir.constant(5 : index) : i64
    %360 = llvm.mlir.constant(240 : index) : i64
    %361 = llvm.mlir.constant(240 : index) : i64
    %362 = llvm.mlir.constant(0 : index) : i64
    %363 = llvm.getelementptr %arg4[%361] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %29, %363 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %364 = llvm.mlir.constant(5 : index) : i64
    %365 = llvm.mlir.constant(240 : index) : i64
    %366 = llvm.mlir.constant(240 : index) : i64
    %367 = llvm.mlir.constant(16 : index) : i64
    %368 = llvm.mlir.constant(256 : index) : i64
    %369 = llvm.getelementptr %arg4[%368] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %30, %369 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %370 = llvm.mlir.constant(5 : index) : i64
    %371 = llvm.mlir.constant(240 : index) : i64
    %372 = llvm.mlir.constant(240 : index) : i64
    %373 = llvm.mlir.constant(32 : index) : i64
    %374 = llvm.mlir.constant(272 : index) : i64
    %375 = llvm.getelementptr %arg4[%374] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %31, %375 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %376 = llvm.mlir.constant(6 : index) : i64
    %377 = llvm.mlir.constant(288 : index) : i64
    %378 = llvm.mlir.constant(288 : index) : i64
    %379 = llvm.mlir.constant(0 : index) : i64
    %380 = llvm.getelementptr %arg4[%378] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %32, %380 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %381 = llvm.mlir.constant(6 : index) : i64
    %382 = llvm.mlir.constant(288 : index) : i64
    %383 = llvm.mlir.constant(288 : index) : i64
    %384 = llvm.mlir.constant(16 : index) : i64
    %385 = llvm.mlir.constant(304 : index) : i64
    %386 = llvm.getelementptr %arg4[%385] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %33, %386 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %387 = llvm.mlir.constant(6 : index) : i64
    %388 = llvm.mlir.constant(288 : index) : i64
    %389 = llvm.mlir.constant(288 : index) : i64
    %390 = llvm.mlir.constant(32 : index) : i64
    %391 = llvm.mlir.constant(320 : index) : i64
    %392 = llvm.getelementptr %arg4[%391] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %34, %392 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %393 = llvm.mlir.constant(7 : index) : i64
    %394 = llvm.mlir.constant(336 : index) : i64
    %395 = llvm.mlir.constant(336 : index) : i64
    %396 = llvm.mlir.constant(0 : index) : i64
    %397 = llvm.getelementptr %arg4[%395] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %35, %397 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %398 = llvm.mlir.constant(7 : index) : i64
    %399 = llvm.mlir.constant(336 : index) : i64
    %400 = llvm.mlir.constant(336 : index) : i64
    %401 = llvm.mlir.constant(16 : index) : i64
    %402 = llvm.mlir.constant(352 : index) : i64
    %403 = llvm.getelementptr %arg4[%402] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %36, %403 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %404 = llvm.mlir.constant(7 : index) : i64
    %405 = llvm.mlir.constant(336 : index) : i64
    %406 = llvm.mlir.constant(336 : index) : i64
    %407 = llvm.mlir.constant(32 : index) : i64
    %408 = llvm.mlir.constant(368 : index) : i64
    %409 = llvm.getelementptr %arg4[%408] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %37, %409 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %410 = llvm.mlir.constant(192 : index) : i64
    %411 = llvm.mlir.constant(384 : index) : i64
    %412 = llvm.mlir.constant(192 : index) : i64
    llvm.br ^bb4(%410 : i64)
  ^bb4(%413: i64):  // 2 preds: ^bb3, ^bb8
    %414 = llvm.icmp "slt" %413, %411 : i64
    llvm.cond_br %414, ^bb5, ^bb9
  ^bb5:  // pred: ^bb4
    %415 = llvm.mlir.constant(192 : index) : i64
    %416 = llvm.mlir.constant(dense<0.000000e+00> : vector<16xf32>) : vector<16xf32>
    %417 = llvm.add %413, %415 : i64
    %418 = llvm.mlir.constant(2 : index) : i64
    %419 = llvm.mlir.constant(0 : index) : i64
    %420 = llvm.mlir.constant(2 : index) : i64
    llvm.br ^bb6(%413, %416, %416, %416, %416, %416, %416, %416, %416, %416, %416, %416, %416, %416, %416, %416, %416, %416, %416, %416, %416, %416, %416, %416, %416 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
  ^bb6(%421: i64, %422: vector<16xf32>, %423: vector<16xf32>, %424: vector<16xf32>, %425: vector<16xf32>, %426: vector<16xf32>, %427: vector<16xf32>, %428: vector<16xf32>, %429: vector<16xf32>, %430: vector<16xf32>, %431: vector<16xf32>, %432: vector<16xf32>, %433: vector<16xf32>, %434: vector<16xf32>, %435: vector<16xf32>, %436: vector<16xf32>, %437: vector<16xf32>, %438: vector<16xf32>, %439: vector<16xf32>, %440: vector<16xf32>, %441: vector<16xf32>, %442: vector<16xf32>, %443: vector<16xf32>, %444: vector<16xf32>, %445: vector<16xf32>):  // 2 preds: ^bb5, ^bb7
    %446 = llvm.icmp "slt" %421, %417 : i64
    llvm.cond_br %446, ^bb7, ^bb8
  ^bb7:  // pred: ^bb6
    %447 = llvm.add %arg1, %421 : i64
    %448 = llvm.mul %421, %4 : i64
    %449 = llvm.add %arg3, %448 : i64
    %450 = llvm.mlir.constant(0 : index) : i64
    %451 = llvm.mlir.constant(0 : index) : i64
    %452 = llvm.mlir.constant(0 : index) : i64
    %453 = llvm.getelementptr %arg2[%449] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %454 = llvm.load %453 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %455 = llvm.mlir.constant(16 : index) : i64
    %456 = llvm.add %449, %455 : i64
    %457 = llvm.getelementptr %arg2[%456] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %458 = llvm.load %457 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %459 = llvm.mlir.constant(32 : index) : i64
    %460 = llvm.add %449, %459 : i64
    %461 = llvm.getelementptr %arg2[%460] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %462 = llvm.load %461 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %463 = llvm.mlir.constant(0 : index) : i64
    %464 = llvm.mlir.constant(0 : index) : i64
    %465 = llvm.mlir.constant(0 : index) : i64
    %466 = llvm.getelementptr %arg0[%447] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %467 = llvm.load %466 {alignment = 4 : i64} : !llvm.ptr -> f32
    %468 = llvm.mlir.poison : vector<16xf32>
    %469 = llvm.mlir.constant(0 : i32) : i32
    %470 = llvm.insertelement %467, %468[%469 : i32] : vector<16xf32>
    %471 = llvm.shufflevector %470, %468 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %472 = llvm.intr.fma(%471, %454, %422) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %473 = llvm.intr.fma(%471, %458, %423) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %474 = llvm.intr.fma(%471, %462, %424) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %475 = llvm.mlir.constant(1 : index) : i64
    %476 = llvm.mlir.constant(384 : index) : i64
    %477 = llvm.mlir.constant(384 : index) : i64
    %478 = llvm.add %447, %477 : i64
    %479 = llvm.getelementptr %arg0[%478] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %480 = llvm.load %479 {alignment = 4 : i64} : !llvm.ptr -> f32
    %481 = llvm.mlir.poison : vector<16xf32>
    %482 = llvm.mlir.constant(0 : i32) : i32
    %483 = llvm.insertelement %480, %481[%482 : i32] : vector<16xf32>
    %484 = llvm.shufflevector %483, %481 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %485 = llvm.intr.fma(%484, %454, %425) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %486 = llvm.intr.fma(%484, %458, %426) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %487 = llvm.intr.fma(%484, %462, %427) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %488 = llvm.mlir.constant(2 : index) : i64
    %489 = llvm.mlir.constant(768 : index) : i64
    %490 = llvm.mlir.constant(768 : index) : i64
    %491 = llvm.add %447, %490 : i64
    %492 = llvm.getelementptr %arg0[%491] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %493 = llvm.load %492 {alignment = 4 : i64} : !llvm.ptr -> f32
    %494 = llvm.mlir.poison : vector<16xf32>
    %495 = llvm.mlir.constant(0 : i32) : i32
    %496 = llvm.insertelement %493, %494[%495 : i32] : vector<16xf32>
    %497 = llvm.shufflevector %496, %494 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %498 = llvm.intr.fma(%497, %454, %428) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %499 = llvm.intr.fma(%497, %458, %429) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %500 = llvm.intr.fma(%497, %462, %430) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %501 = llvm.mlir.constant(3 : index) : i64
    %502 = llvm.mlir.constant(1152 : index) : i64
    %503 = llvm.mlir.constant(1152 : index) : i64
    %504 = llvm.add %447, %503 : i64
    %505 = llvm.getelementptr %arg0[%504] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %506 = llvm.load %505 {alignment = 4 : i64} : !llvm.ptr -> f32
    %507 = llvm.mlir.poison : vector<16xf32>
    %508 = llvm.mlir.constant(0 : i32) : i32
    %509 = llvm.insertelement %506, %507[%508 : i32] : vector<16xf32>
    %510 = llvm.shufflevector %509, %507 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %511 = llvm.intr.fma(%510, %454, %431) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %512 = llvm.intr.fma(%510, %458, %432) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %513 = llvm.intr.fma(%510, %462, %433) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %514 = llvm.mlir.constant(4 : index) : i64
    %515 = llvm.mlir.constant(1536 : index) : i64
    %516 = llvm.mlir.constant(1536 : index) : i64
    %517 = llvm.add %447, %516 : i64
    %518 = llvm.getelementptr %arg0[%517] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %519 = llvm.load %518 {alignment = 4 : i64} : !llvm.ptr -> f32
    %520 = llvm.mlir.poison : vector<16xf32>
    %521 = llvm.mlir.constant(0 : i32) : i32
    %522 = llvm.insertelement %519, %520[%521 : i32] : vector<16xf32>
    %523 = llvm.shufflevector %522, %520 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %524 = llvm.intr.fma(%523, %454, %434) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %525 = llvm.intr.fma(%523, %458, %435) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %526 = llvm.intr.fma(%523, %462, %436) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %527 = llvm.mlir.constant(5 : index) : i64
    %528 = llvm.mlir.constant(1920 : index) : i64
    %529 = llvm.mlir.constant(1920 : index) : i64
    %530 = llvm.add %447, %529 : i64
    %531 = llvm.getelementptr %arg0[%530] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %532 = llvm.load %531 {alignment = 4 : i64} : !llvm.ptr -> f32
    %533 = llvm.mlir.poison : vector<16xf32>
    %534 = llvm.mlir.constant(0 : i32) : i32
    %535 = llvm.insertelement %532, %533[%534 : i32] : vector<16xf32>
    %536 = llvm.shufflevector %535, %533 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %537 = llvm.intr.fma(%536, %454, %437) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %538 = llvm.intr.fma(%536, %458, %438) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %539 = llvm.intr.fma(%536, %462, %439) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %540 = llvm.mlir.constant(6 : index) : i64
    %541 = llvm.mlir.constant(2304 : index) : i64
    %542 = llvm.mlir.constant(2304 : index) : i64
    %543 = llvm.add %447, %542 : i64
    %544 = llvm.getelementptr %arg0[%543] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %545 = llvm.load %544 {alignment = 4 : i64} : !llvm.ptr -> f32
    %546 = llvm.mlir.poison : vector<16xf32>
    %547 = llvm.mlir.constant(0 : i32) : i32
    %548 = llvm.insertelement %545, %546[%547 : i32] : vector<16xf32>
    %549 = llvm.shufflevector %548, %546 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %550 = llvm.intr.fma(%549, %454, %440) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %551 = llvm.intr.fma(%549, %458, %441) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %552 = llvm.intr.fma(%549, %462, %442) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %553 = llvm.mlir.constant(7 : index) : i64
    %554 = llvm.mlir.constant(2688 : index) : i64
    %555 = llvm.mlir.constant(2688 : index) : i64
    %556 = llvm.add %447, %555 : i64
    %557 = llvm.getelementptr %arg0[%556] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %558 = llvm.load %557 {alignment = 4 : i64} : !llvm.ptr -> f32
    %559 = llvm.mlir.poison : vector<16xf32>
    %560 = llvm.mlir.constant(0 : i32) : i32
    %561 = llvm.insertelement %558, %559[%560 : i32] : vector<16xf32>
    %562 = llvm.shufflevector %561, %559 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %563 = llvm.intr.fma(%562, %454, %443) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %564 = llvm.intr.fma(%562, %458, %444) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %565 = llvm.intr.fma(%562, %462, %445) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %566 = llvm.mlir.constant(1 : index) : i64
    %567 = llvm.mlir.constant(48 : index) : i64
    %568 = llvm.add %449, %567 : i64
    %569 = llvm.mlir.constant(0 : index) : i64
    %570 = llvm.getelementptr %arg2[%568] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %571 = llvm.load %570 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %572 = llvm.mlir.constant(16 : index) : i64
    %573 = llvm.add %568, %572 : i64
    %574 = llvm.getelementptr %arg2[%573] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %575 = llvm.load %574 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %576 = llvm.mlir.constant(32 : index) : i64
    %577 = llvm.add %568, %576 : i64
    %578 = llvm.getelementptr %arg2[%577] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %579 = llvm.load %578 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %580 = llvm.mlir.constant(1 : index) : i64
    %581 = llvm.mlir.constant(0 : index) : i64
    %582 = llvm.mlir.constant(0 : index) : i64
    %583 = llvm.add %447, %580 : i64
    %584 = llvm.getelementptr %arg0[%583] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %585 = llvm.load %584 {alignment = 4 : i64} : !llvm.ptr -> f32
    %586 = llvm.mlir.poison : vector<16xf32>
    %587 = llvm.mlir.constant(0 : i32) : i32
    %588 = llvm.insertelement %585, %586[%587 : i32] : vector<16xf32>
    %589 = llvm.shufflevector %588, %586 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %590 = llvm.intr.fma(%589, %571, %472) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %591 = llvm.intr.fma(%589, %575, %473) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %592 = llvm.intr.fma(%589, %579, %474) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %593 = llvm.mlir.constant(1 : index) : i64
    %594 = llvm.mlir.constant(384 : index) : i64
    %595 = llvm.mlir.constant(385 : index) : i64
    %596 = llvm.add %447, %595 : i64
    %597 = llvm.getelementptr %arg0[%596] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %598 = llvm.load %597 {alignment = 4 : i64} : !llvm.ptr -> f32
    %599 = llvm.mlir.poison : vector<16xf32>
    %600 = llvm.mlir.constant(0 : i32) : i32
    %601 = llvm.insertelement %598, %599[%600 : i32] : vector<16xf32>
    %602 = llvm.shufflevector %601, %599 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %603 = llvm.intr.fma(%602, %571, %485) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %604 = llvm.intr.fma(%602, %575, %486) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %605 = llvm.intr.fma(%602, %579, %487) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %606 = llvm.mlir.constant(2 : index) : i64
    %607 = llvm.mlir.constant(768 : index) : i64
    %608 = llvm.mlir.constant(769 : index) : i64
    %609 = llvm.add %447, %608 : i64
    %610 = llvm.getelementptr %arg0[%609] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %611 = llvm.load %610 {alignment = 4 : i64} : !llvm.ptr -> f32
    %612 = llvm.mlir.poison : vector<16xf32>
    %613 = llvm.mlir.constant(0 : i32) : i32
    %614 = llvm.insertelement %611, %612[%613 : i32] : vector<16xf32>
    %615 = llvm.shufflevector %614, %612 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %616 = llvm.intr.fma(%615, %571, %498) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %617 = llvm.intr.fma(%615, %575, %499) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %618 = llvm.intr.fma(%615, %579, %500) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %619 = llvm.mlir.constant(3 : index) : i64
    %620 = llvm.mlir.constant(1152 : index) : i64
    %621 = llvm.mlir.constant(1153 : index) : i64
    %622 = llvm.add %447, %621 : i64
    %623 = llvm.getelementptr %arg0[%622] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %624 = llvm.load %623 {alignment = 4 : i64} : !llvm.ptr -> f32
    %625 = llvm.mlir.poison : vector<16xf32>
    %626 = llvm.mlir.constant(0 : i32) : i32
    %627 = llvm.insertelement %624, %625[%626 : i32] : vector<16xf32>
    %628 = llvm.shufflevector %627, %625 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %629 = llvm.intr.fma(%628, %571, %511) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %630 = llvm.intr.fma(%628, %575, %512) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %631 = llvm.intr.fma(%628, %579, %513) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %632 = llvm.mlir.constant(4 : index) : i64
    %633 = llvm.mlir.constant(1536 : index) : i64
    %634 = llvm.mlir.constant(1537 : index) : i64
    %635 = llvm.add %447, %634 : i64
    %636 = llvm.getelementptr %arg0[%635] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %637 = llvm.load %636 {alignment = 4 : i64} : !llvm.ptr -> f32
    %638 = llvm.mlir.poison : vector<16xf32>
    %639 = llvm.mlir.constant(0 : i32) : i32
    %640 = llvm.insertelement %637, %638[%639 : i32] : vector<16xf32>
    %641 = llvm.shufflevector %640, %638 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %642 = llvm.intr.fma(%641, %571, %524) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %643 = llvm.intr.fma(%641, %575, %525) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %644 = llvm.intr.fma(%641, %579, %526) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %645 = llvm.mlir.constant(5 : index) : i64
    %646 = llvm.mlir.constant(1920 : index) : i64
    %647 = llvm.mlir.constant(1921 : index) : i64
    %648 = llvm.add %447, %647 : i64
    %649 = llvm.getelementptr %arg0[%648] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %650 = llvm.load %649 {alignment = 4 : i64} : !llvm.ptr -> f32
    %651 = llvm.mlir.poison : vector<16xf32>
    %652 = llvm.mlir.constant(0 : i32) : i32
    %653 = llvm.insertelement %650, %651[%652 : i32] : vector<16xf32>
    %654 = llvm.shufflevector %653, %651 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %655 = llvm.intr.fma(%654, %571, %537) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %656 = llvm.intr.fma(%654, %575, %538) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %657 = llvm.intr.fma(%654, %579, %539) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %658 = llvm.mlir.constant(6 : index) : i64
    %659 = llvm.mlir.constant(2304 : index) : i64
    %660 = llvm.mlir.constant(2305 : index) : i64
    %661 = llvm.add %447, %660 : i64
    %662 = llvm.getelementptr %arg0[%661] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %663 = llvm.load %662 {alignment = 4 : i64} : !llvm.ptr -> f32
    %664 = llvm.mlir.poison : vector<16xf32>
    %665 = llvm.mlir.constant(0 : i32) : i32
    %666 = llvm.insertelement %663, %664[%665 : i32] : vector<16xf32>
    %667 = llvm.shufflevector %666, %664 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %668 = llvm.intr.fma(%667, %571, %550) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %669 = llvm.intr.fma(%667, %575, %551) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %670 = llvm.intr.fma(%667, %579, %552) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %671 = llvm.mlir.constant(7 : index) : i64
    %672 = llvm.mlir.constant(2688 : index) : i64
    %673 = llvm.mlir.constant(2689 : index) : i64
    %674 = llvm.add %447, %673 : i64
    %675 = llvm.getelementptr %arg0[%674] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %676 = llvm.load %675 {alignment = 4 : i64} : !llvm.ptr -> f32
    %677 = llvm.mlir.poison : vector<16xf32>
    %678 = llvm.mlir.constant(0 : i32) : i32
    %679 = llvm.insertelement %676, %677[%678 : i32] : vector<16xf32>
    %680 = llvm.shufflevector %679, %677 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %681 = llvm.intr.fma(%680, %571, %563) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %682 = llvm.intr.fma(%680, %575, %564) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %683 = llvm.intr.fma(%680, %579, %565) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %684 = llvm.add %421, %420 : i64
    llvm.br ^bb6(%684, %590, %591, %592, %603, %604, %605, %616, %617, %618, %629, %630, %631, %642, %643, %644, %655, %656, %657, %668, %669, %670, %681, %682, %683 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
  ^bb8:  // pred: ^bb6
    %685 = llvm.mlir.constant(0 : index) : i64
    %686 = llvm.mlir.constant(0 : index) : i64
    %687 = llvm.mlir.constant(0 : index) : i64
    %688 = llvm.getelementptr %arg4[%3] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %689 = llvm.load %688 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %690 = llvm.fadd %689, %422 : vector<16xf32>
    %691 = llvm.mlir.constant(0 : index) : i64
    %692 = llvm.mlir.constant(0 : index) : i64
    %693 = llvm.mlir.constant(0 : index) : i64
    %694 = llvm.getelementptr %arg4[%3] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %690, %694 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %695 = llvm.mlir.constant(0 : index) : i64
    %696 = llvm.mlir.constant(0 : index) : i64
    %697 = llvm.mlir.constant(16 : index) : i64
    %698 = llvm.mlir.constant(16 : index) : i64
    %699 = llvm.getelementptr %arg4[%698] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %700 = llvm.load %699 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %701 = llvm.fadd %700, %423 : vector<16xf32>
    %702 = llvm.mlir.constant(0 : index) : i64
    %703 = llvm.mlir.constant(0 : index) : i64
    %704 = llvm.mlir.constant(16 : index) : i64
    %705 = llvm.mlir.constant(16 : index) : i64
    %706 = llvm.getelementptr %arg4[%705] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %701, %706 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %707 = llvm.mlir.constant(0 : index) : i64
    %708 = llvm.mlir.constant(0 : index) : i64
    %709 = llvm.mlir.constant(32 : index) : i64
    %710 = llvm.mlir.constant(32 : index) : i64
    %711 = llvm.getelementptr %arg4[%710] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %712 = llvm.load %711 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %713 = llvm.fadd %712, %424 : vector<16xf32>
    %714 = llvm.mlir.constant(0 : index) : i64
    %715 = llvm.mlir.constant(0 : index) : i64
    %716 = llvm.mlir.constant(32 : index) : i64
    %717 = llvm.mlir.constant(32 : index) : i64
    %718 = llvm.getelementptr %arg4[%717] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %713, %718 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %719 = llvm.mlir.constant(1 : index) : i64
    %720 = llvm.mlir.constant(48 : index) : i64
    %721 = llvm.mlir.constant(48 : index) : i64
    %722 = llvm.mlir.constant(0 : index) : i64
    %723 = llvm.getelementptr %arg4[%721] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %724 = llvm.load %723 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %725 = llvm.fadd %724, %425 : vector<16xf32>
    %726 = llvm.mlir.constant(1 : index) : i64
    %727 = llvm.mlir.constant(48 : index) : i64
    %728 = llvm.mlir.constant(48 : index) : i64
    %729 = llvm.mlir.constant(0 : index) : i64
    %730 = llvm.getelementptr %arg4[%728] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %725, %730 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %731 = llvm.mlir.constant(1 : index) : i64
    %732 = llvm.mlir.constant(48 : index) : i64
    %733 = llvm.mlir.constant(48 : index) : i64
    %734 = llvm.mlir.constant(16 : index) : i64
    %735 = llvm.mlir.constant(64 : index) : i64
    %736 = llvm.getelementptr %arg4[%735] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %737 = llvm.load %736 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %738 = llvm.fadd %737, %426 : vector<16xf32>
    %739 = llvm.mlir.constant(1 : index) : i64
    %740 = llvm.mlir.constant(48 : index) : i64
    %741 = llvm.mlir.constant(48 : index) : i64
    %742 = llvm.mlir.constant(16 : index) : i64
    %743 = llvm.mlir.constant(64 : index) : i64
    %744 = llvm.getelementptr %arg4[%743] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %738, %744 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %745 = llvm.mlir.constant(1 : index) : i64
    %746 = llvm.mlir.constant(48 : index) : i64
    %747 = llvm.mlir.constant(48 : index) : i64
    %748 = llvm.mlir.constant(32 : index) : i64
    %749 = llvm.mlir.constant(80 : index) : i64
    %750 = llvm.getelementptr %arg4[%749] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %751 = llvm.load %750 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %752 = llvm.fadd %751, %427 : vector<16xf32>
    %753 = llvm.mlir.constant(1 : index) : i64
    %754 = llvm.mlir.constant(48 : index) : i64
    %755 = llvm.mlir.constant(48 : index) : i64
    %756 = llvm.mlir.constant(32 : index) : i64
    %757 = llvm.mlir.constant(80 : index) : i64
    %758 = llvm.getelementptr %arg4[%757] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %752, %758 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %759 = llvm.mlir.constant(2 : index) : i64
    %760 = llvm.mlir.constant(96 : index) : i64
    %761 = llvm.mlir.constant(96 : index) : i64
    %762 = llvm.mlir.constant(0 : index) : i64
    %763 = llvm.getelementptr %arg4[%761] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %764 = llvm.load %763 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %765 = llvm.fadd %764, %428 : vector<16xf32>
    %766 = llvm.mlir.constant(2 : index) : i64
    %767 = llvm.mlir.constant(96 : index) : i64
    %768 = llvm.mlir.constant(96 : index) : i64
    %769 = llvm.mlir.constant(0 : index) : i64
    %770 = llvm.getelementptr %arg4[%768] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %765, %770 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %771 = llvm.mlir.constant(2 : index) : i64
    %772 = llvm.mlir.constant(96 : index) : i64
    %773 = llvm.mlir.constant(96 : index) : i64
    %774 = llvm.mlir.constant(16 : index) : i64
    %775 = llvm.mlir.constant(112 : index) : i64
    %776 = llvm.getelementptr %arg4[%775] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %777 = llvm.load %776 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %778 = llvm.fadd %777, %429 : vector<16xf32>
    %779 = llvm.mlir.constant(2 : index) : i64
    %780 = llvm.mlir.constant(96 : index) : i64
    %781 = llvm.mlir.constant(96 : index) : i64
    %782 = llvm.mlir.constant(16 : index) : i64
    %783 = llvm.mlir.constant(112 : index) : i64
    %784 = llvm.getelementptr %arg4[%783] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %778, %784 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %785 = llvm.mlir.constant(2 : index) : i64
    %786 = llvm.mlir.constant(96 : index) : i64
    %787 = llvm.mlir.constant(96 : index) : i64
    %788 = llvm.mlir.constant(32 : index) : i64
    %789 = llvm.mlir.constant(128 : index) : i64
    %790 = llvm.getelementptr %arg4[%789] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %791 = llvm.load %790 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %792 = llvm.fadd %791, %430 : vector<16xf32>
    %793 = llvm.mlir.constant(2 : index) : i64
    %794 = llvm.mlir.constant(96 : index) : i64
    %795 = llvm.mlir.constant(96 : index) : i64
    %796 = llvm.mlir.constant(32 : index) : i64
    %797 = llvm.mlir.constant(128 : index) : i64
    %798 = llvm.getelementptr %arg4[%797] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %792, %798 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %799 = llvm.mlir.constant(3 : index) : i64
    %800 = llvm.mlir.constant(144 : index) : i64
    %801 = llvm.mlir.constant(144 : index) : i64
    %802 = llvm.mlir.constant(0 : index) : i64
    %803 = llvm.getelementptr %arg4[%801] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %804 = llvm.load %803 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %805 = llvm.fadd %804, %431 : vector<16xf32>
    %806 = llvm.mlir.constant(3 : index) : i64
    %807 = llvm.mlir.constant(144 : index) : i64
    %808 = llvm.mlir.constant(144 : index) : i64
    %809 = llvm.mlir.constant(0 : index) : i64
    %810 = llvm.getelementptr %arg4[%808] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %805, %810 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %811 = llvm.mlir.constant(3 : index) : i64
    %812 = llvm.mlir.constant(144 : index) : i64
    %813 = llvm.mlir.constant(144 : index) : i64
    %814 = llvm.mlir.constant(16 : index) : i64
    %815 = llvm.mlir.constant(160 : index) : i64
    %816 = llvm.getelementptr %arg4[%815] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %817 = llvm.load %816 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %818 = llvm.fadd %817, %432 : vector<16xf32>
    %819 = llvm.mlir.constant(3 : index) : i64
    %820 = llvm.mlir.constant(144 : index) : i64
    %821 = llvm.mlir.constant(144 : index) : i64
    %822 = llvm.mlir.constant(16 : index) : i64
    %823 = llvm.mlir.constant(160 : index) : i64
    %824 = llvm.getelementptr %arg4[%823] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %818, %824 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %825 = llvm.mlir.constant(3 : index) : i64
    %826 = llvm.mlir.constant(144 : index) : i64
    %827 = llvm.mlir.constant(144 : index) : i64
    %828 = llvm.mlir.constant(32 : index) : i64
    %829 = llvm.mlir.constant(176 : index) : i64
    %830 = llvm.getelementptr %arg4[%829] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %831 = llvm.load %830 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %832 = llvm.fadd %831, %433 : vector<16xf32>
    %833 = llvm.mlir.constant(3 : index) : i64
    %834 = llvm.mlir.constant(144 : index) : i64
    %835 = llvm.mlir.constant(144 : index) : i64
    %836 = llvm.mlir.constant(32 : index) : i64
    %837 = llvm.mlir.constant(176 : index) : i64
    %838 = llvm.getelementptr %arg4[%837] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %832, %838 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %839 = llvm.mlir.constant(4 : index) : i64
    %840 = llvm.mlir.constant(192 : index) : i64
    %841 = llvm.mlir.constant(192 : index) : i64
    %842 = llvm.mlir.constant(0 : index) : i64
    %843 = llvm.getelementptr %arg4[%841] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %844 = llvm.load %843 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %845 = llvm.fadd %844, %434 : vector<16xf32>
    %846 = llvm.mlir.constant(4 : index) : i64
    %847 = llvm.mlir.constant(192 : index) : i64
    %848 = llvm.mlir.constant(192 : index) : i64
    %849 = llvm.mlir.constant(0 : index) : i64
    %850 = llvm.getelementptr %arg4[%848] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %845, %850 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %851 = llvm.mlir.constant(4 : index) : i64
    %852 = llvm.mlir.constant(192 : index) : i64
    %853 = llvm.mlir.constant(192 : index) : i64
    %854 = llvm.mlir.constant(16 : index) : i64
    %855 = llvm.mlir.constant(208 : index) : i64
    %856 = llvm.getelementptr %arg4[%855] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %857 = llvm.load %856 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %858 = llvm.fadd %857, %435 : vector<16xf32>
    %859 = llvm.mlir.constant(4 : index) : i64
    %860 = llvm.mlir.constant(192 : index) : i64
    %861 = llvm.mlir.constant(192 : index) : i64
    %862 = llvm.mlir.constant(16 : index) : i64
    %863 = llvm.mlir.constant(208 : index) : i64
    %864 = llvm.getelementptr %arg4[%863] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %858, %864 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %865 = llvm.mlir.constant(4 : index) : i64
    %866 = llvm.mlir.constant(192 : index) : i64
    %867 = llvm.mlir.constant(192 : index) : i64
    %868 = llvm.mlir.constant(32 : index) : i64
    %869 = llvm.mlir.constant(224 : index) : i64
    %870 = llvm.getelementptr %arg4[%869] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %871 = llvm.load %870 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %872 = llvm.fadd %871, %436 : vector<16xf32>
    %873 = llvm.mlir.constant(4 : index) : i64
    %874 = llvm.mlir.constant(192 : index) : i64
    %875 = llvm.mlir.constant(192 : index) : i64
    %876 = llvm.mlir.constant(32 : index) : i64
    %877 = llvm.mlir.constant(224 : index) : i64
    %878 = llvm.getelementptr %arg4[%877] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %872, %878 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %879 = llvm.mlir.constant(5 : index) : i64
    %880 = llvm.mlir.constant(240 : index) : i64
    %881 = llvm.mlir.constant(240 : index) : i64
    %882 = llvm.mlir.constant(0 : index) : i64
    %883 = llvm.getelementptr %arg4[%881] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %884 = llvm.load %883 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %885 = llvm.fadd %884, %437 : vector<16xf32>
    %886 = llvm.mlir.constant(5 : index) : i64
    %887 = llvm.mlir.constant(240 : index) : i64
    %888 = llvm.mlir.constant(240 : index) : i64
    %889 = llvm.mlir.constant(0 : index) : i64
    %890 = llvm.getelementptr %arg4[%888] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %885, %890 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %891 = llvm.mlir.constant(5 : index) : i64
    %892 = llvm.mlir.constant(240 : index) : i64
    %893 = llvm.mlir.constant(240 : index) : i64
    %894 = llvm.mlir.constant(16 : index) : i64
    %895 = llvm.mlir.constant(256 : index) : i64
    %896 = llvm.getelementptr %arg4[%895] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %897 = llvm.load %896 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %898 = llvm.fadd %897, %438 : vector<16xf32>
    %899 = llvm.mlir.constant(5 : index) : i64
    %900 = llvm.mlir.constant(240 : index) : i64
    %901 = llvm.mlir.constant(240 : index) : i64
    %902 = llvm.mlir.constant(16 : index) : i64
    %903 = llvm.mlir.constant(256 : index) : i64
    %904 = llvm.getelementptr %arg4[%903] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %898, %904 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %905 = llvm.mlir.constant(5 : index) : i64
    %906 = llvm.mlir.constant(240 : index) : i64
    %907 = llvm.mlir.constant(240 : index) : i64
    %908 = llvm.mlir.constant(32 : index) : i64
    %909 = llvm.mlir.constant(272 : index) : i64
    %910 = llvm.getelementptr %arg4[%909] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %911 = llvm.load %910 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %912 = llvm.fadd %911, %439 : vector<16xf32>
    %913 = llvm.mlir.constant(5 : index) : i64
    %914 = llvm.mlir.constant(240 : index) : i64
    %915 = llvm.mlir.constant(240 : index) : i64
    %916 = llvm.mlir.constant(32 : index) : i64
    %917 = llvm.mlir.constant(272 : index) : i64
    %918 = llvm.getelementptr %arg4[%917] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %912, %918 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %919 = llvm.mlir.constant(6 : index) : i64
    %920 = llvm.mlir.constant(288 : index) : i64
    %921 = llvm.mlir.constant(288 : index) : i64
    %922 = llvm.mlir.constant(0 : index) : i64
    %923 = llvm.getelementptr %arg4[%921] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %924 = llvm.load %923 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %925 = llvm.fadd %924, %440 : vector<16xf32>
    %926 = llvm.mlir.constant(6 : index) : i64
    %927 = llvm.mlir.constant(288 : index) : i64
    %928 = llvm.mlir.constant(288 : index) : i64
    %929 = llvm.mlir.constant(0 : index) : i64
    %930 = llvm.getelementptr %arg4[%928] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %925, %930 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %931 = llvm.mlir.constant(6 : index) : i64
    %932 = llvm.mlir.constant(288 : index) : i64
    %933 = llvm.mlir.constant(288 : index) : i64
    %934 = llvm.mlir.constant(16 : index) : i64
    %935 = llvm.mlir.constant(304 : index) : i64
    %936 = llvm.getelementptr %arg4[%935] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %937 = llvm.load %936 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %938 = llvm.fadd %937, %441 : vector<16xf32>
    %939 = llvm.mlir.constant(6 : index) : i64
    %940 = llvm.mlir.constant(288 : index) : i64
    %941 = llvm.mlir.constant(288 : index) : i64
    %942 = llvm.mlir.constant(16 : index) : i64
    %943 = llvm.mlir.constant(304 : index) : i64
    %944 = llvm.getelementptr %arg4[%943] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %938, %944 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %945 = llvm.mlir.constant(6 : index) : i64
    %946 = llvm.mlir.constant(288 : index) : i64
    %947 = llvm.mlir.constant(288 : index) : i64
    %948 = llvm.mlir.constant(32 : index) : i64
    %949 = llvm.mlir.constant(320 : index) : i64
    %950 = llvm.getelementptr %arg4[%949] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %951 = llvm.load %950 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %952 = llvm.fadd %951, %442 : vector<16xf32>
    %953 = llvm.mlir.constant(6 : index) : i64
    %954 = llvm.mlir.constant(288 : index) : i64
    %955 = llvm.mlir.constant(288 : index) : i64
    %956 = llvm.mlir.constant(32 : index) : i64
    %957 = llvm.mlir.constant(320 : index) : i64
    %958 = llvm.getelementptr %arg4[%957] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %952, %958 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %959 = llvm.mlir.constant(7 : index) : i64
    %960 = llvm.mlir.constant(336 : index) : i64
    %961 = llvm.mlir.constant(336 : index) : i64
    %962 = llvm.mlir.constant(0 : index) : i64
    %963 = llvm.getelementptr %arg4[%961] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %964 = llvm.load %963 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %965 = llvm.fadd %964, %443 : vector<16xf32>
    %966 = llvm.mlir.constant(7 : index) : i64
    %967 = llvm.mlir.constant(336 : index) : i64
    %968 = llvm.mlir.constant(336 : index) : i64
    %969 = llvm.mlir.constant(0 : index) : i64
    %970 = llvm.getelementptr %arg4[%968] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %965, %970 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %971 = llvm.mlir.constant(7 : index) : i64
    %972 = llvm.mlir.constant(336 : index) : i64
    %973 = llvm.mlir.constant(336 : index) : i64
    %974 = llvm.mlir.constant(16 : index) : i64
    %975 = llvm.mlir.constant(352 : index) : i64
    %976 = llvm.getelementptr %arg4[%975] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %977 = llvm.load %976 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %978 = llvm.fadd %977, %444 : vector<16xf32>
    %979 = llvm.mlir.constant(7 : index) : i64
    %980 = llvm.mlir.constant(336 : index) : i64
    %981 = llvm.mlir.constant(336 : index) : i64
    %982 = llvm.mlir.constant(16 : index) : i64
    %983 = llvm.mlir.constant(352 : index) : i64
    %984 = llvm.getelementptr %arg4[%983] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %978, %984 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %985 = llvm.mlir.constant(7 : index) : i64
    %986 = llvm.mlir.constant(336 : index) : i64
    %987 = llvm.mlir.constant(336 : index) : i64
    %988 = llvm.mlir.constant(32 : index) : i64
    %989 = llvm.mlir.constant(368 : index) : i64
    %990 = llvm.getelementptr %arg4[%989] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %991 = llvm.load %990 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %992 = llvm.fadd %991, %445 : vector<16xf32>
    %993 = llvm.mlir.constant(7 : index) : i64
    %994 = llvm.mlir.constant(336 : index) : i64
    %995 = llvm.mlir.constant(336 : index) : i64
    %996 = llvm.mlir.constant(32 : index) : i64
    %997 = llvm.mlir.constant(368 : index) : i64
    %998 = llvm.getelementptr %arg4[%997] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %992, %998 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %999 = llvm.add %413, %412 : i64
    llvm.br ^bb4(%999 : i64)
  ^bb9:  // pred: ^bb4
    llvm.return
  }
}

