; ModuleID = 'matmul_e1d009e5488193d6'
source_filename = "matmul_e1d009e5488193d6"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: nounwind
define void @matmul_e1d009e5488193d6(ptr %0, i64 %1, i64 %2) #0 {
  %4 = load ptr, ptr %0, align 8
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr i8, ptr %4, i64 8
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr i8, ptr %4, i64 16
  %9 = load ptr, ptr %8, align 8
  %10 = icmp slt i64 %1, %2
  br i1 %10, label %.lr.ph2, label %._crit_edge3

.lr.ph2:                                          ; preds = %3, %48
  %11 = phi i64 [ %49, %48 ], [ %1, %3 ]
  %12 = lshr i64 %11, 1
  %13 = shl i64 %11, 2
  %14 = and i64 %13, 4
  %15 = add nuw nsw i64 %14, 4
  %16 = mul i64 %12, 12
  %17 = add i64 %16, 12
  %18 = call i64 @llvm.smin.i64(i64 %17, i64 256)
  %19 = icmp slt i64 %16, %18
  br label %20

20:                                               ; preds = %.lr.ph2, %._crit_edge
  %21 = phi i64 [ %14, %.lr.ph2 ], [ %46, %._crit_edge ]
  %22 = mul i64 %21, 48
  %23 = mul i64 %21, 3120
  br i1 %19, label %.lr.ph, label %._crit_edge

.lr.ph:                                           ; preds = %20
  %24 = getelementptr float, ptr %9, i64 %22
  %25 = getelementptr i8, ptr %24, i64 64
  %26 = getelementptr i8, ptr %24, i64 128
  br label %27

27:                                               ; preds = %.lr.ph, %41
  %28 = phi i64 [ %16, %.lr.ph ], [ %44, %41 ]
  %29 = mul i64 %28, 3072
  %30 = getelementptr float, ptr %24, i64 %29
  %31 = getelementptr float, ptr %25, i64 %29
  %32 = getelementptr float, ptr %26, i64 %29
  br label %33

33:                                               ; preds = %27, %33
  %34 = phi i64 [ 0, %27 ], [ %39, %33 ]
  %35 = mul i64 %34, 384
  %36 = getelementptr float, ptr %30, i64 %35
  call void @llvm.prefetch.p0(ptr %36, i32 1, i32 3, i32 1)
  %37 = getelementptr float, ptr %31, i64 %35
  call void @llvm.prefetch.p0(ptr %37, i32 1, i32 3, i32 1)
  %38 = getelementptr float, ptr %32, i64 %35
  call void @llvm.prefetch.p0(ptr %38, i32 1, i32 3, i32 1)
  %39 = add i64 %34, 1
  %40 = icmp slt i64 %39, 8
  br i1 %40, label %33, label %41

41:                                               ; preds = %33
  %42 = mul i64 %28, 520
  %43 = add i64 %22, %29
  call void @matmul_e1d009e5488193d6.mma1(ptr %5, i64 %42, ptr %7, i64 %23, ptr %9, i64 %43)
  %44 = add i64 %28, 1
  %45 = icmp slt i64 %44, %18
  br i1 %45, label %27, label %._crit_edge

._crit_edge:                                      ; preds = %41, %20
  %46 = add i64 %21, 1
  %47 = icmp slt i64 %46, %15
  br i1 %47, label %20, label %48

48:                                               ; preds = %._crit_edge
  %49 = add i64 %11, 1
  %50 = icmp slt i64 %49, %2
  br i1 %50, label %.lr.ph2, label %._crit_edge3

._crit_edge3:                                     ; preds = %48, %3
  ret void
}

