// What a GPU target does not run is refused with a code, and nothing is emitted.

// RUN: split-file %s %t
// RUN: not tw-compile %t/matmul.mlir --start-after=50 --emit=asm --target=nvptx:sm_90a 2>&1 | FileCheck %s --check-prefix=MATMUL
// RUN: not tw-compile %t/matmul.mlir --start-after=50 --stop-after=75 --target=spirv64 2>&1 | FileCheck %s --check-prefix=MATMUL
// RUN: not tw-compile %t/function.mlir --start-after=50 --emit=asm --target=amdgpu:gfx942 2>&1 | FileCheck %s --check-prefix=FUNCTION
// RUN: not tw-compile %t/double.mlir --start-after=50 --emit=asm --target=spirv64 2>&1 | FileCheck %s --check-prefix=DOUBLE
// RUN: not tw-compile %t/double.mlir --start-after=50 --emit=asm --target=nvptx:sm_1 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// RUN: not tw-run %t/double.mlir --target=nvptx:sm_90a 2>&1 | FileCheck %s --check-prefix=DEVICE

// MATMUL: error: TW3004: kernel 'matmul' is of kind 'matmul'; {{.*}} runs pointwise, row and column kernels
// FUNCTION: error: TW3004: 'math.asin' op on 'f32' has no expansion
// DOUBLE: error: TW3004: 'math.exp' op on 'f64' has no expansion
// UNKNOWN: error: unknown target 'nvptx:sm_1'; there are {{.*}}x86-64-v4{{.*}}nvptx:sm_90a
// DEVICE: error: kernels for nvptx:sm_90a can be compiled, but nothing here runs them

//--- matmul.mlir
func.func @matmul(%x: tensor<16x64xf32>, %w: tensor<2x64x48xf32>) -> tensor<16x96xf32> attributes {graph.kind = "matmul"} {
  %c = graph.matmul %x, %w {packed} : tensor<16x64xf32>, tensor<2x64x48xf32> -> tensor<16x96xf32>
  return %c : tensor<16x96xf32>
}
//--- function.mlir
func.func @function(%x: tensor<64xf32>) -> tensor<64xf32> attributes {graph.kind = "pointwise"} {
  %0 = graph.asin %x : tensor<64xf32>
  return %0 : tensor<64xf32>
}
//--- double.mlir
func.func @double(%x: tensor<64xf64>) -> tensor<64xf64> attributes {graph.kind = "pointwise"} {
  %0 = graph.exp %x : tensor<64xf64>
  return %0 : tensor<64xf64>
}
