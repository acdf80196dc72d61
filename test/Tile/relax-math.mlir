// RUN: tw-opt -tile-relax-math %s | FileCheck %s

// The program's own arithmetic may round differently; functions, integers and comparisons are as they were.
// CHECK-LABEL: func @relax
// CHECK:         arith.mulf %{{.*}}, %{{.*}} fastmath<reassoc,nsz,contract> : f32
// CHECK:         arith.addf %{{.*}}, %{{.*}} fastmath<reassoc,nsz,contract> : f32
// CHECK:         arith.addi %{{.*}}, %{{.*}} : index
// CHECK:         math.exp %{{.*}} : f32
func.func @relax(%x: f32, %i: index) -> (f32, index) {
  %a = arith.mulf %x, %x : f32
  %b = arith.addf %a, %x : f32
  %j = arith.addi %i, %i : index
  %c = math.exp %b : f32
  return %c, %j : f32, index
}
