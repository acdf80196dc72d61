; ModuleID = 'row_578ec7dadce14d9b'
source_filename = "row_578ec7dadce14d9b"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: nounwind
define void @row_578ec7dadce14d9b(ptr %0, i64 %1, i64 %2) #0 {
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
  br i1 %14, label %.preheader, label %._crit_edge

.preheader:                                       ; preds = %3, %67
  %15 = phi i64 [ %74, %67 ], [ %1, %3 ]
  br label %16

16:                                               ; preds = %.preheader, %16
  %17 = phi <16 x float> [ splat (float -0.000000e+00), %.preheader ], [ %64, %16 ]
  %18 = phi <16 x float> [ splat (float -0.000000e+00), %.preheader ], [ %63, %16 ]
  %19 = phi <16 x float> [ splat (float -0.000000e+00), %.preheader ], [ %62, %16 ]
  %20 = phi <16 x float> [ splat (float -0.000000e+00), %.preheader ], [ %61, %16 ]
  %21 = phi i64 [ 0, %.preheader ], [ %65, %16 ]
  %22 = or disjoint i64 %21, 16
  %23 = or disjoint i64 %21, 32
  %24 = or disjoint i64 %21, 48
  %25 = getelementptr i8, ptr %9, i64 %21
  %26 = load <16 x i8>, ptr %25, align 1
  %27 = getelementptr i8, ptr %9, i64 %22
  %28 = load <16 x i8>, ptr %27, align 1
  %29 = getelementptr i8, ptr %9, i64 %23
  %30 = load <16 x i8>, ptr %29, align 1
  %31 = getelementptr i8, ptr %9, i64 %24
  %32 = load <16 x i8>, ptr %31, align 1
  %.not = icmp eq <16 x i8> %26, zeroinitializer
  %.not1 = icmp eq <16 x i8> %28, zeroinitializer
  %.not2 = icmp eq <16 x i8> %30, zeroinitializer
  %.not3 = icmp eq <16 x i8> %32, zeroinitializer
  %33 = getelementptr float, ptr %5, i64 %21
  %34 = load <16 x float>, ptr %33, align 4
  %35 = getelementptr float, ptr %5, i64 %22
  %36 = load <16 x float>, ptr %35, align 4
  %37 = getelementptr float, ptr %5, i64 %23
  %38 = load <16 x float>, ptr %37, align 4
  %39 = getelementptr float, ptr %5, i64 %24
  %40 = load <16 x float>, ptr %39, align 4
  %41 = getelementptr float, ptr %7, i64 %21
  %42 = load <16 x float>, ptr %41, align 4
  %43 = getelementptr float, ptr %7, i64 %22
  %44 = load <16 x float>, ptr %43, align 4
  %45 = getelementptr float, ptr %7, i64 %23
  %46 = load <16 x float>, ptr %45, align 4
  %47 = getelementptr float, ptr %7, i64 %24
  %48 = load <16 x float>, ptr %47, align 4
  %49 = fneg <16 x float> %42
  %50 = fmul <16 x float> %34, %49
  %51 = fneg <16 x float> %44
  %52 = fmul <16 x float> %36, %51
  %53 = fneg <16 x float> %46
  %54 = fmul <16 x float> %38, %53
  %55 = fneg <16 x float> %48
  %56 = fmul <16 x float> %40, %55
  %57 = select <16 x i1> %.not, <16 x float> zeroinitializer, <16 x float> %50
  %58 = select <16 x i1> %.not1, <16 x float> zeroinitializer, <16 x float> %52
  %59 = select <16 x i1> %.not2, <16 x float> zeroinitializer, <16 x float> %54
  %60 = select <16 x i1> %.not3, <16 x float> zeroinitializer, <16 x float> %56
  %61 = fadd <16 x float> %20, %57
  %62 = fadd <16 x float> %19, %58
  %63 = fadd <16 x float> %18, %59
  %64 = fadd <16 x float> %17, %60
  %65 = add i64 %21, 64
  %66 = icmp slt i64 %65, 2048
  br i1 %66, label %16, label %67

67:                                               ; preds = %16
  %68 = fadd <16 x float> %61, %63
  %69 = fadd <16 x float> %62, %64
  %70 = fadd <16 x float> %68, %69
  %71 = call reassoc float @llvm.vector.reduce.fadd.v16f32(float 0.000000e+00, <16 x float> %70)
  %72 = load float, ptr %11, align 4
  %73 = fdiv float %71, %72
  store float %73, ptr %13, align 4
  %74 = add i64 %15, 1
  %75 = icmp slt i64 %74, %2
  br i1 %75, label %.preheader, label %._crit_edge

._crit_edge:                                      ; preds = %67, %3
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.vector.reduce.fadd.v16f32(float, <16 x float>) #1

attributes #0 = { nounwind "prefer-vector-width"="512" "target-cpu"="x86-64-v4" "target-features"="+avx512bf16" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
