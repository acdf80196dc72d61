//===- TileProgram.h - the frame of a tile program ----------------*- C++ -*-===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef TILEWRIGHT_LIB_CONVERSION_GRAPHTOTILE_TILEPROGRAM_H
#define TILEWRIGHT_LIB_CONVERSION_GRAPHTOTILE_TILEPROGRAM_H

#include "ElementalEmitter.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace tilewright {

/// The function that stage 70 makes of a kernel: its arguments are the kernel's operands and results as flat buffers,
/// then the range of tiles to run; its body is one `tile.grid`.
class TileProgram {
public:
  /// Makes a function without arguments' uses or grid beside `kernel`, of the same name.
  static mlir::func::FuncOp createFunction(mlir::func::FuncOp kernel);

  /// Gives `program`, made by `createFunction`, its grid.
  TileProgram(mlir::func::FuncOp kernel, mlir::func::FuncOp program, llvm::ArrayRef<int64_t> grid);

  /// What runs once for each tile; ends in a terminator.
  mlir::Block *getBody() const { return body; }
  mlir::ValueRange getCoordinates() const { return body->getArguments(); }
  mlir::ValueRange getOperandBuffers() const { return buffers.take_front(kernel.getNumArguments()); }
  mlir::ValueRange getResultBuffers() const { return buffers.drop_front(kernel.getNumArguments()); }
  /// Lets the emitter load the kernel's operands.
  void bindOperands(ElementalEmitter &emitter) const;

private:
  mutable mlir::func::FuncOp kernel;
  llvm::ArrayRef<mlir::BlockArgument> buffers;
  mlir::Block *body;
};

} // namespace tilewright

#endif // TILEWRIGHT_LIB_CONVERSION_GRAPHTOTILE_TILEPROGRAM_H
