module {
  llvm.func @matmul_24b96b94fb471ef8(%arg0: !llvm.ptr, %arg1: i64, %arg2: i64) attributes {tile.grid_size = 176 : i64} {
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
    %9 = llvm.mlir.constant(8 : index) : i64
    %10 = llvm.urem %7, %9 : i64
    %11 = llvm.udiv %7, %9 : i64
    %12 = llvm.mlir.constant(1 : index) : i64
    %13 = llvm.add %10, %12 : i64
    %14 = llvm.mlir.constant(8 : index) : i64
    %15 = llvm.mlir.constant(12 : index) : i64
    %16 = llvm.mul %11, %15 : i64
    %17 = llvm.add %16, %15 : i64
    %18 = llvm.mlir.constant(256 : index) : i64
    %19 = llvm.mlir.constant(0 : index) : i64
    %20 = llvm.mlir.constant(48 : index) : i64
    %21 = llvm.mlir.constant(384 : index) : i64
    %22 = llvm.mlir.constant(16 : index) : i64
    %23 = llvm.mlir.constant(32 : index) : i64
    %24 = llvm.mlir.constant(3072 : index) : i64
    %25 = llvm.mlir.constant(18432 : index) : i64
    llvm.br ^bb3(%10 : i64)
  ^bb3(%26: i64):  // 2 preds: ^bb2, ^bb10
    %27 = llvm.icmp "slt" %26, %13 : i64
    llvm.cond_br %27, ^bb4, ^bb11
  ^bb4:  // pred: ^bb3
    %28 = llvm.intr.smin(%17, %18) : (i64, i64) -> i64
    %29 = llvm.mul %26, %20 : i64
    %30 = llvm.add %29, %22 : i64
    %31 = llvm.add %29, %23 : i64
    %32 = llvm.mul %26, %25 : i64
    llvm.br ^bb5(%16 : i64)
  ^bb5(%33: i64):  // 2 preds: ^bb4, ^bb9
    %34 = llvm.icmp "slt" %33, %28 : i64
    llvm.cond_br %34, ^bb6, ^bb10
  ^bb6:  // pred: ^bb5
    %35 = llvm.mul %33, %14 : i64
    %36 = llvm.mul %35, %21 : i64
    %37 = llvm.add %29, %36 : i64
    %38 = llvm.add %30, %36 : i64
    %39 = llvm.add %31, %36 : i64
    llvm.br ^bb7(%19 : i64)
  ^bb7(%40: i64):  // 2 preds: ^bb6, ^bb8
    %41 = llvm.icmp "slt" %40, %14 : i64
    llvm.cond_br %41, ^bb8, ^bb9
  ^bb8:  // pred: ^bb7
    %42 = llvm.mul %40, %21 : i64
    %43 = llvm.add %37, %42 : i64
    %44 = llvm.getelementptr %5[%43] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    "llvm.intr.prefetch"(%44) <{cache = 1 : i32, hint = 3 : i32, rw = 1 : i32}> : (!llvm.ptr) -> ()
    %45 = llvm.add %38, %42 : i64
    %46 = llvm.getelementptr %5[%45] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    "llvm.intr.prefetch"(%46) <{cache = 1 : i32, hint = 3 : i32, rw = 1 : i32}> : (!llvm.ptr) -> ()
    %47 = llvm.add %39, %42 : i64
    %48 = llvm.getelementptr %5[%47] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    "llvm.intr.prefetch"(%48) <{cache = 1 : i32, hint = 3 : i32, rw = 1 : i32}> : (!llvm.ptr) -> ()
    %49 = llvm.add %40, %12 : i64
    llvm.br ^bb7(%49 : i64)
  ^bb9:  // pred: ^bb7
    %50 = llvm.mul %33, %24 : i64
    %51 = llvm.add %29, %50 : i64
    llvm.call @matmul_24b96b94fb471ef8.mma1(%1, %50, %3, %32, %5, %51) : (!llvm.ptr, i64, !llvm.ptr, i64, !llvm.ptr, i64) -> ()
    %52 = llvm.add %33, %12 : i64
    llvm.br ^bb5(%52 : i64)
  ^bb10:  // pred: ^bb5
    %53 = llvm.add %26, %12 : i64
    llvm.br ^bb3(%53 : i64)
  ^bb11:  // pred: ^bb3
    %54 = llvm.add %7, %6 : i64
    llvm.br ^bb1(%54 : i64)
  ^bb12:  // pred: ^bb1
    llvm.return
  }
  llvm.func internal @matmul_24b96b94fb471ef8.mma1(%arg0: !llvm.ptr, %arg1: i64, %arg2: !llvm.ptr, %arg3: i64, %arg4: !llvm.ptr, %arg5: i64) {
    %0 = llvm.mlir.constant(384 : index) : i64
    %1 = llvm.mlir.constant(1 : index) : i64
    %2 = llvm.mlir.constant(48 : index) : i64
    %3 = llvm.mlir.constant(384 : index) : i64
    %4 = llvm.mlir.constant(384 : index) : i64
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
    %67 = llvm.mlir.constant(384 : index) : i64
    %68 = llvm.mlir.constant(384 : index) : i64
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
    %80 = llvm.mlir.constant(768 : index) : i64
    %81 = llvm.mlir.constant(768 : index) : i64
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
    %93 = llvm.mlir.constant(1152 : index) : i64
    %94 = llvm.mlir.constant(1152 : index) : i64
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
    %106 = llvm.mlir.constant(1536 : index) : i64
    %107 = llvm.mlir.constant(1536 : index) : i64
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
    %119 = llvm.mlir.constant(1920 : index) : i64
    %120 = llvm.mlir.constant(1920 : index) : i64
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
    %132 = llvm.mlir.constant(2304 : index) : i64
    %133 = llvm.mlir.constant(2304 : index) : i64
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
    %145 = llvm.mlir.constant(2688 : index) : i64
    %146 = llvm.mlir.constant(2688 : index) : i64
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
    %185 = llvm.mlir.constant(384 : index) : i64
    %186 = llvm.mlir.constant(385 : index) : i64
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
    %198 = llvm.mlir.constant(768 : index) : i64
    %199 = llvm.mlir.constant(769 : index) : i64
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
    %211 = llvm.mlir.constant(1152 : index) : i64
    %212 = llvm.mlir.constant(1153 : index) : i64
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
    %224 = llvm.mlir.constant(1536 : index) : i64
    %225 = llvm.mlir.constant(1537 : index) : i64
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
    %237 = llvm.mlir.constant(1920 : index) : i64
    %238 = llvm.mlir.constant(1921 : index) : i64
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
    %250 = llvm.mlir.constant(2304 : index) : i64
    %251 = llvm.mlir.constant(2305 : index) : i64
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
    %263 = llvm.mlir.constant(2688 : index) : i64
    %264 = llvm.mlir.constant(2689 : index) : i64
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
    %410 = llvm.mlir.constant(384 : index) : i64
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
    %475 = llvm.mlir.constant(384 : index) : i64
    %476 = llvm.mlir.constant(384 : index) : i64
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
    %488 = llvm.mlir.constant(768 : index) : i64
    %489 = llvm.mlir.constant(768 : index) : i64
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
    %501 = llvm.mlir.constant(1152 : index) : i64
    %502 = llvm.mlir.constant(1152 : index) : i64
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
    %514 = llvm.mlir.constant(1536 : index) : i64
    %515 = llvm.mlir.constant(1536 : index) : i64
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
    %527 = llvm.mlir.constant(1920 : index) : i64
    %528 = llvm.mlir.constant(1920 : index) : i64
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
    %540 = llvm.mlir.constant(2304 : index) : i64
    %541 = llvm.mlir.constant(2304 : index) : i64
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
    %553 = llvm.mlir.constant(2688 : index) : i64
    %554 = llvm.mlir.constant(2688 : index) : i64
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
    %593 = llvm.mlir.constant(384 : index) : i64
    %594 = llvm.mlir.constant(385 : index) : i64
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
    %606 = llvm.mlir.constant(768 : index) : i64
    %607 = llvm.mlir.constant(769 : index) : i64
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
    %619 = llvm.mlir.constant(1152 : index) : i64
    %620 = llvm.mlir.constant(1153 : index) : i64
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
    %632 = llvm.mlir.constant(1536 : index) : i64
    %633 = llvm.mlir.constant(1537 : index) : i64
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
    %645 = llvm.mlir.constant(1920 : index) : i64
    %646 = llvm.mlir.constant(1921 : index) : i64
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
    %658 = llvm.mlir.constant(2304 : index) : i64
    %659 = llvm.mlir.constant(2305 : index) : i64
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
    %671 = llvm.mlir.constant(2688 : index) : i64
    %672 = llvm.mlir.constant(2689 : index) : i64
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
}

