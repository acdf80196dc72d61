; ModuleID = 'pointwise_bcb1d44922b0315c'
source_filename = "pointwise_bcb1d44922b0315c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: memory(none)
declare double @pow(double, double) #0

; Function Attrs: nounwind
define void @pointwise_bcb1d44922b0315c(ptr %0, i64 %1, i64 %2) #1 {
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
  %83 = phi i64 [ %181, %.lr.ph ], [ %1, %3 ]
  %84 = load double, ptr %5, align 8
  %85 = fptrunc double %84 to float
  %86 = load double, ptr %7, align 8
  %87 = fptrunc double %86 to float
  %88 = fneg float %87
  %89 = load float, ptr %9, align 4
  %90 = fadd float %89, 1.000000e+00
  %91 = load double, ptr %13, align 8
  %92 = fpext float %90 to double
  %93 = call double @pow(double %91, double %92) #3
  %94 = fsub double 1.000000e+00, %93
  %sqrt = call double @llvm.sqrt.f64(double %94)
  %abs = call double @llvm.fabs.f64(double %sqrt)
  %isinf = fcmp oeq double %94, 0xFFF0000000000000
  %95 = select i1 %isinf, double 0x7FF0000000000000, double %abs
  %96 = fptrunc double %95 to float
  %97 = load double, ptr %15, align 8
  %98 = load double, ptr %11, align 8
  %99 = call double @pow(double %98, double %92) #3
  %100 = fsub double 1.000000e+00, %99
  %101 = fneg double %97
  %102 = fdiv double %101, %100
  %103 = fptrunc double %102 to float
  %104 = load float, ptr %17, align 4
  %105 = fadd float %104, 1.000000e+00
  %106 = fpext float %105 to double
  %107 = call double @pow(double %91, double %106) #3
  %108 = fsub double 1.000000e+00, %107
  %sqrt1 = call double @llvm.sqrt.f64(double %108)
  %abs2 = call double @llvm.fabs.f64(double %sqrt1)
  %isinf3 = fcmp oeq double %108, 0xFFF0000000000000
  %109 = select i1 %isinf3, double 0x7FF0000000000000, double %abs2
  %110 = fptrunc double %109 to float
  %111 = call double @pow(double %98, double %106) #3
  %112 = fsub double 1.000000e+00, %111
  %113 = fdiv double %101, %112
  %114 = fptrunc double %113 to float
  %115 = load float, ptr %19, align 4
  %116 = fadd float %115, 1.000000e+00
  %117 = fpext float %116 to double
  %118 = call double @pow(double %91, double %117) #3
  %119 = fsub double 1.000000e+00, %118
  %sqrt4 = call double @llvm.sqrt.f64(double %119)
  %abs5 = call double @llvm.fabs.f64(double %sqrt4)
  %isinf6 = fcmp oeq double %119, 0xFFF0000000000000
  %120 = select i1 %isinf6, double 0x7FF0000000000000, double %abs5
  %121 = fptrunc double %120 to float
  %122 = call double @pow(double %98, double %117) #3
  %123 = fsub double 1.000000e+00, %122
  %124 = fdiv double %101, %123
  %125 = fptrunc double %124 to float
  %126 = load float, ptr %21, align 4
  %127 = fadd float %126, 1.000000e+00
  %128 = fpext float %127 to double
  %129 = call double @pow(double %91, double %128) #3
  %130 = fsub double 1.000000e+00, %129
  %sqrt7 = call double @llvm.sqrt.f64(double %130)
  %abs8 = call double @llvm.fabs.f64(double %sqrt7)
  %isinf9 = fcmp oeq double %130, 0xFFF0000000000000
  %131 = select i1 %isinf9, double 0x7FF0000000000000, double %abs8
  %132 = fptrunc double %131 to float
  %133 = call double @pow(double %98, double %128) #3
  %134 = fsub double 1.000000e+00, %133
  %135 = fdiv double %101, %134
  %136 = fptrunc double %135 to float
  %137 = load float, ptr %23, align 4
  %138 = fadd float %137, 1.000000e+00
  %139 = fpext float %138 to double
  %140 = call double @pow(double %91, double %139) #3
  %141 = fsub double 1.000000e+00, %140
  %sqrt10 = call double @llvm.sqrt.f64(double %141)
  %abs11 = call double @llvm.fabs.f64(double %sqrt10)
  %isinf12 = fcmp oeq double %141, 0xFFF0000000000000
  %142 = select i1 %isinf12, double 0x7FF0000000000000, double %abs11
  %143 = fptrunc double %142 to float
  %144 = call double @pow(double %98, double %139) #3
  %145 = fsub double 1.000000e+00, %144
  %146 = fdiv double %101, %145
  %147 = fptrunc double %146 to float
  %148 = load float, ptr %25, align 4
  %149 = fadd float %148, 1.000000e+00
  %150 = fpext float %149 to double
  %151 = call double @pow(double %91, double %150) #3
  %152 = fsub double 1.000000e+00, %151
  %sqrt13 = call double @llvm.sqrt.f64(double %152)
  %abs14 = call double @llvm.fabs.f64(double %sqrt13)
  %isinf15 = fcmp oeq double %152, 0xFFF0000000000000
  %153 = select i1 %isinf15, double 0x7FF0000000000000, double %abs14
  %154 = fptrunc double %153 to float
  %155 = call double @pow(double %98, double %150) #3
  %156 = fsub double 1.000000e+00, %155
  %157 = fdiv double %101, %156
  %158 = fptrunc double %157 to float
  %159 = load float, ptr %27, align 4
  %160 = fadd float %159, 1.000000e+00
  %161 = fpext float %160 to double
  %162 = call double @pow(double %91, double %161) #3
  %163 = fsub double 1.000000e+00, %162
  %sqrt16 = call double @llvm.sqrt.f64(double %163)
  %abs17 = call double @llvm.fabs.f64(double %sqrt16)
  %isinf18 = fcmp oeq double %163, 0xFFF0000000000000
  %164 = select i1 %isinf18, double 0x7FF0000000000000, double %abs17
  %165 = fptrunc double %164 to float
  %166 = call double @pow(double %98, double %161) #3
  %167 = fsub double 1.000000e+00, %166
  %168 = fdiv double %101, %167
  %169 = fptrunc double %168 to float
  %170 = load float, ptr %29, align 4
  %171 = fadd float %170, 1.000000e+00
  %172 = fpext float %171 to double
  %173 = call double @pow(double %91, double %172) #3
  %174 = fsub double 1.000000e+00, %173
  %sqrt19 = call double @llvm.sqrt.f64(double %174)
  %abs20 = call double @llvm.fabs.f64(double %sqrt19)
  %isinf21 = fcmp oeq double %174, 0xFFF0000000000000
  %175 = select i1 %isinf21, double 0x7FF0000000000000, double %abs20
  %176 = fptrunc double %175 to float
  %177 = call double @pow(double %98, double %172) #3
  %178 = fsub double 1.000000e+00, %177
  %179 = fdiv double %101, %178
  %180 = fptrunc double %179 to float
  store float %85, ptr %31, align 4
  store float %88, ptr %33, align 4
  store float %90, ptr %35, align 4
  store float %96, ptr %37, align 4
  store float %103, ptr %39, align 4
  store float %105, ptr %41, align 4
  store float %110, ptr %43, align 4
  store float %114, ptr %45, align 4
  store float %116, ptr %47, align 4
  store float %121, ptr %49, align 4
  store float %125, ptr %51, align 4
  store float %127, ptr %53, align 4
  store float %132, ptr %55, align 4
  store float %136, ptr %57, align 4
  store float %138, ptr %59, align 4
  store float %143, ptr %61, align 4
  store float %147, ptr %63, align 4
  store float %149, ptr %65, align 4
  store float %154, ptr %67, align 4
  store float %158, ptr %69, align 4
  store float %160, ptr %71, align 4
  store float %165, ptr %73, align 4
  store float %169, ptr %75, align 4
  store float %171, ptr %77, align 4
  store float %176, ptr %79, align 4
  store float %180, ptr %81, align 4
  %181 = add i64 %83, 1
  %182 = icmp slt i64 %181, %2
  br i1 %182, label %.lr.ph, label %._crit_edge

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
