; ModuleID = 'matmul_977c7c74399a5895'
source_filename = "matmul_977c7c74399a5895"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: nounwind
define void @matmul_977c7c74399a5895(ptr %0, i64 %1, i64 %2) #0 {
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
  %14 = getelementptr i8, ptr %0, i64 16
  %15 = load ptr, ptr %14, align 8
  %16 = icmp slt i64 %1, %2
  br i1 %16, label %.lr.ph9, label %._crit_edge10

.lr.ph9:                                          ; preds = %3, %112
  %17 = phi i64 [ %113, %112 ], [ %1, %3 ]
  %18 = mul i64 %17, 12
  %19 = add i64 %18, 12
  %20 = mul i64 %17, -36864
  %21 = call i64 @llvm.smin.i64(i64 %19, i64 256)
  %22 = icmp slt i64 %18, %21
  br label %23

23:                                               ; preds = %.lr.ph9, %._crit_edge
  %24 = phi i64 [ 0, %.lr.ph9 ], [ %34, %._crit_edge ]
  %25 = mul i64 %24, 55296
  %26 = mul i64 %24, 48
  %27 = add i64 %20, %26
  br i1 %22, label %.lr.ph, label %._crit_edge

.lr.ph:                                           ; preds = %23, %.lr.ph
  %28 = phi i64 [ %32, %.lr.ph ], [ %18, %23 ]
  %29 = mul i64 %28, 9216
  %30 = mul i64 %28, 3072
  %31 = add i64 %27, %30
  call void @matmul_977c7c74399a5895.mma1(ptr %5, i64 %29, ptr %7, i64 %25, ptr %15, i64 %31)
  %32 = add i64 %28, 1
  %33 = icmp slt i64 %32, %21
  br i1 %33, label %.lr.ph, label %._crit_edge

._crit_edge:                                      ; preds = %.lr.ph, %23
  %34 = add i64 %24, 1
  %35 = icmp slt i64 %34, 8
  br i1 %35, label %23, label %.preheader1

.preheader1:                                      ; preds = %._crit_edge, %._crit_edge6
  %36 = phi i64 [ %110, %._crit_edge6 ], [ 0, %._crit_edge ]
  %37 = mul i64 %36, 48
  %38 = add i64 %37, 16
  %39 = add i64 %37, 32
  %40 = mul i64 %36, 55296
  %41 = add i64 %40, 27648
  %42 = add i64 %20, %37
  br i1 %22, label %.lr.ph5, label %._crit_edge6

.lr.ph5:                                          ; preds = %.preheader1
  %43 = getelementptr float, ptr %9, i64 %37
  br label %44

44:                                               ; preds = %.lr.ph5, %107
  %45 = phi i64 [ %18, %.lr.ph5 ], [ %108, %107 ]
  %46 = mul i64 %45, 3072
  %47 = add i64 %37, %46
  %48 = add i64 %38, %46
  %49 = add i64 %39, %46
  br label %50

50:                                               ; preds = %44, %50
  %51 = phi i64 [ 0, %44 ], [ %62, %50 ]
  %52 = mul i64 %51, 384
  %53 = add i64 %47, %52
  %54 = getelementptr float, ptr %11, i64 %53
  call void @llvm.prefetch.p0(ptr %54, i32 1, i32 3, i32 1)
  %55 = add i64 %48, %52
  %56 = getelementptr float, ptr %11, i64 %55
  call void @llvm.prefetch.p0(ptr %56, i32 1, i32 3, i32 1)
  %57 = add i64 %49, %52
  %58 = getelementptr float, ptr %11, i64 %57
  call void @llvm.prefetch.p0(ptr %58, i32 1, i32 3, i32 1)
  %59 = getelementptr float, ptr %13, i64 %53
  call void @llvm.prefetch.p0(ptr %59, i32 1, i32 3, i32 1)
  %60 = getelementptr float, ptr %13, i64 %55
  call void @llvm.prefetch.p0(ptr %60, i32 1, i32 3, i32 1)
  %61 = getelementptr float, ptr %13, i64 %57
  call void @llvm.prefetch.p0(ptr %61, i32 1, i32 3, i32 1)
  %62 = add i64 %51, 1
  %63 = icmp slt i64 %62, 8
  br i1 %63, label %50, label %64

64:                                               ; preds = %50
  %65 = mul i64 %45, 9216
  %66 = or disjoint i64 %65, 576
  %67 = add i64 %42, %46
  call void @matmul_977c7c74399a5895.mma2(ptr %5, i64 %66, ptr %7, i64 %41, ptr %15, i64 %67)
  br label %68

68:                                               ; preds = %64, %104
  %69 = phi i64 [ 0, %64 ], [ %105, %104 ]
  %70 = mul i64 %69, 384
  %.reass = add i64 %70, %67
  %.reass3 = add i64 %70, %47
  %71 = getelementptr float, ptr %15, i64 %.reass
  br label %72

72:                                               ; preds = %68, %72
  %73 = phi i64 [ 0, %68 ], [ %91, %72 ]
  %74 = or disjoint i64 %73, 16
  %75 = getelementptr float, ptr %71, i64 %73
  %76 = load <16 x float>, ptr %75, align 4
  %77 = getelementptr float, ptr %71, i64 %74
  %78 = load <16 x float>, ptr %77, align 4
  %79 = getelementptr float, ptr %43, i64 %73
  %80 = load <16 x float>, ptr %79, align 4
  %81 = getelementptr float, ptr %43, i64 %74
  %82 = load <16 x float>, ptr %81, align 4
  %83 = fmul <16 x float> %76, %80
  %84 = fmul <16 x float> %78, %82
  %85 = add i64 %.reass3, %73
  %86 = add i64 %.reass3, %74
  %87 = getelementptr float, ptr %11, i64 %85
  store <16 x float> %76, ptr %87, align 4
  %88 = getelementptr float, ptr %11, i64 %86
  store <16 x float> %78, ptr %88, align 4
  %89 = getelementptr float, ptr %13, i64 %85
  store <16 x float> %83, ptr %89, align 4
  %90 = getelementptr float, ptr %13, i64 %86
  store <16 x float> %84, ptr %90, align 4
  %91 = add i64 %73, 32
  %92 = icmp slt i64 %91, 32
  br i1 %92, label %72, label %.preheader

.preheader:                                       ; preds = %72, %.preheader
  %93 = phi i64 [ %102, %.preheader ], [ 32, %72 ]
  %94 = getelementptr float, ptr %71, i64 %93
  %95 = load <16 x float>, ptr %94, align 4
  %96 = getelementptr float, ptr %43, i64 %93
  %97 = load <16 x float>, ptr %96, align 4
  %98 = fmul <16 x float> %95, %97
  %99 = add i64 %.reass3, %93
  %100 = getelementptr float, ptr %11, i64 %99
  store <16 x float> %95, ptr %100, align 4
  %101 = getelementptr float, ptr %13, i64 %99
  store <16 x float> %98, ptr %101, align 4
  %102 = add i64 %93, 16
  %103 = icmp slt i64 %102, 48
  br i1 %103, label %.preheader, label %104

104:                                              ; preds = %.preheader
  %105 = add i64 %69, 1
  %106 = icmp slt i64 %105, 8
  br i1 %106, label %68, label %107

107:                                              ; preds = %104
  %108 = add i64 %45, 1
  %109 = icmp slt i64 %108, %21
  br i1 %109, label %44, label %._crit_edge6

._crit_edge6:                                     ; preds = %107, %.preheader1
  %110 = add i64 %36, 1
  %111 = icmp slt i64 %110, 8
  br i1 %111, label %.preheader1, label %112

112:                                              ; preds = %._crit_edge6
  %113 = add i64 %17, 1
  %114 = icmp slt i64 %113, %2
  br i1 %114, label %.lr.ph9, label %._crit_edge10

._crit_edge10:                                    ; preds = %112, %3
  ret void
}

; Function Attrs: nounwind
define internal void @matmul_977c7c74399a5895.mma1(ptr %0, i64 %1, ptr %2, i64 %3, ptr %4, i64 %5) #0 {
  br label %7

