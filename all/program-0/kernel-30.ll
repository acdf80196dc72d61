; ModuleID = 'matmul_4b649fb39983d372'
source_filename = "matmul_4b649fb39983d372"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: nounwind
define void @matmul_4b649fb39983d372(ptr %0, i64 %1, i64 %2) #0 {
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
  %14 = getelementptr i8, ptr %4, i64 40
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr i8, ptr %4, i64 48
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr i8, ptr %4, i64 56
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr i8, ptr %4, i64 64
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr i8, ptr %4, i64 72
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr i8, ptr %4, i64 80
  %25 = load ptr, ptr %24, align 8
  %26 = getelementptr i8, ptr %4, i64 88
  %27 = load ptr, ptr %26, align 8
  %28 = getelementptr i8, ptr %4, i64 96
  %29 = load ptr, ptr %28, align 8
  %30 = getelementptr i8, ptr %4, i64 104
  %31 = load ptr, ptr %30, align 8
  %32 = getelementptr i8, ptr %4, i64 112
  %33 = load ptr, ptr %32, align 8
  %34 = getelementptr i8, ptr %4, i64 120
  %35 = load ptr, ptr %34, align 8
  %36 = getelementptr i8, ptr %4, i64 128
  %37 = load ptr, ptr %36, align 8
  %38 = alloca [8960 x i8], align 64
  %39 = icmp slt i64 %1, %2
  br i1 %39, label %.lr.ph13, label %._crit_edge14

.lr.ph13:                                         ; preds = %3, %227
  %40 = phi i64 [ %228, %227 ], [ %1, %3 ]
  %41 = urem i64 %40, 6
  %42 = udiv i64 %40, 6
  %43 = mul i64 %42, 7
  %44 = add i64 %43, 7
  %45 = mul i64 %42, -2240
  %46 = shl nuw nsw i64 %41, 6
  %47 = sub i64 %45, %46
  %48 = call i64 @llvm.smin.i64(i64 %44, i64 13)
  %49 = icmp slt i64 %43, %48
  br label %50

50:                                               ; preds = %.lr.ph13, %._crit_edge
  %51 = phi i64 [ %41, %.lr.ph13 ], [ %61, %._crit_edge ]
  %52 = shl i64 %51, 17
  %53 = shl i64 %51, 6
  %54 = add i64 %47, %53
  br i1 %49, label %.lr.ph, label %._crit_edge

.lr.ph:                                           ; preds = %50, %.lr.ph
  %55 = phi i64 [ %59, %.lr.ph ], [ %43, %50 ]
  %56 = mul i64 %55, 5
  %57 = mul i64 %55, 320
  %58 = add i64 %54, %57
  call void @matmul_4b649fb39983d372.mma1(ptr %5, i64 %56, ptr %7, i64 %52, ptr nonnull %38, i64 %58)
  %59 = add i64 %55, 1
  %60 = icmp slt i64 %59, %48
  br i1 %60, label %.lr.ph, label %._crit_edge

._crit_edge:                                      ; preds = %.lr.ph, %50
  %61 = add i64 %51, 1
  %.not = icmp sgt i64 %61, %41
  br i1 %.not, label %.preheader, label %50

.preheader:                                       ; preds = %._crit_edge, %79
  %62 = phi i64 [ %80, %79 ], [ 1, %._crit_edge ]
  %63 = mul i64 %62, 44720
  %64 = mul i64 %62, 44032
  br label %65

65:                                               ; preds = %.preheader, %._crit_edge5
  %66 = phi i64 [ %41, %.preheader ], [ %78, %._crit_edge5 ]
  %67 = shl i64 %66, 17
  %68 = add i64 %64, %67
  %69 = shl i64 %66, 6
  %70 = add i64 %47, %69
  br i1 %49, label %.lr.ph4, label %._crit_edge5

.lr.ph4:                                          ; preds = %65, %.lr.ph4
  %71 = phi i64 [ %76, %.lr.ph4 ], [ %43, %65 ]
  %72 = mul i64 %71, 5
  %73 = add i64 %63, %72
  %74 = mul i64 %71, 320
  %75 = add i64 %70, %74
  call void @matmul_4b649fb39983d372.mma2(ptr %5, i64 %73, ptr %7, i64 %68, ptr nonnull %38, i64 %75)
  %76 = add i64 %71, 1
  %77 = icmp slt i64 %76, %48
  br i1 %77, label %.lr.ph4, label %._crit_edge5

._crit_edge5:                                     ; preds = %.lr.ph4, %65
  %78 = add i64 %66, 1
  %.not2 = icmp sgt i64 %78, %41
  br i1 %.not2, label %79, label %65

79:                                               ; preds = %._crit_edge5
  %80 = add i64 %62, 1
  %81 = icmp slt i64 %80, 2
  br i1 %81, label %.preheader, label %82

82:                                               ; preds = %79
  %83 = load i8, ptr %19, align 1
  %84 = icmp ne i8 %83, 0
  %85 = load float, ptr %15, align 4
  %86 = load float, ptr %17, align 4
  %87 = load float, ptr %23, align 4
  %88 = load float, ptr %25, align 4
  %89 = load float, ptr %11, align 4
  %90 = load float, ptr %31, align 4
  %91 = load float, ptr %27, align 4
  %92 = load float, ptr %29, align 4
  %93 = insertelement <16 x float> poison, float %85, i64 0
  %94 = shufflevector <16 x float> %93, <16 x float> poison, <16 x i32> zeroinitializer
  %95 = insertelement <16 x float> poison, float %86, i64 0
  %96 = shufflevector <16 x float> %95, <16 x float> poison, <16 x i32> zeroinitializer
  %97 = insertelement <16 x i1> poison, i1 %84, i64 0
  %98 = shufflevector <16 x i1> %97, <16 x i1> poison, <16 x i32> zeroinitializer
  %99 = insertelement <16 x float> poison, float %87, i64 0
  %100 = shufflevector <16 x float> %99, <16 x float> poison, <16 x i32> zeroinitializer
  %101 = insertelement <16 x float> poison, float %88, i64 0
  %102 = shufflevector <16 x float> %101, <16 x float> poison, <16 x i32> zeroinitializer
  %103 = insertelement <16 x float> poison, float %89, i64 0
  %104 = shufflevector <16 x float> %103, <16 x float> poison, <16 x i32> zeroinitializer
  %105 = insertelement <16 x float> poison, float %90, i64 0
  %106 = shufflevector <16 x float> %105, <16 x float> poison, <16 x i32> zeroinitializer
  %107 = insertelement <16 x float> poison, float %91, i64 0
  %108 = shufflevector <16 x float> %107, <16 x float> poison, <16 x i32> zeroinitializer
  %109 = insertelement <16 x float> poison, float %92, i64 0
  %110 = shufflevector <16 x float> %109, <16 x float> poison, <16 x i32> zeroinitializer
  br label %111

111:                                              ; preds = %82, %._crit_edge10
  %112 = phi i64 [ %41, %82 ], [ %226, %._crit_edge10 ]
  %113 = shl i64 %112, 6
  %114 = or disjoint i64 %113, 16
  %115 = or disjoint i64 %113, 32
  %116 = or disjoint i64 %113, 48
  %117 = shl i64 %112, 17
  %118 = or disjoint i64 %117, 88064
  %119 = add i64 %47, %113
  br i1 %49, label %.lr.ph9, label %._crit_edge10

.lr.ph9:                                          ; preds = %111, %223
  %120 = phi i64 [ %224, %223 ], [ %43, %111 ]
  %121 = mul i64 %120, 5
  %122 = mul i64 %120, 1920
  %123 = add i64 %113, %122
  %124 = add i64 %114, %122
  %125 = add i64 %115, %122
  %126 = add i64 %116, %122
  br label %127

127:                                              ; preds = %.lr.ph9, %127
  %128 = phi i64 [ 0, %.lr.ph9 ], [ %146, %127 ]
  %129 = mul i64 %128, 384
  %130 = add i64 %123, %129
  %131 = getelementptr float, ptr %33, i64 %130
  call void @llvm.prefetch.p0(ptr %131, i32 1, i32 3, i32 1)
  %132 = add i64 %124, %129
  %133 = getelementptr float, ptr %33, i64 %132
  call void @llvm.prefetch.p0(ptr %133, i32 1, i32 3, i32 1)
  %134 = add i64 %125, %129
  %135 = getelementptr float, ptr %33, i64 %134
  call void @llvm.prefetch.p0(ptr %135, i32 1, i32 3, i32 1)
  %136 = add i64 %126, %129
  %137 = getelementptr float, ptr %33, i64 %136
  call void @llvm.prefetch.p0(ptr %137, i32 1, i32 3, i32 1)
  %138 = getelementptr float, ptr %35, i64 %130
  call void @llvm.prefetch.p0(ptr %138, i32 1, i32 3, i32 1)
  %139 = getelementptr float, ptr %35, i64 %132
  call void @llvm.prefetch.p0(ptr %139, i32 1, i32 3, i32 1)
  %140 = getelementptr float, ptr %35, i64 %134
  call void @llvm.prefetch.p0(ptr %140, i32 1, i32 3, i32 1)
  %141 = getelementptr float, ptr %35, i64 %136
  call void @llvm.prefetch.p0(ptr %141, i32 1, i32 3, i32 1)
  %142 = getelementptr float, ptr %37, i64 %130
  call void @llvm.prefetch.p0(ptr %142, i32 1, i32 3, i32 1)
  %143 = getelementptr float, ptr %37, i64 %132
  call void @llvm.prefetch.p0(ptr %143, i32 1, i32 3, i32 1)
  %144 = getelementptr float, ptr %37, i64 %134
  call void @llvm.prefetch.p0(ptr %144, i32 1, i32 3, i32 1)
  %145 = getelementptr float, ptr %37, i64 %136
  call void @llvm.prefetch.p0(ptr %145, i32 1, i32 3, i32 1)
  %146 = add i64 %128, 1
  %147 = icmp slt i64 %146, 5
  br i1 %147, label %127, label %148

148:                                              ; preds = %127
  %149 = add i64 %121, 89440
  %150 = mul i64 %120, 320
  %151 = add i64 %119, %150
  call void @matmul_4b649fb39983d372.mma3(ptr %5, i64 %149, ptr %7, i64 %118, ptr nonnull %38, i64 %151)
  br label %152

152:                                              ; preds = %148, %220
  %153 = phi i64 [ 0, %148 ], [ %221, %220 ]
  %154 = shl i64 %153, 6
  %.reass = add i64 %154, %151
  %155 = mul i64 %153, 384
  %.reass7 = add i64 %155, %123
  %156 = getelementptr float, ptr %38, i64 %.reass
  br label %157

157:                                              ; preds = %152, %157
  %158 = phi i64 [ 0, %152 ], [ %218, %157 ]
  %159 = or disjoint i64 %158, 16
  %160 = getelementptr float, ptr %156, i64 %158
  %161 = load <16 x float>, ptr %160, align 4
  %162 = getelementptr float, ptr %156, i64 %159
  %163 = load <16 x float>, ptr %162, align 4
  %164 = add i64 %.reass7, %158
  %165 = add i64 %.reass7, %159
  %166 = getelementptr float, ptr %13, i64 %164
  %167 = load <16 x float>, ptr %166, align 4
  %168 = getelementptr float, ptr %13, i64 %165
  %169 = load <16 x float>, ptr %168, align 4
  %170 = fsub <16 x float> %161, %167
  %171 = fsub <16 x float> %163, %169
  %172 = fmul <16 x float> %94, %170
  %173 = fmul <16 x float> %94, %171
  %174 = fadd <16 x float> %167, %172
  %175 = fadd <16 x float> %169, %173
  %176 = fmul <16 x float> %170, %96
  %177 = fmul <16 x float> %171, %96
  %178 = fsub <16 x float> %161, %176
  %179 = fsub <16 x float> %163, %177
  %180 = select <16 x i1> %98, <16 x float> %174, <16 x float> %178
  %181 = select <16 x i1> %98, <16 x float> %175, <16 x float> %179
  %182 = getelementptr float, ptr %21, i64 %164
  %183 = load <16 x float>, ptr %182, align 4
  %184 = getelementptr float, ptr %21, i64 %165
  %185 = load <16 x float>, ptr %184, align 4
  %186 = fmul <16 x float> %183, %100
  %187 = fmul <16 x float> %185, %100
  %188 = fmul <16 x float> %161, %102
  %189 = fmul <16 x float> %163, %102
  %190 = fmul <16 x float> %188, %161
  %191 = fmul <16 x float> %189, %163
  %192 = fadd <16 x float> %186, %190
  %193 = fadd <16 x float> %187, %191
  %194 = getelementptr float, ptr %9, i64 %164
  %195 = load <16 x float>, ptr %194, align 4
  %196 = getelementptr float, ptr %9, i64 %165
  %197 = load <16 x float>, ptr %196, align 4
  %198 = fmul <16 x float> %195, %104
  %199 = fmul <16 x float> %197, %104
  %200 = fmul <16 x float> %180, %106
  %201 = fmul <16 x float> %181, %106
  %202 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %192)
  %203 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %193)
  %204 = fdiv <16 x float> %202, %108
  %205 = fdiv <16 x float> %203, %108
  %206 = fadd <16 x float> %204, %110
  %207 = fadd <16 x float> %205, %110
  %208 = fdiv <16 x float> %200, %206
  %209 = fdiv <16 x float> %201, %207
  %210 = fadd <16 x float> %198, %208
  %211 = fadd <16 x float> %199, %209
  %212 = getelementptr float, ptr %33, i64 %164
  store <16 x float> %180, ptr %212, align 4
  %213 = getelementptr float, ptr %33, i64 %165
  store <16 x float> %181, ptr %213, align 4
  %214 = getelementptr float, ptr %35, i64 %164
  store <16 x float> %192, ptr %214, align 4
  %215 = getelementptr float, ptr %35, i64 %165
  store <16 x float> %193, ptr %215, align 4
  %216 = getelementptr float, ptr %37, i64 %164
  store <16 x float> %210, ptr %216, align 4
  %217 = getelementptr float, ptr %37, i64 %165
  store <16 x float> %211, ptr %217, align 4
  %218 = add i64 %158, 32
  %219 = icmp slt i64 %218, 64
  br i1 %219, label %157, label %220

220:                                              ; preds = %157
  %221 = add i64 %153, 1
  %222 = icmp slt i64 %221, 5
  br i1 %222, label %152, label %223

223:                                              ; preds = %220
  %224 = add i64 %120, 1
  %225 = icmp slt i64 %224, %48
  br i1 %225, label %.lr.ph9, label %._crit_edge10

._crit_edge10:                                    ; preds = %223, %111
  %226 = add i64 %112, 1
  %.not1 = icmp sgt i64 %226, %41
  br i1 %.not1, label %227, label %111

227:                                              ; preds = %._crit_edge10
  %228 = add i64 %40, 1
  %229 = icmp slt i64 %228, %2
  br i1 %229, label %.lr.ph13, label %._crit_edge14

._crit_edge14:                                    ; preds = %227, %3
  ret void
}

; Function Attrs: nounwind
define internal void @matmul_4b649fb39983d372.mma1(ptr %0, i64 %1, ptr %2, i64 %3, ptr %4, i64 %5) #0 {
  br label %7

