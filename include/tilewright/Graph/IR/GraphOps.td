//===- GraphOps.td - the `graph` dialect ----------------------*- tablegen -*-===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The `graph` dialect is the tensor level of Tilewright: value semantics,
// static shapes, explicit broadcasting. The text of each op is its
// specification; lib/Interpreter implements exactly that text and is the oracle
// of the tests.
//
//===----------------------------------------------------------------------===//

#ifndef TILEWRIGHT_GRAPH_IR_GRAPHOPS_TD
#define TILEWRIGHT_GRAPH_IR_GRAPHOPS_TD

include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"

def Graph_Dialect : Dialect {
  let name = "graph";
  let cppNamespace = "::tilewright::graph";
  let summary = "Tensor programs with value semantics";
  let description = [{
    A `graph` program is a `func.func` over ranked tensors of static shape.
    Element types: `f64`, `f32`, `f16`, `bf16`, `i64`, `i32`, `i16`, `i8` (signed),
    `ui8`, and `i1` (boolean). Rank-0 tensors are scalars; run-time scalars such as a
    learning rate are rank-0 arguments. Nothing broadcasts implicitly.

    Function arguments carry `graph.name` (string) and `graph.role` (`parameter`,
    `buffer`, `state`, `scalar`, `input`). A result that is the new value of an
    argument carries `graph.updates = <argument number> : i64` and is written in place.

    Floating-point arithmetic is IEEE in the element type, each op rounding once; f16
    and bf16 ops compute in f32 and round the result. Integer arithmetic wraps.
  }];
}

//===----------------------------------------------------------------------===//
// Types and op classes
//===----------------------------------------------------------------------===//

def Graph_Tensor : StaticShapeTensorOf<
    [F64, F32, F16, BF16, I64, I32, I16, I8, UI8, I1]>;

class Graph_Op<string mnemonic, list<Trait> traits = []>
    : Op<Graph_Dialect, mnemonic, traits>;

// Marks an op whose result element at an index depends only on its operands'
// elements at the same index. The fuser and the kernel emitter key on it.
def Graph_Elementwise : NativeOpTrait<"Elementwise"> {
  let cppNamespace = "::tilewright::graph";
}
// Marks an op that only renames indices of its one operand: no arithmetic. Such an op
// is never a kernel of its own; it becomes an index map of its consumer.
def Graph_View : NativeOpTrait<"View"> {
  let cppNamespace = "::tilewright::graph";
}

class Graph_UnaryOp<string mnemonic, string text>
    : Graph_Op<mnemonic, [Pure, Graph_Elementwise, SameOperandsAndResultType]> {
  let summary = text;
  let arguments = (ins Graph_Tensor:$input);
  let results = (outs Graph_Tensor:$result);
  let assemblyFormat = "$input attr-dict `:` type($result)";
}

class Graph_BinaryOp<string mnemonic, string text>
    : Graph_Op<mnemonic, [Pure, Graph_Elementwise, SameOperandsAndResultType]> {
  let summary = text;
  let arguments = (ins Graph_Tensor:$lhs, Graph_Tensor:$rhs);
  let results = (outs Graph_Tensor:$result);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($result)";
}

//===----------------------------------------------------------------------===//
// Elementwise ops
//===----------------------------------------------------------------------===//

