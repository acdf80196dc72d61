//===- WatchedTensors.h - tensors that rarely change --------------*- C++ -*-===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef TILEWRIGHT_PYTHON_BINDINGS_WATCHEDTENSORS_H
#define TILEWRIGHT_PYTHON_BINDINGS_WATCHEDTENSORS_H

#include <algorithm>
#include <dlfcn.h>
#include <nanobind/nanobind.h>
#include <vector>

namespace tilewright {

/// Two questions to a tensor, asked through libtorch in 5 ns instead of through Python attributes in 150. The extension
/// is not linked with PyTorch, so that one build serves its versions.
struct TensorFunctions {
  int (*address)(void *tensor, void **result) = nullptr; ///< of PyTorch's stable C interface
  int64_t (*version)(const void *tensor) = nullptr;      ///< `at::TensorBase::_version() const`

  static const TensorFunctions &get() {
    static const TensorFunctions functions = find();
    return functions;
  }
  explicit operator bool() const { return address && version; }

private:
  static TensorFunctions find() {
    TensorFunctions functions;
    if (void *library = dlopen("libtorch_cpu.so", RTLD_LAZY | RTLD_NOLOAD)) {
      functions.address = reinterpret_cast<int (*)(void *, void **)>(dlsym(library, "aoti_torch_get_data_ptr"));
      functions.version = reinterpret_cast<int64_t (*)(const void *)>(dlsym(library, "_ZNK2at10TensorBase8_versionEv"));
    }
    return functions;
  }
};

/// The weights of a model. PyTorch counts what is written to a tensor, by Python or by its own kernels, in
/// `Tensor._version`; together with the address that tells a changed weight. All calls need the GIL.
class WatchedTensors {
public:
  WatchedTensors() = default;
  explicit WatchedTensors(const nanobind::list &list)
      : versionName(nanobind::str("_version")), addressName(nanobind::str("data_ptr")), known(nanobind::len(list)) {
    for (nanobind::handle tensor : list) {
      tensors.push_back(nanobind::borrow(tensor));
      inside.push_back(TensorFunctions::get() ? findInside(tensor) : nullptr);
    }
  }

  size_t size() const { return tensors.size(); }

  /// Appends the addresses, and returns a number that is higher when any tensor has changed since the last call.
  uint64_t look(std::vector<uintptr_t> &addresses) {
    bool changed = generation == 0;
    for (size_t i = 0; i < tensors.size(); ++i) {
      Seen now = inside[i] ? readNative(inside[i]) : readPython(tensors[i]);
      changed |= now.address != known[i].address || now.version != known[i].version;
      known[i] = now;
      addresses.push_back(now.address);
    }
    generation += changed;
    return generation;
  }

  /// As if a tensor had changed.
  void forget() { ++generation; }

private:
  struct Seen {
    uint64_t address = 0, version = 0;
  };

  /// The `at::Tensor` in a Python tensor: a pointer, which `_cdata` tells. Its place, not its value, is kept: the
  /// value is another after torch.utils.swap_tensors.
  static void *findInside(nanobind::handle tensor) {
    uint64_t pointer = number(PyObject_GetAttrString(tensor.ptr(), "_cdata"));
    auto *begin = reinterpret_cast<uintptr_t *>(tensor.ptr() + 1);
    // A type's fields are not part of the stable interface.
    auto *type = reinterpret_cast<PyObject *>(Py_TYPE(tensor.ptr()));
    uint64_t size = number(PyObject_GetAttrString(type, "__basicsize__"));
    auto *end = reinterpret_cast<uintptr_t *>(reinterpret_cast<char *>(tensor.ptr()) + size);
    auto *found = std::find(begin, end, pointer);
    return found == end ? nullptr : found;
  }

  static Seen readNative(void *tensor) {
    void *address = nullptr;
    if (TensorFunctions::get().address(tensor, &address) != 0)
      throw std::runtime_error("a weight without memory");
    return {reinterpret_cast<uintptr_t>(address), static_cast<uint64_t>(TensorFunctions::get().version(tensor))};
  }

  Seen readPython(nanobind::handle tensor) const {
    return {number(PyObject_CallMethodObjArgs(tensor.ptr(), addressName.ptr(), nullptr)),
            number(PyObject_GetAttr(tensor.ptr(), versionName.ptr()))};
  }

  static uint64_t number(PyObject *result) {
    if (!result)
      throw nanobind::python_error();
    uint64_t value = PyLong_AsUnsignedLongLong(result);
    Py_DECREF(result);
    return value;
  }

  std::vector<nanobind::object> tensors;
  std::vector<void *> inside; ///< the `at::Tensor` of each, if it was found
  nanobind::object versionName, addressName;
  std::vector<Seen> known;
  uint64_t generation = 0; ///< 0 before the first look
};

} // namespace tilewright

#endif // TILEWRIGHT_PYTHON_BINDINGS_WATCHEDTENSORS_H
