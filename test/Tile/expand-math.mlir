// RUN: tw-opt -tile-expand-math %s | FileCheck %s

// CHECK-DAG: func.func private @cosh(f64) -> f64
// CHECK-DAG: func.func private @asinf(f32) -> f32

// The common functions of f32 are polynomials, on vectors and scalars alike.
// CHECK-LABEL: func @exp
// CHECK-NOT:     math.exp
// CHECK-NOT:     call
// CHECK:         math.fma {{.*}} : vector<16xf32>
// CHECK:         math.fma {{.*}} : f32
func.func @exp(%x: vector<16xf32>, %y: f32) -> (vector<16xf32>, f32) {
  %a = math.exp %x : vector<16xf32>
  %b = math.exp %y : f32
  return %a, %b : vector<16xf32>, f32
}

// Huge arguments of periodic functions are reduced in integers, on a path of their own.
// CHECK-LABEL: func @sin
// CHECK:         %[[ANY:.*]] = vector.reduction <or>
// CHECK:         %{{.*}}:2 = scf.if %[[ANY]] -> (vector<4xi32>, vector<4xf32>)
// CHECK:           arith.muli {{.*}} : vector<4xi64>
// CHECK:         else
// CHECK-NOT:     call
func.func @sin(%x: vector<4xf32>) -> vector<4xf32> {
  %a = math.sin %x : vector<4xf32>
  return %a : vector<4xf32>
}

// Rare functions and f64 are libm's altogether.
// CHECK-LABEL: func @rare
// CHECK:         call @asinf
// CHECK-COUNT-2: call @cosh
func.func @rare(%x: f32, %y: vector<2xf64>) -> (f32, vector<2xf64>) {
  %a = math.asin %x : f32
  %b = math.cosh %y : vector<2xf64>
  return %a, %b : f32, vector<2xf64>
}

// Instructions stay; the reciprocal square root is exact division by an exact root.
// CHECK-LABEL: func @instructions
// CHECK:         math.floor
// CHECK:         %[[ROOT:.*]] = math.sqrt
// CHECK:         arith.divf %{{.*}}, %[[ROOT]]
func.func @instructions(%x: vector<16xf32>) -> vector<16xf32> {
  %a = math.floor %x : vector<16xf32>
  %b = math.rsqrt %a : vector<16xf32>
  return %b : vector<16xf32>
}

// f64 narrows through f32, as PyTorch does, and bf16 is integer arithmetic.
// CHECK-LABEL: func @narrow
// CHECK:         arith.truncf %{{.*}} : f64 to f32
// CHECK:         arith.truncf %{{.*}} : f32 to f16
// CHECK:         arith.truncf %{{.*}} : f64 to f32
// CHECK-NOT:     arith.truncf
func.func @narrow(%x: f64) -> (f16, bf16) {
  %a = arith.truncf %x : f64 to f16
  %b = arith.truncf %x : f64 to bf16
  return %a, %b : f16, bf16
}