7:                                                ; preds = %6, %7
  %8 = phi <16 x float> [ zeroinitializer, %6 ], [ %159, %7 ]
  %9 = phi <16 x float> [ zeroinitializer, %6 ], [ %158, %7 ]
  %10 = phi <16 x float> [ zeroinitializer, %6 ], [ %157, %7 ]
  %11 = phi <16 x float> [ zeroinitializer, %6 ], [ %152, %7 ]
  %12 = phi <16 x float> [ zeroinitializer, %6 ], [ %151, %7 ]
  %13 = phi <16 x float> [ zeroinitializer, %6 ], [ %150, %7 ]
  %14 = phi <16 x float> [ zeroinitializer, %6 ], [ %145, %7 ]
  %15 = phi <16 x float> [ zeroinitializer, %6 ], [ %144, %7 ]
  %16 = phi <16 x float> [ zeroinitializer, %6 ], [ %143, %7 ]
  %17 = phi <16 x float> [ zeroinitializer, %6 ], [ %138, %7 ]
  %18 = phi <16 x float> [ zeroinitializer, %6 ], [ %137, %7 ]
  %19 = phi <16 x float> [ zeroinitializer, %6 ], [ %136, %7 ]
  %20 = phi <16 x float> [ zeroinitializer, %6 ], [ %131, %7 ]
  %21 = phi <16 x float> [ zeroinitializer, %6 ], [ %130, %7 ]
  %22 = phi <16 x float> [ zeroinitializer, %6 ], [ %129, %7 ]
  %23 = phi <16 x float> [ zeroinitializer, %6 ], [ %124, %7 ]
  %24 = phi <16 x float> [ zeroinitializer, %6 ], [ %123, %7 ]
  %25 = phi <16 x float> [ zeroinitializer, %6 ], [ %122, %7 ]
  %26 = phi <16 x float> [ zeroinitializer, %6 ], [ %117, %7 ]
  %27 = phi <16 x float> [ zeroinitializer, %6 ], [ %116, %7 ]
  %28 = phi <16 x float> [ zeroinitializer, %6 ], [ %115, %7 ]
  %29 = phi <16 x float> [ zeroinitializer, %6 ], [ %110, %7 ]
  %30 = phi <16 x float> [ zeroinitializer, %6 ], [ %109, %7 ]
  %31 = phi <16 x float> [ zeroinitializer, %6 ], [ %108, %7 ]
  %32 = phi i64 [ 0, %6 ], [ %160, %7 ]
  %33 = add i64 %1, %32
  %34 = mul i64 %32, 48
  %35 = add i64 %3, %34
  %36 = getelementptr float, ptr %2, i64 %35
  %37 = load <16 x float>, ptr %36, align 4
  %38 = getelementptr i8, ptr %36, i64 64
  %39 = load <16 x float>, ptr %38, align 4
  %40 = getelementptr i8, ptr %36, i64 128
  %41 = load <16 x float>, ptr %40, align 4
  %42 = getelementptr float, ptr %0, i64 %33
  %43 = load float, ptr %42, align 4
  %44 = insertelement <16 x float> poison, float %43, i64 0
  %45 = shufflevector <16 x float> %44, <16 x float> poison, <16 x i32> zeroinitializer
  %46 = call <16 x float> @llvm.fma.v16f32(<16 x float> %45, <16 x float> %37, <16 x float> %31)
  %47 = call <16 x float> @llvm.fma.v16f32(<16 x float> %45, <16 x float> %39, <16 x float> %30)
  %48 = call <16 x float> @llvm.fma.v16f32(<16 x float> %45, <16 x float> %41, <16 x float> %29)
  %49 = getelementptr i8, ptr %42, i64 4608
  %50 = load float, ptr %49, align 4
  %51 = insertelement <16 x float> poison, float %50, i64 0
  %52 = shufflevector <16 x float> %51, <16 x float> poison, <16 x i32> zeroinitializer
  %53 = call <16 x float> @llvm.fma.v16f32(<16 x float> %52, <16 x float> %37, <16 x float> %28)
  %54 = call <16 x float> @llvm.fma.v16f32(<16 x float> %52, <16 x float> %39, <16 x float> %27)
  %55 = call <16 x float> @llvm.fma.v16f32(<16 x float> %52, <16 x float> %41, <16 x float> %26)
  %56 = getelementptr i8, ptr %42, i64 9216
  %57 = load float, ptr %56, align 4
  %58 = insertelement <16 x float> poison, float %57, i64 0
  %59 = shufflevector <16 x float> %58, <16 x float> poison, <16 x i32> zeroinitializer
  %60 = call <16 x float> @llvm.fma.v16f32(<16 x float> %59, <16 x float> %37, <16 x float> %25)
  %61 = call <16 x float> @llvm.fma.v16f32(<16 x float> %59, <16 x float> %39, <16 x float> %24)
  %62 = call <16 x float> @llvm.fma.v16f32(<16 x float> %59, <16 x float> %41, <16 x float> %23)
  %63 = getelementptr i8, ptr %42, i64 13824
  %64 = load float, ptr %63, align 4
  %65 = insertelement <16 x float> poison, float %64, i64 0
  %66 = shufflevector <16 x float> %65, <16 x float> poison, <16 x i32> zeroinitializer
  %67 = call <16 x float> @llvm.fma.v16f32(<16 x float> %66, <16 x float> %37, <16 x float> %22)
  %68 = call <16 x float> @llvm.fma.v16f32(<16 x float> %66, <16 x float> %39, <16 x float> %21)
  %69 = call <16 x float> @llvm.fma.v16f32(<16 x float> %66, <16 x float> %41, <16 x float> %20)
  %70 = getelementptr i8, ptr %42, i64 18432
  %71 = load float, ptr %70, align 4
  %72 = insertelement <16 x float> poison, float %71, i64 0
  %73 = shufflevector <16 x float> %72, <16 x float> poison, <16 x i32> zeroinitializer
  %74 = call <16 x float> @llvm.fma.v16f32(<16 x float> %73, <16 x float> %37, <16 x float> %19)
  %75 = call <16 x float> @llvm.fma.v16f32(<16 x float> %73, <16 x float> %39, <16 x float> %18)
  %76 = call <16 x float> @llvm.fma.v16f32(<16 x float> %73, <16 x float> %41, <16 x float> %17)
  %77 = getelementptr i8, ptr %42, i64 23040
  %78 = load float, ptr %77, align 4
  %79 = insertelement <16 x float> poison, float %78, i64 0
  %80 = shufflevector <16 x float> %79, <16 x float> poison, <16 x i32> zeroinitializer
  %81 = call <16 x float> @llvm.fma.v16f32(<16 x float> %80, <16 x float> %37, <16 x float> %16)
  %82 = call <16 x float> @llvm.fma.v16f32(<16 x float> %80, <16 x float> %39, <16 x float> %15)
  %83 = call <16 x float> @llvm.fma.v16f32(<16 x float> %80, <16 x float> %41, <16 x float> %14)
  %84 = getelementptr i8, ptr %42, i64 27648
  %85 = load float, ptr %84, align 4
  %86 = insertelement <16 x float> poison, float %85, i64 0
  %87 = shufflevector <16 x float> %86, <16 x float> poison, <16 x i32> zeroinitializer
  %88 = call <16 x float> @llvm.fma.v16f32(<16 x float> %87, <16 x float> %37, <16 x float> %13)
  %89 = call <16 x float> @llvm.fma.v16f32(<16 x float> %87, <16 x float> %39, <16 x float> %12)
  %90 = call <16 x float> @llvm.fma.v16f32(<16 x float> %87, <16 x float> %41, <16 x float> %11)
  %91 = getelementptr i8, ptr %42, i64 32256
  %92 = load float, ptr %91, align 4
  %93 = insertelement <16 x float> poison, float %92, i64 0
  %94 = shufflevector <16 x float> %93, <16 x float> poison, <16 x i32> zeroinitializer
  %95 = call <16 x float> @llvm.fma.v16f32(<16 x float> %94, <16 x float> %37, <16 x float> %10)
  %96 = call <16 x float> @llvm.fma.v16f32(<16 x float> %94, <16 x float> %39, <16 x float> %9)
  %97 = call <16 x float> @llvm.fma.v16f32(<16 x float> %94, <16 x float> %41, <16 x float> %8)
  %98 = getelementptr i8, ptr %36, i64 192
  %99 = load <16 x float>, ptr %98, align 4
  %100 = getelementptr i8, ptr %36, i64 256
  %101 = load <16 x float>, ptr %100, align 4
  %102 = getelementptr i8, ptr %36, i64 320
  %103 = load <16 x float>, ptr %102, align 4
  %104 = getelementptr i8, ptr %42, i64 4
  %105 = load float, ptr %104, align 4
  %106 = insertelement <16 x float> poison, float %105, i64 0
  %107 = shufflevector <16 x float> %106, <16 x float> poison, <16 x i32> zeroinitializer
  %108 = call <16 x float> @llvm.fma.v16f32(<16 x float> %107, <16 x float> %99, <16 x float> %46)
  %109 = call <16 x float> @llvm.fma.v16f32(<16 x float> %107, <16 x float> %101, <16 x float> %47)
  %110 = call <16 x float> @llvm.fma.v16f32(<16 x float> %107, <16 x float> %103, <16 x float> %48)
  %111 = getelementptr i8, ptr %42, i64 4612
  %112 = load float, ptr %111, align 4
  %113 = insertelement <16 x float> poison, float %112, i64 0
  %114 = shufflevector <16 x float> %113, <16 x float> poison, <16 x i32> zeroinitializer
  %115 = call <16 x float> @llvm.fma.v16f32(<16 x float> %114, <16 x float> %99, <16 x float> %53)
  %116 = call <16 x float> @llvm.fma.v16f32(<16 x float> %114, <16 x float> %101, <16 x float> %54)
  %117 = call <16 x float> @llvm.fma.v16f32(<16 x float> %114, <16 x float> %103, <16 x float> %55)
  %118 = getelementptr i8, ptr %42, i64 9220
  %119 = load float, ptr %118, align 4
  %120 = insertelement <16 x float> poison, float %119, i64 0
  %121 = shufflevector <16 x float> %120, <16 x float> poison, <16 x i32> zeroinitializer
  %122 = call <16 x float> @llvm.fma.v16f32(<16 x float> %121, <16 x float> %99, <16 x float> %60)
  %123 = call <16 x float> @llvm.fma.v16f32(<16 x float> %121, <16 x float> %101, <16 x float> %61)
  %124 = call <16 x float> @llvm.fma.v16f32(<16 x float> %121, <16 x float> %103, <16 x float> %62)
  %125 = getelementptr i8, ptr %42, i64 13828
  %126 = load float, ptr %125, align 4
  %127 = insertelement <16 x float> poison, float %126, i64 0
  %128 = shufflevector <16 x float> %127, <16 x float> poison, <16 x i32> zeroinitializer
  %129 = call <16 x float> @llvm.fma.v16f32(<16 x float> %128, <16 x float> %99, <16 x float> %67)
  %130 = call <16 x float> @llvm.fma.v16f32(<16 x float> %128, <16 x float> %101, <16 x float> %68)
  %131 = call <16 x float> @llvm.fma.v16f32(<16 x float> %128, <16 x float> %103, <16 x float> %69)
  %132 = getelementptr i8, ptr %42, i64 18436
  %133 = load float, ptr %132, align 4
  %134 = insertelement <16 x float> poison, float %133, i64 0
  %135 = shufflevector <16 x float> %134, <16 x float> poison, <16 x i32> zeroinitializer
  %136 = call <16 x float> @llvm.fma.v16f32(<16 x float> %135, <16 x float> %99, <16 x float> %74)
  %137 = call <16 x float> @llvm.fma.v16f32(<16 x float> %135, <16 x float> %101, <16 x float> %75)
  %138 = call <16 x float> @llvm.fma.v16f32(<16 x float> %135, <16 x float> %103, <16 x float> %76)
  %139 = getelementptr i8, ptr %42, i64 23044
  %140 = load float, ptr %139, align 4
  %141 = insertelement <16 x float> poison, float %140, i64 0
  %142 = shufflevector <16 x float> %141, <16 x float> poison, <16 x i32> zeroinitializer
  %143 = call <16 x float> @llvm.fma.v16f32(<16 x float> %142, <16 x float> %99, <16 x float> %81)
  %144 = call <16 x float> @llvm.fma.v16f32(<16 x float> %142, <16 x float> %101, <16 x float> %82)
  %145 = call <16 x float> @llvm.fma.v16f32(<16 x float> %142, <16 x float> %103, <16 x float> %83)
  %146 = getelementptr i8, ptr %42, i64 27652
  %147 = load float, ptr %146, align 4
  %148 = insertelement <16 x float> poison, float %147, i64 0
  %149 = shufflevector <16 x float> %148, <16 x float> poison, <16 x i32> zeroinitializer
  %150 = call <16 x float> @llvm.fma.v16f32(<16 x float> %149, <16 x float> %99, <16 x float> %88)
  %151 = call <16 x float> @llvm.fma.v16f32(<16 x float> %149, <16 x float> %101, <16 x float> %89)
  %152 = call <16 x float> @llvm.fma.v16f32(<16 x float> %149, <16 x float> %103, <16 x float> %90)
  %153 = getelementptr i8, ptr %42, i64 32260
  %154 = load float, ptr %153, align 4
  %155 = insertelement <16 x float> poison, float %154, i64 0
  %156 = shufflevector <16 x float> %155, <16 x float> poison, <16 x i32> zeroinitializer
  %157 = call <16 x float> @llvm.fma.v16f32(<16 x float> %156, <16 x float> %99, <16 x float> %95)
  %158 = call <16 x float> @llvm.fma.v16f32(<16 x float> %156, <16 x float> %101, <16 x float> %96)
  %159 = call <16 x float> @llvm.fma.v16f32(<16 x float> %156, <16 x float> %103, <16 x float> %97)
  %160 = add i64 %32, 2
  %161 = icmp slt i64 %160, 192
  br i1 %161, label %7, label %162

