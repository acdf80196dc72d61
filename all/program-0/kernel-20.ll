; ModuleID = 'pointwise_6426cf69d0d9a94d'
source_filename = "pointwise_6426cf69d0d9a94d"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: memory(none)
declare double @pow(double, double) #0

; Function Attrs: nounwind
define void @pointwise_6426cf69d0d9a94d(ptr %0, i64 %1, i64 %2) #1 {
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
  %86 = icmp slt i64 %1, %2
  br i1 %86, label %.lr.ph, label %._crit_edge

.lr.ph:                                           ; preds = %3, %.lr.ph
  %87 = phi i64 [ %190, %.lr.ph ], [ %1, %3 ]
  %88 = load double, ptr %5, align 8
  %89 = load double, ptr %7, align 8
  %90 = call double @pow(double %88, double %89) #3
  %91 = fsub double 1.000000e+00, %90
  %sqrt = call double @llvm.sqrt.f64(double %91)
  %abs = call double @llvm.fabs.f64(double %sqrt)
  %isinf = fcmp oeq double %91, 0xFFF0000000000000
  %92 = select i1 %isinf, double 0x7FF0000000000000, double %abs
  %93 = fptrunc double %92 to float
  %94 = load double, ptr %9, align 8
  %95 = load double, ptr %11, align 8
  %96 = fneg double %94
  %97 = fdiv double %96, %95
  %98 = fptrunc double %97 to float
  %99 = load float, ptr %13, align 4
  %100 = fadd float %99, 1.000000e+00
  %101 = fpext float %100 to double
  %102 = call double @pow(double %88, double %101) #3
  %103 = fsub double 1.000000e+00, %102
  %sqrt1 = call double @llvm.sqrt.f64(double %103)
  %abs2 = call double @llvm.fabs.f64(double %sqrt1)
  %isinf3 = fcmp oeq double %103, 0xFFF0000000000000
  %104 = select i1 %isinf3, double 0x7FF0000000000000, double %abs2
  %105 = fptrunc double %104 to float
  %106 = load double, ptr %15, align 8
  %107 = call double @pow(double %106, double %101) #3
  %108 = fsub double 1.000000e+00, %107
  %109 = fdiv double %96, %108
  %110 = fptrunc double %109 to float
  %111 = load float, ptr %17, align 4
  %112 = fadd float %111, 1.000000e+00
  %113 = fpext float %112 to double
  %114 = call double @pow(double %88, double %113) #3
  %115 = fsub double 1.000000e+00, %114
  %sqrt4 = call double @llvm.sqrt.f64(double %115)
  %abs5 = call double @llvm.fabs.f64(double %sqrt4)
  %isinf6 = fcmp oeq double %115, 0xFFF0000000000000
  %116 = select i1 %isinf6, double 0x7FF0000000000000, double %abs5
  %117 = fptrunc double %116 to float
  %118 = call double @pow(double %106, double %113) #3
  %119 = fsub double 1.000000e+00, %118
  %120 = fdiv double %96, %119
  %121 = fptrunc double %120 to float
  %122 = load float, ptr %19, align 4
  %123 = fadd float %122, 1.000000e+00
  %124 = fpext float %123 to double
  %125 = call double @pow(double %88, double %124) #3
  %126 = fsub double 1.000000e+00, %125
  %sqrt7 = call double @llvm.sqrt.f64(double %126)
  %abs8 = call double @llvm.fabs.f64(double %sqrt7)
  %isinf9 = fcmp oeq double %126, 0xFFF0000000000000
  %127 = select i1 %isinf9, double 0x7FF0000000000000, double %abs8
  %128 = fptrunc double %127 to float
  %129 = call double @pow(double %106, double %124) #3
  %130 = fsub double 1.000000e+00, %129
  %131 = fdiv double %96, %130
  %132 = fptrunc double %131 to float
  %133 = load float, ptr %21, align 4
  %134 = fadd float %133, 1.000000e+00
  %135 = fpext float %134 to double
  %136 = call double @pow(double %88, double %135) #3
  %137 = fsub double 1.000000e+00, %136
  %sqrt10 = call double @llvm.sqrt.f64(double %137)
  %abs11 = call double @llvm.fabs.f64(double %sqrt10)
  %isinf12 = fcmp oeq double %137, 0xFFF0000000000000
  %138 = select i1 %isinf12, double 0x7FF0000000000000, double %abs11
  %139 = fptrunc double %138 to float
  %140 = call double @pow(double %106, double %135) #3
  %141 = fsub double 1.000000e+00, %140
  %142 = fdiv double %96, %141
  %143 = fptrunc double %142 to float
  %144 = load float, ptr %23, align 4
  %145 = fadd float %144, 1.000000e+00
  %146 = fpext float %145 to double
  %147 = call double @pow(double %88, double %146) #3
  %148 = fsub double 1.000000e+00, %147
  %sqrt13 = call double @llvm.sqrt.f64(double %148)
  %abs14 = call double @llvm.fabs.f64(double %sqrt13)
  %isinf15 = fcmp oeq double %148, 0xFFF0000000000000
  %149 = select i1 %isinf15, double 0x7FF0000000000000, double %abs14
  %150 = fptrunc double %149 to float
  %151 = call double @pow(double %106, double %146) #3
  %152 = fsub double 1.000000e+00, %151
  %153 = fdiv double %96, %152
  %154 = fptrunc double %153 to float
  %155 = load float, ptr %25, align 4
  %156 = fadd float %155, 1.000000e+00
  %157 = fpext float %156 to double
  %158 = call double @pow(double %88, double %157) #3
  %159 = fsub double 1.000000e+00, %158
  %sqrt16 = call double @llvm.sqrt.f64(double %159)
  %abs17 = call double @llvm.fabs.f64(double %sqrt16)
  %isinf18 = fcmp oeq double %159, 0xFFF0000000000000
  %160 = select i1 %isinf18, double 0x7FF0000000000000, double %abs17
  %161 = fptrunc double %160 to float
  %162 = call double @pow(double %106, double %157) #3
  %163 = fsub double 1.000000e+00, %162
  %164 = fdiv double %96, %163
  %165 = fptrunc double %164 to float
  %166 = load float, ptr %27, align 4
  %167 = fadd float %166, 1.000000e+00
  %168 = fpext float %167 to double
  %169 = call double @pow(double %88, double %168) #3
  %170 = fsub double 1.000000e+00, %169
  %sqrt19 = call double @llvm.sqrt.f64(double %170)
  %abs20 = call double @llvm.fabs.f64(double %sqrt19)
  %isinf21 = fcmp oeq double %170, 0xFFF0000000000000
  %171 = select i1 %isinf21, double 0x7FF0000000000000, double %abs20
  %172 = fptrunc double %171 to float
  %173 = call double @pow(double %106, double %168) #3
  %174 = fsub double 1.000000e+00, %173
  %175 = fdiv double %96, %174
  %176 = fptrunc double %175 to float
  %177 = load float, ptr %29, align 4
  %178 = fadd float %177, 1.000000e+00
  %179 = fpext float %178 to double
  %180 = call double @pow(double %88, double %179) #3
  %181 = fsub double 1.000000e+00, %180
  %sqrt22 = call double @llvm.sqrt.f64(double %181)
  %abs23 = call double @llvm.fabs.f64(double %sqrt22)
  %isinf24 = fcmp oeq double %181, 0xFFF0000000000000
  %182 = select i1 %isinf24, double 0x7FF0000000000000, double %abs23
  %183 = fptrunc double %182 to float
  %184 = call double @pow(double %106, double %179) #3
  %185 = fsub double 1.000000e+00, %184
  %186 = fdiv double %96, %185
  %187 = fptrunc double %186 to float
  %188 = load float, ptr %31, align 4
  %189 = fadd float %188, 1.000000e+00
  store float %93, ptr %33, align 4
  store float %98, ptr %35, align 4
  store float %100, ptr %37, align 4
  store float %105, ptr %39, align 4
  store float %110, ptr %41, align 4
  store float %112, ptr %43, align 4
  store float %117, ptr %45, align 4
  store float %121, ptr %47, align 4
  store float %123, ptr %49, align 4
  store float %128, ptr %51, align 4
  store float %132, ptr %53, align 4
  store float %134, ptr %55, align 4
  store float %139, ptr %57, align 4
  store float %143, ptr %59, align 4
  store float %145, ptr %61, align 4
  store float %150, ptr %63, align 4
  store float %154, ptr %65, align 4
  store float %156, ptr %67, align 4
  store float %161, ptr %69, align 4
  store float %165, ptr %71, align 4
  store float %167, ptr %73, align 4
  store float %172, ptr %75, align 4
  store float %176, ptr %77, align 4
  store float %178, ptr %79, align 4
  store float %183, ptr %81, align 4
  store float %187, ptr %83, align 4
  store float %189, ptr %85, align 4
  %190 = add i64 %87, 1
  %191 = icmp slt i64 %190, %2
  br i1 %191, label %.lr.ph, label %._crit_edge

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
