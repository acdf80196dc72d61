; ModuleID = 'matmul_e6695cc405e204b8'
source_filename = "matmul_e6695cc405e204b8"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: nounwind
define void @matmul_e6695cc405e204b8(ptr %0, i64 %1, i64 %2) #0 {
  %4 = load ptr, ptr %0, align 8
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr i8, ptr %4, i64 8
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr i8, ptr %4, i64 16
  %9 = load ptr, ptr %8, align 8
  %10 = alloca [768 x i8], align 64
  %11 = icmp slt i64 %1, %2
  br i1 %11, label %.lr.ph24, label %._crit_edge25

.lr.ph24:                                         ; preds = %3, %._crit_edge22
  %12 = phi i64 [ %146, %._crit_edge22 ], [ %1, %3 ]
  %13 = urem i64 %12, 3
  %14 = udiv i64 %12, 3
  %15 = shl nuw nsw i64 %13, 1
  %16 = call i64 @llvm.smin.i64(i64 %15, i64 3)
  %17 = add nuw nsw i64 %16, 2
  %18 = shl i64 %14, 3
  %19 = add i64 %18, 8
  %20 = icmp slt i64 %15, %17
  br i1 %20, label %.lr.ph21, label %._crit_edge22

.lr.ph21:                                         ; preds = %.lr.ph24
  %21 = call i64 @llvm.smin.i64(i64 %19, i64 170)
  %22 = icmp slt i64 %18, %21
  %23 = call i64 @llvm.smax.i64(i64 %18, i64 170)
  %24 = call i64 @llvm.smin.i64(i64 %19, i64 171)
  %25 = icmp slt i64 %23, %24
  br label %26

26:                                               ; preds = %.lr.ph21, %._crit_edge19
  %27 = phi i64 [ %15, %.lr.ph21 ], [ %144, %._crit_edge19 ]
  %28 = shl i64 %27, 4
  %29 = mul i64 %27, 6144
  %30 = mul i64 %27, -16
  %31 = add i64 %30, 65
  br i1 %22, label %.lr.ph7, label %._crit_edge8

.lr.ph7:                                          ; preds = %26
  %32 = getelementptr float, ptr %9, i64 %28
  %33 = call i64 @llvm.smin.i64(i64 %31, i64 16)
  %34 = and i64 %33, -32
  %35 = icmp slt i64 0, %34
  %36 = icmp slt i64 %34, %33
  br label %37

37:                                               ; preds = %.lr.ph7, %85
  %38 = phi i64 [ %18, %.lr.ph7 ], [ %86, %85 ]
  %39 = mul i64 %38, 780
  %40 = getelementptr float, ptr %32, i64 %39
  br label %41

41:                                               ; preds = %37, %41
  %42 = phi i64 [ 0, %37 ], [ %44, %41 ]
  %.idx1 = mul i64 %42, 260
  %43 = getelementptr i8, ptr %40, i64 %.idx1
  call void @llvm.prefetch.p0(ptr %43, i32 1, i32 3, i32 1)
  %44 = add i64 %42, 1
  %45 = icmp slt i64 %44, 12
  br i1 %45, label %41, label %46

46:                                               ; preds = %41
  %47 = mul i64 %38, 4608
  call void @matmul_e6695cc405e204b8.mma1(ptr %5, i64 %47, ptr %7, i64 %29, ptr nonnull %10)
  %48 = mul i64 %38, -192
  %49 = add i64 %30, %48
  %50 = mul i64 %38, 192
  %51 = add i64 %49, %50
  %invariant.op = add i64 %51, %28
  %invariant.op4 = add i64 %39, %28
  br label %52

52:                                               ; preds = %46, %._crit_edge
  %53 = phi i64 [ 0, %46 ], [ %83, %._crit_edge ]
  %54 = shl i64 %53, 4
  %.reass = add i64 %54, %invariant.op
  %55 = mul i64 %53, 65
  %.reass5 = add i64 %55, %invariant.op4
  br i1 %35, label %.lr.ph, label %.preheader2

.lr.ph:                                           ; preds = %52
  %56 = getelementptr float, ptr %10, i64 %.reass
  %57 = getelementptr float, ptr %9, i64 %.reass5
  br label %60

.preheader2:                                      ; preds = %60, %52
  br i1 %36, label %.lr.ph3, label %._crit_edge

.lr.ph3:                                          ; preds = %.preheader2
  %58 = getelementptr float, ptr %10, i64 %.reass
  %59 = getelementptr float, ptr %9, i64 %.reass5
  br label %71

60:                                               ; preds = %.lr.ph, %60
  %61 = phi i64 [ 0, %.lr.ph ], [ %69, %60 ]
  %62 = or disjoint i64 %61, 16
  %63 = getelementptr float, ptr %56, i64 %61
  %64 = load <16 x float>, ptr %63, align 4
  %65 = getelementptr float, ptr %56, i64 %62
  %66 = load <16 x float>, ptr %65, align 4
  %67 = getelementptr float, ptr %57, i64 %61
  store <16 x float> %64, ptr %67, align 4
  %68 = getelementptr float, ptr %57, i64 %62
  store <16 x float> %66, ptr %68, align 4
  %69 = add i64 %61, 32
  %70 = icmp slt i64 %69, %34
  br i1 %70, label %60, label %.preheader2

71:                                               ; preds = %.lr.ph3, %71
  %72 = phi i64 [ %34, %.lr.ph3 ], [ %81, %71 ]
  %73 = sub i64 %33, %72
  %74 = trunc i64 %73 to i32
  %75 = insertelement <16 x i32> poison, i32 %74, i64 0
  %76 = shufflevector <16 x i32> %75, <16 x i32> poison, <16 x i32> zeroinitializer
  %77 = icmp sgt <16 x i32> %76, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %78 = getelementptr float, ptr %58, i64 %72
  %79 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %78, <16 x i1> %77, <16 x float> zeroinitializer)
  %80 = getelementptr float, ptr %59, i64 %72
  call void @llvm.masked.store.v16f32.p0(<16 x float> %79, ptr align 4 %80, <16 x i1> %77)
  %81 = add i64 %72, 16
  %82 = icmp slt i64 %81, %33
  br i1 %82, label %71, label %._crit_edge

._crit_edge:                                      ; preds = %71, %.preheader2
  %83 = add i64 %53, 1
  %84 = icmp slt i64 %83, 12
  br i1 %84, label %52, label %85

85:                                               ; preds = %._crit_edge
  %86 = add i64 %38, 1
  %87 = icmp slt i64 %86, %21
  br i1 %87, label %37, label %._crit_edge8

._crit_edge8:                                     ; preds = %85, %26
  br i1 %25, label %.lr.ph18, label %._crit_edge19

.lr.ph18:                                         ; preds = %._crit_edge8
  %88 = getelementptr float, ptr %9, i64 %28
  %89 = call i64 @llvm.smin.i64(i64 %31, i64 16)
  %90 = and i64 %89, -32
  %91 = icmp slt i64 0, %90
  %92 = icmp slt i64 %90, %89
  br label %93

93:                                               ; preds = %.lr.ph18, %141
  %94 = phi i64 [ %23, %.lr.ph18 ], [ %142, %141 ]
  %95 = mul i64 %94, 780
  %96 = getelementptr float, ptr %88, i64 %95
  br label %97

97:                                               ; preds = %93, %97
  %98 = phi i64 [ 0, %93 ], [ %100, %97 ]
  %.idx = mul i64 %98, 260
  %99 = getelementptr i8, ptr %96, i64 %.idx
  call void @llvm.prefetch.p0(ptr %99, i32 1, i32 3, i32 1)
  %100 = add i64 %98, 1
  %101 = icmp slt i64 %100, 8
  br i1 %101, label %97, label %102

102:                                              ; preds = %97
  %103 = mul i64 %94, 4608
  call void @matmul_e6695cc405e204b8.mma2(ptr %5, i64 %103, ptr %7, i64 %29, ptr nonnull %10)
  %104 = mul i64 %94, -192
  %105 = add i64 %30, %104
  %106 = mul i64 %94, 192
  %107 = add i64 %105, %106
  %invariant.op13 = add i64 %107, %28
  %invariant.op15 = add i64 %95, %28
  br label %108

108:                                              ; preds = %102, %._crit_edge12
  %109 = phi i64 [ 0, %102 ], [ %139, %._crit_edge12 ]
  %110 = shl i64 %109, 4
  %.reass14 = add i64 %110, %invariant.op13
  %111 = mul i64 %109, 65
  %.reass16 = add i64 %111, %invariant.op15
  br i1 %91, label %.lr.ph10, label %.preheader

.lr.ph10:                                         ; preds = %108
  %112 = getelementptr float, ptr %10, i64 %.reass14
  %113 = getelementptr float, ptr %9, i64 %.reass16
  br label %116

.preheader:                                       ; preds = %116, %108
  br i1 %92, label %.lr.ph11, label %._crit_edge12

.lr.ph11:                                         ; preds = %.preheader
  %114 = getelementptr float, ptr %10, i64 %.reass14
  %115 = getelementptr float, ptr %9, i64 %.reass16
  br label %127

116:                                              ; preds = %.lr.ph10, %116
  %117 = phi i64 [ 0, %.lr.ph10 ], [ %125, %116 ]
  %118 = or disjoint i64 %117, 16
  %119 = getelementptr float, ptr %112, i64 %117
  %120 = load <16 x float>, ptr %119, align 4
  %121 = getelementptr float, ptr %112, i64 %118
  %122 = load <16 x float>, ptr %121, align 4
  %123 = getelementptr float, ptr %113, i64 %117
  store <16 x float> %120, ptr %123, align 4
  %124 = getelementptr float, ptr %113, i64 %118
  store <16 x float> %122, ptr %124, align 4
  %125 = add i64 %117, 32
  %126 = icmp slt i64 %125, %90
  br i1 %126, label %116, label %.preheader

127:                                              ; preds = %.lr.ph11, %127
  %128 = phi i64 [ %90, %.lr.ph11 ], [ %137, %127 ]
  %129 = sub i64 %89, %128
  %130 = trunc i64 %129 to i32
  %131 = insertelement <16 x i32> poison, i32 %130, i64 0
  %132 = shufflevector <16 x i32> %131, <16 x i32> poison, <16 x i32> zeroinitializer
  %133 = icmp sgt <16 x i32> %132, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %134 = getelementptr float, ptr %114, i64 %128
  %135 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %134, <16 x i1> %133, <16 x float> zeroinitializer)
  %136 = getelementptr float, ptr %115, i64 %128
  call void @llvm.masked.store.v16f32.p0(<16 x float> %135, ptr align 4 %136, <16 x i1> %133)
  %137 = add i64 %128, 16
  %138 = icmp slt i64 %137, %89
  br i1 %138, label %127, label %._crit_edge12

._crit_edge12:                                    ; preds = %127, %.preheader
  %139 = add i64 %109, 1
  %140 = icmp slt i64 %139, 8
  br i1 %140, label %108, label %141

141:                                              ; preds = %._crit_edge12
  %142 = add i64 %94, 1
  %143 = icmp slt i64 %142, %24
  br i1 %143, label %93, label %._crit_edge19

._crit_edge19:                                    ; preds = %141, %._crit_edge8
  %144 = add i64 %27, 1
  %145 = icmp slt i64 %144, %17
  br i1 %145, label %26, label %._crit_edge22

._crit_edge22:                                    ; preds = %._crit_edge19, %.lr.ph24
  %146 = add i64 %12, 1
  %147 = icmp slt i64 %146, %2
  br i1 %147, label %.lr.ph24, label %._crit_edge25

._crit_edge25:                                    ; preds = %._crit_edge22, %3
  ret void
}

; Function Attrs: nounwind
define internal void @matmul_e6695cc405e204b8.mma1(ptr %0, i64 %1, ptr %2, i64 %3, ptr %4) #0 {
  br label %6