162:                                              ; preds = %7
  %163 = getelementptr float, ptr %4, i64 %5
  store <16 x float> %108, ptr %163, align 4
  %164 = getelementptr i8, ptr %163, i64 64
  store <16 x float> %109, ptr %164, align 4
  %165 = getelementptr i8, ptr %163, i64 128
  store <16 x float> %110, ptr %165, align 4
  %166 = getelementptr i8, ptr %163, i64 1536
  store <16 x float> %115, ptr %166, align 4
  %167 = getelementptr i8, ptr %163, i64 1600
  store <16 x float> %116, ptr %167, align 4
  %168 = getelementptr i8, ptr %163, i64 1664
  store <16 x float> %117, ptr %168, align 4
  %169 = getelementptr i8, ptr %163, i64 3072
  store <16 x float> %122, ptr %169, align 4
  %170 = getelementptr i8, ptr %163, i64 3136
  store <16 x float> %123, ptr %170, align 4
  %171 = getelementptr i8, ptr %163, i64 3200
  store <16 x float> %124, ptr %171, align 4
  %172 = getelementptr i8, ptr %163, i64 4608
  store <16 x float> %129, ptr %172, align 4
  %173 = getelementptr i8, ptr %163, i64 4672
  store <16 x float> %130, ptr %173, align 4
  %174 = getelementptr i8, ptr %163, i64 4736
  store <16 x float> %131, ptr %174, align 4
  %175 = getelementptr i8, ptr %163, i64 6144
  store <16 x float> %136, ptr %175, align 4
  %176 = getelementptr i8, ptr %163, i64 6208
  store <16 x float> %137, ptr %176, align 4
  %177 = getelementptr i8, ptr %163, i64 6272
  store <16 x float> %138, ptr %177, align 4
  %178 = getelementptr i8, ptr %163, i64 7680
  store <16 x float> %143, ptr %178, align 4
  %179 = getelementptr i8, ptr %163, i64 7744
  store <16 x float> %144, ptr %179, align 4
  %180 = getelementptr i8, ptr %163, i64 7808
  store <16 x float> %145, ptr %180, align 4
  %181 = getelementptr i8, ptr %163, i64 9216
  store <16 x float> %150, ptr %181, align 4
  %182 = getelementptr i8, ptr %163, i64 9280
  store <16 x float> %151, ptr %182, align 4
  %183 = getelementptr i8, ptr %163, i64 9344
  store <16 x float> %152, ptr %183, align 4
  %184 = getelementptr i8, ptr %163, i64 10752
  store <16 x float> %157, ptr %184, align 4
  %185 = getelementptr i8, ptr %163, i64 10816
  store <16 x float> %158, ptr %185, align 4
  %186 = getelementptr i8, ptr %163, i64 10880
  store <16 x float> %159, ptr %186, align 4
  %.promoted = load <16 x float>, ptr %163, align 4
  %.promoted71 = load <16 x float>, ptr %164, align 4
  %.promoted72 = load <16 x float>, ptr %165, align 4
  %.promoted73 = load <16 x float>, ptr %166, align 4
  %.promoted74 = load <16 x float>, ptr %167, align 4
  %.promoted75 = load <16 x float>, ptr %168, align 4
  %.promoted76 = load <16 x float>, ptr %169, align 4
  %.promoted77 = load <16 x float>, ptr %170, align 4
  %.promoted78 = load <16 x float>, ptr %171, align 4
  %.promoted79 = load <16 x float>, ptr %172, align 4
  %.promoted80 = load <16 x float>, ptr %173, align 4
  %.promoted81 = load <16 x float>, ptr %174, align 4
  %.promoted82 = load <16 x float>, ptr %175, align 4
  %.promoted83 = load <16 x float>, ptr %176, align 4
  %.promoted84 = load <16 x float>, ptr %177, align 4
  %.promoted85 = load <16 x float>, ptr %178, align 4
  %.promoted86 = load <16 x float>, ptr %179, align 4
  %.promoted87 = load <16 x float>, ptr %180, align 4
  %.promoted88 = load <16 x float>, ptr %181, align 4
  %.promoted89 = load <16 x float>, ptr %182, align 4
  %.promoted90 = load <16 x float>, ptr %183, align 4
  %.promoted91 = load <16 x float>, ptr %184, align 4
  %.promoted92 = load <16 x float>, ptr %185, align 4
  br label %187

187:                                              ; preds = %162, %._crit_edge
  %188 = phi <16 x float> [ %159, %162 ], [ %392, %._crit_edge ]
  %189 = phi <16 x float> [ %.promoted92, %162 ], [ %391, %._crit_edge ]
  %190 = phi <16 x float> [ %.promoted91, %162 ], [ %390, %._crit_edge ]
  %191 = phi <16 x float> [ %.promoted90, %162 ], [ %389, %._crit_edge ]
  %192 = phi <16 x float> [ %.promoted89, %162 ], [ %388, %._crit_edge ]
  %193 = phi <16 x float> [ %.promoted88, %162 ], [ %387, %._crit_edge ]
  %194 = phi <16 x float> [ %.promoted87, %162 ], [ %386, %._crit_edge ]
  %195 = phi <16 x float> [ %.promoted86, %162 ], [ %385, %._crit_edge ]
  %196 = phi <16 x float> [ %.promoted85, %162 ], [ %384, %._crit_edge ]
  %197 = phi <16 x float> [ %.promoted84, %162 ], [ %383, %._crit_edge ]
  %198 = phi <16 x float> [ %.promoted83, %162 ], [ %382, %._crit_edge ]
  %199 = phi <16 x float> [ %.promoted82, %162 ], [ %381, %._crit_edge ]
  %200 = phi <16 x float> [ %.promoted81, %162 ], [ %380, %._crit_edge ]
  %201 = phi <16 x float> [ %.promoted80, %162 ], [ %379, %._crit_edge ]
  %202 = phi <16 x float> [ %.promoted79, %162 ], [ %378, %._crit_edge ]
  %203 = phi <16 x float> [ %.promoted78, %162 ], [ %377, %._crit_edge ]
  %204 = phi <16 x float> [ %.promoted77, %162 ], [ %376, %._crit_edge ]
  %205 = phi <16 x float> [ %.promoted76, %162 ], [ %375, %._crit_edge ]
  %206 = phi <16 x float> [ %.promoted75, %162 ], [ %374, %._crit_edge ]
  %207 = phi <16 x float> [ %.promoted74, %162 ], [ %373, %._crit_edge ]
  %208 = phi <16 x float> [ %.promoted73, %162 ], [ %372, %._crit_edge ]
  %209 = phi <16 x float> [ %.promoted72, %162 ], [ %371, %._crit_edge ]
  %210 = phi <16 x float> [ %.promoted71, %162 ], [ %370, %._crit_edge ]
  %211 = phi <16 x float> [ %.promoted, %162 ], [ %369, %._crit_edge ]
  %212 = phi i64 [ 192, %162 ], [ %213, %._crit_edge ]
  %213 = add i64 %212, 192
  %214 = icmp slt i64 %212, %213
  br i1 %214, label %.lr.ph, label %._crit_edge

