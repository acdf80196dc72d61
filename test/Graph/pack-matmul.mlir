// RUN: tw-opt %s -graph-pack-matmul="vector-bits=512 vector-registers=32" | FileCheck %s
// RUN: tw-opt %s -graph-pack-matmul="vector-bits=256 vector-registers=16" | FileCheck %s --check-prefix=AVX2
// RUN: tw-opt %s -graph-pack-matmul="vector-bits=512 vector-registers=32 dot-bf16" | FileCheck %s --check-prefix=DOT

// A weight used by two products is packed once. 1536 columns are whole panels of 48 (AVX-512) or 16 (AVX2).
// CHECK-LABEL: func.func @shared_weight
// AVX2-LABEL: func.func @shared_weight
func.func @shared_weight(%x: tensor<2048x384xf32>, %y: tensor<1024x384xf32>, %w: tensor<1536x384xf32>)
    -> (tensor<2048x1536xf32>, tensor<1024x1536xf32>) {
  // CHECK: %[[T:.*]] = graph.transpose
  // CHECK: %[[P:.*]] = graph.pack %[[T]] : tensor<384x1536xf32> -> tensor<32x384x48xf32>
  // CHECK-NOT: graph.pack
  // CHECK: graph.matmul %{{.*}}, %[[P]] {packed}
  // CHECK: graph.matmul %{{.*}}, %[[P]] {packed}
  // AVX2: graph.pack {{.*}} -> tensor<96x384x16xf32>
  %wt = graph.transpose %w {permutation = array<i64: 1, 0>} : tensor<1536x384xf32> -> tensor<384x1536xf32>
  %wt2 = graph.transpose %w {permutation = array<i64: 1, 0>} : tensor<1536x384xf32> -> tensor<384x1536xf32>
  %a = graph.matmul %x, %wt : tensor<2048x384xf32>, tensor<384x1536xf32> -> tensor<2048x1536xf32>
  %b = graph.matmul %y, %wt2 : tensor<1024x384xf32>, tensor<384x1536xf32> -> tensor<1024x1536xf32>
  return %a, %b : tensor<2048x1536xf32>, tensor<1024x1536xf32>
}

// Heads of 64 columns: one panel of 64 rather than two of 48.
// CHECK-LABEL: func.func @batched
func.func @batched(%p: tensor<48x256x256xf32>, %v: tensor<48x256x64xf32>) -> tensor<48x256x64xf32> {
  // CHECK: graph.pack %{{.*}} : tensor<48x256x64xf32> -> tensor<48x1x256x64xf32>
  %o = graph.matmul %p, %v : tensor<48x256x256xf32>, tensor<48x256x64xf32> -> tensor<48x256x64xf32>
  return %o : tensor<48x256x64xf32>
}

// Few rows read the weight hardly more often than a pack would.
// CHECK-LABEL: func.func @few_rows
func.func @few_rows(%x: tensor<4x384xf32>, %w: tensor<1536x384xf32>, %v: tensor<384x1536xf32>)
    -> (tensor<4x1536xf32>, tensor<4x1536xf32>) {
  // CHECK-NOT: graph.pack
  %wt = graph.transpose %w {permutation = array<i64: 1, 0>} : tensor<1536x384xf32> -> tensor<384x1536xf32>
  %a = graph.matmul %x, %wt : tensor<4x384xf32>, tensor<384x1536xf32> -> tensor<4x1536xf32>
  %b = graph.matmul %x, %v : tensor<4x384xf32>, tensor<384x1536xf32> -> tensor<4x1536xf32>
  return %a, %b : tensor<4x1536xf32>, tensor<4x1536xf32>
}

// Some more rows read rows of it in place faster than it is packed; but the pack of a weight is made once for many calls,
// and rows 4 KB apart would meet in one set of the cache.
// CHECK-LABEL: func.func @some_rows
func.func @some_rows(%x: tensor<64x384xf32>, %v: tensor<384x1536xf32>, %w: tensor<384x1536xf32> {graph.role = "weight"},
                     %u: tensor<384x1024xf32>)
    -> (tensor<64x1536xf32>, tensor<64x1536xf32>, tensor<64x1024xf32>) {
  // CHECK-NOT: graph.pack %arg1
  // CHECK: graph.pack %arg2
  // CHECK: graph.pack %arg3
  %a = graph.matmul %x, %v : tensor<64x384xf32>, tensor<384x1536xf32> -> tensor<64x1536xf32>
  %b = graph.matmul %x, %w : tensor<64x384xf32>, tensor<384x1536xf32> -> tensor<64x1536xf32>
  %c = graph.matmul %x, %u : tensor<64x384xf32>, tensor<384x1024xf32> -> tensor<64x1024xf32>
  return %a, %b, %c : tensor<64x1536xf32>, tensor<64x1536xf32>, tensor<64x1024xf32>
}

