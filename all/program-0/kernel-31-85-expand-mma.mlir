module {
  func.func @matmul_e1d009e5488193d6(%arg0: memref<133120xf32>, %arg1: memref<24960xf32>, %arg2: memref<786432xf32>, %arg3: index, %arg4: index) attributes {graph.aliases = array<i64: -1>, graph.kind = "matmul", tile.grid = array<i64: 22, 2>} {
    tile.grid (%arg5, %arg6) in (22, 2) from %arg3 to %arg4 {
      %c4 = arith.constant 4 : index
      %0 = arith.muli %arg6, %c4 : index
      %1 = arith.addi %c4, %0 : index
      %c8 = arith.constant 8 : index
      %c1 = arith.constant 1 : index
      %c12 = arith.constant 12 : index
      %2 = arith.muli %arg5, %c12 : index
      %3 = arith.addi %c12, %2 : index
      %c256 = arith.constant 256 : index
      %c0 = arith.constant 0 : index
      %c48 = arith.constant 48 : index
      %c384 = arith.constant 384 : index
      %c16 = arith.constant 16 : index
      %c32 = arith.constant 32 : index
      %c520 = arith.constant 520 : index
      %c3120 = arith.constant 3120 : index
      %c3072 = arith.constant 3072 : index
      %c65 = arith.constant 65 : index
      scf.for %arg7 = %0 to %1 step %c1 {
        %4 = arith.minsi %3, %c256 : index
        %5 = arith.muli %arg7, %c48 : index
        %6 = arith.addi %c16, %5 : index
        %7 = arith.addi %c32, %5 : index
        %8 = arith.muli %arg7, %c3120 : index
        scf.for %arg8 = %2 to %4 step %c1 {
          %9 = arith.muli %arg8, %c8 : index
          %10 = arith.muli %9, %c384 : index
          %11 = arith.addi %5, %10 : index
          %12 = arith.addi %6, %10 : index
          %13 = arith.addi %7, %10 : index
          scf.for %arg9 = %c0 to %c8 step %c1 {
            %17 = arith.muli %arg9, %c384 : index
            %18 = arith.addi %11, %17 : index
            memref.prefetch %arg2[%18], write, locality<3>, data : memref<786432xf32>
            %19 = arith.addi %12, %17 : index
            memref.prefetch %arg2[%19], write, locality<3>, data : memref<786432xf32>
            %20 = arith.addi %13, %17 : index
            memref.prefetch %arg2[%20], write, locality<3>, data : memref<786432xf32>
          }
          %14 = arith.muli %arg8, %c520 : index
          %15 = arith.muli %arg8, %c3072 : index
          %16 = arith.addi %5, %15 : index
          func.call @matmul_e1d009e5488193d6.mma1(%arg0, %14, %arg1, %8, %arg2, %16) : (memref<133120xf32>, index, memref<24960xf32>, index, memref<786432xf32>, index) -> ()
        }
      }
    }
    return
  }
  func.func private @matmul_e1d009e5488193d6.mma1(%arg0: memref<133120xf32>, %arg1: index, %arg2: memref<24960xf32>, %arg3: index, %arg4: memref<786432xf32>, %arg5: index) {
    %c65 = arith.constant 65 : index
    %c1 = arith.constant 1 : index
    %c48 = arith.constant 48 : index
    %c384 = arith.constant 384 : index
    %c65_0 = arith.constant 65 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant dense<0.000000e+00> : vector<16xf32>
    %c65_1 = arith.constant 65 : index
    %c2 = arith.constant 2 : index
    %c1_2 = arith.constant 1 : index
    %c64 = arith.constant 64 : index
    %c2_3 = arith.constant 2 : index
    %0:24 = scf.for %arg6 = %c0 to %c64 step %c2_3 iter_args(%arg7 = %cst, %arg8 = %cst, %arg9 = %cst, %arg10 = %cst, %arg11 = %cst, %arg12 = %cst, %arg13 = %cst, %arg14 = %cst, %arg15 = %cst, %arg16 = %cst, %arg17 = %cst, %arg18 = %cst, %arg19 = %cst, %arg20 = %cst, %arg21 = %cst, %arg22 = %cst, %arg23 = %cst, %arg24 = %cst, %arg25 = %cst, %arg26 = %cst, %arg27 = %cst, %arg28 = %cst, %arg29 = %cst, %arg30 = %cst) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
      %39 = arith.addi %arg1, %arg6 : index
      %40 = arith.muli %arg6, %c48 : index
      %41 = arith.addi %arg3, %40 : index
      %c0_64 = arith.constant 0 : index
      %c0_65 = arith.constant 0 : index
      %c0_66 = arith.constant 0 : index
      %42 = vector.load %arg2[%41] : memref<24960xf32>, vector<16xf32>
      %c16_67 = arith.constant 16 : index
      %43 = arith.addi %41, %c16_67 : index
      %44 = vector.load %arg2[%43] : memref<24960xf32>, vector<16xf32>
      %c32_68 = arith.constant 32 : index
      %45 = arith.addi %41, %c32_68 : index
      %46 = vector.load %arg2[%45] : memref<24960xf32>, vector<16xf32>
      %c0_69 = arith.constant 0 : index
      %c0_70 = arith.constant 0 : index
      %c0_71 = arith.constant 0 : index
      %47 = memref.load %arg0[%39] : memref<133120xf32>
      %48 = vector.broadcast %47 : f32 to vector<16xf32>
      %49 = math.fma %48, %42, %arg7 : vector<16xf32>
      %50 = math.fma %48, %44, %arg8 : vector<16xf32>
      %51 = math.fma %48, %46, %arg9 : vector<16xf32>
      %c1_72 = arith.constant 1 : index
      %c65_73 = arith.constant 65 : index
      %c65_74 = arith.constant 65 : index
      %52 = arith.addi %39, %c65_74 : index
      %53 = memref.load %arg0[%52] : memref<133120xf32>
      %54 = vector.broadcast %53 : f32 to vector<16xf32>
      %55 = math.fma %54, %42, %arg10 : vector<16xf32>
      %56 = math.fma %54, %44, %arg11 : vector<16xf32>
      %57 = math.fma %54, %46, %arg12 : vector<16xf32>
      %c2_75 = arith.constant 2 : index
      %c130 = arith.constant 130 : index
      %c130_76 = arith.constant 130 : index
      %58 = arith.addi %39, %c130_76 : index
      %59 = memref.load %arg0[%58] : memref<133120xf32>
      %60 = vector.broadcast %59 : f32 to vector<16xf32>
      %61 = math.fma %60, %42, %arg13 : vector<16xf32>
      %62 = math.fma %60, %44, %arg14 : vector<16xf32>
      %63 = math.fma %60, %46, %arg15 : vector<16xf32>
      %c3_77 = arith.constant 3 : index
      %c195 = arith.constant 195 : index
      %c195_78 = arith.constant 195 : index
      %64 = arith.addi %39, %c195_78 : index
      %65 = memref.load %arg0[%64] : memref<133120xf32>
      %66 = vector.broadcast %65 : f32 to vector<16xf32>
      %67 = math.fma %66, %42, %arg16 : vector<16xf32>
      %68 = math.fma %66, %44, %arg17 : vector<16xf32>
      %69 = math.fma %66, %46, %arg18 : vector<16xf32>
      %c4_79 = arith.constant 4 : index
      %c260 = arith.constant 260 : index
      %c260_80 = arith.constant 260 : index
      %70 = arith.addi %39, %c260_80 : index
      %71 = memref.load %arg0[%70] : memref<133120xf32>
      %72 = vector.broadcast %71 : f32 to vector<16xf32>
      %73 = math.fma %72, %42, %arg19 : vector<16xf32>
      %74 = math.fma %72, %44, %arg20 : vector<16xf32>
      %75 = math.fma %72, %46, %arg21 : vector<16xf32>
      %c5_81 = arith.constant 5 : index
      %c325 = arith.constant 325 : index
      %c325_82 = arith.constant 325 : index
      %76 = arith.addi %39, %c325_82 : index
      %77 = memref.load %arg0[%76] : memref<133120xf32>
      %78 = vector.broadcast %77 : f32 to vector<16xf32>
      %79 = math.fma %78, %42, %arg22 : vector<16xf32>
      %80 = math.fma %78, %44, %arg23 : vector<16xf32>
      %81 = math.fma %78, %46, %arg24 : vector<16xf32>
      %c6_83 = arith.constant 6 : index
      %c390 = arith.constant 390 : index
      %c390_84 = arith.constant 390 : index
      %82 = arith.addi %39, %c390_84 : index
      %83 = memref.load %arg0[%82] : memref<133120xf32>
      %84 = vector.broadcast %83 : f32 to vector<16xf32>
      %85 = math.fma %84, %42, %arg25 : vector<16xf32>
      %86 = math.fma %84, %44, %arg26 : vector<16xf32>
      %87 = math.fma %84, %46, %arg27 : vector<16xf32>
      %c7_85 = arith.constant 7 : index
      %c455 = arith.constant 455 : index
      %c455_86 = arith.constant 455 : index
      %88 = arith.addi %39, %c455_86 : index
      %89 = memref.load %arg0[%88] : memref<133120xf32>
      %90 = vector.broadcast %89 : f32 to vector<16xf32>
      %91 = math.fma %90, %42, %arg28 : vector<16xf32>
      %92 = math.fma %90, %44, %arg29 : vector<16xf32>
      %93 = math.fma %90, %46, %arg30 : vector<16xf32>
      %c1_87 = arith.constant 1 : index
      %c48_88 = arith.constant 48 : index
      %94 = arith.addi %41, %c48_88 : index
      %c0_89 = arith.constant 0 : index
      %95 = vector.load %arg2[%94] : memref<24960xf32>, vector<16xf32>
      %c16_90 = arith.constant 16 : index
      %96 = arith.addi %94, %c16_90 : index
      %97 = vector.load %arg2[%96] : memref<24960xf32>, vector<16xf32>
      %c32_91 = arith.constant 32 : index
      %98 = arith.addi %94, %c32_91 : index
      %99 = vector.load %arg2[%98] : memref<24960xf32>, vector<16xf32>
      %c1_92 = arith.constant 1 : index
      %c0_93 = arith.constant 0 : index
      %c0_94 = arith.constant 0 : index
      %100 = arith.addi %39, %c1_92 : index
      %101 = memref.load %arg0[%100] : memref<133120xf32>
      %102 = vector.broadcast %101 : f32 to vector<16xf32>
      %103 = math.fma %102, %95, %49 : vector<16xf32>
      %104 = math.fma %102, %97, %50 : vector<16xf32>
      %105 = math.fma %102, %99, %51 : vector<16xf32>
      %c1_95 = arith.constant 1 : index
      %c65_96 = arith.constant 65 : index
      %c66 = arith.constant 66 : index
      %106 = arith.addi %39, %c66 : index
      %107 = memref.load %arg0[%106] : memref<133120xf32>
      %108 = vector.broadcast %107 : f32 to vector<16xf32>
      %109 = math.fma %108, %95, %55 : vector<16xf32>
      %110 = math.fma %108, %97, %56 : vector<16xf32>
      %111 = math.fma %108, %99, %57 : vector<16xf32>
      %c2_97 = arith.constant 2 : index
      %c130_98 = arith.constant 130 : index
      %c131 = arith.constant 131 : index
      %112 = arith.addi %39, %c131 : index
      %113 = memref.load %arg0[%112] : memref<133120xf32>
      %114 = vector.broadcast %113 : f32 to vector<16xf32>
      %115 = math.fma %114, %95, %61 : vector<16xf32>
      %116 = math.fma %114, %97, %62 : vector<16xf32>
      %117 = math.fma %114, %99, %63 : vector<16xf32>
      %c3_99 = arith.constant 3 : index
      %c195_100 = arith.constant 195 : index
      %c196 = arith.constant 196 : index
      %118 = arith.addi %39, %c196 : index
      %119 = memref.load %arg0[%118] : memref<133120xf32>
      %120 = vector.broadcast %119 : f32 to vector<16xf32>
      %121 = math.fma %120, %95, %67 : vector<16xf32>
      %122 = math.fma %120, %97, %68 : vector<16xf32>
      %123 = math.fma %120, %99, %69 : vector<16xf32>
      %c4_101 = arith.constant 4 : index
      %c260_102 = arith.constant 260 : index
      %c261 = arith.constant 261 : index
      %124 = arith.addi %39, %c261 : index
      %125 = memref.load %arg0[%124] : memref<133120xf32>
      %126 = vector.broadcast %125 : f32 to vector<16xf32>
      %127 = math.fma %126, %95, %73 : vector<16xf32>
      %128 = math.fma %126, %97, %74 : vector<16xf32>
      %129 = math.fma %126, %99, %75 : vector<16xf32>
      %c5_103 = arith.constant 5 : index
      %c325_104 = arith.constant 325 : index
      %c326 = arith.constant 326 : index
      %130 = arith.addi %39, %c326 : index
      %131 = memref.load %arg0[%130] : memref<133120xf32>
      %132 = vector.broadcast %131 : f32 to vector<16xf32>
      %133 = math.fma %132, %95, %79 : vector<16xf32>
      %134 = math.fma %132, %97, %80 : vector<16xf32>
      %135 = math.fma %132, %99, %81 : vector<16xf32>
      %c6_105 = arith.constant 6 : index
      %c390_106 = arith.constant 390 : index
      %c391 = arith.constant 391 : index
      %136 = arith.addi %39, %c391 : index
      %137 = memref.load %arg0[%136] : memref<133120xf32>
      %138 = vector.broadcast %137 : f32 to vector<16xf32>
      %139 = math.fma %138, %95, %85 : vector<16xf32>
      %140 = math.fma %138, %97, %86 : vector<16xf32>
      %141 = math.fma %138, %99, %87 : vector<16xf32>
      %c7_107 = arith.constant 7 : index
      %c455_108 = arith.constant 455 : index
      %c456 = arith.constant 456 : index
      %142 = arith.addi %39, %c456 : index
      %143 = memref.load %arg0[%142] : memref<133120xf32>
      %144 = vector.broadcast %143 : f32 to vector<16xf32>
      %145 = math.fma %144, %95, %91 : vector<16xf32>
      %146 = math.fma %144, %97, %92 : vector<16xf32>
      %147 = math.fma %144, %99, %93 : vector<16xf32>
      scf.yield %103, %104, %105, %109, %110, %111, %115, %116, %117, %121, %122, %123, %127, %128, %129, %133, %134, %135, %139, %140, %141, %145, %146, %147 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %c1_4 = arith.constant 1 : index
    %1:24 = scf.for %arg6 = %c64 to %c65_1 step %c1_4 iter_args(%arg7 = %0#0, %arg8 = %0#1, %arg9 = %0#2, %arg10 = %0#3, %arg11 = %0#4, %arg12 = %0#5, %arg13 = %0#6, %arg14 = %0#7, %arg15 = %0#8, %arg16 = %0#9, %arg17 = %0#10, %arg18 = %0#11, %arg19 = %0#12, %arg20 = %0#13, %arg21 = %0#14, %arg22 = %0#15, %arg23 = %0#16, %arg24 = %0#17, %arg25 = %0#18, %arg26 = %0#19, %arg27 = %0#20, %arg28 = %0#21, %arg29 = %0#22, %arg30 = %0#23) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
      %39 = arith.addi %arg1, %arg6 : index
      %40 = arith.muli %arg6, %c48 : index
      %41 = arith.addi %arg3, %40 : index
      %c0_64 = arith.constant 0 : index
      %c0_65 = arith.constant 0 : index
      %c0_66 = arith.constant 0 : index
      %42 = vector.load %arg2[%41] : memref<24960xf32>, vector<16xf32>
      %c16_67 = arith.constant 16 : index
      %43 = arith.addi %41, %c16_67 : index
      %44 = vector.load %arg2[%43] : memref<24960xf32>, vector<16xf32>
      %c32_68 = arith.constant 32 : index
      %45 = arith.addi %41, %c32_68 : index
      %46 = vector.load %arg2[%45] : memref<24960xf32>, vector<16xf32>
      %c0_69 = arith.constant 0 : index
      %c0_70 = arith.constant 0 : index
      %c0_71 = arith.constant 0 : index
      %47 = memref.load %arg0[%39] : memref<133120xf32>
      %48 = vector.broadcast %47 : f32 to vector<16xf32>
      %49 = math.fma %48, %42, %arg7 : vector<16xf32>
      %50 = math.fma %48, %44, %arg8 : vector<16xf32>
      %51 = math.fma %48, %46, %arg9 : vector<16xf32>
      %c1_72 = arith.constant 1 : index
      %c65_73 = arith.constant 65 : index
      %c65_74 = arith.constant 65 : index
      %52 = arith.addi %39, %c65_74 : index
      %53 = memref.load %arg0[%52] : memref<133120xf32>
      %54 = vector.broadcast %53 : f32 to vector<16xf32>
      %55 = math.fma %54, %42, %arg10 : vector<16xf32>
      %56 = math.fma %54, %44, %arg11 : vector<16xf32>
      %57 = math.fma %54, %46, %arg12 : vector<16xf32>
      %c2_75 = arith.constant 2 : index
      %c130 = arith.constant 130 : index
      %c130_76 = arith.constant 130 : index
      %58 = arith.addi %39, %c130_76 : index
      %59 = memref.load %arg0[%58] : memref<133120xf32>
      %60 = vector.broadcast %59 : f32 to vector<16xf32>
      %61 = math.fma %60, %42, %arg13 : vector<16xf32>
      %62 = math.fma %60, %44, %arg14 : vector<16xf32>
      %63 = math.fma %60, %46, %arg15 : vector<16xf32>
      %c3_77 = arith.constant 3 : index
      %c195 = arith.constant 195 : index
      %c195_78 = arith.constant 195 : index
      %64 = arith.addi %39, %c195_78 : index
      %65 = memref.load %arg0[%64] : memref<133120xf32>
      %66 = vector.broadcast %65 : f32 to vector<16xf32>
      %67 = math.fma %66, %42, %arg16 : vector<16xf32>
      %68 = math.fma %66, %44, %arg17 : vector<16xf32>
      %69 = math.fma %66, %46, %arg18 : vector<16xf32>
      %c4_79 = arith.constant 4 : index
      %c260 = arith.constant 260 : index
      %c260_80 = arith.constant 260 : index
      %70 = arith.addi %39, %c260_80 : index
      %71 = memref.load %arg0[%70] : memref<133120xf32>
      %72 = vector.broadcast %71 : f32 to vector<16xf32>
      %73 = math.fma %72, %42, %arg19 : vector<16xf32>
      %74 = math.fma %72, %44, %arg20 : vector<16xf32>
      %75 = math.fma %72, %46, %arg21 : vector<16xf32>
      %c5_81 = arith.constant 5 : index
      %c325 = arith.constant 325 : index
      %c325_82 = arith.constant 325 : index
      %76 = arith.addi %39, %c325_82 : index
      %77 = memref.load %arg0[%76] : memref<133120xf32>
      %78 = vector.broadcast %77 : f32 to vector<16xf32>
      %79 = math.fma %78, %42, %arg22 : vector<16xf32>
      %80 = math.fma %78, %44, %arg23 : vector<16xf32>
      %81 = math.fma %78, %46, %arg24 : vector<16xf32>
      %c6_83 = arith.constant 6 : index
      %c390 = arith.constant 390 : index
      %c390_84 = arith.constant 390 : index
      %82 = arith.addi %39, %c390_84 : index
      %83 = memref.load %arg0[%82] : memref<133120xf32>
      %84 = vector.broadcast %83 : f32 to vector<16xf32>
      %85 = math.fma %84, %42, %arg25 : vector<16xf32>
      %86 = math.fma %84, %44, %arg26 : vector<16xf32>
      %87 = math.fma %84, %46, %arg27 : vector<16xf32>
      %c7_85 = arith.constant 7 : index
      %c455 = arith.constant 455 : index
      %c455_86 = arith.constant 455 : index
      %88 = arith.addi %39, %c455_86 : index
      %89 = memref.load %arg0[%88] : memref<133120xf32>
      %90 = vector.broadcast %89 : f32 to vector<16xf32>
      %91 = math.fma %90, %42, %arg28 : vector<16xf32>
      %92 = math.fma %90, %44, %arg29 : vector<16xf32>
      %93 = math.fma %90, %46, %arg30 : vector<16xf32>
      scf.yield %49, %50, %51, %55, %56, %57, %61, %62, %63, %67, %68, %69, %73, %74, %75, %79, %80, %81, %85, %86, %87, %91, %92, %93 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %c0_5 = arith.constant 0 : index
    %c0_6 = arith.constant 0 : index
    %c0_7 = arith.constant 0 : index
    vector.store %1#0, %arg4[%arg5] : memref<786432xf32>, vector<16xf32>
    %c0_8 = arith.constant 0 : index
    %c0_9 = arith.constant 0 : index
    %c16 = arith.constant 16 : index
    %2 = arith.addi %arg5, %c16 : index
    vector.store %1#1, %arg4[%2] : memref<786432xf32>, vector<16xf32>
    %c0_10 = arith.constant 0 : index
    %c0_11 = arith.constant 0 : index
    %c32 = arith.constant 32 : index
    %3 = arith.addi %arg5, %c32 : index
    vector.store %1#2, %arg4[%3] : memref<786432xf32>, vector<16xf32>
    %c1_12 = arith.constant 1 : index
    %c384_13 = arith.constant 384 : index
    %4 = arith.addi %arg5, %c384_13 : index
    %c0_14 = arith.constant 0 : index
    vector.store %1#3, %arg4[%4] : memref<786432xf32>, vector<16xf32>
    %c1_15 = arith.constant 1 : index
    %c384_16 = arith.constant 384 : index
    %5 = arith.addi %arg5, %c384_16 : index
    %c16_17 = arith.constant 16 : index
    %6 = arith.addi %5, %c16_17 : index
    vector.store %1#4, %arg4[%6] : memref<786432xf32>, vector<16xf32>
    %c1_18 = arith.constant 1 : index
    %c384_19 = arith.constant 384 : index
    %7 = arith.addi %arg5, %c384_19 : index
    %c32_20 = arith.constant 32 : index
    %8 = arith.addi %7, %c32_20 : index
    vector.store %1#5, %arg4[%8] : memref<786432xf32>, vector<16xf32>
    %c2_21 = arith.constant 2 : index
    %c768 = arith.constant 768 : index
    %9 = arith.addi %arg5, %c768 : index
    %c0_22 = arith.constant 0 : index
    vector.store %1#6, %arg4[%9] : memref<786432xf32>, vector<16xf32>
    %c2_23 = arith.constant 2 : index
    %c768_24 = arith.constant 768 : index
    %10 = arith.addi %arg5, %c768_24 : index
    %c16_25 = arith.constant 16 : index
    %11 = arith.addi %10, %c16_25 : index
    vector.store %1#7, %arg4[%11] : memref<786432xf32>, vector<16xf32>
    %c2_26 = arith.constant 2 : index
    %c768_27 = arith.constant 768 : index
    %12 = arith.addi %arg5, %c768_27 : index
    %c32_28 = arith.constant 32 : index
    %13 = arith.addi %12, %c32_28 : index
    vector.store %1#8, %arg4[%13] : memref<786432xf32>, vector<16xf32>
    %c3 = arith.constant 3 : index
    %c1152 = arith.constant 1152 : index
    %14 = arith.addi %arg5, %c1152 : index
    %c0_29 = arith.constant 0 : index
    vector.store %1#9, %arg4[%14] : memref<786432xf32>, vector<16xf32>
    %c3_30 = arith.constant 3 : index
    %c1152_31 = arith.constant 1152 : index
    %15 = arith.addi %arg5, %c1152_31 : index
    %c16_32 = arith.constant 16 : index
    %16 = arith.addi %15, %c16_32 : index
    vector.store %1#10, %arg4[%16] : memref<786432xf32>, vector<16xf32>
    %c3_33 = arith.constant 3 : index
    %c1152_34 = arith.constant 1152 : index
    %17 = arith.addi %arg5, %c1152_34 : index
    %c32_35 = arith.constant 32 : index
    %18 = arith.addi %17, %c32_35 : index
    vector.store %1#11, %arg4[%18] : memref<786432xf32>, vector<16xf32>
    %c4 = arith.constant 4 : index
    %c1536 = arith.constant 1536 : index
    %19 = arith.addi %arg5, %c1536 : index
    %c0_36 = arith.constant 0 : index
    vector.store %1#12, %arg4[%19] : memref<786432xf32>, vector<16xf32>
    %c4_37 = arith.constant 4 : index
    %c1536_38 = arith.constant 1536 : index
    %20 = arith.addi %arg5, %c1536_38 : index
    %c16_39 = arith.constant 16 : index
    %21 = arith.addi %20, %c16_39 : index
    vector.store %1#13, %arg4[%21] : memref<786432xf32>, vector<16xf32>
    %c4_40 = arith.constant 4 : index
    %c1536_41 = arith.constant 1536 : index
    %22 = arith.addi %arg5, %c1536_41 : index
    %c32_42 = arith.constant 32 : index
    %23 = arith.addi %22, %c32_42 : index
    vector.store %1#14, %arg4[%23] : memref<786432xf32>, vector<16xf32>
    %c5 = arith.constant 5 : index
    %c1920 = arith.constant 1920 : index
    %24 = arith.addi %arg5, %c1920 : index
    %c0_43 = arith.constant 0 : index
    vector.store %1#15, %arg4[%24] : memref<786432xf32>, vector<16xf32>
    %c5_44 = arith.constant 5 : index
    %c1920_45 = arith.constant 1920 : index
    %25 = arith.addi %arg5, %c1920_45 : index
    %c16_46 = arith.constant 16 : index
    %26 = arith.addi %25, %c16_46 : index
    vector.store %1#16, %arg4[%26] : memref<786432xf32>, vector<16xf32>
    %c5_47 = arith.constant 5 : index
    %c1920_48 = arith.constant 1920 : index
    %27 = arith.addi %arg5, %c1920_48 : index
    %c32_49 = arith.constant 32 : index
    %28 = arith.addi %27, %c32_49 : index
    vector.store %1#17, %arg4[%28] : memref<786432xf32>, vector<16xf32>
    %c6 = arith.constant 6 : index
    %c2304 = arith.constant 2304 : index
    %29 = arith.addi %arg5, %c2304 : index
    %c0_50 = arith.constant 0 : index
    vector.store %1#18, %arg4[%29] : memref<786432xf32>, vector<16xf32>
    %c6_51 = arith.constant 6 : index
    %c2304_52 = arith.constant 2304 : index
    %30 = arith.addi %arg5, %c2304_52 : index
    %c16_53 = arith.constant 16 : index
    %31 = arith.addi %30, %c16_53 : index
    vector.store %1#19, %arg4[%31] : memref<786432xf32>, vector<16xf32>
    %c6_54 = arith.constant 6 : index
    %c2304_55 = arith.constant 2304 : index
    %32 = arith.addi %arg5, %c2304_55 : index
    %c32_56 = arith.constant 32 : index
    %33 = arith.addi %32, %c32_56 : index
    vector.store %1#20, %arg4[%33] : memref<786432xf32>, vector<16xf32>
    %c7 = arith.constant 7 : index
    %c2688 = arith.constant 2688 : index
    %34 = arith.addi %arg5, %c2688 : index
    %c0_57 = arith.constant 0 : index
    vector.store %1#21, %arg4[%34] : memref<786432xf32>, vector<16xf32>
    %c7_58 = arith.constant 7 : index
    %c2688_59 = arith.constant 2688 : index
    %35 = arith.addi %arg5, %c2688_59 : index
    %c16_60 = arith.constant 16 : index
    %36 = arith.addi %35, %c16_60 : index
    vector.store %1#22, %arg4[%36] : memref<786432xf32>, vector<16xf32>
    %c7_61 = arith.constant 7 : index
    %c2688_62 = arith.constant 2688 : index
    %37 = arith.addi %arg5, %c2688_62 : index
    %c32_63 = arith.constant 32 : index
    %38 = arith.addi %37, %c32_63 : index
    vector.store %1#23, %arg4[%38] : memref<786432xf32>, vector<16xf32>
    return
  }
}

