"""Random programs, compiled, against eager.

    python test_py/fuzz.py --count 2000              # seeds 0 to 1999
    python test_py/fuzz.py --first 17 --count 1      # repeat one, shrunk and printed if it fails

A program is a list of instructions over numbered values: arithmetic with broadcasting, views, mutation through
views, reductions, lookups, products. Sizes are 0, 1, odd and just beyond vector widths. Where a program fails, each
instruction is replaced by an input with its value if it fails without it too; what remains is printed.
"""

import argparse
import os
import random
import subprocess
import sys
import warnings
from dataclasses import dataclass, field
from pathlib import Path

import torch
from torch.nn import functional as F

sys.path.insert(0, str(Path(__file__).parent))
from accuracy import assert_accurate

SIZES = [0, 1, 1, 2, 3, 5, 7, 8, 13, 17, 33]


@dataclass
class Instruction:
    op: str
    operands: list
    parameters: tuple = ()


@dataclass
class Program:
    """Inputs and instructions; value k is input k, or the result of instruction k - len(inputs)."""

    inputs: list
    instructions: list = field(default_factory=list)

    def __call__(self, *inputs):
        values = list(inputs)
        for instruction in self.instructions:
            values.append(OPS[instruction.op].run(*(values[i] for i in instruction.operands), *instruction.parameters))
        used = {i for instruction in self.instructions for i in instruction.operands}
        # Some values that are used again are results as well: they may have been mutated in between.
        results = [v for i, v in enumerate(values) if i >= len(inputs) and (i not in used or i % 3 == 0)]
        return [r.clone() for r in results or values[-1:]]

    def __str__(self):
        lines = [f"v{i} = input {x.dtype} {list(x.shape)} {list(x.stride())}" for i, x in enumerate(self.inputs)]
        for i, step in enumerate(self.instructions, len(self.inputs)):
            arguments = [f"v{k}" for k in step.operands] + [repr(p) for p in step.parameters]
            lines.append(f"v{i} = {step.op}({', '.join(arguments)})")
        return "\n".join(lines)


# ------------------------------------------------------------------ the operations
@dataclass
class Op:
    """How to run an operation, and how to choose it: `choose(random, values)` gives operands and parameters or None."""

    run: object
    choose: object


OPS = {}


def op(name, choose):
    def register(run):
        OPS[name] = Op(run, choose)
        return run

    return register


def is_float(v):
    return v.dtype == torch.float32


def pick(r, values, accept=lambda v: True):
    """A random value's number among those accepted, newer ones more often."""
    candidates = [i for i, v in enumerate(values) if accept(v)]
    return r.choice(candidates[-4:] if candidates and r.random() < 0.6 else candidates) if candidates else None


def one(accept=lambda v: True, parameters=lambda r, v: ()):
    def choose(r, values):
        i = pick(r, values, accept)
        return None if i is None else ([i], parameters(r, values[i]))

    return choose


def two(accept, together):
    def choose(r, values):
        i = pick(r, values, accept)
        j = None if i is None else pick(r, values, lambda v: accept(v) and together(values[i], v))
        return None if j is None else ([i, j], ())

    return choose


def broadcasts(a, b):
    try:
        shape = torch.broadcast_shapes(a.shape, b.shape)
    except RuntimeError:
        return False
    return a.dtype == b.dtype and torch.Size(shape).numel() < 20000


def has_dims(count):
    return lambda v: v.dim() >= count


def a_dim(r, v):
    return (r.randrange(-v.dim(), v.dim()),)


def several_dims(r, v):
    return (sorted(r.sample(range(v.dim()), r.randint(1, v.dim()))), r.random() < 0.5)


UNARY = [torch.sin, torch.tanh, torch.sigmoid, torch.exp2, torch.abs, torch.neg, torch.relu, torch.floor, torch.erf]
for _function in [*UNARY, F.gelu, F.silu, torch.sign, torch.square]:
    op(_function.__name__, one(lambda v: is_float(v) and v.numel() < 20000))(_function)
for _function in [torch.add, torch.sub, torch.mul, torch.maximum, torch.minimum]:
    for _dtype in [torch.float32, torch.int64]:
        _name = f"{_function.__name__}_{str(_dtype).removeprefix('torch.')}"
        op(_name, two(lambda v, dtype=_dtype: v.dtype == dtype, broadcasts))(_function)