6:                                                ; preds = %5, %6
  %7 = phi <16 x float> [ zeroinitializer, %5 ], [ %270, %6 ]
  %8 = phi <16 x float> [ zeroinitializer, %5 ], [ %265, %6 ]
  %9 = phi <16 x float> [ zeroinitializer, %5 ], [ %260, %6 ]
  %10 = phi <16 x float> [ zeroinitializer, %5 ], [ %255, %6 ]
  %11 = phi <16 x float> [ zeroinitializer, %5 ], [ %250, %6 ]
  %12 = phi <16 x float> [ zeroinitializer, %5 ], [ %245, %6 ]
  %13 = phi <16 x float> [ zeroinitializer, %5 ], [ %240, %6 ]
  %14 = phi <16 x float> [ zeroinitializer, %5 ], [ %235, %6 ]
  %15 = phi <16 x float> [ zeroinitializer, %5 ], [ %230, %6 ]
  %16 = phi <16 x float> [ zeroinitializer, %5 ], [ %225, %6 ]
  %17 = phi <16 x float> [ zeroinitializer, %5 ], [ %220, %6 ]
  %18 = phi <16 x float> [ zeroinitializer, %5 ], [ %215, %6 ]
  %19 = phi i64 [ 0, %5 ], [ %271, %6 ]
  %20 = add i64 %1, %19
  %21 = shl i64 %19, 4
  %22 = add i64 %3, %21
  %23 = getelementptr float, ptr %2, i64 %22
  %24 = load <16 x float>, ptr %23, align 4
  %25 = getelementptr float, ptr %0, i64 %20
  %26 = load float, ptr %25, align 4
  %27 = insertelement <16 x float> poison, float %26, i64 0
  %28 = shufflevector <16 x float> %27, <16 x float> poison, <16 x i32> zeroinitializer
  %29 = call <16 x float> @llvm.fma.v16f32(<16 x float> %28, <16 x float> %24, <16 x float> %18)
  %30 = getelementptr i8, ptr %25, i64 1536
  %31 = load float, ptr %30, align 4
  %32 = insertelement <16 x float> poison, float %31, i64 0
  %33 = shufflevector <16 x float> %32, <16 x float> poison, <16 x i32> zeroinitializer
  %34 = call <16 x float> @llvm.fma.v16f32(<16 x float> %33, <16 x float> %24, <16 x float> %17)
  %35 = getelementptr i8, ptr %25, i64 3072
  %36 = load float, ptr %35, align 4
  %37 = insertelement <16 x float> poison, float %36, i64 0
  %38 = shufflevector <16 x float> %37, <16 x float> poison, <16 x i32> zeroinitializer
  %39 = call <16 x float> @llvm.fma.v16f32(<16 x float> %38, <16 x float> %24, <16 x float> %16)
  %40 = getelementptr i8, ptr %25, i64 4608
  %41 = load float, ptr %40, align 4
  %42 = insertelement <16 x float> poison, float %41, i64 0
  %43 = shufflevector <16 x float> %42, <16 x float> poison, <16 x i32> zeroinitializer
  %44 = call <16 x float> @llvm.fma.v16f32(<16 x float> %43, <16 x float> %24, <16 x float> %15)
  %45 = getelementptr i8, ptr %25, i64 6144
  %46 = load float, ptr %45, align 4
  %47 = insertelement <16 x float> poison, float %46, i64 0
  %48 = shufflevector <16 x float> %47, <16 x float> poison, <16 x i32> zeroinitializer
  %49 = call <16 x float> @llvm.fma.v16f32(<16 x float> %48, <16 x float> %24, <16 x float> %14)
  %50 = getelementptr i8, ptr %25, i64 7680
  %51 = load float, ptr %50, align 4
  %52 = insertelement <16 x float> poison, float %51, i64 0
  %53 = shufflevector <16 x float> %52, <16 x float> poison, <16 x i32> zeroinitializer
  %54 = call <16 x float> @llvm.fma.v16f32(<16 x float> %53, <16 x float> %24, <16 x float> %13)
  %55 = getelementptr i8, ptr %25, i64 9216
  %56 = load float, ptr %55, align 4
  %57 = insertelement <16 x float> poison, float %56, i64 0
  %58 = shufflevector <16 x float> %57, <16 x float> poison, <16 x i32> zeroinitializer
  %59 = call <16 x float> @llvm.fma.v16f32(<16 x float> %58, <16 x float> %24, <16 x float> %12)
  %60 = getelementptr i8, ptr %25, i64 10752
  %61 = load float, ptr %60, align 4
  %62 = insertelement <16 x float> poison, float %61, i64 0
  %63 = shufflevector <16 x float> %62, <16 x float> poison, <16 x i32> zeroinitializer
  %64 = call <16 x float> @llvm.fma.v16f32(<16 x float> %63, <16 x float> %24, <16 x float> %11)
  %65 = getelementptr i8, ptr %25, i64 12288
  %66 = load float, ptr %65, align 4
  %67 = insertelement <16 x float> poison, float %66, i64 0
  %68 = shufflevector <16 x float> %67, <16 x float> poison, <16 x i32> zeroinitializer
  %69 = call <16 x float> @llvm.fma.v16f32(<16 x float> %68, <16 x float> %24, <16 x float> %10)
  %70 = getelementptr i8, ptr %25, i64 13824
  %71 = load float, ptr %70, align 4
  %72 = insertelement <16 x float> poison, float %71, i64 0
  %73 = shufflevector <16 x float> %72, <16 x float> poison, <16 x i32> zeroinitializer
  %74 = call <16 x float> @llvm.fma.v16f32(<16 x float> %73, <16 x float> %24, <16 x float> %9)
  %75 = getelementptr i8, ptr %25, i64 15360
  %76 = load float, ptr %75, align 4
  %77 = insertelement <16 x float> poison, float %76, i64 0
  %78 = shufflevector <16 x float> %77, <16 x float> poison, <16 x i32> zeroinitializer
  %79 = call <16 x float> @llvm.fma.v16f32(<16 x float> %78, <16 x float> %24, <16 x float> %8)
  %80 = getelementptr i8, ptr %25, i64 16896
  %81 = load float, ptr %80, align 4
  %82 = insertelement <16 x float> poison, float %81, i64 0
  %83 = shufflevector <16 x float> %82, <16 x float> poison, <16 x i32> zeroinitializer
  %84 = call <16 x float> @llvm.fma.v16f32(<16 x float> %83, <16 x float> %24, <16 x float> %7)
  %85 = getelementptr i8, ptr %23, i64 64
  %86 = load <16 x float>, ptr %85, align 4
  %87 = getelementptr i8, ptr %25, i64 4
  %88 = load float, ptr %87, align 4
  %89 = insertelement <16 x float> poison, float %88, i64 0
  %90 = shufflevector <16 x float> %89, <16 x float> poison, <16 x i32> zeroinitializer
  %91 = call <16 x float> @llvm.fma.v16f32(<16 x float> %90, <16 x float> %86, <16 x float> %29)
  %92 = getelementptr i8, ptr %25, i64 1540
  %93 = load float, ptr %92, align 4
  %94 = insertelement <16 x float> poison, float %93, i64 0
  %95 = shufflevector <16 x float> %94, <16 x float> poison, <16 x i32> zeroinitializer
  %96 = call <16 x float> @llvm.fma.v16f32(<16 x float> %95, <16 x float> %86, <16 x float> %34)
  %97 = getelementptr i8, ptr %25, i64 3076
  %98 = load float, ptr %97, align 4
  %99 = insertelement <16 x float> poison, float %98, i64 0
  %100 = shufflevector <16 x float> %99, <16 x float> poison, <16 x i32> zeroinitializer
  %101 = call <16 x float> @llvm.fma.v16f32(<16 x float> %100, <16 x float> %86, <16 x float> %39)
  %102 = getelementptr i8, ptr %25, i64 4612
  %103 = load float, ptr %102, align 4
  %104 = insertelement <16 x float> poison, float %103, i64 0
  %105 = shufflevector <16 x float> %104, <16 x float> poison, <16 x i32> zeroinitializer
  %106 = call <16 x float> @llvm.fma.v16f32(<16 x float> %105, <16 x float> %86, <16 x float> %44)
  %107 = getelementptr i8, ptr %25, i64 6148
  %108 = load float, ptr %107, align 4
  %109 = insertelement <16 x float> poison, float %108, i64 0
  %110 = shufflevector <16 x float> %109, <16 x float> poison, <16 x i32> zeroinitializer
  %111 = call <16 x float> @llvm.fma.v16f32(<16 x float> %110, <16 x float> %86, <16 x float> %49)
  %112 = getelementptr i8, ptr %25, i64 7684
  %113 = load float, ptr %112, align 4
  %114 = insertelement <16 x float> poison, float %113, i64 0
  %115 = shufflevector <16 x float> %114, <16 x float> poison, <16 x i32> zeroinitializer
  %116 = call <16 x float> @llvm.fma.v16f32(<16 x float> %115, <16 x float> %86, <16 x float> %54)
  %117 = getelementptr i8, ptr %25, i64 9220
  %118 = load float, ptr %117, align 4
  %119 = insertelement <16 x float> poison, float %118, i64 0
  %120 = shufflevector <16 x float> %119, <16 x float> poison, <16 x i32> zeroinitializer
  %121 = call <16 x float> @llvm.fma.v16f32(<16 x float> %120, <16 x float> %86, <16 x float> %59)
  %122 = getelementptr i8, ptr %25, i64 10756
  %123 = load float, ptr %122, align 4
  %124 = insertelement <16 x float> poison, float %123, i64 0
  %125 = shufflevector <16 x float> %124, <16 x float> poison, <16 x i32> zeroinitializer
  %126 = call <16 x float> @llvm.fma.v16f32(<16 x float> %125, <16 x float> %86, <16 x float> %64)
  %127 = getelementptr i8, ptr %25, i64 12292
  %128 = load float, ptr %127, align 4
  %129 = insertelement <16 x float> poison, float %128, i64 0
  %130 = shufflevector <16 x float> %129, <16 x float> poison, <16 x i32> zeroinitializer
  %131 = call <16 x float> @llvm.fma.v16f32(<16 x float> %130, <16 x float> %86, <16 x float> %69)
  %132 = getelementptr i8, ptr %25, i64 13828
  %133 = load float, ptr %132, align 4
  %134 = insertelement <16 x float> poison, float %133, i64 0
  %135 = shufflevector <16 x float> %134, <16 x float> poison, <16 x i32> zeroinitializer
  %136 = call <16 x float> @llvm.fma.v16f32(<16 x float> %135, <16 x float> %86, <16 x float> %74)
  %137 = getelementptr i8, ptr %25, i64 15364
  %138 = load float, ptr %137, align 4
  %139 = insertelement <16 x float> poison, float %138, i64 0
  %140 = shufflevector <16 x float> %139, <16 x float> poison, <16 x i32> zeroinitializer
  %141 = call <16 x float> @llvm.fma.v16f32(<16 x float> %140, <16 x float> %86, <16 x float> %79)
  %142 = getelementptr i8, ptr %25, i64 16900
  %143 = load float, ptr %142, align 4
  %144 = insertelement <16 x float> poison, float %143, i64 0
  %145 = shufflevector <16 x float> %144, <16 x float> poison, <16 x i32> zeroinitializer
  %146 = call <16 x float> @llvm.fma.v16f32(<16 x float> %145, <16 x float> %86, <16 x float> %84)
  %147 = getelementptr i8, ptr %23, i64 128
  %148 = load <16 x float>, ptr %147, align 4
  %149 = getelementptr i8, ptr %25, i64 8
  %150 = load float, ptr %149, align 4
  %151 = insertelement <16 x float> poison, float %150, i64 0
  %152 = shufflevector <16 x float> %151, <16 x float> poison, <16 x i32> zeroinitializer
  %153 = call <16 x float> @llvm.fma.v16f32(<16 x float> %152, <16 x float> %148, <16 x float> %91)
  %154 = getelementptr i8, ptr %25, i64 1544
  %155 = load float, ptr %154, align 4
  %156 = insertelement <16 x float> poison, float %155, i64 0
  %157 = shufflevector <16 x float> %156, <16 x float> poison, <16 x i32> zeroinitializer
  %158 = call <16 x float> @llvm.fma.v16f32(<16 x float> %157, <16 x float> %148, <16 x float> %96)
  %159 = getelementptr i8, ptr %25, i64 3080
  %160 = load float, ptr %159, align 4
  %161 = insertelement <16 x float> poison, float %160, i64 0
  %162 = shufflevector <16 x float> %161, <16 x float> poison, <16 x i32> zeroinitializer
  %163 = call <16 x float> @llvm.fma.v16f32(<16 x float> %162, <16 x float> %148, <16 x float> %101)
  %164 = getelementptr i8, ptr %25, i64 4616
  %165 = load float, ptr %164, align 4
  %166 = insertelement <16 x float> poison, float %165, i64 0
  %167 = shufflevector <16 x float> %166, <16 x float> poison, <16 x i32> zeroinitializer
  %168 = call <16 x float> @llvm.fma.v16f32(<16 x float> %167, <16 x float> %148, <16 x float> %106)
  %169 = getelementptr i8, ptr %25, i64 6152
  %170 = load float, ptr %169, align 4
  %171 = insertelement <16 x float> poison, float %170, i64 0
  %172 = shufflevector <16 x float> %171, <16 x float> poison, <16 x i32> zeroinitializer
  %173 = call <16 x float> @llvm.fma.v16f32(<16 x float> %172, <16 x float> %148, <16 x float> %111)
  %174 = getelementptr i8, ptr %25, i64 7688
  %175 = load float, ptr %174, align 4
  %176 = insertelement <16 x float> poison, float %175, i64 0
  %177 = shufflevector <16 x float> %176, <16 x float> poison, <16 x i32> zeroinitializer
  %178 = call <16 x float> @llvm.fma.v16f32(<16 x float> %177, <16 x float> %148, <16 x float> %116)
  %179 = getelementptr i8, ptr %25, i64 9224
  %180 = load float, ptr %179, align 4
  %181 = insertelement <16 x float> poison, float %180, i64 0
  %182 = shufflevector <16 x float> %181, <16 x float> poison, <16 x i32> zeroinitializer
  %183 = call <16 x float> @llvm.fma.v16f32(<16 x float> %182, <16 x float> %148, <16 x float> %121)
  %184 = getelementptr i8, ptr %25, i64 10760
  %185 = load float, ptr %184, align 4
  %186 = insertelement <16 x float> poison, float %185, i64 0
  %187 = shufflevector <16 x float> %186, <16 x float> poison, <16 x i32> zeroinitializer
  %188 = call <16 x float> @llvm.fma.v16f32(<16 x float> %187, <16 x float> %148, <16 x float> %126)
  %189 = getelementptr i8, ptr %25, i64 12296
  %190 = load float, ptr %189, align 4
  %191 = insertelement <16 x float> poison, float %190, i64 0
  %192 = shufflevector <16 x float> %191, <16 x float> poison, <16 x i32> zeroinitializer
  %193 = call <16 x float> @llvm.fma.v16f32(<16 x float> %192, <16 x float> %148, <16 x float> %131)
  %194 = getelementptr i8, ptr %25, i64 13832
  %195 = load float, ptr %194, align 4
  %196 = insertelement <16 x float> poison, float %195, i64 0
  %197 = shufflevector <16 x float> %196, <16 x float> poison, <16 x i32> zeroinitializer
  %198 = call <16 x float> @llvm.fma.v16f32(<16 x float> %197, <16 x float> %148, <16 x float> %136)
  %199 = getelementptr i8, ptr %25, i64 15368
  %200 = load float, ptr %199, align 4
  %201 = insertelement <16 x float> poison, float %200, i64 0
  %202 = shufflevector <16 x float> %201, <16 x float> poison, <16 x i32> zeroinitializer
  %203 = call <16 x float> @llvm.fma.v16f32(<16 x float> %202, <16 x float> %148, <16 x float> %141)
  %204 = getelementptr i8, ptr %25, i64 16904
  %205 = load float, ptr %204, align 4
  %206 = insertelement <16 x float> poison, float %205, i64 0
  %207 = shufflevector <16 x float> %206, <16 x float> poison, <16 x i32> zeroinitializer
  %208 = call <16 x float> @llvm.fma.v16f32(<16 x float> %207, <16 x float> %148, <16 x float> %146)
  %209 = getelementptr i8, ptr %23, i64 192
  %210 = load <16 x float>, ptr %209, align 4
  %211 = getelementptr i8, ptr %25, i64 12
  %212 = load float, ptr %211, align 4
  %213 = insertelement <16 x float> poison, float %212, i64 0
  %214 = shufflevector <16 x float> %213, <16 x float> poison, <16 x i32> zeroinitializer
  %215 = call <16 x float> @llvm.fma.v16f32(<16 x float> %214, <16 x float> %210, <16 x float> %153)
  %216 = getelementptr i8, ptr %25, i64 1548
  %217 = load float, ptr %216, align 4
  %218 = insertelement <16 x float> poison, float %217, i64 0
  %219 = shufflevector <16 x float> %218, <16 x float> poison, <16 x i32> zeroinitializer
  %220 = call <16 x float> @llvm.fma.v16f32(<16 x float> %219, <16 x float> %210, <16 x float> %158)
  %221 = getelementptr i8, ptr %25, i64 3084
  %222 = load float, ptr %221, align 4
  %223 = insertelement <16 x float> poison, float %222, i64 0
  %224 = shufflevector <16 x float> %223, <16 x float> poison, <16 x i32> zeroinitializer
  %225 = call <16 x float> @llvm.fma.v16f32(<16 x float> %224, <16 x float> %210, <16 x float> %163)
  %226 = getelementptr i8, ptr %25, i64 4620
  %227 = load float, ptr %226, align 4
  %228 = insertelement <16 x float> poison, float %227, i64 0
  %229 = shufflevector <16 x float> %228, <16 x float> poison, <16 x i32> zeroinitializer
  %230 = call <16 x float> @llvm.fma.v16f32(<16 x float> %229, <16 x float> %210, <16 x float> %168)
  %231 = getelementptr i8, ptr %25, i64 6156
  %232 = load float, ptr %231, align 4
  %233 = insertelement <16 x float> poison, float %232, i64 0
  %234 = shufflevector <16 x float> %233, <16 x float> poison, <16 x i32> zeroinitializer
  %235 = call <16 x float> @llvm.fma.v16f32(<16 x float> %234, <16 x float> %210, <16 x float> %173)
  %236 = getelementptr i8, ptr %25, i64 7692
  %237 = load float, ptr %236, align 4
  %238 = insertelement <16 x float> poison, float %237, i64 0
  %239 = shufflevector <16 x float> %238, <16 x float> poison, <16 x i32> zeroinitializer
  %240 = call <16 x float> @llvm.fma.v16f32(<16 x float> %239, <16 x float> %210, <16 x float> %178)
  %241 = getelementptr i8, ptr %25, i64 9228
  %242 = load float, ptr %241, align 4
  %243 = insertelement <16 x float> poison, float %242, i64 0
  %244 = shufflevector <16 x float> %243, <16 x float> poison, <16 x i32> zeroinitializer
  %245 = call <16 x float> @llvm.fma.v16f32(<16 x float> %244, <16 x float> %210, <16 x float> %183)
  %246 = getelementptr i8, ptr %25, i64 10764
  %247 = load float, ptr %246, align 4
  %248 = insertelement <16 x float> poison, float %247, i64 0
  %249 = shufflevector <16 x float> %248, <16 x float> poison, <16 x i32> zeroinitializer
  %250 = call <16 x float> @llvm.fma.v16f32(<16 x float> %249, <16 x float> %210, <16 x float> %188)
  %251 = getelementptr i8, ptr %25, i64 12300
  %252 = load float, ptr %251, align 4
  %253 = insertelement <16 x float> poison, float %252, i64 0
  %254 = shufflevector <16 x float> %253, <16 x float> poison, <16 x i32> zeroinitializer
  %255 = call <16 x float> @llvm.fma.v16f32(<16 x float> %254, <16 x float> %210, <16 x float> %193)
  %256 = getelementptr i8, ptr %25, i64 13836
  %257 = load float, ptr %256, align 4
  %258 = insertelement <16 x float> poison, float %257, i64 0
  %259 = shufflevector <16 x float> %258, <16 x float> poison, <16 x i32> zeroinitializer
  %260 = call <16 x float> @llvm.fma.v16f32(<16 x float> %259, <16 x float> %210, <16 x float> %198)
  %261 = getelementptr i8, ptr %25, i64 15372
  %262 = load float, ptr %261, align 4
  %263 = insertelement <16 x float> poison, float %262, i64 0
  %264 = shufflevector <16 x float> %263, <16 x float> poison, <16 x i32> zeroinitializer
  %265 = call <16 x float> @llvm.fma.v16f32(<16 x float> %264, <16 x float> %210, <16 x float> %203)
  %266 = getelementptr i8, ptr %25, i64 16908
  %267 = load float, ptr %266, align 4
  %268 = insertelement <16 x float> poison, float %267, i64 0
  %269 = shufflevector <16 x float> %268, <16 x float> poison, <16 x i32> zeroinitializer
  %270 = call <16 x float> @llvm.fma.v16f32(<16 x float> %269, <16 x float> %210, <16 x float> %208)
  %271 = add i64 %19, 4
  %272 = icmp slt i64 %271, 192
  br i1 %272, label %6, label %273

