//===- WatchedTensors.h - tensors that rarely change --------------*- C++ -*-===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef TILEWRIGHT_PYTHON_BINDINGS_WATCHEDTENSORS_H
#define TILEWRIGHT_PYTHON_BINDINGS_WATCHEDTENSORS_H

#include "TensorAccess.h"

#include <nanobind/nanobind.h>
#include <vector>

namespace tilewright {

/// The weights of a model. PyTorch counts what is written to a tensor, by Python or by its own kernels, in
/// `Tensor._version`; together with the address that tells a changed weight. All calls need the GIL.
class WatchedTensors {
public:
  WatchedTensors() = default;
  explicit WatchedTensors(const nanobind::list &list)
      : versionName(nanobind::str("_version")), addressName(nanobind::str("data_ptr")), known(nanobind::len(list)) {
    for (nanobind::handle tensor : list) {
      tensors.push_back(nanobind::borrow(tensor));
      // The place of the `at::Tensor`, not its value, is kept: that is another after torch.utils.swap_tensors.
      std::optional<ptrdiff_t> offset = access ? TensorAccess::findOffset(tensor) : std::nullopt;
      inside.push_back(offset ? reinterpret_cast<char *>(tensor.ptr()) + *offset : nullptr);
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

  Seen readNative(void *tensor) const {
    void *address = nullptr;
    if (access->address(tensor, &address) != 0)
      throw std::runtime_error("a weight without memory");
    return {reinterpret_cast<uintptr_t>(address), static_cast<uint64_t>(access->version(tensor))};
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

  const TensorAccess *access = TensorAccess::get();
  std::vector<nanobind::object> tensors;
  std::vector<void *> inside; ///< the `at::Tensor` of each, if it was found
  nanobind::object versionName, addressName;
  std::vector<Seen> known;
  uint64_t generation = 0; ///< 0 before the first look
};

} // namespace tilewright

#endif // TILEWRIGHT_PYTHON_BINDINGS_WATCHEDTENSORS_H
