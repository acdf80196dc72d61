; ModuleID = 'pointwise_08bf9f212a6ac824'
source_filename = "pointwise_08bf9f212a6ac824"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: memory(none)
declare double @pow(double, double) #0

; Function Attrs: nounwind
define void @pointwise_08bf9f212a6ac824(ptr %0, i64 %1, i64 %2) #1 {
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
  %82 = icmp slt i64 %1, %2
  br i1 %82, label %.lr.ph, label %._crit_edge

.lr.ph:                                           ; preds = %3, %.lr.ph
  %83 = phi i64 [ %185, %.lr.ph ], [ %1, %3 ]
  %84 = load float, ptr %5, align 4
  %85 = fadd float %84, 1.000000e+00
  %86 = load double, ptr %9, align 8
  %87 = fpext float %85 to double
  %88 = call double @pow(double %86, double %87) #3
  %89 = fsub double 1.000000e+00, %88
  %sqrt = call double @llvm.sqrt.f64(double %89)
  %abs = call double @llvm.fabs.f64(double %sqrt)
  %isinf = fcmp oeq double %89, 0xFFF0000000000000
  %90 = select i1 %isinf, double 0x7FF0000000000000, double %abs
  %91 = fptrunc double %90 to float
  %92 = load double, ptr %11, align 8
  %93 = load double, ptr %7, align 8
  %94 = call double @pow(double %93, double %87) #3
  %95 = fsub double 1.000000e+00, %94
  %96 = fneg double %92
  %97 = fdiv double %96, %95
  %98 = fptrunc double %97 to float
  %99 = load float, ptr %13, align 4
  %100 = fadd float %99, 1.000000e+00
  %101 = fpext float %100 to double
  %102 = call double @pow(double %86, double %101) #3
  %103 = fsub double 1.000000e+00, %102
  %sqrt1 = call double @llvm.sqrt.f64(double %103)
  %abs2 = call double @llvm.fabs.f64(double %sqrt1)
  %isinf3 = fcmp oeq double %103, 0xFFF0000000000000
  %104 = select i1 %isinf3, double 0x7FF0000000000000, double %abs2
  %105 = fptrunc double %104 to float
  %106 = call double @pow(double %93, double %101) #3
  %107 = fsub double 1.000000e+00, %106
  %108 = fdiv double %96, %107
  %109 = fptrunc double %108 to float
  %110 = load float, ptr %15, align 4
  %111 = fadd float %110, 1.000000e+00
  %112 = fpext float %111 to double
  %113 = call double @pow(double %86, double %112) #3
  %114 = fsub double 1.000000e+00, %113
  %sqrt4 = call double @llvm.sqrt.f64(double %114)
  %abs5 = call double @llvm.fabs.f64(double %sqrt4)
  %isinf6 = fcmp oeq double %114, 0xFFF0000000000000
  %115 = select i1 %isinf6, double 0x7FF0000000000000, double %abs5
  %116 = fptrunc double %115 to float
  %117 = call double @pow(double %93, double %112) #3
  %118 = fsub double 1.000000e+00, %117
  %119 = fdiv double %96, %118
  %120 = fptrunc double %119 to float
  %121 = load float, ptr %17, align 4
  %122 = fadd float %121, 1.000000e+00
  %123 = fpext float %122 to double
  %124 = call double @pow(double %86, double %123) #3
  %125 = fsub double 1.000000e+00, %124
  %sqrt7 = call double @llvm.sqrt.f64(double %125)
  %abs8 = call double @llvm.fabs.f64(double %sqrt7)
  %isinf9 = fcmp oeq double %125, 0xFFF0000000000000
  %126 = select i1 %isinf9, double 0x7FF0000000000000, double %abs8
  %127 = fptrunc double %126 to float
  %128 = call double @pow(double %93, double %123) #3
  %129 = fsub double 1.000000e+00, %128
  %130 = fdiv double %96, %129
  %131 = fptrunc double %130 to float
  %132 = load float, ptr %19, align 4
  %133 = fadd float %132, 1.000000e+00
  %134 = fpext float %133 to double
  %135 = call double @pow(double %86, double %134) #3
  %136 = fsub double 1.000000e+00, %135
  %sqrt10 = call double @llvm.sqrt.f64(double %136)
  %abs11 = call double @llvm.fabs.f64(double %sqrt10)
  %isinf12 = fcmp oeq double %136, 0xFFF0000000000000
  %137 = select i1 %isinf12, double 0x7FF0000000000000, double %abs11
  %138 = fptrunc double %137 to float
  %139 = call double @pow(double %93, double %134) #3
  %140 = fsub double 1.000000e+00, %139
  %141 = fdiv double %96, %140
  %142 = fptrunc double %141 to float
  %143 = load float, ptr %21, align 4
  %144 = fadd float %143, 1.000000e+00
  %145 = fpext float %144 to double
  %146 = call double @pow(double %86, double %145) #3
  %147 = fsub double 1.000000e+00, %146
  %sqrt13 = call double @llvm.sqrt.f64(double %147)
  %abs14 = call double @llvm.fabs.f64(double %sqrt13)
  %isinf15 = fcmp oeq double %147, 0xFFF0000000000000
  %148 = select i1 %isinf15, double 0x7FF0000000000000, double %abs14
  %149 = fptrunc double %148 to float
  %150 = call double @pow(double %93, double %145) #3
  %151 = fsub double 1.000000e+00, %150
  %152 = fdiv double %96, %151
  %153 = fptrunc double %152 to float
  %154 = load float, ptr %23, align 4
  %155 = fadd float %154, 1.000000e+00
  %156 = fpext float %155 to double
  %157 = call double @pow(double %86, double %156) #3
  %158 = fsub double 1.000000e+00, %157
  %sqrt16 = call double @llvm.sqrt.f64(double %158)
  %abs17 = call double @llvm.fabs.f64(double %sqrt16)
  %isinf18 = fcmp oeq double %158, 0xFFF0000000000000
  %159 = select i1 %isinf18, double 0x7FF0000000000000, double %abs17
  %160 = fptrunc double %159 to float
  %161 = call double @pow(double %93, double %156) #3
  %162 = fsub double 1.000000e+00, %161
  %163 = fdiv double %96, %162
  %164 = fptrunc double %163 to float
  %165 = load float, ptr %25, align 4
  %166 = fadd float %165, 1.000000e+00
  %167 = fpext float %166 to double
  %168 = call double @pow(double %86, double %167) #3
  %169 = fsub double 1.000000e+00, %168
  %sqrt19 = call double @llvm.sqrt.f64(double %169)
  %abs20 = call double @llvm.fabs.f64(double %sqrt19)
  %isinf21 = fcmp oeq double %169, 0xFFF0000000000000
  %170 = select i1 %isinf21, double 0x7FF0000000000000, double %abs20
  %171 = fptrunc double %170 to float
  %172 = call double @pow(double %93, double %167) #3
  %173 = fsub double 1.000000e+00, %172
  %174 = fdiv double %96, %173
  %175 = fptrunc double %174 to float
  %176 = load float, ptr %27, align 4
  %177 = fadd float %176, 1.000000e+00
  %178 = fpext float %177 to double
  %179 = call double @pow(double %93, double %178) #3
  %180 = fsub double 1.000000e+00, %179
  %181 = fdiv double %92, %180
  %182 = call double @pow(double %86, double %178) #3
  %183 = fsub double 1.000000e+00, %182
  %sqrt22 = call double @llvm.sqrt.f64(double %183)
  %abs23 = call double @llvm.fabs.f64(double %sqrt22)
  %isinf24 = fcmp oeq double %183, 0xFFF0000000000000
  %184 = select i1 %isinf24, double 0x7FF0000000000000, double %abs23
  store float %85, ptr %29, align 4
  store float %91, ptr %31, align 4
  store float %98, ptr %33, align 4
  store float %100, ptr %35, align 4
  store float %105, ptr %37, align 4
  store float %109, ptr %39, align 4
  store float %111, ptr %41, align 4
  store float %116, ptr %43, align 4
  store float %120, ptr %45, align 4
  store float %122, ptr %47, align 4
  store float %127, ptr %49, align 4
  store float %131, ptr %51, align 4
  store float %133, ptr %53, align 4
  store float %138, ptr %55, align 4
  store float %142, ptr %57, align 4
  store float %144, ptr %59, align 4
  store float %149, ptr %61, align 4
  store float %153, ptr %63, align 4
  store float %155, ptr %65, align 4
  store float %160, ptr %67, align 4
  store float %164, ptr %69, align 4
  store float %166, ptr %71, align 4
  store float %171, ptr %73, align 4
  store float %175, ptr %75, align 4
  store float %177, ptr %77, align 4
  store double %181, ptr %79, align 8
  store double %184, ptr %81, align 8
  %185 = add i64 %83, 1
  %186 = icmp slt i64 %185, %2
  br i1 %186, label %.lr.ph, label %._crit_edge

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