273:                                              ; preds = %6
  store <16 x float> %215, ptr %4, align 4
  %274 = getelementptr i8, ptr %4, i64 64
  store <16 x float> %220, ptr %274, align 4
  %275 = getelementptr i8, ptr %4, i64 128
  store <16 x float> %225, ptr %275, align 4
  %276 = getelementptr i8, ptr %4, i64 192
  store <16 x float> %230, ptr %276, align 4
  %277 = getelementptr i8, ptr %4, i64 256
  store <16 x float> %235, ptr %277, align 4
  %278 = getelementptr i8, ptr %4, i64 320
  store <16 x float> %240, ptr %278, align 4
  %279 = getelementptr i8, ptr %4, i64 384
  store <16 x float> %245, ptr %279, align 4
  %280 = getelementptr i8, ptr %4, i64 448
  store <16 x float> %250, ptr %280, align 4
  %281 = getelementptr i8, ptr %4, i64 512
  store <16 x float> %255, ptr %281, align 4
  %282 = getelementptr i8, ptr %4, i64 576
  store <16 x float> %260, ptr %282, align 4
  %283 = getelementptr i8, ptr %4, i64 640
  store <16 x float> %265, ptr %283, align 4
  %284 = getelementptr i8, ptr %4, i64 704
  store <16 x float> %270, ptr %284, align 4
  %.promoted = load <16 x float>, ptr %4, align 4
  %.promoted35 = load <16 x float>, ptr %274, align 4
  %.promoted36 = load <16 x float>, ptr %275, align 4
  %.promoted37 = load <16 x float>, ptr %276, align 4
  %.promoted38 = load <16 x float>, ptr %277, align 4
  %.promoted39 = load <16 x float>, ptr %278, align 4
  %.promoted40 = load <16 x float>, ptr %279, align 4
  %.promoted41 = load <16 x float>, ptr %280, align 4
  %.promoted42 = load <16 x float>, ptr %281, align 4
  %.promoted43 = load <16 x float>, ptr %282, align 4
  %.promoted44 = load <16 x float>, ptr %283, align 4
  br label %285

