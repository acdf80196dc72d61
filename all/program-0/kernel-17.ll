; ModuleID = 'row_61b3a096013a369c'
source_filename = "row_61b3a096013a369c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: nounwind
define void @row_61b3a096013a369c(ptr %0, i64 %1, i64 %2) #0 {
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
  %18 = getelementptr i8, ptr %0, i64 32
  %19 = load ptr, ptr %18, align 8
  %20 = icmp slt i64 %1, %2
  br i1 %20, label %.lr.ph16, label %._crit_edge17

.lr.ph16:                                         ; preds = %3, %._crit_edge
  %21 = phi i64 [ %496, %._crit_edge ], [ %1, %3 ]
  %22 = mul i64 %21, 63
  %23 = sub i64 2048, %22
  %24 = call i64 @llvm.smin.i64(i64 %23, i64 63)
  %25 = add i64 %22, %24
  %26 = load float, ptr %11, align 4
  %27 = icmp slt i64 %22, %25
  br i1 %27, label %.lr.ph, label %._crit_edge

.lr.ph:                                           ; preds = %.lr.ph16
  %28 = fneg float %26
  br label %29

29:                                               ; preds = %.lr.ph, %487
  %30 = phi i64 [ %22, %.lr.ph ], [ %494, %487 ]
  %31 = mul i64 %30, 65
  %32 = getelementptr i64, ptr %7, i64 %30
  %33 = load i64, ptr %32, align 8
  %34 = getelementptr i8, ptr %13, i64 %30
  %35 = load i8, ptr %34, align 1
  %.not = icmp eq i8 %35, 0
  %36 = getelementptr float, ptr %9, i64 %30
  %37 = load float, ptr %36, align 4
  %38 = fmul float %37, %28
  %39 = select i1 %.not, float 0.000000e+00, float %38
  %40 = insertelement <16 x i64> poison, i64 %33, i64 0
  %41 = shufflevector <16 x i64> %40, <16 x i64> poison, <16 x i32> zeroinitializer
  %42 = insertelement <16 x float> poison, float %39, i64 0
  %43 = shufflevector <16 x float> %42, <16 x float> poison, <16 x i32> zeroinitializer
  %44 = getelementptr float, ptr %5, i64 %31
  br label %45

45:                                               ; preds = %29, %45
  %46 = phi <16 x float> [ splat (float -0.000000e+00), %29 ], [ %93, %45 ]
  %47 = phi <16 x float> [ splat (float -0.000000e+00), %29 ], [ %92, %45 ]
  %48 = phi <16 x float> [ splat (float -0.000000e+00), %29 ], [ %91, %45 ]
  %49 = phi <16 x float> [ splat (float -0.000000e+00), %29 ], [ %90, %45 ]
  %50 = phi <16 x float> [ splat (float 0xFFF0000000000000), %29 ], [ %89, %45 ]
  %51 = phi <16 x float> [ splat (float 0xFFF0000000000000), %29 ], [ %88, %45 ]
  %52 = phi <16 x float> [ splat (float 0xFFF0000000000000), %29 ], [ %87, %45 ]
  %53 = phi <16 x float> [ splat (float 0xFFF0000000000000), %29 ], [ %86, %45 ]
  %54 = phi i64 [ 0, %29 ], [ %94, %45 ]
  %55 = or disjoint i64 %54, 16
  %56 = or disjoint i64 %54, 32
  %57 = or disjoint i64 %54, 48
  %58 = getelementptr float, ptr %44, i64 %54
  %59 = load <16 x float>, ptr %58, align 4
  %60 = getelementptr float, ptr %44, i64 %55
  %61 = load <16 x float>, ptr %60, align 4
  %62 = getelementptr float, ptr %44, i64 %56
  %63 = load <16 x float>, ptr %62, align 4
  %64 = getelementptr float, ptr %44, i64 %57
  %65 = load <16 x float>, ptr %64, align 4
  %66 = insertelement <16 x i64> poison, i64 %54, i64 0
  %67 = shufflevector <16 x i64> %66, <16 x i64> poison, <16 x i32> zeroinitializer
  %68 = or disjoint <16 x i64> %67, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>
  %69 = insertelement <16 x i64> poison, i64 %55, i64 0
  %70 = shufflevector <16 x i64> %69, <16 x i64> poison, <16 x i32> zeroinitializer
  %71 = or disjoint <16 x i64> %70, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>
  %72 = insertelement <16 x i64> poison, i64 %56, i64 0
  %73 = shufflevector <16 x i64> %72, <16 x i64> poison, <16 x i32> zeroinitializer
  %74 = or disjoint <16 x i64> %73, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>
  %75 = insertelement <16 x i64> poison, i64 %57, i64 0
  %76 = shufflevector <16 x i64> %75, <16 x i64> poison, <16 x i32> zeroinitializer
  %77 = or disjoint <16 x i64> %76, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>
  %78 = icmp eq <16 x i64> %68, %41
  %79 = icmp eq <16 x i64> %71, %41
  %80 = icmp eq <16 x i64> %74, %41
  %81 = icmp eq <16 x i64> %77, %41
  %82 = select <16 x i1> %78, <16 x float> %43, <16 x float> zeroinitializer
  %83 = select <16 x i1> %79, <16 x float> %43, <16 x float> zeroinitializer
  %84 = select <16 x i1> %80, <16 x float> %43, <16 x float> zeroinitializer
  %85 = select <16 x i1> %81, <16 x float> %43, <16 x float> zeroinitializer
  %86 = call nsz <16 x float> @llvm.maximum.v16f32(<16 x float> %53, <16 x float> %59)
  %87 = call nsz <16 x float> @llvm.maximum.v16f32(<16 x float> %52, <16 x float> %61)
  %88 = call nsz <16 x float> @llvm.maximum.v16f32(<16 x float> %51, <16 x float> %63)
  %89 = call nsz <16 x float> @llvm.maximum.v16f32(<16 x float> %50, <16 x float> %65)
  %90 = fadd <16 x float> %49, %82
  %91 = fadd <16 x float> %48, %83
  %92 = fadd <16 x float> %47, %84
  %93 = fadd <16 x float> %46, %85
  %94 = add i64 %54, 64
  %95 = icmp slt i64 %94, 64
  br i1 %95, label %45, label %96

