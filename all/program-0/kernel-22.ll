; ModuleID = 'pointwise_8d496eda352671bd'
source_filename = "pointwise_8d496eda352671bd"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: memory(none)
declare double @pow(double, double) #0

; Function Attrs: nounwind
define void @pointwise_8d496eda352671bd(ptr %0, i64 %1, i64 %2) #1 {
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
  %89 = fptrunc double %88 to float
  %90 = fneg float %89
  %91 = load float, ptr %7, align 4
  %92 = fadd float %91, 1.000000e+00
  %93 = load double, ptr %11, align 8
  %94 = fpext float %92 to double
  %95 = call double @pow(double %93, double %94) #3
  %96 = fsub double 1.000000e+00, %95
  %sqrt = call double @llvm.sqrt.f64(double %96)
  %abs = call double @llvm.fabs.f64(double %sqrt)
  %isinf = fcmp oeq double %96, 0xFFF0000000000000
  %97 = select i1 %isinf, double 0x7FF0000000000000, double %abs
  %98 = fptrunc double %97 to float
  %99 = load double, ptr %13, align 8
  %100 = load double, ptr %9, align 8
  %101 = call double @pow(double %100, double %94) #3
  %102 = fsub double 1.000000e+00, %101
  %103 = fneg double %99
  %104 = fdiv double %103, %102
  %105 = fptrunc double %104 to float
  %106 = load float, ptr %15, align 4
  %107 = fadd float %106, 1.000000e+00
  %108 = fpext float %107 to double
  %109 = call double @pow(double %93, double %108) #3
  %110 = fsub double 1.000000e+00, %109
  %sqrt1 = call double @llvm.sqrt.f64(double %110)
  %abs2 = call double @llvm.fabs.f64(double %sqrt1)
  %isinf3 = fcmp oeq double %110, 0xFFF0000000000000
  %111 = select i1 %isinf3, double 0x7FF0000000000000, double %abs2
  %112 = fptrunc double %111 to float
  %113 = call double @pow(double %100, double %108) #3
  %114 = fsub double 1.000000e+00, %113
  %115 = fdiv double %103, %114
  %116 = fptrunc double %115 to float
  %117 = load float, ptr %17, align 4
  %118 = fadd float %117, 1.000000e+00
  %119 = fpext float %118 to double
  %120 = call double @pow(double %93, double %119) #3
  %121 = fsub double 1.000000e+00, %120
  %sqrt4 = call double @llvm.sqrt.f64(double %121)
  %abs5 = call double @llvm.fabs.f64(double %sqrt4)
  %isinf6 = fcmp oeq double %121, 0xFFF0000000000000
  %122 = select i1 %isinf6, double 0x7FF0000000000000, double %abs5
  %123 = fptrunc double %122 to float
  %124 = call double @pow(double %100, double %119) #3
  %125 = fsub double 1.000000e+00, %124
  %126 = fdiv double %103, %125
  %127 = fptrunc double %126 to float
  %128 = load float, ptr %19, align 4
  %129 = fadd float %128, 1.000000e+00
  %130 = fpext float %129 to double
  %131 = call double @pow(double %93, double %130) #3
  %132 = fsub double 1.000000e+00, %131
  %sqrt7 = call double @llvm.sqrt.f64(double %132)
  %abs8 = call double @llvm.fabs.f64(double %sqrt7)
  %isinf9 = fcmp oeq double %132, 0xFFF0000000000000
  %133 = select i1 %isinf9, double 0x7FF0000000000000, double %abs8
  %134 = fptrunc double %133 to float
  %135 = call double @pow(double %100, double %130) #3
  %136 = fsub double 1.000000e+00, %135
  %137 = fdiv double %103, %136
  %138 = fptrunc double %137 to float
  %139 = load float, ptr %21, align 4
  %140 = fadd float %139, 1.000000e+00
  %141 = fpext float %140 to double
  %142 = call double @pow(double %93, double %141) #3
  %143 = fsub double 1.000000e+00, %142
  %sqrt10 = call double @llvm.sqrt.f64(double %143)
  %abs11 = call double @llvm.fabs.f64(double %sqrt10)
  %isinf12 = fcmp oeq double %143, 0xFFF0000000000000
  %144 = select i1 %isinf12, double 0x7FF0000000000000, double %abs11
  %145 = fptrunc double %144 to float
  %146 = call double @pow(double %100, double %141) #3
  %147 = fsub double 1.000000e+00, %146
  %148 = fdiv double %103, %147
  %149 = fptrunc double %148 to float
  %150 = load float, ptr %23, align 4
  %151 = fadd float %150, 1.000000e+00
  %152 = fpext float %151 to double
  %153 = call double @pow(double %93, double %152) #3
  %154 = fsub double 1.000000e+00, %153
  %sqrt13 = call double @llvm.sqrt.f64(double %154)
  %abs14 = call double @llvm.fabs.f64(double %sqrt13)
  %isinf15 = fcmp oeq double %154, 0xFFF0000000000000
  %155 = select i1 %isinf15, double 0x7FF0000000000000, double %abs14
  %156 = fptrunc double %155 to float
  %157 = call double @pow(double %100, double %152) #3
  %158 = fsub double 1.000000e+00, %157
  %159 = fdiv double %103, %158
  %160 = fptrunc double %159 to float
  %161 = load float, ptr %25, align 4
  %162 = fadd float %161, 1.000000e+00
  %163 = fpext float %162 to double
  %164 = call double @pow(double %93, double %163) #3
  %165 = fsub double 1.000000e+00, %164
  %sqrt16 = call double @llvm.sqrt.f64(double %165)
  %abs17 = call double @llvm.fabs.f64(double %sqrt16)
  %isinf18 = fcmp oeq double %165, 0xFFF0000000000000
  %166 = select i1 %isinf18, double 0x7FF0000000000000, double %abs17
  %167 = fptrunc double %166 to float
  %168 = call double @pow(double %100, double %163) #3
  %169 = fsub double 1.000000e+00, %168
  %170 = fdiv double %103, %169
  %171 = fptrunc double %170 to float
  %172 = load float, ptr %27, align 4
  %173 = fadd float %172, 1.000000e+00
  %174 = fpext float %173 to double
  %175 = call double @pow(double %93, double %174) #3
  %176 = fsub double 1.000000e+00, %175
  %sqrt19 = call double @llvm.sqrt.f64(double %176)
  %abs20 = call double @llvm.fabs.f64(double %sqrt19)
  %isinf21 = fcmp oeq double %176, 0xFFF0000000000000
  %177 = select i1 %isinf21, double 0x7FF0000000000000, double %abs20
  %178 = fptrunc double %177 to float
  %179 = call double @pow(double %100, double %174) #3
  %180 = fsub double 1.000000e+00, %179
  %181 = fdiv double %103, %180
  %182 = fptrunc double %181 to float
  %183 = load float, ptr %29, align 4
  %184 = fadd float %183, 1.000000e+00
  %185 = fpext float %184 to double
  %186 = call double @pow(double %100, double %185) #3
  %187 = fsub double 1.000000e+00, %186
  %188 = call double @pow(double %93, double %185) #3
  %189 = fsub double 1.000000e+00, %188
  store float %90, ptr %31, align 4
  store float %92, ptr %33, align 4
  store float %98, ptr %35, align 4
  store float %105, ptr %37, align 4
  store float %107, ptr %39, align 4
  store float %112, ptr %41, align 4
  store float %116, ptr %43, align 4
  store float %118, ptr %45, align 4
  store float %123, ptr %47, align 4
  store float %127, ptr %49, align 4
  store float %129, ptr %51, align 4
  store float %134, ptr %53, align 4
  store float %138, ptr %55, align 4
  store float %140, ptr %57, align 4
  store float %145, ptr %59, align 4
  store float %149, ptr %61, align 4
  store float %151, ptr %63, align 4
  store float %156, ptr %65, align 4
  store float %160, ptr %67, align 4
  store float %162, ptr %69, align 4
  store float %167, ptr %71, align 4
  store float %171, ptr %73, align 4
  store float %173, ptr %75, align 4
  store float %178, ptr %77, align 4
  store float %182, ptr %79, align 4
  store float %184, ptr %81, align 4
  store double %187, ptr %83, align 8
  store double %189, ptr %85, align 8
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
