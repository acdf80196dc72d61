module {
  llvm.func @pow(f64, f64) -> f64 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, sym_visibility = "private"}
  llvm.func @pointwise_827c1a8edf7edcb9(%arg0: !llvm.ptr, %arg1: i64, %arg2: i64) attributes {tile.grid_size = 1 : i64} {
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
    %91 = llvm.getelementptr %5[%90] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %92 = llvm.load %91 {alignment = 8 : i64} : !llvm.ptr -> f64
    %93 = llvm.mlir.constant(5.000000e-01 : f64) : f64
    %94 = llvm.call @pow(%92, %93) : (f64, f64) -> f64
    %95 = llvm.fptrunc %94 : f64 to f32
    %96 = llvm.getelementptr %1[%90] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %97 = llvm.load %96 {alignment = 8 : i64} : !llvm.ptr -> f64
    %98 = llvm.getelementptr %3[%90] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %99 = llvm.load %98 {alignment = 8 : i64} : !llvm.ptr -> f64
    %100 = llvm.fdiv %97, %99 : f64
    %101 = llvm.fneg %100 : f64
    %102 = llvm.fptrunc %101 : f64 to f32
    %103 = llvm.getelementptr %7[%90] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %104 = llvm.load %103 {alignment = 4 : i64} : !llvm.ptr -> f32
    %105 = llvm.mlir.constant(1.000000e+00 : f32) : f32
    %106 = llvm.fadd %104, %105 : f32
    %107 = llvm.mlir.constant(1.000000e+00 : f64) : f64
    %108 = llvm.getelementptr %11[%90] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %109 = llvm.load %108 {alignment = 8 : i64} : !llvm.ptr -> f64
    %110 = llvm.fpext %106 : f32 to f64
    %111 = llvm.call @pow(%109, %110) : (f64, f64) -> f64
    %112 = llvm.fsub %107, %111 : f64
    %113 = llvm.call @pow(%112, %93) : (f64, f64) -> f64
    %114 = llvm.fptrunc %113 : f64 to f32
    %115 = llvm.getelementptr %9[%90] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %116 = llvm.load %115 {alignment = 8 : i64} : !llvm.ptr -> f64
    %117 = llvm.call @pow(%116, %110) : (f64, f64) -> f64
    %118 = llvm.fsub %107, %117 : f64
    %119 = llvm.fdiv %97, %118 : f64
    %120 = llvm.fneg %119 : f64
    %121 = llvm.fptrunc %120 : f64 to f32
    %122 = llvm.getelementptr %13[%90] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %123 = llvm.load %122 {alignment = 4 : i64} : !llvm.ptr -> f32
    %124 = llvm.fadd %123, %105 : f32
    %125 = llvm.fpext %124 : f32 to f64
    %126 = llvm.call @pow(%109, %125) : (f64, f64) -> f64
    %127 = llvm.fsub %107, %126 : f64
    %128 = llvm.call @pow(%127, %93) : (f64, f64) -> f64
    %129 = llvm.fptrunc %128 : f64 to f32
    %130 = llvm.call @pow(%116, %125) : (f64, f64) -> f64
    %131 = llvm.fsub %107, %130 : f64
    %132 = llvm.fdiv %97, %131 : f64
    %133 = llvm.fneg %132 : f64
    %134 = llvm.fptrunc %133 : f64 to f32
    %135 = llvm.getelementptr %15[%90] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %136 = llvm.load %135 {alignment = 4 : i64} : !llvm.ptr -> f32
    %137 = llvm.fadd %136, %105 : f32
    %138 = llvm.fpext %137 : f32 to f64
    %139 = llvm.call @pow(%109, %138) : (f64, f64) -> f64
    %140 = llvm.fsub %107, %139 : f64
    %141 = llvm.call @pow(%140, %93) : (f64, f64) -> f64
    %142 = llvm.fptrunc %141 : f64 to f32
    %143 = llvm.call @pow(%116, %138) : (f64, f64) -> f64
    %144 = llvm.fsub %107, %143 : f64
    %145 = llvm.fdiv %97, %144 : f64
    %146 = llvm.fneg %145 : f64
    %147 = llvm.fptrunc %146 : f64 to f32
    %148 = llvm.getelementptr %17[%90] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %149 = llvm.load %148 {alignment = 4 : i64} : !llvm.ptr -> f32
    %150 = llvm.fadd %149, %105 : f32
    %151 = llvm.fpext %150 : f32 to f64
    %152 = llvm.call @pow(%109, %151) : (f64, f64) -> f64
    %153 = llvm.fsub %107, %152 : f64
    %154 = llvm.call @pow(%153, %93) : (f64, f64) -> f64
    %155 = llvm.fptrunc %154 : f64 to f32
    %156 = llvm.call @pow(%116, %151) : (f64, f64) -> f64
    %157 = llvm.fsub %107, %156 : f64
    %158 = llvm.fdiv %97, %157 : f64
    %159 = llvm.fneg %158 : f64
    %160 = llvm.fptrunc %159 : f64 to f32
    %161 = llvm.getelementptr %19[%90] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %162 = llvm.load %161 {alignment = 4 : i64} : !llvm.ptr -> f32
    %163 = llvm.fadd %162, %105 : f32
    %164 = llvm.fpext %163 : f32 to f64
    %165 = llvm.call @pow(%109, %164) : (f64, f64) -> f64
    %166 = llvm.fsub %107, %165 : f64
    %167 = llvm.call @pow(%166, %93) : (f64, f64) -> f64
    %168 = llvm.fptrunc %167 : f64 to f32
    %169 = llvm.call @pow(%116, %164) : (f64, f64) -> f64
    %170 = llvm.fsub %107, %169 : f64
    %171 = llvm.fdiv %97, %170 : f64
    %172 = llvm.fneg %171 : f64
    %173 = llvm.fptrunc %172 : f64 to f32
    %174 = llvm.getelementptr %21[%90] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %175 = llvm.load %174 {alignment = 4 : i64} : !llvm.ptr -> f32
    %176 = llvm.fadd %175, %105 : f32
    %177 = llvm.fpext %176 : f32 to f64
    %178 = llvm.call @pow(%109, %177) : (f64, f64) -> f64
    %179 = llvm.fsub %107, %178 : f64
    %180 = llvm.call @pow(%179, %93) : (f64, f64) -> f64
    %181 = llvm.fptrunc %180 : f64 to f32
    %182 = llvm.call @pow(%116, %177) : (f64, f64) -> f64
    %183 = llvm.fsub %107, %182 : f64
    %184 = llvm.fdiv %97, %183 : f64
    %185 = llvm.fneg %184 : f64
    %186 = llvm.fptrunc %185 : f64 to f32
    %187 = llvm.getelementptr %23[%90] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %188 = llvm.load %187 {alignment = 4 : i64} : !llvm.ptr -> f32
    %189 = llvm.fadd %188, %105 : f32
    %190 = llvm.fpext %189 : f32 to f64
    %191 = llvm.call @pow(%109, %190) : (f64, f64) -> f64
    %192 = llvm.fsub %107, %191 : f64
    %193 = llvm.call @pow(%192, %93) : (f64, f64) -> f64
    %194 = llvm.fptrunc %193 : f64 to f32
    %195 = llvm.call @pow(%116, %190) : (f64, f64) -> f64
    %196 = llvm.fsub %107, %195 : f64
    %197 = llvm.fdiv %97, %196 : f64
    %198 = llvm.fneg %197 : f64
    %199 = llvm.fptrunc %198 : f64 to f32
    %200 = llvm.getelementptr %25[%90] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %201 = llvm.load %200 {alignment = 4 : i64} : !llvm.ptr -> f32
    %202 = llvm.fadd %201, %105 : f32
    %203 = llvm.fpext %202 : f32 to f64
    %204 = llvm.call @pow(%109, %203) : (f64, f64) -> f64
    %205 = llvm.fsub %107, %204 : f64
    %206 = llvm.call @pow(%205, %93) : (f64, f64) -> f64
    %207 = llvm.fptrunc %206 : f64 to f32
    %208 = llvm.call @pow(%116, %203) : (f64, f64) -> f64
    %209 = llvm.fsub %107, %208 : f64
    %210 = llvm.fdiv %97, %209 : f64
    %211 = llvm.fneg %210 : f64
    %212 = llvm.fptrunc %211 : f64 to f32
    %213 = llvm.getelementptr %27[%90] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %214 = llvm.load %213 {alignment = 4 : i64} : !llvm.ptr -> f32
    %215 = llvm.fadd %214, %105 : f32
    %216 = llvm.fpext %215 : f32 to f64
    %217 = llvm.call @pow(%116, %216) : (f64, f64) -> f64
    %218 = llvm.getelementptr %29[%90] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %95, %218 {alignment = 4 : i64} : f32, !llvm.ptr
    %219 = llvm.getelementptr %31[%90] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %102, %219 {alignment = 4 : i64} : f32, !llvm.ptr
    %220 = llvm.getelementptr %33[%90] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %106, %220 {alignment = 4 : i64} : f32, !llvm.ptr
    %221 = llvm.getelementptr %35[%90] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %114, %221 {alignment = 4 : i64} : f32, !llvm.ptr
    %222 = llvm.getelementptr %37[%90] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %121, %222 {alignment = 4 : i64} : f32, !llvm.ptr
    %223 = llvm.getelementptr %39[%90] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %124, %223 {alignment = 4 : i64} : f32, !llvm.ptr
    %224 = llvm.getelementptr %41[%90] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %129, %224 {alignment = 4 : i64} : f32, !llvm.ptr
    %225 = llvm.getelementptr %43[%90] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %134, %225 {alignment = 4 : i64} : f32, !llvm.ptr
    %226 = llvm.getelementptr %45[%90] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %137, %226 {alignment = 4 : i64} : f32, !llvm.ptr
    %227 = llvm.getelementptr %47[%90] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %142, %227 {alignment = 4 : i64} : f32, !llvm.ptr
    %228 = llvm.getelementptr %49[%90] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %147, %228 {alignment = 4 : i64} : f32, !llvm.ptr
    %229 = llvm.getelementptr %51[%90] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %150, %229 {alignment = 4 : i64} : f32, !llvm.ptr
    %230 = llvm.getelementptr %53[%90] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %155, %230 {alignment = 4 : i64} : f32, !llvm.ptr
    %231 = llvm.getelementptr %55[%90] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %160, %231 {alignment = 4 : i64} : f32, !llvm.ptr
    %232 = llvm.getelementptr %57[%90] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %163, %232 {alignment = 4 : i64} : f32, !llvm.ptr
    %233 = llvm.getelementptr %59[%90] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %168, %233 {alignment = 4 : i64} : f32, !llvm.ptr
    %234 = llvm.getelementptr %61[%90] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %173, %234 {alignment = 4 : i64} : f32, !llvm.ptr
    %235 = llvm.getelementptr %63[%90] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %176, %235 {alignment = 4 : i64} : f32, !llvm.ptr
    %236 = llvm.getelementptr %65[%90] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %181, %236 {alignment = 4 : i64} : f32, !llvm.ptr
    %237 = llvm.getelementptr %67[%90] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %186, %237 {alignment = 4 : i64} : f32, !llvm.ptr
    %238 = llvm.getelementptr %69[%90] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %189, %238 {alignment = 4 : i64} : f32, !llvm.ptr
    %239 = llvm.getelementptr %71[%90] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %194, %239 {alignment = 4 : i64} : f32, !llvm.ptr
    %240 = llvm.getelementptr %73[%90] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %199, %240 {alignment = 4 : i64} : f32, !llvm.ptr
    %241 = llvm.getelementptr %75[%90] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %202, %241 {alignment = 4 : i64} : f32, !llvm.ptr
    %242 = llvm.getelementptr %77[%90] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %207, %242 {alignment = 4 : i64} : f32, !llvm.ptr
    %243 = llvm.getelementptr %79[%90] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %212, %243 {alignment = 4 : i64} : f32, !llvm.ptr
    %244 = llvm.getelementptr %81[%90] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %215, %244 {alignment = 4 : i64} : f32, !llvm.ptr
    %245 = llvm.getelementptr %83[%90] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    llvm.store %216, %245 {alignment = 8 : i64} : f64, !llvm.ptr
    %246 = llvm.getelementptr %85[%90] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    llvm.store %217, %246 {alignment = 8 : i64} : f64, !llvm.ptr
    %247 = llvm.add %87, %86 : i64
    llvm.br ^bb1(%247 : i64)
  ^bb3:  // pred: ^bb1
    llvm.return
  }
}

