// REQUIRES: spirv-val
// The validator accepts what is emitted for the kernels that are run elsewhere.

// LLVM 22 now and then gives two values of a SPIR-V module one id: other runs of the same compiler do not.
// ALLOW_RETRIES: 3
// RUN: tw-compile %S/execute-rows.mlir --start-after=50 --emit=obj --target=spirv64 -o %t.spv
// RUN: spirv-val %t.spv
// RUN: tw-compile %S/execute-pointwise.mlir --start-after=50 --emit=obj --target=spirv64 -o %t.spv
// RUN: spirv-val %t.spv
