// RUN: tw-opt %s -tile-map-to-gpu -canonicalize -cse -split-input-file | FileCheck %s
// RUN: tw-opt %s -tile-map-to-gpu=subgroup-size=1 -canonicalize -cse -split-input-file | FileCheck %s --check-prefix=TREE

// A tile of 1000 lanes: 256 threads in three whole rounds and a masked one. The tile's coordinates are the digits of the
// workgroup's number.
// CHECK-LABEL: gpu.func @pointwise(
// CHECK-SAME: %[[X:.*]]: memref<12000xf32, #gpu.address_space<global>> {llvm.noalias}, %[[Y:.*]]: memref<12000xf32, #gpu.address_space<global>> {llvm.noalias}, %{{.*}}: memref<1xi32, #gpu.address_space<global>> {llvm.noalias}) kernel
// CHECK-SAME: known_block_size = array<i32: 256, 1, 1>
// CHECK-SAME: tile.grid = array<i64: 3, 4>
// CHECK: %[[T:.*]] = gpu.thread_id x
// CHECK: %[[TILE:.*]] = gpu.block_id x
// CHECK: arith.remui %[[TILE]], %c4
// CHECK: arith.divui %[[TILE]], %c4
// CHECK: scf.for %[[ROUND:.*]] = %c0 to %c768 step %c256
// CHECK-NEXT: %[[LANE:.*]] = arith.addi %[[ROUND]], %[[T]]
// CHECK-NEXT: %[[I:.*]] = arith.addi %{{.*}}, %[[LANE]]
// CHECK-NEXT: memref.load %[[X]][%[[I]]]
// CHECK: %[[LAST:.*]] = arith.addi %[[T]], %c768
// CHECK-NEXT: %[[ACTIVE:.*]] = arith.cmpi ult, %[[LAST]], %c1000
// CHECK-NEXT: scf.if %[[ACTIVE]]
// CHECK-NOT: gpu.barrier
func.func @pointwise(%x: memref<12000xf32>, %y: memref<12000xf32>, %begin: index, %end: index)
    attributes {tile.grid = array<i64: 3, 4>} {
  tile.grid (%a, %b) in (3, 4) from %begin to %end {
    %c4000 = arith.constant 4000 : index
    %c1000 = arith.constant 1000 : index
    %0 = arith.muli %a, %c4000 : index
    %1 = arith.muli %b, %c1000 : index
    %2 = arith.addi %0, %1 : index
    tile.lanes %j to %c1000 {
      %i = arith.addi %2, %j : index
      %v = memref.load %x[%i] : memref<12000xf32>
      %w = arith.negf %v : f32
      memref.store %w, %y[%i] : memref<12000xf32>
      tile.yield
    }
    tile.yield
  }
  return
}

// -----

// Shuffles within a subgroup, then between the 8 subgroups through memory; all threads get the sum, and one stores it.
// CHECK-LABEL: gpu.func @reduce(
// CHECK: %[[MEMORY:.*]] = tile.scratch : memref<8xf32, #gpu.address_space<workgroup>>
// CHECK: scf.for {{.*}} iter_args
// CHECK-COUNT-5: gpu.shuffle xor
// CHECK: scf.if
// CHECK-NEXT: arith.divui %{{.*}}, %c32
// CHECK-NEXT: memref.store %{{.*}}, %[[MEMORY]]
// CHECK: gpu.barrier
// CHECK: memref.load %[[MEMORY]]
// CHECK-COUNT-3: gpu.shuffle xor
// CHECK-NOT: gpu.shuffle
// CHECK: %[[FIRST:.*]] = arith.cmpi eq, %{{.*}}, %c0
// CHECK: scf.if %[[FIRST]]
// CHECK-NEXT: memref.store %{{.*}}, %arg1

