; ModuleID = 'pointwise_a698fa7eece8000c'
source_filename = "pointwise_a698fa7eece8000c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: nounwind
define void @pointwise_a698fa7eece8000c(ptr %0, i64 %1, i64 %2) #0 {
  %4 = load ptr, ptr %0, align 8
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr i8, ptr %4, i64 8
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr i8, ptr %4, i64 16
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr i8, ptr %4, i64 24
  %11 = load ptr, ptr %10, align 8
  %12 = icmp slt i64 %1, %2
  br i1 %12, label %.lr.ph2, label %._crit_edge3

.lr.ph2:                                          ; preds = %3, %._crit_edge
  %13 = phi i64 [ %47, %._crit_edge ], [ %1, %3 ]
  %14 = shl i64 %13, 5
  %15 = add i64 %14, 32
  %16 = icmp slt i64 %14, %15
  br i1 %16, label %.lr.ph, label %._crit_edge

.lr.ph:                                           ; preds = %.lr.ph2, %44
  %17 = phi i64 [ %45, %44 ], [ %14, %.lr.ph2 ]
  %18 = mul i64 %17, 384
  br label %19

19:                                               ; preds = %.lr.ph, %19
  %20 = phi i64 [ 0, %.lr.ph ], [ %42, %19 ]
  %21 = or disjoint i64 %20, 16
  %22 = add i64 %18, %20
  %23 = add i64 %18, %21
  %24 = getelementptr float, ptr %9, i64 %22
  %25 = load <16 x float>, ptr %24, align 4
  %26 = getelementptr float, ptr %9, i64 %23
  %27 = load <16 x float>, ptr %26, align 4
  %28 = getelementptr float, ptr %5, i64 %20
  %29 = load <16 x float>, ptr %28, align 4
  %30 = getelementptr float, ptr %5, i64 %21
  %31 = load <16 x float>, ptr %30, align 4
  %32 = fmul <16 x float> %25, %29
  %33 = fmul <16 x float> %27, %31
  %34 = getelementptr float, ptr %7, i64 %20
  %35 = load <16 x float>, ptr %34, align 4
  %36 = getelementptr float, ptr %7, i64 %21
  %37 = load <16 x float>, ptr %36, align 4
  %38 = fadd <16 x float> %32, %35
  %39 = fadd <16 x float> %33, %37
  %40 = getelementptr float, ptr %11, i64 %22
  store <16 x float> %38, ptr %40, align 4
  %41 = getelementptr float, ptr %11, i64 %23
  store <16 x float> %39, ptr %41, align 4
  %42 = add i64 %20, 32
  %43 = icmp slt i64 %42, 384
  br i1 %43, label %19, label %44

44:                                               ; preds = %19
  %45 = add i64 %17, 1
  %46 = icmp slt i64 %45, %15
  br i1 %46, label %.lr.ph, label %._crit_edge

._crit_edge:                                      ; preds = %44, %.lr.ph2
  %47 = add i64 %13, 1
  %48 = icmp slt i64 %47, %2
  br i1 %48, label %.lr.ph2, label %._crit_edge3

._crit_edge3:                                     ; preds = %._crit_edge, %3
  ret void
}

attributes #0 = { nounwind "prefer-vector-width"="512" "target-cpu"="x86-64-v4" "target-features"="+avx512bf16" }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
