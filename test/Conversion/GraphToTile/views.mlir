// RUN: tw-opt %s -graph-to-tile | FileCheck %s

// A reshape that splits a dim splits the loop: no division is left, and both sides are contiguous.
// CHECK-LABEL: func.func @split_heads
// CHECK-NOT: arith.divui
// CHECK-NOT: arith.remui
// CHECK: tile.lanes %[[J:.*]] to %c32
// CHECK-NEXT: %[[FROM:.*]] = arith.addi %{{.*}}, %[[J]]
// CHECK-NEXT: memref.load %{{.*}}[%[[FROM]]]
// CHECK-NEXT: %[[TO:.*]] = arith.addi %{{.*}}, %[[J]]
// CHECK-NEXT: memref.store %{{.*}}[%[[TO]]]
func.func @split_heads(%x: tensor<4x64x96xf32>) -> tensor<4x3x64x32xf32> attributes {graph.kind = "pointwise"} {
  %0 = graph.reshape %x : tensor<4x64x96xf32> -> tensor<4x64x3x32xf32>
  %1 = graph.transpose %0 {permutation = array<i64: 0, 2, 1, 3>} : tensor<4x64x3x32xf32> -> tensor<4x3x64x32xf32>
  return %1 : tensor<4x3x64x32xf32>
}

// Reshapes there and back cancel.
// CHECK-LABEL: func.func @there_and_back
// CHECK: tile.lanes %{{.*}} to %c24
func.func @there_and_back(%x: tensor<4x6xf32>) -> tensor<4x6xf32> attributes {graph.kind = "pointwise"} {
  %0 = graph.reshape %x : tensor<4x6xf32> -> tensor<3x8xf32>
  %1 = graph.neg %0 : tensor<3x8xf32>
  %2 = graph.reshape %1 : tensor<3x8xf32> -> tensor<4x6xf32>
  %3 = graph.exp %2 : tensor<4x6xf32>
  return %3 : tensor<4x6xf32>
}

// CHECK-LABEL: func.func @flip
// CHECK: tile.lanes %[[J:.*]] to %c16
// CHECK: %[[BACK:.*]] = arith.muli %[[J]], %c-1
// CHECK: arith.addi %c15, %[[BACK]]
func.func @flip(%x: tensor<16xf32>) -> tensor<16xf32> attributes {graph.kind = "pointwise"} {
  %0 = graph.slice %x {starts = array<i64: 15>, strides = array<i64: -1>} : tensor<16xf32> -> tensor<16xf32>
  return %0 : tensor<16xf32>
}

// A concat is one loop for each operand, with nothing to decide inside.
// CHECK-LABEL: func.func @concat
// CHECK-NOT: arith.select
// CHECK: tile.lanes %{{.*}} to %c16
// CHECK: memref.load %arg0
// CHECK: tile.lanes %{{.*}} to %c32
// CHECK: memref.load %arg1
func.func @concat(%x: tensor<64x16xf32>, %y: tensor<64x32xf32>) -> tensor<64x48xf32> attributes {graph.kind = "pointwise"} {
  %0 = graph.concat %x, %y {dim = 1 : i64} : tensor<64x16xf32>, tensor<64x32xf32> -> tensor<64x48xf32>
  return %0 : tensor<64x48xf32>
}

// Lanes run along the joined dim also where an operand does not change along another one: within one operand all are
// contiguous.
// CHECK-LABEL: func.func @concat_broadcast
// CHECK: scf.for %{{.*}} = %c0 to %c50
// CHECK: tile.lanes %{{.*}} to %c32
// CHECK: memref.load %arg0
// CHECK: tile.lanes %{{.*}} to %c32
// CHECK: memref.load %arg1
func.func @concat_broadcast(%q: tensor<128x32xf32>, %k: tensor<128x50x32xf32>) -> tensor<128x50x64xf32> attributes {graph.kind = "pointwise"} {
  %0 = graph.broadcast %q {dims = array<i64: 0, 2>} : tensor<128x32xf32> -> tensor<128x50x32xf32>
  %1 = graph.concat %0, %k {dim = 2 : i64} : tensor<128x50x32xf32>, tensor<128x50x32xf32> -> tensor<128x50x64xf32>
  return %1 : tensor<128x50x64xf32>
}

// So is a pad.
// CHECK-LABEL: func.func @pad
// CHECK-NOT: arith.select
// CHECK: tile.lanes %{{.*}} to %c3
// CHECK-NOT: memref.load %arg0
// CHECK: tile.lanes %{{.*}} to %c10
// CHECK: memref.load %arg0
// CHECK: tile.lanes %{{.*}} to %c2
func.func @pad(%x: tensor<10xf32>, %v: tensor<f32>) -> tensor<15xf32> attributes {graph.kind = "pointwise"} {
  %0 = graph.pad %x, %v {low = array<i64: 3>} : tensor<10xf32>, tensor<f32> -> tensor<15xf32>
  return %0 : tensor<15xf32>
}

// The id is loaded and checked once for a row.
// CHECK-LABEL: func.func @take
// CHECK: %[[ID:.*]] = memref.load %arg1
// CHECK: %[[ROW:.*]] = arith.index_cast %[[ID]]
// CHECK: tile.check_index %[[ROW]], %c1000
// CHECK: tile.lanes %{{.*}} to %c16
func.func @take(%t: tensor<1000x16xf32>, %i: tensor<64xi64>) -> tensor<64x16xf32> attributes {graph.kind = "pointwise"} {
  %0 = graph.take %t, %i {axis = 0 : i64} : tensor<1000x16xf32>, tensor<64xi64> -> tensor<64x16xf32>
  return %0 : tensor<64x16xf32>
}

// Where the concat is over an outer loop, that loop is cut.
// CHECK-LABEL: func.func @stack
// CHECK-NOT: arith.select
// CHECK: tile.lanes %{{.*}} to %c8
// CHECK: memref.load %arg0
// CHECK: tile.lanes %{{.*}} to %c8
// CHECK: memref.load %arg1
func.func @stack(%x: tensor<4x1x8xf32>, %y: tensor<4x1x8xf32>) -> tensor<4x2x8xf32> attributes {graph.kind = "pointwise"} {
  %0 = graph.concat %x, %y {dim = 1 : i64} : tensor<4x1x8xf32>, tensor<4x1x8xf32> -> tensor<4x2x8xf32>
  return %0 : tensor<4x2x8xf32>
}

// The lanes run along the dim in which the load is contiguous and the store is not. They are cut into blocks, outermost,
// so that the lines of the store are filled before they leave the cache.
// CHECK-LABEL: func.func @transposes_in_blocks
// CHECK-SAME: tile.grid = array<i64: 64, 3>
// CHECK: scf.for
// CHECK: tile.lanes %[[LANE:.*]] to %c32
// CHECK: memref.load %arg0
// CHECK: arith.muli %[[LANE]], %c3000
// CHECK: memref.store %{{.*}}, %arg1
func.func @transposes_in_blocks(%x: tensor<100x30x2048xf32>) -> tensor<2048x100x30xf32> attributes {graph.kind = "pointwise"} {
  %t = graph.transpose %x {permutation = array<i64: 2, 0, 1>} : tensor<100x30x2048xf32> -> tensor<2048x100x30xf32>
  return %t : tensor<2048x100x30xf32>
}
