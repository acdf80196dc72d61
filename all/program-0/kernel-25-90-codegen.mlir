module {
  llvm.func @pow(f64, f64) -> f64 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, sym_visibility = "private"}
  llvm.func @pointwise_08bf9f212a6ac824(%arg0: !llvm.ptr, %arg1: i64, %arg2: i64) attributes {tile.grid_size = 1 : i64} {
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
    %78 = llvm.mlir.constant(1 : index) : i64
    llvm.br ^bb1(%arg1 : i64)
  ^bb1(%79: i64):  // 2 preds: ^bb0, ^bb2
    %80 = llvm.icmp "slt" %79, %arg2 : i64
    llvm.cond_br %80, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %81 = llvm.mlir.constant(0 : index) : i64
    %82 = llvm.mlir.constant(0 : index) : i64
    %83 = llvm.getelementptr %1[%82] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %84 = llvm.load %83 {alignment = 4 : i64} : !llvm.ptr -> f32
    %85 = llvm.mlir.constant(1.000000e+00 : f32) : f32
    %86 = llvm.fadd %84, %85 : f32
    %87 = llvm.mlir.constant(1.000000e+00 : f64) : f64
    %88 = llvm.getelementptr %5[%82] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %89 = llvm.load %88 {alignment = 8 : i64} : !llvm.ptr -> f64
    %90 = llvm.fpext %86 : f32 to f64
    %91 = llvm.call @pow(%89, %90) : (f64, f64) -> f64
    %92 = llvm.fsub %87, %91 : f64
    %93 = llvm.mlir.constant(5.000000e-01 : f64) : f64
    %94 = llvm.call @pow(%92, %93) : (f64, f64) -> f64
    %95 = llvm.fptrunc %94 : f64 to f32
    %96 = llvm.getelementptr %7[%82] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %97 = llvm.load %96 {alignment = 8 : i64} : !llvm.ptr -> f64
    %98 = llvm.getelementptr %3[%82] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %99 = llvm.load %98 {alignment = 8 : i64} : !llvm.ptr -> f64
    %100 = llvm.call @pow(%99, %90) : (f64, f64) -> f64
    %101 = llvm.fsub %87, %100 : f64
    %102 = llvm.fdiv %97, %101 : f64
    %103 = llvm.fneg %102 : f64
    %104 = llvm.fptrunc %103 : f64 to f32
    %105 = llvm.getelementptr %9[%82] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %106 = llvm.load %105 {alignment = 4 : i64} : !llvm.ptr -> f32
    %107 = llvm.fadd %106, %85 : f32
    %108 = llvm.fpext %107 : f32 to f64
    %109 = llvm.call @pow(%89, %108) : (f64, f64) -> f64
    %110 = llvm.fsub %87, %109 : f64
    %111 = llvm.call @pow(%110, %93) : (f64, f64) -> f64
    %112 = llvm.fptrunc %111 : f64 to f32
    %113 = llvm.call @pow(%99, %108) : (f64, f64) -> f64
    %114 = llvm.fsub %87, %113 : f64
    %115 = llvm.fdiv %97, %114 : f64
    %116 = llvm.fneg %115 : f64
    %117 = llvm.fptrunc %116 : f64 to f32
    %118 = llvm.getelementptr %11[%82] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %119 = llvm.load %118 {alignment = 4 : i64} : !llvm.ptr -> f32
    %120 = llvm.fadd %119, %85 : f32
    %121 = llvm.fpext %120 : f32 to f64
    %122 = llvm.call @pow(%89, %121) : (f64, f64) -> f64
    %123 = llvm.fsub %87, %122 : f64
    %124 = llvm.call @pow(%123, %93) : (f64, f64) -> f64
    %125 = llvm.fptrunc %124 : f64 to f32
    %126 = llvm.call @pow(%99, %121) : (f64, f64) -> f64
    %127 = llvm.fsub %87, %126 : f64
    %128 = llvm.fdiv %97, %127 : f64
    %129 = llvm.fneg %128 : f64
    %130 = llvm.fptrunc %129 : f64 to f32
    %131 = llvm.getelementptr %13[%82] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %132 = llvm.load %131 {alignment = 4 : i64} : !llvm.ptr -> f32
    %133 = llvm.fadd %132, %85 : f32
    %134 = llvm.fpext %133 : f32 to f64
    %135 = llvm.call @pow(%89, %134) : (f64, f64) -> f64
    %136 = llvm.fsub %87, %135 : f64
    %137 = llvm.call @pow(%136, %93) : (f64, f64) -> f64
    %138 = llvm.fptrunc %137 : f64 to f32
    %139 = llvm.call @pow(%99, %134) : (f64, f64) -> f64
    %140 = llvm.fsub %87, %139 : f64
    %141 = llvm.fdiv %97, %140 : f64
    %142 = llvm.fneg %141 : f64
    %143 = llvm.fptrunc %142 : f64 to f32
    %144 = llvm.getelementptr %15[%82] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %145 = llvm.load %144 {alignment = 4 : i64} : !llvm.ptr -> f32
    %146 = llvm.fadd %145, %85 : f32
    %147 = llvm.fpext %146 : f32 to f64
    %148 = llvm.call @pow(%89, %147) : (f64, f64) -> f64
    %149 = llvm.fsub %87, %148 : f64
    %150 = llvm.call @pow(%149, %93) : (f64, f64) -> f64
    %151 = llvm.fptrunc %150 : f64 to f32
    %152 = llvm.call @pow(%99, %147) : (f64, f64) -> f64
    %153 = llvm.fsub %87, %152 : f64
    %154 = llvm.fdiv %97, %153 : f64
    %155 = llvm.fneg %154 : f64
    %156 = llvm.fptrunc %155 : f64 to f32
    %157 = llvm.getelementptr %17[%82] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %158 = llvm.load %157 {alignment = 4 : i64} : !llvm.ptr -> f32
    %159 = llvm.fadd %158, %85 : f32
    %160 = llvm.fpext %159 : f32 to f64
    %161 = llvm.call @pow(%89, %160) : (f64, f64) -> f64
    %162 = llvm.fsub %87, %161 : f64
    %163 = llvm.call @pow(%162, %93) : (f64, f64) -> f64
    %164 = llvm.fptrunc %163 : f64 to f32
    %165 = llvm.call @pow(%99, %160) : (f64, f64) -> f64
    %166 = llvm.fsub %87, %165 : f64
    %167 = llvm.fdiv %97, %166 : f64
    %168 = llvm.fneg %167 : f64
    %169 = llvm.fptrunc %168 : f64 to f32
    %170 = llvm.getelementptr %19[%82] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %171 = llvm.load %170 {alignment = 4 : i64} : !llvm.ptr -> f32
    %172 = llvm.fadd %171, %85 : f32
    %173 = llvm.fpext %172 : f32 to f64
    %174 = llvm.call @pow(%89, %173) : (f64, f64) -> f64
    %175 = llvm.fsub %87, %174 : f64
    %176 = llvm.call @pow(%175, %93) : (f64, f64) -> f64
    %177 = llvm.fptrunc %176 : f64 to f32
    %178 = llvm.call @pow(%99, %173) : (f64, f64) -> f64
    %179 = llvm.fsub %87, %178 : f64
    %180 = llvm.fdiv %97, %179 : f64
    %181 = llvm.fneg %180 : f64
    %182 = llvm.fptrunc %181 : f64 to f32
    %183 = llvm.getelementptr %21[%82] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %184 = llvm.load %183 {alignment = 4 : i64} : !llvm.ptr -> f32
    %185 = llvm.fadd %184, %85 : f32
    %186 = llvm.fpext %185 : f32 to f64
    %187 = llvm.call @pow(%89, %186) : (f64, f64) -> f64
    %188 = llvm.fsub %87, %187 : f64
    %189 = llvm.call @pow(%188, %93) : (f64, f64) -> f64
    %190 = llvm.fptrunc %189 : f64 to f32
    %191 = llvm.call @pow(%99, %186) : (f64, f64) -> f64
    %192 = llvm.fsub %87, %191 : f64
    %193 = llvm.fdiv %97, %192 : f64
    %194 = llvm.fneg %193 : f64
    %195 = llvm.fptrunc %194 : f64 to f32
    %196 = llvm.getelementptr %23[%82] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %197 = llvm.load %196 {alignment = 4 : i64} : !llvm.ptr -> f32
    %198 = llvm.fadd %197, %85 : f32
    %199 = llvm.fpext %198 : f32 to f64
    %200 = llvm.call @pow(%99, %199) : (f64, f64) -> f64
    %201 = llvm.fsub %87, %200 : f64
    %202 = llvm.fdiv %97, %201 : f64
    %203 = llvm.call @pow(%89, %199) : (f64, f64) -> f64
    %204 = llvm.fsub %87, %203 : f64
    %205 = llvm.call @pow(%204, %93) : (f64, f64) -> f64
    %206 = llvm.getelementptr %25[%82] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %86, %206 {alignment = 4 : i64} : f32, !llvm.ptr
    %207 = llvm.getelementptr %27[%82] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %95, %207 {alignment = 4 : i64} : f32, !llvm.ptr
    %208 = llvm.getelementptr %29[%82] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %104, %208 {alignment = 4 : i64} : f32, !llvm.ptr
    %209 = llvm.getelementptr %31[%82] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %107, %209 {alignment = 4 : i64} : f32, !llvm.ptr
    %210 = llvm.getelementptr %33[%82] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %112, %210 {alignment = 4 : i64} : f32, !llvm.ptr
    %211 = llvm.getelementptr %35[%82] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %117, %211 {alignment = 4 : i64} : f32, !llvm.ptr
    %212 = llvm.getelementptr %37[%82] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %120, %212 {alignment = 4 : i64} : f32, !llvm.ptr
    %213 = llvm.getelementptr %39[%82] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %125, %213 {alignment = 4 : i64} : f32, !llvm.ptr
    %214 = llvm.getelementptr %41[%82] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %130, %214 {alignment = 4 : i64} : f32, !llvm.ptr
    %215 = llvm.getelementptr %43[%82] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %133, %215 {alignment = 4 : i64} : f32, !llvm.ptr
    %216 = llvm.getelementptr %45[%82] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %138, %216 {alignment = 4 : i64} : f32, !llvm.ptr
    %217 = llvm.getelementptr %47[%82] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %143, %217 {alignment = 4 : i64} : f32, !llvm.ptr
    %218 = llvm.getelementptr %49[%82] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %146, %218 {alignment = 4 : i64} : f32, !llvm.ptr
    %219 = llvm.getelementptr %51[%82] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %151, %219 {alignment = 4 : i64} : f32, !llvm.ptr
    %220 = llvm.getelementptr %53[%82] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %156, %220 {alignment = 4 : i64} : f32, !llvm.ptr
    %221 = llvm.getelementptr %55[%82] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %159, %221 {alignment = 4 : i64} : f32, !llvm.ptr
    %222 = llvm.getelementptr %57[%82] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %164, %222 {alignment = 4 : i64} : f32, !llvm.ptr
    %223 = llvm.getelementptr %59[%82] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %169, %223 {alignment = 4 : i64} : f32, !llvm.ptr
    %224 = llvm.getelementptr %61[%82] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %172, %224 {alignment = 4 : i64} : f32, !llvm.ptr
    %225 = llvm.getelementptr %63[%82] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %177, %225 {alignment = 4 : i64} : f32, !llvm.ptr
    %226 = llvm.getelementptr %65[%82] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %182, %226 {alignment = 4 : i64} : f32, !llvm.ptr
    %227 = llvm.getelementptr %67[%82] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %185, %227 {alignment = 4 : i64} : f32, !llvm.ptr
    %228 = llvm.getelementptr %69[%82] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %190, %228 {alignment = 4 : i64} : f32, !llvm.ptr
    %229 = llvm.getelementptr %71[%82] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %195, %229 {alignment = 4 : i64} : f32, !llvm.ptr
    %230 = llvm.getelementptr %73[%82] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %198, %230 {alignment = 4 : i64} : f32, !llvm.ptr
    %231 = llvm.getelementptr %75[%82] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    llvm.store %202, %231 {alignment = 8 : i64} : f64, !llvm.ptr
    %232 = llvm.getelementptr %77[%82] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    llvm.store %205, %232 {alignment = 8 : i64} : f64, !llvm.ptr
    %233 = llvm.add %79, %78 : i64
    llvm.br ^bb1(%233 : i64)
  ^bb3:  // pred: ^bb1
    llvm.return
  }
}

