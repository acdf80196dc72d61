module {
  llvm.func @row_61b3a096013a369c(%arg0: !llvm.ptr, %arg1: i64, %arg2: i64) attributes {tile.grid_size = 33 : i64} {
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
    %14 = llvm.getelementptr %arg0[32] : (!llvm.ptr) -> !llvm.ptr, i8
    %15 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.mlir.constant(1 : index) : i64
    llvm.br ^bb1(%arg1 : i64)
  ^bb1(%17: i64):  // 2 preds: ^bb0, ^bb25
    %18 = llvm.icmp "slt" %17, %arg2 : i64
    llvm.cond_br %18, ^bb2, ^bb26
  ^bb2:  // pred: ^bb1
    %19 = llvm.mlir.constant(63 : index) : i64
    %20 = llvm.mul %17, %19 : i64
    %21 = llvm.mlir.constant(2048 : index) : i64
    %22 = llvm.sub %21, %20 : i64
    %23 = llvm.intr.smin(%22, %19) : (i64, i64) -> i64
    %24 = llvm.add %20, %23 : i64
    %25 = llvm.mlir.constant(1 : index) : i64
    %26 = llvm.mlir.constant(0 : index) : i64
    %27 = llvm.mlir.constant(65 : index) : i64
    %28 = llvm.getelementptr %7[%26] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %29 = llvm.load %28 {alignment = 4 : i64} : !llvm.ptr -> f32
    llvm.br ^bb3(%20 : i64)
  ^bb3(%30: i64):  // 2 preds: ^bb2, ^bb24
    %31 = llvm.icmp "slt" %30, %24 : i64
    llvm.cond_br %31, ^bb4, ^bb25
  ^bb4:  // pred: ^bb3
    %32 = llvm.mlir.constant(0xFF800000 : f32) : f32
    %33 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %34 = llvm.mul %30, %27 : i64
    %35 = llvm.getelementptr %3[%30] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %36 = llvm.load %35 {alignment = 8 : i64} : !llvm.ptr -> i64
    %37 = llvm.getelementptr %9[%30] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %38 = llvm.load %37 {alignment = 1 : i64} : !llvm.ptr -> i8
    %39 = llvm.mlir.constant(0 : i8) : i8
    %40 = llvm.icmp "ne" %38, %39 : i8
    %41 = llvm.getelementptr %5[%30] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %42 = llvm.load %41 {alignment = 4 : i64} : !llvm.ptr -> f32
    %43 = llvm.fmul %42, %29 : f32
    %44 = llvm.fneg %43 : f32
    %45 = llvm.select %40, %44, %33 : i1, f32
    %46 = llvm.mlir.constant(64 : index) : i64
    %47 = llvm.mlir.constant(dense<0xFF800000> : vector<16xf32>) : vector<16xf32>
    %48 = llvm.mlir.constant(dense<-0.000000e+00> : vector<16xf32>) : vector<16xf32>
    %49 = llvm.mlir.constant(0 : index) : i64
    %50 = llvm.mlir.constant(64 : index) : i64
    %51 = llvm.mlir.constant(1 : i64) : i64
    %52 = llvm.mlir.constant(0 : i64) : i64
    %53 = llvm.mlir.poison : vector<16xi64>
    %54 = llvm.mlir.constant(0 : i32) : i32
    %55 = llvm.insertelement %36, %53[%54 : i32] : vector<16xi64>
    %56 = llvm.shufflevector %55, %53 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xi64> 
    %57 = llvm.mlir.poison : vector<16xf32>
    %58 = llvm.mlir.constant(0 : i32) : i32
    %59 = llvm.insertelement %45, %57[%58 : i32] : vector<16xf32>
    %60 = llvm.shufflevector %59, %57 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %61 = llvm.mlir.constant(dense<0.000000e+00> : vector<16xf32>) : vector<16xf32>
    llvm.br ^bb5(%49, %47, %47, %47, %47, %48, %48, %48, %48 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
  ^bb5(%62: i64, %63: vector<16xf32>, %64: vector<16xf32>, %65: vector<16xf32>, %66: vector<16xf32>, %67: vector<16xf32>, %68: vector<16xf32>, %69: vector<16xf32>, %70: vector<16xf32>):  // 2 preds: ^bb4, ^bb6
    %71 = llvm.icmp "slt" %62, %46 : i64
    llvm.cond_br %71, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    %72 = llvm.mlir.constant(16 : index) : i64
    %73 = llvm.add %62, %72 : i64
    %74 = llvm.mlir.constant(32 : index) : i64
    %75 = llvm.add %62, %74 : i64
    %76 = llvm.mlir.constant(48 : index) : i64
    %77 = llvm.add %62, %76 : i64
    %78 = llvm.add %34, %62 : i64
    %79 = llvm.add %34, %73 : i64
    %80 = llvm.add %34, %75 : i64
    %81 = llvm.add %34, %77 : i64
    %82 = llvm.getelementptr %1[%78] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %83 = llvm.load %82 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %84 = llvm.getelementptr %1[%79] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %85 = llvm.load %84 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %86 = llvm.getelementptr %1[%80] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %87 = llvm.load %86 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %88 = llvm.getelementptr %1[%81] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %89 = llvm.load %88 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %90 = llvm.mlir.poison : vector<16xi64>
    %91 = llvm.mlir.constant(0 : i32) : i32
    %92 = llvm.insertelement %62, %90[%91 : i32] : vector<16xi64>
    %93 = llvm.shufflevector %92, %90 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xi64> 
    %94 = llvm.mlir.constant(dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : vector<16xi64>) : vector<16xi64>
    %95 = llvm.add %93, %94 : vector<16xi64>
    %96 = llvm.mlir.poison : vector<16xi64>
    %97 = llvm.mlir.constant(0 : i32) : i32
    %98 = llvm.insertelement %73, %96[%97 : i32] : vector<16xi64>
    %99 = llvm.shufflevector %98, %96 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xi64> 
    %100 = llvm.mlir.constant(dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : vector<16xi64>) : vector<16xi64>
    %101 = llvm.add %99, %100 : vector<16xi64>
    %102 = llvm.mlir.poison : vector<16xi64>
    %103 = llvm.mlir.constant(0 : i32) : i32
    %104 = llvm.insertelement %75, %102[%103 : i32] : vector<16xi64>
    %105 = llvm.shufflevector %104, %102 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xi64> 
    %106 = llvm.mlir.constant(dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : vector<16xi64>) : vector<16xi64>
    %107 = llvm.add %105, %106 : vector<16xi64>
    %108 = llvm.mlir.poison : vector<16xi64>
    %109 = llvm.mlir.constant(0 : i32) : i32
    %110 = llvm.insertelement %77, %108[%109 : i32] : vector<16xi64>
    %111 = llvm.shufflevector %110, %108 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xi64> 
    %112 = llvm.mlir.constant(dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : vector<16xi64>) : vector<16xi64>
    %113 = llvm.add %111, %112 : vector<16xi64>
    %114 = llvm.icmp "eq" %95, %56 : vector<16xi64>
    %115 = llvm.icmp "eq" %101, %56 : vector<16xi64>
    %116 = llvm.icmp "eq" %107, %56 : vector<16xi64>
    %117 = llvm.icmp "eq" %113, %56 : vector<16xi64>
    %118 = llvm.select %114, %60, %61 : vector<16xi1>, vector<16xf32>
    %119 = llvm.select %115, %60, %61 : vector<16xi1>, vector<16xf32>
    %120 = llvm.select %116, %60, %61 : vector<16xi1>, vector<16xf32>
    %121 = llvm.select %117, %60, %61 : vector<16xi1>, vector<16xf32>
    %122 = llvm.intr.maximum(%63, %83) {fastmathFlags = #llvm.fastmath<nsz>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %123 = llvm.intr.maximum(%64, %85) {fastmathFlags = #llvm.fastmath<nsz>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %124 = llvm.intr.maximum(%65, %87) {fastmathFlags = #llvm.fastmath<nsz>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %125 = llvm.intr.maximum(%66, %89) {fastmathFlags = #llvm.fastmath<nsz>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %126 = llvm.fadd %67, %118 : vector<16xf32>
    %127 = llvm.fadd %68, %119 : vector<16xf32>
    %128 = llvm.fadd %69, %120 : vector<16xf32>
    %129 = llvm.fadd %70, %121 : vector<16xf32>
    %130 = llvm.add %62, %50 : i64
    llvm.br ^bb5(%130, %122, %123, %124, %125, %126, %127, %128, %129 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
  ^bb7:  // pred: ^bb5
    %131 = llvm.intr.maximum(%63, %65) {fastmathFlags = #llvm.fastmath<nsz>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %132 = llvm.intr.maximum(%64, %66) {fastmathFlags = #llvm.fastmath<nsz>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %133 = llvm.intr.maximum(%131, %132) {fastmathFlags = #llvm.fastmath<nsz>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %134 = llvm.fadd %67, %69 : vector<16xf32>
    %135 = llvm.fadd %68, %70 : vector<16xf32>
    %136 = llvm.fadd %134, %135 : vector<16xf32>
    %137 = llvm.mlir.constant(16 : index) : i64
    %138 = llvm.mlir.constant(1 : i64) : i64
    %139 = llvm.mlir.constant(0 : i64) : i64
    %140 = llvm.mlir.poison : vector<16xi64>
    %141 = llvm.mlir.constant(0 : i32) : i32
    %142 = llvm.insertelement %36, %140[%141 : i32] : vector<16xi64>
    %143 = llvm.shufflevector %142, %140 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xi64> 
    %144 = llvm.mlir.poison : vector<16xf32>
    %145 = llvm.mlir.constant(0 : i32) : i32
    %146 = llvm.insertelement %45, %144[%145 : i32] : vector<16xf32>
    %147 = llvm.shufflevector %146, %144 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %148 = llvm.mlir.constant(dense<0.000000e+00> : vector<16xf32>) : vector<16xf32>
    llvm.br ^bb8(%46, %133, %136 : i64, vector<16xf32>, vector<16xf32>)
  ^bb8(%149: i64, %150: vector<16xf32>, %151: vector<16xf32>):  // 2 preds: ^bb7, ^bb9
    %152 = llvm.icmp "slt" %149, %27 : i64
    llvm.cond_br %152, ^bb9, ^bb10
  ^bb9:  // pred: ^bb8
    %153 = llvm.sub %27, %149 : i64
    %154 = llvm.trunc %153 : i64 to i32
    %155 = llvm.mlir.poison : vector<16xi32>
    %156 = llvm.mlir.constant(0 : i32) : i32
    %157 = llvm.insertelement %154, %155[%156 : i32] : vector<16xi32>
    %158 = llvm.shufflevector %157, %155 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xi32> 
    %159 = llvm.mlir.constant(dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : vector<16xi32>) : vector<16xi32>
    %160 = llvm.icmp "sgt" %158, %159 : vector<16xi32>
    %161 = llvm.add %34, %149 : i64
    %162 = llvm.mlir.constant(dense<0.000000e+00> : vector<16xf32>) : vector<16xf32>
    %163 = llvm.getelementptr %1[%161] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %164 = llvm.intr.masked.load %163, %160, %162 {alignment = 4 : i32} : (!llvm.ptr, vector<16xi1>, vector<16xf32>) -> vector<16xf32>
    %165 = llvm.mlir.poison : vector<16xi64>
    %166 = llvm.mlir.constant(0 : i32) : i32
    %167 = llvm.insertelement %149, %165[%166 : i32] : vector<16xi64>
    %168 = llvm.shufflevector %167, %165 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xi64> 
    %169 = llvm.mlir.constant(dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : vector<16xi64>) : vector<16xi64>
    %170 = llvm.add %168, %169 : vector<16xi64>
    %171 = llvm.icmp "eq" %170, %143 : vector<16xi64>
    %172 = llvm.select %171, %147, %148 : vector<16xi1>, vector<16xf32>
    %173 = llvm.mlir.constant(dense<0xFF800000> : vector<16xf32>) : vector<16xf32>
    %174 = llvm.select %160, %164, %173 : vector<16xi1>, vector<16xf32>
    %175 = llvm.intr.maximum(%150, %174) {fastmathFlags = #llvm.fastmath<nsz>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %176 = llvm.mlir.constant(dense<-0.000000e+00> : vector<16xf32>) : vector<16xf32>
    %177 = llvm.select %160, %172, %176 : vector<16xi1>, vector<16xf32>
    %178 = llvm.fadd %151, %177 : vector<16xf32>
    %179 = llvm.add %149, %137 : i64
    llvm.br ^bb8(%179, %175, %178 : i64, vector<16xf32>, vector<16xf32>)
  ^bb10:  // pred: ^bb8
    %180 = llvm.intr.vector.reduce.fmaximum(%150) {fastmathFlags = #llvm.fastmath<nsz>} : (vector<16xf32>) -> f32
    %181 = llvm.intr.maximum(%180, %32) : (f32, f32) -> f32
    %182 = "llvm.intr.vector.reduce.fadd"(%33, %151) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<16xf32>) -> f32
    %183 = llvm.mlir.constant(64 : index) : i64
    %184 = llvm.mlir.constant(dense<-0.000000e+00> : vector<16xf32>) : vector<16xf32>
    %185 = llvm.mlir.constant(0 : index) : i64
    %186 = llvm.mlir.constant(64 : index) : i64
    %187 = llvm.mlir.poison : vector<16xf32>
    %188 = llvm.mlir.constant(0 : i32) : i32
    %189 = llvm.insertelement %181, %187[%188 : i32] : vector<16xf32>
    %190 = llvm.shufflevector %189, %187 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    llvm.br ^bb11(%185, %184, %184, %184, %184 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
  ^bb11(%191: i64, %192: vector<16xf32>, %193: vector<16xf32>, %194: vector<16xf32>, %195: vector<16xf32>):  // 2 preds: ^bb10, ^bb12
    %196 = llvm.icmp "slt" %191, %183 : i64
    llvm.cond_br %196, ^bb12, ^bb13
  ^bb12:  // pred: ^bb11
    %197 = llvm.mlir.constant(16 : index) : i64
    %198 = llvm.add %191, %197 : i64
    %199 = llvm.mlir.constant(32 : index) : i64
    %200 = llvm.add %191, %199 : i64
    %201 = llvm.mlir.constant(48 : index) : i64
    %202 = llvm.add %191, %201 : i64
    %203 = llvm.add %34, %191 : i64
    %204 = llvm.add %34, %198 : i64
    %205 = llvm.add %34, %200 : i64
    %206 = llvm.add %34, %202 : i64
    %207 = llvm.getelementptr %1[%203] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %208 = llvm.load %207 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %209 = llvm.getelementptr %1[%204] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %210 = llvm.load %209 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %211 = llvm.getelementptr %1[%205] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %212 = llvm.load %211 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %213 = llvm.getelementptr %1[%206] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %214 = llvm.load %213 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %215 = llvm.fsub %208, %190 : vector<16xf32>
    %216 = llvm.fsub %210, %190 : vector<16xf32>
    %217 = llvm.fsub %212, %190 : vector<16xf32>
    %218 = llvm.fsub %214, %190 : vector<16xf32>
    %219 = llvm.mlir.constant(dense<8.900000e+01> : vector<16xf32>) : vector<16xf32>
    %220 = llvm.fcmp "olt" %219, %215 : vector<16xf32>
    %221 = llvm.mlir.constant(dense<8.900000e+01> : vector<16xf32>) : vector<16xf32>
    %222 = llvm.select %220, %221, %215 : vector<16xi1>, vector<16xf32>
    %223 = llvm.mlir.constant(dense<-1.040000e+02> : vector<16xf32>) : vector<16xf32>
    %224 = llvm.fcmp "olt" %222, %223 : vector<16xf32>
    %225 = llvm.mlir.constant(dense<-1.040000e+02> : vector<16xf32>) : vector<16xf32>
    %226 = llvm.select %224, %225, %222 : vector<16xi1>, vector<16xf32>
    %227 = llvm.mlir.constant(dense<1.44269502> : vector<16xf32>) : vector<16xf32>
    %228 = llvm.mlir.constant(dense<0x4B400000> : vector<16xf32>) : vector<16xf32>
    %229 = llvm.intr.fma(%226, %227, %228) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %230 = llvm.bitcast %229 : vector<16xf32> to vector<16xi32>
    %231 = llvm.mlir.constant(dense<1262485504> : vector<16xi32>) : vector<16xi32>
    %232 = llvm.sub %230, %231 : vector<16xi32>
    %233 = llvm.mlir.constant(dense<0x4B400000> : vector<16xf32>) : vector<16xf32>
    %234 = llvm.fsub %229, %233 : vector<16xf32>
    %235 = llvm.mlir.constant(dense<-0.693147182> : vector<16xf32>) : vector<16xf32>
    %236 = llvm.intr.fma(%234, %235, %226) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %237 = llvm.mlir.constant(dense<1.90465421E-9> : vector<16xf32>) : vector<16xf32>
    %238 = llvm.intr.fma(%234, %237, %236) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %239 = llvm.mlir.constant(dense<0.00138718635> : vector<16xf32>) : vector<16xf32>
    %240 = llvm.mlir.constant(dense<0.00836687535> : vector<16xf32>) : vector<16xf32>
    %241 = llvm.intr.fma(%239, %238, %240) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %242 = llvm.mlir.constant(dense<0.0416674316> : vector<16xf32>) : vector<16xf32>
    %243 = llvm.intr.fma(%241, %238, %242) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %244 = llvm.mlir.constant(dense<0.16666542> : vector<16xf32>) : vector<16xf32>
    %245 = llvm.intr.fma(%243, %238, %244) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %246 = llvm.mlir.constant(dense<0.49999997> : vector<16xf32>) : vector<16xf32>
    %247 = llvm.intr.fma(%245, %238, %246) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %248 = llvm.fmul %238, %238 : vector<16xf32>
    %249 = llvm.intr.fma(%248, %247, %238) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %250 = llvm.mlir.constant(dense<1.000000e+00> : vector<16xf32>) : vector<16xf32>
    %251 = llvm.fadd %249, %250 : vector<16xf32>
    %252 = llvm.mlir.constant(dense<1> : vector<16xi32>) : vector<16xi32>
    %253 = llvm.ashr %232, %252 : vector<16xi32>
    %254 = llvm.mlir.constant(dense<127> : vector<16xi32>) : vector<16xi32>
    %255 = llvm.add %253, %254 : vector<16xi32>
    %256 = llvm.mlir.constant(dense<23> : vector<16xi32>) : vector<16xi32>
    %257 = llvm.shl %255, %256 : vector<16xi32>
    %258 = llvm.bitcast %257 : vector<16xi32> to vector<16xf32>
    %259 = llvm.fmul %251, %258 : vector<16xf32>
    %260 = llvm.sub %232, %253 : vector<16xi32>
    %261 = llvm.mlir.constant(dense<127> : vector<16xi32>) : vector<16xi32>
    %262 = llvm.add %260, %261 : vector<16xi32>
    %263 = llvm.mlir.constant(dense<23> : vector<16xi32>) : vector<16xi32>
    %264 = llvm.shl %262, %263 : vector<16xi32>
    %265 = llvm.bitcast %264 : vector<16xi32> to vector<16xf32>
    %266 = llvm.fmul %259, %265 : vector<16xf32>
    %267 = llvm.mlir.constant(dense<8.900000e+01> : vector<16xf32>) : vector<16xf32>
    %268 = llvm.fcmp "olt" %267, %216 : vector<16xf32>
    %269 = llvm.mlir.constant(dense<8.900000e+01> : vector<16xf32>) : vector<16xf32>
    %270 = llvm.select %268, %269, %216 : vector<16xi1>, vector<16xf32>
    %271 = llvm.mlir.constant(dense<-1.040000e+02> : vector<16xf32>) : vector<16xf32>
    %272 = llvm.fcmp "olt" %270, %271 : vector<16xf32>
    %273 = llvm.mlir.constant(dense<-1.040000e+02> : vector<16xf32>) : vector<16xf32>
    %274 = llvm.select %272, %273, %270 : vector<16xi1>, vector<16xf32>
    %275 = llvm.mlir.constant(dense<1.44269502> : vector<16xf32>) : vector<16xf32>
    %276 = llvm.mlir.constant(dense<0x4B400000> : vector<16xf32>) : vector<16xf32>
    %277 = llvm.intr.fma(%274, %275, %276) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %278 = llvm.bitcast %277 : vector<16xf32> to vector<16xi32>
    %279 = llvm.mlir.constant(dense<1262485504> : vector<16xi32>) : vector<16xi32>
    %280 = llvm.sub %278, %279 : vector<16xi32>
    %281 = llvm.mlir.constant(dense<0x4B400000> : vector<16xf32>) : vector<16xf32>
    %282 = llvm.fsub %277, %281 : vector<16xf32>
    %283 = llvm.mlir.constant(dense<-0.693147182> : vector<16xf32>) : vector<16xf32>
    %284 = llvm.intr.fma(%282, %283, %274) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %285 = llvm.mlir.constant(dense<1.90465421E-9> : vector<16xf32>) : vector<16xf32>
    %286 = llvm.intr.fma(%282, %285, %284) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %287 = llvm.mlir.constant(dense<0.00138718635> : vector<16xf32>) : vector<16xf32>
    %288 = llvm.mlir.constant(dense<0.00836687535> : vector<16xf32>) : vector<16xf32>
    %289 = llvm.intr.fma(%287, %286, %288) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %290 = llvm.mlir.constant(dense<0.0416674316> : vector<16xf32>) : vector<16xf32>
    %291 = llvm.intr.fma(%289, %286, %290) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %292 = llvm.mlir.constant(dense<0.16666542> : vector<16xf32>) : vector<16xf32>
    %293 = llvm.intr.fma(%291, %286, %292) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %294 = llvm.mlir.constant(dense<0.49999997> : vector<16xf32>) : vector<16xf32>
    %295 = llvm.intr.fma(%293, %286, %294) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %296 = llvm.fmul %286, %286 : vector<16xf32>
    %297 = llvm.intr.fma(%296, %295, %286) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %298 = llvm.mlir.constant(dense<1.000000e+00> : vector<16xf32>) : vector<16xf32>
    %299 = llvm.fadd %297, %298 : vector<16xf32>
    %300 = llvm.mlir.constant(dense<1> : vector<16xi32>) : vector<16xi32>
    %301 = llvm.ashr %280, %300 : vector<16xi32>
    %302 = llvm.mlir.constant(dense<127> : vector<16xi32>) : vector<16xi32>
    %303 = llvm.add %301, %302 : vector<16xi32>
    %304 = llvm.mlir.constant(dense<23> : vector<16xi32>) : vector<16xi32>
    %305 = llvm.shl %303, %304 : vector<16xi32>
    %306 = llvm.bitcast %305 : vector<16xi32> to vector<16xf32>
    %307 = llvm.fmul %299, %306 : vector<16xf32>
    %308 = llvm.sub %280, %301 : vector<16xi32>
    %309 = llvm.mlir.constant(dense<127> : vector<16xi32>) : vector<16xi32>
    %310 = llvm.add %308, %309 : vector<16xi32>
    %311 = llvm.mlir.constant(dense<23> : vector<16xi32>) : vector<16xi32>
    %312 = llvm.shl %310, %311 : vector<16xi32>
    %313 = llvm.bitcast %312 : vector<16xi32> to vector<16xf32>
    %314 = llvm.fmul %307, %313 : vector<16xf32>
    %315 = llvm.mlir.constant(dense<8.900000e+01> : vector<16xf32>) : vector<16xf32>
    %316 = llvm.fcmp "olt" %315, %217 : vector<16xf32>
    %317 = llvm.mlir.constant(dense<8.900000e+01> : vector<16xf32>) : vector<16xf32>
    %318 = llvm.select %316, %317, %217 : vector<16xi1>, vector<16xf32>
    %319 = llvm.mlir.constant(dense<-1.040000e+02> : vector<16xf32>) : vector<16xf32>
    %320 = llvm.fcmp "olt" %318, %319 : vector<16xf32>
    %321 = llvm.mlir.constant(dense<-1.040000e+02> : vector<16xf32>) : vector<16xf32>
    %322 = llvm.select %320, %321, %318 : vector<16xi1>, vector<16xf32>
    %323 = llvm.mlir.constant(dense<1.44269502> : vector<16xf32>) : vector<16xf32>
    %324 = llvm.mlir.constant(dense<0x4B400000> : vector<16xf32>) : vector<16xf32>
    %325 = llvm.intr.fma(%322, %323, %324) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %326 = llvm.bitcast %325 : vector<16xf32> to vector<16xi32>
    %327 = llvm.mlir.constant(dense<1262485504> : vector<16xi32>) : vector<16xi32>
    %328 = llvm.sub %326, %327 : vector<16xi32>
    %329 = llvm.mlir.constant(dense<0x4B400000> : vector<16xf32>) : vector<16xf32>
    %330 = llvm.fsub %325, %329 : vector<16xf32>
    %331 = llvm.mlir.constant(dense<-0.693147182> : vector<16xf32>) : vector<16xf32>
    %332 = llvm.intr.fma(%330, %331, %322) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %333 = llvm.mlir.constant(dense<1.90465421E-9> : vector<16xf32>) : vector<16xf32>
    %334 = llvm.intr.fma(%330, %333, %332) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %335 = llvm.mlir.constant(dense<0.00138718635> : vector<16xf32>) : vector<16xf32>
    %336 = llvm.mlir.constant(dense<0.00836687535> : vector<16xf32>) : vector<16xf32>
    %337 = llvm.intr.fma(%335, %334, %336) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %338 = llvm.mlir.constant(dense<0.0416674316> : vector<16xf32>) : vector<16xf32>
    %339 = llvm.intr.fma(%337, %334, %338) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %340 = llvm.mlir.constant(dense<0.16666542> : vector<16xf32>) : vector<16xf32>
    %341 = llvm.intr.fma(%339, %334, %340) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %342 = llvm.mlir.constant(dense<0.49999997> : vector<16xf32>) : vector<16xf32>
    %343 = llvm.intr.fma(%341, %334, %342) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %344 = llvm.fmul %334, %334 : vector<16xf32>
    %345 = llvm.intr.fma(%344, %343, %334) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %346 = llvm.mlir.constant(dense<1.000000e+00> : vector<16xf32>) : vector<16xf32>
    %347 = llvm.fadd %345, %346 : vector<16xf32>
    %348 = llvm.mlir.constant(dense<1> : vector<16xi32>) : vector<16xi32>
    %349 = llvm.ashr %328, %348 : vector<16xi32>
    %350 = llvm.mlir.constant(dense<127> : vector<16xi32>) : vector<16xi32>
    %351 = llvm.add %349, %350 : vector<16xi32>
    %352 = llvm.mlir.constant(dense<23> : vector<16xi32>) : vector<16xi32>
    %353 = llvm.shl %351, %352 : vector<16xi32>
    %354 = llvm.bitcast %353 : vector<16xi32> to vector<16xf32>
    %355 = llvm.fmul %347, %354 : vector<16xf32>
    %356 = llvm.sub %328, %349 : vector<16xi32>
    %357 = llvm.mlir.constant(dense<127> : vector<16xi32>) : vector<16xi32>
    %358 = llvm.add %356, %357 : vector<16xi32>
    %359 = llvm.mlir.constant(dense<23> : vector<16xi32>) : vector<16xi32>
    %360 = llvm.shl %358, %359 : vector<16xi32>
    %361 = llvm.bitcast %360 : vector<16xi32> to vector<16xf32>
    %362 = llvm.fmul %355, %361 : vector<16xf32>
    %363 = llvm.mlir.constant(dense<8.900000e+01> : vector<16xf32>) : vector<16xf32>
    %364 = llvm.fcmp "olt" %363, %218 : vector<16xf32>
    %365 = llvm.mlir.constant(dense<8.900000e+01> : vector<16xf32>) : vector<16xf32>
    %366 = llvm.select %364, %365, %218 : vector<16xi1>, vector<16xf32>
    %367 = llvm.mlir.constant(dense<-1.040000e+02> : vector<16xf32>) : vector<16xf32>
    %368 = llvm.fcmp "olt" %366, %367 : vector<16xf32>
    %369 = llvm.mlir.constant(dense<-1.040000e+02> : vector<16xf32>) : vector<16xf32>
    %370 = llvm.select %368, %369, %366 : vector<16xi1>, vector<16xf32>
    %371 = llvm.mlir.constant(dense<1.44269502> : vector<16xf32>) : vector<16xf32>
    %372 = llvm.mlir.constant(dense<0x4B400000> : vector<16xf32>) : vector<16xf32>
    %373 = llvm.intr.fma(%370, %371, %372) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %374 = llvm.bitcast %373 : vector<16xf32> to vector<16xi32>
    %375 = llvm.mlir.constant(dense<1262485504> : vector<16xi32>) : vector<16xi32>
    %376 = llvm.sub %374, %375 : vector<16xi32>
    %377 = llvm.mlir.constant(dense<0x4B400000> : vector<16xf32>) : vector<16xf32>
    %378 = llvm.fsub %373, %377 : vector<16xf32>
    %379 = llvm.mlir.constant(dense<-0.693147182> : vector<16xf32>) : vector<16xf32>
    %380 = llvm.intr.fma(%378, %379, %370) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %381 = llvm.mlir.constant(dense<1.90465421E-9> : vector<16xf32>) : vector<16xf32>
    %382 = llvm.intr.fma(%378, %381, %380) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %383 = llvm.mlir.constant(dense<0.00138718635> : vector<16xf32>) : vector<16xf32>
    %384 = llvm.mlir.constant(dense<0.00836687535> : vector<16xf32>) : vector<16xf32>
    %385 = llvm.intr.fma(%383, %382, %384) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %386 = llvm.mlir.constant(dense<0.0416674316> : vector<16xf32>) : vector<16xf32>
    %387 = llvm.intr.fma(%385, %382, %386) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %388 = llvm.mlir.constant(dense<0.16666542> : vector<16xf32>) : vector<16xf32>
    %389 = llvm.intr.fma(%387, %382, %388) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %390 = llvm.mlir.constant(dense<0.49999997> : vector<16xf32>) : vector<16xf32>
    %391 = llvm.intr.fma(%389, %382, %390) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %392 = llvm.fmul %382, %382 : vector<16xf32>
    %393 = llvm.intr.fma(%392, %391, %382) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %394 = llvm.mlir.constant(dense<1.000000e+00> : vector<16xf32>) : vector<16xf32>
    %395 = llvm.fadd %393, %394 : vector<16xf32>
    %396 = llvm.mlir.constant(dense<1> : vector<16xi32>) : vector<16xi32>
    %397 = llvm.ashr %376, %396 : vector<16xi32>
    %398 = llvm.mlir.constant(dense<127> : vector<16xi32>) : vector<16xi32>
    %399 = llvm.add %397, %398 : vector<16xi32>
    %400 = llvm.mlir.constant(dense<23> : vector<16xi32>) : vector<16xi32>
    %401 = llvm.shl %399, %400 : vector<16xi32>
    %402 = llvm.bitcast %401 : vector<16xi32> to vector<16xf32>
    %403 = llvm.fmul %395, %402 : vector<16xf32>
    %404 = llvm.sub %376, %397 : vector<16xi32>
    %405 = llvm.mlir.constant(dense<127> : vector<16xi32>) : vector<16xi32>
    %406 = llvm.add %404, %405 : vector<16xi32>
    %407 = llvm.mlir.constant(dense<23> : vector<16xi32>) : vector<16xi32>
    %408 = llvm.shl %406, %407 : vector<16xi32>
    %409 = llvm.bitcast %408 : vector<16xi32> to vector<16xf32>
    %410 = llvm.fmul %403, %409 : vector<16xf32>
    %411 = llvm.fadd %192, %266 : vector<16xf32>
    %412 = llvm.fadd %193, %314 : vector<16xf32>
    %413 = llvm.fadd %194, %362 : vector<16xf32>
    %414 = llvm.fadd %195, %410 : vector<16xf32>
    %415 = llvm.add %191, %186 : i64
    llvm.br ^bb11(%415, %411, %412, %413, %414 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
  ^bb13:  // pred: ^bb11
    %416 = llvm.fadd %192, %194 : vector<16xf32>
    %417 = llvm.fadd %193, %195 : vector<16xf32>
    %418 = llvm.fadd %416, %417 : vector<16xf32>
    %419 = llvm.mlir.constant(16 : index) : i64
    %420 = llvm.mlir.poison : vector<16xf32>
    %421 = llvm.mlir.constant(0 : i32) : i32
    %422 = llvm.insertelement %181, %420[%421 : i32] : vector<16xf32>
    %423 = llvm.shufflevector %422, %420 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    llvm.br ^bb14(%183, %418 : i64, vector<16xf32>)
  ^bb14(%424: i64, %425: vector<16xf32>):  // 2 preds: ^bb13, ^bb15
    %426 = llvm.icmp "slt" %424, %27 : i64
    llvm.cond_br %426, ^bb15, ^bb16
  ^bb15:  // pred: ^bb14
    %427 = llvm.sub %27, %424 : i64
    %428 = llvm.trunc %427 : i64 to i32
    %429 = llvm.mlir.poison : vector<16xi32>
    %430 = llvm.mlir.constant(0 : i32) : i32
    %431 = llvm.insertelement %428, %429[%430 : i32] : vector<16xi32>
    %432 = llvm.shufflevector %431, %429 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xi32> 
    %433 = llvm.mlir.constant(dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : vector<16xi32>) : vector<16xi32>
    %434 = llvm.icmp "sgt" %432, %433 : vector<16xi32>
    %435 = llvm.add %34, %424 : i64
    %436 = llvm.mlir.constant(dense<0.000000e+00> : vector<16xf32>) : vector<16xf32>
    %437 = llvm.getelementptr %1[%435] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %438 = llvm.intr.masked.load %437, %434, %436 {alignment = 4 : i32} : (!llvm.ptr, vector<16xi1>, vector<16xf32>) -> vector<16xf32>
    %439 = llvm.fsub %438, %423 : vector<16xf32>
    %440 = llvm.mlir.constant(dense<8.900000e+01> : vector<16xf32>) : vector<16xf32>
    %441 = llvm.fcmp "olt" %440, %439 : vector<16xf32>
    %442 = llvm.mlir.constant(dense<8.900000e+01> : vector<16xf32>) : vector<16xf32>
    %443 = llvm.select %441, %442, %439 : vector<16xi1>, vector<16xf32>
    %444 = llvm.mlir.constant(dense<-1.040000e+02> : vector<16xf32>) : vector<16xf32>
    %445 = llvm.fcmp "olt" %443, %444 : vector<16xf32>
    %446 = llvm.mlir.constant(dense<-1.040000e+02> : vector<16xf32>) : vector<16xf32>
    %447 = llvm.select %445, %446, %443 : vector<16xi1>, vector<16xf32>
    %448 = llvm.mlir.constant(dense<1.44269502> : vector<16xf32>) : vector<16xf32>
    %449 = llvm.mlir.constant(dense<0x4B400000> : vector<16xf32>) : vector<16xf32>
    %450 = llvm.intr.fma(%447, %448, %449) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %451 = llvm.bitcast %450 : vector<16xf32> to vector<16xi32>
    %452 = llvm.mlir.constant(dense<1262485504> : vector<16xi32>) : vector<16xi32>
    %453 = llvm.sub %451, %452 : vector<16xi32>
    %454 = llvm.mlir.constant(dense<0x4B400000> : vector<16xf32>) : vector<16xf32>
    %455 = llvm.fsub %450, %454 : vector<16xf32>
    %456 = llvm.mlir.constant(dense<-0.693147182> : vector<16xf32>) : vector<16xf32>
    %457 = llvm.intr.fma(%455, %456, %447) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %458 = llvm.mlir.constant(dense<1.90465421E-9> : vector<16xf32>) : vector<16xf32>
    %459 = llvm.intr.fma(%455, %458, %457) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %460 = llvm.mlir.constant(dense<0.00138718635> : vector<16xf32>) : vector<16xf32>
    %461 = llvm.mlir.constant(dense<0.00836687535> : vector<16xf32>) : vector<16xf32>
    %462 = llvm.intr.fma(%460, %459, %461) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %463 = llvm.mlir.constant(dense<0.0416674316> : vector<16xf32>) : vector<16xf32>
    %464 = llvm.intr.fma(%462, %459, %463) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %465 = llvm.mlir.constant(dense<0.16666542> : vector<16xf32>) : vector<16xf32>
    %466 = llvm.intr.fma(%464, %459, %465) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %467 = llvm.mlir.constant(dense<0.49999997> : vector<16xf32>) : vector<16xf32>
    %468 = llvm.intr.fma(%466, %459, %467) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %469 = llvm.fmul %459, %459 : vector<16xf32>
    %470 = llvm.intr.fma(%469, %468, %459) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %471 = llvm.mlir.constant(dense<1.000000e+00> : vector<16xf32>) : vector<16xf32>
    %472 = llvm.fadd %470, %471 : vector<16xf32>
    %473 = llvm.mlir.constant(dense<1> : vector<16xi32>) : vector<16xi32>
    %474 = llvm.ashr %453, %473 : vector<16xi32>
    %475 = llvm.mlir.constant(dense<127> : vector<16xi32>) : vector<16xi32>
    %476 = llvm.add %474, %475 : vector<16xi32>
    %477 = llvm.mlir.constant(dense<23> : vector<16xi32>) : vector<16xi32>
    %478 = llvm.shl %476, %477 : vector<16xi32>
    %479 = llvm.bitcast %478 : vector<16xi32> to vector<16xf32>
    %480 = llvm.fmul %472, %479 : vector<16xf32>
    %481 = llvm.sub %453, %474 : vector<16xi32>
    %482 = llvm.mlir.constant(dense<127> : vector<16xi32>) : vector<16xi32>
    %483 = llvm.add %481, %482 : vector<16xi32>
    %484 = llvm.mlir.constant(dense<23> : vector<16xi32>) : vector<16xi32>
    %485 = llvm.shl %483, %484 : vector<16xi32>
    %486 = llvm.bitcast %485 : vector<16xi32> to vector<16xf32>
    %487 = llvm.fmul %480, %486 : vector<16xf32>
    %488 = llvm.mlir.constant(dense<-0.000000e+00> : vector<16xf32>) : vector<16xf32>
    %489 = llvm.select %434, %487, %488 : vector<16xi1>, vector<16xf32>
    %490 = llvm.fadd %425, %489 : vector<16xf32>
    %491 = llvm.add %424, %419 : i64
    llvm.br ^bb14(%491, %490 : i64, vector<16xf32>)
  ^bb16:  // pred: ^bb14
    %492 = "llvm.intr.vector.reduce.fadd"(%33, %425) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<16xf32>) -> f32
    %493 = llvm.mlir.constant(1.17549435E-38 : f32) : f32
    %494 = llvm.fcmp "olt" %492, %493 : f32
    %495 = llvm.mlir.constant(0x4B000000 : f32) : f32
    %496 = llvm.fmul %492, %495 : f32
    %497 = llvm.select %494, %496, %492 : i1, f32
    %498 = llvm.bitcast %497 : f32 to i32
    %499 = llvm.mlir.constant(1060439283 : i32) : i32
    %500 = llvm.sub %498, %499 : i32
    %501 = llvm.mlir.constant(23 : i32) : i32
    %502 = llvm.ashr %500, %501 : i32
    %503 = llvm.mlir.constant(-8388608 : i32) : i32
    %504 = llvm.and %500, %503 : i32
    %505 = llvm.sub %498, %504 : i32
    %506 = llvm.bitcast %505 : i32 to f32
    %507 = llvm.mlir.constant(1.000000e+00 : f32) : f32
    %508 = llvm.fsub %506, %507 : f32
    %509 = llvm.mlir.constant(1262485504 : i32) : i32
    %510 = llvm.add %502, %509 : i32
    %511 = llvm.bitcast %510 : i32 to f32
    %512 = llvm.mlir.constant(0x4B400000 : f32) : f32
    %513 = llvm.fsub %511, %512 : f32
    %514 = llvm.mlir.constant(2.300000e+01 : f32) : f32
    %515 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %516 = llvm.select %494, %514, %515 : i1, f32
    %517 = llvm.fsub %513, %516 : f32
    %518 = llvm.mlir.constant(0.0675102845 : f32) : f32
    %519 = llvm.mlir.constant(-0.116763167 : f32) : f32
    %520 = llvm.intr.fma(%518, %508, %519) : (f32, f32, f32) -> f32
    %521 = llvm.mlir.constant(0.118859947 : f32) : f32
    %522 = llvm.intr.fma(%520, %508, %521) : (f32, f32, f32) -> f32
    %523 = llvm.mlir.constant(-0.124055572 : f32) : f32
    %524 = llvm.intr.fma(%522, %508, %523) : (f32, f32, f32) -> f32
    %525 = llvm.mlir.constant(0.142200246 : f32) : f32
    %526 = llvm.intr.fma(%524, %508, %525) : (f32, f32, f32) -> f32
    %527 = llvm.mlir.constant(-0.166680053 : f32) : f32
    %528 = llvm.intr.fma(%526, %508, %527) : (f32, f32, f32) -> f32
    %529 = llvm.mlir.constant(0.20002082 : f32) : f32
    %530 = llvm.intr.fma(%528, %508, %529) : (f32, f32, f32) -> f32
    %531 = llvm.mlir.constant(-0.250000089 : f32) : f32
    %532 = llvm.intr.fma(%530, %508, %531) : (f32, f32, f32) -> f32
    %533 = llvm.mlir.constant(0.333333135 : f32) : f32
    %534 = llvm.intr.fma(%532, %508, %533) : (f32, f32, f32) -> f32
    %535 = llvm.fmul %508, %508 : f32
    %536 = llvm.fmul %535, %508 : f32
    %537 = llvm.mlir.constant(-5.000000e-01 : f32) : f32
    %538 = llvm.fmul %535, %537 : f32
    %539 = llvm.intr.fma(%536, %534, %538) : (f32, f32, f32) -> f32
    %540 = llvm.mlir.constant(-1.90465421E-9 : f32) : f32
    %541 = llvm.intr.fma(%517, %540, %539) : (f32, f32, f32) -> f32
    %542 = llvm.fadd %508, %541 : f32
    %543 = llvm.mlir.constant(0.693147182 : f32) : f32
    %544 = llvm.intr.fma(%517, %543, %542) : (f32, f32, f32) -> f32
    %545 = llvm.mlir.constant(0x7F800000 : f32) : f32
    %546 = llvm.fcmp "olt" %492, %545 : f32
    %547 = llvm.select %546, %544, %492 : i1, f32
    %548 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %549 = llvm.fcmp "ole" %492, %548 : f32
    %550 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %551 = llvm.fcmp "oeq" %492, %550 : f32
    %552 = llvm.mlir.constant(0xFF800000 : f32) : f32
    %553 = llvm.mlir.constant(0x7FC00000 : f32) : f32
    %554 = llvm.select %551, %552, %553 : i1, f32
    %555 = llvm.select %549, %554, %547 : i1, f32
    %556 = llvm.mlir.constant(64 : index) : i64
    %557 = llvm.mlir.constant(0 : index) : i64
    %558 = llvm.mlir.constant(32 : index) : i64
    %559 = llvm.mlir.constant(1 : i64) : i64
    %560 = llvm.mlir.constant(0 : i64) : i64
    %561 = llvm.mlir.poison : vector<16xi64>
    %562 = llvm.mlir.constant(0 : i32) : i32
    %563 = llvm.insertelement %36, %561[%562 : i32] : vector<16xi64>
    %564 = llvm.shufflevector %563, %561 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xi64> 
    %565 = llvm.mlir.poison : vector<16xf32>
    %566 = llvm.mlir.constant(0 : i32) : i32
    %567 = llvm.insertelement %45, %565[%566 : i32] : vector<16xf32>
    %568 = llvm.shufflevector %567, %565 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %569 = llvm.mlir.constant(dense<0.000000e+00> : vector<16xf32>) : vector<16xf32>
    %570 = llvm.mlir.poison : vector<16xf32>
    %571 = llvm.mlir.constant(0 : i32) : i32
    %572 = llvm.insertelement %181, %570[%571 : i32] : vector<16xf32>
    %573 = llvm.shufflevector %572, %570 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %574 = llvm.mlir.poison : vector<16xf32>
    %575 = llvm.mlir.constant(0 : i32) : i32
    %576 = llvm.insertelement %555, %574[%575 : i32] : vector<16xf32>
    %577 = llvm.shufflevector %576, %574 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %578 = llvm.mlir.poison : vector<16xf32>
    %579 = llvm.mlir.constant(0 : i32) : i32
    %580 = llvm.insertelement %182, %578[%579 : i32] : vector<16xf32>
    %581 = llvm.shufflevector %580, %578 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    llvm.br ^bb17(%557 : i64)
  ^bb17(%582: i64):  // 2 preds: ^bb16, ^bb18
    %583 = llvm.icmp "slt" %582, %556 : i64
    llvm.cond_br %583, ^bb18, ^bb19
  ^bb18:  // pred: ^bb17
    %584 = llvm.mlir.constant(16 : index) : i64
    %585 = llvm.add %582, %584 : i64
    %586 = llvm.mlir.poison : vector<16xi64>
    %587 = llvm.mlir.constant(0 : i32) : i32
    %588 = llvm.insertelement %582, %586[%587 : i32] : vector<16xi64>
    %589 = llvm.shufflevector %588, %586 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xi64> 
    %590 = llvm.mlir.constant(dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : vector<16xi64>) : vector<16xi64>
    %591 = llvm.add %589, %590 : vector<16xi64>
    %592 = llvm.mlir.poison : vector<16xi64>
    %593 = llvm.mlir.constant(0 : i32) : i32
    %594 = llvm.insertelement %585, %592[%593 : i32] : vector<16xi64>
    %595 = llvm.shufflevector %594, %592 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xi64> 
    %596 = llvm.mlir.constant(dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : vector<16xi64>) : vector<16xi64>
    %597 = llvm.add %595, %596 : vector<16xi64>
    %598 = llvm.icmp "eq" %591, %564 : vector<16xi64>
    %599 = llvm.icmp "eq" %597, %564 : vector<16xi64>
    %600 = llvm.select %598, %568, %569 : vector<16xi1>, vector<16xf32>
    %601 = llvm.select %599, %568, %569 : vector<16xi1>, vector<16xf32>
    %602 = llvm.add %34, %582 : i64
    %603 = llvm.add %34, %585 : i64
    %604 = llvm.getelementptr %1[%602] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %605 = llvm.load %604 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %606 = llvm.getelementptr %1[%603] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %607 = llvm.load %606 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %608 = llvm.fsub %605, %573 : vector<16xf32>
    %609 = llvm.fsub %607, %573 : vector<16xf32>
    %610 = llvm.fsub %608, %577 : vector<16xf32>
    %611 = llvm.fsub %609, %577 : vector<16xf32>
    %612 = llvm.mlir.constant(dense<8.900000e+01> : vector<16xf32>) : vector<16xf32>
    %613 = llvm.fcmp "olt" %612, %610 : vector<16xf32>
    %614 = llvm.mlir.constant(dense<8.900000e+01> : vector<16xf32>) : vector<16xf32>
    %615 = llvm.select %613, %614, %610 : vector<16xi1>, vector<16xf32>
    %616 = llvm.mlir.constant(dense<-1.040000e+02> : vector<16xf32>) : vector<16xf32>
    %617 = llvm.fcmp "olt" %615, %616 : vector<16xf32>
    %618 = llvm.mlir.constant(dense<-1.040000e+02> : vector<16xf32>) : vector<16xf32>
    %619 = llvm.select %617, %618, %615 : vector<16xi1>, vector<16xf32>
    %620 = llvm.mlir.constant(dense<1.44269502> : vector<16xf32>) : vector<16xf32>
    %621 = llvm.mlir.constant(dense<0x4B400000> : vector<16xf32>) : vector<16xf32>
    %622 = llvm.intr.fma(%619, %620, %621) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %623 = llvm.bitcast %622 : vector<16xf32> to vector<16xi32>
    %624 = llvm.mlir.constant(dense<1262485504> : vector<16xi32>) : vector<16xi32>
    %625 = llvm.sub %623, %624 : vector<16xi32>
    %626 = llvm.mlir.constant(dense<0x4B400000> : vector<16xf32>) : vector<16xf32>
    %627 = llvm.fsub %622, %626 : vector<16xf32>
    %628 = llvm.mlir.constant(dense<-0.693147182> : vector<16xf32>) : vector<16xf32>
    %629 = llvm.intr.fma(%627, %628, %619) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %630 = llvm.mlir.constant(dense<1.90465421E-9> : vector<16xf32>) : vector<16xf32>
    %631 = llvm.intr.fma(%627, %630, %629) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %632 = llvm.mlir.constant(dense<0.00138718635> : vector<16xf32>) : vector<16xf32>
    %633 = llvm.mlir.constant(dense<0.00836687535> : vector<16xf32>) : vector<16xf32>
    %634 = llvm.intr.fma(%632, %631, %633) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %635 = llvm.mlir.constant(dense<0.0416674316> : vector<16xf32>) : vector<16xf32>
    %636 = llvm.intr.fma(%634, %631, %635) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %637 = llvm.mlir.constant(dense<0.16666542> : vector<16xf32>) : vector<16xf32>
    %638 = llvm.intr.fma(%636, %631, %637) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %639 = llvm.mlir.constant(dense<0.49999997> : vector<16xf32>) : vector<16xf32>
    %640 = llvm.intr.fma(%638, %631, %639) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %641 = llvm.fmul %631, %631 : vector<16xf32>
    %642 = llvm.intr.fma(%641, %640, %631) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %643 = llvm.mlir.constant(dense<1.000000e+00> : vector<16xf32>) : vector<16xf32>
    %644 = llvm.fadd %642, %643 : vector<16xf32>
    %645 = llvm.mlir.constant(dense<1> : vector<16xi32>) : vector<16xi32>
    %646 = llvm.ashr %625, %645 : vector<16xi32>
    %647 = llvm.mlir.constant(dense<127> : vector<16xi32>) : vector<16xi32>
    %648 = llvm.add %646, %647 : vector<16xi32>
    %649 = llvm.mlir.constant(dense<23> : vector<16xi32>) : vector<16xi32>
    %650 = llvm.shl %648, %649 : vector<16xi32>
    %651 = llvm.bitcast %650 : vector<16xi32> to vector<16xf32>
    %652 = llvm.fmul %644, %651 : vector<16xf32>
    %653 = llvm.sub %625, %646 : vector<16xi32>
    %654 = llvm.mlir.constant(dense<127> : vector<16xi32>) : vector<16xi32>
    %655 = llvm.add %653, %654 : vector<16xi32>
    %656 = llvm.mlir.constant(dense<23> : vector<16xi32>) : vector<16xi32>
    %657 = llvm.shl %655, %656 : vector<16xi32>
    %658 = llvm.bitcast %657 : vector<16xi32> to vector<16xf32>
    %659 = llvm.fmul %652, %658 : vector<16xf32>
    %660 = llvm.mlir.constant(dense<8.900000e+01> : vector<16xf32>) : vector<16xf32>
    %661 = llvm.fcmp "olt" %660, %611 : vector<16xf32>
    %662 = llvm.mlir.constant(dense<8.900000e+01> : vector<16xf32>) : vector<16xf32>
    %663 = llvm.select %661, %662, %611 : vector<16xi1>, vector<16xf32>
    %664 = llvm.mlir.constant(dense<-1.040000e+02> : vector<16xf32>) : vector<16xf32>
    %665 = llvm.fcmp "olt" %663, %664 : vector<16xf32>
    %666 = llvm.mlir.constant(dense<-1.040000e+02> : vector<16xf32>) : vector<16xf32>
    %667 = llvm.select %665, %666, %663 : vector<16xi1>, vector<16xf32>
    %668 = llvm.mlir.constant(dense<1.44269502> : vector<16xf32>) : vector<16xf32>
    %669 = llvm.mlir.constant(dense<0x4B400000> : vector<16xf32>) : vector<16xf32>
    %670 = llvm.intr.fma(%667, %668, %669) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %671 = llvm.bitcast %670 : vector<16xf32> to vector<16xi32>
    %672 = llvm.mlir.constant(dense<1262485504> : vector<16xi32>) : vector<16xi32>
    %673 = llvm.sub %671, %672 : vector<16xi32>
    %674 = llvm.mlir.constant(dense<0x4B400000> : vector<16xf32>) : vector<16xf32>
    %675 = llvm.fsub %670, %674 : vector<16xf32>
    %676 = llvm.mlir.constant(dense<-0.693147182> : vector<16xf32>) : vector<16xf32>
    %677 = llvm.intr.fma(%675, %676, %667) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %678 = llvm.mlir.constant(dense<1.90465421E-9> : vector<16xf32>) : vector<16xf32>
    %679 = llvm.intr.fma(%675, %678, %677) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %680 = llvm.mlir.constant(dense<0.00138718635> : vector<16xf32>) : vector<16xf32>
    %681 = llvm.mlir.constant(dense<0.00836687535> : vector<16xf32>) : vector<16xf32>
    %682 = llvm.intr.fma(%680, %679, %681) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %683 = llvm.mlir.constant(dense<0.0416674316> : vector<16xf32>) : vector<16xf32>
    %684 = llvm.intr.fma(%682, %679, %683) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %685 = llvm.mlir.constant(dense<0.16666542> : vector<16xf32>) : vector<16xf32>
    %686 = llvm.intr.fma(%684, %679, %685) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %687 = llvm.mlir.constant(dense<0.49999997> : vector<16xf32>) : vector<16xf32>
    %688 = llvm.intr.fma(%686, %679, %687) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %689 = llvm.fmul %679, %679 : vector<16xf32>
    %690 = llvm.intr.fma(%689, %688, %679) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %691 = llvm.mlir.constant(dense<1.000000e+00> : vector<16xf32>) : vector<16xf32>
    %692 = llvm.fadd %690, %691 : vector<16xf32>
    %693 = llvm.mlir.constant(dense<1> : vector<16xi32>) : vector<16xi32>
    %694 = llvm.ashr %673, %693 : vector<16xi32>
    %695 = llvm.mlir.constant(dense<127> : vector<16xi32>) : vector<16xi32>
    %696 = llvm.add %694, %695 : vector<16xi32>
    %697 = llvm.mlir.constant(dense<23> : vector<16xi32>) : vector<16xi32>
    %698 = llvm.shl %696, %697 : vector<16xi32>
    %699 = llvm.bitcast %698 : vector<16xi32> to vector<16xf32>
    %700 = llvm.fmul %692, %699 : vector<16xf32>
    %701 = llvm.sub %673, %694 : vector<16xi32>
    %702 = llvm.mlir.constant(dense<127> : vector<16xi32>) : vector<16xi32>
    %703 = llvm.add %701, %702 : vector<16xi32>
    %704 = llvm.mlir.constant(dense<23> : vector<16xi32>) : vector<16xi32>
    %705 = llvm.shl %703, %704 : vector<16xi32>
    %706 = llvm.bitcast %705 : vector<16xi32> to vector<16xf32>
    %707 = llvm.fmul %700, %706 : vector<16xf32>
    %708 = llvm.fmul %659, %581 : vector<16xf32>
    %709 = llvm.fmul %707, %581 : vector<16xf32>
    %710 = llvm.fsub %600, %708 : vector<16xf32>
    %711 = llvm.fsub %601, %709 : vector<16xf32>
    %712 = llvm.getelementptr %13[%602] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %710, %712 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %713 = llvm.getelementptr %13[%603] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %711, %713 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %714 = llvm.add %582, %558 : i64
    llvm.br ^bb17(%714 : i64)
  ^bb19:  // pred: ^bb17
    %715 = llvm.mlir.constant(16 : index) : i64
    %716 = llvm.mlir.constant(1 : i64) : i64
    %717 = llvm.mlir.constant(0 : i64) : i64
    %718 = llvm.mlir.poison : vector<16xi64>
    %719 = llvm.mlir.constant(0 : i32) : i32
    %720 = llvm.insertelement %36, %718[%719 : i32] : vector<16xi64>
    %721 = llvm.shufflevector %720, %718 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xi64> 
    %722 = llvm.mlir.poison : vector<16xf32>
    %723 = llvm.mlir.constant(0 : i32) : i32
    %724 = llvm.insertelement %45, %722[%723 : i32] : vector<16xf32>
    %725 = llvm.shufflevector %724, %722 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %726 = llvm.mlir.constant(dense<0.000000e+00> : vector<16xf32>) : vector<16xf32>
    %727 = llvm.mlir.poison : vector<16xf32>
    %728 = llvm.mlir.constant(0 : i32) : i32
    %729 = llvm.insertelement %181, %727[%728 : i32] : vector<16xf32>
    %730 = llvm.shufflevector %729, %727 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %731 = llvm.mlir.poison : vector<16xf32>
    %732 = llvm.mlir.constant(0 : i32) : i32
    %733 = llvm.insertelement %555, %731[%732 : i32] : vector<16xf32>
    %734 = llvm.shufflevector %733, %731 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %735 = llvm.mlir.poison : vector<16xf32>
    %736 = llvm.mlir.constant(0 : i32) : i32
    %737 = llvm.insertelement %182, %735[%736 : i32] : vector<16xf32>
    %738 = llvm.shufflevector %737, %735 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    llvm.br ^bb20(%556 : i64)
  ^bb20(%739: i64):  // 2 preds: ^bb19, ^bb21
    %740 = llvm.icmp "slt" %739, %27 : i64
    llvm.cond_br %740, ^bb21, ^bb22
  ^bb21:  // pred: ^bb20
    %741 = llvm.sub %27, %739 : i64
    %742 = llvm.trunc %741 : i64 to i32
    %743 = llvm.mlir.poison : vector<16xi32>
    %744 = llvm.mlir.constant(0 : i32) : i32
    %745 = llvm.insertelement %742, %743[%744 : i32] : vector<16xi32>
    %746 = llvm.shufflevector %745, %743 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xi32> 
    %747 = llvm.mlir.constant(dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : vector<16xi32>) : vector<16xi32>
    %748 = llvm.icmp "sgt" %746, %747 : vector<16xi32>
    %749 = llvm.mlir.poison : vector<16xi64>
    %750 = llvm.mlir.constant(0 : i32) : i32
    %751 = llvm.insertelement %739, %749[%750 : i32] : vector<16xi64>
    %752 = llvm.shufflevector %751, %749 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xi64> 
    %753 = llvm.mlir.constant(dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : vector<16xi64>) : vector<16xi64>
    %754 = llvm.add %752, %753 : vector<16xi64>
    %755 = llvm.icmp "eq" %754, %721 : vector<16xi64>
    %756 = llvm.select %755, %725, %726 : vector<16xi1>, vector<16xf32>
    %757 = llvm.add %34, %739 : i64
    %758 = llvm.mlir.constant(dense<0.000000e+00> : vector<16xf32>) : vector<16xf32>
    %759 = llvm.getelementptr %1[%757] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %760 = llvm.intr.masked.load %759, %748, %758 {alignment = 4 : i32} : (!llvm.ptr, vector<16xi1>, vector<16xf32>) -> vector<16xf32>
    %761 = llvm.fsub %760, %730 : vector<16xf32>
    %762 = llvm.fsub %761, %734 : vector<16xf32>
    %763 = llvm.mlir.constant(dense<8.900000e+01> : vector<16xf32>) : vector<16xf32>
    %764 = llvm.fcmp "olt" %763, %762 : vector<16xf32>
    %765 = llvm.mlir.constant(dense<8.900000e+01> : vector<16xf32>) : vector<16xf32>
    %766 = llvm.select %764, %765, %762 : vector<16xi1>, vector<16xf32>
    %767 = llvm.mlir.constant(dense<-1.040000e+02> : vector<16xf32>) : vector<16xf32>
    %768 = llvm.fcmp "olt" %766, %767 : vector<16xf32>
    %769 = llvm.mlir.constant(dense<-1.040000e+02> : vector<16xf32>) : vector<16xf32>
    %770 = llvm.select %768, %769, %766 : vector<16xi1>, vector<16xf32>
    %771 = llvm.mlir.constant(dense<1.44269502> : vector<16xf32>) : vector<16xf32>
    %772 = llvm.mlir.constant(dense<0x4B400000> : vector<16xf32>) : vector<16xf32>
    %773 = llvm.intr.fma(%770, %771, %772) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %774 = llvm.bitcast %773 : vector<16xf32> to vector<16xi32>
    %775 = llvm.mlir.constant(dense<1262485504> : vector<16xi32>) : vector<16xi32>
    %776 = llvm.sub %774, %775 : vector<16xi32>
    %777 = llvm.mlir.constant(dense<0x4B400000> : vector<16xf32>) : vector<16xf32>
    %778 = llvm.fsub %773, %777 : vector<16xf32>
    %779 = llvm.mlir.constant(dense<-0.693147182> : vector<16xf32>) : vector<16xf32>
    %780 = llvm.intr.fma(%778, %779, %770) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %781 = llvm.mlir.constant(dense<1.90465421E-9> : vector<16xf32>) : vector<16xf32>
    %782 = llvm.intr.fma(%778, %781, %780) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %783 = llvm.mlir.constant(dense<0.00138718635> : vector<16xf32>) : vector<16xf32>
    %784 = llvm.mlir.constant(dense<0.00836687535> : vector<16xf32>) : vector<16xf32>
    %785 = llvm.intr.fma(%783, %782, %784) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %786 = llvm.mlir.constant(dense<0.0416674316> : vector<16xf32>) : vector<16xf32>
    %787 = llvm.intr.fma(%785, %782, %786) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %788 = llvm.mlir.constant(dense<0.16666542> : vector<16xf32>) : vector<16xf32>
    %789 = llvm.intr.fma(%787, %782, %788) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %790 = llvm.mlir.constant(dense<0.49999997> : vector<16xf32>) : vector<16xf32>
    %791 = llvm.intr.fma(%789, %782, %790) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %792 = llvm.fmul %782, %782 : vector<16xf32>
    %793 = llvm.intr.fma(%792, %791, %782) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %794 = llvm.mlir.constant(dense<1.000000e+00> : vector<16xf32>) : vector<16xf32>
    %795 = llvm.fadd %793, %794 : vector<16xf32>
    %796 = llvm.mlir.constant(dense<1> : vector<16xi32>) : vector<16xi32>
    %797 = llvm.ashr %776, %796 : vector<16xi32>
    %798 = llvm.mlir.constant(dense<127> : vector<16xi32>) : vector<16xi32>
    %799 = llvm.add %797, %798 : vector<16xi32>
    %800 = llvm.mlir.constant(dense<23> : vector<16xi32>) : vector<16xi32>
    %801 = llvm.shl %799, %800 : vector<16xi32>
    %802 = llvm.bitcast %801 : vector<16xi32> to vector<16xf32>
    %803 = llvm.fmul %795, %802 : vector<16xf32>
    %804 = llvm.sub %776, %797 : vector<16xi32>
    %805 = llvm.mlir.constant(dense<127> : vector<16xi32>) : vector<16xi32>
    %806 = llvm.add %804, %805 : vector<16xi32>
    %807 = llvm.mlir.constant(dense<23> : vector<16xi32>) : vector<16xi32>
    %808 = llvm.shl %806, %807 : vector<16xi32>
    %809 = llvm.bitcast %808 : vector<16xi32> to vector<16xf32>
    %810 = llvm.fmul %803, %809 : vector<16xf32>
    %811 = llvm.fmul %810, %738 : vector<16xf32>
    %812 = llvm.fsub %756, %811 : vector<16xf32>
    %813 = llvm.getelementptr %13[%757] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.intr.masked.store %812, %813, %748 {alignment = 4 : i32} : vector<16xf32>, vector<16xi1> into !llvm.ptr
    %814 = llvm.add %739, %715 : i64
    llvm.br ^bb20(%814 : i64)
  ^bb22:  // pred: ^bb20
    %815 = llvm.icmp "uge" %36, %27 : i64
    %816 = llvm.mlir.constant(0 : index) : i64
    llvm.cond_br %815, ^bb23, ^bb24
  ^bb23:  // pred: ^bb22
    %817 = llvm.mlir.constant(0 : i32) : i32
    %818 = llvm.mlir.constant(4002 : i32) : i32
    %819 = llvm.cmpxchg %15, %817, %818 monotonic monotonic : !llvm.ptr, i32
    llvm.br ^bb24
  ^bb24:  // 2 preds: ^bb22, ^bb23
    %820 = llvm.select %815, %816, %36 : i1, i64
    %821 = llvm.add %34, %820 : i64
    %822 = llvm.getelementptr %1[%821] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %823 = llvm.load %822 {alignment = 4 : i64} : !llvm.ptr -> f32
    %824 = llvm.fsub %823, %181 : f32
    %825 = llvm.fsub %824, %555 : f32
    %826 = llvm.getelementptr %11[%30] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %825, %826 {alignment = 4 : i64} : f32, !llvm.ptr
    %827 = llvm.add %30, %25 : i64
    llvm.br ^bb3(%827 : i64)
  ^bb25:  // pred: ^bb3
    %828 = llvm.add %17, %16 : i64
    llvm.br ^bb1(%828 : i64)
  ^bb26:  // pred: ^bb1
    llvm.return
  }
}

