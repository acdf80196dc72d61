; ModuleID = 'matmul_6bef1085c6226489'
source_filename = "matmul_6bef1085c6226489"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: nounwind
define void @matmul_6bef1085c6226489(ptr %0, i64 %1, i64 %2) #0 {
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

.lr.ph8:                                          ; preds = %3, %231
  %41 = phi i64 [ %232, %231 ], [ %1, %3 ]
  %42 = mul i64 %41, 10
  %43 = add i64 %42, 10
  %44 = mul i64 %41, -34560
  %45 = call i64 @llvm.smin.i64(i64 %43, i64 128)
  %46 = icmp slt i64 %42, %45
  br label %47

47:                                               ; preds = %.lr.ph8, %._crit_edge
  %48 = phi i64 [ 0, %.lr.ph8 ], [ %58, %._crit_edge ]
  %49 = mul i64 %48, 98304
  %50 = mul i64 %48, 48
  %51 = add i64 %44, %50
  br i1 %46, label %.lr.ph, label %._crit_edge

.lr.ph:                                           ; preds = %47, %.lr.ph
  %52 = phi i64 [ %56, %.lr.ph ], [ %42, %47 ]
  %53 = mul i64 %52, 9
  %54 = mul i64 %52, 3456
  %55 = add i64 %51, %54
  call void @matmul_6bef1085c6226489.mma1(ptr %5, i64 %53, ptr %7, i64 %49, ptr %39, i64 %55)
  %56 = add i64 %52, 1
  %57 = icmp slt i64 %56, %45
  br i1 %57, label %.lr.ph, label %._crit_edge

._crit_edge:                                      ; preds = %.lr.ph, %47
  %58 = add i64 %48, 1
  %59 = icmp slt i64 %58, 8
  br i1 %59, label %47, label %60

60:                                               ; preds = %._crit_edge
  %61 = load i8, ptr %19, align 1
  %62 = icmp ne i8 %61, 0
  %63 = load float, ptr %15, align 4
  %64 = load float, ptr %17, align 4
  %65 = load float, ptr %23, align 4
  %66 = load float, ptr %25, align 4
  %67 = load float, ptr %11, align 4
  %68 = load float, ptr %31, align 4
  %69 = load float, ptr %27, align 4
  %70 = load float, ptr %29, align 4
  %71 = insertelement <16 x float> poison, float %63, i64 0
  %72 = shufflevector <16 x float> %71, <16 x float> poison, <16 x i32> zeroinitializer
  %73 = insertelement <16 x float> poison, float %64, i64 0
  %74 = shufflevector <16 x float> %73, <16 x float> poison, <16 x i32> zeroinitializer
  %75 = insertelement <16 x i1> poison, i1 %62, i64 0
  %76 = shufflevector <16 x i1> %75, <16 x i1> poison, <16 x i32> zeroinitializer
  %77 = insertelement <16 x float> poison, float %65, i64 0
  %78 = shufflevector <16 x float> %77, <16 x float> poison, <16 x i32> zeroinitializer
  %79 = insertelement <16 x float> poison, float %66, i64 0
  %80 = shufflevector <16 x float> %79, <16 x float> poison, <16 x i32> zeroinitializer
  %81 = insertelement <16 x float> poison, float %67, i64 0
  %82 = shufflevector <16 x float> %81, <16 x float> poison, <16 x i32> zeroinitializer
  %83 = insertelement <16 x float> poison, float %68, i64 0
  %84 = shufflevector <16 x float> %83, <16 x float> poison, <16 x i32> zeroinitializer
  %85 = insertelement <16 x float> poison, float %69, i64 0
  %86 = shufflevector <16 x float> %85, <16 x float> poison, <16 x i32> zeroinitializer
  %87 = insertelement <16 x float> poison, float %70, i64 0
  %88 = shufflevector <16 x float> %87, <16 x float> poison, <16 x i32> zeroinitializer
  br label %89

89:                                               ; preds = %60, %._crit_edge5
  %90 = phi i64 [ 0, %60 ], [ %229, %._crit_edge5 ]
  %91 = mul i64 %90, 48
  %92 = add i64 %91, 16
  %93 = add i64 %91, 32
  %94 = mul i64 %90, 98304
  %95 = add i64 %94, 49152
  %96 = add i64 %44, %91
  br i1 %46, label %.lr.ph4, label %._crit_edge5

.lr.ph4:                                          ; preds = %89, %226
  %97 = phi i64 [ %227, %226 ], [ %42, %89 ]
  %98 = mul i64 %97, 9
  %99 = mul i64 %97, 3456
  %100 = add i64 %91, %99
  %101 = add i64 %92, %99
  %102 = add i64 %93, %99
  br label %103

103:                                              ; preds = %.lr.ph4, %103
  %104 = phi i64 [ 0, %.lr.ph4 ], [ %118, %103 ]
  %105 = mul i64 %104, 384
  %106 = add i64 %100, %105
  %107 = getelementptr float, ptr %33, i64 %106
  call void @llvm.prefetch.p0(ptr %107, i32 1, i32 3, i32 1)
  %108 = add i64 %101, %105
  %109 = getelementptr float, ptr %33, i64 %108
  call void @llvm.prefetch.p0(ptr %109, i32 1, i32 3, i32 1)
  %110 = add i64 %102, %105
  %111 = getelementptr float, ptr %33, i64 %110
  call void @llvm.prefetch.p0(ptr %111, i32 1, i32 3, i32 1)
  %112 = getelementptr float, ptr %35, i64 %106
  call void @llvm.prefetch.p0(ptr %112, i32 1, i32 3, i32 1)
  %113 = getelementptr float, ptr %35, i64 %108
  call void @llvm.prefetch.p0(ptr %113, i32 1, i32 3, i32 1)
  %114 = getelementptr float, ptr %35, i64 %110
  call void @llvm.prefetch.p0(ptr %114, i32 1, i32 3, i32 1)
  %115 = getelementptr float, ptr %37, i64 %106
  call void @llvm.prefetch.p0(ptr %115, i32 1, i32 3, i32 1)
  %116 = getelementptr float, ptr %37, i64 %108
  call void @llvm.prefetch.p0(ptr %116, i32 1, i32 3, i32 1)
  %117 = getelementptr float, ptr %37, i64 %110
  call void @llvm.prefetch.p0(ptr %117, i32 1, i32 3, i32 1)
  %118 = add i64 %104, 1
  %119 = icmp slt i64 %118, 9
  br i1 %119, label %103, label %120

120:                                              ; preds = %103
  %121 = add i64 %98, 1179648
  %122 = add i64 %96, %99
  call void @matmul_6bef1085c6226489.mma2(ptr %5, i64 %121, ptr %7, i64 %95, ptr %39, i64 %122)
  br label %123

123:                                              ; preds = %120, %223
  %124 = phi i64 [ 0, %120 ], [ %224, %223 ]
  %125 = mul i64 %124, 384
  %.reass = add i64 %125, %122
  %.reass2 = add i64 %125, %100
  %126 = getelementptr float, ptr %39, i64 %.reass
  br label %127

127:                                              ; preds = %123, %127
  %128 = phi i64 [ 0, %123 ], [ %188, %127 ]
  %129 = or disjoint i64 %128, 16
  %130 = getelementptr float, ptr %126, i64 %128
  %131 = load <16 x float>, ptr %130, align 4
  %132 = getelementptr float, ptr %126, i64 %129
  %133 = load <16 x float>, ptr %132, align 4
  %134 = add i64 %.reass2, %128
  %135 = add i64 %.reass2, %129
  %136 = getelementptr float, ptr %13, i64 %134
  %137 = load <16 x float>, ptr %136, align 4
  %138 = getelementptr float, ptr %13, i64 %135
  %139 = load <16 x float>, ptr %138, align 4
  %140 = fsub <16 x float> %131, %137
  %141 = fsub <16 x float> %133, %139
  %142 = fmul <16 x float> %72, %140
  %143 = fmul <16 x float> %72, %141
  %144 = fadd <16 x float> %137, %142
  %145 = fadd <16 x float> %139, %143
  %146 = fmul <16 x float> %140, %74
  %147 = fmul <16 x float> %141, %74
  %148 = fsub <16 x float> %131, %146
  %149 = fsub <16 x float> %133, %147
  %150 = select <16 x i1> %76, <16 x float> %144, <16 x float> %148
  %151 = select <16 x i1> %76, <16 x float> %145, <16 x float> %149
  %152 = getelementptr float, ptr %21, i64 %134
  %153 = load <16 x float>, ptr %152, align 4
  %154 = getelementptr float, ptr %21, i64 %135
  %155 = load <16 x float>, ptr %154, align 4
  %156 = fmul <16 x float> %153, %78
  %157 = fmul <16 x float> %155, %78
  %158 = fmul <16 x float> %131, %80
  %159 = fmul <16 x float> %133, %80
  %160 = fmul <16 x float> %158, %131
  %161 = fmul <16 x float> %159, %133
  %162 = fadd <16 x float> %156, %160
  %163 = fadd <16 x float> %157, %161
  %164 = getelementptr float, ptr %9, i64 %134
  %165 = load <16 x float>, ptr %164, align 4
  %166 = getelementptr float, ptr %9, i64 %135
  %167 = load <16 x float>, ptr %166, align 4
  %168 = fmul <16 x float> %165, %82
  %169 = fmul <16 x float> %167, %82
  %170 = fmul <16 x float> %150, %84
  %171 = fmul <16 x float> %151, %84
  %172 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %162)
  %173 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %163)
  %174 = fdiv <16 x float> %172, %86
  %175 = fdiv <16 x float> %173, %86
  %176 = fadd <16 x float> %174, %88
  %177 = fadd <16 x float> %175, %88
  %178 = fdiv <16 x float> %170, %176
  %179 = fdiv <16 x float> %171, %177
  %180 = fadd <16 x float> %168, %178
  %181 = fadd <16 x float> %169, %179
  %182 = getelementptr float, ptr %33, i64 %134
  store <16 x float> %150, ptr %182, align 4
  %183 = getelementptr float, ptr %33, i64 %135
  store <16 x float> %151, ptr %183, align 4
  %184 = getelementptr float, ptr %35, i64 %134
  store <16 x float> %162, ptr %184, align 4
  %185 = getelementptr float, ptr %35, i64 %135
  store <16 x float> %163, ptr %185, align 4
  %186 = getelementptr float, ptr %37, i64 %134
  store <16 x float> %180, ptr %186, align 4
  %187 = getelementptr float, ptr %37, i64 %135
  store <16 x float> %181, ptr %187, align 4
  %188 = add i64 %128, 32
  %189 = icmp slt i64 %188, 32
  br i1 %189, label %127, label %190

190:                                              ; preds = %127, %190
  %191 = phi i64 [ %221, %190 ], [ 32, %127 ]
  %192 = getelementptr float, ptr %126, i64 %191
  %193 = load <16 x float>, ptr %192, align 4
  %194 = add i64 %.reass2, %191
  %195 = getelementptr float, ptr %13, i64 %194
  %196 = load <16 x float>, ptr %195, align 4
  %197 = fsub <16 x float> %193, %196
  %198 = fmul <16 x float> %72, %197
  %199 = fadd <16 x float> %196, %198
  %200 = fmul <16 x float> %197, %74
  %201 = fsub <16 x float> %193, %200
  %202 = select <16 x i1> %76, <16 x float> %199, <16 x float> %201
  %203 = getelementptr float, ptr %21, i64 %194
  %204 = load <16 x float>, ptr %203, align 4
  %205 = fmul <16 x float> %204, %78
  %206 = fmul <16 x float> %193, %80
  %207 = fmul <16 x float> %206, %193
  %208 = fadd <16 x float> %205, %207
  %209 = getelementptr float, ptr %9, i64 %194
  %210 = load <16 x float>, ptr %209, align 4
  %211 = fmul <16 x float> %210, %82
  %212 = fmul <16 x float> %202, %84
  %213 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %208)
  %214 = fdiv <16 x float> %213, %86
  %215 = fadd <16 x float> %214, %88
  %216 = fdiv <16 x float> %212, %215
  %217 = fadd <16 x float> %211, %216
  %218 = getelementptr float, ptr %33, i64 %194
  store <16 x float> %202, ptr %218, align 4
  %219 = getelementptr float, ptr %35, i64 %194
  store <16 x float> %208, ptr %219, align 4
  %220 = getelementptr float, ptr %37, i64 %194
  store <16 x float> %217, ptr %220, align 4
  %221 = add i64 %191, 16
  %222 = icmp slt i64 %221, 48
  br i1 %222, label %190, label %223

223:                                              ; preds = %190
  %224 = add i64 %124, 1
  %225 = icmp slt i64 %224, 9
  br i1 %225, label %123, label %226

226:                                              ; preds = %223
  %227 = add i64 %97, 1
  %228 = icmp slt i64 %227, %45
  br i1 %228, label %.lr.ph4, label %._crit_edge5

._crit_edge5:                                     ; preds = %226, %89
  %229 = add i64 %90, 1
  %230 = icmp slt i64 %229, 8
  br i1 %230, label %89, label %231

231:                                              ; preds = %._crit_edge5
  %232 = add i64 %41, 1
  %233 = icmp slt i64 %232, %2
  br i1 %233, label %.lr.ph8, label %._crit_edge9

._crit_edge9:                                     ; preds = %231, %3
  ret void
}

; Function Attrs: nounwind
define internal void @matmul_6bef1085c6226489.mma1(ptr %0, i64 %1, ptr %2, i64 %3, ptr %4, i64 %5) #0 {
  br label %7

