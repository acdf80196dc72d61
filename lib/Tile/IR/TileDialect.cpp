//===- TileDialect.cpp - ops of the `tile` dialect --------------------------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tilewright/Tile/IR/Tile.h"

#include "mlir/IR/Builders.h"

using namespace mlir;
using namespace tilewright::tile;

#include "tilewright/Tile/IR/TileDialect.cpp.inc"
#include "tilewright/Tile/IR/TileEnums.cpp.inc"

void TileDialect::initialize() {
  addOperations<
#define GET_OP_LIST
#include "tilewright/Tile/IR/TileOps.cpp.inc"
      >();
}

//===----------------------------------------------------------------------===//
// GridOp:  tile.grid (%i, %j) in (16, 6) from %begin to %end { ... }
//===----------------------------------------------------------------------===//

void GridOp::print(OpAsmPrinter &p) {
  p << " (";
  llvm::interleaveComma(getBody().getArguments(), p,
                        [&](BlockArgument arg) { p.printRegionArgument(arg, {}, /*omitType=*/true); });
  p << ") in (";
  llvm::interleaveComma(getSizes(), p);
  p << ") from " << getBegin() << " to " << getEnd() << ' ';
  p.printRegion(getBody(), /*printEntryBlockArgs=*/false, /*printBlockTerminators=*/false);
  p.printOptionalAttrDict((*this)->getAttrs(), {getSizesAttrName()});
}

ParseResult GridOp::parse(OpAsmParser &parser, OperationState &state) {
  Type index = parser.getBuilder().getIndexType();
  SmallVector<OpAsmParser::Argument> coordinates;
  SmallVector<int64_t> sizes;
  OpAsmParser::UnresolvedOperand begin, end;
  auto parseSize = [&] { return parser.parseInteger(sizes.emplace_back()); };
  if (parser.parseArgumentList(coordinates, OpAsmParser::Delimiter::Paren) || parser.parseKeyword("in") ||
      parser.parseCommaSeparatedList(OpAsmParser::Delimiter::Paren, parseSize) || parser.parseKeyword("from") ||
      parser.parseOperand(begin) || parser.parseKeyword("to") || parser.parseOperand(end) ||
      parser.resolveOperand(begin, index, state.operands) || parser.resolveOperand(end, index, state.operands))
    return failure();
  for (OpAsmParser::Argument &coordinate : coordinates)
    coordinate.type = index;
  Region *body = state.addRegion();
  if (parser.parseRegion(*body, coordinates))
    return failure();
  GridOp::ensureTerminator(*body, parser.getBuilder(), state.location);
  state.addAttribute(getSizesAttrName(state.name), parser.getBuilder().getDenseI64ArrayAttr(sizes));
  return parser.parseOptionalAttrDict(state.attributes);
}

LogicalResult GridOp::verify() {
  if (getBody().getNumArguments() != getSizes().size())
    return emitOpError("needs one coordinate for each grid dim");
  if (llvm::any_of(getSizes(), [](int64_t size) { return size < 0; }))
    return emitOpError("grid sizes must not be negative");
  return success();
}

//===----------------------------------------------------------------------===//
// LanesOp:  %s = tile.lanes %j to %n reduce(%zero : f32 as add) { ... }
//===----------------------------------------------------------------------===//

void LanesOp::print(OpAsmPrinter &p) {
  p << ' ';
  p.printRegionArgument(getBody().getArgument(0), {}, /*omitType=*/true);
  p << " to " << getSize();
  if (!getInits().empty()) {
    p << " reduce(";
    llvm::interleaveComma(llvm::enumerate(getInits()), p, [&](auto init) {
      p << init.value() << " : " << init.value().getType() << " as " << stringifyCombineKind(getKind(init.index()));
    });
    p << ')';
  }
  p << ' ';
  p.printRegion(getBody(), /*printEntryBlockArgs=*/false, /*printBlockTerminators=*/!getInits().empty());
  p.printOptionalAttrDict((*this)->getAttrs(), {getKindsAttrName()});
}

ParseResult LanesOp::parse(OpAsmParser &parser, OperationState &state) {
  Builder &builder = parser.getBuilder();
  OpAsmParser::Argument induction;
  OpAsmParser::UnresolvedOperand size;
  SmallVector<int32_t> kinds;
  if (parser.parseArgument(induction) || parser.parseKeyword("to") || parser.parseOperand(size) ||
      parser.resolveOperand(size, builder.getIndexType(), state.operands))
    return failure();
  induction.type = builder.getIndexType();
  auto parseReduction = [&]() -> ParseResult {
    OpAsmParser::UnresolvedOperand init;
    Type type;
    StringRef keyword;
    if (parser.parseOperand(init) || parser.parseColonType(type) || parser.parseKeyword("as") ||
        parser.parseKeyword(&keyword) || parser.resolveOperand(init, type, state.operands))
      return failure();
    std::optional<CombineKind> kind = symbolizeCombineKind(keyword);
    if (!kind)
      return parser.emitError(parser.getNameLoc()) << "unknown combine kind '" << keyword << "'";
    kinds.push_back(static_cast<int32_t>(*kind));
    state.addTypes(type);
    return success();
  };
  if (succeeded(parser.parseOptionalKeyword("reduce")) &&
      parser.parseCommaSeparatedList(OpAsmParser::Delimiter::Paren, parseReduction))
    return failure();
  state.addAttribute(getKindsAttrName(state.name), builder.getDenseI32ArrayAttr(kinds));
  Region *body = state.addRegion();
  if (parser.parseRegion(*body, induction))
    return failure();
  LanesOp::ensureTerminator(*body, builder, state.location);
  return parser.parseOptionalAttrDict(state.attributes);
}

LogicalResult LanesOp::verify() {
  if (getInits().getTypes() != getResultTypes() || getKinds().size() != getInits().size())
    return emitOpError("needs one kind and one result for each reduction");
  if (getBody().getNumArguments() != 1 || !getBody().getArgument(0).getType().isIndex())
    return emitOpError("body takes the lane number");
  if (getBody().front().getTerminator()->getOperandTypes() != getResultTypes())
    return emitOpError("must yield one contribution for each reduction");
  return success();
}

LogicalResult MmaOp::verify() {
  if (getLanes() <= 0 || getM() <= 0 || getN() <= 0 || getN() % getLanes() != 0)
    return emitOpError("n must be a positive multiple of lanes");
  auto elementOf = [](Value memref) { return cast<MemRefType>(memref.getType()).getElementType(); };
  if (readsPairs() && (!elementOf(getLhs()).isBF16() || !elementOf(getRhs()).isBF16() || !elementOf(getAcc()).isF32()))
    return emitOpError("dot.bf16 adds products of bf16 in f32");
  return success();
}

LogicalResult PackOp::verify() {
  if (getDepth() <= 0 || getWidth() <= 0 || !llvm::isPowerOf2_64(getLanes()))
    return emitOpError("depth and width must be positive, lanes a power of two");
  if (!isConstantIntValue(getDepthStride(), 1) && !isConstantIntValue(getColumnStride(), 1))
    return emitOpError("needs one stride that is the constant 1");
  auto elementOf = [](Value memref) { return cast<MemRefType>(memref.getType()).getElementType(); };
  if (elementOf(getSource()) != elementOf(getPacked()))
    return emitOpError("moves elements of one type");
  return success();
}

#define GET_OP_CLASSES
#include "tilewright/Tile/IR/TileOps.cpp.inc"
