// RUN: tw-opt %s -pass-pipeline='builtin.module(func.func(choose-matmul-blocking{vector-bits=512 vector-registers=32 threads=2}),graph-to-tile)' -split-input-file | FileCheck %s

// Blocks of 8 x 48, 32 x 2 of them in a tile. The epilogue reads the block from scratch, through the reshape.
// CHECK-LABEL: func.func @bias
// CHECK-SAME: tile.grid = array<i64: 8, 16>
func.func @bias(%x: tensor<2048x384xf32>, %w: tensor<32x384x48xf32>, %bias: tensor<1536xf32>)
    -> tensor<8x256x1536xf32> attributes {graph.kind = "matmul"} {
  // CHECK: %[[BLOCK:.*]] = tile.scratch : memref<384xf32>
  // What the block will write comes while it is computed: three lines of each row.
  // CHECK: scf.for
  // CHECK-COUNT-3: memref.prefetch %arg3[%{{.*}}], write, locality<3>, data
  // CHECK-NOT: memref.prefetch
  // CHECK: tile.mma %arg0[%{{.*}}, %c384{{.*}}, %c1{{.*}}], %arg1[%{{.*}}, %c48{{.*}}] into %[[BLOCK]][
  // CHECK-SAME: {instruction = "fma.f32", lanes = 16 : i64, m = 8 : i64, n = 48 : i64}
  // CHECK: scf.for
  // CHECK: tile.lanes
  // CHECK: memref.load %[[BLOCK]]
  // CHECK: memref.load %arg2
  // CHECK: arith.addf
  // CHECK: memref.store %{{.*}}, %arg3
  // CHECK-NOT: tile.mma
  %c = graph.matmul %x, %w {packed} : tensor<2048x384xf32>, tensor<32x384x48xf32> -> tensor<2048x1536xf32>
  %r = graph.reshape %c : tensor<2048x1536xf32> -> tensor<8x256x1536xf32>
  %b = graph.broadcast %bias {dims = array<i64: 2>} : tensor<1536xf32> -> tensor<8x256x1536xf32>
  %s = graph.add %r, %b : tensor<8x256x1536xf32>
  return %s : tensor<8x256x1536xf32>
}

// -----

// No epilogue and whole panels: no scratch. A transposed lhs is a matter of strides. The 13 rows are blocks of 7 and 6.
// CHECK-LABEL: func.func @direct
func.func @direct(%x: tensor<100x13xf32>, %w: tensor<2x100x48xf32>) -> tensor<13x96xf32>
    attributes {graph.kind = "matmul"} {
  // CHECK-NOT: tile.scratch
  // CHECK: tile.mma %arg0[%{{.*}}, %c1{{.*}}, %c13{{.*}}], {{.*}} into %arg2[{{.*}} m = 7
  // CHECK: tile.mma %arg0[%{{.*}}, %c1{{.*}}, %c13{{.*}}], {{.*}} into %arg2[{{.*}} m = 6
  // CHECK-NOT: tile.lanes
  %t = graph.transpose %x {permutation = array<i64: 1, 0>} : tensor<100x13xf32> -> tensor<13x100xf32>
  %c = graph.matmul %t, %w {packed} : tensor<13x100xf32>, tensor<2x100x48xf32> -> tensor<13x96xf32>
  return %c : tensor<13x96xf32>
}

// -----

// A long k is cut: the first block replaces what the result holds, the others add to it.
// CHECK-LABEL: func.func @long_depth
func.func @long_depth(%x: tensor<16x8192xf32>, %w: tensor<2x8192x48xf32>) -> tensor<16x96xf32>
    attributes {graph.kind = "matmul"} {
  // CHECK: tile.mma {{.*}} into %arg2[{{.*}} depth %c2048{{.*}} {instruction
  // CHECK: scf.for %{{.*}} = %c1{{.*}} to %c3
  // CHECK: tile.mma {{.*}} into %arg2[{{.*}} depth %c2048{{.*}} {accumulate,
  // CHECK: tile.mma {{.*}} into %arg2[{{.*}} depth %c2048{{.*}} {accumulate,
  // CHECK-NOT: tile.lanes
  %c = graph.matmul %x, %w {packed} : tensor<16x8192xf32>, tensor<2x8192x48xf32> -> tensor<16x96xf32>
  return %c : tensor<16x96xf32>
}

// -----

