// One kernel that cannot be compiled is split; the op that cannot be compiled alone is interpreted.
// RUN: env TW_DUMP=%t.dump tw-run %s --repeat=0 --report --failing-op=graph.exp | FileCheck %s
// RUN: cat %t.dump/tilewright-kernel-*.mlir | FileCheck %s --check-prefix=REPRODUCER

// CHECK: agrees with the interpreter
// CHECK: "name": "pointwise_tanh_{{[0-9]+}}",
// CHECK: "kind": "interpreted",
// CHECK: "name": "pointwise_exp_{{[0-9]+}}",
// CHECK: "reason": "'graph.exp' is to fail\nreproducer: {{.*}}tilewright-kernel-
// CHECK: "name": "pointwise_mul_{{[0-9]+}}",
// REPRODUCER: tw-compile --start-after=50-outline
// REPRODUCER: 'graph.exp' is to fail
// REPRODUCER: func.func @kernel
func.func @main(%x: tensor<33x17xf32>, %n: tensor<33xi64>) -> (tensor<33x17xf32>, tensor<17x33xf32>, tensor<33xi64>) {
  %0 = graph.transpose %x {permutation = array<i64: 1, 0>} : tensor<33x17xf32> -> tensor<17x33xf32>
  %1 = graph.tanh %0 : tensor<17x33xf32>
  %2 = graph.exp %1 : tensor<17x33xf32>
  %3 = graph.transpose %2 {permutation = array<i64: 1, 0>} : tensor<17x33xf32> -> tensor<33x17xf32>
  %4 = graph.mul %3, %x : tensor<33x17xf32>
  %5 = graph.add %n, %n : tensor<33xi64>
  return %4, %2, %5 : tensor<33x17xf32>, tensor<17x33xf32>, tensor<33xi64>
}