7:                                                ; preds = %6, %7
  %8 = phi <16 x float> [ zeroinitializer, %6 ], [ %109, %7 ]
  %9 = phi <16 x float> [ zeroinitializer, %6 ], [ %108, %7 ]
  %10 = phi <16 x float> [ zeroinitializer, %6 ], [ %107, %7 ]
  %11 = phi <16 x float> [ zeroinitializer, %6 ], [ %102, %7 ]
  %12 = phi <16 x float> [ zeroinitializer, %6 ], [ %101, %7 ]
  %13 = phi <16 x float> [ zeroinitializer, %6 ], [ %100, %7 ]
  %14 = phi <16 x float> [ zeroinitializer, %6 ], [ %95, %7 ]
  %15 = phi <16 x float> [ zeroinitializer, %6 ], [ %94, %7 ]
  %16 = phi <16 x float> [ zeroinitializer, %6 ], [ %93, %7 ]
  %17 = phi <16 x float> [ zeroinitializer, %6 ], [ %88, %7 ]
  %18 = phi <16 x float> [ zeroinitializer, %6 ], [ %87, %7 ]
  %19 = phi <16 x float> [ zeroinitializer, %6 ], [ %86, %7 ]
  %20 = phi <16 x float> [ zeroinitializer, %6 ], [ %81, %7 ]
  %21 = phi <16 x float> [ zeroinitializer, %6 ], [ %80, %7 ]
  %22 = phi <16 x float> [ zeroinitializer, %6 ], [ %79, %7 ]
  %23 = phi <16 x float> [ zeroinitializer, %6 ], [ %74, %7 ]
  %24 = phi <16 x float> [ zeroinitializer, %6 ], [ %73, %7 ]
  %25 = phi <16 x float> [ zeroinitializer, %6 ], [ %72, %7 ]
  %26 = phi <16 x float> [ zeroinitializer, %6 ], [ %67, %7 ]
  %27 = phi <16 x float> [ zeroinitializer, %6 ], [ %66, %7 ]
  %28 = phi <16 x float> [ zeroinitializer, %6 ], [ %65, %7 ]
  %29 = phi <16 x float> [ zeroinitializer, %6 ], [ %60, %7 ]
  %30 = phi <16 x float> [ zeroinitializer, %6 ], [ %59, %7 ]
  %31 = phi <16 x float> [ zeroinitializer, %6 ], [ %58, %7 ]
  %32 = phi <16 x float> [ zeroinitializer, %6 ], [ %53, %7 ]
  %33 = phi <16 x float> [ zeroinitializer, %6 ], [ %52, %7 ]
  %34 = phi <16 x float> [ zeroinitializer, %6 ], [ %51, %7 ]
  %35 = phi i64 [ 0, %6 ], [ %110, %7 ]
  %36 = mul i64 %35, 1152
  %37 = add i64 %1, %36
  %38 = mul i64 %35, 48
  %39 = add i64 %3, %38
  %40 = getelementptr float, ptr %2, i64 %39
  %41 = load <16 x float>, ptr %40, align 4
  %42 = getelementptr i8, ptr %40, i64 64
  %43 = load <16 x float>, ptr %42, align 4
  %44 = getelementptr i8, ptr %40, i64 128
  %45 = load <16 x float>, ptr %44, align 4
  %46 = getelementptr float, ptr %0, i64 %37
  %47 = getelementptr i8, ptr %46, i64 55296
  call void @llvm.prefetch.p0(ptr %47, i32 0, i32 3, i32 1)
  %48 = load float, ptr %46, align 4
  %49 = insertelement <16 x float> poison, float %48, i64 0
  %50 = shufflevector <16 x float> %49, <16 x float> poison, <16 x i32> zeroinitializer
  %51 = call <16 x float> @llvm.fma.v16f32(<16 x float> %50, <16 x float> %41, <16 x float> %34)
  %52 = call <16 x float> @llvm.fma.v16f32(<16 x float> %50, <16 x float> %43, <16 x float> %33)
  %53 = call <16 x float> @llvm.fma.v16f32(<16 x float> %50, <16 x float> %45, <16 x float> %32)
  %54 = getelementptr i8, ptr %46, i64 4
  %55 = load float, ptr %54, align 4
  %56 = insertelement <16 x float> poison, float %55, i64 0
  %57 = shufflevector <16 x float> %56, <16 x float> poison, <16 x i32> zeroinitializer
  %58 = call <16 x float> @llvm.fma.v16f32(<16 x float> %57, <16 x float> %41, <16 x float> %31)
  %59 = call <16 x float> @llvm.fma.v16f32(<16 x float> %57, <16 x float> %43, <16 x float> %30)
  %60 = call <16 x float> @llvm.fma.v16f32(<16 x float> %57, <16 x float> %45, <16 x float> %29)
  %61 = getelementptr i8, ptr %46, i64 8
  %62 = load float, ptr %61, align 4
  %63 = insertelement <16 x float> poison, float %62, i64 0
  %64 = shufflevector <16 x float> %63, <16 x float> poison, <16 x i32> zeroinitializer
  %65 = call <16 x float> @llvm.fma.v16f32(<16 x float> %64, <16 x float> %41, <16 x float> %28)
  %66 = call <16 x float> @llvm.fma.v16f32(<16 x float> %64, <16 x float> %43, <16 x float> %27)
  %67 = call <16 x float> @llvm.fma.v16f32(<16 x float> %64, <16 x float> %45, <16 x float> %26)
  %68 = getelementptr i8, ptr %46, i64 12
  %69 = load float, ptr %68, align 4
  %70 = insertelement <16 x float> poison, float %69, i64 0
  %71 = shufflevector <16 x float> %70, <16 x float> poison, <16 x i32> zeroinitializer
  %72 = call <16 x float> @llvm.fma.v16f32(<16 x float> %71, <16 x float> %41, <16 x float> %25)
  %73 = call <16 x float> @llvm.fma.v16f32(<16 x float> %71, <16 x float> %43, <16 x float> %24)
  %74 = call <16 x float> @llvm.fma.v16f32(<16 x float> %71, <16 x float> %45, <16 x float> %23)
  %75 = getelementptr i8, ptr %46, i64 16
  %76 = load float, ptr %75, align 4
  %77 = insertelement <16 x float> poison, float %76, i64 0
  %78 = shufflevector <16 x float> %77, <16 x float> poison, <16 x i32> zeroinitializer
  %79 = call <16 x float> @llvm.fma.v16f32(<16 x float> %78, <16 x float> %41, <16 x float> %22)
  %80 = call <16 x float> @llvm.fma.v16f32(<16 x float> %78, <16 x float> %43, <16 x float> %21)
  %81 = call <16 x float> @llvm.fma.v16f32(<16 x float> %78, <16 x float> %45, <16 x float> %20)
  %82 = getelementptr i8, ptr %46, i64 20
  %83 = load float, ptr %82, align 4
  %84 = insertelement <16 x float> poison, float %83, i64 0
  %85 = shufflevector <16 x float> %84, <16 x float> poison, <16 x i32> zeroinitializer
  %86 = call <16 x float> @llvm.fma.v16f32(<16 x float> %85, <16 x float> %41, <16 x float> %19)
  %87 = call <16 x float> @llvm.fma.v16f32(<16 x float> %85, <16 x float> %43, <16 x float> %18)
  %88 = call <16 x float> @llvm.fma.v16f32(<16 x float> %85, <16 x float> %45, <16 x float> %17)
  %89 = getelementptr i8, ptr %46, i64 24
  %90 = load float, ptr %89, align 4
  %91 = insertelement <16 x float> poison, float %90, i64 0
  %92 = shufflevector <16 x float> %91, <16 x float> poison, <16 x i32> zeroinitializer
  %93 = call <16 x float> @llvm.fma.v16f32(<16 x float> %92, <16 x float> %41, <16 x float> %16)
  %94 = call <16 x float> @llvm.fma.v16f32(<16 x float> %92, <16 x float> %43, <16 x float> %15)
  %95 = call <16 x float> @llvm.fma.v16f32(<16 x float> %92, <16 x float> %45, <16 x float> %14)
  %96 = getelementptr i8, ptr %46, i64 28
  %97 = load float, ptr %96, align 4
  %98 = insertelement <16 x float> poison, float %97, i64 0
  %99 = shufflevector <16 x float> %98, <16 x float> poison, <16 x i32> zeroinitializer
  %100 = call <16 x float> @llvm.fma.v16f32(<16 x float> %99, <16 x float> %41, <16 x float> %13)
  %101 = call <16 x float> @llvm.fma.v16f32(<16 x float> %99, <16 x float> %43, <16 x float> %12)
  %102 = call <16 x float> @llvm.fma.v16f32(<16 x float> %99, <16 x float> %45, <16 x float> %11)
  %103 = getelementptr i8, ptr %46, i64 32
  %104 = load float, ptr %103, align 4
  %105 = insertelement <16 x float> poison, float %104, i64 0
  %106 = shufflevector <16 x float> %105, <16 x float> poison, <16 x i32> zeroinitializer
  %107 = call <16 x float> @llvm.fma.v16f32(<16 x float> %106, <16 x float> %41, <16 x float> %10)
  %108 = call <16 x float> @llvm.fma.v16f32(<16 x float> %106, <16 x float> %43, <16 x float> %9)
  %109 = call <16 x float> @llvm.fma.v16f32(<16 x float> %106, <16 x float> %45, <16 x float> %8)
  %110 = add i64 %35, 1
  %111 = icmp slt i64 %110, 171
  br i1 %111, label %7, label %112

112:                                              ; preds = %7
  %113 = getelementptr float, ptr %4, i64 %5
  store <16 x float> %51, ptr %113, align 4
  %114 = getelementptr i8, ptr %113, i64 64
  store <16 x float> %52, ptr %114, align 4
  %115 = getelementptr i8, ptr %113, i64 128
  store <16 x float> %53, ptr %115, align 4
  %116 = getelementptr i8, ptr %113, i64 1536
  store <16 x float> %58, ptr %116, align 4
  %117 = getelementptr i8, ptr %113, i64 1600
  store <16 x float> %59, ptr %117, align 4
  %118 = getelementptr i8, ptr %113, i64 1664
  store <16 x float> %60, ptr %118, align 4
  %119 = getelementptr i8, ptr %113, i64 3072
  store <16 x float> %65, ptr %119, align 4
  %120 = getelementptr i8, ptr %113, i64 3136
  store <16 x float> %66, ptr %120, align 4
  %121 = getelementptr i8, ptr %113, i64 3200
  store <16 x float> %67, ptr %121, align 4
  %122 = getelementptr i8, ptr %113, i64 4608
  store <16 x float> %72, ptr %122, align 4
  %123 = getelementptr i8, ptr %113, i64 4672
  store <16 x float> %73, ptr %123, align 4
  %124 = getelementptr i8, ptr %113, i64 4736
  store <16 x float> %74, ptr %124, align 4
  %125 = getelementptr i8, ptr %113, i64 6144
  store <16 x float> %79, ptr %125, align 4
  %126 = getelementptr i8, ptr %113, i64 6208
  store <16 x float> %80, ptr %126, align 4
  %127 = getelementptr i8, ptr %113, i64 6272
  store <16 x float> %81, ptr %127, align 4
  %128 = getelementptr i8, ptr %113, i64 7680
  store <16 x float> %86, ptr %128, align 4
  %129 = getelementptr i8, ptr %113, i64 7744
  store <16 x float> %87, ptr %129, align 4
  %130 = getelementptr i8, ptr %113, i64 7808
  store <16 x float> %88, ptr %130, align 4
  %131 = getelementptr i8, ptr %113, i64 9216
  store <16 x float> %93, ptr %131, align 4
  %132 = getelementptr i8, ptr %113, i64 9280
  store <16 x float> %94, ptr %132, align 4
  %133 = getelementptr i8, ptr %113, i64 9344
  store <16 x float> %95, ptr %133, align 4
  %134 = getelementptr i8, ptr %113, i64 10752
  store <16 x float> %100, ptr %134, align 4
  %135 = getelementptr i8, ptr %113, i64 10816
  store <16 x float> %101, ptr %135, align 4
  %136 = getelementptr i8, ptr %113, i64 10880
  store <16 x float> %102, ptr %136, align 4
  %137 = getelementptr i8, ptr %113, i64 12288
  store <16 x float> %107, ptr %137, align 4
  %138 = getelementptr i8, ptr %113, i64 12352
  store <16 x float> %108, ptr %138, align 4
  %139 = getelementptr i8, ptr %113, i64 12416
  store <16 x float> %109, ptr %139, align 4
  %.promoted = load <16 x float>, ptr %113, align 4
  %.promoted107 = load <16 x float>, ptr %114, align 4
  %.promoted108 = load <16 x float>, ptr %115, align 4
  %.promoted109 = load <16 x float>, ptr %116, align 4
  %.promoted110 = load <16 x float>, ptr %117, align 4
  %.promoted111 = load <16 x float>, ptr %118, align 4
  %.promoted112 = load <16 x float>, ptr %119, align 4
  %.promoted113 = load <16 x float>, ptr %120, align 4
  %.promoted114 = load <16 x float>, ptr %121, align 4
  %.promoted115 = load <16 x float>, ptr %122, align 4
  %.promoted116 = load <16 x float>, ptr %123, align 4
  %.promoted117 = load <16 x float>, ptr %124, align 4
  %.promoted118 = load <16 x float>, ptr %125, align 4
  %.promoted119 = load <16 x float>, ptr %126, align 4
  %.promoted120 = load <16 x float>, ptr %127, align 4
  %.promoted121 = load <16 x float>, ptr %128, align 4
  %.promoted122 = load <16 x float>, ptr %129, align 4
  %.promoted123 = load <16 x float>, ptr %130, align 4
  %.promoted124 = load <16 x float>, ptr %131, align 4
  %.promoted125 = load <16 x float>, ptr %132, align 4
  %.promoted126 = load <16 x float>, ptr %133, align 4
  %.promoted127 = load <16 x float>, ptr %134, align 4
  %.promoted128 = load <16 x float>, ptr %135, align 4
  %.promoted129 = load <16 x float>, ptr %136, align 4
  %.promoted130 = load <16 x float>, ptr %137, align 4
  %.promoted131 = load <16 x float>, ptr %138, align 4
  br label %140

