; ModuleID = 'row_6176e3b49b768251'
source_filename = "row_6176e3b49b768251"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: nounwind
define void @row_6176e3b49b768251(ptr %0, i64 %1, i64 %2) #0 {
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
  %22 = alloca [1536 x i8], align 64
  %23 = getelementptr i8, ptr %0, i64 32
  %24 = load ptr, ptr %23, align 8
  %25 = icmp slt i64 %1, %2
  br i1 %25, label %.lr.ph, label %._crit_edge

.lr.ph:                                           ; preds = %3, %196
  %26 = phi i64 [ %197, %196 ], [ %1, %3 ]
  %27 = lshr i64 %26, 3
  %28 = shl i64 %26, 5
  %29 = and i64 %28, 224
  %30 = add nuw nsw i64 %29, 32
  %31 = shl i64 %27, 8
  %32 = mul i64 %27, 98304
  br label %33

33:                                               ; preds = %.lr.ph, %192
  %34 = phi i64 [ %29, %.lr.ph ], [ %194, %192 ]
  %35 = add i64 %31, %34
  %36 = getelementptr i64, ptr %7, i64 %35
  %37 = load i64, ptr %36, align 8
  %38 = icmp ugt i64 %37, 64
  br i1 %38, label %39, label %41

39:                                               ; preds = %33
  %40 = cmpxchg ptr %24, i32 0, i32 4002 monotonic monotonic, align 4
  br label %41

41:                                               ; preds = %39, %33
  %42 = phi i64 [ 0, %39 ], [ %37, %33 ]
  %43 = mul nuw i64 %42, 384
  %44 = icmp ugt i64 %34, 255
  br i1 %44, label %45, label %47

45:                                               ; preds = %41
  %46 = cmpxchg ptr %24, i32 0, i32 4002 monotonic monotonic, align 4
  br label %47

47:                                               ; preds = %45, %41
  %48 = phi i64 [ 0, %45 ], [ %34, %41 ]
  %49 = mul nuw i64 %48, 384
  %50 = mul i64 %34, 384
  %51 = add i64 %32, %50
  %52 = getelementptr float, ptr %5, i64 %43
  %53 = getelementptr float, ptr %9, i64 %49
  %54 = getelementptr float, ptr %15, i64 %51
  br label %55

55:                                               ; preds = %47, %55
  %56 = phi <16 x float> [ splat (float -0.000000e+00), %47 ], [ %95, %55 ]
  %57 = phi <16 x float> [ splat (float -0.000000e+00), %47 ], [ %94, %55 ]
  %58 = phi <16 x float> [ splat (float -0.000000e+00), %47 ], [ %93, %55 ]
  %59 = phi <16 x float> [ splat (float -0.000000e+00), %47 ], [ %92, %55 ]
  %60 = phi i64 [ 0, %47 ], [ %96, %55 ]
  %61 = or disjoint i64 %60, 16
  %62 = or disjoint i64 %60, 32
  %63 = or disjoint i64 %60, 48
  %64 = getelementptr float, ptr %52, i64 %60
  %65 = load <16 x float>, ptr %64, align 4
  %66 = getelementptr float, ptr %52, i64 %61
  %67 = load <16 x float>, ptr %66, align 4
  %68 = getelementptr float, ptr %52, i64 %62
  %69 = load <16 x float>, ptr %68, align 4
  %70 = getelementptr float, ptr %52, i64 %63
  %71 = load <16 x float>, ptr %70, align 4
  %72 = getelementptr float, ptr %53, i64 %60
  %73 = load <16 x float>, ptr %72, align 4
  %74 = getelementptr float, ptr %53, i64 %61
  %75 = load <16 x float>, ptr %74, align 4
  %76 = getelementptr float, ptr %53, i64 %62
  %77 = load <16 x float>, ptr %76, align 4
  %78 = getelementptr float, ptr %53, i64 %63
  %79 = load <16 x float>, ptr %78, align 4
  %80 = fadd <16 x float> %65, %73
  %81 = fadd <16 x float> %67, %75
  %82 = fadd <16 x float> %69, %77
  %83 = fadd <16 x float> %71, %79
  %84 = getelementptr float, ptr %54, i64 %60
  store <16 x float> %80, ptr %84, align 4
  %85 = getelementptr float, ptr %54, i64 %61
  store <16 x float> %81, ptr %85, align 4
  %86 = getelementptr float, ptr %54, i64 %62
  store <16 x float> %82, ptr %86, align 4
  %87 = getelementptr float, ptr %54, i64 %63
  store <16 x float> %83, ptr %87, align 4
  %88 = getelementptr float, ptr %22, i64 %60
  store <16 x float> %80, ptr %88, align 4
  %89 = getelementptr float, ptr %22, i64 %61
  store <16 x float> %81, ptr %89, align 4
  %90 = getelementptr float, ptr %22, i64 %62
  store <16 x float> %82, ptr %90, align 4
  %91 = getelementptr float, ptr %22, i64 %63
  store <16 x float> %83, ptr %91, align 4
  %92 = fadd <16 x float> %59, %80
  %93 = fadd <16 x float> %58, %81
  %94 = fadd <16 x float> %57, %82
  %95 = fadd <16 x float> %56, %83
  %96 = add i64 %60, 64
  %97 = icmp slt i64 %96, 384
  br i1 %97, label %55, label %98