96:                                               ; preds = %45
  %97 = call nsz <16 x float> @llvm.maximum.v16f32(<16 x float> %86, <16 x float> %88)
  %98 = call nsz <16 x float> @llvm.maximum.v16f32(<16 x float> %87, <16 x float> %89)
  %99 = call nsz <16 x float> @llvm.maximum.v16f32(<16 x float> %97, <16 x float> %98)
  %100 = fadd <16 x float> %90, %92
  %101 = fadd <16 x float> %91, %93
  %102 = fadd <16 x float> %100, %101
  br label %103

103:                                              ; preds = %96, %103
  %104 = phi <16 x float> [ %102, %96 ], [ %121, %103 ]
  %105 = phi <16 x float> [ %99, %96 ], [ %119, %103 ]
  %106 = phi i64 [ 64, %96 ], [ %122, %103 ]
  %107 = trunc i64 %106 to i32
  %108 = sub i32 65, %107
  %109 = insertelement <16 x i32> poison, i32 %108, i64 0
  %110 = shufflevector <16 x i32> %109, <16 x i32> poison, <16 x i32> zeroinitializer
  %111 = icmp sgt <16 x i32> %110, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %112 = getelementptr float, ptr %44, i64 %106
  %113 = insertelement <16 x i64> poison, i64 %106, i64 0
  %114 = shufflevector <16 x i64> %113, <16 x i64> poison, <16 x i32> zeroinitializer
  %115 = or disjoint <16 x i64> %114, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>
  %116 = icmp eq <16 x i64> %115, %41
  %117 = select <16 x i1> %116, <16 x float> %43, <16 x float> zeroinitializer
  %118 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %112, <16 x i1> %111, <16 x float> splat (float 0xFFF0000000000000))
  %119 = call nsz <16 x float> @llvm.maximum.v16f32(<16 x float> %105, <16 x float> %118)
  %120 = select <16 x i1> %111, <16 x float> %117, <16 x float> splat (float -0.000000e+00)
  %121 = fadd <16 x float> %104, %120
  %122 = add i64 %106, 16
  %123 = icmp slt i64 %122, 65
  br i1 %123, label %103, label %124

124:                                              ; preds = %103
  %125 = call nsz float @llvm.vector.reduce.fmaximum.v16f32(<16 x float> %119)
  %126 = call reassoc float @llvm.vector.reduce.fadd.v16f32(float 0.000000e+00, <16 x float> %121)
  %127 = insertelement <16 x float> poison, float %125, i64 0
  %128 = shufflevector <16 x float> %127, <16 x float> poison, <16 x i32> zeroinitializer
  br label %129

