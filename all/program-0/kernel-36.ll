; ModuleID = 'matmul_83eb802323567523'
source_filename = "matmul_83eb802323567523"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: nounwind
define void @matmul_83eb802323567523(ptr %0, i64 %1, i64 %2) #0 {
  %4 = load ptr, ptr %0, align 8
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr i8, ptr %4, i64 8
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr i8, ptr %4, i64 16
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr i8, ptr %4, i64 24
  %11 = load ptr, ptr %10, align 8
  %12 = alloca [1536 x i8], align 64
  %13 = icmp slt i64 %1, %2
  br i1 %13, label %.lr.ph4, label %._crit_edge5

.lr.ph4:                                          ; preds = %3, %90
  %14 = phi i64 [ %91, %90 ], [ %1, %3 ]
  %15 = and i64 %14, 31
  %16 = lshr i64 %14, 5
  %17 = mul nuw nsw i64 %16, 12
  %18 = add nuw i64 %17, 12
  %19 = call i64 @llvm.smin.i64(i64 %18, i64 256)
  %20 = icmp slt i64 %17, %19
  br label %21

21:                                               ; preds = %.lr.ph4, %._crit_edge
  %22 = phi i64 [ %15, %.lr.ph4 ], [ %89, %._crit_edge ]
  %23 = mul i64 %22, 48
  %24 = mul i64 %22, 18432
  %25 = mul i64 %22, -48
  br i1 %20, label %.lr.ph, label %._crit_edge

.lr.ph:                                           ; preds = %21
  %26 = getelementptr float, ptr %11, i64 %23
  %27 = getelementptr i8, ptr %26, i64 64
  %28 = getelementptr i8, ptr %26, i64 128
  br label %29

29:                                               ; preds = %.lr.ph, %86
  %30 = phi i64 [ %17, %.lr.ph ], [ %87, %86 ]
  %31 = mul i64 %30, 12288
  %32 = getelementptr float, ptr %26, i64 %31
  %33 = getelementptr float, ptr %27, i64 %31
  %34 = getelementptr float, ptr %28, i64 %31
  br label %35

35:                                               ; preds = %29, %35
  %36 = phi i64 [ 0, %29 ], [ %41, %35 ]
  %37 = mul i64 %36, 1536
  %38 = getelementptr float, ptr %32, i64 %37
  call void @llvm.prefetch.p0(ptr %38, i32 1, i32 3, i32 1)
  %39 = getelementptr float, ptr %33, i64 %37
  call void @llvm.prefetch.p0(ptr %39, i32 1, i32 3, i32 1)
  %40 = getelementptr float, ptr %34, i64 %37
  call void @llvm.prefetch.p0(ptr %40, i32 1, i32 3, i32 1)
  %41 = add i64 %36, 1
  %42 = icmp slt i64 %41, 8
  br i1 %42, label %35, label %43

43:                                               ; preds = %35
  %44 = mul i64 %30, 3072
  call void @matmul_83eb802323567523.mma1(ptr %5, i64 %44, ptr %7, i64 %24, ptr nonnull %12)
  %45 = mul i64 %30, -384
  %46 = add i64 %25, %45
  %47 = mul i64 %30, 384
  %48 = add i64 %46, %47
  %invariant.op = add i64 %48, %23
  %invariant.op1 = add i64 %31, %23
  br label %49

49:                                               ; preds = %43, %83
  %50 = phi i64 [ 0, %43 ], [ %84, %83 ]
  %51 = mul i64 %50, 48
  %.reass = add i64 %51, %invariant.op
  %52 = mul i64 %50, 1536
  %.reass2 = add i64 %52, %invariant.op1
  %53 = getelementptr float, ptr %12, i64 %.reass
  br label %54

54:                                               ; preds = %49, %54
  %55 = phi i64 [ 0, %49 ], [ %71, %54 ]
  %56 = or disjoint i64 %55, 16
  %57 = getelementptr float, ptr %53, i64 %55
  %58 = load <16 x float>, ptr %57, align 4
  %59 = getelementptr float, ptr %53, i64 %56
  %60 = load <16 x float>, ptr %59, align 4
  %61 = add i64 %.reass2, %55
  %62 = add i64 %.reass2, %56
  %63 = getelementptr float, ptr %9, i64 %61
  %64 = load <16 x float>, ptr %63, align 4
  %65 = getelementptr float, ptr %9, i64 %62
  %66 = load <16 x float>, ptr %65, align 4
  %67 = fmul <16 x float> %58, %64
  %68 = fmul <16 x float> %60, %66
  %69 = getelementptr float, ptr %11, i64 %61
  store <16 x float> %67, ptr %69, align 4
  %70 = getelementptr float, ptr %11, i64 %62
  store <16 x float> %68, ptr %70, align 4
  %71 = add i64 %55, 32
  %72 = icmp slt i64 %71, 32
  br i1 %72, label %54, label %.preheader

.preheader:                                       ; preds = %54, %.preheader
  %73 = phi i64 [ %81, %.preheader ], [ 32, %54 ]
  %74 = getelementptr float, ptr %53, i64 %73
  %75 = load <16 x float>, ptr %74, align 4
  %76 = add i64 %.reass2, %73
  %77 = getelementptr float, ptr %9, i64 %76
  %78 = load <16 x float>, ptr %77, align 4
  %79 = fmul <16 x float> %75, %78
  %80 = getelementptr float, ptr %11, i64 %76
  store <16 x float> %79, ptr %80, align 4
  %81 = add i64 %73, 16
  %82 = icmp slt i64 %81, 48
  br i1 %82, label %.preheader, label %83

83:                                               ; preds = %.preheader
  %84 = add i64 %50, 1
  %85 = icmp slt i64 %84, 8
  br i1 %85, label %49, label %86

86:                                               ; preds = %83
  %87 = add i64 %30, 1
  %88 = icmp slt i64 %87, %19
  br i1 %88, label %29, label %._crit_edge

._crit_edge:                                      ; preds = %86, %21
  %89 = add i64 %22, 1
  %.not = icmp sgt i64 %89, %15
  br i1 %.not, label %90, label %21

