; ModuleID = 'column_959a67b36cd82ed2'
source_filename = "column_959a67b36cd82ed2"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: nounwind
define void @column_959a67b36cd82ed2(ptr %0, i64 %1, i64 %2) #0 {
  %4 = load ptr, ptr %0, align 8
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr i8, ptr %4, i64 8
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr i8, ptr %4, i64 16
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr i8, ptr %4, i64 24
  %11 = load ptr, ptr %10, align 8
  %12 = icmp slt i64 %1, %2
  br i1 %12, label %.lr.ph12, label %._crit_edge13

.lr.ph12:                                         ; preds = %3, %74
  %13 = phi i64 [ %75, %74 ], [ %1, %3 ]
  %14 = urem i64 %13, 3
  %15 = udiv i64 %13, 3
  %16 = shl nuw nsw i64 %14, 7
  %17 = mul i64 %15, 49152
  %18 = or disjoint i64 %17, %16
  %19 = mul i64 %15, 384
  %20 = add i64 %19, %16
  br label %21

21:                                               ; preds = %.lr.ph12, %65
  %22 = phi i64 [ 0, %.lr.ph12 ], [ %72, %65 ]
  %23 = or disjoint i64 %22, 16
  %24 = add i64 %18, %22
  %25 = add i64 %18, %23
  br label %26

26:                                               ; preds = %21, %._crit_edge
  %27 = phi <16 x float> [ zeroinitializer, %21 ], [ %62, %._crit_edge ]
  %28 = phi <16 x float> [ zeroinitializer, %21 ], [ %61, %._crit_edge ]
  %29 = phi <16 x float> [ zeroinitializer, %21 ], [ %60, %._crit_edge ]
  %30 = phi <16 x float> [ zeroinitializer, %21 ], [ %59, %._crit_edge ]
  %31 = phi i64 [ 0, %21 ], [ %63, %._crit_edge ]
  %32 = shl i64 %31, 6
  %33 = add i64 %32, 64
  %34 = icmp slt i64 %32, %33
  br i1 %34, label %.lr.ph, label %._crit_edge

.lr.ph:                                           ; preds = %26, %.lr.ph
  %35 = phi <16 x float> [ %56, %.lr.ph ], [ zeroinitializer, %26 ]
  %36 = phi <16 x float> [ %55, %.lr.ph ], [ zeroinitializer, %26 ]
  %37 = phi <16 x float> [ %54, %.lr.ph ], [ zeroinitializer, %26 ]
  %38 = phi <16 x float> [ %53, %.lr.ph ], [ zeroinitializer, %26 ]
  %39 = phi i64 [ %57, %.lr.ph ], [ %32, %26 ]
  %40 = mul i64 %39, 384
  %41 = add i64 %24, %40
  %42 = add i64 %25, %40
  %43 = getelementptr float, ptr %5, i64 %41
  %44 = load <16 x float>, ptr %43, align 4
  %45 = getelementptr float, ptr %5, i64 %42
  %46 = load <16 x float>, ptr %45, align 4
  %47 = getelementptr float, ptr %7, i64 %41
  %48 = load <16 x float>, ptr %47, align 4
  %49 = getelementptr float, ptr %7, i64 %42
  %50 = load <16 x float>, ptr %49, align 4
  %51 = fmul <16 x float> %44, %48
  %52 = fmul <16 x float> %46, %50
  %53 = fadd <16 x float> %38, %51
  %54 = fadd <16 x float> %37, %52
  %55 = fadd <16 x float> %36, %44
  %56 = fadd <16 x float> %35, %46
  %57 = add i64 %39, 1
  %58 = icmp slt i64 %57, %33
  br i1 %58, label %.lr.ph, label %._crit_edge

._crit_edge:                                      ; preds = %.lr.ph, %26
  %.lcssa3 = phi <16 x float> [ zeroinitializer, %26 ], [ %53, %.lr.ph ]
  %.lcssa2 = phi <16 x float> [ zeroinitializer, %26 ], [ %54, %.lr.ph ]
  %.lcssa1 = phi <16 x float> [ zeroinitializer, %26 ], [ %55, %.lr.ph ]
  %.lcssa = phi <16 x float> [ zeroinitializer, %26 ], [ %56, %.lr.ph ]
  %59 = fadd <16 x float> %30, %.lcssa3
  %60 = fadd <16 x float> %29, %.lcssa2
  %61 = fadd <16 x float> %28, %.lcssa1
  %62 = fadd <16 x float> %27, %.lcssa
  %63 = add i64 %31, 1
  %64 = icmp slt i64 %63, 2
  br i1 %64, label %26, label %65

65:                                               ; preds = %._crit_edge
  %66 = add i64 %20, %22
  %67 = add i64 %20, %23
  %68 = getelementptr float, ptr %9, i64 %66
  store <16 x float> %59, ptr %68, align 4
  %69 = getelementptr float, ptr %9, i64 %67
  store <16 x float> %60, ptr %69, align 4
  %70 = getelementptr float, ptr %11, i64 %66
  store <16 x float> %61, ptr %70, align 4
  %71 = getelementptr float, ptr %11, i64 %67
  store <16 x float> %62, ptr %71, align 4
  %72 = add i64 %22, 32
  %73 = icmp slt i64 %72, 128
  br i1 %73, label %21, label %74

74:                                               ; preds = %65
  %75 = add i64 %13, 1
  %76 = icmp slt i64 %75, %2
  br i1 %76, label %.lr.ph12, label %._crit_edge13

._crit_edge13:                                    ; preds = %74, %3
  ret void
}

attributes #0 = { nounwind "prefer-vector-width"="512" "target-cpu"="x86-64-v4" "target-features"="+avx512bf16" }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
