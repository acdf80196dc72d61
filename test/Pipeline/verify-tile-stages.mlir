// RUN: tw-opt %s -split-input-file -verify-diagnostics -verify-stage=stage=88

func.func @lanes(%out: memref<4xf32>, %begin: index, %end: index) attributes {tile.grid = array<i64: 1>} {
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0.0 : f32
  tile.grid (%t) in (1) from %begin to %end {
    // expected-error @below {{must not remain after stage 88}}
    tile.lanes %j to %c4 {
      memref.store %zero, %out[%j] : memref<4xf32>
      tile.yield
    }
  }
  return
}

// -----

func.func @transcendental(%x: f32) -> f32 {
  // expected-error @below {{must not remain after stage 88}}
  %0 = math.exp %x : f32
  return %0 : f32
}

// -----

func.func @machineInstruction(%x: vector<8xf32>) -> vector<8xf32> {
  %0 = math.sqrt %x : vector<8xf32>
  return %0 : vector<8xf32>
}

// -----

func.func @vectorOfRank2(%x: vector<2x4xf32>) -> vector<2x4xf32> {
  // expected-error @below {{has a vector of rank 2}}
  %0 = arith.negf %x : vector<2x4xf32>
  return %0 : vector<2x4xf32>
}
