; ModuleID = 'matmul_2737377541f00982'
source_filename = "matmul_2737377541f00982"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: nounwind
define void @matmul_2737377541f00982(ptr %0, i64 %1, i64 %2) #0 {
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
  %38 = getelementptr i8, ptr %0, i64 16
  %39 = load ptr, ptr %38, align 8
  %40 = icmp slt i64 %1, %2
  br i1 %40, label %.lr.ph8, label %._crit_edge9

.lr.ph8:                                          ; preds = %3, %230
  %41 = phi i64 [ %231, %230 ], [ %1, %3 ]
  %42 = mul i64 %41, 12
  %43 = add i64 %42, 12
  %44 = mul i64 %41, -36864
  %45 = icmp slt i64 %42, %43
  br label %46

46:                                               ; preds = %.lr.ph8, %._crit_edge
  %47 = phi i64 [ 0, %.lr.ph8 ], [ %57, %._crit_edge ]
  %48 = mul i64 %47, 98304
  %49 = mul i64 %47, 48
  %50 = add i64 %44, %49
  br i1 %45, label %.lr.ph, label %._crit_edge

.lr.ph:                                           ; preds = %46, %.lr.ph
  %51 = phi i64 [ %55, %.lr.ph ], [ %42, %46 ]
  %52 = shl i64 %51, 3
  %53 = mul i64 %51, 3072
  %54 = add i64 %50, %53
  call void @matmul_2737377541f00982.mma1(ptr %5, i64 %52, ptr %7, i64 %48, ptr %39, i64 %54)
  %55 = add i64 %51, 1
  %56 = icmp slt i64 %55, %43
  br i1 %56, label %.lr.ph, label %._crit_edge

._crit_edge:                                      ; preds = %.lr.ph, %46
  %57 = add i64 %47, 1
  %58 = icmp slt i64 %57, 8
  br i1 %58, label %46, label %59

59:                                               ; preds = %._crit_edge
  %60 = load i8, ptr %19, align 1
  %61 = icmp ne i8 %60, 0
  %62 = load float, ptr %15, align 4
  %63 = load float, ptr %17, align 4
  %64 = load float, ptr %23, align 4
  %65 = load float, ptr %25, align 4
  %66 = load float, ptr %11, align 4
  %67 = load float, ptr %31, align 4
  %68 = load float, ptr %27, align 4
  %69 = load float, ptr %29, align 4
  %70 = insertelement <16 x float> poison, float %62, i64 0
  %71 = shufflevector <16 x float> %70, <16 x float> poison, <16 x i32> zeroinitializer
  %72 = insertelement <16 x float> poison, float %63, i64 0
  %73 = shufflevector <16 x float> %72, <16 x float> poison, <16 x i32> zeroinitializer
  %74 = insertelement <16 x i1> poison, i1 %61, i64 0
  %75 = shufflevector <16 x i1> %74, <16 x i1> poison, <16 x i32> zeroinitializer
  %76 = insertelement <16 x float> poison, float %64, i64 0
  %77 = shufflevector <16 x float> %76, <16 x float> poison, <16 x i32> zeroinitializer
  %78 = insertelement <16 x float> poison, float %65, i64 0
  %79 = shufflevector <16 x float> %78, <16 x float> poison, <16 x i32> zeroinitializer
  %80 = insertelement <16 x float> poison, float %66, i64 0
  %81 = shufflevector <16 x float> %80, <16 x float> poison, <16 x i32> zeroinitializer
  %82 = insertelement <16 x float> poison, float %67, i64 0
  %83 = shufflevector <16 x float> %82, <16 x float> poison, <16 x i32> zeroinitializer
  %84 = insertelement <16 x float> poison, float %68, i64 0
  %85 = shufflevector <16 x float> %84, <16 x float> poison, <16 x i32> zeroinitializer
  %86 = insertelement <16 x float> poison, float %69, i64 0
  %87 = shufflevector <16 x float> %86, <16 x float> poison, <16 x i32> zeroinitializer
  br label %88

88:                                               ; preds = %59, %._crit_edge5
  %89 = phi i64 [ 0, %59 ], [ %228, %._crit_edge5 ]
  %90 = mul i64 %89, 48
  %91 = add i64 %90, 16
  %92 = add i64 %90, 32
  %93 = mul i64 %89, 98304
  %94 = add i64 %93, 49152
  %95 = add i64 %44, %90
  br i1 %45, label %.lr.ph4, label %._crit_edge5

.lr.ph4:                                          ; preds = %88, %225
  %96 = phi i64 [ %226, %225 ], [ %42, %88 ]
  %97 = shl i64 %96, 3
  %98 = mul i64 %96, 3072
  %99 = add i64 %90, %98
  %100 = add i64 %91, %98
  %101 = add i64 %92, %98
  br label %102

102:                                              ; preds = %.lr.ph4, %102
  %103 = phi i64 [ 0, %.lr.ph4 ], [ %117, %102 ]
  %104 = mul i64 %103, 384
  %105 = add i64 %99, %104
  %106 = getelementptr float, ptr %33, i64 %105
  call void @llvm.prefetch.p0(ptr %106, i32 1, i32 3, i32 1)
  %107 = add i64 %100, %104
  %108 = getelementptr float, ptr %33, i64 %107
  call void @llvm.prefetch.p0(ptr %108, i32 1, i32 3, i32 1)
  %109 = add i64 %101, %104
  %110 = getelementptr float, ptr %33, i64 %109
  call void @llvm.prefetch.p0(ptr %110, i32 1, i32 3, i32 1)
  %111 = getelementptr float, ptr %35, i64 %105
  call void @llvm.prefetch.p0(ptr %111, i32 1, i32 3, i32 1)
  %112 = getelementptr float, ptr %35, i64 %107
  call void @llvm.prefetch.p0(ptr %112, i32 1, i32 3, i32 1)
  %113 = getelementptr float, ptr %35, i64 %109
  call void @llvm.prefetch.p0(ptr %113, i32 1, i32 3, i32 1)
  %114 = getelementptr float, ptr %37, i64 %105
  call void @llvm.prefetch.p0(ptr %114, i32 1, i32 3, i32 1)
  %115 = getelementptr float, ptr %37, i64 %107
  call void @llvm.prefetch.p0(ptr %115, i32 1, i32 3, i32 1)
  %116 = getelementptr float, ptr %37, i64 %109
  call void @llvm.prefetch.p0(ptr %116, i32 1, i32 3, i32 1)
  %117 = add i64 %103, 1
  %118 = icmp slt i64 %117, 8
  br i1 %118, label %102, label %119

119:                                              ; preds = %102
  %120 = add i64 %97, 1572864
  %121 = add i64 %95, %98
  call void @matmul_2737377541f00982.mma2(ptr %5, i64 %120, ptr %7, i64 %94, ptr %39, i64 %121)
  br label %122

122:                                              ; preds = %119, %222
  %123 = phi i64 [ 0, %119 ], [ %223, %222 ]
  %124 = mul i64 %123, 384
  %.reass = add i64 %124, %121
  %.reass2 = add i64 %124, %99
  %125 = getelementptr float, ptr %39, i64 %.reass
  br label %126

126:                                              ; preds = %122, %126
  %127 = phi i64 [ 0, %122 ], [ %187, %126 ]
  %128 = or disjoint i64 %127, 16
  %129 = getelementptr float, ptr %125, i64 %127
  %130 = load <16 x float>, ptr %129, align 4
  %131 = getelementptr float, ptr %125, i64 %128
  %132 = load <16 x float>, ptr %131, align 4
  %133 = add i64 %.reass2, %127
  %134 = add i64 %.reass2, %128
  %135 = getelementptr float, ptr %13, i64 %133
  %136 = load <16 x float>, ptr %135, align 4
  %137 = getelementptr float, ptr %13, i64 %134
  %138 = load <16 x float>, ptr %137, align 4
  %139 = fsub <16 x float> %130, %136
  %140 = fsub <16 x float> %132, %138
  %141 = fmul <16 x float> %71, %139
  %142 = fmul <16 x float> %71, %140
  %143 = fadd <16 x float> %136, %141
  %144 = fadd <16 x float> %138, %142
  %145 = fmul <16 x float> %139, %73
  %146 = fmul <16 x float> %140, %73
  %147 = fsub <16 x float> %130, %145
  %148 = fsub <16 x float> %132, %146
  %149 = select <16 x i1> %75, <16 x float> %143, <16 x float> %147
  %150 = select <16 x i1> %75, <16 x float> %144, <16 x float> %148
  %151 = getelementptr float, ptr %21, i64 %133
  %152 = load <16 x float>, ptr %151, align 4
  %153 = getelementptr float, ptr %21, i64 %134
  %154 = load <16 x float>, ptr %153, align 4
  %155 = fmul <16 x float> %152, %77
  %156 = fmul <16 x float> %154, %77
  %157 = fmul <16 x float> %130, %79
  %158 = fmul <16 x float> %132, %79
  %159 = fmul <16 x float> %157, %130
  %160 = fmul <16 x float> %158, %132
  %161 = fadd <16 x float> %155, %159
  %162 = fadd <16 x float> %156, %160
  %163 = getelementptr float, ptr %9, i64 %133
  %164 = load <16 x float>, ptr %163, align 4
  %165 = getelementptr float, ptr %9, i64 %134
  %166 = load <16 x float>, ptr %165, align 4
  %167 = fmul <16 x float> %164, %81
  %168 = fmul <16 x float> %166, %81
  %169 = fmul <16 x float> %149, %83
  %170 = fmul <16 x float> %150, %83
  %171 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %161)
  %172 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %162)
  %173 = fdiv <16 x float> %171, %85
  %174 = fdiv <16 x float> %172, %85
  %175 = fadd <16 x float> %173, %87
  %176 = fadd <16 x float> %174, %87
  %177 = fdiv <16 x float> %169, %175
  %178 = fdiv <16 x float> %170, %176
  %179 = fadd <16 x float> %167, %177
  %180 = fadd <16 x float> %168, %178
  %181 = getelementptr float, ptr %33, i64 %133
  store <16 x float> %149, ptr %181, align 4
  %182 = getelementptr float, ptr %33, i64 %134
  store <16 x float> %150, ptr %182, align 4
  %183 = getelementptr float, ptr %35, i64 %133
  store <16 x float> %161, ptr %183, align 4
  %184 = getelementptr float, ptr %35, i64 %134
  store <16 x float> %162, ptr %184, align 4
  %185 = getelementptr float, ptr %37, i64 %133
  store <16 x float> %179, ptr %185, align 4
  %186 = getelementptr float, ptr %37, i64 %134
  store <16 x float> %180, ptr %186, align 4
  %187 = add i64 %127, 32
  %188 = icmp slt i64 %187, 32
  br i1 %188, label %126, label %189

189:                                              ; preds = %126, %189
  %190 = phi i64 [ %220, %189 ], [ 32, %126 ]
  %191 = getelementptr float, ptr %125, i64 %190
  %192 = load <16 x float>, ptr %191, align 4
  %193 = add i64 %.reass2, %190
  %194 = getelementptr float, ptr %13, i64 %193
  %195 = load <16 x float>, ptr %194, align 4
  %196 = fsub <16 x float> %192, %195
  %197 = fmul <16 x float> %71, %196
  %198 = fadd <16 x float> %195, %197
  %199 = fmul <16 x float> %196, %73
  %200 = fsub <16 x float> %192, %199
  %201 = select <16 x i1> %75, <16 x float> %198, <16 x float> %200
  %202 = getelementptr float, ptr %21, i64 %193
  %203 = load <16 x float>, ptr %202, align 4
  %204 = fmul <16 x float> %203, %77
  %205 = fmul <16 x float> %192, %79
  %206 = fmul <16 x float> %205, %192
  %207 = fadd <16 x float> %204, %206
  %208 = getelementptr float, ptr %9, i64 %193
  %209 = load <16 x float>, ptr %208, align 4
  %210 = fmul <16 x float> %209, %81
  %211 = fmul <16 x float> %201, %83
  %212 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %207)
  %213 = fdiv <16 x float> %212, %85
  %214 = fadd <16 x float> %213, %87
  %215 = fdiv <16 x float> %211, %214
  %216 = fadd <16 x float> %210, %215
  %217 = getelementptr float, ptr %33, i64 %193
  store <16 x float> %201, ptr %217, align 4
  %218 = getelementptr float, ptr %35, i64 %193
  store <16 x float> %207, ptr %218, align 4
  %219 = getelementptr float, ptr %37, i64 %193
  store <16 x float> %216, ptr %219, align 4
  %220 = add i64 %190, 16
  %221 = icmp slt i64 %220, 48
  br i1 %221, label %189, label %222

222:                                              ; preds = %189
  %223 = add i64 %123, 1
  %224 = icmp slt i64 %223, 8
  br i1 %224, label %122, label %225

225:                                              ; preds = %222
  %226 = add i64 %96, 1
  %227 = icmp slt i64 %226, %43
  br i1 %227, label %.lr.ph4, label %._crit_edge5

._crit_edge5:                                     ; preds = %225, %88
  %228 = add i64 %89, 1
  %229 = icmp slt i64 %228, 8
  br i1 %229, label %88, label %230

230:                                              ; preds = %._crit_edge5
  %231 = add i64 %41, 1
  %232 = icmp slt i64 %231, %2
  br i1 %232, label %.lr.ph8, label %._crit_edge9

._crit_edge9:                                     ; preds = %230, %3
  ret void
}

; Function Attrs: nounwind
define internal void @matmul_2737377541f00982.mma1(ptr %0, i64 %1, ptr %2, i64 %3, ptr %4, i64 %5) #0 {
  br label %7