def Graph_NegOp : Graph_UnaryOp<"neg", "-x; wraps for integers">;
def Graph_AbsOp : Graph_UnaryOp<"abs", "|x|; the most negative integer maps to itself">;
def Graph_SignOp : Graph_UnaryOp<"sign", "-1, 0 or 1; NaN gives 0, as torch.sign does">;
def Graph_CeilOp : Graph_UnaryOp<"ceil", "round towards +inf; keeps -0">;
def Graph_FloorOp : Graph_UnaryOp<"floor", "round towards -inf">;
def Graph_RoundOp : Graph_UnaryOp<"round", "round to nearest, ties to even">;
def Graph_TruncOp : Graph_UnaryOp<"trunc", "round towards zero">;
def Graph_ExpOp : Graph_UnaryOp<"exp", "e^x">;
def Graph_Exp2Op : Graph_UnaryOp<"exp2", "2^x">;
def Graph_Expm1Op : Graph_UnaryOp<"expm1", "e^x - 1">;
def Graph_LogOp : Graph_UnaryOp<"log", "natural logarithm">;
def Graph_Log2Op : Graph_UnaryOp<"log2", "base-2 logarithm">;
def Graph_Log10Op : Graph_UnaryOp<"log10", "base-10 logarithm">;
def Graph_Log1pOp : Graph_UnaryOp<"log1p", "ln(1 + x)">;
def Graph_SqrtOp : Graph_UnaryOp<"sqrt", "square root, correctly rounded">;
def Graph_RsqrtOp : Graph_UnaryOp<"rsqrt", "1 / sqrt(x)">;
def Graph_ReciprocalOp : Graph_UnaryOp<"reciprocal", "1 / x">;
def Graph_SinOp : Graph_UnaryOp<"sin", "sine">;
def Graph_CosOp : Graph_UnaryOp<"cos", "cosine">;
def Graph_TanOp : Graph_UnaryOp<"tan", "tangent">;
def Graph_AsinOp : Graph_UnaryOp<"asin", "arc sine">;
def Graph_AcosOp : Graph_UnaryOp<"acos", "arc cosine">;
def Graph_AtanOp : Graph_UnaryOp<"atan", "arc tangent">;
def Graph_SinhOp : Graph_UnaryOp<"sinh", "hyperbolic sine">;
def Graph_CoshOp : Graph_UnaryOp<"cosh", "hyperbolic cosine">;
def Graph_TanhOp : Graph_UnaryOp<"tanh", "hyperbolic tangent">;
def Graph_AsinhOp : Graph_UnaryOp<"asinh", "inverse hyperbolic sine">;
def Graph_AcoshOp : Graph_UnaryOp<"acosh", "inverse hyperbolic cosine">;
def Graph_AtanhOp : Graph_UnaryOp<"atanh", "inverse hyperbolic tangent">;
def Graph_ErfOp : Graph_UnaryOp<"erf", "error function">;
def Graph_ErfcOp : Graph_UnaryOp<"erfc", "complementary error function">;
def Graph_SigmoidOp : Graph_UnaryOp<"sigmoid", "1 / (1 + e^-x)">;
def Graph_NotOp : Graph_UnaryOp<"not", "bitwise complement; logical not on i1">;

def Graph_AddOp : Graph_BinaryOp<"add", "x + y; logical or on i1">;
def Graph_SubOp : Graph_BinaryOp<"sub", "x - y">;
def Graph_MulOp : Graph_BinaryOp<"mul", "x * y; logical and on i1">;
def Graph_DivOp : Graph_BinaryOp<"div", "x / y; integers truncate, division by zero is TW4004">;
def Graph_FloorDivOp : Graph_BinaryOp<"floor_div", "floor of x / y as torch.floor_divide defines it">;
def Graph_FmodOp : Graph_BinaryOp<"fmod", "remainder with the sign of x (C fmod)">;
def Graph_RemainderOp : Graph_BinaryOp<"remainder", "remainder with the sign of y (Python %)">;
def Graph_PowOp : Graph_BinaryOp<"pow", "x ^ y; integer powers wrap">;
def Graph_MaximumOp : Graph_BinaryOp<"maximum", "larger of x and y; NaN if either is">;
def Graph_MinimumOp : Graph_BinaryOp<"minimum", "smaller of x and y; NaN if either is">;
def Graph_Atan2Op : Graph_BinaryOp<"atan2", "angle of the point (y = lhs, x = rhs)">;
def Graph_AndOp : Graph_BinaryOp<"and", "bitwise and">;
def Graph_OrOp : Graph_BinaryOp<"or", "bitwise or">;
def Graph_XorOp : Graph_BinaryOp<"xor", "bitwise exclusive or">;
def Graph_ShlOp : Graph_BinaryOp<"shl", "left shift; a count outside [0, width) gives 0">;
def Graph_ShrOp : Graph_BinaryOp<"shr", "arithmetic right shift; a count outside [0, width) gives the sign">;

