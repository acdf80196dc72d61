module {
  llvm.func @row_6176e3b49b768251(%arg0: !llvm.ptr, %arg1: i64, %arg2: i64) attributes {tile.grid_size = 64 : i64} {
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
    %18 = llvm.mlir.constant(1536 : i64) : i64
    %19 = llvm.alloca %18 x i8 {alignment = 64 : i64} : (i64) -> !llvm.ptr
    %20 = llvm.getelementptr %arg0[32] : (!llvm.ptr) -> !llvm.ptr, i8
    %21 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %22 = llvm.mlir.constant(1 : index) : i64
    llvm.br ^bb1(%arg1 : i64)
  ^bb1(%23: i64):  // 2 preds: ^bb0, ^bb18
    %24 = llvm.icmp "slt" %23, %arg2 : i64
    llvm.cond_br %24, ^bb2, ^bb19
  ^bb2:  // pred: ^bb1
    %25 = llvm.mlir.constant(8 : index) : i64
    %26 = llvm.urem %23, %25 : i64
    %27 = llvm.udiv %23, %25 : i64
    %28 = llvm.mlir.constant(32 : index) : i64
    %29 = llvm.mul %26, %28 : i64
    %30 = llvm.add %29, %28 : i64
    %31 = llvm.mlir.constant(1 : index) : i64
    %32 = llvm.mlir.constant(384 : index) : i64
    %33 = llvm.mlir.constant(256 : index) : i64
    %34 = llvm.mul %27, %33 : i64
    %35 = llvm.mlir.constant(65 : index) : i64
    %36 = llvm.mlir.constant(98304 : index) : i64
    %37 = llvm.mul %27, %36 : i64
    llvm.br ^bb3(%29 : i64)
  ^bb3(%38: i64):  // 2 preds: ^bb2, ^bb17
    %39 = llvm.icmp "slt" %38, %30 : i64
    llvm.cond_br %39, ^bb4, ^bb18
  ^bb4:  // pred: ^bb3
    %40 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %41 = llvm.add %34, %38 : i64
    %42 = llvm.getelementptr %3[%41] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %43 = llvm.load %42 {alignment = 8 : i64} : !llvm.ptr -> i64
    %44 = llvm.icmp "uge" %43, %35 : i64
    %45 = llvm.mlir.constant(0 : index) : i64
    llvm.cond_br %44, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    %46 = llvm.mlir.constant(0 : i32) : i32
    %47 = llvm.mlir.constant(4002 : i32) : i32
    %48 = llvm.cmpxchg %21, %46, %47 monotonic monotonic : !llvm.ptr, i32
    llvm.br ^bb6
  ^bb6:  // 2 preds: ^bb4, ^bb5
    %49 = llvm.select %44, %45, %43 : i1, i64
    %50 = llvm.mul %49, %32 : i64
    %51 = llvm.mlir.constant(1 : i64) : i64
    %52 = llvm.mlir.constant(0 : i64) : i64
    %53 = llvm.icmp "uge" %38, %33 : i64
    %54 = llvm.mlir.constant(0 : index) : i64
    llvm.cond_br %53, ^bb7, ^bb8
  ^bb7:  // pred: ^bb6
    %55 = llvm.mlir.constant(0 : i32) : i32
    %56 = llvm.mlir.constant(4002 : i32) : i32
    %57 = llvm.cmpxchg %21, %55, %56 monotonic monotonic : !llvm.ptr, i32
    llvm.br ^bb8
  ^bb8:  // 2 preds: ^bb6, ^bb7
    %58 = llvm.select %53, %54, %38 : i1, i64
    %59 = llvm.mul %58, %32 : i64
    %60 = llvm.mul %38, %32 : i64
    %61 = llvm.add %37, %60 : i64
    %62 = llvm.mlir.constant(384 : index) : i64
    %63 = llvm.mlir.constant(dense<-0.000000e+00> : vector<16xf32>) : vector<16xf32>
    %64 = llvm.mlir.constant(0 : index) : i64
    %65 = llvm.mlir.constant(64 : index) : i64
    llvm.br ^bb9(%64, %63, %63, %63, %63 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
  ^bb9(%66: i64, %67: vector<16xf32>, %68: vector<16xf32>, %69: vector<16xf32>, %70: vector<16xf32>):  // 2 preds: ^bb8, ^bb10
    %71 = llvm.icmp "slt" %66, %62 : i64
    llvm.cond_br %71, ^bb10, ^bb11
  ^bb10:  // pred: ^bb9
    %72 = llvm.mlir.constant(16 : index) : i64
    %73 = llvm.add %66, %72 : i64
    %74 = llvm.mlir.constant(32 : index) : i64
    %75 = llvm.add %66, %74 : i64
    %76 = llvm.mlir.constant(48 : index) : i64
    %77 = llvm.add %66, %76 : i64
    %78 = llvm.add %50, %66 : i64
    %79 = llvm.add %50, %73 : i64
    %80 = llvm.add %50, %75 : i64
    %81 = llvm.add %50, %77 : i64
    %82 = llvm.getelementptr %1[%78] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %83 = llvm.load %82 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %84 = llvm.getelementptr %1[%79] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %85 = llvm.load %84 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %86 = llvm.getelementptr %1[%80] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %87 = llvm.load %86 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %88 = llvm.getelementptr %1[%81] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %89 = llvm.load %88 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %90 = llvm.add %59, %66 : i64
    %91 = llvm.add %59, %73 : i64
    %92 = llvm.add %59, %75 : i64
    %93 = llvm.add %59, %77 : i64
    %94 = llvm.getelementptr %5[%90] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %95 = llvm.load %94 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %96 = llvm.getelementptr %5[%91] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %97 = llvm.load %96 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %98 = llvm.getelementptr %5[%92] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %99 = llvm.load %98 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %100 = llvm.getelementptr %5[%93] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %101 = llvm.load %100 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %102 = llvm.fadd %83, %95 : vector<16xf32>
    %103 = llvm.fadd %85, %97 : vector<16xf32>
    %104 = llvm.fadd %87, %99 : vector<16xf32>
    %105 = llvm.fadd %89, %101 : vector<16xf32>
    %106 = llvm.add %61, %66 : i64
    %107 = llvm.add %61, %73 : i64
    %108 = llvm.add %61, %75 : i64
    %109 = llvm.add %61, %77 : i64
    %110 = llvm.getelementptr %11[%106] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %102, %110 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %111 = llvm.getelementptr %11[%107] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %103, %111 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %112 = llvm.getelementptr %11[%108] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %104, %112 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %113 = llvm.getelementptr %11[%109] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %105, %113 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %114 = llvm.getelementptr %19[%66] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %102, %114 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %115 = llvm.getelementptr %19[%73] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %103, %115 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %116 = llvm.getelementptr %19[%75] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %104, %116 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %117 = llvm.getelementptr %19[%77] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %105, %117 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %118 = llvm.fadd %67, %102 : vector<16xf32>
    %119 = llvm.fadd %68, %103 : vector<16xf32>
    %120 = llvm.fadd %69, %104 : vector<16xf32>
    %121 = llvm.fadd %70, %105 : vector<16xf32>
    %122 = llvm.add %66, %65 : i64
    llvm.br ^bb9(%122, %118, %119, %120, %121 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
  ^bb11:  // pred: ^bb9
    %123 = llvm.fadd %67, %69 : vector<16xf32>
    %124 = llvm.fadd %68, %70 : vector<16xf32>
    %125 = llvm.fadd %123, %124 : vector<16xf32>
    %126 = "llvm.intr.vector.reduce.fadd"(%40, %125) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<16xf32>) -> f32
    %127 = llvm.mlir.constant(3.840000e+02 : f32) : f32
    %128 = llvm.fdiv %126, %127 : f32
    %129 = llvm.mlir.constant(384 : index) : i64
    %130 = llvm.mlir.constant(dense<-0.000000e+00> : vector<16xf32>) : vector<16xf32>
    %131 = llvm.mlir.constant(dense<-0.000000e+00> : vector<16xf32>) : vector<16xf32>
    %132 = llvm.mlir.constant(0 : index) : i64
    %133 = llvm.mlir.constant(64 : index) : i64
    %134 = llvm.mlir.poison : vector<16xf32>
    %135 = llvm.mlir.constant(0 : i32) : i32
    %136 = llvm.insertelement %128, %134[%135 : i32] : vector<16xf32>
    %137 = llvm.shufflevector %136, %134 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    llvm.br ^bb12(%132, %130, %130, %130, %130, %131, %131, %131, %131 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
  ^bb12(%138: i64, %139: vector<16xf32>, %140: vector<16xf32>, %141: vector<16xf32>, %142: vector<16xf32>, %143: vector<16xf32>, %144: vector<16xf32>, %145: vector<16xf32>, %146: vector<16xf32>):  // 2 preds: ^bb11, ^bb13
    %147 = llvm.icmp "slt" %138, %129 : i64
    llvm.cond_br %147, ^bb13, ^bb14
  ^bb13:  // pred: ^bb12
    %148 = llvm.mlir.constant(16 : index) : i64
    %149 = llvm.add %138, %148 : i64
    %150 = llvm.mlir.constant(32 : index) : i64
    %151 = llvm.add %138, %150 : i64
    %152 = llvm.mlir.constant(48 : index) : i64
    %153 = llvm.add %138, %152 : i64
    %154 = llvm.getelementptr %19[%138] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %155 = llvm.load %154 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %156 = llvm.getelementptr %19[%149] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %157 = llvm.load %156 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %158 = llvm.getelementptr %19[%151] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %159 = llvm.load %158 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %160 = llvm.getelementptr %19[%153] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %161 = llvm.load %160 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %162 = llvm.fsub %155, %137 : vector<16xf32>
    %163 = llvm.fsub %157, %137 : vector<16xf32>
    %164 = llvm.fsub %159, %137 : vector<16xf32>
    %165 = llvm.fsub %161, %137 : vector<16xf32>
    %166 = llvm.fmul %162, %162 : vector<16xf32>
    %167 = llvm.fmul %163, %163 : vector<16xf32>
    %168 = llvm.fmul %164, %164 : vector<16xf32>
    %169 = llvm.fmul %165, %165 : vector<16xf32>
    %170 = llvm.fadd %139, %166 : vector<16xf32>
    %171 = llvm.fadd %140, %167 : vector<16xf32>
    %172 = llvm.fadd %141, %168 : vector<16xf32>
    %173 = llvm.fadd %142, %169 : vector<16xf32>
    %174 = llvm.fadd %143, %162 : vector<16xf32>
    %175 = llvm.fadd %144, %163 : vector<16xf32>
    %176 = llvm.fadd %145, %164 : vector<16xf32>
    %177 = llvm.fadd %146, %165 : vector<16xf32>
    %178 = llvm.add %138, %133 : i64
    llvm.br ^bb12(%178, %170, %171, %172, %173, %174, %175, %176, %177 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
  ^bb14:  // pred: ^bb12
    %179 = llvm.fadd %139, %141 : vector<16xf32>
    %180 = llvm.fadd %140, %142 : vector<16xf32>
    %181 = llvm.fadd %179, %180 : vector<16xf32>
    %182 = llvm.fadd %143, %145 : vector<16xf32>
    %183 = llvm.fadd %144, %146 : vector<16xf32>
    %184 = llvm.fadd %182, %183 : vector<16xf32>
    %185 = "llvm.intr.vector.reduce.fadd"(%40, %181) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<16xf32>) -> f32
    %186 = "llvm.intr.vector.reduce.fadd"(%40, %184) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<16xf32>) -> f32
    %187 = llvm.fdiv %186, %127 : f32
    %188 = llvm.fadd %128, %187 : f32
    %189 = llvm.fdiv %185, %127 : f32
    %190 = llvm.mlir.constant(9.99999974E-6 : f32) : f32
    %191 = llvm.fadd %189, %190 : f32
    %192 = llvm.mlir.constant(1.000000e+00 : f32) : f32
    %193 = llvm.intr.sqrt(%191) : (f32) -> f32
    %194 = llvm.fdiv %192, %193 : f32
    %195 = llvm.mlir.constant(384 : index) : i64
    %196 = llvm.mlir.constant(0 : index) : i64
    %197 = llvm.mlir.constant(32 : index) : i64
    %198 = llvm.mlir.poison : vector<16xf32>
    %199 = llvm.mlir.constant(0 : i32) : i32
    %200 = llvm.insertelement %188, %198[%199 : i32] : vector<16xf32>
    %201 = llvm.shufflevector %200, %198 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %202 = llvm.mlir.poison : vector<16xf32>
    %203 = llvm.mlir.constant(0 : i32) : i32
    %204 = llvm.insertelement %194, %202[%203 : i32] : vector<16xf32>
    %205 = llvm.shufflevector %204, %202 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    llvm.br ^bb15(%196 : i64)
  ^bb15(%206: i64):  // 2 preds: ^bb14, ^bb16
    %207 = llvm.icmp "slt" %206, %195 : i64
    llvm.cond_br %207, ^bb16, ^bb17
  ^bb16:  // pred: ^bb15
    %208 = llvm.mlir.constant(16 : index) : i64
    %209 = llvm.add %206, %208 : i64
    %210 = llvm.getelementptr %19[%206] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %211 = llvm.load %210 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %212 = llvm.getelementptr %19[%209] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %213 = llvm.load %212 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %214 = llvm.fsub %211, %201 : vector<16xf32>
    %215 = llvm.fsub %213, %201 : vector<16xf32>
    %216 = llvm.fmul %214, %205 : vector<16xf32>
    %217 = llvm.fmul %215, %205 : vector<16xf32>
    %218 = llvm.getelementptr %7[%206] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %219 = llvm.load %218 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %220 = llvm.getelementptr %7[%209] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %221 = llvm.load %220 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %222 = llvm.fmul %216, %219 : vector<16xf32>
    %223 = llvm.fmul %217, %221 : vector<16xf32>
    %224 = llvm.getelementptr %9[%206] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %225 = llvm.load %224 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %226 = llvm.getelementptr %9[%209] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %227 = llvm.load %226 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %228 = llvm.fadd %222, %225 : vector<16xf32>
    %229 = llvm.fadd %223, %227 : vector<16xf32>
    %230 = llvm.add %61, %206 : i64
    %231 = llvm.add %61, %209 : i64
    %232 = llvm.getelementptr %15[%230] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %216, %232 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %233 = llvm.getelementptr %15[%231] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %217, %233 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %234 = llvm.getelementptr %17[%230] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %228, %234 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %235 = llvm.getelementptr %17[%231] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %229, %235 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %236 = llvm.add %206, %197 : i64
    llvm.br ^bb15(%236 : i64)
  ^bb17:  // pred: ^bb15
    %237 = llvm.getelementptr %13[%41] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %194, %237 {alignment = 4 : i64} : f32, !llvm.ptr
    %238 = llvm.add %38, %31 : i64
    llvm.br ^bb3(%238 : i64)
  ^bb18:  // pred: ^bb3
    %239 = llvm.add %23, %22 : i64
    llvm.br ^bb1(%239 : i64)
  ^bb19:  // pred: ^bb1
    llvm.return
  }
}

