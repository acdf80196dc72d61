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

#include "NativeCalls.h"
#include "StateGuard.h"
#include "WatchedTensors.h"
#include "tilewright/Driver/CodedError.h"
#include "tilewright/Driver/CompilerProcess.h"
#include "tilewright/Driver/LoadProgram.h"
#include "tilewright/Runtime/MachineProbe.h"

#include "llvm/Support/raw_ostream.h"
#include <nanobind/nanobind.h>
#include <nanobind/stl/map.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/variant.h>
#include <nanobind/stl/vector.h>
#include <thread>

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

using Spec = std::pair<std::string, std::vector<int64_t>>;
using Location = std::tuple<std::string, int64_t, std::string>;

std::string toText(llvm::json::Value value) {
  std::string text;
  llvm::raw_string_ostream(text) << value;
  return text;
}

/// A program that can be called. Pointers are addresses of contiguous memory, as `Tensor.data_ptr()` gives them.
class PyExecutable {
public:
  explicit PyExecutable(LoadedProgram loaded)
      : executable(std::move(loaded.executable)), report(toText(std::move(loaded.report))),
        failures(std::move(loaded.failures)) {}

  void watch(const nb::list &tensors) { weights = std::make_shared<WatchedTensors>(tensors); }
  void watchWith(const PyExecutable &other) {
    weights = other.weights;
    executable->shareKept(*other.executable);
  }
  void refresh() { weights->forget(); }

  void run(const std::vector<uintptr_t> &others, const std::vector<uintptr_t> &results, nb::object eager) {
    std::vector<uintptr_t> arguments;
    arguments.reserve(weights->size() + others.size());
    uint64_t version = weights->size() == 0 ? rt::Executable::kUnknownVersion : weights->look(arguments);
    arguments.insert(arguments.end(), others.begin(), others.end());
    rt::EagerCallback callback;
    if (!eager.is_none())
      callback = [&](int64_t call, void *const *operands, void *const *outputs) {
        nb::gil_scoped_acquire gil;
        const rt::Step &step = findEagerStep(call);
        eager(call, addresses(operands, step.operands.size()), addresses(outputs, step.results.size()));
      };
    rt::Status status;
    {
      nb::gil_scoped_release noGil;
      status = executable->run(reinterpret_cast<void *const *>(arguments.data()),
                               reinterpret_cast<void *const *>(results.data()), callback, version);
    }
    if (!status)
      raise(codedError(status.code, "in step '" + status.step + "'"));
  }

  int64_t arenaBytes() const { return executable->program().arenaBytes; }
  const std::string &reportText() const { return report; }
  const std::vector<std::string> &compileFailures() const { return failures; }
  void profile(size_t capacity) { executable->profile(capacity); }

  /// (call, step, thread, tiles, begin ns, end ns) of each recorded event.
  std::vector<std::tuple<int64_t, int32_t, int32_t, int64_t, int64_t, int64_t>> events() const {
    std::vector<std::tuple<int64_t, int32_t, int32_t, int64_t, int64_t, int64_t>> list;
    for (const rt::Event &event : executable->events())
      list.emplace_back(event.call, event.step, event.thread, event.tiles, event.begin, event.end);
    return list;
  }

private:
  const rt::Step &findEagerStep(int64_t call) const {
    for (const rt::Step &step : executable->program().steps)
      if (!step.kernel && step.eagerCall == call)
        return step;
    throw std::logic_error("an eager call that no step makes");
  }

  static std::vector<uintptr_t> addresses(void *const *pointers, size_t count) {
    const auto *first = reinterpret_cast<const uintptr_t *>(pointers);
    return {first, first + count};
  }

  std::unique_ptr<rt::Executable> executable;
  // The leading arguments, if there are any.
  std::shared_ptr<WatchedTensors> weights = std::make_shared<WatchedTensors>();
  std::string report;
  std::vector<std::string> failures;
};

/// PyTorch's threads when it is loaded, so that both obey torch.set_num_threads and do not compete for cores.
rt::Executor threadsOfProcess() {
  if (std::optional<rt::Executor> executor = rt::openMPExecutor())
    return std::move(*executor);
  return rt::poolExecutor(static_cast<int32_t>(std::thread::hardware_concurrency()));
}

