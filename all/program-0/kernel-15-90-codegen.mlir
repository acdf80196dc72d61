module {
  llvm.func @matmul_e6695cc405e204b8(%arg0: !llvm.ptr, %arg1: i64, %arg2: i64) attributes {tile.grid_size = 66 : i64} {
    %0 = llvm.load %arg0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %1 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %2 = llvm.getelementptr %0[8] : (!llvm.ptr) -> !llvm.ptr, i8
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.getelementptr %0[16] : (!llvm.ptr) -> !llvm.ptr, i8
    %5 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %6 = llvm.mlir.constant(768 : i64) : i64
    %7 = llvm.alloca %6 x i8 {alignment = 64 : i64} : (i64) -> !llvm.ptr
    %8 = llvm.mlir.constant(1 : index) : i64
    llvm.br ^bb1(%arg1 : i64)
  ^bb1(%9: i64):  // 2 preds: ^bb0, ^bb35
    %10 = llvm.icmp "slt" %9, %arg2 : i64
    llvm.cond_br %10, ^bb2, ^bb36
  ^bb2:  // pred: ^bb1
    %11 = llvm.mlir.constant(3 : index) : i64
    %12 = llvm.urem %9, %11 : i64
    %13 = llvm.udiv %9, %11 : i64
    %14 = llvm.mlir.constant(2 : index) : i64
    %15 = llvm.mul %12, %14 : i64
    %16 = llvm.add %15, %14 : i64
    %17 = llvm.mlir.constant(5 : index) : i64
    %18 = llvm.intr.smin(%16, %17) : (i64, i64) -> i64
    %19 = llvm.mlir.constant(1 : index) : i64
    %20 = llvm.mlir.constant(8 : index) : i64
    %21 = llvm.mul %13, %20 : i64
    %22 = llvm.add %21, %20 : i64
    %23 = llvm.mlir.constant(170 : index) : i64
    %24 = llvm.mlir.constant(12 : index) : i64
    %25 = llvm.mlir.constant(0 : index) : i64
    %26 = llvm.mlir.constant(16 : index) : i64
    %27 = llvm.mlir.constant(65 : index) : i64
    %28 = llvm.mlir.constant(4608 : index) : i64
    %29 = llvm.mlir.constant(6144 : index) : i64
    %30 = llvm.mlir.constant(384 : index) : i64
    %31 = llvm.mlir.constant(-16 : index) : i64
    %32 = llvm.mlir.constant(-192 : index) : i64
    %33 = llvm.mlir.constant(171 : index) : i64
    llvm.br ^bb3(%15 : i64)
  ^bb3(%34: i64):  // 2 preds: ^bb2, ^bb34
    %35 = llvm.icmp "slt" %34, %18 : i64
    llvm.cond_br %35, ^bb4, ^bb35
  ^bb4:  // pred: ^bb3
    %36 = llvm.intr.smin(%22, %23) : (i64, i64) -> i64
    %37 = llvm.mul %34, %26 : i64
    %38 = llvm.mul %34, %29 : i64
    %39 = llvm.mul %34, %31 : i64
    %40 = llvm.add %39, %27 : i64
    llvm.br ^bb5(%21 : i64)
  ^bb5(%41: i64):  // 2 preds: ^bb4, ^bb18
    %42 = llvm.icmp "slt" %41, %36 : i64
    llvm.cond_br %42, ^bb6, ^bb19
  ^bb6:  // pred: ^bb5
    %43 = llvm.mul %41, %24 : i64
    %44 = llvm.mul %43, %27 : i64
    %45 = llvm.add %37, %44 : i64
    llvm.br ^bb7(%25 : i64)
  ^bb7(%46: i64):  // 2 preds: ^bb6, ^bb8
    %47 = llvm.icmp "slt" %46, %24 : i64
    llvm.cond_br %47, ^bb8, ^bb9
  ^bb8:  // pred: ^bb7
    %48 = llvm.mul %46, %27 : i64
    %49 = llvm.add %45, %48 : i64
    %50 = llvm.getelementptr %5[%49] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    "llvm.intr.prefetch"(%50) <{cache = 1 : i32, hint = 3 : i32, rw = 1 : i32}> : (!llvm.ptr) -> ()
    %51 = llvm.add %46, %19 : i64
    llvm.br ^bb7(%51 : i64)
  ^bb9:  // pred: ^bb7
    %52 = llvm.mul %41, %28 : i64
    llvm.call @matmul_e6695cc405e204b8.mma1(%1, %52, %3, %38, %7) : (!llvm.ptr, i64, !llvm.ptr, i64, !llvm.ptr) -> ()
    %53 = llvm.intr.smin(%40, %26) : (i64, i64) -> i64
    %54 = llvm.mul %41, %32 : i64
    %55 = llvm.add %39, %54 : i64
    %56 = llvm.mul %43, %26 : i64
    %57 = llvm.add %55, %56 : i64
    llvm.br ^bb10(%25 : i64)
  ^bb10(%58: i64):  // 2 preds: ^bb9, ^bb17
    %59 = llvm.icmp "slt" %58, %24 : i64
    llvm.cond_br %59, ^bb11, ^bb18
  ^bb11:  // pred: ^bb10
    %60 = llvm.mul %58, %26 : i64
    %61 = llvm.add %57, %60 : i64
    %62 = llvm.add %61, %37 : i64
    %63 = llvm.mul %58, %27 : i64
    %64 = llvm.add %44, %63 : i64
    %65 = llvm.add %64, %37 : i64
    %66 = llvm.mlir.constant(32 : index) : i64
    %67 = llvm.urem %53, %66 : i64
    %68 = llvm.sub %53, %67 : i64
    %69 = llvm.mlir.constant(0 : index) : i64
    %70 = llvm.mlir.constant(32 : index) : i64
    llvm.br ^bb12(%69 : i64)
  ^bb12(%71: i64):  // 2 preds: ^bb11, ^bb13
    %72 = llvm.icmp "slt" %71, %68 : i64
    llvm.cond_br %72, ^bb13, ^bb14
  ^bb13:  // pred: ^bb12
    %73 = llvm.mlir.constant(16 : index) : i64
    %74 = llvm.add %71, %73 : i64
    %75 = llvm.add %62, %71 : i64
    %76 = llvm.add %62, %74 : i64
    %77 = llvm.getelementptr %7[%75] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %78 = llvm.load %77 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %79 = llvm.getelementptr %7[%76] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %80 = llvm.load %79 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %81 = llvm.add %65, %71 : i64
    %82 = llvm.add %65, %74 : i64
    %83 = llvm.getelementptr %5[%81] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %78, %83 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %84 = llvm.getelementptr %5[%82] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %80, %84 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %85 = llvm.add %71, %70 : i64
    llvm.br ^bb12(%85 : i64)
  ^bb14:  // pred: ^bb12
    %86 = llvm.mlir.constant(16 : index) : i64
    llvm.br ^bb15(%68 : i64)
  ^bb15(%87: i64):  // 2 preds: ^bb14, ^bb16
    %88 = llvm.icmp "slt" %87, %53 : i64
    llvm.cond_br %88, ^bb16, ^bb17
  ^bb16:  // pred: ^bb15
    %89 = llvm.sub %53, %87 : i64
    %90 = llvm.trunc %89 : i64 to i32
    %91 = llvm.mlir.poison : vector<16xi32>
    %92 = llvm.mlir.constant(0 : i32) : i32
    %93 = llvm.insertelement %90, %91[%92 : i32] : vector<16xi32>
    %94 = llvm.shufflevector %93, %91 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xi32> 
    %95 = llvm.mlir.constant(dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : vector<16xi32>) : vector<16xi32>
    %96 = llvm.icmp "sgt" %94, %95 : vector<16xi32>
    %97 = llvm.add %62, %87 : i64
    %98 = llvm.mlir.constant(dense<0.000000e+00> : vector<16xf32>) : vector<16xf32>
    %99 = llvm.getelementptr %7[%97] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %100 = llvm.intr.masked.load %99, %96, %98 {alignment = 4 : i32} : (!llvm.ptr, vector<16xi1>, vector<16xf32>) -> vector<16xf32>
    %101 = llvm.add %65, %87 : i64
    %102 = llvm.getelementptr %5[%101] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.intr.masked.store %100, %102, %96 {alignment = 4 : i32} : vector<16xf32>, vector<16xi1> into !llvm.ptr
    %103 = llvm.add %87, %86 : i64
    llvm.br ^bb15(%103 : i64)
  ^bb17:  // pred: ^bb15
    %104 = llvm.add %58, %19 : i64
    llvm.br ^bb10(%104 : i64)
  ^bb18:  // pred: ^bb10
    %105 = llvm.add %41, %19 : i64
    llvm.br ^bb5(%105 : i64)
  ^bb19:  // pred: ^bb5
    %106 = llvm.intr.smax(%21, %23) : (i64, i64) -> i64
    %107 = llvm.intr.smin(%22, %33) : (i64, i64) -> i64
    llvm.br ^bb20(%106 : i64)
  ^bb20(%108: i64):  // 2 preds: ^bb19, ^bb33
    %109 = llvm.icmp "slt" %108, %107 : i64
    llvm.cond_br %109, ^bb21, ^bb34
  ^bb21:  // pred: ^bb20
    %110 = llvm.mul %108, %24 : i64
    %111 = llvm.mul %110, %27 : i64
    %112 = llvm.add %37, %111 : i64
    llvm.br ^bb22(%25 : i64)
  ^bb22(%113: i64):  // 2 preds: ^bb21, ^bb23
    %114 = llvm.icmp "slt" %113, %20 : i64
    llvm.cond_br %114, ^bb23, ^bb24
  ^bb23:  // pred: ^bb22
    %115 = llvm.mul %113, %27 : i64
    %116 = llvm.add %112, %115 : i64
    %117 = llvm.getelementptr %5[%116] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    "llvm.intr.prefetch"(%117) <{cache = 1 : i32, hint = 3 : i32, rw = 1 : i32}> : (!llvm.ptr) -> ()
    %118 = llvm.add %113, %19 : i64
    llvm.br ^bb22(%118 : i64)
  ^bb24:  // pred: ^bb22
    %119 = llvm.mul %108, %28 : i64
    llvm.call @matmul_e6695cc405e204b8.mma2(%1, %119, %3, %38, %7) : (!llvm.ptr, i64, !llvm.ptr, i64, !llvm.ptr) -> ()
    %120 = llvm.intr.smin(%40, %26) : (i64, i64) -> i64
    %121 = llvm.mul %108, %32 : i64
    %122 = llvm.add %39, %121 : i64
    %123 = llvm.mul %110, %26 : i64
    %124 = llvm.add %122, %123 : i64
    llvm.br ^bb25(%25 : i64)
  ^bb25(%125: i64):  // 2 preds: ^bb24, ^bb32
    %126 = llvm.icmp "slt" %125, %20 : i64
    llvm.cond_br %126, ^bb26, ^bb33
  ^bb26:  // pred: ^bb25
    %127 = llvm.mul %125, %26 : i64
    %128 = llvm.add %124, %127 : i64
    %129 = llvm.add %128, %37 : i64
    %130 = llvm.mul %125, %27 : i64
    %131 = llvm.add %111, %130 : i64
    %132 = llvm.add %131, %37 : i64
    %133 = llvm.mlir.constant(32 : index) : i64
    %134 = llvm.urem %120, %133 : i64
    %135 = llvm.sub %120, %134 : i64
    %136 = llvm.mlir.constant(0 : index) : i64
    %137 = llvm.mlir.constant(32 : index) : i64
    llvm.br ^bb27(%136 : i64)
  ^bb27(%138: i64):  // 2 preds: ^bb26, ^bb28
    %139 = llvm.icmp "slt" %138, %135 : i64
    llvm.cond_br %139, ^bb28, ^bb29
  ^bb28:  // pred: ^bb27
    %140 = llvm.mlir.constant(16 : index) : i64
    %141 = llvm.add %138, %140 : i64
    %142 = llvm.add %129, %138 : i64
    %143 = llvm.add %129, %141 : i64
    %144 = llvm.getelementptr %7[%142] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %145 = llvm.load %144 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %146 = llvm.getelementptr %7[%143] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %147 = llvm.load %146 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %148 = llvm.add %132, %138 : i64
    %149 = llvm.add %132, %141 : i64
    %150 = llvm.getelementptr %5[%148] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %145, %150 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %151 = llvm.getelementptr %5[%149] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %147, %151 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %152 = llvm.add %138, %137 : i64
    llvm.br ^bb27(%152 : i64)
  ^bb29:  // pred: ^bb27
    %153 = llvm.mlir.constant(16 : index) : i64
    llvm.br ^bb30(%135 : i64)
  ^bb30(%154: i64):  // 2 preds: ^bb29, ^bb31
    %155 = llvm.icmp "slt" %154, %120 : i64
    llvm.cond_br %155, ^bb31, ^bb32
  ^bb31:  // pred: ^bb30
    %156 = llvm.sub %120, %154 : i64
    %157 = llvm.trunc %156 : i64 to i32
    %158 = llvm.mlir.poison : vector<16xi32>
    %159 = llvm.mlir.constant(0 : i32) : i32
    %160 = llvm.insertelement %157, %158[%159 : i32] : vector<16xi32>
    %161 = llvm.shufflevector %160, %158 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xi32> 
    %162 = llvm.mlir.constant(dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : vector<16xi32>) : vector<16xi32>
    %163 = llvm.icmp "sgt" %161, %162 : vector<16xi32>
    %164 = llvm.add %129, %154 : i64
    %165 = llvm.mlir.constant(dense<0.000000e+00> : vector<16xf32>) : vector<16xf32>
    %166 = llvm.getelementptr %7[%164] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %167 = llvm.intr.masked.load %166, %163, %165 {alignment = 4 : i32} : (!llvm.ptr, vector<16xi1>, vector<16xf32>) -> vector<16xf32>
    %168 = llvm.add %132, %154 : i64
    %169 = llvm.getelementptr %5[%168] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.intr.masked.store %167, %169, %163 {alignment = 4 : i32} : vector<16xf32>, vector<16xi1> into !llvm.ptr
    %170 = llvm.add %154, %153 : i64
    llvm.br ^bb30(%170 : i64)
  ^bb32:  // pred: ^bb30
    %171 = llvm.add %125, %19 : i64
    llvm.br ^bb25(%171 : i64)
  ^bb33:  // pred: ^bb25
    %172 = llvm.add %108, %19 : i64
    llvm.br ^bb20(%172 : i64)
  ^bb34:  // pred: ^bb20
    %173 = llvm.add %34, %19 : i64
    llvm.br ^bb3(%173 : i64)
  ^bb35:  // pred: ^bb3
    %174 = llvm.add %9, %8 : i64
    llvm.br ^bb1(%174 : i64)
  ^bb36:  // pred: ^bb1
    llvm.return
  }
  llvm.func internal @matmul_e6695cc405e204b8.mma1(%arg0: !llvm.ptr, %arg1: i64, %arg2: !llvm.ptr, %arg3: i64, %arg4: !llvm.ptr) {
    %0 = llvm.mlir.constant(384 : index) : i64
    %1 = llvm.mlir.constant(1 : index) : i64
    %2 = llvm.mlir.constant(16 : index) : i64
    %3 = llvm.mlir.constant(0 : index) : i64
    %4 = llvm.mlir.constant(16 : index) : i64
    %5 = llvm.mlir.constant(384 : index) : i64
    %6 = llvm.mlir.constant(0 : index) : i64
    %7 = llvm.mlir.constant(192 : index) : i64
    %8 = llvm.mlir.constant(dense<0.000000e+00> : vector<16xf32>) : vector<16xf32>
    %9 = llvm.mlir.constant(192 : index) : i64
    %10 = llvm.mlir.constant(4 : index) : i64
    %11 = llvm.mlir.constant(0 : index) : i64
    %12 = llvm.mlir.constant(4 : index) : i64
    llvm.br ^bb1(%6, %8, %8, %8, %8, %8, %8, %8, %8, %8, %8, %8, %8 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
  ^bb1(%13: i64, %14: vector<16xf32>, %15: vector<16xf32>, %16: vector<16xf32>, %17: vector<16xf32>, %18: vector<16xf32>, %19: vector<16xf32>, %20: vector<16xf32>, %21: vector<16xf32>, %22: vector<16xf32>, %23: vector<16xf32>, %24: vector<16xf32>, %25: vector<16xf32>):  // 2 preds: ^bb0, ^bb2
    %26 = llvm.icmp "slt" %13, %9 : i64
    llvm.cond_br %26, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %27 = llvm.add %arg1, %13 : i64
    %28 = llvm.mul %13, %4 : i64
    %29 = llvm.add %arg3, %28 : i64
    %30 = llvm.mlir.constant(0 : index) : i64
    %31 = llvm.mlir.constant(0 : index) : i64
    %32 = llvm.mlir.constant(0 : index) : i64
    %33 = llvm.getelementptr %arg2[%29] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %34 = llvm.load %33 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %35 = llvm.mlir.constant(0 : index) : i64
    %36 = llvm.mlir.constant(0 : index) : i64
    %37 = llvm.mlir.constant(0 : index) : i64
    %38 = llvm.getelementptr %arg0[%27] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %39 = llvm.load %38 {alignment = 4 : i64} : !llvm.ptr -> f32
    %40 = llvm.mlir.poison : vector<16xf32>
    %41 = llvm.mlir.constant(0 : i32) : i32
    %42 = llvm.insertelement %39, %40[%41 : i32] : vector<16xf32>
    %43 = llvm.shufflevector %42, %40 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %44 = llvm.intr.fma(%43, %34, %14) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %45 = llvm.mlir.constant(1 : index) : i64
    %46 = llvm.mlir.constant(384 : index) : i64
    %47 = llvm.mlir.constant(384 : index) : i64
    %48 = llvm.add %27, %47 : i64
    %49 = llvm.getelementptr %arg0[%48] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %50 = llvm.load %49 {alignment = 4 : i64} : !llvm.ptr -> f32
    %51 = llvm.mlir.poison : vector<16xf32>
    %52 = llvm.mlir.constant(0 : i32) : i32
    %53 = llvm.insertelement %50, %51[%52 : i32] : vector<16xf32>
    %54 = llvm.shufflevector %53, %51 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %55 = llvm.intr.fma(%54, %34, %15) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %56 = llvm.mlir.constant(2 : index) : i64
    %57 = llvm.mlir.constant(768 : index) : i64
    %58 = llvm.mlir.constant(768 : index) : i64
    %59 = llvm.add %27, %58 : i64
    %60 = llvm.getelementptr %arg0[%59] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %61 = llvm.load %60 {alignment = 4 : i64} : !llvm.ptr -> f32
    %62 = llvm.mlir.poison : vector<16xf32>
    %63 = llvm.mlir.constant(0 : i32) : i32
    %64 = llvm.insertelement %61, %62[%63 : i32] : vector<16xf32>
    %65 = llvm.shufflevector %64, %62 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %66 = llvm.intr.fma(%65, %34, %16) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %67 = llvm.mlir.constant(3 : index) : i64
    %68 = llvm.mlir.constant(1152 : index) : i64
    %69 = llvm.mlir.constant(1152 : index) : i64
    %70 = llvm.add %27, %69 : i64
    %71 = llvm.getelementptr %arg0[%70] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %72 = llvm.load %71 {alignment = 4 : i64} : !llvm.ptr -> f32
    %73 = llvm.mlir.poison : vector<16xf32>
    %74 = llvm.mlir.constant(0 : i32) : i32
    %75 = llvm.insertelement %72, %73[%74 : i32] : vector<16xf32>
    %76 = llvm.shufflevector %75, %73 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %77 = llvm.intr.fma(%76, %34, %17) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %78 = llvm.mlir.constant(4 : index) : i64
    %79 = llvm.mlir.constant(1536 : index) : i64
    %80 = llvm.mlir.constant(1536 : index) : i64
    %81 = llvm.add %27, %80 : i64
    %82 = llvm.getelementptr %arg0[%81] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %83 = llvm.load %82 {alignment = 4 : i64} : !llvm.ptr -> f32
    %84 = llvm.mlir.poison : vector<16xf32>
    %85 = llvm.mlir.constant(0 : i32) : i32
    %86 = llvm.insertelement %83, %84[%85 : i32] : vector<16xf32>
    %87 = llvm.shufflevector %86, %84 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %88 = llvm.intr.fma(%87, %34, %18) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %89 = llvm.mlir.constant(5 : index) : i64
    %90 = llvm.mlir.constant(1920 : index) : i64
    %91 = llvm.mlir.constant(1920 : index) : i64
    %92 = llvm.add %27, %91 : i64
    %93 = llvm.getelementptr %arg0[%92] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %94 = llvm.load %93 {alignment = 4 : i64} : !llvm.ptr -> f32
    %95 = llvm.mlir.poison : vector<16xf32>
    %96 = llvm.mlir.constant(0 : i32) : i32
    %97 = llvm.insertelement %94, %95[%96 : i32] : vector<16xf32>
    %98 = llvm.shufflevector %97, %95 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %99 = llvm.intr.fma(%98, %34, %19) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %100 = llvm.mlir.constant(6 : index) : i64
    %101 = llvm.mlir.constant(2304 : index) : i64
    %102 = llvm.mlir.constant(2304 : index) : i64
    %103 = llvm.add %27, %102 : i64
    %104 = llvm.getelementptr %arg0[%103] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %105 = llvm.load %104 {alignment = 4 : i64} : !llvm.ptr -> f32
    %106 = llvm.mlir.poison : vector<16xf32>
    %107 = llvm.mlir.constant(0 : i32) : i32
    %108 = llvm.insertelement %105, %106[%107 : i32] : vector<16xf32>
    %109 = llvm.shufflevector %108, %106 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %110 = llvm.intr.fma(%109, %34, %20) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %111 = llvm.mlir.constant(7 : index) : i64
    %112 = llvm.mlir.constant(2688 : index) : i64
    %113 = llvm.mlir.constant(2688 : index) : i64
    %114 = llvm.add %27, %113 : i64
    %115 = llvm.getelementptr %arg0[%114] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %116 = llvm.load %115 {alignment = 4 : i64} : !llvm.ptr -> f32
    %117 = llvm.mlir.poison : vector<16xf32>
    %118 = llvm.mlir.constant(0 : i32) : i32
    %119 = llvm.insertelement %116, %117[%118 : i32] : vector<16xf32>
    %120 = llvm.shufflevector %119, %117 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %121 = llvm.intr.fma(%120, %34, %21) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %122 = llvm.mlir.constant(8 : index) : i64
    %123 = llvm.mlir.constant(3072 : index) : i64
    %124 = llvm.mlir.constant(3072 : index) : i64
    %125 = llvm.add %27, %124 : i64
    %126 = llvm.getelementptr %arg0[%125] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %127 = llvm.load %126 {alignment = 4 : i64} : !llvm.ptr -> f32
    %128 = llvm.mlir.poison : vector<16xf32>
    %129 = llvm.mlir.constant(0 : i32) : i32
    %130 = llvm.insertelement %127, %128[%129 : i32] : vector<16xf32>
    %131 = llvm.shufflevector %130, %128 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %132 = llvm.intr.fma(%131, %34, %22) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %133 = llvm.mlir.constant(9 : index) : i64
    %134 = llvm.mlir.constant(3456 : index) : i64
    %135 = llvm.mlir.constant(3456 : index) : i64
    %136 = llvm.add %27, %135 : i64
    %137 = llvm.getelementptr %arg0[%136] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %138 = llvm.load %137 {alignment = 4 : i64} : !llvm.ptr -> f32
    %139 = llvm.mlir.poison : vector<16xf32>
    %140 = llvm.mlir.constant(0 : i32) : i32
    %141 = llvm.insertelement %138, %139[%140 : i32] : vector<16xf32>
    %142 = llvm.shufflevector %141, %139 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %143 = llvm.intr.fma(%142, %34, %23) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %144 = llvm.mlir.constant(10 : index) : i64
    %145 = llvm.mlir.constant(3840 : index) : i64
    %146 = llvm.mlir.constant(3840 : index) : i64
    %147 = llvm.add %27, %146 : i64
    %148 = llvm.getelementptr %arg0[%147] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %149 = llvm.load %148 {alignment = 4 : i64} : !llvm.ptr -> f32
    %150 = llvm.mlir.poison : vector<16xf32>
    %151 = llvm.mlir.constant(0 : i32) : i32
    %152 = llvm.insertelement %149, %150[%151 : i32] : vector<16xf32>
    %153 = llvm.shufflevector %152, %150 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %154 = llvm.intr.fma(%153, %34, %24) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %155 = llvm.mlir.constant(11 : index) : i64
    %156 = llvm.mlir.constant(4224 : index) : i64
    %157 = llvm.mlir.constant(4224 : index) : i64
    %158 = llvm.add %27, %157 : i64
    %159 = llvm.getelementptr %arg0[%158] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %160 = llvm.load %159 {alignment = 4 : i64} : !llvm.ptr -> f32
    %161 = llvm.mlir.poison : vector<16xf32>
    %162 = llvm.mlir.constant(0 : i32) : i32
    %163 = llvm.insertelement %160, %161[%162 : i32] : vector<16xf32>
    %164 = llvm.shufflevector %163, %161 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %165 = llvm.intr.fma(%164, %34, %25) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %166 = llvm.mlir.constant(1 : index) : i64
    %167 = llvm.mlir.constant(16 : index) : i64
    %168 = llvm.add %29, %167 : i64
    %169 = llvm.mlir.constant(0 : index) : i64
    %170 = llvm.getelementptr %arg2[%168] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %171 = llvm.load %170 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %172 = llvm.mlir.constant(1 : index) : i64
    %173 = llvm.mlir.constant(0 : index) : i64
    %174 = llvm.mlir.constant(0 : index) : i64
    %175 = llvm.add %27, %172 : i64
    %176 = llvm.getelementptr %arg0[%175] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %177 = llvm.load %176 {alignment = 4 : i64} : !llvm.ptr -> f32
    %178 = llvm.mlir.poison : vector<16xf32>
    %179 = llvm.mlir.constant(0 : i32) : i32
    %180 = llvm.insertelement %177, %178[%179 : i32] : vector<16xf32>
    %181 = llvm.shufflevector %180, %178 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %182 = llvm.intr.fma(%181, %171, %44) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %183 = llvm.mlir.constant(1 : index) : i64
    %184 = llvm.mlir.constant(384 : index) : i64
    %185 = llvm.mlir.constant(385 : index) : i64
    %186 = llvm.add %27, %185 : i64
    %187 = llvm.getelementptr %arg0[%186] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %188 = llvm.load %187 {alignment = 4 : i64} : !llvm.ptr -> f32
    %189 = llvm.mlir.poison : vector<16xf32>
    %190 = llvm.mlir.constant(0 : i32) : i32
    %191 = llvm.insertelement %188, %189[%190 : i32] : vector<16xf32>
    %192 = llvm.shufflevector %191, %189 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %193 = llvm.intr.fma(%192, %171, %55) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %194 = llvm.mlir.constant(2 : index) : i64
    %195 = llvm.mlir.constant(768 : index) : i64
    %196 = llvm.mlir.constant(769 : index) : i64
    %197 = llvm.add %27, %196 : i64
    %198 = llvm.getelementptr %arg0[%197] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %199 = llvm.load %198 {alignment = 4 : i64} : !llvm.ptr -> f32
    %200 = llvm.mlir.poison : vector<16xf32>
    %201 = llvm.mlir.constant(0 : i32) : i32
    %202 = llvm.insertelement %199, %200[%201 : i32] : vector<16xf32>
    %203 = llvm.shufflevector %202, %200 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %204 = llvm.intr.fma(%203, %171, %66) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %205 = llvm.mlir.constant(3 : index) : i64
    %206 = llvm.mlir.constant(1152 : index) : i64
    %207 = llvm.mlir.constant(1153 : index) : i64
    %208 = llvm.add %27, %207 : i64
    %209 = llvm.getelementptr %arg0[%208] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %210 = llvm.load %209 {alignment = 4 : i64} : !llvm.ptr -> f32
    %211 = llvm.mlir.poison : vector<16xf32>
    %212 = llvm.mlir.constant(0 : i32) : i32
    %213 = llvm.insertelement %210, %211[%212 : i32] : vector<16xf32>
    %214 = llvm.shufflevector %213, %211 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %215 = llvm.intr.fma(%214, %171, %77) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %216 = llvm.mlir.constant(4 : index) : i64
    %217 = llvm.mlir.constant(1536 : index) : i64
    %218 = llvm.mlir.constant(1537 : index) : i64
    %219 = llvm.add %27, %218 : i64
    %220 = llvm.getelementptr %arg0[%219] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %221 = llvm.load %220 {alignment = 4 : i64} : !llvm.ptr -> f32
    %222 = llvm.mlir.poison : vector<16xf32>
    %223 = llvm.mlir.constant(0 : i32) : i32
    %224 = llvm.insertelement %221, %222[%223 : i32] : vector<16xf32>
    %225 = llvm.shufflevector %224, %222 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %226 = llvm.intr.fma(%225, %171, %88) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %227 = llvm.mlir.constant(5 : index) : i64
    %228 = llvm.mlir.constant(1920 : index) : i64
    %229 = llvm.mlir.constant(1921 : index) : i64
    %230 = llvm.add %27, %229 : i64
    %231 = llvm.getelementptr %arg0[%230] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %232 = llvm.load %231 {alignment = 4 : i64} : !llvm.ptr -> f32
    %233 = llvm.mlir.poison : vector<16xf32>
    %234 = llvm.mlir.constant(0 : i32) : i32
    %235 = llvm.insertelement %232, %233[%234 : i32] : vector<16xf32>
    %236 = llvm.shufflevector %235, %233 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %237 = llvm.intr.fma(%236, %171, %99) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %238 = llvm.mlir.constant(6 : index) : i64
    %239 = llvm.mlir.constant(2304 : index) : i64
    %240 = llvm.mlir.constant(2305 : index) : i64
    %241 = llvm.add %27, %240 : i64
    %242 = llvm.getelementptr %arg0[%241] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %243 = llvm.load %242 {alignment = 4 : i64} : !llvm.ptr -> f32
    %244 = llvm.mlir.poison : vector<16xf32>
    %245 = llvm.mlir.constant(0 : i32) : i32
    %246 = llvm.insertelement %243, %244[%245 : i32] : vector<16xf32>
    %247 = llvm.shufflevector %246, %244 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %248 = llvm.intr.fma(%247, %171, %110) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %249 = llvm.mlir.constant(7 : index) : i64
    %250 = llvm.mlir.constant(2688 : index) : i64
    %251 = llvm.mlir.constant(2689 : index) : i64
    %252 = llvm.add %27, %251 : i64
    %253 = llvm.getelementptr %arg0[%252] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %254 = llvm.load %253 {alignment = 4 : i64} : !llvm.ptr -> f32
    %255 = llvm.mlir.poison : vector<16xf32>
    %256 = llvm.mlir.constant(0 : i32) : i32
    %257 = llvm.insertelement %254, %255[%256 : i32] : vector<16xf32>
    %258 = llvm.shufflevector %257, %255 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %259 = llvm.intr.fma(%258, %171, %121) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %260 = llvm.mlir.constant(8 : index) : i64
    %261 = llvm.mlir.constant(3072 : index) : i64
    %262 = llvm.mlir.constant(3073 : index) : i64
    %263 = llvm.add %27, %262 : i64
    %264 = llvm.getelementptr %arg0[%263] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %265 = llvm.load %264 {alignment = 4 : i64} : !llvm.ptr -> f32
    %266 = llvm.mlir.poison : vector<16xf32>
    %267 = llvm.mlir.constant(0 : i32) : i32
    %268 = llvm.insertelement %265, %266[%267 : i32] : vector<16xf32>
    %269 = llvm.shufflevector %268, %266 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %270 = llvm.intr.fma(%269, %171, %132) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %271 = llvm.mlir.constant(9 : index) : i64
    %272 = llvm.mlir.constant(3456 : index) : i64
    %273 = llvm.mlir.constant(3457 : index) : i64
    %274 = llvm.add %27, %273 : i64
    %275 = llvm.getelementptr %arg0[%274] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %276 = llvm.load %275 {alignment = 4 : i64} : !llvm.ptr -> f32
    %277 = llvm.mlir.poison : vector<16xf32>
    %278 = llvm.mlir.constant(0 : i32) : i32
    %279 = llvm.insertelement %276, %277[%278 : i32] : vector<16xf32>
    %280 = llvm.shufflevector %279, %277 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %281 = llvm.intr.fma(%280, %171, %143) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %282 = llvm.mlir.constant(10 : index) : i64
    %283 = llvm.mlir.constant(3840 : index) : i64
    %284 = llvm.mlir.constant(3841 : index) : i64
    %285 = llvm.add %27, %284 : i64
    %286 = llvm.getelementptr %arg0[%285] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %287 = llvm.load %286 {alignment = 4 : i64} : !llvm.ptr -> f32
    %288 = llvm.mlir.poison : vector<16xf32>
    %289 = llvm.mlir.constant(0 : i32) : i32
    %290 = llvm.insertelement %287, %288[%289 : i32] : vector<16xf32>
    %291 = llvm.shufflevector %290, %288 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %292 = llvm.intr.fma(%291, %171, %154) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %293 = llvm.mlir.constant(11 : index) : i64
    %294 = llvm.mlir.constant(4224 : index) : i64
    %295 = llvm.mlir.constant(4225 : index) : i64
    %296 = llvm.add %27, %295 : i64
    %297 = llvm.getelementptr %arg0[%296] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %298 = llvm.load %297 {alignment = 4 : i64} : !llvm.ptr -> f32
    %299 = llvm.mlir.poison : vector<16xf32>
    %300 = llvm.mlir.constant(0 : i32) : i32
    %301 = llvm.insertelement %298, %299[%300 : i32] : vector<16xf32>
    %302 = llvm.shufflevector %301, %299 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %303 = llvm.intr.fma(%302, %171, %165) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %304 = llvm.mlir.constant(2 : index) : i64
    %305 = llvm.mlir.constant(32 : index) : i64
    %306 = llvm.add %29, %305 : i64
    %307 = llvm.mlir.constant(0 : index) : i64
    %308 = llvm.getelementptr %arg2[%306] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %309 = llvm.load %308 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %310 = llvm.mlir.constant(2 : index) : i64
    %311 = llvm.mlir.constant(0 : index) : i64
    %312 = llvm.mlir.constant(0 : index) : i64
    %313 = llvm.add %27, %310 : i64
    %314 = llvm.getelementptr %arg0[%313] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %315 = llvm.load %314 {alignment = 4 : i64} : !llvm.ptr -> f32
    %316 = llvm.mlir.poison : vector<16xf32>
    %317 = llvm.mlir.constant(0 : i32) : i32
    %318 = llvm.insertelement %315, %316[%317 : i32] : vector<16xf32>
    %319 = llvm.shufflevector %318, %316 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %320 = llvm.intr.fma(%319, %309, %182) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %321 = llvm.mlir.constant(1 : index) : i64
    %322 = llvm.mlir.constant(384 : index) : i64
    %323 = llvm.mlir.constant(386 : index) : i64
    %324 = llvm.add %27, %323 : i64
    %325 = llvm.getelementptr %arg0[%324] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %326 = llvm.load %325 {alignment = 4 : i64} : !llvm.ptr -> f32
    %327 = llvm.mlir.poison : vector<16xf32>
    %328 = llvm.mlir.constant(0 : i32) : i32
    %329 = llvm.insertelement %326, %327[%328 : i32] : vector<16xf32>
    %330 = llvm.shufflevector %329, %327 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %331 = llvm.intr.fma(%330, %309, %193) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %332 = llvm.mlir.constant(2 : index) : i64
    %333 = llvm.mlir.constant(768 : index) : i64
    %334 = llvm.mlir.constant(770 : index) : i64
    %335 = llvm.add %27, %334 : i64
    %336 = llvm.getelementptr %arg0[%335] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %337 = llvm.load %336 {alignment = 4 : i64} : !llvm.ptr -> f32
    %338 = llvm.mlir.poison : vector<16xf32>
    %339 = llvm.mlir.constant(0 : i32) : i32
    %340 = llvm.insertelement %337, %338[%339 : i32] : vector<16xf32>
    %341 = llvm.shufflevector %340, %338 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %342 = llvm.intr.fma(%341, %309, %204) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %343 = llvm.mlir.constant(3 : index) : i64
    %344 = llvm.mlir.constant(1152 : index) : i64
    %345 = llvm.mlir.constant(1154 : index) : i64
    %346 = llvm.add %27, %345 : i64
    %347 = llvm.getelementptr %arg0[%346] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %348 = llvm.load %347 {alignment = 4 : i64} : !llvm.ptr -> f32
    %349 = llvm.mlir.poison : vector<16xf32>
    %350 = llvm.mlir.constant(0 : i32) : i32
    %351 = llvm.insertelement %348, %349[%350 : i32] : vector<16xf32>
    %352 = llvm.shufflevector %351, %349 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %353 = llvm.intr.fma(%352, %309, %215) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %354 = llvm.mlir.constant(4 : index) : i64
    %355 = llvm.mlir.constant(1536 : index) : i64
    %356 = llvm.mlir.constant(1538 : index) : i64
    %357 = llvm.add %27, %356 : i64
    %358 = llvm.getelementptr %arg0[%357] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %359 = llvm.load %358 {alignment = 4 : i64} : !llvm.ptr -> f32
    %360 = llvm.mlir.poison : vector<16xf32>
    %361 = llvm.mlir.constant(0 : i32) : i32
    %362 = llvm.insertelement %359, %360[%361 : i32] : vector<16xf32>
    %363 = llvm.shufflevector %362, %360 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %364 = llvm.intr.fma(%363, %309, %226) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %365 = llvm.mlir.constant(5 : index) : i64
    %366 = llvm.mlir.constant(1920 : index) : i64
    %367 = llvm.mlir.constant(1922 : index) : i64
    %368 = llvm.add %27, %367 : i64
    %369 = llvm.getelementptr %arg0[%368] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %370 = llvm.load %369 {alignment = 4 : i64} : !llvm.ptr -> f32
    %371 = llvm.mlir.poison : vector<16xf32>
    %372 = llvm.mlir.constant(0 : i32) : i32
    %373 = llvm.insertelement %370, %371[%372 : i32] : vector<16xf32>
    %374 = llvm.shufflevector %373, %371 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %375 = llvm.intr.fma(%374, %309, %237) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %376 = llvm.mlir.constant(6 : index) : i64
    %377 = llvm.mlir.constant(2304 : index) : i64
    %378 = llvm.mlir.constant(2306 : index) : i64
    %379 = llvm.add %27, %378 : i64
    %380 = llvm.getelementptr %arg0[%379] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %381 = llvm.load %380 {alignment = 4 : i64} : !llvm.ptr -> f32
    %382 = llvm.mlir.poison : vector<16xf32>
    %383 = llvm.mlir.constant(0 : i32) : i32
    %384 = llvm.insertelement %381, %382[%383 : i32] : vector<16xf32>
    %385 = llvm.shufflevector %384, %382 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %386 = llvm.intr.fma(%385, %309, %248) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %387 = llvm.mlir.constant(7 : index) : i64
    %388 = llvm.mlir.constant(2688 : index) : i64
    %389 = llvm.mlir.constant(2690 : index) : i64
    %390 = llvm.add %27, %389 : i64
    %391 = llvm.getelementptr %arg0[%390] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %392 = llvm.load %391 {alignment = 4 : i64} : !llvm.ptr -> f32
    %393 = llvm.mlir.poison : vector<16xf32>
    %394 = llvm.mlir.constant(0 : i32) : i32
    %395 = llvm.insertelement %392, %393[%394 : i32] : vector<16xf32>
    %396 = llvm.shufflevector %395, %393 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %397 = llvm.intr.fma(%396, %309, %259) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %398 = llvm.mlir.constant(8 : index) : i64
    %399 = llvm.mlir.constant(3072 : index) : i64
    %400 = llvm.mlir.constant(3074 : index) : i64
    %401 = llvm.add %27, %400 : i64
    %402 = llvm.getelementptr %arg0[%401] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %403 = llvm.load %402 {alignment = 4 : i64} : !llvm.ptr -> f32
    %404 = llvm.mlir.poison : vector<16xf32>
    %405 = llvm.mlir.constant(0 : i32) : i32
    %406 = llvm.insertelement %403, %404[%405 : i32] : vector<16xf32>
    %407 = llvm.shufflevector %406, %404 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %408 = llvm.intr.fma(%407, %309, %270) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %409 = llvm.mlir.constant(9 : index) : i64
    %410 = llvm.mlir.constant(3456 : index) : i64
    %411 = llvm.mlir.constant(3458 : index) : i64
    %412 = llvm.add %27, %411 : i64
    %413 = llvm.getelementptr %arg0[%412] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %414 = llvm.load %413 {alignment = 4 : i64} : !llvm.ptr -> f32
    %415 = llvm.mlir.poison : vector<16xf32>
    %416 = llvm.mlir.constant(0 : i32) : i32
    %417 = llvm.insertelement %414, %415[%416 : i32] : vector<16xf32>
    %418 = llvm.shufflevector %417, %415 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %419 = llvm.intr.fma(%418, %309, %281) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %420 = llvm.mlir.constant(10 : index) : i64
    %421 = llvm.mlir.constant(3840 : index) : i64
    %422 = llvm.mlir.constant(3842 : index) : i64
    %423 = llvm.add %27, %422 : i64
    %424 = llvm.getelementptr %arg0[%423] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %425 = llvm.load %424 {alignment = 4 : i64} : !llvm.ptr -> f32
    %426 = llvm.mlir.poison : vector<16xf32>
    %427 = llvm.mlir.constant(0 : i32) : i32
    %428 = llvm.insertelement %425, %426[%427 : i32] : vector<16xf32>
    %429 = llvm.shufflevector %428, %426 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %430 = llvm.intr.fma(%429, %309, %292) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %431 = llvm.mlir.constant(11 : index) : i64
    %432 = llvm.mlir.constant(4224 : index) : i64
    %433 = llvm.mlir.constant(4226 : index) : i64
    %434 = llvm.add %27, %433 : i64
    %435 = llvm.getelementptr %arg0[%434] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %436 = llvm.load %435 {alignment = 4 : i64} : !llvm.ptr -> f32
    %437 = llvm.mlir.poison : vector<16xf32>
    %438 = llvm.mlir.constant(0 : i32) : i32
    %439 = llvm.insertelement %436, %437[%438 : i32] : vector<16xf32>
    %440 = llvm.shufflevector %439, %437 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %441 = llvm.intr.fma(%440, %309, %303) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %442 = llvm.mlir.constant(3 : index) : i64
    %443 = llvm.mlir.constant(48 : index) : i64
    %444 = llvm.add %29, %443 : i64
    %445 = llvm.mlir.constant(0 : index) : i64
    %446 = llvm.getelementptr %arg2[%444] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %447 = llvm.load %446 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %448 = llvm.mlir.constant(3 : index) : i64
    %449 = llvm.mlir.constant(0 : index) : i64
    %450 = llvm.mlir.constant(0 : index) : i64
    %451 = llvm.add %27, %448 : i64
    %452 = llvm.getelementptr %arg0[%451] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %453 = llvm.load %452 {alignment = 4 : i64} : !llvm.ptr -> f32
    %454 = llvm.mlir.poison : vector<16xf32>
    %455 = llvm.mlir.constant(0 : i32) : i32
    %456 = llvm.insertelement %453, %454[%455 : i32] : vector<16xf32>
    %457 = llvm.shufflevector %456, %454 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %458 = llvm.intr.fma(%457, %447, %320) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %459 = llvm.mlir.constant(1 : index) : i64
    %460 = llvm.mlir.constant(384 : index) : i64
    %461 = llvm.mlir.constant(387 : index) : i64
    %462 = llvm.add %27, %461 : i64
    %463 = llvm.getelementptr %arg0[%462] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %464 = llvm.load %463 {alignment = 4 : i64} : !llvm.ptr -> f32
    %465 = llvm.mlir.poison : vector<16xf32>
    %466 = llvm.mlir.constant(0 : i32) : i32
    %467 = llvm.insertelement %464, %465[%466 : i32] : vector<16xf32>
    %468 = llvm.shufflevector %467, %465 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %469 = llvm.intr.fma(%468, %447, %331) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %470 = llvm.mlir.constant(2 : index) : i64
    %471 = llvm.mlir.constant(768 : index) : i64
    %472 = llvm.mlir.constant(771 : index) : i64
    %473 = llvm.add %27, %472 : i64
    %474 = llvm.getelementptr %arg0[%473] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %475 = llvm.load %474 {alignment = 4 : i64} : !llvm.ptr -> f32
    %476 = llvm.mlir.poison : vector<16xf32>
    %477 = llvm.mlir.constant(0 : i32) : i32
    %478 = llvm.insertelement %475, %476[%477 : i32] : vector<16xf32>
    %479 = llvm.shufflevector %478, %476 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %480 = llvm.intr.fma(%479, %447, %342) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %481 = llvm.mlir.constant(3 : index) : i64
    %482 = llvm.mlir.constant(1152 : index) : i64
    %483 = llvm.mlir.constant(1155 : index) : i64
    %484 = llvm.add %27, %483 : i64
    %485 = llvm.getelementptr %arg0[%484] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %486 = llvm.load %485 {alignment = 4 : i64} : !llvm.ptr -> f32
    %487 = llvm.mlir.poison : vector<16xf32>
    %488 = llvm.mlir.constant(0 : i32) : i32
    %489 = llvm.insertelement %486, %487[%488 : i32] : vector<16xf32>
    %490 = llvm.shufflevector %489, %487 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %491 = llvm.intr.fma(%490, %447, %353) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %492 = llvm.mlir.constant(4 : index) : i64
    %493 = llvm.mlir.constant(1536 : index) : i64
    %494 = llvm.mlir.constant(1539 : index) : i64
    %495 = llvm.add %27, %494 : i64
    %496 = llvm.getelementptr %arg0[%495] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %497 = llvm.load %496 {alignment = 4 : i64} : !llvm.ptr -> f32
    %498 = llvm.mlir.poison : vector<16xf32>
    %499 = llvm.mlir.constant(0 : i32) : i32
    %500 = llvm.insertelement %497, %498[%499 : i32] : vector<16xf32>
    %501 = llvm.shufflevector %500, %498 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %502 = llvm.intr.fma(%501, %447, %364) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %503 = llvm.mlir.constant(5 : index) : i64
    %504 = llvm.mlir.constant(1920 : index) : i64
    %505 = llvm.mlir.constant(1923 : index) : i64
    %506 = llvm.add %27, %505 : i64
    %507 = llvm.getelementptr %arg0[%506] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %508 = llvm.load %507 {alignment = 4 : i64} : !llvm.ptr -> f32
    %509 = llvm.mlir.poison : vector<16xf32>
    %510 = llvm.mlir.constant(0 : i32) : i32
    %511 = llvm.insertelement %508, %509[%510 : i32] : vector<16xf32>
    %512 = llvm.shufflevector %511, %509 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %513 = llvm.intr.fma(%512, %447, %375) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %514 = llvm.mlir.constant(6 : index) : i64
    %515 = llvm.mlir.constant(2304 : index) : i64
    %516 = llvm.mlir.constant(2307 : index) : i64
    %517 = llvm.add %27, %516 : i64
    %518 = llvm.getelementptr %arg0[%517] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %519 = llvm.load %518 {alignment = 4 : i64} : !llvm.ptr -> f32
    %520 = llvm.mlir.poison : vector<16xf32>
    %521 = llvm.mlir.constant(0 : i32) : i32
    %522 = llvm.insertelement %519, %520[%521 : i32] : vector<16xf32>
    %523 = llvm.shufflevector %522, %520 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %524 = llvm.intr.fma(%523, %447, %386) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %525 = llvm.mlir.constant(7 : index) : i64
    %526 = llvm.mlir.constant(2688 : index) : i64
    %527 = llvm.mlir.constant(2691 : index) : i64
    %528 = llvm.add %27, %527 : i64
    %529 = llvm.getelementptr %arg0[%528] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %530 = llvm.load %529 {alignment = 4 : i64} : !llvm.ptr -> f32
    %531 = llvm.mlir.poison : vector<16xf32>
    %532 = llvm.mlir.constant(0 : i32) : i32
    %533 = llvm.insertelement %530, %531[%532 : i32] : vector<16xf32>
    %534 = llvm.shufflevector %533, %531 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %535 = llvm.intr.fma(%534, %447, %397) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %536 = llvm.mlir.constant(8 : index) : i64
    %537 = llvm.mlir.constant(3072 : index) : i64
    %538 = llvm.mlir.constant(3075 : index) : i64
    %539 = llvm.add %27, %538 : i64
    %540 = llvm.getelementptr %arg0[%539] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %541 = llvm.load %540 {alignment = 4 : i64} : !llvm.ptr -> f32
    %542 = llvm.mlir.poison : vector<16xf32>
    %543 = llvm.mlir.constant(0 : i32) : i32
    %544 = llvm.insertelement %541, %542[%543 : i32] : vector<16xf32>
    %545 = llvm.shufflevector %544, %542 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %546 = llvm.intr.fma(%545, %447, %408) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %547 = llvm.mlir.constant(9 : index) : i64
    %548 = llvm.mlir.constant(3456 : index) : i64
    %549 = llvm.mlir.constant(3459 : index) : i64
    %550 = llvm.add %27, %549 : i64
    %551 = llvm.getelementptr %arg0[%550] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %552 = llvm.load %551 {alignment = 4 : i64} : !llvm.ptr -> f32
    %553 = llvm.mlir.poison : vector<16xf32>
    %554 = llvm.mlir.constant(0 : i32) : i32
    %555 = llvm.insertelement %552, %553[%554 : i32] : vector<16xf32>
    %556 = llvm.shufflevector %555, %553 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %557 = llvm.intr.fma(%556, %447, %419) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %558 = llvm.mlir.constant(10 : index) : i64
    %559 = llvm.mlir.constant(3840 : index) : i64
    %560 = llvm.mlir.constant(3843 : index) : i64
    %561 = llvm.add %27, %560 : i64
    %562 = llvm.getelementptr %arg0[%561] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %563 = llvm.load %562 {alignment = 4 : i64} : !llvm.ptr -> f32
    %564 = llvm.mlir.poison : vector<16xf32>
    %565 = llvm.mlir.constant(0 : i32) : i32
    %566 = llvm.insertelement %563, %564[%565 : i32] : vector<16xf32>
    %567 = llvm.shufflevector %566, %564 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %568 = llvm.intr.fma(%567, %447, %430) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %569 = llvm.mlir.constant(11 : index) : i64
    %570 = llvm.mlir.constant(4224 : index) : i64
    %571 = llvm.mlir.constant(4227 : index) : i64
    %572 = llvm.add %27, %571 : i64
    %573 = llvm.getelementptr %arg0[%572] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %574 = llvm.load %573 {alignment = 4 : i64} : !llvm.ptr -> f32
    %575 = llvm.mlir.poison : vector<16xf32>
    %576 = llvm.mlir.constant(0 : i32) : i32
    %577 = llvm.insertelement %574, %575[%576 : i32] : vector<16xf32>
    %578 = llvm.shufflevector %577, %575 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %579 = llvm.intr.fma(%578, %447, %441) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %580 = llvm.add %13, %12 : i64
    llvm.br ^bb1(%580, %458, %469, %480, %491, %502, %513, %524, %535, %546, %557, %568, %579 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
  ^bb3:  // pred: ^bb1
    %581 = llvm.mlir.constant(0 : index) : i64
    %582 = llvm.mlir.constant(0 : index) : i64
    %583 = llvm.mlir.constant(0 : index) : i64
    %584 = llvm.getelementptr %arg4[%3] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %14, %584 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %585 = llvm.mlir.constant(1 : index) : i64
    %586 = llvm.mlir.constant(16 : index) : i64
    %587 = llvm.mlir.constant(16 : index) : i64
    %588 = llvm.mlir.constant(0 : index) : i64
    %589 = llvm.getelementptr %arg4[%587] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %15, %589 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %590 = llvm.mlir.constant(2 : index) : i64
    %591 = llvm.mlir.constant(32 : index) : i64
    %592 = llvm.mlir.constant(32 : index) : i64
    %593 = llvm.mlir.constant(0 : index) : i64
    %594 = llvm.getelementptr %arg4[%592] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %16, %594 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %595 = llvm.mlir.constant(3 : index) : i64
    %596 = llvm.mlir.constant(48 : index) : i64
    %597 = llvm.mlir.constant(48 : index) : i64
    %598 = llvm.mlir.constant(0 : index) : i64
    %599 = llvm.getelementptr %arg4[%597] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %17, %599 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %600 = llvm.mlir.constant(4 : index) : i64
    %601 = llvm.mlir.constant(64 : index) : i64
    %602 = llvm.mlir.constant(64 : index) : i64
    %603 = llvm.mlir.constant(0 : index) : i64
    %604 = llvm.getelementptr %arg4[%602] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %18, %604 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %605 = llvm.mlir.constant(5 : index) : i64
    %606 = llvm.mlir.constant(80 : index) : i64
    %607 = llvm.mlir.constant(80 : index) : i64
    %608 = llvm.mlir.constant(0 : index) : i64
    %609 = llvm.getelementptr %arg4[%607] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %19, %609 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %610 = llvm.mlir.constant(6 : index) : i64
    %611 = llvm.mlir.constant(96 : index) : i64
    %612 = llvm.mlir.constant(96 : index) : i64
    %613 = llvm.mlir.constant(0 : index) : i64
    %614 = llvm.getelementptr %arg4[%612] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %20, %614 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %615 = llvm.mlir.constant(7 : index) : i64
    %616 = llvm.mlir.constant(112 : index) : i64
    %617 = llvm.mlir.constant(112 : index) : i64
    %618 = llvm.mlir.constant(0 : index) : i64
    %619 = llvm.getelementptr %arg4[%617] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %21, %619 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %620 = llvm.mlir.constant(8 : index) : i64
    %621 = llvm.mlir.constant(128 : index) : i64
    %622 = llvm.mlir.constant(128 : index) : i64
    %623 = llvm.mlir.constant(0 : index) : i64
    %624 = llvm.getelementptr %arg4[%622] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %22, %624 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %625 = llvm.mlir.constant(9 : index) : i64
    %626 = llvm.mlir.constant(144 : index) : i64
    %627 = llvm.mlir.constant(144 : index) : i64
    %628 = llvm.mlir.constant(0 : index) : i64
    %629 = llvm.getelementptr %arg4[%627] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %23, %629 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %630 = llvm.mlir.constant(10 : index) : i64
    %631 = llvm.mlir.constant(160 : index) : i64
    %632 = llvm.mlir.constant(160 : index) : i64
    %633 = llvm.mlir.constant(0 : index) : i64
    %634 = llvm.getelementptr %arg4[%632] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %24, %634 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %635 = llvm.mlir.constant(11 : index) : i64
    %636 = llvm.mlir.constant(176 : index) : i64
    %637 = llvm.mlir.constant(176 : index) : i64
    %638 = llvm.mlir.constant(0 : index) : i64
    %639 = llvm.getelementptr %arg4[%637] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %25, %639 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %640 = llvm.mlir.constant(192 : index) : i64
    %641 = llvm.mlir.constant(384 : index) : i64
    %642 = llvm.mlir.constant(192 : index) : i64
    llvm.br ^bb4(%640 : i64)
  ^bb4(%643: i64):  // 2 preds: ^bb3, ^bb8
    %644 = llvm.icmp "slt" %643, %641 : i64
    llvm.cond_br %644, ^bb5, ^bb9
  ^bb5:  // pred: ^bb4
    %645 = llvm.mlir.constant(192 : index) : i64
    %646 = llvm.mlir.constant(dense<0.000000e+00> : vector<16xf32>) : vector<16xf32>
    %647 = llvm.add %643, %645 : i64
    %648 = llvm.mlir.constant(4 : index) : i64
    %649 = llvm.mlir.constant(0 : index) : i64
    %650 = llvm.mlir.constant(4 : index) : i64
    llvm.br ^bb6(%643, %646, %646, %646, %646, %646, %646, %646, %646, %646, %646, %646, %646 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
  ^bb6(%651: i64, %652: vector<16xf32>, %653: vector<16xf32>, %654: vector<16xf32>, %655: vector<16xf32>, %656: vector<16xf32>, %657: vector<16xf32>, %658: vector<16xf32>, %659: vector<16xf32>, %660: vector<16xf32>, %661: vector<16xf32>, %662: vector<16xf32>, %663: vector<16xf32>):  // 2 preds: ^bb5, ^bb7
    %664 = llvm.icmp "slt" %651, %647 : i64
    llvm.cond_br %664, ^bb7, ^bb8
  ^bb7:  // pred: ^bb6
    %665 = llvm.add %arg1, %651 : i64
    %666 = llvm.mul %651, %4 : i64
    %667 = llvm.add %arg3, %666 : i64
    %668 = llvm.mlir.constant(0 : index) : i64
    %669 = llvm.mlir.constant(0 : index) : i64
    %670 = llvm.mlir.constant(0 : index) : i64
    %671 = llvm.getelementptr %arg2[%667] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %672 = llvm.load %671 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %673 = llvm.mlir.constant(0 : index) : i64
    %674 = llvm.mlir.constant(0 : index) : i64
    %675 = llvm.mlir.constant(0 : index) : i64
    %676 = llvm.getelementptr %arg0[%665] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %677 = llvm.load %676 {alignment = 4 : i64} : !llvm.ptr -> f32
    %678 = llvm.mlir.poison : vector<16xf32>
    %679 = llvm.mlir.constant(0 : i32) : i32
    %680 = llvm.insertelement %677, %678[%679 : i32] : vector<16xf32>
    %681 = llvm.shufflevector %680, %678 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %682 = llvm.intr.fma(%681, %672, %652) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %683 = llvm.mlir.constant(1 : index) : i64
    %684 = llvm.mlir.constant(384 : index) : i64
    %685 = llvm.mlir.constant(384 : index) : i64
    %686 = llvm.add %665, %685 : i64
    %687 = llvm.getelementptr %arg0[%686] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %688 = llvm.load %687 {alignment = 4 : i64} : !llvm.ptr -> f32
    %689 = llvm.mlir.poison : vector<16xf32>
    %690 = llvm.mlir.constant(0 : i32) : i32
    %691 = llvm.insertelement %688, %689[%690 : i32] : vector<16xf32>
    %692 = llvm.shufflevector %691, %689 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %693 = llvm.intr.fma(%692, %672, %653) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %694 = llvm.mlir.constant(2 : index) : i64
    %695 = llvm.mlir.constant(768 : index) : i64
    %696 = llvm.mlir.constant(768 : index) : i64
    %697 = llvm.add %665, %696 : i64
    %698 = llvm.getelementptr %arg0[%697] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %699 = llvm.load %698 {alignment = 4 : i64} : !llvm.ptr -> f32
    %700 = llvm.mlir.poison : vector<16xf32>
    %701 = llvm.mlir.constant(0 : i32) : i32
    %702 = llvm.insertelement %699, %700[%701 : i32] : vector<16xf32>
    %703 = llvm.shufflevector %702, %700 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %704 = llvm.intr.fma(%703, %672, %654) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %705 = llvm.mlir.constant(3 : index) : i64
    %706 = llvm.mlir.constant(1152 : index) : i64
    %707 = llvm.mlir.constant(1152 : index) : i64
    %708 = llvm.add %665, %707 : i64
    %709 = llvm.getelementptr %arg0[%708] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %710 = llvm.load %709 {alignment = 4 : i64} : !llvm.ptr -> f32
    %711 = llvm.mlir.poison : vector<16xf32>
    %712 = llvm.mlir.constant(0 : i32) : i32
    %713 = llvm.insertelement %710, %711[%712 : i32] : vector<16xf32>
    %714 = llvm.shufflevector %713, %711 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %715 = llvm.intr.fma(%714, %672, %655) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %716 = llvm.mlir.constant(4 : index) : i64
    %717 = llvm.mlir.constant(1536 : index) : i64
    %718 = llvm.mlir.constant(1536 : index) : i64
    %719 = llvm.add %665, %718 : i64
    %720 = llvm.getelementptr %arg0[%719] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %721 = llvm.load %720 {alignment = 4 : i64} : !llvm.ptr -> f32
    %722 = llvm.mlir.poison : vector<16xf32>
    %723 = llvm.mlir.constant(0 : i32) : i32
    %724 = llvm.insertelement %721, %722[%723 : i32] : vector<16xf32>
    %725 = llvm.shufflevector %724, %722 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %726 = llvm.intr.fma(%725, %672, %656) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %727 = llvm.mlir.constant(5 : index) : i64
    %728 = llvm.mlir.constant(1920 : index) : i64
    %729 = llvm.mlir.constant(1920 : index) : i64
    %730 = llvm.add %665, %729 : i64
    %731 = llvm.getelementptr %arg0[%730] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %732 = llvm.load %731 {alignment = 4 : i64} : !llvm.ptr -> f32
    %733 = llvm.mlir.poison : vector<16xf32>
    %734 = llvm.mlir.constant(0 : i32) : i32
    %735 = llvm.insertelement %732, %733[%734 : i32] : vector<16xf32>
    %736 = llvm.shufflevector %735, %733 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %737 = llvm.intr.fma(%736, %672, %657) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %738 = llvm.mlir.constant(6 : index) : i64
    %739 = llvm.mlir.constant(2304 : index) : i64
    %740 = llvm.mlir.constant(2304 : index) : i64
    %741 = llvm.add %665, %740 : i64
    %742 = llvm.getelementptr %arg0[%741] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %743 = llvm.load %742 {alignment = 4 : i64} : !llvm.ptr -> f32
    %744 = llvm.mlir.poison : vector<16xf32>
    %745 = llvm.mlir.constant(0 : i32) : i32
    %746 = llvm.insertelement %743, %744[%745 : i32] : vector<16xf32>
    %747 = llvm.shufflevector %746, %744 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %748 = llvm.intr.fma(%747, %672, %658) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %749 = llvm.mlir.constant(7 : index) : i64
    %750 = llvm.mlir.constant(2688 : index) : i64
    %751 = llvm.mlir.constant(2688 : index) : i64
    %752 = llvm.add %665, %751 : i64
    %753 = llvm.getelementptr %arg0[%752] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %754 = llvm.load %753 {alignment = 4 : i64} : !llvm.ptr -> f32
    %755 = llvm.mlir.poison : vector<16xf32>
    %756 = llvm.mlir.constant(0 : i32) : i32
    %757 = llvm.insertelement %754, %755[%756 : i32] : vector<16xf32>
    %758 = llvm.shufflevector %757, %755 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %759 = llvm.intr.fma(%758, %672, %659) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %760 = llvm.mlir.constant(8 : index) : i64
    %761 = llvm.mlir.constant(3072 : index) : i64
    %762 = llvm.mlir.constant(3072 : index) : i64
    %763 = llvm.add %665, %762 : i64
    %764 = llvm.getelementptr %arg0[%763] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %765 = llvm.load %764 {alignment = 4 : i64} : !llvm.ptr -> f32
    %766 = llvm.mlir.poison : vector<16xf32>
    %767 = llvm.mlir.constant(0 : i32) : i32
    %768 = llvm.insertelement %765, %766[%767 : i32] : vector<16xf32>
    %769 = llvm.shufflevector %768, %766 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %770 = llvm.intr.fma(%769, %672, %660) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %771 = llvm.mlir.constant(9 : index) : i64
    %772 = llvm.mlir.constant(3456 : index) : i64
    %773 = llvm.mlir.constant(3456 : index) : i64
    %774 = llvm.add %665, %773 : i64
    %775 = llvm.getelementptr %arg0[%774] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %776 = llvm.load %775 {alignment = 4 : i64} : !llvm.ptr -> f32
    %777 = llvm.mlir.poison : vector<16xf32>
    %778 = llvm.mlir.constant(0 : i32) : i32
    %779 = llvm.insertelement %776, %777[%778 : i32] : vector<16xf32>
    %780 = llvm.shufflevector %779, %777 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %781 = llvm.intr.fma(%780, %672, %661) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %782 = llvm.mlir.constant(10 : index) : i64
    %783 = llvm.mlir.constant(3840 : index) : i64
    %784 = llvm.mlir.constant(3840 : index) : i64
    %785 = llvm.add %665, %784 : i64
    %786 = llvm.getelementptr %arg0[%785] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %787 = llvm.load %786 {alignment = 4 : i64} : !llvm.ptr -> f32
    %788 = llvm.mlir.poison : vector<16xf32>
    %789 = llvm.mlir.constant(0 : i32) : i32
    %790 = llvm.insertelement %787, %788[%789 : i32] : vector<16xf32>
    %791 = llvm.shufflevector %790, %788 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %792 = llvm.intr.fma(%791, %672, %662) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %793 = llvm.mlir.constant(11 : index) : i64
    %794 = llvm.mlir.constant(4224 : index) : i64
    %795 = llvm.mlir.constant(4224 : index) : i64
    %796 = llvm.add %665, %795 : i64
    %797 = llvm.getelementptr %arg0[%796] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %798 = llvm.load %797 {alignment = 4 : i64} : !llvm.ptr -> f32
    %799 = llvm.mlir.poison : vector<16xf32>
    %800 = llvm.mlir.constant(0 : i32) : i32
    %801 = llvm.insertelement %798, %799[%800 : i32] : vector<16xf32>
    %802 = llvm.shufflevector %801, %799 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %803 = llvm.intr.fma(%802, %672, %663) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %804 = llvm.mlir.constant(1 : index) : i64
    %805 = llvm.mlir.constant(16 : index) : i64
    %806 = llvm.add %667, %805 : i64
    %807 = llvm.mlir.constant(0 : index) : i64
    %808 = llvm.getelementptr %arg2[%806] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %809 = llvm.load %808 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %810 = llvm.mlir.constant(1 : index) : i64
    %811 = llvm.mlir.constant(0 : index) : i64
    %812 = llvm.mlir.constant(0 : index) : i64
    %813 = llvm.add %665, %810 : i64
    %814 = llvm.getelementptr %arg0[%813] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %815 = llvm.load %814 {alignment = 4 : i64} : !llvm.ptr -> f32
    %816 = llvm.mlir.poison : vector<16xf32>
    %817 = llvm.mlir.constant(0 : i32) : i32
    %818 = llvm.insertelement %815, %816[%817 : i32] : vector<16xf32>
    %819 = llvm.shufflevector %818, %816 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %820 = llvm.intr.fma(%819, %809, %682) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %821 = llvm.mlir.constant(1 : index) : i64
    %822 = llvm.mlir.constant(384 : index) : i64
    %823 = llvm.mlir.constant(385 : index) : i64
    %824 = llvm.add %665, %823 : i64
    %825 = llvm.getelementptr %arg0[%824] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %826 = llvm.load %825 {alignment = 4 : i64} : !llvm.ptr -> f32
    %827 = llvm.mlir.poison : vector<16xf32>
    %828 = llvm.mlir.constant(0 : i32) : i32
    %829 = llvm.insertelement %826, %827[%828 : i32] : vector<16xf32>
    %830 = llvm.shufflevector %829, %827 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %831 = llvm.intr.fma(%830, %809, %693) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %832 = llvm.mlir.constant(2 : index) : i64
    %833 = llvm.mlir.constant(768 : index) : i64
    %834 = llvm.mlir.constant(769 : index) : i64
    %835 = llvm.add %665, %834 : i64
    %836 = llvm.getelementptr %arg0[%835] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %837 = llvm.load %836 {alignment = 4 : i64} : !llvm.ptr -> f32
    %838 = llvm.mlir.poison : vector<16xf32>
    %839 = llvm.mlir.constant(0 : i32) : i32
    %840 = llvm.insertelement %837, %838[%839 : i32] : vector<16xf32>
    %841 = llvm.shufflevector %840, %838 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %842 = llvm.intr.fma(%841, %809, %704) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %843 = llvm.mlir.constant(3 : index) : i64
    %844 = llvm.mlir.constant(1152 : index) : i64
    %845 = llvm.mlir.constant(1153 : index) : i64
    %846 = llvm.add %665, %845 : i64
    %847 = llvm.getelementptr %arg0[%846] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %848 = llvm.load %847 {alignment = 4 : i64} : !llvm.ptr -> f32
    %849 = llvm.mlir.poison : vector<16xf32>
    %850 = llvm.mlir.constant(0 : i32) : i32
    %851 = llvm.insertelement %848, %849[%850 : i32] : vector<16xf32>
    %852 = llvm.shufflevector %851, %849 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %853 = llvm.intr.fma(%852, %809, %715) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %854 = llvm.mlir.constant(4 : index) : i64
    %855 = llvm.mlir.constant(1536 : index) : i64
    %856 = llvm.mlir.constant(1537 : index) : i64
    %857 = llvm.add %665, %856 : i64
    %858 = llvm.getelementptr %arg0[%857] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %859 = llvm.load %858 {alignment = 4 : i64} : !llvm.ptr -> f32
    %860 = llvm.mlir.poison : vector<16xf32>
    %861 = llvm.mlir.constant(0 : i32) : i32
    %862 = llvm.insertelement %859, %860[%861 : i32] : vector<16xf32>
    %863 = llvm.shufflevector %862, %860 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %864 = llvm.intr.fma(%863, %809, %726) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %865 = llvm.mlir.constant(5 : index) : i64
    %866 = llvm.mlir.constant(1920 : index) : i64
    %867 = llvm.mlir.constant(1921 : index) : i64
    %868 = llvm.add %665, %867 : i64
    %869 = llvm.getelementptr %arg0[%868] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %870 = llvm.load %869 {alignment = 4 : i64} : !llvm.ptr -> f32
    %871 = llvm.mlir.poison : vector<16xf32>
    %872 = llvm.mlir.constant(0 : i32) : i32
    %873 = llvm.insertelement %870, %871[%872 : i32] : vector<16xf32>
    %874 = llvm.shufflevector %873, %871 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %875 = llvm.intr.fma(%874, %809, %737) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %876 = llvm.mlir.constant(6 : index) : i64
    %877 = llvm.mlir.constant(2304 : index) : i64
    %878 = llvm.mlir.constant(2305 : index) : i64
    %879 = llvm.add %665, %878 : i64
    %880 = llvm.getelementptr %arg0[%879] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %881 = llvm.load %880 {alignment = 4 : i64} : !llvm.ptr -> f32
    %882 = llvm.mlir.poison : vector<16xf32>
    %883 = llvm.mlir.constant(0 : i32) : i32
    %884 = llvm.insertelement %881, %882[%883 : i32] : vector<16xf32>
    %885 = llvm.shufflevector %884, %882 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %886 = llvm.intr.fma(%885, %809, %748) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %887 = llvm.mlir.constant(7 : index) : i64
    %888 = llvm.mlir.constant(2688 : index) : i64
    %889 = llvm.mlir.constant(2689 : index) : i64
    %890 = llvm.add %665, %889 : i64
    %891 = llvm.getelementptr %arg0[%890] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %892 = llvm.load %891 {alignment = 4 : i64} : !llvm.ptr -> f32
    %893 = llvm.mlir.poison : vector<16xf32>
    %894 = llvm.mlir.constant(0 : i32) : i32
    %895 = llvm.insertelement %892, %893[%894 : i32] : vector<16xf32>
    %896 = llvm.shufflevector %895, %893 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %897 = llvm.intr.fma(%896, %809, %759) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %898 = llvm.mlir.constant(8 : index) : i64
    %899 = llvm.mlir.constant(3072 : index) : i64
    %900 = llvm.mlir.constant(3073 : index) : i64
    %901 = llvm.add %665, %900 : i64
    %902 = llvm.getelementptr %arg0[%901] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %903 = llvm.load %902 {alignment = 4 : i64} : !llvm.ptr -> f32
    %904 = llvm.mlir.poison : vector<16xf32>
    %905 = llvm.mlir.constant(0 : i32) : i32
    %906 = llvm.insertelement %903, %904[%905 : i32] : vector<16xf32>
    %907 = llvm.shufflevector %906, %904 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %908 = llvm.intr.fma(%907, %809, %770) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %909 = llvm.mlir.constant(9 : index) : i64
    %910 = llvm.mlir.constant(3456 : index) : i64
    %911 = llvm.mlir.constant(3457 : index) : i64
    %912 = llvm.add %665, %911 : i64
    %913 = llvm.getelementptr %arg0[%912] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %914 = llvm.load %913 {alignment = 4 : i64} : !llvm.ptr -> f32
    %915 = llvm.mlir.poison : vector<16xf32>
    %916 = llvm.mlir.constant(0 : i32) : i32
    %917 = llvm.insertelement %914, %915[%916 : i32] : vector<16xf32>
    %918 = llvm.shufflevector %917, %915 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %919 = llvm.intr.fma(%918, %809, %781) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %920 = llvm.mlir.constant(10 : index) : i64
    %921 = llvm.mlir.constant(3840 : index) : i64
    %922 = llvm.mlir.constant(3841 : index) : i64
    %923 = llvm.add %665, %922 : i64
    %924 = llvm.getelementptr %arg0[%923] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %925 = llvm.load %924 {alignment = 4 : i64} : !llvm.ptr -> f32
    %926 = llvm.mlir.poison : vector<16xf32>
    %927 = llvm.mlir.constant(0 : i32) : i32
    %928 = llvm.insertelement %925, %926[%927 : i32] : vector<16xf32>
    %929 = llvm.shufflevector %928, %926 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %930 = llvm.intr.fma(%929, %809, %792) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %931 = llvm.mlir.constant(11 : index) : i64
    %932 = llvm.mlir.constant(4224 : index) : i64
    %933 = llvm.mlir.constant(4225 : index) : i64
    %934 = llvm.add %665, %933 : i64
    %935 = llvm.getelementptr %arg0[%934] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %936 = llvm.load %935 {alignment = 4 : i64} : !llvm.ptr -> f32
    %937 = llvm.mlir.poison : vector<16xf32>
    %938 = llvm.mlir.constant(0 : i32) : i32
    %939 = llvm.insertelement %936, %937[%938 : i32] : vector<16xf32>
    %940 = llvm.shufflevector %939, %937 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %941 = llvm.intr.fma(%940, %809, %803) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %942 = llvm.mlir.constant(2 : index) : i64
    %943 = llvm.mlir.constant(32 : index) : i64
    %944 = llvm.add %667, %943 : i64
    %945 = llvm.mlir.constant(0 : index) : i64
    %946 = llvm.getelementptr %arg2[%944] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %947 = llvm.load %946 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %948 = llvm.mlir.constant(2 : index) : i64
    %949 = llvm.mlir.constant(0 : index) : i64
    %950 = llvm.mlir.constant(0 : index) : i64
    %951 = llvm.add %665, %948 : i64
    %952 = llvm.getelementptr %arg0[%951] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %953 = llvm.load %952 {alignment = 4 : i64} : !llvm.ptr -> f32
    %954 = llvm.mlir.poison : vector<16xf32>
    %955 = llvm.mlir.constant(0 : i32) : i32
    %956 = llvm.insertelement %953, %954[%955 : i32] : vector<16xf32>
    %957 = llvm.shufflevector %956, %954 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %958 = llvm.intr.fma(%957, %947, %820) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %959 = llvm.mlir.constant(1 : index) : i64
    %960 = llvm.mlir.constant(384 : index) : i64
    %961 = llvm.mlir.constant(386 : index) : i64
    %962 = llvm.add %665, %961 : i64
    %963 = llvm.getelementptr %arg0[%962] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %964 = llvm.load %963 {alignment = 4 : i64} : !llvm.ptr -> f32
    %965 = llvm.mlir.poison : vector<16xf32>
    %966 = llvm.mlir.constant(0 : i32) : i32
    %967 = llvm.insertelement %964, %965[%966 : i32] : vector<16xf32>
    %968 = llvm.shufflevector %967, %965 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %969 = llvm.intr.fma(%968, %947, %831) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %970 = llvm.mlir.constant(2 : index) : i64
    %971 = llvm.mlir.constant(768 : index) : i64
    %972 = llvm.mlir.constant(770 : index) : i64
    %973 = llvm.add %665, %972 : i64
    %974 = llvm.getelementptr %arg0[%973] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %975 = llvm.load %974 {alignment = 4 : i64} : !llvm.ptr -> f32
    %976 = llvm.mlir.poison : vector<16xf32>
    %977 = llvm.mlir.constant(0 : i32) : i32
    %978 = llvm.insertelement %975, %976[%977 : i32] : vector<16xf32>
    %979 = llvm.shufflevector %978, %976 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %980 = llvm.intr.fma(%979, %947, %842) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %981 = llvm.mlir.constant(3 : index) : i64
    %982 = llvm.mlir.constant(1152 : index) : i64
    %983 = llvm.mlir.constant(1154 : index) : i64
    %984 = llvm.add %665, %983 : i64
    %985 = llvm.getelementptr %arg0[%984] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %986 = llvm.load %985 {alignment = 4 : i64} : !llvm.ptr -> f32
    %987 = llvm.mlir.poison : vector<16xf32>
    %988 = llvm.mlir.constant(0 : i32) : i32
    %989 = llvm.insertelement %986, %987[%988 : i32] : vector<16xf32>
    %990 = llvm.shufflevector %989, %987 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %991 = llvm.intr.fma(%990, %947, %853) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %992 = llvm.mlir.constant(4 : index) : i64
    %993 = llvm.mlir.constant(1536 : index) : i64
    %994 = llvm.mlir.constant(1538 : index) : i64
    %995 = llvm.add %665, %994 : i64
    %996 = llvm.getelementptr %arg0[%995] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %997 = llvm.load %996 {alignment = 4 : i64} : !llvm.ptr -> f32
    %998 = llvm.mlir.poison : vector<16xf32>
    %999 = llvm.mlir.constant(0 : i32) : i32
    %1000 = llvm.insertelement %997, %998[%999 : i32] : vector<16xf32>
    %1001 = llvm.shufflevector %1000, %998 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %1002 = llvm.intr.fma(%1001, %947, %864) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1003 = llvm.mlir.constant(5 : index) : i64
    %1004 = llvm.mlir.constant(1920 : index) : i64
    %1005 = llvm.mlir.constant(1922 : index) : i64
    %1006 = llvm.add %665, %1005 : i64
    %1007 = llvm.getelementptr %arg0[%1006] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1008 = llvm.load %1007 {alignment = 4 : i64} : !llvm.ptr -> f32
    %1009 = llvm.mlir.poison : vector<16xf32>
    %1010 = llvm.mlir.constant(0 : i32) : i32
    %1011 = llvm.insertelement %1008, %1009[%1010 : i32] : vector<16xf32>
    %1012 = llvm.shufflevector %1011, %1009 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %1013 = llvm.intr.fma(%1012, %947, %875) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1014 = llvm.mlir.constant(6 : index) : i64
    %1015 = llvm.mlir.constant(2304 : index) : i64
    %1016 = llvm.mlir.constant(2306 : index) : i64
    %1017 = llvm.add %665, %1016 : i64
    %1018 = llvm.getelementptr %arg0[%1017] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1019 = llvm.load %1018 {alignment = 4 : i64} : !llvm.ptr -> f32
    %1020 = llvm.mlir.poison : vector<16xf32>
    %1021 = llvm.mlir.constant(0 : i32) : i32
    %1022 = llvm.insertelement %1019, %1020[%1021 : i32] : vector<16xf32>
    %1023 = llvm.shufflevector %1022, %1020 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %1024 = llvm.intr.fma(%1023, %947, %886) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1025 = llvm.mlir.constant(7 : index) : i64
    %1026 = llvm.mlir.constant(2688 : index) : i64
    %1027 = llvm.mlir.constant(2690 : index) : i64
    %1028 = llvm.add %665, %1027 : i64
    %1029 = llvm.getelementptr %arg0[%1028] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1030 = llvm.load %1029 {alignment = 4 : i64} : !llvm.ptr -> f32
    %1031 = llvm.mlir.poison : vector<16xf32>
    %1032 = llvm.mlir.constant(0 : i32) : i32
    %1033 = llvm.insertelement %1030, %1031[%1032 : i32] : vector<16xf32>
    %1034 = llvm.shufflevector %1033, %1031 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %1035 = llvm.intr.fma(%1034, %947, %897) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1036 = llvm.mlir.constant(8 : index) : i64
    %1037 = llvm.mlir.constant(3072 : index) : i64
    %1038 = llvm.mlir.constant(3074 : index) : i64
    %1039 = llvm.add %665, %1038 : i64
    %1040 = llvm.getelementptr %arg0[%1039] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1041 = llvm.load %1040 {alignment = 4 : i64} : !llvm.ptr -> f32
    %1042 = llvm.mlir.poison : vector<16xf32>
    %1043 = llvm.mlir.constant(0 : i32) : i32
    %1044 = llvm.insertelement %1041, %1042[%1043 : i32] : vector<16xf32>
    %1045 = llvm.shufflevector %1044, %1042 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %1046 = llvm.intr.fma(%1045, %947, %908) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1047 = llvm.mlir.constant(9 : index) : i64
    %1048 = llvm.mlir.constant(3456 : index) : i64
    %1049 = llvm.mlir.constant(3458 : index) : i64
    %1050 = llvm.add %665, %1049 : i64
    %1051 = llvm.getelementptr %arg0[%1050] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1052 = llvm.load %1051 {alignment = 4 : i64} : !llvm.ptr -> f32
    %1053 = llvm.mlir.poison : vector<16xf32>
    %1054 = llvm.mlir.constant(0 : i32) : i32
    %1055 = llvm.insertelement %1052, %1053[%1054 : i32] : vector<16xf32>
    %1056 = llvm.shufflevector %1055, %1053 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %1057 = llvm.intr.fma(%1056, %947, %919) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1058 = llvm.mlir.constant(10 : index) : i64
    %1059 = llvm.mlir.constant(3840 : index) : i64
    %1060 = llvm.mlir.constant(3842 : index) : i64
    %1061 = llvm.add %665, %1060 : i64
    %1062 = llvm.getelementptr %arg0[%1061] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1063 = llvm.load %1062 {alignment = 4 : i64} : !llvm.ptr -> f32
    %1064 = llvm.mlir.poison : vector<16xf32>
    %1065 = llvm.mlir.constant(0 : i32) : i32
    %1066 = llvm.insertelement %1063, %1064[%1065 : i32] : vector<16xf32>
    %1067 = llvm.shufflevector %1066, %1064 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %1068 = llvm.intr.fma(%1067, %947, %930) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1069 = llvm.mlir.constant(11 : index) : i64
    %1070 = llvm.mlir.constant(4224 : index) : i64
    %1071 = llvm.mlir.constant(4226 : index) : i64
    %1072 = llvm.add %665, %1071 : i64
    %1073 = llvm.getelementptr %arg0[%1072] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1074 = llvm.load %1073 {alignment = 4 : i64} : !llvm.ptr -> f32
    %1075 = llvm.mlir.poison : vector<16xf32>
    %1076 = llvm.mlir.constant(0 : i32) : i32
    %1077 = llvm.insertelement %1074, %1075[%1076 : i32] : vector<16xf32>
    %1078 = llvm.shufflevector %1077, %1075 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %1079 = llvm.intr.fma(%1078, %947, %941) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1080 = llvm.mlir.constant(3 : index) : i64
    %1081 = llvm.mlir.constant(48 : index) : i64
    %1082 = llvm.add %667, %1081 : i64
    %1083 = llvm.mlir.constant(0 : index) : i64
    %1084 = llvm.getelementptr %arg2[%1082] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1085 = llvm.load %1084 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1086 = llvm.mlir.constant(3 : index) : i64
    %1087 = llvm.mlir.constant(0 : index) : i64
    %1088 = llvm.mlir.constant(0 : index) : i64
    %1089 = llvm.add %665, %1086 : i64
    %1090 = llvm.getelementptr %arg0[%1089] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1091 = llvm.load %1090 {alignment = 4 : i64} : !llvm.ptr -> f32
    %1092 = llvm.mlir.poison : vector<16xf32>
    %1093 = llvm.mlir.constant(0 : i32) : i32
    %1094 = llvm.insertelement %1091, %1092[%1093 : i32] : vector<16xf32>
    %1095 = llvm.shufflevector %1094, %1092 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %1096 = llvm.intr.fma(%1095, %1085, %958) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1097 = llvm.mlir.constant(1 : index) : i64
    %1098 = llvm.mlir.constant(384 : index) : i64
    %1099 = llvm.mlir.constant(387 : index) : i64
    %1100 = llvm.add %665, %1099 : i64
    %1101 = llvm.getelementptr %arg0[%1100] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1102 = llvm.load %1101 {alignment = 4 : i64} : !llvm.ptr -> f32
    %1103 = llvm.mlir.poison : vector<16xf32>
    %1104 = llvm.mlir.constant(0 : i32) : i32
    %1105 = llvm.insertelement %1102, %1103[%1104 : i32] : vector<16xf32>
    %1106 = llvm.shufflevector %1105, %1103 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %1107 = llvm.intr.fma(%1106, %1085, %969) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1108 = llvm.mlir.constant(2 : index) : i64
    %1109 = llvm.mlir.constant(768 : index) : i64
    %1110 = llvm.mlir.constant(771 : index) : i64
    %1111 = llvm.add %665, %1110 : i64
    %1112 = llvm.getelementptr %arg0[%1111] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1113 = llvm.load %1112 {alignment = 4 : i64} : !llvm.ptr -> f32
    %1114 = llvm.mlir.poison : vector<16xf32>
    %1115 = llvm.mlir.constant(0 : i32) : i32
    %1116 = llvm.insertelement %1113, %1114[%1115 : i32] : vector<16xf32>
    %1117 = llvm.shufflevector %1116, %1114 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %1118 = llvm.intr.fma(%1117, %1085, %980) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1119 = llvm.mlir.constant(3 : index) : i64
    %1120 = llvm.mlir.constant(1152 : index) : i64
    %1121 = llvm.mlir.constant(1155 : index) : i64
    %1122 = llvm.add %665, %1121 : i64
    %1123 = llvm.getelementptr %arg0[%1122] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1124 = llvm.load %1123 {alignment = 4 : i64} : !llvm.ptr -> f32
    %1125 = llvm.mlir.poison : vector<16xf32>
    %1126 = llvm.mlir.constant(0 : i32) : i32
    %1127 = llvm.insertelement %1124, %1125[%1126 : i32] : vector<16xf32>
    %1128 = llvm.shufflevector %1127, %1125 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %1129 = llvm.intr.fma(%1128, %1085, %991) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1130 = llvm.mlir.constant(4 : index) : i64
    %1131 = llvm.mlir.constant(1536 : index) : i64
    %1132 = llvm.mlir.constant(1539 : index) : i64
    %1133 = llvm.add %665, %1132 : i64
    %1134 = llvm.getelementptr %arg0[%1133] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1135 = llvm.load %1134 {alignment = 4 : i64} : !llvm.ptr -> f32
    %1136 = llvm.mlir.poison : vector<16xf32>
    %1137 = llvm.mlir.constant(0 : i32) : i32
    %1138 = llvm.insertelement %1135, %1136[%1137 : i32] : vector<16xf32>
    %1139 = llvm.shufflevector %1138, %1136 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %1140 = llvm.intr.fma(%1139, %1085, %1002) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1141 = llvm.mlir.constant(5 : index) : i64
    %1142 = llvm.mlir.constant(1920 : index) : i64
    %1143 = llvm.mlir.constant(1923 : index) : i64
    %1144 = llvm.add %665, %1143 : i64
    %1145 = llvm.getelementptr %arg0[%1144] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1146 = llvm.load %1145 {alignment = 4 : i64} : !llvm.ptr -> f32
    %1147 = llvm.mlir.poison : vector<16xf32>
    %1148 = llvm.mlir.constant(0 : i32) : i32
    %1149 = llvm.insertelement %1146, %1147[%1148 : i32] : vector<16xf32>
    %1150 = llvm.shufflevector %1149, %1147 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %1151 = llvm.intr.fma(%1150, %1085, %1013) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1152 = llvm.mlir.constant(6 : index) : i64
    %1153 = llvm.mlir.constant(2304 : index) : i64
    %1154 = llvm.mlir.constant(2307 : index) : i64
    %1155 = llvm.add %665, %1154 : i64
    %1156 = llvm.getelementptr %arg0[%1155] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1157 = llvm.load %1156 {alignment = 4 : i64} : !llvm.ptr -> f32
    %1158 = llvm.mlir.poison : vector<16xf32>
    %1159 = llvm.mlir.constant(0 : i32) : i32
    %1160 = llvm.insertelement %1157, %1158[%1159 : i32] : vector<16xf32>
    %1161 = llvm.shufflevector %1160, %1158 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %1162 = llvm.intr.fma(%1161, %1085, %1024) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1163 = llvm.mlir.constant(7 : index) : i64
    %1164 = llvm.mlir.constant(2688 : index) : i64
    %1165 = llvm.mlir.constant(2691 : index) : i64
    %1166 = llvm.add %665, %1165 : i64
    %1167 = llvm.getelementptr %arg0[%1166] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1168 = llvm.load %1167 {alignment = 4 : i64} : !llvm.ptr -> f32
    %1169 = llvm.mlir.poison : vector<16xf32>
    %1170 = llvm.mlir.constant(0 : i32) : i32
    %1171 = llvm.insertelement %1168, %1169[%1170 : i32] : vector<16xf32>
    %1172 = llvm.shufflevector %1171, %1169 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %1173 = llvm.intr.fma(%1172, %1085, %1035) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1174 = llvm.mlir.constant(8 : index) : i64
    %1175 = llvm.mlir.constant(3072 : index) : i64
    %1176 = llvm.mlir.constant(3075 : index) : i64
    %1177 = llvm.add %665, %1176 : i64
    %1178 = llvm.getelementptr %arg0[%1177] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1179 = llvm.load %1178 {alignment = 4 : i64} : !llvm.ptr -> f32
    %1180 = llvm.mlir.poison : vector<16xf32>
    %1181 = llvm.mlir.constant(0 : i32) : i32
    %1182 = llvm.insertelement %1179, %1180[%1181 : i32] : vector<16xf32>
    %1183 = llvm.shufflevector %1182, %1180 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %1184 = llvm.intr.fma(%1183, %1085, %1046) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1185 = llvm.mlir.constant(9 : index) : i64
    %1186 = llvm.mlir.constant(3456 : index) : i64
    %1187 = llvm.mlir.constant(3459 : index) : i64
    %1188 = llvm.add %665, %1187 : i64
    %1189 = llvm.getelementptr %arg0[%1188] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1190 = llvm.load %1189 {alignment = 4 : i64} : !llvm.ptr -> f32
    %1191 = llvm.mlir.poison : vector<16xf32>
    %1192 = llvm.mlir.constant(0 : i32) : i32
    %1193 = llvm.insertelement %1190, %1191[%1192 : i32] : vector<16xf32>
    %1194 = llvm.shufflevector %1193, %1191 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %1195 = llvm.intr.fma(%1194, %1085, %1057) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1196 = llvm.mlir.constant(10 : index) : i64
    %1197 = llvm.mlir.constant(3840 : index) : i64
    %1198 = llvm.mlir.constant(3843 : index) : i64
    %1199 = llvm.add %665, %1198 : i64
    %1200 = llvm.getelementptr %arg0[%1199] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1201 = llvm.load %1200 {alignment = 4 : i64} : !llvm.ptr -> f32
    %1202 = llvm.mlir.poison : vector<16xf32>
    %1203 = llvm.mlir.constant(0 : i32) : i32
    %1204 = llvm.insertelement %1201, %1202[%1203 : i32] : vector<16xf32>
    %1205 = llvm.shufflevector %1204, %1202 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %1206 = llvm.intr.fma(%1205, %1085, %1068) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1207 = llvm.mlir.constant(11 : index) : i64
    %1208 = llvm.mlir.constant(4224 : index) : i64
    %1209 = llvm.mlir.constant(4227 : index) : i64
    %1210 = llvm.add %665, %1209 : i64
    %1211 = llvm.getelementptr %arg0[%1210] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1212 = llvm.load %1211 {alignment = 4 : i64} : !llvm.ptr -> f32
    %1213 = llvm.mlir.poison : vector<16xf32>
    %1214 = llvm.mlir.constant(0 : i32) : i32
    %1215 = llvm.insertelement %1212, %1213[%1214 : i32] : vector<16xf32>
    %1216 = llvm.shufflevector %1215, %1213 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %1217 = llvm.intr.fma(%1216, %1085, %1079) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1218 = llvm.add %651, %650 : i64
    llvm.br ^bb6(%1218, %1096, %1107, %1118, %1129, %1140, %1151, %1162, %1173, %1184, %1195, %1206, %1217 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
  ^bb8:  // pred: ^bb6
    %1219 = llvm.mlir.constant(0 : index) : i64
    %1220 = llvm.mlir.constant(0 : index) : i64
    %1221 = llvm.mlir.constant(0 : index) : i64
    %1222 = llvm.getelementptr %arg4[%3] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1223 = llvm.load %1222 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1224 = llvm.fadd %1223, %652 : vector<16xf32>
    %1225 = llvm.mlir.constant(0 : index) : i64
    %1226 = llvm.mlir.constant(0 : index) : i64
    %1227 = llvm.mlir.constant(0 : index) : i64
    %1228 = llvm.getelementptr %arg4[%3] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1224, %1228 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1229 = llvm.mlir.constant(1 : index) : i64
    %1230 = llvm.mlir.constant(16 : index) : i64
    %1231 = llvm.mlir.constant(16 : index) : i64
    %1232 = llvm.mlir.constant(0 : index) : i64
    %1233 = llvm.getelementptr %arg4[%1231] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1234 = llvm.load %1233 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1235 = llvm.fadd %1234, %653 : vector<16xf32>
    %1236 = llvm.mlir.constant(1 : index) : i64
    %1237 = llvm.mlir.constant(16 : index) : i64
    %1238 = llvm.mlir.constant(16 : index) : i64
    %1239 = llvm.mlir.constant(0 : index) : i64
    %1240 = llvm.getelementptr %arg4[%1238] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1235, %1240 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1241 = llvm.mlir.constant(2 : index) : i64
    %1242 = llvm.mlir.constant(32 : index) : i64
    %1243 = llvm.mlir.constant(32 : index) : i64
    %1244 = llvm.mlir.constant(0 : index) : i64
    %1245 = llvm.getelementptr %arg4[%1243] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1246 = llvm.load %1245 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1247 = llvm.fadd %1246, %654 : vector<16xf32>
    %1248 = llvm.mlir.constant(2 : index) : i64
    %1249 = llvm.mlir.constant(32 : index) : i64
    %1250 = llvm.mlir.constant(32 : index) : i64
    %1251 = llvm.mlir.constant(0 : index) : i64
    %1252 = llvm.getelementptr %arg4[%1250] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1247, %1252 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1253 = llvm.mlir.constant(3 : index) : i64
    %1254 = llvm.mlir.constant(48 : index) : i64
    %1255 = llvm.mlir.constant(48 : index) : i64
    %1256 = llvm.mlir.constant(0 : index) : i64
    %1257 = llvm.getelementptr %arg4[%1255] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1258 = llvm.load %1257 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1259 = llvm.fadd %1258, %655 : vector<16xf32>
    %1260 = llvm.mlir.constant(3 : index) : i64
    %1261 = llvm.mlir.constant(48 : index) : i64
    %1262 = llvm.mlir.constant(48 : index) : i64
    %1263 = llvm.mlir.constant(0 : index) : i64
    %1264 = llvm.getelementptr %arg4[%1262] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1259, %1264 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1265 = llvm.mlir.constant(4 : index) : i64
    %1266 = llvm.mlir.constant(64 : index) : i64
    %1267 = llvm.mlir.constant(64 : index) : i64
    %1268 = llvm.mlir.constant(0 : index) : i64
    %1269 = llvm.getelementptr %arg4[%1267] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1270 = llvm.load %1269 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1271 = llvm.fadd %1270, %656 : vector<16xf32>
    %1272 = llvm.mlir.constant(4 : index) : i64
    %1273 = llvm.mlir.constant(64 : index) : i64
    %1274 = llvm.mlir.constant(64 : index) : i64
    %1275 = llvm.mlir.constant(0 : index) : i64
    %1276 = llvm.getelementptr %arg4[%1274] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1271, %1276 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1277 = llvm.mlir.constant(5 : index) : i64
    %1278 = llvm.mlir.constant(80 : index) : i64
    %1279 = llvm.mlir.constant(80 : index) : i64
    %1280 = llvm.mlir.constant(0 : index) : i64
    %1281 = llvm.getelementptr %arg4[%1279] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1282 = llvm.load %1281 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1283 = llvm.fadd %1282, %657 : vector<16xf32>
    %1284 = llvm.mlir.constant(5 : index) : i64
    %1285 = llvm.mlir.constant(80 : index) : i64
    %1286 = llvm.mlir.constant(80 : index) : i64
    %1287 = llvm.mlir.constant(0 : index) : i64
    %1288 = llvm.getelementptr %arg4[%1286] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1283, %1288 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1289 = llvm.mlir.constant(6 : index) : i64
    %1290 = llvm.mlir.constant(96 : index) : i64
    %1291 = llvm.mlir.constant(96 : index) : i64
    %1292 = llvm.mlir.constant(0 : index) : i64
    %1293 = llvm.getelementptr %arg4[%1291] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1294 = llvm.load %1293 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1295 = llvm.fadd %1294, %658 : vector<16xf32>
    %1296 = llvm.mlir.constant(6 : index) : i64
    %1297 = llvm.mlir.constant(96 : index) : i64
    %1298 = llvm.mlir.constant(96 : index) : i64
    %1299 = llvm.mlir.constant(0 : index) : i64
    %1300 = llvm.getelementptr %arg4[%1298] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1295, %1300 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1301 = llvm.mlir.constant(7 : index) : i64
    %1302 = llvm.mlir.constant(112 : index) : i64
    %1303 = llvm.mlir.constant(112 : index) : i64
    %1304 = llvm.mlir.constant(0 : index) : i64
    %1305 = llvm.getelementptr %arg4[%1303] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1306 = llvm.load %1305 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1307 = llvm.fadd %1306, %659 : vector<16xf32>
    %1308 = llvm.mlir.constant(7 : index) : i64
    %1309 = llvm.mlir.constant(112 : index) : i64
    %1310 = llvm.mlir.constant(112 : index) : i64
    %1311 = llvm.mlir.constant(0 : index) : i64
    %1312 = llvm.getelementptr %arg4[%1310] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1307, %1312 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1313 = llvm.mlir.constant(8 : index) : i64
    %1314 = llvm.mlir.constant(128 : index) : i64
    %1315 = llvm.mlir.constant(128 : index) : i64
    %1316 = llvm.mlir.constant(0 : index) : i64
    %1317 = llvm.getelementptr %arg4[%1315] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1318 = llvm.load %1317 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1319 = llvm.fadd %1318, %660 : vector<16xf32>
    %1320 = llvm.mlir.constant(8 : index) : i64
    %1321 = llvm.mlir.constant(128 : index) : i64
    %1322 = llvm.mlir.constant(128 : index) : i64
    %1323 = llvm.mlir.constant(0 : index) : i64
    %1324 = llvm.getelementptr %arg4[%1322] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1319, %1324 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1325 = llvm.mlir.constant(9 : index) : i64
    %1326 = llvm.mlir.constant(144 : index) : i64
    %1327 = llvm.mlir.constant(144 : index) : i64
    %1328 = llvm.mlir.constant(0 : index) : i64
    %1329 = llvm.getelementptr %arg4[%1327] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1330 = llvm.load %1329 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1331 = llvm.fadd %1330, %661 : vector<16xf32>
    %1332 = llvm.mlir.constant(9 : index) : i64
    %1333 = llvm.mlir.constant(144 : index) : i64
    %1334 = llvm.mlir.constant(144 : index) : i64
    %1335 = llvm.mlir.constant(0 : index) : i64
    %1336 = llvm.getelementptr %arg4[%1334] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1331, %1336 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1337 = llvm.mlir.constant(10 : index) : i64
    %1338 = llvm.mlir.constant(160 : index) : i64
    %1339 = llvm.mlir.constant(160 : index) : i64
    %1340 = llvm.mlir.constant(0 : index) : i64
    %1341 = llvm.getelementptr %arg4[%1339] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1342 = llvm.load %1341 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1343 = llvm.fadd %1342, %662 : vector<16xf32>
    %1344 = llvm.mlir.constant(10 : index) : i64
    %1345 = llvm.mlir.constant(160 : index) : i64
    %1346 = llvm.mlir.constant(160 : index) : i64
    %1347 = llvm.mlir.constant(0 : index) : i64
    %1348 = llvm.getelementptr %arg4[%1346] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1343, %1348 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1349 = llvm.mlir.constant(11 : index) : i64
    %1350 = llvm.mlir.constant(176 : index) : i64
    %1351 = llvm.mlir.constant(176 : index) : i64
    %1352 = llvm.mlir.constant(0 : index) : i64
    %1353 = llvm.getelementptr %arg4[%1351] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1354 = llvm.load %1353 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1355 = llvm.fadd %1354, %663 : vector<16xf32>
    %1356 = llvm.mlir.constant(11 : index) : i64
    %1357 = llvm.mlir.constant(176 : index) : i64
    %1358 = llvm.mlir.constant(176 : index) : i64
    %1359 = llvm.mlir.constant(0 : index) : i64
    %1360 = llvm.getelementptr %arg4[%1358] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1355, %1360 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1361 = llvm.add %643, %642 : i64
    llvm.br ^bb4(%1361 : i64)
  ^bb9:  // pred: ^bb4
    llvm.return
  }
  llvm.func internal @matmul_e6695cc405e204b8.mma2(%arg0: !llvm.ptr, %arg1: i64, %arg2: !llvm.ptr, %arg3: i64, %arg4: !llvm.ptr) {
    %0 = llvm.mlir.constant(384 : index) : i64
    %1 = llvm.mlir.constant(1 : index) : i64
    %2 = llvm.mlir.constant(16 : index) : i64
    %3 = llvm.mlir.constant(0 : index) : i64
    %4 = llvm.mlir.constant(16 : index) : i64
    %5 = llvm.mlir.constant(384 : index) : i64
    %6 = llvm.mlir.constant(0 : index) : i64
    %7 = llvm.mlir.constant(192 : index) : i64
    %8 = llvm.mlir.constant(dense<0.000000e+00> : vector<16xf32>) : vector<16xf32>
    %9 = llvm.mlir.constant(192 : index) : i64
    %10 = llvm.mlir.constant(4 : index) : i64
    %11 = llvm.mlir.constant(0 : index) : i64
    %12 = llvm.mlir.constant(4 : index) : i64
    llvm.br ^bb1(%6, %8, %8, %8, %8, %8, %8, %8, %8 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
  ^bb1(%13: i64, %14: vector<16xf32>, %15: vector<16xf32>, %16: vector<16xf32>, %17: vector<16xf32>, %18: vector<16xf32>, %19: vector<16xf32>, %20: vector<16xf32>, %21: vector<16xf32>):  // 2 preds: ^bb0, ^bb2
    %22 = llvm.icmp "slt" %13, %9 : i64
    llvm.cond_br %22, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %23 = llvm.add %arg1, %13 : i64
    %24 = llvm.mul %13, %4 : i64
    %25 = llvm.add %arg3, %24 : i64
    %26 = llvm.mlir.constant(0 : index) : i64
    %27 = llvm.mlir.constant(0 : index) : i64
    %28 = llvm.mlir.constant(0 : index) : i64
    %29 = llvm.getelementptr %arg2[%25] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %30 = llvm.load %29 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %31 = llvm.mlir.constant(0 : index) : i64
    %32 = llvm.mlir.constant(0 : index) : i64
    %33 = llvm.mlir.constant(0 : index) : i64
    %34 = llvm.getelementptr %arg0[%23] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %35 = llvm.load %34 {alignment = 4 : i64} : !llvm.ptr -> f32
    %36 = llvm.mlir.poison : vector<16xf32>
    %37 = llvm.mlir.constant(0 : i32) : i32
    %38 = llvm.insertelement %35, %36[%37 : i32] : vector<16xf32>
    %39 = llvm.shufflevector %38, %36 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %40 = llvm.intr.fma(%39, %30, %14) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %41 = llvm.mlir.constant(1 : index) : i64
    %42 = llvm.mlir.constant(384 : index) : i64
    %43 = llvm.mlir.constant(384 : index) : i64
    %44 = llvm.add %23, %43 : i64
    %45 = llvm.getelementptr %arg0[%44] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %46 = llvm.load %45 {alignment = 4 : i64} : !llvm.ptr -> f32
    %47 = llvm.mlir.poison : vector<16xf32>
    %48 = llvm.mlir.constant(0 : i32) : i32
    %49 = llvm.insertelement %46, %47[%48 : i32] : vector<16xf32>
    %50 = llvm.shufflevector %49, %47 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %51 = llvm.intr.fma(%50, %30, %15) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %52 = llvm.mlir.constant(2 : index) : i64
    %53 = llvm.mlir.constant(768 : index) : i64
    %54 = llvm.mlir.constant(768 : index) : i64
    %55 = llvm.add %23, %54 : i64
    %56 = llvm.getelementptr %arg0[%55] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %57 = llvm.load %56 {alignment = 4 : i64} : !llvm.ptr -> f32
    %58 = llvm.mlir.poison : vector<16xf32>
    %59 = llvm.mlir.constant(0 : i32) : i32
    %60 = llvm.insertelement %57, %58[%59 : i32] : vector<16xf32>
    %61 = llvm.shufflevector %60, %58 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %62 = llvm.intr.fma(%61, %30, %16) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %63 = llvm.mlir.constant(3 : index) : i64
    %64 = llvm.mlir.constant(1152 : index) : i64
    %65 = llvm.mlir.constant(1152 : index) : i64
    %66 = llvm.add %23, %65 : i64
    %67 = llvm.getelementptr %arg0[%66] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %68 = llvm.load %67 {alignment = 4 : i64} : !llvm.ptr -> f32
    %69 = llvm.mlir.poison : vector<16xf32>
    %70 = llvm.mlir.constant(0 : i32) : i32
    %71 = llvm.insertelement %68, %69[%70 : i32] : vector<16xf32>
    %72 = llvm.shufflevector %71, %69 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %73 = llvm.intr.fma(%72, %30, %17) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %74 = llvm.mlir.constant(4 : index) : i64
    %75 = llvm.mlir.constant(1536 : index) : i64
    %76 = llvm.mlir.constant(1536 : index) : i64
    %77 = llvm.add %23, %76 : i64
    %78 = llvm.getelementptr %arg0[%77] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %79 = llvm.load %78 {alignment = 4 : i64} : !llvm.ptr -> f32
    %80 = llvm.mlir.poison : vector<16xf32>
    %81 = llvm.mlir.constant(0 : i32) : i32
    %82 = llvm.insertelement %79, %80[%81 : i32] : vector<16xf32>
    %83 = llvm.shufflevector %82, %80 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %84 = llvm.intr.fma(%83, %30, %18) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %85 = llvm.mlir.constant(5 : index) : i64
    %86 = llvm.mlir.constant(1920 : index) : i64
    %87 = llvm.mlir.constant(1920 : index) : i64
    %88 = llvm.add %23, %87 : i64
    %89 = llvm.getelementptr %arg0[%88] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %90 = llvm.load %89 {alignment = 4 : i64} : !llvm.ptr -> f32
    %91 = llvm.mlir.poison : vector<16xf32>
    %92 = llvm.mlir.constant(0 : i32) : i32
    %93 = llvm.insertelement %90, %91[%92 : i32] : vector<16xf32>
    %94 = llvm.shufflevector %93, %91 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %95 = llvm.intr.fma(%94, %30, %19) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %96 = llvm.mlir.constant(6 : index) : i64
    %97 = llvm.mlir.constant(2304 : index) : i64
    %98 = llvm.mlir.constant(2304 : index) : i64
    %99 = llvm.add %23, %98 : i64
    %100 = llvm.getelementptr %arg0[%99] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %101 = llvm.load %100 {alignment = 4 : i64} : !llvm.ptr -> f32
    %102 = llvm.mlir.poison : vector<16xf32>
    %103 = llvm.mlir.constant(0 : i32) : i32
    %104 = llvm.insertelement %101, %102[%103 : i32] : vector<16xf32>
    %105 = llvm.shufflevector %104, %102 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %106 = llvm.intr.fma(%105, %30, %20) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %107 = llvm.mlir.constant(7 : index) : i64
    %108 = llvm.mlir.constant(2688 : index) : i64
    %109 = llvm.mlir.constant(2688 : index) : i64
    %110 = llvm.add %23, %109 : i64
    %111 = llvm.getelementptr %arg0[%110] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %112 = llvm.load %111 {alignment = 4 : i64} : !llvm.ptr -> f32
    %113 = llvm.mlir.poison : vector<16xf32>
    %114 = llvm.mlir.constant(0 : i32) : i32
    %115 = llvm.insertelement %112, %113[%114 : i32] : vector<16xf32>
    %116 = llvm.shufflevector %115, %113 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %117 = llvm.intr.fma(%116, %30, %21) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %118 = llvm.mlir.constant(1 : index) : i64
    %119 = llvm.mlir.constant(16 : index) : i64
    %120 = llvm.add %25, %119 : i64
    %121 = llvm.mlir.constant(0 : index) : i64
    %122 = llvm.getelementptr %arg2[%120] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %123 = llvm.load %122 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %124 = llvm.mlir.constant(1 : index) : i64
    %125 = llvm.mlir.constant(0 : index) : i64
    %126 = llvm.mlir.constant(0 : index) : i64
    %127 = llvm.add %23, %124 : i64
    %128 = llvm.getelementptr %arg0[%127] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %129 = llvm.load %128 {alignment = 4 : i64} : !llvm.ptr -> f32
    %130 = llvm.mlir.poison : vector<16xf32>
    %131 = llvm.mlir.constant(0 : i32) : i32
    %132 = llvm.insertelement %129, %130[%131 : i32] : vector<16xf32>
    %133 = llvm.shufflevector %132, %130 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %134 = llvm.intr.fma(%133, %123, %40) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %135 = llvm.mlir.constant(1 : index) : i64
    %136 = llvm.mlir.constant(384 : index) : i64
    %137 = llvm.mlir.constant(385 : index) : i64
    %138 = llvm.add %23, %137 : i64
    %139 = llvm.getelementptr %arg0[%138] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %140 = llvm.load %139 {alignment = 4 : i64} : !llvm.ptr -> f32
    %141 = llvm.mlir.poison : vector<16xf32>
    %142 = llvm.mlir.constant(0 : i32) : i32
    %143 = llvm.insertelement %140, %141[%142 : i32] : vector<16xf32>
    %144 = llvm.shufflevector %143, %141 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %145 = llvm.intr.fma(%144, %123, %51) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %146 = llvm.mlir.constant(2 : index) : i64
    %147 = llvm.mlir.constant(768 : index) : i64
    %148 = llvm.mlir.constant(769 : index) : i64
    %149 = llvm.add %23, %148 : i64
    %150 = llvm.getelementptr %arg0[%149] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %151 = llvm.load %150 {alignment = 4 : i64} : !llvm.ptr -> f32
    %152 = llvm.mlir.poison : vector<16xf32>
    %153 = llvm.mlir.constant(0 : i32) : i32
    %154 = llvm.insertelement %151, %152[%153 : i32] : vector<16xf32>
    %155 = llvm.shufflevector %154, %152 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %156 = llvm.intr.fma(%155, %123, %62) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %157 = llvm.mlir.constant(3 : index) : i64
    %158 = llvm.mlir.constant(1152 : index) : i64
    %159 = llvm.mlir.constant(1153 : index) : i64
    %160 = llvm.add %23, %159 : i64
    %161 = llvm.getelementptr %arg0[%160] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %162 = llvm.load %161 {alignment = 4 : i64} : !llvm.ptr -> f32
    %163 = llvm.mlir.poison : vector<16xf32>
    %164 = llvm.mlir.constant(0 : i32) : i32
    %165 = llvm.insertelement %162, %163[%164 : i32] : vector<16xf32>
    %166 = llvm.shufflevector %165, %163 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %167 = llvm.intr.fma(%166, %123, %73) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %168 = llvm.mlir.constant(4 : index) : i64
    %169 = llvm.mlir.constant(1536 : index) : i64
    %170 = llvm.mlir.constant(1537 : index) : i64
    %171 = llvm.add %23, %170 : i64
    %172 = llvm.getelementptr %arg0[%171] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %173 = llvm.load %172 {alignment = 4 : i64} : !llvm.ptr -> f32
    %174 = llvm.mlir.poison : vector<16xf32>
    %175 = llvm.mlir.constant(0 : i32) : i32
    %176 = llvm.insertelement %173, %174[%175 : i32] : vector<16xf32>
    %177 = llvm.shufflevector %176, %174 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %178 = llvm.intr.fma(%177, %123, %84) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %179 = llvm.mlir.constant(5 : index) : i64
    %180 = llvm.mlir.constant(1920 : index) : i64
    %181 = llvm.mlir.constant(1921 : index) : i64
    %182 = llvm.add %23, %181 : i64
    %183 = llvm.getelementptr %arg0[%182] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %184 = llvm.load %183 {alignment = 4 : i64} : !llvm.ptr -> f32
    %185 = llvm.mlir.poison : vector<16xf32>
    %186 = llvm.mlir.constant(0 : i32) : i32
    %187 = llvm.insertelement %184, %185[%186 : i32] : vector<16xf32>
    %188 = llvm.shufflevector %187, %185 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %189 = llvm.intr.fma(%188, %123, %95) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %190 = llvm.mlir.constant(6 : index) : i64
    %191 = llvm.mlir.constant(2304 : index) : i64
    %192 = llvm.mlir.constant(2305 : index) : i64
    %193 = llvm.add %23, %192 : i64
    %194 = llvm.getelementptr %arg0[%193] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %195 = llvm.load %194 {alignment = 4 : i64} : !llvm.ptr -> f32
    %196 = llvm.mlir.poison : vector<16xf32>
    %197 = llvm.mlir.constant(0 : i32) : i32
    %198 = llvm.insertelement %195, %196[%197 : i32] : vector<16xf32>
    %199 = llvm.shufflevector %198, %196 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %200 = llvm.intr.fma(%199, %123, %106) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %201 = llvm.mlir.constant(7 : index) : i64
    %202 = llvm.mlir.constant(2688 : index) : i64
    %203 = llvm.mlir.constant(2689 : index) : i64
    %204 = llvm.add %23, %203 : i64
    %205 = llvm.getelementptr %arg0[%204] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %206 = llvm.load %205 {alignment = 4 : i64} : !llvm.ptr -> f32
    %207 = llvm.mlir.poison : vector<16xf32>
    %208 = llvm.mlir.constant(0 : i32) : i32
    %209 = llvm.insertelement %206, %207[%208 : i32] : vector<16xf32>
    %210 = llvm.shufflevector %209, %207 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %211 = llvm.intr.fma(%210, %123, %117) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %212 = llvm.mlir.constant(2 : index) : i64
    %213 = llvm.mlir.constant(32 : index) : i64
    %214 = llvm.add %25, %213 : i64
    %215 = llvm.mlir.constant(0 : index) : i64
    %216 = llvm.getelementptr %arg2[%214] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %217 = llvm.load %216 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %218 = llvm.mlir.constant(2 : index) : i64
    %219 = llvm.mlir.constant(0 : index) : i64
    %220 = llvm.mlir.constant(0 : index) : i64
    %221 = llvm.add %23, %218 : i64
    %222 = llvm.getelementptr %arg0[%221] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %223 = llvm.load %222 {alignment = 4 : i64} : !llvm.ptr -> f32
    %224 = llvm.mlir.poison : vector<16xf32>
    %225 = llvm.mlir.constant(0 : i32) : i32
    %226 = llvm.insertelement %223, %224[%225 : i32] : vector<16xf32>
    %227 = llvm.shufflevector %226, %224 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %228 = llvm.intr.fma(%227, %217, %134) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %229 = llvm.mlir.constant(1 : index) : i64
    %230 = llvm.mlir.constant(384 : index) : i64
    %231 = llvm.mlir.constant(386 : index) : i64
    %232 = llvm.add %23, %231 : i64
    %233 = llvm.getelementptr %arg0[%232] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %234 = llvm.load %233 {alignment = 4 : i64} : !llvm.ptr -> f32
    %235 = llvm.mlir.poison : vector<16xf32>
    %236 = llvm.mlir.constant(0 : i32) : i32
    %237 = llvm.insertelement %234, %235[%236 : i32] : vector<16xf32>
    %238 = llvm.shufflevector %237, %235 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %239 = llvm.intr.fma(%238, %217, %145) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %240 = llvm.mlir.constant(2 : index) : i64
    %241 = llvm.mlir.constant(768 : index) : i64
    %242 = llvm.mlir.constant(770 : index) : i64
    %243 = llvm.add %23, %242 : i64
    %244 = llvm.getelementptr %arg0[%243] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %245 = llvm.load %244 {alignment = 4 : i64} : !llvm.ptr -> f32
    %246 = llvm.mlir.poison : vector<16xf32>
    %247 = llvm.mlir.constant(0 : i32) : i32
    %248 = llvm.insertelement %245, %246[%247 : i32] : vector<16xf32>
    %249 = llvm.shufflevector %248, %246 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %250 = llvm.intr.fma(%249, %217, %156) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %251 = llvm.mlir.constant(3 : index) : i64
    %252 = llvm.mlir.constant(1152 : index) : i64
    %253 = llvm.mlir.constant(1154 : index) : i64
    %254 = llvm.add %23, %253 : i64
    %255 = llvm.getelementptr %arg0[%254] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %256 = llvm.load %255 {alignment = 4 : i64} : !llvm.ptr -> f32
    %257 = llvm.mlir.poison : vector<16xf32>
    %258 = llvm.mlir.constant(0 : i32) : i32
    %259 = llvm.insertelement %256, %257[%258 : i32] : vector<16xf32>
    %260 = llvm.shufflevector %259, %257 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %261 = llvm.intr.fma(%260, %217, %167) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %262 = llvm.mlir.constant(4 : index) : i64
    %263 = llvm.mlir.constant(1536 : index) : i64
    %264 = llvm.mlir.constant(1538 : index) : i64
    %265 = llvm.add %23, %264 : i64
    %266 = llvm.getelementptr %arg0[%265] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %267 = llvm.load %266 {alignment = 4 : i64} : !llvm.ptr -> f32
    %268 = llvm.mlir.poison : vector<16xf32>
    %269 = llvm.mlir.constant(0 : i32) : i32
    %270 = llvm.insertelement %267, %268[%269 : i32] : vector<16xf32>
    %271 = llvm.shufflevector %270, %268 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %272 = llvm.intr.fma(%271, %217, %178) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %273 = llvm.mlir.constant(5 : index) : i64
    %274 = llvm.mlir.constant(1920 : index) : i64
    %275 = llvm.mlir.constant(1922 : index) : i64
    %276 = llvm.add %23, %275 : i64
    %277 = llvm.getelementptr %arg0[%276] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %278 = llvm.load %277 {alignment = 4 : i64} : !llvm.ptr -> f32
    %279 = llvm.mlir.poison : vector<16xf32>
    %280 = llvm.mlir.constant(0 : i32) : i32
    %281 = llvm.insertelement %278, %279[%280 : i32] : vector<16xf32>
    %282 = llvm.shufflevector %281, %279 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %283 = llvm.intr.fma(%282, %217, %189) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %284 = llvm.mlir.constant(6 : index) : i64
    %285 = llvm.mlir.constant(2304 : index) : i64
    %286 = llvm.mlir.constant(2306 : index) : i64
    %287 = llvm.add %23, %286 : i64
    %288 = llvm.getelementptr %arg0[%287] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %289 = llvm.load %288 {alignment = 4 : i64} : !llvm.ptr -> f32
    %290 = llvm.mlir.poison : vector<16xf32>
    %291 = llvm.mlir.constant(0 : i32) : i32
    %292 = llvm.insertelement %289, %290[%291 : i32] : vector<16xf32>
    %293 = llvm.shufflevector %292, %290 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %294 = llvm.intr.fma(%293, %217, %200) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %295 = llvm.mlir.constant(7 : index) : i64
    %296 = llvm.mlir.constant(2688 : index) : i64
    %297 = llvm.mlir.constant(2690 : index) : i64
    %298 = llvm.add %23, %297 : i64
    %299 = llvm.getelementptr %arg0[%298] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %300 = llvm.load %299 {alignment = 4 : i64} : !llvm.ptr -> f32
    %301 = llvm.mlir.poison : vector<16xf32>
    %302 = llvm.mlir.constant(0 : i32) : i32
    %303 = llvm.insertelement %300, %301[%302 : i32] : vector<16xf32>
    %304 = llvm.shufflevector %303, %301 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %305 = llvm.intr.fma(%304, %217, %211) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %306 = llvm.mlir.constant(3 : index) : i64
    %307 = llvm.mlir.constant(48 : index) : i64
    %308 = llvm.add %25, %307 : i64
    %309 = llvm.mlir.constant(0 : index) : i64
    %310 = llvm.getelementptr %arg2[%308] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %311 = llvm.load %310 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %312 = llvm.mlir.constant(3 : index) : i64
    %313 = llvm.mlir.constant(0 : index) : i64
    %314 = llvm.mlir.constant(0 : index) : i64
    %315 = llvm.add %23, %312 : i64
    %316 = llvm.getelementptr %arg0[%315] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %317 = llvm.load %316 {alignment = 4 : i64} : !llvm.ptr -> f32
    %318 = llvm.mlir.poison : vector<16xf32>
    %319 = llvm.mlir.constant(0 : i32) : i32
    %320 = llvm.insertelement %317, %318[%319 : i32] : vector<16xf32>
    %321 = llvm.shufflevector %320, %318 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %322 = llvm.intr.fma(%321, %311, %228) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %323 = llvm.mlir.constant(1 : index) : i64
    %324 = llvm.mlir.constant(384 : index) : i64
    %325 = llvm.mlir.constant(387 : index) : i64
    %326 = llvm.add %23, %325 : i64
    %327 = llvm.getelementptr %arg0[%326] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %328 = llvm.load %327 {alignment = 4 : i64} : !llvm.ptr -> f32
    %329 = llvm.mlir.poison : vector<16xf32>
    %330 = llvm.mlir.constant(0 : i32) : i32
    %331 = llvm.insertelement %328, %329[%330 : i32] : vector<16xf32>
    %332 = llvm.shufflevector %331, %329 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %333 = llvm.intr.fma(%332, %311, %239) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %334 = llvm.mlir.constant(2 : index) : i64
    %335 = llvm.mlir.constant(768 : index) : i64
    %336 = llvm.mlir.constant(771 : index) : i64
    %337 = llvm.add %23, %336 : i64
    %338 = llvm.getelementptr %arg0[%337] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %339 = llvm.load %338 {alignment = 4 : i64} : !llvm.ptr -> f32
    %340 = llvm.mlir.poison : vector<16xf32>
    %341 = llvm.mlir.constant(0 : i32) : i32
    %342 = llvm.insertelement %339, %340[%341 : i32] : vector<16xf32>
    %343 = llvm.shufflevector %342, %340 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %344 = llvm.intr.fma(%343, %311, %250) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %345 = llvm.mlir.constant(3 : index) : i64
    %346 = llvm.mlir.constant(1152 : index) : i64
    %347 = llvm.mlir.constant(1155 : index) : i64
    %348 = llvm.add %23, %347 : i64
    %349 = llvm.getelementptr %arg0[%348] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %350 = llvm.load %349 {alignment = 4 : i64} : !llvm.ptr -> f32
    %351 = llvm.mlir.poison : vector<16xf32>
    %352 = llvm.mlir.constant(0 : i32) : i32
    %353 = llvm.insertelement %350, %351[%352 : i32] : vector<16xf32>
    %354 = llvm.shufflevector %353, %351 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %355 = llvm.intr.fma(%354, %311, %261) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %356 = llvm.mlir.constant(4 : index) : i64
    %357 = llvm.mlir.constant(1536 : index) : i64
    %358 = llvm.mlir.constant(1539 : index) : i64
    %359 = llvm.add %23, %358 : i64
    %360 = llvm.getelementptr %arg0[%359] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %361 = llvm.load %360 {alignment = 4 : i64} : !llvm.ptr -> f32
    %362 = llvm.mlir.poison : vector<16xf32>
    %363 = llvm.mlir.constant(0 : i32) : i32
    %364 = llvm.insertelement %361, %362[%363 : i32] : vector<16xf32>
    %365 = llvm.shufflevector %364, %362 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %366 = llvm.intr.fma(%365, %311, %272) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %367 = llvm.mlir.constant(5 : index) : i64
    %368 = llvm.mlir.constant(1920 : index) : i64
    %369 = llvm.mlir.constant(1923 : index) : i64
    %370 = llvm.add %23, %369 : i64
    %371 = llvm.getelementptr %arg0[%370] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %372 = llvm.load %371 {alignment = 4 : i64} : !llvm.ptr -> f32
    %373 = llvm.mlir.poison : vector<16xf32>
    %374 = llvm.mlir.constant(0 : i32) : i32
    %375 = llvm.insertelement %372, %373[%374 : i32] : vector<16xf32>
    %376 = llvm.shufflevector %375, %373 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %377 = llvm.intr.fma(%376, %311, %283) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %378 = llvm.mlir.constant(6 : index) : i64
    %379 = llvm.mlir.constant(2304 : index) : i64
    %380 = llvm.mlir.constant(2307 : index) : i64
    %381 = llvm.add %23, %380 : i64
    %382 = llvm.getelementptr %arg0[%381] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %383 = llvm.load %382 {alignment = 4 : i64} : !llvm.ptr -> f32
    %384 = llvm.mlir.poison : vector<16xf32>
    %385 = llvm.mlir.constant(0 : i32) : i32
    %386 = llvm.insertelement %383, %384[%385 : i32] : vector<16xf32>
    %387 = llvm.shufflevector %386, %384 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %388 = llvm.intr.fma(%387, %311, %294) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %389 = llvm.mlir.constant(7 : index) : i64
    %390 = llvm.mlir.constant(2688 : index) : i64
    %391 = llvm.mlir.constant(2691 : index) : i64
    %392 = llvm.add %23, %391 : i64
    %393 = llvm.getelementptr %arg0[%392] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %394 = llvm.load %393 {alignment = 4 : i64} : !llvm.ptr -> f32
    %395 = llvm.mlir.poison : vector<16xf32>
    %396 = llvm.mlir.constant(0 : i32) : i32
    %397 = llvm.insertelement %394, %395[%396 : i32] : vector<16xf32>
    %398 = llvm.shufflevector %397, %395 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %399 = llvm.intr.fma(%398, %311, %305) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %400 = llvm.add %13, %12 : i64
    llvm.br ^bb1(%400, %322, %333, %344, %355, %366, %377, %388, %399 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
  ^bb3:  // pred: ^bb1
    %401 = llvm.mlir.constant(0 : index) : i64
    %402 = llvm.mlir.constant(0 : index) : i64
    %403 = llvm.mlir.constant(0 : index) : i64
    %404 = llvm.getelementptr %arg4[%3] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %14, %404 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %405 = llvm.mlir.constant(1 : index) : i64
    %406 = llvm.mlir.constant(16 : index) : i64
    %407 = llvm.mlir.constant(16 : index) : i64
    %408 = llvm.mlir.constant(0 : index) : i64
    %409 = llvm.getelementptr %arg4[%407] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %15, %409 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %410 = llvm.mlir.constant(2 : index) : i64
    %411 = llvm.mlir.constant(32 : index) : i64
    %412 = llvm.mlir.constant(32 : index) : i64
    %413 = llvm.mlir.constant(0 : index) : i64
    %414 = llvm.getelementptr %arg4[%412] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %16, %414 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %415 = llvm.mlir.constant(3 : index) : i64
    %416 = llvm.mlir.constant(48 : index) : i64
    %417 = llvm.mlir.constant(48 : index) : i64
    %418 = llvm.mlir.constant(0 : index) : i64
    %419 = llvm.getelementptr %arg4[%417] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %17, %419 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %420 = llvm.mlir.constant(4 : index) : i64
    %421 = llvm.mlir.constant(64 : index) : i64
    %422 = llvm.mlir.constant(64 : index) : i64
    %423 = llvm.mlir.constant(0 : index) : i64
    %424 = llvm.getelementptr %arg4[%422] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %18, %424 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %425 = llvm.mlir.constant(5 : index) : i64
    %426 = llvm.mlir.constant(80 : index) : i64
    %427 = llvm.mlir.constant(80 : index) : i64
    %428 = llvm.mlir.constant(0 : index) : i64
    %429 = llvm.getelementptr %arg4[%427] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %19, %429 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %430 = llvm.mlir.constant(6 : index) : i64
    %431 = llvm.mlir.constant(96 : index) : i64
    %432 = llvm.mlir.constant(96 : index) : i64
    %433 = llvm.mlir.constant(0 : index) : i64
    %434 = llvm.getelementptr %arg4[%432] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %20, %434 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %435 = llvm.mlir.constant(7 : index) : i64
    %436 = llvm.mlir.constant(112 : index) : i64
    %437 = llvm.mlir.constant(112 : index) : i64
    %438 = llvm.mlir.constant(0 : index) : i64
    %439 = llvm.getelementptr %arg4[%437] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %21, %439 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %440 = llvm.mlir.constant(192 : index) : i64
    %441 = llvm.mlir.constant(384 : index) : i64
    %442 = llvm.mlir.constant(192 : index) : i64
    llvm.br ^bb4(%440 : i64)
  ^bb4(%443: i64):  // 2 preds: ^bb3, ^bb8
    %444 = llvm.icmp "slt" %443, %441 : i64
    llvm.cond_br %444, ^bb5, ^bb9
  ^bb5:  // pred: ^bb4
    %445 = llvm.mlir.constant(192 : index) : i64
    %446 = llvm.mlir.constant(dense<0.000000e+00> : vector<16xf32>) : vector<16xf32>
    %447 = llvm.add %443, %445 : i64
    %448 = llvm.mlir.constant(4 : index) : i64
    %449 = llvm.mlir.constant(0 : index) : i64
    %450 = llvm.mlir.constant(4 : index) : i64
    llvm.br ^bb6(%443, %446, %446, %446, %446, %446, %446, %446, %446 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
  ^bb6(%451: i64, %452: vector<16xf32>, %453: vector<16xf32>, %454: vector<16xf32>, %455: vector<16xf32>, %456: vector<16xf32>, %457: vector<16xf32>, %458: vector<16xf32>, %459: vector<16xf32>):  // 2 preds: ^bb5, ^bb7
    %460 = llvm.icmp "slt" %451, %447 : i64
    llvm.cond_br %460, ^bb7, ^bb8
  ^bb7:  // pred: ^bb6
    %461 = llvm.add %arg1, %451 : i64
    %462 = llvm.mul %451, %4 : i64
    %463 = llvm.add %arg3, %462 : i64
    %464 = llvm.mlir.constant(0 : index) : i64
    %465 = llvm.mlir.constant(0 : index) : i64
    %466 = llvm.mlir.constant(0 : index) : i64
    %467 = llvm.getelementptr %arg2[%463] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %468 = llvm.load %467 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %469 = llvm.mlir.constant(0 : index) : i64
    %470 = llvm.mlir.constant(0 : index) : i64
    %471 = llvm.mlir.constant(0 : index) : i64
    %472 = llvm.getelementptr %arg0[%461] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %473 = llvm.load %472 {alignment = 4 : i64} : !llvm.ptr -> f32
    %474 = llvm.mlir.poison : vector<16xf32>
    %475 = llvm.mlir.constant(0 : i32) : i32
    %476 = llvm.insertelement %473, %474[%475 : i32] : vector<16xf32>
    %477 = llvm.shufflevector %476, %474 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %478 = llvm.intr.fma(%477, %468, %452) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %479 = llvm.mlir.constant(1 : index) : i64
    %480 = llvm.mlir.constant(384 : index) : i64
    %481 = llvm.mlir.constant(384 : index) : i64
    %482 = llvm.add %461, %481 : i64
    %483 = llvm.getelementptr %arg0[%482] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %484 = llvm.load %483 {alignment = 4 : i64} : !llvm.ptr -> f32
    %485 = llvm.mlir.poison : vector<16xf32>
    %486 = llvm.mlir.constant(0 : i32) : i32
    %487 = llvm.insertelement %484, %485[%486 : i32] : vector<16xf32>
    %488 = llvm.shufflevector %487, %485 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %489 = llvm.intr.fma(%488, %468, %453) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %490 = llvm.mlir.constant(2 : index) : i64
    %491 = llvm.mlir.constant(768 : index) : i64
    %492 = llvm.mlir.constant(768 : index) : i64
    %493 = llvm.add %461, %492 : i64
    %494 = llvm.getelementptr %arg0[%493] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %495 = llvm.load %494 {alignment = 4 : i64} : !llvm.ptr -> f32
    %496 = llvm.mlir.poison : vector<16xf32>
    %497 = llvm.mlir.constant(0 : i32) : i32
    %498 = llvm.insertelement %495, %496[%497 : i32] : vector<16xf32>
    %499 = llvm.shufflevector %498, %496 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %500 = llvm.intr.fma(%499, %468, %454) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %501 = llvm.mlir.constant(3 : index) : i64
    %502 = llvm.mlir.constant(1152 : index) : i64
    %503 = llvm.mlir.constant(1152 : index) : i64
    %504 = llvm.add %461, %503 : i64
    %505 = llvm.getelementptr %arg0[%504] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %506 = llvm.load %505 {alignment = 4 : i64} : !llvm.ptr -> f32
    %507 = llvm.mlir.poison : vector<16xf32>
    %508 = llvm.mlir.constant(0 : i32) : i32
    %509 = llvm.insertelement %506, %507[%508 : i32] : vector<16xf32>
    %510 = llvm.shufflevector %509, %507 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %511 = llvm.intr.fma(%510, %468, %455) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %512 = llvm.mlir.constant(4 : index) : i64
    %513 = llvm.mlir.constant(1536 : index) : i64
    %514 = llvm.mlir.constant(1536 : index) : i64
    %515 = llvm.add %461, %514 : i64
    %516 = llvm.getelementptr %arg0[%515] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %517 = llvm.load %516 {alignment = 4 : i64} : !llvm.ptr -> f32
    %518 = llvm.mlir.poison : vector<16xf32>
    %519 = llvm.mlir.constant(0 : i32) : i32
    %520 = llvm.insertelement %517, %518[%519 : i32] : vector<16xf32>
    %521 = llvm.shufflevector %520, %518 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %522 = llvm.intr.fma(%521, %468, %456) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %523 = llvm.mlir.constant(5 : index) : i64
    %524 = llvm.mlir.constant(1920 : index) : i64
    %525 = llvm.mlir.constant(1920 : index) : i64
    %526 = llvm.add %461, %525 : i64
    %527 = llvm.getelementptr %arg0[%526] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %528 = llvm.load %527 {alignment = 4 : i64} : !llvm.ptr -> f32
    %529 = llvm.mlir.poison : vector<16xf32>
    %530 = llvm.mlir.constant(0 : i32) : i32
    %531 = llvm.insertelement %528, %529[%530 : i32] : vector<16xf32>
    %532 = llvm.shufflevector %531, %529 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %533 = llvm.intr.fma(%532, %468, %457) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %534 = llvm.mlir.constant(6 : index) : i64
    %535 = llvm.mlir.constant(2304 : index) : i64
    %536 = llvm.mlir.constant(2304 : index) : i64
    %537 = llvm.add %461, %536 : i64
    %538 = llvm.getelementptr %arg0[%537] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %539 = llvm.load %538 {alignment = 4 : i64} : !llvm.ptr -> f32
    %540 = llvm.mlir.poison : vector<16xf32>
    %541 = llvm.mlir.constant(0 : i32) : i32
    %542 = llvm.insertelement %539, %540[%541 : i32] : vector<16xf32>
    %543 = llvm.shufflevector %542, %540 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %544 = llvm.intr.fma(%543, %468, %458) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %545 = llvm.mlir.constant(7 : index) : i64
    %546 = llvm.mlir.constant(2688 : index) : i64
    %547 = llvm.mlir.constant(2688 : index) : i64
    %548 = llvm.add %461, %547 : i64
    %549 = llvm.getelementptr %arg0[%548] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %550 = llvm.load %549 {alignment = 4 : i64} : !llvm.ptr -> f32
    %551 = llvm.mlir.poison : vector<16xf32>
    %552 = llvm.mlir.constant(0 : i32) : i32
    %553 = llvm.insertelement %550, %551[%552 : i32] : vector<16xf32>
    %554 = llvm.shufflevector %553, %551 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %555 = llvm.intr.fma(%554, %468, %459) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %556 = llvm.mlir.constant(1 : index) : i64
    %557 = llvm.mlir.constant(16 : index) : i64
    %558 = llvm.add %463, %557 : i64
    %559 = llvm.mlir.constant(0 : index) : i64
    %560 = llvm.getelementptr %arg2[%558] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %561 = llvm.load %560 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %562 = llvm.mlir.constant(1 : index) : i64
    %563 = llvm.mlir.constant(0 : index) : i64
    %564 = llvm.mlir.constant(0 : index) : i64
    %565 = llvm.add %461, %562 : i64
    %566 = llvm.getelementptr %arg0[%565] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %567 = llvm.load %566 {alignment = 4 : i64} : !llvm.ptr -> f32
    %568 = llvm.mlir.poison : vector<16xf32>
    %569 = llvm.mlir.constant(0 : i32) : i32
    %570 = llvm.insertelement %567, %568[%569 : i32] : vector<16xf32>
    %571 = llvm.shufflevector %570, %568 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %572 = llvm.intr.fma(%571, %561, %478) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %573 = llvm.mlir.constant(1 : index) : i64
    %574 = llvm.mlir.constant(384 : index) : i64
    %575 = llvm.mlir.constant(385 : index) : i64
    %576 = llvm.add %461, %575 : i64
    %577 = llvm.getelementptr %arg0[%576] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %578 = llvm.load %577 {alignment = 4 : i64} : !llvm.ptr -> f32
    %579 = llvm.mlir.poison : vector<16xf32>
    %580 = llvm.mlir.constant(0 : i32) : i32
    %581 = llvm.insertelement %578, %579[%580 : i32] : vector<16xf32>
    %582 = llvm.shufflevector %581, %579 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %583 = llvm.intr.fma(%582, %561, %489) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %584 = llvm.mlir.constant(2 : index) : i64
    %585 = llvm.mlir.constant(768 : index) : i64
    %586 = llvm.mlir.constant(769 : index) : i64
    %587 = llvm.add %461, %586 : i64
    %588 = llvm.getelementptr %arg0[%587] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %589 = llvm.load %588 {alignment = 4 : i64} : !llvm.ptr -> f32
    %590 = llvm.mlir.poison : vector<16xf32>
    %591 = llvm.mlir.constant(0 : i32) : i32
    %592 = llvm.insertelement %589, %590[%591 : i32] : vector<16xf32>
    %593 = llvm.shufflevector %592, %590 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %594 = llvm.intr.fma(%593, %561, %500) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %595 = llvm.mlir.constant(3 : index) : i64
    %596 = llvm.mlir.constant(1152 : index) : i64
    %597 = llvm.mlir.constant(1153 : index) : i64
    %598 = llvm.add %461, %597 : i64
    %599 = llvm.getelementptr %arg0[%598] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %600 = llvm.load %599 {alignment = 4 : i64} : !llvm.ptr -> f32
    %601 = llvm.mlir.poison : vector<16xf32>
    %602 = llvm.mlir.constant(0 : i32) : i32
    %603 = llvm.insertelement %600, %601[%602 : i32] : vector<16xf32>
    %604 = llvm.shufflevector %603, %601 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %605 = llvm.intr.fma(%604, %561, %511) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %606 = llvm.mlir.constant(4 : index) : i64
    %607 = llvm.mlir.constant(1536 : index) : i64
    %608 = llvm.mlir.constant(1537 : index) : i64
    %609 = llvm.add %461, %608 : i64
    %610 = llvm.getelementptr %arg0[%609] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %611 = llvm.load %610 {alignment = 4 : i64} : !llvm.ptr -> f32
    %612 = llvm.mlir.poison : vector<16xf32>
    %613 = llvm.mlir.constant(0 : i32) : i32
    %614 = llvm.insertelement %611, %612[%613 : i32] : vector<16xf32>
    %615 = llvm.shufflevector %614, %612 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %616 = llvm.intr.fma(%615, %561, %522) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %617 = llvm.mlir.constant(5 : index) : i64
    %618 = llvm.mlir.constant(1920 : index) : i64
    %619 = llvm.mlir.constant(1921 : index) : i64
    %620 = llvm.add %461, %619 : i64
    %621 = llvm.getelementptr %arg0[%620] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %622 = llvm.load %621 {alignment = 4 : i64} : !llvm.ptr -> f32
    %623 = llvm.mlir.poison : vector<16xf32>
    %624 = llvm.mlir.constant(0 : i32) : i32
    %625 = llvm.insertelement %622, %623[%624 : i32] : vector<16xf32>
    %626 = llvm.shufflevector %625, %623 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %627 = llvm.intr.fma(%626, %561, %533) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %628 = llvm.mlir.constant(6 : index) : i64
    %629 = llvm.mlir.constant(2304 : index) : i64
    %630 = llvm.mlir.constant(2305 : index) : i64
    %631 = llvm.add %461, %630 : i64
    %632 = llvm.getelementptr %arg0[%631] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %633 = llvm.load %632 {alignment = 4 : i64} : !llvm.ptr -> f32
    %634 = llvm.mlir.poison : vector<16xf32>
    %635 = llvm.mlir.constant(0 : i32) : i32
    %636 = llvm.insertelement %633, %634[%635 : i32] : vector<16xf32>
    %637 = llvm.shufflevector %636, %634 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %638 = llvm.intr.fma(%637, %561, %544) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %639 = llvm.mlir.constant(7 : index) : i64
    %640 = llvm.mlir.constant(2688 : index) : i64
    %641 = llvm.mlir.constant(2689 : index) : i64
    %642 = llvm.add %461, %641 : i64
    %643 = llvm.getelementptr %arg0[%642] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %644 = llvm.load %643 {alignment = 4 : i64} : !llvm.ptr -> f32
    %645 = llvm.mlir.poison : vector<16xf32>
    %646 = llvm.mlir.constant(0 : i32) : i32
    %647 = llvm.insertelement %644, %645[%646 : i32] : vector<16xf32>
    %648 = llvm.shufflevector %647, %645 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %649 = llvm.intr.fma(%648, %561, %555) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %650 = llvm.mlir.constant(2 : index) : i64
    %651 = llvm.mlir.constant(32 : index) : i64
    %652 = llvm.add %463, %651 : i64
    %653 = llvm.mlir.constant(0 : index) : i64
    %654 = llvm.getelementptr %arg2[%652] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %655 = llvm.load %654 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %656 = llvm.mlir.constant(2 : index) : i64
    %657 = llvm.mlir.constant(0 : index) : i64
    %658 = llvm.mlir.constant(0 : index) : i64
    %659 = llvm.add %461, %656 : i64
    %660 = llvm.getelementptr %arg0[%659] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %661 = llvm.load %660 {alignment = 4 : i64} : !llvm.ptr -> f32
    %662 = llvm.mlir.poison : vector<16xf32>
    %663 = llvm.mlir.constant(0 : i32) : i32
    %664 = llvm.insertelement %661, %662[%663 : i32] : vector<16xf32>
    %665 = llvm.shufflevector %664, %662 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %666 = llvm.intr.fma(%665, %655, %572) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %667 = llvm.mlir.constant(1 : index) : i64
    %668 = llvm.mlir.constant(384 : index) : i64
    %669 = llvm.mlir.constant(386 : index) : i64
    %670 = llvm.add %461, %669 : i64
    %671 = llvm.getelementptr %arg0[%670] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %672 = llvm.load %671 {alignment = 4 : i64} : !llvm.ptr -> f32
    %673 = llvm.mlir.poison : vector<16xf32>
    %674 = llvm.mlir.constant(0 : i32) : i32
    %675 = llvm.insertelement %672, %673[%674 : i32] : vector<16xf32>
    %676 = llvm.shufflevector %675, %673 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %677 = llvm.intr.fma(%676, %655, %583) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %678 = llvm.mlir.constant(2 : index) : i64
    %679 = llvm.mlir.constant(768 : index) : i64
    %680 = llvm.mlir.constant(770 : index) : i64
    %681 = llvm.add %461, %680 : i64
    %682 = llvm.getelementptr %arg0[%681] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %683 = llvm.load %682 {alignment = 4 : i64} : !llvm.ptr -> f32
    %684 = llvm.mlir.poison : vector<16xf32>
    %685 = llvm.mlir.constant(0 : i32) : i32
    %686 = llvm.insertelement %683, %684[%685 : i32] : vector<16xf32>
    %687 = llvm.shufflevector %686, %684 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %688 = llvm.intr.fma(%687, %655, %594) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %689 = llvm.mlir.constant(3 : index) : i64
    %690 = llvm.mlir.constant(1152 : index) : i64
    %691 = llvm.mlir.constant(1154 : index) : i64
    %692 = llvm.add %461, %691 : i64
    %693 = llvm.getelementptr %arg0[%692] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %694 = llvm.load %693 {alignment = 4 : i64} : !llvm.ptr -> f32
    %695 = llvm.mlir.poison : vector<16xf32>
    %696 = llvm.mlir.constant(0 : i32) : i32
    %697 = llvm.insertelement %694, %695[%696 : i32] : vector<16xf32>
    %698 = llvm.shufflevector %697, %695 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %699 = llvm.intr.fma(%698, %655, %605) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %700 = llvm.mlir.constant(4 : index) : i64
    %701 = llvm.mlir.constant(1536 : index) : i64
    %702 = llvm.mlir.constant(1538 : index) : i64
    %703 = llvm.add %461, %702 : i64
    %704 = llvm.getelementptr %arg0[%703] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %705 = llvm.load %704 {alignment = 4 : i64} : !llvm.ptr -> f32
    %706 = llvm.mlir.poison : vector<16xf32>
    %707 = llvm.mlir.constant(0 : i32) : i32
    %708 = llvm.insertelement %705, %706[%707 : i32] : vector<16xf32>
    %709 = llvm.shufflevector %708, %706 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %710 = llvm.intr.fma(%709, %655, %616) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %711 = llvm.mlir.constant(5 : index) : i64
    %712 = llvm.mlir.constant(1920 : index) : i64
    %713 = llvm.mlir.constant(1922 : index) : i64
    %714 = llvm.add %461, %713 : i64
    %715 = llvm.getelementptr %arg0[%714] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %716 = llvm.load %715 {alignment = 4 : i64} : !llvm.ptr -> f32
    %717 = llvm.mlir.poison : vector<16xf32>
    %718 = llvm.mlir.constant(0 : i32) : i32
    %719 = llvm.insertelement %716, %717[%718 : i32] : vector<16xf32>
    %720 = llvm.shufflevector %719, %717 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %721 = llvm.intr.fma(%720, %655, %627) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %722 = llvm.mlir.constant(6 : index) : i64
    %723 = llvm.mlir.constant(2304 : index) : i64
    %724 = llvm.mlir.constant(2306 : index) : i64
    %725 = llvm.add %461, %724 : i64
    %726 = llvm.getelementptr %arg0[%725] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %727 = llvm.load %726 {alignment = 4 : i64} : !llvm.ptr -> f32
    %728 = llvm.mlir.poison : vector<16xf32>
    %729 = llvm.mlir.constant(0 : i32) : i32
    %730 = llvm.insertelement %727, %728[%729 : i32] : vector<16xf32>
    %731 = llvm.shufflevector %730, %728 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %732 = llvm.intr.fma(%731, %655, %638) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %733 = llvm.mlir.constant(7 : index) : i64
    %734 = llvm.mlir.constant(2688 : index) : i64
    %735 = llvm.mlir.constant(2690 : index) : i64
    %736 = llvm.add %461, %735 : i64
    %737 = llvm.getelementptr %arg0[%736] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %738 = llvm.load %737 {alignment = 4 : i64} : !llvm.ptr -> f32
    %739 = llvm.mlir.poison : vector<16xf32>
    %740 = llvm.mlir.constant(0 : i32) : i32
    %741 = llvm.insertelement %738, %739[%740 : i32] : vector<16xf32>
    %742 = llvm.shufflevector %741, %739 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %743 = llvm.intr.fma(%742, %655, %649) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %744 = llvm.mlir.constant(3 : index) : i64
    %745 = llvm.mlir.constant(48 : index) : i64
    %746 = llvm.add %463, %745 : i64
    %747 = llvm.mlir.constant(0 : index) : i64
    %748 = llvm.getelementptr %arg2[%746] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %749 = llvm.load %748 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %750 = llvm.mlir.constant(3 : index) : i64
    %751 = llvm.mlir.constant(0 : index) : i64
    %752 = llvm.mlir.constant(0 : index) : i64
    %753 = llvm.add %461, %750 : i64
    %754 = llvm.getelementptr %arg0[%753] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %755 = llvm.load %754 {alignment = 4 : i64} : !llvm.ptr -> f32
    %756 = llvm.mlir.poison : vector<16xf32>
    %757 = llvm.mlir.constant(0 : i32) : i32
    %758 = llvm.insertelement %755, %756[%757 : i32] : vector<16xf32>
    %759 = llvm.shufflevector %758, %756 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %760 = llvm.intr.fma(%759, %749, %666) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %761 = llvm.mlir.constant(1 : index) : i64
    %762 = llvm.mlir.constant(384 : index) : i64
    %763 = llvm.mlir.constant(387 : index) : i64
    %764 = llvm.add %461, %763 : i64
    %765 = llvm.getelementptr %arg0[%764] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %766 = llvm.load %765 {alignment = 4 : i64} : !llvm.ptr -> f32
    %767 = llvm.mlir.poison : vector<16xf32>
    %768 = llvm.mlir.constant(0 : i32) : i32
    %769 = llvm.insertelement %766, %767[%768 : i32] : vector<16xf32>
    %770 = llvm.shufflevector %769, %767 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %771 = llvm.intr.fma(%770, %749, %677) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %772 = llvm.mlir.constant(2 : index) : i64
    %773 = llvm.mlir.constant(768 : index) : i64
    %774 = llvm.mlir.constant(771 : index) : i64
    %775 = llvm.add %461, %774 : i64
    %776 = llvm.getelementptr %arg0[%775] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %777 = llvm.load %776 {alignment = 4 : i64} : !llvm.ptr -> f32
    %778 = llvm.mlir.poison : vector<16xf32>
    %779 = llvm.mlir.constant(0 : i32) : i32
    %780 = llvm.insertelement %777, %778[%779 : i32] : vector<16xf32>
    %781 = llvm.shufflevector %780, %778 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %782 = llvm.intr.fma(%781, %749, %688) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %783 = llvm.mlir.constant(3 : index) : i64
    %784 = llvm.mlir.constant(1152 : index) : i64
    %785 = llvm.mlir.constant(1155 : index) : i64
    %786 = llvm.add %461, %785 : i64
    %787 = llvm.getelementptr %arg0[%786] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %788 = llvm.load %787 {alignment = 4 : i64} : !llvm.ptr -> f32
    %789 = llvm.mlir.poison : vector<16xf32>
    %790 = llvm.mlir.constant(0 : i32) : i32
    %791 = llvm.insertelement %788, %789[%790 : i32] : vector<16xf32>
    %792 = llvm.shufflevector %791, %789 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %793 = llvm.intr.fma(%792, %749, %699) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %794 = llvm.mlir.constant(4 : index) : i64
    %795 = llvm.mlir.constant(1536 : index) : i64
    %796 = llvm.mlir.constant(1539 : index) : i64
    %797 = llvm.add %461, %796 : i64
    %798 = llvm.getelementptr %arg0[%797] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %799 = llvm.load %798 {alignment = 4 : i64} : !llvm.ptr -> f32
    %800 = llvm.mlir.poison : vector<16xf32>
    %801 = llvm.mlir.constant(0 : i32) : i32
    %802 = llvm.insertelement %799, %800[%801 : i32] : vector<16xf32>
    %803 = llvm.shufflevector %802, %800 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %804 = llvm.intr.fma(%803, %749, %710) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %805 = llvm.mlir.constant(5 : index) : i64
    %806 = llvm.mlir.constant(1920 : index) : i64
    %807 = llvm.mlir.constant(1923 : index) : i64
    %808 = llvm.add %461, %807 : i64
    %809 = llvm.getelementptr %arg0[%808] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %810 = llvm.load %809 {alignment = 4 : i64} : !llvm.ptr -> f32
    %811 = llvm.mlir.poison : vector<16xf32>
    %812 = llvm.mlir.constant(0 : i32) : i32
    %813 = llvm.insertelement %810, %811[%812 : i32] : vector<16xf32>
    %814 = llvm.shufflevector %813, %811 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %815 = llvm.intr.fma(%814, %749, %721) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %816 = llvm.mlir.constant(6 : index) : i64
    %817 = llvm.mlir.constant(2304 : index) : i64
    %818 = llvm.mlir.constant(2307 : index) : i64
    %819 = llvm.add %461, %818 : i64
    %820 = llvm.getelementptr %arg0[%819] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %821 = llvm.load %820 {alignment = 4 : i64} : !llvm.ptr -> f32
    %822 = llvm.mlir.poison : vector<16xf32>
    %823 = llvm.mlir.constant(0 : i32) : i32
    %824 = llvm.insertelement %821, %822[%823 : i32] : vector<16xf32>
    %825 = llvm.shufflevector %824, %822 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %826 = llvm.intr.fma(%825, %749, %732) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %827 = llvm.mlir.constant(7 : index) : i64
    %828 = llvm.mlir.constant(2688 : index) : i64
    %829 = llvm.mlir.constant(2691 : index) : i64
    %830 = llvm.add %461, %829 : i64
    %831 = llvm.getelementptr %arg0[%830] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %832 = llvm.load %831 {alignment = 4 : i64} : !llvm.ptr -> f32
    %833 = llvm.mlir.poison : vector<16xf32>
    %834 = llvm.mlir.constant(0 : i32) : i32
    %835 = llvm.insertelement %832, %833[%834 : i32] : vector<16xf32>
    %836 = llvm.shufflevector %835, %833 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %837 = llvm.intr.fma(%836, %749, %743) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %838 = llvm.add %451, %450 : i64
    llvm.br ^bb6(%838, %760, %771, %782, %793, %804, %815, %826, %837 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
  ^bb8:  // pred: ^bb6
    %839 = llvm.mlir.constant(0 : index) : i64
    %840 = llvm.mlir.constant(0 : index) : i64
    %841 = llvm.mlir.constant(0 : index) : i64
    %842 = llvm.getelementptr %arg4[%3] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %843 = llvm.load %842 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %844 = llvm.fadd %843, %452 : vector<16xf32>
    %845 = llvm.mlir.constant(0 : index) : i64
    %846 = llvm.mlir.constant(0 : index) : i64
    %847 = llvm.mlir.constant(0 : index) : i64
    %848 = llvm.getelementptr %arg4[%3] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %844, %848 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %849 = llvm.mlir.constant(1 : index) : i64
    %850 = llvm.mlir.constant(16 : index) : i64
    %851 = llvm.mlir.constant(16 : index) : i64
    %852 = llvm.mlir.constant(0 : index) : i64
    %853 = llvm.getelementptr %arg4[%851] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %854 = llvm.load %853 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %855 = llvm.fadd %854, %453 : vector<16xf32>
    %856 = llvm.mlir.constant(1 : index) : i64
    %857 = llvm.mlir.constant(16 : index) : i64
    %858 = llvm.mlir.constant(16 : index) : i64
    %859 = llvm.mlir.constant(0 : index) : i64
    %860 = llvm.getelementptr %arg4[%858] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %855, %860 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %861 = llvm.mlir.constant(2 : index) : i64
    %862 = llvm.mlir.constant(32 : index) : i64
    %863 = llvm.mlir.constant(32 : index) : i64
    %864 = llvm.mlir.constant(0 : index) : i64
    %865 = llvm.getelementptr %arg4[%863] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %866 = llvm.load %865 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %867 = llvm.fadd %866, %454 : vector<16xf32>
    %868 = llvm.mlir.constant(2 : index) : i64
    %869 = llvm.mlir.constant(32 : index) : i64
    %870 = llvm.mlir.constant(32 : index) : i64
    %871 = llvm.mlir.constant(0 : index) : i64
    %872 = llvm.getelementptr %arg4[%870] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %867, %872 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %873 = llvm.mlir.constant(3 : index) : i64
    %874 = llvm.mlir.constant(48 : index) : i64
    %875 = llvm.mlir.constant(48 : index) : i64
    %876 = llvm.mlir.constant(0 : index) : i64
    %877 = llvm.getelementptr %arg4[%875] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %878 = llvm.load %877 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %879 = llvm.fadd %878, %455 : vector<16xf32>
    %880 = llvm.mlir.constant(3 : index) : i64
    %881 = llvm.mlir.constant(48 : index) : i64
    %882 = llvm.mlir.constant(48 : index) : i64
    %883 = llvm.mlir.constant(0 : index) : i64
    %884 = llvm.getelementptr %arg4[%882] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %879, %884 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %885 = llvm.mlir.constant(4 : index) : i64
    %886 = llvm.mlir.constant(64 : index) : i64
    %887 = llvm.mlir.constant(64 : index) : i64
    %888 = llvm.mlir.constant(0 : index) : i64
    %889 = llvm.getelementptr %arg4[%887] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %890 = llvm.load %889 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %891 = llvm.fadd %890, %456 : vector<16xf32>
    %892 = llvm.mlir.constant(4 : index) : i64
    %893 = llvm.mlir.constant(64 : index) : i64
    %894 = llvm.mlir.constant(64 : index) : i64
    %895 = llvm.mlir.constant(0 : index) : i64
    %896 = llvm.getelementptr %arg4[%894] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %891, %896 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %897 = llvm.mlir.constant(5 : index) : i64
    %898 = llvm.mlir.constant(80 : index) : i64
    %899 = llvm.mlir.constant(80 : index) : i64
    %900 = llvm.mlir.constant(0 : index) : i64
    %901 = llvm.getelementptr %arg4[%899] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %902 = llvm.load %901 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %903 = llvm.fadd %902, %457 : vector<16xf32>
    %904 = llvm.mlir.constant(5 : index) : i64
    %905 = llvm.mlir.constant(80 : index) : i64
    %906 = llvm.mlir.constant(80 : index) : i64
    %907 = llvm.mlir.constant(0 : index) : i64
    %908 = llvm.getelementptr %arg4[%906] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %903, %908 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %909 = llvm.mlir.constant(6 : index) : i64
    %910 = llvm.mlir.constant(96 : index) : i64
    %911 = llvm.mlir.constant(96 : index) : i64
    %912 = llvm.mlir.constant(0 : index) : i64
    %913 = llvm.getelementptr %arg4[%911] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %914 = llvm.load %913 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %915 = llvm.fadd %914, %458 : vector<16xf32>
    %916 = llvm.mlir.constant(6 : index) : i64
    %917 = llvm.mlir.constant(96 : index) : i64
    %918 = llvm.mlir.constant(96 : index) : i64
    %919 = llvm.mlir.constant(0 : index) : i64
    %920 = llvm.getelementptr %arg4[%918] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %915, %920 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %921 = llvm.mlir.constant(7 : index) : i64
    %922 = llvm.mlir.constant(112 : index) : i64
    %923 = llvm.mlir.constant(112 : index) : i64
    %924 = llvm.mlir.constant(0 : index) : i64
    %925 = llvm.getelementptr %arg4[%923] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %926 = llvm.load %925 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %927 = llvm.fadd %926, %459 : vector<16xf32>
    %928 = llvm.mlir.constant(7 : index) : i64
    %929 = llvm.mlir.constant(112 : index) : i64
    %930 = llvm.mlir.constant(112 : index) : i64
    %931 = llvm.mlir.constant(0 : index) : i64
    %932 = llvm.getelementptr %arg4[%930] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %927, %932 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %933 = llvm.add %443, %442 : i64
    llvm.br ^bb4(%933 : i64)
  ^bb9:  // pred: ^bb4
    llvm.return
  }
}