.lr.ph:                                           ; preds = %187, %.lr.ph
  %215 = phi <16 x float> [ %366, %.lr.ph ], [ zeroinitializer, %187 ]
  %216 = phi <16 x float> [ %365, %.lr.ph ], [ zeroinitializer, %187 ]
  %217 = phi <16 x float> [ %364, %.lr.ph ], [ zeroinitializer, %187 ]
  %218 = phi <16 x float> [ %359, %.lr.ph ], [ zeroinitializer, %187 ]
  %219 = phi <16 x float> [ %358, %.lr.ph ], [ zeroinitializer, %187 ]
  %220 = phi <16 x float> [ %357, %.lr.ph ], [ zeroinitializer, %187 ]
  %221 = phi <16 x float> [ %352, %.lr.ph ], [ zeroinitializer, %187 ]
  %222 = phi <16 x float> [ %351, %.lr.ph ], [ zeroinitializer, %187 ]
  %223 = phi <16 x float> [ %350, %.lr.ph ], [ zeroinitializer, %187 ]
  %224 = phi <16 x float> [ %345, %.lr.ph ], [ zeroinitializer, %187 ]
  %225 = phi <16 x float> [ %344, %.lr.ph ], [ zeroinitializer, %187 ]
  %226 = phi <16 x float> [ %343, %.lr.ph ], [ zeroinitializer, %187 ]
  %227 = phi <16 x float> [ %338, %.lr.ph ], [ zeroinitializer, %187 ]
  %228 = phi <16 x float> [ %337, %.lr.ph ], [ zeroinitializer, %187 ]
  %229 = phi <16 x float> [ %336, %.lr.ph ], [ zeroinitializer, %187 ]
  %230 = phi <16 x float> [ %331, %.lr.ph ], [ zeroinitializer, %187 ]
  %231 = phi <16 x float> [ %330, %.lr.ph ], [ zeroinitializer, %187 ]
  %232 = phi <16 x float> [ %329, %.lr.ph ], [ zeroinitializer, %187 ]
  %233 = phi <16 x float> [ %324, %.lr.ph ], [ zeroinitializer, %187 ]
  %234 = phi <16 x float> [ %323, %.lr.ph ], [ zeroinitializer, %187 ]
  %235 = phi <16 x float> [ %322, %.lr.ph ], [ zeroinitializer, %187 ]
  %236 = phi <16 x float> [ %317, %.lr.ph ], [ zeroinitializer, %187 ]
  %237 = phi <16 x float> [ %316, %.lr.ph ], [ zeroinitializer, %187 ]
  %238 = phi <16 x float> [ %315, %.lr.ph ], [ zeroinitializer, %187 ]
  %239 = phi i64 [ %367, %.lr.ph ], [ %212, %187 ]
  %240 = add i64 %1, %239
  %241 = mul i64 %239, 48
  %242 = add i64 %3, %241
  %243 = getelementptr float, ptr %2, i64 %242
  %244 = load <16 x float>, ptr %243, align 4
  %245 = getelementptr i8, ptr %243, i64 64
  %246 = load <16 x float>, ptr %245, align 4
  %247 = getelementptr i8, ptr %243, i64 128
  %248 = load <16 x float>, ptr %247, align 4
  %249 = getelementptr float, ptr %0, i64 %240
  %250 = load float, ptr %249, align 4
  %251 = insertelement <16 x float> poison, float %250, i64 0
  %252 = shufflevector <16 x float> %251, <16 x float> poison, <16 x i32> zeroinitializer
  %253 = call <16 x float> @llvm.fma.v16f32(<16 x float> %252, <16 x float> %244, <16 x float> %238)
  %254 = call <16 x float> @llvm.fma.v16f32(<16 x float> %252, <16 x float> %246, <16 x float> %237)
  %255 = call <16 x float> @llvm.fma.v16f32(<16 x float> %252, <16 x float> %248, <16 x float> %236)
  %256 = getelementptr i8, ptr %249, i64 4608
  %257 = load float, ptr %256, align 4
  %258 = insertelement <16 x float> poison, float %257, i64 0
  %259 = shufflevector <16 x float> %258, <16 x float> poison, <16 x i32> zeroinitializer
  %260 = call <16 x float> @llvm.fma.v16f32(<16 x float> %259, <16 x float> %244, <16 x float> %235)
  %261 = call <16 x float> @llvm.fma.v16f32(<16 x float> %259, <16 x float> %246, <16 x float> %234)
  %262 = call <16 x float> @llvm.fma.v16f32(<16 x float> %259, <16 x float> %248, <16 x float> %233)
  %263 = getelementptr i8, ptr %249, i64 9216
  %264 = load float, ptr %263, align 4
  %265 = insertelement <16 x float> poison, float %264, i64 0
  %266 = shufflevector <16 x float> %265, <16 x float> poison, <16 x i32> zeroinitializer
  %267 = call <16 x float> @llvm.fma.v16f32(<16 x float> %266, <16 x float> %244, <16 x float> %232)
  %268 = call <16 x float> @llvm.fma.v16f32(<16 x float> %266, <16 x float> %246, <16 x float> %231)
  %269 = call <16 x float> @llvm.fma.v16f32(<16 x float> %266, <16 x float> %248, <16 x float> %230)
  %270 = getelementptr i8, ptr %249, i64 13824
  %271 = load float, ptr %270, align 4
  %272 = insertelement <16 x float> poison, float %271, i64 0
  %273 = shufflevector <16 x float> %272, <16 x float> poison, <16 x i32> zeroinitializer
  %274 = call <16 x float> @llvm.fma.v16f32(<16 x float> %273, <16 x float> %244, <16 x float> %229)
  %275 = call <16 x float> @llvm.fma.v16f32(<16 x float> %273, <16 x float> %246, <16 x float> %228)
  %276 = call <16 x float> @llvm.fma.v16f32(<16 x float> %273, <16 x float> %248, <16 x float> %227)
  %277 = getelementptr i8, ptr %249, i64 18432
  %278 = load float, ptr %277, align 4
  %279 = insertelement <16 x float> poison, float %278, i64 0
  %280 = shufflevector <16 x float> %279, <16 x float> poison, <16 x i32> zeroinitializer
  %281 = call <16 x float> @llvm.fma.v16f32(<16 x float> %280, <16 x float> %244, <16 x float> %226)
  %282 = call <16 x float> @llvm.fma.v16f32(<16 x float> %280, <16 x float> %246, <16 x float> %225)
  %283 = call <16 x float> @llvm.fma.v16f32(<16 x float> %280, <16 x float> %248, <16 x float> %224)
  %284 = getelementptr i8, ptr %249, i64 23040
  %285 = load float, ptr %284, align 4
  %286 = insertelement <16 x float> poison, float %285, i64 0
  %287 = shufflevector <16 x float> %286, <16 x float> poison, <16 x i32> zeroinitializer
  %288 = call <16 x float> @llvm.fma.v16f32(<16 x float> %287, <16 x float> %244, <16 x float> %223)
  %289 = call <16 x float> @llvm.fma.v16f32(<16 x float> %287, <16 x float> %246, <16 x float> %222)
  %290 = call <16 x float> @llvm.fma.v16f32(<16 x float> %287, <16 x float> %248, <16 x float> %221)
  %291 = getelementptr i8, ptr %249, i64 27648
  %292 = load float, ptr %291, align 4
  %293 = insertelement <16 x float> poison, float %292, i64 0
  %294 = shufflevector <16 x float> %293, <16 x float> poison, <16 x i32> zeroinitializer
  %295 = call <16 x float> @llvm.fma.v16f32(<16 x float> %294, <16 x float> %244, <16 x float> %220)
  %296 = call <16 x float> @llvm.fma.v16f32(<16 x float> %294, <16 x float> %246, <16 x float> %219)
  %297 = call <16 x float> @llvm.fma.v16f32(<16 x float> %294, <16 x float> %248, <16 x float> %218)
  %298 = getelementptr i8, ptr %249, i64 32256
  %299 = load float, ptr %298, align 4
  %300 = insertelement <16 x float> poison, float %299, i64 0
  %301 = shufflevector <16 x float> %300, <16 x float> poison, <16 x i32> zeroinitializer
  %302 = call <16 x float> @llvm.fma.v16f32(<16 x float> %301, <16 x float> %244, <16 x float> %217)
  %303 = call <16 x float> @llvm.fma.v16f32(<16 x float> %301, <16 x float> %246, <16 x float> %216)
  %304 = call <16 x float> @llvm.fma.v16f32(<16 x float> %301, <16 x float> %248, <16 x float> %215)
  %305 = getelementptr i8, ptr %243, i64 192
  %306 = load <16 x float>, ptr %305, align 4
  %307 = getelementptr i8, ptr %243, i64 256
  %308 = load <16 x float>, ptr %307, align 4
  %309 = getelementptr i8, ptr %243, i64 320
  %310 = load <16 x float>, ptr %309, align 4
  %311 = getelementptr i8, ptr %249, i64 4
  %312 = load float, ptr %311, align 4
  %313 = insertelement <16 x float> poison, float %312, i64 0
  %314 = shufflevector <16 x float> %313, <16 x float> poison, <16 x i32> zeroinitializer
  %315 = call <16 x float> @llvm.fma.v16f32(<16 x float> %314, <16 x float> %306, <16 x float> %253)
  %316 = call <16 x float> @llvm.fma.v16f32(<16 x float> %314, <16 x float> %308, <16 x float> %254)
  %317 = call <16 x float> @llvm.fma.v16f32(<16 x float> %314, <16 x float> %310, <16 x float> %255)
  %318 = getelementptr i8, ptr %249, i64 4612
  %319 = load float, ptr %318, align 4
  %320 = insertelement <16 x float> poison, float %319, i64 0
  %321 = shufflevector <16 x float> %320, <16 x float> poison, <16 x i32> zeroinitializer
  %322 = call <16 x float> @llvm.fma.v16f32(<16 x float> %321, <16 x float> %306, <16 x float> %260)
  %323 = call <16 x float> @llvm.fma.v16f32(<16 x float> %321, <16 x float> %308, <16 x float> %261)
  %324 = call <16 x float> @llvm.fma.v16f32(<16 x float> %321, <16 x float> %310, <16 x float> %262)
  %325 = getelementptr i8, ptr %249, i64 9220
  %326 = load float, ptr %325, align 4
  %327 = insertelement <16 x float> poison, float %326, i64 0
  %328 = shufflevector <16 x float> %327, <16 x float> poison, <16 x i32> zeroinitializer
  %329 = call <16 x float> @llvm.fma.v16f32(<16 x float> %328, <16 x float> %306, <16 x float> %267)
  %330 = call <16 x float> @llvm.fma.v16f32(<16 x float> %328, <16 x float> %308, <16 x float> %268)
  %331 = call <16 x float> @llvm.fma.v16f32(<16 x float> %328, <16 x float> %310, <16 x float> %269)
  %332 = getelementptr i8, ptr %249, i64 13828
  %333 = load float, ptr %332, align 4
  %334 = insertelement <16 x float> poison, float %333, i64 0
  %335 = shufflevector <16 x float> %334, <16 x float> poison, <16 x i32> zeroinitializer
  %336 = call <16 x float> @llvm.fma.v16f32(<16 x float> %335, <16 x float> %306, <16 x float> %274)
  %337 = call <16 x float> @llvm.fma.v16f32(<16 x float> %335, <16 x float> %308, <16 x float> %275)
  %338 = call <16 x float> @llvm.fma.v16f32(<16 x float> %335, <16 x float> %310, <16 x float> %276)
  %339 = getelementptr i8, ptr %249, i64 18436
  %340 = load float, ptr %339, align 4
  %341 = insertelement <16 x float> poison, float %340, i64 0
  %342 = shufflevector <16 x float> %341, <16 x float> poison, <16 x i32> zeroinitializer
  %343 = call <16 x float> @llvm.fma.v16f32(<16 x float> %342, <16 x float> %306, <16 x float> %281)
  %344 = call <16 x float> @llvm.fma.v16f32(<16 x float> %342, <16 x float> %308, <16 x float> %282)
  %345 = call <16 x float> @llvm.fma.v16f32(<16 x float> %342, <16 x float> %310, <16 x float> %283)
  %346 = getelementptr i8, ptr %249, i64 23044
  %347 = load float, ptr %346, align 4
  %348 = insertelement <16 x float> poison, float %347, i64 0
  %349 = shufflevector <16 x float> %348, <16 x float> poison, <16 x i32> zeroinitializer
  %350 = call <16 x float> @llvm.fma.v16f32(<16 x float> %349, <16 x float> %306, <16 x float> %288)
  %351 = call <16 x float> @llvm.fma.v16f32(<16 x float> %349, <16 x float> %308, <16 x float> %289)
  %352 = call <16 x float> @llvm.fma.v16f32(<16 x float> %349, <16 x float> %310, <16 x float> %290)
  %353 = getelementptr i8, ptr %249, i64 27652
  %354 = load float, ptr %353, align 4
  %355 = insertelement <16 x float> poison, float %354, i64 0
  %356 = shufflevector <16 x float> %355, <16 x float> poison, <16 x i32> zeroinitializer
  %357 = call <16 x float> @llvm.fma.v16f32(<16 x float> %356, <16 x float> %306, <16 x float> %295)
  %358 = call <16 x float> @llvm.fma.v16f32(<16 x float> %356, <16 x float> %308, <16 x float> %296)
  %359 = call <16 x float> @llvm.fma.v16f32(<16 x float> %356, <16 x float> %310, <16 x float> %297)
  %360 = getelementptr i8, ptr %249, i64 32260
  %361 = load float, ptr %360, align 4
  %362 = insertelement <16 x float> poison, float %361, i64 0
  %363 = shufflevector <16 x float> %362, <16 x float> poison, <16 x i32> zeroinitializer
  %364 = call <16 x float> @llvm.fma.v16f32(<16 x float> %363, <16 x float> %306, <16 x float> %302)
  %365 = call <16 x float> @llvm.fma.v16f32(<16 x float> %363, <16 x float> %308, <16 x float> %303)
  %366 = call <16 x float> @llvm.fma.v16f32(<16 x float> %363, <16 x float> %310, <16 x float> %304)
  %367 = add i64 %239, 2
  %368 = icmp slt i64 %367, %213
  br i1 %368, label %.lr.ph, label %._crit_edge

._crit_edge:                                      ; preds = %.lr.ph, %187
  %.lcssa23 = phi <16 x float> [ zeroinitializer, %187 ], [ %315, %.lr.ph ]
  %.lcssa22 = phi <16 x float> [ zeroinitializer, %187 ], [ %316, %.lr.ph ]
  %.lcssa21 = phi <16 x float> [ zeroinitializer, %187 ], [ %317, %.lr.ph ]
  %.lcssa20 = phi <16 x float> [ zeroinitializer, %187 ], [ %322, %.lr.ph ]
  %.lcssa19 = phi <16 x float> [ zeroinitializer, %187 ], [ %323, %.lr.ph ]
  %.lcssa18 = phi <16 x float> [ zeroinitializer, %187 ], [ %324, %.lr.ph ]
  %.lcssa17 = phi <16 x float> [ zeroinitializer, %187 ], [ %329, %.lr.ph ]
  %.lcssa16 = phi <16 x float> [ zeroinitializer, %187 ], [ %330, %.lr.ph ]
  %.lcssa15 = phi <16 x float> [ zeroinitializer, %187 ], [ %331, %.lr.ph ]
  %.lcssa14 = phi <16 x float> [ zeroinitializer, %187 ], [ %336, %.lr.ph ]
  %.lcssa13 = phi <16 x float> [ zeroinitializer, %187 ], [ %337, %.lr.ph ]
  %.lcssa12 = phi <16 x float> [ zeroinitializer, %187 ], [ %338, %.lr.ph ]
  %.lcssa11 = phi <16 x float> [ zeroinitializer, %187 ], [ %343, %.lr.ph ]
  %.lcssa10 = phi <16 x float> [ zeroinitializer, %187 ], [ %344, %.lr.ph ]
  %.lcssa9 = phi <16 x float> [ zeroinitializer, %187 ], [ %345, %.lr.ph ]
  %.lcssa8 = phi <16 x float> [ zeroinitializer, %187 ], [ %350, %.lr.ph ]
  %.lcssa7 = phi <16 x float> [ zeroinitializer, %187 ], [ %351, %.lr.ph ]
  %.lcssa6 = phi <16 x float> [ zeroinitializer, %187 ], [ %352, %.lr.ph ]
  %.lcssa5 = phi <16 x float> [ zeroinitializer, %187 ], [ %357, %.lr.ph ]
  %.lcssa4 = phi <16 x float> [ zeroinitializer, %187 ], [ %358, %.lr.ph ]
  %.lcssa3 = phi <16 x float> [ zeroinitializer, %187 ], [ %359, %.lr.ph ]
  %.lcssa2 = phi <16 x float> [ zeroinitializer, %187 ], [ %364, %.lr.ph ]
  %.lcssa1 = phi <16 x float> [ zeroinitializer, %187 ], [ %365, %.lr.ph ]
  %.lcssa = phi <16 x float> [ zeroinitializer, %187 ], [ %366, %.lr.ph ]
  %369 = fadd <16 x float> %211, %.lcssa23
  store <16 x float> %369, ptr %163, align 4
  %370 = fadd <16 x float> %210, %.lcssa22
  store <16 x float> %370, ptr %164, align 4
  %371 = fadd <16 x float> %209, %.lcssa21
  store <16 x float> %371, ptr %165, align 4
  %372 = fadd <16 x float> %208, %.lcssa20
  store <16 x float> %372, ptr %166, align 4
  %373 = fadd <16 x float> %207, %.lcssa19
  store <16 x float> %373, ptr %167, align 4
  %374 = fadd <16 x float> %206, %.lcssa18
  store <16 x float> %374, ptr %168, align 4
  %375 = fadd <16 x float> %205, %.lcssa17
  store <16 x float> %375, ptr %169, align 4
  %376 = fadd <16 x float> %204, %.lcssa16
  store <16 x float> %376, ptr %170, align 4
  %377 = fadd <16 x float> %203, %.lcssa15
  store <16 x float> %377, ptr %171, align 4
  %378 = fadd <16 x float> %202, %.lcssa14
  store <16 x float> %378, ptr %172, align 4
  %379 = fadd <16 x float> %201, %.lcssa13
  store <16 x float> %379, ptr %173, align 4
  %380 = fadd <16 x float> %200, %.lcssa12
  store <16 x float> %380, ptr %174, align 4
  %381 = fadd <16 x float> %199, %.lcssa11
  store <16 x float> %381, ptr %175, align 4
  %382 = fadd <16 x float> %198, %.lcssa10
  store <16 x float> %382, ptr %176, align 4
  %383 = fadd <16 x float> %197, %.lcssa9
  store <16 x float> %383, ptr %177, align 4
  %384 = fadd <16 x float> %196, %.lcssa8
  store <16 x float> %384, ptr %178, align 4
  %385 = fadd <16 x float> %195, %.lcssa7
  store <16 x float> %385, ptr %179, align 4
  %386 = fadd <16 x float> %194, %.lcssa6
  store <16 x float> %386, ptr %180, align 4
  %387 = fadd <16 x float> %193, %.lcssa5
  store <16 x float> %387, ptr %181, align 4
  %388 = fadd <16 x float> %192, %.lcssa4
  store <16 x float> %388, ptr %182, align 4
  %389 = fadd <16 x float> %191, %.lcssa3
  store <16 x float> %389, ptr %183, align 4
  %390 = fadd <16 x float> %190, %.lcssa2
  store <16 x float> %390, ptr %184, align 4
  %391 = fadd <16 x float> %189, %.lcssa1
  store <16 x float> %391, ptr %185, align 4
  %392 = fadd <16 x float> %188, %.lcssa
  store <16 x float> %392, ptr %186, align 4
  %393 = icmp slt i64 %213, 576
  br i1 %393, label %187, label %394