140:                                              ; preds = %112, %._crit_edge
  %141 = phi <16 x float> [ %109, %112 ], [ %301, %._crit_edge ]
  %142 = phi <16 x float> [ %.promoted131, %112 ], [ %300, %._crit_edge ]
  %143 = phi <16 x float> [ %.promoted130, %112 ], [ %299, %._crit_edge ]
  %144 = phi <16 x float> [ %.promoted129, %112 ], [ %298, %._crit_edge ]
  %145 = phi <16 x float> [ %.promoted128, %112 ], [ %297, %._crit_edge ]
  %146 = phi <16 x float> [ %.promoted127, %112 ], [ %296, %._crit_edge ]
  %147 = phi <16 x float> [ %.promoted126, %112 ], [ %295, %._crit_edge ]
  %148 = phi <16 x float> [ %.promoted125, %112 ], [ %294, %._crit_edge ]
  %149 = phi <16 x float> [ %.promoted124, %112 ], [ %293, %._crit_edge ]
  %150 = phi <16 x float> [ %.promoted123, %112 ], [ %292, %._crit_edge ]
  %151 = phi <16 x float> [ %.promoted122, %112 ], [ %291, %._crit_edge ]
  %152 = phi <16 x float> [ %.promoted121, %112 ], [ %290, %._crit_edge ]
  %153 = phi <16 x float> [ %.promoted120, %112 ], [ %289, %._crit_edge ]
  %154 = phi <16 x float> [ %.promoted119, %112 ], [ %288, %._crit_edge ]
  %155 = phi <16 x float> [ %.promoted118, %112 ], [ %287, %._crit_edge ]
  %156 = phi <16 x float> [ %.promoted117, %112 ], [ %286, %._crit_edge ]
  %157 = phi <16 x float> [ %.promoted116, %112 ], [ %285, %._crit_edge ]
  %158 = phi <16 x float> [ %.promoted115, %112 ], [ %284, %._crit_edge ]
  %159 = phi <16 x float> [ %.promoted114, %112 ], [ %283, %._crit_edge ]
  %160 = phi <16 x float> [ %.promoted113, %112 ], [ %282, %._crit_edge ]
  %161 = phi <16 x float> [ %.promoted112, %112 ], [ %281, %._crit_edge ]
  %162 = phi <16 x float> [ %.promoted111, %112 ], [ %280, %._crit_edge ]
  %163 = phi <16 x float> [ %.promoted110, %112 ], [ %279, %._crit_edge ]
  %164 = phi <16 x float> [ %.promoted109, %112 ], [ %278, %._crit_edge ]
  %165 = phi <16 x float> [ %.promoted108, %112 ], [ %277, %._crit_edge ]
  %166 = phi <16 x float> [ %.promoted107, %112 ], [ %276, %._crit_edge ]
  %167 = phi <16 x float> [ %.promoted, %112 ], [ %275, %._crit_edge ]
  %168 = phi i64 [ 171, %112 ], [ %169, %._crit_edge ]
  %169 = add i64 %168, 171
  %170 = icmp slt i64 %168, %169
  br i1 %170, label %.lr.ph, label %._crit_edge

.lr.ph:                                           ; preds = %140, %.lr.ph
  %171 = phi <16 x float> [ %272, %.lr.ph ], [ zeroinitializer, %140 ]
  %172 = phi <16 x float> [ %271, %.lr.ph ], [ zeroinitializer, %140 ]
  %173 = phi <16 x float> [ %270, %.lr.ph ], [ zeroinitializer, %140 ]
  %174 = phi <16 x float> [ %265, %.lr.ph ], [ zeroinitializer, %140 ]
  %175 = phi <16 x float> [ %264, %.lr.ph ], [ zeroinitializer, %140 ]
  %176 = phi <16 x float> [ %263, %.lr.ph ], [ zeroinitializer, %140 ]
  %177 = phi <16 x float> [ %258, %.lr.ph ], [ zeroinitializer, %140 ]
  %178 = phi <16 x float> [ %257, %.lr.ph ], [ zeroinitializer, %140 ]
  %179 = phi <16 x float> [ %256, %.lr.ph ], [ zeroinitializer, %140 ]
  %180 = phi <16 x float> [ %251, %.lr.ph ], [ zeroinitializer, %140 ]
  %181 = phi <16 x float> [ %250, %.lr.ph ], [ zeroinitializer, %140 ]
  %182 = phi <16 x float> [ %249, %.lr.ph ], [ zeroinitializer, %140 ]
  %183 = phi <16 x float> [ %244, %.lr.ph ], [ zeroinitializer, %140 ]
  %184 = phi <16 x float> [ %243, %.lr.ph ], [ zeroinitializer, %140 ]
  %185 = phi <16 x float> [ %242, %.lr.ph ], [ zeroinitializer, %140 ]
  %186 = phi <16 x float> [ %237, %.lr.ph ], [ zeroinitializer, %140 ]
  %187 = phi <16 x float> [ %236, %.lr.ph ], [ zeroinitializer, %140 ]
  %188 = phi <16 x float> [ %235, %.lr.ph ], [ zeroinitializer, %140 ]
  %189 = phi <16 x float> [ %230, %.lr.ph ], [ zeroinitializer, %140 ]
  %190 = phi <16 x float> [ %229, %.lr.ph ], [ zeroinitializer, %140 ]
  %191 = phi <16 x float> [ %228, %.lr.ph ], [ zeroinitializer, %140 ]
  %192 = phi <16 x float> [ %223, %.lr.ph ], [ zeroinitializer, %140 ]
  %193 = phi <16 x float> [ %222, %.lr.ph ], [ zeroinitializer, %140 ]
  %194 = phi <16 x float> [ %221, %.lr.ph ], [ zeroinitializer, %140 ]
  %195 = phi <16 x float> [ %216, %.lr.ph ], [ zeroinitializer, %140 ]
  %196 = phi <16 x float> [ %215, %.lr.ph ], [ zeroinitializer, %140 ]
  %197 = phi <16 x float> [ %214, %.lr.ph ], [ zeroinitializer, %140 ]
  %198 = phi i64 [ %273, %.lr.ph ], [ %168, %140 ]
  %199 = mul i64 %198, 1152
  %200 = add i64 %1, %199
  %201 = mul i64 %198, 48
  %202 = add i64 %3, %201
  %203 = getelementptr float, ptr %2, i64 %202
  %204 = load <16 x float>, ptr %203, align 4
  %205 = getelementptr i8, ptr %203, i64 64
  %206 = load <16 x float>, ptr %205, align 4
  %207 = getelementptr i8, ptr %203, i64 128
  %208 = load <16 x float>, ptr %207, align 4
  %209 = getelementptr float, ptr %0, i64 %200
  %210 = getelementptr i8, ptr %209, i64 55296
  call void @llvm.prefetch.p0(ptr %210, i32 0, i32 3, i32 1)
  %211 = load float, ptr %209, align 4
  %212 = insertelement <16 x float> poison, float %211, i64 0
  %213 = shufflevector <16 x float> %212, <16 x float> poison, <16 x i32> zeroinitializer
  %214 = call <16 x float> @llvm.fma.v16f32(<16 x float> %213, <16 x float> %204, <16 x float> %197)
  %215 = call <16 x float> @llvm.fma.v16f32(<16 x float> %213, <16 x float> %206, <16 x float> %196)
  %216 = call <16 x float> @llvm.fma.v16f32(<16 x float> %213, <16 x float> %208, <16 x float> %195)
  %217 = getelementptr i8, ptr %209, i64 4
  %218 = load float, ptr %217, align 4
  %219 = insertelement <16 x float> poison, float %218, i64 0
  %220 = shufflevector <16 x float> %219, <16 x float> poison, <16 x i32> zeroinitializer
  %221 = call <16 x float> @llvm.fma.v16f32(<16 x float> %220, <16 x float> %204, <16 x float> %194)
  %222 = call <16 x float> @llvm.fma.v16f32(<16 x float> %220, <16 x float> %206, <16 x float> %193)
  %223 = call <16 x float> @llvm.fma.v16f32(<16 x float> %220, <16 x float> %208, <16 x float> %192)
  %224 = getelementptr i8, ptr %209, i64 8
  %225 = load float, ptr %224, align 4
  %226 = insertelement <16 x float> poison, float %225, i64 0
  %227 = shufflevector <16 x float> %226, <16 x float> poison, <16 x i32> zeroinitializer
  %228 = call <16 x float> @llvm.fma.v16f32(<16 x float> %227, <16 x float> %204, <16 x float> %191)
  %229 = call <16 x float> @llvm.fma.v16f32(<16 x float> %227, <16 x float> %206, <16 x float> %190)
  %230 = call <16 x float> @llvm.fma.v16f32(<16 x float> %227, <16 x float> %208, <16 x float> %189)
  %231 = getelementptr i8, ptr %209, i64 12
  %232 = load float, ptr %231, align 4
  %233 = insertelement <16 x float> poison, float %232, i64 0
  %234 = shufflevector <16 x float> %233, <16 x float> poison, <16 x i32> zeroinitializer
  %235 = call <16 x float> @llvm.fma.v16f32(<16 x float> %234, <16 x float> %204, <16 x float> %188)
  %236 = call <16 x float> @llvm.fma.v16f32(<16 x float> %234, <16 x float> %206, <16 x float> %187)
  %237 = call <16 x float> @llvm.fma.v16f32(<16 x float> %234, <16 x float> %208, <16 x float> %186)
  %238 = getelementptr i8, ptr %209, i64 16
  %239 = load float, ptr %238, align 4
  %240 = insertelement <16 x float> poison, float %239, i64 0
  %241 = shufflevector <16 x float> %240, <16 x float> poison, <16 x i32> zeroinitializer
  %242 = call <16 x float> @llvm.fma.v16f32(<16 x float> %241, <16 x float> %204, <16 x float> %185)
  %243 = call <16 x float> @llvm.fma.v16f32(<16 x float> %241, <16 x float> %206, <16 x float> %184)
  %244 = call <16 x float> @llvm.fma.v16f32(<16 x float> %241, <16 x float> %208, <16 x float> %183)
  %245 = getelementptr i8, ptr %209, i64 20
  %246 = load float, ptr %245, align 4
  %247 = insertelement <16 x float> poison, float %246, i64 0
  %248 = shufflevector <16 x float> %247, <16 x float> poison, <16 x i32> zeroinitializer
  %249 = call <16 x float> @llvm.fma.v16f32(<16 x float> %248, <16 x float> %204, <16 x float> %182)
  %250 = call <16 x float> @llvm.fma.v16f32(<16 x float> %248, <16 x float> %206, <16 x float> %181)
  %251 = call <16 x float> @llvm.fma.v16f32(<16 x float> %248, <16 x float> %208, <16 x float> %180)
  %252 = getelementptr i8, ptr %209, i64 24
  %253 = load float, ptr %252, align 4
  %254 = insertelement <16 x float> poison, float %253, i64 0
  %255 = shufflevector <16 x float> %254, <16 x float> poison, <16 x i32> zeroinitializer
  %256 = call <16 x float> @llvm.fma.v16f32(<16 x float> %255, <16 x float> %204, <16 x float> %179)
  %257 = call <16 x float> @llvm.fma.v16f32(<16 x float> %255, <16 x float> %206, <16 x float> %178)
  %258 = call <16 x float> @llvm.fma.v16f32(<16 x float> %255, <16 x float> %208, <16 x float> %177)
  %259 = getelementptr i8, ptr %209, i64 28
  %260 = load float, ptr %259, align 4
  %261 = insertelement <16 x float> poison, float %260, i64 0
  %262 = shufflevector <16 x float> %261, <16 x float> poison, <16 x i32> zeroinitializer
  %263 = call <16 x float> @llvm.fma.v16f32(<16 x float> %262, <16 x float> %204, <16 x float> %176)
  %264 = call <16 x float> @llvm.fma.v16f32(<16 x float> %262, <16 x float> %206, <16 x float> %175)
  %265 = call <16 x float> @llvm.fma.v16f32(<16 x float> %262, <16 x float> %208, <16 x float> %174)
  %266 = getelementptr i8, ptr %209, i64 32
  %267 = load float, ptr %266, align 4
  %268 = insertelement <16 x float> poison, float %267, i64 0
  %269 = shufflevector <16 x float> %268, <16 x float> poison, <16 x i32> zeroinitializer
  %270 = call <16 x float> @llvm.fma.v16f32(<16 x float> %269, <16 x float> %204, <16 x float> %173)
  %271 = call <16 x float> @llvm.fma.v16f32(<16 x float> %269, <16 x float> %206, <16 x float> %172)
  %272 = call <16 x float> @llvm.fma.v16f32(<16 x float> %269, <16 x float> %208, <16 x float> %171)
  %273 = add i64 %198, 1
  %274 = icmp slt i64 %273, %169
  br i1 %274, label %.lr.ph, label %._crit_edge

