// An id that is out of range ends compiled code and the interpreter in the same error, which is agreement.
// RUN: tw-run %s --repeat=0 | FileCheck %s
// RUN: not env TW_THREADS=none tw-run %s 2>&1 | FileCheck %s --check-prefix=SETTING

// CHECK: agrees with the interpreter
// SETTING: TW2020: TW_THREADS='none' is not valid
func.func @main(%table: tensor<4x3xf32>, %ids: tensor<5xi64>) -> tensor<5x3xf32> {
  %far = graph.constant dense<7> : tensor<5xi64> : tensor<5xi64>
  %0 = graph.add %ids, %far : tensor<5xi64>
  %1 = graph.take %table, %0 {axis = 0 : i64} : tensor<4x3xf32>, tensor<5xi64> -> tensor<5x3xf32>
  return %1 : tensor<5x3xf32>
}
