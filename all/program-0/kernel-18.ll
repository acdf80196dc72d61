; ModuleID = 'pointwise_25ebdab9b77a7862'
source_filename = "pointwise_25ebdab9b77a7862"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: memory(none)
declare double @pow(double, double) #0

; Function Attrs: nounwind
define void @pointwise_25ebdab9b77a7862(ptr %0, i64 %1, i64 %2) #1 {
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
  %90 = getelementptr i8, ptr %4, i64 344
  %91 = load ptr, ptr %90, align 8
  %92 = icmp slt i64 %1, %2
  br i1 %92, label %.lr.ph, label %._crit_edge

.lr.ph:                                           ; preds = %3, %.lr.ph
  %93 = phi i64 [ %198, %.lr.ph ], [ %1, %3 ]
  %94 = load float, ptr %5, align 4
  %95 = fadd float %94, 1.000000e+00
  %96 = load double, ptr %7, align 8
  %97 = load double, ptr %9, align 8
  %98 = fmul double %96, %97
  %99 = fsub double 1.000000e+00, %98
  %100 = fptrunc double %99 to float
  %101 = load double, ptr %11, align 8
  %102 = fsub double 1.000000e+00, %101
  %103 = fptrunc double %102 to float
  %104 = fsub float 1.000000e+00, %103
  %105 = call float @llvm.fabs.f32(float %103)
  %106 = fcmp olt float %105, 5.000000e-01
  %107 = load double, ptr %13, align 8
  %108 = fptrunc double %107 to float
  %109 = fsub double 1.000000e+00, %107
  %110 = fptrunc double %109 to float
  %111 = fpext float %95 to double
  %112 = call double @pow(double %107, double %111) #3
  %113 = fsub double 1.000000e+00, %112
  %sqrt = call double @llvm.sqrt.f64(double %113)
  %abs = call double @llvm.fabs.f64(double %sqrt)
  %isinf = fcmp oeq double %113, 0xFFF0000000000000
  %114 = select i1 %isinf, double 0x7FF0000000000000, double %abs
  %115 = fptrunc double %114 to float
  %116 = load double, ptr %15, align 8
  %117 = fptrunc double %116 to float
  %118 = call double @pow(double %101, double %111) #3
  %119 = fsub double 1.000000e+00, %118
  %120 = fneg double %96
  %121 = fdiv double %120, %119
  %122 = fptrunc double %121 to float
  %123 = load float, ptr %17, align 4
  %124 = fadd float %123, 1.000000e+00
  %125 = fpext float %124 to double
  %126 = call double @pow(double %107, double %125) #3
  %127 = fsub double 1.000000e+00, %126
  %sqrt1 = call double @llvm.sqrt.f64(double %127)
  %abs2 = call double @llvm.fabs.f64(double %sqrt1)
  %isinf3 = fcmp oeq double %127, 0xFFF0000000000000
  %128 = select i1 %isinf3, double 0x7FF0000000000000, double %abs2
  %129 = fptrunc double %128 to float
  %130 = call double @pow(double %101, double %125) #3
  %131 = fsub double 1.000000e+00, %130
  %132 = fdiv double %120, %131
  %133 = fptrunc double %132 to float
  %134 = load float, ptr %19, align 4
  %135 = fadd float %134, 1.000000e+00
  %136 = fpext float %135 to double
  %137 = call double @pow(double %107, double %136) #3
  %138 = fsub double 1.000000e+00, %137
  %sqrt4 = call double @llvm.sqrt.f64(double %138)
  %abs5 = call double @llvm.fabs.f64(double %sqrt4)
  %isinf6 = fcmp oeq double %138, 0xFFF0000000000000
  %139 = select i1 %isinf6, double 0x7FF0000000000000, double %abs5
  %140 = fptrunc double %139 to float
  %141 = call double @pow(double %101, double %136) #3
  %142 = fsub double 1.000000e+00, %141
  %143 = fdiv double %120, %142
  %144 = fptrunc double %143 to float
  %145 = load float, ptr %21, align 4
  %146 = fadd float %145, 1.000000e+00
  %147 = fpext float %146 to double
  %148 = call double @pow(double %107, double %147) #3
  %149 = fsub double 1.000000e+00, %148
  %sqrt7 = call double @llvm.sqrt.f64(double %149)
  %abs8 = call double @llvm.fabs.f64(double %sqrt7)
  %isinf9 = fcmp oeq double %149, 0xFFF0000000000000
  %150 = select i1 %isinf9, double 0x7FF0000000000000, double %abs8
  %151 = fptrunc double %150 to float
  %152 = call double @pow(double %101, double %147) #3
  %153 = fsub double 1.000000e+00, %152
  %154 = fdiv double %120, %153
  %155 = fptrunc double %154 to float
  %156 = load float, ptr %23, align 4
  %157 = fadd float %156, 1.000000e+00
  %158 = fpext float %157 to double
  %159 = call double @pow(double %107, double %158) #3
  %160 = fsub double 1.000000e+00, %159
  %sqrt10 = call double @llvm.sqrt.f64(double %160)
  %abs11 = call double @llvm.fabs.f64(double %sqrt10)
  %isinf12 = fcmp oeq double %160, 0xFFF0000000000000
  %161 = select i1 %isinf12, double 0x7FF0000000000000, double %abs11
  %162 = fptrunc double %161 to float
  %163 = call double @pow(double %101, double %158) #3
  %164 = fsub double 1.000000e+00, %163
  %165 = fdiv double %120, %164
  %166 = fptrunc double %165 to float
  %167 = load float, ptr %25, align 4
  %168 = fadd float %167, 1.000000e+00
  %169 = fpext float %168 to double
  %170 = call double @pow(double %107, double %169) #3
  %171 = fsub double 1.000000e+00, %170
  %sqrt13 = call double @llvm.sqrt.f64(double %171)
  %abs14 = call double @llvm.fabs.f64(double %sqrt13)
  %isinf15 = fcmp oeq double %171, 0xFFF0000000000000
  %172 = select i1 %isinf15, double 0x7FF0000000000000, double %abs14
  %173 = fptrunc double %172 to float
  %174 = call double @pow(double %101, double %169) #3
  %175 = fsub double 1.000000e+00, %174
  %176 = fdiv double %120, %175
  %177 = fptrunc double %176 to float
  %178 = load float, ptr %27, align 4
  %179 = fadd float %178, 1.000000e+00
  %180 = fpext float %179 to double
  %181 = call double @pow(double %107, double %180) #3
  %182 = fsub double 1.000000e+00, %181
  %sqrt16 = call double @llvm.sqrt.f64(double %182)
  %abs17 = call double @llvm.fabs.f64(double %sqrt16)
  %isinf18 = fcmp oeq double %182, 0xFFF0000000000000
  %183 = select i1 %isinf18, double 0x7FF0000000000000, double %abs17
  %184 = fptrunc double %183 to float
  %185 = call double @pow(double %101, double %180) #3
  %186 = fsub double 1.000000e+00, %185
  %187 = fdiv double %120, %186
  %188 = fptrunc double %187 to float
  %189 = load float, ptr %29, align 4
  %190 = fadd float %189, 1.000000e+00
  %191 = fpext float %190 to double
  %192 = call double @pow(double %107, double %191) #3
  %193 = fsub double 1.000000e+00, %192
  %194 = call double @pow(double %101, double %191) #3
  %195 = fsub double 1.000000e+00, %194
  %196 = fdiv double %96, %195
  store float %95, ptr %31, align 4
  store float %100, ptr %33, align 4
  store float %103, ptr %35, align 4
  store float %104, ptr %37, align 4
  %197 = zext i1 %106 to i8
  store i8 %197, ptr %39, align 1
  store float %108, ptr %41, align 4
  store float %110, ptr %43, align 4
  store float %115, ptr %45, align 4
  store float %117, ptr %47, align 4
  store float %122, ptr %49, align 4
  store float %124, ptr %51, align 4
  store float %129, ptr %53, align 4
  store float %133, ptr %55, align 4
  store float %135, ptr %57, align 4
  store float %140, ptr %59, align 4
  store float %144, ptr %61, align 4
  store float %146, ptr %63, align 4
  store float %151, ptr %65, align 4
  store float %155, ptr %67, align 4
  store float %157, ptr %69, align 4
  store float %162, ptr %71, align 4
  store float %166, ptr %73, align 4
  store float %168, ptr %75, align 4
  store float %173, ptr %77, align 4
  store float %177, ptr %79, align 4
  store float %179, ptr %81, align 4
  store float %184, ptr %83, align 4
  store float %188, ptr %85, align 4
  store float %190, ptr %87, align 4
  store double %193, ptr %89, align 8
  store double %196, ptr %91, align 8
  %198 = add i64 %93, 1
  %199 = icmp slt i64 %198, %2
  br i1 %199, label %.lr.ph, label %._crit_edge

._crit_edge:                                      ; preds = %.lr.ph, %3
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #2

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