._crit_edge:                                      ; preds = %.lr.ph, %140
  %.lcssa53 = phi <16 x float> [ zeroinitializer, %140 ], [ %214, %.lr.ph ]
  %.lcssa52 = phi <16 x float> [ zeroinitializer, %140 ], [ %215, %.lr.ph ]
  %.lcssa51 = phi <16 x float> [ zeroinitializer, %140 ], [ %216, %.lr.ph ]
  %.lcssa50 = phi <16 x float> [ zeroinitializer, %140 ], [ %221, %.lr.ph ]
  %.lcssa49 = phi <16 x float> [ zeroinitializer, %140 ], [ %222, %.lr.ph ]
  %.lcssa48 = phi <16 x float> [ zeroinitializer, %140 ], [ %223, %.lr.ph ]
  %.lcssa47 = phi <16 x float> [ zeroinitializer, %140 ], [ %228, %.lr.ph ]
  %.lcssa46 = phi <16 x float> [ zeroinitializer, %140 ], [ %229, %.lr.ph ]
  %.lcssa45 = phi <16 x float> [ zeroinitializer, %140 ], [ %230, %.lr.ph ]
  %.lcssa44 = phi <16 x float> [ zeroinitializer, %140 ], [ %235, %.lr.ph ]
  %.lcssa43 = phi <16 x float> [ zeroinitializer, %140 ], [ %236, %.lr.ph ]
  %.lcssa42 = phi <16 x float> [ zeroinitializer, %140 ], [ %237, %.lr.ph ]
  %.lcssa41 = phi <16 x float> [ zeroinitializer, %140 ], [ %242, %.lr.ph ]
  %.lcssa40 = phi <16 x float> [ zeroinitializer, %140 ], [ %243, %.lr.ph ]
  %.lcssa39 = phi <16 x float> [ zeroinitializer, %140 ], [ %244, %.lr.ph ]
  %.lcssa38 = phi <16 x float> [ zeroinitializer, %140 ], [ %249, %.lr.ph ]
  %.lcssa37 = phi <16 x float> [ zeroinitializer, %140 ], [ %250, %.lr.ph ]
  %.lcssa36 = phi <16 x float> [ zeroinitializer, %140 ], [ %251, %.lr.ph ]
  %.lcssa35 = phi <16 x float> [ zeroinitializer, %140 ], [ %256, %.lr.ph ]
  %.lcssa34 = phi <16 x float> [ zeroinitializer, %140 ], [ %257, %.lr.ph ]
  %.lcssa33 = phi <16 x float> [ zeroinitializer, %140 ], [ %258, %.lr.ph ]
  %.lcssa32 = phi <16 x float> [ zeroinitializer, %140 ], [ %263, %.lr.ph ]
  %.lcssa31 = phi <16 x float> [ zeroinitializer, %140 ], [ %264, %.lr.ph ]
  %.lcssa30 = phi <16 x float> [ zeroinitializer, %140 ], [ %265, %.lr.ph ]
  %.lcssa29 = phi <16 x float> [ zeroinitializer, %140 ], [ %270, %.lr.ph ]
  %.lcssa28 = phi <16 x float> [ zeroinitializer, %140 ], [ %271, %.lr.ph ]
  %.lcssa27 = phi <16 x float> [ zeroinitializer, %140 ], [ %272, %.lr.ph ]
  %275 = fadd <16 x float> %167, %.lcssa53
  store <16 x float> %275, ptr %113, align 4
  %276 = fadd <16 x float> %166, %.lcssa52
  store <16 x float> %276, ptr %114, align 4
  %277 = fadd <16 x float> %165, %.lcssa51
  store <16 x float> %277, ptr %115, align 4
  %278 = fadd <16 x float> %164, %.lcssa50
  store <16 x float> %278, ptr %116, align 4
  %279 = fadd <16 x float> %163, %.lcssa49
  store <16 x float> %279, ptr %117, align 4
  %280 = fadd <16 x float> %162, %.lcssa48
  store <16 x float> %280, ptr %118, align 4
  %281 = fadd <16 x float> %161, %.lcssa47
  store <16 x float> %281, ptr %119, align 4
  %282 = fadd <16 x float> %160, %.lcssa46
  store <16 x float> %282, ptr %120, align 4
  %283 = fadd <16 x float> %159, %.lcssa45
  store <16 x float> %283, ptr %121, align 4
  %284 = fadd <16 x float> %158, %.lcssa44
  store <16 x float> %284, ptr %122, align 4
  %285 = fadd <16 x float> %157, %.lcssa43
  store <16 x float> %285, ptr %123, align 4
  %286 = fadd <16 x float> %156, %.lcssa42
  store <16 x float> %286, ptr %124, align 4
  %287 = fadd <16 x float> %155, %.lcssa41
  store <16 x float> %287, ptr %125, align 4
  %288 = fadd <16 x float> %154, %.lcssa40
  store <16 x float> %288, ptr %126, align 4
  %289 = fadd <16 x float> %153, %.lcssa39
  store <16 x float> %289, ptr %127, align 4
  %290 = fadd <16 x float> %152, %.lcssa38
  store <16 x float> %290, ptr %128, align 4
  %291 = fadd <16 x float> %151, %.lcssa37
  store <16 x float> %291, ptr %129, align 4
  %292 = fadd <16 x float> %150, %.lcssa36
  store <16 x float> %292, ptr %130, align 4
  %293 = fadd <16 x float> %149, %.lcssa35
  store <16 x float> %293, ptr %131, align 4
  %294 = fadd <16 x float> %148, %.lcssa34
  store <16 x float> %294, ptr %132, align 4
  %295 = fadd <16 x float> %147, %.lcssa33
  store <16 x float> %295, ptr %133, align 4
  %296 = fadd <16 x float> %146, %.lcssa32
  store <16 x float> %296, ptr %134, align 4
  %297 = fadd <16 x float> %145, %.lcssa31
  store <16 x float> %297, ptr %135, align 4
  %298 = fadd <16 x float> %144, %.lcssa30
  store <16 x float> %298, ptr %136, align 4
  %299 = fadd <16 x float> %143, %.lcssa29
  store <16 x float> %299, ptr %137, align 4
  %300 = fadd <16 x float> %142, %.lcssa28
  store <16 x float> %300, ptr %138, align 4
  %301 = fadd <16 x float> %141, %.lcssa27
  store <16 x float> %301, ptr %139, align 4
  %302 = icmp slt i64 %169, 855
  br i1 %302, label %140, label %.preheader

.preheader:                                       ; preds = %._crit_edge, %.preheader
  %303 = phi <16 x float> [ %404, %.preheader ], [ zeroinitializer, %._crit_edge ]
  %304 = phi <16 x float> [ %403, %.preheader ], [ zeroinitializer, %._crit_edge ]
  %305 = phi <16 x float> [ %402, %.preheader ], [ zeroinitializer, %._crit_edge ]
  %306 = phi <16 x float> [ %397, %.preheader ], [ zeroinitializer, %._crit_edge ]
  %307 = phi <16 x float> [ %396, %.preheader ], [ zeroinitializer, %._crit_edge ]
  %308 = phi <16 x float> [ %395, %.preheader ], [ zeroinitializer, %._crit_edge ]
  %309 = phi <16 x float> [ %390, %.preheader ], [ zeroinitializer, %._crit_edge ]
  %310 = phi <16 x float> [ %389, %.preheader ], [ zeroinitializer, %._crit_edge ]
  %311 = phi <16 x float> [ %388, %.preheader ], [ zeroinitializer, %._crit_edge ]
  %312 = phi <16 x float> [ %383, %.preheader ], [ zeroinitializer, %._crit_edge ]
  %313 = phi <16 x float> [ %382, %.preheader ], [ zeroinitializer, %._crit_edge ]
  %314 = phi <16 x float> [ %381, %.preheader ], [ zeroinitializer, %._crit_edge ]
  %315 = phi <16 x float> [ %376, %.preheader ], [ zeroinitializer, %._crit_edge ]
  %316 = phi <16 x float> [ %375, %.preheader ], [ zeroinitializer, %._crit_edge ]
  %317 = phi <16 x float> [ %374, %.preheader ], [ zeroinitializer, %._crit_edge ]
  %318 = phi <16 x float> [ %369, %.preheader ], [ zeroinitializer, %._crit_edge ]
  %319 = phi <16 x float> [ %368, %.preheader ], [ zeroinitializer, %._crit_edge ]
  %320 = phi <16 x float> [ %367, %.preheader ], [ zeroinitializer, %._crit_edge ]
  %321 = phi <16 x float> [ %362, %.preheader ], [ zeroinitializer, %._crit_edge ]
  %322 = phi <16 x float> [ %361, %.preheader ], [ zeroinitializer, %._crit_edge ]
  %323 = phi <16 x float> [ %360, %.preheader ], [ zeroinitializer, %._crit_edge ]
  %324 = phi <16 x float> [ %355, %.preheader ], [ zeroinitializer, %._crit_edge ]
  %325 = phi <16 x float> [ %354, %.preheader ], [ zeroinitializer, %._crit_edge ]
  %326 = phi <16 x float> [ %353, %.preheader ], [ zeroinitializer, %._crit_edge ]
  %327 = phi <16 x float> [ %348, %.preheader ], [ zeroinitializer, %._crit_edge ]
  %328 = phi <16 x float> [ %347, %.preheader ], [ zeroinitializer, %._crit_edge ]
  %329 = phi <16 x float> [ %346, %.preheader ], [ zeroinitializer, %._crit_edge ]
  %330 = phi i64 [ %405, %.preheader ], [ 855, %._crit_edge ]
  %331 = mul i64 %330, 1152
  %332 = add i64 %1, %331
  %333 = mul i64 %330, 48
  %334 = add i64 %3, %333
  %335 = getelementptr float, ptr %2, i64 %334
  %336 = load <16 x float>, ptr %335, align 4
  %337 = getelementptr i8, ptr %335, i64 64
  %338 = load <16 x float>, ptr %337, align 4
  %339 = getelementptr i8, ptr %335, i64 128
  %340 = load <16 x float>, ptr %339, align 4
  %341 = getelementptr float, ptr %0, i64 %332
  %342 = getelementptr i8, ptr %341, i64 55296
  call void @llvm.prefetch.p0(ptr %342, i32 0, i32 3, i32 1)
  %343 = load float, ptr %341, align 4
  %344 = insertelement <16 x float> poison, float %343, i64 0
  %345 = shufflevector <16 x float> %344, <16 x float> poison, <16 x i32> zeroinitializer
  %346 = call <16 x float> @llvm.fma.v16f32(<16 x float> %345, <16 x float> %336, <16 x float> %329)
  %347 = call <16 x float> @llvm.fma.v16f32(<16 x float> %345, <16 x float> %338, <16 x float> %328)
  %348 = call <16 x float> @llvm.fma.v16f32(<16 x float> %345, <16 x float> %340, <16 x float> %327)
  %349 = getelementptr i8, ptr %341, i64 4
  %350 = load float, ptr %349, align 4
  %351 = insertelement <16 x float> poison, float %350, i64 0
  %352 = shufflevector <16 x float> %351, <16 x float> poison, <16 x i32> zeroinitializer
  %353 = call <16 x float> @llvm.fma.v16f32(<16 x float> %352, <16 x float> %336, <16 x float> %326)
  %354 = call <16 x float> @llvm.fma.v16f32(<16 x float> %352, <16 x float> %338, <16 x float> %325)
  %355 = call <16 x float> @llvm.fma.v16f32(<16 x float> %352, <16 x float> %340, <16 x float> %324)
  %356 = getelementptr i8, ptr %341, i64 8
  %357 = load float, ptr %356, align 4
  %358 = insertelement <16 x float> poison, float %357, i64 0
  %359 = shufflevector <16 x float> %358, <16 x float> poison, <16 x i32> zeroinitializer
  %360 = call <16 x float> @llvm.fma.v16f32(<16 x float> %359, <16 x float> %336, <16 x float> %323)
  %361 = call <16 x float> @llvm.fma.v16f32(<16 x float> %359, <16 x float> %338, <16 x float> %322)
  %362 = call <16 x float> @llvm.fma.v16f32(<16 x float> %359, <16 x float> %340, <16 x float> %321)
  %363 = getelementptr i8, ptr %341, i64 12
  %364 = load float, ptr %363, align 4
  %365 = insertelement <16 x float> poison, float %364, i64 0
  %366 = shufflevector <16 x float> %365, <16 x float> poison, <16 x i32> zeroinitializer
  %367 = call <16 x float> @llvm.fma.v16f32(<16 x float> %366, <16 x float> %336, <16 x float> %320)
  %368 = call <16 x float> @llvm.fma.v16f32(<16 x float> %366, <16 x float> %338, <16 x float> %319)
  %369 = call <16 x float> @llvm.fma.v16f32(<16 x float> %366, <16 x float> %340, <16 x float> %318)
  %370 = getelementptr i8, ptr %341, i64 16
  %371 = load float, ptr %370, align 4
  %372 = insertelement <16 x float> poison, float %371, i64 0
  %373 = shufflevector <16 x float> %372, <16 x float> poison, <16 x i32> zeroinitializer
  %374 = call <16 x float> @llvm.fma.v16f32(<16 x float> %373, <16 x float> %336, <16 x float> %317)
  %375 = call <16 x float> @llvm.fma.v16f32(<16 x float> %373, <16 x float> %338, <16 x float> %316)
  %376 = call <16 x float> @llvm.fma.v16f32(<16 x float> %373, <16 x float> %340, <16 x float> %315)
  %377 = getelementptr i8, ptr %341, i64 20
  %378 = load float, ptr %377, align 4
  %379 = insertelement <16 x float> poison, float %378, i64 0
  %380 = shufflevector <16 x float> %379, <16 x float> poison, <16 x i32> zeroinitializer
  %381 = call <16 x float> @llvm.fma.v16f32(<16 x float> %380, <16 x float> %336, <16 x float> %314)
  %382 = call <16 x float> @llvm.fma.v16f32(<16 x float> %380, <16 x float> %338, <16 x float> %313)
  %383 = call <16 x float> @llvm.fma.v16f32(<16 x float> %380, <16 x float> %340, <16 x float> %312)
  %384 = getelementptr i8, ptr %341, i64 24
  %385 = load float, ptr %384, align 4
  %386 = insertelement <16 x float> poison, float %385, i64 0
  %387 = shufflevector <16 x float> %386, <16 x float> poison, <16 x i32> zeroinitializer
  %388 = call <16 x float> @llvm.fma.v16f32(<16 x float> %387, <16 x float> %336, <16 x float> %311)
  %389 = call <16 x float> @llvm.fma.v16f32(<16 x float> %387, <16 x float> %338, <16 x float> %310)
  %390 = call <16 x float> @llvm.fma.v16f32(<16 x float> %387, <16 x float> %340, <16 x float> %309)
  %391 = getelementptr i8, ptr %341, i64 28
  %392 = load float, ptr %391, align 4
  %393 = insertelement <16 x float> poison, float %392, i64 0
  %394 = shufflevector <16 x float> %393, <16 x float> poison, <16 x i32> zeroinitializer
  %395 = call <16 x float> @llvm.fma.v16f32(<16 x float> %394, <16 x float> %336, <16 x float> %308)
  %396 = call <16 x float> @llvm.fma.v16f32(<16 x float> %394, <16 x float> %338, <16 x float> %307)
  %397 = call <16 x float> @llvm.fma.v16f32(<16 x float> %394, <16 x float> %340, <16 x float> %306)
  %398 = getelementptr i8, ptr %341, i64 32
  %399 = load float, ptr %398, align 4
  %400 = insertelement <16 x float> poison, float %399, i64 0
  %401 = shufflevector <16 x float> %400, <16 x float> poison, <16 x i32> zeroinitializer
  %402 = call <16 x float> @llvm.fma.v16f32(<16 x float> %401, <16 x float> %336, <16 x float> %305)
  %403 = call <16 x float> @llvm.fma.v16f32(<16 x float> %401, <16 x float> %338, <16 x float> %304)
  %404 = call <16 x float> @llvm.fma.v16f32(<16 x float> %401, <16 x float> %340, <16 x float> %303)
  %405 = add i64 %330, 1
  %406 = icmp slt i64 %405, 1024
  br i1 %406, label %.preheader, label %407

