; ModuleID = 'pointwise_c910332cada03b57'
source_filename = "pointwise_c910332cada03b57"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: memory(none)
declare double @pow(double, double) #0

; Function Attrs: nounwind
define void @pointwise_c910332cada03b57(ptr %0, i64 %1, i64 %2) #1 {
  %4 = load ptr, ptr %0, align 8
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr i8, ptr %4, i64 8
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr i8, ptr %4, i64 16
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr i8, ptr %4, i64 24
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr i8, ptr %4, i64 32
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr i8, ptr %4, i64 40
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr i8, ptr %4, i64 48
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr i8, ptr %4, i64 56
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr i8, ptr %4, i64 64
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr i8, ptr %4, i64 72
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr i8, ptr %4, i64 80
  %25 = load ptr, ptr %24, align 8
  %26 = getelementptr i8, ptr %4, i64 88
  %27 = load ptr, ptr %26, align 8
  %28 = getelementptr i8, ptr %4, i64 96
  %29 = load ptr, ptr %28, align 8
  %30 = getelementptr i8, ptr %4, i64 104
  %31 = load ptr, ptr %30, align 8
  %32 = getelementptr i8, ptr %4, i64 112
  %33 = load ptr, ptr %32, align 8
  %34 = getelementptr i8, ptr %4, i64 120
  %35 = load ptr, ptr %34, align 8
  %36 = getelementptr i8, ptr %4, i64 128
  %37 = load ptr, ptr %36, align 8
  %38 = getelementptr i8, ptr %4, i64 136
  %39 = load ptr, ptr %38, align 8
  %40 = getelementptr i8, ptr %4, i64 144
  %41 = load ptr, ptr %40, align 8
  %42 = getelementptr i8, ptr %4, i64 152
  %43 = load ptr, ptr %42, align 8
  %44 = getelementptr i8, ptr %4, i64 160
  %45 = load ptr, ptr %44, align 8
  %46 = getelementptr i8, ptr %4, i64 168
  %47 = load ptr, ptr %46, align 8
  %48 = getelementptr i8, ptr %4, i64 176
  %49 = load ptr, ptr %48, align 8
  %50 = getelementptr i8, ptr %4, i64 184
  %51 = load ptr, ptr %50, align 8
  %52 = getelementptr i8, ptr %4, i64 192
  %53 = load ptr, ptr %52, align 8
  %54 = getelementptr i8, ptr %4, i64 200
  %55 = load ptr, ptr %54, align 8
  %56 = getelementptr i8, ptr %4, i64 208
  %57 = load ptr, ptr %56, align 8
  %58 = getelementptr i8, ptr %4, i64 216
  %59 = load ptr, ptr %58, align 8
  %60 = getelementptr i8, ptr %4, i64 224
  %61 = load ptr, ptr %60, align 8
  %62 = getelementptr i8, ptr %4, i64 232
  %63 = load ptr, ptr %62, align 8
  %64 = getelementptr i8, ptr %4, i64 240
  %65 = load ptr, ptr %64, align 8
  %66 = getelementptr i8, ptr %4, i64 248
  %67 = load ptr, ptr %66, align 8
  %68 = getelementptr i8, ptr %4, i64 256
  %69 = load ptr, ptr %68, align 8
  %70 = getelementptr i8, ptr %4, i64 264
  %71 = load ptr, ptr %70, align 8
  %72 = getelementptr i8, ptr %4, i64 272
  %73 = load ptr, ptr %72, align 8
  %74 = getelementptr i8, ptr %4, i64 280
  %75 = load ptr, ptr %74, align 8
  %76 = getelementptr i8, ptr %4, i64 288
  %77 = load ptr, ptr %76, align 8
  %78 = getelementptr i8, ptr %4, i64 296
  %79 = load ptr, ptr %78, align 8
  %80 = getelementptr i8, ptr %4, i64 304
  %81 = load ptr, ptr %80, align 8
  %82 = getelementptr i8, ptr %4, i64 312
  %83 = load ptr, ptr %82, align 8
  %84 = getelementptr i8, ptr %4, i64 320
  %85 = load ptr, ptr %84, align 8
  %86 = getelementptr i8, ptr %4, i64 328
  %87 = load ptr, ptr %86, align 8
  %88 = getelementptr i8, ptr %4, i64 336
  %89 = load ptr, ptr %88, align 8
  %90 = icmp slt i64 %1, %2
  br i1 %90, label %.lr.ph, label %._crit_edge