129:                                              ; preds = %124, %129
  %130 = phi <16 x float> [ splat (float -0.000000e+00), %124 ], [ %258, %129 ]
  %131 = phi <16 x float> [ splat (float -0.000000e+00), %124 ], [ %257, %129 ]
  %132 = phi <16 x float> [ splat (float -0.000000e+00), %124 ], [ %256, %129 ]
  %133 = phi <16 x float> [ splat (float -0.000000e+00), %124 ], [ %255, %129 ]
  %134 = phi i64 [ 0, %124 ], [ %259, %129 ]
  %135 = getelementptr float, ptr %44, i64 %134
  %136 = load <16 x float>, ptr %135, align 4
  %137 = getelementptr i8, ptr %135, i64 64
  %138 = load <16 x float>, ptr %137, align 4
  %139 = getelementptr i8, ptr %135, i64 128
  %140 = load <16 x float>, ptr %139, align 4
  %141 = getelementptr i8, ptr %135, i64 192
  %142 = load <16 x float>, ptr %141, align 4
  %143 = fsub <16 x float> %136, %128
  %144 = fsub <16 x float> %138, %128
  %145 = fsub <16 x float> %140, %128
  %146 = fsub <16 x float> %142, %128
  %147 = fcmp ogt <16 x float> %143, splat (float 8.900000e+01)
  %148 = select <16 x i1> %147, <16 x float> splat (float 8.900000e+01), <16 x float> %143
  %149 = fcmp olt <16 x float> %148, splat (float -1.040000e+02)
  %150 = select <16 x i1> %149, <16 x float> splat (float -1.040000e+02), <16 x float> %148
  %151 = call <16 x float> @llvm.fma.v16f32(<16 x float> %150, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4168000000000000))
  %152 = bitcast <16 x float> %151 to <16 x i32>
  %153 = add <16 x i32> %152, splat (i32 -1262485504)
  %154 = fadd <16 x float> %151, splat (float 0xC168000000000000)
  %155 = call <16 x float> @llvm.fma.v16f32(<16 x float> %154, <16 x float> splat (float 0xBFE62E4300000000), <16 x float> %150)
  %156 = call <16 x float> @llvm.fma.v16f32(<16 x float> %154, <16 x float> splat (float 0x3E205C6100000000), <16 x float> %155)
  %157 = call <16 x float> @llvm.fma.v16f32(<16 x float> %156, <16 x float> splat (float 0x3F56BA4800000000), <16 x float> splat (float 0x3F8122A700000000))
  %158 = call <16 x float> @llvm.fma.v16f32(<16 x float> %157, <16 x float> %156, <16 x float> splat (float 0x3FA5556F00000000))
  %159 = call <16 x float> @llvm.fma.v16f32(<16 x float> %158, <16 x float> %156, <16 x float> splat (float 0x3FC5554AE0000000))
  %160 = call <16 x float> @llvm.fma.v16f32(<16 x float> %159, <16 x float> %156, <16 x float> splat (float 0x3FDFFFFFE0000000))
  %161 = fmul <16 x float> %156, %156
  %162 = call <16 x float> @llvm.fma.v16f32(<16 x float> %161, <16 x float> %160, <16 x float> %156)
  %163 = fadd <16 x float> %162, splat (float 1.000000e+00)
  %164 = ashr <16 x i32> %153, splat (i32 1)
  %165 = shl <16 x i32> %164, splat (i32 23)
  %166 = add <16 x i32> %165, splat (i32 1065353216)
  %167 = bitcast <16 x i32> %166 to <16 x float>
  %168 = fmul <16 x float> %163, %167
  %169 = sub <16 x i32> %152, %164
  %170 = shl <16 x i32> %169, splat (i32 23)
  %171 = add <16 x i32> %170, splat (i32 1065353216)
  %172 = bitcast <16 x i32> %171 to <16 x float>
  %173 = fmul <16 x float> %168, %172
  %174 = fcmp ogt <16 x float> %144, splat (float 8.900000e+01)
  %175 = select <16 x i1> %174, <16 x float> splat (float 8.900000e+01), <16 x float> %144
  %176 = fcmp olt <16 x float> %175, splat (float -1.040000e+02)
  %177 = select <16 x i1> %176, <16 x float> splat (float -1.040000e+02), <16 x float> %175
  %178 = call <16 x float> @llvm.fma.v16f32(<16 x float> %177, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4168000000000000))
  %179 = bitcast <16 x float> %178 to <16 x i32>
  %180 = add <16 x i32> %179, splat (i32 -1262485504)
  %181 = fadd <16 x float> %178, splat (float 0xC168000000000000)
  %182 = call <16 x float> @llvm.fma.v16f32(<16 x float> %181, <16 x float> splat (float 0xBFE62E4300000000), <16 x float> %177)
  %183 = call <16 x float> @llvm.fma.v16f32(<16 x float> %181, <16 x float> splat (float 0x3E205C6100000000), <16 x float> %182)
  %184 = call <16 x float> @llvm.fma.v16f32(<16 x float> %183, <16 x float> splat (float 0x3F56BA4800000000), <16 x float> splat (float 0x3F8122A700000000))
  %185 = call <16 x float> @llvm.fma.v16f32(<16 x float> %184, <16 x float> %183, <16 x float> splat (float 0x3FA5556F00000000))
  %186 = call <16 x float> @llvm.fma.v16f32(<16 x float> %185, <16 x float> %183, <16 x float> splat (float 0x3FC5554AE0000000))
  %187 = call <16 x float> @llvm.fma.v16f32(<16 x float> %186, <16 x float> %183, <16 x float> splat (float 0x3FDFFFFFE0000000))
  %188 = fmul <16 x float> %183, %183
  %189 = call <16 x float> @llvm.fma.v16f32(<16 x float> %188, <16 x float> %187, <16 x float> %183)
  %190 = fadd <16 x float> %189, splat (float 1.000000e+00)
  %191 = ashr <16 x i32> %180, splat (i32 1)
  %192 = shl <16 x i32> %191, splat (i32 23)
  %193 = add <16 x i32> %192, splat (i32 1065353216)
  %194 = bitcast <16 x i32> %193 to <16 x float>
  %195 = fmul <16 x float> %190, %194
  %196 = sub <16 x i32> %179, %191
  %197 = shl <16 x i32> %196, splat (i32 23)
  %198 = add <16 x i32> %197, splat (i32 1065353216)
  %199 = bitcast <16 x i32> %198 to <16 x float>
  %200 = fmul <16 x float> %195, %199
  %201 = fcmp ogt <16 x float> %145, splat (float 8.900000e+01)
  %202 = select <16 x i1> %201, <16 x float> splat (float 8.900000e+01), <16 x float> %145
  %203 = fcmp olt <16 x float> %202, splat (float -1.040000e+02)
  %204 = select <16 x i1> %203, <16 x float> splat (float -1.040000e+02), <16 x float> %202
  %205 = call <16 x float> @llvm.fma.v16f32(<16 x float> %204, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4168000000000000))
  %206 = bitcast <16 x float> %205 to <16 x i32>
  %207 = add <16 x i32> %206, splat (i32 -1262485504)
  %208 = fadd <16 x float> %205, splat (float 0xC168000000000000)
  %209 = call <16 x float> @llvm.fma.v16f32(<16 x float> %208, <16 x float> splat (float 0xBFE62E4300000000), <16 x float> %204)
  %210 = call <16 x float> @llvm.fma.v16f32(<16 x float> %208, <16 x float> splat (float 0x3E205C6100000000), <16 x float> %209)
  %211 = call <16 x float> @llvm.fma.v16f32(<16 x float> %210, <16 x float> splat (float 0x3F56BA4800000000), <16 x float> splat (float 0x3F8122A700000000))
  %212 = call <16 x float> @llvm.fma.v16f32(<16 x float> %211, <16 x float> %210, <16 x float> splat (float 0x3FA5556F00000000))
  %213 = call <16 x float> @llvm.fma.v16f32(<16 x float> %212, <16 x float> %210, <16 x float> splat (float 0x3FC5554AE0000000))
  %214 = call <16 x float> @llvm.fma.v16f32(<16 x float> %213, <16 x float> %210, <16 x float> splat (float 0x3FDFFFFFE0000000))
  %215 = fmul <16 x float> %210, %210
  %216 = call <16 x float> @llvm.fma.v16f32(<16 x float> %215, <16 x float> %214, <16 x float> %210)
  %217 = fadd <16 x float> %216, splat (float 1.000000e+00)
  %218 = ashr <16 x i32> %207, splat (i32 1)
  %219 = shl <16 x i32> %218, splat (i32 23)
  %220 = add <16 x i32> %219, splat (i32 1065353216)
  %221 = bitcast <16 x i32> %220 to <16 x float>
  %222 = fmul <16 x float> %217, %221
  %223 = sub <16 x i32> %206, %218
  %224 = shl <16 x i32> %223, splat (i32 23)
  %225 = add <16 x i32> %224, splat (i32 1065353216)
  %226 = bitcast <16 x i32> %225 to <16 x float>
  %227 = fmul <16 x float> %222, %226
  %228 = fcmp ogt <16 x float> %146, splat (float 8.900000e+01)
  %229 = select <16 x i1> %228, <16 x float> splat (float 8.900000e+01), <16 x float> %146
  %230 = fcmp olt <16 x float> %229, splat (float -1.040000e+02)
  %231 = select <16 x i1> %230, <16 x float> splat (float -1.040000e+02), <16 x float> %229
  %232 = call <16 x float> @llvm.fma.v16f32(<16 x float> %231, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4168000000000000))
  %233 = bitcast <16 x float> %232 to <16 x i32>
  %234 = add <16 x i32> %233, splat (i32 -1262485504)
  %235 = fadd <16 x float> %232, splat (float 0xC168000000000000)
  %236 = call <16 x float> @llvm.fma.v16f32(<16 x float> %235, <16 x float> splat (float 0xBFE62E4300000000), <16 x float> %231)
  %237 = call <16 x float> @llvm.fma.v16f32(<16 x float> %235, <16 x float> splat (float 0x3E205C6100000000), <16 x float> %236)
  %238 = call <16 x float> @llvm.fma.v16f32(<16 x float> %237, <16 x float> splat (float 0x3F56BA4800000000), <16 x float> splat (float 0x3F8122A700000000))
  %239 = call <16 x float> @llvm.fma.v16f32(<16 x float> %238, <16 x float> %237, <16 x float> splat (float 0x3FA5556F00000000))
  %240 = call <16 x float> @llvm.fma.v16f32(<16 x float> %239, <16 x float> %237, <16 x float> splat (float 0x3FC5554AE0000000))
  %241 = call <16 x float> @llvm.fma.v16f32(<16 x float> %240, <16 x float> %237, <16 x float> splat (float 0x3FDFFFFFE0000000))
  %242 = fmul <16 x float> %237, %237
  %243 = call <16 x float> @llvm.fma.v16f32(<16 x float> %242, <16 x float> %241, <16 x float> %237)
  %244 = fadd <16 x float> %243, splat (float 1.000000e+00)
  %245 = ashr <16 x i32> %234, splat (i32 1)
  %246 = shl <16 x i32> %245, splat (i32 23)
  %247 = add <16 x i32> %246, splat (i32 1065353216)
  %248 = bitcast <16 x i32> %247 to <16 x float>
  %249 = fmul <16 x float> %244, %248
  %250 = sub <16 x i32> %233, %245
  %251 = shl <16 x i32> %250, splat (i32 23)
  %252 = add <16 x i32> %251, splat (i32 1065353216)
  %253 = bitcast <16 x i32> %252 to <16 x float>
  %254 = fmul <16 x float> %249, %253
  %255 = fadd <16 x float> %133, %173
  %256 = fadd <16 x float> %132, %200
  %257 = fadd <16 x float> %131, %227
  %258 = fadd <16 x float> %130, %254
  %259 = add i64 %134, 64
  %260 = icmp slt i64 %259, 64
  br i1 %260, label %129, label %261

