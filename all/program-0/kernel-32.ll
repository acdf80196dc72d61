; ModuleID = 'row_65efa96a8c7a558e'
source_filename = "row_65efa96a8c7a558e"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: nounwind
define void @row_65efa96a8c7a558e(ptr %0, i64 %1, i64 %2) #0 {
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
  %14 = icmp slt i64 %1, %2
  br i1 %14, label %.lr.ph9, label %._crit_edge10

.lr.ph9:                                          ; preds = %3, %._crit_edge
  %15 = phi i64 [ %133, %._crit_edge ], [ %1, %3 ]
  %16 = shl i64 %15, 5
  %17 = add i64 %16, 32
  %18 = icmp slt i64 %16, %17
  br i1 %18, label %.lr.ph, label %._crit_edge

.lr.ph:                                           ; preds = %.lr.ph9, %130
  %19 = phi i64 [ %131, %130 ], [ %16, %.lr.ph9 ]
  %20 = mul i64 %19, 384
  br label %21

21:                                               ; preds = %.lr.ph, %21
  %22 = phi <16 x float> [ splat (float -0.000000e+00), %.lr.ph ], [ %77, %21 ]
  %23 = phi <16 x float> [ splat (float -0.000000e+00), %.lr.ph ], [ %76, %21 ]
  %24 = phi <16 x float> [ splat (float -0.000000e+00), %.lr.ph ], [ %75, %21 ]
  %25 = phi <16 x float> [ splat (float -0.000000e+00), %.lr.ph ], [ %74, %21 ]
  %26 = phi <16 x float> [ splat (float -0.000000e+00), %.lr.ph ], [ %73, %21 ]
  %27 = phi <16 x float> [ splat (float -0.000000e+00), %.lr.ph ], [ %72, %21 ]
  %28 = phi <16 x float> [ splat (float -0.000000e+00), %.lr.ph ], [ %71, %21 ]
  %29 = phi <16 x float> [ splat (float -0.000000e+00), %.lr.ph ], [ %70, %21 ]
  %30 = phi i64 [ 0, %.lr.ph ], [ %78, %21 ]
  %31 = or disjoint i64 %30, 16
  %32 = or disjoint i64 %30, 32
  %33 = or disjoint i64 %30, 48
  %34 = add i64 %20, %30
  %35 = add i64 %20, %31
  %36 = add i64 %20, %32
  %37 = add i64 %20, %33
  %38 = getelementptr float, ptr %5, i64 %34
  %39 = load <16 x float>, ptr %38, align 4
  %40 = getelementptr float, ptr %5, i64 %35
  %41 = load <16 x float>, ptr %40, align 4
  %42 = getelementptr float, ptr %5, i64 %36
  %43 = load <16 x float>, ptr %42, align 4
  %44 = getelementptr float, ptr %5, i64 %37
  %45 = load <16 x float>, ptr %44, align 4
  %46 = getelementptr float, ptr %7, i64 %30
  %47 = load <16 x float>, ptr %46, align 4
  %48 = getelementptr float, ptr %7, i64 %31
  %49 = load <16 x float>, ptr %48, align 4
  %50 = getelementptr float, ptr %7, i64 %32
  %51 = load <16 x float>, ptr %50, align 4
  %52 = getelementptr float, ptr %7, i64 %33
  %53 = load <16 x float>, ptr %52, align 4
  %54 = fmul <16 x float> %39, %47
  %55 = fmul <16 x float> %41, %49
  %56 = fmul <16 x float> %43, %51
  %57 = fmul <16 x float> %45, %53
  %58 = getelementptr float, ptr %9, i64 %34
  %59 = load <16 x float>, ptr %58, align 4
  %60 = getelementptr float, ptr %9, i64 %35
  %61 = load <16 x float>, ptr %60, align 4
  %62 = getelementptr float, ptr %9, i64 %36
  %63 = load <16 x float>, ptr %62, align 4
  %64 = getelementptr float, ptr %9, i64 %37
  %65 = load <16 x float>, ptr %64, align 4
  %66 = fmul <16 x float> %54, %59
  %67 = fmul <16 x float> %55, %61
  %68 = fmul <16 x float> %56, %63
  %69 = fmul <16 x float> %57, %65
  %70 = fadd <16 x float> %29, %54
  %71 = fadd <16 x float> %28, %55
  %72 = fadd <16 x float> %27, %56
  %73 = fadd <16 x float> %26, %57
  %74 = fadd <16 x float> %25, %66
  %75 = fadd <16 x float> %24, %67
  %76 = fadd <16 x float> %23, %68
  %77 = fadd <16 x float> %22, %69
  %78 = add i64 %30, 64
  %79 = icmp slt i64 %78, 384
  br i1 %79, label %21, label %80