/// The keys that `Graph.compile` understands.
CompileOptions toOptions(const nb::dict &options, const rt::Executor &executor) {
  CompileOptions result;
  result.threads = executor.threads();
  for (auto [key, value] : options) {
    std::string name = nb::cast<std::string>(key);
    if (name == "target")
      result.target = nb::cast<std::string>(value);
    else if (name == "threads")
      result.threads = nb::cast<int64_t>(value);
    else if (name == "verify")
      result.verify = nb::cast<bool>(value);
    else if (name == "failing_op")
      result.failingOp = nb::cast<std::string>(value);
    else if (name == "key")
      result.key = nb::cast<std::string>(value);
    else if (name == "binding")
      result.binding = nb::cast<std::string>(value);
    else if (name == "numerics")
      result.fastMath = nb::cast<std::string>(value) == "fast";
    else
      throw nb::value_error(("unknown option or value: " + name).c_str());
  }
  return result;
}

/// A tensor program under construction. Its compiler gets ready meanwhile.
class PyGraph {
public:
  int64_t argument(const std::string &dtype, const std::vector<int64_t> &shape, const std::string &name,
                   const std::string &role) {
    record.entries.push_back(GraphRecord::Argument{{dtype, shape}, name, role});
    return values++;
  }

  int64_t constant(const std::string &dtype, const std::vector<int64_t> &shape, nb::bytes data) {
    record.entries.push_back(GraphRecord::Constant{{dtype, shape}, std::string(data.c_str(), data.size())});
    return values++;
  }

  std::vector<int64_t> op(const std::string &name, std::vector<int64_t> operands,
                          const std::map<std::string, AttributeValue> &attributes, const std::vector<Spec> &results,
                          const Location &location) {
    GraphRecord::Op op{name, std::move(operands), {attributes.begin(), attributes.end()}, {}, {}};
    std::vector<int64_t> numbers;
    for (const auto &[dtype, shape] : results) {
      op.results.push_back({dtype, shape});
      numbers.push_back(values++);
    }
    std::tie(op.location.file, op.location.line, op.location.node) = location;
    record.entries.push_back(std::move(op));
    return numbers;
  }

  std::vector<int64_t> body(const std::vector<Spec> &arguments) {
    GraphRecord::Body body;
    std::vector<int64_t> numbers;
    for (const auto &[dtype, shape] : arguments) {
      body.arguments.push_back({dtype, shape});
      numbers.push_back(values++);
    }
    record.entries.push_back(std::move(body));
    return numbers;
  }

  void yield(std::vector<int64_t> yielded) { record.entries.push_back(GraphRecord::Yield{std::move(yielded)}); }

  void result(int64_t value, int64_t updates) { record.entries.push_back(GraphRecord::Result{value, updates}); }

  PyExecutable *compile(const nb::dict &options) {
    rt::Executor executor = threadsOfProcess();
    CompileRequest request{std::move(record), toOptions(options, executor)};
    record = {};
    return unwrapWithoutGil([&]() -> llvm::Expected<LoadedProgram> {
      llvm::Expected<ProgramImage> image = compiler.compile(request, [] {
        nb::gil_scoped_acquire gil;
        if (PyErr_CheckSignals() != 0)
          throw nb::python_error();
      });
      if (!image)
        return image.takeError();
      return loadProgram(std::move(*image), std::move(executor), interpretByLibrary);
    });
  }

  int compilerPid() const { return compiler.pid(); }

private:
  template <typename Work> static PyExecutable *unwrapWithoutGil(Work work) {
    std::optional<llvm::Expected<LoadedProgram>> loaded;
    {
      nb::gil_scoped_release noGil;
      loaded.emplace(work());
    }
    return new PyExecutable(unwrap(std::move(*loaded)));
  }

  CompilerProcess compiler;
  GraphRecord record;
  int64_t values = 0;
};