7:                                                ; preds = %6, %7
  %8 = phi <16 x float> [ zeroinitializer, %6 ], [ %162, %7 ]
  %9 = phi <16 x float> [ zeroinitializer, %6 ], [ %161, %7 ]
  %10 = phi <16 x float> [ zeroinitializer, %6 ], [ %160, %7 ]
  %11 = phi <16 x float> [ zeroinitializer, %6 ], [ %155, %7 ]
  %12 = phi <16 x float> [ zeroinitializer, %6 ], [ %154, %7 ]
  %13 = phi <16 x float> [ zeroinitializer, %6 ], [ %153, %7 ]
  %14 = phi <16 x float> [ zeroinitializer, %6 ], [ %148, %7 ]
  %15 = phi <16 x float> [ zeroinitializer, %6 ], [ %147, %7 ]
  %16 = phi <16 x float> [ zeroinitializer, %6 ], [ %146, %7 ]
  %17 = phi <16 x float> [ zeroinitializer, %6 ], [ %141, %7 ]
  %18 = phi <16 x float> [ zeroinitializer, %6 ], [ %140, %7 ]
  %19 = phi <16 x float> [ zeroinitializer, %6 ], [ %139, %7 ]
  %20 = phi <16 x float> [ zeroinitializer, %6 ], [ %134, %7 ]
  %21 = phi <16 x float> [ zeroinitializer, %6 ], [ %133, %7 ]
  %22 = phi <16 x float> [ zeroinitializer, %6 ], [ %132, %7 ]
  %23 = phi <16 x float> [ zeroinitializer, %6 ], [ %127, %7 ]
  %24 = phi <16 x float> [ zeroinitializer, %6 ], [ %126, %7 ]
  %25 = phi <16 x float> [ zeroinitializer, %6 ], [ %125, %7 ]
  %26 = phi <16 x float> [ zeroinitializer, %6 ], [ %120, %7 ]
  %27 = phi <16 x float> [ zeroinitializer, %6 ], [ %119, %7 ]
  %28 = phi <16 x float> [ zeroinitializer, %6 ], [ %118, %7 ]
  %29 = phi <16 x float> [ zeroinitializer, %6 ], [ %113, %7 ]
  %30 = phi <16 x float> [ zeroinitializer, %6 ], [ %112, %7 ]
  %31 = phi <16 x float> [ zeroinitializer, %6 ], [ %111, %7 ]
  %32 = phi i64 [ 0, %6 ], [ %163, %7 ]
  %33 = mul i64 %32, 1536
  %34 = add i64 %1, %33
  %35 = mul i64 %32, 48
  %36 = add i64 %3, %35
  %37 = getelementptr float, ptr %2, i64 %36
  %38 = load <16 x float>, ptr %37, align 4
  %39 = getelementptr i8, ptr %37, i64 64
  %40 = load <16 x float>, ptr %39, align 4
  %41 = getelementptr i8, ptr %37, i64 128
  %42 = load <16 x float>, ptr %41, align 4
  %43 = getelementptr float, ptr %0, i64 %34
  %44 = getelementptr i8, ptr %43, i64 73728
  call void @llvm.prefetch.p0(ptr %44, i32 0, i32 3, i32 1)
  %45 = load float, ptr %43, align 4
  %46 = insertelement <16 x float> poison, float %45, i64 0
  %47 = shufflevector <16 x float> %46, <16 x float> poison, <16 x i32> zeroinitializer
  %48 = call <16 x float> @llvm.fma.v16f32(<16 x float> %47, <16 x float> %38, <16 x float> %31)
  %49 = call <16 x float> @llvm.fma.v16f32(<16 x float> %47, <16 x float> %40, <16 x float> %30)
  %50 = call <16 x float> @llvm.fma.v16f32(<16 x float> %47, <16 x float> %42, <16 x float> %29)
  %51 = getelementptr i8, ptr %43, i64 4
  %52 = load float, ptr %51, align 4
  %53 = insertelement <16 x float> poison, float %52, i64 0
  %54 = shufflevector <16 x float> %53, <16 x float> poison, <16 x i32> zeroinitializer
  %55 = call <16 x float> @llvm.fma.v16f32(<16 x float> %54, <16 x float> %38, <16 x float> %28)
  %56 = call <16 x float> @llvm.fma.v16f32(<16 x float> %54, <16 x float> %40, <16 x float> %27)
  %57 = call <16 x float> @llvm.fma.v16f32(<16 x float> %54, <16 x float> %42, <16 x float> %26)
  %58 = getelementptr i8, ptr %43, i64 8
  %59 = load float, ptr %58, align 4
  %60 = insertelement <16 x float> poison, float %59, i64 0
  %61 = shufflevector <16 x float> %60, <16 x float> poison, <16 x i32> zeroinitializer
  %62 = call <16 x float> @llvm.fma.v16f32(<16 x float> %61, <16 x float> %38, <16 x float> %25)
  %63 = call <16 x float> @llvm.fma.v16f32(<16 x float> %61, <16 x float> %40, <16 x float> %24)
  %64 = call <16 x float> @llvm.fma.v16f32(<16 x float> %61, <16 x float> %42, <16 x float> %23)
  %65 = getelementptr i8, ptr %43, i64 12
  %66 = load float, ptr %65, align 4
  %67 = insertelement <16 x float> poison, float %66, i64 0
  %68 = shufflevector <16 x float> %67, <16 x float> poison, <16 x i32> zeroinitializer
  %69 = call <16 x float> @llvm.fma.v16f32(<16 x float> %68, <16 x float> %38, <16 x float> %22)
  %70 = call <16 x float> @llvm.fma.v16f32(<16 x float> %68, <16 x float> %40, <16 x float> %21)
  %71 = call <16 x float> @llvm.fma.v16f32(<16 x float> %68, <16 x float> %42, <16 x float> %20)
  %72 = getelementptr i8, ptr %43, i64 16
  %73 = load float, ptr %72, align 4
  %74 = insertelement <16 x float> poison, float %73, i64 0
  %75 = shufflevector <16 x float> %74, <16 x float> poison, <16 x i32> zeroinitializer
  %76 = call <16 x float> @llvm.fma.v16f32(<16 x float> %75, <16 x float> %38, <16 x float> %19)
  %77 = call <16 x float> @llvm.fma.v16f32(<16 x float> %75, <16 x float> %40, <16 x float> %18)
  %78 = call <16 x float> @llvm.fma.v16f32(<16 x float> %75, <16 x float> %42, <16 x float> %17)
  %79 = getelementptr i8, ptr %43, i64 20
  %80 = load float, ptr %79, align 4
  %81 = insertelement <16 x float> poison, float %80, i64 0
  %82 = shufflevector <16 x float> %81, <16 x float> poison, <16 x i32> zeroinitializer
  %83 = call <16 x float> @llvm.fma.v16f32(<16 x float> %82, <16 x float> %38, <16 x float> %16)
  %84 = call <16 x float> @llvm.fma.v16f32(<16 x float> %82, <16 x float> %40, <16 x float> %15)
  %85 = call <16 x float> @llvm.fma.v16f32(<16 x float> %82, <16 x float> %42, <16 x float> %14)
  %86 = getelementptr i8, ptr %43, i64 24
  %87 = load float, ptr %86, align 4
  %88 = insertelement <16 x float> poison, float %87, i64 0
  %89 = shufflevector <16 x float> %88, <16 x float> poison, <16 x i32> zeroinitializer
  %90 = call <16 x float> @llvm.fma.v16f32(<16 x float> %89, <16 x float> %38, <16 x float> %13)
  %91 = call <16 x float> @llvm.fma.v16f32(<16 x float> %89, <16 x float> %40, <16 x float> %12)
  %92 = call <16 x float> @llvm.fma.v16f32(<16 x float> %89, <16 x float> %42, <16 x float> %11)
  %93 = getelementptr i8, ptr %43, i64 28
  %94 = load float, ptr %93, align 4
  %95 = insertelement <16 x float> poison, float %94, i64 0
  %96 = shufflevector <16 x float> %95, <16 x float> poison, <16 x i32> zeroinitializer
  %97 = call <16 x float> @llvm.fma.v16f32(<16 x float> %96, <16 x float> %38, <16 x float> %10)
  %98 = call <16 x float> @llvm.fma.v16f32(<16 x float> %96, <16 x float> %40, <16 x float> %9)
  %99 = call <16 x float> @llvm.fma.v16f32(<16 x float> %96, <16 x float> %42, <16 x float> %8)
  %100 = getelementptr i8, ptr %37, i64 192
  %101 = load <16 x float>, ptr %100, align 4
  %102 = getelementptr i8, ptr %37, i64 256
  %103 = load <16 x float>, ptr %102, align 4
  %104 = getelementptr i8, ptr %37, i64 320
  %105 = load <16 x float>, ptr %104, align 4
  %106 = getelementptr i8, ptr %43, i64 79872
  call void @llvm.prefetch.p0(ptr %106, i32 0, i32 3, i32 1)
  %107 = getelementptr i8, ptr %43, i64 6144
  %108 = load float, ptr %107, align 4
  %109 = insertelement <16 x float> poison, float %108, i64 0
  %110 = shufflevector <16 x float> %109, <16 x float> poison, <16 x i32> zeroinitializer
  %111 = call <16 x float> @llvm.fma.v16f32(<16 x float> %110, <16 x float> %101, <16 x float> %48)
  %112 = call <16 x float> @llvm.fma.v16f32(<16 x float> %110, <16 x float> %103, <16 x float> %49)
  %113 = call <16 x float> @llvm.fma.v16f32(<16 x float> %110, <16 x float> %105, <16 x float> %50)
  %114 = getelementptr i8, ptr %43, i64 6148
  %115 = load float, ptr %114, align 4
  %116 = insertelement <16 x float> poison, float %115, i64 0
  %117 = shufflevector <16 x float> %116, <16 x float> poison, <16 x i32> zeroinitializer
  %118 = call <16 x float> @llvm.fma.v16f32(<16 x float> %117, <16 x float> %101, <16 x float> %55)
  %119 = call <16 x float> @llvm.fma.v16f32(<16 x float> %117, <16 x float> %103, <16 x float> %56)
  %120 = call <16 x float> @llvm.fma.v16f32(<16 x float> %117, <16 x float> %105, <16 x float> %57)
  %121 = getelementptr i8, ptr %43, i64 6152
  %122 = load float, ptr %121, align 4
  %123 = insertelement <16 x float> poison, float %122, i64 0
  %124 = shufflevector <16 x float> %123, <16 x float> poison, <16 x i32> zeroinitializer
  %125 = call <16 x float> @llvm.fma.v16f32(<16 x float> %124, <16 x float> %101, <16 x float> %62)
  %126 = call <16 x float> @llvm.fma.v16f32(<16 x float> %124, <16 x float> %103, <16 x float> %63)
  %127 = call <16 x float> @llvm.fma.v16f32(<16 x float> %124, <16 x float> %105, <16 x float> %64)
  %128 = getelementptr i8, ptr %43, i64 6156
  %129 = load float, ptr %128, align 4
  %130 = insertelement <16 x float> poison, float %129, i64 0
  %131 = shufflevector <16 x float> %130, <16 x float> poison, <16 x i32> zeroinitializer
  %132 = call <16 x float> @llvm.fma.v16f32(<16 x float> %131, <16 x float> %101, <16 x float> %69)
  %133 = call <16 x float> @llvm.fma.v16f32(<16 x float> %131, <16 x float> %103, <16 x float> %70)
  %134 = call <16 x float> @llvm.fma.v16f32(<16 x float> %131, <16 x float> %105, <16 x float> %71)
  %135 = getelementptr i8, ptr %43, i64 6160
  %136 = load float, ptr %135, align 4
  %137 = insertelement <16 x float> poison, float %136, i64 0
  %138 = shufflevector <16 x float> %137, <16 x float> poison, <16 x i32> zeroinitializer
  %139 = call <16 x float> @llvm.fma.v16f32(<16 x float> %138, <16 x float> %101, <16 x float> %76)
  %140 = call <16 x float> @llvm.fma.v16f32(<16 x float> %138, <16 x float> %103, <16 x float> %77)
  %141 = call <16 x float> @llvm.fma.v16f32(<16 x float> %138, <16 x float> %105, <16 x float> %78)
  %142 = getelementptr i8, ptr %43, i64 6164
  %143 = load float, ptr %142, align 4
  %144 = insertelement <16 x float> poison, float %143, i64 0
  %145 = shufflevector <16 x float> %144, <16 x float> poison, <16 x i32> zeroinitializer
  %146 = call <16 x float> @llvm.fma.v16f32(<16 x float> %145, <16 x float> %101, <16 x float> %83)
  %147 = call <16 x float> @llvm.fma.v16f32(<16 x float> %145, <16 x float> %103, <16 x float> %84)
  %148 = call <16 x float> @llvm.fma.v16f32(<16 x float> %145, <16 x float> %105, <16 x float> %85)
  %149 = getelementptr i8, ptr %43, i64 6168
  %150 = load float, ptr %149, align 4
  %151 = insertelement <16 x float> poison, float %150, i64 0
  %152 = shufflevector <16 x float> %151, <16 x float> poison, <16 x i32> zeroinitializer
  %153 = call <16 x float> @llvm.fma.v16f32(<16 x float> %152, <16 x float> %101, <16 x float> %90)
  %154 = call <16 x float> @llvm.fma.v16f32(<16 x float> %152, <16 x float> %103, <16 x float> %91)
  %155 = call <16 x float> @llvm.fma.v16f32(<16 x float> %152, <16 x float> %105, <16 x float> %92)
  %156 = getelementptr i8, ptr %43, i64 6172
  %157 = load float, ptr %156, align 4
  %158 = insertelement <16 x float> poison, float %157, i64 0
  %159 = shufflevector <16 x float> %158, <16 x float> poison, <16 x i32> zeroinitializer
  %160 = call <16 x float> @llvm.fma.v16f32(<16 x float> %159, <16 x float> %101, <16 x float> %97)
  %161 = call <16 x float> @llvm.fma.v16f32(<16 x float> %159, <16 x float> %103, <16 x float> %98)
  %162 = call <16 x float> @llvm.fma.v16f32(<16 x float> %159, <16 x float> %105, <16 x float> %99)
  %163 = add i64 %32, 2
  %164 = icmp slt i64 %163, 172
  br i1 %164, label %7, label %165

165:                                              ; preds = %7
  %166 = getelementptr float, ptr %4, i64 %5
  store <16 x float> %111, ptr %166, align 4
  %167 = getelementptr i8, ptr %166, i64 64
  store <16 x float> %112, ptr %167, align 4
  %168 = getelementptr i8, ptr %166, i64 128
  store <16 x float> %113, ptr %168, align 4
  %169 = getelementptr i8, ptr %166, i64 1536
  store <16 x float> %118, ptr %169, align 4
  %170 = getelementptr i8, ptr %166, i64 1600
  store <16 x float> %119, ptr %170, align 4
  %171 = getelementptr i8, ptr %166, i64 1664
  store <16 x float> %120, ptr %171, align 4
  %172 = getelementptr i8, ptr %166, i64 3072
  store <16 x float> %125, ptr %172, align 4
  %173 = getelementptr i8, ptr %166, i64 3136
  store <16 x float> %126, ptr %173, align 4
  %174 = getelementptr i8, ptr %166, i64 3200
  store <16 x float> %127, ptr %174, align 4
  %175 = getelementptr i8, ptr %166, i64 4608
  store <16 x float> %132, ptr %175, align 4
  %176 = getelementptr i8, ptr %166, i64 4672
  store <16 x float> %133, ptr %176, align 4
  %177 = getelementptr i8, ptr %166, i64 4736
  store <16 x float> %134, ptr %177, align 4
  %178 = getelementptr i8, ptr %166, i64 6144
  store <16 x float> %139, ptr %178, align 4
  %179 = getelementptr i8, ptr %166, i64 6208
  store <16 x float> %140, ptr %179, align 4
  %180 = getelementptr i8, ptr %166, i64 6272
  store <16 x float> %141, ptr %180, align 4
  %181 = getelementptr i8, ptr %166, i64 7680
  store <16 x float> %146, ptr %181, align 4
  %182 = getelementptr i8, ptr %166, i64 7744
  store <16 x float> %147, ptr %182, align 4
  %183 = getelementptr i8, ptr %166, i64 7808
  store <16 x float> %148, ptr %183, align 4
  %184 = getelementptr i8, ptr %166, i64 9216
  store <16 x float> %153, ptr %184, align 4
  %185 = getelementptr i8, ptr %166, i64 9280
  store <16 x float> %154, ptr %185, align 4
  %186 = getelementptr i8, ptr %166, i64 9344
  store <16 x float> %155, ptr %186, align 4
  %187 = getelementptr i8, ptr %166, i64 10752
  store <16 x float> %160, ptr %187, align 4
  %188 = getelementptr i8, ptr %166, i64 10816
  store <16 x float> %161, ptr %188, align 4
  %189 = getelementptr i8, ptr %166, i64 10880
  store <16 x float> %162, ptr %189, align 4
  %.promoted = load <16 x float>, ptr %166, align 4
  %.promoted95 = load <16 x float>, ptr %167, align 4
  %.promoted96 = load <16 x float>, ptr %168, align 4
  %.promoted97 = load <16 x float>, ptr %169, align 4
  %.promoted98 = load <16 x float>, ptr %170, align 4
  %.promoted99 = load <16 x float>, ptr %171, align 4
  %.promoted100 = load <16 x float>, ptr %172, align 4
  %.promoted101 = load <16 x float>, ptr %173, align 4
  %.promoted102 = load <16 x float>, ptr %174, align 4
  %.promoted103 = load <16 x float>, ptr %175, align 4
  %.promoted104 = load <16 x float>, ptr %176, align 4
  %.promoted105 = load <16 x float>, ptr %177, align 4
  %.promoted106 = load <16 x float>, ptr %178, align 4
  %.promoted107 = load <16 x float>, ptr %179, align 4
  %.promoted108 = load <16 x float>, ptr %180, align 4
  %.promoted109 = load <16 x float>, ptr %181, align 4
  %.promoted110 = load <16 x float>, ptr %182, align 4
  %.promoted111 = load <16 x float>, ptr %183, align 4
  %.promoted112 = load <16 x float>, ptr %184, align 4
  %.promoted113 = load <16 x float>, ptr %185, align 4
  %.promoted114 = load <16 x float>, ptr %186, align 4
  %.promoted115 = load <16 x float>, ptr %187, align 4
  %.promoted116 = load <16 x float>, ptr %188, align 4
  br label %190

190:                                              ; preds = %165, %._crit_edge
  %191 = phi <16 x float> [ %162, %165 ], [ %398, %._crit_edge ]
  %192 = phi <16 x float> [ %.promoted116, %165 ], [ %397, %._crit_edge ]
  %193 = phi <16 x float> [ %.promoted115, %165 ], [ %396, %._crit_edge ]
  %194 = phi <16 x float> [ %.promoted114, %165 ], [ %395, %._crit_edge ]
  %195 = phi <16 x float> [ %.promoted113, %165 ], [ %394, %._crit_edge ]
  %196 = phi <16 x float> [ %.promoted112, %165 ], [ %393, %._crit_edge ]
  %197 = phi <16 x float> [ %.promoted111, %165 ], [ %392, %._crit_edge ]
  %198 = phi <16 x float> [ %.promoted110, %165 ], [ %391, %._crit_edge ]
  %199 = phi <16 x float> [ %.promoted109, %165 ], [ %390, %._crit_edge ]
  %200 = phi <16 x float> [ %.promoted108, %165 ], [ %389, %._crit_edge ]
  %201 = phi <16 x float> [ %.promoted107, %165 ], [ %388, %._crit_edge ]
  %202 = phi <16 x float> [ %.promoted106, %165 ], [ %387, %._crit_edge ]
  %203 = phi <16 x float> [ %.promoted105, %165 ], [ %386, %._crit_edge ]
  %204 = phi <16 x float> [ %.promoted104, %165 ], [ %385, %._crit_edge ]
  %205 = phi <16 x float> [ %.promoted103, %165 ], [ %384, %._crit_edge ]
  %206 = phi <16 x float> [ %.promoted102, %165 ], [ %383, %._crit_edge ]
  %207 = phi <16 x float> [ %.promoted101, %165 ], [ %382, %._crit_edge ]
  %208 = phi <16 x float> [ %.promoted100, %165 ], [ %381, %._crit_edge ]
  %209 = phi <16 x float> [ %.promoted99, %165 ], [ %380, %._crit_edge ]
  %210 = phi <16 x float> [ %.promoted98, %165 ], [ %379, %._crit_edge ]
  %211 = phi <16 x float> [ %.promoted97, %165 ], [ %378, %._crit_edge ]
  %212 = phi <16 x float> [ %.promoted96, %165 ], [ %377, %._crit_edge ]
  %213 = phi <16 x float> [ %.promoted95, %165 ], [ %376, %._crit_edge ]
  %214 = phi <16 x float> [ %.promoted, %165 ], [ %375, %._crit_edge ]
  %215 = phi i64 [ 172, %165 ], [ %216, %._crit_edge ]
  %216 = add i64 %215, 172
  %217 = icmp slt i64 %215, %216
  br i1 %217, label %.lr.ph, label %._crit_edge