394:                                              ; preds = %._crit_edge
  ret void
}

; Function Attrs: nounwind
define internal void @matmul_977c7c74399a5895.mma2(ptr %0, i64 %1, ptr %2, i64 %3, ptr %4, i64 %5) #0 {
  br label %7

7:                                                ; preds = %6, %7
  %8 = phi <16 x float> [ zeroinitializer, %6 ], [ %159, %7 ]
  %9 = phi <16 x float> [ zeroinitializer, %6 ], [ %158, %7 ]
  %10 = phi <16 x float> [ zeroinitializer, %6 ], [ %157, %7 ]
  %11 = phi <16 x float> [ zeroinitializer, %6 ], [ %152, %7 ]
  %12 = phi <16 x float> [ zeroinitializer, %6 ], [ %151, %7 ]
  %13 = phi <16 x float> [ zeroinitializer, %6 ], [ %150, %7 ]
  %14 = phi <16 x float> [ zeroinitializer, %6 ], [ %145, %7 ]
  %15 = phi <16 x float> [ zeroinitializer, %6 ], [ %144, %7 ]
  %16 = phi <16 x float> [ zeroinitializer, %6 ], [ %143, %7 ]
  %17 = phi <16 x float> [ zeroinitializer, %6 ], [ %138, %7 ]
  %18 = phi <16 x float> [ zeroinitializer, %6 ], [ %137, %7 ]
  %19 = phi <16 x float> [ zeroinitializer, %6 ], [ %136, %7 ]
  %20 = phi <16 x float> [ zeroinitializer, %6 ], [ %131, %7 ]
  %21 = phi <16 x float> [ zeroinitializer, %6 ], [ %130, %7 ]
  %22 = phi <16 x float> [ zeroinitializer, %6 ], [ %129, %7 ]
  %23 = phi <16 x float> [ zeroinitializer, %6 ], [ %124, %7 ]
  %24 = phi <16 x float> [ zeroinitializer, %6 ], [ %123, %7 ]
  %25 = phi <16 x float> [ zeroinitializer, %6 ], [ %122, %7 ]
  %26 = phi <16 x float> [ zeroinitializer, %6 ], [ %117, %7 ]
  %27 = phi <16 x float> [ zeroinitializer, %6 ], [ %116, %7 ]
  %28 = phi <16 x float> [ zeroinitializer, %6 ], [ %115, %7 ]
  %29 = phi <16 x float> [ zeroinitializer, %6 ], [ %110, %7 ]
  %30 = phi <16 x float> [ zeroinitializer, %6 ], [ %109, %7 ]
  %31 = phi <16 x float> [ zeroinitializer, %6 ], [ %108, %7 ]
  %32 = phi i64 [ 0, %6 ], [ %160, %7 ]
  %33 = add i64 %1, %32
  %34 = mul i64 %32, 48
  %35 = add i64 %3, %34
  %36 = getelementptr float, ptr %2, i64 %35
  %37 = load <16 x float>, ptr %36, align 4
  %38 = getelementptr i8, ptr %36, i64 64
  %39 = load <16 x float>, ptr %38, align 4
  %40 = getelementptr i8, ptr %36, i64 128
  %41 = load <16 x float>, ptr %40, align 4
  %42 = getelementptr float, ptr %0, i64 %33
  %43 = load float, ptr %42, align 4
  %44 = insertelement <16 x float> poison, float %43, i64 0
  %45 = shufflevector <16 x float> %44, <16 x float> poison, <16 x i32> zeroinitializer
  %46 = call <16 x float> @llvm.fma.v16f32(<16 x float> %45, <16 x float> %37, <16 x float> %31)
  %47 = call <16 x float> @llvm.fma.v16f32(<16 x float> %45, <16 x float> %39, <16 x float> %30)
  %48 = call <16 x float> @llvm.fma.v16f32(<16 x float> %45, <16 x float> %41, <16 x float> %29)
  %49 = getelementptr i8, ptr %42, i64 4608
  %50 = load float, ptr %49, align 4
  %51 = insertelement <16 x float> poison, float %50, i64 0
  %52 = shufflevector <16 x float> %51, <16 x float> poison, <16 x i32> zeroinitializer
  %53 = call <16 x float> @llvm.fma.v16f32(<16 x float> %52, <16 x float> %37, <16 x float> %28)
  %54 = call <16 x float> @llvm.fma.v16f32(<16 x float> %52, <16 x float> %39, <16 x float> %27)
  %55 = call <16 x float> @llvm.fma.v16f32(<16 x float> %52, <16 x float> %41, <16 x float> %26)
  %56 = getelementptr i8, ptr %42, i64 9216
  %57 = load float, ptr %56, align 4
  %58 = insertelement <16 x float> poison, float %57, i64 0
  %59 = shufflevector <16 x float> %58, <16 x float> poison, <16 x i32> zeroinitializer
  %60 = call <16 x float> @llvm.fma.v16f32(<16 x float> %59, <16 x float> %37, <16 x float> %25)
  %61 = call <16 x float> @llvm.fma.v16f32(<16 x float> %59, <16 x float> %39, <16 x float> %24)
  %62 = call <16 x float> @llvm.fma.v16f32(<16 x float> %59, <16 x float> %41, <16 x float> %23)
  %63 = getelementptr i8, ptr %42, i64 13824
  %64 = load float, ptr %63, align 4
  %65 = insertelement <16 x float> poison, float %64, i64 0
  %66 = shufflevector <16 x float> %65, <16 x float> poison, <16 x i32> zeroinitializer
  %67 = call <16 x float> @llvm.fma.v16f32(<16 x float> %66, <16 x float> %37, <16 x float> %22)
  %68 = call <16 x float> @llvm.fma.v16f32(<16 x float> %66, <16 x float> %39, <16 x float> %21)
  %69 = call <16 x float> @llvm.fma.v16f32(<16 x float> %66, <16 x float> %41, <16 x float> %20)
  %70 = getelementptr i8, ptr %42, i64 18432
  %71 = load float, ptr %70, align 4
  %72 = insertelement <16 x float> poison, float %71, i64 0
  %73 = shufflevector <16 x float> %72, <16 x float> poison, <16 x i32> zeroinitializer
  %74 = call <16 x float> @llvm.fma.v16f32(<16 x float> %73, <16 x float> %37, <16 x float> %19)
  %75 = call <16 x float> @llvm.fma.v16f32(<16 x float> %73, <16 x float> %39, <16 x float> %18)
  %76 = call <16 x float> @llvm.fma.v16f32(<16 x float> %73, <16 x float> %41, <16 x float> %17)
  %77 = getelementptr i8, ptr %42, i64 23040
  %78 = load float, ptr %77, align 4
  %79 = insertelement <16 x float> poison, float %78, i64 0
  %80 = shufflevector <16 x float> %79, <16 x float> poison, <16 x i32> zeroinitializer
  %81 = call <16 x float> @llvm.fma.v16f32(<16 x float> %80, <16 x float> %37, <16 x float> %16)
  %82 = call <16 x float> @llvm.fma.v16f32(<16 x float> %80, <16 x float> %39, <16 x float> %15)
  %83 = call <16 x float> @llvm.fma.v16f32(<16 x float> %80, <16 x float> %41, <16 x float> %14)
  %84 = getelementptr i8, ptr %42, i64 27648
  %85 = load float, ptr %84, align 4
  %86 = insertelement <16 x float> poison, float %85, i64 0
  %87 = shufflevector <16 x float> %86, <16 x float> poison, <16 x i32> zeroinitializer
  %88 = call <16 x float> @llvm.fma.v16f32(<16 x float> %87, <16 x float> %37, <16 x float> %13)
  %89 = call <16 x float> @llvm.fma.v16f32(<16 x float> %87, <16 x float> %39, <16 x float> %12)
  %90 = call <16 x float> @llvm.fma.v16f32(<16 x float> %87, <16 x float> %41, <16 x float> %11)
  %91 = getelementptr i8, ptr %42, i64 32256
  %92 = load float, ptr %91, align 4
  %93 = insertelement <16 x float> poison, float %92, i64 0
  %94 = shufflevector <16 x float> %93, <16 x float> poison, <16 x i32> zeroinitializer
  %95 = call <16 x float> @llvm.fma.v16f32(<16 x float> %94, <16 x float> %37, <16 x float> %10)
  %96 = call <16 x float> @llvm.fma.v16f32(<16 x float> %94, <16 x float> %39, <16 x float> %9)
  %97 = call <16 x float> @llvm.fma.v16f32(<16 x float> %94, <16 x float> %41, <16 x float> %8)
  %98 = getelementptr i8, ptr %36, i64 192
  %99 = load <16 x float>, ptr %98, align 4
  %100 = getelementptr i8, ptr %36, i64 256
  %101 = load <16 x float>, ptr %100, align 4
  %102 = getelementptr i8, ptr %36, i64 320
  %103 = load <16 x float>, ptr %102, align 4
  %104 = getelementptr i8, ptr %42, i64 4
  %105 = load float, ptr %104, align 4
  %106 = insertelement <16 x float> poison, float %105, i64 0
  %107 = shufflevector <16 x float> %106, <16 x float> poison, <16 x i32> zeroinitializer
  %108 = call <16 x float> @llvm.fma.v16f32(<16 x float> %107, <16 x float> %99, <16 x float> %46)
  %109 = call <16 x float> @llvm.fma.v16f32(<16 x float> %107, <16 x float> %101, <16 x float> %47)
  %110 = call <16 x float> @llvm.fma.v16f32(<16 x float> %107, <16 x float> %103, <16 x float> %48)
  %111 = getelementptr i8, ptr %42, i64 4612
  %112 = load float, ptr %111, align 4
  %113 = insertelement <16 x float> poison, float %112, i64 0
  %114 = shufflevector <16 x float> %113, <16 x float> poison, <16 x i32> zeroinitializer
  %115 = call <16 x float> @llvm.fma.v16f32(<16 x float> %114, <16 x float> %99, <16 x float> %53)
  %116 = call <16 x float> @llvm.fma.v16f32(<16 x float> %114, <16 x float> %101, <16 x float> %54)
  %117 = call <16 x float> @llvm.fma.v16f32(<16 x float> %114, <16 x float> %103, <16 x float> %55)
  %118 = getelementptr i8, ptr %42, i64 9220
  %119 = load float, ptr %118, align 4
  %120 = insertelement <16 x float> poison, float %119, i64 0
  %121 = shufflevector <16 x float> %120, <16 x float> poison, <16 x i32> zeroinitializer
  %122 = call <16 x float> @llvm.fma.v16f32(<16 x float> %121, <16 x float> %99, <16 x float> %60)
  %123 = call <16 x float> @llvm.fma.v16f32(<16 x float> %121, <16 x float> %101, <16 x float> %61)
  %124 = call <16 x float> @llvm.fma.v16f32(<16 x float> %121, <16 x float> %103, <16 x float> %62)
  %125 = getelementptr i8, ptr %42, i64 13828
  %126 = load float, ptr %125, align 4
  %127 = insertelement <16 x float> poison, float %126, i64 0
  %128 = shufflevector <16 x float> %127, <16 x float> poison, <16 x i32> zeroinitializer
  %129 = call <16 x float> @llvm.fma.v16f32(<16 x float> %128, <16 x float> %99, <16 x float> %67)
  %130 = call <16 x float> @llvm.fma.v16f32(<16 x float> %128, <16 x float> %101, <16 x float> %68)
  %131 = call <16 x float> @llvm.fma.v16f32(<16 x float> %128, <16 x float> %103, <16 x float> %69)
  %132 = getelementptr i8, ptr %42, i64 18436
  %133 = load float, ptr %132, align 4
  %134 = insertelement <16 x float> poison, float %133, i64 0
  %135 = shufflevector <16 x float> %134, <16 x float> poison, <16 x i32> zeroinitializer
  %136 = call <16 x float> @llvm.fma.v16f32(<16 x float> %135, <16 x float> %99, <16 x float> %74)
  %137 = call <16 x float> @llvm.fma.v16f32(<16 x float> %135, <16 x float> %101, <16 x float> %75)
  %138 = call <16 x float> @llvm.fma.v16f32(<16 x float> %135, <16 x float> %103, <16 x float> %76)
  %139 = getelementptr i8, ptr %42, i64 23044
  %140 = load float, ptr %139, align 4
  %141 = insertelement <16 x float> poison, float %140, i64 0
  %142 = shufflevector <16 x float> %141, <16 x float> poison, <16 x i32> zeroinitializer
  %143 = call <16 x float> @llvm.fma.v16f32(<16 x float> %142, <16 x float> %99, <16 x float> %81)
  %144 = call <16 x float> @llvm.fma.v16f32(<16 x float> %142, <16 x float> %101, <16 x float> %82)
  %145 = call <16 x float> @llvm.fma.v16f32(<16 x float> %142, <16 x float> %103, <16 x float> %83)
  %146 = getelementptr i8, ptr %42, i64 27652
  %147 = load float, ptr %146, align 4
  %148 = insertelement <16 x float> poison, float %147, i64 0
  %149 = shufflevector <16 x float> %148, <16 x float> poison, <16 x i32> zeroinitializer
  %150 = call <16 x float> @llvm.fma.v16f32(<16 x float> %149, <16 x float> %99, <16 x float> %88)
  %151 = call <16 x float> @llvm.fma.v16f32(<16 x float> %149, <16 x float> %101, <16 x float> %89)
  %152 = call <16 x float> @llvm.fma.v16f32(<16 x float> %149, <16 x float> %103, <16 x float> %90)
  %153 = getelementptr i8, ptr %42, i64 32260
  %154 = load float, ptr %153, align 4
  %155 = insertelement <16 x float> poison, float %154, i64 0
  %156 = shufflevector <16 x float> %155, <16 x float> poison, <16 x i32> zeroinitializer
  %157 = call <16 x float> @llvm.fma.v16f32(<16 x float> %156, <16 x float> %99, <16 x float> %95)
  %158 = call <16 x float> @llvm.fma.v16f32(<16 x float> %156, <16 x float> %101, <16 x float> %96)
  %159 = call <16 x float> @llvm.fma.v16f32(<16 x float> %156, <16 x float> %103, <16 x float> %97)
  %160 = add i64 %32, 2
  %161 = icmp slt i64 %160, 192
  br i1 %161, label %7, label %162

