//===- TargetDescription.cpp - the table of GPU targets ---------------------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tilewright/Target/Gpu/TargetDescription.h"

#include "llvm/ADT/STLExtras.h"

namespace tilewright::gpu {

namespace {
/// What every GPU offers without asking for it at launch.
constexpr int64_t kWorkgroupMemory = 48 * 1024;
/// Beyond, a thread has too few registers, and a barrier takes longer than the work between two.
constexpr int64_t kMaxWorkgroup = 512;

// SPIR-V is for devices whose subgroups are of any size, so it uses none.
constexpr TargetDescription kTargets[] = {
    {"nvptx:sm_80", "nvptx64-nvidia-cuda", "sm_80", "nvvm", 32, kMaxWorkgroup, kWorkgroupMemory},
    {"nvptx:sm_90a", "nvptx64-nvidia-cuda", "sm_90a", "nvvm", 32, kMaxWorkgroup, kWorkgroupMemory},
    {"nvptx:sm_100a", "nvptx64-nvidia-cuda", "sm_100a", "nvvm", 32, kMaxWorkgroup, kWorkgroupMemory},
    {"amdgpu:gfx90a", "amdgcn-amd-amdhsa", "gfx90a", "rocdl", 64, kMaxWorkgroup, kWorkgroupMemory},
    {"amdgpu:gfx942", "amdgcn-amd-amdhsa", "gfx942", "rocdl", 64, kMaxWorkgroup, kWorkgroupMemory},
    {"amdgpu:gfx1100", "amdgcn-amd-amdhsa", "gfx1100", "rocdl", 32, kMaxWorkgroup, kWorkgroupMemory},
    {"spirv64", "spirv64-unknown-unknown", "", "spirv", 1, kMaxWorkgroup, kWorkgroupMemory},
};
} // namespace

llvm::ArrayRef<TargetDescription> getTargets() { return kTargets; }

const TargetDescription *findTarget(llvm::StringRef name) {
  const TargetDescription *target =
      llvm::find_if(kTargets, [&](const TargetDescription &candidate) { return candidate.name == name; });
  return target == std::end(kTargets) ? nullptr : target;
}

} // namespace tilewright::gpu
