; ModuleID = 'pointwise_58e4587e671eb074'
source_filename = "pointwise_58e4587e671eb074"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: nounwind
define void @pointwise_58e4587e671eb074(ptr %0, i64 %1, i64 %2) #0 {
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
  br i1 %36, label %.lr.ph5, label %._crit_edge6

.lr.ph5:                                          ; preds = %3, %._crit_edge
  %37 = phi i64 [ %132, %._crit_edge ], [ %1, %3 ]
  %38 = mul i64 %37, 3584
  %39 = sub i64 24960, %38
  %40 = call i64 @llvm.smin.i64(i64 %39, i64 3584)
  %41 = load i8, ptr %17, align 1
  %42 = icmp ne i8 %41, 0
  %43 = load float, ptr %13, align 4
  %44 = load float, ptr %15, align 4
  %45 = load float, ptr %21, align 4
  %46 = load float, ptr %23, align 4
  %47 = load float, ptr %7, align 4
  %48 = load float, ptr %29, align 4
  %49 = load float, ptr %25, align 4
  %50 = load float, ptr %27, align 4
  %51 = insertelement <16 x float> poison, float %43, i64 0
  %52 = shufflevector <16 x float> %51, <16 x float> poison, <16 x i32> zeroinitializer
  %53 = insertelement <16 x float> poison, float %44, i64 0
  %54 = shufflevector <16 x float> %53, <16 x float> poison, <16 x i32> zeroinitializer
  %55 = insertelement <16 x i1> poison, i1 %42, i64 0
  %56 = shufflevector <16 x i1> %55, <16 x i1> poison, <16 x i32> zeroinitializer
  %57 = insertelement <16 x float> poison, float %45, i64 0
  %58 = shufflevector <16 x float> %57, <16 x float> poison, <16 x i32> zeroinitializer
  %59 = insertelement <16 x float> poison, float %46, i64 0
  %60 = shufflevector <16 x float> %59, <16 x float> poison, <16 x i32> zeroinitializer
  %61 = insertelement <16 x float> poison, float %47, i64 0
  %62 = shufflevector <16 x float> %61, <16 x float> poison, <16 x i32> zeroinitializer
  %63 = insertelement <16 x float> poison, float %48, i64 0
  %64 = shufflevector <16 x float> %63, <16 x float> poison, <16 x i32> zeroinitializer
  %65 = insertelement <16 x float> poison, float %49, i64 0
  %66 = shufflevector <16 x float> %65, <16 x float> poison, <16 x i32> zeroinitializer
  %67 = insertelement <16 x float> poison, float %50, i64 0
  %68 = shufflevector <16 x float> %67, <16 x float> poison, <16 x i32> zeroinitializer
  %69 = icmp slt i64 0, %40
  br i1 %69, label %.lr.ph, label %._crit_edge

.lr.ph:                                           ; preds = %.lr.ph5, %.lr.ph
  %70 = phi i64 [ %130, %.lr.ph ], [ 0, %.lr.ph5 ]
  %71 = or disjoint i64 %70, 16
  %72 = add i64 %38, %70
  %73 = add i64 %38, %71
  %74 = getelementptr float, ptr %11, i64 %72
  %75 = load <16 x float>, ptr %74, align 4
  %76 = getelementptr float, ptr %11, i64 %73
  %77 = load <16 x float>, ptr %76, align 4
  %78 = getelementptr float, ptr %9, i64 %72
  %79 = load <16 x float>, ptr %78, align 4
  %80 = getelementptr float, ptr %9, i64 %73
  %81 = load <16 x float>, ptr %80, align 4
  %82 = fsub <16 x float> %79, %75
  %83 = fsub <16 x float> %81, %77
  %84 = fmul <16 x float> %52, %82
  %85 = fmul <16 x float> %52, %83
  %86 = fadd <16 x float> %75, %84
  %87 = fadd <16 x float> %77, %85
  %88 = fmul <16 x float> %82, %54
  %89 = fmul <16 x float> %83, %54
  %90 = fsub <16 x float> %79, %88
  %91 = fsub <16 x float> %81, %89
  %92 = select <16 x i1> %56, <16 x float> %86, <16 x float> %90
  %93 = select <16 x i1> %56, <16 x float> %87, <16 x float> %91
  %94 = getelementptr float, ptr %19, i64 %72
  %95 = load <16 x float>, ptr %94, align 4
  %96 = getelementptr float, ptr %19, i64 %73
  %97 = load <16 x float>, ptr %96, align 4
  %98 = fmul <16 x float> %95, %58
  %99 = fmul <16 x float> %97, %58
  %100 = fmul <16 x float> %79, %60
  %101 = fmul <16 x float> %81, %60
  %102 = fmul <16 x float> %100, %79
  %103 = fmul <16 x float> %101, %81
  %104 = fadd <16 x float> %98, %102
  %105 = fadd <16 x float> %99, %103
  %106 = getelementptr float, ptr %5, i64 %72
  %107 = load <16 x float>, ptr %106, align 4
  %108 = getelementptr float, ptr %5, i64 %73
  %109 = load <16 x float>, ptr %108, align 4
  %110 = fmul <16 x float> %107, %62
  %111 = fmul <16 x float> %109, %62
  %112 = fmul <16 x float> %92, %64
  %113 = fmul <16 x float> %93, %64
  %114 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %104)
  %115 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %105)
  %116 = fdiv <16 x float> %114, %66
  %117 = fdiv <16 x float> %115, %66
  %118 = fadd <16 x float> %116, %68
  %119 = fadd <16 x float> %117, %68
  %120 = fdiv <16 x float> %112, %118
  %121 = fdiv <16 x float> %113, %119
  %122 = fadd <16 x float> %110, %120
  %123 = fadd <16 x float> %111, %121
  %124 = getelementptr float, ptr %31, i64 %72
  store <16 x float> %92, ptr %124, align 4
  %125 = getelementptr float, ptr %31, i64 %73
  store <16 x float> %93, ptr %125, align 4
  %126 = getelementptr float, ptr %33, i64 %72
  store <16 x float> %104, ptr %126, align 4
  %127 = getelementptr float, ptr %33, i64 %73
  store <16 x float> %105, ptr %127, align 4
  %128 = getelementptr float, ptr %35, i64 %72
  store <16 x float> %122, ptr %128, align 4
  %129 = getelementptr float, ptr %35, i64 %73
  store <16 x float> %123, ptr %129, align 4
  %130 = add i64 %70, 32
  %131 = icmp slt i64 %130, %40
  br i1 %131, label %.lr.ph, label %._crit_edge

._crit_edge:                                      ; preds = %.lr.ph5, %.lr.ph
  %132 = add i64 %37, 1
  %133 = icmp slt i64 %132, %2
  br i1 %133, label %.lr.ph5, label %._crit_edge6

._crit_edge6:                                     ; preds = %._crit_edge, %3
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <16 x float> @llvm.masked.load.v16f32.p0(ptr captures(none), <16 x i1>, <16 x float>) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <16 x float> @llvm.sqrt.v16f32(<16 x float>) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr captures(none), <16 x i1>) #3

attributes #0 = { nounwind "prefer-vector-width"="512" "target-cpu"="x86-64-v4" "target-features"="+avx512bf16" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