7:                                                ; preds = %6, %7
  %8 = phi <16 x float> [ zeroinitializer, %6 ], [ %130, %7 ]
  %9 = phi <16 x float> [ zeroinitializer, %6 ], [ %129, %7 ]
  %10 = phi <16 x float> [ zeroinitializer, %6 ], [ %128, %7 ]
  %11 = phi <16 x float> [ zeroinitializer, %6 ], [ %127, %7 ]
  %12 = phi <16 x float> [ zeroinitializer, %6 ], [ %122, %7 ]
  %13 = phi <16 x float> [ zeroinitializer, %6 ], [ %121, %7 ]
  %14 = phi <16 x float> [ zeroinitializer, %6 ], [ %120, %7 ]
  %15 = phi <16 x float> [ zeroinitializer, %6 ], [ %119, %7 ]
  %16 = phi <16 x float> [ zeroinitializer, %6 ], [ %114, %7 ]
  %17 = phi <16 x float> [ zeroinitializer, %6 ], [ %113, %7 ]
  %18 = phi <16 x float> [ zeroinitializer, %6 ], [ %112, %7 ]
  %19 = phi <16 x float> [ zeroinitializer, %6 ], [ %111, %7 ]
  %20 = phi <16 x float> [ zeroinitializer, %6 ], [ %106, %7 ]
  %21 = phi <16 x float> [ zeroinitializer, %6 ], [ %105, %7 ]
  %22 = phi <16 x float> [ zeroinitializer, %6 ], [ %104, %7 ]
  %23 = phi <16 x float> [ zeroinitializer, %6 ], [ %103, %7 ]
  %24 = phi <16 x float> [ zeroinitializer, %6 ], [ %98, %7 ]
  %25 = phi <16 x float> [ zeroinitializer, %6 ], [ %97, %7 ]
  %26 = phi <16 x float> [ zeroinitializer, %6 ], [ %96, %7 ]
  %27 = phi <16 x float> [ zeroinitializer, %6 ], [ %95, %7 ]
  %28 = phi i64 [ 0, %6 ], [ %131, %7 ]
  %29 = mul i64 %28, 65
  %30 = add i64 %1, %29
  %31 = shl i64 %28, 6
  %32 = add i64 %3, %31
  %33 = getelementptr float, ptr %2, i64 %32
  %34 = load <16 x float>, ptr %33, align 4
  %35 = getelementptr i8, ptr %33, i64 64
  %36 = load <16 x float>, ptr %35, align 4
  %37 = getelementptr i8, ptr %33, i64 128
  %38 = load <16 x float>, ptr %37, align 4
  %39 = getelementptr i8, ptr %33, i64 192
  %40 = load <16 x float>, ptr %39, align 4
  %41 = getelementptr float, ptr %0, i64 %30
  %42 = getelementptr i8, ptr %41, i64 3120
  call void @llvm.prefetch.p0(ptr %42, i32 0, i32 3, i32 1)
  %43 = load float, ptr %41, align 4
  %44 = insertelement <16 x float> poison, float %43, i64 0
  %45 = shufflevector <16 x float> %44, <16 x float> poison, <16 x i32> zeroinitializer
  %46 = call <16 x float> @llvm.fma.v16f32(<16 x float> %45, <16 x float> %34, <16 x float> %27)
  %47 = call <16 x float> @llvm.fma.v16f32(<16 x float> %45, <16 x float> %36, <16 x float> %26)
  %48 = call <16 x float> @llvm.fma.v16f32(<16 x float> %45, <16 x float> %38, <16 x float> %25)
  %49 = call <16 x float> @llvm.fma.v16f32(<16 x float> %45, <16 x float> %40, <16 x float> %24)
  %50 = getelementptr i8, ptr %41, i64 4
  %51 = load float, ptr %50, align 4
  %52 = insertelement <16 x float> poison, float %51, i64 0
  %53 = shufflevector <16 x float> %52, <16 x float> poison, <16 x i32> zeroinitializer
  %54 = call <16 x float> @llvm.fma.v16f32(<16 x float> %53, <16 x float> %34, <16 x float> %23)
  %55 = call <16 x float> @llvm.fma.v16f32(<16 x float> %53, <16 x float> %36, <16 x float> %22)
  %56 = call <16 x float> @llvm.fma.v16f32(<16 x float> %53, <16 x float> %38, <16 x float> %21)
  %57 = call <16 x float> @llvm.fma.v16f32(<16 x float> %53, <16 x float> %40, <16 x float> %20)
  %58 = getelementptr i8, ptr %41, i64 8
  %59 = load float, ptr %58, align 4
  %60 = insertelement <16 x float> poison, float %59, i64 0
  %61 = shufflevector <16 x float> %60, <16 x float> poison, <16 x i32> zeroinitializer
  %62 = call <16 x float> @llvm.fma.v16f32(<16 x float> %61, <16 x float> %34, <16 x float> %19)
  %63 = call <16 x float> @llvm.fma.v16f32(<16 x float> %61, <16 x float> %36, <16 x float> %18)
  %64 = call <16 x float> @llvm.fma.v16f32(<16 x float> %61, <16 x float> %38, <16 x float> %17)
  %65 = call <16 x float> @llvm.fma.v16f32(<16 x float> %61, <16 x float> %40, <16 x float> %16)
  %66 = getelementptr i8, ptr %41, i64 12
  %67 = load float, ptr %66, align 4
  %68 = insertelement <16 x float> poison, float %67, i64 0
  %69 = shufflevector <16 x float> %68, <16 x float> poison, <16 x i32> zeroinitializer
  %70 = call <16 x float> @llvm.fma.v16f32(<16 x float> %69, <16 x float> %34, <16 x float> %15)
  %71 = call <16 x float> @llvm.fma.v16f32(<16 x float> %69, <16 x float> %36, <16 x float> %14)
  %72 = call <16 x float> @llvm.fma.v16f32(<16 x float> %69, <16 x float> %38, <16 x float> %13)
  %73 = call <16 x float> @llvm.fma.v16f32(<16 x float> %69, <16 x float> %40, <16 x float> %12)
  %74 = getelementptr i8, ptr %41, i64 16
  %75 = load float, ptr %74, align 4
  %76 = insertelement <16 x float> poison, float %75, i64 0
  %77 = shufflevector <16 x float> %76, <16 x float> poison, <16 x i32> zeroinitializer
  %78 = call <16 x float> @llvm.fma.v16f32(<16 x float> %77, <16 x float> %34, <16 x float> %11)
  %79 = call <16 x float> @llvm.fma.v16f32(<16 x float> %77, <16 x float> %36, <16 x float> %10)
  %80 = call <16 x float> @llvm.fma.v16f32(<16 x float> %77, <16 x float> %38, <16 x float> %9)
  %81 = call <16 x float> @llvm.fma.v16f32(<16 x float> %77, <16 x float> %40, <16 x float> %8)
  %82 = getelementptr i8, ptr %33, i64 256
  %83 = load <16 x float>, ptr %82, align 4
  %84 = getelementptr i8, ptr %33, i64 320
  %85 = load <16 x float>, ptr %84, align 4
  %86 = getelementptr i8, ptr %33, i64 384
  %87 = load <16 x float>, ptr %86, align 4
  %88 = getelementptr i8, ptr %33, i64 448
  %89 = load <16 x float>, ptr %88, align 4
  %90 = getelementptr i8, ptr %41, i64 3380
  call void @llvm.prefetch.p0(ptr %90, i32 0, i32 3, i32 1)
  %91 = getelementptr i8, ptr %41, i64 260
  %92 = load float, ptr %91, align 4
  %93 = insertelement <16 x float> poison, float %92, i64 0
  %94 = shufflevector <16 x float> %93, <16 x float> poison, <16 x i32> zeroinitializer
  %95 = call <16 x float> @llvm.fma.v16f32(<16 x float> %94, <16 x float> %83, <16 x float> %46)
  %96 = call <16 x float> @llvm.fma.v16f32(<16 x float> %94, <16 x float> %85, <16 x float> %47)
  %97 = call <16 x float> @llvm.fma.v16f32(<16 x float> %94, <16 x float> %87, <16 x float> %48)
  %98 = call <16 x float> @llvm.fma.v16f32(<16 x float> %94, <16 x float> %89, <16 x float> %49)
  %99 = getelementptr i8, ptr %41, i64 264
  %100 = load float, ptr %99, align 4
  %101 = insertelement <16 x float> poison, float %100, i64 0
  %102 = shufflevector <16 x float> %101, <16 x float> poison, <16 x i32> zeroinitializer
  %103 = call <16 x float> @llvm.fma.v16f32(<16 x float> %102, <16 x float> %83, <16 x float> %54)
  %104 = call <16 x float> @llvm.fma.v16f32(<16 x float> %102, <16 x float> %85, <16 x float> %55)
  %105 = call <16 x float> @llvm.fma.v16f32(<16 x float> %102, <16 x float> %87, <16 x float> %56)
  %106 = call <16 x float> @llvm.fma.v16f32(<16 x float> %102, <16 x float> %89, <16 x float> %57)
  %107 = getelementptr i8, ptr %41, i64 268
  %108 = load float, ptr %107, align 4
  %109 = insertelement <16 x float> poison, float %108, i64 0
  %110 = shufflevector <16 x float> %109, <16 x float> poison, <16 x i32> zeroinitializer
  %111 = call <16 x float> @llvm.fma.v16f32(<16 x float> %110, <16 x float> %83, <16 x float> %62)
  %112 = call <16 x float> @llvm.fma.v16f32(<16 x float> %110, <16 x float> %85, <16 x float> %63)
  %113 = call <16 x float> @llvm.fma.v16f32(<16 x float> %110, <16 x float> %87, <16 x float> %64)
  %114 = call <16 x float> @llvm.fma.v16f32(<16 x float> %110, <16 x float> %89, <16 x float> %65)
  %115 = getelementptr i8, ptr %41, i64 272
  %116 = load float, ptr %115, align 4
  %117 = insertelement <16 x float> poison, float %116, i64 0
  %118 = shufflevector <16 x float> %117, <16 x float> poison, <16 x i32> zeroinitializer
  %119 = call <16 x float> @llvm.fma.v16f32(<16 x float> %118, <16 x float> %83, <16 x float> %70)
  %120 = call <16 x float> @llvm.fma.v16f32(<16 x float> %118, <16 x float> %85, <16 x float> %71)
  %121 = call <16 x float> @llvm.fma.v16f32(<16 x float> %118, <16 x float> %87, <16 x float> %72)
  %122 = call <16 x float> @llvm.fma.v16f32(<16 x float> %118, <16 x float> %89, <16 x float> %73)
  %123 = getelementptr i8, ptr %41, i64 276
  %124 = load float, ptr %123, align 4
  %125 = insertelement <16 x float> poison, float %124, i64 0
  %126 = shufflevector <16 x float> %125, <16 x float> poison, <16 x i32> zeroinitializer
  %127 = call <16 x float> @llvm.fma.v16f32(<16 x float> %126, <16 x float> %83, <16 x float> %78)
  %128 = call <16 x float> @llvm.fma.v16f32(<16 x float> %126, <16 x float> %85, <16 x float> %79)
  %129 = call <16 x float> @llvm.fma.v16f32(<16 x float> %126, <16 x float> %87, <16 x float> %80)
  %130 = call <16 x float> @llvm.fma.v16f32(<16 x float> %126, <16 x float> %89, <16 x float> %81)
  %131 = add i64 %28, 2
  %132 = icmp slt i64 %131, 172
  br i1 %132, label %7, label %133

133:                                              ; preds = %7
  %134 = getelementptr float, ptr %4, i64 %5
  store <16 x float> %95, ptr %134, align 4
  %135 = getelementptr i8, ptr %134, i64 64
  store <16 x float> %96, ptr %135, align 4
  %136 = getelementptr i8, ptr %134, i64 128
  store <16 x float> %97, ptr %136, align 4
  %137 = getelementptr i8, ptr %134, i64 192
  store <16 x float> %98, ptr %137, align 4
  %138 = getelementptr i8, ptr %134, i64 256
  store <16 x float> %103, ptr %138, align 4
  %139 = getelementptr i8, ptr %134, i64 320
  store <16 x float> %104, ptr %139, align 4
  %140 = getelementptr i8, ptr %134, i64 384
  store <16 x float> %105, ptr %140, align 4
  %141 = getelementptr i8, ptr %134, i64 448
  store <16 x float> %106, ptr %141, align 4
  %142 = getelementptr i8, ptr %134, i64 512
  store <16 x float> %111, ptr %142, align 4
  %143 = getelementptr i8, ptr %134, i64 576
  store <16 x float> %112, ptr %143, align 4
  %144 = getelementptr i8, ptr %134, i64 640
  store <16 x float> %113, ptr %144, align 4
  %145 = getelementptr i8, ptr %134, i64 704
  store <16 x float> %114, ptr %145, align 4
  %146 = getelementptr i8, ptr %134, i64 768
  store <16 x float> %119, ptr %146, align 4
  %147 = getelementptr i8, ptr %134, i64 832
  store <16 x float> %120, ptr %147, align 4
  %148 = getelementptr i8, ptr %134, i64 896
  store <16 x float> %121, ptr %148, align 4
  %149 = getelementptr i8, ptr %134, i64 960
  store <16 x float> %122, ptr %149, align 4
  %150 = getelementptr i8, ptr %134, i64 1024
  store <16 x float> %127, ptr %150, align 4
  %151 = getelementptr i8, ptr %134, i64 1088
  store <16 x float> %128, ptr %151, align 4
  %152 = getelementptr i8, ptr %134, i64 1152
  store <16 x float> %129, ptr %152, align 4
  %153 = getelementptr i8, ptr %134, i64 1216
  store <16 x float> %130, ptr %153, align 4
  %.promoted = load <16 x float>, ptr %134, align 4
  %.promoted59 = load <16 x float>, ptr %135, align 4
  %.promoted60 = load <16 x float>, ptr %136, align 4
  %.promoted61 = load <16 x float>, ptr %137, align 4
  %.promoted62 = load <16 x float>, ptr %138, align 4
  %.promoted63 = load <16 x float>, ptr %139, align 4
  %.promoted64 = load <16 x float>, ptr %140, align 4
  %.promoted65 = load <16 x float>, ptr %141, align 4
  %.promoted66 = load <16 x float>, ptr %142, align 4
  %.promoted67 = load <16 x float>, ptr %143, align 4
  %.promoted68 = load <16 x float>, ptr %144, align 4
  %.promoted69 = load <16 x float>, ptr %145, align 4
  %.promoted70 = load <16 x float>, ptr %146, align 4
  %.promoted71 = load <16 x float>, ptr %147, align 4
  %.promoted72 = load <16 x float>, ptr %148, align 4
  %.promoted73 = load <16 x float>, ptr %149, align 4
  %.promoted74 = load <16 x float>, ptr %150, align 4
  %.promoted75 = load <16 x float>, ptr %151, align 4
  %.promoted76 = load <16 x float>, ptr %152, align 4
  br label %154