90:                                               ; preds = %._crit_edge
  %91 = add i64 %14, 1
  %92 = icmp slt i64 %91, %2
  br i1 %92, label %.lr.ph4, label %._crit_edge5

._crit_edge5:                                     ; preds = %90, %3
  ret void
}

; Function Attrs: nounwind
define internal void @matmul_83eb802323567523.mma1(ptr %0, i64 %1, ptr %2, i64 %3, ptr %4) #0 {
  br label %6

6:                                                ; preds = %5, %6
  %7 = phi <16 x float> [ zeroinitializer, %5 ], [ %158, %6 ]
  %8 = phi <16 x float> [ zeroinitializer, %5 ], [ %157, %6 ]
  %9 = phi <16 x float> [ zeroinitializer, %5 ], [ %156, %6 ]
  %10 = phi <16 x float> [ zeroinitializer, %5 ], [ %151, %6 ]
  %11 = phi <16 x float> [ zeroinitializer, %5 ], [ %150, %6 ]
  %12 = phi <16 x float> [ zeroinitializer, %5 ], [ %149, %6 ]
  %13 = phi <16 x float> [ zeroinitializer, %5 ], [ %144, %6 ]
  %14 = phi <16 x float> [ zeroinitializer, %5 ], [ %143, %6 ]
  %15 = phi <16 x float> [ zeroinitializer, %5 ], [ %142, %6 ]
  %16 = phi <16 x float> [ zeroinitializer, %5 ], [ %137, %6 ]
  %17 = phi <16 x float> [ zeroinitializer, %5 ], [ %136, %6 ]
  %18 = phi <16 x float> [ zeroinitializer, %5 ], [ %135, %6 ]
  %19 = phi <16 x float> [ zeroinitializer, %5 ], [ %130, %6 ]
  %20 = phi <16 x float> [ zeroinitializer, %5 ], [ %129, %6 ]
  %21 = phi <16 x float> [ zeroinitializer, %5 ], [ %128, %6 ]
  %22 = phi <16 x float> [ zeroinitializer, %5 ], [ %123, %6 ]
  %23 = phi <16 x float> [ zeroinitializer, %5 ], [ %122, %6 ]
  %24 = phi <16 x float> [ zeroinitializer, %5 ], [ %121, %6 ]
  %25 = phi <16 x float> [ zeroinitializer, %5 ], [ %116, %6 ]
  %26 = phi <16 x float> [ zeroinitializer, %5 ], [ %115, %6 ]
  %27 = phi <16 x float> [ zeroinitializer, %5 ], [ %114, %6 ]
  %28 = phi <16 x float> [ zeroinitializer, %5 ], [ %109, %6 ]
  %29 = phi <16 x float> [ zeroinitializer, %5 ], [ %108, %6 ]
  %30 = phi <16 x float> [ zeroinitializer, %5 ], [ %107, %6 ]
  %31 = phi i64 [ 0, %5 ], [ %159, %6 ]
  %32 = add i64 %1, %31
  %33 = mul i64 %31, 48
  %34 = add i64 %3, %33
  %35 = getelementptr float, ptr %2, i64 %34
  %36 = load <16 x float>, ptr %35, align 4
  %37 = getelementptr i8, ptr %35, i64 64
  %38 = load <16 x float>, ptr %37, align 4
  %39 = getelementptr i8, ptr %35, i64 128
  %40 = load <16 x float>, ptr %39, align 4
  %41 = getelementptr float, ptr %0, i64 %32
  %42 = load float, ptr %41, align 4
  %43 = insertelement <16 x float> poison, float %42, i64 0
  %44 = shufflevector <16 x float> %43, <16 x float> poison, <16 x i32> zeroinitializer
  %45 = call <16 x float> @llvm.fma.v16f32(<16 x float> %44, <16 x float> %36, <16 x float> %30)
  %46 = call <16 x float> @llvm.fma.v16f32(<16 x float> %44, <16 x float> %38, <16 x float> %29)
  %47 = call <16 x float> @llvm.fma.v16f32(<16 x float> %44, <16 x float> %40, <16 x float> %28)
  %48 = getelementptr i8, ptr %41, i64 1536
  %49 = load float, ptr %48, align 4
  %50 = insertelement <16 x float> poison, float %49, i64 0
  %51 = shufflevector <16 x float> %50, <16 x float> poison, <16 x i32> zeroinitializer
  %52 = call <16 x float> @llvm.fma.v16f32(<16 x float> %51, <16 x float> %36, <16 x float> %27)
  %53 = call <16 x float> @llvm.fma.v16f32(<16 x float> %51, <16 x float> %38, <16 x float> %26)
  %54 = call <16 x float> @llvm.fma.v16f32(<16 x float> %51, <16 x float> %40, <16 x float> %25)
  %55 = getelementptr i8, ptr %41, i64 3072
  %56 = load float, ptr %55, align 4
  %57 = insertelement <16 x float> poison, float %56, i64 0
  %58 = shufflevector <16 x float> %57, <16 x float> poison, <16 x i32> zeroinitializer
  %59 = call <16 x float> @llvm.fma.v16f32(<16 x float> %58, <16 x float> %36, <16 x float> %24)
  %60 = call <16 x float> @llvm.fma.v16f32(<16 x float> %58, <16 x float> %38, <16 x float> %23)
  %61 = call <16 x float> @llvm.fma.v16f32(<16 x float> %58, <16 x float> %40, <16 x float> %22)
  %62 = getelementptr i8, ptr %41, i64 4608
  %63 = load float, ptr %62, align 4
  %64 = insertelement <16 x float> poison, float %63, i64 0
  %65 = shufflevector <16 x float> %64, <16 x float> poison, <16 x i32> zeroinitializer
  %66 = call <16 x float> @llvm.fma.v16f32(<16 x float> %65, <16 x float> %36, <16 x float> %21)
  %67 = call <16 x float> @llvm.fma.v16f32(<16 x float> %65, <16 x float> %38, <16 x float> %20)
  %68 = call <16 x float> @llvm.fma.v16f32(<16 x float> %65, <16 x float> %40, <16 x float> %19)
  %69 = getelementptr i8, ptr %41, i64 6144
  %70 = load float, ptr %69, align 4
  %71 = insertelement <16 x float> poison, float %70, i64 0
  %72 = shufflevector <16 x float> %71, <16 x float> poison, <16 x i32> zeroinitializer
  %73 = call <16 x float> @llvm.fma.v16f32(<16 x float> %72, <16 x float> %36, <16 x float> %18)
  %74 = call <16 x float> @llvm.fma.v16f32(<16 x float> %72, <16 x float> %38, <16 x float> %17)
  %75 = call <16 x float> @llvm.fma.v16f32(<16 x float> %72, <16 x float> %40, <16 x float> %16)
  %76 = getelementptr i8, ptr %41, i64 7680
  %77 = load float, ptr %76, align 4
  %78 = insertelement <16 x float> poison, float %77, i64 0
  %79 = shufflevector <16 x float> %78, <16 x float> poison, <16 x i32> zeroinitializer
  %80 = call <16 x float> @llvm.fma.v16f32(<16 x float> %79, <16 x float> %36, <16 x float> %15)
  %81 = call <16 x float> @llvm.fma.v16f32(<16 x float> %79, <16 x float> %38, <16 x float> %14)
  %82 = call <16 x float> @llvm.fma.v16f32(<16 x float> %79, <16 x float> %40, <16 x float> %13)
  %83 = getelementptr i8, ptr %41, i64 9216
  %84 = load float, ptr %83, align 4
  %85 = insertelement <16 x float> poison, float %84, i64 0
  %86 = shufflevector <16 x float> %85, <16 x float> poison, <16 x i32> zeroinitializer
  %87 = call <16 x float> @llvm.fma.v16f32(<16 x float> %86, <16 x float> %36, <16 x float> %12)
  %88 = call <16 x float> @llvm.fma.v16f32(<16 x float> %86, <16 x float> %38, <16 x float> %11)
  %89 = call <16 x float> @llvm.fma.v16f32(<16 x float> %86, <16 x float> %40, <16 x float> %10)
  %90 = getelementptr i8, ptr %41, i64 10752
  %91 = load float, ptr %90, align 4
  %92 = insertelement <16 x float> poison, float %91, i64 0
  %93 = shufflevector <16 x float> %92, <16 x float> poison, <16 x i32> zeroinitializer
  %94 = call <16 x float> @llvm.fma.v16f32(<16 x float> %93, <16 x float> %36, <16 x float> %9)
  %95 = call <16 x float> @llvm.fma.v16f32(<16 x float> %93, <16 x float> %38, <16 x float> %8)
  %96 = call <16 x float> @llvm.fma.v16f32(<16 x float> %93, <16 x float> %40, <16 x float> %7)
  %97 = getelementptr i8, ptr %35, i64 192
  %98 = load <16 x float>, ptr %97, align 4
  %99 = getelementptr i8, ptr %35, i64 256
  %100 = load <16 x float>, ptr %99, align 4
  %101 = getelementptr i8, ptr %35, i64 320
  %102 = load <16 x float>, ptr %101, align 4
  %103 = getelementptr i8, ptr %41, i64 4
  %104 = load float, ptr %103, align 4
  %105 = insertelement <16 x float> poison, float %104, i64 0
  %106 = shufflevector <16 x float> %105, <16 x float> poison, <16 x i32> zeroinitializer
  %107 = call <16 x float> @llvm.fma.v16f32(<16 x float> %106, <16 x float> %98, <16 x float> %45)
  %108 = call <16 x float> @llvm.fma.v16f32(<16 x float> %106, <16 x float> %100, <16 x float> %46)
  %109 = call <16 x float> @llvm.fma.v16f32(<16 x float> %106, <16 x float> %102, <16 x float> %47)
  %110 = getelementptr i8, ptr %41, i64 1540
  %111 = load float, ptr %110, align 4
  %112 = insertelement <16 x float> poison, float %111, i64 0
  %113 = shufflevector <16 x float> %112, <16 x float> poison, <16 x i32> zeroinitializer
  %114 = call <16 x float> @llvm.fma.v16f32(<16 x float> %113, <16 x float> %98, <16 x float> %52)
  %115 = call <16 x float> @llvm.fma.v16f32(<16 x float> %113, <16 x float> %100, <16 x float> %53)
  %116 = call <16 x float> @llvm.fma.v16f32(<16 x float> %113, <16 x float> %102, <16 x float> %54)
  %117 = getelementptr i8, ptr %41, i64 3076
  %118 = load float, ptr %117, align 4
  %119 = insertelement <16 x float> poison, float %118, i64 0
  %120 = shufflevector <16 x float> %119, <16 x float> poison, <16 x i32> zeroinitializer
  %121 = call <16 x float> @llvm.fma.v16f32(<16 x float> %120, <16 x float> %98, <16 x float> %59)
  %122 = call <16 x float> @llvm.fma.v16f32(<16 x float> %120, <16 x float> %100, <16 x float> %60)
  %123 = call <16 x float> @llvm.fma.v16f32(<16 x float> %120, <16 x float> %102, <16 x float> %61)
  %124 = getelementptr i8, ptr %41, i64 4612
  %125 = load float, ptr %124, align 4
  %126 = insertelement <16 x float> poison, float %125, i64 0
  %127 = shufflevector <16 x float> %126, <16 x float> poison, <16 x i32> zeroinitializer
  %128 = call <16 x float> @llvm.fma.v16f32(<16 x float> %127, <16 x float> %98, <16 x float> %66)
  %129 = call <16 x float> @llvm.fma.v16f32(<16 x float> %127, <16 x float> %100, <16 x float> %67)
  %130 = call <16 x float> @llvm.fma.v16f32(<16 x float> %127, <16 x float> %102, <16 x float> %68)
  %131 = getelementptr i8, ptr %41, i64 6148
  %132 = load float, ptr %131, align 4
  %133 = insertelement <16 x float> poison, float %132, i64 0
  %134 = shufflevector <16 x float> %133, <16 x float> poison, <16 x i32> zeroinitializer
  %135 = call <16 x float> @llvm.fma.v16f32(<16 x float> %134, <16 x float> %98, <16 x float> %73)
  %136 = call <16 x float> @llvm.fma.v16f32(<16 x float> %134, <16 x float> %100, <16 x float> %74)
  %137 = call <16 x float> @llvm.fma.v16f32(<16 x float> %134, <16 x float> %102, <16 x float> %75)
  %138 = getelementptr i8, ptr %41, i64 7684
  %139 = load float, ptr %138, align 4
  %140 = insertelement <16 x float> poison, float %139, i64 0
  %141 = shufflevector <16 x float> %140, <16 x float> poison, <16 x i32> zeroinitializer
  %142 = call <16 x float> @llvm.fma.v16f32(<16 x float> %141, <16 x float> %98, <16 x float> %80)
  %143 = call <16 x float> @llvm.fma.v16f32(<16 x float> %141, <16 x float> %100, <16 x float> %81)
  %144 = call <16 x float> @llvm.fma.v16f32(<16 x float> %141, <16 x float> %102, <16 x float> %82)
  %145 = getelementptr i8, ptr %41, i64 9220
  %146 = load float, ptr %145, align 4
  %147 = insertelement <16 x float> poison, float %146, i64 0
  %148 = shufflevector <16 x float> %147, <16 x float> poison, <16 x i32> zeroinitializer
  %149 = call <16 x float> @llvm.fma.v16f32(<16 x float> %148, <16 x float> %98, <16 x float> %87)
  %150 = call <16 x float> @llvm.fma.v16f32(<16 x float> %148, <16 x float> %100, <16 x float> %88)
  %151 = call <16 x float> @llvm.fma.v16f32(<16 x float> %148, <16 x float> %102, <16 x float> %89)
  %152 = getelementptr i8, ptr %41, i64 10756
  %153 = load float, ptr %152, align 4
  %154 = insertelement <16 x float> poison, float %153, i64 0
  %155 = shufflevector <16 x float> %154, <16 x float> poison, <16 x i32> zeroinitializer
  %156 = call <16 x float> @llvm.fma.v16f32(<16 x float> %155, <16 x float> %98, <16 x float> %94)
  %157 = call <16 x float> @llvm.fma.v16f32(<16 x float> %155, <16 x float> %100, <16 x float> %95)
  %158 = call <16 x float> @llvm.fma.v16f32(<16 x float> %155, <16 x float> %102, <16 x float> %96)
  %159 = add i64 %31, 2
  %160 = icmp slt i64 %159, 192
  br i1 %160, label %6, label %161