261:                                              ; preds = %129
  %262 = fadd <16 x float> %255, %257
  %263 = fadd <16 x float> %256, %258
  %264 = fadd <16 x float> %262, %263
  br label %265

265:                                              ; preds = %261, %265
  %266 = phi <16 x float> [ %264, %261 ], [ %304, %265 ]
  %267 = phi i64 [ 64, %261 ], [ %305, %265 ]
  %268 = trunc i64 %267 to i32
  %269 = sub i32 65, %268
  %270 = insertelement <16 x i32> poison, i32 %269, i64 0
  %271 = shufflevector <16 x i32> %270, <16 x i32> poison, <16 x i32> zeroinitializer
  %272 = icmp sgt <16 x i32> %271, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %273 = getelementptr float, ptr %44, i64 %267
  %274 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %273, <16 x i1> %272, <16 x float> zeroinitializer)
  %275 = fsub <16 x float> %274, %128
  %276 = fcmp ogt <16 x float> %275, splat (float 8.900000e+01)
  %277 = select <16 x i1> %276, <16 x float> splat (float 8.900000e+01), <16 x float> %275
  %278 = fcmp olt <16 x float> %277, splat (float -1.040000e+02)
  %279 = select <16 x i1> %278, <16 x float> splat (float -1.040000e+02), <16 x float> %277
  %280 = call <16 x float> @llvm.fma.v16f32(<16 x float> %279, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4168000000000000))
  %281 = bitcast <16 x float> %280 to <16 x i32>
  %282 = add <16 x i32> %281, splat (i32 -1262485504)
  %283 = fadd <16 x float> %280, splat (float 0xC168000000000000)
  %284 = call <16 x float> @llvm.fma.v16f32(<16 x float> %283, <16 x float> splat (float 0xBFE62E4300000000), <16 x float> %279)
  %285 = call <16 x float> @llvm.fma.v16f32(<16 x float> %283, <16 x float> splat (float 0x3E205C6100000000), <16 x float> %284)
  %286 = call <16 x float> @llvm.fma.v16f32(<16 x float> %285, <16 x float> splat (float 0x3F56BA4800000000), <16 x float> splat (float 0x3F8122A700000000))
  %287 = call <16 x float> @llvm.fma.v16f32(<16 x float> %286, <16 x float> %285, <16 x float> splat (float 0x3FA5556F00000000))
  %288 = call <16 x float> @llvm.fma.v16f32(<16 x float> %287, <16 x float> %285, <16 x float> splat (float 0x3FC5554AE0000000))
  %289 = call <16 x float> @llvm.fma.v16f32(<16 x float> %288, <16 x float> %285, <16 x float> splat (float 0x3FDFFFFFE0000000))
  %290 = fmul <16 x float> %285, %285
  %291 = call <16 x float> @llvm.fma.v16f32(<16 x float> %290, <16 x float> %289, <16 x float> %285)
  %292 = fadd <16 x float> %291, splat (float 1.000000e+00)
  %293 = ashr <16 x i32> %282, splat (i32 1)
  %294 = shl <16 x i32> %293, splat (i32 23)
  %295 = add <16 x i32> %294, splat (i32 1065353216)
  %296 = bitcast <16 x i32> %295 to <16 x float>
  %297 = fmul <16 x float> %292, %296
  %298 = sub <16 x i32> %281, %293
  %299 = shl <16 x i32> %298, splat (i32 23)
  %300 = add <16 x i32> %299, splat (i32 1065353216)
  %301 = bitcast <16 x i32> %300 to <16 x float>
  %302 = fmul <16 x float> %297, %301
  %303 = select <16 x i1> %272, <16 x float> %302, <16 x float> splat (float -0.000000e+00)
  %304 = fadd <16 x float> %266, %303
  %305 = add i64 %267, 16
  %306 = icmp slt i64 %305, 65
  br i1 %306, label %265, label %307