154:                                              ; preds = %133, %._crit_edge
  %155 = phi <16 x float> [ %130, %133 ], [ %322, %._crit_edge ]
  %156 = phi <16 x float> [ %.promoted76, %133 ], [ %321, %._crit_edge ]
  %157 = phi <16 x float> [ %.promoted75, %133 ], [ %320, %._crit_edge ]
  %158 = phi <16 x float> [ %.promoted74, %133 ], [ %319, %._crit_edge ]
  %159 = phi <16 x float> [ %.promoted73, %133 ], [ %318, %._crit_edge ]
  %160 = phi <16 x float> [ %.promoted72, %133 ], [ %317, %._crit_edge ]
  %161 = phi <16 x float> [ %.promoted71, %133 ], [ %316, %._crit_edge ]
  %162 = phi <16 x float> [ %.promoted70, %133 ], [ %315, %._crit_edge ]
  %163 = phi <16 x float> [ %.promoted69, %133 ], [ %314, %._crit_edge ]
  %164 = phi <16 x float> [ %.promoted68, %133 ], [ %313, %._crit_edge ]
  %165 = phi <16 x float> [ %.promoted67, %133 ], [ %312, %._crit_edge ]
  %166 = phi <16 x float> [ %.promoted66, %133 ], [ %311, %._crit_edge ]
  %167 = phi <16 x float> [ %.promoted65, %133 ], [ %310, %._crit_edge ]
  %168 = phi <16 x float> [ %.promoted64, %133 ], [ %309, %._crit_edge ]
  %169 = phi <16 x float> [ %.promoted63, %133 ], [ %308, %._crit_edge ]
  %170 = phi <16 x float> [ %.promoted62, %133 ], [ %307, %._crit_edge ]
  %171 = phi <16 x float> [ %.promoted61, %133 ], [ %306, %._crit_edge ]
  %172 = phi <16 x float> [ %.promoted60, %133 ], [ %305, %._crit_edge ]
  %173 = phi <16 x float> [ %.promoted59, %133 ], [ %304, %._crit_edge ]
  %174 = phi <16 x float> [ %.promoted, %133 ], [ %303, %._crit_edge ]
  %175 = phi i64 [ 172, %133 ], [ %176, %._crit_edge ]
  %176 = add i64 %175, 172
  %177 = icmp slt i64 %175, %176
  br i1 %177, label %.lr.ph, label %._crit_edge

.lr.ph:                                           ; preds = %154, %.lr.ph
  %178 = phi <16 x float> [ %300, %.lr.ph ], [ zeroinitializer, %154 ]
  %179 = phi <16 x float> [ %299, %.lr.ph ], [ zeroinitializer, %154 ]
  %180 = phi <16 x float> [ %298, %.lr.ph ], [ zeroinitializer, %154 ]
  %181 = phi <16 x float> [ %297, %.lr.ph ], [ zeroinitializer, %154 ]
  %182 = phi <16 x float> [ %292, %.lr.ph ], [ zeroinitializer, %154 ]
  %183 = phi <16 x float> [ %291, %.lr.ph ], [ zeroinitializer, %154 ]
  %184 = phi <16 x float> [ %290, %.lr.ph ], [ zeroinitializer, %154 ]
  %185 = phi <16 x float> [ %289, %.lr.ph ], [ zeroinitializer, %154 ]
  %186 = phi <16 x float> [ %284, %.lr.ph ], [ zeroinitializer, %154 ]
  %187 = phi <16 x float> [ %283, %.lr.ph ], [ zeroinitializer, %154 ]
  %188 = phi <16 x float> [ %282, %.lr.ph ], [ zeroinitializer, %154 ]
  %189 = phi <16 x float> [ %281, %.lr.ph ], [ zeroinitializer, %154 ]
  %190 = phi <16 x float> [ %276, %.lr.ph ], [ zeroinitializer, %154 ]
  %191 = phi <16 x float> [ %275, %.lr.ph ], [ zeroinitializer, %154 ]
  %192 = phi <16 x float> [ %274, %.lr.ph ], [ zeroinitializer, %154 ]
  %193 = phi <16 x float> [ %273, %.lr.ph ], [ zeroinitializer, %154 ]
  %194 = phi <16 x float> [ %268, %.lr.ph ], [ zeroinitializer, %154 ]
  %195 = phi <16 x float> [ %267, %.lr.ph ], [ zeroinitializer, %154 ]
  %196 = phi <16 x float> [ %266, %.lr.ph ], [ zeroinitializer, %154 ]
  %197 = phi <16 x float> [ %265, %.lr.ph ], [ zeroinitializer, %154 ]
  %198 = phi i64 [ %301, %.lr.ph ], [ %175, %154 ]
  %199 = mul i64 %198, 65
  %200 = add i64 %1, %199
  %201 = shl i64 %198, 6
  %202 = add i64 %3, %201
  %203 = getelementptr float, ptr %2, i64 %202
  %204 = load <16 x float>, ptr %203, align 4
  %205 = getelementptr i8, ptr %203, i64 64
  %206 = load <16 x float>, ptr %205, align 4
  %207 = getelementptr i8, ptr %203, i64 128
  %208 = load <16 x float>, ptr %207, align 4
  %209 = getelementptr i8, ptr %203, i64 192
  %210 = load <16 x float>, ptr %209, align 4
  %211 = getelementptr float, ptr %0, i64 %200
  %212 = getelementptr i8, ptr %211, i64 3120
  call void @llvm.prefetch.p0(ptr %212, i32 0, i32 3, i32 1)
  %213 = load float, ptr %211, align 4
  %214 = insertelement <16 x float> poison, float %213, i64 0
  %215 = shufflevector <16 x float> %214, <16 x float> poison, <16 x i32> zeroinitializer
  %216 = call <16 x float> @llvm.fma.v16f32(<16 x float> %215, <16 x float> %204, <16 x float> %197)
  %217 = call <16 x float> @llvm.fma.v16f32(<16 x float> %215, <16 x float> %206, <16 x float> %196)
  %218 = call <16 x float> @llvm.fma.v16f32(<16 x float> %215, <16 x float> %208, <16 x float> %195)
  %219 = call <16 x float> @llvm.fma.v16f32(<16 x float> %215, <16 x float> %210, <16 x float> %194)
  %220 = getelementptr i8, ptr %211, i64 4
  %221 = load float, ptr %220, align 4
  %222 = insertelement <16 x float> poison, float %221, i64 0
  %223 = shufflevector <16 x float> %222, <16 x float> poison, <16 x i32> zeroinitializer
  %224 = call <16 x float> @llvm.fma.v16f32(<16 x float> %223, <16 x float> %204, <16 x float> %193)
  %225 = call <16 x float> @llvm.fma.v16f32(<16 x float> %223, <16 x float> %206, <16 x float> %192)
  %226 = call <16 x float> @llvm.fma.v16f32(<16 x float> %223, <16 x float> %208, <16 x float> %191)
  %227 = call <16 x float> @llvm.fma.v16f32(<16 x float> %223, <16 x float> %210, <16 x float> %190)
  %228 = getelementptr i8, ptr %211, i64 8
  %229 = load float, ptr %228, align 4
  %230 = insertelement <16 x float> poison, float %229, i64 0
  %231 = shufflevector <16 x float> %230, <16 x float> poison, <16 x i32> zeroinitializer
  %232 = call <16 x float> @llvm.fma.v16f32(<16 x float> %231, <16 x float> %204, <16 x float> %189)
  %233 = call <16 x float> @llvm.fma.v16f32(<16 x float> %231, <16 x float> %206, <16 x float> %188)
  %234 = call <16 x float> @llvm.fma.v16f32(<16 x float> %231, <16 x float> %208, <16 x float> %187)
  %235 = call <16 x float> @llvm.fma.v16f32(<16 x float> %231, <16 x float> %210, <16 x float> %186)
  %236 = getelementptr i8, ptr %211, i64 12
  %237 = load float, ptr %236, align 4
  %238 = insertelement <16 x float> poison, float %237, i64 0
  %239 = shufflevector <16 x float> %238, <16 x float> poison, <16 x i32> zeroinitializer
  %240 = call <16 x float> @llvm.fma.v16f32(<16 x float> %239, <16 x float> %204, <16 x float> %185)
  %241 = call <16 x float> @llvm.fma.v16f32(<16 x float> %239, <16 x float> %206, <16 x float> %184)
  %242 = call <16 x float> @llvm.fma.v16f32(<16 x float> %239, <16 x float> %208, <16 x float> %183)
  %243 = call <16 x float> @llvm.fma.v16f32(<16 x float> %239, <16 x float> %210, <16 x float> %182)
  %244 = getelementptr i8, ptr %211, i64 16
  %245 = load float, ptr %244, align 4
  %246 = insertelement <16 x float> poison, float %245, i64 0
  %247 = shufflevector <16 x float> %246, <16 x float> poison, <16 x i32> zeroinitializer
  %248 = call <16 x float> @llvm.fma.v16f32(<16 x float> %247, <16 x float> %204, <16 x float> %181)
  %249 = call <16 x float> @llvm.fma.v16f32(<16 x float> %247, <16 x float> %206, <16 x float> %180)
  %250 = call <16 x float> @llvm.fma.v16f32(<16 x float> %247, <16 x float> %208, <16 x float> %179)
  %251 = call <16 x float> @llvm.fma.v16f32(<16 x float> %247, <16 x float> %210, <16 x float> %178)
  %252 = getelementptr i8, ptr %203, i64 256
  %253 = load <16 x float>, ptr %252, align 4
  %254 = getelementptr i8, ptr %203, i64 320
  %255 = load <16 x float>, ptr %254, align 4
  %256 = getelementptr i8, ptr %203, i64 384
  %257 = load <16 x float>, ptr %256, align 4
  %258 = getelementptr i8, ptr %203, i64 448
  %259 = load <16 x float>, ptr %258, align 4
  %260 = getelementptr i8, ptr %211, i64 3380
  call void @llvm.prefetch.p0(ptr %260, i32 0, i32 3, i32 1)
  %261 = getelementptr i8, ptr %211, i64 260
  %262 = load float, ptr %261, align 4
  %263 = insertelement <16 x float> poison, float %262, i64 0
  %264 = shufflevector <16 x float> %263, <16 x float> poison, <16 x i32> zeroinitializer
  %265 = call <16 x float> @llvm.fma.v16f32(<16 x float> %264, <16 x float> %253, <16 x float> %216)
  %266 = call <16 x float> @llvm.fma.v16f32(<16 x float> %264, <16 x float> %255, <16 x float> %217)
  %267 = call <16 x float> @llvm.fma.v16f32(<16 x float> %264, <16 x float> %257, <16 x float> %218)
  %268 = call <16 x float> @llvm.fma.v16f32(<16 x float> %264, <16 x float> %259, <16 x float> %219)
  %269 = getelementptr i8, ptr %211, i64 264
  %270 = load float, ptr %269, align 4
  %271 = insertelement <16 x float> poison, float %270, i64 0
  %272 = shufflevector <16 x float> %271, <16 x float> poison, <16 x i32> zeroinitializer
  %273 = call <16 x float> @llvm.fma.v16f32(<16 x float> %272, <16 x float> %253, <16 x float> %224)
  %274 = call <16 x float> @llvm.fma.v16f32(<16 x float> %272, <16 x float> %255, <16 x float> %225)
  %275 = call <16 x float> @llvm.fma.v16f32(<16 x float> %272, <16 x float> %257, <16 x float> %226)
  %276 = call <16 x float> @llvm.fma.v16f32(<16 x float> %272, <16 x float> %259, <16 x float> %227)
  %277 = getelementptr i8, ptr %211, i64 268
  %278 = load float, ptr %277, align 4
  %279 = insertelement <16 x float> poison, float %278, i64 0
  %280 = shufflevector <16 x float> %279, <16 x float> poison, <16 x i32> zeroinitializer
  %281 = call <16 x float> @llvm.fma.v16f32(<16 x float> %280, <16 x float> %253, <16 x float> %232)
  %282 = call <16 x float> @llvm.fma.v16f32(<16 x float> %280, <16 x float> %255, <16 x float> %233)
  %283 = call <16 x float> @llvm.fma.v16f32(<16 x float> %280, <16 x float> %257, <16 x float> %234)
  %284 = call <16 x float> @llvm.fma.v16f32(<16 x float> %280, <16 x float> %259, <16 x float> %235)
  %285 = getelementptr i8, ptr %211, i64 272
  %286 = load float, ptr %285, align 4
  %287 = insertelement <16 x float> poison, float %286, i64 0
  %288 = shufflevector <16 x float> %287, <16 x float> poison, <16 x i32> zeroinitializer
  %289 = call <16 x float> @llvm.fma.v16f32(<16 x float> %288, <16 x float> %253, <16 x float> %240)
  %290 = call <16 x float> @llvm.fma.v16f32(<16 x float> %288, <16 x float> %255, <16 x float> %241)
  %291 = call <16 x float> @llvm.fma.v16f32(<16 x float> %288, <16 x float> %257, <16 x float> %242)
  %292 = call <16 x float> @llvm.fma.v16f32(<16 x float> %288, <16 x float> %259, <16 x float> %243)
  %293 = getelementptr i8, ptr %211, i64 276
  %294 = load float, ptr %293, align 4
  %295 = insertelement <16 x float> poison, float %294, i64 0
  %296 = shufflevector <16 x float> %295, <16 x float> poison, <16 x i32> zeroinitializer
  %297 = call <16 x float> @llvm.fma.v16f32(<16 x float> %296, <16 x float> %253, <16 x float> %248)
  %298 = call <16 x float> @llvm.fma.v16f32(<16 x float> %296, <16 x float> %255, <16 x float> %249)
  %299 = call <16 x float> @llvm.fma.v16f32(<16 x float> %296, <16 x float> %257, <16 x float> %250)
  %300 = call <16 x float> @llvm.fma.v16f32(<16 x float> %296, <16 x float> %259, <16 x float> %251)
  %301 = add i64 %198, 2
  %302 = icmp slt i64 %301, %176
  br i1 %302, label %.lr.ph, label %._crit_edge