; Function Attrs: nounwind
define internal void @matmul_e1d009e5488193d6.mma1(ptr %0, i64 %1, ptr %2, i64 %3, ptr %4, i64 %5) #0 {
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
  %49 = getelementptr i8, ptr %42, i64 260
  %50 = load float, ptr %49, align 4
  %51 = insertelement <16 x float> poison, float %50, i64 0
  %52 = shufflevector <16 x float> %51, <16 x float> poison, <16 x i32> zeroinitializer
  %53 = call <16 x float> @llvm.fma.v16f32(<16 x float> %52, <16 x float> %37, <16 x float> %28)
  %54 = call <16 x float> @llvm.fma.v16f32(<16 x float> %52, <16 x float> %39, <16 x float> %27)
  %55 = call <16 x float> @llvm.fma.v16f32(<16 x float> %52, <16 x float> %41, <16 x float> %26)
  %56 = getelementptr i8, ptr %42, i64 520
  %57 = load float, ptr %56, align 4
  %58 = insertelement <16 x float> poison, float %57, i64 0
  %59 = shufflevector <16 x float> %58, <16 x float> poison, <16 x i32> zeroinitializer
  %60 = call <16 x float> @llvm.fma.v16f32(<16 x float> %59, <16 x float> %37, <16 x float> %25)
  %61 = call <16 x float> @llvm.fma.v16f32(<16 x float> %59, <16 x float> %39, <16 x float> %24)
  %62 = call <16 x float> @llvm.fma.v16f32(<16 x float> %59, <16 x float> %41, <16 x float> %23)
  %63 = getelementptr i8, ptr %42, i64 780
  %64 = load float, ptr %63, align 4
  %65 = insertelement <16 x float> poison, float %64, i64 0
  %66 = shufflevector <16 x float> %65, <16 x float> poison, <16 x i32> zeroinitializer
  %67 = call <16 x float> @llvm.fma.v16f32(<16 x float> %66, <16 x float> %37, <16 x float> %22)
  %68 = call <16 x float> @llvm.fma.v16f32(<16 x float> %66, <16 x float> %39, <16 x float> %21)
  %69 = call <16 x float> @llvm.fma.v16f32(<16 x float> %66, <16 x float> %41, <16 x float> %20)
  %70 = getelementptr i8, ptr %42, i64 1040
  %71 = load float, ptr %70, align 4
  %72 = insertelement <16 x float> poison, float %71, i64 0
  %73 = shufflevector <16 x float> %72, <16 x float> poison, <16 x i32> zeroinitializer
  %74 = call <16 x float> @llvm.fma.v16f32(<16 x float> %73, <16 x float> %37, <16 x float> %19)
  %75 = call <16 x float> @llvm.fma.v16f32(<16 x float> %73, <16 x float> %39, <16 x float> %18)
  %76 = call <16 x float> @llvm.fma.v16f32(<16 x float> %73, <16 x float> %41, <16 x float> %17)
  %77 = getelementptr i8, ptr %42, i64 1300
  %78 = load float, ptr %77, align 4
  %79 = insertelement <16 x float> poison, float %78, i64 0
  %80 = shufflevector <16 x float> %79, <16 x float> poison, <16 x i32> zeroinitializer
  %81 = call <16 x float> @llvm.fma.v16f32(<16 x float> %80, <16 x float> %37, <16 x float> %16)
  %82 = call <16 x float> @llvm.fma.v16f32(<16 x float> %80, <16 x float> %39, <16 x float> %15)
  %83 = call <16 x float> @llvm.fma.v16f32(<16 x float> %80, <16 x float> %41, <16 x float> %14)
  %84 = getelementptr i8, ptr %42, i64 1560
  %85 = load float, ptr %84, align 4
  %86 = insertelement <16 x float> poison, float %85, i64 0
  %87 = shufflevector <16 x float> %86, <16 x float> poison, <16 x i32> zeroinitializer
  %88 = call <16 x float> @llvm.fma.v16f32(<16 x float> %87, <16 x float> %37, <16 x float> %13)
  %89 = call <16 x float> @llvm.fma.v16f32(<16 x float> %87, <16 x float> %39, <16 x float> %12)
  %90 = call <16 x float> @llvm.fma.v16f32(<16 x float> %87, <16 x float> %41, <16 x float> %11)
  %91 = getelementptr i8, ptr %42, i64 1820
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
  %111 = getelementptr i8, ptr %42, i64 264
  %112 = load float, ptr %111, align 4
  %113 = insertelement <16 x float> poison, float %112, i64 0
  %114 = shufflevector <16 x float> %113, <16 x float> poison, <16 x i32> zeroinitializer
  %115 = call <16 x float> @llvm.fma.v16f32(<16 x float> %114, <16 x float> %99, <16 x float> %53)
  %116 = call <16 x float> @llvm.fma.v16f32(<16 x float> %114, <16 x float> %101, <16 x float> %54)
  %117 = call <16 x float> @llvm.fma.v16f32(<16 x float> %114, <16 x float> %103, <16 x float> %55)
  %118 = getelementptr i8, ptr %42, i64 524
  %119 = load float, ptr %118, align 4
  %120 = insertelement <16 x float> poison, float %119, i64 0
  %121 = shufflevector <16 x float> %120, <16 x float> poison, <16 x i32> zeroinitializer
  %122 = call <16 x float> @llvm.fma.v16f32(<16 x float> %121, <16 x float> %99, <16 x float> %60)
  %123 = call <16 x float> @llvm.fma.v16f32(<16 x float> %121, <16 x float> %101, <16 x float> %61)
  %124 = call <16 x float> @llvm.fma.v16f32(<16 x float> %121, <16 x float> %103, <16 x float> %62)
  %125 = getelementptr i8, ptr %42, i64 784
  %126 = load float, ptr %125, align 4
  %127 = insertelement <16 x float> poison, float %126, i64 0
  %128 = shufflevector <16 x float> %127, <16 x float> poison, <16 x i32> zeroinitializer
  %129 = call <16 x float> @llvm.fma.v16f32(<16 x float> %128, <16 x float> %99, <16 x float> %67)
  %130 = call <16 x float> @llvm.fma.v16f32(<16 x float> %128, <16 x float> %101, <16 x float> %68)
  %131 = call <16 x float> @llvm.fma.v16f32(<16 x float> %128, <16 x float> %103, <16 x float> %69)
  %132 = getelementptr i8, ptr %42, i64 1044
  %133 = load float, ptr %132, align 4
  %134 = insertelement <16 x float> poison, float %133, i64 0
  %135 = shufflevector <16 x float> %134, <16 x float> poison, <16 x i32> zeroinitializer
  %136 = call <16 x float> @llvm.fma.v16f32(<16 x float> %135, <16 x float> %99, <16 x float> %74)
  %137 = call <16 x float> @llvm.fma.v16f32(<16 x float> %135, <16 x float> %101, <16 x float> %75)
  %138 = call <16 x float> @llvm.fma.v16f32(<16 x float> %135, <16 x float> %103, <16 x float> %76)
  %139 = getelementptr i8, ptr %42, i64 1304
  %140 = load float, ptr %139, align 4
  %141 = insertelement <16 x float> poison, float %140, i64 0
  %142 = shufflevector <16 x float> %141, <16 x float> poison, <16 x i32> zeroinitializer
  %143 = call <16 x float> @llvm.fma.v16f32(<16 x float> %142, <16 x float> %99, <16 x float> %81)
  %144 = call <16 x float> @llvm.fma.v16f32(<16 x float> %142, <16 x float> %101, <16 x float> %82)
  %145 = call <16 x float> @llvm.fma.v16f32(<16 x float> %142, <16 x float> %103, <16 x float> %83)
  %146 = getelementptr i8, ptr %42, i64 1564
  %147 = load float, ptr %146, align 4
  %148 = insertelement <16 x float> poison, float %147, i64 0
  %149 = shufflevector <16 x float> %148, <16 x float> poison, <16 x i32> zeroinitializer
  %150 = call <16 x float> @llvm.fma.v16f32(<16 x float> %149, <16 x float> %99, <16 x float> %88)
  %151 = call <16 x float> @llvm.fma.v16f32(<16 x float> %149, <16 x float> %101, <16 x float> %89)
  %152 = call <16 x float> @llvm.fma.v16f32(<16 x float> %149, <16 x float> %103, <16 x float> %90)
  %153 = getelementptr i8, ptr %42, i64 1824
  %154 = load float, ptr %153, align 4
  %155 = insertelement <16 x float> poison, float %154, i64 0
  %156 = shufflevector <16 x float> %155, <16 x float> poison, <16 x i32> zeroinitializer
  %157 = call <16 x float> @llvm.fma.v16f32(<16 x float> %156, <16 x float> %99, <16 x float> %95)
  %158 = call <16 x float> @llvm.fma.v16f32(<16 x float> %156, <16 x float> %101, <16 x float> %96)
  %159 = call <16 x float> @llvm.fma.v16f32(<16 x float> %156, <16 x float> %103, <16 x float> %97)
  %160 = add i64 %32, 2
  %161 = icmp slt i64 %160, 64
  br i1 %161, label %7, label %.preheader