for _function in [torch.lt, torch.eq]:
    op(_function.__name__, two(lambda v: v.dtype != torch.bool, broadcasts))(_function)
for _function in [torch.logical_and, torch.logical_xor]:
    op(_function.__name__, two(lambda v: v.dtype == torch.bool, broadcasts))(_function)


@op("safe_div", two(is_float, broadcasts))
def safe_div(x, y):
    return x / (y.abs() + 1)


@op("floor_div", two(lambda v: v.dtype == torch.int64, broadcasts))
def floor_div(x, y):
    return torch.div(x, y % 7 + 1, rounding_mode="floor")


@op("bounded", one(is_float))
def bounded(x):
    return x.clamp(-4, 4)


@op("wrapped", one(lambda v: v.dtype == torch.int64))
def wrapped(x):
    return x % 101


@op("to_int", one(is_float))
def to_int(x):
    return x.clamp(-1000, 1000).nan_to_num().long()


@op("to_float", one(lambda v: not is_float(v)))
def to_float(x):
    return x.float()


@op("where", two(is_float, broadcasts))
def where(x, y):
    return torch.where(x > y, x, y * 2)


@op("masked_fill", one(is_float))
def masked_fill(x):
    return x.masked_fill(x < 0, 0.5)


# Views.
op("transpose", one(has_dims(2), lambda r, v: tuple(r.sample(range(v.dim()), 2))))(torch.transpose)
op("permute", one(has_dims(1), lambda r, v: (r.sample(range(v.dim()), v.dim()),)))(torch.permute)
op("unsqueeze", one(lambda v: v.dim() < 4, lambda r, v: (r.randint(0, v.dim()),)))(torch.unsqueeze)
op("squeeze", one(has_dims(1), a_dim))(torch.squeeze)
op("flip", one(has_dims(1), lambda r, v: ([a_dim(r, v)[0]],)))(torch.flip)
op("roll", one(has_dims(1), lambda r, v: (r.randint(-3, 3), a_dim(r, v)[0])))(torch.roll)
op("flatten", one(has_dims(1)))(torch.flatten)
op("diagonal", one(has_dims(2), lambda r, v: (r.randint(-1, 1), *r.sample(range(v.dim()), 2))))(torch.diagonal)
op("clone", one())(torch.clone)


@op("slice", one(has_dims(1), lambda r, v: (a_dim(r, v)[0], r.randint(-3, 3), r.randint(1, 9), r.randint(1, 3))))
def slice_dim(x, dim, start, end, step):
    return x.movedim(dim, 0)[start:end:step].movedim(0, dim)


@op("select", one(lambda v: v.dim() and 0 not in v.shape, lambda r, v: (d := a_dim(r, v)[0], r.randrange(v.shape[d]))))
def select(x, dim, index):
    return x.select(dim, index)


@op("expand", one(lambda v: 1 in v.shape and v.numel() < 500, lambda r, v: (r.choice(SIZES[1:7]),)))
def expand(x, size):
    return x.expand([size if s == 1 else s for s in x.shape])


@op("pad", one(lambda v: v.dim() and is_float(v), lambda r, v: (r.randint(0, 2), r.randint(-1, 2))))
def pad(x, low, high):
    return F.pad(x, (low, max(high, -x.shape[-1])), value=0.25)


def along_a_dim(r, values):
    """Two or three values that agree but for one dim."""
    i = pick(r, values, has_dims(1))
    if i is None:
        return None
    dim = r.randrange(values[i].dim())

    def fits(v):
        return (
            v.dtype == values[i].dtype
            and v.dim() == values[i].dim()
            and all(d == dim or a == b for d, (a, b) in enumerate(zip(v.shape, values[i].shape, strict=True)))
        )

    j = pick(r, values, fits)
    return [i, j], (dim,)


@op("cat", along_a_dim)
def cat(x, y, dim):
    return torch.cat([x, y], dim)


@op("stack", two(lambda v: v.dim() < 4, lambda a, b: a.shape == b.shape and a.dtype == b.dtype))
def stack(x, y):
    return torch.stack([x, y], 1 if x.dim() else 0)


# Reductions and scans.
def reduces(v):
    return is_float(v) and v.dim() >= 1


