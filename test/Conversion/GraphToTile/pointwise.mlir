// RUN: tw-opt %s -graph-to-tile | FileCheck %s

// The scalar is loaded outside all loops, the bias inside; no view is left.
// CHECK-LABEL: func.func @bias_and_scale(
// CHECK-SAME: %[[X:.*]]: memref<1024xf32>, %[[B:.*]]: memref<128xf32>, %[[S:.*]]: memref<1xf32>, %[[OUT:.*]]: memref<1024xf32>, %{{.*}}: index, %{{.*}}: index)
// CHECK-SAME: tile.grid = array<i64: 1>
// CHECK: %[[SCALE:.*]] = memref.load %[[S]]
// CHECK: scf.for %[[ROW:.*]] = %{{.*}} to %c8
// CHECK: %[[BASE:.*]] = arith.muli %[[ROW]], %c128
// CHECK: tile.lanes %[[J:.*]] to %c128
// CHECK-NEXT: %[[POSITION:.*]] = arith.addi %[[BASE]], %[[J]]
// CHECK-NEXT: memref.load %[[X]][%[[POSITION]]]
// CHECK-NEXT: memref.load %[[B]][%[[J]]]
// CHECK-NEXT: arith.addf
// CHECK-NEXT: arith.mulf %{{.*}}, %[[SCALE]]
// CHECK-NEXT: memref.store %{{.*}}, %[[OUT]][%[[POSITION]]]
func.func @bias_and_scale(%x: tensor<8x128xf32>, %b: tensor<128xf32>, %s: tensor<f32>) -> tensor<8x128xf32> attributes {graph.kind = "pointwise"} {
  %0 = graph.broadcast %b {dims = array<i64: 1>} : tensor<128xf32> -> tensor<8x128xf32>
  %1 = graph.add %x, %0 : tensor<8x128xf32>
  %2 = graph.broadcast %s {dims = array<i64>} : tensor<f32> -> tensor<8x128xf32>
  %3 = graph.mul %1, %2 : tensor<8x128xf32>
  return %3 : tensor<8x128xf32>
}

// All dims become one loop, cut into tiles; the last one is shorter.
// CHECK-LABEL: func.func @flat
// CHECK-SAME: tile.grid = array<i64: 25>
// CHECK: %[[BEGIN:.*]] = arith.muli %{{.*}}, %[[CHUNK:c4032]]
// CHECK: %[[REST:.*]] = arith.subi %c100000, %[[BEGIN]]
// CHECK: %[[SIZE:.*]] = arith.minsi %[[CHUNK]], %[[REST]]
// CHECK: tile.lanes %{{.*}} to %[[SIZE]]
func.func @flat(%x: tensor<1000x100xf32>) -> tensor<1000x100xf32> attributes {graph.kind = "pointwise"} {
  %0 = graph.exp %x : tensor<1000x100xf32>
  return %0 : tensor<1000x100xf32>
}

// The configuration overrides the heuristics.
// CHECK-LABEL: func.func @configured
// CHECK-SAME: tile.grid = array<i64: 4>
func.func @configured(%x: tensor<1024xf32>) -> tensor<1024xf32> attributes {graph.kind = "pointwise", tile.config = {elements_per_tile = 256 : i64}} {
  %0 = graph.exp %x : tensor<1024xf32>
  return %0 : tensor<1024xf32>
}

// Two outputs of one loop: everything is computed before anything is stored.
// CHECK-LABEL: func.func @two_outputs
// CHECK: tile.lanes
// CHECK: memref.load
// CHECK-NOT: memref.load
// CHECK: math.sqrt
// CHECK: memref.store
// CHECK-NEXT: memref.store
func.func @two_outputs(%x: tensor<64xf32>) -> (tensor<64xf32>, tensor<8x8xf32>) attributes {graph.kind = "pointwise"} {
  %0 = graph.neg %x : tensor<64xf32>
  %1 = graph.sqrt %x : tensor<64xf32>
  %2 = graph.reshape %1 : tensor<64xf32> -> tensor<8x8xf32>
  return %0, %2 : tensor<64xf32>, tensor<8x8xf32>
}

// Outputs of different sizes stand behind each other in the grid.
// CHECK-LABEL: func.func @two_sizes
// CHECK-SAME: tile.grid = array<i64: 2>
// CHECK: tile.grid (%[[TILE:.*]]) in (2)
// CHECK: scf.if
// CHECK: tile.lanes %{{.*}} to %c64
// CHECK: scf.if
// CHECK: tile.lanes %{{.*}} to %c48
func.func @two_sizes(%x: tensor<64xf32>, %y: tensor<48xf32>) -> (tensor<64xf32>, tensor<48xf32>) attributes {graph.kind = "pointwise"} {
  %0 = graph.neg %x : tensor<64xf32>
  %1 = graph.neg %y : tensor<48xf32>
  return %0, %1 : tensor<64xf32>, tensor<48xf32>
}

// Without elements there is no tile.
// CHECK-LABEL: func.func @empty
// CHECK-SAME: tile.grid = array<i64: 0>
func.func @empty(%x: tensor<0x4xf32>) -> tensor<0x4xf32> attributes {graph.kind = "pointwise"} {
  %0 = graph.neg %x : tensor<0x4xf32>
  return %0 : tensor<0x4xf32>
}

// CHECK-LABEL: func.func @scalar
// CHECK-NOT: tile.lanes
// CHECK: memref.store %{{.*}}[%c0]
func.func @scalar(%x: tensor<f32>) -> tensor<f32> attributes {graph.kind = "pointwise"} {
  %0 = graph.neg %x : tensor<f32>
  return %0 : tensor<f32>
}

// f16 computes in f32 and rounds after each op; booleans are bytes in memory.
// CHECK-LABEL: func.func @types(
// CHECK-SAME: memref<64xf16>, %{{.*}}: memref<64xi8>
// CHECK: %[[WIDE:.*]] = arith.extf
// CHECK: %[[SUM:.*]] = arith.addf %[[WIDE]], %{{.*}} : f32
// CHECK: arith.truncf %[[SUM]] : f32 to f16
// CHECK: %[[FLAG:.*]] = arith.cmpf ogt
// CHECK: arith.extui %[[FLAG]] : i1 to i8
func.func @types(%x: tensor<64xf16>) -> tensor<64xi1> attributes {graph.kind = "pointwise"} {
  %0 = graph.add %x, %x : tensor<64xf16>
  %1 = graph.cmp "gt" %0, %x : tensor<64xf16> -> tensor<64xi1>
  return %1 : tensor<64xi1>
}

// Integer division can neither trap nor be undefined.
// CHECK-LABEL: func.func @division
// CHECK: %[[D:.*]] = tile.check_divisor
// CHECK: %[[NEGATES:.*]] = arith.cmpi eq, %[[D]], %c-1_i64
// CHECK: %[[SAFE:.*]] = arith.select %[[NEGATES]], %c1_i64, %[[D]]
// CHECK: arith.divsi %{{.*}}, %[[SAFE]]
func.func @division(%x: tensor<64xi64>, %y: tensor<64xi64>) -> tensor<64xi64> attributes {graph.kind = "pointwise"} {
  %0 = graph.div %x, %y : tensor<64xi64>
  return %0 : tensor<64xi64>
}
