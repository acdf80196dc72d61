; ModuleID = 'row_2b65b9e2762ef9c6'
source_filename = "row_2b65b9e2762ef9c6"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: nounwind
define void @row_2b65b9e2762ef9c6(ptr %0, i64 %1, i64 %2) #0 {
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
  br i1 %16, label %.preheader, label %._crit_edge

.preheader:                                       ; preds = %3, %69
  %17 = phi i64 [ %75, %69 ], [ %1, %3 ]
  br label %18

18:                                               ; preds = %.preheader, %18
  %19 = phi <8 x float> [ splat (float -0.000000e+00), %.preheader ], [ %66, %18 ]
  %20 = phi <8 x float> [ splat (float -0.000000e+00), %.preheader ], [ %65, %18 ]
  %21 = phi <8 x float> [ splat (float -0.000000e+00), %.preheader ], [ %64, %18 ]
  %22 = phi <8 x float> [ splat (float -0.000000e+00), %.preheader ], [ %63, %18 ]
  %23 = phi i64 [ 0, %.preheader ], [ %67, %18 ]
  %24 = or disjoint i64 %23, 8
  %25 = or disjoint i64 %23, 16
  %26 = or disjoint i64 %23, 24
  %27 = getelementptr i64, ptr %5, i64 %23
  %28 = load <8 x i64>, ptr %27, align 8
  %29 = getelementptr i64, ptr %5, i64 %24
  %30 = load <8 x i64>, ptr %29, align 8
  %31 = getelementptr i64, ptr %5, i64 %25
  %32 = load <8 x i64>, ptr %31, align 8
  %33 = getelementptr i64, ptr %5, i64 %26
  %34 = load <8 x i64>, ptr %33, align 8
  %35 = icmp ne <8 x i64> %28, splat (i64 -100)
  %36 = icmp ne <8 x i64> %30, splat (i64 -100)
  %37 = icmp ne <8 x i64> %32, splat (i64 -100)
  %38 = icmp ne <8 x i64> %34, splat (i64 -100)
  %39 = select <8 x i1> %35, <8 x float> splat (float 1.000000e+00), <8 x float> zeroinitializer
  %40 = select <8 x i1> %36, <8 x float> splat (float 1.000000e+00), <8 x float> zeroinitializer
  %41 = select <8 x i1> %37, <8 x float> splat (float 1.000000e+00), <8 x float> zeroinitializer
  %42 = select <8 x i1> %38, <8 x float> splat (float 1.000000e+00), <8 x float> zeroinitializer
  %43 = select <8 x i1> %35, <8 x i64> %28, <8 x i64> zeroinitializer
  %44 = select <8 x i1> %36, <8 x i64> %30, <8 x i64> zeroinitializer
  %45 = select <8 x i1> %37, <8 x i64> %32, <8 x i64> zeroinitializer
  %46 = select <8 x i1> %38, <8 x i64> %34, <8 x i64> zeroinitializer
  %47 = zext <8 x i1> %35 to <8 x i8>
  %48 = zext <8 x i1> %36 to <8 x i8>
  %49 = zext <8 x i1> %37 to <8 x i8>
  %50 = zext <8 x i1> %38 to <8 x i8>
  %51 = getelementptr i8, ptr %7, i64 %23
  store <8 x i8> %47, ptr %51, align 1
  %52 = getelementptr i8, ptr %7, i64 %24
  store <8 x i8> %48, ptr %52, align 1
  %53 = getelementptr i8, ptr %7, i64 %25
  store <8 x i8> %49, ptr %53, align 1
  %54 = getelementptr i8, ptr %7, i64 %26
  store <8 x i8> %50, ptr %54, align 1
  %55 = getelementptr i64, ptr %9, i64 %23
  store <8 x i64> %43, ptr %55, align 8
  %56 = getelementptr i64, ptr %9, i64 %24
  store <8 x i64> %44, ptr %56, align 8
  %57 = getelementptr i64, ptr %9, i64 %25
  store <8 x i64> %45, ptr %57, align 8
  %58 = getelementptr i64, ptr %9, i64 %26
  store <8 x i64> %46, ptr %58, align 8
  %59 = getelementptr float, ptr %11, i64 %23
  store <8 x float> %39, ptr %59, align 4
  %60 = getelementptr float, ptr %11, i64 %24
  store <8 x float> %40, ptr %60, align 4
  %61 = getelementptr float, ptr %11, i64 %25
  store <8 x float> %41, ptr %61, align 4
  %62 = getelementptr float, ptr %11, i64 %26
  store <8 x float> %42, ptr %62, align 4
  %63 = fadd <8 x float> %22, %39
  %64 = fadd <8 x float> %21, %40
  %65 = fadd <8 x float> %20, %41
  %66 = fadd <8 x float> %19, %42
  %67 = add i64 %23, 32
  %68 = icmp slt i64 %67, 2048
  br i1 %68, label %18, label %69

69:                                               ; preds = %18
  %70 = fadd <8 x float> %63, %65
  %71 = fadd <8 x float> %64, %66
  %72 = fadd <8 x float> %70, %71
  %73 = call reassoc float @llvm.vector.reduce.fadd.v8f32(float 0.000000e+00, <8 x float> %72)
  %74 = fdiv float 1.000000e+00, %73
  store float %73, ptr %13, align 4
  store float %74, ptr %15, align 4
  %75 = add i64 %17, 1
  %76 = icmp slt i64 %75, %2
  br i1 %76, label %.preheader, label %._crit_edge

._crit_edge:                                      ; preds = %69, %3
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.vector.reduce.fadd.v8f32(float, <8 x float>) #1

attributes #0 = { nounwind "prefer-vector-width"="512" "target-cpu"="x86-64-v4" "target-features"="+avx512bf16" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
