; ModuleID = 'column_3f469b3ee4a3db2c'
source_filename = "column_3f469b3ee4a3db2c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: nounwind
define void @column_3f469b3ee4a3db2c(ptr %0, i64 %1, i64 %2) #0 {
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
  %38 = getelementptr i8, ptr %4, i64 136
  %39 = load ptr, ptr %38, align 8
  %40 = getelementptr i8, ptr %4, i64 144
  %41 = load ptr, ptr %40, align 8
  %42 = getelementptr i8, ptr %4, i64 152
  %43 = load ptr, ptr %42, align 8
  %44 = getelementptr i8, ptr %4, i64 160
  %45 = load ptr, ptr %44, align 8
  %46 = getelementptr i8, ptr %4, i64 168
  %47 = load ptr, ptr %46, align 8
  %48 = getelementptr i8, ptr %4, i64 176
  %49 = load ptr, ptr %48, align 8
  %50 = getelementptr i8, ptr %4, i64 184
  %51 = load ptr, ptr %50, align 8
  %52 = getelementptr i8, ptr %4, i64 192
  %53 = load ptr, ptr %52, align 8
  %54 = icmp slt i64 %1, %2
  br i1 %54, label %.lr.ph, label %._crit_edge

.lr.ph:                                           ; preds = %3, %226
  %55 = phi i64 [ %227, %226 ], [ %1, %3 ]
  %56 = mul i64 %55, 192
  %57 = load i8, ptr %19, align 1
  %58 = icmp ne i8 %57, 0
  %59 = load float, ptr %15, align 4
  %60 = load float, ptr %17, align 4
  %61 = load float, ptr %23, align 4
  %62 = load float, ptr %25, align 4
  %63 = load float, ptr %11, align 4
  %64 = load float, ptr %31, align 4
  %65 = load float, ptr %27, align 4
  %66 = load float, ptr %29, align 4
  %67 = load float, ptr %41, align 4
  %68 = load float, ptr %39, align 4
  %69 = insertelement <16 x float> poison, float %59, i64 0
  %70 = shufflevector <16 x float> %69, <16 x float> poison, <16 x i32> zeroinitializer
  %71 = insertelement <16 x float> poison, float %60, i64 0
  %72 = shufflevector <16 x float> %71, <16 x float> poison, <16 x i32> zeroinitializer
  %73 = insertelement <16 x i1> poison, i1 %58, i64 0
  %74 = shufflevector <16 x i1> %73, <16 x i1> poison, <16 x i32> zeroinitializer
  %75 = insertelement <16 x float> poison, float %61, i64 0
  %76 = shufflevector <16 x float> %75, <16 x float> poison, <16 x i32> zeroinitializer
  %77 = insertelement <16 x float> poison, float %62, i64 0
  %78 = shufflevector <16 x float> %77, <16 x float> poison, <16 x i32> zeroinitializer
  %79 = insertelement <16 x float> poison, float %63, i64 0
  %80 = shufflevector <16 x float> %79, <16 x float> poison, <16 x i32> zeroinitializer
  %81 = insertelement <16 x float> poison, float %64, i64 0
  %82 = shufflevector <16 x float> %81, <16 x float> poison, <16 x i32> zeroinitializer
  %83 = insertelement <16 x float> poison, float %65, i64 0
  %84 = shufflevector <16 x float> %83, <16 x float> poison, <16 x i32> zeroinitializer
  %85 = insertelement <16 x float> poison, float %66, i64 0
  %86 = shufflevector <16 x float> %85, <16 x float> poison, <16 x i32> zeroinitializer
  %87 = insertelement <16 x float> poison, float %67, i64 0
  %88 = shufflevector <16 x float> %87, <16 x float> poison, <16 x i32> zeroinitializer
  %89 = insertelement <16 x float> poison, float %68, i64 0
  %90 = shufflevector <16 x float> %89, <16 x float> poison, <16 x i32> zeroinitializer
  br label %91

91:                                               ; preds = %.lr.ph, %119
  %92 = phi i64 [ 0, %.lr.ph ], [ %224, %119 ]
  %93 = or disjoint i64 %92, 16
  %94 = add i64 %56, %92
  %95 = add i64 %56, %93
  br label %96