.lr.ph:                                           ; preds = %190, %.lr.ph
  %218 = phi <16 x float> [ %372, %.lr.ph ], [ zeroinitializer, %190 ]
  %219 = phi <16 x float> [ %371, %.lr.ph ], [ zeroinitializer, %190 ]
  %220 = phi <16 x float> [ %370, %.lr.ph ], [ zeroinitializer, %190 ]
  %221 = phi <16 x float> [ %365, %.lr.ph ], [ zeroinitializer, %190 ]
  %222 = phi <16 x float> [ %364, %.lr.ph ], [ zeroinitializer, %190 ]
  %223 = phi <16 x float> [ %363, %.lr.ph ], [ zeroinitializer, %190 ]
  %224 = phi <16 x float> [ %358, %.lr.ph ], [ zeroinitializer, %190 ]
  %225 = phi <16 x float> [ %357, %.lr.ph ], [ zeroinitializer, %190 ]
  %226 = phi <16 x float> [ %356, %.lr.ph ], [ zeroinitializer, %190 ]
  %227 = phi <16 x float> [ %351, %.lr.ph ], [ zeroinitializer, %190 ]
  %228 = phi <16 x float> [ %350, %.lr.ph ], [ zeroinitializer, %190 ]
  %229 = phi <16 x float> [ %349, %.lr.ph ], [ zeroinitializer, %190 ]
  %230 = phi <16 x float> [ %344, %.lr.ph ], [ zeroinitializer, %190 ]
  %231 = phi <16 x float> [ %343, %.lr.ph ], [ zeroinitializer, %190 ]
  %232 = phi <16 x float> [ %342, %.lr.ph ], [ zeroinitializer, %190 ]
  %233 = phi <16 x float> [ %337, %.lr.ph ], [ zeroinitializer, %190 ]
  %234 = phi <16 x float> [ %336, %.lr.ph ], [ zeroinitializer, %190 ]
  %235 = phi <16 x float> [ %335, %.lr.ph ], [ zeroinitializer, %190 ]
  %236 = phi <16 x float> [ %330, %.lr.ph ], [ zeroinitializer, %190 ]
  %237 = phi <16 x float> [ %329, %.lr.ph ], [ zeroinitializer, %190 ]
  %238 = phi <16 x float> [ %328, %.lr.ph ], [ zeroinitializer, %190 ]
  %239 = phi <16 x float> [ %323, %.lr.ph ], [ zeroinitializer, %190 ]
  %240 = phi <16 x float> [ %322, %.lr.ph ], [ zeroinitializer, %190 ]
  %241 = phi <16 x float> [ %321, %.lr.ph ], [ zeroinitializer, %190 ]
  %242 = phi i64 [ %373, %.lr.ph ], [ %215, %190 ]
  %243 = mul i64 %242, 1536
  %244 = add i64 %1, %243
  %245 = mul i64 %242, 48
  %246 = add i64 %3, %245
  %247 = getelementptr float, ptr %2, i64 %246
  %248 = load <16 x float>, ptr %247, align 4
  %249 = getelementptr i8, ptr %247, i64 64
  %250 = load <16 x float>, ptr %249, align 4
  %251 = getelementptr i8, ptr %247, i64 128
  %252 = load <16 x float>, ptr %251, align 4
  %253 = getelementptr float, ptr %0, i64 %244
  %254 = getelementptr i8, ptr %253, i64 73728
  call void @llvm.prefetch.p0(ptr %254, i32 0, i32 3, i32 1)
  %255 = load float, ptr %253, align 4
  %256 = insertelement <16 x float> poison, float %255, i64 0
  %257 = shufflevector <16 x float> %256, <16 x float> poison, <16 x i32> zeroinitializer
  %258 = call <16 x float> @llvm.fma.v16f32(<16 x float> %257, <16 x float> %248, <16 x float> %241)
  %259 = call <16 x float> @llvm.fma.v16f32(<16 x float> %257, <16 x float> %250, <16 x float> %240)
  %260 = call <16 x float> @llvm.fma.v16f32(<16 x float> %257, <16 x float> %252, <16 x float> %239)
  %261 = getelementptr i8, ptr %253, i64 4
  %262 = load float, ptr %261, align 4
  %263 = insertelement <16 x float> poison, float %262, i64 0
  %264 = shufflevector <16 x float> %263, <16 x float> poison, <16 x i32> zeroinitializer
  %265 = call <16 x float> @llvm.fma.v16f32(<16 x float> %264, <16 x float> %248, <16 x float> %238)
  %266 = call <16 x float> @llvm.fma.v16f32(<16 x float> %264, <16 x float> %250, <16 x float> %237)
  %267 = call <16 x float> @llvm.fma.v16f32(<16 x float> %264, <16 x float> %252, <16 x float> %236)
  %268 = getelementptr i8, ptr %253, i64 8
  %269 = load float, ptr %268, align 4
  %270 = insertelement <16 x float> poison, float %269, i64 0
  %271 = shufflevector <16 x float> %270, <16 x float> poison, <16 x i32> zeroinitializer
  %272 = call <16 x float> @llvm.fma.v16f32(<16 x float> %271, <16 x float> %248, <16 x float> %235)
  %273 = call <16 x float> @llvm.fma.v16f32(<16 x float> %271, <16 x float> %250, <16 x float> %234)
  %274 = call <16 x float> @llvm.fma.v16f32(<16 x float> %271, <16 x float> %252, <16 x float> %233)
  %275 = getelementptr i8, ptr %253, i64 12
  %276 = load float, ptr %275, align 4
  %277 = insertelement <16 x float> poison, float %276, i64 0
  %278 = shufflevector <16 x float> %277, <16 x float> poison, <16 x i32> zeroinitializer
  %279 = call <16 x float> @llvm.fma.v16f32(<16 x float> %278, <16 x float> %248, <16 x float> %232)
  %280 = call <16 x float> @llvm.fma.v16f32(<16 x float> %278, <16 x float> %250, <16 x float> %231)
  %281 = call <16 x float> @llvm.fma.v16f32(<16 x float> %278, <16 x float> %252, <16 x float> %230)
  %282 = getelementptr i8, ptr %253, i64 16
  %283 = load float, ptr %282, align 4
  %284 = insertelement <16 x float> poison, float %283, i64 0
  %285 = shufflevector <16 x float> %284, <16 x float> poison, <16 x i32> zeroinitializer
  %286 = call <16 x float> @llvm.fma.v16f32(<16 x float> %285, <16 x float> %248, <16 x float> %229)
  %287 = call <16 x float> @llvm.fma.v16f32(<16 x float> %285, <16 x float> %250, <16 x float> %228)
  %288 = call <16 x float> @llvm.fma.v16f32(<16 x float> %285, <16 x float> %252, <16 x float> %227)
  %289 = getelementptr i8, ptr %253, i64 20
  %290 = load float, ptr %289, align 4
  %291 = insertelement <16 x float> poison, float %290, i64 0
  %292 = shufflevector <16 x float> %291, <16 x float> poison, <16 x i32> zeroinitializer
  %293 = call <16 x float> @llvm.fma.v16f32(<16 x float> %292, <16 x float> %248, <16 x float> %226)
  %294 = call <16 x float> @llvm.fma.v16f32(<16 x float> %292, <16 x float> %250, <16 x float> %225)
  %295 = call <16 x float> @llvm.fma.v16f32(<16 x float> %292, <16 x float> %252, <16 x float> %224)
  %296 = getelementptr i8, ptr %253, i64 24
  %297 = load float, ptr %296, align 4
  %298 = insertelement <16 x float> poison, float %297, i64 0
  %299 = shufflevector <16 x float> %298, <16 x float> poison, <16 x i32> zeroinitializer
  %300 = call <16 x float> @llvm.fma.v16f32(<16 x float> %299, <16 x float> %248, <16 x float> %223)
  %301 = call <16 x float> @llvm.fma.v16f32(<16 x float> %299, <16 x float> %250, <16 x float> %222)
  %302 = call <16 x float> @llvm.fma.v16f32(<16 x float> %299, <16 x float> %252, <16 x float> %221)
  %303 = getelementptr i8, ptr %253, i64 28
  %304 = load float, ptr %303, align 4
  %305 = insertelement <16 x float> poison, float %304, i64 0
  %306 = shufflevector <16 x float> %305, <16 x float> poison, <16 x i32> zeroinitializer
  %307 = call <16 x float> @llvm.fma.v16f32(<16 x float> %306, <16 x float> %248, <16 x float> %220)
  %308 = call <16 x float> @llvm.fma.v16f32(<16 x float> %306, <16 x float> %250, <16 x float> %219)
  %309 = call <16 x float> @llvm.fma.v16f32(<16 x float> %306, <16 x float> %252, <16 x float> %218)
  %310 = getelementptr i8, ptr %247, i64 192
  %311 = load <16 x float>, ptr %310, align 4
  %312 = getelementptr i8, ptr %247, i64 256
  %313 = load <16 x float>, ptr %312, align 4
  %314 = getelementptr i8, ptr %247, i64 320
  %315 = load <16 x float>, ptr %314, align 4
  %316 = getelementptr i8, ptr %253, i64 79872
  call void @llvm.prefetch.p0(ptr %316, i32 0, i32 3, i32 1)
  %317 = getelementptr i8, ptr %253, i64 6144
  %318 = load float, ptr %317, align 4
  %319 = insertelement <16 x float> poison, float %318, i64 0
  %320 = shufflevector <16 x float> %319, <16 x float> poison, <16 x i32> zeroinitializer
  %321 = call <16 x float> @llvm.fma.v16f32(<16 x float> %320, <16 x float> %311, <16 x float> %258)
  %322 = call <16 x float> @llvm.fma.v16f32(<16 x float> %320, <16 x float> %313, <16 x float> %259)
  %323 = call <16 x float> @llvm.fma.v16f32(<16 x float> %320, <16 x float> %315, <16 x float> %260)
  %324 = getelementptr i8, ptr %253, i64 6148
  %325 = load float, ptr %324, align 4
  %326 = insertelement <16 x float> poison, float %325, i64 0
  %327 = shufflevector <16 x float> %326, <16 x float> poison, <16 x i32> zeroinitializer
  %328 = call <16 x float> @llvm.fma.v16f32(<16 x float> %327, <16 x float> %311, <16 x float> %265)
  %329 = call <16 x float> @llvm.fma.v16f32(<16 x float> %327, <16 x float> %313, <16 x float> %266)
  %330 = call <16 x float> @llvm.fma.v16f32(<16 x float> %327, <16 x float> %315, <16 x float> %267)
  %331 = getelementptr i8, ptr %253, i64 6152
  %332 = load float, ptr %331, align 4
  %333 = insertelement <16 x float> poison, float %332, i64 0
  %334 = shufflevector <16 x float> %333, <16 x float> poison, <16 x i32> zeroinitializer
  %335 = call <16 x float> @llvm.fma.v16f32(<16 x float> %334, <16 x float> %311, <16 x float> %272)
  %336 = call <16 x float> @llvm.fma.v16f32(<16 x float> %334, <16 x float> %313, <16 x float> %273)
  %337 = call <16 x float> @llvm.fma.v16f32(<16 x float> %334, <16 x float> %315, <16 x float> %274)
  %338 = getelementptr i8, ptr %253, i64 6156
  %339 = load float, ptr %338, align 4
  %340 = insertelement <16 x float> poison, float %339, i64 0
  %341 = shufflevector <16 x float> %340, <16 x float> poison, <16 x i32> zeroinitializer
  %342 = call <16 x float> @llvm.fma.v16f32(<16 x float> %341, <16 x float> %311, <16 x float> %279)
  %343 = call <16 x float> @llvm.fma.v16f32(<16 x float> %341, <16 x float> %313, <16 x float> %280)
  %344 = call <16 x float> @llvm.fma.v16f32(<16 x float> %341, <16 x float> %315, <16 x float> %281)
  %345 = getelementptr i8, ptr %253, i64 6160
  %346 = load float, ptr %345, align 4
  %347 = insertelement <16 x float> poison, float %346, i64 0
  %348 = shufflevector <16 x float> %347, <16 x float> poison, <16 x i32> zeroinitializer
  %349 = call <16 x float> @llvm.fma.v16f32(<16 x float> %348, <16 x float> %311, <16 x float> %286)
  %350 = call <16 x float> @llvm.fma.v16f32(<16 x float> %348, <16 x float> %313, <16 x float> %287)
  %351 = call <16 x float> @llvm.fma.v16f32(<16 x float> %348, <16 x float> %315, <16 x float> %288)
  %352 = getelementptr i8, ptr %253, i64 6164
  %353 = load float, ptr %352, align 4
  %354 = insertelement <16 x float> poison, float %353, i64 0
  %355 = shufflevector <16 x float> %354, <16 x float> poison, <16 x i32> zeroinitializer
  %356 = call <16 x float> @llvm.fma.v16f32(<16 x float> %355, <16 x float> %311, <16 x float> %293)
  %357 = call <16 x float> @llvm.fma.v16f32(<16 x float> %355, <16 x float> %313, <16 x float> %294)
  %358 = call <16 x float> @llvm.fma.v16f32(<16 x float> %355, <16 x float> %315, <16 x float> %295)
  %359 = getelementptr i8, ptr %253, i64 6168
  %360 = load float, ptr %359, align 4
  %361 = insertelement <16 x float> poison, float %360, i64 0
  %362 = shufflevector <16 x float> %361, <16 x float> poison, <16 x i32> zeroinitializer
  %363 = call <16 x float> @llvm.fma.v16f32(<16 x float> %362, <16 x float> %311, <16 x float> %300)
  %364 = call <16 x float> @llvm.fma.v16f32(<16 x float> %362, <16 x float> %313, <16 x float> %301)
  %365 = call <16 x float> @llvm.fma.v16f32(<16 x float> %362, <16 x float> %315, <16 x float> %302)
  %366 = getelementptr i8, ptr %253, i64 6172
  %367 = load float, ptr %366, align 4
  %368 = insertelement <16 x float> poison, float %367, i64 0
  %369 = shufflevector <16 x float> %368, <16 x float> poison, <16 x i32> zeroinitializer
  %370 = call <16 x float> @llvm.fma.v16f32(<16 x float> %369, <16 x float> %311, <16 x float> %307)
  %371 = call <16 x float> @llvm.fma.v16f32(<16 x float> %369, <16 x float> %313, <16 x float> %308)
  %372 = call <16 x float> @llvm.fma.v16f32(<16 x float> %369, <16 x float> %315, <16 x float> %309)
  %373 = add i64 %242, 2
  %374 = icmp slt i64 %373, %216
  br i1 %374, label %.lr.ph, label %._crit_edge

