module {
  llvm.func @matmul_6bef1085c6226489(%arg0: !llvm.ptr, %arg1: i64, %arg2: i64) attributes {tile.grid_size = 13 : i64, tile.scratch_bytes = 138240 : i64} {
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
    %34 = llvm.getelementptr %arg0[16] : (!llvm.ptr) -> !llvm.ptr, i8
    %35 = llvm.load %34 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %36 = llvm.mlir.constant(1 : index) : i64
    llvm.br ^bb1(%arg1 : i64)
  ^bb1(%37: i64):  // 2 preds: ^bb0, ^bb26
    %38 = llvm.icmp "slt" %37, %arg2 : i64
    llvm.cond_br %38, ^bb2, ^bb27
  ^bb2:  // pred: ^bb1
    %39 = llvm.mlir.constant(0 : index) : i64
    %40 = llvm.mlir.constant(8 : index) : i64
    %41 = llvm.mlir.constant(0 : index) : i64
    %42 = llvm.add %41, %40 : i64
    %43 = llvm.mlir.constant(1 : index) : i64
    %44 = llvm.mlir.constant(10 : index) : i64
    %45 = llvm.mul %37, %44 : i64
    %46 = llvm.add %45, %44 : i64
    %47 = llvm.mlir.constant(128 : index) : i64
    %48 = llvm.mlir.constant(9 : index) : i64
    %49 = llvm.mlir.constant(98304 : index) : i64
    %50 = llvm.mlir.constant(-34560 : index) : i64
    %51 = llvm.mul %37, %50 : i64
    %52 = llvm.mlir.constant(-384 : index) : i64
    %53 = llvm.mlir.constant(0 : index) : i64
    %54 = llvm.add %51, %53 : i64
    %55 = llvm.mlir.constant(48 : index) : i64
    %56 = llvm.mlir.constant(3456 : index) : i64
    %57 = llvm.mlir.constant(1152 : index) : i64
    %58 = llvm.mlir.constant(384 : index) : i64
    %59 = llvm.mlir.constant(1024 : index) : i64
    llvm.br ^bb3(%41 : i64)
  ^bb3(%60: i64):  // 2 preds: ^bb2, ^bb7
    %61 = llvm.icmp "slt" %60, %42 : i64
    llvm.cond_br %61, ^bb4, ^bb8
  ^bb4:  // pred: ^bb3
    %62 = llvm.intr.smin(%46, %47) : (i64, i64) -> i64
    %63 = llvm.mul %60, %49 : i64
    %64 = llvm.mul %60, %55 : i64
    %65 = llvm.add %54, %64 : i64
    llvm.br ^bb5(%45 : i64)
  ^bb5(%66: i64):  // 2 preds: ^bb4, ^bb6
    %67 = llvm.icmp "slt" %66, %62 : i64
    llvm.cond_br %67, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    %68 = llvm.mul %66, %48 : i64
    %69 = llvm.mul %66, %56 : i64
    %70 = llvm.add %65, %69 : i64
    llvm.call @matmul_6bef1085c6226489.mma1(%1, %68, %3, %63, %35, %70) : (!llvm.ptr, i64, !llvm.ptr, i64, !llvm.ptr, i64) -> ()
    %71 = llvm.add %66, %43 : i64
    llvm.br ^bb5(%71 : i64)
  ^bb7:  // pred: ^bb5
    %72 = llvm.add %60, %43 : i64
    llvm.br ^bb3(%72 : i64)
  ^bb8:  // pred: ^bb3
    %73 = llvm.mlir.constant(0 : index) : i64
    %74 = llvm.mlir.constant(16 : index) : i64
    %75 = llvm.mlir.constant(32 : index) : i64
    %76 = llvm.mlir.constant(1179648 : index) : i64
    %77 = llvm.mlir.constant(49152 : index) : i64
    %78 = llvm.getelementptr %15[%73] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %79 = llvm.load %78 {alignment = 1 : i64} : !llvm.ptr -> i8
    %80 = llvm.mlir.constant(0 : i8) : i8
    %81 = llvm.icmp "ne" %79, %80 : i8
    %82 = llvm.getelementptr %11[%73] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %83 = llvm.load %82 {alignment = 4 : i64} : !llvm.ptr -> f32
    %84 = llvm.getelementptr %13[%73] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %85 = llvm.load %84 {alignment = 4 : i64} : !llvm.ptr -> f32
    %86 = llvm.getelementptr %19[%73] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %87 = llvm.load %86 {alignment = 4 : i64} : !llvm.ptr -> f32
    %88 = llvm.getelementptr %21[%73] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %89 = llvm.load %88 {alignment = 4 : i64} : !llvm.ptr -> f32
    %90 = llvm.getelementptr %7[%73] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %91 = llvm.load %90 {alignment = 4 : i64} : !llvm.ptr -> f32
    %92 = llvm.getelementptr %27[%73] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %93 = llvm.load %92 {alignment = 4 : i64} : !llvm.ptr -> f32
    %94 = llvm.getelementptr %23[%73] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %95 = llvm.load %94 {alignment = 4 : i64} : !llvm.ptr -> f32
    %96 = llvm.getelementptr %25[%73] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %97 = llvm.load %96 {alignment = 4 : i64} : !llvm.ptr -> f32
    llvm.br ^bb9(%41 : i64)
  ^bb9(%98: i64):  // 2 preds: ^bb8, ^bb25
    %99 = llvm.icmp "slt" %98, %42 : i64
    llvm.cond_br %99, ^bb10, ^bb26
  ^bb10:  // pred: ^bb9
    %100 = llvm.intr.smin(%46, %47) : (i64, i64) -> i64
    %101 = llvm.mul %98, %55 : i64
    %102 = llvm.add %101, %74 : i64
    %103 = llvm.add %101, %75 : i64
    %104 = llvm.mul %98, %49 : i64
    %105 = llvm.add %104, %77 : i64
    %106 = llvm.add %54, %101 : i64
    llvm.br ^bb11(%45 : i64)
  ^bb11(%107: i64):  // 2 preds: ^bb10, ^bb24
    %108 = llvm.icmp "slt" %107, %100 : i64
    llvm.cond_br %108, ^bb12, ^bb25
  ^bb12:  // pred: ^bb11
    %109 = llvm.mul %107, %48 : i64
    %110 = llvm.mul %109, %58 : i64
    %111 = llvm.add %101, %110 : i64
    %112 = llvm.add %102, %110 : i64
    %113 = llvm.add %103, %110 : i64
    llvm.br ^bb13(%73 : i64)
  ^bb13(%114: i64):  // 2 preds: ^bb12, ^bb14
    %115 = llvm.icmp "slt" %114, %48 : i64
    llvm.cond_br %115, ^bb14, ^bb15
  ^bb14:  // pred: ^bb13
    %116 = llvm.mul %114, %58 : i64
    %117 = llvm.add %111, %116 : i64
    %118 = llvm.getelementptr %29[%117] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    "llvm.intr.prefetch"(%118) <{cache = 1 : i32, hint = 3 : i32, rw = 1 : i32}> : (!llvm.ptr) -> ()
    %119 = llvm.add %112, %116 : i64
    %120 = llvm.getelementptr %29[%119] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    "llvm.intr.prefetch"(%120) <{cache = 1 : i32, hint = 3 : i32, rw = 1 : i32}> : (!llvm.ptr) -> ()
    %121 = llvm.add %113, %116 : i64
    %122 = llvm.getelementptr %29[%121] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    "llvm.intr.prefetch"(%122) <{cache = 1 : i32, hint = 3 : i32, rw = 1 : i32}> : (!llvm.ptr) -> ()
    %123 = llvm.getelementptr %31[%117] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    "llvm.intr.prefetch"(%123) <{cache = 1 : i32, hint = 3 : i32, rw = 1 : i32}> : (!llvm.ptr) -> ()
    %124 = llvm.getelementptr %31[%119] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    "llvm.intr.prefetch"(%124) <{cache = 1 : i32, hint = 3 : i32, rw = 1 : i32}> : (!llvm.ptr) -> ()
    %125 = llvm.getelementptr %31[%121] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    "llvm.intr.prefetch"(%125) <{cache = 1 : i32, hint = 3 : i32, rw = 1 : i32}> : (!llvm.ptr) -> ()
    %126 = llvm.getelementptr %33[%117] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    "llvm.intr.prefetch"(%126) <{cache = 1 : i32, hint = 3 : i32, rw = 1 : i32}> : (!llvm.ptr) -> ()
    %127 = llvm.getelementptr %33[%119] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    "llvm.intr.prefetch"(%127) <{cache = 1 : i32, hint = 3 : i32, rw = 1 : i32}> : (!llvm.ptr) -> ()
    %128 = llvm.getelementptr %33[%121] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    "llvm.intr.prefetch"(%128) <{cache = 1 : i32, hint = 3 : i32, rw = 1 : i32}> : (!llvm.ptr) -> ()
    %129 = llvm.add %114, %43 : i64
    llvm.br ^bb13(%129 : i64)
  ^bb15:  // pred: ^bb13
    %130 = llvm.add %109, %76 : i64
    %131 = llvm.mul %107, %56 : i64
    %132 = llvm.add %106, %131 : i64
    llvm.call @matmul_6bef1085c6226489.mma2(%1, %130, %3, %105, %35, %132) : (!llvm.ptr, i64, !llvm.ptr, i64, !llvm.ptr, i64) -> ()
    %133 = llvm.add %54, %110 : i64
    llvm.br ^bb16(%73 : i64)
  ^bb16(%134: i64):  // 2 preds: ^bb15, ^bb23
    %135 = llvm.icmp "slt" %134, %48 : i64
    llvm.cond_br %135, ^bb17, ^bb24
  ^bb17:  // pred: ^bb16
    %136 = llvm.mul %134, %58 : i64
    %137 = llvm.add %133, %136 : i64
    %138 = llvm.add %137, %101 : i64
    %139 = llvm.add %110, %136 : i64
    %140 = llvm.add %139, %101 : i64
    %141 = llvm.mlir.constant(32 : index) : i64
    %142 = llvm.mlir.constant(0 : index) : i64
    %143 = llvm.mlir.constant(32 : index) : i64
    %144 = llvm.mlir.poison : vector<16xf32>
    %145 = llvm.mlir.constant(0 : i32) : i32
    %146 = llvm.insertelement %83, %144[%145 : i32] : vector<16xf32>
    %147 = llvm.shufflevector %146, %144 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %148 = llvm.mlir.poison : vector<16xf32>
    %149 = llvm.mlir.constant(0 : i32) : i32
    %150 = llvm.insertelement %85, %148[%149 : i32] : vector<16xf32>
    %151 = llvm.shufflevector %150, %148 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %152 = llvm.mlir.poison : vector<16xi1>
    %153 = llvm.mlir.constant(0 : i32) : i32
    %154 = llvm.insertelement %81, %152[%153 : i32] : vector<16xi1>
    %155 = llvm.shufflevector %154, %152 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xi1> 
    %156 = llvm.mlir.poison : vector<16xf32>
    %157 = llvm.mlir.constant(0 : i32) : i32
    %158 = llvm.insertelement %87, %156[%157 : i32] : vector<16xf32>
    %159 = llvm.shufflevector %158, %156 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %160 = llvm.mlir.poison : vector<16xf32>
    %161 = llvm.mlir.constant(0 : i32) : i32
    %162 = llvm.insertelement %89, %160[%161 : i32] : vector<16xf32>
    %163 = llvm.shufflevector %162, %160 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %164 = llvm.mlir.poison : vector<16xf32>
    %165 = llvm.mlir.constant(0 : i32) : i32
    %166 = llvm.insertelement %91, %164[%165 : i32] : vector<16xf32>
    %167 = llvm.shufflevector %166, %164 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %168 = llvm.mlir.poison : vector<16xf32>
    %169 = llvm.mlir.constant(0 : i32) : i32
    %170 = llvm.insertelement %93, %168[%169 : i32] : vector<16xf32>
    %171 = llvm.shufflevector %170, %168 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %172 = llvm.mlir.poison : vector<16xf32>
    %173 = llvm.mlir.constant(0 : i32) : i32
    %174 = llvm.insertelement %95, %172[%173 : i32] : vector<16xf32>
    %175 = llvm.shufflevector %174, %172 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %176 = llvm.mlir.poison : vector<16xf32>
    %177 = llvm.mlir.constant(0 : i32) : i32
    %178 = llvm.insertelement %97, %176[%177 : i32] : vector<16xf32>
    %179 = llvm.shufflevector %178, %176 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    llvm.br ^bb18(%142 : i64)
  ^bb18(%180: i64):  // 2 preds: ^bb17, ^bb19
    %181 = llvm.icmp "slt" %180, %141 : i64
    llvm.cond_br %181, ^bb19, ^bb20
  ^bb19:  // pred: ^bb18
    %182 = llvm.mlir.constant(16 : index) : i64
    %183 = llvm.add %180, %182 : i64
    %184 = llvm.add %138, %180 : i64
    %185 = llvm.add %138, %183 : i64
    %186 = llvm.getelementptr %35[%184] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %187 = llvm.load %186 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %188 = llvm.getelementptr %35[%185] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %189 = llvm.load %188 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %190 = llvm.add %140, %180 : i64
    %191 = llvm.add %140, %183 : i64
    %192 = llvm.getelementptr %9[%190] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %193 = llvm.load %192 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %194 = llvm.getelementptr %9[%191] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %195 = llvm.load %194 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %196 = llvm.fsub %187, %193 : vector<16xf32>
    %197 = llvm.fsub %189, %195 : vector<16xf32>
    %198 = llvm.fmul %147, %196 : vector<16xf32>
    %199 = llvm.fmul %147, %197 : vector<16xf32>
    %200 = llvm.fadd %193, %198 : vector<16xf32>
    %201 = llvm.fadd %195, %199 : vector<16xf32>
    %202 = llvm.fmul %196, %151 : vector<16xf32>
    %203 = llvm.fmul %197, %151 : vector<16xf32>
    %204 = llvm.fsub %187, %202 : vector<16xf32>
    %205 = llvm.fsub %189, %203 : vector<16xf32>
    %206 = llvm.select %155, %200, %204 : vector<16xi1>, vector<16xf32>
    %207 = llvm.select %155, %201, %205 : vector<16xi1>, vector<16xf32>
    %208 = llvm.getelementptr %17[%190] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %209 = llvm.load %208 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %210 = llvm.getelementptr %17[%191] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %211 = llvm.load %210 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %212 = llvm.fmul %209, %159 : vector<16xf32>
    %213 = llvm.fmul %211, %159 : vector<16xf32>
    %214 = llvm.fmul %187, %163 : vector<16xf32>
    %215 = llvm.fmul %189, %163 : vector<16xf32>
    %216 = llvm.fmul %214, %187 : vector<16xf32>
    %217 = llvm.fmul %215, %189 : vector<16xf32>
    %218 = llvm.fadd %212, %216 : vector<16xf32>
    %219 = llvm.fadd %213, %217 : vector<16xf32>
    %220 = llvm.getelementptr %5[%190] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %221 = llvm.load %220 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %222 = llvm.getelementptr %5[%191] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %223 = llvm.load %222 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %224 = llvm.fmul %221, %167 : vector<16xf32>
    %225 = llvm.fmul %223, %167 : vector<16xf32>
    %226 = llvm.fmul %206, %171 : vector<16xf32>
    %227 = llvm.fmul %207, %171 : vector<16xf32>
    %228 = llvm.intr.sqrt(%218) : (vector<16xf32>) -> vector<16xf32>
    %229 = llvm.intr.sqrt(%219) : (vector<16xf32>) -> vector<16xf32>
    %230 = llvm.fdiv %228, %175 : vector<16xf32>
    %231 = llvm.fdiv %229, %175 : vector<16xf32>
    %232 = llvm.fadd %230, %179 : vector<16xf32>
    %233 = llvm.fadd %231, %179 : vector<16xf32>
    %234 = llvm.fdiv %226, %232 : vector<16xf32>
    %235 = llvm.fdiv %227, %233 : vector<16xf32>
    %236 = llvm.fadd %224, %234 : vector<16xf32>
    %237 = llvm.fadd %225, %235 : vector<16xf32>
    %238 = llvm.getelementptr %29[%190] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %206, %238 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %239 = llvm.getelementptr %29[%191] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %207, %239 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %240 = llvm.getelementptr %31[%190] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %218, %240 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %241 = llvm.getelementptr %31[%191] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %219, %241 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %242 = llvm.getelementptr %33[%190] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %236, %242 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %243 = llvm.getelementptr %33[%191] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %237, %243 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %244 = llvm.add %180, %143 : i64
    llvm.br ^bb18(%244 : i64)
  ^bb20:  // pred: ^bb18
    %245 = llvm.mlir.constant(16 : index) : i64
    %246 = llvm.mlir.poison : vector<16xf32>
    %247 = llvm.mlir.constant(0 : i32) : i32
    %248 = llvm.insertelement %83, %246[%247 : i32] : vector<16xf32>
    %249 = llvm.shufflevector %248, %246 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %250 = llvm.mlir.poison : vector<16xf32>
    %251 = llvm.mlir.constant(0 : i32) : i32
    %252 = llvm.insertelement %85, %250[%251 : i32] : vector<16xf32>
    %253 = llvm.shufflevector %252, %250 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %254 = llvm.mlir.poison : vector<16xi1>
    %255 = llvm.mlir.constant(0 : i32) : i32
    %256 = llvm.insertelement %81, %254[%255 : i32] : vector<16xi1>
    %257 = llvm.shufflevector %256, %254 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xi1> 
    %258 = llvm.mlir.poison : vector<16xf32>
    %259 = llvm.mlir.constant(0 : i32) : i32
    %260 = llvm.insertelement %87, %258[%259 : i32] : vector<16xf32>
    %261 = llvm.shufflevector %260, %258 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %262 = llvm.mlir.poison : vector<16xf32>
    %263 = llvm.mlir.constant(0 : i32) : i32
    %264 = llvm.insertelement %89, %262[%263 : i32] : vector<16xf32>
    %265 = llvm.shufflevector %264, %262 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %266 = llvm.mlir.poison : vector<16xf32>
    %267 = llvm.mlir.constant(0 : i32) : i32
    %268 = llvm.insertelement %91, %266[%267 : i32] : vector<16xf32>
    %269 = llvm.shufflevector %268, %266 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %270 = llvm.mlir.poison : vector<16xf32>
    %271 = llvm.mlir.constant(0 : i32) : i32
    %272 = llvm.insertelement %93, %270[%271 : i32] : vector<16xf32>
    %273 = llvm.shufflevector %272, %270 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %274 = llvm.mlir.poison : vector<16xf32>
    %275 = llvm.mlir.constant(0 : i32) : i32
    %276 = llvm.insertelement %95, %274[%275 : i32] : vector<16xf32>
    %277 = llvm.shufflevector %276, %274 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %278 = llvm.mlir.poison : vector<16xf32>
    %279 = llvm.mlir.constant(0 : i32) : i32
    %280 = llvm.insertelement %97, %278[%279 : i32] : vector<16xf32>
    %281 = llvm.shufflevector %280, %278 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    llvm.br ^bb21(%141 : i64)
  ^bb21(%282: i64):  // 2 preds: ^bb20, ^bb22
    %283 = llvm.icmp "slt" %282, %55 : i64
    llvm.cond_br %283, ^bb22, ^bb23
  ^bb22:  // pred: ^bb21
    %284 = llvm.add %138, %282 : i64
    %285 = llvm.getelementptr %35[%284] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %286 = llvm.load %285 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %287 = llvm.add %140, %282 : i64
    %288 = llvm.getelementptr %9[%287] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %289 = llvm.load %288 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %290 = llvm.fsub %286, %289 : vector<16xf32>
    %291 = llvm.fmul %249, %290 : vector<16xf32>
    %292 = llvm.fadd %289, %291 : vector<16xf32>
    %293 = llvm.fmul %290, %253 : vector<16xf32>
    %294 = llvm.fsub %286, %293 : vector<16xf32>
    %295 = llvm.select %257, %292, %294 : vector<16xi1>, vector<16xf32>
    %296 = llvm.getelementptr %17[%287] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %297 = llvm.load %296 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %298 = llvm.fmul %297, %261 : vector<16xf32>
    %299 = llvm.fmul %286, %265 : vector<16xf32>
    %300 = llvm.fmul %299, %286 : vector<16xf32>
    %301 = llvm.fadd %298, %300 : vector<16xf32>
    %302 = llvm.getelementptr %5[%287] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %303 = llvm.load %302 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %304 = llvm.fmul %303, %269 : vector<16xf32>
    %305 = llvm.fmul %295, %273 : vector<16xf32>
    %306 = llvm.intr.sqrt(%301) : (vector<16xf32>) -> vector<16xf32>
    %307 = llvm.fdiv %306, %277 : vector<16xf32>
    %308 = llvm.fadd %307, %281 : vector<16xf32>
    %309 = llvm.fdiv %305, %308 : vector<16xf32>
    %310 = llvm.fadd %304, %309 : vector<16xf32>
    %311 = llvm.getelementptr %29[%287] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %295, %311 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %312 = llvm.getelementptr %31[%287] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %301, %312 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %313 = llvm.getelementptr %33[%287] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %310, %313 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %314 = llvm.add %282, %245 : i64
    llvm.br ^bb21(%314 : i64)
  ^bb23:  // pred: ^bb21
    %315 = llvm.add %134, %43 : i64
    llvm.br ^bb16(%315 : i64)
  ^bb24:  // pred: ^bb16
    %316 = llvm.add %107, %43 : i64
    llvm.br ^bb11(%316 : i64)
  ^bb25:  // pred: ^bb11
    %317 = llvm.add %98, %43 : i64
    llvm.br ^bb9(%317 : i64)
  ^bb26:  // pred: ^bb9
    %318 = llvm.add %37, %36 : i64
    llvm.br ^bb1(%318 : i64)
  ^bb27:  // pred: ^bb1
    llvm.return
  }
  llvm.func internal @matmul_6bef1085c6226489.mma1(%arg0: !llvm.ptr, %arg1: i64, %arg2: !llvm.ptr, %arg3: i64, %arg4: !llvm.ptr, %arg5: i64) {
    %0 = llvm.mlir.constant(1 : index) : i64
    %1 = llvm.mlir.constant(1152 : index) : i64
    %2 = llvm.mlir.constant(48 : index) : i64
    %3 = llvm.mlir.constant(384 : index) : i64
    %4 = llvm.mlir.constant(1024 : index) : i64
    %5 = llvm.mlir.constant(0 : index) : i64
    %6 = llvm.mlir.constant(171 : index) : i64
    %7 = llvm.mlir.constant(dense<0.000000e+00> : vector<16xf32>) : vector<16xf32>
    %8 = llvm.mlir.constant(171 : index) : i64
    %9 = llvm.mlir.constant(1 : index) : i64
    llvm.br ^bb1(%5, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
  ^bb1(%10: i64, %11: vector<16xf32>, %12: vector<16xf32>, %13: vector<16xf32>, %14: vector<16xf32>, %15: vector<16xf32>, %16: vector<16xf32>, %17: vector<16xf32>, %18: vector<16xf32>, %19: vector<16xf32>, %20: vector<16xf32>, %21: vector<16xf32>, %22: vector<16xf32>, %23: vector<16xf32>, %24: vector<16xf32>, %25: vector<16xf32>, %26: vector<16xf32>, %27: vector<16xf32>, %28: vector<16xf32>, %29: vector<16xf32>, %30: vector<16xf32>, %31: vector<16xf32>, %32: vector<16xf32>, %33: vector<16xf32>, %34: vector<16xf32>, %35: vector<16xf32>, %36: vector<16xf32>, %37: vector<16xf32>):  // 2 preds: ^bb0, ^bb2
    %38 = llvm.icmp "slt" %10, %8 : i64
    llvm.cond_br %38, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %39 = llvm.mul %10, %1 : i64
    %40 = llvm.add %arg1, %39 : i64
    %41 = llvm.mul %10, %2 : i64
    %42 = llvm.add %arg3, %41 : i64
    %43 = llvm.mlir.constant(0 : index) : i64
    %44 = llvm.mlir.constant(0 : index) : i64
    %45 = llvm.mlir.constant(0 : index) : i64
    %46 = llvm.getelementptr %arg2[%42] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %47 = llvm.load %46 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %48 = llvm.mlir.constant(16 : index) : i64
    %49 = llvm.add %42, %48 : i64
    %50 = llvm.getelementptr %arg2[%49] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %51 = llvm.load %50 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %52 = llvm.mlir.constant(32 : index) : i64
    %53 = llvm.add %42, %52 : i64
    %54 = llvm.getelementptr %arg2[%53] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %55 = llvm.load %54 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %56 = llvm.mlir.constant(12 : index) : i64
    %57 = llvm.mlir.constant(13824 : index) : i64
    %58 = llvm.add %40, %57 : i64
    %59 = llvm.getelementptr %arg0[%58] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    "llvm.intr.prefetch"(%59) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
    %60 = llvm.mlir.constant(0 : index) : i64
    %61 = llvm.mlir.constant(0 : index) : i64
    %62 = llvm.mlir.constant(0 : index) : i64
    %63 = llvm.getelementptr %arg0[%40] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %64 = llvm.load %63 {alignment = 4 : i64} : !llvm.ptr -> f32
    %65 = llvm.mlir.poison : vector<16xf32>
    %66 = llvm.mlir.constant(0 : i32) : i32
    %67 = llvm.insertelement %64, %65[%66 : i32] : vector<16xf32>
    %68 = llvm.shufflevector %67, %65 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %69 = llvm.intr.fma(%68, %47, %11) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %70 = llvm.intr.fma(%68, %51, %12) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %71 = llvm.intr.fma(%68, %55, %13) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %72 = llvm.mlir.constant(1 : index) : i64
    %73 = llvm.mlir.constant(1 : index) : i64
    %74 = llvm.add %40, %73 : i64
    %75 = llvm.getelementptr %arg0[%74] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %76 = llvm.load %75 {alignment = 4 : i64} : !llvm.ptr -> f32
    %77 = llvm.mlir.poison : vector<16xf32>
    %78 = llvm.mlir.constant(0 : i32) : i32
    %79 = llvm.insertelement %76, %77[%78 : i32] : vector<16xf32>
    %80 = llvm.shufflevector %79, %77 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %81 = llvm.intr.fma(%80, %47, %14) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %82 = llvm.intr.fma(%80, %51, %15) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %83 = llvm.intr.fma(%80, %55, %16) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %84 = llvm.mlir.constant(2 : index) : i64
    %85 = llvm.mlir.constant(2 : index) : i64
    %86 = llvm.add %40, %85 : i64
    %87 = llvm.getelementptr %arg0[%86] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %88 = llvm.load %87 {alignment = 4 : i64} : !llvm.ptr -> f32
    %89 = llvm.mlir.poison : vector<16xf32>
    %90 = llvm.mlir.constant(0 : i32) : i32
    %91 = llvm.insertelement %88, %89[%90 : i32] : vector<16xf32>
    %92 = llvm.shufflevector %91, %89 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %93 = llvm.intr.fma(%92, %47, %17) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %94 = llvm.intr.fma(%92, %51, %18) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %95 = llvm.intr.fma(%92, %55, %19) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %96 = llvm.mlir.constant(3 : index) : i64
    %97 = llvm.mlir.constant(3 : index) : i64
    %98 = llvm.add %40, %97 : i64
    %99 = llvm.getelementptr %arg0[%98] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %100 = llvm.load %99 {alignment = 4 : i64} : !llvm.ptr -> f32
    %101 = llvm.mlir.poison : vector<16xf32>
    %102 = llvm.mlir.constant(0 : i32) : i32
    %103 = llvm.insertelement %100, %101[%102 : i32] : vector<16xf32>
    %104 = llvm.shufflevector %103, %101 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %105 = llvm.intr.fma(%104, %47, %20) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %106 = llvm.intr.fma(%104, %51, %21) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %107 = llvm.intr.fma(%104, %55, %22) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %108 = llvm.mlir.constant(4 : index) : i64
    %109 = llvm.mlir.constant(4 : index) : i64
    %110 = llvm.add %40, %109 : i64
    %111 = llvm.getelementptr %arg0[%110] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %112 = llvm.load %111 {alignment = 4 : i64} : !llvm.ptr -> f32
    %113 = llvm.mlir.poison : vector<16xf32>
    %114 = llvm.mlir.constant(0 : i32) : i32
    %115 = llvm.insertelement %112, %113[%114 : i32] : vector<16xf32>
    %116 = llvm.shufflevector %115, %113 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %117 = llvm.intr.fma(%116, %47, %23) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %118 = llvm.intr.fma(%116, %51, %24) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %119 = llvm.intr.fma(%116, %55, %25) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %120 = llvm.mlir.constant(5 : index) : i64
    %121 = llvm.mlir.constant(5 : index) : i64
    %122 = llvm.add %40, %121 : i64
    %123 = llvm.getelementptr %arg0[%122] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %124 = llvm.load %123 {alignment = 4 : i64} : !llvm.ptr -> f32
    %125 = llvm.mlir.poison : vector<16xf32>
    %126 = llvm.mlir.constant(0 : i32) : i32
    %127 = llvm.insertelement %124, %125[%126 : i32] : vector<16xf32>
    %128 = llvm.shufflevector %127, %125 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %129 = llvm.intr.fma(%128, %47, %26) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %130 = llvm.intr.fma(%128, %51, %27) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %131 = llvm.intr.fma(%128, %55, %28) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %132 = llvm.mlir.constant(6 : index) : i64
    %133 = llvm.mlir.constant(6 : index) : i64
    %134 = llvm.add %40, %133 : i64
    %135 = llvm.getelementptr %arg0[%134] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %136 = llvm.load %135 {alignment = 4 : i64} : !llvm.ptr -> f32
    %137 = llvm.mlir.poison : vector<16xf32>
    %138 = llvm.mlir.constant(0 : i32) : i32
    %139 = llvm.insertelement %136, %137[%138 : i32] : vector<16xf32>
    %140 = llvm.shufflevector %139, %137 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %141 = llvm.intr.fma(%140, %47, %29) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %142 = llvm.intr.fma(%140, %51, %30) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %143 = llvm.intr.fma(%140, %55, %31) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %144 = llvm.mlir.constant(7 : index) : i64
    %145 = llvm.mlir.constant(7 : index) : i64
    %146 = llvm.add %40, %145 : i64
    %147 = llvm.getelementptr %arg0[%146] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %148 = llvm.load %147 {alignment = 4 : i64} : !llvm.ptr -> f32
    %149 = llvm.mlir.poison : vector<16xf32>
    %150 = llvm.mlir.constant(0 : i32) : i32
    %151 = llvm.insertelement %148, %149[%150 : i32] : vector<16xf32>
    %152 = llvm.shufflevector %151, %149 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %153 = llvm.intr.fma(%152, %47, %32) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %154 = llvm.intr.fma(%152, %51, %33) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %155 = llvm.intr.fma(%152, %55, %34) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %156 = llvm.mlir.constant(8 : index) : i64
    %157 = llvm.mlir.constant(8 : index) : i64
    %158 = llvm.add %40, %157 : i64
    %159 = llvm.getelementptr %arg0[%158] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %160 = llvm.load %159 {alignment = 4 : i64} : !llvm.ptr -> f32
    %161 = llvm.mlir.poison : vector<16xf32>
    %162 = llvm.mlir.constant(0 : i32) : i32
    %163 = llvm.insertelement %160, %161[%162 : i32] : vector<16xf32>
    %164 = llvm.shufflevector %163, %161 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %165 = llvm.intr.fma(%164, %47, %35) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %166 = llvm.intr.fma(%164, %51, %36) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %167 = llvm.intr.fma(%164, %55, %37) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %168 = llvm.add %10, %9 : i64
    llvm.br ^bb1(%168, %69, %70, %71, %81, %82, %83, %93, %94, %95, %105, %106, %107, %117, %118, %119, %129, %130, %131, %141, %142, %143, %153, %154, %155, %165, %166, %167 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
  ^bb3:  // pred: ^bb1
    %169 = llvm.mlir.constant(0 : index) : i64
    %170 = llvm.mlir.constant(0 : index) : i64
    %171 = llvm.mlir.constant(0 : index) : i64
    %172 = llvm.getelementptr %arg4[%arg5] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %11, %172 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %173 = llvm.mlir.constant(0 : index) : i64
    %174 = llvm.mlir.constant(0 : index) : i64
    %175 = llvm.mlir.constant(16 : index) : i64
    %176 = llvm.add %arg5, %175 : i64
    %177 = llvm.getelementptr %arg4[%176] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %12, %177 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %178 = llvm.mlir.constant(0 : index) : i64
    %179 = llvm.mlir.constant(0 : index) : i64
    %180 = llvm.mlir.constant(32 : index) : i64
    %181 = llvm.add %arg5, %180 : i64
    %182 = llvm.getelementptr %arg4[%181] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %13, %182 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %183 = llvm.mlir.constant(1 : index) : i64
    %184 = llvm.mlir.constant(384 : index) : i64
    %185 = llvm.add %arg5, %184 : i64
    %186 = llvm.mlir.constant(0 : index) : i64
    %187 = llvm.getelementptr %arg4[%185] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %14, %187 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %188 = llvm.mlir.constant(1 : index) : i64
    %189 = llvm.mlir.constant(384 : index) : i64
    %190 = llvm.add %arg5, %189 : i64
    %191 = llvm.mlir.constant(16 : index) : i64
    %192 = llvm.add %190, %191 : i64
    %193 = llvm.getelementptr %arg4[%192] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %15, %193 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %194 = llvm.mlir.constant(1 : index) : i64
    %195 = llvm.mlir.constant(384 : index) : i64
    %196 = llvm.add %arg5, %195 : i64
    %197 = llvm.mlir.constant(32 : index) : i64
    %198 = llvm.add %196, %197 : i64
    %199 = llvm.getelementptr %arg4[%198] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %16, %199 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %200 = llvm.mlir.constant(2 : index) : i64
    %201 = llvm.mlir.constant(768 : index) : i64
    %202 = llvm.add %arg5, %201 : i64
    %203 = llvm.mlir.constant(0 : index) : i64
    %204 = llvm.getelementptr %arg4[%202] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %17, %204 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %205 = llvm.mlir.constant(2 : index) : i64
    %206 = llvm.mlir.constant(768 : index) : i64
    %207 = llvm.add %arg5, %206 : i64
    %208 = llvm.mlir.constant(16 : index) : i64
    %209 = llvm.add %207, %208 : i64
    %210 = llvm.getelementptr %arg4[%209] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %18, %210 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %211 = llvm.mlir.constant(2 : index) : i64
    %212 = llvm.mlir.constant(768 : index) : i64
    %213 = llvm.add %arg5, %212 : i64
    %214 = llvm.mlir.constant(32 : index) : i64
    %215 = llvm.add %213, %214 : i64
    %216 = llvm.getelementptr %arg4[%215] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %19, %216 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %217 = llvm.mlir.constant(3 : index) : i64
    %218 = llvm.mlir.constant(1152 : index) : i64
    %219 = llvm.add %arg5, %218 : i64
    %220 = llvm.mlir.constant(0 : index) : i64
    %221 = llvm.getelementptr %arg4[%219] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %20, %221 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %222 = llvm.mlir.constant(3 : index) : i64
    %223 = llvm.mlir.constant(1152 : index) : i64
    %224 = llvm.add %arg5, %223 : i64
    %225 = llvm.mlir.constant(16 : index) : i64
    %226 = llvm.add %224, %225 : i64
    %227 = llvm.getelementptr %arg4[%226] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %21, %227 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %228 = llvm.mlir.constant(3 : index) : i64
    %229 = llvm.mlir.constant(1152 : index) : i64
    %230 = llvm.add %arg5, %229 : i64
    %231 = llvm.mlir.constant(32 : index) : i64
    %232 = llvm.add %230, %231 : i64
    %233 = llvm.getelementptr %arg4[%232] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %22, %233 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %234 = llvm.mlir.constant(4 : index) : i64
    %235 = llvm.mlir.constant(1536 : index) : i64
    %236 = llvm.add %arg5, %235 : i64
    %237 = llvm.mlir.constant(0 : index) : i64
    %238 = llvm.getelementptr %arg4[%236] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %23, %238 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %239 = llvm.mlir.constant(4 : index) : i64
    %240 = llvm.mlir.constant(1536 : index) : i64
    %241 = llvm.add %arg5, %240 : i64
    %242 = llvm.mlir.constant(16 : index) : i64
    %243 = llvm.add %241, %242 : i64
    %244 = llvm.getelementptr %arg4[%243] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %24, %244 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %245 = llvm.mlir.constant(4 : index) : i64
    %246 = llvm.mlir.constant(1536 : index) : i64
    %247 = llvm.add %arg5, %246 : i64
    %248 = llvm.mlir.constant(32 : index) : i64
    %249 = llvm.add %247, %248 : i64
    %250 = llvm.getelementptr %arg4[%249] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %25, %250 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %251 = llvm.mlir.constant(5 : index) : i64
    %252 = llvm.mlir.constant(1920 : index) : i64
    %253 = llvm.add %arg5, %252 : i64
    %254 = llvm.mlir.constant(0 : index) : i64
    %255 = llvm.getelementptr %arg4[%253] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %26, %255 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %256 = llvm.mlir.constant(5 : index) : i64
    %257 = llvm.mlir.constant(1920 : index) : i64
    %258 = llvm.add %arg5, %257 : i64
    %259 = llvm.mlir.constant(16 : index) : i64
    %260 = llvm.add %258, %259 : i64
    %261 = llvm.getelementptr %arg4[%260] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %27, %261 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %262 = llvm.mlir.constant(5 : index) : i64
    %263 = llvm.mlir.constant(1920 : index) : i64
    %264 = llvm.add %arg5, %263 : i64
    %265 = llvm.mlir.constant(32 : index) : i64
    %266 = llvm.add %264, %265 : i64
    %267 = llvm.getelementptr %arg4[%266] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %28, %267 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %268 = llvm.mlir.constant(6 : index) : i64
    %269 = llvm.mlir.constant(2304 : index) : i64
    %270 = llvm.add %arg5, %269 : i64
    %271 = llvm.mlir.constant(0 : index) : i64
    %272 = llvm.getelementptr %arg4[%270] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %29, %272 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %273 = llvm.mlir.constant(6 : index) : i64
    %274 = llvm.mlir.constant(2304 : index) : i64
    %275 = llvm.add %arg5, %274 : i64
    %276 = llvm.mlir.constant(16 : index) : i64
    %277 = llvm.add %275, %276 : i64
    %278 = llvm.getelementptr %arg4[%277] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %30, %278 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %279 = llvm.mlir.constant(6 : index) : i64
    %280 = llvm.mlir.constant(2304 : index) : i64
    %281 = llvm.add %arg5, %280 : i64
    %282 = llvm.mlir.constant(32 : index) : i64
    %283 = llvm.add %281, %282 : i64
    %284 = llvm.getelementptr %arg4[%283] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %31, %284 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %285 = llvm.mlir.constant(7 : index) : i64
    %286 = llvm.mlir.constant(2688 : index) : i64
    %287 = llvm.add %arg5, %286 : i64
    %288 = llvm.mlir.constant(0 : index) : i64
    %289 = llvm.getelementptr %arg4[%287] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %32, %289 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %290 = llvm.mlir.constant(7 : index) : i64
    %291 = llvm.mlir.constant(2688 : index) : i64
    %292 = llvm.add %arg5, %291 : i64
    %293 = llvm.mlir.constant(16 : index) : i64
    %294 = llvm.add %292, %293 : i64
    %295 = llvm.getelementptr %arg4[%294] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %33, %295 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %296 = llvm.mlir.constant(7 : index) : i64
    %297 = llvm.mlir.constant(2688 : index) : i64
    %298 = llvm.add %arg5, %297 : i64
    %299 = llvm.mlir.constant(32 : index) : i64
    %300 = llvm.add %298, %299 : i64
    %301 = llvm.getelementptr %arg4[%300] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %34, %301 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %302 = llvm.mlir.constant(8 : index) : i64
    %303 = llvm.mlir.constant(3072 : index) : i64
    %304 = llvm.add %arg5, %303 : i64
    %305 = llvm.mlir.constant(0 : index) : i64
    %306 = llvm.getelementptr %arg4[%304] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %35, %306 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %307 = llvm.mlir.constant(8 : index) : i64
    %308 = llvm.mlir.constant(3072 : index) : i64
    %309 = llvm.add %arg5, %308 : i64
    %310 = llvm.mlir.constant(16 : index) : i64
    %311 = llvm.add %309, %310 : i64
    %312 = llvm.getelementptr %arg4[%311] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %36, %312 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %313 = llvm.mlir.constant(8 : index) : i64
    %314 = llvm.mlir.constant(3072 : index) : i64
    %315 = llvm.add %arg5, %314 : i64
    %316 = llvm.mlir.constant(32 : index) : i64
    %317 = llvm.add %315, %316 : i64
    %318 = llvm.getelementptr %arg4[%317] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %37, %318 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %319 = llvm.mlir.constant(171 : index) : i64
    %320 = llvm.mlir.constant(855 : index) : i64
    %321 = llvm.mlir.constant(171 : index) : i64
    llvm.br ^bb4(%319 : i64)
  ^bb4(%322: i64):  // 2 preds: ^bb3, ^bb8
    %323 = llvm.icmp "slt" %322, %320 : i64
    llvm.cond_br %323, ^bb5, ^bb9
  ^bb5:  // pred: ^bb4
    %324 = llvm.mlir.constant(171 : index) : i64
    %325 = llvm.mlir.constant(dense<0.000000e+00> : vector<16xf32>) : vector<16xf32>
    %326 = llvm.add %322, %324 : i64
    %327 = llvm.mlir.constant(1 : index) : i64
    llvm.br ^bb6(%322, %325, %325, %325, %325, %325, %325, %325, %325, %325, %325, %325, %325, %325, %325, %325, %325, %325, %325, %325, %325, %325, %325, %325, %325, %325, %325, %325 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
  ^bb6(%328: i64, %329: vector<16xf32>, %330: vector<16xf32>, %331: vector<16xf32>, %332: vector<16xf32>, %333: vector<16xf32>, %334: vector<16xf32>, %335: vector<16xf32>, %336: vector<16xf32>, %337: vector<16xf32>, %338: vector<16xf32>, %339: vector<16xf32>, %340: vector<16xf32>, %341: vector<16xf32>, %342: vector<16xf32>, %343: vector<16xf32>, %344: vector<16xf32>, %345: vector<16xf32>, %346: vector<16xf32>, %347: vector<16xf32>, %348: vector<16xf32>, %349: vector<16xf32>, %350: vector<16xf32>, %351: vector<16xf32>, %352: vector<16xf32>, %353: vector<16xf32>, %354: vector<16xf32>, %355: vector<16xf32>):  // 2 preds: ^bb5, ^bb7
    %356 = llvm.icmp "slt" %328, %326 : i64
    llvm.cond_br %356, ^bb7, ^bb8
  ^bb7:  // pred: ^bb6
    %357 = llvm.mul %328, %1 : i64
    %358 = llvm.add %arg1, %357 : i64
    %359 = llvm.mul %328, %2 : i64
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
    %374 = llvm.mlir.constant(12 : index) : i64
    %375 = llvm.mlir.constant(13824 : index) : i64
    %376 = llvm.add %358, %375 : i64
    %377 = llvm.getelementptr %arg0[%376] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    "llvm.intr.prefetch"(%377) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
    %378 = llvm.mlir.constant(0 : index) : i64
    %379 = llvm.mlir.constant(0 : index) : i64
    %380 = llvm.mlir.constant(0 : index) : i64
    %381 = llvm.getelementptr %arg0[%358] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %382 = llvm.load %381 {alignment = 4 : i64} : !llvm.ptr -> f32
    %383 = llvm.mlir.poison : vector<16xf32>
    %384 = llvm.mlir.constant(0 : i32) : i32
    %385 = llvm.insertelement %382, %383[%384 : i32] : vector<16xf32>
    %386 = llvm.shufflevector %385, %383 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %387 = llvm.intr.fma(%386, %365, %329) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %388 = llvm.intr.fma(%386, %369, %330) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %389 = llvm.intr.fma(%386, %373, %331) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %390 = llvm.mlir.constant(1 : index) : i64
    %391 = llvm.mlir.constant(1 : index) : i64
    %392 = llvm.add %358, %391 : i64
    %393 = llvm.getelementptr %arg0[%392] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %394 = llvm.load %393 {alignment = 4 : i64} : !llvm.ptr -> f32
    %395 = llvm.mlir.poison : vector<16xf32>
    %396 = llvm.mlir.constant(0 : i32) : i32
    %397 = llvm.insertelement %394, %395[%396 : i32] : vector<16xf32>
    %398 = llvm.shufflevector %397, %395 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %399 = llvm.intr.fma(%398, %365, %332) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %400 = llvm.intr.fma(%398, %369, %333) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %401 = llvm.intr.fma(%398, %373, %334) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %402 = llvm.mlir.constant(2 : index) : i64
    %403 = llvm.mlir.constant(2 : index) : i64
    %404 = llvm.add %358, %403 : i64
    %405 = llvm.getelementptr %arg0[%404] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %406 = llvm.load %405 {alignment = 4 : i64} : !llvm.ptr -> f32
    %407 = llvm.mlir.poison : vector<16xf32>
    %408 = llvm.mlir.constant(0 : i32) : i32
    %409 = llvm.insertelement %406, %407[%408 : i32] : vector<16xf32>
    %410 = llvm.shufflevector %409, %407 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %411 = llvm.intr.fma(%410, %365, %335) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %412 = llvm.intr.fma(%410, %369, %336) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %413 = llvm.intr.fma(%410, %373, %337) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %414 = llvm.mlir.constant(3 : index) : i64
    %415 = llvm.mlir.constant(3 : index) : i64
    %416 = llvm.add %358, %415 : i64
    %417 = llvm.getelementptr %arg0[%416] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %418 = llvm.load %417 {alignment = 4 : i64} : !llvm.ptr -> f32
    %419 = llvm.mlir.poison : vector<16xf32>
    %420 = llvm.mlir.constant(0 : i32) : i32
    %421 = llvm.insertelement %418, %419[%420 : i32] : vector<16xf32>
    %422 = llvm.shufflevector %421, %419 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %423 = llvm.intr.fma(%422, %365, %338) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %424 = llvm.intr.fma(%422, %369, %339) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %425 = llvm.intr.fma(%422, %373, %340) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %426 = llvm.mlir.constant(4 : index) : i64
    %427 = llvm.mlir.constant(4 : index) : i64
    %428 = llvm.add %358, %427 : i64
    %429 = llvm.getelementptr %arg0[%428] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %430 = llvm.load %429 {alignment = 4 : i64} : !llvm.ptr -> f32
    %431 = llvm.mlir.poison : vector<16xf32>
    %432 = llvm.mlir.constant(0 : i32) : i32
    %433 = llvm.insertelement %430, %431[%432 : i32] : vector<16xf32>
    %434 = llvm.shufflevector %433, %431 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %435 = llvm.intr.fma(%434, %365, %341) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %436 = llvm.intr.fma(%434, %369, %342) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %437 = llvm.intr.fma(%434, %373, %343) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %438 = llvm.mlir.constant(5 : index) : i64
    %439 = llvm.mlir.constant(5 : index) : i64
    %440 = llvm.add %358, %439 : i64
    %441 = llvm.getelementptr %arg0[%440] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %442 = llvm.load %441 {alignment = 4 : i64} : !llvm.ptr -> f32
    %443 = llvm.mlir.poison : vector<16xf32>
    %444 = llvm.mlir.constant(0 : i32) : i32
    %445 = llvm.insertelement %442, %443[%444 : i32] : vector<16xf32>
    %446 = llvm.shufflevector %445, %443 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %447 = llvm.intr.fma(%446, %365, %344) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %448 = llvm.intr.fma(%446, %369, %345) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %449 = llvm.intr.fma(%446, %373, %346) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %450 = llvm.mlir.constant(6 : index) : i64
    %451 = llvm.mlir.constant(6 : index) : i64
    %452 = llvm.add %358, %451 : i64
    %453 = llvm.getelementptr %arg0[%452] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %454 = llvm.load %453 {alignment = 4 : i64} : !llvm.ptr -> f32
    %455 = llvm.mlir.poison : vector<16xf32>
    %456 = llvm.mlir.constant(0 : i32) : i32
    %457 = llvm.insertelement %454, %455[%456 : i32] : vector<16xf32>
    %458 = llvm.shufflevector %457, %455 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %459 = llvm.intr.fma(%458, %365, %347) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %460 = llvm.intr.fma(%458, %369, %348) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %461 = llvm.intr.fma(%458, %373, %349) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %462 = llvm.mlir.constant(7 : index) : i64
    %463 = llvm.mlir.constant(7 : index) : i64
    %464 = llvm.add %358, %463 : i64
    %465 = llvm.getelementptr %arg0[%464] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %466 = llvm.load %465 {alignment = 4 : i64} : !llvm.ptr -> f32
    %467 = llvm.mlir.poison : vector<16xf32>
    %468 = llvm.mlir.constant(0 : i32) : i32
    %469 = llvm.insertelement %466, %467[%468 : i32] : vector<16xf32>
    %470 = llvm.shufflevector %469, %467 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %471 = llvm.intr.fma(%470, %365, %350) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %472 = llvm.intr.fma(%470, %369, %351) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %473 = llvm.intr.fma(%470, %373, %352) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %474 = llvm.mlir.constant(8 : index) : i64
    %475 = llvm.mlir.constant(8 : index) : i64
    %476 = llvm.add %358, %475 : i64
    %477 = llvm.getelementptr %arg0[%476] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %478 = llvm.load %477 {alignment = 4 : i64} : !llvm.ptr -> f32
    %479 = llvm.mlir.poison : vector<16xf32>
    %480 = llvm.mlir.constant(0 : i32) : i32
    %481 = llvm.insertelement %478, %479[%480 : i32] : vector<16xf32>
    %482 = llvm.shufflevector %481, %479 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %483 = llvm.intr.fma(%482, %365, %353) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %484 = llvm.intr.fma(%482, %369, %354) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %485 = llvm.intr.fma(%482, %373, %355) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %486 = llvm.add %328, %327 : i64
    llvm.br ^bb6(%486, %387, %388, %389, %399, %400, %401, %411, %412, %413, %423, %424, %425, %435, %436, %437, %447, %448, %449, %459, %460, %461, %471, %472, %473, %483, %484, %485 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
  ^bb8:  // pred: ^bb6
    %487 = llvm.mlir.constant(0 : index) : i64
    %488 = llvm.mlir.constant(0 : index) : i64
    %489 = llvm.mlir.constant(0 : index) : i64
    %490 = llvm.getelementptr %arg4[%arg5] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %491 = llvm.load %490 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %492 = llvm.fadd %491, %329 : vector<16xf32>
    %493 = llvm.mlir.constant(0 : index) : i64
    %494 = llvm.mlir.constant(0 : index) : i64
    %495 = llvm.mlir.constant(0 : index) : i64
    %496 = llvm.getelementptr %arg4[%arg5] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %492, %496 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %497 = llvm.mlir.constant(0 : index) : i64
    %498 = llvm.mlir.constant(0 : index) : i64
    %499 = llvm.mlir.constant(16 : index) : i64
    %500 = llvm.add %arg5, %499 : i64
    %501 = llvm.getelementptr %arg4[%500] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %502 = llvm.load %501 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %503 = llvm.fadd %502, %330 : vector<16xf32>
    %504 = llvm.mlir.constant(0 : index) : i64
    %505 = llvm.mlir.constant(0 : index) : i64
    %506 = llvm.mlir.constant(16 : index) : i64
    %507 = llvm.add %arg5, %506 : i64
    %508 = llvm.getelementptr %arg4[%507] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %503, %508 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %509 = llvm.mlir.constant(0 : index) : i64
    %510 = llvm.mlir.constant(0 : index) : i64
    %511 = llvm.mlir.constant(32 : index) : i64
    %512 = llvm.add %arg5, %511 : i64
    %513 = llvm.getelementptr %arg4[%512] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %514 = llvm.load %513 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %515 = llvm.fadd %514, %331 : vector<16xf32>
    %516 = llvm.mlir.constant(0 : index) : i64
    %517 = llvm.mlir.constant(0 : index) : i64
    %518 = llvm.mlir.constant(32 : index) : i64
    %519 = llvm.add %arg5, %518 : i64
    %520 = llvm.getelementptr %arg4[%519] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %515, %520 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %521 = llvm.mlir.constant(1 : index) : i64
    %522 = llvm.mlir.constant(384 : index) : i64
    %523 = llvm.add %arg5, %522 : i64
    %524 = llvm.mlir.constant(0 : index) : i64
    %525 = llvm.getelementptr %arg4[%523] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %526 = llvm.load %525 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %527 = llvm.fadd %526, %332 : vector<16xf32>
    %528 = llvm.mlir.constant(1 : index) : i64
    %529 = llvm.mlir.constant(384 : index) : i64
    %530 = llvm.add %arg5, %529 : i64
    %531 = llvm.mlir.constant(0 : index) : i64
    %532 = llvm.getelementptr %arg4[%530] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %527, %532 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %533 = llvm.mlir.constant(1 : index) : i64
    %534 = llvm.mlir.constant(384 : index) : i64
    %535 = llvm.add %arg5, %534 : i64
    %536 = llvm.mlir.constant(16 : index) : i64
    %537 = llvm.add %535, %536 : i64
    %538 = llvm.getelementptr %arg4[%537] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %539 = llvm.load %538 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %540 = llvm.fadd %539, %333 : vector<16xf32>
    %541 = llvm.mlir.constant(1 : index) : i64
    %542 = llvm.mlir.constant(384 : index) : i64
    %543 = llvm.add %arg5, %542 : i64
    %544 = llvm.mlir.constant(16 : index) : i64
    %545 = llvm.add %543, %544 : i64
    %546 = llvm.getelementptr %arg4[%545] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %540, %546 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %547 = llvm.mlir.constant(1 : index) : i64
    %548 = llvm.mlir.constant(384 : index) : i64
    %549 = llvm.add %arg5, %548 : i64
    %550 = llvm.mlir.constant(32 : index) : i64
    %551 = llvm.add %549, %550 : i64
    %552 = llvm.getelementptr %arg4[%551] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %553 = llvm.load %552 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %554 = llvm.fadd %553, %334 : vector<16xf32>
    %555 = llvm.mlir.constant(1 : index) : i64
    %556 = llvm.mlir.constant(384 : index) : i64
    %557 = llvm.add %arg5, %556 : i64
    %558 = llvm.mlir.constant(32 : index) : i64
    %559 = llvm.add %557, %558 : i64
    %560 = llvm.getelementptr %arg4[%559] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %554, %560 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %561 = llvm.mlir.constant(2 : index) : i64
    %562 = llvm.mlir.constant(768 : index) : i64
    %563 = llvm.add %arg5, %562 : i64
    %564 = llvm.mlir.constant(0 : index) : i64
    %565 = llvm.getelementptr %arg4[%563] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %566 = llvm.load %565 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %567 = llvm.fadd %566, %335 : vector<16xf32>
    %568 = llvm.mlir.constant(2 : index) : i64
    %569 = llvm.mlir.constant(768 : index) : i64
    %570 = llvm.add %arg5, %569 : i64
    %571 = llvm.mlir.constant(0 : index) : i64
    %572 = llvm.getelementptr %arg4[%570] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %567, %572 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %573 = llvm.mlir.constant(2 : index) : i64
    %574 = llvm.mlir.constant(768 : index) : i64
    %575 = llvm.add %arg5, %574 : i64
    %576 = llvm.mlir.constant(16 : index) : i64
    %577 = llvm.add %575, %576 : i64
    %578 = llvm.getelementptr %arg4[%577] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %579 = llvm.load %578 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %580 = llvm.fadd %579, %336 : vector<16xf32>
    %581 = llvm.mlir.constant(2 : index) : i64
    %582 = llvm.mlir.constant(768 : index) : i64
    %583 = llvm.add %arg5, %582 : i64
    %584 = llvm.mlir.constant(16 : index) : i64
    %585 = llvm.add %583, %584 : i64
    %586 = llvm.getelementptr %arg4[%585] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %580, %586 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %587 = llvm.mlir.constant(2 : index) : i64
    %588 = llvm.mlir.constant(768 : index) : i64
    %589 = llvm.add %arg5, %588 : i64
    %590 = llvm.mlir.constant(32 : index) : i64
    %591 = llvm.add %589, %590 : i64
    %592 = llvm.getelementptr %arg4[%591] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %593 = llvm.load %592 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %594 = llvm.fadd %593, %337 : vector<16xf32>
    %595 = llvm.mlir.constant(2 : index) : i64
    %596 = llvm.mlir.constant(768 : index) : i64
    %597 = llvm.add %arg5, %596 : i64
    %598 = llvm.mlir.constant(32 : index) : i64
    %599 = llvm.add %597, %598 : i64
    %600 = llvm.getelementptr %arg4[%599] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %594, %600 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %601 = llvm.mlir.constant(3 : index) : i64
    %602 = llvm.mlir.constant(1152 : index) : i64
    %603 = llvm.add %arg5, %602 : i64
    %604 = llvm.mlir.constant(0 : index) : i64
    %605 = llvm.getelementptr %arg4[%603] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %606 = llvm.load %605 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %607 = llvm.fadd %606, %338 : vector<16xf32>
    %608 = llvm.mlir.constant(3 : index) : i64
    %609 = llvm.mlir.constant(1152 : index) : i64
    %610 = llvm.add %arg5, %609 : i64
    %611 = llvm.mlir.constant(0 : index) : i64
    %612 = llvm.getelementptr %arg4[%610] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %607, %612 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %613 = llvm.mlir.constant(3 : index) : i64
    %614 = llvm.mlir.constant(1152 : index) : i64
    %615 = llvm.add %arg5, %614 : i64
    %616 = llvm.mlir.constant(16 : index) : i64
    %617 = llvm.add %615, %616 : i64
    %618 = llvm.getelementptr %arg4[%617] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %619 = llvm.load %618 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %620 = llvm.fadd %619, %339 : vector<16xf32>
    %621 = llvm.mlir.constant(3 : index) : i64
    %622 = llvm.mlir.constant(1152 : index) : i64
    %623 = llvm.add %arg5, %622 : i64
    %624 = llvm.mlir.constant(16 : index) : i64
    %625 = llvm.add %623, %624 : i64
    %626 = llvm.getelementptr %arg4[%625] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %620, %626 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %627 = llvm.mlir.constant(3 : index) : i64
    %628 = llvm.mlir.constant(1152 : index) : i64
    %629 = llvm.add %arg5, %628 : i64
    %630 = llvm.mlir.constant(32 : index) : i64
    %631 = llvm.add %629, %630 : i64
    %632 = llvm.getelementptr %arg4[%631] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %633 = llvm.load %632 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %634 = llvm.fadd %633, %340 : vector<16xf32>
    %635 = llvm.mlir.constant(3 : index) : i64
    %636 = llvm.mlir.constant(1152 : index) : i64
    %637 = llvm.add %arg5, %636 : i64
    %638 = llvm.mlir.constant(32 : index) : i64
    %639 = llvm.add %637, %638 : i64
    %640 = llvm.getelementptr %arg4[%639] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %634, %640 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %641 = llvm.mlir.constant(4 : index) : i64
    %642 = llvm.mlir.constant(1536 : index) : i64
    %643 = llvm.add %arg5, %642 : i64
    %644 = llvm.mlir.constant(0 : index) : i64
    %645 = llvm.getelementptr %arg4[%643] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %646 = llvm.load %645 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %647 = llvm.fadd %646, %341 : vector<16xf32>
    %648 = llvm.mlir.constant(4 : index) : i64
    %649 = llvm.mlir.constant(1536 : index) : i64
    %650 = llvm.add %arg5, %649 : i64
    %651 = llvm.mlir.constant(0 : index) : i64
    %652 = llvm.getelementptr %arg4[%650] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %647, %652 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %653 = llvm.mlir.constant(4 : index) : i64
    %654 = llvm.mlir.constant(1536 : index) : i64
    %655 = llvm.add %arg5, %654 : i64
    %656 = llvm.mlir.constant(16 : index) : i64
    %657 = llvm.add %655, %656 : i64
    %658 = llvm.getelementptr %arg4[%657] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %659 = llvm.load %658 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %660 = llvm.fadd %659, %342 : vector<16xf32>
    %661 = llvm.mlir.constant(4 : index) : i64
    %662 = llvm.mlir.constant(1536 : index) : i64
    %663 = llvm.add %arg5, %662 : i64
    %664 = llvm.mlir.constant(16 : index) : i64
    %665 = llvm.add %663, %664 : i64
    %666 = llvm.getelementptr %arg4[%665] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %660, %666 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %667 = llvm.mlir.constant(4 : index) : i64
    %668 = llvm.mlir.constant(1536 : index) : i64
    %669 = llvm.add %arg5, %668 : i64
    %670 = llvm.mlir.constant(32 : index) : i64
    %671 = llvm.add %669, %670 : i64
    %672 = llvm.getelementptr %arg4[%671] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %673 = llvm.load %672 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %674 = llvm.fadd %673, %343 : vector<16xf32>
    %675 = llvm.mlir.constant(4 : index) : i64
    %676 = llvm.mlir.constant(1536 : index) : i64
    %677 = llvm.add %arg5, %676 : i64
    %678 = llvm.mlir.constant(32 : index) : i64
    %679 = llvm.add %677, %678 : i64
    %680 = llvm.getelementptr %arg4[%679] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %674, %680 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %681 = llvm.mlir.constant(5 : index) : i64
    %682 = llvm.mlir.constant(1920 : index) : i64
    %683 = llvm.add %arg5, %682 : i64
    %684 = llvm.mlir.constant(0 : index) : i64
    %685 = llvm.getelementptr %arg4[%683] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %686 = llvm.load %685 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %687 = llvm.fadd %686, %344 : vector<16xf32>
    %688 = llvm.mlir.constant(5 : index) : i64
    %689 = llvm.mlir.constant(1920 : index) : i64
    %690 = llvm.add %arg5, %689 : i64
    %691 = llvm.mlir.constant(0 : index) : i64
    %692 = llvm.getelementptr %arg4[%690] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %687, %692 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %693 = llvm.mlir.constant(5 : index) : i64
    %694 = llvm.mlir.constant(1920 : index) : i64
    %695 = llvm.add %arg5, %694 : i64
    %696 = llvm.mlir.constant(16 : index) : i64
    %697 = llvm.add %695, %696 : i64
    %698 = llvm.getelementptr %arg4[%697] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %699 = llvm.load %698 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %700 = llvm.fadd %699, %345 : vector<16xf32>
    %701 = llvm.mlir.constant(5 : index) : i64
    %702 = llvm.mlir.constant(1920 : index) : i64
    %703 = llvm.add %arg5, %702 : i64
    %704 = llvm.mlir.constant(16 : index) : i64
    %705 = llvm.add %703, %704 : i64
    %706 = llvm.getelementptr %arg4[%705] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %700, %706 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %707 = llvm.mlir.constant(5 : index) : i64
    %708 = llvm.mlir.constant(1920 : index) : i64
    %709 = llvm.add %arg5, %708 : i64
    %710 = llvm.mlir.constant(32 : index) : i64
    %711 = llvm.add %709, %710 : i64
    %712 = llvm.getelementptr %arg4[%711] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %713 = llvm.load %712 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %714 = llvm.fadd %713, %346 : vector<16xf32>
    %715 = llvm.mlir.constant(5 : index) : i64
    %716 = llvm.mlir.constant(1920 : index) : i64
    %717 = llvm.add %arg5, %716 : i64
    %718 = llvm.mlir.constant(32 : index) : i64
    %719 = llvm.add %717, %718 : i64
    %720 = llvm.getelementptr %arg4[%719] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %714, %720 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %721 = llvm.mlir.constant(6 : index) : i64
    %722 = llvm.mlir.constant(2304 : index) : i64
    %723 = llvm.add %arg5, %722 : i64
    %724 = llvm.mlir.constant(0 : index) : i64
    %725 = llvm.getelementptr %arg4[%723] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %726 = llvm.load %725 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %727 = llvm.fadd %726, %347 : vector<16xf32>
    %728 = llvm.mlir.constant(6 : index) : i64
    %729 = llvm.mlir.constant(2304 : index) : i64
    %730 = llvm.add %arg5, %729 : i64
    %731 = llvm.mlir.constant(0 : index) : i64
    %732 = llvm.getelementptr %arg4[%730] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %727, %732 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %733 = llvm.mlir.constant(6 : index) : i64
    %734 = llvm.mlir.constant(2304 : index) : i64
    %735 = llvm.add %arg5, %734 : i64
    %736 = llvm.mlir.constant(16 : index) : i64
    %737 = llvm.add %735, %736 : i64
    %738 = llvm.getelementptr %arg4[%737] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %739 = llvm.load %738 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %740 = llvm.fadd %739, %348 : vector<16xf32>
    %741 = llvm.mlir.constant(6 : index) : i64
    %742 = llvm.mlir.constant(2304 : index) : i64
    %743 = llvm.add %arg5, %742 : i64
    %744 = llvm.mlir.constant(16 : index) : i64
    %745 = llvm.add %743, %744 : i64
    %746 = llvm.getelementptr %arg4[%745] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %740, %746 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %747 = llvm.mlir.constant(6 : index) : i64
    %748 = llvm.mlir.constant(2304 : index) : i64
    %749 = llvm.add %arg5, %748 : i64
    %750 = llvm.mlir.constant(32 : index) : i64
    %751 = llvm.add %749, %750 : i64
    %752 = llvm.getelementptr %arg4[%751] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %753 = llvm.load %752 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %754 = llvm.fadd %753, %349 : vector<16xf32>
    %755 = llvm.mlir.constant(6 : index) : i64
    %756 = llvm.mlir.constant(2304 : index) : i64
    %757 = llvm.add %arg5, %756 : i64
    %758 = llvm.mlir.constant(32 : index) : i64
    %759 = llvm.add %757, %758 : i64
    %760 = llvm.getelementptr %arg4[%759] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %754, %760 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %761 = llvm.mlir.constant(7 : index) : i64
    %762 = llvm.mlir.constant(2688 : index) : i64
    %763 = llvm.add %arg5, %762 : i64
    %764 = llvm.mlir.constant(0 : index) : i64
    %765 = llvm.getelementptr %arg4[%763] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %766 = llvm.load %765 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %767 = llvm.fadd %766, %350 : vector<16xf32>
    %768 = llvm.mlir.constant(7 : index) : i64
    %769 = llvm.mlir.constant(2688 : index) : i64
    %770 = llvm.add %arg5, %769 : i64
    %771 = llvm.mlir.constant(0 : index) : i64
    %772 = llvm.getelementptr %arg4[%770] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %767, %772 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %773 = llvm.mlir.constant(7 : index) : i64
    %774 = llvm.mlir.constant(2688 : index) : i64
    %775 = llvm.add %arg5, %774 : i64
    %776 = llvm.mlir.constant(16 : index) : i64
    %777 = llvm.add %775, %776 : i64
    %778 = llvm.getelementptr %arg4[%777] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %779 = llvm.load %778 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %780 = llvm.fadd %779, %351 : vector<16xf32>
    %781 = llvm.mlir.constant(7 : index) : i64
    %782 = llvm.mlir.constant(2688 : index) : i64
    %783 = llvm.add %arg5, %782 : i64
    %784 = llvm.mlir.constant(16 : index) : i64
    %785 = llvm.add %783, %784 : i64
    %786 = llvm.getelementptr %arg4[%785] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %780, %786 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %787 = llvm.mlir.constant(7 : index) : i64
    %788 = llvm.mlir.constant(2688 : index) : i64
    %789 = llvm.add %arg5, %788 : i64
    %790 = llvm.mlir.constant(32 : index) : i64
    %791 = llvm.add %789, %790 : i64
    %792 = llvm.getelementptr %arg4[%791] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %793 = llvm.load %792 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %794 = llvm.fadd %793, %352 : vector<16xf32>
    %795 = llvm.mlir.constant(7 : index) : i64
    %796 = llvm.mlir.constant(2688 : index) : i64
    %797 = llvm.add %arg5, %796 : i64
    %798 = llvm.mlir.constant(32 : index) : i64
    %799 = llvm.add %797, %798 : i64
    %800 = llvm.getelementptr %arg4[%799] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %794, %800 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %801 = llvm.mlir.constant(8 : index) : i64
    %802 = llvm.mlir.constant(3072 : index) : i64
    %803 = llvm.add %arg5, %802 : i64
    %804 = llvm.mlir.constant(0 : index) : i64
    %805 = llvm.getelementptr %arg4[%803] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %806 = llvm.load %805 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %807 = llvm.fadd %806, %353 : vector<16xf32>
    %808 = llvm.mlir.constant(8 : index) : i64
    %809 = llvm.mlir.constant(3072 : index) : i64
    %810 = llvm.add %arg5, %809 : i64
    %811 = llvm.mlir.constant(0 : index) : i64
    %812 = llvm.getelementptr %arg4[%810] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %807, %812 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %813 = llvm.mlir.constant(8 : index) : i64
    %814 = llvm.mlir.constant(3072 : index) : i64
    %815 = llvm.add %arg5, %814 : i64
    %816 = llvm.mlir.constant(16 : index) : i64
    %817 = llvm.add %815, %816 : i64
    %818 = llvm.getelementptr %arg4[%817] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %819 = llvm.load %818 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %820 = llvm.fadd %819, %354 : vector<16xf32>
    %821 = llvm.mlir.constant(8 : index) : i64
    %822 = llvm.mlir.constant(3072 : index) : i64
    %823 = llvm.add %arg5, %822 : i64
    %824 = llvm.mlir.constant(16 : index) : i64
    %825 = llvm.add %823, %824 : i64
    %826 = llvm.getelementptr %arg4[%825] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %820, %826 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %827 = llvm.mlir.constant(8 : index) : i64
    %828 = llvm.mlir.constant(3072 : index) : i64
    %829 = llvm.add %arg5, %828 : i64
    %830 = llvm.mlir.constant(32 : index) : i64
    %831 = llvm.add %829, %830 : i64
    %832 = llvm.getelementptr %arg4[%831] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %833 = llvm.load %832 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %834 = llvm.fadd %833, %355 : vector<16xf32>
    %835 = llvm.mlir.constant(8 : index) : i64
    %836 = llvm.mlir.constant(3072 : index) : i64
    %837 = llvm.add %arg5, %836 : i64
    %838 = llvm.mlir.constant(32 : index) : i64
    %839 = llvm.add %837, %838 : i64
    %840 = llvm.getelementptr %arg4[%839] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %834, %840 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %841 = llvm.add %322, %321 : i64
    llvm.br ^bb4(%841 : i64)
  ^bb9:  // pred: ^bb4
    %842 = llvm.mlir.constant(855 : index) : i64
    %843 = llvm.mlir.constant(169 : index) : i64
    %844 = llvm.mlir.constant(dense<0.000000e+00> : vector<16xf32>) : vector<16xf32>
    %845 = llvm.mlir.constant(1024 : index) : i64
    %846 = llvm.mlir.constant(1 : index) : i64
    llvm.br ^bb10(%842, %844, %844, %844, %844, %844, %844, %844, %844, %844, %844, %844, %844, %844, %844, %844, %844, %844, %844, %844, %844, %844, %844, %844, %844, %844, %844, %844 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
  ^bb10(%847: i64, %848: vector<16xf32>, %849: vector<16xf32>, %850: vector<16xf32>, %851: vector<16xf32>, %852: vector<16xf32>, %853: vector<16xf32>, %854: vector<16xf32>, %855: vector<16xf32>, %856: vector<16xf32>, %857: vector<16xf32>, %858: vector<16xf32>, %859: vector<16xf32>, %860: vector<16xf32>, %861: vector<16xf32>, %862: vector<16xf32>, %863: vector<16xf32>, %864: vector<16xf32>, %865: vector<16xf32>, %866: vector<16xf32>, %867: vector<16xf32>, %868: vector<16xf32>, %869: vector<16xf32>, %870: vector<16xf32>, %871: vector<16xf32>, %872: vector<16xf32>, %873: vector<16xf32>, %874: vector<16xf32>):  // 2 preds: ^bb9, ^bb11
    %875 = llvm.icmp "slt" %847, %845 : i64
    llvm.cond_br %875, ^bb11, ^bb12
  ^bb11:  // pred: ^bb10
    %876 = llvm.mul %847, %1 : i64
    %877 = llvm.add %arg1, %876 : i64
    %878 = llvm.mul %847, %2 : i64
    %879 = llvm.add %arg3, %878 : i64
    %880 = llvm.mlir.constant(0 : index) : i64
    %881 = llvm.mlir.constant(0 : index) : i64
    %882 = llvm.mlir.constant(0 : index) : i64
    %883 = llvm.getelementptr %arg2[%879] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %884 = llvm.load %883 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %885 = llvm.mlir.constant(16 : index) : i64
    %886 = llvm.add %879, %885 : i64
    %887 = llvm.getelementptr %arg2[%886] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %888 = llvm.load %887 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %889 = llvm.mlir.constant(32 : index) : i64
    %890 = llvm.add %879, %889 : i64
    %891 = llvm.getelementptr %arg2[%890] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %892 = llvm.load %891 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %893 = llvm.mlir.constant(12 : index) : i64
    %894 = llvm.mlir.constant(13824 : index) : i64
    %895 = llvm.add %877, %894 : i64
    %896 = llvm.getelementptr %arg0[%895] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    "llvm.intr.prefetch"(%896) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
    %897 = llvm.mlir.constant(0 : index) : i64
    %898 = llvm.mlir.constant(0 : index) : i64
    %899 = llvm.mlir.constant(0 : index) : i64
    %900 = llvm.getelementptr %arg0[%877] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %901 = llvm.load %900 {alignment = 4 : i64} : !llvm.ptr -> f32
    %902 = llvm.mlir.poison : vector<16xf32>
    %903 = llvm.mlir.constant(0 : i32) : i32
    %904 = llvm.insertelement %901, %902[%903 : i32] : vector<16xf32>
    %905 = llvm.shufflevector %904, %902 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %906 = llvm.intr.fma(%905, %884, %848) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %907 = llvm.intr.fma(%905, %888, %849) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %908 = llvm.intr.fma(%905, %892, %850) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %909 = llvm.mlir.constant(1 : index) : i64
    %910 = llvm.mlir.constant(1 : index) : i64
    %911 = llvm.add %877, %910 : i64
    %912 = llvm.getelementptr %arg0[%911] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %913 = llvm.load %912 {alignment = 4 : i64} : !llvm.ptr -> f32
    %914 = llvm.mlir.poison : vector<16xf32>
    %915 = llvm.mlir.constant(0 : i32) : i32
    %916 = llvm.insertelement %913, %914[%915 : i32] : vector<16xf32>
    %917 = llvm.shufflevector %916, %914 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %918 = llvm.intr.fma(%917, %884, %851) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %919 = llvm.intr.fma(%917, %888, %852) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %920 = llvm.intr.fma(%917, %892, %853) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %921 = llvm.mlir.constant(2 : index) : i64
    %922 = llvm.mlir.constant(2 : index) : i64
    %923 = llvm.add %877, %922 : i64
    %924 = llvm.getelementptr %arg0[%923] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %925 = llvm.load %924 {alignment = 4 : i64} : !llvm.ptr -> f32
    %926 = llvm.mlir.poison : vector<16xf32>
    %927 = llvm.mlir.constant(0 : i32) : i32
    %928 = llvm.insertelement %925, %926[%927 : i32] : vector<16xf32>
    %929 = llvm.shufflevector %928, %926 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %930 = llvm.intr.fma(%929, %884, %854) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %931 = llvm.intr.fma(%929, %888, %855) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %932 = llvm.intr.fma(%929, %892, %856) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %933 = llvm.mlir.constant(3 : index) : i64
    %934 = llvm.mlir.constant(3 : index) : i64
    %935 = llvm.add %877, %934 : i64
    %936 = llvm.getelementptr %arg0[%935] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %937 = llvm.load %936 {alignment = 4 : i64} : !llvm.ptr -> f32
    %938 = llvm.mlir.poison : vector<16xf32>
    %939 = llvm.mlir.constant(0 : i32) : i32
    %940 = llvm.insertelement %937, %938[%939 : i32] : vector<16xf32>
    %941 = llvm.shufflevector %940, %938 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %942 = llvm.intr.fma(%941, %884, %857) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %943 = llvm.intr.fma(%941, %888, %858) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %944 = llvm.intr.fma(%941, %892, %859) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %945 = llvm.mlir.constant(4 : index) : i64
    %946 = llvm.mlir.constant(4 : index) : i64
    %947 = llvm.add %877, %946 : i64
    %948 = llvm.getelementptr %arg0[%947] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %949 = llvm.load %948 {alignment = 4 : i64} : !llvm.ptr -> f32
    %950 = llvm.mlir.poison : vector<16xf32>
    %951 = llvm.mlir.constant(0 : i32) : i32
    %952 = llvm.insertelement %949, %950[%951 : i32] : vector<16xf32>
    %953 = llvm.shufflevector %952, %950 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %954 = llvm.intr.fma(%953, %884, %860) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %955 = llvm.intr.fma(%953, %888, %861) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %956 = llvm.intr.fma(%953, %892, %862) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %957 = llvm.mlir.constant(5 : index) : i64
    %958 = llvm.mlir.constant(5 : index) : i64
    %959 = llvm.add %877, %958 : i64
    %960 = llvm.getelementptr %arg0[%959] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %961 = llvm.load %960 {alignment = 4 : i64} : !llvm.ptr -> f32
    %962 = llvm.mlir.poison : vector<16xf32>
    %963 = llvm.mlir.constant(0 : i32) : i32
    %964 = llvm.insertelement %961, %962[%963 : i32] : vector<16xf32>
    %965 = llvm.shufflevector %964, %962 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %966 = llvm.intr.fma(%965, %884, %863) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %967 = llvm.intr.fma(%965, %888, %864) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %968 = llvm.intr.fma(%965, %892, %865) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %969 = llvm.mlir.constant(6 : index) : i64
    %970 = llvm.mlir.constant(6 : index) : i64
    %971 = llvm.add %877, %970 : i64
    %972 = llvm.getelementptr %arg0[%971] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %973 = llvm.load %972 {alignment = 4 : i64} : !llvm.ptr -> f32
    %974 = llvm.mlir.poison : vector<16xf32>
    %975 = llvm.mlir.constant(0 : i32) : i32
    %976 = llvm.insertelement %973, %974[%975 : i32] : vector<16xf32>
    %977 = llvm.shufflevector %976, %974 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %978 = llvm.intr.fma(%977, %884, %866) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %979 = llvm.intr.fma(%977, %888, %867) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %980 = llvm.intr.fma(%977, %892, %868) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %981 = llvm.mlir.constant(7 : index) : i64
    %982 = llvm.mlir.constant(7 : index) : i64
    %983 = llvm.add %877, %982 : i64
    %984 = llvm.getelementptr %arg0[%983] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %985 = llvm.load %984 {alignment = 4 : i64} : !llvm.ptr -> f32
    %986 = llvm.mlir.poison : vector<16xf32>
    %987 = llvm.mlir.constant(0 : i32) : i32
    %988 = llvm.insertelement %985, %986[%987 : i32] : vector<16xf32>
    %989 = llvm.shufflevector %988, %986 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %990 = llvm.intr.fma(%989, %884, %869) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %991 = llvm.intr.fma(%989, %888, %870) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %992 = llvm.intr.fma(%989, %892, %871) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %993 = llvm.mlir.constant(8 : index) : i64
    %994 = llvm.mlir.constant(8 : index) : i64
    %995 = llvm.add %877, %994 : i64
    %996 = llvm.getelementptr %arg0[%995] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %997 = llvm.load %996 {alignment = 4 : i64} : !llvm.ptr -> f32
    %998 = llvm.mlir.poison : vector<16xf32>
    %999 = llvm.mlir.constant(0 : i32) : i32
    %1000 = llvm.insertelement %997, %998[%999 : i32] : vector<16xf32>
    %1001 = llvm.shufflevector %1000, %998 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %1002 = llvm.intr.fma(%1001, %884, %872) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1003 = llvm.intr.fma(%1001, %888, %873) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1004 = llvm.intr.fma(%1001, %892, %874) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1005 = llvm.add %847, %846 : i64
    llvm.br ^bb10(%1005, %906, %907, %908, %918, %919, %920, %930, %931, %932, %942, %943, %944, %954, %955, %956, %966, %967, %968, %978, %979, %980, %990, %991, %992, %1002, %1003, %1004 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
  ^bb12:  // pred: ^bb10
    %1006 = llvm.mlir.constant(0 : index) : i64
    %1007 = llvm.mlir.constant(0 : index) : i64
    %1008 = llvm.mlir.constant(0 : index) : i64
    %1009 = llvm.getelementptr %arg4[%arg5] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1010 = llvm.load %1009 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1011 = llvm.fadd %1010, %848 : vector<16xf32>
    %1012 = llvm.mlir.constant(0 : index) : i64
    %1013 = llvm.mlir.constant(0 : index) : i64
    %1014 = llvm.mlir.constant(0 : index) : i64
    %1015 = llvm.getelementptr %arg4[%arg5] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1011, %1015 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1016 = llvm.mlir.constant(0 : index) : i64
    %1017 = llvm.mlir.constant(0 : index) : i64
    %1018 = llvm.mlir.constant(16 : index) : i64
    %1019 = llvm.add %arg5, %1018 : i64
    %1020 = llvm.getelementptr %arg4[%1019] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1021 = llvm.load %1020 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1022 = llvm.fadd %1021, %849 : vector<16xf32>
    %1023 = llvm.mlir.constant(0 : index) : i64
    %1024 = llvm.mlir.constant(0 : index) : i64
    %1025 = llvm.mlir.constant(16 : index) : i64
    %1026 = llvm.add %arg5, %1025 : i64
    %1027 = llvm.getelementptr %arg4[%1026] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1022, %1027 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1028 = llvm.mlir.constant(0 : index) : i64
    %1029 = llvm.mlir.constant(0 : index) : i64
    %1030 = llvm.mlir.constant(32 : index) : i64
    %1031 = llvm.add %arg5, %1030 : i64
    %1032 = llvm.getelementptr %arg4[%1031] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1033 = llvm.load %1032 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1034 = llvm.fadd %1033, %850 : vector<16xf32>
    %1035 = llvm.mlir.constant(0 : index) : i64
    %1036 = llvm.mlir.constant(0 : index) : i64
    %1037 = llvm.mlir.constant(32 : index) : i64
    %1038 = llvm.add %arg5, %1037 : i64
    %1039 = llvm.getelementptr %arg4[%1038] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1034, %1039 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1040 = llvm.mlir.constant(1 : index) : i64
    %1041 = llvm.mlir.constant(384 : index) : i64
    %1042 = llvm.add %arg5, %1041 : i64
    %1043 = llvm.mlir.constant(0 : index) : i64
    %1044 = llvm.getelementptr %arg4[%1042] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1045 = llvm.load %1044 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1046 = llvm.fadd %1045, %851 : vector<16xf32>
    %1047 = llvm.mlir.constant(1 : index) : i64
    %1048 = llvm.mlir.constant(384 : index) : i64
    %1049 = llvm.add %arg5, %1048 : i64
    %1050 = llvm.mlir.constant(0 : index) : i64
    %1051 = llvm.getelementptr %arg4[%1049] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1046, %1051 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1052 = llvm.mlir.constant(1 : index) : i64
    %1053 = llvm.mlir.constant(384 : index) : i64
    %1054 = llvm.add %arg5, %1053 : i64
    %1055 = llvm.mlir.constant(16 : index) : i64
    %1056 = llvm.add %1054, %1055 : i64
    %1057 = llvm.getelementptr %arg4[%1056] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1058 = llvm.load %1057 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1059 = llvm.fadd %1058, %852 : vector<16xf32>
    %1060 = llvm.mlir.constant(1 : index) : i64
    %1061 = llvm.mlir.constant(384 : index) : i64
    %1062 = llvm.add %arg5, %1061 : i64
    %1063 = llvm.mlir.constant(16 : index) : i64
    %1064 = llvm.add %1062, %1063 : i64
    %1065 = llvm.getelementptr %arg4[%1064] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1059, %1065 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1066 = llvm.mlir.constant(1 : index) : i64
    %1067 = llvm.mlir.constant(384 : index) : i64
    %1068 = llvm.add %arg5, %1067 : i64
    %1069 = llvm.mlir.constant(32 : index) : i64
    %1070 = llvm.add %1068, %1069 : i64
    %1071 = llvm.getelementptr %arg4[%1070] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1072 = llvm.load %1071 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1073 = llvm.fadd %1072, %853 : vector<16xf32>
    %1074 = llvm.mlir.constant(1 : index) : i64
    %1075 = llvm.mlir.constant(384 : index) : i64
    %1076 = llvm.add %arg5, %1075 : i64
    %1077 = llvm.mlir.constant(32 : index) : i64
    %1078 = llvm.add %1076, %1077 : i64
    %1079 = llvm.getelementptr %arg4[%1078] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1073, %1079 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1080 = llvm.mlir.constant(2 : index) : i64
    %1081 = llvm.mlir.constant(768 : index) : i64
    %1082 = llvm.add %arg5, %1081 : i64
    %1083 = llvm.mlir.constant(0 : index) : i64
    %1084 = llvm.getelementptr %arg4[%1082] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1085 = llvm.load %1084 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1086 = llvm.fadd %1085, %854 : vector<16xf32>
    %1087 = llvm.mlir.constant(2 : index) : i64
    %1088 = llvm.mlir.constant(768 : index) : i64
    %1089 = llvm.add %arg5, %1088 : i64
    %1090 = llvm.mlir.constant(0 : index) : i64
    %1091 = llvm.getelementptr %arg4[%1089] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1086, %1091 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1092 = llvm.mlir.constant(2 : index) : i64
    %1093 = llvm.mlir.constant(768 : index) : i64
    %1094 = llvm.add %arg5, %1093 : i64
    %1095 = llvm.mlir.constant(16 : index) : i64
    %1096 = llvm.add %1094, %1095 : i64
    %1097 = llvm.getelementptr %arg4[%1096] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1098 = llvm.load %1097 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1099 = llvm.fadd %1098, %855 : vector<16xf32>
    %1100 = llvm.mlir.constant(2 : index) : i64
    %1101 = llvm.mlir.constant(768 : index) : i64
    %1102 = llvm.add %arg5, %1101 : i64
    %1103 = llvm.mlir.constant(16 : index) : i64
    %1104 = llvm.add %1102, %1103 : i64
    %1105 = llvm.getelementptr %arg4[%1104] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1099, %1105 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1106 = llvm.mlir.constant(2 : index) : i64
    %1107 = llvm.mlir.constant(768 : index) : i64
    %1108 = llvm.add %arg5, %1107 : i64
    %1109 = llvm.mlir.constant(32 : index) : i64
    %1110 = llvm.add %1108, %1109 : i64
    %1111 = llvm.getelementptr %arg4[%1110] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1112 = llvm.load %1111 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1113 = llvm.fadd %1112, %856 : vector<16xf32>
    %1114 = llvm.mlir.constant(2 : index) : i64
    %1115 = llvm.mlir.constant(768 : index) : i64
    %1116 = llvm.add %arg5, %1115 : i64
    %1117 = llvm.mlir.constant(32 : index) : i64
    %1118 = llvm.add %1116, %1117 : i64
    %1119 = llvm.getelementptr %arg4[%1118] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1113, %1119 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1120 = llvm.mlir.constant(3 : index) : i64
    %1121 = llvm.mlir.constant(1152 : index) : i64
    %1122 = llvm.add %arg5, %1121 : i64
    %1123 = llvm.mlir.constant(0 : index) : i64
    %1124 = llvm.getelementptr %arg4[%1122] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1125 = llvm.load %1124 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1126 = llvm.fadd %1125, %857 : vector<16xf32>
    %1127 = llvm.mlir.constant(3 : index) : i64
    %1128 = llvm.mlir.constant(1152 : index) : i64
    %1129 = llvm.add %arg5, %1128 : i64
    %1130 = llvm.mlir.constant(0 : index) : i64
    %1131 = llvm.getelementptr %arg4[%1129] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1126, %1131 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1132 = llvm.mlir.constant(3 : index) : i64
    %1133 = llvm.mlir.constant(1152 : index) : i64
    %1134 = llvm.add %arg5, %1133 : i64
    %1135 = llvm.mlir.constant(16 : index) : i64
    %1136 = llvm.add %1134, %1135 : i64
    %1137 = llvm.getelementptr %arg4[%1136] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1138 = llvm.load %1137 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1139 = llvm.fadd %1138, %858 : vector<16xf32>
    %1140 = llvm.mlir.constant(3 : index) : i64
    %1141 = llvm.mlir.constant(1152 : index) : i64
    %1142 = llvm.add %arg5, %1141 : i64
    %1143 = llvm.mlir.constant(16 : index) : i64
    %1144 = llvm.add %1142, %1143 : i64
    %1145 = llvm.getelementptr %arg4[%1144] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1139, %1145 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1146 = llvm.mlir.constant(3 : index) : i64
    %1147 = llvm.mlir.constant(1152 : index) : i64
    %1148 = llvm.add %arg5, %1147 : i64
    %1149 = llvm.mlir.constant(32 : index) : i64
    %1150 = llvm.add %1148, %1149 : i64
    %1151 = llvm.getelementptr %arg4[%1150] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1152 = llvm.load %1151 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1153 = llvm.fadd %1152, %859 : vector<16xf32>
    %1154 = llvm.mlir.constant(3 : index) : i64
    %1155 = llvm.mlir.constant(1152 : index) : i64
    %1156 = llvm.add %arg5, %1155 : i64
    %1157 = llvm.mlir.constant(32 : index) : i64
    %1158 = llvm.add %1156, %1157 : i64
    %1159 = llvm.getelementptr %arg4[%1158] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1153, %1159 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1160 = llvm.mlir.constant(4 : index) : i64
    %1161 = llvm.mlir.constant(1536 : index) : i64
    %1162 = llvm.add %arg5, %1161 : i64
    %1163 = llvm.mlir.constant(0 : index) : i64
    %1164 = llvm.getelementptr %arg4[%1162] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1165 = llvm.load %1164 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1166 = llvm.fadd %1165, %860 : vector<16xf32>
    %1167 = llvm.mlir.constant(4 : index) : i64
    %1168 = llvm.mlir.constant(1536 : index) : i64
    %1169 = llvm.add %arg5, %1168 : i64
    %1170 = llvm.mlir.constant(0 : index) : i64
    %1171 = llvm.getelementptr %arg4[%1169] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1166, %1171 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1172 = llvm.mlir.constant(4 : index) : i64
    %1173 = llvm.mlir.constant(1536 : index) : i64
    %1174 = llvm.add %arg5, %1173 : i64
    %1175 = llvm.mlir.constant(16 : index) : i64
    %1176 = llvm.add %1174, %1175 : i64
    %1177 = llvm.getelementptr %arg4[%1176] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1178 = llvm.load %1177 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1179 = llvm.fadd %1178, %861 : vector<16xf32>
    %1180 = llvm.mlir.constant(4 : index) : i64
    %1181 = llvm.mlir.constant(1536 : index) : i64
    %1182 = llvm.add %arg5, %1181 : i64
    %1183 = llvm.mlir.constant(16 : index) : i64
    %1184 = llvm.add %1182, %1183 : i64
    %1185 = llvm.getelementptr %arg4[%1184] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1179, %1185 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1186 = llvm.mlir.constant(4 : index) : i64
    %1187 = llvm.mlir.constant(1536 : index) : i64
    %1188 = llvm.add %arg5, %1187 : i64
    %1189 = llvm.mlir.constant(32 : index) : i64
    %1190 = llvm.add %1188, %1189 : i64
    %1191 = llvm.getelementptr %arg4[%1190] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1192 = llvm.load %1191 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1193 = llvm.fadd %1192, %862 : vector<16xf32>
    %1194 = llvm.mlir.constant(4 : index) : i64
    %1195 = llvm.mlir.constant(1536 : index) : i64
    %1196 = llvm.add %arg5, %1195 : i64
    %1197 = llvm.mlir.constant(32 : index) : i64
    %1198 = llvm.add %1196, %1197 : i64
    %1199 = llvm.getelementptr %arg4[%1198] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1193, %1199 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1200 = llvm.mlir.constant(5 : index) : i64
    %1201 = llvm.mlir.constant(1920 : index) : i64
    %1202 = llvm.add %arg5, %1201 : i64
    %1203 = llvm.mlir.constant(0 : index) : i64
    %1204 = llvm.getelementptr %arg4[%1202] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1205 = llvm.load %1204 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1206 = llvm.fadd %1205, %863 : vector<16xf32>
    %1207 = llvm.mlir.constant(5 : index) : i64
    %1208 = llvm.mlir.constant(1920 : index) : i64
    %1209 = llvm.add %arg5, %1208 : i64
    %1210 = llvm.mlir.constant(0 : index) : i64
    %1211 = llvm.getelementptr %arg4[%1209] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1206, %1211 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1212 = llvm.mlir.constant(5 : index) : i64
    %1213 = llvm.mlir.constant(1920 : index) : i64
    %1214 = llvm.add %arg5, %1213 : i64
    %1215 = llvm.mlir.constant(16 : index) : i64
    %1216 = llvm.add %1214, %1215 : i64
    %1217 = llvm.getelementptr %arg4[%1216] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1218 = llvm.load %1217 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1219 = llvm.fadd %1218, %864 : vector<16xf32>
    %1220 = llvm.mlir.constant(5 : index) : i64
    %1221 = llvm.mlir.constant(1920 : index) : i64
    %1222 = llvm.add %arg5, %1221 : i64
    %1223 = llvm.mlir.constant(16 : index) : i64
    %1224 = llvm.add %1222, %1223 : i64
    %1225 = llvm.getelementptr %arg4[%1224] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1219, %1225 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1226 = llvm.mlir.constant(5 : index) : i64
    %1227 = llvm.mlir.constant(1920 : index) : i64
    %1228 = llvm.add %arg5, %1227 : i64
    %1229 = llvm.mlir.constant(32 : index) : i64
    %1230 = llvm.add %1228, %1229 : i64
    %1231 = llvm.getelementptr %arg4[%1230] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1232 = llvm.load %1231 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1233 = llvm.fadd %1232, %865 : vector<16xf32>
    %1234 = llvm.mlir.constant(5 : index) : i64
    %1235 = llvm.mlir.constant(1920 : index) : i64
    %1236 = llvm.add %arg5, %1235 : i64
    %1237 = llvm.mlir.constant(32 : index) : i64
    %1238 = llvm.add %1236, %1237 : i64
    %1239 = llvm.getelementptr %arg4[%1238] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1233, %1239 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1240 = llvm.mlir.constant(6 : index) : i64
    %1241 = llvm.mlir.constant(2304 : index) : i64
    %1242 = llvm.add %arg5, %1241 : i64
    %1243 = llvm.mlir.constant(0 : index) : i64
    %1244 = llvm.getelementptr %arg4[%1242] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1245 = llvm.load %1244 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1246 = llvm.fadd %1245, %866 : vector<16xf32>
    %1247 = llvm.mlir.constant(6 : index) : i64
    %1248 = llvm.mlir.constant(2304 : index) : i64
    %1249 = llvm.add %arg5, %1248 : i64
    %1250 = llvm.mlir.constant(0 : index) : i64
    %1251 = llvm.getelementptr %arg4[%1249] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1246, %1251 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1252 = llvm.mlir.constant(6 : index) : i64
    %1253 = llvm.mlir.constant(2304 : index) : i64
    %1254 = llvm.add %arg5, %1253 : i64
    %1255 = llvm.mlir.constant(16 : index) : i64
    %1256 = llvm.add %1254, %1255 : i64
    %1257 = llvm.getelementptr %arg4[%1256] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1258 = llvm.load %1257 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1259 = llvm.fadd %1258, %867 : vector<16xf32>
    %1260 = llvm.mlir.constant(6 : index) : i64
    %1261 = llvm.mlir.constant(2304 : index) : i64
    %1262 = llvm.add %arg5, %1261 : i64
    %1263 = llvm.mlir.constant(16 : index) : i64
    %1264 = llvm.add %1262, %1263 : i64
    %1265 = llvm.getelementptr %arg4[%1264] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1259, %1265 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1266 = llvm.mlir.constant(6 : index) : i64
    %1267 = llvm.mlir.constant(2304 : index) : i64
    %1268 = llvm.add %arg5, %1267 : i64
    %1269 = llvm.mlir.constant(32 : index) : i64
    %1270 = llvm.add %1268, %1269 : i64
    %1271 = llvm.getelementptr %arg4[%1270] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1272 = llvm.load %1271 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1273 = llvm.fadd %1272, %868 : vector<16xf32>
    %1274 = llvm.mlir.constant(6 : index) : i64
    %1275 = llvm.mlir.constant(2304 : index) : i64
    %1276 = llvm.add %arg5, %1275 : i64
    %1277 = llvm.mlir.constant(32 : index) : i64
    %1278 = llvm.add %1276, %1277 : i64
    %1279 = llvm.getelementptr %arg4[%1278] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1273, %1279 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1280 = llvm.mlir.constant(7 : index) : i64
    %1281 = llvm.mlir.constant(2688 : index) : i64
    %1282 = llvm.add %arg5, %1281 : i64
    %1283 = llvm.mlir.constant(0 : index) : i64
    %1284 = llvm.getelementptr %arg4[%1282] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1285 = llvm.load %1284 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1286 = llvm.fadd %1285, %869 : vector<16xf32>
    %1287 = llvm.mlir.constant(7 : index) : i64
    %1288 = llvm.mlir.constant(2688 : index) : i64
    %1289 = llvm.add %arg5, %1288 : i64
    %1290 = llvm.mlir.constant(0 : index) : i64
    %1291 = llvm.getelementptr %arg4[%1289] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1286, %1291 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1292 = llvm.mlir.constant(7 : index) : i64
    %1293 = llvm.mlir.constant(2688 : index) : i64
    %1294 = llvm.add %arg5, %1293 : i64
    %1295 = llvm.mlir.constant(16 : index) : i64
    %1296 = llvm.add %1294, %1295 : i64
    %1297 = llvm.getelementptr %arg4[%1296] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1298 = llvm.load %1297 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1299 = llvm.fadd %1298, %870 : vector<16xf32>
    %1300 = llvm.mlir.constant(7 : index) : i64
    %1301 = llvm.mlir.constant(2688 : index) : i64
    %1302 = llvm.add %arg5, %1301 : i64
    %1303 = llvm.mlir.constant(16 : index) : i64
    %1304 = llvm.add %1302, %1303 : i64
    %1305 = llvm.getelementptr %arg4[%1304] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1299, %1305 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1306 = llvm.mlir.constant(7 : index) : i64
    %1307 = llvm.mlir.constant(2688 : index) : i64
    %1308 = llvm.add %arg5, %1307 : i64
    %1309 = llvm.mlir.constant(32 : index) : i64
    %1310 = llvm.add %1308, %1309 : i64
    %1311 = llvm.getelementptr %arg4[%1310] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1312 = llvm.load %1311 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1313 = llvm.fadd %1312, %871 : vector<16xf32>
    %1314 = llvm.mlir.constant(7 : index) : i64
    %1315 = llvm.mlir.constant(2688 : index) : i64
    %1316 = llvm.add %arg5, %1315 : i64
    %1317 = llvm.mlir.constant(32 : index) : i64
    %1318 = llvm.add %1316, %1317 : i64
    %1319 = llvm.getelementptr %arg4[%1318] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1313, %1319 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1320 = llvm.mlir.constant(8 : index) : i64
    %1321 = llvm.mlir.constant(3072 : index) : i64
    %1322 = llvm.add %arg5, %1321 : i64
    %1323 = llvm.mlir.constant(0 : index) : i64
    %1324 = llvm.getelementptr %arg4[%1322] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1325 = llvm.load %1324 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1326 = llvm.fadd %1325, %872 : vector<16xf32>
    %1327 = llvm.mlir.constant(8 : index) : i64
    %1328 = llvm.mlir.constant(3072 : index) : i64
    %1329 = llvm.add %arg5, %1328 : i64
    %1330 = llvm.mlir.constant(0 : index) : i64
    %1331 = llvm.getelementptr %arg4[%1329] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1326, %1331 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1332 = llvm.mlir.constant(8 : index) : i64
    %1333 = llvm.mlir.constant(3072 : index) : i64
    %1334 = llvm.add %arg5, %1333 : i64
    %1335 = llvm.mlir.constant(16 : index) : i64
    %1336 = llvm.add %1334, %1335 : i64
    %1337 = llvm.getelementptr %arg4[%1336] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1338 = llvm.load %1337 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1339 = llvm.fadd %1338, %873 : vector<16xf32>
    %1340 = llvm.mlir.constant(8 : index) : i64
    %1341 = llvm.mlir.constant(3072 : index) : i64
    %1342 = llvm.add %arg5, %1341 : i64
    %1343 = llvm.mlir.constant(16 : index) : i64
    %1344 = llvm.add %1342, %1343 : i64
    %1345 = llvm.getelementptr %arg4[%1344] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1339, %1345 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1346 = llvm.mlir.constant(8 : index) : i64
    %1347 = llvm.mlir.constant(3072 : index) : i64
    %1348 = llvm.add %arg5, %1347 : i64
    %1349 = llvm.mlir.constant(32 : index) : i64
    %1350 = llvm.add %1348, %1349 : i64
    %1351 = llvm.getelementptr %arg4[%1350] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1352 = llvm.load %1351 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1353 = llvm.fadd %1352, %874 : vector<16xf32>
    %1354 = llvm.mlir.constant(8 : index) : i64
    %1355 = llvm.mlir.constant(3072 : index) : i64
    %1356 = llvm.add %arg5, %1355 : i64
    %1357 = llvm.mlir.constant(32 : index) : i64
    %1358 = llvm.add %1356, %1357 : i64
    %1359 = llvm.getelementptr %arg4[%1358] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1353, %1359 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    llvm.return
  }
  llvm.func internal @matmul_6bef1085c6226489.mma2(%arg0: !llvm.ptr, %arg1: i64, %arg2: !llvm.ptr, %arg3: i64, %arg4: !llvm.ptr, %arg5: i64) {
    %0 = llvm.mlir.constant(1 : index) : i64
    %1 = llvm.mlir.constant(1152 : index) : i64
    %2 = llvm.mlir.constant(48 : index) : i64
    %3 = llvm.mlir.constant(384 : index) : i64
    %4 = llvm.mlir.constant(1024 : index) : i64
    %5 = llvm.mlir.constant(0 : index) : i64
    %6 = llvm.mlir.constant(171 : index) : i64
    %7 = llvm.mlir.constant(dense<0.000000e+00> : vector<16xf32>) : vector<16xf32>
    %8 = llvm.mlir.constant(171 : index) : i64
    %9 = llvm.mlir.constant(1 : index) : i64
    llvm.br ^bb1(%5, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
  ^bb1(%10: i64, %11: vector<16xf32>, %12: vector<16xf32>, %13: vector<16xf32>, %14: vector<16xf32>, %15: vector<16xf32>, %16: vector<16xf32>, %17: vector<16xf32>, %18: vector<16xf32>, %19: vector<16xf32>, %20: vector<16xf32>, %21: vector<16xf32>, %22: vector<16xf32>, %23: vector<16xf32>, %24: vector<16xf32>, %25: vector<16xf32>, %26: vector<16xf32>, %27: vector<16xf32>, %28: vector<16xf32>, %29: vector<16xf32>, %30: vector<16xf32>, %31: vector<16xf32>, %32: vector<16xf32>, %33: vector<16xf32>, %34: vector<16xf32>, %35: vector<16xf32>, %36: vector<16xf32>, %37: vector<16xf32>):  // 2 preds: ^bb0, ^bb2
    %38 = llvm.icmp "slt" %10, %8 : i64
    llvm.cond_br %38, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %39 = llvm.mul %10, %1 : i64
    %40 = llvm.add %arg1, %39 : i64
    %41 = llvm.mul %10, %2 : i64
    %42 = llvm.add %arg3, %41 : i64
    %43 = llvm.mlir.constant(0 : index) : i64
    %44 = llvm.mlir.constant(0 : index) : i64
    %45 = llvm.mlir.constant(0 : index) : i64
    %46 = llvm.getelementptr %arg2[%42] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %47 = llvm.load %46 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %48 = llvm.mlir.constant(16 : index) : i64
    %49 = llvm.add %42, %48 : i64
    %50 = llvm.getelementptr %arg2[%49] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %51 = llvm.load %50 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %52 = llvm.mlir.constant(32 : index) : i64
    %53 = llvm.add %42, %52 : i64
    %54 = llvm.getelementptr %arg2[%53] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %55 = llvm.load %54 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %56 = llvm.mlir.constant(12 : index) : i64
    %57 = llvm.mlir.constant(13824 : index) : i64
    %58 = llvm.add %40, %57 : i64
    %59 = llvm.getelementptr %arg0[%58] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    "llvm.intr.prefetch"(%59) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
    %60 = llvm.mlir.constant(0 : index) : i64
    %61 = llvm.mlir.constant(0 : index) : i64
    %62 = llvm.mlir.constant(0 : index) : i64
    %63 = llvm.getelementptr %arg0[%40] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %64 = llvm.load %63 {alignment = 4 : i64} : !llvm.ptr -> f32
    %65 = llvm.mlir.poison : vector<16xf32>
    %66 = llvm.mlir.constant(0 : i32) : i32
    %67 = llvm.insertelement %64, %65[%66 : i32] : vector<16xf32>
    %68 = llvm.shufflevector %67, %65 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %69 = llvm.intr.fma(%68, %47, %11) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %70 = llvm.intr.fma(%68, %51, %12) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %71 = llvm.intr.fma(%68, %55, %13) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %72 = llvm.mlir.constant(1 : index) : i64
    %73 = llvm.mlir.constant(1 : index) : i64
    %74 = llvm.add %40, %73 : i64
    %75 = llvm.getelementptr %arg0[%74] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %76 = llvm.load %75 {alignment = 4 : i64} : !llvm.ptr -> f32
    %77 = llvm.mlir.poison : vector<16xf32>
    %78 = llvm.mlir.constant(0 : i32) : i32
    %79 = llvm.insertelement %76, %77[%78 : i32] : vector<16xf32>
    %80 = llvm.shufflevector %79, %77 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %81 = llvm.intr.fma(%80, %47, %14) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %82 = llvm.intr.fma(%80, %51, %15) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %83 = llvm.intr.fma(%80, %55, %16) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %84 = llvm.mlir.constant(2 : index) : i64
    %85 = llvm.mlir.constant(2 : index) : i64
    %86 = llvm.add %40, %85 : i64
    %87 = llvm.getelementptr %arg0[%86] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %88 = llvm.load %87 {alignment = 4 : i64} : !llvm.ptr -> f32
    %89 = llvm.mlir.poison : vector<16xf32>
    %90 = llvm.mlir.constant(0 : i32) : i32
    %91 = llvm.insertelement %88, %89[%90 : i32] : vector<16xf32>
    %92 = llvm.shufflevector %91, %89 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %93 = llvm.intr.fma(%92, %47, %17) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %94 = llvm.intr.fma(%92, %51, %18) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %95 = llvm.intr.fma(%92, %55, %19) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %96 = llvm.mlir.constant(3 : index) : i64
    %97 = llvm.mlir.constant(3 : index) : i64
    %98 = llvm.add %40, %97 : i64
    %99 = llvm.getelementptr %arg0[%98] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %100 = llvm.load %99 {alignment = 4 : i64} : !llvm.ptr -> f32
    %101 = llvm.mlir.poison : vector<16xf32>
    %102 = llvm.mlir.constant(0 : i32) : i32
    %103 = llvm.insertelement %100, %101[%102 : i32] : vector<16xf32>
    %104 = llvm.shufflevector %103, %101 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %105 = llvm.intr.fma(%104, %47, %20) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %106 = llvm.intr.fma(%104, %51, %21) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %107 = llvm.intr.fma(%104, %55, %22) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %108 = llvm.mlir.constant(4 : index) : i64
    %109 = llvm.mlir.constant(4 : index) : i64
    %110 = llvm.add %40, %109 : i64
    %111 = llvm.getelementptr %arg0[%110] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %112 = llvm.load %111 {alignment = 4 : i64} : !llvm.ptr -> f32
    %113 = llvm.mlir.poison : vector<16xf32>
    %114 = llvm.mlir.constant(0 : i32) : i32
    %115 = llvm.insertelement %112, %113[%114 : i32] : vector<16xf32>
    %116 = llvm.shufflevector %115, %113 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %117 = llvm.intr.fma(%116, %47, %23) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %118 = llvm.intr.fma(%116, %51, %24) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %119 = llvm.intr.fma(%116, %55, %25) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %120 = llvm.mlir.constant(5 : index) : i64
    %121 = llvm.mlir.constant(5 : index) : i64
    %122 = llvm.add %40, %121 : i64
    %123 = llvm.getelementptr %arg0[%122] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %124 = llvm.load %123 {alignment = 4 : i64} : !llvm.ptr -> f32
    %125 = llvm.mlir.poison : vector<16xf32>
    %126 = llvm.mlir.constant(0 : i32) : i32
    %127 = llvm.insertelement %124, %125[%126 : i32] : vector<16xf32>
    %128 = llvm.shufflevector %127, %125 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %129 = llvm.intr.fma(%128, %47, %26) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %130 = llvm.intr.fma(%128, %51, %27) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %131 = llvm.intr.fma(%128, %55, %28) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %132 = llvm.mlir.constant(6 : index) : i64
    %133 = llvm.mlir.constant(6 : index) : i64
    %134 = llvm.add %40, %133 : i64
    %135 = llvm.getelementptr %arg0[%134] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %136 = llvm.load %135 {alignment = 4 : i64} : !llvm.ptr -> f32
    %137 = llvm.mlir.poison : vector<16xf32>
    %138 = llvm.mlir.constant(0 : i32) : i32
    %139 = llvm.insertelement %136, %137[%138 : i32] : vector<16xf32>
    %140 = llvm.shufflevector %139, %137 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %141 = llvm.intr.fma(%140, %47, %29) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %142 = llvm.intr.fma(%140, %51, %30) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %143 = llvm.intr.fma(%140, %55, %31) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %144 = llvm.mlir.constant(7 : index) : i64
    %145 = llvm.mlir.constant(7 : index) : i64
    %146 = llvm.add %40, %145 : i64
    %147 = llvm.getelementptr %arg0[%146] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %148 = llvm.load %147 {alignment = 4 : i64} : !llvm.ptr -> f32
    %149 = llvm.mlir.poison : vector<16xf32>
    %150 = llvm.mlir.constant(0 : i32) : i32
    %151 = llvm.insertelement %148, %149[%150 : i32] : vector<16xf32>
    %152 = llvm.shufflevector %151, %149 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %153 = llvm.intr.fma(%152, %47, %32) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %154 = llvm.intr.fma(%152, %51, %33) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %155 = llvm.intr.fma(%152, %55, %34) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %156 = llvm.mlir.constant(8 : index) : i64
    %157 = llvm.mlir.constant(8 : index) : i64
    %158 = llvm.add %40, %157 : i64
    %159 = llvm.getelementptr %arg0[%158] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %160 = llvm.load %159 {alignment = 4 : i64} : !llvm.ptr -> f32
    %161 = llvm.mlir.poison : vector<16xf32>
    %162 = llvm.mlir.constant(0 : i32) : i32
    %163 = llvm.insertelement %160, %161[%162 : i32] : vector<16xf32>
    %164 = llvm.shufflevector %163, %161 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %165 = llvm.intr.fma(%164, %47, %35) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %166 = llvm.intr.fma(%164, %51, %36) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %167 = llvm.intr.fma(%164, %55, %37) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %168 = llvm.add %10, %9 : i64
    llvm.br ^bb1(%168, %69, %70, %71, %81, %82, %83, %93, %94, %95, %105, %106, %107, %117, %118, %119, %129, %130, %131, %141, %142, %143, %153, %154, %155, %165, %166, %167 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
  ^bb3:  // pred: ^bb1
    %169 = llvm.mlir.constant(0 : index) : i64
    %170 = llvm.mlir.constant(0 : index) : i64
    %171 = llvm.mlir.constant(0 : index) : i64
    %172 = llvm.getelementptr %arg4[%arg5] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %173 = llvm.load %172 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %174 = llvm.fadd %173, %11 : vector<16xf32>
    %175 = llvm.mlir.constant(0 : index) : i64
    %176 = llvm.mlir.constant(0 : index) : i64
    %177 = llvm.mlir.constant(0 : index) : i64
    %178 = llvm.getelementptr %arg4[%arg5] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %174, %178 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %179 = llvm.mlir.constant(0 : index) : i64
    %180 = llvm.mlir.constant(0 : index) : i64
    %181 = llvm.mlir.constant(16 : index) : i64
    %182 = llvm.add %arg5, %181 : i64
    %183 = llvm.getelementptr %arg4[%182] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %184 = llvm.load %183 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %185 = llvm.fadd %184, %12 : vector<16xf32>
    %186 = llvm.mlir.constant(0 : index) : i64
    %187 = llvm.mlir.constant(0 : index) : i64
    %188 = llvm.mlir.constant(16 : index) : i64
    %189 = llvm.add %arg5, %188 : i64
    %190 = llvm.getelementptr %arg4[%189] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %185, %190 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %191 = llvm.mlir.constant(0 : index) : i64
    %192 = llvm.mlir.constant(0 : index) : i64
    %193 = llvm.mlir.constant(32 : index) : i64
    %194 = llvm.add %arg5, %193 : i64
    %195 = llvm.getelementptr %arg4[%194] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %196 = llvm.load %195 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %197 = llvm.fadd %196, %13 : vector<16xf32>
    %198 = llvm.mlir.constant(0 : index) : i64
    %199 = llvm.mlir.constant(0 : index) : i64
    %200 = llvm.mlir.constant(32 : index) : i64
    %201 = llvm.add %arg5, %200 : i64
    %202 = llvm.getelementptr %arg4[%201] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %197, %202 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %203 = llvm.mlir.constant(1 : index) : i64
    %204 = llvm.mlir.constant(384 : index) : i64
    %205 = llvm.add %arg5, %204 : i64
    %206 = llvm.mlir.constant(0 : index) : i64
    %207 = llvm.getelementptr %arg4[%205] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %208 = llvm.load %207 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %209 = llvm.fadd %208, %14 : vector<16xf32>
    %210 = llvm.mlir.constant(1 : index) : i64
    %211 = llvm.mlir.constant(384 : index) : i64
    %212 = llvm.add %arg5, %211 : i64
    %213 = llvm.mlir.constant(0 : index) : i64
    %214 = llvm.getelementptr %arg4[%212] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %209, %214 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %215 = llvm.mlir.constant(1 : index) : i64
    %216 = llvm.mlir.constant(384 : index) : i64
    %217 = llvm.add %arg5, %216 : i64
    %218 = llvm.mlir.constant(16 : index) : i64
    %219 = llvm.add %217, %218 : i64
    %220 = llvm.getelementptr %arg4[%219] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %221 = llvm.load %220 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %222 = llvm.fadd %221, %15 : vector<16xf32>
    %223 = llvm.mlir.constant(1 : index) : i64
    %224 = llvm.mlir.constant(384 : index) : i64
    %225 = llvm.add %arg5, %224 : i64
    %226 = llvm.mlir.constant(16 : index) : i64
    %227 = llvm.add %225, %226 : i64
    %228 = llvm.getelementptr %arg4[%227] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %222, %228 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %229 = llvm.mlir.constant(1 : index) : i64
    %230 = llvm.mlir.constant(384 : index) : i64
    %231 = llvm.add %arg5, %230 : i64
    %232 = llvm.mlir.constant(32 : index) : i64
    %233 = llvm.add %231, %232 : i64
    %234 = llvm.getelementptr %arg4[%233] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %235 = llvm.load %234 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %236 = llvm.fadd %235, %16 : vector<16xf32>
    %237 = llvm.mlir.constant(1 : index) : i64
    %238 = llvm.mlir.constant(384 : index) : i64
    %239 = llvm.add %arg5, %238 : i64
    %240 = llvm.mlir.constant(32 : index) : i64
    %241 = llvm.add %239, %240 : i64
    %242 = llvm.getelementptr %arg4[%241] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %236, %242 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %243 = llvm.mlir.constant(2 : index) : i64
    %244 = llvm.mlir.constant(768 : index) : i64
    %245 = llvm.add %arg5, %244 : i64
    %246 = llvm.mlir.constant(0 : index) : i64
    %247 = llvm.getelementptr %arg4[%245] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %248 = llvm.load %247 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %249 = llvm.fadd %248, %17 : vector<16xf32>
    %250 = llvm.mlir.constant(2 : index) : i64
    %251 = llvm.mlir.constant(768 : index) : i64
    %252 = llvm.add %arg5, %251 : i64
    %253 = llvm.mlir.constant(0 : index) : i64
    %254 = llvm.getelementptr %arg4[%252] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %249, %254 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %255 = llvm.mlir.constant(2 : index) : i64
    %256 = llvm.mlir.constant(768 : index) : i64
    %257 = llvm.add %arg5, %256 : i64
    %258 = llvm.mlir.constant(16 : index) : i64
    %259 = llvm.add %257, %258 : i64
    %260 = llvm.getelementptr %arg4[%259] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %261 = llvm.load %260 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %262 = llvm.fadd %261, %18 : vector<16xf32>
    %263 = llvm.mlir.constant(2 : index) : i64
    %264 = llvm.mlir.constant(768 : index) : i64
    %265 = llvm.add %arg5, %264 : i64
    %266 = llvm.mlir.constant(16 : index) : i64
    %267 = llvm.add %265, %266 : i64
    %268 = llvm.getelementptr %arg4[%267] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %262, %268 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %269 = llvm.mlir.constant(2 : index) : i64
    %270 = llvm.mlir.constant(768 : index) : i64
    %271 = llvm.add %arg5, %270 : i64
    %272 = llvm.mlir.constant(32 : index) : i64
    %273 = llvm.add %271, %272 : i64
    %274 = llvm.getelementptr %arg4[%273] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %275 = llvm.load %274 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %276 = llvm.fadd %275, %19 : vector<16xf32>
    %277 = llvm.mlir.constant(2 : index) : i64
    %278 = llvm.mlir.constant(768 : index) : i64
    %279 = llvm.add %arg5, %278 : i64
    %280 = llvm.mlir.constant(32 : index) : i64
    %281 = llvm.add %279, %280 : i64
    %282 = llvm.getelementptr %arg4[%281] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %276, %282 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %283 = llvm.mlir.constant(3 : index) : i64
    %284 = llvm.mlir.constant(1152 : index) : i64
    %285 = llvm.add %arg5, %284 : i64
    %286 = llvm.mlir.constant(0 : index) : i64
    %287 = llvm.getelementptr %arg4[%285] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %288 = llvm.load %287 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %289 = llvm.fadd %288, %20 : vector<16xf32>
    %290 = llvm.mlir.constant(3 : index) : i64
    %291 = llvm.mlir.constant(1152 : index) : i64
    %292 = llvm.add %arg5, %291 : i64
    %293 = llvm.mlir.constant(0 : index) : i64
    %294 = llvm.getelementptr %arg4[%292] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %289, %294 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %295 = llvm.mlir.constant(3 : index) : i64
    %296 = llvm.mlir.constant(1152 : index) : i64
    %297 = llvm.add %arg5, %296 : i64
    %298 = llvm.mlir.constant(16 : index) : i64
    %299 = llvm.add %297, %298 : i64
    %300 = llvm.getelementptr %arg4[%299] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %301 = llvm.load %300 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %302 = llvm.fadd %301, %21 : vector<16xf32>
    %303 = llvm.mlir.constant(3 : index) : i64
    %304 = llvm.mlir.constant(1152 : index) : i64
    %305 = llvm.add %arg5, %304 : i64
    %306 = llvm.mlir.constant(16 : index) : i64
    %307 = llvm.add %305, %306 : i64
    %308 = llvm.getelementptr %arg4[%307] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %302, %308 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %309 = llvm.mlir.constant(3 : index) : i64
    %310 = llvm.mlir.constant(1152 : index) : i64
    %311 = llvm.add %arg5, %310 : i64
    %312 = llvm.mlir.constant(32 : index) : i64
    %313 = llvm.add %311, %312 : i64
    %314 = llvm.getelementptr %arg4[%313] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %315 = llvm.load %314 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %316 = llvm.fadd %315, %22 : vector<16xf32>
    %317 = llvm.mlir.constant(3 : index) : i64
    %318 = llvm.mlir.constant(1152 : index) : i64
    %319 = llvm.add %arg5, %318 : i64
    %320 = llvm.mlir.constant(32 : index) : i64
    %321 = llvm.add %319, %320 : i64
    %322 = llvm.getelementptr %arg4[%321] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %316, %322 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %323 = llvm.mlir.constant(4 : index) : i64
    %324 = llvm.mlir.constant(1536 : index) : i64
    %325 = llvm.add %arg5, %324 : i64
    %326 = llvm.mlir.constant(0 : index) : i64
    %327 = llvm.getelementptr %arg4[%325] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %328 = llvm.load %327 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %329 = llvm.fadd %328, %23 : vector<16xf32>
    %330 = llvm.mlir.constant(4 : index) : i64
    %331 = llvm.mlir.constant(1536 : index) : i64
    %332 = llvm.add %arg5, %331 : i64
    %333 = llvm.mlir.constant(0 : index) : i64
    %334 = llvm.getelementptr %arg4[%332] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %329, %334 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %335 = llvm.mlir.constant(4 : index) : i64
    %336 = llvm.mlir.constant(1536 : index) : i64
    %337 = llvm.add %arg5, %336 : i64
    %338 = llvm.mlir.constant(16 : index) : i64
    %339 = llvm.add %337, %338 : i64
    %340 = llvm.getelementptr %arg4[%339] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %341 = llvm.load %340 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %342 = llvm.fadd %341, %24 : vector<16xf32>
    %343 = llvm.mlir.constant(4 : index) : i64
    %344 = llvm.mlir.constant(1536 : index) : i64
    %345 = llvm.add %arg5, %344 : i64
    %346 = llvm.mlir.constant(16 : index) : i64
    %347 = llvm.add %345, %346 : i64
    %348 = llvm.getelementptr %arg4[%347] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %342, %348 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %349 = llvm.mlir.constant(4 : index) : i64
    %350 = llvm.mlir.constant(1536 : index) : i64
    %351 = llvm.add %arg5, %350 : i64
    %352 = llvm.mlir.constant(32 : index) : i64
    %353 = llvm.add %351, %352 : i64
    %354 = llvm.getelementptr %arg4[%353] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %355 = llvm.load %354 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %356 = llvm.fadd %355, %25 : vector<16xf32>
    %357 = llvm.mlir.constant(4 : index) : i64
    %358 = llvm.mlir.constant(1536 : index) : i64
    %359 = llvm.add %arg5, %358 : i64
    %360 = llvm.mlir.constant(32 : index) : i64
    %361 = llvm.add %359, %360 : i64
    %362 = llvm.getelementptr %arg4[%361] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %356, %362 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %363 = llvm.mlir.constant(5 : index) : i64
    %364 = llvm.mlir.constant(1920 : index) : i64
    %365 = llvm.add %arg5, %364 : i64
    %366 = llvm.mlir.constant(0 : index) : i64
    %367 = llvm.getelementptr %arg4[%365] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %368 = llvm.load %367 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %369 = llvm.fadd %368, %26 : vector<16xf32>
    %370 = llvm.mlir.constant(5 : index) : i64
    %371 = llvm.mlir.constant(1920 : index) : i64
    %372 = llvm.add %arg5, %371 : i64
    %373 = llvm.mlir.constant(0 : index) : i64
    %374 = llvm.getelementptr %arg4[%372] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %369, %374 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %375 = llvm.mlir.constant(5 : index) : i64
    %376 = llvm.mlir.constant(1920 : index) : i64
    %377 = llvm.add %arg5, %376 : i64
    %378 = llvm.mlir.constant(16 : index) : i64
    %379 = llvm.add %377, %378 : i64
    %380 = llvm.getelementptr %arg4[%379] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %381 = llvm.load %380 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %382 = llvm.fadd %381, %27 : vector<16xf32>
    %383 = llvm.mlir.constant(5 : index) : i64
    %384 = llvm.mlir.constant(1920 : index) : i64
    %385 = llvm.add %arg5, %384 : i64
    %386 = llvm.mlir.constant(16 : index) : i64
    %387 = llvm.add %385, %386 : i64
    %388 = llvm.getelementptr %arg4[%387] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %382, %388 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %389 = llvm.mlir.constant(5 : index) : i64
    %390 = llvm.mlir.constant(1920 : index) : i64
    %391 = llvm.add %arg5, %390 : i64
    %392 = llvm.mlir.constant(32 : index) : i64
    %393 = llvm.add %391, %392 : i64
    %394 = llvm.getelementptr %arg4[%393] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %395 = llvm.load %394 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %396 = llvm.fadd %395, %28 : vector<16xf32>
    %397 = llvm.mlir.constant(5 : index) : i64
    %398 = llvm.mlir.constant(1920 : index) : i64
    %399 = llvm.add %arg5, %398 : i64
    %400 = llvm.mlir.constant(32 : index) : i64
    %401 = llvm.add %399, %400 : i64
    %402 = llvm.getelementptr %arg4[%401] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %396, %402 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %403 = llvm.mlir.constant(6 : index) : i64
    %404 = llvm.mlir.constant(2304 : index) : i64
    %405 = llvm.add %arg5, %404 : i64
    %406 = llvm.mlir.constant(0 : index) : i64
    %407 = llvm.getelementptr %arg4[%405] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %408 = llvm.load %407 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %409 = llvm.fadd %408, %29 : vector<16xf32>
    %410 = llvm.mlir.constant(6 : index) : i64
    %411 = llvm.mlir.constant(2304 : index) : i64
    %412 = llvm.add %arg5, %411 : i64
    %413 = llvm.mlir.constant(0 : index) : i64
    %414 = llvm.getelementptr %arg4[%412] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %409, %414 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %415 = llvm.mlir.constant(6 : index) : i64
    %416 = llvm.mlir.constant(2304 : index) : i64
    %417 = llvm.add %arg5, %416 : i64
    %418 = llvm.mlir.constant(16 : index) : i64
    %419 = llvm.add %417, %418 : i64
    %420 = llvm.getelementptr %arg4[%419] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %421 = llvm.load %420 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %422 = llvm.fadd %421, %30 : vector<16xf32>
    %423 = llvm.mlir.constant(6 : index) : i64
    %424 = llvm.mlir.constant(2304 : index) : i64
    %425 = llvm.add %arg5, %424 : i64
    %426 = llvm.mlir.constant(16 : index) : i64
    %427 = llvm.add %425, %426 : i64
    %428 = llvm.getelementptr %arg4[%427] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %422, %428 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %429 = llvm.mlir.constant(6 : index) : i64
    %430 = llvm.mlir.constant(2304 : index) : i64
    %431 = llvm.add %arg5, %430 : i64
    %432 = llvm.mlir.constant(32 : index) : i64
    %433 = llvm.add %431, %432 : i64
    %434 = llvm.getelementptr %arg4[%433] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %435 = llvm.load %434 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %436 = llvm.fadd %435, %31 : vector<16xf32>
    %437 = llvm.mlir.constant(6 : index) : i64
    %438 = llvm.mlir.constant(2304 : index) : i64
    %439 = llvm.add %arg5, %438 : i64
    %440 = llvm.mlir.constant(32 : index) : i64
    %441 = llvm.add %439, %440 : i64
    %442 = llvm.getelementptr %arg4[%441] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %436, %442 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %443 = llvm.mlir.constant(7 : index) : i64
    %444 = llvm.mlir.constant(2688 : index) : i64
    %445 = llvm.add %arg5, %444 : i64
    %446 = llvm.mlir.constant(0 : index) : i64
    %447 = llvm.getelementptr %arg4[%445] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %448 = llvm.load %447 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %449 = llvm.fadd %448, %32 : vector<16xf32>
    %450 = llvm.mlir.constant(7 : index) : i64
    %451 = llvm.mlir.constant(2688 : index) : i64
    %452 = llvm.add %arg5, %451 : i64
    %453 = llvm.mlir.constant(0 : index) : i64
    %454 = llvm.getelementptr %arg4[%452] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %449, %454 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %455 = llvm.mlir.constant(7 : index) : i64
    %456 = llvm.mlir.constant(2688 : index) : i64
    %457 = llvm.add %arg5, %456 : i64
    %458 = llvm.mlir.constant(16 : index) : i64
    %459 = llvm.add %457, %458 : i64
    %460 = llvm.getelementptr %arg4[%459] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %461 = llvm.load %460 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %462 = llvm.fadd %461, %33 : vector<16xf32>
    %463 = llvm.mlir.constant(7 : index) : i64
    %464 = llvm.mlir.constant(2688 : index) : i64
    %465 = llvm.add %arg5, %464 : i64
    %466 = llvm.mlir.constant(16 : index) : i64
    %467 = llvm.add %465, %466 : i64
    %468 = llvm.getelementptr %arg4[%467] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %462, %468 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %469 = llvm.mlir.constant(7 : index) : i64
    %470 = llvm.mlir.constant(2688 : index) : i64
    %471 = llvm.add %arg5, %470 : i64
    %472 = llvm.mlir.constant(32 : index) : i64
    %473 = llvm.add %471, %472 : i64
    %474 = llvm.getelementptr %arg4[%473] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %475 = llvm.load %474 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %476 = llvm.fadd %475, %34 : vector<16xf32>
    %477 = llvm.mlir.constant(7 : index) : i64
    %478 = llvm.mlir.constant(2688 : index) : i64
    %479 = llvm.add %arg5, %478 : i64
    %480 = llvm.mlir.constant(32 : index) : i64
    %481 = llvm.add %479, %480 : i64
    %482 = llvm.getelementptr %arg4[%481] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %476, %482 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %483 = llvm.mlir.constant(8 : index) : i64
    %484 = llvm.mlir.constant(3072 : index) : i64
    %485 = llvm.add %arg5, %484 : i64
    %486 = llvm.mlir.constant(0 : index) : i64
    %487 = llvm.getelementptr %arg4[%485] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %488 = llvm.load %487 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %489 = llvm.fadd %488, %35 : vector<16xf32>
    %490 = llvm.mlir.constant(8 : index) : i64
    %491 = llvm.mlir.constant(3072 : index) : i64
    %492 = llvm.add %arg5, %491 : i64
    %493 = llvm.mlir.constant(0 : index) : i64
    %494 = llvm.getelementptr %arg4[%492] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %489, %494 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %495 = llvm.mlir.constant(8 : index) : i64
    %496 = llvm.mlir.constant(3072 : index) : i64
    %497 = llvm.add %arg5, %496 : i64
    %498 = llvm.mlir.constant(16 : index) : i64
    %499 = llvm.add %497, %498 : i64
    %500 = llvm.getelementptr %arg4[%499] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %501 = llvm.load %500 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %502 = llvm.fadd %501, %36 : vector<16xf32>
    %503 = llvm.mlir.constant(8 : index) : i64
    %504 = llvm.mlir.constant(3072 : index) : i64
    %505 = llvm.add %arg5, %504 : i64
    %506 = llvm.mlir.constant(16 : index) : i64
    %507 = llvm.add %505, %506 : i64
    %508 = llvm.getelementptr %arg4[%507] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %502, %508 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %509 = llvm.mlir.constant(8 : index) : i64
    %510 = llvm.mlir.constant(3072 : index) : i64
    %511 = llvm.add %arg5, %510 : i64
    %512 = llvm.mlir.constant(32 : index) : i64
    %513 = llvm.add %511, %512 : i64
    %514 = llvm.getelementptr %arg4[%513] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %515 = llvm.load %514 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %516 = llvm.fadd %515, %37 : vector<16xf32>
    %517 = llvm.mlir.constant(8 : index) : i64
    %518 = llvm.mlir.constant(3072 : index) : i64
    %519 = llvm.add %arg5, %518 : i64
    %520 = llvm.mlir.constant(32 : index) : i64
    %521 = llvm.add %519, %520 : i64
    %522 = llvm.getelementptr %arg4[%521] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %516, %522 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %523 = llvm.mlir.constant(171 : index) : i64
    %524 = llvm.mlir.constant(855 : index) : i64
    %525 = llvm.mlir.constant(171 : index) : i64
    llvm.br ^bb4(%523 : i64)
  ^bb4(%526: i64):  // 2 preds: ^bb3, ^bb8
    %527 = llvm.icmp "slt" %526, %524 : i64
    llvm.cond_br %527, ^bb5, ^bb9
  ^bb5:  // pred: ^bb4
    %528 = llvm.mlir.constant(171 : index) : i64
    %529 = llvm.mlir.constant(dense<0.000000e+00> : vector<16xf32>) : vector<16xf32>
    %530 = llvm.add %526, %528 : i64
    %531 = llvm.mlir.constant(1 : index) : i64
    llvm.br ^bb6(%526, %529, %529, %529, %529, %529, %529, %529, %529, %529, %529, %529, %529, %529, %529, %529, %529, %529, %529, %529, %529, %529, %529, %529, %529, %529, %529, %529 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
  ^bb6(%532: i64, %533: vector<16xf32>, %534: vector<16xf32>, %535: vector<16xf32>, %536: vector<16xf32>, %537: vector<16xf32>, %538: vector<16xf32>, %539: vector<16xf32>, %540: vector<16xf32>, %541: vector<16xf32>, %542: vector<16xf32>, %543: vector<16xf32>, %544: vector<16xf32>, %545: vector<16xf32>, %546: vector<16xf32>, %547: vector<16xf32>, %548: vector<16xf32>, %549: vector<16xf32>, %550: vector<16xf32>, %551: vector<16xf32>, %552: vector<16xf32>, %553: vector<16xf32>, %554: vector<16xf32>, %555: vector<16xf32>, %556: vector<16xf32>, %557: vector<16xf32>, %558: vector<16xf32>, %559: vector<16xf32>):  // 2 preds: ^bb5, ^bb7
    %560 = llvm.icmp "slt" %532, %530 : i64
    llvm.cond_br %560, ^bb7, ^bb8
  ^bb7:  // pred: ^bb6
    %561 = llvm.mul %532, %1 : i64
    %562 = llvm.add %arg1, %561 : i64
    %563 = llvm.mul %532, %2 : i64
    %564 = llvm.add %arg3, %563 : i64
    %565 = llvm.mlir.constant(0 : index) : i64
    %566 = llvm.mlir.constant(0 : index) : i64
    %567 = llvm.mlir.constant(0 : index) : i64
    %568 = llvm.getelementptr %arg2[%564] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %569 = llvm.load %568 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %570 = llvm.mlir.constant(16 : index) : i64
    %571 = llvm.add %564, %570 : i64
    %572 = llvm.getelementptr %arg2[%571] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %573 = llvm.load %572 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %574 = llvm.mlir.constant(32 : index) : i64
    %575 = llvm.add %564, %574 : i64
    %576 = llvm.getelementptr %arg2[%575] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %577 = llvm.load %576 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %578 = llvm.mlir.constant(12 : index) : i64
    %579 = llvm.mlir.constant(13824 : index) : i64
    %580 = llvm.add %562, %579 : i64
    %581 = llvm.getelementptr %arg0[%580] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    "llvm.intr.prefetch"(%581) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
    %582 = llvm.mlir.constant(0 : index) : i64
    %583 = llvm.mlir.constant(0 : index) : i64
    %584 = llvm.mlir.constant(0 : index) : i64
    %585 = llvm.getelementptr %arg0[%562] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %586 = llvm.load %585 {alignment = 4 : i64} : !llvm.ptr -> f32
    %587 = llvm.mlir.poison : vector<16xf32>
    %588 = llvm.mlir.constant(0 : i32) : i32
    %589 = llvm.insertelement %586, %587[%588 : i32] : vector<16xf32>
    %590 = llvm.shufflevector %589, %587 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %591 = llvm.intr.fma(%590, %569, %533) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %592 = llvm.intr.fma(%590, %573, %534) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %593 = llvm.intr.fma(%590, %577, %535) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %594 = llvm.mlir.constant(1 : index) : i64
    %595 = llvm.mlir.constant(1 : index) : i64
    %596 = llvm.add %562, %595 : i64
    %597 = llvm.getelementptr %arg0[%596] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %598 = llvm.load %597 {alignment = 4 : i64} : !llvm.ptr -> f32
    %599 = llvm.mlir.poison : vector<16xf32>
    %600 = llvm.mlir.constant(0 : i32) : i32
    %601 = llvm.insertelement %598, %599[%600 : i32] : vector<16xf32>
    %602 = llvm.shufflevector %601, %599 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %603 = llvm.intr.fma(%602, %569, %536) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %604 = llvm.intr.fma(%602, %573, %537) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %605 = llvm.intr.fma(%602, %577, %538) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %606 = llvm.mlir.constant(2 : index) : i64
    %607 = llvm.mlir.constant(2 : index) : i64
    %608 = llvm.add %562, %607 : i64
    %609 = llvm.getelementptr %arg0[%608] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %610 = llvm.load %609 {alignment = 4 : i64} : !llvm.ptr -> f32
    %611 = llvm.mlir.poison : vector<16xf32>
    %612 = llvm.mlir.constant(0 : i32) : i32
    %613 = llvm.insertelement %610, %611[%612 : i32] : vector<16xf32>
    %614 = llvm.shufflevector %613, %611 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %615 = llvm.intr.fma(%614, %569, %539) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %616 = llvm.intr.fma(%614, %573, %540) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %617 = llvm.intr.fma(%614, %577, %541) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %618 = llvm.mlir.constant(3 : index) : i64
    %619 = llvm.mlir.constant(3 : index) : i64
    %620 = llvm.add %562, %619 : i64
    %621 = llvm.getelementptr %arg0[%620] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %622 = llvm.load %621 {alignment = 4 : i64} : !llvm.ptr -> f32
    %623 = llvm.mlir.poison : vector<16xf32>
    %624 = llvm.mlir.constant(0 : i32) : i32
    %625 = llvm.insertelement %622, %623[%624 : i32] : vector<16xf32>
    %626 = llvm.shufflevector %625, %623 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %627 = llvm.intr.fma(%626, %569, %542) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %628 = llvm.intr.fma(%626, %573, %543) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %629 = llvm.intr.fma(%626, %577, %544) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %630 = llvm.mlir.constant(4 : index) : i64
    %631 = llvm.mlir.constant(4 : index) : i64
    %632 = llvm.add %562, %631 : i64
    %633 = llvm.getelementptr %arg0[%632] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %634 = llvm.load %633 {alignment = 4 : i64} : !llvm.ptr -> f32
    %635 = llvm.mlir.poison : vector<16xf32>
    %636 = llvm.mlir.constant(0 : i32) : i32
    %637 = llvm.insertelement %634, %635[%636 : i32] : vector<16xf32>
    %638 = llvm.shufflevector %637, %635 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %639 = llvm.intr.fma(%638, %569, %545) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %640 = llvm.intr.fma(%638, %573, %546) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %641 = llvm.intr.fma(%638, %577, %547) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %642 = llvm.mlir.constant(5 : index) : i64
    %643 = llvm.mlir.constant(5 : index) : i64
    %644 = llvm.add %562, %643 : i64
    %645 = llvm.getelementptr %arg0[%644] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %646 = llvm.load %645 {alignment = 4 : i64} : !llvm.ptr -> f32
    %647 = llvm.mlir.poison : vector<16xf32>
    %648 = llvm.mlir.constant(0 : i32) : i32
    %649 = llvm.insertelement %646, %647[%648 : i32] : vector<16xf32>
    %650 = llvm.shufflevector %649, %647 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %651 = llvm.intr.fma(%650, %569, %548) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %652 = llvm.intr.fma(%650, %573, %549) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %653 = llvm.intr.fma(%650, %577, %550) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %654 = llvm.mlir.constant(6 : index) : i64
    %655 = llvm.mlir.constant(6 : index) : i64
    %656 = llvm.add %562, %655 : i64
    %657 = llvm.getelementptr %arg0[%656] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %658 = llvm.load %657 {alignment = 4 : i64} : !llvm.ptr -> f32
    %659 = llvm.mlir.poison : vector<16xf32>
    %660 = llvm.mlir.constant(0 : i32) : i32
    %661 = llvm.insertelement %658, %659[%660 : i32] : vector<16xf32>
    %662 = llvm.shufflevector %661, %659 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %663 = llvm.intr.fma(%662, %569, %551) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %664 = llvm.intr.fma(%662, %573, %552) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %665 = llvm.intr.fma(%662, %577, %553) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %666 = llvm.mlir.constant(7 : index) : i64
    %667 = llvm.mlir.constant(7 : index) : i64
    %668 = llvm.add %562, %667 : i64
    %669 = llvm.getelementptr %arg0[%668] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %670 = llvm.load %669 {alignment = 4 : i64} : !llvm.ptr -> f32
    %671 = llvm.mlir.poison : vector<16xf32>
    %672 = llvm.mlir.constant(0 : i32) : i32
    %673 = llvm.insertelement %670, %671[%672 : i32] : vector<16xf32>
    %674 = llvm.shufflevector %673, %671 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %675 = llvm.intr.fma(%674, %569, %554) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %676 = llvm.intr.fma(%674, %573, %555) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %677 = llvm.intr.fma(%674, %577, %556) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %678 = llvm.mlir.constant(8 : index) : i64
    %679 = llvm.mlir.constant(8 : index) : i64
    %680 = llvm.add %562, %679 : i64
    %681 = llvm.getelementptr %arg0[%680] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %682 = llvm.load %681 {alignment = 4 : i64} : !llvm.ptr -> f32
    %683 = llvm.mlir.poison : vector<16xf32>
    %684 = llvm.mlir.constant(0 : i32) : i32
    %685 = llvm.insertelement %682, %683[%684 : i32] : vector<16xf32>
    %686 = llvm.shufflevector %685, %683 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %687 = llvm.intr.fma(%686, %569, %557) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %688 = llvm.intr.fma(%686, %573, %558) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %689 = llvm.intr.fma(%686, %577, %559) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %690 = llvm.add %532, %531 : i64
    llvm.br ^bb6(%690, %591, %592, %593, %603, %604, %605, %615, %616, %617, %627, %628, %629, %639, %640, %641, %651, %652, %653, %663, %664, %665, %675, %676, %677, %687, %688, %689 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
  ^bb8:  // pred: ^bb6
    %691 = llvm.mlir.constant(0 : index) : i64
    %692 = llvm.mlir.constant(0 : index) : i64
    %693 = llvm.mlir.constant(0 : index) : i64
    %694 = llvm.getelementptr %arg4[%arg5] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %695 = llvm.load %694 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %696 = llvm.fadd %695, %533 : vector<16xf32>
    %697 = llvm.mlir.constant(0 : index) : i64
    %698 = llvm.mlir.constant(0 : index) : i64
    %699 = llvm.mlir.constant(0 : index) : i64
    %700 = llvm.getelementptr %arg4[%arg5] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %696, %700 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %701 = llvm.mlir.constant(0 : index) : i64
    %702 = llvm.mlir.constant(0 : index) : i64
    %703 = llvm.mlir.constant(16 : index) : i64
    %704 = llvm.add %arg5, %703 : i64
    %705 = llvm.getelementptr %arg4[%704] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %706 = llvm.load %705 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %707 = llvm.fadd %706, %534 : vector<16xf32>
    %708 = llvm.mlir.constant(0 : index) : i64
    %709 = llvm.mlir.constant(0 : index) : i64
    %710 = llvm.mlir.constant(16 : index) : i64
    %711 = llvm.add %arg5, %710 : i64
    %712 = llvm.getelementptr %arg4[%711] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %707, %712 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %713 = llvm.mlir.constant(0 : index) : i64
    %714 = llvm.mlir.constant(0 : index) : i64
    %715 = llvm.mlir.constant(32 : index) : i64
    %716 = llvm.add %arg5, %715 : i64
    %717 = llvm.getelementptr %arg4[%716] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %718 = llvm.load %717 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %719 = llvm.fadd %718, %535 : vector<16xf32>
    %720 = llvm.mlir.constant(0 : index) : i64
    %721 = llvm.mlir.constant(0 : index) : i64
    %722 = llvm.mlir.constant(32 : index) : i64
    %723 = llvm.add %arg5, %722 : i64
    %724 = llvm.getelementptr %arg4[%723] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %719, %724 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %725 = llvm.mlir.constant(1 : index) : i64
    %726 = llvm.mlir.constant(384 : index) : i64
    %727 = llvm.add %arg5, %726 : i64
    %728 = llvm.mlir.constant(0 : index) : i64
    %729 = llvm.getelementptr %arg4[%727] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %730 = llvm.load %729 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %731 = llvm.fadd %730, %536 : vector<16xf32>
    %732 = llvm.mlir.constant(1 : index) : i64
    %733 = llvm.mlir.constant(384 : index) : i64
    %734 = llvm.add %arg5, %733 : i64
    %735 = llvm.mlir.constant(0 : index) : i64
    %736 = llvm.getelementptr %arg4[%734] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %731, %736 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %737 = llvm.mlir.constant(1 : index) : i64
    %738 = llvm.mlir.constant(384 : index) : i64
    %739 = llvm.add %arg5, %738 : i64
    %740 = llvm.mlir.constant(16 : index) : i64
    %741 = llvm.add %739, %740 : i64
    %742 = llvm.getelementptr %arg4[%741] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %743 = llvm.load %742 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %744 = llvm.fadd %743, %537 : vector<16xf32>
    %745 = llvm.mlir.constant(1 : index) : i64
    %746 = llvm.mlir.constant(384 : index) : i64
    %747 = llvm.add %arg5, %746 : i64
    %748 = llvm.mlir.constant(16 : index) : i64
    %749 = llvm.add %747, %748 : i64
    %750 = llvm.getelementptr %arg4[%749] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %744, %750 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %751 = llvm.mlir.constant(1 : index) : i64
    %752 = llvm.mlir.constant(384 : index) : i64
    %753 = llvm.add %arg5, %752 : i64
    %754 = llvm.mlir.constant(32 : index) : i64
    %755 = llvm.add %753, %754 : i64
    %756 = llvm.getelementptr %arg4[%755] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %757 = llvm.load %756 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %758 = llvm.fadd %757, %538 : vector<16xf32>
    %759 = llvm.mlir.constant(1 : index) : i64
    %760 = llvm.mlir.constant(384 : index) : i64
    %761 = llvm.add %arg5, %760 : i64
    %762 = llvm.mlir.constant(32 : index) : i64
    %763 = llvm.add %761, %762 : i64
    %764 = llvm.getelementptr %arg4[%763] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %758, %764 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %765 = llvm.mlir.constant(2 : index) : i64
    %766 = llvm.mlir.constant(768 : index) : i64
    %767 = llvm.add %arg5, %766 : i64
    %768 = llvm.mlir.constant(0 : index) : i64
    %769 = llvm.getelementptr %arg4[%767] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %770 = llvm.load %769 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %771 = llvm.fadd %770, %539 : vector<16xf32>
    %772 = llvm.mlir.constant(2 : index) : i64
    %773 = llvm.mlir.constant(768 : index) : i64
    %774 = llvm.add %arg5, %773 : i64
    %775 = llvm.mlir.constant(0 : index) : i64
    %776 = llvm.getelementptr %arg4[%774] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %771, %776 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %777 = llvm.mlir.constant(2 : index) : i64
    %778 = llvm.mlir.constant(768 : index) : i64
    %779 = llvm.add %arg5, %778 : i64
    %780 = llvm.mlir.constant(16 : index) : i64
    %781 = llvm.add %779, %780 : i64
    %782 = llvm.getelementptr %arg4[%781] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %783 = llvm.load %782 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %784 = llvm.fadd %783, %540 : vector<16xf32>
    %785 = llvm.mlir.constant(2 : index) : i64
    %786 = llvm.mlir.constant(768 : index) : i64
    %787 = llvm.add %arg5, %786 : i64
    %788 = llvm.mlir.constant(16 : index) : i64
    %789 = llvm.add %787, %788 : i64
    %790 = llvm.getelementptr %arg4[%789] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %784, %790 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %791 = llvm.mlir.constant(2 : index) : i64
    %792 = llvm.mlir.constant(768 : index) : i64
    %793 = llvm.add %arg5, %792 : i64
    %794 = llvm.mlir.constant(32 : index) : i64
    %795 = llvm.add %793, %794 : i64
    %796 = llvm.getelementptr %arg4[%795] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %797 = llvm.load %796 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %798 = llvm.fadd %797, %541 : vector<16xf32>
    %799 = llvm.mlir.constant(2 : index) : i64
    %800 = llvm.mlir.constant(768 : index) : i64
    %801 = llvm.add %arg5, %800 : i64
    %802 = llvm.mlir.constant(32 : index) : i64
    %803 = llvm.add %801, %802 : i64
    %804 = llvm.getelementptr %arg4[%803] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %798, %804 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %805 = llvm.mlir.constant(3 : index) : i64
    %806 = llvm.mlir.constant(1152 : index) : i64
    %807 = llvm.add %arg5, %806 : i64
    %808 = llvm.mlir.constant(0 : index) : i64
    %809 = llvm.getelementptr %arg4[%807] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %810 = llvm.load %809 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %811 = llvm.fadd %810, %542 : vector<16xf32>
    %812 = llvm.mlir.constant(3 : index) : i64
    %813 = llvm.mlir.constant(1152 : index) : i64
    %814 = llvm.add %arg5, %813 : i64
    %815 = llvm.mlir.constant(0 : index) : i64
    %816 = llvm.getelementptr %arg4[%814] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %811, %816 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %817 = llvm.mlir.constant(3 : index) : i64
    %818 = llvm.mlir.constant(1152 : index) : i64
    %819 = llvm.add %arg5, %818 : i64
    %820 = llvm.mlir.constant(16 : index) : i64
    %821 = llvm.add %819, %820 : i64
    %822 = llvm.getelementptr %arg4[%821] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %823 = llvm.load %822 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %824 = llvm.fadd %823, %543 : vector<16xf32>
    %825 = llvm.mlir.constant(3 : index) : i64
    %826 = llvm.mlir.constant(1152 : index) : i64
    %827 = llvm.add %arg5, %826 : i64
    %828 = llvm.mlir.constant(16 : index) : i64
    %829 = llvm.add %827, %828 : i64
    %830 = llvm.getelementptr %arg4[%829] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %824, %830 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %831 = llvm.mlir.constant(3 : index) : i64
    %832 = llvm.mlir.constant(1152 : index) : i64
    %833 = llvm.add %arg5, %832 : i64
    %834 = llvm.mlir.constant(32 : index) : i64
    %835 = llvm.add %833, %834 : i64
    %836 = llvm.getelementptr %arg4[%835] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %837 = llvm.load %836 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %838 = llvm.fadd %837, %544 : vector<16xf32>
    %839 = llvm.mlir.constant(3 : index) : i64
    %840 = llvm.mlir.constant(1152 : index) : i64
    %841 = llvm.add %arg5, %840 : i64
    %842 = llvm.mlir.constant(32 : index) : i64
    %843 = llvm.add %841, %842 : i64
    %844 = llvm.getelementptr %arg4[%843] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %838, %844 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %845 = llvm.mlir.constant(4 : index) : i64
    %846 = llvm.mlir.constant(1536 : index) : i64
    %847 = llvm.add %arg5, %846 : i64
    %848 = llvm.mlir.constant(0 : index) : i64
    %849 = llvm.getelementptr %arg4[%847] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %850 = llvm.load %849 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %851 = llvm.fadd %850, %545 : vector<16xf32>
    %852 = llvm.mlir.constant(4 : index) : i64
    %853 = llvm.mlir.constant(1536 : index) : i64
    %854 = llvm.add %arg5, %853 : i64
    %855 = llvm.mlir.constant(0 : index) : i64
    %856 = llvm.getelementptr %arg4[%854] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %851, %856 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %857 = llvm.mlir.constant(4 : index) : i64
    %858 = llvm.mlir.constant(1536 : index) : i64
    %859 = llvm.add %arg5, %858 : i64
    %860 = llvm.mlir.constant(16 : index) : i64
    %861 = llvm.add %859, %860 : i64
    %862 = llvm.getelementptr %arg4[%861] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %863 = llvm.load %862 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %864 = llvm.fadd %863, %546 : vector<16xf32>
    %865 = llvm.mlir.constant(4 : index) : i64
    %866 = llvm.mlir.constant(1536 : index) : i64
    %867 = llvm.add %arg5, %866 : i64
    %868 = llvm.mlir.constant(16 : index) : i64
    %869 = llvm.add %867, %868 : i64
    %870 = llvm.getelementptr %arg4[%869] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %864, %870 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %871 = llvm.mlir.constant(4 : index) : i64
    %872 = llvm.mlir.constant(1536 : index) : i64
    %873 = llvm.add %arg5, %872 : i64
    %874 = llvm.mlir.constant(32 : index) : i64
    %875 = llvm.add %873, %874 : i64
    %876 = llvm.getelementptr %arg4[%875] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %877 = llvm.load %876 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %878 = llvm.fadd %877, %547 : vector<16xf32>
    %879 = llvm.mlir.constant(4 : index) : i64
    %880 = llvm.mlir.constant(1536 : index) : i64
    %881 = llvm.add %arg5, %880 : i64
    %882 = llvm.mlir.constant(32 : index) : i64
    %883 = llvm.add %881, %882 : i64
    %884 = llvm.getelementptr %arg4[%883] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %878, %884 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %885 = llvm.mlir.constant(5 : index) : i64
    %886 = llvm.mlir.constant(1920 : index) : i64
    %887 = llvm.add %arg5, %886 : i64
    %888 = llvm.mlir.constant(0 : index) : i64
    %889 = llvm.getelementptr %arg4[%887] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %890 = llvm.load %889 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %891 = llvm.fadd %890, %548 : vector<16xf32>
    %892 = llvm.mlir.constant(5 : index) : i64
    %893 = llvm.mlir.constant(1920 : index) : i64
    %894 = llvm.add %arg5, %893 : i64
    %895 = llvm.mlir.constant(0 : index) : i64
    %896 = llvm.getelementptr %arg4[%894] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %891, %896 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %897 = llvm.mlir.constant(5 : index) : i64
    %898 = llvm.mlir.constant(1920 : index) : i64
    %899 = llvm.add %arg5, %898 : i64
    %900 = llvm.mlir.constant(16 : index) : i64
    %901 = llvm.add %899, %900 : i64
    %902 = llvm.getelementptr %arg4[%901] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %903 = llvm.load %902 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %904 = llvm.fadd %903, %549 : vector<16xf32>
    %905 = llvm.mlir.constant(5 : index) : i64
    %906 = llvm.mlir.constant(1920 : index) : i64
    %907 = llvm.add %arg5, %906 : i64
    %908 = llvm.mlir.constant(16 : index) : i64
    %909 = llvm.add %907, %908 : i64
    %910 = llvm.getelementptr %arg4[%909] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %904, %910 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %911 = llvm.mlir.constant(5 : index) : i64
    %912 = llvm.mlir.constant(1920 : index) : i64
    %913 = llvm.add %arg5, %912 : i64
    %914 = llvm.mlir.constant(32 : index) : i64
    %915 = llvm.add %913, %914 : i64
    %916 = llvm.getelementptr %arg4[%915] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %917 = llvm.load %916 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %918 = llvm.fadd %917, %550 : vector<16xf32>
    %919 = llvm.mlir.constant(5 : index) : i64
    %920 = llvm.mlir.constant(1920 : index) : i64
    %921 = llvm.add %arg5, %920 : i64
    %922 = llvm.mlir.constant(32 : index) : i64
    %923 = llvm.add %921, %922 : i64
    %924 = llvm.getelementptr %arg4[%923] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %918, %924 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %925 = llvm.mlir.constant(6 : index) : i64
    %926 = llvm.mlir.constant(2304 : index) : i64
    %927 = llvm.add %arg5, %926 : i64
    %928 = llvm.mlir.constant(0 : index) : i64
    %929 = llvm.getelementptr %arg4[%927] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %930 = llvm.load %929 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %931 = llvm.fadd %930, %551 : vector<16xf32>
    %932 = llvm.mlir.constant(6 : index) : i64
    %933 = llvm.mlir.constant(2304 : index) : i64
    %934 = llvm.add %arg5, %933 : i64
    %935 = llvm.mlir.constant(0 : index) : i64
    %936 = llvm.getelementptr %arg4[%934] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %931, %936 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %937 = llvm.mlir.constant(6 : index) : i64
    %938 = llvm.mlir.constant(2304 : index) : i64
    %939 = llvm.add %arg5, %938 : i64
    %940 = llvm.mlir.constant(16 : index) : i64
    %941 = llvm.add %939, %940 : i64
    %942 = llvm.getelementptr %arg4[%941] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %943 = llvm.load %942 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %944 = llvm.fadd %943, %552 : vector<16xf32>
    %945 = llvm.mlir.constant(6 : index) : i64
    %946 = llvm.mlir.constant(2304 : index) : i64
    %947 = llvm.add %arg5, %946 : i64
    %948 = llvm.mlir.constant(16 : index) : i64
    %949 = llvm.add %947, %948 : i64
    %950 = llvm.getelementptr %arg4[%949] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %944, %950 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %951 = llvm.mlir.constant(6 : index) : i64
    %952 = llvm.mlir.constant(2304 : index) : i64
    %953 = llvm.add %arg5, %952 : i64
    %954 = llvm.mlir.constant(32 : index) : i64
    %955 = llvm.add %953, %954 : i64
    %956 = llvm.getelementptr %arg4[%955] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %957 = llvm.load %956 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %958 = llvm.fadd %957, %553 : vector<16xf32>
    %959 = llvm.mlir.constant(6 : index) : i64
    %960 = llvm.mlir.constant(2304 : index) : i64
    %961 = llvm.add %arg5, %960 : i64
    %962 = llvm.mlir.constant(32 : index) : i64
    %963 = llvm.add %961, %962 : i64
    %964 = llvm.getelementptr %arg4[%963] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %958, %964 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %965 = llvm.mlir.constant(7 : index) : i64
    %966 = llvm.mlir.constant(2688 : index) : i64
    %967 = llvm.add %arg5, %966 : i64
    %968 = llvm.mlir.constant(0 : index) : i64
    %969 = llvm.getelementptr %arg4[%967] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %970 = llvm.load %969 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %971 = llvm.fadd %970, %554 : vector<16xf32>
    %972 = llvm.mlir.constant(7 : index) : i64
    %973 = llvm.mlir.constant(2688 : index) : i64
    %974 = llvm.add %arg5, %973 : i64
    %975 = llvm.mlir.constant(0 : index) : i64
    %976 = llvm.getelementptr %arg4[%974] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %971, %976 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %977 = llvm.mlir.constant(7 : index) : i64
    %978 = llvm.mlir.constant(2688 : index) : i64
    %979 = llvm.add %arg5, %978 : i64
    %980 = llvm.mlir.constant(16 : index) : i64
    %981 = llvm.add %979, %980 : i64
    %982 = llvm.getelementptr %arg4[%981] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %983 = llvm.load %982 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %984 = llvm.fadd %983, %555 : vector<16xf32>
    %985 = llvm.mlir.constant(7 : index) : i64
    %986 = llvm.mlir.constant(2688 : index) : i64
    %987 = llvm.add %arg5, %986 : i64
    %988 = llvm.mlir.constant(16 : index) : i64
    %989 = llvm.add %987, %988 : i64
    %990 = llvm.getelementptr %arg4[%989] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %984, %990 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %991 = llvm.mlir.constant(7 : index) : i64
    %992 = llvm.mlir.constant(2688 : index) : i64
    %993 = llvm.add %arg5, %992 : i64
    %994 = llvm.mlir.constant(32 : index) : i64
    %995 = llvm.add %993, %994 : i64
    %996 = llvm.getelementptr %arg4[%995] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %997 = llvm.load %996 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %998 = llvm.fadd %997, %556 : vector<16xf32>
    %999 = llvm.mlir.constant(7 : index) : i64
    %1000 = llvm.mlir.constant(2688 : index) : i64
    %1001 = llvm.add %arg5, %1000 : i64
    %1002 = llvm.mlir.constant(32 : index) : i64
    %1003 = llvm.add %1001, %1002 : i64
    %1004 = llvm.getelementptr %arg4[%1003] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %998, %1004 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1005 = llvm.mlir.constant(8 : index) : i64
    %1006 = llvm.mlir.constant(3072 : index) : i64
    %1007 = llvm.add %arg5, %1006 : i64
    %1008 = llvm.mlir.constant(0 : index) : i64
    %1009 = llvm.getelementptr %arg4[%1007] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1010 = llvm.load %1009 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1011 = llvm.fadd %1010, %557 : vector<16xf32>
    %1012 = llvm.mlir.constant(8 : index) : i64
    %1013 = llvm.mlir.constant(3072 : index) : i64
    %1014 = llvm.add %arg5, %1013 : i64
    %1015 = llvm.mlir.constant(0 : index) : i64
    %1016 = llvm.getelementptr %arg4[%1014] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1011, %1016 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1017 = llvm.mlir.constant(8 : index) : i64
    %1018 = llvm.mlir.constant(3072 : index) : i64
    %1019 = llvm.add %arg5, %1018 : i64
    %1020 = llvm.mlir.constant(16 : index) : i64
    %1021 = llvm.add %1019, %1020 : i64
    %1022 = llvm.getelementptr %arg4[%1021] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1023 = llvm.load %1022 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1024 = llvm.fadd %1023, %558 : vector<16xf32>
    %1025 = llvm.mlir.constant(8 : index) : i64
    %1026 = llvm.mlir.constant(3072 : index) : i64
    %1027 = llvm.add %arg5, %1026 : i64
    %1028 = llvm.mlir.constant(16 : index) : i64
    %1029 = llvm.add %1027, %1028 : i64
    %1030 = llvm.getelementptr %arg4[%1029] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1024, %1030 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1031 = llvm.mlir.constant(8 : index) : i64
    %1032 = llvm.mlir.constant(3072 : index) : i64
    %1033 = llvm.add %arg5, %1032 : i64
    %1034 = llvm.mlir.constant(32 : index) : i64
    %1035 = llvm.add %1033, %1034 : i64
    %1036 = llvm.getelementptr %arg4[%1035] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1037 = llvm.load %1036 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1038 = llvm.fadd %1037, %559 : vector<16xf32>
    %1039 = llvm.mlir.constant(8 : index) : i64
    %1040 = llvm.mlir.constant(3072 : index) : i64
    %1041 = llvm.add %arg5, %1040 : i64
    %1042 = llvm.mlir.constant(32 : index) : i64
    %1043 = llvm.add %1041, %1042 : i64
    %1044 = llvm.getelementptr %arg4[%1043] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1038, %1044 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1045 = llvm.add %526, %525 : i64
    llvm.br ^bb4(%1045 : i64)
  ^bb9:  // pred: ^bb4
    %1046 = llvm.mlir.constant(855 : index) : i64
    %1047 = llvm.mlir.constant(169 : index) : i64
    %1048 = llvm.mlir.constant(dense<0.000000e+00> : vector<16xf32>) : vector<16xf32>
    %1049 = llvm.mlir.constant(1024 : index) : i64
    %1050 = llvm.mlir.constant(1 : index) : i64
    llvm.br ^bb10(%1046, %1048, %1048, %1048, %1048, %1048, %1048, %1048, %1048, %1048, %1048, %1048, %1048, %1048, %1048, %1048, %1048, %1048, %1048, %1048, %1048, %1048, %1048, %1048, %1048, %1048, %1048, %1048 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
  ^bb10(%1051: i64, %1052: vector<16xf32>, %1053: vector<16xf32>, %1054: vector<16xf32>, %1055: vector<16xf32>, %1056: vector<16xf32>, %1057: vector<16xf32>, %1058: vector<16xf32>, %1059: vector<16xf32>, %1060: vector<16xf32>, %1061: vector<16xf32>, %1062: vector<16xf32>, %1063: vector<16xf32>, %1064: vector<16xf32>, %1065: vector<16xf32>, %1066: vector<16xf32>, %1067: vector<16xf32>, %1068: vector<16xf32>, %1069: vector<16xf32>, %1070: vector<16xf32>, %1071: vector<16xf32>, %1072: vector<16xf32>, %1073: vector<16xf32>, %1074: vector<16xf32>, %1075: vector<16xf32>, %1076: vector<16xf32>, %1077: vector<16xf32>, %1078: vector<16xf32>):  // 2 preds: ^bb9, ^bb11
    %1079 = llvm.icmp "slt" %1051, %1049 : i64
    llvm.cond_br %1079, ^bb11, ^bb12
  ^bb11:  // pred: ^bb10
    %1080 = llvm.mul %1051, %1 : i64
    %1081 = llvm.add %arg1, %1080 : i64
    %1082 = llvm.mul %1051, %2 : i64
    %1083 = llvm.add %arg3, %1082 : i64
    %1084 = llvm.mlir.constant(0 : index) : i64
    %1085 = llvm.mlir.constant(0 : index) : i64
    %1086 = llvm.mlir.constant(0 : index) : i64
    %1087 = llvm.getelementptr %arg2[%1083] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1088 = llvm.load %1087 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1089 = llvm.mlir.constant(16 : index) : i64
    %1090 = llvm.add %1083, %1089 : i64
    %1091 = llvm.getelementptr %arg2[%1090] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1092 = llvm.load %1091 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1093 = llvm.mlir.constant(32 : index) : i64
    %1094 = llvm.add %1083, %1093 : i64
    %1095 = llvm.getelementptr %arg2[%1094] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1096 = llvm.load %1095 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1097 = llvm.mlir.constant(12 : index) : i64
    %1098 = llvm.mlir.constant(13824 : index) : i64
    %1099 = llvm.add %1081, %1098 : i64
    %1100 = llvm.getelementptr %arg0[%1099] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    "llvm.intr.prefetch"(%1100) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
    %1101 = llvm.mlir.constant(0 : index) : i64
    %1102 = llvm.mlir.constant(0 : index) : i64
    %1103 = llvm.mlir.constant(0 : index) : i64
    %1104 = llvm.getelementptr %arg0[%1081] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1105 = llvm.load %1104 {alignment = 4 : i64} : !llvm.ptr -> f32
    %1106 = llvm.mlir.poison : vector<16xf32>
    %1107 = llvm.mlir.constant(0 : i32) : i32
    %1108 = llvm.insertelement %1105, %1106[%1107 : i32] : vector<16xf32>
    %1109 = llvm.shufflevector %1108, %1106 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %1110 = llvm.intr.fma(%1109, %1088, %1052) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1111 = llvm.intr.fma(%1109, %1092, %1053) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1112 = llvm.intr.fma(%1109, %1096, %1054) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1113 = llvm.mlir.constant(1 : index) : i64
    %1114 = llvm.mlir.constant(1 : index) : i64
    %1115 = llvm.add %1081, %1114 : i64
    %1116 = llvm.getelementptr %arg0[%1115] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1117 = llvm.load %1116 {alignment = 4 : i64} : !llvm.ptr -> f32
    %1118 = llvm.mlir.poison : vector<16xf32>
    %1119 = llvm.mlir.constant(0 : i32) : i32
    %1120 = llvm.insertelement %1117, %1118[%1119 : i32] : vector<16xf32>
    %1121 = llvm.shufflevector %1120, %1118 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %1122 = llvm.intr.fma(%1121, %1088, %1055) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1123 = llvm.intr.fma(%1121, %1092, %1056) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1124 = llvm.intr.fma(%1121, %1096, %1057) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1125 = llvm.mlir.constant(2 : index) : i64
    %1126 = llvm.mlir.constant(2 : index) : i64
    %1127 = llvm.add %1081, %1126 : i64
    %1128 = llvm.getelementptr %arg0[%1127] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1129 = llvm.load %1128 {alignment = 4 : i64} : !llvm.ptr -> f32
    %1130 = llvm.mlir.poison : vector<16xf32>
    %1131 = llvm.mlir.constant(0 : i32) : i32
    %1132 = llvm.insertelement %1129, %1130[%1131 : i32] : vector<16xf32>
    %1133 = llvm.shufflevector %1132, %1130 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %1134 = llvm.intr.fma(%1133, %1088, %1058) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1135 = llvm.intr.fma(%1133, %1092, %1059) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1136 = llvm.intr.fma(%1133, %1096, %1060) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1137 = llvm.mlir.constant(3 : index) : i64
    %1138 = llvm.mlir.constant(3 : index) : i64
    %1139 = llvm.add %1081, %1138 : i64
    %1140 = llvm.getelementptr %arg0[%1139] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1141 = llvm.load %1140 {alignment = 4 : i64} : !llvm.ptr -> f32
    %1142 = llvm.mlir.poison : vector<16xf32>
    %1143 = llvm.mlir.constant(0 : i32) : i32
    %1144 = llvm.insertelement %1141, %1142[%1143 : i32] : vector<16xf32>
    %1145 = llvm.shufflevector %1144, %1142 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %1146 = llvm.intr.fma(%1145, %1088, %1061) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1147 = llvm.intr.fma(%1145, %1092, %1062) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1148 = llvm.intr.fma(%1145, %1096, %1063) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1149 = llvm.mlir.constant(4 : index) : i64
    %1150 = llvm.mlir.constant(4 : index) : i64
    %1151 = llvm.add %1081, %1150 : i64
    %1152 = llvm.getelementptr %arg0[%1151] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1153 = llvm.load %1152 {alignment = 4 : i64} : !llvm.ptr -> f32
    %1154 = llvm.mlir.poison : vector<16xf32>
    %1155 = llvm.mlir.constant(0 : i32) : i32
    %1156 = llvm.insertelement %1153, %1154[%1155 : i32] : vector<16xf32>
    %1157 = llvm.shufflevector %1156, %1154 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %1158 = llvm.intr.fma(%1157, %1088, %1064) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1159 = llvm.intr.fma(%1157, %1092, %1065) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1160 = llvm.intr.fma(%1157, %1096, %1066) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1161 = llvm.mlir.constant(5 : index) : i64
    %1162 = llvm.mlir.constant(5 : index) : i64
    %1163 = llvm.add %1081, %1162 : i64
    %1164 = llvm.getelementptr %arg0[%1163] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1165 = llvm.load %1164 {alignment = 4 : i64} : !llvm.ptr -> f32
    %1166 = llvm.mlir.poison : vector<16xf32>
    %1167 = llvm.mlir.constant(0 : i32) : i32
    %1168 = llvm.insertelement %1165, %1166[%1167 : i32] : vector<16xf32>
    %1169 = llvm.shufflevector %1168, %1166 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %1170 = llvm.intr.fma(%1169, %1088, %1067) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1171 = llvm.intr.fma(%1169, %1092, %1068) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1172 = llvm.intr.fma(%1169, %1096, %1069) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1173 = llvm.mlir.constant(6 : index) : i64
    %1174 = llvm.mlir.constant(6 : index) : i64
    %1175 = llvm.add %1081, %1174 : i64
    %1176 = llvm.getelementptr %arg0[%1175] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1177 = llvm.load %1176 {alignment = 4 : i64} : !llvm.ptr -> f32
    %1178 = llvm.mlir.poison : vector<16xf32>
    %1179 = llvm.mlir.constant(0 : i32) : i32
    %1180 = llvm.insertelement %1177, %1178[%1179 : i32] : vector<16xf32>
    %1181 = llvm.shufflevector %1180, %1178 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %1182 = llvm.intr.fma(%1181, %1088, %1070) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1183 = llvm.intr.fma(%1181, %1092, %1071) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1184 = llvm.intr.fma(%1181, %1096, %1072) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1185 = llvm.mlir.constant(7 : index) : i64
    %1186 = llvm.mlir.constant(7 : index) : i64
    %1187 = llvm.add %1081, %1186 : i64
    %1188 = llvm.getelementptr %arg0[%1187] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1189 = llvm.load %1188 {alignment = 4 : i64} : !llvm.ptr -> f32
    %1190 = llvm.mlir.poison : vector<16xf32>
    %1191 = llvm.mlir.constant(0 : i32) : i32
    %1192 = llvm.insertelement %1189, %1190[%1191 : i32] : vector<16xf32>
    %1193 = llvm.shufflevector %1192, %1190 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %1194 = llvm.intr.fma(%1193, %1088, %1073) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1195 = llvm.intr.fma(%1193, %1092, %1074) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1196 = llvm.intr.fma(%1193, %1096, %1075) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1197 = llvm.mlir.constant(8 : index) : i64
    %1198 = llvm.mlir.constant(8 : index) : i64
    %1199 = llvm.add %1081, %1198 : i64
    %1200 = llvm.getelementptr %arg0[%1199] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1201 = llvm.load %1200 {alignment = 4 : i64} : !llvm.ptr -> f32
    %1202 = llvm.mlir.poison : vector<16xf32>
    %1203 = llvm.mlir.constant(0 : i32) : i32
    %1204 = llvm.insertelement %1201, %1202[%1203 : i32] : vector<16xf32>
    %1205 = llvm.shufflevector %1204, %1202 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %1206 = llvm.intr.fma(%1205, %1088, %1076) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1207 = llvm.intr.fma(%1205, %1092, %1077) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1208 = llvm.intr.fma(%1205, %1096, %1078) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1209 = llvm.add %1051, %1050 : i64
    llvm.br ^bb10(%1209, %1110, %1111, %1112, %1122, %1123, %1124, %1134, %1135, %1136, %1146, %1147, %1148, %1158, %1159, %1160, %1170, %1171, %1172, %1182, %1183, %1184, %1194, %1195, %1196, %1206, %1207, %1208 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
  ^bb12:  // pred: ^bb10
    %1210 = llvm.mlir.constant(0 : index) : i64
    %1211 = llvm.mlir.constant(0 : index) : i64
    %1212 = llvm.mlir.constant(0 : index) : i64
    %1213 = llvm.getelementptr %arg4[%arg5] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1214 = llvm.load %1213 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1215 = llvm.fadd %1214, %1052 : vector<16xf32>
    %1216 = llvm.mlir.constant(0 : index) : i64
    %1217 = llvm.mlir.constant(0 : index) : i64
    %1218 = llvm.mlir.constant(0 : index) : i64
    %1219 = llvm.getelementptr %arg4[%arg5] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1215, %1219 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1220 = llvm.mlir.constant(0 : index) : i64
    %1221 = llvm.mlir.constant(0 : index) : i64
    %1222 = llvm.mlir.constant(16 : index) : i64
    %1223 = llvm.add %arg5, %1222 : i64
    %1224 = llvm.getelementptr %arg4[%1223] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1225 = llvm.load %1224 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1226 = llvm.fadd %1225, %1053 : vector<16xf32>
    %1227 = llvm.mlir.constant(0 : index) : i64
    %1228 = llvm.mlir.constant(0 : index) : i64
    %1229 = llvm.mlir.constant(16 : index) : i64
    %1230 = llvm.add %arg5, %1229 : i64
    %1231 = llvm.getelementptr %arg4[%1230] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1226, %1231 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1232 = llvm.mlir.constant(0 : index) : i64
    %1233 = llvm.mlir.constant(0 : index) : i64
    %1234 = llvm.mlir.constant(32 : index) : i64
    %1235 = llvm.add %arg5, %1234 : i64
    %1236 = llvm.getelementptr %arg4[%1235] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1237 = llvm.load %1236 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1238 = llvm.fadd %1237, %1054 : vector<16xf32>
    %1239 = llvm.mlir.constant(0 : index) : i64
    %1240 = llvm.mlir.constant(0 : index) : i64
    %1241 = llvm.mlir.constant(32 : index) : i64
    %1242 = llvm.add %arg5, %1241 : i64
    %1243 = llvm.getelementptr %arg4[%1242] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1238, %1243 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1244 = llvm.mlir.constant(1 : index) : i64
    %1245 = llvm.mlir.constant(384 : index) : i64
    %1246 = llvm.add %arg5, %1245 : i64
    %1247 = llvm.mlir.constant(0 : index) : i64
    %1248 = llvm.getelementptr %arg4[%1246] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1249 = llvm.load %1248 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1250 = llvm.fadd %1249, %1055 : vector<16xf32>
    %1251 = llvm.mlir.constant(1 : index) : i64
    %1252 = llvm.mlir.constant(384 : index) : i64
    %1253 = llvm.add %arg5, %1252 : i64
    %1254 = llvm.mlir.constant(0 : index) : i64
    %1255 = llvm.getelementptr %arg4[%1253] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1250, %1255 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1256 = llvm.mlir.constant(1 : index) : i64
    %1257 = llvm.mlir.constant(384 : index) : i64
    %1258 = llvm.add %arg5, %1257 : i64
    %1259 = llvm.mlir.constant(16 : index) : i64
    %1260 = llvm.add %1258, %1259 : i64
    %1261 = llvm.getelementptr %arg4[%1260] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1262 = llvm.load %1261 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1263 = llvm.fadd %1262, %1056 : vector<16xf32>
    %1264 = llvm.mlir.constant(1 : index) : i64
    %1265 = llvm.mlir.constant(384 : index) : i64
    %1266 = llvm.add %arg5, %1265 : i64
    %1267 = llvm.mlir.constant(16 : index) : i64
    %1268 = llvm.add %1266, %1267 : i64
    %1269 = llvm.getelementptr %arg4[%1268] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1263, %1269 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1270 = llvm.mlir.constant(1 : index) : i64
    %1271 = llvm.mlir.constant(384 : index) : i64
    %1272 = llvm.add %arg5, %1271 : i64
    %1273 = llvm.mlir.constant(32 : index) : i64
    %1274 = llvm.add %1272, %1273 : i64
    %1275 = llvm.getelementptr %arg4[%1274] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1276 = llvm.load %1275 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1277 = llvm.fadd %1276, %1057 : vector<16xf32>
    %1278 = llvm.mlir.constant(1 : index) : i64
    %1279 = llvm.mlir.constant(384 : index) : i64
    %1280 = llvm.add %arg5, %1279 : i64
    %1281 = llvm.mlir.constant(32 : index) : i64
    %1282 = llvm.add %1280, %1281 : i64
    %1283 = llvm.getelementptr %arg4[%1282] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1277, %1283 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1284 = llvm.mlir.constant(2 : index) : i64
    %1285 = llvm.mlir.constant(768 : index) : i64
    %1286 = llvm.add %arg5, %1285 : i64
    %1287 = llvm.mlir.constant(0 : index) : i64
    %1288 = llvm.getelementptr %arg4[%1286] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1289 = llvm.load %1288 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1290 = llvm.fadd %1289, %1058 : vector<16xf32>
    %1291 = llvm.mlir.constant(2 : index) : i64
    %1292 = llvm.mlir.constant(768 : index) : i64
    %1293 = llvm.add %arg5, %1292 : i64
    %1294 = llvm.mlir.constant(0 : index) : i64
    %1295 = llvm.getelementptr %arg4[%1293] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1290, %1295 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1296 = llvm.mlir.constant(2 : index) : i64
    %1297 = llvm.mlir.constant(768 : index) : i64
    %1298 = llvm.add %arg5, %1297 : i64
    %1299 = llvm.mlir.constant(16 : index) : i64
    %1300 = llvm.add %1298, %1299 : i64
    %1301 = llvm.getelementptr %arg4[%1300] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1302 = llvm.load %1301 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1303 = llvm.fadd %1302, %1059 : vector<16xf32>
    %1304 = llvm.mlir.constant(2 : index) : i64
    %1305 = llvm.mlir.constant(768 : index) : i64
    %1306 = llvm.add %arg5, %1305 : i64
    %1307 = llvm.mlir.constant(16 : index) : i64
    %1308 = llvm.add %1306, %1307 : i64
    %1309 = llvm.getelementptr %arg4[%1308] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1303, %1309 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1310 = llvm.mlir.constant(2 : index) : i64
    %1311 = llvm.mlir.constant(768 : index) : i64
    %1312 = llvm.add %arg5, %1311 : i64
    %1313 = llvm.mlir.constant(32 : index) : i64
    %1314 = llvm.add %1312, %1313 : i64
    %1315 = llvm.getelementptr %arg4[%1314] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1316 = llvm.load %1315 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1317 = llvm.fadd %1316, %1060 : vector<16xf32>
    %1318 = llvm.mlir.constant(2 : index) : i64
    %1319 = llvm.mlir.constant(768 : index) : i64
    %1320 = llvm.add %arg5, %1319 : i64
    %1321 = llvm.mlir.constant(32 : index) : i64
    %1322 = llvm.add %1320, %1321 : i64
    %1323 = llvm.getelementptr %arg4[%1322] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1317, %1323 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1324 = llvm.mlir.constant(3 : index) : i64
    %1325 = llvm.mlir.constant(1152 : index) : i64
    %1326 = llvm.add %arg5, %1325 : i64
    %1327 = llvm.mlir.constant(0 : index) : i64
    %1328 = llvm.getelementptr %arg4[%1326] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1329 = llvm.load %1328 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1330 = llvm.fadd %1329, %1061 : vector<16xf32>
    %1331 = llvm.mlir.constant(3 : index) : i64
    %1332 = llvm.mlir.constant(1152 : index) : i64
    %1333 = llvm.add %arg5, %1332 : i64
    %1334 = llvm.mlir.constant(0 : index) : i64
    %1335 = llvm.getelementptr %arg4[%1333] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1330, %1335 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1336 = llvm.mlir.constant(3 : index) : i64
    %1337 = llvm.mlir.constant(1152 : index) : i64
    %1338 = llvm.add %arg5, %1337 : i64
    %1339 = llvm.mlir.constant(16 : index) : i64
    %1340 = llvm.add %1338, %1339 : i64
    %1341 = llvm.getelementptr %arg4[%1340] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1342 = llvm.load %1341 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1343 = llvm.fadd %1342, %1062 : vector<16xf32>
    %1344 = llvm.mlir.constant(3 : index) : i64
    %1345 = llvm.mlir.constant(1152 : index) : i64
    %1346 = llvm.add %arg5, %1345 : i64
    %1347 = llvm.mlir.constant(16 : index) : i64
    %1348 = llvm.add %1346, %1347 : i64
    %1349 = llvm.getelementptr %arg4[%1348] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1343, %1349 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1350 = llvm.mlir.constant(3 : index) : i64
    %1351 = llvm.mlir.constant(1152 : index) : i64
    %1352 = llvm.add %arg5, %1351 : i64
    %1353 = llvm.mlir.constant(32 : index) : i64
    %1354 = llvm.add %1352, %1353 : i64
    %1355 = llvm.getelementptr %arg4[%1354] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1356 = llvm.load %1355 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1357 = llvm.fadd %1356, %1063 : vector<16xf32>
    %1358 = llvm.mlir.constant(3 : index) : i64
    %1359 = llvm.mlir.constant(1152 : index) : i64
    %1360 = llvm.add %arg5, %1359 : i64
    %1361 = llvm.mlir.constant(32 : index) : i64
    %1362 = llvm.add %1360, %1361 : i64
    %1363 = llvm.getelementptr %arg4[%1362] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1357, %1363 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1364 = llvm.mlir.constant(4 : index) : i64
    %1365 = llvm.mlir.constant(1536 : index) : i64
    %1366 = llvm.add %arg5, %1365 : i64
    %1367 = llvm.mlir.constant(0 : index) : i64
    %1368 = llvm.getelementptr %arg4[%1366] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1369 = llvm.load %1368 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1370 = llvm.fadd %1369, %1064 : vector<16xf32>
    %1371 = llvm.mlir.constant(4 : index) : i64
    %1372 = llvm.mlir.constant(1536 : index) : i64
    %1373 = llvm.add %arg5, %1372 : i64
    %1374 = llvm.mlir.constant(0 : index) : i64
    %1375 = llvm.getelementptr %arg4[%1373] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1370, %1375 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1376 = llvm.mlir.constant(4 : index) : i64
    %1377 = llvm.mlir.constant(1536 : index) : i64
    %1378 = llvm.add %arg5, %1377 : i64
    %1379 = llvm.mlir.constant(16 : index) : i64
    %1380 = llvm.add %1378, %1379 : i64
    %1381 = llvm.getelementptr %arg4[%1380] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1382 = llvm.load %1381 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1383 = llvm.fadd %1382, %1065 : vector<16xf32>
    %1384 = llvm.mlir.constant(4 : index) : i64
    %1385 = llvm.mlir.constant(1536 : index) : i64
    %1386 = llvm.add %arg5, %1385 : i64
    %1387 = llvm.mlir.constant(16 : index) : i64
    %1388 = llvm.add %1386, %1387 : i64
    %1389 = llvm.getelementptr %arg4[%1388] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1383, %1389 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1390 = llvm.mlir.constant(4 : index) : i64
    %1391 = llvm.mlir.constant(1536 : index) : i64
    %1392 = llvm.add %arg5, %1391 : i64
    %1393 = llvm.mlir.constant(32 : index) : i64
    %1394 = llvm.add %1392, %1393 : i64
    %1395 = llvm.getelementptr %arg4[%1394] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1396 = llvm.load %1395 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1397 = llvm.fadd %1396, %1066 : vector<16xf32>
    %1398 = llvm.mlir.constant(4 : index) : i64
    %1399 = llvm.mlir.constant(1536 : index) : i64
    %1400 = llvm.add %arg5, %1399 : i64
    %1401 = llvm.mlir.constant(32 : index) : i64
    %1402 = llvm.add %1400, %1401 : i64
    %1403 = llvm.getelementptr %arg4[%1402] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1397, %1403 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1404 = llvm.mlir.constant(5 : index) : i64
    %1405 = llvm.mlir.constant(1920 : index) : i64
    %1406 = llvm.add %arg5, %1405 : i64
    %1407 = llvm.mlir.constant(0 : index) : i64
    %1408 = llvm.getelementptr %arg4[%1406] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1409 = llvm.load %1408 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1410 = llvm.fadd %1409, %1067 : vector<16xf32>
    %1411 = llvm.mlir.constant(5 : index) : i64
    %1412 = llvm.mlir.constant(1920 : index) : i64
    %1413 = llvm.add %arg5, %1412 : i64
    %1414 = llvm.mlir.constant(0 : index) : i64
    %1415 = llvm.getelementptr %arg4[%1413] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1410, %1415 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1416 = llvm.mlir.constant(5 : index) : i64
    %1417 = llvm.mlir.constant(1920 : index) : i64
    %1418 = llvm.add %arg5, %1417 : i64
    %1419 = llvm.mlir.constant(16 : index) : i64
    %1420 = llvm.add %1418, %1419 : i64
    %1421 = llvm.getelementptr %arg4[%1420] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1422 = llvm.load %1421 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1423 = llvm.fadd %1422, %1068 : vector<16xf32>
    %1424 = llvm.mlir.constant(5 : index) : i64
    %1425 = llvm.mlir.constant(1920 : index) : i64
    %1426 = llvm.add %arg5, %1425 : i64
    %1427 = llvm.mlir.constant(16 : index) : i64
    %1428 = llvm.add %1426, %1427 : i64
    %1429 = llvm.getelementptr %arg4[%1428] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1423, %1429 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1430 = llvm.mlir.constant(5 : index) : i64
    %1431 = llvm.mlir.constant(1920 : index) : i64
    %1432 = llvm.add %arg5, %1431 : i64
    %1433 = llvm.mlir.constant(32 : index) : i64
    %1434 = llvm.add %1432, %1433 : i64
    %1435 = llvm.getelementptr %arg4[%1434] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1436 = llvm.load %1435 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1437 = llvm.fadd %1436, %1069 : vector<16xf32>
    %1438 = llvm.mlir.constant(5 : index) : i64
    %1439 = llvm.mlir.constant(1920 : index) : i64
    %1440 = llvm.add %arg5, %1439 : i64
    %1441 = llvm.mlir.constant(32 : index) : i64
    %1442 = llvm.add %1440, %1441 : i64
    %1443 = llvm.getelementptr %arg4[%1442] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1437, %1443 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1444 = llvm.mlir.constant(6 : index) : i64
    %1445 = llvm.mlir.constant(2304 : index) : i64
    %1446 = llvm.add %arg5, %1445 : i64
    %1447 = llvm.mlir.constant(0 : index) : i64
    %1448 = llvm.getelementptr %arg4[%1446] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1449 = llvm.load %1448 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1450 = llvm.fadd %1449, %1070 : vector<16xf32>
    %1451 = llvm.mlir.constant(6 : index) : i64
    %1452 = llvm.mlir.constant(2304 : index) : i64
    %1453 = llvm.add %arg5, %1452 : i64
    %1454 = llvm.mlir.constant(0 : index) : i64
    %1455 = llvm.getelementptr %arg4[%1453] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1450, %1455 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1456 = llvm.mlir.constant(6 : index) : i64
    %1457 = llvm.mlir.constant(2304 : index) : i64
    %1458 = llvm.add %arg5, %1457 : i64
    %1459 = llvm.mlir.constant(16 : index) : i64
    %1460 = llvm.add %1458, %1459 : i64
    %1461 = llvm.getelementptr %arg4[%1460] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1462 = llvm.load %1461 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1463 = llvm.fadd %1462, %1071 : vector<16xf32>
    %1464 = llvm.mlir.constant(6 : index) : i64
    %1465 = llvm.mlir.constant(2304 : index) : i64
    %1466 = llvm.add %arg5, %1465 : i64
    %1467 = llvm.mlir.constant(16 : index) : i64
    %1468 = llvm.add %1466, %1467 : i64
    %1469 = llvm.getelementptr %arg4[%1468] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1463, %1469 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1470 = llvm.mlir.constant(6 : index) : i64
    %1471 = llvm.mlir.constant(2304 : index) : i64
    %1472 = llvm.add %arg5, %1471 : i64
    %1473 = llvm.mlir.constant(32 : index) : i64
    %1474 = llvm.add %1472, %1473 : i64
    %1475 = llvm.getelementptr %arg4[%1474] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1476 = llvm.load %1475 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1477 = llvm.fadd %1476, %1072 : vector<16xf32>
    %1478 = llvm.mlir.constant(6 : index) : i64
    %1479 = llvm.mlir.constant(2304 : index) : i64
    %1480 = llvm.add %arg5, %1479 : i64
    %1481 = llvm.mlir.constant(32 : index) : i64
    %1482 = llvm.add %1480, %1481 : i64
    %1483 = llvm.getelementptr %arg4[%1482] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1477, %1483 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1484 = llvm.mlir.constant(7 : index) : i64
    %1485 = llvm.mlir.constant(2688 : index) : i64
    %1486 = llvm.add %arg5, %1485 : i64
    %1487 = llvm.mlir.constant(0 : index) : i64
    %1488 = llvm.getelementptr %arg4[%1486] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1489 = llvm.load %1488 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1490 = llvm.fadd %1489, %1073 : vector<16xf32>
    %1491 = llvm.mlir.constant(7 : index) : i64
    %1492 = llvm.mlir.constant(2688 : index) : i64
    %1493 = llvm.add %arg5, %1492 : i64
    %1494 = llvm.mlir.constant(0 : index) : i64
    %1495 = llvm.getelementptr %arg4[%1493] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1490, %1495 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1496 = llvm.mlir.constant(7 : index) : i64
    %1497 = llvm.mlir.constant(2688 : index) : i64
    %1498 = llvm.add %arg5, %1497 : i64
    %1499 = llvm.mlir.constant(16 : index) : i64
    %1500 = llvm.add %1498, %1499 : i64
    %1501 = llvm.getelementptr %arg4[%1500] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1502 = llvm.load %1501 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1503 = llvm.fadd %1502, %1074 : vector<16xf32>
    %1504 = llvm.mlir.constant(7 : index) : i64
    %1505 = llvm.mlir.constant(2688 : index) : i64
    %1506 = llvm.add %arg5, %1505 : i64
    %1507 = llvm.mlir.constant(16 : index) : i64
    %1508 = llvm.add %1506, %1507 : i64
    %1509 = llvm.getelementptr %arg4[%1508] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1503, %1509 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1510 = llvm.mlir.constant(7 : index) : i64
    %1511 = llvm.mlir.constant(2688 : index) : i64
    %1512 = llvm.add %arg5, %1511 : i64
    %1513 = llvm.mlir.constant(32 : index) : i64
    %1514 = llvm.add %1512, %1513 : i64
    %1515 = llvm.getelementptr %arg4[%1514] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1516 = llvm.load %1515 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1517 = llvm.fadd %1516, %1075 : vector<16xf32>
    %1518 = llvm.mlir.constant(7 : index) : i64
    %1519 = llvm.mlir.constant(2688 : index) : i64
    %1520 = llvm.add %arg5, %1519 : i64
    %1521 = llvm.mlir.constant(32 : index) : i64
    %1522 = llvm.add %1520, %1521 : i64
    %1523 = llvm.getelementptr %arg4[%1522] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1517, %1523 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1524 = llvm.mlir.constant(8 : index) : i64
    %1525 = llvm.mlir.constant(3072 : index) : i64
    %1526 = llvm.add %arg5, %1525 : i64
    %1527 = llvm.mlir.constant(0 : index) : i64
    %1528 = llvm.getelementptr %arg4[%1526] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1529 = llvm.load %1528 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1530 = llvm.fadd %1529, %1076 : vector<16xf32>
    %1531 = llvm.mlir.constant(8 : index) : i64
    %1532 = llvm.mlir.constant(3072 : index) : i64
    %1533 = llvm.add %arg5, %1532 : i64
    %1534 = llvm.mlir.constant(0 : index) : i64
    %1535 = llvm.getelementptr %arg4[%1533] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1530, %1535 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1536 = llvm.mlir.constant(8 : index) : i64
    %1537 = llvm.mlir.constant(3072 : index) : i64
    %1538 = llvm.add %arg5, %1537 : i64
    %1539 = llvm.mlir.constant(16 : index) : i64
    %1540 = llvm.add %1538, %1539 : i64
    %1541 = llvm.getelementptr %arg4[%1540] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1542 = llvm.load %1541 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1543 = llvm.fadd %1542, %1077 : vector<16xf32>
    %1544 = llvm.mlir.constant(8 : index) : i64
    %1545 = llvm.mlir.constant(3072 : index) : i64
    %1546 = llvm.add %arg5, %1545 : i64
    %1547 = llvm.mlir.constant(16 : index) : i64
    %1548 = llvm.add %1546, %1547 : i64
    %1549 = llvm.getelementptr %arg4[%1548] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1543, %1549 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1550 = llvm.mlir.constant(8 : index) : i64
    %1551 = llvm.mlir.constant(3072 : index) : i64
    %1552 = llvm.add %arg5, %1551 : i64
    %1553 = llvm.mlir.constant(32 : index) : i64
    %1554 = llvm.add %1552, %1553 : i64
    %1555 = llvm.getelementptr %arg4[%1554] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1556 = llvm.load %1555 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1557 = llvm.fadd %1556, %1078 : vector<16xf32>
    %1558 = llvm.mlir.constant(8 : index) : i64
    %1559 = llvm.mlir.constant(3072 : index) : i64
    %1560 = llvm.add %arg5, %1559 : i64
    %1561 = llvm.mlir.constant(32 : index) : i64
    %1562 = llvm.add %1560, %1561 : i64
    %1563 = llvm.getelementptr %arg4[%1562] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1557, %1563 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    llvm.return
  }
}

