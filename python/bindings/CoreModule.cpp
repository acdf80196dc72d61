//===- CoreModule.cpp - the Python extension tilewright._core ---------------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Only translation between Python and C++ values; no algorithm lives here.
//
//===----------------------------------------------------------------------===//

#include "tilewright/Driver/CodedError.h"
#include "tilewright/Driver/Context.h"
#include "tilewright/Driver/GraphBuilder.h"

#include <nanobind/nanobind.h>
#include <nanobind/stl/map.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/variant.h>
#include <nanobind/stl/vector.h>

namespace nb = nanobind;
using namespace nb::literals;
using namespace tilewright;

namespace {

/// Becomes `tilewright.TilewrightError(code, message)`; the class itself is defined in Python (errors.py).
[[noreturn]] void raise(llvm::Error error) {
  int code = 0;
  std::string message;
  llvm::handleAllErrors(
      std::move(error),
      [&](const CodedError &coded) {
        code = coded.getCode();
        message = coded.getMessage().str();
      },
      [&](const llvm::ErrorInfoBase &other) {
        code = kKernelPipelineFailed;
        message = other.message();
      });
  nb::object type = nb::module_::import_("tilewright.errors").attr("TilewrightError");
  nb::object exception = type("TW" + std::to_string(code), message);
  PyErr_SetObject(type.ptr(), exception.ptr());
  throw nb::python_error();
}

template <typename T> T unwrap(llvm::Expected<T> value) {
  if (!value)
    raise(value.takeError());
  return std::move(*value);
}

void unwrap(llvm::Error error) {
  if (error)
    raise(std::move(error));
}

using Spec = std::pair<std::string, std::vector<int64_t>>;
using Location = std::tuple<std::string, int64_t, std::string>;

TensorSpec toSpec(const Spec &spec) { return {spec.first, spec.second}; }

void bindGraph(nb::module_ &module) {
  nb::class_<GraphBuilder>(module, "Graph", "A tensor program under construction, in the `graph` dialect.")
      .def("__init__", [](GraphBuilder *self) { new (self) GraphBuilder(getProgramContext()); })
      .def(
          "argument",
          [](GraphBuilder &self, const std::string &dtype, const std::vector<int64_t> &shape, const std::string &name,
             const std::string &role) { return unwrap(self.addArgument({dtype, shape}, name, role)); },
          "dtype"_a, "shape"_a, "name"_a, "role"_a, "Append an argument; returns its value number.")
      .def(
          "constant",
          [](GraphBuilder &self, const std::string &dtype, const std::vector<int64_t> &shape, nb::bytes data) {
            return unwrap(self.addConstant({dtype, shape}, llvm::StringRef(data.c_str(), data.size())));
          },
          "dtype"_a, "shape"_a, "data"_a, "A literal: row-major bytes, or those of one element that fills it.")
      .def(
          "op",
          [](GraphBuilder &self, const std::string &name, const std::vector<int64_t> &operands,
             const std::map<std::string, AttributeValue> &attributes, const std::vector<Spec> &results,
             const Location &location) {
            std::vector<TensorSpec> specs;
            for (const Spec &spec : results)
              specs.push_back(toSpec(spec));
            auto [file, line, node] = location;
            return unwrap(self.addOp(name, operands, attributes, specs, {file, line, node}));
          },
          "name"_a, "operands"_a, "attributes"_a, "results"_a, "location"_a = Location("", 0, ""),
          "Append an op (`graph.add`); returns the numbers of its results.")
      .def(
          "result", [](GraphBuilder &self, int64_t value, int64_t updates) { unwrap(self.addResult(value, updates)); },
          "value"_a, "updates"_a = -1, "Append a result; `updates` is the argument whose new value it is.")
      .def(
          "text",
          [](GraphBuilder &self, bool locations) {
            std::string text;
            llvm::raw_string_ostream stream(text);
            mlir::OpPrintingFlags flags;
            flags.enableDebugInfo(locations);
            self.finish().print(stream, flags);
            return text;
          },
          "locations"_a = false, "The program as MLIR text.");
}

} // namespace

NB_MODULE(_core, module) {
  module.doc() = "The Tilewright compiler and runtime.";
  bindGraph(module);
}
