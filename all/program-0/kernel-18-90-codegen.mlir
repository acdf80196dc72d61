module {
  llvm.func @pow(f64, f64) -> f64 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, sym_visibility = "private"}
  llvm.func @pointwise_25ebdab9b77a7862(%arg0: !llvm.ptr, %arg1: i64, %arg2: i64) attributes {tile.grid_size = 1 : i64} {
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
    %82 = llvm.getelementptr %0[328] : (!llvm.ptr) -> !llvm.ptr, i8
    %83 = llvm.load %82 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %84 = llvm.getelementptr %0[336] : (!llvm.ptr) -> !llvm.ptr, i8
    %85 = llvm.load %84 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %86 = llvm.getelementptr %0[344] : (!llvm.ptr) -> !llvm.ptr, i8
    %87 = llvm.load %86 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %88 = llvm.mlir.constant(1 : index) : i64
    llvm.br ^bb1(%arg1 : i64)
  ^bb1(%89: i64):  // 2 preds: ^bb0, ^bb2
    %90 = llvm.icmp "slt" %89, %arg2 : i64
    llvm.cond_br %90, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %91 = llvm.mlir.constant(0 : index) : i64
    %92 = llvm.mlir.constant(0 : index) : i64
    %93 = llvm.getelementptr %1[%92] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %94 = llvm.load %93 {alignment = 4 : i64} : !llvm.ptr -> f32
    %95 = llvm.mlir.constant(1.000000e+00 : f32) : f32
    %96 = llvm.fadd %94, %95 : f32
    %97 = llvm.mlir.constant(1.000000e+00 : f64) : f64
    %98 = llvm.getelementptr %3[%92] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %99 = llvm.load %98 {alignment = 8 : i64} : !llvm.ptr -> f64
    %100 = llvm.getelementptr %5[%92] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %101 = llvm.load %100 {alignment = 8 : i64} : !llvm.ptr -> f64
    %102 = llvm.fmul %99, %101 : f64
    %103 = llvm.fsub %97, %102 : f64
    %104 = llvm.fptrunc %103 : f64 to f32
    %105 = llvm.getelementptr %7[%92] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %106 = llvm.load %105 {alignment = 8 : i64} : !llvm.ptr -> f64
    %107 = llvm.fsub %97, %106 : f64
    %108 = llvm.fptrunc %107 : f64 to f32
    %109 = llvm.fsub %95, %108 : f32
    %110 = llvm.intr.fabs(%108) : (f32) -> f32
    %111 = llvm.mlir.constant(5.000000e-01 : f32) : f32
    %112 = llvm.fcmp "olt" %110, %111 : f32
    %113 = llvm.getelementptr %9[%92] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %114 = llvm.load %113 {alignment = 8 : i64} : !llvm.ptr -> f64
    %115 = llvm.fptrunc %114 : f64 to f32
    %116 = llvm.fsub %97, %114 : f64
    %117 = llvm.fptrunc %116 : f64 to f32
    %118 = llvm.fpext %96 : f32 to f64
    %119 = llvm.call @pow(%114, %118) : (f64, f64) -> f64
    %120 = llvm.fsub %97, %119 : f64
    %121 = llvm.mlir.constant(5.000000e-01 : f64) : f64
    %122 = llvm.call @pow(%120, %121) : (f64, f64) -> f64
    %123 = llvm.fptrunc %122 : f64 to f32
    %124 = llvm.getelementptr %11[%92] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %125 = llvm.load %124 {alignment = 8 : i64} : !llvm.ptr -> f64
    %126 = llvm.fptrunc %125 : f64 to f32
    %127 = llvm.call @pow(%106, %118) : (f64, f64) -> f64
    %128 = llvm.fsub %97, %127 : f64
    %129 = llvm.fdiv %99, %128 : f64
    %130 = llvm.fneg %129 : f64
    %131 = llvm.fptrunc %130 : f64 to f32
    %132 = llvm.getelementptr %13[%92] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %133 = llvm.load %132 {alignment = 4 : i64} : !llvm.ptr -> f32
    %134 = llvm.fadd %133, %95 : f32
    %135 = llvm.fpext %134 : f32 to f64
    %136 = llvm.call @pow(%114, %135) : (f64, f64) -> f64
    %137 = llvm.fsub %97, %136 : f64
    %138 = llvm.call @pow(%137, %121) : (f64, f64) -> f64
    %139 = llvm.fptrunc %138 : f64 to f32
    %140 = llvm.call @pow(%106, %135) : (f64, f64) -> f64
    %141 = llvm.fsub %97, %140 : f64
    %142 = llvm.fdiv %99, %141 : f64
    %143 = llvm.fneg %142 : f64
    %144 = llvm.fptrunc %143 : f64 to f32
    %145 = llvm.getelementptr %15[%92] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %146 = llvm.load %145 {alignment = 4 : i64} : !llvm.ptr -> f32
    %147 = llvm.fadd %146, %95 : f32
    %148 = llvm.fpext %147 : f32 to f64
    %149 = llvm.call @pow(%114, %148) : (f64, f64) -> f64
    %150 = llvm.fsub %97, %149 : f64
    %151 = llvm.call @pow(%150, %121) : (f64, f64) -> f64
    %152 = llvm.fptrunc %151 : f64 to f32
    %153 = llvm.call @pow(%106, %148) : (f64, f64) -> f64
    %154 = llvm.fsub %97, %153 : f64
    %155 = llvm.fdiv %99, %154 : f64
    %156 = llvm.fneg %155 : f64
    %157 = llvm.fptrunc %156 : f64 to f32
    %158 = llvm.getelementptr %17[%92] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %159 = llvm.load %158 {alignment = 4 : i64} : !llvm.ptr -> f32
    %160 = llvm.fadd %159, %95 : f32
    %161 = llvm.fpext %160 : f32 to f64
    %162 = llvm.call @pow(%114, %161) : (f64, f64) -> f64
    %163 = llvm.fsub %97, %162 : f64
    %164 = llvm.call @pow(%163, %121) : (f64, f64) -> f64
    %165 = llvm.fptrunc %164 : f64 to f32
    %166 = llvm.call @pow(%106, %161) : (f64, f64) -> f64
    %167 = llvm.fsub %97, %166 : f64
    %168 = llvm.fdiv %99, %167 : f64
    %169 = llvm.fneg %168 : f64
    %170 = llvm.fptrunc %169 : f64 to f32
    %171 = llvm.getelementptr %19[%92] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %172 = llvm.load %171 {alignment = 4 : i64} : !llvm.ptr -> f32
    %173 = llvm.fadd %172, %95 : f32
    %174 = llvm.fpext %173 : f32 to f64
    %175 = llvm.call @pow(%114, %174) : (f64, f64) -> f64
    %176 = llvm.fsub %97, %175 : f64
    %177 = llvm.call @pow(%176, %121) : (f64, f64) -> f64
    %178 = llvm.fptrunc %177 : f64 to f32
    %179 = llvm.call @pow(%106, %174) : (f64, f64) -> f64
    %180 = llvm.fsub %97, %179 : f64
    %181 = llvm.fdiv %99, %180 : f64
    %182 = llvm.fneg %181 : f64
    %183 = llvm.fptrunc %182 : f64 to f32
    %184 = llvm.getelementptr %21[%92] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %185 = llvm.load %184 {alignment = 4 : i64} : !llvm.ptr -> f32
    %186 = llvm.fadd %185, %95 : f32
    %187 = llvm.fpext %186 : f32 to f64
    %188 = llvm.call @pow(%114, %187) : (f64, f64) -> f64
    %189 = llvm.fsub %97, %188 : f64
    %190 = llvm.call @pow(%189, %121) : (f64, f64) -> f64
    %191 = llvm.fptrunc %190 : f64 to f32
    %192 = llvm.call @pow(%106, %187) : (f64, f64) -> f64
    %193 = llvm.fsub %97, %192 : f64
    %194 = llvm.fdiv %99, %193 : f64
    %195 = llvm.fneg %194 : f64
    %196 = llvm.fptrunc %195 : f64 to f32
    %197 = llvm.getelementptr %23[%92] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %198 = llvm.load %197 {alignment = 4 : i64} : !llvm.ptr -> f32
    %199 = llvm.fadd %198, %95 : f32
    %200 = llvm.fpext %199 : f32 to f64
    %201 = llvm.call @pow(%114, %200) : (f64, f64) -> f64
    %202 = llvm.fsub %97, %201 : f64
    %203 = llvm.call @pow(%202, %121) : (f64, f64) -> f64
    %204 = llvm.fptrunc %203 : f64 to f32
    %205 = llvm.call @pow(%106, %200) : (f64, f64) -> f64
    %206 = llvm.fsub %97, %205 : f64
    %207 = llvm.fdiv %99, %206 : f64
    %208 = llvm.fneg %207 : f64
    %209 = llvm.fptrunc %208 : f64 to f32
    %210 = llvm.getelementptr %25[%92] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %211 = llvm.load %210 {alignment = 4 : i64} : !llvm.ptr -> f32
    %212 = llvm.fadd %211, %95 : f32
    %213 = llvm.fpext %212 : f32 to f64
    %214 = llvm.call @pow(%114, %213) : (f64, f64) -> f64
    %215 = llvm.fsub %97, %214 : f64
    %216 = llvm.call @pow(%106, %213) : (f64, f64) -> f64
    %217 = llvm.fsub %97, %216 : f64
    %218 = llvm.fdiv %99, %217 : f64
    %219 = llvm.getelementptr %27[%92] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %96, %219 {alignment = 4 : i64} : f32, !llvm.ptr
    %220 = llvm.getelementptr %29[%92] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %104, %220 {alignment = 4 : i64} : f32, !llvm.ptr
    %221 = llvm.getelementptr %31[%92] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %108, %221 {alignment = 4 : i64} : f32, !llvm.ptr
    %222 = llvm.getelementptr %33[%92] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %109, %222 {alignment = 4 : i64} : f32, !llvm.ptr
    %223 = llvm.zext %112 : i1 to i8
    %224 = llvm.getelementptr %35[%92] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %223, %224 {alignment = 1 : i64} : i8, !llvm.ptr
    %225 = llvm.getelementptr %37[%92] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %115, %225 {alignment = 4 : i64} : f32, !llvm.ptr
    %226 = llvm.getelementptr %39[%92] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %117, %226 {alignment = 4 : i64} : f32, !llvm.ptr
    %227 = llvm.getelementptr %41[%92] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %123, %227 {alignment = 4 : i64} : f32, !llvm.ptr
    %228 = llvm.getelementptr %43[%92] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %126, %228 {alignment = 4 : i64} : f32, !llvm.ptr
    %229 = llvm.getelementptr %45[%92] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %131, %229 {alignment = 4 : i64} : f32, !llvm.ptr
    %230 = llvm.getelementptr %47[%92] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %134, %230 {alignment = 4 : i64} : f32, !llvm.ptr
    %231 = llvm.getelementptr %49[%92] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %139, %231 {alignment = 4 : i64} : f32, !llvm.ptr
    %232 = llvm.getelementptr %51[%92] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %144, %232 {alignment = 4 : i64} : f32, !llvm.ptr
    %233 = llvm.getelementptr %53[%92] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %147, %233 {alignment = 4 : i64} : f32, !llvm.ptr
    %234 = llvm.getelementptr %55[%92] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %152, %234 {alignment = 4 : i64} : f32, !llvm.ptr
    %235 = llvm.getelementptr %57[%92] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %157, %235 {alignment = 4 : i64} : f32, !llvm.ptr
    %236 = llvm.getelementptr %59[%92] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %160, %236 {alignment = 4 : i64} : f32, !llvm.ptr
    %237 = llvm.getelementptr %61[%92] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %165, %237 {alignment = 4 : i64} : f32, !llvm.ptr
    %238 = llvm.getelementptr %63[%92] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %170, %238 {alignment = 4 : i64} : f32, !llvm.ptr
    %239 = llvm.getelementptr %65[%92] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %173, %239 {alignment = 4 : i64} : f32, !llvm.ptr
    %240 = llvm.getelementptr %67[%92] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %178, %240 {alignment = 4 : i64} : f32, !llvm.ptr
    %241 = llvm.getelementptr %69[%92] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %183, %241 {alignment = 4 : i64} : f32, !llvm.ptr
    %242 = llvm.getelementptr %71[%92] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %186, %242 {alignment = 4 : i64} : f32, !llvm.ptr
    %243 = llvm.getelementptr %73[%92] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %191, %243 {alignment = 4 : i64} : f32, !llvm.ptr
    %244 = llvm.getelementptr %75[%92] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %196, %244 {alignment = 4 : i64} : f32, !llvm.ptr
    %245 = llvm.getelementptr %77[%92] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %199, %245 {alignment = 4 : i64} : f32, !llvm.ptr
    %246 = llvm.getelementptr %79[%92] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %204, %246 {alignment = 4 : i64} : f32, !llvm.ptr
    %247 = llvm.getelementptr %81[%92] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %209, %247 {alignment = 4 : i64} : f32, !llvm.ptr
    %248 = llvm.getelementptr %83[%92] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %212, %248 {alignment = 4 : i64} : f32, !llvm.ptr
    %249 = llvm.getelementptr %85[%92] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    llvm.store %215, %249 {alignment = 8 : i64} : f64, !llvm.ptr
    %250 = llvm.getelementptr %87[%92] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    llvm.store %218, %250 {alignment = 8 : i64} : f64, !llvm.ptr
    %251 = llvm.add %89, %88 : i64
    llvm.br ^bb1(%251 : i64)
  ^bb3:  // pred: ^bb1
    llvm.return
  }
}

