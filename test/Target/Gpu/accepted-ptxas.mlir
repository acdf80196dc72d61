// REQUIRES: ptxas
// The assembler takes what is emitted for the kernels that are run elsewhere, and needs no stack for any.

// RUN: tw-compile %S/execute-rows.mlir --start-after=50 --emit=obj --target=nvptx:sm_90a -o %t.ptx
// RUN: ptxas -arch=sm_90a -v %t.ptx -o %t.cubin 2>&1 | FileCheck %s --implicit-check-not=error --implicit-check-not=warning
// RUN: tw-compile %S/execute-pointwise.mlir --start-after=50 --emit=obj --target=nvptx:sm_90a -o %t.ptx
// RUN: ptxas -arch=sm_90a -v %t.ptx -o %t.cubin 2>&1 | FileCheck %s --implicit-check-not=error --implicit-check-not=warning
// RUN: tw-compile %S/execute-rows.mlir --start-after=50 --emit=obj --target=nvptx:sm_100a -o %t.ptx
// RUN: ptxas -arch=sm_100a -v %t.ptx -o %t.cubin 2>&1 | FileCheck %s --implicit-check-not=error --implicit-check-not=warning

// CHECK-COUNT-11: 0 bytes stack frame, 0 bytes spill stores, 0 bytes spill loads