307:                                              ; preds = %265
  %308 = call reassoc float @llvm.vector.reduce.fadd.v16f32(float 0.000000e+00, <16 x float> %304)
  %309 = fcmp olt float %308, 0x3810000000000000
  %310 = fmul float %308, 0x4160000000000000
  %311 = select i1 %309, float %310, float %308
  %312 = bitcast float %311 to i32
  %313 = add i32 %312, -1060439283
  %314 = ashr i32 %313, 23
  %315 = and i32 %313, -8388608
  %316 = sub i32 %312, %315
  %317 = bitcast i32 %316 to float
  %318 = fadd float %317, -1.000000e+00
  %319 = add nsw i32 %314, 1262485504
  %320 = bitcast i32 %319 to float
  %321 = fadd float %320, 0xC168000000000000
  %322 = select i1 %309, float 2.300000e+01, float 0.000000e+00
  %323 = fsub float %321, %322
  %324 = call float @llvm.fma.f32(float %318, float 0x3FB1485AA0000000, float 0xBFBDE430E0000000)
  %325 = call float @llvm.fma.f32(float %324, float %318, float 0x3FBE6D9B00000000)
  %326 = call float @llvm.fma.f32(float %325, float %318, float 0xBFBFC21B20000000)
  %327 = call float @llvm.fma.f32(float %326, float %318, float 0x3FC2339E20000000)
  %328 = call float @llvm.fma.f32(float %327, float %318, float 0xBFC555C5A0000000)
  %329 = call float @llvm.fma.f32(float %328, float %318, float 0x3FC99A4840000000)
  %330 = call float @llvm.fma.f32(float %329, float %318, float 0xBFD0000060000000)
  %331 = call float @llvm.fma.f32(float %330, float %318, float 0x3FD5555480000000)
  %332 = fmul float %318, %318
  %333 = fmul float %332, %318
  %334 = fmul float %332, -5.000000e-01
  %335 = call float @llvm.fma.f32(float %333, float %331, float %334)
  %336 = call float @llvm.fma.f32(float %323, float 0xBE205C6100000000, float %335)
  %337 = fadd float %318, %336
  %338 = call float @llvm.fma.f32(float %323, float 0x3FE62E4300000000, float %337)
  %339 = fcmp one float %308, 0x7FF0000000000000
  %340 = select i1 %339, float %338, float %308
  %341 = fcmp ole float %308, 0.000000e+00
  %342 = fcmp oeq float %308, 0.000000e+00
  %343 = select i1 %342, float 0xFFF0000000000000, float 0x7FF8000000000000
  %344 = select i1 %341, float %343, float %340
  %345 = insertelement <16 x float> poison, float %344, i64 0
  %346 = shufflevector <16 x float> %345, <16 x float> poison, <16 x i32> zeroinitializer
  %347 = insertelement <16 x float> poison, float %126, i64 0
  %348 = shufflevector <16 x float> %347, <16 x float> poison, <16 x i32> zeroinitializer
  br label %349