285:                                              ; preds = %273, %._crit_edge
  %286 = phi <16 x float> [ %270, %273 ], [ %578, %._crit_edge ]
  %287 = phi <16 x float> [ %.promoted44, %273 ], [ %577, %._crit_edge ]
  %288 = phi <16 x float> [ %.promoted43, %273 ], [ %576, %._crit_edge ]
  %289 = phi <16 x float> [ %.promoted42, %273 ], [ %575, %._crit_edge ]
  %290 = phi <16 x float> [ %.promoted41, %273 ], [ %574, %._crit_edge ]
  %291 = phi <16 x float> [ %.promoted40, %273 ], [ %573, %._crit_edge ]
  %292 = phi <16 x float> [ %.promoted39, %273 ], [ %572, %._crit_edge ]
  %293 = phi <16 x float> [ %.promoted38, %273 ], [ %571, %._crit_edge ]
  %294 = phi <16 x float> [ %.promoted37, %273 ], [ %570, %._crit_edge ]
  %295 = phi <16 x float> [ %.promoted36, %273 ], [ %569, %._crit_edge ]
  %296 = phi <16 x float> [ %.promoted35, %273 ], [ %568, %._crit_edge ]
  %297 = phi <16 x float> [ %.promoted, %273 ], [ %567, %._crit_edge ]
  %298 = phi i64 [ 192, %273 ], [ %299, %._crit_edge ]
  %299 = add i64 %298, 192
  %300 = icmp slt i64 %298, %299
  br i1 %300, label %.lr.ph, label %._crit_edge

.lr.ph:                                           ; preds = %285, %.lr.ph
  %301 = phi <16 x float> [ %564, %.lr.ph ], [ zeroinitializer, %285 ]
  %302 = phi <16 x float> [ %559, %.lr.ph ], [ zeroinitializer, %285 ]
  %303 = phi <16 x float> [ %554, %.lr.ph ], [ zeroinitializer, %285 ]
  %304 = phi <16 x float> [ %549, %.lr.ph ], [ zeroinitializer, %285 ]
  %305 = phi <16 x float> [ %544, %.lr.ph ], [ zeroinitializer, %285 ]
  %306 = phi <16 x float> [ %539, %.lr.ph ], [ zeroinitializer, %285 ]
  %307 = phi <16 x float> [ %534, %.lr.ph ], [ zeroinitializer, %285 ]
  %308 = phi <16 x float> [ %529, %.lr.ph ], [ zeroinitializer, %285 ]
  %309 = phi <16 x float> [ %524, %.lr.ph ], [ zeroinitializer, %285 ]
  %310 = phi <16 x float> [ %519, %.lr.ph ], [ zeroinitializer, %285 ]
  %311 = phi <16 x float> [ %514, %.lr.ph ], [ zeroinitializer, %285 ]
  %312 = phi <16 x float> [ %509, %.lr.ph ], [ zeroinitializer, %285 ]
  %313 = phi i64 [ %565, %.lr.ph ], [ %298, %285 ]
  %314 = add i64 %1, %313
  %315 = shl i64 %313, 4
  %316 = add i64 %3, %315
  %317 = getelementptr float, ptr %2, i64 %316
  %318 = load <16 x float>, ptr %317, align 4
  %319 = getelementptr float, ptr %0, i64 %314
  %320 = load float, ptr %319, align 4
  %321 = insertelement <16 x float> poison, float %320, i64 0
  %322 = shufflevector <16 x float> %321, <16 x float> poison, <16 x i32> zeroinitializer
  %323 = call <16 x float> @llvm.fma.v16f32(<16 x float> %322, <16 x float> %318, <16 x float> %312)
  %324 = getelementptr i8, ptr %319, i64 1536
  %325 = load float, ptr %324, align 4
  %326 = insertelement <16 x float> poison, float %325, i64 0
  %327 = shufflevector <16 x float> %326, <16 x float> poison, <16 x i32> zeroinitializer
  %328 = call <16 x float> @llvm.fma.v16f32(<16 x float> %327, <16 x float> %318, <16 x float> %311)
  %329 = getelementptr i8, ptr %319, i64 3072
  %330 = load float, ptr %329, align 4
  %331 = insertelement <16 x float> poison, float %330, i64 0
  %332 = shufflevector <16 x float> %331, <16 x float> poison, <16 x i32> zeroinitializer
  %333 = call <16 x float> @llvm.fma.v16f32(<16 x float> %332, <16 x float> %318, <16 x float> %310)
  %334 = getelementptr i8, ptr %319, i64 4608
  %335 = load float, ptr %334, align 4
  %336 = insertelement <16 x float> poison, float %335, i64 0
  %337 = shufflevector <16 x float> %336, <16 x float> poison, <16 x i32> zeroinitializer
  %338 = call <16 x float> @llvm.fma.v16f32(<16 x float> %337, <16 x float> %318, <16 x float> %309)
  %339 = getelementptr i8, ptr %319, i64 6144
  %340 = load float, ptr %339, align 4
  %341 = insertelement <16 x float> poison, float %340, i64 0
  %342 = shufflevector <16 x float> %341, <16 x float> poison, <16 x i32> zeroinitializer
  %343 = call <16 x float> @llvm.fma.v16f32(<16 x float> %342, <16 x float> %318, <16 x float> %308)
  %344 = getelementptr i8, ptr %319, i64 7680
  %345 = load float, ptr %344, align 4
  %346 = insertelement <16 x float> poison, float %345, i64 0
  %347 = shufflevector <16 x float> %346, <16 x float> poison, <16 x i32> zeroinitializer
  %348 = call <16 x float> @llvm.fma.v16f32(<16 x float> %347, <16 x float> %318, <16 x float> %307)
  %349 = getelementptr i8, ptr %319, i64 9216
  %350 = load float, ptr %349, align 4
  %351 = insertelement <16 x float> poison, float %350, i64 0
  %352 = shufflevector <16 x float> %351, <16 x float> poison, <16 x i32> zeroinitializer
  %353 = call <16 x float> @llvm.fma.v16f32(<16 x float> %352, <16 x float> %318, <16 x float> %306)
  %354 = getelementptr i8, ptr %319, i64 10752
  %355 = load float, ptr %354, align 4
  %356 = insertelement <16 x float> poison, float %355, i64 0
  %357 = shufflevector <16 x float> %356, <16 x float> poison, <16 x i32> zeroinitializer
  %358 = call <16 x float> @llvm.fma.v16f32(<16 x float> %357, <16 x float> %318, <16 x float> %305)
  %359 = getelementptr i8, ptr %319, i64 12288
  %360 = load float, ptr %359, align 4
  %361 = insertelement <16 x float> poison, float %360, i64 0
  %362 = shufflevector <16 x float> %361, <16 x float> poison, <16 x i32> zeroinitializer
  %363 = call <16 x float> @llvm.fma.v16f32(<16 x float> %362, <16 x float> %318, <16 x float> %304)
  %364 = getelementptr i8, ptr %319, i64 13824
  %365 = load float, ptr %364, align 4
  %366 = insertelement <16 x float> poison, float %365, i64 0
  %367 = shufflevector <16 x float> %366, <16 x float> poison, <16 x i32> zeroinitializer
  %368 = call <16 x float> @llvm.fma.v16f32(<16 x float> %367, <16 x float> %318, <16 x float> %303)
  %369 = getelementptr i8, ptr %319, i64 15360
  %370 = load float, ptr %369, align 4
  %371 = insertelement <16 x float> poison, float %370, i64 0
  %372 = shufflevector <16 x float> %371, <16 x float> poison, <16 x i32> zeroinitializer
  %373 = call <16 x float> @llvm.fma.v16f32(<16 x float> %372, <16 x float> %318, <16 x float> %302)
  %374 = getelementptr i8, ptr %319, i64 16896
  %375 = load float, ptr %374, align 4
  %376 = insertelement <16 x float> poison, float %375, i64 0
  %377 = shufflevector <16 x float> %376, <16 x float> poison, <16 x i32> zeroinitializer
  %378 = call <16 x float> @llvm.fma.v16f32(<16 x float> %377, <16 x float> %318, <16 x float> %301)
  %379 = getelementptr i8, ptr %317, i64 64
  %380 = load <16 x float>, ptr %379, align 4
  %381 = getelementptr i8, ptr %319, i64 4
  %382 = load float, ptr %381, align 4
  %383 = insertelement <16 x float> poison, float %382, i64 0
  %384 = shufflevector <16 x float> %383, <16 x float> poison, <16 x i32> zeroinitializer
  %385 = call <16 x float> @llvm.fma.v16f32(<16 x float> %384, <16 x float> %380, <16 x float> %323)
  %386 = getelementptr i8, ptr %319, i64 1540
  %387 = load float, ptr %386, align 4
  %388 = insertelement <16 x float> poison, float %387, i64 0
  %389 = shufflevector <16 x float> %388, <16 x float> poison, <16 x i32> zeroinitializer
  %390 = call <16 x float> @llvm.fma.v16f32(<16 x float> %389, <16 x float> %380, <16 x float> %328)
  %391 = getelementptr i8, ptr %319, i64 3076
  %392 = load float, ptr %391, align 4
  %393 = insertelement <16 x float> poison, float %392, i64 0
  %394 = shufflevector <16 x float> %393, <16 x float> poison, <16 x i32> zeroinitializer
  %395 = call <16 x float> @llvm.fma.v16f32(<16 x float> %394, <16 x float> %380, <16 x float> %333)
  %396 = getelementptr i8, ptr %319, i64 4612
  %397 = load float, ptr %396, align 4
  %398 = insertelement <16 x float> poison, float %397, i64 0
  %399 = shufflevector <16 x float> %398, <16 x float> poison, <16 x i32> zeroinitializer
  %400 = call <16 x float> @llvm.fma.v16f32(<16 x float> %399, <16 x float> %380, <16 x float> %338)
  %401 = getelementptr i8, ptr %319, i64 6148
  %402 = load float, ptr %401, align 4
  %403 = insertelement <16 x float> poison, float %402, i64 0
  %404 = shufflevector <16 x float> %403, <16 x float> poison, <16 x i32> zeroinitializer
  %405 = call <16 x float> @llvm.fma.v16f32(<16 x float> %404, <16 x float> %380, <16 x float> %343)
  %406 = getelementptr i8, ptr %319, i64 7684
  %407 = load float, ptr %406, align 4
  %408 = insertelement <16 x float> poison, float %407, i64 0
  %409 = shufflevector <16 x float> %408, <16 x float> poison, <16 x i32> zeroinitializer
  %410 = call <16 x float> @llvm.fma.v16f32(<16 x float> %409, <16 x float> %380, <16 x float> %348)
  %411 = getelementptr i8, ptr %319, i64 9220
  %412 = load float, ptr %411, align 4
  %413 = insertelement <16 x float> poison, float %412, i64 0
  %414 = shufflevector <16 x float> %413, <16 x float> poison, <16 x i32> zeroinitializer
  %415 = call <16 x float> @llvm.fma.v16f32(<16 x float> %414, <16 x float> %380, <16 x float> %353)
  %416 = getelementptr i8, ptr %319, i64 10756
  %417 = load float, ptr %416, align 4
  %418 = insertelement <16 x float> poison, float %417, i64 0
  %419 = shufflevector <16 x float> %418, <16 x float> poison, <16 x i32> zeroinitializer
  %420 = call <16 x float> @llvm.fma.v16f32(<16 x float> %419, <16 x float> %380, <16 x float> %358)
  %421 = getelementptr i8, ptr %319, i64 12292
  %422 = load float, ptr %421, align 4
  %423 = insertelement <16 x float> poison, float %422, i64 0
  %424 = shufflevector <16 x float> %423, <16 x float> poison, <16 x i32> zeroinitializer
  %425 = call <16 x float> @llvm.fma.v16f32(<16 x float> %424, <16 x float> %380, <16 x float> %363)
  %426 = getelementptr i8, ptr %319, i64 13828
  %427 = load float, ptr %426, align 4
  %428 = insertelement <16 x float> poison, float %427, i64 0
  %429 = shufflevector <16 x float> %428, <16 x float> poison, <16 x i32> zeroinitializer
  %430 = call <16 x float> @llvm.fma.v16f32(<16 x float> %429, <16 x float> %380, <16 x float> %368)
  %431 = getelementptr i8, ptr %319, i64 15364
  %432 = load float, ptr %431, align 4
  %433 = insertelement <16 x float> poison, float %432, i64 0
  %434 = shufflevector <16 x float> %433, <16 x float> poison, <16 x i32> zeroinitializer
  %435 = call <16 x float> @llvm.fma.v16f32(<16 x float> %434, <16 x float> %380, <16 x float> %373)
  %436 = getelementptr i8, ptr %319, i64 16900
  %437 = load float, ptr %436, align 4
  %438 = insertelement <16 x float> poison, float %437, i64 0
  %439 = shufflevector <16 x float> %438, <16 x float> poison, <16 x i32> zeroinitializer
  %440 = call <16 x float> @llvm.fma.v16f32(<16 x float> %439, <16 x float> %380, <16 x float> %378)
  %441 = getelementptr i8, ptr %317, i64 128
  %442 = load <16 x float>, ptr %441, align 4
  %443 = getelementptr i8, ptr %319, i64 8
  %444 = load float, ptr %443, align 4
  %445 = insertelement <16 x float> poison, float %444, i64 0
  %446 = shufflevector <16 x float> %445, <16 x float> poison, <16 x i32> zeroinitializer
  %447 = call <16 x float> @llvm.fma.v16f32(<16 x float> %446, <16 x float> %442, <16 x float> %385)
  %448 = getelementptr i8, ptr %319, i64 1544
  %449 = load float, ptr %448, align 4
  %450 = insertelement <16 x float> poison, float %449, i64 0
  %451 = shufflevector <16 x float> %450, <16 x float> poison, <16 x i32> zeroinitializer
  %452 = call <16 x float> @llvm.fma.v16f32(<16 x float> %451, <16 x float> %442, <16 x float> %390)
  %453 = getelementptr i8, ptr %319, i64 3080
  %454 = load float, ptr %453, align 4
  %455 = insertelement <16 x float> poison, float %454, i64 0
  %456 = shufflevector <16 x float> %455, <16 x float> poison, <16 x i32> zeroinitializer
  %457 = call <16 x float> @llvm.fma.v16f32(<16 x float> %456, <16 x float> %442, <16 x float> %395)
  %458 = getelementptr i8, ptr %319, i64 4616
  %459 = load float, ptr %458, align 4
  %460 = insertelement <16 x float> poison, float %459, i64 0
  %461 = shufflevector <16 x float> %460, <16 x float> poison, <16 x i32> zeroinitializer
  %462 = call <16 x float> @llvm.fma.v16f32(<16 x float> %461, <16 x float> %442, <16 x float> %400)
  %463 = getelementptr i8, ptr %319, i64 6152
  %464 = load float, ptr %463, align 4
  %465 = insertelement <16 x float> poison, float %464, i64 0
  %466 = shufflevector <16 x float> %465, <16 x float> poison, <16 x i32> zeroinitializer
  %467 = call <16 x float> @llvm.fma.v16f32(<16 x float> %466, <16 x float> %442, <16 x float> %405)
  %468 = getelementptr i8, ptr %319, i64 7688
  %469 = load float, ptr %468, align 4
  %470 = insertelement <16 x float> poison, float %469, i64 0
  %471 = shufflevector <16 x float> %470, <16 x float> poison, <16 x i32> zeroinitializer
  %472 = call <16 x float> @llvm.fma.v16f32(<16 x float> %471, <16 x float> %442, <16 x float> %410)
  %473 = getelementptr i8, ptr %319, i64 9224
  %474 = load float, ptr %473, align 4
  %475 = insertelement <16 x float> poison, float %474, i64 0
  %476 = shufflevector <16 x float> %475, <16 x float> poison, <16 x i32> zeroinitializer
  %477 = call <16 x float> @llvm.fma.v16f32(<16 x float> %476, <16 x float> %442, <16 x float> %415)
  %478 = getelementptr i8, ptr %319, i64 10760
  %479 = load float, ptr %478, align 4
  %480 = insertelement <16 x float> poison, float %479, i64 0
  %481 = shufflevector <16 x float> %480, <16 x float> poison, <16 x i32> zeroinitializer
  %482 = call <16 x float> @llvm.fma.v16f32(<16 x float> %481, <16 x float> %442, <16 x float> %420)
  %483 = getelementptr i8, ptr %319, i64 12296
  %484 = load float, ptr %483, align 4
  %485 = insertelement <16 x float> poison, float %484, i64 0
  %486 = shufflevector <16 x float> %485, <16 x float> poison, <16 x i32> zeroinitializer
  %487 = call <16 x float> @llvm.fma.v16f32(<16 x float> %486, <16 x float> %442, <16 x float> %425)
  %488 = getelementptr i8, ptr %319, i64 13832
  %489 = load float, ptr %488, align 4
  %490 = insertelement <16 x float> poison, float %489, i64 0
  %491 = shufflevector <16 x float> %490, <16 x float> poison, <16 x i32> zeroinitializer
  %492 = call <16 x float> @llvm.fma.v16f32(<16 x float> %491, <16 x float> %442, <16 x float> %430)
  %493 = getelementptr i8, ptr %319, i64 15368
  %494 = load float, ptr %493, align 4
  %495 = insertelement <16 x float> poison, float %494, i64 0
  %496 = shufflevector <16 x float> %495, <16 x float> poison, <16 x i32> zeroinitializer
  %497 = call <16 x float> @llvm.fma.v16f32(<16 x float> %496, <16 x float> %442, <16 x float> %435)
  %498 = getelementptr i8, ptr %319, i64 16904
  %499 = load float, ptr %498, align 4
  %500 = insertelement <16 x float> poison, float %499, i64 0
  %501 = shufflevector <16 x float> %500, <16 x float> poison, <16 x i32> zeroinitializer
  %502 = call <16 x float> @llvm.fma.v16f32(<16 x float> %501, <16 x float> %442, <16 x float> %440)
  %503 = getelementptr i8, ptr %317, i64 192
  %504 = load <16 x float>, ptr %503, align 4
  %505 = getelementptr i8, ptr %319, i64 12
  %506 = load float, ptr %505, align 4
  %507 = insertelement <16 x float> poison, float %506, i64 0
  %508 = shufflevector <16 x float> %507, <16 x float> poison, <16 x i32> zeroinitializer
  %509 = call <16 x float> @llvm.fma.v16f32(<16 x float> %508, <16 x float> %504, <16 x float> %447)
  %510 = getelementptr i8, ptr %319, i64 1548
  %511 = load float, ptr %510, align 4
  %512 = insertelement <16 x float> poison, float %511, i64 0
  %513 = shufflevector <16 x float> %512, <16 x float> poison, <16 x i32> zeroinitializer
  %514 = call <16 x float> @llvm.fma.v16f32(<16 x float> %513, <16 x float> %504, <16 x float> %452)
  %515 = getelementptr i8, ptr %319, i64 3084
  %516 = load float, ptr %515, align 4
  %517 = insertelement <16 x float> poison, float %516, i64 0
  %518 = shufflevector <16 x float> %517, <16 x float> poison, <16 x i32> zeroinitializer
  %519 = call <16 x float> @llvm.fma.v16f32(<16 x float> %518, <16 x float> %504, <16 x float> %457)
  %520 = getelementptr i8, ptr %319, i64 4620
  %521 = load float, ptr %520, align 4
  %522 = insertelement <16 x float> poison, float %521, i64 0
  %523 = shufflevector <16 x float> %522, <16 x float> poison, <16 x i32> zeroinitializer
  %524 = call <16 x float> @llvm.fma.v16f32(<16 x float> %523, <16 x float> %504, <16 x float> %462)
  %525 = getelementptr i8, ptr %319, i64 6156
  %526 = load float, ptr %525, align 4
  %527 = insertelement <16 x float> poison, float %526, i64 0
  %528 = shufflevector <16 x float> %527, <16 x float> poison, <16 x i32> zeroinitializer
  %529 = call <16 x float> @llvm.fma.v16f32(<16 x float> %528, <16 x float> %504, <16 x float> %467)
  %530 = getelementptr i8, ptr %319, i64 7692
  %531 = load float, ptr %530, align 4
  %532 = insertelement <16 x float> poison, float %531, i64 0
  %533 = shufflevector <16 x float> %532, <16 x float> poison, <16 x i32> zeroinitializer
  %534 = call <16 x float> @llvm.fma.v16f32(<16 x float> %533, <16 x float> %504, <16 x float> %472)
  %535 = getelementptr i8, ptr %319, i64 9228
  %536 = load float, ptr %535, align 4
  %537 = insertelement <16 x float> poison, float %536, i64 0
  %538 = shufflevector <16 x float> %537, <16 x float> poison, <16 x i32> zeroinitializer
  %539 = call <16 x float> @llvm.fma.v16f32(<16 x float> %538, <16 x float> %504, <16 x float> %477)
  %540 = getelementptr i8, ptr %319, i64 10764
  %541 = load float, ptr %540, align 4
  %542 = insertelement <16 x float> poison, float %541, i64 0
  %543 = shufflevector <16 x float> %542, <16 x float> poison, <16 x i32> zeroinitializer
  %544 = call <16 x float> @llvm.fma.v16f32(<16 x float> %543, <16 x float> %504, <16 x float> %482)
  %545 = getelementptr i8, ptr %319, i64 12300
  %546 = load float, ptr %545, align 4
  %547 = insertelement <16 x float> poison, float %546, i64 0
  %548 = shufflevector <16 x float> %547, <16 x float> poison, <16 x i32> zeroinitializer
  %549 = call <16 x float> @llvm.fma.v16f32(<16 x float> %548, <16 x float> %504, <16 x float> %487)
  %550 = getelementptr i8, ptr %319, i64 13836
  %551 = load float, ptr %550, align 4
  %552 = insertelement <16 x float> poison, float %551, i64 0
  %553 = shufflevector <16 x float> %552, <16 x float> poison, <16 x i32> zeroinitializer
  %554 = call <16 x float> @llvm.fma.v16f32(<16 x float> %553, <16 x float> %504, <16 x float> %492)
  %555 = getelementptr i8, ptr %319, i64 15372
  %556 = load float, ptr %555, align 4
  %557 = insertelement <16 x float> poison, float %556, i64 0
  %558 = shufflevector <16 x float> %557, <16 x float> poison, <16 x i32> zeroinitializer
  %559 = call <16 x float> @llvm.fma.v16f32(<16 x float> %558, <16 x float> %504, <16 x float> %497)
  %560 = getelementptr i8, ptr %319, i64 16908
  %561 = load float, ptr %560, align 4
  %562 = insertelement <16 x float> poison, float %561, i64 0
  %563 = shufflevector <16 x float> %562, <16 x float> poison, <16 x i32> zeroinitializer
  %564 = call <16 x float> @llvm.fma.v16f32(<16 x float> %563, <16 x float> %504, <16 x float> %502)
  %565 = add i64 %313, 4
  %566 = icmp slt i64 %565, %299
  br i1 %566, label %.lr.ph, label %._crit_edge

