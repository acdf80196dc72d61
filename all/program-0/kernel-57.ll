; ModuleID = 'column_2325d0c67c4aaf92'
source_filename = "column_2325d0c67c4aaf92"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: nounwind
define void @column_2325d0c67c4aaf92(ptr %0, i64 %1, i64 %2) #0 {
  %4 = load ptr, ptr %0, align 8
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr i8, ptr %4, i64 8
  %7 = load ptr, ptr %6, align 8
  %8 = icmp slt i64 %1, %2
  br i1 %8, label %.lr.ph, label %._crit_edge

.lr.ph:                                           ; preds = %3, %56
  %9 = phi i64 [ %57, %56 ], [ %1, %3 ]
  %10 = urem i64 %9, 3
  %11 = udiv i64 %9, 3
  %12 = mul nuw nsw i64 %10, 384
  %13 = mul i64 %11, 73728
  %14 = or disjoint i64 %13, %12
  %15 = mul i64 %11, 1152
  %16 = add i64 %15, %12
  %17 = getelementptr float, ptr %5, i64 %14
  %18 = getelementptr float, ptr %7, i64 %16
  br label %19

19:                                               ; preds = %.lr.ph, %49
  %20 = phi i64 [ 0, %.lr.ph ], [ %54, %49 ]
  %21 = or disjoint i64 %20, 16
  %22 = or disjoint i64 %20, 32
  %23 = or disjoint i64 %20, 48
  %24 = getelementptr float, ptr %17, i64 %20
  %25 = getelementptr float, ptr %17, i64 %21
  %26 = getelementptr float, ptr %17, i64 %22
  %27 = getelementptr float, ptr %17, i64 %23
  br label %28

28:                                               ; preds = %19, %28
  %29 = phi <16 x float> [ zeroinitializer, %19 ], [ %46, %28 ]
  %30 = phi <16 x float> [ zeroinitializer, %19 ], [ %45, %28 ]
  %31 = phi <16 x float> [ zeroinitializer, %19 ], [ %44, %28 ]
  %32 = phi <16 x float> [ zeroinitializer, %19 ], [ %43, %28 ]
  %33 = phi i64 [ 0, %19 ], [ %47, %28 ]
  %34 = mul i64 %33, 1152
  %35 = getelementptr float, ptr %24, i64 %34
  %36 = load <16 x float>, ptr %35, align 4
  %37 = getelementptr float, ptr %25, i64 %34
  %38 = load <16 x float>, ptr %37, align 4
  %39 = getelementptr float, ptr %26, i64 %34
  %40 = load <16 x float>, ptr %39, align 4
  %41 = getelementptr float, ptr %27, i64 %34
  %42 = load <16 x float>, ptr %41, align 4
  %43 = fadd <16 x float> %32, %36
  %44 = fadd <16 x float> %31, %38
  %45 = fadd <16 x float> %30, %40
  %46 = fadd <16 x float> %29, %42
  %47 = add i64 %33, 1
  %48 = icmp slt i64 %47, 64
  br i1 %48, label %28, label %49

49:                                               ; preds = %28
  %50 = getelementptr float, ptr %18, i64 %20
  store <16 x float> %43, ptr %50, align 4
  %51 = getelementptr float, ptr %18, i64 %21
  store <16 x float> %44, ptr %51, align 4
  %52 = getelementptr float, ptr %18, i64 %22
  store <16 x float> %45, ptr %52, align 4
  %53 = getelementptr float, ptr %18, i64 %23
  store <16 x float> %46, ptr %53, align 4
  %54 = add i64 %20, 64
  %55 = icmp slt i64 %54, 384
  br i1 %55, label %19, label %56

56:                                               ; preds = %49
  %57 = add i64 %9, 1
  %58 = icmp slt i64 %57, %2
  br i1 %58, label %.lr.ph, label %._crit_edge

._crit_edge:                                      ; preds = %56, %3
  ret void
}

attributes #0 = { nounwind "prefer-vector-width"="512" "target-cpu"="x86-64-v4" "target-features"="+avx512bf16" }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