349:                                              ; preds = %307, %349
  %350 = phi i64 [ 0, %307 ], [ %432, %349 ]
  %351 = or disjoint i64 %350, 16
  %352 = insertelement <16 x i64> poison, i64 %350, i64 0
  %353 = shufflevector <16 x i64> %352, <16 x i64> poison, <16 x i32> zeroinitializer
  %354 = or disjoint <16 x i64> %353, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>
  %355 = insertelement <16 x i64> poison, i64 %351, i64 0
  %356 = shufflevector <16 x i64> %355, <16 x i64> poison, <16 x i32> zeroinitializer
  %357 = or disjoint <16 x i64> %356, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>
  %358 = icmp eq <16 x i64> %354, %41
  %359 = icmp eq <16 x i64> %357, %41
  %360 = select <16 x i1> %358, <16 x float> %43, <16 x float> zeroinitializer
  %361 = select <16 x i1> %359, <16 x float> %43, <16 x float> zeroinitializer
  %362 = add i64 %31, %350
  %363 = add i64 %31, %351
  %364 = getelementptr float, ptr %5, i64 %362
  %365 = load <16 x float>, ptr %364, align 4
  %366 = getelementptr float, ptr %5, i64 %363
  %367 = load <16 x float>, ptr %366, align 4
  %368 = fsub <16 x float> %365, %128
  %369 = fsub <16 x float> %367, %128
  %370 = fsub <16 x float> %368, %346
  %371 = fsub <16 x float> %369, %346
  %372 = fcmp ogt <16 x float> %370, splat (float 8.900000e+01)
  %373 = select <16 x i1> %372, <16 x float> splat (float 8.900000e+01), <16 x float> %370
  %374 = fcmp olt <16 x float> %373, splat (float -1.040000e+02)
  %375 = select <16 x i1> %374, <16 x float> splat (float -1.040000e+02), <16 x float> %373
  %376 = call <16 x float> @llvm.fma.v16f32(<16 x float> %375, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4168000000000000))
  %377 = bitcast <16 x float> %376 to <16 x i32>
  %378 = add <16 x i32> %377, splat (i32 -1262485504)
  %379 = fadd <16 x float> %376, splat (float 0xC168000000000000)
  %380 = call <16 x float> @llvm.fma.v16f32(<16 x float> %379, <16 x float> splat (float 0xBFE62E4300000000), <16 x float> %375)
  %381 = call <16 x float> @llvm.fma.v16f32(<16 x float> %379, <16 x float> splat (float 0x3E205C6100000000), <16 x float> %380)
  %382 = call <16 x float> @llvm.fma.v16f32(<16 x float> %381, <16 x float> splat (float 0x3F56BA4800000000), <16 x float> splat (float 0x3F8122A700000000))
  %383 = call <16 x float> @llvm.fma.v16f32(<16 x float> %382, <16 x float> %381, <16 x float> splat (float 0x3FA5556F00000000))
  %384 = call <16 x float> @llvm.fma.v16f32(<16 x float> %383, <16 x float> %381, <16 x float> splat (float 0x3FC5554AE0000000))
  %385 = call <16 x float> @llvm.fma.v16f32(<16 x float> %384, <16 x float> %381, <16 x float> splat (float 0x3FDFFFFFE0000000))
  %386 = fmul <16 x float> %381, %381
  %387 = call <16 x float> @llvm.fma.v16f32(<16 x float> %386, <16 x float> %385, <16 x float> %381)
  %388 = fadd <16 x float> %387, splat (float 1.000000e+00)
  %389 = ashr <16 x i32> %378, splat (i32 1)
  %390 = shl <16 x i32> %389, splat (i32 23)
  %391 = add <16 x i32> %390, splat (i32 1065353216)
  %392 = bitcast <16 x i32> %391 to <16 x float>
  %393 = fmul <16 x float> %388, %392
  %394 = sub <16 x i32> %377, %389
  %395 = shl <16 x i32> %394, splat (i32 23)
  %396 = add <16 x i32> %395, splat (i32 1065353216)
  %397 = bitcast <16 x i32> %396 to <16 x float>
  %398 = fmul <16 x float> %393, %397
  %399 = fcmp ogt <16 x float> %371, splat (float 8.900000e+01)
  %400 = select <16 x i1> %399, <16 x float> splat (float 8.900000e+01), <16 x float> %371
  %401 = fcmp olt <16 x float> %400, splat (float -1.040000e+02)
  %402 = select <16 x i1> %401, <16 x float> splat (float -1.040000e+02), <16 x float> %400
  %403 = call <16 x float> @llvm.fma.v16f32(<16 x float> %402, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4168000000000000))
  %404 = bitcast <16 x float> %403 to <16 x i32>
  %405 = add <16 x i32> %404, splat (i32 -1262485504)
  %406 = fadd <16 x float> %403, splat (float 0xC168000000000000)
  %407 = call <16 x float> @llvm.fma.v16f32(<16 x float> %406, <16 x float> splat (float 0xBFE62E4300000000), <16 x float> %402)
  %408 = call <16 x float> @llvm.fma.v16f32(<16 x float> %406, <16 x float> splat (float 0x3E205C6100000000), <16 x float> %407)
  %409 = call <16 x float> @llvm.fma.v16f32(<16 x float> %408, <16 x float> splat (float 0x3F56BA4800000000), <16 x float> splat (float 0x3F8122A700000000))
  %410 = call <16 x float> @llvm.fma.v16f32(<16 x float> %409, <16 x float> %408, <16 x float> splat (float 0x3FA5556F00000000))
  %411 = call <16 x float> @llvm.fma.v16f32(<16 x float> %410, <16 x float> %408, <16 x float> splat (float 0x3FC5554AE0000000))
  %412 = call <16 x float> @llvm.fma.v16f32(<16 x float> %411, <16 x float> %408, <16 x float> splat (float 0x3FDFFFFFE0000000))
  %413 = fmul <16 x float> %408, %408
  %414 = call <16 x float> @llvm.fma.v16f32(<16 x float> %413, <16 x float> %412, <16 x float> %408)
  %415 = fadd <16 x float> %414, splat (float 1.000000e+00)
  %416 = ashr <16 x i32> %405, splat (i32 1)
  %417 = shl <16 x i32> %416, splat (i32 23)
  %418 = add <16 x i32> %417, splat (i32 1065353216)
  %419 = bitcast <16 x i32> %418 to <16 x float>
  %420 = fmul <16 x float> %415, %419
  %421 = sub <16 x i32> %404, %416
  %422 = shl <16 x i32> %421, splat (i32 23)
  %423 = add <16 x i32> %422, splat (i32 1065353216)
  %424 = bitcast <16 x i32> %423 to <16 x float>
  %425 = fmul <16 x float> %420, %424
  %426 = fmul <16 x float> %398, %348
  %427 = fmul <16 x float> %425, %348
  %428 = fsub <16 x float> %360, %426
  %429 = fsub <16 x float> %361, %427
  %430 = getelementptr float, ptr %17, i64 %362
  store <16 x float> %428, ptr %430, align 4
  %431 = getelementptr float, ptr %17, i64 %363
  store <16 x float> %429, ptr %431, align 4
  %432 = add i64 %350, 32
  %433 = icmp slt i64 %432, 64
  br i1 %433, label %349, label %434

