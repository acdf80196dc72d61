//===- Executable.cpp - running a compiled program
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tilewright/Runtime/Executable.h"

#include "Callers.h"
#include "FloatMode.h"
#include "Schedule.h"
#include "Workspace.h"

#include <algorithm>
#include <chrono>
#include <stdexcept>

namespace tilewright::rt {
namespace {

int64_t now() {
  return std::chrono::duration_cast<std::chrono::nanoseconds>(std::chrono::steady_clock::now().time_since_epoch())
      .count();
}

/// Divides the threads among the calls that are under way.
struct Call {
  static Callers &callers() {
    static Callers all;
    return all;
  }
  Call() : sharers(callers().enter(now())) {}
  ~Call() { callers().leave(now()); }
  const int32_t sharers;
};

/// A pointer in a workspace's table that every call fills in.
struct Patch {
  int32_t slot;
  BufferRef ref;
};

/// The results of a prologue, which executables may share.
struct Kept {
  std::mutex mutex; // held while the prologue runs, so that others wait for it
  std::shared_ptr<char> memory;
  uint64_t version = 0; // of the arguments that they were computed from
};

/// Whether two steps are the same call of a library kernel. The code of generated kernels is each program's own, and
/// so are constants.
bool isSameCall(const Step &x, const Step &y) {
  auto isConstant = [](const BufferRef &ref) { return ref.space == BufferRef::Space::Constant; };
  return x.kernel && x.kernel == y.kernel && x.operands == y.operands && x.results == y.results &&
         x.params == y.params && x.tiles == y.tiles && std::none_of(x.operands.begin(), x.operands.end(), isConstant);
}

class Walk;

} // namespace

struct Executable::Impl {
  Impl(Program p, Executor e);

  std::unique_ptr<Workspace> acquire();
  void release(std::unique_ptr<Workspace> workspace);
  void bind(Workspace &workspace, void *const *arguments, void *const *results, char *kept) const;
  void runSchedule(Schedule &schedule, Workspace &workspace, const EagerCallback &eager, int64_t profiledCall,
                   int32_t threads);
  void runEager(int32_t index, Workspace &workspace, const EagerCallback &eager, int64_t profiledCall);
  void runShared(const Walk &walk, const Region &region, TeamTrial &trial, int32_t threads) const;
  std::shared_ptr<char> keptFor(uint64_t version, Workspace &workspace, void *const *arguments, void *const *results,
                                int64_t profiledCall, int32_t threads);
  void finishProfile(Workspace &workspace);

  Program program;
  Executor executor;
  Schedule prologue, body;
  std::vector<BufferRef> buffers; // of all steps, one after another: operands, then results
  std::vector<int32_t> firstBuffer;
  std::vector<Patch> patches;
  std::vector<AlignedMemory> constants;
  int64_t scratchBytes = 0; // the most that any step needs

  EventLog log;
  std::atomic<bool> profiling{false};
  mutable std::mutex mutex; // of the two below
  std::vector<std::unique_ptr<Workspace>> idle;
  size_t created = 0;

  std::shared_ptr<Kept> kept = std::make_shared<Kept>();
};

Executable::Impl::Impl(Program p, Executor e)
    : program(std::move(p)), executor(std::move(e)), prologue(makeSchedule(program.steps, 0, program.prologue)),
      body(makeSchedule(program.steps, program.prologue, program.steps.size())) {
  for (const Step &step : program.steps) {
    if (step.tiles < 0 || step.tiles > int64_t(UINT32_MAX))
      throw std::invalid_argument("step " + step.name + ": the grid must have fewer than 2^32 tiles");
    scratchBytes = std::max(scratchBytes, step.scratchBytes);
    firstBuffer.push_back(buffers.size());
    for (const std::vector<BufferRef> *refs : {&step.operands, &step.results})
      buffers.insert(buffers.end(), refs->begin(), refs->end());
  }
  for (int32_t slot = 0; slot < int32_t(buffers.size()); ++slot)
    if (BufferRef::Space space = buffers[slot].space;
        space != BufferRef::Space::Arena && space != BufferRef::Space::Constant)
      patches.push_back({slot, buffers[slot]});
  for (std::vector<char> &constant : program.constants) {
    constants.push_back(allocateAligned(std::max<int64_t>(constant.size(), 1)));
    std::copy(constant.begin(), constant.end(), constants.back().get());
    constant = {}; // kept once
  }
}

std::unique_ptr<Workspace> Executable::Impl::acquire() {
  {
    std::lock_guard<std::mutex> lock(mutex);
    if (!idle.empty()) {
      std::unique_ptr<Workspace> workspace = std::move(idle.back());
      idle.pop_back();
      return workspace;
    }
    ++created;
  }
  auto workspace = std::make_unique<Workspace>();
  workspace->arena = allocateAligned(program.arenaBytes);
  workspace->pointers.resize(buffers.size());
  for (size_t slot = 0; slot < buffers.size(); ++slot) {
    const BufferRef &ref = buffers[slot];
    if (ref.space == BufferRef::Space::Arena)
      workspace->pointers[slot] = workspace->arena.get() + ref.offset;
    else if (ref.space == BufferRef::Space::Constant)
      workspace->pointers[slot] = constants[ref.index].get() + ref.offset;
  }
  return workspace;
}

void Executable::Impl::release(std::unique_ptr<Workspace> workspace) {
  std::lock_guard<std::mutex> lock(mutex);
  idle.push_back(std::move(workspace));
}

void Executable::Impl::bind(Workspace &workspace, void *const *arguments, void *const *results, char *kept) const {
  for (const Patch &patch : patches) {
    void *base = kept;
    if (patch.ref.space != BufferRef::Space::Kept)
      base = (patch.ref.space == BufferRef::Space::Argument ? arguments : results)[patch.ref.index];
    workspace.pointers[patch.slot] = static_cast<char *>(base) + patch.ref.offset;
  }
}

void Executable::Impl::finishProfile(Workspace &workspace) {
  std::vector<Event> all;
  for (std::vector<Event> &events : workspace.events) {
    all.insert(all.end(), events.begin(), events.end());
    events.clear();
  }
  log.append(all);
}

namespace {

/// One thread's walk through the segments of a region.
class Walk {
public:
  Walk(const std::vector<Step> &steps, const std::vector<int32_t> &firstBuffer, const Schedule &schedule,
       Workspace &workspace, int64_t profiledCall)
      : steps(steps), firstBuffer(firstBuffer), schedule(schedule), workspace(workspace), profiledCall(profiledCall) {}