._crit_edge:                                      ; preds = %.lr.ph, %190
  %.lcssa47 = phi <16 x float> [ zeroinitializer, %190 ], [ %321, %.lr.ph ]
  %.lcssa46 = phi <16 x float> [ zeroinitializer, %190 ], [ %322, %.lr.ph ]
  %.lcssa45 = phi <16 x float> [ zeroinitializer, %190 ], [ %323, %.lr.ph ]
  %.lcssa44 = phi <16 x float> [ zeroinitializer, %190 ], [ %328, %.lr.ph ]
  %.lcssa43 = phi <16 x float> [ zeroinitializer, %190 ], [ %329, %.lr.ph ]
  %.lcssa42 = phi <16 x float> [ zeroinitializer, %190 ], [ %330, %.lr.ph ]
  %.lcssa41 = phi <16 x float> [ zeroinitializer, %190 ], [ %335, %.lr.ph ]
  %.lcssa40 = phi <16 x float> [ zeroinitializer, %190 ], [ %336, %.lr.ph ]
  %.lcssa39 = phi <16 x float> [ zeroinitializer, %190 ], [ %337, %.lr.ph ]
  %.lcssa38 = phi <16 x float> [ zeroinitializer, %190 ], [ %342, %.lr.ph ]
  %.lcssa37 = phi <16 x float> [ zeroinitializer, %190 ], [ %343, %.lr.ph ]
  %.lcssa36 = phi <16 x float> [ zeroinitializer, %190 ], [ %344, %.lr.ph ]
  %.lcssa35 = phi <16 x float> [ zeroinitializer, %190 ], [ %349, %.lr.ph ]
  %.lcssa34 = phi <16 x float> [ zeroinitializer, %190 ], [ %350, %.lr.ph ]
  %.lcssa33 = phi <16 x float> [ zeroinitializer, %190 ], [ %351, %.lr.ph ]
  %.lcssa32 = phi <16 x float> [ zeroinitializer, %190 ], [ %356, %.lr.ph ]
  %.lcssa31 = phi <16 x float> [ zeroinitializer, %190 ], [ %357, %.lr.ph ]
  %.lcssa30 = phi <16 x float> [ zeroinitializer, %190 ], [ %358, %.lr.ph ]
  %.lcssa29 = phi <16 x float> [ zeroinitializer, %190 ], [ %363, %.lr.ph ]
  %.lcssa28 = phi <16 x float> [ zeroinitializer, %190 ], [ %364, %.lr.ph ]
  %.lcssa27 = phi <16 x float> [ zeroinitializer, %190 ], [ %365, %.lr.ph ]
  %.lcssa26 = phi <16 x float> [ zeroinitializer, %190 ], [ %370, %.lr.ph ]
  %.lcssa25 = phi <16 x float> [ zeroinitializer, %190 ], [ %371, %.lr.ph ]
  %.lcssa24 = phi <16 x float> [ zeroinitializer, %190 ], [ %372, %.lr.ph ]
  %375 = fadd <16 x float> %214, %.lcssa47
  store <16 x float> %375, ptr %166, align 4
  %376 = fadd <16 x float> %213, %.lcssa46
  store <16 x float> %376, ptr %167, align 4
  %377 = fadd <16 x float> %212, %.lcssa45
  store <16 x float> %377, ptr %168, align 4
  %378 = fadd <16 x float> %211, %.lcssa44
  store <16 x float> %378, ptr %169, align 4
  %379 = fadd <16 x float> %210, %.lcssa43
  store <16 x float> %379, ptr %170, align 4
  %380 = fadd <16 x float> %209, %.lcssa42
  store <16 x float> %380, ptr %171, align 4
  %381 = fadd <16 x float> %208, %.lcssa41
  store <16 x float> %381, ptr %172, align 4
  %382 = fadd <16 x float> %207, %.lcssa40
  store <16 x float> %382, ptr %173, align 4
  %383 = fadd <16 x float> %206, %.lcssa39
  store <16 x float> %383, ptr %174, align 4
  %384 = fadd <16 x float> %205, %.lcssa38
  store <16 x float> %384, ptr %175, align 4
  %385 = fadd <16 x float> %204, %.lcssa37
  store <16 x float> %385, ptr %176, align 4
  %386 = fadd <16 x float> %203, %.lcssa36
  store <16 x float> %386, ptr %177, align 4
  %387 = fadd <16 x float> %202, %.lcssa35
  store <16 x float> %387, ptr %178, align 4
  %388 = fadd <16 x float> %201, %.lcssa34
  store <16 x float> %388, ptr %179, align 4
  %389 = fadd <16 x float> %200, %.lcssa33
  store <16 x float> %389, ptr %180, align 4
  %390 = fadd <16 x float> %199, %.lcssa32
  store <16 x float> %390, ptr %181, align 4
  %391 = fadd <16 x float> %198, %.lcssa31
  store <16 x float> %391, ptr %182, align 4
  %392 = fadd <16 x float> %197, %.lcssa30
  store <16 x float> %392, ptr %183, align 4
  %393 = fadd <16 x float> %196, %.lcssa29
  store <16 x float> %393, ptr %184, align 4
  %394 = fadd <16 x float> %195, %.lcssa28
  store <16 x float> %394, ptr %185, align 4
  %395 = fadd <16 x float> %194, %.lcssa27
  store <16 x float> %395, ptr %186, align 4
  %396 = fadd <16 x float> %193, %.lcssa26
  store <16 x float> %396, ptr %187, align 4
  %397 = fadd <16 x float> %192, %.lcssa25
  store <16 x float> %397, ptr %188, align 4
  %398 = fadd <16 x float> %191, %.lcssa24
  store <16 x float> %398, ptr %189, align 4
  %399 = icmp slt i64 %216, 860
  br i1 %399, label %190, label %.preheader

.preheader:                                       ; preds = %._crit_edge, %.preheader
  %400 = phi <16 x float> [ %554, %.preheader ], [ zeroinitializer, %._crit_edge ]
  %401 = phi <16 x float> [ %553, %.preheader ], [ zeroinitializer, %._crit_edge ]
  %402 = phi <16 x float> [ %552, %.preheader ], [ zeroinitializer, %._crit_edge ]
  %403 = phi <16 x float> [ %547, %.preheader ], [ zeroinitializer, %._crit_edge ]
  %404 = phi <16 x float> [ %546, %.preheader ], [ zeroinitializer, %._crit_edge ]
  %405 = phi <16 x float> [ %545, %.preheader ], [ zeroinitializer, %._crit_edge ]
  %406 = phi <16 x float> [ %540, %.preheader ], [ zeroinitializer, %._crit_edge ]
  %407 = phi <16 x float> [ %539, %.preheader ], [ zeroinitializer, %._crit_edge ]
  %408 = phi <16 x float> [ %538, %.preheader ], [ zeroinitializer, %._crit_edge ]
  %409 = phi <16 x float> [ %533, %.preheader ], [ zeroinitializer, %._crit_edge ]
  %410 = phi <16 x float> [ %532, %.preheader ], [ zeroinitializer, %._crit_edge ]
  %411 = phi <16 x float> [ %531, %.preheader ], [ zeroinitializer, %._crit_edge ]
  %412 = phi <16 x float> [ %526, %.preheader ], [ zeroinitializer, %._crit_edge ]
  %413 = phi <16 x float> [ %525, %.preheader ], [ zeroinitializer, %._crit_edge ]
  %414 = phi <16 x float> [ %524, %.preheader ], [ zeroinitializer, %._crit_edge ]
  %415 = phi <16 x float> [ %519, %.preheader ], [ zeroinitializer, %._crit_edge ]
  %416 = phi <16 x float> [ %518, %.preheader ], [ zeroinitializer, %._crit_edge ]
  %417 = phi <16 x float> [ %517, %.preheader ], [ zeroinitializer, %._crit_edge ]
  %418 = phi <16 x float> [ %512, %.preheader ], [ zeroinitializer, %._crit_edge ]
  %419 = phi <16 x float> [ %511, %.preheader ], [ zeroinitializer, %._crit_edge ]
  %420 = phi <16 x float> [ %510, %.preheader ], [ zeroinitializer, %._crit_edge ]
  %421 = phi <16 x float> [ %505, %.preheader ], [ zeroinitializer, %._crit_edge ]
  %422 = phi <16 x float> [ %504, %.preheader ], [ zeroinitializer, %._crit_edge ]
  %423 = phi <16 x float> [ %503, %.preheader ], [ zeroinitializer, %._crit_edge ]
  %424 = phi i64 [ %555, %.preheader ], [ 860, %._crit_edge ]
  %425 = mul i64 %424, 1536
  %426 = add i64 %1, %425
  %427 = mul i64 %424, 48
  %428 = add i64 %3, %427
  %429 = getelementptr float, ptr %2, i64 %428
  %430 = load <16 x float>, ptr %429, align 4
  %431 = getelementptr i8, ptr %429, i64 64
  %432 = load <16 x float>, ptr %431, align 4
  %433 = getelementptr i8, ptr %429, i64 128
  %434 = load <16 x float>, ptr %433, align 4
  %435 = getelementptr float, ptr %0, i64 %426
  %436 = getelementptr i8, ptr %435, i64 73728
  call void @llvm.prefetch.p0(ptr %436, i32 0, i32 3, i32 1)
  %437 = load float, ptr %435, align 4
  %438 = insertelement <16 x float> poison, float %437, i64 0
  %439 = shufflevector <16 x float> %438, <16 x float> poison, <16 x i32> zeroinitializer
  %440 = call <16 x float> @llvm.fma.v16f32(<16 x float> %439, <16 x float> %430, <16 x float> %423)
  %441 = call <16 x float> @llvm.fma.v16f32(<16 x float> %439, <16 x float> %432, <16 x float> %422)
  %442 = call <16 x float> @llvm.fma.v16f32(<16 x float> %439, <16 x float> %434, <16 x float> %421)
  %443 = getelementptr i8, ptr %435, i64 4
  %444 = load float, ptr %443, align 4
  %445 = insertelement <16 x float> poison, float %444, i64 0
  %446 = shufflevector <16 x float> %445, <16 x float> poison, <16 x i32> zeroinitializer
  %447 = call <16 x float> @llvm.fma.v16f32(<16 x float> %446, <16 x float> %430, <16 x float> %420)
  %448 = call <16 x float> @llvm.fma.v16f32(<16 x float> %446, <16 x float> %432, <16 x float> %419)
  %449 = call <16 x float> @llvm.fma.v16f32(<16 x float> %446, <16 x float> %434, <16 x float> %418)
  %450 = getelementptr i8, ptr %435, i64 8
  %451 = load float, ptr %450, align 4
  %452 = insertelement <16 x float> poison, float %451, i64 0
  %453 = shufflevector <16 x float> %452, <16 x float> poison, <16 x i32> zeroinitializer
  %454 = call <16 x float> @llvm.fma.v16f32(<16 x float> %453, <16 x float> %430, <16 x float> %417)
  %455 = call <16 x float> @llvm.fma.v16f32(<16 x float> %453, <16 x float> %432, <16 x float> %416)
  %456 = call <16 x float> @llvm.fma.v16f32(<16 x float> %453, <16 x float> %434, <16 x float> %415)
  %457 = getelementptr i8, ptr %435, i64 12
  %458 = load float, ptr %457, align 4
  %459 = insertelement <16 x float> poison, float %458, i64 0
  %460 = shufflevector <16 x float> %459, <16 x float> poison, <16 x i32> zeroinitializer
  %461 = call <16 x float> @llvm.fma.v16f32(<16 x float> %460, <16 x float> %430, <16 x float> %414)
  %462 = call <16 x float> @llvm.fma.v16f32(<16 x float> %460, <16 x float> %432, <16 x float> %413)
  %463 = call <16 x float> @llvm.fma.v16f32(<16 x float> %460, <16 x float> %434, <16 x float> %412)
  %464 = getelementptr i8, ptr %435, i64 16
  %465 = load float, ptr %464, align 4
  %466 = insertelement <16 x float> poison, float %465, i64 0
  %467 = shufflevector <16 x float> %466, <16 x float> poison, <16 x i32> zeroinitializer
  %468 = call <16 x float> @llvm.fma.v16f32(<16 x float> %467, <16 x float> %430, <16 x float> %411)
  %469 = call <16 x float> @llvm.fma.v16f32(<16 x float> %467, <16 x float> %432, <16 x float> %410)
  %470 = call <16 x float> @llvm.fma.v16f32(<16 x float> %467, <16 x float> %434, <16 x float> %409)
  %471 = getelementptr i8, ptr %435, i64 20
  %472 = load float, ptr %471, align 4
  %473 = insertelement <16 x float> poison, float %472, i64 0
  %474 = shufflevector <16 x float> %473, <16 x float> poison, <16 x i32> zeroinitializer
  %475 = call <16 x float> @llvm.fma.v16f32(<16 x float> %474, <16 x float> %430, <16 x float> %408)
  %476 = call <16 x float> @llvm.fma.v16f32(<16 x float> %474, <16 x float> %432, <16 x float> %407)
  %477 = call <16 x float> @llvm.fma.v16f32(<16 x float> %474, <16 x float> %434, <16 x float> %406)
  %478 = getelementptr i8, ptr %435, i64 24
  %479 = load float, ptr %478, align 4
  %480 = insertelement <16 x float> poison, float %479, i64 0
  %481 = shufflevector <16 x float> %480, <16 x float> poison, <16 x i32> zeroinitializer
  %482 = call <16 x float> @llvm.fma.v16f32(<16 x float> %481, <16 x float> %430, <16 x float> %405)
  %483 = call <16 x float> @llvm.fma.v16f32(<16 x float> %481, <16 x float> %432, <16 x float> %404)
  %484 = call <16 x float> @llvm.fma.v16f32(<16 x float> %481, <16 x float> %434, <16 x float> %403)
  %485 = getelementptr i8, ptr %435, i64 28
  %486 = load float, ptr %485, align 4
  %487 = insertelement <16 x float> poison, float %486, i64 0
  %488 = shufflevector <16 x float> %487, <16 x float> poison, <16 x i32> zeroinitializer
  %489 = call <16 x float> @llvm.fma.v16f32(<16 x float> %488, <16 x float> %430, <16 x float> %402)
  %490 = call <16 x float> @llvm.fma.v16f32(<16 x float> %488, <16 x float> %432, <16 x float> %401)
  %491 = call <16 x float> @llvm.fma.v16f32(<16 x float> %488, <16 x float> %434, <16 x float> %400)
  %492 = getelementptr i8, ptr %429, i64 192
  %493 = load <16 x float>, ptr %492, align 4
  %494 = getelementptr i8, ptr %429, i64 256
  %495 = load <16 x float>, ptr %494, align 4
  %496 = getelementptr i8, ptr %429, i64 320
  %497 = load <16 x float>, ptr %496, align 4
  %498 = getelementptr i8, ptr %435, i64 79872
  call void @llvm.prefetch.p0(ptr %498, i32 0, i32 3, i32 1)
  %499 = getelementptr i8, ptr %435, i64 6144
  %500 = load float, ptr %499, align 4
  %501 = insertelement <16 x float> poison, float %500, i64 0
  %502 = shufflevector <16 x float> %501, <16 x float> poison, <16 x i32> zeroinitializer
  %503 = call <16 x float> @llvm.fma.v16f32(<16 x float> %502, <16 x float> %493, <16 x float> %440)
  %504 = call <16 x float> @llvm.fma.v16f32(<16 x float> %502, <16 x float> %495, <16 x float> %441)
  %505 = call <16 x float> @llvm.fma.v16f32(<16 x float> %502, <16 x float> %497, <16 x float> %442)
  %506 = getelementptr i8, ptr %435, i64 6148
  %507 = load float, ptr %506, align 4
  %508 = insertelement <16 x float> poison, float %507, i64 0
  %509 = shufflevector <16 x float> %508, <16 x float> poison, <16 x i32> zeroinitializer
  %510 = call <16 x float> @llvm.fma.v16f32(<16 x float> %509, <16 x float> %493, <16 x float> %447)
  %511 = call <16 x float> @llvm.fma.v16f32(<16 x float> %509, <16 x float> %495, <16 x float> %448)
  %512 = call <16 x float> @llvm.fma.v16f32(<16 x float> %509, <16 x float> %497, <16 x float> %449)
  %513 = getelementptr i8, ptr %435, i64 6152
  %514 = load float, ptr %513, align 4
  %515 = insertelement <16 x float> poison, float %514, i64 0
  %516 = shufflevector <16 x float> %515, <16 x float> poison, <16 x i32> zeroinitializer
  %517 = call <16 x float> @llvm.fma.v16f32(<16 x float> %516, <16 x float> %493, <16 x float> %454)
  %518 = call <16 x float> @llvm.fma.v16f32(<16 x float> %516, <16 x float> %495, <16 x float> %455)
  %519 = call <16 x float> @llvm.fma.v16f32(<16 x float> %516, <16 x float> %497, <16 x float> %456)
  %520 = getelementptr i8, ptr %435, i64 6156
  %521 = load float, ptr %520, align 4
  %522 = insertelement <16 x float> poison, float %521, i64 0
  %523 = shufflevector <16 x float> %522, <16 x float> poison, <16 x i32> zeroinitializer
  %524 = call <16 x float> @llvm.fma.v16f32(<16 x float> %523, <16 x float> %493, <16 x float> %461)
  %525 = call <16 x float> @llvm.fma.v16f32(<16 x float> %523, <16 x float> %495, <16 x float> %462)
  %526 = call <16 x float> @llvm.fma.v16f32(<16 x float> %523, <16 x float> %497, <16 x float> %463)
  %527 = getelementptr i8, ptr %435, i64 6160
  %528 = load float, ptr %527, align 4
  %529 = insertelement <16 x float> poison, float %528, i64 0
  %530 = shufflevector <16 x float> %529, <16 x float> poison, <16 x i32> zeroinitializer
  %531 = call <16 x float> @llvm.fma.v16f32(<16 x float> %530, <16 x float> %493, <16 x float> %468)
  %532 = call <16 x float> @llvm.fma.v16f32(<16 x float> %530, <16 x float> %495, <16 x float> %469)
  %533 = call <16 x float> @llvm.fma.v16f32(<16 x float> %530, <16 x float> %497, <16 x float> %470)
  %534 = getelementptr i8, ptr %435, i64 6164
  %535 = load float, ptr %534, align 4
  %536 = insertelement <16 x float> poison, float %535, i64 0
  %537 = shufflevector <16 x float> %536, <16 x float> poison, <16 x i32> zeroinitializer
  %538 = call <16 x float> @llvm.fma.v16f32(<16 x float> %537, <16 x float> %493, <16 x float> %475)
  %539 = call <16 x float> @llvm.fma.v16f32(<16 x float> %537, <16 x float> %495, <16 x float> %476)
  %540 = call <16 x float> @llvm.fma.v16f32(<16 x float> %537, <16 x float> %497, <16 x float> %477)
  %541 = getelementptr i8, ptr %435, i64 6168
  %542 = load float, ptr %541, align 4
  %543 = insertelement <16 x float> poison, float %542, i64 0
  %544 = shufflevector <16 x float> %543, <16 x float> poison, <16 x i32> zeroinitializer
  %545 = call <16 x float> @llvm.fma.v16f32(<16 x float> %544, <16 x float> %493, <16 x float> %482)
  %546 = call <16 x float> @llvm.fma.v16f32(<16 x float> %544, <16 x float> %495, <16 x float> %483)
  %547 = call <16 x float> @llvm.fma.v16f32(<16 x float> %544, <16 x float> %497, <16 x float> %484)
  %548 = getelementptr i8, ptr %435, i64 6172
  %549 = load float, ptr %548, align 4
  %550 = insertelement <16 x float> poison, float %549, i64 0
  %551 = shufflevector <16 x float> %550, <16 x float> poison, <16 x i32> zeroinitializer
  %552 = call <16 x float> @llvm.fma.v16f32(<16 x float> %551, <16 x float> %493, <16 x float> %489)
  %553 = call <16 x float> @llvm.fma.v16f32(<16 x float> %551, <16 x float> %495, <16 x float> %490)
  %554 = call <16 x float> @llvm.fma.v16f32(<16 x float> %551, <16 x float> %497, <16 x float> %491)
  %555 = add i64 %424, 2
  %556 = icmp slt i64 %555, 1024
  br i1 %556, label %.preheader, label %557

