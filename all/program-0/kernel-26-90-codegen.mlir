module {
  llvm.func @pow(f64, f64) -> f64 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, sym_visibility = "private"}
  llvm.func @pointwise_bcb1d44922b0315c(%arg0: !llvm.ptr, %arg1: i64, %arg2: i64) attributes {tile.grid_size = 1 : i64} {
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
    %83 = llvm.getelementptr %1[%82] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %84 = llvm.load %83 {alignment = 8 : i64} : !llvm.ptr -> f64
    %85 = llvm.fptrunc %84 : f64 to f32
    %86 = llvm.getelementptr %3[%82] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %87 = llvm.load %86 {alignment = 8 : i64} : !llvm.ptr -> f64
    %88 = llvm.fneg %87 : f64
    %89 = llvm.fptrunc %88 : f64 to f32
    %90 = llvm.getelementptr %5[%82] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %91 = llvm.load %90 {alignment = 4 : i64} : !llvm.ptr -> f32
    %92 = llvm.mlir.constant(1.000000e+00 : f32) : f32
    %93 = llvm.fadd %91, %92 : f32
    %94 = llvm.mlir.constant(1.000000e+00 : f64) : f64
    %95 = llvm.getelementptr %9[%82] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %96 = llvm.load %95 {alignment = 8 : i64} : !llvm.ptr -> f64
    %97 = llvm.fpext %93 : f32 to f64
    %98 = llvm.call @pow(%96, %97) : (f64, f64) -> f64
    %99 = llvm.fsub %94, %98 : f64
    %100 = llvm.mlir.constant(5.000000e-01 : f64) : f64
    %101 = llvm.call @pow(%99, %100) : (f64, f64) -> f64
    %102 = llvm.fptrunc %101 : f64 to f32
    %103 = llvm.getelementptr %11[%82] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %104 = llvm.load %103 {alignment = 8 : i64} : !llvm.ptr -> f64
    %105 = llvm.getelementptr %7[%82] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %106 = llvm.load %105 {alignment = 8 : i64} : !llvm.ptr -> f64
    %107 = llvm.call @pow(%106, %97) : (f64, f64) -> f64
    %108 = llvm.fsub %94, %107 : f64
    %109 = llvm.fdiv %104, %108 : f64
    %110 = llvm.fneg %109 : f64
    %111 = llvm.fptrunc %110 : f64 to f32
    %112 = llvm.getelementptr %13[%82] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %113 = llvm.load %112 {alignment = 4 : i64} : !llvm.ptr -> f32
    %114 = llvm.fadd %113, %92 : f32
    %115 = llvm.fpext %114 : f32 to f64
    %116 = llvm.call @pow(%96, %115) : (f64, f64) -> f64
    %117 = llvm.fsub %94, %116 : f64
    %118 = llvm.call @pow(%117, %100) : (f64, f64) -> f64
    %119 = llvm.fptrunc %118 : f64 to f32
    %120 = llvm.call @pow(%106, %115) : (f64, f64) -> f64
    %121 = llvm.fsub %94, %120 : f64
    %122 = llvm.fdiv %104, %121 : f64
    %123 = llvm.fneg %122 : f64
    %124 = llvm.fptrunc %123 : f64 to f32
    %125 = llvm.getelementptr %15[%82] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %126 = llvm.load %125 {alignment = 4 : i64} : !llvm.ptr -> f32
    %127 = llvm.fadd %126, %92 : f32
    %128 = llvm.fpext %127 : f32 to f64
    %129 = llvm.call @pow(%96, %128) : (f64, f64) -> f64
    %130 = llvm.fsub %94, %129 : f64
    %131 = llvm.call @pow(%130, %100) : (f64, f64) -> f64
    %132 = llvm.fptrunc %131 : f64 to f32
    %133 = llvm.call @pow(%106, %128) : (f64, f64) -> f64
    %134 = llvm.fsub %94, %133 : f64
    %135 = llvm.fdiv %104, %134 : f64
    %136 = llvm.fneg %135 : f64
    %137 = llvm.fptrunc %136 : f64 to f32
    %138 = llvm.getelementptr %17[%82] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %139 = llvm.load %138 {alignment = 4 : i64} : !llvm.ptr -> f32
    %140 = llvm.fadd %139, %92 : f32
    %141 = llvm.fpext %140 : f32 to f64
    %142 = llvm.call @pow(%96, %141) : (f64, f64) -> f64
    %143 = llvm.fsub %94, %142 : f64
    %144 = llvm.call @pow(%143, %100) : (f64, f64) -> f64
    %145 = llvm.fptrunc %144 : f64 to f32
    %146 = llvm.call @pow(%106, %141) : (f64, f64) -> f64
    %147 = llvm.fsub %94, %146 : f64
    %148 = llvm.fdiv %104, %147 : f64
    %149 = llvm.fneg %148 : f64
    %150 = llvm.fptrunc %149 : f64 to f32
    %151 = llvm.getelementptr %19[%82] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %152 = llvm.load %151 {alignment = 4 : i64} : !llvm.ptr -> f32
    %153 = llvm.fadd %152, %92 : f32
    %154 = llvm.fpext %153 : f32 to f64
    %155 = llvm.call @pow(%96, %154) : (f64, f64) -> f64
    %156 = llvm.fsub %94, %155 : f64
    %157 = llvm.call @pow(%156, %100) : (f64, f64) -> f64
    %158 = llvm.fptrunc %157 : f64 to f32
    %159 = llvm.call @pow(%106, %154) : (f64, f64) -> f64
    %160 = llvm.fsub %94, %159 : f64
    %161 = llvm.fdiv %104, %160 : f64
    %162 = llvm.fneg %161 : f64
    %163 = llvm.fptrunc %162 : f64 to f32
    %164 = llvm.getelementptr %21[%82] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %165 = llvm.load %164 {alignment = 4 : i64} : !llvm.ptr -> f32
    %166 = llvm.fadd %165, %92 : f32
    %167 = llvm.fpext %166 : f32 to f64
    %168 = llvm.call @pow(%96, %167) : (f64, f64) -> f64
    %169 = llvm.fsub %94, %168 : f64
    %170 = llvm.call @pow(%169, %100) : (f64, f64) -> f64
    %171 = llvm.fptrunc %170 : f64 to f32
    %172 = llvm.call @pow(%106, %167) : (f64, f64) -> f64
    %173 = llvm.fsub %94, %172 : f64
    %174 = llvm.fdiv %104, %173 : f64
    %175 = llvm.fneg %174 : f64
    %176 = llvm.fptrunc %175 : f64 to f32
    %177 = llvm.getelementptr %23[%82] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %178 = llvm.load %177 {alignment = 4 : i64} : !llvm.ptr -> f32
    %179 = llvm.fadd %178, %92 : f32
    %180 = llvm.fpext %179 : f32 to f64
    %181 = llvm.call @pow(%96, %180) : (f64, f64) -> f64
    %182 = llvm.fsub %94, %181 : f64
    %183 = llvm.call @pow(%182, %100) : (f64, f64) -> f64
    %184 = llvm.fptrunc %183 : f64 to f32
    %185 = llvm.call @pow(%106, %180) : (f64, f64) -> f64
    %186 = llvm.fsub %94, %185 : f64
    %187 = llvm.fdiv %104, %186 : f64
    %188 = llvm.fneg %187 : f64
    %189 = llvm.fptrunc %188 : f64 to f32
    %190 = llvm.getelementptr %25[%82] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %191 = llvm.load %190 {alignment = 4 : i64} : !llvm.ptr -> f32
    %192 = llvm.fadd %191, %92 : f32
    %193 = llvm.fpext %192 : f32 to f64
    %194 = llvm.call @pow(%96, %193) : (f64, f64) -> f64
    %195 = llvm.fsub %94, %194 : f64
    %196 = llvm.call @pow(%195, %100) : (f64, f64) -> f64
    %197 = llvm.fptrunc %196 : f64 to f32
    %198 = llvm.call @pow(%106, %193) : (f64, f64) -> f64
    %199 = llvm.fsub %94, %198 : f64
    %200 = llvm.fdiv %104, %199 : f64
    %201 = llvm.fneg %200 : f64
    %202 = llvm.fptrunc %201 : f64 to f32
    %203 = llvm.getelementptr %27[%82] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %85, %203 {alignment = 4 : i64} : f32, !llvm.ptr
    %204 = llvm.getelementptr %29[%82] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %89, %204 {alignment = 4 : i64} : f32, !llvm.ptr
    %205 = llvm.getelementptr %31[%82] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %93, %205 {alignment = 4 : i64} : f32, !llvm.ptr
    %206 = llvm.getelementptr %33[%82] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %102, %206 {alignment = 4 : i64} : f32, !llvm.ptr
    %207 = llvm.getelementptr %35[%82] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %111, %207 {alignment = 4 : i64} : f32, !llvm.ptr
    %208 = llvm.getelementptr %37[%82] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %114, %208 {alignment = 4 : i64} : f32, !llvm.ptr
    %209 = llvm.getelementptr %39[%82] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %119, %209 {alignment = 4 : i64} : f32, !llvm.ptr
    %210 = llvm.getelementptr %41[%82] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %124, %210 {alignment = 4 : i64} : f32, !llvm.ptr
    %211 = llvm.getelementptr %43[%82] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %127, %211 {alignment = 4 : i64} : f32, !llvm.ptr
    %212 = llvm.getelementptr %45[%82] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %132, %212 {alignment = 4 : i64} : f32, !llvm.ptr
    %213 = llvm.getelementptr %47[%82] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %137, %213 {alignment = 4 : i64} : f32, !llvm.ptr
    %214 = llvm.getelementptr %49[%82] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %140, %214 {alignment = 4 : i64} : f32, !llvm.ptr
    %215 = llvm.getelementptr %51[%82] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %145, %215 {alignment = 4 : i64} : f32, !llvm.ptr
    %216 = llvm.getelementptr %53[%82] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %150, %216 {alignment = 4 : i64} : f32, !llvm.ptr
    %217 = llvm.getelementptr %55[%82] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %153, %217 {alignment = 4 : i64} : f32, !llvm.ptr
    %218 = llvm.getelementptr %57[%82] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %158, %218 {alignment = 4 : i64} : f32, !llvm.ptr
    %219 = llvm.getelementptr %59[%82] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %163, %219 {alignment = 4 : i64} : f32, !llvm.ptr
    %220 = llvm.getelementptr %61[%82] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %166, %220 {alignment = 4 : i64} : f32, !llvm.ptr
    %221 = llvm.getelementptr %63[%82] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %171, %221 {alignment = 4 : i64} : f32, !llvm.ptr
    %222 = llvm.getelementptr %65[%82] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %176, %222 {alignment = 4 : i64} : f32, !llvm.ptr
    %223 = llvm.getelementptr %67[%82] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %179, %223 {alignment = 4 : i64} : f32, !llvm.ptr
    %224 = llvm.getelementptr %69[%82] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %184, %224 {alignment = 4 : i64} : f32, !llvm.ptr
    %225 = llvm.getelementptr %71[%82] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %189, %225 {alignment = 4 : i64} : f32, !llvm.ptr
    %226 = llvm.getelementptr %73[%82] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %192, %226 {alignment = 4 : i64} : f32, !llvm.ptr
    %227 = llvm.getelementptr %75[%82] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %197, %227 {alignment = 4 : i64} : f32, !llvm.ptr
    %228 = llvm.getelementptr %77[%82] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %202, %228 {alignment = 4 : i64} : f32, !llvm.ptr
    %229 = llvm.add %79, %78 : i64
    llvm.br ^bb1(%229 : i64)
  ^bb3:  // pred: ^bb1
    llvm.return
  }
}