96:                                               ; preds = %91, %96
  %97 = phi <16 x float> [ zeroinitializer, %91 ], [ %116, %96 ]
  %98 = phi <16 x float> [ zeroinitializer, %91 ], [ %115, %96 ]
  %99 = phi <16 x float> [ zeroinitializer, %91 ], [ %110, %96 ]
  %100 = phi <16 x float> [ zeroinitializer, %91 ], [ %109, %96 ]
  %101 = phi i64 [ 0, %91 ], [ %117, %96 ]
  %102 = mul i64 %101, 384
  %103 = add i64 %94, %102
  %104 = add i64 %95, %102
  %105 = getelementptr float, ptr %5, i64 %103
  %106 = load <16 x float>, ptr %105, align 4
  %107 = getelementptr float, ptr %5, i64 %104
  %108 = load <16 x float>, ptr %107, align 4
  %109 = fadd <16 x float> %100, %106
  %110 = fadd <16 x float> %99, %108
  %111 = getelementptr float, ptr %7, i64 %103
  %112 = load <16 x float>, ptr %111, align 4
  %113 = getelementptr float, ptr %7, i64 %104
  %114 = load <16 x float>, ptr %113, align 4
  %115 = fadd <16 x float> %98, %112
  %116 = fadd <16 x float> %97, %114
  %117 = add i64 %101, 1
  %118 = icmp slt i64 %117, 16
  br i1 %118, label %96, label %119