// Without shuffles: a tree, with a barrier at each level.
// TREE-LABEL: gpu.func @reduce(
// TREE: %[[MEMORY:.*]] = tile.scratch : memref<256xf32, #gpu.address_space<workgroup>>
// TREE-NOT: gpu.shuffle
// TREE: memref.store %{{.*}}, %[[MEMORY]][%[[T:.*]]]
// TREE: gpu.barrier
// TREE: arith.cmpi ult, %[[T]], %c128
// TREE-COUNT-8: gpu.barrier
// TREE-NOT: gpu.barrier
// TREE: memref.load %[[MEMORY]][%c0]
func.func @reduce(%x: memref<1024xf32>, %y: memref<1xf32>, %begin: index, %end: index)
    attributes {tile.grid = array<i64: 1>} {
  tile.grid (%a) in (1) from %begin to %end {
    %c0 = arith.constant 0 : index
    %c1024 = arith.constant 1024 : index
    %zero = arith.constant 0.0 : f32
    %s = tile.lanes %j to %c1024 reduce(%zero : f32 as add) {
      %v = memref.load %x[%j] : memref<1024xf32>
      tile.yield %v : f32
    }
    memref.store %s, %y[%c0] : memref<1xf32>
    tile.yield
  }
  return
}

// -----

// What one thread wrote another reads: scratch, at another lane. The next iteration overwrites it.
// CHECK-LABEL: gpu.func @exchange(
// CHECK: %[[S:.*]] = tile.scratch : memref<100xf32, #gpu.address_space<workgroup>>
// CHECK: scf.for
// CHECK-NEXT: gpu.barrier
// CHECK: memref.store %{{.*}}, %[[S]]
// CHECK: gpu.barrier
// CHECK: memref.load %[[S]]
// CHECK-NOT: gpu.barrier
// CHECK: gpu.return
func.func @exchange(%x: memref<100xf32>, %y: memref<100xf32>, %begin: index, %end: index)
    attributes {tile.grid = array<i64: 1>} {
  tile.grid (%a) in (1) from %begin to %end {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c99 = arith.constant 99 : index
    %c100 = arith.constant 100 : index
    %s = tile.scratch : memref<100xf32>
    scf.for %r = %c0 to %c2 step %c1 {
      tile.lanes %j to %c100 {
        %v = memref.load %x[%j] : memref<100xf32>
        memref.store %v, %s[%j] : memref<100xf32>
        tile.yield
      }
      tile.lanes %j to %c100 {
        %k = arith.subi %c99, %j : index
        %v = memref.load %s[%k] : memref<100xf32>
        memref.store %v, %y[%j] : memref<100xf32>
        tile.yield
      }
    }
    tile.yield
  }
  return
}

// -----

// The result takes the operand's place, so all threads must have read the scalar before it is stored. Without
// `graph.aliases` the buffers are known to be apart.
// CHECK-LABEL: gpu.func @in_place(
// CHECK-NOT: llvm.noalias
// CHECK: memref.load
// CHECK: gpu.barrier
// CHECK: memref.store %{{.*}}, %arg2
func.func @in_place(%x: memref<1xf32>, %p: memref<64xf32>, %y: memref<1xf32>, %q: memref<64xf32>, %begin: index, %end: index)
    attributes {tile.grid = array<i64: 1>, graph.aliases = array<i64: 0, -1>} {
  tile.grid (%a) in (1) from %begin to %end {
    %c0 = arith.constant 0 : index
    %c64 = arith.constant 64 : index
    %v = memref.load %x[%c0] : memref<1xf32>
    %w = arith.negf %v : f32
    memref.store %w, %y[%c0] : memref<1xf32>
    tile.lanes %j to %c64 {
      memref.store %w, %q[%j] : memref<64xf32>
      tile.yield
    }
    tile.yield
  }
  return
}

// CHECK-LABEL: gpu.func @apart(
// CHECK-NOT: gpu.barrier
// CHECK: gpu.return
func.func @apart(%x: memref<1xf32>, %p: memref<64xf32>, %y: memref<1xf32>, %q: memref<64xf32>, %begin: index, %end: index)
    attributes {tile.grid = array<i64: 1>, graph.aliases = array<i64: -1, -1>} {
  tile.grid (%a) in (1) from %begin to %end {
    %c0 = arith.constant 0 : index
    %c64 = arith.constant 64 : index
    %v = memref.load %x[%c0] : memref<1xf32>
    %w = arith.negf %v : f32
    memref.store %w, %y[%c0] : memref<1xf32>
    tile.lanes %j to %c64 {
      memref.store %w, %q[%j] : memref<64xf32>
      tile.yield
    }
    tile.yield
  }
  return
}

// -----

