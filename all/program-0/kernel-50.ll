; ModuleID = 'matmul_24b96b94fb471ef8'
source_filename = "matmul_24b96b94fb471ef8"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: nounwind
define void @matmul_24b96b94fb471ef8(ptr %0, i64 %1, i64 %2) #0 {
  %4 = load ptr, ptr %0, align 8
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr i8, ptr %4, i64 8
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr i8, ptr %4, i64 16
  %9 = load ptr, ptr %8, align 8
  %10 = icmp slt i64 %1, %2
  br i1 %10, label %.lr.ph2, label %._crit_edge3

.lr.ph2:                                          ; preds = %3, %44
  %11 = phi i64 [ %45, %44 ], [ %1, %3 ]
  %12 = and i64 %11, 7
  %13 = lshr i64 %11, 3
  %14 = mul i64 %13, 12
  %15 = add i64 %14, 12
  %16 = call i64 @llvm.smin.i64(i64 %15, i64 256)
  %17 = icmp slt i64 %14, %16
  br label %18

18:                                               ; preds = %.lr.ph2, %._crit_edge
  %19 = phi i64 [ %12, %.lr.ph2 ], [ %43, %._crit_edge ]
  %20 = mul i64 %19, 48
  %21 = mul i64 %19, 18432
  br i1 %17, label %.lr.ph, label %._crit_edge

.lr.ph:                                           ; preds = %18
  %22 = getelementptr float, ptr %9, i64 %20
  %23 = getelementptr i8, ptr %22, i64 64
  %24 = getelementptr i8, ptr %22, i64 128
  br label %25

25:                                               ; preds = %.lr.ph, %39
  %26 = phi i64 [ %14, %.lr.ph ], [ %41, %39 ]
  %27 = mul i64 %26, 3072
  %28 = getelementptr float, ptr %22, i64 %27
  %29 = getelementptr float, ptr %23, i64 %27
  %30 = getelementptr float, ptr %24, i64 %27
  br label %31

31:                                               ; preds = %25, %31
  %32 = phi i64 [ 0, %25 ], [ %37, %31 ]
  %33 = mul i64 %32, 384
  %34 = getelementptr float, ptr %28, i64 %33
  call void @llvm.prefetch.p0(ptr %34, i32 1, i32 3, i32 1)
  %35 = getelementptr float, ptr %29, i64 %33
  call void @llvm.prefetch.p0(ptr %35, i32 1, i32 3, i32 1)
  %36 = getelementptr float, ptr %30, i64 %33
  call void @llvm.prefetch.p0(ptr %36, i32 1, i32 3, i32 1)
  %37 = add i64 %32, 1
  %38 = icmp slt i64 %37, 8
  br i1 %38, label %31, label %39

39:                                               ; preds = %31
  %40 = add i64 %20, %27
  call void @matmul_24b96b94fb471ef8.mma1(ptr %5, i64 %27, ptr %7, i64 %21, ptr %9, i64 %40)
  %41 = add i64 %26, 1
  %42 = icmp slt i64 %41, %16
  br i1 %42, label %25, label %._crit_edge

._crit_edge:                                      ; preds = %39, %18
  %43 = add i64 %19, 1
  %.not = icmp sgt i64 %43, %12
  br i1 %.not, label %44, label %18

44:                                               ; preds = %._crit_edge
  %45 = add i64 %11, 1
  %46 = icmp slt i64 %45, %2
  br i1 %46, label %.lr.ph2, label %._crit_edge3

._crit_edge3:                                     ; preds = %44, %3
  ret void
}