def Graph_CmpOp : Graph_Op<"cmp", [Pure, Graph_Elementwise, SameTypeOperands, SameOperandsAndResultShape]> {
  let summary = "Comparison: `eq ne lt le gt ge`; only `ne` holds for NaN";
  let arguments = (ins StrAttr:$predicate, Graph_Tensor:$lhs, Graph_Tensor:$rhs);
  let results = (outs Graph_Tensor:$result);
  let assemblyFormat = "$predicate $lhs `,` $rhs attr-dict `:` type($lhs) `->` type($result)";
  let hasVerifier = 1;
}

def Graph_IsNanOp : Graph_Op<"is_nan", [Pure, Graph_Elementwise, SameOperandsAndResultShape]> {
  let summary = "Whether x is a NaN";
  let arguments = (ins Graph_Tensor:$input);
  let results = (outs Graph_Tensor:$result);
  let assemblyFormat = "$input attr-dict `:` type($input) `->` type($result)";
}

def Graph_SelectOp : Graph_Op<"select", [Pure, Graph_Elementwise, SameOperandsAndResultShape]> {
  let summary = "`condition ? on_true : on_false`, element by element";
  let arguments = (ins Graph_Tensor:$condition, Graph_Tensor:$on_true, Graph_Tensor:$on_false);
  let results = (outs Graph_Tensor:$result);
  let assemblyFormat = "$condition `,` $on_true `,` $on_false attr-dict `:` type($condition) `,` type($on_true) `,` type($on_false) `->` type($result)";
  let hasVerifier = 1;
}

def Graph_ConvertOp : Graph_Op<"convert", [Pure, Graph_Elementwise, SameOperandsAndResultShape]> {
  let summary = "Element type conversion";
  let description = [{
    Float to narrower float rounds to nearest even. Float to integer truncates towards zero, as torch on x86: `i64` and
    `ui8` through a 64-bit conversion, `i32`, `i16` and `i8` through a 32-bit one, which gives its most negative value for
    NaN and for what does not fit; then the low bits are kept. Integer to integer keeps the low bits. To `i1`: x != 0.
  }];
  let arguments = (ins Graph_Tensor:$input);
  let results = (outs Graph_Tensor:$result);
  let assemblyFormat = "$input attr-dict `:` type($input) `->` type($result)";
}

//===----------------------------------------------------------------------===//
// Sources
//===----------------------------------------------------------------------===//

def Graph_ConstantOp : Graph_Op<"constant", [Pure, ConstantLike]> {
  let summary = "A literal tensor";
  let arguments = (ins ElementsAttr:$value);
  let results = (outs Graph_Tensor:$result);
  let assemblyFormat = "$value attr-dict `:` type($result)";
  let hasVerifier = 1;
  let hasFolder = 1;
}

def Graph_IotaOp : Graph_Op<"iota", [Pure]> {
  let summary = "result[i0, ..., in] = start + step * i[dim], of integer or float type";
  let arguments = (ins I64Attr:$dim, DefaultValuedAttr<F64Attr, "0.0">:$start,
                       DefaultValuedAttr<F64Attr, "1.0">:$step);
  let results = (outs Graph_Tensor:$result);
  let assemblyFormat = "attr-dict `:` type($result)";
  let hasVerifier = 1;
}

def Graph_RandomOp : Graph_Op<"random", [Pure]> {
  let summary = "Uniform in [0, 1) from a counter-based generator";
  let description = [{
    Element `i` (row-major) is the word `i mod 4` of Philox-4x32-10 with key `seed[0]` and counter
    `(i / 4, stream)`; its upper 24 bits times 2^-24 is the f32 value. `seed` is a rank-0 i64 tensor, new
    in every call; `stream` tells the random ops of one program apart. Pure: the same seed gives the same
    bits, on every target and for every thread count, so a mask can be recomputed instead of stored.
  }];
  let arguments = (ins Graph_Tensor:$seed, I64Attr:$stream);
  let results = (outs Graph_Tensor:$result);
  let assemblyFormat = "$seed attr-dict `:` type($seed) `->` type($result)";
}