op("sum", one(has_dims(1), several_dims))(torch.sum)
op("any", one(lambda v: v.dtype == torch.bool and v.dim(), a_dim))(torch.any)
op("mean", one(lambda v: reduces(v) and 0 not in v.shape, several_dims))(torch.mean)
op("amax", one(lambda v: reduces(v) and 0 not in v.shape, several_dims))(torch.amax)
op("cumsum", one(reduces, a_dim))(torch.cumsum)
op("argmax", one(lambda v: reduces(v) and 0 not in v.shape, a_dim))(torch.argmax)
op("softmax", one(reduces, a_dim))(torch.softmax)
op("log_softmax", one(reduces, a_dim))(torch.log_softmax)


@op("variance", one(lambda v: reduces(v) and 0 not in v.shape, a_dim))
def variance(x, dim):
    return x.var(dim, correction=0, keepdim=True)


@op("layer_norm", one(lambda v: reduces(v) and 0 not in v.shape))
def layer_norm(x):
    return F.layer_norm(x, x.shape[-1:])


# Products and lookups.
@op("matmul", two(lambda v: is_float(v) and v.dim() == 2, lambda a, b: a.shape[1] == b.shape[0]))
def matmul(x, y):
    return x @ y


@op("gram", one(lambda v: is_float(v) and v.dim() >= 2 and v.numel() < 3000))
def gram(x):
    return (x @ x.transpose(-1, -2)) * 0.1


def table_and_ids(r, values):
    i = pick(r, values, lambda v: v.dim() and v.shape[0] > 0)
    j = pick(r, values, lambda v: v.dtype == torch.int64 and 1 <= v.dim() <= 2 and v.numel() < 200)
    return None if i is None or j is None or values[i].numel() * values[j].numel() > 40000 else ([i, j], ())


@op("lookup", table_and_ids)
def lookup(x, ids):
    return x[ids % x.shape[0]]


@op("index_add", table_and_ids)
def index_add(x, ids):
    flat = (ids % x.shape[0]).flatten()
    return x.clone().index_add(0, flat, x[flat.flip(0)])


@op("gather", one(lambda v: v.dim() and 0 not in v.shape and is_float(v), a_dim))
def gather(x, dim):
    return x.gather(dim, x.argsort(dim) if x.numel() < 0 else (x * 3).long().abs() % x.shape[dim])


# Mutation. The target must not overlap itself.
def distinct(v):
    return all(s <= 1 or t for s, t in zip(v.shape, v.stride(), strict=True)) and is_float(v) and v.numel()


@op(
    "add_in_place",
    two(
        is_float, lambda a, b: distinct(a) and broadcasts(a, b) and torch.broadcast_shapes(a.shape, b.shape) == a.shape
    ),
)
def add_in_place(x, y):
    return x.add_(y.clone())


@op("scale_in_place", one(distinct))
def scale_in_place(x):
    return x.mul_(0.5)


@op("assign_slice", one(lambda v: distinct(v) and v.dim() and v.shape[0] > 1))
def assign_slice(x):
    x[1:] = x[:-1].clone()
    return x


# ----------------------------------------------------------------- making programs
def random_input(r, generator):
    shape = [r.choice(SIZES) for _ in range(r.choice([0, 1, 1, 2, 2, 2, 3, 3]))]
    kind = r.choice(["float", "float", "float", "int", "bool", "transposed", "strided"])
    if kind == "int":
        return torch.randint(-9, 10, shape, generator=generator)
    if kind == "bool":
        return torch.rand(shape, generator=generator) < 0.5
    if kind == "transposed":
        return torch.randn(shape[::-1], generator=generator).permute([*reversed(range(len(shape)))])
    if kind == "strided" and shape:
        return torch.randn([*shape[:-1], 2 * shape[-1]], generator=generator)[..., ::2]
    return torch.randn(shape, generator=generator)


def random_program(seed):
    """A program of up to twelve instructions whose eager run raises nothing."""
    r, generator = random.Random(seed), torch.Generator().manual_seed(seed)
    program = Program([random_input(r, generator) for _ in range(r.randint(1, 3))])
    values = [x.clone() for x in program.inputs]
    names = list(OPS)
    for _ in range(r.randint(2, 12)):
        for _ in range(30):
            name = r.choice(names)
            chosen = OPS[name].choose(r, values)
            if chosen is None:
                continue
            operands, parameters = chosen
            try:
                result = OPS[name].run(*(values[i] for i in operands), *parameters)
            except (RuntimeError, IndexError, ValueError):
                continue
            # Neither too large to be quick nor about to turn everything into NaN; but a mutation has happened already.
            unwanted = result.numel() > 40000 or (is_float(result) and not result.isfinite().all())
            if unwanted and "in_place" not in name and "assign" not in name:
                continue
            values.append(result)
            program.instructions.append(Instruction(name, operands, parameters))
            break
    return program