161:                                              ; preds = %6
  store <16 x float> %107, ptr %4, align 4
  %162 = getelementptr i8, ptr %4, i64 64
  store <16 x float> %108, ptr %162, align 4
  %163 = getelementptr i8, ptr %4, i64 128
  store <16 x float> %109, ptr %163, align 4
  %164 = getelementptr i8, ptr %4, i64 192
  store <16 x float> %114, ptr %164, align 4
  %165 = getelementptr i8, ptr %4, i64 256
  store <16 x float> %115, ptr %165, align 4
  %166 = getelementptr i8, ptr %4, i64 320
  store <16 x float> %116, ptr %166, align 4
  %167 = getelementptr i8, ptr %4, i64 384
  store <16 x float> %121, ptr %167, align 4
  %168 = getelementptr i8, ptr %4, i64 448
  store <16 x float> %122, ptr %168, align 4
  %169 = getelementptr i8, ptr %4, i64 512
  store <16 x float> %123, ptr %169, align 4
  %170 = getelementptr i8, ptr %4, i64 576
  store <16 x float> %128, ptr %170, align 4
  %171 = getelementptr i8, ptr %4, i64 640
  store <16 x float> %129, ptr %171, align 4
  %172 = getelementptr i8, ptr %4, i64 704
  store <16 x float> %130, ptr %172, align 4
  %173 = getelementptr i8, ptr %4, i64 768
  store <16 x float> %135, ptr %173, align 4
  %174 = getelementptr i8, ptr %4, i64 832
  store <16 x float> %136, ptr %174, align 4
  %175 = getelementptr i8, ptr %4, i64 896
  store <16 x float> %137, ptr %175, align 4
  %176 = getelementptr i8, ptr %4, i64 960
  store <16 x float> %142, ptr %176, align 4
  %177 = getelementptr i8, ptr %4, i64 1024
  store <16 x float> %143, ptr %177, align 4
  %178 = getelementptr i8, ptr %4, i64 1088
  store <16 x float> %144, ptr %178, align 4
  %179 = getelementptr i8, ptr %4, i64 1152
  store <16 x float> %149, ptr %179, align 4
  %180 = getelementptr i8, ptr %4, i64 1216
  store <16 x float> %150, ptr %180, align 4
  %181 = getelementptr i8, ptr %4, i64 1280
  store <16 x float> %151, ptr %181, align 4
  %182 = getelementptr i8, ptr %4, i64 1344
  store <16 x float> %156, ptr %182, align 4
  %183 = getelementptr i8, ptr %4, i64 1408
  store <16 x float> %157, ptr %183, align 4
  %184 = getelementptr i8, ptr %4, i64 1472
  store <16 x float> %158, ptr %184, align 4
  %.promoted = load <16 x float>, ptr %4, align 4
  %.promoted71 = load <16 x float>, ptr %162, align 4
  %.promoted72 = load <16 x float>, ptr %163, align 4
  %.promoted73 = load <16 x float>, ptr %164, align 4
  %.promoted74 = load <16 x float>, ptr %165, align 4
  %.promoted75 = load <16 x float>, ptr %166, align 4
  %.promoted76 = load <16 x float>, ptr %167, align 4
  %.promoted77 = load <16 x float>, ptr %168, align 4
  %.promoted78 = load <16 x float>, ptr %169, align 4
  %.promoted79 = load <16 x float>, ptr %170, align 4
  %.promoted80 = load <16 x float>, ptr %171, align 4
  %.promoted81 = load <16 x float>, ptr %172, align 4
  %.promoted82 = load <16 x float>, ptr %173, align 4
  %.promoted83 = load <16 x float>, ptr %174, align 4
  %.promoted84 = load <16 x float>, ptr %175, align 4
  %.promoted85 = load <16 x float>, ptr %176, align 4
  %.promoted86 = load <16 x float>, ptr %177, align 4
  %.promoted87 = load <16 x float>, ptr %178, align 4
  %.promoted88 = load <16 x float>, ptr %179, align 4
  %.promoted89 = load <16 x float>, ptr %180, align 4
  %.promoted90 = load <16 x float>, ptr %181, align 4
  %.promoted91 = load <16 x float>, ptr %182, align 4
  %.promoted92 = load <16 x float>, ptr %183, align 4
  br label %185