//===----------------------------------------------------------------------===//
// Views: pure renamings of indices
//===----------------------------------------------------------------------===//

class Graph_ViewOp<string mnemonic, string text, dag parameters>
    : Graph_Op<mnemonic, [Pure, Graph_View]> {
  let summary = text;
  let arguments = !con((ins Graph_Tensor:$input), parameters);
  let results = (outs Graph_Tensor:$result);
  let assemblyFormat = "$input attr-dict `:` type($input) `->` type($result)";
  let hasVerifier = 1;
}

def Graph_BroadcastOp : Graph_ViewOp<"broadcast",
    "result[i] = input[i[dims[0]], ..., i[dims[r-1]]]; operand dim k (size 1 or the result's) lies at result dim dims[k]",
    (ins DenseI64ArrayAttr:$dims)>;
def Graph_ReshapeOp : Graph_ViewOp<"reshape",
    "Same elements in row-major order, another shape", (ins)> { let hasFolder = 1; }
def Graph_TransposeOp : Graph_ViewOp<"transpose",
    "Result dim k is input dim permutation[k]", (ins DenseI64ArrayAttr:$permutation)> { let hasFolder = 1; }
def Graph_SliceOp : Graph_ViewOp<"slice",
    "result[i] = input[starts + i * strides]; strides may be negative, so this is also `flip`",
    (ins DenseI64ArrayAttr:$starts, DenseI64ArrayAttr:$strides)> { let hasFolder = 1; }

//===----------------------------------------------------------------------===//
// Data movement that selects between sources
//===----------------------------------------------------------------------===//

def Graph_PadOp : Graph_Op<"pad", [Pure]> {
  let summary = "Input surrounded by the rank-0 `value`: result[i] = input[i - low] where that exists";
  let arguments = (ins Graph_Tensor:$input, Graph_Tensor:$value, DenseI64ArrayAttr:$low);
  let results = (outs Graph_Tensor:$result);
  let assemblyFormat = "$input `,` $value attr-dict `:` type($input) `,` type($value) `->` type($result)";
  let hasVerifier = 1;
}

