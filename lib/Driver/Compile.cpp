//===- Compile.cpp - from a graph to a program's image ----------------------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tilewright/Driver/Compile.h"
#include "CompileKernels.h"
#include "FailedKernels.h"
#include "TuneKernels.h"
#include "tilewright/Analysis/FusionLegality.h"
#include "tilewright/Driver/CodedError.h"
#include "tilewright/Driver/DiskCache.h"
#include "tilewright/Driver/Dump.h"
#include "tilewright/Driver/Environment.h"
#include "tilewright/Driver/LoadProgram.h"
#include "tilewright/Graph/IR/Graph.h"
#include "tilewright/Graph/IR/Prologue.h"
#include "tilewright/Pipeline/Pipeline.h"
#include "tilewright/Target/Cpu/Cpu.h"

#include "mlir/IR/Diagnostics.h"
#include "mlir/Pass/PassManager.h"

using namespace mlir;

namespace tilewright {

namespace {
/// The stages of whole programs from `first` to `last`.
llvm::Error runProgramStages(ModuleOp program, Stage first, Stage last, const CompileOptions &options, const Dump &dump,
                             StageTimes &times) {
  const std::string subject = "program";
  std::string message;
  ScopedDiagnosticHandler handler(program.getContext(), [&](Diagnostic &diagnostic) {
    llvm::raw_string_ostream(message) << diagnostic.getLocation() << ": " << diagnostic << "\n";
    return success();
  });
  StageOptions stageOptions{options.target, options.threads, options.verify};
  for (const StageInfo &info : getStages()) {
    if (info.stage < first || info.stage > last)
      continue;
    Timer timer;
    PassManager manager(program.getContext(), ModuleOp::getOperationName());
    manager.enableVerifier(options.verify);
    buildStage(manager, info.stage, stageOptions);
    dump.attach(manager, &subject);
    if (failed(manager.run(program)))
      return codedError(kGraphPassFailed, "stage " + info.name + " failed: " + message);
    times[info.name.str()] += timer.milliseconds();
  }
  return llvm::Error::success();
}

/// A program with its plan, and the code of its kernels.
struct PlannedProgram {
  OwningOpRef<ModuleOp> module;
  llvm::DenseMap<Operation *, size_t> kernelNumber; ///< in `kernels`; equal kernels are compiled once
  std::vector<KernelResult> kernels;
  /// Why kernels failed to compile, by their text in the program without a plan.
  llvm::StringMap<std::string> failures;

  func::FuncOp function() { return module->lookupSymbol<func::FuncOp>("main"); }
};

/// Stages 40 to 90.
llvm::Expected<PlannedProgram> planAndCompile(ModuleOp fused, const CompileOptions &options,
                                              const Environment &environment, const Dump &dump, StageTimes &times) {
  PlannedProgram planned;
  planned.module = fused.clone();
  if (llvm::Error error = runProgramStages(*planned.module, Stage::Plan, Stage::Plan, options, dump, times))
    return std::move(error);
  Timer outlining;
  std::vector<std::string> distinct;
  llvm::StringMap<size_t> numbers;
  for (graph::KernelOp kernel : planned.function().getOps<graph::KernelOp>()) {
    auto [entry, isNew] = numbers.try_emplace(kernelText(kernel), distinct.size());
    if (isNew)
      distinct.push_back(entry->getKey().str());
    planned.kernelNumber[kernel] = entry->second;
  }
  times["50-outline"] += outlining.milliseconds();

  Timer compiling;
  llvm::Expected<std::vector<KernelResult>> kernels = compileKernels(distinct, options, environment, dump, times);
  if (!kernels)
    return kernels.takeError();
  planned.kernels = std::move(*kernels);
  times["kernels, wall"] += compiling.milliseconds();
  for (auto [kernel, number] : planned.kernelNumber)
    if (const std::string &failure = planned.kernels[number].failure; !failure.empty()) {
      kernel->removeAttr(graph::kKernelAliasesAttr);
      planned.failures[kernelText(cast<graph::KernelOp>(kernel))] = failure;
    }
  return planned;
}

/// Translates the placements that stage 40 has written to buffers of the runtime.
class StepBuilder {
public:
  StepBuilder(func::FuncOp function, rt::Program &program) : program(program) {
    for (auto [number, argument] : llvm::enumerate(function.getArguments()))
      buffers[argument] = {rt::BufferRef::Space::Argument, static_cast<int32_t>(number), 0};
    program.arenaBytes = function->getAttrOfType<IntegerAttr>(graph::kArenaBytesAttr).getInt();
    program.keptBytes = function->getAttrOfType<IntegerAttr>(graph::kKeptBytesAttr).getInt();
  }

