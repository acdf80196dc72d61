module {
  llvm.func @matmul_7116aed1f16030ea(%arg0: !llvm.ptr, %arg1: i64, %arg2: i64) attributes {tile.grid_size = 12 : i64, tile.scratch_bytes = 55296 : i64} {
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
    %39 = llvm.mlir.constant(3 : index) : i64
    %40 = llvm.urem %37, %39 : i64
    %41 = llvm.udiv %37, %39 : i64
    %42 = llvm.mlir.constant(3 : index) : i64
    %43 = llvm.mul %40, %42 : i64
    %44 = llvm.add %43, %42 : i64
    %45 = llvm.mlir.constant(8 : index) : i64
    %46 = llvm.intr.smin(%44, %45) : (i64, i64) -> i64
    %47 = llvm.mlir.constant(1 : index) : i64
    %48 = llvm.mlir.constant(12 : index) : i64
    %49 = llvm.mul %41, %48 : i64
    %50 = llvm.add %49, %48 : i64
    %51 = llvm.mlir.constant(48 : index) : i64
    %52 = llvm.mlir.constant(98304 : index) : i64
    %53 = llvm.mlir.constant(-13824 : index) : i64
    %54 = llvm.mul %41, %53 : i64
    %55 = llvm.mlir.constant(-144 : index) : i64
    %56 = llvm.mul %40, %55 : i64
    %57 = llvm.add %54, %56 : i64
    %58 = llvm.mlir.constant(1152 : index) : i64
    %59 = llvm.mlir.constant(384 : index) : i64
    %60 = llvm.mlir.constant(144 : index) : i64
    %61 = llvm.mlir.constant(1024 : index) : i64
    llvm.br ^bb3(%43 : i64)
  ^bb3(%62: i64):  // 2 preds: ^bb2, ^bb7
    %63 = llvm.icmp "slt" %62, %46 : i64
    llvm.cond_br %63, ^bb4, ^bb8
  ^bb4:  // pred: ^bb3
    %64 = llvm.mul %62, %52 : i64
    %65 = llvm.mul %62, %51 : i64
    %66 = llvm.add %57, %65 : i64
    llvm.br ^bb5(%49 : i64)
  ^bb5(%67: i64):  // 2 preds: ^bb4, ^bb6
    %68 = llvm.icmp "slt" %67, %50 : i64
    llvm.cond_br %68, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    %69 = llvm.mul %67, %45 : i64
    %70 = llvm.mul %67, %58 : i64
    %71 = llvm.add %66, %70 : i64
    llvm.call @matmul_7116aed1f16030ea.mma1(%1, %69, %3, %64, %35, %71) : (!llvm.ptr, i64, !llvm.ptr, i64, !llvm.ptr, i64) -> ()
    %72 = llvm.add %67, %47 : i64
    llvm.br ^bb5(%72 : i64)
  ^bb7:  // pred: ^bb5
    %73 = llvm.add %62, %47 : i64
    llvm.br ^bb3(%73 : i64)
  ^bb8:  // pred: ^bb3
    %74 = llvm.mlir.constant(0 : index) : i64
    %75 = llvm.mlir.constant(16 : index) : i64
    %76 = llvm.mlir.constant(32 : index) : i64
    %77 = llvm.mlir.constant(393216 : index) : i64
    %78 = llvm.mlir.constant(49152 : index) : i64
    %79 = llvm.getelementptr %15[%74] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %80 = llvm.load %79 {alignment = 1 : i64} : !llvm.ptr -> i8
    %81 = llvm.mlir.constant(0 : i8) : i8
    %82 = llvm.icmp "ne" %80, %81 : i8
    %83 = llvm.getelementptr %11[%74] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %84 = llvm.load %83 {alignment = 4 : i64} : !llvm.ptr -> f32
    %85 = llvm.getelementptr %13[%74] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %86 = llvm.load %85 {alignment = 4 : i64} : !llvm.ptr -> f32
    %87 = llvm.getelementptr %19[%74] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %88 = llvm.load %87 {alignment = 4 : i64} : !llvm.ptr -> f32
    %89 = llvm.getelementptr %21[%74] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %90 = llvm.load %89 {alignment = 4 : i64} : !llvm.ptr -> f32
    %91 = llvm.getelementptr %7[%74] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %92 = llvm.load %91 {alignment = 4 : i64} : !llvm.ptr -> f32
    %93 = llvm.getelementptr %27[%74] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %94 = llvm.load %93 {alignment = 4 : i64} : !llvm.ptr -> f32
    %95 = llvm.getelementptr %23[%74] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %96 = llvm.load %95 {alignment = 4 : i64} : !llvm.ptr -> f32
    %97 = llvm.getelementptr %25[%74] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %98 = llvm.load %97 {alignment = 4 : i64} : !llvm.ptr -> f32
    llvm.br ^bb9(%43 : i64)
  ^bb9(%99: i64):  // 2 preds: ^bb8, ^bb25
    %100 = llvm.icmp "slt" %99, %46 : i64
    llvm.cond_br %100, ^bb10, ^bb26
  ^bb10:  // pred: ^bb9
    %101 = llvm.mul %99, %51 : i64
    %102 = llvm.add %101, %75 : i64
    %103 = llvm.add %101, %76 : i64
    %104 = llvm.mul %99, %52 : i64
    %105 = llvm.add %104, %78 : i64
    %106 = llvm.add %57, %101 : i64
    llvm.br ^bb11(%49 : i64)
  ^bb11(%107: i64):  // 2 preds: ^bb10, ^bb24
    %108 = llvm.icmp "slt" %107, %50 : i64
    llvm.cond_br %108, ^bb12, ^bb25
  ^bb12:  // pred: ^bb11
    %109 = llvm.mul %107, %45 : i64
    %110 = llvm.mul %109, %59 : i64
    %111 = llvm.add %101, %110 : i64
    %112 = llvm.add %102, %110 : i64
    %113 = llvm.add %103, %110 : i64
    llvm.br ^bb13(%74 : i64)
  ^bb13(%114: i64):  // 2 preds: ^bb12, ^bb14
    %115 = llvm.icmp "slt" %114, %45 : i64
    llvm.cond_br %115, ^bb14, ^bb15
  ^bb14:  // pred: ^bb13
    %116 = llvm.mul %114, %59 : i64
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
    %129 = llvm.add %114, %47 : i64
    llvm.br ^bb13(%129 : i64)
  ^bb15:  // pred: ^bb13
    %130 = llvm.add %109, %77 : i64
    %131 = llvm.mul %107, %58 : i64
    %132 = llvm.add %106, %131 : i64
    llvm.call @matmul_7116aed1f16030ea.mma2(%1, %130, %3, %105, %35, %132) : (!llvm.ptr, i64, !llvm.ptr, i64, !llvm.ptr, i64) -> ()
    %133 = llvm.mul %109, %60 : i64
    %134 = llvm.add %57, %133 : i64
    llvm.br ^bb16(%74 : i64)
  ^bb16(%135: i64):  // 2 preds: ^bb15, ^bb23
    %136 = llvm.icmp "slt" %135, %45 : i64
    llvm.cond_br %136, ^bb17, ^bb24
  ^bb17:  // pred: ^bb16
    %137 = llvm.mul %135, %60 : i64
    %138 = llvm.add %134, %137 : i64
    %139 = llvm.add %138, %101 : i64
    %140 = llvm.mul %135, %59 : i64
    %141 = llvm.add %110, %140 : i64
    %142 = llvm.add %141, %101 : i64
    %143 = llvm.mlir.constant(32 : index) : i64
    %144 = llvm.mlir.constant(0 : index) : i64
    %145 = llvm.mlir.constant(32 : index) : i64
    %146 = llvm.mlir.poison : vector<16xf32>
    %147 = llvm.mlir.constant(0 : i32) : i32
    %148 = llvm.insertelement %84, %146[%147 : i32] : vector<16xf32>
    %149 = llvm.shufflevector %148, %146 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %150 = llvm.mlir.poison : vector<16xf32>
    %151 = llvm.mlir.constant(0 : i32) : i32
    %152 = llvm.insertelement %86, %150[%151 : i32] : vector<16xf32>
    %153 = llvm.shufflevector %152, %150 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %154 = llvm.mlir.poison : vector<16xi1>
    %155 = llvm.mlir.constant(0 : i32) : i32
    %156 = llvm.insertelement %82, %154[%155 : i32] : vector<16xi1>
    %157 = llvm.shufflevector %156, %154 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xi1> 
    %158 = llvm.mlir.poison : vector<16xf32>
    %159 = llvm.mlir.constant(0 : i32) : i32
    %160 = llvm.insertelement %88, %158[%159 : i32] : vector<16xf32>
    %161 = llvm.shufflevector %160, %158 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %162 = llvm.mlir.poison : vector<16xf32>
    %163 = llvm.mlir.constant(0 : i32) : i32
    %164 = llvm.insertelement %90, %162[%163 : i32] : vector<16xf32>
    %165 = llvm.shufflevector %164, %162 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %166 = llvm.mlir.poison : vector<16xf32>
    %167 = llvm.mlir.constant(0 : i32) : i32
    %168 = llvm.insertelement %92, %166[%167 : i32] : vector<16xf32>
    %169 = llvm.shufflevector %168, %166 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %170 = llvm.mlir.poison : vector<16xf32>
    %171 = llvm.mlir.constant(0 : i32) : i32
    %172 = llvm.insertelement %94, %170[%171 : i32] : vector<16xf32>
    %173 = llvm.shufflevector %172, %170 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %174 = llvm.mlir.poison : vector<16xf32>
    %175 = llvm.mlir.constant(0 : i32) : i32
    %176 = llvm.insertelement %96, %174[%175 : i32] : vector<16xf32>
    %177 = llvm.shufflevector %176, %174 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %178 = llvm.mlir.poison : vector<16xf32>
    %179 = llvm.mlir.constant(0 : i32) : i32
    %180 = llvm.insertelement %98, %178[%179 : i32] : vector<16xf32>
    %181 = llvm.shufflevector %180, %178 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    llvm.br ^bb18(%144 : i64)
  ^bb18(%182: i64):  // 2 preds: ^bb17, ^bb19
    %183 = llvm.icmp "slt" %182, %143 : i64
    llvm.cond_br %183, ^bb19, ^bb20
  ^bb19:  // pred: ^bb18
    %184 = llvm.mlir.constant(16 : index) : i64
    %185 = llvm.add %182, %184 : i64
    %186 = llvm.add %139, %182 : i64
    %187 = llvm.add %139, %185 : i64
    %188 = llvm.getelementptr %35[%186] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %189 = llvm.load %188 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %190 = llvm.getelementptr %35[%187] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %191 = llvm.load %190 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %192 = llvm.add %142, %182 : i64
    %193 = llvm.add %142, %185 : i64
    %194 = llvm.getelementptr %9[%192] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %195 = llvm.load %194 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %196 = llvm.getelementptr %9[%193] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %197 = llvm.load %196 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %198 = llvm.fsub %189, %195 : vector<16xf32>
    %199 = llvm.fsub %191, %197 : vector<16xf32>
    %200 = llvm.fmul %149, %198 : vector<16xf32>
    %201 = llvm.fmul %149, %199 : vector<16xf32>
    %202 = llvm.fadd %195, %200 : vector<16xf32>
    %203 = llvm.fadd %197, %201 : vector<16xf32>
    %204 = llvm.fmul %198, %153 : vector<16xf32>
    %205 = llvm.fmul %199, %153 : vector<16xf32>
    %206 = llvm.fsub %189, %204 : vector<16xf32>
    %207 = llvm.fsub %191, %205 : vector<16xf32>
    %208 = llvm.select %157, %202, %206 : vector<16xi1>, vector<16xf32>
    %209 = llvm.select %157, %203, %207 : vector<16xi1>, vector<16xf32>
    %210 = llvm.getelementptr %17[%192] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %211 = llvm.load %210 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %212 = llvm.getelementptr %17[%193] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %213 = llvm.load %212 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %214 = llvm.fmul %211, %161 : vector<16xf32>
    %215 = llvm.fmul %213, %161 : vector<16xf32>
    %216 = llvm.fmul %189, %165 : vector<16xf32>
    %217 = llvm.fmul %191, %165 : vector<16xf32>
    %218 = llvm.fmul %216, %189 : vector<16xf32>
    %219 = llvm.fmul %217, %191 : vector<16xf32>
    %220 = llvm.fadd %214, %218 : vector<16xf32>
    %221 = llvm.fadd %215, %219 : vector<16xf32>
    %222 = llvm.getelementptr %5[%192] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %223 = llvm.load %222 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %224 = llvm.getelementptr %5[%193] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %225 = llvm.load %224 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %226 = llvm.fmul %223, %169 : vector<16xf32>
    %227 = llvm.fmul %225, %169 : vector<16xf32>
    %228 = llvm.fmul %208, %173 : vector<16xf32>
    %229 = llvm.fmul %209, %173 : vector<16xf32>
    %230 = llvm.intr.sqrt(%220) : (vector<16xf32>) -> vector<16xf32>
    %231 = llvm.intr.sqrt(%221) : (vector<16xf32>) -> vector<16xf32>
    %232 = llvm.fdiv %230, %177 : vector<16xf32>
    %233 = llvm.fdiv %231, %177 : vector<16xf32>
    %234 = llvm.fadd %232, %181 : vector<16xf32>
    %235 = llvm.fadd %233, %181 : vector<16xf32>
    %236 = llvm.fdiv %228, %234 : vector<16xf32>
    %237 = llvm.fdiv %229, %235 : vector<16xf32>
    %238 = llvm.fadd %226, %236 : vector<16xf32>
    %239 = llvm.fadd %227, %237 : vector<16xf32>
    %240 = llvm.getelementptr %29[%192] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %208, %240 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %241 = llvm.getelementptr %29[%193] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %209, %241 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %242 = llvm.getelementptr %31[%192] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %220, %242 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %243 = llvm.getelementptr %31[%193] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %221, %243 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %244 = llvm.getelementptr %33[%192] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %238, %244 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %245 = llvm.getelementptr %33[%193] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %239, %245 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %246 = llvm.add %182, %145 : i64
    llvm.br ^bb18(%246 : i64)
  ^bb20:  // pred: ^bb18
    %247 = llvm.mlir.constant(16 : index) : i64
    %248 = llvm.mlir.poison : vector<16xf32>
    %249 = llvm.mlir.constant(0 : i32) : i32
    %250 = llvm.insertelement %84, %248[%249 : i32] : vector<16xf32>
    %251 = llvm.shufflevector %250, %248 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %252 = llvm.mlir.poison : vector<16xf32>
    %253 = llvm.mlir.constant(0 : i32) : i32
    %254 = llvm.insertelement %86, %252[%253 : i32] : vector<16xf32>
    %255 = llvm.shufflevector %254, %252 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %256 = llvm.mlir.poison : vector<16xi1>
    %257 = llvm.mlir.constant(0 : i32) : i32
    %258 = llvm.insertelement %82, %256[%257 : i32] : vector<16xi1>
    %259 = llvm.shufflevector %258, %256 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xi1> 
    %260 = llvm.mlir.poison : vector<16xf32>
    %261 = llvm.mlir.constant(0 : i32) : i32
    %262 = llvm.insertelement %88, %260[%261 : i32] : vector<16xf32>
    %263 = llvm.shufflevector %262, %260 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %264 = llvm.mlir.poison : vector<16xf32>
    %265 = llvm.mlir.constant(0 : i32) : i32
    %266 = llvm.insertelement %90, %264[%265 : i32] : vector<16xf32>
    %267 = llvm.shufflevector %266, %264 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %268 = llvm.mlir.poison : vector<16xf32>
    %269 = llvm.mlir.constant(0 : i32) : i32
    %270 = llvm.insertelement %92, %268[%269 : i32] : vector<16xf32>
    %271 = llvm.shufflevector %270, %268 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %272 = llvm.mlir.poison : vector<16xf32>
    %273 = llvm.mlir.constant(0 : i32) : i32
    %274 = llvm.insertelement %94, %272[%273 : i32] : vector<16xf32>
    %275 = llvm.shufflevector %274, %272 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %276 = llvm.mlir.poison : vector<16xf32>
    %277 = llvm.mlir.constant(0 : i32) : i32
    %278 = llvm.insertelement %96, %276[%277 : i32] : vector<16xf32>
    %279 = llvm.shufflevector %278, %276 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %280 = llvm.mlir.poison : vector<16xf32>
    %281 = llvm.mlir.constant(0 : i32) : i32
    %282 = llvm.insertelement %98, %280[%281 : i32] : vector<16xf32>
    %283 = llvm.shufflevector %282, %280 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    llvm.br ^bb21(%143 : i64)
  ^bb21(%284: i64):  // 2 preds: ^bb20, ^bb22
    %285 = llvm.icmp "slt" %284, %51 : i64
    llvm.cond_br %285, ^bb22, ^bb23
  ^bb22:  // pred: ^bb21
    %286 = llvm.add %139, %284 : i64
    %287 = llvm.getelementptr %35[%286] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %288 = llvm.load %287 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %289 = llvm.add %142, %284 : i64
    %290 = llvm.getelementptr %9[%289] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %291 = llvm.load %290 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %292 = llvm.fsub %288, %291 : vector<16xf32>
    %293 = llvm.fmul %251, %292 : vector<16xf32>
    %294 = llvm.fadd %291, %293 : vector<16xf32>
    %295 = llvm.fmul %292, %255 : vector<16xf32>
    %296 = llvm.fsub %288, %295 : vector<16xf32>
    %297 = llvm.select %259, %294, %296 : vector<16xi1>, vector<16xf32>
    %298 = llvm.getelementptr %17[%289] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %299 = llvm.load %298 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %300 = llvm.fmul %299, %263 : vector<16xf32>
    %301 = llvm.fmul %288, %267 : vector<16xf32>
    %302 = llvm.fmul %301, %288 : vector<16xf32>
    %303 = llvm.fadd %300, %302 : vector<16xf32>
    %304 = llvm.getelementptr %5[%289] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %305 = llvm.load %304 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %306 = llvm.fmul %305, %271 : vector<16xf32>
    %307 = llvm.fmul %297, %275 : vector<16xf32>
    %308 = llvm.intr.sqrt(%303) : (vector<16xf32>) -> vector<16xf32>
    %309 = llvm.fdiv %308, %279 : vector<16xf32>
    %310 = llvm.fadd %309, %283 : vector<16xf32>
    %311 = llvm.fdiv %307, %310 : vector<16xf32>
    %312 = llvm.fadd %306, %311 : vector<16xf32>
    %313 = llvm.getelementptr %29[%289] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %297, %313 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %314 = llvm.getelementptr %31[%289] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %303, %314 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %315 = llvm.getelementptr %33[%289] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %312, %315 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %316 = llvm.add %284, %247 : i64
    llvm.br ^bb21(%316 : i64)
  ^bb23:  // pred: ^bb21
    %317 = llvm.add %135, %47 : i64
    llvm.br ^bb16(%317 : i64)
  ^bb24:  // pred: ^bb16
    %318 = llvm.add %107, %47 : i64
    llvm.br ^bb11(%318 : i64)
  ^bb25:  // pred: ^bb11
    %319 = llvm.add %99, %47 : i64
    llvm.br ^bb9(%319 : i64)
  ^bb26:  // pred: ^bb9
    %320 = llvm.add %37, %36 : i64
    llvm.br ^bb1(%320 : i64)
  ^bb27:  // pred: ^bb1
    llvm.return
  }
  llvm.func internal @matmul_7116aed1f16030ea.mma1(%arg0: !llvm.ptr, %arg1: i64, %arg2: !llvm.ptr, %arg3: i64, %arg4: !llvm.ptr, %arg5: i64) {
    %0 = llvm.mlir.constant(1 : index) : i64
    %1 = llvm.mlir.constant(384 : index) : i64
    %2 = llvm.mlir.constant(48 : index) : i64
    %3 = llvm.mlir.constant(144 : index) : i64
    %4 = llvm.mlir.constant(1024 : index) : i64
    %5 = llvm.mlir.constant(0 : index) : i64
    %6 = llvm.mlir.constant(172 : index) : i64
    %7 = llvm.mlir.constant(dense<0.000000e+00> : vector<16xf32>) : vector<16xf32>
    %8 = llvm.mlir.constant(172 : index) : i64
    %9 = llvm.mlir.constant(2 : index) : i64
    %10 = llvm.mlir.constant(0 : index) : i64
    %11 = llvm.mlir.constant(2 : index) : i64
    llvm.br ^bb1(%5, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
  ^bb1(%12: i64, %13: vector<16xf32>, %14: vector<16xf32>, %15: vector<16xf32>, %16: vector<16xf32>, %17: vector<16xf32>, %18: vector<16xf32>, %19: vector<16xf32>, %20: vector<16xf32>, %21: vector<16xf32>, %22: vector<16xf32>, %23: vector<16xf32>, %24: vector<16xf32>, %25: vector<16xf32>, %26: vector<16xf32>, %27: vector<16xf32>, %28: vector<16xf32>, %29: vector<16xf32>, %30: vector<16xf32>, %31: vector<16xf32>, %32: vector<16xf32>, %33: vector<16xf32>, %34: vector<16xf32>, %35: vector<16xf32>, %36: vector<16xf32>):  // 2 preds: ^bb0, ^bb2
    %37 = llvm.icmp "slt" %12, %8 : i64
    llvm.cond_br %37, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %38 = llvm.mul %12, %1 : i64
    %39 = llvm.add %arg1, %38 : i64
    %40 = llvm.mul %12, %2 : i64
    %41 = llvm.add %arg3, %40 : i64
    %42 = llvm.mlir.constant(0 : index) : i64
    %43 = llvm.mlir.constant(0 : index) : i64
    %44 = llvm.mlir.constant(0 : index) : i64
    %45 = llvm.getelementptr %arg2[%41] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %46 = llvm.load %45 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %47 = llvm.mlir.constant(16 : index) : i64
    %48 = llvm.add %41, %47 : i64
    %49 = llvm.getelementptr %arg2[%48] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %50 = llvm.load %49 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %51 = llvm.mlir.constant(32 : index) : i64
    %52 = llvm.add %41, %51 : i64
    %53 = llvm.getelementptr %arg2[%52] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %54 = llvm.load %53 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %55 = llvm.mlir.constant(12 : index) : i64
    %56 = llvm.mlir.constant(4608 : index) : i64
    %57 = llvm.add %39, %56 : i64
    %58 = llvm.getelementptr %arg0[%57] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    "llvm.intr.prefetch"(%58) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
    %59 = llvm.mlir.constant(0 : index) : i64
    %60 = llvm.mlir.constant(0 : index) : i64
    %61 = llvm.mlir.constant(0 : index) : i64
    %62 = llvm.getelementptr %arg0[%39] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %63 = llvm.load %62 {alignment = 4 : i64} : !llvm.ptr -> f32
    %64 = llvm.mlir.poison : vector<16xf32>
    %65 = llvm.mlir.constant(0 : i32) : i32
    %66 = llvm.insertelement %63, %64[%65 : i32] : vector<16xf32>
    %67 = llvm.shufflevector %66, %64 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %68 = llvm.intr.fma(%67, %46, %13) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %69 = llvm.intr.fma(%67, %50, %14) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %70 = llvm.intr.fma(%67, %54, %15) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %71 = llvm.mlir.constant(1 : index) : i64
    %72 = llvm.mlir.constant(1 : index) : i64
    %73 = llvm.add %39, %72 : i64
    %74 = llvm.getelementptr %arg0[%73] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %75 = llvm.load %74 {alignment = 4 : i64} : !llvm.ptr -> f32
    %76 = llvm.mlir.poison : vector<16xf32>
    %77 = llvm.mlir.constant(0 : i32) : i32
    %78 = llvm.insertelement %75, %76[%77 : i32] : vector<16xf32>
    %79 = llvm.shufflevector %78, %76 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %80 = llvm.intr.fma(%79, %46, %16) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %81 = llvm.intr.fma(%79, %50, %17) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %82 = llvm.intr.fma(%79, %54, %18) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %83 = llvm.mlir.constant(2 : index) : i64
    %84 = llvm.mlir.constant(2 : index) : i64
    %85 = llvm.add %39, %84 : i64
    %86 = llvm.getelementptr %arg0[%85] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %87 = llvm.load %86 {alignment = 4 : i64} : !llvm.ptr -> f32
    %88 = llvm.mlir.poison : vector<16xf32>
    %89 = llvm.mlir.constant(0 : i32) : i32
    %90 = llvm.insertelement %87, %88[%89 : i32] : vector<16xf32>
    %91 = llvm.shufflevector %90, %88 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %92 = llvm.intr.fma(%91, %46, %19) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %93 = llvm.intr.fma(%91, %50, %20) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %94 = llvm.intr.fma(%91, %54, %21) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %95 = llvm.mlir.constant(3 : index) : i64
    %96 = llvm.mlir.constant(3 : index) : i64
    %97 = llvm.add %39, %96 : i64
    %98 = llvm.getelementptr %arg0[%97] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %99 = llvm.load %98 {alignment = 4 : i64} : !llvm.ptr -> f32
    %100 = llvm.mlir.poison : vector<16xf32>
    %101 = llvm.mlir.constant(0 : i32) : i32
    %102 = llvm.insertelement %99, %100[%101 : i32] : vector<16xf32>
    %103 = llvm.shufflevector %102, %100 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %104 = llvm.intr.fma(%103, %46, %22) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %105 = llvm.intr.fma(%103, %50, %23) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %106 = llvm.intr.fma(%103, %54, %24) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %107 = llvm.mlir.constant(4 : index) : i64
    %108 = llvm.mlir.constant(4 : index) : i64
    %109 = llvm.add %39, %108 : i64
    %110 = llvm.getelementptr %arg0[%109] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %111 = llvm.load %110 {alignment = 4 : i64} : !llvm.ptr -> f32
    %112 = llvm.mlir.poison : vector<16xf32>
    %113 = llvm.mlir.constant(0 : i32) : i32
    %114 = llvm.insertelement %111, %112[%113 : i32] : vector<16xf32>
    %115 = llvm.shufflevector %114, %112 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %116 = llvm.intr.fma(%115, %46, %25) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %117 = llvm.intr.fma(%115, %50, %26) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %118 = llvm.intr.fma(%115, %54, %27) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %119 = llvm.mlir.constant(5 : index) : i64
    %120 = llvm.mlir.constant(5 : index) : i64
    %121 = llvm.add %39, %120 : i64
    %122 = llvm.getelementptr %arg0[%121] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %123 = llvm.load %122 {alignment = 4 : i64} : !llvm.ptr -> f32
    %124 = llvm.mlir.poison : vector<16xf32>
    %125 = llvm.mlir.constant(0 : i32) : i32
    %126 = llvm.insertelement %123, %124[%125 : i32] : vector<16xf32>
    %127 = llvm.shufflevector %126, %124 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %128 = llvm.intr.fma(%127, %46, %28) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %129 = llvm.intr.fma(%127, %50, %29) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %130 = llvm.intr.fma(%127, %54, %30) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %131 = llvm.mlir.constant(6 : index) : i64
    %132 = llvm.mlir.constant(6 : index) : i64
    %133 = llvm.add %39, %132 : i64
    %134 = llvm.getelementptr %arg0[%133] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %135 = llvm.load %134 {alignment = 4 : i64} : !llvm.ptr -> f32
    %136 = llvm.mlir.poison : vector<16xf32>
    %137 = llvm.mlir.constant(0 : i32) : i32
    %138 = llvm.insertelement %135, %136[%137 : i32] : vector<16xf32>
    %139 = llvm.shufflevector %138, %136 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %140 = llvm.intr.fma(%139, %46, %31) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %141 = llvm.intr.fma(%139, %50, %32) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %142 = llvm.intr.fma(%139, %54, %33) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %143 = llvm.mlir.constant(7 : index) : i64
    %144 = llvm.mlir.constant(7 : index) : i64
    %145 = llvm.add %39, %144 : i64
    %146 = llvm.getelementptr %arg0[%145] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %147 = llvm.load %146 {alignment = 4 : i64} : !llvm.ptr -> f32
    %148 = llvm.mlir.poison : vector<16xf32>
    %149 = llvm.mlir.constant(0 : i32) : i32
    %150 = llvm.insertelement %147, %148[%149 : i32] : vector<16xf32>
    %151 = llvm.shufflevector %150, %148 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %152 = llvm.intr.fma(%151, %46, %34) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %153 = llvm.intr.fma(%151, %50, %35) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %154 = llvm.intr.fma(%151, %54, %36) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %155 = llvm.mlir.constant(1 : index) : i64
    %156 = llvm.mlir.constant(48 : index) : i64
    %157 = llvm.add %41, %156 : i64
    %158 = llvm.mlir.constant(0 : index) : i64
    %159 = llvm.getelementptr %arg2[%157] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %160 = llvm.load %159 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %161 = llvm.mlir.constant(16 : index) : i64
    %162 = llvm.add %157, %161 : i64
    %163 = llvm.getelementptr %arg2[%162] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %164 = llvm.load %163 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %165 = llvm.mlir.constant(32 : index) : i64
    %166 = llvm.add %157, %165 : i64
    %167 = llvm.getelementptr %arg2[%166] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %168 = llvm.load %167 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %169 = llvm.mlir.constant(13 : index) : i64
    %170 = llvm.mlir.constant(4992 : index) : i64
    %171 = llvm.add %39, %170 : i64
    %172 = llvm.getelementptr %arg0[%171] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    "llvm.intr.prefetch"(%172) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
    %173 = llvm.mlir.constant(1 : index) : i64
    %174 = llvm.mlir.constant(384 : index) : i64
    %175 = llvm.mlir.constant(0 : index) : i64
    %176 = llvm.add %39, %174 : i64
    %177 = llvm.getelementptr %arg0[%176] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %178 = llvm.load %177 {alignment = 4 : i64} : !llvm.ptr -> f32
    %179 = llvm.mlir.poison : vector<16xf32>
    %180 = llvm.mlir.constant(0 : i32) : i32
    %181 = llvm.insertelement %178, %179[%180 : i32] : vector<16xf32>
    %182 = llvm.shufflevector %181, %179 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %183 = llvm.intr.fma(%182, %160, %68) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %184 = llvm.intr.fma(%182, %164, %69) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %185 = llvm.intr.fma(%182, %168, %70) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %186 = llvm.mlir.constant(1 : index) : i64
    %187 = llvm.mlir.constant(385 : index) : i64
    %188 = llvm.add %39, %187 : i64
    %189 = llvm.getelementptr %arg0[%188] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %190 = llvm.load %189 {alignment = 4 : i64} : !llvm.ptr -> f32
    %191 = llvm.mlir.poison : vector<16xf32>
    %192 = llvm.mlir.constant(0 : i32) : i32
    %193 = llvm.insertelement %190, %191[%192 : i32] : vector<16xf32>
    %194 = llvm.shufflevector %193, %191 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %195 = llvm.intr.fma(%194, %160, %80) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %196 = llvm.intr.fma(%194, %164, %81) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %197 = llvm.intr.fma(%194, %168, %82) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %198 = llvm.mlir.constant(2 : index) : i64
    %199 = llvm.mlir.constant(386 : index) : i64
    %200 = llvm.add %39, %199 : i64
    %201 = llvm.getelementptr %arg0[%200] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %202 = llvm.load %201 {alignment = 4 : i64} : !llvm.ptr -> f32
    %203 = llvm.mlir.poison : vector<16xf32>
    %204 = llvm.mlir.constant(0 : i32) : i32
    %205 = llvm.insertelement %202, %203[%204 : i32] : vector<16xf32>
    %206 = llvm.shufflevector %205, %203 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %207 = llvm.intr.fma(%206, %160, %92) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %208 = llvm.intr.fma(%206, %164, %93) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %209 = llvm.intr.fma(%206, %168, %94) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %210 = llvm.mlir.constant(3 : index) : i64
    %211 = llvm.mlir.constant(387 : index) : i64
    %212 = llvm.add %39, %211 : i64
    %213 = llvm.getelementptr %arg0[%212] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %214 = llvm.load %213 {alignment = 4 : i64} : !llvm.ptr -> f32
    %215 = llvm.mlir.poison : vector<16xf32>
    %216 = llvm.mlir.constant(0 : i32) : i32
    %217 = llvm.insertelement %214, %215[%216 : i32] : vector<16xf32>
    %218 = llvm.shufflevector %217, %215 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %219 = llvm.intr.fma(%218, %160, %104) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %220 = llvm.intr.fma(%218, %164, %105) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %221 = llvm.intr.fma(%218, %168, %106) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %222 = llvm.mlir.constant(4 : index) : i64
    %223 = llvm.mlir.constant(388 : index) : i64
    %224 = llvm.add %39, %223 : i64
    %225 = llvm.getelementptr %arg0[%224] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %226 = llvm.load %225 {alignment = 4 : i64} : !llvm.ptr -> f32
    %227 = llvm.mlir.poison : vector<16xf32>
    %228 = llvm.mlir.constant(0 : i32) : i32
    %229 = llvm.insertelement %226, %227[%228 : i32] : vector<16xf32>
    %230 = llvm.shufflevector %229, %227 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %231 = llvm.intr.fma(%230, %160, %116) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %232 = llvm.intr.fma(%230, %164, %117) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %233 = llvm.intr.fma(%230, %168, %118) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %234 = llvm.mlir.constant(5 : index) : i64
    %235 = llvm.mlir.constant(389 : index) : i64
    %236 = llvm.add %39, %235 : i64
    %237 = llvm.getelementptr %arg0[%236] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %238 = llvm.load %237 {alignment = 4 : i64} : !llvm.ptr -> f32
    %239 = llvm.mlir.poison : vector<16xf32>
    %240 = llvm.mlir.constant(0 : i32) : i32
    %241 = llvm.insertelement %238, %239[%240 : i32] : vector<16xf32>
    %242 = llvm.shufflevector %241, %239 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %243 = llvm.intr.fma(%242, %160, %128) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %244 = llvm.intr.fma(%242, %164, %129) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %245 = llvm.intr.fma(%242, %168, %130) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %246 = llvm.mlir.constant(6 : index) : i64
    %247 = llvm.mlir.constant(390 : index) : i64
    %248 = llvm.add %39, %247 : i64
    %249 = llvm.getelementptr %arg0[%248] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %250 = llvm.load %249 {alignment = 4 : i64} : !llvm.ptr -> f32
    %251 = llvm.mlir.poison : vector<16xf32>
    %252 = llvm.mlir.constant(0 : i32) : i32
    %253 = llvm.insertelement %250, %251[%252 : i32] : vector<16xf32>
    %254 = llvm.shufflevector %253, %251 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %255 = llvm.intr.fma(%254, %160, %140) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %256 = llvm.intr.fma(%254, %164, %141) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %257 = llvm.intr.fma(%254, %168, %142) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %258 = llvm.mlir.constant(7 : index) : i64
    %259 = llvm.mlir.constant(391 : index) : i64
    %260 = llvm.add %39, %259 : i64
    %261 = llvm.getelementptr %arg0[%260] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %262 = llvm.load %261 {alignment = 4 : i64} : !llvm.ptr -> f32
    %263 = llvm.mlir.poison : vector<16xf32>
    %264 = llvm.mlir.constant(0 : i32) : i32
    %265 = llvm.insertelement %262, %263[%264 : i32] : vector<16xf32>
    %266 = llvm.shufflevector %265, %263 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %267 = llvm.intr.fma(%266, %160, %152) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %268 = llvm.intr.fma(%266, %164, %153) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %269 = llvm.intr.fma(%266, %168, %154) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %270 = llvm.add %12, %11 : i64
    llvm.br ^bb1(%270, %183, %184, %185, %195, %196, %197, %207, %208, %209, %219, %220, %221, %231, %232, %233, %243, %244, %245, %255, %256, %257, %267, %268, %269 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
  ^bb3:  // pred: ^bb1
    %271 = llvm.mlir.constant(0 : index) : i64
    %272 = llvm.mlir.constant(0 : index) : i64
    %273 = llvm.mlir.constant(0 : index) : i64
    %274 = llvm.getelementptr %arg4[%arg5] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %13, %274 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %275 = llvm.mlir.constant(0 : index) : i64
    %276 = llvm.mlir.constant(0 : index) : i64
    %277 = llvm.mlir.constant(16 : index) : i64
    %278 = llvm.add %arg5, %277 : i64
    %279 = llvm.getelementptr %arg4[%278] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %14, %279 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %280 = llvm.mlir.constant(0 : index) : i64
    %281 = llvm.mlir.constant(0 : index) : i64
    %282 = llvm.mlir.constant(32 : index) : i64
    %283 = llvm.add %arg5, %282 : i64
    %284 = llvm.getelementptr %arg4[%283] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %15, %284 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %285 = llvm.mlir.constant(1 : index) : i64
    %286 = llvm.mlir.constant(144 : index) : i64
    %287 = llvm.add %arg5, %286 : i64
    %288 = llvm.mlir.constant(0 : index) : i64
    %289 = llvm.getelementptr %arg4[%287] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %16, %289 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %290 = llvm.mlir.constant(1 : index) : i64
    %291 = llvm.mlir.constant(144 : index) : i64
    %292 = llvm.add %arg5, %291 : i64
    %293 = llvm.mlir.constant(16 : index) : i64
    %294 = llvm.add %292, %293 : i64
    %295 = llvm.getelementptr %arg4[%294] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %17, %295 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %296 = llvm.mlir.constant(1 : index) : i64
    %297 = llvm.mlir.constant(144 : index) : i64
    %298 = llvm.add %arg5, %297 : i64
    %299 = llvm.mlir.constant(32 : index) : i64
    %300 = llvm.add %298, %299 : i64
    %301 = llvm.getelementptr %arg4[%300] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %18, %301 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %302 = llvm.mlir.constant(2 : index) : i64
    %303 = llvm.mlir.constant(288 : index) : i64
    %304 = llvm.add %arg5, %303 : i64
    %305 = llvm.mlir.constant(0 : index) : i64
    %306 = llvm.getelementptr %arg4[%304] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %19, %306 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %307 = llvm.mlir.constant(2 : index) : i64
    %308 = llvm.mlir.constant(288 : index) : i64
    %309 = llvm.add %arg5, %308 : i64
    %310 = llvm.mlir.constant(16 : index) : i64
    %311 = llvm.add %309, %310 : i64
    %312 = llvm.getelementptr %arg4[%311] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %20, %312 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %313 = llvm.mlir.constant(2 : index) : i64
    %314 = llvm.mlir.constant(288 : index) : i64
    %315 = llvm.add %arg5, %314 : i64
    %316 = llvm.mlir.constant(32 : index) : i64
    %317 = llvm.add %315, %316 : i64
    %318 = llvm.getelementptr %arg4[%317] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %21, %318 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %319 = llvm.mlir.constant(3 : index) : i64
    %320 = llvm.mlir.constant(432 : index) : i64
    %321 = llvm.add %arg5, %320 : i64
    %322 = llvm.mlir.constant(0 : index) : i64
    %323 = llvm.getelementptr %arg4[%321] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %22, %323 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %324 = llvm.mlir.constant(3 : index) : i64
    %325 = llvm.mlir.constant(432 : index) : i64
    %326 = llvm.add %arg5, %325 : i64
    %327 = llvm.mlir.constant(16 : index) : i64
    %328 = llvm.add %326, %327 : i64
    %329 = llvm.getelementptr %arg4[%328] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %23, %329 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %330 = llvm.mlir.constant(3 : index) : i64
    %331 = llvm.mlir.constant(432 : index) : i64
    %332 = llvm.add %arg5, %331 : i64
    %333 = llvm.mlir.constant(32 : index) : i64
    %334 = llvm.add %332, %333 : i64
    %335 = llvm.getelementptr %arg4[%334] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %24, %335 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %336 = llvm.mlir.constant(4 : index) : i64
    %337 = llvm.mlir.constant(576 : index) : i64
    %338 = llvm.add %arg5, %337 : i64
    %339 = llvm.mlir.constant(0 : index) : i64
    %340 = llvm.getelementptr %arg4[%338] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %25, %340 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %341 = llvm.mlir.constant(4 : index) : i64
    %342 = llvm.mlir.constant(576 : index) : i64
    %343 = llvm.add %arg5, %342 : i64
    %344 = llvm.mlir.constant(16 : index) : i64
    %345 = llvm.add %343, %344 : i64
    %346 = llvm.getelementptr %arg4[%345] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %26, %346 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %347 = llvm.mlir.constant(4 : index) : i64
    %348 = llvm.mlir.constant(576 : index) : i64
    %349 = llvm.add %arg5, %348 : i64
    %350 = llvm.mlir.constant(32 : index) : i64
    %351 = llvm.add %349, %350 : i64
    %352 = llvm.getelementptr %arg4[%351] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %27, %352 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %353 = llvm.mlir.constant(5 : index) : i64
    %354 = llvm.mlir.constant(720 : index) : i64
    %355 = llvm.add %arg5, %354 : i64
    %356 = llvm.mlir.constant(0 : index) : i64
    %357 = llvm.getelementptr %arg4[%355] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %28, %357 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %358 = llvm.mlir.constant(5 : index) : i64
    %359 = llvm.mlir.constant(720 : index) : i64
    %360 = llvm.add %arg5, %359 : i64
    %361 = llvm.mlir.constant(16 : index) : i64
    %362 = llvm.add %360, %361 : i64
    %363 = llvm.getelementptr %arg4[%362] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %29, %363 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %364 = llvm.mlir.constant(5 : index) : i64
    %365 = llvm.mlir.constant(720 : index) : i64
    %366 = llvm.add %arg5, %365 : i64
    %367 = llvm.mlir.constant(32 : index) : i64
    %368 = llvm.add %366, %367 : i64
    %369 = llvm.getelementptr %arg4[%368] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %30, %369 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %370 = llvm.mlir.constant(6 : index) : i64
    %371 = llvm.mlir.constant(864 : index) : i64
    %372 = llvm.add %arg5, %371 : i64
    %373 = llvm.mlir.constant(0 : index) : i64
    %374 = llvm.getelementptr %arg4[%372] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %31, %374 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %375 = llvm.mlir.constant(6 : index) : i64
    %376 = llvm.mlir.constant(864 : index) : i64
    %377 = llvm.add %arg5, %376 : i64
    %378 = llvm.mlir.constant(16 : index) : i64
    %379 = llvm.add %377, %378 : i64
    %380 = llvm.getelementptr %arg4[%379] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %32, %380 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %381 = llvm.mlir.constant(6 : index) : i64
    %382 = llvm.mlir.constant(864 : index) : i64
    %383 = llvm.add %arg5, %382 : i64
    %384 = llvm.mlir.constant(32 : index) : i64
    %385 = llvm.add %383, %384 : i64
    %386 = llvm.getelementptr %arg4[%385] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %33, %386 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %387 = llvm.mlir.constant(7 : index) : i64
    %388 = llvm.mlir.constant(1008 : index) : i64
    %389 = llvm.add %arg5, %388 : i64
    %390 = llvm.mlir.constant(0 : index) : i64
    %391 = llvm.getelementptr %arg4[%389] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %34, %391 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %392 = llvm.mlir.constant(7 : index) : i64
    %393 = llvm.mlir.constant(1008 : index) : i64
    %394 = llvm.add %arg5, %393 : i64
    %395 = llvm.mlir.constant(16 : index) : i64
    %396 = llvm.add %394, %395 : i64
    %397 = llvm.getelementptr %arg4[%396] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %35, %397 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %398 = llvm.mlir.constant(7 : index) : i64
    %399 = llvm.mlir.constant(1008 : index) : i64
    %400 = llvm.add %arg5, %399 : i64
    %401 = llvm.mlir.constant(32 : index) : i64
    %402 = llvm.add %400, %401 : i64
    %403 = llvm.getelementptr %arg4[%402] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %36, %403 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %404 = llvm.mlir.constant(172 : index) : i64
    %405 = llvm.mlir.constant(860 : index) : i64
    %406 = llvm.mlir.constant(172 : index) : i64
    llvm.br ^bb4(%404 : i64)
  ^bb4(%407: i64):  // 2 preds: ^bb3, ^bb8
    %408 = llvm.icmp "slt" %407, %405 : i64
    llvm.cond_br %408, ^bb5, ^bb9
  ^bb5:  // pred: ^bb4
    %409 = llvm.mlir.constant(172 : index) : i64
    %410 = llvm.mlir.constant(dense<0.000000e+00> : vector<16xf32>) : vector<16xf32>
    %411 = llvm.add %407, %409 : i64
    %412 = llvm.mlir.constant(2 : index) : i64
    %413 = llvm.mlir.constant(0 : index) : i64
    %414 = llvm.mlir.constant(2 : index) : i64
    llvm.br ^bb6(%407, %410, %410, %410, %410, %410, %410, %410, %410, %410, %410, %410, %410, %410, %410, %410, %410, %410, %410, %410, %410, %410, %410, %410, %410 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
  ^bb6(%415: i64, %416: vector<16xf32>, %417: vector<16xf32>, %418: vector<16xf32>, %419: vector<16xf32>, %420: vector<16xf32>, %421: vector<16xf32>, %422: vector<16xf32>, %423: vector<16xf32>, %424: vector<16xf32>, %425: vector<16xf32>, %426: vector<16xf32>, %427: vector<16xf32>, %428: vector<16xf32>, %429: vector<16xf32>, %430: vector<16xf32>, %431: vector<16xf32>, %432: vector<16xf32>, %433: vector<16xf32>, %434: vector<16xf32>, %435: vector<16xf32>, %436: vector<16xf32>, %437: vector<16xf32>, %438: vector<16xf32>, %439: vector<16xf32>):  // 2 preds: ^bb5, ^bb7
    %440 = llvm.icmp "slt" %415, %411 : i64
    llvm.cond_br %440, ^bb7, ^bb8
  ^bb7:  // pred: ^bb6
    %441 = llvm.mul %415, %1 : i64
    %442 = llvm.add %arg1, %441 : i64
    %443 = llvm.mul %415, %2 : i64
    %444 = llvm.add %arg3, %443 : i64
    %445 = llvm.mlir.constant(0 : index) : i64
    %446 = llvm.mlir.constant(0 : index) : i64
    %447 = llvm.mlir.constant(0 : index) : i64
    %448 = llvm.getelementptr %arg2[%444] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %449 = llvm.load %448 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %450 = llvm.mlir.constant(16 : index) : i64
    %451 = llvm.add %444, %450 : i64
    %452 = llvm.getelementptr %arg2[%451] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %453 = llvm.load %452 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %454 = llvm.mlir.constant(32 : index) : i64
    %455 = llvm.add %444, %454 : i64
    %456 = llvm.getelementptr %arg2[%455] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %457 = llvm.load %456 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %458 = llvm.mlir.constant(12 : index) : i64
    %459 = llvm.mlir.constant(4608 : index) : i64
    %460 = llvm.add %442, %459 : i64
    %461 = llvm.getelementptr %arg0[%460] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    "llvm.intr.prefetch"(%461) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
    %462 = llvm.mlir.constant(0 : index) : i64
    %463 = llvm.mlir.constant(0 : index) : i64
    %464 = llvm.mlir.constant(0 : index) : i64
    %465 = llvm.getelementptr %arg0[%442] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %466 = llvm.load %465 {alignment = 4 : i64} : !llvm.ptr -> f32
    %467 = llvm.mlir.poison : vector<16xf32>
    %468 = llvm.mlir.constant(0 : i32) : i32
    %469 = llvm.insertelement %466, %467[%468 : i32] : vector<16xf32>
    %470 = llvm.shufflevector %469, %467 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %471 = llvm.intr.fma(%470, %449, %416) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %472 = llvm.intr.fma(%470, %453, %417) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %473 = llvm.intr.fma(%470, %457, %418) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %474 = llvm.mlir.constant(1 : index) : i64
    %475 = llvm.mlir.constant(1 : index) : i64
    %476 = llvm.add %442, %475 : i64
    %477 = llvm.getelementptr %arg0[%476] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %478 = llvm.load %477 {alignment = 4 : i64} : !llvm.ptr -> f32
    %479 = llvm.mlir.poison : vector<16xf32>
    %480 = llvm.mlir.constant(0 : i32) : i32
    %481 = llvm.insertelement %478, %479[%480 : i32] : vector<16xf32>
    %482 = llvm.shufflevector %481, %479 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %483 = llvm.intr.fma(%482, %449, %419) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %484 = llvm.intr.fma(%482, %453, %420) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %485 = llvm.intr.fma(%482, %457, %421) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %486 = llvm.mlir.constant(2 : index) : i64
    %487 = llvm.mlir.constant(2 : index) : i64
    %488 = llvm.add %442, %487 : i64
    %489 = llvm.getelementptr %arg0[%488] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %490 = llvm.load %489 {alignment = 4 : i64} : !llvm.ptr -> f32
    %491 = llvm.mlir.poison : vector<16xf32>
    %492 = llvm.mlir.constant(0 : i32) : i32
    %493 = llvm.insertelement %490, %491[%492 : i32] : vector<16xf32>
    %494 = llvm.shufflevector %493, %491 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %495 = llvm.intr.fma(%494, %449, %422) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %496 = llvm.intr.fma(%494, %453, %423) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %497 = llvm.intr.fma(%494, %457, %424) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %498 = llvm.mlir.constant(3 : index) : i64
    %499 = llvm.mlir.constant(3 : index) : i64
    %500 = llvm.add %442, %499 : i64
    %501 = llvm.getelementptr %arg0[%500] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %502 = llvm.load %501 {alignment = 4 : i64} : !llvm.ptr -> f32
    %503 = llvm.mlir.poison : vector<16xf32>
    %504 = llvm.mlir.constant(0 : i32) : i32
    %505 = llvm.insertelement %502, %503[%504 : i32] : vector<16xf32>
    %506 = llvm.shufflevector %505, %503 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %507 = llvm.intr.fma(%506, %449, %425) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %508 = llvm.intr.fma(%506, %453, %426) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %509 = llvm.intr.fma(%506, %457, %427) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %510 = llvm.mlir.constant(4 : index) : i64
    %511 = llvm.mlir.constant(4 : index) : i64
    %512 = llvm.add %442, %511 : i64
    %513 = llvm.getelementptr %arg0[%512] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %514 = llvm.load %513 {alignment = 4 : i64} : !llvm.ptr -> f32
    %515 = llvm.mlir.poison : vector<16xf32>
    %516 = llvm.mlir.constant(0 : i32) : i32
    %517 = llvm.insertelement %514, %515[%516 : i32] : vector<16xf32>
    %518 = llvm.shufflevector %517, %515 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %519 = llvm.intr.fma(%518, %449, %428) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %520 = llvm.intr.fma(%518, %453, %429) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %521 = llvm.intr.fma(%518, %457, %430) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %522 = llvm.mlir.constant(5 : index) : i64
    %523 = llvm.mlir.constant(5 : index) : i64
    %524 = llvm.add %442, %523 : i64
    %525 = llvm.getelementptr %arg0[%524] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %526 = llvm.load %525 {alignment = 4 : i64} : !llvm.ptr -> f32
    %527 = llvm.mlir.poison : vector<16xf32>
    %528 = llvm.mlir.constant(0 : i32) : i32
    %529 = llvm.insertelement %526, %527[%528 : i32] : vector<16xf32>
    %530 = llvm.shufflevector %529, %527 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %531 = llvm.intr.fma(%530, %449, %431) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %532 = llvm.intr.fma(%530, %453, %432) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %533 = llvm.intr.fma(%530, %457, %433) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %534 = llvm.mlir.constant(6 : index) : i64
    %535 = llvm.mlir.constant(6 : index) : i64
    %536 = llvm.add %442, %535 : i64
    %537 = llvm.getelementptr %arg0[%536] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %538 = llvm.load %537 {alignment = 4 : i64} : !llvm.ptr -> f32
    %539 = llvm.mlir.poison : vector<16xf32>
    %540 = llvm.mlir.constant(0 : i32) : i32
    %541 = llvm.insertelement %538, %539[%540 : i32] : vector<16xf32>
    %542 = llvm.shufflevector %541, %539 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %543 = llvm.intr.fma(%542, %449, %434) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %544 = llvm.intr.fma(%542, %453, %435) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %545 = llvm.intr.fma(%542, %457, %436) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %546 = llvm.mlir.constant(7 : index) : i64
    %547 = llvm.mlir.constant(7 : index) : i64
    %548 = llvm.add %442, %547 : i64
    %549 = llvm.getelementptr %arg0[%548] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %550 = llvm.load %549 {alignment = 4 : i64} : !llvm.ptr -> f32
    %551 = llvm.mlir.poison : vector<16xf32>
    %552 = llvm.mlir.constant(0 : i32) : i32
    %553 = llvm.insertelement %550, %551[%552 : i32] : vector<16xf32>
    %554 = llvm.shufflevector %553, %551 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %555 = llvm.intr.fma(%554, %449, %437) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %556 = llvm.intr.fma(%554, %453, %438) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %557 = llvm.intr.fma(%554, %457, %439) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %558 = llvm.mlir.constant(1 : index) : i64
    %559 = llvm.mlir.constant(48 : index) : i64
    %560 = llvm.add %444, %559 : i64
    %561 = llvm.mlir.constant(0 : index) : i64
    %562 = llvm.getelementptr %arg2[%560] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %563 = llvm.load %562 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %564 = llvm.mlir.constant(16 : index) : i64
    %565 = llvm.add %560, %564 : i64
    %566 = llvm.getelementptr %arg2[%565] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %567 = llvm.load %566 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %568 = llvm.mlir.constant(32 : index) : i64
    %569 = llvm.add %560, %568 : i64
    %570 = llvm.getelementptr %arg2[%569] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %571 = llvm.load %570 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %572 = llvm.mlir.constant(13 : index) : i64
    %573 = llvm.mlir.constant(4992 : index) : i64
    %574 = llvm.add %442, %573 : i64
    %575 = llvm.getelementptr %arg0[%574] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    "llvm.intr.prefetch"(%575) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
    %576 = llvm.mlir.constant(1 : index) : i64
    %577 = llvm.mlir.constant(384 : index) : i64
    %578 = llvm.mlir.constant(0 : index) : i64
    %579 = llvm.add %442, %577 : i64
    %580 = llvm.getelementptr %arg0[%579] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %581 = llvm.load %580 {alignment = 4 : i64} : !llvm.ptr -> f32
    %582 = llvm.mlir.poison : vector<16xf32>
    %583 = llvm.mlir.constant(0 : i32) : i32
    %584 = llvm.insertelement %581, %582[%583 : i32] : vector<16xf32>
    %585 = llvm.shufflevector %584, %582 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %586 = llvm.intr.fma(%585, %563, %471) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %587 = llvm.intr.fma(%585, %567, %472) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %588 = llvm.intr.fma(%585, %571, %473) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %589 = llvm.mlir.constant(1 : index) : i64
    %590 = llvm.mlir.constant(385 : index) : i64
    %591 = llvm.add %442, %590 : i64
    %592 = llvm.getelementptr %arg0[%591] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %593 = llvm.load %592 {alignment = 4 : i64} : !llvm.ptr -> f32
    %594 = llvm.mlir.poison : vector<16xf32>
    %595 = llvm.mlir.constant(0 : i32) : i32
    %596 = llvm.insertelement %593, %594[%595 : i32] : vector<16xf32>
    %597 = llvm.shufflevector %596, %594 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %598 = llvm.intr.fma(%597, %563, %483) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %599 = llvm.intr.fma(%597, %567, %484) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %600 = llvm.intr.fma(%597, %571, %485) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %601 = llvm.mlir.constant(2 : index) : i64
    %602 = llvm.mlir.constant(386 : index) : i64
    %603 = llvm.add %442, %602 : i64
    %604 = llvm.getelementptr %arg0[%603] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %605 = llvm.load %604 {alignment = 4 : i64} : !llvm.ptr -> f32
    %606 = llvm.mlir.poison : vector<16xf32>
    %607 = llvm.mlir.constant(0 : i32) : i32
    %608 = llvm.insertelement %605, %606[%607 : i32] : vector<16xf32>
    %609 = llvm.shufflevector %608, %606 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %610 = llvm.intr.fma(%609, %563, %495) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %611 = llvm.intr.fma(%609, %567, %496) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %612 = llvm.intr.fma(%609, %571, %497) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %613 = llvm.mlir.constant(3 : index) : i64
    %614 = llvm.mlir.constant(387 : index) : i64
    %615 = llvm.add %442, %614 : i64
    %616 = llvm.getelementptr %arg0[%615] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %617 = llvm.load %616 {alignment = 4 : i64} : !llvm.ptr -> f32
    %618 = llvm.mlir.poison : vector<16xf32>
    %619 = llvm.mlir.constant(0 : i32) : i32
    %620 = llvm.insertelement %617, %618[%619 : i32] : vector<16xf32>
    %621 = llvm.shufflevector %620, %618 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %622 = llvm.intr.fma(%621, %563, %507) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %623 = llvm.intr.fma(%621, %567, %508) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %624 = llvm.intr.fma(%621, %571, %509) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %625 = llvm.mlir.constant(4 : index) : i64
    %626 = llvm.mlir.constant(388 : index) : i64
    %627 = llvm.add %442, %626 : i64
    %628 = llvm.getelementptr %arg0[%627] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %629 = llvm.load %628 {alignment = 4 : i64} : !llvm.ptr -> f32
    %630 = llvm.mlir.poison : vector<16xf32>
    %631 = llvm.mlir.constant(0 : i32) : i32
    %632 = llvm.insertelement %629, %630[%631 : i32] : vector<16xf32>
    %633 = llvm.shufflevector %632, %630 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %634 = llvm.intr.fma(%633, %563, %519) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %635 = llvm.intr.fma(%633, %567, %520) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %636 = llvm.intr.fma(%633, %571, %521) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %637 = llvm.mlir.constant(5 : index) : i64
    %638 = llvm.mlir.constant(389 : index) : i64
    %639 = llvm.add %442, %638 : i64
    %640 = llvm.getelementptr %arg0[%639] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %641 = llvm.load %640 {alignment = 4 : i64} : !llvm.ptr -> f32
    %642 = llvm.mlir.poison : vector<16xf32>
    %643 = llvm.mlir.constant(0 : i32) : i32
    %644 = llvm.insertelement %641, %642[%643 : i32] : vector<16xf32>
    %645 = llvm.shufflevector %644, %642 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %646 = llvm.intr.fma(%645, %563, %531) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %647 = llvm.intr.fma(%645, %567, %532) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %648 = llvm.intr.fma(%645, %571, %533) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %649 = llvm.mlir.constant(6 : index) : i64
    %650 = llvm.mlir.constant(390 : index) : i64
    %651 = llvm.add %442, %650 : i64
    %652 = llvm.getelementptr %arg0[%651] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %653 = llvm.load %652 {alignment = 4 : i64} : !llvm.ptr -> f32
    %654 = llvm.mlir.poison : vector<16xf32>
    %655 = llvm.mlir.constant(0 : i32) : i32
    %656 = llvm.insertelement %653, %654[%655 : i32] : vector<16xf32>
    %657 = llvm.shufflevector %656, %654 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %658 = llvm.intr.fma(%657, %563, %543) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %659 = llvm.intr.fma(%657, %567, %544) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %660 = llvm.intr.fma(%657, %571, %545) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %661 = llvm.mlir.constant(7 : index) : i64
    %662 = llvm.mlir.constant(391 : index) : i64
    %663 = llvm.add %442, %662 : i64
    %664 = llvm.getelementptr %arg0[%663] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %665 = llvm.load %664 {alignment = 4 : i64} : !llvm.ptr -> f32
    %666 = llvm.mlir.poison : vector<16xf32>
    %667 = llvm.mlir.constant(0 : i32) : i32
    %668 = llvm.insertelement %665, %666[%667 : i32] : vector<16xf32>
    %669 = llvm.shufflevector %668, %666 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %670 = llvm.intr.fma(%669, %563, %555) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %671 = llvm.intr.fma(%669, %567, %556) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %672 = llvm.intr.fma(%669, %571, %557) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %673 = llvm.add %415, %414 : i64
    llvm.br ^bb6(%673, %586, %587, %588, %598, %599, %600, %610, %611, %612, %622, %623, %624, %634, %635, %636, %646, %647, %648, %658, %659, %660, %670, %671, %672 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
  ^bb8:  // pred: ^bb6
    %674 = llvm.mlir.constant(0 : index) : i64
    %675 = llvm.mlir.constant(0 : index) : i64
    %676 = llvm.mlir.constant(0 : index) : i64
    %677 = llvm.getelementptr %arg4[%arg5] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %678 = llvm.load %677 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %679 = llvm.fadd %678, %416 : vector<16xf32>
    %680 = llvm.mlir.constant(0 : index) : i64
    %681 = llvm.mlir.constant(0 : index) : i64
    %682 = llvm.mlir.constant(0 : index) : i64
    %683 = llvm.getelementptr %arg4[%arg5] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %679, %683 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %684 = llvm.mlir.constant(0 : index) : i64
    %685 = llvm.mlir.constant(0 : index) : i64
    %686 = llvm.mlir.constant(16 : index) : i64
    %687 = llvm.add %arg5, %686 : i64
    %688 = llvm.getelementptr %arg4[%687] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %689 = llvm.load %688 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %690 = llvm.fadd %689, %417 : vector<16xf32>
    %691 = llvm.mlir.constant(0 : index) : i64
    %692 = llvm.mlir.constant(0 : index) : i64
    %693 = llvm.mlir.constant(16 : index) : i64
    %694 = llvm.add %arg5, %693 : i64
    %695 = llvm.getelementptr %arg4[%694] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %690, %695 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %696 = llvm.mlir.constant(0 : index) : i64
    %697 = llvm.mlir.constant(0 : index) : i64
    %698 = llvm.mlir.constant(32 : index) : i64
    %699 = llvm.add %arg5, %698 : i64
    %700 = llvm.getelementptr %arg4[%699] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %701 = llvm.load %700 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %702 = llvm.fadd %701, %418 : vector<16xf32>
    %703 = llvm.mlir.constant(0 : index) : i64
    %704 = llvm.mlir.constant(0 : index) : i64
    %705 = llvm.mlir.constant(32 : index) : i64
    %706 = llvm.add %arg5, %705 : i64
    %707 = llvm.getelementptr %arg4[%706] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %702, %707 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %708 = llvm.mlir.constant(1 : index) : i64
    %709 = llvm.mlir.constant(144 : index) : i64
    %710 = llvm.add %arg5, %709 : i64
    %711 = llvm.mlir.constant(0 : index) : i64
    %712 = llvm.getelementptr %arg4[%710] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %713 = llvm.load %712 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %714 = llvm.fadd %713, %419 : vector<16xf32>
    %715 = llvm.mlir.constant(1 : index) : i64
    %716 = llvm.mlir.constant(144 : index) : i64
    %717 = llvm.add %arg5, %716 : i64
    %718 = llvm.mlir.constant(0 : index) : i64
    %719 = llvm.getelementptr %arg4[%717] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %714, %719 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %720 = llvm.mlir.constant(1 : index) : i64
    %721 = llvm.mlir.constant(144 : index) : i64
    %722 = llvm.add %arg5, %721 : i64
    %723 = llvm.mlir.constant(16 : index) : i64
    %724 = llvm.add %722, %723 : i64
    %725 = llvm.getelementptr %arg4[%724] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %726 = llvm.load %725 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %727 = llvm.fadd %726, %420 : vector<16xf32>
    %728 = llvm.mlir.constant(1 : index) : i64
    %729 = llvm.mlir.constant(144 : index) : i64
    %730 = llvm.add %arg5, %729 : i64
    %731 = llvm.mlir.constant(16 : index) : i64
    %732 = llvm.add %730, %731 : i64
    %733 = llvm.getelementptr %arg4[%732] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %727, %733 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %734 = llvm.mlir.constant(1 : index) : i64
    %735 = llvm.mlir.constant(144 : index) : i64
    %736 = llvm.add %arg5, %735 : i64
    %737 = llvm.mlir.constant(32 : index) : i64
    %738 = llvm.add %736, %737 : i64
    %739 = llvm.getelementptr %arg4[%738] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %740 = llvm.load %739 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %741 = llvm.fadd %740, %421 : vector<16xf32>
    %742 = llvm.mlir.constant(1 : index) : i64
    %743 = llvm.mlir.constant(144 : index) : i64
    %744 = llvm.add %arg5, %743 : i64
    %745 = llvm.mlir.constant(32 : index) : i64
    %746 = llvm.add %744, %745 : i64
    %747 = llvm.getelementptr %arg4[%746] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %741, %747 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %748 = llvm.mlir.constant(2 : index) : i64
    %749 = llvm.mlir.constant(288 : index) : i64
    %750 = llvm.add %arg5, %749 : i64
    %751 = llvm.mlir.constant(0 : index) : i64
    %752 = llvm.getelementptr %arg4[%750] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %753 = llvm.load %752 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %754 = llvm.fadd %753, %422 : vector<16xf32>
    %755 = llvm.mlir.constant(2 : index) : i64
    %756 = llvm.mlir.constant(288 : index) : i64
    %757 = llvm.add %arg5, %756 : i64
    %758 = llvm.mlir.constant(0 : index) : i64
    %759 = llvm.getelementptr %arg4[%757] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %754, %759 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %760 = llvm.mlir.constant(2 : index) : i64
    %761 = llvm.mlir.constant(288 : index) : i64
    %762 = llvm.add %arg5, %761 : i64
    %763 = llvm.mlir.constant(16 : index) : i64
    %764 = llvm.add %762, %763 : i64
    %765 = llvm.getelementptr %arg4[%764] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %766 = llvm.load %765 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %767 = llvm.fadd %766, %423 : vector<16xf32>
    %768 = llvm.mlir.constant(2 : index) : i64
    %769 = llvm.mlir.constant(288 : index) : i64
    %770 = llvm.add %arg5, %769 : i64
    %771 = llvm.mlir.constant(16 : index) : i64
    %772 = llvm.add %770, %771 : i64
    %773 = llvm.getelementptr %arg4[%772] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %767, %773 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %774 = llvm.mlir.constant(2 : index) : i64
    %775 = llvm.mlir.constant(288 : index) : i64
    %776 = llvm.add %arg5, %775 : i64
    %777 = llvm.mlir.constant(32 : index) : i64
    %778 = llvm.add %776, %777 : i64
    %779 = llvm.getelementptr %arg4[%778] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %780 = llvm.load %779 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %781 = llvm.fadd %780, %424 : vector<16xf32>
    %782 = llvm.mlir.constant(2 : index) : i64
    %783 = llvm.mlir.constant(288 : index) : i64
    %784 = llvm.add %arg5, %783 : i64
    %785 = llvm.mlir.constant(32 : index) : i64
    %786 = llvm.add %784, %785 : i64
    %787 = llvm.getelementptr %arg4[%786] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %781, %787 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %788 = llvm.mlir.constant(3 : index) : i64
    %789 = llvm.mlir.constant(432 : index) : i64
    %790 = llvm.add %arg5, %789 : i64
    %791 = llvm.mlir.constant(0 : index) : i64
    %792 = llvm.getelementptr %arg4[%790] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %793 = llvm.load %792 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %794 = llvm.fadd %793, %425 : vector<16xf32>
    %795 = llvm.mlir.constant(3 : index) : i64
    %796 = llvm.mlir.constant(432 : index) : i64
    %797 = llvm.add %arg5, %796 : i64
    %798 = llvm.mlir.constant(0 : index) : i64
    %799 = llvm.getelementptr %arg4[%797] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %794, %799 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %800 = llvm.mlir.constant(3 : index) : i64
    %801 = llvm.mlir.constant(432 : index) : i64
    %802 = llvm.add %arg5, %801 : i64
    %803 = llvm.mlir.constant(16 : index) : i64
    %804 = llvm.add %802, %803 : i64
    %805 = llvm.getelementptr %arg4[%804] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %806 = llvm.load %805 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %807 = llvm.fadd %806, %426 : vector<16xf32>
    %808 = llvm.mlir.constant(3 : index) : i64
    %809 = llvm.mlir.constant(432 : index) : i64
    %810 = llvm.add %arg5, %809 : i64
    %811 = llvm.mlir.constant(16 : index) : i64
    %812 = llvm.add %810, %811 : i64
    %813 = llvm.getelementptr %arg4[%812] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %807, %813 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %814 = llvm.mlir.constant(3 : index) : i64
    %815 = llvm.mlir.constant(432 : index) : i64
    %816 = llvm.add %arg5, %815 : i64
    %817 = llvm.mlir.constant(32 : index) : i64
    %818 = llvm.add %816, %817 : i64
    %819 = llvm.getelementptr %arg4[%818] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %820 = llvm.load %819 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %821 = llvm.fadd %820, %427 : vector<16xf32>
    %822 = llvm.mlir.constant(3 : index) : i64
    %823 = llvm.mlir.constant(432 : index) : i64
    %824 = llvm.add %arg5, %823 : i64
    %825 = llvm.mlir.constant(32 : index) : i64
    %826 = llvm.add %824, %825 : i64
    %827 = llvm.getelementptr %arg4[%826] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %821, %827 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %828 = llvm.mlir.constant(4 : index) : i64
    %829 = llvm.mlir.constant(576 : index) : i64
    %830 = llvm.add %arg5, %829 : i64
    %831 = llvm.mlir.constant(0 : index) : i64
    %832 = llvm.getelementptr %arg4[%830] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %833 = llvm.load %832 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %834 = llvm.fadd %833, %428 : vector<16xf32>
    %835 = llvm.mlir.constant(4 : index) : i64
    %836 = llvm.mlir.constant(576 : index) : i64
    %837 = llvm.add %arg5, %836 : i64
    %838 = llvm.mlir.constant(0 : index) : i64
    %839 = llvm.getelementptr %arg4[%837] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %834, %839 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %840 = llvm.mlir.constant(4 : index) : i64
    %841 = llvm.mlir.constant(576 : index) : i64
    %842 = llvm.add %arg5, %841 : i64
    %843 = llvm.mlir.constant(16 : index) : i64
    %844 = llvm.add %842, %843 : i64
    %845 = llvm.getelementptr %arg4[%844] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %846 = llvm.load %845 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %847 = llvm.fadd %846, %429 : vector<16xf32>
    %848 = llvm.mlir.constant(4 : index) : i64
    %849 = llvm.mlir.constant(576 : index) : i64
    %850 = llvm.add %arg5, %849 : i64
    %851 = llvm.mlir.constant(16 : index) : i64
    %852 = llvm.add %850, %851 : i64
    %853 = llvm.getelementptr %arg4[%852] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %847, %853 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %854 = llvm.mlir.constant(4 : index) : i64
    %855 = llvm.mlir.constant(576 : index) : i64
    %856 = llvm.add %arg5, %855 : i64
    %857 = llvm.mlir.constant(32 : index) : i64
    %858 = llvm.add %856, %857 : i64
    %859 = llvm.getelementptr %arg4[%858] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %860 = llvm.load %859 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %861 = llvm.fadd %860, %430 : vector<16xf32>
    %862 = llvm.mlir.constant(4 : index) : i64
    %863 = llvm.mlir.constant(576 : index) : i64
    %864 = llvm.add %arg5, %863 : i64
    %865 = llvm.mlir.constant(32 : index) : i64
    %866 = llvm.add %864, %865 : i64
    %867 = llvm.getelementptr %arg4[%866] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %861, %867 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %868 = llvm.mlir.constant(5 : index) : i64
    %869 = llvm.mlir.constant(720 : index) : i64
    %870 = llvm.add %arg5, %869 : i64
    %871 = llvm.mlir.constant(0 : index) : i64
    %872 = llvm.getelementptr %arg4[%870] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %873 = llvm.load %872 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %874 = llvm.fadd %873, %431 : vector<16xf32>
    %875 = llvm.mlir.constant(5 : index) : i64
    %876 = llvm.mlir.constant(720 : index) : i64
    %877 = llvm.add %arg5, %876 : i64
    %878 = llvm.mlir.constant(0 : index) : i64
    %879 = llvm.getelementptr %arg4[%877] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %874, %879 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %880 = llvm.mlir.constant(5 : index) : i64
    %881 = llvm.mlir.constant(720 : index) : i64
    %882 = llvm.add %arg5, %881 : i64
    %883 = llvm.mlir.constant(16 : index) : i64
    %884 = llvm.add %882, %883 : i64
    %885 = llvm.getelementptr %arg4[%884] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %886 = llvm.load %885 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %887 = llvm.fadd %886, %432 : vector<16xf32>
    %888 = llvm.mlir.constant(5 : index) : i64
    %889 = llvm.mlir.constant(720 : index) : i64
    %890 = llvm.add %arg5, %889 : i64
    %891 = llvm.mlir.constant(16 : index) : i64
    %892 = llvm.add %890, %891 : i64
    %893 = llvm.getelementptr %arg4[%892] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %887, %893 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %894 = llvm.mlir.constant(5 : index) : i64
    %895 = llvm.mlir.constant(720 : index) : i64
    %896 = llvm.add %arg5, %895 : i64
    %897 = llvm.mlir.constant(32 : index) : i64
    %898 = llvm.add %896, %897 : i64
    %899 = llvm.getelementptr %arg4[%898] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %900 = llvm.load %899 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %901 = llvm.fadd %900, %433 : vector<16xf32>
    %902 = llvm.mlir.constant(5 : index) : i64
    %903 = llvm.mlir.constant(720 : index) : i64
    %904 = llvm.add %arg5, %903 : i64
    %905 = llvm.mlir.constant(32 : index) : i64
    %906 = llvm.add %904, %905 : i64
    %907 = llvm.getelementptr %arg4[%906] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %901, %907 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %908 = llvm.mlir.constant(6 : index) : i64
    %909 = llvm.mlir.constant(864 : index) : i64
    %910 = llvm.add %arg5, %909 : i64
    %911 = llvm.mlir.constant(0 : index) : i64
    %912 = llvm.getelementptr %arg4[%910] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %913 = llvm.load %912 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %914 = llvm.fadd %913, %434 : vector<16xf32>
    %915 = llvm.mlir.constant(6 : index) : i64
    %916 = llvm.mlir.constant(864 : index) : i64
    %917 = llvm.add %arg5, %916 : i64
    %918 = llvm.mlir.constant(0 : index) : i64
    %919 = llvm.getelementptr %arg4[%917] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %914, %919 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %920 = llvm.mlir.constant(6 : index) : i64
    %921 = llvm.mlir.constant(864 : index) : i64
    %922 = llvm.add %arg5, %921 : i64
    %923 = llvm.mlir.constant(16 : index) : i64
    %924 = llvm.add %922, %923 : i64
    %925 = llvm.getelementptr %arg4[%924] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %926 = llvm.load %925 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %927 = llvm.fadd %926, %435 : vector<16xf32>
    %928 = llvm.mlir.constant(6 : index) : i64
    %929 = llvm.mlir.constant(864 : index) : i64
    %930 = llvm.add %arg5, %929 : i64
    %931 = llvm.mlir.constant(16 : index) : i64
    %932 = llvm.add %930, %931 : i64
    %933 = llvm.getelementptr %arg4[%932] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %927, %933 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %934 = llvm.mlir.constant(6 : index) : i64
    %935 = llvm.mlir.constant(864 : index) : i64
    %936 = llvm.add %arg5, %935 : i64
    %937 = llvm.mlir.constant(32 : index) : i64
    %938 = llvm.add %936, %937 : i64
    %939 = llvm.getelementptr %arg4[%938] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %940 = llvm.load %939 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %941 = llvm.fadd %940, %436 : vector<16xf32>
    %942 = llvm.mlir.constant(6 : index) : i64
    %943 = llvm.mlir.constant(864 : index) : i64
    %944 = llvm.add %arg5, %943 : i64
    %945 = llvm.mlir.constant(32 : index) : i64
    %946 = llvm.add %944, %945 : i64
    %947 = llvm.getelementptr %arg4[%946] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %941, %947 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %948 = llvm.mlir.constant(7 : index) : i64
    %949 = llvm.mlir.constant(1008 : index) : i64
    %950 = llvm.add %arg5, %949 : i64
    %951 = llvm.mlir.constant(0 : index) : i64
    %952 = llvm.getelementptr %arg4[%950] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %953 = llvm.load %952 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %954 = llvm.fadd %953, %437 : vector<16xf32>
    %955 = llvm.mlir.constant(7 : index) : i64
    %956 = llvm.mlir.constant(1008 : index) : i64
    %957 = llvm.add %arg5, %956 : i64
    %958 = llvm.mlir.constant(0 : index) : i64
    %959 = llvm.getelementptr %arg4[%957] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %954, %959 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %960 = llvm.mlir.constant(7 : index) : i64
    %961 = llvm.mlir.constant(1008 : index) : i64
    %962 = llvm.add %arg5, %961 : i64
    %963 = llvm.mlir.constant(16 : index) : i64
    %964 = llvm.add %962, %963 : i64
    %965 = llvm.getelementptr %arg4[%964] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %966 = llvm.load %965 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %967 = llvm.fadd %966, %438 : vector<16xf32>
    %968 = llvm.mlir.constant(7 : index) : i64
    %969 = llvm.mlir.constant(1008 : index) : i64
    %970 = llvm.add %arg5, %969 : i64
    %971 = llvm.mlir.constant(16 : index) : i64
    %972 = llvm.add %970, %971 : i64
    %973 = llvm.getelementptr %arg4[%972] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %967, %973 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %974 = llvm.mlir.constant(7 : index) : i64
    %975 = llvm.mlir.constant(1008 : index) : i64
    %976 = llvm.add %arg5, %975 : i64
    %977 = llvm.mlir.constant(32 : index) : i64
    %978 = llvm.add %976, %977 : i64
    %979 = llvm.getelementptr %arg4[%978] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %980 = llvm.load %979 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %981 = llvm.fadd %980, %439 : vector<16xf32>
    %982 = llvm.mlir.constant(7 : index) : i64
    %983 = llvm.mlir.constant(1008 : index) : i64
    %984 = llvm.add %arg5, %983 : i64
    %985 = llvm.mlir.constant(32 : index) : i64
    %986 = llvm.add %984, %985 : i64
    %987 = llvm.getelementptr %arg4[%986] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %981, %987 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %988 = llvm.add %407, %406 : i64
    llvm.br ^bb4(%988 : i64)
  ^bb9:  // pred: ^bb4
    %989 = llvm.mlir.constant(860 : index) : i64
    %990 = llvm.mlir.constant(164 : index) : i64
    %991 = llvm.mlir.constant(dense<0.000000e+00> : vector<16xf32>) : vector<16xf32>
    %992 = llvm.mlir.constant(1024 : index) : i64
    %993 = llvm.mlir.constant(2 : index) : i64
    %994 = llvm.mlir.constant(0 : index) : i64
    %995 = llvm.mlir.constant(2 : index) : i64
    llvm.br ^bb10(%989, %991, %991, %991, %991, %991, %991, %991, %991, %991, %991, %991, %991, %991, %991, %991, %991, %991, %991, %991, %991, %991, %991, %991, %991 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
  ^bb10(%996: i64, %997: vector<16xf32>, %998: vector<16xf32>, %999: vector<16xf32>, %1000: vector<16xf32>, %1001: vector<16xf32>, %1002: vector<16xf32>, %1003: vector<16xf32>, %1004: vector<16xf32>, %1005: vector<16xf32>, %1006: vector<16xf32>, %1007: vector<16xf32>, %1008: vector<16xf32>, %1009: vector<16xf32>, %1010: vector<16xf32>, %1011: vector<16xf32>, %1012: vector<16xf32>, %1013: vector<16xf32>, %1014: vector<16xf32>, %1015: vector<16xf32>, %1016: vector<16xf32>, %1017: vector<16xf32>, %1018: vector<16xf32>, %1019: vector<16xf32>, %1020: vector<16xf32>):  // 2 preds: ^bb9, ^bb11
    %1021 = llvm.icmp "slt" %996, %992 : i64
    llvm.cond_br %1021, ^bb11, ^bb12
  ^bb11:  // pred: ^bb10
    %1022 = llvm.mul %996, %1 : i64
    %1023 = llvm.add %arg1, %1022 : i64
    %1024 = llvm.mul %996, %2 : i64
    %1025 = llvm.add %arg3, %1024 : i64
    %1026 = llvm.mlir.constant(0 : index) : i64
    %1027 = llvm.mlir.constant(0 : index) : i64
    %1028 = llvm.mlir.constant(0 : index) : i64
    %1029 = llvm.getelementptr %arg2[%1025] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1030 = llvm.load %1029 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1031 = llvm.mlir.constant(16 : index) : i64
    %1032 = llvm.add %1025, %1031 : i64
    %1033 = llvm.getelementptr %arg2[%1032] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1034 = llvm.load %1033 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1035 = llvm.mlir.constant(32 : index) : i64
    %1036 = llvm.add %1025, %1035 : i64
    %1037 = llvm.getelementptr %arg2[%1036] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1038 = llvm.load %1037 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1039 = llvm.mlir.constant(12 : index) : i64
    %1040 = llvm.mlir.constant(4608 : index) : i64
    %1041 = llvm.add %1023, %1040 : i64
    %1042 = llvm.getelementptr %arg0[%1041] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    "llvm.intr.prefetch"(%1042) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
    %1043 = llvm.mlir.constant(0 : index) : i64
    %1044 = llvm.mlir.constant(0 : index) : i64
    %1045 = llvm.mlir.constant(0 : index) : i64
    %1046 = llvm.getelementptr %arg0[%1023] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1047 = llvm.load %1046 {alignment = 4 : i64} : !llvm.ptr -> f32
    %1048 = llvm.mlir.poison : vector<16xf32>
    %1049 = llvm.mlir.constant(0 : i32) : i32
    %1050 = llvm.insertelement %1047, %1048[%1049 : i32] : vector<16xf32>
    %1051 = llvm.shufflevector %1050, %1048 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %1052 = llvm.intr.fma(%1051, %1030, %997) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1053 = llvm.intr.fma(%1051, %1034, %998) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1054 = llvm.intr.fma(%1051, %1038, %999) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1055 = llvm.mlir.constant(1 : index) : i64
    %1056 = llvm.mlir.constant(1 : index) : i64
    %1057 = llvm.add %1023, %1056 : i64
    %1058 = llvm.getelementptr %arg0[%1057] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1059 = llvm.load %1058 {alignment = 4 : i64} : !llvm.ptr -> f32
    %1060 = llvm.mlir.poison : vector<16xf32>
    %1061 = llvm.mlir.constant(0 : i32) : i32
    %1062 = llvm.insertelement %1059, %1060[%1061 : i32] : vector<16xf32>
    %1063 = llvm.shufflevector %1062, %1060 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %1064 = llvm.intr.fma(%1063, %1030, %1000) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1065 = llvm.intr.fma(%1063, %1034, %1001) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1066 = llvm.intr.fma(%1063, %1038, %1002) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1067 = llvm.mlir.constant(2 : index) : i64
    %1068 = llvm.mlir.constant(2 : index) : i64
    %1069 = llvm.add %1023, %1068 : i64
    %1070 = llvm.getelementptr %arg0[%1069] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1071 = llvm.load %1070 {alignment = 4 : i64} : !llvm.ptr -> f32
    %1072 = llvm.mlir.poison : vector<16xf32>
    %1073 = llvm.mlir.constant(0 : i32) : i32
    %1074 = llvm.insertelement %1071, %1072[%1073 : i32] : vector<16xf32>
    %1075 = llvm.shufflevector %1074, %1072 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %1076 = llvm.intr.fma(%1075, %1030, %1003) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1077 = llvm.intr.fma(%1075, %1034, %1004) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1078 = llvm.intr.fma(%1075, %1038, %1005) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1079 = llvm.mlir.constant(3 : index) : i64
    %1080 = llvm.mlir.constant(3 : index) : i64
    %1081 = llvm.add %1023, %1080 : i64
    %1082 = llvm.getelementptr %arg0[%1081] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1083 = llvm.load %1082 {alignment = 4 : i64} : !llvm.ptr -> f32
    %1084 = llvm.mlir.poison : vector<16xf32>
    %1085 = llvm.mlir.constant(0 : i32) : i32
    %1086 = llvm.insertelement %1083, %1084[%1085 : i32] : vector<16xf32>
    %1087 = llvm.shufflevector %1086, %1084 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %1088 = llvm.intr.fma(%1087, %1030, %1006) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1089 = llvm.intr.fma(%1087, %1034, %1007) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1090 = llvm.intr.fma(%1087, %1038, %1008) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1091 = llvm.mlir.constant(4 : index) : i64
    %1092 = llvm.mlir.constant(4 : index) : i64
    %1093 = llvm.add %1023, %1092 : i64
    %1094 = llvm.getelementptr %arg0[%1093] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1095 = llvm.load %1094 {alignment = 4 : i64} : !llvm.ptr -> f32
    %1096 = llvm.mlir.poison : vector<16xf32>
    %1097 = llvm.mlir.constant(0 : i32) : i32
    %1098 = llvm.insertelement %1095, %1096[%1097 : i32] : vector<16xf32>
    %1099 = llvm.shufflevector %1098, %1096 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %1100 = llvm.intr.fma(%1099, %1030, %1009) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1101 = llvm.intr.fma(%1099, %1034, %1010) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1102 = llvm.intr.fma(%1099, %1038, %1011) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1103 = llvm.mlir.constant(5 : index) : i64
    %1104 = llvm.mlir.constant(5 : index) : i64
    %1105 = llvm.add %1023, %1104 : i64
    %1106 = llvm.getelementptr %arg0[%1105] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1107 = llvm.load %1106 {alignment = 4 : i64} : !llvm.ptr -> f32
    %1108 = llvm.mlir.poison : vector<16xf32>
    %1109 = llvm.mlir.constant(0 : i32) : i32
    %1110 = llvm.insertelement %1107, %1108[%1109 : i32] : vector<16xf32>
    %1111 = llvm.shufflevector %1110, %1108 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %1112 = llvm.intr.fma(%1111, %1030, %1012) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1113 = llvm.intr.fma(%1111, %1034, %1013) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1114 = llvm.intr.fma(%1111, %1038, %1014) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1115 = llvm.mlir.constant(6 : index) : i64
    %1116 = llvm.mlir.constant(6 : index) : i64
    %1117 = llvm.add %1023, %1116 : i64
    %1118 = llvm.getelementptr %arg0[%1117] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1119 = llvm.load %1118 {alignment = 4 : i64} : !llvm.ptr -> f32
    %1120 = llvm.mlir.poison : vector<16xf32>
    %1121 = llvm.mlir.constant(0 : i32) : i32
    %1122 = llvm.insertelement %1119, %1120[%1121 : i32] : vector<16xf32>
    %1123 = llvm.shufflevector %1122, %1120 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %1124 = llvm.intr.fma(%1123, %1030, %1015) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1125 = llvm.intr.fma(%1123, %1034, %1016) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1126 = llvm.intr.fma(%1123, %1038, %1017) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1127 = llvm.mlir.constant(7 : index) : i64
    %1128 = llvm.mlir.constant(7 : index) : i64
    %1129 = llvm.add %1023, %1128 : i64
    %1130 = llvm.getelementptr %arg0[%1129] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1131 = llvm.load %1130 {alignment = 4 : i64} : !llvm.ptr -> f32
    %1132 = llvm.mlir.poison : vector<16xf32>
    %1133 = llvm.mlir.constant(0 : i32) : i32
    %1134 = llvm.insertelement %1131, %1132[%1133 : i32] : vector<16xf32>
    %1135 = llvm.shufflevector %1134, %1132 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %1136 = llvm.intr.fma(%1135, %1030, %1018) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1137 = llvm.intr.fma(%1135, %1034, %1019) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1138 = llvm.intr.fma(%1135, %1038, %1020) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1139 = llvm.mlir.constant(1 : index) : i64
    %1140 = llvm.mlir.constant(48 : index) : i64
    %1141 = llvm.add %1025, %1140 : i64
    %1142 = llvm.mlir.constant(0 : index) : i64
    %1143 = llvm.getelementptr %arg2[%1141] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1144 = llvm.load %1143 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1145 = llvm.mlir.constant(16 : index) : i64
    %1146 = llvm.add %1141, %1145 : i64
    %1147 = llvm.getelementptr %arg2[%1146] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1148 = llvm.load %1147 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1149 = llvm.mlir.constant(32 : index) : i64
    %1150 = llvm.add %1141, %1149 : i64
    %1151 = llvm.getelementptr %arg2[%1150] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1152 = llvm.load %1151 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1153 = llvm.mlir.constant(13 : index) : i64
    %1154 = llvm.mlir.constant(4992 : index) : i64
    %1155 = llvm.add %1023, %1154 : i64
    %1156 = llvm.getelementptr %arg0[%1155] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    "llvm.intr.prefetch"(%1156) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
    %1157 = llvm.mlir.constant(1 : index) : i64
    %1158 = llvm.mlir.constant(384 : index) : i64
    %1159 = llvm.mlir.constant(0 : index) : i64
    %1160 = llvm.add %1023, %1158 : i64
    %1161 = llvm.getelementptr %arg0[%1160] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1162 = llvm.load %1161 {alignment = 4 : i64} : !llvm.ptr -> f32
    %1163 = llvm.mlir.poison : vector<16xf32>
    %1164 = llvm.mlir.constant(0 : i32) : i32
    %1165 = llvm.insertelement %1162, %1163[%1164 : i32] : vector<16xf32>
    %1166 = llvm.shufflevector %1165, %1163 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %1167 = llvm.intr.fma(%1166, %1144, %1052) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1168 = llvm.intr.fma(%1166, %1148, %1053) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1169 = llvm.intr.fma(%1166, %1152, %1054) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1170 = llvm.mlir.constant(1 : index) : i64
    %1171 = llvm.mlir.constant(385 : index) : i64
    %1172 = llvm.add %1023, %1171 : i64
    %1173 = llvm.getelementptr %arg0[%1172] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1174 = llvm.load %1173 {alignment = 4 : i64} : !llvm.ptr -> f32
    %1175 = llvm.mlir.poison : vector<16xf32>
    %1176 = llvm.mlir.constant(0 : i32) : i32
    %1177 = llvm.insertelement %1174, %1175[%1176 : i32] : vector<16xf32>
    %1178 = llvm.shufflevector %1177, %1175 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %1179 = llvm.intr.fma(%1178, %1144, %1064) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1180 = llvm.intr.fma(%1178, %1148, %1065) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1181 = llvm.intr.fma(%1178, %1152, %1066) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1182 = llvm.mlir.constant(2 : index) : i64
    %1183 = llvm.mlir.constant(386 : index) : i64
    %1184 = llvm.add %1023, %1183 : i64
    %1185 = llvm.getelementptr %arg0[%1184] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1186 = llvm.load %1185 {alignment = 4 : i64} : !llvm.ptr -> f32
    %1187 = llvm.mlir.poison : vector<16xf32>
    %1188 = llvm.mlir.constant(0 : i32) : i32
    %1189 = llvm.insertelement %1186, %1187[%1188 : i32] : vector<16xf32>
    %1190 = llvm.shufflevector %1189, %1187 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %1191 = llvm.intr.fma(%1190, %1144, %1076) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1192 = llvm.intr.fma(%1190, %1148, %1077) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1193 = llvm.intr.fma(%1190, %1152, %1078) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1194 = llvm.mlir.constant(3 : index) : i64
    %1195 = llvm.mlir.constant(387 : index) : i64
    %1196 = llvm.add %1023, %1195 : i64
    %1197 = llvm.getelementptr %arg0[%1196] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1198 = llvm.load %1197 {alignment = 4 : i64} : !llvm.ptr -> f32
    %1199 = llvm.mlir.poison : vector<16xf32>
    %1200 = llvm.mlir.constant(0 : i32) : i32
    %1201 = llvm.insertelement %1198, %1199[%1200 : i32] : vector<16xf32>
    %1202 = llvm.shufflevector %1201, %1199 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %1203 = llvm.intr.fma(%1202, %1144, %1088) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1204 = llvm.intr.fma(%1202, %1148, %1089) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1205 = llvm.intr.fma(%1202, %1152, %1090) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1206 = llvm.mlir.constant(4 : index) : i64
    %1207 = llvm.mlir.constant(388 : index) : i64
    %1208 = llvm.add %1023, %1207 : i64
    %1209 = llvm.getelementptr %arg0[%1208] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1210 = llvm.load %1209 {alignment = 4 : i64} : !llvm.ptr -> f32
    %1211 = llvm.mlir.poison : vector<16xf32>
    %1212 = llvm.mlir.constant(0 : i32) : i32
    %1213 = llvm.insertelement %1210, %1211[%1212 : i32] : vector<16xf32>
    %1214 = llvm.shufflevector %1213, %1211 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %1215 = llvm.intr.fma(%1214, %1144, %1100) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1216 = llvm.intr.fma(%1214, %1148, %1101) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1217 = llvm.intr.fma(%1214, %1152, %1102) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1218 = llvm.mlir.constant(5 : index) : i64
    %1219 = llvm.mlir.constant(389 : index) : i64
    %1220 = llvm.add %1023, %1219 : i64
    %1221 = llvm.getelementptr %arg0[%1220] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1222 = llvm.load %1221 {alignment = 4 : i64} : !llvm.ptr -> f32
    %1223 = llvm.mlir.poison : vector<16xf32>
    %1224 = llvm.mlir.constant(0 : i32) : i32
    %1225 = llvm.insertelement %1222, %1223[%1224 : i32] : vector<16xf32>
    %1226 = llvm.shufflevector %1225, %1223 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %1227 = llvm.intr.fma(%1226, %1144, %1112) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1228 = llvm.intr.fma(%1226, %1148, %1113) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1229 = llvm.intr.fma(%1226, %1152, %1114) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1230 = llvm.mlir.constant(6 : index) : i64
    %1231 = llvm.mlir.constant(390 : index) : i64
    %1232 = llvm.add %1023, %1231 : i64
    %1233 = llvm.getelementptr %arg0[%1232] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1234 = llvm.load %1233 {alignment = 4 : i64} : !llvm.ptr -> f32
    %1235 = llvm.mlir.poison : vector<16xf32>
    %1236 = llvm.mlir.constant(0 : i32) : i32
    %1237 = llvm.insertelement %1234, %1235[%1236 : i32] : vector<16xf32>
    %1238 = llvm.shufflevector %1237, %1235 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %1239 = llvm.intr.fma(%1238, %1144, %1124) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1240 = llvm.intr.fma(%1238, %1148, %1125) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1241 = llvm.intr.fma(%1238, %1152, %1126) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1242 = llvm.mlir.constant(7 : index) : i64
    %1243 = llvm.mlir.constant(391 : index) : i64
    %1244 = llvm.add %1023, %1243 : i64
    %1245 = llvm.getelementptr %arg0[%1244] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1246 = llvm.load %1245 {alignment = 4 : i64} : !llvm.ptr -> f32
    %1247 = llvm.mlir.poison : vector<16xf32>
    %1248 = llvm.mlir.constant(0 : i32) : i32
    %1249 = llvm.insertelement %1246, %1247[%1248 : i32] : vector<16xf32>
    %1250 = llvm.shufflevector %1249, %1247 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %1251 = llvm.intr.fma(%1250, %1144, %1136) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1252 = llvm.intr.fma(%1250, %1148, %1137) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1253 = llvm.intr.fma(%1250, %1152, %1138) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1254 = llvm.add %996, %995 : i64
    llvm.br ^bb10(%1254, %1167, %1168, %1169, %1179, %1180, %1181, %1191, %1192, %1193, %1203, %1204, %1205, %1215, %1216, %1217, %1227, %1228, %1229, %1239, %1240, %1241, %1251, %1252, %1253 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
  ^bb12:  // pred: ^bb10
    %1255 = llvm.mlir.constant(0 : index) : i64
    %1256 = llvm.mlir.constant(0 : index) : i64
    %1257 = llvm.mlir.constant(0 : index) : i64
    %1258 = llvm.getelementptr %arg4[%arg5] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1259 = llvm.load %1258 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1260 = llvm.fadd %1259, %997 : vector<16xf32>
    %1261 = llvm.mlir.constant(0 : index) : i64
    %1262 = llvm.mlir.constant(0 : index) : i64
    %1263 = llvm.mlir.constant(0 : index) : i64
    %1264 = llvm.getelementptr %arg4[%arg5] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1260, %1264 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1265 = llvm.mlir.constant(0 : index) : i64
    %1266 = llvm.mlir.constant(0 : index) : i64
    %1267 = llvm.mlir.constant(16 : index) : i64
    %1268 = llvm.add %arg5, %1267 : i64
    %1269 = llvm.getelementptr %arg4[%1268] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1270 = llvm.load %1269 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1271 = llvm.fadd %1270, %998 : vector<16xf32>
    %1272 = llvm.mlir.constant(0 : index) : i64
    %1273 = llvm.mlir.constant(0 : index) : i64
    %1274 = llvm.mlir.constant(16 : index) : i64
    %1275 = llvm.add %arg5, %1274 : i64
    %1276 = llvm.getelementptr %arg4[%1275] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1271, %1276 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1277 = llvm.mlir.constant(0 : index) : i64
    %1278 = llvm.mlir.constant(0 : index) : i64
    %1279 = llvm.mlir.constant(32 : index) : i64
    %1280 = llvm.add %arg5, %1279 : i64
    %1281 = llvm.getelementptr %arg4[%1280] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1282 = llvm.load %1281 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1283 = llvm.fadd %1282, %999 : vector<16xf32>
    %1284 = llvm.mlir.constant(0 : index) : i64
    %1285 = llvm.mlir.constant(0 : index) : i64
    %1286 = llvm.mlir.constant(32 : index) : i64
    %1287 = llvm.add %arg5, %1286 : i64
    %1288 = llvm.getelementptr %arg4[%1287] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1283, %1288 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1289 = llvm.mlir.constant(1 : index) : i64
    %1290 = llvm.mlir.constant(144 : index) : i64
    %1291 = llvm.add %arg5, %1290 : i64
    %1292 = llvm.mlir.constant(0 : index) : i64
    %1293 = llvm.getelementptr %arg4[%1291] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1294 = llvm.load %1293 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1295 = llvm.fadd %1294, %1000 : vector<16xf32>
    %1296 = llvm.mlir.constant(1 : index) : i64
    %1297 = llvm.mlir.constant(144 : index) : i64
    %1298 = llvm.add %arg5, %1297 : i64
    %1299 = llvm.mlir.constant(0 : index) : i64
    %1300 = llvm.getelementptr %arg4[%1298] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1295, %1300 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1301 = llvm.mlir.constant(1 : index) : i64
    %1302 = llvm.mlir.constant(144 : index) : i64
    %1303 = llvm.add %arg5, %1302 : i64
    %1304 = llvm.mlir.constant(16 : index) : i64
    %1305 = llvm.add %1303, %1304 : i64
    %1306 = llvm.getelementptr %arg4[%1305] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1307 = llvm.load %1306 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1308 = llvm.fadd %1307, %1001 : vector<16xf32>
    %1309 = llvm.mlir.constant(1 : index) : i64
    %1310 = llvm.mlir.constant(144 : index) : i64
    %1311 = llvm.add %arg5, %1310 : i64
    %1312 = llvm.mlir.constant(16 : index) : i64
    %1313 = llvm.add %1311, %1312 : i64
    %1314 = llvm.getelementptr %arg4[%1313] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1308, %1314 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1315 = llvm.mlir.constant(1 : index) : i64
    %1316 = llvm.mlir.constant(144 : index) : i64
    %1317 = llvm.add %arg5, %1316 : i64
    %1318 = llvm.mlir.constant(32 : index) : i64
    %1319 = llvm.add %1317, %1318 : i64
    %1320 = llvm.getelementptr %arg4[%1319] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1321 = llvm.load %1320 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1322 = llvm.fadd %1321, %1002 : vector<16xf32>
    %1323 = llvm.mlir.constant(1 : index) : i64
    %1324 = llvm.mlir.constant(144 : index) : i64
    %1325 = llvm.add %arg5, %1324 : i64
    %1326 = llvm.mlir.constant(32 : index) : i64
    %1327 = llvm.add %1325, %1326 : i64
    %1328 = llvm.getelementptr %arg4[%1327] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1322, %1328 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1329 = llvm.mlir.constant(2 : index) : i64
    %1330 = llvm.mlir.constant(288 : index) : i64
    %1331 = llvm.add %arg5, %1330 : i64
    %1332 = llvm.mlir.constant(0 : index) : i64
    %1333 = llvm.getelementptr %arg4[%1331] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1334 = llvm.load %1333 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1335 = llvm.fadd %1334, %1003 : vector<16xf32>
    %1336 = llvm.mlir.constant(2 : index) : i64
    %1337 = llvm.mlir.constant(288 : index) : i64
    %1338 = llvm.add %arg5, %1337 : i64
    %1339 = llvm.mlir.constant(0 : index) : i64
    %1340 = llvm.getelementptr %arg4[%1338] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1335, %1340 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1341 = llvm.mlir.constant(2 : index) : i64
    %1342 = llvm.mlir.constant(288 : index) : i64
    %1343 = llvm.add %arg5, %1342 : i64
    %1344 = llvm.mlir.constant(16 : index) : i64
    %1345 = llvm.add %1343, %1344 : i64
    %1346 = llvm.getelementptr %arg4[%1345] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1347 = llvm.load %1346 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1348 = llvm.fadd %1347, %1004 : vector<16xf32>
    %1349 = llvm.mlir.constant(2 : index) : i64
    %1350 = llvm.mlir.constant(288 : index) : i64
    %1351 = llvm.add %arg5, %1350 : i64
    %1352 = llvm.mlir.constant(16 : index) : i64
    %1353 = llvm.add %1351, %1352 : i64
    %1354 = llvm.getelementptr %arg4[%1353] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1348, %1354 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1355 = llvm.mlir.constant(2 : index) : i64
    %1356 = llvm.mlir.constant(288 : index) : i64
    %1357 = llvm.add %arg5, %1356 : i64
    %1358 = llvm.mlir.constant(32 : index) : i64
    %1359 = llvm.add %1357, %1358 : i64
    %1360 = llvm.getelementptr %arg4[%1359] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1361 = llvm.load %1360 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1362 = llvm.fadd %1361, %1005 : vector<16xf32>
    %1363 = llvm.mlir.constant(2 : index) : i64
    %1364 = llvm.mlir.constant(288 : index) : i64
    %1365 = llvm.add %arg5, %1364 : i64
    %1366 = llvm.mlir.constant(32 : index) : i64
    %1367 = llvm.add %1365, %1366 : i64
    %1368 = llvm.getelementptr %arg4[%1367] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1362, %1368 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1369 = llvm.mlir.constant(3 : index) : i64
    %1370 = llvm.mlir.constant(432 : index) : i64
    %1371 = llvm.add %arg5, %1370 : i64
    %1372 = llvm.mlir.constant(0 : index) : i64
    %1373 = llvm.getelementptr %arg4[%1371] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1374 = llvm.load %1373 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1375 = llvm.fadd %1374, %1006 : vector<16xf32>
    %1376 = llvm.mlir.constant(3 : index) : i64
    %1377 = llvm.mlir.constant(432 : index) : i64
    %1378 = llvm.add %arg5, %1377 : i64
    %1379 = llvm.mlir.constant(0 : index) : i64
    %1380 = llvm.getelementptr %arg4[%1378] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1375, %1380 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1381 = llvm.mlir.constant(3 : index) : i64
    %1382 = llvm.mlir.constant(432 : index) : i64
    %1383 = llvm.add %arg5, %1382 : i64
    %1384 = llvm.mlir.constant(16 : index) : i64
    %1385 = llvm.add %1383, %1384 : i64
    %1386 = llvm.getelementptr %arg4[%1385] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1387 = llvm.load %1386 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1388 = llvm.fadd %1387, %1007 : vector<16xf32>
    %1389 = llvm.mlir.constant(3 : index) : i64
    %1390 = llvm.mlir.constant(432 : index) : i64
    %1391 = llvm.add %arg5, %1390 : i64
    %1392 = llvm.mlir.constant(16 : index) : i64
    %1393 = llvm.add %1391, %1392 : i64
    %1394 = llvm.getelementptr %arg4[%1393] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1388, %1394 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1395 = llvm.mlir.constant(3 : index) : i64
    %1396 = llvm.mlir.constant(432 : index) : i64
    %1397 = llvm.add %arg5, %1396 : i64
    %1398 = llvm.mlir.constant(32 : index) : i64
    %1399 = llvm.add %1397, %1398 : i64
    %1400 = llvm.getelementptr %arg4[%1399] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1401 = llvm.load %1400 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1402 = llvm.fadd %1401, %1008 : vector<16xf32>
    %1403 = llvm.mlir.constant(3 : index) : i64
    %1404 = llvm.mlir.constant(432 : index) : i64
    %1405 = llvm.add %arg5, %1404 : i64
    %1406 = llvm.mlir.constant(32 : index) : i64
    %1407 = llvm.add %1405, %1406 : i64
    %1408 = llvm.getelementptr %arg4[%1407] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1402, %1408 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1409 = llvm.mlir.constant(4 : index) : i64
    %1410 = llvm.mlir.constant(576 : index) : i64
    %1411 = llvm.add %arg5, %1410 : i64
    %1412 = llvm.mlir.constant(0 : index) : i64
    %1413 = llvm.getelementptr %arg4[%1411] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1414 = llvm.load %1413 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1415 = llvm.fadd %1414, %1009 : vector<16xf32>
    %1416 = llvm.mlir.constant(4 : index) : i64
    %1417 = llvm.mlir.constant(576 : index) : i64
    %1418 = llvm.add %arg5, %1417 : i64
    %1419 = llvm.mlir.constant(0 : index) : i64
    %1420 = llvm.getelementptr %arg4[%1418] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1415, %1420 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1421 = llvm.mlir.constant(4 : index) : i64
    %1422 = llvm.mlir.constant(576 : index) : i64
    %1423 = llvm.add %arg5, %1422 : i64
    %1424 = llvm.mlir.constant(16 : index) : i64
    %1425 = llvm.add %1423, %1424 : i64
    %1426 = llvm.getelementptr %arg4[%1425] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1427 = llvm.load %1426 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1428 = llvm.fadd %1427, %1010 : vector<16xf32>
    %1429 = llvm.mlir.constant(4 : index) : i64
    %1430 = llvm.mlir.constant(576 : index) : i64
    %1431 = llvm.add %arg5, %1430 : i64
    %1432 = llvm.mlir.constant(16 : index) : i64
    %1433 = llvm.add %1431, %1432 : i64
    %1434 = llvm.getelementptr %arg4[%1433] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1428, %1434 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1435 = llvm.mlir.constant(4 : index) : i64
    %1436 = llvm.mlir.constant(576 : index) : i64
    %1437 = llvm.add %arg5, %1436 : i64
    %1438 = llvm.mlir.constant(32 : index) : i64
    %1439 = llvm.add %1437, %1438 : i64
    %1440 = llvm.getelementptr %arg4[%1439] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1441 = llvm.load %1440 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1442 = llvm.fadd %1441, %1011 : vector<16xf32>
    %1443 = llvm.mlir.constant(4 : index) : i64
    %1444 = llvm.mlir.constant(576 : index) : i64
    %1445 = llvm.add %arg5, %1444 : i64
    %1446 = llvm.mlir.constant(32 : index) : i64
    %1447 = llvm.add %1445, %1446 : i64
    %1448 = llvm.getelementptr %arg4[%1447] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1442, %1448 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1449 = llvm.mlir.constant(5 : index) : i64
    %1450 = llvm.mlir.constant(720 : index) : i64
    %1451 = llvm.add %arg5, %1450 : i64
    %1452 = llvm.mlir.constant(0 : index) : i64
    %1453 = llvm.getelementptr %arg4[%1451] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1454 = llvm.load %1453 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1455 = llvm.fadd %1454, %1012 : vector<16xf32>
    %1456 = llvm.mlir.constant(5 : index) : i64
    %1457 = llvm.mlir.constant(720 : index) : i64
    %1458 = llvm.add %arg5, %1457 : i64
    %1459 = llvm.mlir.constant(0 : index) : i64
    %1460 = llvm.getelementptr %arg4[%1458] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1455, %1460 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1461 = llvm.mlir.constant(5 : index) : i64
    %1462 = llvm.mlir.constant(720 : index) : i64
    %1463 = llvm.add %arg5, %1462 : i64
    %1464 = llvm.mlir.constant(16 : index) : i64
    %1465 = llvm.add %1463, %1464 : i64
    %1466 = llvm.getelementptr %arg4[%1465] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1467 = llvm.load %1466 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1468 = llvm.fadd %1467, %1013 : vector<16xf32>
    %1469 = llvm.mlir.constant(5 : index) : i64
    %1470 = llvm.mlir.constant(720 : index) : i64
    %1471 = llvm.add %arg5, %1470 : i64
    %1472 = llvm.mlir.constant(16 : index) : i64
    %1473 = llvm.add %1471, %1472 : i64
    %1474 = llvm.getelementptr %arg4[%1473] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1468, %1474 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1475 = llvm.mlir.constant(5 : index) : i64
    %1476 = llvm.mlir.constant(720 : index) : i64
    %1477 = llvm.add %arg5, %1476 : i64
    %1478 = llvm.mlir.constant(32 : index) : i64
    %1479 = llvm.add %1477, %1478 : i64
    %1480 = llvm.getelementptr %arg4[%1479] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1481 = llvm.load %1480 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1482 = llvm.fadd %1481, %1014 : vector<16xf32>
    %1483 = llvm.mlir.constant(5 : index) : i64
    %1484 = llvm.mlir.constant(720 : index) : i64
    %1485 = llvm.add %arg5, %1484 : i64
    %1486 = llvm.mlir.constant(32 : index) : i64
    %1487 = llvm.add %1485, %1486 : i64
    %1488 = llvm.getelementptr %arg4[%1487] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1482, %1488 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1489 = llvm.mlir.constant(6 : index) : i64
    %1490 = llvm.mlir.constant(864 : index) : i64
    %1491 = llvm.add %arg5, %1490 : i64
    %1492 = llvm.mlir.constant(0 : index) : i64
    %1493 = llvm.getelementptr %arg4[%1491] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1494 = llvm.load %1493 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1495 = llvm.fadd %1494, %1015 : vector<16xf32>
    %1496 = llvm.mlir.constant(6 : index) : i64
    %1497 = llvm.mlir.constant(864 : index) : i64
    %1498 = llvm.add %arg5, %1497 : i64
    %1499 = llvm.mlir.constant(0 : index) : i64
    %1500 = llvm.getelementptr %arg4[%1498] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1495, %1500 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1501 = llvm.mlir.constant(6 : index) : i64
    %1502 = llvm.mlir.constant(864 : index) : i64
    %1503 = llvm.add %arg5, %1502 : i64
    %1504 = llvm.mlir.constant(16 : index) : i64
    %1505 = llvm.add %1503, %1504 : i64
    %1506 = llvm.getelementptr %arg4[%1505] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1507 = llvm.load %1506 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1508 = llvm.fadd %1507, %1016 : vector<16xf32>
    %1509 = llvm.mlir.constant(6 : index) : i64
    %1510 = llvm.mlir.constant(864 : index) : i64
    %1511 = llvm.add %arg5, %1510 : i64
    %1512 = llvm.mlir.constant(16 : index) : i64
    %1513 = llvm.add %1511, %1512 : i64
    %1514 = llvm.getelementptr %arg4[%1513] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1508, %1514 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1515 = llvm.mlir.constant(6 : index) : i64
    %1516 = llvm.mlir.constant(864 : index) : i64
    %1517 = llvm.add %arg5, %1516 : i64
    %1518 = llvm.mlir.constant(32 : index) : i64
    %1519 = llvm.add %1517, %1518 : i64
    %1520 = llvm.getelementptr %arg4[%1519] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1521 = llvm.load %1520 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1522 = llvm.fadd %1521, %1017 : vector<16xf32>
    %1523 = llvm.mlir.constant(6 : index) : i64
    %1524 = llvm.mlir.constant(864 : index) : i64
    %1525 = llvm.add %arg5, %1524 : i64
    %1526 = llvm.mlir.constant(32 : index) : i64
    %1527 = llvm.add %1525, %1526 : i64
    %1528 = llvm.getelementptr %arg4[%1527] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1522, %1528 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1529 = llvm.mlir.constant(7 : index) : i64
    %1530 = llvm.mlir.constant(1008 : index) : i64
    %1531 = llvm.add %arg5, %1530 : i64
    %1532 = llvm.mlir.constant(0 : index) : i64
    %1533 = llvm.getelementptr %arg4[%1531] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1534 = llvm.load %1533 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1535 = llvm.fadd %1534, %1018 : vector<16xf32>
    %1536 = llvm.mlir.constant(7 : index) : i64
    %1537 = llvm.mlir.constant(1008 : index) : i64
    %1538 = llvm.add %arg5, %1537 : i64
    %1539 = llvm.mlir.constant(0 : index) : i64
    %1540 = llvm.getelementptr %arg4[%1538] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1535, %1540 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1541 = llvm.mlir.constant(7 : index) : i64
    %1542 = llvm.mlir.constant(1008 : index) : i64
    %1543 = llvm.add %arg5, %1542 : i64
    %1544 = llvm.mlir.constant(16 : index) : i64
    %1545 = llvm.add %1543, %1544 : i64
    %1546 = llvm.getelementptr %arg4[%1545] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1547 = llvm.load %1546 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1548 = llvm.fadd %1547, %1019 : vector<16xf32>
    %1549 = llvm.mlir.constant(7 : index) : i64
    %1550 = llvm.mlir.constant(1008 : index) : i64
    %1551 = llvm.add %arg5, %1550 : i64
    %1552 = llvm.mlir.constant(16 : index) : i64
    %1553 = llvm.add %1551, %1552 : i64
    %1554 = llvm.getelementptr %arg4[%1553] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1548, %1554 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1555 = llvm.mlir.constant(7 : index) : i64
    %1556 = llvm.mlir.constant(1008 : index) : i64
    %1557 = llvm.add %arg5, %1556 : i64
    %1558 = llvm.mlir.constant(32 : index) : i64
    %1559 = llvm.add %1557, %1558 : i64
    %1560 = llvm.getelementptr %arg4[%1559] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1561 = llvm.load %1560 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1562 = llvm.fadd %1561, %1020 : vector<16xf32>
    %1563 = llvm.mlir.constant(7 : index) : i64
    %1564 = llvm.mlir.constant(1008 : index) : i64
    %1565 = llvm.add %arg5, %1564 : i64
    %1566 = llvm.mlir.constant(32 : index) : i64
    %1567 = llvm.add %1565, %1566 : i64
    %1568 = llvm.getelementptr %arg4[%1567] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1562, %1568 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    llvm.return
  }
  llvm.func internal @matmul_7116aed1f16030ea.mma2(%arg0: !llvm.ptr, %arg1: i64, %arg2: !llvm.ptr, %arg3: i64, %arg4: !llvm.ptr, %arg5: i64) {
    %0 = llvm.mlir.constant(1 : index) : i64
    %1 = llvm.mlir.constant(384 : index) : i64
    %2 = llvm.mlir.constant(48 : index) : i64
    %3 = llvm.mlir.constant(144 : index) : i64
    %4 = llvm.mlir.constant(1024 : index) : i64
    %5 = llvm.mlir.constant(0 : index) : i64
    %6 = llvm.mlir.constant(172 : index) : i64
    %7 = llvm.mlir.constant(dense<0.000000e+00> : vector<16xf32>) : vector<16xf32>
    %8 = llvm.mlir.constant(172 : index) : i64
    %9 = llvm.mlir.constant(2 : index) : i64
    %10 = llvm.mlir.constant(0 : index) : i64
    %11 = llvm.mlir.constant(2 : index) : i64
    llvm.br ^bb1(%5, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7, %7 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
  ^bb1(%12: i64, %13: vector<16xf32>, %14: vector<16xf32>, %15: vector<16xf32>, %16: vector<16xf32>, %17: vector<16xf32>, %18: vector<16xf32>, %19: vector<16xf32>, %20: vector<16xf32>, %21: vector<16xf32>, %22: vector<16xf32>, %23: vector<16xf32>, %24: vector<16xf32>, %25: vector<16xf32>, %26: vector<16xf32>, %27: vector<16xf32>, %28: vector<16xf32>, %29: vector<16xf32>, %30: vector<16xf32>, %31: vector<16xf32>, %32: vector<16xf32>, %33: vector<16xf32>, %34: vector<16xf32>, %35: vector<16xf32>, %36: vector<16xf32>):  // 2 preds: ^bb0, ^bb2
    %37 = llvm.icmp "slt" %12, %8 : i64
    llvm.cond_br %37, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %38 = llvm.mul %12, %1 : i64
    %39 = llvm.add %arg1, %38 : i64
    %40 = llvm.mul %12, %2 : i64
    %41 = llvm.add %arg3, %40 : i64
    %42 = llvm.mlir.constant(0 : index) : i64
    %43 = llvm.mlir.constant(0 : index) : i64
    %44 = llvm.mlir.constant(0 : index) : i64
    %45 = llvm.getelementptr %arg2[%41] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %46 = llvm.load %45 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %47 = llvm.mlir.constant(16 : index) : i64
    %48 = llvm.add %41, %47 : i64
    %49 = llvm.getelementptr %arg2[%48] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %50 = llvm.load %49 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %51 = llvm.mlir.constant(32 : index) : i64
    %52 = llvm.add %41, %51 : i64
    %53 = llvm.getelementptr %arg2[%52] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %54 = llvm.load %53 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %55 = llvm.mlir.constant(12 : index) : i64
    %56 = llvm.mlir.constant(4608 : index) : i64
    %57 = llvm.add %39, %56 : i64
    %58 = llvm.getelementptr %arg0[%57] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    "llvm.intr.prefetch"(%58) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
    %59 = llvm.mlir.constant(0 : index) : i64
    %60 = llvm.mlir.constant(0 : index) : i64
    %61 = llvm.mlir.constant(0 : index) : i64
    %62 = llvm.getelementptr %arg0[%39] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %63 = llvm.load %62 {alignment = 4 : i64} : !llvm.ptr -> f32
    %64 = llvm.mlir.poison : vector<16xf32>
    %65 = llvm.mlir.constant(0 : i32) : i32
    %66 = llvm.insertelement %63, %64[%65 : i32] : vector<16xf32>
    %67 = llvm.shufflevector %66, %64 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %68 = llvm.intr.fma(%67, %46, %13) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %69 = llvm.intr.fma(%67, %50, %14) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %70 = llvm.intr.fma(%67, %54, %15) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %71 = llvm.mlir.constant(1 : index) : i64
    %72 = llvm.mlir.constant(1 : index) : i64
    %73 = llvm.add %39, %72 : i64
    %74 = llvm.getelementptr %arg0[%73] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %75 = llvm.load %74 {alignment = 4 : i64} : !llvm.ptr -> f32
    %76 = llvm.mlir.poison : vector<16xf32>
    %77 = llvm.mlir.constant(0 : i32) : i32
    %78 = llvm.insertelement %75, %76[%77 : i32] : vector<16xf32>
    %79 = llvm.shufflevector %78, %76 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %80 = llvm.intr.fma(%79, %46, %16) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %81 = llvm.intr.fma(%79, %50, %17) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %82 = llvm.intr.fma(%79, %54, %18) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %83 = llvm.mlir.constant(2 : index) : i64
    %84 = llvm.mlir.constant(2 : index) : i64
    %85 = llvm.add %39, %84 : i64
    %86 = llvm.getelementptr %arg0[%85] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %87 = llvm.load %86 {alignment = 4 : i64} : !llvm.ptr -> f32
    %88 = llvm.mlir.poison : vector<16xf32>
    %89 = llvm.mlir.constant(0 : i32) : i32
    %90 = llvm.insertelement %87, %88[%89 : i32] : vector<16xf32>
    %91 = llvm.shufflevector %90, %88 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %92 = llvm.intr.fma(%91, %46, %19) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %93 = llvm.intr.fma(%91, %50, %20) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %94 = llvm.intr.fma(%91, %54, %21) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %95 = llvm.mlir.constant(3 : index) : i64
    %96 = llvm.mlir.constant(3 : index) : i64
    %97 = llvm.add %39, %96 : i64
    %98 = llvm.getelementptr %arg0[%97] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %99 = llvm.load %98 {alignment = 4 : i64} : !llvm.ptr -> f32
    %100 = llvm.mlir.poison : vector<16xf32>
    %101 = llvm.mlir.constant(0 : i32) : i32
    %102 = llvm.insertelement %99, %100[%101 : i32] : vector<16xf32>
    %103 = llvm.shufflevector %102, %100 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %104 = llvm.intr.fma(%103, %46, %22) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %105 = llvm.intr.fma(%103, %50, %23) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %106 = llvm.intr.fma(%103, %54, %24) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %107 = llvm.mlir.constant(4 : index) : i64
    %108 = llvm.mlir.constant(4 : index) : i64
    %109 = llvm.add %39, %108 : i64
    %110 = llvm.getelementptr %arg0[%109] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %111 = llvm.load %110 {alignment = 4 : i64} : !llvm.ptr -> f32
    %112 = llvm.mlir.poison : vector<16xf32>
    %113 = llvm.mlir.constant(0 : i32) : i32
    %114 = llvm.insertelement %111, %112[%113 : i32] : vector<16xf32>
    %115 = llvm.shufflevector %114, %112 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %116 = llvm.intr.fma(%115, %46, %25) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %117 = llvm.intr.fma(%115, %50, %26) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %118 = llvm.intr.fma(%115, %54, %27) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %119 = llvm.mlir.constant(5 : index) : i64
    %120 = llvm.mlir.constant(5 : index) : i64
    %121 = llvm.add %39, %120 : i64
    %122 = llvm.getelementptr %arg0[%121] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %123 = llvm.load %122 {alignment = 4 : i64} : !llvm.ptr -> f32
    %124 = llvm.mlir.poison : vector<16xf32>
    %125 = llvm.mlir.constant(0 : i32) : i32
    %126 = llvm.insertelement %123, %124[%125 : i32] : vector<16xf32>
    %127 = llvm.shufflevector %126, %124 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %128 = llvm.intr.fma(%127, %46, %28) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %129 = llvm.intr.fma(%127, %50, %29) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %130 = llvm.intr.fma(%127, %54, %30) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %131 = llvm.mlir.constant(6 : index) : i64
    %132 = llvm.mlir.constant(6 : index) : i64
    %133 = llvm.add %39, %132 : i64
    %134 = llvm.getelementptr %arg0[%133] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %135 = llvm.load %134 {alignment = 4 : i64} : !llvm.ptr -> f32
    %136 = llvm.mlir.poison : vector<16xf32>
    %137 = llvm.mlir.constant(0 : i32) : i32
    %138 = llvm.insertelement %135, %136[%137 : i32] : vector<16xf32>
    %139 = llvm.shufflevector %138, %136 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %140 = llvm.intr.fma(%139, %46, %31) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %141 = llvm.intr.fma(%139, %50, %32) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %142 = llvm.intr.fma(%139, %54, %33) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %143 = llvm.mlir.constant(7 : index) : i64
    %144 = llvm.mlir.constant(7 : index) : i64
    %145 = llvm.add %39, %144 : i64
    %146 = llvm.getelementptr %arg0[%145] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %147 = llvm.load %146 {alignment = 4 : i64} : !llvm.ptr -> f32
    %148 = llvm.mlir.poison : vector<16xf32>
    %149 = llvm.mlir.constant(0 : i32) : i32
    %150 = llvm.insertelement %147, %148[%149 : i32] : vector<16xf32>
    %151 = llvm.shufflevector %150, %148 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %152 = llvm.intr.fma(%151, %46, %34) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %153 = llvm.intr.fma(%151, %50, %35) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %154 = llvm.intr.fma(%151, %54, %36) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %155 = llvm.mlir.constant(1 : index) : i64
    %156 = llvm.mlir.constant(48 : index) : i64
    %157 = llvm.add %41, %156 : i64
    %158 = llvm.mlir.constant(0 : index) : i64
    %159 = llvm.getelementptr %arg2[%157] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %160 = llvm.load %159 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %161 = llvm.mlir.constant(16 : index) : i64
    %162 = llvm.add %157, %161 : i64
    %163 = llvm.getelementptr %arg2[%162] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %164 = llvm.load %163 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %165 = llvm.mlir.constant(32 : index) : i64
    %166 = llvm.add %157, %165 : i64
    %167 = llvm.getelementptr %arg2[%166] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %168 = llvm.load %167 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %169 = llvm.mlir.constant(13 : index) : i64
    %170 = llvm.mlir.constant(4992 : index) : i64
    %171 = llvm.add %39, %170 : i64
    %172 = llvm.getelementptr %arg0[%171] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    "llvm.intr.prefetch"(%172) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
    %173 = llvm.mlir.constant(1 : index) : i64
    %174 = llvm.mlir.constant(384 : index) : i64
    %175 = llvm.mlir.constant(0 : index) : i64
    %176 = llvm.add %39, %174 : i64
    %177 = llvm.getelementptr %arg0[%176] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %178 = llvm.load %177 {alignment = 4 : i64} : !llvm.ptr -> f32
    %179 = llvm.mlir.poison : vector<16xf32>
    %180 = llvm.mlir.constant(0 : i32) : i32
    %181 = llvm.insertelement %178, %179[%180 : i32] : vector<16xf32>
    %182 = llvm.shufflevector %181, %179 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %183 = llvm.intr.fma(%182, %160, %68) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %184 = llvm.intr.fma(%182, %164, %69) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %185 = llvm.intr.fma(%182, %168, %70) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %186 = llvm.mlir.constant(1 : index) : i64
    %187 = llvm.mlir.constant(385 : index) : i64
    %188 = llvm.add %39, %187 : i64
    %189 = llvm.getelementptr %arg0[%188] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %190 = llvm.load %189 {alignment = 4 : i64} : !llvm.ptr -> f32
    %191 = llvm.mlir.poison : vector<16xf32>
    %192 = llvm.mlir.constant(0 : i32) : i32
    %193 = llvm.insertelement %190, %191[%192 : i32] : vector<16xf32>
    %194 = llvm.shufflevector %193, %191 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %195 = llvm.intr.fma(%194, %160, %80) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %196 = llvm.intr.fma(%194, %164, %81) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %197 = llvm.intr.fma(%194, %168, %82) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %198 = llvm.mlir.constant(2 : index) : i64
    %199 = llvm.mlir.constant(386 : index) : i64
    %200 = llvm.add %39, %199 : i64
    %201 = llvm.getelementptr %arg0[%200] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %202 = llvm.load %201 {alignment = 4 : i64} : !llvm.ptr -> f32
    %203 = llvm.mlir.poison : vector<16xf32>
    %204 = llvm.mlir.constant(0 : i32) : i32
    %205 = llvm.insertelement %202, %203[%204 : i32] : vector<16xf32>
    %206 = llvm.shufflevector %205, %203 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %207 = llvm.intr.fma(%206, %160, %92) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %208 = llvm.intr.fma(%206, %164, %93) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %209 = llvm.intr.fma(%206, %168, %94) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %210 = llvm.mlir.constant(3 : index) : i64
    %211 = llvm.mlir.constant(387 : index) : i64
    %212 = llvm.add %39, %211 : i64
    %213 = llvm.getelementptr %arg0[%212] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %214 = llvm.load %213 {alignment = 4 : i64} : !llvm.ptr -> f32
    %215 = llvm.mlir.poison : vector<16xf32>
    %216 = llvm.mlir.constant(0 : i32) : i32
    %217 = llvm.insertelement %214, %215[%216 : i32] : vector<16xf32>
    %218 = llvm.shufflevector %217, %215 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %219 = llvm.intr.fma(%218, %160, %104) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %220 = llvm.intr.fma(%218, %164, %105) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %221 = llvm.intr.fma(%218, %168, %106) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %222 = llvm.mlir.constant(4 : index) : i64
    %223 = llvm.mlir.constant(388 : index) : i64
    %224 = llvm.add %39, %223 : i64
    %225 = llvm.getelementptr %arg0[%224] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %226 = llvm.load %225 {alignment = 4 : i64} : !llvm.ptr -> f32
    %227 = llvm.mlir.poison : vector<16xf32>
    %228 = llvm.mlir.constant(0 : i32) : i32
    %229 = llvm.insertelement %226, %227[%228 : i32] : vector<16xf32>
    %230 = llvm.shufflevector %229, %227 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %231 = llvm.intr.fma(%230, %160, %116) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %232 = llvm.intr.fma(%230, %164, %117) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %233 = llvm.intr.fma(%230, %168, %118) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %234 = llvm.mlir.constant(5 : index) : i64
    %235 = llvm.mlir.constant(389 : index) : i64
    %236 = llvm.add %39, %235 : i64
    %237 = llvm.getelementptr %arg0[%236] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %238 = llvm.load %237 {alignment = 4 : i64} : !llvm.ptr -> f32
    %239 = llvm.mlir.poison : vector<16xf32>
    %240 = llvm.mlir.constant(0 : i32) : i32
    %241 = llvm.insertelement %238, %239[%240 : i32] : vector<16xf32>
    %242 = llvm.shufflevector %241, %239 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %243 = llvm.intr.fma(%242, %160, %128) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %244 = llvm.intr.fma(%242, %164, %129) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %245 = llvm.intr.fma(%242, %168, %130) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %246 = llvm.mlir.constant(6 : index) : i64
    %247 = llvm.mlir.constant(390 : index) : i64
    %248 = llvm.add %39, %247 : i64
    %249 = llvm.getelementptr %arg0[%248] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %250 = llvm.load %249 {alignment = 4 : i64} : !llvm.ptr -> f32
    %251 = llvm.mlir.poison : vector<16xf32>
    %252 = llvm.mlir.constant(0 : i32) : i32
    %253 = llvm.insertelement %250, %251[%252 : i32] : vector<16xf32>
    %254 = llvm.shufflevector %253, %251 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %255 = llvm.intr.fma(%254, %160, %140) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %256 = llvm.intr.fma(%254, %164, %141) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %257 = llvm.intr.fma(%254, %168, %142) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %258 = llvm.mlir.constant(7 : index) : i64
    %259 = llvm.mlir.constant(391 : index) : i64
    %260 = llvm.add %39, %259 : i64
    %261 = llvm.getelementptr %arg0[%260] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %262 = llvm.load %261 {alignment = 4 : i64} : !llvm.ptr -> f32
    %263 = llvm.mlir.poison : vector<16xf32>
    %264 = llvm.mlir.constant(0 : i32) : i32
    %265 = llvm.insertelement %262, %263[%264 : i32] : vector<16xf32>
    %266 = llvm.shufflevector %265, %263 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %267 = llvm.intr.fma(%266, %160, %152) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %268 = llvm.intr.fma(%266, %164, %153) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %269 = llvm.intr.fma(%266, %168, %154) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %270 = llvm.add %12, %11 : i64
    llvm.br ^bb1(%270, %183, %184, %185, %195, %196, %197, %207, %208, %209, %219, %220, %221, %231, %232, %233, %243, %244, %245, %255, %256, %257, %267, %268, %269 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
  ^bb3:  // pred: ^bb1
    %271 = llvm.mlir.constant(0 : index) : i64
    %272 = llvm.mlir.constant(0 : index) : i64
    %273 = llvm.mlir.constant(0 : index) : i64
    %274 = llvm.getelementptr %arg4[%arg5] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %275 = llvm.load %274 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %276 = llvm.fadd %275, %13 : vector<16xf32>
    %277 = llvm.mlir.constant(0 : index) : i64
    %278 = llvm.mlir.constant(0 : index) : i64
    %279 = llvm.mlir.constant(0 : index) : i64
    %280 = llvm.getelementptr %arg4[%arg5] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %276, %280 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %281 = llvm.mlir.constant(0 : index) : i64
    %282 = llvm.mlir.constant(0 : index) : i64
    %283 = llvm.mlir.constant(16 : index) : i64
    %284 = llvm.add %arg5, %283 : i64
    %285 = llvm.getelementptr %arg4[%284] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %286 = llvm.load %285 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %287 = llvm.fadd %286, %14 : vector<16xf32>
    %288 = llvm.mlir.constant(0 : index) : i64
    %289 = llvm.mlir.constant(0 : index) : i64
    %290 = llvm.mlir.constant(16 : index) : i64
    %291 = llvm.add %arg5, %290 : i64
    %292 = llvm.getelementptr %arg4[%291] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %287, %292 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %293 = llvm.mlir.constant(0 : index) : i64
    %294 = llvm.mlir.constant(0 : index) : i64
    %295 = llvm.mlir.constant(32 : index) : i64
    %296 = llvm.add %arg5, %295 : i64
    %297 = llvm.getelementptr %arg4[%296] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %298 = llvm.load %297 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %299 = llvm.fadd %298, %15 : vector<16xf32>
    %300 = llvm.mlir.constant(0 : index) : i64
    %301 = llvm.mlir.constant(0 : index) : i64
    %302 = llvm.mlir.constant(32 : index) : i64
    %303 = llvm.add %arg5, %302 : i64
    %304 = llvm.getelementptr %arg4[%303] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %299, %304 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %305 = llvm.mlir.constant(1 : index) : i64
    %306 = llvm.mlir.constant(144 : index) : i64
    %307 = llvm.add %arg5, %306 : i64
    %308 = llvm.mlir.constant(0 : index) : i64
    %309 = llvm.getelementptr %arg4[%307] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %310 = llvm.load %309 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %311 = llvm.fadd %310, %16 : vector<16xf32>
    %312 = llvm.mlir.constant(1 : index) : i64
    %313 = llvm.mlir.constant(144 : index) : i64
    %314 = llvm.add %arg5, %313 : i64
    %315 = llvm.mlir.constant(0 : index) : i64
    %316 = llvm.getelementptr %arg4[%314] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %311, %316 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %317 = llvm.mlir.constant(1 : index) : i64
    %318 = llvm.mlir.constant(144 : index) : i64
    %319 = llvm.add %arg5, %318 : i64
    %320 = llvm.mlir.constant(16 : index) : i64
    %321 = llvm.add %319, %320 : i64
    %322 = llvm.getelementptr %arg4[%321] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %323 = llvm.load %322 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %324 = llvm.fadd %323, %17 : vector<16xf32>
    %325 = llvm.mlir.constant(1 : index) : i64
    %326 = llvm.mlir.constant(144 : index) : i64
    %327 = llvm.add %arg5, %326 : i64
    %328 = llvm.mlir.constant(16 : index) : i64
    %329 = llvm.add %327, %328 : i64
    %330 = llvm.getelementptr %arg4[%329] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %324, %330 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %331 = llvm.mlir.constant(1 : index) : i64
    %332 = llvm.mlir.constant(144 : index) : i64
    %333 = llvm.add %arg5, %332 : i64
    %334 = llvm.mlir.constant(32 : index) : i64
    %335 = llvm.add %333, %334 : i64
    %336 = llvm.getelementptr %arg4[%335] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %337 = llvm.load %336 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %338 = llvm.fadd %337, %18 : vector<16xf32>
    %339 = llvm.mlir.constant(1 : index) : i64
    %340 = llvm.mlir.constant(144 : index) : i64
    %341 = llvm.add %arg5, %340 : i64
    %342 = llvm.mlir.constant(32 : index) : i64
    %343 = llvm.add %341, %342 : i64
    %344 = llvm.getelementptr %arg4[%343] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %338, %344 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %345 = llvm.mlir.constant(2 : index) : i64
    %346 = llvm.mlir.constant(288 : index) : i64
    %347 = llvm.add %arg5, %346 : i64
    %348 = llvm.mlir.constant(0 : index) : i64
    %349 = llvm.getelementptr %arg4[%347] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %350 = llvm.load %349 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %351 = llvm.fadd %350, %19 : vector<16xf32>
    %352 = llvm.mlir.constant(2 : index) : i64
    %353 = llvm.mlir.constant(288 : index) : i64
    %354 = llvm.add %arg5, %353 : i64
    %355 = llvm.mlir.constant(0 : index) : i64
    %356 = llvm.getelementptr %arg4[%354] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %351, %356 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %357 = llvm.mlir.constant(2 : index) : i64
    %358 = llvm.mlir.constant(288 : index) : i64
    %359 = llvm.add %arg5, %358 : i64
    %360 = llvm.mlir.constant(16 : index) : i64
    %361 = llvm.add %359, %360 : i64
    %362 = llvm.getelementptr %arg4[%361] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %363 = llvm.load %362 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %364 = llvm.fadd %363, %20 : vector<16xf32>
    %365 = llvm.mlir.constant(2 : index) : i64
    %366 = llvm.mlir.constant(288 : index) : i64
    %367 = llvm.add %arg5, %366 : i64
    %368 = llvm.mlir.constant(16 : index) : i64
    %369 = llvm.add %367, %368 : i64
    %370 = llvm.getelementptr %arg4[%369] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %364, %370 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %371 = llvm.mlir.constant(2 : index) : i64
    %372 = llvm.mlir.constant(288 : index) : i64
    %373 = llvm.add %arg5, %372 : i64
    %374 = llvm.mlir.constant(32 : index) : i64
    %375 = llvm.add %373, %374 : i64
    %376 = llvm.getelementptr %arg4[%375] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %377 = llvm.load %376 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %378 = llvm.fadd %377, %21 : vector<16xf32>
    %379 = llvm.mlir.constant(2 : index) : i64
    %380 = llvm.mlir.constant(288 : index) : i64
    %381 = llvm.add %arg5, %380 : i64
    %382 = llvm.mlir.constant(32 : index) : i64
    %383 = llvm.add %381, %382 : i64
    %384 = llvm.getelementptr %arg4[%383] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %378, %384 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %385 = llvm.mlir.constant(3 : index) : i64
    %386 = llvm.mlir.constant(432 : index) : i64
    %387 = llvm.add %arg5, %386 : i64
    %388 = llvm.mlir.constant(0 : index) : i64
    %389 = llvm.getelementptr %arg4[%387] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %390 = llvm.load %389 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %391 = llvm.fadd %390, %22 : vector<16xf32>
    %392 = llvm.mlir.constant(3 : index) : i64
    %393 = llvm.mlir.constant(432 : index) : i64
    %394 = llvm.add %arg5, %393 : i64
    %395 = llvm.mlir.constant(0 : index) : i64
    %396 = llvm.getelementptr %arg4[%394] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %391, %396 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %397 = llvm.mlir.constant(3 : index) : i64
    %398 = llvm.mlir.constant(432 : index) : i64
    %399 = llvm.add %arg5, %398 : i64
    %400 = llvm.mlir.constant(16 : index) : i64
    %401 = llvm.add %399, %400 : i64
    %402 = llvm.getelementptr %arg4[%401] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %403 = llvm.load %402 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %404 = llvm.fadd %403, %23 : vector<16xf32>
    %405 = llvm.mlir.constant(3 : index) : i64
    %406 = llvm.mlir.constant(432 : index) : i64
    %407 = llvm.add %arg5, %406 : i64
    %408 = llvm.mlir.constant(16 : index) : i64
    %409 = llvm.add %407, %408 : i64
    %410 = llvm.getelementptr %arg4[%409] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %404, %410 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %411 = llvm.mlir.constant(3 : index) : i64
    %412 = llvm.mlir.constant(432 : index) : i64
    %413 = llvm.add %arg5, %412 : i64
    %414 = llvm.mlir.constant(32 : index) : i64
    %415 = llvm.add %413, %414 : i64
    %416 = llvm.getelementptr %arg4[%415] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %417 = llvm.load %416 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %418 = llvm.fadd %417, %24 : vector<16xf32>
    %419 = llvm.mlir.constant(3 : index) : i64
    %420 = llvm.mlir.constant(432 : index) : i64
    %421 = llvm.add %arg5, %420 : i64
    %422 = llvm.mlir.constant(32 : index) : i64
    %423 = llvm.add %421, %422 : i64
    %424 = llvm.getelementptr %arg4[%423] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %418, %424 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %425 = llvm.mlir.constant(4 : index) : i64
    %426 = llvm.mlir.constant(576 : index) : i64
    %427 = llvm.add %arg5, %426 : i64
    %428 = llvm.mlir.constant(0 : index) : i64
    %429 = llvm.getelementptr %arg4[%427] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %430 = llvm.load %429 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %431 = llvm.fadd %430, %25 : vector<16xf32>
    %432 = llvm.mlir.constant(4 : index) : i64
    %433 = llvm.mlir.constant(576 : index) : i64
    %434 = llvm.add %arg5, %433 : i64
    %435 = llvm.mlir.constant(0 : index) : i64
    %436 = llvm.getelementptr %arg4[%434] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %431, %436 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %437 = llvm.mlir.constant(4 : index) : i64
    %438 = llvm.mlir.constant(576 : index) : i64
    %439 = llvm.add %arg5, %438 : i64
    %440 = llvm.mlir.constant(16 : index) : i64
    %441 = llvm.add %439, %440 : i64
    %442 = llvm.getelementptr %arg4[%441] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %443 = llvm.load %442 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %444 = llvm.fadd %443, %26 : vector<16xf32>
    %445 = llvm.mlir.constant(4 : index) : i64
    %446 = llvm.mlir.constant(576 : index) : i64
    %447 = llvm.add %arg5, %446 : i64
    %448 = llvm.mlir.constant(16 : index) : i64
    %449 = llvm.add %447, %448 : i64
    %450 = llvm.getelementptr %arg4[%449] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %444, %450 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %451 = llvm.mlir.constant(4 : index) : i64
    %452 = llvm.mlir.constant(576 : index) : i64
    %453 = llvm.add %arg5, %452 : i64
    %454 = llvm.mlir.constant(32 : index) : i64
    %455 = llvm.add %453, %454 : i64
    %456 = llvm.getelementptr %arg4[%455] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %457 = llvm.load %456 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %458 = llvm.fadd %457, %27 : vector<16xf32>
    %459 = llvm.mlir.constant(4 : index) : i64
    %460 = llvm.mlir.constant(576 : index) : i64
    %461 = llvm.add %arg5, %460 : i64
    %462 = llvm.mlir.constant(32 : index) : i64
    %463 = llvm.add %461, %462 : i64
    %464 = llvm.getelementptr %arg4[%463] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %458, %464 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %465 = llvm.mlir.constant(5 : index) : i64
    %466 = llvm.mlir.constant(720 : index) : i64
    %467 = llvm.add %arg5, %466 : i64
    %468 = llvm.mlir.constant(0 : index) : i64
    %469 = llvm.getelementptr %arg4[%467] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %470 = llvm.load %469 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %471 = llvm.fadd %470, %28 : vector<16xf32>
    %472 = llvm.mlir.constant(5 : index) : i64
    %473 = llvm.mlir.constant(720 : index) : i64
    %474 = llvm.add %arg5, %473 : i64
    %475 = llvm.mlir.constant(0 : index) : i64
    %476 = llvm.getelementptr %arg4[%474] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %471, %476 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %477 = llvm.mlir.constant(5 : index) : i64
    %478 = llvm.mlir.constant(720 : index) : i64
    %479 = llvm.add %arg5, %478 : i64
    %480 = llvm.mlir.constant(16 : index) : i64
    %481 = llvm.add %479, %480 : i64
    %482 = llvm.getelementptr %arg4[%481] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %483 = llvm.load %482 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %484 = llvm.fadd %483, %29 : vector<16xf32>
    %485 = llvm.mlir.constant(5 : index) : i64
    %486 = llvm.mlir.constant(720 : index) : i64
    %487 = llvm.add %arg5, %486 : i64
    %488 = llvm.mlir.constant(16 : index) : i64
    %489 = llvm.add %487, %488 : i64
    %490 = llvm.getelementptr %arg4[%489] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %484, %490 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %491 = llvm.mlir.constant(5 : index) : i64
    %492 = llvm.mlir.constant(720 : index) : i64
    %493 = llvm.add %arg5, %492 : i64
    %494 = llvm.mlir.constant(32 : index) : i64
    %495 = llvm.add %493, %494 : i64
    %496 = llvm.getelementptr %arg4[%495] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %497 = llvm.load %496 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %498 = llvm.fadd %497, %30 : vector<16xf32>
    %499 = llvm.mlir.constant(5 : index) : i64
    %500 = llvm.mlir.constant(720 : index) : i64
    %501 = llvm.add %arg5, %500 : i64
    %502 = llvm.mlir.constant(32 : index) : i64
    %503 = llvm.add %501, %502 : i64
    %504 = llvm.getelementptr %arg4[%503] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %498, %504 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %505 = llvm.mlir.constant(6 : index) : i64
    %506 = llvm.mlir.constant(864 : index) : i64
    %507 = llvm.add %arg5, %506 : i64
    %508 = llvm.mlir.constant(0 : index) : i64
    %509 = llvm.getelementptr %arg4[%507] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %510 = llvm.load %509 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %511 = llvm.fadd %510, %31 : vector<16xf32>
    %512 = llvm.mlir.constant(6 : index) : i64
    %513 = llvm.mlir.constant(864 : index) : i64
    %514 = llvm.add %arg5, %513 : i64
    %515 = llvm.mlir.constant(0 : index) : i64
    %516 = llvm.getelementptr %arg4[%514] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %511, %516 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %517 = llvm.mlir.constant(6 : index) : i64
    %518 = llvm.mlir.constant(864 : index) : i64
    %519 = llvm.add %arg5, %518 : i64
    %520 = llvm.mlir.constant(16 : index) : i64
    %521 = llvm.add %519, %520 : i64
    %522 = llvm.getelementptr %arg4[%521] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %523 = llvm.load %522 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %524 = llvm.fadd %523, %32 : vector<16xf32>
    %525 = llvm.mlir.constant(6 : index) : i64
    %526 = llvm.mlir.constant(864 : index) : i64
    %527 = llvm.add %arg5, %526 : i64
    %528 = llvm.mlir.constant(16 : index) : i64
    %529 = llvm.add %527, %528 : i64
    %530 = llvm.getelementptr %arg4[%529] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %524, %530 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %531 = llvm.mlir.constant(6 : index) : i64
    %532 = llvm.mlir.constant(864 : index) : i64
    %533 = llvm.add %arg5, %532 : i64
    %534 = llvm.mlir.constant(32 : index) : i64
    %535 = llvm.add %533, %534 : i64
    %536 = llvm.getelementptr %arg4[%535] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %537 = llvm.load %536 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %538 = llvm.fadd %537, %33 : vector<16xf32>
    %539 = llvm.mlir.constant(6 : index) : i64
    %540 = llvm.mlir.constant(864 : index) : i64
    %541 = llvm.add %arg5, %540 : i64
    %542 = llvm.mlir.constant(32 : index) : i64
    %543 = llvm.add %541, %542 : i64
    %544 = llvm.getelementptr %arg4[%543] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %538, %544 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %545 = llvm.mlir.constant(7 : index) : i64
    %546 = llvm.mlir.constant(1008 : index) : i64
    %547 = llvm.add %arg5, %546 : i64
    %548 = llvm.mlir.constant(0 : index) : i64
    %549 = llvm.getelementptr %arg4[%547] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %550 = llvm.load %549 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %551 = llvm.fadd %550, %34 : vector<16xf32>
    %552 = llvm.mlir.constant(7 : index) : i64
    %553 = llvm.mlir.constant(1008 : index) : i64
    %554 = llvm.add %arg5, %553 : i64
    %555 = llvm.mlir.constant(0 : index) : i64
    %556 = llvm.getelementptr %arg4[%554] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %551, %556 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %557 = llvm.mlir.constant(7 : index) : i64
    %558 = llvm.mlir.constant(1008 : index) : i64
    %559 = llvm.add %arg5, %558 : i64
    %560 = llvm.mlir.constant(16 : index) : i64
    %561 = llvm.add %559, %560 : i64
    %562 = llvm.getelementptr %arg4[%561] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %563 = llvm.load %562 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %564 = llvm.fadd %563, %35 : vector<16xf32>
    %565 = llvm.mlir.constant(7 : index) : i64
    %566 = llvm.mlir.constant(1008 : index) : i64
    %567 = llvm.add %arg5, %566 : i64
    %568 = llvm.mlir.constant(16 : index) : i64
    %569 = llvm.add %567, %568 : i64
    %570 = llvm.getelementptr %arg4[%569] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %564, %570 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %571 = llvm.mlir.constant(7 : index) : i64
    %572 = llvm.mlir.constant(1008 : index) : i64
    %573 = llvm.add %arg5, %572 : i64
    %574 = llvm.mlir.constant(32 : index) : i64
    %575 = llvm.add %573, %574 : i64
    %576 = llvm.getelementptr %arg4[%575] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %577 = llvm.load %576 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %578 = llvm.fadd %577, %36 : vector<16xf32>
    %579 = llvm.mlir.constant(7 : index) : i64
    %580 = llvm.mlir.constant(1008 : index) : i64
    %581 = llvm.add %arg5, %580 : i64
    %582 = llvm.mlir.constant(32 : index) : i64
    %583 = llvm.add %581, %582 : i64
    %584 = llvm.getelementptr %arg4[%583] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %578, %584 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %585 = llvm.mlir.constant(172 : index) : i64
    %586 = llvm.mlir.constant(860 : index) : i64
    %587 = llvm.mlir.constant(172 : index) : i64
    llvm.br ^bb4(%585 : i64)
  ^bb4(%588: i64):  // 2 preds: ^bb3, ^bb8
    %589 = llvm.icmp "slt" %588, %586 : i64
    llvm.cond_br %589, ^bb5, ^bb9
  ^bb5:  // pred: ^bb4
    %590 = llvm.mlir.constant(172 : index) : i64
    %591 = llvm.mlir.constant(dense<0.000000e+00> : vector<16xf32>) : vector<16xf32>
    %592 = llvm.add %588, %590 : i64
    %593 = llvm.mlir.constant(2 : index) : i64
    %594 = llvm.mlir.constant(0 : index) : i64
    %595 = llvm.mlir.constant(2 : index) : i64
    llvm.br ^bb6(%588, %591, %591, %591, %591, %591, %591, %591, %591, %591, %591, %591, %591, %591, %591, %591, %591, %591, %591, %591, %591, %591, %591, %591, %591 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
  ^bb6(%596: i64, %597: vector<16xf32>, %598: vector<16xf32>, %599: vector<16xf32>, %600: vector<16xf32>, %601: vector<16xf32>, %602: vector<16xf32>, %603: vector<16xf32>, %604: vector<16xf32>, %605: vector<16xf32>, %606: vector<16xf32>, %607: vector<16xf32>, %608: vector<16xf32>, %609: vector<16xf32>, %610: vector<16xf32>, %611: vector<16xf32>, %612: vector<16xf32>, %613: vector<16xf32>, %614: vector<16xf32>, %615: vector<16xf32>, %616: vector<16xf32>, %617: vector<16xf32>, %618: vector<16xf32>, %619: vector<16xf32>, %620: vector<16xf32>):  // 2 preds: ^bb5, ^bb7
    %621 = llvm.icmp "slt" %596, %592 : i64
    llvm.cond_br %621, ^bb7, ^bb8
  ^bb7:  // pred: ^bb6
    %622 = llvm.mul %596, %1 : i64
    %623 = llvm.add %arg1, %622 : i64
    %624 = llvm.mul %596, %2 : i64
    %625 = llvm.add %arg3, %624 : i64
    %626 = llvm.mlir.constant(0 : index) : i64
    %627 = llvm.mlir.constant(0 : index) : i64
    %628 = llvm.mlir.constant(0 : index) : i64
    %629 = llvm.getelementptr %arg2[%625] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %630 = llvm.load %629 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %631 = llvm.mlir.constant(16 : index) : i64
    %632 = llvm.add %625, %631 : i64
    %633 = llvm.getelementptr %arg2[%632] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %634 = llvm.load %633 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %635 = llvm.mlir.constant(32 : index) : i64
    %636 = llvm.add %625, %635 : i64
    %637 = llvm.getelementptr %arg2[%636] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %638 = llvm.load %637 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %639 = llvm.mlir.constant(12 : index) : i64
    %640 = llvm.mlir.constant(4608 : index) : i64
    %641 = llvm.add %623, %640 : i64
    %642 = llvm.getelementptr %arg0[%641] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    "llvm.intr.prefetch"(%642) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
    %643 = llvm.mlir.constant(0 : index) : i64
    %644 = llvm.mlir.constant(0 : index) : i64
    %645 = llvm.mlir.constant(0 : index) : i64
    %646 = llvm.getelementptr %arg0[%623] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %647 = llvm.load %646 {alignment = 4 : i64} : !llvm.ptr -> f32
    %648 = llvm.mlir.poison : vector<16xf32>
    %649 = llvm.mlir.constant(0 : i32) : i32
    %650 = llvm.insertelement %647, %648[%649 : i32] : vector<16xf32>
    %651 = llvm.shufflevector %650, %648 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %652 = llvm.intr.fma(%651, %630, %597) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %653 = llvm.intr.fma(%651, %634, %598) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %654 = llvm.intr.fma(%651, %638, %599) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %655 = llvm.mlir.constant(1 : index) : i64
    %656 = llvm.mlir.constant(1 : index) : i64
    %657 = llvm.add %623, %656 : i64
    %658 = llvm.getelementptr %arg0[%657] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %659 = llvm.load %658 {alignment = 4 : i64} : !llvm.ptr -> f32
    %660 = llvm.mlir.poison : vector<16xf32>
    %661 = llvm.mlir.constant(0 : i32) : i32
    %662 = llvm.insertelement %659, %660[%661 : i32] : vector<16xf32>
    %663 = llvm.shufflevector %662, %660 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %664 = llvm.intr.fma(%663, %630, %600) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %665 = llvm.intr.fma(%663, %634, %601) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %666 = llvm.intr.fma(%663, %638, %602) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %667 = llvm.mlir.constant(2 : index) : i64
    %668 = llvm.mlir.constant(2 : index) : i64
    %669 = llvm.add %623, %668 : i64
    %670 = llvm.getelementptr %arg0[%669] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %671 = llvm.load %670 {alignment = 4 : i64} : !llvm.ptr -> f32
    %672 = llvm.mlir.poison : vector<16xf32>
    %673 = llvm.mlir.constant(0 : i32) : i32
    %674 = llvm.insertelement %671, %672[%673 : i32] : vector<16xf32>
    %675 = llvm.shufflevector %674, %672 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %676 = llvm.intr.fma(%675, %630, %603) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %677 = llvm.intr.fma(%675, %634, %604) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %678 = llvm.intr.fma(%675, %638, %605) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %679 = llvm.mlir.constant(3 : index) : i64
    %680 = llvm.mlir.constant(3 : index) : i64
    %681 = llvm.add %623, %680 : i64
    %682 = llvm.getelementptr %arg0[%681] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %683 = llvm.load %682 {alignment = 4 : i64} : !llvm.ptr -> f32
    %684 = llvm.mlir.poison : vector<16xf32>
    %685 = llvm.mlir.constant(0 : i32) : i32
    %686 = llvm.insertelement %683, %684[%685 : i32] : vector<16xf32>
    %687 = llvm.shufflevector %686, %684 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %688 = llvm.intr.fma(%687, %630, %606) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %689 = llvm.intr.fma(%687, %634, %607) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %690 = llvm.intr.fma(%687, %638, %608) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %691 = llvm.mlir.constant(4 : index) : i64
    %692 = llvm.mlir.constant(4 : index) : i64
    %693 = llvm.add %623, %692 : i64
    %694 = llvm.getelementptr %arg0[%693] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %695 = llvm.load %694 {alignment = 4 : i64} : !llvm.ptr -> f32
    %696 = llvm.mlir.poison : vector<16xf32>
    %697 = llvm.mlir.constant(0 : i32) : i32
    %698 = llvm.insertelement %695, %696[%697 : i32] : vector<16xf32>
    %699 = llvm.shufflevector %698, %696 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %700 = llvm.intr.fma(%699, %630, %609) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %701 = llvm.intr.fma(%699, %634, %610) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %702 = llvm.intr.fma(%699, %638, %611) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %703 = llvm.mlir.constant(5 : index) : i64
    %704 = llvm.mlir.constant(5 : index) : i64
    %705 = llvm.add %623, %704 : i64
    %706 = llvm.getelementptr %arg0[%705] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %707 = llvm.load %706 {alignment = 4 : i64} : !llvm.ptr -> f32
    %708 = llvm.mlir.poison : vector<16xf32>
    %709 = llvm.mlir.constant(0 : i32) : i32
    %710 = llvm.insertelement %707, %708[%709 : i32] : vector<16xf32>
    %711 = llvm.shufflevector %710, %708 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %712 = llvm.intr.fma(%711, %630, %612) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %713 = llvm.intr.fma(%711, %634, %613) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %714 = llvm.intr.fma(%711, %638, %614) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %715 = llvm.mlir.constant(6 : index) : i64
    %716 = llvm.mlir.constant(6 : index) : i64
    %717 = llvm.add %623, %716 : i64
    %718 = llvm.getelementptr %arg0[%717] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %719 = llvm.load %718 {alignment = 4 : i64} : !llvm.ptr -> f32
    %720 = llvm.mlir.poison : vector<16xf32>
    %721 = llvm.mlir.constant(0 : i32) : i32
    %722 = llvm.insertelement %719, %720[%721 : i32] : vector<16xf32>
    %723 = llvm.shufflevector %722, %720 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %724 = llvm.intr.fma(%723, %630, %615) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %725 = llvm.intr.fma(%723, %634, %616) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %726 = llvm.intr.fma(%723, %638, %617) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %727 = llvm.mlir.constant(7 : index) : i64
    %728 = llvm.mlir.constant(7 : index) : i64
    %729 = llvm.add %623, %728 : i64
    %730 = llvm.getelementptr %arg0[%729] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %731 = llvm.load %730 {alignment = 4 : i64} : !llvm.ptr -> f32
    %732 = llvm.mlir.poison : vector<16xf32>
    %733 = llvm.mlir.constant(0 : i32) : i32
    %734 = llvm.insertelement %731, %732[%733 : i32] : vector<16xf32>
    %735 = llvm.shufflevector %734, %732 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %736 = llvm.intr.fma(%735, %630, %618) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %737 = llvm.intr.fma(%735, %634, %619) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %738 = llvm.intr.fma(%735, %638, %620) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %739 = llvm.mlir.constant(1 : index) : i64
    %740 = llvm.mlir.constant(48 : index) : i64
    %741 = llvm.add %625, %740 : i64
    %742 = llvm.mlir.constant(0 : index) : i64
    %743 = llvm.getelementptr %arg2[%741] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %744 = llvm.load %743 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %745 = llvm.mlir.constant(16 : index) : i64
    %746 = llvm.add %741, %745 : i64
    %747 = llvm.getelementptr %arg2[%746] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %748 = llvm.load %747 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %749 = llvm.mlir.constant(32 : index) : i64
    %750 = llvm.add %741, %749 : i64
    %751 = llvm.getelementptr %arg2[%750] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %752 = llvm.load %751 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %753 = llvm.mlir.constant(13 : index) : i64
    %754 = llvm.mlir.constant(4992 : index) : i64
    %755 = llvm.add %623, %754 : i64
    %756 = llvm.getelementptr %arg0[%755] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    "llvm.intr.prefetch"(%756) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
    %757 = llvm.mlir.constant(1 : index) : i64
    %758 = llvm.mlir.constant(384 : index) : i64
    %759 = llvm.mlir.constant(0 : index) : i64
    %760 = llvm.add %623, %758 : i64
    %761 = llvm.getelementptr %arg0[%760] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %762 = llvm.load %761 {alignment = 4 : i64} : !llvm.ptr -> f32
    %763 = llvm.mlir.poison : vector<16xf32>
    %764 = llvm.mlir.constant(0 : i32) : i32
    %765 = llvm.insertelement %762, %763[%764 : i32] : vector<16xf32>
    %766 = llvm.shufflevector %765, %763 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %767 = llvm.intr.fma(%766, %744, %652) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %768 = llvm.intr.fma(%766, %748, %653) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %769 = llvm.intr.fma(%766, %752, %654) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %770 = llvm.mlir.constant(1 : index) : i64
    %771 = llvm.mlir.constant(385 : index) : i64
    %772 = llvm.add %623, %771 : i64
    %773 = llvm.getelementptr %arg0[%772] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %774 = llvm.load %773 {alignment = 4 : i64} : !llvm.ptr -> f32
    %775 = llvm.mlir.poison : vector<16xf32>
    %776 = llvm.mlir.constant(0 : i32) : i32
    %777 = llvm.insertelement %774, %775[%776 : i32] : vector<16xf32>
    %778 = llvm.shufflevector %777, %775 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %779 = llvm.intr.fma(%778, %744, %664) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %780 = llvm.intr.fma(%778, %748, %665) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %781 = llvm.intr.fma(%778, %752, %666) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %782 = llvm.mlir.constant(2 : index) : i64
    %783 = llvm.mlir.constant(386 : index) : i64
    %784 = llvm.add %623, %783 : i64
    %785 = llvm.getelementptr %arg0[%784] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %786 = llvm.load %785 {alignment = 4 : i64} : !llvm.ptr -> f32
    %787 = llvm.mlir.poison : vector<16xf32>
    %788 = llvm.mlir.constant(0 : i32) : i32
    %789 = llvm.insertelement %786, %787[%788 : i32] : vector<16xf32>
    %790 = llvm.shufflevector %789, %787 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %791 = llvm.intr.fma(%790, %744, %676) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %792 = llvm.intr.fma(%790, %748, %677) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %793 = llvm.intr.fma(%790, %752, %678) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %794 = llvm.mlir.constant(3 : index) : i64
    %795 = llvm.mlir.constant(387 : index) : i64
    %796 = llvm.add %623, %795 : i64
    %797 = llvm.getelementptr %arg0[%796] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %798 = llvm.load %797 {alignment = 4 : i64} : !llvm.ptr -> f32
    %799 = llvm.mlir.poison : vector<16xf32>
    %800 = llvm.mlir.constant(0 : i32) : i32
    %801 = llvm.insertelement %798, %799[%800 : i32] : vector<16xf32>
    %802 = llvm.shufflevector %801, %799 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %803 = llvm.intr.fma(%802, %744, %688) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %804 = llvm.intr.fma(%802, %748, %689) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %805 = llvm.intr.fma(%802, %752, %690) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %806 = llvm.mlir.constant(4 : index) : i64
    %807 = llvm.mlir.constant(388 : index) : i64
    %808 = llvm.add %623, %807 : i64
    %809 = llvm.getelementptr %arg0[%808] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %810 = llvm.load %809 {alignment = 4 : i64} : !llvm.ptr -> f32
    %811 = llvm.mlir.poison : vector<16xf32>
    %812 = llvm.mlir.constant(0 : i32) : i32
    %813 = llvm.insertelement %810, %811[%812 : i32] : vector<16xf32>
    %814 = llvm.shufflevector %813, %811 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %815 = llvm.intr.fma(%814, %744, %700) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %816 = llvm.intr.fma(%814, %748, %701) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %817 = llvm.intr.fma(%814, %752, %702) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %818 = llvm.mlir.constant(5 : index) : i64
    %819 = llvm.mlir.constant(389 : index) : i64
    %820 = llvm.add %623, %819 : i64
    %821 = llvm.getelementptr %arg0[%820] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %822 = llvm.load %821 {alignment = 4 : i64} : !llvm.ptr -> f32
    %823 = llvm.mlir.poison : vector<16xf32>
    %824 = llvm.mlir.constant(0 : i32) : i32
    %825 = llvm.insertelement %822, %823[%824 : i32] : vector<16xf32>
    %826 = llvm.shufflevector %825, %823 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %827 = llvm.intr.fma(%826, %744, %712) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %828 = llvm.intr.fma(%826, %748, %713) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %829 = llvm.intr.fma(%826, %752, %714) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %830 = llvm.mlir.constant(6 : index) : i64
    %831 = llvm.mlir.constant(390 : index) : i64
    %832 = llvm.add %623, %831 : i64
    %833 = llvm.getelementptr %arg0[%832] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %834 = llvm.load %833 {alignment = 4 : i64} : !llvm.ptr -> f32
    %835 = llvm.mlir.poison : vector<16xf32>
    %836 = llvm.mlir.constant(0 : i32) : i32
    %837 = llvm.insertelement %834, %835[%836 : i32] : vector<16xf32>
    %838 = llvm.shufflevector %837, %835 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %839 = llvm.intr.fma(%838, %744, %724) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %840 = llvm.intr.fma(%838, %748, %725) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %841 = llvm.intr.fma(%838, %752, %726) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %842 = llvm.mlir.constant(7 : index) : i64
    %843 = llvm.mlir.constant(391 : index) : i64
    %844 = llvm.add %623, %843 : i64
    %845 = llvm.getelementptr %arg0[%844] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %846 = llvm.load %845 {alignment = 4 : i64} : !llvm.ptr -> f32
    %847 = llvm.mlir.poison : vector<16xf32>
    %848 = llvm.mlir.constant(0 : i32) : i32
    %849 = llvm.insertelement %846, %847[%848 : i32] : vector<16xf32>
    %850 = llvm.shufflevector %849, %847 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %851 = llvm.intr.fma(%850, %744, %736) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %852 = llvm.intr.fma(%850, %748, %737) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %853 = llvm.intr.fma(%850, %752, %738) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %854 = llvm.add %596, %595 : i64
    llvm.br ^bb6(%854, %767, %768, %769, %779, %780, %781, %791, %792, %793, %803, %804, %805, %815, %816, %817, %827, %828, %829, %839, %840, %841, %851, %852, %853 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
  ^bb8:  // pred: ^bb6
    %855 = llvm.mlir.constant(0 : index) : i64
    %856 = llvm.mlir.constant(0 : index) : i64
    %857 = llvm.mlir.constant(0 : index) : i64
    %858 = llvm.getelementptr %arg4[%arg5] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %859 = llvm.load %858 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %860 = llvm.fadd %859, %597 : vector<16xf32>
    %861 = llvm.mlir.constant(0 : index) : i64
    %862 = llvm.mlir.constant(0 : index) : i64
    %863 = llvm.mlir.constant(0 : index) : i64
    %864 = llvm.getelementptr %arg4[%arg5] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %860, %864 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %865 = llvm.mlir.constant(0 : index) : i64
    %866 = llvm.mlir.constant(0 : index) : i64
    %867 = llvm.mlir.constant(16 : index) : i64
    %868 = llvm.add %arg5, %867 : i64
    %869 = llvm.getelementptr %arg4[%868] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %870 = llvm.load %869 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %871 = llvm.fadd %870, %598 : vector<16xf32>
    %872 = llvm.mlir.constant(0 : index) : i64
    %873 = llvm.mlir.constant(0 : index) : i64
    %874 = llvm.mlir.constant(16 : index) : i64
    %875 = llvm.add %arg5, %874 : i64
    %876 = llvm.getelementptr %arg4[%875] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %871, %876 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %877 = llvm.mlir.constant(0 : index) : i64
    %878 = llvm.mlir.constant(0 : index) : i64
    %879 = llvm.mlir.constant(32 : index) : i64
    %880 = llvm.add %arg5, %879 : i64
    %881 = llvm.getelementptr %arg4[%880] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %882 = llvm.load %881 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %883 = llvm.fadd %882, %599 : vector<16xf32>
    %884 = llvm.mlir.constant(0 : index) : i64
    %885 = llvm.mlir.constant(0 : index) : i64
    %886 = llvm.mlir.constant(32 : index) : i64
    %887 = llvm.add %arg5, %886 : i64
    %888 = llvm.getelementptr %arg4[%887] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %883, %888 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %889 = llvm.mlir.constant(1 : index) : i64
    %890 = llvm.mlir.constant(144 : index) : i64
    %891 = llvm.add %arg5, %890 : i64
    %892 = llvm.mlir.constant(0 : index) : i64
    %893 = llvm.getelementptr %arg4[%891] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %894 = llvm.load %893 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %895 = llvm.fadd %894, %600 : vector<16xf32>
    %896 = llvm.mlir.constant(1 : index) : i64
    %897 = llvm.mlir.constant(144 : index) : i64
    %898 = llvm.add %arg5, %897 : i64
    %899 = llvm.mlir.constant(0 : index) : i64
    %900 = llvm.getelementptr %arg4[%898] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %895, %900 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %901 = llvm.mlir.constant(1 : index) : i64
    %902 = llvm.mlir.constant(144 : index) : i64
    %903 = llvm.add %arg5, %902 : i64
    %904 = llvm.mlir.constant(16 : index) : i64
    %905 = llvm.add %903, %904 : i64
    %906 = llvm.getelementptr %arg4[%905] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %907 = llvm.load %906 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %908 = llvm.fadd %907, %601 : vector<16xf32>
    %909 = llvm.mlir.constant(1 : index) : i64
    %910 = llvm.mlir.constant(144 : index) : i64
    %911 = llvm.add %arg5, %910 : i64
    %912 = llvm.mlir.constant(16 : index) : i64
    %913 = llvm.add %911, %912 : i64
    %914 = llvm.getelementptr %arg4[%913] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %908, %914 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %915 = llvm.mlir.constant(1 : index) : i64
    %916 = llvm.mlir.constant(144 : index) : i64
    %917 = llvm.add %arg5, %916 : i64
    %918 = llvm.mlir.constant(32 : index) : i64
    %919 = llvm.add %917, %918 : i64
    %920 = llvm.getelementptr %arg4[%919] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %921 = llvm.load %920 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %922 = llvm.fadd %921, %602 : vector<16xf32>
    %923 = llvm.mlir.constant(1 : index) : i64
    %924 = llvm.mlir.constant(144 : index) : i64
    %925 = llvm.add %arg5, %924 : i64
    %926 = llvm.mlir.constant(32 : index) : i64
    %927 = llvm.add %925, %926 : i64
    %928 = llvm.getelementptr %arg4[%927] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %922, %928 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %929 = llvm.mlir.constant(2 : index) : i64
    %930 = llvm.mlir.constant(288 : index) : i64
    %931 = llvm.add %arg5, %930 : i64
    %932 = llvm.mlir.constant(0 : index) : i64
    %933 = llvm.getelementptr %arg4[%931] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %934 = llvm.load %933 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %935 = llvm.fadd %934, %603 : vector<16xf32>
    %936 = llvm.mlir.constant(2 : index) : i64
    %937 = llvm.mlir.constant(288 : index) : i64
    %938 = llvm.add %arg5, %937 : i64
    %939 = llvm.mlir.constant(0 : index) : i64
    %940 = llvm.getelementptr %arg4[%938] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %935, %940 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %941 = llvm.mlir.constant(2 : index) : i64
    %942 = llvm.mlir.constant(288 : index) : i64
    %943 = llvm.add %arg5, %942 : i64
    %944 = llvm.mlir.constant(16 : index) : i64
    %945 = llvm.add %943, %944 : i64
    %946 = llvm.getelementptr %arg4[%945] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %947 = llvm.load %946 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %948 = llvm.fadd %947, %604 : vector<16xf32>
    %949 = llvm.mlir.constant(2 : index) : i64
    %950 = llvm.mlir.constant(288 : index) : i64
    %951 = llvm.add %arg5, %950 : i64
    %952 = llvm.mlir.constant(16 : index) : i64
    %953 = llvm.add %951, %952 : i64
    %954 = llvm.getelementptr %arg4[%953] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %948, %954 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %955 = llvm.mlir.constant(2 : index) : i64
    %956 = llvm.mlir.constant(288 : index) : i64
    %957 = llvm.add %arg5, %956 : i64
    %958 = llvm.mlir.constant(32 : index) : i64
    %959 = llvm.add %957, %958 : i64
    %960 = llvm.getelementptr %arg4[%959] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %961 = llvm.load %960 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %962 = llvm.fadd %961, %605 : vector<16xf32>
    %963 = llvm.mlir.constant(2 : index) : i64
    %964 = llvm.mlir.constant(288 : index) : i64
    %965 = llvm.add %arg5, %964 : i64
    %966 = llvm.mlir.constant(32 : index) : i64
    %967 = llvm.add %965, %966 : i64
    %968 = llvm.getelementptr %arg4[%967] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %962, %968 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %969 = llvm.mlir.constant(3 : index) : i64
    %970 = llvm.mlir.constant(432 : index) : i64
    %971 = llvm.add %arg5, %970 : i64
    %972 = llvm.mlir.constant(0 : index) : i64
    %973 = llvm.getelementptr %arg4[%971] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %974 = llvm.load %973 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %975 = llvm.fadd %974, %606 : vector<16xf32>
    %976 = llvm.mlir.constant(3 : index) : i64
    %977 = llvm.mlir.constant(432 : index) : i64
    %978 = llvm.add %arg5, %977 : i64
    %979 = llvm.mlir.constant(0 : index) : i64
    %980 = llvm.getelementptr %arg4[%978] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %975, %980 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %981 = llvm.mlir.constant(3 : index) : i64
    %982 = llvm.mlir.constant(432 : index) : i64
    %983 = llvm.add %arg5, %982 : i64
    %984 = llvm.mlir.constant(16 : index) : i64
    %985 = llvm.add %983, %984 : i64
    %986 = llvm.getelementptr %arg4[%985] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %987 = llvm.load %986 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %988 = llvm.fadd %987, %607 : vector<16xf32>
    %989 = llvm.mlir.constant(3 : index) : i64
    %990 = llvm.mlir.constant(432 : index) : i64
    %991 = llvm.add %arg5, %990 : i64
    %992 = llvm.mlir.constant(16 : index) : i64
    %993 = llvm.add %991, %992 : i64
    %994 = llvm.getelementptr %arg4[%993] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %988, %994 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %995 = llvm.mlir.constant(3 : index) : i64
    %996 = llvm.mlir.constant(432 : index) : i64
    %997 = llvm.add %arg5, %996 : i64
    %998 = llvm.mlir.constant(32 : index) : i64
    %999 = llvm.add %997, %998 : i64
    %1000 = llvm.getelementptr %arg4[%999] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1001 = llvm.load %1000 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1002 = llvm.fadd %1001, %608 : vector<16xf32>
    %1003 = llvm.mlir.constant(3 : index) : i64
    %1004 = llvm.mlir.constant(432 : index) : i64
    %1005 = llvm.add %arg5, %1004 : i64
    %1006 = llvm.mlir.constant(32 : index) : i64
    %1007 = llvm.add %1005, %1006 : i64
    %1008 = llvm.getelementptr %arg4[%1007] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1002, %1008 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1009 = llvm.mlir.constant(4 : index) : i64
    %1010 = llvm.mlir.constant(576 : index) : i64
    %1011 = llvm.add %arg5, %1010 : i64
    %1012 = llvm.mlir.constant(0 : index) : i64
    %1013 = llvm.getelementptr %arg4[%1011] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1014 = llvm.load %1013 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1015 = llvm.fadd %1014, %609 : vector<16xf32>
    %1016 = llvm.mlir.constant(4 : index) : i64
    %1017 = llvm.mlir.constant(576 : index) : i64
    %1018 = llvm.add %arg5, %1017 : i64
    %1019 = llvm.mlir.constant(0 : index) : i64
    %1020 = llvm.getelementptr %arg4[%1018] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1015, %1020 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1021 = llvm.mlir.constant(4 : index) : i64
    %1022 = llvm.mlir.constant(576 : index) : i64
    %1023 = llvm.add %arg5, %1022 : i64
    %1024 = llvm.mlir.constant(16 : index) : i64
    %1025 = llvm.add %1023, %1024 : i64
    %1026 = llvm.getelementptr %arg4[%1025] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1027 = llvm.load %1026 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1028 = llvm.fadd %1027, %610 : vector<16xf32>
    %1029 = llvm.mlir.constant(4 : index) : i64
    %1030 = llvm.mlir.constant(576 : index) : i64
    %1031 = llvm.add %arg5, %1030 : i64
    %1032 = llvm.mlir.constant(16 : index) : i64
    %1033 = llvm.add %1031, %1032 : i64
    %1034 = llvm.getelementptr %arg4[%1033] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1028, %1034 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1035 = llvm.mlir.constant(4 : index) : i64
    %1036 = llvm.mlir.constant(576 : index) : i64
    %1037 = llvm.add %arg5, %1036 : i64
    %1038 = llvm.mlir.constant(32 : index) : i64
    %1039 = llvm.add %1037, %1038 : i64
    %1040 = llvm.getelementptr %arg4[%1039] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1041 = llvm.load %1040 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1042 = llvm.fadd %1041, %611 : vector<16xf32>
    %1043 = llvm.mlir.constant(4 : index) : i64
    %1044 = llvm.mlir.constant(576 : index) : i64
    %1045 = llvm.add %arg5, %1044 : i64
    %1046 = llvm.mlir.constant(32 : index) : i64
    %1047 = llvm.add %1045, %1046 : i64
    %1048 = llvm.getelementptr %arg4[%1047] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1042, %1048 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1049 = llvm.mlir.constant(5 : index) : i64
    %1050 = llvm.mlir.constant(720 : index) : i64
    %1051 = llvm.add %arg5, %1050 : i64
    %1052 = llvm.mlir.constant(0 : index) : i64
    %1053 = llvm.getelementptr %arg4[%1051] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1054 = llvm.load %1053 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1055 = llvm.fadd %1054, %612 : vector<16xf32>
    %1056 = llvm.mlir.constant(5 : index) : i64
    %1057 = llvm.mlir.constant(720 : index) : i64
    %1058 = llvm.add %arg5, %1057 : i64
    %1059 = llvm.mlir.constant(0 : index) : i64
    %1060 = llvm.getelementptr %arg4[%1058] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1055, %1060 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1061 = llvm.mlir.constant(5 : index) : i64
    %1062 = llvm.mlir.constant(720 : index) : i64
    %1063 = llvm.add %arg5, %1062 : i64
    %1064 = llvm.mlir.constant(16 : index) : i64
    %1065 = llvm.add %1063, %1064 : i64
    %1066 = llvm.getelementptr %arg4[%1065] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1067 = llvm.load %1066 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1068 = llvm.fadd %1067, %613 : vector<16xf32>
    %1069 = llvm.mlir.constant(5 : index) : i64
    %1070 = llvm.mlir.constant(720 : index) : i64
    %1071 = llvm.add %arg5, %1070 : i64
    %1072 = llvm.mlir.constant(16 : index) : i64
    %1073 = llvm.add %1071, %1072 : i64
    %1074 = llvm.getelementptr %arg4[%1073] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1068, %1074 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1075 = llvm.mlir.constant(5 : index) : i64
    %1076 = llvm.mlir.constant(720 : index) : i64
    %1077 = llvm.add %arg5, %1076 : i64
    %1078 = llvm.mlir.constant(32 : index) : i64
    %1079 = llvm.add %1077, %1078 : i64
    %1080 = llvm.getelementptr %arg4[%1079] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1081 = llvm.load %1080 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1082 = llvm.fadd %1081, %614 : vector<16xf32>
    %1083 = llvm.mlir.constant(5 : index) : i64
    %1084 = llvm.mlir.constant(720 : index) : i64
    %1085 = llvm.add %arg5, %1084 : i64
    %1086 = llvm.mlir.constant(32 : index) : i64
    %1087 = llvm.add %1085, %1086 : i64
    %1088 = llvm.getelementptr %arg4[%1087] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1082, %1088 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1089 = llvm.mlir.constant(6 : index) : i64
    %1090 = llvm.mlir.constant(864 : index) : i64
    %1091 = llvm.add %arg5, %1090 : i64
    %1092 = llvm.mlir.constant(0 : index) : i64
    %1093 = llvm.getelementptr %arg4[%1091] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1094 = llvm.load %1093 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1095 = llvm.fadd %1094, %615 : vector<16xf32>
    %1096 = llvm.mlir.constant(6 : index) : i64
    %1097 = llvm.mlir.constant(864 : index) : i64
    %1098 = llvm.add %arg5, %1097 : i64
    %1099 = llvm.mlir.constant(0 : index) : i64
    %1100 = llvm.getelementptr %arg4[%1098] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1095, %1100 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1101 = llvm.mlir.constant(6 : index) : i64
    %1102 = llvm.mlir.constant(864 : index) : i64
    %1103 = llvm.add %arg5, %1102 : i64
    %1104 = llvm.mlir.constant(16 : index) : i64
    %1105 = llvm.add %1103, %1104 : i64
    %1106 = llvm.getelementptr %arg4[%1105] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1107 = llvm.load %1106 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1108 = llvm.fadd %1107, %616 : vector<16xf32>
    %1109 = llvm.mlir.constant(6 : index) : i64
    %1110 = llvm.mlir.constant(864 : index) : i64
    %1111 = llvm.add %arg5, %1110 : i64
    %1112 = llvm.mlir.constant(16 : index) : i64
    %1113 = llvm.add %1111, %1112 : i64
    %1114 = llvm.getelementptr %arg4[%1113] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1108, %1114 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1115 = llvm.mlir.constant(6 : index) : i64
    %1116 = llvm.mlir.constant(864 : index) : i64
    %1117 = llvm.add %arg5, %1116 : i64
    %1118 = llvm.mlir.constant(32 : index) : i64
    %1119 = llvm.add %1117, %1118 : i64
    %1120 = llvm.getelementptr %arg4[%1119] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1121 = llvm.load %1120 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1122 = llvm.fadd %1121, %617 : vector<16xf32>
    %1123 = llvm.mlir.constant(6 : index) : i64
    %1124 = llvm.mlir.constant(864 : index) : i64
    %1125 = llvm.add %arg5, %1124 : i64
    %1126 = llvm.mlir.constant(32 : index) : i64
    %1127 = llvm.add %1125, %1126 : i64
    %1128 = llvm.getelementptr %arg4[%1127] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1122, %1128 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1129 = llvm.mlir.constant(7 : index) : i64
    %1130 = llvm.mlir.constant(1008 : index) : i64
    %1131 = llvm.add %arg5, %1130 : i64
    %1132 = llvm.mlir.constant(0 : index) : i64
    %1133 = llvm.getelementptr %arg4[%1131] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1134 = llvm.load %1133 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1135 = llvm.fadd %1134, %618 : vector<16xf32>
    %1136 = llvm.mlir.constant(7 : index) : i64
    %1137 = llvm.mlir.constant(1008 : index) : i64
    %1138 = llvm.add %arg5, %1137 : i64
    %1139 = llvm.mlir.constant(0 : index) : i64
    %1140 = llvm.getelementptr %arg4[%1138] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1135, %1140 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1141 = llvm.mlir.constant(7 : index) : i64
    %1142 = llvm.mlir.constant(1008 : index) : i64
    %1143 = llvm.add %arg5, %1142 : i64
    %1144 = llvm.mlir.constant(16 : index) : i64
    %1145 = llvm.add %1143, %1144 : i64
    %1146 = llvm.getelementptr %arg4[%1145] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1147 = llvm.load %1146 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1148 = llvm.fadd %1147, %619 : vector<16xf32>
    %1149 = llvm.mlir.constant(7 : index) : i64
    %1150 = llvm.mlir.constant(1008 : index) : i64
    %1151 = llvm.add %arg5, %1150 : i64
    %1152 = llvm.mlir.constant(16 : index) : i64
    %1153 = llvm.add %1151, %1152 : i64
    %1154 = llvm.getelementptr %arg4[%1153] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1148, %1154 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1155 = llvm.mlir.constant(7 : index) : i64
    %1156 = llvm.mlir.constant(1008 : index) : i64
    %1157 = llvm.add %arg5, %1156 : i64
    %1158 = llvm.mlir.constant(32 : index) : i64
    %1159 = llvm.add %1157, %1158 : i64
    %1160 = llvm.getelementptr %arg4[%1159] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1161 = llvm.load %1160 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1162 = llvm.fadd %1161, %620 : vector<16xf32>
    %1163 = llvm.mlir.constant(7 : index) : i64
    %1164 = llvm.mlir.constant(1008 : index) : i64
    %1165 = llvm.add %arg5, %1164 : i64
    %1166 = llvm.mlir.constant(32 : index) : i64
    %1167 = llvm.add %1165, %1166 : i64
    %1168 = llvm.getelementptr %arg4[%1167] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1162, %1168 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1169 = llvm.add %588, %587 : i64
    llvm.br ^bb4(%1169 : i64)
  ^bb9:  // pred: ^bb4
    %1170 = llvm.mlir.constant(860 : index) : i64
    %1171 = llvm.mlir.constant(164 : index) : i64
    %1172 = llvm.mlir.constant(dense<0.000000e+00> : vector<16xf32>) : vector<16xf32>
    %1173 = llvm.mlir.constant(1024 : index) : i64
    %1174 = llvm.mlir.constant(2 : index) : i64
    %1175 = llvm.mlir.constant(0 : index) : i64
    %1176 = llvm.mlir.constant(2 : index) : i64
    llvm.br ^bb10(%1170, %1172, %1172, %1172, %1172, %1172, %1172, %1172, %1172, %1172, %1172, %1172, %1172, %1172, %1172, %1172, %1172, %1172, %1172, %1172, %1172, %1172, %1172, %1172, %1172 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
  ^bb10(%1177: i64, %1178: vector<16xf32>, %1179: vector<16xf32>, %1180: vector<16xf32>, %1181: vector<16xf32>, %1182: vector<16xf32>, %1183: vector<16xf32>, %1184: vector<16xf32>, %1185: vector<16xf32>, %1186: vector<16xf32>, %1187: vector<16xf32>, %1188: vector<16xf32>, %1189: vector<16xf32>, %1190: vector<16xf32>, %1191: vector<16xf32>, %1192: vector<16xf32>, %1193: vector<16xf32>, %1194: vector<16xf32>, %1195: vector<16xf32>, %1196: vector<16xf32>, %1197: vector<16xf32>, %1198: vector<16xf32>, %1199: vector<16xf32>, %1200: vector<16xf32>, %1201: vector<16xf32>):  // 2 preds: ^bb9, ^bb11
    %1202 = llvm.icmp "slt" %1177, %1173 : i64
    llvm.cond_br %1202, ^bb11, ^bb12
  ^bb11:  // pred: ^bb10
    %1203 = llvm.mul %1177, %1 : i64
    %1204 = llvm.add %arg1, %1203 : i64
    %1205 = llvm.mul %1177, %2 : i64
    %1206 = llvm.add %arg3, %1205 : i64
    %1207 = llvm.mlir.constant(0 : index) : i64
    %1208 = llvm.mlir.constant(0 : index) : i64
    %1209 = llvm.mlir.constant(0 : index) : i64
    %1210 = llvm.getelementptr %arg2[%1206] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1211 = llvm.load %1210 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1212 = llvm.mlir.constant(16 : index) : i64
    %1213 = llvm.add %1206, %1212 : i64
    %1214 = llvm.getelementptr %arg2[%1213] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1215 = llvm.load %1214 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1216 = llvm.mlir.constant(32 : index) : i64
    %1217 = llvm.add %1206, %1216 : i64
    %1218 = llvm.getelementptr %arg2[%1217] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1219 = llvm.load %1218 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1220 = llvm.mlir.constant(12 : index) : i64
    %1221 = llvm.mlir.constant(4608 : index) : i64
    %1222 = llvm.add %1204, %1221 : i64
    %1223 = llvm.getelementptr %arg0[%1222] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    "llvm.intr.prefetch"(%1223) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
    %1224 = llvm.mlir.constant(0 : index) : i64
    %1225 = llvm.mlir.constant(0 : index) : i64
    %1226 = llvm.mlir.constant(0 : index) : i64
    %1227 = llvm.getelementptr %arg0[%1204] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1228 = llvm.load %1227 {alignment = 4 : i64} : !llvm.ptr -> f32
    %1229 = llvm.mlir.poison : vector<16xf32>
    %1230 = llvm.mlir.constant(0 : i32) : i32
    %1231 = llvm.insertelement %1228, %1229[%1230 : i32] : vector<16xf32>
    %1232 = llvm.shufflevector %1231, %1229 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %1233 = llvm.intr.fma(%1232, %1211, %1178) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1234 = llvm.intr.fma(%1232, %1215, %1179) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1235 = llvm.intr.fma(%1232, %1219, %1180) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1236 = llvm.mlir.constant(1 : index) : i64
    %1237 = llvm.mlir.constant(1 : index) : i64
    %1238 = llvm.add %1204, %1237 : i64
    %1239 = llvm.getelementptr %arg0[%1238] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1240 = llvm.load %1239 {alignment = 4 : i64} : !llvm.ptr -> f32
    %1241 = llvm.mlir.poison : vector<16xf32>
    %1242 = llvm.mlir.constant(0 : i32) : i32
    %1243 = llvm.insertelement %1240, %1241[%1242 : i32] : vector<16xf32>
    %1244 = llvm.shufflevector %1243, %1241 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %1245 = llvm.intr.fma(%1244, %1211, %1181) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1246 = llvm.intr.fma(%1244, %1215, %1182) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1247 = llvm.intr.fma(%1244, %1219, %1183) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1248 = llvm.mlir.constant(2 : index) : i64
    %1249 = llvm.mlir.constant(2 : index) : i64
    %1250 = llvm.add %1204, %1249 : i64
    %1251 = llvm.getelementptr %arg0[%1250] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1252 = llvm.load %1251 {alignment = 4 : i64} : !llvm.ptr -> f32
    %1253 = llvm.mlir.poison : vector<16xf32>
    %1254 = llvm.mlir.constant(0 : i32) : i32
    %1255 = llvm.insertelement %1252, %1253[%1254 : i32] : vector<16xf32>
    %1256 = llvm.shufflevector %1255, %1253 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %1257 = llvm.intr.fma(%1256, %1211, %1184) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1258 = llvm.intr.fma(%1256, %1215, %1185) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1259 = llvm.intr.fma(%1256, %1219, %1186) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1260 = llvm.mlir.constant(3 : index) : i64
    %1261 = llvm.mlir.constant(3 : index) : i64
    %1262 = llvm.add %1204, %1261 : i64
    %1263 = llvm.getelementptr %arg0[%1262] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1264 = llvm.load %1263 {alignment = 4 : i64} : !llvm.ptr -> f32
    %1265 = llvm.mlir.poison : vector<16xf32>
    %1266 = llvm.mlir.constant(0 : i32) : i32
    %1267 = llvm.insertelement %1264, %1265[%1266 : i32] : vector<16xf32>
    %1268 = llvm.shufflevector %1267, %1265 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %1269 = llvm.intr.fma(%1268, %1211, %1187) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1270 = llvm.intr.fma(%1268, %1215, %1188) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1271 = llvm.intr.fma(%1268, %1219, %1189) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1272 = llvm.mlir.constant(4 : index) : i64
    %1273 = llvm.mlir.constant(4 : index) : i64
    %1274 = llvm.add %1204, %1273 : i64
    %1275 = llvm.getelementptr %arg0[%1274] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1276 = llvm.load %1275 {alignment = 4 : i64} : !llvm.ptr -> f32
    %1277 = llvm.mlir.poison : vector<16xf32>
    %1278 = llvm.mlir.constant(0 : i32) : i32
    %1279 = llvm.insertelement %1276, %1277[%1278 : i32] : vector<16xf32>
    %1280 = llvm.shufflevector %1279, %1277 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %1281 = llvm.intr.fma(%1280, %1211, %1190) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1282 = llvm.intr.fma(%1280, %1215, %1191) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1283 = llvm.intr.fma(%1280, %1219, %1192) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1284 = llvm.mlir.constant(5 : index) : i64
    %1285 = llvm.mlir.constant(5 : index) : i64
    %1286 = llvm.add %1204, %1285 : i64
    %1287 = llvm.getelementptr %arg0[%1286] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1288 = llvm.load %1287 {alignment = 4 : i64} : !llvm.ptr -> f32
    %1289 = llvm.mlir.poison : vector<16xf32>
    %1290 = llvm.mlir.constant(0 : i32) : i32
    %1291 = llvm.insertelement %1288, %1289[%1290 : i32] : vector<16xf32>
    %1292 = llvm.shufflevector %1291, %1289 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %1293 = llvm.intr.fma(%1292, %1211, %1193) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1294 = llvm.intr.fma(%1292, %1215, %1194) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1295 = llvm.intr.fma(%1292, %1219, %1195) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1296 = llvm.mlir.constant(6 : index) : i64
    %1297 = llvm.mlir.constant(6 : index) : i64
    %1298 = llvm.add %1204, %1297 : i64
    %1299 = llvm.getelementptr %arg0[%1298] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1300 = llvm.load %1299 {alignment = 4 : i64} : !llvm.ptr -> f32
    %1301 = llvm.mlir.poison : vector<16xf32>
    %1302 = llvm.mlir.constant(0 : i32) : i32
    %1303 = llvm.insertelement %1300, %1301[%1302 : i32] : vector<16xf32>
    %1304 = llvm.shufflevector %1303, %1301 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %1305 = llvm.intr.fma(%1304, %1211, %1196) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1306 = llvm.intr.fma(%1304, %1215, %1197) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1307 = llvm.intr.fma(%1304, %1219, %1198) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1308 = llvm.mlir.constant(7 : index) : i64
    %1309 = llvm.mlir.constant(7 : index) : i64
    %1310 = llvm.add %1204, %1309 : i64
    %1311 = llvm.getelementptr %arg0[%1310] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1312 = llvm.load %1311 {alignment = 4 : i64} : !llvm.ptr -> f32
    %1313 = llvm.mlir.poison : vector<16xf32>
    %1314 = llvm.mlir.constant(0 : i32) : i32
    %1315 = llvm.insertelement %1312, %1313[%1314 : i32] : vector<16xf32>
    %1316 = llvm.shufflevector %1315, %1313 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %1317 = llvm.intr.fma(%1316, %1211, %1199) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1318 = llvm.intr.fma(%1316, %1215, %1200) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1319 = llvm.intr.fma(%1316, %1219, %1201) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1320 = llvm.mlir.constant(1 : index) : i64
    %1321 = llvm.mlir.constant(48 : index) : i64
    %1322 = llvm.add %1206, %1321 : i64
    %1323 = llvm.mlir.constant(0 : index) : i64
    %1324 = llvm.getelementptr %arg2[%1322] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1325 = llvm.load %1324 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1326 = llvm.mlir.constant(16 : index) : i64
    %1327 = llvm.add %1322, %1326 : i64
    %1328 = llvm.getelementptr %arg2[%1327] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1329 = llvm.load %1328 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1330 = llvm.mlir.constant(32 : index) : i64
    %1331 = llvm.add %1322, %1330 : i64
    %1332 = llvm.getelementptr %arg2[%1331] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1333 = llvm.load %1332 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1334 = llvm.mlir.constant(13 : index) : i64
    %1335 = llvm.mlir.constant(4992 : index) : i64
    %1336 = llvm.add %1204, %1335 : i64
    %1337 = llvm.getelementptr %arg0[%1336] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    "llvm.intr.prefetch"(%1337) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
    %1338 = llvm.mlir.constant(1 : index) : i64
    %1339 = llvm.mlir.constant(384 : index) : i64
    %1340 = llvm.mlir.constant(0 : index) : i64
    %1341 = llvm.add %1204, %1339 : i64
    %1342 = llvm.getelementptr %arg0[%1341] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1343 = llvm.load %1342 {alignment = 4 : i64} : !llvm.ptr -> f32
    %1344 = llvm.mlir.poison : vector<16xf32>
    %1345 = llvm.mlir.constant(0 : i32) : i32
    %1346 = llvm.insertelement %1343, %1344[%1345 : i32] : vector<16xf32>
    %1347 = llvm.shufflevector %1346, %1344 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %1348 = llvm.intr.fma(%1347, %1325, %1233) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1349 = llvm.intr.fma(%1347, %1329, %1234) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1350 = llvm.intr.fma(%1347, %1333, %1235) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1351 = llvm.mlir.constant(1 : index) : i64
    %1352 = llvm.mlir.constant(385 : index) : i64
    %1353 = llvm.add %1204, %1352 : i64
    %1354 = llvm.getelementptr %arg0[%1353] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1355 = llvm.load %1354 {alignment = 4 : i64} : !llvm.ptr -> f32
    %1356 = llvm.mlir.poison : vector<16xf32>
    %1357 = llvm.mlir.constant(0 : i32) : i32
    %1358 = llvm.insertelement %1355, %1356[%1357 : i32] : vector<16xf32>
    %1359 = llvm.shufflevector %1358, %1356 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %1360 = llvm.intr.fma(%1359, %1325, %1245) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1361 = llvm.intr.fma(%1359, %1329, %1246) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1362 = llvm.intr.fma(%1359, %1333, %1247) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1363 = llvm.mlir.constant(2 : index) : i64
    %1364 = llvm.mlir.constant(386 : index) : i64
    %1365 = llvm.add %1204, %1364 : i64
    %1366 = llvm.getelementptr %arg0[%1365] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1367 = llvm.load %1366 {alignment = 4 : i64} : !llvm.ptr -> f32
    %1368 = llvm.mlir.poison : vector<16xf32>
    %1369 = llvm.mlir.constant(0 : i32) : i32
    %1370 = llvm.insertelement %1367, %1368[%1369 : i32] : vector<16xf32>
    %1371 = llvm.shufflevector %1370, %1368 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %1372 = llvm.intr.fma(%1371, %1325, %1257) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1373 = llvm.intr.fma(%1371, %1329, %1258) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1374 = llvm.intr.fma(%1371, %1333, %1259) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1375 = llvm.mlir.constant(3 : index) : i64
    %1376 = llvm.mlir.constant(387 : index) : i64
    %1377 = llvm.add %1204, %1376 : i64
    %1378 = llvm.getelementptr %arg0[%1377] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1379 = llvm.load %1378 {alignment = 4 : i64} : !llvm.ptr -> f32
    %1380 = llvm.mlir.poison : vector<16xf32>
    %1381 = llvm.mlir.constant(0 : i32) : i32
    %1382 = llvm.insertelement %1379, %1380[%1381 : i32] : vector<16xf32>
    %1383 = llvm.shufflevector %1382, %1380 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %1384 = llvm.intr.fma(%1383, %1325, %1269) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1385 = llvm.intr.fma(%1383, %1329, %1270) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1386 = llvm.intr.fma(%1383, %1333, %1271) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1387 = llvm.mlir.constant(4 : index) : i64
    %1388 = llvm.mlir.constant(388 : index) : i64
    %1389 = llvm.add %1204, %1388 : i64
    %1390 = llvm.getelementptr %arg0[%1389] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1391 = llvm.load %1390 {alignment = 4 : i64} : !llvm.ptr -> f32
    %1392 = llvm.mlir.poison : vector<16xf32>
    %1393 = llvm.mlir.constant(0 : i32) : i32
    %1394 = llvm.insertelement %1391, %1392[%1393 : i32] : vector<16xf32>
    %1395 = llvm.shufflevector %1394, %1392 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %1396 = llvm.intr.fma(%1395, %1325, %1281) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1397 = llvm.intr.fma(%1395, %1329, %1282) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1398 = llvm.intr.fma(%1395, %1333, %1283) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1399 = llvm.mlir.constant(5 : index) : i64
    %1400 = llvm.mlir.constant(389 : index) : i64
    %1401 = llvm.add %1204, %1400 : i64
    %1402 = llvm.getelementptr %arg0[%1401] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1403 = llvm.load %1402 {alignment = 4 : i64} : !llvm.ptr -> f32
    %1404 = llvm.mlir.poison : vector<16xf32>
    %1405 = llvm.mlir.constant(0 : i32) : i32
    %1406 = llvm.insertelement %1403, %1404[%1405 : i32] : vector<16xf32>
    %1407 = llvm.shufflevector %1406, %1404 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %1408 = llvm.intr.fma(%1407, %1325, %1293) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1409 = llvm.intr.fma(%1407, %1329, %1294) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1410 = llvm.intr.fma(%1407, %1333, %1295) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1411 = llvm.mlir.constant(6 : index) : i64
    %1412 = llvm.mlir.constant(390 : index) : i64
    %1413 = llvm.add %1204, %1412 : i64
    %1414 = llvm.getelementptr %arg0[%1413] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1415 = llvm.load %1414 {alignment = 4 : i64} : !llvm.ptr -> f32
    %1416 = llvm.mlir.poison : vector<16xf32>
    %1417 = llvm.mlir.constant(0 : i32) : i32
    %1418 = llvm.insertelement %1415, %1416[%1417 : i32] : vector<16xf32>
    %1419 = llvm.shufflevector %1418, %1416 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %1420 = llvm.intr.fma(%1419, %1325, %1305) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1421 = llvm.intr.fma(%1419, %1329, %1306) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1422 = llvm.intr.fma(%1419, %1333, %1307) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1423 = llvm.mlir.constant(7 : index) : i64
    %1424 = llvm.mlir.constant(391 : index) : i64
    %1425 = llvm.add %1204, %1424 : i64
    %1426 = llvm.getelementptr %arg0[%1425] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1427 = llvm.load %1426 {alignment = 4 : i64} : !llvm.ptr -> f32
    %1428 = llvm.mlir.poison : vector<16xf32>
    %1429 = llvm.mlir.constant(0 : i32) : i32
    %1430 = llvm.insertelement %1427, %1428[%1429 : i32] : vector<16xf32>
    %1431 = llvm.shufflevector %1430, %1428 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %1432 = llvm.intr.fma(%1431, %1325, %1317) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1433 = llvm.intr.fma(%1431, %1329, %1318) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1434 = llvm.intr.fma(%1431, %1333, %1319) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %1435 = llvm.add %1177, %1176 : i64
    llvm.br ^bb10(%1435, %1348, %1349, %1350, %1360, %1361, %1362, %1372, %1373, %1374, %1384, %1385, %1386, %1396, %1397, %1398, %1408, %1409, %1410, %1420, %1421, %1422, %1432, %1433, %1434 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
  ^bb12:  // pred: ^bb10
    %1436 = llvm.mlir.constant(0 : index) : i64
    %1437 = llvm.mlir.constant(0 : index) : i64
    %1438 = llvm.mlir.constant(0 : index) : i64
    %1439 = llvm.getelementptr %arg4[%arg5] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1440 = llvm.load %1439 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1441 = llvm.fadd %1440, %1178 : vector<16xf32>
    %1442 = llvm.mlir.constant(0 : index) : i64
    %1443 = llvm.mlir.constant(0 : index) : i64
    %1444 = llvm.mlir.constant(0 : index) : i64
    %1445 = llvm.getelementptr %arg4[%arg5] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1441, %1445 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1446 = llvm.mlir.constant(0 : index) : i64
    %1447 = llvm.mlir.constant(0 : index) : i64
    %1448 = llvm.mlir.constant(16 : index) : i64
    %1449 = llvm.add %arg5, %1448 : i64
    %1450 = llvm.getelementptr %arg4[%1449] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1451 = llvm.load %1450 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1452 = llvm.fadd %1451, %1179 : vector<16xf32>
    %1453 = llvm.mlir.constant(0 : index) : i64
    %1454 = llvm.mlir.constant(0 : index) : i64
    %1455 = llvm.mlir.constant(16 : index) : i64
    %1456 = llvm.add %arg5, %1455 : i64
    %1457 = llvm.getelementptr %arg4[%1456] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1452, %1457 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1458 = llvm.mlir.constant(0 : index) : i64
    %1459 = llvm.mlir.constant(0 : index) : i64
    %1460 = llvm.mlir.constant(32 : index) : i64
    %1461 = llvm.add %arg5, %1460 : i64
    %1462 = llvm.getelementptr %arg4[%1461] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1463 = llvm.load %1462 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1464 = llvm.fadd %1463, %1180 : vector<16xf32>
    %1465 = llvm.mlir.constant(0 : index) : i64
    %1466 = llvm.mlir.constant(0 : index) : i64
    %1467 = llvm.mlir.constant(32 : index) : i64
    %1468 = llvm.add %arg5, %1467 : i64
    %1469 = llvm.getelementptr %arg4[%1468] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1464, %1469 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1470 = llvm.mlir.constant(1 : index) : i64
    %1471 = llvm.mlir.constant(144 : index) : i64
    %1472 = llvm.add %arg5, %1471 : i64
    %1473 = llvm.mlir.constant(0 : index) : i64
    %1474 = llvm.getelementptr %arg4[%1472] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1475 = llvm.load %1474 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1476 = llvm.fadd %1475, %1181 : vector<16xf32>
    %1477 = llvm.mlir.constant(1 : index) : i64
    %1478 = llvm.mlir.constant(144 : index) : i64
    %1479 = llvm.add %arg5, %1478 : i64
    %1480 = llvm.mlir.constant(0 : index) : i64
    %1481 = llvm.getelementptr %arg4[%1479] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1476, %1481 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1482 = llvm.mlir.constant(1 : index) : i64
    %1483 = llvm.mlir.constant(144 : index) : i64
    %1484 = llvm.add %arg5, %1483 : i64
    %1485 = llvm.mlir.constant(16 : index) : i64
    %1486 = llvm.add %1484, %1485 : i64
    %1487 = llvm.getelementptr %arg4[%1486] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1488 = llvm.load %1487 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1489 = llvm.fadd %1488, %1182 : vector<16xf32>
    %1490 = llvm.mlir.constant(1 : index) : i64
    %1491 = llvm.mlir.constant(144 : index) : i64
    %1492 = llvm.add %arg5, %1491 : i64
    %1493 = llvm.mlir.constant(16 : index) : i64
    %1494 = llvm.add %1492, %1493 : i64
    %1495 = llvm.getelementptr %arg4[%1494] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1489, %1495 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1496 = llvm.mlir.constant(1 : index) : i64
    %1497 = llvm.mlir.constant(144 : index) : i64
    %1498 = llvm.add %arg5, %1497 : i64
    %1499 = llvm.mlir.constant(32 : index) : i64
    %1500 = llvm.add %1498, %1499 : i64
    %1501 = llvm.getelementptr %arg4[%1500] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1502 = llvm.load %1501 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1503 = llvm.fadd %1502, %1183 : vector<16xf32>
    %1504 = llvm.mlir.constant(1 : index) : i64
    %1505 = llvm.mlir.constant(144 : index) : i64
    %1506 = llvm.add %arg5, %1505 : i64
    %1507 = llvm.mlir.constant(32 : index) : i64
    %1508 = llvm.add %1506, %1507 : i64
    %1509 = llvm.getelementptr %arg4[%1508] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1503, %1509 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1510 = llvm.mlir.constant(2 : index) : i64
    %1511 = llvm.mlir.constant(288 : index) : i64
    %1512 = llvm.add %arg5, %1511 : i64
    %1513 = llvm.mlir.constant(0 : index) : i64
    %1514 = llvm.getelementptr %arg4[%1512] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1515 = llvm.load %1514 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1516 = llvm.fadd %1515, %1184 : vector<16xf32>
    %1517 = llvm.mlir.constant(2 : index) : i64
    %1518 = llvm.mlir.constant(288 : index) : i64
    %1519 = llvm.add %arg5, %1518 : i64
    %1520 = llvm.mlir.constant(0 : index) : i64
    %1521 = llvm.getelementptr %arg4[%1519] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1516, %1521 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1522 = llvm.mlir.constant(2 : index) : i64
    %1523 = llvm.mlir.constant(288 : index) : i64
    %1524 = llvm.add %arg5, %1523 : i64
    %1525 = llvm.mlir.constant(16 : index) : i64
    %1526 = llvm.add %1524, %1525 : i64
    %1527 = llvm.getelementptr %arg4[%1526] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1528 = llvm.load %1527 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1529 = llvm.fadd %1528, %1185 : vector<16xf32>
    %1530 = llvm.mlir.constant(2 : index) : i64
    %1531 = llvm.mlir.constant(288 : index) : i64
    %1532 = llvm.add %arg5, %1531 : i64
    %1533 = llvm.mlir.constant(16 : index) : i64
    %1534 = llvm.add %1532, %1533 : i64
    %1535 = llvm.getelementptr %arg4[%1534] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1529, %1535 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1536 = llvm.mlir.constant(2 : index) : i64
    %1537 = llvm.mlir.constant(288 : index) : i64
    %1538 = llvm.add %arg5, %1537 : i64
    %1539 = llvm.mlir.constant(32 : index) : i64
    %1540 = llvm.add %1538, %1539 : i64
    %1541 = llvm.getelementptr %arg4[%1540] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1542 = llvm.load %1541 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1543 = llvm.fadd %1542, %1186 : vector<16xf32>
    %1544 = llvm.mlir.constant(2 : index) : i64
    %1545 = llvm.mlir.constant(288 : index) : i64
    %1546 = llvm.add %arg5, %1545 : i64
    %1547 = llvm.mlir.constant(32 : index) : i64
    %1548 = llvm.add %1546, %1547 : i64
    %1549 = llvm.getelementptr %arg4[%1548] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1543, %1549 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1550 = llvm.mlir.constant(3 : index) : i64
    %1551 = llvm.mlir.constant(432 : index) : i64
    %1552 = llvm.add %arg5, %1551 : i64
    %1553 = llvm.mlir.constant(0 : index) : i64
    %1554 = llvm.getelementptr %arg4[%1552] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1555 = llvm.load %1554 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1556 = llvm.fadd %1555, %1187 : vector<16xf32>
    %1557 = llvm.mlir.constant(3 : index) : i64
    %1558 = llvm.mlir.constant(432 : index) : i64
    %1559 = llvm.add %arg5, %1558 : i64
    %1560 = llvm.mlir.constant(0 : index) : i64
    %1561 = llvm.getelementptr %arg4[%1559] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1556, %1561 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1562 = llvm.mlir.constant(3 : index) : i64
    %1563 = llvm.mlir.constant(432 : index) : i64
    %1564 = llvm.add %arg5, %1563 : i64
    %1565 = llvm.mlir.constant(16 : index) : i64
    %1566 = llvm.add %1564, %1565 : i64
    %1567 = llvm.getelementptr %arg4[%1566] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1568 = llvm.load %1567 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1569 = llvm.fadd %1568, %1188 : vector<16xf32>
    %1570 = llvm.mlir.constant(3 : index) : i64
    %1571 = llvm.mlir.constant(432 : index) : i64
    %1572 = llvm.add %arg5, %1571 : i64
    %1573 = llvm.mlir.constant(16 : index) : i64
    %1574 = llvm.add %1572, %1573 : i64
    %1575 = llvm.getelementptr %arg4[%1574] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1569, %1575 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1576 = llvm.mlir.constant(3 : index) : i64
    %1577 = llvm.mlir.constant(432 : index) : i64
    %1578 = llvm.add %arg5, %1577 : i64
    %1579 = llvm.mlir.constant(32 : index) : i64
    %1580 = llvm.add %1578, %1579 : i64
    %1581 = llvm.getelementptr %arg4[%1580] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1582 = llvm.load %1581 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1583 = llvm.fadd %1582, %1189 : vector<16xf32>
    %1584 = llvm.mlir.constant(3 : index) : i64
    %1585 = llvm.mlir.constant(432 : index) : i64
    %1586 = llvm.add %arg5, %1585 : i64
    %1587 = llvm.mlir.constant(32 : index) : i64
    %1588 = llvm.add %1586, %1587 : i64
    %1589 = llvm.getelementptr %arg4[%1588] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1583, %1589 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1590 = llvm.mlir.constant(4 : index) : i64
    %1591 = llvm.mlir.constant(576 : index) : i64
    %1592 = llvm.add %arg5, %1591 : i64
    %1593 = llvm.mlir.constant(0 : index) : i64
    %1594 = llvm.getelementptr %arg4[%1592] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1595 = llvm.load %1594 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1596 = llvm.fadd %1595, %1190 : vector<16xf32>
    %1597 = llvm.mlir.constant(4 : index) : i64
    %1598 = llvm.mlir.constant(576 : index) : i64
    %1599 = llvm.add %arg5, %1598 : i64
    %1600 = llvm.mlir.constant(0 : index) : i64
    %1601 = llvm.getelementptr %arg4[%1599] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1596, %1601 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1602 = llvm.mlir.constant(4 : index) : i64
    %1603 = llvm.mlir.constant(576 : index) : i64
    %1604 = llvm.add %arg5, %1603 : i64
    %1605 = llvm.mlir.constant(16 : index) : i64
    %1606 = llvm.add %1604, %1605 : i64
    %1607 = llvm.getelementptr %arg4[%1606] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1608 = llvm.load %1607 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1609 = llvm.fadd %1608, %1191 : vector<16xf32>
    %1610 = llvm.mlir.constant(4 : index) : i64
    %1611 = llvm.mlir.constant(576 : index) : i64
    %1612 = llvm.add %arg5, %1611 : i64
    %1613 = llvm.mlir.constant(16 : index) : i64
    %1614 = llvm.add %1612, %1613 : i64
    %1615 = llvm.getelementptr %arg4[%1614] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1609, %1615 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1616 = llvm.mlir.constant(4 : index) : i64
    %1617 = llvm.mlir.constant(576 : index) : i64
    %1618 = llvm.add %arg5, %1617 : i64
    %1619 = llvm.mlir.constant(32 : index) : i64
    %1620 = llvm.add %1618, %1619 : i64
    %1621 = llvm.getelementptr %arg4[%1620] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1622 = llvm.load %1621 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1623 = llvm.fadd %1622, %1192 : vector<16xf32>
    %1624 = llvm.mlir.constant(4 : index) : i64
    %1625 = llvm.mlir.constant(576 : index) : i64
    %1626 = llvm.add %arg5, %1625 : i64
    %1627 = llvm.mlir.constant(32 : index) : i64
    %1628 = llvm.add %1626, %1627 : i64
    %1629 = llvm.getelementptr %arg4[%1628] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1623, %1629 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1630 = llvm.mlir.constant(5 : index) : i64
    %1631 = llvm.mlir.constant(720 : index) : i64
    %1632 = llvm.add %arg5, %1631 : i64
    %1633 = llvm.mlir.constant(0 : index) : i64
    %1634 = llvm.getelementptr %arg4[%1632] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1635 = llvm.load %1634 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1636 = llvm.fadd %1635, %1193 : vector<16xf32>
    %1637 = llvm.mlir.constant(5 : index) : i64
    %1638 = llvm.mlir.constant(720 : index) : i64
    %1639 = llvm.add %arg5, %1638 : i64
    %1640 = llvm.mlir.constant(0 : index) : i64
    %1641 = llvm.getelementptr %arg4[%1639] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1636, %1641 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1642 = llvm.mlir.constant(5 : index) : i64
    %1643 = llvm.mlir.constant(720 : index) : i64
    %1644 = llvm.add %arg5, %1643 : i64
    %1645 = llvm.mlir.constant(16 : index) : i64
    %1646 = llvm.add %1644, %1645 : i64
    %1647 = llvm.getelementptr %arg4[%1646] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1648 = llvm.load %1647 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1649 = llvm.fadd %1648, %1194 : vector<16xf32>
    %1650 = llvm.mlir.constant(5 : index) : i64
    %1651 = llvm.mlir.constant(720 : index) : i64
    %1652 = llvm.add %arg5, %1651 : i64
    %1653 = llvm.mlir.constant(16 : index) : i64
    %1654 = llvm.add %1652, %1653 : i64
    %1655 = llvm.getelementptr %arg4[%1654] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1649, %1655 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1656 = llvm.mlir.constant(5 : index) : i64
    %1657 = llvm.mlir.constant(720 : index) : i64
    %1658 = llvm.add %arg5, %1657 : i64
    %1659 = llvm.mlir.constant(32 : index) : i64
    %1660 = llvm.add %1658, %1659 : i64
    %1661 = llvm.getelementptr %arg4[%1660] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1662 = llvm.load %1661 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1663 = llvm.fadd %1662, %1195 : vector<16xf32>
    %1664 = llvm.mlir.constant(5 : index) : i64
    %1665 = llvm.mlir.constant(720 : index) : i64
    %1666 = llvm.add %arg5, %1665 : i64
    %1667 = llvm.mlir.constant(32 : index) : i64
    %1668 = llvm.add %1666, %1667 : i64
    %1669 = llvm.getelementptr %arg4[%1668] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1663, %1669 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1670 = llvm.mlir.constant(6 : index) : i64
    %1671 = llvm.mlir.constant(864 : index) : i64
    %1672 = llvm.add %arg5, %1671 : i64
    %1673 = llvm.mlir.constant(0 : index) : i64
    %1674 = llvm.getelementptr %arg4[%1672] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1675 = llvm.load %1674 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1676 = llvm.fadd %1675, %1196 : vector<16xf32>
    %1677 = llvm.mlir.constant(6 : index) : i64
    %1678 = llvm.mlir.constant(864 : index) : i64
    %1679 = llvm.add %arg5, %1678 : i64
    %1680 = llvm.mlir.constant(0 : index) : i64
    %1681 = llvm.getelementptr %arg4[%1679] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1676, %1681 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1682 = llvm.mlir.constant(6 : index) : i64
    %1683 = llvm.mlir.constant(864 : index) : i64
    %1684 = llvm.add %arg5, %1683 : i64
    %1685 = llvm.mlir.constant(16 : index) : i64
    %1686 = llvm.add %1684, %1685 : i64
    %1687 = llvm.getelementptr %arg4[%1686] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1688 = llvm.load %1687 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1689 = llvm.fadd %1688, %1197 : vector<16xf32>
    %1690 = llvm.mlir.constant(6 : index) : i64
    %1691 = llvm.mlir.constant(864 : index) : i64
    %1692 = llvm.add %arg5, %1691 : i64
    %1693 = llvm.mlir.constant(16 : index) : i64
    %1694 = llvm.add %1692, %1693 : i64
    %1695 = llvm.getelementptr %arg4[%1694] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1689, %1695 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1696 = llvm.mlir.constant(6 : index) : i64
    %1697 = llvm.mlir.constant(864 : index) : i64
    %1698 = llvm.add %arg5, %1697 : i64
    %1699 = llvm.mlir.constant(32 : index) : i64
    %1700 = llvm.add %1698, %1699 : i64
    %1701 = llvm.getelementptr %arg4[%1700] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1702 = llvm.load %1701 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1703 = llvm.fadd %1702, %1198 : vector<16xf32>
    %1704 = llvm.mlir.constant(6 : index) : i64
    %1705 = llvm.mlir.constant(864 : index) : i64
    %1706 = llvm.add %arg5, %1705 : i64
    %1707 = llvm.mlir.constant(32 : index) : i64
    %1708 = llvm.add %1706, %1707 : i64
    %1709 = llvm.getelementptr %arg4[%1708] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1703, %1709 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1710 = llvm.mlir.constant(7 : index) : i64
    %1711 = llvm.mlir.constant(1008 : index) : i64
    %1712 = llvm.add %arg5, %1711 : i64
    %1713 = llvm.mlir.constant(0 : index) : i64
    %1714 = llvm.getelementptr %arg4[%1712] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1715 = llvm.load %1714 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1716 = llvm.fadd %1715, %1199 : vector<16xf32>
    %1717 = llvm.mlir.constant(7 : index) : i64
    %1718 = llvm.mlir.constant(1008 : index) : i64
    %1719 = llvm.add %arg5, %1718 : i64
    %1720 = llvm.mlir.constant(0 : index) : i64
    %1721 = llvm.getelementptr %arg4[%1719] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1716, %1721 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1722 = llvm.mlir.constant(7 : index) : i64
    %1723 = llvm.mlir.constant(1008 : index) : i64
    %1724 = llvm.add %arg5, %1723 : i64
    %1725 = llvm.mlir.constant(16 : index) : i64
    %1726 = llvm.add %1724, %1725 : i64
    %1727 = llvm.getelementptr %arg4[%1726] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1728 = llvm.load %1727 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1729 = llvm.fadd %1728, %1200 : vector<16xf32>
    %1730 = llvm.mlir.constant(7 : index) : i64
    %1731 = llvm.mlir.constant(1008 : index) : i64
    %1732 = llvm.add %arg5, %1731 : i64
    %1733 = llvm.mlir.constant(16 : index) : i64
    %1734 = llvm.add %1732, %1733 : i64
    %1735 = llvm.getelementptr %arg4[%1734] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1729, %1735 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %1736 = llvm.mlir.constant(7 : index) : i64
    %1737 = llvm.mlir.constant(1008 : index) : i64
    %1738 = llvm.add %arg5, %1737 : i64
    %1739 = llvm.mlir.constant(32 : index) : i64
    %1740 = llvm.add %1738, %1739 : i64
    %1741 = llvm.getelementptr %arg4[%1740] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1742 = llvm.load %1741 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %1743 = llvm.fadd %1742, %1201 : vector<16xf32>
    %1744 = llvm.mlir.constant(7 : index) : i64
    %1745 = llvm.mlir.constant(1008 : index) : i64
    %1746 = llvm.add %arg5, %1745 : i64
    %1747 = llvm.mlir.constant(32 : index) : i64
    %1748 = llvm.add %1746, %1747 : i64
    %1749 = llvm.getelementptr %arg4[%1748] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1743, %1749 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    llvm.return
  }
}

