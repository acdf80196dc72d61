; ModuleID = 'column_21e53da3eb24d75d'
source_filename = "column_21e53da3eb24d75d"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: nounwind
define void @column_21e53da3eb24d75d(ptr %0, i64 %1, i64 %2) #0 {
  %4 = load ptr, ptr %0, align 8
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr i8, ptr %4, i64 8
  %7 = load ptr, ptr %6, align 8
  %8 = icmp slt i64 %1, %2
  br i1 %8, label %.lr.ph12, label %._crit_edge13

.lr.ph12:                                         ; preds = %3, %70
  %9 = phi i64 [ %71, %70 ], [ %1, %3 ]
  %10 = urem i64 %9, 3
  %11 = udiv i64 %9, 3
  %12 = shl nuw nsw i64 %10, 7
  %13 = mul i64 %11, 49152
  %14 = or disjoint i64 %13, %12
  %15 = mul i64 %11, 384
  %16 = add i64 %15, %12
  %17 = getelementptr float, ptr %5, i64 %14
  %18 = getelementptr float, ptr %7, i64 %16
  br label %19

19:                                               ; preds = %.lr.ph12, %63
  %20 = phi i64 [ 0, %.lr.ph12 ], [ %68, %63 ]
  %21 = or disjoint i64 %20, 16
  %22 = or disjoint i64 %20, 32
  %23 = or disjoint i64 %20, 48
  %24 = getelementptr float, ptr %17, i64 %20
  %25 = getelementptr float, ptr %17, i64 %21
  %26 = getelementptr float, ptr %17, i64 %22
  %27 = getelementptr float, ptr %17, i64 %23
  br label %28

28:                                               ; preds = %19, %._crit_edge
  %29 = phi <16 x float> [ zeroinitializer, %19 ], [ %60, %._crit_edge ]
  %30 = phi <16 x float> [ zeroinitializer, %19 ], [ %59, %._crit_edge ]
  %31 = phi <16 x float> [ zeroinitializer, %19 ], [ %58, %._crit_edge ]
  %32 = phi <16 x float> [ zeroinitializer, %19 ], [ %57, %._crit_edge ]
  %33 = phi i64 [ 0, %19 ], [ %61, %._crit_edge ]
  %34 = shl i64 %33, 6
  %35 = add i64 %34, 64
  %36 = icmp slt i64 %34, %35
  br i1 %36, label %.lr.ph, label %._crit_edge

.lr.ph:                                           ; preds = %28, %.lr.ph
  %37 = phi <16 x float> [ %54, %.lr.ph ], [ zeroinitializer, %28 ]
  %38 = phi <16 x float> [ %53, %.lr.ph ], [ zeroinitializer, %28 ]
  %39 = phi <16 x float> [ %52, %.lr.ph ], [ zeroinitializer, %28 ]
  %40 = phi <16 x float> [ %51, %.lr.ph ], [ zeroinitializer, %28 ]
  %41 = phi i64 [ %55, %.lr.ph ], [ %34, %28 ]
  %42 = mul i64 %41, 384
  %43 = getelementptr float, ptr %24, i64 %42
  %44 = load <16 x float>, ptr %43, align 4
  %45 = getelementptr float, ptr %25, i64 %42
  %46 = load <16 x float>, ptr %45, align 4
  %47 = getelementptr float, ptr %26, i64 %42
  %48 = load <16 x float>, ptr %47, align 4
  %49 = getelementptr float, ptr %27, i64 %42
  %50 = load <16 x float>, ptr %49, align 4
  %51 = fadd <16 x float> %40, %44
  %52 = fadd <16 x float> %39, %46
  %53 = fadd <16 x float> %38, %48
  %54 = fadd <16 x float> %37, %50
  %55 = add i64 %41, 1
  %56 = icmp slt i64 %55, %35
  br i1 %56, label %.lr.ph, label %._crit_edge

._crit_edge:                                      ; preds = %.lr.ph, %28
  %.lcssa3 = phi <16 x float> [ zeroinitializer, %28 ], [ %51, %.lr.ph ]
  %.lcssa2 = phi <16 x float> [ zeroinitializer, %28 ], [ %52, %.lr.ph ]
  %.lcssa1 = phi <16 x float> [ zeroinitializer, %28 ], [ %53, %.lr.ph ]
  %.lcssa = phi <16 x float> [ zeroinitializer, %28 ], [ %54, %.lr.ph ]
  %57 = fadd <16 x float> %32, %.lcssa3
  %58 = fadd <16 x float> %31, %.lcssa2
  %59 = fadd <16 x float> %30, %.lcssa1
  %60 = fadd <16 x float> %29, %.lcssa
  %61 = add i64 %33, 1
  %62 = icmp slt i64 %61, 2
  br i1 %62, label %28, label %63

63:                                               ; preds = %._crit_edge
  %64 = getelementptr float, ptr %18, i64 %20
  store <16 x float> %57, ptr %64, align 4
  %65 = getelementptr float, ptr %18, i64 %21
  store <16 x float> %58, ptr %65, align 4
  %66 = getelementptr float, ptr %18, i64 %22
  store <16 x float> %59, ptr %66, align 4
  %67 = getelementptr float, ptr %18, i64 %23
  store <16 x float> %60, ptr %67, align 4
  %68 = add i64 %20, 64
  %69 = icmp slt i64 %68, 128
  br i1 %69, label %19, label %70

70:                                               ; preds = %63
  %71 = add i64 %9, 1
  %72 = icmp slt i64 %71, %2
  br i1 %72, label %.lr.ph12, label %._crit_edge13

._crit_edge13:                                    ; preds = %70, %3
  ret void
}

attributes #0 = { nounwind "prefer-vector-width"="512" "target-cpu"="x86-64-v4" "target-features"="+avx512bf16" }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