/// (executable, binding), or None.
nb::object load(const std::string &key) {
  std::optional<LoadedProgram> loaded;
  {
    nb::gil_scoped_release noGil;
    loaded = loadKeptProgram(key, threadsOfProcess());
  }
  if (!loaded)
    return nb::none();
  std::string binding = std::move(loaded->binding);
  return nb::make_tuple(nb::cast(new PyExecutable(std::move(*loaded)), nb::rv_policy::take_ownership), binding);
}

void bindExecutable(nb::module_ &module) {
  nb::class_<PyExecutable>(module, "Executable", "A compiled program.")
      .def("run", &PyExecutable::run, "argument_pointers"_a, "result_pointers"_a, "eager"_a = nb::none(),
           "Run once; the arguments are those behind the watched tensors. `eager(call, operand_pointers, "
           "result_pointers)` executes the steps that have no kernel.")
      .def("watch", &PyExecutable::watch, "tensors"_a,
           "Take these tensors as the leading arguments of every run, and compute what depends on tensors of the role "
           "`weight` only after one of these has moved or was written to.")
      .def(
          "watch_with", &PyExecutable::watchWith, "other"_a,
          "Watch the tensors that `other` watches, and keep what depends on them in the same memory where both compute "
          "the same.")
      .def("refresh", &PyExecutable::refresh, "Compute it in the next run in any case.")
      .def("report", &PyExecutable::reportText, "What the compiler decided, as JSON text.")
      .def("failures", &PyExecutable::compileFailures, "Why kernels failed to compile, each with a reproducer.")
      .def("profile", &PyExecutable::profile, "capacity"_a, "Keep the latest `capacity` events; 0 stops recording.")
      .def("events", &PyExecutable::events, "Recorded (call, step, thread, tiles, begin ns, end ns).")
      .def_prop_ro("arena_bytes", &PyExecutable::arenaBytes, "Bytes of intermediate results.");
}

void bindCalls(nb::module_ &module) {
  nb::class_<NativeCalls>(module, "NativeCalls", "The usual calls of a compiled model, answered without Python.")
      .def(nb::init<nb::handle, const nb::list &, nb::object>(), "plain"_a, "types"_a, "behind"_a,
           "`plain` is a tensor of the first of `types`, the classes whose objects are nothing but tensors. While the "
           "set `behind` has elements, no call is answered.")
      .def(
          "add",
          [](NativeCalls &calls, const nb::tuple &inputs, nb::object executable, const nb::list &results,
             const nb::object &wrap) {
            auto &program = nb::cast<PyExecutable &>(executable);
            return calls.add(
                inputs, results, wrap,
                [&program, executable](const std::vector<uintptr_t> &arguments, const std::vector<uintptr_t> &places) {
                  program.run(arguments, places, nb::none());
                });
          },
          "inputs"_a, "executable"_a, "results"_a, "wrap"_a.none(),
          "From now on answer calls with inputs like these by running `executable`. `results` are like what it writes, "
          "and `wrap` makes the answer of a list of them (None: it is the only one). Returns whether that can be.")
      .def("__len__", &NativeCalls::size, "How many kinds of calls are answered.")
      .def("__call__", &NativeCalls::answer, "The answer, or None if the call is not one of these.");
}

