//===- StateGuard.h - the Python state that a recording has read --*- C++ -*-===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef TILEWRIGHT_PYTHON_BINDINGS_STATEGUARD_H
#define TILEWRIGHT_PYTHON_BINDINGS_STATEGUARD_H

#include <cstring>
#include <nanobind/nanobind.h>
#include <vector>

namespace tilewright {

/// The contents that Python's objects had when a function ran. As long as they are the same, so is what the function
/// does. Objects are the same when they are identical; numbers and strings also when they are equal. To compare an
/// entry of a dict takes some nanoseconds and runs no Python. All calls need the GIL.
class StateGuard {
public:
  /// A change: where, and the values then and now; a null value is none.
  struct Change {
    nanobind::object where, key, then, now;
  };

  /// The keys of a dict, and the values of those among `names`, or of all if it is None. For that of a class, `owner`
  /// is the class, through which it has to be written.
  void addDict(nanobind::handle dict, nanobind::handle names, nanobind::handle owner, nanobind::handle where) {
    Entry &entry = add(Kind::Dict, dict, where);
    entry.name = nanobind::borrow(owner);
    PyObject *key, *value;
    for (Py_ssize_t at = 0; PyDict_Next(dict.ptr(), &at, &key, &value);) {
      entry.keys.push_back(nanobind::borrow(key));
      bool isRead = names.is_none() || check(PySet_Contains(names.ptr(), key));
      entry.values.push_back(isRead ? nanobind::borrow(value) : nanobind::object());
    }
  }

  /// The elements of a list.
  void addList(nanobind::handle list, nanobind::handle where) {
    Entry &entry = add(Kind::List, list, where);
    for (Py_ssize_t i = 0, size = PyList_Size(list.ptr()); i < size; ++i)
      entry.values.push_back(nanobind::borrow(PyList_GetItem(list.ptr(), i)));
  }

  /// What stands under a key of a dict, if anything does; `owner` as above.
  void addItem(nanobind::handle dict, nanobind::handle key, nanobind::handle owner, nanobind::handle where) {
    Entry &entry = add(Kind::Item, dict, where);
    entry.name = nanobind::borrow(owner);
    entry.keys.push_back(nanobind::borrow(key));
    entry.values.push_back(nanobind::borrow(item(dict.ptr(), key.ptr())));
  }

  /// An attribute that is no entry of a dict.
  void addAttribute(nanobind::handle object, nanobind::handle name, nanobind::handle where) {
    Entry &entry = add(Kind::Attribute, object, where);
    entry.name = nanobind::borrow(name);
    entry.values.push_back(nanobind::steal(PyObject_GetAttr(object.ptr(), name.ptr())));
    if (!entry.values[0])
      PyErr_Clear();
  }

  /// The class of an object, and which dict holds its attributes.
  void addObject(nanobind::handle object, nanobind::handle where) {
    Entry &entry = add(Kind::Object, object, where);
    entry.values.push_back(nanobind::borrow(reinterpret_cast<PyObject *>(Py_TYPE(object.ptr()))));
    entry.values.push_back(owned(PyObject_GenericGetDict(object.ptr(), nullptr)));
  }

  size_t size() const { return entries.size(); }

  /// The first change, if there is any.
  bool find(Change &change) const {
    for (const Entry &entry : entries)
      if (differs(entry, change))
        return true;
    return false;
  }

  /// Makes the contents what they were.
  void restore() const {
    Change change;
    for (const Entry &entry : entries)
      if (differs(entry, change))
        undo(entry);
  }

  int traverse(visitproc visit, void *arg) const {
    for (const Entry &entry : entries) {
      for (const nanobind::object *object : {&entry.object, &entry.name, &entry.where})
        Py_VISIT(object->ptr());
      for (const auto *list : {&entry.keys, &entry.values})
        for (const nanobind::object &object : *list)
          Py_VISIT(object.ptr());
    }
    return 0;
  }

  void clear() { std::vector<Entry>().swap(entries); }

private:
  enum class Kind : uint8_t { Dict, List, Item, Attribute, Object };
  struct Entry {
    Kind kind;
    nanobind::object object, name, where;
    std::vector<nanobind::object> keys, values; ///< a null value may change
  };

  Entry &add(Kind kind, nanobind::handle object, nanobind::handle where) {
    entries.push_back({kind, nanobind::borrow(object), {}, nanobind::borrow(where), {}, {}});
    return entries.back();
  }

  static nanobind::object owned(PyObject *result) {
    if (!result)
      throw nanobind::python_error();
    return nanobind::steal(result);
  }
  static int check(int result) {
    if (result < 0)
      throw nanobind::python_error();
    return result;
  }
  static PyObject *item(PyObject *dict, PyObject *key) {
    PyObject *value = PyDict_GetItemWithError(dict, key);
    if (!value && PyErr_Occurred())
      throw nanobind::python_error();
    return value;
  }