._crit_edge:                                      ; preds = %.lr.ph, %154
  %.lcssa19 = phi <16 x float> [ zeroinitializer, %154 ], [ %265, %.lr.ph ]
  %.lcssa18 = phi <16 x float> [ zeroinitializer, %154 ], [ %266, %.lr.ph ]
  %.lcssa17 = phi <16 x float> [ zeroinitializer, %154 ], [ %267, %.lr.ph ]
  %.lcssa16 = phi <16 x float> [ zeroinitializer, %154 ], [ %268, %.lr.ph ]
  %.lcssa15 = phi <16 x float> [ zeroinitializer, %154 ], [ %273, %.lr.ph ]
  %.lcssa14 = phi <16 x float> [ zeroinitializer, %154 ], [ %274, %.lr.ph ]
  %.lcssa13 = phi <16 x float> [ zeroinitializer, %154 ], [ %275, %.lr.ph ]
  %.lcssa12 = phi <16 x float> [ zeroinitializer, %154 ], [ %276, %.lr.ph ]
  %.lcssa11 = phi <16 x float> [ zeroinitializer, %154 ], [ %281, %.lr.ph ]
  %.lcssa10 = phi <16 x float> [ zeroinitializer, %154 ], [ %282, %.lr.ph ]
  %.lcssa9 = phi <16 x float> [ zeroinitializer, %154 ], [ %283, %.lr.ph ]
  %.lcssa8 = phi <16 x float> [ zeroinitializer, %154 ], [ %284, %.lr.ph ]
  %.lcssa7 = phi <16 x float> [ zeroinitializer, %154 ], [ %289, %.lr.ph ]
  %.lcssa6 = phi <16 x float> [ zeroinitializer, %154 ], [ %290, %.lr.ph ]
  %.lcssa5 = phi <16 x float> [ zeroinitializer, %154 ], [ %291, %.lr.ph ]
  %.lcssa4 = phi <16 x float> [ zeroinitializer, %154 ], [ %292, %.lr.ph ]
  %.lcssa3 = phi <16 x float> [ zeroinitializer, %154 ], [ %297, %.lr.ph ]
  %.lcssa2 = phi <16 x float> [ zeroinitializer, %154 ], [ %298, %.lr.ph ]
  %.lcssa1 = phi <16 x float> [ zeroinitializer, %154 ], [ %299, %.lr.ph ]
  %.lcssa = phi <16 x float> [ zeroinitializer, %154 ], [ %300, %.lr.ph ]
  %303 = fadd <16 x float> %174, %.lcssa19
  store <16 x float> %303, ptr %134, align 4
  %304 = fadd <16 x float> %173, %.lcssa18
  store <16 x float> %304, ptr %135, align 4
  %305 = fadd <16 x float> %172, %.lcssa17
  store <16 x float> %305, ptr %136, align 4
  %306 = fadd <16 x float> %171, %.lcssa16
  store <16 x float> %306, ptr %137, align 4
  %307 = fadd <16 x float> %170, %.lcssa15
  store <16 x float> %307, ptr %138, align 4
  %308 = fadd <16 x float> %169, %.lcssa14
  store <16 x float> %308, ptr %139, align 4
  %309 = fadd <16 x float> %168, %.lcssa13
  store <16 x float> %309, ptr %140, align 4
  %310 = fadd <16 x float> %167, %.lcssa12
  store <16 x float> %310, ptr %141, align 4
  %311 = fadd <16 x float> %166, %.lcssa11
  store <16 x float> %311, ptr %142, align 4
  %312 = fadd <16 x float> %165, %.lcssa10
  store <16 x float> %312, ptr %143, align 4
  %313 = fadd <16 x float> %164, %.lcssa9
  store <16 x float> %313, ptr %144, align 4
  %314 = fadd <16 x float> %163, %.lcssa8
  store <16 x float> %314, ptr %145, align 4
  %315 = fadd <16 x float> %162, %.lcssa7
  store <16 x float> %315, ptr %146, align 4
  %316 = fadd <16 x float> %161, %.lcssa6
  store <16 x float> %316, ptr %147, align 4
  %317 = fadd <16 x float> %160, %.lcssa5
  store <16 x float> %317, ptr %148, align 4
  %318 = fadd <16 x float> %159, %.lcssa4
  store <16 x float> %318, ptr %149, align 4
  %319 = fadd <16 x float> %158, %.lcssa3
  store <16 x float> %319, ptr %150, align 4
  %320 = fadd <16 x float> %157, %.lcssa2
  store <16 x float> %320, ptr %151, align 4
  %321 = fadd <16 x float> %156, %.lcssa1
  store <16 x float> %321, ptr %152, align 4
  %322 = fadd <16 x float> %155, %.lcssa
  store <16 x float> %322, ptr %153, align 4
  %323 = icmp slt i64 %176, 688
  br i1 %323, label %154, label %324

324:                                              ; preds = %._crit_edge
  ret void
}

; Function Attrs: nounwind
define internal void @matmul_4b649fb39983d372.mma2(ptr %0, i64 %1, ptr %2, i64 %3, ptr %4, i64 %5) #0 {
  br label %7

7:                                                ; preds = %6, %7
  %8 = phi <16 x float> [ zeroinitializer, %6 ], [ %130, %7 ]
  %9 = phi <16 x float> [ zeroinitializer, %6 ], [ %129, %7 ]
  %10 = phi <16 x float> [ zeroinitializer, %6 ], [ %128, %7 ]
  %11 = phi <16 x float> [ zeroinitializer, %6 ], [ %127, %7 ]
  %12 = phi <16 x float> [ zeroinitializer, %6 ], [ %122, %7 ]
  %13 = phi <16 x float> [ zeroinitializer, %6 ], [ %121, %7 ]
  %14 = phi <16 x float> [ zeroinitializer, %6 ], [ %120, %7 ]
  %15 = phi <16 x float> [ zeroinitializer, %6 ], [ %119, %7 ]
  %16 = phi <16 x float> [ zeroinitializer, %6 ], [ %114, %7 ]
  %17 = phi <16 x float> [ zeroinitializer, %6 ], [ %113, %7 ]
  %18 = phi <16 x float> [ zeroinitializer, %6 ], [ %112, %7 ]
  %19 = phi <16 x float> [ zeroinitializer, %6 ], [ %111, %7 ]
  %20 = phi <16 x float> [ zeroinitializer, %6 ], [ %106, %7 ]
  %21 = phi <16 x float> [ zeroinitializer, %6 ], [ %105, %7 ]
  %22 = phi <16 x float> [ zeroinitializer, %6 ], [ %104, %7 ]
  %23 = phi <16 x float> [ zeroinitializer, %6 ], [ %103, %7 ]
  %24 = phi <16 x float> [ zeroinitializer, %6 ], [ %98, %7 ]
  %25 = phi <16 x float> [ zeroinitializer, %6 ], [ %97, %7 ]
  %26 = phi <16 x float> [ zeroinitializer, %6 ], [ %96, %7 ]
  %27 = phi <16 x float> [ zeroinitializer, %6 ], [ %95, %7 ]
  %28 = phi i64 [ 0, %6 ], [ %131, %7 ]
  %29 = mul i64 %28, 65
  %30 = add i64 %1, %29
  %31 = shl i64 %28, 6
  %32 = add i64 %3, %31
  %33 = getelementptr float, ptr %2, i64 %32
  %34 = load <16 x float>, ptr %33, align 4
  %35 = getelementptr i8, ptr %33, i64 64
  %36 = load <16 x float>, ptr %35, align 4
  %37 = getelementptr i8, ptr %33, i64 128
  %38 = load <16 x float>, ptr %37, align 4
  %39 = getelementptr i8, ptr %33, i64 192
  %40 = load <16 x float>, ptr %39, align 4
  %41 = getelementptr float, ptr %0, i64 %30
  %42 = getelementptr i8, ptr %41, i64 3120
  call void @llvm.prefetch.p0(ptr %42, i32 0, i32 3, i32 1)
  %43 = load float, ptr %41, align 4
  %44 = insertelement <16 x float> poison, float %43, i64 0
  %45 = shufflevector <16 x float> %44, <16 x float> poison, <16 x i32> zeroinitializer
  %46 = call <16 x float> @llvm.fma.v16f32(<16 x float> %45, <16 x float> %34, <16 x float> %27)
  %47 = call <16 x float> @llvm.fma.v16f32(<16 x float> %45, <16 x float> %36, <16 x float> %26)
  %48 = call <16 x float> @llvm.fma.v16f32(<16 x float> %45, <16 x float> %38, <16 x float> %25)
  %49 = call <16 x float> @llvm.fma.v16f32(<16 x float> %45, <16 x float> %40, <16 x float> %24)
  %50 = getelementptr i8, ptr %41, i64 4
  %51 = load float, ptr %50, align 4
  %52 = insertelement <16 x float> poison, float %51, i64 0
  %53 = shufflevector <16 x float> %52, <16 x float> poison, <16 x i32> zeroinitializer
  %54 = call <16 x float> @llvm.fma.v16f32(<16 x float> %53, <16 x float> %34, <16 x float> %23)
  %55 = call <16 x float> @llvm.fma.v16f32(<16 x float> %53, <16 x float> %36, <16 x float> %22)
  %56 = call <16 x float> @llvm.fma.v16f32(<16 x float> %53, <16 x float> %38, <16 x float> %21)
  %57 = call <16 x float> @llvm.fma.v16f32(<16 x float> %53, <16 x float> %40, <16 x float> %20)
  %58 = getelementptr i8, ptr %41, i64 8
  %59 = load float, ptr %58, align 4
  %60 = insertelement <16 x float> poison, float %59, i64 0
  %61 = shufflevector <16 x float> %60, <16 x float> poison, <16 x i32> zeroinitializer
  %62 = call <16 x float> @llvm.fma.v16f32(<16 x float> %61, <16 x float> %34, <16 x float> %19)
  %63 = call <16 x float> @llvm.fma.v16f32(<16 x float> %61, <16 x float> %36, <16 x float> %18)
  %64 = call <16 x float> @llvm.fma.v16f32(<16 x float> %61, <16 x float> %38, <16 x float> %17)
  %65 = call <16 x float> @llvm.fma.v16f32(<16 x float> %61, <16 x float> %40, <16 x float> %16)
  %66 = getelementptr i8, ptr %41, i64 12
  %67 = load float, ptr %66, align 4
  %68 = insertelement <16 x float> poison, float %67, i64 0
  %69 = shufflevector <16 x float> %68, <16 x float> poison, <16 x i32> zeroinitializer
  %70 = call <16 x float> @llvm.fma.v16f32(<16 x float> %69, <16 x float> %34, <16 x float> %15)
  %71 = call <16 x float> @llvm.fma.v16f32(<16 x float> %69, <16 x float> %36, <16 x float> %14)
  %72 = call <16 x float> @llvm.fma.v16f32(<16 x float> %69, <16 x float> %38, <16 x float> %13)
  %73 = call <16 x float> @llvm.fma.v16f32(<16 x float> %69, <16 x float> %40, <16 x float> %12)
  %74 = getelementptr i8, ptr %41, i64 16
  %75 = load float, ptr %74, align 4
  %76 = insertelement <16 x float> poison, float %75, i64 0
  %77 = shufflevector <16 x float> %76, <16 x float> poison, <16 x i32> zeroinitializer
  %78 = call <16 x float> @llvm.fma.v16f32(<16 x float> %77, <16 x float> %34, <16 x float> %11)
  %79 = call <16 x float> @llvm.fma.v16f32(<16 x float> %77, <16 x float> %36, <16 x float> %10)
  %80 = call <16 x float> @llvm.fma.v16f32(<16 x float> %77, <16 x float> %38, <16 x float> %9)
  %81 = call <16 x float> @llvm.fma.v16f32(<16 x float> %77, <16 x float> %40, <16 x float> %8)
  %82 = getelementptr i8, ptr %33, i64 256
  %83 = load <16 x float>, ptr %82, align 4
  %84 = getelementptr i8, ptr %33, i64 320
  %85 = load <16 x float>, ptr %84, align 4
  %86 = getelementptr i8, ptr %33, i64 384
  %87 = load <16 x float>, ptr %86, align 4
  %88 = getelementptr i8, ptr %33, i64 448
  %89 = load <16 x float>, ptr %88, align 4
  %90 = getelementptr i8, ptr %41, i64 3380
  call void @llvm.prefetch.p0(ptr %90, i32 0, i32 3, i32 1)
  %91 = getelementptr i8, ptr %41, i64 260
  %92 = load float, ptr %91, align 4
  %93 = insertelement <16 x float> poison, float %92, i64 0
  %94 = shufflevector <16 x float> %93, <16 x float> poison, <16 x i32> zeroinitializer
  %95 = call <16 x float> @llvm.fma.v16f32(<16 x float> %94, <16 x float> %83, <16 x float> %46)
  %96 = call <16 x float> @llvm.fma.v16f32(<16 x float> %94, <16 x float> %85, <16 x float> %47)
  %97 = call <16 x float> @llvm.fma.v16f32(<16 x float> %94, <16 x float> %87, <16 x float> %48)
  %98 = call <16 x float> @llvm.fma.v16f32(<16 x float> %94, <16 x float> %89, <16 x float> %49)
  %99 = getelementptr i8, ptr %41, i64 264
  %100 = load float, ptr %99, align 4
  %101 = insertelement <16 x float> poison, float %100, i64 0
  %102 = shufflevector <16 x float> %101, <16 x float> poison, <16 x i32> zeroinitializer
  %103 = call <16 x float> @llvm.fma.v16f32(<16 x float> %102, <16 x float> %83, <16 x float> %54)
  %104 = call <16 x float> @llvm.fma.v16f32(<16 x float> %102, <16 x float> %85, <16 x float> %55)
  %105 = call <16 x float> @llvm.fma.v16f32(<16 x float> %102, <16 x float> %87, <16 x float> %56)
  %106 = call <16 x float> @llvm.fma.v16f32(<16 x float> %102, <16 x float> %89, <16 x float> %57)
  %107 = getelementptr i8, ptr %41, i64 268
  %108 = load float, ptr %107, align 4
  %109 = insertelement <16 x float> poison, float %108, i64 0
  %110 = shufflevector <16 x float> %109, <16 x float> poison, <16 x i32> zeroinitializer
  %111 = call <16 x float> @llvm.fma.v16f32(<16 x float> %110, <16 x float> %83, <16 x float> %62)
  %112 = call <16 x float> @llvm.fma.v16f32(<16 x float> %110, <16 x float> %85, <16 x float> %63)
  %113 = call <16 x float> @llvm.fma.v16f32(<16 x float> %110, <16 x float> %87, <16 x float> %64)
  %114 = call <16 x float> @llvm.fma.v16f32(<16 x float> %110, <16 x float> %89, <16 x float> %65)
  %115 = getelementptr i8, ptr %41, i64 272
  %116 = load float, ptr %115, align 4
  %117 = insertelement <16 x float> poison, float %116, i64 0
  %118 = shufflevector <16 x float> %117, <16 x float> poison, <16 x i32> zeroinitializer
  %119 = call <16 x float> @llvm.fma.v16f32(<16 x float> %118, <16 x float> %83, <16 x float> %70)
  %120 = call <16 x float> @llvm.fma.v16f32(<16 x float> %118, <16 x float> %85, <16 x float> %71)
  %121 = call <16 x float> @llvm.fma.v16f32(<16 x float> %118, <16 x float> %87, <16 x float> %72)
  %122 = call <16 x float> @llvm.fma.v16f32(<16 x float> %118, <16 x float> %89, <16 x float> %73)
  %123 = getelementptr i8, ptr %41, i64 276
  %124 = load float, ptr %123, align 4
  %125 = insertelement <16 x float> poison, float %124, i64 0
  %126 = shufflevector <16 x float> %125, <16 x float> poison, <16 x i32> zeroinitializer
  %127 = call <16 x float> @llvm.fma.v16f32(<16 x float> %126, <16 x float> %83, <16 x float> %78)
  %128 = call <16 x float> @llvm.fma.v16f32(<16 x float> %126, <16 x float> %85, <16 x float> %79)
  %129 = call <16 x float> @llvm.fma.v16f32(<16 x float> %126, <16 x float> %87, <16 x float> %80)
  %130 = call <16 x float> @llvm.fma.v16f32(<16 x float> %126, <16 x float> %89, <16 x float> %81)
  %131 = add i64 %28, 2
  %132 = icmp slt i64 %131, 172
  br i1 %132, label %7, label %133

