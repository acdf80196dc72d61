//===- TileOps.td - the `tile` dialect ------------------------*- tablegen -*-===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A tile program is the body of one kernel: a grid of independent tiles, inside
// each a nest of loops over scalars, in destination style on flat buffers. What is
// parallel and what is a reduction is written down, so a target only chooses how
// to run it: on a CPU a tile is a piece of a thread's work and lanes are vector lanes;
// on a GPU a tile is a workgroup and lanes are its threads.
//
//===----------------------------------------------------------------------===//

#ifndef TILEWRIGHT_TILE_IR_TILEOPS_TD
#define TILEWRIGHT_TILE_IR_TILEOPS_TD

include "mlir/IR/OpBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"

def Tile_Dialect : Dialect {
  let name = "tile";
  let cppNamespace = "::tilewright::tile";
  let summary = "Loop programs of one kernel, common to every target";
  let description = [{
    A tile program is a `func.func` whose arguments are flat buffers (`memref<Nxf32>`, identity layout; `i1` tensors are
    stored as `i8`) followed by two `index` arguments, the first and one-past-last tile to run. It carries
    `tile.grid`, the number of tiles in each grid dim. Its body is one `tile.grid` op. Inside: `tile.lanes`, `scf.for`,
    `scf.if`, `arith`, `math`, `memref.load/store` on scalars, `tile.mma`, `tile.pack`, `tile.check_index`, `tile.check_divisor`, `tile.scratch`.
  }];
}

class Tile_Op<string mnemonic, list<Trait> traits = []> : Op<Tile_Dialect, mnemonic, traits>;

def Tile_CombineKind : I32EnumAttr<"CombineKind", "How two partial results of a reduction merge", [
    I32EnumAttrCase<"Add", 0, "add">, I32EnumAttrCase<"Mul", 1, "mul">,
    I32EnumAttrCase<"Max", 2, "max">, I32EnumAttrCase<"Min", 3, "min">,
    I32EnumAttrCase<"Or", 4, "or">, I32EnumAttrCase<"And", 5, "and">]> {
  let cppNamespace = "::tilewright::tile";
}

def Tile_GridOp : Tile_Op<"grid", [SingleBlockImplicitTerminator<"tile::YieldOp">, RecursiveMemoryEffects]> {
  let summary = "Runs its body for every tile in [begin, end), in any order";
  let description = [{
    `sizes` is the number of tiles per grid dim; the body's block arguments are the tile's coordinates, the last one
    varying fastest with the tile number. Tiles are independent: no tile reads what another writes.
  }];
  let arguments = (ins Index:$begin, Index:$end, DenseI64ArrayAttr:$sizes);
  let regions = (region SizedRegion<1>:$body);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def Tile_LanesOp : Tile_Op<"lanes", [SingleBlockImplicitTerminator<"tile::YieldOp">, RecursiveMemoryEffects]> {
  let summary = "A loop whose iterations are independent except for declared reductions";
  let description = [{
    Runs the body for every j in [0, size), in any order or at once. `inits` and `kinds` declare reductions: the body
    yields one contribution per reduction (not an accumulator), and the result is the combination of `init` with all
    contributions, in an order fixed by the target. `max` and `min` propagate NaN.

    ```mlir
    %sum = tile.lanes %j to %n reduce(%zero : f32 as add) {
      %x = memref.load %in[%j] : memref<384xf32>
      tile.yield %x : f32
    }
    ```
  }];
  let arguments = (ins Index:$size, Variadic<AnyType>:$inits, DenseI32ArrayAttr:$kinds);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$body);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    ::mlir::Value getInductionVar() { return getBody().front().getArgument(0); }
    CombineKind getKind(unsigned reduction) { return static_cast<CombineKind>(getKinds()[reduction]); }
  }];
}

def Tile_YieldOp : Tile_Op<"yield", [Pure, Terminator, ReturnLike]> {
  let summary = "Ends a `tile.grid` or `tile.lanes` body, giving the contributions of this iteration";
  let arguments = (ins Variadic<AnyType>:$values);
  let builders = [OpBuilder<(ins), [{ /* no contributions */ }]>];
  let assemblyFormat = "attr-dict ($values^ `:` type($values))?";
}

def Tile_ScratchOp : Tile_Op<"scratch", [Pure]> {
  let summary = "A small buffer private to the running tile (stack on a CPU, shared memory on a GPU)";
  let results = (outs Arg<AnyMemRef, "", [MemAlloc]>:$result);
  let assemblyFormat = "attr-dict `:` type($result)";
}

