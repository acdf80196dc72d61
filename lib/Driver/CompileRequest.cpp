//===- CompileRequest.cpp - what a compiler is asked for --------------------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tilewright/Driver/CompileRequest.h"
#include "Archive.h"

namespace tilewright {

template <typename Archive> void visitFields(Archive &archive, TensorSpec &type) {
  visitAll(archive, type.elementType, type.shape);
}
template <typename Archive> void visitFields(Archive &archive, SourceLocation &location) {
  visitAll(archive, location.file, location.line, location.node);
}
template <typename Archive> void visitFields(Archive &archive, GraphRecord::Argument &argument) {
  visitAll(archive, argument.type, argument.name, argument.role);
}
template <typename Archive> void visitFields(Archive &archive, GraphRecord::Constant &constant) {
  visitAll(archive, constant.type, constant.data);
}
template <typename Archive> void visitFields(Archive &archive, GraphRecord::Op &op) {
  visitAll(archive, op.name, op.operands, op.attributes, op.results, op.location);
}
template <typename Archive> void visitFields(Archive &archive, GraphRecord::Body &body) {
  visitAll(archive, body.arguments);
}
template <typename Archive> void visitFields(Archive &archive, GraphRecord::Yield &yield) {
  visitAll(archive, yield.values);
}
template <typename Archive> void visitFields(Archive &archive, GraphRecord::Result &result) {
  visitAll(archive, result.value, result.updates);
}
template <typename Archive> void visitFields(Archive &archive, CompileRequest &request) {
  CompileOptions &options = request.options;
  visitAll(archive, request.graph.entries, options.target, options.threads, options.verify, options.fastMath,
           options.key, options.binding, options.failingOp);
}
template <typename Archive> void visitFields(Archive &archive, CompileReply &reply) {
  visitAll(archive, reply.errorCode, reply.error);
}

std::string CompileRequest::encode() const { return encodeArchive(*this); }

std::optional<CompileRequest> CompileRequest::decode(llvm::StringRef bytes) {
  CompileRequest request;
  return decodeArchive(bytes, request) ? std::optional(std::move(request)) : std::nullopt;
}

std::string CompileReply::encode() const { return encodeArchive(std::pair(encodeArchive(*this), image.encode())); }

std::optional<CompileReply> CompileReply::decode(llvm::StringRef bytes) {
  std::pair<std::string, std::string> parts;
  CompileReply reply;
  if (!decodeArchive(bytes, parts) || !decodeArchive(parts.first, reply))
    return std::nullopt;
  std::optional<ProgramImage> image = ProgramImage::decode(parts.second);
  if (!image)
    return std::nullopt;
  reply.image = std::move(*image);
  return reply;
}

} // namespace tilewright