133:                                              ; preds = %7
  %134 = getelementptr float, ptr %4, i64 %5
  %135 = load <16 x float>, ptr %134, align 4
  %136 = fadd <16 x float> %135, %95
  store <16 x float> %136, ptr %134, align 4
  %137 = getelementptr i8, ptr %134, i64 64
  %138 = load <16 x float>, ptr %137, align 4
  %139 = fadd <16 x float> %138, %96
  store <16 x float> %139, ptr %137, align 4
  %140 = getelementptr i8, ptr %134, i64 128
  %141 = load <16 x float>, ptr %140, align 4
  %142 = fadd <16 x float> %141, %97
  store <16 x float> %142, ptr %140, align 4
  %143 = getelementptr i8, ptr %134, i64 192
  %144 = load <16 x float>, ptr %143, align 4
  %145 = fadd <16 x float> %144, %98
  store <16 x float> %145, ptr %143, align 4
  %146 = getelementptr i8, ptr %134, i64 256
  %147 = load <16 x float>, ptr %146, align 4
  %148 = fadd <16 x float> %147, %103
  store <16 x float> %148, ptr %146, align 4
  %149 = getelementptr i8, ptr %134, i64 320
  %150 = load <16 x float>, ptr %149, align 4
  %151 = fadd <16 x float> %150, %104
  store <16 x float> %151, ptr %149, align 4
  %152 = getelementptr i8, ptr %134, i64 384
  %153 = load <16 x float>, ptr %152, align 4
  %154 = fadd <16 x float> %153, %105
  store <16 x float> %154, ptr %152, align 4
  %155 = getelementptr i8, ptr %134, i64 448
  %156 = load <16 x float>, ptr %155, align 4
  %157 = fadd <16 x float> %156, %106
  store <16 x float> %157, ptr %155, align 4
  %158 = getelementptr i8, ptr %134, i64 512
  %159 = load <16 x float>, ptr %158, align 4
  %160 = fadd <16 x float> %159, %111
  store <16 x float> %160, ptr %158, align 4
  %161 = getelementptr i8, ptr %134, i64 576
  %162 = load <16 x float>, ptr %161, align 4
  %163 = fadd <16 x float> %162, %112
  store <16 x float> %163, ptr %161, align 4
  %164 = getelementptr i8, ptr %134, i64 640
  %165 = load <16 x float>, ptr %164, align 4
  %166 = fadd <16 x float> %165, %113
  store <16 x float> %166, ptr %164, align 4
  %167 = getelementptr i8, ptr %134, i64 704
  %168 = load <16 x float>, ptr %167, align 4
  %169 = fadd <16 x float> %168, %114
  store <16 x float> %169, ptr %167, align 4
  %170 = getelementptr i8, ptr %134, i64 768
  %171 = load <16 x float>, ptr %170, align 4
  %172 = fadd <16 x float> %171, %119
  store <16 x float> %172, ptr %170, align 4
  %173 = getelementptr i8, ptr %134, i64 832
  %174 = load <16 x float>, ptr %173, align 4
  %175 = fadd <16 x float> %174, %120
  store <16 x float> %175, ptr %173, align 4
  %176 = getelementptr i8, ptr %134, i64 896
  %177 = load <16 x float>, ptr %176, align 4
  %178 = fadd <16 x float> %177, %121
  store <16 x float> %178, ptr %176, align 4
  %179 = getelementptr i8, ptr %134, i64 960
  %180 = load <16 x float>, ptr %179, align 4
  %181 = fadd <16 x float> %180, %122
  store <16 x float> %181, ptr %179, align 4
  %182 = getelementptr i8, ptr %134, i64 1024
  %183 = load <16 x float>, ptr %182, align 4
  %184 = fadd <16 x float> %183, %127
  store <16 x float> %184, ptr %182, align 4
  %185 = getelementptr i8, ptr %134, i64 1088
  %186 = load <16 x float>, ptr %185, align 4
  %187 = fadd <16 x float> %186, %128
  store <16 x float> %187, ptr %185, align 4
  %188 = getelementptr i8, ptr %134, i64 1152
  %189 = load <16 x float>, ptr %188, align 4
  %190 = fadd <16 x float> %189, %129
  store <16 x float> %190, ptr %188, align 4
  %191 = getelementptr i8, ptr %134, i64 1216
  %192 = load <16 x float>, ptr %191, align 4
  %193 = fadd <16 x float> %192, %130
  store <16 x float> %193, ptr %191, align 4
  %.promoted = load <16 x float>, ptr %134, align 4
  %.promoted59 = load <16 x float>, ptr %137, align 4
  %.promoted60 = load <16 x float>, ptr %140, align 4
  %.promoted61 = load <16 x float>, ptr %143, align 4
  %.promoted62 = load <16 x float>, ptr %146, align 4
  %.promoted63 = load <16 x float>, ptr %149, align 4
  %.promoted64 = load <16 x float>, ptr %152, align 4
  %.promoted65 = load <16 x float>, ptr %155, align 4
  %.promoted66 = load <16 x float>, ptr %158, align 4
  %.promoted67 = load <16 x float>, ptr %161, align 4
  %.promoted68 = load <16 x float>, ptr %164, align 4
  %.promoted69 = load <16 x float>, ptr %167, align 4
  %.promoted70 = load <16 x float>, ptr %170, align 4
  %.promoted71 = load <16 x float>, ptr %173, align 4
  %.promoted72 = load <16 x float>, ptr %176, align 4
  %.promoted73 = load <16 x float>, ptr %179, align 4
  %.promoted74 = load <16 x float>, ptr %182, align 4
  %.promoted75 = load <16 x float>, ptr %185, align 4
  %.promoted76 = load <16 x float>, ptr %188, align 4
  br label %194

194:                                              ; preds = %133, %._crit_edge
  %195 = phi <16 x float> [ %193, %133 ], [ %362, %._crit_edge ]
  %196 = phi <16 x float> [ %.promoted76, %133 ], [ %361, %._crit_edge ]
  %197 = phi <16 x float> [ %.promoted75, %133 ], [ %360, %._crit_edge ]
  %198 = phi <16 x float> [ %.promoted74, %133 ], [ %359, %._crit_edge ]
  %199 = phi <16 x float> [ %.promoted73, %133 ], [ %358, %._crit_edge ]
  %200 = phi <16 x float> [ %.promoted72, %133 ], [ %357, %._crit_edge ]
  %201 = phi <16 x float> [ %.promoted71, %133 ], [ %356, %._crit_edge ]
  %202 = phi <16 x float> [ %.promoted70, %133 ], [ %355, %._crit_edge ]
  %203 = phi <16 x float> [ %.promoted69, %133 ], [ %354, %._crit_edge ]
  %204 = phi <16 x float> [ %.promoted68, %133 ], [ %353, %._crit_edge ]
  %205 = phi <16 x float> [ %.promoted67, %133 ], [ %352, %._crit_edge ]
  %206 = phi <16 x float> [ %.promoted66, %133 ], [ %351, %._crit_edge ]
  %207 = phi <16 x float> [ %.promoted65, %133 ], [ %350, %._crit_edge ]
  %208 = phi <16 x float> [ %.promoted64, %133 ], [ %349, %._crit_edge ]
  %209 = phi <16 x float> [ %.promoted63, %133 ], [ %348, %._crit_edge ]
  %210 = phi <16 x float> [ %.promoted62, %133 ], [ %347, %._crit_edge ]
  %211 = phi <16 x float> [ %.promoted61, %133 ], [ %346, %._crit_edge ]
  %212 = phi <16 x float> [ %.promoted60, %133 ], [ %345, %._crit_edge ]
  %213 = phi <16 x float> [ %.promoted59, %133 ], [ %344, %._crit_edge ]
  %214 = phi <16 x float> [ %.promoted, %133 ], [ %343, %._crit_edge ]
  %215 = phi i64 [ 172, %133 ], [ %216, %._crit_edge ]
  %216 = add i64 %215, 172
  %217 = icmp slt i64 %215, %216
  br i1 %217, label %.lr.ph, label %._crit_edge

.lr.ph:                                           ; preds = %194, %.lr.ph
  %218 = phi <16 x float> [ %340, %.lr.ph ], [ zeroinitializer, %194 ]
  %219 = phi <16 x float> [ %339, %.lr.ph ], [ zeroinitializer, %194 ]
  %220 = phi <16 x float> [ %338, %.lr.ph ], [ zeroinitializer, %194 ]
  %221 = phi <16 x float> [ %337, %.lr.ph ], [ zeroinitializer, %194 ]
  %222 = phi <16 x float> [ %332, %.lr.ph ], [ zeroinitializer, %194 ]
  %223 = phi <16 x float> [ %331, %.lr.ph ], [ zeroinitializer, %194 ]
  %224 = phi <16 x float> [ %330, %.lr.ph ], [ zeroinitializer, %194 ]
  %225 = phi <16 x float> [ %329, %.lr.ph ], [ zeroinitializer, %194 ]
  %226 = phi <16 x float> [ %324, %.lr.ph ], [ zeroinitializer, %194 ]
  %227 = phi <16 x float> [ %323, %.lr.ph ], [ zeroinitializer, %194 ]
  %228 = phi <16 x float> [ %322, %.lr.ph ], [ zeroinitializer, %194 ]
  %229 = phi <16 x float> [ %321, %.lr.ph ], [ zeroinitializer, %194 ]
  %230 = phi <16 x float> [ %316, %.lr.ph ], [ zeroinitializer, %194 ]
  %231 = phi <16 x float> [ %315, %.lr.ph ], [ zeroinitializer, %194 ]
  %232 = phi <16 x float> [ %314, %.lr.ph ], [ zeroinitializer, %194 ]
  %233 = phi <16 x float> [ %313, %.lr.ph ], [ zeroinitializer, %194 ]
  %234 = phi <16 x float> [ %308, %.lr.ph ], [ zeroinitializer, %194 ]
  %235 = phi <16 x float> [ %307, %.lr.ph ], [ zeroinitializer, %194 ]
  %236 = phi <16 x float> [ %306, %.lr.ph ], [ zeroinitializer, %194 ]
  %237 = phi <16 x float> [ %305, %.lr.ph ], [ zeroinitializer, %194 ]
  %238 = phi i64 [ %341, %.lr.ph ], [ %215, %194 ]
  %239 = mul i64 %238, 65
  %240 = add i64 %1, %239
  %241 = shl i64 %238, 6
  %242 = add i64 %3, %241
  %243 = getelementptr float, ptr %2, i64 %242
  %244 = load <16 x float>, ptr %243, align 4
  %245 = getelementptr i8, ptr %243, i64 64
  %246 = load <16 x float>, ptr %245, align 4
  %247 = getelementptr i8, ptr %243, i64 128
  %248 = load <16 x float>, ptr %247, align 4
  %249 = getelementptr i8, ptr %243, i64 192
  %250 = load <16 x float>, ptr %249, align 4
  %251 = getelementptr float, ptr %0, i64 %240
  %252 = getelementptr i8, ptr %251, i64 3120
  call void @llvm.prefetch.p0(ptr %252, i32 0, i32 3, i32 1)
  %253 = load float, ptr %251, align 4
  %254 = insertelement <16 x float> poison, float %253, i64 0
  %255 = shufflevector <16 x float> %254, <16 x float> poison, <16 x i32> zeroinitializer
  %256 = call <16 x float> @llvm.fma.v16f32(<16 x float> %255, <16 x float> %244, <16 x float> %237)
  %257 = call <16 x float> @llvm.fma.v16f32(<16 x float> %255, <16 x float> %246, <16 x float> %236)
  %258 = call <16 x float> @llvm.fma.v16f32(<16 x float> %255, <16 x float> %248, <16 x float> %235)
  %259 = call <16 x float> @llvm.fma.v16f32(<16 x float> %255, <16 x float> %250, <16 x float> %234)
  %260 = getelementptr i8, ptr %251, i64 4
  %261 = load float, ptr %260, align 4
  %262 = insertelement <16 x float> poison, float %261, i64 0
  %263 = shufflevector <16 x float> %262, <16 x float> poison, <16 x i32> zeroinitializer
  %264 = call <16 x float> @llvm.fma.v16f32(<16 x float> %263, <16 x float> %244, <16 x float> %233)
  %265 = call <16 x float> @llvm.fma.v16f32(<16 x float> %263, <16 x float> %246, <16 x float> %232)
  %266 = call <16 x float> @llvm.fma.v16f32(<16 x float> %263, <16 x float> %248, <16 x float> %231)
  %267 = call <16 x float> @llvm.fma.v16f32(<16 x float> %263, <16 x float> %250, <16 x float> %230)
  %268 = getelementptr i8, ptr %251, i64 8
  %269 = load float, ptr %268, align 4
  %270 = insertelement <16 x float> poison, float %269, i64 0
  %271 = shufflevector <16 x float> %270, <16 x float> poison, <16 x i32> zeroinitializer
  %272 = call <16 x float> @llvm.fma.v16f32(<16 x float> %271, <16 x float> %244, <16 x float> %229)
  %273 = call <16 x float> @llvm.fma.v16f32(<16 x float> %271, <16 x float> %246, <16 x float> %228)
  %274 = call <16 x float> @llvm.fma.v16f32(<16 x float> %271, <16 x float> %248, <16 x float> %227)
  %275 = call <16 x float> @llvm.fma.v16f32(<16 x float> %271, <16 x float> %250, <16 x float> %226)
  %276 = getelementptr i8, ptr %251, i64 12
  %277 = load float, ptr %276, align 4
  %278 = insertelement <16 x float> poison, float %277, i64 0
  %279 = shufflevector <16 x float> %278, <16 x float> poison, <16 x i32> zeroinitializer
  %280 = call <16 x float> @llvm.fma.v16f32(<16 x float> %279, <16 x float> %244, <16 x float> %225)
  %281 = call <16 x float> @llvm.fma.v16f32(<16 x float> %279, <16 x float> %246, <16 x float> %224)
  %282 = call <16 x float> @llvm.fma.v16f32(<16 x float> %279, <16 x float> %248, <16 x float> %223)
  %283 = call <16 x float> @llvm.fma.v16f32(<16 x float> %279, <16 x float> %250, <16 x float> %222)
  %284 = getelementptr i8, ptr %251, i64 16
  %285 = load float, ptr %284, align 4
  %286 = insertelement <16 x float> poison, float %285, i64 0
  %287 = shufflevector <16 x float> %286, <16 x float> poison, <16 x i32> zeroinitializer
  %288 = call <16 x float> @llvm.fma.v16f32(<16 x float> %287, <16 x float> %244, <16 x float> %221)
  %289 = call <16 x float> @llvm.fma.v16f32(<16 x float> %287, <16 x float> %246, <16 x float> %220)
  %290 = call <16 x float> @llvm.fma.v16f32(<16 x float> %287, <16 x float> %248, <16 x float> %219)
  %291 = call <16 x float> @llvm.fma.v16f32(<16 x float> %287, <16 x float> %250, <16 x float> %218)
  %292 = getelementptr i8, ptr %243, i64 256
  %293 = load <16 x float>, ptr %292, align 4
  %294 = getelementptr i8, ptr %243, i64 320
  %295 = load <16 x float>, ptr %294, align 4
  %296 = getelementptr i8, ptr %243, i64 384
  %297 = load <16 x float>, ptr %296, align 4
  %298 = getelementptr i8, ptr %243, i64 448
  %299 = load <16 x float>, ptr %298, align 4
  %300 = getelementptr i8, ptr %251, i64 3380
  call void @llvm.prefetch.p0(ptr %300, i32 0, i32 3, i32 1)
  %301 = getelementptr i8, ptr %251, i64 260
  %302 = load float, ptr %301, align 4
  %303 = insertelement <16 x float> poison, float %302, i64 0
  %304 = shufflevector <16 x float> %303, <16 x float> poison, <16 x i32> zeroinitializer
  %305 = call <16 x float> @llvm.fma.v16f32(<16 x float> %304, <16 x float> %293, <16 x float> %256)
  %306 = call <16 x float> @llvm.fma.v16f32(<16 x float> %304, <16 x float> %295, <16 x float> %257)
  %307 = call <16 x float> @llvm.fma.v16f32(<16 x float> %304, <16 x float> %297, <16 x float> %258)
  %308 = call <16 x float> @llvm.fma.v16f32(<16 x float> %304, <16 x float> %299, <16 x float> %259)
  %309 = getelementptr i8, ptr %251, i64 264
  %310 = load float, ptr %309, align 4
  %311 = insertelement <16 x float> poison, float %310, i64 0
  %312 = shufflevector <16 x float> %311, <16 x float> poison, <16 x i32> zeroinitializer
  %313 = call <16 x float> @llvm.fma.v16f32(<16 x float> %312, <16 x float> %293, <16 x float> %264)
  %314 = call <16 x float> @llvm.fma.v16f32(<16 x float> %312, <16 x float> %295, <16 x float> %265)
  %315 = call <16 x float> @llvm.fma.v16f32(<16 x float> %312, <16 x float> %297, <16 x float> %266)
  %316 = call <16 x float> @llvm.fma.v16f32(<16 x float> %312, <16 x float> %299, <16 x float> %267)
  %317 = getelementptr i8, ptr %251, i64 268
  %318 = load float, ptr %317, align 4
  %319 = insertelement <16 x float> poison, float %318, i64 0
  %320 = shufflevector <16 x float> %319, <16 x float> poison, <16 x i32> zeroinitializer
  %321 = call <16 x float> @llvm.fma.v16f32(<16 x float> %320, <16 x float> %293, <16 x float> %272)
  %322 = call <16 x float> @llvm.fma.v16f32(<16 x float> %320, <16 x float> %295, <16 x float> %273)
  %323 = call <16 x float> @llvm.fma.v16f32(<16 x float> %320, <16 x float> %297, <16 x float> %274)
  %324 = call <16 x float> @llvm.fma.v16f32(<16 x float> %320, <16 x float> %299, <16 x float> %275)
  %325 = getelementptr i8, ptr %251, i64 272
  %326 = load float, ptr %325, align 4
  %327 = insertelement <16 x float> poison, float %326, i64 0
  %328 = shufflevector <16 x float> %327, <16 x float> poison, <16 x i32> zeroinitializer
  %329 = call <16 x float> @llvm.fma.v16f32(<16 x float> %328, <16 x float> %293, <16 x float> %280)
  %330 = call <16 x float> @llvm.fma.v16f32(<16 x float> %328, <16 x float> %295, <16 x float> %281)
  %331 = call <16 x float> @llvm.fma.v16f32(<16 x float> %328, <16 x float> %297, <16 x float> %282)
  %332 = call <16 x float> @llvm.fma.v16f32(<16 x float> %328, <16 x float> %299, <16 x float> %283)
  %333 = getelementptr i8, ptr %251, i64 276
  %334 = load float, ptr %333, align 4
  %335 = insertelement <16 x float> poison, float %334, i64 0
  %336 = shufflevector <16 x float> %335, <16 x float> poison, <16 x i32> zeroinitializer
  %337 = call <16 x float> @llvm.fma.v16f32(<16 x float> %336, <16 x float> %293, <16 x float> %288)
  %338 = call <16 x float> @llvm.fma.v16f32(<16 x float> %336, <16 x float> %295, <16 x float> %289)
  %339 = call <16 x float> @llvm.fma.v16f32(<16 x float> %336, <16 x float> %297, <16 x float> %290)
  %340 = call <16 x float> @llvm.fma.v16f32(<16 x float> %336, <16 x float> %299, <16 x float> %291)
  %341 = add i64 %238, 2
  %342 = icmp slt i64 %341, %216
  br i1 %342, label %.lr.ph, label %._crit_edge

