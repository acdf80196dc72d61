; ModuleID = 'pointwise_41bd084618bd4c5f'
source_filename = "pointwise_41bd084618bd4c5f"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: nounwind
define void @pointwise_41bd084618bd4c5f(ptr %0, i64 %1, i64 %2) #0 {
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
  %36 = icmp slt i64 %1, %2
  br i1 %36, label %.lr.ph, label %._crit_edge

.lr.ph:                                           ; preds = %3, %130
  %37 = phi i64 [ %131, %130 ], [ %1, %3 ]
  %38 = shl i64 %37, 12
  %39 = load i8, ptr %17, align 1
  %40 = icmp ne i8 %39, 0
  %41 = load float, ptr %13, align 4
  %42 = load float, ptr %15, align 4
  %43 = load float, ptr %21, align 4
  %44 = load float, ptr %23, align 4
  %45 = load float, ptr %7, align 4
  %46 = load float, ptr %29, align 4
  %47 = load float, ptr %25, align 4
  %48 = load float, ptr %27, align 4
  %49 = insertelement <16 x float> poison, float %41, i64 0
  %50 = shufflevector <16 x float> %49, <16 x float> poison, <16 x i32> zeroinitializer
  %51 = insertelement <16 x float> poison, float %42, i64 0
  %52 = shufflevector <16 x float> %51, <16 x float> poison, <16 x i32> zeroinitializer
  %53 = insertelement <16 x i1> poison, i1 %40, i64 0
  %54 = shufflevector <16 x i1> %53, <16 x i1> poison, <16 x i32> zeroinitializer
  %55 = insertelement <16 x float> poison, float %43, i64 0
  %56 = shufflevector <16 x float> %55, <16 x float> poison, <16 x i32> zeroinitializer
  %57 = insertelement <16 x float> poison, float %44, i64 0
  %58 = shufflevector <16 x float> %57, <16 x float> poison, <16 x i32> zeroinitializer
  %59 = insertelement <16 x float> poison, float %45, i64 0
  %60 = shufflevector <16 x float> %59, <16 x float> poison, <16 x i32> zeroinitializer
  %61 = insertelement <16 x float> poison, float %46, i64 0
  %62 = shufflevector <16 x float> %61, <16 x float> poison, <16 x i32> zeroinitializer
  %63 = insertelement <16 x float> poison, float %47, i64 0
  %64 = shufflevector <16 x float> %63, <16 x float> poison, <16 x i32> zeroinitializer
  %65 = insertelement <16 x float> poison, float %48, i64 0
  %66 = shufflevector <16 x float> %65, <16 x float> poison, <16 x i32> zeroinitializer
  br label %67

67:                                               ; preds = %.lr.ph, %67
  %68 = phi i64 [ 0, %.lr.ph ], [ %128, %67 ]
  %69 = or disjoint i64 %68, 16
  %70 = add i64 %38, %68
  %71 = add i64 %38, %69
  %72 = getelementptr float, ptr %11, i64 %70
  %73 = load <16 x float>, ptr %72, align 4
  %74 = getelementptr float, ptr %11, i64 %71
  %75 = load <16 x float>, ptr %74, align 4
  %76 = getelementptr float, ptr %9, i64 %70
  %77 = load <16 x float>, ptr %76, align 4
  %78 = getelementptr float, ptr %9, i64 %71
  %79 = load <16 x float>, ptr %78, align 4
  %80 = fsub <16 x float> %77, %73
  %81 = fsub <16 x float> %79, %75
  %82 = fmul <16 x float> %50, %80
  %83 = fmul <16 x float> %50, %81
  %84 = fadd <16 x float> %73, %82
  %85 = fadd <16 x float> %75, %83
  %86 = fmul <16 x float> %80, %52
  %87 = fmul <16 x float> %81, %52
  %88 = fsub <16 x float> %77, %86
  %89 = fsub <16 x float> %79, %87
  %90 = select <16 x i1> %54, <16 x float> %84, <16 x float> %88
  %91 = select <16 x i1> %54, <16 x float> %85, <16 x float> %89
  %92 = getelementptr float, ptr %19, i64 %70
  %93 = load <16 x float>, ptr %92, align 4
  %94 = getelementptr float, ptr %19, i64 %71
  %95 = load <16 x float>, ptr %94, align 4
  %96 = fmul <16 x float> %93, %56
  %97 = fmul <16 x float> %95, %56
  %98 = fmul <16 x float> %77, %58
  %99 = fmul <16 x float> %79, %58
  %100 = fmul <16 x float> %98, %77
  %101 = fmul <16 x float> %99, %79
  %102 = fadd <16 x float> %96, %100
  %103 = fadd <16 x float> %97, %101
  %104 = getelementptr float, ptr %5, i64 %70
  %105 = load <16 x float>, ptr %104, align 4
  %106 = getelementptr float, ptr %5, i64 %71
  %107 = load <16 x float>, ptr %106, align 4
  %108 = fmul <16 x float> %105, %60
  %109 = fmul <16 x float> %107, %60
  %110 = fmul <16 x float> %90, %62
  %111 = fmul <16 x float> %91, %62
  %112 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %102)
  %113 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %103)
  %114 = fdiv <16 x float> %112, %64
  %115 = fdiv <16 x float> %113, %64
  %116 = fadd <16 x float> %114, %66
  %117 = fadd <16 x float> %115, %66
  %118 = fdiv <16 x float> %110, %116
  %119 = fdiv <16 x float> %111, %117
  %120 = fadd <16 x float> %108, %118
  %121 = fadd <16 x float> %109, %119
  %122 = getelementptr float, ptr %31, i64 %70
  store <16 x float> %90, ptr %122, align 4
  %123 = getelementptr float, ptr %31, i64 %71
  store <16 x float> %91, ptr %123, align 4
  %124 = getelementptr float, ptr %33, i64 %70
  store <16 x float> %102, ptr %124, align 4
  %125 = getelementptr float, ptr %33, i64 %71
  store <16 x float> %103, ptr %125, align 4
  %126 = getelementptr float, ptr %35, i64 %70
  store <16 x float> %120, ptr %126, align 4
  %127 = getelementptr float, ptr %35, i64 %71
  store <16 x float> %121, ptr %127, align 4
  %128 = add i64 %68, 32
  %129 = icmp slt i64 %128, 4096
  br i1 %129, label %67, label %130

130:                                              ; preds = %67
  %131 = add i64 %37, 1
  %132 = icmp slt i64 %131, %2
  br i1 %132, label %.lr.ph, label %._crit_edge

._crit_edge:                                      ; preds = %130, %3
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <16 x float> @llvm.sqrt.v16f32(<16 x float>) #1

attributes #0 = { nounwind "prefer-vector-width"="512" "target-cpu"="x86-64-v4" "target-features"="+avx512bf16" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