.preheader:                                       ; preds = %7, %.preheader
  %162 = phi <16 x float> [ %251, %.preheader ], [ %159, %7 ]
  %163 = phi <16 x float> [ %250, %.preheader ], [ %158, %7 ]
  %164 = phi <16 x float> [ %249, %.preheader ], [ %157, %7 ]
  %165 = phi <16 x float> [ %244, %.preheader ], [ %152, %7 ]
  %166 = phi <16 x float> [ %243, %.preheader ], [ %151, %7 ]
  %167 = phi <16 x float> [ %242, %.preheader ], [ %150, %7 ]
  %168 = phi <16 x float> [ %237, %.preheader ], [ %145, %7 ]
  %169 = phi <16 x float> [ %236, %.preheader ], [ %144, %7 ]
  %170 = phi <16 x float> [ %235, %.preheader ], [ %143, %7 ]
  %171 = phi <16 x float> [ %230, %.preheader ], [ %138, %7 ]
  %172 = phi <16 x float> [ %229, %.preheader ], [ %137, %7 ]
  %173 = phi <16 x float> [ %228, %.preheader ], [ %136, %7 ]
  %174 = phi <16 x float> [ %223, %.preheader ], [ %131, %7 ]
  %175 = phi <16 x float> [ %222, %.preheader ], [ %130, %7 ]
  %176 = phi <16 x float> [ %221, %.preheader ], [ %129, %7 ]
  %177 = phi <16 x float> [ %216, %.preheader ], [ %124, %7 ]
  %178 = phi <16 x float> [ %215, %.preheader ], [ %123, %7 ]
  %179 = phi <16 x float> [ %214, %.preheader ], [ %122, %7 ]
  %180 = phi <16 x float> [ %209, %.preheader ], [ %117, %7 ]
  %181 = phi <16 x float> [ %208, %.preheader ], [ %116, %7 ]
  %182 = phi <16 x float> [ %207, %.preheader ], [ %115, %7 ]
  %183 = phi <16 x float> [ %202, %.preheader ], [ %110, %7 ]
  %184 = phi <16 x float> [ %201, %.preheader ], [ %109, %7 ]
  %185 = phi <16 x float> [ %200, %.preheader ], [ %108, %7 ]
  %186 = phi i64 [ %252, %.preheader ], [ 64, %7 ]
  %187 = add i64 %1, %186
  %188 = mul i64 %186, 48
  %189 = add i64 %3, %188
  %190 = getelementptr float, ptr %2, i64 %189
  %191 = load <16 x float>, ptr %190, align 4
  %192 = getelementptr i8, ptr %190, i64 64
  %193 = load <16 x float>, ptr %192, align 4
  %194 = getelementptr i8, ptr %190, i64 128
  %195 = load <16 x float>, ptr %194, align 4
  %196 = getelementptr float, ptr %0, i64 %187
  %197 = load float, ptr %196, align 4
  %198 = insertelement <16 x float> poison, float %197, i64 0
  %199 = shufflevector <16 x float> %198, <16 x float> poison, <16 x i32> zeroinitializer
  %200 = call <16 x float> @llvm.fma.v16f32(<16 x float> %199, <16 x float> %191, <16 x float> %185)
  %201 = call <16 x float> @llvm.fma.v16f32(<16 x float> %199, <16 x float> %193, <16 x float> %184)
  %202 = call <16 x float> @llvm.fma.v16f32(<16 x float> %199, <16 x float> %195, <16 x float> %183)
  %203 = getelementptr i8, ptr %196, i64 260
  %204 = load float, ptr %203, align 4
  %205 = insertelement <16 x float> poison, float %204, i64 0
  %206 = shufflevector <16 x float> %205, <16 x float> poison, <16 x i32> zeroinitializer
  %207 = call <16 x float> @llvm.fma.v16f32(<16 x float> %206, <16 x float> %191, <16 x float> %182)
  %208 = call <16 x float> @llvm.fma.v16f32(<16 x float> %206, <16 x float> %193, <16 x float> %181)
  %209 = call <16 x float> @llvm.fma.v16f32(<16 x float> %206, <16 x float> %195, <16 x float> %180)
  %210 = getelementptr i8, ptr %196, i64 520
  %211 = load float, ptr %210, align 4
  %212 = insertelement <16 x float> poison, float %211, i64 0
  %213 = shufflevector <16 x float> %212, <16 x float> poison, <16 x i32> zeroinitializer
  %214 = call <16 x float> @llvm.fma.v16f32(<16 x float> %213, <16 x float> %191, <16 x float> %179)
  %215 = call <16 x float> @llvm.fma.v16f32(<16 x float> %213, <16 x float> %193, <16 x float> %178)
  %216 = call <16 x float> @llvm.fma.v16f32(<16 x float> %213, <16 x float> %195, <16 x float> %177)
  %217 = getelementptr i8, ptr %196, i64 780
  %218 = load float, ptr %217, align 4
  %219 = insertelement <16 x float> poison, float %218, i64 0
  %220 = shufflevector <16 x float> %219, <16 x float> poison, <16 x i32> zeroinitializer
  %221 = call <16 x float> @llvm.fma.v16f32(<16 x float> %220, <16 x float> %191, <16 x float> %176)
  %222 = call <16 x float> @llvm.fma.v16f32(<16 x float> %220, <16 x float> %193, <16 x float> %175)
  %223 = call <16 x float> @llvm.fma.v16f32(<16 x float> %220, <16 x float> %195, <16 x float> %174)
  %224 = getelementptr i8, ptr %196, i64 1040
  %225 = load float, ptr %224, align 4
  %226 = insertelement <16 x float> poison, float %225, i64 0
  %227 = shufflevector <16 x float> %226, <16 x float> poison, <16 x i32> zeroinitializer
  %228 = call <16 x float> @llvm.fma.v16f32(<16 x float> %227, <16 x float> %191, <16 x float> %173)
  %229 = call <16 x float> @llvm.fma.v16f32(<16 x float> %227, <16 x float> %193, <16 x float> %172)
  %230 = call <16 x float> @llvm.fma.v16f32(<16 x float> %227, <16 x float> %195, <16 x float> %171)
  %231 = getelementptr i8, ptr %196, i64 1300
  %232 = load float, ptr %231, align 4
  %233 = insertelement <16 x float> poison, float %232, i64 0
  %234 = shufflevector <16 x float> %233, <16 x float> poison, <16 x i32> zeroinitializer
  %235 = call <16 x float> @llvm.fma.v16f32(<16 x float> %234, <16 x float> %191, <16 x float> %170)
  %236 = call <16 x float> @llvm.fma.v16f32(<16 x float> %234, <16 x float> %193, <16 x float> %169)
  %237 = call <16 x float> @llvm.fma.v16f32(<16 x float> %234, <16 x float> %195, <16 x float> %168)
  %238 = getelementptr i8, ptr %196, i64 1560
  %239 = load float, ptr %238, align 4
  %240 = insertelement <16 x float> poison, float %239, i64 0
  %241 = shufflevector <16 x float> %240, <16 x float> poison, <16 x i32> zeroinitializer
  %242 = call <16 x float> @llvm.fma.v16f32(<16 x float> %241, <16 x float> %191, <16 x float> %167)
  %243 = call <16 x float> @llvm.fma.v16f32(<16 x float> %241, <16 x float> %193, <16 x float> %166)
  %244 = call <16 x float> @llvm.fma.v16f32(<16 x float> %241, <16 x float> %195, <16 x float> %165)
  %245 = getelementptr i8, ptr %196, i64 1820
  %246 = load float, ptr %245, align 4
  %247 = insertelement <16 x float> poison, float %246, i64 0
  %248 = shufflevector <16 x float> %247, <16 x float> poison, <16 x i32> zeroinitializer
  %249 = call <16 x float> @llvm.fma.v16f32(<16 x float> %248, <16 x float> %191, <16 x float> %164)
  %250 = call <16 x float> @llvm.fma.v16f32(<16 x float> %248, <16 x float> %193, <16 x float> %163)
  %251 = call <16 x float> @llvm.fma.v16f32(<16 x float> %248, <16 x float> %195, <16 x float> %162)
  %252 = add i64 %186, 1
  %253 = icmp slt i64 %252, 65
  br i1 %253, label %.preheader, label %254