162:                                              ; preds = %7
  %163 = getelementptr float, ptr %4, i64 %5
  %164 = load <16 x float>, ptr %163, align 4
  %165 = fadd <16 x float> %164, %108
  store <16 x float> %165, ptr %163, align 4
  %166 = getelementptr i8, ptr %163, i64 64
  %167 = load <16 x float>, ptr %166, align 4
  %168 = fadd <16 x float> %167, %109
  store <16 x float> %168, ptr %166, align 4
  %169 = getelementptr i8, ptr %163, i64 128
  %170 = load <16 x float>, ptr %169, align 4
  %171 = fadd <16 x float> %170, %110
  store <16 x float> %171, ptr %169, align 4
  %172 = getelementptr i8, ptr %163, i64 1536
  %173 = load <16 x float>, ptr %172, align 4
  %174 = fadd <16 x float> %173, %115
  store <16 x float> %174, ptr %172, align 4
  %175 = getelementptr i8, ptr %163, i64 1600
  %176 = load <16 x float>, ptr %175, align 4
  %177 = fadd <16 x float> %176, %116
  store <16 x float> %177, ptr %175, align 4
  %178 = getelementptr i8, ptr %163, i64 1664
  %179 = load <16 x float>, ptr %178, align 4
  %180 = fadd <16 x float> %179, %117
  store <16 x float> %180, ptr %178, align 4
  %181 = getelementptr i8, ptr %163, i64 3072
  %182 = load <16 x float>, ptr %181, align 4
  %183 = fadd <16 x float> %182, %122
  store <16 x float> %183, ptr %181, align 4
  %184 = getelementptr i8, ptr %163, i64 3136
  %185 = load <16 x float>, ptr %184, align 4
  %186 = fadd <16 x float> %185, %123
  store <16 x float> %186, ptr %184, align 4
  %187 = getelementptr i8, ptr %163, i64 3200
  %188 = load <16 x float>, ptr %187, align 4
  %189 = fadd <16 x float> %188, %124
  store <16 x float> %189, ptr %187, align 4
  %190 = getelementptr i8, ptr %163, i64 4608
  %191 = load <16 x float>, ptr %190, align 4
  %192 = fadd <16 x float> %191, %129
  store <16 x float> %192, ptr %190, align 4
  %193 = getelementptr i8, ptr %163, i64 4672
  %194 = load <16 x float>, ptr %193, align 4
  %195 = fadd <16 x float> %194, %130
  store <16 x float> %195, ptr %193, align 4
  %196 = getelementptr i8, ptr %163, i64 4736
  %197 = load <16 x float>, ptr %196, align 4
  %198 = fadd <16 x float> %197, %131
  store <16 x float> %198, ptr %196, align 4
  %199 = getelementptr i8, ptr %163, i64 6144
  %200 = load <16 x float>, ptr %199, align 4
  %201 = fadd <16 x float> %200, %136
  store <16 x float> %201, ptr %199, align 4
  %202 = getelementptr i8, ptr %163, i64 6208
  %203 = load <16 x float>, ptr %202, align 4
  %204 = fadd <16 x float> %203, %137
  store <16 x float> %204, ptr %202, align 4
  %205 = getelementptr i8, ptr %163, i64 6272
  %206 = load <16 x float>, ptr %205, align 4
  %207 = fadd <16 x float> %206, %138
  store <16 x float> %207, ptr %205, align 4
  %208 = getelementptr i8, ptr %163, i64 7680
  %209 = load <16 x float>, ptr %208, align 4
  %210 = fadd <16 x float> %209, %143
  store <16 x float> %210, ptr %208, align 4
  %211 = getelementptr i8, ptr %163, i64 7744
  %212 = load <16 x float>, ptr %211, align 4
  %213 = fadd <16 x float> %212, %144
  store <16 x float> %213, ptr %211, align 4
  %214 = getelementptr i8, ptr %163, i64 7808
  %215 = load <16 x float>, ptr %214, align 4
  %216 = fadd <16 x float> %215, %145
  store <16 x float> %216, ptr %214, align 4
  %217 = getelementptr i8, ptr %163, i64 9216
  %218 = load <16 x float>, ptr %217, align 4
  %219 = fadd <16 x float> %218, %150
  store <16 x float> %219, ptr %217, align 4
  %220 = getelementptr i8, ptr %163, i64 9280
  %221 = load <16 x float>, ptr %220, align 4
  %222 = fadd <16 x float> %221, %151
  store <16 x float> %222, ptr %220, align 4
  %223 = getelementptr i8, ptr %163, i64 9344
  %224 = load <16 x float>, ptr %223, align 4
  %225 = fadd <16 x float> %224, %152
  store <16 x float> %225, ptr %223, align 4
  %226 = getelementptr i8, ptr %163, i64 10752
  %227 = load <16 x float>, ptr %226, align 4
  %228 = fadd <16 x float> %227, %157
  store <16 x float> %228, ptr %226, align 4
  %229 = getelementptr i8, ptr %163, i64 10816
  %230 = load <16 x float>, ptr %229, align 4
  %231 = fadd <16 x float> %230, %158
  store <16 x float> %231, ptr %229, align 4
  %232 = getelementptr i8, ptr %163, i64 10880
  %233 = load <16 x float>, ptr %232, align 4
  %234 = fadd <16 x float> %233, %159
  store <16 x float> %234, ptr %232, align 4
  %.promoted = load <16 x float>, ptr %163, align 4
  %.promoted71 = load <16 x float>, ptr %166, align 4
  %.promoted72 = load <16 x float>, ptr %169, align 4
  %.promoted73 = load <16 x float>, ptr %172, align 4
  %.promoted74 = load <16 x float>, ptr %175, align 4
  %.promoted75 = load <16 x float>, ptr %178, align 4
  %.promoted76 = load <16 x float>, ptr %181, align 4
  %.promoted77 = load <16 x float>, ptr %184, align 4
  %.promoted78 = load <16 x float>, ptr %187, align 4
  %.promoted79 = load <16 x float>, ptr %190, align 4
  %.promoted80 = load <16 x float>, ptr %193, align 4
  %.promoted81 = load <16 x float>, ptr %196, align 4
  %.promoted82 = load <16 x float>, ptr %199, align 4
  %.promoted83 = load <16 x float>, ptr %202, align 4
  %.promoted84 = load <16 x float>, ptr %205, align 4
  %.promoted85 = load <16 x float>, ptr %208, align 4
  %.promoted86 = load <16 x float>, ptr %211, align 4
  %.promoted87 = load <16 x float>, ptr %214, align 4
  %.promoted88 = load <16 x float>, ptr %217, align 4
  %.promoted89 = load <16 x float>, ptr %220, align 4
  %.promoted90 = load <16 x float>, ptr %223, align 4
  %.promoted91 = load <16 x float>, ptr %226, align 4
  %.promoted92 = load <16 x float>, ptr %229, align 4
  br label %235