.lr.ph:                                           ; preds = %3, %.lr.ph
  %91 = phi i64 [ %195, %.lr.ph ], [ %1, %3 ]
  %92 = load double, ptr %5, align 8
  %sqrt = call double @llvm.sqrt.f64(double %92)
  %abs = call double @llvm.fabs.f64(double %sqrt)
  %isinf = fcmp oeq double %92, 0xFFF0000000000000
  %93 = select i1 %isinf, double 0x7FF0000000000000, double %abs
  %94 = fptrunc double %93 to float
  %95 = load double, ptr %7, align 8
  %96 = fptrunc double %95 to float
  %97 = fneg float %96
  %98 = load float, ptr %9, align 4
  %99 = fadd float %98, 1.000000e+00
  %100 = load double, ptr %13, align 8
  %101 = fpext float %99 to double
  %102 = call double @pow(double %100, double %101) #3
  %103 = fsub double 1.000000e+00, %102
  %sqrt1 = call double @llvm.sqrt.f64(double %103)
  %abs2 = call double @llvm.fabs.f64(double %sqrt1)
  %isinf3 = fcmp oeq double %103, 0xFFF0000000000000
  %104 = select i1 %isinf3, double 0x7FF0000000000000, double %abs2
  %105 = fptrunc double %104 to float
  %106 = load double, ptr %15, align 8
  %107 = load double, ptr %11, align 8
  %108 = call double @pow(double %107, double %101) #3
  %109 = fsub double 1.000000e+00, %108
  %110 = fneg double %106
  %111 = fdiv double %110, %109
  %112 = fptrunc double %111 to float
  %113 = load float, ptr %17, align 4
  %114 = fadd float %113, 1.000000e+00
  %115 = fpext float %114 to double
  %116 = call double @pow(double %100, double %115) #3
  %117 = fsub double 1.000000e+00, %116
  %sqrt4 = call double @llvm.sqrt.f64(double %117)
  %abs5 = call double @llvm.fabs.f64(double %sqrt4)
  %isinf6 = fcmp oeq double %117, 0xFFF0000000000000
  %118 = select i1 %isinf6, double 0x7FF0000000000000, double %abs5
  %119 = fptrunc double %118 to float
  %120 = call double @pow(double %107, double %115) #3
  %121 = fsub double 1.000000e+00, %120
  %122 = fdiv double %110, %121
  %123 = fptrunc double %122 to float
  %124 = load float, ptr %19, align 4
  %125 = fadd float %124, 1.000000e+00
  %126 = fpext float %125 to double
  %127 = call double @pow(double %100, double %126) #3
  %128 = fsub double 1.000000e+00, %127
  %sqrt7 = call double @llvm.sqrt.f64(double %128)
  %abs8 = call double @llvm.fabs.f64(double %sqrt7)
  %isinf9 = fcmp oeq double %128, 0xFFF0000000000000
  %129 = select i1 %isinf9, double 0x7FF0000000000000, double %abs8
  %130 = fptrunc double %129 to float
  %131 = call double @pow(double %107, double %126) #3
  %132 = fsub double 1.000000e+00, %131
  %133 = fdiv double %110, %132
  %134 = fptrunc double %133 to float
  %135 = load float, ptr %21, align 4
  %136 = fadd float %135, 1.000000e+00
  %137 = fpext float %136 to double
  %138 = call double @pow(double %100, double %137) #3
  %139 = fsub double 1.000000e+00, %138
  %sqrt10 = call double @llvm.sqrt.f64(double %139)
  %abs11 = call double @llvm.fabs.f64(double %sqrt10)
  %isinf12 = fcmp oeq double %139, 0xFFF0000000000000
  %140 = select i1 %isinf12, double 0x7FF0000000000000, double %abs11
  %141 = fptrunc double %140 to float
  %142 = call double @pow(double %107, double %137) #3
  %143 = fsub double 1.000000e+00, %142
  %144 = fdiv double %110, %143
  %145 = fptrunc double %144 to float
  %146 = load float, ptr %23, align 4
  %147 = fadd float %146, 1.000000e+00
  %148 = fpext float %147 to double
  %149 = call double @pow(double %100, double %148) #3
  %150 = fsub double 1.000000e+00, %149
  %sqrt13 = call double @llvm.sqrt.f64(double %150)
  %abs14 = call double @llvm.fabs.f64(double %sqrt13)
  %isinf15 = fcmp oeq double %150, 0xFFF0000000000000
  %151 = select i1 %isinf15, double 0x7FF0000000000000, double %abs14
  %152 = fptrunc double %151 to float
  %153 = call double @pow(double %107, double %148) #3
  %154 = fsub double 1.000000e+00, %153
  %155 = fdiv double %110, %154
  %156 = fptrunc double %155 to float
  %157 = load float, ptr %25, align 4
  %158 = fadd float %157, 1.000000e+00
  %159 = fpext float %158 to double
  %160 = call double @pow(double %100, double %159) #3
  %161 = fsub double 1.000000e+00, %160
  %sqrt16 = call double @llvm.sqrt.f64(double %161)
  %abs17 = call double @llvm.fabs.f64(double %sqrt16)
  %isinf18 = fcmp oeq double %161, 0xFFF0000000000000
  %162 = select i1 %isinf18, double 0x7FF0000000000000, double %abs17
  %163 = fptrunc double %162 to float
  %164 = call double @pow(double %107, double %159) #3
  %165 = fsub double 1.000000e+00, %164
  %166 = fdiv double %110, %165
  %167 = fptrunc double %166 to float
  %168 = load float, ptr %27, align 4
  %169 = fadd float %168, 1.000000e+00
  %170 = fpext float %169 to double
  %171 = call double @pow(double %100, double %170) #3
  %172 = fsub double 1.000000e+00, %171
  %sqrt19 = call double @llvm.sqrt.f64(double %172)
  %abs20 = call double @llvm.fabs.f64(double %sqrt19)
  %isinf21 = fcmp oeq double %172, 0xFFF0000000000000
  %173 = select i1 %isinf21, double 0x7FF0000000000000, double %abs20
  %174 = fptrunc double %173 to float
  %175 = call double @pow(double %107, double %170) #3
  %176 = fsub double 1.000000e+00, %175
  %177 = fdiv double %110, %176
  %178 = fptrunc double %177 to float
  %179 = load float, ptr %29, align 4
  %180 = fadd float %179, 1.000000e+00
  %181 = fpext float %180 to double
  %182 = call double @pow(double %100, double %181) #3
  %183 = fsub double 1.000000e+00, %182
  %sqrt22 = call double @llvm.sqrt.f64(double %183)
  %abs23 = call double @llvm.fabs.f64(double %sqrt22)
  %isinf24 = fcmp oeq double %183, 0xFFF0000000000000
  %184 = select i1 %isinf24, double 0x7FF0000000000000, double %abs23
  %185 = fptrunc double %184 to float
  %186 = call double @pow(double %107, double %181) #3
  %187 = fsub double 1.000000e+00, %186
  %188 = fdiv double %110, %187
  %189 = fptrunc double %188 to float
  %190 = load float, ptr %31, align 4
  %191 = fadd float %190, 1.000000e+00
  %192 = fpext float %191 to double
  %193 = call double @pow(double %107, double %192) #3
  %194 = fsub double 1.000000e+00, %193
  store float %94, ptr %33, align 4
  store float %97, ptr %35, align 4
  store float %99, ptr %37, align 4
  store float %105, ptr %39, align 4
  store float %112, ptr %41, align 4
  store float %114, ptr %43, align 4
  store float %119, ptr %45, align 4
  store float %123, ptr %47, align 4
  store float %125, ptr %49, align 4
  store float %130, ptr %51, align 4
  store float %134, ptr %53, align 4
  store float %136, ptr %55, align 4
  store float %141, ptr %57, align 4
  store float %145, ptr %59, align 4
  store float %147, ptr %61, align 4
  store float %152, ptr %63, align 4
  store float %156, ptr %65, align 4
  store float %158, ptr %67, align 4
  store float %163, ptr %69, align 4
  store float %167, ptr %71, align 4
  store float %169, ptr %73, align 4
  store float %174, ptr %75, align 4
  store float %178, ptr %77, align 4
  store float %180, ptr %79, align 4
  store float %185, ptr %81, align 4
  store float %189, ptr %83, align 4
  store float %191, ptr %85, align 4
  store double %192, ptr %87, align 8
  store double %194, ptr %89, align 8
  %195 = add i64 %91, 1
  %196 = icmp slt i64 %195, %2
  br i1 %196, label %.lr.ph, label %._crit_edge

._crit_edge:                                      ; preds = %.lr.ph, %3
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sqrt.f64(double) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #2

attributes #0 = { memory(none) }
attributes #1 = { nounwind "prefer-vector-width"="512" "target-cpu"="x86-64-v4" "target-features"="+avx512bf16" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nounwind }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
