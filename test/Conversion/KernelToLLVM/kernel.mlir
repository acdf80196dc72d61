// RUN: tw-opt -tile-lower-grid -convert-kernel-to-llvm -split-input-file -verify-diagnostics %s | FileCheck %s

// The ABI: buffers by number from the argument block, bare pointers.
// CHECK-LABEL: llvm.func @copy(
// CHECK-SAME:    %[[ARGS:.*]]: !llvm.ptr, %[[BEGIN:.*]]: i64, %[[END:.*]]: i64)
// CHECK-SAME:    tile.grid_size = 12 : i64
// CHECK:         %[[TABLE:.*]] = llvm.load %[[ARGS]]
// CHECK:         %[[IN:.*]] = llvm.load %[[TABLE]]
// CHECK:         llvm.getelementptr %[[TABLE]][8]
// CHECK:         llvm.getelementptr %[[IN]][%{{.*}}] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NOT:     unrealized_conversion_cast
func.func @copy(%in: memref<12xf32>, %out: memref<12xf32>, %begin: index, %end: index) attributes {tile.grid = array<i64: 3, 4>} {
  %four = arith.constant 4 : index
  tile.grid (%i, %j) in (3, 4) from %begin to %end {
    %row = arith.muli %i, %four : index
    %at = arith.addi %row, %j : index
    %x = memref.load %in[%at] : memref<12xf32>
    memref.store %x, %out[%at] : memref<12xf32>
  }
  return
}

// -----

// Small scratch lies on the stack, large scratch comes with the call.
// CHECK-LABEL: llvm.func @small
// CHECK-NOT:     tile.scratch_bytes
// CHECK:         llvm.alloca {{.*}} {alignment = 64 : i64}
func.func @small(%out: memref<1xf32>, %begin: index, %end: index) attributes {tile.grid = array<i64: 1>} {
  %zero = arith.constant 0 : index
  %buffer = tile.scratch : memref<100xf32>
  %x = memref.load %buffer[%zero] : memref<100xf32>
  memref.store %x, %out[%zero] : memref<1xf32>
  return
}

// -----

// CHECK-LABEL: llvm.func @large
// CHECK-SAME:    tile.scratch_bytes = 80064 : i64
// CHECK:         llvm.getelementptr %{{.*}}[16]
// CHECK-NOT:     llvm.alloca
func.func @large(%out: memref<1xf32>, %begin: index, %end: index) attributes {tile.grid = array<i64: 1>} {
  %zero = arith.constant 0 : index
  %buffer = tile.scratch : memref<10000xf64>
  %other = tile.scratch : memref<3xi8>
  %x = memref.load %buffer[%zero] : memref<10000xf64>
  %y = arith.truncf %x : f64 to f32
  memref.store %y, %out[%zero] : memref<1xf32>
  return
}

// -----

// The first error wins, whatever thread has it.
// CHECK-LABEL: llvm.func @check
// CHECK:         %[[BAD:.*]] = llvm.icmp "uge"
// CHECK:         llvm.cond_br %[[BAD]]
// CHECK:         llvm.cmpxchg %{{.*}} monotonic monotonic
// CHECK:         llvm.select %[[BAD]]
func.func @check(%ids: memref<1xi64>, %begin: index, %end: index) attributes {tile.grid = array<i64: 1>} {
  %zero = arith.constant 0 : index
  %bound = arith.constant 10 : index
  %id = memref.load %ids[%zero] : memref<1xi64>
  %index = arith.index_cast %id : i64 to index
  %safe = tile.check_index %index, %bound
  %back = arith.index_cast %safe : index to i64
  memref.store %back, %ids[%zero] : memref<1xi64>
  return
}

// -----

// expected-error @+1 {{is not a tile program}}
func.func @wrong(%x: f32, %begin: index, %end: index) attributes {tile.grid = array<i64: 1>} {
  return
}