557:                                              ; preds = %.preheader
  %558 = load <16 x float>, ptr %166, align 4
  %559 = fadd <16 x float> %558, %503
  store <16 x float> %559, ptr %166, align 4
  %560 = load <16 x float>, ptr %167, align 4
  %561 = fadd <16 x float> %560, %504
  store <16 x float> %561, ptr %167, align 4
  %562 = load <16 x float>, ptr %168, align 4
  %563 = fadd <16 x float> %562, %505
  store <16 x float> %563, ptr %168, align 4
  %564 = load <16 x float>, ptr %169, align 4
  %565 = fadd <16 x float> %564, %510
  store <16 x float> %565, ptr %169, align 4
  %566 = load <16 x float>, ptr %170, align 4
  %567 = fadd <16 x float> %566, %511
  store <16 x float> %567, ptr %170, align 4
  %568 = load <16 x float>, ptr %171, align 4
  %569 = fadd <16 x float> %568, %512
  store <16 x float> %569, ptr %171, align 4
  %570 = load <16 x float>, ptr %172, align 4
  %571 = fadd <16 x float> %570, %517
  store <16 x float> %571, ptr %172, align 4
  %572 = load <16 x float>, ptr %173, align 4
  %573 = fadd <16 x float> %572, %518
  store <16 x float> %573, ptr %173, align 4
  %574 = load <16 x float>, ptr %174, align 4
  %575 = fadd <16 x float> %574, %519
  store <16 x float> %575, ptr %174, align 4
  %576 = load <16 x float>, ptr %175, align 4
  %577 = fadd <16 x float> %576, %524
  store <16 x float> %577, ptr %175, align 4
  %578 = load <16 x float>, ptr %176, align 4
  %579 = fadd <16 x float> %578, %525
  store <16 x float> %579, ptr %176, align 4
  %580 = load <16 x float>, ptr %177, align 4
  %581 = fadd <16 x float> %580, %526
  store <16 x float> %581, ptr %177, align 4
  %582 = load <16 x float>, ptr %178, align 4
  %583 = fadd <16 x float> %582, %531
  store <16 x float> %583, ptr %178, align 4
  %584 = load <16 x float>, ptr %179, align 4
  %585 = fadd <16 x float> %584, %532
  store <16 x float> %585, ptr %179, align 4
  %586 = load <16 x float>, ptr %180, align 4
  %587 = fadd <16 x float> %586, %533
  store <16 x float> %587, ptr %180, align 4
  %588 = load <16 x float>, ptr %181, align 4
  %589 = fadd <16 x float> %588, %538
  store <16 x float> %589, ptr %181, align 4
  %590 = load <16 x float>, ptr %182, align 4
  %591 = fadd <16 x float> %590, %539
  store <16 x float> %591, ptr %182, align 4
  %592 = load <16 x float>, ptr %183, align 4
  %593 = fadd <16 x float> %592, %540
  store <16 x float> %593, ptr %183, align 4
  %594 = load <16 x float>, ptr %184, align 4
  %595 = fadd <16 x float> %594, %545
  store <16 x float> %595, ptr %184, align 4
  %596 = load <16 x float>, ptr %185, align 4
  %597 = fadd <16 x float> %596, %546
  store <16 x float> %597, ptr %185, align 4
  %598 = load <16 x float>, ptr %186, align 4
  %599 = fadd <16 x float> %598, %547
  store <16 x float> %599, ptr %186, align 4
  %600 = load <16 x float>, ptr %187, align 4
  %601 = fadd <16 x float> %600, %552
  store <16 x float> %601, ptr %187, align 4
  %602 = load <16 x float>, ptr %188, align 4
  %603 = fadd <16 x float> %602, %553
  store <16 x float> %603, ptr %188, align 4
  %604 = load <16 x float>, ptr %189, align 4
  %605 = fadd <16 x float> %604, %554
  store <16 x float> %605, ptr %189, align 4
  ret void
}

; Function Attrs: nounwind
define internal void @matmul_2737377541f00982.mma2(ptr %0, i64 %1, ptr %2, i64 %3, ptr %4, i64 %5) #0 {
  br label %7

7:                                                ; preds = %6, %7
  %8 = phi <16 x float> [ zeroinitializer, %6 ], [ %162, %7 ]
  %9 = phi <16 x float> [ zeroinitializer, %6 ], [ %161, %7 ]
  %10 = phi <16 x float> [ zeroinitializer, %6 ], [ %160, %7 ]
  %11 = phi <16 x float> [ zeroinitializer, %6 ], [ %155, %7 ]
  %12 = phi <16 x float> [ zeroinitializer, %6 ], [ %154, %7 ]
  %13 = phi <16 x float> [ zeroinitializer, %6 ], [ %153, %7 ]
  %14 = phi <16 x float> [ zeroinitializer, %6 ], [ %148, %7 ]
  %15 = phi <16 x float> [ zeroinitializer, %6 ], [ %147, %7 ]
  %16 = phi <16 x float> [ zeroinitializer, %6 ], [ %146, %7 ]
  %17 = phi <16 x float> [ zeroinitializer, %6 ], [ %141, %7 ]
  %18 = phi <16 x float> [ zeroinitializer, %6 ], [ %140, %7 ]
  %19 = phi <16 x float> [ zeroinitializer, %6 ], [ %139, %7 ]
  %20 = phi <16 x float> [ zeroinitializer, %6 ], [ %134, %7 ]
  %21 = phi <16 x float> [ zeroinitializer, %6 ], [ %133, %7 ]
  %22 = phi <16 x float> [ zeroinitializer, %6 ], [ %132, %7 ]
  %23 = phi <16 x float> [ zeroinitializer, %6 ], [ %127, %7 ]
  %24 = phi <16 x float> [ zeroinitializer, %6 ], [ %126, %7 ]
  %25 = phi <16 x float> [ zeroinitializer, %6 ], [ %125, %7 ]
  %26 = phi <16 x float> [ zeroinitializer, %6 ], [ %120, %7 ]
  %27 = phi <16 x float> [ zeroinitializer, %6 ], [ %119, %7 ]
  %28 = phi <16 x float> [ zeroinitializer, %6 ], [ %118, %7 ]
  %29 = phi <16 x float> [ zeroinitializer, %6 ], [ %113, %7 ]
  %30 = phi <16 x float> [ zeroinitializer, %6 ], [ %112, %7 ]
  %31 = phi <16 x float> [ zeroinitializer, %6 ], [ %111, %7 ]
  %32 = phi i64 [ 0, %6 ], [ %163, %7 ]
  %33 = mul i64 %32, 1536
  %34 = add i64 %1, %33
  %35 = mul i64 %32, 48
  %36 = add i64 %3, %35
  %37 = getelementptr float, ptr %2, i64 %36
  %38 = load <16 x float>, ptr %37, align 4
  %39 = getelementptr i8, ptr %37, i64 64
  %40 = load <16 x float>, ptr %39, align 4
  %41 = getelementptr i8, ptr %37, i64 128
  %42 = load <16 x float>, ptr %41, align 4
  %43 = getelementptr float, ptr %0, i64 %34
  %44 = getelementptr i8, ptr %43, i64 73728
  call void @llvm.prefetch.p0(ptr %44, i32 0, i32 3, i32 1)
  %45 = load float, ptr %43, align 4
  %46 = insertelement <16 x float> poison, float %45, i64 0
  %47 = shufflevector <16 x float> %46, <16 x float> poison, <16 x i32> zeroinitializer
  %48 = call <16 x float> @llvm.fma.v16f32(<16 x float> %47, <16 x float> %38, <16 x float> %31)
  %49 = call <16 x float> @llvm.fma.v16f32(<16 x float> %47, <16 x float> %40, <16 x float> %30)
  %50 = call <16 x float> @llvm.fma.v16f32(<16 x float> %47, <16 x float> %42, <16 x float> %29)
  %51 = getelementptr i8, ptr %43, i64 4
  %52 = load float, ptr %51, align 4
  %53 = insertelement <16 x float> poison, float %52, i64 0
  %54 = shufflevector <16 x float> %53, <16 x float> poison, <16 x i32> zeroinitializer
  %55 = call <16 x float> @llvm.fma.v16f32(<16 x float> %54, <16 x float> %38, <16 x float> %28)
  %56 = call <16 x float> @llvm.fma.v16f32(<16 x float> %54, <16 x float> %40, <16 x float> %27)
  %57 = call <16 x float> @llvm.fma.v16f32(<16 x float> %54, <16 x float> %42, <16 x float> %26)
  %58 = getelementptr i8, ptr %43, i64 8
  %59 = load float, ptr %58, align 4
  %60 = insertelement <16 x float> poison, float %59, i64 0
  %61 = shufflevector <16 x float> %60, <16 x float> poison, <16 x i32> zeroinitializer
  %62 = call <16 x float> @llvm.fma.v16f32(<16 x float> %61, <16 x float> %38, <16 x float> %25)
  %63 = call <16 x float> @llvm.fma.v16f32(<16 x float> %61, <16 x float> %40, <16 x float> %24)
  %64 = call <16 x float> @llvm.fma.v16f32(<16 x float> %61, <16 x float> %42, <16 x float> %23)
  %65 = getelementptr i8, ptr %43, i64 12
  %66 = load float, ptr %65, align 4
  %67 = insertelement <16 x float> poison, float %66, i64 0
  %68 = shufflevector <16 x float> %67, <16 x float> poison, <16 x i32> zeroinitializer
  %69 = call <16 x float> @llvm.fma.v16f32(<16 x float> %68, <16 x float> %38, <16 x float> %22)
  %70 = call <16 x float> @llvm.fma.v16f32(<16 x float> %68, <16 x float> %40, <16 x float> %21)
  %71 = call <16 x float> @llvm.fma.v16f32(<16 x float> %68, <16 x float> %42, <16 x float> %20)
  %72 = getelementptr i8, ptr %43, i64 16
  %73 = load float, ptr %72, align 4
  %74 = insertelement <16 x float> poison, float %73, i64 0
  %75 = shufflevector <16 x float> %74, <16 x float> poison, <16 x i32> zeroinitializer
  %76 = call <16 x float> @llvm.fma.v16f32(<16 x float> %75, <16 x float> %38, <16 x float> %19)
  %77 = call <16 x float> @llvm.fma.v16f32(<16 x float> %75, <16 x float> %40, <16 x float> %18)
  %78 = call <16 x float> @llvm.fma.v16f32(<16 x float> %75, <16 x float> %42, <16 x float> %17)
  %79 = getelementptr i8, ptr %43, i64 20
  %80 = load float, ptr %79, align 4
  %81 = insertelement <16 x float> poison, float %80, i64 0
  %82 = shufflevector <16 x float> %81, <16 x float> poison, <16 x i32> zeroinitializer
  %83 = call <16 x float> @llvm.fma.v16f32(<16 x float> %82, <16 x float> %38, <16 x float> %16)
  %84 = call <16 x float> @llvm.fma.v16f32(<16 x float> %82, <16 x float> %40, <16 x float> %15)
  %85 = call <16 x float> @llvm.fma.v16f32(<16 x float> %82, <16 x float> %42, <16 x float> %14)
  %86 = getelementptr i8, ptr %43, i64 24
  %87 = load float, ptr %86, align 4
  %88 = insertelement <16 x float> poison, float %87, i64 0
  %89 = shufflevector <16 x float> %88, <16 x float> poison, <16 x i32> zeroinitializer
  %90 = call <16 x float> @llvm.fma.v16f32(<16 x float> %89, <16 x float> %38, <16 x float> %13)
  %91 = call <16 x float> @llvm.fma.v16f32(<16 x float> %89, <16 x float> %40, <16 x float> %12)
  %92 = call <16 x float> @llvm.fma.v16f32(<16 x float> %89, <16 x float> %42, <16 x float> %11)
  %93 = getelementptr i8, ptr %43, i64 28
  %94 = load float, ptr %93, align 4
  %95 = insertelement <16 x float> poison, float %94, i64 0
  %96 = shufflevector <16 x float> %95, <16 x float> poison, <16 x i32> zeroinitializer
  %97 = call <16 x float> @llvm.fma.v16f32(<16 x float> %96, <16 x float> %38, <16 x float> %10)
  %98 = call <16 x float> @llvm.fma.v16f32(<16 x float> %96, <16 x float> %40, <16 x float> %9)
  %99 = call <16 x float> @llvm.fma.v16f32(<16 x float> %96, <16 x float> %42, <16 x float> %8)
  %100 = getelementptr i8, ptr %37, i64 192
  %101 = load <16 x float>, ptr %100, align 4
  %102 = getelementptr i8, ptr %37, i64 256
  %103 = load <16 x float>, ptr %102, align 4
  %104 = getelementptr i8, ptr %37, i64 320
  %105 = load <16 x float>, ptr %104, align 4
  %106 = getelementptr i8, ptr %43, i64 79872
  call void @llvm.prefetch.p0(ptr %106, i32 0, i32 3, i32 1)
  %107 = getelementptr i8, ptr %43, i64 6144
  %108 = load float, ptr %107, align 4
  %109 = insertelement <16 x float> poison, float %108, i64 0
  %110 = shufflevector <16 x float> %109, <16 x float> poison, <16 x i32> zeroinitializer
  %111 = call <16 x float> @llvm.fma.v16f32(<16 x float> %110, <16 x float> %101, <16 x float> %48)
  %112 = call <16 x float> @llvm.fma.v16f32(<16 x float> %110, <16 x float> %103, <16 x float> %49)
  %113 = call <16 x float> @llvm.fma.v16f32(<16 x float> %110, <16 x float> %105, <16 x float> %50)
  %114 = getelementptr i8, ptr %43, i64 6148
  %115 = load float, ptr %114, align 4
  %116 = insertelement <16 x float> poison, float %115, i64 0
  %117 = shufflevector <16 x float> %116, <16 x float> poison, <16 x i32> zeroinitializer
  %118 = call <16 x float> @llvm.fma.v16f32(<16 x float> %117, <16 x float> %101, <16 x float> %55)
  %119 = call <16 x float> @llvm.fma.v16f32(<16 x float> %117, <16 x float> %103, <16 x float> %56)
  %120 = call <16 x float> @llvm.fma.v16f32(<16 x float> %117, <16 x float> %105, <16 x float> %57)
  %121 = getelementptr i8, ptr %43, i64 6152
  %122 = load float, ptr %121, align 4
  %123 = insertelement <16 x float> poison, float %122, i64 0
  %124 = shufflevector <16 x float> %123, <16 x float> poison, <16 x i32> zeroinitializer
  %125 = call <16 x float> @llvm.fma.v16f32(<16 x float> %124, <16 x float> %101, <16 x float> %62)
  %126 = call <16 x float> @llvm.fma.v16f32(<16 x float> %124, <16 x float> %103, <16 x float> %63)
  %127 = call <16 x float> @llvm.fma.v16f32(<16 x float> %124, <16 x float> %105, <16 x float> %64)
  %128 = getelementptr i8, ptr %43, i64 6156
  %129 = load float, ptr %128, align 4
  %130 = insertelement <16 x float> poison, float %129, i64 0
  %131 = shufflevector <16 x float> %130, <16 x float> poison, <16 x i32> zeroinitializer
  %132 = call <16 x float> @llvm.fma.v16f32(<16 x float> %131, <16 x float> %101, <16 x float> %69)
  %133 = call <16 x float> @llvm.fma.v16f32(<16 x float> %131, <16 x float> %103, <16 x float> %70)
  %134 = call <16 x float> @llvm.fma.v16f32(<16 x float> %131, <16 x float> %105, <16 x float> %71)
  %135 = getelementptr i8, ptr %43, i64 6160
  %136 = load float, ptr %135, align 4
  %137 = insertelement <16 x float> poison, float %136, i64 0
  %138 = shufflevector <16 x float> %137, <16 x float> poison, <16 x i32> zeroinitializer
  %139 = call <16 x float> @llvm.fma.v16f32(<16 x float> %138, <16 x float> %101, <16 x float> %76)
  %140 = call <16 x float> @llvm.fma.v16f32(<16 x float> %138, <16 x float> %103, <16 x float> %77)
  %141 = call <16 x float> @llvm.fma.v16f32(<16 x float> %138, <16 x float> %105, <16 x float> %78)
  %142 = getelementptr i8, ptr %43, i64 6164
  %143 = load float, ptr %142, align 4
  %144 = insertelement <16 x float> poison, float %143, i64 0
  %145 = shufflevector <16 x float> %144, <16 x float> poison, <16 x i32> zeroinitializer
  %146 = call <16 x float> @llvm.fma.v16f32(<16 x float> %145, <16 x float> %101, <16 x float> %83)
  %147 = call <16 x float> @llvm.fma.v16f32(<16 x float> %145, <16 x float> %103, <16 x float> %84)
  %148 = call <16 x float> @llvm.fma.v16f32(<16 x float> %145, <16 x float> %105, <16 x float> %85)
  %149 = getelementptr i8, ptr %43, i64 6168
  %150 = load float, ptr %149, align 4
  %151 = insertelement <16 x float> poison, float %150, i64 0
  %152 = shufflevector <16 x float> %151, <16 x float> poison, <16 x i32> zeroinitializer
  %153 = call <16 x float> @llvm.fma.v16f32(<16 x float> %152, <16 x float> %101, <16 x float> %90)
  %154 = call <16 x float> @llvm.fma.v16f32(<16 x float> %152, <16 x float> %103, <16 x float> %91)
  %155 = call <16 x float> @llvm.fma.v16f32(<16 x float> %152, <16 x float> %105, <16 x float> %92)
  %156 = getelementptr i8, ptr %43, i64 6172
  %157 = load float, ptr %156, align 4
  %158 = insertelement <16 x float> poison, float %157, i64 0
  %159 = shufflevector <16 x float> %158, <16 x float> poison, <16 x i32> zeroinitializer
  %160 = call <16 x float> @llvm.fma.v16f32(<16 x float> %159, <16 x float> %101, <16 x float> %97)
  %161 = call <16 x float> @llvm.fma.v16f32(<16 x float> %159, <16 x float> %103, <16 x float> %98)
  %162 = call <16 x float> @llvm.fma.v16f32(<16 x float> %159, <16 x float> %105, <16 x float> %99)
  %163 = add i64 %32, 2
  %164 = icmp slt i64 %163, 172
  br i1 %164, label %7, label %165

