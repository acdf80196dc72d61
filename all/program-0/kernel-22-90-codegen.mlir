module {
  llvm.func @pow(f64, f64) -> f64 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, sym_visibility = "private"}
  llvm.func @pointwise_8d496eda352671bd(%arg0: !llvm.ptr, %arg1: i64, %arg2: i64) attributes {tile.grid_size = 1 : i64} {
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
    %86 = llvm.mlir.constant(0 : index) : i64
    %87 = llvm.getelementptr %1[%86] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %88 = llvm.load %87 {alignment = 8 : i64} : !llvm.ptr -> f64
    %89 = llvm.fneg %88 : f64
    %90 = llvm.fptrunc %89 : f64 to f32
    %91 = llvm.getelementptr %3[%86] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %92 = llvm.load %91 {alignment = 4 : i64} : !llvm.ptr -> f32
    %93 = llvm.mlir.constant(1.000000e+00 : f32) : f32
    %94 = llvm.fadd %92, %93 : f32
    %95 = llvm.mlir.constant(1.000000e+00 : f64) : f64
    %96 = llvm.getelementptr %7[%86] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %97 = llvm.load %96 {alignment = 8 : i64} : !llvm.ptr -> f64
    %98 = llvm.fpext %94 : f32 to f64
    %99 = llvm.call @pow(%97, %98) : (f64, f64) -> f64
    %100 = llvm.fsub %95, %99 : f64
    %101 = llvm.mlir.constant(5.000000e-01 : f64) : f64
    %102 = llvm.call @pow(%100, %101) : (f64, f64) -> f64
    %103 = llvm.fptrunc %102 : f64 to f32
    %104 = llvm.getelementptr %9[%86] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %105 = llvm.load %104 {alignment = 8 : i64} : !llvm.ptr -> f64
    %106 = llvm.getelementptr %5[%86] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %107 = llvm.load %106 {alignment = 8 : i64} : !llvm.ptr -> f64
    %108 = llvm.call @pow(%107, %98) : (f64, f64) -> f64
    %109 = llvm.fsub %95, %108 : f64
    %110 = llvm.fdiv %105, %109 : f64
    %111 = llvm.fneg %110 : f64
    %112 = llvm.fptrunc %111 : f64 to f32
    %113 = llvm.getelementptr %11[%86] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %114 = llvm.load %113 {alignment = 4 : i64} : !llvm.ptr -> f32
    %115 = llvm.fadd %114, %93 : f32
    %116 = llvm.fpext %115 : f32 to f64
    %117 = llvm.call @pow(%97, %116) : (f64, f64) -> f64
    %118 = llvm.fsub %95, %117 : f64
    %119 = llvm.call @pow(%118, %101) : (f64, f64) -> f64
    %120 = llvm.fptrunc %119 : f64 to f32
    %121 = llvm.call @pow(%107, %116) : (f64, f64) -> f64
    %122 = llvm.fsub %95, %121 : f64
    %123 = llvm.fdiv %105, %122 : f64
    %124 = llvm.fneg %123 : f64
    %125 = llvm.fptrunc %124 : f64 to f32
    %126 = llvm.getelementptr %13[%86] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %127 = llvm.load %126 {alignment = 4 : i64} : !llvm.ptr -> f32
    %128 = llvm.fadd %127, %93 : f32
    %129 = llvm.fpext %128 : f32 to f64
    %130 = llvm.call @pow(%97, %129) : (f64, f64) -> f64
    %131 = llvm.fsub %95, %130 : f64
    %132 = llvm.call @pow(%131, %101) : (f64, f64) -> f64
    %133 = llvm.fptrunc %132 : f64 to f32
    %134 = llvm.call @pow(%107, %129) : (f64, f64) -> f64
    %135 = llvm.fsub %95, %134 : f64
    %136 = llvm.fdiv %105, %135 : f64
    %137 = llvm.fneg %136 : f64
    %138 = llvm.fptrunc %137 : f64 to f32
    %139 = llvm.getelementptr %15[%86] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %140 = llvm.load %139 {alignment = 4 : i64} : !llvm.ptr -> f32
    %141 = llvm.fadd %140, %93 : f32
    %142 = llvm.fpext %141 : f32 to f64
    %143 = llvm.call @pow(%97, %142) : (f64, f64) -> f64
    %144 = llvm.fsub %95, %143 : f64
    %145 = llvm.call @pow(%144, %101) : (f64, f64) -> f64
    %146 = llvm.fptrunc %145 : f64 to f32
    %147 = llvm.call @pow(%107, %142) : (f64, f64) -> f64
    %148 = llvm.fsub %95, %147 : f64
    %149 = llvm.fdiv %105, %148 : f64
    %150 = llvm.fneg %149 : f64
    %151 = llvm.fptrunc %150 : f64 to f32
    %152 = llvm.getelementptr %17[%86] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %153 = llvm.load %152 {alignment = 4 : i64} : !llvm.ptr -> f32
    %154 = llvm.fadd %153, %93 : f32
    %155 = llvm.fpext %154 : f32 to f64
    %156 = llvm.call @pow(%97, %155) : (f64, f64) -> f64
    %157 = llvm.fsub %95, %156 : f64
    %158 = llvm.call @pow(%157, %101) : (f64, f64) -> f64
    %159 = llvm.fptrunc %158 : f64 to f32
    %160 = llvm.call @pow(%107, %155) : (f64, f64) -> f64
    %161 = llvm.fsub %95, %160 : f64
    %162 = llvm.fdiv %105, %161 : f64
    %163 = llvm.fneg %162 : f64
    %164 = llvm.fptrunc %163 : f64 to f32
    %165 = llvm.getelementptr %19[%86] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %166 = llvm.load %165 {alignment = 4 : i64} : !llvm.ptr -> f32
    %167 = llvm.fadd %166, %93 : f32
    %168 = llvm.fpext %167 : f32 to f64
    %169 = llvm.call @pow(%97, %168) : (f64, f64) -> f64
    %170 = llvm.fsub %95, %169 : f64
    %171 = llvm.call @pow(%170, %101) : (f64, f64) -> f64
    %172 = llvm.fptrunc %171 : f64 to f32
    %173 = llvm.call @pow(%107, %168) : (f64, f64) -> f64
    %174 = llvm.fsub %95, %173 : f64
    %175 = llvm.fdiv %105, %174 : f64
    %176 = llvm.fneg %175 : f64
    %177 = llvm.fptrunc %176 : f64 to f32
    %178 = llvm.getelementptr %21[%86] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %179 = llvm.load %178 {alignment = 4 : i64} : !llvm.ptr -> f32
    %180 = llvm.fadd %179, %93 : f32
    %181 = llvm.fpext %180 : f32 to f64
    %182 = llvm.call @pow(%97, %181) : (f64, f64) -> f64
    %183 = llvm.fsub %95, %182 : f64
    %184 = llvm.call @pow(%183, %101) : (f64, f64) -> f64
    %185 = llvm.fptrunc %184 : f64 to f32
    %186 = llvm.call @pow(%107, %181) : (f64, f64) -> f64
    %187 = llvm.fsub %95, %186 : f64
    %188 = llvm.fdiv %105, %187 : f64
    %189 = llvm.fneg %188 : f64
    %190 = llvm.fptrunc %189 : f64 to f32
    %191 = llvm.getelementptr %23[%86] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %192 = llvm.load %191 {alignment = 4 : i64} : !llvm.ptr -> f32
    %193 = llvm.fadd %192, %93 : f32
    %194 = llvm.fpext %193 : f32 to f64
    %195 = llvm.call @pow(%97, %194) : (f64, f64) -> f64
    %196 = llvm.fsub %95, %195 : f64
    %197 = llvm.call @pow(%196, %101) : (f64, f64) -> f64
    %198 = llvm.fptrunc %197 : f64 to f32
    %199 = llvm.call @pow(%107, %194) : (f64, f64) -> f64
    %200 = llvm.fsub %95, %199 : f64
    %201 = llvm.fdiv %105, %200 : f64
    %202 = llvm.fneg %201 : f64
    %203 = llvm.fptrunc %202 : f64 to f32
    %204 = llvm.getelementptr %25[%86] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %205 = llvm.load %204 {alignment = 4 : i64} : !llvm.ptr -> f32
    %206 = llvm.fadd %205, %93 : f32
    %207 = llvm.fpext %206 : f32 to f64
    %208 = llvm.call @pow(%107, %207) : (f64, f64) -> f64
    %209 = llvm.fsub %95, %208 : f64
    %210 = llvm.call @pow(%97, %207) : (f64, f64) -> f64
    %211 = llvm.fsub %95, %210 : f64
    %212 = llvm.getelementptr %27[%86] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %90, %212 {alignment = 4 : i64} : f32, !llvm.ptr
    %213 = llvm.getelementptr %29[%86] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %94, %213 {alignment = 4 : i64} : f32, !llvm.ptr
    %214 = llvm.getelementptr %31[%86] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %103, %214 {alignment = 4 : i64} : f32, !llvm.ptr
    %215 = llvm.getelementptr %33[%86] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %112, %215 {alignment = 4 : i64} : f32, !llvm.ptr
    %216 = llvm.getelementptr %35[%86] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %115, %216 {alignment = 4 : i64} : f32, !llvm.ptr
    %217 = llvm.getelementptr %37[%86] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %120, %217 {alignment = 4 : i64} : f32, !llvm.ptr
    %218 = llvm.getelementptr %39[%86] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %125, %218 {alignment = 4 : i64} : f32, !llvm.ptr
    %219 = llvm.getelementptr %41[%86] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %128, %219 {alignment = 4 : i64} : f32, !llvm.ptr
    %220 = llvm.getelementptr %43[%86] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %133, %220 {alignment = 4 : i64} : f32, !llvm.ptr
    %221 = llvm.getelementptr %45[%86] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %138, %221 {alignment = 4 : i64} : f32, !llvm.ptr
    %222 = llvm.getelementptr %47[%86] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %141, %222 {alignment = 4 : i64} : f32, !llvm.ptr
    %223 = llvm.getelementptr %49[%86] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %146, %223 {alignment = 4 : i64} : f32, !llvm.ptr
    %224 = llvm.getelementptr %51[%86] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %151, %224 {alignment = 4 : i64} : f32, !llvm.ptr
    %225 = llvm.getelementptr %53[%86] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %154, %225 {alignment = 4 : i64} : f32, !llvm.ptr
    %226 = llvm.getelementptr %55[%86] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %159, %226 {alignment = 4 : i64} : f32, !llvm.ptr
    %227 = llvm.getelementptr %57[%86] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %164, %227 {alignment = 4 : i64} : f32, !llvm.ptr
    %228 = llvm.getelementptr %59[%86] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %167, %228 {alignment = 4 : i64} : f32, !llvm.ptr
    %229 = llvm.getelementptr %61[%86] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %172, %229 {alignment = 4 : i64} : f32, !llvm.ptr
    %230 = llvm.getelementptr %63[%86] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %177, %230 {alignment = 4 : i64} : f32, !llvm.ptr
    %231 = llvm.getelementptr %65[%86] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %180, %231 {alignment = 4 : i64} : f32, !llvm.ptr
    %232 = llvm.getelementptr %67[%86] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %185, %232 {alignment = 4 : i64} : f32, !llvm.ptr
    %233 = llvm.getelementptr %69[%86] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %190, %233 {alignment = 4 : i64} : f32, !llvm.ptr
    %234 = llvm.getelementptr %71[%86] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %193, %234 {alignment = 4 : i64} : f32, !llvm.ptr
    %235 = llvm.getelementptr %73[%86] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %198, %235 {alignment = 4 : i64} : f32, !llvm.ptr
    %236 = llvm.getelementptr %75[%86] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %203, %236 {alignment = 4 : i64} : f32, !llvm.ptr
    %237 = llvm.getelementptr %77[%86] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %206, %237 {alignment = 4 : i64} : f32, !llvm.ptr
    %238 = llvm.getelementptr %79[%86] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    llvm.store %209, %238 {alignment = 8 : i64} : f64, !llvm.ptr
    %239 = llvm.getelementptr %81[%86] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    llvm.store %211, %239 {alignment = 8 : i64} : f64, !llvm.ptr
    %240 = llvm.add %83, %82 : i64
    llvm.br ^bb1(%240 : i64)
  ^bb3:  // pred: ^bb1
    llvm.return
  }
}