._crit_edge:                                      ; preds = %.lr.ph, %285
  %.lcssa11 = phi <16 x float> [ zeroinitializer, %285 ], [ %509, %.lr.ph ]
  %.lcssa10 = phi <16 x float> [ zeroinitializer, %285 ], [ %514, %.lr.ph ]
  %.lcssa9 = phi <16 x float> [ zeroinitializer, %285 ], [ %519, %.lr.ph ]
  %.lcssa8 = phi <16 x float> [ zeroinitializer, %285 ], [ %524, %.lr.ph ]
  %.lcssa7 = phi <16 x float> [ zeroinitializer, %285 ], [ %529, %.lr.ph ]
  %.lcssa6 = phi <16 x float> [ zeroinitializer, %285 ], [ %534, %.lr.ph ]
  %.lcssa5 = phi <16 x float> [ zeroinitializer, %285 ], [ %539, %.lr.ph ]
  %.lcssa4 = phi <16 x float> [ zeroinitializer, %285 ], [ %544, %.lr.ph ]
  %.lcssa3 = phi <16 x float> [ zeroinitializer, %285 ], [ %549, %.lr.ph ]
  %.lcssa2 = phi <16 x float> [ zeroinitializer, %285 ], [ %554, %.lr.ph ]
  %.lcssa1 = phi <16 x float> [ zeroinitializer, %285 ], [ %559, %.lr.ph ]
  %.lcssa = phi <16 x float> [ zeroinitializer, %285 ], [ %564, %.lr.ph ]
  %567 = fadd <16 x float> %297, %.lcssa11
  store <16 x float> %567, ptr %4, align 4
  %568 = fadd <16 x float> %296, %.lcssa10
  store <16 x float> %568, ptr %274, align 4
  %569 = fadd <16 x float> %295, %.lcssa9
  store <16 x float> %569, ptr %275, align 4
  %570 = fadd <16 x float> %294, %.lcssa8
  store <16 x float> %570, ptr %276, align 4
  %571 = fadd <16 x float> %293, %.lcssa7
  store <16 x float> %571, ptr %277, align 4
  %572 = fadd <16 x float> %292, %.lcssa6
  store <16 x float> %572, ptr %278, align 4
  %573 = fadd <16 x float> %291, %.lcssa5
  store <16 x float> %573, ptr %279, align 4
  %574 = fadd <16 x float> %290, %.lcssa4
  store <16 x float> %574, ptr %280, align 4
  %575 = fadd <16 x float> %289, %.lcssa3
  store <16 x float> %575, ptr %281, align 4
  %576 = fadd <16 x float> %288, %.lcssa2
  store <16 x float> %576, ptr %282, align 4
  %577 = fadd <16 x float> %287, %.lcssa1
  store <16 x float> %577, ptr %283, align 4
  %578 = fadd <16 x float> %286, %.lcssa
  store <16 x float> %578, ptr %284, align 4
  %579 = icmp slt i64 %299, 384
  br i1 %579, label %285, label %580

