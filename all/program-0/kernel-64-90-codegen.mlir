module {
  llvm.func @pointwise_58e4587e671eb074(%arg0: !llvm.ptr, %arg1: i64, %arg2: i64) attributes {tile.grid_size = 7 : i64} {
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
    %32 = llvm.mlir.constant(1 : index) : i64
    llvm.br ^bb1(%arg1 : i64)
  ^bb1(%33: i64):  // 2 preds: ^bb0, ^bb8
    %34 = llvm.icmp "slt" %33, %arg2 : i64
    llvm.cond_br %34, ^bb2, ^bb9
  ^bb2:  // pred: ^bb1
    %35 = llvm.mlir.constant(3584 : index) : i64
    %36 = llvm.mul %33, %35 : i64
    %37 = llvm.mlir.constant(24960 : index) : i64
    %38 = llvm.sub %37, %36 : i64
    %39 = llvm.intr.smin(%38, %35) : (i64, i64) -> i64
    %40 = llvm.mlir.constant(0 : index) : i64
    %41 = llvm.getelementptr %13[%40] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %42 = llvm.load %41 {alignment = 1 : i64} : !llvm.ptr -> i8
    %43 = llvm.mlir.constant(0 : i8) : i8
    %44 = llvm.icmp "ne" %42, %43 : i8
    %45 = llvm.getelementptr %9[%40] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %46 = llvm.load %45 {alignment = 4 : i64} : !llvm.ptr -> f32
    %47 = llvm.getelementptr %11[%40] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %48 = llvm.load %47 {alignment = 4 : i64} : !llvm.ptr -> f32
    %49 = llvm.getelementptr %17[%40] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %50 = llvm.load %49 {alignment = 4 : i64} : !llvm.ptr -> f32
    %51 = llvm.getelementptr %19[%40] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %52 = llvm.load %51 {alignment = 4 : i64} : !llvm.ptr -> f32
    %53 = llvm.getelementptr %3[%40] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %54 = llvm.load %53 {alignment = 4 : i64} : !llvm.ptr -> f32
    %55 = llvm.getelementptr %25[%40] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %56 = llvm.load %55 {alignment = 4 : i64} : !llvm.ptr -> f32
    %57 = llvm.getelementptr %21[%40] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %58 = llvm.load %57 {alignment = 4 : i64} : !llvm.ptr -> f32
    %59 = llvm.getelementptr %23[%40] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %60 = llvm.load %59 {alignment = 4 : i64} : !llvm.ptr -> f32
    %61 = llvm.mlir.constant(32 : index) : i64
    %62 = llvm.urem %39, %61 : i64
    %63 = llvm.sub %39, %62 : i64
    %64 = llvm.mlir.constant(0 : index) : i64
    %65 = llvm.mlir.constant(32 : index) : i64
    %66 = llvm.mlir.poison : vector<16xf32>
    %67 = llvm.mlir.constant(0 : i32) : i32
    %68 = llvm.insertelement %46, %66[%67 : i32] : vector<16xf32>
    %69 = llvm.shufflevector %68, %66 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %70 = llvm.mlir.poison : vector<16xf32>
    %71 = llvm.mlir.constant(0 : i32) : i32
    %72 = llvm.insertelement %48, %70[%71 : i32] : vector<16xf32>
    %73 = llvm.shufflevector %72, %70 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %74 = llvm.mlir.poison : vector<16xi1>
    %75 = llvm.mlir.constant(0 : i32) : i32
    %76 = llvm.insertelement %44, %74[%75 : i32] : vector<16xi1>
    %77 = llvm.shufflevector %76, %74 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xi1> 
    %78 = llvm.mlir.poison : vector<16xf32>
    %79 = llvm.mlir.constant(0 : i32) : i32
    %80 = llvm.insertelement %50, %78[%79 : i32] : vector<16xf32>
    %81 = llvm.shufflevector %80, %78 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %82 = llvm.mlir.poison : vector<16xf32>
    %83 = llvm.mlir.constant(0 : i32) : i32
    %84 = llvm.insertelement %52, %82[%83 : i32] : vector<16xf32>
    %85 = llvm.shufflevector %84, %82 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %86 = llvm.mlir.poison : vector<16xf32>
    %87 = llvm.mlir.constant(0 : i32) : i32
    %88 = llvm.insertelement %54, %86[%87 : i32] : vector<16xf32>
    %89 = llvm.shufflevector %88, %86 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %90 = llvm.mlir.poison : vector<16xf32>
    %91 = llvm.mlir.constant(0 : i32) : i32
    %92 = llvm.insertelement %56, %90[%91 : i32] : vector<16xf32>
    %93 = llvm.shufflevector %92, %90 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %94 = llvm.mlir.poison : vector<16xf32>
    %95 = llvm.mlir.constant(0 : i32) : i32
    %96 = llvm.insertelement %58, %94[%95 : i32] : vector<16xf32>
    %97 = llvm.shufflevector %96, %94 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %98 = llvm.mlir.poison : vector<16xf32>
    %99 = llvm.mlir.constant(0 : i32) : i32
    %100 = llvm.insertelement %60, %98[%99 : i32] : vector<16xf32>
    %101 = llvm.shufflevector %100, %98 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    llvm.br ^bb3(%64 : i64)
  ^bb3(%102: i64):  // 2 preds: ^bb2, ^bb4
    %103 = llvm.icmp "slt" %102, %63 : i64
    llvm.cond_br %103, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %104 = llvm.mlir.constant(16 : index) : i64
    %105 = llvm.add %102, %104 : i64
    %106 = llvm.add %36, %102 : i64
    %107 = llvm.add %36, %105 : i64
    %108 = llvm.getelementptr %7[%106] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %109 = llvm.load %108 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %110 = llvm.getelementptr %7[%107] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %111 = llvm.load %110 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %112 = llvm.getelementptr %5[%106] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %113 = llvm.load %112 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %114 = llvm.getelementptr %5[%107] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %115 = llvm.load %114 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %116 = llvm.fsub %113, %109 : vector<16xf32>
    %117 = llvm.fsub %115, %111 : vector<16xf32>
    %118 = llvm.fmul %69, %116 : vector<16xf32>
    %119 = llvm.fmul %69, %117 : vector<16xf32>
    %120 = llvm.fadd %109, %118 : vector<16xf32>
    %121 = llvm.fadd %111, %119 : vector<16xf32>
    %122 = llvm.fmul %116, %73 : vector<16xf32>
    %123 = llvm.fmul %117, %73 : vector<16xf32>
    %124 = llvm.fsub %113, %122 : vector<16xf32>
    %125 = llvm.fsub %115, %123 : vector<16xf32>
    %126 = llvm.select %77, %120, %124 : vector<16xi1>, vector<16xf32>
    %127 = llvm.select %77, %121, %125 : vector<16xi1>, vector<16xf32>
    %128 = llvm.getelementptr %15[%106] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %129 = llvm.load %128 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %130 = llvm.getelementptr %15[%107] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %131 = llvm.load %130 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %132 = llvm.fmul %129, %81 : vector<16xf32>
    %133 = llvm.fmul %131, %81 : vector<16xf32>
    %134 = llvm.fmul %113, %85 : vector<16xf32>
    %135 = llvm.fmul %115, %85 : vector<16xf32>
    %136 = llvm.fmul %134, %113 : vector<16xf32>
    %137 = llvm.fmul %135, %115 : vector<16xf32>
    %138 = llvm.fadd %132, %136 : vector<16xf32>
    %139 = llvm.fadd %133, %137 : vector<16xf32>
    %140 = llvm.getelementptr %1[%106] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %141 = llvm.load %140 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %142 = llvm.getelementptr %1[%107] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %143 = llvm.load %142 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %144 = llvm.fmul %141, %89 : vector<16xf32>
    %145 = llvm.fmul %143, %89 : vector<16xf32>
    %146 = llvm.fmul %126, %93 : vector<16xf32>
    %147 = llvm.fmul %127, %93 : vector<16xf32>
    %148 = llvm.intr.sqrt(%138) : (vector<16xf32>) -> vector<16xf32>
    %149 = llvm.intr.sqrt(%139) : (vector<16xf32>) -> vector<16xf32>
    %150 = llvm.fdiv %148, %97 : vector<16xf32>
    %151 = llvm.fdiv %149, %97 : vector<16xf32>
    %152 = llvm.fadd %150, %101 : vector<16xf32>
    %153 = llvm.fadd %151, %101 : vector<16xf32>
    %154 = llvm.fdiv %146, %152 : vector<16xf32>
    %155 = llvm.fdiv %147, %153 : vector<16xf32>
    %156 = llvm.fadd %144, %154 : vector<16xf32>
    %157 = llvm.fadd %145, %155 : vector<16xf32>
    %158 = llvm.getelementptr %27[%106] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %126, %158 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %159 = llvm.getelementptr %27[%107] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %127, %159 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %160 = llvm.getelementptr %29[%106] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %138, %160 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %161 = llvm.getelementptr %29[%107] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %139, %161 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %162 = llvm.getelementptr %31[%106] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %156, %162 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %163 = llvm.getelementptr %31[%107] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %157, %163 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %164 = llvm.add %102, %65 : i64
    llvm.br ^bb3(%164 : i64)
  ^bb5:  // pred: ^bb3
    %165 = llvm.mlir.constant(16 : index) : i64
    %166 = llvm.mlir.poison : vector<16xf32>
    %167 = llvm.mlir.constant(0 : i32) : i32
    %168 = llvm.insertelement %46, %166[%167 : i32] : vector<16xf32>
    %169 = llvm.shufflevector %168, %166 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %170 = llvm.mlir.poison : vector<16xf32>
    %171 = llvm.mlir.constant(0 : i32) : i32
    %172 = llvm.insertelement %48, %170[%171 : i32] : vector<16xf32>
    %173 = llvm.shufflevector %172, %170 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %174 = llvm.mlir.poison : vector<16xi1>
    %175 = llvm.mlir.constant(0 : i32) : i32
    %176 = llvm.insertelement %44, %174[%175 : i32] : vector<16xi1>
    %177 = llvm.shufflevector %176, %174 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xi1> 
    %178 = llvm.mlir.poison : vector<16xf32>
    %179 = llvm.mlir.constant(0 : i32) : i32
    %180 = llvm.insertelement %50, %178[%179 : i32] : vector<16xf32>
    %181 = llvm.shufflevector %180, %178 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %182 = llvm.mlir.poison : vector<16xf32>
    %183 = llvm.mlir.constant(0 : i32) : i32
    %184 = llvm.insertelement %52, %182[%183 : i32] : vector<16xf32>
    %185 = llvm.shufflevector %184, %182 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %186 = llvm.mlir.poison : vector<16xf32>
    %187 = llvm.mlir.constant(0 : i32) : i32
    %188 = llvm.insertelement %54, %186[%187 : i32] : vector<16xf32>
    %189 = llvm.shufflevector %188, %186 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %190 = llvm.mlir.poison : vector<16xf32>
    %191 = llvm.mlir.constant(0 : i32) : i32
    %192 = llvm.insertelement %56, %190[%191 : i32] : vector<16xf32>
    %193 = llvm.shufflevector %192, %190 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %194 = llvm.mlir.poison : vector<16xf32>
    %195 = llvm.mlir.constant(0 : i32) : i32
    %196 = llvm.insertelement %58, %194[%195 : i32] : vector<16xf32>
    %197 = llvm.shufflevector %196, %194 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %198 = llvm.mlir.poison : vector<16xf32>
    %199 = llvm.mlir.constant(0 : i32) : i32
    %200 = llvm.insertelement %60, %198[%199 : i32] : vector<16xf32>
    %201 = llvm.shufflevector %200, %198 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    llvm.br ^bb6(%63 : i64)
  ^bb6(%202: i64):  // 2 preds: ^bb5, ^bb7
    %203 = llvm.icmp "slt" %202, %39 : i64
    llvm.cond_br %203, ^bb7, ^bb8
  ^bb7:  // pred: ^bb6
    %204 = llvm.sub %39, %202 : i64
    %205 = llvm.trunc %204 : i64 to i32
    %206 = llvm.mlir.poison : vector<16xi32>
    %207 = llvm.mlir.constant(0 : i32) : i32
    %208 = llvm.insertelement %205, %206[%207 : i32] : vector<16xi32>
    %209 = llvm.shufflevector %208, %206 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xi32> 
    %210 = llvm.mlir.constant(dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : vector<16xi32>) : vector<16xi32>
    %211 = llvm.icmp "sgt" %209, %210 : vector<16xi32>
    %212 = llvm.add %36, %202 : i64
    %213 = llvm.mlir.constant(dense<0.000000e+00> : vector<16xf32>) : vector<16xf32>
    %214 = llvm.getelementptr %7[%212] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %215 = llvm.intr.masked.load %214, %211, %213 {alignment = 4 : i32} : (!llvm.ptr, vector<16xi1>, vector<16xf32>) -> vector<16xf32>
    %216 = llvm.mlir.constant(dense<0.000000e+00> : vector<16xf32>) : vector<16xf32>
    %217 = llvm.getelementptr %5[%212] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %218 = llvm.intr.masked.load %217, %211, %216 {alignment = 4 : i32} : (!llvm.ptr, vector<16xi1>, vector<16xf32>) -> vector<16xf32>
    %219 = llvm.fsub %218, %215 : vector<16xf32>
    %220 = llvm.fmul %169, %219 : vector<16xf32>
    %221 = llvm.fadd %215, %220 : vector<16xf32>
    %222 = llvm.fmul %219, %173 : vector<16xf32>
    %223 = llvm.fsub %218, %222 : vector<16xf32>
    %224 = llvm.select %177, %221, %223 : vector<16xi1>, vector<16xf32>
    %225 = llvm.mlir.constant(dense<0.000000e+00> : vector<16xf32>) : vector<16xf32>
    %226 = llvm.getelementptr %15[%212] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %227 = llvm.intr.masked.load %226, %211, %225 {alignment = 4 : i32} : (!llvm.ptr, vector<16xi1>, vector<16xf32>) -> vector<16xf32>
    %228 = llvm.fmul %227, %181 : vector<16xf32>
    %229 = llvm.fmul %218, %185 : vector<16xf32>
    %230 = llvm.fmul %229, %218 : vector<16xf32>
    %231 = llvm.fadd %228, %230 : vector<16xf32>
    %232 = llvm.mlir.constant(dense<0.000000e+00> : vector<16xf32>) : vector<16xf32>
    %233 = llvm.getelementptr %1[%212] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %234 = llvm.intr.masked.load %233, %211, %232 {alignment = 4 : i32} : (!llvm.ptr, vector<16xi1>, vector<16xf32>) -> vector<16xf32>
    %235 = llvm.fmul %234, %189 : vector<16xf32>
    %236 = llvm.fmul %224, %193 : vector<16xf32>
    %237 = llvm.intr.sqrt(%231) : (vector<16xf32>) -> vector<16xf32>
    %238 = llvm.fdiv %237, %197 : vector<16xf32>
    %239 = llvm.fadd %238, %201 : vector<16xf32>
    %240 = llvm.fdiv %236, %239 : vector<16xf32>
    %241 = llvm.fadd %235, %240 : vector<16xf32>
    %242 = llvm.getelementptr %27[%212] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.intr.masked.store %224, %242, %211 {alignment = 4 : i32} : vector<16xf32>, vector<16xi1> into !llvm.ptr
    %243 = llvm.getelementptr %29[%212] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.intr.masked.store %231, %243, %211 {alignment = 4 : i32} : vector<16xf32>, vector<16xi1> into !llvm.ptr
    %244 = llvm.getelementptr %31[%212] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.intr.masked.store %241, %244, %211 {alignment = 4 : i32} : vector<16xf32>, vector<16xi1> into !llvm.ptr
    %245 = llvm.add %202, %165 : i64
    llvm.br ^bb6(%245 : i64)
  ^bb8:  // pred: ^bb6
    %246 = llvm.add %33, %32 : i64
    llvm.br ^bb1(%246 : i64)
  ^bb9:  // pred: ^bb1
    llvm.return
  }
}