185:                                              ; preds = %161, %._crit_edge
  %186 = phi <16 x float> [ %158, %161 ], [ %390, %._crit_edge ]
  %187 = phi <16 x float> [ %.promoted92, %161 ], [ %389, %._crit_edge ]
  %188 = phi <16 x float> [ %.promoted91, %161 ], [ %388, %._crit_edge ]
  %189 = phi <16 x float> [ %.promoted90, %161 ], [ %387, %._crit_edge ]
  %190 = phi <16 x float> [ %.promoted89, %161 ], [ %386, %._crit_edge ]
  %191 = phi <16 x float> [ %.promoted88, %161 ], [ %385, %._crit_edge ]
  %192 = phi <16 x float> [ %.promoted87, %161 ], [ %384, %._crit_edge ]
  %193 = phi <16 x float> [ %.promoted86, %161 ], [ %383, %._crit_edge ]
  %194 = phi <16 x float> [ %.promoted85, %161 ], [ %382, %._crit_edge ]
  %195 = phi <16 x float> [ %.promoted84, %161 ], [ %381, %._crit_edge ]
  %196 = phi <16 x float> [ %.promoted83, %161 ], [ %380, %._crit_edge ]
  %197 = phi <16 x float> [ %.promoted82, %161 ], [ %379, %._crit_edge ]
  %198 = phi <16 x float> [ %.promoted81, %161 ], [ %378, %._crit_edge ]
  %199 = phi <16 x float> [ %.promoted80, %161 ], [ %377, %._crit_edge ]
  %200 = phi <16 x float> [ %.promoted79, %161 ], [ %376, %._crit_edge ]
  %201 = phi <16 x float> [ %.promoted78, %161 ], [ %375, %._crit_edge ]
  %202 = phi <16 x float> [ %.promoted77, %161 ], [ %374, %._crit_edge ]
  %203 = phi <16 x float> [ %.promoted76, %161 ], [ %373, %._crit_edge ]
  %204 = phi <16 x float> [ %.promoted75, %161 ], [ %372, %._crit_edge ]
  %205 = phi <16 x float> [ %.promoted74, %161 ], [ %371, %._crit_edge ]
  %206 = phi <16 x float> [ %.promoted73, %161 ], [ %370, %._crit_edge ]
  %207 = phi <16 x float> [ %.promoted72, %161 ], [ %369, %._crit_edge ]
  %208 = phi <16 x float> [ %.promoted71, %161 ], [ %368, %._crit_edge ]
  %209 = phi <16 x float> [ %.promoted, %161 ], [ %367, %._crit_edge ]
  %210 = phi i64 [ 192, %161 ], [ %211, %._crit_edge ]
  %211 = add i64 %210, 192
  %212 = icmp slt i64 %210, %211
  br i1 %212, label %.lr.ph, label %._crit_edge