80:                                               ; preds = %21
  %81 = fadd <16 x float> %70, %72
  %82 = fadd <16 x float> %71, %73
  %83 = fadd <16 x float> %81, %82
  %84 = fadd <16 x float> %74, %76
  %85 = fadd <16 x float> %75, %77
  %86 = fadd <16 x float> %84, %85
  %87 = call reassoc float @llvm.vector.reduce.fadd.v16f32(float 0.000000e+00, <16 x float> %83)
  %88 = call reassoc float @llvm.vector.reduce.fadd.v16f32(float 0.000000e+00, <16 x float> %86)
  %89 = getelementptr float, ptr %11, i64 %19
  %90 = load float, ptr %89, align 4
  %91 = fdiv float %87, 3.840000e+02
  %92 = fdiv float %88, 3.840000e+02
  %93 = insertelement <16 x float> poison, float %91, i64 0
  %94 = shufflevector <16 x float> %93, <16 x float> poison, <16 x i32> zeroinitializer
  %95 = insertelement <16 x float> poison, float %92, i64 0
  %96 = shufflevector <16 x float> %95, <16 x float> poison, <16 x i32> zeroinitializer
  %97 = insertelement <16 x float> poison, float %90, i64 0
  %98 = shufflevector <16 x float> %97, <16 x float> poison, <16 x i32> zeroinitializer
  br label %99

99:                                               ; preds = %80, %99
  %100 = phi i64 [ 0, %80 ], [ %128, %99 ]
  %101 = or disjoint i64 %100, 16
  %102 = add i64 %20, %100
  %103 = add i64 %20, %101
  %104 = getelementptr float, ptr %5, i64 %102
  %105 = load <16 x float>, ptr %104, align 4
  %106 = getelementptr float, ptr %5, i64 %103
  %107 = load <16 x float>, ptr %106, align 4
  %108 = getelementptr float, ptr %7, i64 %100
  %109 = load <16 x float>, ptr %108, align 4
  %110 = getelementptr float, ptr %7, i64 %101
  %111 = load <16 x float>, ptr %110, align 4
  %112 = fmul <16 x float> %105, %109
  %113 = fmul <16 x float> %107, %111
  %114 = fsub <16 x float> %112, %94
  %115 = fsub <16 x float> %113, %94
  %116 = getelementptr float, ptr %9, i64 %102
  %117 = load <16 x float>, ptr %116, align 4
  %118 = getelementptr float, ptr %9, i64 %103
  %119 = load <16 x float>, ptr %118, align 4
  %120 = fmul <16 x float> %117, %96
  %121 = fmul <16 x float> %119, %96
  %122 = fsub <16 x float> %114, %120
  %123 = fsub <16 x float> %115, %121
  %124 = fmul <16 x float> %98, %122
  %125 = fmul <16 x float> %98, %123
  %126 = getelementptr float, ptr %13, i64 %102
  store <16 x float> %124, ptr %126, align 4
  %127 = getelementptr float, ptr %13, i64 %103
  store <16 x float> %125, ptr %127, align 4
  %128 = add i64 %100, 32
  %129 = icmp slt i64 %128, 384
  br i1 %129, label %99, label %130

130:                                              ; preds = %99
  %131 = add i64 %19, 1
  %132 = icmp slt i64 %131, %17
  br i1 %132, label %.lr.ph, label %._crit_edge

._crit_edge:                                      ; preds = %130, %.lr.ph9
  %133 = add i64 %15, 1
  %134 = icmp slt i64 %133, %2
  br i1 %134, label %.lr.ph9, label %._crit_edge10

._crit_edge10:                                    ; preds = %._crit_edge, %3
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.vector.reduce.fadd.v16f32(float, <16 x float>) #1

attributes #0 = { nounwind "prefer-vector-width"="512" "target-cpu"="x86-64-v4" "target-features"="+avx512bf16" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
