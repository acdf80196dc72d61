module {
  llvm.func @matmul_4b649fb39983d372(%arg0: !llvm.ptr, %arg1: i64, %arg2: i64) attributes {tile.grid_size = 12 : i64} {
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
    %12 = llvm.getelementptr %0[48] : (!llvm.ptr) -> !llvm.ptr, i8
    %13 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %14 = llvm.getelementptr %0[56] : (!llvm.ptr) -> !llvm.ptr, i8
    %15 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.getelementptr %0[64] : (!llvm.ptr) -> !llvm.ptr, i8
    %17 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %18 = llvm.getelementptr %0[72] : (!llvm.ptr) -> !llvm.ptr, i8
    %19 = llvm.load %18 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %20 = llvm.getelementptr %0[80] : (!llvm.ptr) -> !llvm.ptr, i8
    %21 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %22 = llvm.getelementptr %0[88] : (!llvm.ptr) -> !llvm.ptr, i8
    %23 = llvm.load %22 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %24 = llvm.getelementptr %0[96] : (!llvm.ptr) -> !llvm.ptr, i8
    %25 = llvm.load %24 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %26 = llvm.getelementptr %0[104] : (!llvm.ptr) -> !llvm.ptr, i8
    %27 = llvm.load %26 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %28 = llvm.getelementptr %0[112] : (!llvm.ptr) -> !llvm.ptr, i8
    %29 = llvm.load %28 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %30 = llvm.getelementptr %0[120] : (!llvm.ptr) -> !llvm.ptr, i8
    %31 = llvm.load %30 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %32 = llvm.getelementptr %0[128] : (!llvm.ptr) -> !llvm.ptr, i8
    %33 = llvm.load %32 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %34 = llvm.mlir.constant(8960 : i64) : i64
    %35 = llvm.alloca %34 x i8 {alignment = 64 : i64} : (i64) -> !llvm.ptr
    %36 = llvm.mlir.constant(1 : index) : i64
    llvm.br ^bb1(%arg1 : i64)
  ^bb1(%37: i64):  // 2 preds: ^bb0, ^bb32
    %38 = llvm.icmp "slt" %37, %arg2 : i64
    llvm.cond_br %38, ^bb2, ^bb33
  ^bb2:  // pred: ^bb1
    %39 = llvm.mlir.constant(6 : index) : i64
    %40 = llvm.urem %37, %39 : i64
    %41 = llvm.udiv %37, %39 : i64
    %42 = llvm.mlir.constant(1 : index) : i64
    %43 = llvm.add %40, %42 : i64
    %44 = llvm.mlir.constant(7 : index) : i64
    %45 = llvm.mul %41, %44 : i64
    %46 = llvm.add %45, %44 : i64
    %47 = llvm.mlir.constant(13 : index) : i64
    %48 = llvm.mlir.constant(5 : index) : i64
    %49 = llvm.mlir.constant(131072 : index) : i64
    %50 = llvm.mlir.constant(-2240 : index) : i64
    %51 = llvm.mul %41, %50 : i64
    %52 = llvm.mlir.constant(-64 : index) : i64
    %53 = llvm.mul %40, %52 : i64
    %54 = llvm.add %51, %53 : i64
    %55 = llvm.mlir.constant(64 : index) : i64
    %56 = llvm.mlir.constant(320 : index) : i64
    %57 = llvm.mlir.constant(65 : index) : i64
    %58 = llvm.mlir.constant(688 : index) : i64
    llvm.br ^bb3(%40 : i64)
  ^bb3(%59: i64):  // 2 preds: ^bb2, ^bb7
    %60 = llvm.icmp "slt" %59, %43 : i64
    llvm.cond_br %60, ^bb4, ^bb8
  ^bb4:  // pred: ^bb3
    %61 = llvm.intr.smin(%46, %47) : (i64, i64) -> i64
    %62 = llvm.mul %59, %49 : i64
    %63 = llvm.mul %59, %55 : i64
    %64 = llvm.add %54, %63 : i64
    llvm.br ^bb5(%45 : i64)
  ^bb5(%65: i64):  // 2 preds: ^bb4, ^bb6
    %66 = llvm.icmp "slt" %65, %61 : i64
    llvm.cond_br %66, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    %67 = llvm.mul %65, %48 : i64
    %68 = llvm.mul %65, %56 : i64
    %69 = llvm.add %64, %68 : i64
    llvm.call @matmul_4b649fb39983d372.mma1(%1, %67, %3, %62, %35, %69) : (!llvm.ptr, i64, !llvm.ptr, i64, !llvm.ptr, i64) -> ()
    %70 = llvm.add %65, %42 : i64
    llvm.br ^bb5(%70 : i64)
  ^bb7:  // pred: ^bb5
    %71 = llvm.add %59, %42 : i64
    llvm.br ^bb3(%71 : i64)
  ^bb8:  // pred: ^bb3
    %72 = llvm.mlir.constant(2 : index) : i64
    %73 = llvm.mlir.constant(44720 : index) : i64
    %74 = llvm.mlir.constant(44032 : index) : i64
    llvm.br ^bb9(%42 : i64)
  ^bb9(%75: i64):  // 2 preds: ^bb8, ^bb16
    %76 = llvm.icmp "slt" %75, %72 : i64
    llvm.cond_br %76, ^bb10, ^bb17
  ^bb10:  // pred: ^bb9
    %77 = llvm.mul %75, %73 : i64
    %78 = llvm.mul %75, %74 : i64
    llvm.br ^bb11(%40 : i64)
  ^bb11(%79: i64):  // 2 preds: ^bb10, ^bb15
    %80 = llvm.icmp "slt" %79, %43 : i64
    llvm.cond_br %80, ^bb12, ^bb16
  ^bb12:  // pred: ^bb11
    %81 = llvm.intr.smin(%46, %47) : (i64, i64) -> i64
    %82 = llvm.mul %79, %49 : i64
    %83 = llvm.add %78, %82 : i64
    %84 = llvm.mul %79, %55 : i64
    %85 = llvm.add %54, %84 : i64
    llvm.br ^bb13(%45 : i64)
  ^bb13(%86: i64):  // 2 preds: ^bb12, ^bb14
    %87 = llvm.icmp "slt" %86, %81 : i64
    llvm.cond_br %87, ^bb14, ^bb15
  ^bb14:  // pred: ^bb13
    %88 = llvm.mul %86, %48 : i64
    %89 = llvm.add %77, %88 : i64
    %90 = llvm.mul %86, %56 : i64
    %91 = llvm.add %85, %90 : i64
    llvm.call @matmul_4b649fb39983d372.mma2(%1, %89, %3, %83, %35, %91) : (!llvm.ptr, i64, !llvm.ptr, i64, !llvm.ptr, i64) -> ()
    %92 = llvm.add %86, %42 : i64
    llvm.br ^bb13(%92 : i64)
  ^bb15:  // pred: ^bb13
    %93 = llvm.add %79, %42 : i64
    llvm.br ^bb11(%93 : i64)
  ^bb16:  // pred: ^bb11
    %94 = llvm.add %75, %42 : i64
    llvm.br ^bb9(%94 : i64)
  ^bb17:  // pred: ^bb9
    %95 = llvm.mlir.constant(0 : index) : i64
    %96 = llvm.mlir.constant(384 : index) : i64
    %97 = llvm.mlir.constant(16 : index) : i64
    %98 = llvm.mlir.constant(32 : index) : i64
    %99 = llvm.mlir.constant(48 : index) : i64
    %100 = llvm.mlir.constant(89440 : index) : i64
    %101 = llvm.mlir.constant(88064 : index) : i64
    %102 = llvm.mlir.constant(672 : index) : i64
    %103 = llvm.getelementptr %15[%95] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %104 = llvm.load %103 {alignment = 1 : i64} : !llvm.ptr -> i8
    %105 = llvm.mlir.constant(0 : i8) : i8
    %106 = llvm.icmp "ne" %104, %105 : i8
    %107 = llvm.getelementptr %11[%95] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %108 = llvm.load %107 {alignment = 4 : i64} : !llvm.ptr -> f32
    %109 = llvm.getelementptr %13[%95] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %110 = llvm.load %109 {alignment = 4 : i64} : !llvm.ptr -> f32
    %111 = llvm.getelementptr %19[%95] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %112 = llvm.load %111 {alignment = 4 : i64} : !llvm.ptr -> f32
    %113 = llvm.getelementptr %21[%95] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %114 = llvm.load %113 {alignment = 4 : i64} : !llvm.ptr -> f32
    %115 = llvm.getelementptr %7[%95] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %116 = llvm.load %115 {alignment = 4 : i64} : !llvm.ptr -> f32
    %117 = llvm.getelementptr %27[%95] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %118 = llvm.load %117 {alignment = 4 : i64} : !llvm.ptr -> f32
    %119 = llvm.getelementptr %23[%95] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %120 = llvm.load %119 {alignment = 4 : i64} : !llvm.ptr -> f32
    %121 = llvm.getelementptr %25[%95] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %122 = llvm.load %121 {alignment = 4 : i64} : !llvm.ptr -> f32
    llvm.br ^bb18(%40 : i64)
  ^bb18(%123: i64):  // 2 preds: ^bb17, ^bb31
    %124 = llvm.icmp "slt" %123, %43 : i64
    llvm.cond_br %124, ^bb19, ^bb32
  ^bb19:  // pred: ^bb18
    %125 = llvm.intr.smin(%46, %47) : (i64, i64) -> i64
    %126 = llvm.mul %123, %55 : i64
    %127 = llvm.add %126, %97 : i64
    %128 = llvm.add %126, %98 : i64
    %129 = llvm.add %126, %99 : i64
    %130 = llvm.mul %123, %49 : i64
    %131 = llvm.add %130, %101 : i64
    %132 = llvm.add %54, %126 : i64
    llvm.br ^bb20(%45 : i64)
  ^bb20(%133: i64):  // 2 preds: ^bb19, ^bb30
    %134 = llvm.icmp "slt" %133, %125 : i64
    llvm.cond_br %134, ^bb21, ^bb31
  ^bb21:  // pred: ^bb20
    %135 = llvm.mul %133, %48 : i64
    %136 = llvm.mul %135, %96 : i64
    %137 = llvm.add %126, %136 : i64
    %138 = llvm.add %127, %136 : i64
    %139 = llvm.add %128, %136 : i64
    %140 = llvm.add %129, %136 : i64
    llvm.br ^bb22(%95 : i64)
  ^bb22(%141: i64):  // 2 preds: ^bb21, ^bb23
    %142 = llvm.icmp "slt" %141, %48 : i64
    llvm.cond_br %142, ^bb23, ^bb24
  ^bb23:  // pred: ^bb22
    %143 = llvm.mul %141, %96 : i64
    %144 = llvm.add %137, %143 : i64
    %145 = llvm.getelementptr %29[%144] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    "llvm.intr.prefetch"(%145) <{cache = 1 : i32, hint = 3 : i32, rw = 1 : i32}> : (!llvm.ptr) -> ()
    %146 = llvm.add %138, %143 : i64
    %147 = llvm.getelementptr %29[%146] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    "llvm.intr.prefetch"(%147) <{cache = 1 : i32, hint = 3 : i32, rw = 1 : i32}> : (!llvm.ptr) -> ()
    %148 = llvm.add %139, %143 : i64
    %149 = llvm.getelementptr %29[%148] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    "llvm.intr.prefetch"(%149) <{cache = 1 : i32, hint = 3 : i32, rw = 1 : i32}> : (!llvm.ptr) -> ()
    %150 = llvm.add %140, %143 : i64
    %151 = llvm.getelementptr %29[%150] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    "llvm.intr.prefetch"(%151) <{cache = 1 : i32, hint = 3 : i32, rw = 1 : i32}> : (!llvm.ptr) -> ()
    %152 = llvm.getelementptr %31[%144] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    "llvm.intr.prefetch"(%152) <{cache = 1 : i32, hint = 3 : i32, rw = 1 : i32}> : (!llvm.ptr) -> ()
    %153 = llvm.getelementptr %31[%146] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    "llvm.intr.prefetch"(%153) <{cache = 1 : i32, hint = 3 : i32, rw = 1 : i32}> : (!llvm.ptr) -> ()
    %154 = llvm.getelementptr %31[%148] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    "llvm.intr.prefetch"(%154) <{cache = 1 : i32, hint = 3 : i32, rw = 1 : i32}> : (!llvm.ptr) -> ()
    %155 = llvm.getelementptr %31[%150] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    "llvm.intr.prefetch"(%155) <{cache = 1 : i32, hint = 3 : i32, rw = 1 : i32}> : (!llvm.ptr) -> ()
    %156 = llvm.getelementptr %33[%144] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    "llvm.intr.prefetch"(%156) <{cache = 1 : i32, hint = 3 : i32, rw = 1 : i32}> : (!llvm.ptr) -> ()
    %157 = llvm.getelementptr %33[%146] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    "llvm.intr.prefetch"(%157) <{cache = 1 : i32, hint = 3 : i32, rw = 1 : i32}> : (!llvm.ptr) -> ()
    %158 = llvm.getelementptr %33[%148] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    "llvm.intr.prefetch"(%158) <{cache = 1 : i32, hint = 3 : i32, rw = 1 : i32}> : (!llvm.ptr) -> ()
    %159 = llvm.getelementptr %33[%150] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    "llvm.intr.prefetch"(%159) <{cache = 1 : i32, hint = 3 : i32, rw = 1 : i32}> : (!llvm.ptr) -> ()
    %160 = llvm.add %141, %42 : i64
    llvm.br ^bb22(%160 : i64)
  ^bb24:  // pred: ^bb22
    %161 = llvm.add %135, %100 : i64
    %162 = llvm.mul %133, %56 : i64
    %163 = llvm.add %132, %162 : i64
    llvm.call @matmul_4b649fb39983d372.mma3(%1, %161, %3, %131, %35, %163) : (!llvm.ptr, i64, !llvm.ptr, i64, !llvm.ptr, i64) -> ()
    %164 = llvm.mul %135, %55 : i64
    %165 = llvm.add %54, %164 : i64
    llvm.br ^bb25(%95 : i64)
  ^bb25(%166: i64):  // 2 preds: ^bb24, ^bb29
    %167 = llvm.icmp "slt" %166, %48 : i64
    llvm.cond_br %167, ^bb26, ^bb30
  ^bb26:  // pred: ^bb25
    %168 = llvm.mul %166, %55 : i64
    %169 = llvm.add %165, %168 : i64
    %170 = llvm.add %169, %126 : i64
    %171 = llvm.mul %166, %96 : i64
    %172 = llvm.add %136, %171 : i64
    %173 = llvm.add %172, %126 : i64
    %174 = llvm.mlir.constant(64 : index) : i64
    %175 = llvm.mlir.constant(0 : index) : i64
    %176 = llvm.mlir.constant(32 : index) : i64
    %177 = llvm.mlir.poison : vector<16xf32>
    %178 = llvm.mlir.constant(0 : i32) : i32
    %179 = llvm.insertelement %108, %177[%178 : i32] : vector<16xf32>
    %180 = llvm.shufflevector %179, %177 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %181 = llvm.mlir.poison : vector<16xf32>
    %182 = llvm.mlir.constant(0 : i32) : i32
    %183 = llvm.insertelement %110, %181[%182 : i32] : vector<16xf32>
    %184 = llvm.shufflevector %183, %181 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %185 = llvm.mlir.poison : vector<16xi1>
    %186 = llvm.mlir.constant(0 : i32) : i32
    %187 = llvm.insertelement %106, %185[%186 : i32] : vector<16xi1>
    %188 = llvm.shufflevector %187, %185 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xi1> 
    %189 = llvm.mlir.poison : vector<16xf32>
    %190 = llvm.mlir.constant(0 : i32) : i32
    %191 = llvm.insertelement %112, %189[%190 : i32] : vector<16xf32>
    %192 = llvm.shufflevector %191, %189 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %193 = llvm.mlir.poison : vector<16xf32>
    %194 = llvm.mlir.constant(0 : i32) : i32
    %195 = llvm.insertelement %114, %193[%194 : i32] : vector<16xf32>
    %196 = llvm.shufflevector %195, %193 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %197 = llvm.mlir.poison : vector<16xf32>
    %198 = llvm.mlir.constant(0 : i32) : i32
    %199 = llvm.insertelement %116, %197[%198 : i32] : vector<16xf32>
    %200 = llvm.shufflevector %199, %197 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %201 = llvm.mlir.poison : vector<16xf32>
    %202 = llvm.mlir.constant(0 : i32) : i32
    %203 = llvm.insertelement %118, %201[%202 : i32] : vector<16xf32>
    %204 = llvm.shufflevector %203, %201 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %205 = llvm.mlir.poison : vector<16xf32>
    %206 = llvm.mlir.constant(0 : i32) : i32
    %207 = llvm.insertelement %120, %205[%206 : i32] : vector<16xf32>
    %208 = llvm.shufflevector %207, %205 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %209 = llvm.mlir.poison : vector<16xf32>
    %210 = llvm.mlir.constant(0 : i32) : i32
    %211 = llvm.insertelement %122, %209[%210 : i32] : vector<16xf32>
    %212 = llvm.shufflevector %211, %209 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    llvm.br ^bb27(%175 : i64)
  ^bb27(%213: i64):  // 2 preds: ^bb26, ^bb28
    %214 = llvm.icmp "slt" %213, %174 : i64
    llvm.cond_br %214, ^bb28, ^bb29
  ^bb28:  // pred: ^bb27
    %215 = llvm.mlir.constant(16 : index) : i64
    %216 = llvm.add %213, %215 : i64
    %217 = llvm.add %170, %213 : i64
    %218 = llvm.add %170, %216 : i64
    %219 = llvm.getelementptr %35[%217] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %220 = llvm.load %219 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %221 = llvm.getelementptr %35[%218] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %222 = llvm.load %221 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %223 = llvm.add %173, %213 : i64
    %224 = llvm.add %173, %216 : i64
    %225 = llvm.getelementptr %9[%223] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %226 = llvm.load %225 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %227 = llvm.getelementptr %9[%224] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %228 = llvm.load %227 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %229 = llvm.fsub %220, %226 : vector<16xf32>
    %230 = llvm.fsub %222, %228 : vector<16xf32>
    %231 = llvm.fmul %180, %229 : vector<16xf32>
    %232 = llvm.fmul %180, %230 : vector<16xf32>
    %233 = llvm.fadd %226, %231 : vector<16xf32>
    %234 = llvm.fadd %228, %232 : vector<16xf32>
    %235 = llvm.fmul %229, %184 : vector<16xf32>
    %236 = llvm.fmul %230, %184 : vector<16xf32>
    %237 = llvm.fsub %220, %235 : vector<16xf32>
    %238 = llvm.fsub %222, %236 : vector<16xf32>
    %239 = llvm.select %188, %233, %237 : vector<16xi1>, vector<16xf32>
    %240 = llvm.select %188, %234, %238 : vector<16xi1>, vector<16xf32>
    %241 = llvm.getelementptr %17[%223] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %242 = llvm.load %241 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %243 = llvm.getelementptr %17[%224] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %244 = llvm.load %243 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %245 = llvm.fmul %242, %192 : vector<16xf32>
    %246 = llvm.fmul %244, %192 : vector<16xf32>
    %247 = llvm.fmul %220, %196 : vector<16xf32>
    %248 = llvm.fmul %222, %196 : vector<16xf32>
    %249 = llvm.fmul %247, %220 : vector<16xf32>
    %250 = llvm.fmul %248, %222 : vector<16xf32>
    %251 = llvm.fadd %245, %249 : vector<16xf32>
    %252 = llvm.fadd %246, %250 : vector<16xf32>
    %253 = llvm.getelementptr %5[%223] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %254 = llvm.load %253 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %255 = llvm.getelementptr %5[%224] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %256 = llvm.load %255 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %257 = llvm.fmul %254, %200 : vector<16xf32>
    %258 = llvm.fmul %256, %200 : vector<16xf32>
    %259 = llvm.fmul %239, %204 : vector<16xf32>
    %260 = llvm.fmul %240, %204 : vector<16xf32>
    %261 = llvm.intr.sqrt(%251) : (vector<16xf32>) -> vector<16xf32>
    %262 = llvm.intr.sqrt(%252) : (vector<16xf32>) -> vector<16xf32>
    %263 = llvm.fdiv %261, %208 : vector<16xf32>
    %264 = llvm.fdiv %262, %208 : vector<16xf32>
    %265 = llvm.fadd %263, %212 : vector<16xf32>
    %266 = llvm.fadd %264, %212 : vector<16xf32>
    %267 = llvm.fdiv %259, %265 : vector<16xf32>
    %268 = llvm.fdiv %260, %266 : vector<16xf32>
    %269 = llvm.fadd %257, %267 : vector<16xf32>
    %270 = llvm.fadd %258, %268 : vector<16xf32>
    %271 = llvm.getelementptr %29[%223] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %239, %271 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %272 = llvm.getelementptr %29[%224] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %240, %272 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %273 = llvm.getelementptr %31[%223] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %251, %273 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %274 = llvm.getelementptr %31[%224] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %252, %274 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %275 = llvm.getelementptr %33[%223] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %269, %275 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %276 = llvm.getelementptr %33[%224] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %270, %276 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %277 = llvm.add %213, %176 : i64
    llvm.br ^bb27(%277 : i64)
  ^bb29:  // pred: ^bb27
    %278 = llvm.add %166, %42 : i64
    llvm.br ^bb25(%278 : i64)
  ^bb30:  // pred: ^bb25
    %279 = llvm.add %133, %42 : i64
    llvm.br ^bb20(%279 : i64)
  ^bb31:  // pred: ^bb20
    %280 = llvm.add %123, %42 : i64
    llvm.br ^bb18(%280 : i64)
  ^bb32:  // pred: ^bb18
    %281 = llvm.add %37, %36 : i64
    llvm.br ^bb1(%281 : i64)
  ^bb33:  // pred: ^bb1
    llvm.return
  }
  llvm.func internal @matmul_4b649fb39983d372.mma1(%arg0: !llvm.ptr, %arg1: i64, %arg2: !llvm.ptr, %arg3: i64, %arg4: !llvm.ptr, %arg5: i64) {
    %0 = llvm.mlir.constant(1 : index) : i64
    %1 = llvm.mlir.constant(65 : index) : i64
    %2 = llvm.mlir.constant(64 : index) : i64
    %3 = llvm.mlir.constant(64 : index) : i64
    %4 = llvm.mlir.constant(688 : index) : i64
    %5 = llvm.mlir.constant(0 : index) : i64
    %6 = llvm.mlir.constant(172 : index) : i64
    %7 = llvm.mlir.constant(dense<0.000000e+00> : vector<16xf32>) : vector<16xf32>
    %8 = llvm.mlir.constant(172 : index) : i64
    %9 = llvm.mlir.constant(2 : index) : i64
    %10 = llvm.mlir.constant(0 : index) : i64
    %11 = llvm.mlir.constant(2 : index) : i64
    llvm.br ^bb1(%5, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
  ^bb1(%12: i64, %13: vector<16xf32>, %14: vector<16xf32>, %15: vector<16xf32>, %16: vector<16xf32>, %17: vector<16xf32>, %18: vector<16xf32>, %19: vector<16xf32>, %20: vector<16xf32>, %21: vector<16xf32>, %22: vector<16xf32>, %23: vector<16xf32>, %24: vector<16xf32>, %25: vector<16xf32>, %26: vector<16xf32>, %27: vector<16xf32>, %28: vector<16xf32>, %29: vector<16xf32>, %30: vector<16xf32>, %31: vector<16xf32>, %32: vector<16xf32>):  // 2 preds: ^bb0, ^bb2
    %33 = llvm.icmp "slt" %12, %8 : i64
    llvm.cond_br %33, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %34 = llvm.mul %12, %1 : i64
    %35 = llvm.add %arg1, %34 : i64
    %36 = llvm.mul %12, %3 : i64
    %37 = llvm.add %arg3, %36 : i64
    %38 = llvm.mlir.constant(0 : index) : i64
    %39 = llvm.mlir.constant(0 : index) : i64
    %40 = llvm.mlir.constant(0 : index) : i64
    %41 = llvm.getelementptr %arg2[%37] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %42 = llvm.load %41 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %43 = llvm.mlir.constant(16 : index) : i64
    %44 = llvm.add %37, %43 : i64
    %45 = llvm.getelementptr %arg2[%44] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %46 = llvm.load %45 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %47 = llvm.mlir.constant(32 : index) : i64
    %48 = llvm.add %37, %47 : i64
    %49 = llvm.getelementptr %arg2[%48] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %50 = llvm.load %49 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %51 = llvm.mlir.constant(48 : index) : i64
    %52 = llvm.add %37, %51 : i64
    %53 = llvm.getelementptr %arg2[%52] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %54 = llvm.load %53 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %55 = llvm.mlir.constant(12 : index) : i64
    %56 = llvm.mlir.constant(780 : index) : i64
    %57 = llvm.add %35, %56 : i64
    %58 = llvm.getelementptr %arg0[%57] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    "llvm.intr.prefetch"(%58) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
    %59 = llvm.mlir.constant(0 : index) : i64
    %60 = llvm.mlir.constant(0 : index) : i64
    %61 = llvm.mlir.constant(0 : index) : i64
    %62 = llvm.getelementptr %arg0[%35] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %63 = llvm.load %62 {alignment = 4 : i64} : !llvm.ptr -> f32
    %64 = llvm.mlir.poison : vector<16xf32>
    %65 = llvm.mlir.constant(0 : i32) : i32
    %66 = llvm.insertelement %63, %64[%65 : i32] : vector<16xf32>
    %67 = llvm.shufflevector %66, %64 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %68 = llvm.intr.fma(%67, %42, %13) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %69 = llvm.intr.fma(%67, %46, %14) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %70 = llvm.intr.fma(%67, %50, %15) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %71 = llvm.intr.fma(%67, %54, %16) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %72 = llvm.mlir.constant(1 : index) : i64
    %73 = llvm.mlir.constant(1 : index) : i64
    %74 = llvm.add %35, %73 : i64
    %75 = llvm.getelementptr %arg0[%74] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %76 = llvm.load %75 {alignment = 4 : i64} : !llvm.ptr -> f32
    %77 = llvm.mlir.poison : vector<16xf32>
    %78 = llvm.mlir.constant(0 : i32) : i32
    %79 = llvm.insertelement %76, %77[%78 : i32] : vector<16xf32>
    %80 = llvm.shufflevector %79, %77 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %81 = llvm.intr.fma(%80, %42, %17) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %82 = llvm.intr.fma(%80, %46, %18) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %83 = llvm.intr.fma(%80, %50, %19) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %84 = llvm.intr.fma(%80, %54, %20) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %85 = llvm.mlir.constant(2 : index) : i64
    %86 = llvm.mlir.constant(2 : index) : i64
    %87 = llvm.add %35, %86 : i64
    %88 = llvm.getelementptr %arg0[%87] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %89 = llvm.load %88 {alignment = 4 : i64} : !llvm.ptr -> f32
    %90 = llvm.mlir.poison : vector<16xf32>
    %91 = llvm.mlir.constant(0 : i32) : i32
    %92 = llvm.insertelement %89, %90[%91 : i32] : vector<16xf32>
    %93 = llvm.shufflevector %92, %90 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %94 = llvm.intr.fma(%93, %42, %21) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %95 = llvm.intr.fma(%93, %46, %22) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %96 = llvm.intr.fma(%93, %50, %23) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %97 = llvm.intr.fma(%93, %54, %24) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %98 = llvm.mlir.constant(3 : index) : i64
    %99 = llvm.mlir.constant(3 : index) : i64
    %100 = llvm.add %35, %99 : i64
    %101 = llvm.getelementptr %arg0[%100] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %102 = llvm.load %101 {alignment = 4 : i64} : !llvm.ptr -> f32
    %103 = llvm.mlir.poison : vector<16xf32>
    %104 = llvm.mlir.constant(0 : i32) : i32
    %105 = llvm.insertelement %102, %103[%104 : i32] : vector<16xf32>
    %106 = llvm.shufflevector %105, %103 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %107 = llvm.intr.fma(%106, %42, %25) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %108 = llvm.intr.fma(%106, %46, %26) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %109 = llvm.intr.fma(%106, %50, %27) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %110 = llvm.intr.fma(%106, %54, %28) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %111 = llvm.mlir.constant(4 : index) : i64
    %112 = llvm.mlir.constant(4 : index) : i64
    %113 = llvm.add %35, %112 : i64
    %114 = llvm.getelementptr %arg0[%113] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %115 = llvm.load %114 {alignment = 4 : i64} : !llvm.ptr -> f32
    %116 = llvm.mlir.poison : vector<16xf32>
    %117 = llvm.mlir.constant(0 : i32) : i32
    %118 = llvm.insertelement %115, %116[%117 : i32] : vector<16xf32>
    %119 = llvm.shufflevector %118, %116 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %120 = llvm.intr.fma(%119, %42, %29) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %121 = llvm.intr.fma(%119, %46, %30) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %122 = llvm.intr.fma(%119, %50, %31) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %123 = llvm.intr.fma(%119, %54, %32) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %124 = llvm.mlir.constant(1 : index) : i64
    %125 = llvm.mlir.constant(64 : index) : i64
    %126 = llvm.add %37, %125 : i64
    %127 = llvm.mlir.constant(0 : index) : i64
    %128 = llvm.getelementptr %arg2[%126] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %129 = llvm.load %128 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %130 = llvm.mlir.constant(16 : index) : i64
    %131 = llvm.add %126, %130 : i64
    %132 = llvm.getelementptr %arg2[%131] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %133 = llvm.load %132 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %134 = llvm.mlir.constant(32 : index) : i64
    %135 = llvm.add %126, %134 : i64
    %136 = llvm.getelementptr %arg2[%135] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %137 = llvm.load %136 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %138 = llvm.mlir.constant(48 : index) : i64
    %139 = llvm.add %126, %138 : i64
    %140 = llvm.getelementptr %arg2[%139] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %141 = llvm.load %140 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %142 = llvm.mlir.constant(13 : index) : i64
    %143 = llvm.mlir.constant(845 : index) : i64
    %144 = llvm.add %35, %143 : i64
    %145 = llvm.getelementptr %arg0[%144] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    "llvm.intr.prefetch"(%145) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
    %146 = llvm.mlir.constant(1 : index) : i64
    %147 = llvm.mlir.constant(65 : index) : i64
    %148 = llvm.mlir.constant(0 : index) : i64
    %149 = llvm.add %35, %147 : i64
    %150 = llvm.getelementptr %arg0[%149] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %151 = llvm.load %150 {alignment = 4 : i64} : !llvm.ptr -> f32
    %152 = llvm.mlir.poison : vector<16xf32>
    %153 = llvm.mlir.constant(0 : i32) : i32
    %154 = llvm.insertelement %151, %152[%153 : i32] : vector<16xf32>
    %155 = llvm.shufflevector %154, %152 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %156 = llvm.intr.fma(%155, %129, %68) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %157 = llvm.intr.fma(%155, %133, %69) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %158 = llvm.intr.fma(%155, %137, %70) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %159 = llvm.intr.fma(%155, %141, %71) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %160 = llvm.mlir.constant(1 : index) : i64
    %161 = llvm.mlir.constant(66 : index) : i64
    %162 = llvm.add %35, %161 : i64
    %163 = llvm.getelementptr %arg0[%162] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %164 = llvm.load %163 {alignment = 4 : i64} : !llvm.ptr -> f32
    %165 = llvm.mlir.poison : vector<16xf32>
    %166 = llvm.mlir.constant(0 : i32) : i32
    %167 = llvm.insertelement %164, %165[%166 : i32] : vector<16xf32>
    %168 = llvm.shufflevector %167, %165 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %169 = llvm.intr.fma(%168, %129, %81) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %170 = llvm.intr.fma(%168, %133, %82) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %171 = llvm.intr.fma(%168, %137, %83) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %172 = llvm.intr.fma(%168, %141, %84) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %173 = llvm.mlir.constant(2 : index) : i64
    %174 = llvm.mlir.constant(67 : index) : i64
    %175 = llvm.add %35, %174 : i64
    %176 = llvm.getelementptr %arg0[%175] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %177 = llvm.load %176 {alignment = 4 : i64} : !llvm.ptr -> f32
    %178 = llvm.mlir.poison : vector<16xf32>
    %179 = llvm.mlir.constant(0 : i32) : i32
    %180 = llvm.insertelement %177, %178[%179 : i32] : vector<16xf32>
    %181 = llvm.shufflevector %180, %178 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %182 = llvm.intr.fma(%181, %129, %94) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %183 = llvm.intr.fma(%181, %133, %95) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %184 = llvm.intr.fma(%181, %137, %96) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %185 = llvm.intr.fma(%181, %141, %97) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %186 = llvm.mlir.constant(3 : index) : i64
    %187 = llvm.mlir.constant(68 : index) : i64
    %188 = llvm.add %35, %187 : i64
    %189 = llvm.getelementptr %arg0[%188] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %190 = llvm.load %189 {alignment = 4 : i64} : !llvm.ptr -> f32
    %191 = llvm.mlir.poison : vector<16xf32>
    %192 = llvm.mlir.constant(0 : i32) : i32
    %193 = llvm.insertelement %190, %191[%192 : i32] : vector<16xf32>
    %194 = llvm.shufflevector %193, %191 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %195 = llvm.intr.fma(%194, %129, %107) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %196 = llvm.intr.fma(%194, %133, %108) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %197 = llvm.intr.fma(%194, %137, %109) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %198 = llvm.intr.fma(%194, %141, %110) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %199 = llvm.mlir.constant(4 : index) : i64
    %200 = llvm.mlir.constant(69 : index) : i64
    %201 = llvm.add %35, %200 : i64
    %202 = llvm.getelementptr %arg0[%201] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %203 = llvm.load %202 {alignment = 4 : i64} : !llvm.ptr -> f32
    %204 = llvm.mlir.poison : vector<16xf32>
    %205 = llvm.mlir.constant(0 : i32) : i32
    %206 = llvm.insertelement %203, %204[%205 : i32] : vector<16xf32>
    %207 = llvm.shufflevector %206, %204 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %208 = llvm.intr.fma(%207, %129, %120) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %209 = llvm.intr.fma(%207, %133, %121) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %210 = llvm.intr.fma(%207, %137, %122) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %211 = llvm.intr.fma(%207, %141, %123) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %212 = llvm.add %12, %11 : i64
    llvm.br ^bb1(%212, %156, %157, %158, %159, %169, %170, %171, %172, %182, %183, %184, %185, %195, %196, %197, %198, %208, %209, %210, %211 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
  ^bb3:  // pred: ^bb1
    %213 = llvm.mlir.constant(0 : index) : i64
    %214 = llvm.mlir.constant(0 : index) : i64
    %215 = llvm.mlir.constant(0 : index) : i64
    %216 = llvm.getelementptr %arg4[%arg5] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %13, %216 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %217 = llvm.mlir.constant(0 : index) : i64
    %218 = llvm.mlir.constant(0 : index) : i64
    %219 = llvm.mlir.constant(16 : index) : i64
    %220 = llvm.add %arg5, %219 : i64
    %221 = llvm.getelementptr %arg4[%220] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %14, %221 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %222 = llvm.mlir.constant(0 : index) : i64
    %223 = llvm.mlir.constant(0 : index) : i64
    %224 = llvm.mlir.constant(32 : index) : i64
    %225 = llvm.add %arg5, %224 : i64
    %226 = llvm.getelementptr %arg4[%225] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %15, %226 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %227 = llvm.mlir.constant(0 : index) : i64
    %228 = llvm.mlir.constant(0 : index) : i64
    %229 = llvm.mlir.constant(48 : index) : i64
    %230 = llvm.add %arg5, %229 : i64
    %231 = llvm.getelementptr %arg4[%230] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %16, %231 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %232 = llvm.mlir.constant(1 : index) : i64
    %233 = llvm.mlir.constant(64 : index) : i64
    %234 = llvm.add %arg5, %233 : i64
    %235 = llvm.mlir.constant(0 : index) : i64
    %236 = llvm.getelementptr %arg4[%234] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %17, %236 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %237 = llvm.mlir.constant(1 : index) : i64
    %238 = llvm.mlir.constant(64 : index) : i64
    %239 = llvm.add %arg5, %238 : i64
    %240 = llvm.mlir.constant(16 : index) : i64
    %241 = llvm.add %239, %240 : i64
    %242 = llvm.getelementptr %arg4[%241] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %18, %242 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %243 = llvm.mlir.constant(1 : index) : i64
    %244 = llvm.mlir.constant(64 : index) : i64
    %245 = llvm.add %arg5, %244 : i64
    %246 = llvm.mlir.constant(32 : index) : i64
    %247 = llvm.add %245, %246 : i64
    %248 = llvm.getelementptr %arg4[%247] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %19, %248 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %249 = llvm.mlir.constant(1 : index) : i64
    %250 = llvm.mlir.constant(64 : index) : i64
    %251 = llvm.add %arg5, %250 : i64
    %252 = llvm.mlir.constant(48 : index) : i64
    %253 = llvm.add %251, %252 : i64
    %254 = llvm.getelementptr %arg4[%253] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %20, %254 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %255 = llvm.mlir.constant(2 : index) : i64
    %256 = llvm.mlir.constant(128 : index) : i64
    %257 = llvm.add %arg5, %256 : i64
    %258 = llvm.mlir.constant(0 : index) : i64
    %259 = llvm.getelementptr %arg4[%257] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %21, %259 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %260 = llvm.mlir.constant(2 : index) : i64
    %261 = llvm.mlir.constant(128 : index) : i64
    %262 = llvm.add %arg5, %261 : i64
    %263 = llvm.mlir.constant(16 : index) : i64
    %264 = llvm.add %262, %263 : i64
    %265 = llvm.getelementptr %arg4[%264] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %22, %265 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %266 = llvm.mlir.constant(2 : index) : i64
    %267 = llvm.mlir.constant(128 : index) : i64
    %268 = llvm.add %arg5, %267 : i64
    %269 = llvm.mlir.constant(32 : index) : i64
    %270 = llvm.add %268, %269 : i64
    %271 = llvm.getelementptr %arg4[%270] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %23, %271 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %272 = llvm.mlir.constant(2 : index) : i64
    %273 = llvm.mlir.constant(128 : index) : i64
    %274 = llvm.add %arg5, %273 : i64
    %275 = llvm.mlir.constant(48 : index) : i64
    %276 = llvm.add %274, %275 : i64
    %277 = llvm.getelementptr %arg4[%276] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %24, %277 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %278 = llvm.mlir.constant(3 : index) : i64
    %279 = llvm.mlir.constant(192 : index) : i64
    %280 = llvm.add %arg5, %279 : i64
    %281 = llvm.mlir.constant(0 : index) : i64
    %282 = llvm.getelementptr %arg4[%280] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %25, %282 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %283 = llvm.mlir.constant(3 : index) : i64
    %284 = llvm.mlir.constant(192 : index) : i64
    %285 = llvm.add %arg5, %284 : i64
    %286 = llvm.mlir.constant(16 : index) : i64
    %287 = llvm.add %285, %286 : i64
    %288 = llvm.getelementptr %arg4[%287] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %26, %288 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %289 = llvm.mlir.constant(3 : index) : i64
    %290 = llvm.mlir.constant(192 : index) : i64
    %291 = llvm.add %arg5, %290 : i64
    %292 = llvm.mlir.constant(32 : index) : i64
    %293 = llvm.add %291, %292 : i64
    %294 = llvm.getelementptr %arg4[%293] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %27, %294 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %295 = llvm.mlir.constant(3 : index) : i64
    %296 = llvm.mlir.constant(192 : index) : i64
    %297 = llvm.add %arg5, %296 : i64
    %298 = llvm.mlir.constant(48 : index) : i64
    %299 = llvm.add %297, %298 : i64
    %300 = llvm.getelementptr %arg4[%299] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %28, %300 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %301 = llvm.mlir.constant(4 : index) : i64
    %302 = llvm.mlir.constant(256 : index) : i64
    %303 = llvm.add %arg5, %302 : i64
    %304 = llvm.mlir.constant(0 : index) : i64
    %305 = llvm.getelementptr %arg4[%303] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %29, %305 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %306 = llvm.mlir.constant(4 : index) : i64
    %307 = llvm.mlir.constant(256 : index) : i64
    %308 = llvm.add %arg5, %307 : i64
    %309 = llvm.mlir.constant(16 : index) : i64
    %310 = llvm.add %308, %309 : i64
    %311 = llvm.getelementptr %arg4[%310] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %30, %311 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %312 = llvm.mlir.constant(4 : index) : i64
    %313 = llvm.mlir.constant(256 : index) : i64
    %314 = llvm.add %arg5, %313 : i64
    %315 = llvm.mlir.constant(32 : index) : i64
    %316 = llvm.add %314, %315 : i64
    %317 = llvm.getelementptr %arg4[%316] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %31, %317 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %318 = llvm.mlir.constant(4 : index) : i64
    %319 = llvm.mlir.constant(256 : index) : i64
    %320 = llvm.add %arg5, %319 : i64
    %321 = llvm.mlir.constant(48 : index) : i64
    %322 = llvm.add %320, %321 : i64
    %323 = llvm.getelementptr %arg4[%322] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %32, %323 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %324 = llvm.mlir.constant(172 : index) : i64
    %325 = llvm.mlir.constant(688 : index) : i64
    %326 = llvm.mlir.constant(172 : index) : i64
    llvm.br ^bb4(%324 : i64)
  ^bb4(%327: i64):  // 2 preds: ^bb3, ^bb8
    %328 = llvm.icmp "slt" %327, %325 : i64
    llvm.cond_br %328, ^bb5, ^bb9
  ^bb5:  // pred: ^bb4
    %329 = llvm.mlir.constant(172 : index) : i64
    %330 = llvm.mlir.constant(dense<0.000000e+00> : vector<16xf32>) : vector<16xf32>
    %331 = llvm.add %327, %329 : i64
    %332 = llvm.mlir.constant(2 : index) : i64
    %333 = llvm.mlir.constant(0 : index) : i64
    %334 = llvm.mlir.constant(2 : index) : i64
    llvm.br ^bb6(%327, %330, %330, %330, %330, %330, %330, %330, %330, %330, %330, %330, %330, %330, %330, %330, %330, %330, %330, %330, %330 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
  ^bb6(%335: i64, %336: vector<16xf32>, %337: vector<16xf32>, %338: vector<16xf32>, %339: vector<16xf32>, %340: vector<16xf32>, %341: vector<16xf32>, %342: vector<16xf32>, %343: vector<16xf32>, %344: vector<16xf32>, %345: vector<16xf32>, %346: vector<16xf32>, %347: vector<16xf32>, %348: vector<16xf32>, %349: vector<16xf32>, %350: vector<16xf32>, %351: vector<16xf32>, %352: vector<16xf32>, %353: vector<16xf32>, %354: vector<16xf32>, %355: vector<16xf32>):  // 2 preds: ^bb5, ^bb7
    %356 = llvm.icmp "slt" %335, %331 : i64
    llvm.cond_br %356, ^bb7, ^bb8
  ^bb7:  // pred: ^bb6
    %357 = llvm.mul %335, %1 : i64
    %358 = llvm.add %arg1, %357 : i64
    %359 = llvm.mul %335, %3 : i64
    %360 = llvm.add %arg3, %359 : i64
    %361 = llvm.mlir.constant(0 : index) : i64
    %362 = llvm.mlir.constant(0 : index) : i64
    %363 = llvm.mlir.constant(0 : index) : i64
    %364 = llvm.getelementptr %arg2[%360] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %365 = llvm.load %364 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %366 = llvm.mlir.constant(16 : index) : i64
    %367 = llvm.add %360, %366 : i64
    %368 = llvm.getelementptr %arg2[%367] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %369 = llvm.load %368 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %370 = llvm.mlir.constant(32 : index) : i64
    %371 = llvm.add %360, %370 : i64
    %372 = llvm.getelementptr %arg2[%371] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %373 = llvm.load %372 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %374 = llvm.mlir.constant(48 : index) : i64
    %375 = llvm.add %360, %374 : i64
    %376 = llvm.getelementptr %arg2[%375] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %377 = llvm.load %376 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %378 = llvm.mlir.constant(12 : index) : i64
    %379 = llvm.mlir.constant(780 : index) : i64
    %380 = llvm.add %358, %379 : i64
    %381 = llvm.getelementptr %arg0[%380] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    "llvm.intr.prefetch"(%381) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
    %382 = llvm.mlir.constant(0 : index) : i64
    %383 = llvm.mlir.constant(0 : index) : i64
    %384 = llvm.mlir.constant(0 : index) : i64
    %385 = llvm.getelementptr %arg0[%358] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %386 = llvm.load %385 {alignment = 4 : i64} : !llvm.ptr -> f32
    %387 = llvm.mlir.poison : vector<16xf32>
    %388 = llvm.mlir.constant(0 : i32) : i32
    %389 = llvm.insertelement %386, %387[%388 : i32] : vector<16xf32>
    %390 = llvm.shufflevector %389, %387 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %391 = llvm.intr.fma(%390, %365, %336) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %392 = llvm.intr.fma(%390, %369, %337) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %393 = llvm.intr.fma(%390, %373, %338) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %394 = llvm.intr.fma(%390, %377, %339) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %395 = llvm.mlir.constant(1 : index) : i64
    %396 = llvm.mlir.constant(1 : index) : i64
    %397 = llvm.add %358, %396 : i64
    %398 = llvm.getelementptr %arg0[%397] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %399 = llvm.load %398 {alignment = 4 : i64} : !llvm.ptr -> f32
    %400 = llvm.mlir.poison : vector<16xf32>
    %401 = llvm.mlir.constant(0 : i32) : i32
    %402 = llvm.insertelement %399, %400[%401 : i32] : vector<16xf32>
    %403 = llvm.shufflevector %402, %400 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %404 = llvm.intr.fma(%403, %365, %340) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %405 = llvm.intr.fma(%403, %369, %341) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %406 = llvm.intr.fma(%403, %373, %342) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %407 = llvm.intr.fma(%403, %377, %343) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %408 = llvm.mlir.constant(2 : index) : i64
    %409 = llvm.mlir.constant(2 : index) : i64
    %410 = llvm.add %358, %409 : i64
    %411 = llvm.getelementptr %arg0[%410] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %412 = llvm.load %411 {alignment = 4 : i64} : !llvm.ptr -> f32
    %413 = llvm.mlir.poison : vector<16xf32>
    %414 = llvm.mlir.constant(0 : i32) : i32
    %415 = llvm.insertelement %412, %413[%414 : i32] : vector<16xf32>
    %416 = llvm.shufflevector %415, %413 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %417 = llvm.intr.fma(%416, %365, %344) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %418 = llvm.intr.fma(%416, %369, %345) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %419 = llvm.intr.fma(%416, %373, %346) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %420 = llvm.intr.fma(%416, %377, %347) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %421 = llvm.mlir.constant(3 : index) : i64
    %422 = llvm.mlir.constant(3 : index) : i64
    %423 = llvm.add %358, %422 : i64
    %424 = llvm.getelementptr %arg0[%423] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %425 = llvm.load %424 {alignment = 4 : i64} : !llvm.ptr -> f32
    %426 = llvm.mlir.poison : vector<16xf32>
    %427 = llvm.mlir.constant(0 : i32) : i32
    %428 = llvm.insertelement %425, %426[%427 : i32] : vector<16xf32>
    %429 = llvm.shufflevector %428, %426 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %430 = llvm.intr.fma(%429, %365, %348) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %431 = llvm.intr.fma(%429, %369, %349) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %432 = llvm.intr.fma(%429, %373, %350) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %433 = llvm.intr.fma(%429, %377, %351) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %434 = llvm.mlir.constant(4 : index) : i64
    %435 = llvm.mlir.constant(4 : index) : i64
    %436 = llvm.add %358, %435 : i64
    %437 = llvm.getelementptr %arg0[%436] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %438 = llvm.load %437 {alignment = 4 : i64} : !llvm.ptr -> f32
    %439 = llvm.mlir.poison : vector<16xf32>
    %440 = llvm.mlir.constant(0 : i32) : i32
    %441 = llvm.insertelement %438, %439[%440 : i32] : vector<16xf32>
    %442 = llvm.shufflevector %441, %439 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %443 = llvm.intr.fma(%442, %365, %352) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %444 = llvm.intr.fma(%442, %369, %353) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %445 = llvm.intr.fma(%442, %373, %354) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %446 = llvm.intr.fma(%442, %377, %355) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %447 = llvm.mlir.constant(1 : index) : i64
    %448 = llvm.mlir.constant(64 : index) : i64
    %449 = llvm.add %360, %448 : i64
    %450 = llvm.mlir.constant(0 : index) : i64
    %451 = llvm.getelementptr %arg2[%449] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %452 = llvm.load %451 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %453 = llvm.mlir.constant(16 : index) : i64
    %454 = llvm.add %449, %453 : i64
    %455 = llvm.getelementptr %arg2[%454] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %456 = llvm.load %455 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %457 = llvm.mlir.constant(32 : index) : i64
    %458 = llvm.add %449, %457 : i64
    %459 = llvm.getelementptr %arg2[%458] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %460 = llvm.load %459 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %461 = llvm.mlir.constant(48 : index) : i64
    %462 = llvm.add %449, %461 : i64
    %463 = llvm.getelementptr %arg2[%462] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %464 = llvm.load %463 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %465 = llvm.mlir.constant(13 : index) : i64
    %466 = llvm.mlir.constant(845 : index) : i64
    %467 = llvm.add %358, %466 : i64
    %468 = llvm.getelementptr %arg0[%467] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    "llvm.intr.prefetch"(%468) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
    %469 = llvm.mlir.constant(1 : index) : i64
    %470 = llvm.mlir.constant(65 : index) : i64
    %471 = llvm.mlir.constant(0 : index) : i64
    %472 = llvm.add %358, %470 : i64
    %473 = llvm.getelementptr %arg0[%472] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %474 = llvm.load %473 {alignment = 4 : i64} : !llvm.ptr -> f32
    %475 = llvm.mlir.poison : vector<16xf32>
    %476 = llvm.mlir.constant(0 : i32) : i32
    %477 = llvm.insertelement %474, %475[%476 : i32] : vector<16xf32>
    %478 = llvm.shufflevector %477, %475 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %479 = llvm.intr.fma(%478, %452, %391) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %480 = llvm.intr.fma(%478, %456, %392) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %481 = llvm.intr.fma(%478, %460, %393) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %482 = llvm.intr.fma(%478, %464, %394) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %483 = llvm.mlir.constant(1 : index) : i64
    %484 = llvm.mlir.constant(66 : index) : i64
    %485 = llvm.add %358, %484 : i64
    %486 = llvm.getelementptr %arg0[%485] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %487 = llvm.load %486 {alignment = 4 : i64} : !llvm.ptr -> f32
    %488 = llvm.mlir.poison : vector<16xf32>
    %489 = llvm.mlir.constant(0 : i32) : i32
    %490 = llvm.insertelement %487, %488[%489 : i32] : vector<16xf32>
    %491 = llvm.shufflevector %490, %488 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %492 = llvm.intr.fma(%491, %452, %404) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %493 = llvm.intr.fma(%491, %456, %405) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %494 = llvm.intr.fma(%491, %460, %406) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %495 = llvm.intr.fma(%491, %464, %407) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %496 = llvm.mlir.constant(2 : index) : i64
    %497 = llvm.mlir.constant(67 : index) : i64
    %498 = llvm.add %358, %497 : i64
    %499 = llvm.getelementptr %arg0[%498] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %500 = llvm.load %499 {alignment = 4 : i64} : !llvm.ptr -> f32
    %501 = llvm.mlir.poison : vector<16xf32>
    %502 = llvm.mlir.constant(0 : i32) : i32
    %503 = llvm.insertelement %500, %501[%502 : i32] : vector<16xf32>
    %504 = llvm.shufflevector %503, %501 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %505 = llvm.intr.fma(%504, %452, %417) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %506 = llvm.intr.fma(%504, %456, %418) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %507 = llvm.intr.fma(%504, %460, %419) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %508 = llvm.intr.fma(%504, %464, %420) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %509 = llvm.mlir.constant(3 : index) : i64
    %510 = llvm.mlir.constant(68 : index) : i64
    %511 = llvm.add %358, %510 : i64
    %512 = llvm.getelementptr %arg0[%511] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %513 = llvm.load %512 {alignment = 4 : i64} : !llvm.ptr -> f32
    %514 = llvm.mlir.poison : vector<16xf32>
    %515 = llvm.mlir.constant(0 : i32) : i32
    %516 = llvm.insertelement %513, %514[%515 : i32] : vector<16xf32>
    %517 = llvm.shufflevector %516, %514 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %518 = llvm.intr.fma(%517, %452, %430) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %519 = llvm.intr.fma(%517, %456, %431) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %520 = llvm.intr.fma(%517, %460, %432) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %521 = llvm.intr.fma(%517, %464, %433) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %522 = llvm.mlir.constant(4 : index) : i64
    %523 = llvm.mlir.constant(69 : index) : i64
    %524 = llvm.add %358, %523 : i64
    %525 = llvm.getelementptr %arg0[%524] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %526 = llvm.load %525 {alignment = 4 : i64} : !llvm.ptr -> f32
    %527 = llvm.mlir.poison : vector<16xf32>
    %528 = llvm.mlir.constant(0 : i32) : i32
    %529 = llvm.insertelement %526, %527[%528 : i32] : vector<16xf32>
    %530 = llvm.shufflevector %529, %527 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %531 = llvm.intr.fma(%530, %452, %443) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %532 = llvm.intr.fma(%530, %456, %444) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %533 = llvm.intr.fma(%530, %460, %445) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %534 = llvm.intr.fma(%530, %464, %446) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %535 = llvm.add %335, %334 : i64
    llvm.br ^bb6(%535, %479, %480, %481, %482, %492, %493, %494, %495, %505, %506, %507, %508, %518, %519, %520, %521, %531, %532, %533, %534 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
  ^bb8:  // pred: ^bb6
    %536 = llvm.mlir.constant(0 : index) : i64
    %537 = llvm.mlir.constant(0 : index) : i64
    %538 = llvm.mlir.constant(0 : index) : i64
    %539 = llvm.getelementptr %arg4[%arg5] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %540 = llvm.load %539 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %541 = llvm.fadd %540, %336 : vector<16xf32>
    %542 = llvm.mlir.constant(0 : index) : i64
    %543 = llvm.mlir.constant(0 : index) : i64
    %544 = llvm.mlir.constant(0 : index) : i64
    %545 = llvm.getelementptr %arg4[%arg5] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %541, %545 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %546 = llvm.mlir.constant(0 : index) : i64
    %547 = llvm.mlir.constant(0 : index) : i64
    %548 = llvm.mlir.constant(16 : index) : i64
    %549 = llvm.add %arg5, %548 : i64
    %550 = llvm.getelementptr %arg4[%549] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %551 = llvm.load %550 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %552 = llvm.fadd %551, %337 : vector<16xf32>
    %553 = llvm.mlir.constant(0 : index) : i64
    %554 = llvm.mlir.constant(0 : index) : i64
    %555 = llvm.mlir.constant(16 : index) : i64
    %556 = llvm.add %arg5, %555 : i64
    %557 = llvm.getelementptr %arg4[%556] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %552, %557 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %558 = llvm.mlir.constant(0 : index) : i64
    %559 = llvm.mlir.constant(0 : index) : i64
    %560 = llvm.mlir.constant(32 : index) : i64
    %561 = llvm.add %arg5, %560 : i64
    %562 = llvm.getelementptr %arg4[%561] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %563 = llvm.load %562 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %564 = llvm.fadd %563, %338 : vector<16xf32>
    %565 = llvm.mlir.constant(0 : index) : i64
    %566 = llvm.mlir.constant(0 : index) : i64
    %567 = llvm.mlir.constant(32 : index) : i64
    %568 = llvm.add %arg5, %567 : i64
    %569 = llvm.getelementptr %arg4[%568] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %564, %569 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %570 = llvm.mlir.constant(0 : index) : i64
    %571 = llvm.mlir.constant(0 : index) : i64
    %572 = llvm.mlir.constant(48 : index) : i64
    %573 = llvm.add %arg5, %572 : i64
    %574 = llvm.getelementptr %arg4[%573] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %575 = llvm.load %574 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %576 = llvm.fadd %575, %339 : vector<16xf32>
    %577 = llvm.mlir.constant(0 : index) : i64
    %578 = llvm.mlir.constant(0 : index) : i64
    %579 = llvm.mlir.constant(48 : index) : i64
    %580 = llvm.add %arg5, %579 : i64
    %581 = llvm.getelementptr %arg4[%580] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %576, %581 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %582 = llvm.mlir.constant(1 : index) : i64
    %583 = llvm.mlir.constant(64 : index) : i64
    %584 = llvm.add %arg5, %583 : i64
    %585 = llvm.mlir.constant(0 : index) : i64
    %586 = llvm.getelementptr %arg4[%584] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %587 = llvm.load %586 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %588 = llvm.fadd %587, %340 : vector<16xf32>
    %589 = llvm.mlir.constant(1 : index) : i64
    %590 = llvm.mlir.constant(64 : index) : i64
    %591 = llvm.add %arg5, %590 : i64
    %592 = llvm.mlir.constant(0 : index) : i64
    %593 = llvm.getelementptr %arg4[%591] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %588, %593 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %594 = llvm.mlir.constant(1 : index) : i64
    %595 = llvm.mlir.constant(64 : index) : i64
    %596 = llvm.add %arg5, %595 : i64
    %597 = llvm.mlir.constant(16 : index) : i64
    %598 = llvm.add %596, %597 : i64
    %599 = llvm.getelementptr %arg4[%598] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %600 = llvm.load %599 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %601 = llvm.fadd %600, %341 : vector<16xf32>
    %602 = llvm.mlir.constant(1 : index) : i64
    %603 = llvm.mlir.constant(64 : index) : i64
    %604 = llvm.add %arg5, %603 : i64
    %605 = llvm.mlir.constant(16 : index) : i64
    %606 = llvm.add %604, %605 : i64
    %607 = llvm.getelementptr %arg4[%606] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %601, %607 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %608 = llvm.mlir.constant(1 : index) : i64
    %609 = llvm.mlir.constant(64 : index) : i64
    %610 = llvm.add %arg5, %609 : i64
    %611 = llvm.mlir.constant(32 : index) : i64
    %612 = llvm.add %610, %611 : i64
    %613 = llvm.getelementptr %arg4[%612] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %614 = llvm.load %613 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %615 = llvm.fadd %614, %342 : vector<16xf32>
    %616 = llvm.mlir.constant(1 : index) : i64
    %617 = llvm.mlir.constant(64 : index) : i64
    %618 = llvm.add %arg5, %617 : i64
    %619 = llvm.mlir.constant(32 : index) : i64
    %620 = llvm.add %618, %619 : i64
    %621 = llvm.getelementptr %arg4[%620] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %615, %621 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %622 = llvm.mlir.constant(1 : index) : i64
    %623 = llvm.mlir.constant(64 : index) : i64
    %624 = llvm.add %arg5, %623 : i64
    %625 = llvm.mlir.constant(48 : index) : i64
    %626 = llvm.add %624, %625 : i64
    %627 = llvm.getelementptr %arg4[%626] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %628 = llvm.load %627 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %629 = llvm.fadd %628, %343 : vector<16xf32>
    %630 = llvm.mlir.constant(1 : index) : i64
    %631 = llvm.mlir.constant(64 : index) : i64
    %632 = llvm.add %arg5, %631 : i64
    %633 = llvm.mlir.constant(48 : index) : i64
    %634 = llvm.add %632, %633 : i64
    %635 = llvm.getelementptr %arg4[%634] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %629, %635 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %636 = llvm.mlir.constant(2 : index) : i64
    %637 = llvm.mlir.constant(128 : index) : i64
    %638 = llvm.add %arg5, %637 : i64
    %639 = llvm.mlir.constant(0 : index) : i64
    %640 = llvm.getelementptr %arg4[%638] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %641 = llvm.load %640 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %642 = llvm.fadd %641, %344 : vector<16xf32>
    %643 = llvm.mlir.constant(2 : index) : i64
    %644 = llvm.mlir.constant(128 : index) : i64
    %645 = llvm.add %arg5, %644 : i64
    %646 = llvm.mlir.constant(0 : index) : i64
    %647 = llvm.getelementptr %arg4[%645] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %642, %647 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %648 = llvm.mlir.constant(2 : index) : i64
    %649 = llvm.mlir.constant(128 : index) : i64
    %650 = llvm.add %arg5, %649 : i64
    %651 = llvm.mlir.constant(16 : index) : i64
    %652 = llvm.add %650, %651 : i64
    %653 = llvm.getelementptr %arg4[%652] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %654 = llvm.load %653 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %655 = llvm.fadd %654, %345 : vector<16xf32>
    %656 = llvm.mlir.constant(2 : index) : i64
    %657 = llvm.mlir.constant(128 : index) : i64
    %658 = llvm.add %arg5, %657 : i64
    %659 = llvm.mlir.constant(16 : index) : i64
    %660 = llvm.add %658, %659 : i64
    %661 = llvm.getelementptr %arg4[%660] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %655, %661 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %662 = llvm.mlir.constant(2 : index) : i64
    %663 = llvm.mlir.constant(128 : index) : i64
    %664 = llvm.add %arg5, %663 : i64
    %665 = llvm.mlir.constant(32 : index) : i64
    %666 = llvm.add %664, %665 : i64
    %667 = llvm.getelementptr %arg4[%666] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %668 = llvm.load %667 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %669 = llvm.fadd %668, %346 : vector<16xf32>
    %670 = llvm.mlir.constant(2 : index) : i64
    %671 = llvm.mlir.constant(128 : index) : i64
    %672 = llvm.add %arg5, %671 : i64
    %673 = llvm.mlir.constant(32 : index) : i64
    %674 = llvm.add %672, %673 : i64
    %675 = llvm.getelementptr %arg4[%674] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %669, %675 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %676 = llvm.mlir.constant(2 : index) : i64
    %677 = llvm.mlir.constant(128 : index) : i64
    %678 = llvm.add %arg5, %677 : i64
    %679 = llvm.mlir.constant(48 : index) : i64
    %680 = llvm.add %678, %679 : i64
    %681 = llvm.getelementptr %arg4[%680] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %682 = llvm.load %681 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %683 = llvm.fadd %682, %347 : vector<16xf32>
    %684 = llvm.mlir.constant(2 : index) : i64
    %685 = llvm.mlir.constant(128 : index) : i64
    %686 = llvm.add %arg5, %685 : i64
    %687 = llvm.mlir.constant(48 : index) : i64
    %688 = llvm.add %686, %687 : i64
    %689 = llvm.getelementptr %arg4[%688] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %683, %689 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %690 = llvm.mlir.constant(3 : index) : i64
    %691 = llvm.mlir.constant(192 : index) : i64
    %692 = llvm.add %arg5, %691 : i64
    %693 = llvm.mlir.constant(0 : index) : i64
    %694 = llvm.getelementptr %arg4[%692] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %695 = llvm.load %694 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %696 = llvm.fadd %695, %348 : vector<16xf32>
    %697 = llvm.mlir.constant(3 : index) : i64
    %698 = llvm.mlir.constant(192 : index) : i64
    %699 = llvm.add %arg5, %698 : i64
    %700 = llvm.mlir.constant(0 : index) : i64
    %701 = llvm.getelementptr %arg4[%699] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %696, %701 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %702 = llvm.mlir.constant(3 : index) : i64
    %703 = llvm.mlir.constant(192 : index) : i64
    %704 = llvm.add %arg5, %703 : i64
    %705 = llvm.mlir.constant(16 : index) : i64
    %706 = llvm.add %704, %705 : i64
    %707 = llvm.getelementptr %arg4[%706] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %708 = llvm.load %707 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %709 = llvm.fadd %708, %349 : vector<16xf32>
    %710 = llvm.mlir.constant(3 : index) : i64
    %711 = llvm.mlir.constant(192 : index) : i64
    %712 = llvm.add %arg5, %711 : i64
    %713 = llvm.mlir.constant(16 : index) : i64
    %714 = llvm.add %712, %713 : i64
    %715 = llvm.getelementptr %arg4[%714] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %709, %715 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %716 = llvm.mlir.constant(3 : index) : i64
    %717 = llvm.mlir.constant(192 : index) : i64
    %718 = llvm.add %arg5, %717 : i64
    %719 = llvm.mlir.constant(32 : index) : i64
    %720 = llvm.add %718, %719 : i64
    %721 = llvm.getelementptr %arg4[%720] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %722 = llvm.load %721 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %723 = llvm.fadd %722, %350 : vector<16xf32>
    %724 = llvm.mlir.constant(3 : index) : i64
    %725 = llvm.mlir.constant(192 : index) : i64
    %726 = llvm.add %arg5, %725 : i64
    %727 = llvm.mlir.constant(32 : index) : i64
    %728 = llvm.add %726, %727 : i64
    %729 = llvm.getelementptr %arg4[%728] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %723, %729 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %730 = llvm.mlir.constant(3 : index) : i64
    %731 = llvm.mlir.constant(192 : index) : i64
    %732 = llvm.add %arg5, %731 : i64
    %733 = llvm.mlir.constant(48 : index) : i64
    %734 = llvm.add %732, %733 : i64
    %735 = llvm.getelementptr %arg4[%734] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %736 = llvm.load %735 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %737 = llvm.fadd %736, %351 : vector<16xf32>
    %738 = llvm.mlir.constant(3 : index) : i64
    %739 = llvm.mlir.constant(192 : index) : i64
    %740 = llvm.add %arg5, %739 : i64
    %741 = llvm.mlir.constant(48 : index) : i64
    %742 = llvm.add %740, %741 : i64
    %743 = llvm.getelementptr %arg4[%742] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %737, %743 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %744 = llvm.mlir.constant(4 : index) : i64
    %745 = llvm.mlir.constant(256 : index) : i64
    %746 = llvm.add %arg5, %745 : i64
    %747 = llvm.mlir.constant(0 : index) : i64
    %748 = llvm.getelementptr %arg4[%746] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %749 = llvm.load %748 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %750 = llvm.fadd %749, %352 : vector<16xf32>
    %751 = llvm.mlir.constant(4 : index) : i64
    %752 = llvm.mlir.constant(256 : index) : i64
    %753 = llvm.add %arg5, %752 : i64
    %754 = llvm.mlir.constant(0 : index) : i64
    %755 = llvm.getelementptr %arg4[%753] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %750, %755 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %756 = llvm.mlir.constant(4 : index) : i64
    %757 = llvm.mlir.constant(256 : index) : i64
    %758 = llvm.add %arg5, %757 : i64
    %759 = llvm.mlir.constant(16 : index) : i64
    %760 = llvm.add %758, %759 : i64
    %761 = llvm.getelementptr %arg4[%760] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %762 = llvm.load %761 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %763 = llvm.fadd %762, %353 : vector<16xf32>
    %764 = llvm.mlir.constant(4 : index) : i64
    %765 = llvm.mlir.constant(256 : index) : i64
    %766 = llvm.add %arg5, %765 : i64
    %767 = llvm.mlir.constant(16 : index) : i64
    %768 = llvm.add %766, %767 : i64
    %769 = llvm.getelementptr %arg4[%768] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %763, %769 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %770 = llvm.mlir.constant(4 : index) : i64
    %771 = llvm.mlir.constant(256 : index) : i64
    %772 = llvm.add %arg5, %771 : i64
    %773 = llvm.mlir.constant(32 : index) : i64
    %774 = llvm.add %772, %773 : i64
    %775 = llvm.getelementptr %arg4[%774] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %776 = llvm.load %775 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %777 = llvm.fadd %776, %354 : vector<16xf32>
    %778 = llvm.mlir.constant(4 : index) : i64
    %779 = llvm.mlir.constant(256 : index) : i64
    %780 = llvm.add %arg5, %779 : i64
    %781 = llvm.mlir.constant(32 : index) : i64
    %782 = llvm.add %780, %781 : i64
    %783 = llvm.getelementptr %arg4[%782] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %777, %783 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %784 = llvm.mlir.constant(4 : index) : i64
    %785 = llvm.mlir.constant(256 : index) : i64
    %786 = llvm.add %arg5, %785 : i64
    %787 = llvm.mlir.constant(48 : index) : i64
    %788 = llvm.add %786, %787 : i64
    %789 = llvm.getelementptr %arg4[%788] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %790 = llvm.load %789 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %791 = llvm.fadd %790, %355 : vector<16xf32>
    %792 = llvm.mlir.constant(4 : index) : i64
    %793 = llvm.mlir.constant(256 : index) : i64
    %794 = llvm.add %arg5, %793 : i64
    %795 = llvm.mlir.constant(48 : index) : i64
    %796 = llvm.add %794, %795 : i64
    %797 = llvm.getelementptr %arg4[%796] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %791, %797 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %798 = llvm.add %327, %326 : i64
    llvm.br ^bb4(%798 : i64)
  ^bb9:  // pred: ^bb4
    llvm.return
  }
  llvm.func internal @matmul_4b649fb39983d372.mma2(%arg0: !llvm.ptr, %arg1: i64, %arg2: !llvm.ptr, %arg3: i64, %arg4: !llvm.ptr, %arg5: i64) {
    %0 = llvm.mlir.constant(1 : index) : i64
    %1 = llvm.mlir.constant(65 : index) : i64
    %2 = llvm.mlir.constant(64 : index) : i64
    %3 = llvm.mlir.constant(64 : index) : i64
    %4 = llvm.mlir.constant(688 : index) : i64
    %5 = llvm.mlir.constant(0 : index) : i64
    %6 = llvm.mlir.constant(172 : index) : i64
    %7 = llvm.mlir.constant(dense<0.000000e+00> : vector<16xf32>) : vector<16xf32>
    %8 = llvm.mlir.constant(172 : index) : i64
    %9 = llvm.mlir.constant(2 : index) : i64
    %10 = llvm.mlir.constant(0 : index) : i64
    %11 = llvm.mlir.constant(2 : index) : i64
    llvm.br ^bb1(%5, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
  ^bb1(%12: i64, %13: vector<16xf32>, %14: vector<16xf32>, %15: vector<16xf32>, %16: vector<16xf32>, %17: vector<16xf32>, %18: vector<16xf32>, %19: vector<16xf32>, %20: vector<16xf32>, %21: vector<16xf32>, %22: vector<16xf32>, %23: vector<16xf32>, %24: vector<16xf32>, %25: vector<16xf32>, %26: vector<16xf32>, %27: vector<16xf32>, %28: vector<16xf32>, %29: vector<16xf32>, %30: vector<16xf32>, %31: vector<16xf32>, %32: vector<16xf32>):  // 2 preds: ^bb0, ^bb2
    %33 = llvm.icmp "slt" %12, %8 : i64
    llvm.cond_br %33, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %34 = llvm.mul %12, %1 : i64
    %35 = llvm.add %arg1, %34 : i64
    %36 = llvm.mul %12, %3 : i64
    %37 = llvm.add %arg3, %36 : i64
    %38 = llvm.mlir.constant(0 : index) : i64
    %39 = llvm.mlir.constant(0 : index) : i64
    %40 = llvm.mlir.constant(0 : index) : i64
    %41 = llvm.getelementptr %arg2[%37] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %42 = llvm.load %41 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %43 = llvm.mlir.constant(16 : index) : i64
    %44 = llvm.add %37, %43 : i64
    %45 = llvm.getelementptr %arg2[%44] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %46 = llvm.load %45 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %47 = llvm.mlir.constant(32 : index) : i64
    %48 = llvm.add %37, %47 : i64
    %49 = llvm.getelementptr %arg2[%48] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %50 = llvm.load %49 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %51 = llvm.mlir.constant(48 : index) : i64
    %52 = llvm.add %37, %51 : i64
    %53 = llvm.getelementptr %arg2[%52] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %54 = llvm.load %53 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %55 = llvm.mlir.constant(12 : index) : i64
    %56 = llvm.mlir.constant(780 : index) : i64
    %57 = llvm.add %35, %56 : i64
    %58 = llvm.getelementptr %arg0[%57] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    "llvm.intr.prefetch"(%58) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
    %59 = llvm.mlir.constant(0 : index) : i64
    %60 = llvm.mlir.constant(0 : index) : i64
    %61 = llvm.mlir.constant(0 : index) : i64
    %62 = llvm.getelementptr %arg0[%35] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %63 = llvm.load %62 {alignment = 4 : i64} : !llvm.ptr -> f32
    %64 = llvm.mlir.poison : vector<16xf32>
    %65 = llvm.mlir.constant(0 : i32) : i32
    %66 = llvm.insertelement %63, %64[%65 : i32] : vector<16xf32>
    %67 = llvm.shufflevector %66, %64 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %68 = llvm.intr.fma(%67, %42, %13) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %69 = llvm.intr.fma(%67, %46, %14) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %70 = llvm.intr.fma(%67, %50, %15) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %71 = llvm.intr.fma(%67, %54, %16) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %72 = llvm.mlir.constant(1 : index) : i64
    %73 = llvm.mlir.constant(1 : index) : i64
    %74 = llvm.add %35, %73 : i64
    %75 = llvm.getelementptr %arg0[%74] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %76 = llvm.load %75 {alignment = 4 : i64} : !llvm.ptr -> f32
    %77 = llvm.mlir.poison : vector<16xf32>
    %78 = llvm.mlir.constant(0 : i32) : i32
    %79 = llvm.insertelement %76, %77[%78 : i32] : vector<16xf32>
    %80 = llvm.shufflevector %79, %77 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %81 = llvm.intr.fma(%80, %42, %17) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %82 = llvm.intr.fma(%80, %46, %18) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %83 = llvm.intr.fma(%80, %50, %19) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %84 = llvm.intr.fma(%80, %54, %20) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %85 = llvm.mlir.constant(2 : index) : i64
    %86 = llvm.mlir.constant(2 : index) : i64
    %87 = llvm.add %35, %86 : i64
    %88 = llvm.getelementptr %arg0[%87] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %89 = llvm.load %88 {alignment = 4 : i64} : !llvm.ptr -> f32
    %90 = llvm.mlir.poison : vector<16xf32>
    %91 = llvm.mlir.constant(0 : i32) : i32
    %92 = llvm.insertelement %89, %90[%91 : i32] : vector<16xf32>
    %93 = llvm.shufflevector %92, %90 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %94 = llvm.intr.fma(%93, %42, %21) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %95 = llvm.intr.fma(%93, %46, %22) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %96 = llvm.intr.fma(%93, %50, %23) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %97 = llvm.intr.fma(%93, %54, %24) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %98 = llvm.mlir.constant(3 : index) : i64
    %99 = llvm.mlir.constant(3 : index) : i64
    %100 = llvm.add %35, %99 : i64
    %101 = llvm.getelementptr %arg0[%100] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %102 = llvm.load %101 {alignment = 4 : i64} : !llvm.ptr -> f32
    %103 = llvm.mlir.poison : vector<16xf32>
    %104 = llvm.mlir.constant(0 : i32) : i32
    %105 = llvm.insertelement %102, %103[%104 : i32] : vector<16xf32>
    %106 = llvm.shufflevector %105, %103 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %107 = llvm.intr.fma(%106, %42, %25) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %108 = llvm.intr.fma(%106, %46, %26) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %109 = llvm.intr.fma(%106, %50, %27) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %110 = llvm.intr.fma(%106, %54, %28) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %111 = llvm.mlir.constant(4 : index) : i64
    %112 = llvm.mlir.constant(4 : index) : i64
    %113 = llvm.add %35, %112 : i64
    %114 = llvm.getelementptr %arg0[%113] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %115 = llvm.load %114 {alignment = 4 : i64} : !llvm.ptr -> f32
    %116 = llvm.mlir.poison : vector<16xf32>
    %117 = llvm.mlir.constant(0 : i32) : i32
    %118 = llvm.insertelement %115, %116[%117 : i32] : vector<16xf32>
    %119 = llvm.shufflevector %118, %116 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %120 = llvm.intr.fma(%119, %42, %29) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %121 = llvm.intr.fma(%119, %46, %30) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %122 = llvm.intr.fma(%119, %50, %31) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %123 = llvm.intr.fma(%119, %54, %32) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %124 = llvm.mlir.constant(1 : index) : i64
    %125 = llvm.mlir.constant(64 : index) : i64
    %126 = llvm.add %37, %125 : i64
    %127 = llvm.mlir.constant(0 : index) : i64
    %128 = llvm.getelementptr %arg2[%126] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %129 = llvm.load %128 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %130 = llvm.mlir.constant(16 : index) : i64
    %131 = llvm.add %126, %130 : i64
    %132 = llvm.getelementptr %arg2[%131] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %133 = llvm.load %132 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %134 = llvm.mlir.constant(32 : index) : i64
    %135 = llvm.add %126, %134 : i64
    %136 = llvm.getelementptr %arg2[%135] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %137 = llvm.load %136 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %138 = llvm.mlir.constant(48 : index) : i64
    %139 = llvm.add %126, %138 : i64
    %140 = llvm.getelementptr %arg2[%139] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %141 = llvm.load %140 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %142 = llvm.mlir.constant(13 : index) : i64
    %143 = llvm.mlir.constant(845 : index) : i64
    %144 = llvm.add %35, %143 : i64
    %145 = llvm.getelementptr %arg0[%144] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    "llvm.intr.prefetch"(%145) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
    %146 = llvm.mlir.constant(1 : index) : i64
    %147 = llvm.mlir.constant(65 : index) : i64
    %148 = llvm.mlir.constant(0 : index) : i64
    %149 = llvm.add %35, %147 : i64
    %150 = llvm.getelementptr %arg0[%149] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %151 = llvm.load %150 {alignment = 4 : i64} : !llvm.ptr -> f32
    %152 = llvm.mlir.poison : vector<16xf32>
    %153 = llvm.mlir.constant(0 : i32) : i32
    %154 = llvm.insertelement %151, %152[%153 : i32] : vector<16xf32>
    %155 = llvm.shufflevector %154, %152 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %156 = llvm.intr.fma(%155, %129, %68) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %157 = llvm.intr.fma(%155, %133, %69) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %158 = llvm.intr.fma(%155, %137, %70) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %159 = llvm.intr.fma(%155, %141, %71) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %160 = llvm.mlir.constant(1 : index) : i64
    %161 = llvm.mlir.constant(66 : index) : i64
    %162 = llvm.add %35, %161 : i64
    %163 = llvm.getelementptr %arg0[%162] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %164 = llvm.load %163 {alignment = 4 : i64} : !llvm.ptr -> f32
    %165 = llvm.mlir.poison : vector<16xf32>
    %166 = llvm.mlir.constant(0 : i32) : i32
    %167 = llvm.insertelement %164, %165[%166 : i32] : vector<16xf32>
    %168 = llvm.shufflevector %167, %165 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %169 = llvm.intr.fma(%168, %129, %81) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %170 = llvm.intr.fma(%168, %133, %82) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %171 = llvm.intr.fma(%168, %137, %83) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %172 = llvm.intr.fma(%168, %141, %84) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %173 = llvm.mlir.constant(2 : index) : i64
    %174 = llvm.mlir.constant(67 : index) : i64
    %175 = llvm.add %35, %174 : i64
    %176 = llvm.getelementptr %arg0[%175] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %177 = llvm.load %176 {alignment = 4 : i64} : !llvm.ptr -> f32
    %178 = llvm.mlir.poison : vector<16xf32>
    %179 = llvm.mlir.constant(0 : i32) : i32
    %180 = llvm.insertelement %177, %178[%179 : i32] : vector<16xf32>
    %181 = llvm.shufflevector %180, %178 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %182 = llvm.intr.fma(%181, %129, %94) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %183 = llvm.intr.fma(%181, %133, %95) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %184 = llvm.intr.fma(%181, %137, %96) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %185 = llvm.intr.fma(%181, %141, %97) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %186 = llvm.mlir.constant(3 : index) : i64
    %187 = llvm.mlir.constant(68 : index) : i64
    %188 = llvm.add %35, %187 : i64
    %189 = llvm.getelementptr %arg0[%188] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %190 = llvm.load %189 {alignment = 4 : i64} : !llvm.ptr -> f32
    %191 = llvm.mlir.poison : vector<16xf32>
    %192 = llvm.mlir.constant(0 : i32) : i32
    %193 = llvm.insertelement %190, %191[%192 : i32] : vector<16xf32>
    %194 = llvm.shufflevector %193, %191 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %195 = llvm.intr.fma(%194, %129, %107) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %196 = llvm.intr.fma(%194, %133, %108) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %197 = llvm.intr.fma(%194, %137, %109) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %198 = llvm.intr.fma(%194, %141, %110) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %199 = llvm.mlir.constant(4 : index) : i64
    %200 = llvm.mlir.constant(69 : index) : i64
    %201 = llvm.add %35, %200 : i64
    %202 = llvm.getelementptr %arg0[%201] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %203 = llvm.load %202 {alignment = 4 : i64} : !llvm.ptr -> f32
    %204 = llvm.mlir.poison : vector<16xf32>
    %205 = llvm.mlir.constant(0 : i32) : i32
    %206 = llvm.insertelement %203, %204[%205 : i32] : vector<16xf32>
    %207 = llvm.shufflevector %206, %204 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %208 = llvm.intr.fma(%207, %129, %120) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %209 = llvm.intr.fma(%207, %133, %121) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %210 = llvm.intr.fma(%207, %137, %122) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %211 = llvm.intr.fma(%207, %141, %123) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %212 = llvm.add %12, %11 : i64
    llvm.br ^bb1(%212, %156, %157, %158, %159, %169, %170, %171, %172, %182, %183, %184, %185, %195, %196, %197, %198, %208, %209, %210, %211 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
  ^bb3:  // pred: ^bb1
    %213 = llvm.mlir.constant(0 : index) : i64
    %214 = llvm.mlir.constant(0 : index) : i64
    %215 = llvm.mlir.constant(0 : index) : i64
    %216 = llvm.getelementptr %arg4[%arg5] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %217 = llvm.load %216 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %218 = llvm.fadd %217, %13 : vector<16xf32>
    %219 = llvm.mlir.constant(0 : index) : i64
    %220 = llvm.mlir.constant(0 : index) : i64
    %221 = llvm.mlir.constant(0 : index) : i64
    %222 = llvm.getelementptr %arg4[%arg5] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %218, %222 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %223 = llvm.mlir.constant(0 : index) : i64
    %224 = llvm.mlir.constant(0 : index) : i64
    %225 = llvm.mlir.constant(16 : index) : i64
    %226 = llvm.add %arg5, %225 : i64
    %227 = llvm.getelementptr %arg4[%226] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %228 = llvm.load %227 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %229 = llvm.fadd %228, %14 : vector<16xf32>
    %230 = llvm.mlir.constant(0 : index) : i64
    %231 = llvm.mlir.constant(0 : index) : i64
    %232 = llvm.mlir.constant(16 : index) : i64
    %233 = llvm.add %arg5, %232 : i64
    %234 = llvm.getelementptr %arg4[%233] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %229, %234 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %235 = llvm.mlir.constant(0 : index) : i64
    %236 = llvm.mlir.constant(0 : index) : i64
    %237 = llvm.mlir.constant(32 : index) : i64
    %238 = llvm.add %arg5, %237 : i64
    %239 = llvm.getelementptr %arg4[%238] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %240 = llvm.load %239 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %241 = llvm.fadd %240, %15 : vector<16xf32>
    %242 = llvm.mlir.constant(0 : index) : i64
    %243 = llvm.mlir.constant(0 : index) : i64
    %244 = llvm.mlir.constant(32 : index) : i64
    %245 = llvm.add %arg5, %244 : i64
    %246 = llvm.getelementptr %arg4[%245] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %241, %246 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %247 = llvm.mlir.constant(0 : index) : i64
    %248 = llvm.mlir.constant(0 : index) : i64
    %249 = llvm.mlir.constant(48 : index) : i64
    %250 = llvm.add %arg5, %249 : i64
    %251 = llvm.getelementptr %arg4[%250] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %252 = llvm.load %251 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %253 = llvm.fadd %252, %16 : vector<16xf32>
    %254 = llvm.mlir.constant(0 : index) : i64
    %255 = llvm.mlir.constant(0 : index) : i64
    %256 = llvm.mlir.constant(48 : index) : i64
    %257 = llvm.add %arg5, %256 : i64
    %258 = llvm.getelementptr %arg4[%257] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %253, %258 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %259 = llvm.mlir.constant(1 : index) : i64
    %260 = llvm.mlir.constant(64 : index) : i64
    %261 = llvm.add %arg5, %260 : i64
    %262 = llvm.mlir.constant(0 : index) : i64
    %263 = llvm.getelementptr %arg4[%261] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %264 = llvm.load %263 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %265 = llvm.fadd %264, %17 : vector<16xf32>
    %266 = llvm.mlir.constant(1 : index) : i64
    %267 = llvm.mlir.constant(64 : index) : i64
    %268 = llvm.add %arg5, %267 : i64
    %269 = llvm.mlir.constant(0 : index) : i64
    %270 = llvm.getelementptr %arg4[%268] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %265, %270 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %271 = llvm.mlir.constant(1 : index) : i64
    %272 = llvm.mlir.constant(64 : index) : i64
    %273 = llvm.add %arg5, %272 : i64
    %274 = llvm.mlir.constant(16 : index) : i64
    %275 = llvm.add %273, %274 : i64
    %276 = llvm.getelementptr %arg4[%275] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %277 = llvm.load %276 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %278 = llvm.fadd %277, %18 : vector<16xf32>
    %279 = llvm.mlir.constant(1 : index) : i64
    %280 = llvm.mlir.constant(64 : index) : i64
    %281 = llvm.add %arg5, %280 : i64
    %282 = llvm.mlir.constant(16 : index) : i64
    %283 = llvm.add %281, %282 : i64
    %284 = llvm.getelementptr %arg4[%283] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %278, %284 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %285 = llvm.mlir.constant(1 : index) : i64
    %286 = llvm.mlir.constant(64 : index) : i64
    %287 = llvm.add %arg5, %286 : i64
    %288 = llvm.mlir.constant(32 : index) : i64
    %289 = llvm.add %287, %288 : i64
    %290 = llvm.getelementptr %arg4[%289] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %291 = llvm.load %290 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %292 = llvm.fadd %291, %19 : vector<16xf32>
    %293 = llvm.mlir.constant(1 : index) : i64
    %294 = llvm.mlir.constant(64 : index) : i64
    %295 = llvm.add %arg5, %294 : i64
    %296 = llvm.mlir.constant(32 : index) : i64
    %297 = llvm.add %295, %296 : i64
    %298 = llvm.getelementptr %arg4[%297] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %292, %298 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %299 = llvm.mlir.constant(1 : index) : i64
    %300 = llvm.mlir.constant(64 : index) : i64
    %301 = llvm.add %arg5, %300 : i64
    %302 = llvm.mlir.constant(48 : index) : i64
    %303 = llvm.add %301, %302 : i64
    %304 = llvm.getelementptr %arg4[%303] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %305 = llvm.load %304 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %306 = llvm.fadd %305, %20 : vector<16xf32>
    %307 = llvm.mlir.constant(1 : index) : i64
    %308 = llvm.mlir.constant(64 : index) : i64
    %309 = llvm.add %arg5, %308 : i64
    %310 = llvm.mlir.constant(48 : index) : i64
    %311 = llvm.add %309, %310 : i64
    %312 = llvm.getelementptr %arg4[%311] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %306, %312 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %313 = llvm.mlir.constant(2 : index) : i64
    %314 = llvm.mlir.constant(128 : index) : i64
    %315 = llvm.add %arg5, %314 : i64
    %316 = llvm.mlir.constant(0 : index) : i64
    %317 = llvm.getelementptr %arg4[%315] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %318 = llvm.load %317 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %319 = llvm.fadd %318, %21 : vector<16xf32>
    %320 = llvm.mlir.constant(2 : index) : i64
    %321 = llvm.mlir.constant(128 : index) : i64
    %322 = llvm.add %arg5, %321 : i64
    %323 = llvm.mlir.constant(0 : index) : i64
    %324 = llvm.getelementptr %arg4[%322] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %319, %324 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %325 = llvm.mlir.constant(2 : index) : i64
    %326 = llvm.mlir.constant(128 : index) : i64
    %327 = llvm.add %arg5, %326 : i64
    %328 = llvm.mlir.constant(16 : index) : i64
    %329 = llvm.add %327, %328 : i64
    %330 = llvm.getelementptr %arg4[%329] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %331 = llvm.load %330 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %332 = llvm.fadd %331, %22 : vector<16xf32>
    %333 = llvm.mlir.constant(2 : index) : i64
    %334 = llvm.mlir.constant(128 : index) : i64
    %335 = llvm.add %arg5, %334 : i64
    %336 = llvm.mlir.constant(16 : index) : i64
    %337 = llvm.add %335, %336 : i64
    %338 = llvm.getelementptr %arg4[%337] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %332, %338 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %339 = llvm.mlir.constant(2 : index) : i64
    %340 = llvm.mlir.constant(128 : index) : i64
    %341 = llvm.add %arg5, %340 : i64
    %342 = llvm.mlir.constant(32 : index) : i64
    %343 = llvm.add %341, %342 : i64
    %344 = llvm.getelementptr %arg4[%343] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %345 = llvm.load %344 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %346 = llvm.fadd %345, %23 : vector<16xf32>
    %347 = llvm.mlir.constant(2 : index) : i64
    %348 = llvm.mlir.constant(128 : index) : i64
    %349 = llvm.add %arg5, %348 : i64
    %350 = llvm.mlir.constant(32 : index) : i64
    %351 = llvm.add %349, %350 : i64
    %352 = llvm.getelementptr %arg4[%351] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %346, %352 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %353 = llvm.mlir.constant(2 : index) : i64
    %354 = llvm.mlir.constant(128 : index) : i64
    %355 = llvm.add %arg5, %354 : i64
    %356 = llvm.mlir.constant(48 : index) : i64
    %357 = llvm.add %355, %356 : i64
    %358 = llvm.getelementptr %arg4[%357] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %359 = llvm.load %358 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %360 = llvm.fadd %359, %24 : vector<16xf32>
    %361 = llvm.mlir.constant(2 : index) : i64
    %362 = llvm.mlir.constant(128 : index) : i64
    %363 = llvm.add %arg5, %362 : i64
    %364 = llvm.mlir.constant(48 : index) : i64
    %365 = llvm.add %363, %364 : i64
    %366 = llvm.getelementptr %arg4[%365] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %360, %366 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %367 = llvm.mlir.constant(3 : index) : i64
    %368 = llvm.mlir.constant(192 : index) : i64
    %369 = llvm.add %arg5, %368 : i64
    %370 = llvm.mlir.constant(0 : index) : i64
    %371 = llvm.getelementptr %arg4[%369] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %372 = llvm.load %371 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %373 = llvm.fadd %372, %25 : vector<16xf32>
    %374 = llvm.mlir.constant(3 : index) : i64
    %375 = llvm.mlir.constant(192 : index) : i64
    %376 = llvm.add %arg5, %375 : i64
    %377 = llvm.mlir.constant(0 : index) : i64
    %378 = llvm.getelementptr %arg4[%376] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %373, %378 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %379 = llvm.mlir.constant(3 : index) : i64
    %380 = llvm.mlir.constant(192 : index) : i64
    %381 = llvm.add %arg5, %380 : i64
    %382 = llvm.mlir.constant(16 : index) : i64
    %383 = llvm.add %381, %382 : i64
    %384 = llvm.getelementptr %arg4[%383] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %385 = llvm.load %384 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %386 = llvm.fadd %385, %26 : vector<16xf32>
    %387 = llvm.mlir.constant(3 : index) : i64
    %388 = llvm.mlir.constant(192 : index) : i64
    %389 = llvm.add %arg5, %388 : i64
    %390 = llvm.mlir.constant(16 : index) : i64
    %391 = llvm.add %389, %390 : i64
    %392 = llvm.getelementptr %arg4[%391] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %386, %392 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %393 = llvm.mlir.constant(3 : index) : i64
    %394 = llvm.mlir.constant(192 : index) : i64
    %395 = llvm.add %arg5, %394 : i64
    %396 = llvm.mlir.constant(32 : index) : i64
    %397 = llvm.add %395, %396 : i64
    %398 = llvm.getelementptr %arg4[%397] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %399 = llvm.load %398 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %400 = llvm.fadd %399, %27 : vector<16xf32>
    %401 = llvm.mlir.constant(3 : index) : i64
    %402 = llvm.mlir.constant(192 : index) : i64
    %403 = llvm.add %arg5, %402 : i64
    %404 = llvm.mlir.constant(32 : index) : i64
    %405 = llvm.add %403, %404 : i64
    %406 = llvm.getelementptr %arg4[%405] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %400, %406 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %407 = llvm.mlir.constant(3 : index) : i64
    %408 = llvm.mlir.constant(192 : index) : i64
    %409 = llvm.add %arg5, %408 : i64
    %410 = llvm.mlir.constant(48 : index) : i64
    %411 = llvm.add %409, %410 : i64
    %412 = llvm.getelementptr %arg4[%411] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %413 = llvm.load %412 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %414 = llvm.fadd %413, %28 : vector<16xf32>
    %415 = llvm.mlir.constant(3 : index) : i64
    %416 = llvm.mlir.constant(192 : index) : i64
    %417 = llvm.add %arg5, %416 : i64
    %418 = llvm.mlir.constant(48 : index) : i64
    %419 = llvm.add %417, %418 : i64
    %420 = llvm.getelementptr %arg4[%419] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %414, %420 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %421 = llvm.mlir.constant(4 : index) : i64
    %422 = llvm.mlir.constant(256 : index) : i64
    %423 = llvm.add %arg5, %422 : i64
    %424 = llvm.mlir.constant(0 : index) : i64
    %425 = llvm.getelementptr %arg4[%423] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %426 = llvm.load %425 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %427 = llvm.fadd %426, %29 : vector<16xf32>
    %428 = llvm.mlir.constant(4 : index) : i64
    %429 = llvm.mlir.constant(256 : index) : i64
    %430 = llvm.add %arg5, %429 : i64
    %431 = llvm.mlir.constant(0 : index) : i64
    %432 = llvm.getelementptr %arg4[%430] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %427, %432 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %433 = llvm.mlir.constant(4 : index) : i64
    %434 = llvm.mlir.constant(256 : index) : i64
    %435 = llvm.add %arg5, %434 : i64
    %436 = llvm.mlir.constant(16 : index) : i64
    %437 = llvm.add %435, %436 : i64
    %438 = llvm.getelementptr %arg4[%437] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %439 = llvm.load %438 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %440 = llvm.fadd %439, %30 : vector<16xf32>
    %441 = llvm.mlir.constant(4 : index) : i64
    %442 = llvm.mlir.constant(256 : index) : i64
    %443 = llvm.add %arg5, %442 : i64
    %444 = llvm.mlir.constant(16 : index) : i64
    %445 = llvm.add %443, %444 : i64
    %446 = llvm.getelementptr %arg4[%445] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %440, %446 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %447 = llvm.mlir.constant(4 : index) : i64
    %448 = llvm.mlir.constant(256 : index) : i64
    %449 = llvm.add %arg5, %448 : i64
    %450 = llvm.mlir.constant(32 : index) : i64
    %451 = llvm.add %449, %450 : i64
    %452 = llvm.getelementptr %arg4[%451] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %453 = llvm.load %452 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %454 = llvm.fadd %453, %31 : vector<16xf32>
    %455 = llvm.mlir.constant(4 : index) : i64
    %456 = llvm.mlir.constant(256 : index) : i64
    %457 = llvm.add %arg5, %456 : i64
    %458 = llvm.mlir.constant(32 : index) : i64
    %459 = llvm.add %457, %458 : i64
    %460 = llvm.getelementptr %arg4[%459] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %454, %460 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %461 = llvm.mlir.constant(4 : index) : i64
    %462 = llvm.mlir.constant(256 : index) : i64
    %463 = llvm.add %arg5, %462 : i64
    %464 = llvm.mlir.constant(48 : index) : i64
    %465 = llvm.add %463, %464 : i64
    %466 = llvm.getelementptr %arg4[%465] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %467 = llvm.load %466 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %468 = llvm.fadd %467, %32 : vector<16xf32>
    %469 = llvm.mlir.constant(4 : index) : i64
    %470 = llvm.mlir.constant(256 : index) : i64
    %471 = llvm.add %arg5, %470 : i64
    %472 = llvm.mlir.constant(48 : index) : i64
    %473 = llvm.add %471, %472 : i64
    %474 = llvm.getelementptr %arg4[%473] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %468, %474 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %475 = llvm.mlir.constant(172 : index) : i64
    %476 = llvm.mlir.constant(688 : index) : i64
    %477 = llvm.mlir.constant(172 : index) : i64
    llvm.br ^bb4(%475 : i64)
  ^bb4(%478: i64):  // 2 preds: ^bb3, ^bb8
    %479 = llvm.icmp "slt" %478, %476 : i64
    llvm.cond_br %479, ^bb5, ^bb9
  ^bb5:  // pred: ^bb4
    %480 = llvm.mlir.constant(172 : index) : i64
    %481 = llvm.mlir.constant(dense<0.000000e+00> : vector<16xf32>) : vector<16xf32>
    %482 = llvm.add %478, %480 : i64
    %483 = llvm.mlir.constant(2 : index) : i64
    %484 = llvm.mlir.constant(0 : index) : i64
    %485 = llvm.mlir.constant(2 : index) : i64
    llvm.br ^bb6(%478, %481, %481, %481, %481, %481, %481, %481, %481, %481, %481, %481, %481, %481, %481, %481, %481, %481, %481, %481, %481 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
  ^bb6(%486: i64, %487: vector<16xf32>, %488: vector<16xf32>, %489: vector<16xf32>, %490: vector<16xf32>, %491: vector<16xf32>, %492: vector<16xf32>, %493: vector<16xf32>, %494: vector<16xf32>, %495: vector<16xf32>, %496: vector<16xf32>, %497: vector<16xf32>, %498: vector<16xf32>, %499: vector<16xf32>, %500: vector<16xf32>, %501: vector<16xf32>, %502: vector<16xf32>, %503: vector<16xf32>, %504: vector<16xf32>, %505: vector<16xf32>, %506: vector<16xf32>):  // 2 preds: ^bb5, ^bb7
    %507 = llvm.icmp "slt" %486, %482 : i64
    llvm.cond_br %507, ^bb7, ^bb8
  ^bb7:  // pred: ^bb6
    %508 = llvm.mul %486, %1 : i64
    %509 = llvm.add %arg1, %508 : i64
    %510 = llvm.mul %486, %3 : i64
    %511 = llvm.add %arg3, %510 : i64
    %512 = llvm.mlir.constant(0 : index) : i64
    %513 = llvm.mlir.constant(0 : index) : i64
    %514 = llvm.mlir.constant(0 : index) : i64
    %515 = llvm.getelementptr %arg2[%511] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %516 = llvm.load %515 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %517 = llvm.mlir.constant(16 : index) : i64
    %518 = llvm.add %511, %517 : i64
    %519 = llvm.getelementptr %arg2[%518] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %520 = llvm.load %519 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %521 = llvm.mlir.constant(32 : index) : i64
    %522 = llvm.add %511, %521 : i64
    %523 = llvm.getelementptr %arg2[%522] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %524 = llvm.load %523 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %525 = llvm.mlir.constant(48 : index) : i64
    %526 = llvm.add %511, %525 : i64
    %527 = llvm.getelementptr %arg2[%526] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %528 = llvm.load %527 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %529 = llvm.mlir.constant(12 : index) : i64
    %530 = llvm.mlir.constant(780 : index) : i64
    %531 = llvm.add %509, %530 : i64
    %532 = llvm.getelementptr %arg0[%531] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    "llvm.intr.prefetch"(%532) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
    %533 = llvm.mlir.constant(0 : index) : i64
    %534 = llvm.mlir.constant(0 : index) : i64
    %535 = llvm.mlir.constant(0 : index) : i64
    %536 = llvm.getelementptr %arg0[%509] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %537 = llvm.load %536 {alignment = 4 : i64} : !llvm.ptr -> f32
    %538 = llvm.mlir.poison : vector<16xf32>
    %539 = llvm.mlir.constant(0 : i32) : i32
    %540 = llvm.insertelement %537, %538[%539 : i32] : vector<16xf32>
    %541 = llvm.shufflevector %540, %538 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %542 = llvm.intr.fma(%541, %516, %487) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %543 = llvm.intr.fma(%541, %520, %488) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %544 = llvm.intr.fma(%541, %524, %489) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %545 = llvm.intr.fma(%541, %528, %490) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %546 = llvm.mlir.constant(1 : index) : i64
    %547 = llvm.mlir.constant(1 : index) : i64
    %548 = llvm.add %509, %547 : i64
    %549 = llvm.getelementptr %arg0[%548] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %550 = llvm.load %549 {alignment = 4 : i64} : !llvm.ptr -> f32
    %551 = llvm.mlir.poison : vector<16xf32>
    %552 = llvm.mlir.constant(0 : i32) : i32
    %553 = llvm.insertelement %550, %551[%552 : i32] : vector<16xf32>
    %554 = llvm.shufflevector %553, %551 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %555 = llvm.intr.fma(%554, %516, %491) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %556 = llvm.intr.fma(%554, %520, %492) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %557 = llvm.intr.fma(%554, %524, %493) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %558 = llvm.intr.fma(%554, %528, %494) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %559 = llvm.mlir.constant(2 : index) : i64
    %560 = llvm.mlir.constant(2 : index) : i64
    %561 = llvm.add %509, %560 : i64
    %562 = llvm.getelementptr %arg0[%561] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %563 = llvm.load %562 {alignment = 4 : i64} : !llvm.ptr -> f32
    %564 = llvm.mlir.poison : vector<16xf32>
    %565 = llvm.mlir.constant(0 : i32) : i32
    %566 = llvm.insertelement %563, %564[%565 : i32] : vector<16xf32>
    %567 = llvm.shufflevector %566, %564 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %568 = llvm.intr.fma(%567, %516, %495) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %569 = llvm.intr.fma(%567, %520, %496) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %570 = llvm.intr.fma(%567, %524, %497) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %571 = llvm.intr.fma(%567, %528, %498) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %572 = llvm.mlir.constant(3 : index) : i64
    %573 = llvm.mlir.constant(3 : index) : i64
    %574 = llvm.add %509, %573 : i64
    %575 = llvm.getelementptr %arg0[%574] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %576 = llvm.load %575 {alignment = 4 : i64} : !llvm.ptr -> f32
    %577 = llvm.mlir.poison : vector<16xf32>
    %578 = llvm.mlir.constant(0 : i32) : i32
    %579 = llvm.insertelement %576, %577[%578 : i32] : vector<16xf32>
    %580 = llvm.shufflevector %579, %577 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %581 = llvm.intr.fma(%580, %516, %499) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %582 = llvm.intr.fma(%580, %520, %500) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %583 = llvm.intr.fma(%580, %524, %501) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %584 = llvm.intr.fma(%580, %528, %502) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %585 = llvm.mlir.constant(4 : index) : i64
    %586 = llvm.mlir.constant(4 : index) : i64
    %587 = llvm.add %509, %586 : i64
    %588 = llvm.getelementptr %arg0[%587] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %589 = llvm.load %588 {alignment = 4 : i64} : !llvm.ptr -> f32
    %590 = llvm.mlir.poison : vector<16xf32>
    %591 = llvm.mlir.constant(0 : i32) : i32
    %592 = llvm.insertelement %589, %590[%591 : i32] : vector<16xf32>
    %593 = llvm.shufflevector %592, %590 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %594 = llvm.intr.fma(%593, %516, %503) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %595 = llvm.intr.fma(%593, %520, %504) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %596 = llvm.intr.fma(%593, %524, %505) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %597 = llvm.intr.fma(%593, %528, %506) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %598 = llvm.mlir.constant(1 : index) : i64
    %599 = llvm.mlir.constant(64 : index) : i64
    %600 = llvm.add %511, %599 : i64
    %601 = llvm.mlir.constant(0 : index) : i64
    %602 = llvm.getelementptr %arg2[%600] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %603 = llvm.load %602 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %604 = llvm.mlir.constant(16 : index) : i64
    %605 = llvm.add %600, %604 : i64
    %606 = llvm.getelementptr %arg2[%605] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %607 = llvm.load %606 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %608 = llvm.mlir.constant(32 : index) : i64
    %609 = llvm.add %600, %608 : i64
    %610 = llvm.getelementptr %arg2[%609] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %611 = llvm.load %610 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %612 = llvm.mlir.constant(48 : index) : i64
    %613 = llvm.add %600, %612 : i64
    %614 = llvm.getelementptr %arg2[%613] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %615 = llvm.load %614 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %616 = llvm.mlir.constant(13 : index) : i64
    %617 = llvm.mlir.constant(845 : index) : i64
    %618 = llvm.add %509, %617 : i64
    %619 = llvm.getelementptr %arg0[%618] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    "llvm.intr.prefetch"(%619) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
    %620 = llvm.mlir.constant(1 : index) : i64
    %621 = llvm.mlir.constant(65 : index) : i64
    %622 = llvm.mlir.constant(0 : index) : i64
    %623 = llvm.add %509, %621 : i64
    %624 = llvm.getelementptr %arg0[%623] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %625 = llvm.load %624 {alignment = 4 : i64} : !llvm.ptr -> f32
    %626 = llvm.mlir.poison : vector<16xf32>
    %627 = llvm.mlir.constant(0 : i32) : i32
    %628 = llvm.insertelement %625, %626[%627 : i32] : vector<16xf32>
    %629 = llvm.shufflevector %628, %626 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %630 = llvm.intr.fma(%629, %603, %542) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %631 = llvm.intr.fma(%629, %607, %543) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %632 = llvm.intr.fma(%629, %611, %544) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %633 = llvm.intr.fma(%629, %615, %545) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %634 = llvm.mlir.constant(1 : index) : i64
    %635 = llvm.mlir.constant(66 : index) : i64
    %636 = llvm.add %509, %635 : i64
    %637 = llvm.getelementptr %arg0[%636] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %638 = llvm.load %637 {alignment = 4 : i64} : !llvm.ptr -> f32
    %639 = llvm.mlir.poison : vector<16xf32>
    %640 = llvm.mlir.constant(0 : i32) : i32
    %641 = llvm.insertelement %638, %639[%640 : i32] : vector<16xf32>
    %642 = llvm.shufflevector %641, %639 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %643 = llvm.intr.fma(%642, %603, %555) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %644 = llvm.intr.fma(%642, %607, %556) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %645 = llvm.intr.fma(%642, %611, %557) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %646 = llvm.intr.fma(%642, %615, %558) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %647 = llvm.mlir.constant(2 : index) : i64
    %648 = llvm.mlir.constant(67 : index) : i64
    %649 = llvm.add %509, %648 : i64
    %650 = llvm.getelementptr %arg0[%649] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %651 = llvm.load %650 {alignment = 4 : i64} : !llvm.ptr -> f32
    %652 = llvm.mlir.poison : vector<16xf32>
    %653 = llvm.mlir.constant(0 : i32) : i32
    %654 = llvm.insertelement %651, %652[%653 : i32] : vector<16xf32>
    %655 = llvm.shufflevector %654, %652 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %656 = llvm.intr.fma(%655, %603, %568) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %657 = llvm.intr.fma(%655, %607, %569) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %658 = llvm.intr.fma(%655, %611, %570) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %659 = llvm.intr.fma(%655, %615, %571) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %660 = llvm.mlir.constant(3 : index) : i64
    %661 = llvm.mlir.constant(68 : index) : i64
    %662 = llvm.add %509, %661 : i64
    %663 = llvm.getelementptr %arg0[%662] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %664 = llvm.load %663 {alignment = 4 : i64} : !llvm.ptr -> f32
    %665 = llvm.mlir.poison : vector<16xf32>
    %666 = llvm.mlir.constant(0 : i32) : i32
    %667 = llvm.insertelement %664, %665[%666 : i32] : vector<16xf32>
    %668 = llvm.shufflevector %667, %665 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %669 = llvm.intr.fma(%668, %603, %581) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %670 = llvm.intr.fma(%668, %607, %582) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %671 = llvm.intr.fma(%668, %611, %583) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %672 = llvm.intr.fma(%668, %615, %584) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %673 = llvm.mlir.constant(4 : index) : i64
    %674 = llvm.mlir.constant(69 : index) : i64
    %675 = llvm.add %509, %674 : i64
    %676 = llvm.getelementptr %arg0[%675] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %677 = llvm.load %676 {alignment = 4 : i64} : !llvm.ptr -> f32
    %678 = llvm.mlir.poison : vector<16xf32>
    %679 = llvm.mlir.constant(0 : i32) : i32
    %680 = llvm.insertelement %677, %678[%679 : i32] : vector<16xf32>
    %681 = llvm.shufflevector %680, %678 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %682 = llvm.intr.fma(%681, %603, %594) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %683 = llvm.intr.fma(%681, %607, %595) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %684 = llvm.intr.fma(%681, %611, %596) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %685 = llvm.intr.fma(%681, %615, %597) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %686 = llvm.add %486, %485 : i64
    llvm.br ^bb6(%686, %630, %631, %632, %633, %643, %644, %645, %646, %656, %657, %658, %659, %669, %670, %671, %672, %682, %683, %684, %685 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
  ^bb8:  // pred: ^bb6
    %687 = llvm.mlir.constant(0 : index) : i64
    %688 = llvm.mlir.constant(0 : index) : i64
    %689 = llvm.mlir.constant(0 : index) : i64
    %690 = llvm.getelementptr %arg4[%arg5] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %691 = llvm.load %690 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %692 = llvm.fadd %691, %487 : vector<16xf32>
    %693 = llvm.mlir.constant(0 : index) : i64
    %694 = llvm.mlir.constant(0 : index) : i64
    %695 = llvm.mlir.constant(0 : index) : i64
    %696 = llvm.getelementptr %arg4[%arg5] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %692, %696 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %697 = llvm.mlir.constant(0 : index) : i64
    %698 = llvm.mlir.constant(0 : index) : i64
    %699 = llvm.mlir.constant(16 : index) : i64
    %700 = llvm.add %arg5, %699 : i64
    %701 = llvm.getelementptr %arg4[%700] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %702 = llvm.load %701 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %703 = llvm.fadd %702, %488 : vector<16xf32>
    %704 = llvm.mlir.constant(0 : index) : i64
    %705 = llvm.mlir.constant(0 : index) : i64
    %706 = llvm.mlir.constant(16 : index) : i64
    %707 = llvm.add %arg5, %706 : i64
    %708 = llvm.getelementptr %arg4[%707] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %703, %708 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %709 = llvm.mlir.constant(0 : index) : i64
    %710 = llvm.mlir.constant(0 : index) : i64
    %711 = llvm.mlir.constant(32 : index) : i64
    %712 = llvm.add %arg5, %711 : i64
    %713 = llvm.getelementptr %arg4[%712] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %714 = llvm.load %713 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %715 = llvm.fadd %714, %489 : vector<16xf32>
    %716 = llvm.mlir.constant(0 : index) : i64
    %717 = llvm.mlir.constant(0 : index) : i64
    %718 = llvm.mlir.constant(32 : index) : i64
    %719 = llvm.add %arg5, %718 : i64
    %720 = llvm.getelementptr %arg4[%719] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %715, %720 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %721 = llvm.mlir.constant(0 : index) : i64
    %722 = llvm.mlir.constant(0 : index) : i64
    %723 = llvm.mlir.constant(48 : index) : i64
    %724 = llvm.add %arg5, %723 : i64
    %725 = llvm.getelementptr %arg4[%724] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %726 = llvm.load %725 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %727 = llvm.fadd %726, %490 : vector<16xf32>
    %728 = llvm.mlir.constant(0 : index) : i64
    %729 = llvm.mlir.constant(0 : index) : i64
    %730 = llvm.mlir.constant(48 : index) : i64
    %731 = llvm.add %arg5, %730 : i64
    %732 = llvm.getelementptr %arg4[%731] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %727, %732 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %733 = llvm.mlir.constant(1 : index) : i64
    %734 = llvm.mlir.constant(64 : index) : i64
    %735 = llvm.add %arg5, %734 : i64
    %736 = llvm.mlir.constant(0 : index) : i64
    %737 = llvm.getelementptr %arg4[%735] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %738 = llvm.load %737 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %739 = llvm.fadd %738, %491 : vector<16xf32>
    %740 = llvm.mlir.constant(1 : index) : i64
    %741 = llvm.mlir.constant(64 : index) : i64
    %742 = llvm.add %arg5, %741 : i64
    %743 = llvm.mlir.constant(0 : index) : i64
    %744 = llvm.getelementptr %arg4[%742] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %739, %744 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %745 = llvm.mlir.constant(1 : index) : i64
    %746 = llvm.mlir.constant(64 : index) : i64
    %747 = llvm.add %arg5, %746 : i64
    %748 = llvm.mlir.constant(16 : index) : i64
    %749 = llvm.add %747, %748 : i64
    %750 = llvm.getelementptr %arg4[%749] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %751 = llvm.load %750 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %752 = llvm.fadd %751, %492 : vector<16xf32>
    %753 = llvm.mlir.constant(1 : index) : i64
    %754 = llvm.mlir.constant(64 : index) : i64
    %755 = llvm.add %arg5, %754 : i64
    %756 = llvm.mlir.constant(16 : index) : i64
    %757 = llvm.add %755, %756 : i64
    %758 = llvm.getelementptr %arg4[%757] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %752, %758 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %759 = llvm.mlir.constant(1 : index) : i64
    %760 = llvm.mlir.constant(64 : index) : i64
    %761 = llvm.add %arg5, %760 : i64
    %762 = llvm.mlir.constant(32 : index) : i64
    %763 = llvm.add %761, %762 : i64
    %764 = llvm.getelementptr %arg4[%763] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %765 = llvm.load %764 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %766 = llvm.fadd %765, %493 : vector<16xf32>
    %767 = llvm.mlir.constant(1 : index) : i64
    %768 = llvm.mlir.constant(64 : index) : i64
    %769 = llvm.add %arg5, %768 : i64
    %770 = llvm.mlir.constant(32 : index) : i64
    %771 = llvm.add %769, %770 : i64
    %772 = llvm.getelementptr %arg4[%771] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %766, %772 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %773 = llvm.mlir.constant(1 : index) : i64
    %774 = llvm.mlir.constant(64 : index) : i64
    %775 = llvm.add %arg5, %774 : i64
    %776 = llvm.mlir.constant(48 : index) : i64
    %777 = llvm.add %775, %776 : i64
    %778 = llvm.getelementptr %arg4[%777] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %779 = llvm.load %778 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %780 = llvm.fadd %779, %494 : vector<16xf32>
    %781 = llvm.mlir.constant(1 : index) : i64
    %782 = llvm.mlir.constant(64 : index) : i64
    %783 = llvm.add %arg5, %782 : i64
    %784 = llvm.mlir.constant(48 : index) : i64
    %785 = llvm.add %783, %784 : i64
    %786 = llvm.getelementptr %arg4[%785] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %780, %786 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %787 = llvm.mlir.constant(2 : index) : i64
    %788 = llvm.mlir.constant(128 : index) : i64
    %789 = llvm.add %arg5, %788 : i64
    %790 = llvm.mlir.constant(0 : index) : i64
    %791 = llvm.getelementptr %arg4[%789] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %792 = llvm.load %791 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %793 = llvm.fadd %792, %495 : vector<16xf32>
    %794 = llvm.mlir.constant(2 : index) : i64
    %795 = llvm.mlir.constant(128 : index) : i64
    %796 = llvm.add %arg5, %795 : i64
    %797 = llvm.mlir.constant(0 : index) : i64
    %798 = llvm.getelementptr %arg4[%796] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %793, %798 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %799 = llvm.mlir.constant(2 : index) : i64
    %800 = llvm.mlir.constant(128 : index) : i64
    %801 = llvm.add %arg5, %800 : i64
    %802 = llvm.mlir.constant(16 : index) : i64
    %803 = llvm.add %801, %802 : i64
    %804 = llvm.getelementptr %arg4[%803] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %805 = llvm.load %804 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %806 = llvm.fadd %805, %496 : vector<16xf32>
    %807 = llvm.mlir.constant(2 : index) : i64
    %808 = llvm.mlir.constant(128 : index) : i64
    %809 = llvm.add %arg5, %808 : i64
    %810 = llvm.mlir.constant(16 : index) : i64
    %811 = llvm.add %809, %810 : i64
    %812 = llvm.getelementptr %arg4[%811] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %806, %812 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %813 = llvm.mlir.constant(2 : index) : i64
    %814 = llvm.mlir.constant(128 : index) : i64
    %815 = llvm.add %arg5, %814 : i64
    %816 = llvm.mlir.constant(32 : index) : i64
    %817 = llvm.add %815, %816 : i64
    %818 = llvm.getelementptr %arg4[%817] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %819 = llvm.load %818 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %820 = llvm.fadd %819, %497 : vector<16xf32>
    %821 = llvm.mlir.constant(2 : index) : i64
    %822 = llvm.mlir.constant(128 : index) : i64
    %823 = llvm.add %arg5, %822 : i64
    %824 = llvm.mlir.constant(32 : index) : i64
    %825 = llvm.add %823, %824 : i64
    %826 = llvm.getelementptr %arg4[%825] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %820, %826 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %827 = llvm.mlir.constant(2 : index) : i64
    %828 = llvm.mlir.constant(128 : index) : i64
    %829 = llvm.add %arg5, %828 : i64
    %830 = llvm.mlir.constant(48 : index) : i64
    %831 = llvm.add %829, %830 : i64
    %832 = llvm.getelementptr %arg4[%831] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %833 = llvm.load %832 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %834 = llvm.fadd %833, %498 : vector<16xf32>
    %835 = llvm.mlir.constant(2 : index) : i64
    %836 = llvm.mlir.constant(128 : index) : i64
    %837 = llvm.add %arg5, %836 : i64
    %838 = llvm.mlir.constant(48 : index) : i64
    %839 = llvm.add %837, %838 : i64
    %840 = llvm.getelementptr %arg4[%839] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %834, %840 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %841 = llvm.mlir.constant(3 : index) : i64
    %842 = llvm.mlir.constant(192 : index) : i64
    %843 = llvm.add %arg5, %842 : i64
    %844 = llvm.mlir.constant(0 : index) : i64
    %845 = llvm.getelementptr %arg4[%843] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %846 = llvm.load %845 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %847 = llvm.fadd %846, %499 : vector<16xf32>
    %848 = llvm.mlir.constant(3 : index) : i64
    %849 = llvm.mlir.constant(192 : index) : i64
    %850 = llvm.add %arg5, %849 : i64
    %851 = llvm.mlir.constant(0 : index) : i64
    %852 = llvm.getelementptr %arg4[%850] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %847, %852 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %853 = llvm.mlir.constant(3 : index) : i64
    %854 = llvm.mlir.constant(192 : index) : i64
    %855 = llvm.add %arg5, %854 : i64
    %856 = llvm.mlir.constant(16 : index) : i64
    %857 = llvm.add %855, %856 : i64
    %858 = llvm.getelementptr %arg4[%857] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %859 = llvm.load %858 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %860 = llvm.fadd %859, %500 : vector<16xf32>
    %861 = llvm.mlir.constant(3 : index) : i64
    %862 = llvm.mlir.constant(192 : index) : i64
    %863 = llvm.add %arg5, %862 : i64
    %864 = llvm.mlir.constant(16 : index) : i64
    %865 = llvm.add %863, %864 : i64
    %866 = llvm.getelementptr %arg4[%865] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %860, %866 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %867 = llvm.mlir.constant(3 : index) : i64
    %868 = llvm.mlir.constant(192 : index) : i64
    %869 = llvm.add %arg5, %868 : i64
    %870 = llvm.mlir.constant(32 : index) : i64
    %871 = llvm.add %869, %870 : i64
    %872 = llvm.getelementptr %arg4[%871] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %873 = llvm.load %872 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %874 = llvm.fadd %873, %501 : vector<16xf32>
    %875 = llvm.mlir.constant(3 : index) : i64
    %876 = llvm.mlir.constant(192 : index) : i64
    %877 = llvm.add %arg5, %876 : i64
    %878 = llvm.mlir.constant(32 : index) : i64
    %879 = llvm.add %877, %878 : i64
    %880 = llvm.getelementptr %arg4[%879] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %874, %880 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %881 = llvm.mlir.constant(3 : index) : i64
    %882 = llvm.mlir.constant(192 : index) : i64
    %883 = llvm.add %arg5, %882 : i64
    %884 = llvm.mlir.constant(48 : index) : i64
    %885 = llvm.add %883, %884 : i64
    %886 = llvm.getelementptr %arg4[%885] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %887 = llvm.load %886 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %888 = llvm.fadd %887, %502 : vector<16xf32>
    %889 = llvm.mlir.constant(3 : index) : i64
    %890 = llvm.mlir.constant(192 : index) : i64
    %891 = llvm.add %arg5, %890 : i64
    %892 = llvm.mlir.constant(48 : index) : i64
    %893 = llvm.add %891, %892 : i64
    %894 = llvm.getelementptr %arg4[%893] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %888, %894 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %895 = llvm.mlir.constant(4 : index) : i64
    %896 = llvm.mlir.constant(256 : index) : i64
    %897 = llvm.add %arg5, %896 : i64
    %898 = llvm.mlir.constant(0 : index) : i64
    %899 = llvm.getelementptr %arg4[%897] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %900 = llvm.load %899 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %901 = llvm.fadd %900, %503 : vector<16xf32>
    %902 = llvm.mlir.constant(4 : index) : i64
    %903 = llvm.mlir.constant(256 : index) : i64
    %904 = llvm.add %arg5, %903 : i64
    %905 = llvm.mlir.constant(0 : index) : i64
    %906 = llvm.getelementptr %arg4[%904] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %901, %906 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %907 = llvm.mlir.constant(4 : index) : i64
    %908 = llvm.mlir.constant(256 : index) : i64
    %909 = llvm.add %arg5, %908 : i64
    %910 = llvm.mlir.constant(16 : index) : i64
    %911 = llvm.add %909, %910 : i64
    %912 = llvm.getelementptr %arg4[%911] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %913 = llvm.load %912 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %914 = llvm.fadd %913, %504 : vector<16xf32>
    %915 = llvm.mlir.constant(4 : index) : i64
    %916 = llvm.mlir.constant(256 : index) : i64
    %917 = llvm.add %arg5, %916 : i64
    %918 = llvm.mlir.constant(16 : index) : i64
    %919 = llvm.add %917, %918 : i64
    %920 = llvm.getelementptr %arg4[%919] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %914, %920 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %921 = llvm.mlir.constant(4 : index) : i64
    %922 = llvm.mlir.constant(256 : index) : i64
    %923 = llvm.add %arg5, %922 : i64
    %924 = llvm.mlir.constant(32 : index) : i64
    %925 = llvm.add %923, %924 : i64
    %926 = llvm.getelementptr %arg4[%925] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %927 = llvm.load %926 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %928 = llvm.fadd %927, %505 : vector<16xf32>
    %929 = llvm.mlir.constant(4 : index) : i64
    %930 = llvm.mlir.constant(256 : index) : i64
    %931 = llvm.add %arg5, %930 : i64
    %932 = llvm.mlir.constant(32 : index) : i64
    %933 = llvm.add %931, %932 : i64
    %934 = llvm.getelementptr %arg4[%933] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %928, %934 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %935 = llvm.mlir.constant(4 : index) : i64
    %936 = llvm.mlir.constant(256 : index) : i64
    %937 = llvm.add %arg5, %936 : i64
    %938 = llvm.mlir.constant(48 : index) : i64
    %939 = llvm.add %937, %938 : i64
    %940 = llvm.getelementptr %arg4[%939] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %941 = llvm.load %940 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %942 = llvm.fadd %941, %506 : vector<16xf32>
    %943 = llvm.mlir.constant(4 : index) : i64
    %944 = llvm.mlir.constant(256 : index) : i64
    %945 = llvm.add %arg5, %944 : i64
    %946 = llvm.mlir.constant(48 : index) : i64
    %947 = llvm.add %945, %946 : i64
    %948 = llvm.getelementptr %arg4[%947] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %942, %948 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %949 = llvm.add %478, %477 : i64
    llvm.br ^bb4(%949 : i64)
  ^bb9:  // pred: ^bb4
    llvm.return
  }
  llvm.func internal @matmul_4b649fb39983d372.mma3(%arg0: !llvm.ptr, %arg1: i64, %arg2: !llvm.ptr, %arg3: i64, %arg4: !llvm.ptr, %arg5: i64) {
    %0 = llvm.mlir.constant(1 : index) : i64
    %1 = llvm.mlir.constant(65 : index) : i64
    %2 = llvm.mlir.constant(64 : index) : i64
    %3 = llvm.mlir.constant(64 : index) : i64
    %4 = llvm.mlir.constant(672 : index) : i64
    %5 = llvm.mlir.constant(0 : index) : i64
    %6 = llvm.mlir.constant(168 : index) : i64
    %7 = llvm.mlir.constant(dense<0.000000e+00> : vector<16xf32>) : vector<16xf32>
    %8 = llvm.mlir.constant(168 : index) : i64
    %9 = llvm.mlir.constant(2 : index) : i64
    %10 = llvm.mlir.constant(0 : index) : i64
    %11 = llvm.mlir.constant(2 : index) : i64
    llvm.br ^bb1(%5, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
  ^bb1(%12: i64, %13: vector<16xf32>, %14: vector<16xf32>, %15: vector<16xf32>, %16: vector<16xf32>, %17: vector<16xf32>, %18: vector<16xf32>, %19: vector<16xf32>, %20: vector<16xf32>, %21: vector<16xf32>, %22: vector<16xf32>, %23: vector<16xf32>, %24: vector<16xf32>, %25: vector<16xf32>, %26: vector<16xf32>, %27: vector<16xf32>, %28: vector<16xf32>, %29: vector<16xf32>, %30: vector<16xf32>, %31: vector<16xf32>, %32: vector<16xf32>):  // 2 preds: ^bb0, ^bb2
    %33 = llvm.icmp "slt" %12, %8 : i64
    llvm.cond_br %33, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %34 = llvm.mul %12, %1 : i64
    %35 = llvm.add %arg1, %34 : i64
    %36 = llvm.mul %12, %3 : i64
    %37 = llvm.add %arg3, %36 : i64
    %38 = llvm.mlir.constant(0 : index) : i64
    %39 = llvm.mlir.constant(0 : index) : i64
    %40 = llvm.mlir.constant(0 : index) : i64
    %41 = llvm.getelementptr %arg2[%37] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %42 = llvm.load %41 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %43 = llvm.mlir.constant(16 : index) : i64
    %44 = llvm.add %37, %43 : i64
    %45 = llvm.getelementptr %arg2[%44] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %46 = llvm.load %45 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %47 = llvm.mlir.constant(32 : index) : i64
    %48 = llvm.add %37, %47 : i64
    %49 = llvm.getelementptr %arg2[%48] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %50 = llvm.load %49 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %51 = llvm.mlir.constant(48 : index) : i64
    %52 = llvm.add %37, %51 : i64
    %53 = llvm.getelementptr %arg2[%52] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %54 = llvm.load %53 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %55 = llvm.mlir.constant(12 : index) : i64
    %56 = llvm.mlir.constant(780 : index) : i64
    %57 = llvm.add %35, %56 : i64
    %58 = llvm.getelementptr %arg0[%57] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    "llvm.intr.prefetch"(%58) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
    %59 = llvm.mlir.constant(0 : index) : i64
    %60 = llvm.mlir.constant(0 : index) : i64
    %61 = llvm.mlir.constant(0 : index) : i64
    %62 = llvm.getelementptr %arg0[%35] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %63 = llvm.load %62 {alignment = 4 : i64} : !llvm.ptr -> f32
    %64 = llvm.mlir.poison : vector<16xf32>
    %65 = llvm.mlir.constant(0 : i32) : i32
    %66 = llvm.insertelement %63, %64[%65 : i32] : vector<16xf32>
    %67 = llvm.shufflevector %66, %64 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %68 = llvm.intr.fma(%67, %42, %13) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %69 = llvm.intr.fma(%67, %46, %14) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %70 = llvm.intr.fma(%67, %50, %15) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %71 = llvm.intr.fma(%67, %54, %16) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %72 = llvm.mlir.constant(1 : index) : i64
    %73 = llvm.mlir.constant(1 : index) : i64
    %74 = llvm.add %35, %73 : i64
    %75 = llvm.getelementptr %arg0[%74] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %76 = llvm.load %75 {alignment = 4 : i64} : !llvm.ptr -> f32
    %77 = llvm.mlir.poison : vector<16xf32>
    %78 = llvm.mlir.constant(0 : i32) : i32
    %79 = llvm.insertelement %76, %77[%78 : i32] : vector<16xf32>
    %80 = llvm.shufflevector %79, %77 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %81 = llvm.intr.fma(%80, %42, %17) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %82 = llvm.intr.fma(%80, %46, %18) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %83 = llvm.intr.fma(%80, %50, %19) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %84 = llvm.intr.fma(%80, %54, %20) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %85 = llvm.mlir.constant(2 : index) : i64
    %86 = llvm.mlir.constant(2 : index) : i64
    %87 = llvm.add %35, %86 : i64
    %88 = llvm.getelementptr %arg0[%87] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %89 = llvm.load %88 {alignment = 4 : i64} : !llvm.ptr -> f32
    %90 = llvm.mlir.poison : vector<16xf32>
    %91 = llvm.mlir.constant(0 : i32) : i32
    %92 = llvm.insertelement %89, %90[%91 : i32] : vector<16xf32>
    %93 = llvm.shufflevector %92, %90 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %94 = llvm.intr.fma(%93, %42, %21) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %95 = llvm.intr.fma(%93, %46, %22) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %96 = llvm.intr.fma(%93, %50, %23) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %97 = llvm.intr.fma(%93, %54, %24) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %98 = llvm.mlir.constant(3 : index) : i64
    %99 = llvm.mlir.constant(3 : index) : i64
    %100 = llvm.add %35, %99 : i64
    %101 = llvm.getelementptr %arg0[%100] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %102 = llvm.load %101 {alignment = 4 : i64} : !llvm.ptr -> f32
    %103 = llvm.mlir.poison : vector<16xf32>
    %104 = llvm.mlir.constant(0 : i32) : i32
    %105 = llvm.insertelement %102, %103[%104 : i32] : vector<16xf32>
    %106 = llvm.shufflevector %105, %103 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %107 = llvm.intr.fma(%106, %42, %25) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %108 = llvm.intr.fma(%106, %46, %26) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %109 = llvm.intr.fma(%106, %50, %27) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %110 = llvm.intr.fma(%106, %54, %28) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %111 = llvm.mlir.constant(4 : index) : i64
    %112 = llvm.mlir.constant(4 : index) : i64
    %113 = llvm.add %35, %112 : i64
    %114 = llvm.getelementptr %arg0[%113] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %115 = llvm.load %114 {alignment = 4 : i64} : !llvm.ptr -> f32
    %116 = llvm.mlir.poison : vector<16xf32>
    %117 = llvm.mlir.constant(0 : i32) : i32
    %118 = llvm.insertelement %115, %116[%117 : i32] : vector<16xf32>
    %119 = llvm.shufflevector %118, %116 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %120 = llvm.intr.fma(%119, %42, %29) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %121 = llvm.intr.fma(%119, %46, %30) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %122 = llvm.intr.fma(%119, %50, %31) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %123 = llvm.intr.fma(%119, %54, %32) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %124 = llvm.mlir.constant(1 : index) : i64
    %125 = llvm.mlir.constant(64 : index) : i64
    %126 = llvm.add %37, %125 : i64
    %127 = llvm.mlir.constant(0 : index) : i64
    %128 = llvm.getelementptr %arg2[%126] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %129 = llvm.load %128 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %130 = llvm.mlir.constant(16 : index) : i64
    %131 = llvm.add %126, %130 : i64
    %132 = llvm.getelementptr %arg2[%131] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %133 = llvm.load %132 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %134 = llvm.mlir.constant(32 : index) : i64
    %135 = llvm.add %126, %134 : i64
    %136 = llvm.getelementptr %arg2[%135] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %137 = llvm.load %136 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %138 = llvm.mlir.constant(48 : index) : i64
    %139 = llvm.add %126, %138 : i64
    %140 = llvm.getelementptr %arg2[%139] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %141 = llvm.load %140 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %142 = llvm.mlir.constant(13 : index) : i64
    %143 = llvm.mlir.constant(845 : index) : i64
    %144 = llvm.add %35, %143 : i64
    %145 = llvm.getelementptr %arg0[%144] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    "llvm.intr.prefetch"(%145) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
    %146 = llvm.mlir.constant(1 : index) : i64
    %147 = llvm.mlir.constant(65 : index) : i64
    %148 = llvm.mlir.constant(0 : index) : i64
    %149 = llvm.add %35, %147 : i64
    %150 = llvm.getelementptr %arg0[%149] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %151 = llvm.load %150 {alignment = 4 : i64} : !llvm.ptr -> f32
    %152 = llvm.mlir.poison : vector<16xf32>
    %153 = llvm.mlir.constant(0 : i32) : i32
    %154 = llvm.insertelement %151, %152[%153 : i32] : vector<16xf32>
    %155 = llvm.shufflevector %154, %152 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %156 = llvm.intr.fma(%155, %129, %68) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %157 = llvm.intr.fma(%155, %133, %69) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %158 = llvm.intr.fma(%155, %137, %70) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %159 = llvm.intr.fma(%155, %141, %71) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %160 = llvm.mlir.constant(1 : index) : i64
    %161 = llvm.mlir.constant(66 : index) : i64
    %162 = llvm.add %35, %161 : i64
    %163 = llvm.getelementptr %arg0[%162] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %164 = llvm.load %163 {alignment = 4 : i64} : !llvm.ptr -> f32
    %165 = llvm.mlir.poison : vector<16xf32>
    %166 = llvm.mlir.constant(0 : i32) : i32
    %167 = llvm.insertelement %164, %165[%166 : i32] : vector<16xf32>
    %168 = llvm.shufflevector %167, %165 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %169 = llvm.intr.fma(%168, %129, %81) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %170 = llvm.intr.fma(%168, %133, %82) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %171 = llvm.intr.fma(%168, %137, %83) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %172 = llvm.intr.fma(%168, %141, %84) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %173 = llvm.mlir.constant(2 : index) : i64
    %174 = llvm.mlir.constant(67 : index) : i64
    %175 = llvm.add %35, %174 : i64
    %176 = llvm.getelementptr %arg0[%175] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %177 = llvm.load %176 {alignment = 4 : i64} : !llvm.ptr -> f32
    %178 = llvm.mlir.poison : vector<16xf32>
    %179 = llvm.mlir.constant(0 : i32) : i32
    %180 = llvm.insertelement %177, %178[%179 : i32] : vector<16xf32>
    %181 = llvm.shufflevector %180, %178 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %182 = llvm.intr.fma(%181, %129, %94) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %183 = llvm.intr.fma(%181, %133, %95) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %184 = llvm.intr.fma(%181, %137, %96) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %185 = llvm.intr.fma(%181, %141, %97) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %186 = llvm.mlir.constant(3 : index) : i64
    %187 = llvm.mlir.constant(68 : index) : i64
    %188 = llvm.add %35, %187 : i64
    %189 = llvm.getelementptr %arg0[%188] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %190 = llvm.load %189 {alignment = 4 : i64} : !llvm.ptr -> f32
    %191 = llvm.mlir.poison : vector<16xf32>
    %192 = llvm.mlir.constant(0 : i32) : i32
    %193 = llvm.insertelement %190, %191[%192 : i32] : vector<16xf32>
    %194 = llvm.shufflevector %193, %191 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %195 = llvm.intr.fma(%194, %129, %107) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %196 = llvm.intr.fma(%194, %133, %108) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %197 = llvm.intr.fma(%194, %137, %109) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %198 = llvm.intr.fma(%194, %141, %110) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %199 = llvm.mlir.constant(4 : index) : i64
    %200 = llvm.mlir.constant(69 : index) : i64
    %201 = llvm.add %35, %200 : i64
    %202 = llvm.getelementptr %arg0[%201] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %203 = llvm.load %202 {alignment = 4 : i64} : !llvm.ptr -> f32
    %204 = llvm.mlir.poison : vector<16xf32>
    %205 = llvm.mlir.constant(0 : i32) : i32
    %206 = llvm.insertelement %203, %204[%205 : i32] : vector<16xf32>
    %207 = llvm.shufflevector %206, %204 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %208 = llvm.intr.fma(%207, %129, %120) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %209 = llvm.intr.fma(%207, %133, %121) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %210 = llvm.intr.fma(%207, %137, %122) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %211 = llvm.intr.fma(%207, %141, %123) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %212 = llvm.add %12, %11 : i64
    llvm.br ^bb1(%212, %156, %157, %158, %159, %169, %170, %171, %172, %182, %183, %184, %185, %195, %196, %197, %198, %208, %209, %210, %211 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
  ^bb3:  // pred: ^bb1
    %213 = llvm.mlir.constant(0 : index) : i64
    %214 = llvm.mlir.constant(0 : index) : i64
    %215 = llvm.mlir.constant(0 : index) : i64
    %216 = llvm.getelementptr %arg4[%arg5] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %217 = llvm.load %216 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %218 = llvm.fadd %217, %13 : vector<16xf32>
    %219 = llvm.mlir.constant(0 : index) : i64
    %220 = llvm.mlir.constant(0 : index) : i64
    %221 = llvm.mlir.constant(0 : index) : i64
    %222 = llvm.getelementptr %arg4[%arg5] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %218, %222 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %223 = llvm.mlir.constant(0 : index) : i64
    %224 = llvm.mlir.constant(0 : index) : i64
    %225 = llvm.mlir.constant(16 : index) : i64
    %226 = llvm.add %arg5, %225 : i64
    %227 = llvm.getelementptr %arg4[%226] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %228 = llvm.load %227 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %229 = llvm.fadd %228, %14 : vector<16xf32>
    %230 = llvm.mlir.constant(0 : index) : i64
    %231 = llvm.mlir.constant(0 : index) : i64
    %232 = llvm.mlir.constant(16 : index) : i64
    %233 = llvm.add %arg5, %232 : i64
    %234 = llvm.getelementptr %arg4[%233] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %229, %234 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %235 = llvm.mlir.constant(0 : index) : i64
    %236 = llvm.mlir.constant(0 : index) : i64
    %237 = llvm.mlir.constant(32 : index) : i64
    %238 = llvm.add %arg5, %237 : i64
    %239 = llvm.getelementptr %arg4[%238] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %240 = llvm.load %239 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %241 = llvm.fadd %240, %15 : vector<16xf32>
    %242 = llvm.mlir.constant(0 : index) : i64
    %243 = llvm.mlir.constant(0 : index) : i64
    %244 = llvm.mlir.constant(32 : index) : i64
    %245 = llvm.add %arg5, %244 : i64
    %246 = llvm.getelementptr %arg4[%245] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %241, %246 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %247 = llvm.mlir.constant(0 : index) : i64
    %248 = llvm.mlir.constant(0 : index) : i64
    %249 = llvm.mlir.constant(48 : index) : i64
    %250 = llvm.add %arg5, %249 : i64
    %251 = llvm.getelementptr %arg4[%250] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %252 = llvm.load %251 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %253 = llvm.fadd %252, %16 : vector<16xf32>
    %254 = llvm.mlir.constant(0 : index) : i64
    %255 = llvm.mlir.constant(0 : index) : i64
    %256 = llvm.mlir.constant(48 : index) : i64
    %257 = llvm.add %arg5, %256 : i64
    %258 = llvm.getelementptr %arg4[%257] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %253, %258 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %259 = llvm.mlir.constant(1 : index) : i64
    %260 = llvm.mlir.constant(64 : index) : i64
    %261 = llvm.add %arg5, %260 : i64
    %262 = llvm.mlir.constant(0 : index) : i64
    %263 = llvm.getelementptr %arg4[%261] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %264 = llvm.load %263 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %265 = llvm.fadd %264, %17 : vector<16xf32>
    %266 = llvm.mlir.constant(1 : index) : i64
    %267 = llvm.mlir.constant(64 : index) : i64
    %268 = llvm.add %arg5, %267 : i64
    %269 = llvm.mlir.constant(0 : index) : i64
    %270 = llvm.getelementptr %arg4[%268] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %265, %270 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %271 = llvm.mlir.constant(1 : index) : i64
    %272 = llvm.mlir.constant(64 : index) : i64
    %273 = llvm.add %arg5, %272 : i64
    %274 = llvm.mlir.constant(16 : index) : i64
    %275 = llvm.add %273, %274 : i64
    %276 = llvm.getelementptr %arg4[%275] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %277 = llvm.load %276 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %278 = llvm.fadd %277, %18 : vector<16xf32>
    %279 = llvm.mlir.constant(1 : index) : i64
    %280 = llvm.mlir.constant(64 : index) : i64
    %281 = llvm.add %arg5, %280 : i64
    %282 = llvm.mlir.constant(16 : index) : i64
    %283 = llvm.add %281, %282 : i64
    %284 = llvm.getelementptr %arg4[%283] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %278, %284 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %285 = llvm.mlir.constant(1 : index) : i64
    %286 = llvm.mlir.constant(64 : index) : i64
    %287 = llvm.add %arg5, %286 : i64
    %288 = llvm.mlir.constant(32 : index) : i64
    %289 = llvm.add %287, %288 : i64
    %290 = llvm.getelementptr %arg4[%289] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %291 = llvm.load %290 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %292 = llvm.fadd %291, %19 : vector<16xf32>
    %293 = llvm.mlir.constant(1 : index) : i64
    %294 = llvm.mlir.constant(64 : index) : i64
    %295 = llvm.add %arg5, %294 : i64
    %296 = llvm.mlir.constant(32 : index) : i64
    %297 = llvm.add %295, %296 : i64
    %298 = llvm.getelementptr %arg4[%297] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %292, %298 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %299 = llvm.mlir.constant(1 : index) : i64
    %300 = llvm.mlir.constant(64 : index) : i64
    %301 = llvm.add %arg5, %300 : i64
    %302 = llvm.mlir.constant(48 : index) : i64
    %303 = llvm.add %301, %302 : i64
    %304 = llvm.getelementptr %arg4[%303] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %305 = llvm.load %304 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %306 = llvm.fadd %305, %20 : vector<16xf32>
    %307 = llvm.mlir.constant(1 : index) : i64
    %308 = llvm.mlir.constant(64 : index) : i64
    %309 = llvm.add %arg5, %308 : i64
    %310 = llvm.mlir.constant(48 : index) : i64
    %311 = llvm.add %309, %310 : i64
    %312 = llvm.getelementptr %arg4[%311] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %306, %312 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %313 = llvm.mlir.constant(2 : index) : i64
    %314 = llvm.mlir.constant(128 : index) : i64
    %315 = llvm.add %arg5, %314 : i64
    %316 = llvm.mlir.constant(0 : index) : i64
    %317 = llvm.getelementptr %arg4[%315] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %318 = llvm.load %317 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %319 = llvm.fadd %318, %21 : vector<16xf32>
    %320 = llvm.mlir.constant(2 : index) : i64
    %321 = llvm.mlir.constant(128 : index) : i64
    %322 = llvm.add %arg5, %321 : i64
    %323 = llvm.mlir.constant(0 : index) : i64
    %324 = llvm.getelementptr %arg4[%322] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %319, %324 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %325 = llvm.mlir.constant(2 : index) : i64
    %326 = llvm.mlir.constant(128 : index) : i64
    %327 = llvm.add %arg5, %326 : i64
    %328 = llvm.mlir.constant(16 : index) : i64
    %329 = llvm.add %327, %328 : i64
    %330 = llvm.getelementptr %arg4[%329] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %331 = llvm.load %330 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %332 = llvm.fadd %331, %22 : vector<16xf32>
    %333 = llvm.mlir.constant(2 : index) : i64
    %334 = llvm.mlir.constant(128 : index) : i64
    %335 = llvm.add %arg5, %334 : i64
    %336 = llvm.mlir.constant(16 : index) : i64
    %337 = llvm.add %335, %336 : i64
    %338 = llvm.getelementptr %arg4[%337] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %332, %338 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %339 = llvm.mlir.constant(2 : index) : i64
    %340 = llvm.mlir.constant(128 : index) : i64
    %341 = llvm.add %arg5, %340 : i64
    %342 = llvm.mlir.constant(32 : index) : i64
    %343 = llvm.add %341, %342 : i64
    %344 = llvm.getelementptr %arg4[%343] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %345 = llvm.load %344 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %346 = llvm.fadd %345, %23 : vector<16xf32>
    %347 = llvm.mlir.constant(2 : index) : i64
    %348 = llvm.mlir.constant(128 : index) : i64
    %349 = llvm.add %arg5, %348 : i64
    %350 = llvm.mlir.constant(32 : index) : i64
    %351 = llvm.add %349, %350 : i64
    %352 = llvm.getelementptr %arg4[%351] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %346, %352 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %353 = llvm.mlir.constant(2 : index) : i64
    %354 = llvm.mlir.constant(128 : index) : i64
    %355 = llvm.add %arg5, %354 : i64
    %356 = llvm.mlir.constant(48 : index) : i64
    %357 = llvm.add %355, %356 : i64
    %358 = llvm.getelementptr %arg4[%357] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %359 = llvm.load %358 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %360 = llvm.fadd %359, %24 : vector<16xf32>
    %361 = llvm.mlir.constant(2 : index) : i64
    %362 = llvm.mlir.constant(128 : index) : i64
    %363 = llvm.add %arg5, %362 : i64
    %364 = llvm.mlir.constant(48 : index) : i64
    %365 = llvm.add %363, %364 : i64
    %366 = llvm.getelementptr %arg4[%365] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %360, %366 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %367 = llvm.mlir.constant(3 : index) : i64
    %368 = llvm.mlir.constant(192 : index) : i64
    %369 = llvm.add %arg5, %368 : i64
    %370 = llvm.mlir.constant(0 : index) : i64
    %371 = llvm.getelementptr %arg4[%369] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %372 = llvm.load %371 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %373 = llvm.fadd %372, %25 : vector<16xf32>
    %374 = llvm.mlir.constant(3 : index) : i64
    %375 = llvm.mlir.constant(192 : index) : i64
    %376 = llvm.add %arg5, %375 : i64
    %377 = llvm.mlir.constant(0 : index) : i64
    %378 = llvm.getelementptr %arg4[%376] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %373, %378 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %379 = llvm.mlir.constant(3 : index) : i64
    %380 = llvm.mlir.constant(192 : index) : i64
    %381 = llvm.add %arg5, %380 : i64
    %382 = llvm.mlir.constant(16 : index) : i64
    %383 = llvm.add %381, %382 : i64
    %384 = llvm.getelementptr %arg4[%383] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %385 = llvm.load %384 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %386 = llvm.fadd %385, %26 : vector<16xf32>
    %387 = llvm.mlir.constant(3 : index) : i64
    %388 = llvm.mlir.constant(192 : index) : i64
    %389 = llvm.add %arg5, %388 : i64
    %390 = llvm.mlir.constant(16 : index) : i64
    %391 = llvm.add %389, %390 : i64
    %392 = llvm.getelementptr %arg4[%391] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %386, %392 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %393 = llvm.mlir.constant(3 : index) : i64
    %394 = llvm.mlir.constant(192 : index) : i64
    %395 = llvm.add %arg5, %394 : i64
    %396 = llvm.mlir.constant(32 : index) : i64
    %397 = llvm.add %395, %396 : i64
    %398 = llvm.getelementptr %arg4[%397] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %399 = llvm.load %398 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %400 = llvm.fadd %399, %27 : vector<16xf32>
    %401 = llvm.mlir.constant(3 : index) : i64
    %402 = llvm.mlir.constant(192 : index) : i64
    %403 = llvm.add %arg5, %402 : i64
    %404 = llvm.mlir.constant(32 : index) : i64
    %405 = llvm.add %403, %404 : i64
    %406 = llvm.getelementptr %arg4[%405] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %400, %406 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %407 = llvm.mlir.constant(3 : index) : i64
    %408 = llvm.mlir.constant(192 : index) : i64
    %409 = llvm.add %arg5, %408 : i64
    %410 = llvm.mlir.constant(48 : index) : i64
    %411 = llvm.add %409, %410 : i64
    %412 = llvm.getelementptr %arg4[%411] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %413 = llvm.load %412 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %414 = llvm.fadd %413, %28 : vector<16xf32>
    %415 = llvm.mlir.constant(3 : index) : i64
    %416 = llvm.mlir.constant(192 : index) : i64
    %417 = llvm.add %arg5, %416 : i64
    %418 = llvm.mlir.constant(48 : index) : i64
    %419 = llvm.add %417, %418 : i64
    %420 = llvm.getelementptr %arg4[%419] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %414, %420 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %421 = llvm.mlir.constant(4 : index) : i64
    %422 = llvm.mlir.constant(256 : index) : i64
    %423 = llvm.add %arg5, %422 : i64
    %424 = llvm.mlir.constant(0 : index) : i64
    %425 = llvm.getelementptr %arg4[%423] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %426 = llvm.load %425 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %427 = llvm.fadd %426, %29 : vector<16xf32>
    %428 = llvm.mlir.constant(4 : index) : i64
    %429 = llvm.mlir.constant(256 : index) : i64
    %430 = llvm.add %arg5, %429 : i64
    %431 = llvm.mlir.constant(0 : index) : i64
    %432 = llvm.getelementptr %arg4[%430] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %427, %432 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %433 = llvm.mlir.constant(4 : index) : i64
    %434 = llvm.mlir.constant(256 : index) : i64
    %435 = llvm.add %arg5, %434 : i64
    %436 = llvm.mlir.constant(16 : index) : i64
    %437 = llvm.add %435, %436 : i64
    %438 = llvm.getelementptr %arg4[%437] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %439 = llvm.load %438 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %440 = llvm.fadd %439, %30 : vector<16xf32>
    %441 = llvm.mlir.constant(4 : index) : i64
    %442 = llvm.mlir.constant(256 : index) : i64
    %443 = llvm.add %arg5, %442 : i64
    %444 = llvm.mlir.constant(16 : index) : i64
    %445 = llvm.add %443, %444 : i64
    %446 = llvm.getelementptr %arg4[%445] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %440, %446 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %447 = llvm.mlir.constant(4 : index) : i64
    %448 = llvm.mlir.constant(256 : index) : i64
    %449 = llvm.add %arg5, %448 : i64
    %450 = llvm.mlir.constant(32 : index) : i64
    %451 = llvm.add %449, %450 : i64
    %452 = llvm.getelementptr %arg4[%451] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %453 = llvm.load %452 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %454 = llvm.fadd %453, %31 : vector<16xf32>
    %455 = llvm.mlir.constant(4 : index) : i64
    %456 = llvm.mlir.constant(256 : index) : i64
    %457 = llvm.add %arg5, %456 : i64
    %458 = llvm.mlir.constant(32 : index) : i64
    %459 = llvm.add %457, %458 : i64
    %460 = llvm.getelementptr %arg4[%459] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %454, %460 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %461 = llvm.mlir.constant(4 : index) : i64
    %462 = llvm.mlir.constant(256 : index) : i64
    %463 = llvm.add %arg5, %462 : i64
    %464 = llvm.mlir.constant(48 : index) : i64
    %465 = llvm.add %463, %464 : i64
    %466 = llvm.getelementptr %arg4[%465] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %467 = llvm.load %466 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %468 = llvm.fadd %467, %32 : vector<16xf32>
    %469 = llvm.mlir.constant(4 : index) : i64
    %470 = llvm.mlir.constant(256 : index) : i64
    %471 = llvm.add %arg5, %470 : i64
    %472 = llvm.mlir.constant(48 : index) : i64
    %473 = llvm.add %471, %472 : i64
    %474 = llvm.getelementptr %arg4[%473] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %468, %474 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %475 = llvm.mlir.constant(168 : index) : i64
    %476 = llvm.mlir.constant(672 : index) : i64
    %477 = llvm.mlir.constant(168 : index) : i64
    llvm.br ^bb4(%475 : i64)
  ^bb4(%478: i64):  // 2 preds: ^bb3, ^bb8
    %479 = llvm.icmp "slt" %478, %476 : i64
    llvm.cond_br %479, ^bb5, ^bb9
  ^bb5:  // pred: ^bb4
    %480 = llvm.mlir.constant(168 : index) : i64
    %481 = llvm.mlir.constant(dense<0.000000e+00> : vector<16xf32>) : vector<16xf32>
    %482 = llvm.add %478, %480 : i64
    %483 = llvm.mlir.constant(2 : index) : i64
    %484 = llvm.mlir.constant(0 : index) : i64
    %485 = llvm.mlir.constant(2 : index) : i64
    llvm.br ^bb6(%478, %481, %481, %481, %481, %481, %481, %481, %481, %481, %481, %481, %481, %481, %481, %481, %481, %481, %481, %481, %481 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
  ^bb6(%486: i64, %487: vector<16xf32>, %488: vector<16xf32>, %489: vector<16xf32>, %490: vector<16xf32>, %491: vector<16xf32>, %492: vector<16xf32>, %493: vector<16xf32>, %494: vector<16xf32>, %495: vector<16xf32>, %496: vector<16xf32>, %497: vector<16xf32>, %498: vector<16xf32>, %499: vector<16xf32>, %500: vector<16xf32>, %501: vector<16xf32>, %502: vector<16xf32>, %503: vector<16xf32>, %504: vector<16xf32>, %505: vector<16xf32>, %506: vector<16xf32>):  // 2 preds: ^bb5, ^bb7
    %507 = llvm.icmp "slt" %486, %482 : i64
    llvm.cond_br %507, ^bb7, ^bb8
  ^bb7:  // pred: ^bb6
    %508 = llvm.mul %486, %1 : i64
    %509 = llvm.add %arg1, %508 : i64
    %510 = llvm.mul %486, %3 : i64
    %511 = llvm.add %arg3, %510 : i64
    %512 = llvm.mlir.constant(0 : index) : i64
    %513 = llvm.mlir.constant(0 : index) : i64
    %514 = llvm.mlir.constant(0 : index) : i64
    %515 = llvm.getelementptr %arg2[%511] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %516 = llvm.load %515 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %517 = llvm.mlir.constant(16 : index) : i64
    %518 = llvm.add %511, %517 : i64
    %519 = llvm.getelementptr %arg2[%518] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %520 = llvm.load %519 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %521 = llvm.mlir.constant(32 : index) : i64
    %522 = llvm.add %511, %521 : i64
    %523 = llvm.getelementptr %arg2[%522] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %524 = llvm.load %523 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %525 = llvm.mlir.constant(48 : index) : i64
    %526 = llvm.add %511, %525 : i64
    %527 = llvm.getelementptr %arg2[%526] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %528 = llvm.load %527 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %529 = llvm.mlir.constant(12 : index) : i64
    %530 = llvm.mlir.constant(780 : index) : i64
    %531 = llvm.add %509, %530 : i64
    %532 = llvm.getelementptr %arg0[%531] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    "llvm.intr.prefetch"(%532) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
    %533 = llvm.mlir.constant(0 : index) : i64
    %534 = llvm.mlir.constant(0 : index) : i64
    %535 = llvm.mlir.constant(0 : index) : i64
    %536 = llvm.getelementptr %arg0[%509] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %537 = llvm.load %536 {alignment = 4 : i64} : !llvm.ptr -> f32
    %538 = llvm.mlir.poison : vector<16xf32>
    %539 = llvm.mlir.constant(0 : i32) : i32
    %540 = llvm.insertelement %537, %538[%539 : i32] : vector<16xf32>
    %541 = llvm.shufflevector %540, %538 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %542 = llvm.intr.fma(%541, %516, %487) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %543 = llvm.intr.fma(%541, %520, %488) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %544 = llvm.intr.fma(%541, %524, %489) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %545 = llvm.intr.fma(%541, %528, %490) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %546 = llvm.mlir.constant(1 : index) : i64
    %547 = llvm.mlir.constant(1 : index) : i64
    %548 = llvm.add %509, %547 : i64
    %549 = llvm.getelementptr %arg0[%548] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %550 = llvm.load %549 {alignment = 4 : i64} : !llvm.ptr -> f32
    %551 = llvm.mlir.poison : vector<16xf32>
    %552 = llvm.mlir.constant(0 : i32) : i32
    %553 = llvm.insertelement %550, %551[%552 : i32] : vector<16xf32>
    %554 = llvm.shufflevector %553, %551 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %555 = llvm.intr.fma(%554, %516, %491) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %556 = llvm.intr.fma(%554, %520, %492) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %557 = llvm.intr.fma(%554, %524, %493) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %558 = llvm.intr.fma(%554, %528, %494) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %559 = llvm.mlir.constant(2 : index) : i64
    %560 = llvm.mlir.constant(2 : index) : i64
    %561 = llvm.add %509, %560 : i64
    %562 = llvm.getelementptr %arg0[%561] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %563 = llvm.load %562 {alignment = 4 : i64} : !llvm.ptr -> f32
    %564 = llvm.mlir.poison : vector<16xf32>
    %565 = llvm.mlir.constant(0 : i32) : i32
    %566 = llvm.insertelement %563, %564[%565 : i32] : vector<16xf32>
    %567 = llvm.shufflevector %566, %564 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %568 = llvm.intr.fma(%567, %516, %495) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %569 = llvm.intr.fma(%567, %520, %496) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %570 = llvm.intr.fma(%567, %524, %497) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %571 = llvm.intr.fma(%567, %528, %498) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %572 = llvm.mlir.constant(3 : index) : i64
    %573 = llvm.mlir.constant(3 : index) : i64
    %574 = llvm.add %509, %573 : i64
    %575 = llvm.getelementptr %arg0[%574] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %576 = llvm.load %575 {alignment = 4 : i64} : !llvm.ptr -> f32
    %577 = llvm.mlir.poison : vector<16xf32>
    %578 = llvm.mlir.constant(0 : i32) : i32
    %579 = llvm.insertelement %576, %577[%578 : i32] : vector<16xf32>
    %580 = llvm.shufflevector %579, %577 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %581 = llvm.intr.fma(%580, %516, %499) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %582 = llvm.intr.fma(%580, %520, %500) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %583 = llvm.intr.fma(%580, %524, %501) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %584 = llvm.intr.fma(%580, %528, %502) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %585 = llvm.mlir.constant(4 : index) : i64
    %586 = llvm.mlir.constant(4 : index) : i64
    %587 = llvm.add %509, %586 : i64
    %588 = llvm.getelementptr %arg0[%587] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %589 = llvm.load %588 {alignment = 4 : i64} : !llvm.ptr -> f32
    %590 = llvm.mlir.poison : vector<16xf32>
    %591 = llvm.mlir.constant(0 : i32) : i32
    %592 = llvm.insertelement %589, %590[%591 : i32] : vector<16xf32>
    %593 = llvm.shufflevector %592, %590 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %594 = llvm.intr.fma(%593, %516, %503) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %595 = llvm.intr.fma(%593, %520, %504) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %596 = llvm.intr.fma(%593, %524, %505) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %597 = llvm.intr.fma(%593, %528, %506) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %598 = llvm.mlir.constant(1 : index) : i64
    %599 = llvm.mlir.constant(64 : index) : i64
    %600 = llvm.add %511, %599 : i64
    %601 = llvm.mlir.constant(0 : index) : i64
    %602 = llvm.getelementptr %arg2[%600] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %603 = llvm.load %602 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %604 = llvm.mlir.constant(16 : index) : i64
    %605 = llvm.add %600, %604 : i64
    %606 = llvm.getelementptr %arg2[%605] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %607 = llvm.load %606 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %608 = llvm.mlir.constant(32 : index) : i64
    %609 = llvm.add %600, %608 : i64
    %610 = llvm.getelementptr %arg2[%609] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %611 = llvm.load %610 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %612 = llvm.mlir.constant(48 : index) : i64
    %613 = llvm.add %600, %612 : i64
    %614 = llvm.getelementptr %arg2[%613] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %615 = llvm.load %614 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %616 = llvm.mlir.constant(13 : index) : i64
    %617 = llvm.mlir.constant(845 : index) : i64
    %618 = llvm.add %509, %617 : i64
    %619 = llvm.getelementptr %arg0[%618] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    "llvm.intr.prefetch"(%619) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
    %620 = llvm.mlir.constant(1 : index) : i64
    %621 = llvm.mlir.constant(65 : index) : i64
    %622 = llvm.mlir.constant(0 : index) : i64
    %623 = llvm.add %509, %621 : i64
    %624 = llvm.getelementptr %arg0[%623] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %625 = llvm.load %624 {alignment = 4 : i64} : !llvm.ptr -> f32
    %626 = llvm.mlir.poison : vector<16xf32>
    %627 = llvm.mlir.constant(0 : i32) : i32
    %628 = llvm.insertelement %625, %626[%627 : i32] : vector<16xf32>
    %629 = llvm.shufflevector %628, %626 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %630 = llvm.intr.fma(%629, %603, %542) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %631 = llvm.intr.fma(%629, %607, %543) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %632 = llvm.intr.fma(%629, %611, %544) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %633 = llvm.intr.fma(%629, %615, %545) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %634 = llvm.mlir.constant(1 : index) : i64
    %635 = llvm.mlir.constant(66 : index) : i64
    %636 = llvm.add %509, %635 : i64
    %637 = llvm.getelementptr %arg0[%636] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %638 = llvm.load %637 {alignment = 4 : i64} : !llvm.ptr -> f32
    %639 = llvm.mlir.poison : vector<16xf32>
    %640 = llvm.mlir.constant(0 : i32) : i32
    %641 = llvm.insertelement %638, %639[%640 : i32] : vector<16xf32>
    %642 = llvm.shufflevector %641, %639 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %643 = llvm.intr.fma(%642, %603, %555) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %644 = llvm.intr.fma(%642, %607, %556) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %645 = llvm.intr.fma(%642, %611, %557) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %646 = llvm.intr.fma(%642, %615, %558) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %647 = llvm.mlir.constant(2 : index) : i64
    %648 = llvm.mlir.constant(67 : index) : i64
    %649 = llvm.add %509, %648 : i64
    %650 = llvm.getelementptr %arg0[%649] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %651 = llvm.load %650 {alignment = 4 : i64} : !llvm.ptr -> f32
    %652 = llvm.mlir.poison : vector<16xf32>
    %653 = llvm.mlir.constant(0 : i32) : i32
    %654 = llvm.insertelement %651, %652[%653 : i32] : vector<16xf32>
    %655 = llvm.shufflevector %654, %652 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %656 = llvm.intr.fma(%655, %603, %568) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %657 = llvm.intr.fma(%655, %607, %569) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %658 = llvm.intr.fma(%655, %611, %570) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %659 = llvm.intr.fma(%655, %615, %571) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %660 = llvm.mlir.constant(3 : index) : i64
    %661 = llvm.mlir.constant(68 : index) : i64
    %662 = llvm.add %509, %661 : i64
    %663 = llvm.getelementptr %arg0[%662] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %664 = llvm.load %663 {alignment = 4 : i64} : !llvm.ptr -> f32
    %665 = llvm.mlir.poison : vector<16xf32>
    %666 = llvm.mlir.constant(0 : i32) : i32
    %667 = llvm.insertelement %664, %665[%666 : i32] : vector<16xf32>
    %668 = llvm.shufflevector %667, %665 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %669 = llvm.intr.fma(%668, %603, %581) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %670 = llvm.intr.fma(%668, %607, %582) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %671 = llvm.intr.fma(%668, %611, %583) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %672 = llvm.intr.fma(%668, %615, %584) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %673 = llvm.mlir.constant(4 : index) : i64
    %674 = llvm.mlir.constant(69 : index) : i64
    %675 = llvm.add %509, %674 : i64
    %676 = llvm.getelementptr %arg0[%675] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %677 = llvm.load %676 {alignment = 4 : i64} : !llvm.ptr -> f32
    %678 = llvm.mlir.poison : vector<16xf32>
    %679 = llvm.mlir.constant(0 : i32) : i32
    %680 = llvm.insertelement %677, %678[%679 : i32] : vector<16xf32>
    %681 = llvm.shufflevector %680, %678 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %682 = llvm.intr.fma(%681, %603, %594) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %683 = llvm.intr.fma(%681, %607, %595) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %684 = llvm.intr.fma(%681, %611, %596) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %685 = llvm.intr.fma(%681, %615, %597) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %686 = llvm.add %486, %485 : i64
    llvm.br ^bb6(%686, %630, %631, %632, %633, %643, %644, %645, %646, %656, %657, %658, %659, %669, %670, %671, %672, %682, %683, %684, %685 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
  ^bb8:  // pred: ^bb6
    %687 = llvm.mlir.constant(0 : index) : i64
    %688 = llvm.mlir.constant(0 : index) : i64
    %689 = llvm.mlir.constant(0 : index) : i64
    %690 = llvm.getelementptr %arg4[%arg5] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %691 = llvm.load %690 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %692 = llvm.fadd %691, %487 : vector<16xf32>
    %693 = llvm.mlir.constant(0 : index) : i64
    %694 = llvm.mlir.constant(0 : index) : i64
    %695 = llvm.mlir.constant(0 : index) : i64
    %696 = llvm.getelementptr %arg4[%arg5] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %692, %696 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %697 = llvm.mlir.constant(0 : index) : i64
    %698 = llvm.mlir.constant(0 : index) : i64
    %699 = llvm.mlir.constant(16 : index) : i64
    %700 = llvm.add %arg5, %699 : i64
    %701 = llvm.getelementptr %arg4[%700] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %702 = llvm.load %701 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %703 = llvm.fadd %702, %488 : vector<16xf32>
    %704 = llvm.mlir.constant(0 : index) : i64
    %705 = llvm.mlir.constant(0 : index) : i64
    %706 = llvm.mlir.constant(16 : index) : i64
    %707 = llvm.add %arg5, %706 : i64
    %708 = llvm.getelementptr %arg4[%707] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %703, %708 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %709 = llvm.mlir.constant(0 : index) : i64
    %710 = llvm.mlir.constant(0 : index) : i64
    %711 = llvm.mlir.constant(32 : index) : i64
    %712 = llvm.add %arg5, %711 : i64
    %713 = llvm.getelementptr %arg4[%712] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %714 = llvm.load %713 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %715 = llvm.fadd %714, %489 : vector<16xf32>
    %716 = llvm.mlir.constant(0 : index) : i64
    %717 = llvm.mlir.constant(0 : index) : i64
    %718 = llvm.mlir.constant(32 : index) : i64
    %719 = llvm.add %arg5, %718 : i64
    %720 = llvm.getelementptr %arg4[%719] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %715, %720 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %721 = llvm.mlir.constant(0 : index) : i64
    %722 = llvm.mlir.constant(0 : index) : i64
    %723 = llvm.mlir.constant(48 : index) : i64
    %724 = llvm.add %arg5, %723 : i64
    %725 = llvm.getelementptr %arg4[%724] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %726 = llvm.load %725 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %727 = llvm.fadd %726, %490 : vector<16xf32>
    %728 = llvm.mlir.constant(0 : index) : i64
    %729 = llvm.mlir.constant(0 : index) : i64
    %730 = llvm.mlir.constant(48 : index) : i64
    %731 = llvm.add %arg5, %730 : i64
    %732 = llvm.getelementptr %arg4[%731] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %727, %732 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %733 = llvm.mlir.constant(1 : index) : i64
    %734 = llvm.mlir.constant(64 : index) : i64
    %735 = llvm.add %arg5, %734 : i64
    %736 = llvm.mlir.constant(0 : index) : i64
    %737 = llvm.getelementptr %arg4[%735] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %738 = llvm.load %737 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %739 = llvm.fadd %738, %491 : vector<16xf32>
    %740 = llvm.mlir.constant(1 : index) : i64
    %741 = llvm.mlir.constant(64 : index) : i64
    %742 = llvm.add %arg5, %741 : i64
    %743 = llvm.mlir.constant(0 : index) : i64
    %744 = llvm.getelementptr %arg4[%742] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %739, %744 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %745 = llvm.mlir.constant(1 : index) : i64
    %746 = llvm.mlir.constant(64 : index) : i64
    %747 = llvm.add %arg5, %746 : i64
    %748 = llvm.mlir.constant(16 : index) : i64
    %749 = llvm.add %747, %748 : i64
    %750 = llvm.getelementptr %arg4[%749] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %751 = llvm.load %750 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %752 = llvm.fadd %751, %492 : vector<16xf32>
    %753 = llvm.mlir.constant(1 : index) : i64
    %754 = llvm.mlir.constant(64 : index) : i64
    %755 = llvm.add %arg5, %754 : i64
    %756 = llvm.mlir.constant(16 : index) : i64
    %757 = llvm.add %755, %756 : i64
    %758 = llvm.getelementptr %arg4[%757] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %752, %758 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %759 = llvm.mlir.constant(1 : index) : i64
    %760 = llvm.mlir.constant(64 : index) : i64
    %761 = llvm.add %arg5, %760 : i64
    %762 = llvm.mlir.constant(32 : index) : i64
    %763 = llvm.add %761, %762 : i64
    %764 = llvm.getelementptr %arg4[%763] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %765 = llvm.load %764 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %766 = llvm.fadd %765, %493 : vector<16xf32>
    %767 = llvm.mlir.constant(1 : index) : i64
    %768 = llvm.mlir.constant(64 : index) : i64
    %769 = llvm.add %arg5, %768 : i64
    %770 = llvm.mlir.constant(32 : index) : i64
    %771 = llvm.add %769, %770 : i64
    %772 = llvm.getelementptr %arg4[%771] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %766, %772 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %773 = llvm.mlir.constant(1 : index) : i64
    %774 = llvm.mlir.constant(64 : index) : i64
    %775 = llvm.add %arg5, %774 : i64
    %776 = llvm.mlir.constant(48 : index) : i64
    %777 = llvm.add %775, %776 : i64
    %778 = llvm.getelementptr %arg4[%777] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %779 = llvm.load %778 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %780 = llvm.fadd %779, %494 : vector<16xf32>
    %781 = llvm.mlir.constant(1 : index) : i64
    %782 = llvm.mlir.constant(64 : index) : i64
    %783 = llvm.add %arg5, %782 : i64
    %784 = llvm.mlir.constant(48 : index) : i64
    %785 = llvm.add %783, %784 : i64
    %786 = llvm.getelementptr %arg4[%785] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %780, %786 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %787 = llvm.mlir.constant(2 : index) : i64
    %788 = llvm.mlir.constant(128 : index) : i64
    %789 = llvm.add %arg5, %788 : i64
    %790 = llvm.mlir.constant(0 : index) : i64
    %791 = llvm.getelementptr %arg4[%789] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %792 = llvm.load %791 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %793 = llvm.fadd %792, %495 : vector<16xf32>
    %794 = llvm.mlir.constant(2 : index) : i64
    %795 = llvm.mlir.constant(128 : index) : i64
    %796 = llvm.add %arg5, %795 : i64
    %797 = llvm.mlir.constant(0 : index) : i64
    %798 = llvm.getelementptr %arg4[%796] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %793, %798 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %799 = llvm.mlir.constant(2 : index) : i64
    %800 = llvm.mlir.constant(128 : index) : i64
    %801 = llvm.add %arg5, %800 : i64
    %802 = llvm.mlir.constant(16 : index) : i64
    %803 = llvm.add %801, %802 : i64
    %804 = llvm.getelementptr %arg4[%803] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %805 = llvm.load %804 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %806 = llvm.fadd %805, %496 : vector<16xf32>
    %807 = llvm.mlir.constant(2 : index) : i64
    %808 = llvm.mlir.constant(128 : index) : i64
    %809 = llvm.add %arg5, %808 : i64
    %810 = llvm.mlir.constant(16 : index) : i64
    %811 = llvm.add %809, %810 : i64
    %812 = llvm.getelementptr %arg4[%811] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %806, %812 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %813 = llvm.mlir.constant(2 : index) : i64
    %814 = llvm.mlir.constant(128 : index) : i64
    %815 = llvm.add %arg5, %814 : i64
    %816 = llvm.mlir.constant(32 : index) : i64
    %817 = llvm.add %815, %816 : i64
    %818 = llvm.getelementptr %arg4[%817] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %819 = llvm.load %818 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %820 = llvm.fadd %819, %497 : vector<16xf32>
    %821 = llvm.mlir.constant(2 : index) : i64
    %822 = llvm.mlir.constant(128 : index) : i64
    %823 = llvm.add %arg5, %822 : i64
    %824 = llvm.mlir.constant(32 : index) : i64
    %825 = llvm.add %823, %824 : i64
    %826 = llvm.getelementptr %arg4[%825] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %820, %826 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %827 = llvm.mlir.constant(2 : index) : i64
    %828 = llvm.mlir.constant(128 : index) : i64
    %829 = llvm.add %arg5, %828 : i64
    %830 = llvm.mlir.constant(48 : index) : i64
    %831 = llvm.add %829, %830 : i64
    %832 = llvm.getelementptr %arg4[%831] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %833 = llvm.load %832 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %834 = llvm.fadd %833, %498 : vector<16xf32>
    %835 = llvm.mlir.constant(2 : index) : i64
    %836 = llvm.mlir.constant(128 : index) : i64
    %837 = llvm.add %arg5, %836 : i64
    %838 = llvm.mlir.constant(48 : index) : i64
    %839 = llvm.add %837, %838 : i64
    %840 = llvm.getelementptr %arg4[%839] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %834, %840 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %841 = llvm.mlir.constant(3 : index) : i64
    %842 = llvm.mlir.constant(192 : index) : i64
    %843 = llvm.add %arg5, %842 : i64
    %844 = llvm.mlir.constant(0 : index) : i64
    %845 = llvm.getelementptr %arg4[%843] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %846 = llvm.load %845 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %847 = llvm.fadd %846, %499 : vector<16xf32>
    %848 = llvm.mlir.constant(3 : index) : i64
    %849 = llvm.mlir.constant(192 : index) : i64
    %850 = llvm.add %arg5, %849 : i64
    %851 = llvm.mlir.constant(0 : index) : i64
    %852 = llvm.getelementptr %arg4[%850] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %847, %852 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %853 = llvm.mlir.constant(3 : index) : i64
    %854 = llvm.mlir.constant(192 : index) : i64
    %855 = llvm.add %arg5, %854 : i64
    %856 = llvm.mlir.constant(16 : index) : i64
    %857 = llvm.add %855, %856 : i64
    %858 = llvm.getelementptr %arg4[%857] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %859 = llvm.load %858 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %860 = llvm.fadd %859, %500 : vector<16xf32>
    %861 = llvm.mlir.constant(3 : index) : i64
    %862 = llvm.mlir.constant(192 : index) : i64
    %863 = llvm.add %arg5, %862 : i64
    %864 = llvm.mlir.constant(16 : index) : i64
    %865 = llvm.add %863, %864 : i64
    %866 = llvm.getelementptr %arg4[%865] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %860, %866 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %867 = llvm.mlir.constant(3 : index) : i64
    %868 = llvm.mlir.constant(192 : index) : i64
    %869 = llvm.add %arg5, %868 : i64
    %870 = llvm.mlir.constant(32 : index) : i64
    %871 = llvm.add %869, %870 : i64
    %872 = llvm.getelementptr %arg4[%871] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %873 = llvm.load %872 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %874 = llvm.fadd %873, %501 : vector<16xf32>
    %875 = llvm.mlir.constant(3 : index) : i64
    %876 = llvm.mlir.constant(192 : index) : i64
    %877 = llvm.add %arg5, %876 : i64
    %878 = llvm.mlir.constant(32 : index) : i64
    %879 = llvm.add %877, %878 : i64
    %880 = llvm.getelementptr %arg4[%879] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %874, %880 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %881 = llvm.mlir.constant(3 : index) : i64
    %882 = llvm.mlir.constant(192 : index) : i64
    %883 = llvm.add %arg5, %882 : i64
    %884 = llvm.mlir.constant(48 : index) : i64
    %885 = llvm.add %883, %884 : i64
    %886 = llvm.getelementptr %arg4[%885] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %887 = llvm.load %886 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %888 = llvm.fadd %887, %502 : vector<16xf32>
    %889 = llvm.mlir.constant(3 : index) : i64
    %890 = llvm.mlir.constant(192 : index) : i64
    %891 = llvm.add %arg5, %890 : i64
    %892 = llvm.mlir.constant(48 : index) : i64
    %893 = llvm.add %891, %892 : i64
    %894 = llvm.getelementptr %arg4[%893] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %888, %894 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %895 = llvm.mlir.constant(4 : index) : i64
    %896 = llvm.mlir.constant(256 : index) : i64
    %897 = llvm.add %arg5, %896 : i64
    %898 = llvm.mlir.constant(0 : index) : i64
    %899 = llvm.getelementptr %arg4[%897] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %900 = llvm.load %899 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %901 = llvm.fadd %900, %503 : vector<16xf32>
    %902 = llvm.mlir.constant(4 : index) : i64
    %903 = llvm.mlir.constant(256 : index) : i64
    %904 = llvm.add %arg5, %903 : i64
    %905 = llvm.mlir.constant(0 : index) : i64
    %906 = llvm.getelementptr %arg4[%904] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %901, %906 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %907 = llvm.mlir.constant(4 : index) : i64
    %908 = llvm.mlir.constant(256 : index) : i64
    %909 = llvm.add %arg5, %908 : i64
    %910 = llvm.mlir.constant(16 : index) : i64
    %911 = llvm.add %909, %910 : i64
    %912 = llvm.getelementptr %arg4[%911] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %913 = llvm.load %912 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %914 = llvm.fadd %913, %504 : vector<16xf32>
    %915 = llvm.mlir.constant(4 : index) : i64
    %916 = llvm.mlir.constant(256 : index) : i64
    %917 = llvm.add %arg5, %916 : i64
    %918 = llvm.mlir.constant(16 : index) : i64
    %919 = llvm.add %917, %918 : i64
    %920 = llvm.getelementptr %arg4[%919] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %914, %920 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %921 = llvm.mlir.constant(4 : index) : i64
    %922 = llvm.mlir.constant(256 : index) : i64
    %923 = llvm.add %arg5, %922 : i64
    %924 = llvm.mlir.constant(32 : index) : i64
    %925 = llvm.add %923, %924 : i64
    %926 = llvm.getelementptr %arg4[%925] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %927 = llvm.load %926 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %928 = llvm.fadd %927, %505 : vector<16xf32>
    %929 = llvm.mlir.constant(4 : index) : i64
    %930 = llvm.mlir.constant(256 : index) : i64
    %931 = llvm.add %arg5, %930 : i64
    %932 = llvm.mlir.constant(32 : index) : i64
    %933 = llvm.add %931, %932 : i64
    %934 = llvm.getelementptr %arg4[%933] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %928, %934 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %935 = llvm.mlir.constant(4 : index) : i64
    %936 = llvm.mlir.constant(256 : index) : i64
    %937 = llvm.add %arg5, %936 : i64
    %938 = llvm.mlir.constant(48 : index) : i64
    %939 = llvm.add %937, %938 : i64
    %940 = llvm.getelementptr %arg4[%939] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %941 = llvm.load %940 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %942 = llvm.fadd %941, %506 : vector<16xf32>
    %943 = llvm.mlir.constant(4 : index) : i64
    %944 = llvm.mlir.constant(256 : index) : i64
    %945 = llvm.add %arg5, %944 : i64
    %946 = llvm.mlir.constant(48 : index) : i64
    %947 = llvm.add %945, %946 : i64
    %948 = llvm.getelementptr %arg4[%947] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %942, %948 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %949 = llvm.add %478, %477 : i64
    llvm.br ^bb4(%949 : i64)
  ^bb9:  // pred: ^bb4
    llvm.return
  }
}

