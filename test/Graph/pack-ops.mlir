// RUN: tw-opt %s -split-input-file -verify-diagnostics | FileCheck %s

// CHECK-LABEL: func.func @packed
func.func @packed(%a: tensor<3x5x7xbf16>, %b: tensor<3x7x65xbf16>) -> tensor<3x5x65xbf16> {
  // CHECK: graph.pack %{{.*}} : tensor<3x7x65xbf16> -> tensor<3x2x7x48xf32>
  %p = graph.pack %b : tensor<3x7x65xbf16> -> tensor<3x2x7x48xf32>
  // CHECK: graph.matmul %{{.*}}, %{{.*}} {packed}
  %c = graph.matmul %a, %p {packed} : tensor<3x5x7xbf16>, tensor<3x2x7x48xf32> -> tensor<3x5x65xbf16>
  return %c : tensor<3x5x65xbf16>
}

// -----

func.func @wrong_panel_count(%a: tensor<5x7xf32>, %p: tensor<3x7x48xf32>) -> tensor<5x65xf32> {
  // expected-error @below {{needs one panel for each `panel` columns}}
  %c = graph.matmul %a, %p {packed} : tensor<5x7xf32>, tensor<3x7x48xf32> -> tensor<5x65xf32>
  return %c : tensor<5x65xf32>
}

// -----

func.func @narrow_pack(%b: tensor<7x65xf16>) -> tensor<2x7x48xf16> {
  // expected-error @below {{result must have the type in which a matmul accumulates}}
  %p = graph.pack %b : tensor<7x65xf16> -> tensor<2x7x48xf16>
  return %p : tensor<2x7x48xf16>
}

// -----

// In pairs, for instructions that multiply two neighbours along K. A left operand is packed as its transpose would be.
// CHECK-LABEL: func.func @pairs
func.func @pairs(%at: tensor<3x10x5xbf16>, %b: tensor<3x10x65xbf16>) -> tensor<3x5x65xbf16> {
  // CHECK: graph.pack %{{.*}} : tensor<3x10x65xbf16> -> tensor<3x2x5x48x2xbf16>
  %p = graph.pack %b : tensor<3x10x65xbf16> -> tensor<3x2x5x48x2xbf16>
  // CHECK: graph.pack %{{.*}} : tensor<3x10x5xbf16> -> tensor<3x1x5x8x2xbf16>
  %a = graph.pack %at : tensor<3x10x5xbf16> -> tensor<3x1x5x8x2xbf16>
  // CHECK: graph.matmul %{{.*}}, %{{.*}} {packed}
  %c = graph.matmul %a, %p {packed} : tensor<3x1x5x8x2xbf16>, tensor<3x2x5x48x2xbf16> -> tensor<3x5x65xbf16>
  return %c : tensor<3x5x65xbf16>
}

// -----

func.func @odd_pairs(%b: tensor<7x65xbf16>) -> tensor<2x3x48x2xbf16> {
  // expected-error @below {{pairs need bf16 and an even K}}
  %p = graph.pack %b : tensor<7x65xbf16> -> tensor<2x3x48x2xbf16>
  return %p : tensor<2x3x48x2xbf16>
}

// -----

func.func @packed_left_alone(%a: tensor<1x5x8x2xbf16>, %p: tensor<2x10x48xf32>) -> tensor<5x65xbf16> {
  // expected-error @below {{a left operand must have the result's rank, or be packed as the right one is}}
  %c = graph.matmul %a, %p {packed} : tensor<1x5x8x2xbf16>, tensor<2x10x48xf32> -> tensor<5x65xbf16>
  return %c : tensor<5x65xbf16>
}