119:                                              ; preds = %96
  %120 = getelementptr float, ptr %13, i64 %94
  %121 = load <16 x float>, ptr %120, align 4
  %122 = getelementptr float, ptr %13, i64 %95
  %123 = load <16 x float>, ptr %122, align 4
  %124 = fsub <16 x float> %109, %121
  %125 = fsub <16 x float> %110, %123
  %126 = fmul <16 x float> %70, %124
  %127 = fmul <16 x float> %70, %125
  %128 = fadd <16 x float> %121, %126
  %129 = fadd <16 x float> %123, %127
  %130 = fmul <16 x float> %124, %72
  %131 = fmul <16 x float> %125, %72
  %132 = fsub <16 x float> %109, %130
  %133 = fsub <16 x float> %110, %131
  %134 = select <16 x i1> %74, <16 x float> %128, <16 x float> %132
  %135 = select <16 x i1> %74, <16 x float> %129, <16 x float> %133
  %136 = getelementptr float, ptr %21, i64 %94
  %137 = load <16 x float>, ptr %136, align 4
  %138 = getelementptr float, ptr %21, i64 %95
  %139 = load <16 x float>, ptr %138, align 4
  %140 = fmul <16 x float> %137, %76
  %141 = fmul <16 x float> %139, %76
  %142 = fmul <16 x float> %109, %78
  %143 = fmul <16 x float> %110, %78
  %144 = fmul <16 x float> %142, %109
  %145 = fmul <16 x float> %143, %110
  %146 = fadd <16 x float> %140, %144
  %147 = fadd <16 x float> %141, %145
  %148 = getelementptr float, ptr %9, i64 %94
  %149 = load <16 x float>, ptr %148, align 4
  %150 = getelementptr float, ptr %9, i64 %95
  %151 = load <16 x float>, ptr %150, align 4
  %152 = fmul <16 x float> %149, %80
  %153 = fmul <16 x float> %151, %80
  %154 = fmul <16 x float> %134, %82
  %155 = fmul <16 x float> %135, %82
  %156 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %146)
  %157 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %147)
  %158 = fdiv <16 x float> %156, %84
  %159 = fdiv <16 x float> %157, %84
  %160 = fadd <16 x float> %158, %86
  %161 = fadd <16 x float> %159, %86
  %162 = fdiv <16 x float> %154, %160
  %163 = fdiv <16 x float> %155, %161
  %164 = fadd <16 x float> %152, %162
  %165 = fadd <16 x float> %153, %163
  %166 = getelementptr float, ptr %35, i64 %94
  %167 = load <16 x float>, ptr %166, align 4
  %168 = getelementptr float, ptr %35, i64 %95
  %169 = load <16 x float>, ptr %168, align 4
  %170 = fsub <16 x float> %115, %167
  %171 = fsub <16 x float> %116, %169
  %172 = fmul <16 x float> %70, %170
  %173 = fmul <16 x float> %70, %171
  %174 = fadd <16 x float> %167, %172
  %175 = fadd <16 x float> %169, %173
  %176 = fmul <16 x float> %170, %72
  %177 = fmul <16 x float> %171, %72
  %178 = fsub <16 x float> %115, %176
  %179 = fsub <16 x float> %116, %177
  %180 = select <16 x i1> %74, <16 x float> %174, <16 x float> %178
  %181 = select <16 x i1> %74, <16 x float> %175, <16 x float> %179
  %182 = getelementptr float, ptr %37, i64 %94
  %183 = load <16 x float>, ptr %182, align 4
  %184 = getelementptr float, ptr %37, i64 %95
  %185 = load <16 x float>, ptr %184, align 4
  %186 = fmul <16 x float> %183, %76
  %187 = fmul <16 x float> %185, %76
  %188 = fmul <16 x float> %115, %78
  %189 = fmul <16 x float> %116, %78
  %190 = fmul <16 x float> %188, %115
  %191 = fmul <16 x float> %189, %116
  %192 = fadd <16 x float> %186, %190
  %193 = fadd <16 x float> %187, %191
  %194 = getelementptr float, ptr %33, i64 %94
  %195 = load <16 x float>, ptr %194, align 4
  %196 = getelementptr float, ptr %33, i64 %95
  %197 = load <16 x float>, ptr %196, align 4
  %198 = fmul <16 x float> %195, %80
  %199 = fmul <16 x float> %197, %80
  %200 = fmul <16 x float> %180, %88
  %201 = fmul <16 x float> %181, %88
  %202 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %192)
  %203 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %193)
  %204 = fdiv <16 x float> %202, %90
  %205 = fdiv <16 x float> %203, %90
  %206 = fadd <16 x float> %204, %86
  %207 = fadd <16 x float> %205, %86
  %208 = fdiv <16 x float> %200, %206
  %209 = fdiv <16 x float> %201, %207
  %210 = fadd <16 x float> %198, %208
  %211 = fadd <16 x float> %199, %209
  %212 = getelementptr float, ptr %43, i64 %94
  store <16 x float> %134, ptr %212, align 4
  %213 = getelementptr float, ptr %43, i64 %95
  store <16 x float> %135, ptr %213, align 4
  %214 = getelementptr float, ptr %45, i64 %94
  store <16 x float> %146, ptr %214, align 4
  %215 = getelementptr float, ptr %45, i64 %95
  store <16 x float> %147, ptr %215, align 4
  %216 = getelementptr float, ptr %47, i64 %94
  store <16 x float> %164, ptr %216, align 4
  %217 = getelementptr float, ptr %47, i64 %95
  store <16 x float> %165, ptr %217, align 4
  %218 = getelementptr float, ptr %49, i64 %94
  store <16 x float> %180, ptr %218, align 4
  %219 = getelementptr float, ptr %49, i64 %95
  store <16 x float> %181, ptr %219, align 4
  %220 = getelementptr float, ptr %51, i64 %94
  store <16 x float> %192, ptr %220, align 4
  %221 = getelementptr float, ptr %51, i64 %95
  store <16 x float> %193, ptr %221, align 4
  %222 = getelementptr float, ptr %53, i64 %94
  store <16 x float> %210, ptr %222, align 4
  %223 = getelementptr float, ptr %53, i64 %95
  store <16 x float> %211, ptr %223, align 4
  %224 = add i64 %92, 32
  %225 = icmp slt i64 %224, 192
  br i1 %225, label %91, label %226

226:                                              ; preds = %119
  %227 = add i64 %55, 1
  %228 = icmp slt i64 %227, %2
  br i1 %228, label %.lr.ph, label %._crit_edge

._crit_edge:                                      ; preds = %226, %3
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <16 x float> @llvm.sqrt.v16f32(<16 x float>) #1

attributes #0 = { nounwind "prefer-vector-width"="512" "target-cpu"="x86-64-v4" "target-features"="+avx512bf16" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
