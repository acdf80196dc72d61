// RUN: tw-opt -tile-vectorize -split-input-file %s | FileCheck %s
// RUN: tw-opt -tile-vectorize="vector-bits=256 vector-registers=16 maskable-bits=32" -split-input-file %s | FileCheck %s --check-prefix=AVX2
// RUN: tw-opt -tile-vectorize="vector-bits=128 maskable-bits=0" -split-input-file %s | FileCheck %s --check-prefix=NEON

// A main loop of two vectors, then one masked vector at a time.
// CHECK-LABEL: func @pointwise
// CHECK:         scf.for {{.*}} to %c992 step %c32
// CHECK-COUNT-2:   vector.load {{.*}} vector<16xf32>
// CHECK-COUNT-2:   vector.store {{.*}} vector<16xf32>
// CHECK:         scf.for {{.*}} = %c992 to %c1000 step %c16
// CHECK:           %[[MASK:.*]] = arith.cmpi slt
// CHECK:           vector.maskedload {{.*}}, %[[MASK]]
// CHECK:           vector.maskedstore {{.*}}, %[[MASK]]
// CHECK-NOT:     tile.lanes
// AVX2-LABEL: func @pointwise
// AVX2:         vector.load {{.*}} vector<8xf32>
// AVX2-NOT:     masked
// AVX2-LABEL: func @sum
// Whole vectors need no mask. Without masked accesses the rest is scalar.
// NEON-LABEL: func @pointwise
// NEON:         vector.load {{.*}} vector<4xf32>
// NEON-NOT:     masked
// NEON-LABEL: func @sum
func.func @pointwise(%a: memref<1000xf32>, %b: memref<1000xf32>, %begin: index, %end: index) attributes {tile.grid = array<i64: 1>} {
  %n = arith.constant 1000 : index
  tile.grid (%i) in (1) from %begin to %end {
    tile.lanes %j to %n {
      %x = memref.load %a[%j] : memref<1000xf32>
      %y = arith.mulf %x, %x : f32
      memref.store %y, %b[%j] : memref<1000xf32>
    }
  }
  return
}

// -----

// A reduction waits for itself, so four vectors run side by side: accumulators that start at the identity, merged once, combined with the initial value.
// CHECK-LABEL: func @sum
// CHECK-SAME:    %[[INIT:[a-z0-9]+]]: f32
// CHECK:         %[[ZERO:.*]] = arith.constant dense<-0.000000e+00> : vector<16xf32>
// CHECK:         scf.for {{.*}} iter_args({{.*}} = %[[ZERO]], {{.*}} = %[[ZERO]], {{.*}} = %[[ZERO]], {{.*}} = %[[ZERO]])
// CHECK:         scf.for
// CHECK:           arith.select {{.*}} : vector<16xi1>, vector<16xf32>
// CHECK:         vector.reduction <add>, {{.*}}, %[[INIT]] fastmath<reassoc>
func.func @sum(%init: f32, %in: memref<1000xf32>, %n: index) -> f32 {
  %sum = tile.lanes %j to %n reduce(%init : f32 as add) {
    %x = memref.load %in[%j] : memref<1000xf32>
    tile.yield %x : f32
  }
  return %sum : f32
}

// -----

// A long sum, 400 trips of the loop, is a tree of chains of at most 16, each from zero. The maximum shares its loops.
// CHECK-LABEL: func @long_sum
// CHECK:         scf.for %[[FROM:.*]] = %c0 to {{.*}} step %c13312 iter_args(%[[TOTAL:[a-z0-9]+]] =
// CHECK:           %[[TO:.*]] = arith.addi %[[FROM]]
// CHECK:           arith.minsi %[[TO]]
// CHECK:           %[[CHAINS:.*]]:8 = scf.for %[[FIRST:.*]] = %[[FROM]] to %{{.*}} step %c1024
// CHECK:             scf.for %{{.*}} = %[[FIRST]] to %{{.*}} step %c64
// CHECK-COUNT-4:       vector.load
// CHECK:           arith.addf %[[TOTAL]], %[[CHAINS]]#0
// CHECK:         vector.reduction <add>
func.func @long_sum(%sum: f32, %max: f32, %in: memref<25600xf32>) -> (f32, f32) {
  %n = arith.constant 25600 : index
  %r:2 = tile.lanes %j to %n reduce(%sum : f32 as add, %max : f32 as max) {
    %x = memref.load %in[%j] : memref<25600xf32>
    tile.yield %x, %x : f32, f32
  }
  return %r#0, %r#1 : f32, f32
}

// -----

// What is uniform stays scalar and is loaded and broadcast once, before the loop.
// CHECK-LABEL: func @uniform
// CHECK-SAME:    %[[SCALE:[a-z0-9]+]]: f32
// CHECK:         memref.load %{{.*}}[%c3]
// CHECK:         %[[VECTOR:.*]] = vector.broadcast %[[SCALE]]
// CHECK:         scf.for
// CHECK-NOT:       memref.load
// CHECK:           arith.mulf {{.*}}, %[[VECTOR]]
func.func @uniform(%scale: f32, %in: memref<256xf32>, %out: memref<256xf32>) {
  %three = arith.constant 3 : index
  %n = arith.constant 256 : index
  tile.lanes %j to %n {
    %x = memref.load %in[%j] : memref<256xf32>
    %y = memref.load %in[%three] : memref<256xf32>
    %z = arith.addf %x, %y : f32
    %w = arith.mulf %z, %scale : f32
    memref.store %w, %out[%j] : memref<256xf32>
  }
  return
}

// -----