434:                                              ; preds = %349, %434
  %435 = phi i64 [ %481, %434 ], [ 64, %349 ]
  %436 = trunc i64 %435 to i32
  %437 = sub i32 65, %436
  %438 = insertelement <16 x i32> poison, i32 %437, i64 0
  %439 = shufflevector <16 x i32> %438, <16 x i32> poison, <16 x i32> zeroinitializer
  %440 = icmp sgt <16 x i32> %439, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %441 = insertelement <16 x i64> poison, i64 %435, i64 0
  %442 = shufflevector <16 x i64> %441, <16 x i64> poison, <16 x i32> zeroinitializer
  %443 = or disjoint <16 x i64> %442, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>
  %444 = icmp eq <16 x i64> %443, %41
  %445 = select <16 x i1> %444, <16 x float> %43, <16 x float> zeroinitializer
  %446 = add i64 %31, %435
  %447 = getelementptr float, ptr %5, i64 %446
  %448 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %447, <16 x i1> %440, <16 x float> zeroinitializer)
  %449 = fsub <16 x float> %448, %128
  %450 = fsub <16 x float> %449, %346
  %451 = fcmp ogt <16 x float> %450, splat (float 8.900000e+01)
  %452 = select <16 x i1> %451, <16 x float> splat (float 8.900000e+01), <16 x float> %450
  %453 = fcmp olt <16 x float> %452, splat (float -1.040000e+02)
  %454 = select <16 x i1> %453, <16 x float> splat (float -1.040000e+02), <16 x float> %452
  %455 = call <16 x float> @llvm.fma.v16f32(<16 x float> %454, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4168000000000000))
  %456 = bitcast <16 x float> %455 to <16 x i32>
  %457 = add <16 x i32> %456, splat (i32 -1262485504)
  %458 = fadd <16 x float> %455, splat (float 0xC168000000000000)
  %459 = call <16 x float> @llvm.fma.v16f32(<16 x float> %458, <16 x float> splat (float 0xBFE62E4300000000), <16 x float> %454)
  %460 = call <16 x float> @llvm.fma.v16f32(<16 x float> %458, <16 x float> splat (float 0x3E205C6100000000), <16 x float> %459)
  %461 = call <16 x float> @llvm.fma.v16f32(<16 x float> %460, <16 x float> splat (float 0x3F56BA4800000000), <16 x float> splat (float 0x3F8122A700000000))
  %462 = call <16 x float> @llvm.fma.v16f32(<16 x float> %461, <16 x float> %460, <16 x float> splat (float 0x3FA5556F00000000))
  %463 = call <16 x float> @llvm.fma.v16f32(<16 x float> %462, <16 x float> %460, <16 x float> splat (float 0x3FC5554AE0000000))
  %464 = call <16 x float> @llvm.fma.v16f32(<16 x float> %463, <16 x float> %460, <16 x float> splat (float 0x3FDFFFFFE0000000))
  %465 = fmul <16 x float> %460, %460
  %466 = call <16 x float> @llvm.fma.v16f32(<16 x float> %465, <16 x float> %464, <16 x float> %460)
  %467 = fadd <16 x float> %466, splat (float 1.000000e+00)
  %468 = ashr <16 x i32> %457, splat (i32 1)
  %469 = shl <16 x i32> %468, splat (i32 23)
  %470 = add <16 x i32> %469, splat (i32 1065353216)
  %471 = bitcast <16 x i32> %470 to <16 x float>
  %472 = fmul <16 x float> %467, %471
  %473 = sub <16 x i32> %456, %468
  %474 = shl <16 x i32> %473, splat (i32 23)
  %475 = add <16 x i32> %474, splat (i32 1065353216)
  %476 = bitcast <16 x i32> %475 to <16 x float>
  %477 = fmul <16 x float> %472, %476
  %478 = fmul <16 x float> %477, %348
  %479 = fsub <16 x float> %445, %478
  %480 = getelementptr float, ptr %17, i64 %446
  call void @llvm.masked.store.v16f32.p0(<16 x float> %479, ptr align 4 %480, <16 x i1> %440)
  %481 = add i64 %435, 16
  %482 = icmp slt i64 %481, 65
  br i1 %482, label %434, label %483

