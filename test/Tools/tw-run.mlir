// RUN: tw-run %s --repeat=3 | FileCheck %s
// RUN: tw-run %s --repeat=0 --report | FileCheck %s --check-prefix=REPORT
// RUN: tw-compile %s --stop-after=50 --kernel=0 | tw-run --repeat=0 | FileCheck %s --check-prefix=KERNEL
// RUN: env TW_DUMP=%t.dump tw-run %s --repeat=0 && ls %t.dump/program-0 | FileCheck %s --check-prefix=DUMP

// CHECK: agrees with the interpreter
// CHECK: relative error against float64: compiled {{.*}}, interpreter
// CHECK: median of 3 calls: {{[0-9.]+}} ms
// REPORT: "steps": [
// KERNEL: agrees with the interpreter
// DUMP-DAG: program-30-fuse.mlir
// DUMP-DAG: kernel-0-50-outline.mlir
// DUMP-DAG: kernel-0-70-tile.mlir
// DUMP-DAG: kernel-0.sh
func.func @main(%x: tensor<33x17xf32>, %w: tensor<17xf32> {graph.role = "state"}) -> tensor<33x17xf32> {
  %0 = graph.broadcast %w {dims = array<i64: 1>} : tensor<17xf32> -> tensor<33x17xf32>
  %1 = graph.mul %x, %0 : tensor<33x17xf32>
  %2 = graph.tanh %1 : tensor<33x17xf32>
  return %2 : tensor<33x17xf32>
}
