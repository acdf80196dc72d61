module {
  llvm.func @row_3ea7674327881eb7(%arg0: !llvm.ptr, %arg1: i64, %arg2: i64) attributes {tile.grid_size = 64 : i64} {
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
    %10 = llvm.getelementptr %0[40] : (!llvm.ptr) -> !llvm.ptr, i8
    %11 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %12 = llvm.mlir.constant(1 : index) : i64
    llvm.br ^bb1(%arg1 : i64)
  ^bb1(%13: i64):  // 2 preds: ^bb0, ^bb14
    %14 = llvm.icmp "slt" %13, %arg2 : i64
    llvm.cond_br %14, ^bb2, ^bb15
  ^bb2:  // pred: ^bb1
    %15 = llvm.mlir.constant(32 : index) : i64
    %16 = llvm.mul %13, %15 : i64
    %17 = llvm.add %16, %15 : i64
    %18 = llvm.mlir.constant(1 : index) : i64
    %19 = llvm.mlir.constant(384 : index) : i64
    llvm.br ^bb3(%16 : i64)
  ^bb3(%20: i64):  // 2 preds: ^bb2, ^bb13
    %21 = llvm.icmp "slt" %20, %17 : i64
    llvm.cond_br %21, ^bb4, ^bb14
  ^bb4:  // pred: ^bb3
    %22 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %23 = llvm.mul %20, %19 : i64
    %24 = llvm.mlir.constant(384 : index) : i64
    %25 = llvm.mlir.constant(dense<-0.000000e+00> : vector<16xf32>) : vector<16xf32>
    %26 = llvm.mlir.constant(0 : index) : i64
    %27 = llvm.mlir.constant(64 : index) : i64
    llvm.br ^bb5(%26, %25, %25, %25, %25 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
  ^bb5(%28: i64, %29: vector<16xf32>, %30: vector<16xf32>, %31: vector<16xf32>, %32: vector<16xf32>):  // 2 preds: ^bb4, ^bb6
    %33 = llvm.icmp "slt" %28, %24 : i64
    llvm.cond_br %33, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    %34 = llvm.mlir.constant(16 : index) : i64
    %35 = llvm.add %28, %34 : i64
    %36 = llvm.mlir.constant(32 : index) : i64
    %37 = llvm.add %28, %36 : i64
    %38 = llvm.mlir.constant(48 : index) : i64
    %39 = llvm.add %28, %38 : i64
    %40 = llvm.add %23, %28 : i64
    %41 = llvm.add %23, %35 : i64
    %42 = llvm.add %23, %37 : i64
    %43 = llvm.add %23, %39 : i64
    %44 = llvm.getelementptr %1[%40] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %45 = llvm.load %44 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %46 = llvm.getelementptr %1[%41] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %47 = llvm.load %46 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %48 = llvm.getelementptr %1[%42] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %49 = llvm.load %48 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %50 = llvm.getelementptr %1[%43] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %51 = llvm.load %50 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %52 = llvm.fadd %29, %45 : vector<16xf32>
    %53 = llvm.fadd %30, %47 : vector<16xf32>
    %54 = llvm.fadd %31, %49 : vector<16xf32>
    %55 = llvm.fadd %32, %51 : vector<16xf32>
    %56 = llvm.add %28, %27 : i64
    llvm.br ^bb5(%56, %52, %53, %54, %55 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
  ^bb7:  // pred: ^bb5
    %57 = llvm.fadd %29, %31 : vector<16xf32>
    %58 = llvm.fadd %30, %32 : vector<16xf32>
    %59 = llvm.fadd %57, %58 : vector<16xf32>
    %60 = "llvm.intr.vector.reduce.fadd"(%22, %59) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<16xf32>) -> f32
    %61 = llvm.mlir.constant(3.840000e+02 : f32) : f32
    %62 = llvm.fdiv %60, %61 : f32
    %63 = llvm.mlir.constant(384 : index) : i64
    %64 = llvm.mlir.constant(dense<-0.000000e+00> : vector<16xf32>) : vector<16xf32>
    %65 = llvm.mlir.constant(dense<-0.000000e+00> : vector<16xf32>) : vector<16xf32>
    %66 = llvm.mlir.constant(0 : index) : i64
    %67 = llvm.mlir.constant(64 : index) : i64
    %68 = llvm.mlir.poison : vector<16xf32>
    %69 = llvm.mlir.constant(0 : i32) : i32
    %70 = llvm.insertelement %62, %68[%69 : i32] : vector<16xf32>
    %71 = llvm.shufflevector %70, %68 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    llvm.br ^bb8(%66, %64, %64, %64, %64, %65, %65, %65, %65 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
  ^bb8(%72: i64, %73: vector<16xf32>, %74: vector<16xf32>, %75: vector<16xf32>, %76: vector<16xf32>, %77: vector<16xf32>, %78: vector<16xf32>, %79: vector<16xf32>, %80: vector<16xf32>):  // 2 preds: ^bb7, ^bb9
    %81 = llvm.icmp "slt" %72, %63 : i64
    llvm.cond_br %81, ^bb9, ^bb10
  ^bb9:  // pred: ^bb8
    %82 = llvm.mlir.constant(16 : index) : i64
    %83 = llvm.add %72, %82 : i64
    %84 = llvm.mlir.constant(32 : index) : i64
    %85 = llvm.add %72, %84 : i64
    %86 = llvm.mlir.constant(48 : index) : i64
    %87 = llvm.add %72, %86 : i64
    %88 = llvm.add %23, %72 : i64
    %89 = llvm.add %23, %83 : i64
    %90 = llvm.add %23, %85 : i64
    %91 = llvm.add %23, %87 : i64
    %92 = llvm.getelementptr %1[%88] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %93 = llvm.load %92 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %94 = llvm.getelementptr %1[%89] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %95 = llvm.load %94 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %96 = llvm.getelementptr %1[%90] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %97 = llvm.load %96 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %98 = llvm.getelementptr %1[%91] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %99 = llvm.load %98 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %100 = llvm.fsub %93, %71 : vector<16xf32>
    %101 = llvm.fsub %95, %71 : vector<16xf32>
    %102 = llvm.fsub %97, %71 : vector<16xf32>
    %103 = llvm.fsub %99, %71 : vector<16xf32>
    %104 = llvm.fmul %100, %100 : vector<16xf32>
    %105 = llvm.fmul %101, %101 : vector<16xf32>
    %106 = llvm.fmul %102, %102 : vector<16xf32>
    %107 = llvm.fmul %103, %103 : vector<16xf32>
    %108 = llvm.fadd %73, %104 : vector<16xf32>
    %109 = llvm.fadd %74, %105 : vector<16xf32>
    %110 = llvm.fadd %75, %106 : vector<16xf32>
    %111 = llvm.fadd %76, %107 : vector<16xf32>
    %112 = llvm.fadd %77, %100 : vector<16xf32>
    %113 = llvm.fadd %78, %101 : vector<16xf32>
    %114 = llvm.fadd %79, %102 : vector<16xf32>
    %115 = llvm.fadd %80, %103 : vector<16xf32>
    %116 = llvm.add %72, %67 : i64
    llvm.br ^bb8(%116, %108, %109, %110, %111, %112, %113, %114, %115 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
  ^bb10:  // pred: ^bb8
    %117 = llvm.fadd %73, %75 : vector<16xf32>
    %118 = llvm.fadd %74, %76 : vector<16xf32>
    %119 = llvm.fadd %117, %118 : vector<16xf32>
    %120 = llvm.fadd %77, %79 : vector<16xf32>
    %121 = llvm.fadd %78, %80 : vector<16xf32>
    %122 = llvm.fadd %120, %121 : vector<16xf32>
    %123 = "llvm.intr.vector.reduce.fadd"(%22, %119) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<16xf32>) -> f32
    %124 = "llvm.intr.vector.reduce.fadd"(%22, %122) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<16xf32>) -> f32
    %125 = llvm.fdiv %124, %61 : f32
    %126 = llvm.fadd %62, %125 : f32
    %127 = llvm.fdiv %123, %61 : f32
    %128 = llvm.mlir.constant(9.99999974E-6 : f32) : f32
    %129 = llvm.fadd %127, %128 : f32
    %130 = llvm.mlir.constant(1.000000e+00 : f32) : f32
    %131 = llvm.intr.sqrt(%129) : (f32) -> f32
    %132 = llvm.fdiv %130, %131 : f32
    %133 = llvm.mlir.constant(384 : index) : i64
    %134 = llvm.mlir.constant(0 : index) : i64
    %135 = llvm.mlir.constant(32 : index) : i64
    %136 = llvm.mlir.poison : vector<16xf32>
    %137 = llvm.mlir.constant(0 : i32) : i32
    %138 = llvm.insertelement %126, %136[%137 : i32] : vector<16xf32>
    %139 = llvm.shufflevector %138, %136 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %140 = llvm.mlir.poison : vector<16xf32>
    %141 = llvm.mlir.constant(0 : i32) : i32
    %142 = llvm.insertelement %132, %140[%141 : i32] : vector<16xf32>
    %143 = llvm.shufflevector %142, %140 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    llvm.br ^bb11(%134 : i64)
  ^bb11(%144: i64):  // 2 preds: ^bb10, ^bb12
    %145 = llvm.icmp "slt" %144, %133 : i64
    llvm.cond_br %145, ^bb12, ^bb13
  ^bb12:  // pred: ^bb11
    %146 = llvm.mlir.constant(16 : index) : i64
    %147 = llvm.add %144, %146 : i64
    %148 = llvm.add %23, %144 : i64
    %149 = llvm.add %23, %147 : i64
    %150 = llvm.getelementptr %1[%148] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %151 = llvm.load %150 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %152 = llvm.getelementptr %1[%149] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %153 = llvm.load %152 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %154 = llvm.fsub %151, %139 : vector<16xf32>
    %155 = llvm.fsub %153, %139 : vector<16xf32>
    %156 = llvm.fmul %154, %143 : vector<16xf32>
    %157 = llvm.fmul %155, %143 : vector<16xf32>
    %158 = llvm.getelementptr %3[%144] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %159 = llvm.load %158 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %160 = llvm.getelementptr %3[%147] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %161 = llvm.load %160 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %162 = llvm.fmul %156, %159 : vector<16xf32>
    %163 = llvm.fmul %157, %161 : vector<16xf32>
    %164 = llvm.getelementptr %5[%144] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %165 = llvm.load %164 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %166 = llvm.getelementptr %5[%147] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %167 = llvm.load %166 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %168 = llvm.fadd %162, %165 : vector<16xf32>
    %169 = llvm.fadd %163, %167 : vector<16xf32>
    %170 = llvm.getelementptr %9[%148] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %156, %170 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %171 = llvm.getelementptr %9[%149] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %157, %171 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %172 = llvm.getelementptr %11[%148] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %168, %172 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %173 = llvm.getelementptr %11[%149] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %169, %173 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %174 = llvm.add %144, %135 : i64
    llvm.br ^bb11(%174 : i64)
  ^bb13:  // pred: ^bb11
    %175 = llvm.getelementptr %7[%20] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %132, %175 {alignment = 4 : i64} : f32, !llvm.ptr
    %176 = llvm.add %20, %18 : i64
    llvm.br ^bb3(%176 : i64)
  ^bb14:  // pred: ^bb3
    %177 = llvm.add %13, %12 : i64
    llvm.br ^bb1(%177 : i64)
  ^bb15:  // pred: ^bb1
    llvm.return
  }
}

