// The chain of the kernel stages on a tile program: what each must remove is gone behind it.
// RUN: tw-opt %s -tw-stage-75=target=x86-64-v3 | FileCheck %s --check-prefix=S75
// RUN: tw-opt %s -tw-stage-75=target=x86-64-v3 -tw-stage-85=target=x86-64-v3 -tw-stage-88 -tw-stage-90 | FileCheck %s --check-prefix=S90

// S75-LABEL: func.func @exponentials
// S75-NOT: tile.lanes
// S75: math.exp
// S90-LABEL: llvm.func @exponentials(%{{.*}}: !llvm.ptr, %{{.*}}: i64, %{{.*}}: i64) attributes {tile.grid_size = 4 : i64}
// S90-NOT: math.
func.func @exponentials(%in: memref<400xf32>, %out: memref<400xf32>, %begin: index, %end: index)
    attributes {tile.grid = array<i64: 4>} {
  %c100 = arith.constant 100 : index
  tile.grid (%row) in (4) from %begin to %end {
    %base = arith.muli %row, %c100 : index
    tile.lanes %j to %c100 {
      %index = arith.addi %base, %j : index
      %x = memref.load %in[%index] : memref<400xf32>
      %y = math.exp %x : f32
      memref.store %y, %out[%index] : memref<400xf32>
      tile.yield
    }
  }
  return
}
