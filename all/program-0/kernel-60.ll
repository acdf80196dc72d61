; ModuleID = 'pointwise_389c37d66e1c4bd8'
source_filename = "pointwise_389c37d66e1c4bd8"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: nounwind
define void @pointwise_389c37d66e1c4bd8(ptr %0, i64 %1, i64 %2) #0 {
  %4 = load ptr, ptr %0, align 8
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr i8, ptr %4, i64 8
  %7 = load ptr, ptr %6, align 8
  %8 = icmp slt i64 %1, %2
  br i1 %8, label %.lr.ph, label %._crit_edge

.lr.ph:                                           ; preds = %3, %106
  %9 = phi i64 [ %107, %106 ], [ %1, %3 ]
  %10 = shl i64 %9, 15
  br label %11

11:                                               ; preds = %.lr.ph, %11
  %12 = phi i64 [ 0, %.lr.ph ], [ %104, %11 ]
  %13 = or disjoint i64 %12, 16
  %14 = add i64 %10, %12
  %15 = add i64 %10, %13
  %16 = getelementptr float, ptr %5, i64 %14
  %17 = load <16 x float>, ptr %16, align 4
  %18 = getelementptr float, ptr %5, i64 %15
  %19 = load <16 x float>, ptr %18, align 4
  %20 = fmul <16 x float> %17, splat (float 0x3FE6A09E60000000)
  %21 = fmul <16 x float> %19, splat (float 0x3FE6A09E60000000)
  %22 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %20)
  %23 = fmul <16 x float> %20, %20
  %24 = call <16 x float> @llvm.fma.v16f32(<16 x float> %23, <16 x float> splat (float 0xBF438742E0000000), <16 x float> splat (float 0x3F746D9E40000000))
  %25 = call <16 x float> @llvm.fma.v16f32(<16 x float> %24, <16 x float> %23, <16 x float> splat (float 0xBF9B67C040000000))
  %26 = call <16 x float> @llvm.fma.v16f32(<16 x float> %25, <16 x float> %23, <16 x float> splat (float 0x3FBCE19860000000))
  %27 = call <16 x float> @llvm.fma.v16f32(<16 x float> %26, <16 x float> %23, <16 x float> splat (float 0xBFD8126E20000000))
  %28 = call <16 x float> @llvm.fma.v16f32(<16 x float> %27, <16 x float> %23, <16 x float> splat (float 0x3FC06EBA60000000))
  %29 = call <16 x float> @llvm.fma.v16f32(<16 x float> %22, <16 x float> %28, <16 x float> %22)
  %30 = fcmp ogt <16 x float> %22, splat (float 4.000000e+00)
  %31 = select <16 x i1> %30, <16 x float> splat (float 4.000000e+00), <16 x float> %22
  %32 = call <16 x float> @llvm.fma.v16f32(<16 x float> %31, <16 x float> splat (float 0xBEE6BCECA0000000), <16 x float> splat (float 0x3F34E68340000000))
  %33 = call <16 x float> @llvm.fma.v16f32(<16 x float> %32, <16 x float> %31, <16 x float> splat (float 0xBF6DB5B0C0000000))
  %34 = call <16 x float> @llvm.fma.v16f32(<16 x float> %33, <16 x float> %31, <16 x float> splat (float 0x3F984C59A0000000))
  %35 = call <16 x float> @llvm.fma.v16f32(<16 x float> %34, <16 x float> %31, <16 x float> splat (float 0xBFBB2FCFE0000000))
  %36 = call <16 x float> @llvm.fma.v16f32(<16 x float> %35, <16 x float> %31, <16 x float> splat (float 0xBFE45359A0000000))
  %37 = call <16 x float> @llvm.fma.v16f32(<16 x float> %36, <16 x float> %31, <16 x float> splat (float 0xBFC0775DE0000000))
  %38 = fneg <16 x float> %31
  %39 = call <16 x float> @llvm.fma.v16f32(<16 x float> %31, <16 x float> %37, <16 x float> %38)
  %40 = call <16 x float> @llvm.fma.v16f32(<16 x float> %39, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4168000000000000))
  %41 = bitcast <16 x float> %40 to <16 x i32>
  %42 = fadd <16 x float> %40, splat (float 0xC168000000000000)
  %43 = shl <16 x i32> %41, splat (i32 23)
  %44 = add <16 x i32> %43, splat (i32 1065353216)
  %45 = bitcast <16 x i32> %44 to <16 x float>
  %46 = call <16 x float> @llvm.fma.v16f32(<16 x float> %42, <16 x float> splat (float 0xBFE62E4300000000), <16 x float> %39)
  %47 = call <16 x float> @llvm.fma.v16f32(<16 x float> %42, <16 x float> splat (float 0x3E205C6100000000), <16 x float> %46)
  %48 = call <16 x float> @llvm.fma.v16f32(<16 x float> %47, <16 x float> splat (float 0x3F56BA4800000000), <16 x float> splat (float 0x3F8122A700000000))
  %49 = call <16 x float> @llvm.fma.v16f32(<16 x float> %48, <16 x float> %47, <16 x float> splat (float 0x3FA5556F00000000))
  %50 = call <16 x float> @llvm.fma.v16f32(<16 x float> %49, <16 x float> %47, <16 x float> splat (float 0x3FC5554AE0000000))
  %51 = call <16 x float> @llvm.fma.v16f32(<16 x float> %50, <16 x float> %47, <16 x float> splat (float 0x3FDFFFFFE0000000))
  %52 = fmul <16 x float> %47, %47
  %53 = call <16 x float> @llvm.fma.v16f32(<16 x float> %52, <16 x float> %51, <16 x float> %47)
  %54 = call <16 x float> @llvm.fma.v16f32(<16 x float> %53, <16 x float> %45, <16 x float> %45)
  %55 = fsub <16 x float> splat (float 1.000000e+00), %54
  %56 = fcmp olt <16 x float> %22, splat (float 0x3FEDAFB7E0000000)
  %57 = select <16 x i1> %56, <16 x float> %29, <16 x float> %55
  %58 = call <16 x float> @llvm.copysign.v16f32(<16 x float> %57, <16 x float> %20)
  %59 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %21)
  %60 = fmul <16 x float> %21, %21
  %61 = call <16 x float> @llvm.fma.v16f32(<16 x float> %60, <16 x float> splat (float 0xBF438742E0000000), <16 x float> splat (float 0x3F746D9E40000000))
  %62 = call <16 x float> @llvm.fma.v16f32(<16 x float> %61, <16 x float> %60, <16 x float> splat (float 0xBF9B67C040000000))
  %63 = call <16 x float> @llvm.fma.v16f32(<16 x float> %62, <16 x float> %60, <16 x float> splat (float 0x3FBCE19860000000))
  %64 = call <16 x float> @llvm.fma.v16f32(<16 x float> %63, <16 x float> %60, <16 x float> splat (float 0xBFD8126E20000000))
  %65 = call <16 x float> @llvm.fma.v16f32(<16 x float> %64, <16 x float> %60, <16 x float> splat (float 0x3FC06EBA60000000))
  %66 = call <16 x float> @llvm.fma.v16f32(<16 x float> %59, <16 x float> %65, <16 x float> %59)
  %67 = fcmp ogt <16 x float> %59, splat (float 4.000000e+00)
  %68 = select <16 x i1> %67, <16 x float> splat (float 4.000000e+00), <16 x float> %59
  %69 = call <16 x float> @llvm.fma.v16f32(<16 x float> %68, <16 x float> splat (float 0xBEE6BCECA0000000), <16 x float> splat (float 0x3F34E68340000000))
  %70 = call <16 x float> @llvm.fma.v16f32(<16 x float> %69, <16 x float> %68, <16 x float> splat (float 0xBF6DB5B0C0000000))
  %71 = call <16 x float> @llvm.fma.v16f32(<16 x float> %70, <16 x float> %68, <16 x float> splat (float 0x3F984C59A0000000))
  %72 = call <16 x float> @llvm.fma.v16f32(<16 x float> %71, <16 x float> %68, <16 x float> splat (float 0xBFBB2FCFE0000000))
  %73 = call <16 x float> @llvm.fma.v16f32(<16 x float> %72, <16 x float> %68, <16 x float> splat (float 0xBFE45359A0000000))
  %74 = call <16 x float> @llvm.fma.v16f32(<16 x float> %73, <16 x float> %68, <16 x float> splat (float 0xBFC0775DE0000000))
  %75 = fneg <16 x float> %68
  %76 = call <16 x float> @llvm.fma.v16f32(<16 x float> %68, <16 x float> %74, <16 x float> %75)
  %77 = call <16 x float> @llvm.fma.v16f32(<16 x float> %76, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4168000000000000))
  %78 = bitcast <16 x float> %77 to <16 x i32>
  %79 = fadd <16 x float> %77, splat (float 0xC168000000000000)
  %80 = shl <16 x i32> %78, splat (i32 23)
  %81 = add <16 x i32> %80, splat (i32 1065353216)
  %82 = bitcast <16 x i32> %81 to <16 x float>
  %83 = call <16 x float> @llvm.fma.v16f32(<16 x float> %79, <16 x float> splat (float 0xBFE62E4300000000), <16 x float> %76)
  %84 = call <16 x float> @llvm.fma.v16f32(<16 x float> %79, <16 x float> splat (float 0x3E205C6100000000), <16 x float> %83)
  %85 = call <16 x float> @llvm.fma.v16f32(<16 x float> %84, <16 x float> splat (float 0x3F56BA4800000000), <16 x float> splat (float 0x3F8122A700000000))
  %86 = call <16 x float> @llvm.fma.v16f32(<16 x float> %85, <16 x float> %84, <16 x float> splat (float 0x3FA5556F00000000))
  %87 = call <16 x float> @llvm.fma.v16f32(<16 x float> %86, <16 x float> %84, <16 x float> splat (float 0x3FC5554AE0000000))
  %88 = call <16 x float> @llvm.fma.v16f32(<16 x float> %87, <16 x float> %84, <16 x float> splat (float 0x3FDFFFFFE0000000))
  %89 = fmul <16 x float> %84, %84
  %90 = call <16 x float> @llvm.fma.v16f32(<16 x float> %89, <16 x float> %88, <16 x float> %84)
  %91 = call <16 x float> @llvm.fma.v16f32(<16 x float> %90, <16 x float> %82, <16 x float> %82)
  %92 = fsub <16 x float> splat (float 1.000000e+00), %91
  %93 = fcmp olt <16 x float> %59, splat (float 0x3FEDAFB7E0000000)
  %94 = select <16 x i1> %93, <16 x float> %66, <16 x float> %92
  %95 = call <16 x float> @llvm.copysign.v16f32(<16 x float> %94, <16 x float> %21)
  %96 = fadd <16 x float> %58, splat (float 1.000000e+00)
  %97 = fadd <16 x float> %95, splat (float 1.000000e+00)
  %98 = fmul <16 x float> %96, splat (float 5.000000e-01)
  %99 = fmul <16 x float> %97, splat (float 5.000000e-01)
  %100 = fmul <16 x float> %17, %98
  %101 = fmul <16 x float> %19, %99
  %102 = getelementptr float, ptr %7, i64 %14
  store <16 x float> %100, ptr %102, align 4
  %103 = getelementptr float, ptr %7, i64 %15
  store <16 x float> %101, ptr %103, align 4
  %104 = add i64 %12, 32
  %105 = icmp slt i64 %104, 32768
  br i1 %105, label %11, label %106

106:                                              ; preds = %11
  %107 = add i64 %9, 1
  %108 = icmp slt i64 %107, %2
  br i1 %108, label %.lr.ph, label %._crit_edge

._crit_edge:                                      ; preds = %106, %3
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <16 x float> @llvm.fabs.v16f32(<16 x float>) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <16 x float> @llvm.copysign.v16f32(<16 x float>, <16 x float>) #1

attributes #0 = { nounwind "prefer-vector-width"="512" "target-cpu"="x86-64-v4" "target-features"="+avx512bf16" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
