// RUN: tw-opt %s -graph-to-tile | FileCheck %s

// Three loops over a row; the exponentials are kept between the second and the third.
// CHECK-LABEL: func.func @softmax
// CHECK: %[[ROW:.*]] = tile.scratch : memref<100xf32>
// CHECK: scf.for
// CHECK: %[[MAX:.*]] = tile.lanes %{{.*}} to %c100 reduce(%{{.*}} : f32 as max)
// CHECK: %[[SUM:.*]] = tile.lanes %{{.*}} to %c100 reduce(%{{.*}} : f32 as add)
// CHECK: arith.subf %{{.*}}, %[[MAX]]
// CHECK: %[[EXP:.*]] = math.exp
// CHECK: memref.store %[[EXP]], %[[ROW]]
// CHECK: tile.yield %[[EXP]]
// CHECK: tile.lanes
// CHECK-NOT: math.exp
// CHECK: %[[KEPT:.*]] = memref.load %[[ROW]]
// CHECK: arith.divf %[[KEPT]], %[[SUM]]
func.func @softmax(%x: tensor<8x16x100xf32>) -> tensor<8x16x100xf32> attributes {graph.kind = "row"} {
  %0 = graph.reduce "max" %x {dims = array<i64: 2>} : tensor<8x16x100xf32> -> tensor<8x16xf32>
  %1 = graph.broadcast %0 {dims = array<i64: 0, 1>} : tensor<8x16xf32> -> tensor<8x16x100xf32>
  %2 = graph.sub %x, %1 : tensor<8x16x100xf32>
  %3 = graph.exp %2 : tensor<8x16x100xf32>
  %4 = graph.reduce "sum" %3 {dims = array<i64: 2>} : tensor<8x16x100xf32> -> tensor<8x16xf32>
  %5 = graph.broadcast %4 {dims = array<i64: 0, 1>} : tensor<8x16xf32> -> tensor<8x16x100xf32>
  %6 = graph.div %3, %5 : tensor<8x16x100xf32>
  return %6 : tensor<8x16x100xf32>
}

// Two reductions of the same row share a loop.
// CHECK-LABEL: func.func @two_sums
// CHECK: tile.lanes %{{.*}} to %c64 reduce(%{{.*}} : f32 as add, %{{.*}} : f32 as max)
// CHECK-NOT: tile.lanes
func.func @two_sums(%x: tensor<8x64xf32>) -> (tensor<8xf32>, tensor<8xf32>) attributes {graph.kind = "row"} {
  %0 = graph.reduce "sum" %x {dims = array<i64: 1>} : tensor<8x64xf32> -> tensor<8xf32>
  %1 = graph.reduce "max" %x {dims = array<i64: 1>} : tensor<8x64xf32> -> tensor<8xf32>
  return %0, %1 : tensor<8xf32>, tensor<8xf32>
}

// Sums down the columns: lanes outside, so that loads are contiguous. 256 terms are 16 chains, each summed from zero.
// CHECK-LABEL: func.func @column_sum
// CHECK-SAME: tile.grid = array<i64: 8>
// CHECK: tile.lanes %{{.*}} to %c64
// CHECK: %[[SUM:.*]] = scf.for %[[FROM:.*]] = %c0 to %c256 step %c16 iter_args(%[[TOTAL:.*]] = %
// CHECK: %[[TO:.*]] = arith.addi %[[FROM]], %c16
// CHECK: %[[CHAIN:.*]] = scf.for %{{.*}} = %[[FROM]] to %[[TO]] {{.*}} iter_args(%{{.*}} = %cst
// CHECK: arith.addf
// CHECK: arith.addf %[[TOTAL]], %[[CHAIN]]
// CHECK: memref.store %[[SUM]]
func.func @column_sum(%x: tensor<256x512xf32>) -> tensor<512xf32> attributes {graph.kind = "column"} {
  %0 = graph.reduce "sum" %x {dims = array<i64: 0>} : tensor<256x512xf32> -> tensor<512xf32>
  return %0 : tensor<512xf32>
}

// 1000 terms: chains of 16, chains of those, one chain of these. Only the last chains are cut short.
// CHECK-LABEL: func.func @tall_sum
// CHECK: scf.for %[[FROM:.*]] = %c0 to %c1000 step %c256
// CHECK: %[[WHOLE:.*]] = arith.addi %[[FROM]], %c256
// CHECK: %[[TO:.*]] = arith.minsi %[[WHOLE]], %c1000
// CHECK: scf.for %[[FIRST:.*]] = %[[FROM]] to %[[TO]] step %c16
// CHECK: %[[END:.*]] = arith.addi %[[FIRST]], %c16
// CHECK: %[[LAST:.*]] = arith.minsi %[[END]], %[[TO]]
// CHECK: scf.for %{{.*}} = %[[FIRST]] to %[[LAST]] step %c1
func.func @tall_sum(%x: tensor<1000x64xf32>) -> tensor<64xf32> attributes {graph.kind = "column"} {
  %0 = graph.reduce "sum" %x {dims = array<i64: 0>} : tensor<1000x64xf32> -> tensor<64xf32>
  return %0 : tensor<64xf32>
}

