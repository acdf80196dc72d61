module {
  llvm.func @pointwise_389c37d66e1c4bd8(%arg0: !llvm.ptr, %arg1: i64, %arg2: i64) attributes {tile.grid_size = 96 : i64} {
    %0 = llvm.load %arg0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %1 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %2 = llvm.getelementptr %0[8] : (!llvm.ptr) -> !llvm.ptr, i8
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.mlir.constant(1 : index) : i64
    llvm.br ^bb1(%arg1 : i64)
  ^bb1(%5: i64):  // 2 preds: ^bb0, ^bb5
    %6 = llvm.icmp "slt" %5, %arg2 : i64
    llvm.cond_br %6, ^bb2, ^bb6
  ^bb2:  // pred: ^bb1
    %7 = llvm.mlir.constant(32768 : index) : i64
    %8 = llvm.mul %5, %7 : i64
    %9 = llvm.mlir.constant(32768 : index) : i64
    %10 = llvm.mlir.constant(0 : index) : i64
    %11 = llvm.mlir.constant(32 : index) : i64
    %12 = llvm.mlir.constant(0.707106769 : f32) : f32
    %13 = llvm.mlir.constant(dense<0.707106769> : vector<16xf32>) : vector<16xf32>
    %14 = llvm.mlir.constant(1.000000e+00 : f32) : f32
    %15 = llvm.mlir.constant(dense<1.000000e+00> : vector<16xf32>) : vector<16xf32>
    %16 = llvm.mlir.constant(5.000000e-01 : f32) : f32
    %17 = llvm.mlir.constant(dense<5.000000e-01> : vector<16xf32>) : vector<16xf32>
    llvm.br ^bb3(%10 : i64)
  ^bb3(%18: i64):  // 2 preds: ^bb2, ^bb4
    %19 = llvm.icmp "slt" %18, %9 : i64
    llvm.cond_br %19, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %20 = llvm.mlir.constant(16 : index) : i64
    %21 = llvm.add %18, %20 : i64
    %22 = llvm.add %8, %18 : i64
    %23 = llvm.add %8, %21 : i64
    %24 = llvm.getelementptr %1[%22] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %25 = llvm.load %24 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %26 = llvm.getelementptr %1[%23] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %27 = llvm.load %26 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %28 = llvm.fmul %25, %13 : vector<16xf32>
    %29 = llvm.fmul %27, %13 : vector<16xf32>
    %30 = llvm.intr.fabs(%28) : (vector<16xf32>) -> vector<16xf32>
    %31 = llvm.fmul %28, %28 : vector<16xf32>
    %32 = llvm.mlir.constant(dense<-5.9595838E-4> : vector<16xf32>) : vector<16xf32>
    %33 = llvm.mlir.constant(dense<0.00498735253> : vector<16xf32>) : vector<16xf32>
    %34 = llvm.intr.fma(%32, %31, %33) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %35 = llvm.mlir.constant(dense<-0.0267629661> : vector<16xf32>) : vector<16xf32>
    %36 = llvm.intr.fma(%34, %31, %35) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %37 = llvm.mlir.constant(dense<0.11281731> : vector<16xf32>) : vector<16xf32>
    %38 = llvm.intr.fma(%36, %31, %37) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %39 = llvm.mlir.constant(dense<-0.376124889> : vector<16xf32>) : vector<16xf32>
    %40 = llvm.intr.fma(%38, %31, %39) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %41 = llvm.mlir.constant(dense<0.128379151> : vector<16xf32>) : vector<16xf32>
    %42 = llvm.intr.fma(%40, %31, %41) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %43 = llvm.intr.fma(%30, %42, %30) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %44 = llvm.mlir.constant(dense<4.000000e+00> : vector<16xf32>) : vector<16xf32>
    %45 = llvm.fcmp "olt" %44, %30 : vector<16xf32>
    %46 = llvm.mlir.constant(dense<4.000000e+00> : vector<16xf32>) : vector<16xf32>
    %47 = llvm.select %45, %46, %30 : vector<16xi1>, vector<16xf32>
    %48 = llvm.mlir.constant(dense<-1.08423164E-5> : vector<16xf32>) : vector<16xf32>
    %49 = llvm.mlir.constant(dense<3.18915409E-4> : vector<16xf32>) : vector<16xf32>
    %50 = llvm.intr.fma(%48, %47, %49) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %51 = llvm.mlir.constant(dense<-0.00362667581> : vector<16xf32>) : vector<16xf32>
    %52 = llvm.intr.fma(%50, %47, %51) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %53 = llvm.mlir.constant(dense<0.0237287525> : vector<16xf32>) : vector<16xf32>
    %54 = llvm.intr.fma(%52, %47, %53) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %55 = llvm.mlir.constant(dense<-0.106198303> : vector<16xf32>) : vector<16xf32>
    %56 = llvm.intr.fma(%54, %47, %55) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %57 = llvm.mlir.constant(dense<-0.635174572> : vector<16xf32>) : vector<16xf32>
    %58 = llvm.intr.fma(%56, %47, %57) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %59 = llvm.mlir.constant(dense<-0.128642783> : vector<16xf32>) : vector<16xf32>
    %60 = llvm.intr.fma(%58, %47, %59) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %61 = llvm.mlir.constant(dense<-1.000000e+00> : vector<16xf32>) : vector<16xf32>
    %62 = llvm.fmul %47, %61 : vector<16xf32>
    %63 = llvm.intr.fma(%47, %60, %62) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %64 = llvm.mlir.constant(dense<1.44269502> : vector<16xf32>) : vector<16xf32>
    %65 = llvm.mlir.constant(dense<0x4B400000> : vector<16xf32>) : vector<16xf32>
    %66 = llvm.intr.fma(%63, %64, %65) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %67 = llvm.bitcast %66 : vector<16xf32> to vector<16xi32>
    %68 = llvm.mlir.constant(dense<1262485504> : vector<16xi32>) : vector<16xi32>
    %69 = llvm.sub %67, %68 : vector<16xi32>
    %70 = llvm.mlir.constant(dense<0x4B400000> : vector<16xf32>) : vector<16xf32>
    %71 = llvm.fsub %66, %70 : vector<16xf32>
    %72 = llvm.mlir.constant(dense<127> : vector<16xi32>) : vector<16xi32>
    %73 = llvm.add %69, %72 : vector<16xi32>
    %74 = llvm.mlir.constant(dense<23> : vector<16xi32>) : vector<16xi32>
    %75 = llvm.shl %73, %74 : vector<16xi32>
    %76 = llvm.bitcast %75 : vector<16xi32> to vector<16xf32>
    %77 = llvm.mlir.constant(dense<-0.693147182> : vector<16xf32>) : vector<16xf32>
    %78 = llvm.intr.fma(%71, %77, %63) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %79 = llvm.mlir.constant(dense<1.90465421E-9> : vector<16xf32>) : vector<16xf32>
    %80 = llvm.intr.fma(%71, %79, %78) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %81 = llvm.mlir.constant(dense<0.00138718635> : vector<16xf32>) : vector<16xf32>
    %82 = llvm.mlir.constant(dense<0.00836687535> : vector<16xf32>) : vector<16xf32>
    %83 = llvm.intr.fma(%81, %80, %82) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %84 = llvm.mlir.constant(dense<0.0416674316> : vector<16xf32>) : vector<16xf32>
    %85 = llvm.intr.fma(%83, %80, %84) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %86 = llvm.mlir.constant(dense<0.16666542> : vector<16xf32>) : vector<16xf32>
    %87 = llvm.intr.fma(%85, %80, %86) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %88 = llvm.mlir.constant(dense<0.49999997> : vector<16xf32>) : vector<16xf32>
    %89 = llvm.intr.fma(%87, %80, %88) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %90 = llvm.fmul %80, %80 : vector<16xf32>
    %91 = llvm.intr.fma(%90, %89, %80) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %92 = llvm.intr.fma(%91, %76, %76) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %93 = llvm.mlir.constant(dense<1.000000e+00> : vector<16xf32>) : vector<16xf32>
    %94 = llvm.fsub %93, %92 : vector<16xf32>
    %95 = llvm.mlir.constant(dense<0.927699983> : vector<16xf32>) : vector<16xf32>
    %96 = llvm.fcmp "olt" %30, %95 : vector<16xf32>
    %97 = llvm.select %96, %43, %94 : vector<16xi1>, vector<16xf32>
    %98 = llvm.intr.copysign(%97, %28) : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %99 = llvm.intr.fabs(%29) : (vector<16xf32>) -> vector<16xf32>
    %100 = llvm.fmul %29, %29 : vector<16xf32>
    %101 = llvm.mlir.constant(dense<-5.9595838E-4> : vector<16xf32>) : vector<16xf32>
    %102 = llvm.mlir.constant(dense<0.00498735253> : vector<16xf32>) : vector<16xf32>
    %103 = llvm.intr.fma(%101, %100, %102) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %104 = llvm.mlir.constant(dense<-0.0267629661> : vector<16xf32>) : vector<16xf32>
    %105 = llvm.intr.fma(%103, %100, %104) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %106 = llvm.mlir.constant(dense<0.11281731> : vector<16xf32>) : vector<16xf32>
    %107 = llvm.intr.fma(%105, %100, %106) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %108 = llvm.mlir.constant(dense<-0.376124889> : vector<16xf32>) : vector<16xf32>
    %109 = llvm.intr.fma(%107, %100, %108) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %110 = llvm.mlir.constant(dense<0.128379151> : vector<16xf32>) : vector<16xf32>
    %111 = llvm.intr.fma(%109, %100, %110) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %112 = llvm.intr.fma(%99, %111, %99) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %113 = llvm.mlir.constant(dense<4.000000e+00> : vector<16xf32>) : vector<16xf32>
    %114 = llvm.fcmp "olt" %113, %99 : vector<16xf32>
    %115 = llvm.mlir.constant(dense<4.000000e+00> : vector<16xf32>) : vector<16xf32>
    %116 = llvm.select %114, %115, %99 : vector<16xi1>, vector<16xf32>
    %117 = llvm.mlir.constant(dense<-1.08423164E-5> : vector<16xf32>) : vector<16xf32>
    %118 = llvm.mlir.constant(dense<3.18915409E-4> : vector<16xf32>) : vector<16xf32>
    %119 = llvm.intr.fma(%117, %116, %118) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %120 = llvm.mlir.constant(dense<-0.00362667581> : vector<16xf32>) : vector<16xf32>
    %121 = llvm.intr.fma(%119, %116, %120) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %122 = llvm.mlir.constant(dense<0.0237287525> : vector<16xf32>) : vector<16xf32>
    %123 = llvm.intr.fma(%121, %116, %122) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %124 = llvm.mlir.constant(dense<-0.106198303> : vector<16xf32>) : vector<16xf32>
    %125 = llvm.intr.fma(%123, %116, %124) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %126 = llvm.mlir.constant(dense<-0.635174572> : vector<16xf32>) : vector<16xf32>
    %127 = llvm.intr.fma(%125, %116, %126) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %128 = llvm.mlir.constant(dense<-0.128642783> : vector<16xf32>) : vector<16xf32>
    %129 = llvm.intr.fma(%127, %116, %128) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %130 = llvm.mlir.constant(dense<-1.000000e+00> : vector<16xf32>) : vector<16xf32>
    %131 = llvm.fmul %116, %130 : vector<16xf32>
    %132 = llvm.intr.fma(%116, %129, %131) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %133 = llvm.mlir.constant(dense<1.44269502> : vector<16xf32>) : vector<16xf32>
    %134 = llvm.mlir.constant(dense<0x4B400000> : vector<16xf32>) : vector<16xf32>
    %135 = llvm.intr.fma(%132, %133, %134) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %136 = llvm.bitcast %135 : vector<16xf32> to vector<16xi32>
    %137 = llvm.mlir.constant(dense<1262485504> : vector<16xi32>) : vector<16xi32>
    %138 = llvm.sub %136, %137 : vector<16xi32>
    %139 = llvm.mlir.constant(dense<0x4B400000> : vector<16xf32>) : vector<16xf32>
    %140 = llvm.fsub %135, %139 : vector<16xf32>
    %141 = llvm.mlir.constant(dense<127> : vector<16xi32>) : vector<16xi32>
    %142 = llvm.add %138, %141 : vector<16xi32>
    %143 = llvm.mlir.constant(dense<23> : vector<16xi32>) : vector<16xi32>
    %144 = llvm.shl %142, %143 : vector<16xi32>
    %145 = llvm.bitcast %144 : vector<16xi32> to vector<16xf32>
    %146 = llvm.mlir.constant(dense<-0.693147182> : vector<16xf32>) : vector<16xf32>
    %147 = llvm.intr.fma(%140, %146, %132) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %148 = llvm.mlir.constant(dense<1.90465421E-9> : vector<16xf32>) : vector<16xf32>
    %149 = llvm.intr.fma(%140, %148, %147) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %150 = llvm.mlir.constant(dense<0.00138718635> : vector<16xf32>) : vector<16xf32>
    %151 = llvm.mlir.constant(dense<0.00836687535> : vector<16xf32>) : vector<16xf32>
    %152 = llvm.intr.fma(%150, %149, %151) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %153 = llvm.mlir.constant(dense<0.0416674316> : vector<16xf32>) : vector<16xf32>
    %154 = llvm.intr.fma(%152, %149, %153) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %155 = llvm.mlir.constant(dense<0.16666542> : vector<16xf32>) : vector<16xf32>
    %156 = llvm.intr.fma(%154, %149, %155) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %157 = llvm.mlir.constant(dense<0.49999997> : vector<16xf32>) : vector<16xf32>
    %158 = llvm.intr.fma(%156, %149, %157) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %159 = llvm.fmul %149, %149 : vector<16xf32>
    %160 = llvm.intr.fma(%159, %158, %149) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %161 = llvm.intr.fma(%160, %145, %145) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %162 = llvm.mlir.constant(dense<1.000000e+00> : vector<16xf32>) : vector<16xf32>
    %163 = llvm.fsub %162, %161 : vector<16xf32>
    %164 = llvm.mlir.constant(dense<0.927699983> : vector<16xf32>) : vector<16xf32>
    %165 = llvm.fcmp "olt" %99, %164 : vector<16xf32>
    %166 = llvm.select %165, %112, %163 : vector<16xi1>, vector<16xf32>
    %167 = llvm.intr.copysign(%166, %29) : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %168 = llvm.fadd %98, %15 : vector<16xf32>
    %169 = llvm.fadd %167, %15 : vector<16xf32>
    %170 = llvm.fmul %168, %17 : vector<16xf32>
    %171 = llvm.fmul %169, %17 : vector<16xf32>
    %172 = llvm.fmul %25, %170 : vector<16xf32>
    %173 = llvm.fmul %27, %171 : vector<16xf32>
    %174 = llvm.getelementptr %3[%22] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %172, %174 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %175 = llvm.getelementptr %3[%23] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %173, %175 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %176 = llvm.add %18, %11 : i64
    llvm.br ^bb3(%176 : i64)
  ^bb5:  // pred: ^bb3
    %177 = llvm.add %5, %4 : i64
    llvm.br ^bb1(%177 : i64)
  ^bb6:  // pred: ^bb1
    llvm.return
  }
}

