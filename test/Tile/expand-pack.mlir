// RUN: tw-opt %s -pass-pipeline='builtin.module(func.func(tile-expand-pack))' -split-input-file | FileCheck %s

// Rows of the source are copied into all panels of 12, each as a vector of 8 and a half one; the columns that are not
// there are zeros.
// CHECK-LABEL: func.func @rows
func.func @rows(%source: memref<65536xf32>, %packed: memref<3072xf32>, %offset: index, %columns: index, %panels: index) {
  %c1 = arith.constant 1 : index
  %c1024 = arith.constant 1024 : index
  // CHECK: scf.for %[[STEP:.*]] = %{{.*}} to %c64
  // CHECK: scf.for %[[PANEL:.*]] = %{{.*}} to %arg4
  // CHECK: memref.prefetch %arg0
  // CHECK: arith.cmpi slt, {{.*}} : vector<8xi32>
  // CHECK: %[[A:.*]] = vector.maskedload %arg0
  // CHECK: vector.store %[[A]], %arg1
  // CHECK-NOT: memref.prefetch
  // CHECK: %[[B:.*]] = vector.maskedload %arg0
  // CHECK: vector.maskedstore %arg1[%{{.*}}], %{{.*}}, %[[B]]
  tile.pack %source[%offset, %c1024, %c1] columns %columns into %packed panels %panels
    {depth = 64, width = 12, lanes = 8} : memref<65536xf32>, memref<3072xf32>
  return
}

// -----

// Columns are read along k, four of them at a time, and transposed in two rounds. Six steps are one whole square and one
// of which two rows are stored.
// CHECK-LABEL: func.func @columns
func.func @columns(%source: memref<65536xf32>, %packed: memref<24xf32>, %offset: index, %columns: index) {
  %c1 = arith.constant 1 : index
  %c256 = arith.constant 256 : index
  // CHECK-COUNT-4: vector.maskedload %arg0
  // CHECK: vector.shuffle %[[V:.*]], %[[W:.*]] [0, 4, 2, 6] : vector<4xf32>, vector<4xf32>
  // CHECK: vector.shuffle %[[V]], %[[W]] [1, 5, 3, 7]
  // CHECK: vector.shuffle
  // CHECK: vector.shuffle
  // CHECK: vector.shuffle %[[X:.*]], %[[Y:.*]] [0, 1, 4, 5]
  // CHECK: vector.shuffle %[[X]], %[[Y]] [2, 3, 6, 7]
  // CHECK-COUNT-4: vector.store {{.*}}, %arg1
  // CHECK-COUNT-4: vector.maskedload %arg0
  // CHECK-COUNT-8: vector.shuffle
  // CHECK-COUNT-2: vector.store {{.*}}, %arg1
  // CHECK-NOT: vector.store
  tile.pack %source[%offset, %c1, %c256] columns %columns into %packed panels %c1
    {depth = 6, width = 4, lanes = 4} : memref<65536xf32>, memref<24xf32>
  return
}
