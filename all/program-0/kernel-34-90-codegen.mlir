module {
  llvm.func @column_3f469b3ee4a3db2c(%arg0: !llvm.ptr, %arg1: i64, %arg2: i64) attributes {tile.grid_size = 2 : i64} {
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
    %34 = llvm.getelementptr %0[136] : (!llvm.ptr) -> !llvm.ptr, i8
    %35 = llvm.load %34 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %36 = llvm.getelementptr %0[144] : (!llvm.ptr) -> !llvm.ptr, i8
    %37 = llvm.load %36 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %38 = llvm.getelementptr %0[152] : (!llvm.ptr) -> !llvm.ptr, i8
    %39 = llvm.load %38 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %40 = llvm.getelementptr %0[160] : (!llvm.ptr) -> !llvm.ptr, i8
    %41 = llvm.load %40 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %42 = llvm.getelementptr %0[168] : (!llvm.ptr) -> !llvm.ptr, i8
    %43 = llvm.load %42 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %44 = llvm.getelementptr %0[176] : (!llvm.ptr) -> !llvm.ptr, i8
    %45 = llvm.load %44 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %46 = llvm.getelementptr %0[184] : (!llvm.ptr) -> !llvm.ptr, i8
    %47 = llvm.load %46 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %48 = llvm.getelementptr %0[192] : (!llvm.ptr) -> !llvm.ptr, i8
    %49 = llvm.load %48 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %50 = llvm.mlir.constant(1 : index) : i64
    llvm.br ^bb1(%arg1 : i64)
  ^bb1(%51: i64):  // 2 preds: ^bb0, ^bb8
    %52 = llvm.icmp "slt" %51, %arg2 : i64
    llvm.cond_br %52, ^bb2, ^bb9
  ^bb2:  // pred: ^bb1
    %53 = llvm.mlir.constant(192 : index) : i64
    %54 = llvm.mul %51, %53 : i64
    %55 = llvm.mlir.constant(0 : index) : i64
    %56 = llvm.mlir.constant(16 : index) : i64
    %57 = llvm.mlir.constant(1 : index) : i64
    %58 = llvm.mlir.constant(384 : index) : i64
    %59 = llvm.getelementptr %15[%55] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %60 = llvm.load %59 {alignment = 1 : i64} : !llvm.ptr -> i8
    %61 = llvm.mlir.constant(0 : i8) : i8
    %62 = llvm.icmp "ne" %60, %61 : i8
    %63 = llvm.getelementptr %11[%55] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %64 = llvm.load %63 {alignment = 4 : i64} : !llvm.ptr -> f32
    %65 = llvm.getelementptr %13[%55] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %66 = llvm.load %65 {alignment = 4 : i64} : !llvm.ptr -> f32
    %67 = llvm.getelementptr %19[%55] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %68 = llvm.load %67 {alignment = 4 : i64} : !llvm.ptr -> f32
    %69 = llvm.getelementptr %21[%55] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %70 = llvm.load %69 {alignment = 4 : i64} : !llvm.ptr -> f32
    %71 = llvm.getelementptr %7[%55] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %72 = llvm.load %71 {alignment = 4 : i64} : !llvm.ptr -> f32
    %73 = llvm.getelementptr %27[%55] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %74 = llvm.load %73 {alignment = 4 : i64} : !llvm.ptr -> f32
    %75 = llvm.getelementptr %23[%55] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %76 = llvm.load %75 {alignment = 4 : i64} : !llvm.ptr -> f32
    %77 = llvm.getelementptr %25[%55] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %78 = llvm.load %77 {alignment = 4 : i64} : !llvm.ptr -> f32
    %79 = llvm.getelementptr %37[%55] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %80 = llvm.load %79 {alignment = 4 : i64} : !llvm.ptr -> f32
    %81 = llvm.getelementptr %35[%55] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %82 = llvm.load %81 {alignment = 4 : i64} : !llvm.ptr -> f32
    %83 = llvm.mlir.constant(192 : index) : i64
    %84 = llvm.mlir.constant(0 : index) : i64
    %85 = llvm.mlir.constant(32 : index) : i64
    %86 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %87 = llvm.mlir.constant(dense<0.000000e+00> : vector<16xf32>) : vector<16xf32>
    %88 = llvm.mlir.poison : vector<16xf32>
    %89 = llvm.mlir.constant(0 : i32) : i32
    %90 = llvm.insertelement %64, %88[%89 : i32] : vector<16xf32>
    %91 = llvm.shufflevector %90, %88 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %92 = llvm.mlir.poison : vector<16xf32>
    %93 = llvm.mlir.constant(0 : i32) : i32
    %94 = llvm.insertelement %66, %92[%93 : i32] : vector<16xf32>
    %95 = llvm.shufflevector %94, %92 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %96 = llvm.mlir.poison : vector<16xi1>
    %97 = llvm.mlir.constant(0 : i32) : i32
    %98 = llvm.insertelement %62, %96[%97 : i32] : vector<16xi1>
    %99 = llvm.shufflevector %98, %96 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xi1> 
    %100 = llvm.mlir.poison : vector<16xf32>
    %101 = llvm.mlir.constant(0 : i32) : i32
    %102 = llvm.insertelement %68, %100[%101 : i32] : vector<16xf32>
    %103 = llvm.shufflevector %102, %100 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %104 = llvm.mlir.poison : vector<16xf32>
    %105 = llvm.mlir.constant(0 : i32) : i32
    %106 = llvm.insertelement %70, %104[%105 : i32] : vector<16xf32>
    %107 = llvm.shufflevector %106, %104 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %108 = llvm.mlir.poison : vector<16xf32>
    %109 = llvm.mlir.constant(0 : i32) : i32
    %110 = llvm.insertelement %72, %108[%109 : i32] : vector<16xf32>
    %111 = llvm.shufflevector %110, %108 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %112 = llvm.mlir.poison : vector<16xf32>
    %113 = llvm.mlir.constant(0 : i32) : i32
    %114 = llvm.insertelement %74, %112[%113 : i32] : vector<16xf32>
    %115 = llvm.shufflevector %114, %112 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %116 = llvm.mlir.poison : vector<16xf32>
    %117 = llvm.mlir.constant(0 : i32) : i32
    %118 = llvm.insertelement %76, %116[%117 : i32] : vector<16xf32>
    %119 = llvm.shufflevector %118, %116 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %120 = llvm.mlir.poison : vector<16xf32>
    %121 = llvm.mlir.constant(0 : i32) : i32
    %122 = llvm.insertelement %78, %120[%121 : i32] : vector<16xf32>
    %123 = llvm.shufflevector %122, %120 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %124 = llvm.mlir.poison : vector<16xf32>
    %125 = llvm.mlir.constant(0 : i32) : i32
    %126 = llvm.insertelement %80, %124[%125 : i32] : vector<16xf32>
    %127 = llvm.shufflevector %126, %124 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %128 = llvm.mlir.poison : vector<16xf32>
    %129 = llvm.mlir.constant(0 : i32) : i32
    %130 = llvm.insertelement %82, %128[%129 : i32] : vector<16xf32>
    %131 = llvm.shufflevector %130, %128 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    llvm.br ^bb3(%84 : i64)
  ^bb3(%132: i64):  // 2 preds: ^bb2, ^bb7
    %133 = llvm.icmp "slt" %132, %83 : i64
    llvm.cond_br %133, ^bb4, ^bb8
  ^bb4:  // pred: ^bb3
    %134 = llvm.mlir.constant(16 : index) : i64
    %135 = llvm.add %132, %134 : i64
    %136 = llvm.add %54, %132 : i64
    %137 = llvm.add %54, %135 : i64
    llvm.br ^bb5(%55, %87, %87, %87, %87 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
  ^bb5(%138: i64, %139: vector<16xf32>, %140: vector<16xf32>, %141: vector<16xf32>, %142: vector<16xf32>):  // 2 preds: ^bb4, ^bb6
    %143 = llvm.icmp "slt" %138, %56 : i64
    llvm.cond_br %143, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    %144 = llvm.mul %138, %58 : i64
    %145 = llvm.add %136, %144 : i64
    %146 = llvm.add %137, %144 : i64
    %147 = llvm.getelementptr %1[%145] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %148 = llvm.load %147 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %149 = llvm.getelementptr %1[%146] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %150 = llvm.load %149 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %151 = llvm.fadd %139, %148 : vector<16xf32>
    %152 = llvm.fadd %140, %150 : vector<16xf32>
    %153 = llvm.getelementptr %3[%145] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %154 = llvm.load %153 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %155 = llvm.getelementptr %3[%146] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %156 = llvm.load %155 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %157 = llvm.fadd %141, %154 : vector<16xf32>
    %158 = llvm.fadd %142, %156 : vector<16xf32>
    %159 = llvm.add %138, %57 : i64
    llvm.br ^bb5(%159, %151, %152, %157, %158 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
  ^bb7:  // pred: ^bb5
    %160 = llvm.getelementptr %9[%136] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %161 = llvm.load %160 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %162 = llvm.getelementptr %9[%137] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %163 = llvm.load %162 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %164 = llvm.fsub %139, %161 : vector<16xf32>
    %165 = llvm.fsub %140, %163 : vector<16xf32>
    %166 = llvm.fmul %91, %164 : vector<16xf32>
    %167 = llvm.fmul %91, %165 : vector<16xf32>
    %168 = llvm.fadd %161, %166 : vector<16xf32>
    %169 = llvm.fadd %163, %167 : vector<16xf32>
    %170 = llvm.fmul %164, %95 : vector<16xf32>
    %171 = llvm.fmul %165, %95 : vector<16xf32>
    %172 = llvm.fsub %139, %170 : vector<16xf32>
    %173 = llvm.fsub %140, %171 : vector<16xf32>
    %174 = llvm.select %99, %168, %172 : vector<16xi1>, vector<16xf32>
    %175 = llvm.select %99, %169, %173 : vector<16xi1>, vector<16xf32>
    %176 = llvm.getelementptr %17[%136] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %177 = llvm.load %176 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %178 = llvm.getelementptr %17[%137] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %179 = llvm.load %178 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %180 = llvm.fmul %177, %103 : vector<16xf32>
    %181 = llvm.fmul %179, %103 : vector<16xf32>
    %182 = llvm.fmul %139, %107 : vector<16xf32>
    %183 = llvm.fmul %140, %107 : vector<16xf32>
    %184 = llvm.fmul %182, %139 : vector<16xf32>
    %185 = llvm.fmul %183, %140 : vector<16xf32>
    %186 = llvm.fadd %180, %184 : vector<16xf32>
    %187 = llvm.fadd %181, %185 : vector<16xf32>
    %188 = llvm.getelementptr %5[%136] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %189 = llvm.load %188 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %190 = llvm.getelementptr %5[%137] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %191 = llvm.load %190 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %192 = llvm.fmul %189, %111 : vector<16xf32>
    %193 = llvm.fmul %191, %111 : vector<16xf32>
    %194 = llvm.fmul %174, %115 : vector<16xf32>
    %195 = llvm.fmul %175, %115 : vector<16xf32>
    %196 = llvm.intr.sqrt(%186) : (vector<16xf32>) -> vector<16xf32>
    %197 = llvm.intr.sqrt(%187) : (vector<16xf32>) -> vector<16xf32>
    %198 = llvm.fdiv %196, %119 : vector<16xf32>
    %199 = llvm.fdiv %197, %119 : vector<16xf32>
    %200 = llvm.fadd %198, %123 : vector<16xf32>
    %201 = llvm.fadd %199, %123 : vector<16xf32>
    %202 = llvm.fdiv %194, %200 : vector<16xf32>
    %203 = llvm.fdiv %195, %201 : vector<16xf32>
    %204 = llvm.fadd %192, %202 : vector<16xf32>
    %205 = llvm.fadd %193, %203 : vector<16xf32>
    %206 = llvm.getelementptr %31[%136] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %207 = llvm.load %206 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %208 = llvm.getelementptr %31[%137] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %209 = llvm.load %208 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %210 = llvm.fsub %141, %207 : vector<16xf32>
    %211 = llvm.fsub %142, %209 : vector<16xf32>
    %212 = llvm.fmul %91, %210 : vector<16xf32>
    %213 = llvm.fmul %91, %211 : vector<16xf32>
    %214 = llvm.fadd %207, %212 : vector<16xf32>
    %215 = llvm.fadd %209, %213 : vector<16xf32>
    %216 = llvm.fmul %210, %95 : vector<16xf32>
    %217 = llvm.fmul %211, %95 : vector<16xf32>
    %218 = llvm.fsub %141, %216 : vector<16xf32>
    %219 = llvm.fsub %142, %217 : vector<16xf32>
    %220 = llvm.select %99, %214, %218 : vector<16xi1>, vector<16xf32>
    %221 = llvm.select %99, %215, %219 : vector<16xi1>, vector<16xf32>
    %222 = llvm.getelementptr %33[%136] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %223 = llvm.load %222 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %224 = llvm.getelementptr %33[%137] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %225 = llvm.load %224 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %226 = llvm.fmul %223, %103 : vector<16xf32>
    %227 = llvm.fmul %225, %103 : vector<16xf32>
    %228 = llvm.fmul %141, %107 : vector<16xf32>
    %229 = llvm.fmul %142, %107 : vector<16xf32>
    %230 = llvm.fmul %228, %141 : vector<16xf32>
    %231 = llvm.fmul %229, %142 : vector<16xf32>
    %232 = llvm.fadd %226, %230 : vector<16xf32>
    %233 = llvm.fadd %227, %231 : vector<16xf32>
    %234 = llvm.getelementptr %29[%136] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %235 = llvm.load %234 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %236 = llvm.getelementptr %29[%137] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %237 = llvm.load %236 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %238 = llvm.fmul %235, %111 : vector<16xf32>
    %239 = llvm.fmul %237, %111 : vector<16xf32>
    %240 = llvm.fmul %220, %127 : vector<16xf32>
    %241 = llvm.fmul %221, %127 : vector<16xf32>
    %242 = llvm.intr.sqrt(%232) : (vector<16xf32>) -> vector<16xf32>
    %243 = llvm.intr.sqrt(%233) : (vector<16xf32>) -> vector<16xf32>
    %244 = llvm.fdiv %242, %131 : vector<16xf32>
    %245 = llvm.fdiv %243, %131 : vector<16xf32>
    %246 = llvm.fadd %244, %123 : vector<16xf32>
    %247 = llvm.fadd %245, %123 : vector<16xf32>
    %248 = llvm.fdiv %240, %246 : vector<16xf32>
    %249 = llvm.fdiv %241, %247 : vector<16xf32>
    %250 = llvm.fadd %238, %248 : vector<16xf32>
    %251 = llvm.fadd %239, %249 : vector<16xf32>
    %252 = llvm.getelementptr %39[%136] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %174, %252 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %253 = llvm.getelementptr %39[%137] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %175, %253 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %254 = llvm.getelementptr %41[%136] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %186, %254 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %255 = llvm.getelementptr %41[%137] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %187, %255 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %256 = llvm.getelementptr %43[%136] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %204, %256 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %257 = llvm.getelementptr %43[%137] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %205, %257 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %258 = llvm.getelementptr %45[%136] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %220, %258 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %259 = llvm.getelementptr %45[%137] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %221, %259 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %260 = llvm.getelementptr %47[%136] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %232, %260 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %261 = llvm.getelementptr %47[%137] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %233, %261 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %262 = llvm.getelementptr %49[%136] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %250, %262 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %263 = llvm.getelementptr %49[%137] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %251, %263 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %264 = llvm.add %132, %85 : i64
    llvm.br ^bb3(%264 : i64)
  ^bb8:  // pred: ^bb3
    %265 = llvm.add %51, %50 : i64
    llvm.br ^bb1(%265 : i64)
  ^bb9:  // pred: ^bb1
    llvm.return
  }
}