def Graph_ConcatOp : Graph_Op<"concat", [Pure]> {
  let summary = "Operands one after another along `dim`";
  let arguments = (ins Variadic<Graph_Tensor>:$inputs, I64Attr:$dim);
  let results = (outs Graph_Tensor:$result);
  let assemblyFormat = "$inputs attr-dict `:` type($inputs) `->` type($result)";
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Reductions
//===----------------------------------------------------------------------===//

def Graph_ReduceOp : Graph_Op<"reduce", [Pure]> {
  let summary = "Reduction over `dims`, which disappear from the shape";
  let description = [{
    `kind`: `sum`, `prod`, `max`, `min`, `any`, `all`. Accumulates in f32 for f16 and bf16, in the element type
    otherwise. The order is not specified but is the same in every run with the same compiled program. Max and min
    are NaN when any element is. An empty sum is 0, an empty product 1, an empty max the lowest value.
  }];
  let arguments = (ins StrAttr:$kind, Graph_Tensor:$input, DenseI64ArrayAttr:$dims);
  let results = (outs Graph_Tensor:$result);
  let assemblyFormat = "$kind $input attr-dict `:` type($input) `->` type($result)";
  let hasVerifier = 1;
}

def Graph_ArgReduceOp : Graph_Op<"arg_reduce", [Pure]> {
  let summary = "Index (i64) of the first `max` or `min` along `dim`, which disappears; a NaN wins";
  let arguments = (ins StrAttr:$kind, Graph_Tensor:$input, I64Attr:$dim);
  let results = (outs Graph_Tensor:$result);
  let assemblyFormat = "$kind $input attr-dict `:` type($input) `->` type($result)";
  let hasVerifier = 1;
}

def Graph_ScanOp : Graph_Op<"scan", [Pure, SameOperandsAndResultType]> {
  let summary = "Inclusive running `sum` or `prod` along `dim`; `reverse` runs from the end";
  let arguments = (ins StrAttr:$kind, Graph_Tensor:$input, I64Attr:$dim, UnitAttr:$reverse);
  let results = (outs Graph_Tensor:$result);
  let assemblyFormat = "$kind $input attr-dict `:` type($result)";
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Heroes
//===----------------------------------------------------------------------===//

def Graph_MatmulOp : Graph_Op<"matmul", [Pure]> {
  let summary = "[batch..., M, K] x [batch..., K, N] -> [batch..., M, N]";
  let description = [{
    Equal batch dims, none for a plain product. Accumulates in f32 for f16 and bf16, in the element type
    otherwise; one rounding at the end. A transposed operand is a `graph.transpose` before it, which becomes an index
    map of the kernel and costs no copy.

    With `packed`, the right operand is what `graph.pack` made of it, [batch..., ceil(N / panel), K, panel] in the
    accumulator's type, and N is that of the result. Or it is packed in pairs, [batch..., ceil(N / panel), K / 2, panel,
    2], for instructions that multiply two neighbours along K at once. The left operand may then be packed in the same
    way: it is what `graph.pack` made of its transpose, [batch..., ceil(M / panel), ...].
  }];
  let arguments = (ins Graph_Tensor:$lhs, Graph_Tensor:$rhs, UnitAttr:$packed);
  let results = (outs Graph_Tensor:$result);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($lhs) `,` type($rhs) `->` type($result)";
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    bool readsPairs() { return getRhs().getType().getRank() == getResult().getType().getRank() + 2; }
    bool hasPackedLhs() { return getLhs().getType().getRank() != getResult().getType().getRank(); }
    /// K.
    int64_t getDepth() {
      ::llvm::ArrayRef<int64_t> shape = getLhs().getType().getShape();
      if (!hasPackedLhs())
        return shape.back();
      return readsPairs() ? 2 * shape.end()[-3] : shape.end()[-2];
    }
  }];
}

def Graph_PackOp : Graph_Op<"pack", [Pure]> {
  let summary = "Column panels: [batch..., K, N] -> [batch..., ceil(N / panel), K, panel], zero past column N";
  let description = [{
    result[b, p, k, j] = input[b, k, p * panel + j] where that exists, else 0; `panel` is the last dim of the result.
    The layout in which a matmul reads its right operand: one row of a panel after the other, contiguous. f16 and bf16
    are widened to f32, the type in which the matmul accumulates.

    In pairs, [batch..., K, N] -> [batch..., ceil(N / panel), K / 2, panel, 2], K even: result[b, p, k, j, h] =
    input[b, 2 * k + h, p * panel + j], of the input's type, which is bf16.
  }];
  let arguments = (ins Graph_Tensor:$input);
  let results = (outs Graph_Tensor:$result);
  let assemblyFormat = "$input attr-dict `:` type($input) `->` type($result)";
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    bool makesPairs() { return getResult().getType().getRank() == getInput().getType().getRank() + 2; }
    /// Columns of a panel.
    int64_t getPanel() { return getResult().getType().getShape().end()[makesPairs() ? -2 : -1]; }
  }];
}