580:                                              ; preds = %._crit_edge
  ret void
}

; Function Attrs: nounwind
define internal void @matmul_e6695cc405e204b8.mma2(ptr %0, i64 %1, ptr %2, i64 %3, ptr %4) #0 {
  br label %6

6:                                                ; preds = %5, %6
  %7 = phi <16 x float> [ zeroinitializer, %5 ], [ %186, %6 ]
  %8 = phi <16 x float> [ zeroinitializer, %5 ], [ %181, %6 ]
  %9 = phi <16 x float> [ zeroinitializer, %5 ], [ %176, %6 ]
  %10 = phi <16 x float> [ zeroinitializer, %5 ], [ %171, %6 ]
  %11 = phi <16 x float> [ zeroinitializer, %5 ], [ %166, %6 ]
  %12 = phi <16 x float> [ zeroinitializer, %5 ], [ %161, %6 ]
  %13 = phi <16 x float> [ zeroinitializer, %5 ], [ %156, %6 ]
  %14 = phi <16 x float> [ zeroinitializer, %5 ], [ %151, %6 ]
  %15 = phi i64 [ 0, %5 ], [ %187, %6 ]
  %16 = add i64 %1, %15
  %17 = shl i64 %15, 4
  %18 = add i64 %3, %17
  %19 = getelementptr float, ptr %2, i64 %18
  %20 = load <16 x float>, ptr %19, align 4
  %21 = getelementptr float, ptr %0, i64 %16
  %22 = load float, ptr %21, align 4
  %23 = insertelement <16 x float> poison, float %22, i64 0
  %24 = shufflevector <16 x float> %23, <16 x float> poison, <16 x i32> zeroinitializer
  %25 = call <16 x float> @llvm.fma.v16f32(<16 x float> %24, <16 x float> %20, <16 x float> %14)
  %26 = getelementptr i8, ptr %21, i64 1536
  %27 = load float, ptr %26, align 4
  %28 = insertelement <16 x float> poison, float %27, i64 0
  %29 = shufflevector <16 x float> %28, <16 x float> poison, <16 x i32> zeroinitializer
  %30 = call <16 x float> @llvm.fma.v16f32(<16 x float> %29, <16 x float> %20, <16 x float> %13)
  %31 = getelementptr i8, ptr %21, i64 3072
  %32 = load float, ptr %31, align 4
  %33 = insertelement <16 x float> poison, float %32, i64 0
  %34 = shufflevector <16 x float> %33, <16 x float> poison, <16 x i32> zeroinitializer
  %35 = call <16 x float> @llvm.fma.v16f32(<16 x float> %34, <16 x float> %20, <16 x float> %12)
  %36 = getelementptr i8, ptr %21, i64 4608
  %37 = load float, ptr %36, align 4
  %38 = insertelement <16 x float> poison, float %37, i64 0
  %39 = shufflevector <16 x float> %38, <16 x float> poison, <16 x i32> zeroinitializer
  %40 = call <16 x float> @llvm.fma.v16f32(<16 x float> %39, <16 x float> %20, <16 x float> %11)
  %41 = getelementptr i8, ptr %21, i64 6144
  %42 = load float, ptr %41, align 4
  %43 = insertelement <16 x float> poison, float %42, i64 0
  %44 = shufflevector <16 x float> %43, <16 x float> poison, <16 x i32> zeroinitializer
  %45 = call <16 x float> @llvm.fma.v16f32(<16 x float> %44, <16 x float> %20, <16 x float> %10)
  %46 = getelementptr i8, ptr %21, i64 7680
  %47 = load float, ptr %46, align 4
  %48 = insertelement <16 x float> poison, float %47, i64 0
  %49 = shufflevector <16 x float> %48, <16 x float> poison, <16 x i32> zeroinitializer
  %50 = call <16 x float> @llvm.fma.v16f32(<16 x float> %49, <16 x float> %20, <16 x float> %9)
  %51 = getelementptr i8, ptr %21, i64 9216
  %52 = load float, ptr %51, align 4
  %53 = insertelement <16 x float> poison, float %52, i64 0
  %54 = shufflevector <16 x float> %53, <16 x float> poison, <16 x i32> zeroinitializer
  %55 = call <16 x float> @llvm.fma.v16f32(<16 x float> %54, <16 x float> %20, <16 x float> %8)
  %56 = getelementptr i8, ptr %21, i64 10752
  %57 = load float, ptr %56, align 4
  %58 = insertelement <16 x float> poison, float %57, i64 0
  %59 = shufflevector <16 x float> %58, <16 x float> poison, <16 x i32> zeroinitializer
  %60 = call <16 x float> @llvm.fma.v16f32(<16 x float> %59, <16 x float> %20, <16 x float> %7)
  %61 = getelementptr i8, ptr %19, i64 64
  %62 = load <16 x float>, ptr %61, align 4
  %63 = getelementptr i8, ptr %21, i64 4
  %64 = load float, ptr %63, align 4
  %65 = insertelement <16 x float> poison, float %64, i64 0
  %66 = shufflevector <16 x float> %65, <16 x float> poison, <16 x i32> zeroinitializer
  %67 = call <16 x float> @llvm.fma.v16f32(<16 x float> %66, <16 x float> %62, <16 x float> %25)
  %68 = getelementptr i8, ptr %21, i64 1540
  %69 = load float, ptr %68, align 4
  %70 = insertelement <16 x float> poison, float %69, i64 0
  %71 = shufflevector <16 x float> %70, <16 x float> poison, <16 x i32> zeroinitializer
  %72 = call <16 x float> @llvm.fma.v16f32(<16 x float> %71, <16 x float> %62, <16 x float> %30)
  %73 = getelementptr i8, ptr %21, i64 3076
  %74 = load float, ptr %73, align 4
  %75 = insertelement <16 x float> poison, float %74, i64 0
  %76 = shufflevector <16 x float> %75, <16 x float> poison, <16 x i32> zeroinitializer
  %77 = call <16 x float> @llvm.fma.v16f32(<16 x float> %76, <16 x float> %62, <16 x float> %35)
  %78 = getelementptr i8, ptr %21, i64 4612
  %79 = load float, ptr %78, align 4
  %80 = insertelement <16 x float> poison, float %79, i64 0
  %81 = shufflevector <16 x float> %80, <16 x float> poison, <16 x i32> zeroinitializer
  %82 = call <16 x float> @llvm.fma.v16f32(<16 x float> %81, <16 x float> %62, <16 x float> %40)
  %83 = getelementptr i8, ptr %21, i64 6148
  %84 = load float, ptr %83, align 4
  %85 = insertelement <16 x float> poison, float %84, i64 0
  %86 = shufflevector <16 x float> %85, <16 x float> poison, <16 x i32> zeroinitializer
  %87 = call <16 x float> @llvm.fma.v16f32(<16 x float> %86, <16 x float> %62, <16 x float> %45)
  %88 = getelementptr i8, ptr %21, i64 7684
  %89 = load float, ptr %88, align 4
  %90 = insertelement <16 x float> poison, float %89, i64 0
  %91 = shufflevector <16 x float> %90, <16 x float> poison, <16 x i32> zeroinitializer
  %92 = call <16 x float> @llvm.fma.v16f32(<16 x float> %91, <16 x float> %62, <16 x float> %50)
  %93 = getelementptr i8, ptr %21, i64 9220
  %94 = load float, ptr %93, align 4
  %95 = insertelement <16 x float> poison, float %94, i64 0
  %96 = shufflevector <16 x float> %95, <16 x float> poison, <16 x i32> zeroinitializer
  %97 = call <16 x float> @llvm.fma.v16f32(<16 x float> %96, <16 x float> %62, <16 x float> %55)
  %98 = getelementptr i8, ptr %21, i64 10756
  %99 = load float, ptr %98, align 4
  %100 = insertelement <16 x float> poison, float %99, i64 0
  %101 = shufflevector <16 x float> %100, <16 x float> poison, <16 x i32> zeroinitializer
  %102 = call <16 x float> @llvm.fma.v16f32(<16 x float> %101, <16 x float> %62, <16 x float> %60)
  %103 = getelementptr i8, ptr %19, i64 128
  %104 = load <16 x float>, ptr %103, align 4
  %105 = getelementptr i8, ptr %21, i64 8
  %106 = load float, ptr %105, align 4
  %107 = insertelement <16 x float> poison, float %106, i64 0
  %108 = shufflevector <16 x float> %107, <16 x float> poison, <16 x i32> zeroinitializer
  %109 = call <16 x float> @llvm.fma.v16f32(<16 x float> %108, <16 x float> %104, <16 x float> %67)
  %110 = getelementptr i8, ptr %21, i64 1544
  %111 = load float, ptr %110, align 4
  %112 = insertelement <16 x float> poison, float %111, i64 0
  %113 = shufflevector <16 x float> %112, <16 x float> poison, <16 x i32> zeroinitializer
  %114 = call <16 x float> @llvm.fma.v16f32(<16 x float> %113, <16 x float> %104, <16 x float> %72)
  %115 = getelementptr i8, ptr %21, i64 3080
  %116 = load float, ptr %115, align 4
  %117 = insertelement <16 x float> poison, float %116, i64 0
  %118 = shufflevector <16 x float> %117, <16 x float> poison, <16 x i32> zeroinitializer
  %119 = call <16 x float> @llvm.fma.v16f32(<16 x float> %118, <16 x float> %104, <16 x float> %77)
  %120 = getelementptr i8, ptr %21, i64 4616
  %121 = load float, ptr %120, align 4
  %122 = insertelement <16 x float> poison, float %121, i64 0
  %123 = shufflevector <16 x float> %122, <16 x float> poison, <16 x i32> zeroinitializer
  %124 = call <16 x float> @llvm.fma.v16f32(<16 x float> %123, <16 x float> %104, <16 x float> %82)
  %125 = getelementptr i8, ptr %21, i64 6152
  %126 = load float, ptr %125, align 4
  %127 = insertelement <16 x float> poison, float %126, i64 0
  %128 = shufflevector <16 x float> %127, <16 x float> poison, <16 x i32> zeroinitializer
  %129 = call <16 x float> @llvm.fma.v16f32(<16 x float> %128, <16 x float> %104, <16 x float> %87)
  %130 = getelementptr i8, ptr %21, i64 7688
  %131 = load float, ptr %130, align 4
  %132 = insertelement <16 x float> poison, float %131, i64 0
  %133 = shufflevector <16 x float> %132, <16 x float> poison, <16 x i32> zeroinitializer
  %134 = call <16 x float> @llvm.fma.v16f32(<16 x float> %133, <16 x float> %104, <16 x float> %92)
  %135 = getelementptr i8, ptr %21, i64 9224
  %136 = load float, ptr %135, align 4
  %137 = insertelement <16 x float> poison, float %136, i64 0
  %138 = shufflevector <16 x float> %137, <16 x float> poison, <16 x i32> zeroinitializer
  %139 = call <16 x float> @llvm.fma.v16f32(<16 x float> %138, <16 x float> %104, <16 x float> %97)
  %140 = getelementptr i8, ptr %21, i64 10760
  %141 = load float, ptr %140, align 4
  %142 = insertelement <16 x float> poison, float %141, i64 0
  %143 = shufflevector <16 x float> %142, <16 x float> poison, <16 x i32> zeroinitializer
  %144 = call <16 x float> @llvm.fma.v16f32(<16 x float> %143, <16 x float> %104, <16 x float> %102)
  %145 = getelementptr i8, ptr %19, i64 192
  %146 = load <16 x float>, ptr %145, align 4
  %147 = getelementptr i8, ptr %21, i64 12
  %148 = load float, ptr %147, align 4
  %149 = insertelement <16 x float> poison, float %148, i64 0
  %150 = shufflevector <16 x float> %149, <16 x float> poison, <16 x i32> zeroinitializer
  %151 = call <16 x float> @llvm.fma.v16f32(<16 x float> %150, <16 x float> %146, <16 x float> %109)
  %152 = getelementptr i8, ptr %21, i64 1548
  %153 = load float, ptr %152, align 4
  %154 = insertelement <16 x float> poison, float %153, i64 0
  %155 = shufflevector <16 x float> %154, <16 x float> poison, <16 x i32> zeroinitializer
  %156 = call <16 x float> @llvm.fma.v16f32(<16 x float> %155, <16 x float> %146, <16 x float> %114)
  %157 = getelementptr i8, ptr %21, i64 3084
  %158 = load float, ptr %157, align 4
  %159 = insertelement <16 x float> poison, float %158, i64 0
  %160 = shufflevector <16 x float> %159, <16 x float> poison, <16 x i32> zeroinitializer
  %161 = call <16 x float> @llvm.fma.v16f32(<16 x float> %160, <16 x float> %146, <16 x float> %119)
  %162 = getelementptr i8, ptr %21, i64 4620
  %163 = load float, ptr %162, align 4
  %164 = insertelement <16 x float> poison, float %163, i64 0
  %165 = shufflevector <16 x float> %164, <16 x float> poison, <16 x i32> zeroinitializer
  %166 = call <16 x float> @llvm.fma.v16f32(<16 x float> %165, <16 x float> %146, <16 x float> %124)
  %167 = getelementptr i8, ptr %21, i64 6156
  %168 = load float, ptr %167, align 4
  %169 = insertelement <16 x float> poison, float %168, i64 0
  %170 = shufflevector <16 x float> %169, <16 x float> poison, <16 x i32> zeroinitializer
  %171 = call <16 x float> @llvm.fma.v16f32(<16 x float> %170, <16 x float> %146, <16 x float> %129)
  %172 = getelementptr i8, ptr %21, i64 7692
  %173 = load float, ptr %172, align 4
  %174 = insertelement <16 x float> poison, float %173, i64 0
  %175 = shufflevector <16 x float> %174, <16 x float> poison, <16 x i32> zeroinitializer
  %176 = call <16 x float> @llvm.fma.v16f32(<16 x float> %175, <16 x float> %146, <16 x float> %134)
  %177 = getelementptr i8, ptr %21, i64 9228
  %178 = load float, ptr %177, align 4
  %179 = insertelement <16 x float> poison, float %178, i64 0
  %180 = shufflevector <16 x float> %179, <16 x float> poison, <16 x i32> zeroinitializer
  %181 = call <16 x float> @llvm.fma.v16f32(<16 x float> %180, <16 x float> %146, <16 x float> %139)
  %182 = getelementptr i8, ptr %21, i64 10764
  %183 = load float, ptr %182, align 4
  %184 = insertelement <16 x float> poison, float %183, i64 0
  %185 = shufflevector <16 x float> %184, <16 x float> poison, <16 x i32> zeroinitializer
  %186 = call <16 x float> @llvm.fma.v16f32(<16 x float> %185, <16 x float> %146, <16 x float> %144)
  %187 = add i64 %15, 4
  %188 = icmp slt i64 %187, 192
  br i1 %188, label %6, label %189

