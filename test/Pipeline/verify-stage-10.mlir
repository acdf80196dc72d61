// RUN: tw-opt %s -split-input-file -verify-diagnostics -verify-stage=stage=10

func.func @legal(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = graph.neg %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @dead(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @below {{is dead}}
  %0 = graph.neg %x : tensor<4xf32>
  return %x : tensor<4xf32>
}

// -----

func.func @duplicate(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = graph.neg %x : tensor<4xf32>
  // expected-error @below {{computes the same as an earlier op}}
  %1 = graph.neg %x : tensor<4xf32>
  %2 = graph.add %0, %1 : tensor<4xf32>
  return %2 : tensor<4xf32>
}

// -----

func.func @foreign(%x: f32) -> f32 {
  // expected-error @below {{must not remain after stage 10}}
  %0 = arith.negf %x : f32
  return %0 : f32
}