165:                                              ; preds = %7
  %166 = getelementptr float, ptr %4, i64 %5
  %167 = load <16 x float>, ptr %166, align 4
  %168 = fadd <16 x float> %167, %111
  store <16 x float> %168, ptr %166, align 4
  %169 = getelementptr i8, ptr %166, i64 64
  %170 = load <16 x float>, ptr %169, align 4
  %171 = fadd <16 x float> %170, %112
  store <16 x float> %171, ptr %169, align 4
  %172 = getelementptr i8, ptr %166, i64 128
  %173 = load <16 x float>, ptr %172, align 4
  %174 = fadd <16 x float> %173, %113
  store <16 x float> %174, ptr %172, align 4
  %175 = getelementptr i8, ptr %166, i64 1536
  %176 = load <16 x float>, ptr %175, align 4
  %177 = fadd <16 x float> %176, %118
  store <16 x float> %177, ptr %175, align 4
  %178 = getelementptr i8, ptr %166, i64 1600
  %179 = load <16 x float>, ptr %178, align 4
  %180 = fadd <16 x float> %179, %119
  store <16 x float> %180, ptr %178, align 4
  %181 = getelementptr i8, ptr %166, i64 1664
  %182 = load <16 x float>, ptr %181, align 4
  %183 = fadd <16 x float> %182, %120
  store <16 x float> %183, ptr %181, align 4
  %184 = getelementptr i8, ptr %166, i64 3072
  %185 = load <16 x float>, ptr %184, align 4
  %186 = fadd <16 x float> %185, %125
  store <16 x float> %186, ptr %184, align 4
  %187 = getelementptr i8, ptr %166, i64 3136
  %188 = load <16 x float>, ptr %187, align 4
  %189 = fadd <16 x float> %188, %126
  store <16 x float> %189, ptr %187, align 4
  %190 = getelementptr i8, ptr %166, i64 3200
  %191 = load <16 x float>, ptr %190, align 4
  %192 = fadd <16 x float> %191, %127
  store <16 x float> %192, ptr %190, align 4
  %193 = getelementptr i8, ptr %166, i64 4608
  %194 = load <16 x float>, ptr %193, align 4
  %195 = fadd <16 x float> %194, %132
  store <16 x float> %195, ptr %193, align 4
  %196 = getelementptr i8, ptr %166, i64 4672
  %197 = load <16 x float>, ptr %196, align 4
  %198 = fadd <16 x float> %197, %133
  store <16 x float> %198, ptr %196, align 4
  %199 = getelementptr i8, ptr %166, i64 4736
  %200 = load <16 x float>, ptr %199, align 4
  %201 = fadd <16 x float> %200, %134
  store <16 x float> %201, ptr %199, align 4
  %202 = getelementptr i8, ptr %166, i64 6144
  %203 = load <16 x float>, ptr %202, align 4
  %204 = fadd <16 x float> %203, %139
  store <16 x float> %204, ptr %202, align 4
  %205 = getelementptr i8, ptr %166, i64 6208
  %206 = load <16 x float>, ptr %205, align 4
  %207 = fadd <16 x float> %206, %140
  store <16 x float> %207, ptr %205, align 4
  %208 = getelementptr i8, ptr %166, i64 6272
  %209 = load <16 x float>, ptr %208, align 4
  %210 = fadd <16 x float> %209, %141
  store <16 x float> %210, ptr %208, align 4
  %211 = getelementptr i8, ptr %166, i64 7680
  %212 = load <16 x float>, ptr %211, align 4
  %213 = fadd <16 x float> %212, %146
  store <16 x float> %213, ptr %211, align 4
  %214 = getelementptr i8, ptr %166, i64 7744
  %215 = load <16 x float>, ptr %214, align 4
  %216 = fadd <16 x float> %215, %147
  store <16 x float> %216, ptr %214, align 4
  %217 = getelementptr i8, ptr %166, i64 7808
  %218 = load <16 x float>, ptr %217, align 4
  %219 = fadd <16 x float> %218, %148
  store <16 x float> %219, ptr %217, align 4
  %220 = getelementptr i8, ptr %166, i64 9216
  %221 = load <16 x float>, ptr %220, align 4
  %222 = fadd <16 x float> %221, %153
  store <16 x float> %222, ptr %220, align 4
  %223 = getelementptr i8, ptr %166, i64 9280
  %224 = load <16 x float>, ptr %223, align 4
  %225 = fadd <16 x float> %224, %154
  store <16 x float> %225, ptr %223, align 4
  %226 = getelementptr i8, ptr %166, i64 9344
  %227 = load <16 x float>, ptr %226, align 4
  %228 = fadd <16 x float> %227, %155
  store <16 x float> %228, ptr %226, align 4
  %229 = getelementptr i8, ptr %166, i64 10752
  %230 = load <16 x float>, ptr %229, align 4
  %231 = fadd <16 x float> %230, %160
  store <16 x float> %231, ptr %229, align 4
  %232 = getelementptr i8, ptr %166, i64 10816
  %233 = load <16 x float>, ptr %232, align 4
  %234 = fadd <16 x float> %233, %161
  store <16 x float> %234, ptr %232, align 4
  %235 = getelementptr i8, ptr %166, i64 10880
  %236 = load <16 x float>, ptr %235, align 4
  %237 = fadd <16 x float> %236, %162
  store <16 x float> %237, ptr %235, align 4
  %.promoted = load <16 x float>, ptr %166, align 4
  %.promoted95 = load <16 x float>, ptr %169, align 4
  %.promoted96 = load <16 x float>, ptr %172, align 4
  %.promoted97 = load <16 x float>, ptr %175, align 4
  %.promoted98 = load <16 x float>, ptr %178, align 4
  %.promoted99 = load <16 x float>, ptr %181, align 4
  %.promoted100 = load <16 x float>, ptr %184, align 4
  %.promoted101 = load <16 x float>, ptr %187, align 4
  %.promoted102 = load <16 x float>, ptr %190, align 4
  %.promoted103 = load <16 x float>, ptr %193, align 4
  %.promoted104 = load <16 x float>, ptr %196, align 4
  %.promoted105 = load <16 x float>, ptr %199, align 4
  %.promoted106 = load <16 x float>, ptr %202, align 4
  %.promoted107 = load <16 x float>, ptr %205, align 4
  %.promoted108 = load <16 x float>, ptr %208, align 4
  %.promoted109 = load <16 x float>, ptr %211, align 4
  %.promoted110 = load <16 x float>, ptr %214, align 4
  %.promoted111 = load <16 x float>, ptr %217, align 4
  %.promoted112 = load <16 x float>, ptr %220, align 4
  %.promoted113 = load <16 x float>, ptr %223, align 4
  %.promoted114 = load <16 x float>, ptr %226, align 4
  %.promoted115 = load <16 x float>, ptr %229, align 4
  %.promoted116 = load <16 x float>, ptr %232, align 4
  br label %238

238:                                              ; preds = %165, %._crit_edge
  %239 = phi <16 x float> [ %237, %165 ], [ %446, %._crit_edge ]
  %240 = phi <16 x float> [ %.promoted116, %165 ], [ %445, %._crit_edge ]
  %241 = phi <16 x float> [ %.promoted115, %165 ], [ %444, %._crit_edge ]
  %242 = phi <16 x float> [ %.promoted114, %165 ], [ %443, %._crit_edge ]
  %243 = phi <16 x float> [ %.promoted113, %165 ], [ %442, %._crit_edge ]
  %244 = phi <16 x float> [ %.promoted112, %165 ], [ %441, %._crit_edge ]
  %245 = phi <16 x float> [ %.promoted111, %165 ], [ %440, %._crit_edge ]
  %246 = phi <16 x float> [ %.promoted110, %165 ], [ %439, %._crit_edge ]
  %247 = phi <16 x float> [ %.promoted109, %165 ], [ %438, %._crit_edge ]
  %248 = phi <16 x float> [ %.promoted108, %165 ], [ %437, %._crit_edge ]
  %249 = phi <16 x float> [ %.promoted107, %165 ], [ %436, %._crit_edge ]
  %250 = phi <16 x float> [ %.promoted106, %165 ], [ %435, %._crit_edge ]
  %251 = phi <16 x float> [ %.promoted105, %165 ], [ %434, %._crit_edge ]
  %252 = phi <16 x float> [ %.promoted104, %165 ], [ %433, %._crit_edge ]
  %253 = phi <16 x float> [ %.promoted103, %165 ], [ %432, %._crit_edge ]
  %254 = phi <16 x float> [ %.promoted102, %165 ], [ %431, %._crit_edge ]
  %255 = phi <16 x float> [ %.promoted101, %165 ], [ %430, %._crit_edge ]
  %256 = phi <16 x float> [ %.promoted100, %165 ], [ %429, %._crit_edge ]
  %257 = phi <16 x float> [ %.promoted99, %165 ], [ %428, %._crit_edge ]
  %258 = phi <16 x float> [ %.promoted98, %165 ], [ %427, %._crit_edge ]
  %259 = phi <16 x float> [ %.promoted97, %165 ], [ %426, %._crit_edge ]
  %260 = phi <16 x float> [ %.promoted96, %165 ], [ %425, %._crit_edge ]
  %261 = phi <16 x float> [ %.promoted95, %165 ], [ %424, %._crit_edge ]
  %262 = phi <16 x float> [ %.promoted, %165 ], [ %423, %._crit_edge ]
  %263 = phi i64 [ 172, %165 ], [ %264, %._crit_edge ]
  %264 = add i64 %263, 172
  %265 = icmp slt i64 %263, %264
  br i1 %265, label %.lr.ph, label %._crit_edge

