; ModuleID = 'pointwise_cd002cc909672ad6'
source_filename = "pointwise_cd002cc909672ad6"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: memory(none)
declare double @pow(double, double) #0

; Function Attrs: nounwind
define void @pointwise_cd002cc909672ad6(ptr %0, i64 %1, i64 %2) #1 {
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
  %80 = icmp slt i64 %1, %2
  br i1 %80, label %.lr.ph, label %._crit_edge

.lr.ph:                                           ; preds = %3, %.lr.ph
  %81 = phi i64 [ %183, %.lr.ph ], [ %1, %3 ]
  %82 = load double, ptr %9, align 8
  %83 = load float, ptr %5, align 4
  %84 = fpext float %83 to double
  %85 = call double @pow(double %82, double %84) #3
  %86 = fsub double 1.000000e+00, %85
  %sqrt = call double @llvm.sqrt.f64(double %86)
  %abs = call double @llvm.fabs.f64(double %sqrt)
  %isinf = fcmp oeq double %86, 0xFFF0000000000000
  %87 = select i1 %isinf, double 0x7FF0000000000000, double %abs
  %88 = fptrunc double %87 to float
  %89 = load double, ptr %11, align 8
  %90 = load double, ptr %7, align 8
  %91 = call double @pow(double %90, double %84) #3
  %92 = fsub double 1.000000e+00, %91
  %93 = fneg double %89
  %94 = fdiv double %93, %92
  %95 = fptrunc double %94 to float
  %96 = load float, ptr %13, align 4
  %97 = fadd float %96, 1.000000e+00
  %98 = fpext float %97 to double
  %99 = call double @pow(double %82, double %98) #3
  %100 = fsub double 1.000000e+00, %99
  %sqrt1 = call double @llvm.sqrt.f64(double %100)
  %abs2 = call double @llvm.fabs.f64(double %sqrt1)
  %isinf3 = fcmp oeq double %100, 0xFFF0000000000000
  %101 = select i1 %isinf3, double 0x7FF0000000000000, double %abs2
  %102 = fptrunc double %101 to float
  %103 = call double @pow(double %90, double %98) #3
  %104 = fsub double 1.000000e+00, %103
  %105 = fdiv double %93, %104
  %106 = fptrunc double %105 to float
  %107 = load float, ptr %15, align 4
  %108 = fadd float %107, 1.000000e+00
  %109 = fpext float %108 to double
  %110 = call double @pow(double %82, double %109) #3
  %111 = fsub double 1.000000e+00, %110
  %sqrt4 = call double @llvm.sqrt.f64(double %111)
  %abs5 = call double @llvm.fabs.f64(double %sqrt4)
  %isinf6 = fcmp oeq double %111, 0xFFF0000000000000
  %112 = select i1 %isinf6, double 0x7FF0000000000000, double %abs5
  %113 = fptrunc double %112 to float
  %114 = call double @pow(double %90, double %109) #3
  %115 = fsub double 1.000000e+00, %114
  %116 = fdiv double %93, %115
  %117 = fptrunc double %116 to float
  %118 = load float, ptr %17, align 4
  %119 = fadd float %118, 1.000000e+00
  %120 = fpext float %119 to double
  %121 = call double @pow(double %82, double %120) #3
  %122 = fsub double 1.000000e+00, %121
  %sqrt7 = call double @llvm.sqrt.f64(double %122)
  %abs8 = call double @llvm.fabs.f64(double %sqrt7)
  %isinf9 = fcmp oeq double %122, 0xFFF0000000000000
  %123 = select i1 %isinf9, double 0x7FF0000000000000, double %abs8
  %124 = fptrunc double %123 to float
  %125 = call double @pow(double %90, double %120) #3
  %126 = fsub double 1.000000e+00, %125
  %127 = fdiv double %93, %126
  %128 = fptrunc double %127 to float
  %129 = load float, ptr %19, align 4
  %130 = fadd float %129, 1.000000e+00
  %131 = fpext float %130 to double
  %132 = call double @pow(double %82, double %131) #3
  %133 = fsub double 1.000000e+00, %132
  %sqrt10 = call double @llvm.sqrt.f64(double %133)
  %abs11 = call double @llvm.fabs.f64(double %sqrt10)
  %isinf12 = fcmp oeq double %133, 0xFFF0000000000000
  %134 = select i1 %isinf12, double 0x7FF0000000000000, double %abs11
  %135 = fptrunc double %134 to float
  %136 = call double @pow(double %90, double %131) #3
  %137 = fsub double 1.000000e+00, %136
  %138 = fdiv double %93, %137
  %139 = fptrunc double %138 to float
  %140 = load float, ptr %21, align 4
  %141 = fadd float %140, 1.000000e+00
  %142 = fpext float %141 to double
  %143 = call double @pow(double %82, double %142) #3
  %144 = fsub double 1.000000e+00, %143
  %sqrt13 = call double @llvm.sqrt.f64(double %144)
  %abs14 = call double @llvm.fabs.f64(double %sqrt13)
  %isinf15 = fcmp oeq double %144, 0xFFF0000000000000
  %145 = select i1 %isinf15, double 0x7FF0000000000000, double %abs14
  %146 = fptrunc double %145 to float
  %147 = call double @pow(double %90, double %142) #3
  %148 = fsub double 1.000000e+00, %147
  %149 = fdiv double %93, %148
  %150 = fptrunc double %149 to float
  %151 = load float, ptr %23, align 4
  %152 = fadd float %151, 1.000000e+00
  %153 = fpext float %152 to double
  %154 = call double @pow(double %82, double %153) #3
  %155 = fsub double 1.000000e+00, %154
  %sqrt16 = call double @llvm.sqrt.f64(double %155)
  %abs17 = call double @llvm.fabs.f64(double %sqrt16)
  %isinf18 = fcmp oeq double %155, 0xFFF0000000000000
  %156 = select i1 %isinf18, double 0x7FF0000000000000, double %abs17
  %157 = fptrunc double %156 to float
  %158 = call double @pow(double %90, double %153) #3
  %159 = fsub double 1.000000e+00, %158
  %160 = fdiv double %93, %159
  %161 = fptrunc double %160 to float
  %162 = load float, ptr %25, align 4
  %163 = fadd float %162, 1.000000e+00
  %164 = fpext float %163 to double
  %165 = call double @pow(double %82, double %164) #3
  %166 = fsub double 1.000000e+00, %165
  %sqrt19 = call double @llvm.sqrt.f64(double %166)
  %abs20 = call double @llvm.fabs.f64(double %sqrt19)
  %isinf21 = fcmp oeq double %166, 0xFFF0000000000000
  %167 = select i1 %isinf21, double 0x7FF0000000000000, double %abs20
  %168 = fptrunc double %167 to float
  %169 = call double @pow(double %90, double %164) #3
  %170 = fsub double 1.000000e+00, %169
  %171 = fdiv double %93, %170
  %172 = fptrunc double %171 to float
  %173 = load float, ptr %27, align 4
  %174 = fadd float %173, 1.000000e+00
  %175 = fpext float %174 to double
  %176 = call double @pow(double %90, double %175) #3
  %177 = fsub double 1.000000e+00, %176
  %178 = fdiv double %89, %177
  %179 = call double @pow(double %82, double %175) #3
  %180 = fsub double 1.000000e+00, %179
  %sqrt22 = call double @llvm.sqrt.f64(double %180)
  %abs23 = call double @llvm.fabs.f64(double %sqrt22)
  %isinf24 = fcmp oeq double %180, 0xFFF0000000000000
  %181 = select i1 %isinf24, double 0x7FF0000000000000, double %abs23
  %182 = fptrunc double %181 to float
  store float %88, ptr %29, align 4
  store float %95, ptr %31, align 4
  store float %97, ptr %33, align 4
  store float %102, ptr %35, align 4
  store float %106, ptr %37, align 4
  store float %108, ptr %39, align 4
  store float %113, ptr %41, align 4
  store float %117, ptr %43, align 4
  store float %119, ptr %45, align 4
  store float %124, ptr %47, align 4
  store float %128, ptr %49, align 4
  store float %130, ptr %51, align 4
  store float %135, ptr %53, align 4
  store float %139, ptr %55, align 4
  store float %141, ptr %57, align 4
  store float %146, ptr %59, align 4
  store float %150, ptr %61, align 4
  store float %152, ptr %63, align 4
  store float %157, ptr %65, align 4
  store float %161, ptr %67, align 4
  store float %163, ptr %69, align 4
  store float %168, ptr %71, align 4
  store float %172, ptr %73, align 4
  store float %174, ptr %75, align 4
  store double %178, ptr %77, align 8
  store float %182, ptr %79, align 4
  %183 = add i64 %81, 1
  %184 = icmp slt i64 %183, %2
  br i1 %184, label %.lr.ph, label %._crit_edge

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
