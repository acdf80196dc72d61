//===- CompileRequest.h - what a compiler is asked for ------------*- C++ -*-===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The compiler runs in a process of its own: it is a function from a request to a reply,
// both bytes. A request holds the graph as the importer spelled it out; MLIR begins on
// the compiler's side (GraphBuilder).
//
//===----------------------------------------------------------------------===//
#ifndef TILEWRIGHT_DRIVER_COMPILEREQUEST_H
#define TILEWRIGHT_DRIVER_COMPILEREQUEST_H

#include "tilewright/Driver/ProgramImage.h"

#include <variant>

namespace tilewright {

/// Where an op comes from: the user's Python line and the name of the FX node.
struct SourceLocation {
  std::string file;
  int64_t line = 0;
  std::string node;
};

struct TensorSpec {
  std::string elementType;
  std::vector<int64_t> shape;
};

/// `true` is a unit attribute, `false` its absence, a vector a dense i64 array.
using AttributeValue = std::variant<bool, int64_t, double, std::string, std::vector<int64_t>>;

/// A program op by op. Arguments, constants and results of ops are values, numbered in order.
struct GraphRecord {
  struct Argument {
    TensorSpec type;
    std::string name, role;
  };
  struct Constant {
    TensorSpec type;
    std::string data; // row-major, or a single element that fills the tensor
  };
  struct Op {
    std::string name;
    std::vector<int64_t> operands;
    std::vector<std::pair<std::string, AttributeValue>> attributes;
    std::vector<TensorSpec> results;
    SourceLocation location;
  };
  /// Begins the region of the next op; its arguments are values too. Only `Yield` ends it.
  struct Body {
    std::vector<TensorSpec> arguments;
  };
  struct Yield {
    std::vector<int64_t> values;
  };
  struct Result {
    int64_t value = 0;
    int64_t updates = -1; // the argument whose new value it is, or -1
  };

  std::vector<std::variant<Argument, Constant, Op, Body, Yield, Result>> entries;
};

struct CompileOptions {
  /// `host`, or a level or processor name that TargetDescription knows.
  std::string target = "host";
  /// Threads that a call is expected to use.
  int64_t threads = 1;
  /// Check every stage's contract.
  bool verify = true;
  /// Let arithmetic round in other ways than PyTorch's: contract and reassociate.
  bool fastMath = false;
  /// Keep the program on disk under this key (from `programKey`), unless it is empty.
  std::string key;
  /// What the caller wants back when it loads the program.
  std::string binding;
  /// For tests: kernels that contain this op (`graph.exp`) fail to compile.
  std::string failingOp;
};

struct CompileRequest {
  GraphRecord graph;
  CompileOptions options;

  std::string encode() const;
  /// Nothing when `bytes` are not what `encode` writes.
  static std::optional<CompileRequest> decode(llvm::StringRef bytes);
};

/// The program, or a coded error (CodedError.h).
struct CompileReply {
  int64_t errorCode = 0;
  std::string error;
  ProgramImage image;

  std::string encode() const;
  static std::optional<CompileReply> decode(llvm::StringRef bytes);
};

} // namespace tilewright

#endif // TILEWRIGHT_DRIVER_COMPILEREQUEST_H