407:                                              ; preds = %.preheader
  %408 = load <16 x float>, ptr %113, align 4
  %409 = fadd <16 x float> %408, %346
  store <16 x float> %409, ptr %113, align 4
  %410 = load <16 x float>, ptr %114, align 4
  %411 = fadd <16 x float> %410, %347
  store <16 x float> %411, ptr %114, align 4
  %412 = load <16 x float>, ptr %115, align 4
  %413 = fadd <16 x float> %412, %348
  store <16 x float> %413, ptr %115, align 4
  %414 = load <16 x float>, ptr %116, align 4
  %415 = fadd <16 x float> %414, %353
  store <16 x float> %415, ptr %116, align 4
  %416 = load <16 x float>, ptr %117, align 4
  %417 = fadd <16 x float> %416, %354
  store <16 x float> %417, ptr %117, align 4
  %418 = load <16 x float>, ptr %118, align 4
  %419 = fadd <16 x float> %418, %355
  store <16 x float> %419, ptr %118, align 4
  %420 = load <16 x float>, ptr %119, align 4
  %421 = fadd <16 x float> %420, %360
  store <16 x float> %421, ptr %119, align 4
  %422 = load <16 x float>, ptr %120, align 4
  %423 = fadd <16 x float> %422, %361
  store <16 x float> %423, ptr %120, align 4
  %424 = load <16 x float>, ptr %121, align 4
  %425 = fadd <16 x float> %424, %362
  store <16 x float> %425, ptr %121, align 4
  %426 = load <16 x float>, ptr %122, align 4
  %427 = fadd <16 x float> %426, %367
  store <16 x float> %427, ptr %122, align 4
  %428 = load <16 x float>, ptr %123, align 4
  %429 = fadd <16 x float> %428, %368
  store <16 x float> %429, ptr %123, align 4
  %430 = load <16 x float>, ptr %124, align 4
  %431 = fadd <16 x float> %430, %369
  store <16 x float> %431, ptr %124, align 4
  %432 = load <16 x float>, ptr %125, align 4
  %433 = fadd <16 x float> %432, %374
  store <16 x float> %433, ptr %125, align 4
  %434 = load <16 x float>, ptr %126, align 4
  %435 = fadd <16 x float> %434, %375
  store <16 x float> %435, ptr %126, align 4
  %436 = load <16 x float>, ptr %127, align 4
  %437 = fadd <16 x float> %436, %376
  store <16 x float> %437, ptr %127, align 4
  %438 = load <16 x float>, ptr %128, align 4
  %439 = fadd <16 x float> %438, %381
  store <16 x float> %439, ptr %128, align 4
  %440 = load <16 x float>, ptr %129, align 4
  %441 = fadd <16 x float> %440, %382
  store <16 x float> %441, ptr %129, align 4
  %442 = load <16 x float>, ptr %130, align 4
  %443 = fadd <16 x float> %442, %383
  store <16 x float> %443, ptr %130, align 4
  %444 = load <16 x float>, ptr %131, align 4
  %445 = fadd <16 x float> %444, %388
  store <16 x float> %445, ptr %131, align 4
  %446 = load <16 x float>, ptr %132, align 4
  %447 = fadd <16 x float> %446, %389
  store <16 x float> %447, ptr %132, align 4
  %448 = load <16 x float>, ptr %133, align 4
  %449 = fadd <16 x float> %448, %390
  store <16 x float> %449, ptr %133, align 4
  %450 = load <16 x float>, ptr %134, align 4
  %451 = fadd <16 x float> %450, %395
  store <16 x float> %451, ptr %134, align 4
  %452 = load <16 x float>, ptr %135, align 4
  %453 = fadd <16 x float> %452, %396
  store <16 x float> %453, ptr %135, align 4
  %454 = load <16 x float>, ptr %136, align 4
  %455 = fadd <16 x float> %454, %397
  store <16 x float> %455, ptr %136, align 4
  %456 = load <16 x float>, ptr %137, align 4
  %457 = fadd <16 x float> %456, %402
  store <16 x float> %457, ptr %137, align 4
  %458 = load <16 x float>, ptr %138, align 4
  %459 = fadd <16 x float> %458, %403
  store <16 x float> %459, ptr %138, align 4
  %460 = load <16 x float>, ptr %139, align 4
  %461 = fadd <16 x float> %460, %404
  store <16 x float> %461, ptr %139, align 4
  ret void
}

; Function Attrs: nounwind
define internal void @matmul_6bef1085c6226489.mma2(ptr %0, i64 %1, ptr %2, i64 %3, ptr %4, i64 %5) #0 {
  br label %7

7:                                                ; preds = %6, %7
  %8 = phi <16 x float> [ zeroinitializer, %6 ], [ %109, %7 ]
  %9 = phi <16 x float> [ zeroinitializer, %6 ], [ %108, %7 ]
  %10 = phi <16 x float> [ zeroinitializer, %6 ], [ %107, %7 ]
  %11 = phi <16 x float> [ zeroinitializer, %6 ], [ %102, %7 ]
  %12 = phi <16 x float> [ zeroinitializer, %6 ], [ %101, %7 ]
  %13 = phi <16 x float> [ zeroinitializer, %6 ], [ %100, %7 ]
  %14 = phi <16 x float> [ zeroinitializer, %6 ], [ %95, %7 ]
  %15 = phi <16 x float> [ zeroinitializer, %6 ], [ %94, %7 ]
  %16 = phi <16 x float> [ zeroinitializer, %6 ], [ %93, %7 ]
  %17 = phi <16 x float> [ zeroinitializer, %6 ], [ %88, %7 ]
  %18 = phi <16 x float> [ zeroinitializer, %6 ], [ %87, %7 ]
  %19 = phi <16 x float> [ zeroinitializer, %6 ], [ %86, %7 ]
  %20 = phi <16 x float> [ zeroinitializer, %6 ], [ %81, %7 ]
  %21 = phi <16 x float> [ zeroinitializer, %6 ], [ %80, %7 ]
  %22 = phi <16 x float> [ zeroinitializer, %6 ], [ %79, %7 ]
  %23 = phi <16 x float> [ zeroinitializer, %6 ], [ %74, %7 ]
  %24 = phi <16 x float> [ zeroinitializer, %6 ], [ %73, %7 ]
  %25 = phi <16 x float> [ zeroinitializer, %6 ], [ %72, %7 ]
  %26 = phi <16 x float> [ zeroinitializer, %6 ], [ %67, %7 ]
  %27 = phi <16 x float> [ zeroinitializer, %6 ], [ %66, %7 ]
  %28 = phi <16 x float> [ zeroinitializer, %6 ], [ %65, %7 ]
  %29 = phi <16 x float> [ zeroinitializer, %6 ], [ %60, %7 ]
  %30 = phi <16 x float> [ zeroinitializer, %6 ], [ %59, %7 ]
  %31 = phi <16 x float> [ zeroinitializer, %6 ], [ %58, %7 ]
  %32 = phi <16 x float> [ zeroinitializer, %6 ], [ %53, %7 ]
  %33 = phi <16 x float> [ zeroinitializer, %6 ], [ %52, %7 ]
  %34 = phi <16 x float> [ zeroinitializer, %6 ], [ %51, %7 ]
  %35 = phi i64 [ 0, %6 ], [ %110, %7 ]
  %36 = mul i64 %35, 1152
  %37 = add i64 %1, %36
  %38 = mul i64 %35, 48
  %39 = add i64 %3, %38
  %40 = getelementptr float, ptr %2, i64 %39
  %41 = load <16 x float>, ptr %40, align 4
  %42 = getelementptr i8, ptr %40, i64 64
  %43 = load <16 x float>, ptr %42, align 4
  %44 = getelementptr i8, ptr %40, i64 128
  %45 = load <16 x float>, ptr %44, align 4
  %46 = getelementptr float, ptr %0, i64 %37
  %47 = getelementptr i8, ptr %46, i64 55296
  call void @llvm.prefetch.p0(ptr %47, i32 0, i32 3, i32 1)
  %48 = load float, ptr %46, align 4
  %49 = insertelement <16 x float> poison, float %48, i64 0
  %50 = shufflevector <16 x float> %49, <16 x float> poison, <16 x i32> zeroinitializer
  %51 = call <16 x float> @llvm.fma.v16f32(<16 x float> %50, <16 x float> %41, <16 x float> %34)
  %52 = call <16 x float> @llvm.fma.v16f32(<16 x float> %50, <16 x float> %43, <16 x float> %33)
  %53 = call <16 x float> @llvm.fma.v16f32(<16 x float> %50, <16 x float> %45, <16 x float> %32)
  %54 = getelementptr i8, ptr %46, i64 4
  %55 = load float, ptr %54, align 4
  %56 = insertelement <16 x float> poison, float %55, i64 0
  %57 = shufflevector <16 x float> %56, <16 x float> poison, <16 x i32> zeroinitializer
  %58 = call <16 x float> @llvm.fma.v16f32(<16 x float> %57, <16 x float> %41, <16 x float> %31)
  %59 = call <16 x float> @llvm.fma.v16f32(<16 x float> %57, <16 x float> %43, <16 x float> %30)
  %60 = call <16 x float> @llvm.fma.v16f32(<16 x float> %57, <16 x float> %45, <16 x float> %29)
  %61 = getelementptr i8, ptr %46, i64 8
  %62 = load float, ptr %61, align 4
  %63 = insertelement <16 x float> poison, float %62, i64 0
  %64 = shufflevector <16 x float> %63, <16 x float> poison, <16 x i32> zeroinitializer
  %65 = call <16 x float> @llvm.fma.v16f32(<16 x float> %64, <16 x float> %41, <16 x float> %28)
  %66 = call <16 x float> @llvm.fma.v16f32(<16 x float> %64, <16 x float> %43, <16 x float> %27)
  %67 = call <16 x float> @llvm.fma.v16f32(<16 x float> %64, <16 x float> %45, <16 x float> %26)
  %68 = getelementptr i8, ptr %46, i64 12
  %69 = load float, ptr %68, align 4
  %70 = insertelement <16 x float> poison, float %69, i64 0
  %71 = shufflevector <16 x float> %70, <16 x float> poison, <16 x i32> zeroinitializer
  %72 = call <16 x float> @llvm.fma.v16f32(<16 x float> %71, <16 x float> %41, <16 x float> %25)
  %73 = call <16 x float> @llvm.fma.v16f32(<16 x float> %71, <16 x float> %43, <16 x float> %24)
  %74 = call <16 x float> @llvm.fma.v16f32(<16 x float> %71, <16 x float> %45, <16 x float> %23)
  %75 = getelementptr i8, ptr %46, i64 16
  %76 = load float, ptr %75, align 4
  %77 = insertelement <16 x float> poison, float %76, i64 0
  %78 = shufflevector <16 x float> %77, <16 x float> poison, <16 x i32> zeroinitializer
  %79 = call <16 x float> @llvm.fma.v16f32(<16 x float> %78, <16 x float> %41, <16 x float> %22)
  %80 = call <16 x float> @llvm.fma.v16f32(<16 x float> %78, <16 x float> %43, <16 x float> %21)
  %81 = call <16 x float> @llvm.fma.v16f32(<16 x float> %78, <16 x float> %45, <16 x float> %20)
  %82 = getelementptr i8, ptr %46, i64 20
  %83 = load float, ptr %82, align 4
  %84 = insertelement <16 x float> poison, float %83, i64 0
  %85 = shufflevector <16 x float> %84, <16 x float> poison, <16 x i32> zeroinitializer
  %86 = call <16 x float> @llvm.fma.v16f32(<16 x float> %85, <16 x float> %41, <16 x float> %19)
  %87 = call <16 x float> @llvm.fma.v16f32(<16 x float> %85, <16 x float> %43, <16 x float> %18)
  %88 = call <16 x float> @llvm.fma.v16f32(<16 x float> %85, <16 x float> %45, <16 x float> %17)
  %89 = getelementptr i8, ptr %46, i64 24
  %90 = load float, ptr %89, align 4
  %91 = insertelement <16 x float> poison, float %90, i64 0
  %92 = shufflevector <16 x float> %91, <16 x float> poison, <16 x i32> zeroinitializer
  %93 = call <16 x float> @llvm.fma.v16f32(<16 x float> %92, <16 x float> %41, <16 x float> %16)
  %94 = call <16 x float> @llvm.fma.v16f32(<16 x float> %92, <16 x float> %43, <16 x float> %15)
  %95 = call <16 x float> @llvm.fma.v16f32(<16 x float> %92, <16 x float> %45, <16 x float> %14)
  %96 = getelementptr i8, ptr %46, i64 28
  %97 = load float, ptr %96, align 4
  %98 = insertelement <16 x float> poison, float %97, i64 0
  %99 = shufflevector <16 x float> %98, <16 x float> poison, <16 x i32> zeroinitializer
  %100 = call <16 x float> @llvm.fma.v16f32(<16 x float> %99, <16 x float> %41, <16 x float> %13)
  %101 = call <16 x float> @llvm.fma.v16f32(<16 x float> %99, <16 x float> %43, <16 x float> %12)
  %102 = call <16 x float> @llvm.fma.v16f32(<16 x float> %99, <16 x float> %45, <16 x float> %11)
  %103 = getelementptr i8, ptr %46, i64 32
  %104 = load float, ptr %103, align 4
  %105 = insertelement <16 x float> poison, float %104, i64 0
  %106 = shufflevector <16 x float> %105, <16 x float> poison, <16 x i32> zeroinitializer
  %107 = call <16 x float> @llvm.fma.v16f32(<16 x float> %106, <16 x float> %41, <16 x float> %10)
  %108 = call <16 x float> @llvm.fma.v16f32(<16 x float> %106, <16 x float> %43, <16 x float> %9)
  %109 = call <16 x float> @llvm.fma.v16f32(<16 x float> %106, <16 x float> %45, <16 x float> %8)
  %110 = add i64 %35, 1
  %111 = icmp slt i64 %110, 171
  br i1 %111, label %7, label %112