def Tile_CheckIndexOp : Tile_Op<"check_index"> {
  let summary = "The index if it lies in [0, bound); else records run-time error TW4002 and gives 0";
  let description = [{Keeps bad ids from becoming bad addresses: the kernel goes on with row 0 and the call fails at its end.}];
  let arguments = (ins Index:$index, Index:$bound);
  let results = (outs Index:$result);
  let assemblyFormat = "$index `,` $bound attr-dict";
}

def Tile_CheckDivisorOp : Tile_Op<"check_divisor", [SameOperandsAndResultType]> {
  let summary = "The divisor if it is not zero; else records run-time error TW4004 and gives 1";
  let description = [{
    Integer division by zero traps on x86, and a signal in a kernel would end the process. A masked-off lane of a vector
    also gets 1, but records no error.
  }];
  let arguments = (ins AnySignlessInteger:$divisor);
  let results = (outs AnySignlessInteger:$result);
  let assemblyFormat = "$divisor attr-dict `:` type($result)";
}

def Tile_PackOp : Tile_Op<"pack"> {
  let summary = "Columns of a matrix, in panels whose rows lie one behind the other, as `tile.mma` reads them";
  let description = [{
    The pack of one tile, in its own scratch. For p < panels, k < depth, j < width, with c = p * width + j:
      packed[(p * depth + k) * width + j] = c < columns ? source[offset + k * depth_stride + c * column_stride] : 0.
    One of the strides is the constant 1: rows of the source are copied, columns transposed in registers. `lanes` is the
    vector width in elements.
  }];
  let arguments = (ins AnyMemRef:$source, Index:$offset, Index:$depth_stride, Index:$column_stride, Index:$columns,
                       Index:$panels, Arg<AnyMemRef, "", [MemWrite]>:$packed, I64Attr:$depth, I64Attr:$width,
                       I64Attr:$lanes);
  let assemblyFormat = [{$source `[` $offset `,` $depth_stride `,` $column_stride `]` `columns` $columns
    `into` $packed `panels` $panels attr-dict `:` type($source) `,` type($packed)}];
  let hasVerifier = 1;
}

def Tile_MmaOp : Tile_Op<"mma"> {
  let summary = "acc[i, j] (+)= sum over k of lhs[i, k] * rhs[k, j] for one register block";
  let description = [{
    The only op that names an instruction. Computes a block of `m` x `n` over `depth` steps of k:
      lhs[lhs_offset + i * lhs_row_stride + k * lhs_depth_stride], i < m;
      rhs[rhs_offset + k * rhs_depth_stride + j], j < n: contiguous, as `pack` kernels lay it out;
      acc[acc_offset + i * acc_row_stride + j].
    With `accumulate` the block is added to `acc`, else it replaces it. `instruction` names the machine instruction that
    carries it (`fma.f32`), `lanes` its vector width in elements. n is a multiple of `lanes`; m * n / lanes accumulators
    stay in registers (checked against the target's register file). A deep block is a sum of chains, each from zero.

    `dot.bf16` multiplies pairs: a step of k adds lhs[... + 0] * rhs[... + 0] and lhs[... + 1] * rhs[... + 1], and j counts
    pairs of the rhs. Its operands are bf16, its accumulators f32; offsets and strides still count elements.
  }];
  let arguments = (ins AnyMemRef:$lhs, Index:$lhs_offset, Index:$lhs_row_stride, Index:$lhs_depth_stride,
                       AnyMemRef:$rhs, Index:$rhs_offset, Index:$rhs_depth_stride,
                       Arg<AnyMemRef, "", [MemRead, MemWrite]>:$acc, Index:$acc_offset, Index:$acc_row_stride,
                       Index:$depth, I64Attr:$m, I64Attr:$n, I64Attr:$lanes, StrAttr:$instruction, UnitAttr:$accumulate);
  let assemblyFormat = [{$lhs `[` $lhs_offset `,` $lhs_row_stride `,` $lhs_depth_stride `]` `,`
    $rhs `[` $rhs_offset `,` $rhs_depth_stride `]` `into` $acc `[` $acc_offset `,` $acc_row_stride `]` `depth` $depth
    attr-dict `:` type($lhs) `,` type($rhs) `,` type($acc)}];
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    bool readsPairs() { return getInstruction() == "dot.bf16"; }
  }];
}

#endif // TILEWRIGHT_TILE_IR_TILEOPS_TD
