// RUN: tw-opt %s -split-input-file -graph-simplify | FileCheck %s

// One user's features and those of many items: the user's part of the product is computed once for each user.
// CHECK-LABEL: func @repeated
// CHECK-DAG: %[[WQ:.+]] = graph.slice %arg2 {starts = array<i64: 0, 0>, strides = array<i64: 1, 1>} : tensor<96x64xf32> -> tensor<32x64xf32>
// CHECK-DAG: %[[WK:.+]] = graph.slice %arg2 {starts = array<i64: 32, 0>, strides = array<i64: 1, 1>} : tensor<96x64xf32> -> tensor<64x64xf32>
// CHECK-DAG: %[[Q:.+]] = graph.matmul %arg0, %[[WQ]] : tensor<8x32xf32>, tensor<32x64xf32>
// CHECK-DAG: %[[K:.+]] = graph.reshape %arg1 : tensor<8x200x64xf32> -> tensor<1600x64xf32>
// CHECK-DAG: %[[P:.+]] = graph.matmul %[[K]], %[[WK]] : tensor<1600x64xf32>, tensor<64x64xf32>
// CHECK: %[[B:.+]] = graph.broadcast %[[Q]] {dims = array<i64: 0, 2>} : tensor<8x64xf32> -> tensor<8x200x64xf32>
// CHECK: %[[R:.+]] = graph.reshape %[[B]]
// CHECK: graph.add %[[P]], %[[R]]
func.func @repeated(%q: tensor<8x32xf32>, %k: tensor<8x200x64xf32>, %w: tensor<96x64xf32>) -> tensor<1600x64xf32> {
  %b = graph.broadcast %q {dims = array<i64: 0, 2>} : tensor<8x32xf32> -> tensor<8x200x32xf32>
  %c = graph.concat %b, %k {dim = 2 : i64} : tensor<8x200x32xf32>, tensor<8x200x64xf32> -> tensor<8x200x96xf32>
  %x = graph.reshape %c : tensor<8x200x96xf32> -> tensor<1600x96xf32>
  %p = graph.matmul %x, %w : tensor<1600x96xf32>, tensor<96x64xf32> -> tensor<1600x64xf32>
  return %p : tensor<1600x64xf32>
}

// -----

// Between others, the matrix of the rest is in two pieces. One row for all.
// CHECK-LABEL: func @between
// CHECK: graph.concat %arg1, %arg2 {dim = 1 : i64} : tensor<512x16xf32>, tensor<512x16xf32> -> tensor<512x32xf32>
// CHECK: graph.concat %{{.+}}, %{{.+}} {dim = 0 : i64} : tensor<16x64xf32>, tensor<16x64xf32> -> tensor<32x64xf32>
// CHECK: graph.matmul %{{.+}}, %{{.+}} : tensor<1x64xf32>, tensor<64x64xf32> -> tensor<1x64xf32>
func.func @between(%q: tensor<64xf32>, %k: tensor<512x16xf32>, %v: tensor<512x16xf32>, %w: tensor<96x64xf32>) -> tensor<512x64xf32> {
  %b = graph.broadcast %q {dims = array<i64: 1>} : tensor<64xf32> -> tensor<512x64xf32>
  %c = graph.concat %k, %b, %v {dim = 1 : i64} : tensor<512x16xf32>, tensor<512x64xf32>, tensor<512x16xf32> -> tensor<512x96xf32>
  %p = graph.matmul %c, %w : tensor<512x96xf32>, tensor<96x64xf32> -> tensor<512x64xf32>
  return %p : tensor<512x64xf32>
}

// -----

// The gradient of the matrix reads the concatenation too; a small product is not worth a kernel; bf16 would be rounded
// twice; columns that are repeated are no repeated rows.
// CHECK-LABEL: func @unchanged
// CHECK-COUNT-4: graph.concat
// CHECK-NOT: graph.slice
func.func @unchanged(%q: tensor<64xf32>, %k: tensor<512x32xf32>, %w: tensor<96x64xf32>, %g: tensor<512x64xf32>,
                     %n: tensor<96x4xf32>, %qb: tensor<64xbf16>, %kb: tensor<512x32xbf16>, %wb: tensor<96x64xbf16>,
                     %column: tensor<512xf32>)
    -> (tensor<512x64xf32>, tensor<96x64xf32>, tensor<512x4xf32>, tensor<512x64xbf16>, tensor<512x64xf32>) {
  %b = graph.broadcast %q {dims = array<i64: 1>} : tensor<64xf32> -> tensor<512x64xf32>
  %c = graph.concat %b, %k {dim = 1 : i64} : tensor<512x64xf32>, tensor<512x32xf32> -> tensor<512x96xf32>
  %p = graph.matmul %c, %w : tensor<512x96xf32>, tensor<96x64xf32> -> tensor<512x64xf32>
  %t = graph.transpose %c {permutation = array<i64: 1, 0>} : tensor<512x96xf32> -> tensor<96x512xf32>
  %d = graph.matmul %t, %g : tensor<96x512xf32>, tensor<512x64xf32> -> tensor<96x64xf32>
  %c1 = graph.concat %k, %b {dim = 1 : i64} : tensor<512x32xf32>, tensor<512x64xf32> -> tensor<512x96xf32>
  %small = graph.matmul %c1, %n : tensor<512x96xf32>, tensor<96x4xf32> -> tensor<512x4xf32>
  %bb = graph.broadcast %qb {dims = array<i64: 1>} : tensor<64xbf16> -> tensor<512x64xbf16>
  %cb = graph.concat %bb, %kb {dim = 1 : i64} : tensor<512x64xbf16>, tensor<512x32xbf16> -> tensor<512x96xbf16>
  %pb = graph.matmul %cb, %wb : tensor<512x96xbf16>, tensor<96x64xbf16> -> tensor<512x64xbf16>
  %bc = graph.broadcast %column {dims = array<i64: 0>} : tensor<512xf32> -> tensor<512x64xf32>
  %cc = graph.concat %bc, %k {dim = 1 : i64} : tensor<512x64xf32>, tensor<512x32xf32> -> tensor<512x96xf32>
  %pc = graph.matmul %cc, %w : tensor<512x96xf32>, tensor<96x64xf32> -> tensor<512x64xf32>
  return %p, %d, %small, %pb, %pc : tensor<512x64xf32>, tensor<96x64xf32>, tensor<512x4xf32>, tensor<512x64xbf16>, tensor<512x64xf32>
}

// -----

// Nothing is repeated where there are no columns.
// CHECK-LABEL: func @no_columns
// CHECK-NOT: graph.slice
// CHECK: graph.matmul %{{.+}}, %arg2 : tensor<1600x64xf32>, tensor<64x64xf32>
func.func @no_columns(%q: tensor<8x0xf32>, %k: tensor<8x200x64xf32>, %w: tensor<64x64xf32>) -> tensor<1600x64xf32> {
  %b = graph.broadcast %q {dims = array<i64: 0, 2>} : tensor<8x0xf32> -> tensor<8x200x0xf32>
  %c = graph.concat %b, %k {dim = 2 : i64} : tensor<8x200x0xf32>, tensor<8x200x64xf32> -> tensor<8x200x64xf32>
  %x = graph.reshape %c : tensor<8x200x64xf32> -> tensor<1600x64xf32>
  %p = graph.matmul %x, %w : tensor<1600x64xf32>, tensor<64x64xf32> -> tensor<1600x64xf32>
  return %p : tensor<1600x64xf32>
}