def Graph_AttentionOp : Graph_Op<"attention", [Pure, AttrSizedOperandSegments]> {
  let summary = "softmax(scale * q k^T + bias) v, and the log-sum-exp of each row";
  let description = [{
    q: [B, H, Tq, D]; k, v: [B, Hkv, Tk, D]; H a multiple of Hkv (query head h reads key head h / (H / Hkv)).
    `bias` is [B|1, H|1, Tq|1, Tk], added to the scaled scores; with `causal`, scores at key > query are -inf.
    Results: [B, H, Tq, D] and f32 [B, H, Tq], the natural log-sum-exp that `attention_grad` takes. f32 accumulation.
    A row with no finite score gives 0 and log-sum-exp -inf.
    With a `seed`, a probability stays, divided by 1 - `dropout`, where the element of `random` with this seed and
    `stream` is at least `dropout`, and becomes 0 elsewhere. Numbers: [B, H, Tq, Tk rounded up to a multiple of 4].
  }];
  let arguments = (ins Graph_Tensor:$query, Graph_Tensor:$key, Graph_Tensor:$value, Optional<Graph_Tensor>:$bias,
                       Optional<Graph_Tensor>:$seed, F64Attr:$scale, UnitAttr:$causal,
                       DefaultValuedAttr<F64Attr, "0.0">:$dropout, DefaultValuedAttr<I64Attr, "0">:$stream);
  let results = (outs Graph_Tensor:$result, Graph_Tensor:$log_sum_exp);
  let assemblyFormat = [{$query `,` $key `,` $value (`bias` $bias^)? (`seed` $seed^)? attr-dict `:` type($query) `,`
    type($key) `,` type($value) (`bias` type($bias)^)? (`seed` type($seed)^)? `->` type($result) `,` type($log_sum_exp)}];
  let hasVerifier = 1;
}

def Graph_AttentionGradOp : Graph_Op<"attention_grad", [Pure, AttrSizedOperandSegments]> {
  let summary = "Gradients of `attention` for q, k and v; P = exp(S - log_sum_exp) is recomputed";
  let description = [{
    D = rowsum(grad * result), dV = P^T grad, dS = P * (grad V^T - D), dQ = scale dS K, dK = scale dS^T Q
    (FlashAttention-2, algorithm 2). With a `seed`, the elements of P in dV and of grad V^T are kept or not as in
    `attention`.
  }];
  let arguments = (ins Graph_Tensor:$grad, Graph_Tensor:$query, Graph_Tensor:$key, Graph_Tensor:$value,
                       Optional<Graph_Tensor>:$bias, Graph_Tensor:$result, Graph_Tensor:$log_sum_exp,
                       Optional<Graph_Tensor>:$seed, F64Attr:$scale, UnitAttr:$causal,
                       DefaultValuedAttr<F64Attr, "0.0">:$dropout, DefaultValuedAttr<I64Attr, "0">:$stream);
  let results = (outs Graph_Tensor:$grad_query, Graph_Tensor:$grad_key, Graph_Tensor:$grad_value);
  let assemblyFormat = [{$grad `,` $query `,` $key `,` $value `,` $result `,` $log_sum_exp (`bias` $bias^)?
    (`seed` $seed^)? attr-dict `:` type($grad) `,` type($query) `,` type($key) `,` type($value) `,` type($result) `,`
    type($log_sum_exp) (`bias` type($bias)^)? (`seed` type($seed)^)? `->` type($grad_query) `,` type($grad_key) `,`
    type($grad_value)}];
  let hasVerifier = 1;
}

def Graph_TakeOp : Graph_Op<"take", [Pure]> {
  let summary = "result = table[..., ids, ...]: `ids` of any shape index dim `axis` of `table`";
  let description = [{
    Result shape: table[:axis] + ids + table[axis+1:]. An id outside [0, size) is error TW4002 at run time,
    unless `wrap` is set, which lets -size <= id < 0 count from the end.
  }];
  let arguments = (ins Graph_Tensor:$table, Graph_Tensor:$ids, I64Attr:$axis, UnitAttr:$wrap);
  let results = (outs Graph_Tensor:$result);
  let assemblyFormat = "$table `,` $ids attr-dict `:` type($table) `,` type($ids) `->` type($result)";
  let hasVerifier = 1;
}

def Graph_GatherOp : Graph_Op<"gather", [Pure]> {
  let summary = "torch.gather: result[i] = input[i with i[axis] replaced by ids[i]]";
  let arguments = (ins Graph_Tensor:$input, Graph_Tensor:$ids, I64Attr:$axis);
  let results = (outs Graph_Tensor:$result);
  let assemblyFormat = "$input `,` $ids attr-dict `:` type($input) `,` type($ids) `->` type($result)";
  let hasVerifier = 1;
}

