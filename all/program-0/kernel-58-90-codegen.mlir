module {
  llvm.func @column_d1e9fed8da428b7b(%arg0: !llvm.ptr, %arg1: i64, %arg2: i64) attributes {tile.grid_size = 9 : i64} {
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
    %35 = llvm.mlir.constant(128 : index) : i64
    %36 = llvm.mul %33, %35 : i64
    %37 = llvm.mlir.constant(0 : index) : i64
    %38 = llvm.mlir.constant(32 : index) : i64
    %39 = llvm.mlir.constant(1 : index) : i64
    %40 = llvm.mlir.constant(1152 : index) : i64
    %41 = llvm.getelementptr %13[%37] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %42 = llvm.load %41 {alignment = 1 : i64} : !llvm.ptr -> i8
    %43 = llvm.mlir.constant(0 : i8) : i8
    %44 = llvm.icmp "ne" %42, %43 : i8
    %45 = llvm.getelementptr %9[%37] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %46 = llvm.load %45 {alignment = 4 : i64} : !llvm.ptr -> f32
    %47 = llvm.getelementptr %11[%37] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %48 = llvm.load %47 {alignment = 4 : i64} : !llvm.ptr -> f32
    %49 = llvm.getelementptr %17[%37] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %50 = llvm.load %49 {alignment = 4 : i64} : !llvm.ptr -> f32
    %51 = llvm.getelementptr %19[%37] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %52 = llvm.load %51 {alignment = 4 : i64} : !llvm.ptr -> f32
    %53 = llvm.getelementptr %5[%37] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %54 = llvm.load %53 {alignment = 4 : i64} : !llvm.ptr -> f32
    %55 = llvm.getelementptr %25[%37] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %56 = llvm.load %55 {alignment = 4 : i64} : !llvm.ptr -> f32
    %57 = llvm.getelementptr %21[%37] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %58 = llvm.load %57 {alignment = 4 : i64} : !llvm.ptr -> f32
    %59 = llvm.getelementptr %23[%37] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %60 = llvm.load %59 {alignment = 4 : i64} : !llvm.ptr -> f32
    %61 = llvm.mlir.constant(128 : index) : i64
    %62 = llvm.mlir.constant(0 : index) : i64
    %63 = llvm.mlir.constant(64 : index) : i64
    %64 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %65 = llvm.mlir.constant(dense<0.000000e+00> : vector<16xf32>) : vector<16xf32>
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
    llvm.br ^bb3(%62 : i64)
  ^bb3(%102: i64):  // 2 preds: ^bb2, ^bb7
    %103 = llvm.icmp "slt" %102, %61 : i64
    llvm.cond_br %103, ^bb4, ^bb8
  ^bb4:  // pred: ^bb3
    %104 = llvm.mlir.constant(16 : index) : i64
    %105 = llvm.add %102, %104 : i64
    %106 = llvm.mlir.constant(32 : index) : i64
    %107 = llvm.add %102, %106 : i64
    %108 = llvm.mlir.constant(48 : index) : i64
    %109 = llvm.add %102, %108 : i64
    %110 = llvm.add %36, %102 : i64
    %111 = llvm.add %36, %105 : i64
    %112 = llvm.add %36, %107 : i64
    %113 = llvm.add %36, %109 : i64
    llvm.br ^bb5(%37, %65, %65, %65, %65 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
  ^bb5(%114: i64, %115: vector<16xf32>, %116: vector<16xf32>, %117: vector<16xf32>, %118: vector<16xf32>):  // 2 preds: ^bb4, ^bb6
    %119 = llvm.icmp "slt" %114, %38 : i64
    llvm.cond_br %119, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    %120 = llvm.mul %114, %40 : i64
    %121 = llvm.add %110, %120 : i64
    %122 = llvm.add %111, %120 : i64
    %123 = llvm.add %112, %120 : i64
    %124 = llvm.add %113, %120 : i64
    %125 = llvm.getelementptr %1[%121] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %126 = llvm.load %125 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %127 = llvm.getelementptr %1[%122] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %128 = llvm.load %127 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %129 = llvm.getelementptr %1[%123] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %130 = llvm.load %129 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %131 = llvm.getelementptr %1[%124] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %132 = llvm.load %131 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %133 = llvm.fadd %115, %126 : vector<16xf32>
    %134 = llvm.fadd %116, %128 : vector<16xf32>
    %135 = llvm.fadd %117, %130 : vector<16xf32>
    %136 = llvm.fadd %118, %132 : vector<16xf32>
    %137 = llvm.add %114, %39 : i64
    llvm.br ^bb5(%137, %133, %134, %135, %136 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
  ^bb7:  // pred: ^bb5
    %138 = llvm.getelementptr %7[%110] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %139 = llvm.load %138 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %140 = llvm.getelementptr %7[%111] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %141 = llvm.load %140 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %142 = llvm.getelementptr %7[%112] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %143 = llvm.load %142 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %144 = llvm.getelementptr %7[%113] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %145 = llvm.load %144 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %146 = llvm.fsub %115, %139 : vector<16xf32>
    %147 = llvm.fsub %116, %141 : vector<16xf32>
    %148 = llvm.fsub %117, %143 : vector<16xf32>
    %149 = llvm.fsub %118, %145 : vector<16xf32>
    %150 = llvm.fmul %69, %146 : vector<16xf32>
    %151 = llvm.fmul %69, %147 : vector<16xf32>
    %152 = llvm.fmul %69, %148 : vector<16xf32>
    %153 = llvm.fmul %69, %149 : vector<16xf32>
    %154 = llvm.fadd %139, %150 : vector<16xf32>
    %155 = llvm.fadd %141, %151 : vector<16xf32>
    %156 = llvm.fadd %143, %152 : vector<16xf32>
    %157 = llvm.fadd %145, %153 : vector<16xf32>
    %158 = llvm.fmul %146, %73 : vector<16xf32>
    %159 = llvm.fmul %147, %73 : vector<16xf32>
    %160 = llvm.fmul %148, %73 : vector<16xf32>
    %161 = llvm.fmul %149, %73 : vector<16xf32>
    %162 = llvm.fsub %115, %158 : vector<16xf32>
    %163 = llvm.fsub %116, %159 : vector<16xf32>
    %164 = llvm.fsub %117, %160 : vector<16xf32>
    %165 = llvm.fsub %118, %161 : vector<16xf32>
    %166 = llvm.select %77, %154, %162 : vector<16xi1>, vector<16xf32>
    %167 = llvm.select %77, %155, %163 : vector<16xi1>, vector<16xf32>
    %168 = llvm.select %77, %156, %164 : vector<16xi1>, vector<16xf32>
    %169 = llvm.select %77, %157, %165 : vector<16xi1>, vector<16xf32>
    %170 = llvm.getelementptr %15[%110] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %171 = llvm.load %170 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %172 = llvm.getelementptr %15[%111] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %173 = llvm.load %172 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %174 = llvm.getelementptr %15[%112] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %175 = llvm.load %174 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %176 = llvm.getelementptr %15[%113] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %177 = llvm.load %176 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %178 = llvm.fmul %171, %81 : vector<16xf32>
    %179 = llvm.fmul %173, %81 : vector<16xf32>
    %180 = llvm.fmul %175, %81 : vector<16xf32>
    %181 = llvm.fmul %177, %81 : vector<16xf32>
    %182 = llvm.fmul %115, %85 : vector<16xf32>
    %183 = llvm.fmul %116, %85 : vector<16xf32>
    %184 = llvm.fmul %117, %85 : vector<16xf32>
    %185 = llvm.fmul %118, %85 : vector<16xf32>
    %186 = llvm.fmul %182, %115 : vector<16xf32>
    %187 = llvm.fmul %183, %116 : vector<16xf32>
    %188 = llvm.fmul %184, %117 : vector<16xf32>
    %189 = llvm.fmul %185, %118 : vector<16xf32>
    %190 = llvm.fadd %178, %186 : vector<16xf32>
    %191 = llvm.fadd %179, %187 : vector<16xf32>
    %192 = llvm.fadd %180, %188 : vector<16xf32>
    %193 = llvm.fadd %181, %189 : vector<16xf32>
    %194 = llvm.getelementptr %3[%110] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %195 = llvm.load %194 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %196 = llvm.getelementptr %3[%111] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %197 = llvm.load %196 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %198 = llvm.getelementptr %3[%112] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %199 = llvm.load %198 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %200 = llvm.getelementptr %3[%113] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %201 = llvm.load %200 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %202 = llvm.fmul %195, %89 : vector<16xf32>
    %203 = llvm.fmul %197, %89 : vector<16xf32>
    %204 = llvm.fmul %199, %89 : vector<16xf32>
    %205 = llvm.fmul %201, %89 : vector<16xf32>
    %206 = llvm.fmul %166, %93 : vector<16xf32>
    %207 = llvm.fmul %167, %93 : vector<16xf32>
    %208 = llvm.fmul %168, %93 : vector<16xf32>
    %209 = llvm.fmul %169, %93 : vector<16xf32>
    %210 = llvm.intr.sqrt(%190) : (vector<16xf32>) -> vector<16xf32>
    %211 = llvm.intr.sqrt(%191) : (vector<16xf32>) -> vector<16xf32>
    %212 = llvm.intr.sqrt(%192) : (vector<16xf32>) -> vector<16xf32>
    %213 = llvm.intr.sqrt(%193) : (vector<16xf32>) -> vector<16xf32>
    %214 = llvm.fdiv %210, %97 : vector<16xf32>
    %215 = llvm.fdiv %211, %97 : vector<16xf32>
    %216 = llvm.fdiv %212, %97 : vector<16xf32>
    %217 = llvm.fdiv %213, %97 : vector<16xf32>
    %218 = llvm.fadd %214, %101 : vector<16xf32>
    %219 = llvm.fadd %215, %101 : vector<16xf32>
    %220 = llvm.fadd %216, %101 : vector<16xf32>
    %221 = llvm.fadd %217, %101 : vector<16xf32>
    %222 = llvm.fdiv %206, %218 : vector<16xf32>
    %223 = llvm.fdiv %207, %219 : vector<16xf32>
    %224 = llvm.fdiv %208, %220 : vector<16xf32>
    %225 = llvm.fdiv %209, %221 : vector<16xf32>
    %226 = llvm.fadd %202, %222 : vector<16xf32>
    %227 = llvm.fadd %203, %223 : vector<16xf32>
    %228 = llvm.fadd %204, %224 : vector<16xf32>
    %229 = llvm.fadd %205, %225 : vector<16xf32>
    %230 = llvm.getelementptr %27[%110] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %166, %230 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %231 = llvm.getelementptr %27[%111] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %167, %231 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %232 = llvm.getelementptr %27[%112] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %168, %232 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %233 = llvm.getelementptr %27[%113] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %169, %233 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %234 = llvm.getelementptr %29[%110] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %190, %234 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %235 = llvm.getelementptr %29[%111] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %191, %235 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %236 = llvm.getelementptr %29[%112] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %192, %236 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %237 = llvm.getelementptr %29[%113] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %193, %237 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %238 = llvm.getelementptr %31[%110] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %226, %238 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %239 = llvm.getelementptr %31[%111] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %227, %239 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %240 = llvm.getelementptr %31[%112] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %228, %240 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %241 = llvm.getelementptr %31[%113] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %229, %241 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %242 = llvm.add %102, %63 : i64
    llvm.br ^bb3(%242 : i64)
  ^bb8:  // pred: ^bb3
    %243 = llvm.add %33, %32 : i64
    llvm.br ^bb1(%243 : i64)
  ^bb9:  // pred: ^bb1
    llvm.return
  }
}