.lr.ph:                                           ; preds = %238, %.lr.ph
  %266 = phi <16 x float> [ %420, %.lr.ph ], [ zeroinitializer, %238 ]
  %267 = phi <16 x float> [ %419, %.lr.ph ], [ zeroinitializer, %238 ]
  %268 = phi <16 x float> [ %418, %.lr.ph ], [ zeroinitializer, %238 ]
  %269 = phi <16 x float> [ %413, %.lr.ph ], [ zeroinitializer, %238 ]
  %270 = phi <16 x float> [ %412, %.lr.ph ], [ zeroinitializer, %238 ]
  %271 = phi <16 x float> [ %411, %.lr.ph ], [ zeroinitializer, %238 ]
  %272 = phi <16 x float> [ %406, %.lr.ph ], [ zeroinitializer, %238 ]
  %273 = phi <16 x float> [ %405, %.lr.ph ], [ zeroinitializer, %238 ]
  %274 = phi <16 x float> [ %404, %.lr.ph ], [ zeroinitializer, %238 ]
  %275 = phi <16 x float> [ %399, %.lr.ph ], [ zeroinitializer, %238 ]
  %276 = phi <16 x float> [ %398, %.lr.ph ], [ zeroinitializer, %238 ]
  %277 = phi <16 x float> [ %397, %.lr.ph ], [ zeroinitializer, %238 ]
  %278 = phi <16 x float> [ %392, %.lr.ph ], [ zeroinitializer, %238 ]
  %279 = phi <16 x float> [ %391, %.lr.ph ], [ zeroinitializer, %238 ]
  %280 = phi <16 x float> [ %390, %.lr.ph ], [ zeroinitializer, %238 ]
  %281 = phi <16 x float> [ %385, %.lr.ph ], [ zeroinitializer, %238 ]
  %282 = phi <16 x float> [ %384, %.lr.ph ], [ zeroinitializer, %238 ]
  %283 = phi <16 x float> [ %383, %.lr.ph ], [ zeroinitializer, %238 ]
  %284 = phi <16 x float> [ %378, %.lr.ph ], [ zeroinitializer, %238 ]
  %285 = phi <16 x float> [ %377, %.lr.ph ], [ zeroinitializer, %238 ]
  %286 = phi <16 x float> [ %376, %.lr.ph ], [ zeroinitializer, %238 ]
  %287 = phi <16 x float> [ %371, %.lr.ph ], [ zeroinitializer, %238 ]
  %288 = phi <16 x float> [ %370, %.lr.ph ], [ zeroinitializer, %238 ]
  %289 = phi <16 x float> [ %369, %.lr.ph ], [ zeroinitializer, %238 ]
  %290 = phi i64 [ %421, %.lr.ph ], [ %263, %238 ]
  %291 = mul i64 %290, 1536
  %292 = add i64 %1, %291
  %293 = mul i64 %290, 48
  %294 = add i64 %3, %293
  %295 = getelementptr float, ptr %2, i64 %294
  %296 = load <16 x float>, ptr %295, align 4
  %297 = getelementptr i8, ptr %295, i64 64
  %298 = load <16 x float>, ptr %297, align 4
  %299 = getelementptr i8, ptr %295, i64 128
  %300 = load <16 x float>, ptr %299, align 4
  %301 = getelementptr float, ptr %0, i64 %292
  %302 = getelementptr i8, ptr %301, i64 73728
  call void @llvm.prefetch.p0(ptr %302, i32 0, i32 3, i32 1)
  %303 = load float, ptr %301, align 4
  %304 = insertelement <16 x float> poison, float %303, i64 0
  %305 = shufflevector <16 x float> %304, <16 x float> poison, <16 x i32> zeroinitializer
  %306 = call <16 x float> @llvm.fma.v16f32(<16 x float> %305, <16 x float> %296, <16 x float> %289)
  %307 = call <16 x float> @llvm.fma.v16f32(<16 x float> %305, <16 x float> %298, <16 x float> %288)
  %308 = call <16 x float> @llvm.fma.v16f32(<16 x float> %305, <16 x float> %300, <16 x float> %287)
  %309 = getelementptr i8, ptr %301, i64 4
  %310 = load float, ptr %309, align 4
  %311 = insertelement <16 x float> poison, float %310, i64 0
  %312 = shufflevector <16 x float> %311, <16 x float> poison, <16 x i32> zeroinitializer
  %313 = call <16 x float> @llvm.fma.v16f32(<16 x float> %312, <16 x float> %296, <16 x float> %286)
  %314 = call <16 x float> @llvm.fma.v16f32(<16 x float> %312, <16 x float> %298, <16 x float> %285)
  %315 = call <16 x float> @llvm.fma.v16f32(<16 x float> %312, <16 x float> %300, <16 x float> %284)
  %316 = getelementptr i8, ptr %301, i64 8
  %317 = load float, ptr %316, align 4
  %318 = insertelement <16 x float> poison, float %317, i64 0
  %319 = shufflevector <16 x float> %318, <16 x float> poison, <16 x i32> zeroinitializer
  %320 = call <16 x float> @llvm.fma.v16f32(<16 x float> %319, <16 x float> %296, <16 x float> %283)
  %321 = call <16 x float> @llvm.fma.v16f32(<16 x float> %319, <16 x float> %298, <16 x float> %282)
  %322 = call <16 x float> @llvm.fma.v16f32(<16 x float> %319, <16 x float> %300, <16 x float> %281)
  %323 = getelementptr i8, ptr %301, i64 12
  %324 = load float, ptr %323, align 4
  %325 = insertelement <16 x float> poison, float %324, i64 0
  %326 = shufflevector <16 x float> %325, <16 x float> poison, <16 x i32> zeroinitializer
  %327 = call <16 x float> @llvm.fma.v16f32(<16 x float> %326, <16 x float> %296, <16 x float> %280)
  %328 = call <16 x float> @llvm.fma.v16f32(<16 x float> %326, <16 x float> %298, <16 x float> %279)
  %329 = call <16 x float> @llvm.fma.v16f32(<16 x float> %326, <16 x float> %300, <16 x float> %278)
  %330 = getelementptr i8, ptr %301, i64 16
  %331 = load float, ptr %330, align 4
  %332 = insertelement <16 x float> poison, float %331, i64 0
  %333 = shufflevector <16 x float> %332, <16 x float> poison, <16 x i32> zeroinitializer
  %334 = call <16 x float> @llvm.fma.v16f32(<16 x float> %333, <16 x float> %296, <16 x float> %277)
  %335 = call <16 x float> @llvm.fma.v16f32(<16 x float> %333, <16 x float> %298, <16 x float> %276)
  %336 = call <16 x float> @llvm.fma.v16f32(<16 x float> %333, <16 x float> %300, <16 x float> %275)
  %337 = getelementptr i8, ptr %301, i64 20
  %338 = load float, ptr %337, align 4
  %339 = insertelement <16 x float> poison, float %338, i64 0
  %340 = shufflevector <16 x float> %339, <16 x float> poison, <16 x i32> zeroinitializer
  %341 = call <16 x float> @llvm.fma.v16f32(<16 x float> %340, <16 x float> %296, <16 x float> %274)
  %342 = call <16 x float> @llvm.fma.v16f32(<16 x float> %340, <16 x float> %298, <16 x float> %273)
  %343 = call <16 x float> @llvm.fma.v16f32(<16 x float> %340, <16 x float> %300, <16 x float> %272)
  %344 = getelementptr i8, ptr %301, i64 24
  %345 = load float, ptr %344, align 4
  %346 = insertelement <16 x float> poison, float %345, i64 0
  %347 = shufflevector <16 x float> %346, <16 x float> poison, <16 x i32> zeroinitializer
  %348 = call <16 x float> @llvm.fma.v16f32(<16 x float> %347, <16 x float> %296, <16 x float> %271)
  %349 = call <16 x float> @llvm.fma.v16f32(<16 x float> %347, <16 x float> %298, <16 x float> %270)
  %350 = call <16 x float> @llvm.fma.v16f32(<16 x float> %347, <16 x float> %300, <16 x float> %269)
  %351 = getelementptr i8, ptr %301, i64 28
  %352 = load float, ptr %351, align 4
  %353 = insertelement <16 x float> poison, float %352, i64 0
  %354 = shufflevector <16 x float> %353, <16 x float> poison, <16 x i32> zeroinitializer
  %355 = call <16 x float> @llvm.fma.v16f32(<16 x float> %354, <16 x float> %296, <16 x float> %268)
  %356 = call <16 x float> @llvm.fma.v16f32(<16 x float> %354, <16 x float> %298, <16 x float> %267)
  %357 = call <16 x float> @llvm.fma.v16f32(<16 x float> %354, <16 x float> %300, <16 x float> %266)
  %358 = getelementptr i8, ptr %295, i64 192
  %359 = load <16 x float>, ptr %358, align 4
  %360 = getelementptr i8, ptr %295, i64 256
  %361 = load <16 x float>, ptr %360, align 4
  %362 = getelementptr i8, ptr %295, i64 320
  %363 = load <16 x float>, ptr %362, align 4
  %364 = getelementptr i8, ptr %301, i64 79872
  call void @llvm.prefetch.p0(ptr %364, i32 0, i32 3, i32 1)
  %365 = getelementptr i8, ptr %301, i64 6144
  %366 = load float, ptr %365, align 4
  %367 = insertelement <16 x float> poison, float %366, i64 0
  %368 = shufflevector <16 x float> %367, <16 x float> poison, <16 x i32> zeroinitializer
  %369 = call <16 x float> @llvm.fma.v16f32(<16 x float> %368, <16 x float> %359, <16 x float> %306)
  %370 = call <16 x float> @llvm.fma.v16f32(<16 x float> %368, <16 x float> %361, <16 x float> %307)
  %371 = call <16 x float> @llvm.fma.v16f32(<16 x float> %368, <16 x float> %363, <16 x float> %308)
  %372 = getelementptr i8, ptr %301, i64 6148
  %373 = load float, ptr %372, align 4
  %374 = insertelement <16 x float> poison, float %373, i64 0
  %375 = shufflevector <16 x float> %374, <16 x float> poison, <16 x i32> zeroinitializer
  %376 = call <16 x float> @llvm.fma.v16f32(<16 x float> %375, <16 x float> %359, <16 x float> %313)
  %377 = call <16 x float> @llvm.fma.v16f32(<16 x float> %375, <16 x float> %361, <16 x float> %314)
  %378 = call <16 x float> @llvm.fma.v16f32(<16 x float> %375, <16 x float> %363, <16 x float> %315)
  %379 = getelementptr i8, ptr %301, i64 6152
  %380 = load float, ptr %379, align 4
  %381 = insertelement <16 x float> poison, float %380, i64 0
  %382 = shufflevector <16 x float> %381, <16 x float> poison, <16 x i32> zeroinitializer
  %383 = call <16 x float> @llvm.fma.v16f32(<16 x float> %382, <16 x float> %359, <16 x float> %320)
  %384 = call <16 x float> @llvm.fma.v16f32(<16 x float> %382, <16 x float> %361, <16 x float> %321)
  %385 = call <16 x float> @llvm.fma.v16f32(<16 x float> %382, <16 x float> %363, <16 x float> %322)
  %386 = getelementptr i8, ptr %301, i64 6156
  %387 = load float, ptr %386, align 4
  %388 = insertelement <16 x float> poison, float %387, i64 0
  %389 = shufflevector <16 x float> %388, <16 x float> poison, <16 x i32> zeroinitializer
  %390 = call <16 x float> @llvm.fma.v16f32(<16 x float> %389, <16 x float> %359, <16 x float> %327)
  %391 = call <16 x float> @llvm.fma.v16f32(<16 x float> %389, <16 x float> %361, <16 x float> %328)
  %392 = call <16 x float> @llvm.fma.v16f32(<16 x float> %389, <16 x float> %363, <16 x float> %329)
  %393 = getelementptr i8, ptr %301, i64 6160
  %394 = load float, ptr %393, align 4
  %395 = insertelement <16 x float> poison, float %394, i64 0
  %396 = shufflevector <16 x float> %395, <16 x float> poison, <16 x i32> zeroinitializer
  %397 = call <16 x float> @llvm.fma.v16f32(<16 x float> %396, <16 x float> %359, <16 x float> %334)
  %398 = call <16 x float> @llvm.fma.v16f32(<16 x float> %396, <16 x float> %361, <16 x float> %335)
  %399 = call <16 x float> @llvm.fma.v16f32(<16 x float> %396, <16 x float> %363, <16 x float> %336)
  %400 = getelementptr i8, ptr %301, i64 6164
  %401 = load float, ptr %400, align 4
  %402 = insertelement <16 x float> poison, float %401, i64 0
  %403 = shufflevector <16 x float> %402, <16 x float> poison, <16 x i32> zeroinitializer
  %404 = call <16 x float> @llvm.fma.v16f32(<16 x float> %403, <16 x float> %359, <16 x float> %341)
  %405 = call <16 x float> @llvm.fma.v16f32(<16 x float> %403, <16 x float> %361, <16 x float> %342)
  %406 = call <16 x float> @llvm.fma.v16f32(<16 x float> %403, <16 x float> %363, <16 x float> %343)
  %407 = getelementptr i8, ptr %301, i64 6168
  %408 = load float, ptr %407, align 4
  %409 = insertelement <16 x float> poison, float %408, i64 0
  %410 = shufflevector <16 x float> %409, <16 x float> poison, <16 x i32> zeroinitializer
  %411 = call <16 x float> @llvm.fma.v16f32(<16 x float> %410, <16 x float> %359, <16 x float> %348)
  %412 = call <16 x float> @llvm.fma.v16f32(<16 x float> %410, <16 x float> %361, <16 x float> %349)
  %413 = call <16 x float> @llvm.fma.v16f32(<16 x float> %410, <16 x float> %363, <16 x float> %350)
  %414 = getelementptr i8, ptr %301, i64 6172
  %415 = load float, ptr %414, align 4
  %416 = insertelement <16 x float> poison, float %415, i64 0
  %417 = shufflevector <16 x float> %416, <16 x float> poison, <16 x i32> zeroinitializer
  %418 = call <16 x float> @llvm.fma.v16f32(<16 x float> %417, <16 x float> %359, <16 x float> %355)
  %419 = call <16 x float> @llvm.fma.v16f32(<16 x float> %417, <16 x float> %361, <16 x float> %356)
  %420 = call <16 x float> @llvm.fma.v16f32(<16 x float> %417, <16 x float> %363, <16 x float> %357)
  %421 = add i64 %290, 2
  %422 = icmp slt i64 %421, %264
  br i1 %422, label %.lr.ph, label %._crit_edge

._crit_edge:                                      ; preds = %.lr.ph, %238
  %.lcssa47 = phi <16 x float> [ zeroinitializer, %238 ], [ %369, %.lr.ph ]
  %.lcssa46 = phi <16 x float> [ zeroinitializer, %238 ], [ %370, %.lr.ph ]
  %.lcssa45 = phi <16 x float> [ zeroinitializer, %238 ], [ %371, %.lr.ph ]
  %.lcssa44 = phi <16 x float> [ zeroinitializer, %238 ], [ %376, %.lr.ph ]
  %.lcssa43 = phi <16 x float> [ zeroinitializer, %238 ], [ %377, %.lr.ph ]
  %.lcssa42 = phi <16 x float> [ zeroinitializer, %238 ], [ %378, %.lr.ph ]
  %.lcssa41 = phi <16 x float> [ zeroinitializer, %238 ], [ %383, %.lr.ph ]
  %.lcssa40 = phi <16 x float> [ zeroinitializer, %238 ], [ %384, %.lr.ph ]
  %.lcssa39 = phi <16 x float> [ zeroinitializer, %238 ], [ %385, %.lr.ph ]
  %.lcssa38 = phi <16 x float> [ zeroinitializer, %238 ], [ %390, %.lr.ph ]
  %.lcssa37 = phi <16 x float> [ zeroinitializer, %238 ], [ %391, %.lr.ph ]
  %.lcssa36 = phi <16 x float> [ zeroinitializer, %238 ], [ %392, %.lr.ph ]
  %.lcssa35 = phi <16 x float> [ zeroinitializer, %238 ], [ %397, %.lr.ph ]
  %.lcssa34 = phi <16 x float> [ zeroinitializer, %238 ], [ %398, %.lr.ph ]
  %.lcssa33 = phi <16 x float> [ zeroinitializer, %238 ], [ %399, %.lr.ph ]
  %.lcssa32 = phi <16 x float> [ zeroinitializer, %238 ], [ %404, %.lr.ph ]
  %.lcssa31 = phi <16 x float> [ zeroinitializer, %238 ], [ %405, %.lr.ph ]
  %.lcssa30 = phi <16 x float> [ zeroinitializer, %238 ], [ %406, %.lr.ph ]
  %.lcssa29 = phi <16 x float> [ zeroinitializer, %238 ], [ %411, %.lr.ph ]
  %.lcssa28 = phi <16 x float> [ zeroinitializer, %238 ], [ %412, %.lr.ph ]
  %.lcssa27 = phi <16 x float> [ zeroinitializer, %238 ], [ %413, %.lr.ph ]
  %.lcssa26 = phi <16 x float> [ zeroinitializer, %238 ], [ %418, %.lr.ph ]
  %.lcssa25 = phi <16 x float> [ zeroinitializer, %238 ], [ %419, %.lr.ph ]
  %.lcssa24 = phi <16 x float> [ zeroinitializer, %238 ], [ %420, %.lr.ph ]
  %423 = fadd <16 x float> %262, %.lcssa47
  store <16 x float> %423, ptr %166, align 4
  %424 = fadd <16 x float> %261, %.lcssa46
  store <16 x float> %424, ptr %169, align 4
  %425 = fadd <16 x float> %260, %.lcssa45
  store <16 x float> %425, ptr %172, align 4
  %426 = fadd <16 x float> %259, %.lcssa44
  store <16 x float> %426, ptr %175, align 4
  %427 = fadd <16 x float> %258, %.lcssa43
  store <16 x float> %427, ptr %178, align 4
  %428 = fadd <16 x float> %257, %.lcssa42
  store <16 x float> %428, ptr %181, align 4
  %429 = fadd <16 x float> %256, %.lcssa41
  store <16 x float> %429, ptr %184, align 4
  %430 = fadd <16 x float> %255, %.lcssa40
  store <16 x float> %430, ptr %187, align 4
  %431 = fadd <16 x float> %254, %.lcssa39
  store <16 x float> %431, ptr %190, align 4
  %432 = fadd <16 x float> %253, %.lcssa38
  store <16 x float> %432, ptr %193, align 4
  %433 = fadd <16 x float> %252, %.lcssa37
  store <16 x float> %433, ptr %196, align 4
  %434 = fadd <16 x float> %251, %.lcssa36
  store <16 x float> %434, ptr %199, align 4
  %435 = fadd <16 x float> %250, %.lcssa35
  store <16 x float> %435, ptr %202, align 4
  %436 = fadd <16 x float> %249, %.lcssa34
  store <16 x float> %436, ptr %205, align 4
  %437 = fadd <16 x float> %248, %.lcssa33
  store <16 x float> %437, ptr %208, align 4
  %438 = fadd <16 x float> %247, %.lcssa32
  store <16 x float> %438, ptr %211, align 4
  %439 = fadd <16 x float> %246, %.lcssa31
  store <16 x float> %439, ptr %214, align 4
  %440 = fadd <16 x float> %245, %.lcssa30
  store <16 x float> %440, ptr %217, align 4
  %441 = fadd <16 x float> %244, %.lcssa29
  store <16 x float> %441, ptr %220, align 4
  %442 = fadd <16 x float> %243, %.lcssa28
  store <16 x float> %442, ptr %223, align 4
  %443 = fadd <16 x float> %242, %.lcssa27
  store <16 x float> %443, ptr %226, align 4
  %444 = fadd <16 x float> %241, %.lcssa26
  store <16 x float> %444, ptr %229, align 4
  %445 = fadd <16 x float> %240, %.lcssa25
  store <16 x float> %445, ptr %232, align 4
  %446 = fadd <16 x float> %239, %.lcssa24
  store <16 x float> %446, ptr %235, align 4
  %447 = icmp slt i64 %264, 860
  br i1 %447, label %238, label %.preheader