.lr.ph:                                           ; preds = %185, %.lr.ph
  %213 = phi <16 x float> [ %364, %.lr.ph ], [ zeroinitializer, %185 ]
  %214 = phi <16 x float> [ %363, %.lr.ph ], [ zeroinitializer, %185 ]
  %215 = phi <16 x float> [ %362, %.lr.ph ], [ zeroinitializer, %185 ]
  %216 = phi <16 x float> [ %357, %.lr.ph ], [ zeroinitializer, %185 ]
  %217 = phi <16 x float> [ %356, %.lr.ph ], [ zeroinitializer, %185 ]
  %218 = phi <16 x float> [ %355, %.lr.ph ], [ zeroinitializer, %185 ]
  %219 = phi <16 x float> [ %350, %.lr.ph ], [ zeroinitializer, %185 ]
  %220 = phi <16 x float> [ %349, %.lr.ph ], [ zeroinitializer, %185 ]
  %221 = phi <16 x float> [ %348, %.lr.ph ], [ zeroinitializer, %185 ]
  %222 = phi <16 x float> [ %343, %.lr.ph ], [ zeroinitializer, %185 ]
  %223 = phi <16 x float> [ %342, %.lr.ph ], [ zeroinitializer, %185 ]
  %224 = phi <16 x float> [ %341, %.lr.ph ], [ zeroinitializer, %185 ]
  %225 = phi <16 x float> [ %336, %.lr.ph ], [ zeroinitializer, %185 ]
  %226 = phi <16 x float> [ %335, %.lr.ph ], [ zeroinitializer, %185 ]
  %227 = phi <16 x float> [ %334, %.lr.ph ], [ zeroinitializer, %185 ]
  %228 = phi <16 x float> [ %329, %.lr.ph ], [ zeroinitializer, %185 ]
  %229 = phi <16 x float> [ %328, %.lr.ph ], [ zeroinitializer, %185 ]
  %230 = phi <16 x float> [ %327, %.lr.ph ], [ zeroinitializer, %185 ]
  %231 = phi <16 x float> [ %322, %.lr.ph ], [ zeroinitializer, %185 ]
  %232 = phi <16 x float> [ %321, %.lr.ph ], [ zeroinitializer, %185 ]
  %233 = phi <16 x float> [ %320, %.lr.ph ], [ zeroinitializer, %185 ]
  %234 = phi <16 x float> [ %315, %.lr.ph ], [ zeroinitializer, %185 ]
  %235 = phi <16 x float> [ %314, %.lr.ph ], [ zeroinitializer, %185 ]
  %236 = phi <16 x float> [ %313, %.lr.ph ], [ zeroinitializer, %185 ]
  %237 = phi i64 [ %365, %.lr.ph ], [ %210, %185 ]
  %238 = add i64 %1, %237
  %239 = mul i64 %237, 48
  %240 = add i64 %3, %239
  %241 = getelementptr float, ptr %2, i64 %240
  %242 = load <16 x float>, ptr %241, align 4
  %243 = getelementptr i8, ptr %241, i64 64
  %244 = load <16 x float>, ptr %243, align 4
  %245 = getelementptr i8, ptr %241, i64 128
  %246 = load <16 x float>, ptr %245, align 4
  %247 = getelementptr float, ptr %0, i64 %238
  %248 = load float, ptr %247, align 4
  %249 = insertelement <16 x float> poison, float %248, i64 0
  %250 = shufflevector <16 x float> %249, <16 x float> poison, <16 x i32> zeroinitializer
  %251 = call <16 x float> @llvm.fma.v16f32(<16 x float> %250, <16 x float> %242, <16 x float> %236)
  %252 = call <16 x float> @llvm.fma.v16f32(<16 x float> %250, <16 x float> %244, <16 x float> %235)
  %253 = call <16 x float> @llvm.fma.v16f32(<16 x float> %250, <16 x float> %246, <16 x float> %234)
  %254 = getelementptr i8, ptr %247, i64 1536
  %255 = load float, ptr %254, align 4
  %256 = insertelement <16 x float> poison, float %255, i64 0
  %257 = shufflevector <16 x float> %256, <16 x float> poison, <16 x i32> zeroinitializer
  %258 = call <16 x float> @llvm.fma.v16f32(<16 x float> %257, <16 x float> %242, <16 x float> %233)
  %259 = call <16 x float> @llvm.fma.v16f32(<16 x float> %257, <16 x float> %244, <16 x float> %232)
  %260 = call <16 x float> @llvm.fma.v16f32(<16 x float> %257, <16 x float> %246, <16 x float> %231)
  %261 = getelementptr i8, ptr %247, i64 3072
  %262 = load float, ptr %261, align 4
  %263 = insertelement <16 x float> poison, float %262, i64 0
  %264 = shufflevector <16 x float> %263, <16 x float> poison, <16 x i32> zeroinitializer
  %265 = call <16 x float> @llvm.fma.v16f32(<16 x float> %264, <16 x float> %242, <16 x float> %230)
  %266 = call <16 x float> @llvm.fma.v16f32(<16 x float> %264, <16 x float> %244, <16 x float> %229)
  %267 = call <16 x float> @llvm.fma.v16f32(<16 x float> %264, <16 x float> %246, <16 x float> %228)
  %268 = getelementptr i8, ptr %247, i64 4608
  %269 = load float, ptr %268, align 4
  %270 = insertelement <16 x float> poison, float %269, i64 0
  %271 = shufflevector <16 x float> %270, <16 x float> poison, <16 x i32> zeroinitializer
  %272 = call <16 x float> @llvm.fma.v16f32(<16 x float> %271, <16 x float> %242, <16 x float> %227)
  %273 = call <16 x float> @llvm.fma.v16f32(<16 x float> %271, <16 x float> %244, <16 x float> %226)
  %274 = call <16 x float> @llvm.fma.v16f32(<16 x float> %271, <16 x float> %246, <16 x float> %225)
  %275 = getelementptr i8, ptr %247, i64 6144
  %276 = load float, ptr %275, align 4
  %277 = insertelement <16 x float> poison, float %276, i64 0
  %278 = shufflevector <16 x float> %277, <16 x float> poison, <16 x i32> zeroinitializer
  %279 = call <16 x float> @llvm.fma.v16f32(<16 x float> %278, <16 x float> %242, <16 x float> %224)
  %280 = call <16 x float> @llvm.fma.v16f32(<16 x float> %278, <16 x float> %244, <16 x float> %223)
  %281 = call <16 x float> @llvm.fma.v16f32(<16 x float> %278, <16 x float> %246, <16 x float> %222)
  %282 = getelementptr i8, ptr %247, i64 7680
  %283 = load float, ptr %282, align 4
  %284 = insertelement <16 x float> poison, float %283, i64 0
  %285 = shufflevector <16 x float> %284, <16 x float> poison, <16 x i32> zeroinitializer
  %286 = call <16 x float> @llvm.fma.v16f32(<16 x float> %285, <16 x float> %242, <16 x float> %221)
  %287 = call <16 x float> @llvm.fma.v16f32(<16 x float> %285, <16 x float> %244, <16 x float> %220)
  %288 = call <16 x float> @llvm.fma.v16f32(<16 x float> %285, <16 x float> %246, <16 x float> %219)
  %289 = getelementptr i8, ptr %247, i64 9216
  %290 = load float, ptr %289, align 4
  %291 = insertelement <16 x float> poison, float %290, i64 0
  %292 = shufflevector <16 x float> %291, <16 x float> poison, <16 x i32> zeroinitializer
  %293 = call <16 x float> @llvm.fma.v16f32(<16 x float> %292, <16 x float> %242, <16 x float> %218)
  %294 = call <16 x float> @llvm.fma.v16f32(<16 x float> %292, <16 x float> %244, <16 x float> %217)
  %295 = call <16 x float> @llvm.fma.v16f32(<16 x float> %292, <16 x float> %246, <16 x float> %216)
  %296 = getelementptr i8, ptr %247, i64 10752
  %297 = load float, ptr %296, align 4
  %298 = insertelement <16 x float> poison, float %297, i64 0
  %299 = shufflevector <16 x float> %298, <16 x float> poison, <16 x i32> zeroinitializer
  %300 = call <16 x float> @llvm.fma.v16f32(<16 x float> %299, <16 x float> %242, <16 x float> %215)
  %301 = call <16 x float> @llvm.fma.v16f32(<16 x float> %299, <16 x float> %244, <16 x float> %214)
  %302 = call <16 x float> @llvm.fma.v16f32(<16 x float> %299, <16 x float> %246, <16 x float> %213)
  %303 = getelementptr i8, ptr %241, i64 192
  %304 = load <16 x float>, ptr %303, align 4
  %305 = getelementptr i8, ptr %241, i64 256
  %306 = load <16 x float>, ptr %305, align 4
  %307 = getelementptr i8, ptr %241, i64 320
  %308 = load <16 x float>, ptr %307, align 4
  %309 = getelementptr i8, ptr %247, i64 4
  %310 = load float, ptr %309, align 4
  %311 = insertelement <16 x float> poison, float %310, i64 0
  %312 = shufflevector <16 x float> %311, <16 x float> poison, <16 x i32> zeroinitializer
  %313 = call <16 x float> @llvm.fma.v16f32(<16 x float> %312, <16 x float> %304, <16 x float> %251)
  %314 = call <16 x float> @llvm.fma.v16f32(<16 x float> %312, <16 x float> %306, <16 x float> %252)
  %315 = call <16 x float> @llvm.fma.v16f32(<16 x float> %312, <16 x float> %308, <16 x float> %253)
  %316 = getelementptr i8, ptr %247, i64 1540
  %317 = load float, ptr %316, align 4
  %318 = insertelement <16 x float> poison, float %317, i64 0
  %319 = shufflevector <16 x float> %318, <16 x float> poison, <16 x i32> zeroinitializer
  %320 = call <16 x float> @llvm.fma.v16f32(<16 x float> %319, <16 x float> %304, <16 x float> %258)
  %321 = call <16 x float> @llvm.fma.v16f32(<16 x float> %319, <16 x float> %306, <16 x float> %259)
  %322 = call <16 x float> @llvm.fma.v16f32(<16 x float> %319, <16 x float> %308, <16 x float> %260)
  %323 = getelementptr i8, ptr %247, i64 3076
  %324 = load float, ptr %323, align 4
  %325 = insertelement <16 x float> poison, float %324, i64 0
  %326 = shufflevector <16 x float> %325, <16 x float> poison, <16 x i32> zeroinitializer
  %327 = call <16 x float> @llvm.fma.v16f32(<16 x float> %326, <16 x float> %304, <16 x float> %265)
  %328 = call <16 x float> @llvm.fma.v16f32(<16 x float> %326, <16 x float> %306, <16 x float> %266)
  %329 = call <16 x float> @llvm.fma.v16f32(<16 x float> %326, <16 x float> %308, <16 x float> %267)
  %330 = getelementptr i8, ptr %247, i64 4612
  %331 = load float, ptr %330, align 4
  %332 = insertelement <16 x float> poison, float %331, i64 0
  %333 = shufflevector <16 x float> %332, <16 x float> poison, <16 x i32> zeroinitializer
  %334 = call <16 x float> @llvm.fma.v16f32(<16 x float> %333, <16 x float> %304, <16 x float> %272)
  %335 = call <16 x float> @llvm.fma.v16f32(<16 x float> %333, <16 x float> %306, <16 x float> %273)
  %336 = call <16 x float> @llvm.fma.v16f32(<16 x float> %333, <16 x float> %308, <16 x float> %274)
  %337 = getelementptr i8, ptr %247, i64 6148
  %338 = load float, ptr %337, align 4
  %339 = insertelement <16 x float> poison, float %338, i64 0
  %340 = shufflevector <16 x float> %339, <16 x float> poison, <16 x i32> zeroinitializer
  %341 = call <16 x float> @llvm.fma.v16f32(<16 x float> %340, <16 x float> %304, <16 x float> %279)
  %342 = call <16 x float> @llvm.fma.v16f32(<16 x float> %340, <16 x float> %306, <16 x float> %280)
  %343 = call <16 x float> @llvm.fma.v16f32(<16 x float> %340, <16 x float> %308, <16 x float> %281)
  %344 = getelementptr i8, ptr %247, i64 7684
  %345 = load float, ptr %344, align 4
  %346 = insertelement <16 x float> poison, float %345, i64 0
  %347 = shufflevector <16 x float> %346, <16 x float> poison, <16 x i32> zeroinitializer
  %348 = call <16 x float> @llvm.fma.v16f32(<16 x float> %347, <16 x float> %304, <16 x float> %286)
  %349 = call <16 x float> @llvm.fma.v16f32(<16 x float> %347, <16 x float> %306, <16 x float> %287)
  %350 = call <16 x float> @llvm.fma.v16f32(<16 x float> %347, <16 x float> %308, <16 x float> %288)
  %351 = getelementptr i8, ptr %247, i64 9220
  %352 = load float, ptr %351, align 4
  %353 = insertelement <16 x float> poison, float %352, i64 0
  %354 = shufflevector <16 x float> %353, <16 x float> poison, <16 x i32> zeroinitializer
  %355 = call <16 x float> @llvm.fma.v16f32(<16 x float> %354, <16 x float> %304, <16 x float> %293)
  %356 = call <16 x float> @llvm.fma.v16f32(<16 x float> %354, <16 x float> %306, <16 x float> %294)
  %357 = call <16 x float> @llvm.fma.v16f32(<16 x float> %354, <16 x float> %308, <16 x float> %295)
  %358 = getelementptr i8, ptr %247, i64 10756
  %359 = load float, ptr %358, align 4
  %360 = insertelement <16 x float> poison, float %359, i64 0
  %361 = shufflevector <16 x float> %360, <16 x float> poison, <16 x i32> zeroinitializer
  %362 = call <16 x float> @llvm.fma.v16f32(<16 x float> %361, <16 x float> %304, <16 x float> %300)
  %363 = call <16 x float> @llvm.fma.v16f32(<16 x float> %361, <16 x float> %306, <16 x float> %301)
  %364 = call <16 x float> @llvm.fma.v16f32(<16 x float> %361, <16 x float> %308, <16 x float> %302)
  %365 = add i64 %237, 2
  %366 = icmp slt i64 %365, %211
  br i1 %366, label %.lr.ph, label %._crit_edge

