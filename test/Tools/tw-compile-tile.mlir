// A tile program by itself is compiled like a kernel.
// RUN: tw-compile %s --start-after=70-tile --target=x86-64-v3 --emit=llvm | FileCheck %s --check-prefix=LLVM
// RUN: tw-compile %s --start-after=70-tile --target=x86-64-v3 --emit=asm | FileCheck %s --check-prefix=ASM
// RUN: tw-compile %s --start-after=70-tile --target=x86-64-v3 --emit=obj -o %t.o && llvm-nm %t.o | FileCheck %s --check-prefix=OBJ

// LLVM: define void @scale(ptr
// ASM: vmulps
// OBJ: T scale
func.func @scale(%in: memref<4096xf32>, %out: memref<4096xf32>, %begin: index, %end: index)
    attributes {tile.grid = array<i64: 4>} {
  %c1024 = arith.constant 1024 : index
  %three = arith.constant 3.0 : f32
  tile.grid (%row) in (4) from %begin to %end {
    %base = arith.muli %row, %c1024 : index
    tile.lanes %j to %c1024 {
      %index = arith.addi %base, %j : index
      %x = memref.load %in[%index] : memref<4096xf32>
      %y = arith.mulf %x, %three : f32
      memref.store %y, %out[%index] : memref<4096xf32>
      tile.yield
    }
  }
  return
}
