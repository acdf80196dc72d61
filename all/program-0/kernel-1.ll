; ModuleID = 'pointwise_6027f62db0e05302'
source_filename = "pointwise_6027f62db0e05302"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: nounwind
define void @pointwise_6027f62db0e05302(ptr %0, i64 %1, i64 %2) #0 {
  %4 = load ptr, ptr %0, align 8
  %5 = load ptr, ptr %4, align 8
  %6 = icmp slt i64 %1, %2
  br i1 %6, label %.preheader, label %._crit_edge

.preheader:                                       ; preds = %3, %21
  %7 = phi i64 [ %22, %21 ], [ %1, %3 ]
  br label %8

8:                                                ; preds = %.preheader, %8
  %9 = phi i64 [ 0, %.preheader ], [ %19, %8 ]
  %10 = or disjoint i64 %9, 8
  %11 = insertelement <8 x i64> poison, i64 %9, i64 0
  %12 = shufflevector <8 x i64> %11, <8 x i64> poison, <8 x i32> zeroinitializer
  %13 = or disjoint <8 x i64> %12, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %14 = insertelement <8 x i64> poison, i64 %10, i64 0
  %15 = shufflevector <8 x i64> %14, <8 x i64> poison, <8 x i32> zeroinitializer
  %16 = or disjoint <8 x i64> %15, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %17 = getelementptr i64, ptr %5, i64 %9
  store <8 x i64> %13, ptr %17, align 8
  %18 = getelementptr i64, ptr %5, i64 %10
  store <8 x i64> %16, ptr %18, align 8
  %19 = add i64 %9, 16
  %20 = icmp slt i64 %19, 256
  br i1 %20, label %8, label %21

21:                                               ; preds = %8
  %22 = add i64 %7, 1
  %23 = icmp slt i64 %22, %2
  br i1 %23, label %.preheader, label %._crit_edge

._crit_edge:                                      ; preds = %21, %3
  ret void
}

attributes #0 = { nounwind "prefer-vector-width"="512" "target-cpu"="x86-64-v4" "target-features"="+avx512bf16" }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