235:                                              ; preds = %162, %._crit_edge
  %236 = phi <16 x float> [ %234, %162 ], [ %440, %._crit_edge ]
  %237 = phi <16 x float> [ %.promoted92, %162 ], [ %439, %._crit_edge ]
  %238 = phi <16 x float> [ %.promoted91, %162 ], [ %438, %._crit_edge ]
  %239 = phi <16 x float> [ %.promoted90, %162 ], [ %437, %._crit_edge ]
  %240 = phi <16 x float> [ %.promoted89, %162 ], [ %436, %._crit_edge ]
  %241 = phi <16 x float> [ %.promoted88, %162 ], [ %435, %._crit_edge ]
  %242 = phi <16 x float> [ %.promoted87, %162 ], [ %434, %._crit_edge ]
  %243 = phi <16 x float> [ %.promoted86, %162 ], [ %433, %._crit_edge ]
  %244 = phi <16 x float> [ %.promoted85, %162 ], [ %432, %._crit_edge ]
  %245 = phi <16 x float> [ %.promoted84, %162 ], [ %431, %._crit_edge ]
  %246 = phi <16 x float> [ %.promoted83, %162 ], [ %430, %._crit_edge ]
  %247 = phi <16 x float> [ %.promoted82, %162 ], [ %429, %._crit_edge ]
  %248 = phi <16 x float> [ %.promoted81, %162 ], [ %428, %._crit_edge ]
  %249 = phi <16 x float> [ %.promoted80, %162 ], [ %427, %._crit_edge ]
  %250 = phi <16 x float> [ %.promoted79, %162 ], [ %426, %._crit_edge ]
  %251 = phi <16 x float> [ %.promoted78, %162 ], [ %425, %._crit_edge ]
  %252 = phi <16 x float> [ %.promoted77, %162 ], [ %424, %._crit_edge ]
  %253 = phi <16 x float> [ %.promoted76, %162 ], [ %423, %._crit_edge ]
  %254 = phi <16 x float> [ %.promoted75, %162 ], [ %422, %._crit_edge ]
  %255 = phi <16 x float> [ %.promoted74, %162 ], [ %421, %._crit_edge ]
  %256 = phi <16 x float> [ %.promoted73, %162 ], [ %420, %._crit_edge ]
  %257 = phi <16 x float> [ %.promoted72, %162 ], [ %419, %._crit_edge ]
  %258 = phi <16 x float> [ %.promoted71, %162 ], [ %418, %._crit_edge ]
  %259 = phi <16 x float> [ %.promoted, %162 ], [ %417, %._crit_edge ]
  %260 = phi i64 [ 192, %162 ], [ %261, %._crit_edge ]
  %261 = add i64 %260, 192
  %262 = icmp slt i64 %260, %261
  br i1 %262, label %.lr.ph, label %._crit_edge

.lr.ph:                                           ; preds = %235, %.lr.ph
  %263 = phi <16 x float> [ %414, %.lr.ph ], [ zeroinitializer, %235 ]
  %264 = phi <16 x float> [ %413, %.lr.ph ], [ zeroinitializer, %235 ]
  %265 = phi <16 x float> [ %412, %.lr.ph ], [ zeroinitializer, %235 ]
  %266 = phi <16 x float> [ %407, %.lr.ph ], [ zeroinitializer, %235 ]
  %267 = phi <16 x float> [ %406, %.lr.ph ], [ zeroinitializer, %235 ]
  %268 = phi <16 x float> [ %405, %.lr.ph ], [ zeroinitializer, %235 ]
  %269 = phi <16 x float> [ %400, %.lr.ph ], [ zeroinitializer, %235 ]
  %270 = phi <16 x float> [ %399, %.lr.ph ], [ zeroinitializer, %235 ]
  %271 = phi <16 x float> [ %398, %.lr.ph ], [ zeroinitializer, %235 ]
  %272 = phi <16 x float> [ %393, %.lr.ph ], [ zeroinitializer, %235 ]
  %273 = phi <16 x float> [ %392, %.lr.ph ], [ zeroinitializer, %235 ]
  %274 = phi <16 x float> [ %391, %.lr.ph ], [ zeroinitializer, %235 ]
  %275 = phi <16 x float> [ %386, %.lr.ph ], [ zeroinitializer, %235 ]
  %276 = phi <16 x float> [ %385, %.lr.ph ], [ zeroinitializer, %235 ]
  %277 = phi <16 x float> [ %384, %.lr.ph ], [ zeroinitializer, %235 ]
  %278 = phi <16 x float> [ %379, %.lr.ph ], [ zeroinitializer, %235 ]
  %279 = phi <16 x float> [ %378, %.lr.ph ], [ zeroinitializer, %235 ]
  %280 = phi <16 x float> [ %377, %.lr.ph ], [ zeroinitializer, %235 ]
  %281 = phi <16 x float> [ %372, %.lr.ph ], [ zeroinitializer, %235 ]
  %282 = phi <16 x float> [ %371, %.lr.ph ], [ zeroinitializer, %235 ]
  %283 = phi <16 x float> [ %370, %.lr.ph ], [ zeroinitializer, %235 ]
  %284 = phi <16 x float> [ %365, %.lr.ph ], [ zeroinitializer, %235 ]
  %285 = phi <16 x float> [ %364, %.lr.ph ], [ zeroinitializer, %235 ]
  %286 = phi <16 x float> [ %363, %.lr.ph ], [ zeroinitializer, %235 ]
  %287 = phi i64 [ %415, %.lr.ph ], [ %260, %235 ]
  %288 = add i64 %1, %287
  %289 = mul i64 %287, 48
  %290 = add i64 %3, %289
  %291 = getelementptr float, ptr %2, i64 %290
  %292 = load <16 x float>, ptr %291, align 4
  %293 = getelementptr i8, ptr %291, i64 64
  %294 = load <16 x float>, ptr %293, align 4
  %295 = getelementptr i8, ptr %291, i64 128
  %296 = load <16 x float>, ptr %295, align 4
  %297 = getelementptr float, ptr %0, i64 %288
  %298 = load float, ptr %297, align 4
  %299 = insertelement <16 x float> poison, float %298, i64 0
  %300 = shufflevector <16 x float> %299, <16 x float> poison, <16 x i32> zeroinitializer
  %301 = call <16 x float> @llvm.fma.v16f32(<16 x float> %300, <16 x float> %292, <16 x float> %286)
  %302 = call <16 x float> @llvm.fma.v16f32(<16 x float> %300, <16 x float> %294, <16 x float> %285)
  %303 = call <16 x float> @llvm.fma.v16f32(<16 x float> %300, <16 x float> %296, <16 x float> %284)
  %304 = getelementptr i8, ptr %297, i64 4608
  %305 = load float, ptr %304, align 4
  %306 = insertelement <16 x float> poison, float %305, i64 0
  %307 = shufflevector <16 x float> %306, <16 x float> poison, <16 x i32> zeroinitializer
  %308 = call <16 x float> @llvm.fma.v16f32(<16 x float> %307, <16 x float> %292, <16 x float> %283)
  %309 = call <16 x float> @llvm.fma.v16f32(<16 x float> %307, <16 x float> %294, <16 x float> %282)
  %310 = call <16 x float> @llvm.fma.v16f32(<16 x float> %307, <16 x float> %296, <16 x float> %281)
  %311 = getelementptr i8, ptr %297, i64 9216
  %312 = load float, ptr %311, align 4
  %313 = insertelement <16 x float> poison, float %312, i64 0
  %314 = shufflevector <16 x float> %313, <16 x float> poison, <16 x i32> zeroinitializer
  %315 = call <16 x float> @llvm.fma.v16f32(<16 x float> %314, <16 x float> %292, <16 x float> %280)
  %316 = call <16 x float> @llvm.fma.v16f32(<16 x float> %314, <16 x float> %294, <16 x float> %279)
  %317 = call <16 x float> @llvm.fma.v16f32(<16 x float> %314, <16 x float> %296, <16 x float> %278)
  %318 = getelementptr i8, ptr %297, i64 13824
  %319 = load float, ptr %318, align 4
  %320 = insertelement <16 x float> poison, float %319, i64 0
  %321 = shufflevector <16 x float> %320, <16 x float> poison, <16 x i32> zeroinitializer
  %322 = call <16 x float> @llvm.fma.v16f32(<16 x float> %321, <16 x float> %292, <16 x float> %277)
  %323 = call <16 x float> @llvm.fma.v16f32(<16 x float> %321, <16 x float> %294, <16 x float> %276)
  %324 = call <16 x float> @llvm.fma.v16f32(<16 x float> %321, <16 x float> %296, <16 x float> %275)
  %325 = getelementptr i8, ptr %297, i64 18432
  %326 = load float, ptr %325, align 4
  %327 = insertelement <16 x float> poison, float %326, i64 0
  %328 = shufflevector <16 x float> %327, <16 x float> poison, <16 x i32> zeroinitializer
  %329 = call <16 x float> @llvm.fma.v16f32(<16 x float> %328, <16 x float> %292, <16 x float> %274)
  %330 = call <16 x float> @llvm.fma.v16f32(<16 x float> %328, <16 x float> %294, <16 x float> %273)
  %331 = call <16 x float> @llvm.fma.v16f32(<16 x float> %328, <16 x float> %296, <16 x float> %272)
  %332 = getelementptr i8, ptr %297, i64 23040
  %333 = load float, ptr %332, align 4
  %334 = insertelement <16 x float> poison, float %333, i64 0
  %335 = shufflevector <16 x float> %334, <16 x float> poison, <16 x i32> zeroinitializer
  %336 = call <16 x float> @llvm.fma.v16f32(<16 x float> %335, <16 x float> %292, <16 x float> %271)
  %337 = call <16 x float> @llvm.fma.v16f32(<16 x float> %335, <16 x float> %294, <16 x float> %270)
  %338 = call <16 x float> @llvm.fma.v16f32(<16 x float> %335, <16 x float> %296, <16 x float> %269)
  %339 = getelementptr i8, ptr %297, i64 27648
  %340 = load float, ptr %339, align 4
  %341 = insertelement <16 x float> poison, float %340, i64 0
  %342 = shufflevector <16 x float> %341, <16 x float> poison, <16 x i32> zeroinitializer
  %343 = call <16 x float> @llvm.fma.v16f32(<16 x float> %342, <16 x float> %292, <16 x float> %268)
  %344 = call <16 x float> @llvm.fma.v16f32(<16 x float> %342, <16 x float> %294, <16 x float> %267)
  %345 = call <16 x float> @llvm.fma.v16f32(<16 x float> %342, <16 x float> %296, <16 x float> %266)
  %346 = getelementptr i8, ptr %297, i64 32256
  %347 = load float, ptr %346, align 4
  %348 = insertelement <16 x float> poison, float %347, i64 0
  %349 = shufflevector <16 x float> %348, <16 x float> poison, <16 x i32> zeroinitializer
  %350 = call <16 x float> @llvm.fma.v16f32(<16 x float> %349, <16 x float> %292, <16 x float> %265)
  %351 = call <16 x float> @llvm.fma.v16f32(<16 x float> %349, <16 x float> %294, <16 x float> %264)
  %352 = call <16 x float> @llvm.fma.v16f32(<16 x float> %349, <16 x float> %296, <16 x float> %263)
  %353 = getelementptr i8, ptr %291, i64 192
  %354 = load <16 x float>, ptr %353, align 4
  %355 = getelementptr i8, ptr %291, i64 256
  %356 = load <16 x float>, ptr %355, align 4
  %357 = getelementptr i8, ptr %291, i64 320
  %358 = load <16 x float>, ptr %357, align 4
  %359 = getelementptr i8, ptr %297, i64 4
  %360 = load float, ptr %359, align 4
  %361 = insertelement <16 x float> poison, float %360, i64 0
  %362 = shufflevector <16 x float> %361, <16 x float> poison, <16 x i32> zeroinitializer
  %363 = call <16 x float> @llvm.fma.v16f32(<16 x float> %362, <16 x float> %354, <16 x float> %301)
  %364 = call <16 x float> @llvm.fma.v16f32(<16 x float> %362, <16 x float> %356, <16 x float> %302)
  %365 = call <16 x float> @llvm.fma.v16f32(<16 x float> %362, <16 x float> %358, <16 x float> %303)
  %366 = getelementptr i8, ptr %297, i64 4612
  %367 = load float, ptr %366, align 4
  %368 = insertelement <16 x float> poison, float %367, i64 0
  %369 = shufflevector <16 x float> %368, <16 x float> poison, <16 x i32> zeroinitializer
  %370 = call <16 x float> @llvm.fma.v16f32(<16 x float> %369, <16 x float> %354, <16 x float> %308)
  %371 = call <16 x float> @llvm.fma.v16f32(<16 x float> %369, <16 x float> %356, <16 x float> %309)
  %372 = call <16 x float> @llvm.fma.v16f32(<16 x float> %369, <16 x float> %358, <16 x float> %310)
  %373 = getelementptr i8, ptr %297, i64 9220
  %374 = load float, ptr %373, align 4
  %375 = insertelement <16 x float> poison, float %374, i64 0
  %376 = shufflevector <16 x float> %375, <16 x float> poison, <16 x i32> zeroinitializer
  %377 = call <16 x float> @llvm.fma.v16f32(<16 x float> %376, <16 x float> %354, <16 x float> %315)
  %378 = call <16 x float> @llvm.fma.v16f32(<16 x float> %376, <16 x float> %356, <16 x float> %316)
  %379 = call <16 x float> @llvm.fma.v16f32(<16 x float> %376, <16 x float> %358, <16 x float> %317)
  %380 = getelementptr i8, ptr %297, i64 13828
  %381 = load float, ptr %380, align 4
  %382 = insertelement <16 x float> poison, float %381, i64 0
  %383 = shufflevector <16 x float> %382, <16 x float> poison, <16 x i32> zeroinitializer
  %384 = call <16 x float> @llvm.fma.v16f32(<16 x float> %383, <16 x float> %354, <16 x float> %322)
  %385 = call <16 x float> @llvm.fma.v16f32(<16 x float> %383, <16 x float> %356, <16 x float> %323)
  %386 = call <16 x float> @llvm.fma.v16f32(<16 x float> %383, <16 x float> %358, <16 x float> %324)
  %387 = getelementptr i8, ptr %297, i64 18436
  %388 = load float, ptr %387, align 4
  %389 = insertelement <16 x float> poison, float %388, i64 0
  %390 = shufflevector <16 x float> %389, <16 x float> poison, <16 x i32> zeroinitializer
  %391 = call <16 x float> @llvm.fma.v16f32(<16 x float> %390, <16 x float> %354, <16 x float> %329)
  %392 = call <16 x float> @llvm.fma.v16f32(<16 x float> %390, <16 x float> %356, <16 x float> %330)
  %393 = call <16 x float> @llvm.fma.v16f32(<16 x float> %390, <16 x float> %358, <16 x float> %331)
  %394 = getelementptr i8, ptr %297, i64 23044
  %395 = load float, ptr %394, align 4
  %396 = insertelement <16 x float> poison, float %395, i64 0
  %397 = shufflevector <16 x float> %396, <16 x float> poison, <16 x i32> zeroinitializer
  %398 = call <16 x float> @llvm.fma.v16f32(<16 x float> %397, <16 x float> %354, <16 x float> %336)
  %399 = call <16 x float> @llvm.fma.v16f32(<16 x float> %397, <16 x float> %356, <16 x float> %337)
  %400 = call <16 x float> @llvm.fma.v16f32(<16 x float> %397, <16 x float> %358, <16 x float> %338)
  %401 = getelementptr i8, ptr %297, i64 27652
  %402 = load float, ptr %401, align 4
  %403 = insertelement <16 x float> poison, float %402, i64 0
  %404 = shufflevector <16 x float> %403, <16 x float> poison, <16 x i32> zeroinitializer
  %405 = call <16 x float> @llvm.fma.v16f32(<16 x float> %404, <16 x float> %354, <16 x float> %343)
  %406 = call <16 x float> @llvm.fma.v16f32(<16 x float> %404, <16 x float> %356, <16 x float> %344)
  %407 = call <16 x float> @llvm.fma.v16f32(<16 x float> %404, <16 x float> %358, <16 x float> %345)
  %408 = getelementptr i8, ptr %297, i64 32260
  %409 = load float, ptr %408, align 4
  %410 = insertelement <16 x float> poison, float %409, i64 0
  %411 = shufflevector <16 x float> %410, <16 x float> poison, <16 x i32> zeroinitializer
  %412 = call <16 x float> @llvm.fma.v16f32(<16 x float> %411, <16 x float> %354, <16 x float> %350)
  %413 = call <16 x float> @llvm.fma.v16f32(<16 x float> %411, <16 x float> %356, <16 x float> %351)
  %414 = call <16 x float> @llvm.fma.v16f32(<16 x float> %411, <16 x float> %358, <16 x float> %352)
  %415 = add i64 %287, 2
  %416 = icmp slt i64 %415, %261
  br i1 %416, label %.lr.ph, label %._crit_edge

