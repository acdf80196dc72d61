// REQUIRES: opencl
// LLVM 22 now and then gives two values of a SPIR-V module one id: other runs of the same compiler do not.
// ALLOW_RETRIES: 3
// RUN: tw-run %s --target=spirv64 | FileCheck %s --implicit-check-not=error:

// Pointwise kernels, run on an OpenCL device and compared with the interpreter.

// CHECK: @gelu: agrees
func.func @gelu(%x: tensor<3x1027xf32>) -> tensor<3x1027xf32> attributes {graph.kind = "pointwise"} {
  %half = graph.constant dense<0.5> : tensor<3x1027xf32> : tensor<3x1027xf32>
  %root = graph.constant dense<0.70710678> : tensor<3x1027xf32> : tensor<3x1027xf32>
  %one = graph.constant dense<1.0> : tensor<3x1027xf32> : tensor<3x1027xf32>
  %0 = graph.mul %x, %root : tensor<3x1027xf32>
  %1 = graph.erf %0 : tensor<3x1027xf32>
  %2 = graph.add %1, %one : tensor<3x1027xf32>
  %3 = graph.mul %x, %half : tensor<3x1027xf32>
  %4 = graph.mul %3, %2 : tensor<3x1027xf32>
  return %4 : tensor<3x1027xf32>
}

// Every function that has an expansion.
// CHECK: @functions: agrees
func.func @functions(%x: tensor<65xf32>, %y: tensor<65xf32>)
    -> (tensor<65xf32>, tensor<65xf32>, tensor<65xf32>, tensor<65xf32>, tensor<65xf32>, tensor<65xf32>, tensor<65xf32>,
        tensor<65xf32>, tensor<65xf32>, tensor<65xf32>) attributes {graph.kind = "pointwise"} {
  %a = graph.abs %x : tensor<65xf32>
  %0 = graph.exp %x : tensor<65xf32>
  %1 = graph.exp2 %x : tensor<65xf32>
  %2 = graph.expm1 %x : tensor<65xf32>
  %3 = graph.log %a : tensor<65xf32>
  %4 = graph.log1p %a : tensor<65xf32>
  %5 = graph.tanh %x : tensor<65xf32>
  %6 = graph.sigmoid %x : tensor<65xf32>
  %7 = graph.pow %a, %y : tensor<65xf32>
  %8 = graph.rsqrt %a : tensor<65xf32>
  %9 = graph.round %x : tensor<65xf32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9
    : tensor<65xf32>, tensor<65xf32>, tensor<65xf32>, tensor<65xf32>, tensor<65xf32>, tensor<65xf32>, tensor<65xf32>,
      tensor<65xf32>, tensor<65xf32>, tensor<65xf32>
}

// Sines and cosines of anything, also of what takes hundreds of bits of pi to reduce.
// CHECK: @periodic: agrees
func.func @periodic(%x: tensor<300xf32>) -> (tensor<300xf32>, tensor<300xf32>, tensor<300xf32>)
    attributes {graph.kind = "pointwise"} {
  %large = graph.constant dense<1.0e+06> : tensor<300xf32> : tensor<300xf32>
  %huge = graph.constant dense<1.0e+35> : tensor<300xf32> : tensor<300xf32>
  %0 = graph.mul %x, %large : tensor<300xf32>
  %1 = graph.mul %x, %huge : tensor<300xf32>
  %2 = graph.sin %x : tensor<300xf32>
  %3 = graph.cos %0 : tensor<300xf32>
  %4 = graph.sin %1 : tensor<300xf32>
  return %2, %3, %4 : tensor<300xf32>, tensor<300xf32>, tensor<300xf32>
}

// CHECK: @halves: agrees
func.func @halves(%x: tensor<77xbf16>, %y: tensor<77xf16>) -> (tensor<77xbf16>, tensor<77xf16>)
    attributes {graph.kind = "pointwise"} {
  %0 = graph.tanh %x : tensor<77xbf16>
  %1 = graph.mul %0, %x : tensor<77xbf16>
  %2 = graph.exp %y : tensor<77xf16>
  %3 = graph.add %2, %y : tensor<77xf16>
  return %1, %3 : tensor<77xbf16>, tensor<77xf16>
}