// The pack of a weight costs nothing, so that two rows suffice.
// CHECK-LABEL: func.func @few_rows_of_a_weight
func.func @few_rows_of_a_weight(%x: tensor<1x384xf32>, %y: tensor<2x384xf32>,
                                %w: tensor<1536x384xf32> {graph.role = "weight"})
    -> (tensor<1x1536xf32>, tensor<2x1536xf32>) {
  // CHECK: graph.matmul %arg0, %{{.*}} : tensor<1x384xf32>, tensor<384x1536xf32>
  // CHECK: %[[P:.*]] = graph.pack
  // CHECK: graph.matmul %arg1, %[[P]] {packed}
  %wt = graph.transpose %w {permutation = array<i64: 1, 0>} : tensor<1536x384xf32> -> tensor<384x1536xf32>
  %a = graph.matmul %x, %wt : tensor<1x384xf32>, tensor<384x1536xf32> -> tensor<1x1536xf32>
  %b = graph.matmul %y, %wt : tensor<2x384xf32>, tensor<384x1536xf32> -> tensor<2x1536xf32>
  return %a, %b : tensor<1x1536xf32>, tensor<2x1536xf32>
}

// bf16 is widened, or left in pairs where the target multiplies those. A weight gradient reads both operands down their
// columns: there the left one is packed too, through the transpose that it comes from.
// CHECK-LABEL: func.func @half
// DOT-LABEL: func.func @half
func.func @half(%x: tensor<2048x384xbf16>, %w: tensor<1536x384xbf16>, %g: tensor<2048x1536xbf16>)
    -> (tensor<2048x1536xbf16>, tensor<1536x384xbf16>) {
  // CHECK: graph.pack %{{.*}} -> tensor<32x384x48xf32>
  // CHECK: graph.pack %{{.*}} -> tensor<8x2048x48xf32>
  // DOT: graph.pack %{{.*}} -> tensor<32x192x48x2xbf16>
  // DOT: graph.matmul %arg0, %{{.*}} {packed}
  // DOT: graph.pack %arg0 : tensor<2048x384xbf16> -> tensor<8x1024x48x2xbf16>
  // DOT: graph.pack %arg2 : tensor<2048x1536xbf16> -> tensor<192x1024x8x2xbf16>
  %wt = graph.transpose %w {permutation = array<i64: 1, 0>} : tensor<1536x384xbf16> -> tensor<384x1536xbf16>
  %y = graph.matmul %x, %wt : tensor<2048x384xbf16>, tensor<384x1536xbf16> -> tensor<2048x1536xbf16>
  %gt = graph.transpose %g {permutation = array<i64: 1, 0>} : tensor<2048x1536xbf16> -> tensor<1536x2048xbf16>
  %dw = graph.matmul %gt, %x : tensor<1536x2048xbf16>, tensor<2048x384xbf16> -> tensor<1536x384xbf16>
  return %y, %dw : tensor<2048x1536xbf16>, tensor<1536x384xbf16>
}

// A right operand of 9 MB for few rows is left to the tiles, which pack a panel each; for many rows it is packed once.
// CHECK-LABEL: func.func @large_weight
func.func @large_weight(%x: tensor<512x256xf32>, %y: tensor<4096x256xf32>, %w: tensor<9216x256xf32>)
    -> (tensor<512x9216xf32>, tensor<4096x9216xf32>) {
  // CHECK: %[[T:.*]] = graph.transpose
  // CHECK: graph.matmul %arg0, %[[T]] : tensor<512x256xf32>
  // CHECK: %[[P:.*]] = graph.pack %[[T]]
  // CHECK: graph.matmul %arg1, %[[P]] {packed}
  %wt = graph.transpose %w {permutation = array<i64: 1, 0>} : tensor<9216x256xf32> -> tensor<256x9216xf32>
  %a = graph.matmul %x, %wt : tensor<512x256xf32>, tensor<256x9216xf32> -> tensor<512x9216xf32>
  %b = graph.matmul %y, %wt : tensor<4096x256xf32>, tensor<256x9216xf32> -> tensor<4096x9216xf32>
  return %a, %b : tensor<512x9216xf32>, tensor<4096x9216xf32>
}

// An odd depth has no pairs.
// DOT-LABEL: func.func @odd_depth
func.func @odd_depth(%x: tensor<2048x385xbf16>, %w: tensor<385x1536xbf16>) -> tensor<2048x1536xbf16> {
  // DOT: graph.pack %{{.*}} -> tensor<32x385x48xf32>
  %y = graph.matmul %x, %w : tensor<2048x385xbf16>, tensor<385x1536xbf16> -> tensor<2048x1536xbf16>
  return %y : tensor<2048x1536xbf16>
}