._crit_edge:                                      ; preds = %.lr.ph, %194
  %.lcssa19 = phi <16 x float> [ zeroinitializer, %194 ], [ %305, %.lr.ph ]
  %.lcssa18 = phi <16 x float> [ zeroinitializer, %194 ], [ %306, %.lr.ph ]
  %.lcssa17 = phi <16 x float> [ zeroinitializer, %194 ], [ %307, %.lr.ph ]
  %.lcssa16 = phi <16 x float> [ zeroinitializer, %194 ], [ %308, %.lr.ph ]
  %.lcssa15 = phi <16 x float> [ zeroinitializer, %194 ], [ %313, %.lr.ph ]
  %.lcssa14 = phi <16 x float> [ zeroinitializer, %194 ], [ %314, %.lr.ph ]
  %.lcssa13 = phi <16 x float> [ zeroinitializer, %194 ], [ %315, %.lr.ph ]
  %.lcssa12 = phi <16 x float> [ zeroinitializer, %194 ], [ %316, %.lr.ph ]
  %.lcssa11 = phi <16 x float> [ zeroinitializer, %194 ], [ %321, %.lr.ph ]
  %.lcssa10 = phi <16 x float> [ zeroinitializer, %194 ], [ %322, %.lr.ph ]
  %.lcssa9 = phi <16 x float> [ zeroinitializer, %194 ], [ %323, %.lr.ph ]
  %.lcssa8 = phi <16 x float> [ zeroinitializer, %194 ], [ %324, %.lr.ph ]
  %.lcssa7 = phi <16 x float> [ zeroinitializer, %194 ], [ %329, %.lr.ph ]
  %.lcssa6 = phi <16 x float> [ zeroinitializer, %194 ], [ %330, %.lr.ph ]
  %.lcssa5 = phi <16 x float> [ zeroinitializer, %194 ], [ %331, %.lr.ph ]
  %.lcssa4 = phi <16 x float> [ zeroinitializer, %194 ], [ %332, %.lr.ph ]
  %.lcssa3 = phi <16 x float> [ zeroinitializer, %194 ], [ %337, %.lr.ph ]
  %.lcssa2 = phi <16 x float> [ zeroinitializer, %194 ], [ %338, %.lr.ph ]
  %.lcssa1 = phi <16 x float> [ zeroinitializer, %194 ], [ %339, %.lr.ph ]
  %.lcssa = phi <16 x float> [ zeroinitializer, %194 ], [ %340, %.lr.ph ]
  %343 = fadd <16 x float> %214, %.lcssa19
  store <16 x float> %343, ptr %134, align 4
  %344 = fadd <16 x float> %213, %.lcssa18
  store <16 x float> %344, ptr %137, align 4
  %345 = fadd <16 x float> %212, %.lcssa17
  store <16 x float> %345, ptr %140, align 4
  %346 = fadd <16 x float> %211, %.lcssa16
  store <16 x float> %346, ptr %143, align 4
  %347 = fadd <16 x float> %210, %.lcssa15
  store <16 x float> %347, ptr %146, align 4
  %348 = fadd <16 x float> %209, %.lcssa14
  store <16 x float> %348, ptr %149, align 4
  %349 = fadd <16 x float> %208, %.lcssa13
  store <16 x float> %349, ptr %152, align 4
  %350 = fadd <16 x float> %207, %.lcssa12
  store <16 x float> %350, ptr %155, align 4
  %351 = fadd <16 x float> %206, %.lcssa11
  store <16 x float> %351, ptr %158, align 4
  %352 = fadd <16 x float> %205, %.lcssa10
  store <16 x float> %352, ptr %161, align 4
  %353 = fadd <16 x float> %204, %.lcssa9
  store <16 x float> %353, ptr %164, align 4
  %354 = fadd <16 x float> %203, %.lcssa8
  store <16 x float> %354, ptr %167, align 4
  %355 = fadd <16 x float> %202, %.lcssa7
  store <16 x float> %355, ptr %170, align 4
  %356 = fadd <16 x float> %201, %.lcssa6
  store <16 x float> %356, ptr %173, align 4
  %357 = fadd <16 x float> %200, %.lcssa5
  store <16 x float> %357, ptr %176, align 4
  %358 = fadd <16 x float> %199, %.lcssa4
  store <16 x float> %358, ptr %179, align 4
  %359 = fadd <16 x float> %198, %.lcssa3
  store <16 x float> %359, ptr %182, align 4
  %360 = fadd <16 x float> %197, %.lcssa2
  store <16 x float> %360, ptr %185, align 4
  %361 = fadd <16 x float> %196, %.lcssa1
  store <16 x float> %361, ptr %188, align 4
  %362 = fadd <16 x float> %195, %.lcssa
  store <16 x float> %362, ptr %191, align 4
  %363 = icmp slt i64 %216, 688
  br i1 %363, label %194, label %364

364:                                              ; preds = %._crit_edge
  ret void
}

; Function Attrs: nounwind
define internal void @matmul_4b649fb39983d372.mma3(ptr %0, i64 %1, ptr %2, i64 %3, ptr %4, i64 %5) #0 {
  br label %7

7:                                                ; preds = %6, %7
  %8 = phi <16 x float> [ zeroinitializer, %6 ], [ %130, %7 ]
  %9 = phi <16 x float> [ zeroinitializer, %6 ], [ %129, %7 ]
  %10 = phi <16 x float> [ zeroinitializer, %6 ], [ %128, %7 ]
  %11 = phi <16 x float> [ zeroinitializer, %6 ], [ %127, %7 ]
  %12 = phi <16 x float> [ zeroinitializer, %6 ], [ %122, %7 ]
  %13 = phi <16 x float> [ zeroinitializer, %6 ], [ %121, %7 ]
  %14 = phi <16 x float> [ zeroinitializer, %6 ], [ %120, %7 ]
  %15 = phi <16 x float> [ zeroinitializer, %6 ], [ %119, %7 ]
  %16 = phi <16 x float> [ zeroinitializer, %6 ], [ %114, %7 ]
  %17 = phi <16 x float> [ zeroinitializer, %6 ], [ %113, %7 ]
  %18 = phi <16 x float> [ zeroinitializer, %6 ], [ %112, %7 ]
  %19 = phi <16 x float> [ zeroinitializer, %6 ], [ %111, %7 ]
  %20 = phi <16 x float> [ zeroinitializer, %6 ], [ %106, %7 ]
  %21 = phi <16 x float> [ zeroinitializer, %6 ], [ %105, %7 ]
  %22 = phi <16 x float> [ zeroinitializer, %6 ], [ %104, %7 ]
  %23 = phi <16 x float> [ zeroinitializer, %6 ], [ %103, %7 ]
  %24 = phi <16 x float> [ zeroinitializer, %6 ], [ %98, %7 ]
  %25 = phi <16 x float> [ zeroinitializer, %6 ], [ %97, %7 ]
  %26 = phi <16 x float> [ zeroinitializer, %6 ], [ %96, %7 ]
  %27 = phi <16 x float> [ zeroinitializer, %6 ], [ %95, %7 ]
  %28 = phi i64 [ 0, %6 ], [ %131, %7 ]
  %29 = mul i64 %28, 65
  %30 = add i64 %1, %29
  %31 = shl i64 %28, 6
  %32 = add i64 %3, %31
  %33 = getelementptr float, ptr %2, i64 %32
  %34 = load <16 x float>, ptr %33, align 4
  %35 = getelementptr i8, ptr %33, i64 64
  %36 = load <16 x float>, ptr %35, align 4
  %37 = getelementptr i8, ptr %33, i64 128
  %38 = load <16 x float>, ptr %37, align 4
  %39 = getelementptr i8, ptr %33, i64 192
  %40 = load <16 x float>, ptr %39, align 4
  %41 = getelementptr float, ptr %0, i64 %30
  %42 = getelementptr i8, ptr %41, i64 3120
  call void @llvm.prefetch.p0(ptr %42, i32 0, i32 3, i32 1)
  %43 = load float, ptr %41, align 4
  %44 = insertelement <16 x float> poison, float %43, i64 0
  %45 = shufflevector <16 x float> %44, <16 x float> poison, <16 x i32> zeroinitializer
  %46 = call <16 x float> @llvm.fma.v16f32(<16 x float> %45, <16 x float> %34, <16 x float> %27)
  %47 = call <16 x float> @llvm.fma.v16f32(<16 x float> %45, <16 x float> %36, <16 x float> %26)
  %48 = call <16 x float> @llvm.fma.v16f32(<16 x float> %45, <16 x float> %38, <16 x float> %25)
  %49 = call <16 x float> @llvm.fma.v16f32(<16 x float> %45, <16 x float> %40, <16 x float> %24)
  %50 = getelementptr i8, ptr %41, i64 4
  %51 = load float, ptr %50, align 4
  %52 = insertelement <16 x float> poison, float %51, i64 0
  %53 = shufflevector <16 x float> %52, <16 x float> poison, <16 x i32> zeroinitializer
  %54 = call <16 x float> @llvm.fma.v16f32(<16 x float> %53, <16 x float> %34, <16 x float> %23)
  %55 = call <16 x float> @llvm.fma.v16f32(<16 x float> %53, <16 x float> %36, <16 x float> %22)
  %56 = call <16 x float> @llvm.fma.v16f32(<16 x float> %53, <16 x float> %38, <16 x float> %21)
  %57 = call <16 x float> @llvm.fma.v16f32(<16 x float> %53, <16 x float> %40, <16 x float> %20)
  %58 = getelementptr i8, ptr %41, i64 8
  %59 = load float, ptr %58, align 4
  %60 = insertelement <16 x float> poison, float %59, i64 0
  %61 = shufflevector <16 x float> %60, <16 x float> poison, <16 x i32> zeroinitializer
  %62 = call <16 x float> @llvm.fma.v16f32(<16 x float> %61, <16 x float> %34, <16 x float> %19)
  %63 = call <16 x float> @llvm.fma.v16f32(<16 x float> %61, <16 x float> %36, <16 x float> %18)
  %64 = call <16 x float> @llvm.fma.v16f32(<16 x float> %61, <16 x float> %38, <16 x float> %17)
  %65 = call <16 x float> @llvm.fma.v16f32(<16 x float> %61, <16 x float> %40, <16 x float> %16)
  %66 = getelementptr i8, ptr %41, i64 12
  %67 = load float, ptr %66, align 4
  %68 = insertelement <16 x float> poison, float %67, i64 0
  %69 = shufflevector <16 x float> %68, <16 x float> poison, <16 x i32> zeroinitializer
  %70 = call <16 x float> @llvm.fma.v16f32(<16 x float> %69, <16 x float> %34, <16 x float> %15)
  %71 = call <16 x float> @llvm.fma.v16f32(<16 x float> %69, <16 x float> %36, <16 x float> %14)
  %72 = call <16 x float> @llvm.fma.v16f32(<16 x float> %69, <16 x float> %38, <16 x float> %13)
  %73 = call <16 x float> @llvm.fma.v16f32(<16 x float> %69, <16 x float> %40, <16 x float> %12)
  %74 = getelementptr i8, ptr %41, i64 16
  %75 = load float, ptr %74, align 4
  %76 = insertelement <16 x float> poison, float %75, i64 0
  %77 = shufflevector <16 x float> %76, <16 x float> poison, <16 x i32> zeroinitializer
  %78 = call <16 x float> @llvm.fma.v16f32(<16 x float> %77, <16 x float> %34, <16 x float> %11)
  %79 = call <16 x float> @llvm.fma.v16f32(<16 x float> %77, <16 x float> %36, <16 x float> %10)
  %80 = call <16 x float> @llvm.fma.v16f32(<16 x float> %77, <16 x float> %38, <16 x float> %9)
  %81 = call <16 x float> @llvm.fma.v16f32(<16 x float> %77, <16 x float> %40, <16 x float> %8)
  %82 = getelementptr i8, ptr %33, i64 256
  %83 = load <16 x float>, ptr %82, align 4
  %84 = getelementptr i8, ptr %33, i64 320
  %85 = load <16 x float>, ptr %84, align 4
  %86 = getelementptr i8, ptr %33, i64 384
  %87 = load <16 x float>, ptr %86, align 4
  %88 = getelementptr i8, ptr %33, i64 448
  %89 = load <16 x float>, ptr %88, align 4
  %90 = getelementptr i8, ptr %41, i64 3380
  call void @llvm.prefetch.p0(ptr %90, i32 0, i32 3, i32 1)
  %91 = getelementptr i8, ptr %41, i64 260
  %92 = load float, ptr %91, align 4
  %93 = insertelement <16 x float> poison, float %92, i64 0
  %94 = shufflevector <16 x float> %93, <16 x float> poison, <16 x i32> zeroinitializer
  %95 = call <16 x float> @llvm.fma.v16f32(<16 x float> %94, <16 x float> %83, <16 x float> %46)
  %96 = call <16 x float> @llvm.fma.v16f32(<16 x float> %94, <16 x float> %85, <16 x float> %47)
  %97 = call <16 x float> @llvm.fma.v16f32(<16 x float> %94, <16 x float> %87, <16 x float> %48)
  %98 = call <16 x float> @llvm.fma.v16f32(<16 x float> %94, <16 x float> %89, <16 x float> %49)
  %99 = getelementptr i8, ptr %41, i64 264
  %100 = load float, ptr %99, align 4
  %101 = insertelement <16 x float> poison, float %100, i64 0
  %102 = shufflevector <16 x float> %101, <16 x float> poison, <16 x i32> zeroinitializer
  %103 = call <16 x float> @llvm.fma.v16f32(<16 x float> %102, <16 x float> %83, <16 x float> %54)
  %104 = call <16 x float> @llvm.fma.v16f32(<16 x float> %102, <16 x float> %85, <16 x float> %55)
  %105 = call <16 x float> @llvm.fma.v16f32(<16 x float> %102, <16 x float> %87, <16 x float> %56)
  %106 = call <16 x float> @llvm.fma.v16f32(<16 x float> %102, <16 x float> %89, <16 x float> %57)
  %107 = getelementptr i8, ptr %41, i64 268
  %108 = load float, ptr %107, align 4
  %109 = insertelement <16 x float> poison, float %108, i64 0
  %110 = shufflevector <16 x float> %109, <16 x float> poison, <16 x i32> zeroinitializer
  %111 = call <16 x float> @llvm.fma.v16f32(<16 x float> %110, <16 x float> %83, <16 x float> %62)
  %112 = call <16 x float> @llvm.fma.v16f32(<16 x float> %110, <16 x float> %85, <16 x float> %63)
  %113 = call <16 x float> @llvm.fma.v16f32(<16 x float> %110, <16 x float> %87, <16 x float> %64)
  %114 = call <16 x float> @llvm.fma.v16f32(<16 x float> %110, <16 x float> %89, <16 x float> %65)
  %115 = getelementptr i8, ptr %41, i64 272
  %116 = load float, ptr %115, align 4
  %117 = insertelement <16 x float> poison, float %116, i64 0
  %118 = shufflevector <16 x float> %117, <16 x float> poison, <16 x i32> zeroinitializer
  %119 = call <16 x float> @llvm.fma.v16f32(<16 x float> %118, <16 x float> %83, <16 x float> %70)
  %120 = call <16 x float> @llvm.fma.v16f32(<16 x float> %118, <16 x float> %85, <16 x float> %71)
  %121 = call <16 x float> @llvm.fma.v16f32(<16 x float> %118, <16 x float> %87, <16 x float> %72)
  %122 = call <16 x float> @llvm.fma.v16f32(<16 x float> %118, <16 x float> %89, <16 x float> %73)
  %123 = getelementptr i8, ptr %41, i64 276
  %124 = load float, ptr %123, align 4
  %125 = insertelement <16 x float> poison, float %124, i64 0
  %126 = shufflevector <16 x float> %125, <16 x float> poison, <16 x i32> zeroinitializer
  %127 = call <16 x float> @llvm.fma.v16f32(<16 x float> %126, <16 x float> %83, <16 x float> %78)
  %128 = call <16 x float> @llvm.fma.v16f32(<16 x float> %126, <16 x float> %85, <16 x float> %79)
  %129 = call <16 x float> @llvm.fma.v16f32(<16 x float> %126, <16 x float> %87, <16 x float> %80)
  %130 = call <16 x float> @llvm.fma.v16f32(<16 x float> %126, <16 x float> %89, <16 x float> %81)
  %131 = add i64 %28, 2
  %132 = icmp slt i64 %131, 168
  br i1 %132, label %7, label %133