189:                                              ; preds = %6
  store <16 x float> %151, ptr %4, align 4
  %190 = getelementptr i8, ptr %4, i64 64
  store <16 x float> %156, ptr %190, align 4
  %191 = getelementptr i8, ptr %4, i64 128
  store <16 x float> %161, ptr %191, align 4
  %192 = getelementptr i8, ptr %4, i64 192
  store <16 x float> %166, ptr %192, align 4
  %193 = getelementptr i8, ptr %4, i64 256
  store <16 x float> %171, ptr %193, align 4
  %194 = getelementptr i8, ptr %4, i64 320
  store <16 x float> %176, ptr %194, align 4
  %195 = getelementptr i8, ptr %4, i64 384
  store <16 x float> %181, ptr %195, align 4
  %196 = getelementptr i8, ptr %4, i64 448
  store <16 x float> %186, ptr %196, align 4
  %.promoted = load <16 x float>, ptr %4, align 4
  %.promoted23 = load <16 x float>, ptr %190, align 4
  %.promoted24 = load <16 x float>, ptr %191, align 4
  %.promoted25 = load <16 x float>, ptr %192, align 4
  %.promoted26 = load <16 x float>, ptr %193, align 4
  %.promoted27 = load <16 x float>, ptr %194, align 4
  %.promoted28 = load <16 x float>, ptr %195, align 4
  br label %197

197:                                              ; preds = %189, %._crit_edge
  %198 = phi <16 x float> [ %186, %189 ], [ %398, %._crit_edge ]
  %199 = phi <16 x float> [ %.promoted28, %189 ], [ %397, %._crit_edge ]
  %200 = phi <16 x float> [ %.promoted27, %189 ], [ %396, %._crit_edge ]
  %201 = phi <16 x float> [ %.promoted26, %189 ], [ %395, %._crit_edge ]
  %202 = phi <16 x float> [ %.promoted25, %189 ], [ %394, %._crit_edge ]
  %203 = phi <16 x float> [ %.promoted24, %189 ], [ %393, %._crit_edge ]
  %204 = phi <16 x float> [ %.promoted23, %189 ], [ %392, %._crit_edge ]
  %205 = phi <16 x float> [ %.promoted, %189 ], [ %391, %._crit_edge ]
  %206 = phi i64 [ 192, %189 ], [ %207, %._crit_edge ]
  %207 = add i64 %206, 192
  %208 = icmp slt i64 %206, %207
  br i1 %208, label %.lr.ph, label %._crit_edge

