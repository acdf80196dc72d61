//===- TensorAccess.h - PyTorch's tensors without its headers -----*- C++ -*-===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef TILEWRIGHT_PYTHON_BINDINGS_TENSORACCESS_H
#define TILEWRIGHT_PYTHON_BINDINGS_TENSORACCESS_H

#include <algorithm>
#include <cstdint>
#include <dlfcn.h>
#include <nanobind/nanobind.h>
#include <optional>
#include <vector>

namespace tilewright {

/// Functions of PyTorch's libraries that answer in 5 ns what Python's attributes answer in 50 to 150. They are found by
/// name: the extension is not linked with PyTorch, so that one build serves its versions. A tensor is the address of an
/// `at::Tensor`, which is what `AtenTensorHandle` stands for.
struct TensorAccess {
  // PyTorch's stable C interface (torch/csrc/inductor/aoti_torch/c/shim.h); 0 is success.
  int32_t (*address)(void *tensor, void **result);
  int32_t (*dtype)(void *tensor, int32_t *result);
  int32_t (*deviceType)(void *tensor, int32_t *result);
  int32_t (*dim)(void *tensor, int64_t *result);
  int32_t (*sizes)(void *tensor, int64_t **result);
  int32_t (*strides)(void *tensor, int64_t **result);
  int32_t (*empty)(int64_t dim, const int64_t *sizes, const int64_t *strides, int32_t dtype, int32_t deviceType,
                   int32_t deviceIndex, void **result);
  int32_t (*destroy)(void *tensor);
  // C++ functions.
  int64_t (*version)(const void *tensor);    ///< `at::TensorBase::_version() const`
  bool (*isNegative)(const void *tensor);    ///< `at::native::is_neg(const at::Tensor &)`: its memory is to be negated
  bool (*isZero)(const void *tensor);        ///< `at::native::_is_zerotensor(const at::Tensor &)`: it has no memory
  PyObject *(*toPython)(const void *tensor); ///< `THPVariable_Wrap(const at::TensorBase &)`: a new reference

  /// Null where a function is missing.
  static const TensorAccess *get() {
    static const std::optional<TensorAccess> access = find();
    return access ? &*access : nullptr;
  }

  /// How far behind the beginning of a `torch.Tensor` its `at::Tensor` lies: a pointer, which `_cdata` tells.
  static std::optional<ptrdiff_t> findOffset(nanobind::handle tensor) {
    const auto pointer = nanobind::cast<uintptr_t>(tensor.attr("_cdata"));
    // A type's fields are not part of Python's stable interface.
    const auto size = nanobind::cast<size_t>(tensor.type().attr("__basicsize__"));
    const auto *begin = reinterpret_cast<const char *>(tensor.ptr());
    const auto *first = reinterpret_cast<const uintptr_t *>(tensor.ptr() + 1);
    const auto *last = reinterpret_cast<const uintptr_t *>(begin + size);
    const auto *found = std::find(first, last, pointer);
    if (found == last)
      return std::nullopt;
    return reinterpret_cast<const char *>(found) - begin;
  }

private:
  static std::optional<TensorAccess> find() {
    TensorAccess access;
    const auto fill = [](const char *library, auto... entries) {
      void *handle = dlopen(library, RTLD_LAZY | RTLD_NOLOAD);
      const auto one = [&](auto entry) {
        void *symbol = handle ? dlsym(handle, entry.second) : nullptr;
        *entry.first = reinterpret_cast<std::remove_pointer_t<decltype(entry.first)>>(symbol);
        return symbol != nullptr;
      };
      return (one(entries) && ...);
    };
    const bool complete =
        fill("libtorch_cpu.so", std::pair(&access.address, "aoti_torch_get_data_ptr"),
             std::pair(&access.dtype, "aoti_torch_get_dtype"),
             std::pair(&access.deviceType, "aoti_torch_get_device_type"), std::pair(&access.dim, "aoti_torch_get_dim"),
             std::pair(&access.sizes, "aoti_torch_get_sizes"), std::pair(&access.strides, "aoti_torch_get_strides"),
             std::pair(&access.empty, "aoti_torch_empty_strided"),
             std::pair(&access.destroy, "aoti_torch_delete_tensor_object"),
             std::pair(&access.version, "_ZNK2at10TensorBase8_versionEv"),
             std::pair(&access.isNegative, "_ZN2at6native6is_negERKNS_6TensorE"),
             std::pair(&access.isZero, "_ZN2at6native14_is_zerotensorERKNS_6TensorE")) &&
        fill("libtorch_python.so", std::pair(&access.toPython, "_Z16THPVariable_WrapRKN2at10TensorBaseE"));
    return complete ? std::optional(access) : std::nullopt;
  }
};

/// What compiled code relies on in a tensor besides its memory.
struct TensorLayout {
  int32_t dtype = 0;
  std::vector<int64_t> sizes, strides;

  static constexpr int32_t kCPU = 0; ///< of `c10::DeviceType`

  /// The layout of a tensor in the CPU's memory, if it is one.
  static std::optional<TensorLayout> of(const TensorAccess &access, void *tensor) {
    std::optional<View> view = look(access, tensor);
    if (!view)
      return std::nullopt;
    return TensorLayout{
        view->dtype, {view->sizes, view->sizes + view->dim}, {view->strides, view->strides + view->dim}};
  }

  bool matches(const TensorAccess &access, void *tensor) const {
    std::optional<View> view = look(access, tensor);
    return view && view->dtype == dtype && view->dim == static_cast<int64_t>(sizes.size()) &&
           std::equal(sizes.begin(), sizes.end(), view->sizes) &&
           std::equal(strides.begin(), strides.end(), view->strides);
  }

private:
  struct View {
    int32_t dtype, deviceType;
    int64_t dim, *sizes, *strides;
  };

  static std::optional<View> look(const TensorAccess &access, void *tensor) {
    View view;
    if (access.deviceType(tensor, &view.deviceType) || view.deviceType != kCPU || access.isNegative(tensor) ||
        access.isZero(tensor) || access.dtype(tensor, &view.dtype) || access.dim(tensor, &view.dim) ||
        access.sizes(tensor, &view.sizes) || access.strides(tensor, &view.strides))
      return std::nullopt;
    return view;
  }
};

} // namespace tilewright

#endif // TILEWRIGHT_PYTHON_BINDINGS_TENSORACCESS_H