133:                                              ; preds = %7
  %134 = getelementptr float, ptr %4, i64 %5
  %135 = load <16 x float>, ptr %134, align 4
  %136 = fadd <16 x float> %135, %95
  store <16 x float> %136, ptr %134, align 4
  %137 = getelementptr i8, ptr %134, i64 64
  %138 = load <16 x float>, ptr %137, align 4
  %139 = fadd <16 x float> %138, %96
  store <16 x float> %139, ptr %137, align 4
  %140 = getelementptr i8, ptr %134, i64 128
  %141 = load <16 x float>, ptr %140, align 4
  %142 = fadd <16 x float> %141, %97
  store <16 x float> %142, ptr %140, align 4
  %143 = getelementptr i8, ptr %134, i64 192
  %144 = load <16 x float>, ptr %143, align 4
  %145 = fadd <16 x float> %144, %98
  store <16 x float> %145, ptr %143, align 4
  %146 = getelementptr i8, ptr %134, i64 256
  %147 = load <16 x float>, ptr %146, align 4
  %148 = fadd <16 x float> %147, %103
  store <16 x float> %148, ptr %146, align 4
  %149 = getelementptr i8, ptr %134, i64 320
  %150 = load <16 x float>, ptr %149, align 4
  %151 = fadd <16 x float> %150, %104
  store <16 x float> %151, ptr %149, align 4
  %152 = getelementptr i8, ptr %134, i64 384
  %153 = load <16 x float>, ptr %152, align 4
  %154 = fadd <16 x float> %153, %105
  store <16 x float> %154, ptr %152, align 4
  %155 = getelementptr i8, ptr %134, i64 448
  %156 = load <16 x float>, ptr %155, align 4
  %157 = fadd <16 x float> %156, %106
  store <16 x float> %157, ptr %155, align 4
  %158 = getelementptr i8, ptr %134, i64 512
  %159 = load <16 x float>, ptr %158, align 4
  %160 = fadd <16 x float> %159, %111
  store <16 x float> %160, ptr %158, align 4
  %161 = getelementptr i8, ptr %134, i64 576
  %162 = load <16 x float>, ptr %161, align 4
  %163 = fadd <16 x float> %162, %112
  store <16 x float> %163, ptr %161, align 4
  %164 = getelementptr i8, ptr %134, i64 640
  %165 = load <16 x float>, ptr %164, align 4
  %166 = fadd <16 x float> %165, %113
  store <16 x float> %166, ptr %164, align 4
  %167 = getelementptr i8, ptr %134, i64 704
  %168 = load <16 x float>, ptr %167, align 4
  %169 = fadd <16 x float> %168, %114
  store <16 x float> %169, ptr %167, align 4
  %170 = getelementptr i8, ptr %134, i64 768
  %171 = load <16 x float>, ptr %170, align 4
  %172 = fadd <16 x float> %171, %119
  store <16 x float> %172, ptr %170, align 4
  %173 = getelementptr i8, ptr %134, i64 832
  %174 = load <16 x float>, ptr %173, align 4
  %175 = fadd <16 x float> %174, %120
  store <16 x float> %175, ptr %173, align 4
  %176 = getelementptr i8, ptr %134, i64 896
  %177 = load <16 x float>, ptr %176, align 4
  %178 = fadd <16 x float> %177, %121
  store <16 x float> %178, ptr %176, align 4
  %179 = getelementptr i8, ptr %134, i64 960
  %180 = load <16 x float>, ptr %179, align 4
  %181 = fadd <16 x float> %180, %122
  store <16 x float> %181, ptr %179, align 4
  %182 = getelementptr i8, ptr %134, i64 1024
  %183 = load <16 x float>, ptr %182, align 4
  %184 = fadd <16 x float> %183, %127
  store <16 x float> %184, ptr %182, align 4
  %185 = getelementptr i8, ptr %134, i64 1088
  %186 = load <16 x float>, ptr %185, align 4
  %187 = fadd <16 x float> %186, %128
  store <16 x float> %187, ptr %185, align 4
  %188 = getelementptr i8, ptr %134, i64 1152
  %189 = load <16 x float>, ptr %188, align 4
  %190 = fadd <16 x float> %189, %129
  store <16 x float> %190, ptr %188, align 4
  %191 = getelementptr i8, ptr %134, i64 1216
  %192 = load <16 x float>, ptr %191, align 4
  %193 = fadd <16 x float> %192, %130
  store <16 x float> %193, ptr %191, align 4
  %.promoted = load <16 x float>, ptr %134, align 4
  %.promoted59 = load <16 x float>, ptr %137, align 4
  %.promoted60 = load <16 x float>, ptr %140, align 4
  %.promoted61 = load <16 x float>, ptr %143, align 4
  %.promoted62 = load <16 x float>, ptr %146, align 4
  %.promoted63 = load <16 x float>, ptr %149, align 4
  %.promoted64 = load <16 x float>, ptr %152, align 4
  %.promoted65 = load <16 x float>, ptr %155, align 4
  %.promoted66 = load <16 x float>, ptr %158, align 4
  %.promoted67 = load <16 x float>, ptr %161, align 4
  %.promoted68 = load <16 x float>, ptr %164, align 4
  %.promoted69 = load <16 x float>, ptr %167, align 4
  %.promoted70 = load <16 x float>, ptr %170, align 4
  %.promoted71 = load <16 x float>, ptr %173, align 4
  %.promoted72 = load <16 x float>, ptr %176, align 4
  %.promoted73 = load <16 x float>, ptr %179, align 4
  %.promoted74 = load <16 x float>, ptr %182, align 4
  %.promoted75 = load <16 x float>, ptr %185, align 4
  %.promoted76 = load <16 x float>, ptr %188, align 4
  br label %194

194:                                              ; preds = %133, %._crit_edge
  %195 = phi <16 x float> [ %193, %133 ], [ %362, %._crit_edge ]
  %196 = phi <16 x float> [ %.promoted76, %133 ], [ %361, %._crit_edge ]
  %197 = phi <16 x float> [ %.promoted75, %133 ], [ %360, %._crit_edge ]
  %198 = phi <16 x float> [ %.promoted74, %133 ], [ %359, %._crit_edge ]
  %199 = phi <16 x float> [ %.promoted73, %133 ], [ %358, %._crit_edge ]
  %200 = phi <16 x float> [ %.promoted72, %133 ], [ %357, %._crit_edge ]
  %201 = phi <16 x float> [ %.promoted71, %133 ], [ %356, %._crit_edge ]
  %202 = phi <16 x float> [ %.promoted70, %133 ], [ %355, %._crit_edge ]
  %203 = phi <16 x float> [ %.promoted69, %133 ], [ %354, %._crit_edge ]
  %204 = phi <16 x float> [ %.promoted68, %133 ], [ %353, %._crit_edge ]
  %205 = phi <16 x float> [ %.promoted67, %133 ], [ %352, %._crit_edge ]
  %206 = phi <16 x float> [ %.promoted66, %133 ], [ %351, %._crit_edge ]
  %207 = phi <16 x float> [ %.promoted65, %133 ], [ %350, %._crit_edge ]
  %208 = phi <16 x float> [ %.promoted64, %133 ], [ %349, %._crit_edge ]
  %209 = phi <16 x float> [ %.promoted63, %133 ], [ %348, %._crit_edge ]
  %210 = phi <16 x float> [ %.promoted62, %133 ], [ %347, %._crit_edge ]
  %211 = phi <16 x float> [ %.promoted61, %133 ], [ %346, %._crit_edge ]
  %212 = phi <16 x float> [ %.promoted60, %133 ], [ %345, %._crit_edge ]
  %213 = phi <16 x float> [ %.promoted59, %133 ], [ %344, %._crit_edge ]
  %214 = phi <16 x float> [ %.promoted, %133 ], [ %343, %._crit_edge ]
  %215 = phi i64 [ 168, %133 ], [ %216, %._crit_edge ]
  %216 = add i64 %215, 168
  %217 = icmp slt i64 %215, %216
  br i1 %217, label %.lr.ph, label %._crit_edge