// One row times a weight stored [out, in]: four dots at a time, each a reduction over contiguous memory.
// CHECK-LABEL: func.func @vector
func.func @vector(%x: tensor<1x384xf32>, %w: tensor<1536x384xf32>) -> tensor<1x1536xf32>
    attributes {graph.kind = "matmul"} {
  // CHECK-NOT: tile.mma
  // CHECK: tile.lanes %{{.*}} to %c384{{.*}} reduce({{.*}} as add, {{.*}} as add, {{.*}} as add, {{.*}} as add)
  // CHECK: tile.lanes
  // CHECK: memref.store %{{.*}}, %arg2
  %t = graph.transpose %w {permutation = array<i64: 1, 0>} : tensor<1536x384xf32> -> tensor<384x1536xf32>
  %c = graph.matmul %x, %t : tensor<1x384xf32>, tensor<384x1536xf32> -> tensor<1x1536xf32>
  return %c : tensor<1x1536xf32>
}

// -----

// The right operand is too large for a pack that few rows read: each tile packs its panels, by columns.
// CHECK-LABEL: func.func @packs_rhs
func.func @packs_rhs(%x: tensor<64x256xf32>, %w: tensor<16384x256xf32>) -> tensor<64x16384xf32>
    attributes {graph.kind = "matmul"} {
  // CHECK: %[[PANEL:.*]] = tile.scratch : memref<12288xf32>
  // CHECK: tile.pack %arg1[%{{.*}}, %c1{{.*}}, %c256{{.*}}] columns %{{.*}} into %[[PANEL]] panels %c1{{.*}} {depth = 256 : i64, lanes = 16 : i64, width = 48 : i64}
  // CHECK: tile.mma %arg0[%{{.*}}, %c256{{.*}}, %c1{{.*}}], %[[PANEL]][%c0{{.*}}, %c48{{.*}}] into
  %t = graph.transpose %w {permutation = array<i64: 1, 0>} : tensor<16384x256xf32> -> tensor<256x16384xf32>
  %c = graph.matmul %x, %t : tensor<64x256xf32>, tensor<256x16384xf32> -> tensor<64x16384xf32>
  return %c : tensor<64x16384xf32>
}

// -----

// Steps of k that are 1 KB apart and more are in another line and soon in another page each: the tile packs its rows.
// Nearer ones are read where they lie.
// CHECK-LABEL: func.func @packs_lhs
func.func @packs_lhs(%g: tensor<2048x1152xf32>, %x: tensor<8x2048x48xf32>) -> tensor<1152x384xf32>
    attributes {graph.kind = "matmul"} {
  // CHECK: %[[ROWS:.*]] = tile.scratch
  // CHECK: tile.pack %arg0[%{{.*}}, %c1152{{.*}}, %c1{{.*}}] columns %{{.*}} into %[[ROWS]] panels
  // CHECK: tile.mma %[[ROWS]][%{{.*}}, %c1{{.*}}, %c9{{.*}}]
  %t = graph.transpose %g {permutation = array<i64: 1, 0>} : tensor<2048x1152xf32> -> tensor<1152x2048xf32>
  %c = graph.matmul %t, %x {packed} : tensor<1152x2048xf32>, tensor<8x2048x48xf32> -> tensor<1152x384xf32>
  return %c : tensor<1152x384xf32>
}

// -----

// A bf16 operand beside one that was widened when it was packed: the pack of a tile widens nothing.
// CHECK-LABEL: func.func @reads_narrow_lhs_in_place
func.func @reads_narrow_lhs_in_place(%g: tensor<2048x1152xbf16>, %x: tensor<8x2048x48xf32>) -> tensor<1152x384xbf16>
    attributes {graph.kind = "matmul"} {
  // CHECK-NOT: tile.pack
  // CHECK: tile.mma %arg0[%{{.*}}, %c1{{.*}}, %c1152{{.*}}]
  %t = graph.transpose %g {permutation = array<i64: 1, 0>} : tensor<2048x1152xbf16> -> tensor<1152x2048xbf16>
  %c = graph.matmul %t, %x {packed} : tensor<1152x2048xbf16>, tensor<8x2048x48xf32> -> tensor<1152x384xbf16>
  return %c : tensor<1152x384xbf16>
}

// -----

// CHECK-LABEL: func.func @reads_lhs_in_place
func.func @reads_lhs_in_place(%g: tensor<2048x233xf32>, %x: tensor<8x2048x48xf32>) -> tensor<233x384xf32>
    attributes {graph.kind = "matmul"} {
  // CHECK-NOT: tile.pack
  // CHECK: tile.mma %arg0[%{{.*}}, %c1{{.*}}, %c233{{.*}}]
  %t = graph.transpose %g {permutation = array<i64: 1, 0>} : tensor<2048x233xf32> -> tensor<233x2048xf32>
  %c = graph.matmul %t, %x {packed} : tensor<233x2048xf32>, tensor<8x2048x48xf32> -> tensor<233x384xf32>
  return %c : tensor<233x384xf32>
}