def Graph_ScatterAddOp : Graph_Op<"scatter_add", [Pure]> {
  let summary = "`base` with row `updates[n]` added to row `ids[n]`, for every n in order";
  let description = [{
    base: [E, D...]; ids: [N] integers; updates: [N, D...]. Adds in order of n for each row, so the result does not depend
    on the thread count. An id outside [0, E) is error TW4002, except `skip_id` (when present), whose rows are dropped
    (padding_idx).
  }];
  let arguments = (ins Graph_Tensor:$base, Graph_Tensor:$ids, Graph_Tensor:$updates, OptionalAttr<I64Attr>:$skip_id);
  let results = (outs Graph_Tensor:$result);
  let assemblyFormat = "$base `,` $ids `,` $updates attr-dict `:` type($base) `,` type($ids) `,` type($updates) `->` type($result)";
  let hasVerifier = 1;
}

def Graph_GroupRowsOp : Graph_Op<"group_rows", [Pure]> {
  let summary = "Which positions of `ids` hold the same id";
  let description = [{
    ids: [N] integers in [0, rows), else TW4002; positions that hold `skip_id` (when present) are left out. Results:
    `count`, rank 0: the number of different ids; `unique` [N]: these ids, ascending; `starts` [N + 1] and `permutation`
    [N]: the positions of unique[g] are permutation[starts[g]] ... permutation[starts[g + 1] - 1], ascending. Behind
    them, `unique` and `permutation` are 0 and `starts` the number of positions. All but `unique` are i32.
  }];
  let arguments = (ins Graph_Tensor:$ids, I64Attr:$rows, OptionalAttr<I64Attr>:$skip_id);
  let results = (outs Graph_Tensor:$unique, Graph_Tensor:$starts, Graph_Tensor:$permutation, Graph_Tensor:$count);
  let assemblyFormat = [{$ids attr-dict `:` type($ids) `->` type($unique) `,` type($starts) `,` type($permutation) `,`
    type($count)}];
  let hasVerifier = 1;
}

def Graph_RowUpdateOp : Graph_Op<"row_update",
    [Pure, AttrSizedOperandSegments, SingleBlockImplicitTerminator<"graph::YieldOp">, IsolatedFromAbove]> {
  let summary = "Applies an elementwise update to those rows of some tables that `ids` touches";
  let description = [{
    tables: k tensors [E, D]; ids: [N] integers; updates: [N, D]; captures: rank-0 tensors. For each distinct row r in
    `ids`, g = sum of updates[n] over ids[n] == r in order of n; the body, over rank-0 block arguments
    (table elements..., g, captures...), gives the new elements of row r of each table. All other rows keep their
    values. This is what an optimizer step on a dense table gradient does when its update maps (w, s, 0) to (w, s);
    the pass that introduces the op proves that.

    `groups` are the results of `group_rows` on the same ids, which kernels need; without them the op is not yet ready
    for stage 30. `current`, when present, are k tensors [N, D], equal where ids are equal: current[n] stands for what
    row ids[n] of the table holds (take_current).
  }];
  let arguments = (ins Variadic<Graph_Tensor>:$tables, Graph_Tensor:$ids, Graph_Tensor:$updates,
                       Variadic<Graph_Tensor>:$captures, Variadic<Graph_Tensor>:$groups,
                       Variadic<Graph_Tensor>:$current, OptionalAttr<I64Attr>:$skip_id);
  let results = (outs Variadic<Graph_Tensor>:$results);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = [{`(` $tables `:` type($tables) `)` $ids `,` $updates (`captures` `(` $captures^ `:` type($captures) `)`)?
    (`groups` `(` $groups^ `:` type($groups) `)`)? (`current` `(` $current^ `:` type($current) `)`)?
    attr-dict-with-keyword `:` type($ids) `,` type($updates) `->` type($results) $body}];
  let hasVerifier = 1;
}

