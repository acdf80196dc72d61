module {
  llvm.func @pointwise_41bd084618bd4c5f(%arg0: !llvm.ptr, %arg1: i64, %arg2: i64) attributes {tile.grid_size = 24 : i64} {
    %0 = llvm.load %arg0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %1 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %2 = llvm.getelementptr %0[8] : (!llvm.ptr) -> !llvm.ptr, i8
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.getelementptr %0[16] : (!llvm.ptr) -> !llvm.ptr, i8
    %5 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %6 = llvm.getelementptr %0[24] : (!llvm.ptr) -> !llvm.ptr, i8
    %7 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.getelementptr %0[32] : (!llvm.ptr) -> !llvm.ptr, i8
    %9 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %10 = llvm.getelementptr %0[40] : (!llvm.ptr) -> !llvm.ptr, i8
    %11 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %12 = llvm.getelementptr %0[48] : (!llvm.ptr) -> !llvm.ptr, i8
    %13 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %14 = llvm.getelementptr %0[56] : (!llvm.ptr) -> !llvm.ptr, i8
    %15 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.getelementptr %0[64] : (!llvm.ptr) -> !llvm.ptr, i8
    %17 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %18 = llvm.getelementptr %0[72] : (!llvm.ptr) -> !llvm.ptr, i8
    %19 = llvm.load %18 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %20 = llvm.getelementptr %0[80] : (!llvm.ptr) -> !llvm.ptr, i8
    %21 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %22 = llvm.getelementptr %0[88] : (!llvm.ptr) -> !llvm.ptr, i8
    %23 = llvm.load %22 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %24 = llvm.getelementptr %0[96] : (!llvm.ptr) -> !llvm.ptr, i8
    %25 = llvm.load %24 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %26 = llvm.getelementptr %0[104] : (!llvm.ptr) -> !llvm.ptr, i8
    %27 = llvm.load %26 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %28 = llvm.getelementptr %0[112] : (!llvm.ptr) -> !llvm.ptr, i8
    %29 = llvm.load %28 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %30 = llvm.getelementptr %0[120] : (!llvm.ptr) -> !llvm.ptr, i8
    %31 = llvm.load %30 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %32 = llvm.mlir.constant(1 : index) : i64
    llvm.br ^bb1(%arg1 : i64)
  ^bb1(%33: i64):  // 2 preds: ^bb0, ^bb5
    %34 = llvm.icmp "slt" %33, %arg2 : i64
    llvm.cond_br %34, ^bb2, ^bb6
  ^bb2:  // pred: ^bb1
    %35 = llvm.mlir.constant(4096 : index) : i64
    %36 = llvm.mul %33, %35 : i64
    %37 = llvm.mlir.constant(0 : index) : i64
    %38 = llvm.getelementptr %13[%37] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %39 = llvm.load %38 {alignment = 1 : i64} : !llvm.ptr -> i8
    %40 = llvm.mlir.constant(0 : i8) : i8
    %41 = llvm.icmp "ne" %39, %40 : i8
    %42 = llvm.getelementptr %9[%37] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %43 = llvm.load %42 {alignment = 4 : i64} : !llvm.ptr -> f32
    %44 = llvm.getelementptr %11[%37] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %45 = llvm.load %44 {alignment = 4 : i64} : !llvm.ptr -> f32
    %46 = llvm.getelementptr %17[%37] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %47 = llvm.load %46 {alignment = 4 : i64} : !llvm.ptr -> f32
    %48 = llvm.getelementptr %19[%37] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %49 = llvm.load %48 {alignment = 4 : i64} : !llvm.ptr -> f32
    %50 = llvm.getelementptr %3[%37] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %51 = llvm.load %50 {alignment = 4 : i64} : !llvm.ptr -> f32
    %52 = llvm.getelementptr %25[%37] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %53 = llvm.load %52 {alignment = 4 : i64} : !llvm.ptr -> f32
    %54 = llvm.getelementptr %21[%37] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %55 = llvm.load %54 {alignment = 4 : i64} : !llvm.ptr -> f32
    %56 = llvm.getelementptr %23[%37] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %57 = llvm.load %56 {alignment = 4 : i64} : !llvm.ptr -> f32
    %58 = llvm.mlir.constant(4096 : index) : i64
    %59 = llvm.mlir.constant(0 : index) : i64
    %60 = llvm.mlir.constant(32 : index) : i64
    %61 = llvm.mlir.poison : vector<16xf32>
    %62 = llvm.mlir.constant(0 : i32) : i32
    %63 = llvm.insertelement %43, %61[%62 : i32] : vector<16xf32>
    %64 = llvm.shufflevector %63, %61 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %65 = llvm.mlir.poison : vector<16xf32>
    %66 = llvm.mlir.constant(0 : i32) : i32
    %67 = llvm.insertelement %45, %65[%66 : i32] : vector<16xf32>
    %68 = llvm.shufflevector %67, %65 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %69 = llvm.mlir.poison : vector<16xi1>
    %70 = llvm.mlir.constant(0 : i32) : i32
    %71 = llvm.insertelement %41, %69[%70 : i32] : vector<16xi1>
    %72 = llvm.shufflevector %71, %69 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xi1> 
    %73 = llvm.mlir.poison : vector<16xf32>
    %74 = llvm.mlir.constant(0 : i32) : i32
    %75 = llvm.insertelement %47, %73[%74 : i32] : vector<16xf32>
    %76 = llvm.shufflevector %75, %73 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %77 = llvm.mlir.poison : vector<16xf32>
    %78 = llvm.mlir.constant(0 : i32) : i32
    %79 = llvm.insertelement %49, %77[%78 : i32] : vector<16xf32>
    %80 = llvm.shufflevector %79, %77 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %81 = llvm.mlir.poison : vector<16xf32>
    %82 = llvm.mlir.constant(0 : i32) : i32
    %83 = llvm.insertelement %51, %81[%82 : i32] : vector<16xf32>
    %84 = llvm.shufflevector %83, %81 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %85 = llvm.mlir.poison : vector<16xf32>
    %86 = llvm.mlir.constant(0 : i32) : i32
    %87 = llvm.insertelement %53, %85[%86 : i32] : vector<16xf32>
    %88 = llvm.shufflevector %87, %85 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %89 = llvm.mlir.poison : vector<16xf32>
    %90 = llvm.mlir.constant(0 : i32) : i32
    %91 = llvm.insertelement %55, %89[%90 : i32] : vector<16xf32>
    %92 = llvm.shufflevector %91, %89 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    %93 = llvm.mlir.poison : vector<16xf32>
    %94 = llvm.mlir.constant(0 : i32) : i32
    %95 = llvm.insertelement %57, %93[%94 : i32] : vector<16xf32>
    %96 = llvm.shufflevector %95, %93 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xf32> 
    llvm.br ^bb3(%59 : i64)
  ^bb3(%97: i64):  // 2 preds: ^bb2, ^bb4
    %98 = llvm.icmp "slt" %97, %58 : i64
    llvm.cond_br %98, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %99 = llvm.mlir.constant(16 : index) : i64
    %100 = llvm.add %97, %99 : i64
    %101 = llvm.add %36, %97 : i64
    %102 = llvm.add %36, %100 : i64
    %103 = llvm.getelementptr %7[%101] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %104 = llvm.load %103 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %105 = llvm.getelementptr %7[%102] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %106 = llvm.load %105 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %107 = llvm.getelementptr %5[%101] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %108 = llvm.load %107 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %109 = llvm.getelementptr %5[%102] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %110 = llvm.load %109 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %111 = llvm.fsub %108, %104 : vector<16xf32>
    %112 = llvm.fsub %110, %106 : vector<16xf32>
    %113 = llvm.fmul %64, %111 : vector<16xf32>
    %114 = llvm.fmul %64, %112 : vector<16xf32>
    %115 = llvm.fadd %104, %113 : vector<16xf32>
    %116 = llvm.fadd %106, %114 : vector<16xf32>
    %117 = llvm.fmul %111, %68 : vector<16xf32>
    %118 = llvm.fmul %112, %68 : vector<16xf32>
    %119 = llvm.fsub %108, %117 : vector<16xf32>
    %120 = llvm.fsub %110, %118 : vector<16xf32>
    %121 = llvm.select %72, %115, %119 : vector<16xi1>, vector<16xf32>
    %122 = llvm.select %72, %116, %120 : vector<16xi1>, vector<16xf32>
    %123 = llvm.getelementptr %15[%101] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %124 = llvm.load %123 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %125 = llvm.getelementptr %15[%102] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %126 = llvm.load %125 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %127 = llvm.fmul %124, %76 : vector<16xf32>
    %128 = llvm.fmul %126, %76 : vector<16xf32>
    %129 = llvm.fmul %108, %80 : vector<16xf32>
    %130 = llvm.fmul %110, %80 : vector<16xf32>
    %131 = llvm.fmul %129, %108 : vector<16xf32>
    %132 = llvm.fmul %130, %110 : vector<16xf32>
    %133 = llvm.fadd %127, %131 : vector<16xf32>
    %134 = llvm.fadd %128, %132 : vector<16xf32>
    %135 = llvm.getelementptr %1[%101] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %136 = llvm.load %135 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %137 = llvm.getelementptr %1[%102] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %138 = llvm.load %137 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
    %139 = llvm.fmul %136, %84 : vector<16xf32>
    %140 = llvm.fmul %138, %84 : vector<16xf32>
    %141 = llvm.fmul %121, %88 : vector<16xf32>
    %142 = llvm.fmul %122, %88 : vector<16xf32>
    %143 = llvm.intr.sqrt(%133) : (vector<16xf32>) -> vector<16xf32>
    %144 = llvm.intr.sqrt(%134) : (vector<16xf32>) -> vector<16xf32>
    %145 = llvm.fdiv %143, %92 : vector<16xf32>
    %146 = llvm.fdiv %144, %92 : vector<16xf32>
    %147 = llvm.fadd %145, %96 : vector<16xf32>
    %148 = llvm.fadd %146, %96 : vector<16xf32>
    %149 = llvm.fdiv %141, %147 : vector<16xf32>
    %150 = llvm.fdiv %142, %148 : vector<16xf32>
    %151 = llvm.fadd %139, %149 : vector<16xf32>
    %152 = llvm.fadd %140, %150 : vector<16xf32>
    %153 = llvm.getelementptr %27[%101] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %121, %153 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %154 = llvm.getelementptr %27[%102] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %122, %154 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %155 = llvm.getelementptr %29[%101] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %133, %155 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %156 = llvm.getelementptr %29[%102] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %134, %156 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %157 = llvm.getelementptr %31[%101] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %151, %157 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %158 = llvm.getelementptr %31[%102] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %152, %158 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
    %159 = llvm.add %97, %60 : i64
    llvm.br ^bb3(%159 : i64)
  ^bb5:  // pred: ^bb3
    %160 = llvm.add %33, %32 : i64
    llvm.br ^bb1(%160 : i64)
  ^bb6:  // pred: ^bb1
    llvm.return
  }
}