._crit_edge:                                      ; preds = %.lr.ph, %185
  %.lcssa23 = phi <16 x float> [ zeroinitializer, %185 ], [ %313, %.lr.ph ]
  %.lcssa22 = phi <16 x float> [ zeroinitializer, %185 ], [ %314, %.lr.ph ]
  %.lcssa21 = phi <16 x float> [ zeroinitializer, %185 ], [ %315, %.lr.ph ]
  %.lcssa20 = phi <16 x float> [ zeroinitializer, %185 ], [ %320, %.lr.ph ]
  %.lcssa19 = phi <16 x float> [ zeroinitializer, %185 ], [ %321, %.lr.ph ]
  %.lcssa18 = phi <16 x float> [ zeroinitializer, %185 ], [ %322, %.lr.ph ]
  %.lcssa17 = phi <16 x float> [ zeroinitializer, %185 ], [ %327, %.lr.ph ]
  %.lcssa16 = phi <16 x float> [ zeroinitializer, %185 ], [ %328, %.lr.ph ]
  %.lcssa15 = phi <16 x float> [ zeroinitializer, %185 ], [ %329, %.lr.ph ]
  %.lcssa14 = phi <16 x float> [ zeroinitializer, %185 ], [ %334, %.lr.ph ]
  %.lcssa13 = phi <16 x float> [ zeroinitializer, %185 ], [ %335, %.lr.ph ]
  %.lcssa12 = phi <16 x float> [ zeroinitializer, %185 ], [ %336, %.lr.ph ]
  %.lcssa11 = phi <16 x float> [ zeroinitializer, %185 ], [ %341, %.lr.ph ]
  %.lcssa10 = phi <16 x float> [ zeroinitializer, %185 ], [ %342, %.lr.ph ]
  %.lcssa9 = phi <16 x float> [ zeroinitializer, %185 ], [ %343, %.lr.ph ]
  %.lcssa8 = phi <16 x float> [ zeroinitializer, %185 ], [ %348, %.lr.ph ]
  %.lcssa7 = phi <16 x float> [ zeroinitializer, %185 ], [ %349, %.lr.ph ]
  %.lcssa6 = phi <16 x float> [ zeroinitializer, %185 ], [ %350, %.lr.ph ]
  %.lcssa5 = phi <16 x float> [ zeroinitializer, %185 ], [ %355, %.lr.ph ]
  %.lcssa4 = phi <16 x float> [ zeroinitializer, %185 ], [ %356, %.lr.ph ]
  %.lcssa3 = phi <16 x float> [ zeroinitializer, %185 ], [ %357, %.lr.ph ]
  %.lcssa2 = phi <16 x float> [ zeroinitializer, %185 ], [ %362, %.lr.ph ]
  %.lcssa1 = phi <16 x float> [ zeroinitializer, %185 ], [ %363, %.lr.ph ]
  %.lcssa = phi <16 x float> [ zeroinitializer, %185 ], [ %364, %.lr.ph ]
  %367 = fadd <16 x float> %209, %.lcssa23
  store <16 x float> %367, ptr %4, align 4
  %368 = fadd <16 x float> %208, %.lcssa22
  store <16 x float> %368, ptr %162, align 4
  %369 = fadd <16 x float> %207, %.lcssa21
  store <16 x float> %369, ptr %163, align 4
  %370 = fadd <16 x float> %206, %.lcssa20
  store <16 x float> %370, ptr %164, align 4
  %371 = fadd <16 x float> %205, %.lcssa19
  store <16 x float> %371, ptr %165, align 4
  %372 = fadd <16 x float> %204, %.lcssa18
  store <16 x float> %372, ptr %166, align 4
  %373 = fadd <16 x float> %203, %.lcssa17
  store <16 x float> %373, ptr %167, align 4
  %374 = fadd <16 x float> %202, %.lcssa16
  store <16 x float> %374, ptr %168, align 4
  %375 = fadd <16 x float> %201, %.lcssa15
  store <16 x float> %375, ptr %169, align 4
  %376 = fadd <16 x float> %200, %.lcssa14
  store <16 x float> %376, ptr %170, align 4
  %377 = fadd <16 x float> %199, %.lcssa13
  store <16 x float> %377, ptr %171, align 4
  %378 = fadd <16 x float> %198, %.lcssa12
  store <16 x float> %378, ptr %172, align 4
  %379 = fadd <16 x float> %197, %.lcssa11
  store <16 x float> %379, ptr %173, align 4
  %380 = fadd <16 x float> %196, %.lcssa10
  store <16 x float> %380, ptr %174, align 4
  %381 = fadd <16 x float> %195, %.lcssa9
  store <16 x float> %381, ptr %175, align 4
  %382 = fadd <16 x float> %194, %.lcssa8
  store <16 x float> %382, ptr %176, align 4
  %383 = fadd <16 x float> %193, %.lcssa7
  store <16 x float> %383, ptr %177, align 4
  %384 = fadd <16 x float> %192, %.lcssa6
  store <16 x float> %384, ptr %178, align 4
  %385 = fadd <16 x float> %191, %.lcssa5
  store <16 x float> %385, ptr %179, align 4
  %386 = fadd <16 x float> %190, %.lcssa4
  store <16 x float> %386, ptr %180, align 4
  %387 = fadd <16 x float> %189, %.lcssa3
  store <16 x float> %387, ptr %181, align 4
  %388 = fadd <16 x float> %188, %.lcssa2
  store <16 x float> %388, ptr %182, align 4
  %389 = fadd <16 x float> %187, %.lcssa1
  store <16 x float> %389, ptr %183, align 4
  %390 = fadd <16 x float> %186, %.lcssa
  store <16 x float> %390, ptr %184, align 4
  %391 = icmp slt i64 %211, 384
  br i1 %391, label %185, label %392

392:                                              ; preds = %._crit_edge
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.prefetch.p0(ptr readonly captures(none), i32 immarg, i32 immarg, i32 immarg) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>) #1

attributes #0 = { nounwind "prefer-vector-width"="512" "target-cpu"="x86-64-v4" "target-features"="+avx512bf16" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
