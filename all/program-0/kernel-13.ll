; ModuleID = 'row_cd65d5281c4dc2fe'
source_filename = "row_cd65d5281c4dc2fe"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: nounwind
define void @row_cd65d5281c4dc2fe(ptr %0, i64 %1, i64 %2) #0 {
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
  %16 = icmp slt i64 %1, %2
  br i1 %16, label %.lr.ph13, label %._crit_edge14

.lr.ph13:                                         ; preds = %3, %._crit_edge
  %17 = phi i64 [ %142, %._crit_edge ], [ %1, %3 ]
  %18 = shl i64 %17, 5
  %19 = add i64 %18, 32
  %20 = icmp slt i64 %18, %19
  br i1 %20, label %.lr.ph, label %._crit_edge

.lr.ph:                                           ; preds = %.lr.ph13, %138
  %21 = phi i64 [ %140, %138 ], [ %18, %.lr.ph13 ]
  %22 = mul i64 %21, 384
  %23 = getelementptr float, ptr %5, i64 %22
  br label %24

24:                                               ; preds = %.lr.ph, %24
  %25 = phi <16 x float> [ splat (float -0.000000e+00), %.lr.ph ], [ %41, %24 ]
  %26 = phi <16 x float> [ splat (float -0.000000e+00), %.lr.ph ], [ %40, %24 ]
  %27 = phi <16 x float> [ splat (float -0.000000e+00), %.lr.ph ], [ %39, %24 ]
  %28 = phi <16 x float> [ splat (float -0.000000e+00), %.lr.ph ], [ %38, %24 ]
  %29 = phi i64 [ 0, %.lr.ph ], [ %42, %24 ]
  %30 = getelementptr float, ptr %23, i64 %29
  %31 = load <16 x float>, ptr %30, align 4
  %32 = getelementptr i8, ptr %30, i64 64
  %33 = load <16 x float>, ptr %32, align 4
  %34 = getelementptr i8, ptr %30, i64 128
  %35 = load <16 x float>, ptr %34, align 4
  %36 = getelementptr i8, ptr %30, i64 192
  %37 = load <16 x float>, ptr %36, align 4
  %38 = fadd <16 x float> %28, %31
  %39 = fadd <16 x float> %27, %33
  %40 = fadd <16 x float> %26, %35
  %41 = fadd <16 x float> %25, %37
  %42 = add i64 %29, 64
  %43 = icmp slt i64 %42, 384
  br i1 %43, label %24, label %44

44:                                               ; preds = %24
  %45 = fadd <16 x float> %38, %40
  %46 = fadd <16 x float> %39, %41
  %47 = fadd <16 x float> %45, %46
  %48 = call reassoc float @llvm.vector.reduce.fadd.v16f32(float 0.000000e+00, <16 x float> %47)
  %49 = fdiv float %48, 3.840000e+02
  %50 = insertelement <16 x float> poison, float %49, i64 0
  %51 = shufflevector <16 x float> %50, <16 x float> poison, <16 x i32> zeroinitializer
  br label %52

52:                                               ; preds = %44, %52
  %53 = phi <16 x float> [ splat (float -0.000000e+00), %44 ], [ %85, %52 ]
  %54 = phi <16 x float> [ splat (float -0.000000e+00), %44 ], [ %84, %52 ]
  %55 = phi <16 x float> [ splat (float -0.000000e+00), %44 ], [ %83, %52 ]
  %56 = phi <16 x float> [ splat (float -0.000000e+00), %44 ], [ %82, %52 ]
  %57 = phi <16 x float> [ splat (float -0.000000e+00), %44 ], [ %81, %52 ]
  %58 = phi <16 x float> [ splat (float -0.000000e+00), %44 ], [ %80, %52 ]
  %59 = phi <16 x float> [ splat (float -0.000000e+00), %44 ], [ %79, %52 ]
  %60 = phi <16 x float> [ splat (float -0.000000e+00), %44 ], [ %78, %52 ]
  %61 = phi i64 [ 0, %44 ], [ %86, %52 ]
  %62 = getelementptr float, ptr %23, i64 %61
  %63 = load <16 x float>, ptr %62, align 4
  %64 = getelementptr i8, ptr %62, i64 64
  %65 = load <16 x float>, ptr %64, align 4
  %66 = getelementptr i8, ptr %62, i64 128
  %67 = load <16 x float>, ptr %66, align 4
  %68 = getelementptr i8, ptr %62, i64 192
  %69 = load <16 x float>, ptr %68, align 4
  %70 = fsub <16 x float> %63, %51
  %71 = fsub <16 x float> %65, %51
  %72 = fsub <16 x float> %67, %51
  %73 = fsub <16 x float> %69, %51
  %74 = fmul <16 x float> %70, %70
  %75 = fmul <16 x float> %71, %71
  %76 = fmul <16 x float> %72, %72
  %77 = fmul <16 x float> %73, %73
  %78 = fadd <16 x float> %60, %74
  %79 = fadd <16 x float> %59, %75
  %80 = fadd <16 x float> %58, %76
  %81 = fadd <16 x float> %57, %77
  %82 = fadd <16 x float> %56, %70
  %83 = fadd <16 x float> %55, %71
  %84 = fadd <16 x float> %54, %72
  %85 = fadd <16 x float> %53, %73
  %86 = add i64 %61, 64
  %87 = icmp slt i64 %86, 384
  br i1 %87, label %52, label %88