254:                                              ; preds = %.preheader
  %255 = getelementptr float, ptr %4, i64 %5
  store <16 x float> %200, ptr %255, align 4
  %256 = getelementptr i8, ptr %255, i64 64
  store <16 x float> %201, ptr %256, align 4
  %257 = getelementptr i8, ptr %255, i64 128
  store <16 x float> %202, ptr %257, align 4
  %258 = getelementptr i8, ptr %255, i64 1536
  store <16 x float> %207, ptr %258, align 4
  %259 = getelementptr i8, ptr %255, i64 1600
  store <16 x float> %208, ptr %259, align 4
  %260 = getelementptr i8, ptr %255, i64 1664
  store <16 x float> %209, ptr %260, align 4
  %261 = getelementptr i8, ptr %255, i64 3072
  store <16 x float> %214, ptr %261, align 4
  %262 = getelementptr i8, ptr %255, i64 3136
  store <16 x float> %215, ptr %262, align 4
  %263 = getelementptr i8, ptr %255, i64 3200
  store <16 x float> %216, ptr %263, align 4
  %264 = getelementptr i8, ptr %255, i64 4608
  store <16 x float> %221, ptr %264, align 4
  %265 = getelementptr i8, ptr %255, i64 4672
  store <16 x float> %222, ptr %265, align 4
  %266 = getelementptr i8, ptr %255, i64 4736
  store <16 x float> %223, ptr %266, align 4
  %267 = getelementptr i8, ptr %255, i64 6144
  store <16 x float> %228, ptr %267, align 4
  %268 = getelementptr i8, ptr %255, i64 6208
  store <16 x float> %229, ptr %268, align 4
  %269 = getelementptr i8, ptr %255, i64 6272
  store <16 x float> %230, ptr %269, align 4
  %270 = getelementptr i8, ptr %255, i64 7680
  store <16 x float> %235, ptr %270, align 4
  %271 = getelementptr i8, ptr %255, i64 7744
  store <16 x float> %236, ptr %271, align 4
  %272 = getelementptr i8, ptr %255, i64 7808
  store <16 x float> %237, ptr %272, align 4
  %273 = getelementptr i8, ptr %255, i64 9216
  store <16 x float> %242, ptr %273, align 4
  %274 = getelementptr i8, ptr %255, i64 9280
  store <16 x float> %243, ptr %274, align 4
  %275 = getelementptr i8, ptr %255, i64 9344
  store <16 x float> %244, ptr %275, align 4
  %276 = getelementptr i8, ptr %255, i64 10752
  store <16 x float> %249, ptr %276, align 4
  %277 = getelementptr i8, ptr %255, i64 10816
  store <16 x float> %250, ptr %277, align 4
  %278 = getelementptr i8, ptr %255, i64 10880
  store <16 x float> %251, ptr %278, align 4
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