483:                                              ; preds = %434
  %484 = icmp ugt i64 %33, 64
  br i1 %484, label %485, label %487

485:                                              ; preds = %483
  %486 = cmpxchg ptr %19, i32 0, i32 4002 monotonic monotonic, align 4
  br label %487

487:                                              ; preds = %485, %483
  %488 = phi i64 [ 0, %485 ], [ %33, %483 ]
  %489 = getelementptr float, ptr %44, i64 %488
  %490 = load float, ptr %489, align 4
  %491 = fsub float %490, %125
  %492 = fsub float %491, %344
  %493 = getelementptr float, ptr %15, i64 %30
  store float %492, ptr %493, align 4
  %494 = add i64 %30, 1
  %495 = icmp slt i64 %494, %25
  br i1 %495, label %29, label %._crit_edge

._crit_edge:                                      ; preds = %487, %.lr.ph16
  %496 = add i64 %21, 1
  %497 = icmp slt i64 %496, %2
  br i1 %497, label %.lr.ph16, label %._crit_edge17

._crit_edge17:                                    ; preds = %._crit_edge, %3
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <16 x float> @llvm.maximum.v16f32(<16 x float>, <16 x float>) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.vector.reduce.fmaximum.v16f32(<16 x float>) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maximum.f32(float, float) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.vector.reduce.fadd.v16f32(float, <16 x float>) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <16 x float> @llvm.masked.load.v16f32.p0(ptr captures(none), <16 x i1>, <16 x float>) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr captures(none), <16 x i1>) #4

attributes #0 = { nounwind "prefer-vector-width"="512" "target-cpu"="x86-64-v4" "target-features"="+avx512bf16" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
