// RUN: tw-opt %s | tw-opt | FileCheck %s

// CHECK-LABEL: func @row_sum
func.func @row_sum(%in: memref<2048xf32>, %out: memref<8xf32>, %begin: index, %end: index) attributes {tile.grid = array<i64: 8>} {
  %c256 = arith.constant 256 : index
  %zero = arith.constant 0.0 : f32
  // CHECK: tile.grid (%[[ROW:.*]]) in (8) from
  tile.grid (%row) in (8) from %begin to %end {
    %base = arith.muli %row, %c256 : index
    // CHECK: tile.lanes %{{.*}} to %{{.*}} reduce(%{{.*}} : f32 as add)
    %sum = tile.lanes %j to %c256 reduce(%zero : f32 as add) {
      %index = arith.addi %base, %j : index
      %x = memref.load %in[%index] : memref<2048xf32>
      tile.yield %x : f32
    }
    memref.store %sum, %out[%row] : memref<8xf32>
  }
  return
}