def run(program, function, dtype=None):
    """Results and then the inputs as the program leaves them."""
    inputs = [x.clone(memory_format=torch.preserve_format) for x in program.inputs]
    if dtype is not None:
        inputs = [x.to(dtype) if is_float(x) else x for x in inputs]
    return [*function(*inputs), *inputs]


def failure(program):
    """What is wrong with the compiled program, or None."""
    from tilewright.inference import compile_function

    eager = run(program, program)
    names = [(f"input{i}", "input") for i in range(len(program.inputs))]
    try:
        compiled = compile_function(program, program.inputs, names)
        ours = run(program, lambda *inputs: compiled(inputs))
        if failures := compiled.program.executable.failures():
            return f"a kernel does not compile: {failures[0]}"
    except Exception as error:
        return f"{type(error).__name__}: {error}"
    for number, (a, b) in enumerate(zip(ours, eager, strict=True)):
        try:
            torch.testing.assert_close(a, b, equal_nan=True)
        except AssertionError as difference:
            try:
                assert_accurate(a, b, run(program, program, torch.float64)[number])
            except Exception:
                return f"result {number} of {len(eager)}: {difference}"
    return None


def shrink(program):
    """A smaller program that fails too."""
    changed = True
    while changed:
        changed = False
        for position in reversed(range(len(program.instructions))):
            smaller = without(program, position)
            if smaller is not None and failure(smaller):
                program, changed = smaller, True
                break
    return program


def without(program, position):
    """The program with one instruction replaced by an input that has its value."""
    values = [x.clone(memory_format=torch.preserve_format) for x in program.inputs]
    for step in program.instructions[: position + 1]:
        values.append(OPS[step.op].run(*(values[i] for i in step.operands), *step.parameters))
    count, target = len(program.inputs), len(program.inputs) + position
    rest = [s for k, s in enumerate(program.instructions) if k != position]
    used = {i for step in rest for i in step.operands}
    if target not in used:
        number = {i: i - (i > target) for i in range(count + len(program.instructions))}
        return Program(program.inputs, [Instruction(s.op, [number[i] for i in s.operands], s.parameters) for s in rest])
    number = {target: count}
    for i in range(count + len(program.instructions)):
        if i != target:
            number[i] = i if i < count else i + (i < target)
    rest = [Instruction(s.op, [number[i] for i in s.operands], s.parameters) for s in rest]
    return Program([*program.inputs, values[target].clone()], rest)


# ----------------------------------------------------------------------- the command
def check(seed):
    """Check one seed; returns a description of what fails, shrunk."""
    program = random_program(seed)
    reason = failure(program)
    if reason is None:
        return None
    program = shrink(program)
    return f"seed {seed}: {failure(program) or reason}\n{program}"


def child(first, count, engine):
    """Check some seeds; prints each number before, and what fails after."""
    # A crash of the compiler is to end this process and be seen, and many compilations are to share one start.
    os.environ["TW_COMPILER"] = "inline"
    if engine == "importer":
        from reference_graph import ReferenceGraph

        import tilewright.program

        tilewright.program.new_graph = ReferenceGraph
    warnings.simplefilter("ignore")
    torch.set_num_threads(1)
    for seed in range(first, first + count):
        print(f"at {seed}", flush=True)
        report = check(seed)
        if report:
            print(report, flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--engine", choices=["compiler", "importer"], default="compiler")
    parser.add_argument("--child", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.child:
        child(options.first, options.count, options.engine)
        return 0
    position, end, failures = options.first, options.first + options.count, 0
    while position < end:
        command = [sys.executable, __file__, "--child", "--engine", options.engine]
        command += ["--first", str(position), "--count", str(end - position)]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        lines = []
        for line in process.stdout:
            if line.startswith("at "):
                position = int(line.split()[1])
            else:
                lines.append(line)
                print(line, end="", flush=True)
        failures += sum(line.startswith("seed ") for line in lines)
        if process.wait():
            print(f"seed {position}: the process ended with status {process.returncode}")
            failures += 1
        position += 1
    print(f"{options.count} programs, {failures} failed")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