112:                                              ; preds = %7
  %113 = getelementptr float, ptr %4, i64 %5
  %114 = load <16 x float>, ptr %113, align 4
  %115 = fadd <16 x float> %114, %51
  store <16 x float> %115, ptr %113, align 4
  %116 = getelementptr i8, ptr %113, i64 64
  %117 = load <16 x float>, ptr %116, align 4
  %118 = fadd <16 x float> %117, %52
  store <16 x float> %118, ptr %116, align 4
  %119 = getelementptr i8, ptr %113, i64 128
  %120 = load <16 x float>, ptr %119, align 4
  %121 = fadd <16 x float> %120, %53
  store <16 x float> %121, ptr %119, align 4
  %122 = getelementptr i8, ptr %113, i64 1536
  %123 = load <16 x float>, ptr %122, align 4
  %124 = fadd <16 x float> %123, %58
  store <16 x float> %124, ptr %122, align 4
  %125 = getelementptr i8, ptr %113, i64 1600
  %126 = load <16 x float>, ptr %125, align 4
  %127 = fadd <16 x float> %126, %59
  store <16 x float> %127, ptr %125, align 4
  %128 = getelementptr i8, ptr %113, i64 1664
  %129 = load <16 x float>, ptr %128, align 4
  %130 = fadd <16 x float> %129, %60
  store <16 x float> %130, ptr %128, align 4
  %131 = getelementptr i8, ptr %113, i64 3072
  %132 = load <16 x float>, ptr %131, align 4
  %133 = fadd <16 x float> %132, %65
  store <16 x float> %133, ptr %131, align 4
  %134 = getelementptr i8, ptr %113, i64 3136
  %135 = load <16 x float>, ptr %134, align 4
  %136 = fadd <16 x float> %135, %66
  store <16 x float> %136, ptr %134, align 4
  %137 = getelementptr i8, ptr %113, i64 3200
  %138 = load <16 x float>, ptr %137, align 4
  %139 = fadd <16 x float> %138, %67
  store <16 x float> %139, ptr %137, align 4
  %140 = getelementptr i8, ptr %113, i64 4608
  %141 = load <16 x float>, ptr %140, align 4
  %142 = fadd <16 x float> %141, %72
  store <16 x float> %142, ptr %140, align 4
  %143 = getelementptr i8, ptr %113, i64 4672
  %144 = load <16 x float>, ptr %143, align 4
  %145 = fadd <16 x float> %144, %73
  store <16 x float> %145, ptr %143, align 4
  %146 = getelementptr i8, ptr %113, i64 4736
  %147 = load <16 x float>, ptr %146, align 4
  %148 = fadd <16 x float> %147, %74
  store <16 x float> %148, ptr %146, align 4
  %149 = getelementptr i8, ptr %113, i64 6144
  %150 = load <16 x float>, ptr %149, align 4
  %151 = fadd <16 x float> %150, %79
  store <16 x float> %151, ptr %149, align 4
  %152 = getelementptr i8, ptr %113, i64 6208
  %153 = load <16 x float>, ptr %152, align 4
  %154 = fadd <16 x float> %153, %80
  store <16 x float> %154, ptr %152, align 4
  %155 = getelementptr i8, ptr %113, i64 6272
  %156 = load <16 x float>, ptr %155, align 4
  %157 = fadd <16 x float> %156, %81
  store <16 x float> %157, ptr %155, align 4
  %158 = getelementptr i8, ptr %113, i64 7680
  %159 = load <16 x float>, ptr %158, align 4
  %160 = fadd <16 x float> %159, %86
  store <16 x float> %160, ptr %158, align 4
  %161 = getelementptr i8, ptr %113, i64 7744
  %162 = load <16 x float>, ptr %161, align 4
  %163 = fadd <16 x float> %162, %87
  store <16 x float> %163, ptr %161, align 4
  %164 = getelementptr i8, ptr %113, i64 7808
  %165 = load <16 x float>, ptr %164, align 4
  %166 = fadd <16 x float> %165, %88
  store <16 x float> %166, ptr %164, align 4
  %167 = getelementptr i8, ptr %113, i64 9216
  %168 = load <16 x float>, ptr %167, align 4
  %169 = fadd <16 x float> %168, %93
  store <16 x float> %169, ptr %167, align 4
  %170 = getelementptr i8, ptr %113, i64 9280
  %171 = load <16 x float>, ptr %170, align 4
  %172 = fadd <16 x float> %171, %94
  store <16 x float> %172, ptr %170, align 4
  %173 = getelementptr i8, ptr %113, i64 9344
  %174 = load <16 x float>, ptr %173, align 4
  %175 = fadd <16 x float> %174, %95
  store <16 x float> %175, ptr %173, align 4
  %176 = getelementptr i8, ptr %113, i64 10752
  %177 = load <16 x float>, ptr %176, align 4
  %178 = fadd <16 x float> %177, %100
  store <16 x float> %178, ptr %176, align 4
  %179 = getelementptr i8, ptr %113, i64 10816
  %180 = load <16 x float>, ptr %179, align 4
  %181 = fadd <16 x float> %180, %101
  store <16 x float> %181, ptr %179, align 4
  %182 = getelementptr i8, ptr %113, i64 10880
  %183 = load <16 x float>, ptr %182, align 4
  %184 = fadd <16 x float> %183, %102
  store <16 x float> %184, ptr %182, align 4
  %185 = getelementptr i8, ptr %113, i64 12288
  %186 = load <16 x float>, ptr %185, align 4
  %187 = fadd <16 x float> %186, %107
  store <16 x float> %187, ptr %185, align 4
  %188 = getelementptr i8, ptr %113, i64 12352
  %189 = load <16 x float>, ptr %188, align 4
  %190 = fadd <16 x float> %189, %108
  store <16 x float> %190, ptr %188, align 4
  %191 = getelementptr i8, ptr %113, i64 12416
  %192 = load <16 x float>, ptr %191, align 4
  %193 = fadd <16 x float> %192, %109
  store <16 x float> %193, ptr %191, align 4
  %.promoted = load <16 x float>, ptr %113, align 4
  %.promoted107 = load <16 x float>, ptr %116, align 4
  %.promoted108 = load <16 x float>, ptr %119, align 4
  %.promoted109 = load <16 x float>, ptr %122, align 4
  %.promoted110 = load <16 x float>, ptr %125, align 4
  %.promoted111 = load <16 x float>, ptr %128, align 4
  %.promoted112 = load <16 x float>, ptr %131, align 4
  %.promoted113 = load <16 x float>, ptr %134, align 4
  %.promoted114 = load <16 x float>, ptr %137, align 4
  %.promoted115 = load <16 x float>, ptr %140, align 4
  %.promoted116 = load <16 x float>, ptr %143, align 4
  %.promoted117 = load <16 x float>, ptr %146, align 4
  %.promoted118 = load <16 x float>, ptr %149, align 4
  %.promoted119 = load <16 x float>, ptr %152, align 4
  %.promoted120 = load <16 x float>, ptr %155, align 4
  %.promoted121 = load <16 x float>, ptr %158, align 4
  %.promoted122 = load <16 x float>, ptr %161, align 4
  %.promoted123 = load <16 x float>, ptr %164, align 4
  %.promoted124 = load <16 x float>, ptr %167, align 4
  %.promoted125 = load <16 x float>, ptr %170, align 4
  %.promoted126 = load <16 x float>, ptr %173, align 4
  %.promoted127 = load <16 x float>, ptr %176, align 4
  %.promoted128 = load <16 x float>, ptr %179, align 4
  %.promoted129 = load <16 x float>, ptr %182, align 4
  %.promoted130 = load <16 x float>, ptr %185, align 4
  %.promoted131 = load <16 x float>, ptr %188, align 4
  br label %194

194:                                              ; preds = %112, %._crit_edge
  %195 = phi <16 x float> [ %193, %112 ], [ %355, %._crit_edge ]
  %196 = phi <16 x float> [ %.promoted131, %112 ], [ %354, %._crit_edge ]
  %197 = phi <16 x float> [ %.promoted130, %112 ], [ %353, %._crit_edge ]
  %198 = phi <16 x float> [ %.promoted129, %112 ], [ %352, %._crit_edge ]
  %199 = phi <16 x float> [ %.promoted128, %112 ], [ %351, %._crit_edge ]
  %200 = phi <16 x float> [ %.promoted127, %112 ], [ %350, %._crit_edge ]
  %201 = phi <16 x float> [ %.promoted126, %112 ], [ %349, %._crit_edge ]
  %202 = phi <16 x float> [ %.promoted125, %112 ], [ %348, %._crit_edge ]
  %203 = phi <16 x float> [ %.promoted124, %112 ], [ %347, %._crit_edge ]
  %204 = phi <16 x float> [ %.promoted123, %112 ], [ %346, %._crit_edge ]
  %205 = phi <16 x float> [ %.promoted122, %112 ], [ %345, %._crit_edge ]
  %206 = phi <16 x float> [ %.promoted121, %112 ], [ %344, %._crit_edge ]
  %207 = phi <16 x float> [ %.promoted120, %112 ], [ %343, %._crit_edge ]
  %208 = phi <16 x float> [ %.promoted119, %112 ], [ %342, %._crit_edge ]
  %209 = phi <16 x float> [ %.promoted118, %112 ], [ %341, %._crit_edge ]
  %210 = phi <16 x float> [ %.promoted117, %112 ], [ %340, %._crit_edge ]
  %211 = phi <16 x float> [ %.promoted116, %112 ], [ %339, %._crit_edge ]
  %212 = phi <16 x float> [ %.promoted115, %112 ], [ %338, %._crit_edge ]
  %213 = phi <16 x float> [ %.promoted114, %112 ], [ %337, %._crit_edge ]
  %214 = phi <16 x float> [ %.promoted113, %112 ], [ %336, %._crit_edge ]
  %215 = phi <16 x float> [ %.promoted112, %112 ], [ %335, %._crit_edge ]
  %216 = phi <16 x float> [ %.promoted111, %112 ], [ %334, %._crit_edge ]
  %217 = phi <16 x float> [ %.promoted110, %112 ], [ %333, %._crit_edge ]
  %218 = phi <16 x float> [ %.promoted109, %112 ], [ %332, %._crit_edge ]
  %219 = phi <16 x float> [ %.promoted108, %112 ], [ %331, %._crit_edge ]
  %220 = phi <16 x float> [ %.promoted107, %112 ], [ %330, %._crit_edge ]
  %221 = phi <16 x float> [ %.promoted, %112 ], [ %329, %._crit_edge ]
  %222 = phi i64 [ 171, %112 ], [ %223, %._crit_edge ]
  %223 = add i64 %222, 171
  %224 = icmp slt i64 %222, %223
  br i1 %224, label %.lr.ph, label %._crit_edge