._crit_edge:                                      ; preds = %.lr.ph, %235
  %.lcssa23 = phi <16 x float> [ zeroinitializer, %235 ], [ %363, %.lr.ph ]
  %.lcssa22 = phi <16 x float> [ zeroinitializer, %235 ], [ %364, %.lr.ph ]
  %.lcssa21 = phi <16 x float> [ zeroinitializer, %235 ], [ %365, %.lr.ph ]
  %.lcssa20 = phi <16 x float> [ zeroinitializer, %235 ], [ %370, %.lr.ph ]
  %.lcssa19 = phi <16 x float> [ zeroinitializer, %235 ], [ %371, %.lr.ph ]
  %.lcssa18 = phi <16 x float> [ zeroinitializer, %235 ], [ %372, %.lr.ph ]
  %.lcssa17 = phi <16 x float> [ zeroinitializer, %235 ], [ %377, %.lr.ph ]
  %.lcssa16 = phi <16 x float> [ zeroinitializer, %235 ], [ %378, %.lr.ph ]
  %.lcssa15 = phi <16 x float> [ zeroinitializer, %235 ], [ %379, %.lr.ph ]
  %.lcssa14 = phi <16 x float> [ zeroinitializer, %235 ], [ %384, %.lr.ph ]
  %.lcssa13 = phi <16 x float> [ zeroinitializer, %235 ], [ %385, %.lr.ph ]
  %.lcssa12 = phi <16 x float> [ zeroinitializer, %235 ], [ %386, %.lr.ph ]
  %.lcssa11 = phi <16 x float> [ zeroinitializer, %235 ], [ %391, %.lr.ph ]
  %.lcssa10 = phi <16 x float> [ zeroinitializer, %235 ], [ %392, %.lr.ph ]
  %.lcssa9 = phi <16 x float> [ zeroinitializer, %235 ], [ %393, %.lr.ph ]
  %.lcssa8 = phi <16 x float> [ zeroinitializer, %235 ], [ %398, %.lr.ph ]
  %.lcssa7 = phi <16 x float> [ zeroinitializer, %235 ], [ %399, %.lr.ph ]
  %.lcssa6 = phi <16 x float> [ zeroinitializer, %235 ], [ %400, %.lr.ph ]
  %.lcssa5 = phi <16 x float> [ zeroinitializer, %235 ], [ %405, %.lr.ph ]
  %.lcssa4 = phi <16 x float> [ zeroinitializer, %235 ], [ %406, %.lr.ph ]
  %.lcssa3 = phi <16 x float> [ zeroinitializer, %235 ], [ %407, %.lr.ph ]
  %.lcssa2 = phi <16 x float> [ zeroinitializer, %235 ], [ %412, %.lr.ph ]
  %.lcssa1 = phi <16 x float> [ zeroinitializer, %235 ], [ %413, %.lr.ph ]
  %.lcssa = phi <16 x float> [ zeroinitializer, %235 ], [ %414, %.lr.ph ]
  %417 = fadd <16 x float> %259, %.lcssa23
  store <16 x float> %417, ptr %163, align 4
  %418 = fadd <16 x float> %258, %.lcssa22
  store <16 x float> %418, ptr %166, align 4
  %419 = fadd <16 x float> %257, %.lcssa21
  store <16 x float> %419, ptr %169, align 4
  %420 = fadd <16 x float> %256, %.lcssa20
  store <16 x float> %420, ptr %172, align 4
  %421 = fadd <16 x float> %255, %.lcssa19
  store <16 x float> %421, ptr %175, align 4
  %422 = fadd <16 x float> %254, %.lcssa18
  store <16 x float> %422, ptr %178, align 4
  %423 = fadd <16 x float> %253, %.lcssa17
  store <16 x float> %423, ptr %181, align 4
  %424 = fadd <16 x float> %252, %.lcssa16
  store <16 x float> %424, ptr %184, align 4
  %425 = fadd <16 x float> %251, %.lcssa15
  store <16 x float> %425, ptr %187, align 4
  %426 = fadd <16 x float> %250, %.lcssa14
  store <16 x float> %426, ptr %190, align 4
  %427 = fadd <16 x float> %249, %.lcssa13
  store <16 x float> %427, ptr %193, align 4
  %428 = fadd <16 x float> %248, %.lcssa12
  store <16 x float> %428, ptr %196, align 4
  %429 = fadd <16 x float> %247, %.lcssa11
  store <16 x float> %429, ptr %199, align 4
  %430 = fadd <16 x float> %246, %.lcssa10
  store <16 x float> %430, ptr %202, align 4
  %431 = fadd <16 x float> %245, %.lcssa9
  store <16 x float> %431, ptr %205, align 4
  %432 = fadd <16 x float> %244, %.lcssa8
  store <16 x float> %432, ptr %208, align 4
  %433 = fadd <16 x float> %243, %.lcssa7
  store <16 x float> %433, ptr %211, align 4
  %434 = fadd <16 x float> %242, %.lcssa6
  store <16 x float> %434, ptr %214, align 4
  %435 = fadd <16 x float> %241, %.lcssa5
  store <16 x float> %435, ptr %217, align 4
  %436 = fadd <16 x float> %240, %.lcssa4
  store <16 x float> %436, ptr %220, align 4
  %437 = fadd <16 x float> %239, %.lcssa3
  store <16 x float> %437, ptr %223, align 4
  %438 = fadd <16 x float> %238, %.lcssa2
  store <16 x float> %438, ptr %226, align 4
  %439 = fadd <16 x float> %237, %.lcssa1
  store <16 x float> %439, ptr %229, align 4
  %440 = fadd <16 x float> %236, %.lcssa
  store <16 x float> %440, ptr %232, align 4
  %441 = icmp slt i64 %261, 576
  br i1 %441, label %235, label %442

442:                                              ; preds = %._crit_edge
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
