; ModuleID = 'column_8f3988fca296bafa'
source_filename = "column_8f3988fca296bafa"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: nounwind
define void @column_8f3988fca296bafa(ptr %0, i64 %1, i64 %2) #0 {
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
  %36 = icmp slt i64 %1, %2
  br i1 %36, label %.lr.ph, label %._crit_edge

.lr.ph:                                           ; preds = %3, %208
  %37 = phi i64 [ %209, %208 ], [ %1, %3 ]
  %38 = mul i64 %37, 192
  %39 = load i8, ptr %17, align 1
  %40 = icmp ne i8 %39, 0
  %41 = load float, ptr %13, align 4
  %42 = load float, ptr %15, align 4
  %43 = load float, ptr %21, align 4
  %44 = load float, ptr %23, align 4
  %45 = load float, ptr %9, align 4
  %46 = load float, ptr %29, align 4
  %47 = load float, ptr %25, align 4
  %48 = load float, ptr %27, align 4
  %49 = insertelement <16 x float> poison, float %41, i64 0
  %50 = shufflevector <16 x float> %49, <16 x float> poison, <16 x i32> zeroinitializer
  %51 = insertelement <16 x float> poison, float %42, i64 0
  %52 = shufflevector <16 x float> %51, <16 x float> poison, <16 x i32> zeroinitializer
  %53 = insertelement <16 x i1> poison, i1 %40, i64 0
  %54 = shufflevector <16 x i1> %53, <16 x i1> poison, <16 x i32> zeroinitializer
  %55 = insertelement <16 x float> poison, float %43, i64 0
  %56 = shufflevector <16 x float> %55, <16 x float> poison, <16 x i32> zeroinitializer
  %57 = insertelement <16 x float> poison, float %44, i64 0
  %58 = shufflevector <16 x float> %57, <16 x float> poison, <16 x i32> zeroinitializer
  %59 = insertelement <16 x float> poison, float %45, i64 0
  %60 = shufflevector <16 x float> %59, <16 x float> poison, <16 x i32> zeroinitializer
  %61 = insertelement <16 x float> poison, float %46, i64 0
  %62 = shufflevector <16 x float> %61, <16 x float> poison, <16 x i32> zeroinitializer
  %63 = insertelement <16 x float> poison, float %47, i64 0
  %64 = shufflevector <16 x float> %63, <16 x float> poison, <16 x i32> zeroinitializer
  %65 = insertelement <16 x float> poison, float %48, i64 0
  %66 = shufflevector <16 x float> %65, <16 x float> poison, <16 x i32> zeroinitializer
  br label %67

67:                                               ; preds = %.lr.ph, %101
  %68 = phi i64 [ 0, %.lr.ph ], [ %206, %101 ]
  %69 = or disjoint i64 %68, 16
  %70 = or disjoint i64 %68, 32
  %71 = or disjoint i64 %68, 48
  %72 = add i64 %38, %68
  %73 = add i64 %38, %69
  %74 = add i64 %38, %70
  %75 = add i64 %38, %71
  %76 = getelementptr float, ptr %5, i64 %72
  %77 = getelementptr float, ptr %5, i64 %73
  %78 = getelementptr float, ptr %5, i64 %74
  %79 = getelementptr float, ptr %5, i64 %75
  br label %80

80:                                               ; preds = %67, %80
  %81 = phi <16 x float> [ zeroinitializer, %67 ], [ %98, %80 ]
  %82 = phi <16 x float> [ zeroinitializer, %67 ], [ %97, %80 ]
  %83 = phi <16 x float> [ zeroinitializer, %67 ], [ %96, %80 ]
  %84 = phi <16 x float> [ zeroinitializer, %67 ], [ %95, %80 ]
  %85 = phi i64 [ 0, %67 ], [ %99, %80 ]
  %86 = mul i64 %85, 384
  %87 = getelementptr float, ptr %76, i64 %86
  %88 = load <16 x float>, ptr %87, align 4
  %89 = getelementptr float, ptr %77, i64 %86
  %90 = load <16 x float>, ptr %89, align 4
  %91 = getelementptr float, ptr %78, i64 %86
  %92 = load <16 x float>, ptr %91, align 4
  %93 = getelementptr float, ptr %79, i64 %86
  %94 = load <16 x float>, ptr %93, align 4
  %95 = fadd <16 x float> %84, %88
  %96 = fadd <16 x float> %83, %90
  %97 = fadd <16 x float> %82, %92
  %98 = fadd <16 x float> %81, %94
  %99 = add i64 %85, 1
  %100 = icmp slt i64 %99, 16
  br i1 %100, label %80, label %101

