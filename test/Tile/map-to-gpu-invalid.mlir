// RUN: tw-opt %s -tile-map-to-gpu -verify-diagnostics -split-input-file

func.func @matmul(%a: memref<4096xf32>, %b: memref<4096xf32>, %c: memref<4096xf32>, %begin: index, %end: index)
    attributes {tile.grid = array<i64: 1>} {
  tile.grid (%t) in (1) from %begin to %end {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c16 = arith.constant 16 : index
    // expected-error @below {{has no form on a GPU}}
    tile.mma %a[%c0, %c16, %c1], %b[%c0, %c16] into %c[%c0, %c16] depth %c16
      {instruction = "fma.f32", lanes = 16, m = 4, n = 16} : memref<4096xf32>, memref<4096xf32>, memref<4096xf32>
    tile.yield
  }
  return
}

// -----

// expected-error @below {{needs 80000 bytes of workgroup memory; there are 49152}}
func.func @too_wide(%x: memref<20000xf32>, %begin: index, %end: index) attributes {tile.grid = array<i64: 1>} {
  tile.grid (%t) in (1) from %begin to %end {
    %c20000 = arith.constant 20000 : index
    %s = tile.scratch : memref<20000xf32>
    tile.lanes %j to %c20000 {
      %v = memref.load %x[%j] : memref<20000xf32>
      memref.store %v, %s[%j] : memref<20000xf32>
      tile.yield
    }
    tile.yield
  }
  return
}