.preheader:                                       ; preds = %._crit_edge, %.preheader
  %448 = phi <16 x float> [ %602, %.preheader ], [ zeroinitializer, %._crit_edge ]
  %449 = phi <16 x float> [ %601, %.preheader ], [ zeroinitializer, %._crit_edge ]
  %450 = phi <16 x float> [ %600, %.preheader ], [ zeroinitializer, %._crit_edge ]
  %451 = phi <16 x float> [ %595, %.preheader ], [ zeroinitializer, %._crit_edge ]
  %452 = phi <16 x float> [ %594, %.preheader ], [ zeroinitializer, %._crit_edge ]
  %453 = phi <16 x float> [ %593, %.preheader ], [ zeroinitializer, %._crit_edge ]
  %454 = phi <16 x float> [ %588, %.preheader ], [ zeroinitializer, %._crit_edge ]
  %455 = phi <16 x float> [ %587, %.preheader ], [ zeroinitializer, %._crit_edge ]
  %456 = phi <16 x float> [ %586, %.preheader ], [ zeroinitializer, %._crit_edge ]
  %457 = phi <16 x float> [ %581, %.preheader ], [ zeroinitializer, %._crit_edge ]
  %458 = phi <16 x float> [ %580, %.preheader ], [ zeroinitializer, %._crit_edge ]
  %459 = phi <16 x float> [ %579, %.preheader ], [ zeroinitializer, %._crit_edge ]
  %460 = phi <16 x float> [ %574, %.preheader ], [ zeroinitializer, %._crit_edge ]
  %461 = phi <16 x float> [ %573, %.preheader ], [ zeroinitializer, %._crit_edge ]
  %462 = phi <16 x float> [ %572, %.preheader ], [ zeroinitializer, %._crit_edge ]
  %463 = phi <16 x float> [ %567, %.preheader ], [ zeroinitializer, %._crit_edge ]
  %464 = phi <16 x float> [ %566, %.preheader ], [ zeroinitializer, %._crit_edge ]
  %465 = phi <16 x float> [ %565, %.preheader ], [ zeroinitializer, %._crit_edge ]
  %466 = phi <16 x float> [ %560, %.preheader ], [ zeroinitializer, %._crit_edge ]
  %467 = phi <16 x float> [ %559, %.preheader ], [ zeroinitializer, %._crit_edge ]
  %468 = phi <16 x float> [ %558, %.preheader ], [ zeroinitializer, %._crit_edge ]
  %469 = phi <16 x float> [ %553, %.preheader ], [ zeroinitializer, %._crit_edge ]
  %470 = phi <16 x float> [ %552, %.preheader ], [ zeroinitializer, %._crit_edge ]
  %471 = phi <16 x float> [ %551, %.preheader ], [ zeroinitializer, %._crit_edge ]
  %472 = phi i64 [ %603, %.preheader ], [ 860, %._crit_edge ]
  %473 = mul i64 %472, 1536
  %474 = add i64 %1, %473
  %475 = mul i64 %472, 48
  %476 = add i64 %3, %475
  %477 = getelementptr float, ptr %2, i64 %476
  %478 = load <16 x float>, ptr %477, align 4
  %479 = getelementptr i8, ptr %477, i64 64
  %480 = load <16 x float>, ptr %479, align 4
  %481 = getelementptr i8, ptr %477, i64 128
  %482 = load <16 x float>, ptr %481, align 4
  %483 = getelementptr float, ptr %0, i64 %474
  %484 = getelementptr i8, ptr %483, i64 73728
  call void @llvm.prefetch.p0(ptr %484, i32 0, i32 3, i32 1)
  %485 = load float, ptr %483, align 4
  %486 = insertelement <16 x float> poison, float %485, i64 0
  %487 = shufflevector <16 x float> %486, <16 x float> poison, <16 x i32> zeroinitializer
  %488 = call <16 x float> @llvm.fma.v16f32(<16 x float> %487, <16 x float> %478, <16 x float> %471)
  %489 = call <16 x float> @llvm.fma.v16f32(<16 x float> %487, <16 x float> %480, <16 x float> %470)
  %490 = call <16 x float> @llvm.fma.v16f32(<16 x float> %487, <16 x float> %482, <16 x float> %469)
  %491 = getelementptr i8, ptr %483, i64 4
  %492 = load float, ptr %491, align 4
  %493 = insertelement <16 x float> poison, float %492, i64 0
  %494 = shufflevector <16 x float> %493, <16 x float> poison, <16 x i32> zeroinitializer
  %495 = call <16 x float> @llvm.fma.v16f32(<16 x float> %494, <16 x float> %478, <16 x float> %468)
  %496 = call <16 x float> @llvm.fma.v16f32(<16 x float> %494, <16 x float> %480, <16 x float> %467)
  %497 = call <16 x float> @llvm.fma.v16f32(<16 x float> %494, <16 x float> %482, <16 x float> %466)
  %498 = getelementptr i8, ptr %483, i64 8
  %499 = load float, ptr %498, align 4
  %500 = insertelement <16 x float> poison, float %499, i64 0
  %501 = shufflevector <16 x float> %500, <16 x float> poison, <16 x i32> zeroinitializer
  %502 = call <16 x float> @llvm.fma.v16f32(<16 x float> %501, <16 x float> %478, <16 x float> %465)
  %503 = call <16 x float> @llvm.fma.v16f32(<16 x float> %501, <16 x float> %480, <16 x float> %464)
  %504 = call <16 x float> @llvm.fma.v16f32(<16 x float> %501, <16 x float> %482, <16 x float> %463)
  %505 = getelementptr i8, ptr %483, i64 12
  %506 = load float, ptr %505, align 4
  %507 = insertelement <16 x float> poison, float %506, i64 0
  %508 = shufflevector <16 x float> %507, <16 x float> poison, <16 x i32> zeroinitializer
  %509 = call <16 x float> @llvm.fma.v16f32(<16 x float> %508, <16 x float> %478, <16 x float> %462)
  %510 = call <16 x float> @llvm.fma.v16f32(<16 x float> %508, <16 x float> %480, <16 x float> %461)
  %511 = call <16 x float> @llvm.fma.v16f32(<16 x float> %508, <16 x float> %482, <16 x float> %460)
  %512 = getelementptr i8, ptr %483, i64 16
  %513 = load float, ptr %512, align 4
  %514 = insertelement <16 x float> poison, float %513, i64 0
  %515 = shufflevector <16 x float> %514, <16 x float> poison, <16 x i32> zeroinitializer
  %516 = call <16 x float> @llvm.fma.v16f32(<16 x float> %515, <16 x float> %478, <16 x float> %459)
  %517 = call <16 x float> @llvm.fma.v16f32(<16 x float> %515, <16 x float> %480, <16 x float> %458)
  %518 = call <16 x float> @llvm.fma.v16f32(<16 x float> %515, <16 x float> %482, <16 x float> %457)
  %519 = getelementptr i8, ptr %483, i64 20
  %520 = load float, ptr %519, align 4
  %521 = insertelement <16 x float> poison, float %520, i64 0
  %522 = shufflevector <16 x float> %521, <16 x float> poison, <16 x i32> zeroinitializer
  %523 = call <16 x float> @llvm.fma.v16f32(<16 x float> %522, <16 x float> %478, <16 x float> %456)
  %524 = call <16 x float> @llvm.fma.v16f32(<16 x float> %522, <16 x float> %480, <16 x float> %455)
  %525 = call <16 x float> @llvm.fma.v16f32(<16 x float> %522, <16 x float> %482, <16 x float> %454)
  %526 = getelementptr i8, ptr %483, i64 24
  %527 = load float, ptr %526, align 4
  %528 = insertelement <16 x float> poison, float %527, i64 0
  %529 = shufflevector <16 x float> %528, <16 x float> poison, <16 x i32> zeroinitializer
  %530 = call <16 x float> @llvm.fma.v16f32(<16 x float> %529, <16 x float> %478, <16 x float> %453)
  %531 = call <16 x float> @llvm.fma.v16f32(<16 x float> %529, <16 x float> %480, <16 x float> %452)
  %532 = call <16 x float> @llvm.fma.v16f32(<16 x float> %529, <16 x float> %482, <16 x float> %451)
  %533 = getelementptr i8, ptr %483, i64 28
  %534 = load float, ptr %533, align 4
  %535 = insertelement <16 x float> poison, float %534, i64 0
  %536 = shufflevector <16 x float> %535, <16 x float> poison, <16 x i32> zeroinitializer
  %537 = call <16 x float> @llvm.fma.v16f32(<16 x float> %536, <16 x float> %478, <16 x float> %450)
  %538 = call <16 x float> @llvm.fma.v16f32(<16 x float> %536, <16 x float> %480, <16 x float> %449)
  %539 = call <16 x float> @llvm.fma.v16f32(<16 x float> %536, <16 x float> %482, <16 x float> %448)
  %540 = getelementptr i8, ptr %477, i64 192
  %541 = load <16 x float>, ptr %540, align 4
  %542 = getelementptr i8, ptr %477, i64 256
  %543 = load <16 x float>, ptr %542, align 4
  %544 = getelementptr i8, ptr %477, i64 320
  %545 = load <16 x float>, ptr %544, align 4
  %546 = getelementptr i8, ptr %483, i64 79872
  call void @llvm.prefetch.p0(ptr %546, i32 0, i32 3, i32 1)
  %547 = getelementptr i8, ptr %483, i64 6144
  %548 = load float, ptr %547, align 4
  %549 = insertelement <16 x float> poison, float %548, i64 0
  %550 = shufflevector <16 x float> %549, <16 x float> poison, <16 x i32> zeroinitializer
  %551 = call <16 x float> @llvm.fma.v16f32(<16 x float> %550, <16 x float> %541, <16 x float> %488)
  %552 = call <16 x float> @llvm.fma.v16f32(<16 x float> %550, <16 x float> %543, <16 x float> %489)
  %553 = call <16 x float> @llvm.fma.v16f32(<16 x float> %550, <16 x float> %545, <16 x float> %490)
  %554 = getelementptr i8, ptr %483, i64 6148
  %555 = load float, ptr %554, align 4
  %556 = insertelement <16 x float> poison, float %555, i64 0
  %557 = shufflevector <16 x float> %556, <16 x float> poison, <16 x i32> zeroinitializer
  %558 = call <16 x float> @llvm.fma.v16f32(<16 x float> %557, <16 x float> %541, <16 x float> %495)
  %559 = call <16 x float> @llvm.fma.v16f32(<16 x float> %557, <16 x float> %543, <16 x float> %496)
  %560 = call <16 x float> @llvm.fma.v16f32(<16 x float> %557, <16 x float> %545, <16 x float> %497)
  %561 = getelementptr i8, ptr %483, i64 6152
  %562 = load float, ptr %561, align 4
  %563 = insertelement <16 x float> poison, float %562, i64 0
  %564 = shufflevector <16 x float> %563, <16 x float> poison, <16 x i32> zeroinitializer
  %565 = call <16 x float> @llvm.fma.v16f32(<16 x float> %564, <16 x float> %541, <16 x float> %502)
  %566 = call <16 x float> @llvm.fma.v16f32(<16 x float> %564, <16 x float> %543, <16 x float> %503)
  %567 = call <16 x float> @llvm.fma.v16f32(<16 x float> %564, <16 x float> %545, <16 x float> %504)
  %568 = getelementptr i8, ptr %483, i64 6156
  %569 = load float, ptr %568, align 4
  %570 = insertelement <16 x float> poison, float %569, i64 0
  %571 = shufflevector <16 x float> %570, <16 x float> poison, <16 x i32> zeroinitializer
  %572 = call <16 x float> @llvm.fma.v16f32(<16 x float> %571, <16 x float> %541, <16 x float> %509)
  %573 = call <16 x float> @llvm.fma.v16f32(<16 x float> %571, <16 x float> %543, <16 x float> %510)
  %574 = call <16 x float> @llvm.fma.v16f32(<16 x float> %571, <16 x float> %545, <16 x float> %511)
  %575 = getelementptr i8, ptr %483, i64 6160
  %576 = load float, ptr %575, align 4
  %577 = insertelement <16 x float> poison, float %576, i64 0
  %578 = shufflevector <16 x float> %577, <16 x float> poison, <16 x i32> zeroinitializer
  %579 = call <16 x float> @llvm.fma.v16f32(<16 x float> %578, <16 x float> %541, <16 x float> %516)
  %580 = call <16 x float> @llvm.fma.v16f32(<16 x float> %578, <16 x float> %543, <16 x float> %517)
  %581 = call <16 x float> @llvm.fma.v16f32(<16 x float> %578, <16 x float> %545, <16 x float> %518)
  %582 = getelementptr i8, ptr %483, i64 6164
  %583 = load float, ptr %582, align 4
  %584 = insertelement <16 x float> poison, float %583, i64 0
  %585 = shufflevector <16 x float> %584, <16 x float> poison, <16 x i32> zeroinitializer
  %586 = call <16 x float> @llvm.fma.v16f32(<16 x float> %585, <16 x float> %541, <16 x float> %523)
  %587 = call <16 x float> @llvm.fma.v16f32(<16 x float> %585, <16 x float> %543, <16 x float> %524)
  %588 = call <16 x float> @llvm.fma.v16f32(<16 x float> %585, <16 x float> %545, <16 x float> %525)
  %589 = getelementptr i8, ptr %483, i64 6168
  %590 = load float, ptr %589, align 4
  %591 = insertelement <16 x float> poison, float %590, i64 0
  %592 = shufflevector <16 x float> %591, <16 x float> poison, <16 x i32> zeroinitializer
  %593 = call <16 x float> @llvm.fma.v16f32(<16 x float> %592, <16 x float> %541, <16 x float> %530)
  %594 = call <16 x float> @llvm.fma.v16f32(<16 x float> %592, <16 x float> %543, <16 x float> %531)
  %595 = call <16 x float> @llvm.fma.v16f32(<16 x float> %592, <16 x float> %545, <16 x float> %532)
  %596 = getelementptr i8, ptr %483, i64 6172
  %597 = load float, ptr %596, align 4
  %598 = insertelement <16 x float> poison, float %597, i64 0
  %599 = shufflevector <16 x float> %598, <16 x float> poison, <16 x i32> zeroinitializer
  %600 = call <16 x float> @llvm.fma.v16f32(<16 x float> %599, <16 x float> %541, <16 x float> %537)
  %601 = call <16 x float> @llvm.fma.v16f32(<16 x float> %599, <16 x float> %543, <16 x float> %538)
  %602 = call <16 x float> @llvm.fma.v16f32(<16 x float> %599, <16 x float> %545, <16 x float> %539)
  %603 = add i64 %472, 2
  %604 = icmp slt i64 %603, 1024
  br i1 %604, label %.preheader, label %605

605:                                              ; preds = %.preheader
  %606 = load <16 x float>, ptr %166, align 4
  %607 = fadd <16 x float> %606, %551
  store <16 x float> %607, ptr %166, align 4
  %608 = load <16 x float>, ptr %169, align 4
  %609 = fadd <16 x float> %608, %552
  store <16 x float> %609, ptr %169, align 4
  %610 = load <16 x float>, ptr %172, align 4
  %611 = fadd <16 x float> %610, %553
  store <16 x float> %611, ptr %172, align 4
  %612 = load <16 x float>, ptr %175, align 4
  %613 = fadd <16 x float> %612, %558
  store <16 x float> %613, ptr %175, align 4
  %614 = load <16 x float>, ptr %178, align 4
  %615 = fadd <16 x float> %614, %559
  store <16 x float> %615, ptr %178, align 4
  %616 = load <16 x float>, ptr %181, align 4
  %617 = fadd <16 x float> %616, %560
  store <16 x float> %617, ptr %181, align 4
  %618 = load <16 x float>, ptr %184, align 4
  %619 = fadd <16 x float> %618, %565
  store <16 x float> %619, ptr %184, align 4
  %620 = load <16 x float>, ptr %187, align 4
  %621 = fadd <16 x float> %620, %566
  store <16 x float> %621, ptr %187, align 4
  %622 = load <16 x float>, ptr %190, align 4
  %623 = fadd <16 x float> %622, %567
  store <16 x float> %623, ptr %190, align 4
  %624 = load <16 x float>, ptr %193, align 4
  %625 = fadd <16 x float> %624, %572
  store <16 x float> %625, ptr %193, align 4
  %626 = load <16 x float>, ptr %196, align 4
  %627 = fadd <16 x float> %626, %573
  store <16 x float> %627, ptr %196, align 4
  %628 = load <16 x float>, ptr %199, align 4
  %629 = fadd <16 x float> %628, %574
  store <16 x float> %629, ptr %199, align 4
  %630 = load <16 x float>, ptr %202, align 4
  %631 = fadd <16 x float> %630, %579
  store <16 x float> %631, ptr %202, align 4
  %632 = load <16 x float>, ptr %205, align 4
  %633 = fadd <16 x float> %632, %580
  store <16 x float> %633, ptr %205, align 4
  %634 = load <16 x float>, ptr %208, align 4
  %635 = fadd <16 x float> %634, %581
  store <16 x float> %635, ptr %208, align 4
  %636 = load <16 x float>, ptr %211, align 4
  %637 = fadd <16 x float> %636, %586
  store <16 x float> %637, ptr %211, align 4
  %638 = load <16 x float>, ptr %214, align 4
  %639 = fadd <16 x float> %638, %587
  store <16 x float> %639, ptr %214, align 4
  %640 = load <16 x float>, ptr %217, align 4
  %641 = fadd <16 x float> %640, %588
  store <16 x float> %641, ptr %217, align 4
  %642 = load <16 x float>, ptr %220, align 4
  %643 = fadd <16 x float> %642, %593
  store <16 x float> %643, ptr %220, align 4
  %644 = load <16 x float>, ptr %223, align 4
  %645 = fadd <16 x float> %644, %594
  store <16 x float> %645, ptr %223, align 4
  %646 = load <16 x float>, ptr %226, align 4
  %647 = fadd <16 x float> %646, %595
  store <16 x float> %647, ptr %226, align 4
  %648 = load <16 x float>, ptr %229, align 4
  %649 = fadd <16 x float> %648, %600
  store <16 x float> %649, ptr %229, align 4
  %650 = load <16 x float>, ptr %232, align 4
  %651 = fadd <16 x float> %650, %601
  store <16 x float> %651, ptr %232, align 4
  %652 = load <16 x float>, ptr %235, align 4
  %653 = fadd <16 x float> %652, %602
  store <16 x float> %653, ptr %235, align 4
  ret void
}

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