// A loop inside belongs to the chain: two terms of eight are one.
// CHECK-LABEL: func.func @nested_sum
// CHECK: scf.for {{.*}} = %c0 to %c20 step %c2
// CHECK: scf.for {{.*}} step %c1
// CHECK: scf.for {{.*}} = %c0 to %c8 step %c1
// CHECK-NOT: scf.for
func.func @nested_sum(%x: tensor<8x20x64xf32>) -> tensor<64xf32> attributes {graph.kind = "column"} {
  %0 = graph.transpose %x {permutation = array<i64: 1, 0, 2>} : tensor<8x20x64xf32> -> tensor<20x8x64xf32>
  %1 = graph.reduce "sum" %0 {dims = array<i64: 0, 1>} : tensor<20x8x64xf32> -> tensor<64xf32>
  return %1 : tensor<64xf32>
}

// Other reductions do not round, or are one chain by their meaning.
// CHECK-LABEL: func.func @exact
// CHECK: tile.lanes
// CHECK: scf.for {{.*}} to %c256 step %c1 iter_args(%{{.*}}, %
// CHECK-NOT: scf.for
// CHECK: return
func.func @exact(%x: tensor<256x64xf32>, %n: tensor<256x64xi32>) -> (tensor<64xf32>, tensor<64xi64>) attributes {graph.kind = "column"} {
  %0 = graph.reduce "max" %x {dims = array<i64: 0>} : tensor<256x64xf32> -> tensor<64xf32>
  %1 = graph.convert %n : tensor<256x64xi32> -> tensor<256x64xi64>
  %2 = graph.reduce "sum" %1 {dims = array<i64: 0>} : tensor<256x64xi64> -> tensor<64xi64>
  return %0, %2 : tensor<64xf32>, tensor<64xi64>
}

// bf16 accumulates in f32 and rounds once.
// CHECK-LABEL: func.func @half
// CHECK: %[[SUM:.*]] = tile.lanes %{{.*}} reduce(%{{.*}} : f32 as add)
// CHECK: arith.truncf %[[SUM]] : f32 to bf16
func.func @half(%x: tensor<4x64xbf16>) -> tensor<4xbf16> attributes {graph.kind = "row"} {
  %0 = graph.reduce "sum" %x {dims = array<i64: 1>} : tensor<4x64xbf16> -> tensor<4xbf16>
  return %0 : tensor<4xbf16>
}

// A result that overwrites the operand waits for the last loop that reads the operand.
// CHECK-LABEL: func.func @in_place
// CHECK: tile.lanes {{.*}} reduce
// CHECK-NOT: memref.store
// CHECK: tile.lanes
// CHECK-DAG: memref.store %{{.*}}, %arg1
// CHECK-DAG: memref.store %{{.*}}, %arg2
func.func @in_place(%x: tensor<8x64xf32>) -> (tensor<8x64xf32>, tensor<8x64xf32>) attributes {graph.kind = "row", graph.aliases = array<i64: 0, -1>} {
  %0 = graph.neg %x : tensor<8x64xf32>
  %1 = graph.reduce "sum" %x {dims = array<i64: 1>} : tensor<8x64xf32> -> tensor<8xf32>
  %2 = graph.broadcast %1 {dims = array<i64: 0>} : tensor<8xf32> -> tensor<8x64xf32>
  %3 = graph.sub %x, %2 : tensor<8x64xf32>
  return %0, %3 : tensor<8x64xf32>, tensor<8x64xf32>
}

// Nothing to add up.
// CHECK-LABEL: func.func @empty_sum
// CHECK-NOT: memref.load
// CHECK: memref.store %cst
func.func @empty_sum(%x: tensor<8x0xf32>) -> tensor<8xf32> attributes {graph.kind = "row"} {
  %0 = graph.reduce "sum" %x {dims = array<i64: 1>} : tensor<8x0xf32> -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// A scan runs in order, over all columns of many rows at once.
// CHECK-LABEL: func.func @scan
// CHECK: tile.lanes %{{.*}} to %c16
// CHECK: scf.for {{.*}} iter_args
// CHECK: %[[SUM:.*]] = arith.addf
// CHECK: memref.store %[[SUM]]
// CHECK: scf.yield %[[SUM]]
func.func @scan(%x: tensor<64x16xf32>) -> tensor<64x16xf32> attributes {graph.kind = "pointwise"} {
  %0 = graph.scan "sum" %x {dim = 0 : i64} : tensor<64x16xf32>
  return %0 : tensor<64x16xf32>
}

// CHECK-LABEL: func.func @arg_max
// CHECK: scf.for {{.*}} iter_args
// CHECK: arith.cmpf ugt
// CHECK: arith.cmpf ord
func.func @arg_max(%x: tensor<8x64xf32>) -> tensor<8xi64> attributes {graph.kind = "row"} {
  %0 = graph.arg_reduce "max" %x {dim = 1 : i64} : tensor<8x64xf32> -> tensor<8xi64>
  return %0 : tensor<8xi64>
}