  void run(const Region &region, int32_t thread, int32_t threads) const {
    // The caller's mode holds on all threads: results do not depend on how many there are.
    const FloatMode own = FloatMode::ofThread();
    callersMode.setForThread();
    runSegments(region, thread, threads);
    own.setForThread();
  }

private:
  void runSegments(const Region &region, int32_t thread, int32_t threads) const {
    int32_t error = TW_OK;
    tw_kernel_args args = {};
    if (workspace.scratch)
      args.scratch = workspace.scratch.get() + workspace.scratchStride * thread;
    args.error = &error;
    args.thread = thread;
    args.threads = threads;
    for (int32_t index = region.firstSegment; index < region.lastSegment; ++index) {
      const Segment &segment = schedule.segments[index];
      if (segment.wait && threads > 1)
        workspace.barrier.arriveAndWait(threads);
      // After a failure the threads only keep meeting at the barriers.
      if (workspace.failure.load(std::memory_order_relaxed) == Workspace::kNoFailure)
        runSegment(segment, index, args);
    }
  }

  void runSegment(const Segment &segment, int32_t index, tw_kernel_args &args) const {
    int64_t threads = args.threads;
    if (threads == 1) {
      runTiles(segment, args, 0, segment.tiles);
      return;
    }
    // Each thread starts with its own share, the same in every step and call, which keeps data in its cache, and then
    // helps the others: a share of a descheduled thread does not hold up the rest.
    int64_t chunk = std::max<int64_t>(1, segment.tiles / (threads * 8));
    for (int64_t i = 0; i < threads; ++i) {
      int64_t owner = (args.thread + i) % threads;
      int64_t first = segment.tiles * owner / threads, last = segment.tiles * (owner + 1) / threads;
      TileCursor &cursor = workspace.cursors[index * workspace.threads + owner];
      int64_t begin, end;
      while (cursor.take(workspace.call, last - first, chunk, begin, end))
        runTiles(segment, args, first + begin, first + end);
    }
  }

  void runTiles(const Segment &segment, tw_kernel_args &args, int64_t begin, int64_t end) const {
    for (int32_t index = segment.firstStep; index < segment.lastStep; ++index) {
      const Step &step = steps[index];
      if (step.tiles == 0)
        continue;
      args.buffers = workspace.pointers.data() + firstBuffer[index];
      args.params = step.params.data();
      args.scratch_bytes = step.scratchBytes;
      if (step.flushSubnormals)
        callersMode.flushing().setForThread();
      if (profiledCall < 0) {
        step.kernel(&args, begin, end);
      } else {
        int64_t start = now();
        step.kernel(&args, begin, end);
        workspace.events[args.thread].push_back({profiledCall, index, args.thread, end - begin, start, now()});
      }
      if (step.flushSubnormals)
        callersMode.setForThread();
      if (*args.error != TW_OK) {
        workspace.recordFailure(index, *args.error);
        *args.error = TW_OK;
        return;
      }
    }
  }