// Not if the loop writes that buffer, or may run no iteration.
// CHECK-LABEL: func @not_invariant
// CHECK:         scf.for
// CHECK:           memref.load %{{.*}}[%c3]
// CHECK:         scf.for
// CHECK:           memref.load %{{.*}}[%c3]
func.func @not_invariant(%in: memref<256xf32>, %out: memref<256xf32>, %m: index) {
  %three = arith.constant 3 : index
  %n = arith.constant 256 : index
  tile.lanes %j to %n {
    %y = memref.load %out[%three] : memref<256xf32>
    memref.store %y, %out[%j] : memref<256xf32>
  }
  tile.lanes %j to %m {
    %y = memref.load %in[%three] : memref<256xf32>
    memref.store %y, %out[%j] : memref<256xf32>
  }
  return
}

// -----

// A strided index is a gather with 32-bit offsets.
// CHECK-LABEL: func @strided
// CHECK:         %[[OFFSETS:.*]] = arith.constant dense<[0, 3, 6, 9,
// CHECK:         vector.gather %{{.*}}[%{{.*}}] [%[[OFFSETS]]]
func.func @strided(%in: memref<768xf32>, %out: memref<256xf32>) {
  %three = arith.constant 3 : index
  %n = arith.constant 256 : index
  tile.lanes %j to %n {
    %at = arith.muli %j, %three : index
    %x = memref.load %in[%at] : memref<768xf32>
    memref.store %x, %out[%j] : memref<256xf32>
  }
  return
}

// -----

// Vectors never straddle a row of 64: the quotient is one scalar a vector, the remainder an address.
// CHECK-LABEL: func @rows
// CHECK-NOT:     vector.gather
// CHECK:         arith.divui {{.*}} : index
// CHECK:         memref.load
// CHECK:         vector.broadcast
func.func @rows(%scale: memref<4xf32>, %in: memref<64xf32>, %out: memref<256xf32>) {
  %columns = arith.constant 64 : index
  %n = arith.constant 256 : index
  tile.lanes %j to %n {
    %row = arith.divui %j, %columns : index
    %column = arith.remui %j, %columns : index
    %x = memref.load %scale[%row] : memref<4xf32>
    %y = memref.load %in[%column] : memref<64xf32>
    %z = arith.mulf %x, %y : f32
    memref.store %z, %out[%j] : memref<256xf32>
  }
  return
}

// -----

// The inner loop is shared by the vectors of an iteration.
// CHECK-LABEL: func @columns
// CHECK:         scf.for
// CHECK:           scf.for {{.*}} -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
// CHECK-COUNT-4:     vector.load
func.func @columns(%in: memref<2048xf32>, %out: memref<256xf32>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %rows = arith.constant 8 : index
  %n = arith.constant 256 : index
  %nothing = arith.constant 0.0 : f32
  tile.lanes %j to %n {
    %sum = scf.for %r = %zero to %rows step %one iter_args(%s = %nothing) -> f32 {
      %row = arith.muli %r, %n : index
      %at = arith.addi %row, %j : index
      %x = memref.load %in[%at] : memref<2048xf32>
      %t = arith.addf %s, %x : f32
      scf.yield %t : f32
    }
    memref.store %sum, %out[%j] : memref<256xf32>
  }
  return
}

// -----

// A condition that differs between lanes masks what it guards.
// CHECK-LABEL: func @pad
// CHECK:         %[[INSIDE:.*]] = arith.cmpi ult
// CHECK:         vector.maskedload {{.*}}, %[[INSIDE]]
// CHECK:         arith.select
// CHECK-NOT:     scf.if
func.func @pad(%in: memref<10xf32>, %out: memref<16xf32>) {
  %low = arith.constant 3 : index
  %inner = arith.constant 10 : index
  %n = arith.constant 16 : index
  %nothing = arith.constant 0.0 : f32
  tile.lanes %j to %n {
    %from = arith.subi %j, %low : index
    %inside = arith.cmpi ult, %from, %inner : index
    %x = scf.if %inside -> f32 {
      %y = memref.load %in[%from] : memref<10xf32>
      scf.yield %y : f32
    } else {
      scf.yield %nothing : f32
    }
    memref.store %x, %out[%j] : memref<16xf32>
  }
  return
}

// -----

// AVX2 has no masked accesses of bytes, so the tail is scalar there.
// AVX2-LABEL: func @bytes
// AVX2:         vector.load {{.*}} vector<32xi8>
// AVX2:         scf.for {{.*}} = %c96 to %c100 step %c1
// AVX2-NEXT:      memref.load
// CHECK-LABEL: func @bytes
// CHECK:         vector.load {{.*}} vector<64xi8>
// CHECK:         vector.maskedload
func.func @bytes(%in: memref<100xi8>, %out: memref<100xi8>) {
  %one = arith.constant 1 : i8
  %n = arith.constant 100 : index
  tile.lanes %j to %n {
    %x = memref.load %in[%j] : memref<100xi8>
    %y = arith.xori %x, %one : i8
    memref.store %y, %out[%j] : memref<100xi8>
  }
  return
}

// -----

// What cannot be vectorized, or is not worth it, is a scalar loop.
// CHECK-LABEL: func @scalar
// CHECK-NOT:     vector<
// CHECK:         scf.for {{.*}} step %c1
// CHECK:         scf.for {{.*}} step %c1
func.func @scalar(%in: memref<256xf32>, %out: memref<1xf32>) {
  %zero = arith.constant 0 : index
  %three = arith.constant 3 : index
  %n = arith.constant 256 : index
  tile.lanes %j to %n {
    %x = memref.load %in[%j] : memref<256xf32>
    memref.store %x, %out[%zero] : memref<1xf32>
  }
  tile.lanes %j to %three {
    %x = memref.load %in[%j] : memref<256xf32>
    memref.store %x, %in[%j] : memref<256xf32>
  }
  return
}
