// One kernel of rows, for three kinds of GPU. It is the same tile program up to stage 70, and the exponential is the
// same polynomial.

// RUN: tw-compile %s --start-after=50 --emit=asm --target=nvptx:sm_90a | FileCheck %s --check-prefix=PTX
// RUN: tw-compile %s --start-after=50 --emit=asm --target=amdgpu:gfx942 | FileCheck %s --check-prefix=AMD
// RUN: tw-compile %s --start-after=50 --emit=asm --target=spirv64 | FileCheck %s --check-prefix=SPIRV
// RUN: tw-compile %s --start-after=50 --emit=obj --target=amdgpu:gfx942 | llvm-readelf -hs - | FileCheck %s --check-prefix=ELF

// PTX: .target sm_90a
// PTX: .visible .entry softmax(
// PTX: .maxntid 256
// PTX: mov.u32 %[[TID:r[0-9]+]], %tid.x;
// PTX: mul.wide.u32 %{{.*}}, %[[TID]], 4;
// Three whole rounds, 1 KiB apart: neighbouring threads read neighbouring elements. Nothing writes them.
// PTX: ld.global.nc.b32 %{{.*}}, [%[[BASE:rd[0-9]+]]];
// PTX-NEXT: ld.global.nc.b32 %{{.*}}, [%[[BASE]]+1024];
// PTX: ld.global.nc.b32 %{{.*}}, [%[[BASE]]+2048];
// The last, of 232 lanes, is under a mask.
// PTX: setp.gt.u64 %[[MASKED:p[0-9]+]], %{{.*}}, 999;
// PTX: @%[[MASKED]] bra
// PTX: max.NaN.f32
// PTX: shfl.sync.bfly.b32 %{{.*}}, 16, 31, -1;
// PTX: shfl.sync.bfly.b32 %{{.*}}, 1, 31, -1;
// PTX: st.shared.b32
// PTX: bar.sync 0;
// PTX: ld.shared.b32
// PTX: fma.rn.f32
// PTX: st.global.b32
// PTX-NOT: call

// AMD: .amdgcn_target "amdgcn-amd-amdhsa--gfx942"
// AMD: global_load_dword v{{.*}}, v[[OFFSET:[0-9]+]], s[{{.*}}]{{$}}
// AMD-NEXT: global_load_dword v{{.*}}, v[[OFFSET]], s[{{.*}}] offset:1024
// AMD: ds_bpermute_b32
// AMD: s_and_saveexec_b64
// AMD: ds_write_b32
// AMD: s_barrier
// AMD: v_fma
// AMD: global_store_dword
// AMD: .max_flat_workgroup_size: 256
// AMD: .vgpr_spill_count: 0

// ELF: EM_AMDGPU
// ELF: FUNC GLOBAL PROTECTED {{.*}} softmax
// ELF: OBJECT GLOBAL DEFAULT {{.*}} softmax.kd

// SPIRV: OpEntryPoint Kernel %[[KERNEL:[0-9]+]] "softmax"
// SPIRV: OpExecutionMode %[[KERNEL]] LocalSize 256 1 1
// SPIRV: %[[KERNEL]] = OpFunction
// SPIRV: OpControlBarrier
// SPIRV-NOT: OpExtInst {{.*}} exp
// SPIRV-NOT: OpExtInst {{.*}} fmax
// SPIRV: OpFunctionEnd
func.func @softmax(%x: tensor<7x1000xf32>) -> tensor<7x1000xf32> attributes {graph.kind = "row"} {
  %0 = graph.reduce "max" %x {dims = array<i64: 1>} : tensor<7x1000xf32> -> tensor<7xf32>
  %1 = graph.broadcast %0 {dims = array<i64: 0>} : tensor<7xf32> -> tensor<7x1000xf32>
  %2 = graph.sub %x, %1 : tensor<7x1000xf32>
  %3 = graph.exp %2 : tensor<7x1000xf32>
  %4 = graph.reduce "sum" %3 {dims = array<i64: 1>} : tensor<7x1000xf32> -> tensor<7xf32>
  %5 = graph.broadcast %4 {dims = array<i64: 0>} : tensor<7xf32> -> tensor<7x1000xf32>
  %6 = graph.div %3, %5 : tensor<7x1000xf32>
  return %6 : tensor<7x1000xf32>
}
