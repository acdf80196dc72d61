// RUN: tw-compile %s --stop-after=10 | FileCheck %s --check-prefix=GRAPH
// RUN: not tw-compile %s --stop-after=nothing 2>&1 | FileCheck %s --check-prefix=STAGE
// RUN: not tw-compile %s --target=pdp-11 2>&1 | FileCheck %s --check-prefix=TARGET
// RUN: not tw-compile %t.absent 2>&1 | FileCheck %s --check-prefix=FILE
// RUN: tw-compile --help | FileCheck %s --check-prefix=HELP
// RUN: tw-compile --print-environment | FileCheck %s --check-prefix=ENVIRONMENT

// GRAPH: graph.neg
// STAGE: there is no stage 'nothing'
// TARGET: unknown target 'pdp-11'; there are {{.*}}x86-64-v4{{.*}}nvptx:sm_90a
// FILE: could not open input file
// HELP: 10-simplify
// HELP: --stop-after
// ENVIRONMENT: | `TW_DUMP` |
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = graph.neg %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}
