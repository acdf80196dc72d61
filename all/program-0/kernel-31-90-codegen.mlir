module {
  llvm.func @matmul_e1d009e5488193d6(%arg0: !llvm.ptr, %arg1: i64, %arg2: i64) attributes {tile.grid_size = 44 : i64} {
    %0 = llvm.load %arg0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %1 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %2 = llvm.getelementptr %0[8] : (!llvm.ptr) -> !llvm.ptr, i8
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.getelementptr %0[16] : (!llvm.ptr) -> !llvm.ptr, i8
    %5 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %6 = llvm.mlir.constant(1 : index) : i64
    llvm.br ^bb1(%arg1 : i64)
  ^bb1(%7: i64):  // 2 preds: ^bb0, ^bb11
    %8 = llvm.icmp "slt" %7, %arg2 : i64
    llvm.cond_br %8, ^bb2, ^bb12
  ^bb2:  // pred: ^bb1
    %9 = llvm.mlir.constant(2 : index) : i64
    %10 = llvm.urem %7, %9 : i64
    %11 = llvm.udiv %7, %9 : i64
    %12 = llvm.mlir.constant(4 : index) : i64
    %13 = llvm.mul %10, %12 : i64
    %14 = llvm.add %13, %12 : i64
    %15 = llvm.mlir.constant(8 : index) : i64
    %16 = llvm.mlir.constant(1 : index) : i64
    %17 = llvm.mlir.constant(12 : index) : i64
    %18 = llvm.mul %11, %17 : i64
    %19 = llvm.add %18, %17 : i64
    %20 = llvm.mlir.constant(256 : index) : i64
    %21 = llvm.mlir.constant(0 : index) : i64
    %22 = llvm.mlir.constant(48 : index) : i64
    %23 = llvm.mlir.constant(384 : index) : i64
    %24 = llvm.mlir.constant(16 : index) : i64
    %25 = llvm.mlir.constant(32 : index) : i64
    %26 = llvm.mlir.constant(520 : index) : i64
    %27 = llvm.mlir.constant(3120 : index) : i64
    %28 = llvm.mlir.constant(3072 : index) : i64
    %29 = llvm.mlir.constant(65 : index) : i64
    llvm.br ^bb3(%13 : i64)
  ^bb3(%30: i64):  // 2 preds: ^bb2, ^bb10
    %31 = llvm.icmp "slt" %30, %14 : i64
    llvm.cond_br %31, ^bb4, ^bb11
  ^bb4:  // pred: ^bb3
    %32 = llvm.intr.smin(%19, %20) : (i64, i64) -> i64
    %33 = llvm.mul %30, %22 : i64
    %34 = llvm.add %33, %24 : i64
    %35 = llvm.add %33, %25 : i64
    %36 = llvm.mul %30, %27 : i64
    llvm.br ^bb5(%18 : i64)
  ^bb5(%37: i64):  // 2 preds: ^bb4, ^bb9
    %38 = llvm.icmp "slt" %37, %32 : i64
    llvm.cond_br %38, ^bb6, ^bb10
  ^bb6:  // pred: ^bb5
    %39 = llvm.mul %37, %15 : i64
    %40 = llvm.mul %39, %23 : i64
    %41 = llvm.add %33, %40 : i64
    %42 = llvm.add %34, %40 : i64
    %43 = llvm.add %35, %40 : i64
    llvm.br ^bb7(%21 : i64)
  ^bb7(%44: i64):  // 2 preds: ^bb6, ^bb8
    %45 = llvm.icmp "slt" %44, %15 : i64
    llvm.cond_br %45, ^bb8, ^bb9
  ^bb8:  // pred: ^bb7
    %46 = llvm.mul %44, %23 : i64
    %47 = llvm.add %41, %46 : i64
    %48 = llvm.getelementptr %5[%47] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    "llvm.intr.prefetch"(%48) <{cache = 1 : i32, hint = 3 : i32, rw = 1 : i32}> : (!llvm.ptr) -> ()
    %49 = llvm.add %42, %46 : i64
    %50 = llvm.getelementptr %5[%49] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    "llvm.intr.prefetch"(%50) <{cache = 1 : i32, hint = 3 : i32, rw = 1 : i32}> : (!llvm.ptr) -> ()
    %51 = llvm.add %43, %46 : i64
    %52 = llvm.getelementptr %5[%51] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    "llvm.intr.prefetch"(%52) <{cache = 1 : i32, hint = 3 : i32, rw = 1 : i32}> : (!llvm.ptr) -> ()
    %53 = llvm.add %44, %16 : i64
    llvm.br ^bb7(%53 : i64)
  ^bb9:  // pred: ^bb7
    %54 = llvm.mul %37, %26 : i64
    %55 = llvm.mul %37, %28 : i64
    %56 = llvm.add %33, %55 : i64
    llvm.call @matmul_e1d009e5488193d6.mma1(%1, %54, %3, %36, %5, %56) : (!llvm.ptr, i64, !llvm.ptr, i64, !llvm.ptr, i64) -> ()
    %57 = llvm.add %37, %16 : i64
    llvm.br ^bb5(%57 : i64)
  ^bb10:  // pred: ^bb5
    %58 = llvm.add %30, %16 : i64
    llvm.br ^bb3(%58 : i64)
  ^bb11:  // pred: ^bb3
    %59 = llvm.add %7, %6 : i64
    llvm.br ^bb1(%59 : i64)
  ^bb12:  // pred: ^bb1
    llvm.return
  }
  llvm.func internal @matmul_e1d009e5488193d6.mma1(%arg0: !llvm.ptr, %arg1: i64, %arg2: !llvm.ptr, %arg3: i64, %arg4: !llvm.ptr, %arg5: i64) {
    %0 = llvm.mlir.constant(65 : index) : i64
    %1 = llvm.mlir.constant(1 : index) : i64
    %2 = llvm.mlir.constant(48 : index) : i64
    %3 = llvm.mlir.constant(384 : index) : i64
    %4 = llvm.mlir.constant(65 : index) : i64
    %5 = llvm.mlir.constant(0 : index) : i64
    %6 = llvm.mlir.constant(dense<0.000000e+00> : vector<16xf32>) : vector<16xf32>
    %7 = llvm.mlir.constant(65 : index) : i64
    %8 = llvm.mlir.constant(2 : index) : i64
    %9 = llvm.mlir.constant(1 : index) : i64
    %10 = llvm.mlir.constant(64 : index) : i64
    %11 = llvm.mlir.constant(2 : index) : i64
    llvm.br ^bb1(%5, %6, %6, %6, %6, %6, %6, %6, %6, %6, %6, %6, %6, %6, %6, %6, %6, %6, %6, %6, %6, %6, %6, %6, %6 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
  ^bb1(%12: i64, %13: vector<16xf32>, %14: vector<16xf32>, %15: vector<16xf32>, %16: vector<16xf32>, %17: vector<16xf32>, %18: vector<16xf32>, %19: vector<16xf32>, %20: vector<16xf32>, %21: vector<16xf32>, %22: vector<16xf32>, %23: vector<16xf32>, %24: vector<16xf32>, %25: vector<16xf32>, %26: vector<16xf32>, %27: vector<16xf32>, %28: vector<16xf32>, %29: vector<16xf32>, %30: vector<16xf32>, %31: vector<16xf32>, %32: vector<16xf32>, %33: vector<16xf32>, %34: vector<16xf32>, %35: vector<16xf32>, %36: vector<16xf32>):  // 2 preds: ^bb0, ^bb2
    %37 = llvm.icmp "slt" %12, %10 : i64
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
    %67 = llvm.mlir.constant(65 : index) : i64
    %68 = llvm.mlir.constant(65 : index) : i64
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
    %80 = llvm.mlir.constant(130 : index) : i64
    %81 = llvm.mlir.constant(130 : index) : i64
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
    %93 = llvm.mlir.constant(195 : index) : i64
    %94 = llvm.mlir.constant(195 : index) : i64
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
    %106 = llvm.mlir.constant(260 : index) : i64
    %107 = llvm.mlir.constant(260 : index) : i64
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
    %119 = llvm.mlir.constant(325 : index) : i64
    %120 = llvm.mlir.constant(325 : index) : i64
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
    %132 = llvm.mlir.constant(390 : index) : i64
    %133 = llvm.mlir.constant(390 : index) : i64
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
    %145 = llvm.mlir.constant(455 : index) : i64
    %146 = llvm.mlir.constant(455 : index) : i64
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
    %185 = llvm.mlir.constant(65 : index) : i64
    %186 = llvm.mlir.constant(66 : index) : i64
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
    %198 = llvm.mlir.constant(130 : index) : i64
    %199 = llvm.mlir.constant(131 : index) : i64
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
    %211 = llvm.mlir.constant(195 : index) : i64
    %212 = llvm.mlir.constant(196 : index) : i64
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
    %224 = llvm.mlir.constant(260 : index) : i64
    %225 = llvm.mlir.constant(261 : index) : i64
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
    %237 = llvm.mlir.constant(325 : index) : i64
    %238 = llvm.mlir.constant(326 : index) : i64
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
    %250 = llvm.mlir.constant(390 : index) : i64
    %251 = llvm.mlir.constant(391 : index) : i64
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
    %263 = llvm.mlir.constant(455 : index) : i64
    %264 = llvm.mlir.constant(456 : index) : i64
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
    %276 = llvm.mlir.constant(1 : index) : i64
    llvm.br ^bb4(%10, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
  ^bb4(%277: i64, %278: vector<16xf32>, %279: vector<16xf32>, %280: vector<16xf32>, %281: vector<16xf32>, %282: vector<16xf32>, %283: vector<16xf32>, %284: vector<16xf32>, %285: vector<16xf32>, %286: vector<16xf32>, %287: vector<16xf32>, %288: vector<16xf32>, %289: vector<16xf32>, %290: vector<16xf32>, %291: vector<16xf32>, %292: vector<16xf32>, %293: vector<16xf32>, %294: vector<16xf32>, %295: vector<16xf32>, %296: vector<16xf32>, %297: vector<16xf32>, %298: vector<16xf32>, %299: vector<16xf32>, %300: vector<16xf32>, %301: vector<16xf32>):  // 2 preds: ^bb3, ^bb5
    %302 = llvm.icmp "slt" %277, %7 : i64
    llvm.cond_br %302, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    %303 = llvm.add %arg1, %277 : i64
    %304 = llvm.mul %277, %2 : i64
    %305 = llvm.add %arg3, %304 : i64
    %306 = llvm.mlir.constant(0 : index) : i64
    %307 = llvm.mlir.constant(0 : index) : i64
    %308 = llvm.mlir.constant(0 : index) : i64
    %309 = llvm.getelementptr %arg2[%305] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %310 = llvm.load %309 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %311 = llvm.mlir.constant(16 : index) : i64
    %312 = llvm.add %305, %311 : i64
    %313 = llvm.getelementptr %arg2[%312] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %314 = llvm.load %313 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %315 = llvm.mlir.constant(32 : index) : i64
    %316 = llvm.add %305, %315 : i64
    %317 = llvm.getelementptr %arg2[%316] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %318 = llvm.load %317 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %319 = llvm.mlir.constant(0 : index) : i64
    %320 = llvm.mlir.constant(0 : index) : i64
    %321 = llvm.mlir.constant(0 : index) : i64
    %322 = llvm.getelementptr %arg0[%303] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %323 = llvm.load %322 {alignment = 4 : i64} : !llvm.ptr -> f32
    %324 = llvm.mlir.poison : vector<16xf32>
    %325 = llvm.mlir.constant(0 : i32) : i32
    %326 = llvm.insertelement %323, %324[%325 : i32] : vector<16xf32>
    %327 = llvm.shufflevector %326, %324 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %328 = llvm.intr.fma(%327, %310, %278) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %329 = llvm.intr.fma(%327, %314, %279) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %330 = llvm.intr.fma(%327, %318, %280) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %331 = llvm.mlir.constant(1 : index) : i64
    %332 = llvm.mlir.constant(65 : index) : i64
    %333 = llvm.mlir.constant(65 : index) : i64
    %334 = llvm.add %303, %333 : i64
    %335 = llvm.getelementptr %arg0[%334] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %336 = llvm.load %335 {alignment = 4 : i64} : !llvm.ptr -> f32
    %337 = llvm.mlir.poison : vector<16xf32>
    %338 = llvm.mlir.constant(0 : i32) : i32
    %339 = llvm.insertelement %336, %337[%338 : i32] : vector<16xf32>
    %340 = llvm.shufflevector %339, %337 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %341 = llvm.intr.fma(%340, %310, %281) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %342 = llvm.intr.fma(%340, %314, %282) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %343 = llvm.intr.fma(%340, %318, %283) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %344 = llvm.mlir.constant(2 : index) : i64
    %345 = llvm.mlir.constant(130 : index) : i64
    %346 = llvm.mlir.constant(130 : index) : i64
    %347 = llvm.add %303, %346 : i64
    %348 = llvm.getelementptr %arg0[%347] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %349 = llvm.load %348 {alignment = 4 : i64} : !llvm.ptr -> f32
    %350 = llvm.mlir.poison : vector<16xf32>
    %351 = llvm.mlir.constant(0 : i32) : i32
    %352 = llvm.insertelement %349, %350[%351 : i32] : vector<16xf32>
    %353 = llvm.shufflevector %352, %350 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %354 = llvm.intr.fma(%353, %310, %284) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %355 = llvm.intr.fma(%353, %314, %285) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %356 = llvm.intr.fma(%353, %318, %286) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %357 = llvm.mlir.constant(3 : index) : i64
    %358 = llvm.mlir.constant(195 : index) : i64
    %359 = llvm.mlir.constant(195 : index) : i64
    %360 = llvm.add %303, %359 : i64
    %361 = llvm.getelementptr %arg0[%360] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %362 = llvm.load %361 {alignment = 4 : i64} : !llvm.ptr -> f32
    %363 = llvm.mlir.poison : vector<16xf32>
    %364 = llvm.mlir.constant(0 : i32) : i32
    %365 = llvm.insertelement %362, %363[%364 : i32] : vector<16xf32>
    %366 = llvm.shufflevector %365, %363 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %367 = llvm.intr.fma(%366, %310, %287) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %368 = llvm.intr.fma(%366, %314, %288) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %369 = llvm.intr.fma(%366, %318, %289) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %370 = llvm.mlir.constant(4 : index) : i64
    %371 = llvm.mlir.constant(260 : index) : i64
    %372 = llvm.mlir.constant(260 : index) : i64
    %373 = llvm.add %303, %372 : i64
    %374 = llvm.getelementptr %arg0[%373] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %375 = llvm.load %374 {alignment = 4 : i64} : !llvm.ptr -> f32
    %376 = llvm.mlir.poison : vector<16xf32>
    %377 = llvm.mlir.constant(0 : i32) : i32
    %378 = llvm.insertelement %375, %376[%377 : i32] : vector<16xf32>
    %379 = llvm.shufflevector %378, %376 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %380 = llvm.intr.fma(%379, %310, %290) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %381 = llvm.intr.fma(%379, %314, %291) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %382 = llvm.intr.fma(%379, %318, %292) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %383 = llvm.mlir.constant(5 : index) : i64
    %384 = llvm.mlir.constant(325 : index) : i64
    %385 = llvm.mlir.constant(325 : index) : i64
    %386 = llvm.add %303, %385 : i64
    %387 = llvm.getelementptr %arg0[%386] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %388 = llvm.load %387 {alignment = 4 : i64} : !llvm.ptr -> f32
    %389 = llvm.mlir.poison : vector<16xf32>
    %390 = llvm.mlir.constant(0 : i32) : i32
    %391 = llvm.insertelement %388, %389[%390 : i32] : vector<16xf32>
    %392 = llvm.shufflevector %391, %389 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %393 = llvm.intr.fma(%392, %310, %293) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %394 = llvm.intr.fma(%392, %314, %294) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %395 = llvm.intr.fma(%392, %318, %295) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %396 = llvm.mlir.constant(6 : index) : i64
    %397 = llvm.mlir.constant(390 : index) : i64
    %398 = llvm.mlir.constant(390 : index) : i64
    %399 = llvm.add %303, %398 : i64
    %400 = llvm.getelementptr %arg0[%399] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %401 = llvm.load %400 {alignment = 4 : i64} : !llvm.ptr -> f32
    %402 = llvm.mlir.poison : vector<16xf32>
    %403 = llvm.mlir.constant(0 : i32) : i32
    %404 = llvm.insertelement %401, %402[%403 : i32] : vector<16xf32>
    %405 = llvm.shufflevector %404, %402 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %406 = llvm.intr.fma(%405, %310, %296) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %407 = llvm.intr.fma(%405, %314, %297) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %408 = llvm.intr.fma(%405, %318, %298) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %409 = llvm.mlir.constant(7 : index) : i64
    %410 = llvm.mlir.constant(455 : index) : i64
    %411 = llvm.mlir.constant(455 : index) : i64
    %412 = llvm.add %303, %411 : i64
    %413 = llvm.getelementptr %arg0[%412] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %414 = llvm.load %413 {alignment = 4 : i64} : !llvm.ptr -> f32
    %415 = llvm.mlir.poison : vector<16xf32>
    %416 = llvm.mlir.constant(0 : i32) : i32
    %417 = llvm.insertelement %414, %415[%416 : i32] : vector<16xf32>
    %418 = llvm.shufflevector %417, %415 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %419 = llvm.intr.fma(%418, %310, %299) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %420 = llvm.intr.fma(%418, %314, %300) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %421 = llvm.intr.fma(%418, %318, %301) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %422 = llvm.add %277, %276 : i64
    llvm.br ^bb4(%422, %328, %329, %330, %341, %342, %343, %354, %355, %356, %367, %368, %369, %380, %381, %382, %393, %394, %395, %406, %407, %408, %419, %420, %421 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
  ^bb6:  // pred: ^bb4
    %423 = llvm.mlir.constant(0 : index) : i64
    %424 = llvm.mlir.constant(0 : index) : i64
    %425 = llvm.mlir.constant(0 : index) : i64
    %426 = llvm.getelementptr %arg4[%arg5] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %278, %426 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %427 = llvm.mlir.constant(0 : index) : i64
    %428 = llvm.mlir.constant(0 : index) : i64
    %429 = llvm.mlir.constant(16 : index) : i64
    %430 = llvm.add %arg5, %429 : i64
    %431 = llvm.getelementptr %arg4[%430] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %279, %431 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %432 = llvm.mlir.constant(0 : index) : i64
    %433 = llvm.mlir.constant(0 : index) : i64
    %434 = llvm.mlir.constant(32 : index) : i64
    %435 = llvm.add %arg5, %434 : i64
    %436 = llvm.getelementptr %arg4[%435] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %280, %436 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %437 = llvm.mlir.constant(1 : index) : i64
    %438 = llvm.mlir.constant(384 : index) : i64
    %439 = llvm.add %arg5, %438 : i64
    %440 = llvm.mlir.constant(0 : index) : i64
    %441 = llvm.getelementptr %arg4[%439] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %281, %441 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %442 = llvm.mlir.constant(1 : index) : i64
    %443 = llvm.mlir.constant(384 : index) : i64
    %444 = llvm.add %arg5, %443 : i64
    %445 = llvm.mlir.constant(16 : index) : i64
    %446 = llvm.add %444, %445 : i64
    %447 = llvm.getelementptr %arg4[%446] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %282, %447 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %448 = llvm.mlir.constant(1 : index) : i64
    %449 = llvm.mlir.constant(384 : index) : i64
    %450 = llvm.add %arg5, %449 : i64
    %451 = llvm.mlir.constant(32 : index) : i64
    %452 = llvm.add %450, %451 : i64
    %453 = llvm.getelementptr %arg4[%452] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %283, %453 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %454 = llvm.mlir.constant(2 : index) : i64
    %455 = llvm.mlir.constant(768 : index) : i64
    %456 = llvm.add %arg5, %455 : i64
    %457 = llvm.mlir.constant(0 : index) : i64
    %458 = llvm.getelementptr %arg4[%456] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %284, %458 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %459 = llvm.mlir.constant(2 : index) : i64
    %460 = llvm.mlir.constant(768 : index) : i64
    %461 = llvm.add %arg5, %460 : i64
    %462 = llvm.mlir.constant(16 : index) : i64
    %463 = llvm.add %461, %462 : i64
    %464 = llvm.getelementptr %arg4[%463] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %285, %464 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %465 = llvm.mlir.constant(2 : index) : i64
    %466 = llvm.mlir.constant(768 : index) : i64
    %467 = llvm.add %arg5, %466 : i64
    %468 = llvm.mlir.constant(32 : index) : i64
    %469 = llvm.add %467, %468 : i64
    %470 = llvm.getelementptr %arg4[%469] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %286, %470 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %471 = llvm.mlir.constant(3 : index) : i64
    %472 = llvm.mlir.constant(1152 : index) : i64
    %473 = llvm.add %arg5, %472 : i64
    %474 = llvm.mlir.constant(0 : index) : i64
    %475 = llvm.getelementptr %arg4[%473] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %287, %475 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %476 = llvm.mlir.constant(3 : index) : i64
    %477 = llvm.mlir.constant(1152 : index) : i64
    %478 = llvm.add %arg5, %477 : i64
    %479 = llvm.mlir.constant(16 : index) : i64
    %480 = llvm.add %478, %479 : i64
    %481 = llvm.getelementptr %arg4[%480] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %288, %481 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %482 = llvm.mlir.constant(3 : index) : i64
    %483 = llvm.mlir.constant(1152 : index) : i64
    %484 = llvm.add %arg5, %483 : i64
    %485 = llvm.mlir.constant(32 : index) : i64
    %486 = llvm.add %484, %485 : i64
    %487 = llvm.getelementptr %arg4[%486] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %289, %487 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %488 = llvm.mlir.constant(4 : index) : i64
    %489 = llvm.mlir.constant(1536 : index) : i64
    %490 = llvm.add %arg5, %489 : i64
    %491 = llvm.mlir.constant(0 : index) : i64
    %492 = llvm.getelementptr %arg4[%490] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %290, %492 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %493 = llvm.mlir.constant(4 : index) : i64
    %494 = llvm.mlir.constant(1536 : index) : i64
    %495 = llvm.add %arg5, %494 : i64
    %496 = llvm.mlir.constant(16 : index) : i64
    %497 = llvm.add %495, %496 : i64
    %498 = llvm.getelementptr %arg4[%497] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %291, %498 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %499 = llvm.mlir.constant(4 : index) : i64
    %500 = llvm.mlir.constant(1536 : index) : i64
    %501 = llvm.add %arg5, %500 : i64
    %502 = llvm.mlir.constant(32 : index) : i64
    %503 = llvm.add %501, %502 : i64
    %504 = llvm.getelementptr %arg4[%503] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %292, %504 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %505 = llvm.mlir.constant(5 : index) : i64
    %506 = llvm.mlir.constant(1920 : index) : i64
    %507 = llvm.add %arg5, %506 : i64
    %508 = llvm.mlir.constant(0 : index) : i64
    %509 = llvm.getelementptr %arg4[%507] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %293, %509 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %510 = llvm.mlir.constant(5 : index) : i64
    %511 = llvm.mlir.constant(1920 : index) : i64
    %512 = llvm.add %arg5, %511 : i64
    %513 = llvm.mlir.constant(16 : index) : i64
    %514 = llvm.add %512, %513 : i64
    %515 = llvm.getelementptr %arg4[%514] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %294, %515 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %516 = llvm.mlir.constant(5 : index) : i64
    %517 = llvm.mlir.constant(1920 : index) : i64
    %518 = llvm.add %arg5, %517 : i64
    %519 = llvm.mlir.constant(32 : index) : i64
    %520 = llvm.add %518, %519 : i64
    %521 = llvm.getelementptr %arg4[%520] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %295, %521 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %522 = llvm.mlir.constant(6 : index) : i64
    %523 = llvm.mlir.constant(2304 : index) : i64
    %524 = llvm.add %arg5, %523 : i64
    %525 = llvm.mlir.constant(0 : index) : i64
    %526 = llvm.getelementptr %arg4[%524] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %296, %526 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %527 = llvm.mlir.constant(6 : index) : i64
    %528 = llvm.mlir.constant(2304 : index) : i64
    %529 = llvm.add %arg5, %528 : i64
    %530 = llvm.mlir.constant(16 : index) : i64
    %531 = llvm.add %529, %530 : i64
    %532 = llvm.getelementptr %arg4[%531] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %297, %532 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %533 = llvm.mlir.constant(6 : index) : i64
    %534 = llvm.mlir.constant(2304 : index) : i64
    %535 = llvm.add %arg5, %534 : i64
    %536 = llvm.mlir.constant(32 : index) : i64
    %537 = llvm.add %535, %536 : i64
    %538 = llvm.getelementptr %arg4[%537] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %298, %538 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %539 = llvm.mlir.constant(7 : index) : i64
    %540 = llvm.mlir.constant(2688 : index) : i64
    %541 = llvm.add %arg5, %540 : i64
    %542 = llvm.mlir.constant(0 : index) : i64
    %543 = llvm.getelementptr %arg4[%541] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %299, %543 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %544 = llvm.mlir.constant(7 : index) : i64
    %545 = llvm.mlir.constant(2688 : index) : i64
    %546 = llvm.add %arg5, %545 : i64
    %547 = llvm.mlir.constant(16 : index) : i64
    %548 = llvm.add %546, %547 : i64
    %549 = llvm.getelementptr %arg4[%548] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %300, %549 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %550 = llvm.mlir.constant(7 : index) : i64
    %551 = llvm.mlir.constant(2688 : index) : i64
    %552 = llvm.add %arg5, %551 : i64
    %553 = llvm.mlir.constant(32 : index) : i64
    %554 = llvm.add %552, %553 : i64
    %555 = llvm.getelementptr %arg4[%554] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %301, %555 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    llvm.return
  }
}

