// REQUIRES: ld.lld
// The linker makes code objects of what is emitted for the kernels that are run elsewhere; none spills.

// RUN: tw-compile %S/execute-rows.mlir --start-after=50 --emit=obj --target=amdgpu:gfx942 -o %t.o
// RUN: ld.lld -shared %t.o -o %t.hsaco
// RUN: llvm-readelf --file-header --notes %t.hsaco | FileCheck %s
// RUN: tw-compile %S/execute-pointwise.mlir --start-after=50 --emit=obj --target=amdgpu:gfx1100 -o %t.o
// RUN: ld.lld -shared %t.o -o %t.hsaco
// RUN: llvm-readelf --file-header --notes %t.hsaco | FileCheck %s

// CHECK: Type: DYN
// CHECK: Machine: EM_AMDGPU
// CHECK-COUNT-11: .vgpr_spill_count: 0