def Graph_TakeCurrentOp : Graph_Op<"take_current",
    [Pure, SingleBlockImplicitTerminator<"graph::YieldOp">, IsolatedFromAbove]> {
  let summary = "Rows of some tables, after the updates that these rows have missed";
  let description = [{
    tables: k tensors [E, D]; ids: [N] integers in [0, E), else TW4002; stamps: [E, 1] i32; now: rank 0, i32; history:
    [H, C]. Row r of the tables lacks the updates number stamps[r], ..., now - 1, all of them in [0, H). The body, over
    rank-0 block arguments (table elements..., history elements...), is one such update: for s = stamps[r], ..., now - 1
    in turn, elements = body(elements, history[s, :]). Result k: [N, D], the rows ids[n] of table k after that. The
    tables themselves stay as they are.

    This is how an optimizer that moves every row in every step (momentum, Adam, decay) leaves alone the rows that no
    batch names, until one does.
  }];
  let arguments = (ins Variadic<Graph_Tensor>:$tables, Graph_Tensor:$ids, Graph_Tensor:$stamps, Graph_Tensor:$now,
                       Graph_Tensor:$history);
  let results = (outs Variadic<Graph_Tensor>:$results);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = [{`(` $tables `:` type($tables) `)` $ids `missed` $stamps `to` $now `in` $history
    attr-dict-with-keyword `:` type($ids) `,` type($stamps) `,` type($now) `,` type($history) `->` type($results)
    $body}];
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Program structure
//===----------------------------------------------------------------------===//

def Graph_EagerOp : Graph_Op<"eager"> {
  let summary = "A step that PyTorch executes";
  let description = [{
    `op` is the overload (`aten.sort.default`); `call` an index into the table of call recipes that the importer keeps;
    `reason` says why no kernel was generated. Counted and listed by `explain`.
  }];
  let arguments = (ins Variadic<Graph_Tensor>:$operands_, StrAttr:$op, I64Attr:$call, DefaultValuedAttr<StrAttr, "\"\"">:$reason);
  let results = (outs Variadic<Graph_Tensor>:$results);
  let assemblyFormat = "$op `(` $operands_ `)` attr-dict `:` functional-type($operands_, $results)";
}

def Graph_KernelOp : Graph_Op<"kernel", [Pure, IsolatedFromAbove, SingleBlockImplicitTerminator<"graph::YieldOp">]> {
  let summary = "Ops that become one native kernel";
  let description = [{
    Formed by stage 30. The block arguments are the operands; the body holds at most one hero and otherwise elementwise
    ops, views and sources. `kind` says how stage 70 emits it:
      - `pointwise`: no reduction over the fastest loop;
      - `row`: reductions over trailing dims, results of which are used again along the same row;
      - `column`: reductions over leading or middle dims;
      - `matmul`: one `graph.matmul` with elementwise epilogue;
      - `library`: one op implemented in kernels/ (attention, scatter_add, ...), operands read through views as strides;
      - `row_update`, `take_current`: one such op;
      - `interpreted`: one op that could not be compiled, which the interpreter runs.
  }];
  let arguments = (ins Variadic<Graph_Tensor>:$inputs, StrAttr:$kind, OptionalAttr<StrAttr>:$sym_name);
  let results = (outs Variadic<Graph_Tensor>:$results);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = [{$kind ($sym_name^)? `(` $inputs `)` attr-dict-with-keyword `:` functional-type($inputs, $results) $body}];
  let hasVerifier = 1;
}

def Graph_YieldOp : Graph_Op<"yield", [Pure, Terminator, ReturnLike]> {
  let summary = "Ends the body of `graph.kernel`, `graph.row_update` and `graph.take_current`";
  let arguments = (ins Variadic<Graph_Tensor>:$values);
  let builders = [OpBuilder<(ins), [{ /* nothing to yield */ }]>];
  let assemblyFormat = "attr-dict ($values^ `:` type($values))?";
}

#endif // TILEWRIGHT_GRAPH_IR_GRAPHOPS_TD