  const std::vector<Step> &steps;
  const std::vector<int32_t> &firstBuffer;
  const Schedule &schedule;
  Workspace &workspace;
  int64_t profiledCall; // -1: not profiling
  const FloatMode callersMode = FloatMode::ofThread();
};

} // namespace

Executable::Executable(Program program, Executor executor)
    : impl(std::make_unique<Impl>(std::move(program), std::move(executor))) {}
Executable::~Executable() = default;

const Program &Executable::program() const { return impl->program; }

size_t Executable::workspaces() const {
  std::lock_guard<std::mutex> lock(impl->mutex);
  return impl->created;
}

void Executable::profile(size_t capacity) {
  impl->log.enable(capacity);
  impl->profiling = capacity != 0;
}

std::vector<Event> Executable::events() const { return impl->log.events(); }

void Executable::Impl::runEager(int32_t index, Workspace &workspace, const EagerCallback &eager, int64_t profiledCall) {
  const Step &step = program.steps[index];
  if (!eager)
    throw std::logic_error("step " + step.name + " needs an eager callback");
  void *const *buffers = workspace.pointers.data() + firstBuffer[index];
  int64_t start = profiledCall < 0 ? 0 : now();
  eager(step.eagerCall, buffers, buffers + step.operands.size());
  if (profiledCall >= 0)
    workspace.events[0].push_back({profiledCall, index, 0, 1, start, now()});
}

void Executable::Impl::runShared(const Walk &walk, const Region &region, TeamTrial &trial, int32_t threads) const {
  struct Context {
    const Walk &walk;
    const Region &region;
  } context{walk, region};
  TeamTrial::Run run = trial.next();
  int64_t start = run.timed ? now() : 0;
  if (run.alone)
    walk.run(region, 0, 1);
  else
    executor.run(
        threads,
        [](void *context, int32_t thread, int32_t threads) {
          auto *c = static_cast<Context *>(context);
          c->walk.run(c->region, thread, threads);
        },
        &context);
  if (run.timed)
    trial.record(run, now() - start);
}

void Executable::Impl::runSchedule(Schedule &schedule, Workspace &workspace, const EagerCallback &eager,
                                   int64_t profiledCall, int32_t threads) {
  workspace.sizeFor(threads, std::max(prologue.segments.size(), body.segments.size()), scratchBytes);
  ++workspace.call;
  workspace.failure.store(Workspace::kNoFailure, std::memory_order_relaxed);
  const std::vector<Step> &steps = program.steps;
  Walk walk(steps, firstBuffer, schedule, workspace, profiledCall);
  for (size_t number = 0; number < schedule.regions.size(); ++number) {
    const Region &region = schedule.regions[number];
    if (region.eagerStep >= 0)
      runEager(region.eagerStep, workspace, eager, profiledCall);
    else if (region.serial || threads == 1)
      walk.run(region, 0, 1);
    else
      runShared(walk, region, schedule.trials[number], threads);
    if (workspace.failure.load(std::memory_order_relaxed) != Workspace::kNoFailure)
      break;
  }
}

/// The results of the prologue for this version of its arguments. Calls that are still under way keep the memory that
/// they have read from so far; there is new memory only for the time that they do.
std::shared_ptr<char> Executable::Impl::keptFor(uint64_t version, Workspace &workspace, void *const *arguments,
                                                void *const *results, int64_t profiledCall, int32_t threads) {
  if (program.prologue == 0)
    return nullptr;
  std::lock_guard<std::mutex> lock(kept->mutex);
  if (kept->memory && version != kUnknownVersion && version <= kept->version)
    return kept->memory;
  if (!kept->memory || kept->memory.use_count() > 1)
    kept->memory = allocateAligned(program.keptBytes);
  bind(workspace, arguments, results, kept->memory.get());
  runSchedule(prologue, workspace, {}, profiledCall, threads);
  kept->version = version == kUnknownVersion ? 0 : version;
  return kept->memory;
}

bool Executable::shareKept(const Executable &other) {
  const Program &mine = impl->program, &theirs = other.impl->program;
  if (mine.prologue != theirs.prologue || mine.keptBytes != theirs.keptBytes ||
      !std::equal(mine.steps.begin(), mine.steps.begin() + mine.prologue, theirs.steps.begin(), isSameCall))
    return false;
  impl->kept = other.impl->kept;
  return true;
}

Status Executable::run(void *const *arguments, void *const *results, const EagerCallback &eager, uint64_t version) {
  // Gives the workspace back also when the callback throws.
  struct Borrowed {
    Impl &impl;
    std::unique_ptr<Workspace> workspace;
    ~Borrowed() { impl.release(std::move(workspace)); }
  } borrowed{*impl, impl->acquire()};
  Workspace &workspace = *borrowed.workspace;
  Call call;
  int32_t threads = std::max<int32_t>(1, impl->executor.threads() / call.sharers);
  int64_t profiledCall = impl->profiling.load(std::memory_order_relaxed) ? impl->log.beginCall() : -1;

  std::shared_ptr<char> kept = impl->keptFor(version, workspace, arguments, results, profiledCall, threads);
  impl->bind(workspace, arguments, results, kept.get());
  impl->runSchedule(impl->body, workspace, eager, profiledCall, threads);
  if (profiledCall >= 0)
    impl->finishProfile(workspace);

  uint64_t failure = workspace.failure.load(std::memory_order_relaxed);
  if (failure == Workspace::kNoFailure)
    return {};
  return {int32_t(failure & 0xffffffff), impl->program.steps[failure >> 32].name};
}

} // namespace tilewright::rt
