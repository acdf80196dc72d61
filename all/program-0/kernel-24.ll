; ModuleID = 'pointwise_4c761b9ed600e1d1'
source_filename = "pointwise_4c761b9ed600e1d1"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: memory(none)
declare double @pow(double, double) #0

; Function Attrs: nounwind
define void @pointwise_4c761b9ed600e1d1(ptr %0, i64 %1, i64 %2) #1 {
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
  %84 = load double, ptr %7, align 8
  %85 = load double, ptr %9, align 8
  %86 = call double @pow(double %84, double %85) #3
  %87 = fsub double 1.000000e+00, %86
  %sqrt = call double @llvm.sqrt.f64(double %87)
  %abs = call double @llvm.fabs.f64(double %sqrt)
  %isinf = fcmp oeq double %87, 0xFFF0000000000000
  %88 = select i1 %isinf, double 0x7FF0000000000000, double %abs
  %89 = fptrunc double %88 to float
  %90 = load double, ptr %11, align 8
  %91 = load double, ptr %5, align 8
  %92 = fsub double 1.000000e+00, %91
  %93 = fneg double %90
  %94 = fdiv double %93, %92
  %95 = fptrunc double %94 to float
  %96 = load float, ptr %13, align 4
  %97 = fadd float %96, 1.000000e+00
  %98 = fpext float %97 to double
  %99 = call double @pow(double %84, double %98) #3
  %100 = fsub double 1.000000e+00, %99
  %sqrt1 = call double @llvm.sqrt.f64(double %100)
  %abs2 = call double @llvm.fabs.f64(double %sqrt1)
  %isinf3 = fcmp oeq double %100, 0xFFF0000000000000
  %101 = select i1 %isinf3, double 0x7FF0000000000000, double %abs2
  %102 = fptrunc double %101 to float
  %103 = load double, ptr %15, align 8
  %104 = call double @pow(double %103, double %98) #3
  %105 = fsub double 1.000000e+00, %104
  %106 = fdiv double %93, %105
  %107 = fptrunc double %106 to float
  %108 = load float, ptr %17, align 4
  %109 = fadd float %108, 1.000000e+00
  %110 = fpext float %109 to double
  %111 = call double @pow(double %84, double %110) #3
  %112 = fsub double 1.000000e+00, %111
  %sqrt4 = call double @llvm.sqrt.f64(double %112)
  %abs5 = call double @llvm.fabs.f64(double %sqrt4)
  %isinf6 = fcmp oeq double %112, 0xFFF0000000000000
  %113 = select i1 %isinf6, double 0x7FF0000000000000, double %abs5
  %114 = fptrunc double %113 to float
  %115 = call double @pow(double %103, double %110) #3
  %116 = fsub double 1.000000e+00, %115
  %117 = fdiv double %93, %116
  %118 = fptrunc double %117 to float
  %119 = load float, ptr %19, align 4
  %120 = fadd float %119, 1.000000e+00
  %121 = fpext float %120 to double
  %122 = call double @pow(double %84, double %121) #3
  %123 = fsub double 1.000000e+00, %122
  %sqrt7 = call double @llvm.sqrt.f64(double %123)
  %abs8 = call double @llvm.fabs.f64(double %sqrt7)
  %isinf9 = fcmp oeq double %123, 0xFFF0000000000000
  %124 = select i1 %isinf9, double 0x7FF0000000000000, double %abs8
  %125 = fptrunc double %124 to float
  %126 = call double @pow(double %103, double %121) #3
  %127 = fsub double 1.000000e+00, %126
  %128 = fdiv double %93, %127
  %129 = fptrunc double %128 to float
  %130 = load float, ptr %21, align 4
  %131 = fadd float %130, 1.000000e+00
  %132 = fpext float %131 to double
  %133 = call double @pow(double %84, double %132) #3
  %134 = fsub double 1.000000e+00, %133
  %sqrt10 = call double @llvm.sqrt.f64(double %134)
  %abs11 = call double @llvm.fabs.f64(double %sqrt10)
  %isinf12 = fcmp oeq double %134, 0xFFF0000000000000
  %135 = select i1 %isinf12, double 0x7FF0000000000000, double %abs11
  %136 = fptrunc double %135 to float
  %137 = call double @pow(double %103, double %132) #3
  %138 = fsub double 1.000000e+00, %137
  %139 = fdiv double %93, %138
  %140 = fptrunc double %139 to float
  %141 = load float, ptr %23, align 4
  %142 = fadd float %141, 1.000000e+00
  %143 = fpext float %142 to double
  %144 = call double @pow(double %84, double %143) #3
  %145 = fsub double 1.000000e+00, %144
  %sqrt13 = call double @llvm.sqrt.f64(double %145)
  %abs14 = call double @llvm.fabs.f64(double %sqrt13)
  %isinf15 = fcmp oeq double %145, 0xFFF0000000000000
  %146 = select i1 %isinf15, double 0x7FF0000000000000, double %abs14
  %147 = fptrunc double %146 to float
  %148 = call double @pow(double %103, double %143) #3
  %149 = fsub double 1.000000e+00, %148
  %150 = fdiv double %93, %149
  %151 = fptrunc double %150 to float
  %152 = load float, ptr %25, align 4
  %153 = fadd float %152, 1.000000e+00
  %154 = fpext float %153 to double
  %155 = call double @pow(double %84, double %154) #3
  %156 = fsub double 1.000000e+00, %155
  %sqrt16 = call double @llvm.sqrt.f64(double %156)
  %abs17 = call double @llvm.fabs.f64(double %sqrt16)
  %isinf18 = fcmp oeq double %156, 0xFFF0000000000000
  %157 = select i1 %isinf18, double 0x7FF0000000000000, double %abs17
  %158 = fptrunc double %157 to float
  %159 = call double @pow(double %103, double %154) #3
  %160 = fsub double 1.000000e+00, %159
  %161 = fdiv double %93, %160
  %162 = fptrunc double %161 to float
  %163 = load float, ptr %27, align 4
  %164 = fadd float %163, 1.000000e+00
  %165 = fpext float %164 to double
  %166 = call double @pow(double %84, double %165) #3
  %167 = fsub double 1.000000e+00, %166
  %sqrt19 = call double @llvm.sqrt.f64(double %167)
  %abs20 = call double @llvm.fabs.f64(double %sqrt19)
  %isinf21 = fcmp oeq double %167, 0xFFF0000000000000
  %168 = select i1 %isinf21, double 0x7FF0000000000000, double %abs20
  %169 = fptrunc double %168 to float
  %170 = call double @pow(double %103, double %165) #3
  %171 = fsub double 1.000000e+00, %170
  %172 = fdiv double %93, %171
  %173 = fptrunc double %172 to float
  %174 = load float, ptr %29, align 4
  %175 = fadd float %174, 1.000000e+00
  %176 = fpext float %175 to double
  %177 = call double @pow(double %84, double %176) #3
  %178 = fsub double 1.000000e+00, %177
  %sqrt22 = call double @llvm.sqrt.f64(double %178)
  %abs23 = call double @llvm.fabs.f64(double %sqrt22)
  %isinf24 = fcmp oeq double %178, 0xFFF0000000000000
  %179 = select i1 %isinf24, double 0x7FF0000000000000, double %abs23
  %180 = fptrunc double %179 to float
  %181 = call double @pow(double %103, double %176) #3
  %182 = fsub double 1.000000e+00, %181
  %183 = fdiv double %93, %182
  %184 = fptrunc double %183 to float
  store float %89, ptr %31, align 4
  store float %95, ptr %33, align 4
  store float %97, ptr %35, align 4
  store float %102, ptr %37, align 4
  store float %107, ptr %39, align 4
  store float %109, ptr %41, align 4
  store float %114, ptr %43, align 4
  store float %118, ptr %45, align 4
  store float %120, ptr %47, align 4
  store float %125, ptr %49, align 4
  store float %129, ptr %51, align 4
  store float %131, ptr %53, align 4
  store float %136, ptr %55, align 4
  store float %140, ptr %57, align 4
  store float %142, ptr %59, align 4
  store float %147, ptr %61, align 4
  store float %151, ptr %63, align 4
  store float %153, ptr %65, align 4
  store float %158, ptr %67, align 4
  store float %162, ptr %69, align 4
  store float %164, ptr %71, align 4
  store float %169, ptr %73, align 4
  store float %173, ptr %75, align 4
  store float %175, ptr %77, align 4
  store float %180, ptr %79, align 4
  store float %184, ptr %81, align 4
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