98:                                               ; preds = %55
  %99 = fadd <16 x float> %92, %94
  %100 = fadd <16 x float> %93, %95
  %101 = fadd <16 x float> %99, %100
  %102 = call reassoc float @llvm.vector.reduce.fadd.v16f32(float 0.000000e+00, <16 x float> %101)
  %103 = fdiv float %102, 3.840000e+02
  %104 = insertelement <16 x float> poison, float %103, i64 0
  %105 = shufflevector <16 x float> %104, <16 x float> poison, <16 x i32> zeroinitializer
  br label %106

106:                                              ; preds = %98, %106
  %107 = phi <16 x float> [ splat (float -0.000000e+00), %98 ], [ %139, %106 ]
  %108 = phi <16 x float> [ splat (float -0.000000e+00), %98 ], [ %138, %106 ]
  %109 = phi <16 x float> [ splat (float -0.000000e+00), %98 ], [ %137, %106 ]
  %110 = phi <16 x float> [ splat (float -0.000000e+00), %98 ], [ %136, %106 ]
  %111 = phi <16 x float> [ splat (float -0.000000e+00), %98 ], [ %135, %106 ]
  %112 = phi <16 x float> [ splat (float -0.000000e+00), %98 ], [ %134, %106 ]
  %113 = phi <16 x float> [ splat (float -0.000000e+00), %98 ], [ %133, %106 ]
  %114 = phi <16 x float> [ splat (float -0.000000e+00), %98 ], [ %132, %106 ]
  %115 = phi i64 [ 0, %98 ], [ %140, %106 ]
  %116 = getelementptr float, ptr %22, i64 %115
  %117 = load <16 x float>, ptr %116, align 4
  %118 = getelementptr i8, ptr %116, i64 64
  %119 = load <16 x float>, ptr %118, align 4
  %120 = getelementptr i8, ptr %116, i64 128
  %121 = load <16 x float>, ptr %120, align 4
  %122 = getelementptr i8, ptr %116, i64 192
  %123 = load <16 x float>, ptr %122, align 4
  %124 = fsub <16 x float> %117, %105
  %125 = fsub <16 x float> %119, %105
  %126 = fsub <16 x float> %121, %105
  %127 = fsub <16 x float> %123, %105
  %128 = fmul <16 x float> %124, %124
  %129 = fmul <16 x float> %125, %125
  %130 = fmul <16 x float> %126, %126
  %131 = fmul <16 x float> %127, %127
  %132 = fadd <16 x float> %114, %128
  %133 = fadd <16 x float> %113, %129
  %134 = fadd <16 x float> %112, %130
  %135 = fadd <16 x float> %111, %131
  %136 = fadd <16 x float> %110, %124
  %137 = fadd <16 x float> %109, %125
  %138 = fadd <16 x float> %108, %126
  %139 = fadd <16 x float> %107, %127
  %140 = add i64 %115, 64
  %141 = icmp slt i64 %140, 384
  br i1 %141, label %106, label %142