void bindGraph(nb::module_ &module) {
  nb::class_<PyGraph>(module, "Graph", "A tensor program under construction, in the `graph` dialect.")
      .def(nb::init<>())
      .def("argument", &PyGraph::argument, "dtype"_a, "shape"_a, "name"_a, "role"_a,
           "Append an argument; returns its value number.")
      .def("constant", &PyGraph::constant, "dtype"_a, "shape"_a, "data"_a,
           "A literal: row-major bytes, or those of one element that fills it.")
      .def(
          "op", &PyGraph::op, "name"_a, "operands"_a, "attributes"_a, "results"_a, "location"_a = Location("", 0, ""),
          "Append an op (`graph.add`); returns the numbers of its results. It is checked when the program is compiled.")
      .def("body", &PyGraph::body, "arguments"_a,
           "Begin the body of the next op; returns the numbers of its arguments. It may use no value from outside.")
      .def("yield_", &PyGraph::yield, "values"_a, "End the body.")
      .def("result", &PyGraph::result, "value"_a, "updates"_a = -1,
           "Append a result; `updates` is the argument whose new value it is.")
      .def("compile", &PyGraph::compile, "options"_a = nb::dict(),
           "Compile the program; it cannot be extended or compiled again afterwards. Options: `target` (a CPU level, "
           "default the host's), `threads` (default PyTorch's), `verify` (check every stage), `numerics` (`strict` or "
           "`fast`), `key` and `binding` (keep the program on disk under this key, together with this text), "
           "`failing_op` (for tests: kernels with this op fail to compile).")
      .def_prop_ro("compiler_pid", &PyGraph::compilerPid,
                   "The process that is going to compile it; 0 if there is none.");
  module.def(
      "program_key",
      [](const std::vector<std::string> &parts) {
        return unwrap(programKey(llvm::SmallVector<llvm::StringRef>(parts.begin(), parts.end()),
                                 toOptions(nb::dict(), threadsOfProcess())));
      },
      "parts"_a, "The key of the program that these texts determine; empty when programs are not kept on disk.");
  module.def(
      "probe_machine",
      [] {
        nb::gil_scoped_release noGil;
        rt::MachineSpeed speed = rt::probeMachine(threadsOfProcess());
        return std::pair(speed.flopsPerNanosecond, std::move(speed.bytesPerNanosecond));
      },
      "Measure f32 flops a nanosecond, and for some sizes (bytes touched, bytes read and written a nanosecond).");
  module.def("load_program", &load, "key"_a, "(executable, binding) that were kept under a key, or None.");
}

int traverseGuard(PyObject *self, visitproc visit, void *arg) {
  Py_VISIT(Py_TYPE(self));
  return nb::inst_ready(self) ? nb::inst_ptr<StateGuard>(self)->traverse(visit, arg) : 0;
}

int clearGuard(PyObject *self) {
  nb::inst_ptr<StateGuard>(self)->clear();
  return 0;
}

void bindGuard(nb::module_ &module) {
  // What is guarded may refer to the guard.
  static PyType_Slot slots[] = {{Py_tp_traverse, reinterpret_cast<void *>(traverseGuard)},
                                {Py_tp_clear, reinterpret_cast<void *>(clearGuard)},
                                {0, nullptr}};
  nb::class_<StateGuard>(module, "StateGuard", nb::type_slots(slots), "What a function has read of Python's state.")
      .def(nb::init<>())
      .def("__len__", &StateGuard::size)
      .def("dict", &StateGuard::addDict, "dict"_a, "names"_a.none(), "owner"_a.none(), "where"_a,
           "Guard the keys of a dict, and the values of those among `names` (None: of all).")
      .def("list", &StateGuard::addList, "list"_a, "where"_a, "Guard the elements of a list.")
      .def("item", &StateGuard::addItem, "dict"_a, "key"_a, "owner"_a.none(), "where"_a,
           "Guard what stands under a key, or that nothing does.")
      .def("attribute", &StateGuard::addAttribute, "object"_a, "name"_a, "where"_a, "Guard an attribute.")
      .def("object", &StateGuard::addObject, "object"_a, "where"_a, "Guard the class of an object, and its `__dict__`.")
      .def(
          "change",
          [](const StateGuard &guard) -> nb::object {
            StateGuard::Change change;
            if (!guard.find(change))
              return nb::none();
            auto orNone = [](const nb::object &x) { return x.is_valid() ? x : nb::object(nb::none()); };
            return nb::make_tuple(change.where, orNone(change.key), orNone(change.then), orNone(change.now));
          },
          "The first change: (where, key, value then, value now), or None.")
      .def("restore", &StateGuard::restore, "Make everything what it was.");
}

} // namespace

NB_MODULE(_core, module) {
  module.doc() = "The Tilewright compiler and runtime.";
  // Programs live in global tables of the Python side, and in caches of PyTorch, until the process ends.
  nb::set_leak_warnings(false);
  bindExecutable(module);
  bindCalls(module);
  bindGraph(module);
  bindGuard(module);
}
