module {
  llvm.func @pow(f64, f64) -> f64 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, sym_visibility = "private"}
  llvm.func @pointwise_6426cf69d0d9a94d(%arg0: !llvm.ptr, %arg1: i64, %arg2: i64) attributes {tile.grid_size = 1 : i64} {
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
    %50 = llvm.getelementptr %0[200] : (!llvm.ptr) -> !llvm.ptr, i8
    %51 = llvm.load %50 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %52 = llvm.getelementptr %0[208] : (!llvm.ptr) -> !llvm.ptr, i8
    %53 = llvm.load %52 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %54 = llvm.getelementptr %0[216] : (!llvm.ptr) -> !llvm.ptr, i8
    %55 = llvm.load %54 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %56 = llvm.getelementptr %0[224] : (!llvm.ptr) -> !llvm.ptr, i8
    %57 = llvm.load %56 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %58 = llvm.getelementptr %0[232] : (!llvm.ptr) -> !llvm.ptr, i8
    %59 = llvm.load %58 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %60 = llvm.getelementptr %0[240] : (!llvm.ptr) -> !llvm.ptr, i8
    %61 = llvm.load %60 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %62 = llvm.getelementptr %0[248] : (!llvm.ptr) -> !llvm.ptr, i8
    %63 = llvm.load %62 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %64 = llvm.getelementptr %0[256] : (!llvm.ptr) -> !llvm.ptr, i8
    %65 = llvm.load %64 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %66 = llvm.getelementptr %0[264] : (!llvm.ptr) -> !llvm.ptr, i8
    %67 = llvm.load %66 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %68 = llvm.getelementptr %0[272] : (!llvm.ptr) -> !llvm.ptr, i8
    %69 = llvm.load %68 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %70 = llvm.getelementptr %0[280] : (!llvm.ptr) -> !llvm.ptr, i8
    %71 = llvm.load %70 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %72 = llvm.getelementptr %0[288] : (!llvm.ptr) -> !llvm.ptr, i8
    %73 = llvm.load %72 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %74 = llvm.getelementptr %0[296] : (!llvm.ptr) -> !llvm.ptr, i8
    %75 = llvm.load %74 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %76 = llvm.getelementptr %0[304] : (!llvm.ptr) -> !llvm.ptr, i8
    %77 = llvm.load %76 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %78 = llvm.getelementptr %0[312] : (!llvm.ptr) -> !llvm.ptr, i8
    %79 = llvm.load %78 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %80 = llvm.getelementptr %0[320] : (!llvm.ptr) -> !llvm.ptr, i8
    %81 = llvm.load %80 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %82 = llvm.mlir.constant(1 : index) : i64
    llvm.br ^bb1(%arg1 : i64)
  ^bb1(%83: i64):  // 2 preds: ^bb0, ^bb2
    %84 = llvm.icmp "slt" %83, %arg2 : i64
    llvm.cond_br %84, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %85 = llvm.mlir.constant(0 : index) : i64
    %86 = llvm.mlir.constant(1.000000e+00 : f64) : f64
    %87 = llvm.mlir.constant(0 : index) : i64
    %88 = llvm.getelementptr %1[%87] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %89 = llvm.load %88 {alignment = 8 : i64} : !llvm.ptr -> f64
    %90 = llvm.getelementptr %3[%87] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %91 = llvm.load %90 {alignment = 8 : i64} : !llvm.ptr -> f64
    %92 = llvm.call @pow(%89, %91) : (f64, f64) -> f64
    %93 = llvm.fsub %86, %92 : f64
    %94 = llvm.mlir.constant(5.000000e-01 : f64) : f64
    %95 = llvm.call @pow(%93, %94) : (f64, f64) -> f64
    %96 = llvm.fptrunc %95 : f64 to f32
    %97 = llvm.getelementptr %5[%87] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %98 = llvm.load %97 {alignment = 8 : i64} : !llvm.ptr -> f64
    %99 = llvm.getelementptr %7[%87] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %100 = llvm.load %99 {alignment = 8 : i64} : !llvm.ptr -> f64
    %101 = llvm.fdiv %98, %100 : f64
    %102 = llvm.fneg %101 : f64
    %103 = llvm.fptrunc %102 : f64 to f32
    %104 = llvm.getelementptr %9[%87] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %105 = llvm.load %104 {alignment = 4 : i64} : !llvm.ptr -> f32
    %106 = llvm.mlir.constant(1.000000e+00 : f32) : f32
    %107 = llvm.fadd %105, %106 : f32
    %108 = llvm.fpext %107 : f32 to f64
    %109 = llvm.call @pow(%89, %108) : (f64, f64) -> f64
    %110 = llvm.fsub %86, %109 : f64
    %111 = llvm.call @pow(%110, %94) : (f64, f64) -> f64
    %112 = llvm.fptrunc %111 : f64 to f32
    %113 = llvm.getelementptr %11[%87] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %114 = llvm.load %113 {alignment = 8 : i64} : !llvm.ptr -> f64
    %115 = llvm.call @pow(%114, %108) : (f64, f64) -> f64
    %116 = llvm.fsub %86, %115 : f64
    %117 = llvm.fdiv %98, %116 : f64
    %118 = llvm.fneg %117 : f64
    %119 = llvm.fptrunc %118 : f64 to f32
    %120 = llvm.getelementptr %13[%87] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %121 = llvm.load %120 {alignment = 4 : i64} : !llvm.ptr -> f32
    %122 = llvm.fadd %121, %106 : f32
    %123 = llvm.fpext %122 : f32 to f64
    %124 = llvm.call @pow(%89, %123) : (f64, f64) -> f64
    %125 = llvm.fsub %86, %124 : f64
    %126 = llvm.call @pow(%125, %94) : (f64, f64) -> f64
    %127 = llvm.fptrunc %126 : f64 to f32
    %128 = llvm.call @pow(%114, %123) : (f64, f64) -> f64
    %129 = llvm.fsub %86, %128 : f64
    %130 = llvm.fdiv %98, %129 : f64
    %131 = llvm.fneg %130 : f64
    %132 = llvm.fptrunc %131 : f64 to f32
    %133 = llvm.getelementptr %15[%87] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %134 = llvm.load %133 {alignment = 4 : i64} : !llvm.ptr -> f32
    %135 = llvm.fadd %134, %106 : f32
    %136 = llvm.fpext %135 : f32 to f64
    %137 = llvm.call @pow(%89, %136) : (f64, f64) -> f64
    %138 = llvm.fsub %86, %137 : f64
    %139 = llvm.call @pow(%138, %94) : (f64, f64) -> f64
    %140 = llvm.fptrunc %139 : f64 to f32
    %141 = llvm.call @pow(%114, %136) : (f64, f64) -> f64
    %142 = llvm.fsub %86, %141 : f64
    %143 = llvm.fdiv %98, %142 : f64
    %144 = llvm.fneg %143 : f64
    %145 = llvm.fptrunc %144 : f64 to f32
    %146 = llvm.getelementptr %17[%87] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %147 = llvm.load %146 {alignment = 4 : i64} : !llvm.ptr -> f32
    %148 = llvm.fadd %147, %106 : f32
    %149 = llvm.fpext %148 : f32 to f64
    %150 = llvm.call @pow(%89, %149) : (f64, f64) -> f64
    %151 = llvm.fsub %86, %150 : f64
    %152 = llvm.call @pow(%151, %94) : (f64, f64) -> f64
    %153 = llvm.fptrunc %152 : f64 to f32
    %154 = llvm.call @pow(%114, %149) : (f64, f64) -> f64
    %155 = llvm.fsub %86, %154 : f64
    %156 = llvm.fdiv %98, %155 : f64
    %157 = llvm.fneg %156 : f64
    %158 = llvm.fptrunc %157 : f64 to f32
    %159 = llvm.getelementptr %19[%87] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %160 = llvm.load %159 {alignment = 4 : i64} : !llvm.ptr -> f32
    %161 = llvm.fadd %160, %106 : f32
    %162 = llvm.fpext %161 : f32 to f64
    %163 = llvm.call @pow(%89, %162) : (f64, f64) -> f64
    %164 = llvm.fsub %86, %163 : f64
    %165 = llvm.call @pow(%164, %94) : (f64, f64) -> f64
    %166 = llvm.fptrunc %165 : f64 to f32
    %167 = llvm.call @pow(%114, %162) : (f64, f64) -> f64
    %168 = llvm.fsub %86, %167 : f64
    %169 = llvm.fdiv %98, %168 : f64
    %170 = llvm.fneg %169 : f64
    %171 = llvm.fptrunc %170 : f64 to f32
    %172 = llvm.getelementptr %21[%87] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %173 = llvm.load %172 {alignment = 4 : i64} : !llvm.ptr -> f32
    %174 = llvm.fadd %173, %106 : f32
    %175 = llvm.fpext %174 : f32 to f64
    %176 = llvm.call @pow(%89, %175) : (f64, f64) -> f64
    %177 = llvm.fsub %86, %176 : f64
    %178 = llvm.call @pow(%177, %94) : (f64, f64) -> f64
    %179 = llvm.fptrunc %178 : f64 to f32
    %180 = llvm.call @pow(%114, %175) : (f64, f64) -> f64
    %181 = llvm.fsub %86, %180 : f64
    %182 = llvm.fdiv %98, %181 : f64
    %183 = llvm.fneg %182 : f64
    %184 = llvm.fptrunc %183 : f64 to f32
    %185 = llvm.getelementptr %23[%87] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %186 = llvm.load %185 {alignment = 4 : i64} : !llvm.ptr -> f32
    %187 = llvm.fadd %186, %106 : f32
    %188 = llvm.fpext %187 : f32 to f64
    %189 = llvm.call @pow(%89, %188) : (f64, f64) -> f64
    %190 = llvm.fsub %86, %189 : f64
    %191 = llvm.call @pow(%190, %94) : (f64, f64) -> f64
    %192 = llvm.fptrunc %191 : f64 to f32
    %193 = llvm.call @pow(%114, %188) : (f64, f64) -> f64
    %194 = llvm.fsub %86, %193 : f64
    %195 = llvm.fdiv %98, %194 : f64
    %196 = llvm.fneg %195 : f64
    %197 = llvm.fptrunc %196 : f64 to f32
    %198 = llvm.getelementptr %25[%87] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %199 = llvm.load %198 {alignment = 4 : i64} : !llvm.ptr -> f32
    %200 = llvm.fadd %199, %106 : f32
    %201 = llvm.fpext %200 : f32 to f64
    %202 = llvm.call @pow(%89, %201) : (f64, f64) -> f64
    %203 = llvm.fsub %86, %202 : f64
    %204 = llvm.call @pow(%203, %94) : (f64, f64) -> f64
    %205 = llvm.fptrunc %204 : f64 to f32
    %206 = llvm.call @pow(%114, %201) : (f64, f64) -> f64
    %207 = llvm.fsub %86, %206 : f64
    %208 = llvm.fdiv %98, %207 : f64
    %209 = llvm.fneg %208 : f64
    %210 = llvm.fptrunc %209 : f64 to f32
    %211 = llvm.getelementptr %27[%87] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %212 = llvm.load %211 {alignment = 4 : i64} : !llvm.ptr -> f32
    %213 = llvm.fadd %212, %106 : f32
    %214 = llvm.getelementptr %29[%87] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %96, %214 {alignment = 4 : i64} : f32, !llvm.ptr
    %215 = llvm.getelementptr %31[%87] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %103, %215 {alignment = 4 : i64} : f32, !llvm.ptr
    %216 = llvm.getelementptr %33[%87] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %107, %216 {alignment = 4 : i64} : f32, !llvm.ptr
    %217 = llvm.getelementptr %35[%87] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %112, %217 {alignment = 4 : i64} : f32, !llvm.ptr
    %218 = llvm.getelementptr %37[%87] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %119, %218 {alignment = 4 : i64} : f32, !llvm.ptr
    %219 = llvm.getelementptr %39[%87] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %122, %219 {alignment = 4 : i64} : f32, !llvm.ptr
    %220 = llvm.getelementptr %41[%87] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %127, %220 {alignment = 4 : i64} : f32, !llvm.ptr
    %221 = llvm.getelementptr %43[%87] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %132, %221 {alignment = 4 : i64} : f32, !llvm.ptr
    %222 = llvm.getelementptr %45[%87] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %135, %222 {alignment = 4 : i64} : f32, !llvm.ptr
    %223 = llvm.getelementptr %47[%87] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %140, %223 {alignment = 4 : i64} : f32, !llvm.ptr
    %224 = llvm.getelementptr %49[%87] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %145, %224 {alignment = 4 : i64} : f32, !llvm.ptr
    %225 = llvm.getelementptr %51[%87] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %148, %225 {alignment = 4 : i64} : f32, !llvm.ptr
    %226 = llvm.getelementptr %53[%87] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %153, %226 {alignment = 4 : i64} : f32, !llvm.ptr
    %227 = llvm.getelementptr %55[%87] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %158, %227 {alignment = 4 : i64} : f32, !llvm.ptr
    %228 = llvm.getelementptr %57[%87] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %161, %228 {alignment = 4 : i64} : f32, !llvm.ptr
    %229 = llvm.getelementptr %59[%87] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %166, %229 {alignment = 4 : i64} : f32, !llvm.ptr
    %230 = llvm.getelementptr %61[%87] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %171, %230 {alignment = 4 : i64} : f32, !llvm.ptr
    %231 = llvm.getelementptr %63[%87] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %174, %231 {alignment = 4 : i64} : f32, !llvm.ptr
    %232 = llvm.getelementptr %65[%87] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %179, %232 {alignment = 4 : i64} : f32, !llvm.ptr
    %233 = llvm.getelementptr %67[%87] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %184, %233 {alignment = 4 : i64} : f32, !llvm.ptr
    %234 = llvm.getelementptr %69[%87] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %187, %234 {alignment = 4 : i64} : f32, !llvm.ptr
    %235 = llvm.getelementptr %71[%87] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %192, %235 {alignment = 4 : i64} : f32, !llvm.ptr
    %236 = llvm.getelementptr %73[%87] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %197, %236 {alignment = 4 : i64} : f32, !llvm.ptr
    %237 = llvm.getelementptr %75[%87] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %200, %237 {alignment = 4 : i64} : f32, !llvm.ptr
    %238 = llvm.getelementptr %77[%87] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %205, %238 {alignment = 4 : i64} : f32, !llvm.ptr
    %239 = llvm.getelementptr %79[%87] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %210, %239 {alignment = 4 : i64} : f32, !llvm.ptr
    %240 = llvm.getelementptr %81[%87] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %213, %240 {alignment = 4 : i64} : f32, !llvm.ptr
    %241 = llvm.add %83, %82 : i64
    llvm.br ^bb1(%241 : i64)
  ^bb3:  // pred: ^bb1
    llvm.return
  }
}

