module {
  llvm.func @pow(f64, f64) -> f64 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, sym_visibility = "private"}
  llvm.func @pointwise_4c761b9ed600e1d1(%arg0: !llvm.ptr, %arg1: i64, %arg2: i64) attributes {tile.grid_size = 1 : i64} {
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
    %82 = llvm.mlir.constant(1.000000e+00 : f64) : f64
    %83 = llvm.mlir.constant(0 : index) : i64
    %84 = llvm.getelementptr %3[%83] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %85 = llvm.load %84 {alignment = 8 : i64} : !llvm.ptr -> f64
    %86 = llvm.getelementptr %5[%83] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %87 = llvm.load %86 {alignment = 8 : i64} : !llvm.ptr -> f64
    %88 = llvm.call @pow(%85, %87) : (f64, f64) -> f64
    %89 = llvm.fsub %82, %88 : f64
    %90 = llvm.mlir.constant(5.000000e-01 : f64) : f64
    %91 = llvm.call @pow(%89, %90) : (f64, f64) -> f64
    %92 = llvm.fptrunc %91 : f64 to f32
    %93 = llvm.getelementptr %7[%83] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %94 = llvm.load %93 {alignment = 8 : i64} : !llvm.ptr -> f64
    %95 = llvm.getelementptr %1[%83] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %96 = llvm.load %95 {alignment = 8 : i64} : !llvm.ptr -> f64
    %97 = llvm.fsub %82, %96 : f64
    %98 = llvm.fdiv %94, %97 : f64
    %99 = llvm.fneg %98 : f64
    %100 = llvm.fptrunc %99 : f64 to f32
    %101 = llvm.getelementptr %9[%83] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %102 = llvm.load %101 {alignment = 4 : i64} : !llvm.ptr -> f32
    %103 = llvm.mlir.constant(1.000000e+00 : f32) : f32
    %104 = llvm.fadd %102, %103 : f32
    %105 = llvm.fpext %104 : f32 to f64
    %106 = llvm.call @pow(%85, %105) : (f64, f64) -> f64
    %107 = llvm.fsub %82, %106 : f64
    %108 = llvm.call @pow(%107, %90) : (f64, f64) -> f64
    %109 = llvm.fptrunc %108 : f64 to f32
    %110 = llvm.getelementptr %11[%83] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %111 = llvm.load %110 {alignment = 8 : i64} : !llvm.ptr -> f64
    %112 = llvm.call @pow(%111, %105) : (f64, f64) -> f64
    %113 = llvm.fsub %82, %112 : f64
    %114 = llvm.fdiv %94, %113 : f64
    %115 = llvm.fneg %114 : f64
    %116 = llvm.fptrunc %115 : f64 to f32
    %117 = llvm.getelementptr %13[%83] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %118 = llvm.load %117 {alignment = 4 : i64} : !llvm.ptr -> f32
    %119 = llvm.fadd %118, %103 : f32
    %120 = llvm.fpext %119 : f32 to f64
    %121 = llvm.call @pow(%85, %120) : (f64, f64) -> f64
    %122 = llvm.fsub %82, %121 : f64
    %123 = llvm.call @pow(%122, %90) : (f64, f64) -> f64
    %124 = llvm.fptrunc %123 : f64 to f32
    %125 = llvm.call @pow(%111, %120) : (f64, f64) -> f64
    %126 = llvm.fsub %82, %125 : f64
    %127 = llvm.fdiv %94, %126 : f64
    %128 = llvm.fneg %127 : f64
    %129 = llvm.fptrunc %128 : f64 to f32
    %130 = llvm.getelementptr %15[%83] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %131 = llvm.load %130 {alignment = 4 : i64} : !llvm.ptr -> f32
    %132 = llvm.fadd %131, %103 : f32
    %133 = llvm.fpext %132 : f32 to f64
    %134 = llvm.call @pow(%85, %133) : (f64, f64) -> f64
    %135 = llvm.fsub %82, %134 : f64
    %136 = llvm.call @pow(%135, %90) : (f64, f64) -> f64
    %137 = llvm.fptrunc %136 : f64 to f32
    %138 = llvm.call @pow(%111, %133) : (f64, f64) -> f64
    %139 = llvm.fsub %82, %138 : f64
    %140 = llvm.fdiv %94, %139 : f64
    %141 = llvm.fneg %140 : f64
    %142 = llvm.fptrunc %141 : f64 to f32
    %143 = llvm.getelementptr %17[%83] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %144 = llvm.load %143 {alignment = 4 : i64} : !llvm.ptr -> f32
    %145 = llvm.fadd %144, %103 : f32
    %146 = llvm.fpext %145 : f32 to f64
    %147 = llvm.call @pow(%85, %146) : (f64, f64) -> f64
    %148 = llvm.fsub %82, %147 : f64
    %149 = llvm.call @pow(%148, %90) : (f64, f64) -> f64
    %150 = llvm.fptrunc %149 : f64 to f32
    %151 = llvm.call @pow(%111, %146) : (f64, f64) -> f64
    %152 = llvm.fsub %82, %151 : f64
    %153 = llvm.fdiv %94, %152 : f64
    %154 = llvm.fneg %153 : f64
    %155 = llvm.fptrunc %154 : f64 to f32
    %156 = llvm.getelementptr %19[%83] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %157 = llvm.load %156 {alignment = 4 : i64} : !llvm.ptr -> f32
    %158 = llvm.fadd %157, %103 : f32
    %159 = llvm.fpext %158 : f32 to f64
    %160 = llvm.call @pow(%85, %159) : (f64, f64) -> f64
    %161 = llvm.fsub %82, %160 : f64
    %162 = llvm.call @pow(%161, %90) : (f64, f64) -> f64
    %163 = llvm.fptrunc %162 : f64 to f32
    %164 = llvm.call @pow(%111, %159) : (f64, f64) -> f64
    %165 = llvm.fsub %82, %164 : f64
    %166 = llvm.fdiv %94, %165 : f64
    %167 = llvm.fneg %166 : f64
    %168 = llvm.fptrunc %167 : f64 to f32
    %169 = llvm.getelementptr %21[%83] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %170 = llvm.load %169 {alignment = 4 : i64} : !llvm.ptr -> f32
    %171 = llvm.fadd %170, %103 : f32
    %172 = llvm.fpext %171 : f32 to f64
    %173 = llvm.call @pow(%85, %172) : (f64, f64) -> f64
    %174 = llvm.fsub %82, %173 : f64
    %175 = llvm.call @pow(%174, %90) : (f64, f64) -> f64
    %176 = llvm.fptrunc %175 : f64 to f32
    %177 = llvm.call @pow(%111, %172) : (f64, f64) -> f64
    %178 = llvm.fsub %82, %177 : f64
    %179 = llvm.fdiv %94, %178 : f64
    %180 = llvm.fneg %179 : f64
    %181 = llvm.fptrunc %180 : f64 to f32
    %182 = llvm.getelementptr %23[%83] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %183 = llvm.load %182 {alignment = 4 : i64} : !llvm.ptr -> f32
    %184 = llvm.fadd %183, %103 : f32
    %185 = llvm.fpext %184 : f32 to f64
    %186 = llvm.call @pow(%85, %185) : (f64, f64) -> f64
    %187 = llvm.fsub %82, %186 : f64
    %188 = llvm.call @pow(%187, %90) : (f64, f64) -> f64
    %189 = llvm.fptrunc %188 : f64 to f32
    %190 = llvm.call @pow(%111, %185) : (f64, f64) -> f64
    %191 = llvm.fsub %82, %190 : f64
    %192 = llvm.fdiv %94, %191 : f64
    %193 = llvm.fneg %192 : f64
    %194 = llvm.fptrunc %193 : f64 to f32
    %195 = llvm.getelementptr %25[%83] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %196 = llvm.load %195 {alignment = 4 : i64} : !llvm.ptr -> f32
    %197 = llvm.fadd %196, %103 : f32
    %198 = llvm.fpext %197 : f32 to f64
    %199 = llvm.call @pow(%85, %198) : (f64, f64) -> f64
    %200 = llvm.fsub %82, %199 : f64
    %201 = llvm.call @pow(%200, %90) : (f64, f64) -> f64
    %202 = llvm.fptrunc %201 : f64 to f32
    %203 = llvm.call @pow(%111, %198) : (f64, f64) -> f64
    %204 = llvm.fsub %82, %203 : f64
    %205 = llvm.fdiv %94, %204 : f64
    %206 = llvm.fneg %205 : f64
    %207 = llvm.fptrunc %206 : f64 to f32
    %208 = llvm.getelementptr %27[%83] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %92, %208 {alignment = 4 : i64} : f32, !llvm.ptr
    %209 = llvm.getelementptr %29[%83] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %100, %209 {alignment = 4 : i64} : f32, !llvm.ptr
    %210 = llvm.getelementptr %31[%83] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %104, %210 {alignment = 4 : i64} : f32, !llvm.ptr
    %211 = llvm.getelementptr %33[%83] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %109, %211 {alignment = 4 : i64} : f32, !llvm.ptr
    %212 = llvm.getelementptr %35[%83] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %116, %212 {alignment = 4 : i64} : f32, !llvm.ptr
    %213 = llvm.getelementptr %37[%83] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %119, %213 {alignment = 4 : i64} : f32, !llvm.ptr
    %214 = llvm.getelementptr %39[%83] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %124, %214 {alignment = 4 : i64} : f32, !llvm.ptr
    %215 = llvm.getelementptr %41[%83] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %129, %215 {alignment = 4 : i64} : f32, !llvm.ptr
    %216 = llvm.getelementptr %43[%83] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %132, %216 {alignment = 4 : i64} : f32, !llvm.ptr
    %217 = llvm.getelementptr %45[%83] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %137, %217 {alignment = 4 : i64} : f32, !llvm.ptr
    %218 = llvm.getelementptr %47[%83] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %142, %218 {alignment = 4 : i64} : f32, !llvm.ptr
    %219 = llvm.getelementptr %49[%83] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %145, %219 {alignment = 4 : i64} : f32, !llvm.ptr
    %220 = llvm.getelementptr %51[%83] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %150, %220 {alignment = 4 : i64} : f32, !llvm.ptr
    %221 = llvm.getelementptr %53[%83] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %155, %221 {alignment = 4 : i64} : f32, !llvm.ptr
    %222 = llvm.getelementptr %55[%83] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %158, %222 {alignment = 4 : i64} : f32, !llvm.ptr
    %223 = llvm.getelementptr %57[%83] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %163, %223 {alignment = 4 : i64} : f32, !llvm.ptr
    %224 = llvm.getelementptr %59[%83] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %168, %224 {alignment = 4 : i64} : f32, !llvm.ptr
    %225 = llvm.getelementptr %61[%83] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %171, %225 {alignment = 4 : i64} : f32, !llvm.ptr
    %226 = llvm.getelementptr %63[%83] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %176, %226 {alignment = 4 : i64} : f32, !llvm.ptr
    %227 = llvm.getelementptr %65[%83] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %181, %227 {alignment = 4 : i64} : f32, !llvm.ptr
    %228 = llvm.getelementptr %67[%83] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %184, %228 {alignment = 4 : i64} : f32, !llvm.ptr
    %229 = llvm.getelementptr %69[%83] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %189, %229 {alignment = 4 : i64} : f32, !llvm.ptr
    %230 = llvm.getelementptr %71[%83] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %194, %230 {alignment = 4 : i64} : f32, !llvm.ptr
    %231 = llvm.getelementptr %73[%83] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %197, %231 {alignment = 4 : i64} : f32, !llvm.ptr
    %232 = llvm.getelementptr %75[%83] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %202, %232 {alignment = 4 : i64} : f32, !llvm.ptr
    %233 = llvm.getelementptr %77[%83] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %207, %233 {alignment = 4 : i64} : f32, !llvm.ptr
    %234 = llvm.add %79, %78 : i64
    llvm.br ^bb1(%234 : i64)
  ^bb3:  // pred: ^bb1
    llvm.return
  }
}