142:                                              ; preds = %106
  %143 = fadd <16 x float> %132, %134
  %144 = fadd <16 x float> %133, %135
  %145 = fadd <16 x float> %143, %144
  %146 = fadd <16 x float> %136, %138
  %147 = fadd <16 x float> %137, %139
  %148 = fadd <16 x float> %146, %147
  %149 = call reassoc float @llvm.vector.reduce.fadd.v16f32(float 0.000000e+00, <16 x float> %145)
  %150 = call reassoc float @llvm.vector.reduce.fadd.v16f32(float 0.000000e+00, <16 x float> %148)
  %151 = fdiv float %150, 3.840000e+02
  %152 = fadd float %103, %151
  %153 = fdiv float %149, 3.840000e+02
  %154 = fadd float %153, 0x3EE4F8B580000000
  %155 = call float @llvm.sqrt.f32(float %154)
  %156 = fdiv float 1.000000e+00, %155
  %157 = insertelement <16 x float> poison, float %152, i64 0
  %158 = shufflevector <16 x float> %157, <16 x float> poison, <16 x i32> zeroinitializer
  %159 = insertelement <16 x float> poison, float %156, i64 0
  %160 = shufflevector <16 x float> %159, <16 x float> poison, <16 x i32> zeroinitializer
  br label %161

161:                                              ; preds = %142, %161
  %162 = phi i64 [ 0, %142 ], [ %190, %161 ]
  %163 = or disjoint i64 %162, 16
  %164 = getelementptr float, ptr %22, i64 %162
  %165 = load <16 x float>, ptr %164, align 4
  %166 = getelementptr float, ptr %22, i64 %163
  %167 = load <16 x float>, ptr %166, align 4
  %168 = fsub <16 x float> %165, %158
  %169 = fsub <16 x float> %167, %158
  %170 = fmul <16 x float> %168, %160
  %171 = fmul <16 x float> %169, %160
  %172 = getelementptr float, ptr %11, i64 %162
  %173 = load <16 x float>, ptr %172, align 4
  %174 = getelementptr float, ptr %11, i64 %163
  %175 = load <16 x float>, ptr %174, align 4
  %176 = fmul <16 x float> %170, %173
  %177 = fmul <16 x float> %171, %175
  %178 = getelementptr float, ptr %13, i64 %162
  %179 = load <16 x float>, ptr %178, align 4
  %180 = getelementptr float, ptr %13, i64 %163
  %181 = load <16 x float>, ptr %180, align 4
  %182 = fadd <16 x float> %176, %179
  %183 = fadd <16 x float> %177, %181
  %184 = add i64 %51, %162
  %185 = add i64 %51, %163
  %186 = getelementptr float, ptr %19, i64 %184
  store <16 x float> %170, ptr %186, align 4
  %187 = getelementptr float, ptr %19, i64 %185
  store <16 x float> %171, ptr %187, align 4
  %188 = getelementptr float, ptr %21, i64 %184
  store <16 x float> %182, ptr %188, align 4
  %189 = getelementptr float, ptr %21, i64 %185
  store <16 x float> %183, ptr %189, align 4
  %190 = add i64 %162, 32
  %191 = icmp slt i64 %190, 384
  br i1 %191, label %161, label %192

192:                                              ; preds = %161
  %193 = getelementptr float, ptr %17, i64 %35
  store float %156, ptr %193, align 4
  %194 = add i64 %34, 1
  %195 = icmp slt i64 %194, %30
  br i1 %195, label %33, label %196

196:                                              ; preds = %192
  %197 = add i64 %26, 1
  %198 = icmp slt i64 %197, %2
  br i1 %198, label %.lr.ph, label %._crit_edge

._crit_edge:                                      ; preds = %196, %3
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.vector.reduce.fadd.v16f32(float, <16 x float>) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #2

attributes #0 = { nounwind "prefer-vector-width"="512" "target-cpu"="x86-64-v4" "target-features"="+avx512bf16" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
