module {
  llvm.func @pow(f64, f64) -> f64 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, sym_visibility = "private"}
  llvm.func @pointwise_cd002cc909672ad6(%arg0: !llvm.ptr, %arg1: i64, %arg2: i64) attributes {tile.grid_size = 1 : i64} {
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
    %76 = llvm.mlir.constant(1 : index) : i64
    llvm.br ^bb1(%arg1 : i64)
  ^bb1(%77: i64):  // 2 preds: ^bb0, ^bb2
    %78 = llvm.icmp "slt" %77, %arg2 : i64
    llvm.cond_br %78, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %79 = llvm.mlir.constant(0 : index) : i64
    %80 = llvm.mlir.constant(1.000000e+00 : f64) : f64
    %81 = llvm.mlir.constant(0 : index) : i64
    %82 = llvm.getelementptr %5[%81] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %83 = llvm.load %82 {alignment = 8 : i64} : !llvm.ptr -> f64
    %84 = llvm.getelementptr %1[%81] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %85 = llvm.load %84 {alignment = 4 : i64} : !llvm.ptr -> f32
    %86 = llvm.fpext %85 : f32 to f64
    %87 = llvm.call @pow(%83, %86) : (f64, f64) -> f64
    %88 = llvm.fsub %80, %87 : f64
    %89 = llvm.mlir.constant(5.000000e-01 : f64) : f64
    %90 = llvm.call @pow(%88, %89) : (f64, f64) -> f64
    %91 = llvm.fptrunc %90 : f64 to f32
    %92 = llvm.getelementptr %7[%81] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %93 = llvm.load %92 {alignment = 8 : i64} : !llvm.ptr -> f64
    %94 = llvm.getelementptr %3[%81] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %95 = llvm.load %94 {alignment = 8 : i64} : !llvm.ptr -> f64
    %96 = llvm.call @pow(%95, %86) : (f64, f64) -> f64
    %97 = llvm.fsub %80, %96 : f64
    %98 = llvm.fdiv %93, %97 : f64
    %99 = llvm.fneg %98 : f64
    %100 = llvm.fptrunc %99 : f64 to f32
    %101 = llvm.getelementptr %9[%81] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %102 = llvm.load %101 {alignment = 4 : i64} : !llvm.ptr -> f32
    %103 = llvm.mlir.constant(1.000000e+00 : f32) : f32
    %104 = llvm.fadd %102, %103 : f32
    %105 = llvm.fpext %104 : f32 to f64
    %106 = llvm.call @pow(%83, %105) : (f64, f64) -> f64
    %107 = llvm.fsub %80, %106 : f64
    %108 = llvm.call @pow(%107, %89) : (f64, f64) -> f64
    %109 = llvm.fptrunc %108 : f64 to f32
    %110 = llvm.call @pow(%95, %105) : (f64, f64) -> f64
    %111 = llvm.fsub %80, %110 : f64
    %112 = llvm.fdiv %93, %111 : f64
    %113 = llvm.fneg %112 : f64
    %114 = llvm.fptrunc %113 : f64 to f32
    %115 = llvm.getelementptr %11[%81] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %116 = llvm.load %115 {alignment = 4 : i64} : !llvm.ptr -> f32
    %117 = llvm.fadd %116, %103 : f32
    %118 = llvm.fpext %117 : f32 to f64
    %119 = llvm.call @pow(%83, %118) : (f64, f64) -> f64
    %120 = llvm.fsub %80, %119 : f64
    %121 = llvm.call @pow(%120, %89) : (f64, f64) -> f64
    %122 = llvm.fptrunc %121 : f64 to f32
    %123 = llvm.call @pow(%95, %118) : (f64, f64) -> f64
    %124 = llvm.fsub %80, %123 : f64
    %125 = llvm.fdiv %93, %124 : f64
    %126 = llvm.fneg %125 : f64
    %127 = llvm.fptrunc %126 : f64 to f32
    %128 = llvm.getelementptr %13[%81] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %129 = llvm.load %128 {alignment = 4 : i64} : !llvm.ptr -> f32
    %130 = llvm.fadd %129, %103 : f32
    %131 = llvm.fpext %130 : f32 to f64
    %132 = llvm.call @pow(%83, %131) : (f64, f64) -> f64
    %133 = llvm.fsub %80, %132 : f64
    %134 = llvm.call @pow(%133, %89) : (f64, f64) -> f64
    %135 = llvm.fptrunc %134 : f64 to f32
    %136 = llvm.call @pow(%95, %131) : (f64, f64) -> f64
    %137 = llvm.fsub %80, %136 : f64
    %138 = llvm.fdiv %93, %137 : f64
    %139 = llvm.fneg %138 : f64
    %140 = llvm.fptrunc %139 : f64 to f32
    %141 = llvm.getelementptr %15[%81] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %142 = llvm.load %141 {alignment = 4 : i64} : !llvm.ptr -> f32
    %143 = llvm.fadd %142, %103 : f32
    %144 = llvm.fpext %143 : f32 to f64
    %145 = llvm.call @pow(%83, %144) : (f64, f64) -> f64
    %146 = llvm.fsub %80, %145 : f64
    %147 = llvm.call @pow(%146, %89) : (f64, f64) -> f64
    %148 = llvm.fptrunc %147 : f64 to f32
    %149 = llvm.call @pow(%95, %144) : (f64, f64) -> f64
    %150 = llvm.fsub %80, %149 : f64
    %151 = llvm.fdiv %93, %150 : f64
    %152 = llvm.fneg %151 : f64
    %153 = llvm.fptrunc %152 : f64 to f32
    %154 = llvm.getelementptr %17[%81] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %155 = llvm.load %154 {alignment = 4 : i64} : !llvm.ptr -> f32
    %156 = llvm.fadd %155, %103 : f32
    %157 = llvm.fpext %156 : f32 to f64
    %158 = llvm.call @pow(%83, %157) : (f64, f64) -> f64
    %159 = llvm.fsub %80, %158 : f64
    %160 = llvm.call @pow(%159, %89) : (f64, f64) -> f64
    %161 = llvm.fptrunc %160 : f64 to f32
    %162 = llvm.call @pow(%95, %157) : (f64, f64) -> f64
    %163 = llvm.fsub %80, %162 : f64
    %164 = llvm.fdiv %93, %163 : f64
    %165 = llvm.fneg %164 : f64
    %166 = llvm.fptrunc %165 : f64 to f32
    %167 = llvm.getelementptr %19[%81] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %168 = llvm.load %167 {alignment = 4 : i64} : !llvm.ptr -> f32
    %169 = llvm.fadd %168, %103 : f32
    %170 = llvm.fpext %169 : f32 to f64
    %171 = llvm.call @pow(%83, %170) : (f64, f64) -> f64
    %172 = llvm.fsub %80, %171 : f64
    %173 = llvm.call @pow(%172, %89) : (f64, f64) -> f64
    %174 = llvm.fptrunc %173 : f64 to f32
    %175 = llvm.call @pow(%95, %170) : (f64, f64) -> f64
    %176 = llvm.fsub %80, %175 : f64
    %177 = llvm.fdiv %93, %176 : f64
    %178 = llvm.fneg %177 : f64
    %179 = llvm.fptrunc %178 : f64 to f32
    %180 = llvm.getelementptr %21[%81] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %181 = llvm.load %180 {alignment = 4 : i64} : !llvm.ptr -> f32
    %182 = llvm.fadd %181, %103 : f32
    %183 = llvm.fpext %182 : f32 to f64
    %184 = llvm.call @pow(%83, %183) : (f64, f64) -> f64
    %185 = llvm.fsub %80, %184 : f64
    %186 = llvm.call @pow(%185, %89) : (f64, f64) -> f64
    %187 = llvm.fptrunc %186 : f64 to f32
    %188 = llvm.call @pow(%95, %183) : (f64, f64) -> f64
    %189 = llvm.fsub %80, %188 : f64
    %190 = llvm.fdiv %93, %189 : f64
    %191 = llvm.fneg %190 : f64
    %192 = llvm.fptrunc %191 : f64 to f32
    %193 = llvm.getelementptr %23[%81] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %194 = llvm.load %193 {alignment = 4 : i64} : !llvm.ptr -> f32
    %195 = llvm.fadd %194, %103 : f32
    %196 = llvm.fpext %195 : f32 to f64
    %197 = llvm.call @pow(%95, %196) : (f64, f64) -> f64
    %198 = llvm.fsub %80, %197 : f64
    %199 = llvm.fdiv %93, %198 : f64
    %200 = llvm.call @pow(%83, %196) : (f64, f64) -> f64
    %201 = llvm.fsub %80, %200 : f64
    %202 = llvm.call @pow(%201, %89) : (f64, f64) -> f64
    %203 = llvm.fptrunc %202 : f64 to f32
    %204 = llvm.getelementptr %25[%81] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %91, %204 {alignment = 4 : i64} : f32, !llvm.ptr
    %205 = llvm.getelementptr %27[%81] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %100, %205 {alignment = 4 : i64} : f32, !llvm.ptr
    %206 = llvm.getelementptr %29[%81] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %104, %206 {alignment = 4 : i64} : f32, !llvm.ptr
    %207 = llvm.getelementptr %31[%81] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %109, %207 {alignment = 4 : i64} : f32, !llvm.ptr
    %208 = llvm.getelementptr %33[%81] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %114, %208 {alignment = 4 : i64} : f32, !llvm.ptr
    %209 = llvm.getelementptr %35[%81] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %117, %209 {alignment = 4 : i64} : f32, !llvm.ptr
    %210 = llvm.getelementptr %37[%81] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %122, %210 {alignment = 4 : i64} : f32, !llvm.ptr
    %211 = llvm.getelementptr %39[%81] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %127, %211 {alignment = 4 : i64} : f32, !llvm.ptr
    %212 = llvm.getelementptr %41[%81] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %130, %212 {alignment = 4 : i64} : f32, !llvm.ptr
    %213 = llvm.getelementptr %43[%81] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %135, %213 {alignment = 4 : i64} : f32, !llvm.ptr
    %214 = llvm.getelementptr %45[%81] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %140, %214 {alignment = 4 : i64} : f32, !llvm.ptr
    %215 = llvm.getelementptr %47[%81] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %143, %215 {alignment = 4 : i64} : f32, !llvm.ptr
    %216 = llvm.getelementptr %49[%81] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %148, %216 {alignment = 4 : i64} : f32, !llvm.ptr
    %217 = llvm.getelementptr %51[%81] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %153, %217 {alignment = 4 : i64} : f32, !llvm.ptr
    %218 = llvm.getelementptr %53[%81] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %156, %218 {alignment = 4 : i64} : f32, !llvm.ptr
    %219 = llvm.getelementptr %55[%81] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %161, %219 {alignment = 4 : i64} : f32, !llvm.ptr
    %220 = llvm.getelementptr %57[%81] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %166, %220 {alignment = 4 : i64} : f32, !llvm.ptr
    %221 = llvm.getelementptr %59[%81] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %169, %221 {alignment = 4 : i64} : f32, !llvm.ptr
    %222 = llvm.getelementptr %61[%81] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %174, %222 {alignment = 4 : i64} : f32, !llvm.ptr
    %223 = llvm.getelementptr %63[%81] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %179, %223 {alignment = 4 : i64} : f32, !llvm.ptr
    %224 = llvm.getelementptr %65[%81] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %182, %224 {alignment = 4 : i64} : f32, !llvm.ptr
    %225 = llvm.getelementptr %67[%81] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %187, %225 {alignment = 4 : i64} : f32, !llvm.ptr
    %226 = llvm.getelementptr %69[%81] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %192, %226 {alignment = 4 : i64} : f32, !llvm.ptr
    %227 = llvm.getelementptr %71[%81] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %195, %227 {alignment = 4 : i64} : f32, !llvm.ptr
    %228 = llvm.getelementptr %73[%81] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    llvm.store %199, %228 {alignment = 8 : i64} : f64, !llvm.ptr
    %229 = llvm.getelementptr %75[%81] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %203, %229 {alignment = 4 : i64} : f32, !llvm.ptr
    %230 = llvm.add %77, %76 : i64
    llvm.br ^bb1(%230 : i64)
  ^bb3:  // pred: ^bb1
    llvm.return
  }
}

