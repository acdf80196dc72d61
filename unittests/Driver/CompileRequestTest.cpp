//===- CompileRequestTest.cpp - what a compiler is asked for ----------------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tilewright/Driver/CompileRequest.h"

#include <gtest/gtest.h>

using namespace tilewright;

namespace {
CompileRequest makeRequest() {
  CompileRequest request;
  request.graph.entries = {
      GraphRecord::Argument{{"f32", {2, 3}}, "x", "input"},
      GraphRecord::Constant{{"f32", {}}, std::string("\0\0\1\2", 4)},
      GraphRecord::Op{
          "graph.nothing",
          {0, 1},
          {{"b", true}, {"i", int64_t(-7)}, {"d", -0.5}, {"s", std::string("sum")}, {"v", std::vector<int64_t>{1, 2}}},
          {{"i64", {4}}},
          {"model.py", 12, "add"}},
      GraphRecord::Result{2, 0},
  };
  request.options.target = "x86-64-v3";
  request.options.threads = 3;
  request.options.verify = false;
  request.options.fastMath = true;
  request.options.key = "key";
  request.options.binding = "binding";
  request.options.failingOp = "graph.exp";
  return request;
}

TEST(CompileRequestTest, KeepsEveryField) {
  CompileRequest request = makeRequest();
  std::optional<CompileRequest> copy = CompileRequest::decode(request.encode());
  ASSERT_TRUE(copy);
  EXPECT_EQ(copy->encode(), request.encode());
  const auto &op = std::get<GraphRecord::Op>(copy->graph.entries[2]);
  EXPECT_EQ(op.attributes, std::get<GraphRecord::Op>(request.graph.entries[2]).attributes);
  EXPECT_EQ(op.location.file, "model.py");
  EXPECT_EQ(op.location.line, 12);
  EXPECT_EQ(std::get<GraphRecord::Constant>(copy->graph.entries[1]).data.size(), 4u);
  EXPECT_EQ(std::get<GraphRecord::Result>(copy->graph.entries[3]).updates, 0);
  EXPECT_EQ(copy->options.threads, 3);
  EXPECT_TRUE(copy->options.fastMath);
  EXPECT_EQ(copy->options.failingOp, "graph.exp");
}

TEST(CompileRequestTest, WrongBytesAreNoRequest) {
  std::string bytes = makeRequest().encode();
  for (size_t size = 0; size < bytes.size(); ++size)
    EXPECT_FALSE(CompileRequest::decode(llvm::StringRef(bytes).take_front(size))) << size;
  EXPECT_FALSE(CompileRequest::decode(bytes + "x"));
  std::string unknownKind = bytes;
  unknownKind[sizeof(int64_t)] = 17; // of the first entry
  EXPECT_FALSE(CompileRequest::decode(unknownKind));
}

TEST(CompileRequestTest, RepliesKeepErrors) {
  CompileReply reply;
  reply.errorCode = 2002;
  reply.error = "model.py:12: no";
  std::optional<CompileReply> copy = CompileReply::decode(reply.encode());
  ASSERT_TRUE(copy);
  EXPECT_EQ(copy->errorCode, 2002);
  EXPECT_EQ(copy->error, reply.error);
  EXPECT_FALSE(CompileReply::decode("nothing"));
}
} // namespace
