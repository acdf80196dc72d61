module {
  llvm.func @pow(f64, f64) -> f64 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, sym_visibility = "private"}
  llvm.func @pointwise_c910332cada03b57(%arg0: !llvm.ptr, %arg1: i64, %arg2: i64) attributes {tile.grid_size = 1 : i64} {
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
    %86 = llvm.mlir.constant(1 : index) : i64
    llvm.br ^bb1(%arg1 : i64)
  ^bb1(%87: i64):  // 2 preds: ^bb0, ^bb2
    %88 = llvm.icmp "slt" %87, %arg2 : i64
    llvm.cond_br %88, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %89 = llvm.mlir.constant(0 : index) : i64
    %90 = llvm.mlir.constant(0 : index) : i64
    %91 = llvm.getelementptr %1[%90] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %92 = llvm.load %91 {alignment = 8 : i64} : !llvm.ptr -> f64
    %93 = llvm.mlir.constant(5.000000e-01 : f64) : f64
    %94 = llvm.call @pow(%92, %93) : (f64, f64) -> f64
    %95 = llvm.fptrunc %94 : f64 to f32
    %96 = llvm.getelementptr %3[%90] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %97 = llvm.load %96 {alignment = 8 : i64} : !llvm.ptr -> f64
    %98 = llvm.fneg %97 : f64
    %99 = llvm.fptrunc %98 : f64 to f32
    %100 = llvm.getelementptr %5[%90] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %101 = llvm.load %100 {alignment = 4 : i64} : !llvm.ptr -> f32
    %102 = llvm.mlir.constant(1.000000e+00 : f32) : f32
    %103 = llvm.fadd %101, %102 : f32
    %104 = llvm.mlir.constant(1.000000e+00 : f64) : f64
    %105 = llvm.getelementptr %9[%90] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %106 = llvm.load %105 {alignment = 8 : i64} : !llvm.ptr -> f64
    %107 = llvm.fpext %103 : f32 to f64
    %108 = llvm.call @pow(%106, %107) : (f64, f64) -> f64
    %109 = llvm.fsub %104, %108 : f64
    %110 = llvm.call @pow(%109, %93) : (f64, f64) -> f64
    %111 = llvm.fptrunc %110 : f64 to f32
    %112 = llvm.getelementptr %11[%90] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %113 = llvm.load %112 {alignment = 8 : i64} : !llvm.ptr -> f64
    %114 = llvm.getelementptr %7[%90] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %115 = llvm.load %114 {alignment = 8 : i64} : !llvm.ptr -> f64
    %116 = llvm.call @pow(%115, %107) : (f64, f64) -> f64
    %117 = llvm.fsub %104, %116 : f64
    %118 = llvm.fdiv %113, %117 : f64
    %119 = llvm.fneg %118 : f64
    %120 = llvm.fptrunc %119 : f64 to f32
    %121 = llvm.getelementptr %13[%90] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %122 = llvm.load %121 {alignment = 4 : i64} : !llvm.ptr -> f32
    %123 = llvm.fadd %122, %102 : f32
    %124 = llvm.fpext %123 : f32 to f64
    %125 = llvm.call @pow(%106, %124) : (f64, f64) -> f64
    %126 = llvm.fsub %104, %125 : f64
    %127 = llvm.call @pow(%126, %93) : (f64, f64) -> f64
    %128 = llvm.fptrunc %127 : f64 to f32
    %129 = llvm.call @pow(%115, %124) : (f64, f64) -> f64
    %130 = llvm.fsub %104, %129 : f64
    %131 = llvm.fdiv %113, %130 : f64
    %132 = llvm.fneg %131 : f64
    %133 = llvm.fptrunc %132 : f64 to f32
    %134 = llvm.getelementptr %15[%90] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %135 = llvm.load %134 {alignment = 4 : i64} : !llvm.ptr -> f32
    %136 = llvm.fadd %135, %102 : f32
    %137 = llvm.fpext %136 : f32 to f64
    %138 = llvm.call @pow(%106, %137) : (f64, f64) -> f64
    %139 = llvm.fsub %104, %138 : f64
    %140 = llvm.call @pow(%139, %93) : (f64, f64) -> f64
    %141 = llvm.fptrunc %140 : f64 to f32
    %142 = llvm.call @pow(%115, %137) : (f64, f64) -> f64
    %143 = llvm.fsub %104, %142 : f64
    %144 = llvm.fdiv %113, %143 : f64
    %145 = llvm.fneg %144 : f64
    %146 = llvm.fptrunc %145 : f64 to f32
    %147 = llvm.getelementptr %17[%90] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %148 = llvm.load %147 {alignment = 4 : i64} : !llvm.ptr -> f32
    %149 = llvm.fadd %148, %102 : f32
    %150 = llvm.fpext %149 : f32 to f64
    %151 = llvm.call @pow(%106, %150) : (f64, f64) -> f64
    %152 = llvm.fsub %104, %151 : f64
    %153 = llvm.call @pow(%152, %93) : (f64, f64) -> f64
    %154 = llvm.fptrunc %153 : f64 to f32
    %155 = llvm.call @pow(%115, %150) : (f64, f64) -> f64
    %156 = llvm.fsub %104, %155 : f64
    %157 = llvm.fdiv %113, %156 : f64
    %158 = llvm.fneg %157 : f64
    %159 = llvm.fptrunc %158 : f64 to f32
    %160 = llvm.getelementptr %19[%90] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %161 = llvm.load %160 {alignment = 4 : i64} : !llvm.ptr -> f32
    %162 = llvm.fadd %161, %102 : f32
    %163 = llvm.fpext %162 : f32 to f64
    %164 = llvm.call @pow(%106, %163) : (f64, f64) -> f64
    %165 = llvm.fsub %104, %164 : f64
    %166 = llvm.call @pow(%165, %93) : (f64, f64) -> f64
    %167 = llvm.fptrunc %166 : f64 to f32
    %168 = llvm.call @pow(%115, %163) : (f64, f64) -> f64
    %169 = llvm.fsub %104, %168 : f64
    %170 = llvm.fdiv %113, %169 : f64
    %171 = llvm.fneg %170 : f64
    %172 = llvm.fptrunc %171 : f64 to f32
    %173 = llvm.getelementptr %21[%90] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %174 = llvm.load %173 {alignment = 4 : i64} : !llvm.ptr -> f32
    %175 = llvm.fadd %174, %102 : f32
    %176 = llvm.fpext %175 : f32 to f64
    %177 = llvm.call @pow(%106, %176) : (f64, f64) -> f64
    %178 = llvm.fsub %104, %177 : f64
    %179 = llvm.call @pow(%178, %93) : (f64, f64) -> f64
    %180 = llvm.fptrunc %179 : f64 to f32
    %181 = llvm.call @pow(%115, %176) : (f64, f64) -> f64
    %182 = llvm.fsub %104, %181 : f64
    %183 = llvm.fdiv %113, %182 : f64
    %184 = llvm.fneg %183 : f64
    %185 = llvm.fptrunc %184 : f64 to f32
    %186 = llvm.getelementptr %23[%90] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %187 = llvm.load %186 {alignment = 4 : i64} : !llvm.ptr -> f32
    %188 = llvm.fadd %187, %102 : f32
    %189 = llvm.fpext %188 : f32 to f64
    %190 = llvm.call @pow(%106, %189) : (f64, f64) -> f64
    %191 = llvm.fsub %104, %190 : f64
    %192 = llvm.call @pow(%191, %93) : (f64, f64) -> f64
    %193 = llvm.fptrunc %192 : f64 to f32
    %194 = llvm.call @pow(%115, %189) : (f64, f64) -> f64
    %195 = llvm.fsub %104, %194 : f64
    %196 = llvm.fdiv %113, %195 : f64
    %197 = llvm.fneg %196 : f64
    %198 = llvm.fptrunc %197 : f64 to f32
    %199 = llvm.getelementptr %25[%90] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %200 = llvm.load %199 {alignment = 4 : i64} : !llvm.ptr -> f32
    %201 = llvm.fadd %200, %102 : f32
    %202 = llvm.fpext %201 : f32 to f64
    %203 = llvm.call @pow(%106, %202) : (f64, f64) -> f64
    %204 = llvm.fsub %104, %203 : f64
    %205 = llvm.call @pow(%204, %93) : (f64, f64) -> f64
    %206 = llvm.fptrunc %205 : f64 to f32
    %207 = llvm.call @pow(%115, %202) : (f64, f64) -> f64
    %208 = llvm.fsub %104, %207 : f64
    %209 = llvm.fdiv %113, %208 : f64
    %210 = llvm.fneg %209 : f64
    %211 = llvm.fptrunc %210 : f64 to f32
    %212 = llvm.getelementptr %27[%90] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %213 = llvm.load %212 {alignment = 4 : i64} : !llvm.ptr -> f32
    %214 = llvm.fadd %213, %102 : f32
    %215 = llvm.fpext %214 : f32 to f64
    %216 = llvm.call @pow(%115, %215) : (f64, f64) -> f64
    %217 = llvm.fsub %104, %216 : f64
    %218 = llvm.getelementptr %29[%90] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %95, %218 {alignment = 4 : i64} : f32, !llvm.ptr
    %219 = llvm.getelementptr %31[%90] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %99, %219 {alignment = 4 : i64} : f32, !llvm.ptr
    %220 = llvm.getelementptr %33[%90] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %103, %220 {alignment = 4 : i64} : f32, !llvm.ptr
    %221 = llvm.getelementptr %35[%90] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %111, %221 {alignment = 4 : i64} : f32, !llvm.ptr
    %222 = llvm.getelementptr %37[%90] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %120, %222 {alignment = 4 : i64} : f32, !llvm.ptr
    %223 = llvm.getelementptr %39[%90] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %123, %223 {alignment = 4 : i64} : f32, !llvm.ptr
    %224 = llvm.getelementptr %41[%90] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %128, %224 {alignment = 4 : i64} : f32, !llvm.ptr
    %225 = llvm.getelementptr %43[%90] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %133, %225 {alignment = 4 : i64} : f32, !llvm.ptr
    %226 = llvm.getelementptr %45[%90] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %136, %226 {alignment = 4 : i64} : f32, !llvm.ptr
    %227 = llvm.getelementptr %47[%90] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %141, %227 {alignment = 4 : i64} : f32, !llvm.ptr
    %228 = llvm.getelementptr %49[%90] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %146, %228 {alignment = 4 : i64} : f32, !llvm.ptr
    %229 = llvm.getelementptr %51[%90] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %149, %229 {alignment = 4 : i64} : f32, !llvm.ptr
    %230 = llvm.getelementptr %53[%90] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %154, %230 {alignment = 4 : i64} : f32, !llvm.ptr
    %231 = llvm.getelementptr %55[%90] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %159, %231 {alignment = 4 : i64} : f32, !llvm.ptr
    %232 = llvm.getelementptr %57[%90] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %162, %232 {alignment = 4 : i64} : f32, !llvm.ptr
    %233 = llvm.getelementptr %59[%90] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %167, %233 {alignment = 4 : i64} : f32, !llvm.ptr
    %234 = llvm.getelementptr %61[%90] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %172, %234 {alignment = 4 : i64} : f32, !llvm.ptr
    %235 = llvm.getelementptr %63[%90] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %175, %235 {alignment = 4 : i64} : f32, !llvm.ptr
    %236 = llvm.getelementptr %65[%90] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %180, %236 {alignment = 4 : i64} : f32, !llvm.ptr
    %237 = llvm.getelementptr %67[%90] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %185, %237 {alignment = 4 : i64} : f32, !llvm.ptr
    %238 = llvm.getelementptr %69[%90] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %188, %238 {alignment = 4 : i64} : f32, !llvm.ptr
    %239 = llvm.getelementptr %71[%90] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %193, %239 {alignment = 4 : i64} : f32, !llvm.ptr
    %240 = llvm.getelementptr %73[%90] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %198, %240 {alignment = 4 : i64} : f32, !llvm.ptr
    %241 = llvm.getelementptr %75[%90] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %201, %241 {alignment = 4 : i64} : f32, !llvm.ptr
    %242 = llvm.getelementptr %77[%90] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %206, %242 {alignment = 4 : i64} : f32, !llvm.ptr
    %243 = llvm.getelementptr %79[%90] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %211, %243 {alignment = 4 : i64} : f32, !llvm.ptr
    %244 = llvm.getelementptr %81[%90] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %214, %244 {alignment = 4 : i64} : f32, !llvm.ptr
    %245 = llvm.getelementptr %83[%90] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    llvm.store %215, %245 {alignment = 8 : i64} : f64, !llvm.ptr
    %246 = llvm.getelementptr %85[%90] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    llvm.store %217, %246 {alignment = 8 : i64} : f64, !llvm.ptr
    %247 = llvm.add %87, %86 : i64
    llvm.br ^bb1(%247 : i64)
  ^bb3:  // pred: ^bb1
    llvm.return
  }
}

