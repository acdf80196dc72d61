// bf16 products against the interpreter, on the widest level of the machine and on one that widens to f32.
// RUN: tw-run %s --repeat=0 | FileCheck %s
// RUN: tw-run %s --repeat=0 --target=x86-64-v3 | FileCheck %s
// CHECK: agrees with the interpreter

// RUN: tw-compile %s --target=x86-64-v4-bf16 --emit=asm | FileCheck %s --check-prefix=ASM
// The hot loop keeps its accumulators in registers.
// ASM: kernel.mma1:
// ASM-NOT: (%rsp)
// ASM: vdpbf16ps
// ASM-NOT: (%rsp)
// ASM: .Lfunc_end
func.func @main(%x: tensor<37x50xbf16>, %w: tensor<65x50xbf16>, %odd: tensor<3x33x7xbf16>, %odd2: tensor<3x7x70xbf16>,
                %xt: tensor<2x50x37xbf16>, %v: tensor<2x50x96xbf16>)
    -> (tensor<37x65xbf16>, tensor<3x33x70xbf16>, tensor<2x37x96xbf16>) {
  %wt = graph.transpose %w {permutation = array<i64: 1, 0>} : tensor<65x50xbf16> -> tensor<50x65xbf16>
  %0 = graph.matmul %x, %wt : tensor<37x50xbf16>, tensor<50x65xbf16> -> tensor<37x65xbf16>
  %1 = graph.matmul %odd, %odd2 : tensor<3x33x7xbf16>, tensor<3x7x70xbf16> -> tensor<3x33x70xbf16>
  %2 = graph.transpose %xt {permutation = array<i64: 0, 2, 1>} : tensor<2x50x37xbf16> -> tensor<2x37x50xbf16>
  %3 = graph.matmul %2, %v : tensor<2x37x50xbf16>, tensor<2x50x96xbf16> -> tensor<2x37x96xbf16>
  return %0, %1, %3 : tensor<37x65xbf16>, tensor<3x33x70xbf16>, tensor<2x37x96xbf16>
}