.lr.ph:                                           ; preds = %194, %.lr.ph
  %218 = phi <16 x float> [ %340, %.lr.ph ], [ zeroinitializer, %194 ]
  %219 = phi <16 x float> [ %339, %.lr.ph ], [ zeroinitializer, %194 ]
  %220 = phi <16 x float> [ %338, %.lr.ph ], [ zeroinitializer, %194 ]
  %221 = phi <16 x float> [ %337, %.lr.ph ], [ zeroinitializer, %194 ]
  %222 = phi <16 x float> [ %332, %.lr.ph ], [ zeroinitializer, %194 ]
  %223 = phi <16 x float> [ %331, %.lr.ph ], [ zeroinitializer, %194 ]
  %224 = phi <16 x float> [ %330, %.lr.ph ], [ zeroinitializer, %194 ]
  %225 = phi <16 x float> [ %329, %.lr.ph ], [ zeroinitializer, %194 ]
  %226 = phi <16 x float> [ %324, %.lr.ph ], [ zeroinitializer, %194 ]
  %227 = phi <16 x float> [ %323, %.lr.ph ], [ zeroinitializer, %194 ]
  %228 = phi <16 x float> [ %322, %.lr.ph ], [ zeroinitializer, %194 ]
  %229 = phi <16 x float> [ %321, %.lr.ph ], [ zeroinitializer, %194 ]
  %230 = phi <16 x float> [ %316, %.lr.ph ], [ zeroinitializer, %194 ]
  %231 = phi <16 x float> [ %315, %.lr.ph ], [ zeroinitializer, %194 ]
  %232 = phi <16 x float> [ %314, %.lr.ph ], [ zeroinitializer, %194 ]
  %233 = phi <16 x float> [ %313, %.lr.ph ], [ zeroinitializer, %194 ]
  %234 = phi <16 x float> [ %308, %.lr.ph ], [ zeroinitializer, %194 ]
  %235 = phi <16 x float> [ %307, %.lr.ph ], [ zeroinitializer, %194 ]
  %236 = phi <16 x float> [ %306, %.lr.ph ], [ zeroinitializer, %194 ]
  %237 = phi <16 x float> [ %305, %.lr.ph ], [ zeroinitializer, %194 ]
  %238 = phi i64 [ %341, %.lr.ph ], [ %215, %194 ]
  %239 = mul i64 %238, 65
  %240 = add i64 %1, %239
  %241 = shl i64 %238, 6
  %242 = add i64 %3, %241
  %243 = getelementptr float, ptr %2, i64 %242
  %244 = load <16 x float>, ptr %243, align 4
  %245 = getelementptr i8, ptr %243, i64 64
  %246 = load <16 x float>, ptr %245, align 4
  %247 = getelementptr i8, ptr %243, i64 128
  %248 = load <16 x float>, ptr %247, align 4
  %249 = getelementptr i8, ptr %243, i64 192
  %250 = load <16 x float>, ptr %249, align 4
  %251 = getelementptr float, ptr %0, i64 %240
  %252 = getelementptr i8, ptr %251, i64 3120
  call void @llvm.prefetch.p0(ptr %252, i32 0, i32 3, i32 1)
  %253 = load float, ptr %251, align 4
  %254 = insertelement <16 x float> poison, float %253, i64 0
  %255 = shufflevector <16 x float> %254, <16 x float> poison, <16 x i32> zeroinitializer
  %256 = call <16 x float> @llvm.fma.v16f32(<16 x float> %255, <16 x float> %244, <16 x float> %237)
  %257 = call <16 x float> @llvm.fma.v16f32(<16 x float> %255, <16 x float> %246, <16 x float> %236)
  %258 = call <16 x float> @llvm.fma.v16f32(<16 x float> %255, <16 x float> %248, <16 x float> %235)
  %259 = call <16 x float> @llvm.fma.v16f32(<16 x float> %255, <16 x float> %250, <16 x float> %234)
  %260 = getelementptr i8, ptr %251, i64 4
  %261 = load float, ptr %260, align 4
  %262 = insertelement <16 x float> poison, float %261, i64 0
  %263 = shufflevector <16 x float> %262, <16 x float> poison, <16 x i32> zeroinitializer
  %264 = call <16 x float> @llvm.fma.v16f32(<16 x float> %263, <16 x float> %244, <16 x float> %233)
  %265 = call <16 x float> @llvm.fma.v16f32(<16 x float> %263, <16 x float> %246, <16 x float> %232)
  %266 = call <16 x float> @llvm.fma.v16f32(<16 x float> %263, <16 x float> %248, <16 x float> %231)
  %267 = call <16 x float> @llvm.fma.v16f32(<16 x float> %263, <16 x float> %250, <16 x float> %230)
  %268 = getelementptr i8, ptr %251, i64 8
  %269 = load float, ptr %268, align 4
  %270 = insertelement <16 x float> poison, float %269, i64 0
  %271 = shufflevector <16 x float> %270, <16 x float> poison, <16 x i32> zeroinitializer
  %272 = call <16 x float> @llvm.fma.v16f32(<16 x float> %271, <16 x float> %244, <16 x float> %229)
  %273 = call <16 x float> @llvm.fma.v16f32(<16 x float> %271, <16 x float> %246, <16 x float> %228)
  %274 = call <16 x float> @llvm.fma.v16f32(<16 x float> %271, <16 x float> %248, <16 x float> %227)
  %275 = call <16 x float> @llvm.fma.v16f32(<16 x float> %271, <16 x float> %250, <16 x float> %226)
  %276 = getelementptr i8, ptr %251, i64 12
  %277 = load float, ptr %276, align 4
  %278 = insertelement <16 x float> poison, float %277, i64 0
  %279 = shufflevector <16 x float> %278, <16 x float> poison, <16 x i32> zeroinitializer
  %280 = call <16 x float> @llvm.fma.v16f32(<16 x float> %279, <16 x float> %244, <16 x float> %225)
  %281 = call <16 x float> @llvm.fma.v16f32(<16 x float> %279, <16 x float> %246, <16 x float> %224)
  %282 = call <16 x float> @llvm.fma.v16f32(<16 x float> %279, <16 x float> %248, <16 x float> %223)
  %283 = call <16 x float> @llvm.fma.v16f32(<16 x float> %279, <16 x float> %250, <16 x float> %222)
  %284 = getelementptr i8, ptr %251, i64 16
  %285 = load float, ptr %284, align 4
  %286 = insertelement <16 x float> poison, float %285, i64 0
  %287 = shufflevector <16 x float> %286, <16 x float> poison, <16 x i32> zeroinitializer
  %288 = call <16 x float> @llvm.fma.v16f32(<16 x float> %287, <16 x float> %244, <16 x float> %221)
  %289 = call <16 x float> @llvm.fma.v16f32(<16 x float> %287, <16 x float> %246, <16 x float> %220)
  %290 = call <16 x float> @llvm.fma.v16f32(<16 x float> %287, <16 x float> %248, <16 x float> %219)
  %291 = call <16 x float> @llvm.fma.v16f32(<16 x float> %287, <16 x float> %250, <16 x float> %218)
  %292 = getelementptr i8, ptr %243, i64 256
  %293 = load <16 x float>, ptr %292, align 4
  %294 = getelementptr i8, ptr %243, i64 320
  %295 = load <16 x float>, ptr %294, align 4
  %296 = getelementptr i8, ptr %243, i64 384
  %297 = load <16 x float>, ptr %296, align 4
  %298 = getelementptr i8, ptr %243, i64 448
  %299 = load <16 x float>, ptr %298, align 4
  %300 = getelementptr i8, ptr %251, i64 3380
  call void @llvm.prefetch.p0(ptr %300, i32 0, i32 3, i32 1)
  %301 = getelementptr i8, ptr %251, i64 260
  %302 = load float, ptr %301, align 4
  %303 = insertelement <16 x float> poison, float %302, i64 0
  %304 = shufflevector <16 x float> %303, <16 x float> poison, <16 x i32> zeroinitializer
  %305 = call <16 x float> @llvm.fma.v16f32(<16 x float> %304, <16 x float> %293, <16 x float> %256)
  %306 = call <16 x float> @llvm.fma.v16f32(<16 x float> %304, <16 x float> %295, <16 x float> %257)
  %307 = call <16 x float> @llvm.fma.v16f32(<16 x float> %304, <16 x float> %297, <16 x float> %258)
  %308 = call <16 x float> @llvm.fma.v16f32(<16 x float> %304, <16 x float> %299, <16 x float> %259)
  %309 = getelementptr i8, ptr %251, i64 264
  %310 = load float, ptr %309, align 4
  %311 = insertelement <16 x float> poison, float %310, i64 0
  %312 = shufflevector <16 x float> %311, <16 x float> poison, <16 x i32> zeroinitializer
  %313 = call <16 x float> @llvm.fma.v16f32(<16 x float> %312, <16 x float> %293, <16 x float> %264)
  %314 = call <16 x float> @llvm.fma.v16f32(<16 x float> %312, <16 x float> %295, <16 x float> %265)
  %315 = call <16 x float> @llvm.fma.v16f32(<16 x float> %312, <16 x float> %297, <16 x float> %266)
  %316 = call <16 x float> @llvm.fma.v16f32(<16 x float> %312, <16 x float> %299, <16 x float> %267)
  %317 = getelementptr i8, ptr %251, i64 268
  %318 = load float, ptr %317, align 4
  %319 = insertelement <16 x float> poison, float %318, i64 0
  %320 = shufflevector <16 x float> %319, <16 x float> poison, <16 x i32> zeroinitializer
  %321 = call <16 x float> @llvm.fma.v16f32(<16 x float> %320, <16 x float> %293, <16 x float> %272)
  %322 = call <16 x float> @llvm.fma.v16f32(<16 x float> %320, <16 x float> %295, <16 x float> %273)
  %323 = call <16 x float> @llvm.fma.v16f32(<16 x float> %320, <16 x float> %297, <16 x float> %274)
  %324 = call <16 x float> @llvm.fma.v16f32(<16 x float> %320, <16 x float> %299, <16 x float> %275)
  %325 = getelementptr i8, ptr %251, i64 272
  %326 = load float, ptr %325, align 4
  %327 = insertelement <16 x float> poison, float %326, i64 0
  %328 = shufflevector <16 x float> %327, <16 x float> poison, <16 x i32> zeroinitializer
  %329 = call <16 x float> @llvm.fma.v16f32(<16 x float> %328, <16 x float> %293, <16 x float> %280)
  %330 = call <16 x float> @llvm.fma.v16f32(<16 x float> %328, <16 x float> %295, <16 x float> %281)
  %331 = call <16 x float> @llvm.fma.v16f32(<16 x float> %328, <16 x float> %297, <16 x float> %282)
  %332 = call <16 x float> @llvm.fma.v16f32(<16 x float> %328, <16 x float> %299, <16 x float> %283)
  %333 = getelementptr i8, ptr %251, i64 276
  %334 = load float, ptr %333, align 4
  %335 = insertelement <16 x float> poison, float %334, i64 0
  %336 = shufflevector <16 x float> %335, <16 x float> poison, <16 x i32> zeroinitializer
  %337 = call <16 x float> @llvm.fma.v16f32(<16 x float> %336, <16 x float> %293, <16 x float> %288)
  %338 = call <16 x float> @llvm.fma.v16f32(<16 x float> %336, <16 x float> %295, <16 x float> %289)
  %339 = call <16 x float> @llvm.fma.v16f32(<16 x float> %336, <16 x float> %297, <16 x float> %290)
  %340 = call <16 x float> @llvm.fma.v16f32(<16 x float> %336, <16 x float> %299, <16 x float> %291)
  %341 = add i64 %238, 2
  %342 = icmp slt i64 %341, %216
  br i1 %342, label %.lr.ph, label %._crit_edge

._crit_edge:                                      ; preds = %.lr.ph, %194
  %.lcssa19 = phi <16 x float> [ zeroinitializer, %194 ], [ %305, %.lr.ph ]
  %.lcssa18 = phi <16 x float> [ zeroinitializer, %194 ], [ %306, %.lr.ph ]
  %.lcssa17 = phi <16 x float> [ zeroinitializer, %194 ], [ %307, %.lr.ph ]
  %.lcssa16 = phi <16 x float> [ zeroinitializer, %194 ], [ %308, %.lr.ph ]
  %.lcssa15 = phi <16 x float> [ zeroinitializer, %194 ], [ %313, %.lr.ph ]
  %.lcssa14 = phi <16 x float> [ zeroinitializer, %194 ], [ %314, %.lr.ph ]
  %.lcssa13 = phi <16 x float> [ zeroinitializer, %194 ], [ %315, %.lr.ph ]
  %.lcssa12 = phi <16 x float> [ zeroinitializer, %194 ], [ %316, %.lr.ph ]
  %.lcssa11 = phi <16 x float> [ zeroinitializer, %194 ], [ %321, %.lr.ph ]
  %.lcssa10 = phi <16 x float> [ zeroinitializer, %194 ], [ %322, %.lr.ph ]
  %.lcssa9 = phi <16 x float> [ zeroinitializer, %194 ], [ %323, %.lr.ph ]
  %.lcssa8 = phi <16 x float> [ zeroinitializer, %194 ], [ %324, %.lr.ph ]
  %.lcssa7 = phi <16 x float> [ zeroinitializer, %194 ], [ %329, %.lr.ph ]
  %.lcssa6 = phi <16 x float> [ zeroinitializer, %194 ], [ %330, %.lr.ph ]
  %.lcssa5 = phi <16 x float> [ zeroinitializer, %194 ], [ %331, %.lr.ph ]
  %.lcssa4 = phi <16 x float> [ zeroinitializer, %194 ], [ %332, %.lr.ph ]
  %.lcssa3 = phi <16 x float> [ zeroinitializer, %194 ], [ %337, %.lr.ph ]
  %.lcssa2 = phi <16 x float> [ zeroinitializer, %194 ], [ %338, %.lr.ph ]
  %.lcssa1 = phi <16 x float> [ zeroinitializer, %194 ], [ %339, %.lr.ph ]
  %.lcssa = phi <16 x float> [ zeroinitializer, %194 ], [ %340, %.lr.ph ]
  %343 = fadd <16 x float> %214, %.lcssa19
  store <16 x float> %343, ptr %134, align 4
  %344 = fadd <16 x float> %213, %.lcssa18
  store <16 x float> %344, ptr %137, align 4
  %345 = fadd <16 x float> %212, %.lcssa17
  store <16 x float> %345, ptr %140, align 4
  %346 = fadd <16 x float> %211, %.lcssa16
  store <16 x float> %346, ptr %143, align 4
  %347 = fadd <16 x float> %210, %.lcssa15
  store <16 x float> %347, ptr %146, align 4
  %348 = fadd <16 x float> %209, %.lcssa14
  store <16 x float> %348, ptr %149, align 4
  %349 = fadd <16 x float> %208, %.lcssa13
  store <16 x float> %349, ptr %152, align 4
  %350 = fadd <16 x float> %207, %.lcssa12
  store <16 x float> %350, ptr %155, align 4
  %351 = fadd <16 x float> %206, %.lcssa11
  store <16 x float> %351, ptr %158, align 4
  %352 = fadd <16 x float> %205, %.lcssa10
  store <16 x float> %352, ptr %161, align 4
  %353 = fadd <16 x float> %204, %.lcssa9
  store <16 x float> %353, ptr %164, align 4
  %354 = fadd <16 x float> %203, %.lcssa8
  store <16 x float> %354, ptr %167, align 4
  %355 = fadd <16 x float> %202, %.lcssa7
  store <16 x float> %355, ptr %170, align 4
  %356 = fadd <16 x float> %201, %.lcssa6
  store <16 x float> %356, ptr %173, align 4
  %357 = fadd <16 x float> %200, %.lcssa5
  store <16 x float> %357, ptr %176, align 4
  %358 = fadd <16 x float> %199, %.lcssa4
  store <16 x float> %358, ptr %179, align 4
  %359 = fadd <16 x float> %198, %.lcssa3
  store <16 x float> %359, ptr %182, align 4
  %360 = fadd <16 x float> %197, %.lcssa2
  store <16 x float> %360, ptr %185, align 4
  %361 = fadd <16 x float> %196, %.lcssa1
  store <16 x float> %361, ptr %188, align 4
  %362 = fadd <16 x float> %195, %.lcssa
  store <16 x float> %362, ptr %191, align 4
  %363 = icmp slt i64 %216, 672
  br i1 %363, label %194, label %364

364:                                              ; preds = %._crit_edge
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <16 x float> @llvm.sqrt.v16f32(<16 x float>) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.prefetch.p0(ptr readonly captures(none), i32 immarg, i32 immarg, i32 immarg) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>) #1

attributes #0 = { nounwind "prefer-vector-width"="512" "target-cpu"="x86-64-v4" "target-features"="+avx512bf16" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
