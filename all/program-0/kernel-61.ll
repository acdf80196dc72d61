; ModuleID = 'column_24664b2ed619383b'
source_filename = "column_24664b2ed619383b"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: nounwind
define void @column_24664b2ed619383b(ptr %0, i64 %1, i64 %2) #0 {
  %4 = load ptr, ptr %0, align 8
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr i8, ptr %4, i64 8
  %7 = load ptr, ptr %6, align 8
  %8 = icmp slt i64 %1, %2
  br i1 %8, label %.lr.ph, label %._crit_edge

.lr.ph:                                           ; preds = %3, %52
  %9 = phi i64 [ %53, %52 ], [ %1, %3 ]
  %10 = mul i64 %9, 1536
  br label %11

11:                                               ; preds = %.lr.ph, %45
  %12 = phi i64 [ 0, %.lr.ph ], [ %50, %45 ]
  %13 = or disjoint i64 %12, 16
  %14 = or disjoint i64 %12, 32
  %15 = or disjoint i64 %12, 48
  %16 = add i64 %10, %12
  %17 = add i64 %10, %13
  %18 = add i64 %10, %14
  %19 = add i64 %10, %15
  %20 = getelementptr float, ptr %5, i64 %16
  %21 = getelementptr float, ptr %5, i64 %17
  %22 = getelementptr float, ptr %5, i64 %18
  %23 = getelementptr float, ptr %5, i64 %19
  br label %24

24:                                               ; preds = %11, %24
  %25 = phi <16 x float> [ zeroinitializer, %11 ], [ %42, %24 ]
  %26 = phi <16 x float> [ zeroinitializer, %11 ], [ %41, %24 ]
  %27 = phi <16 x float> [ zeroinitializer, %11 ], [ %40, %24 ]
  %28 = phi <16 x float> [ zeroinitializer, %11 ], [ %39, %24 ]
  %29 = phi i64 [ 0, %11 ], [ %43, %24 ]
  %30 = mul i64 %29, 98304
  %31 = getelementptr float, ptr %20, i64 %30
  %32 = load <16 x float>, ptr %31, align 4
  %33 = getelementptr float, ptr %21, i64 %30
  %34 = load <16 x float>, ptr %33, align 4
  %35 = getelementptr float, ptr %22, i64 %30
  %36 = load <16 x float>, ptr %35, align 4
  %37 = getelementptr float, ptr %23, i64 %30
  %38 = load <16 x float>, ptr %37, align 4
  %39 = fadd <16 x float> %28, %32
  %40 = fadd <16 x float> %27, %34
  %41 = fadd <16 x float> %26, %36
  %42 = fadd <16 x float> %25, %38
  %43 = add i64 %29, 1
  %44 = icmp slt i64 %43, 8
  br i1 %44, label %24, label %45

45:                                               ; preds = %24
  %46 = getelementptr float, ptr %7, i64 %16
  store <16 x float> %39, ptr %46, align 4
  %47 = getelementptr float, ptr %7, i64 %17
  store <16 x float> %40, ptr %47, align 4
  %48 = getelementptr float, ptr %7, i64 %18
  store <16 x float> %41, ptr %48, align 4
  %49 = getelementptr float, ptr %7, i64 %19
  store <16 x float> %42, ptr %49, align 4
  %50 = add i64 %12, 64
  %51 = icmp slt i64 %50, 1536
  br i1 %51, label %11, label %52

52:                                               ; preds = %45
  %53 = add i64 %9, 1
  %54 = icmp slt i64 %53, %2
  br i1 %54, label %.lr.ph, label %._crit_edge

._crit_edge:                                      ; preds = %52, %3
  ret void
}

attributes #0 = { nounwind "prefer-vector-width"="512" "target-cpu"="x86-64-v4" "target-features"="+avx512bf16" }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