; Function Attrs: nounwind
define internal void @matmul_24b96b94fb471ef8.mma1(ptr %0, i64 %1, ptr %2, i64 %3, ptr %4, i64 %5) #0 {
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
  %49 = getelementptr i8, ptr %42, i64 1536
  %50 = load float, ptr %49, align 4
  %51 = insertelement <16 x float> poison, float %50, i64 0
  %52 = shufflevector <16 x float> %51, <16 x float> poison, <16 x i32> zeroinitializer
  %53 = call <16 x float> @llvm.fma.v16f32(<16 x float> %52, <16 x float> %37, <16 x float> %28)
  %54 = call <16 x float> @llvm.fma.v16f32(<16 x float> %52, <16 x float> %39, <16 x float> %27)
  %55 = call <16 x float> @llvm.fma.v16f32(<16 x float> %52, <16 x float> %41, <16 x float> %26)
  %56 = getelementptr i8, ptr %42, i64 3072
  %57 = load float, ptr %56, align 4
  %58 = insertelement <16 x float> poison, float %57, i64 0
  %59 = shufflevector <16 x float> %58, <16 x float> poison, <16 x i32> zeroinitializer
  %60 = call <16 x float> @llvm.fma.v16f32(<16 x float> %59, <16 x float> %37, <16 x float> %25)
  %61 = call <16 x float> @llvm.fma.v16f32(<16 x float> %59, <16 x float> %39, <16 x float> %24)
  %62 = call <16 x float> @llvm.fma.v16f32(<16 x float> %59, <16 x float> %41, <16 x float> %23)
  %63 = getelementptr i8, ptr %42, i64 4608
  %64 = load float, ptr %63, align 4
  %65 = insertelement <16 x float> poison, float %64, i64 0
  %66 = shufflevector <16 x float> %65, <16 x float> poison, <16 x i32> zeroinitializer
  %67 = call <16 x float> @llvm.fma.v16f32(<16 x float> %66, <16 x float> %37, <16 x float> %22)
  %68 = call <16 x float> @llvm.fma.v16f32(<16 x float> %66, <16 x float> %39, <16 x float> %21)
  %69 = call <16 x float> @llvm.fma.v16f32(<16 x float> %66, <16 x float> %41, <16 x float> %20)
  %70 = getelementptr i8, ptr %42, i64 6144
  %71 = load float, ptr %70, align 4
  %72 = insertelement <16 x float> poison, float %71, i64 0
  %73 = shufflevector <16 x float> %72, <16 x float> poison, <16 x i32> zeroinitializer
  %74 = call <16 x float> @llvm.fma.v16f32(<16 x float> %73, <16 x float> %37, <16 x float> %19)
  %75 = call <16 x float> @llvm.fma.v16f32(<16 x float> %73, <16 x float> %39, <16 x float> %18)
  %76 = call <16 x float> @llvm.fma.v16f32(<16 x float> %73, <16 x float> %41, <16 x float> %17)
  %77 = getelementptr i8, ptr %42, i64 7680
  %78 = load float, ptr %77, align 4
  %79 = insertelement <16 x float> poison, float %78, i64 0
  %80 = shufflevector <16 x float> %79, <16 x float> poison, <16 x i32> zeroinitializer
  %81 = call <16 x float> @llvm.fma.v16f32(<16 x float> %80, <16 x float> %37, <16 x float> %16)
  %82 = call <16 x float> @llvm.fma.v16f32(<16 x float> %80, <16 x float> %39, <16 x float> %15)
  %83 = call <16 x float> @llvm.fma.v16f32(<16 x float> %80, <16 x float> %41, <16 x float> %14)
  %84 = getelementptr i8, ptr %42, i64 9216
  %85 = load float, ptr %84, align 4
  %86 = insertelement <16 x float> poison, float %85, i64 0
  %87 = shufflevector <16 x float> %86, <16 x float> poison, <16 x i32> zeroinitializer
  %88 = call <16 x float> @llvm.fma.v16f32(<16 x float> %87, <16 x float> %37, <16 x float> %13)
  %89 = call <16 x float> @llvm.fma.v16f32(<16 x float> %87, <16 x float> %39, <16 x float> %12)
  %90 = call <16 x float> @llvm.fma.v16f32(<16 x float> %87, <16 x float> %41, <16 x float> %11)
  %91 = getelementptr i8, ptr %42, i64 10752
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
  %111 = getelementptr i8, ptr %42, i64 1540
  %112 = load float, ptr %111, align 4
  %113 = insertelement <16 x float> poison, float %112, i64 0
  %114 = shufflevector <16 x float> %113, <16 x float> poison, <16 x i32> zeroinitializer
  %115 = call <16 x float> @llvm.fma.v16f32(<16 x float> %114, <16 x float> %99, <16 x float> %53)
  %116 = call <16 x float> @llvm.fma.v16f32(<16 x float> %114, <16 x float> %101, <16 x float> %54)
  %117 = call <16 x float> @llvm.fma.v16f32(<16 x float> %114, <16 x float> %103, <16 x float> %55)
  %118 = getelementptr i8, ptr %42, i64 3076
  %119 = load float, ptr %118, align 4
  %120 = insertelement <16 x float> poison, float %119, i64 0
  %121 = shufflevector <16 x float> %120, <16 x float> poison, <16 x i32> zeroinitializer
  %122 = call <16 x float> @llvm.fma.v16f32(<16 x float> %121, <16 x float> %99, <16 x float> %60)
  %123 = call <16 x float> @llvm.fma.v16f32(<16 x float> %121, <16 x float> %101, <16 x float> %61)
  %124 = call <16 x float> @llvm.fma.v16f32(<16 x float> %121, <16 x float> %103, <16 x float> %62)
  %125 = getelementptr i8, ptr %42, i64 4612
  %126 = load float, ptr %125, align 4
  %127 = insertelement <16 x float> poison, float %126, i64 0
  %128 = shufflevector <16 x float> %127, <16 x float> poison, <16 x i32> zeroinitializer
  %129 = call <16 x float> @llvm.fma.v16f32(<16 x float> %128, <16 x float> %99, <16 x float> %67)
  %130 = call <16 x float> @llvm.fma.v16f32(<16 x float> %128, <16 x float> %101, <16 x float> %68)
  %131 = call <16 x float> @llvm.fma.v16f32(<16 x float> %128, <16 x float> %103, <16 x float> %69)
  %132 = getelementptr i8, ptr %42, i64 6148
  %133 = load float, ptr %132, align 4
  %134 = insertelement <16 x float> poison, float %133, i64 0
  %135 = shufflevector <16 x float> %134, <16 x float> poison, <16 x i32> zeroinitializer
  %136 = call <16 x float> @llvm.fma.v16f32(<16 x float> %135, <16 x float> %99, <16 x float> %74)
  %137 = call <16 x float> @llvm.fma.v16f32(<16 x float> %135, <16 x float> %101, <16 x float> %75)
  %138 = call <16 x float> @llvm.fma.v16f32(<16 x float> %135, <16 x float> %103, <16 x float> %76)
  %139 = getelementptr i8, ptr %42, i64 7684
  %140 = load float, ptr %139, align 4
  %141 = insertelement <16 x float> poison, float %140, i64 0
  %142 = shufflevector <16 x float> %141, <16 x float> poison, <16 x i32> zeroinitializer
  %143 = call <16 x float> @llvm.fma.v16f32(<16 x float> %142, <16 x float> %99, <16 x float> %81)
  %144 = call <16 x float> @llvm.fma.v16f32(<16 x float> %142, <16 x float> %101, <16 x float> %82)
  %145 = call <16 x float> @llvm.fma.v16f32(<16 x float> %142, <16 x float> %103, <16 x float> %83)
  %146 = getelementptr i8, ptr %42, i64 9220
  %147 = load float, ptr %146, align 4
  %148 = insertelement <16 x float> poison, float %147, i64 0
  %149 = shufflevector <16 x float> %148, <16 x float> poison, <16 x i32> zeroinitializer
  %150 = call <16 x float> @llvm.fma.v16f32(<16 x float> %149, <16 x float> %99, <16 x float> %88)
  %151 = call <16 x float> @llvm.fma.v16f32(<16 x float> %149, <16 x float> %101, <16 x float> %89)
  %152 = call <16 x float> @llvm.fma.v16f32(<16 x float> %149, <16 x float> %103, <16 x float> %90)
  %153 = getelementptr i8, ptr %42, i64 10756
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
  %256 = getelementptr i8, ptr %249, i64 1536
  %257 = load float, ptr %256, align 4
  %258 = insertelement <16 x float> poison, float %257, i64 0
  %259 = shufflevector <16 x float> %258, <16 x float> poison, <16 x i32> zeroinitializer
  %260 = call <16 x float> @llvm.fma.v16f32(<16 x float> %259, <16 x float> %244, <16 x float> %235)
  %261 = call <16 x float> @llvm.fma.v16f32(<16 x float> %259, <16 x float> %246, <16 x float> %234)
  %262 = call <16 x float> @llvm.fma.v16f32(<16 x float> %259, <16 x float> %248, <16 x float> %233)
  %263 = getelementptr i8, ptr %249, i64 3072
  %264 = load float, ptr %263, align 4
  %265 = insertelement <16 x float> poison, float %264, i64 0
  %266 = shufflevector <16 x float> %265, <16 x float> poison, <16 x i32> zeroinitializer
  %267 = call <16 x float> @llvm.fma.v16f32(<16 x float> %266, <16 x float> %244, <16 x float> %232)
  %268 = call <16 x float> @llvm.fma.v16f32(<16 x float> %266, <16 x float> %246, <16 x float> %231)
  %269 = call <16 x float> @llvm.fma.v16f32(<16 x float> %266, <16 x float> %248, <16 x float> %230)
  %270 = getelementptr i8, ptr %249, i64 4608
  %271 = load float, ptr %270, align 4
  %272 = insertelement <16 x float> poison, float %271, i64 0
  %273 = shufflevector <16 x float> %272, <16 x float> poison, <16 x i32> zeroinitializer
  %274 = call <16 x float> @llvm.fma.v16f32(<16 x float> %273, <16 x float> %244, <16 x float> %229)
  %275 = call <16 x float> @llvm.fma.v16f32(<16 x float> %273, <16 x float> %246, <16 x float> %228)
  %276 = call <16 x float> @llvm.fma.v16f32(<16 x float> %273, <16 x float> %248, <16 x float> %227)
  %277 = getelementptr i8, ptr %249, i64 6144
  %278 = load float, ptr %277, align 4
  %279 = insertelement <16 x float> poison, float %278, i64 0
  %280 = shufflevector <16 x float> %279, <16 x float> poison, <16 x i32> zeroinitializer
  %281 = call <16 x float> @llvm.fma.v16f32(<16 x float> %280, <16 x float> %244, <16 x float> %226)
  %282 = call <16 x float> @llvm.fma.v16f32(<16 x float> %280, <16 x float> %246, <16 x float> %225)
  %283 = call <16 x float> @llvm.fma.v16f32(<16 x float> %280, <16 x float> %248, <16 x float> %224)
  %284 = getelementptr i8, ptr %249, i64 7680
  %285 = load float, ptr %284, align 4
  %286 = insertelement <16 x float> poison, float %285, i64 0
  %287 = shufflevector <16 x float> %286, <16 x float> poison, <16 x i32> zeroinitializer
  %288 = call <16 x float> @llvm.fma.v16f32(<16 x float> %287, <16 x float> %244, <16 x float> %223)
  %289 = call <16 x float> @llvm.fma.v16f32(<16 x float> %287, <16 x float> %246, <16 x float> %222)
  %290 = call <16 x float> @llvm.fma.v16f32(<16 x float> %287, <16 x float> %248, <16 x float> %221)
  %291 = getelementptr i8, ptr %249, i64 9216
  %292 = load float, ptr %291, align 4
  %293 = insertelement <16 x float> poison, float %292, i64 0
  %294 = shufflevector <16 x float> %293, <16 x float> poison, <16 x i32> zeroinitializer
  %295 = call <16 x float> @llvm.fma.v16f32(<16 x float> %294, <16 x float> %244, <16 x float> %220)
  %296 = call <16 x float> @llvm.fma.v16f32(<16 x float> %294, <16 x float> %246, <16 x float> %219)
  %297 = call <16 x float> @llvm.fma.v16f32(<16 x float> %294, <16 x float> %248, <16 x float> %218)
  %298 = getelementptr i8, ptr %249, i64 10752
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
  %318 = getelementptr i8, ptr %249, i64 1540
  %319 = load float, ptr %318, align 4
  %320 = insertelement <16 x float> poison, float %319, i64 0
  %321 = shufflevector <16 x float> %320, <16 x float> poison, <16 x i32> zeroinitializer
  %322 = call <16 x float> @llvm.fma.v16f32(<16 x float> %321, <16 x float> %306, <16 x float> %260)
  %323 = call <16 x float> @llvm.fma.v16f32(<16 x float> %321, <16 x float> %308, <16 x float> %261)
  %324 = call <16 x float> @llvm.fma.v16f32(<16 x float> %321, <16 x float> %310, <16 x float> %262)
  %325 = getelementptr i8, ptr %249, i64 3076
  %326 = load float, ptr %325, align 4
  %327 = insertelement <16 x float> poison, float %326, i64 0
  %328 = shufflevector <16 x float> %327, <16 x float> poison, <16 x i32> zeroinitializer
  %329 = call <16 x float> @llvm.fma.v16f32(<16 x float> %328, <16 x float> %306, <16 x float> %267)
  %330 = call <16 x float> @llvm.fma.v16f32(<16 x float> %328, <16 x float> %308, <16 x float> %268)
  %331 = call <16 x float> @llvm.fma.v16f32(<16 x float> %328, <16 x float> %310, <16 x float> %269)
  %332 = getelementptr i8, ptr %249, i64 4612
  %333 = load float, ptr %332, align 4
  %334 = insertelement <16 x float> poison, float %333, i64 0
  %335 = shufflevector <16 x float> %334, <16 x float> poison, <16 x i32> zeroinitializer
  %336 = call <16 x float> @llvm.fma.v16f32(<16 x float> %335, <16 x float> %306, <16 x float> %274)
  %337 = call <16 x float> @llvm.fma.v16f32(<16 x float> %335, <16 x float> %308, <16 x float> %275)
  %338 = call <16 x float> @llvm.fma.v16f32(<16 x float> %335, <16 x float> %310, <16 x float> %276)
  %339 = getelementptr i8, ptr %249, i64 6148
  %340 = load float, ptr %339, align 4
  %341 = insertelement <16 x float> poison, float %340, i64 0
  %342 = shufflevector <16 x float> %341, <16 x float> poison, <16 x i32> zeroinitializer
  %343 = call <16 x float> @llvm.fma.v16f32(<16 x float> %342, <16 x float> %306, <16 x float> %281)
  %344 = call <16 x float> @llvm.fma.v16f32(<16 x float> %342, <16 x float> %308, <16 x float> %282)
  %345 = call <16 x float> @llvm.fma.v16f32(<16 x float> %342, <16 x float> %310, <16 x float> %283)
  %346 = getelementptr i8, ptr %249, i64 7684
  %347 = load float, ptr %346, align 4
  %348 = insertelement <16 x float> poison, float %347, i64 0
  %349 = shufflevector <16 x float> %348, <16 x float> poison, <16 x i32> zeroinitializer
  %350 = call <16 x float> @llvm.fma.v16f32(<16 x float> %349, <16 x float> %306, <16 x float> %288)
  %351 = call <16 x float> @llvm.fma.v16f32(<16 x float> %349, <16 x float> %308, <16 x float> %289)
  %352 = call <16 x float> @llvm.fma.v16f32(<16 x float> %349, <16 x float> %310, <16 x float> %290)
  %353 = getelementptr i8, ptr %249, i64 9220
  %354 = load float, ptr %353, align 4
  %355 = insertelement <16 x float> poison, float %354, i64 0
  %356 = shufflevector <16 x float> %355, <16 x float> poison, <16 x i32> zeroinitializer
  %357 = call <16 x float> @llvm.fma.v16f32(<16 x float> %356, <16 x float> %306, <16 x float> %295)
  %358 = call <16 x float> @llvm.fma.v16f32(<16 x float> %356, <16 x float> %308, <16 x float> %296)
  %359 = call <16 x float> @llvm.fma.v16f32(<16 x float> %356, <16 x float> %310, <16 x float> %297)
  %360 = getelementptr i8, ptr %249, i64 10756
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
  %393 = icmp slt i64 %213, 384
  br i1 %393, label %187, label %394

394:                                              ; preds = %._crit_edge
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
