module {
  llvm.func @row_288b015e254d85e2(%arg0: !llvm.ptr, %arg1: i64, %arg2: i64) attributes {tile.grid_size = 64 : i64} {
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
    %55 = llvm.getelementptr %3[%43] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %56 = llvm.load %55 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %57 = llvm.getelementptr %3[%44] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %58 = llvm.load %57 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %59 = llvm.getelementptr %3[%45] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %60 = llvm.load %59 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %61 = llvm.getelementptr %3[%46] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %62 = llvm.load %61 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %63 = llvm.fmul %48, %56 : vector<16xf32>
    %64 = llvm.fmul %50, %58 : vector<16xf32>
    %65 = llvm.fmul %52, %60 : vector<16xf32>
    %66 = llvm.fmul %54, %62 : vector<16xf32>
    %67 = llvm.fadd %28, %48 : vector<16xf32>
    %68 = llvm.fadd %29, %50 : vector<16xf32>
    %69 = llvm.fadd %30, %52 : vector<16xf32>
    %70 = llvm.fadd %31, %54 : vector<16xf32>
    %71 = llvm.fadd %32, %63 : vector<16xf32>
    %72 = llvm.fadd %33, %64 : vector<16xf32>
    %73 = llvm.fadd %34, %65 : vector<16xf32>
    %74 = llvm.fadd %35, %66 : vector<16xf32>
    %75 = llvm.add %27, %26 : i64
    llvm.br ^bb5(%75, %67, %68, %69, %70, %71, %72, %73, %74 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
  ^bb7:  // pred: ^bb5
    %76 = llvm.fadd %28, %30 : vector<16xf32>
    %77 = llvm.fadd %29, %31 : vector<16xf32>
    %78 = llvm.fadd %76, %77 : vector<16xf32>
    %79 = llvm.fadd %32, %34 : vector<16xf32>
    %80 = llvm.fadd %33, %35 : vector<16xf32>
    %81 = llvm.fadd %79, %80 : vector<16xf32>
    %82 = "llvm.intr.vector.reduce.fadd"(%20, %78) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<16xf32>) -> f32
    %83 = "llvm.intr.vector.reduce.fadd"(%20, %81) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<16xf32>) -> f32
    %84 = llvm.getelementptr %5[%18] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %85 = llvm.load %84 {alignment = 4 : i64} : !llvm.ptr -> f32
    %86 = llvm.mlir.constant(3.840000e+02 : f32) : f32
    %87 = llvm.fdiv %82, %86 : f32
    %88 = llvm.fdiv %83, %86 : f32
    %89 = llvm.mlir.constant(384 : index) : i64
    %90 = llvm.mlir.constant(0 : index) : i64
    %91 = llvm.mlir.constant(32 : index) : i64
    %92 = llvm.mlir.poison : vector<16xf32>
    %93 = llvm.mlir.constant(0 : i32) : i32
    %94 = llvm.insertelement %87, %92[%93 : i32] : vector<16xf32>
    %95 = llvm.shufflevector %94, %92 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %96 = llvm.mlir.poison : vector<16xf32>
    %97 = llvm.mlir.constant(0 : i32) : i32
    %98 = llvm.insertelement %88, %96[%97 : i32] : vector<16xf32>
    %99 = llvm.shufflevector %98, %96 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %100 = llvm.mlir.poison : vector<16xf32>
    %101 = llvm.mlir.constant(0 : i32) : i32
    %102 = llvm.insertelement %85, %100[%101 : i32] : vector<16xf32>
    %103 = llvm.shufflevector %102, %100 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    llvm.br ^bb8(%90 : i64)
  ^bb8(%104: i64):  // 2 preds: ^bb7, ^bb9
    %105 = llvm.icmp "slt" %104, %89 : i64
    llvm.cond_br %105, ^bb9, ^bb10
  ^bb9:  // pred: ^bb8
    %106 = llvm.mlir.constant(16 : index) : i64
    %107 = llvm.add %104, %106 : i64
    %108 = llvm.add %21, %104 : i64
    %109 = llvm.add %21, %107 : i64
    %110 = llvm.getelementptr %7[%108] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %111 = llvm.load %110 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %112 = llvm.getelementptr %7[%109] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %113 = llvm.load %112 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %114 = llvm.getelementptr %1[%108] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %115 = llvm.load %114 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %116 = llvm.getelementptr %1[%109] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %117 = llvm.load %116 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %118 = llvm.fsub %115, %95 : vector<16xf32>
    %119 = llvm.fsub %117, %95 : vector<16xf32>
    %120 = llvm.getelementptr %3[%108] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %121 = llvm.load %120 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %122 = llvm.getelementptr %3[%109] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %123 = llvm.load %122 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %124 = llvm.fmul %121, %99 : vector<16xf32>
    %125 = llvm.fmul %123, %99 : vector<16xf32>
    %126 = llvm.fsub %118, %124 : vector<16xf32>
    %127 = llvm.fsub %119, %125 : vector<16xf32>
    %128 = llvm.fmul %103, %126 : vector<16xf32>
    %129 = llvm.fmul %103, %127 : vector<16xf32>
    %130 = llvm.fadd %111, %128 : vector<16xf32>
    %131 = llvm.fadd %113, %129 : vector<16xf32>
    %132 = llvm.getelementptr %9[%108] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %130, %132 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %133 = llvm.getelementptr %9[%109] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %131, %133 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %134 = llvm.add %104, %91 : i64
    llvm.br ^bb8(%134 : i64)
  ^bb10:  // pred: ^bb8
    %135 = llvm.add %18, %16 : i64
    llvm.br ^bb3(%135 : i64)
  ^bb11:  // pred: ^bb3
    %136 = llvm.add %11, %10 : i64
    llvm.br ^bb1(%136 : i64)
  ^bb12:  // pred: ^bb1
    llvm.return
  }
}