88:                                               ; preds = %52
  %89 = fadd <16 x float> %78, %80
  %90 = fadd <16 x float> %79, %81
  %91 = fadd <16 x float> %89, %90
  %92 = fadd <16 x float> %82, %84
  %93 = fadd <16 x float> %83, %85
  %94 = fadd <16 x float> %92, %93
  %95 = call reassoc float @llvm.vector.reduce.fadd.v16f32(float 0.000000e+00, <16 x float> %91)
  %96 = call reassoc float @llvm.vector.reduce.fadd.v16f32(float 0.000000e+00, <16 x float> %94)
  %97 = fdiv float %96, 3.840000e+02
  %98 = fadd float %49, %97
  %99 = fdiv float %95, 3.840000e+02
  %100 = fadd float %99, 0x3EE4F8B580000000
  %101 = call float @llvm.sqrt.f32(float %100)
  %102 = fdiv float 1.000000e+00, %101
  %103 = insertelement <16 x float> poison, float %98, i64 0
  %104 = shufflevector <16 x float> %103, <16 x float> poison, <16 x i32> zeroinitializer
  %105 = insertelement <16 x float> poison, float %102, i64 0
  %106 = shufflevector <16 x float> %105, <16 x float> poison, <16 x i32> zeroinitializer
  br label %107

107:                                              ; preds = %88, %107
  %108 = phi i64 [ 0, %88 ], [ %136, %107 ]
  %109 = or disjoint i64 %108, 16
  %110 = add i64 %22, %108
  %111 = add i64 %22, %109
  %112 = getelementptr float, ptr %5, i64 %110
  %113 = load <16 x float>, ptr %112, align 4
  %114 = getelementptr float, ptr %5, i64 %111
  %115 = load <16 x float>, ptr %114, align 4
  %116 = fsub <16 x float> %113, %104
  %117 = fsub <16 x float> %115, %104
  %118 = fmul <16 x float> %116, %106
  %119 = fmul <16 x float> %117, %106
  %120 = getelementptr float, ptr %7, i64 %108
  %121 = load <16 x float>, ptr %120, align 4
  %122 = getelementptr float, ptr %7, i64 %109
  %123 = load <16 x float>, ptr %122, align 4
  %124 = fmul <16 x float> %118, %121
  %125 = fmul <16 x float> %119, %123
  %126 = getelementptr float, ptr %9, i64 %108
  %127 = load <16 x float>, ptr %126, align 4
  %128 = getelementptr float, ptr %9, i64 %109
  %129 = load <16 x float>, ptr %128, align 4
  %130 = fadd <16 x float> %124, %127
  %131 = fadd <16 x float> %125, %129
  %132 = getelementptr float, ptr %13, i64 %110
  store <16 x float> %118, ptr %132, align 4
  %133 = getelementptr float, ptr %13, i64 %111
  store <16 x float> %119, ptr %133, align 4
  %134 = getelementptr float, ptr %15, i64 %110
  store <16 x float> %130, ptr %134, align 4
  %135 = getelementptr float, ptr %15, i64 %111
  store <16 x float> %131, ptr %135, align 4
  %136 = add i64 %108, 32
  %137 = icmp slt i64 %136, 384
  br i1 %137, label %107, label %138

138:                                              ; preds = %107
  %139 = getelementptr float, ptr %11, i64 %21
  store float %102, ptr %139, align 4
  %140 = add i64 %21, 1
  %141 = icmp slt i64 %140, %19
  br i1 %141, label %.lr.ph, label %._crit_edge

._crit_edge:                                      ; preds = %138, %.lr.ph13
  %142 = add i64 %17, 1
  %143 = icmp slt i64 %142, %2
  br i1 %143, label %.lr.ph13, label %._crit_edge14

._crit_edge14:                                    ; preds = %._crit_edge, %3
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.vector.reduce.fadd.v16f32(float, <16 x float>) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #2

attributes #0 = { nounwind "prefer-vector-width"="512" "target-cpu"="x86-64-v4" "target-features"="+avx512bf16" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