  static bool isSame(PyObject *now, PyObject *then) {
    if (now == then)
      return true;
    if (!now || !then || Py_TYPE(now) != Py_TYPE(then))
      return false;
    if (PyFloat_CheckExact(now)) { // which tells 0.0 from -0.0, and finds NaN equal to itself
      double a = PyFloat_AsDouble(now), b = PyFloat_AsDouble(then);
      return std::memcmp(&a, &b, sizeof a) == 0;
    }
    bool isPlain = PyLong_CheckExact(now) || PyUnicode_CheckExact(now) || PyBytes_CheckExact(now);
    return isPlain && check(PyObject_RichCompareBool(now, then, Py_EQ));
  }

  static bool differs(const Entry &entry, Change &change) {
    auto report = [&](nanobind::handle key, nanobind::handle then, nanobind::handle now) {
      change = {entry.where, nanobind::borrow(key), nanobind::borrow(then), nanobind::borrow(now)};
      return true;
    };
    PyObject *object = entry.object.ptr();
    switch (entry.kind) {
    case Kind::Dict: {
      PyObject *key, *value;
      size_t i = 0;
      for (Py_ssize_t at = 0; PyDict_Next(object, &at, &key, &value); ++i) {
        if (i == entry.keys.size() || !isSame(key, entry.keys[i].ptr()))
          return report(key, {}, value);
        if (entry.values[i] && !isSame(value, entry.values[i].ptr()))
          return report(key, entry.values[i], value);
      }
      return i < entry.keys.size() && report(entry.keys[i], entry.values[i], {});
    }
    case Kind::List: {
      size_t size = PyList_Size(object);
      if (size != entry.values.size())
        return report({}, {}, {});
      for (size_t i = 0; i < size; ++i)
        if (PyObject *now = PyList_GetItem(object, i); !isSame(now, entry.values[i].ptr()))
          return report({}, entry.values[i], now);
      return false;
    }
    case Kind::Item: {
      PyObject *now = item(object, entry.keys[0].ptr());
      return !isSame(now, entry.values[0].ptr()) && report(entry.keys[0], entry.values[0], now);
    }
    case Kind::Attribute: {
      auto now = nanobind::steal(PyObject_GetAttr(object, entry.name.ptr()));
      if (!now)
        PyErr_Clear();
      return !isSame(now.ptr(), entry.values[0].ptr()) && report(entry.name, entry.values[0], now);
    }
    case Kind::Object: {
      auto *type = reinterpret_cast<PyObject *>(Py_TYPE(object));
      if (type != entry.values[0].ptr())
        return report({}, entry.values[0], type);
      auto now = owned(PyObject_GenericGetDict(object, nullptr));
      return !now.is(entry.values[1]) && report({}, entry.values[1], now);
    }
    }
    return false;
  }

  static void undo(const Entry &entry) {
    PyObject *object = entry.object.ptr();
    switch (entry.kind) {
    case Kind::Dict: {
      auto now = owned(PyDict_Copy(object));
      auto then = owned(PyDict_New());
      for (size_t i = 0; i < entry.keys.size(); ++i)
        check(PyDict_SetItem(then.ptr(), entry.keys[i].ptr(), entry.values[i] ? entry.values[i].ptr() : Py_None));
      PyObject *key, *value;
      for (Py_ssize_t at = 0; PyDict_Next(now.ptr(), &at, &key, &value);)
        if (!item(then.ptr(), key))
          put(entry, key, nullptr);
      for (size_t i = 0; i < entry.keys.size(); ++i)
        if (entry.values[i] && !isSame(item(object, entry.keys[i].ptr()), entry.values[i].ptr()))
          put(entry, entry.keys[i].ptr(), entry.values[i].ptr());
      break;
    }
    case Kind::List: {
      auto then = owned(PyList_New(0));
      for (const nanobind::object &value : entry.values)
        check(PyList_Append(then.ptr(), value.ptr()));
      check(PyList_SetSlice(object, 0, PyList_Size(object), then.ptr()));
      break;
    }
    case Kind::Item:
      put(entry, entry.keys[0].ptr(), entry.values[0].ptr());
      break;
    case Kind::Attribute:
      check(PyObject_SetAttr(object, entry.name.ptr(), entry.values[0].ptr()));
      break;
    case Kind::Object:
      check(PyObject_SetAttrString(object, "__class__", entry.values[0].ptr()));
      check(PyObject_SetAttrString(object, "__dict__", entry.values[1].ptr()));
      break;
    }
  }

  /// Writes an entry of a dict in the way of its class, since an OrderedDict keeps a list of its own; removes it if
  /// `value` is null.
  static void put(const Entry &entry, PyObject *key, PyObject *value) {
    if (!entry.name.is_none())
      check(PyObject_SetAttr(entry.name.ptr(), key, value));
    else if (value)
      check(PyObject_SetItem(entry.object.ptr(), key, value));
    else
      check(PyObject_DelItem(entry.object.ptr(), key));
  }

  std::vector<Entry> entries;
};

} // namespace tilewright

#endif // TILEWRIGHT_PYTHON_BINDINGS_STATEGUARD_H
