module {
  llvm.func @row_65efa96a8c7a558e(%arg0: !llvm.ptr, %arg1: i64, %arg2: i64) attributes {tile.grid_size = 64 : i64} {
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
  ^bb1(%11: i64):  // 2 preds: ^bb0, ^bb11
    %12 = llvm.icmp "slt" %11, %arg2 : i64
    llvm.cond_br %12, ^bb2, ^bb12
  ^bb2:  // pred: ^bb1
    %13 = llvm.mlir.constant(32 : index) : i64
    %14 = llvm.mul %11, %13 : i64
    %15 = llvm.add %14, %13 : i64
    %16 = llvm.mlir.constant(1 : index) : i64
    %17 = llvm.mlir.constant(384 : index) : i64
    llvm.br ^bb3(%14 : i64)
  ^bb3(%18: i64):  // 2 preds: ^bb2, ^bb10
    %19 = llvm.icmp "slt" %18, %15 : i64
    llvm.cond_br %19, ^bb4, ^bb11
  ^bb4:  // pred: ^bb3
    %20 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %21 = llvm.mul %18, %17 : i64
    %22 = llvm.mlir.constant(384 : index) : i64
    %23 = llvm.mlir.constant(dense<-0.000000e+00> : vector<16xf32>) : vector<16xf32>
    %24 = llvm.mlir.constant(dense<-0.000000e+00> : vector<16xf32>) : vector<16xf32>
    %25 = llvm.mlir.constant(0 : index) : i64
    %26 = llvm.mlir.constant(64 : index) : i64
    llvm.br ^bb5(%25, %23, %23, %23, %23, %24, %24, %24, %24 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
  ^bb5(%27: i64, %28: vector<16xf32>, %29: vector<16xf32>, %30: vector<16xf32>, %31: vector<16xf32>, %32: vector<16xf32>, %33: vector<16xf32>, %34: vector<16xf32>, %35: vector<16xf32>):  // 2 preds: ^bb4, ^bb6
    %36 = llvm.icmp "slt" %27, %22 : i64
    llvm.cond_br %36, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    %37 = llvm.mlir.constant(16 : index) : i64
    %38 = llvm.add %27, %37 : i64
    %39 = llvm.mlir.constant(32 : index) : i64
    %40 = llvm.add %27, %39 : i64
    %41 = llvm.mlir.constant(48 : index) : i64
    %42 = llvm.add %27, %41 : i64
    %43 = llvm.add %21, %27 : i64
    %44 = llvm.add %21, %38 : i64
    %45 = llvm.add %21, %40 : i64
    %46 = llvm.add %21, %42 : i64
    %47 = llvm.getelementptr %1[%43] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %48 = llvm.load %47 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %49 = llvm.getelementptr %1[%44] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %50 = llvm.load %49 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %51 = llvm.getelementptr %1[%45] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %52 = llvm.load %51 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %53 = llvm.getelementptr %1[%46] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %54 = llvm.load %53 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %55 = llvm.getelementptr %3[%27] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %56 = llvm.load %55 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %57 = llvm.getelementptr %3[%38] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %58 = llvm.load %57 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %59 = llvm.getelementptr %3[%40] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %60 = llvm.load %59 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %61 = llvm.getelementptr %3[%42] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %62 = llvm.load %61 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %63 = llvm.fmul %48, %56 : vector<16xf32>
    %64 = llvm.fmul %50, %58 : vector<16xf32>
    %65 = llvm.fmul %52, %60 : vector<16xf32>
    %66 = llvm.fmul %54, %62 : vector<16xf32>
    %67 = llvm.getelementptr %5[%43] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %68 = llvm.load %67 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %69 = llvm.getelementptr %5[%44] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %70 = llvm.load %69 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %71 = llvm.getelementptr %5[%45] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %72 = llvm.load %71 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %73 = llvm.getelementptr %5[%46] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %74 = llvm.load %73 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %75 = llvm.fmul %63, %68 : vector<16xf32>
    %76 = llvm.fmul %64, %70 : vector<16xf32>
    %77 = llvm.fmul %65, %72 : vector<16xf32>
    %78 = llvm.fmul %66, %74 : vector<16xf32>
    %79 = llvm.fadd %28, %63 : vector<16xf32>
    %80 = llvm.fadd %29, %64 : vector<16xf32>
    %81 = llvm.fadd %30, %65 : vector<16xf32>
    %82 = llvm.fadd %31, %66 : vector<16xf32>
    %83 = llvm.fadd %32, %75 : vector<16xf32>
    %84 = llvm.fadd %33, %76 : vector<16xf32>
    %85 = llvm.fadd %34, %77 : vector<16xf32>
    %86 = llvm.fadd %35, %78 : vector<16xf32>
    %87 = llvm.add %27, %26 : i64
    llvm.br ^bb5(%87, %79, %80, %81, %82, %83, %84, %85, %86 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
  ^bb7:  // pred: ^bb5
    %88 = llvm.fadd %28, %30 : vector<16xf32>
    %89 = llvm.fadd %29, %31 : vector<16xf32>
    %90 = llvm.fadd %88, %89 : vector<16xf32>
    %91 = llvm.fadd %32, %34 : vector<16xf32>
    %92 = llvm.fadd %33, %35 : vector<16xf32>
    %93 = llvm.fadd %91, %92 : vector<16xf32>
    %94 = "llvm.intr.vector.reduce.fadd"(%20, %90) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<16xf32>) -> f32
    %95 = "llvm.intr.vector.reduce.fadd"(%20, %93) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<16xf32>) -> f32
    %96 = llvm.getelementptr %7[%18] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %97 = llvm.load %96 {alignment = 4 : i64} : !llvm.ptr -> f32
    %98 = llvm.mlir.constant(3.840000e+02 : f32) : f32
    %99 = llvm.fdiv %94, %98 : f32
    %100 = llvm.fdiv %95, %98 : f32
    %101 = llvm.mlir.constant(384 : index) : i64
    %102 = llvm.mlir.constant(0 : index) : i64
    %103 = llvm.mlir.constant(32 : index) : i64
    %104 = llvm.mlir.poison : vector<16xf32>
    %105 = llvm.mlir.constant(0 : i32) : i32
    %106 = llvm.insertelement %99, %104[%105 : i32] : vector<16xf32>
    %107 = llvm.shufflevector %106, %104 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %108 = llvm.mlir.poison : vector<16xf32>
    %109 = llvm.mlir.constant(0 : i32) : i32
    %110 = llvm.insertelement %100, %108[%109 : i32] : vector<16xf32>
    %111 = llvm.shufflevector %110, %108 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %112 = llvm.mlir.poison : vector<16xf32>
    %113 = llvm.mlir.constant(0 : i32) : i32
    %114 = llvm.insertelement %97, %112[%113 : i32] : vector<16xf32>
    %115 = llvm.shufflevector %114, %112 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    llvm.br ^bb8(%102 : i64)
  ^bb8(%116: i64):  // 2 preds: ^bb7, ^bb9
    %117 = llvm.icmp "slt" %116, %101 : i64
    llvm.cond_br %117, ^bb9, ^bb10
  ^bb9:  // pred: ^bb8
    %118 = llvm.mlir.constant(16 : index) : i64
    %119 = llvm.add %116, %118 : i64
    %120 = llvm.add %21, %116 : i64
    %121 = llvm.add %21, %119 : i64
    %122 = llvm.getelementptr %1[%120] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %123 = llvm.load %122 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %124 = llvm.getelementptr %1[%121] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %125 = llvm.load %124 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %126 = llvm.getelementptr %3[%116] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %127 = llvm.load %126 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %128 = llvm.getelementptr %3[%119] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %129 = llvm.load %128 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %130 = llvm.fmul %123, %127 : vector<16xf32>
    %131 = llvm.fmul %125, %129 : vector<16xf32>
    %132 = llvm.fsub %130, %107 : vector<16xf32>
    %133 = llvm.fsub %131, %107 : vector<16xf32>
    %134 = llvm.getelementptr %5[%120] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %135 = llvm.load %134 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %136 = llvm.getelementptr %5[%121] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %137 = llvm.load %136 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %138 = llvm.fmul %135, %111 : vector<16xf32>
    %139 = llvm.fmul %137, %111 : vector<16xf32>
    %140 = llvm.fsub %132, %138 : vector<16xf32>
    %141 = llvm.fsub %133, %139 : vector<16xf32>
    %142 = llvm.fmul %115, %140 : vector<16xf32>
    %143 = llvm.fmul %115, %141 : vector<16xf32>
    %144 = llvm.getelementptr %9[%120] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %142, %144 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %145 = llvm.getelementptr %9[%121] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %143, %145 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %146 = llvm.add %116, %103 : i64
    llvm.br ^bb8(%146 : i64)
  ^bb10:  // pred: ^bb8
    %147 = llvm.add %18, %16 : i64
    llvm.br ^bb3(%147 : i64)
  ^bb11:  // pred: ^bb3
    %148 = llvm.add %11, %10 : i64
    llvm.br ^bb1(%148 : i64)
  ^bb12:  // pred: ^bb1
    llvm.return
  }
}