101:                                              ; preds = %80
  %102 = getelementptr float, ptr %11, i64 %72
  %103 = load <16 x float>, ptr %102, align 4
  %104 = getelementptr float, ptr %11, i64 %73
  %105 = load <16 x float>, ptr %104, align 4
  %106 = getelementptr float, ptr %11, i64 %74
  %107 = load <16 x float>, ptr %106, align 4
  %108 = getelementptr float, ptr %11, i64 %75
  %109 = load <16 x float>, ptr %108, align 4
  %110 = fsub <16 x float> %95, %103
  %111 = fsub <16 x float> %96, %105
  %112 = fsub <16 x float> %97, %107
  %113 = fsub <16 x float> %98, %109
  %114 = fmul <16 x float> %50, %110
  %115 = fmul <16 x float> %50, %111
  %116 = fmul <16 x float> %50, %112
  %117 = fmul <16 x float> %50, %113
  %118 = fadd <16 x float> %103, %114
  %119 = fadd <16 x float> %105, %115
  %120 = fadd <16 x float> %107, %116
  %121 = fadd <16 x float> %109, %117
  %122 = fmul <16 x float> %110, %52
  %123 = fmul <16 x float> %111, %52
  %124 = fmul <16 x float> %112, %52
  %125 = fmul <16 x float> %113, %52
  %126 = fsub <16 x float> %95, %122
  %127 = fsub <16 x float> %96, %123
  %128 = fsub <16 x float> %97, %124
  %129 = fsub <16 x float> %98, %125
  %130 = select <16 x i1> %54, <16 x float> %118, <16 x float> %126
  %131 = select <16 x i1> %54, <16 x float> %119, <16 x float> %127
  %132 = select <16 x i1> %54, <16 x float> %120, <16 x float> %128
  %133 = select <16 x i1> %54, <16 x float> %121, <16 x float> %129
  %134 = getelementptr float, ptr %19, i64 %72
  %135 = load <16 x float>, ptr %134, align 4
  %136 = getelementptr float, ptr %19, i64 %73
  %137 = load <16 x float>, ptr %136, align 4
  %138 = getelementptr float, ptr %19, i64 %74
  %139 = load <16 x float>, ptr %138, align 4
  %140 = getelementptr float, ptr %19, i64 %75
  %141 = load <16 x float>, ptr %140, align 4
  %142 = fmul <16 x float> %135, %56
  %143 = fmul <16 x float> %137, %56
  %144 = fmul <16 x float> %139, %56
  %145 = fmul <16 x float> %141, %56
  %146 = fmul <16 x float> %95, %58
  %147 = fmul <16 x float> %96, %58
  %148 = fmul <16 x float> %97, %58
  %149 = fmul <16 x float> %98, %58
  %150 = fmul <16 x float> %146, %95
  %151 = fmul <16 x float> %147, %96
  %152 = fmul <16 x float> %148, %97
  %153 = fmul <16 x float> %149, %98
  %154 = fadd <16 x float> %142, %150
  %155 = fadd <16 x float> %143, %151
  %156 = fadd <16 x float> %144, %152
  %157 = fadd <16 x float> %145, %153
  %158 = getelementptr float, ptr %7, i64 %72
  %159 = load <16 x float>, ptr %158, align 4
  %160 = getelementptr float, ptr %7, i64 %73
  %161 = load <16 x float>, ptr %160, align 4
  %162 = getelementptr float, ptr %7, i64 %74
  %163 = load <16 x float>, ptr %162, align 4
  %164 = getelementptr float, ptr %7, i64 %75
  %165 = load <16 x float>, ptr %164, align 4
  %166 = fmul <16 x float> %159, %60
  %167 = fmul <16 x float> %161, %60
  %168 = fmul <16 x float> %163, %60
  %169 = fmul <16 x float> %165, %60
  %170 = fmul <16 x float> %130, %62
  %171 = fmul <16 x float> %131, %62
  %172 = fmul <16 x float> %132, %62
  %173 = fmul <16 x float> %133, %62
  %174 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %154)
  %175 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %155)
  %176 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %156)
  %177 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %157)
  %178 = fdiv <16 x float> %174, %64
  %179 = fdiv <16 x float> %175, %64
  %180 = fdiv <16 x float> %176, %64
  %181 = fdiv <16 x float> %177, %64
  %182 = fadd <16 x float> %178, %66
  %183 = fadd <16 x float> %179, %66
  %184 = fadd <16 x float> %180, %66
  %185 = fadd <16 x float> %181, %66
  %186 = fdiv <16 x float> %170, %182
  %187 = fdiv <16 x float> %171, %183
  %188 = fdiv <16 x float> %172, %184
  %189 = fdiv <16 x float> %173, %185
  %190 = fadd <16 x float> %166, %186
  %191 = fadd <16 x float> %167, %187
  %192 = fadd <16 x float> %168, %188
  %193 = fadd <16 x float> %169, %189
  %194 = getelementptr float, ptr %31, i64 %72
  store <16 x float> %130, ptr %194, align 4
  %195 = getelementptr float, ptr %31, i64 %73
  store <16 x float> %131, ptr %195, align 4
  %196 = getelementptr float, ptr %31, i64 %74
  store <16 x float> %132, ptr %196, align 4
  %197 = getelementptr float, ptr %31, i64 %75
  store <16 x float> %133, ptr %197, align 4
  %198 = getelementptr float, ptr %33, i64 %72
  store <16 x float> %154, ptr %198, align 4
  %199 = getelementptr float, ptr %33, i64 %73
  store <16 x float> %155, ptr %199, align 4
  %200 = getelementptr float, ptr %33, i64 %74
  store <16 x float> %156, ptr %200, align 4
  %201 = getelementptr float, ptr %33, i64 %75
  store <16 x float> %157, ptr %201, align 4
  %202 = getelementptr float, ptr %35, i64 %72
  store <16 x float> %190, ptr %202, align 4
  %203 = getelementptr float, ptr %35, i64 %73
  store <16 x float> %191, ptr %203, align 4
  %204 = getelementptr float, ptr %35, i64 %74
  store <16 x float> %192, ptr %204, align 4
  %205 = getelementptr float, ptr %35, i64 %75
  store <16 x float> %193, ptr %205, align 4
  %206 = add i64 %68, 64
  %207 = icmp slt i64 %206, 192
  br i1 %207, label %67, label %208

208:                                              ; preds = %101
  %209 = add i64 %37, 1
  %210 = icmp slt i64 %209, %2
  br i1 %210, label %.lr.ph, label %._crit_edge

._crit_edge:                                      ; preds = %208, %3
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <16 x float> @llvm.sqrt.v16f32(<16 x float>) #1

attributes #0 = { nounwind "prefer-vector-width"="512" "target-cpu"="x86-64-v4" "target-features"="+avx512bf16" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
