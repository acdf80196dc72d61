; ModuleID = 'row_288b015e254d85e2'
source_filename = "row_288b015e254d85e2"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: nounwind
define void @row_288b015e254d85e2(ptr %0, i64 %1, i64 %2) #0 {
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
  %15 = phi i64 [ %121, %._crit_edge ], [ %1, %3 ]
  %16 = shl i64 %15, 5
  %17 = add i64 %16, 32
  %18 = icmp slt i64 %16, %17
  br i1 %18, label %.lr.ph, label %._crit_edge

.lr.ph:                                           ; preds = %.lr.ph9, %118
  %19 = phi i64 [ %119, %118 ], [ %16, %.lr.ph9 ]
  %20 = mul i64 %19, 384
  br label %21

21:                                               ; preds = %.lr.ph, %21
  %22 = phi <16 x float> [ splat (float -0.000000e+00), %.lr.ph ], [ %65, %21 ]
  %23 = phi <16 x float> [ splat (float -0.000000e+00), %.lr.ph ], [ %64, %21 ]
  %24 = phi <16 x float> [ splat (float -0.000000e+00), %.lr.ph ], [ %63, %21 ]
  %25 = phi <16 x float> [ splat (float -0.000000e+00), %.lr.ph ], [ %62, %21 ]
  %26 = phi <16 x float> [ splat (float -0.000000e+00), %.lr.ph ], [ %61, %21 ]
  %27 = phi <16 x float> [ splat (float -0.000000e+00), %.lr.ph ], [ %60, %21 ]
  %28 = phi <16 x float> [ splat (float -0.000000e+00), %.lr.ph ], [ %59, %21 ]
  %29 = phi <16 x float> [ splat (float -0.000000e+00), %.lr.ph ], [ %58, %21 ]
  %30 = phi i64 [ 0, %.lr.ph ], [ %66, %21 ]
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
  %46 = getelementptr float, ptr %7, i64 %34
  %47 = load <16 x float>, ptr %46, align 4
  %48 = getelementptr float, ptr %7, i64 %35
  %49 = load <16 x float>, ptr %48, align 4
  %50 = getelementptr float, ptr %7, i64 %36
  %51 = load <16 x float>, ptr %50, align 4
  %52 = getelementptr float, ptr %7, i64 %37
  %53 = load <16 x float>, ptr %52, align 4
  %54 = fmul <16 x float> %39, %47
  %55 = fmul <16 x float> %41, %49
  %56 = fmul <16 x float> %43, %51
  %57 = fmul <16 x float> %45, %53
  %58 = fadd <16 x float> %29, %39
  %59 = fadd <16 x float> %28, %41
  %60 = fadd <16 x float> %27, %43
  %61 = fadd <16 x float> %26, %45
  %62 = fadd <16 x float> %25, %54
  %63 = fadd <16 x float> %24, %55
  %64 = fadd <16 x float> %23, %56
  %65 = fadd <16 x float> %22, %57
  %66 = add i64 %30, 64
  %67 = icmp slt i64 %66, 384
  br i1 %67, label %21, label %68

68:                                               ; preds = %21
  %69 = fadd <16 x float> %58, %60
  %70 = fadd <16 x float> %59, %61
  %71 = fadd <16 x float> %69, %70
  %72 = fadd <16 x float> %62, %64
  %73 = fadd <16 x float> %63, %65
  %74 = fadd <16 x float> %72, %73
  %75 = call reassoc float @llvm.vector.reduce.fadd.v16f32(float 0.000000e+00, <16 x float> %71)
  %76 = call reassoc float @llvm.vector.reduce.fadd.v16f32(float 0.000000e+00, <16 x float> %74)
  %77 = getelementptr float, ptr %9, i64 %19
  %78 = load float, ptr %77, align 4
  %79 = fdiv float %75, 3.840000e+02
  %80 = fdiv float %76, 3.840000e+02
  %81 = insertelement <16 x float> poison, float %79, i64 0
  %82 = shufflevector <16 x float> %81, <16 x float> poison, <16 x i32> zeroinitializer
  %83 = insertelement <16 x float> poison, float %80, i64 0
  %84 = shufflevector <16 x float> %83, <16 x float> poison, <16 x i32> zeroinitializer
  %85 = insertelement <16 x float> poison, float %78, i64 0
  %86 = shufflevector <16 x float> %85, <16 x float> poison, <16 x i32> zeroinitializer
  br label %87

87:                                               ; preds = %68, %87
  %88 = phi i64 [ 0, %68 ], [ %116, %87 ]
  %89 = or disjoint i64 %88, 16
  %90 = add i64 %20, %88
  %91 = add i64 %20, %89
  %92 = getelementptr float, ptr %11, i64 %90
  %93 = load <16 x float>, ptr %92, align 4
  %94 = getelementptr float, ptr %11, i64 %91
  %95 = load <16 x float>, ptr %94, align 4
  %96 = getelementptr float, ptr %5, i64 %90
  %97 = load <16 x float>, ptr %96, align 4
  %98 = getelementptr float, ptr %5, i64 %91
  %99 = load <16 x float>, ptr %98, align 4
  %100 = fsub <16 x float> %97, %82
  %101 = fsub <16 x float> %99, %82
  %102 = getelementptr float, ptr %7, i64 %90
  %103 = load <16 x float>, ptr %102, align 4
  %104 = getelementptr float, ptr %7, i64 %91
  %105 = load <16 x float>, ptr %104, align 4
  %106 = fmul <16 x float> %103, %84
  %107 = fmul <16 x float> %105, %84
  %108 = fsub <16 x float> %100, %106
  %109 = fsub <16 x float> %101, %107
  %110 = fmul <16 x float> %86, %108
  %111 = fmul <16 x float> %86, %109
  %112 = fadd <16 x float> %93, %110
  %113 = fadd <16 x float> %95, %111
  %114 = getelementptr float, ptr %13, i64 %90
  store <16 x float> %112, ptr %114, align 4
  %115 = getelementptr float, ptr %13, i64 %91
  store <16 x float> %113, ptr %115, align 4
  %116 = add i64 %88, 32
  %117 = icmp slt i64 %116, 384
  br i1 %117, label %87, label %118

118:                                              ; preds = %87
  %119 = add i64 %19, 1
  %120 = icmp slt i64 %119, %17
  br i1 %120, label %.lr.ph, label %._crit_edge

._crit_edge:                                      ; preds = %118, %.lr.ph9
  %121 = add i64 %15, 1
  %122 = icmp slt i64 %121, %2
  br i1 %122, label %.lr.ph9, label %._crit_edge10

._crit_edge10:                                    ; preds = %._crit_edge, %3
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.vector.reduce.fadd.v16f32(float, <16 x float>) #1

attributes #0 = { nounwind "prefer-vector-width"="512" "target-cpu"="x86-64-v4" "target-features"="+avx512bf16" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