  void addConstant(graph::ConstantOp op) {
    auto value = cast<DenseElementsAttr>(op.getValue());
    llvm::ArrayRef<char> raw = value.getRawData();
    int64_t elements = value.getNumElements();
    std::vector<char> bytes;
    if (value.getElementType().isInteger(1)) {
      for (bool flag : value.getValues<bool>())
        bytes.push_back(flag);
    } else if (value.isSplat()) {
      for (int64_t i = 0; i < elements; ++i)
        bytes.insert(bytes.end(), raw.begin(), raw.end());
    } else {
      bytes.assign(raw.begin(), raw.end());
    }
    buffers[op.getResult()] = {rt::BufferRef::Space::Constant, static_cast<int32_t>(program.constants.size()), 0};
    program.constants.push_back(std::move(bytes));
  }

  /// A view that costs nothing: the same bytes under another shape.
  void addAlias(Value result, Value source) { buffers[result] = buffers.lookup(source); }

  rt::Step &addStep(Operation *op, std::string name) {
    rt::Step step;
    step.name = std::move(name);
    step.wait = op->hasAttr(graph::kWaitAttr);
    program.prologue += op->hasAttr(graph::kPrologueAttr);
    for (Value operand : op->getOperands())
      step.operands.push_back(buffers.lookup(operand));
    auto placements = op->getAttrOfType<ArrayAttr>(graph::kPlacementAttr);
    for (auto [result, placement] : llvm::zip(op->getResults(), placements)) {
      auto fields = cast<DictionaryAttr>(placement);
      llvm::StringRef space = fields.getAs<StringAttr>("space").getValue();
      auto integer = [&](llvm::StringRef name) { return fields.getAs<IntegerAttr>(name).getInt(); };
      rt::BufferRef buffer{rt::BufferRef::Space::Arena, 0, 0};
      if (space == "kept")
        buffer.space = rt::BufferRef::Space::Kept;
      if (space == "arena" || space == "kept")
        buffer.offset = integer("offset");
      else
        buffer = {space == "argument" ? rt::BufferRef::Space::Argument : rt::BufferRef::Space::Result,
                  static_cast<int32_t>(integer("index")), 0};
      buffers[result] = buffer;
      step.results.push_back(buffer);
    }
    program.steps.push_back(std::move(step));
    return program.steps.back();
  }

private:
  rt::Program &program;
  llvm::DenseMap<Value, rt::BufferRef> buffers;
};

/// The Python lines that the ops of a kernel come from, in program order.
llvm::json::Array sourceLines(Operation *op) {
  llvm::SetVector<std::pair<StringRef, unsigned>> lines;
  op->walk([&](Operation *inner) {
    inner->getLoc()->walk([&](Location location) {
      if (auto line = dyn_cast<FileLineColLoc>(location))
        lines.insert({line.getFilename().getValue(), line.getLine()});
      return WalkResult::advance();
    });
  });
  llvm::json::Array array;
  for (auto [file, line] : lines)
    array.push_back((file + ":" + llvm::Twine(line)).str());
  return array;
}

llvm::json::Object describeStep(Operation *op, llvm::StringRef name, llvm::StringRef kind) {
  // json::Value does not own a StringRef, hence the copies.
  llvm::json::Object step{{"name", name.str()}, {"kind", kind.str()}, {"lines", sourceLines(op)}};
  for (NamedAttribute attribute : op->getAttrs()) {
    StringRef key = attribute.getName().getValue();
    if (auto integer = dyn_cast<IntegerAttr>(attribute.getValue()); integer && key.consume_front("graph."))
      step[key] = integer.getInt();
    else if (auto real = dyn_cast<FloatAttr>(attribute.getValue()); real && key.consume_front("graph."))
      step[key] = real.getValueAsDouble();
  }
  return step;
}

llvm::json::Value toJson(Attribute attribute) {
  if (auto text = dyn_cast<StringAttr>(attribute))
    return text.getValue().str();
  if (auto integer = dyn_cast<IntegerAttr>(attribute))
    return integer.getInt();
  if (auto real = dyn_cast<FloatAttr>(attribute))
    return real.getValueAsDouble();
  if (auto array = dyn_cast<ArrayAttr>(attribute))
    return llvm::json::Array(llvm::map_range(array, toJson));
  if (auto fields = dyn_cast<DictionaryAttr>(attribute)) {
    llvm::json::Object object;
    for (NamedAttribute field : fields)
      object[field.getName().getValue()] = toJson(field.getValue());
    return object;
  }
  return nullptr;
}
} // namespace

/// Puts the kernels of a program into its image, the compiled ones linked to one library.
static llvm::Error addKernels(std::vector<KernelResult> kernels, cpu::KernelLinker linker, ProgramImage &image) {
  llvm::SmallVector<StringRef> objects;
  for (KernelResult &result : kernels) {
    if (!result.object.empty())
      objects.push_back(result.object);
    image.kernels.push_back(std::move(result.kernel));
  }
  if (objects.empty())
    return llvm::Error::success();
  llvm::Expected<std::string> code = linker.link(objects);
  if (!code)
    return code.takeError();
  image.code = std::move(*code);
  return llvm::Error::success();
}

llvm::Expected<ProgramImage> compileProgram(ModuleOp module, CompileOptions options, cpu::KernelLinker linker) {
  Timer total;
  llvm::Expected<Environment> environment = readEnvironment();
  if (!environment)
    return environment.takeError();
  Dump dump(*environment);
  dump.writeStage("program", "00-import", module);
  // Dumps are written where a stage's contract is checked.
  options.verify |= dump.isOn();
  llvm::Expected<std::string> target = cpu::TargetDescription::resolve(options.target, environment->cpu);
  if (!target)
    return target.takeError();
  options.target = std::move(*target);
  StageTimes times;
  if (llvm::Error error = runProgramStages(module, Stage::Simplify, Stage::Fuse, options, dump, times))
    return std::move(error);
  ProgramImage image;
  llvm::Expected<PlannedProgram> planned = planAndCompile(module, options, *environment, dump, times);
  while (planned && !planned->failures.empty()) {
    for (const auto &failure : planned->failures)
      image.failures.push_back(failure.getValue());
    if (failed(replaceFailedKernels(module, planned->failures)))
      return codedError(kKernelPipelineFailed, image.failures.back());
    planned = planAndCompile(module, options, *environment, dump, times);
  }
  if (!planned)
    return planned.takeError();

  func::FuncOp function = planned->function();
  rt::Program &program = image.program;
  llvm::json::Array steps;
  StepBuilder builder(function, program);
  for (Operation &op : function.getBody().front().without_terminator()) {
    if (auto constant = dyn_cast<graph::ConstantOp>(op)) {
      builder.addConstant(constant);
    } else if (auto reshape = dyn_cast<graph::ReshapeOp>(op)) {
      builder.addAlias(reshape.getResult(), reshape.getInput());
    } else if (auto eager = dyn_cast<graph::EagerOp>(op)) {
      builder.addStep(&op, eager.getOp().str()).eagerCall = eager.getCall();
      image.kernelOf.push_back(-1);
      llvm::json::Object description = describeStep(&op, eager.getOp(), "eager");
      description["reason"] = eager.getReason().str();
      steps.push_back(std::move(description));
    } else if (auto kernel = dyn_cast<graph::KernelOp>(op)) {
      size_t number = planned->kernelNumber[&op];
      const KernelResult &result = planned->kernels[number];
      std::string name = kernel.getSymName().value_or(kernel.getKind()).str();
      rt::Step &step = builder.addStep(&op, name);
      step.params = result.params;
      step.tiles = result.tiles;
      step.scratchBytes = result.scratchBytes;
      image.kernelOf.push_back(number);
      llvm::json::Object description = describeStep(&op, name, kernel.getKind());
      description["tiles"] = result.tiles;
      description["prologue"] = op.hasAttr(graph::kPrologueAttr);
      Work work = analyzeKernel(kernel).work;
      // A multiply-add of subnormal numbers takes Intel's cores over a hundred cycles; beside the sum that it is added
      // to it is nothing.
      step.flushSubnormals = work.inProducts > 0;
      description["flops"] = work.flops;
      description["bytes"] = work.bytes;
      description["in_products"] = work.inProducts;
      description["weighted"] = work.weighted;
      description["kernel"] = static_cast<int64_t>(number);
      if (auto reason = kernel->getAttrOfType<StringAttr>(kReasonAttr))
        description["reason"] = reason.getValue().str();
      steps.push_back(std::move(description));
    } else {
      return codedError(kGraphPassFailed, "stage 40 left an op that is not a step: " + op.getName().getStringRef());
    }
  }

  Timer linking;
  const int64_t distinctKernels = planned->kernels.size();
  if (llvm::Error error = addKernels(std::move(planned->kernels), std::move(linker), image))
    return std::move(error);
  times["link"] += linking.milliseconds();

  llvm::json::Object counts, stages;
  for (const char *count : {kFromDisk, kTuned, kTunedFromDisk}) {
    counts[count] = static_cast<int64_t>(times[count]);
    times.erase(count);
  }
  for (const auto &[name, milliseconds] : times)
    stages[name] = milliseconds;
  llvm::json::Object report{{"steps", std::move(steps)},           {"stage_ms", std::move(stages)},
                            {"distinct_kernels", distinctKernels}, {"total_ms", total.milliseconds()},
                            {"arena_bytes", program.arenaBytes},   {"kept_bytes", program.keptBytes}};
  for (auto &[count, kernels] : counts)
    report[count] = std::move(kernels);
  if (Attribute refusals = function->getAttr(graph::kRefusalsAttr))
    report["refusals"] = toJson(refusals);
  llvm::raw_string_ostream(image.report) << llvm::json::Value(std::move(report));
  image.binding = options.binding;
  // A program with interpreted kernels is not worth keeping: what failed may be mended.
  if (!options.key.empty() && image.failures.empty()) {
    llvm::Expected<std::optional<DiskCache>> cache = openDiskCache(*environment);
    if (!cache)
      return cache.takeError();
    if (*cache)
      (*cache)->store(options.key, image.encode());
  }
  return image;
}

} // namespace tilewright
