//===- NativeCalls.h - calls of a compiled model, past Python -----*- C++ -*-===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef TILEWRIGHT_PYTHON_BINDINGS_NATIVECALLS_H
#define TILEWRIGHT_PYTHON_BINDINGS_NATIVECALLS_H

#include "TensorAccess.h"

#include <functional>
#include <memory>

namespace tilewright {

/// The calls that a compiled model usually gets: plain tensors, laid out as one of its programs wants them. Such a call
/// is recognized, its results allocated and the program run in well under a microsecond; Python takes three. Whatever
/// else a call may need is left to Python: it gets no answer here. All functions need the GIL.
class NativeCalls {
public:
  /// Runs a program: addresses of the inputs, and of the results.
  using Run = std::function<void(const std::vector<uintptr_t> &inputs, const std::vector<uintptr_t> &results)>;

  /// `plain` is a tensor of the first of `types`, the classes whose objects are nothing but tensors. While `behind` has
  /// elements, no call is answered.
  NativeCalls(nanobind::handle plain, const nanobind::list &types, nanobind::object behind)
      : access(TensorAccess::get()), behind(std::move(behind)) {
    if (access)
      offset = TensorAccess::findOffset(plain);
    for (nanobind::handle type : types)
      this->types.push_back(nanobind::borrow(type));
  }

  /// From now on answers calls like the one with these inputs. `results` are examples of what the program writes;
  /// `wrap` makes the answer of a list of them, unless it is None: then the only one is the answer.
  /// Returns false, and changes nothing, where that needs Python.
  bool add(const nanobind::tuple &inputs, const nanobind::list &results, const nanobind::object &wrap, Run run) {
    if (!offset)
      return false;
    auto call = std::make_shared<Call>();
    if (!describe(inputs, call->inputs))
      return false;
    for (nanobind::handle result : results) {
      std::optional<TensorLayout> layout = TensorLayout::of(*access, inside(result));
      if (!layout)
        return false;
      call->results.push_back(std::move(*layout));
    }
    call->wrap = wrap;
    call->run = std::move(run);
    calls.push_back(std::move(call));
    return true;
  }

  size_t size() const { return calls.size(); }

  /// The answer, or None.
  nanobind::object answer(const nanobind::args &inputs) {
    if (PySet_Size(behind.ptr()) != 0)
      return nanobind::none();
    for (size_t i = 0; i < calls.size(); ++i) {
      const size_t number = latest + i < calls.size() ? latest + i : latest + i - calls.size();
      addresses.clear();
      if (!matches(calls[number]->inputs, inputs))
        continue;
      latest = number;
      // Other threads add calls, and overwrite the addresses, while the program runs.
      const std::shared_ptr<const Call> call = calls[number];
      return make(*call, std::vector(addresses));
    }
    return nanobind::none();
  }

private:
  /// An input, or a part of one.
  struct Pattern {
    enum Kind { Tensor, Tuple, List, Dict, Constant } kind;
    TensorLayout layout;                ///< of a tensor
    std::vector<Pattern> parts;         ///< of a tuple, a list or a dict
    std::vector<nanobind::object> keys; ///< of a dict
    nanobind::object constant;          ///< which is recognized by its identity
  };

  struct Call {
    Pattern inputs;
    std::vector<TensorLayout> results;
    nanobind::object wrap;
    Run run;
  };

  /// Tensors for results.
  class Results {
  public:
    explicit Results(const TensorAccess &access) : access(access) {}
    Results(const Results &) = delete;
    Results &operator=(const Results &) = delete;
    ~Results() {
      for (void *tensor : tensors)
        access.destroy(tensor);
    }

    /// Allocates one; its address.
    uintptr_t add(const TensorLayout &layout) {
      void *tensor = nullptr, *address = nullptr;
      if (access.empty(static_cast<int64_t>(layout.sizes.size()), layout.sizes.data(), layout.strides.data(),
                       layout.dtype, TensorLayout::kCPU, 0, &tensor) != 0)
        throw std::bad_alloc();
      tensors.push_back(tensor);
      if (access.address(tensor, &address) != 0)
        throw std::bad_alloc();
      return reinterpret_cast<uintptr_t>(address);
    }

    nanobind::object toPython(size_t i) const {
      PyObject *object = access.toPython(tensors[i]);
      if (!object)
        throw nanobind::python_error();
      return nanobind::steal(object);
    }

  private:
    const TensorAccess &access;
    std::vector<void *> tensors;
  };

  bool isPlainTensor(nanobind::handle object) const {
    return std::any_of(types.begin(), types.end(),
                       [&](const nanobind::object &type) { return object.type().is(type); });
  }

  void *inside(nanobind::handle tensor) const { return reinterpret_cast<char *>(tensor.ptr()) + *offset; }

