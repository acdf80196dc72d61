// RUN: tw-opt %s -graph-pack-matmul="vector-bits=512 vector-registers=32" | FileCheck %s
// RUN: tw-opt %s -graph-pack-matmul="vector-bits=256 vector-registers=16" | FileCheck %s --check-prefix=AVX2

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
