// An argument is overwritten in place only by what is stored in the order in which the kernel reads it: a copy of another
// argument that is stored transposed is not.
// RUN: tw-run %s --repeat=0 | FileCheck %s
// CHECK: agrees with the interpreter
func.func @main(%x: tensor<64x64xi32>, %y: tensor<64x64xi32>, %z: tensor<4096xi32>)
    -> (tensor<4096xi32>, tensor<64x64xi32> {graph.updates = 1 : i64}, tensor<4096xi32> {graph.updates = 2 : i64}) {
  %0 = graph.xor %x, %y : tensor<64x64xi32>
  %1 = graph.reshape %0 : tensor<64x64xi32> -> tensor<4096xi32>
  %2 = graph.add %1, %z : tensor<4096xi32>
  %3 = graph.transpose %x {permutation = array<i64: 1, 0>} : tensor<64x64xi32> -> tensor<64x64xi32>
  %4 = graph.reshape %3 : tensor<64x64xi32> -> tensor<4096xi32>
  return %2, %3, %4 : tensor<4096xi32>, tensor<64x64xi32>, tensor<4096xi32>
}