// CHECK: @integers: agrees
func.func @integers(%x: tensor<100xi64>, %y: tensor<100xi32>) -> (tensor<100xi64>, tensor<100xi1>, tensor<100xi32>)
    attributes {graph.kind = "pointwise"} {
  %seven = graph.constant dense<7> : tensor<100xi64> : tensor<100xi64>
  %0 = graph.remainder %x, %seven : tensor<100xi64>
  %1 = graph.convert %y : tensor<100xi32> -> tensor<100xi64>
  %2 = graph.cmp "lt" %0, %1 : tensor<100xi64> -> tensor<100xi1>
  %3 = graph.neg %y : tensor<100xi32>
  %4 = graph.select %2, %y, %3 : tensor<100xi1>, tensor<100xi32>, tensor<100xi32> -> tensor<100xi32>
  %5 = graph.not %2 : tensor<100xi1>
  return %0, %5, %4 : tensor<100xi64>, tensor<100xi1>, tensor<100xi32>
}

// Zeros among the divisors: a run-time error, and not the end of the process.
// CHECK: @division: agrees
func.func @division(%x: tensor<50xi64>) -> tensor<50xi64> attributes {graph.kind = "pointwise"} {
  %zero = graph.constant dense<0> : tensor<50xi64> : tensor<50xi64>
  %0 = graph.mul %x, %zero : tensor<50xi64>
  %1 = graph.floor_div %x, %0 : tensor<50xi64>
  return %1 : tensor<50xi64>
}

// CHECK: @embedding: agrees
func.func @embedding(%t: tensor<100x33xf32>, %i: tensor<9xi64>) -> tensor<9x33xf32> attributes {graph.kind = "pointwise"} {
  %0 = graph.take %t, %i {axis = 0 : i64} : tensor<100x33xf32>, tensor<9xi64> -> tensor<9x33xf32>
  return %0 : tensor<9x33xf32>
}

// CHECK: @views: agrees
func.func @views(%x: tensor<16x5xf32>, %y: tensor<5x32xf32>) -> tensor<5x48xf32> attributes {graph.kind = "pointwise"} {
  %0 = graph.transpose %x {permutation = array<i64: 1, 0>} : tensor<16x5xf32> -> tensor<5x16xf32>
  %1 = graph.concat %0, %y {dim = 1 : i64} : tensor<5x16xf32>, tensor<5x32xf32> -> tensor<5x48xf32>
  %2 = graph.neg %1 : tensor<5x48xf32>
  return %2 : tensor<5x48xf32>
}

// Two nests stand behind each other in one grid.
// CHECK: @two_sizes: agrees
func.func @two_sizes(%x: tensor<64xf32>, %y: tensor<4800xf32>) -> (tensor<64xf32>, tensor<4800xf32>)
    attributes {graph.kind = "pointwise"} {
  %0 = graph.neg %x : tensor<64xf32>
  %1 = graph.neg %y : tensor<4800xf32>
  return %0, %1 : tensor<64xf32>, tensor<4800xf32>
}

// CHECK: @update: agrees
func.func @update(%p: tensor<1500xf32>, %g: tensor<1500xf32>, %lr: tensor<f32>) -> tensor<1500xf32>
    attributes {graph.kind = "pointwise", graph.aliases = array<i64: 0>} {
  %0 = graph.broadcast %lr {dims = array<i64>} : tensor<f32> -> tensor<1500xf32>
  %1 = graph.mul %g, %0 : tensor<1500xf32>
  %2 = graph.sub %p, %1 : tensor<1500xf32>
  return %2 : tensor<1500xf32>
}

// One element, and none.
// CHECK: @scalar: agrees
func.func @scalar(%x: tensor<f32>) -> tensor<f32> attributes {graph.kind = "pointwise"} {
  %0 = graph.neg %x : tensor<f32>
  return %0 : tensor<f32>
}

// CHECK: @empty: agrees
func.func @empty(%x: tensor<0x4xf32>) -> tensor<0x4xf32> attributes {graph.kind = "pointwise"} {
  %0 = graph.neg %x : tensor<0x4xf32>
  return %0 : tensor<0x4xf32>
}