.lr.ph:                                           ; preds = %194, %.lr.ph
  %225 = phi <16 x float> [ %326, %.lr.ph ], [ zeroinitializer, %194 ]
  %226 = phi <16 x float> [ %325, %.lr.ph ], [ zeroinitializer, %194 ]
  %227 = phi <16 x float> [ %324, %.lr.ph ], [ zeroinitializer, %194 ]
  %228 = phi <16 x float> [ %319, %.lr.ph ], [ zeroinitializer, %194 ]
  %229 = phi <16 x float> [ %318, %.lr.ph ], [ zeroinitializer, %194 ]
  %230 = phi <16 x float> [ %317, %.lr.ph ], [ zeroinitializer, %194 ]
  %231 = phi <16 x float> [ %312, %.lr.ph ], [ zeroinitializer, %194 ]
  %232 = phi <16 x float> [ %311, %.lr.ph ], [ zeroinitializer, %194 ]
  %233 = phi <16 x float> [ %310, %.lr.ph ], [ zeroinitializer, %194 ]
  %234 = phi <16 x float> [ %305, %.lr.ph ], [ zeroinitializer, %194 ]
  %235 = phi <16 x float> [ %304, %.lr.ph ], [ zeroinitializer, %194 ]
  %236 = phi <16 x float> [ %303, %.lr.ph ], [ zeroinitializer, %194 ]
  %237 = phi <16 x float> [ %298, %.lr.ph ], [ zeroinitializer, %194 ]
  %238 = phi <16 x float> [ %297, %.lr.ph ], [ zeroinitializer, %194 ]
  %239 = phi <16 x float> [ %296, %.lr.ph ], [ zeroinitializer, %194 ]
  %240 = phi <16 x float> [ %291, %.lr.ph ], [ zeroinitializer, %194 ]
  %241 = phi <16 x float> [ %290, %.lr.ph ], [ zeroinitializer, %194 ]
  %242 = phi <16 x float> [ %289, %.lr.ph ], [ zeroinitializer, %194 ]
  %243 = phi <16 x float> [ %284, %.lr.ph ], [ zeroinitializer, %194 ]
  %244 = phi <16 x float> [ %283, %.lr.ph ], [ zeroinitializer, %194 ]
  %245 = phi <16 x float> [ %282, %.lr.ph ], [ zeroinitializer, %194 ]
  %246 = phi <16 x float> [ %277, %.lr.ph ], [ zeroinitializer, %194 ]
  %247 = phi <16 x float> [ %276, %.lr.ph ], [ zeroinitializer, %194 ]
  %248 = phi <16 x float> [ %275, %.lr.ph ], [ zeroinitializer, %194 ]
  %249 = phi <16 x float> [ %270, %.lr.ph ], [ zeroinitializer, %194 ]
  %250 = phi <16 x float> [ %269, %.lr.ph ], [ zeroinitializer, %194 ]
  %251 = phi <16 x float> [ %268, %.lr.ph ], [ zeroinitializer, %194 ]
  %252 = phi i64 [ %327, %.lr.ph ], [ %222, %194 ]
  %253 = mul i64 %252, 1152
  %254 = add i64 %1, %253
  %255 = mul i64 %252, 48
  %256 = add i64 %3, %255
  %257 = getelementptr float, ptr %2, i64 %256
  %258 = load <16 x float>, ptr %257, align 4
  %259 = getelementptr i8, ptr %257, i64 64
  %260 = load <16 x float>, ptr %259, align 4
  %261 = getelementptr i8, ptr %257, i64 128
  %262 = load <16 x float>, ptr %261, align 4
  %263 = getelementptr float, ptr %0, i64 %254
  %264 = getelementptr i8, ptr %263, i64 55296
  call void @llvm.prefetch.p0(ptr %264, i32 0, i32 3, i32 1)
  %265 = load float, ptr %263, align 4
  %266 = insertelement <16 x float> poison, float %265, i64 0
  %267 = shufflevector <16 x float> %266, <16 x float> poison, <16 x i32> zeroinitializer
  %268 = call <16 x float> @llvm.fma.v16f32(<16 x float> %267, <16 x float> %258, <16 x float> %251)
  %269 = call <16 x float> @llvm.fma.v16f32(<16 x float> %267, <16 x float> %260, <16 x float> %250)
  %270 = call <16 x float> @llvm.fma.v16f32(<16 x float> %267, <16 x float> %262, <16 x float> %249)
  %271 = getelementptr i8, ptr %263, i64 4
  %272 = load float, ptr %271, align 4
  %273 = insertelement <16 x float> poison, float %272, i64 0
  %274 = shufflevector <16 x float> %273, <16 x float> poison, <16 x i32> zeroinitializer
  %275 = call <16 x float> @llvm.fma.v16f32(<16 x float> %274, <16 x float> %258, <16 x float> %248)
  %276 = call <16 x float> @llvm.fma.v16f32(<16 x float> %274, <16 x float> %260, <16 x float> %247)
  %277 = call <16 x float> @llvm.fma.v16f32(<16 x float> %274, <16 x float> %262, <16 x float> %246)
  %278 = getelementptr i8, ptr %263, i64 8
  %279 = load float, ptr %278, align 4
  %280 = insertelement <16 x float> poison, float %279, i64 0
  %281 = shufflevector <16 x float> %280, <16 x float> poison, <16 x i32> zeroinitializer
  %282 = call <16 x float> @llvm.fma.v16f32(<16 x float> %281, <16 x float> %258, <16 x float> %245)
  %283 = call <16 x float> @llvm.fma.v16f32(<16 x float> %281, <16 x float> %260, <16 x float> %244)
  %284 = call <16 x float> @llvm.fma.v16f32(<16 x float> %281, <16 x float> %262, <16 x float> %243)
  %285 = getelementptr i8, ptr %263, i64 12
  %286 = load float, ptr %285, align 4
  %287 = insertelement <16 x float> poison, float %286, i64 0
  %288 = shufflevector <16 x float> %287, <16 x float> poison, <16 x i32> zeroinitializer
  %289 = call <16 x float> @llvm.fma.v16f32(<16 x float> %288, <16 x float> %258, <16 x float> %242)
  %290 = call <16 x float> @llvm.fma.v16f32(<16 x float> %288, <16 x float> %260, <16 x float> %241)
  %291 = call <16 x float> @llvm.fma.v16f32(<16 x float> %288, <16 x float> %262, <16 x float> %240)
  %292 = getelementptr i8, ptr %263, i64 16
  %293 = load float, ptr %292, align 4
  %294 = insertelement <16 x float> poison, float %293, i64 0
  %295 = shufflevector <16 x float> %294, <16 x float> poison, <16 x i32> zeroinitializer
  %296 = call <16 x float> @llvm.fma.v16f32(<16 x float> %295, <16 x float> %258, <16 x float> %239)
  %297 = call <16 x float> @llvm.fma.v16f32(<16 x float> %295, <16 x float> %260, <16 x float> %238)
  %298 = call <16 x float> @llvm.fma.v16f32(<16 x float> %295, <16 x float> %262, <16 x float> %237)
  %299 = getelementptr i8, ptr %263, i64 20
  %300 = load float, ptr %299, align 4
  %301 = insertelement <16 x float> poison, float %300, i64 0
  %302 = shufflevector <16 x float> %301, <16 x float> poison, <16 x i32> zeroinitializer
  %303 = call <16 x float> @llvm.fma.v16f32(<16 x float> %302, <16 x float> %258, <16 x float> %236)
  %304 = call <16 x float> @llvm.fma.v16f32(<16 x float> %302, <16 x float> %260, <16 x float> %235)
  %305 = call <16 x float> @llvm.fma.v16f32(<16 x float> %302, <16 x float> %262, <16 x float> %234)
  %306 = getelementptr i8, ptr %263, i64 24
  %307 = load float, ptr %306, align 4
  %308 = insertelement <16 x float> poison, float %307, i64 0
  %309 = shufflevector <16 x float> %308, <16 x float> poison, <16 x i32> zeroinitializer
  %310 = call <16 x float> @llvm.fma.v16f32(<16 x float> %309, <16 x float> %258, <16 x float> %233)
  %311 = call <16 x float> @llvm.fma.v16f32(<16 x float> %309, <16 x float> %260, <16 x float> %232)
  %312 = call <16 x float> @llvm.fma.v16f32(<16 x float> %309, <16 x float> %262, <16 x float> %231)
  %313 = getelementptr i8, ptr %263, i64 28
  %314 = load float, ptr %313, align 4
  %315 = insertelement <16 x float> poison, float %314, i64 0
  %316 = shufflevector <16 x float> %315, <16 x float> poison, <16 x i32> zeroinitializer
  %317 = call <16 x float> @llvm.fma.v16f32(<16 x float> %316, <16 x float> %258, <16 x float> %230)
  %318 = call <16 x float> @llvm.fma.v16f32(<16 x float> %316, <16 x float> %260, <16 x float> %229)
  %319 = call <16 x float> @llvm.fma.v16f32(<16 x float> %316, <16 x float> %262, <16 x float> %228)
  %320 = getelementptr i8, ptr %263, i64 32
  %321 = load float, ptr %320, align 4
  %322 = insertelement <16 x float> poison, float %321, i64 0
  %323 = shufflevector <16 x float> %322, <16 x float> poison, <16 x i32> zeroinitializer
  %324 = call <16 x float> @llvm.fma.v16f32(<16 x float> %323, <16 x float> %258, <16 x float> %227)
  %325 = call <16 x float> @llvm.fma.v16f32(<16 x float> %323, <16 x float> %260, <16 x float> %226)
  %326 = call <16 x float> @llvm.fma.v16f32(<16 x float> %323, <16 x float> %262, <16 x float> %225)
  %327 = add i64 %252, 1
  %328 = icmp slt i64 %327, %223
  br i1 %328, label %.lr.ph, label %._crit_edge

._crit_edge:                                      ; preds = %.lr.ph, %194
  %.lcssa53 = phi <16 x float> [ zeroinitializer, %194 ], [ %268, %.lr.ph ]
  %.lcssa52 = phi <16 x float> [ zeroinitializer, %194 ], [ %269, %.lr.ph ]
  %.lcssa51 = phi <16 x float> [ zeroinitializer, %194 ], [ %270, %.lr.ph ]
  %.lcssa50 = phi <16 x float> [ zeroinitializer, %194 ], [ %275, %.lr.ph ]
  %.lcssa49 = phi <16 x float> [ zeroinitializer, %194 ], [ %276, %.lr.ph ]
  %.lcssa48 = phi <16 x float> [ zeroinitializer, %194 ], [ %277, %.lr.ph ]
  %.lcssa47 = phi <16 x float> [ zeroinitializer, %194 ], [ %282, %.lr.ph ]
  %.lcssa46 = phi <16 x float> [ zeroinitializer, %194 ], [ %283, %.lr.ph ]
  %.lcssa45 = phi <16 x float> [ zeroinitializer, %194 ], [ %284, %.lr.ph ]
  %.lcssa44 = phi <16 x float> [ zeroinitializer, %194 ], [ %289, %.lr.ph ]
  %.lcssa43 = phi <16 x float> [ zeroinitializer, %194 ], [ %290, %.lr.ph ]
  %.lcssa42 = phi <16 x float> [ zeroinitializer, %194 ], [ %291, %.lr.ph ]
  %.lcssa41 = phi <16 x float> [ zeroinitializer, %194 ], [ %296, %.lr.ph ]
  %.lcssa40 = phi <16 x float> [ zeroinitializer, %194 ], [ %297, %.lr.ph ]
  %.lcssa39 = phi <16 x float> [ zeroinitializer, %194 ], [ %298, %.lr.ph ]
  %.lcssa38 = phi <16 x float> [ zeroinitializer, %194 ], [ %303, %.lr.ph ]
  %.lcssa37 = phi <16 x float> [ zeroinitializer, %194 ], [ %304, %.lr.ph ]
  %.lcssa36 = phi <16 x float> [ zeroinitializer, %194 ], [ %305, %.lr.ph ]
  %.lcssa35 = phi <16 x float> [ zeroinitializer, %194 ], [ %310, %.lr.ph ]
  %.lcssa34 = phi <16 x float> [ zeroinitializer, %194 ], [ %311, %.lr.ph ]
  %.lcssa33 = phi <16 x float> [ zeroinitializer, %194 ], [ %312, %.lr.ph ]
  %.lcssa32 = phi <16 x float> [ zeroinitializer, %194 ], [ %317, %.lr.ph ]
  %.lcssa31 = phi <16 x float> [ zeroinitializer, %194 ], [ %318, %.lr.ph ]
  %.lcssa30 = phi <16 x float> [ zeroinitializer, %194 ], [ %319, %.lr.ph ]
  %.lcssa29 = phi <16 x float> [ zeroinitializer, %194 ], [ %324, %.lr.ph ]
  %.lcssa28 = phi <16 x float> [ zeroinitializer, %194 ], [ %325, %.lr.ph ]
  %.lcssa27 = phi <16 x float> [ zeroinitializer, %194 ], [ %326, %.lr.ph ]
  %329 = fadd <16 x float> %221, %.lcssa53
  store <16 x float> %329, ptr %113, align 4
  %330 = fadd <16 x float> %220, %.lcssa52
  store <16 x float> %330, ptr %116, align 4
  %331 = fadd <16 x float> %219, %.lcssa51
  store <16 x float> %331, ptr %119, align 4
  %332 = fadd <16 x float> %218, %.lcssa50
  store <16 x float> %332, ptr %122, align 4
  %333 = fadd <16 x float> %217, %.lcssa49
  store <16 x float> %333, ptr %125, align 4
  %334 = fadd <16 x float> %216, %.lcssa48
  store <16 x float> %334, ptr %128, align 4
  %335 = fadd <16 x float> %215, %.lcssa47
  store <16 x float> %335, ptr %131, align 4
  %336 = fadd <16 x float> %214, %.lcssa46
  store <16 x float> %336, ptr %134, align 4
  %337 = fadd <16 x float> %213, %.lcssa45
  store <16 x float> %337, ptr %137, align 4
  %338 = fadd <16 x float> %212, %.lcssa44
  store <16 x float> %338, ptr %140, align 4
  %339 = fadd <16 x float> %211, %.lcssa43
  store <16 x float> %339, ptr %143, align 4
  %340 = fadd <16 x float> %210, %.lcssa42
  store <16 x float> %340, ptr %146, align 4
  %341 = fadd <16 x float> %209, %.lcssa41
  store <16 x float> %341, ptr %149, align 4
  %342 = fadd <16 x float> %208, %.lcssa40
  store <16 x float> %342, ptr %152, align 4
  %343 = fadd <16 x float> %207, %.lcssa39
  store <16 x float> %343, ptr %155, align 4
  %344 = fadd <16 x float> %206, %.lcssa38
  store <16 x float> %344, ptr %158, align 4
  %345 = fadd <16 x float> %205, %.lcssa37
  store <16 x float> %345, ptr %161, align 4
  %346 = fadd <16 x float> %204, %.lcssa36
  store <16 x float> %346, ptr %164, align 4
  %347 = fadd <16 x float> %203, %.lcssa35
  store <16 x float> %347, ptr %167, align 4
  %348 = fadd <16 x float> %202, %.lcssa34
  store <16 x float> %348, ptr %170, align 4
  %349 = fadd <16 x float> %201, %.lcssa33
  store <16 x float> %349, ptr %173, align 4
  %350 = fadd <16 x float> %200, %.lcssa32
  store <16 x float> %350, ptr %176, align 4
  %351 = fadd <16 x float> %199, %.lcssa31
  store <16 x float> %351, ptr %179, align 4
  %352 = fadd <16 x float> %198, %.lcssa30
  store <16 x float> %352, ptr %182, align 4
  %353 = fadd <16 x float> %197, %.lcssa29
  store <16 x float> %353, ptr %185, align 4
  %354 = fadd <16 x float> %196, %.lcssa28
  store <16 x float> %354, ptr %188, align 4
  %355 = fadd <16 x float> %195, %.lcssa27
  store <16 x float> %355, ptr %191, align 4
  %356 = icmp slt i64 %223, 855
  br i1 %356, label %194, label %.preheader