.lr.ph:                                           ; preds = %197, %.lr.ph
  %209 = phi <16 x float> [ %388, %.lr.ph ], [ zeroinitializer, %197 ]
  %210 = phi <16 x float> [ %383, %.lr.ph ], [ zeroinitializer, %197 ]
  %211 = phi <16 x float> [ %378, %.lr.ph ], [ zeroinitializer, %197 ]
  %212 = phi <16 x float> [ %373, %.lr.ph ], [ zeroinitializer, %197 ]
  %213 = phi <16 x float> [ %368, %.lr.ph ], [ zeroinitializer, %197 ]
  %214 = phi <16 x float> [ %363, %.lr.ph ], [ zeroinitializer, %197 ]
  %215 = phi <16 x float> [ %358, %.lr.ph ], [ zeroinitializer, %197 ]
  %216 = phi <16 x float> [ %353, %.lr.ph ], [ zeroinitializer, %197 ]
  %217 = phi i64 [ %389, %.lr.ph ], [ %206, %197 ]
  %218 = add i64 %1, %217
  %219 = shl i64 %217, 4
  %220 = add i64 %3, %219
  %221 = getelementptr float, ptr %2, i64 %220
  %222 = load <16 x float>, ptr %221, align 4
  %223 = getelementptr float, ptr %0, i64 %218
  %224 = load float, ptr %223, align 4
  %225 = insertelement <16 x float> poison, float %224, i64 0
  %226 = shufflevector <16 x float> %225, <16 x float> poison, <16 x i32> zeroinitializer
  %227 = call <16 x float> @llvm.fma.v16f32(<16 x float> %226, <16 x float> %222, <16 x float> %216)
  %228 = getelementptr i8, ptr %223, i64 1536
  %229 = load float, ptr %228, align 4
  %230 = insertelement <16 x float> poison, float %229, i64 0
  %231 = shufflevector <16 x float> %230, <16 x float> poison, <16 x i32> zeroinitializer
  %232 = call <16 x float> @llvm.fma.v16f32(<16 x float> %231, <16 x float> %222, <16 x float> %215)
  %233 = getelementptr i8, ptr %223, i64 3072
  %234 = load float, ptr %233, align 4
  %235 = insertelement <16 x float> poison, float %234, i64 0
  %236 = shufflevector <16 x float> %235, <16 x float> poison, <16 x i32> zeroinitializer
  %237 = call <16 x float> @llvm.fma.v16f32(<16 x float> %236, <16 x float> %222, <16 x float> %214)
  %238 = getelementptr i8, ptr %223, i64 4608
  %239 = load float, ptr %238, align 4
  %240 = insertelement <16 x float> poison, float %239, i64 0
  %241 = shufflevector <16 x float> %240, <16 x float> poison, <16 x i32> zeroinitializer
  %242 = call <16 x float> @llvm.fma.v16f32(<16 x float> %241, <16 x float> %222, <16 x float> %213)
  %243 = getelementptr i8, ptr %223, i64 6144
  %244 = load float, ptr %243, align 4
  %245 = insertelement <16 x float> poison, float %244, i64 0
  %246 = shufflevector <16 x float> %245, <16 x float> poison, <16 x i32> zeroinitializer
  %247 = call <16 x float> @llvm.fma.v16f32(<16 x float> %246, <16 x float> %222, <16 x float> %212)
  %248 = getelementptr i8, ptr %223, i64 7680
  %249 = load float, ptr %248, align 4
  %250 = insertelement <16 x float> poison, float %249, i64 0
  %251 = shufflevector <16 x float> %250, <16 x float> poison, <16 x i32> zeroinitializer
  %252 = call <16 x float> @llvm.fma.v16f32(<16 x float> %251, <16 x float> %222, <16 x float> %211)
  %253 = getelementptr i8, ptr %223, i64 9216
  %254 = load float, ptr %253, align 4
  %255 = insertelement <16 x float> poison, float %254, i64 0
  %256 = shufflevector <16 x float> %255, <16 x float> poison, <16 x i32> zeroinitializer
  %257 = call <16 x float> @llvm.fma.v16f32(<16 x float> %256, <16 x float> %222, <16 x float> %210)
  %258 = getelementptr i8, ptr %223, i64 10752
  %259 = load float, ptr %258, align 4
  %260 = insertelement <16 x float> poison, float %259, i64 0
  %261 = shufflevector <16 x float> %260, <16 x float> poison, <16 x i32> zeroinitializer
  %262 = call <16 x float> @llvm.fma.v16f32(<16 x float> %261, <16 x float> %222, <16 x float> %209)
  %263 = getelementptr i8, ptr %221, i64 64
  %264 = load <16 x float>, ptr %263, align 4
  %265 = getelementptr i8, ptr %223, i64 4
  %266 = load float, ptr %265, align 4
  %267 = insertelement <16 x float> poison, float %266, i64 0
  %268 = shufflevector <16 x float> %267, <16 x float> poison, <16 x i32> zeroinitializer
  %269 = call <16 x float> @llvm.fma.v16f32(<16 x float> %268, <16 x float> %264, <16 x float> %227)
  %270 = getelementptr i8, ptr %223, i64 1540
  %271 = load float, ptr %270, align 4
  %272 = insertelement <16 x float> poison, float %271, i64 0
  %273 = shufflevector <16 x float> %272, <16 x float> poison, <16 x i32> zeroinitializer
  %274 = call <16 x float> @llvm.fma.v16f32(<16 x float> %273, <16 x float> %264, <16 x float> %232)
  %275 = getelementptr i8, ptr %223, i64 3076
  %276 = load float, ptr %275, align 4
  %277 = insertelement <16 x float> poison, float %276, i64 0
  %278 = shufflevector <16 x float> %277, <16 x float> poison, <16 x i32> zeroinitializer
  %279 = call <16 x float> @llvm.fma.v16f32(<16 x float> %278, <16 x float> %264, <16 x float> %237)
  %280 = getelementptr i8, ptr %223, i64 4612
  %281 = load float, ptr %280, align 4
  %282 = insertelement <16 x float> poison, float %281, i64 0
  %283 = shufflevector <16 x float> %282, <16 x float> poison, <16 x i32> zeroinitializer
  %284 = call <16 x float> @llvm.fma.v16f32(<16 x float> %283, <16 x float> %264, <16 x float> %242)
  %285 = getelementptr i8, ptr %223, i64 6148
  %286 = load float, ptr %285, align 4
  %287 = insertelement <16 x float> poison, float %286, i64 0
  %288 = shufflevector <16 x float> %287, <16 x float> poison, <16 x i32> zeroinitializer
  %289 = call <16 x float> @llvm.fma.v16f32(<16 x float> %288, <16 x float> %264, <16 x float> %247)
  %290 = getelementptr i8, ptr %223, i64 7684
  %291 = load float, ptr %290, align 4
  %292 = insertelement <16 x float> poison, float %291, i64 0
  %293 = shufflevector <16 x float> %292, <16 x float> poison, <16 x i32> zeroinitializer
  %294 = call <16 x float> @llvm.fma.v16f32(<16 x float> %293, <16 x float> %264, <16 x float> %252)
  %295 = getelementptr i8, ptr %223, i64 9220
  %296 = load float, ptr %295, align 4
  %297 = insertelement <16 x float> poison, float %296, i64 0
  %298 = shufflevector <16 x float> %297, <16 x float> poison, <16 x i32> zeroinitializer
  %299 = call <16 x float> @llvm.fma.v16f32(<16 x float> %298, <16 x float> %264, <16 x float> %257)
  %300 = getelementptr i8, ptr %223, i64 10756
  %301 = load float, ptr %300, align 4
  %302 = insertelement <16 x float> poison, float %301, i64 0
  %303 = shufflevector <16 x float> %302, <16 x float> poison, <16 x i32> zeroinitializer
  %304 = call <16 x float> @llvm.fma.v16f32(<16 x float> %303, <16 x float> %264, <16 x float> %262)
  %305 = getelementptr i8, ptr %221, i64 128
  %306 = load <16 x float>, ptr %305, align 4
  %307 = getelementptr i8, ptr %223, i64 8
  %308 = load float, ptr %307, align 4
  %309 = insertelement <16 x float> poison, float %308, i64 0
  %310 = shufflevector <16 x float> %309, <16 x float> poison, <16 x i32> zeroinitializer
  %311 = call <16 x float> @llvm.fma.v16f32(<16 x float> %310, <16 x float> %306, <16 x float> %269)
  %312 = getelementptr i8, ptr %223, i64 1544
  %313 = load float, ptr %312, align 4
  %314 = insertelement <16 x float> poison, float %313, i64 0
  %315 = shufflevector <16 x float> %314, <16 x float> poison, <16 x i32> zeroinitializer
  %316 = call <16 x float> @llvm.fma.v16f32(<16 x float> %315, <16 x float> %306, <16 x float> %274)
  %317 = getelementptr i8, ptr %223, i64 3080
  %318 = load float, ptr %317, align 4
  %319 = insertelement <16 x float> poison, float %318, i64 0
  %320 = shufflevector <16 x float> %319, <16 x float> poison, <16 x i32> zeroinitializer
  %321 = call <16 x float> @llvm.fma.v16f32(<16 x float> %320, <16 x float> %306, <16 x float> %279)
  %322 = getelementptr i8, ptr %223, i64 4616
  %323 = load float, ptr %322, align 4
  %324 = insertelement <16 x float> poison, float %323, i64 0
  %325 = shufflevector <16 x float> %324, <16 x float> poison, <16 x i32> zeroinitializer
  %326 = call <16 x float> @llvm.fma.v16f32(<16 x float> %325, <16 x float> %306, <16 x float> %284)
  %327 = getelementptr i8, ptr %223, i64 6152
  %328 = load float, ptr %327, align 4
  %329 = insertelement <16 x float> poison, float %328, i64 0
  %330 = shufflevector <16 x float> %329, <16 x float> poison, <16 x i32> zeroinitializer
  %331 = call <16 x float> @llvm.fma.v16f32(<16 x float> %330, <16 x float> %306, <16 x float> %289)
  %332 = getelementptr i8, ptr %223, i64 7688
  %333 = load float, ptr %332, align 4
  %334 = insertelement <16 x float> poison, float %333, i64 0
  %335 = shufflevector <16 x float> %334, <16 x float> poison, <16 x i32> zeroinitializer
  %336 = call <16 x float> @llvm.fma.v16f32(<16 x float> %335, <16 x float> %306, <16 x float> %294)
  %337 = getelementptr i8, ptr %223, i64 9224
  %338 = load float, ptr %337, align 4
  %339 = insertelement <16 x float> poison, float %338, i64 0
  %340 = shufflevector <16 x float> %339, <16 x float> poison, <16 x i32> zeroinitializer
  %341 = call <16 x float> @llvm.fma.v16f32(<16 x float> %340, <16 x float> %306, <16 x float> %299)
  %342 = getelementptr i8, ptr %223, i64 10760
  %343 = load float, ptr %342, align 4
  %344 = insertelement <16 x float> poison, float %343, i64 0
  %345 = shufflevector <16 x float> %344, <16 x float> poison, <16 x i32> zeroinitializer
  %346 = call <16 x float> @llvm.fma.v16f32(<16 x float> %345, <16 x float> %306, <16 x float> %304)
  %347 = getelementptr i8, ptr %221, i64 192
  %348 = load <16 x float>, ptr %347, align 4
  %349 = getelementptr i8, ptr %223, i64 12
  %350 = load float, ptr %349, align 4
  %351 = insertelement <16 x float> poison, float %350, i64 0
  %352 = shufflevector <16 x float> %351, <16 x float> poison, <16 x i32> zeroinitializer
  %353 = call <16 x float> @llvm.fma.v16f32(<16 x float> %352, <16 x float> %348, <16 x float> %311)
  %354 = getelementptr i8, ptr %223, i64 1548
  %355 = load float, ptr %354, align 4
  %356 = insertelement <16 x float> poison, float %355, i64 0
  %357 = shufflevector <16 x float> %356, <16 x float> poison, <16 x i32> zeroinitializer
  %358 = call <16 x float> @llvm.fma.v16f32(<16 x float> %357, <16 x float> %348, <16 x float> %316)
  %359 = getelementptr i8, ptr %223, i64 3084
  %360 = load float, ptr %359, align 4
  %361 = insertelement <16 x float> poison, float %360, i64 0
  %362 = shufflevector <16 x float> %361, <16 x float> poison, <16 x i32> zeroinitializer
  %363 = call <16 x float> @llvm.fma.v16f32(<16 x float> %362, <16 x float> %348, <16 x float> %321)
  %364 = getelementptr i8, ptr %223, i64 4620
  %365 = load float, ptr %364, align 4
  %366 = insertelement <16 x float> poison, float %365, i64 0
  %367 = shufflevector <16 x float> %366, <16 x float> poison, <16 x i32> zeroinitializer
  %368 = call <16 x float> @llvm.fma.v16f32(<16 x float> %367, <16 x float> %348, <16 x float> %326)
  %369 = getelementptr i8, ptr %223, i64 6156
  %370 = load float, ptr %369, align 4
  %371 = insertelement <16 x float> poison, float %370, i64 0
  %372 = shufflevector <16 x float> %371, <16 x float> poison, <16 x i32> zeroinitializer
  %373 = call <16 x float> @llvm.fma.v16f32(<16 x float> %372, <16 x float> %348, <16 x float> %331)
  %374 = getelementptr i8, ptr %223, i64 7692
  %375 = load float, ptr %374, align 4
  %376 = insertelement <16 x float> poison, float %375, i64 0
  %377 = shufflevector <16 x float> %376, <16 x float> poison, <16 x i32> zeroinitializer
  %378 = call <16 x float> @llvm.fma.v16f32(<16 x float> %377, <16 x float> %348, <16 x float> %336)
  %379 = getelementptr i8, ptr %223, i64 9228
  %380 = load float, ptr %379, align 4
  %381 = insertelement <16 x float> poison, float %380, i64 0
  %382 = shufflevector <16 x float> %381, <16 x float> poison, <16 x i32> zeroinitializer
  %383 = call <16 x float> @llvm.fma.v16f32(<16 x float> %382, <16 x float> %348, <16 x float> %341)
  %384 = getelementptr i8, ptr %223, i64 10764
  %385 = load float, ptr %384, align 4
  %386 = insertelement <16 x float> poison, float %385, i64 0
  %387 = shufflevector <16 x float> %386, <16 x float> poison, <16 x i32> zeroinitializer
  %388 = call <16 x float> @llvm.fma.v16f32(<16 x float> %387, <16 x float> %348, <16 x float> %346)
  %389 = add i64 %217, 4
  %390 = icmp slt i64 %389, %207
  br i1 %390, label %.lr.ph, label %._crit_edge

._crit_edge:                                      ; preds = %.lr.ph, %197
  %.lcssa7 = phi <16 x float> [ zeroinitializer, %197 ], [ %353, %.lr.ph ]
  %.lcssa6 = phi <16 x float> [ zeroinitializer, %197 ], [ %358, %.lr.ph ]
  %.lcssa5 = phi <16 x float> [ zeroinitializer, %197 ], [ %363, %.lr.ph ]
  %.lcssa4 = phi <16 x float> [ zeroinitializer, %197 ], [ %368, %.lr.ph ]
  %.lcssa3 = phi <16 x float> [ zeroinitializer, %197 ], [ %373, %.lr.ph ]
  %.lcssa2 = phi <16 x float> [ zeroinitializer, %197 ], [ %378, %.lr.ph ]
  %.lcssa1 = phi <16 x float> [ zeroinitializer, %197 ], [ %383, %.lr.ph ]
  %.lcssa = phi <16 x float> [ zeroinitializer, %197 ], [ %388, %.lr.ph ]
  %391 = fadd <16 x float> %205, %.lcssa7
  store <16 x float> %391, ptr %4, align 4
  %392 = fadd <16 x float> %204, %.lcssa6
  store <16 x float> %392, ptr %190, align 4
  %393 = fadd <16 x float> %203, %.lcssa5
  store <16 x float> %393, ptr %191, align 4
  %394 = fadd <16 x float> %202, %.lcssa4
  store <16 x float> %394, ptr %192, align 4
  %395 = fadd <16 x float> %201, %.lcssa3
  store <16 x float> %395, ptr %193, align 4
  %396 = fadd <16 x float> %200, %.lcssa2
  store <16 x float> %396, ptr %194, align 4
  %397 = fadd <16 x float> %199, %.lcssa1
  store <16 x float> %397, ptr %195, align 4
  %398 = fadd <16 x float> %198, %.lcssa
  store <16 x float> %398, ptr %196, align 4
  %399 = icmp slt i64 %207, 384
  br i1 %399, label %197, label %400

400:                                              ; preds = %._crit_edge
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <16 x float> @llvm.masked.load.v16f32.p0(ptr captures(none), <16 x i1>, <16 x float>) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr captures(none), <16 x i1>) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.prefetch.p0(ptr readonly captures(none), i32 immarg, i32 immarg, i32 immarg) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>) #1

attributes #0 = { nounwind "prefer-vector-width"="512" "target-cpu"="x86-64-v4" "target-features"="+avx512bf16" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
