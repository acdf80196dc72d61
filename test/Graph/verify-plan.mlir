// RUN: tw-opt %s -graph-verify-plan -split-input-file -verify-diagnostics

func.func @overlap(%x: tensor<64xf32>) -> tensor<64xf32> attributes {graph.arena_bytes = 512 : i64} {
  %0 = graph.kernel "pointwise" "a"(%x) attributes {graph.placement = [{space = "arena", offset = 0 : i64}]} : (tensor<64xf32>) -> tensor<64xf32> {
  ^bb0(%a: tensor<64xf32>):
    graph.yield %a : tensor<64xf32>
  }
  %1 = graph.kernel "pointwise" "b"(%x) attributes {graph.wait, graph.placement = [{space = "arena", offset = 128 : i64}]} : (tensor<64xf32>) -> tensor<64xf32> {
  ^bb0(%a: tensor<64xf32>):
    graph.yield %a : tensor<64xf32>
  }
  // expected-error @below {{reads a value that has been overwritten}}
  %2 = graph.kernel "pointwise" "c"(%0, %1) attributes {graph.wait, graph.placement = [{space = "result", index = 0 : i64}]} : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32> {
  ^bb0(%a: tensor<64xf32>, %b: tensor<64xf32>):
    graph.yield %a : tensor<64xf32>
  }
  return %2 : tensor<64xf32>
}

// -----

func.func @missing_barrier(%x: tensor<64xf32>) -> tensor<64xf32> attributes {graph.arena_bytes = 256 : i64} {
  %0 = graph.kernel "pointwise" "a"(%x) attributes {graph.placement = [{space = "arena", offset = 0 : i64}]} : (tensor<64xf32>) -> tensor<64xf32> {
  ^bb0(%a: tensor<64xf32>):
    graph.yield %a : tensor<64xf32>
  }
  // expected-error @below {{touches memory of a step since the last barrier}}
  %1 = graph.kernel "pointwise" "b"(%0) attributes {graph.placement = [{space = "result", index = 0 : i64}]} : (tensor<64xf32>) -> tensor<64xf32> {
  ^bb0(%a: tensor<64xf32>):
    graph.yield %a : tensor<64xf32>
  }
  return %1 : tensor<64xf32>
}

// -----

func.func @undeclared_alias(%x: tensor<64xf32>) -> (tensor<64xf32> {graph.updates = 0 : i64}) attributes {graph.arena_bytes = 0 : i64} {
  // expected-error @below {{result 0 overwrites operand 0}}
  %0 = graph.kernel "pointwise" "a"(%x) attributes {graph.placement = [{space = "argument", index = 0 : i64}]} : (tensor<64xf32>) -> tensor<64xf32> {
  ^bb0(%a: tensor<64xf32>):
    graph.yield %a : tensor<64xf32>
  }
  return %0 : tensor<64xf32>
}

// -----

func.func @not_placed(%x: tensor<64xf32>) -> tensor<64xf32> attributes {graph.arena_bytes = 0 : i64} {
  // expected-error @below {{has no placement for result 0}}
  %0 = graph.kernel "pointwise" "a"(%x) : (tensor<64xf32>) -> tensor<64xf32> {
  ^bb0(%a: tensor<64xf32>):
    graph.yield %a : tensor<64xf32>
  }
  return %0 : tensor<64xf32>
}
