// RUN: tw-opt %s -tile-expand-mma -split-input-file -verify-diagnostics | FileCheck %s

// The loop is a function of its own, which equal blocks share. One trip holds two steps of k: 2 x 24 FMAs. Nothing but
// the loads and the FMAs touches the accumulators. 512 steps are three chains (172, 172, 168), each summed from zero and
// added to the block in memory.
// CHECK-LABEL: func.func @even_depth(
// CHECK: call @even_depth.mma1(%arg0, %arg1, %arg2) : (
// CHECK: call @even_depth.mma1(%arg0, %arg1, %arg2) : (
// CHECK-LABEL: func.func private @even_depth.mma1(
func.func @even_depth(%lhs: memref<4096xf32>, %rhs: memref<65536xf32>, %acc: memref<384xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c48 = arith.constant 48 : index
  %depth = arith.constant 512 : index
  // CHECK: %[[BLOCK:.*]]:24 = scf.for %{{.*}} = %{{.*}} to %{{.*}} step %{{.*}} iter_args({{.*}}) -> (vector<16xf32>,
  // CHECK-COUNT-3: vector.load %{{.*}} : memref<65536xf32>, vector<16xf32>
  // CHECK: memref.load %{{.*}} : memref<4096xf32>
  // CHECK: vector.broadcast
  // CHECK-COUNT-48: math.fma {{.*}} : vector<16xf32>
  // CHECK-NOT: math.fma
  // CHECK: scf.yield
  // CHECK-NOT: scf.for
  // CHECK-COUNT-24: vector.store {{.*}} : memref<384xf32>, vector<16xf32>
  // CHECK: scf.for %{{.*}} = %c172{{.*}} to %c344{{.*}} step %c172
  // CHECK: scf.for
  // CHECK-COUNT-48: math.fma {{.*}} : vector<16xf32>
  // CHECK: scf.yield
  // CHECK-NOT: scf.for
  // CHECK-COUNT-24: arith.addf {{.*}} : vector<16xf32>
  // CHECK: scf.for
  // CHECK-COUNT-48: math.fma {{.*}} : vector<16xf32>
  // CHECK: scf.yield
  // CHECK-NOT: scf.for
  // CHECK-COUNT-24: arith.addf {{.*}} : vector<16xf32>
  tile.mma %lhs[%c0, %depth, %c1], %rhs[%c0, %c48] into %acc[%c0, %c48] depth %depth
    {m = 8, n = 48, lanes = 16, instruction = "fma.f32"} : memref<4096xf32>, memref<65536xf32>, memref<384xf32>
  tile.mma %lhs[%c0, %depth, %c1], %rhs[%c0, %c48] into %acc[%c0, %c48] depth %depth
    {m = 8, n = 48, lanes = 16, instruction = "fma.f32"} : memref<4096xf32>, memref<65536xf32>, memref<384xf32>
  return
}

// -----

// An odd depth leaves a remainder loop; `accumulate` adds to the block in memory.
// CHECK-LABEL: func.func private @odd_depth_accumulate.mma1(
func.func @odd_depth_accumulate(%lhs: memref<52xf32>, %rhs: memref<208xf32>, %acc: memref<64xf32>, %start: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %depth = arith.constant 13 : index
  // CHECK: scf.for
  // CHECK-COUNT-32: math.fma
  // CHECK: scf.for
  // CHECK-COUNT-8: math.fma
  // CHECK-NOT: math.fma
  // CHECK-COUNT-8: arith.addf {{.*}} : vector<8xf32>
  tile.mma %lhs[%start, %depth, %c1], %rhs[%c0, %c16] into %acc[%c0, %c16] depth %depth
    {m = 4, n = 16, lanes = 8, instruction = "fma.f32", accumulate} : memref<52xf32>, memref<208xf32>, memref<64xf32>
  return
}

// -----

// Narrow operands are widened to the accumulator's type.
// CHECK-LABEL: func.func private @bf16.mma1(
func.func @bf16(%lhs: memref<64xbf16>, %rhs: memref<1024xbf16>, %acc: memref<16xf32>, %depth: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  // CHECK: arith.extf %{{.*}} : vector<16xbf16> to vector<16xf32>
  // CHECK: arith.extf %{{.*}} : bf16 to f32
  // CHECK: math.fma {{.*}} : vector<16xf32>
  tile.mma %lhs[%c0, %c1, %c1], %rhs[%c0, %c16] into %acc[%c0, %c16] depth %depth
    {m = 1, n = 16, lanes = 16, instruction = "fma.f32"} : memref<64xbf16>, memref<1024xbf16>, memref<16xf32>
  return
}

// -----

func.func @too_many_registers(%lhs: memref<64xf32>, %rhs: memref<64xf32>, %acc: memref<512xf32>, %depth: index) {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  // expected-error @below {{needs 35 vector registers, the target has 32}}
  tile.mma %lhs[%c0, %c0, %c0], %rhs[%c0, %c32] into %acc[%c0, %c32] depth %depth
    {m = 16, n = 32, lanes = 16, instruction = "fma.f32"} : memref<64xf32>, memref<64xf32>, memref<512xf32>
  return
}

// -----

// Pairs: each step loads 32 bits of the lhs for all lanes, and whole vectors of pairs of the rhs.
// CHECK-LABEL: func.func private @pairs.mma1(
func.func @pairs(%lhs: memref<512xbf16>, %rhs: memref<4096xbf16>, %acc: memref<128xf32>) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c32 = arith.constant 32 : index
  %c64 = arith.constant 64 : index
  %depth = arith.constant 64 : index
  // CHECK: scf.for
  // CHECK: vector.load %{{.*}} : memref<4096xbf16>, vector<32xbf16>
  // CHECK: vector.load %{{.*}} : memref<512xbf16>, vector<2xbf16>
  // CHECK: vector.broadcast %{{.*}} : i32 to vector<16xi32>
  // CHECK-COUNT-32: x86vector.avx512.dot %{{.*}} : vector<32xbf16> -> vector<16xf32>
  // CHECK-NOT: x86vector.avx512.dot
  tile.mma %lhs[%c0, %c64, %c2], %rhs[%c0, %c64] into %acc[%c0, %c32] depth %depth
    {m = 4, n = 32, lanes = 16, instruction = "dot.bf16"} : memref<512xbf16>, memref<4096xbf16>, memref<128xf32>
  return
}

// -----

func.func @pairs_of_f32(%lhs: memref<512xf32>, %rhs: memref<4096xbf16>, %acc: memref<128xf32>) {
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  // expected-error @below {{dot.bf16 adds products of bf16 in f32}}
  tile.mma %lhs[%c0, %c64, %c64], %rhs[%c0, %c64] into %acc[%c0, %c64] depth %c64
    {m = 4, n = 32, lanes = 16, instruction = "dot.bf16"} : memref<512xf32>, memref<4096xbf16>, memref<128xf32>
  return
}