  bool describe(nanobind::handle input, Pattern &pattern) const {
    const auto describeParts = [&](Pattern::Kind kind, Py_ssize_t count, auto part) {
      pattern.kind = kind;
      pattern.parts.resize(static_cast<size_t>(count));
      for (Py_ssize_t i = 0; i < count; ++i)
        if (!describe(part(i), pattern.parts[static_cast<size_t>(i)]))
          return false;
      return true;
    };
    if (isPlainTensor(input)) {
      std::optional<TensorLayout> layout = TensorLayout::of(*access, inside(input));
      pattern.kind = Pattern::Tensor;
      if (layout)
        pattern.layout = std::move(*layout);
      return layout.has_value();
    }
    if (PyTuple_CheckExact(input.ptr()))
      return describeParts(Pattern::Tuple, PyTuple_Size(input.ptr()),
                           [&](Py_ssize_t i) { return PyTuple_GetItem(input.ptr(), i); });
    if (PyList_CheckExact(input.ptr()))
      return describeParts(Pattern::List, PyList_Size(input.ptr()),
                           [&](Py_ssize_t i) { return PyList_GetItem(input.ptr(), i); });
    if (PyDict_CheckExact(input.ptr())) {
      std::vector<PyObject *> values;
      PyObject *key, *value;
      for (Py_ssize_t position = 0; PyDict_Next(input.ptr(), &position, &key, &value);) {
        if (!PyUnicode_CheckExact(key))
          return false;
        pattern.keys.push_back(nanobind::borrow(key));
        values.push_back(value);
      }
      return describeParts(Pattern::Dict, static_cast<Py_ssize_t>(values.size()),
                           [&](Py_ssize_t i) { return values[static_cast<size_t>(i)]; });
    }
    pattern.kind = Pattern::Constant;
    pattern.constant = nanobind::borrow(input);
    return input.is_none() || PyBool_Check(input.ptr()) || PyLong_CheckExact(input.ptr()) ||
           PyUnicode_CheckExact(input.ptr());
  }

  /// Whether an input has these layouts; appends the addresses of its tensors.
  bool matches(const Pattern &pattern, nanobind::handle input) {
    const auto count = static_cast<Py_ssize_t>(pattern.parts.size());
    switch (pattern.kind) {
    case Pattern::Tensor: {
      if (!isPlainTensor(input) || !pattern.layout.matches(*access, inside(input)))
        return false;
      void *address = nullptr;
      if (access->address(inside(input), &address) != 0)
        return false;
      addresses.push_back(reinterpret_cast<uintptr_t>(address));
      return true;
    }
    case Pattern::Tuple:
      if (!PyTuple_CheckExact(input.ptr()) || PyTuple_Size(input.ptr()) != count)
        return false;
      for (Py_ssize_t i = 0; i < count; ++i)
        if (!matches(pattern.parts[static_cast<size_t>(i)], PyTuple_GetItem(input.ptr(), i)))
          return false;
      return true;
    case Pattern::List:
      if (!PyList_CheckExact(input.ptr()) || PyList_Size(input.ptr()) != count)
        return false;
      for (Py_ssize_t i = 0; i < count; ++i)
        if (!matches(pattern.parts[static_cast<size_t>(i)], PyList_GetItem(input.ptr(), i)))
          return false;
      return true;
    case Pattern::Dict: {
      if (!PyDict_CheckExact(input.ptr()) || PyDict_Size(input.ptr()) != count)
        return false;
      // Of the same order, as the program's inputs are.
      PyObject *key, *value;
      size_t i = 0;
      for (Py_ssize_t position = 0; PyDict_Next(input.ptr(), &position, &key, &value); ++i) {
        const nanobind::object &known = pattern.keys[i];
        if (key != known.ptr() && !(PyUnicode_CheckExact(key) && PyUnicode_Compare(key, known.ptr()) == 0))
          return false;
        if (!matches(pattern.parts[i], value))
          return false;
      }
      return true;
    }
    case Pattern::Constant:
      return input.is(pattern.constant);
    }
    return false;
  }

  nanobind::object make(const Call &call, const std::vector<uintptr_t> &inputs) const {
    Results results(*access);
    std::vector<uintptr_t> places;
    places.reserve(call.results.size());
    for (const TensorLayout &layout : call.results)
      places.push_back(results.add(layout));
    call.run(inputs, places);
    if (call.wrap.is_none())
      return results.toPython(0);
    nanobind::list list;
    for (size_t i = 0; i < places.size(); ++i)
      list.append(results.toPython(i));
    return call.wrap(list);
  }

  const TensorAccess *access;
  std::optional<ptrdiff_t> offset;
  std::vector<nanobind::object> types;
  nanobind::object behind;
  std::vector<std::shared_ptr<const Call>> calls;
  size_t latest = 0;                ///< number of the call that was answered last
  std::vector<uintptr_t> addresses; ///< of the inputs that `matches` has seen
};

} // namespace tilewright

#endif // TILEWRIGHT_PYTHON_BINDINGS_NATIVECALLS_H
