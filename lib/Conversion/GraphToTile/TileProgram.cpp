//===- TileProgram.cpp - the frame of a tile program ------------------------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TileProgram.h"
#include "tilewright/Graph/Transforms/OutlineKernels.h"

using namespace mlir;

namespace tilewright {

static MemRefType bufferType(Type tensor) {
  auto type = cast<RankedTensorType>(tensor);
  return MemRefType::get({type.getNumElements()}, storageType(type.getElementType()));
}

func::FuncOp TileProgram::createFunction(func::FuncOp kernel) {
  OpBuilder builder(kernel);
  SmallVector<Type> arguments;
  for (Type type : kernel.getArgumentTypes())
    arguments.push_back(bufferType(type));
  for (Type type : kernel.getResultTypes())
    arguments.push_back(bufferType(type));
  arguments.append(2, builder.getIndexType());
  FunctionType type = builder.getFunctionType(arguments, {});
  auto program = func::FuncOp::create(builder, kernel.getLoc(), kernel.getName(), type);
  for (StringRef name : {graph::kKindAttr, graph::kAliasesAttr})
    if (Attribute attribute = kernel->getAttr(name))
      program->setAttr(name, attribute);
  builder.setInsertionPointToEnd(program.addEntryBlock());
  func::ReturnOp::create(builder, kernel.getLoc());
  return program;
}

TileProgram::TileProgram(func::FuncOp kernel, func::FuncOp program, ArrayRef<int64_t> grid) : kernel(kernel) {
  Location location = kernel.getLoc();
  Block &entry = program.getBody().front();
  ArrayRef<BlockArgument> arguments = entry.getArguments();
  buffers = arguments.drop_back(2);
  OpBuilder builder = OpBuilder::atBlockTerminator(&entry);
  program->setAttr(tile::kGridAttr, builder.getDenseI64ArrayAttr(grid));
  auto gridOp = tile::GridOp::create(builder, location, arguments.drop_back(1).back(), arguments.back(), grid);
  SmallVector<Type> coordinateTypes(grid.size(), builder.getIndexType());
  SmallVector<Location> locations(grid.size(), location);
  body = builder.createBlock(&gridOp.getBody(), {}, coordinateTypes, locations);
  tile::YieldOp::create(builder, location);
}

void TileProgram::bindOperands(ElementalEmitter &emitter) const {
  for (auto [argument, buffer] : llvm::zip(kernel.getArguments(), getOperandBuffers()))
    emitter.bindBuffer(argument, buffer);
}

} // namespace tilewright