.preheader:                                       ; preds = %._crit_edge, %.preheader
  %357 = phi <16 x float> [ %458, %.preheader ], [ zeroinitializer, %._crit_edge ]
  %358 = phi <16 x float> [ %457, %.preheader ], [ zeroinitializer, %._crit_edge ]
  %359 = phi <16 x float> [ %456, %.preheader ], [ zeroinitializer, %._crit_edge ]
  %360 = phi <16 x float> [ %451, %.preheader ], [ zeroinitializer, %._crit_edge ]
  %361 = phi <16 x float> [ %450, %.preheader ], [ zeroinitializer, %._crit_edge ]
  %362 = phi <16 x float> [ %449, %.preheader ], [ zeroinitializer, %._crit_edge ]
  %363 = phi <16 x float> [ %444, %.preheader ], [ zeroinitializer, %._crit_edge ]
  %364 = phi <16 x float> [ %443, %.preheader ], [ zeroinitializer, %._crit_edge ]
  %365 = phi <16 x float> [ %442, %.preheader ], [ zeroinitializer, %._crit_edge ]
  %366 = phi <16 x float> [ %437, %.preheader ], [ zeroinitializer, %._crit_edge ]
  %367 = phi <16 x float> [ %436, %.preheader ], [ zeroinitializer, %._crit_edge ]
  %368 = phi <16 x float> [ %435, %.preheader ], [ zeroinitializer, %._crit_edge ]
  %369 = phi <16 x float> [ %430, %.preheader ], [ zeroinitializer, %._crit_edge ]
  %370 = phi <16 x float> [ %429, %.preheader ], [ zeroinitializer, %._crit_edge ]
  %371 = phi <16 x float> [ %428, %.preheader ], [ zeroinitializer, %._crit_edge ]
  %372 = phi <16 x float> [ %423, %.preheader ], [ zeroinitializer, %._crit_edge ]
  %373 = phi <16 x float> [ %422, %.preheader ], [ zeroinitializer, %._crit_edge ]
  %374 = phi <16 x float> [ %421, %.preheader ], [ zeroinitializer, %._crit_edge ]
  %375 = phi <16 x float> [ %416, %.preheader ], [ zeroinitializer, %._crit_edge ]
  %376 = phi <16 x float> [ %415, %.preheader ], [ zeroinitializer, %._crit_edge ]
  %377 = phi <16 x float> [ %414, %.preheader ], [ zeroinitializer, %._crit_edge ]
  %378 = phi <16 x float> [ %409, %.preheader ], [ zeroinitializer, %._crit_edge ]
  %379 = phi <16 x float> [ %408, %.preheader ], [ zeroinitializer, %._crit_edge ]
  %380 = phi <16 x float> [ %407, %.preheader ], [ zeroinitializer, %._crit_edge ]
  %381 = phi <16 x float> [ %402, %.preheader ], [ zeroinitializer, %._crit_edge ]
  %382 = phi <16 x float> [ %401, %.preheader ], [ zeroinitializer, %._crit_edge ]
  %383 = phi <16 x float> [ %400, %.preheader ], [ zeroinitializer, %._crit_edge ]
  %384 = phi i64 [ %459, %.preheader ], [ 855, %._crit_edge ]
  %385 = mul i64 %384, 1152
  %386 = add i64 %1, %385
  %387 = mul i64 %384, 48
  %388 = add i64 %3, %387
  %389 = getelementptr float, ptr %2, i64 %388
  %390 = load <16 x float>, ptr %389, align 4
  %391 = getelementptr i8, ptr %389, i64 64
  %392 = load <16 x float>, ptr %391, align 4
  %393 = getelementptr i8, ptr %389, i64 128
  %394 = load <16 x float>, ptr %393, align 4
  %395 = getelementptr float, ptr %0, i64 %386
  %396 = getelementptr i8, ptr %395, i64 55296
  call void @llvm.prefetch.p0(ptr %396, i32 0, i32 3, i32 1)
  %397 = load float, ptr %395, align 4
  %398 = insertelement <16 x float> poison, float %397, i64 0
  %399 = shufflevector <16 x float> %398, <16 x float> poison, <16 x i32> zeroinitializer
  %400 = call <16 x float> @llvm.fma.v16f32(<16 x float> %399, <16 x float> %390, <16 x float> %383)
  %401 = call <16 x float> @llvm.fma.v16f32(<16 x float> %399, <16 x float> %392, <16 x float> %382)
  %402 = call <16 x float> @llvm.fma.v16f32(<16 x float> %399, <16 x float> %394, <16 x float> %381)
  %403 = getelementptr i8, ptr %395, i64 4
  %404 = load float, ptr %403, align 4
  %405 = insertelement <16 x float> poison, float %404, i64 0
  %406 = shufflevector <16 x float> %405, <16 x float> poison, <16 x i32> zeroinitializer
  %407 = call <16 x float> @llvm.fma.v16f32(<16 x float> %406, <16 x float> %390, <16 x float> %380)
  %408 = call <16 x float> @llvm.fma.v16f32(<16 x float> %406, <16 x float> %392, <16 x float> %379)
  %409 = call <16 x float> @llvm.fma.v16f32(<16 x float> %406, <16 x float> %394, <16 x float> %378)
  %410 = getelementptr i8, ptr %395, i64 8
  %411 = load float, ptr %410, align 4
  %412 = insertelement <16 x float> poison, float %411, i64 0
  %413 = shufflevector <16 x float> %412, <16 x float> poison, <16 x i32> zeroinitializer
  %414 = call <16 x float> @llvm.fma.v16f32(<16 x float> %413, <16 x float> %390, <16 x float> %377)
  %415 = call <16 x float> @llvm.fma.v16f32(<16 x float> %413, <16 x float> %392, <16 x float> %376)
  %416 = call <16 x float> @llvm.fma.v16f32(<16 x float> %413, <16 x float> %394, <16 x float> %375)
  %417 = getelementptr i8, ptr %395, i64 12
  %418 = load float, ptr %417, align 4
  %419 = insertelement <16 x float> poison, float %418, i64 0
  %420 = shufflevector <16 x float> %419, <16 x float> poison, <16 x i32> zeroinitializer
  %421 = call <16 x float> @llvm.fma.v16f32(<16 x float> %420, <16 x float> %390, <16 x float> %374)
  %422 = call <16 x float> @llvm.fma.v16f32(<16 x float> %420, <16 x float> %392, <16 x float> %373)
  %423 = call <16 x float> @llvm.fma.v16f32(<16 x float> %420, <16 x float> %394, <16 x float> %372)
  %424 = getelementptr i8, ptr %395, i64 16
  %425 = load float, ptr %424, align 4
  %426 = insertelement <16 x float> poison, float %425, i64 0
  %427 = shufflevector <16 x float> %426, <16 x float> poison, <16 x i32> zeroinitializer
  %428 = call <16 x float> @llvm.fma.v16f32(<16 x float> %427, <16 x float> %390, <16 x float> %371)
  %429 = call <16 x float> @llvm.fma.v16f32(<16 x float> %427, <16 x float> %392, <16 x float> %370)
  %430 = call <16 x float> @llvm.fma.v16f32(<16 x float> %427, <16 x float> %394, <16 x float> %369)
  %431 = getelementptr i8, ptr %395, i64 20
  %432 = load float, ptr %431, align 4
  %433 = insertelement <16 x float> poison, float %432, i64 0
  %434 = shufflevector <16 x float> %433, <16 x float> poison, <16 x i32> zeroinitializer
  %435 = call <16 x float> @llvm.fma.v16f32(<16 x float> %434, <16 x float> %390, <16 x float> %368)
  %436 = call <16 x float> @llvm.fma.v16f32(<16 x float> %434, <16 x float> %392, <16 x float> %367)
  %437 = call <16 x float> @llvm.fma.v16f32(<16 x float> %434, <16 x float> %394, <16 x float> %366)
  %438 = getelementptr i8, ptr %395, i64 24
  %439 = load float, ptr %438, align 4
  %440 = insertelement <16 x float> poison, float %439, i64 0
  %441 = shufflevector <16 x float> %440, <16 x float> poison, <16 x i32> zeroinitializer
  %442 = call <16 x float> @llvm.fma.v16f32(<16 x float> %441, <16 x float> %390, <16 x float> %365)
  %443 = call <16 x float> @llvm.fma.v16f32(<16 x float> %441, <16 x float> %392, <16 x float> %364)
  %444 = call <16 x float> @llvm.fma.v16f32(<16 x float> %441, <16 x float> %394, <16 x float> %363)
  %445 = getelementptr i8, ptr %395, i64 28
  %446 = load float, ptr %445, align 4
  %447 = insertelement <16 x float> poison, float %446, i64 0
  %448 = shufflevector <16 x float> %447, <16 x float> poison, <16 x i32> zeroinitializer
  %449 = call <16 x float> @llvm.fma.v16f32(<16 x float> %448, <16 x float> %390, <16 x float> %362)
  %450 = call <16 x float> @llvm.fma.v16f32(<16 x float> %448, <16 x float> %392, <16 x float> %361)
  %451 = call <16 x float> @llvm.fma.v16f32(<16 x float> %448, <16 x float> %394, <16 x float> %360)
  %452 = getelementptr i8, ptr %395, i64 32
  %453 = load float, ptr %452, align 4
  %454 = insertelement <16 x float> poison, float %453, i64 0
  %455 = shufflevector <16 x float> %454, <16 x float> poison, <16 x i32> zeroinitializer
  %456 = call <16 x float> @llvm.fma.v16f32(<16 x float> %455, <16 x float> %390, <16 x float> %359)
  %457 = call <16 x float> @llvm.fma.v16f32(<16 x float> %455, <16 x float> %392, <16 x float> %358)
  %458 = call <16 x float> @llvm.fma.v16f32(<16 x float> %455, <16 x float> %394, <16 x float> %357)
  %459 = add i64 %384, 1
  %460 = icmp slt i64 %459, 1024
  br i1 %460, label %.preheader, label %461

461:                                              ; preds = %.preheader
  %462 = load <16 x float>, ptr %113, align 4
  %463 = fadd <16 x float> %462, %400
  store <16 x float> %463, ptr %113, align 4
  %464 = load <16 x float>, ptr %116, align 4
  %465 = fadd <16 x float> %464, %401
  store <16 x float> %465, ptr %116, align 4
  %466 = load <16 x float>, ptr %119, align 4
  %467 = fadd <16 x float> %466, %402
  store <16 x float> %467, ptr %119, align 4
  %468 = load <16 x float>, ptr %122, align 4
  %469 = fadd <16 x float> %468, %407
  store <16 x float> %469, ptr %122, align 4
  %470 = load <16 x float>, ptr %125, align 4
  %471 = fadd <16 x float> %470, %408
  store <16 x float> %471, ptr %125, align 4
  %472 = load <16 x float>, ptr %128, align 4
  %473 = fadd <16 x float> %472, %409
  store <16 x float> %473, ptr %128, align 4
  %474 = load <16 x float>, ptr %131, align 4
  %475 = fadd <16 x float> %474, %414
  store <16 x float> %475, ptr %131, align 4
  %476 = load <16 x float>, ptr %134, align 4
  %477 = fadd <16 x float> %476, %415
  store <16 x float> %477, ptr %134, align 4
  %478 = load <16 x float>, ptr %137, align 4
  %479 = fadd <16 x float> %478, %416
  store <16 x float> %479, ptr %137, align 4
  %480 = load <16 x float>, ptr %140, align 4
  %481 = fadd <16 x float> %480, %421
  store <16 x float> %481, ptr %140, align 4
  %482 = load <16 x float>, ptr %143, align 4
  %483 = fadd <16 x float> %482, %422
  store <16 x float> %483, ptr %143, align 4
  %484 = load <16 x float>, ptr %146, align 4
  %485 = fadd <16 x float> %484, %423
  store <16 x float> %485, ptr %146, align 4
  %486 = load <16 x float>, ptr %149, align 4
  %487 = fadd <16 x float> %486, %428
  store <16 x float> %487, ptr %149, align 4
  %488 = load <16 x float>, ptr %152, align 4
  %489 = fadd <16 x float> %488, %429
  store <16 x float> %489, ptr %152, align 4
  %490 = load <16 x float>, ptr %155, align 4
  %491 = fadd <16 x float> %490, %430
  store <16 x float> %491, ptr %155, align 4
  %492 = load <16 x float>, ptr %158, align 4
  %493 = fadd <16 x float> %492, %435
  store <16 x float> %493, ptr %158, align 4
  %494 = load <16 x float>, ptr %161, align 4
  %495 = fadd <16 x float> %494, %436
  store <16 x float> %495, ptr %161, align 4
  %496 = load <16 x float>, ptr %164, align 4
  %497 = fadd <16 x float> %496, %437
  store <16 x float> %497, ptr %164, align 4
  %498 = load <16 x float>, ptr %167, align 4
  %499 = fadd <16 x float> %498, %442
  store <16 x float> %499, ptr %167, align 4
  %500 = load <16 x float>, ptr %170, align 4
  %501 = fadd <16 x float> %500, %443
  store <16 x float> %501, ptr %170, align 4
  %502 = load <16 x float>, ptr %173, align 4
  %503 = fadd <16 x float> %502, %444
  store <16 x float> %503, ptr %173, align 4
  %504 = load <16 x float>, ptr %176, align 4
  %505 = fadd <16 x float> %504, %449
  store <16 x float> %505, ptr %176, align 4
  %506 = load <16 x float>, ptr %179, align 4
  %507 = fadd <16 x float> %506, %450
  store <16 x float> %507, ptr %179, align 4
  %508 = load <16 x float>, ptr %182, align 4
  %509 = fadd <16 x float> %508, %451
  store <16 x float> %509, ptr %182, align 4
  %510 = load <16 x float>, ptr %185, align 4
  %511 = fadd <16 x float> %510, %456
  store <16 x float> %511, ptr %185, align 4
  %512 = load <16 x float>, ptr %188, align 4
  %513 = fadd <16 x float> %512, %457
  store <16 x float> %513, ptr %188, align 4
  %514 = load <16 x float>, ptr %191, align 4
  %515 = fadd <16 x float> %514, %458
  store <16 x float> %515, ptr %191, align 4
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