// Two reductions in a row share their memory: the second waits until the first has been read.
// CHECK-LABEL: gpu.func @twice(
// CHECK-COUNT-3: gpu.barrier
// CHECK-NOT: gpu.barrier
// CHECK: gpu.return
func.func @twice(%x: memref<1024xf32>, %y: memref<1024xf32>, %begin: index, %end: index)
    attributes {tile.grid = array<i64: 1>} {
  tile.grid (%a) in (1) from %begin to %end {
    %c1024 = arith.constant 1024 : index
    %zero = arith.constant 0.0 : f32
    %s = tile.lanes %j to %c1024 reduce(%zero : f32 as add) {
      %v = memref.load %x[%j] : memref<1024xf32>
      tile.yield %v : f32
    }
    %m = tile.lanes %j to %c1024 reduce(%s : f32 as max) {
      %v = memref.load %x[%j] : memref<1024xf32>
      tile.yield %v : f32
    }
    tile.lanes %j to %c1024 {
      memref.store %m, %y[%j] : memref<1024xf32>
      tile.yield
    }
    tile.yield
  }
  return
}

// -----

// Of 64-bit values and flags, words are exchanged.
// CHECK-LABEL: gpu.func @words(
// CHECK: gpu.shuffle xor %{{.*}} : i32
// CHECK-NOT: gpu.shuffle xor %{{.*}} : i64
// CHECK-NOT: gpu.shuffle xor %{{.*}} : i1
// CHECK: arith.trunci %{{.*}} : i32 to i1
func.func @words(%x: memref<64xi64>, %y: memref<1xi64>, %z: memref<1xi8>, %begin: index, %end: index)
    attributes {tile.grid = array<i64: 1>} {
  tile.grid (%a) in (1) from %begin to %end {
    %c0 = arith.constant 0 : index
    %c64 = arith.constant 64 : index
    %zero = arith.constant 0 : i64
    %false = arith.constant false
    %s:2 = tile.lanes %j to %c64 reduce(%zero : i64 as add, %false : i1 as or) {
      %v = memref.load %x[%j] : memref<64xi64>
      %b = arith.cmpi sgt, %v, %zero : i64
      tile.yield %v, %b : i64, i1
    }
    %flag = arith.extui %s#1 : i1 to i8
    memref.store %s#0, %y[%c0] : memref<1xi64>
    memref.store %flag, %z[%c0] : memref<1xi8>
    tile.yield
  }
  return
}

// -----

// Lanes of an unknown number, lanes inside lanes, and an index that may be wrong.
// CHECK-LABEL: gpu.func @checked(
// CHECK-SAME: %[[ERRORS:[a-z0-9]*]]: memref<1xi32, #gpu.address_space<global>> {llvm.noalias}) kernel
// CHECK: %[[SIZE:.*]] = arith.minsi
// CHECK: %[[REST:.*]] = arith.remui %[[SIZE]], %c32
// CHECK: arith.subi %[[SIZE]], %[[REST]]
// CHECK: %[[GOOD:.*]] = arith.cmpi ult, %[[ID:.*]], %c10
// CHECK: scf.if
// CHECK-NEXT: memref.atomic_rmw maxs %c4002_i32, %[[ERRORS]][%c0]
// CHECK: arith.select %[[GOOD]], %[[ID]], %c0
// CHECK: scf.for %{{.*}} = %c0 to %c3 step %c1
func.func @checked(%ids: memref<100xi64>, %t: memref<30xf32>, %y: memref<100xf32>, %begin: index, %end: index)
    attributes {tile.grid = array<i64: 2>} {
  tile.grid (%a) in (2) from %begin to %end {
    %c3 = arith.constant 3 : index
    %c10 = arith.constant 10 : index
    %c64 = arith.constant 64 : index
    %c100 = arith.constant 100 : index
    %zero = arith.constant 0.0 : f32
    %first = arith.muli %a, %c64 : index
    %left = arith.subi %c100, %first : index
    %size = arith.minsi %c64, %left : index
    tile.lanes %j to %size {
      %i = arith.addi %first, %j : index
      %raw = memref.load %ids[%i] : memref<100xi64>
      %id = arith.index_cast %raw : i64 to index
      %row = tile.check_index %id, %c10
      %base = arith.muli %row, %c3 : index
      %s = tile.lanes %k to %c3 reduce(%zero : f32 as add) {
        %p = arith.addi %base, %k : index
        %v = memref.load %t[%p] : memref<30xf32>
        tile.yield %v : f32
      }
      memref.store %s, %y[%i] : memref<100xf32>
      tile.yield
    }
    tile.yield
  }
  return
}
